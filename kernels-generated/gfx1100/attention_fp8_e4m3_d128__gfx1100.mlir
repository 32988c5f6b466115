// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Prefill(codec='fp8_e4m3', dim=128)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_fp8_e4m3_d128__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) {
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
  %c17 = arith.constant 1024 : index
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
  %c40 = arith.constant 1280 : index
  %c41 = arith.constant 1536 : index
  %c42 = arith.constant 1792 : index
  %positionsAt = wave.param "positionsAt" : index
  %c44 = arith.constant 1 : i32
  %c45 = arith.constant 2048 : index
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
  %c68 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c69 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c70 = arith.constant 0x41000000 : f32
  %c71 = arith.constant 0x40C00000 : f32
  %c72 = arith.constant 255 : i32
  %c73 = arith.constant 2 : i32
  %c74 = arith.constant 16711680 : i32
  %c75 = arith.constant 3 : i32
  %c76 = arith.constant 4 : i32
  %c77 = arith.constant 65280 : i32
  %c78 = arith.constant 5 : i32
  %c79 = arith.constant 6 : i32
  %c80 = arith.constant -16777216 : i32
  %c81 = arith.constant 7 : i32
  %c82 = arith.constant 8 : i32
  %c83 = arith.constant 9 : i32
  %c84 = arith.constant 10 : i32
  %c85 = arith.constant 11 : i32
  %c86 = arith.constant 12 : i32
  %c87 = arith.constant 13 : i32
  %c88 = arith.constant 15 : i32
  %c89 = arith.constant 640 : index
  %c90 = arith.constant 704 : index
  %c91 = arith.constant 832 : index
  %c92 = arith.constant 896 : index
  %c93 = arith.constant 960 : index
  %outTileRows = wave.param "outTileRows" : index
  %c95 = arith.constant dense<0x477FE000> : vector<8xf32>
  %c96 = arith.constant dense<0xC77FE000> : vector<8xf32>
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
      %168 = arith.addi %138, %c17 : index
      vector.store %167, %4[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %169 = arith.mulf %74, %135 : vector<4xf32>
      %170 = arith.truncf %169 : vector<4xf32> to vector<4xf16>
      %171 = arith.mulf %76, %135 : vector<4xf32>
      %172 = arith.truncf %171 : vector<4xf32> to vector<4xf16>
      %173 = vector.shuffle %170, %172 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %174 = arith.addi %138, %c40 : index
      vector.store %173, %4[%174] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %175 = arith.mulf %78, %135 : vector<4xf32>
      %176 = arith.truncf %175 : vector<4xf32> to vector<4xf16>
      %177 = arith.mulf %80, %135 : vector<4xf32>
      %178 = arith.truncf %177 : vector<4xf32> to vector<4xf16>
      %179 = vector.shuffle %176, %178 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %180 = arith.addi %138, %c41 : index
      vector.store %179, %4[%180] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %181 = arith.mulf %82, %135 : vector<4xf32>
      %182 = arith.truncf %181 : vector<4xf32> to vector<4xf16>
      %183 = arith.mulf %84, %135 : vector<4xf32>
      %184 = arith.truncf %183 : vector<4xf32> to vector<4xf16>
      %185 = vector.shuffle %182, %184 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %186 = arith.addi %138, %c42 : index
      vector.store %185, %4[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %187 = memref.load %scales[%13] : memref<?xf32>
      %188 = arith.mulf %187, %134 : f32
      memref.store %188, %6[%47] : memref<?xf32>
      %189 = arith.addi %positionsAt, %43 : index
      %190 = memref.load %step[%189] : memref<?xi32>
      %191 = arith.addi %190, %c44 : i32
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
      %298 = arith.addi %292, %c45 : index
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
      %345 = arith.addi %344, %c44 : i32
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
      %355 = arith.addi %354, %c44 : i32
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
      %366 = arith.addi %365, %c44 : i32
      %367 = arith.subi %366, %c44 : i32
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
            %392 = arith.addi %383, %c44 : i32
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
            %403 = arith.addi %399, %35 : index
            %404 = arith.addi %403, %c10 : index
            %405 = vector.load %kv[%404] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %429:22 = scf.for %406 = %c55 to %382 step %c44 iter_args(%407 = %402, %408 = %405, %409 = %c59, %410 = %c60, %411 = %c61, %412 = %c61, %413 = %c61, %414 = %c61, %415 = %c61, %416 = %c61, %417 = %c61, %418 = %c61, %419 = %c59, %420 = %c60, %421 = %c61, %422 = %c61, %423 = %c61, %424 = %c61, %425 = %c61, %426 = %c61, %427 = %c61, %428 = %c61) -> (vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
              %430 = arith.muli %406, %c63 : i32
              %431 = arith.addi %377, %430 : i32
              %432 = arith.addi %431, %c63 : i32
              %433 = arith.divui %431, %c54 : i32
              %434 = arith.addi %433, %c55 : i32
              %435 = arith.minsi %434, %368 : i32
              %436 = arith.index_castui %435 : i32 to index
              %437 = arith.addi %32, %436 : index
              %438 = memref.load %step[%437] : memref<?xi32>
              %439 = arith.index_cast %438 : i32 to index
              %440 = arith.muli %439, %33 : index
              %441 = arith.addi %440, %34 : index
              %442 = arith.addi %433, %c44 : i32
              %443 = arith.minsi %442, %368 : i32
              %444 = arith.index_castui %443 : i32 to index
              %445 = arith.addi %32, %444 : index
              %446 = memref.load %step[%445] : memref<?xi32>
              %447 = arith.index_cast %446 : i32 to index
              %448 = arith.muli %447, %33 : index
              %449 = arith.addi %448, %34 : index
              %450 = arith.divui %432, %c54 : i32
              %451 = arith.addi %450, %c55 : i32
              %452 = arith.minsi %451, %368 : i32
              %453 = arith.index_castui %452 : i32 to index
              %454 = arith.addi %32, %453 : index
              %455 = memref.load %step[%454] : memref<?xi32>
              %456 = arith.index_cast %455 : i32 to index
              %457 = arith.muli %456, %33 : index
              %458 = arith.addi %457, %34 : index
              %459 = arith.addi %450, %c44 : i32
              %460 = arith.minsi %459, %368 : i32
              %461 = arith.index_castui %460 : i32 to index
              %462 = arith.addi %32, %461 : index
              %463 = memref.load %step[%462] : memref<?xi32>
              %464 = arith.index_cast %463 : i32 to index
              %465 = arith.muli %464, %33 : index
              %466 = arith.addi %465, %34 : index
              %467 = wave.opaque %c10 : index
              %468 = arith.muli %1, %c19 : index
              %469 = arith.addi %467, %468 : index
              %470 = arith.addi %441, %35 : index
              %471 = arith.addi %470, %c24 : index
              %472 = vector.load %kv[%471] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %473 = arith.addi %449, %35 : index
              %474 = arith.addi %473, %c24 : index
              %475 = vector.load %kv[%474] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %476 = vector.bitcast %407 : vector<4xi32> to vector<16xi8>
              %477 = wave.fp8_decode "e4m3" packed %476 : vector<16xi8> -> vector<16xf16>
              %478 = vector.bitcast %408 : vector<4xi32> to vector<16xi8>
              %479 = wave.fp8_decode "e4m3" packed %478 : vector<16xi8> -> vector<16xf16>
              %480 = arith.addi %469, %c10 : index
              %481 = vector.load %4[%480] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %482 = arith.addi %480, %c18 : index
              %483 = vector.load %4[%482] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %484 = vector.shuffle %481, %483 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %485 = wave.mma %477, %484, %c61 : vector<16xf16>, vector<8xf32>
              %486 = wave.mma %479, %484, %c61 : vector<16xf16>, vector<8xf32>
              wave.pin
              %487 = arith.addi %469, %c45 : index
              %488 = vector.load %4[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %489 = arith.addi %487, %c18 : index
              %490 = vector.load %4[%489] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %491 = vector.shuffle %488, %490 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %492 = wave.mma %477, %491, %c61 : vector<16xf16>, vector<8xf32>
              %493 = wave.mma %479, %491, %c61 : vector<16xf16>, vector<8xf32>
              %494 = arith.addi %441, %35 : index
              %495 = arith.addi %494, %c18 : index
              %496 = vector.load %kv[%495] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %497 = arith.addi %449, %35 : index
              %498 = arith.addi %497, %c18 : index
              %499 = vector.load %kv[%498] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %500 = vector.bitcast %472 : vector<4xi32> to vector<16xi8>
              %501 = wave.fp8_decode "e4m3" packed %500 : vector<16xi8> -> vector<16xf16>
              %502 = vector.bitcast %475 : vector<4xi32> to vector<16xi8>
              %503 = wave.fp8_decode "e4m3" packed %502 : vector<16xi8> -> vector<16xf16>
              %504 = arith.addi %469, %c37 : index
              %505 = vector.load %4[%504] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %506 = arith.addi %504, %c18 : index
              %507 = vector.load %4[%506] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %508 = vector.shuffle %505, %507 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %509 = wave.mma %501, %508, %485 : vector<16xf16>, vector<8xf32>
              %510 = wave.mma %503, %508, %486 : vector<16xf16>, vector<8xf32>
              wave.pin
              %511 = arith.addi %469, %c46 : index
              %512 = vector.load %4[%511] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %513 = arith.addi %511, %c18 : index
              %514 = vector.load %4[%513] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %515 = vector.shuffle %512, %514 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %516 = wave.mma %501, %515, %492 : vector<16xf16>, vector<8xf32>
              %517 = wave.mma %503, %515, %493 : vector<16xf16>, vector<8xf32>
              %518 = arith.addi %441, %35 : index
              %519 = arith.addi %518, %c64 : index
              %520 = vector.load %kv[%519] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %521 = arith.addi %449, %35 : index
              %522 = arith.addi %521, %c64 : index
              %523 = vector.load %kv[%522] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %524 = vector.bitcast %496 : vector<4xi32> to vector<16xi8>
              %525 = wave.fp8_decode "e4m3" packed %524 : vector<16xi8> -> vector<16xf16>
              %526 = vector.bitcast %499 : vector<4xi32> to vector<16xi8>
              %527 = wave.fp8_decode "e4m3" packed %526 : vector<16xi8> -> vector<16xf16>
              %528 = arith.addi %469, %c38 : index
              %529 = vector.load %4[%528] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %530 = arith.addi %528, %c18 : index
              %531 = vector.load %4[%530] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %532 = vector.shuffle %529, %531 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %533 = wave.mma %525, %532, %509 : vector<16xf16>, vector<8xf32>
              %534 = wave.mma %527, %532, %510 : vector<16xf16>, vector<8xf32>
              wave.pin
              %535 = arith.addi %469, %c47 : index
              %536 = vector.load %4[%535] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %537 = arith.addi %535, %c18 : index
              %538 = vector.load %4[%537] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %539 = vector.shuffle %536, %538 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %540 = wave.mma %525, %539, %516 : vector<16xf16>, vector<8xf32>
              %541 = wave.mma %527, %539, %517 : vector<16xf16>, vector<8xf32>
              %542 = arith.addi %441, %35 : index
              %543 = arith.addi %542, %c37 : index
              %544 = vector.load %kv[%543] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %545 = arith.addi %449, %35 : index
              %546 = arith.addi %545, %c37 : index
              %547 = vector.load %kv[%546] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %548 = vector.bitcast %520 : vector<4xi32> to vector<16xi8>
              %549 = wave.fp8_decode "e4m3" packed %548 : vector<16xi8> -> vector<16xf16>
              %550 = vector.bitcast %523 : vector<4xi32> to vector<16xi8>
              %551 = wave.fp8_decode "e4m3" packed %550 : vector<16xi8> -> vector<16xf16>
              %552 = arith.addi %469, %c39 : index
              %553 = vector.load %4[%552] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %554 = arith.addi %552, %c18 : index
              %555 = vector.load %4[%554] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %556 = vector.shuffle %553, %555 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %557 = wave.mma %549, %556, %533 : vector<16xf16>, vector<8xf32>
              %558 = wave.mma %551, %556, %534 : vector<16xf16>, vector<8xf32>
              wave.pin
              %559 = arith.addi %469, %c48 : index
              %560 = vector.load %4[%559] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %561 = arith.addi %559, %c18 : index
              %562 = vector.load %4[%561] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %563 = vector.shuffle %560, %562 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %564 = wave.mma %549, %563, %540 : vector<16xf16>, vector<8xf32>
              %565 = wave.mma %551, %563, %541 : vector<16xf16>, vector<8xf32>
              %566 = arith.addi %441, %35 : index
              %567 = arith.addi %566, %c65 : index
              %568 = vector.load %kv[%567] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %569 = arith.addi %449, %35 : index
              %570 = arith.addi %569, %c65 : index
              %571 = vector.load %kv[%570] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %572 = vector.bitcast %544 : vector<4xi32> to vector<16xi8>
              %573 = wave.fp8_decode "e4m3" packed %572 : vector<16xi8> -> vector<16xf16>
              %574 = vector.bitcast %547 : vector<4xi32> to vector<16xi8>
              %575 = wave.fp8_decode "e4m3" packed %574 : vector<16xi8> -> vector<16xf16>
              %576 = arith.addi %469, %c17 : index
              %577 = vector.load %4[%576] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %578 = arith.addi %576, %c18 : index
              %579 = vector.load %4[%578] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %580 = vector.shuffle %577, %579 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %581 = wave.mma %573, %580, %557 : vector<16xf16>, vector<8xf32>
              %582 = wave.mma %575, %580, %558 : vector<16xf16>, vector<8xf32>
              wave.pin
              %583 = arith.addi %469, %c49 : index
              %584 = vector.load %4[%583] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %585 = arith.addi %583, %c18 : index
              %586 = vector.load %4[%585] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %587 = vector.shuffle %584, %586 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %588 = wave.mma %573, %587, %564 : vector<16xf16>, vector<8xf32>
              %589 = wave.mma %575, %587, %565 : vector<16xf16>, vector<8xf32>
              %590 = arith.addi %441, %35 : index
              %591 = arith.addi %590, %c7 : index
              %592 = vector.load %kv[%591] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %593 = arith.addi %449, %35 : index
              %594 = arith.addi %593, %c7 : index
              %595 = vector.load %kv[%594] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %596 = vector.bitcast %568 : vector<4xi32> to vector<16xi8>
              %597 = wave.fp8_decode "e4m3" packed %596 : vector<16xi8> -> vector<16xf16>
              %598 = vector.bitcast %571 : vector<4xi32> to vector<16xi8>
              %599 = wave.fp8_decode "e4m3" packed %598 : vector<16xi8> -> vector<16xf16>
              %600 = arith.addi %469, %c40 : index
              %601 = vector.load %4[%600] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %602 = arith.addi %600, %c18 : index
              %603 = vector.load %4[%602] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %604 = vector.shuffle %601, %603 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %605 = wave.mma %597, %604, %581 : vector<16xf16>, vector<8xf32>
              %606 = wave.mma %599, %604, %582 : vector<16xf16>, vector<8xf32>
              wave.pin
              %607 = arith.addi %469, %c50 : index
              %608 = vector.load %4[%607] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %609 = arith.addi %607, %c18 : index
              %610 = vector.load %4[%609] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %611 = vector.shuffle %608, %610 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %612 = wave.mma %597, %611, %588 : vector<16xf16>, vector<8xf32>
              %613 = wave.mma %599, %611, %589 : vector<16xf16>, vector<8xf32>
              %614 = arith.addi %441, %35 : index
              %615 = arith.addi %614, %c66 : index
              %616 = vector.load %kv[%615] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %617 = arith.addi %449, %35 : index
              %618 = arith.addi %617, %c66 : index
              %619 = vector.load %kv[%618] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %620 = vector.bitcast %592 : vector<4xi32> to vector<16xi8>
              %621 = wave.fp8_decode "e4m3" packed %620 : vector<16xi8> -> vector<16xf16>
              %622 = vector.bitcast %595 : vector<4xi32> to vector<16xi8>
              %623 = wave.fp8_decode "e4m3" packed %622 : vector<16xi8> -> vector<16xf16>
              %624 = arith.addi %469, %c41 : index
              %625 = vector.load %4[%624] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %626 = arith.addi %624, %c18 : index
              %627 = vector.load %4[%626] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %628 = vector.shuffle %625, %627 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %629 = wave.mma %621, %628, %605 : vector<16xf16>, vector<8xf32>
              %630 = wave.mma %623, %628, %606 : vector<16xf16>, vector<8xf32>
              wave.pin
              %631 = arith.addi %469, %c51 : index
              %632 = vector.load %4[%631] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %633 = arith.addi %631, %c18 : index
              %634 = vector.load %4[%633] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %635 = vector.shuffle %632, %634 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %636 = wave.mma %621, %635, %612 : vector<16xf16>, vector<8xf32>
              %637 = wave.mma %623, %635, %613 : vector<16xf16>, vector<8xf32>
              %638 = arith.addi %441, %35 : index
              %639 = arith.addi %638, %c38 : index
              %640 = vector.load %kv[%639] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %641 = arith.addi %449, %35 : index
              %642 = arith.addi %641, %c38 : index
              %643 = vector.load %kv[%642] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %644 = vector.bitcast %616 : vector<4xi32> to vector<16xi8>
              %645 = wave.fp8_decode "e4m3" packed %644 : vector<16xi8> -> vector<16xf16>
              %646 = vector.bitcast %619 : vector<4xi32> to vector<16xi8>
              %647 = wave.fp8_decode "e4m3" packed %646 : vector<16xi8> -> vector<16xf16>
              %648 = arith.addi %469, %c42 : index
              %649 = vector.load %4[%648] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %650 = arith.addi %648, %c18 : index
              %651 = vector.load %4[%650] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %652 = vector.shuffle %649, %651 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %653 = wave.mma %645, %652, %629 : vector<16xf16>, vector<8xf32>
              %654 = wave.mma %647, %652, %630 : vector<16xf16>, vector<8xf32>
              wave.pin
              %655 = arith.addi %469, %c52 : index
              %656 = vector.load %4[%655] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %657 = arith.addi %655, %c18 : index
              %658 = vector.load %4[%657] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %659 = vector.shuffle %656, %658 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %660 = wave.mma %645, %659, %636 : vector<16xf16>, vector<8xf32>
              %661 = wave.mma %647, %659, %637 : vector<16xf16>, vector<8xf32>
              %662 = arith.addi %441, %35 : index
              %663 = arith.addi %662, %c67 : index
              %664 = vector.load %kv[%663] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %665 = arith.addi %449, %35 : index
              %666 = arith.addi %665, %c67 : index
              %667 = vector.load %kv[%666] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %668 = wave.opaque %653 : vector<8xf32>
              %669 = wave.opaque %654 : vector<8xf32>
              %670 = wave.opaque %660 : vector<8xf32>
              %671 = wave.opaque %661 : vector<8xf32>
              %672 = wave.opaque %432 : i32
              %673 = arith.cmpi sgt, %672, %355 : i32
              %674:2 = scf.if %673 -> (vector<8xf32>, vector<8xf32>) {
                %675 = wave.opaque %c10 : index
                %676 = arith.addi %1, %675 : index
                %677 = memref.load %7[%676] : memref<?xi32>
                %678 = arith.index_cast %2 : index to i32
                %679 = arith.addi %431, %678 : i32
                %680 = arith.subi %677, %679 : i32
                %681 = arith.subi %680, %c55 : i32
                %682 = vector.broadcast %681 : i32 to vector<8xi32>
                %683 = arith.cmpi sgt, %682, %c69 : vector<8xi32>
                %684 = arith.select %683, %668, %c68 : vector<8xi1>, vector<8xf32>
                %685 = arith.subi %680, %c54 : i32
                %686 = vector.broadcast %685 : i32 to vector<8xi32>
                %687 = arith.cmpi sgt, %686, %c69 : vector<8xi32>
                %688 = arith.select %687, %669, %c68 : vector<8xi1>, vector<8xf32>
                scf.yield %684, %688 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %668, %669 : vector<8xf32>, vector<8xf32>
              }
              %689 = wave.opaque %c10 : index
              %690 = arith.addi %1, %689 : index
              %691 = memref.load %6[%690] : memref<?xf32>
              %692 = vector.extract %674#0[0] : f32 from vector<8xf32>
              %693 = vector.extract %674#0[1] : f32 from vector<8xf32>
              %694 = vector.extract %674#0[2] : f32 from vector<8xf32>
              %695 = vector.extract %674#0[3] : f32 from vector<8xf32>
              %696 = vector.extract %674#0[4] : f32 from vector<8xf32>
              %697 = vector.extract %674#0[5] : f32 from vector<8xf32>
              %698 = vector.extract %674#0[6] : f32 from vector<8xf32>
              %699 = vector.extract %674#0[7] : f32 from vector<8xf32>
              %700 = vector.extract %674#1[0] : f32 from vector<8xf32>
              %701 = vector.extract %674#1[1] : f32 from vector<8xf32>
              %702 = vector.extract %674#1[2] : f32 from vector<8xf32>
              %703 = vector.extract %674#1[3] : f32 from vector<8xf32>
              %704 = vector.extract %674#1[4] : f32 from vector<8xf32>
              %705 = vector.extract %674#1[5] : f32 from vector<8xf32>
              %706 = vector.extract %674#1[6] : f32 from vector<8xf32>
              %707 = vector.extract %674#1[7] : f32 from vector<8xf32>
              %708 = arith.maxnumf %692, %693 fastmath<nnan> : f32
              %709 = arith.maxnumf %708, %694 fastmath<nnan> : f32
              %710 = arith.maxnumf %709, %695 fastmath<nnan> : f32
              %711 = arith.maxnumf %710, %696 fastmath<nnan> : f32
              %712 = arith.maxnumf %711, %697 fastmath<nnan> : f32
              %713 = arith.maxnumf %712, %698 fastmath<nnan> : f32
              %714 = arith.maxnumf %713, %699 fastmath<nnan> : f32
              %715 = arith.maxnumf %714, %700 fastmath<nnan> : f32
              %716 = arith.maxnumf %715, %701 fastmath<nnan> : f32
              %717 = arith.maxnumf %716, %702 fastmath<nnan> : f32
              %718 = arith.maxnumf %717, %703 fastmath<nnan> : f32
              %719 = arith.maxnumf %718, %704 fastmath<nnan> : f32
              %720 = arith.maxnumf %719, %705 fastmath<nnan> : f32
              %721 = arith.maxnumf %720, %706 fastmath<nnan> : f32
              %722 = arith.maxnumf %721, %707 fastmath<nnan> : f32
              %723 = wave.swap_halves %722 : f32
              %724 = arith.maxnumf %722, %723 fastmath<nnan> : f32
              %725 = arith.mulf %724, %691 : f32
              %726 = arith.addf %409, %c70 : f32
              %727 = arith.cmpf ogt, %725, %726 : f32
              %728:10 = scf.if %727 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %729 = arith.subf %409, %725 : f32
                %730 = wave.exp2 %729 : f32
                %731 = vector.broadcast %730 : f32 to vector<8xf32>
                %732 = arith.mulf %410, %730 : f32
                %733 = arith.mulf %411, %731 : vector<8xf32>
                %734 = arith.mulf %412, %731 : vector<8xf32>
                %735 = arith.mulf %413, %731 : vector<8xf32>
                %736 = arith.mulf %414, %731 : vector<8xf32>
                %737 = arith.mulf %415, %731 : vector<8xf32>
                %738 = arith.mulf %416, %731 : vector<8xf32>
                %739 = arith.mulf %417, %731 : vector<8xf32>
                %740 = arith.mulf %418, %731 : vector<8xf32>
                scf.yield %725, %732, %733, %734, %735, %736, %737, %738, %739, %740 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %409, %410, %411, %412, %413, %414, %415, %416, %417, %418 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %741 = vector.broadcast %691 : f32 to vector<8xf32>
              %742 = arith.subf %c71, %728#0 : f32
              %743 = vector.broadcast %742 : f32 to vector<8xf32>
              %744 = math.fma %674#0, %741, %743 : vector<8xf32>
              %745 = wave.exp2 %744 : vector<8xf32>
              %746 = math.fma %674#1, %741, %743 : vector<8xf32>
              %747 = wave.exp2 %746 : vector<8xf32>
              %748 = arith.truncf %745 : vector<8xf32> to vector<8xf16>
              %749 = vector.bitcast %748 : vector<8xf16> to vector<4xi32>
              %750 = wave.swap_halves %749 : vector<4xi32>
              %751 = arith.select %3, %750, %749 : vector<4xi32>
              %752 = arith.select %3, %749, %750 : vector<4xi32>
              %753 = vector.shuffle %751, %752 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %754 = vector.bitcast %753 : vector<8xi32> to vector<16xf16>
              %755 = arith.truncf %747 : vector<8xf32> to vector<8xf16>
              %756 = vector.bitcast %755 : vector<8xf16> to vector<4xi32>
              %757 = wave.swap_halves %756 : vector<4xi32>
              %758 = arith.select %3, %757, %756 : vector<4xi32>
              %759 = arith.select %3, %756, %757 : vector<4xi32>
              %760 = vector.shuffle %758, %759 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %761 = vector.bitcast %760 : vector<8xi32> to vector<16xf16>
              %762 = arith.addf %745, %747 : vector<8xf32>
              %763 = vector.extract %762[0] : f32 from vector<8xf32>
              %764 = vector.extract %762[1] : f32 from vector<8xf32>
              %765 = vector.extract %762[2] : f32 from vector<8xf32>
              %766 = vector.extract %762[3] : f32 from vector<8xf32>
              %767 = vector.extract %762[4] : f32 from vector<8xf32>
              %768 = vector.extract %762[5] : f32 from vector<8xf32>
              %769 = vector.extract %762[6] : f32 from vector<8xf32>
              %770 = vector.extract %762[7] : f32 from vector<8xf32>
              %771 = arith.addf %763, %767 : f32
              %772 = arith.addf %764, %768 : f32
              %773 = arith.addf %765, %769 : f32
              %774 = arith.addf %766, %770 : f32
              %775 = arith.addf %771, %773 : f32
              %776 = arith.addf %772, %774 : f32
              %777 = arith.addf %775, %776 : f32
              %778 = arith.addf %728#1, %777 : f32
              %779 = wave.opaque %778 : f32
              %780 = wave.opaque %432 : i32
              %781 = arith.cmpi sgt, %780, %355 : i32
              %782:2 = scf.if %781 -> (vector<8xf32>, vector<8xf32>) {
                %783 = wave.opaque %c3 : index
                %784 = arith.addi %1, %783 : index
                %785 = memref.load %7[%784] : memref<?xi32>
                %786 = arith.index_cast %2 : index to i32
                %787 = arith.addi %431, %786 : i32
                %788 = arith.subi %785, %787 : i32
                %789 = arith.subi %788, %c55 : i32
                %790 = vector.broadcast %789 : i32 to vector<8xi32>
                %791 = arith.cmpi sgt, %790, %c69 : vector<8xi32>
                %792 = arith.select %791, %670, %c68 : vector<8xi1>, vector<8xf32>
                %793 = arith.subi %788, %c54 : i32
                %794 = vector.broadcast %793 : i32 to vector<8xi32>
                %795 = arith.cmpi sgt, %794, %c69 : vector<8xi32>
                %796 = arith.select %795, %671, %c68 : vector<8xi1>, vector<8xf32>
                scf.yield %792, %796 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %670, %671 : vector<8xf32>, vector<8xf32>
              }
              %797 = wave.opaque %c3 : index
              %798 = arith.addi %1, %797 : index
              %799 = memref.load %6[%798] : memref<?xf32>
              %800 = vector.extract %782#0[0] : f32 from vector<8xf32>
              %801 = vector.extract %782#0[1] : f32 from vector<8xf32>
              %802 = vector.extract %782#0[2] : f32 from vector<8xf32>
              %803 = vector.extract %782#0[3] : f32 from vector<8xf32>
              %804 = vector.extract %782#0[4] : f32 from vector<8xf32>
              %805 = vector.extract %782#0[5] : f32 from vector<8xf32>
              %806 = vector.extract %782#0[6] : f32 from vector<8xf32>
              %807 = vector.extract %782#0[7] : f32 from vector<8xf32>
              %808 = vector.extract %782#1[0] : f32 from vector<8xf32>
              %809 = vector.extract %782#1[1] : f32 from vector<8xf32>
              %810 = vector.extract %782#1[2] : f32 from vector<8xf32>
              %811 = vector.extract %782#1[3] : f32 from vector<8xf32>
              %812 = vector.extract %782#1[4] : f32 from vector<8xf32>
              %813 = vector.extract %782#1[5] : f32 from vector<8xf32>
              %814 = vector.extract %782#1[6] : f32 from vector<8xf32>
              %815 = vector.extract %782#1[7] : f32 from vector<8xf32>
              %816 = arith.maxnumf %800, %801 fastmath<nnan> : f32
              %817 = arith.maxnumf %816, %802 fastmath<nnan> : f32
              %818 = arith.maxnumf %817, %803 fastmath<nnan> : f32
              %819 = arith.maxnumf %818, %804 fastmath<nnan> : f32
              %820 = arith.maxnumf %819, %805 fastmath<nnan> : f32
              %821 = arith.maxnumf %820, %806 fastmath<nnan> : f32
              %822 = arith.maxnumf %821, %807 fastmath<nnan> : f32
              %823 = arith.maxnumf %822, %808 fastmath<nnan> : f32
              %824 = arith.maxnumf %823, %809 fastmath<nnan> : f32
              %825 = arith.maxnumf %824, %810 fastmath<nnan> : f32
              %826 = arith.maxnumf %825, %811 fastmath<nnan> : f32
              %827 = arith.maxnumf %826, %812 fastmath<nnan> : f32
              %828 = arith.maxnumf %827, %813 fastmath<nnan> : f32
              %829 = arith.maxnumf %828, %814 fastmath<nnan> : f32
              %830 = arith.maxnumf %829, %815 fastmath<nnan> : f32
              %831 = wave.swap_halves %830 : f32
              %832 = arith.maxnumf %830, %831 fastmath<nnan> : f32
              %833 = arith.mulf %832, %799 : f32
              %834 = arith.addf %419, %c70 : f32
              %835 = arith.cmpf ogt, %833, %834 : f32
              %836:10 = scf.if %835 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %837 = arith.subf %419, %833 : f32
                %838 = wave.exp2 %837 : f32
                %839 = vector.broadcast %838 : f32 to vector<8xf32>
                %840 = arith.mulf %420, %838 : f32
                %841 = arith.mulf %421, %839 : vector<8xf32>
                %842 = arith.mulf %422, %839 : vector<8xf32>
                %843 = arith.mulf %423, %839 : vector<8xf32>
                %844 = arith.mulf %424, %839 : vector<8xf32>
                %845 = arith.mulf %425, %839 : vector<8xf32>
                %846 = arith.mulf %426, %839 : vector<8xf32>
                %847 = arith.mulf %427, %839 : vector<8xf32>
                %848 = arith.mulf %428, %839 : vector<8xf32>
                scf.yield %833, %840, %841, %842, %843, %844, %845, %846, %847, %848 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %419, %420, %421, %422, %423, %424, %425, %426, %427, %428 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %849 = vector.broadcast %799 : f32 to vector<8xf32>
              %850 = arith.subf %c71, %836#0 : f32
              %851 = vector.broadcast %850 : f32 to vector<8xf32>
              %852 = math.fma %782#0, %849, %851 : vector<8xf32>
              %853 = wave.exp2 %852 : vector<8xf32>
              %854 = math.fma %782#1, %849, %851 : vector<8xf32>
              %855 = wave.exp2 %854 : vector<8xf32>
              %856 = arith.truncf %853 : vector<8xf32> to vector<8xf16>
              %857 = vector.bitcast %856 : vector<8xf16> to vector<4xi32>
              %858 = wave.swap_halves %857 : vector<4xi32>
              %859 = arith.select %3, %858, %857 : vector<4xi32>
              %860 = arith.select %3, %857, %858 : vector<4xi32>
              %861 = vector.shuffle %859, %860 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %862 = vector.bitcast %861 : vector<8xi32> to vector<16xf16>
              %863 = arith.truncf %855 : vector<8xf32> to vector<8xf16>
              %864 = vector.bitcast %863 : vector<8xf16> to vector<4xi32>
              %865 = wave.swap_halves %864 : vector<4xi32>
              %866 = arith.select %3, %865, %864 : vector<4xi32>
              %867 = arith.select %3, %864, %865 : vector<4xi32>
              %868 = vector.shuffle %866, %867 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %869 = vector.bitcast %868 : vector<8xi32> to vector<16xf16>
              %870 = arith.addf %853, %855 : vector<8xf32>
              %871 = vector.extract %870[0] : f32 from vector<8xf32>
              %872 = vector.extract %870[1] : f32 from vector<8xf32>
              %873 = vector.extract %870[2] : f32 from vector<8xf32>
              %874 = vector.extract %870[3] : f32 from vector<8xf32>
              %875 = vector.extract %870[4] : f32 from vector<8xf32>
              %876 = vector.extract %870[5] : f32 from vector<8xf32>
              %877 = vector.extract %870[6] : f32 from vector<8xf32>
              %878 = vector.extract %870[7] : f32 from vector<8xf32>
              %879 = arith.addf %871, %875 : f32
              %880 = arith.addf %872, %876 : f32
              %881 = arith.addf %873, %877 : f32
              %882 = arith.addf %874, %878 : f32
              %883 = arith.addf %879, %881 : f32
              %884 = arith.addf %880, %882 : f32
              %885 = arith.addf %883, %884 : f32
              %886 = arith.addf %836#1, %885 : f32
              %887 = wave.opaque %886 : f32
              %888 = wave.opaque %432 : i32
              %889 = arith.cmpi sgt, %888, %355 : i32
              %890:2 = scf.if %889 -> (vector<4xi32>, vector<4xi32>) {
                %891 = arith.subi %379, %431 : i32
                %892 = arith.subi %891, %c55 : i32
                %893 = arith.minsi %892, %c54 : i32
                %894 = arith.maxsi %893, %c55 : i32
                %895 = arith.cmpi sgt, %894, %c55 : i32
                %896 = arith.select %895, %c72, %c55 : i32
                %897 = arith.ori %c55, %896 : i32
                %898 = arith.cmpi sgt, %894, %c44 : i32
                %899 = arith.select %898, %c72, %c55 : i32
                %900 = arith.ori %c55, %899 : i32
                %901 = arith.cmpi sgt, %894, %c73 : i32
                %902 = arith.select %901, %c74, %c55 : i32
                %903 = arith.ori %897, %902 : i32
                %904 = arith.cmpi sgt, %894, %c75 : i32
                %905 = arith.select %904, %c74, %c55 : i32
                %906 = arith.ori %900, %905 : i32
                %907 = arith.cmpi sgt, %894, %c76 : i32
                %908 = arith.select %907, %c77, %c55 : i32
                %909 = arith.ori %903, %908 : i32
                %910 = arith.cmpi sgt, %894, %c78 : i32
                %911 = arith.select %910, %c77, %c55 : i32
                %912 = arith.ori %906, %911 : i32
                %913 = arith.cmpi sgt, %894, %c79 : i32
                %914 = arith.select %913, %c80, %c55 : i32
                %915 = arith.ori %909, %914 : i32
                %916 = arith.cmpi sgt, %894, %c81 : i32
                %917 = arith.select %916, %c80, %c55 : i32
                %918 = arith.ori %912, %917 : i32
                %919 = arith.cmpi sgt, %894, %c82 : i32
                %920 = arith.select %919, %c72, %c55 : i32
                %921 = arith.ori %c55, %920 : i32
                %922 = arith.cmpi sgt, %894, %c83 : i32
                %923 = arith.select %922, %c72, %c55 : i32
                %924 = arith.ori %c55, %923 : i32
                %925 = arith.cmpi sgt, %894, %c84 : i32
                %926 = arith.select %925, %c74, %c55 : i32
                %927 = arith.ori %921, %926 : i32
                %928 = arith.cmpi sgt, %894, %c85 : i32
                %929 = arith.select %928, %c74, %c55 : i32
                %930 = arith.ori %924, %929 : i32
                %931 = arith.cmpi sgt, %894, %c86 : i32
                %932 = arith.select %931, %c77, %c55 : i32
                %933 = arith.ori %927, %932 : i32
                %934 = arith.cmpi sgt, %894, %c87 : i32
                %935 = arith.select %934, %c77, %c55 : i32
                %936 = arith.ori %930, %935 : i32
                %937 = arith.cmpi sgt, %894, %c36 : i32
                %938 = arith.select %937, %c80, %c55 : i32
                %939 = arith.ori %933, %938 : i32
                %940 = arith.cmpi sgt, %894, %c88 : i32
                %941 = arith.select %940, %c80, %c55 : i32
                %942 = arith.ori %936, %941 : i32
                %943 = vector.from_elements %915, %939, %918, %942 : vector<4xi32>
                %944 = arith.subi %379, %431 : i32
                %945 = arith.subi %944, %c54 : i32
                %946 = arith.minsi %945, %c54 : i32
                %947 = arith.maxsi %946, %c55 : i32
                %948 = arith.cmpi sgt, %947, %c55 : i32
                %949 = arith.select %948, %c72, %c55 : i32
                %950 = arith.ori %c55, %949 : i32
                %951 = arith.cmpi sgt, %947, %c44 : i32
                %952 = arith.select %951, %c72, %c55 : i32
                %953 = arith.ori %c55, %952 : i32
                %954 = arith.cmpi sgt, %947, %c73 : i32
                %955 = arith.select %954, %c74, %c55 : i32
                %956 = arith.ori %950, %955 : i32
                %957 = arith.cmpi sgt, %947, %c75 : i32
                %958 = arith.select %957, %c74, %c55 : i32
                %959 = arith.ori %953, %958 : i32
                %960 = arith.cmpi sgt, %947, %c76 : i32
                %961 = arith.select %960, %c77, %c55 : i32
                %962 = arith.ori %956, %961 : i32
                %963 = arith.cmpi sgt, %947, %c78 : i32
                %964 = arith.select %963, %c77, %c55 : i32
                %965 = arith.ori %959, %964 : i32
                %966 = arith.cmpi sgt, %947, %c79 : i32
                %967 = arith.select %966, %c80, %c55 : i32
                %968 = arith.ori %962, %967 : i32
                %969 = arith.cmpi sgt, %947, %c81 : i32
                %970 = arith.select %969, %c80, %c55 : i32
                %971 = arith.ori %965, %970 : i32
                %972 = arith.cmpi sgt, %947, %c82 : i32
                %973 = arith.select %972, %c72, %c55 : i32
                %974 = arith.ori %c55, %973 : i32
                %975 = arith.cmpi sgt, %947, %c83 : i32
                %976 = arith.select %975, %c72, %c55 : i32
                %977 = arith.ori %c55, %976 : i32
                %978 = arith.cmpi sgt, %947, %c84 : i32
                %979 = arith.select %978, %c74, %c55 : i32
                %980 = arith.ori %974, %979 : i32
                %981 = arith.cmpi sgt, %947, %c85 : i32
                %982 = arith.select %981, %c74, %c55 : i32
                %983 = arith.ori %977, %982 : i32
                %984 = arith.cmpi sgt, %947, %c86 : i32
                %985 = arith.select %984, %c77, %c55 : i32
                %986 = arith.ori %980, %985 : i32
                %987 = arith.cmpi sgt, %947, %c87 : i32
                %988 = arith.select %987, %c77, %c55 : i32
                %989 = arith.ori %983, %988 : i32
                %990 = arith.cmpi sgt, %947, %c36 : i32
                %991 = arith.select %990, %c80, %c55 : i32
                %992 = arith.ori %986, %991 : i32
                %993 = arith.cmpi sgt, %947, %c88 : i32
                %994 = arith.select %993, %c80, %c55 : i32
                %995 = arith.ori %989, %994 : i32
                %996 = vector.from_elements %968, %992, %971, %995 : vector<4xi32>
                %997 = arith.andi %640, %943 : vector<4xi32>
                %998 = arith.andi %643, %996 : vector<4xi32>
                scf.yield %997, %998 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %640, %643 : vector<4xi32>, vector<4xi32>
              }
              %999 = vector.bitcast %890#0 : vector<4xi32> to vector<16xi8>
              %1000 = wave.fp8_decode "e4m3" packed %999 : vector<16xi8> -> vector<16xf16>
              %1001 = wave.mma %1000, %754, %728#2 : vector<16xf16>, vector<8xf32>
              %1002 = wave.mma %1000, %862, %836#2 : vector<16xf16>, vector<8xf32>
              %1003 = vector.bitcast %890#1 : vector<4xi32> to vector<16xi8>
              %1004 = wave.fp8_decode "e4m3" packed %1003 : vector<16xi8> -> vector<16xf16>
              %1005 = wave.mma %1004, %761, %1001 : vector<16xf16>, vector<8xf32>
              %1006 = wave.mma %1004, %869, %1002 : vector<16xf16>, vector<8xf32>
              %1007 = wave.opaque %1005 : vector<8xf32>
              %1008 = wave.opaque %1006 : vector<8xf32>
              %1009 = arith.addi %441, %35 : index
              %1010 = arith.addi %1009, %c89 : index
              %1011 = vector.load %kv[%1010] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1012 = arith.addi %449, %35 : index
              %1013 = arith.addi %1012, %c89 : index
              %1014 = vector.load %kv[%1013] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1015 = wave.opaque %432 : i32
              %1016 = arith.cmpi sgt, %1015, %355 : i32
              %1017:2 = scf.if %1016 -> (vector<4xi32>, vector<4xi32>) {
                %1018 = arith.subi %379, %431 : i32
                %1019 = arith.subi %1018, %c55 : i32
                %1020 = arith.minsi %1019, %c54 : i32
                %1021 = arith.maxsi %1020, %c55 : i32
                %1022 = arith.cmpi sgt, %1021, %c55 : i32
                %1023 = arith.select %1022, %c72, %c55 : i32
                %1024 = arith.ori %c55, %1023 : i32
                %1025 = arith.cmpi sgt, %1021, %c44 : i32
                %1026 = arith.select %1025, %c72, %c55 : i32
                %1027 = arith.ori %c55, %1026 : i32
                %1028 = arith.cmpi sgt, %1021, %c73 : i32
                %1029 = arith.select %1028, %c74, %c55 : i32
                %1030 = arith.ori %1024, %1029 : i32
                %1031 = arith.cmpi sgt, %1021, %c75 : i32
                %1032 = arith.select %1031, %c74, %c55 : i32
                %1033 = arith.ori %1027, %1032 : i32
                %1034 = arith.cmpi sgt, %1021, %c76 : i32
                %1035 = arith.select %1034, %c77, %c55 : i32
                %1036 = arith.ori %1030, %1035 : i32
                %1037 = arith.cmpi sgt, %1021, %c78 : i32
                %1038 = arith.select %1037, %c77, %c55 : i32
                %1039 = arith.ori %1033, %1038 : i32
                %1040 = arith.cmpi sgt, %1021, %c79 : i32
                %1041 = arith.select %1040, %c80, %c55 : i32
                %1042 = arith.ori %1036, %1041 : i32
                %1043 = arith.cmpi sgt, %1021, %c81 : i32
                %1044 = arith.select %1043, %c80, %c55 : i32
                %1045 = arith.ori %1039, %1044 : i32
                %1046 = arith.cmpi sgt, %1021, %c82 : i32
                %1047 = arith.select %1046, %c72, %c55 : i32
                %1048 = arith.ori %c55, %1047 : i32
                %1049 = arith.cmpi sgt, %1021, %c83 : i32
                %1050 = arith.select %1049, %c72, %c55 : i32
                %1051 = arith.ori %c55, %1050 : i32
                %1052 = arith.cmpi sgt, %1021, %c84 : i32
                %1053 = arith.select %1052, %c74, %c55 : i32
                %1054 = arith.ori %1048, %1053 : i32
                %1055 = arith.cmpi sgt, %1021, %c85 : i32
                %1056 = arith.select %1055, %c74, %c55 : i32
                %1057 = arith.ori %1051, %1056 : i32
                %1058 = arith.cmpi sgt, %1021, %c86 : i32
                %1059 = arith.select %1058, %c77, %c55 : i32
                %1060 = arith.ori %1054, %1059 : i32
                %1061 = arith.cmpi sgt, %1021, %c87 : i32
                %1062 = arith.select %1061, %c77, %c55 : i32
                %1063 = arith.ori %1057, %1062 : i32
                %1064 = arith.cmpi sgt, %1021, %c36 : i32
                %1065 = arith.select %1064, %c80, %c55 : i32
                %1066 = arith.ori %1060, %1065 : i32
                %1067 = arith.cmpi sgt, %1021, %c88 : i32
                %1068 = arith.select %1067, %c80, %c55 : i32
                %1069 = arith.ori %1063, %1068 : i32
                %1070 = vector.from_elements %1042, %1066, %1045, %1069 : vector<4xi32>
                %1071 = arith.subi %379, %431 : i32
                %1072 = arith.subi %1071, %c54 : i32
                %1073 = arith.minsi %1072, %c54 : i32
                %1074 = arith.maxsi %1073, %c55 : i32
                %1075 = arith.cmpi sgt, %1074, %c55 : i32
                %1076 = arith.select %1075, %c72, %c55 : i32
                %1077 = arith.ori %c55, %1076 : i32
                %1078 = arith.cmpi sgt, %1074, %c44 : i32
                %1079 = arith.select %1078, %c72, %c55 : i32
                %1080 = arith.ori %c55, %1079 : i32
                %1081 = arith.cmpi sgt, %1074, %c73 : i32
                %1082 = arith.select %1081, %c74, %c55 : i32
                %1083 = arith.ori %1077, %1082 : i32
                %1084 = arith.cmpi sgt, %1074, %c75 : i32
                %1085 = arith.select %1084, %c74, %c55 : i32
                %1086 = arith.ori %1080, %1085 : i32
                %1087 = arith.cmpi sgt, %1074, %c76 : i32
                %1088 = arith.select %1087, %c77, %c55 : i32
                %1089 = arith.ori %1083, %1088 : i32
                %1090 = arith.cmpi sgt, %1074, %c78 : i32
                %1091 = arith.select %1090, %c77, %c55 : i32
                %1092 = arith.ori %1086, %1091 : i32
                %1093 = arith.cmpi sgt, %1074, %c79 : i32
                %1094 = arith.select %1093, %c80, %c55 : i32
                %1095 = arith.ori %1089, %1094 : i32
                %1096 = arith.cmpi sgt, %1074, %c81 : i32
                %1097 = arith.select %1096, %c80, %c55 : i32
                %1098 = arith.ori %1092, %1097 : i32
                %1099 = arith.cmpi sgt, %1074, %c82 : i32
                %1100 = arith.select %1099, %c72, %c55 : i32
                %1101 = arith.ori %c55, %1100 : i32
                %1102 = arith.cmpi sgt, %1074, %c83 : i32
                %1103 = arith.select %1102, %c72, %c55 : i32
                %1104 = arith.ori %c55, %1103 : i32
                %1105 = arith.cmpi sgt, %1074, %c84 : i32
                %1106 = arith.select %1105, %c74, %c55 : i32
                %1107 = arith.ori %1101, %1106 : i32
                %1108 = arith.cmpi sgt, %1074, %c85 : i32
                %1109 = arith.select %1108, %c74, %c55 : i32
                %1110 = arith.ori %1104, %1109 : i32
                %1111 = arith.cmpi sgt, %1074, %c86 : i32
                %1112 = arith.select %1111, %c77, %c55 : i32
                %1113 = arith.ori %1107, %1112 : i32
                %1114 = arith.cmpi sgt, %1074, %c87 : i32
                %1115 = arith.select %1114, %c77, %c55 : i32
                %1116 = arith.ori %1110, %1115 : i32
                %1117 = arith.cmpi sgt, %1074, %c36 : i32
                %1118 = arith.select %1117, %c80, %c55 : i32
                %1119 = arith.ori %1113, %1118 : i32
                %1120 = arith.cmpi sgt, %1074, %c88 : i32
                %1121 = arith.select %1120, %c80, %c55 : i32
                %1122 = arith.ori %1116, %1121 : i32
                %1123 = vector.from_elements %1095, %1119, %1098, %1122 : vector<4xi32>
                %1124 = arith.andi %664, %1070 : vector<4xi32>
                %1125 = arith.andi %667, %1123 : vector<4xi32>
                scf.yield %1124, %1125 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %664, %667 : vector<4xi32>, vector<4xi32>
              }
              %1126 = vector.bitcast %1017#0 : vector<4xi32> to vector<16xi8>
              %1127 = wave.fp8_decode "e4m3" packed %1126 : vector<16xi8> -> vector<16xf16>
              %1128 = wave.mma %1127, %754, %728#3 : vector<16xf16>, vector<8xf32>
              %1129 = wave.mma %1127, %862, %836#3 : vector<16xf16>, vector<8xf32>
              %1130 = vector.bitcast %1017#1 : vector<4xi32> to vector<16xi8>
              %1131 = wave.fp8_decode "e4m3" packed %1130 : vector<16xi8> -> vector<16xf16>
              %1132 = wave.mma %1131, %761, %1128 : vector<16xf16>, vector<8xf32>
              %1133 = wave.mma %1131, %869, %1129 : vector<16xf16>, vector<8xf32>
              %1134 = wave.opaque %1132 : vector<8xf32>
              %1135 = wave.opaque %1133 : vector<8xf32>
              %1136 = arith.addi %441, %35 : index
              %1137 = arith.addi %1136, %c90 : index
              %1138 = vector.load %kv[%1137] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1139 = arith.addi %449, %35 : index
              %1140 = arith.addi %1139, %c90 : index
              %1141 = vector.load %kv[%1140] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1142 = wave.opaque %432 : i32
              %1143 = arith.cmpi sgt, %1142, %355 : i32
              %1144:2 = scf.if %1143 -> (vector<4xi32>, vector<4xi32>) {
                %1145 = arith.subi %379, %431 : i32
                %1146 = arith.subi %1145, %c55 : i32
                %1147 = arith.minsi %1146, %c54 : i32
                %1148 = arith.maxsi %1147, %c55 : i32
                %1149 = arith.cmpi sgt, %1148, %c55 : i32
                %1150 = arith.select %1149, %c72, %c55 : i32
                %1151 = arith.ori %c55, %1150 : i32
                %1152 = arith.cmpi sgt, %1148, %c44 : i32
                %1153 = arith.select %1152, %c72, %c55 : i32
                %1154 = arith.ori %c55, %1153 : i32
                %1155 = arith.cmpi sgt, %1148, %c73 : i32
                %1156 = arith.select %1155, %c74, %c55 : i32
                %1157 = arith.ori %1151, %1156 : i32
                %1158 = arith.cmpi sgt, %1148, %c75 : i32
                %1159 = arith.select %1158, %c74, %c55 : i32
                %1160 = arith.ori %1154, %1159 : i32
                %1161 = arith.cmpi sgt, %1148, %c76 : i32
                %1162 = arith.select %1161, %c77, %c55 : i32
                %1163 = arith.ori %1157, %1162 : i32
                %1164 = arith.cmpi sgt, %1148, %c78 : i32
                %1165 = arith.select %1164, %c77, %c55 : i32
                %1166 = arith.ori %1160, %1165 : i32
                %1167 = arith.cmpi sgt, %1148, %c79 : i32
                %1168 = arith.select %1167, %c80, %c55 : i32
                %1169 = arith.ori %1163, %1168 : i32
                %1170 = arith.cmpi sgt, %1148, %c81 : i32
                %1171 = arith.select %1170, %c80, %c55 : i32
                %1172 = arith.ori %1166, %1171 : i32
                %1173 = arith.cmpi sgt, %1148, %c82 : i32
                %1174 = arith.select %1173, %c72, %c55 : i32
                %1175 = arith.ori %c55, %1174 : i32
                %1176 = arith.cmpi sgt, %1148, %c83 : i32
                %1177 = arith.select %1176, %c72, %c55 : i32
                %1178 = arith.ori %c55, %1177 : i32
                %1179 = arith.cmpi sgt, %1148, %c84 : i32
                %1180 = arith.select %1179, %c74, %c55 : i32
                %1181 = arith.ori %1175, %1180 : i32
                %1182 = arith.cmpi sgt, %1148, %c85 : i32
                %1183 = arith.select %1182, %c74, %c55 : i32
                %1184 = arith.ori %1178, %1183 : i32
                %1185 = arith.cmpi sgt, %1148, %c86 : i32
                %1186 = arith.select %1185, %c77, %c55 : i32
                %1187 = arith.ori %1181, %1186 : i32
                %1188 = arith.cmpi sgt, %1148, %c87 : i32
                %1189 = arith.select %1188, %c77, %c55 : i32
                %1190 = arith.ori %1184, %1189 : i32
                %1191 = arith.cmpi sgt, %1148, %c36 : i32
                %1192 = arith.select %1191, %c80, %c55 : i32
                %1193 = arith.ori %1187, %1192 : i32
                %1194 = arith.cmpi sgt, %1148, %c88 : i32
                %1195 = arith.select %1194, %c80, %c55 : i32
                %1196 = arith.ori %1190, %1195 : i32
                %1197 = vector.from_elements %1169, %1193, %1172, %1196 : vector<4xi32>
                %1198 = arith.subi %379, %431 : i32
                %1199 = arith.subi %1198, %c54 : i32
                %1200 = arith.minsi %1199, %c54 : i32
                %1201 = arith.maxsi %1200, %c55 : i32
                %1202 = arith.cmpi sgt, %1201, %c55 : i32
                %1203 = arith.select %1202, %c72, %c55 : i32
                %1204 = arith.ori %c55, %1203 : i32
                %1205 = arith.cmpi sgt, %1201, %c44 : i32
                %1206 = arith.select %1205, %c72, %c55 : i32
                %1207 = arith.ori %c55, %1206 : i32
                %1208 = arith.cmpi sgt, %1201, %c73 : i32
                %1209 = arith.select %1208, %c74, %c55 : i32
                %1210 = arith.ori %1204, %1209 : i32
                %1211 = arith.cmpi sgt, %1201, %c75 : i32
                %1212 = arith.select %1211, %c74, %c55 : i32
                %1213 = arith.ori %1207, %1212 : i32
                %1214 = arith.cmpi sgt, %1201, %c76 : i32
                %1215 = arith.select %1214, %c77, %c55 : i32
                %1216 = arith.ori %1210, %1215 : i32
                %1217 = arith.cmpi sgt, %1201, %c78 : i32
                %1218 = arith.select %1217, %c77, %c55 : i32
                %1219 = arith.ori %1213, %1218 : i32
                %1220 = arith.cmpi sgt, %1201, %c79 : i32
                %1221 = arith.select %1220, %c80, %c55 : i32
                %1222 = arith.ori %1216, %1221 : i32
                %1223 = arith.cmpi sgt, %1201, %c81 : i32
                %1224 = arith.select %1223, %c80, %c55 : i32
                %1225 = arith.ori %1219, %1224 : i32
                %1226 = arith.cmpi sgt, %1201, %c82 : i32
                %1227 = arith.select %1226, %c72, %c55 : i32
                %1228 = arith.ori %c55, %1227 : i32
                %1229 = arith.cmpi sgt, %1201, %c83 : i32
                %1230 = arith.select %1229, %c72, %c55 : i32
                %1231 = arith.ori %c55, %1230 : i32
                %1232 = arith.cmpi sgt, %1201, %c84 : i32
                %1233 = arith.select %1232, %c74, %c55 : i32
                %1234 = arith.ori %1228, %1233 : i32
                %1235 = arith.cmpi sgt, %1201, %c85 : i32
                %1236 = arith.select %1235, %c74, %c55 : i32
                %1237 = arith.ori %1231, %1236 : i32
                %1238 = arith.cmpi sgt, %1201, %c86 : i32
                %1239 = arith.select %1238, %c77, %c55 : i32
                %1240 = arith.ori %1234, %1239 : i32
                %1241 = arith.cmpi sgt, %1201, %c87 : i32
                %1242 = arith.select %1241, %c77, %c55 : i32
                %1243 = arith.ori %1237, %1242 : i32
                %1244 = arith.cmpi sgt, %1201, %c36 : i32
                %1245 = arith.select %1244, %c80, %c55 : i32
                %1246 = arith.ori %1240, %1245 : i32
                %1247 = arith.cmpi sgt, %1201, %c88 : i32
                %1248 = arith.select %1247, %c80, %c55 : i32
                %1249 = arith.ori %1243, %1248 : i32
                %1250 = vector.from_elements %1222, %1246, %1225, %1249 : vector<4xi32>
                %1251 = arith.andi %1011, %1197 : vector<4xi32>
                %1252 = arith.andi %1014, %1250 : vector<4xi32>
                scf.yield %1251, %1252 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1011, %1014 : vector<4xi32>, vector<4xi32>
              }
              %1253 = vector.bitcast %1144#0 : vector<4xi32> to vector<16xi8>
              %1254 = wave.fp8_decode "e4m3" packed %1253 : vector<16xi8> -> vector<16xf16>
              %1255 = wave.mma %1254, %754, %728#4 : vector<16xf16>, vector<8xf32>
              %1256 = wave.mma %1254, %862, %836#4 : vector<16xf16>, vector<8xf32>
              %1257 = vector.bitcast %1144#1 : vector<4xi32> to vector<16xi8>
              %1258 = wave.fp8_decode "e4m3" packed %1257 : vector<16xi8> -> vector<16xf16>
              %1259 = wave.mma %1258, %761, %1255 : vector<16xf16>, vector<8xf32>
              %1260 = wave.mma %1258, %869, %1256 : vector<16xf16>, vector<8xf32>
              %1261 = wave.opaque %1259 : vector<8xf32>
              %1262 = wave.opaque %1260 : vector<8xf32>
              %1263 = arith.addi %441, %35 : index
              %1264 = arith.addi %1263, %c39 : index
              %1265 = vector.load %kv[%1264] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1266 = arith.addi %449, %35 : index
              %1267 = arith.addi %1266, %c39 : index
              %1268 = vector.load %kv[%1267] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1269 = wave.opaque %432 : i32
              %1270 = arith.cmpi sgt, %1269, %355 : i32
              %1271:2 = scf.if %1270 -> (vector<4xi32>, vector<4xi32>) {
                %1272 = arith.subi %379, %431 : i32
                %1273 = arith.subi %1272, %c55 : i32
                %1274 = arith.minsi %1273, %c54 : i32
                %1275 = arith.maxsi %1274, %c55 : i32
                %1276 = arith.cmpi sgt, %1275, %c55 : i32
                %1277 = arith.select %1276, %c72, %c55 : i32
                %1278 = arith.ori %c55, %1277 : i32
                %1279 = arith.cmpi sgt, %1275, %c44 : i32
                %1280 = arith.select %1279, %c72, %c55 : i32
                %1281 = arith.ori %c55, %1280 : i32
                %1282 = arith.cmpi sgt, %1275, %c73 : i32
                %1283 = arith.select %1282, %c74, %c55 : i32
                %1284 = arith.ori %1278, %1283 : i32
                %1285 = arith.cmpi sgt, %1275, %c75 : i32
                %1286 = arith.select %1285, %c74, %c55 : i32
                %1287 = arith.ori %1281, %1286 : i32
                %1288 = arith.cmpi sgt, %1275, %c76 : i32
                %1289 = arith.select %1288, %c77, %c55 : i32
                %1290 = arith.ori %1284, %1289 : i32
                %1291 = arith.cmpi sgt, %1275, %c78 : i32
                %1292 = arith.select %1291, %c77, %c55 : i32
                %1293 = arith.ori %1287, %1292 : i32
                %1294 = arith.cmpi sgt, %1275, %c79 : i32
                %1295 = arith.select %1294, %c80, %c55 : i32
                %1296 = arith.ori %1290, %1295 : i32
                %1297 = arith.cmpi sgt, %1275, %c81 : i32
                %1298 = arith.select %1297, %c80, %c55 : i32
                %1299 = arith.ori %1293, %1298 : i32
                %1300 = arith.cmpi sgt, %1275, %c82 : i32
                %1301 = arith.select %1300, %c72, %c55 : i32
                %1302 = arith.ori %c55, %1301 : i32
                %1303 = arith.cmpi sgt, %1275, %c83 : i32
                %1304 = arith.select %1303, %c72, %c55 : i32
                %1305 = arith.ori %c55, %1304 : i32
                %1306 = arith.cmpi sgt, %1275, %c84 : i32
                %1307 = arith.select %1306, %c74, %c55 : i32
                %1308 = arith.ori %1302, %1307 : i32
                %1309 = arith.cmpi sgt, %1275, %c85 : i32
                %1310 = arith.select %1309, %c74, %c55 : i32
                %1311 = arith.ori %1305, %1310 : i32
                %1312 = arith.cmpi sgt, %1275, %c86 : i32
                %1313 = arith.select %1312, %c77, %c55 : i32
                %1314 = arith.ori %1308, %1313 : i32
                %1315 = arith.cmpi sgt, %1275, %c87 : i32
                %1316 = arith.select %1315, %c77, %c55 : i32
                %1317 = arith.ori %1311, %1316 : i32
                %1318 = arith.cmpi sgt, %1275, %c36 : i32
                %1319 = arith.select %1318, %c80, %c55 : i32
                %1320 = arith.ori %1314, %1319 : i32
                %1321 = arith.cmpi sgt, %1275, %c88 : i32
                %1322 = arith.select %1321, %c80, %c55 : i32
                %1323 = arith.ori %1317, %1322 : i32
                %1324 = vector.from_elements %1296, %1320, %1299, %1323 : vector<4xi32>
                %1325 = arith.subi %379, %431 : i32
                %1326 = arith.subi %1325, %c54 : i32
                %1327 = arith.minsi %1326, %c54 : i32
                %1328 = arith.maxsi %1327, %c55 : i32
                %1329 = arith.cmpi sgt, %1328, %c55 : i32
                %1330 = arith.select %1329, %c72, %c55 : i32
                %1331 = arith.ori %c55, %1330 : i32
                %1332 = arith.cmpi sgt, %1328, %c44 : i32
                %1333 = arith.select %1332, %c72, %c55 : i32
                %1334 = arith.ori %c55, %1333 : i32
                %1335 = arith.cmpi sgt, %1328, %c73 : i32
                %1336 = arith.select %1335, %c74, %c55 : i32
                %1337 = arith.ori %1331, %1336 : i32
                %1338 = arith.cmpi sgt, %1328, %c75 : i32
                %1339 = arith.select %1338, %c74, %c55 : i32
                %1340 = arith.ori %1334, %1339 : i32
                %1341 = arith.cmpi sgt, %1328, %c76 : i32
                %1342 = arith.select %1341, %c77, %c55 : i32
                %1343 = arith.ori %1337, %1342 : i32
                %1344 = arith.cmpi sgt, %1328, %c78 : i32
                %1345 = arith.select %1344, %c77, %c55 : i32
                %1346 = arith.ori %1340, %1345 : i32
                %1347 = arith.cmpi sgt, %1328, %c79 : i32
                %1348 = arith.select %1347, %c80, %c55 : i32
                %1349 = arith.ori %1343, %1348 : i32
                %1350 = arith.cmpi sgt, %1328, %c81 : i32
                %1351 = arith.select %1350, %c80, %c55 : i32
                %1352 = arith.ori %1346, %1351 : i32
                %1353 = arith.cmpi sgt, %1328, %c82 : i32
                %1354 = arith.select %1353, %c72, %c55 : i32
                %1355 = arith.ori %c55, %1354 : i32
                %1356 = arith.cmpi sgt, %1328, %c83 : i32
                %1357 = arith.select %1356, %c72, %c55 : i32
                %1358 = arith.ori %c55, %1357 : i32
                %1359 = arith.cmpi sgt, %1328, %c84 : i32
                %1360 = arith.select %1359, %c74, %c55 : i32
                %1361 = arith.ori %1355, %1360 : i32
                %1362 = arith.cmpi sgt, %1328, %c85 : i32
                %1363 = arith.select %1362, %c74, %c55 : i32
                %1364 = arith.ori %1358, %1363 : i32
                %1365 = arith.cmpi sgt, %1328, %c86 : i32
                %1366 = arith.select %1365, %c77, %c55 : i32
                %1367 = arith.ori %1361, %1366 : i32
                %1368 = arith.cmpi sgt, %1328, %c87 : i32
                %1369 = arith.select %1368, %c77, %c55 : i32
                %1370 = arith.ori %1364, %1369 : i32
                %1371 = arith.cmpi sgt, %1328, %c36 : i32
                %1372 = arith.select %1371, %c80, %c55 : i32
                %1373 = arith.ori %1367, %1372 : i32
                %1374 = arith.cmpi sgt, %1328, %c88 : i32
                %1375 = arith.select %1374, %c80, %c55 : i32
                %1376 = arith.ori %1370, %1375 : i32
                %1377 = vector.from_elements %1349, %1373, %1352, %1376 : vector<4xi32>
                %1378 = arith.andi %1138, %1324 : vector<4xi32>
                %1379 = arith.andi %1141, %1377 : vector<4xi32>
                scf.yield %1378, %1379 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1138, %1141 : vector<4xi32>, vector<4xi32>
              }
              %1380 = vector.bitcast %1271#0 : vector<4xi32> to vector<16xi8>
              %1381 = wave.fp8_decode "e4m3" packed %1380 : vector<16xi8> -> vector<16xf16>
              %1382 = wave.mma %1381, %754, %728#5 : vector<16xf16>, vector<8xf32>
              %1383 = wave.mma %1381, %862, %836#5 : vector<16xf16>, vector<8xf32>
              %1384 = vector.bitcast %1271#1 : vector<4xi32> to vector<16xi8>
              %1385 = wave.fp8_decode "e4m3" packed %1384 : vector<16xi8> -> vector<16xf16>
              %1386 = wave.mma %1385, %761, %1382 : vector<16xf16>, vector<8xf32>
              %1387 = wave.mma %1385, %869, %1383 : vector<16xf16>, vector<8xf32>
              %1388 = wave.opaque %1386 : vector<8xf32>
              %1389 = wave.opaque %1387 : vector<8xf32>
              %1390 = arith.addi %441, %35 : index
              %1391 = arith.addi %1390, %c91 : index
              %1392 = vector.load %kv[%1391] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1393 = arith.addi %449, %35 : index
              %1394 = arith.addi %1393, %c91 : index
              %1395 = vector.load %kv[%1394] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1396 = wave.opaque %432 : i32
              %1397 = arith.cmpi sgt, %1396, %355 : i32
              %1398:2 = scf.if %1397 -> (vector<4xi32>, vector<4xi32>) {
                %1399 = arith.subi %379, %431 : i32
                %1400 = arith.subi %1399, %c55 : i32
                %1401 = arith.minsi %1400, %c54 : i32
                %1402 = arith.maxsi %1401, %c55 : i32
                %1403 = arith.cmpi sgt, %1402, %c55 : i32
                %1404 = arith.select %1403, %c72, %c55 : i32
                %1405 = arith.ori %c55, %1404 : i32
                %1406 = arith.cmpi sgt, %1402, %c44 : i32
                %1407 = arith.select %1406, %c72, %c55 : i32
                %1408 = arith.ori %c55, %1407 : i32
                %1409 = arith.cmpi sgt, %1402, %c73 : i32
                %1410 = arith.select %1409, %c74, %c55 : i32
                %1411 = arith.ori %1405, %1410 : i32
                %1412 = arith.cmpi sgt, %1402, %c75 : i32
                %1413 = arith.select %1412, %c74, %c55 : i32
                %1414 = arith.ori %1408, %1413 : i32
                %1415 = arith.cmpi sgt, %1402, %c76 : i32
                %1416 = arith.select %1415, %c77, %c55 : i32
                %1417 = arith.ori %1411, %1416 : i32
                %1418 = arith.cmpi sgt, %1402, %c78 : i32
                %1419 = arith.select %1418, %c77, %c55 : i32
                %1420 = arith.ori %1414, %1419 : i32
                %1421 = arith.cmpi sgt, %1402, %c79 : i32
                %1422 = arith.select %1421, %c80, %c55 : i32
                %1423 = arith.ori %1417, %1422 : i32
                %1424 = arith.cmpi sgt, %1402, %c81 : i32
                %1425 = arith.select %1424, %c80, %c55 : i32
                %1426 = arith.ori %1420, %1425 : i32
                %1427 = arith.cmpi sgt, %1402, %c82 : i32
                %1428 = arith.select %1427, %c72, %c55 : i32
                %1429 = arith.ori %c55, %1428 : i32
                %1430 = arith.cmpi sgt, %1402, %c83 : i32
                %1431 = arith.select %1430, %c72, %c55 : i32
                %1432 = arith.ori %c55, %1431 : i32
                %1433 = arith.cmpi sgt, %1402, %c84 : i32
                %1434 = arith.select %1433, %c74, %c55 : i32
                %1435 = arith.ori %1429, %1434 : i32
                %1436 = arith.cmpi sgt, %1402, %c85 : i32
                %1437 = arith.select %1436, %c74, %c55 : i32
                %1438 = arith.ori %1432, %1437 : i32
                %1439 = arith.cmpi sgt, %1402, %c86 : i32
                %1440 = arith.select %1439, %c77, %c55 : i32
                %1441 = arith.ori %1435, %1440 : i32
                %1442 = arith.cmpi sgt, %1402, %c87 : i32
                %1443 = arith.select %1442, %c77, %c55 : i32
                %1444 = arith.ori %1438, %1443 : i32
                %1445 = arith.cmpi sgt, %1402, %c36 : i32
                %1446 = arith.select %1445, %c80, %c55 : i32
                %1447 = arith.ori %1441, %1446 : i32
                %1448 = arith.cmpi sgt, %1402, %c88 : i32
                %1449 = arith.select %1448, %c80, %c55 : i32
                %1450 = arith.ori %1444, %1449 : i32
                %1451 = vector.from_elements %1423, %1447, %1426, %1450 : vector<4xi32>
                %1452 = arith.subi %379, %431 : i32
                %1453 = arith.subi %1452, %c54 : i32
                %1454 = arith.minsi %1453, %c54 : i32
                %1455 = arith.maxsi %1454, %c55 : i32
                %1456 = arith.cmpi sgt, %1455, %c55 : i32
                %1457 = arith.select %1456, %c72, %c55 : i32
                %1458 = arith.ori %c55, %1457 : i32
                %1459 = arith.cmpi sgt, %1455, %c44 : i32
                %1460 = arith.select %1459, %c72, %c55 : i32
                %1461 = arith.ori %c55, %1460 : i32
                %1462 = arith.cmpi sgt, %1455, %c73 : i32
                %1463 = arith.select %1462, %c74, %c55 : i32
                %1464 = arith.ori %1458, %1463 : i32
                %1465 = arith.cmpi sgt, %1455, %c75 : i32
                %1466 = arith.select %1465, %c74, %c55 : i32
                %1467 = arith.ori %1461, %1466 : i32
                %1468 = arith.cmpi sgt, %1455, %c76 : i32
                %1469 = arith.select %1468, %c77, %c55 : i32
                %1470 = arith.ori %1464, %1469 : i32
                %1471 = arith.cmpi sgt, %1455, %c78 : i32
                %1472 = arith.select %1471, %c77, %c55 : i32
                %1473 = arith.ori %1467, %1472 : i32
                %1474 = arith.cmpi sgt, %1455, %c79 : i32
                %1475 = arith.select %1474, %c80, %c55 : i32
                %1476 = arith.ori %1470, %1475 : i32
                %1477 = arith.cmpi sgt, %1455, %c81 : i32
                %1478 = arith.select %1477, %c80, %c55 : i32
                %1479 = arith.ori %1473, %1478 : i32
                %1480 = arith.cmpi sgt, %1455, %c82 : i32
                %1481 = arith.select %1480, %c72, %c55 : i32
                %1482 = arith.ori %c55, %1481 : i32
                %1483 = arith.cmpi sgt, %1455, %c83 : i32
                %1484 = arith.select %1483, %c72, %c55 : i32
                %1485 = arith.ori %c55, %1484 : i32
                %1486 = arith.cmpi sgt, %1455, %c84 : i32
                %1487 = arith.select %1486, %c74, %c55 : i32
                %1488 = arith.ori %1482, %1487 : i32
                %1489 = arith.cmpi sgt, %1455, %c85 : i32
                %1490 = arith.select %1489, %c74, %c55 : i32
                %1491 = arith.ori %1485, %1490 : i32
                %1492 = arith.cmpi sgt, %1455, %c86 : i32
                %1493 = arith.select %1492, %c77, %c55 : i32
                %1494 = arith.ori %1488, %1493 : i32
                %1495 = arith.cmpi sgt, %1455, %c87 : i32
                %1496 = arith.select %1495, %c77, %c55 : i32
                %1497 = arith.ori %1491, %1496 : i32
                %1498 = arith.cmpi sgt, %1455, %c36 : i32
                %1499 = arith.select %1498, %c80, %c55 : i32
                %1500 = arith.ori %1494, %1499 : i32
                %1501 = arith.cmpi sgt, %1455, %c88 : i32
                %1502 = arith.select %1501, %c80, %c55 : i32
                %1503 = arith.ori %1497, %1502 : i32
                %1504 = vector.from_elements %1476, %1500, %1479, %1503 : vector<4xi32>
                %1505 = arith.andi %1265, %1451 : vector<4xi32>
                %1506 = arith.andi %1268, %1504 : vector<4xi32>
                scf.yield %1505, %1506 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1265, %1268 : vector<4xi32>, vector<4xi32>
              }
              %1507 = vector.bitcast %1398#0 : vector<4xi32> to vector<16xi8>
              %1508 = wave.fp8_decode "e4m3" packed %1507 : vector<16xi8> -> vector<16xf16>
              %1509 = wave.mma %1508, %754, %728#6 : vector<16xf16>, vector<8xf32>
              %1510 = wave.mma %1508, %862, %836#6 : vector<16xf16>, vector<8xf32>
              %1511 = vector.bitcast %1398#1 : vector<4xi32> to vector<16xi8>
              %1512 = wave.fp8_decode "e4m3" packed %1511 : vector<16xi8> -> vector<16xf16>
              %1513 = wave.mma %1512, %761, %1509 : vector<16xf16>, vector<8xf32>
              %1514 = wave.mma %1512, %869, %1510 : vector<16xf16>, vector<8xf32>
              %1515 = wave.opaque %1513 : vector<8xf32>
              %1516 = wave.opaque %1514 : vector<8xf32>
              %1517 = arith.addi %441, %35 : index
              %1518 = arith.addi %1517, %c92 : index
              %1519 = vector.load %kv[%1518] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1520 = arith.addi %449, %35 : index
              %1521 = arith.addi %1520, %c92 : index
              %1522 = vector.load %kv[%1521] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1523 = wave.opaque %432 : i32
              %1524 = arith.cmpi sgt, %1523, %355 : i32
              %1525:2 = scf.if %1524 -> (vector<4xi32>, vector<4xi32>) {
                %1526 = arith.subi %379, %431 : i32
                %1527 = arith.subi %1526, %c55 : i32
                %1528 = arith.minsi %1527, %c54 : i32
                %1529 = arith.maxsi %1528, %c55 : i32
                %1530 = arith.cmpi sgt, %1529, %c55 : i32
                %1531 = arith.select %1530, %c72, %c55 : i32
                %1532 = arith.ori %c55, %1531 : i32
                %1533 = arith.cmpi sgt, %1529, %c44 : i32
                %1534 = arith.select %1533, %c72, %c55 : i32
                %1535 = arith.ori %c55, %1534 : i32
                %1536 = arith.cmpi sgt, %1529, %c73 : i32
                %1537 = arith.select %1536, %c74, %c55 : i32
                %1538 = arith.ori %1532, %1537 : i32
                %1539 = arith.cmpi sgt, %1529, %c75 : i32
                %1540 = arith.select %1539, %c74, %c55 : i32
                %1541 = arith.ori %1535, %1540 : i32
                %1542 = arith.cmpi sgt, %1529, %c76 : i32
                %1543 = arith.select %1542, %c77, %c55 : i32
                %1544 = arith.ori %1538, %1543 : i32
                %1545 = arith.cmpi sgt, %1529, %c78 : i32
                %1546 = arith.select %1545, %c77, %c55 : i32
                %1547 = arith.ori %1541, %1546 : i32
                %1548 = arith.cmpi sgt, %1529, %c79 : i32
                %1549 = arith.select %1548, %c80, %c55 : i32
                %1550 = arith.ori %1544, %1549 : i32
                %1551 = arith.cmpi sgt, %1529, %c81 : i32
                %1552 = arith.select %1551, %c80, %c55 : i32
                %1553 = arith.ori %1547, %1552 : i32
                %1554 = arith.cmpi sgt, %1529, %c82 : i32
                %1555 = arith.select %1554, %c72, %c55 : i32
                %1556 = arith.ori %c55, %1555 : i32
                %1557 = arith.cmpi sgt, %1529, %c83 : i32
                %1558 = arith.select %1557, %c72, %c55 : i32
                %1559 = arith.ori %c55, %1558 : i32
                %1560 = arith.cmpi sgt, %1529, %c84 : i32
                %1561 = arith.select %1560, %c74, %c55 : i32
                %1562 = arith.ori %1556, %1561 : i32
                %1563 = arith.cmpi sgt, %1529, %c85 : i32
                %1564 = arith.select %1563, %c74, %c55 : i32
                %1565 = arith.ori %1559, %1564 : i32
                %1566 = arith.cmpi sgt, %1529, %c86 : i32
                %1567 = arith.select %1566, %c77, %c55 : i32
                %1568 = arith.ori %1562, %1567 : i32
                %1569 = arith.cmpi sgt, %1529, %c87 : i32
                %1570 = arith.select %1569, %c77, %c55 : i32
                %1571 = arith.ori %1565, %1570 : i32
                %1572 = arith.cmpi sgt, %1529, %c36 : i32
                %1573 = arith.select %1572, %c80, %c55 : i32
                %1574 = arith.ori %1568, %1573 : i32
                %1575 = arith.cmpi sgt, %1529, %c88 : i32
                %1576 = arith.select %1575, %c80, %c55 : i32
                %1577 = arith.ori %1571, %1576 : i32
                %1578 = vector.from_elements %1550, %1574, %1553, %1577 : vector<4xi32>
                %1579 = arith.subi %379, %431 : i32
                %1580 = arith.subi %1579, %c54 : i32
                %1581 = arith.minsi %1580, %c54 : i32
                %1582 = arith.maxsi %1581, %c55 : i32
                %1583 = arith.cmpi sgt, %1582, %c55 : i32
                %1584 = arith.select %1583, %c72, %c55 : i32
                %1585 = arith.ori %c55, %1584 : i32
                %1586 = arith.cmpi sgt, %1582, %c44 : i32
                %1587 = arith.select %1586, %c72, %c55 : i32
                %1588 = arith.ori %c55, %1587 : i32
                %1589 = arith.cmpi sgt, %1582, %c73 : i32
                %1590 = arith.select %1589, %c74, %c55 : i32
                %1591 = arith.ori %1585, %1590 : i32
                %1592 = arith.cmpi sgt, %1582, %c75 : i32
                %1593 = arith.select %1592, %c74, %c55 : i32
                %1594 = arith.ori %1588, %1593 : i32
                %1595 = arith.cmpi sgt, %1582, %c76 : i32
                %1596 = arith.select %1595, %c77, %c55 : i32
                %1597 = arith.ori %1591, %1596 : i32
                %1598 = arith.cmpi sgt, %1582, %c78 : i32
                %1599 = arith.select %1598, %c77, %c55 : i32
                %1600 = arith.ori %1594, %1599 : i32
                %1601 = arith.cmpi sgt, %1582, %c79 : i32
                %1602 = arith.select %1601, %c80, %c55 : i32
                %1603 = arith.ori %1597, %1602 : i32
                %1604 = arith.cmpi sgt, %1582, %c81 : i32
                %1605 = arith.select %1604, %c80, %c55 : i32
                %1606 = arith.ori %1600, %1605 : i32
                %1607 = arith.cmpi sgt, %1582, %c82 : i32
                %1608 = arith.select %1607, %c72, %c55 : i32
                %1609 = arith.ori %c55, %1608 : i32
                %1610 = arith.cmpi sgt, %1582, %c83 : i32
                %1611 = arith.select %1610, %c72, %c55 : i32
                %1612 = arith.ori %c55, %1611 : i32
                %1613 = arith.cmpi sgt, %1582, %c84 : i32
                %1614 = arith.select %1613, %c74, %c55 : i32
                %1615 = arith.ori %1609, %1614 : i32
                %1616 = arith.cmpi sgt, %1582, %c85 : i32
                %1617 = arith.select %1616, %c74, %c55 : i32
                %1618 = arith.ori %1612, %1617 : i32
                %1619 = arith.cmpi sgt, %1582, %c86 : i32
                %1620 = arith.select %1619, %c77, %c55 : i32
                %1621 = arith.ori %1615, %1620 : i32
                %1622 = arith.cmpi sgt, %1582, %c87 : i32
                %1623 = arith.select %1622, %c77, %c55 : i32
                %1624 = arith.ori %1618, %1623 : i32
                %1625 = arith.cmpi sgt, %1582, %c36 : i32
                %1626 = arith.select %1625, %c80, %c55 : i32
                %1627 = arith.ori %1621, %1626 : i32
                %1628 = arith.cmpi sgt, %1582, %c88 : i32
                %1629 = arith.select %1628, %c80, %c55 : i32
                %1630 = arith.ori %1624, %1629 : i32
                %1631 = vector.from_elements %1603, %1627, %1606, %1630 : vector<4xi32>
                %1632 = arith.andi %1392, %1578 : vector<4xi32>
                %1633 = arith.andi %1395, %1631 : vector<4xi32>
                scf.yield %1632, %1633 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1392, %1395 : vector<4xi32>, vector<4xi32>
              }
              %1634 = vector.bitcast %1525#0 : vector<4xi32> to vector<16xi8>
              %1635 = wave.fp8_decode "e4m3" packed %1634 : vector<16xi8> -> vector<16xf16>
              %1636 = wave.mma %1635, %754, %728#7 : vector<16xf16>, vector<8xf32>
              %1637 = wave.mma %1635, %862, %836#7 : vector<16xf16>, vector<8xf32>
              %1638 = vector.bitcast %1525#1 : vector<4xi32> to vector<16xi8>
              %1639 = wave.fp8_decode "e4m3" packed %1638 : vector<16xi8> -> vector<16xf16>
              %1640 = wave.mma %1639, %761, %1636 : vector<16xf16>, vector<8xf32>
              %1641 = wave.mma %1639, %869, %1637 : vector<16xf16>, vector<8xf32>
              %1642 = wave.opaque %1640 : vector<8xf32>
              %1643 = wave.opaque %1641 : vector<8xf32>
              %1644 = arith.addi %441, %35 : index
              %1645 = arith.addi %1644, %c93 : index
              %1646 = vector.load %kv[%1645] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1647 = arith.addi %449, %35 : index
              %1648 = arith.addi %1647, %c93 : index
              %1649 = vector.load %kv[%1648] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1650 = wave.opaque %432 : i32
              %1651 = arith.cmpi sgt, %1650, %355 : i32
              %1652:2 = scf.if %1651 -> (vector<4xi32>, vector<4xi32>) {
                %1653 = arith.subi %379, %431 : i32
                %1654 = arith.subi %1653, %c55 : i32
                %1655 = arith.minsi %1654, %c54 : i32
                %1656 = arith.maxsi %1655, %c55 : i32
                %1657 = arith.cmpi sgt, %1656, %c55 : i32
                %1658 = arith.select %1657, %c72, %c55 : i32
                %1659 = arith.ori %c55, %1658 : i32
                %1660 = arith.cmpi sgt, %1656, %c44 : i32
                %1661 = arith.select %1660, %c72, %c55 : i32
                %1662 = arith.ori %c55, %1661 : i32
                %1663 = arith.cmpi sgt, %1656, %c73 : i32
                %1664 = arith.select %1663, %c74, %c55 : i32
                %1665 = arith.ori %1659, %1664 : i32
                %1666 = arith.cmpi sgt, %1656, %c75 : i32
                %1667 = arith.select %1666, %c74, %c55 : i32
                %1668 = arith.ori %1662, %1667 : i32
                %1669 = arith.cmpi sgt, %1656, %c76 : i32
                %1670 = arith.select %1669, %c77, %c55 : i32
                %1671 = arith.ori %1665, %1670 : i32
                %1672 = arith.cmpi sgt, %1656, %c78 : i32
                %1673 = arith.select %1672, %c77, %c55 : i32
                %1674 = arith.ori %1668, %1673 : i32
                %1675 = arith.cmpi sgt, %1656, %c79 : i32
                %1676 = arith.select %1675, %c80, %c55 : i32
                %1677 = arith.ori %1671, %1676 : i32
                %1678 = arith.cmpi sgt, %1656, %c81 : i32
                %1679 = arith.select %1678, %c80, %c55 : i32
                %1680 = arith.ori %1674, %1679 : i32
                %1681 = arith.cmpi sgt, %1656, %c82 : i32
                %1682 = arith.select %1681, %c72, %c55 : i32
                %1683 = arith.ori %c55, %1682 : i32
                %1684 = arith.cmpi sgt, %1656, %c83 : i32
                %1685 = arith.select %1684, %c72, %c55 : i32
                %1686 = arith.ori %c55, %1685 : i32
                %1687 = arith.cmpi sgt, %1656, %c84 : i32
                %1688 = arith.select %1687, %c74, %c55 : i32
                %1689 = arith.ori %1683, %1688 : i32
                %1690 = arith.cmpi sgt, %1656, %c85 : i32
                %1691 = arith.select %1690, %c74, %c55 : i32
                %1692 = arith.ori %1686, %1691 : i32
                %1693 = arith.cmpi sgt, %1656, %c86 : i32
                %1694 = arith.select %1693, %c77, %c55 : i32
                %1695 = arith.ori %1689, %1694 : i32
                %1696 = arith.cmpi sgt, %1656, %c87 : i32
                %1697 = arith.select %1696, %c77, %c55 : i32
                %1698 = arith.ori %1692, %1697 : i32
                %1699 = arith.cmpi sgt, %1656, %c36 : i32
                %1700 = arith.select %1699, %c80, %c55 : i32
                %1701 = arith.ori %1695, %1700 : i32
                %1702 = arith.cmpi sgt, %1656, %c88 : i32
                %1703 = arith.select %1702, %c80, %c55 : i32
                %1704 = arith.ori %1698, %1703 : i32
                %1705 = vector.from_elements %1677, %1701, %1680, %1704 : vector<4xi32>
                %1706 = arith.subi %379, %431 : i32
                %1707 = arith.subi %1706, %c54 : i32
                %1708 = arith.minsi %1707, %c54 : i32
                %1709 = arith.maxsi %1708, %c55 : i32
                %1710 = arith.cmpi sgt, %1709, %c55 : i32
                %1711 = arith.select %1710, %c72, %c55 : i32
                %1712 = arith.ori %c55, %1711 : i32
                %1713 = arith.cmpi sgt, %1709, %c44 : i32
                %1714 = arith.select %1713, %c72, %c55 : i32
                %1715 = arith.ori %c55, %1714 : i32
                %1716 = arith.cmpi sgt, %1709, %c73 : i32
                %1717 = arith.select %1716, %c74, %c55 : i32
                %1718 = arith.ori %1712, %1717 : i32
                %1719 = arith.cmpi sgt, %1709, %c75 : i32
                %1720 = arith.select %1719, %c74, %c55 : i32
                %1721 = arith.ori %1715, %1720 : i32
                %1722 = arith.cmpi sgt, %1709, %c76 : i32
                %1723 = arith.select %1722, %c77, %c55 : i32
                %1724 = arith.ori %1718, %1723 : i32
                %1725 = arith.cmpi sgt, %1709, %c78 : i32
                %1726 = arith.select %1725, %c77, %c55 : i32
                %1727 = arith.ori %1721, %1726 : i32
                %1728 = arith.cmpi sgt, %1709, %c79 : i32
                %1729 = arith.select %1728, %c80, %c55 : i32
                %1730 = arith.ori %1724, %1729 : i32
                %1731 = arith.cmpi sgt, %1709, %c81 : i32
                %1732 = arith.select %1731, %c80, %c55 : i32
                %1733 = arith.ori %1727, %1732 : i32
                %1734 = arith.cmpi sgt, %1709, %c82 : i32
                %1735 = arith.select %1734, %c72, %c55 : i32
                %1736 = arith.ori %c55, %1735 : i32
                %1737 = arith.cmpi sgt, %1709, %c83 : i32
                %1738 = arith.select %1737, %c72, %c55 : i32
                %1739 = arith.ori %c55, %1738 : i32
                %1740 = arith.cmpi sgt, %1709, %c84 : i32
                %1741 = arith.select %1740, %c74, %c55 : i32
                %1742 = arith.ori %1736, %1741 : i32
                %1743 = arith.cmpi sgt, %1709, %c85 : i32
                %1744 = arith.select %1743, %c74, %c55 : i32
                %1745 = arith.ori %1739, %1744 : i32
                %1746 = arith.cmpi sgt, %1709, %c86 : i32
                %1747 = arith.select %1746, %c77, %c55 : i32
                %1748 = arith.ori %1742, %1747 : i32
                %1749 = arith.cmpi sgt, %1709, %c87 : i32
                %1750 = arith.select %1749, %c77, %c55 : i32
                %1751 = arith.ori %1745, %1750 : i32
                %1752 = arith.cmpi sgt, %1709, %c36 : i32
                %1753 = arith.select %1752, %c80, %c55 : i32
                %1754 = arith.ori %1748, %1753 : i32
                %1755 = arith.cmpi sgt, %1709, %c88 : i32
                %1756 = arith.select %1755, %c80, %c55 : i32
                %1757 = arith.ori %1751, %1756 : i32
                %1758 = vector.from_elements %1730, %1754, %1733, %1757 : vector<4xi32>
                %1759 = arith.andi %1519, %1705 : vector<4xi32>
                %1760 = arith.andi %1522, %1758 : vector<4xi32>
                scf.yield %1759, %1760 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1519, %1522 : vector<4xi32>, vector<4xi32>
              }
              %1761 = vector.bitcast %1652#0 : vector<4xi32> to vector<16xi8>
              %1762 = wave.fp8_decode "e4m3" packed %1761 : vector<16xi8> -> vector<16xf16>
              %1763 = wave.mma %1762, %754, %728#8 : vector<16xf16>, vector<8xf32>
              %1764 = wave.mma %1762, %862, %836#8 : vector<16xf16>, vector<8xf32>
              %1765 = vector.bitcast %1652#1 : vector<4xi32> to vector<16xi8>
              %1766 = wave.fp8_decode "e4m3" packed %1765 : vector<16xi8> -> vector<16xf16>
              %1767 = wave.mma %1766, %761, %1763 : vector<16xf16>, vector<8xf32>
              %1768 = wave.mma %1766, %869, %1764 : vector<16xf16>, vector<8xf32>
              %1769 = wave.opaque %1767 : vector<8xf32>
              %1770 = wave.opaque %1768 : vector<8xf32>
              wave.pin
              %1771 = wave.opaque %432 : i32
              %1772 = arith.cmpi sgt, %1771, %355 : i32
              %1773:2 = scf.if %1772 -> (vector<4xi32>, vector<4xi32>) {
                %1774 = arith.subi %379, %431 : i32
                %1775 = arith.subi %1774, %c55 : i32
                %1776 = arith.minsi %1775, %c54 : i32
                %1777 = arith.maxsi %1776, %c55 : i32
                %1778 = arith.cmpi sgt, %1777, %c55 : i32
                %1779 = arith.select %1778, %c72, %c55 : i32
                %1780 = arith.ori %c55, %1779 : i32
                %1781 = arith.cmpi sgt, %1777, %c44 : i32
                %1782 = arith.select %1781, %c72, %c55 : i32
                %1783 = arith.ori %c55, %1782 : i32
                %1784 = arith.cmpi sgt, %1777, %c73 : i32
                %1785 = arith.select %1784, %c74, %c55 : i32
                %1786 = arith.ori %1780, %1785 : i32
                %1787 = arith.cmpi sgt, %1777, %c75 : i32
                %1788 = arith.select %1787, %c74, %c55 : i32
                %1789 = arith.ori %1783, %1788 : i32
                %1790 = arith.cmpi sgt, %1777, %c76 : i32
                %1791 = arith.select %1790, %c77, %c55 : i32
                %1792 = arith.ori %1786, %1791 : i32
                %1793 = arith.cmpi sgt, %1777, %c78 : i32
                %1794 = arith.select %1793, %c77, %c55 : i32
                %1795 = arith.ori %1789, %1794 : i32
                %1796 = arith.cmpi sgt, %1777, %c79 : i32
                %1797 = arith.select %1796, %c80, %c55 : i32
                %1798 = arith.ori %1792, %1797 : i32
                %1799 = arith.cmpi sgt, %1777, %c81 : i32
                %1800 = arith.select %1799, %c80, %c55 : i32
                %1801 = arith.ori %1795, %1800 : i32
                %1802 = arith.cmpi sgt, %1777, %c82 : i32
                %1803 = arith.select %1802, %c72, %c55 : i32
                %1804 = arith.ori %c55, %1803 : i32
                %1805 = arith.cmpi sgt, %1777, %c83 : i32
                %1806 = arith.select %1805, %c72, %c55 : i32
                %1807 = arith.ori %c55, %1806 : i32
                %1808 = arith.cmpi sgt, %1777, %c84 : i32
                %1809 = arith.select %1808, %c74, %c55 : i32
                %1810 = arith.ori %1804, %1809 : i32
                %1811 = arith.cmpi sgt, %1777, %c85 : i32
                %1812 = arith.select %1811, %c74, %c55 : i32
                %1813 = arith.ori %1807, %1812 : i32
                %1814 = arith.cmpi sgt, %1777, %c86 : i32
                %1815 = arith.select %1814, %c77, %c55 : i32
                %1816 = arith.ori %1810, %1815 : i32
                %1817 = arith.cmpi sgt, %1777, %c87 : i32
                %1818 = arith.select %1817, %c77, %c55 : i32
                %1819 = arith.ori %1813, %1818 : i32
                %1820 = arith.cmpi sgt, %1777, %c36 : i32
                %1821 = arith.select %1820, %c80, %c55 : i32
                %1822 = arith.ori %1816, %1821 : i32
                %1823 = arith.cmpi sgt, %1777, %c88 : i32
                %1824 = arith.select %1823, %c80, %c55 : i32
                %1825 = arith.ori %1819, %1824 : i32
                %1826 = vector.from_elements %1798, %1822, %1801, %1825 : vector<4xi32>
                %1827 = arith.subi %379, %431 : i32
                %1828 = arith.subi %1827, %c54 : i32
                %1829 = arith.minsi %1828, %c54 : i32
                %1830 = arith.maxsi %1829, %c55 : i32
                %1831 = arith.cmpi sgt, %1830, %c55 : i32
                %1832 = arith.select %1831, %c72, %c55 : i32
                %1833 = arith.ori %c55, %1832 : i32
                %1834 = arith.cmpi sgt, %1830, %c44 : i32
                %1835 = arith.select %1834, %c72, %c55 : i32
                %1836 = arith.ori %c55, %1835 : i32
                %1837 = arith.cmpi sgt, %1830, %c73 : i32
                %1838 = arith.select %1837, %c74, %c55 : i32
                %1839 = arith.ori %1833, %1838 : i32
                %1840 = arith.cmpi sgt, %1830, %c75 : i32
                %1841 = arith.select %1840, %c74, %c55 : i32
                %1842 = arith.ori %1836, %1841 : i32
                %1843 = arith.cmpi sgt, %1830, %c76 : i32
                %1844 = arith.select %1843, %c77, %c55 : i32
                %1845 = arith.ori %1839, %1844 : i32
                %1846 = arith.cmpi sgt, %1830, %c78 : i32
                %1847 = arith.select %1846, %c77, %c55 : i32
                %1848 = arith.ori %1842, %1847 : i32
                %1849 = arith.cmpi sgt, %1830, %c79 : i32
                %1850 = arith.select %1849, %c80, %c55 : i32
                %1851 = arith.ori %1845, %1850 : i32
                %1852 = arith.cmpi sgt, %1830, %c81 : i32
                %1853 = arith.select %1852, %c80, %c55 : i32
                %1854 = arith.ori %1848, %1853 : i32
                %1855 = arith.cmpi sgt, %1830, %c82 : i32
                %1856 = arith.select %1855, %c72, %c55 : i32
                %1857 = arith.ori %c55, %1856 : i32
                %1858 = arith.cmpi sgt, %1830, %c83 : i32
                %1859 = arith.select %1858, %c72, %c55 : i32
                %1860 = arith.ori %c55, %1859 : i32
                %1861 = arith.cmpi sgt, %1830, %c84 : i32
                %1862 = arith.select %1861, %c74, %c55 : i32
                %1863 = arith.ori %1857, %1862 : i32
                %1864 = arith.cmpi sgt, %1830, %c85 : i32
                %1865 = arith.select %1864, %c74, %c55 : i32
                %1866 = arith.ori %1860, %1865 : i32
                %1867 = arith.cmpi sgt, %1830, %c86 : i32
                %1868 = arith.select %1867, %c77, %c55 : i32
                %1869 = arith.ori %1863, %1868 : i32
                %1870 = arith.cmpi sgt, %1830, %c87 : i32
                %1871 = arith.select %1870, %c77, %c55 : i32
                %1872 = arith.ori %1866, %1871 : i32
                %1873 = arith.cmpi sgt, %1830, %c36 : i32
                %1874 = arith.select %1873, %c80, %c55 : i32
                %1875 = arith.ori %1869, %1874 : i32
                %1876 = arith.cmpi sgt, %1830, %c88 : i32
                %1877 = arith.select %1876, %c80, %c55 : i32
                %1878 = arith.ori %1872, %1877 : i32
                %1879 = vector.from_elements %1851, %1875, %1854, %1878 : vector<4xi32>
                %1880 = arith.andi %1646, %1826 : vector<4xi32>
                %1881 = arith.andi %1649, %1879 : vector<4xi32>
                scf.yield %1880, %1881 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1646, %1649 : vector<4xi32>, vector<4xi32>
              }
              %1882 = vector.bitcast %1773#0 : vector<4xi32> to vector<16xi8>
              %1883 = wave.fp8_decode "e4m3" packed %1882 : vector<16xi8> -> vector<16xf16>
              %1884 = wave.mma %1883, %754, %728#9 : vector<16xf16>, vector<8xf32>
              %1885 = wave.mma %1883, %862, %836#9 : vector<16xf16>, vector<8xf32>
              %1886 = vector.bitcast %1773#1 : vector<4xi32> to vector<16xi8>
              %1887 = wave.fp8_decode "e4m3" packed %1886 : vector<16xi8> -> vector<16xf16>
              %1888 = wave.mma %1887, %761, %1884 : vector<16xf16>, vector<8xf32>
              %1889 = wave.mma %1887, %869, %1885 : vector<16xf16>, vector<8xf32>
              %1890 = wave.opaque %1888 : vector<8xf32>
              %1891 = wave.opaque %1889 : vector<8xf32>
              wave.pin
              %1892 = wave.opaque %432 : i32
              %1893 = arith.cmpi slt, %1892, %379 : i32
              %1894:2 = scf.if %1893 -> (vector<4xi32>, vector<4xi32>) {
                %1895 = arith.addi %458, %35 : index
                %1896 = arith.addi %1895, %c10 : index
                %1897 = vector.load %kv[%1896] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1898 = arith.addi %466, %35 : index
                %1899 = arith.addi %1898, %c10 : index
                %1900 = vector.load %kv[%1899] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %1897, %1900 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1773#0, %1773#1 : vector<4xi32>, vector<4xi32>
              }
              scf.yield %1894#0, %1894#1, %728#0, %779, %1007, %1134, %1261, %1388, %1515, %1642, %1769, %1890, %836#0, %887, %1008, %1135, %1262, %1389, %1516, %1643, %1770, %1891 : vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %1901 = wave.opaque %c10 : index
            %1902 = arith.addi %0, %1901 : index
            %1903 = arith.cmpi eq, %377, %374 : i32
            %1904 = wave.swap_halves %429#3 : f32
            %1905 = arith.addf %429#3, %1904 : f32
            %1906 = arith.addi %1902, %c10 : index
            %1907:2 = scf.if %1903 -> (f32, f32) {
              scf.yield %c59, %c60 : f32, f32
            } else {
              %1908 = arith.addi %1902, %c10 : index
              %1909 = arith.addi %1908, %c10 : index
              %1910 = memref.load %8[%1909] : memref<?xf32>
              %1911 = arith.addi %1908, %c6 : index
              %1912 = memref.load %8[%1911] : memref<?xf32>
              scf.yield %1910, %1912 : f32, f32
            }
            %1913 = arith.maxnumf %1907#0, %429#2 fastmath<nnan> : f32
            %1914 = arith.subf %1907#0, %1913 : f32
            %1915 = wave.exp2 %1914 : f32
            %1916 = arith.subf %429#2, %1913 : f32
            %1917 = wave.exp2 %1916 : f32
            %1918 = arith.mulf %1907#1, %1915 : f32
            %1919 = math.fma %1905, %1917, %1918 : f32
            memref.store %1913, %8[%1906] : memref<?xf32>
            %1920 = arith.addi %1906, %c6 : index
            memref.store %1919, %8[%1920] : memref<?xf32>
            %1921 = vector.broadcast %1915 : f32 to vector<8xf32>
            %1922 = vector.broadcast %1917 : f32 to vector<8xf32>
            scf.if %1903 {
              %1923 = arith.muli %1902, %c13 : index
              %1924 = arith.addi %c10, %1923 : index
              %1925 = arith.addi %1924, %c10 : index
              %1926 = arith.addi %1925, %c10 : index
              %1927 = vector.shuffle %429#4, %429#4 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1927, %5[%1926] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1928 = vector.shuffle %429#4, %429#4 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1929 = arith.addi %1926, %c18 : index
              vector.store %1928, %5[%1929] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1930 = arith.muli %1902, %c13 : index
              %1931 = arith.addi %c10, %1930 : index
              %1932 = arith.addi %1931, %c10 : index
              %1933 = arith.addi %1932, %c37 : index
              %1934 = vector.shuffle %429#5, %429#5 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1934, %5[%1933] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1935 = vector.shuffle %429#5, %429#5 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1936 = arith.addi %1933, %c18 : index
              vector.store %1935, %5[%1936] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1937 = arith.muli %1902, %c13 : index
              %1938 = arith.addi %c10, %1937 : index
              %1939 = arith.addi %1938, %c10 : index
              %1940 = arith.addi %1939, %c38 : index
              %1941 = vector.shuffle %429#6, %429#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1941, %5[%1940] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1942 = vector.shuffle %429#6, %429#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1943 = arith.addi %1940, %c18 : index
              vector.store %1942, %5[%1943] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1944 = arith.muli %1902, %c13 : index
              %1945 = arith.addi %c10, %1944 : index
              %1946 = arith.addi %1945, %c10 : index
              %1947 = arith.addi %1946, %c39 : index
              %1948 = vector.shuffle %429#7, %429#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1948, %5[%1947] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1949 = vector.shuffle %429#7, %429#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1950 = arith.addi %1947, %c18 : index
              vector.store %1949, %5[%1950] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1951 = arith.muli %1902, %c13 : index
              %1952 = arith.addi %c10, %1951 : index
              %1953 = arith.addi %1952, %c10 : index
              %1954 = arith.addi %1953, %c17 : index
              %1955 = vector.shuffle %429#8, %429#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1955, %5[%1954] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1956 = vector.shuffle %429#8, %429#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1957 = arith.addi %1954, %c18 : index
              vector.store %1956, %5[%1957] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1958 = arith.muli %1902, %c13 : index
              %1959 = arith.addi %c10, %1958 : index
              %1960 = arith.addi %1959, %c10 : index
              %1961 = arith.addi %1960, %c40 : index
              %1962 = vector.shuffle %429#9, %429#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1962, %5[%1961] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1963 = vector.shuffle %429#9, %429#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1964 = arith.addi %1961, %c18 : index
              vector.store %1963, %5[%1964] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1965 = arith.muli %1902, %c13 : index
              %1966 = arith.addi %c10, %1965 : index
              %1967 = arith.addi %1966, %c10 : index
              %1968 = arith.addi %1967, %c41 : index
              %1969 = vector.shuffle %429#10, %429#10 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1969, %5[%1968] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1970 = vector.shuffle %429#10, %429#10 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1971 = arith.addi %1968, %c18 : index
              vector.store %1970, %5[%1971] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1972 = arith.muli %1902, %c13 : index
              %1973 = arith.addi %c10, %1972 : index
              %1974 = arith.addi %1973, %c10 : index
              %1975 = arith.addi %1974, %c42 : index
              %1976 = vector.shuffle %429#11, %429#11 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1976, %5[%1975] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1977 = vector.shuffle %429#11, %429#11 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1978 = arith.addi %1975, %c18 : index
              vector.store %1977, %5[%1978] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1979 = arith.muli %1902, %c13 : index
              %1980 = arith.addi %c10, %1979 : index
              %1981 = arith.addi %1980, %c10 : index
              %1982 = arith.addi %1981, %c10 : index
              %1983 = vector.load %5[%1982] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1984 = arith.addi %1982, %c18 : index
              %1985 = vector.load %5[%1984] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1986 = vector.shuffle %1983, %1985 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1987 = arith.mulf %1986, %1921 : vector<8xf32>
              %1988 = math.fma %429#4, %1922, %1987 : vector<8xf32>
              %1989 = arith.muli %1902, %c13 : index
              %1990 = arith.addi %c10, %1989 : index
              %1991 = arith.addi %1990, %c10 : index
              %1992 = arith.addi %1991, %c10 : index
              %1993 = vector.shuffle %1988, %1988 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1993, %5[%1992] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1994 = vector.shuffle %1988, %1988 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1995 = arith.addi %1992, %c18 : index
              vector.store %1994, %5[%1995] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1996 = arith.muli %1902, %c13 : index
              %1997 = arith.addi %c10, %1996 : index
              %1998 = arith.addi %1997, %c10 : index
              %1999 = arith.addi %1998, %c37 : index
              %2000 = vector.load %5[%1999] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2001 = arith.addi %1999, %c18 : index
              %2002 = vector.load %5[%2001] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2003 = vector.shuffle %2000, %2002 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %2004 = arith.mulf %2003, %1921 : vector<8xf32>
              %2005 = math.fma %429#5, %1922, %2004 : vector<8xf32>
              %2006 = arith.muli %1902, %c13 : index
              %2007 = arith.addi %c10, %2006 : index
              %2008 = arith.addi %2007, %c10 : index
              %2009 = arith.addi %2008, %c37 : index
              %2010 = vector.shuffle %2005, %2005 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2010, %5[%2009] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2011 = vector.shuffle %2005, %2005 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2012 = arith.addi %2009, %c18 : index
              vector.store %2011, %5[%2012] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2013 = arith.muli %1902, %c13 : index
              %2014 = arith.addi %c10, %2013 : index
              %2015 = arith.addi %2014, %c10 : index
              %2016 = arith.addi %2015, %c38 : index
              %2017 = vector.load %5[%2016] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2018 = arith.addi %2016, %c18 : index
              %2019 = vector.load %5[%2018] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2020 = vector.shuffle %2017, %2019 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %2021 = arith.mulf %2020, %1921 : vector<8xf32>
              %2022 = math.fma %429#6, %1922, %2021 : vector<8xf32>
              %2023 = arith.muli %1902, %c13 : index
              %2024 = arith.addi %c10, %2023 : index
              %2025 = arith.addi %2024, %c10 : index
              %2026 = arith.addi %2025, %c38 : index
              %2027 = vector.shuffle %2022, %2022 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2027, %5[%2026] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2028 = vector.shuffle %2022, %2022 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2029 = arith.addi %2026, %c18 : index
              vector.store %2028, %5[%2029] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2030 = arith.muli %1902, %c13 : index
              %2031 = arith.addi %c10, %2030 : index
              %2032 = arith.addi %2031, %c10 : index
              %2033 = arith.addi %2032, %c39 : index
              %2034 = vector.load %5[%2033] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2035 = arith.addi %2033, %c18 : index
              %2036 = vector.load %5[%2035] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2037 = vector.shuffle %2034, %2036 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %2038 = arith.mulf %2037, %1921 : vector<8xf32>
              %2039 = math.fma %429#7, %1922, %2038 : vector<8xf32>
              %2040 = arith.muli %1902, %c13 : index
              %2041 = arith.addi %c10, %2040 : index
              %2042 = arith.addi %2041, %c10 : index
              %2043 = arith.addi %2042, %c39 : index
              %2044 = vector.shuffle %2039, %2039 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2044, %5[%2043] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2045 = vector.shuffle %2039, %2039 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2046 = arith.addi %2043, %c18 : index
              vector.store %2045, %5[%2046] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2047 = arith.muli %1902, %c13 : index
              %2048 = arith.addi %c10, %2047 : index
              %2049 = arith.addi %2048, %c10 : index
              %2050 = arith.addi %2049, %c17 : index
              %2051 = vector.load %5[%2050] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2052 = arith.addi %2050, %c18 : index
              %2053 = vector.load %5[%2052] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2054 = vector.shuffle %2051, %2053 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %2055 = arith.mulf %2054, %1921 : vector<8xf32>
              %2056 = math.fma %429#8, %1922, %2055 : vector<8xf32>
              %2057 = arith.muli %1902, %c13 : index
              %2058 = arith.addi %c10, %2057 : index
              %2059 = arith.addi %2058, %c10 : index
              %2060 = arith.addi %2059, %c17 : index
              %2061 = vector.shuffle %2056, %2056 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2061, %5[%2060] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2062 = vector.shuffle %2056, %2056 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2063 = arith.addi %2060, %c18 : index
              vector.store %2062, %5[%2063] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2064 = arith.muli %1902, %c13 : index
              %2065 = arith.addi %c10, %2064 : index
              %2066 = arith.addi %2065, %c10 : index
              %2067 = arith.addi %2066, %c40 : index
              %2068 = vector.load %5[%2067] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2069 = arith.addi %2067, %c18 : index
              %2070 = vector.load %5[%2069] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2071 = vector.shuffle %2068, %2070 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %2072 = arith.mulf %2071, %1921 : vector<8xf32>
              %2073 = math.fma %429#9, %1922, %2072 : vector<8xf32>
              %2074 = arith.muli %1902, %c13 : index
              %2075 = arith.addi %c10, %2074 : index
              %2076 = arith.addi %2075, %c10 : index
              %2077 = arith.addi %2076, %c40 : index
              %2078 = vector.shuffle %2073, %2073 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2078, %5[%2077] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2079 = vector.shuffle %2073, %2073 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2080 = arith.addi %2077, %c18 : index
              vector.store %2079, %5[%2080] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2081 = arith.muli %1902, %c13 : index
              %2082 = arith.addi %c10, %2081 : index
              %2083 = arith.addi %2082, %c10 : index
              %2084 = arith.addi %2083, %c41 : index
              %2085 = vector.load %5[%2084] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2086 = arith.addi %2084, %c18 : index
              %2087 = vector.load %5[%2086] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2088 = vector.shuffle %2085, %2087 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %2089 = arith.mulf %2088, %1921 : vector<8xf32>
              %2090 = math.fma %429#10, %1922, %2089 : vector<8xf32>
              %2091 = arith.muli %1902, %c13 : index
              %2092 = arith.addi %c10, %2091 : index
              %2093 = arith.addi %2092, %c10 : index
              %2094 = arith.addi %2093, %c41 : index
              %2095 = vector.shuffle %2090, %2090 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2095, %5[%2094] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2096 = vector.shuffle %2090, %2090 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2097 = arith.addi %2094, %c18 : index
              vector.store %2096, %5[%2097] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2098 = arith.muli %1902, %c13 : index
              %2099 = arith.addi %c10, %2098 : index
              %2100 = arith.addi %2099, %c10 : index
              %2101 = arith.addi %2100, %c42 : index
              %2102 = vector.load %5[%2101] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2103 = arith.addi %2101, %c18 : index
              %2104 = vector.load %5[%2103] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2105 = vector.shuffle %2102, %2104 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %2106 = arith.mulf %2105, %1921 : vector<8xf32>
              %2107 = math.fma %429#11, %1922, %2106 : vector<8xf32>
              %2108 = arith.muli %1902, %c13 : index
              %2109 = arith.addi %c10, %2108 : index
              %2110 = arith.addi %2109, %c10 : index
              %2111 = arith.addi %2110, %c42 : index
              %2112 = vector.shuffle %2107, %2107 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2112, %5[%2111] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2113 = vector.shuffle %2107, %2107 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2114 = arith.addi %2111, %c18 : index
              vector.store %2113, %5[%2114] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
            %2115 = wave.swap_halves %429#13 : f32
            %2116 = arith.addf %429#13, %2115 : f32
            %2117 = arith.addi %1902, %c24 : index
            %2118:2 = scf.if %1903 -> (f32, f32) {
              scf.yield %c59, %c60 : f32, f32
            } else {
              %2119 = arith.addi %1902, %c24 : index
              %2120 = arith.addi %2119, %c10 : index
              %2121 = memref.load %8[%2120] : memref<?xf32>
              %2122 = arith.addi %2119, %c6 : index
              %2123 = memref.load %8[%2122] : memref<?xf32>
              scf.yield %2121, %2123 : f32, f32
            }
            %2124 = arith.maxnumf %2118#0, %429#12 fastmath<nnan> : f32
            %2125 = arith.subf %2118#0, %2124 : f32
            %2126 = wave.exp2 %2125 : f32
            %2127 = arith.subf %429#12, %2124 : f32
            %2128 = wave.exp2 %2127 : f32
            %2129 = arith.mulf %2118#1, %2126 : f32
            %2130 = math.fma %2116, %2128, %2129 : f32
            memref.store %2124, %8[%2117] : memref<?xf32>
            %2131 = arith.addi %2117, %c6 : index
            memref.store %2130, %8[%2131] : memref<?xf32>
            %2132 = vector.broadcast %2126 : f32 to vector<8xf32>
            %2133 = vector.broadcast %2128 : f32 to vector<8xf32>
            scf.if %1903 {
              %2134 = arith.muli %1902, %c13 : index
              %2135 = arith.addi %c10, %2134 : index
              %2136 = arith.addi %2135, %c45 : index
              %2137 = arith.addi %2136, %c10 : index
              %2138 = vector.shuffle %429#14, %429#14 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2138, %5[%2137] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2139 = vector.shuffle %429#14, %429#14 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2140 = arith.addi %2137, %c18 : index
              vector.store %2139, %5[%2140] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2141 = arith.muli %1902, %c13 : index
              %2142 = arith.addi %c10, %2141 : index
              %2143 = arith.addi %2142, %c45 : index
              %2144 = arith.addi %2143, %c37 : index
              %2145 = vector.shuffle %429#15, %429#15 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2145, %5[%2144] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2146 = vector.shuffle %429#15, %429#15 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2147 = arith.addi %2144, %c18 : index
              vector.store %2146, %5[%2147] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2148 = arith.muli %1902, %c13 : index
              %2149 = arith.addi %c10, %2148 : index
              %2150 = arith.addi %2149, %c45 : index
              %2151 = arith.addi %2150, %c38 : index
              %2152 = vector.shuffle %429#16, %429#16 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2152, %5[%2151] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2153 = vector.shuffle %429#16, %429#16 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2154 = arith.addi %2151, %c18 : index
              vector.store %2153, %5[%2154] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2155 = arith.muli %1902, %c13 : index
              %2156 = arith.addi %c10, %2155 : index
              %2157 = arith.addi %2156, %c45 : index
              %2158 = arith.addi %2157, %c39 : index
              %2159 = vector.shuffle %429#17, %429#17 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2159, %5[%2158] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2160 = vector.shuffle %429#17, %429#17 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2161 = arith.addi %2158, %c18 : index
              vector.store %2160, %5[%2161] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2162 = arith.muli %1902, %c13 : index
              %2163 = arith.addi %c10, %2162 : index
              %2164 = arith.addi %2163, %c45 : index
              %2165 = arith.addi %2164, %c17 : index
              %2166 = vector.shuffle %429#18, %429#18 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2166, %5[%2165] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2167 = vector.shuffle %429#18, %429#18 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2168 = arith.addi %2165, %c18 : index
              vector.store %2167, %5[%2168] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2169 = arith.muli %1902, %c13 : index
              %2170 = arith.addi %c10, %2169 : index
              %2171 = arith.addi %2170, %c45 : index
              %2172 = arith.addi %2171, %c40 : index
              %2173 = vector.shuffle %429#19, %429#19 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2173, %5[%2172] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2174 = vector.shuffle %429#19, %429#19 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2175 = arith.addi %2172, %c18 : index
              vector.store %2174, %5[%2175] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2176 = arith.muli %1902, %c13 : index
              %2177 = arith.addi %c10, %2176 : index
              %2178 = arith.addi %2177, %c45 : index
              %2179 = arith.addi %2178, %c41 : index
              %2180 = vector.shuffle %429#20, %429#20 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2180, %5[%2179] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2181 = vector.shuffle %429#20, %429#20 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2182 = arith.addi %2179, %c18 : index
              vector.store %2181, %5[%2182] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2183 = arith.muli %1902, %c13 : index
              %2184 = arith.addi %c10, %2183 : index
              %2185 = arith.addi %2184, %c45 : index
              %2186 = arith.addi %2185, %c42 : index
              %2187 = vector.shuffle %429#21, %429#21 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2187, %5[%2186] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2188 = vector.shuffle %429#21, %429#21 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2189 = arith.addi %2186, %c18 : index
              vector.store %2188, %5[%2189] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %2190 = arith.muli %1902, %c13 : index
              %2191 = arith.addi %c10, %2190 : index
              %2192 = arith.addi %2191, %c45 : index
              %2193 = arith.addi %2192, %c10 : index
              %2194 = vector.load %5[%2193] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2195 = arith.addi %2193, %c18 : index
              %2196 = vector.load %5[%2195] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2197 = vector.shuffle %2194, %2196 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %2198 = arith.mulf %2197, %2132 : vector<8xf32>
              %2199 = math.fma %429#14, %2133, %2198 : vector<8xf32>
              %2200 = arith.muli %1902, %c13 : index
              %2201 = arith.addi %c10, %2200 : index
              %2202 = arith.addi %2201, %c45 : index
              %2203 = arith.addi %2202, %c10 : index
              %2204 = vector.shuffle %2199, %2199 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2204, %5[%2203] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2205 = vector.shuffle %2199, %2199 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2206 = arith.addi %2203, %c18 : index
              vector.store %2205, %5[%2206] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2207 = arith.muli %1902, %c13 : index
              %2208 = arith.addi %c10, %2207 : index
              %2209 = arith.addi %2208, %c45 : index
              %2210 = arith.addi %2209, %c37 : index
              %2211 = vector.load %5[%2210] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2212 = arith.addi %2210, %c18 : index
              %2213 = vector.load %5[%2212] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2214 = vector.shuffle %2211, %2213 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %2215 = arith.mulf %2214, %2132 : vector<8xf32>
              %2216 = math.fma %429#15, %2133, %2215 : vector<8xf32>
              %2217 = arith.muli %1902, %c13 : index
              %2218 = arith.addi %c10, %2217 : index
              %2219 = arith.addi %2218, %c45 : index
              %2220 = arith.addi %2219, %c37 : index
              %2221 = vector.shuffle %2216, %2216 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2221, %5[%2220] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2222 = vector.shuffle %2216, %2216 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2223 = arith.addi %2220, %c18 : index
              vector.store %2222, %5[%2223] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2224 = arith.muli %1902, %c13 : index
              %2225 = arith.addi %c10, %2224 : index
              %2226 = arith.addi %2225, %c45 : index
              %2227 = arith.addi %2226, %c38 : index
              %2228 = vector.load %5[%2227] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2229 = arith.addi %2227, %c18 : index
              %2230 = vector.load %5[%2229] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2231 = vector.shuffle %2228, %2230 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %2232 = arith.mulf %2231, %2132 : vector<8xf32>
              %2233 = math.fma %429#16, %2133, %2232 : vector<8xf32>
              %2234 = arith.muli %1902, %c13 : index
              %2235 = arith.addi %c10, %2234 : index
              %2236 = arith.addi %2235, %c45 : index
              %2237 = arith.addi %2236, %c38 : index
              %2238 = vector.shuffle %2233, %2233 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2238, %5[%2237] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2239 = vector.shuffle %2233, %2233 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2240 = arith.addi %2237, %c18 : index
              vector.store %2239, %5[%2240] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2241 = arith.muli %1902, %c13 : index
              %2242 = arith.addi %c10, %2241 : index
              %2243 = arith.addi %2242, %c45 : index
              %2244 = arith.addi %2243, %c39 : index
              %2245 = vector.load %5[%2244] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2246 = arith.addi %2244, %c18 : index
              %2247 = vector.load %5[%2246] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2248 = vector.shuffle %2245, %2247 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %2249 = arith.mulf %2248, %2132 : vector<8xf32>
              %2250 = math.fma %429#17, %2133, %2249 : vector<8xf32>
              %2251 = arith.muli %1902, %c13 : index
              %2252 = arith.addi %c10, %2251 : index
              %2253 = arith.addi %2252, %c45 : index
              %2254 = arith.addi %2253, %c39 : index
              %2255 = vector.shuffle %2250, %2250 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2255, %5[%2254] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2256 = vector.shuffle %2250, %2250 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2257 = arith.addi %2254, %c18 : index
              vector.store %2256, %5[%2257] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2258 = arith.muli %1902, %c13 : index
              %2259 = arith.addi %c10, %2258 : index
              %2260 = arith.addi %2259, %c45 : index
              %2261 = arith.addi %2260, %c17 : index
              %2262 = vector.load %5[%2261] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2263 = arith.addi %2261, %c18 : index
              %2264 = vector.load %5[%2263] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2265 = vector.shuffle %2262, %2264 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %2266 = arith.mulf %2265, %2132 : vector<8xf32>
              %2267 = math.fma %429#18, %2133, %2266 : vector<8xf32>
              %2268 = arith.muli %1902, %c13 : index
              %2269 = arith.addi %c10, %2268 : index
              %2270 = arith.addi %2269, %c45 : index
              %2271 = arith.addi %2270, %c17 : index
              %2272 = vector.shuffle %2267, %2267 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2272, %5[%2271] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2273 = vector.shuffle %2267, %2267 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2274 = arith.addi %2271, %c18 : index
              vector.store %2273, %5[%2274] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2275 = arith.muli %1902, %c13 : index
              %2276 = arith.addi %c10, %2275 : index
              %2277 = arith.addi %2276, %c45 : index
              %2278 = arith.addi %2277, %c40 : index
              %2279 = vector.load %5[%2278] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2280 = arith.addi %2278, %c18 : index
              %2281 = vector.load %5[%2280] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2282 = vector.shuffle %2279, %2281 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %2283 = arith.mulf %2282, %2132 : vector<8xf32>
              %2284 = math.fma %429#19, %2133, %2283 : vector<8xf32>
              %2285 = arith.muli %1902, %c13 : index
              %2286 = arith.addi %c10, %2285 : index
              %2287 = arith.addi %2286, %c45 : index
              %2288 = arith.addi %2287, %c40 : index
              %2289 = vector.shuffle %2284, %2284 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2289, %5[%2288] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2290 = vector.shuffle %2284, %2284 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2291 = arith.addi %2288, %c18 : index
              vector.store %2290, %5[%2291] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2292 = arith.muli %1902, %c13 : index
              %2293 = arith.addi %c10, %2292 : index
              %2294 = arith.addi %2293, %c45 : index
              %2295 = arith.addi %2294, %c41 : index
              %2296 = vector.load %5[%2295] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2297 = arith.addi %2295, %c18 : index
              %2298 = vector.load %5[%2297] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2299 = vector.shuffle %2296, %2298 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %2300 = arith.mulf %2299, %2132 : vector<8xf32>
              %2301 = math.fma %429#20, %2133, %2300 : vector<8xf32>
              %2302 = arith.muli %1902, %c13 : index
              %2303 = arith.addi %c10, %2302 : index
              %2304 = arith.addi %2303, %c45 : index
              %2305 = arith.addi %2304, %c41 : index
              %2306 = vector.shuffle %2301, %2301 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2306, %5[%2305] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2307 = vector.shuffle %2301, %2301 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2308 = arith.addi %2305, %c18 : index
              vector.store %2307, %5[%2308] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2309 = arith.muli %1902, %c13 : index
              %2310 = arith.addi %c10, %2309 : index
              %2311 = arith.addi %2310, %c45 : index
              %2312 = arith.addi %2311, %c42 : index
              %2313 = vector.load %5[%2312] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2314 = arith.addi %2312, %c18 : index
              %2315 = vector.load %5[%2314] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2316 = vector.shuffle %2313, %2315 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %2317 = arith.mulf %2316, %2132 : vector<8xf32>
              %2318 = math.fma %429#21, %2133, %2317 : vector<8xf32>
              %2319 = arith.muli %1902, %c13 : index
              %2320 = arith.addi %c10, %2319 : index
              %2321 = arith.addi %2320, %c45 : index
              %2322 = arith.addi %2321, %c42 : index
              %2323 = vector.shuffle %2318, %2318 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2323, %5[%2322] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2324 = vector.shuffle %2318, %2318 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2325 = arith.addi %2322, %c18 : index
              vector.store %2324, %5[%2325] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %2326 = arith.cmpi sgt, %366, %c57 : i32
          scf.if %2326 {
            %2327 = arith.cmpi eq, %374, %371 : i32
            %2328 = wave.opaque %c10 : index
            %2329 = arith.addi %0, %2328 : index
            %2330 = arith.addi %2329, %c10 : index
            %2331 = arith.addi %2330, %c10 : index
            %2332 = memref.load %8[%2331] : memref<?xf32>
            %2333 = arith.addi %2330, %c6 : index
            %2334 = memref.load %8[%2333] : memref<?xf32>
            %2335 = arith.addi %2329, %c18 : index
            %2336:2 = scf.if %2327 -> (f32, f32) {
              scf.yield %c59, %c60 : f32, f32
            } else {
              %2337 = arith.addi %2329, %c18 : index
              %2338 = arith.addi %2337, %c10 : index
              %2339 = memref.load %8[%2338] : memref<?xf32>
              %2340 = arith.addi %2337, %c6 : index
              %2341 = memref.load %8[%2340] : memref<?xf32>
              scf.yield %2339, %2341 : f32, f32
            }
            %2342 = arith.maxnumf %2336#0, %2332 fastmath<nnan> : f32
            %2343 = arith.subf %2336#0, %2342 : f32
            %2344 = wave.exp2 %2343 : f32
            %2345 = arith.subf %2332, %2342 : f32
            %2346 = wave.exp2 %2345 : f32
            %2347 = arith.mulf %2336#1, %2344 : f32
            %2348 = math.fma %2334, %2346, %2347 : f32
            memref.store %2342, %8[%2335] : memref<?xf32>
            %2349 = arith.addi %2335, %c6 : index
            memref.store %2348, %8[%2349] : memref<?xf32>
            %2350 = vector.broadcast %2344 : f32 to vector<8xf32>
            %2351 = vector.broadcast %2346 : f32 to vector<8xf32>
            scf.for %2352 = %c10 to %c19 step %c4 {
              %2353 = arith.muli %2329, %c13 : index
              %2354 = arith.addi %c10, %2353 : index
              %2355 = arith.addi %2354, %c10 : index
              %2356 = arith.muli %2352, %c37 : index
              %2357 = arith.addi %2355, %2356 : index
              %2358 = vector.load %5[%2357] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2359 = arith.addi %2357, %c18 : index
              %2360 = vector.load %5[%2359] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2361 = vector.shuffle %2358, %2360 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %2327 {
                %2362 = arith.muli %2329, %c13 : index
                %2363 = arith.addi %16, %2362 : index
                %2364 = arith.addi %2363, %c10 : index
                %2365 = arith.muli %2352, %c37 : index
                %2366 = arith.addi %2364, %2365 : index
                %2367 = vector.shuffle %2361, %2361 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %2367, %partial[%2366] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %2368 = vector.shuffle %2361, %2361 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %2369 = arith.addi %2366, %c18 : index
                vector.store %2368, %partial[%2369] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %2370 = arith.muli %2329, %c13 : index
                %2371 = arith.addi %16, %2370 : index
                %2372 = arith.addi %2371, %c10 : index
                %2373 = arith.muli %2352, %c37 : index
                %2374 = arith.addi %2372, %2373 : index
                %2375 = vector.load %partial[%2374] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %2376 = arith.addi %2374, %c18 : index
                %2377 = vector.load %partial[%2376] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %2378 = vector.shuffle %2375, %2377 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %2379 = arith.mulf %2378, %2350 : vector<8xf32>
                %2380 = math.fma %2361, %2351, %2379 : vector<8xf32>
                %2381 = arith.muli %2329, %c13 : index
                %2382 = arith.addi %16, %2381 : index
                %2383 = arith.addi %2382, %c10 : index
                %2384 = arith.muli %2352, %c37 : index
                %2385 = arith.addi %2383, %2384 : index
                %2386 = vector.shuffle %2380, %2380 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %2386, %partial[%2385] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %2387 = vector.shuffle %2380, %2380 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %2388 = arith.addi %2385, %c18 : index
                vector.store %2387, %partial[%2388] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
            %2389 = arith.addi %2329, %c24 : index
            %2390 = arith.addi %2389, %c10 : index
            %2391 = memref.load %8[%2390] : memref<?xf32>
            %2392 = arith.addi %2389, %c6 : index
            %2393 = memref.load %8[%2392] : memref<?xf32>
            %2394 = arith.addi %2329, %c64 : index
            %2395:2 = scf.if %2327 -> (f32, f32) {
              scf.yield %c59, %c60 : f32, f32
            } else {
              %2396 = arith.addi %2329, %c64 : index
              %2397 = arith.addi %2396, %c10 : index
              %2398 = memref.load %8[%2397] : memref<?xf32>
              %2399 = arith.addi %2396, %c6 : index
              %2400 = memref.load %8[%2399] : memref<?xf32>
              scf.yield %2398, %2400 : f32, f32
            }
            %2401 = arith.maxnumf %2395#0, %2391 fastmath<nnan> : f32
            %2402 = arith.subf %2395#0, %2401 : f32
            %2403 = wave.exp2 %2402 : f32
            %2404 = arith.subf %2391, %2401 : f32
            %2405 = wave.exp2 %2404 : f32
            %2406 = arith.mulf %2395#1, %2403 : f32
            %2407 = math.fma %2393, %2405, %2406 : f32
            memref.store %2401, %8[%2394] : memref<?xf32>
            %2408 = arith.addi %2394, %c6 : index
            memref.store %2407, %8[%2408] : memref<?xf32>
            %2409 = vector.broadcast %2403 : f32 to vector<8xf32>
            %2410 = vector.broadcast %2405 : f32 to vector<8xf32>
            scf.for %2411 = %c10 to %c19 step %c4 {
              %2412 = arith.muli %2329, %c13 : index
              %2413 = arith.addi %c10, %2412 : index
              %2414 = arith.addi %2413, %c45 : index
              %2415 = arith.muli %2411, %c37 : index
              %2416 = arith.addi %2414, %2415 : index
              %2417 = vector.load %5[%2416] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2418 = arith.addi %2416, %c18 : index
              %2419 = vector.load %5[%2418] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2420 = vector.shuffle %2417, %2419 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %2327 {
                %2421 = arith.muli %2329, %c13 : index
                %2422 = arith.addi %16, %2421 : index
                %2423 = arith.addi %2422, %c45 : index
                %2424 = arith.muli %2411, %c37 : index
                %2425 = arith.addi %2423, %2424 : index
                %2426 = vector.shuffle %2420, %2420 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %2426, %partial[%2425] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %2427 = vector.shuffle %2420, %2420 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %2428 = arith.addi %2425, %c18 : index
                vector.store %2427, %partial[%2428] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %2429 = arith.muli %2329, %c13 : index
                %2430 = arith.addi %16, %2429 : index
                %2431 = arith.addi %2430, %c45 : index
                %2432 = arith.muli %2411, %c37 : index
                %2433 = arith.addi %2431, %2432 : index
                %2434 = vector.load %partial[%2433] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %2435 = arith.addi %2433, %c18 : index
                %2436 = vector.load %partial[%2435] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %2437 = vector.shuffle %2434, %2436 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %2438 = arith.mulf %2437, %2409 : vector<8xf32>
                %2439 = math.fma %2420, %2410, %2438 : vector<8xf32>
                %2440 = arith.muli %2329, %c13 : index
                %2441 = arith.addi %16, %2440 : index
                %2442 = arith.addi %2441, %c45 : index
                %2443 = arith.muli %2411, %c37 : index
                %2444 = arith.addi %2442, %2443 : index
                %2445 = vector.shuffle %2439, %2439 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %2445, %partial[%2444] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %2446 = vector.shuffle %2439, %2439 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %2447 = arith.addi %2444, %c18 : index
                vector.store %2446, %partial[%2447] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %2448 = arith.cmpi sgt, %366, %c56 : i32
        scf.if %2448 {
          %2449 = arith.cmpi eq, %371, %c55 : i32
          %2450 = wave.opaque %c10 : index
          %2451 = arith.addi %0, %2450 : index
          %2452 = arith.addi %2451, %c18 : index
          %2453 = arith.addi %2452, %c10 : index
          %2454 = memref.load %8[%2453] : memref<?xf32>
          %2455 = arith.addi %2452, %c6 : index
          %2456 = memref.load %8[%2455] : memref<?xf32>
          %2457 = arith.addi %2451, %c37 : index
          %2458:2 = scf.if %2449 -> (f32, f32) {
            scf.yield %c59, %c60 : f32, f32
          } else {
            %2459 = arith.addi %2451, %c37 : index
            %2460 = arith.addi %2459, %c10 : index
            %2461 = memref.load %8[%2460] : memref<?xf32>
            %2462 = arith.addi %2459, %c6 : index
            %2463 = memref.load %8[%2462] : memref<?xf32>
            scf.yield %2461, %2463 : f32, f32
          }
          %2464 = arith.maxnumf %2458#0, %2454 fastmath<nnan> : f32
          %2465 = arith.subf %2458#0, %2464 : f32
          %2466 = wave.exp2 %2465 : f32
          %2467 = arith.subf %2454, %2464 : f32
          %2468 = wave.exp2 %2467 : f32
          %2469 = arith.mulf %2458#1, %2466 : f32
          %2470 = math.fma %2456, %2468, %2469 : f32
          memref.store %2464, %8[%2457] : memref<?xf32>
          %2471 = arith.addi %2457, %c6 : index
          memref.store %2470, %8[%2471] : memref<?xf32>
          %2472 = vector.broadcast %2466 : f32 to vector<8xf32>
          %2473 = vector.broadcast %2468 : f32 to vector<8xf32>
          scf.for %2474 = %c10 to %c19 step %c4 {
            %2475 = arith.muli %2451, %c13 : index
            %2476 = arith.addi %16, %2475 : index
            %2477 = arith.addi %2476, %c10 : index
            %2478 = arith.muli %2474, %c37 : index
            %2479 = arith.addi %2477, %2478 : index
            %2480 = vector.load %partial[%2479] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2481 = arith.addi %2479, %c18 : index
            %2482 = vector.load %partial[%2481] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2483 = vector.shuffle %2480, %2482 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %2449 {
              %2484 = arith.muli %2451, %c13 : index
              %2485 = arith.addi %17, %2484 : index
              %2486 = arith.addi %2485, %c10 : index
              %2487 = arith.muli %2474, %c37 : index
              %2488 = arith.addi %2486, %2487 : index
              %2489 = vector.shuffle %2483, %2483 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2489, %partial[%2488] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2490 = vector.shuffle %2483, %2483 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2491 = arith.addi %2488, %c18 : index
              vector.store %2490, %partial[%2491] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %2492 = arith.muli %2451, %c13 : index
              %2493 = arith.addi %17, %2492 : index
              %2494 = arith.addi %2493, %c10 : index
              %2495 = arith.muli %2474, %c37 : index
              %2496 = arith.addi %2494, %2495 : index
              %2497 = vector.load %partial[%2496] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2498 = arith.addi %2496, %c18 : index
              %2499 = vector.load %partial[%2498] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2500 = vector.shuffle %2497, %2499 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %2501 = arith.mulf %2500, %2472 : vector<8xf32>
              %2502 = math.fma %2483, %2473, %2501 : vector<8xf32>
              %2503 = arith.muli %2451, %c13 : index
              %2504 = arith.addi %17, %2503 : index
              %2505 = arith.addi %2504, %c10 : index
              %2506 = arith.muli %2474, %c37 : index
              %2507 = arith.addi %2505, %2506 : index
              %2508 = vector.shuffle %2502, %2502 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2508, %partial[%2507] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2509 = vector.shuffle %2502, %2502 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2510 = arith.addi %2507, %c18 : index
              vector.store %2509, %partial[%2510] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %2511 = arith.addi %2451, %c64 : index
          %2512 = arith.addi %2511, %c10 : index
          %2513 = memref.load %8[%2512] : memref<?xf32>
          %2514 = arith.addi %2511, %c6 : index
          %2515 = memref.load %8[%2514] : memref<?xf32>
          %2516 = arith.addi %2451, %c65 : index
          %2517:2 = scf.if %2449 -> (f32, f32) {
            scf.yield %c59, %c60 : f32, f32
          } else {
            %2518 = arith.addi %2451, %c65 : index
            %2519 = arith.addi %2518, %c10 : index
            %2520 = memref.load %8[%2519] : memref<?xf32>
            %2521 = arith.addi %2518, %c6 : index
            %2522 = memref.load %8[%2521] : memref<?xf32>
            scf.yield %2520, %2522 : f32, f32
          }
          %2523 = arith.maxnumf %2517#0, %2513 fastmath<nnan> : f32
          %2524 = arith.subf %2517#0, %2523 : f32
          %2525 = wave.exp2 %2524 : f32
          %2526 = arith.subf %2513, %2523 : f32
          %2527 = wave.exp2 %2526 : f32
          %2528 = arith.mulf %2517#1, %2525 : f32
          %2529 = math.fma %2515, %2527, %2528 : f32
          memref.store %2523, %8[%2516] : memref<?xf32>
          %2530 = arith.addi %2516, %c6 : index
          memref.store %2529, %8[%2530] : memref<?xf32>
          %2531 = vector.broadcast %2525 : f32 to vector<8xf32>
          %2532 = vector.broadcast %2527 : f32 to vector<8xf32>
          scf.for %2533 = %c10 to %c19 step %c4 {
            %2534 = arith.muli %2451, %c13 : index
            %2535 = arith.addi %16, %2534 : index
            %2536 = arith.addi %2535, %c45 : index
            %2537 = arith.muli %2533, %c37 : index
            %2538 = arith.addi %2536, %2537 : index
            %2539 = vector.load %partial[%2538] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2540 = arith.addi %2538, %c18 : index
            %2541 = vector.load %partial[%2540] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2542 = vector.shuffle %2539, %2541 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %2449 {
              %2543 = arith.muli %2451, %c13 : index
              %2544 = arith.addi %17, %2543 : index
              %2545 = arith.addi %2544, %c45 : index
              %2546 = arith.muli %2533, %c37 : index
              %2547 = arith.addi %2545, %2546 : index
              %2548 = vector.shuffle %2542, %2542 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2548, %partial[%2547] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2549 = vector.shuffle %2542, %2542 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2550 = arith.addi %2547, %c18 : index
              vector.store %2549, %partial[%2550] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %2551 = arith.muli %2451, %c13 : index
              %2552 = arith.addi %17, %2551 : index
              %2553 = arith.addi %2552, %c45 : index
              %2554 = arith.muli %2533, %c37 : index
              %2555 = arith.addi %2553, %2554 : index
              %2556 = vector.load %partial[%2555] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2557 = arith.addi %2555, %c18 : index
              %2558 = vector.load %partial[%2557] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2559 = vector.shuffle %2556, %2558 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %2560 = arith.mulf %2559, %2531 : vector<8xf32>
              %2561 = math.fma %2542, %2532, %2560 : vector<8xf32>
              %2562 = arith.muli %2451, %c13 : index
              %2563 = arith.addi %17, %2562 : index
              %2564 = arith.addi %2563, %c45 : index
              %2565 = arith.muli %2533, %c37 : index
              %2566 = arith.addi %2564, %2565 : index
              %2567 = vector.shuffle %2561, %2561 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2567, %partial[%2566] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2568 = vector.shuffle %2561, %2561 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2569 = arith.addi %2566, %c18 : index
              vector.store %2568, %partial[%2569] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %2570 = wave.opaque %c10 : index
      %2571 = arith.addi %0, %2570 : index
      scf.if %369 {
        %2572 = arith.addi %kvHeads, %13 : index
        %2573 = memref.load %scales[%2572] : memref<?xf32>
        %2574 = arith.addi %2571, %c10 : index
        %2575 = arith.addi %2574, %c10 : index
        %2576 = memref.load %8[%2575] : memref<?xf32>
        %2577 = arith.addi %2574, %c6 : index
        %2578 = memref.load %8[%2577] : memref<?xf32>
        %2579 = arith.divf %2573, %2578 : f32
        %2580 = vector.broadcast %2579 : f32 to vector<8xf32>
        %2581 = arith.addi %15, %2570 : index
        %2582 = arith.addi %2581, %1 : index
        %2583 = arith.addi %2582, %c10 : index
        %2584 = arith.subi %36, %c4 : index
        %2585 = arith.minsi %2583, %2584 : index
        %2586 = arith.divui %2585, %groupSize : index
        %2587 = arith.addi %24, %2586 : index
        %2588 = arith.muli %13, %groupSize : index
        %2589 = arith.remui %2585, %groupSize : index
        %2590 = arith.addi %2588, %2589 : index
        %2591 = arith.muli %2590, %c18 : index
        %2592 = arith.muli %2, %c19 : index
        %2593 = arith.addi %2591, %2592 : index
        %2594 = arith.muli %heads, %c18 : index
        scf.for %2595 = %c10 to %c19 step %c4 {
          %2596 = arith.muli %2571, %c13 : index
          %2597 = arith.addi %c10, %2596 : index
          %2598 = arith.addi %2597, %c10 : index
          %2599 = arith.muli %2595, %c37 : index
          %2600 = arith.addi %2598, %2599 : index
          %2601 = vector.load %5[%2600] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %2602 = arith.addi %2600, %c18 : index
          %2603 = vector.load %5[%2602] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %2604 = vector.shuffle %2601, %2603 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %2605 = arith.mulf %2604, %2580 : vector<8xf32>
          %2606 = arith.addf %2605, %c61 : vector<8xf32>
          %2607 = arith.minimumf %2606, %c95 : vector<8xf32>
          %2608 = arith.maximumf %2607, %c96 : vector<8xf32>
          %2609 = arith.truncf %2608 : vector<8xf32> to vector<8xf16>
          %2610 = vector.bitcast %2609 : vector<8xf16> to vector<4xi32>
          %2611 = vector.shuffle %2610, %2610 [0, 1] : vector<4xi32>, vector<4xi32>
          %2612 = vector.shuffle %2610, %2610 [2, 3] : vector<4xi32>, vector<4xi32>
          %2613 = arith.select %3, %2612, %2611 : vector<2xi32>
          %2614 = arith.select %3, %2611, %2612 : vector<2xi32>
          %2615 = wave.swap_halves %2614 : vector<2xi32>
          %2616 = arith.select %3, %2615, %2613 : vector<2xi32>
          %2617 = arith.select %3, %2613, %2615 : vector<2xi32>
          %2618 = vector.bitcast %2616 : vector<2xi32> to vector<4xf16>
          %2619 = vector.bitcast %2617 : vector<2xi32> to vector<4xf16>
          %2620 = vector.shuffle %2618, %2619 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %2621 = arith.muli %2595, %c3 : index
          %2622 = arith.addi %2593, %2621 : index
          %2623 = arith.divui %2587, %outTileRows : index
          %2624 = arith.divui %2594, %c3 : index
          %2625 = arith.muli %2623, %2624 : index
          %2626 = arith.divui %2622, %c3 : index
          %2627 = arith.addi %2625, %2626 : index
          %2628 = arith.muli %2627, %c11 : index
          %2629 = arith.remui %2622, %c3 : index
          %2630 = arith.divui %2629, %c19 : index
          %2631 = arith.addi %2628, %2630 : index
          %2632 = arith.muli %outTileRows, %c19 : index
          %2633 = arith.muli %2631, %2632 : index
          %2634 = arith.remui %2587, %outTileRows : index
          %2635 = arith.muli %2634, %c19 : index
          %2636 = arith.addi %2633, %2635 : index
          %2637 = arith.remui %2622, %c19 : index
          %2638 = arith.addi %2636, %2637 : index
          %2639 = arith.cmpi slt, %2583, %36 : index
          scf.if %2639 {
            vector.store %2620, %out[%2638] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
        %2640 = arith.addi %2571, %c24 : index
        %2641 = arith.addi %2640, %c10 : index
        %2642 = memref.load %8[%2641] : memref<?xf32>
        %2643 = arith.addi %2640, %c6 : index
        %2644 = memref.load %8[%2643] : memref<?xf32>
        %2645 = arith.divf %2573, %2644 : f32
        %2646 = vector.broadcast %2645 : f32 to vector<8xf32>
        %2647 = arith.addi %15, %2570 : index
        %2648 = arith.addi %2647, %1 : index
        %2649 = arith.addi %2648, %c3 : index
        %2650 = arith.subi %36, %c4 : index
        %2651 = arith.minsi %2649, %2650 : index
        %2652 = arith.divui %2651, %groupSize : index
        %2653 = arith.addi %24, %2652 : index
        %2654 = arith.muli %13, %groupSize : index
        %2655 = arith.remui %2651, %groupSize : index
        %2656 = arith.addi %2654, %2655 : index
        %2657 = arith.muli %2656, %c18 : index
        %2658 = arith.muli %2, %c19 : index
        %2659 = arith.addi %2657, %2658 : index
        %2660 = arith.muli %heads, %c18 : index
        scf.for %2661 = %c10 to %c19 step %c4 {
          %2662 = arith.muli %2571, %c13 : index
          %2663 = arith.addi %c10, %2662 : index
          %2664 = arith.addi %2663, %c45 : index
          %2665 = arith.muli %2661, %c37 : index
          %2666 = arith.addi %2664, %2665 : index
          %2667 = vector.load %5[%2666] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %2668 = arith.addi %2666, %c18 : index
          %2669 = vector.load %5[%2668] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %2670 = vector.shuffle %2667, %2669 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %2671 = arith.mulf %2670, %2646 : vector<8xf32>
          %2672 = arith.addf %2671, %c61 : vector<8xf32>
          %2673 = arith.minimumf %2672, %c95 : vector<8xf32>
          %2674 = arith.maximumf %2673, %c96 : vector<8xf32>
          %2675 = arith.truncf %2674 : vector<8xf32> to vector<8xf16>
          %2676 = vector.bitcast %2675 : vector<8xf16> to vector<4xi32>
          %2677 = vector.shuffle %2676, %2676 [0, 1] : vector<4xi32>, vector<4xi32>
          %2678 = vector.shuffle %2676, %2676 [2, 3] : vector<4xi32>, vector<4xi32>
          %2679 = arith.select %3, %2678, %2677 : vector<2xi32>
          %2680 = arith.select %3, %2677, %2678 : vector<2xi32>
          %2681 = wave.swap_halves %2680 : vector<2xi32>
          %2682 = arith.select %3, %2681, %2679 : vector<2xi32>
          %2683 = arith.select %3, %2679, %2681 : vector<2xi32>
          %2684 = vector.bitcast %2682 : vector<2xi32> to vector<4xf16>
          %2685 = vector.bitcast %2683 : vector<2xi32> to vector<4xf16>
          %2686 = vector.shuffle %2684, %2685 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %2687 = arith.muli %2661, %c3 : index
          %2688 = arith.addi %2659, %2687 : index
          %2689 = arith.divui %2653, %outTileRows : index
          %2690 = arith.divui %2660, %c3 : index
          %2691 = arith.muli %2689, %2690 : index
          %2692 = arith.divui %2688, %c3 : index
          %2693 = arith.addi %2691, %2692 : index
          %2694 = arith.muli %2693, %c11 : index
          %2695 = arith.remui %2688, %c3 : index
          %2696 = arith.divui %2695, %c19 : index
          %2697 = arith.addi %2694, %2696 : index
          %2698 = arith.muli %outTileRows, %c19 : index
          %2699 = arith.muli %2697, %2698 : index
          %2700 = arith.remui %2653, %outTileRows : index
          %2701 = arith.muli %2700, %c19 : index
          %2702 = arith.addi %2699, %2701 : index
          %2703 = arith.remui %2688, %c19 : index
          %2704 = arith.addi %2702, %2703 : index
          %2705 = arith.cmpi slt, %2649, %36 : index
          scf.if %2705 {
            vector.store %2686, %out[%2704] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %370 {
          %2706 = arith.addi %kvHeads, %13 : index
          %2707 = memref.load %scales[%2706] : memref<?xf32>
          %2708 = arith.addi %2571, %c18 : index
          %2709 = arith.addi %2708, %c10 : index
          %2710 = memref.load %8[%2709] : memref<?xf32>
          %2711 = arith.addi %2708, %c6 : index
          %2712 = memref.load %8[%2711] : memref<?xf32>
          %2713 = arith.divf %2707, %2712 : f32
          %2714 = vector.broadcast %2713 : f32 to vector<8xf32>
          %2715 = arith.addi %15, %2570 : index
          %2716 = arith.addi %2715, %1 : index
          %2717 = arith.addi %2716, %c10 : index
          %2718 = arith.subi %36, %c4 : index
          %2719 = arith.minsi %2717, %2718 : index
          %2720 = arith.divui %2719, %groupSize : index
          %2721 = arith.addi %24, %2720 : index
          %2722 = arith.muli %13, %groupSize : index
          %2723 = arith.remui %2719, %groupSize : index
          %2724 = arith.addi %2722, %2723 : index
          %2725 = arith.muli %2724, %c18 : index
          %2726 = arith.muli %2, %c19 : index
          %2727 = arith.addi %2725, %2726 : index
          %2728 = arith.muli %heads, %c18 : index
          scf.for %2729 = %c10 to %c19 step %c4 {
            %2730 = arith.muli %2571, %c13 : index
            %2731 = arith.addi %16, %2730 : index
            %2732 = arith.addi %2731, %c10 : index
            %2733 = arith.muli %2729, %c37 : index
            %2734 = arith.addi %2732, %2733 : index
            %2735 = vector.load %partial[%2734] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2736 = arith.addi %2734, %c18 : index
            %2737 = vector.load %partial[%2736] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2738 = vector.shuffle %2735, %2737 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2739 = arith.mulf %2738, %2714 : vector<8xf32>
            %2740 = arith.addf %2739, %c61 : vector<8xf32>
            %2741 = arith.minimumf %2740, %c95 : vector<8xf32>
            %2742 = arith.maximumf %2741, %c96 : vector<8xf32>
            %2743 = arith.truncf %2742 : vector<8xf32> to vector<8xf16>
            %2744 = vector.bitcast %2743 : vector<8xf16> to vector<4xi32>
            %2745 = vector.shuffle %2744, %2744 [0, 1] : vector<4xi32>, vector<4xi32>
            %2746 = vector.shuffle %2744, %2744 [2, 3] : vector<4xi32>, vector<4xi32>
            %2747 = arith.select %3, %2746, %2745 : vector<2xi32>
            %2748 = arith.select %3, %2745, %2746 : vector<2xi32>
            %2749 = wave.swap_halves %2748 : vector<2xi32>
            %2750 = arith.select %3, %2749, %2747 : vector<2xi32>
            %2751 = arith.select %3, %2747, %2749 : vector<2xi32>
            %2752 = vector.bitcast %2750 : vector<2xi32> to vector<4xf16>
            %2753 = vector.bitcast %2751 : vector<2xi32> to vector<4xf16>
            %2754 = vector.shuffle %2752, %2753 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2755 = arith.muli %2729, %c3 : index
            %2756 = arith.addi %2727, %2755 : index
            %2757 = arith.divui %2721, %outTileRows : index
            %2758 = arith.divui %2728, %c3 : index
            %2759 = arith.muli %2757, %2758 : index
            %2760 = arith.divui %2756, %c3 : index
            %2761 = arith.addi %2759, %2760 : index
            %2762 = arith.muli %2761, %c11 : index
            %2763 = arith.remui %2756, %c3 : index
            %2764 = arith.divui %2763, %c19 : index
            %2765 = arith.addi %2762, %2764 : index
            %2766 = arith.muli %outTileRows, %c19 : index
            %2767 = arith.muli %2765, %2766 : index
            %2768 = arith.remui %2721, %outTileRows : index
            %2769 = arith.muli %2768, %c19 : index
            %2770 = arith.addi %2767, %2769 : index
            %2771 = arith.remui %2756, %c19 : index
            %2772 = arith.addi %2770, %2771 : index
            %2773 = arith.cmpi slt, %2717, %36 : index
            scf.if %2773 {
              vector.store %2754, %out[%2772] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %2774 = arith.addi %2571, %c64 : index
          %2775 = arith.addi %2774, %c10 : index
          %2776 = memref.load %8[%2775] : memref<?xf32>
          %2777 = arith.addi %2774, %c6 : index
          %2778 = memref.load %8[%2777] : memref<?xf32>
          %2779 = arith.divf %2707, %2778 : f32
          %2780 = vector.broadcast %2779 : f32 to vector<8xf32>
          %2781 = arith.addi %15, %2570 : index
          %2782 = arith.addi %2781, %1 : index
          %2783 = arith.addi %2782, %c3 : index
          %2784 = arith.subi %36, %c4 : index
          %2785 = arith.minsi %2783, %2784 : index
          %2786 = arith.divui %2785, %groupSize : index
          %2787 = arith.addi %24, %2786 : index
          %2788 = arith.muli %13, %groupSize : index
          %2789 = arith.remui %2785, %groupSize : index
          %2790 = arith.addi %2788, %2789 : index
          %2791 = arith.muli %2790, %c18 : index
          %2792 = arith.muli %2, %c19 : index
          %2793 = arith.addi %2791, %2792 : index
          %2794 = arith.muli %heads, %c18 : index
          scf.for %2795 = %c10 to %c19 step %c4 {
            %2796 = arith.muli %2571, %c13 : index
            %2797 = arith.addi %16, %2796 : index
            %2798 = arith.addi %2797, %c45 : index
            %2799 = arith.muli %2795, %c37 : index
            %2800 = arith.addi %2798, %2799 : index
            %2801 = vector.load %partial[%2800] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2802 = arith.addi %2800, %c18 : index
            %2803 = vector.load %partial[%2802] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2804 = vector.shuffle %2801, %2803 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2805 = arith.mulf %2804, %2780 : vector<8xf32>
            %2806 = arith.addf %2805, %c61 : vector<8xf32>
            %2807 = arith.minimumf %2806, %c95 : vector<8xf32>
            %2808 = arith.maximumf %2807, %c96 : vector<8xf32>
            %2809 = arith.truncf %2808 : vector<8xf32> to vector<8xf16>
            %2810 = vector.bitcast %2809 : vector<8xf16> to vector<4xi32>
            %2811 = vector.shuffle %2810, %2810 [0, 1] : vector<4xi32>, vector<4xi32>
            %2812 = vector.shuffle %2810, %2810 [2, 3] : vector<4xi32>, vector<4xi32>
            %2813 = arith.select %3, %2812, %2811 : vector<2xi32>
            %2814 = arith.select %3, %2811, %2812 : vector<2xi32>
            %2815 = wave.swap_halves %2814 : vector<2xi32>
            %2816 = arith.select %3, %2815, %2813 : vector<2xi32>
            %2817 = arith.select %3, %2813, %2815 : vector<2xi32>
            %2818 = vector.bitcast %2816 : vector<2xi32> to vector<4xf16>
            %2819 = vector.bitcast %2817 : vector<2xi32> to vector<4xf16>
            %2820 = vector.shuffle %2818, %2819 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2821 = arith.muli %2795, %c3 : index
            %2822 = arith.addi %2793, %2821 : index
            %2823 = arith.divui %2787, %outTileRows : index
            %2824 = arith.divui %2794, %c3 : index
            %2825 = arith.muli %2823, %2824 : index
            %2826 = arith.divui %2822, %c3 : index
            %2827 = arith.addi %2825, %2826 : index
            %2828 = arith.muli %2827, %c11 : index
            %2829 = arith.remui %2822, %c3 : index
            %2830 = arith.divui %2829, %c19 : index
            %2831 = arith.addi %2828, %2830 : index
            %2832 = arith.muli %outTileRows, %c19 : index
            %2833 = arith.muli %2831, %2832 : index
            %2834 = arith.remui %2787, %outTileRows : index
            %2835 = arith.muli %2834, %c19 : index
            %2836 = arith.addi %2833, %2835 : index
            %2837 = arith.remui %2822, %c19 : index
            %2838 = arith.addi %2836, %2837 : index
            %2839 = arith.cmpi slt, %2783, %36 : index
            scf.if %2839 {
              vector.store %2820, %out[%2838] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %2840 = arith.addi %kvHeads, %13 : index
          %2841 = memref.load %scales[%2840] : memref<?xf32>
          %2842 = arith.addi %2571, %c37 : index
          %2843 = arith.addi %2842, %c10 : index
          %2844 = memref.load %8[%2843] : memref<?xf32>
          %2845 = arith.addi %2842, %c6 : index
          %2846 = memref.load %8[%2845] : memref<?xf32>
          %2847 = arith.divf %2841, %2846 : f32
          %2848 = vector.broadcast %2847 : f32 to vector<8xf32>
          %2849 = arith.addi %15, %2570 : index
          %2850 = arith.addi %2849, %1 : index
          %2851 = arith.addi %2850, %c10 : index
          %2852 = arith.subi %36, %c4 : index
          %2853 = arith.minsi %2851, %2852 : index
          %2854 = arith.divui %2853, %groupSize : index
          %2855 = arith.addi %24, %2854 : index
          %2856 = arith.muli %13, %groupSize : index
          %2857 = arith.remui %2853, %groupSize : index
          %2858 = arith.addi %2856, %2857 : index
          %2859 = arith.muli %2858, %c18 : index
          %2860 = arith.muli %2, %c19 : index
          %2861 = arith.addi %2859, %2860 : index
          %2862 = arith.muli %heads, %c18 : index
          scf.for %2863 = %c10 to %c19 step %c4 {
            %2864 = arith.muli %2571, %c13 : index
            %2865 = arith.addi %17, %2864 : index
            %2866 = arith.addi %2865, %c10 : index
            %2867 = arith.muli %2863, %c37 : index
            %2868 = arith.addi %2866, %2867 : index
            %2869 = vector.load %partial[%2868] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2870 = arith.addi %2868, %c18 : index
            %2871 = vector.load %partial[%2870] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2872 = vector.shuffle %2869, %2871 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2873 = arith.mulf %2872, %2848 : vector<8xf32>
            %2874 = arith.addf %2873, %c61 : vector<8xf32>
            %2875 = arith.minimumf %2874, %c95 : vector<8xf32>
            %2876 = arith.maximumf %2875, %c96 : vector<8xf32>
            %2877 = arith.truncf %2876 : vector<8xf32> to vector<8xf16>
            %2878 = vector.bitcast %2877 : vector<8xf16> to vector<4xi32>
            %2879 = vector.shuffle %2878, %2878 [0, 1] : vector<4xi32>, vector<4xi32>
            %2880 = vector.shuffle %2878, %2878 [2, 3] : vector<4xi32>, vector<4xi32>
            %2881 = arith.select %3, %2880, %2879 : vector<2xi32>
            %2882 = arith.select %3, %2879, %2880 : vector<2xi32>
            %2883 = wave.swap_halves %2882 : vector<2xi32>
            %2884 = arith.select %3, %2883, %2881 : vector<2xi32>
            %2885 = arith.select %3, %2881, %2883 : vector<2xi32>
            %2886 = vector.bitcast %2884 : vector<2xi32> to vector<4xf16>
            %2887 = vector.bitcast %2885 : vector<2xi32> to vector<4xf16>
            %2888 = vector.shuffle %2886, %2887 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2889 = arith.muli %2863, %c3 : index
            %2890 = arith.addi %2861, %2889 : index
            %2891 = arith.divui %2855, %outTileRows : index
            %2892 = arith.divui %2862, %c3 : index
            %2893 = arith.muli %2891, %2892 : index
            %2894 = arith.divui %2890, %c3 : index
            %2895 = arith.addi %2893, %2894 : index
            %2896 = arith.muli %2895, %c11 : index
            %2897 = arith.remui %2890, %c3 : index
            %2898 = arith.divui %2897, %c19 : index
            %2899 = arith.addi %2896, %2898 : index
            %2900 = arith.muli %outTileRows, %c19 : index
            %2901 = arith.muli %2899, %2900 : index
            %2902 = arith.remui %2855, %outTileRows : index
            %2903 = arith.muli %2902, %c19 : index
            %2904 = arith.addi %2901, %2903 : index
            %2905 = arith.remui %2890, %c19 : index
            %2906 = arith.addi %2904, %2905 : index
            %2907 = arith.cmpi slt, %2851, %36 : index
            scf.if %2907 {
              vector.store %2888, %out[%2906] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %2908 = arith.addi %2571, %c65 : index
          %2909 = arith.addi %2908, %c10 : index
          %2910 = memref.load %8[%2909] : memref<?xf32>
          %2911 = arith.addi %2908, %c6 : index
          %2912 = memref.load %8[%2911] : memref<?xf32>
          %2913 = arith.divf %2841, %2912 : f32
          %2914 = vector.broadcast %2913 : f32 to vector<8xf32>
          %2915 = arith.addi %15, %2570 : index
          %2916 = arith.addi %2915, %1 : index
          %2917 = arith.addi %2916, %c3 : index
          %2918 = arith.subi %36, %c4 : index
          %2919 = arith.minsi %2917, %2918 : index
          %2920 = arith.divui %2919, %groupSize : index
          %2921 = arith.addi %24, %2920 : index
          %2922 = arith.muli %13, %groupSize : index
          %2923 = arith.remui %2919, %groupSize : index
          %2924 = arith.addi %2922, %2923 : index
          %2925 = arith.muli %2924, %c18 : index
          %2926 = arith.muli %2, %c19 : index
          %2927 = arith.addi %2925, %2926 : index
          %2928 = arith.muli %heads, %c18 : index
          scf.for %2929 = %c10 to %c19 step %c4 {
            %2930 = arith.muli %2571, %c13 : index
            %2931 = arith.addi %17, %2930 : index
            %2932 = arith.addi %2931, %c45 : index
            %2933 = arith.muli %2929, %c37 : index
            %2934 = arith.addi %2932, %2933 : index
            %2935 = vector.load %partial[%2934] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2936 = arith.addi %2934, %c18 : index
            %2937 = vector.load %partial[%2936] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2938 = vector.shuffle %2935, %2937 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2939 = arith.mulf %2938, %2914 : vector<8xf32>
            %2940 = arith.addf %2939, %c61 : vector<8xf32>
            %2941 = arith.minimumf %2940, %c95 : vector<8xf32>
            %2942 = arith.maximumf %2941, %c96 : vector<8xf32>
            %2943 = arith.truncf %2942 : vector<8xf32> to vector<8xf16>
            %2944 = vector.bitcast %2943 : vector<8xf16> to vector<4xi32>
            %2945 = vector.shuffle %2944, %2944 [0, 1] : vector<4xi32>, vector<4xi32>
            %2946 = vector.shuffle %2944, %2944 [2, 3] : vector<4xi32>, vector<4xi32>
            %2947 = arith.select %3, %2946, %2945 : vector<2xi32>
            %2948 = arith.select %3, %2945, %2946 : vector<2xi32>
            %2949 = wave.swap_halves %2948 : vector<2xi32>
            %2950 = arith.select %3, %2949, %2947 : vector<2xi32>
            %2951 = arith.select %3, %2947, %2949 : vector<2xi32>
            %2952 = vector.bitcast %2950 : vector<2xi32> to vector<4xf16>
            %2953 = vector.bitcast %2951 : vector<2xi32> to vector<4xf16>
            %2954 = vector.shuffle %2952, %2953 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2955 = arith.muli %2929, %c3 : index
            %2956 = arith.addi %2927, %2955 : index
            %2957 = arith.divui %2921, %outTileRows : index
            %2958 = arith.divui %2928, %c3 : index
            %2959 = arith.muli %2957, %2958 : index
            %2960 = arith.divui %2956, %c3 : index
            %2961 = arith.addi %2959, %2960 : index
            %2962 = arith.muli %2961, %c11 : index
            %2963 = arith.remui %2956, %c3 : index
            %2964 = arith.divui %2963, %c19 : index
            %2965 = arith.addi %2962, %2964 : index
            %2966 = arith.muli %outTileRows, %c19 : index
            %2967 = arith.muli %2965, %2966 : index
            %2968 = arith.remui %2921, %outTileRows : index
            %2969 = arith.muli %2968, %c19 : index
            %2970 = arith.addi %2967, %2969 : index
            %2971 = arith.remui %2956, %c19 : index
            %2972 = arith.addi %2970, %2971 : index
            %2973 = arith.cmpi slt, %2917, %36 : index
            scf.if %2973 {
              vector.store %2954, %out[%2972] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}
