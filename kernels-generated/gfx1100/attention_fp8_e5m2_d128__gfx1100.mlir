// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Prefill(codec='fp8_e5m2', dim=128)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_fp8_e5m2_d128__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) {
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
  %c72 = arith.constant dense<-1> : vector<4xi32>
  %c73 = arith.constant 255 : i32
  %c74 = arith.constant 2 : i32
  %c75 = arith.constant 16711680 : i32
  %c76 = arith.constant 3 : i32
  %c77 = arith.constant 4 : i32
  %c78 = arith.constant 65280 : i32
  %c79 = arith.constant 5 : i32
  %c80 = arith.constant 6 : i32
  %c81 = arith.constant -16777216 : i32
  %c82 = arith.constant 7 : i32
  %c83 = arith.constant 8 : i32
  %c84 = arith.constant 9 : i32
  %c85 = arith.constant 10 : i32
  %c86 = arith.constant 11 : i32
  %c87 = arith.constant 12 : i32
  %c88 = arith.constant 13 : i32
  %c89 = arith.constant 15 : i32
  %c90 = arith.constant 640 : index
  %c91 = arith.constant 704 : index
  %c92 = arith.constant 832 : index
  %c93 = arith.constant 896 : index
  %c94 = arith.constant 960 : index
  %outTileRows = wave.param "outTileRows" : index
  %c96 = arith.constant dense<0x477FE000> : vector<8xf32>
  %c97 = arith.constant dense<0xC77FE000> : vector<8xf32>
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
              %477 = wave.fp8_decode "e5m2" packed %476 : vector<16xi8> -> vector<16xf16>
              %478 = vector.bitcast %408 : vector<4xi32> to vector<16xi8>
              %479 = wave.fp8_decode "e5m2" packed %478 : vector<16xi8> -> vector<16xf16>
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
              %501 = wave.fp8_decode "e5m2" packed %500 : vector<16xi8> -> vector<16xf16>
              %502 = vector.bitcast %475 : vector<4xi32> to vector<16xi8>
              %503 = wave.fp8_decode "e5m2" packed %502 : vector<16xi8> -> vector<16xf16>
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
              %525 = wave.fp8_decode "e5m2" packed %524 : vector<16xi8> -> vector<16xf16>
              %526 = vector.bitcast %499 : vector<4xi32> to vector<16xi8>
              %527 = wave.fp8_decode "e5m2" packed %526 : vector<16xi8> -> vector<16xf16>
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
              %549 = wave.fp8_decode "e5m2" packed %548 : vector<16xi8> -> vector<16xf16>
              %550 = vector.bitcast %523 : vector<4xi32> to vector<16xi8>
              %551 = wave.fp8_decode "e5m2" packed %550 : vector<16xi8> -> vector<16xf16>
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
              %573 = wave.fp8_decode "e5m2" packed %572 : vector<16xi8> -> vector<16xf16>
              %574 = vector.bitcast %547 : vector<4xi32> to vector<16xi8>
              %575 = wave.fp8_decode "e5m2" packed %574 : vector<16xi8> -> vector<16xf16>
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
              %597 = wave.fp8_decode "e5m2" packed %596 : vector<16xi8> -> vector<16xf16>
              %598 = vector.bitcast %571 : vector<4xi32> to vector<16xi8>
              %599 = wave.fp8_decode "e5m2" packed %598 : vector<16xi8> -> vector<16xf16>
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
              %621 = wave.fp8_decode "e5m2" packed %620 : vector<16xi8> -> vector<16xf16>
              %622 = vector.bitcast %595 : vector<4xi32> to vector<16xi8>
              %623 = wave.fp8_decode "e5m2" packed %622 : vector<16xi8> -> vector<16xf16>
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
              %645 = wave.fp8_decode "e5m2" packed %644 : vector<16xi8> -> vector<16xf16>
              %646 = vector.bitcast %619 : vector<4xi32> to vector<16xi8>
              %647 = wave.fp8_decode "e5m2" packed %646 : vector<16xi8> -> vector<16xf16>
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
                %896 = arith.select %895, %c73, %c55 : i32
                %897 = arith.ori %c55, %896 : i32
                %898 = arith.cmpi sgt, %894, %c44 : i32
                %899 = arith.select %898, %c73, %c55 : i32
                %900 = arith.ori %c55, %899 : i32
                %901 = arith.cmpi sgt, %894, %c74 : i32
                %902 = arith.select %901, %c75, %c55 : i32
                %903 = arith.ori %897, %902 : i32
                %904 = arith.cmpi sgt, %894, %c76 : i32
                %905 = arith.select %904, %c75, %c55 : i32
                %906 = arith.ori %900, %905 : i32
                %907 = arith.cmpi sgt, %894, %c77 : i32
                %908 = arith.select %907, %c78, %c55 : i32
                %909 = arith.ori %903, %908 : i32
                %910 = arith.cmpi sgt, %894, %c79 : i32
                %911 = arith.select %910, %c78, %c55 : i32
                %912 = arith.ori %906, %911 : i32
                %913 = arith.cmpi sgt, %894, %c80 : i32
                %914 = arith.select %913, %c81, %c55 : i32
                %915 = arith.ori %909, %914 : i32
                %916 = arith.cmpi sgt, %894, %c82 : i32
                %917 = arith.select %916, %c81, %c55 : i32
                %918 = arith.ori %912, %917 : i32
                %919 = arith.cmpi sgt, %894, %c83 : i32
                %920 = arith.select %919, %c73, %c55 : i32
                %921 = arith.ori %c55, %920 : i32
                %922 = arith.cmpi sgt, %894, %c84 : i32
                %923 = arith.select %922, %c73, %c55 : i32
                %924 = arith.ori %c55, %923 : i32
                %925 = arith.cmpi sgt, %894, %c85 : i32
                %926 = arith.select %925, %c75, %c55 : i32
                %927 = arith.ori %921, %926 : i32
                %928 = arith.cmpi sgt, %894, %c86 : i32
                %929 = arith.select %928, %c75, %c55 : i32
                %930 = arith.ori %924, %929 : i32
                %931 = arith.cmpi sgt, %894, %c87 : i32
                %932 = arith.select %931, %c78, %c55 : i32
                %933 = arith.ori %927, %932 : i32
                %934 = arith.cmpi sgt, %894, %c88 : i32
                %935 = arith.select %934, %c78, %c55 : i32
                %936 = arith.ori %930, %935 : i32
                %937 = arith.cmpi sgt, %894, %c36 : i32
                %938 = arith.select %937, %c81, %c55 : i32
                %939 = arith.ori %933, %938 : i32
                %940 = arith.cmpi sgt, %894, %c89 : i32
                %941 = arith.select %940, %c81, %c55 : i32
                %942 = arith.ori %936, %941 : i32
                %943 = vector.from_elements %915, %939, %918, %942 : vector<4xi32>
                %944 = arith.subi %379, %431 : i32
                %945 = arith.subi %944, %c54 : i32
                %946 = arith.minsi %945, %c54 : i32
                %947 = arith.maxsi %946, %c55 : i32
                %948 = arith.cmpi sgt, %947, %c55 : i32
                %949 = arith.select %948, %c73, %c55 : i32
                %950 = arith.ori %c55, %949 : i32
                %951 = arith.cmpi sgt, %947, %c44 : i32
                %952 = arith.select %951, %c73, %c55 : i32
                %953 = arith.ori %c55, %952 : i32
                %954 = arith.cmpi sgt, %947, %c74 : i32
                %955 = arith.select %954, %c75, %c55 : i32
                %956 = arith.ori %950, %955 : i32
                %957 = arith.cmpi sgt, %947, %c76 : i32
                %958 = arith.select %957, %c75, %c55 : i32
                %959 = arith.ori %953, %958 : i32
                %960 = arith.cmpi sgt, %947, %c77 : i32
                %961 = arith.select %960, %c78, %c55 : i32
                %962 = arith.ori %956, %961 : i32
                %963 = arith.cmpi sgt, %947, %c79 : i32
                %964 = arith.select %963, %c78, %c55 : i32
                %965 = arith.ori %959, %964 : i32
                %966 = arith.cmpi sgt, %947, %c80 : i32
                %967 = arith.select %966, %c81, %c55 : i32
                %968 = arith.ori %962, %967 : i32
                %969 = arith.cmpi sgt, %947, %c82 : i32
                %970 = arith.select %969, %c81, %c55 : i32
                %971 = arith.ori %965, %970 : i32
                %972 = arith.cmpi sgt, %947, %c83 : i32
                %973 = arith.select %972, %c73, %c55 : i32
                %974 = arith.ori %c55, %973 : i32
                %975 = arith.cmpi sgt, %947, %c84 : i32
                %976 = arith.select %975, %c73, %c55 : i32
                %977 = arith.ori %c55, %976 : i32
                %978 = arith.cmpi sgt, %947, %c85 : i32
                %979 = arith.select %978, %c75, %c55 : i32
                %980 = arith.ori %974, %979 : i32
                %981 = arith.cmpi sgt, %947, %c86 : i32
                %982 = arith.select %981, %c75, %c55 : i32
                %983 = arith.ori %977, %982 : i32
                %984 = arith.cmpi sgt, %947, %c87 : i32
                %985 = arith.select %984, %c78, %c55 : i32
                %986 = arith.ori %980, %985 : i32
                %987 = arith.cmpi sgt, %947, %c88 : i32
                %988 = arith.select %987, %c78, %c55 : i32
                %989 = arith.ori %983, %988 : i32
                %990 = arith.cmpi sgt, %947, %c36 : i32
                %991 = arith.select %990, %c81, %c55 : i32
                %992 = arith.ori %986, %991 : i32
                %993 = arith.cmpi sgt, %947, %c89 : i32
                %994 = arith.select %993, %c81, %c55 : i32
                %995 = arith.ori %989, %994 : i32
                %996 = vector.from_elements %968, %992, %971, %995 : vector<4xi32>
                scf.yield %943, %996 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %c72, %c72 : vector<4xi32>, vector<4xi32>
              }
              %997 = wave.opaque %432 : i32
              %998 = arith.cmpi sgt, %997, %355 : i32
              %999:2 = scf.if %998 -> (vector<4xi32>, vector<4xi32>) {
                %1000 = arith.andi %640, %890#0 : vector<4xi32>
                %1001 = arith.andi %643, %890#1 : vector<4xi32>
                scf.yield %1000, %1001 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %640, %643 : vector<4xi32>, vector<4xi32>
              }
              %1002 = vector.bitcast %999#0 : vector<4xi32> to vector<16xi8>
              %1003 = wave.fp8_decode "e5m2" packed %1002 : vector<16xi8> -> vector<16xf16>
              %1004 = wave.mma %1003, %754, %728#2 : vector<16xf16>, vector<8xf32>
              %1005 = wave.mma %1003, %862, %836#2 : vector<16xf16>, vector<8xf32>
              %1006 = vector.bitcast %999#1 : vector<4xi32> to vector<16xi8>
              %1007 = wave.fp8_decode "e5m2" packed %1006 : vector<16xi8> -> vector<16xf16>
              %1008 = wave.mma %1007, %761, %1004 : vector<16xf16>, vector<8xf32>
              %1009 = wave.mma %1007, %869, %1005 : vector<16xf16>, vector<8xf32>
              %1010 = wave.opaque %1008 : vector<8xf32>
              %1011 = wave.opaque %1009 : vector<8xf32>
              %1012 = arith.addi %441, %35 : index
              %1013 = arith.addi %1012, %c90 : index
              %1014 = vector.load %kv[%1013] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1015 = arith.addi %449, %35 : index
              %1016 = arith.addi %1015, %c90 : index
              %1017 = vector.load %kv[%1016] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1018 = wave.opaque %432 : i32
              %1019 = arith.cmpi sgt, %1018, %355 : i32
              %1020:2 = scf.if %1019 -> (vector<4xi32>, vector<4xi32>) {
                %1021 = arith.andi %664, %890#0 : vector<4xi32>
                %1022 = arith.andi %667, %890#1 : vector<4xi32>
                scf.yield %1021, %1022 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %664, %667 : vector<4xi32>, vector<4xi32>
              }
              %1023 = vector.bitcast %1020#0 : vector<4xi32> to vector<16xi8>
              %1024 = wave.fp8_decode "e5m2" packed %1023 : vector<16xi8> -> vector<16xf16>
              %1025 = wave.mma %1024, %754, %728#3 : vector<16xf16>, vector<8xf32>
              %1026 = wave.mma %1024, %862, %836#3 : vector<16xf16>, vector<8xf32>
              %1027 = vector.bitcast %1020#1 : vector<4xi32> to vector<16xi8>
              %1028 = wave.fp8_decode "e5m2" packed %1027 : vector<16xi8> -> vector<16xf16>
              %1029 = wave.mma %1028, %761, %1025 : vector<16xf16>, vector<8xf32>
              %1030 = wave.mma %1028, %869, %1026 : vector<16xf16>, vector<8xf32>
              %1031 = wave.opaque %1029 : vector<8xf32>
              %1032 = wave.opaque %1030 : vector<8xf32>
              %1033 = arith.addi %441, %35 : index
              %1034 = arith.addi %1033, %c91 : index
              %1035 = vector.load %kv[%1034] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1036 = arith.addi %449, %35 : index
              %1037 = arith.addi %1036, %c91 : index
              %1038 = vector.load %kv[%1037] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1039 = wave.opaque %432 : i32
              %1040 = arith.cmpi sgt, %1039, %355 : i32
              %1041:2 = scf.if %1040 -> (vector<4xi32>, vector<4xi32>) {
                %1042 = arith.andi %1014, %890#0 : vector<4xi32>
                %1043 = arith.andi %1017, %890#1 : vector<4xi32>
                scf.yield %1042, %1043 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1014, %1017 : vector<4xi32>, vector<4xi32>
              }
              %1044 = vector.bitcast %1041#0 : vector<4xi32> to vector<16xi8>
              %1045 = wave.fp8_decode "e5m2" packed %1044 : vector<16xi8> -> vector<16xf16>
              %1046 = wave.mma %1045, %754, %728#4 : vector<16xf16>, vector<8xf32>
              %1047 = wave.mma %1045, %862, %836#4 : vector<16xf16>, vector<8xf32>
              %1048 = vector.bitcast %1041#1 : vector<4xi32> to vector<16xi8>
              %1049 = wave.fp8_decode "e5m2" packed %1048 : vector<16xi8> -> vector<16xf16>
              %1050 = wave.mma %1049, %761, %1046 : vector<16xf16>, vector<8xf32>
              %1051 = wave.mma %1049, %869, %1047 : vector<16xf16>, vector<8xf32>
              %1052 = wave.opaque %1050 : vector<8xf32>
              %1053 = wave.opaque %1051 : vector<8xf32>
              %1054 = arith.addi %441, %35 : index
              %1055 = arith.addi %1054, %c39 : index
              %1056 = vector.load %kv[%1055] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1057 = arith.addi %449, %35 : index
              %1058 = arith.addi %1057, %c39 : index
              %1059 = vector.load %kv[%1058] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1060 = wave.opaque %432 : i32
              %1061 = arith.cmpi sgt, %1060, %355 : i32
              %1062:2 = scf.if %1061 -> (vector<4xi32>, vector<4xi32>) {
                %1063 = arith.andi %1035, %890#0 : vector<4xi32>
                %1064 = arith.andi %1038, %890#1 : vector<4xi32>
                scf.yield %1063, %1064 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1035, %1038 : vector<4xi32>, vector<4xi32>
              }
              %1065 = vector.bitcast %1062#0 : vector<4xi32> to vector<16xi8>
              %1066 = wave.fp8_decode "e5m2" packed %1065 : vector<16xi8> -> vector<16xf16>
              %1067 = wave.mma %1066, %754, %728#5 : vector<16xf16>, vector<8xf32>
              %1068 = wave.mma %1066, %862, %836#5 : vector<16xf16>, vector<8xf32>
              %1069 = vector.bitcast %1062#1 : vector<4xi32> to vector<16xi8>
              %1070 = wave.fp8_decode "e5m2" packed %1069 : vector<16xi8> -> vector<16xf16>
              %1071 = wave.mma %1070, %761, %1067 : vector<16xf16>, vector<8xf32>
              %1072 = wave.mma %1070, %869, %1068 : vector<16xf16>, vector<8xf32>
              %1073 = wave.opaque %1071 : vector<8xf32>
              %1074 = wave.opaque %1072 : vector<8xf32>
              %1075 = arith.addi %441, %35 : index
              %1076 = arith.addi %1075, %c92 : index
              %1077 = vector.load %kv[%1076] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1078 = arith.addi %449, %35 : index
              %1079 = arith.addi %1078, %c92 : index
              %1080 = vector.load %kv[%1079] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1081 = wave.opaque %432 : i32
              %1082 = arith.cmpi sgt, %1081, %355 : i32
              %1083:2 = scf.if %1082 -> (vector<4xi32>, vector<4xi32>) {
                %1084 = arith.andi %1056, %890#0 : vector<4xi32>
                %1085 = arith.andi %1059, %890#1 : vector<4xi32>
                scf.yield %1084, %1085 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1056, %1059 : vector<4xi32>, vector<4xi32>
              }
              %1086 = vector.bitcast %1083#0 : vector<4xi32> to vector<16xi8>
              %1087 = wave.fp8_decode "e5m2" packed %1086 : vector<16xi8> -> vector<16xf16>
              %1088 = wave.mma %1087, %754, %728#6 : vector<16xf16>, vector<8xf32>
              %1089 = wave.mma %1087, %862, %836#6 : vector<16xf16>, vector<8xf32>
              %1090 = vector.bitcast %1083#1 : vector<4xi32> to vector<16xi8>
              %1091 = wave.fp8_decode "e5m2" packed %1090 : vector<16xi8> -> vector<16xf16>
              %1092 = wave.mma %1091, %761, %1088 : vector<16xf16>, vector<8xf32>
              %1093 = wave.mma %1091, %869, %1089 : vector<16xf16>, vector<8xf32>
              %1094 = wave.opaque %1092 : vector<8xf32>
              %1095 = wave.opaque %1093 : vector<8xf32>
              %1096 = arith.addi %441, %35 : index
              %1097 = arith.addi %1096, %c93 : index
              %1098 = vector.load %kv[%1097] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1099 = arith.addi %449, %35 : index
              %1100 = arith.addi %1099, %c93 : index
              %1101 = vector.load %kv[%1100] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1102 = wave.opaque %432 : i32
              %1103 = arith.cmpi sgt, %1102, %355 : i32
              %1104:2 = scf.if %1103 -> (vector<4xi32>, vector<4xi32>) {
                %1105 = arith.andi %1077, %890#0 : vector<4xi32>
                %1106 = arith.andi %1080, %890#1 : vector<4xi32>
                scf.yield %1105, %1106 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1077, %1080 : vector<4xi32>, vector<4xi32>
              }
              %1107 = vector.bitcast %1104#0 : vector<4xi32> to vector<16xi8>
              %1108 = wave.fp8_decode "e5m2" packed %1107 : vector<16xi8> -> vector<16xf16>
              %1109 = wave.mma %1108, %754, %728#7 : vector<16xf16>, vector<8xf32>
              %1110 = wave.mma %1108, %862, %836#7 : vector<16xf16>, vector<8xf32>
              %1111 = vector.bitcast %1104#1 : vector<4xi32> to vector<16xi8>
              %1112 = wave.fp8_decode "e5m2" packed %1111 : vector<16xi8> -> vector<16xf16>
              %1113 = wave.mma %1112, %761, %1109 : vector<16xf16>, vector<8xf32>
              %1114 = wave.mma %1112, %869, %1110 : vector<16xf16>, vector<8xf32>
              %1115 = wave.opaque %1113 : vector<8xf32>
              %1116 = wave.opaque %1114 : vector<8xf32>
              %1117 = arith.addi %441, %35 : index
              %1118 = arith.addi %1117, %c94 : index
              %1119 = vector.load %kv[%1118] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1120 = arith.addi %449, %35 : index
              %1121 = arith.addi %1120, %c94 : index
              %1122 = vector.load %kv[%1121] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1123 = wave.opaque %432 : i32
              %1124 = arith.cmpi sgt, %1123, %355 : i32
              %1125:2 = scf.if %1124 -> (vector<4xi32>, vector<4xi32>) {
                %1126 = arith.andi %1098, %890#0 : vector<4xi32>
                %1127 = arith.andi %1101, %890#1 : vector<4xi32>
                scf.yield %1126, %1127 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1098, %1101 : vector<4xi32>, vector<4xi32>
              }
              %1128 = vector.bitcast %1125#0 : vector<4xi32> to vector<16xi8>
              %1129 = wave.fp8_decode "e5m2" packed %1128 : vector<16xi8> -> vector<16xf16>
              %1130 = wave.mma %1129, %754, %728#8 : vector<16xf16>, vector<8xf32>
              %1131 = wave.mma %1129, %862, %836#8 : vector<16xf16>, vector<8xf32>
              %1132 = vector.bitcast %1125#1 : vector<4xi32> to vector<16xi8>
              %1133 = wave.fp8_decode "e5m2" packed %1132 : vector<16xi8> -> vector<16xf16>
              %1134 = wave.mma %1133, %761, %1130 : vector<16xf16>, vector<8xf32>
              %1135 = wave.mma %1133, %869, %1131 : vector<16xf16>, vector<8xf32>
              %1136 = wave.opaque %1134 : vector<8xf32>
              %1137 = wave.opaque %1135 : vector<8xf32>
              wave.pin
              %1138 = wave.opaque %432 : i32
              %1139 = arith.cmpi sgt, %1138, %355 : i32
              %1140:2 = scf.if %1139 -> (vector<4xi32>, vector<4xi32>) {
                %1141 = arith.andi %1119, %890#0 : vector<4xi32>
                %1142 = arith.andi %1122, %890#1 : vector<4xi32>
                scf.yield %1141, %1142 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1119, %1122 : vector<4xi32>, vector<4xi32>
              }
              %1143 = vector.bitcast %1140#0 : vector<4xi32> to vector<16xi8>
              %1144 = wave.fp8_decode "e5m2" packed %1143 : vector<16xi8> -> vector<16xf16>
              %1145 = wave.mma %1144, %754, %728#9 : vector<16xf16>, vector<8xf32>
              %1146 = wave.mma %1144, %862, %836#9 : vector<16xf16>, vector<8xf32>
              %1147 = vector.bitcast %1140#1 : vector<4xi32> to vector<16xi8>
              %1148 = wave.fp8_decode "e5m2" packed %1147 : vector<16xi8> -> vector<16xf16>
              %1149 = wave.mma %1148, %761, %1145 : vector<16xf16>, vector<8xf32>
              %1150 = wave.mma %1148, %869, %1146 : vector<16xf16>, vector<8xf32>
              %1151 = wave.opaque %1149 : vector<8xf32>
              %1152 = wave.opaque %1150 : vector<8xf32>
              wave.pin
              %1153 = wave.opaque %432 : i32
              %1154 = arith.cmpi slt, %1153, %379 : i32
              %1155:2 = scf.if %1154 -> (vector<4xi32>, vector<4xi32>) {
                %1156 = arith.addi %458, %35 : index
                %1157 = arith.addi %1156, %c10 : index
                %1158 = vector.load %kv[%1157] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1159 = arith.addi %466, %35 : index
                %1160 = arith.addi %1159, %c10 : index
                %1161 = vector.load %kv[%1160] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %1158, %1161 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1140#0, %1140#1 : vector<4xi32>, vector<4xi32>
              }
              scf.yield %1155#0, %1155#1, %728#0, %779, %1010, %1031, %1052, %1073, %1094, %1115, %1136, %1151, %836#0, %887, %1011, %1032, %1053, %1074, %1095, %1116, %1137, %1152 : vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %1162 = wave.opaque %c10 : index
            %1163 = arith.addi %0, %1162 : index
            %1164 = arith.cmpi eq, %377, %374 : i32
            %1165 = wave.swap_halves %429#3 : f32
            %1166 = arith.addf %429#3, %1165 : f32
            %1167 = arith.addi %1163, %c10 : index
            %1168:2 = scf.if %1164 -> (f32, f32) {
              scf.yield %c59, %c60 : f32, f32
            } else {
              %1169 = arith.addi %1163, %c10 : index
              %1170 = arith.addi %1169, %c10 : index
              %1171 = memref.load %8[%1170] : memref<?xf32>
              %1172 = arith.addi %1169, %c6 : index
              %1173 = memref.load %8[%1172] : memref<?xf32>
              scf.yield %1171, %1173 : f32, f32
            }
            %1174 = arith.maxnumf %1168#0, %429#2 fastmath<nnan> : f32
            %1175 = arith.subf %1168#0, %1174 : f32
            %1176 = wave.exp2 %1175 : f32
            %1177 = arith.subf %429#2, %1174 : f32
            %1178 = wave.exp2 %1177 : f32
            %1179 = arith.mulf %1168#1, %1176 : f32
            %1180 = math.fma %1166, %1178, %1179 : f32
            memref.store %1174, %8[%1167] : memref<?xf32>
            %1181 = arith.addi %1167, %c6 : index
            memref.store %1180, %8[%1181] : memref<?xf32>
            %1182 = vector.broadcast %1176 : f32 to vector<8xf32>
            %1183 = vector.broadcast %1178 : f32 to vector<8xf32>
            scf.if %1164 {
              %1184 = arith.muli %1163, %c13 : index
              %1185 = arith.addi %c10, %1184 : index
              %1186 = arith.addi %1185, %c10 : index
              %1187 = arith.addi %1186, %c10 : index
              %1188 = vector.shuffle %429#4, %429#4 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1188, %5[%1187] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1189 = vector.shuffle %429#4, %429#4 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1190 = arith.addi %1187, %c18 : index
              vector.store %1189, %5[%1190] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1191 = arith.muli %1163, %c13 : index
              %1192 = arith.addi %c10, %1191 : index
              %1193 = arith.addi %1192, %c10 : index
              %1194 = arith.addi %1193, %c37 : index
              %1195 = vector.shuffle %429#5, %429#5 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1195, %5[%1194] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1196 = vector.shuffle %429#5, %429#5 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1197 = arith.addi %1194, %c18 : index
              vector.store %1196, %5[%1197] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1198 = arith.muli %1163, %c13 : index
              %1199 = arith.addi %c10, %1198 : index
              %1200 = arith.addi %1199, %c10 : index
              %1201 = arith.addi %1200, %c38 : index
              %1202 = vector.shuffle %429#6, %429#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1202, %5[%1201] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1203 = vector.shuffle %429#6, %429#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1204 = arith.addi %1201, %c18 : index
              vector.store %1203, %5[%1204] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1205 = arith.muli %1163, %c13 : index
              %1206 = arith.addi %c10, %1205 : index
              %1207 = arith.addi %1206, %c10 : index
              %1208 = arith.addi %1207, %c39 : index
              %1209 = vector.shuffle %429#7, %429#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1209, %5[%1208] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1210 = vector.shuffle %429#7, %429#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1211 = arith.addi %1208, %c18 : index
              vector.store %1210, %5[%1211] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1212 = arith.muli %1163, %c13 : index
              %1213 = arith.addi %c10, %1212 : index
              %1214 = arith.addi %1213, %c10 : index
              %1215 = arith.addi %1214, %c17 : index
              %1216 = vector.shuffle %429#8, %429#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1216, %5[%1215] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1217 = vector.shuffle %429#8, %429#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1218 = arith.addi %1215, %c18 : index
              vector.store %1217, %5[%1218] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1219 = arith.muli %1163, %c13 : index
              %1220 = arith.addi %c10, %1219 : index
              %1221 = arith.addi %1220, %c10 : index
              %1222 = arith.addi %1221, %c40 : index
              %1223 = vector.shuffle %429#9, %429#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1223, %5[%1222] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1224 = vector.shuffle %429#9, %429#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1225 = arith.addi %1222, %c18 : index
              vector.store %1224, %5[%1225] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1226 = arith.muli %1163, %c13 : index
              %1227 = arith.addi %c10, %1226 : index
              %1228 = arith.addi %1227, %c10 : index
              %1229 = arith.addi %1228, %c41 : index
              %1230 = vector.shuffle %429#10, %429#10 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1230, %5[%1229] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1231 = vector.shuffle %429#10, %429#10 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1232 = arith.addi %1229, %c18 : index
              vector.store %1231, %5[%1232] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1233 = arith.muli %1163, %c13 : index
              %1234 = arith.addi %c10, %1233 : index
              %1235 = arith.addi %1234, %c10 : index
              %1236 = arith.addi %1235, %c42 : index
              %1237 = vector.shuffle %429#11, %429#11 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1237, %5[%1236] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1238 = vector.shuffle %429#11, %429#11 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1239 = arith.addi %1236, %c18 : index
              vector.store %1238, %5[%1239] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1240 = arith.muli %1163, %c13 : index
              %1241 = arith.addi %c10, %1240 : index
              %1242 = arith.addi %1241, %c10 : index
              %1243 = arith.addi %1242, %c10 : index
              %1244 = vector.load %5[%1243] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1245 = arith.addi %1243, %c18 : index
              %1246 = vector.load %5[%1245] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1247 = vector.shuffle %1244, %1246 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1248 = arith.mulf %1247, %1182 : vector<8xf32>
              %1249 = math.fma %429#4, %1183, %1248 : vector<8xf32>
              %1250 = arith.muli %1163, %c13 : index
              %1251 = arith.addi %c10, %1250 : index
              %1252 = arith.addi %1251, %c10 : index
              %1253 = arith.addi %1252, %c10 : index
              %1254 = vector.shuffle %1249, %1249 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1254, %5[%1253] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1255 = vector.shuffle %1249, %1249 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1256 = arith.addi %1253, %c18 : index
              vector.store %1255, %5[%1256] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1257 = arith.muli %1163, %c13 : index
              %1258 = arith.addi %c10, %1257 : index
              %1259 = arith.addi %1258, %c10 : index
              %1260 = arith.addi %1259, %c37 : index
              %1261 = vector.load %5[%1260] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1262 = arith.addi %1260, %c18 : index
              %1263 = vector.load %5[%1262] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1264 = vector.shuffle %1261, %1263 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1265 = arith.mulf %1264, %1182 : vector<8xf32>
              %1266 = math.fma %429#5, %1183, %1265 : vector<8xf32>
              %1267 = arith.muli %1163, %c13 : index
              %1268 = arith.addi %c10, %1267 : index
              %1269 = arith.addi %1268, %c10 : index
              %1270 = arith.addi %1269, %c37 : index
              %1271 = vector.shuffle %1266, %1266 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1271, %5[%1270] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1272 = vector.shuffle %1266, %1266 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1273 = arith.addi %1270, %c18 : index
              vector.store %1272, %5[%1273] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1274 = arith.muli %1163, %c13 : index
              %1275 = arith.addi %c10, %1274 : index
              %1276 = arith.addi %1275, %c10 : index
              %1277 = arith.addi %1276, %c38 : index
              %1278 = vector.load %5[%1277] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1279 = arith.addi %1277, %c18 : index
              %1280 = vector.load %5[%1279] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1281 = vector.shuffle %1278, %1280 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1282 = arith.mulf %1281, %1182 : vector<8xf32>
              %1283 = math.fma %429#6, %1183, %1282 : vector<8xf32>
              %1284 = arith.muli %1163, %c13 : index
              %1285 = arith.addi %c10, %1284 : index
              %1286 = arith.addi %1285, %c10 : index
              %1287 = arith.addi %1286, %c38 : index
              %1288 = vector.shuffle %1283, %1283 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1288, %5[%1287] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1289 = vector.shuffle %1283, %1283 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1290 = arith.addi %1287, %c18 : index
              vector.store %1289, %5[%1290] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1291 = arith.muli %1163, %c13 : index
              %1292 = arith.addi %c10, %1291 : index
              %1293 = arith.addi %1292, %c10 : index
              %1294 = arith.addi %1293, %c39 : index
              %1295 = vector.load %5[%1294] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1296 = arith.addi %1294, %c18 : index
              %1297 = vector.load %5[%1296] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1298 = vector.shuffle %1295, %1297 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1299 = arith.mulf %1298, %1182 : vector<8xf32>
              %1300 = math.fma %429#7, %1183, %1299 : vector<8xf32>
              %1301 = arith.muli %1163, %c13 : index
              %1302 = arith.addi %c10, %1301 : index
              %1303 = arith.addi %1302, %c10 : index
              %1304 = arith.addi %1303, %c39 : index
              %1305 = vector.shuffle %1300, %1300 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1305, %5[%1304] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1306 = vector.shuffle %1300, %1300 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1307 = arith.addi %1304, %c18 : index
              vector.store %1306, %5[%1307] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1308 = arith.muli %1163, %c13 : index
              %1309 = arith.addi %c10, %1308 : index
              %1310 = arith.addi %1309, %c10 : index
              %1311 = arith.addi %1310, %c17 : index
              %1312 = vector.load %5[%1311] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1313 = arith.addi %1311, %c18 : index
              %1314 = vector.load %5[%1313] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1315 = vector.shuffle %1312, %1314 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1316 = arith.mulf %1315, %1182 : vector<8xf32>
              %1317 = math.fma %429#8, %1183, %1316 : vector<8xf32>
              %1318 = arith.muli %1163, %c13 : index
              %1319 = arith.addi %c10, %1318 : index
              %1320 = arith.addi %1319, %c10 : index
              %1321 = arith.addi %1320, %c17 : index
              %1322 = vector.shuffle %1317, %1317 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1322, %5[%1321] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1323 = vector.shuffle %1317, %1317 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1324 = arith.addi %1321, %c18 : index
              vector.store %1323, %5[%1324] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1325 = arith.muli %1163, %c13 : index
              %1326 = arith.addi %c10, %1325 : index
              %1327 = arith.addi %1326, %c10 : index
              %1328 = arith.addi %1327, %c40 : index
              %1329 = vector.load %5[%1328] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1330 = arith.addi %1328, %c18 : index
              %1331 = vector.load %5[%1330] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1332 = vector.shuffle %1329, %1331 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1333 = arith.mulf %1332, %1182 : vector<8xf32>
              %1334 = math.fma %429#9, %1183, %1333 : vector<8xf32>
              %1335 = arith.muli %1163, %c13 : index
              %1336 = arith.addi %c10, %1335 : index
              %1337 = arith.addi %1336, %c10 : index
              %1338 = arith.addi %1337, %c40 : index
              %1339 = vector.shuffle %1334, %1334 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1339, %5[%1338] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1340 = vector.shuffle %1334, %1334 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1341 = arith.addi %1338, %c18 : index
              vector.store %1340, %5[%1341] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1342 = arith.muli %1163, %c13 : index
              %1343 = arith.addi %c10, %1342 : index
              %1344 = arith.addi %1343, %c10 : index
              %1345 = arith.addi %1344, %c41 : index
              %1346 = vector.load %5[%1345] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1347 = arith.addi %1345, %c18 : index
              %1348 = vector.load %5[%1347] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1349 = vector.shuffle %1346, %1348 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1350 = arith.mulf %1349, %1182 : vector<8xf32>
              %1351 = math.fma %429#10, %1183, %1350 : vector<8xf32>
              %1352 = arith.muli %1163, %c13 : index
              %1353 = arith.addi %c10, %1352 : index
              %1354 = arith.addi %1353, %c10 : index
              %1355 = arith.addi %1354, %c41 : index
              %1356 = vector.shuffle %1351, %1351 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1356, %5[%1355] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1357 = vector.shuffle %1351, %1351 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1358 = arith.addi %1355, %c18 : index
              vector.store %1357, %5[%1358] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1359 = arith.muli %1163, %c13 : index
              %1360 = arith.addi %c10, %1359 : index
              %1361 = arith.addi %1360, %c10 : index
              %1362 = arith.addi %1361, %c42 : index
              %1363 = vector.load %5[%1362] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1364 = arith.addi %1362, %c18 : index
              %1365 = vector.load %5[%1364] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1366 = vector.shuffle %1363, %1365 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1367 = arith.mulf %1366, %1182 : vector<8xf32>
              %1368 = math.fma %429#11, %1183, %1367 : vector<8xf32>
              %1369 = arith.muli %1163, %c13 : index
              %1370 = arith.addi %c10, %1369 : index
              %1371 = arith.addi %1370, %c10 : index
              %1372 = arith.addi %1371, %c42 : index
              %1373 = vector.shuffle %1368, %1368 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1373, %5[%1372] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1374 = vector.shuffle %1368, %1368 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1375 = arith.addi %1372, %c18 : index
              vector.store %1374, %5[%1375] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
            %1376 = wave.swap_halves %429#13 : f32
            %1377 = arith.addf %429#13, %1376 : f32
            %1378 = arith.addi %1163, %c24 : index
            %1379:2 = scf.if %1164 -> (f32, f32) {
              scf.yield %c59, %c60 : f32, f32
            } else {
              %1380 = arith.addi %1163, %c24 : index
              %1381 = arith.addi %1380, %c10 : index
              %1382 = memref.load %8[%1381] : memref<?xf32>
              %1383 = arith.addi %1380, %c6 : index
              %1384 = memref.load %8[%1383] : memref<?xf32>
              scf.yield %1382, %1384 : f32, f32
            }
            %1385 = arith.maxnumf %1379#0, %429#12 fastmath<nnan> : f32
            %1386 = arith.subf %1379#0, %1385 : f32
            %1387 = wave.exp2 %1386 : f32
            %1388 = arith.subf %429#12, %1385 : f32
            %1389 = wave.exp2 %1388 : f32
            %1390 = arith.mulf %1379#1, %1387 : f32
            %1391 = math.fma %1377, %1389, %1390 : f32
            memref.store %1385, %8[%1378] : memref<?xf32>
            %1392 = arith.addi %1378, %c6 : index
            memref.store %1391, %8[%1392] : memref<?xf32>
            %1393 = vector.broadcast %1387 : f32 to vector<8xf32>
            %1394 = vector.broadcast %1389 : f32 to vector<8xf32>
            scf.if %1164 {
              %1395 = arith.muli %1163, %c13 : index
              %1396 = arith.addi %c10, %1395 : index
              %1397 = arith.addi %1396, %c45 : index
              %1398 = arith.addi %1397, %c10 : index
              %1399 = vector.shuffle %429#14, %429#14 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1399, %5[%1398] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1400 = vector.shuffle %429#14, %429#14 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1401 = arith.addi %1398, %c18 : index
              vector.store %1400, %5[%1401] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1402 = arith.muli %1163, %c13 : index
              %1403 = arith.addi %c10, %1402 : index
              %1404 = arith.addi %1403, %c45 : index
              %1405 = arith.addi %1404, %c37 : index
              %1406 = vector.shuffle %429#15, %429#15 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1406, %5[%1405] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1407 = vector.shuffle %429#15, %429#15 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1408 = arith.addi %1405, %c18 : index
              vector.store %1407, %5[%1408] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1409 = arith.muli %1163, %c13 : index
              %1410 = arith.addi %c10, %1409 : index
              %1411 = arith.addi %1410, %c45 : index
              %1412 = arith.addi %1411, %c38 : index
              %1413 = vector.shuffle %429#16, %429#16 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1413, %5[%1412] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1414 = vector.shuffle %429#16, %429#16 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1415 = arith.addi %1412, %c18 : index
              vector.store %1414, %5[%1415] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1416 = arith.muli %1163, %c13 : index
              %1417 = arith.addi %c10, %1416 : index
              %1418 = arith.addi %1417, %c45 : index
              %1419 = arith.addi %1418, %c39 : index
              %1420 = vector.shuffle %429#17, %429#17 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1420, %5[%1419] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1421 = vector.shuffle %429#17, %429#17 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1422 = arith.addi %1419, %c18 : index
              vector.store %1421, %5[%1422] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1423 = arith.muli %1163, %c13 : index
              %1424 = arith.addi %c10, %1423 : index
              %1425 = arith.addi %1424, %c45 : index
              %1426 = arith.addi %1425, %c17 : index
              %1427 = vector.shuffle %429#18, %429#18 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1427, %5[%1426] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1428 = vector.shuffle %429#18, %429#18 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1429 = arith.addi %1426, %c18 : index
              vector.store %1428, %5[%1429] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1430 = arith.muli %1163, %c13 : index
              %1431 = arith.addi %c10, %1430 : index
              %1432 = arith.addi %1431, %c45 : index
              %1433 = arith.addi %1432, %c40 : index
              %1434 = vector.shuffle %429#19, %429#19 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1434, %5[%1433] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1435 = vector.shuffle %429#19, %429#19 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1436 = arith.addi %1433, %c18 : index
              vector.store %1435, %5[%1436] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1437 = arith.muli %1163, %c13 : index
              %1438 = arith.addi %c10, %1437 : index
              %1439 = arith.addi %1438, %c45 : index
              %1440 = arith.addi %1439, %c41 : index
              %1441 = vector.shuffle %429#20, %429#20 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1441, %5[%1440] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1442 = vector.shuffle %429#20, %429#20 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1443 = arith.addi %1440, %c18 : index
              vector.store %1442, %5[%1443] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1444 = arith.muli %1163, %c13 : index
              %1445 = arith.addi %c10, %1444 : index
              %1446 = arith.addi %1445, %c45 : index
              %1447 = arith.addi %1446, %c42 : index
              %1448 = vector.shuffle %429#21, %429#21 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1448, %5[%1447] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1449 = vector.shuffle %429#21, %429#21 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1450 = arith.addi %1447, %c18 : index
              vector.store %1449, %5[%1450] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1451 = arith.muli %1163, %c13 : index
              %1452 = arith.addi %c10, %1451 : index
              %1453 = arith.addi %1452, %c45 : index
              %1454 = arith.addi %1453, %c10 : index
              %1455 = vector.load %5[%1454] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1456 = arith.addi %1454, %c18 : index
              %1457 = vector.load %5[%1456] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1458 = vector.shuffle %1455, %1457 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1459 = arith.mulf %1458, %1393 : vector<8xf32>
              %1460 = math.fma %429#14, %1394, %1459 : vector<8xf32>
              %1461 = arith.muli %1163, %c13 : index
              %1462 = arith.addi %c10, %1461 : index
              %1463 = arith.addi %1462, %c45 : index
              %1464 = arith.addi %1463, %c10 : index
              %1465 = vector.shuffle %1460, %1460 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1465, %5[%1464] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1466 = vector.shuffle %1460, %1460 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1467 = arith.addi %1464, %c18 : index
              vector.store %1466, %5[%1467] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1468 = arith.muli %1163, %c13 : index
              %1469 = arith.addi %c10, %1468 : index
              %1470 = arith.addi %1469, %c45 : index
              %1471 = arith.addi %1470, %c37 : index
              %1472 = vector.load %5[%1471] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1473 = arith.addi %1471, %c18 : index
              %1474 = vector.load %5[%1473] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1475 = vector.shuffle %1472, %1474 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1476 = arith.mulf %1475, %1393 : vector<8xf32>
              %1477 = math.fma %429#15, %1394, %1476 : vector<8xf32>
              %1478 = arith.muli %1163, %c13 : index
              %1479 = arith.addi %c10, %1478 : index
              %1480 = arith.addi %1479, %c45 : index
              %1481 = arith.addi %1480, %c37 : index
              %1482 = vector.shuffle %1477, %1477 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1482, %5[%1481] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1483 = vector.shuffle %1477, %1477 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1484 = arith.addi %1481, %c18 : index
              vector.store %1483, %5[%1484] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1485 = arith.muli %1163, %c13 : index
              %1486 = arith.addi %c10, %1485 : index
              %1487 = arith.addi %1486, %c45 : index
              %1488 = arith.addi %1487, %c38 : index
              %1489 = vector.load %5[%1488] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1490 = arith.addi %1488, %c18 : index
              %1491 = vector.load %5[%1490] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1492 = vector.shuffle %1489, %1491 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1493 = arith.mulf %1492, %1393 : vector<8xf32>
              %1494 = math.fma %429#16, %1394, %1493 : vector<8xf32>
              %1495 = arith.muli %1163, %c13 : index
              %1496 = arith.addi %c10, %1495 : index
              %1497 = arith.addi %1496, %c45 : index
              %1498 = arith.addi %1497, %c38 : index
              %1499 = vector.shuffle %1494, %1494 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1499, %5[%1498] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1500 = vector.shuffle %1494, %1494 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1501 = arith.addi %1498, %c18 : index
              vector.store %1500, %5[%1501] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1502 = arith.muli %1163, %c13 : index
              %1503 = arith.addi %c10, %1502 : index
              %1504 = arith.addi %1503, %c45 : index
              %1505 = arith.addi %1504, %c39 : index
              %1506 = vector.load %5[%1505] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1507 = arith.addi %1505, %c18 : index
              %1508 = vector.load %5[%1507] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1509 = vector.shuffle %1506, %1508 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1510 = arith.mulf %1509, %1393 : vector<8xf32>
              %1511 = math.fma %429#17, %1394, %1510 : vector<8xf32>
              %1512 = arith.muli %1163, %c13 : index
              %1513 = arith.addi %c10, %1512 : index
              %1514 = arith.addi %1513, %c45 : index
              %1515 = arith.addi %1514, %c39 : index
              %1516 = vector.shuffle %1511, %1511 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1516, %5[%1515] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1517 = vector.shuffle %1511, %1511 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1518 = arith.addi %1515, %c18 : index
              vector.store %1517, %5[%1518] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1519 = arith.muli %1163, %c13 : index
              %1520 = arith.addi %c10, %1519 : index
              %1521 = arith.addi %1520, %c45 : index
              %1522 = arith.addi %1521, %c17 : index
              %1523 = vector.load %5[%1522] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1524 = arith.addi %1522, %c18 : index
              %1525 = vector.load %5[%1524] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1526 = vector.shuffle %1523, %1525 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1527 = arith.mulf %1526, %1393 : vector<8xf32>
              %1528 = math.fma %429#18, %1394, %1527 : vector<8xf32>
              %1529 = arith.muli %1163, %c13 : index
              %1530 = arith.addi %c10, %1529 : index
              %1531 = arith.addi %1530, %c45 : index
              %1532 = arith.addi %1531, %c17 : index
              %1533 = vector.shuffle %1528, %1528 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1533, %5[%1532] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1534 = vector.shuffle %1528, %1528 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1535 = arith.addi %1532, %c18 : index
              vector.store %1534, %5[%1535] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1536 = arith.muli %1163, %c13 : index
              %1537 = arith.addi %c10, %1536 : index
              %1538 = arith.addi %1537, %c45 : index
              %1539 = arith.addi %1538, %c40 : index
              %1540 = vector.load %5[%1539] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1541 = arith.addi %1539, %c18 : index
              %1542 = vector.load %5[%1541] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1543 = vector.shuffle %1540, %1542 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1544 = arith.mulf %1543, %1393 : vector<8xf32>
              %1545 = math.fma %429#19, %1394, %1544 : vector<8xf32>
              %1546 = arith.muli %1163, %c13 : index
              %1547 = arith.addi %c10, %1546 : index
              %1548 = arith.addi %1547, %c45 : index
              %1549 = arith.addi %1548, %c40 : index
              %1550 = vector.shuffle %1545, %1545 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1550, %5[%1549] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1551 = vector.shuffle %1545, %1545 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1552 = arith.addi %1549, %c18 : index
              vector.store %1551, %5[%1552] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1553 = arith.muli %1163, %c13 : index
              %1554 = arith.addi %c10, %1553 : index
              %1555 = arith.addi %1554, %c45 : index
              %1556 = arith.addi %1555, %c41 : index
              %1557 = vector.load %5[%1556] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1558 = arith.addi %1556, %c18 : index
              %1559 = vector.load %5[%1558] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1560 = vector.shuffle %1557, %1559 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1561 = arith.mulf %1560, %1393 : vector<8xf32>
              %1562 = math.fma %429#20, %1394, %1561 : vector<8xf32>
              %1563 = arith.muli %1163, %c13 : index
              %1564 = arith.addi %c10, %1563 : index
              %1565 = arith.addi %1564, %c45 : index
              %1566 = arith.addi %1565, %c41 : index
              %1567 = vector.shuffle %1562, %1562 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1567, %5[%1566] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1568 = vector.shuffle %1562, %1562 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1569 = arith.addi %1566, %c18 : index
              vector.store %1568, %5[%1569] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1570 = arith.muli %1163, %c13 : index
              %1571 = arith.addi %c10, %1570 : index
              %1572 = arith.addi %1571, %c45 : index
              %1573 = arith.addi %1572, %c42 : index
              %1574 = vector.load %5[%1573] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1575 = arith.addi %1573, %c18 : index
              %1576 = vector.load %5[%1575] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1577 = vector.shuffle %1574, %1576 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1578 = arith.mulf %1577, %1393 : vector<8xf32>
              %1579 = math.fma %429#21, %1394, %1578 : vector<8xf32>
              %1580 = arith.muli %1163, %c13 : index
              %1581 = arith.addi %c10, %1580 : index
              %1582 = arith.addi %1581, %c45 : index
              %1583 = arith.addi %1582, %c42 : index
              %1584 = vector.shuffle %1579, %1579 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1584, %5[%1583] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1585 = vector.shuffle %1579, %1579 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1586 = arith.addi %1583, %c18 : index
              vector.store %1585, %5[%1586] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1587 = arith.cmpi sgt, %366, %c57 : i32
          scf.if %1587 {
            %1588 = arith.cmpi eq, %374, %371 : i32
            %1589 = wave.opaque %c10 : index
            %1590 = arith.addi %0, %1589 : index
            %1591 = arith.addi %1590, %c10 : index
            %1592 = arith.addi %1591, %c10 : index
            %1593 = memref.load %8[%1592] : memref<?xf32>
            %1594 = arith.addi %1591, %c6 : index
            %1595 = memref.load %8[%1594] : memref<?xf32>
            %1596 = arith.addi %1590, %c18 : index
            %1597:2 = scf.if %1588 -> (f32, f32) {
              scf.yield %c59, %c60 : f32, f32
            } else {
              %1598 = arith.addi %1590, %c18 : index
              %1599 = arith.addi %1598, %c10 : index
              %1600 = memref.load %8[%1599] : memref<?xf32>
              %1601 = arith.addi %1598, %c6 : index
              %1602 = memref.load %8[%1601] : memref<?xf32>
              scf.yield %1600, %1602 : f32, f32
            }
            %1603 = arith.maxnumf %1597#0, %1593 fastmath<nnan> : f32
            %1604 = arith.subf %1597#0, %1603 : f32
            %1605 = wave.exp2 %1604 : f32
            %1606 = arith.subf %1593, %1603 : f32
            %1607 = wave.exp2 %1606 : f32
            %1608 = arith.mulf %1597#1, %1605 : f32
            %1609 = math.fma %1595, %1607, %1608 : f32
            memref.store %1603, %8[%1596] : memref<?xf32>
            %1610 = arith.addi %1596, %c6 : index
            memref.store %1609, %8[%1610] : memref<?xf32>
            %1611 = vector.broadcast %1605 : f32 to vector<8xf32>
            %1612 = vector.broadcast %1607 : f32 to vector<8xf32>
            scf.for %1613 = %c10 to %c19 step %c4 {
              %1614 = arith.muli %1590, %c13 : index
              %1615 = arith.addi %c10, %1614 : index
              %1616 = arith.addi %1615, %c10 : index
              %1617 = arith.muli %1613, %c37 : index
              %1618 = arith.addi %1616, %1617 : index
              %1619 = vector.load %5[%1618] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1620 = arith.addi %1618, %c18 : index
              %1621 = vector.load %5[%1620] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1622 = vector.shuffle %1619, %1621 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1588 {
                %1623 = arith.muli %1590, %c13 : index
                %1624 = arith.addi %16, %1623 : index
                %1625 = arith.addi %1624, %c10 : index
                %1626 = arith.muli %1613, %c37 : index
                %1627 = arith.addi %1625, %1626 : index
                %1628 = vector.shuffle %1622, %1622 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1628, %partial[%1627] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1629 = vector.shuffle %1622, %1622 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1630 = arith.addi %1627, %c18 : index
                vector.store %1629, %partial[%1630] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1631 = arith.muli %1590, %c13 : index
                %1632 = arith.addi %16, %1631 : index
                %1633 = arith.addi %1632, %c10 : index
                %1634 = arith.muli %1613, %c37 : index
                %1635 = arith.addi %1633, %1634 : index
                %1636 = vector.load %partial[%1635] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1637 = arith.addi %1635, %c18 : index
                %1638 = vector.load %partial[%1637] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1639 = vector.shuffle %1636, %1638 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1640 = arith.mulf %1639, %1611 : vector<8xf32>
                %1641 = math.fma %1622, %1612, %1640 : vector<8xf32>
                %1642 = arith.muli %1590, %c13 : index
                %1643 = arith.addi %16, %1642 : index
                %1644 = arith.addi %1643, %c10 : index
                %1645 = arith.muli %1613, %c37 : index
                %1646 = arith.addi %1644, %1645 : index
                %1647 = vector.shuffle %1641, %1641 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1647, %partial[%1646] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1648 = vector.shuffle %1641, %1641 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1649 = arith.addi %1646, %c18 : index
                vector.store %1648, %partial[%1649] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
            %1650 = arith.addi %1590, %c24 : index
            %1651 = arith.addi %1650, %c10 : index
            %1652 = memref.load %8[%1651] : memref<?xf32>
            %1653 = arith.addi %1650, %c6 : index
            %1654 = memref.load %8[%1653] : memref<?xf32>
            %1655 = arith.addi %1590, %c64 : index
            %1656:2 = scf.if %1588 -> (f32, f32) {
              scf.yield %c59, %c60 : f32, f32
            } else {
              %1657 = arith.addi %1590, %c64 : index
              %1658 = arith.addi %1657, %c10 : index
              %1659 = memref.load %8[%1658] : memref<?xf32>
              %1660 = arith.addi %1657, %c6 : index
              %1661 = memref.load %8[%1660] : memref<?xf32>
              scf.yield %1659, %1661 : f32, f32
            }
            %1662 = arith.maxnumf %1656#0, %1652 fastmath<nnan> : f32
            %1663 = arith.subf %1656#0, %1662 : f32
            %1664 = wave.exp2 %1663 : f32
            %1665 = arith.subf %1652, %1662 : f32
            %1666 = wave.exp2 %1665 : f32
            %1667 = arith.mulf %1656#1, %1664 : f32
            %1668 = math.fma %1654, %1666, %1667 : f32
            memref.store %1662, %8[%1655] : memref<?xf32>
            %1669 = arith.addi %1655, %c6 : index
            memref.store %1668, %8[%1669] : memref<?xf32>
            %1670 = vector.broadcast %1664 : f32 to vector<8xf32>
            %1671 = vector.broadcast %1666 : f32 to vector<8xf32>
            scf.for %1672 = %c10 to %c19 step %c4 {
              %1673 = arith.muli %1590, %c13 : index
              %1674 = arith.addi %c10, %1673 : index
              %1675 = arith.addi %1674, %c45 : index
              %1676 = arith.muli %1672, %c37 : index
              %1677 = arith.addi %1675, %1676 : index
              %1678 = vector.load %5[%1677] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1679 = arith.addi %1677, %c18 : index
              %1680 = vector.load %5[%1679] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1681 = vector.shuffle %1678, %1680 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1588 {
                %1682 = arith.muli %1590, %c13 : index
                %1683 = arith.addi %16, %1682 : index
                %1684 = arith.addi %1683, %c45 : index
                %1685 = arith.muli %1672, %c37 : index
                %1686 = arith.addi %1684, %1685 : index
                %1687 = vector.shuffle %1681, %1681 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1687, %partial[%1686] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1688 = vector.shuffle %1681, %1681 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1689 = arith.addi %1686, %c18 : index
                vector.store %1688, %partial[%1689] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1690 = arith.muli %1590, %c13 : index
                %1691 = arith.addi %16, %1690 : index
                %1692 = arith.addi %1691, %c45 : index
                %1693 = arith.muli %1672, %c37 : index
                %1694 = arith.addi %1692, %1693 : index
                %1695 = vector.load %partial[%1694] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1696 = arith.addi %1694, %c18 : index
                %1697 = vector.load %partial[%1696] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1698 = vector.shuffle %1695, %1697 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1699 = arith.mulf %1698, %1670 : vector<8xf32>
                %1700 = math.fma %1681, %1671, %1699 : vector<8xf32>
                %1701 = arith.muli %1590, %c13 : index
                %1702 = arith.addi %16, %1701 : index
                %1703 = arith.addi %1702, %c45 : index
                %1704 = arith.muli %1672, %c37 : index
                %1705 = arith.addi %1703, %1704 : index
                %1706 = vector.shuffle %1700, %1700 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1706, %partial[%1705] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1707 = vector.shuffle %1700, %1700 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1708 = arith.addi %1705, %c18 : index
                vector.store %1707, %partial[%1708] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %1709 = arith.cmpi sgt, %366, %c56 : i32
        scf.if %1709 {
          %1710 = arith.cmpi eq, %371, %c55 : i32
          %1711 = wave.opaque %c10 : index
          %1712 = arith.addi %0, %1711 : index
          %1713 = arith.addi %1712, %c18 : index
          %1714 = arith.addi %1713, %c10 : index
          %1715 = memref.load %8[%1714] : memref<?xf32>
          %1716 = arith.addi %1713, %c6 : index
          %1717 = memref.load %8[%1716] : memref<?xf32>
          %1718 = arith.addi %1712, %c37 : index
          %1719:2 = scf.if %1710 -> (f32, f32) {
            scf.yield %c59, %c60 : f32, f32
          } else {
            %1720 = arith.addi %1712, %c37 : index
            %1721 = arith.addi %1720, %c10 : index
            %1722 = memref.load %8[%1721] : memref<?xf32>
            %1723 = arith.addi %1720, %c6 : index
            %1724 = memref.load %8[%1723] : memref<?xf32>
            scf.yield %1722, %1724 : f32, f32
          }
          %1725 = arith.maxnumf %1719#0, %1715 fastmath<nnan> : f32
          %1726 = arith.subf %1719#0, %1725 : f32
          %1727 = wave.exp2 %1726 : f32
          %1728 = arith.subf %1715, %1725 : f32
          %1729 = wave.exp2 %1728 : f32
          %1730 = arith.mulf %1719#1, %1727 : f32
          %1731 = math.fma %1717, %1729, %1730 : f32
          memref.store %1725, %8[%1718] : memref<?xf32>
          %1732 = arith.addi %1718, %c6 : index
          memref.store %1731, %8[%1732] : memref<?xf32>
          %1733 = vector.broadcast %1727 : f32 to vector<8xf32>
          %1734 = vector.broadcast %1729 : f32 to vector<8xf32>
          scf.for %1735 = %c10 to %c19 step %c4 {
            %1736 = arith.muli %1712, %c13 : index
            %1737 = arith.addi %16, %1736 : index
            %1738 = arith.addi %1737, %c10 : index
            %1739 = arith.muli %1735, %c37 : index
            %1740 = arith.addi %1738, %1739 : index
            %1741 = vector.load %partial[%1740] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1742 = arith.addi %1740, %c18 : index
            %1743 = vector.load %partial[%1742] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1744 = vector.shuffle %1741, %1743 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1710 {
              %1745 = arith.muli %1712, %c13 : index
              %1746 = arith.addi %17, %1745 : index
              %1747 = arith.addi %1746, %c10 : index
              %1748 = arith.muli %1735, %c37 : index
              %1749 = arith.addi %1747, %1748 : index
              %1750 = vector.shuffle %1744, %1744 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1750, %partial[%1749] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1751 = vector.shuffle %1744, %1744 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1752 = arith.addi %1749, %c18 : index
              vector.store %1751, %partial[%1752] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1753 = arith.muli %1712, %c13 : index
              %1754 = arith.addi %17, %1753 : index
              %1755 = arith.addi %1754, %c10 : index
              %1756 = arith.muli %1735, %c37 : index
              %1757 = arith.addi %1755, %1756 : index
              %1758 = vector.load %partial[%1757] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1759 = arith.addi %1757, %c18 : index
              %1760 = vector.load %partial[%1759] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1761 = vector.shuffle %1758, %1760 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1762 = arith.mulf %1761, %1733 : vector<8xf32>
              %1763 = math.fma %1744, %1734, %1762 : vector<8xf32>
              %1764 = arith.muli %1712, %c13 : index
              %1765 = arith.addi %17, %1764 : index
              %1766 = arith.addi %1765, %c10 : index
              %1767 = arith.muli %1735, %c37 : index
              %1768 = arith.addi %1766, %1767 : index
              %1769 = vector.shuffle %1763, %1763 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1769, %partial[%1768] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1770 = vector.shuffle %1763, %1763 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1771 = arith.addi %1768, %c18 : index
              vector.store %1770, %partial[%1771] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1772 = arith.addi %1712, %c64 : index
          %1773 = arith.addi %1772, %c10 : index
          %1774 = memref.load %8[%1773] : memref<?xf32>
          %1775 = arith.addi %1772, %c6 : index
          %1776 = memref.load %8[%1775] : memref<?xf32>
          %1777 = arith.addi %1712, %c65 : index
          %1778:2 = scf.if %1710 -> (f32, f32) {
            scf.yield %c59, %c60 : f32, f32
          } else {
            %1779 = arith.addi %1712, %c65 : index
            %1780 = arith.addi %1779, %c10 : index
            %1781 = memref.load %8[%1780] : memref<?xf32>
            %1782 = arith.addi %1779, %c6 : index
            %1783 = memref.load %8[%1782] : memref<?xf32>
            scf.yield %1781, %1783 : f32, f32
          }
          %1784 = arith.maxnumf %1778#0, %1774 fastmath<nnan> : f32
          %1785 = arith.subf %1778#0, %1784 : f32
          %1786 = wave.exp2 %1785 : f32
          %1787 = arith.subf %1774, %1784 : f32
          %1788 = wave.exp2 %1787 : f32
          %1789 = arith.mulf %1778#1, %1786 : f32
          %1790 = math.fma %1776, %1788, %1789 : f32
          memref.store %1784, %8[%1777] : memref<?xf32>
          %1791 = arith.addi %1777, %c6 : index
          memref.store %1790, %8[%1791] : memref<?xf32>
          %1792 = vector.broadcast %1786 : f32 to vector<8xf32>
          %1793 = vector.broadcast %1788 : f32 to vector<8xf32>
          scf.for %1794 = %c10 to %c19 step %c4 {
            %1795 = arith.muli %1712, %c13 : index
            %1796 = arith.addi %16, %1795 : index
            %1797 = arith.addi %1796, %c45 : index
            %1798 = arith.muli %1794, %c37 : index
            %1799 = arith.addi %1797, %1798 : index
            %1800 = vector.load %partial[%1799] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1801 = arith.addi %1799, %c18 : index
            %1802 = vector.load %partial[%1801] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1803 = vector.shuffle %1800, %1802 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1710 {
              %1804 = arith.muli %1712, %c13 : index
              %1805 = arith.addi %17, %1804 : index
              %1806 = arith.addi %1805, %c45 : index
              %1807 = arith.muli %1794, %c37 : index
              %1808 = arith.addi %1806, %1807 : index
              %1809 = vector.shuffle %1803, %1803 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1809, %partial[%1808] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1810 = vector.shuffle %1803, %1803 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1811 = arith.addi %1808, %c18 : index
              vector.store %1810, %partial[%1811] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1812 = arith.muli %1712, %c13 : index
              %1813 = arith.addi %17, %1812 : index
              %1814 = arith.addi %1813, %c45 : index
              %1815 = arith.muli %1794, %c37 : index
              %1816 = arith.addi %1814, %1815 : index
              %1817 = vector.load %partial[%1816] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1818 = arith.addi %1816, %c18 : index
              %1819 = vector.load %partial[%1818] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1820 = vector.shuffle %1817, %1819 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1821 = arith.mulf %1820, %1792 : vector<8xf32>
              %1822 = math.fma %1803, %1793, %1821 : vector<8xf32>
              %1823 = arith.muli %1712, %c13 : index
              %1824 = arith.addi %17, %1823 : index
              %1825 = arith.addi %1824, %c45 : index
              %1826 = arith.muli %1794, %c37 : index
              %1827 = arith.addi %1825, %1826 : index
              %1828 = vector.shuffle %1822, %1822 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1828, %partial[%1827] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1829 = vector.shuffle %1822, %1822 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1830 = arith.addi %1827, %c18 : index
              vector.store %1829, %partial[%1830] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %1831 = wave.opaque %c10 : index
      %1832 = arith.addi %0, %1831 : index
      scf.if %369 {
        %1833 = arith.addi %kvHeads, %13 : index
        %1834 = memref.load %scales[%1833] : memref<?xf32>
        %1835 = arith.addi %1832, %c10 : index
        %1836 = arith.addi %1835, %c10 : index
        %1837 = memref.load %8[%1836] : memref<?xf32>
        %1838 = arith.addi %1835, %c6 : index
        %1839 = memref.load %8[%1838] : memref<?xf32>
        %1840 = arith.divf %1834, %1839 : f32
        %1841 = vector.broadcast %1840 : f32 to vector<8xf32>
        %1842 = arith.addi %15, %1831 : index
        %1843 = arith.addi %1842, %1 : index
        %1844 = arith.addi %1843, %c10 : index
        %1845 = arith.subi %36, %c4 : index
        %1846 = arith.minsi %1844, %1845 : index
        %1847 = arith.divui %1846, %groupSize : index
        %1848 = arith.addi %24, %1847 : index
        %1849 = arith.muli %13, %groupSize : index
        %1850 = arith.remui %1846, %groupSize : index
        %1851 = arith.addi %1849, %1850 : index
        %1852 = arith.muli %1851, %c18 : index
        %1853 = arith.muli %2, %c19 : index
        %1854 = arith.addi %1852, %1853 : index
        %1855 = arith.muli %heads, %c18 : index
        scf.for %1856 = %c10 to %c19 step %c4 {
          %1857 = arith.muli %1832, %c13 : index
          %1858 = arith.addi %c10, %1857 : index
          %1859 = arith.addi %1858, %c10 : index
          %1860 = arith.muli %1856, %c37 : index
          %1861 = arith.addi %1859, %1860 : index
          %1862 = vector.load %5[%1861] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1863 = arith.addi %1861, %c18 : index
          %1864 = vector.load %5[%1863] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1865 = vector.shuffle %1862, %1864 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1866 = arith.mulf %1865, %1841 : vector<8xf32>
          %1867 = arith.addf %1866, %c61 : vector<8xf32>
          %1868 = arith.minimumf %1867, %c96 : vector<8xf32>
          %1869 = arith.maximumf %1868, %c97 : vector<8xf32>
          %1870 = arith.truncf %1869 : vector<8xf32> to vector<8xf16>
          %1871 = vector.bitcast %1870 : vector<8xf16> to vector<4xi32>
          %1872 = vector.shuffle %1871, %1871 [0, 1] : vector<4xi32>, vector<4xi32>
          %1873 = vector.shuffle %1871, %1871 [2, 3] : vector<4xi32>, vector<4xi32>
          %1874 = arith.select %3, %1873, %1872 : vector<2xi32>
          %1875 = arith.select %3, %1872, %1873 : vector<2xi32>
          %1876 = wave.swap_halves %1875 : vector<2xi32>
          %1877 = arith.select %3, %1876, %1874 : vector<2xi32>
          %1878 = arith.select %3, %1874, %1876 : vector<2xi32>
          %1879 = vector.bitcast %1877 : vector<2xi32> to vector<4xf16>
          %1880 = vector.bitcast %1878 : vector<2xi32> to vector<4xf16>
          %1881 = vector.shuffle %1879, %1880 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1882 = arith.muli %1856, %c3 : index
          %1883 = arith.addi %1854, %1882 : index
          %1884 = arith.divui %1848, %outTileRows : index
          %1885 = arith.divui %1855, %c3 : index
          %1886 = arith.muli %1884, %1885 : index
          %1887 = arith.divui %1883, %c3 : index
          %1888 = arith.addi %1886, %1887 : index
          %1889 = arith.muli %1888, %c11 : index
          %1890 = arith.remui %1883, %c3 : index
          %1891 = arith.divui %1890, %c19 : index
          %1892 = arith.addi %1889, %1891 : index
          %1893 = arith.muli %outTileRows, %c19 : index
          %1894 = arith.muli %1892, %1893 : index
          %1895 = arith.remui %1848, %outTileRows : index
          %1896 = arith.muli %1895, %c19 : index
          %1897 = arith.addi %1894, %1896 : index
          %1898 = arith.remui %1883, %c19 : index
          %1899 = arith.addi %1897, %1898 : index
          %1900 = arith.cmpi slt, %1844, %36 : index
          scf.if %1900 {
            vector.store %1881, %out[%1899] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
        %1901 = arith.addi %1832, %c24 : index
        %1902 = arith.addi %1901, %c10 : index
        %1903 = memref.load %8[%1902] : memref<?xf32>
        %1904 = arith.addi %1901, %c6 : index
        %1905 = memref.load %8[%1904] : memref<?xf32>
        %1906 = arith.divf %1834, %1905 : f32
        %1907 = vector.broadcast %1906 : f32 to vector<8xf32>
        %1908 = arith.addi %15, %1831 : index
        %1909 = arith.addi %1908, %1 : index
        %1910 = arith.addi %1909, %c3 : index
        %1911 = arith.subi %36, %c4 : index
        %1912 = arith.minsi %1910, %1911 : index
        %1913 = arith.divui %1912, %groupSize : index
        %1914 = arith.addi %24, %1913 : index
        %1915 = arith.muli %13, %groupSize : index
        %1916 = arith.remui %1912, %groupSize : index
        %1917 = arith.addi %1915, %1916 : index
        %1918 = arith.muli %1917, %c18 : index
        %1919 = arith.muli %2, %c19 : index
        %1920 = arith.addi %1918, %1919 : index
        %1921 = arith.muli %heads, %c18 : index
        scf.for %1922 = %c10 to %c19 step %c4 {
          %1923 = arith.muli %1832, %c13 : index
          %1924 = arith.addi %c10, %1923 : index
          %1925 = arith.addi %1924, %c45 : index
          %1926 = arith.muli %1922, %c37 : index
          %1927 = arith.addi %1925, %1926 : index
          %1928 = vector.load %5[%1927] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1929 = arith.addi %1927, %c18 : index
          %1930 = vector.load %5[%1929] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1931 = vector.shuffle %1928, %1930 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1932 = arith.mulf %1931, %1907 : vector<8xf32>
          %1933 = arith.addf %1932, %c61 : vector<8xf32>
          %1934 = arith.minimumf %1933, %c96 : vector<8xf32>
          %1935 = arith.maximumf %1934, %c97 : vector<8xf32>
          %1936 = arith.truncf %1935 : vector<8xf32> to vector<8xf16>
          %1937 = vector.bitcast %1936 : vector<8xf16> to vector<4xi32>
          %1938 = vector.shuffle %1937, %1937 [0, 1] : vector<4xi32>, vector<4xi32>
          %1939 = vector.shuffle %1937, %1937 [2, 3] : vector<4xi32>, vector<4xi32>
          %1940 = arith.select %3, %1939, %1938 : vector<2xi32>
          %1941 = arith.select %3, %1938, %1939 : vector<2xi32>
          %1942 = wave.swap_halves %1941 : vector<2xi32>
          %1943 = arith.select %3, %1942, %1940 : vector<2xi32>
          %1944 = arith.select %3, %1940, %1942 : vector<2xi32>
          %1945 = vector.bitcast %1943 : vector<2xi32> to vector<4xf16>
          %1946 = vector.bitcast %1944 : vector<2xi32> to vector<4xf16>
          %1947 = vector.shuffle %1945, %1946 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1948 = arith.muli %1922, %c3 : index
          %1949 = arith.addi %1920, %1948 : index
          %1950 = arith.divui %1914, %outTileRows : index
          %1951 = arith.divui %1921, %c3 : index
          %1952 = arith.muli %1950, %1951 : index
          %1953 = arith.divui %1949, %c3 : index
          %1954 = arith.addi %1952, %1953 : index
          %1955 = arith.muli %1954, %c11 : index
          %1956 = arith.remui %1949, %c3 : index
          %1957 = arith.divui %1956, %c19 : index
          %1958 = arith.addi %1955, %1957 : index
          %1959 = arith.muli %outTileRows, %c19 : index
          %1960 = arith.muli %1958, %1959 : index
          %1961 = arith.remui %1914, %outTileRows : index
          %1962 = arith.muli %1961, %c19 : index
          %1963 = arith.addi %1960, %1962 : index
          %1964 = arith.remui %1949, %c19 : index
          %1965 = arith.addi %1963, %1964 : index
          %1966 = arith.cmpi slt, %1910, %36 : index
          scf.if %1966 {
            vector.store %1947, %out[%1965] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %370 {
          %1967 = arith.addi %kvHeads, %13 : index
          %1968 = memref.load %scales[%1967] : memref<?xf32>
          %1969 = arith.addi %1832, %c18 : index
          %1970 = arith.addi %1969, %c10 : index
          %1971 = memref.load %8[%1970] : memref<?xf32>
          %1972 = arith.addi %1969, %c6 : index
          %1973 = memref.load %8[%1972] : memref<?xf32>
          %1974 = arith.divf %1968, %1973 : f32
          %1975 = vector.broadcast %1974 : f32 to vector<8xf32>
          %1976 = arith.addi %15, %1831 : index
          %1977 = arith.addi %1976, %1 : index
          %1978 = arith.addi %1977, %c10 : index
          %1979 = arith.subi %36, %c4 : index
          %1980 = arith.minsi %1978, %1979 : index
          %1981 = arith.divui %1980, %groupSize : index
          %1982 = arith.addi %24, %1981 : index
          %1983 = arith.muli %13, %groupSize : index
          %1984 = arith.remui %1980, %groupSize : index
          %1985 = arith.addi %1983, %1984 : index
          %1986 = arith.muli %1985, %c18 : index
          %1987 = arith.muli %2, %c19 : index
          %1988 = arith.addi %1986, %1987 : index
          %1989 = arith.muli %heads, %c18 : index
          scf.for %1990 = %c10 to %c19 step %c4 {
            %1991 = arith.muli %1832, %c13 : index
            %1992 = arith.addi %16, %1991 : index
            %1993 = arith.addi %1992, %c10 : index
            %1994 = arith.muli %1990, %c37 : index
            %1995 = arith.addi %1993, %1994 : index
            %1996 = vector.load %partial[%1995] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1997 = arith.addi %1995, %c18 : index
            %1998 = vector.load %partial[%1997] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1999 = vector.shuffle %1996, %1998 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2000 = arith.mulf %1999, %1975 : vector<8xf32>
            %2001 = arith.addf %2000, %c61 : vector<8xf32>
            %2002 = arith.minimumf %2001, %c96 : vector<8xf32>
            %2003 = arith.maximumf %2002, %c97 : vector<8xf32>
            %2004 = arith.truncf %2003 : vector<8xf32> to vector<8xf16>
            %2005 = vector.bitcast %2004 : vector<8xf16> to vector<4xi32>
            %2006 = vector.shuffle %2005, %2005 [0, 1] : vector<4xi32>, vector<4xi32>
            %2007 = vector.shuffle %2005, %2005 [2, 3] : vector<4xi32>, vector<4xi32>
            %2008 = arith.select %3, %2007, %2006 : vector<2xi32>
            %2009 = arith.select %3, %2006, %2007 : vector<2xi32>
            %2010 = wave.swap_halves %2009 : vector<2xi32>
            %2011 = arith.select %3, %2010, %2008 : vector<2xi32>
            %2012 = arith.select %3, %2008, %2010 : vector<2xi32>
            %2013 = vector.bitcast %2011 : vector<2xi32> to vector<4xf16>
            %2014 = vector.bitcast %2012 : vector<2xi32> to vector<4xf16>
            %2015 = vector.shuffle %2013, %2014 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2016 = arith.muli %1990, %c3 : index
            %2017 = arith.addi %1988, %2016 : index
            %2018 = arith.divui %1982, %outTileRows : index
            %2019 = arith.divui %1989, %c3 : index
            %2020 = arith.muli %2018, %2019 : index
            %2021 = arith.divui %2017, %c3 : index
            %2022 = arith.addi %2020, %2021 : index
            %2023 = arith.muli %2022, %c11 : index
            %2024 = arith.remui %2017, %c3 : index
            %2025 = arith.divui %2024, %c19 : index
            %2026 = arith.addi %2023, %2025 : index
            %2027 = arith.muli %outTileRows, %c19 : index
            %2028 = arith.muli %2026, %2027 : index
            %2029 = arith.remui %1982, %outTileRows : index
            %2030 = arith.muli %2029, %c19 : index
            %2031 = arith.addi %2028, %2030 : index
            %2032 = arith.remui %2017, %c19 : index
            %2033 = arith.addi %2031, %2032 : index
            %2034 = arith.cmpi slt, %1978, %36 : index
            scf.if %2034 {
              vector.store %2015, %out[%2033] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %2035 = arith.addi %1832, %c64 : index
          %2036 = arith.addi %2035, %c10 : index
          %2037 = memref.load %8[%2036] : memref<?xf32>
          %2038 = arith.addi %2035, %c6 : index
          %2039 = memref.load %8[%2038] : memref<?xf32>
          %2040 = arith.divf %1968, %2039 : f32
          %2041 = vector.broadcast %2040 : f32 to vector<8xf32>
          %2042 = arith.addi %15, %1831 : index
          %2043 = arith.addi %2042, %1 : index
          %2044 = arith.addi %2043, %c3 : index
          %2045 = arith.subi %36, %c4 : index
          %2046 = arith.minsi %2044, %2045 : index
          %2047 = arith.divui %2046, %groupSize : index
          %2048 = arith.addi %24, %2047 : index
          %2049 = arith.muli %13, %groupSize : index
          %2050 = arith.remui %2046, %groupSize : index
          %2051 = arith.addi %2049, %2050 : index
          %2052 = arith.muli %2051, %c18 : index
          %2053 = arith.muli %2, %c19 : index
          %2054 = arith.addi %2052, %2053 : index
          %2055 = arith.muli %heads, %c18 : index
          scf.for %2056 = %c10 to %c19 step %c4 {
            %2057 = arith.muli %1832, %c13 : index
            %2058 = arith.addi %16, %2057 : index
            %2059 = arith.addi %2058, %c45 : index
            %2060 = arith.muli %2056, %c37 : index
            %2061 = arith.addi %2059, %2060 : index
            %2062 = vector.load %partial[%2061] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2063 = arith.addi %2061, %c18 : index
            %2064 = vector.load %partial[%2063] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2065 = vector.shuffle %2062, %2064 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2066 = arith.mulf %2065, %2041 : vector<8xf32>
            %2067 = arith.addf %2066, %c61 : vector<8xf32>
            %2068 = arith.minimumf %2067, %c96 : vector<8xf32>
            %2069 = arith.maximumf %2068, %c97 : vector<8xf32>
            %2070 = arith.truncf %2069 : vector<8xf32> to vector<8xf16>
            %2071 = vector.bitcast %2070 : vector<8xf16> to vector<4xi32>
            %2072 = vector.shuffle %2071, %2071 [0, 1] : vector<4xi32>, vector<4xi32>
            %2073 = vector.shuffle %2071, %2071 [2, 3] : vector<4xi32>, vector<4xi32>
            %2074 = arith.select %3, %2073, %2072 : vector<2xi32>
            %2075 = arith.select %3, %2072, %2073 : vector<2xi32>
            %2076 = wave.swap_halves %2075 : vector<2xi32>
            %2077 = arith.select %3, %2076, %2074 : vector<2xi32>
            %2078 = arith.select %3, %2074, %2076 : vector<2xi32>
            %2079 = vector.bitcast %2077 : vector<2xi32> to vector<4xf16>
            %2080 = vector.bitcast %2078 : vector<2xi32> to vector<4xf16>
            %2081 = vector.shuffle %2079, %2080 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2082 = arith.muli %2056, %c3 : index
            %2083 = arith.addi %2054, %2082 : index
            %2084 = arith.divui %2048, %outTileRows : index
            %2085 = arith.divui %2055, %c3 : index
            %2086 = arith.muli %2084, %2085 : index
            %2087 = arith.divui %2083, %c3 : index
            %2088 = arith.addi %2086, %2087 : index
            %2089 = arith.muli %2088, %c11 : index
            %2090 = arith.remui %2083, %c3 : index
            %2091 = arith.divui %2090, %c19 : index
            %2092 = arith.addi %2089, %2091 : index
            %2093 = arith.muli %outTileRows, %c19 : index
            %2094 = arith.muli %2092, %2093 : index
            %2095 = arith.remui %2048, %outTileRows : index
            %2096 = arith.muli %2095, %c19 : index
            %2097 = arith.addi %2094, %2096 : index
            %2098 = arith.remui %2083, %c19 : index
            %2099 = arith.addi %2097, %2098 : index
            %2100 = arith.cmpi slt, %2044, %36 : index
            scf.if %2100 {
              vector.store %2081, %out[%2099] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %2101 = arith.addi %kvHeads, %13 : index
          %2102 = memref.load %scales[%2101] : memref<?xf32>
          %2103 = arith.addi %1832, %c37 : index
          %2104 = arith.addi %2103, %c10 : index
          %2105 = memref.load %8[%2104] : memref<?xf32>
          %2106 = arith.addi %2103, %c6 : index
          %2107 = memref.load %8[%2106] : memref<?xf32>
          %2108 = arith.divf %2102, %2107 : f32
          %2109 = vector.broadcast %2108 : f32 to vector<8xf32>
          %2110 = arith.addi %15, %1831 : index
          %2111 = arith.addi %2110, %1 : index
          %2112 = arith.addi %2111, %c10 : index
          %2113 = arith.subi %36, %c4 : index
          %2114 = arith.minsi %2112, %2113 : index
          %2115 = arith.divui %2114, %groupSize : index
          %2116 = arith.addi %24, %2115 : index
          %2117 = arith.muli %13, %groupSize : index
          %2118 = arith.remui %2114, %groupSize : index
          %2119 = arith.addi %2117, %2118 : index
          %2120 = arith.muli %2119, %c18 : index
          %2121 = arith.muli %2, %c19 : index
          %2122 = arith.addi %2120, %2121 : index
          %2123 = arith.muli %heads, %c18 : index
          scf.for %2124 = %c10 to %c19 step %c4 {
            %2125 = arith.muli %1832, %c13 : index
            %2126 = arith.addi %17, %2125 : index
            %2127 = arith.addi %2126, %c10 : index
            %2128 = arith.muli %2124, %c37 : index
            %2129 = arith.addi %2127, %2128 : index
            %2130 = vector.load %partial[%2129] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2131 = arith.addi %2129, %c18 : index
            %2132 = vector.load %partial[%2131] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2133 = vector.shuffle %2130, %2132 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2134 = arith.mulf %2133, %2109 : vector<8xf32>
            %2135 = arith.addf %2134, %c61 : vector<8xf32>
            %2136 = arith.minimumf %2135, %c96 : vector<8xf32>
            %2137 = arith.maximumf %2136, %c97 : vector<8xf32>
            %2138 = arith.truncf %2137 : vector<8xf32> to vector<8xf16>
            %2139 = vector.bitcast %2138 : vector<8xf16> to vector<4xi32>
            %2140 = vector.shuffle %2139, %2139 [0, 1] : vector<4xi32>, vector<4xi32>
            %2141 = vector.shuffle %2139, %2139 [2, 3] : vector<4xi32>, vector<4xi32>
            %2142 = arith.select %3, %2141, %2140 : vector<2xi32>
            %2143 = arith.select %3, %2140, %2141 : vector<2xi32>
            %2144 = wave.swap_halves %2143 : vector<2xi32>
            %2145 = arith.select %3, %2144, %2142 : vector<2xi32>
            %2146 = arith.select %3, %2142, %2144 : vector<2xi32>
            %2147 = vector.bitcast %2145 : vector<2xi32> to vector<4xf16>
            %2148 = vector.bitcast %2146 : vector<2xi32> to vector<4xf16>
            %2149 = vector.shuffle %2147, %2148 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2150 = arith.muli %2124, %c3 : index
            %2151 = arith.addi %2122, %2150 : index
            %2152 = arith.divui %2116, %outTileRows : index
            %2153 = arith.divui %2123, %c3 : index
            %2154 = arith.muli %2152, %2153 : index
            %2155 = arith.divui %2151, %c3 : index
            %2156 = arith.addi %2154, %2155 : index
            %2157 = arith.muli %2156, %c11 : index
            %2158 = arith.remui %2151, %c3 : index
            %2159 = arith.divui %2158, %c19 : index
            %2160 = arith.addi %2157, %2159 : index
            %2161 = arith.muli %outTileRows, %c19 : index
            %2162 = arith.muli %2160, %2161 : index
            %2163 = arith.remui %2116, %outTileRows : index
            %2164 = arith.muli %2163, %c19 : index
            %2165 = arith.addi %2162, %2164 : index
            %2166 = arith.remui %2151, %c19 : index
            %2167 = arith.addi %2165, %2166 : index
            %2168 = arith.cmpi slt, %2112, %36 : index
            scf.if %2168 {
              vector.store %2149, %out[%2167] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %2169 = arith.addi %1832, %c65 : index
          %2170 = arith.addi %2169, %c10 : index
          %2171 = memref.load %8[%2170] : memref<?xf32>
          %2172 = arith.addi %2169, %c6 : index
          %2173 = memref.load %8[%2172] : memref<?xf32>
          %2174 = arith.divf %2102, %2173 : f32
          %2175 = vector.broadcast %2174 : f32 to vector<8xf32>
          %2176 = arith.addi %15, %1831 : index
          %2177 = arith.addi %2176, %1 : index
          %2178 = arith.addi %2177, %c3 : index
          %2179 = arith.subi %36, %c4 : index
          %2180 = arith.minsi %2178, %2179 : index
          %2181 = arith.divui %2180, %groupSize : index
          %2182 = arith.addi %24, %2181 : index
          %2183 = arith.muli %13, %groupSize : index
          %2184 = arith.remui %2180, %groupSize : index
          %2185 = arith.addi %2183, %2184 : index
          %2186 = arith.muli %2185, %c18 : index
          %2187 = arith.muli %2, %c19 : index
          %2188 = arith.addi %2186, %2187 : index
          %2189 = arith.muli %heads, %c18 : index
          scf.for %2190 = %c10 to %c19 step %c4 {
            %2191 = arith.muli %1832, %c13 : index
            %2192 = arith.addi %17, %2191 : index
            %2193 = arith.addi %2192, %c45 : index
            %2194 = arith.muli %2190, %c37 : index
            %2195 = arith.addi %2193, %2194 : index
            %2196 = vector.load %partial[%2195] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2197 = arith.addi %2195, %c18 : index
            %2198 = vector.load %partial[%2197] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2199 = vector.shuffle %2196, %2198 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2200 = arith.mulf %2199, %2175 : vector<8xf32>
            %2201 = arith.addf %2200, %c61 : vector<8xf32>
            %2202 = arith.minimumf %2201, %c96 : vector<8xf32>
            %2203 = arith.maximumf %2202, %c97 : vector<8xf32>
            %2204 = arith.truncf %2203 : vector<8xf32> to vector<8xf16>
            %2205 = vector.bitcast %2204 : vector<8xf16> to vector<4xi32>
            %2206 = vector.shuffle %2205, %2205 [0, 1] : vector<4xi32>, vector<4xi32>
            %2207 = vector.shuffle %2205, %2205 [2, 3] : vector<4xi32>, vector<4xi32>
            %2208 = arith.select %3, %2207, %2206 : vector<2xi32>
            %2209 = arith.select %3, %2206, %2207 : vector<2xi32>
            %2210 = wave.swap_halves %2209 : vector<2xi32>
            %2211 = arith.select %3, %2210, %2208 : vector<2xi32>
            %2212 = arith.select %3, %2208, %2210 : vector<2xi32>
            %2213 = vector.bitcast %2211 : vector<2xi32> to vector<4xf16>
            %2214 = vector.bitcast %2212 : vector<2xi32> to vector<4xf16>
            %2215 = vector.shuffle %2213, %2214 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2216 = arith.muli %2190, %c3 : index
            %2217 = arith.addi %2188, %2216 : index
            %2218 = arith.divui %2182, %outTileRows : index
            %2219 = arith.divui %2189, %c3 : index
            %2220 = arith.muli %2218, %2219 : index
            %2221 = arith.divui %2217, %c3 : index
            %2222 = arith.addi %2220, %2221 : index
            %2223 = arith.muli %2222, %c11 : index
            %2224 = arith.remui %2217, %c3 : index
            %2225 = arith.divui %2224, %c19 : index
            %2226 = arith.addi %2223, %2225 : index
            %2227 = arith.muli %outTileRows, %c19 : index
            %2228 = arith.muli %2226, %2227 : index
            %2229 = arith.remui %2182, %outTileRows : index
            %2230 = arith.muli %2229, %c19 : index
            %2231 = arith.addi %2228, %2230 : index
            %2232 = arith.remui %2217, %c19 : index
            %2233 = arith.addi %2231, %2232 : index
            %2234 = arith.cmpi slt, %2178, %36 : index
            scf.if %2234 {
              vector.store %2215, %out[%2233] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}
