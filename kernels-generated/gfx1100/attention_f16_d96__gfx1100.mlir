// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Prefill(codec='f16', dim=96)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_f16_d96__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 3072 : index
  %c6 = arith.constant 32 : index
  %c7 = arith.constant 384 : index
  %columnBlocks = wave.param "columnBlocks" : index
  %c9 = arith.constant 6144 : index
  %c10 = arith.constant 0 : index
  %c11 = arith.constant 2 : index
  %itemsAt = wave.param "itemsAt" : index
  %c13 = arith.constant 4 : index
  %blockTablesAt = wave.param "blockTablesAt" : index
  %pagesPerSequence = wave.param "pagesPerSequence" : index
  %pageBytes = wave.param "pageBytes" : index
  %c17 = arith.constant 1536 : index
  %c18 = arith.constant 96 : index
  %c19 = arith.constant 8 : index
  %c20 = arith.constant 20 : index
  %c21 = arith.constant 36 : index
  %c22 = arith.constant 48 : index
  %c23 = arith.constant 52 : index
  %c24 = arith.constant 64 : index
  %c25 = arith.constant 68 : index
  %c26 = arith.constant 80 : index
  %c27 = arith.constant 84 : index
  %c28 = arith.constant 23 : i32
  %c29 = arith.constant 64 : i32
  %c30 = arith.constant 253 : i32
  %c31 = arith.constant 268 : i32
  %c32 = arith.constant 14 : i32
  %c33 = arith.constant 128 : index
  %c34 = arith.constant 256 : index
  %c35 = arith.constant 512 : index
  %c36 = arith.constant 768 : index
  %c37 = arith.constant 1024 : index
  %c38 = arith.constant 1280 : index
  %positionsAt = wave.param "positionsAt" : index
  %c40 = arith.constant 1 : i32
  %c41 = arith.constant 1792 : index
  %c42 = arith.constant 2048 : index
  %c43 = arith.constant 2304 : index
  %c44 = arith.constant 2560 : index
  %c45 = arith.constant 2816 : index
  %c46 = arith.constant 31 : index
  %c47 = arith.constant 16 : i32
  %c48 = arith.constant 0 : i32
  %c49 = arith.constant 8192 : i32
  %c50 = arith.constant 1024 : i32
  %c51 = arith.constant 128 : i32
  %c52 = arith.constant 0xF149F2CA : f32
  %c53 = arith.constant 0x00000000 : f32
  %c54 = arith.constant dense<0x00000000> : vector<8xf32>
  %c55 = arith.constant 31 : i32
  %c56 = arith.constant 32 : i32
  %c57 = arith.constant 192 : index
  %c58 = arith.constant 320 : index
  %c59 = arith.constant 448 : index
  %c60 = arith.constant 576 : index
  %c61 = arith.constant 640 : index
  %c62 = arith.constant 704 : index
  %c63 = arith.constant 832 : index
  %c64 = arith.constant 896 : index
  %c65 = arith.constant 960 : index
  %c66 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c67 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c68 = arith.constant 0x41000000 : f32
  %c69 = arith.constant 0x40C00000 : f32
  %c70 = arith.constant 65535 : i32
  %c71 = arith.constant 2 : i32
  %c72 = arith.constant -65536 : i32
  %c73 = arith.constant 3 : i32
  %c74 = arith.constant 4 : i32
  %c75 = arith.constant 5 : i32
  %c76 = arith.constant 6 : i32
  %c77 = arith.constant 7 : i32
  %c78 = arith.constant 8 : i32
  %c79 = arith.constant 9 : i32
  %c80 = arith.constant 10 : i32
  %c81 = arith.constant 11 : i32
  %c82 = arith.constant 12 : i32
  %c83 = arith.constant 13 : i32
  %c84 = arith.constant 15 : i32
  %c85 = arith.constant 1088 : index
  %c86 = arith.constant 1152 : index
  %c87 = arith.constant 1216 : index
  %c88 = arith.constant 1344 : index
  %c89 = arith.constant 1408 : index
  %c90 = arith.constant 1472 : index
  %c91 = arith.constant 6 : index
  %outTileRows = wave.param "outTileRows" : index
  %c93 = arith.constant dense<0x477FE000> : vector<8xf32>
  %c94 = arith.constant dense<0xC77FE000> : vector<8xf32>
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
      %77 = math.absf %54 : vector<4xf32>
      %78 = math.absf %56 : vector<4xf32>
      %79 = arith.maxnumf %77, %78 fastmath<nnan> : vector<4xf32>
      %80 = math.absf %58 : vector<4xf32>
      %81 = arith.maxnumf %79, %80 fastmath<nnan> : vector<4xf32>
      %82 = math.absf %60 : vector<4xf32>
      %83 = arith.maxnumf %81, %82 fastmath<nnan> : vector<4xf32>
      %84 = math.absf %62 : vector<4xf32>
      %85 = arith.maxnumf %83, %84 fastmath<nnan> : vector<4xf32>
      %86 = math.absf %64 : vector<4xf32>
      %87 = arith.maxnumf %85, %86 fastmath<nnan> : vector<4xf32>
      %88 = math.absf %66 : vector<4xf32>
      %89 = arith.maxnumf %87, %88 fastmath<nnan> : vector<4xf32>
      %90 = math.absf %68 : vector<4xf32>
      %91 = arith.maxnumf %89, %90 fastmath<nnan> : vector<4xf32>
      %92 = math.absf %70 : vector<4xf32>
      %93 = arith.maxnumf %91, %92 fastmath<nnan> : vector<4xf32>
      %94 = math.absf %72 : vector<4xf32>
      %95 = arith.maxnumf %93, %94 fastmath<nnan> : vector<4xf32>
      %96 = math.absf %74 : vector<4xf32>
      %97 = arith.maxnumf %95, %96 fastmath<nnan> : vector<4xf32>
      %98 = math.absf %76 : vector<4xf32>
      %99 = arith.maxnumf %97, %98 fastmath<nnan> : vector<4xf32>
      %100 = vector.extract %99[0] : f32 from vector<4xf32>
      %101 = vector.extract %99[1] : f32 from vector<4xf32>
      %102 = vector.extract %99[2] : f32 from vector<4xf32>
      %103 = vector.extract %99[3] : f32 from vector<4xf32>
      %104 = arith.maxnumf %100, %101 fastmath<nnan> : f32
      %105 = arith.maxnumf %104, %102 fastmath<nnan> : f32
      %106 = arith.maxnumf %105, %103 fastmath<nnan> : f32
      %107 = wave.swap_halves %106 : f32
      %108 = arith.maxnumf %106, %107 fastmath<nnan> : f32
      %109 = arith.bitcast %108 : f32 to i32
      %110 = arith.shrui %109, %c28 : i32
      %111 = arith.maxsi %110, %c29 : i32
      %112 = arith.minsi %111, %c30 : i32
      %113 = arith.subi %c31, %112 : i32
      %114 = arith.shli %113, %c28 : i32
      %115 = arith.bitcast %114 : i32 to f32
      %116 = arith.subi %112, %c32 : i32
      %117 = arith.shli %116, %c28 : i32
      %118 = arith.bitcast %117 : i32 to f32
      %119 = vector.broadcast %115 : f32 to vector<4xf32>
      %120 = arith.muli %1, %c19 : index
      %121 = arith.muli %2, %c33 : index
      %122 = arith.addi %120, %121 : index
      %123 = arith.mulf %54, %119 : vector<4xf32>
      %124 = arith.truncf %123 : vector<4xf32> to vector<4xf16>
      %125 = arith.mulf %56, %119 : vector<4xf32>
      %126 = arith.truncf %125 : vector<4xf32> to vector<4xf16>
      %127 = vector.shuffle %124, %126 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %128 = arith.addi %122, %c10 : index
      vector.store %127, %4[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %129 = arith.mulf %58, %119 : vector<4xf32>
      %130 = arith.truncf %129 : vector<4xf32> to vector<4xf16>
      %131 = arith.mulf %60, %119 : vector<4xf32>
      %132 = arith.truncf %131 : vector<4xf32> to vector<4xf16>
      %133 = vector.shuffle %130, %132 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %134 = arith.addi %122, %c34 : index
      vector.store %133, %4[%134] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %135 = arith.mulf %62, %119 : vector<4xf32>
      %136 = arith.truncf %135 : vector<4xf32> to vector<4xf16>
      %137 = arith.mulf %64, %119 : vector<4xf32>
      %138 = arith.truncf %137 : vector<4xf32> to vector<4xf16>
      %139 = vector.shuffle %136, %138 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %140 = arith.addi %122, %c35 : index
      vector.store %139, %4[%140] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %141 = arith.mulf %66, %119 : vector<4xf32>
      %142 = arith.truncf %141 : vector<4xf32> to vector<4xf16>
      %143 = arith.mulf %68, %119 : vector<4xf32>
      %144 = arith.truncf %143 : vector<4xf32> to vector<4xf16>
      %145 = vector.shuffle %142, %144 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %146 = arith.addi %122, %c36 : index
      vector.store %145, %4[%146] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %147 = arith.mulf %70, %119 : vector<4xf32>
      %148 = arith.truncf %147 : vector<4xf32> to vector<4xf16>
      %149 = arith.mulf %72, %119 : vector<4xf32>
      %150 = arith.truncf %149 : vector<4xf32> to vector<4xf16>
      %151 = vector.shuffle %148, %150 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %152 = arith.addi %122, %c37 : index
      vector.store %151, %4[%152] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %153 = arith.mulf %74, %119 : vector<4xf32>
      %154 = arith.truncf %153 : vector<4xf32> to vector<4xf16>
      %155 = arith.mulf %76, %119 : vector<4xf32>
      %156 = arith.truncf %155 : vector<4xf32> to vector<4xf16>
      %157 = vector.shuffle %154, %156 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %158 = arith.addi %122, %c38 : index
      vector.store %157, %4[%158] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %159 = memref.load %scales[%13] : memref<?xf32>
      %160 = arith.mulf %159, %118 : f32
      memref.store %160, %6[%47] : memref<?xf32>
      %161 = arith.addi %positionsAt, %43 : index
      %162 = memref.load %step[%161] : memref<?xi32>
      %163 = arith.addi %162, %c40 : i32
      memref.store %163, %7[%47] : memref<?xi32>
      %164 = arith.addi %15, %1 : index
      %165 = arith.addi %164, %c3 : index
      %166 = arith.subi %36, %c4 : index
      %167 = arith.minsi %165, %166 : index
      %168 = arith.divui %167, %groupSize : index
      %169 = arith.addi %24, %168 : index
      %170 = arith.muli %13, %groupSize : index
      %171 = arith.remui %167, %groupSize : index
      %172 = arith.addi %170, %171 : index
      %173 = arith.addi %1, %c3 : index
      %174 = arith.muli %169, %heads : index
      %175 = arith.addi %174, %172 : index
      %176 = arith.muli %175, %c18 : index
      %177 = arith.muli %2, %c19 : index
      %178 = arith.addi %176, %177 : index
      %179 = arith.addi %178, %c10 : index
      %180 = vector.load %q[%179] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %181 = arith.addi %178, %c13 : index
      %182 = vector.load %q[%181] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %183 = arith.addi %178, %c3 : index
      %184 = vector.load %q[%183] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %185 = arith.addi %178, %c20 : index
      %186 = vector.load %q[%185] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %187 = arith.addi %178, %c6 : index
      %188 = vector.load %q[%187] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %189 = arith.addi %178, %c21 : index
      %190 = vector.load %q[%189] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %191 = arith.addi %178, %c22 : index
      %192 = vector.load %q[%191] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %193 = arith.addi %178, %c23 : index
      %194 = vector.load %q[%193] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %195 = arith.addi %178, %c24 : index
      %196 = vector.load %q[%195] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %197 = arith.addi %178, %c25 : index
      %198 = vector.load %q[%197] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %199 = arith.addi %178, %c26 : index
      %200 = vector.load %q[%199] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %201 = arith.addi %178, %c27 : index
      %202 = vector.load %q[%201] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %203 = math.absf %180 : vector<4xf32>
      %204 = math.absf %182 : vector<4xf32>
      %205 = arith.maxnumf %203, %204 fastmath<nnan> : vector<4xf32>
      %206 = math.absf %184 : vector<4xf32>
      %207 = arith.maxnumf %205, %206 fastmath<nnan> : vector<4xf32>
      %208 = math.absf %186 : vector<4xf32>
      %209 = arith.maxnumf %207, %208 fastmath<nnan> : vector<4xf32>
      %210 = math.absf %188 : vector<4xf32>
      %211 = arith.maxnumf %209, %210 fastmath<nnan> : vector<4xf32>
      %212 = math.absf %190 : vector<4xf32>
      %213 = arith.maxnumf %211, %212 fastmath<nnan> : vector<4xf32>
      %214 = math.absf %192 : vector<4xf32>
      %215 = arith.maxnumf %213, %214 fastmath<nnan> : vector<4xf32>
      %216 = math.absf %194 : vector<4xf32>
      %217 = arith.maxnumf %215, %216 fastmath<nnan> : vector<4xf32>
      %218 = math.absf %196 : vector<4xf32>
      %219 = arith.maxnumf %217, %218 fastmath<nnan> : vector<4xf32>
      %220 = math.absf %198 : vector<4xf32>
      %221 = arith.maxnumf %219, %220 fastmath<nnan> : vector<4xf32>
      %222 = math.absf %200 : vector<4xf32>
      %223 = arith.maxnumf %221, %222 fastmath<nnan> : vector<4xf32>
      %224 = math.absf %202 : vector<4xf32>
      %225 = arith.maxnumf %223, %224 fastmath<nnan> : vector<4xf32>
      %226 = vector.extract %225[0] : f32 from vector<4xf32>
      %227 = vector.extract %225[1] : f32 from vector<4xf32>
      %228 = vector.extract %225[2] : f32 from vector<4xf32>
      %229 = vector.extract %225[3] : f32 from vector<4xf32>
      %230 = arith.maxnumf %226, %227 fastmath<nnan> : f32
      %231 = arith.maxnumf %230, %228 fastmath<nnan> : f32
      %232 = arith.maxnumf %231, %229 fastmath<nnan> : f32
      %233 = wave.swap_halves %232 : f32
      %234 = arith.maxnumf %232, %233 fastmath<nnan> : f32
      %235 = arith.bitcast %234 : f32 to i32
      %236 = arith.shrui %235, %c28 : i32
      %237 = arith.maxsi %236, %c29 : i32
      %238 = arith.minsi %237, %c30 : i32
      %239 = arith.subi %c31, %238 : i32
      %240 = arith.shli %239, %c28 : i32
      %241 = arith.bitcast %240 : i32 to f32
      %242 = arith.subi %238, %c32 : i32
      %243 = arith.shli %242, %c28 : i32
      %244 = arith.bitcast %243 : i32 to f32
      %245 = vector.broadcast %241 : f32 to vector<4xf32>
      %246 = arith.muli %1, %c19 : index
      %247 = arith.muli %2, %c33 : index
      %248 = arith.addi %246, %247 : index
      %249 = arith.mulf %180, %245 : vector<4xf32>
      %250 = arith.truncf %249 : vector<4xf32> to vector<4xf16>
      %251 = arith.mulf %182, %245 : vector<4xf32>
      %252 = arith.truncf %251 : vector<4xf32> to vector<4xf16>
      %253 = vector.shuffle %250, %252 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %254 = arith.addi %248, %c17 : index
      vector.store %253, %4[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %255 = arith.mulf %184, %245 : vector<4xf32>
      %256 = arith.truncf %255 : vector<4xf32> to vector<4xf16>
      %257 = arith.mulf %186, %245 : vector<4xf32>
      %258 = arith.truncf %257 : vector<4xf32> to vector<4xf16>
      %259 = vector.shuffle %256, %258 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %260 = arith.addi %248, %c41 : index
      vector.store %259, %4[%260] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %261 = arith.mulf %188, %245 : vector<4xf32>
      %262 = arith.truncf %261 : vector<4xf32> to vector<4xf16>
      %263 = arith.mulf %190, %245 : vector<4xf32>
      %264 = arith.truncf %263 : vector<4xf32> to vector<4xf16>
      %265 = vector.shuffle %262, %264 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %266 = arith.addi %248, %c42 : index
      vector.store %265, %4[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %267 = arith.mulf %192, %245 : vector<4xf32>
      %268 = arith.truncf %267 : vector<4xf32> to vector<4xf16>
      %269 = arith.mulf %194, %245 : vector<4xf32>
      %270 = arith.truncf %269 : vector<4xf32> to vector<4xf16>
      %271 = vector.shuffle %268, %270 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %272 = arith.addi %248, %c43 : index
      vector.store %271, %4[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %273 = arith.mulf %196, %245 : vector<4xf32>
      %274 = arith.truncf %273 : vector<4xf32> to vector<4xf16>
      %275 = arith.mulf %198, %245 : vector<4xf32>
      %276 = arith.truncf %275 : vector<4xf32> to vector<4xf16>
      %277 = vector.shuffle %274, %276 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %278 = arith.addi %248, %c44 : index
      vector.store %277, %4[%278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %279 = arith.mulf %200, %245 : vector<4xf32>
      %280 = arith.truncf %279 : vector<4xf32> to vector<4xf16>
      %281 = arith.mulf %202, %245 : vector<4xf32>
      %282 = arith.truncf %281 : vector<4xf32> to vector<4xf16>
      %283 = vector.shuffle %280, %282 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %284 = arith.addi %248, %c45 : index
      vector.store %283, %4[%284] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %285 = memref.load %scales[%13] : memref<?xf32>
      %286 = arith.mulf %285, %244 : f32
      memref.store %286, %6[%173] : memref<?xf32>
      %287 = arith.addi %positionsAt, %169 : index
      %288 = memref.load %step[%287] : memref<?xi32>
      %289 = arith.addi %288, %c40 : i32
      memref.store %289, %7[%173] : memref<?xi32>
      wave.barrier
      %290 = arith.subi %36, %c4 : index
      %291 = arith.minsi %15, %290 : index
      %292 = arith.divui %291, %groupSize : index
      %293 = arith.addi %24, %292 : index
      %294 = arith.muli %13, %groupSize : index
      %295 = arith.remui %291, %groupSize : index
      %296 = arith.addi %294, %295 : index
      %297 = arith.addi %positionsAt, %293 : index
      %298 = memref.load %step[%297] : memref<?xi32>
      %299 = arith.addi %298, %c40 : i32
      %300 = arith.addi %15, %c46 : index
      %301 = arith.subi %36, %c4 : index
      %302 = arith.minsi %300, %301 : index
      %303 = arith.divui %302, %groupSize : index
      %304 = arith.addi %24, %303 : index
      %305 = arith.muli %13, %groupSize : index
      %306 = arith.remui %302, %groupSize : index
      %307 = arith.addi %305, %306 : index
      %308 = arith.addi %positionsAt, %304 : index
      %309 = memref.load %step[%308] : memref<?xi32>
      %310 = arith.addi %309, %c40 : i32
      %311 = arith.subi %310, %c40 : i32
      %312 = arith.divui %311, %c47 : i32
      %313 = arith.cmpi sle, %310, %c50 : i32
      %314 = arith.cmpi sle, %310, %c49 : i32
      scf.for %315 = %c48 to %310 step %c49 : i32 {
        %316 = arith.addi %315, %c49 : i32
        %317 = arith.minsi %316, %310 : i32
        scf.for %318 = %315 to %317 step %c50 : i32 {
          %319 = arith.addi %318, %c50 : i32
          %320 = arith.minsi %319, %310 : i32
          scf.for %321 = %318 to %320 step %c51 : i32 {
            %322 = arith.addi %321, %c51 : i32
            %323 = arith.minsi %322, %320 : i32
            %324 = arith.subi %323, %321 : i32
            %325 = arith.addi %324, %c55 : i32
            %326 = arith.divui %325, %c56 : i32
            %327 = arith.divui %321, %c47 : i32
            %328 = arith.addi %327, %c48 : i32
            %329 = arith.minsi %328, %312 : i32
            %330 = arith.index_castui %329 : i32 to index
            %331 = arith.addi %32, %330 : index
            %332 = memref.load %step[%331] : memref<?xi32>
            %333 = arith.index_cast %332 : i32 to index
            %334 = arith.muli %333, %33 : index
            %335 = arith.addi %334, %34 : index
            %336 = arith.addi %327, %c40 : i32
            %337 = arith.minsi %336, %312 : i32
            %338 = arith.index_castui %337 : i32 to index
            %339 = arith.addi %32, %338 : index
            %340 = memref.load %step[%339] : memref<?xi32>
            %341 = arith.index_cast %340 : i32 to index
            %342 = arith.muli %341, %33 : index
            %343 = arith.addi %342, %34 : index
            %344 = arith.addi %335, %35 : index
            %345 = arith.addi %344, %c10 : index
            %346 = vector.load %kv[%345] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %347 = arith.addi %335, %35 : index
            %348 = arith.addi %347, %c24 : index
            %349 = vector.load %kv[%348] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %350 = arith.addi %343, %35 : index
            %351 = arith.addi %350, %c10 : index
            %352 = vector.load %kv[%351] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %353 = arith.addi %343, %35 : index
            %354 = arith.addi %353, %c24 : index
            %355 = vector.load %kv[%354] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %377:20 = scf.for %356 = %c48 to %326 step %c40 iter_args(%357 = %346, %358 = %349, %359 = %352, %360 = %355, %361 = %c52, %362 = %c53, %363 = %c54, %364 = %c54, %365 = %c54, %366 = %c54, %367 = %c54, %368 = %c54, %369 = %c52, %370 = %c53, %371 = %c54, %372 = %c54, %373 = %c54, %374 = %c54, %375 = %c54, %376 = %c54) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
              %378 = arith.muli %356, %c56 : i32
              %379 = arith.addi %321, %378 : i32
              %380 = arith.addi %379, %c56 : i32
              %381 = arith.divui %379, %c47 : i32
              %382 = arith.addi %381, %c48 : i32
              %383 = arith.minsi %382, %312 : i32
              %384 = arith.index_castui %383 : i32 to index
              %385 = arith.addi %32, %384 : index
              %386 = memref.load %step[%385] : memref<?xi32>
              %387 = arith.index_cast %386 : i32 to index
              %388 = arith.muli %387, %33 : index
              %389 = arith.addi %388, %34 : index
              %390 = arith.addi %381, %c40 : i32
              %391 = arith.minsi %390, %312 : i32
              %392 = arith.index_castui %391 : i32 to index
              %393 = arith.addi %32, %392 : index
              %394 = memref.load %step[%393] : memref<?xi32>
              %395 = arith.index_cast %394 : i32 to index
              %396 = arith.muli %395, %33 : index
              %397 = arith.addi %396, %34 : index
              %398 = arith.divui %380, %c47 : i32
              %399 = arith.addi %398, %c48 : i32
              %400 = arith.minsi %399, %312 : i32
              %401 = arith.index_castui %400 : i32 to index
              %402 = arith.addi %32, %401 : index
              %403 = memref.load %step[%402] : memref<?xi32>
              %404 = arith.index_cast %403 : i32 to index
              %405 = arith.muli %404, %33 : index
              %406 = arith.addi %405, %34 : index
              %407 = arith.addi %398, %c40 : i32
              %408 = arith.minsi %407, %312 : i32
              %409 = arith.index_castui %408 : i32 to index
              %410 = arith.addi %32, %409 : index
              %411 = memref.load %step[%410] : memref<?xi32>
              %412 = arith.index_cast %411 : i32 to index
              %413 = arith.muli %412, %33 : index
              %414 = arith.addi %413, %34 : index
              %415 = wave.opaque %c10 : index
              %416 = arith.muli %1, %c19 : index
              %417 = arith.addi %415, %416 : index
              %418 = arith.addi %389, %35 : index
              %419 = arith.addi %418, %c33 : index
              %420 = vector.load %kv[%419] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %421 = arith.addi %389, %35 : index
              %422 = arith.addi %421, %c57 : index
              %423 = vector.load %kv[%422] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %424 = arith.addi %397, %35 : index
              %425 = arith.addi %424, %c33 : index
              %426 = vector.load %kv[%425] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %427 = arith.addi %397, %35 : index
              %428 = arith.addi %427, %c57 : index
              %429 = vector.load %kv[%428] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %430 = vector.shuffle %357, %358 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %431 = vector.bitcast %430 : vector<8xi32> to vector<16xf16>
              %432 = vector.shuffle %359, %360 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %433 = vector.bitcast %432 : vector<8xi32> to vector<16xf16>
              %434 = arith.addi %417, %c10 : index
              %435 = vector.load %4[%434] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %436 = arith.addi %434, %c33 : index
              %437 = vector.load %4[%436] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %438 = vector.shuffle %435, %437 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %439 = wave.mma %431, %438, %c54 : vector<16xf16>, vector<8xf32>
              %440 = wave.mma %433, %438, %c54 : vector<16xf16>, vector<8xf32>
              wave.pin
              %441 = arith.addi %417, %c17 : index
              %442 = vector.load %4[%441] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %443 = arith.addi %441, %c33 : index
              %444 = vector.load %4[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %445 = vector.shuffle %442, %444 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %446 = wave.mma %431, %445, %c54 : vector<16xf16>, vector<8xf32>
              %447 = wave.mma %433, %445, %c54 : vector<16xf16>, vector<8xf32>
              %448 = arith.addi %389, %35 : index
              %449 = arith.addi %448, %c34 : index
              %450 = vector.load %kv[%449] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %451 = arith.addi %389, %35 : index
              %452 = arith.addi %451, %c58 : index
              %453 = vector.load %kv[%452] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %454 = arith.addi %397, %35 : index
              %455 = arith.addi %454, %c34 : index
              %456 = vector.load %kv[%455] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %457 = arith.addi %397, %35 : index
              %458 = arith.addi %457, %c58 : index
              %459 = vector.load %kv[%458] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %460 = vector.shuffle %420, %423 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %461 = vector.bitcast %460 : vector<8xi32> to vector<16xf16>
              %462 = vector.shuffle %426, %429 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %463 = vector.bitcast %462 : vector<8xi32> to vector<16xf16>
              %464 = arith.addi %417, %c34 : index
              %465 = vector.load %4[%464] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %466 = arith.addi %464, %c33 : index
              %467 = vector.load %4[%466] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %468 = vector.shuffle %465, %467 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %469 = wave.mma %461, %468, %439 : vector<16xf16>, vector<8xf32>
              %470 = wave.mma %463, %468, %440 : vector<16xf16>, vector<8xf32>
              wave.pin
              %471 = arith.addi %417, %c41 : index
              %472 = vector.load %4[%471] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %473 = arith.addi %471, %c33 : index
              %474 = vector.load %4[%473] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %475 = vector.shuffle %472, %474 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %476 = wave.mma %461, %475, %446 : vector<16xf16>, vector<8xf32>
              %477 = wave.mma %463, %475, %447 : vector<16xf16>, vector<8xf32>
              %478 = arith.addi %389, %35 : index
              %479 = arith.addi %478, %c7 : index
              %480 = vector.load %kv[%479] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %481 = arith.addi %389, %35 : index
              %482 = arith.addi %481, %c59 : index
              %483 = vector.load %kv[%482] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %484 = arith.addi %397, %35 : index
              %485 = arith.addi %484, %c7 : index
              %486 = vector.load %kv[%485] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %487 = arith.addi %397, %35 : index
              %488 = arith.addi %487, %c59 : index
              %489 = vector.load %kv[%488] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %490 = vector.shuffle %450, %453 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %491 = vector.bitcast %490 : vector<8xi32> to vector<16xf16>
              %492 = vector.shuffle %456, %459 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %493 = vector.bitcast %492 : vector<8xi32> to vector<16xf16>
              %494 = arith.addi %417, %c35 : index
              %495 = vector.load %4[%494] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %496 = arith.addi %494, %c33 : index
              %497 = vector.load %4[%496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %498 = vector.shuffle %495, %497 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %499 = wave.mma %491, %498, %469 : vector<16xf16>, vector<8xf32>
              %500 = wave.mma %493, %498, %470 : vector<16xf16>, vector<8xf32>
              wave.pin
              %501 = arith.addi %417, %c42 : index
              %502 = vector.load %4[%501] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %503 = arith.addi %501, %c33 : index
              %504 = vector.load %4[%503] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %505 = vector.shuffle %502, %504 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %506 = wave.mma %491, %505, %476 : vector<16xf16>, vector<8xf32>
              %507 = wave.mma %493, %505, %477 : vector<16xf16>, vector<8xf32>
              %508 = arith.addi %389, %35 : index
              %509 = arith.addi %508, %c35 : index
              %510 = vector.load %kv[%509] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %511 = arith.addi %389, %35 : index
              %512 = arith.addi %511, %c60 : index
              %513 = vector.load %kv[%512] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %514 = arith.addi %397, %35 : index
              %515 = arith.addi %514, %c35 : index
              %516 = vector.load %kv[%515] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %517 = arith.addi %397, %35 : index
              %518 = arith.addi %517, %c60 : index
              %519 = vector.load %kv[%518] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %520 = vector.shuffle %480, %483 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %521 = vector.bitcast %520 : vector<8xi32> to vector<16xf16>
              %522 = vector.shuffle %486, %489 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %523 = vector.bitcast %522 : vector<8xi32> to vector<16xf16>
              %524 = arith.addi %417, %c36 : index
              %525 = vector.load %4[%524] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %526 = arith.addi %524, %c33 : index
              %527 = vector.load %4[%526] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %528 = vector.shuffle %525, %527 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %529 = wave.mma %521, %528, %499 : vector<16xf16>, vector<8xf32>
              %530 = wave.mma %523, %528, %500 : vector<16xf16>, vector<8xf32>
              wave.pin
              %531 = arith.addi %417, %c43 : index
              %532 = vector.load %4[%531] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %533 = arith.addi %531, %c33 : index
              %534 = vector.load %4[%533] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %535 = vector.shuffle %532, %534 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %536 = wave.mma %521, %535, %506 : vector<16xf16>, vector<8xf32>
              %537 = wave.mma %523, %535, %507 : vector<16xf16>, vector<8xf32>
              %538 = arith.addi %389, %35 : index
              %539 = arith.addi %538, %c61 : index
              %540 = vector.load %kv[%539] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %541 = arith.addi %389, %35 : index
              %542 = arith.addi %541, %c62 : index
              %543 = vector.load %kv[%542] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %544 = arith.addi %397, %35 : index
              %545 = arith.addi %544, %c61 : index
              %546 = vector.load %kv[%545] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %547 = arith.addi %397, %35 : index
              %548 = arith.addi %547, %c62 : index
              %549 = vector.load %kv[%548] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %550 = vector.shuffle %510, %513 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %551 = vector.bitcast %550 : vector<8xi32> to vector<16xf16>
              %552 = vector.shuffle %516, %519 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %553 = vector.bitcast %552 : vector<8xi32> to vector<16xf16>
              %554 = arith.addi %417, %c37 : index
              %555 = vector.load %4[%554] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %556 = arith.addi %554, %c33 : index
              %557 = vector.load %4[%556] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %558 = vector.shuffle %555, %557 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %559 = wave.mma %551, %558, %529 : vector<16xf16>, vector<8xf32>
              %560 = wave.mma %553, %558, %530 : vector<16xf16>, vector<8xf32>
              wave.pin
              %561 = arith.addi %417, %c44 : index
              %562 = vector.load %4[%561] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %563 = arith.addi %561, %c33 : index
              %564 = vector.load %4[%563] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %565 = vector.shuffle %562, %564 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %566 = wave.mma %551, %565, %536 : vector<16xf16>, vector<8xf32>
              %567 = wave.mma %553, %565, %537 : vector<16xf16>, vector<8xf32>
              %568 = arith.addi %389, %35 : index
              %569 = arith.addi %568, %c36 : index
              %570 = vector.load %kv[%569] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %571 = arith.addi %389, %35 : index
              %572 = arith.addi %571, %c63 : index
              %573 = vector.load %kv[%572] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %574 = arith.addi %397, %35 : index
              %575 = arith.addi %574, %c36 : index
              %576 = vector.load %kv[%575] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %577 = arith.addi %397, %35 : index
              %578 = arith.addi %577, %c63 : index
              %579 = vector.load %kv[%578] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %580 = vector.shuffle %540, %543 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %581 = vector.bitcast %580 : vector<8xi32> to vector<16xf16>
              %582 = vector.shuffle %546, %549 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %583 = vector.bitcast %582 : vector<8xi32> to vector<16xf16>
              %584 = arith.addi %417, %c38 : index
              %585 = vector.load %4[%584] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %586 = arith.addi %584, %c33 : index
              %587 = vector.load %4[%586] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %588 = vector.shuffle %585, %587 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %589 = wave.mma %581, %588, %559 : vector<16xf16>, vector<8xf32>
              %590 = wave.mma %583, %588, %560 : vector<16xf16>, vector<8xf32>
              wave.pin
              %591 = arith.addi %417, %c45 : index
              %592 = vector.load %4[%591] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %593 = arith.addi %591, %c33 : index
              %594 = vector.load %4[%593] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %595 = vector.shuffle %592, %594 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %596 = wave.mma %581, %595, %566 : vector<16xf16>, vector<8xf32>
              %597 = wave.mma %583, %595, %567 : vector<16xf16>, vector<8xf32>
              %598 = arith.addi %389, %35 : index
              %599 = arith.addi %598, %c64 : index
              %600 = vector.load %kv[%599] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %601 = arith.addi %389, %35 : index
              %602 = arith.addi %601, %c65 : index
              %603 = vector.load %kv[%602] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %604 = arith.addi %397, %35 : index
              %605 = arith.addi %604, %c64 : index
              %606 = vector.load %kv[%605] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %607 = arith.addi %397, %35 : index
              %608 = arith.addi %607, %c65 : index
              %609 = vector.load %kv[%608] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %610 = wave.opaque %589 : vector<8xf32>
              %611 = wave.opaque %590 : vector<8xf32>
              %612 = wave.opaque %596 : vector<8xf32>
              %613 = wave.opaque %597 : vector<8xf32>
              %614 = wave.opaque %380 : i32
              %615 = arith.cmpi sgt, %614, %299 : i32
              %616:2 = scf.if %615 -> (vector<8xf32>, vector<8xf32>) {
                %617 = wave.opaque %c10 : index
                %618 = arith.addi %1, %617 : index
                %619 = memref.load %7[%618] : memref<?xi32>
                %620 = arith.index_cast %2 : index to i32
                %621 = arith.addi %379, %620 : i32
                %622 = arith.subi %619, %621 : i32
                %623 = arith.subi %622, %c48 : i32
                %624 = vector.broadcast %623 : i32 to vector<8xi32>
                %625 = arith.cmpi sgt, %624, %c67 : vector<8xi32>
                %626 = arith.select %625, %610, %c66 : vector<8xi1>, vector<8xf32>
                %627 = arith.subi %622, %c47 : i32
                %628 = vector.broadcast %627 : i32 to vector<8xi32>
                %629 = arith.cmpi sgt, %628, %c67 : vector<8xi32>
                %630 = arith.select %629, %611, %c66 : vector<8xi1>, vector<8xf32>
                scf.yield %626, %630 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %610, %611 : vector<8xf32>, vector<8xf32>
              }
              %631 = wave.opaque %c10 : index
              %632 = arith.addi %1, %631 : index
              %633 = memref.load %6[%632] : memref<?xf32>
              %634 = vector.extract %616#0[0] : f32 from vector<8xf32>
              %635 = vector.extract %616#0[1] : f32 from vector<8xf32>
              %636 = vector.extract %616#0[2] : f32 from vector<8xf32>
              %637 = vector.extract %616#0[3] : f32 from vector<8xf32>
              %638 = vector.extract %616#0[4] : f32 from vector<8xf32>
              %639 = vector.extract %616#0[5] : f32 from vector<8xf32>
              %640 = vector.extract %616#0[6] : f32 from vector<8xf32>
              %641 = vector.extract %616#0[7] : f32 from vector<8xf32>
              %642 = vector.extract %616#1[0] : f32 from vector<8xf32>
              %643 = vector.extract %616#1[1] : f32 from vector<8xf32>
              %644 = vector.extract %616#1[2] : f32 from vector<8xf32>
              %645 = vector.extract %616#1[3] : f32 from vector<8xf32>
              %646 = vector.extract %616#1[4] : f32 from vector<8xf32>
              %647 = vector.extract %616#1[5] : f32 from vector<8xf32>
              %648 = vector.extract %616#1[6] : f32 from vector<8xf32>
              %649 = vector.extract %616#1[7] : f32 from vector<8xf32>
              %650 = arith.maxnumf %634, %635 fastmath<nnan> : f32
              %651 = arith.maxnumf %650, %636 fastmath<nnan> : f32
              %652 = arith.maxnumf %651, %637 fastmath<nnan> : f32
              %653 = arith.maxnumf %652, %638 fastmath<nnan> : f32
              %654 = arith.maxnumf %653, %639 fastmath<nnan> : f32
              %655 = arith.maxnumf %654, %640 fastmath<nnan> : f32
              %656 = arith.maxnumf %655, %641 fastmath<nnan> : f32
              %657 = arith.maxnumf %656, %642 fastmath<nnan> : f32
              %658 = arith.maxnumf %657, %643 fastmath<nnan> : f32
              %659 = arith.maxnumf %658, %644 fastmath<nnan> : f32
              %660 = arith.maxnumf %659, %645 fastmath<nnan> : f32
              %661 = arith.maxnumf %660, %646 fastmath<nnan> : f32
              %662 = arith.maxnumf %661, %647 fastmath<nnan> : f32
              %663 = arith.maxnumf %662, %648 fastmath<nnan> : f32
              %664 = arith.maxnumf %663, %649 fastmath<nnan> : f32
              %665 = wave.swap_halves %664 : f32
              %666 = arith.maxnumf %664, %665 fastmath<nnan> : f32
              %667 = arith.mulf %666, %633 : f32
              %668 = arith.addf %361, %c68 : f32
              %669 = arith.cmpf ogt, %667, %668 : f32
              %670:8 = scf.if %669 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %671 = arith.subf %361, %667 : f32
                %672 = wave.exp2 %671 : f32
                %673 = vector.broadcast %672 : f32 to vector<8xf32>
                %674 = arith.mulf %362, %672 : f32
                %675 = arith.mulf %363, %673 : vector<8xf32>
                %676 = arith.mulf %364, %673 : vector<8xf32>
                %677 = arith.mulf %365, %673 : vector<8xf32>
                %678 = arith.mulf %366, %673 : vector<8xf32>
                %679 = arith.mulf %367, %673 : vector<8xf32>
                %680 = arith.mulf %368, %673 : vector<8xf32>
                scf.yield %667, %674, %675, %676, %677, %678, %679, %680 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %361, %362, %363, %364, %365, %366, %367, %368 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %681 = vector.broadcast %633 : f32 to vector<8xf32>
              %682 = arith.subf %c69, %670#0 : f32
              %683 = vector.broadcast %682 : f32 to vector<8xf32>
              %684 = math.fma %616#0, %681, %683 : vector<8xf32>
              %685 = wave.exp2 %684 : vector<8xf32>
              %686 = math.fma %616#1, %681, %683 : vector<8xf32>
              %687 = wave.exp2 %686 : vector<8xf32>
              %688 = arith.truncf %685 : vector<8xf32> to vector<8xf16>
              %689 = vector.bitcast %688 : vector<8xf16> to vector<4xi32>
              %690 = wave.swap_halves %689 : vector<4xi32>
              %691 = arith.select %3, %690, %689 : vector<4xi32>
              %692 = arith.select %3, %689, %690 : vector<4xi32>
              %693 = vector.shuffle %691, %692 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %694 = vector.bitcast %693 : vector<8xi32> to vector<16xf16>
              %695 = arith.truncf %687 : vector<8xf32> to vector<8xf16>
              %696 = vector.bitcast %695 : vector<8xf16> to vector<4xi32>
              %697 = wave.swap_halves %696 : vector<4xi32>
              %698 = arith.select %3, %697, %696 : vector<4xi32>
              %699 = arith.select %3, %696, %697 : vector<4xi32>
              %700 = vector.shuffle %698, %699 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %701 = vector.bitcast %700 : vector<8xi32> to vector<16xf16>
              %702 = arith.addf %685, %687 : vector<8xf32>
              %703 = vector.extract %702[0] : f32 from vector<8xf32>
              %704 = vector.extract %702[1] : f32 from vector<8xf32>
              %705 = vector.extract %702[2] : f32 from vector<8xf32>
              %706 = vector.extract %702[3] : f32 from vector<8xf32>
              %707 = vector.extract %702[4] : f32 from vector<8xf32>
              %708 = vector.extract %702[5] : f32 from vector<8xf32>
              %709 = vector.extract %702[6] : f32 from vector<8xf32>
              %710 = vector.extract %702[7] : f32 from vector<8xf32>
              %711 = arith.addf %703, %707 : f32
              %712 = arith.addf %704, %708 : f32
              %713 = arith.addf %705, %709 : f32
              %714 = arith.addf %706, %710 : f32
              %715 = arith.addf %711, %713 : f32
              %716 = arith.addf %712, %714 : f32
              %717 = arith.addf %715, %716 : f32
              %718 = arith.addf %670#1, %717 : f32
              %719 = wave.opaque %718 : f32
              %720 = wave.opaque %380 : i32
              %721 = arith.cmpi sgt, %720, %299 : i32
              %722:2 = scf.if %721 -> (vector<8xf32>, vector<8xf32>) {
                %723 = wave.opaque %c3 : index
                %724 = arith.addi %1, %723 : index
                %725 = memref.load %7[%724] : memref<?xi32>
                %726 = arith.index_cast %2 : index to i32
                %727 = arith.addi %379, %726 : i32
                %728 = arith.subi %725, %727 : i32
                %729 = arith.subi %728, %c48 : i32
                %730 = vector.broadcast %729 : i32 to vector<8xi32>
                %731 = arith.cmpi sgt, %730, %c67 : vector<8xi32>
                %732 = arith.select %731, %612, %c66 : vector<8xi1>, vector<8xf32>
                %733 = arith.subi %728, %c47 : i32
                %734 = vector.broadcast %733 : i32 to vector<8xi32>
                %735 = arith.cmpi sgt, %734, %c67 : vector<8xi32>
                %736 = arith.select %735, %613, %c66 : vector<8xi1>, vector<8xf32>
                scf.yield %732, %736 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %612, %613 : vector<8xf32>, vector<8xf32>
              }
              %737 = wave.opaque %c3 : index
              %738 = arith.addi %1, %737 : index
              %739 = memref.load %6[%738] : memref<?xf32>
              %740 = vector.extract %722#0[0] : f32 from vector<8xf32>
              %741 = vector.extract %722#0[1] : f32 from vector<8xf32>
              %742 = vector.extract %722#0[2] : f32 from vector<8xf32>
              %743 = vector.extract %722#0[3] : f32 from vector<8xf32>
              %744 = vector.extract %722#0[4] : f32 from vector<8xf32>
              %745 = vector.extract %722#0[5] : f32 from vector<8xf32>
              %746 = vector.extract %722#0[6] : f32 from vector<8xf32>
              %747 = vector.extract %722#0[7] : f32 from vector<8xf32>
              %748 = vector.extract %722#1[0] : f32 from vector<8xf32>
              %749 = vector.extract %722#1[1] : f32 from vector<8xf32>
              %750 = vector.extract %722#1[2] : f32 from vector<8xf32>
              %751 = vector.extract %722#1[3] : f32 from vector<8xf32>
              %752 = vector.extract %722#1[4] : f32 from vector<8xf32>
              %753 = vector.extract %722#1[5] : f32 from vector<8xf32>
              %754 = vector.extract %722#1[6] : f32 from vector<8xf32>
              %755 = vector.extract %722#1[7] : f32 from vector<8xf32>
              %756 = arith.maxnumf %740, %741 fastmath<nnan> : f32
              %757 = arith.maxnumf %756, %742 fastmath<nnan> : f32
              %758 = arith.maxnumf %757, %743 fastmath<nnan> : f32
              %759 = arith.maxnumf %758, %744 fastmath<nnan> : f32
              %760 = arith.maxnumf %759, %745 fastmath<nnan> : f32
              %761 = arith.maxnumf %760, %746 fastmath<nnan> : f32
              %762 = arith.maxnumf %761, %747 fastmath<nnan> : f32
              %763 = arith.maxnumf %762, %748 fastmath<nnan> : f32
              %764 = arith.maxnumf %763, %749 fastmath<nnan> : f32
              %765 = arith.maxnumf %764, %750 fastmath<nnan> : f32
              %766 = arith.maxnumf %765, %751 fastmath<nnan> : f32
              %767 = arith.maxnumf %766, %752 fastmath<nnan> : f32
              %768 = arith.maxnumf %767, %753 fastmath<nnan> : f32
              %769 = arith.maxnumf %768, %754 fastmath<nnan> : f32
              %770 = arith.maxnumf %769, %755 fastmath<nnan> : f32
              %771 = wave.swap_halves %770 : f32
              %772 = arith.maxnumf %770, %771 fastmath<nnan> : f32
              %773 = arith.mulf %772, %739 : f32
              %774 = arith.addf %369, %c68 : f32
              %775 = arith.cmpf ogt, %773, %774 : f32
              %776:8 = scf.if %775 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %777 = arith.subf %369, %773 : f32
                %778 = wave.exp2 %777 : f32
                %779 = vector.broadcast %778 : f32 to vector<8xf32>
                %780 = arith.mulf %370, %778 : f32
                %781 = arith.mulf %371, %779 : vector<8xf32>
                %782 = arith.mulf %372, %779 : vector<8xf32>
                %783 = arith.mulf %373, %779 : vector<8xf32>
                %784 = arith.mulf %374, %779 : vector<8xf32>
                %785 = arith.mulf %375, %779 : vector<8xf32>
                %786 = arith.mulf %376, %779 : vector<8xf32>
                scf.yield %773, %780, %781, %782, %783, %784, %785, %786 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %369, %370, %371, %372, %373, %374, %375, %376 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %787 = vector.broadcast %739 : f32 to vector<8xf32>
              %788 = arith.subf %c69, %776#0 : f32
              %789 = vector.broadcast %788 : f32 to vector<8xf32>
              %790 = math.fma %722#0, %787, %789 : vector<8xf32>
              %791 = wave.exp2 %790 : vector<8xf32>
              %792 = math.fma %722#1, %787, %789 : vector<8xf32>
              %793 = wave.exp2 %792 : vector<8xf32>
              %794 = arith.truncf %791 : vector<8xf32> to vector<8xf16>
              %795 = vector.bitcast %794 : vector<8xf16> to vector<4xi32>
              %796 = wave.swap_halves %795 : vector<4xi32>
              %797 = arith.select %3, %796, %795 : vector<4xi32>
              %798 = arith.select %3, %795, %796 : vector<4xi32>
              %799 = vector.shuffle %797, %798 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %800 = vector.bitcast %799 : vector<8xi32> to vector<16xf16>
              %801 = arith.truncf %793 : vector<8xf32> to vector<8xf16>
              %802 = vector.bitcast %801 : vector<8xf16> to vector<4xi32>
              %803 = wave.swap_halves %802 : vector<4xi32>
              %804 = arith.select %3, %803, %802 : vector<4xi32>
              %805 = arith.select %3, %802, %803 : vector<4xi32>
              %806 = vector.shuffle %804, %805 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %807 = vector.bitcast %806 : vector<8xi32> to vector<16xf16>
              %808 = arith.addf %791, %793 : vector<8xf32>
              %809 = vector.extract %808[0] : f32 from vector<8xf32>
              %810 = vector.extract %808[1] : f32 from vector<8xf32>
              %811 = vector.extract %808[2] : f32 from vector<8xf32>
              %812 = vector.extract %808[3] : f32 from vector<8xf32>
              %813 = vector.extract %808[4] : f32 from vector<8xf32>
              %814 = vector.extract %808[5] : f32 from vector<8xf32>
              %815 = vector.extract %808[6] : f32 from vector<8xf32>
              %816 = vector.extract %808[7] : f32 from vector<8xf32>
              %817 = arith.addf %809, %813 : f32
              %818 = arith.addf %810, %814 : f32
              %819 = arith.addf %811, %815 : f32
              %820 = arith.addf %812, %816 : f32
              %821 = arith.addf %817, %819 : f32
              %822 = arith.addf %818, %820 : f32
              %823 = arith.addf %821, %822 : f32
              %824 = arith.addf %776#1, %823 : f32
              %825 = wave.opaque %824 : f32
              %826 = wave.opaque %380 : i32
              %827 = arith.cmpi sgt, %826, %299 : i32
              %828:4 = scf.if %827 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %829 = arith.subi %323, %379 : i32
                %830 = arith.subi %829, %c48 : i32
                %831 = arith.minsi %830, %c47 : i32
                %832 = arith.maxsi %831, %c48 : i32
                %833 = arith.cmpi sgt, %832, %c48 : i32
                %834 = arith.select %833, %c70, %c48 : i32
                %835 = arith.ori %c48, %834 : i32
                %836 = arith.cmpi sgt, %832, %c40 : i32
                %837 = arith.select %836, %c70, %c48 : i32
                %838 = arith.ori %c48, %837 : i32
                %839 = arith.cmpi sgt, %832, %c71 : i32
                %840 = arith.select %839, %c72, %c48 : i32
                %841 = arith.ori %835, %840 : i32
                %842 = arith.cmpi sgt, %832, %c73 : i32
                %843 = arith.select %842, %c72, %c48 : i32
                %844 = arith.ori %838, %843 : i32
                %845 = arith.cmpi sgt, %832, %c74 : i32
                %846 = arith.select %845, %c70, %c48 : i32
                %847 = arith.ori %c48, %846 : i32
                %848 = arith.cmpi sgt, %832, %c75 : i32
                %849 = arith.select %848, %c70, %c48 : i32
                %850 = arith.ori %c48, %849 : i32
                %851 = arith.cmpi sgt, %832, %c76 : i32
                %852 = arith.select %851, %c72, %c48 : i32
                %853 = arith.ori %847, %852 : i32
                %854 = arith.cmpi sgt, %832, %c77 : i32
                %855 = arith.select %854, %c72, %c48 : i32
                %856 = arith.ori %850, %855 : i32
                %857 = arith.cmpi sgt, %832, %c78 : i32
                %858 = arith.select %857, %c70, %c48 : i32
                %859 = arith.ori %c48, %858 : i32
                %860 = arith.cmpi sgt, %832, %c79 : i32
                %861 = arith.select %860, %c70, %c48 : i32
                %862 = arith.ori %c48, %861 : i32
                %863 = arith.cmpi sgt, %832, %c80 : i32
                %864 = arith.select %863, %c72, %c48 : i32
                %865 = arith.ori %859, %864 : i32
                %866 = arith.cmpi sgt, %832, %c81 : i32
                %867 = arith.select %866, %c72, %c48 : i32
                %868 = arith.ori %862, %867 : i32
                %869 = arith.cmpi sgt, %832, %c82 : i32
                %870 = arith.select %869, %c70, %c48 : i32
                %871 = arith.ori %c48, %870 : i32
                %872 = arith.cmpi sgt, %832, %c83 : i32
                %873 = arith.select %872, %c70, %c48 : i32
                %874 = arith.ori %c48, %873 : i32
                %875 = arith.cmpi sgt, %832, %c32 : i32
                %876 = arith.select %875, %c72, %c48 : i32
                %877 = arith.ori %871, %876 : i32
                %878 = arith.cmpi sgt, %832, %c84 : i32
                %879 = arith.select %878, %c72, %c48 : i32
                %880 = arith.ori %874, %879 : i32
                %881 = vector.from_elements %841, %853, %865, %877 : vector<4xi32>
                %882 = vector.from_elements %844, %856, %868, %880 : vector<4xi32>
                %883 = arith.subi %323, %379 : i32
                %884 = arith.subi %883, %c47 : i32
                %885 = arith.minsi %884, %c47 : i32
                %886 = arith.maxsi %885, %c48 : i32
                %887 = arith.cmpi sgt, %886, %c48 : i32
                %888 = arith.select %887, %c70, %c48 : i32
                %889 = arith.ori %c48, %888 : i32
                %890 = arith.cmpi sgt, %886, %c40 : i32
                %891 = arith.select %890, %c70, %c48 : i32
                %892 = arith.ori %c48, %891 : i32
                %893 = arith.cmpi sgt, %886, %c71 : i32
                %894 = arith.select %893, %c72, %c48 : i32
                %895 = arith.ori %889, %894 : i32
                %896 = arith.cmpi sgt, %886, %c73 : i32
                %897 = arith.select %896, %c72, %c48 : i32
                %898 = arith.ori %892, %897 : i32
                %899 = arith.cmpi sgt, %886, %c74 : i32
                %900 = arith.select %899, %c70, %c48 : i32
                %901 = arith.ori %c48, %900 : i32
                %902 = arith.cmpi sgt, %886, %c75 : i32
                %903 = arith.select %902, %c70, %c48 : i32
                %904 = arith.ori %c48, %903 : i32
                %905 = arith.cmpi sgt, %886, %c76 : i32
                %906 = arith.select %905, %c72, %c48 : i32
                %907 = arith.ori %901, %906 : i32
                %908 = arith.cmpi sgt, %886, %c77 : i32
                %909 = arith.select %908, %c72, %c48 : i32
                %910 = arith.ori %904, %909 : i32
                %911 = arith.cmpi sgt, %886, %c78 : i32
                %912 = arith.select %911, %c70, %c48 : i32
                %913 = arith.ori %c48, %912 : i32
                %914 = arith.cmpi sgt, %886, %c79 : i32
                %915 = arith.select %914, %c70, %c48 : i32
                %916 = arith.ori %c48, %915 : i32
                %917 = arith.cmpi sgt, %886, %c80 : i32
                %918 = arith.select %917, %c72, %c48 : i32
                %919 = arith.ori %913, %918 : i32
                %920 = arith.cmpi sgt, %886, %c81 : i32
                %921 = arith.select %920, %c72, %c48 : i32
                %922 = arith.ori %916, %921 : i32
                %923 = arith.cmpi sgt, %886, %c82 : i32
                %924 = arith.select %923, %c70, %c48 : i32
                %925 = arith.ori %c48, %924 : i32
                %926 = arith.cmpi sgt, %886, %c83 : i32
                %927 = arith.select %926, %c70, %c48 : i32
                %928 = arith.ori %c48, %927 : i32
                %929 = arith.cmpi sgt, %886, %c32 : i32
                %930 = arith.select %929, %c72, %c48 : i32
                %931 = arith.ori %925, %930 : i32
                %932 = arith.cmpi sgt, %886, %c84 : i32
                %933 = arith.select %932, %c72, %c48 : i32
                %934 = arith.ori %928, %933 : i32
                %935 = vector.from_elements %895, %907, %919, %931 : vector<4xi32>
                %936 = vector.from_elements %898, %910, %922, %934 : vector<4xi32>
                %937 = arith.andi %570, %881 : vector<4xi32>
                %938 = arith.andi %573, %882 : vector<4xi32>
                %939 = arith.andi %576, %935 : vector<4xi32>
                %940 = arith.andi %579, %936 : vector<4xi32>
                scf.yield %937, %938, %939, %940 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %570, %573, %576, %579 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %941 = vector.shuffle %828#0, %828#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %942 = vector.bitcast %941 : vector<8xi32> to vector<16xf16>
              %943 = wave.mma %942, %694, %670#2 : vector<16xf16>, vector<8xf32>
              %944 = wave.mma %942, %800, %776#2 : vector<16xf16>, vector<8xf32>
              %945 = vector.shuffle %828#2, %828#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %946 = vector.bitcast %945 : vector<8xi32> to vector<16xf16>
              %947 = wave.mma %946, %701, %943 : vector<16xf16>, vector<8xf32>
              %948 = wave.mma %946, %807, %944 : vector<16xf16>, vector<8xf32>
              %949 = wave.opaque %947 : vector<8xf32>
              %950 = wave.opaque %948 : vector<8xf32>
              %951 = arith.addi %389, %35 : index
              %952 = arith.addi %951, %c37 : index
              %953 = vector.load %kv[%952] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %954 = arith.addi %389, %35 : index
              %955 = arith.addi %954, %c85 : index
              %956 = vector.load %kv[%955] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %957 = arith.addi %397, %35 : index
              %958 = arith.addi %957, %c37 : index
              %959 = vector.load %kv[%958] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %960 = arith.addi %397, %35 : index
              %961 = arith.addi %960, %c85 : index
              %962 = vector.load %kv[%961] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %963 = wave.opaque %380 : i32
              %964 = arith.cmpi sgt, %963, %299 : i32
              %965:4 = scf.if %964 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %966 = arith.subi %323, %379 : i32
                %967 = arith.subi %966, %c48 : i32
                %968 = arith.minsi %967, %c47 : i32
                %969 = arith.maxsi %968, %c48 : i32
                %970 = arith.cmpi sgt, %969, %c48 : i32
                %971 = arith.select %970, %c70, %c48 : i32
                %972 = arith.ori %c48, %971 : i32
                %973 = arith.cmpi sgt, %969, %c40 : i32
                %974 = arith.select %973, %c70, %c48 : i32
                %975 = arith.ori %c48, %974 : i32
                %976 = arith.cmpi sgt, %969, %c71 : i32
                %977 = arith.select %976, %c72, %c48 : i32
                %978 = arith.ori %972, %977 : i32
                %979 = arith.cmpi sgt, %969, %c73 : i32
                %980 = arith.select %979, %c72, %c48 : i32
                %981 = arith.ori %975, %980 : i32
                %982 = arith.cmpi sgt, %969, %c74 : i32
                %983 = arith.select %982, %c70, %c48 : i32
                %984 = arith.ori %c48, %983 : i32
                %985 = arith.cmpi sgt, %969, %c75 : i32
                %986 = arith.select %985, %c70, %c48 : i32
                %987 = arith.ori %c48, %986 : i32
                %988 = arith.cmpi sgt, %969, %c76 : i32
                %989 = arith.select %988, %c72, %c48 : i32
                %990 = arith.ori %984, %989 : i32
                %991 = arith.cmpi sgt, %969, %c77 : i32
                %992 = arith.select %991, %c72, %c48 : i32
                %993 = arith.ori %987, %992 : i32
                %994 = arith.cmpi sgt, %969, %c78 : i32
                %995 = arith.select %994, %c70, %c48 : i32
                %996 = arith.ori %c48, %995 : i32
                %997 = arith.cmpi sgt, %969, %c79 : i32
                %998 = arith.select %997, %c70, %c48 : i32
                %999 = arith.ori %c48, %998 : i32
                %1000 = arith.cmpi sgt, %969, %c80 : i32
                %1001 = arith.select %1000, %c72, %c48 : i32
                %1002 = arith.ori %996, %1001 : i32
                %1003 = arith.cmpi sgt, %969, %c81 : i32
                %1004 = arith.select %1003, %c72, %c48 : i32
                %1005 = arith.ori %999, %1004 : i32
                %1006 = arith.cmpi sgt, %969, %c82 : i32
                %1007 = arith.select %1006, %c70, %c48 : i32
                %1008 = arith.ori %c48, %1007 : i32
                %1009 = arith.cmpi sgt, %969, %c83 : i32
                %1010 = arith.select %1009, %c70, %c48 : i32
                %1011 = arith.ori %c48, %1010 : i32
                %1012 = arith.cmpi sgt, %969, %c32 : i32
                %1013 = arith.select %1012, %c72, %c48 : i32
                %1014 = arith.ori %1008, %1013 : i32
                %1015 = arith.cmpi sgt, %969, %c84 : i32
                %1016 = arith.select %1015, %c72, %c48 : i32
                %1017 = arith.ori %1011, %1016 : i32
                %1018 = vector.from_elements %978, %990, %1002, %1014 : vector<4xi32>
                %1019 = vector.from_elements %981, %993, %1005, %1017 : vector<4xi32>
                %1020 = arith.subi %323, %379 : i32
                %1021 = arith.subi %1020, %c47 : i32
                %1022 = arith.minsi %1021, %c47 : i32
                %1023 = arith.maxsi %1022, %c48 : i32
                %1024 = arith.cmpi sgt, %1023, %c48 : i32
                %1025 = arith.select %1024, %c70, %c48 : i32
                %1026 = arith.ori %c48, %1025 : i32
                %1027 = arith.cmpi sgt, %1023, %c40 : i32
                %1028 = arith.select %1027, %c70, %c48 : i32
                %1029 = arith.ori %c48, %1028 : i32
                %1030 = arith.cmpi sgt, %1023, %c71 : i32
                %1031 = arith.select %1030, %c72, %c48 : i32
                %1032 = arith.ori %1026, %1031 : i32
                %1033 = arith.cmpi sgt, %1023, %c73 : i32
                %1034 = arith.select %1033, %c72, %c48 : i32
                %1035 = arith.ori %1029, %1034 : i32
                %1036 = arith.cmpi sgt, %1023, %c74 : i32
                %1037 = arith.select %1036, %c70, %c48 : i32
                %1038 = arith.ori %c48, %1037 : i32
                %1039 = arith.cmpi sgt, %1023, %c75 : i32
                %1040 = arith.select %1039, %c70, %c48 : i32
                %1041 = arith.ori %c48, %1040 : i32
                %1042 = arith.cmpi sgt, %1023, %c76 : i32
                %1043 = arith.select %1042, %c72, %c48 : i32
                %1044 = arith.ori %1038, %1043 : i32
                %1045 = arith.cmpi sgt, %1023, %c77 : i32
                %1046 = arith.select %1045, %c72, %c48 : i32
                %1047 = arith.ori %1041, %1046 : i32
                %1048 = arith.cmpi sgt, %1023, %c78 : i32
                %1049 = arith.select %1048, %c70, %c48 : i32
                %1050 = arith.ori %c48, %1049 : i32
                %1051 = arith.cmpi sgt, %1023, %c79 : i32
                %1052 = arith.select %1051, %c70, %c48 : i32
                %1053 = arith.ori %c48, %1052 : i32
                %1054 = arith.cmpi sgt, %1023, %c80 : i32
                %1055 = arith.select %1054, %c72, %c48 : i32
                %1056 = arith.ori %1050, %1055 : i32
                %1057 = arith.cmpi sgt, %1023, %c81 : i32
                %1058 = arith.select %1057, %c72, %c48 : i32
                %1059 = arith.ori %1053, %1058 : i32
                %1060 = arith.cmpi sgt, %1023, %c82 : i32
                %1061 = arith.select %1060, %c70, %c48 : i32
                %1062 = arith.ori %c48, %1061 : i32
                %1063 = arith.cmpi sgt, %1023, %c83 : i32
                %1064 = arith.select %1063, %c70, %c48 : i32
                %1065 = arith.ori %c48, %1064 : i32
                %1066 = arith.cmpi sgt, %1023, %c32 : i32
                %1067 = arith.select %1066, %c72, %c48 : i32
                %1068 = arith.ori %1062, %1067 : i32
                %1069 = arith.cmpi sgt, %1023, %c84 : i32
                %1070 = arith.select %1069, %c72, %c48 : i32
                %1071 = arith.ori %1065, %1070 : i32
                %1072 = vector.from_elements %1032, %1044, %1056, %1068 : vector<4xi32>
                %1073 = vector.from_elements %1035, %1047, %1059, %1071 : vector<4xi32>
                %1074 = arith.andi %600, %1018 : vector<4xi32>
                %1075 = arith.andi %603, %1019 : vector<4xi32>
                %1076 = arith.andi %606, %1072 : vector<4xi32>
                %1077 = arith.andi %609, %1073 : vector<4xi32>
                scf.yield %1074, %1075, %1076, %1077 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %600, %603, %606, %609 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1078 = vector.shuffle %965#0, %965#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1079 = vector.bitcast %1078 : vector<8xi32> to vector<16xf16>
              %1080 = wave.mma %1079, %694, %670#3 : vector<16xf16>, vector<8xf32>
              %1081 = wave.mma %1079, %800, %776#3 : vector<16xf16>, vector<8xf32>
              %1082 = vector.shuffle %965#2, %965#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1083 = vector.bitcast %1082 : vector<8xi32> to vector<16xf16>
              %1084 = wave.mma %1083, %701, %1080 : vector<16xf16>, vector<8xf32>
              %1085 = wave.mma %1083, %807, %1081 : vector<16xf16>, vector<8xf32>
              %1086 = wave.opaque %1084 : vector<8xf32>
              %1087 = wave.opaque %1085 : vector<8xf32>
              %1088 = arith.addi %389, %35 : index
              %1089 = arith.addi %1088, %c86 : index
              %1090 = vector.load %kv[%1089] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1091 = arith.addi %389, %35 : index
              %1092 = arith.addi %1091, %c87 : index
              %1093 = vector.load %kv[%1092] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1094 = arith.addi %397, %35 : index
              %1095 = arith.addi %1094, %c86 : index
              %1096 = vector.load %kv[%1095] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1097 = arith.addi %397, %35 : index
              %1098 = arith.addi %1097, %c87 : index
              %1099 = vector.load %kv[%1098] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1100 = wave.opaque %380 : i32
              %1101 = arith.cmpi sgt, %1100, %299 : i32
              %1102:4 = scf.if %1101 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1103 = arith.subi %323, %379 : i32
                %1104 = arith.subi %1103, %c48 : i32
                %1105 = arith.minsi %1104, %c47 : i32
                %1106 = arith.maxsi %1105, %c48 : i32
                %1107 = arith.cmpi sgt, %1106, %c48 : i32
                %1108 = arith.select %1107, %c70, %c48 : i32
                %1109 = arith.ori %c48, %1108 : i32
                %1110 = arith.cmpi sgt, %1106, %c40 : i32
                %1111 = arith.select %1110, %c70, %c48 : i32
                %1112 = arith.ori %c48, %1111 : i32
                %1113 = arith.cmpi sgt, %1106, %c71 : i32
                %1114 = arith.select %1113, %c72, %c48 : i32
                %1115 = arith.ori %1109, %1114 : i32
                %1116 = arith.cmpi sgt, %1106, %c73 : i32
                %1117 = arith.select %1116, %c72, %c48 : i32
                %1118 = arith.ori %1112, %1117 : i32
                %1119 = arith.cmpi sgt, %1106, %c74 : i32
                %1120 = arith.select %1119, %c70, %c48 : i32
                %1121 = arith.ori %c48, %1120 : i32
                %1122 = arith.cmpi sgt, %1106, %c75 : i32
                %1123 = arith.select %1122, %c70, %c48 : i32
                %1124 = arith.ori %c48, %1123 : i32
                %1125 = arith.cmpi sgt, %1106, %c76 : i32
                %1126 = arith.select %1125, %c72, %c48 : i32
                %1127 = arith.ori %1121, %1126 : i32
                %1128 = arith.cmpi sgt, %1106, %c77 : i32
                %1129 = arith.select %1128, %c72, %c48 : i32
                %1130 = arith.ori %1124, %1129 : i32
                %1131 = arith.cmpi sgt, %1106, %c78 : i32
                %1132 = arith.select %1131, %c70, %c48 : i32
                %1133 = arith.ori %c48, %1132 : i32
                %1134 = arith.cmpi sgt, %1106, %c79 : i32
                %1135 = arith.select %1134, %c70, %c48 : i32
                %1136 = arith.ori %c48, %1135 : i32
                %1137 = arith.cmpi sgt, %1106, %c80 : i32
                %1138 = arith.select %1137, %c72, %c48 : i32
                %1139 = arith.ori %1133, %1138 : i32
                %1140 = arith.cmpi sgt, %1106, %c81 : i32
                %1141 = arith.select %1140, %c72, %c48 : i32
                %1142 = arith.ori %1136, %1141 : i32
                %1143 = arith.cmpi sgt, %1106, %c82 : i32
                %1144 = arith.select %1143, %c70, %c48 : i32
                %1145 = arith.ori %c48, %1144 : i32
                %1146 = arith.cmpi sgt, %1106, %c83 : i32
                %1147 = arith.select %1146, %c70, %c48 : i32
                %1148 = arith.ori %c48, %1147 : i32
                %1149 = arith.cmpi sgt, %1106, %c32 : i32
                %1150 = arith.select %1149, %c72, %c48 : i32
                %1151 = arith.ori %1145, %1150 : i32
                %1152 = arith.cmpi sgt, %1106, %c84 : i32
                %1153 = arith.select %1152, %c72, %c48 : i32
                %1154 = arith.ori %1148, %1153 : i32
                %1155 = vector.from_elements %1115, %1127, %1139, %1151 : vector<4xi32>
                %1156 = vector.from_elements %1118, %1130, %1142, %1154 : vector<4xi32>
                %1157 = arith.subi %323, %379 : i32
                %1158 = arith.subi %1157, %c47 : i32
                %1159 = arith.minsi %1158, %c47 : i32
                %1160 = arith.maxsi %1159, %c48 : i32
                %1161 = arith.cmpi sgt, %1160, %c48 : i32
                %1162 = arith.select %1161, %c70, %c48 : i32
                %1163 = arith.ori %c48, %1162 : i32
                %1164 = arith.cmpi sgt, %1160, %c40 : i32
                %1165 = arith.select %1164, %c70, %c48 : i32
                %1166 = arith.ori %c48, %1165 : i32
                %1167 = arith.cmpi sgt, %1160, %c71 : i32
                %1168 = arith.select %1167, %c72, %c48 : i32
                %1169 = arith.ori %1163, %1168 : i32
                %1170 = arith.cmpi sgt, %1160, %c73 : i32
                %1171 = arith.select %1170, %c72, %c48 : i32
                %1172 = arith.ori %1166, %1171 : i32
                %1173 = arith.cmpi sgt, %1160, %c74 : i32
                %1174 = arith.select %1173, %c70, %c48 : i32
                %1175 = arith.ori %c48, %1174 : i32
                %1176 = arith.cmpi sgt, %1160, %c75 : i32
                %1177 = arith.select %1176, %c70, %c48 : i32
                %1178 = arith.ori %c48, %1177 : i32
                %1179 = arith.cmpi sgt, %1160, %c76 : i32
                %1180 = arith.select %1179, %c72, %c48 : i32
                %1181 = arith.ori %1175, %1180 : i32
                %1182 = arith.cmpi sgt, %1160, %c77 : i32
                %1183 = arith.select %1182, %c72, %c48 : i32
                %1184 = arith.ori %1178, %1183 : i32
                %1185 = arith.cmpi sgt, %1160, %c78 : i32
                %1186 = arith.select %1185, %c70, %c48 : i32
                %1187 = arith.ori %c48, %1186 : i32
                %1188 = arith.cmpi sgt, %1160, %c79 : i32
                %1189 = arith.select %1188, %c70, %c48 : i32
                %1190 = arith.ori %c48, %1189 : i32
                %1191 = arith.cmpi sgt, %1160, %c80 : i32
                %1192 = arith.select %1191, %c72, %c48 : i32
                %1193 = arith.ori %1187, %1192 : i32
                %1194 = arith.cmpi sgt, %1160, %c81 : i32
                %1195 = arith.select %1194, %c72, %c48 : i32
                %1196 = arith.ori %1190, %1195 : i32
                %1197 = arith.cmpi sgt, %1160, %c82 : i32
                %1198 = arith.select %1197, %c70, %c48 : i32
                %1199 = arith.ori %c48, %1198 : i32
                %1200 = arith.cmpi sgt, %1160, %c83 : i32
                %1201 = arith.select %1200, %c70, %c48 : i32
                %1202 = arith.ori %c48, %1201 : i32
                %1203 = arith.cmpi sgt, %1160, %c32 : i32
                %1204 = arith.select %1203, %c72, %c48 : i32
                %1205 = arith.ori %1199, %1204 : i32
                %1206 = arith.cmpi sgt, %1160, %c84 : i32
                %1207 = arith.select %1206, %c72, %c48 : i32
                %1208 = arith.ori %1202, %1207 : i32
                %1209 = vector.from_elements %1169, %1181, %1193, %1205 : vector<4xi32>
                %1210 = vector.from_elements %1172, %1184, %1196, %1208 : vector<4xi32>
                %1211 = arith.andi %953, %1155 : vector<4xi32>
                %1212 = arith.andi %956, %1156 : vector<4xi32>
                %1213 = arith.andi %959, %1209 : vector<4xi32>
                %1214 = arith.andi %962, %1210 : vector<4xi32>
                scf.yield %1211, %1212, %1213, %1214 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %953, %956, %959, %962 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1215 = vector.shuffle %1102#0, %1102#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1216 = vector.bitcast %1215 : vector<8xi32> to vector<16xf16>
              %1217 = wave.mma %1216, %694, %670#4 : vector<16xf16>, vector<8xf32>
              %1218 = wave.mma %1216, %800, %776#4 : vector<16xf16>, vector<8xf32>
              %1219 = vector.shuffle %1102#2, %1102#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1220 = vector.bitcast %1219 : vector<8xi32> to vector<16xf16>
              %1221 = wave.mma %1220, %701, %1217 : vector<16xf16>, vector<8xf32>
              %1222 = wave.mma %1220, %807, %1218 : vector<16xf16>, vector<8xf32>
              %1223 = wave.opaque %1221 : vector<8xf32>
              %1224 = wave.opaque %1222 : vector<8xf32>
              %1225 = arith.addi %389, %35 : index
              %1226 = arith.addi %1225, %c38 : index
              %1227 = vector.load %kv[%1226] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1228 = arith.addi %389, %35 : index
              %1229 = arith.addi %1228, %c88 : index
              %1230 = vector.load %kv[%1229] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1231 = arith.addi %397, %35 : index
              %1232 = arith.addi %1231, %c38 : index
              %1233 = vector.load %kv[%1232] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1234 = arith.addi %397, %35 : index
              %1235 = arith.addi %1234, %c88 : index
              %1236 = vector.load %kv[%1235] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1237 = wave.opaque %380 : i32
              %1238 = arith.cmpi sgt, %1237, %299 : i32
              %1239:4 = scf.if %1238 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1240 = arith.subi %323, %379 : i32
                %1241 = arith.subi %1240, %c48 : i32
                %1242 = arith.minsi %1241, %c47 : i32
                %1243 = arith.maxsi %1242, %c48 : i32
                %1244 = arith.cmpi sgt, %1243, %c48 : i32
                %1245 = arith.select %1244, %c70, %c48 : i32
                %1246 = arith.ori %c48, %1245 : i32
                %1247 = arith.cmpi sgt, %1243, %c40 : i32
                %1248 = arith.select %1247, %c70, %c48 : i32
                %1249 = arith.ori %c48, %1248 : i32
                %1250 = arith.cmpi sgt, %1243, %c71 : i32
                %1251 = arith.select %1250, %c72, %c48 : i32
                %1252 = arith.ori %1246, %1251 : i32
                %1253 = arith.cmpi sgt, %1243, %c73 : i32
                %1254 = arith.select %1253, %c72, %c48 : i32
                %1255 = arith.ori %1249, %1254 : i32
                %1256 = arith.cmpi sgt, %1243, %c74 : i32
                %1257 = arith.select %1256, %c70, %c48 : i32
                %1258 = arith.ori %c48, %1257 : i32
                %1259 = arith.cmpi sgt, %1243, %c75 : i32
                %1260 = arith.select %1259, %c70, %c48 : i32
                %1261 = arith.ori %c48, %1260 : i32
                %1262 = arith.cmpi sgt, %1243, %c76 : i32
                %1263 = arith.select %1262, %c72, %c48 : i32
                %1264 = arith.ori %1258, %1263 : i32
                %1265 = arith.cmpi sgt, %1243, %c77 : i32
                %1266 = arith.select %1265, %c72, %c48 : i32
                %1267 = arith.ori %1261, %1266 : i32
                %1268 = arith.cmpi sgt, %1243, %c78 : i32
                %1269 = arith.select %1268, %c70, %c48 : i32
                %1270 = arith.ori %c48, %1269 : i32
                %1271 = arith.cmpi sgt, %1243, %c79 : i32
                %1272 = arith.select %1271, %c70, %c48 : i32
                %1273 = arith.ori %c48, %1272 : i32
                %1274 = arith.cmpi sgt, %1243, %c80 : i32
                %1275 = arith.select %1274, %c72, %c48 : i32
                %1276 = arith.ori %1270, %1275 : i32
                %1277 = arith.cmpi sgt, %1243, %c81 : i32
                %1278 = arith.select %1277, %c72, %c48 : i32
                %1279 = arith.ori %1273, %1278 : i32
                %1280 = arith.cmpi sgt, %1243, %c82 : i32
                %1281 = arith.select %1280, %c70, %c48 : i32
                %1282 = arith.ori %c48, %1281 : i32
                %1283 = arith.cmpi sgt, %1243, %c83 : i32
                %1284 = arith.select %1283, %c70, %c48 : i32
                %1285 = arith.ori %c48, %1284 : i32
                %1286 = arith.cmpi sgt, %1243, %c32 : i32
                %1287 = arith.select %1286, %c72, %c48 : i32
                %1288 = arith.ori %1282, %1287 : i32
                %1289 = arith.cmpi sgt, %1243, %c84 : i32
                %1290 = arith.select %1289, %c72, %c48 : i32
                %1291 = arith.ori %1285, %1290 : i32
                %1292 = vector.from_elements %1252, %1264, %1276, %1288 : vector<4xi32>
                %1293 = vector.from_elements %1255, %1267, %1279, %1291 : vector<4xi32>
                %1294 = arith.subi %323, %379 : i32
                %1295 = arith.subi %1294, %c47 : i32
                %1296 = arith.minsi %1295, %c47 : i32
                %1297 = arith.maxsi %1296, %c48 : i32
                %1298 = arith.cmpi sgt, %1297, %c48 : i32
                %1299 = arith.select %1298, %c70, %c48 : i32
                %1300 = arith.ori %c48, %1299 : i32
                %1301 = arith.cmpi sgt, %1297, %c40 : i32
                %1302 = arith.select %1301, %c70, %c48 : i32
                %1303 = arith.ori %c48, %1302 : i32
                %1304 = arith.cmpi sgt, %1297, %c71 : i32
                %1305 = arith.select %1304, %c72, %c48 : i32
                %1306 = arith.ori %1300, %1305 : i32
                %1307 = arith.cmpi sgt, %1297, %c73 : i32
                %1308 = arith.select %1307, %c72, %c48 : i32
                %1309 = arith.ori %1303, %1308 : i32
                %1310 = arith.cmpi sgt, %1297, %c74 : i32
                %1311 = arith.select %1310, %c70, %c48 : i32
                %1312 = arith.ori %c48, %1311 : i32
                %1313 = arith.cmpi sgt, %1297, %c75 : i32
                %1314 = arith.select %1313, %c70, %c48 : i32
                %1315 = arith.ori %c48, %1314 : i32
                %1316 = arith.cmpi sgt, %1297, %c76 : i32
                %1317 = arith.select %1316, %c72, %c48 : i32
                %1318 = arith.ori %1312, %1317 : i32
                %1319 = arith.cmpi sgt, %1297, %c77 : i32
                %1320 = arith.select %1319, %c72, %c48 : i32
                %1321 = arith.ori %1315, %1320 : i32
                %1322 = arith.cmpi sgt, %1297, %c78 : i32
                %1323 = arith.select %1322, %c70, %c48 : i32
                %1324 = arith.ori %c48, %1323 : i32
                %1325 = arith.cmpi sgt, %1297, %c79 : i32
                %1326 = arith.select %1325, %c70, %c48 : i32
                %1327 = arith.ori %c48, %1326 : i32
                %1328 = arith.cmpi sgt, %1297, %c80 : i32
                %1329 = arith.select %1328, %c72, %c48 : i32
                %1330 = arith.ori %1324, %1329 : i32
                %1331 = arith.cmpi sgt, %1297, %c81 : i32
                %1332 = arith.select %1331, %c72, %c48 : i32
                %1333 = arith.ori %1327, %1332 : i32
                %1334 = arith.cmpi sgt, %1297, %c82 : i32
                %1335 = arith.select %1334, %c70, %c48 : i32
                %1336 = arith.ori %c48, %1335 : i32
                %1337 = arith.cmpi sgt, %1297, %c83 : i32
                %1338 = arith.select %1337, %c70, %c48 : i32
                %1339 = arith.ori %c48, %1338 : i32
                %1340 = arith.cmpi sgt, %1297, %c32 : i32
                %1341 = arith.select %1340, %c72, %c48 : i32
                %1342 = arith.ori %1336, %1341 : i32
                %1343 = arith.cmpi sgt, %1297, %c84 : i32
                %1344 = arith.select %1343, %c72, %c48 : i32
                %1345 = arith.ori %1339, %1344 : i32
                %1346 = vector.from_elements %1306, %1318, %1330, %1342 : vector<4xi32>
                %1347 = vector.from_elements %1309, %1321, %1333, %1345 : vector<4xi32>
                %1348 = arith.andi %1090, %1292 : vector<4xi32>
                %1349 = arith.andi %1093, %1293 : vector<4xi32>
                %1350 = arith.andi %1096, %1346 : vector<4xi32>
                %1351 = arith.andi %1099, %1347 : vector<4xi32>
                scf.yield %1348, %1349, %1350, %1351 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1090, %1093, %1096, %1099 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1352 = vector.shuffle %1239#0, %1239#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1353 = vector.bitcast %1352 : vector<8xi32> to vector<16xf16>
              %1354 = wave.mma %1353, %694, %670#5 : vector<16xf16>, vector<8xf32>
              %1355 = wave.mma %1353, %800, %776#5 : vector<16xf16>, vector<8xf32>
              %1356 = vector.shuffle %1239#2, %1239#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1357 = vector.bitcast %1356 : vector<8xi32> to vector<16xf16>
              %1358 = wave.mma %1357, %701, %1354 : vector<16xf16>, vector<8xf32>
              %1359 = wave.mma %1357, %807, %1355 : vector<16xf16>, vector<8xf32>
              %1360 = wave.opaque %1358 : vector<8xf32>
              %1361 = wave.opaque %1359 : vector<8xf32>
              %1362 = arith.addi %389, %35 : index
              %1363 = arith.addi %1362, %c89 : index
              %1364 = vector.load %kv[%1363] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1365 = arith.addi %389, %35 : index
              %1366 = arith.addi %1365, %c90 : index
              %1367 = vector.load %kv[%1366] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1368 = arith.addi %397, %35 : index
              %1369 = arith.addi %1368, %c89 : index
              %1370 = vector.load %kv[%1369] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1371 = arith.addi %397, %35 : index
              %1372 = arith.addi %1371, %c90 : index
              %1373 = vector.load %kv[%1372] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1374 = wave.opaque %380 : i32
              %1375 = arith.cmpi sgt, %1374, %299 : i32
              %1376:4 = scf.if %1375 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1377 = arith.subi %323, %379 : i32
                %1378 = arith.subi %1377, %c48 : i32
                %1379 = arith.minsi %1378, %c47 : i32
                %1380 = arith.maxsi %1379, %c48 : i32
                %1381 = arith.cmpi sgt, %1380, %c48 : i32
                %1382 = arith.select %1381, %c70, %c48 : i32
                %1383 = arith.ori %c48, %1382 : i32
                %1384 = arith.cmpi sgt, %1380, %c40 : i32
                %1385 = arith.select %1384, %c70, %c48 : i32
                %1386 = arith.ori %c48, %1385 : i32
                %1387 = arith.cmpi sgt, %1380, %c71 : i32
                %1388 = arith.select %1387, %c72, %c48 : i32
                %1389 = arith.ori %1383, %1388 : i32
                %1390 = arith.cmpi sgt, %1380, %c73 : i32
                %1391 = arith.select %1390, %c72, %c48 : i32
                %1392 = arith.ori %1386, %1391 : i32
                %1393 = arith.cmpi sgt, %1380, %c74 : i32
                %1394 = arith.select %1393, %c70, %c48 : i32
                %1395 = arith.ori %c48, %1394 : i32
                %1396 = arith.cmpi sgt, %1380, %c75 : i32
                %1397 = arith.select %1396, %c70, %c48 : i32
                %1398 = arith.ori %c48, %1397 : i32
                %1399 = arith.cmpi sgt, %1380, %c76 : i32
                %1400 = arith.select %1399, %c72, %c48 : i32
                %1401 = arith.ori %1395, %1400 : i32
                %1402 = arith.cmpi sgt, %1380, %c77 : i32
                %1403 = arith.select %1402, %c72, %c48 : i32
                %1404 = arith.ori %1398, %1403 : i32
                %1405 = arith.cmpi sgt, %1380, %c78 : i32
                %1406 = arith.select %1405, %c70, %c48 : i32
                %1407 = arith.ori %c48, %1406 : i32
                %1408 = arith.cmpi sgt, %1380, %c79 : i32
                %1409 = arith.select %1408, %c70, %c48 : i32
                %1410 = arith.ori %c48, %1409 : i32
                %1411 = arith.cmpi sgt, %1380, %c80 : i32
                %1412 = arith.select %1411, %c72, %c48 : i32
                %1413 = arith.ori %1407, %1412 : i32
                %1414 = arith.cmpi sgt, %1380, %c81 : i32
                %1415 = arith.select %1414, %c72, %c48 : i32
                %1416 = arith.ori %1410, %1415 : i32
                %1417 = arith.cmpi sgt, %1380, %c82 : i32
                %1418 = arith.select %1417, %c70, %c48 : i32
                %1419 = arith.ori %c48, %1418 : i32
                %1420 = arith.cmpi sgt, %1380, %c83 : i32
                %1421 = arith.select %1420, %c70, %c48 : i32
                %1422 = arith.ori %c48, %1421 : i32
                %1423 = arith.cmpi sgt, %1380, %c32 : i32
                %1424 = arith.select %1423, %c72, %c48 : i32
                %1425 = arith.ori %1419, %1424 : i32
                %1426 = arith.cmpi sgt, %1380, %c84 : i32
                %1427 = arith.select %1426, %c72, %c48 : i32
                %1428 = arith.ori %1422, %1427 : i32
                %1429 = vector.from_elements %1389, %1401, %1413, %1425 : vector<4xi32>
                %1430 = vector.from_elements %1392, %1404, %1416, %1428 : vector<4xi32>
                %1431 = arith.subi %323, %379 : i32
                %1432 = arith.subi %1431, %c47 : i32
                %1433 = arith.minsi %1432, %c47 : i32
                %1434 = arith.maxsi %1433, %c48 : i32
                %1435 = arith.cmpi sgt, %1434, %c48 : i32
                %1436 = arith.select %1435, %c70, %c48 : i32
                %1437 = arith.ori %c48, %1436 : i32
                %1438 = arith.cmpi sgt, %1434, %c40 : i32
                %1439 = arith.select %1438, %c70, %c48 : i32
                %1440 = arith.ori %c48, %1439 : i32
                %1441 = arith.cmpi sgt, %1434, %c71 : i32
                %1442 = arith.select %1441, %c72, %c48 : i32
                %1443 = arith.ori %1437, %1442 : i32
                %1444 = arith.cmpi sgt, %1434, %c73 : i32
                %1445 = arith.select %1444, %c72, %c48 : i32
                %1446 = arith.ori %1440, %1445 : i32
                %1447 = arith.cmpi sgt, %1434, %c74 : i32
                %1448 = arith.select %1447, %c70, %c48 : i32
                %1449 = arith.ori %c48, %1448 : i32
                %1450 = arith.cmpi sgt, %1434, %c75 : i32
                %1451 = arith.select %1450, %c70, %c48 : i32
                %1452 = arith.ori %c48, %1451 : i32
                %1453 = arith.cmpi sgt, %1434, %c76 : i32
                %1454 = arith.select %1453, %c72, %c48 : i32
                %1455 = arith.ori %1449, %1454 : i32
                %1456 = arith.cmpi sgt, %1434, %c77 : i32
                %1457 = arith.select %1456, %c72, %c48 : i32
                %1458 = arith.ori %1452, %1457 : i32
                %1459 = arith.cmpi sgt, %1434, %c78 : i32
                %1460 = arith.select %1459, %c70, %c48 : i32
                %1461 = arith.ori %c48, %1460 : i32
                %1462 = arith.cmpi sgt, %1434, %c79 : i32
                %1463 = arith.select %1462, %c70, %c48 : i32
                %1464 = arith.ori %c48, %1463 : i32
                %1465 = arith.cmpi sgt, %1434, %c80 : i32
                %1466 = arith.select %1465, %c72, %c48 : i32
                %1467 = arith.ori %1461, %1466 : i32
                %1468 = arith.cmpi sgt, %1434, %c81 : i32
                %1469 = arith.select %1468, %c72, %c48 : i32
                %1470 = arith.ori %1464, %1469 : i32
                %1471 = arith.cmpi sgt, %1434, %c82 : i32
                %1472 = arith.select %1471, %c70, %c48 : i32
                %1473 = arith.ori %c48, %1472 : i32
                %1474 = arith.cmpi sgt, %1434, %c83 : i32
                %1475 = arith.select %1474, %c70, %c48 : i32
                %1476 = arith.ori %c48, %1475 : i32
                %1477 = arith.cmpi sgt, %1434, %c32 : i32
                %1478 = arith.select %1477, %c72, %c48 : i32
                %1479 = arith.ori %1473, %1478 : i32
                %1480 = arith.cmpi sgt, %1434, %c84 : i32
                %1481 = arith.select %1480, %c72, %c48 : i32
                %1482 = arith.ori %1476, %1481 : i32
                %1483 = vector.from_elements %1443, %1455, %1467, %1479 : vector<4xi32>
                %1484 = vector.from_elements %1446, %1458, %1470, %1482 : vector<4xi32>
                %1485 = arith.andi %1227, %1429 : vector<4xi32>
                %1486 = arith.andi %1230, %1430 : vector<4xi32>
                %1487 = arith.andi %1233, %1483 : vector<4xi32>
                %1488 = arith.andi %1236, %1484 : vector<4xi32>
                scf.yield %1485, %1486, %1487, %1488 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1227, %1230, %1233, %1236 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1489 = vector.shuffle %1376#0, %1376#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1490 = vector.bitcast %1489 : vector<8xi32> to vector<16xf16>
              %1491 = wave.mma %1490, %694, %670#6 : vector<16xf16>, vector<8xf32>
              %1492 = wave.mma %1490, %800, %776#6 : vector<16xf16>, vector<8xf32>
              %1493 = vector.shuffle %1376#2, %1376#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1494 = vector.bitcast %1493 : vector<8xi32> to vector<16xf16>
              %1495 = wave.mma %1494, %701, %1491 : vector<16xf16>, vector<8xf32>
              %1496 = wave.mma %1494, %807, %1492 : vector<16xf16>, vector<8xf32>
              %1497 = wave.opaque %1495 : vector<8xf32>
              %1498 = wave.opaque %1496 : vector<8xf32>
              wave.pin
              %1499 = wave.opaque %380 : i32
              %1500 = arith.cmpi sgt, %1499, %299 : i32
              %1501:4 = scf.if %1500 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1502 = arith.subi %323, %379 : i32
                %1503 = arith.subi %1502, %c48 : i32
                %1504 = arith.minsi %1503, %c47 : i32
                %1505 = arith.maxsi %1504, %c48 : i32
                %1506 = arith.cmpi sgt, %1505, %c48 : i32
                %1507 = arith.select %1506, %c70, %c48 : i32
                %1508 = arith.ori %c48, %1507 : i32
                %1509 = arith.cmpi sgt, %1505, %c40 : i32
                %1510 = arith.select %1509, %c70, %c48 : i32
                %1511 = arith.ori %c48, %1510 : i32
                %1512 = arith.cmpi sgt, %1505, %c71 : i32
                %1513 = arith.select %1512, %c72, %c48 : i32
                %1514 = arith.ori %1508, %1513 : i32
                %1515 = arith.cmpi sgt, %1505, %c73 : i32
                %1516 = arith.select %1515, %c72, %c48 : i32
                %1517 = arith.ori %1511, %1516 : i32
                %1518 = arith.cmpi sgt, %1505, %c74 : i32
                %1519 = arith.select %1518, %c70, %c48 : i32
                %1520 = arith.ori %c48, %1519 : i32
                %1521 = arith.cmpi sgt, %1505, %c75 : i32
                %1522 = arith.select %1521, %c70, %c48 : i32
                %1523 = arith.ori %c48, %1522 : i32
                %1524 = arith.cmpi sgt, %1505, %c76 : i32
                %1525 = arith.select %1524, %c72, %c48 : i32
                %1526 = arith.ori %1520, %1525 : i32
                %1527 = arith.cmpi sgt, %1505, %c77 : i32
                %1528 = arith.select %1527, %c72, %c48 : i32
                %1529 = arith.ori %1523, %1528 : i32
                %1530 = arith.cmpi sgt, %1505, %c78 : i32
                %1531 = arith.select %1530, %c70, %c48 : i32
                %1532 = arith.ori %c48, %1531 : i32
                %1533 = arith.cmpi sgt, %1505, %c79 : i32
                %1534 = arith.select %1533, %c70, %c48 : i32
                %1535 = arith.ori %c48, %1534 : i32
                %1536 = arith.cmpi sgt, %1505, %c80 : i32
                %1537 = arith.select %1536, %c72, %c48 : i32
                %1538 = arith.ori %1532, %1537 : i32
                %1539 = arith.cmpi sgt, %1505, %c81 : i32
                %1540 = arith.select %1539, %c72, %c48 : i32
                %1541 = arith.ori %1535, %1540 : i32
                %1542 = arith.cmpi sgt, %1505, %c82 : i32
                %1543 = arith.select %1542, %c70, %c48 : i32
                %1544 = arith.ori %c48, %1543 : i32
                %1545 = arith.cmpi sgt, %1505, %c83 : i32
                %1546 = arith.select %1545, %c70, %c48 : i32
                %1547 = arith.ori %c48, %1546 : i32
                %1548 = arith.cmpi sgt, %1505, %c32 : i32
                %1549 = arith.select %1548, %c72, %c48 : i32
                %1550 = arith.ori %1544, %1549 : i32
                %1551 = arith.cmpi sgt, %1505, %c84 : i32
                %1552 = arith.select %1551, %c72, %c48 : i32
                %1553 = arith.ori %1547, %1552 : i32
                %1554 = vector.from_elements %1514, %1526, %1538, %1550 : vector<4xi32>
                %1555 = vector.from_elements %1517, %1529, %1541, %1553 : vector<4xi32>
                %1556 = arith.subi %323, %379 : i32
                %1557 = arith.subi %1556, %c47 : i32
                %1558 = arith.minsi %1557, %c47 : i32
                %1559 = arith.maxsi %1558, %c48 : i32
                %1560 = arith.cmpi sgt, %1559, %c48 : i32
                %1561 = arith.select %1560, %c70, %c48 : i32
                %1562 = arith.ori %c48, %1561 : i32
                %1563 = arith.cmpi sgt, %1559, %c40 : i32
                %1564 = arith.select %1563, %c70, %c48 : i32
                %1565 = arith.ori %c48, %1564 : i32
                %1566 = arith.cmpi sgt, %1559, %c71 : i32
                %1567 = arith.select %1566, %c72, %c48 : i32
                %1568 = arith.ori %1562, %1567 : i32
                %1569 = arith.cmpi sgt, %1559, %c73 : i32
                %1570 = arith.select %1569, %c72, %c48 : i32
                %1571 = arith.ori %1565, %1570 : i32
                %1572 = arith.cmpi sgt, %1559, %c74 : i32
                %1573 = arith.select %1572, %c70, %c48 : i32
                %1574 = arith.ori %c48, %1573 : i32
                %1575 = arith.cmpi sgt, %1559, %c75 : i32
                %1576 = arith.select %1575, %c70, %c48 : i32
                %1577 = arith.ori %c48, %1576 : i32
                %1578 = arith.cmpi sgt, %1559, %c76 : i32
                %1579 = arith.select %1578, %c72, %c48 : i32
                %1580 = arith.ori %1574, %1579 : i32
                %1581 = arith.cmpi sgt, %1559, %c77 : i32
                %1582 = arith.select %1581, %c72, %c48 : i32
                %1583 = arith.ori %1577, %1582 : i32
                %1584 = arith.cmpi sgt, %1559, %c78 : i32
                %1585 = arith.select %1584, %c70, %c48 : i32
                %1586 = arith.ori %c48, %1585 : i32
                %1587 = arith.cmpi sgt, %1559, %c79 : i32
                %1588 = arith.select %1587, %c70, %c48 : i32
                %1589 = arith.ori %c48, %1588 : i32
                %1590 = arith.cmpi sgt, %1559, %c80 : i32
                %1591 = arith.select %1590, %c72, %c48 : i32
                %1592 = arith.ori %1586, %1591 : i32
                %1593 = arith.cmpi sgt, %1559, %c81 : i32
                %1594 = arith.select %1593, %c72, %c48 : i32
                %1595 = arith.ori %1589, %1594 : i32
                %1596 = arith.cmpi sgt, %1559, %c82 : i32
                %1597 = arith.select %1596, %c70, %c48 : i32
                %1598 = arith.ori %c48, %1597 : i32
                %1599 = arith.cmpi sgt, %1559, %c83 : i32
                %1600 = arith.select %1599, %c70, %c48 : i32
                %1601 = arith.ori %c48, %1600 : i32
                %1602 = arith.cmpi sgt, %1559, %c32 : i32
                %1603 = arith.select %1602, %c72, %c48 : i32
                %1604 = arith.ori %1598, %1603 : i32
                %1605 = arith.cmpi sgt, %1559, %c84 : i32
                %1606 = arith.select %1605, %c72, %c48 : i32
                %1607 = arith.ori %1601, %1606 : i32
                %1608 = vector.from_elements %1568, %1580, %1592, %1604 : vector<4xi32>
                %1609 = vector.from_elements %1571, %1583, %1595, %1607 : vector<4xi32>
                %1610 = arith.andi %1364, %1554 : vector<4xi32>
                %1611 = arith.andi %1367, %1555 : vector<4xi32>
                %1612 = arith.andi %1370, %1608 : vector<4xi32>
                %1613 = arith.andi %1373, %1609 : vector<4xi32>
                scf.yield %1610, %1611, %1612, %1613 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1364, %1367, %1370, %1373 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1614 = vector.shuffle %1501#0, %1501#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1615 = vector.bitcast %1614 : vector<8xi32> to vector<16xf16>
              %1616 = wave.mma %1615, %694, %670#7 : vector<16xf16>, vector<8xf32>
              %1617 = wave.mma %1615, %800, %776#7 : vector<16xf16>, vector<8xf32>
              %1618 = vector.shuffle %1501#2, %1501#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1619 = vector.bitcast %1618 : vector<8xi32> to vector<16xf16>
              %1620 = wave.mma %1619, %701, %1616 : vector<16xf16>, vector<8xf32>
              %1621 = wave.mma %1619, %807, %1617 : vector<16xf16>, vector<8xf32>
              %1622 = wave.opaque %1620 : vector<8xf32>
              %1623 = wave.opaque %1621 : vector<8xf32>
              wave.pin
              %1624 = wave.opaque %380 : i32
              %1625 = arith.cmpi slt, %1624, %323 : i32
              %1626:4 = scf.if %1625 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1627 = arith.addi %406, %35 : index
                %1628 = arith.addi %1627, %c10 : index
                %1629 = vector.load %kv[%1628] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1630 = arith.addi %406, %35 : index
                %1631 = arith.addi %1630, %c24 : index
                %1632 = vector.load %kv[%1631] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1633 = arith.addi %414, %35 : index
                %1634 = arith.addi %1633, %c10 : index
                %1635 = vector.load %kv[%1634] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1636 = arith.addi %414, %35 : index
                %1637 = arith.addi %1636, %c24 : index
                %1638 = vector.load %kv[%1637] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %1629, %1632, %1635, %1638 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1501#0, %1501#1, %1501#2, %1501#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              scf.yield %1626#0, %1626#1, %1626#2, %1626#3, %670#0, %719, %949, %1086, %1223, %1360, %1497, %1622, %776#0, %825, %950, %1087, %1224, %1361, %1498, %1623 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %1639 = wave.opaque %c10 : index
            %1640 = arith.addi %0, %1639 : index
            %1641 = arith.cmpi eq, %321, %318 : i32
            %1642 = wave.swap_halves %377#5 : f32
            %1643 = arith.addf %377#5, %1642 : f32
            %1644 = arith.addi %1640, %c10 : index
            %1645:2 = scf.if %1641 -> (f32, f32) {
              scf.yield %c52, %c53 : f32, f32
            } else {
              %1646 = arith.addi %1640, %c10 : index
              %1647 = arith.addi %1646, %c10 : index
              %1648 = memref.load %8[%1647] : memref<?xf32>
              %1649 = arith.addi %1646, %c6 : index
              %1650 = memref.load %8[%1649] : memref<?xf32>
              scf.yield %1648, %1650 : f32, f32
            }
            %1651 = arith.maxnumf %1645#0, %377#4 fastmath<nnan> : f32
            %1652 = arith.subf %1645#0, %1651 : f32
            %1653 = wave.exp2 %1652 : f32
            %1654 = arith.subf %377#4, %1651 : f32
            %1655 = wave.exp2 %1654 : f32
            %1656 = arith.mulf %1645#1, %1653 : f32
            %1657 = math.fma %1643, %1655, %1656 : f32
            memref.store %1651, %8[%1644] : memref<?xf32>
            %1658 = arith.addi %1644, %c6 : index
            memref.store %1657, %8[%1658] : memref<?xf32>
            %1659 = vector.broadcast %1653 : f32 to vector<8xf32>
            %1660 = vector.broadcast %1655 : f32 to vector<8xf32>
            scf.if %1641 {
              %1661 = arith.muli %1640, %c13 : index
              %1662 = arith.addi %c10, %1661 : index
              %1663 = arith.addi %1662, %c10 : index
              %1664 = arith.addi %1663, %c10 : index
              %1665 = vector.shuffle %377#6, %377#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1665, %5[%1664] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1666 = vector.shuffle %377#6, %377#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1667 = arith.addi %1664, %c33 : index
              vector.store %1666, %5[%1667] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1668 = arith.muli %1640, %c13 : index
              %1669 = arith.addi %c10, %1668 : index
              %1670 = arith.addi %1669, %c10 : index
              %1671 = arith.addi %1670, %c34 : index
              %1672 = vector.shuffle %377#7, %377#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1672, %5[%1671] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1673 = vector.shuffle %377#7, %377#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1674 = arith.addi %1671, %c33 : index
              vector.store %1673, %5[%1674] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1675 = arith.muli %1640, %c13 : index
              %1676 = arith.addi %c10, %1675 : index
              %1677 = arith.addi %1676, %c10 : index
              %1678 = arith.addi %1677, %c35 : index
              %1679 = vector.shuffle %377#8, %377#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1679, %5[%1678] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1680 = vector.shuffle %377#8, %377#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1681 = arith.addi %1678, %c33 : index
              vector.store %1680, %5[%1681] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1682 = arith.muli %1640, %c13 : index
              %1683 = arith.addi %c10, %1682 : index
              %1684 = arith.addi %1683, %c10 : index
              %1685 = arith.addi %1684, %c36 : index
              %1686 = vector.shuffle %377#9, %377#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1686, %5[%1685] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1687 = vector.shuffle %377#9, %377#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1688 = arith.addi %1685, %c33 : index
              vector.store %1687, %5[%1688] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1689 = arith.muli %1640, %c13 : index
              %1690 = arith.addi %c10, %1689 : index
              %1691 = arith.addi %1690, %c10 : index
              %1692 = arith.addi %1691, %c37 : index
              %1693 = vector.shuffle %377#10, %377#10 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1693, %5[%1692] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1694 = vector.shuffle %377#10, %377#10 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1695 = arith.addi %1692, %c33 : index
              vector.store %1694, %5[%1695] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1696 = arith.muli %1640, %c13 : index
              %1697 = arith.addi %c10, %1696 : index
              %1698 = arith.addi %1697, %c10 : index
              %1699 = arith.addi %1698, %c38 : index
              %1700 = vector.shuffle %377#11, %377#11 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1700, %5[%1699] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1701 = vector.shuffle %377#11, %377#11 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1702 = arith.addi %1699, %c33 : index
              vector.store %1701, %5[%1702] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1703 = arith.muli %1640, %c13 : index
              %1704 = arith.addi %c10, %1703 : index
              %1705 = arith.addi %1704, %c10 : index
              %1706 = arith.addi %1705, %c10 : index
              %1707 = vector.load %5[%1706] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1708 = arith.addi %1706, %c33 : index
              %1709 = vector.load %5[%1708] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1710 = vector.shuffle %1707, %1709 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1711 = arith.mulf %1710, %1659 : vector<8xf32>
              %1712 = math.fma %377#6, %1660, %1711 : vector<8xf32>
              %1713 = arith.muli %1640, %c13 : index
              %1714 = arith.addi %c10, %1713 : index
              %1715 = arith.addi %1714, %c10 : index
              %1716 = arith.addi %1715, %c10 : index
              %1717 = vector.shuffle %1712, %1712 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1717, %5[%1716] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1718 = vector.shuffle %1712, %1712 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1719 = arith.addi %1716, %c33 : index
              vector.store %1718, %5[%1719] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1720 = arith.muli %1640, %c13 : index
              %1721 = arith.addi %c10, %1720 : index
              %1722 = arith.addi %1721, %c10 : index
              %1723 = arith.addi %1722, %c34 : index
              %1724 = vector.load %5[%1723] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1725 = arith.addi %1723, %c33 : index
              %1726 = vector.load %5[%1725] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1727 = vector.shuffle %1724, %1726 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1728 = arith.mulf %1727, %1659 : vector<8xf32>
              %1729 = math.fma %377#7, %1660, %1728 : vector<8xf32>
              %1730 = arith.muli %1640, %c13 : index
              %1731 = arith.addi %c10, %1730 : index
              %1732 = arith.addi %1731, %c10 : index
              %1733 = arith.addi %1732, %c34 : index
              %1734 = vector.shuffle %1729, %1729 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1734, %5[%1733] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1735 = vector.shuffle %1729, %1729 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1736 = arith.addi %1733, %c33 : index
              vector.store %1735, %5[%1736] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1737 = arith.muli %1640, %c13 : index
              %1738 = arith.addi %c10, %1737 : index
              %1739 = arith.addi %1738, %c10 : index
              %1740 = arith.addi %1739, %c35 : index
              %1741 = vector.load %5[%1740] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1742 = arith.addi %1740, %c33 : index
              %1743 = vector.load %5[%1742] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1744 = vector.shuffle %1741, %1743 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1745 = arith.mulf %1744, %1659 : vector<8xf32>
              %1746 = math.fma %377#8, %1660, %1745 : vector<8xf32>
              %1747 = arith.muli %1640, %c13 : index
              %1748 = arith.addi %c10, %1747 : index
              %1749 = arith.addi %1748, %c10 : index
              %1750 = arith.addi %1749, %c35 : index
              %1751 = vector.shuffle %1746, %1746 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1751, %5[%1750] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1752 = vector.shuffle %1746, %1746 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1753 = arith.addi %1750, %c33 : index
              vector.store %1752, %5[%1753] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1754 = arith.muli %1640, %c13 : index
              %1755 = arith.addi %c10, %1754 : index
              %1756 = arith.addi %1755, %c10 : index
              %1757 = arith.addi %1756, %c36 : index
              %1758 = vector.load %5[%1757] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1759 = arith.addi %1757, %c33 : index
              %1760 = vector.load %5[%1759] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1761 = vector.shuffle %1758, %1760 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1762 = arith.mulf %1761, %1659 : vector<8xf32>
              %1763 = math.fma %377#9, %1660, %1762 : vector<8xf32>
              %1764 = arith.muli %1640, %c13 : index
              %1765 = arith.addi %c10, %1764 : index
              %1766 = arith.addi %1765, %c10 : index
              %1767 = arith.addi %1766, %c36 : index
              %1768 = vector.shuffle %1763, %1763 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1768, %5[%1767] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1769 = vector.shuffle %1763, %1763 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1770 = arith.addi %1767, %c33 : index
              vector.store %1769, %5[%1770] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1771 = arith.muli %1640, %c13 : index
              %1772 = arith.addi %c10, %1771 : index
              %1773 = arith.addi %1772, %c10 : index
              %1774 = arith.addi %1773, %c37 : index
              %1775 = vector.load %5[%1774] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1776 = arith.addi %1774, %c33 : index
              %1777 = vector.load %5[%1776] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1778 = vector.shuffle %1775, %1777 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1779 = arith.mulf %1778, %1659 : vector<8xf32>
              %1780 = math.fma %377#10, %1660, %1779 : vector<8xf32>
              %1781 = arith.muli %1640, %c13 : index
              %1782 = arith.addi %c10, %1781 : index
              %1783 = arith.addi %1782, %c10 : index
              %1784 = arith.addi %1783, %c37 : index
              %1785 = vector.shuffle %1780, %1780 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1785, %5[%1784] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1786 = vector.shuffle %1780, %1780 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1787 = arith.addi %1784, %c33 : index
              vector.store %1786, %5[%1787] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1788 = arith.muli %1640, %c13 : index
              %1789 = arith.addi %c10, %1788 : index
              %1790 = arith.addi %1789, %c10 : index
              %1791 = arith.addi %1790, %c38 : index
              %1792 = vector.load %5[%1791] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1793 = arith.addi %1791, %c33 : index
              %1794 = vector.load %5[%1793] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1795 = vector.shuffle %1792, %1794 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1796 = arith.mulf %1795, %1659 : vector<8xf32>
              %1797 = math.fma %377#11, %1660, %1796 : vector<8xf32>
              %1798 = arith.muli %1640, %c13 : index
              %1799 = arith.addi %c10, %1798 : index
              %1800 = arith.addi %1799, %c10 : index
              %1801 = arith.addi %1800, %c38 : index
              %1802 = vector.shuffle %1797, %1797 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1802, %5[%1801] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1803 = vector.shuffle %1797, %1797 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1804 = arith.addi %1801, %c33 : index
              vector.store %1803, %5[%1804] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
            %1805 = wave.swap_halves %377#13 : f32
            %1806 = arith.addf %377#13, %1805 : f32
            %1807 = arith.addi %1640, %c24 : index
            %1808:2 = scf.if %1641 -> (f32, f32) {
              scf.yield %c52, %c53 : f32, f32
            } else {
              %1809 = arith.addi %1640, %c24 : index
              %1810 = arith.addi %1809, %c10 : index
              %1811 = memref.load %8[%1810] : memref<?xf32>
              %1812 = arith.addi %1809, %c6 : index
              %1813 = memref.load %8[%1812] : memref<?xf32>
              scf.yield %1811, %1813 : f32, f32
            }
            %1814 = arith.maxnumf %1808#0, %377#12 fastmath<nnan> : f32
            %1815 = arith.subf %1808#0, %1814 : f32
            %1816 = wave.exp2 %1815 : f32
            %1817 = arith.subf %377#12, %1814 : f32
            %1818 = wave.exp2 %1817 : f32
            %1819 = arith.mulf %1808#1, %1816 : f32
            %1820 = math.fma %1806, %1818, %1819 : f32
            memref.store %1814, %8[%1807] : memref<?xf32>
            %1821 = arith.addi %1807, %c6 : index
            memref.store %1820, %8[%1821] : memref<?xf32>
            %1822 = vector.broadcast %1816 : f32 to vector<8xf32>
            %1823 = vector.broadcast %1818 : f32 to vector<8xf32>
            scf.if %1641 {
              %1824 = arith.muli %1640, %c13 : index
              %1825 = arith.addi %c10, %1824 : index
              %1826 = arith.addi %1825, %c17 : index
              %1827 = arith.addi %1826, %c10 : index
              %1828 = vector.shuffle %377#14, %377#14 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1828, %5[%1827] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1829 = vector.shuffle %377#14, %377#14 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1830 = arith.addi %1827, %c33 : index
              vector.store %1829, %5[%1830] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1831 = arith.muli %1640, %c13 : index
              %1832 = arith.addi %c10, %1831 : index
              %1833 = arith.addi %1832, %c17 : index
              %1834 = arith.addi %1833, %c34 : index
              %1835 = vector.shuffle %377#15, %377#15 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1835, %5[%1834] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1836 = vector.shuffle %377#15, %377#15 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1837 = arith.addi %1834, %c33 : index
              vector.store %1836, %5[%1837] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1838 = arith.muli %1640, %c13 : index
              %1839 = arith.addi %c10, %1838 : index
              %1840 = arith.addi %1839, %c17 : index
              %1841 = arith.addi %1840, %c35 : index
              %1842 = vector.shuffle %377#16, %377#16 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1842, %5[%1841] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1843 = vector.shuffle %377#16, %377#16 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1844 = arith.addi %1841, %c33 : index
              vector.store %1843, %5[%1844] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1845 = arith.muli %1640, %c13 : index
              %1846 = arith.addi %c10, %1845 : index
              %1847 = arith.addi %1846, %c17 : index
              %1848 = arith.addi %1847, %c36 : index
              %1849 = vector.shuffle %377#17, %377#17 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1849, %5[%1848] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1850 = vector.shuffle %377#17, %377#17 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1851 = arith.addi %1848, %c33 : index
              vector.store %1850, %5[%1851] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1852 = arith.muli %1640, %c13 : index
              %1853 = arith.addi %c10, %1852 : index
              %1854 = arith.addi %1853, %c17 : index
              %1855 = arith.addi %1854, %c37 : index
              %1856 = vector.shuffle %377#18, %377#18 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1856, %5[%1855] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1857 = vector.shuffle %377#18, %377#18 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1858 = arith.addi %1855, %c33 : index
              vector.store %1857, %5[%1858] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1859 = arith.muli %1640, %c13 : index
              %1860 = arith.addi %c10, %1859 : index
              %1861 = arith.addi %1860, %c17 : index
              %1862 = arith.addi %1861, %c38 : index
              %1863 = vector.shuffle %377#19, %377#19 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1863, %5[%1862] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1864 = vector.shuffle %377#19, %377#19 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1865 = arith.addi %1862, %c33 : index
              vector.store %1864, %5[%1865] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1866 = arith.muli %1640, %c13 : index
              %1867 = arith.addi %c10, %1866 : index
              %1868 = arith.addi %1867, %c17 : index
              %1869 = arith.addi %1868, %c10 : index
              %1870 = vector.load %5[%1869] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1871 = arith.addi %1869, %c33 : index
              %1872 = vector.load %5[%1871] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1873 = vector.shuffle %1870, %1872 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1874 = arith.mulf %1873, %1822 : vector<8xf32>
              %1875 = math.fma %377#14, %1823, %1874 : vector<8xf32>
              %1876 = arith.muli %1640, %c13 : index
              %1877 = arith.addi %c10, %1876 : index
              %1878 = arith.addi %1877, %c17 : index
              %1879 = arith.addi %1878, %c10 : index
              %1880 = vector.shuffle %1875, %1875 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1880, %5[%1879] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1881 = vector.shuffle %1875, %1875 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1882 = arith.addi %1879, %c33 : index
              vector.store %1881, %5[%1882] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1883 = arith.muli %1640, %c13 : index
              %1884 = arith.addi %c10, %1883 : index
              %1885 = arith.addi %1884, %c17 : index
              %1886 = arith.addi %1885, %c34 : index
              %1887 = vector.load %5[%1886] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1888 = arith.addi %1886, %c33 : index
              %1889 = vector.load %5[%1888] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1890 = vector.shuffle %1887, %1889 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1891 = arith.mulf %1890, %1822 : vector<8xf32>
              %1892 = math.fma %377#15, %1823, %1891 : vector<8xf32>
              %1893 = arith.muli %1640, %c13 : index
              %1894 = arith.addi %c10, %1893 : index
              %1895 = arith.addi %1894, %c17 : index
              %1896 = arith.addi %1895, %c34 : index
              %1897 = vector.shuffle %1892, %1892 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1897, %5[%1896] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1898 = vector.shuffle %1892, %1892 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1899 = arith.addi %1896, %c33 : index
              vector.store %1898, %5[%1899] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1900 = arith.muli %1640, %c13 : index
              %1901 = arith.addi %c10, %1900 : index
              %1902 = arith.addi %1901, %c17 : index
              %1903 = arith.addi %1902, %c35 : index
              %1904 = vector.load %5[%1903] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1905 = arith.addi %1903, %c33 : index
              %1906 = vector.load %5[%1905] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1907 = vector.shuffle %1904, %1906 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1908 = arith.mulf %1907, %1822 : vector<8xf32>
              %1909 = math.fma %377#16, %1823, %1908 : vector<8xf32>
              %1910 = arith.muli %1640, %c13 : index
              %1911 = arith.addi %c10, %1910 : index
              %1912 = arith.addi %1911, %c17 : index
              %1913 = arith.addi %1912, %c35 : index
              %1914 = vector.shuffle %1909, %1909 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1914, %5[%1913] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1915 = vector.shuffle %1909, %1909 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1916 = arith.addi %1913, %c33 : index
              vector.store %1915, %5[%1916] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1917 = arith.muli %1640, %c13 : index
              %1918 = arith.addi %c10, %1917 : index
              %1919 = arith.addi %1918, %c17 : index
              %1920 = arith.addi %1919, %c36 : index
              %1921 = vector.load %5[%1920] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1922 = arith.addi %1920, %c33 : index
              %1923 = vector.load %5[%1922] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1924 = vector.shuffle %1921, %1923 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1925 = arith.mulf %1924, %1822 : vector<8xf32>
              %1926 = math.fma %377#17, %1823, %1925 : vector<8xf32>
              %1927 = arith.muli %1640, %c13 : index
              %1928 = arith.addi %c10, %1927 : index
              %1929 = arith.addi %1928, %c17 : index
              %1930 = arith.addi %1929, %c36 : index
              %1931 = vector.shuffle %1926, %1926 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1931, %5[%1930] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1932 = vector.shuffle %1926, %1926 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1933 = arith.addi %1930, %c33 : index
              vector.store %1932, %5[%1933] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1934 = arith.muli %1640, %c13 : index
              %1935 = arith.addi %c10, %1934 : index
              %1936 = arith.addi %1935, %c17 : index
              %1937 = arith.addi %1936, %c37 : index
              %1938 = vector.load %5[%1937] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1939 = arith.addi %1937, %c33 : index
              %1940 = vector.load %5[%1939] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1941 = vector.shuffle %1938, %1940 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1942 = arith.mulf %1941, %1822 : vector<8xf32>
              %1943 = math.fma %377#18, %1823, %1942 : vector<8xf32>
              %1944 = arith.muli %1640, %c13 : index
              %1945 = arith.addi %c10, %1944 : index
              %1946 = arith.addi %1945, %c17 : index
              %1947 = arith.addi %1946, %c37 : index
              %1948 = vector.shuffle %1943, %1943 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1948, %5[%1947] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1949 = vector.shuffle %1943, %1943 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1950 = arith.addi %1947, %c33 : index
              vector.store %1949, %5[%1950] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1951 = arith.muli %1640, %c13 : index
              %1952 = arith.addi %c10, %1951 : index
              %1953 = arith.addi %1952, %c17 : index
              %1954 = arith.addi %1953, %c38 : index
              %1955 = vector.load %5[%1954] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1956 = arith.addi %1954, %c33 : index
              %1957 = vector.load %5[%1956] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1958 = vector.shuffle %1955, %1957 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1959 = arith.mulf %1958, %1822 : vector<8xf32>
              %1960 = math.fma %377#19, %1823, %1959 : vector<8xf32>
              %1961 = arith.muli %1640, %c13 : index
              %1962 = arith.addi %c10, %1961 : index
              %1963 = arith.addi %1962, %c17 : index
              %1964 = arith.addi %1963, %c38 : index
              %1965 = vector.shuffle %1960, %1960 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1965, %5[%1964] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1966 = vector.shuffle %1960, %1960 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1967 = arith.addi %1964, %c33 : index
              vector.store %1966, %5[%1967] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1968 = arith.cmpi sgt, %310, %c50 : i32
          scf.if %1968 {
            %1969 = arith.cmpi eq, %318, %315 : i32
            %1970 = wave.opaque %c10 : index
            %1971 = arith.addi %0, %1970 : index
            %1972 = arith.addi %1971, %c10 : index
            %1973 = arith.addi %1972, %c10 : index
            %1974 = memref.load %8[%1973] : memref<?xf32>
            %1975 = arith.addi %1972, %c6 : index
            %1976 = memref.load %8[%1975] : memref<?xf32>
            %1977 = arith.addi %1971, %c33 : index
            %1978:2 = scf.if %1969 -> (f32, f32) {
              scf.yield %c52, %c53 : f32, f32
            } else {
              %1979 = arith.addi %1971, %c33 : index
              %1980 = arith.addi %1979, %c10 : index
              %1981 = memref.load %8[%1980] : memref<?xf32>
              %1982 = arith.addi %1979, %c6 : index
              %1983 = memref.load %8[%1982] : memref<?xf32>
              scf.yield %1981, %1983 : f32, f32
            }
            %1984 = arith.maxnumf %1978#0, %1974 fastmath<nnan> : f32
            %1985 = arith.subf %1978#0, %1984 : f32
            %1986 = wave.exp2 %1985 : f32
            %1987 = arith.subf %1974, %1984 : f32
            %1988 = wave.exp2 %1987 : f32
            %1989 = arith.mulf %1978#1, %1986 : f32
            %1990 = math.fma %1976, %1988, %1989 : f32
            memref.store %1984, %8[%1977] : memref<?xf32>
            %1991 = arith.addi %1977, %c6 : index
            memref.store %1990, %8[%1991] : memref<?xf32>
            %1992 = vector.broadcast %1986 : f32 to vector<8xf32>
            %1993 = vector.broadcast %1988 : f32 to vector<8xf32>
            scf.for %1994 = %c10 to %c91 step %c4 {
              %1995 = arith.muli %1971, %c13 : index
              %1996 = arith.addi %c10, %1995 : index
              %1997 = arith.addi %1996, %c10 : index
              %1998 = arith.muli %1994, %c34 : index
              %1999 = arith.addi %1997, %1998 : index
              %2000 = vector.load %5[%1999] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2001 = arith.addi %1999, %c33 : index
              %2002 = vector.load %5[%2001] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2003 = vector.shuffle %2000, %2002 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1969 {
                %2004 = arith.muli %1971, %c13 : index
                %2005 = arith.addi %16, %2004 : index
                %2006 = arith.addi %2005, %c10 : index
                %2007 = arith.muli %1994, %c34 : index
                %2008 = arith.addi %2006, %2007 : index
                %2009 = vector.shuffle %2003, %2003 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %2009, %partial[%2008] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %2010 = vector.shuffle %2003, %2003 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %2011 = arith.addi %2008, %c33 : index
                vector.store %2010, %partial[%2011] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %2012 = arith.muli %1971, %c13 : index
                %2013 = arith.addi %16, %2012 : index
                %2014 = arith.addi %2013, %c10 : index
                %2015 = arith.muli %1994, %c34 : index
                %2016 = arith.addi %2014, %2015 : index
                %2017 = vector.load %partial[%2016] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %2018 = arith.addi %2016, %c33 : index
                %2019 = vector.load %partial[%2018] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %2020 = vector.shuffle %2017, %2019 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %2021 = arith.mulf %2020, %1992 : vector<8xf32>
                %2022 = math.fma %2003, %1993, %2021 : vector<8xf32>
                %2023 = arith.muli %1971, %c13 : index
                %2024 = arith.addi %16, %2023 : index
                %2025 = arith.addi %2024, %c10 : index
                %2026 = arith.muli %1994, %c34 : index
                %2027 = arith.addi %2025, %2026 : index
                %2028 = vector.shuffle %2022, %2022 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %2028, %partial[%2027] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %2029 = vector.shuffle %2022, %2022 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %2030 = arith.addi %2027, %c33 : index
                vector.store %2029, %partial[%2030] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
            %2031 = arith.addi %1971, %c24 : index
            %2032 = arith.addi %2031, %c10 : index
            %2033 = memref.load %8[%2032] : memref<?xf32>
            %2034 = arith.addi %2031, %c6 : index
            %2035 = memref.load %8[%2034] : memref<?xf32>
            %2036 = arith.addi %1971, %c57 : index
            %2037:2 = scf.if %1969 -> (f32, f32) {
              scf.yield %c52, %c53 : f32, f32
            } else {
              %2038 = arith.addi %1971, %c57 : index
              %2039 = arith.addi %2038, %c10 : index
              %2040 = memref.load %8[%2039] : memref<?xf32>
              %2041 = arith.addi %2038, %c6 : index
              %2042 = memref.load %8[%2041] : memref<?xf32>
              scf.yield %2040, %2042 : f32, f32
            }
            %2043 = arith.maxnumf %2037#0, %2033 fastmath<nnan> : f32
            %2044 = arith.subf %2037#0, %2043 : f32
            %2045 = wave.exp2 %2044 : f32
            %2046 = arith.subf %2033, %2043 : f32
            %2047 = wave.exp2 %2046 : f32
            %2048 = arith.mulf %2037#1, %2045 : f32
            %2049 = math.fma %2035, %2047, %2048 : f32
            memref.store %2043, %8[%2036] : memref<?xf32>
            %2050 = arith.addi %2036, %c6 : index
            memref.store %2049, %8[%2050] : memref<?xf32>
            %2051 = vector.broadcast %2045 : f32 to vector<8xf32>
            %2052 = vector.broadcast %2047 : f32 to vector<8xf32>
            scf.for %2053 = %c10 to %c91 step %c4 {
              %2054 = arith.muli %1971, %c13 : index
              %2055 = arith.addi %c10, %2054 : index
              %2056 = arith.addi %2055, %c17 : index
              %2057 = arith.muli %2053, %c34 : index
              %2058 = arith.addi %2056, %2057 : index
              %2059 = vector.load %5[%2058] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2060 = arith.addi %2058, %c33 : index
              %2061 = vector.load %5[%2060] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2062 = vector.shuffle %2059, %2061 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1969 {
                %2063 = arith.muli %1971, %c13 : index
                %2064 = arith.addi %16, %2063 : index
                %2065 = arith.addi %2064, %c17 : index
                %2066 = arith.muli %2053, %c34 : index
                %2067 = arith.addi %2065, %2066 : index
                %2068 = vector.shuffle %2062, %2062 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %2068, %partial[%2067] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %2069 = vector.shuffle %2062, %2062 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %2070 = arith.addi %2067, %c33 : index
                vector.store %2069, %partial[%2070] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %2071 = arith.muli %1971, %c13 : index
                %2072 = arith.addi %16, %2071 : index
                %2073 = arith.addi %2072, %c17 : index
                %2074 = arith.muli %2053, %c34 : index
                %2075 = arith.addi %2073, %2074 : index
                %2076 = vector.load %partial[%2075] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %2077 = arith.addi %2075, %c33 : index
                %2078 = vector.load %partial[%2077] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %2079 = vector.shuffle %2076, %2078 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %2080 = arith.mulf %2079, %2051 : vector<8xf32>
                %2081 = math.fma %2062, %2052, %2080 : vector<8xf32>
                %2082 = arith.muli %1971, %c13 : index
                %2083 = arith.addi %16, %2082 : index
                %2084 = arith.addi %2083, %c17 : index
                %2085 = arith.muli %2053, %c34 : index
                %2086 = arith.addi %2084, %2085 : index
                %2087 = vector.shuffle %2081, %2081 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %2087, %partial[%2086] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %2088 = vector.shuffle %2081, %2081 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %2089 = arith.addi %2086, %c33 : index
                vector.store %2088, %partial[%2089] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %2090 = arith.cmpi sgt, %310, %c49 : i32
        scf.if %2090 {
          %2091 = arith.cmpi eq, %315, %c48 : i32
          %2092 = wave.opaque %c10 : index
          %2093 = arith.addi %0, %2092 : index
          %2094 = arith.addi %2093, %c33 : index
          %2095 = arith.addi %2094, %c10 : index
          %2096 = memref.load %8[%2095] : memref<?xf32>
          %2097 = arith.addi %2094, %c6 : index
          %2098 = memref.load %8[%2097] : memref<?xf32>
          %2099 = arith.addi %2093, %c34 : index
          %2100:2 = scf.if %2091 -> (f32, f32) {
            scf.yield %c52, %c53 : f32, f32
          } else {
            %2101 = arith.addi %2093, %c34 : index
            %2102 = arith.addi %2101, %c10 : index
            %2103 = memref.load %8[%2102] : memref<?xf32>
            %2104 = arith.addi %2101, %c6 : index
            %2105 = memref.load %8[%2104] : memref<?xf32>
            scf.yield %2103, %2105 : f32, f32
          }
          %2106 = arith.maxnumf %2100#0, %2096 fastmath<nnan> : f32
          %2107 = arith.subf %2100#0, %2106 : f32
          %2108 = wave.exp2 %2107 : f32
          %2109 = arith.subf %2096, %2106 : f32
          %2110 = wave.exp2 %2109 : f32
          %2111 = arith.mulf %2100#1, %2108 : f32
          %2112 = math.fma %2098, %2110, %2111 : f32
          memref.store %2106, %8[%2099] : memref<?xf32>
          %2113 = arith.addi %2099, %c6 : index
          memref.store %2112, %8[%2113] : memref<?xf32>
          %2114 = vector.broadcast %2108 : f32 to vector<8xf32>
          %2115 = vector.broadcast %2110 : f32 to vector<8xf32>
          scf.for %2116 = %c10 to %c91 step %c4 {
            %2117 = arith.muli %2093, %c13 : index
            %2118 = arith.addi %16, %2117 : index
            %2119 = arith.addi %2118, %c10 : index
            %2120 = arith.muli %2116, %c34 : index
            %2121 = arith.addi %2119, %2120 : index
            %2122 = vector.load %partial[%2121] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2123 = arith.addi %2121, %c33 : index
            %2124 = vector.load %partial[%2123] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2125 = vector.shuffle %2122, %2124 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %2091 {
              %2126 = arith.muli %2093, %c13 : index
              %2127 = arith.addi %17, %2126 : index
              %2128 = arith.addi %2127, %c10 : index
              %2129 = arith.muli %2116, %c34 : index
              %2130 = arith.addi %2128, %2129 : index
              %2131 = vector.shuffle %2125, %2125 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2131, %partial[%2130] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2132 = vector.shuffle %2125, %2125 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2133 = arith.addi %2130, %c33 : index
              vector.store %2132, %partial[%2133] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %2134 = arith.muli %2093, %c13 : index
              %2135 = arith.addi %17, %2134 : index
              %2136 = arith.addi %2135, %c10 : index
              %2137 = arith.muli %2116, %c34 : index
              %2138 = arith.addi %2136, %2137 : index
              %2139 = vector.load %partial[%2138] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2140 = arith.addi %2138, %c33 : index
              %2141 = vector.load %partial[%2140] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2142 = vector.shuffle %2139, %2141 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %2143 = arith.mulf %2142, %2114 : vector<8xf32>
              %2144 = math.fma %2125, %2115, %2143 : vector<8xf32>
              %2145 = arith.muli %2093, %c13 : index
              %2146 = arith.addi %17, %2145 : index
              %2147 = arith.addi %2146, %c10 : index
              %2148 = arith.muli %2116, %c34 : index
              %2149 = arith.addi %2147, %2148 : index
              %2150 = vector.shuffle %2144, %2144 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2150, %partial[%2149] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2151 = vector.shuffle %2144, %2144 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2152 = arith.addi %2149, %c33 : index
              vector.store %2151, %partial[%2152] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %2153 = arith.addi %2093, %c57 : index
          %2154 = arith.addi %2153, %c10 : index
          %2155 = memref.load %8[%2154] : memref<?xf32>
          %2156 = arith.addi %2153, %c6 : index
          %2157 = memref.load %8[%2156] : memref<?xf32>
          %2158 = arith.addi %2093, %c58 : index
          %2159:2 = scf.if %2091 -> (f32, f32) {
            scf.yield %c52, %c53 : f32, f32
          } else {
            %2160 = arith.addi %2093, %c58 : index
            %2161 = arith.addi %2160, %c10 : index
            %2162 = memref.load %8[%2161] : memref<?xf32>
            %2163 = arith.addi %2160, %c6 : index
            %2164 = memref.load %8[%2163] : memref<?xf32>
            scf.yield %2162, %2164 : f32, f32
          }
          %2165 = arith.maxnumf %2159#0, %2155 fastmath<nnan> : f32
          %2166 = arith.subf %2159#0, %2165 : f32
          %2167 = wave.exp2 %2166 : f32
          %2168 = arith.subf %2155, %2165 : f32
          %2169 = wave.exp2 %2168 : f32
          %2170 = arith.mulf %2159#1, %2167 : f32
          %2171 = math.fma %2157, %2169, %2170 : f32
          memref.store %2165, %8[%2158] : memref<?xf32>
          %2172 = arith.addi %2158, %c6 : index
          memref.store %2171, %8[%2172] : memref<?xf32>
          %2173 = vector.broadcast %2167 : f32 to vector<8xf32>
          %2174 = vector.broadcast %2169 : f32 to vector<8xf32>
          scf.for %2175 = %c10 to %c91 step %c4 {
            %2176 = arith.muli %2093, %c13 : index
            %2177 = arith.addi %16, %2176 : index
            %2178 = arith.addi %2177, %c17 : index
            %2179 = arith.muli %2175, %c34 : index
            %2180 = arith.addi %2178, %2179 : index
            %2181 = vector.load %partial[%2180] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2182 = arith.addi %2180, %c33 : index
            %2183 = vector.load %partial[%2182] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2184 = vector.shuffle %2181, %2183 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %2091 {
              %2185 = arith.muli %2093, %c13 : index
              %2186 = arith.addi %17, %2185 : index
              %2187 = arith.addi %2186, %c17 : index
              %2188 = arith.muli %2175, %c34 : index
              %2189 = arith.addi %2187, %2188 : index
              %2190 = vector.shuffle %2184, %2184 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2190, %partial[%2189] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2191 = vector.shuffle %2184, %2184 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2192 = arith.addi %2189, %c33 : index
              vector.store %2191, %partial[%2192] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %2193 = arith.muli %2093, %c13 : index
              %2194 = arith.addi %17, %2193 : index
              %2195 = arith.addi %2194, %c17 : index
              %2196 = arith.muli %2175, %c34 : index
              %2197 = arith.addi %2195, %2196 : index
              %2198 = vector.load %partial[%2197] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2199 = arith.addi %2197, %c33 : index
              %2200 = vector.load %partial[%2199] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2201 = vector.shuffle %2198, %2200 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %2202 = arith.mulf %2201, %2173 : vector<8xf32>
              %2203 = math.fma %2184, %2174, %2202 : vector<8xf32>
              %2204 = arith.muli %2093, %c13 : index
              %2205 = arith.addi %17, %2204 : index
              %2206 = arith.addi %2205, %c17 : index
              %2207 = arith.muli %2175, %c34 : index
              %2208 = arith.addi %2206, %2207 : index
              %2209 = vector.shuffle %2203, %2203 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2209, %partial[%2208] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2210 = vector.shuffle %2203, %2203 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2211 = arith.addi %2208, %c33 : index
              vector.store %2210, %partial[%2211] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %2212 = wave.opaque %c10 : index
      %2213 = arith.addi %0, %2212 : index
      scf.if %313 {
        %2214 = arith.addi %kvHeads, %13 : index
        %2215 = memref.load %scales[%2214] : memref<?xf32>
        %2216 = arith.addi %2213, %c10 : index
        %2217 = arith.addi %2216, %c10 : index
        %2218 = memref.load %8[%2217] : memref<?xf32>
        %2219 = arith.addi %2216, %c6 : index
        %2220 = memref.load %8[%2219] : memref<?xf32>
        %2221 = arith.divf %2215, %2220 : f32
        %2222 = vector.broadcast %2221 : f32 to vector<8xf32>
        %2223 = arith.addi %15, %2212 : index
        %2224 = arith.addi %2223, %1 : index
        %2225 = arith.addi %2224, %c10 : index
        %2226 = arith.subi %36, %c4 : index
        %2227 = arith.minsi %2225, %2226 : index
        %2228 = arith.divui %2227, %groupSize : index
        %2229 = arith.addi %24, %2228 : index
        %2230 = arith.muli %13, %groupSize : index
        %2231 = arith.remui %2227, %groupSize : index
        %2232 = arith.addi %2230, %2231 : index
        %2233 = arith.muli %2232, %c18 : index
        %2234 = arith.muli %2, %c19 : index
        %2235 = arith.addi %2233, %2234 : index
        %2236 = arith.muli %heads, %c18 : index
        scf.for %2237 = %c10 to %c91 step %c4 {
          %2238 = arith.muli %2213, %c13 : index
          %2239 = arith.addi %c10, %2238 : index
          %2240 = arith.addi %2239, %c10 : index
          %2241 = arith.muli %2237, %c34 : index
          %2242 = arith.addi %2240, %2241 : index
          %2243 = vector.load %5[%2242] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %2244 = arith.addi %2242, %c33 : index
          %2245 = vector.load %5[%2244] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %2246 = vector.shuffle %2243, %2245 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %2247 = arith.mulf %2246, %2222 : vector<8xf32>
          %2248 = arith.addf %2247, %c54 : vector<8xf32>
          %2249 = arith.minimumf %2248, %c93 : vector<8xf32>
          %2250 = arith.maximumf %2249, %c94 : vector<8xf32>
          %2251 = arith.truncf %2250 : vector<8xf32> to vector<8xf16>
          %2252 = vector.bitcast %2251 : vector<8xf16> to vector<4xi32>
          %2253 = vector.shuffle %2252, %2252 [0, 1] : vector<4xi32>, vector<4xi32>
          %2254 = vector.shuffle %2252, %2252 [2, 3] : vector<4xi32>, vector<4xi32>
          %2255 = arith.select %3, %2254, %2253 : vector<2xi32>
          %2256 = arith.select %3, %2253, %2254 : vector<2xi32>
          %2257 = wave.swap_halves %2256 : vector<2xi32>
          %2258 = arith.select %3, %2257, %2255 : vector<2xi32>
          %2259 = arith.select %3, %2255, %2257 : vector<2xi32>
          %2260 = vector.bitcast %2258 : vector<2xi32> to vector<4xf16>
          %2261 = vector.bitcast %2259 : vector<2xi32> to vector<4xf16>
          %2262 = vector.shuffle %2260, %2261 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %2263 = arith.muli %2237, %c3 : index
          %2264 = arith.addi %2235, %2263 : index
          %2265 = arith.divui %2229, %outTileRows : index
          %2266 = arith.divui %2236, %c3 : index
          %2267 = arith.muli %2265, %2266 : index
          %2268 = arith.divui %2264, %c3 : index
          %2269 = arith.addi %2267, %2268 : index
          %2270 = arith.muli %2269, %c11 : index
          %2271 = arith.remui %2264, %c3 : index
          %2272 = arith.divui %2271, %c19 : index
          %2273 = arith.addi %2270, %2272 : index
          %2274 = arith.muli %outTileRows, %c19 : index
          %2275 = arith.muli %2273, %2274 : index
          %2276 = arith.remui %2229, %outTileRows : index
          %2277 = arith.muli %2276, %c19 : index
          %2278 = arith.addi %2275, %2277 : index
          %2279 = arith.remui %2264, %c19 : index
          %2280 = arith.addi %2278, %2279 : index
          %2281 = arith.cmpi slt, %2225, %36 : index
          scf.if %2281 {
            vector.store %2262, %out[%2280] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
        %2282 = arith.addi %2213, %c24 : index
        %2283 = arith.addi %2282, %c10 : index
        %2284 = memref.load %8[%2283] : memref<?xf32>
        %2285 = arith.addi %2282, %c6 : index
        %2286 = memref.load %8[%2285] : memref<?xf32>
        %2287 = arith.divf %2215, %2286 : f32
        %2288 = vector.broadcast %2287 : f32 to vector<8xf32>
        %2289 = arith.addi %15, %2212 : index
        %2290 = arith.addi %2289, %1 : index
        %2291 = arith.addi %2290, %c3 : index
        %2292 = arith.subi %36, %c4 : index
        %2293 = arith.minsi %2291, %2292 : index
        %2294 = arith.divui %2293, %groupSize : index
        %2295 = arith.addi %24, %2294 : index
        %2296 = arith.muli %13, %groupSize : index
        %2297 = arith.remui %2293, %groupSize : index
        %2298 = arith.addi %2296, %2297 : index
        %2299 = arith.muli %2298, %c18 : index
        %2300 = arith.muli %2, %c19 : index
        %2301 = arith.addi %2299, %2300 : index
        %2302 = arith.muli %heads, %c18 : index
        scf.for %2303 = %c10 to %c91 step %c4 {
          %2304 = arith.muli %2213, %c13 : index
          %2305 = arith.addi %c10, %2304 : index
          %2306 = arith.addi %2305, %c17 : index
          %2307 = arith.muli %2303, %c34 : index
          %2308 = arith.addi %2306, %2307 : index
          %2309 = vector.load %5[%2308] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %2310 = arith.addi %2308, %c33 : index
          %2311 = vector.load %5[%2310] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %2312 = vector.shuffle %2309, %2311 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %2313 = arith.mulf %2312, %2288 : vector<8xf32>
          %2314 = arith.addf %2313, %c54 : vector<8xf32>
          %2315 = arith.minimumf %2314, %c93 : vector<8xf32>
          %2316 = arith.maximumf %2315, %c94 : vector<8xf32>
          %2317 = arith.truncf %2316 : vector<8xf32> to vector<8xf16>
          %2318 = vector.bitcast %2317 : vector<8xf16> to vector<4xi32>
          %2319 = vector.shuffle %2318, %2318 [0, 1] : vector<4xi32>, vector<4xi32>
          %2320 = vector.shuffle %2318, %2318 [2, 3] : vector<4xi32>, vector<4xi32>
          %2321 = arith.select %3, %2320, %2319 : vector<2xi32>
          %2322 = arith.select %3, %2319, %2320 : vector<2xi32>
          %2323 = wave.swap_halves %2322 : vector<2xi32>
          %2324 = arith.select %3, %2323, %2321 : vector<2xi32>
          %2325 = arith.select %3, %2321, %2323 : vector<2xi32>
          %2326 = vector.bitcast %2324 : vector<2xi32> to vector<4xf16>
          %2327 = vector.bitcast %2325 : vector<2xi32> to vector<4xf16>
          %2328 = vector.shuffle %2326, %2327 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %2329 = arith.muli %2303, %c3 : index
          %2330 = arith.addi %2301, %2329 : index
          %2331 = arith.divui %2295, %outTileRows : index
          %2332 = arith.divui %2302, %c3 : index
          %2333 = arith.muli %2331, %2332 : index
          %2334 = arith.divui %2330, %c3 : index
          %2335 = arith.addi %2333, %2334 : index
          %2336 = arith.muli %2335, %c11 : index
          %2337 = arith.remui %2330, %c3 : index
          %2338 = arith.divui %2337, %c19 : index
          %2339 = arith.addi %2336, %2338 : index
          %2340 = arith.muli %outTileRows, %c19 : index
          %2341 = arith.muli %2339, %2340 : index
          %2342 = arith.remui %2295, %outTileRows : index
          %2343 = arith.muli %2342, %c19 : index
          %2344 = arith.addi %2341, %2343 : index
          %2345 = arith.remui %2330, %c19 : index
          %2346 = arith.addi %2344, %2345 : index
          %2347 = arith.cmpi slt, %2291, %36 : index
          scf.if %2347 {
            vector.store %2328, %out[%2346] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %314 {
          %2348 = arith.addi %kvHeads, %13 : index
          %2349 = memref.load %scales[%2348] : memref<?xf32>
          %2350 = arith.addi %2213, %c33 : index
          %2351 = arith.addi %2350, %c10 : index
          %2352 = memref.load %8[%2351] : memref<?xf32>
          %2353 = arith.addi %2350, %c6 : index
          %2354 = memref.load %8[%2353] : memref<?xf32>
          %2355 = arith.divf %2349, %2354 : f32
          %2356 = vector.broadcast %2355 : f32 to vector<8xf32>
          %2357 = arith.addi %15, %2212 : index
          %2358 = arith.addi %2357, %1 : index
          %2359 = arith.addi %2358, %c10 : index
          %2360 = arith.subi %36, %c4 : index
          %2361 = arith.minsi %2359, %2360 : index
          %2362 = arith.divui %2361, %groupSize : index
          %2363 = arith.addi %24, %2362 : index
          %2364 = arith.muli %13, %groupSize : index
          %2365 = arith.remui %2361, %groupSize : index
          %2366 = arith.addi %2364, %2365 : index
          %2367 = arith.muli %2366, %c18 : index
          %2368 = arith.muli %2, %c19 : index
          %2369 = arith.addi %2367, %2368 : index
          %2370 = arith.muli %heads, %c18 : index
          scf.for %2371 = %c10 to %c91 step %c4 {
            %2372 = arith.muli %2213, %c13 : index
            %2373 = arith.addi %16, %2372 : index
            %2374 = arith.addi %2373, %c10 : index
            %2375 = arith.muli %2371, %c34 : index
            %2376 = arith.addi %2374, %2375 : index
            %2377 = vector.load %partial[%2376] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2378 = arith.addi %2376, %c33 : index
            %2379 = vector.load %partial[%2378] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2380 = vector.shuffle %2377, %2379 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2381 = arith.mulf %2380, %2356 : vector<8xf32>
            %2382 = arith.addf %2381, %c54 : vector<8xf32>
            %2383 = arith.minimumf %2382, %c93 : vector<8xf32>
            %2384 = arith.maximumf %2383, %c94 : vector<8xf32>
            %2385 = arith.truncf %2384 : vector<8xf32> to vector<8xf16>
            %2386 = vector.bitcast %2385 : vector<8xf16> to vector<4xi32>
            %2387 = vector.shuffle %2386, %2386 [0, 1] : vector<4xi32>, vector<4xi32>
            %2388 = vector.shuffle %2386, %2386 [2, 3] : vector<4xi32>, vector<4xi32>
            %2389 = arith.select %3, %2388, %2387 : vector<2xi32>
            %2390 = arith.select %3, %2387, %2388 : vector<2xi32>
            %2391 = wave.swap_halves %2390 : vector<2xi32>
            %2392 = arith.select %3, %2391, %2389 : vector<2xi32>
            %2393 = arith.select %3, %2389, %2391 : vector<2xi32>
            %2394 = vector.bitcast %2392 : vector<2xi32> to vector<4xf16>
            %2395 = vector.bitcast %2393 : vector<2xi32> to vector<4xf16>
            %2396 = vector.shuffle %2394, %2395 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2397 = arith.muli %2371, %c3 : index
            %2398 = arith.addi %2369, %2397 : index
            %2399 = arith.divui %2363, %outTileRows : index
            %2400 = arith.divui %2370, %c3 : index
            %2401 = arith.muli %2399, %2400 : index
            %2402 = arith.divui %2398, %c3 : index
            %2403 = arith.addi %2401, %2402 : index
            %2404 = arith.muli %2403, %c11 : index
            %2405 = arith.remui %2398, %c3 : index
            %2406 = arith.divui %2405, %c19 : index
            %2407 = arith.addi %2404, %2406 : index
            %2408 = arith.muli %outTileRows, %c19 : index
            %2409 = arith.muli %2407, %2408 : index
            %2410 = arith.remui %2363, %outTileRows : index
            %2411 = arith.muli %2410, %c19 : index
            %2412 = arith.addi %2409, %2411 : index
            %2413 = arith.remui %2398, %c19 : index
            %2414 = arith.addi %2412, %2413 : index
            %2415 = arith.cmpi slt, %2359, %36 : index
            scf.if %2415 {
              vector.store %2396, %out[%2414] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %2416 = arith.addi %2213, %c57 : index
          %2417 = arith.addi %2416, %c10 : index
          %2418 = memref.load %8[%2417] : memref<?xf32>
          %2419 = arith.addi %2416, %c6 : index
          %2420 = memref.load %8[%2419] : memref<?xf32>
          %2421 = arith.divf %2349, %2420 : f32
          %2422 = vector.broadcast %2421 : f32 to vector<8xf32>
          %2423 = arith.addi %15, %2212 : index
          %2424 = arith.addi %2423, %1 : index
          %2425 = arith.addi %2424, %c3 : index
          %2426 = arith.subi %36, %c4 : index
          %2427 = arith.minsi %2425, %2426 : index
          %2428 = arith.divui %2427, %groupSize : index
          %2429 = arith.addi %24, %2428 : index
          %2430 = arith.muli %13, %groupSize : index
          %2431 = arith.remui %2427, %groupSize : index
          %2432 = arith.addi %2430, %2431 : index
          %2433 = arith.muli %2432, %c18 : index
          %2434 = arith.muli %2, %c19 : index
          %2435 = arith.addi %2433, %2434 : index
          %2436 = arith.muli %heads, %c18 : index
          scf.for %2437 = %c10 to %c91 step %c4 {
            %2438 = arith.muli %2213, %c13 : index
            %2439 = arith.addi %16, %2438 : index
            %2440 = arith.addi %2439, %c17 : index
            %2441 = arith.muli %2437, %c34 : index
            %2442 = arith.addi %2440, %2441 : index
            %2443 = vector.load %partial[%2442] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2444 = arith.addi %2442, %c33 : index
            %2445 = vector.load %partial[%2444] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2446 = vector.shuffle %2443, %2445 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2447 = arith.mulf %2446, %2422 : vector<8xf32>
            %2448 = arith.addf %2447, %c54 : vector<8xf32>
            %2449 = arith.minimumf %2448, %c93 : vector<8xf32>
            %2450 = arith.maximumf %2449, %c94 : vector<8xf32>
            %2451 = arith.truncf %2450 : vector<8xf32> to vector<8xf16>
            %2452 = vector.bitcast %2451 : vector<8xf16> to vector<4xi32>
            %2453 = vector.shuffle %2452, %2452 [0, 1] : vector<4xi32>, vector<4xi32>
            %2454 = vector.shuffle %2452, %2452 [2, 3] : vector<4xi32>, vector<4xi32>
            %2455 = arith.select %3, %2454, %2453 : vector<2xi32>
            %2456 = arith.select %3, %2453, %2454 : vector<2xi32>
            %2457 = wave.swap_halves %2456 : vector<2xi32>
            %2458 = arith.select %3, %2457, %2455 : vector<2xi32>
            %2459 = arith.select %3, %2455, %2457 : vector<2xi32>
            %2460 = vector.bitcast %2458 : vector<2xi32> to vector<4xf16>
            %2461 = vector.bitcast %2459 : vector<2xi32> to vector<4xf16>
            %2462 = vector.shuffle %2460, %2461 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2463 = arith.muli %2437, %c3 : index
            %2464 = arith.addi %2435, %2463 : index
            %2465 = arith.divui %2429, %outTileRows : index
            %2466 = arith.divui %2436, %c3 : index
            %2467 = arith.muli %2465, %2466 : index
            %2468 = arith.divui %2464, %c3 : index
            %2469 = arith.addi %2467, %2468 : index
            %2470 = arith.muli %2469, %c11 : index
            %2471 = arith.remui %2464, %c3 : index
            %2472 = arith.divui %2471, %c19 : index
            %2473 = arith.addi %2470, %2472 : index
            %2474 = arith.muli %outTileRows, %c19 : index
            %2475 = arith.muli %2473, %2474 : index
            %2476 = arith.remui %2429, %outTileRows : index
            %2477 = arith.muli %2476, %c19 : index
            %2478 = arith.addi %2475, %2477 : index
            %2479 = arith.remui %2464, %c19 : index
            %2480 = arith.addi %2478, %2479 : index
            %2481 = arith.cmpi slt, %2425, %36 : index
            scf.if %2481 {
              vector.store %2462, %out[%2480] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %2482 = arith.addi %kvHeads, %13 : index
          %2483 = memref.load %scales[%2482] : memref<?xf32>
          %2484 = arith.addi %2213, %c34 : index
          %2485 = arith.addi %2484, %c10 : index
          %2486 = memref.load %8[%2485] : memref<?xf32>
          %2487 = arith.addi %2484, %c6 : index
          %2488 = memref.load %8[%2487] : memref<?xf32>
          %2489 = arith.divf %2483, %2488 : f32
          %2490 = vector.broadcast %2489 : f32 to vector<8xf32>
          %2491 = arith.addi %15, %2212 : index
          %2492 = arith.addi %2491, %1 : index
          %2493 = arith.addi %2492, %c10 : index
          %2494 = arith.subi %36, %c4 : index
          %2495 = arith.minsi %2493, %2494 : index
          %2496 = arith.divui %2495, %groupSize : index
          %2497 = arith.addi %24, %2496 : index
          %2498 = arith.muli %13, %groupSize : index
          %2499 = arith.remui %2495, %groupSize : index
          %2500 = arith.addi %2498, %2499 : index
          %2501 = arith.muli %2500, %c18 : index
          %2502 = arith.muli %2, %c19 : index
          %2503 = arith.addi %2501, %2502 : index
          %2504 = arith.muli %heads, %c18 : index
          scf.for %2505 = %c10 to %c91 step %c4 {
            %2506 = arith.muli %2213, %c13 : index
            %2507 = arith.addi %17, %2506 : index
            %2508 = arith.addi %2507, %c10 : index
            %2509 = arith.muli %2505, %c34 : index
            %2510 = arith.addi %2508, %2509 : index
            %2511 = vector.load %partial[%2510] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2512 = arith.addi %2510, %c33 : index
            %2513 = vector.load %partial[%2512] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2514 = vector.shuffle %2511, %2513 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2515 = arith.mulf %2514, %2490 : vector<8xf32>
            %2516 = arith.addf %2515, %c54 : vector<8xf32>
            %2517 = arith.minimumf %2516, %c93 : vector<8xf32>
            %2518 = arith.maximumf %2517, %c94 : vector<8xf32>
            %2519 = arith.truncf %2518 : vector<8xf32> to vector<8xf16>
            %2520 = vector.bitcast %2519 : vector<8xf16> to vector<4xi32>
            %2521 = vector.shuffle %2520, %2520 [0, 1] : vector<4xi32>, vector<4xi32>
            %2522 = vector.shuffle %2520, %2520 [2, 3] : vector<4xi32>, vector<4xi32>
            %2523 = arith.select %3, %2522, %2521 : vector<2xi32>
            %2524 = arith.select %3, %2521, %2522 : vector<2xi32>
            %2525 = wave.swap_halves %2524 : vector<2xi32>
            %2526 = arith.select %3, %2525, %2523 : vector<2xi32>
            %2527 = arith.select %3, %2523, %2525 : vector<2xi32>
            %2528 = vector.bitcast %2526 : vector<2xi32> to vector<4xf16>
            %2529 = vector.bitcast %2527 : vector<2xi32> to vector<4xf16>
            %2530 = vector.shuffle %2528, %2529 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2531 = arith.muli %2505, %c3 : index
            %2532 = arith.addi %2503, %2531 : index
            %2533 = arith.divui %2497, %outTileRows : index
            %2534 = arith.divui %2504, %c3 : index
            %2535 = arith.muli %2533, %2534 : index
            %2536 = arith.divui %2532, %c3 : index
            %2537 = arith.addi %2535, %2536 : index
            %2538 = arith.muli %2537, %c11 : index
            %2539 = arith.remui %2532, %c3 : index
            %2540 = arith.divui %2539, %c19 : index
            %2541 = arith.addi %2538, %2540 : index
            %2542 = arith.muli %outTileRows, %c19 : index
            %2543 = arith.muli %2541, %2542 : index
            %2544 = arith.remui %2497, %outTileRows : index
            %2545 = arith.muli %2544, %c19 : index
            %2546 = arith.addi %2543, %2545 : index
            %2547 = arith.remui %2532, %c19 : index
            %2548 = arith.addi %2546, %2547 : index
            %2549 = arith.cmpi slt, %2493, %36 : index
            scf.if %2549 {
              vector.store %2530, %out[%2548] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %2550 = arith.addi %2213, %c58 : index
          %2551 = arith.addi %2550, %c10 : index
          %2552 = memref.load %8[%2551] : memref<?xf32>
          %2553 = arith.addi %2550, %c6 : index
          %2554 = memref.load %8[%2553] : memref<?xf32>
          %2555 = arith.divf %2483, %2554 : f32
          %2556 = vector.broadcast %2555 : f32 to vector<8xf32>
          %2557 = arith.addi %15, %2212 : index
          %2558 = arith.addi %2557, %1 : index
          %2559 = arith.addi %2558, %c3 : index
          %2560 = arith.subi %36, %c4 : index
          %2561 = arith.minsi %2559, %2560 : index
          %2562 = arith.divui %2561, %groupSize : index
          %2563 = arith.addi %24, %2562 : index
          %2564 = arith.muli %13, %groupSize : index
          %2565 = arith.remui %2561, %groupSize : index
          %2566 = arith.addi %2564, %2565 : index
          %2567 = arith.muli %2566, %c18 : index
          %2568 = arith.muli %2, %c19 : index
          %2569 = arith.addi %2567, %2568 : index
          %2570 = arith.muli %heads, %c18 : index
          scf.for %2571 = %c10 to %c91 step %c4 {
            %2572 = arith.muli %2213, %c13 : index
            %2573 = arith.addi %17, %2572 : index
            %2574 = arith.addi %2573, %c17 : index
            %2575 = arith.muli %2571, %c34 : index
            %2576 = arith.addi %2574, %2575 : index
            %2577 = vector.load %partial[%2576] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2578 = arith.addi %2576, %c33 : index
            %2579 = vector.load %partial[%2578] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2580 = vector.shuffle %2577, %2579 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2581 = arith.mulf %2580, %2556 : vector<8xf32>
            %2582 = arith.addf %2581, %c54 : vector<8xf32>
            %2583 = arith.minimumf %2582, %c93 : vector<8xf32>
            %2584 = arith.maximumf %2583, %c94 : vector<8xf32>
            %2585 = arith.truncf %2584 : vector<8xf32> to vector<8xf16>
            %2586 = vector.bitcast %2585 : vector<8xf16> to vector<4xi32>
            %2587 = vector.shuffle %2586, %2586 [0, 1] : vector<4xi32>, vector<4xi32>
            %2588 = vector.shuffle %2586, %2586 [2, 3] : vector<4xi32>, vector<4xi32>
            %2589 = arith.select %3, %2588, %2587 : vector<2xi32>
            %2590 = arith.select %3, %2587, %2588 : vector<2xi32>
            %2591 = wave.swap_halves %2590 : vector<2xi32>
            %2592 = arith.select %3, %2591, %2589 : vector<2xi32>
            %2593 = arith.select %3, %2589, %2591 : vector<2xi32>
            %2594 = vector.bitcast %2592 : vector<2xi32> to vector<4xf16>
            %2595 = vector.bitcast %2593 : vector<2xi32> to vector<4xf16>
            %2596 = vector.shuffle %2594, %2595 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2597 = arith.muli %2571, %c3 : index
            %2598 = arith.addi %2569, %2597 : index
            %2599 = arith.divui %2563, %outTileRows : index
            %2600 = arith.divui %2570, %c3 : index
            %2601 = arith.muli %2599, %2600 : index
            %2602 = arith.divui %2598, %c3 : index
            %2603 = arith.addi %2601, %2602 : index
            %2604 = arith.muli %2603, %c11 : index
            %2605 = arith.remui %2598, %c3 : index
            %2606 = arith.divui %2605, %c19 : index
            %2607 = arith.addi %2604, %2606 : index
            %2608 = arith.muli %outTileRows, %c19 : index
            %2609 = arith.muli %2607, %2608 : index
            %2610 = arith.remui %2563, %outTileRows : index
            %2611 = arith.muli %2610, %c19 : index
            %2612 = arith.addi %2609, %2611 : index
            %2613 = arith.remui %2598, %c19 : index
            %2614 = arith.addi %2612, %2613 : index
            %2615 = arith.cmpi slt, %2559, %36 : index
            scf.if %2615 {
              vector.store %2596, %out[%2614] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}
