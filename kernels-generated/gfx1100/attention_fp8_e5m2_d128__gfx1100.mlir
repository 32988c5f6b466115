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
      %291 = arith.addi %138, %c45 : index
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
      %338 = arith.addi %337, %c44 : i32
      memref.store %338, %7[%198] : memref<?xi32>
      wave.barrier
      %339 = arith.minsi %15, %40 : index
      %340 = arith.divui %339, %groupSize : index
      %341 = arith.addi %24, %340 : index
      %342 = arith.remui %339, %groupSize : index
      %343 = arith.addi %44, %342 : index
      %344 = arith.addi %positionsAt, %341 : index
      %345 = memref.load %step[%344] : memref<?xi32>
      %346 = arith.addi %345, %c44 : i32
      %347 = arith.addi %15, %c53 : index
      %348 = arith.minsi %347, %40 : index
      %349 = arith.divui %348, %groupSize : index
      %350 = arith.addi %24, %349 : index
      %351 = arith.remui %348, %groupSize : index
      %352 = arith.addi %44, %351 : index
      %353 = arith.addi %positionsAt, %350 : index
      %354 = memref.load %step[%353] : memref<?xi32>
      %355 = arith.addi %354, %c44 : i32
      %356 = arith.subi %355, %c44 : i32
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
            %381 = arith.addi %372, %c44 : i32
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
            %392 = arith.addi %388, %35 : index
            %393 = arith.addi %392, %c10 : index
            %394 = vector.load %kv[%393] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %418:22 = scf.for %395 = %c55 to %371 step %c44 iter_args(%396 = %391, %397 = %394, %398 = %c59, %399 = %c60, %400 = %c61, %401 = %c61, %402 = %c61, %403 = %c61, %404 = %c61, %405 = %c61, %406 = %c61, %407 = %c61, %408 = %c59, %409 = %c60, %410 = %c61, %411 = %c61, %412 = %c61, %413 = %c61, %414 = %c61, %415 = %c61, %416 = %c61, %417 = %c61) -> (vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
              %419 = arith.muli %395, %c63 : i32
              %420 = arith.addi %366, %419 : i32
              %421 = arith.addi %420, %c63 : i32
              %422 = arith.divui %420, %c54 : i32
              %423 = arith.addi %422, %c55 : i32
              %424 = arith.minsi %423, %357 : i32
              %425 = arith.index_castui %424 : i32 to index
              %426 = arith.addi %32, %425 : index
              %427 = memref.load %step[%426] : memref<?xi32>
              %428 = arith.index_cast %427 : i32 to index
              %429 = arith.muli %428, %33 : index
              %430 = arith.addi %429, %34 : index
              %431 = arith.addi %422, %c44 : i32
              %432 = arith.minsi %431, %357 : i32
              %433 = arith.index_castui %432 : i32 to index
              %434 = arith.addi %32, %433 : index
              %435 = memref.load %step[%434] : memref<?xi32>
              %436 = arith.index_cast %435 : i32 to index
              %437 = arith.muli %436, %33 : index
              %438 = arith.addi %437, %34 : index
              %439 = arith.divui %421, %c54 : i32
              %440 = arith.addi %439, %c55 : i32
              %441 = arith.minsi %440, %357 : i32
              %442 = arith.index_castui %441 : i32 to index
              %443 = arith.addi %32, %442 : index
              %444 = memref.load %step[%443] : memref<?xi32>
              %445 = arith.index_cast %444 : i32 to index
              %446 = arith.muli %445, %33 : index
              %447 = arith.addi %446, %34 : index
              %448 = arith.addi %439, %c44 : i32
              %449 = arith.minsi %448, %357 : i32
              %450 = arith.index_castui %449 : i32 to index
              %451 = arith.addi %32, %450 : index
              %452 = memref.load %step[%451] : memref<?xi32>
              %453 = arith.index_cast %452 : i32 to index
              %454 = arith.muli %453, %33 : index
              %455 = arith.addi %454, %34 : index
              %456 = wave.opaque %c10 : index
              %457 = arith.addi %456, %136 : index
              %458 = arith.addi %430, %35 : index
              %459 = arith.addi %458, %c24 : index
              %460 = vector.load %kv[%459] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %461 = arith.addi %438, %35 : index
              %462 = arith.addi %461, %c24 : index
              %463 = vector.load %kv[%462] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %464 = vector.bitcast %396 : vector<4xi32> to vector<16xi8>
              %465 = wave.fp8_decode "e5m2" packed %464 : vector<16xi8> -> vector<16xf16>
              %466 = vector.bitcast %397 : vector<4xi32> to vector<16xi8>
              %467 = wave.fp8_decode "e5m2" packed %466 : vector<16xi8> -> vector<16xf16>
              %468 = arith.addi %457, %c10 : index
              %469 = vector.load %4[%468] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %470 = arith.addi %468, %c18 : index
              %471 = vector.load %4[%470] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %472 = vector.shuffle %469, %471 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %473 = wave.mma %465, %472, %c61 : vector<16xf16>, vector<8xf32>
              %474 = wave.mma %467, %472, %c61 : vector<16xf16>, vector<8xf32>
              wave.pin
              %475 = arith.addi %457, %c45 : index
              %476 = vector.load %4[%475] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %477 = arith.addi %475, %c18 : index
              %478 = vector.load %4[%477] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %479 = vector.shuffle %476, %478 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %480 = wave.mma %465, %479, %c61 : vector<16xf16>, vector<8xf32>
              %481 = wave.mma %467, %479, %c61 : vector<16xf16>, vector<8xf32>
              %482 = arith.addi %458, %c18 : index
              %483 = vector.load %kv[%482] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %484 = arith.addi %461, %c18 : index
              %485 = vector.load %kv[%484] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %486 = vector.bitcast %460 : vector<4xi32> to vector<16xi8>
              %487 = wave.fp8_decode "e5m2" packed %486 : vector<16xi8> -> vector<16xf16>
              %488 = vector.bitcast %463 : vector<4xi32> to vector<16xi8>
              %489 = wave.fp8_decode "e5m2" packed %488 : vector<16xi8> -> vector<16xf16>
              %490 = arith.addi %457, %c37 : index
              %491 = vector.load %4[%490] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %492 = arith.addi %490, %c18 : index
              %493 = vector.load %4[%492] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %494 = vector.shuffle %491, %493 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %495 = wave.mma %487, %494, %473 : vector<16xf16>, vector<8xf32>
              %496 = wave.mma %489, %494, %474 : vector<16xf16>, vector<8xf32>
              wave.pin
              %497 = arith.addi %457, %c46 : index
              %498 = vector.load %4[%497] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %499 = arith.addi %497, %c18 : index
              %500 = vector.load %4[%499] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %501 = vector.shuffle %498, %500 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %502 = wave.mma %487, %501, %480 : vector<16xf16>, vector<8xf32>
              %503 = wave.mma %489, %501, %481 : vector<16xf16>, vector<8xf32>
              %504 = arith.addi %458, %c64 : index
              %505 = vector.load %kv[%504] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %506 = arith.addi %461, %c64 : index
              %507 = vector.load %kv[%506] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %508 = vector.bitcast %483 : vector<4xi32> to vector<16xi8>
              %509 = wave.fp8_decode "e5m2" packed %508 : vector<16xi8> -> vector<16xf16>
              %510 = vector.bitcast %485 : vector<4xi32> to vector<16xi8>
              %511 = wave.fp8_decode "e5m2" packed %510 : vector<16xi8> -> vector<16xf16>
              %512 = arith.addi %457, %c38 : index
              %513 = vector.load %4[%512] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %514 = arith.addi %512, %c18 : index
              %515 = vector.load %4[%514] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %516 = vector.shuffle %513, %515 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %517 = wave.mma %509, %516, %495 : vector<16xf16>, vector<8xf32>
              %518 = wave.mma %511, %516, %496 : vector<16xf16>, vector<8xf32>
              wave.pin
              %519 = arith.addi %457, %c47 : index
              %520 = vector.load %4[%519] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %521 = arith.addi %519, %c18 : index
              %522 = vector.load %4[%521] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %523 = vector.shuffle %520, %522 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %524 = wave.mma %509, %523, %502 : vector<16xf16>, vector<8xf32>
              %525 = wave.mma %511, %523, %503 : vector<16xf16>, vector<8xf32>
              %526 = arith.addi %458, %c37 : index
              %527 = vector.load %kv[%526] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %528 = arith.addi %461, %c37 : index
              %529 = vector.load %kv[%528] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %530 = vector.bitcast %505 : vector<4xi32> to vector<16xi8>
              %531 = wave.fp8_decode "e5m2" packed %530 : vector<16xi8> -> vector<16xf16>
              %532 = vector.bitcast %507 : vector<4xi32> to vector<16xi8>
              %533 = wave.fp8_decode "e5m2" packed %532 : vector<16xi8> -> vector<16xf16>
              %534 = arith.addi %457, %c39 : index
              %535 = vector.load %4[%534] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %536 = arith.addi %534, %c18 : index
              %537 = vector.load %4[%536] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %538 = vector.shuffle %535, %537 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %539 = wave.mma %531, %538, %517 : vector<16xf16>, vector<8xf32>
              %540 = wave.mma %533, %538, %518 : vector<16xf16>, vector<8xf32>
              wave.pin
              %541 = arith.addi %457, %c48 : index
              %542 = vector.load %4[%541] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %543 = arith.addi %541, %c18 : index
              %544 = vector.load %4[%543] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %545 = vector.shuffle %542, %544 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %546 = wave.mma %531, %545, %524 : vector<16xf16>, vector<8xf32>
              %547 = wave.mma %533, %545, %525 : vector<16xf16>, vector<8xf32>
              %548 = arith.addi %458, %c65 : index
              %549 = vector.load %kv[%548] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %550 = arith.addi %461, %c65 : index
              %551 = vector.load %kv[%550] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %552 = vector.bitcast %527 : vector<4xi32> to vector<16xi8>
              %553 = wave.fp8_decode "e5m2" packed %552 : vector<16xi8> -> vector<16xf16>
              %554 = vector.bitcast %529 : vector<4xi32> to vector<16xi8>
              %555 = wave.fp8_decode "e5m2" packed %554 : vector<16xi8> -> vector<16xf16>
              %556 = arith.addi %457, %c17 : index
              %557 = vector.load %4[%556] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %558 = arith.addi %556, %c18 : index
              %559 = vector.load %4[%558] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %560 = vector.shuffle %557, %559 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %561 = wave.mma %553, %560, %539 : vector<16xf16>, vector<8xf32>
              %562 = wave.mma %555, %560, %540 : vector<16xf16>, vector<8xf32>
              wave.pin
              %563 = arith.addi %457, %c49 : index
              %564 = vector.load %4[%563] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %565 = arith.addi %563, %c18 : index
              %566 = vector.load %4[%565] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %567 = vector.shuffle %564, %566 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %568 = wave.mma %553, %567, %546 : vector<16xf16>, vector<8xf32>
              %569 = wave.mma %555, %567, %547 : vector<16xf16>, vector<8xf32>
              %570 = arith.addi %458, %c7 : index
              %571 = vector.load %kv[%570] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %572 = arith.addi %461, %c7 : index
              %573 = vector.load %kv[%572] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %574 = vector.bitcast %549 : vector<4xi32> to vector<16xi8>
              %575 = wave.fp8_decode "e5m2" packed %574 : vector<16xi8> -> vector<16xf16>
              %576 = vector.bitcast %551 : vector<4xi32> to vector<16xi8>
              %577 = wave.fp8_decode "e5m2" packed %576 : vector<16xi8> -> vector<16xf16>
              %578 = arith.addi %457, %c40 : index
              %579 = vector.load %4[%578] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %580 = arith.addi %578, %c18 : index
              %581 = vector.load %4[%580] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %582 = vector.shuffle %579, %581 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %583 = wave.mma %575, %582, %561 : vector<16xf16>, vector<8xf32>
              %584 = wave.mma %577, %582, %562 : vector<16xf16>, vector<8xf32>
              wave.pin
              %585 = arith.addi %457, %c50 : index
              %586 = vector.load %4[%585] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %587 = arith.addi %585, %c18 : index
              %588 = vector.load %4[%587] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %589 = vector.shuffle %586, %588 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %590 = wave.mma %575, %589, %568 : vector<16xf16>, vector<8xf32>
              %591 = wave.mma %577, %589, %569 : vector<16xf16>, vector<8xf32>
              %592 = arith.addi %458, %c66 : index
              %593 = vector.load %kv[%592] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %594 = arith.addi %461, %c66 : index
              %595 = vector.load %kv[%594] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %596 = vector.bitcast %571 : vector<4xi32> to vector<16xi8>
              %597 = wave.fp8_decode "e5m2" packed %596 : vector<16xi8> -> vector<16xf16>
              %598 = vector.bitcast %573 : vector<4xi32> to vector<16xi8>
              %599 = wave.fp8_decode "e5m2" packed %598 : vector<16xi8> -> vector<16xf16>
              %600 = arith.addi %457, %c41 : index
              %601 = vector.load %4[%600] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %602 = arith.addi %600, %c18 : index
              %603 = vector.load %4[%602] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %604 = vector.shuffle %601, %603 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %605 = wave.mma %597, %604, %583 : vector<16xf16>, vector<8xf32>
              %606 = wave.mma %599, %604, %584 : vector<16xf16>, vector<8xf32>
              wave.pin
              %607 = arith.addi %457, %c51 : index
              %608 = vector.load %4[%607] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %609 = arith.addi %607, %c18 : index
              %610 = vector.load %4[%609] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %611 = vector.shuffle %608, %610 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %612 = wave.mma %597, %611, %590 : vector<16xf16>, vector<8xf32>
              %613 = wave.mma %599, %611, %591 : vector<16xf16>, vector<8xf32>
              %614 = arith.addi %458, %c38 : index
              %615 = vector.load %kv[%614] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %616 = arith.addi %461, %c38 : index
              %617 = vector.load %kv[%616] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %618 = vector.bitcast %593 : vector<4xi32> to vector<16xi8>
              %619 = wave.fp8_decode "e5m2" packed %618 : vector<16xi8> -> vector<16xf16>
              %620 = vector.bitcast %595 : vector<4xi32> to vector<16xi8>
              %621 = wave.fp8_decode "e5m2" packed %620 : vector<16xi8> -> vector<16xf16>
              %622 = arith.addi %457, %c42 : index
              %623 = vector.load %4[%622] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %624 = arith.addi %622, %c18 : index
              %625 = vector.load %4[%624] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %626 = vector.shuffle %623, %625 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %627 = wave.mma %619, %626, %605 : vector<16xf16>, vector<8xf32>
              %628 = wave.mma %621, %626, %606 : vector<16xf16>, vector<8xf32>
              wave.pin
              %629 = arith.addi %457, %c52 : index
              %630 = vector.load %4[%629] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %631 = arith.addi %629, %c18 : index
              %632 = vector.load %4[%631] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %633 = vector.shuffle %630, %632 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %634 = wave.mma %619, %633, %612 : vector<16xf16>, vector<8xf32>
              %635 = wave.mma %621, %633, %613 : vector<16xf16>, vector<8xf32>
              %636 = arith.addi %458, %c67 : index
              %637 = vector.load %kv[%636] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %638 = arith.addi %461, %c67 : index
              %639 = vector.load %kv[%638] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %640 = wave.opaque %627 : vector<8xf32>
              %641 = wave.opaque %628 : vector<8xf32>
              %642 = wave.opaque %634 : vector<8xf32>
              %643 = wave.opaque %635 : vector<8xf32>
              %644 = wave.opaque %421 : i32
              %645 = arith.cmpi sgt, %644, %346 : i32
              %646:2 = scf.if %645 -> (vector<8xf32>, vector<8xf32>) {
                %647 = wave.opaque %c10 : index
                %648 = arith.addi %1, %647 : index
                %649 = memref.load %7[%648] : memref<?xi32>
                %650 = arith.index_cast %2 : index to i32
                %651 = arith.addi %420, %650 : i32
                %652 = arith.subi %649, %651 : i32
                %653 = arith.subi %652, %c55 : i32
                %654 = vector.broadcast %653 : i32 to vector<8xi32>
                %655 = arith.cmpi sgt, %654, %c69 : vector<8xi32>
                %656 = arith.select %655, %640, %c68 : vector<8xi1>, vector<8xf32>
                %657 = arith.subi %652, %c54 : i32
                %658 = vector.broadcast %657 : i32 to vector<8xi32>
                %659 = arith.cmpi sgt, %658, %c69 : vector<8xi32>
                %660 = arith.select %659, %641, %c68 : vector<8xi1>, vector<8xf32>
                scf.yield %656, %660 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %640, %641 : vector<8xf32>, vector<8xf32>
              }
              %661 = wave.opaque %c10 : index
              %662 = arith.addi %1, %661 : index
              %663 = memref.load %6[%662] : memref<?xf32>
              %664 = vector.extract %646#0[0] : f32 from vector<8xf32>
              %665 = vector.extract %646#0[1] : f32 from vector<8xf32>
              %666 = vector.extract %646#0[2] : f32 from vector<8xf32>
              %667 = vector.extract %646#0[3] : f32 from vector<8xf32>
              %668 = vector.extract %646#0[4] : f32 from vector<8xf32>
              %669 = vector.extract %646#0[5] : f32 from vector<8xf32>
              %670 = vector.extract %646#0[6] : f32 from vector<8xf32>
              %671 = vector.extract %646#0[7] : f32 from vector<8xf32>
              %672 = vector.extract %646#1[0] : f32 from vector<8xf32>
              %673 = vector.extract %646#1[1] : f32 from vector<8xf32>
              %674 = vector.extract %646#1[2] : f32 from vector<8xf32>
              %675 = vector.extract %646#1[3] : f32 from vector<8xf32>
              %676 = vector.extract %646#1[4] : f32 from vector<8xf32>
              %677 = vector.extract %646#1[5] : f32 from vector<8xf32>
              %678 = vector.extract %646#1[6] : f32 from vector<8xf32>
              %679 = vector.extract %646#1[7] : f32 from vector<8xf32>
              %680 = arith.maxnumf %664, %665 fastmath<nnan> : f32
              %681 = arith.maxnumf %680, %666 fastmath<nnan> : f32
              %682 = arith.maxnumf %681, %667 fastmath<nnan> : f32
              %683 = arith.maxnumf %682, %668 fastmath<nnan> : f32
              %684 = arith.maxnumf %683, %669 fastmath<nnan> : f32
              %685 = arith.maxnumf %684, %670 fastmath<nnan> : f32
              %686 = arith.maxnumf %685, %671 fastmath<nnan> : f32
              %687 = arith.maxnumf %686, %672 fastmath<nnan> : f32
              %688 = arith.maxnumf %687, %673 fastmath<nnan> : f32
              %689 = arith.maxnumf %688, %674 fastmath<nnan> : f32
              %690 = arith.maxnumf %689, %675 fastmath<nnan> : f32
              %691 = arith.maxnumf %690, %676 fastmath<nnan> : f32
              %692 = arith.maxnumf %691, %677 fastmath<nnan> : f32
              %693 = arith.maxnumf %692, %678 fastmath<nnan> : f32
              %694 = arith.maxnumf %693, %679 fastmath<nnan> : f32
              %695 = wave.swap_halves %694 : f32
              %696 = arith.maxnumf %694, %695 fastmath<nnan> : f32
              %697 = arith.mulf %696, %663 : f32
              %698 = arith.addf %398, %c70 : f32
              %699 = arith.cmpf ogt, %697, %698 : f32
              %700:10 = scf.if %699 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %701 = arith.subf %398, %697 : f32
                %702 = wave.exp2 %701 : f32
                %703 = vector.broadcast %702 : f32 to vector<8xf32>
                %704 = arith.mulf %399, %702 : f32
                %705 = arith.mulf %400, %703 : vector<8xf32>
                %706 = arith.mulf %401, %703 : vector<8xf32>
                %707 = arith.mulf %402, %703 : vector<8xf32>
                %708 = arith.mulf %403, %703 : vector<8xf32>
                %709 = arith.mulf %404, %703 : vector<8xf32>
                %710 = arith.mulf %405, %703 : vector<8xf32>
                %711 = arith.mulf %406, %703 : vector<8xf32>
                %712 = arith.mulf %407, %703 : vector<8xf32>
                scf.yield %697, %704, %705, %706, %707, %708, %709, %710, %711, %712 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %398, %399, %400, %401, %402, %403, %404, %405, %406, %407 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %713 = vector.broadcast %663 : f32 to vector<8xf32>
              %714 = arith.subf %c71, %700#0 : f32
              %715 = vector.broadcast %714 : f32 to vector<8xf32>
              %716 = math.fma %646#0, %713, %715 : vector<8xf32>
              %717 = wave.exp2 %716 : vector<8xf32>
              %718 = math.fma %646#1, %713, %715 : vector<8xf32>
              %719 = wave.exp2 %718 : vector<8xf32>
              %720 = arith.truncf %717 : vector<8xf32> to vector<8xf16>
              %721 = vector.bitcast %720 : vector<8xf16> to vector<4xi32>
              %722 = wave.swap_halves %721 : vector<4xi32>
              %723 = arith.select %3, %722, %721 : vector<4xi32>
              %724 = arith.select %3, %721, %722 : vector<4xi32>
              %725 = vector.shuffle %723, %724 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %726 = vector.bitcast %725 : vector<8xi32> to vector<16xf16>
              %727 = arith.truncf %719 : vector<8xf32> to vector<8xf16>
              %728 = vector.bitcast %727 : vector<8xf16> to vector<4xi32>
              %729 = wave.swap_halves %728 : vector<4xi32>
              %730 = arith.select %3, %729, %728 : vector<4xi32>
              %731 = arith.select %3, %728, %729 : vector<4xi32>
              %732 = vector.shuffle %730, %731 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %733 = vector.bitcast %732 : vector<8xi32> to vector<16xf16>
              %734 = arith.addf %717, %719 : vector<8xf32>
              %735 = vector.extract %734[0] : f32 from vector<8xf32>
              %736 = vector.extract %734[1] : f32 from vector<8xf32>
              %737 = vector.extract %734[2] : f32 from vector<8xf32>
              %738 = vector.extract %734[3] : f32 from vector<8xf32>
              %739 = vector.extract %734[4] : f32 from vector<8xf32>
              %740 = vector.extract %734[5] : f32 from vector<8xf32>
              %741 = vector.extract %734[6] : f32 from vector<8xf32>
              %742 = vector.extract %734[7] : f32 from vector<8xf32>
              %743 = arith.addf %735, %739 : f32
              %744 = arith.addf %736, %740 : f32
              %745 = arith.addf %737, %741 : f32
              %746 = arith.addf %738, %742 : f32
              %747 = arith.addf %743, %745 : f32
              %748 = arith.addf %744, %746 : f32
              %749 = arith.addf %747, %748 : f32
              %750 = arith.addf %700#1, %749 : f32
              %751 = wave.opaque %750 : f32
              %752 = wave.opaque %421 : i32
              %753 = arith.cmpi sgt, %752, %346 : i32
              %754:2 = scf.if %753 -> (vector<8xf32>, vector<8xf32>) {
                %755 = wave.opaque %c3 : index
                %756 = arith.addi %1, %755 : index
                %757 = memref.load %7[%756] : memref<?xi32>
                %758 = arith.index_cast %2 : index to i32
                %759 = arith.addi %420, %758 : i32
                %760 = arith.subi %757, %759 : i32
                %761 = arith.subi %760, %c55 : i32
                %762 = vector.broadcast %761 : i32 to vector<8xi32>
                %763 = arith.cmpi sgt, %762, %c69 : vector<8xi32>
                %764 = arith.select %763, %642, %c68 : vector<8xi1>, vector<8xf32>
                %765 = arith.subi %760, %c54 : i32
                %766 = vector.broadcast %765 : i32 to vector<8xi32>
                %767 = arith.cmpi sgt, %766, %c69 : vector<8xi32>
                %768 = arith.select %767, %643, %c68 : vector<8xi1>, vector<8xf32>
                scf.yield %764, %768 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %642, %643 : vector<8xf32>, vector<8xf32>
              }
              %769 = wave.opaque %c3 : index
              %770 = arith.addi %1, %769 : index
              %771 = memref.load %6[%770] : memref<?xf32>
              %772 = vector.extract %754#0[0] : f32 from vector<8xf32>
              %773 = vector.extract %754#0[1] : f32 from vector<8xf32>
              %774 = vector.extract %754#0[2] : f32 from vector<8xf32>
              %775 = vector.extract %754#0[3] : f32 from vector<8xf32>
              %776 = vector.extract %754#0[4] : f32 from vector<8xf32>
              %777 = vector.extract %754#0[5] : f32 from vector<8xf32>
              %778 = vector.extract %754#0[6] : f32 from vector<8xf32>
              %779 = vector.extract %754#0[7] : f32 from vector<8xf32>
              %780 = vector.extract %754#1[0] : f32 from vector<8xf32>
              %781 = vector.extract %754#1[1] : f32 from vector<8xf32>
              %782 = vector.extract %754#1[2] : f32 from vector<8xf32>
              %783 = vector.extract %754#1[3] : f32 from vector<8xf32>
              %784 = vector.extract %754#1[4] : f32 from vector<8xf32>
              %785 = vector.extract %754#1[5] : f32 from vector<8xf32>
              %786 = vector.extract %754#1[6] : f32 from vector<8xf32>
              %787 = vector.extract %754#1[7] : f32 from vector<8xf32>
              %788 = arith.maxnumf %772, %773 fastmath<nnan> : f32
              %789 = arith.maxnumf %788, %774 fastmath<nnan> : f32
              %790 = arith.maxnumf %789, %775 fastmath<nnan> : f32
              %791 = arith.maxnumf %790, %776 fastmath<nnan> : f32
              %792 = arith.maxnumf %791, %777 fastmath<nnan> : f32
              %793 = arith.maxnumf %792, %778 fastmath<nnan> : f32
              %794 = arith.maxnumf %793, %779 fastmath<nnan> : f32
              %795 = arith.maxnumf %794, %780 fastmath<nnan> : f32
              %796 = arith.maxnumf %795, %781 fastmath<nnan> : f32
              %797 = arith.maxnumf %796, %782 fastmath<nnan> : f32
              %798 = arith.maxnumf %797, %783 fastmath<nnan> : f32
              %799 = arith.maxnumf %798, %784 fastmath<nnan> : f32
              %800 = arith.maxnumf %799, %785 fastmath<nnan> : f32
              %801 = arith.maxnumf %800, %786 fastmath<nnan> : f32
              %802 = arith.maxnumf %801, %787 fastmath<nnan> : f32
              %803 = wave.swap_halves %802 : f32
              %804 = arith.maxnumf %802, %803 fastmath<nnan> : f32
              %805 = arith.mulf %804, %771 : f32
              %806 = arith.addf %408, %c70 : f32
              %807 = arith.cmpf ogt, %805, %806 : f32
              %808:10 = scf.if %807 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %809 = arith.subf %408, %805 : f32
                %810 = wave.exp2 %809 : f32
                %811 = vector.broadcast %810 : f32 to vector<8xf32>
                %812 = arith.mulf %409, %810 : f32
                %813 = arith.mulf %410, %811 : vector<8xf32>
                %814 = arith.mulf %411, %811 : vector<8xf32>
                %815 = arith.mulf %412, %811 : vector<8xf32>
                %816 = arith.mulf %413, %811 : vector<8xf32>
                %817 = arith.mulf %414, %811 : vector<8xf32>
                %818 = arith.mulf %415, %811 : vector<8xf32>
                %819 = arith.mulf %416, %811 : vector<8xf32>
                %820 = arith.mulf %417, %811 : vector<8xf32>
                scf.yield %805, %812, %813, %814, %815, %816, %817, %818, %819, %820 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %408, %409, %410, %411, %412, %413, %414, %415, %416, %417 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %821 = vector.broadcast %771 : f32 to vector<8xf32>
              %822 = arith.subf %c71, %808#0 : f32
              %823 = vector.broadcast %822 : f32 to vector<8xf32>
              %824 = math.fma %754#0, %821, %823 : vector<8xf32>
              %825 = wave.exp2 %824 : vector<8xf32>
              %826 = math.fma %754#1, %821, %823 : vector<8xf32>
              %827 = wave.exp2 %826 : vector<8xf32>
              %828 = arith.truncf %825 : vector<8xf32> to vector<8xf16>
              %829 = vector.bitcast %828 : vector<8xf16> to vector<4xi32>
              %830 = wave.swap_halves %829 : vector<4xi32>
              %831 = arith.select %3, %830, %829 : vector<4xi32>
              %832 = arith.select %3, %829, %830 : vector<4xi32>
              %833 = vector.shuffle %831, %832 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %834 = vector.bitcast %833 : vector<8xi32> to vector<16xf16>
              %835 = arith.truncf %827 : vector<8xf32> to vector<8xf16>
              %836 = vector.bitcast %835 : vector<8xf16> to vector<4xi32>
              %837 = wave.swap_halves %836 : vector<4xi32>
              %838 = arith.select %3, %837, %836 : vector<4xi32>
              %839 = arith.select %3, %836, %837 : vector<4xi32>
              %840 = vector.shuffle %838, %839 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %841 = vector.bitcast %840 : vector<8xi32> to vector<16xf16>
              %842 = arith.addf %825, %827 : vector<8xf32>
              %843 = vector.extract %842[0] : f32 from vector<8xf32>
              %844 = vector.extract %842[1] : f32 from vector<8xf32>
              %845 = vector.extract %842[2] : f32 from vector<8xf32>
              %846 = vector.extract %842[3] : f32 from vector<8xf32>
              %847 = vector.extract %842[4] : f32 from vector<8xf32>
              %848 = vector.extract %842[5] : f32 from vector<8xf32>
              %849 = vector.extract %842[6] : f32 from vector<8xf32>
              %850 = vector.extract %842[7] : f32 from vector<8xf32>
              %851 = arith.addf %843, %847 : f32
              %852 = arith.addf %844, %848 : f32
              %853 = arith.addf %845, %849 : f32
              %854 = arith.addf %846, %850 : f32
              %855 = arith.addf %851, %853 : f32
              %856 = arith.addf %852, %854 : f32
              %857 = arith.addf %855, %856 : f32
              %858 = arith.addf %808#1, %857 : f32
              %859 = wave.opaque %858 : f32
              %860 = wave.opaque %421 : i32
              %861 = arith.cmpi sgt, %860, %346 : i32
              %862:2 = scf.if %861 -> (vector<4xi32>, vector<4xi32>) {
                %863 = arith.subi %368, %420 : i32
                %864 = arith.subi %863, %c55 : i32
                %865 = arith.minsi %864, %c54 : i32
                %866 = arith.maxsi %865, %c55 : i32
                %867 = arith.cmpi sgt, %866, %c55 : i32
                %868 = arith.select %867, %c73, %c55 : i32
                %869 = arith.ori %c55, %868 : i32
                %870 = arith.cmpi sgt, %866, %c44 : i32
                %871 = arith.select %870, %c73, %c55 : i32
                %872 = arith.ori %c55, %871 : i32
                %873 = arith.cmpi sgt, %866, %c74 : i32
                %874 = arith.select %873, %c75, %c55 : i32
                %875 = arith.ori %869, %874 : i32
                %876 = arith.cmpi sgt, %866, %c76 : i32
                %877 = arith.select %876, %c75, %c55 : i32
                %878 = arith.ori %872, %877 : i32
                %879 = arith.cmpi sgt, %866, %c77 : i32
                %880 = arith.select %879, %c78, %c55 : i32
                %881 = arith.ori %875, %880 : i32
                %882 = arith.cmpi sgt, %866, %c79 : i32
                %883 = arith.select %882, %c78, %c55 : i32
                %884 = arith.ori %878, %883 : i32
                %885 = arith.cmpi sgt, %866, %c80 : i32
                %886 = arith.select %885, %c81, %c55 : i32
                %887 = arith.ori %881, %886 : i32
                %888 = arith.cmpi sgt, %866, %c82 : i32
                %889 = arith.select %888, %c81, %c55 : i32
                %890 = arith.ori %884, %889 : i32
                %891 = arith.cmpi sgt, %866, %c83 : i32
                %892 = arith.select %891, %c73, %c55 : i32
                %893 = arith.ori %c55, %892 : i32
                %894 = arith.cmpi sgt, %866, %c84 : i32
                %895 = arith.select %894, %c73, %c55 : i32
                %896 = arith.ori %c55, %895 : i32
                %897 = arith.cmpi sgt, %866, %c85 : i32
                %898 = arith.select %897, %c75, %c55 : i32
                %899 = arith.ori %893, %898 : i32
                %900 = arith.cmpi sgt, %866, %c86 : i32
                %901 = arith.select %900, %c75, %c55 : i32
                %902 = arith.ori %896, %901 : i32
                %903 = arith.cmpi sgt, %866, %c87 : i32
                %904 = arith.select %903, %c78, %c55 : i32
                %905 = arith.ori %899, %904 : i32
                %906 = arith.cmpi sgt, %866, %c88 : i32
                %907 = arith.select %906, %c78, %c55 : i32
                %908 = arith.ori %902, %907 : i32
                %909 = arith.cmpi sgt, %866, %c36 : i32
                %910 = arith.select %909, %c81, %c55 : i32
                %911 = arith.ori %905, %910 : i32
                %912 = arith.cmpi sgt, %866, %c89 : i32
                %913 = arith.select %912, %c81, %c55 : i32
                %914 = arith.ori %908, %913 : i32
                %915 = vector.from_elements %887, %911, %890, %914 : vector<4xi32>
                %916 = arith.subi %863, %c54 : i32
                %917 = arith.minsi %916, %c54 : i32
                %918 = arith.maxsi %917, %c55 : i32
                %919 = arith.cmpi sgt, %918, %c55 : i32
                %920 = arith.select %919, %c73, %c55 : i32
                %921 = arith.ori %c55, %920 : i32
                %922 = arith.cmpi sgt, %918, %c44 : i32
                %923 = arith.select %922, %c73, %c55 : i32
                %924 = arith.ori %c55, %923 : i32
                %925 = arith.cmpi sgt, %918, %c74 : i32
                %926 = arith.select %925, %c75, %c55 : i32
                %927 = arith.ori %921, %926 : i32
                %928 = arith.cmpi sgt, %918, %c76 : i32
                %929 = arith.select %928, %c75, %c55 : i32
                %930 = arith.ori %924, %929 : i32
                %931 = arith.cmpi sgt, %918, %c77 : i32
                %932 = arith.select %931, %c78, %c55 : i32
                %933 = arith.ori %927, %932 : i32
                %934 = arith.cmpi sgt, %918, %c79 : i32
                %935 = arith.select %934, %c78, %c55 : i32
                %936 = arith.ori %930, %935 : i32
                %937 = arith.cmpi sgt, %918, %c80 : i32
                %938 = arith.select %937, %c81, %c55 : i32
                %939 = arith.ori %933, %938 : i32
                %940 = arith.cmpi sgt, %918, %c82 : i32
                %941 = arith.select %940, %c81, %c55 : i32
                %942 = arith.ori %936, %941 : i32
                %943 = arith.cmpi sgt, %918, %c83 : i32
                %944 = arith.select %943, %c73, %c55 : i32
                %945 = arith.ori %c55, %944 : i32
                %946 = arith.cmpi sgt, %918, %c84 : i32
                %947 = arith.select %946, %c73, %c55 : i32
                %948 = arith.ori %c55, %947 : i32
                %949 = arith.cmpi sgt, %918, %c85 : i32
                %950 = arith.select %949, %c75, %c55 : i32
                %951 = arith.ori %945, %950 : i32
                %952 = arith.cmpi sgt, %918, %c86 : i32
                %953 = arith.select %952, %c75, %c55 : i32
                %954 = arith.ori %948, %953 : i32
                %955 = arith.cmpi sgt, %918, %c87 : i32
                %956 = arith.select %955, %c78, %c55 : i32
                %957 = arith.ori %951, %956 : i32
                %958 = arith.cmpi sgt, %918, %c88 : i32
                %959 = arith.select %958, %c78, %c55 : i32
                %960 = arith.ori %954, %959 : i32
                %961 = arith.cmpi sgt, %918, %c36 : i32
                %962 = arith.select %961, %c81, %c55 : i32
                %963 = arith.ori %957, %962 : i32
                %964 = arith.cmpi sgt, %918, %c89 : i32
                %965 = arith.select %964, %c81, %c55 : i32
                %966 = arith.ori %960, %965 : i32
                %967 = vector.from_elements %939, %963, %942, %966 : vector<4xi32>
                scf.yield %915, %967 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %c72, %c72 : vector<4xi32>, vector<4xi32>
              }
              %968 = wave.opaque %421 : i32
              %969 = arith.cmpi sgt, %968, %346 : i32
              %970:2 = scf.if %969 -> (vector<4xi32>, vector<4xi32>) {
                %971 = arith.andi %615, %862#0 : vector<4xi32>
                %972 = arith.andi %617, %862#1 : vector<4xi32>
                scf.yield %971, %972 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %615, %617 : vector<4xi32>, vector<4xi32>
              }
              %973 = vector.bitcast %970#0 : vector<4xi32> to vector<16xi8>
              %974 = wave.fp8_decode "e5m2" packed %973 : vector<16xi8> -> vector<16xf16>
              %975 = wave.mma %974, %726, %700#2 : vector<16xf16>, vector<8xf32>
              %976 = wave.mma %974, %834, %808#2 : vector<16xf16>, vector<8xf32>
              %977 = vector.bitcast %970#1 : vector<4xi32> to vector<16xi8>
              %978 = wave.fp8_decode "e5m2" packed %977 : vector<16xi8> -> vector<16xf16>
              %979 = wave.mma %978, %733, %975 : vector<16xf16>, vector<8xf32>
              %980 = wave.mma %978, %841, %976 : vector<16xf16>, vector<8xf32>
              %981 = wave.opaque %979 : vector<8xf32>
              %982 = wave.opaque %980 : vector<8xf32>
              %983 = arith.addi %458, %c90 : index
              %984 = vector.load %kv[%983] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %985 = arith.addi %461, %c90 : index
              %986 = vector.load %kv[%985] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %987 = wave.opaque %421 : i32
              %988 = arith.cmpi sgt, %987, %346 : i32
              %989:2 = scf.if %988 -> (vector<4xi32>, vector<4xi32>) {
                %990 = arith.andi %637, %862#0 : vector<4xi32>
                %991 = arith.andi %639, %862#1 : vector<4xi32>
                scf.yield %990, %991 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %637, %639 : vector<4xi32>, vector<4xi32>
              }
              %992 = vector.bitcast %989#0 : vector<4xi32> to vector<16xi8>
              %993 = wave.fp8_decode "e5m2" packed %992 : vector<16xi8> -> vector<16xf16>
              %994 = wave.mma %993, %726, %700#3 : vector<16xf16>, vector<8xf32>
              %995 = wave.mma %993, %834, %808#3 : vector<16xf16>, vector<8xf32>
              %996 = vector.bitcast %989#1 : vector<4xi32> to vector<16xi8>
              %997 = wave.fp8_decode "e5m2" packed %996 : vector<16xi8> -> vector<16xf16>
              %998 = wave.mma %997, %733, %994 : vector<16xf16>, vector<8xf32>
              %999 = wave.mma %997, %841, %995 : vector<16xf16>, vector<8xf32>
              %1000 = wave.opaque %998 : vector<8xf32>
              %1001 = wave.opaque %999 : vector<8xf32>
              %1002 = arith.addi %458, %c91 : index
              %1003 = vector.load %kv[%1002] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1004 = arith.addi %461, %c91 : index
              %1005 = vector.load %kv[%1004] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1006 = wave.opaque %421 : i32
              %1007 = arith.cmpi sgt, %1006, %346 : i32
              %1008:2 = scf.if %1007 -> (vector<4xi32>, vector<4xi32>) {
                %1009 = arith.andi %984, %862#0 : vector<4xi32>
                %1010 = arith.andi %986, %862#1 : vector<4xi32>
                scf.yield %1009, %1010 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %984, %986 : vector<4xi32>, vector<4xi32>
              }
              %1011 = vector.bitcast %1008#0 : vector<4xi32> to vector<16xi8>
              %1012 = wave.fp8_decode "e5m2" packed %1011 : vector<16xi8> -> vector<16xf16>
              %1013 = wave.mma %1012, %726, %700#4 : vector<16xf16>, vector<8xf32>
              %1014 = wave.mma %1012, %834, %808#4 : vector<16xf16>, vector<8xf32>
              %1015 = vector.bitcast %1008#1 : vector<4xi32> to vector<16xi8>
              %1016 = wave.fp8_decode "e5m2" packed %1015 : vector<16xi8> -> vector<16xf16>
              %1017 = wave.mma %1016, %733, %1013 : vector<16xf16>, vector<8xf32>
              %1018 = wave.mma %1016, %841, %1014 : vector<16xf16>, vector<8xf32>
              %1019 = wave.opaque %1017 : vector<8xf32>
              %1020 = wave.opaque %1018 : vector<8xf32>
              %1021 = arith.addi %458, %c39 : index
              %1022 = vector.load %kv[%1021] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1023 = arith.addi %461, %c39 : index
              %1024 = vector.load %kv[%1023] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1025 = wave.opaque %421 : i32
              %1026 = arith.cmpi sgt, %1025, %346 : i32
              %1027:2 = scf.if %1026 -> (vector<4xi32>, vector<4xi32>) {
                %1028 = arith.andi %1003, %862#0 : vector<4xi32>
                %1029 = arith.andi %1005, %862#1 : vector<4xi32>
                scf.yield %1028, %1029 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1003, %1005 : vector<4xi32>, vector<4xi32>
              }
              %1030 = vector.bitcast %1027#0 : vector<4xi32> to vector<16xi8>
              %1031 = wave.fp8_decode "e5m2" packed %1030 : vector<16xi8> -> vector<16xf16>
              %1032 = wave.mma %1031, %726, %700#5 : vector<16xf16>, vector<8xf32>
              %1033 = wave.mma %1031, %834, %808#5 : vector<16xf16>, vector<8xf32>
              %1034 = vector.bitcast %1027#1 : vector<4xi32> to vector<16xi8>
              %1035 = wave.fp8_decode "e5m2" packed %1034 : vector<16xi8> -> vector<16xf16>
              %1036 = wave.mma %1035, %733, %1032 : vector<16xf16>, vector<8xf32>
              %1037 = wave.mma %1035, %841, %1033 : vector<16xf16>, vector<8xf32>
              %1038 = wave.opaque %1036 : vector<8xf32>
              %1039 = wave.opaque %1037 : vector<8xf32>
              %1040 = arith.addi %458, %c92 : index
              %1041 = vector.load %kv[%1040] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1042 = arith.addi %461, %c92 : index
              %1043 = vector.load %kv[%1042] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1044 = wave.opaque %421 : i32
              %1045 = arith.cmpi sgt, %1044, %346 : i32
              %1046:2 = scf.if %1045 -> (vector<4xi32>, vector<4xi32>) {
                %1047 = arith.andi %1022, %862#0 : vector<4xi32>
                %1048 = arith.andi %1024, %862#1 : vector<4xi32>
                scf.yield %1047, %1048 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1022, %1024 : vector<4xi32>, vector<4xi32>
              }
              %1049 = vector.bitcast %1046#0 : vector<4xi32> to vector<16xi8>
              %1050 = wave.fp8_decode "e5m2" packed %1049 : vector<16xi8> -> vector<16xf16>
              %1051 = wave.mma %1050, %726, %700#6 : vector<16xf16>, vector<8xf32>
              %1052 = wave.mma %1050, %834, %808#6 : vector<16xf16>, vector<8xf32>
              %1053 = vector.bitcast %1046#1 : vector<4xi32> to vector<16xi8>
              %1054 = wave.fp8_decode "e5m2" packed %1053 : vector<16xi8> -> vector<16xf16>
              %1055 = wave.mma %1054, %733, %1051 : vector<16xf16>, vector<8xf32>
              %1056 = wave.mma %1054, %841, %1052 : vector<16xf16>, vector<8xf32>
              %1057 = wave.opaque %1055 : vector<8xf32>
              %1058 = wave.opaque %1056 : vector<8xf32>
              %1059 = arith.addi %458, %c93 : index
              %1060 = vector.load %kv[%1059] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1061 = arith.addi %461, %c93 : index
              %1062 = vector.load %kv[%1061] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1063 = wave.opaque %421 : i32
              %1064 = arith.cmpi sgt, %1063, %346 : i32
              %1065:2 = scf.if %1064 -> (vector<4xi32>, vector<4xi32>) {
                %1066 = arith.andi %1041, %862#0 : vector<4xi32>
                %1067 = arith.andi %1043, %862#1 : vector<4xi32>
                scf.yield %1066, %1067 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1041, %1043 : vector<4xi32>, vector<4xi32>
              }
              %1068 = vector.bitcast %1065#0 : vector<4xi32> to vector<16xi8>
              %1069 = wave.fp8_decode "e5m2" packed %1068 : vector<16xi8> -> vector<16xf16>
              %1070 = wave.mma %1069, %726, %700#7 : vector<16xf16>, vector<8xf32>
              %1071 = wave.mma %1069, %834, %808#7 : vector<16xf16>, vector<8xf32>
              %1072 = vector.bitcast %1065#1 : vector<4xi32> to vector<16xi8>
              %1073 = wave.fp8_decode "e5m2" packed %1072 : vector<16xi8> -> vector<16xf16>
              %1074 = wave.mma %1073, %733, %1070 : vector<16xf16>, vector<8xf32>
              %1075 = wave.mma %1073, %841, %1071 : vector<16xf16>, vector<8xf32>
              %1076 = wave.opaque %1074 : vector<8xf32>
              %1077 = wave.opaque %1075 : vector<8xf32>
              %1078 = arith.addi %458, %c94 : index
              %1079 = vector.load %kv[%1078] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1080 = arith.addi %461, %c94 : index
              %1081 = vector.load %kv[%1080] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1082 = wave.opaque %421 : i32
              %1083 = arith.cmpi sgt, %1082, %346 : i32
              %1084:2 = scf.if %1083 -> (vector<4xi32>, vector<4xi32>) {
                %1085 = arith.andi %1060, %862#0 : vector<4xi32>
                %1086 = arith.andi %1062, %862#1 : vector<4xi32>
                scf.yield %1085, %1086 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1060, %1062 : vector<4xi32>, vector<4xi32>
              }
              %1087 = vector.bitcast %1084#0 : vector<4xi32> to vector<16xi8>
              %1088 = wave.fp8_decode "e5m2" packed %1087 : vector<16xi8> -> vector<16xf16>
              %1089 = wave.mma %1088, %726, %700#8 : vector<16xf16>, vector<8xf32>
              %1090 = wave.mma %1088, %834, %808#8 : vector<16xf16>, vector<8xf32>
              %1091 = vector.bitcast %1084#1 : vector<4xi32> to vector<16xi8>
              %1092 = wave.fp8_decode "e5m2" packed %1091 : vector<16xi8> -> vector<16xf16>
              %1093 = wave.mma %1092, %733, %1089 : vector<16xf16>, vector<8xf32>
              %1094 = wave.mma %1092, %841, %1090 : vector<16xf16>, vector<8xf32>
              %1095 = wave.opaque %1093 : vector<8xf32>
              %1096 = wave.opaque %1094 : vector<8xf32>
              wave.pin
              %1097 = wave.opaque %421 : i32
              %1098 = arith.cmpi sgt, %1097, %346 : i32
              %1099:2 = scf.if %1098 -> (vector<4xi32>, vector<4xi32>) {
                %1100 = arith.andi %1079, %862#0 : vector<4xi32>
                %1101 = arith.andi %1081, %862#1 : vector<4xi32>
                scf.yield %1100, %1101 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1079, %1081 : vector<4xi32>, vector<4xi32>
              }
              %1102 = vector.bitcast %1099#0 : vector<4xi32> to vector<16xi8>
              %1103 = wave.fp8_decode "e5m2" packed %1102 : vector<16xi8> -> vector<16xf16>
              %1104 = wave.mma %1103, %726, %700#9 : vector<16xf16>, vector<8xf32>
              %1105 = wave.mma %1103, %834, %808#9 : vector<16xf16>, vector<8xf32>
              %1106 = vector.bitcast %1099#1 : vector<4xi32> to vector<16xi8>
              %1107 = wave.fp8_decode "e5m2" packed %1106 : vector<16xi8> -> vector<16xf16>
              %1108 = wave.mma %1107, %733, %1104 : vector<16xf16>, vector<8xf32>
              %1109 = wave.mma %1107, %841, %1105 : vector<16xf16>, vector<8xf32>
              %1110 = wave.opaque %1108 : vector<8xf32>
              %1111 = wave.opaque %1109 : vector<8xf32>
              wave.pin
              %1112 = wave.opaque %421 : i32
              %1113 = arith.cmpi slt, %1112, %368 : i32
              %1114:2 = scf.if %1113 -> (vector<4xi32>, vector<4xi32>) {
                %1115 = arith.addi %447, %35 : index
                %1116 = arith.addi %1115, %c10 : index
                %1117 = vector.load %kv[%1116] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1118 = arith.addi %455, %35 : index
                %1119 = arith.addi %1118, %c10 : index
                %1120 = vector.load %kv[%1119] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %1117, %1120 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1099#0, %1099#1 : vector<4xi32>, vector<4xi32>
              }
              scf.yield %1114#0, %1114#1, %700#0, %751, %981, %1000, %1019, %1038, %1057, %1076, %1095, %1110, %808#0, %859, %982, %1001, %1020, %1039, %1058, %1077, %1096, %1111 : vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %1121 = wave.opaque %c10 : index
            %1122 = arith.addi %0, %1121 : index
            %1123 = arith.cmpi eq, %366, %363 : i32
            %1124 = wave.swap_halves %418#3 : f32
            %1125 = arith.addf %418#3, %1124 : f32
            %1126 = arith.addi %1122, %c10 : index
            %1127:2 = scf.if %1123 -> (f32, f32) {
              scf.yield %c59, %c60 : f32, f32
            } else {
              %1128 = arith.addi %1126, %c10 : index
              %1129 = memref.load %8[%1128] : memref<?xf32>
              %1130 = arith.addi %1126, %c6 : index
              %1131 = memref.load %8[%1130] : memref<?xf32>
              scf.yield %1129, %1131 : f32, f32
            }
            %1132 = arith.maxnumf %1127#0, %418#2 fastmath<nnan> : f32
            %1133 = arith.subf %1127#0, %1132 : f32
            %1134 = wave.exp2 %1133 : f32
            %1135 = arith.subf %418#2, %1132 : f32
            %1136 = wave.exp2 %1135 : f32
            %1137 = arith.mulf %1127#1, %1134 : f32
            %1138 = math.fma %1125, %1136, %1137 : f32
            memref.store %1132, %8[%1126] : memref<?xf32>
            %1139 = arith.addi %1126, %c6 : index
            memref.store %1138, %8[%1139] : memref<?xf32>
            %1140 = vector.broadcast %1134 : f32 to vector<8xf32>
            %1141 = vector.broadcast %1136 : f32 to vector<8xf32>
            scf.if %1123 {
              %1142 = arith.muli %1122, %c13 : index
              %1143 = arith.addi %c10, %1142 : index
              %1144 = arith.addi %1143, %c10 : index
              %1145 = arith.addi %1144, %c10 : index
              %1146 = vector.shuffle %418#4, %418#4 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1146, %5[%1145] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1147 = vector.shuffle %418#4, %418#4 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1148 = arith.addi %1145, %c18 : index
              vector.store %1147, %5[%1148] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1149 = arith.addi %1144, %c37 : index
              %1150 = vector.shuffle %418#5, %418#5 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1150, %5[%1149] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1151 = vector.shuffle %418#5, %418#5 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1152 = arith.addi %1149, %c18 : index
              vector.store %1151, %5[%1152] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1153 = arith.addi %1144, %c38 : index
              %1154 = vector.shuffle %418#6, %418#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1154, %5[%1153] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1155 = vector.shuffle %418#6, %418#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1156 = arith.addi %1153, %c18 : index
              vector.store %1155, %5[%1156] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1157 = arith.addi %1144, %c39 : index
              %1158 = vector.shuffle %418#7, %418#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1158, %5[%1157] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1159 = vector.shuffle %418#7, %418#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1160 = arith.addi %1157, %c18 : index
              vector.store %1159, %5[%1160] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1161 = arith.addi %1144, %c17 : index
              %1162 = vector.shuffle %418#8, %418#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1162, %5[%1161] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1163 = vector.shuffle %418#8, %418#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1164 = arith.addi %1161, %c18 : index
              vector.store %1163, %5[%1164] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1165 = arith.addi %1144, %c40 : index
              %1166 = vector.shuffle %418#9, %418#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1166, %5[%1165] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1167 = vector.shuffle %418#9, %418#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1168 = arith.addi %1165, %c18 : index
              vector.store %1167, %5[%1168] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1169 = arith.addi %1144, %c41 : index
              %1170 = vector.shuffle %418#10, %418#10 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1170, %5[%1169] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1171 = vector.shuffle %418#10, %418#10 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1172 = arith.addi %1169, %c18 : index
              vector.store %1171, %5[%1172] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1173 = arith.addi %1144, %c42 : index
              %1174 = vector.shuffle %418#11, %418#11 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1174, %5[%1173] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1175 = vector.shuffle %418#11, %418#11 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1176 = arith.addi %1173, %c18 : index
              vector.store %1175, %5[%1176] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1177 = arith.muli %1122, %c13 : index
              %1178 = arith.addi %c10, %1177 : index
              %1179 = arith.addi %1178, %c10 : index
              %1180 = arith.addi %1179, %c10 : index
              %1181 = vector.load %5[%1180] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1182 = arith.addi %1180, %c18 : index
              %1183 = vector.load %5[%1182] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1184 = vector.shuffle %1181, %1183 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1185 = arith.mulf %1184, %1140 : vector<8xf32>
              %1186 = math.fma %418#4, %1141, %1185 : vector<8xf32>
              %1187 = vector.shuffle %1186, %1186 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1187, %5[%1180] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1188 = vector.shuffle %1186, %1186 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1188, %5[%1182] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1189 = arith.addi %1179, %c37 : index
              %1190 = vector.load %5[%1189] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1191 = arith.addi %1189, %c18 : index
              %1192 = vector.load %5[%1191] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1193 = vector.shuffle %1190, %1192 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1194 = arith.mulf %1193, %1140 : vector<8xf32>
              %1195 = math.fma %418#5, %1141, %1194 : vector<8xf32>
              %1196 = vector.shuffle %1195, %1195 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1196, %5[%1189] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1197 = vector.shuffle %1195, %1195 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1197, %5[%1191] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1198 = arith.addi %1179, %c38 : index
              %1199 = vector.load %5[%1198] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1200 = arith.addi %1198, %c18 : index
              %1201 = vector.load %5[%1200] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1202 = vector.shuffle %1199, %1201 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1203 = arith.mulf %1202, %1140 : vector<8xf32>
              %1204 = math.fma %418#6, %1141, %1203 : vector<8xf32>
              %1205 = vector.shuffle %1204, %1204 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1205, %5[%1198] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1206 = vector.shuffle %1204, %1204 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1206, %5[%1200] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1207 = arith.addi %1179, %c39 : index
              %1208 = vector.load %5[%1207] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1209 = arith.addi %1207, %c18 : index
              %1210 = vector.load %5[%1209] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1211 = vector.shuffle %1208, %1210 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1212 = arith.mulf %1211, %1140 : vector<8xf32>
              %1213 = math.fma %418#7, %1141, %1212 : vector<8xf32>
              %1214 = vector.shuffle %1213, %1213 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1214, %5[%1207] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1215 = vector.shuffle %1213, %1213 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1215, %5[%1209] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1216 = arith.addi %1179, %c17 : index
              %1217 = vector.load %5[%1216] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1218 = arith.addi %1216, %c18 : index
              %1219 = vector.load %5[%1218] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1220 = vector.shuffle %1217, %1219 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1221 = arith.mulf %1220, %1140 : vector<8xf32>
              %1222 = math.fma %418#8, %1141, %1221 : vector<8xf32>
              %1223 = vector.shuffle %1222, %1222 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1223, %5[%1216] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1224 = vector.shuffle %1222, %1222 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1224, %5[%1218] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1225 = arith.addi %1179, %c40 : index
              %1226 = vector.load %5[%1225] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1227 = arith.addi %1225, %c18 : index
              %1228 = vector.load %5[%1227] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1229 = vector.shuffle %1226, %1228 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1230 = arith.mulf %1229, %1140 : vector<8xf32>
              %1231 = math.fma %418#9, %1141, %1230 : vector<8xf32>
              %1232 = vector.shuffle %1231, %1231 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1232, %5[%1225] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1233 = vector.shuffle %1231, %1231 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1233, %5[%1227] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1234 = arith.addi %1179, %c41 : index
              %1235 = vector.load %5[%1234] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1236 = arith.addi %1234, %c18 : index
              %1237 = vector.load %5[%1236] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1238 = vector.shuffle %1235, %1237 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1239 = arith.mulf %1238, %1140 : vector<8xf32>
              %1240 = math.fma %418#10, %1141, %1239 : vector<8xf32>
              %1241 = vector.shuffle %1240, %1240 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1241, %5[%1234] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1242 = vector.shuffle %1240, %1240 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1242, %5[%1236] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1243 = arith.addi %1179, %c42 : index
              %1244 = vector.load %5[%1243] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1245 = arith.addi %1243, %c18 : index
              %1246 = vector.load %5[%1245] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1247 = vector.shuffle %1244, %1246 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1248 = arith.mulf %1247, %1140 : vector<8xf32>
              %1249 = math.fma %418#11, %1141, %1248 : vector<8xf32>
              %1250 = vector.shuffle %1249, %1249 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1250, %5[%1243] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1251 = vector.shuffle %1249, %1249 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1251, %5[%1245] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
            %1252 = wave.swap_halves %418#13 : f32
            %1253 = arith.addf %418#13, %1252 : f32
            %1254 = arith.addi %1122, %c24 : index
            %1255:2 = scf.if %1123 -> (f32, f32) {
              scf.yield %c59, %c60 : f32, f32
            } else {
              %1256 = arith.addi %1254, %c10 : index
              %1257 = memref.load %8[%1256] : memref<?xf32>
              %1258 = arith.addi %1254, %c6 : index
              %1259 = memref.load %8[%1258] : memref<?xf32>
              scf.yield %1257, %1259 : f32, f32
            }
            %1260 = arith.maxnumf %1255#0, %418#12 fastmath<nnan> : f32
            %1261 = arith.subf %1255#0, %1260 : f32
            %1262 = wave.exp2 %1261 : f32
            %1263 = arith.subf %418#12, %1260 : f32
            %1264 = wave.exp2 %1263 : f32
            %1265 = arith.mulf %1255#1, %1262 : f32
            %1266 = math.fma %1253, %1264, %1265 : f32
            memref.store %1260, %8[%1254] : memref<?xf32>
            %1267 = arith.addi %1254, %c6 : index
            memref.store %1266, %8[%1267] : memref<?xf32>
            %1268 = vector.broadcast %1262 : f32 to vector<8xf32>
            %1269 = vector.broadcast %1264 : f32 to vector<8xf32>
            scf.if %1123 {
              %1270 = arith.muli %1122, %c13 : index
              %1271 = arith.addi %c10, %1270 : index
              %1272 = arith.addi %1271, %c45 : index
              %1273 = arith.addi %1272, %c10 : index
              %1274 = vector.shuffle %418#14, %418#14 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1274, %5[%1273] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1275 = vector.shuffle %418#14, %418#14 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1276 = arith.addi %1273, %c18 : index
              vector.store %1275, %5[%1276] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1277 = arith.addi %1272, %c37 : index
              %1278 = vector.shuffle %418#15, %418#15 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1278, %5[%1277] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1279 = vector.shuffle %418#15, %418#15 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1280 = arith.addi %1277, %c18 : index
              vector.store %1279, %5[%1280] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1281 = arith.addi %1272, %c38 : index
              %1282 = vector.shuffle %418#16, %418#16 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1282, %5[%1281] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1283 = vector.shuffle %418#16, %418#16 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1284 = arith.addi %1281, %c18 : index
              vector.store %1283, %5[%1284] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1285 = arith.addi %1272, %c39 : index
              %1286 = vector.shuffle %418#17, %418#17 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1286, %5[%1285] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1287 = vector.shuffle %418#17, %418#17 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1288 = arith.addi %1285, %c18 : index
              vector.store %1287, %5[%1288] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1289 = arith.addi %1272, %c17 : index
              %1290 = vector.shuffle %418#18, %418#18 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1290, %5[%1289] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1291 = vector.shuffle %418#18, %418#18 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1292 = arith.addi %1289, %c18 : index
              vector.store %1291, %5[%1292] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1293 = arith.addi %1272, %c40 : index
              %1294 = vector.shuffle %418#19, %418#19 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1294, %5[%1293] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1295 = vector.shuffle %418#19, %418#19 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1296 = arith.addi %1293, %c18 : index
              vector.store %1295, %5[%1296] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1297 = arith.addi %1272, %c41 : index
              %1298 = vector.shuffle %418#20, %418#20 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1298, %5[%1297] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1299 = vector.shuffle %418#20, %418#20 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1300 = arith.addi %1297, %c18 : index
              vector.store %1299, %5[%1300] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1301 = arith.addi %1272, %c42 : index
              %1302 = vector.shuffle %418#21, %418#21 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1302, %5[%1301] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1303 = vector.shuffle %418#21, %418#21 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1304 = arith.addi %1301, %c18 : index
              vector.store %1303, %5[%1304] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1305 = arith.muli %1122, %c13 : index
              %1306 = arith.addi %c10, %1305 : index
              %1307 = arith.addi %1306, %c45 : index
              %1308 = arith.addi %1307, %c10 : index
              %1309 = vector.load %5[%1308] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1310 = arith.addi %1308, %c18 : index
              %1311 = vector.load %5[%1310] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1312 = vector.shuffle %1309, %1311 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1313 = arith.mulf %1312, %1268 : vector<8xf32>
              %1314 = math.fma %418#14, %1269, %1313 : vector<8xf32>
              %1315 = vector.shuffle %1314, %1314 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1315, %5[%1308] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1316 = vector.shuffle %1314, %1314 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1316, %5[%1310] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1317 = arith.addi %1307, %c37 : index
              %1318 = vector.load %5[%1317] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1319 = arith.addi %1317, %c18 : index
              %1320 = vector.load %5[%1319] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1321 = vector.shuffle %1318, %1320 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1322 = arith.mulf %1321, %1268 : vector<8xf32>
              %1323 = math.fma %418#15, %1269, %1322 : vector<8xf32>
              %1324 = vector.shuffle %1323, %1323 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1324, %5[%1317] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1325 = vector.shuffle %1323, %1323 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1325, %5[%1319] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1326 = arith.addi %1307, %c38 : index
              %1327 = vector.load %5[%1326] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1328 = arith.addi %1326, %c18 : index
              %1329 = vector.load %5[%1328] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1330 = vector.shuffle %1327, %1329 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1331 = arith.mulf %1330, %1268 : vector<8xf32>
              %1332 = math.fma %418#16, %1269, %1331 : vector<8xf32>
              %1333 = vector.shuffle %1332, %1332 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1333, %5[%1326] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1334 = vector.shuffle %1332, %1332 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1334, %5[%1328] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1335 = arith.addi %1307, %c39 : index
              %1336 = vector.load %5[%1335] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1337 = arith.addi %1335, %c18 : index
              %1338 = vector.load %5[%1337] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1339 = vector.shuffle %1336, %1338 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1340 = arith.mulf %1339, %1268 : vector<8xf32>
              %1341 = math.fma %418#17, %1269, %1340 : vector<8xf32>
              %1342 = vector.shuffle %1341, %1341 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1342, %5[%1335] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1343 = vector.shuffle %1341, %1341 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1343, %5[%1337] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1344 = arith.addi %1307, %c17 : index
              %1345 = vector.load %5[%1344] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1346 = arith.addi %1344, %c18 : index
              %1347 = vector.load %5[%1346] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1348 = vector.shuffle %1345, %1347 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1349 = arith.mulf %1348, %1268 : vector<8xf32>
              %1350 = math.fma %418#18, %1269, %1349 : vector<8xf32>
              %1351 = vector.shuffle %1350, %1350 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1351, %5[%1344] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1352 = vector.shuffle %1350, %1350 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1352, %5[%1346] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1353 = arith.addi %1307, %c40 : index
              %1354 = vector.load %5[%1353] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1355 = arith.addi %1353, %c18 : index
              %1356 = vector.load %5[%1355] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1357 = vector.shuffle %1354, %1356 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1358 = arith.mulf %1357, %1268 : vector<8xf32>
              %1359 = math.fma %418#19, %1269, %1358 : vector<8xf32>
              %1360 = vector.shuffle %1359, %1359 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1360, %5[%1353] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1361 = vector.shuffle %1359, %1359 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1361, %5[%1355] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1362 = arith.addi %1307, %c41 : index
              %1363 = vector.load %5[%1362] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1364 = arith.addi %1362, %c18 : index
              %1365 = vector.load %5[%1364] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1366 = vector.shuffle %1363, %1365 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1367 = arith.mulf %1366, %1268 : vector<8xf32>
              %1368 = math.fma %418#20, %1269, %1367 : vector<8xf32>
              %1369 = vector.shuffle %1368, %1368 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1369, %5[%1362] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1370 = vector.shuffle %1368, %1368 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1370, %5[%1364] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1371 = arith.addi %1307, %c42 : index
              %1372 = vector.load %5[%1371] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1373 = arith.addi %1371, %c18 : index
              %1374 = vector.load %5[%1373] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1375 = vector.shuffle %1372, %1374 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1376 = arith.mulf %1375, %1268 : vector<8xf32>
              %1377 = math.fma %418#21, %1269, %1376 : vector<8xf32>
              %1378 = vector.shuffle %1377, %1377 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1378, %5[%1371] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1379 = vector.shuffle %1377, %1377 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1379, %5[%1373] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1380 = arith.cmpi sgt, %355, %c57 : i32
          scf.if %1380 {
            %1381 = arith.cmpi eq, %363, %360 : i32
            %1382 = wave.opaque %c10 : index
            %1383 = arith.addi %0, %1382 : index
            %1384 = arith.addi %1383, %c10 : index
            %1385 = arith.addi %1384, %c10 : index
            %1386 = memref.load %8[%1385] : memref<?xf32>
            %1387 = arith.addi %1384, %c6 : index
            %1388 = memref.load %8[%1387] : memref<?xf32>
            %1389 = arith.addi %1383, %c18 : index
            %1390:2 = scf.if %1381 -> (f32, f32) {
              scf.yield %c59, %c60 : f32, f32
            } else {
              %1391 = arith.addi %1389, %c10 : index
              %1392 = memref.load %8[%1391] : memref<?xf32>
              %1393 = arith.addi %1389, %c6 : index
              %1394 = memref.load %8[%1393] : memref<?xf32>
              scf.yield %1392, %1394 : f32, f32
            }
            %1395 = arith.maxnumf %1390#0, %1386 fastmath<nnan> : f32
            %1396 = arith.subf %1390#0, %1395 : f32
            %1397 = wave.exp2 %1396 : f32
            %1398 = arith.subf %1386, %1395 : f32
            %1399 = wave.exp2 %1398 : f32
            %1400 = arith.mulf %1390#1, %1397 : f32
            %1401 = math.fma %1388, %1399, %1400 : f32
            memref.store %1395, %8[%1389] : memref<?xf32>
            %1402 = arith.addi %1389, %c6 : index
            memref.store %1401, %8[%1402] : memref<?xf32>
            %1403 = vector.broadcast %1397 : f32 to vector<8xf32>
            %1404 = vector.broadcast %1399 : f32 to vector<8xf32>
            scf.for %1405 = %c10 to %c19 step %c4 {
              %1406 = arith.muli %1383, %c13 : index
              %1407 = arith.addi %c10, %1406 : index
              %1408 = arith.addi %1407, %c10 : index
              %1409 = arith.muli %1405, %c37 : index
              %1410 = arith.addi %1408, %1409 : index
              %1411 = vector.load %5[%1410] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1412 = arith.addi %1410, %c18 : index
              %1413 = vector.load %5[%1412] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1414 = vector.shuffle %1411, %1413 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1381 {
                %1415 = arith.addi %16, %1406 : index
                %1416 = arith.addi %1415, %c10 : index
                %1417 = arith.addi %1416, %1409 : index
                %1418 = vector.shuffle %1414, %1414 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1418, %partial[%1417] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1419 = vector.shuffle %1414, %1414 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1420 = arith.addi %1417, %c18 : index
                vector.store %1419, %partial[%1420] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1421 = arith.addi %16, %1406 : index
                %1422 = arith.addi %1421, %c10 : index
                %1423 = arith.addi %1422, %1409 : index
                %1424 = vector.load %partial[%1423] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1425 = arith.addi %1423, %c18 : index
                %1426 = vector.load %partial[%1425] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1427 = vector.shuffle %1424, %1426 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1428 = arith.mulf %1427, %1403 : vector<8xf32>
                %1429 = math.fma %1414, %1404, %1428 : vector<8xf32>
                %1430 = vector.shuffle %1429, %1429 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1430, %partial[%1423] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1431 = vector.shuffle %1429, %1429 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1431, %partial[%1425] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
            %1432 = arith.addi %1383, %c24 : index
            %1433 = arith.addi %1432, %c10 : index
            %1434 = memref.load %8[%1433] : memref<?xf32>
            %1435 = arith.addi %1432, %c6 : index
            %1436 = memref.load %8[%1435] : memref<?xf32>
            %1437 = arith.addi %1383, %c64 : index
            %1438:2 = scf.if %1381 -> (f32, f32) {
              scf.yield %c59, %c60 : f32, f32
            } else {
              %1439 = arith.addi %1437, %c10 : index
              %1440 = memref.load %8[%1439] : memref<?xf32>
              %1441 = arith.addi %1437, %c6 : index
              %1442 = memref.load %8[%1441] : memref<?xf32>
              scf.yield %1440, %1442 : f32, f32
            }
            %1443 = arith.maxnumf %1438#0, %1434 fastmath<nnan> : f32
            %1444 = arith.subf %1438#0, %1443 : f32
            %1445 = wave.exp2 %1444 : f32
            %1446 = arith.subf %1434, %1443 : f32
            %1447 = wave.exp2 %1446 : f32
            %1448 = arith.mulf %1438#1, %1445 : f32
            %1449 = math.fma %1436, %1447, %1448 : f32
            memref.store %1443, %8[%1437] : memref<?xf32>
            %1450 = arith.addi %1437, %c6 : index
            memref.store %1449, %8[%1450] : memref<?xf32>
            %1451 = vector.broadcast %1445 : f32 to vector<8xf32>
            %1452 = vector.broadcast %1447 : f32 to vector<8xf32>
            scf.for %1453 = %c10 to %c19 step %c4 {
              %1454 = arith.muli %1383, %c13 : index
              %1455 = arith.addi %c10, %1454 : index
              %1456 = arith.addi %1455, %c45 : index
              %1457 = arith.muli %1453, %c37 : index
              %1458 = arith.addi %1456, %1457 : index
              %1459 = vector.load %5[%1458] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1460 = arith.addi %1458, %c18 : index
              %1461 = vector.load %5[%1460] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1462 = vector.shuffle %1459, %1461 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1381 {
                %1463 = arith.addi %16, %1454 : index
                %1464 = arith.addi %1463, %c45 : index
                %1465 = arith.addi %1464, %1457 : index
                %1466 = vector.shuffle %1462, %1462 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1466, %partial[%1465] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1467 = vector.shuffle %1462, %1462 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1468 = arith.addi %1465, %c18 : index
                vector.store %1467, %partial[%1468] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1469 = arith.addi %16, %1454 : index
                %1470 = arith.addi %1469, %c45 : index
                %1471 = arith.addi %1470, %1457 : index
                %1472 = vector.load %partial[%1471] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1473 = arith.addi %1471, %c18 : index
                %1474 = vector.load %partial[%1473] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1475 = vector.shuffle %1472, %1474 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1476 = arith.mulf %1475, %1451 : vector<8xf32>
                %1477 = math.fma %1462, %1452, %1476 : vector<8xf32>
                %1478 = vector.shuffle %1477, %1477 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1478, %partial[%1471] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1479 = vector.shuffle %1477, %1477 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1479, %partial[%1473] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %1480 = arith.cmpi sgt, %355, %c56 : i32
        scf.if %1480 {
          %1481 = arith.cmpi eq, %360, %c55 : i32
          %1482 = wave.opaque %c10 : index
          %1483 = arith.addi %0, %1482 : index
          %1484 = arith.addi %1483, %c18 : index
          %1485 = arith.addi %1484, %c10 : index
          %1486 = memref.load %8[%1485] : memref<?xf32>
          %1487 = arith.addi %1484, %c6 : index
          %1488 = memref.load %8[%1487] : memref<?xf32>
          %1489 = arith.addi %1483, %c37 : index
          %1490:2 = scf.if %1481 -> (f32, f32) {
            scf.yield %c59, %c60 : f32, f32
          } else {
            %1491 = arith.addi %1489, %c10 : index
            %1492 = memref.load %8[%1491] : memref<?xf32>
            %1493 = arith.addi %1489, %c6 : index
            %1494 = memref.load %8[%1493] : memref<?xf32>
            scf.yield %1492, %1494 : f32, f32
          }
          %1495 = arith.maxnumf %1490#0, %1486 fastmath<nnan> : f32
          %1496 = arith.subf %1490#0, %1495 : f32
          %1497 = wave.exp2 %1496 : f32
          %1498 = arith.subf %1486, %1495 : f32
          %1499 = wave.exp2 %1498 : f32
          %1500 = arith.mulf %1490#1, %1497 : f32
          %1501 = math.fma %1488, %1499, %1500 : f32
          memref.store %1495, %8[%1489] : memref<?xf32>
          %1502 = arith.addi %1489, %c6 : index
          memref.store %1501, %8[%1502] : memref<?xf32>
          %1503 = vector.broadcast %1497 : f32 to vector<8xf32>
          %1504 = vector.broadcast %1499 : f32 to vector<8xf32>
          scf.for %1505 = %c10 to %c19 step %c4 {
            %1506 = arith.muli %1483, %c13 : index
            %1507 = arith.addi %16, %1506 : index
            %1508 = arith.addi %1507, %c10 : index
            %1509 = arith.muli %1505, %c37 : index
            %1510 = arith.addi %1508, %1509 : index
            %1511 = vector.load %partial[%1510] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1512 = arith.addi %1510, %c18 : index
            %1513 = vector.load %partial[%1512] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1514 = vector.shuffle %1511, %1513 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1481 {
              %1515 = arith.addi %17, %1506 : index
              %1516 = arith.addi %1515, %c10 : index
              %1517 = arith.addi %1516, %1509 : index
              %1518 = vector.shuffle %1514, %1514 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1518, %partial[%1517] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1519 = vector.shuffle %1514, %1514 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1520 = arith.addi %1517, %c18 : index
              vector.store %1519, %partial[%1520] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1521 = arith.addi %17, %1506 : index
              %1522 = arith.addi %1521, %c10 : index
              %1523 = arith.addi %1522, %1509 : index
              %1524 = vector.load %partial[%1523] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1525 = arith.addi %1523, %c18 : index
              %1526 = vector.load %partial[%1525] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1527 = vector.shuffle %1524, %1526 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1528 = arith.mulf %1527, %1503 : vector<8xf32>
              %1529 = math.fma %1514, %1504, %1528 : vector<8xf32>
              %1530 = vector.shuffle %1529, %1529 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1530, %partial[%1523] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1531 = vector.shuffle %1529, %1529 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1531, %partial[%1525] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1532 = arith.addi %1483, %c64 : index
          %1533 = arith.addi %1532, %c10 : index
          %1534 = memref.load %8[%1533] : memref<?xf32>
          %1535 = arith.addi %1532, %c6 : index
          %1536 = memref.load %8[%1535] : memref<?xf32>
          %1537 = arith.addi %1483, %c65 : index
          %1538:2 = scf.if %1481 -> (f32, f32) {
            scf.yield %c59, %c60 : f32, f32
          } else {
            %1539 = arith.addi %1537, %c10 : index
            %1540 = memref.load %8[%1539] : memref<?xf32>
            %1541 = arith.addi %1537, %c6 : index
            %1542 = memref.load %8[%1541] : memref<?xf32>
            scf.yield %1540, %1542 : f32, f32
          }
          %1543 = arith.maxnumf %1538#0, %1534 fastmath<nnan> : f32
          %1544 = arith.subf %1538#0, %1543 : f32
          %1545 = wave.exp2 %1544 : f32
          %1546 = arith.subf %1534, %1543 : f32
          %1547 = wave.exp2 %1546 : f32
          %1548 = arith.mulf %1538#1, %1545 : f32
          %1549 = math.fma %1536, %1547, %1548 : f32
          memref.store %1543, %8[%1537] : memref<?xf32>
          %1550 = arith.addi %1537, %c6 : index
          memref.store %1549, %8[%1550] : memref<?xf32>
          %1551 = vector.broadcast %1545 : f32 to vector<8xf32>
          %1552 = vector.broadcast %1547 : f32 to vector<8xf32>
          scf.for %1553 = %c10 to %c19 step %c4 {
            %1554 = arith.muli %1483, %c13 : index
            %1555 = arith.addi %16, %1554 : index
            %1556 = arith.addi %1555, %c45 : index
            %1557 = arith.muli %1553, %c37 : index
            %1558 = arith.addi %1556, %1557 : index
            %1559 = vector.load %partial[%1558] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1560 = arith.addi %1558, %c18 : index
            %1561 = vector.load %partial[%1560] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1562 = vector.shuffle %1559, %1561 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1481 {
              %1563 = arith.addi %17, %1554 : index
              %1564 = arith.addi %1563, %c45 : index
              %1565 = arith.addi %1564, %1557 : index
              %1566 = vector.shuffle %1562, %1562 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1566, %partial[%1565] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1567 = vector.shuffle %1562, %1562 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1568 = arith.addi %1565, %c18 : index
              vector.store %1567, %partial[%1568] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1569 = arith.addi %17, %1554 : index
              %1570 = arith.addi %1569, %c45 : index
              %1571 = arith.addi %1570, %1557 : index
              %1572 = vector.load %partial[%1571] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1573 = arith.addi %1571, %c18 : index
              %1574 = vector.load %partial[%1573] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1575 = vector.shuffle %1572, %1574 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1576 = arith.mulf %1575, %1551 : vector<8xf32>
              %1577 = math.fma %1562, %1552, %1576 : vector<8xf32>
              %1578 = vector.shuffle %1577, %1577 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1578, %partial[%1571] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1579 = vector.shuffle %1577, %1577 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1579, %partial[%1573] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %1580 = wave.opaque %c10 : index
      %1581 = arith.addi %0, %1580 : index
      scf.if %358 {
        %1582 = arith.addi %kvHeads, %13 : index
        %1583 = memref.load %scales[%1582] : memref<?xf32>
        %1584 = arith.addi %1581, %c10 : index
        %1585 = arith.addi %1584, %c10 : index
        %1586 = memref.load %8[%1585] : memref<?xf32>
        %1587 = arith.addi %1584, %c6 : index
        %1588 = memref.load %8[%1587] : memref<?xf32>
        %1589 = arith.divf %1583, %1588 : f32
        %1590 = vector.broadcast %1589 : f32 to vector<8xf32>
        %1591 = arith.addi %15, %1580 : index
        %1592 = arith.addi %1591, %1 : index
        %1593 = arith.addi %1592, %c10 : index
        %1594 = arith.minsi %1593, %40 : index
        %1595 = arith.divui %1594, %groupSize : index
        %1596 = arith.addi %24, %1595 : index
        %1597 = arith.remui %1594, %groupSize : index
        %1598 = arith.addi %44, %1597 : index
        %1599 = arith.muli %1598, %c18 : index
        %1600 = arith.addi %1599, %51 : index
        %1601 = arith.muli %heads, %c18 : index
        scf.for %1602 = %c10 to %c19 step %c4 {
          %1603 = arith.muli %1581, %c13 : index
          %1604 = arith.addi %c10, %1603 : index
          %1605 = arith.addi %1604, %c10 : index
          %1606 = arith.muli %1602, %c37 : index
          %1607 = arith.addi %1605, %1606 : index
          %1608 = vector.load %5[%1607] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1609 = arith.addi %1607, %c18 : index
          %1610 = vector.load %5[%1609] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1611 = vector.shuffle %1608, %1610 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1612 = arith.mulf %1611, %1590 : vector<8xf32>
          %1613 = arith.addf %1612, %c61 : vector<8xf32>
          %1614 = arith.minimumf %1613, %c96 : vector<8xf32>
          %1615 = arith.maximumf %1614, %c97 : vector<8xf32>
          %1616 = arith.truncf %1615 : vector<8xf32> to vector<8xf16>
          %1617 = vector.bitcast %1616 : vector<8xf16> to vector<4xi32>
          %1618 = vector.shuffle %1617, %1617 [0, 1] : vector<4xi32>, vector<4xi32>
          %1619 = vector.shuffle %1617, %1617 [2, 3] : vector<4xi32>, vector<4xi32>
          %1620 = arith.select %3, %1619, %1618 : vector<2xi32>
          %1621 = arith.select %3, %1618, %1619 : vector<2xi32>
          %1622 = wave.swap_halves %1621 : vector<2xi32>
          %1623 = arith.select %3, %1622, %1620 : vector<2xi32>
          %1624 = arith.select %3, %1620, %1622 : vector<2xi32>
          %1625 = vector.bitcast %1623 : vector<2xi32> to vector<4xf16>
          %1626 = vector.bitcast %1624 : vector<2xi32> to vector<4xf16>
          %1627 = vector.shuffle %1625, %1626 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1628 = arith.muli %1602, %c3 : index
          %1629 = arith.addi %1600, %1628 : index
          %1630 = arith.divui %1596, %outTileRows : index
          %1631 = arith.divui %1601, %c3 : index
          %1632 = arith.muli %1630, %1631 : index
          %1633 = arith.divui %1629, %c3 : index
          %1634 = arith.addi %1632, %1633 : index
          %1635 = arith.muli %1634, %c11 : index
          %1636 = arith.remui %1629, %c3 : index
          %1637 = arith.divui %1636, %c19 : index
          %1638 = arith.addi %1635, %1637 : index
          %1639 = arith.muli %outTileRows, %c19 : index
          %1640 = arith.muli %1638, %1639 : index
          %1641 = arith.remui %1596, %outTileRows : index
          %1642 = arith.muli %1641, %c19 : index
          %1643 = arith.addi %1640, %1642 : index
          %1644 = arith.remui %1629, %c19 : index
          %1645 = arith.addi %1643, %1644 : index
          %1646 = arith.cmpi slt, %1593, %36 : index
          scf.if %1646 {
            vector.store %1627, %out[%1645] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
        %1647 = arith.addi %1581, %c24 : index
        %1648 = arith.addi %1647, %c10 : index
        %1649 = memref.load %8[%1648] : memref<?xf32>
        %1650 = arith.addi %1647, %c6 : index
        %1651 = memref.load %8[%1650] : memref<?xf32>
        %1652 = arith.divf %1583, %1651 : f32
        %1653 = vector.broadcast %1652 : f32 to vector<8xf32>
        %1654 = arith.addi %1592, %c3 : index
        %1655 = arith.minsi %1654, %40 : index
        %1656 = arith.divui %1655, %groupSize : index
        %1657 = arith.addi %24, %1656 : index
        %1658 = arith.remui %1655, %groupSize : index
        %1659 = arith.addi %44, %1658 : index
        %1660 = arith.muli %1659, %c18 : index
        %1661 = arith.addi %1660, %51 : index
        scf.for %1662 = %c10 to %c19 step %c4 {
          %1663 = arith.muli %1581, %c13 : index
          %1664 = arith.addi %c10, %1663 : index
          %1665 = arith.addi %1664, %c45 : index
          %1666 = arith.muli %1662, %c37 : index
          %1667 = arith.addi %1665, %1666 : index
          %1668 = vector.load %5[%1667] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1669 = arith.addi %1667, %c18 : index
          %1670 = vector.load %5[%1669] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1671 = vector.shuffle %1668, %1670 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1672 = arith.mulf %1671, %1653 : vector<8xf32>
          %1673 = arith.addf %1672, %c61 : vector<8xf32>
          %1674 = arith.minimumf %1673, %c96 : vector<8xf32>
          %1675 = arith.maximumf %1674, %c97 : vector<8xf32>
          %1676 = arith.truncf %1675 : vector<8xf32> to vector<8xf16>
          %1677 = vector.bitcast %1676 : vector<8xf16> to vector<4xi32>
          %1678 = vector.shuffle %1677, %1677 [0, 1] : vector<4xi32>, vector<4xi32>
          %1679 = vector.shuffle %1677, %1677 [2, 3] : vector<4xi32>, vector<4xi32>
          %1680 = arith.select %3, %1679, %1678 : vector<2xi32>
          %1681 = arith.select %3, %1678, %1679 : vector<2xi32>
          %1682 = wave.swap_halves %1681 : vector<2xi32>
          %1683 = arith.select %3, %1682, %1680 : vector<2xi32>
          %1684 = arith.select %3, %1680, %1682 : vector<2xi32>
          %1685 = vector.bitcast %1683 : vector<2xi32> to vector<4xf16>
          %1686 = vector.bitcast %1684 : vector<2xi32> to vector<4xf16>
          %1687 = vector.shuffle %1685, %1686 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1688 = arith.muli %1662, %c3 : index
          %1689 = arith.addi %1661, %1688 : index
          %1690 = arith.divui %1657, %outTileRows : index
          %1691 = arith.divui %1601, %c3 : index
          %1692 = arith.muli %1690, %1691 : index
          %1693 = arith.divui %1689, %c3 : index
          %1694 = arith.addi %1692, %1693 : index
          %1695 = arith.muli %1694, %c11 : index
          %1696 = arith.remui %1689, %c3 : index
          %1697 = arith.divui %1696, %c19 : index
          %1698 = arith.addi %1695, %1697 : index
          %1699 = arith.muli %outTileRows, %c19 : index
          %1700 = arith.muli %1698, %1699 : index
          %1701 = arith.remui %1657, %outTileRows : index
          %1702 = arith.muli %1701, %c19 : index
          %1703 = arith.addi %1700, %1702 : index
          %1704 = arith.remui %1689, %c19 : index
          %1705 = arith.addi %1703, %1704 : index
          %1706 = arith.cmpi slt, %1654, %36 : index
          scf.if %1706 {
            vector.store %1687, %out[%1705] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %359 {
          %1707 = arith.addi %kvHeads, %13 : index
          %1708 = memref.load %scales[%1707] : memref<?xf32>
          %1709 = arith.addi %1581, %c18 : index
          %1710 = arith.addi %1709, %c10 : index
          %1711 = memref.load %8[%1710] : memref<?xf32>
          %1712 = arith.addi %1709, %c6 : index
          %1713 = memref.load %8[%1712] : memref<?xf32>
          %1714 = arith.divf %1708, %1713 : f32
          %1715 = vector.broadcast %1714 : f32 to vector<8xf32>
          %1716 = arith.addi %15, %1580 : index
          %1717 = arith.addi %1716, %1 : index
          %1718 = arith.addi %1717, %c10 : index
          %1719 = arith.minsi %1718, %40 : index
          %1720 = arith.divui %1719, %groupSize : index
          %1721 = arith.addi %24, %1720 : index
          %1722 = arith.remui %1719, %groupSize : index
          %1723 = arith.addi %44, %1722 : index
          %1724 = arith.muli %1723, %c18 : index
          %1725 = arith.addi %1724, %51 : index
          %1726 = arith.muli %heads, %c18 : index
          scf.for %1727 = %c10 to %c19 step %c4 {
            %1728 = arith.muli %1581, %c13 : index
            %1729 = arith.addi %16, %1728 : index
            %1730 = arith.addi %1729, %c10 : index
            %1731 = arith.muli %1727, %c37 : index
            %1732 = arith.addi %1730, %1731 : index
            %1733 = vector.load %partial[%1732] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1734 = arith.addi %1732, %c18 : index
            %1735 = vector.load %partial[%1734] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1736 = vector.shuffle %1733, %1735 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1737 = arith.mulf %1736, %1715 : vector<8xf32>
            %1738 = arith.addf %1737, %c61 : vector<8xf32>
            %1739 = arith.minimumf %1738, %c96 : vector<8xf32>
            %1740 = arith.maximumf %1739, %c97 : vector<8xf32>
            %1741 = arith.truncf %1740 : vector<8xf32> to vector<8xf16>
            %1742 = vector.bitcast %1741 : vector<8xf16> to vector<4xi32>
            %1743 = vector.shuffle %1742, %1742 [0, 1] : vector<4xi32>, vector<4xi32>
            %1744 = vector.shuffle %1742, %1742 [2, 3] : vector<4xi32>, vector<4xi32>
            %1745 = arith.select %3, %1744, %1743 : vector<2xi32>
            %1746 = arith.select %3, %1743, %1744 : vector<2xi32>
            %1747 = wave.swap_halves %1746 : vector<2xi32>
            %1748 = arith.select %3, %1747, %1745 : vector<2xi32>
            %1749 = arith.select %3, %1745, %1747 : vector<2xi32>
            %1750 = vector.bitcast %1748 : vector<2xi32> to vector<4xf16>
            %1751 = vector.bitcast %1749 : vector<2xi32> to vector<4xf16>
            %1752 = vector.shuffle %1750, %1751 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1753 = arith.muli %1727, %c3 : index
            %1754 = arith.addi %1725, %1753 : index
            %1755 = arith.divui %1721, %outTileRows : index
            %1756 = arith.divui %1726, %c3 : index
            %1757 = arith.muli %1755, %1756 : index
            %1758 = arith.divui %1754, %c3 : index
            %1759 = arith.addi %1757, %1758 : index
            %1760 = arith.muli %1759, %c11 : index
            %1761 = arith.remui %1754, %c3 : index
            %1762 = arith.divui %1761, %c19 : index
            %1763 = arith.addi %1760, %1762 : index
            %1764 = arith.muli %outTileRows, %c19 : index
            %1765 = arith.muli %1763, %1764 : index
            %1766 = arith.remui %1721, %outTileRows : index
            %1767 = arith.muli %1766, %c19 : index
            %1768 = arith.addi %1765, %1767 : index
            %1769 = arith.remui %1754, %c19 : index
            %1770 = arith.addi %1768, %1769 : index
            %1771 = arith.cmpi slt, %1718, %36 : index
            scf.if %1771 {
              vector.store %1752, %out[%1770] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1772 = arith.addi %1581, %c64 : index
          %1773 = arith.addi %1772, %c10 : index
          %1774 = memref.load %8[%1773] : memref<?xf32>
          %1775 = arith.addi %1772, %c6 : index
          %1776 = memref.load %8[%1775] : memref<?xf32>
          %1777 = arith.divf %1708, %1776 : f32
          %1778 = vector.broadcast %1777 : f32 to vector<8xf32>
          %1779 = arith.addi %1717, %c3 : index
          %1780 = arith.minsi %1779, %40 : index
          %1781 = arith.divui %1780, %groupSize : index
          %1782 = arith.addi %24, %1781 : index
          %1783 = arith.remui %1780, %groupSize : index
          %1784 = arith.addi %44, %1783 : index
          %1785 = arith.muli %1784, %c18 : index
          %1786 = arith.addi %1785, %51 : index
          scf.for %1787 = %c10 to %c19 step %c4 {
            %1788 = arith.muli %1581, %c13 : index
            %1789 = arith.addi %16, %1788 : index
            %1790 = arith.addi %1789, %c45 : index
            %1791 = arith.muli %1787, %c37 : index
            %1792 = arith.addi %1790, %1791 : index
            %1793 = vector.load %partial[%1792] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1794 = arith.addi %1792, %c18 : index
            %1795 = vector.load %partial[%1794] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1796 = vector.shuffle %1793, %1795 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1797 = arith.mulf %1796, %1778 : vector<8xf32>
            %1798 = arith.addf %1797, %c61 : vector<8xf32>
            %1799 = arith.minimumf %1798, %c96 : vector<8xf32>
            %1800 = arith.maximumf %1799, %c97 : vector<8xf32>
            %1801 = arith.truncf %1800 : vector<8xf32> to vector<8xf16>
            %1802 = vector.bitcast %1801 : vector<8xf16> to vector<4xi32>
            %1803 = vector.shuffle %1802, %1802 [0, 1] : vector<4xi32>, vector<4xi32>
            %1804 = vector.shuffle %1802, %1802 [2, 3] : vector<4xi32>, vector<4xi32>
            %1805 = arith.select %3, %1804, %1803 : vector<2xi32>
            %1806 = arith.select %3, %1803, %1804 : vector<2xi32>
            %1807 = wave.swap_halves %1806 : vector<2xi32>
            %1808 = arith.select %3, %1807, %1805 : vector<2xi32>
            %1809 = arith.select %3, %1805, %1807 : vector<2xi32>
            %1810 = vector.bitcast %1808 : vector<2xi32> to vector<4xf16>
            %1811 = vector.bitcast %1809 : vector<2xi32> to vector<4xf16>
            %1812 = vector.shuffle %1810, %1811 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1813 = arith.muli %1787, %c3 : index
            %1814 = arith.addi %1786, %1813 : index
            %1815 = arith.divui %1782, %outTileRows : index
            %1816 = arith.divui %1726, %c3 : index
            %1817 = arith.muli %1815, %1816 : index
            %1818 = arith.divui %1814, %c3 : index
            %1819 = arith.addi %1817, %1818 : index
            %1820 = arith.muli %1819, %c11 : index
            %1821 = arith.remui %1814, %c3 : index
            %1822 = arith.divui %1821, %c19 : index
            %1823 = arith.addi %1820, %1822 : index
            %1824 = arith.muli %outTileRows, %c19 : index
            %1825 = arith.muli %1823, %1824 : index
            %1826 = arith.remui %1782, %outTileRows : index
            %1827 = arith.muli %1826, %c19 : index
            %1828 = arith.addi %1825, %1827 : index
            %1829 = arith.remui %1814, %c19 : index
            %1830 = arith.addi %1828, %1829 : index
            %1831 = arith.cmpi slt, %1779, %36 : index
            scf.if %1831 {
              vector.store %1812, %out[%1830] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %1832 = arith.addi %kvHeads, %13 : index
          %1833 = memref.load %scales[%1832] : memref<?xf32>
          %1834 = arith.addi %1581, %c37 : index
          %1835 = arith.addi %1834, %c10 : index
          %1836 = memref.load %8[%1835] : memref<?xf32>
          %1837 = arith.addi %1834, %c6 : index
          %1838 = memref.load %8[%1837] : memref<?xf32>
          %1839 = arith.divf %1833, %1838 : f32
          %1840 = vector.broadcast %1839 : f32 to vector<8xf32>
          %1841 = arith.addi %15, %1580 : index
          %1842 = arith.addi %1841, %1 : index
          %1843 = arith.addi %1842, %c10 : index
          %1844 = arith.minsi %1843, %40 : index
          %1845 = arith.divui %1844, %groupSize : index
          %1846 = arith.addi %24, %1845 : index
          %1847 = arith.remui %1844, %groupSize : index
          %1848 = arith.addi %44, %1847 : index
          %1849 = arith.muli %1848, %c18 : index
          %1850 = arith.addi %1849, %51 : index
          %1851 = arith.muli %heads, %c18 : index
          scf.for %1852 = %c10 to %c19 step %c4 {
            %1853 = arith.muli %1581, %c13 : index
            %1854 = arith.addi %17, %1853 : index
            %1855 = arith.addi %1854, %c10 : index
            %1856 = arith.muli %1852, %c37 : index
            %1857 = arith.addi %1855, %1856 : index
            %1858 = vector.load %partial[%1857] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1859 = arith.addi %1857, %c18 : index
            %1860 = vector.load %partial[%1859] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1861 = vector.shuffle %1858, %1860 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1862 = arith.mulf %1861, %1840 : vector<8xf32>
            %1863 = arith.addf %1862, %c61 : vector<8xf32>
            %1864 = arith.minimumf %1863, %c96 : vector<8xf32>
            %1865 = arith.maximumf %1864, %c97 : vector<8xf32>
            %1866 = arith.truncf %1865 : vector<8xf32> to vector<8xf16>
            %1867 = vector.bitcast %1866 : vector<8xf16> to vector<4xi32>
            %1868 = vector.shuffle %1867, %1867 [0, 1] : vector<4xi32>, vector<4xi32>
            %1869 = vector.shuffle %1867, %1867 [2, 3] : vector<4xi32>, vector<4xi32>
            %1870 = arith.select %3, %1869, %1868 : vector<2xi32>
            %1871 = arith.select %3, %1868, %1869 : vector<2xi32>
            %1872 = wave.swap_halves %1871 : vector<2xi32>
            %1873 = arith.select %3, %1872, %1870 : vector<2xi32>
            %1874 = arith.select %3, %1870, %1872 : vector<2xi32>
            %1875 = vector.bitcast %1873 : vector<2xi32> to vector<4xf16>
            %1876 = vector.bitcast %1874 : vector<2xi32> to vector<4xf16>
            %1877 = vector.shuffle %1875, %1876 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1878 = arith.muli %1852, %c3 : index
            %1879 = arith.addi %1850, %1878 : index
            %1880 = arith.divui %1846, %outTileRows : index
            %1881 = arith.divui %1851, %c3 : index
            %1882 = arith.muli %1880, %1881 : index
            %1883 = arith.divui %1879, %c3 : index
            %1884 = arith.addi %1882, %1883 : index
            %1885 = arith.muli %1884, %c11 : index
            %1886 = arith.remui %1879, %c3 : index
            %1887 = arith.divui %1886, %c19 : index
            %1888 = arith.addi %1885, %1887 : index
            %1889 = arith.muli %outTileRows, %c19 : index
            %1890 = arith.muli %1888, %1889 : index
            %1891 = arith.remui %1846, %outTileRows : index
            %1892 = arith.muli %1891, %c19 : index
            %1893 = arith.addi %1890, %1892 : index
            %1894 = arith.remui %1879, %c19 : index
            %1895 = arith.addi %1893, %1894 : index
            %1896 = arith.cmpi slt, %1843, %36 : index
            scf.if %1896 {
              vector.store %1877, %out[%1895] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1897 = arith.addi %1581, %c65 : index
          %1898 = arith.addi %1897, %c10 : index
          %1899 = memref.load %8[%1898] : memref<?xf32>
          %1900 = arith.addi %1897, %c6 : index
          %1901 = memref.load %8[%1900] : memref<?xf32>
          %1902 = arith.divf %1833, %1901 : f32
          %1903 = vector.broadcast %1902 : f32 to vector<8xf32>
          %1904 = arith.addi %1842, %c3 : index
          %1905 = arith.minsi %1904, %40 : index
          %1906 = arith.divui %1905, %groupSize : index
          %1907 = arith.addi %24, %1906 : index
          %1908 = arith.remui %1905, %groupSize : index
          %1909 = arith.addi %44, %1908 : index
          %1910 = arith.muli %1909, %c18 : index
          %1911 = arith.addi %1910, %51 : index
          scf.for %1912 = %c10 to %c19 step %c4 {
            %1913 = arith.muli %1581, %c13 : index
            %1914 = arith.addi %17, %1913 : index
            %1915 = arith.addi %1914, %c45 : index
            %1916 = arith.muli %1912, %c37 : index
            %1917 = arith.addi %1915, %1916 : index
            %1918 = vector.load %partial[%1917] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1919 = arith.addi %1917, %c18 : index
            %1920 = vector.load %partial[%1919] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1921 = vector.shuffle %1918, %1920 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1922 = arith.mulf %1921, %1903 : vector<8xf32>
            %1923 = arith.addf %1922, %c61 : vector<8xf32>
            %1924 = arith.minimumf %1923, %c96 : vector<8xf32>
            %1925 = arith.maximumf %1924, %c97 : vector<8xf32>
            %1926 = arith.truncf %1925 : vector<8xf32> to vector<8xf16>
            %1927 = vector.bitcast %1926 : vector<8xf16> to vector<4xi32>
            %1928 = vector.shuffle %1927, %1927 [0, 1] : vector<4xi32>, vector<4xi32>
            %1929 = vector.shuffle %1927, %1927 [2, 3] : vector<4xi32>, vector<4xi32>
            %1930 = arith.select %3, %1929, %1928 : vector<2xi32>
            %1931 = arith.select %3, %1928, %1929 : vector<2xi32>
            %1932 = wave.swap_halves %1931 : vector<2xi32>
            %1933 = arith.select %3, %1932, %1930 : vector<2xi32>
            %1934 = arith.select %3, %1930, %1932 : vector<2xi32>
            %1935 = vector.bitcast %1933 : vector<2xi32> to vector<4xf16>
            %1936 = vector.bitcast %1934 : vector<2xi32> to vector<4xf16>
            %1937 = vector.shuffle %1935, %1936 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1938 = arith.muli %1912, %c3 : index
            %1939 = arith.addi %1911, %1938 : index
            %1940 = arith.divui %1907, %outTileRows : index
            %1941 = arith.divui %1851, %c3 : index
            %1942 = arith.muli %1940, %1941 : index
            %1943 = arith.divui %1939, %c3 : index
            %1944 = arith.addi %1942, %1943 : index
            %1945 = arith.muli %1944, %c11 : index
            %1946 = arith.remui %1939, %c3 : index
            %1947 = arith.divui %1946, %c19 : index
            %1948 = arith.addi %1945, %1947 : index
            %1949 = arith.muli %outTileRows, %c19 : index
            %1950 = arith.muli %1948, %1949 : index
            %1951 = arith.remui %1907, %outTileRows : index
            %1952 = arith.muli %1951, %c19 : index
            %1953 = arith.addi %1950, %1952 : index
            %1954 = arith.remui %1939, %c19 : index
            %1955 = arith.addi %1953, %1954 : index
            %1956 = arith.cmpi slt, %1904, %36 : index
            scf.if %1956 {
              vector.store %1937, %out[%1955] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}
