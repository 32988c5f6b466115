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
                %958 = arith.select %957, %c81, %c55 : i32
                %959 = arith.ori %c55, %958 : i32
                %960 = arith.cmpi sgt, %956, %c45 : i32
                %961 = arith.select %960, %c81, %c55 : i32
                %962 = arith.ori %c55, %961 : i32
                %963 = arith.cmpi sgt, %956, %c82 : i32
                %964 = arith.select %963, %c83, %c55 : i32
                %965 = arith.ori %959, %964 : i32
                %966 = arith.cmpi sgt, %956, %c84 : i32
                %967 = arith.select %966, %c83, %c55 : i32
                %968 = arith.ori %962, %967 : i32
                %969 = arith.cmpi sgt, %956, %c85 : i32
                %970 = arith.select %969, %c81, %c55 : i32
                %971 = arith.ori %c55, %970 : i32
                %972 = arith.cmpi sgt, %956, %c86 : i32
                %973 = arith.select %972, %c81, %c55 : i32
                %974 = arith.ori %c55, %973 : i32
                %975 = arith.cmpi sgt, %956, %c87 : i32
                %976 = arith.select %975, %c83, %c55 : i32
                %977 = arith.ori %971, %976 : i32
                %978 = arith.cmpi sgt, %956, %c88 : i32
                %979 = arith.select %978, %c83, %c55 : i32
                %980 = arith.ori %974, %979 : i32
                %981 = arith.cmpi sgt, %956, %c89 : i32
                %982 = arith.select %981, %c81, %c55 : i32
                %983 = arith.ori %c55, %982 : i32
                %984 = arith.cmpi sgt, %956, %c90 : i32
                %985 = arith.select %984, %c81, %c55 : i32
                %986 = arith.ori %c55, %985 : i32
                %987 = arith.cmpi sgt, %956, %c91 : i32
                %988 = arith.select %987, %c83, %c55 : i32
                %989 = arith.ori %983, %988 : i32
                %990 = arith.cmpi sgt, %956, %c92 : i32
                %991 = arith.select %990, %c83, %c55 : i32
                %992 = arith.ori %986, %991 : i32
                %993 = arith.cmpi sgt, %956, %c93 : i32
                %994 = arith.select %993, %c81, %c55 : i32
                %995 = arith.ori %c55, %994 : i32
                %996 = arith.cmpi sgt, %956, %c94 : i32
                %997 = arith.select %996, %c81, %c55 : i32
                %998 = arith.ori %c55, %997 : i32
                %999 = arith.cmpi sgt, %956, %c36 : i32
                %1000 = arith.select %999, %c83, %c55 : i32
                %1001 = arith.ori %995, %1000 : i32
                %1002 = arith.cmpi sgt, %956, %c95 : i32
                %1003 = arith.select %1002, %c83, %c55 : i32
                %1004 = arith.ori %998, %1003 : i32
                %1005 = vector.from_elements %965, %977, %989, %1001 : vector<4xi32>
                %1006 = vector.from_elements %968, %980, %992, %1004 : vector<4xi32>
                %1007 = arith.subi %379, %439 : i32
                %1008 = arith.subi %1007, %c54 : i32
                %1009 = arith.minsi %1008, %c54 : i32
                %1010 = arith.maxsi %1009, %c55 : i32
                %1011 = arith.cmpi sgt, %1010, %c55 : i32
                %1012 = arith.select %1011, %c81, %c55 : i32
                %1013 = arith.ori %c55, %1012 : i32
                %1014 = arith.cmpi sgt, %1010, %c45 : i32
                %1015 = arith.select %1014, %c81, %c55 : i32
                %1016 = arith.ori %c55, %1015 : i32
                %1017 = arith.cmpi sgt, %1010, %c82 : i32
                %1018 = arith.select %1017, %c83, %c55 : i32
                %1019 = arith.ori %1013, %1018 : i32
                %1020 = arith.cmpi sgt, %1010, %c84 : i32
                %1021 = arith.select %1020, %c83, %c55 : i32
                %1022 = arith.ori %1016, %1021 : i32
                %1023 = arith.cmpi sgt, %1010, %c85 : i32
                %1024 = arith.select %1023, %c81, %c55 : i32
                %1025 = arith.ori %c55, %1024 : i32
                %1026 = arith.cmpi sgt, %1010, %c86 : i32
                %1027 = arith.select %1026, %c81, %c55 : i32
                %1028 = arith.ori %c55, %1027 : i32
                %1029 = arith.cmpi sgt, %1010, %c87 : i32
                %1030 = arith.select %1029, %c83, %c55 : i32
                %1031 = arith.ori %1025, %1030 : i32
                %1032 = arith.cmpi sgt, %1010, %c88 : i32
                %1033 = arith.select %1032, %c83, %c55 : i32
                %1034 = arith.ori %1028, %1033 : i32
                %1035 = arith.cmpi sgt, %1010, %c89 : i32
                %1036 = arith.select %1035, %c81, %c55 : i32
                %1037 = arith.ori %c55, %1036 : i32
                %1038 = arith.cmpi sgt, %1010, %c90 : i32
                %1039 = arith.select %1038, %c81, %c55 : i32
                %1040 = arith.ori %c55, %1039 : i32
                %1041 = arith.cmpi sgt, %1010, %c91 : i32
                %1042 = arith.select %1041, %c83, %c55 : i32
                %1043 = arith.ori %1037, %1042 : i32
                %1044 = arith.cmpi sgt, %1010, %c92 : i32
                %1045 = arith.select %1044, %c83, %c55 : i32
                %1046 = arith.ori %1040, %1045 : i32
                %1047 = arith.cmpi sgt, %1010, %c93 : i32
                %1048 = arith.select %1047, %c81, %c55 : i32
                %1049 = arith.ori %c55, %1048 : i32
                %1050 = arith.cmpi sgt, %1010, %c94 : i32
                %1051 = arith.select %1050, %c81, %c55 : i32
                %1052 = arith.ori %c55, %1051 : i32
                %1053 = arith.cmpi sgt, %1010, %c36 : i32
                %1054 = arith.select %1053, %c83, %c55 : i32
                %1055 = arith.ori %1049, %1054 : i32
                %1056 = arith.cmpi sgt, %1010, %c95 : i32
                %1057 = arith.select %1056, %c83, %c55 : i32
                %1058 = arith.ori %1052, %1057 : i32
                %1059 = vector.from_elements %1019, %1031, %1043, %1055 : vector<4xi32>
                %1060 = vector.from_elements %1022, %1034, %1046, %1058 : vector<4xi32>
                scf.yield %1005, %1006, %1059, %1060 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %c80, %c80, %c80, %c80 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1061 = wave.opaque %440 : i32
              %1062 = arith.cmpi sgt, %1061, %355 : i32
              %1063:4 = scf.if %1062 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1064 = arith.andi %690, %952#0 : vector<4xi32>
                %1065 = arith.andi %693, %952#1 : vector<4xi32>
                %1066 = arith.andi %696, %952#2 : vector<4xi32>
                %1067 = arith.andi %699, %952#3 : vector<4xi32>
                scf.yield %1064, %1065, %1066, %1067 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %690, %693, %696, %699 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1068 = vector.shuffle %1063#0, %1063#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1069 = vector.bitcast %1068 : vector<8xi32> to vector<16xf16>
              %1070 = wave.mma %1069, %816, %790#2 : vector<16xf16>, vector<8xf32>
              %1071 = wave.mma %1069, %924, %898#2 : vector<16xf16>, vector<8xf32>
              %1072 = vector.shuffle %1063#2, %1063#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1073 = vector.bitcast %1072 : vector<8xi32> to vector<16xf16>
              %1074 = wave.mma %1073, %823, %1070 : vector<16xf16>, vector<8xf32>
              %1075 = wave.mma %1073, %931, %1071 : vector<16xf16>, vector<8xf32>
              %1076 = wave.opaque %1074 : vector<8xf32>
              %1077 = wave.opaque %1075 : vector<8xf32>
              %1078 = arith.addi %449, %35 : index
              %1079 = arith.addi %1078, %c41 : index
              %1080 = vector.load %kv[%1079] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1081 = arith.addi %449, %35 : index
              %1082 = arith.addi %1081, %c96 : index
              %1083 = vector.load %kv[%1082] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1084 = arith.addi %457, %35 : index
              %1085 = arith.addi %1084, %c41 : index
              %1086 = vector.load %kv[%1085] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1087 = arith.addi %457, %35 : index
              %1088 = arith.addi %1087, %c96 : index
              %1089 = vector.load %kv[%1088] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1090 = wave.opaque %440 : i32
              %1091 = arith.cmpi sgt, %1090, %355 : i32
              %1092:4 = scf.if %1091 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1093 = arith.andi %720, %952#0 : vector<4xi32>
                %1094 = arith.andi %723, %952#1 : vector<4xi32>
                %1095 = arith.andi %726, %952#2 : vector<4xi32>
                %1096 = arith.andi %729, %952#3 : vector<4xi32>
                scf.yield %1093, %1094, %1095, %1096 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %720, %723, %726, %729 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1097 = vector.shuffle %1092#0, %1092#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1098 = vector.bitcast %1097 : vector<8xi32> to vector<16xf16>
              %1099 = wave.mma %1098, %816, %790#3 : vector<16xf16>, vector<8xf32>
              %1100 = wave.mma %1098, %924, %898#3 : vector<16xf16>, vector<8xf32>
              %1101 = vector.shuffle %1092#2, %1092#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1102 = vector.bitcast %1101 : vector<8xi32> to vector<16xf16>
              %1103 = wave.mma %1102, %823, %1099 : vector<16xf16>, vector<8xf32>
              %1104 = wave.mma %1102, %931, %1100 : vector<16xf16>, vector<8xf32>
              %1105 = wave.opaque %1103 : vector<8xf32>
              %1106 = wave.opaque %1104 : vector<8xf32>
              %1107 = arith.addi %449, %35 : index
              %1108 = arith.addi %1107, %c97 : index
              %1109 = vector.load %kv[%1108] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1110 = arith.addi %449, %35 : index
              %1111 = arith.addi %1110, %c98 : index
              %1112 = vector.load %kv[%1111] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1113 = arith.addi %457, %35 : index
              %1114 = arith.addi %1113, %c97 : index
              %1115 = vector.load %kv[%1114] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1116 = arith.addi %457, %35 : index
              %1117 = arith.addi %1116, %c98 : index
              %1118 = vector.load %kv[%1117] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1119 = wave.opaque %440 : i32
              %1120 = arith.cmpi sgt, %1119, %355 : i32
              %1121:4 = scf.if %1120 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1122 = arith.andi %1080, %952#0 : vector<4xi32>
                %1123 = arith.andi %1083, %952#1 : vector<4xi32>
                %1124 = arith.andi %1086, %952#2 : vector<4xi32>
                %1125 = arith.andi %1089, %952#3 : vector<4xi32>
                scf.yield %1122, %1123, %1124, %1125 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1080, %1083, %1086, %1089 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1126 = vector.shuffle %1121#0, %1121#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1127 = vector.bitcast %1126 : vector<8xi32> to vector<16xf16>
              %1128 = wave.mma %1127, %816, %790#4 : vector<16xf16>, vector<8xf32>
              %1129 = wave.mma %1127, %924, %898#4 : vector<16xf16>, vector<8xf32>
              %1130 = vector.shuffle %1121#2, %1121#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1131 = vector.bitcast %1130 : vector<8xi32> to vector<16xf16>
              %1132 = wave.mma %1131, %823, %1128 : vector<16xf16>, vector<8xf32>
              %1133 = wave.mma %1131, %931, %1129 : vector<16xf16>, vector<8xf32>
              %1134 = wave.opaque %1132 : vector<8xf32>
              %1135 = wave.opaque %1133 : vector<8xf32>
              %1136 = arith.addi %449, %35 : index
              %1137 = arith.addi %1136, %c42 : index
              %1138 = vector.load %kv[%1137] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1139 = arith.addi %449, %35 : index
              %1140 = arith.addi %1139, %c99 : index
              %1141 = vector.load %kv[%1140] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1142 = arith.addi %457, %35 : index
              %1143 = arith.addi %1142, %c42 : index
              %1144 = vector.load %kv[%1143] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1145 = arith.addi %457, %35 : index
              %1146 = arith.addi %1145, %c99 : index
              %1147 = vector.load %kv[%1146] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1148 = wave.opaque %440 : i32
              %1149 = arith.cmpi sgt, %1148, %355 : i32
              %1150:4 = scf.if %1149 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1151 = arith.andi %1109, %952#0 : vector<4xi32>
                %1152 = arith.andi %1112, %952#1 : vector<4xi32>
                %1153 = arith.andi %1115, %952#2 : vector<4xi32>
                %1154 = arith.andi %1118, %952#3 : vector<4xi32>
                scf.yield %1151, %1152, %1153, %1154 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1109, %1112, %1115, %1118 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1155 = vector.shuffle %1150#0, %1150#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1156 = vector.bitcast %1155 : vector<8xi32> to vector<16xf16>
              %1157 = wave.mma %1156, %816, %790#5 : vector<16xf16>, vector<8xf32>
              %1158 = wave.mma %1156, %924, %898#5 : vector<16xf16>, vector<8xf32>
              %1159 = vector.shuffle %1150#2, %1150#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1160 = vector.bitcast %1159 : vector<8xi32> to vector<16xf16>
              %1161 = wave.mma %1160, %823, %1157 : vector<16xf16>, vector<8xf32>
              %1162 = wave.mma %1160, %931, %1158 : vector<16xf16>, vector<8xf32>
              %1163 = wave.opaque %1161 : vector<8xf32>
              %1164 = wave.opaque %1162 : vector<8xf32>
              %1165 = arith.addi %449, %35 : index
              %1166 = arith.addi %1165, %c100 : index
              %1167 = vector.load %kv[%1166] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1168 = arith.addi %449, %35 : index
              %1169 = arith.addi %1168, %c101 : index
              %1170 = vector.load %kv[%1169] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1171 = arith.addi %457, %35 : index
              %1172 = arith.addi %1171, %c100 : index
              %1173 = vector.load %kv[%1172] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1174 = arith.addi %457, %35 : index
              %1175 = arith.addi %1174, %c101 : index
              %1176 = vector.load %kv[%1175] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1177 = wave.opaque %440 : i32
              %1178 = arith.cmpi sgt, %1177, %355 : i32
              %1179:4 = scf.if %1178 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1180 = arith.andi %1138, %952#0 : vector<4xi32>
                %1181 = arith.andi %1141, %952#1 : vector<4xi32>
                %1182 = arith.andi %1144, %952#2 : vector<4xi32>
                %1183 = arith.andi %1147, %952#3 : vector<4xi32>
                scf.yield %1180, %1181, %1182, %1183 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1138, %1141, %1144, %1147 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1184 = vector.shuffle %1179#0, %1179#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1185 = vector.bitcast %1184 : vector<8xi32> to vector<16xf16>
              %1186 = wave.mma %1185, %816, %790#6 : vector<16xf16>, vector<8xf32>
              %1187 = wave.mma %1185, %924, %898#6 : vector<16xf16>, vector<8xf32>
              %1188 = vector.shuffle %1179#2, %1179#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1189 = vector.bitcast %1188 : vector<8xi32> to vector<16xf16>
              %1190 = wave.mma %1189, %823, %1186 : vector<16xf16>, vector<8xf32>
              %1191 = wave.mma %1189, %931, %1187 : vector<16xf16>, vector<8xf32>
              %1192 = wave.opaque %1190 : vector<8xf32>
              %1193 = wave.opaque %1191 : vector<8xf32>
              %1194 = arith.addi %449, %35 : index
              %1195 = arith.addi %1194, %c43 : index
              %1196 = vector.load %kv[%1195] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1197 = arith.addi %449, %35 : index
              %1198 = arith.addi %1197, %c102 : index
              %1199 = vector.load %kv[%1198] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1200 = arith.addi %457, %35 : index
              %1201 = arith.addi %1200, %c43 : index
              %1202 = vector.load %kv[%1201] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1203 = arith.addi %457, %35 : index
              %1204 = arith.addi %1203, %c102 : index
              %1205 = vector.load %kv[%1204] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1206 = wave.opaque %440 : i32
              %1207 = arith.cmpi sgt, %1206, %355 : i32
              %1208:4 = scf.if %1207 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1209 = arith.andi %1167, %952#0 : vector<4xi32>
                %1210 = arith.andi %1170, %952#1 : vector<4xi32>
                %1211 = arith.andi %1173, %952#2 : vector<4xi32>
                %1212 = arith.andi %1176, %952#3 : vector<4xi32>
                scf.yield %1209, %1210, %1211, %1212 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1167, %1170, %1173, %1176 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1213 = vector.shuffle %1208#0, %1208#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1214 = vector.bitcast %1213 : vector<8xi32> to vector<16xf16>
              %1215 = wave.mma %1214, %816, %790#7 : vector<16xf16>, vector<8xf32>
              %1216 = wave.mma %1214, %924, %898#7 : vector<16xf16>, vector<8xf32>
              %1217 = vector.shuffle %1208#2, %1208#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1218 = vector.bitcast %1217 : vector<8xi32> to vector<16xf16>
              %1219 = wave.mma %1218, %823, %1215 : vector<16xf16>, vector<8xf32>
              %1220 = wave.mma %1218, %931, %1216 : vector<16xf16>, vector<8xf32>
              %1221 = wave.opaque %1219 : vector<8xf32>
              %1222 = wave.opaque %1220 : vector<8xf32>
              %1223 = arith.addi %449, %35 : index
              %1224 = arith.addi %1223, %c103 : index
              %1225 = vector.load %kv[%1224] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1226 = arith.addi %449, %35 : index
              %1227 = arith.addi %1226, %c104 : index
              %1228 = vector.load %kv[%1227] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1229 = arith.addi %457, %35 : index
              %1230 = arith.addi %1229, %c103 : index
              %1231 = vector.load %kv[%1230] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1232 = arith.addi %457, %35 : index
              %1233 = arith.addi %1232, %c104 : index
              %1234 = vector.load %kv[%1233] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1235 = wave.opaque %440 : i32
              %1236 = arith.cmpi sgt, %1235, %355 : i32
              %1237:4 = scf.if %1236 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1238 = arith.andi %1196, %952#0 : vector<4xi32>
                %1239 = arith.andi %1199, %952#1 : vector<4xi32>
                %1240 = arith.andi %1202, %952#2 : vector<4xi32>
                %1241 = arith.andi %1205, %952#3 : vector<4xi32>
                scf.yield %1238, %1239, %1240, %1241 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1196, %1199, %1202, %1205 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1242 = vector.shuffle %1237#0, %1237#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1243 = vector.bitcast %1242 : vector<8xi32> to vector<16xf16>
              %1244 = wave.mma %1243, %816, %790#8 : vector<16xf16>, vector<8xf32>
              %1245 = wave.mma %1243, %924, %898#8 : vector<16xf16>, vector<8xf32>
              %1246 = vector.shuffle %1237#2, %1237#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1247 = vector.bitcast %1246 : vector<8xi32> to vector<16xf16>
              %1248 = wave.mma %1247, %823, %1244 : vector<16xf16>, vector<8xf32>
              %1249 = wave.mma %1247, %931, %1245 : vector<16xf16>, vector<8xf32>
              %1250 = wave.opaque %1248 : vector<8xf32>
              %1251 = wave.opaque %1249 : vector<8xf32>
              wave.pin
              %1252 = wave.opaque %440 : i32
              %1253 = arith.cmpi sgt, %1252, %355 : i32
              %1254:4 = scf.if %1253 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1255 = arith.andi %1225, %952#0 : vector<4xi32>
                %1256 = arith.andi %1228, %952#1 : vector<4xi32>
                %1257 = arith.andi %1231, %952#2 : vector<4xi32>
                %1258 = arith.andi %1234, %952#3 : vector<4xi32>
                scf.yield %1255, %1256, %1257, %1258 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1225, %1228, %1231, %1234 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1259 = vector.shuffle %1254#0, %1254#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1260 = vector.bitcast %1259 : vector<8xi32> to vector<16xf16>
              %1261 = wave.mma %1260, %816, %790#9 : vector<16xf16>, vector<8xf32>
              %1262 = wave.mma %1260, %924, %898#9 : vector<16xf16>, vector<8xf32>
              %1263 = vector.shuffle %1254#2, %1254#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1264 = vector.bitcast %1263 : vector<8xi32> to vector<16xf16>
              %1265 = wave.mma %1264, %823, %1261 : vector<16xf16>, vector<8xf32>
              %1266 = wave.mma %1264, %931, %1262 : vector<16xf16>, vector<8xf32>
              %1267 = wave.opaque %1265 : vector<8xf32>
              %1268 = wave.opaque %1266 : vector<8xf32>
              wave.pin
              %1269 = wave.opaque %440 : i32
              %1270 = arith.cmpi slt, %1269, %379 : i32
              %1271:4 = scf.if %1270 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1272 = arith.addi %466, %35 : index
                %1273 = arith.addi %1272, %c10 : index
                %1274 = vector.load %kv[%1273] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1275 = arith.addi %466, %35 : index
                %1276 = arith.addi %1275, %c24 : index
                %1277 = vector.load %kv[%1276] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1278 = arith.addi %474, %35 : index
                %1279 = arith.addi %1278, %c10 : index
                %1280 = vector.load %kv[%1279] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1281 = arith.addi %474, %35 : index
                %1282 = arith.addi %1281, %c24 : index
                %1283 = vector.load %kv[%1282] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %1274, %1277, %1280, %1283 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1254#0, %1254#1, %1254#2, %1254#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              scf.yield %1271#0, %1271#1, %1271#2, %1271#3, %790#0, %841, %1076, %1105, %1134, %1163, %1192, %1221, %1250, %1267, %898#0, %949, %1077, %1106, %1135, %1164, %1193, %1222, %1251, %1268 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %1284 = wave.opaque %c10 : index
            %1285 = arith.addi %0, %1284 : index
            %1286 = arith.cmpi eq, %377, %374 : i32
            %1287 = wave.swap_halves %437#5 : f32
            %1288 = arith.addf %437#5, %1287 : f32
            %1289 = arith.addi %1285, %c10 : index
            %1290:2 = scf.if %1286 -> (f32, f32) {
              scf.yield %c59, %c60 : f32, f32
            } else {
              %1291 = arith.addi %1285, %c10 : index
              %1292 = arith.addi %1291, %c10 : index
              %1293 = memref.load %8[%1292] : memref<?xf32>
              %1294 = arith.addi %1291, %c6 : index
              %1295 = memref.load %8[%1294] : memref<?xf32>
              scf.yield %1293, %1295 : f32, f32
            }
            %1296 = arith.maxnumf %1290#0, %437#4 fastmath<nnan> : f32
            %1297 = arith.subf %1290#0, %1296 : f32
            %1298 = wave.exp2 %1297 : f32
            %1299 = arith.subf %437#4, %1296 : f32
            %1300 = wave.exp2 %1299 : f32
            %1301 = arith.mulf %1290#1, %1298 : f32
            %1302 = math.fma %1288, %1300, %1301 : f32
            memref.store %1296, %8[%1289] : memref<?xf32>
            %1303 = arith.addi %1289, %c6 : index
            memref.store %1302, %8[%1303] : memref<?xf32>
            %1304 = vector.broadcast %1298 : f32 to vector<8xf32>
            %1305 = vector.broadcast %1300 : f32 to vector<8xf32>
            scf.if %1286 {
              %1306 = arith.muli %1285, %c13 : index
              %1307 = arith.addi %c10, %1306 : index
              %1308 = arith.addi %1307, %c10 : index
              %1309 = arith.addi %1308, %c10 : index
              %1310 = vector.shuffle %437#6, %437#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1310, %5[%1309] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1311 = vector.shuffle %437#6, %437#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1312 = arith.addi %1309, %c18 : index
              vector.store %1311, %5[%1312] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1313 = arith.muli %1285, %c13 : index
              %1314 = arith.addi %c10, %1313 : index
              %1315 = arith.addi %1314, %c10 : index
              %1316 = arith.addi %1315, %c37 : index
              %1317 = vector.shuffle %437#7, %437#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1317, %5[%1316] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1318 = vector.shuffle %437#7, %437#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1319 = arith.addi %1316, %c18 : index
              vector.store %1318, %5[%1319] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1320 = arith.muli %1285, %c13 : index
              %1321 = arith.addi %c10, %1320 : index
              %1322 = arith.addi %1321, %c10 : index
              %1323 = arith.addi %1322, %c38 : index
              %1324 = vector.shuffle %437#8, %437#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1324, %5[%1323] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1325 = vector.shuffle %437#8, %437#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1326 = arith.addi %1323, %c18 : index
              vector.store %1325, %5[%1326] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1327 = arith.muli %1285, %c13 : index
              %1328 = arith.addi %c10, %1327 : index
              %1329 = arith.addi %1328, %c10 : index
              %1330 = arith.addi %1329, %c39 : index
              %1331 = vector.shuffle %437#9, %437#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1331, %5[%1330] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1332 = vector.shuffle %437#9, %437#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1333 = arith.addi %1330, %c18 : index
              vector.store %1332, %5[%1333] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1334 = arith.muli %1285, %c13 : index
              %1335 = arith.addi %c10, %1334 : index
              %1336 = arith.addi %1335, %c10 : index
              %1337 = arith.addi %1336, %c40 : index
              %1338 = vector.shuffle %437#10, %437#10 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1338, %5[%1337] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1339 = vector.shuffle %437#10, %437#10 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1340 = arith.addi %1337, %c18 : index
              vector.store %1339, %5[%1340] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1341 = arith.muli %1285, %c13 : index
              %1342 = arith.addi %c10, %1341 : index
              %1343 = arith.addi %1342, %c10 : index
              %1344 = arith.addi %1343, %c41 : index
              %1345 = vector.shuffle %437#11, %437#11 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1345, %5[%1344] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1346 = vector.shuffle %437#11, %437#11 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1347 = arith.addi %1344, %c18 : index
              vector.store %1346, %5[%1347] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1348 = arith.muli %1285, %c13 : index
              %1349 = arith.addi %c10, %1348 : index
              %1350 = arith.addi %1349, %c10 : index
              %1351 = arith.addi %1350, %c42 : index
              %1352 = vector.shuffle %437#12, %437#12 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1352, %5[%1351] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1353 = vector.shuffle %437#12, %437#12 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1354 = arith.addi %1351, %c18 : index
              vector.store %1353, %5[%1354] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1355 = arith.muli %1285, %c13 : index
              %1356 = arith.addi %c10, %1355 : index
              %1357 = arith.addi %1356, %c10 : index
              %1358 = arith.addi %1357, %c43 : index
              %1359 = vector.shuffle %437#13, %437#13 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1359, %5[%1358] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1360 = vector.shuffle %437#13, %437#13 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1361 = arith.addi %1358, %c18 : index
              vector.store %1360, %5[%1361] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1362 = arith.muli %1285, %c13 : index
              %1363 = arith.addi %c10, %1362 : index
              %1364 = arith.addi %1363, %c10 : index
              %1365 = arith.addi %1364, %c10 : index
              %1366 = vector.load %5[%1365] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1367 = arith.addi %1365, %c18 : index
              %1368 = vector.load %5[%1367] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1369 = vector.shuffle %1366, %1368 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1370 = arith.mulf %1369, %1304 : vector<8xf32>
              %1371 = math.fma %437#6, %1305, %1370 : vector<8xf32>
              %1372 = arith.muli %1285, %c13 : index
              %1373 = arith.addi %c10, %1372 : index
              %1374 = arith.addi %1373, %c10 : index
              %1375 = arith.addi %1374, %c10 : index
              %1376 = vector.shuffle %1371, %1371 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1376, %5[%1375] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1377 = vector.shuffle %1371, %1371 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1378 = arith.addi %1375, %c18 : index
              vector.store %1377, %5[%1378] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1379 = arith.muli %1285, %c13 : index
              %1380 = arith.addi %c10, %1379 : index
              %1381 = arith.addi %1380, %c10 : index
              %1382 = arith.addi %1381, %c37 : index
              %1383 = vector.load %5[%1382] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1384 = arith.addi %1382, %c18 : index
              %1385 = vector.load %5[%1384] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1386 = vector.shuffle %1383, %1385 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1387 = arith.mulf %1386, %1304 : vector<8xf32>
              %1388 = math.fma %437#7, %1305, %1387 : vector<8xf32>
              %1389 = arith.muli %1285, %c13 : index
              %1390 = arith.addi %c10, %1389 : index
              %1391 = arith.addi %1390, %c10 : index
              %1392 = arith.addi %1391, %c37 : index
              %1393 = vector.shuffle %1388, %1388 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1393, %5[%1392] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1394 = vector.shuffle %1388, %1388 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1395 = arith.addi %1392, %c18 : index
              vector.store %1394, %5[%1395] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1396 = arith.muli %1285, %c13 : index
              %1397 = arith.addi %c10, %1396 : index
              %1398 = arith.addi %1397, %c10 : index
              %1399 = arith.addi %1398, %c38 : index
              %1400 = vector.load %5[%1399] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1401 = arith.addi %1399, %c18 : index
              %1402 = vector.load %5[%1401] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1403 = vector.shuffle %1400, %1402 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1404 = arith.mulf %1403, %1304 : vector<8xf32>
              %1405 = math.fma %437#8, %1305, %1404 : vector<8xf32>
              %1406 = arith.muli %1285, %c13 : index
              %1407 = arith.addi %c10, %1406 : index
              %1408 = arith.addi %1407, %c10 : index
              %1409 = arith.addi %1408, %c38 : index
              %1410 = vector.shuffle %1405, %1405 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1410, %5[%1409] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1411 = vector.shuffle %1405, %1405 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1412 = arith.addi %1409, %c18 : index
              vector.store %1411, %5[%1412] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1413 = arith.muli %1285, %c13 : index
              %1414 = arith.addi %c10, %1413 : index
              %1415 = arith.addi %1414, %c10 : index
              %1416 = arith.addi %1415, %c39 : index
              %1417 = vector.load %5[%1416] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1418 = arith.addi %1416, %c18 : index
              %1419 = vector.load %5[%1418] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1420 = vector.shuffle %1417, %1419 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1421 = arith.mulf %1420, %1304 : vector<8xf32>
              %1422 = math.fma %437#9, %1305, %1421 : vector<8xf32>
              %1423 = arith.muli %1285, %c13 : index
              %1424 = arith.addi %c10, %1423 : index
              %1425 = arith.addi %1424, %c10 : index
              %1426 = arith.addi %1425, %c39 : index
              %1427 = vector.shuffle %1422, %1422 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1427, %5[%1426] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1428 = vector.shuffle %1422, %1422 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1429 = arith.addi %1426, %c18 : index
              vector.store %1428, %5[%1429] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1430 = arith.muli %1285, %c13 : index
              %1431 = arith.addi %c10, %1430 : index
              %1432 = arith.addi %1431, %c10 : index
              %1433 = arith.addi %1432, %c40 : index
              %1434 = vector.load %5[%1433] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1435 = arith.addi %1433, %c18 : index
              %1436 = vector.load %5[%1435] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1437 = vector.shuffle %1434, %1436 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1438 = arith.mulf %1437, %1304 : vector<8xf32>
              %1439 = math.fma %437#10, %1305, %1438 : vector<8xf32>
              %1440 = arith.muli %1285, %c13 : index
              %1441 = arith.addi %c10, %1440 : index
              %1442 = arith.addi %1441, %c10 : index
              %1443 = arith.addi %1442, %c40 : index
              %1444 = vector.shuffle %1439, %1439 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1444, %5[%1443] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1445 = vector.shuffle %1439, %1439 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1446 = arith.addi %1443, %c18 : index
              vector.store %1445, %5[%1446] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1447 = arith.muli %1285, %c13 : index
              %1448 = arith.addi %c10, %1447 : index
              %1449 = arith.addi %1448, %c10 : index
              %1450 = arith.addi %1449, %c41 : index
              %1451 = vector.load %5[%1450] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1452 = arith.addi %1450, %c18 : index
              %1453 = vector.load %5[%1452] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1454 = vector.shuffle %1451, %1453 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1455 = arith.mulf %1454, %1304 : vector<8xf32>
              %1456 = math.fma %437#11, %1305, %1455 : vector<8xf32>
              %1457 = arith.muli %1285, %c13 : index
              %1458 = arith.addi %c10, %1457 : index
              %1459 = arith.addi %1458, %c10 : index
              %1460 = arith.addi %1459, %c41 : index
              %1461 = vector.shuffle %1456, %1456 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1461, %5[%1460] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1462 = vector.shuffle %1456, %1456 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1463 = arith.addi %1460, %c18 : index
              vector.store %1462, %5[%1463] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1464 = arith.muli %1285, %c13 : index
              %1465 = arith.addi %c10, %1464 : index
              %1466 = arith.addi %1465, %c10 : index
              %1467 = arith.addi %1466, %c42 : index
              %1468 = vector.load %5[%1467] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1469 = arith.addi %1467, %c18 : index
              %1470 = vector.load %5[%1469] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1471 = vector.shuffle %1468, %1470 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1472 = arith.mulf %1471, %1304 : vector<8xf32>
              %1473 = math.fma %437#12, %1305, %1472 : vector<8xf32>
              %1474 = arith.muli %1285, %c13 : index
              %1475 = arith.addi %c10, %1474 : index
              %1476 = arith.addi %1475, %c10 : index
              %1477 = arith.addi %1476, %c42 : index
              %1478 = vector.shuffle %1473, %1473 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1478, %5[%1477] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1479 = vector.shuffle %1473, %1473 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1480 = arith.addi %1477, %c18 : index
              vector.store %1479, %5[%1480] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1481 = arith.muli %1285, %c13 : index
              %1482 = arith.addi %c10, %1481 : index
              %1483 = arith.addi %1482, %c10 : index
              %1484 = arith.addi %1483, %c43 : index
              %1485 = vector.load %5[%1484] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1486 = arith.addi %1484, %c18 : index
              %1487 = vector.load %5[%1486] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1488 = vector.shuffle %1485, %1487 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1489 = arith.mulf %1488, %1304 : vector<8xf32>
              %1490 = math.fma %437#13, %1305, %1489 : vector<8xf32>
              %1491 = arith.muli %1285, %c13 : index
              %1492 = arith.addi %c10, %1491 : index
              %1493 = arith.addi %1492, %c10 : index
              %1494 = arith.addi %1493, %c43 : index
              %1495 = vector.shuffle %1490, %1490 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1495, %5[%1494] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1496 = vector.shuffle %1490, %1490 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1497 = arith.addi %1494, %c18 : index
              vector.store %1496, %5[%1497] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
            %1498 = wave.swap_halves %437#15 : f32
            %1499 = arith.addf %437#15, %1498 : f32
            %1500 = arith.addi %1285, %c24 : index
            %1501:2 = scf.if %1286 -> (f32, f32) {
              scf.yield %c59, %c60 : f32, f32
            } else {
              %1502 = arith.addi %1285, %c24 : index
              %1503 = arith.addi %1502, %c10 : index
              %1504 = memref.load %8[%1503] : memref<?xf32>
              %1505 = arith.addi %1502, %c6 : index
              %1506 = memref.load %8[%1505] : memref<?xf32>
              scf.yield %1504, %1506 : f32, f32
            }
            %1507 = arith.maxnumf %1501#0, %437#14 fastmath<nnan> : f32
            %1508 = arith.subf %1501#0, %1507 : f32
            %1509 = wave.exp2 %1508 : f32
            %1510 = arith.subf %437#14, %1507 : f32
            %1511 = wave.exp2 %1510 : f32
            %1512 = arith.mulf %1501#1, %1509 : f32
            %1513 = math.fma %1499, %1511, %1512 : f32
            memref.store %1507, %8[%1500] : memref<?xf32>
            %1514 = arith.addi %1500, %c6 : index
            memref.store %1513, %8[%1514] : memref<?xf32>
            %1515 = vector.broadcast %1509 : f32 to vector<8xf32>
            %1516 = vector.broadcast %1511 : f32 to vector<8xf32>
            scf.if %1286 {
              %1517 = arith.muli %1285, %c13 : index
              %1518 = arith.addi %c10, %1517 : index
              %1519 = arith.addi %1518, %c17 : index
              %1520 = arith.addi %1519, %c10 : index
              %1521 = vector.shuffle %437#16, %437#16 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1521, %5[%1520] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1522 = vector.shuffle %437#16, %437#16 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1523 = arith.addi %1520, %c18 : index
              vector.store %1522, %5[%1523] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1524 = arith.muli %1285, %c13 : index
              %1525 = arith.addi %c10, %1524 : index
              %1526 = arith.addi %1525, %c17 : index
              %1527 = arith.addi %1526, %c37 : index
              %1528 = vector.shuffle %437#17, %437#17 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1528, %5[%1527] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1529 = vector.shuffle %437#17, %437#17 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1530 = arith.addi %1527, %c18 : index
              vector.store %1529, %5[%1530] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1531 = arith.muli %1285, %c13 : index
              %1532 = arith.addi %c10, %1531 : index
              %1533 = arith.addi %1532, %c17 : index
              %1534 = arith.addi %1533, %c38 : index
              %1535 = vector.shuffle %437#18, %437#18 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1535, %5[%1534] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1536 = vector.shuffle %437#18, %437#18 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1537 = arith.addi %1534, %c18 : index
              vector.store %1536, %5[%1537] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1538 = arith.muli %1285, %c13 : index
              %1539 = arith.addi %c10, %1538 : index
              %1540 = arith.addi %1539, %c17 : index
              %1541 = arith.addi %1540, %c39 : index
              %1542 = vector.shuffle %437#19, %437#19 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1542, %5[%1541] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1543 = vector.shuffle %437#19, %437#19 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1544 = arith.addi %1541, %c18 : index
              vector.store %1543, %5[%1544] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1545 = arith.muli %1285, %c13 : index
              %1546 = arith.addi %c10, %1545 : index
              %1547 = arith.addi %1546, %c17 : index
              %1548 = arith.addi %1547, %c40 : index
              %1549 = vector.shuffle %437#20, %437#20 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1549, %5[%1548] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1550 = vector.shuffle %437#20, %437#20 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1551 = arith.addi %1548, %c18 : index
              vector.store %1550, %5[%1551] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1552 = arith.muli %1285, %c13 : index
              %1553 = arith.addi %c10, %1552 : index
              %1554 = arith.addi %1553, %c17 : index
              %1555 = arith.addi %1554, %c41 : index
              %1556 = vector.shuffle %437#21, %437#21 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1556, %5[%1555] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1557 = vector.shuffle %437#21, %437#21 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1558 = arith.addi %1555, %c18 : index
              vector.store %1557, %5[%1558] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1559 = arith.muli %1285, %c13 : index
              %1560 = arith.addi %c10, %1559 : index
              %1561 = arith.addi %1560, %c17 : index
              %1562 = arith.addi %1561, %c42 : index
              %1563 = vector.shuffle %437#22, %437#22 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1563, %5[%1562] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1564 = vector.shuffle %437#22, %437#22 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1565 = arith.addi %1562, %c18 : index
              vector.store %1564, %5[%1565] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1566 = arith.muli %1285, %c13 : index
              %1567 = arith.addi %c10, %1566 : index
              %1568 = arith.addi %1567, %c17 : index
              %1569 = arith.addi %1568, %c43 : index
              %1570 = vector.shuffle %437#23, %437#23 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1570, %5[%1569] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1571 = vector.shuffle %437#23, %437#23 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1572 = arith.addi %1569, %c18 : index
              vector.store %1571, %5[%1572] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1573 = arith.muli %1285, %c13 : index
              %1574 = arith.addi %c10, %1573 : index
              %1575 = arith.addi %1574, %c17 : index
              %1576 = arith.addi %1575, %c10 : index
              %1577 = vector.load %5[%1576] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1578 = arith.addi %1576, %c18 : index
              %1579 = vector.load %5[%1578] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1580 = vector.shuffle %1577, %1579 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1581 = arith.mulf %1580, %1515 : vector<8xf32>
              %1582 = math.fma %437#16, %1516, %1581 : vector<8xf32>
              %1583 = arith.muli %1285, %c13 : index
              %1584 = arith.addi %c10, %1583 : index
              %1585 = arith.addi %1584, %c17 : index
              %1586 = arith.addi %1585, %c10 : index
              %1587 = vector.shuffle %1582, %1582 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1587, %5[%1586] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1588 = vector.shuffle %1582, %1582 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1589 = arith.addi %1586, %c18 : index
              vector.store %1588, %5[%1589] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1590 = arith.muli %1285, %c13 : index
              %1591 = arith.addi %c10, %1590 : index
              %1592 = arith.addi %1591, %c17 : index
              %1593 = arith.addi %1592, %c37 : index
              %1594 = vector.load %5[%1593] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1595 = arith.addi %1593, %c18 : index
              %1596 = vector.load %5[%1595] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1597 = vector.shuffle %1594, %1596 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1598 = arith.mulf %1597, %1515 : vector<8xf32>
              %1599 = math.fma %437#17, %1516, %1598 : vector<8xf32>
              %1600 = arith.muli %1285, %c13 : index
              %1601 = arith.addi %c10, %1600 : index
              %1602 = arith.addi %1601, %c17 : index
              %1603 = arith.addi %1602, %c37 : index
              %1604 = vector.shuffle %1599, %1599 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1604, %5[%1603] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1605 = vector.shuffle %1599, %1599 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1606 = arith.addi %1603, %c18 : index
              vector.store %1605, %5[%1606] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1607 = arith.muli %1285, %c13 : index
              %1608 = arith.addi %c10, %1607 : index
              %1609 = arith.addi %1608, %c17 : index
              %1610 = arith.addi %1609, %c38 : index
              %1611 = vector.load %5[%1610] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1612 = arith.addi %1610, %c18 : index
              %1613 = vector.load %5[%1612] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1614 = vector.shuffle %1611, %1613 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1615 = arith.mulf %1614, %1515 : vector<8xf32>
              %1616 = math.fma %437#18, %1516, %1615 : vector<8xf32>
              %1617 = arith.muli %1285, %c13 : index
              %1618 = arith.addi %c10, %1617 : index
              %1619 = arith.addi %1618, %c17 : index
              %1620 = arith.addi %1619, %c38 : index
              %1621 = vector.shuffle %1616, %1616 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1621, %5[%1620] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1622 = vector.shuffle %1616, %1616 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1623 = arith.addi %1620, %c18 : index
              vector.store %1622, %5[%1623] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1624 = arith.muli %1285, %c13 : index
              %1625 = arith.addi %c10, %1624 : index
              %1626 = arith.addi %1625, %c17 : index
              %1627 = arith.addi %1626, %c39 : index
              %1628 = vector.load %5[%1627] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1629 = arith.addi %1627, %c18 : index
              %1630 = vector.load %5[%1629] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1631 = vector.shuffle %1628, %1630 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1632 = arith.mulf %1631, %1515 : vector<8xf32>
              %1633 = math.fma %437#19, %1516, %1632 : vector<8xf32>
              %1634 = arith.muli %1285, %c13 : index
              %1635 = arith.addi %c10, %1634 : index
              %1636 = arith.addi %1635, %c17 : index
              %1637 = arith.addi %1636, %c39 : index
              %1638 = vector.shuffle %1633, %1633 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1638, %5[%1637] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1639 = vector.shuffle %1633, %1633 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1640 = arith.addi %1637, %c18 : index
              vector.store %1639, %5[%1640] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1641 = arith.muli %1285, %c13 : index
              %1642 = arith.addi %c10, %1641 : index
              %1643 = arith.addi %1642, %c17 : index
              %1644 = arith.addi %1643, %c40 : index
              %1645 = vector.load %5[%1644] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1646 = arith.addi %1644, %c18 : index
              %1647 = vector.load %5[%1646] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1648 = vector.shuffle %1645, %1647 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1649 = arith.mulf %1648, %1515 : vector<8xf32>
              %1650 = math.fma %437#20, %1516, %1649 : vector<8xf32>
              %1651 = arith.muli %1285, %c13 : index
              %1652 = arith.addi %c10, %1651 : index
              %1653 = arith.addi %1652, %c17 : index
              %1654 = arith.addi %1653, %c40 : index
              %1655 = vector.shuffle %1650, %1650 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1655, %5[%1654] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1656 = vector.shuffle %1650, %1650 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1657 = arith.addi %1654, %c18 : index
              vector.store %1656, %5[%1657] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1658 = arith.muli %1285, %c13 : index
              %1659 = arith.addi %c10, %1658 : index
              %1660 = arith.addi %1659, %c17 : index
              %1661 = arith.addi %1660, %c41 : index
              %1662 = vector.load %5[%1661] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1663 = arith.addi %1661, %c18 : index
              %1664 = vector.load %5[%1663] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1665 = vector.shuffle %1662, %1664 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1666 = arith.mulf %1665, %1515 : vector<8xf32>
              %1667 = math.fma %437#21, %1516, %1666 : vector<8xf32>
              %1668 = arith.muli %1285, %c13 : index
              %1669 = arith.addi %c10, %1668 : index
              %1670 = arith.addi %1669, %c17 : index
              %1671 = arith.addi %1670, %c41 : index
              %1672 = vector.shuffle %1667, %1667 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1672, %5[%1671] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1673 = vector.shuffle %1667, %1667 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1674 = arith.addi %1671, %c18 : index
              vector.store %1673, %5[%1674] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1675 = arith.muli %1285, %c13 : index
              %1676 = arith.addi %c10, %1675 : index
              %1677 = arith.addi %1676, %c17 : index
              %1678 = arith.addi %1677, %c42 : index
              %1679 = vector.load %5[%1678] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1680 = arith.addi %1678, %c18 : index
              %1681 = vector.load %5[%1680] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1682 = vector.shuffle %1679, %1681 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1683 = arith.mulf %1682, %1515 : vector<8xf32>
              %1684 = math.fma %437#22, %1516, %1683 : vector<8xf32>
              %1685 = arith.muli %1285, %c13 : index
              %1686 = arith.addi %c10, %1685 : index
              %1687 = arith.addi %1686, %c17 : index
              %1688 = arith.addi %1687, %c42 : index
              %1689 = vector.shuffle %1684, %1684 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1689, %5[%1688] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1690 = vector.shuffle %1684, %1684 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1691 = arith.addi %1688, %c18 : index
              vector.store %1690, %5[%1691] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1692 = arith.muli %1285, %c13 : index
              %1693 = arith.addi %c10, %1692 : index
              %1694 = arith.addi %1693, %c17 : index
              %1695 = arith.addi %1694, %c43 : index
              %1696 = vector.load %5[%1695] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1697 = arith.addi %1695, %c18 : index
              %1698 = vector.load %5[%1697] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1699 = vector.shuffle %1696, %1698 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1700 = arith.mulf %1699, %1515 : vector<8xf32>
              %1701 = math.fma %437#23, %1516, %1700 : vector<8xf32>
              %1702 = arith.muli %1285, %c13 : index
              %1703 = arith.addi %c10, %1702 : index
              %1704 = arith.addi %1703, %c17 : index
              %1705 = arith.addi %1704, %c43 : index
              %1706 = vector.shuffle %1701, %1701 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1706, %5[%1705] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1707 = vector.shuffle %1701, %1701 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1708 = arith.addi %1705, %c18 : index
              vector.store %1707, %5[%1708] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1709 = arith.cmpi sgt, %366, %c57 : i32
          scf.if %1709 {
            %1710 = arith.cmpi eq, %374, %371 : i32
            %1711 = wave.opaque %c10 : index
            %1712 = arith.addi %0, %1711 : index
            %1713 = arith.addi %1712, %c10 : index
            %1714 = arith.addi %1713, %c10 : index
            %1715 = memref.load %8[%1714] : memref<?xf32>
            %1716 = arith.addi %1713, %c6 : index
            %1717 = memref.load %8[%1716] : memref<?xf32>
            %1718 = arith.addi %1712, %c18 : index
            %1719:2 = scf.if %1710 -> (f32, f32) {
              scf.yield %c59, %c60 : f32, f32
            } else {
              %1720 = arith.addi %1712, %c18 : index
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
              %1737 = arith.addi %c10, %1736 : index
              %1738 = arith.addi %1737, %c10 : index
              %1739 = arith.muli %1735, %c37 : index
              %1740 = arith.addi %1738, %1739 : index
              %1741 = vector.load %5[%1740] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1742 = arith.addi %1740, %c18 : index
              %1743 = vector.load %5[%1742] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1744 = vector.shuffle %1741, %1743 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1710 {
                %1745 = arith.muli %1712, %c13 : index
                %1746 = arith.addi %16, %1745 : index
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
                %1754 = arith.addi %16, %1753 : index
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
                %1765 = arith.addi %16, %1764 : index
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
            %1772 = arith.addi %1712, %c24 : index
            %1773 = arith.addi %1772, %c10 : index
            %1774 = memref.load %8[%1773] : memref<?xf32>
            %1775 = arith.addi %1772, %c6 : index
            %1776 = memref.load %8[%1775] : memref<?xf32>
            %1777 = arith.addi %1712, %c64 : index
            %1778:2 = scf.if %1710 -> (f32, f32) {
              scf.yield %c59, %c60 : f32, f32
            } else {
              %1779 = arith.addi %1712, %c64 : index
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
              %1796 = arith.addi %c10, %1795 : index
              %1797 = arith.addi %1796, %c17 : index
              %1798 = arith.muli %1794, %c37 : index
              %1799 = arith.addi %1797, %1798 : index
              %1800 = vector.load %5[%1799] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1801 = arith.addi %1799, %c18 : index
              %1802 = vector.load %5[%1801] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1803 = vector.shuffle %1800, %1802 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1710 {
                %1804 = arith.muli %1712, %c13 : index
                %1805 = arith.addi %16, %1804 : index
                %1806 = arith.addi %1805, %c17 : index
                %1807 = arith.muli %1794, %c37 : index
                %1808 = arith.addi %1806, %1807 : index
                %1809 = vector.shuffle %1803, %1803 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1809, %partial[%1808] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1810 = vector.shuffle %1803, %1803 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1811 = arith.addi %1808, %c18 : index
                vector.store %1810, %partial[%1811] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1812 = arith.muli %1712, %c13 : index
                %1813 = arith.addi %16, %1812 : index
                %1814 = arith.addi %1813, %c17 : index
                %1815 = arith.muli %1794, %c37 : index
                %1816 = arith.addi %1814, %1815 : index
                %1817 = vector.load %partial[%1816] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1818 = arith.addi %1816, %c18 : index
                %1819 = vector.load %partial[%1818] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1820 = vector.shuffle %1817, %1819 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1821 = arith.mulf %1820, %1792 : vector<8xf32>
                %1822 = math.fma %1803, %1793, %1821 : vector<8xf32>
                %1823 = arith.muli %1712, %c13 : index
                %1824 = arith.addi %16, %1823 : index
                %1825 = arith.addi %1824, %c17 : index
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
        %1831 = arith.cmpi sgt, %366, %c56 : i32
        scf.if %1831 {
          %1832 = arith.cmpi eq, %371, %c55 : i32
          %1833 = wave.opaque %c10 : index
          %1834 = arith.addi %0, %1833 : index
          %1835 = arith.addi %1834, %c18 : index
          %1836 = arith.addi %1835, %c10 : index
          %1837 = memref.load %8[%1836] : memref<?xf32>
          %1838 = arith.addi %1835, %c6 : index
          %1839 = memref.load %8[%1838] : memref<?xf32>
          %1840 = arith.addi %1834, %c37 : index
          %1841:2 = scf.if %1832 -> (f32, f32) {
            scf.yield %c59, %c60 : f32, f32
          } else {
            %1842 = arith.addi %1834, %c37 : index
            %1843 = arith.addi %1842, %c10 : index
            %1844 = memref.load %8[%1843] : memref<?xf32>
            %1845 = arith.addi %1842, %c6 : index
            %1846 = memref.load %8[%1845] : memref<?xf32>
            scf.yield %1844, %1846 : f32, f32
          }
          %1847 = arith.maxnumf %1841#0, %1837 fastmath<nnan> : f32
          %1848 = arith.subf %1841#0, %1847 : f32
          %1849 = wave.exp2 %1848 : f32
          %1850 = arith.subf %1837, %1847 : f32
          %1851 = wave.exp2 %1850 : f32
          %1852 = arith.mulf %1841#1, %1849 : f32
          %1853 = math.fma %1839, %1851, %1852 : f32
          memref.store %1847, %8[%1840] : memref<?xf32>
          %1854 = arith.addi %1840, %c6 : index
          memref.store %1853, %8[%1854] : memref<?xf32>
          %1855 = vector.broadcast %1849 : f32 to vector<8xf32>
          %1856 = vector.broadcast %1851 : f32 to vector<8xf32>
          scf.for %1857 = %c10 to %c19 step %c4 {
            %1858 = arith.muli %1834, %c13 : index
            %1859 = arith.addi %16, %1858 : index
            %1860 = arith.addi %1859, %c10 : index
            %1861 = arith.muli %1857, %c37 : index
            %1862 = arith.addi %1860, %1861 : index
            %1863 = vector.load %partial[%1862] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1864 = arith.addi %1862, %c18 : index
            %1865 = vector.load %partial[%1864] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1866 = vector.shuffle %1863, %1865 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1832 {
              %1867 = arith.muli %1834, %c13 : index
              %1868 = arith.addi %17, %1867 : index
              %1869 = arith.addi %1868, %c10 : index
              %1870 = arith.muli %1857, %c37 : index
              %1871 = arith.addi %1869, %1870 : index
              %1872 = vector.shuffle %1866, %1866 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1872, %partial[%1871] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1873 = vector.shuffle %1866, %1866 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1874 = arith.addi %1871, %c18 : index
              vector.store %1873, %partial[%1874] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1875 = arith.muli %1834, %c13 : index
              %1876 = arith.addi %17, %1875 : index
              %1877 = arith.addi %1876, %c10 : index
              %1878 = arith.muli %1857, %c37 : index
              %1879 = arith.addi %1877, %1878 : index
              %1880 = vector.load %partial[%1879] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1881 = arith.addi %1879, %c18 : index
              %1882 = vector.load %partial[%1881] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1883 = vector.shuffle %1880, %1882 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1884 = arith.mulf %1883, %1855 : vector<8xf32>
              %1885 = math.fma %1866, %1856, %1884 : vector<8xf32>
              %1886 = arith.muli %1834, %c13 : index
              %1887 = arith.addi %17, %1886 : index
              %1888 = arith.addi %1887, %c10 : index
              %1889 = arith.muli %1857, %c37 : index
              %1890 = arith.addi %1888, %1889 : index
              %1891 = vector.shuffle %1885, %1885 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1891, %partial[%1890] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1892 = vector.shuffle %1885, %1885 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1893 = arith.addi %1890, %c18 : index
              vector.store %1892, %partial[%1893] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1894 = arith.addi %1834, %c64 : index
          %1895 = arith.addi %1894, %c10 : index
          %1896 = memref.load %8[%1895] : memref<?xf32>
          %1897 = arith.addi %1894, %c6 : index
          %1898 = memref.load %8[%1897] : memref<?xf32>
          %1899 = arith.addi %1834, %c65 : index
          %1900:2 = scf.if %1832 -> (f32, f32) {
            scf.yield %c59, %c60 : f32, f32
          } else {
            %1901 = arith.addi %1834, %c65 : index
            %1902 = arith.addi %1901, %c10 : index
            %1903 = memref.load %8[%1902] : memref<?xf32>
            %1904 = arith.addi %1901, %c6 : index
            %1905 = memref.load %8[%1904] : memref<?xf32>
            scf.yield %1903, %1905 : f32, f32
          }
          %1906 = arith.maxnumf %1900#0, %1896 fastmath<nnan> : f32
          %1907 = arith.subf %1900#0, %1906 : f32
          %1908 = wave.exp2 %1907 : f32
          %1909 = arith.subf %1896, %1906 : f32
          %1910 = wave.exp2 %1909 : f32
          %1911 = arith.mulf %1900#1, %1908 : f32
          %1912 = math.fma %1898, %1910, %1911 : f32
          memref.store %1906, %8[%1899] : memref<?xf32>
          %1913 = arith.addi %1899, %c6 : index
          memref.store %1912, %8[%1913] : memref<?xf32>
          %1914 = vector.broadcast %1908 : f32 to vector<8xf32>
          %1915 = vector.broadcast %1910 : f32 to vector<8xf32>
          scf.for %1916 = %c10 to %c19 step %c4 {
            %1917 = arith.muli %1834, %c13 : index
            %1918 = arith.addi %16, %1917 : index
            %1919 = arith.addi %1918, %c17 : index
            %1920 = arith.muli %1916, %c37 : index
            %1921 = arith.addi %1919, %1920 : index
            %1922 = vector.load %partial[%1921] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1923 = arith.addi %1921, %c18 : index
            %1924 = vector.load %partial[%1923] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1925 = vector.shuffle %1922, %1924 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1832 {
              %1926 = arith.muli %1834, %c13 : index
              %1927 = arith.addi %17, %1926 : index
              %1928 = arith.addi %1927, %c17 : index
              %1929 = arith.muli %1916, %c37 : index
              %1930 = arith.addi %1928, %1929 : index
              %1931 = vector.shuffle %1925, %1925 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1931, %partial[%1930] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1932 = vector.shuffle %1925, %1925 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1933 = arith.addi %1930, %c18 : index
              vector.store %1932, %partial[%1933] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1934 = arith.muli %1834, %c13 : index
              %1935 = arith.addi %17, %1934 : index
              %1936 = arith.addi %1935, %c17 : index
              %1937 = arith.muli %1916, %c37 : index
              %1938 = arith.addi %1936, %1937 : index
              %1939 = vector.load %partial[%1938] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1940 = arith.addi %1938, %c18 : index
              %1941 = vector.load %partial[%1940] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1942 = vector.shuffle %1939, %1941 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1943 = arith.mulf %1942, %1914 : vector<8xf32>
              %1944 = math.fma %1925, %1915, %1943 : vector<8xf32>
              %1945 = arith.muli %1834, %c13 : index
              %1946 = arith.addi %17, %1945 : index
              %1947 = arith.addi %1946, %c17 : index
              %1948 = arith.muli %1916, %c37 : index
              %1949 = arith.addi %1947, %1948 : index
              %1950 = vector.shuffle %1944, %1944 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1950, %partial[%1949] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1951 = vector.shuffle %1944, %1944 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1952 = arith.addi %1949, %c18 : index
              vector.store %1951, %partial[%1952] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %1953 = wave.opaque %c10 : index
      %1954 = arith.addi %0, %1953 : index
      scf.if %369 {
        %1955 = arith.addi %kvHeads, %13 : index
        %1956 = memref.load %scales[%1955] : memref<?xf32>
        %1957 = arith.addi %1954, %c10 : index
        %1958 = arith.addi %1957, %c10 : index
        %1959 = memref.load %8[%1958] : memref<?xf32>
        %1960 = arith.addi %1957, %c6 : index
        %1961 = memref.load %8[%1960] : memref<?xf32>
        %1962 = arith.divf %1956, %1961 : f32
        %1963 = vector.broadcast %1962 : f32 to vector<8xf32>
        %1964 = arith.addi %15, %1953 : index
        %1965 = arith.addi %1964, %1 : index
        %1966 = arith.addi %1965, %c10 : index
        %1967 = arith.subi %36, %c4 : index
        %1968 = arith.minsi %1966, %1967 : index
        %1969 = arith.divui %1968, %groupSize : index
        %1970 = arith.addi %24, %1969 : index
        %1971 = arith.muli %13, %groupSize : index
        %1972 = arith.remui %1968, %groupSize : index
        %1973 = arith.addi %1971, %1972 : index
        %1974 = arith.muli %1973, %c18 : index
        %1975 = arith.muli %2, %c19 : index
        %1976 = arith.addi %1974, %1975 : index
        %1977 = arith.muli %heads, %c18 : index
        scf.for %1978 = %c10 to %c19 step %c4 {
          %1979 = arith.muli %1954, %c13 : index
          %1980 = arith.addi %c10, %1979 : index
          %1981 = arith.addi %1980, %c10 : index
          %1982 = arith.muli %1978, %c37 : index
          %1983 = arith.addi %1981, %1982 : index
          %1984 = vector.load %5[%1983] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1985 = arith.addi %1983, %c18 : index
          %1986 = vector.load %5[%1985] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1987 = vector.shuffle %1984, %1986 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1988 = arith.mulf %1987, %1963 : vector<8xf32>
          %1989 = arith.addf %1988, %c61 : vector<8xf32>
          %1990 = arith.minimumf %1989, %c106 : vector<8xf32>
          %1991 = arith.maximumf %1990, %c107 : vector<8xf32>
          %1992 = arith.truncf %1991 : vector<8xf32> to vector<8xf16>
          %1993 = vector.bitcast %1992 : vector<8xf16> to vector<4xi32>
          %1994 = vector.shuffle %1993, %1993 [0, 1] : vector<4xi32>, vector<4xi32>
          %1995 = vector.shuffle %1993, %1993 [2, 3] : vector<4xi32>, vector<4xi32>
          %1996 = arith.select %3, %1995, %1994 : vector<2xi32>
          %1997 = arith.select %3, %1994, %1995 : vector<2xi32>
          %1998 = wave.swap_halves %1997 : vector<2xi32>
          %1999 = arith.select %3, %1998, %1996 : vector<2xi32>
          %2000 = arith.select %3, %1996, %1998 : vector<2xi32>
          %2001 = vector.bitcast %1999 : vector<2xi32> to vector<4xf16>
          %2002 = vector.bitcast %2000 : vector<2xi32> to vector<4xf16>
          %2003 = vector.shuffle %2001, %2002 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %2004 = arith.muli %1978, %c3 : index
          %2005 = arith.addi %1976, %2004 : index
          %2006 = arith.divui %1970, %outTileRows : index
          %2007 = arith.divui %1977, %c3 : index
          %2008 = arith.muli %2006, %2007 : index
          %2009 = arith.divui %2005, %c3 : index
          %2010 = arith.addi %2008, %2009 : index
          %2011 = arith.muli %2010, %c11 : index
          %2012 = arith.remui %2005, %c3 : index
          %2013 = arith.divui %2012, %c19 : index
          %2014 = arith.addi %2011, %2013 : index
          %2015 = arith.muli %outTileRows, %c19 : index
          %2016 = arith.muli %2014, %2015 : index
          %2017 = arith.remui %1970, %outTileRows : index
          %2018 = arith.muli %2017, %c19 : index
          %2019 = arith.addi %2016, %2018 : index
          %2020 = arith.remui %2005, %c19 : index
          %2021 = arith.addi %2019, %2020 : index
          %2022 = arith.cmpi slt, %1966, %36 : index
          scf.if %2022 {
            vector.store %2003, %out[%2021] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
        %2023 = arith.addi %1954, %c24 : index
        %2024 = arith.addi %2023, %c10 : index
        %2025 = memref.load %8[%2024] : memref<?xf32>
        %2026 = arith.addi %2023, %c6 : index
        %2027 = memref.load %8[%2026] : memref<?xf32>
        %2028 = arith.divf %1956, %2027 : f32
        %2029 = vector.broadcast %2028 : f32 to vector<8xf32>
        %2030 = arith.addi %15, %1953 : index
        %2031 = arith.addi %2030, %1 : index
        %2032 = arith.addi %2031, %c3 : index
        %2033 = arith.subi %36, %c4 : index
        %2034 = arith.minsi %2032, %2033 : index
        %2035 = arith.divui %2034, %groupSize : index
        %2036 = arith.addi %24, %2035 : index
        %2037 = arith.muli %13, %groupSize : index
        %2038 = arith.remui %2034, %groupSize : index
        %2039 = arith.addi %2037, %2038 : index
        %2040 = arith.muli %2039, %c18 : index
        %2041 = arith.muli %2, %c19 : index
        %2042 = arith.addi %2040, %2041 : index
        %2043 = arith.muli %heads, %c18 : index
        scf.for %2044 = %c10 to %c19 step %c4 {
          %2045 = arith.muli %1954, %c13 : index
          %2046 = arith.addi %c10, %2045 : index
          %2047 = arith.addi %2046, %c17 : index
          %2048 = arith.muli %2044, %c37 : index
          %2049 = arith.addi %2047, %2048 : index
          %2050 = vector.load %5[%2049] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %2051 = arith.addi %2049, %c18 : index
          %2052 = vector.load %5[%2051] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %2053 = vector.shuffle %2050, %2052 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %2054 = arith.mulf %2053, %2029 : vector<8xf32>
          %2055 = arith.addf %2054, %c61 : vector<8xf32>
          %2056 = arith.minimumf %2055, %c106 : vector<8xf32>
          %2057 = arith.maximumf %2056, %c107 : vector<8xf32>
          %2058 = arith.truncf %2057 : vector<8xf32> to vector<8xf16>
          %2059 = vector.bitcast %2058 : vector<8xf16> to vector<4xi32>
          %2060 = vector.shuffle %2059, %2059 [0, 1] : vector<4xi32>, vector<4xi32>
          %2061 = vector.shuffle %2059, %2059 [2, 3] : vector<4xi32>, vector<4xi32>
          %2062 = arith.select %3, %2061, %2060 : vector<2xi32>
          %2063 = arith.select %3, %2060, %2061 : vector<2xi32>
          %2064 = wave.swap_halves %2063 : vector<2xi32>
          %2065 = arith.select %3, %2064, %2062 : vector<2xi32>
          %2066 = arith.select %3, %2062, %2064 : vector<2xi32>
          %2067 = vector.bitcast %2065 : vector<2xi32> to vector<4xf16>
          %2068 = vector.bitcast %2066 : vector<2xi32> to vector<4xf16>
          %2069 = vector.shuffle %2067, %2068 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %2070 = arith.muli %2044, %c3 : index
          %2071 = arith.addi %2042, %2070 : index
          %2072 = arith.divui %2036, %outTileRows : index
          %2073 = arith.divui %2043, %c3 : index
          %2074 = arith.muli %2072, %2073 : index
          %2075 = arith.divui %2071, %c3 : index
          %2076 = arith.addi %2074, %2075 : index
          %2077 = arith.muli %2076, %c11 : index
          %2078 = arith.remui %2071, %c3 : index
          %2079 = arith.divui %2078, %c19 : index
          %2080 = arith.addi %2077, %2079 : index
          %2081 = arith.muli %outTileRows, %c19 : index
          %2082 = arith.muli %2080, %2081 : index
          %2083 = arith.remui %2036, %outTileRows : index
          %2084 = arith.muli %2083, %c19 : index
          %2085 = arith.addi %2082, %2084 : index
          %2086 = arith.remui %2071, %c19 : index
          %2087 = arith.addi %2085, %2086 : index
          %2088 = arith.cmpi slt, %2032, %36 : index
          scf.if %2088 {
            vector.store %2069, %out[%2087] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %370 {
          %2089 = arith.addi %kvHeads, %13 : index
          %2090 = memref.load %scales[%2089] : memref<?xf32>
          %2091 = arith.addi %1954, %c18 : index
          %2092 = arith.addi %2091, %c10 : index
          %2093 = memref.load %8[%2092] : memref<?xf32>
          %2094 = arith.addi %2091, %c6 : index
          %2095 = memref.load %8[%2094] : memref<?xf32>
          %2096 = arith.divf %2090, %2095 : f32
          %2097 = vector.broadcast %2096 : f32 to vector<8xf32>
          %2098 = arith.addi %15, %1953 : index
          %2099 = arith.addi %2098, %1 : index
          %2100 = arith.addi %2099, %c10 : index
          %2101 = arith.subi %36, %c4 : index
          %2102 = arith.minsi %2100, %2101 : index
          %2103 = arith.divui %2102, %groupSize : index
          %2104 = arith.addi %24, %2103 : index
          %2105 = arith.muli %13, %groupSize : index
          %2106 = arith.remui %2102, %groupSize : index
          %2107 = arith.addi %2105, %2106 : index
          %2108 = arith.muli %2107, %c18 : index
          %2109 = arith.muli %2, %c19 : index
          %2110 = arith.addi %2108, %2109 : index
          %2111 = arith.muli %heads, %c18 : index
          scf.for %2112 = %c10 to %c19 step %c4 {
            %2113 = arith.muli %1954, %c13 : index
            %2114 = arith.addi %16, %2113 : index
            %2115 = arith.addi %2114, %c10 : index
            %2116 = arith.muli %2112, %c37 : index
            %2117 = arith.addi %2115, %2116 : index
            %2118 = vector.load %partial[%2117] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2119 = arith.addi %2117, %c18 : index
            %2120 = vector.load %partial[%2119] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2121 = vector.shuffle %2118, %2120 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2122 = arith.mulf %2121, %2097 : vector<8xf32>
            %2123 = arith.addf %2122, %c61 : vector<8xf32>
            %2124 = arith.minimumf %2123, %c106 : vector<8xf32>
            %2125 = arith.maximumf %2124, %c107 : vector<8xf32>
            %2126 = arith.truncf %2125 : vector<8xf32> to vector<8xf16>
            %2127 = vector.bitcast %2126 : vector<8xf16> to vector<4xi32>
            %2128 = vector.shuffle %2127, %2127 [0, 1] : vector<4xi32>, vector<4xi32>
            %2129 = vector.shuffle %2127, %2127 [2, 3] : vector<4xi32>, vector<4xi32>
            %2130 = arith.select %3, %2129, %2128 : vector<2xi32>
            %2131 = arith.select %3, %2128, %2129 : vector<2xi32>
            %2132 = wave.swap_halves %2131 : vector<2xi32>
            %2133 = arith.select %3, %2132, %2130 : vector<2xi32>
            %2134 = arith.select %3, %2130, %2132 : vector<2xi32>
            %2135 = vector.bitcast %2133 : vector<2xi32> to vector<4xf16>
            %2136 = vector.bitcast %2134 : vector<2xi32> to vector<4xf16>
            %2137 = vector.shuffle %2135, %2136 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2138 = arith.muli %2112, %c3 : index
            %2139 = arith.addi %2110, %2138 : index
            %2140 = arith.divui %2104, %outTileRows : index
            %2141 = arith.divui %2111, %c3 : index
            %2142 = arith.muli %2140, %2141 : index
            %2143 = arith.divui %2139, %c3 : index
            %2144 = arith.addi %2142, %2143 : index
            %2145 = arith.muli %2144, %c11 : index
            %2146 = arith.remui %2139, %c3 : index
            %2147 = arith.divui %2146, %c19 : index
            %2148 = arith.addi %2145, %2147 : index
            %2149 = arith.muli %outTileRows, %c19 : index
            %2150 = arith.muli %2148, %2149 : index
            %2151 = arith.remui %2104, %outTileRows : index
            %2152 = arith.muli %2151, %c19 : index
            %2153 = arith.addi %2150, %2152 : index
            %2154 = arith.remui %2139, %c19 : index
            %2155 = arith.addi %2153, %2154 : index
            %2156 = arith.cmpi slt, %2100, %36 : index
            scf.if %2156 {
              vector.store %2137, %out[%2155] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %2157 = arith.addi %1954, %c64 : index
          %2158 = arith.addi %2157, %c10 : index
          %2159 = memref.load %8[%2158] : memref<?xf32>
          %2160 = arith.addi %2157, %c6 : index
          %2161 = memref.load %8[%2160] : memref<?xf32>
          %2162 = arith.divf %2090, %2161 : f32
          %2163 = vector.broadcast %2162 : f32 to vector<8xf32>
          %2164 = arith.addi %15, %1953 : index
          %2165 = arith.addi %2164, %1 : index
          %2166 = arith.addi %2165, %c3 : index
          %2167 = arith.subi %36, %c4 : index
          %2168 = arith.minsi %2166, %2167 : index
          %2169 = arith.divui %2168, %groupSize : index
          %2170 = arith.addi %24, %2169 : index
          %2171 = arith.muli %13, %groupSize : index
          %2172 = arith.remui %2168, %groupSize : index
          %2173 = arith.addi %2171, %2172 : index
          %2174 = arith.muli %2173, %c18 : index
          %2175 = arith.muli %2, %c19 : index
          %2176 = arith.addi %2174, %2175 : index
          %2177 = arith.muli %heads, %c18 : index
          scf.for %2178 = %c10 to %c19 step %c4 {
            %2179 = arith.muli %1954, %c13 : index
            %2180 = arith.addi %16, %2179 : index
            %2181 = arith.addi %2180, %c17 : index
            %2182 = arith.muli %2178, %c37 : index
            %2183 = arith.addi %2181, %2182 : index
            %2184 = vector.load %partial[%2183] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2185 = arith.addi %2183, %c18 : index
            %2186 = vector.load %partial[%2185] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2187 = vector.shuffle %2184, %2186 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2188 = arith.mulf %2187, %2163 : vector<8xf32>
            %2189 = arith.addf %2188, %c61 : vector<8xf32>
            %2190 = arith.minimumf %2189, %c106 : vector<8xf32>
            %2191 = arith.maximumf %2190, %c107 : vector<8xf32>
            %2192 = arith.truncf %2191 : vector<8xf32> to vector<8xf16>
            %2193 = vector.bitcast %2192 : vector<8xf16> to vector<4xi32>
            %2194 = vector.shuffle %2193, %2193 [0, 1] : vector<4xi32>, vector<4xi32>
            %2195 = vector.shuffle %2193, %2193 [2, 3] : vector<4xi32>, vector<4xi32>
            %2196 = arith.select %3, %2195, %2194 : vector<2xi32>
            %2197 = arith.select %3, %2194, %2195 : vector<2xi32>
            %2198 = wave.swap_halves %2197 : vector<2xi32>
            %2199 = arith.select %3, %2198, %2196 : vector<2xi32>
            %2200 = arith.select %3, %2196, %2198 : vector<2xi32>
            %2201 = vector.bitcast %2199 : vector<2xi32> to vector<4xf16>
            %2202 = vector.bitcast %2200 : vector<2xi32> to vector<4xf16>
            %2203 = vector.shuffle %2201, %2202 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2204 = arith.muli %2178, %c3 : index
            %2205 = arith.addi %2176, %2204 : index
            %2206 = arith.divui %2170, %outTileRows : index
            %2207 = arith.divui %2177, %c3 : index
            %2208 = arith.muli %2206, %2207 : index
            %2209 = arith.divui %2205, %c3 : index
            %2210 = arith.addi %2208, %2209 : index
            %2211 = arith.muli %2210, %c11 : index
            %2212 = arith.remui %2205, %c3 : index
            %2213 = arith.divui %2212, %c19 : index
            %2214 = arith.addi %2211, %2213 : index
            %2215 = arith.muli %outTileRows, %c19 : index
            %2216 = arith.muli %2214, %2215 : index
            %2217 = arith.remui %2170, %outTileRows : index
            %2218 = arith.muli %2217, %c19 : index
            %2219 = arith.addi %2216, %2218 : index
            %2220 = arith.remui %2205, %c19 : index
            %2221 = arith.addi %2219, %2220 : index
            %2222 = arith.cmpi slt, %2166, %36 : index
            scf.if %2222 {
              vector.store %2203, %out[%2221] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %2223 = arith.addi %kvHeads, %13 : index
          %2224 = memref.load %scales[%2223] : memref<?xf32>
          %2225 = arith.addi %1954, %c37 : index
          %2226 = arith.addi %2225, %c10 : index
          %2227 = memref.load %8[%2226] : memref<?xf32>
          %2228 = arith.addi %2225, %c6 : index
          %2229 = memref.load %8[%2228] : memref<?xf32>
          %2230 = arith.divf %2224, %2229 : f32
          %2231 = vector.broadcast %2230 : f32 to vector<8xf32>
          %2232 = arith.addi %15, %1953 : index
          %2233 = arith.addi %2232, %1 : index
          %2234 = arith.addi %2233, %c10 : index
          %2235 = arith.subi %36, %c4 : index
          %2236 = arith.minsi %2234, %2235 : index
          %2237 = arith.divui %2236, %groupSize : index
          %2238 = arith.addi %24, %2237 : index
          %2239 = arith.muli %13, %groupSize : index
          %2240 = arith.remui %2236, %groupSize : index
          %2241 = arith.addi %2239, %2240 : index
          %2242 = arith.muli %2241, %c18 : index
          %2243 = arith.muli %2, %c19 : index
          %2244 = arith.addi %2242, %2243 : index
          %2245 = arith.muli %heads, %c18 : index
          scf.for %2246 = %c10 to %c19 step %c4 {
            %2247 = arith.muli %1954, %c13 : index
            %2248 = arith.addi %17, %2247 : index
            %2249 = arith.addi %2248, %c10 : index
            %2250 = arith.muli %2246, %c37 : index
            %2251 = arith.addi %2249, %2250 : index
            %2252 = vector.load %partial[%2251] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2253 = arith.addi %2251, %c18 : index
            %2254 = vector.load %partial[%2253] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2255 = vector.shuffle %2252, %2254 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2256 = arith.mulf %2255, %2231 : vector<8xf32>
            %2257 = arith.addf %2256, %c61 : vector<8xf32>
            %2258 = arith.minimumf %2257, %c106 : vector<8xf32>
            %2259 = arith.maximumf %2258, %c107 : vector<8xf32>
            %2260 = arith.truncf %2259 : vector<8xf32> to vector<8xf16>
            %2261 = vector.bitcast %2260 : vector<8xf16> to vector<4xi32>
            %2262 = vector.shuffle %2261, %2261 [0, 1] : vector<4xi32>, vector<4xi32>
            %2263 = vector.shuffle %2261, %2261 [2, 3] : vector<4xi32>, vector<4xi32>
            %2264 = arith.select %3, %2263, %2262 : vector<2xi32>
            %2265 = arith.select %3, %2262, %2263 : vector<2xi32>
            %2266 = wave.swap_halves %2265 : vector<2xi32>
            %2267 = arith.select %3, %2266, %2264 : vector<2xi32>
            %2268 = arith.select %3, %2264, %2266 : vector<2xi32>
            %2269 = vector.bitcast %2267 : vector<2xi32> to vector<4xf16>
            %2270 = vector.bitcast %2268 : vector<2xi32> to vector<4xf16>
            %2271 = vector.shuffle %2269, %2270 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2272 = arith.muli %2246, %c3 : index
            %2273 = arith.addi %2244, %2272 : index
            %2274 = arith.divui %2238, %outTileRows : index
            %2275 = arith.divui %2245, %c3 : index
            %2276 = arith.muli %2274, %2275 : index
            %2277 = arith.divui %2273, %c3 : index
            %2278 = arith.addi %2276, %2277 : index
            %2279 = arith.muli %2278, %c11 : index
            %2280 = arith.remui %2273, %c3 : index
            %2281 = arith.divui %2280, %c19 : index
            %2282 = arith.addi %2279, %2281 : index
            %2283 = arith.muli %outTileRows, %c19 : index
            %2284 = arith.muli %2282, %2283 : index
            %2285 = arith.remui %2238, %outTileRows : index
            %2286 = arith.muli %2285, %c19 : index
            %2287 = arith.addi %2284, %2286 : index
            %2288 = arith.remui %2273, %c19 : index
            %2289 = arith.addi %2287, %2288 : index
            %2290 = arith.cmpi slt, %2234, %36 : index
            scf.if %2290 {
              vector.store %2271, %out[%2289] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %2291 = arith.addi %1954, %c65 : index
          %2292 = arith.addi %2291, %c10 : index
          %2293 = memref.load %8[%2292] : memref<?xf32>
          %2294 = arith.addi %2291, %c6 : index
          %2295 = memref.load %8[%2294] : memref<?xf32>
          %2296 = arith.divf %2224, %2295 : f32
          %2297 = vector.broadcast %2296 : f32 to vector<8xf32>
          %2298 = arith.addi %15, %1953 : index
          %2299 = arith.addi %2298, %1 : index
          %2300 = arith.addi %2299, %c3 : index
          %2301 = arith.subi %36, %c4 : index
          %2302 = arith.minsi %2300, %2301 : index
          %2303 = arith.divui %2302, %groupSize : index
          %2304 = arith.addi %24, %2303 : index
          %2305 = arith.muli %13, %groupSize : index
          %2306 = arith.remui %2302, %groupSize : index
          %2307 = arith.addi %2305, %2306 : index
          %2308 = arith.muli %2307, %c18 : index
          %2309 = arith.muli %2, %c19 : index
          %2310 = arith.addi %2308, %2309 : index
          %2311 = arith.muli %heads, %c18 : index
          scf.for %2312 = %c10 to %c19 step %c4 {
            %2313 = arith.muli %1954, %c13 : index
            %2314 = arith.addi %17, %2313 : index
            %2315 = arith.addi %2314, %c17 : index
            %2316 = arith.muli %2312, %c37 : index
            %2317 = arith.addi %2315, %2316 : index
            %2318 = vector.load %partial[%2317] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2319 = arith.addi %2317, %c18 : index
            %2320 = vector.load %partial[%2319] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2321 = vector.shuffle %2318, %2320 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2322 = arith.mulf %2321, %2297 : vector<8xf32>
            %2323 = arith.addf %2322, %c61 : vector<8xf32>
            %2324 = arith.minimumf %2323, %c106 : vector<8xf32>
            %2325 = arith.maximumf %2324, %c107 : vector<8xf32>
            %2326 = arith.truncf %2325 : vector<8xf32> to vector<8xf16>
            %2327 = vector.bitcast %2326 : vector<8xf16> to vector<4xi32>
            %2328 = vector.shuffle %2327, %2327 [0, 1] : vector<4xi32>, vector<4xi32>
            %2329 = vector.shuffle %2327, %2327 [2, 3] : vector<4xi32>, vector<4xi32>
            %2330 = arith.select %3, %2329, %2328 : vector<2xi32>
            %2331 = arith.select %3, %2328, %2329 : vector<2xi32>
            %2332 = wave.swap_halves %2331 : vector<2xi32>
            %2333 = arith.select %3, %2332, %2330 : vector<2xi32>
            %2334 = arith.select %3, %2330, %2332 : vector<2xi32>
            %2335 = vector.bitcast %2333 : vector<2xi32> to vector<4xf16>
            %2336 = vector.bitcast %2334 : vector<2xi32> to vector<4xf16>
            %2337 = vector.shuffle %2335, %2336 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2338 = arith.muli %2312, %c3 : index
            %2339 = arith.addi %2310, %2338 : index
            %2340 = arith.divui %2304, %outTileRows : index
            %2341 = arith.divui %2311, %c3 : index
            %2342 = arith.muli %2340, %2341 : index
            %2343 = arith.divui %2339, %c3 : index
            %2344 = arith.addi %2342, %2343 : index
            %2345 = arith.muli %2344, %c11 : index
            %2346 = arith.remui %2339, %c3 : index
            %2347 = arith.divui %2346, %c19 : index
            %2348 = arith.addi %2345, %2347 : index
            %2349 = arith.muli %outTileRows, %c19 : index
            %2350 = arith.muli %2348, %2349 : index
            %2351 = arith.remui %2304, %outTileRows : index
            %2352 = arith.muli %2351, %c19 : index
            %2353 = arith.addi %2350, %2352 : index
            %2354 = arith.remui %2339, %c19 : index
            %2355 = arith.addi %2353, %2354 : index
            %2356 = arith.cmpi slt, %2300, %36 : index
            scf.if %2356 {
              vector.store %2337, %out[%2355] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}
