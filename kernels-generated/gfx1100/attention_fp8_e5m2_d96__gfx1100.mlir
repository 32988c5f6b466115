// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Prefill(codec='fp8_e5m2', dim=96)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_fp8_e5m2_d96__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) {
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
  %c17 = arith.constant 768 : index
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
  %c36 = arith.constant 1024 : index
  %c37 = arith.constant 1280 : index
  %positionsAt = wave.param "positionsAt" : index
  %c39 = arith.constant 1 : i32
  %c40 = arith.constant 1536 : index
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
  %c60 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c61 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c62 = arith.constant 0x41000000 : f32
  %c63 = arith.constant 0x40C00000 : f32
  %c64 = arith.constant 255 : i32
  %c65 = arith.constant 2 : i32
  %c66 = arith.constant 16711680 : i32
  %c67 = arith.constant 3 : i32
  %c68 = arith.constant 4 : i32
  %c69 = arith.constant 65280 : i32
  %c70 = arith.constant 5 : i32
  %c71 = arith.constant 6 : i32
  %c72 = arith.constant -16777216 : i32
  %c73 = arith.constant 7 : i32
  %c74 = arith.constant 8 : i32
  %c75 = arith.constant 9 : i32
  %c76 = arith.constant 10 : i32
  %c77 = arith.constant 11 : i32
  %c78 = arith.constant 12 : i32
  %c79 = arith.constant 13 : i32
  %c80 = arith.constant 15 : i32
  %c81 = arith.constant 576 : index
  %c82 = arith.constant 640 : index
  %c83 = arith.constant 704 : index
  %c84 = arith.constant 6 : index
  %outTileRows = wave.param "outTileRows" : index
  %c86 = arith.constant dense<0x477FE000> : vector<8xf32>
  %c87 = arith.constant dense<0xC77FE000> : vector<8xf32>
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
      %146 = arith.addi %122, %c17 : index
      vector.store %145, %4[%146] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %147 = arith.mulf %70, %119 : vector<4xf32>
      %148 = arith.truncf %147 : vector<4xf32> to vector<4xf16>
      %149 = arith.mulf %72, %119 : vector<4xf32>
      %150 = arith.truncf %149 : vector<4xf32> to vector<4xf16>
      %151 = vector.shuffle %148, %150 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %152 = arith.addi %122, %c36 : index
      vector.store %151, %4[%152] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %153 = arith.mulf %74, %119 : vector<4xf32>
      %154 = arith.truncf %153 : vector<4xf32> to vector<4xf16>
      %155 = arith.mulf %76, %119 : vector<4xf32>
      %156 = arith.truncf %155 : vector<4xf32> to vector<4xf16>
      %157 = vector.shuffle %154, %156 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %158 = arith.addi %122, %c37 : index
      vector.store %157, %4[%158] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %159 = memref.load %scales[%13] : memref<?xf32>
      %160 = arith.mulf %159, %118 : f32
      memref.store %160, %6[%47] : memref<?xf32>
      %161 = arith.addi %positionsAt, %43 : index
      %162 = memref.load %step[%161] : memref<?xi32>
      %163 = arith.addi %162, %c39 : i32
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
      %254 = arith.addi %248, %c40 : index
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
      %289 = arith.addi %288, %c39 : i32
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
      %299 = arith.addi %298, %c39 : i32
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
      %310 = arith.addi %309, %c39 : i32
      %311 = arith.subi %310, %c39 : i32
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
            %336 = arith.addi %327, %c39 : i32
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
            %347 = arith.addi %343, %35 : index
            %348 = arith.addi %347, %c10 : index
            %349 = vector.load %kv[%348] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %350 = arith.addi %335, %35 : index
            %351 = arith.addi %350, %c24 : index
            %352 = vector.load %kv[%351] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %353 = arith.addi %343, %35 : index
            %354 = arith.addi %353, %c24 : index
            %355 = vector.load %kv[%354] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %377:20 = scf.for %356 = %c48 to %326 step %c39 iter_args(%357 = %346, %358 = %349, %359 = %352, %360 = %355, %361 = %c52, %362 = %c53, %363 = %c54, %364 = %c54, %365 = %c54, %366 = %c54, %367 = %c54, %368 = %c54, %369 = %c52, %370 = %c53, %371 = %c54, %372 = %c54, %373 = %c54, %374 = %c54, %375 = %c54, %376 = %c54) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
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
              %390 = arith.addi %381, %c39 : i32
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
              %407 = arith.addi %398, %c39 : i32
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
              %421 = arith.addi %397, %35 : index
              %422 = arith.addi %421, %c33 : index
              %423 = vector.load %kv[%422] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %424 = vector.bitcast %357 : vector<4xi32> to vector<16xi8>
              %425 = wave.fp8_decode "e5m2" packed %424 : vector<16xi8> -> vector<16xf16>
              %426 = vector.bitcast %358 : vector<4xi32> to vector<16xi8>
              %427 = wave.fp8_decode "e5m2" packed %426 : vector<16xi8> -> vector<16xf16>
              %428 = arith.addi %417, %c10 : index
              %429 = vector.load %4[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %430 = arith.addi %428, %c33 : index
              %431 = vector.load %4[%430] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %432 = vector.shuffle %429, %431 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %433 = wave.mma %425, %432, %c54 : vector<16xf16>, vector<8xf32>
              %434 = wave.mma %427, %432, %c54 : vector<16xf16>, vector<8xf32>
              wave.pin
              %435 = arith.addi %417, %c40 : index
              %436 = vector.load %4[%435] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %437 = arith.addi %435, %c33 : index
              %438 = vector.load %4[%437] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %439 = vector.shuffle %436, %438 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %440 = wave.mma %425, %439, %c54 : vector<16xf16>, vector<8xf32>
              %441 = wave.mma %427, %439, %c54 : vector<16xf16>, vector<8xf32>
              %442 = arith.addi %389, %35 : index
              %443 = arith.addi %442, %c57 : index
              %444 = vector.load %kv[%443] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %445 = arith.addi %397, %35 : index
              %446 = arith.addi %445, %c57 : index
              %447 = vector.load %kv[%446] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %448 = vector.bitcast %359 : vector<4xi32> to vector<16xi8>
              %449 = wave.fp8_decode "e5m2" packed %448 : vector<16xi8> -> vector<16xf16>
              %450 = vector.bitcast %360 : vector<4xi32> to vector<16xi8>
              %451 = wave.fp8_decode "e5m2" packed %450 : vector<16xi8> -> vector<16xf16>
              %452 = arith.addi %417, %c34 : index
              %453 = vector.load %4[%452] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %454 = arith.addi %452, %c33 : index
              %455 = vector.load %4[%454] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %456 = vector.shuffle %453, %455 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %457 = wave.mma %449, %456, %433 : vector<16xf16>, vector<8xf32>
              %458 = wave.mma %451, %456, %434 : vector<16xf16>, vector<8xf32>
              wave.pin
              %459 = arith.addi %417, %c41 : index
              %460 = vector.load %4[%459] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %461 = arith.addi %459, %c33 : index
              %462 = vector.load %4[%461] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %463 = vector.shuffle %460, %462 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %464 = wave.mma %449, %463, %440 : vector<16xf16>, vector<8xf32>
              %465 = wave.mma %451, %463, %441 : vector<16xf16>, vector<8xf32>
              %466 = arith.addi %389, %35 : index
              %467 = arith.addi %466, %c34 : index
              %468 = vector.load %kv[%467] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %469 = arith.addi %397, %35 : index
              %470 = arith.addi %469, %c34 : index
              %471 = vector.load %kv[%470] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %472 = vector.bitcast %420 : vector<4xi32> to vector<16xi8>
              %473 = wave.fp8_decode "e5m2" packed %472 : vector<16xi8> -> vector<16xf16>
              %474 = vector.bitcast %423 : vector<4xi32> to vector<16xi8>
              %475 = wave.fp8_decode "e5m2" packed %474 : vector<16xi8> -> vector<16xf16>
              %476 = arith.addi %417, %c35 : index
              %477 = vector.load %4[%476] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %478 = arith.addi %476, %c33 : index
              %479 = vector.load %4[%478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %480 = vector.shuffle %477, %479 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %481 = wave.mma %473, %480, %457 : vector<16xf16>, vector<8xf32>
              %482 = wave.mma %475, %480, %458 : vector<16xf16>, vector<8xf32>
              wave.pin
              %483 = arith.addi %417, %c42 : index
              %484 = vector.load %4[%483] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %485 = arith.addi %483, %c33 : index
              %486 = vector.load %4[%485] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %487 = vector.shuffle %484, %486 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %488 = wave.mma %473, %487, %464 : vector<16xf16>, vector<8xf32>
              %489 = wave.mma %475, %487, %465 : vector<16xf16>, vector<8xf32>
              %490 = arith.addi %389, %35 : index
              %491 = arith.addi %490, %c58 : index
              %492 = vector.load %kv[%491] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %493 = arith.addi %397, %35 : index
              %494 = arith.addi %493, %c58 : index
              %495 = vector.load %kv[%494] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %496 = vector.bitcast %444 : vector<4xi32> to vector<16xi8>
              %497 = wave.fp8_decode "e5m2" packed %496 : vector<16xi8> -> vector<16xf16>
              %498 = vector.bitcast %447 : vector<4xi32> to vector<16xi8>
              %499 = wave.fp8_decode "e5m2" packed %498 : vector<16xi8> -> vector<16xf16>
              %500 = arith.addi %417, %c17 : index
              %501 = vector.load %4[%500] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %502 = arith.addi %500, %c33 : index
              %503 = vector.load %4[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %504 = vector.shuffle %501, %503 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %505 = wave.mma %497, %504, %481 : vector<16xf16>, vector<8xf32>
              %506 = wave.mma %499, %504, %482 : vector<16xf16>, vector<8xf32>
              wave.pin
              %507 = arith.addi %417, %c43 : index
              %508 = vector.load %4[%507] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %509 = arith.addi %507, %c33 : index
              %510 = vector.load %4[%509] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %511 = vector.shuffle %508, %510 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %512 = wave.mma %497, %511, %488 : vector<16xf16>, vector<8xf32>
              %513 = wave.mma %499, %511, %489 : vector<16xf16>, vector<8xf32>
              %514 = arith.addi %389, %35 : index
              %515 = arith.addi %514, %c7 : index
              %516 = vector.load %kv[%515] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %517 = arith.addi %397, %35 : index
              %518 = arith.addi %517, %c7 : index
              %519 = vector.load %kv[%518] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %520 = vector.bitcast %468 : vector<4xi32> to vector<16xi8>
              %521 = wave.fp8_decode "e5m2" packed %520 : vector<16xi8> -> vector<16xf16>
              %522 = vector.bitcast %471 : vector<4xi32> to vector<16xi8>
              %523 = wave.fp8_decode "e5m2" packed %522 : vector<16xi8> -> vector<16xf16>
              %524 = arith.addi %417, %c36 : index
              %525 = vector.load %4[%524] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %526 = arith.addi %524, %c33 : index
              %527 = vector.load %4[%526] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %528 = vector.shuffle %525, %527 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %529 = wave.mma %521, %528, %505 : vector<16xf16>, vector<8xf32>
              %530 = wave.mma %523, %528, %506 : vector<16xf16>, vector<8xf32>
              wave.pin
              %531 = arith.addi %417, %c44 : index
              %532 = vector.load %4[%531] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %533 = arith.addi %531, %c33 : index
              %534 = vector.load %4[%533] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %535 = vector.shuffle %532, %534 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %536 = wave.mma %521, %535, %512 : vector<16xf16>, vector<8xf32>
              %537 = wave.mma %523, %535, %513 : vector<16xf16>, vector<8xf32>
              %538 = arith.addi %389, %35 : index
              %539 = arith.addi %538, %c59 : index
              %540 = vector.load %kv[%539] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %541 = arith.addi %397, %35 : index
              %542 = arith.addi %541, %c59 : index
              %543 = vector.load %kv[%542] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %544 = vector.bitcast %492 : vector<4xi32> to vector<16xi8>
              %545 = wave.fp8_decode "e5m2" packed %544 : vector<16xi8> -> vector<16xf16>
              %546 = vector.bitcast %495 : vector<4xi32> to vector<16xi8>
              %547 = wave.fp8_decode "e5m2" packed %546 : vector<16xi8> -> vector<16xf16>
              %548 = arith.addi %417, %c37 : index
              %549 = vector.load %4[%548] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %550 = arith.addi %548, %c33 : index
              %551 = vector.load %4[%550] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %552 = vector.shuffle %549, %551 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %553 = wave.mma %545, %552, %529 : vector<16xf16>, vector<8xf32>
              %554 = wave.mma %547, %552, %530 : vector<16xf16>, vector<8xf32>
              wave.pin
              %555 = arith.addi %417, %c45 : index
              %556 = vector.load %4[%555] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %557 = arith.addi %555, %c33 : index
              %558 = vector.load %4[%557] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %559 = vector.shuffle %556, %558 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %560 = wave.mma %545, %559, %536 : vector<16xf16>, vector<8xf32>
              %561 = wave.mma %547, %559, %537 : vector<16xf16>, vector<8xf32>
              %562 = arith.addi %389, %35 : index
              %563 = arith.addi %562, %c35 : index
              %564 = vector.load %kv[%563] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %565 = arith.addi %397, %35 : index
              %566 = arith.addi %565, %c35 : index
              %567 = vector.load %kv[%566] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %568 = wave.opaque %553 : vector<8xf32>
              %569 = wave.opaque %554 : vector<8xf32>
              %570 = wave.opaque %560 : vector<8xf32>
              %571 = wave.opaque %561 : vector<8xf32>
              %572 = wave.opaque %380 : i32
              %573 = arith.cmpi sgt, %572, %299 : i32
              %574:2 = scf.if %573 -> (vector<8xf32>, vector<8xf32>) {
                %575 = wave.opaque %c10 : index
                %576 = arith.addi %1, %575 : index
                %577 = memref.load %7[%576] : memref<?xi32>
                %578 = arith.index_cast %2 : index to i32
                %579 = arith.addi %379, %578 : i32
                %580 = arith.subi %577, %579 : i32
                %581 = arith.subi %580, %c48 : i32
                %582 = vector.broadcast %581 : i32 to vector<8xi32>
                %583 = arith.cmpi sgt, %582, %c61 : vector<8xi32>
                %584 = arith.select %583, %568, %c60 : vector<8xi1>, vector<8xf32>
                %585 = arith.subi %580, %c47 : i32
                %586 = vector.broadcast %585 : i32 to vector<8xi32>
                %587 = arith.cmpi sgt, %586, %c61 : vector<8xi32>
                %588 = arith.select %587, %569, %c60 : vector<8xi1>, vector<8xf32>
                scf.yield %584, %588 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %568, %569 : vector<8xf32>, vector<8xf32>
              }
              %589 = wave.opaque %c10 : index
              %590 = arith.addi %1, %589 : index
              %591 = memref.load %6[%590] : memref<?xf32>
              %592 = vector.extract %574#0[0] : f32 from vector<8xf32>
              %593 = vector.extract %574#0[1] : f32 from vector<8xf32>
              %594 = vector.extract %574#0[2] : f32 from vector<8xf32>
              %595 = vector.extract %574#0[3] : f32 from vector<8xf32>
              %596 = vector.extract %574#0[4] : f32 from vector<8xf32>
              %597 = vector.extract %574#0[5] : f32 from vector<8xf32>
              %598 = vector.extract %574#0[6] : f32 from vector<8xf32>
              %599 = vector.extract %574#0[7] : f32 from vector<8xf32>
              %600 = vector.extract %574#1[0] : f32 from vector<8xf32>
              %601 = vector.extract %574#1[1] : f32 from vector<8xf32>
              %602 = vector.extract %574#1[2] : f32 from vector<8xf32>
              %603 = vector.extract %574#1[3] : f32 from vector<8xf32>
              %604 = vector.extract %574#1[4] : f32 from vector<8xf32>
              %605 = vector.extract %574#1[5] : f32 from vector<8xf32>
              %606 = vector.extract %574#1[6] : f32 from vector<8xf32>
              %607 = vector.extract %574#1[7] : f32 from vector<8xf32>
              %608 = arith.maxnumf %592, %593 fastmath<nnan> : f32
              %609 = arith.maxnumf %608, %594 fastmath<nnan> : f32
              %610 = arith.maxnumf %609, %595 fastmath<nnan> : f32
              %611 = arith.maxnumf %610, %596 fastmath<nnan> : f32
              %612 = arith.maxnumf %611, %597 fastmath<nnan> : f32
              %613 = arith.maxnumf %612, %598 fastmath<nnan> : f32
              %614 = arith.maxnumf %613, %599 fastmath<nnan> : f32
              %615 = arith.maxnumf %614, %600 fastmath<nnan> : f32
              %616 = arith.maxnumf %615, %601 fastmath<nnan> : f32
              %617 = arith.maxnumf %616, %602 fastmath<nnan> : f32
              %618 = arith.maxnumf %617, %603 fastmath<nnan> : f32
              %619 = arith.maxnumf %618, %604 fastmath<nnan> : f32
              %620 = arith.maxnumf %619, %605 fastmath<nnan> : f32
              %621 = arith.maxnumf %620, %606 fastmath<nnan> : f32
              %622 = arith.maxnumf %621, %607 fastmath<nnan> : f32
              %623 = wave.swap_halves %622 : f32
              %624 = arith.maxnumf %622, %623 fastmath<nnan> : f32
              %625 = arith.mulf %624, %591 : f32
              %626 = arith.addf %361, %c62 : f32
              %627 = arith.cmpf ogt, %625, %626 : f32
              %628:8 = scf.if %627 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %629 = arith.subf %361, %625 : f32
                %630 = wave.exp2 %629 : f32
                %631 = vector.broadcast %630 : f32 to vector<8xf32>
                %632 = arith.mulf %362, %630 : f32
                %633 = arith.mulf %363, %631 : vector<8xf32>
                %634 = arith.mulf %364, %631 : vector<8xf32>
                %635 = arith.mulf %365, %631 : vector<8xf32>
                %636 = arith.mulf %366, %631 : vector<8xf32>
                %637 = arith.mulf %367, %631 : vector<8xf32>
                %638 = arith.mulf %368, %631 : vector<8xf32>
                scf.yield %625, %632, %633, %634, %635, %636, %637, %638 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %361, %362, %363, %364, %365, %366, %367, %368 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %639 = vector.broadcast %591 : f32 to vector<8xf32>
              %640 = arith.subf %c63, %628#0 : f32
              %641 = vector.broadcast %640 : f32 to vector<8xf32>
              %642 = math.fma %574#0, %639, %641 : vector<8xf32>
              %643 = wave.exp2 %642 : vector<8xf32>
              %644 = math.fma %574#1, %639, %641 : vector<8xf32>
              %645 = wave.exp2 %644 : vector<8xf32>
              %646 = arith.truncf %643 : vector<8xf32> to vector<8xf16>
              %647 = vector.bitcast %646 : vector<8xf16> to vector<4xi32>
              %648 = wave.swap_halves %647 : vector<4xi32>
              %649 = arith.select %3, %648, %647 : vector<4xi32>
              %650 = arith.select %3, %647, %648 : vector<4xi32>
              %651 = vector.shuffle %649, %650 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %652 = vector.bitcast %651 : vector<8xi32> to vector<16xf16>
              %653 = arith.truncf %645 : vector<8xf32> to vector<8xf16>
              %654 = vector.bitcast %653 : vector<8xf16> to vector<4xi32>
              %655 = wave.swap_halves %654 : vector<4xi32>
              %656 = arith.select %3, %655, %654 : vector<4xi32>
              %657 = arith.select %3, %654, %655 : vector<4xi32>
              %658 = vector.shuffle %656, %657 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %659 = vector.bitcast %658 : vector<8xi32> to vector<16xf16>
              %660 = arith.addf %643, %645 : vector<8xf32>
              %661 = vector.extract %660[0] : f32 from vector<8xf32>
              %662 = vector.extract %660[1] : f32 from vector<8xf32>
              %663 = vector.extract %660[2] : f32 from vector<8xf32>
              %664 = vector.extract %660[3] : f32 from vector<8xf32>
              %665 = vector.extract %660[4] : f32 from vector<8xf32>
              %666 = vector.extract %660[5] : f32 from vector<8xf32>
              %667 = vector.extract %660[6] : f32 from vector<8xf32>
              %668 = vector.extract %660[7] : f32 from vector<8xf32>
              %669 = arith.addf %661, %665 : f32
              %670 = arith.addf %662, %666 : f32
              %671 = arith.addf %663, %667 : f32
              %672 = arith.addf %664, %668 : f32
              %673 = arith.addf %669, %671 : f32
              %674 = arith.addf %670, %672 : f32
              %675 = arith.addf %673, %674 : f32
              %676 = arith.addf %628#1, %675 : f32
              %677 = wave.opaque %676 : f32
              %678 = wave.opaque %380 : i32
              %679 = arith.cmpi sgt, %678, %299 : i32
              %680:2 = scf.if %679 -> (vector<8xf32>, vector<8xf32>) {
                %681 = wave.opaque %c3 : index
                %682 = arith.addi %1, %681 : index
                %683 = memref.load %7[%682] : memref<?xi32>
                %684 = arith.index_cast %2 : index to i32
                %685 = arith.addi %379, %684 : i32
                %686 = arith.subi %683, %685 : i32
                %687 = arith.subi %686, %c48 : i32
                %688 = vector.broadcast %687 : i32 to vector<8xi32>
                %689 = arith.cmpi sgt, %688, %c61 : vector<8xi32>
                %690 = arith.select %689, %570, %c60 : vector<8xi1>, vector<8xf32>
                %691 = arith.subi %686, %c47 : i32
                %692 = vector.broadcast %691 : i32 to vector<8xi32>
                %693 = arith.cmpi sgt, %692, %c61 : vector<8xi32>
                %694 = arith.select %693, %571, %c60 : vector<8xi1>, vector<8xf32>
                scf.yield %690, %694 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %570, %571 : vector<8xf32>, vector<8xf32>
              }
              %695 = wave.opaque %c3 : index
              %696 = arith.addi %1, %695 : index
              %697 = memref.load %6[%696] : memref<?xf32>
              %698 = vector.extract %680#0[0] : f32 from vector<8xf32>
              %699 = vector.extract %680#0[1] : f32 from vector<8xf32>
              %700 = vector.extract %680#0[2] : f32 from vector<8xf32>
              %701 = vector.extract %680#0[3] : f32 from vector<8xf32>
              %702 = vector.extract %680#0[4] : f32 from vector<8xf32>
              %703 = vector.extract %680#0[5] : f32 from vector<8xf32>
              %704 = vector.extract %680#0[6] : f32 from vector<8xf32>
              %705 = vector.extract %680#0[7] : f32 from vector<8xf32>
              %706 = vector.extract %680#1[0] : f32 from vector<8xf32>
              %707 = vector.extract %680#1[1] : f32 from vector<8xf32>
              %708 = vector.extract %680#1[2] : f32 from vector<8xf32>
              %709 = vector.extract %680#1[3] : f32 from vector<8xf32>
              %710 = vector.extract %680#1[4] : f32 from vector<8xf32>
              %711 = vector.extract %680#1[5] : f32 from vector<8xf32>
              %712 = vector.extract %680#1[6] : f32 from vector<8xf32>
              %713 = vector.extract %680#1[7] : f32 from vector<8xf32>
              %714 = arith.maxnumf %698, %699 fastmath<nnan> : f32
              %715 = arith.maxnumf %714, %700 fastmath<nnan> : f32
              %716 = arith.maxnumf %715, %701 fastmath<nnan> : f32
              %717 = arith.maxnumf %716, %702 fastmath<nnan> : f32
              %718 = arith.maxnumf %717, %703 fastmath<nnan> : f32
              %719 = arith.maxnumf %718, %704 fastmath<nnan> : f32
              %720 = arith.maxnumf %719, %705 fastmath<nnan> : f32
              %721 = arith.maxnumf %720, %706 fastmath<nnan> : f32
              %722 = arith.maxnumf %721, %707 fastmath<nnan> : f32
              %723 = arith.maxnumf %722, %708 fastmath<nnan> : f32
              %724 = arith.maxnumf %723, %709 fastmath<nnan> : f32
              %725 = arith.maxnumf %724, %710 fastmath<nnan> : f32
              %726 = arith.maxnumf %725, %711 fastmath<nnan> : f32
              %727 = arith.maxnumf %726, %712 fastmath<nnan> : f32
              %728 = arith.maxnumf %727, %713 fastmath<nnan> : f32
              %729 = wave.swap_halves %728 : f32
              %730 = arith.maxnumf %728, %729 fastmath<nnan> : f32
              %731 = arith.mulf %730, %697 : f32
              %732 = arith.addf %369, %c62 : f32
              %733 = arith.cmpf ogt, %731, %732 : f32
              %734:8 = scf.if %733 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %735 = arith.subf %369, %731 : f32
                %736 = wave.exp2 %735 : f32
                %737 = vector.broadcast %736 : f32 to vector<8xf32>
                %738 = arith.mulf %370, %736 : f32
                %739 = arith.mulf %371, %737 : vector<8xf32>
                %740 = arith.mulf %372, %737 : vector<8xf32>
                %741 = arith.mulf %373, %737 : vector<8xf32>
                %742 = arith.mulf %374, %737 : vector<8xf32>
                %743 = arith.mulf %375, %737 : vector<8xf32>
                %744 = arith.mulf %376, %737 : vector<8xf32>
                scf.yield %731, %738, %739, %740, %741, %742, %743, %744 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %369, %370, %371, %372, %373, %374, %375, %376 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %745 = vector.broadcast %697 : f32 to vector<8xf32>
              %746 = arith.subf %c63, %734#0 : f32
              %747 = vector.broadcast %746 : f32 to vector<8xf32>
              %748 = math.fma %680#0, %745, %747 : vector<8xf32>
              %749 = wave.exp2 %748 : vector<8xf32>
              %750 = math.fma %680#1, %745, %747 : vector<8xf32>
              %751 = wave.exp2 %750 : vector<8xf32>
              %752 = arith.truncf %749 : vector<8xf32> to vector<8xf16>
              %753 = vector.bitcast %752 : vector<8xf16> to vector<4xi32>
              %754 = wave.swap_halves %753 : vector<4xi32>
              %755 = arith.select %3, %754, %753 : vector<4xi32>
              %756 = arith.select %3, %753, %754 : vector<4xi32>
              %757 = vector.shuffle %755, %756 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %758 = vector.bitcast %757 : vector<8xi32> to vector<16xf16>
              %759 = arith.truncf %751 : vector<8xf32> to vector<8xf16>
              %760 = vector.bitcast %759 : vector<8xf16> to vector<4xi32>
              %761 = wave.swap_halves %760 : vector<4xi32>
              %762 = arith.select %3, %761, %760 : vector<4xi32>
              %763 = arith.select %3, %760, %761 : vector<4xi32>
              %764 = vector.shuffle %762, %763 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %765 = vector.bitcast %764 : vector<8xi32> to vector<16xf16>
              %766 = arith.addf %749, %751 : vector<8xf32>
              %767 = vector.extract %766[0] : f32 from vector<8xf32>
              %768 = vector.extract %766[1] : f32 from vector<8xf32>
              %769 = vector.extract %766[2] : f32 from vector<8xf32>
              %770 = vector.extract %766[3] : f32 from vector<8xf32>
              %771 = vector.extract %766[4] : f32 from vector<8xf32>
              %772 = vector.extract %766[5] : f32 from vector<8xf32>
              %773 = vector.extract %766[6] : f32 from vector<8xf32>
              %774 = vector.extract %766[7] : f32 from vector<8xf32>
              %775 = arith.addf %767, %771 : f32
              %776 = arith.addf %768, %772 : f32
              %777 = arith.addf %769, %773 : f32
              %778 = arith.addf %770, %774 : f32
              %779 = arith.addf %775, %777 : f32
              %780 = arith.addf %776, %778 : f32
              %781 = arith.addf %779, %780 : f32
              %782 = arith.addf %734#1, %781 : f32
              %783 = wave.opaque %782 : f32
              %784 = wave.opaque %380 : i32
              %785 = arith.cmpi sgt, %784, %299 : i32
              %786:2 = scf.if %785 -> (vector<4xi32>, vector<4xi32>) {
                %787 = arith.subi %323, %379 : i32
                %788 = arith.subi %787, %c48 : i32
                %789 = arith.minsi %788, %c47 : i32
                %790 = arith.maxsi %789, %c48 : i32
                %791 = arith.cmpi sgt, %790, %c48 : i32
                %792 = arith.select %791, %c64, %c48 : i32
                %793 = arith.ori %c48, %792 : i32
                %794 = arith.cmpi sgt, %790, %c39 : i32
                %795 = arith.select %794, %c64, %c48 : i32
                %796 = arith.ori %c48, %795 : i32
                %797 = arith.cmpi sgt, %790, %c65 : i32
                %798 = arith.select %797, %c66, %c48 : i32
                %799 = arith.ori %793, %798 : i32
                %800 = arith.cmpi sgt, %790, %c67 : i32
                %801 = arith.select %800, %c66, %c48 : i32
                %802 = arith.ori %796, %801 : i32
                %803 = arith.cmpi sgt, %790, %c68 : i32
                %804 = arith.select %803, %c69, %c48 : i32
                %805 = arith.ori %799, %804 : i32
                %806 = arith.cmpi sgt, %790, %c70 : i32
                %807 = arith.select %806, %c69, %c48 : i32
                %808 = arith.ori %802, %807 : i32
                %809 = arith.cmpi sgt, %790, %c71 : i32
                %810 = arith.select %809, %c72, %c48 : i32
                %811 = arith.ori %805, %810 : i32
                %812 = arith.cmpi sgt, %790, %c73 : i32
                %813 = arith.select %812, %c72, %c48 : i32
                %814 = arith.ori %808, %813 : i32
                %815 = arith.cmpi sgt, %790, %c74 : i32
                %816 = arith.select %815, %c64, %c48 : i32
                %817 = arith.ori %c48, %816 : i32
                %818 = arith.cmpi sgt, %790, %c75 : i32
                %819 = arith.select %818, %c64, %c48 : i32
                %820 = arith.ori %c48, %819 : i32
                %821 = arith.cmpi sgt, %790, %c76 : i32
                %822 = arith.select %821, %c66, %c48 : i32
                %823 = arith.ori %817, %822 : i32
                %824 = arith.cmpi sgt, %790, %c77 : i32
                %825 = arith.select %824, %c66, %c48 : i32
                %826 = arith.ori %820, %825 : i32
                %827 = arith.cmpi sgt, %790, %c78 : i32
                %828 = arith.select %827, %c69, %c48 : i32
                %829 = arith.ori %823, %828 : i32
                %830 = arith.cmpi sgt, %790, %c79 : i32
                %831 = arith.select %830, %c69, %c48 : i32
                %832 = arith.ori %826, %831 : i32
                %833 = arith.cmpi sgt, %790, %c32 : i32
                %834 = arith.select %833, %c72, %c48 : i32
                %835 = arith.ori %829, %834 : i32
                %836 = arith.cmpi sgt, %790, %c80 : i32
                %837 = arith.select %836, %c72, %c48 : i32
                %838 = arith.ori %832, %837 : i32
                %839 = vector.from_elements %811, %835, %814, %838 : vector<4xi32>
                %840 = arith.subi %323, %379 : i32
                %841 = arith.subi %840, %c47 : i32
                %842 = arith.minsi %841, %c47 : i32
                %843 = arith.maxsi %842, %c48 : i32
                %844 = arith.cmpi sgt, %843, %c48 : i32
                %845 = arith.select %844, %c64, %c48 : i32
                %846 = arith.ori %c48, %845 : i32
                %847 = arith.cmpi sgt, %843, %c39 : i32
                %848 = arith.select %847, %c64, %c48 : i32
                %849 = arith.ori %c48, %848 : i32
                %850 = arith.cmpi sgt, %843, %c65 : i32
                %851 = arith.select %850, %c66, %c48 : i32
                %852 = arith.ori %846, %851 : i32
                %853 = arith.cmpi sgt, %843, %c67 : i32
                %854 = arith.select %853, %c66, %c48 : i32
                %855 = arith.ori %849, %854 : i32
                %856 = arith.cmpi sgt, %843, %c68 : i32
                %857 = arith.select %856, %c69, %c48 : i32
                %858 = arith.ori %852, %857 : i32
                %859 = arith.cmpi sgt, %843, %c70 : i32
                %860 = arith.select %859, %c69, %c48 : i32
                %861 = arith.ori %855, %860 : i32
                %862 = arith.cmpi sgt, %843, %c71 : i32
                %863 = arith.select %862, %c72, %c48 : i32
                %864 = arith.ori %858, %863 : i32
                %865 = arith.cmpi sgt, %843, %c73 : i32
                %866 = arith.select %865, %c72, %c48 : i32
                %867 = arith.ori %861, %866 : i32
                %868 = arith.cmpi sgt, %843, %c74 : i32
                %869 = arith.select %868, %c64, %c48 : i32
                %870 = arith.ori %c48, %869 : i32
                %871 = arith.cmpi sgt, %843, %c75 : i32
                %872 = arith.select %871, %c64, %c48 : i32
                %873 = arith.ori %c48, %872 : i32
                %874 = arith.cmpi sgt, %843, %c76 : i32
                %875 = arith.select %874, %c66, %c48 : i32
                %876 = arith.ori %870, %875 : i32
                %877 = arith.cmpi sgt, %843, %c77 : i32
                %878 = arith.select %877, %c66, %c48 : i32
                %879 = arith.ori %873, %878 : i32
                %880 = arith.cmpi sgt, %843, %c78 : i32
                %881 = arith.select %880, %c69, %c48 : i32
                %882 = arith.ori %876, %881 : i32
                %883 = arith.cmpi sgt, %843, %c79 : i32
                %884 = arith.select %883, %c69, %c48 : i32
                %885 = arith.ori %879, %884 : i32
                %886 = arith.cmpi sgt, %843, %c32 : i32
                %887 = arith.select %886, %c72, %c48 : i32
                %888 = arith.ori %882, %887 : i32
                %889 = arith.cmpi sgt, %843, %c80 : i32
                %890 = arith.select %889, %c72, %c48 : i32
                %891 = arith.ori %885, %890 : i32
                %892 = vector.from_elements %864, %888, %867, %891 : vector<4xi32>
                %893 = arith.andi %516, %839 : vector<4xi32>
                %894 = arith.andi %519, %892 : vector<4xi32>
                scf.yield %893, %894 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %516, %519 : vector<4xi32>, vector<4xi32>
              }
              %895 = vector.bitcast %786#0 : vector<4xi32> to vector<16xi8>
              %896 = wave.fp8_decode "e5m2" packed %895 : vector<16xi8> -> vector<16xf16>
              %897 = wave.mma %896, %652, %628#2 : vector<16xf16>, vector<8xf32>
              %898 = wave.mma %896, %758, %734#2 : vector<16xf16>, vector<8xf32>
              %899 = vector.bitcast %786#1 : vector<4xi32> to vector<16xi8>
              %900 = wave.fp8_decode "e5m2" packed %899 : vector<16xi8> -> vector<16xf16>
              %901 = wave.mma %900, %659, %897 : vector<16xf16>, vector<8xf32>
              %902 = wave.mma %900, %765, %898 : vector<16xf16>, vector<8xf32>
              %903 = wave.opaque %901 : vector<8xf32>
              %904 = wave.opaque %902 : vector<8xf32>
              %905 = arith.addi %389, %35 : index
              %906 = arith.addi %905, %c81 : index
              %907 = vector.load %kv[%906] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %908 = arith.addi %397, %35 : index
              %909 = arith.addi %908, %c81 : index
              %910 = vector.load %kv[%909] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %911 = wave.opaque %380 : i32
              %912 = arith.cmpi sgt, %911, %299 : i32
              %913:2 = scf.if %912 -> (vector<4xi32>, vector<4xi32>) {
                %914 = arith.subi %323, %379 : i32
                %915 = arith.subi %914, %c48 : i32
                %916 = arith.minsi %915, %c47 : i32
                %917 = arith.maxsi %916, %c48 : i32
                %918 = arith.cmpi sgt, %917, %c48 : i32
                %919 = arith.select %918, %c64, %c48 : i32
                %920 = arith.ori %c48, %919 : i32
                %921 = arith.cmpi sgt, %917, %c39 : i32
                %922 = arith.select %921, %c64, %c48 : i32
                %923 = arith.ori %c48, %922 : i32
                %924 = arith.cmpi sgt, %917, %c65 : i32
                %925 = arith.select %924, %c66, %c48 : i32
                %926 = arith.ori %920, %925 : i32
                %927 = arith.cmpi sgt, %917, %c67 : i32
                %928 = arith.select %927, %c66, %c48 : i32
                %929 = arith.ori %923, %928 : i32
                %930 = arith.cmpi sgt, %917, %c68 : i32
                %931 = arith.select %930, %c69, %c48 : i32
                %932 = arith.ori %926, %931 : i32
                %933 = arith.cmpi sgt, %917, %c70 : i32
                %934 = arith.select %933, %c69, %c48 : i32
                %935 = arith.ori %929, %934 : i32
                %936 = arith.cmpi sgt, %917, %c71 : i32
                %937 = arith.select %936, %c72, %c48 : i32
                %938 = arith.ori %932, %937 : i32
                %939 = arith.cmpi sgt, %917, %c73 : i32
                %940 = arith.select %939, %c72, %c48 : i32
                %941 = arith.ori %935, %940 : i32
                %942 = arith.cmpi sgt, %917, %c74 : i32
                %943 = arith.select %942, %c64, %c48 : i32
                %944 = arith.ori %c48, %943 : i32
                %945 = arith.cmpi sgt, %917, %c75 : i32
                %946 = arith.select %945, %c64, %c48 : i32
                %947 = arith.ori %c48, %946 : i32
                %948 = arith.cmpi sgt, %917, %c76 : i32
                %949 = arith.select %948, %c66, %c48 : i32
                %950 = arith.ori %944, %949 : i32
                %951 = arith.cmpi sgt, %917, %c77 : i32
                %952 = arith.select %951, %c66, %c48 : i32
                %953 = arith.ori %947, %952 : i32
                %954 = arith.cmpi sgt, %917, %c78 : i32
                %955 = arith.select %954, %c69, %c48 : i32
                %956 = arith.ori %950, %955 : i32
                %957 = arith.cmpi sgt, %917, %c79 : i32
                %958 = arith.select %957, %c69, %c48 : i32
                %959 = arith.ori %953, %958 : i32
                %960 = arith.cmpi sgt, %917, %c32 : i32
                %961 = arith.select %960, %c72, %c48 : i32
                %962 = arith.ori %956, %961 : i32
                %963 = arith.cmpi sgt, %917, %c80 : i32
                %964 = arith.select %963, %c72, %c48 : i32
                %965 = arith.ori %959, %964 : i32
                %966 = vector.from_elements %938, %962, %941, %965 : vector<4xi32>
                %967 = arith.subi %323, %379 : i32
                %968 = arith.subi %967, %c47 : i32
                %969 = arith.minsi %968, %c47 : i32
                %970 = arith.maxsi %969, %c48 : i32
                %971 = arith.cmpi sgt, %970, %c48 : i32
                %972 = arith.select %971, %c64, %c48 : i32
                %973 = arith.ori %c48, %972 : i32
                %974 = arith.cmpi sgt, %970, %c39 : i32
                %975 = arith.select %974, %c64, %c48 : i32
                %976 = arith.ori %c48, %975 : i32
                %977 = arith.cmpi sgt, %970, %c65 : i32
                %978 = arith.select %977, %c66, %c48 : i32
                %979 = arith.ori %973, %978 : i32
                %980 = arith.cmpi sgt, %970, %c67 : i32
                %981 = arith.select %980, %c66, %c48 : i32
                %982 = arith.ori %976, %981 : i32
                %983 = arith.cmpi sgt, %970, %c68 : i32
                %984 = arith.select %983, %c69, %c48 : i32
                %985 = arith.ori %979, %984 : i32
                %986 = arith.cmpi sgt, %970, %c70 : i32
                %987 = arith.select %986, %c69, %c48 : i32
                %988 = arith.ori %982, %987 : i32
                %989 = arith.cmpi sgt, %970, %c71 : i32
                %990 = arith.select %989, %c72, %c48 : i32
                %991 = arith.ori %985, %990 : i32
                %992 = arith.cmpi sgt, %970, %c73 : i32
                %993 = arith.select %992, %c72, %c48 : i32
                %994 = arith.ori %988, %993 : i32
                %995 = arith.cmpi sgt, %970, %c74 : i32
                %996 = arith.select %995, %c64, %c48 : i32
                %997 = arith.ori %c48, %996 : i32
                %998 = arith.cmpi sgt, %970, %c75 : i32
                %999 = arith.select %998, %c64, %c48 : i32
                %1000 = arith.ori %c48, %999 : i32
                %1001 = arith.cmpi sgt, %970, %c76 : i32
                %1002 = arith.select %1001, %c66, %c48 : i32
                %1003 = arith.ori %997, %1002 : i32
                %1004 = arith.cmpi sgt, %970, %c77 : i32
                %1005 = arith.select %1004, %c66, %c48 : i32
                %1006 = arith.ori %1000, %1005 : i32
                %1007 = arith.cmpi sgt, %970, %c78 : i32
                %1008 = arith.select %1007, %c69, %c48 : i32
                %1009 = arith.ori %1003, %1008 : i32
                %1010 = arith.cmpi sgt, %970, %c79 : i32
                %1011 = arith.select %1010, %c69, %c48 : i32
                %1012 = arith.ori %1006, %1011 : i32
                %1013 = arith.cmpi sgt, %970, %c32 : i32
                %1014 = arith.select %1013, %c72, %c48 : i32
                %1015 = arith.ori %1009, %1014 : i32
                %1016 = arith.cmpi sgt, %970, %c80 : i32
                %1017 = arith.select %1016, %c72, %c48 : i32
                %1018 = arith.ori %1012, %1017 : i32
                %1019 = vector.from_elements %991, %1015, %994, %1018 : vector<4xi32>
                %1020 = arith.andi %540, %966 : vector<4xi32>
                %1021 = arith.andi %543, %1019 : vector<4xi32>
                scf.yield %1020, %1021 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %540, %543 : vector<4xi32>, vector<4xi32>
              }
              %1022 = vector.bitcast %913#0 : vector<4xi32> to vector<16xi8>
              %1023 = wave.fp8_decode "e5m2" packed %1022 : vector<16xi8> -> vector<16xf16>
              %1024 = wave.mma %1023, %652, %628#3 : vector<16xf16>, vector<8xf32>
              %1025 = wave.mma %1023, %758, %734#3 : vector<16xf16>, vector<8xf32>
              %1026 = vector.bitcast %913#1 : vector<4xi32> to vector<16xi8>
              %1027 = wave.fp8_decode "e5m2" packed %1026 : vector<16xi8> -> vector<16xf16>
              %1028 = wave.mma %1027, %659, %1024 : vector<16xf16>, vector<8xf32>
              %1029 = wave.mma %1027, %765, %1025 : vector<16xf16>, vector<8xf32>
              %1030 = wave.opaque %1028 : vector<8xf32>
              %1031 = wave.opaque %1029 : vector<8xf32>
              %1032 = arith.addi %389, %35 : index
              %1033 = arith.addi %1032, %c82 : index
              %1034 = vector.load %kv[%1033] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1035 = arith.addi %397, %35 : index
              %1036 = arith.addi %1035, %c82 : index
              %1037 = vector.load %kv[%1036] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1038 = wave.opaque %380 : i32
              %1039 = arith.cmpi sgt, %1038, %299 : i32
              %1040:2 = scf.if %1039 -> (vector<4xi32>, vector<4xi32>) {
                %1041 = arith.subi %323, %379 : i32
                %1042 = arith.subi %1041, %c48 : i32
                %1043 = arith.minsi %1042, %c47 : i32
                %1044 = arith.maxsi %1043, %c48 : i32
                %1045 = arith.cmpi sgt, %1044, %c48 : i32
                %1046 = arith.select %1045, %c64, %c48 : i32
                %1047 = arith.ori %c48, %1046 : i32
                %1048 = arith.cmpi sgt, %1044, %c39 : i32
                %1049 = arith.select %1048, %c64, %c48 : i32
                %1050 = arith.ori %c48, %1049 : i32
                %1051 = arith.cmpi sgt, %1044, %c65 : i32
                %1052 = arith.select %1051, %c66, %c48 : i32
                %1053 = arith.ori %1047, %1052 : i32
                %1054 = arith.cmpi sgt, %1044, %c67 : i32
                %1055 = arith.select %1054, %c66, %c48 : i32
                %1056 = arith.ori %1050, %1055 : i32
                %1057 = arith.cmpi sgt, %1044, %c68 : i32
                %1058 = arith.select %1057, %c69, %c48 : i32
                %1059 = arith.ori %1053, %1058 : i32
                %1060 = arith.cmpi sgt, %1044, %c70 : i32
                %1061 = arith.select %1060, %c69, %c48 : i32
                %1062 = arith.ori %1056, %1061 : i32
                %1063 = arith.cmpi sgt, %1044, %c71 : i32
                %1064 = arith.select %1063, %c72, %c48 : i32
                %1065 = arith.ori %1059, %1064 : i32
                %1066 = arith.cmpi sgt, %1044, %c73 : i32
                %1067 = arith.select %1066, %c72, %c48 : i32
                %1068 = arith.ori %1062, %1067 : i32
                %1069 = arith.cmpi sgt, %1044, %c74 : i32
                %1070 = arith.select %1069, %c64, %c48 : i32
                %1071 = arith.ori %c48, %1070 : i32
                %1072 = arith.cmpi sgt, %1044, %c75 : i32
                %1073 = arith.select %1072, %c64, %c48 : i32
                %1074 = arith.ori %c48, %1073 : i32
                %1075 = arith.cmpi sgt, %1044, %c76 : i32
                %1076 = arith.select %1075, %c66, %c48 : i32
                %1077 = arith.ori %1071, %1076 : i32
                %1078 = arith.cmpi sgt, %1044, %c77 : i32
                %1079 = arith.select %1078, %c66, %c48 : i32
                %1080 = arith.ori %1074, %1079 : i32
                %1081 = arith.cmpi sgt, %1044, %c78 : i32
                %1082 = arith.select %1081, %c69, %c48 : i32
                %1083 = arith.ori %1077, %1082 : i32
                %1084 = arith.cmpi sgt, %1044, %c79 : i32
                %1085 = arith.select %1084, %c69, %c48 : i32
                %1086 = arith.ori %1080, %1085 : i32
                %1087 = arith.cmpi sgt, %1044, %c32 : i32
                %1088 = arith.select %1087, %c72, %c48 : i32
                %1089 = arith.ori %1083, %1088 : i32
                %1090 = arith.cmpi sgt, %1044, %c80 : i32
                %1091 = arith.select %1090, %c72, %c48 : i32
                %1092 = arith.ori %1086, %1091 : i32
                %1093 = vector.from_elements %1065, %1089, %1068, %1092 : vector<4xi32>
                %1094 = arith.subi %323, %379 : i32
                %1095 = arith.subi %1094, %c47 : i32
                %1096 = arith.minsi %1095, %c47 : i32
                %1097 = arith.maxsi %1096, %c48 : i32
                %1098 = arith.cmpi sgt, %1097, %c48 : i32
                %1099 = arith.select %1098, %c64, %c48 : i32
                %1100 = arith.ori %c48, %1099 : i32
                %1101 = arith.cmpi sgt, %1097, %c39 : i32
                %1102 = arith.select %1101, %c64, %c48 : i32
                %1103 = arith.ori %c48, %1102 : i32
                %1104 = arith.cmpi sgt, %1097, %c65 : i32
                %1105 = arith.select %1104, %c66, %c48 : i32
                %1106 = arith.ori %1100, %1105 : i32
                %1107 = arith.cmpi sgt, %1097, %c67 : i32
                %1108 = arith.select %1107, %c66, %c48 : i32
                %1109 = arith.ori %1103, %1108 : i32
                %1110 = arith.cmpi sgt, %1097, %c68 : i32
                %1111 = arith.select %1110, %c69, %c48 : i32
                %1112 = arith.ori %1106, %1111 : i32
                %1113 = arith.cmpi sgt, %1097, %c70 : i32
                %1114 = arith.select %1113, %c69, %c48 : i32
                %1115 = arith.ori %1109, %1114 : i32
                %1116 = arith.cmpi sgt, %1097, %c71 : i32
                %1117 = arith.select %1116, %c72, %c48 : i32
                %1118 = arith.ori %1112, %1117 : i32
                %1119 = arith.cmpi sgt, %1097, %c73 : i32
                %1120 = arith.select %1119, %c72, %c48 : i32
                %1121 = arith.ori %1115, %1120 : i32
                %1122 = arith.cmpi sgt, %1097, %c74 : i32
                %1123 = arith.select %1122, %c64, %c48 : i32
                %1124 = arith.ori %c48, %1123 : i32
                %1125 = arith.cmpi sgt, %1097, %c75 : i32
                %1126 = arith.select %1125, %c64, %c48 : i32
                %1127 = arith.ori %c48, %1126 : i32
                %1128 = arith.cmpi sgt, %1097, %c76 : i32
                %1129 = arith.select %1128, %c66, %c48 : i32
                %1130 = arith.ori %1124, %1129 : i32
                %1131 = arith.cmpi sgt, %1097, %c77 : i32
                %1132 = arith.select %1131, %c66, %c48 : i32
                %1133 = arith.ori %1127, %1132 : i32
                %1134 = arith.cmpi sgt, %1097, %c78 : i32
                %1135 = arith.select %1134, %c69, %c48 : i32
                %1136 = arith.ori %1130, %1135 : i32
                %1137 = arith.cmpi sgt, %1097, %c79 : i32
                %1138 = arith.select %1137, %c69, %c48 : i32
                %1139 = arith.ori %1133, %1138 : i32
                %1140 = arith.cmpi sgt, %1097, %c32 : i32
                %1141 = arith.select %1140, %c72, %c48 : i32
                %1142 = arith.ori %1136, %1141 : i32
                %1143 = arith.cmpi sgt, %1097, %c80 : i32
                %1144 = arith.select %1143, %c72, %c48 : i32
                %1145 = arith.ori %1139, %1144 : i32
                %1146 = vector.from_elements %1118, %1142, %1121, %1145 : vector<4xi32>
                %1147 = arith.andi %564, %1093 : vector<4xi32>
                %1148 = arith.andi %567, %1146 : vector<4xi32>
                scf.yield %1147, %1148 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %564, %567 : vector<4xi32>, vector<4xi32>
              }
              %1149 = vector.bitcast %1040#0 : vector<4xi32> to vector<16xi8>
              %1150 = wave.fp8_decode "e5m2" packed %1149 : vector<16xi8> -> vector<16xf16>
              %1151 = wave.mma %1150, %652, %628#4 : vector<16xf16>, vector<8xf32>
              %1152 = wave.mma %1150, %758, %734#4 : vector<16xf16>, vector<8xf32>
              %1153 = vector.bitcast %1040#1 : vector<4xi32> to vector<16xi8>
              %1154 = wave.fp8_decode "e5m2" packed %1153 : vector<16xi8> -> vector<16xf16>
              %1155 = wave.mma %1154, %659, %1151 : vector<16xf16>, vector<8xf32>
              %1156 = wave.mma %1154, %765, %1152 : vector<16xf16>, vector<8xf32>
              %1157 = wave.opaque %1155 : vector<8xf32>
              %1158 = wave.opaque %1156 : vector<8xf32>
              %1159 = arith.addi %389, %35 : index
              %1160 = arith.addi %1159, %c83 : index
              %1161 = vector.load %kv[%1160] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1162 = arith.addi %397, %35 : index
              %1163 = arith.addi %1162, %c83 : index
              %1164 = vector.load %kv[%1163] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1165 = wave.opaque %380 : i32
              %1166 = arith.cmpi sgt, %1165, %299 : i32
              %1167:2 = scf.if %1166 -> (vector<4xi32>, vector<4xi32>) {
                %1168 = arith.subi %323, %379 : i32
                %1169 = arith.subi %1168, %c48 : i32
                %1170 = arith.minsi %1169, %c47 : i32
                %1171 = arith.maxsi %1170, %c48 : i32
                %1172 = arith.cmpi sgt, %1171, %c48 : i32
                %1173 = arith.select %1172, %c64, %c48 : i32
                %1174 = arith.ori %c48, %1173 : i32
                %1175 = arith.cmpi sgt, %1171, %c39 : i32
                %1176 = arith.select %1175, %c64, %c48 : i32
                %1177 = arith.ori %c48, %1176 : i32
                %1178 = arith.cmpi sgt, %1171, %c65 : i32
                %1179 = arith.select %1178, %c66, %c48 : i32
                %1180 = arith.ori %1174, %1179 : i32
                %1181 = arith.cmpi sgt, %1171, %c67 : i32
                %1182 = arith.select %1181, %c66, %c48 : i32
                %1183 = arith.ori %1177, %1182 : i32
                %1184 = arith.cmpi sgt, %1171, %c68 : i32
                %1185 = arith.select %1184, %c69, %c48 : i32
                %1186 = arith.ori %1180, %1185 : i32
                %1187 = arith.cmpi sgt, %1171, %c70 : i32
                %1188 = arith.select %1187, %c69, %c48 : i32
                %1189 = arith.ori %1183, %1188 : i32
                %1190 = arith.cmpi sgt, %1171, %c71 : i32
                %1191 = arith.select %1190, %c72, %c48 : i32
                %1192 = arith.ori %1186, %1191 : i32
                %1193 = arith.cmpi sgt, %1171, %c73 : i32
                %1194 = arith.select %1193, %c72, %c48 : i32
                %1195 = arith.ori %1189, %1194 : i32
                %1196 = arith.cmpi sgt, %1171, %c74 : i32
                %1197 = arith.select %1196, %c64, %c48 : i32
                %1198 = arith.ori %c48, %1197 : i32
                %1199 = arith.cmpi sgt, %1171, %c75 : i32
                %1200 = arith.select %1199, %c64, %c48 : i32
                %1201 = arith.ori %c48, %1200 : i32
                %1202 = arith.cmpi sgt, %1171, %c76 : i32
                %1203 = arith.select %1202, %c66, %c48 : i32
                %1204 = arith.ori %1198, %1203 : i32
                %1205 = arith.cmpi sgt, %1171, %c77 : i32
                %1206 = arith.select %1205, %c66, %c48 : i32
                %1207 = arith.ori %1201, %1206 : i32
                %1208 = arith.cmpi sgt, %1171, %c78 : i32
                %1209 = arith.select %1208, %c69, %c48 : i32
                %1210 = arith.ori %1204, %1209 : i32
                %1211 = arith.cmpi sgt, %1171, %c79 : i32
                %1212 = arith.select %1211, %c69, %c48 : i32
                %1213 = arith.ori %1207, %1212 : i32
                %1214 = arith.cmpi sgt, %1171, %c32 : i32
                %1215 = arith.select %1214, %c72, %c48 : i32
                %1216 = arith.ori %1210, %1215 : i32
                %1217 = arith.cmpi sgt, %1171, %c80 : i32
                %1218 = arith.select %1217, %c72, %c48 : i32
                %1219 = arith.ori %1213, %1218 : i32
                %1220 = vector.from_elements %1192, %1216, %1195, %1219 : vector<4xi32>
                %1221 = arith.subi %323, %379 : i32
                %1222 = arith.subi %1221, %c47 : i32
                %1223 = arith.minsi %1222, %c47 : i32
                %1224 = arith.maxsi %1223, %c48 : i32
                %1225 = arith.cmpi sgt, %1224, %c48 : i32
                %1226 = arith.select %1225, %c64, %c48 : i32
                %1227 = arith.ori %c48, %1226 : i32
                %1228 = arith.cmpi sgt, %1224, %c39 : i32
                %1229 = arith.select %1228, %c64, %c48 : i32
                %1230 = arith.ori %c48, %1229 : i32
                %1231 = arith.cmpi sgt, %1224, %c65 : i32
                %1232 = arith.select %1231, %c66, %c48 : i32
                %1233 = arith.ori %1227, %1232 : i32
                %1234 = arith.cmpi sgt, %1224, %c67 : i32
                %1235 = arith.select %1234, %c66, %c48 : i32
                %1236 = arith.ori %1230, %1235 : i32
                %1237 = arith.cmpi sgt, %1224, %c68 : i32
                %1238 = arith.select %1237, %c69, %c48 : i32
                %1239 = arith.ori %1233, %1238 : i32
                %1240 = arith.cmpi sgt, %1224, %c70 : i32
                %1241 = arith.select %1240, %c69, %c48 : i32
                %1242 = arith.ori %1236, %1241 : i32
                %1243 = arith.cmpi sgt, %1224, %c71 : i32
                %1244 = arith.select %1243, %c72, %c48 : i32
                %1245 = arith.ori %1239, %1244 : i32
                %1246 = arith.cmpi sgt, %1224, %c73 : i32
                %1247 = arith.select %1246, %c72, %c48 : i32
                %1248 = arith.ori %1242, %1247 : i32
                %1249 = arith.cmpi sgt, %1224, %c74 : i32
                %1250 = arith.select %1249, %c64, %c48 : i32
                %1251 = arith.ori %c48, %1250 : i32
                %1252 = arith.cmpi sgt, %1224, %c75 : i32
                %1253 = arith.select %1252, %c64, %c48 : i32
                %1254 = arith.ori %c48, %1253 : i32
                %1255 = arith.cmpi sgt, %1224, %c76 : i32
                %1256 = arith.select %1255, %c66, %c48 : i32
                %1257 = arith.ori %1251, %1256 : i32
                %1258 = arith.cmpi sgt, %1224, %c77 : i32
                %1259 = arith.select %1258, %c66, %c48 : i32
                %1260 = arith.ori %1254, %1259 : i32
                %1261 = arith.cmpi sgt, %1224, %c78 : i32
                %1262 = arith.select %1261, %c69, %c48 : i32
                %1263 = arith.ori %1257, %1262 : i32
                %1264 = arith.cmpi sgt, %1224, %c79 : i32
                %1265 = arith.select %1264, %c69, %c48 : i32
                %1266 = arith.ori %1260, %1265 : i32
                %1267 = arith.cmpi sgt, %1224, %c32 : i32
                %1268 = arith.select %1267, %c72, %c48 : i32
                %1269 = arith.ori %1263, %1268 : i32
                %1270 = arith.cmpi sgt, %1224, %c80 : i32
                %1271 = arith.select %1270, %c72, %c48 : i32
                %1272 = arith.ori %1266, %1271 : i32
                %1273 = vector.from_elements %1245, %1269, %1248, %1272 : vector<4xi32>
                %1274 = arith.andi %907, %1220 : vector<4xi32>
                %1275 = arith.andi %910, %1273 : vector<4xi32>
                scf.yield %1274, %1275 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %907, %910 : vector<4xi32>, vector<4xi32>
              }
              %1276 = vector.bitcast %1167#0 : vector<4xi32> to vector<16xi8>
              %1277 = wave.fp8_decode "e5m2" packed %1276 : vector<16xi8> -> vector<16xf16>
              %1278 = wave.mma %1277, %652, %628#5 : vector<16xf16>, vector<8xf32>
              %1279 = wave.mma %1277, %758, %734#5 : vector<16xf16>, vector<8xf32>
              %1280 = vector.bitcast %1167#1 : vector<4xi32> to vector<16xi8>
              %1281 = wave.fp8_decode "e5m2" packed %1280 : vector<16xi8> -> vector<16xf16>
              %1282 = wave.mma %1281, %659, %1278 : vector<16xf16>, vector<8xf32>
              %1283 = wave.mma %1281, %765, %1279 : vector<16xf16>, vector<8xf32>
              %1284 = wave.opaque %1282 : vector<8xf32>
              %1285 = wave.opaque %1283 : vector<8xf32>
              wave.pin
              %1286 = wave.opaque %380 : i32
              %1287 = arith.cmpi sgt, %1286, %299 : i32
              %1288:2 = scf.if %1287 -> (vector<4xi32>, vector<4xi32>) {
                %1289 = arith.subi %323, %379 : i32
                %1290 = arith.subi %1289, %c48 : i32
                %1291 = arith.minsi %1290, %c47 : i32
                %1292 = arith.maxsi %1291, %c48 : i32
                %1293 = arith.cmpi sgt, %1292, %c48 : i32
                %1294 = arith.select %1293, %c64, %c48 : i32
                %1295 = arith.ori %c48, %1294 : i32
                %1296 = arith.cmpi sgt, %1292, %c39 : i32
                %1297 = arith.select %1296, %c64, %c48 : i32
                %1298 = arith.ori %c48, %1297 : i32
                %1299 = arith.cmpi sgt, %1292, %c65 : i32
                %1300 = arith.select %1299, %c66, %c48 : i32
                %1301 = arith.ori %1295, %1300 : i32
                %1302 = arith.cmpi sgt, %1292, %c67 : i32
                %1303 = arith.select %1302, %c66, %c48 : i32
                %1304 = arith.ori %1298, %1303 : i32
                %1305 = arith.cmpi sgt, %1292, %c68 : i32
                %1306 = arith.select %1305, %c69, %c48 : i32
                %1307 = arith.ori %1301, %1306 : i32
                %1308 = arith.cmpi sgt, %1292, %c70 : i32
                %1309 = arith.select %1308, %c69, %c48 : i32
                %1310 = arith.ori %1304, %1309 : i32
                %1311 = arith.cmpi sgt, %1292, %c71 : i32
                %1312 = arith.select %1311, %c72, %c48 : i32
                %1313 = arith.ori %1307, %1312 : i32
                %1314 = arith.cmpi sgt, %1292, %c73 : i32
                %1315 = arith.select %1314, %c72, %c48 : i32
                %1316 = arith.ori %1310, %1315 : i32
                %1317 = arith.cmpi sgt, %1292, %c74 : i32
                %1318 = arith.select %1317, %c64, %c48 : i32
                %1319 = arith.ori %c48, %1318 : i32
                %1320 = arith.cmpi sgt, %1292, %c75 : i32
                %1321 = arith.select %1320, %c64, %c48 : i32
                %1322 = arith.ori %c48, %1321 : i32
                %1323 = arith.cmpi sgt, %1292, %c76 : i32
                %1324 = arith.select %1323, %c66, %c48 : i32
                %1325 = arith.ori %1319, %1324 : i32
                %1326 = arith.cmpi sgt, %1292, %c77 : i32
                %1327 = arith.select %1326, %c66, %c48 : i32
                %1328 = arith.ori %1322, %1327 : i32
                %1329 = arith.cmpi sgt, %1292, %c78 : i32
                %1330 = arith.select %1329, %c69, %c48 : i32
                %1331 = arith.ori %1325, %1330 : i32
                %1332 = arith.cmpi sgt, %1292, %c79 : i32
                %1333 = arith.select %1332, %c69, %c48 : i32
                %1334 = arith.ori %1328, %1333 : i32
                %1335 = arith.cmpi sgt, %1292, %c32 : i32
                %1336 = arith.select %1335, %c72, %c48 : i32
                %1337 = arith.ori %1331, %1336 : i32
                %1338 = arith.cmpi sgt, %1292, %c80 : i32
                %1339 = arith.select %1338, %c72, %c48 : i32
                %1340 = arith.ori %1334, %1339 : i32
                %1341 = vector.from_elements %1313, %1337, %1316, %1340 : vector<4xi32>
                %1342 = arith.subi %323, %379 : i32
                %1343 = arith.subi %1342, %c47 : i32
                %1344 = arith.minsi %1343, %c47 : i32
                %1345 = arith.maxsi %1344, %c48 : i32
                %1346 = arith.cmpi sgt, %1345, %c48 : i32
                %1347 = arith.select %1346, %c64, %c48 : i32
                %1348 = arith.ori %c48, %1347 : i32
                %1349 = arith.cmpi sgt, %1345, %c39 : i32
                %1350 = arith.select %1349, %c64, %c48 : i32
                %1351 = arith.ori %c48, %1350 : i32
                %1352 = arith.cmpi sgt, %1345, %c65 : i32
                %1353 = arith.select %1352, %c66, %c48 : i32
                %1354 = arith.ori %1348, %1353 : i32
                %1355 = arith.cmpi sgt, %1345, %c67 : i32
                %1356 = arith.select %1355, %c66, %c48 : i32
                %1357 = arith.ori %1351, %1356 : i32
                %1358 = arith.cmpi sgt, %1345, %c68 : i32
                %1359 = arith.select %1358, %c69, %c48 : i32
                %1360 = arith.ori %1354, %1359 : i32
                %1361 = arith.cmpi sgt, %1345, %c70 : i32
                %1362 = arith.select %1361, %c69, %c48 : i32
                %1363 = arith.ori %1357, %1362 : i32
                %1364 = arith.cmpi sgt, %1345, %c71 : i32
                %1365 = arith.select %1364, %c72, %c48 : i32
                %1366 = arith.ori %1360, %1365 : i32
                %1367 = arith.cmpi sgt, %1345, %c73 : i32
                %1368 = arith.select %1367, %c72, %c48 : i32
                %1369 = arith.ori %1363, %1368 : i32
                %1370 = arith.cmpi sgt, %1345, %c74 : i32
                %1371 = arith.select %1370, %c64, %c48 : i32
                %1372 = arith.ori %c48, %1371 : i32
                %1373 = arith.cmpi sgt, %1345, %c75 : i32
                %1374 = arith.select %1373, %c64, %c48 : i32
                %1375 = arith.ori %c48, %1374 : i32
                %1376 = arith.cmpi sgt, %1345, %c76 : i32
                %1377 = arith.select %1376, %c66, %c48 : i32
                %1378 = arith.ori %1372, %1377 : i32
                %1379 = arith.cmpi sgt, %1345, %c77 : i32
                %1380 = arith.select %1379, %c66, %c48 : i32
                %1381 = arith.ori %1375, %1380 : i32
                %1382 = arith.cmpi sgt, %1345, %c78 : i32
                %1383 = arith.select %1382, %c69, %c48 : i32
                %1384 = arith.ori %1378, %1383 : i32
                %1385 = arith.cmpi sgt, %1345, %c79 : i32
                %1386 = arith.select %1385, %c69, %c48 : i32
                %1387 = arith.ori %1381, %1386 : i32
                %1388 = arith.cmpi sgt, %1345, %c32 : i32
                %1389 = arith.select %1388, %c72, %c48 : i32
                %1390 = arith.ori %1384, %1389 : i32
                %1391 = arith.cmpi sgt, %1345, %c80 : i32
                %1392 = arith.select %1391, %c72, %c48 : i32
                %1393 = arith.ori %1387, %1392 : i32
                %1394 = vector.from_elements %1366, %1390, %1369, %1393 : vector<4xi32>
                %1395 = arith.andi %1034, %1341 : vector<4xi32>
                %1396 = arith.andi %1037, %1394 : vector<4xi32>
                scf.yield %1395, %1396 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1034, %1037 : vector<4xi32>, vector<4xi32>
              }
              %1397 = vector.bitcast %1288#0 : vector<4xi32> to vector<16xi8>
              %1398 = wave.fp8_decode "e5m2" packed %1397 : vector<16xi8> -> vector<16xf16>
              %1399 = wave.mma %1398, %652, %628#6 : vector<16xf16>, vector<8xf32>
              %1400 = wave.mma %1398, %758, %734#6 : vector<16xf16>, vector<8xf32>
              %1401 = vector.bitcast %1288#1 : vector<4xi32> to vector<16xi8>
              %1402 = wave.fp8_decode "e5m2" packed %1401 : vector<16xi8> -> vector<16xf16>
              %1403 = wave.mma %1402, %659, %1399 : vector<16xf16>, vector<8xf32>
              %1404 = wave.mma %1402, %765, %1400 : vector<16xf16>, vector<8xf32>
              %1405 = wave.opaque %1403 : vector<8xf32>
              %1406 = wave.opaque %1404 : vector<8xf32>
              wave.pin
              %1407 = wave.opaque %380 : i32
              %1408 = arith.cmpi slt, %1407, %323 : i32
              %1409:2 = scf.if %1408 -> (vector<4xi32>, vector<4xi32>) {
                %1410 = arith.addi %406, %35 : index
                %1411 = arith.addi %1410, %c10 : index
                %1412 = vector.load %kv[%1411] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1413 = arith.addi %414, %35 : index
                %1414 = arith.addi %1413, %c10 : index
                %1415 = vector.load %kv[%1414] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %1412, %1415 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1288#0, %1288#1 : vector<4xi32>, vector<4xi32>
              }
              wave.pin
              %1416 = wave.opaque %380 : i32
              %1417 = arith.cmpi sgt, %1416, %299 : i32
              %1418:2 = scf.if %1417 -> (vector<4xi32>, vector<4xi32>) {
                %1419 = arith.subi %323, %379 : i32
                %1420 = arith.subi %1419, %c48 : i32
                %1421 = arith.minsi %1420, %c47 : i32
                %1422 = arith.maxsi %1421, %c48 : i32
                %1423 = arith.cmpi sgt, %1422, %c48 : i32
                %1424 = arith.select %1423, %c64, %c48 : i32
                %1425 = arith.ori %c48, %1424 : i32
                %1426 = arith.cmpi sgt, %1422, %c39 : i32
                %1427 = arith.select %1426, %c64, %c48 : i32
                %1428 = arith.ori %c48, %1427 : i32
                %1429 = arith.cmpi sgt, %1422, %c65 : i32
                %1430 = arith.select %1429, %c66, %c48 : i32
                %1431 = arith.ori %1425, %1430 : i32
                %1432 = arith.cmpi sgt, %1422, %c67 : i32
                %1433 = arith.select %1432, %c66, %c48 : i32
                %1434 = arith.ori %1428, %1433 : i32
                %1435 = arith.cmpi sgt, %1422, %c68 : i32
                %1436 = arith.select %1435, %c69, %c48 : i32
                %1437 = arith.ori %1431, %1436 : i32
                %1438 = arith.cmpi sgt, %1422, %c70 : i32
                %1439 = arith.select %1438, %c69, %c48 : i32
                %1440 = arith.ori %1434, %1439 : i32
                %1441 = arith.cmpi sgt, %1422, %c71 : i32
                %1442 = arith.select %1441, %c72, %c48 : i32
                %1443 = arith.ori %1437, %1442 : i32
                %1444 = arith.cmpi sgt, %1422, %c73 : i32
                %1445 = arith.select %1444, %c72, %c48 : i32
                %1446 = arith.ori %1440, %1445 : i32
                %1447 = arith.cmpi sgt, %1422, %c74 : i32
                %1448 = arith.select %1447, %c64, %c48 : i32
                %1449 = arith.ori %c48, %1448 : i32
                %1450 = arith.cmpi sgt, %1422, %c75 : i32
                %1451 = arith.select %1450, %c64, %c48 : i32
                %1452 = arith.ori %c48, %1451 : i32
                %1453 = arith.cmpi sgt, %1422, %c76 : i32
                %1454 = arith.select %1453, %c66, %c48 : i32
                %1455 = arith.ori %1449, %1454 : i32
                %1456 = arith.cmpi sgt, %1422, %c77 : i32
                %1457 = arith.select %1456, %c66, %c48 : i32
                %1458 = arith.ori %1452, %1457 : i32
                %1459 = arith.cmpi sgt, %1422, %c78 : i32
                %1460 = arith.select %1459, %c69, %c48 : i32
                %1461 = arith.ori %1455, %1460 : i32
                %1462 = arith.cmpi sgt, %1422, %c79 : i32
                %1463 = arith.select %1462, %c69, %c48 : i32
                %1464 = arith.ori %1458, %1463 : i32
                %1465 = arith.cmpi sgt, %1422, %c32 : i32
                %1466 = arith.select %1465, %c72, %c48 : i32
                %1467 = arith.ori %1461, %1466 : i32
                %1468 = arith.cmpi sgt, %1422, %c80 : i32
                %1469 = arith.select %1468, %c72, %c48 : i32
                %1470 = arith.ori %1464, %1469 : i32
                %1471 = vector.from_elements %1443, %1467, %1446, %1470 : vector<4xi32>
                %1472 = arith.subi %323, %379 : i32
                %1473 = arith.subi %1472, %c47 : i32
                %1474 = arith.minsi %1473, %c47 : i32
                %1475 = arith.maxsi %1474, %c48 : i32
                %1476 = arith.cmpi sgt, %1475, %c48 : i32
                %1477 = arith.select %1476, %c64, %c48 : i32
                %1478 = arith.ori %c48, %1477 : i32
                %1479 = arith.cmpi sgt, %1475, %c39 : i32
                %1480 = arith.select %1479, %c64, %c48 : i32
                %1481 = arith.ori %c48, %1480 : i32
                %1482 = arith.cmpi sgt, %1475, %c65 : i32
                %1483 = arith.select %1482, %c66, %c48 : i32
                %1484 = arith.ori %1478, %1483 : i32
                %1485 = arith.cmpi sgt, %1475, %c67 : i32
                %1486 = arith.select %1485, %c66, %c48 : i32
                %1487 = arith.ori %1481, %1486 : i32
                %1488 = arith.cmpi sgt, %1475, %c68 : i32
                %1489 = arith.select %1488, %c69, %c48 : i32
                %1490 = arith.ori %1484, %1489 : i32
                %1491 = arith.cmpi sgt, %1475, %c70 : i32
                %1492 = arith.select %1491, %c69, %c48 : i32
                %1493 = arith.ori %1487, %1492 : i32
                %1494 = arith.cmpi sgt, %1475, %c71 : i32
                %1495 = arith.select %1494, %c72, %c48 : i32
                %1496 = arith.ori %1490, %1495 : i32
                %1497 = arith.cmpi sgt, %1475, %c73 : i32
                %1498 = arith.select %1497, %c72, %c48 : i32
                %1499 = arith.ori %1493, %1498 : i32
                %1500 = arith.cmpi sgt, %1475, %c74 : i32
                %1501 = arith.select %1500, %c64, %c48 : i32
                %1502 = arith.ori %c48, %1501 : i32
                %1503 = arith.cmpi sgt, %1475, %c75 : i32
                %1504 = arith.select %1503, %c64, %c48 : i32
                %1505 = arith.ori %c48, %1504 : i32
                %1506 = arith.cmpi sgt, %1475, %c76 : i32
                %1507 = arith.select %1506, %c66, %c48 : i32
                %1508 = arith.ori %1502, %1507 : i32
                %1509 = arith.cmpi sgt, %1475, %c77 : i32
                %1510 = arith.select %1509, %c66, %c48 : i32
                %1511 = arith.ori %1505, %1510 : i32
                %1512 = arith.cmpi sgt, %1475, %c78 : i32
                %1513 = arith.select %1512, %c69, %c48 : i32
                %1514 = arith.ori %1508, %1513 : i32
                %1515 = arith.cmpi sgt, %1475, %c79 : i32
                %1516 = arith.select %1515, %c69, %c48 : i32
                %1517 = arith.ori %1511, %1516 : i32
                %1518 = arith.cmpi sgt, %1475, %c32 : i32
                %1519 = arith.select %1518, %c72, %c48 : i32
                %1520 = arith.ori %1514, %1519 : i32
                %1521 = arith.cmpi sgt, %1475, %c80 : i32
                %1522 = arith.select %1521, %c72, %c48 : i32
                %1523 = arith.ori %1517, %1522 : i32
                %1524 = vector.from_elements %1496, %1520, %1499, %1523 : vector<4xi32>
                %1525 = arith.andi %1161, %1471 : vector<4xi32>
                %1526 = arith.andi %1164, %1524 : vector<4xi32>
                scf.yield %1525, %1526 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1161, %1164 : vector<4xi32>, vector<4xi32>
              }
              %1527 = vector.bitcast %1418#0 : vector<4xi32> to vector<16xi8>
              %1528 = wave.fp8_decode "e5m2" packed %1527 : vector<16xi8> -> vector<16xf16>
              %1529 = wave.mma %1528, %652, %628#7 : vector<16xf16>, vector<8xf32>
              %1530 = wave.mma %1528, %758, %734#7 : vector<16xf16>, vector<8xf32>
              %1531 = vector.bitcast %1418#1 : vector<4xi32> to vector<16xi8>
              %1532 = wave.fp8_decode "e5m2" packed %1531 : vector<16xi8> -> vector<16xf16>
              %1533 = wave.mma %1532, %659, %1529 : vector<16xf16>, vector<8xf32>
              %1534 = wave.mma %1532, %765, %1530 : vector<16xf16>, vector<8xf32>
              %1535 = wave.opaque %1533 : vector<8xf32>
              %1536 = wave.opaque %1534 : vector<8xf32>
              wave.pin
              %1537 = wave.opaque %380 : i32
              %1538 = arith.cmpi slt, %1537, %323 : i32
              %1539:2 = scf.if %1538 -> (vector<4xi32>, vector<4xi32>) {
                %1540 = arith.addi %406, %35 : index
                %1541 = arith.addi %1540, %c24 : index
                %1542 = vector.load %kv[%1541] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1543 = arith.addi %414, %35 : index
                %1544 = arith.addi %1543, %c24 : index
                %1545 = vector.load %kv[%1544] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %1542, %1545 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1418#0, %1418#1 : vector<4xi32>, vector<4xi32>
              }
              scf.yield %1409#0, %1409#1, %1539#0, %1539#1, %628#0, %677, %903, %1030, %1157, %1284, %1405, %1535, %734#0, %783, %904, %1031, %1158, %1285, %1406, %1536 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %1546 = wave.opaque %c10 : index
            %1547 = arith.addi %0, %1546 : index
            %1548 = arith.cmpi eq, %321, %318 : i32
            %1549 = wave.swap_halves %377#5 : f32
            %1550 = arith.addf %377#5, %1549 : f32
            %1551 = arith.addi %1547, %c10 : index
            %1552:2 = scf.if %1548 -> (f32, f32) {
              scf.yield %c52, %c53 : f32, f32
            } else {
              %1553 = arith.addi %1547, %c10 : index
              %1554 = arith.addi %1553, %c10 : index
              %1555 = memref.load %8[%1554] : memref<?xf32>
              %1556 = arith.addi %1553, %c6 : index
              %1557 = memref.load %8[%1556] : memref<?xf32>
              scf.yield %1555, %1557 : f32, f32
            }
            %1558 = arith.maxnumf %1552#0, %377#4 fastmath<nnan> : f32
            %1559 = arith.subf %1552#0, %1558 : f32
            %1560 = wave.exp2 %1559 : f32
            %1561 = arith.subf %377#4, %1558 : f32
            %1562 = wave.exp2 %1561 : f32
            %1563 = arith.mulf %1552#1, %1560 : f32
            %1564 = math.fma %1550, %1562, %1563 : f32
            memref.store %1558, %8[%1551] : memref<?xf32>
            %1565 = arith.addi %1551, %c6 : index
            memref.store %1564, %8[%1565] : memref<?xf32>
            %1566 = vector.broadcast %1560 : f32 to vector<8xf32>
            %1567 = vector.broadcast %1562 : f32 to vector<8xf32>
            scf.if %1548 {
              %1568 = arith.muli %1547, %c13 : index
              %1569 = arith.addi %c10, %1568 : index
              %1570 = arith.addi %1569, %c10 : index
              %1571 = arith.addi %1570, %c10 : index
              %1572 = vector.shuffle %377#6, %377#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1572, %5[%1571] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1573 = vector.shuffle %377#6, %377#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1574 = arith.addi %1571, %c33 : index
              vector.store %1573, %5[%1574] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1575 = arith.muli %1547, %c13 : index
              %1576 = arith.addi %c10, %1575 : index
              %1577 = arith.addi %1576, %c10 : index
              %1578 = arith.addi %1577, %c34 : index
              %1579 = vector.shuffle %377#7, %377#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1579, %5[%1578] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1580 = vector.shuffle %377#7, %377#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1581 = arith.addi %1578, %c33 : index
              vector.store %1580, %5[%1581] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1582 = arith.muli %1547, %c13 : index
              %1583 = arith.addi %c10, %1582 : index
              %1584 = arith.addi %1583, %c10 : index
              %1585 = arith.addi %1584, %c35 : index
              %1586 = vector.shuffle %377#8, %377#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1586, %5[%1585] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1587 = vector.shuffle %377#8, %377#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1588 = arith.addi %1585, %c33 : index
              vector.store %1587, %5[%1588] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1589 = arith.muli %1547, %c13 : index
              %1590 = arith.addi %c10, %1589 : index
              %1591 = arith.addi %1590, %c10 : index
              %1592 = arith.addi %1591, %c17 : index
              %1593 = vector.shuffle %377#9, %377#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1593, %5[%1592] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1594 = vector.shuffle %377#9, %377#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1595 = arith.addi %1592, %c33 : index
              vector.store %1594, %5[%1595] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1596 = arith.muli %1547, %c13 : index
              %1597 = arith.addi %c10, %1596 : index
              %1598 = arith.addi %1597, %c10 : index
              %1599 = arith.addi %1598, %c36 : index
              %1600 = vector.shuffle %377#10, %377#10 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1600, %5[%1599] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1601 = vector.shuffle %377#10, %377#10 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1602 = arith.addi %1599, %c33 : index
              vector.store %1601, %5[%1602] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1603 = arith.muli %1547, %c13 : index
              %1604 = arith.addi %c10, %1603 : index
              %1605 = arith.addi %1604, %c10 : index
              %1606 = arith.addi %1605, %c37 : index
              %1607 = vector.shuffle %377#11, %377#11 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1607, %5[%1606] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1608 = vector.shuffle %377#11, %377#11 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1609 = arith.addi %1606, %c33 : index
              vector.store %1608, %5[%1609] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1610 = arith.muli %1547, %c13 : index
              %1611 = arith.addi %c10, %1610 : index
              %1612 = arith.addi %1611, %c10 : index
              %1613 = arith.addi %1612, %c10 : index
              %1614 = vector.load %5[%1613] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1615 = arith.addi %1613, %c33 : index
              %1616 = vector.load %5[%1615] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1617 = vector.shuffle %1614, %1616 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1618 = arith.mulf %1617, %1566 : vector<8xf32>
              %1619 = math.fma %377#6, %1567, %1618 : vector<8xf32>
              %1620 = arith.muli %1547, %c13 : index
              %1621 = arith.addi %c10, %1620 : index
              %1622 = arith.addi %1621, %c10 : index
              %1623 = arith.addi %1622, %c10 : index
              %1624 = vector.shuffle %1619, %1619 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1624, %5[%1623] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1625 = vector.shuffle %1619, %1619 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1626 = arith.addi %1623, %c33 : index
              vector.store %1625, %5[%1626] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1627 = arith.muli %1547, %c13 : index
              %1628 = arith.addi %c10, %1627 : index
              %1629 = arith.addi %1628, %c10 : index
              %1630 = arith.addi %1629, %c34 : index
              %1631 = vector.load %5[%1630] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1632 = arith.addi %1630, %c33 : index
              %1633 = vector.load %5[%1632] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1634 = vector.shuffle %1631, %1633 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1635 = arith.mulf %1634, %1566 : vector<8xf32>
              %1636 = math.fma %377#7, %1567, %1635 : vector<8xf32>
              %1637 = arith.muli %1547, %c13 : index
              %1638 = arith.addi %c10, %1637 : index
              %1639 = arith.addi %1638, %c10 : index
              %1640 = arith.addi %1639, %c34 : index
              %1641 = vector.shuffle %1636, %1636 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1641, %5[%1640] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1642 = vector.shuffle %1636, %1636 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1643 = arith.addi %1640, %c33 : index
              vector.store %1642, %5[%1643] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1644 = arith.muli %1547, %c13 : index
              %1645 = arith.addi %c10, %1644 : index
              %1646 = arith.addi %1645, %c10 : index
              %1647 = arith.addi %1646, %c35 : index
              %1648 = vector.load %5[%1647] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1649 = arith.addi %1647, %c33 : index
              %1650 = vector.load %5[%1649] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1651 = vector.shuffle %1648, %1650 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1652 = arith.mulf %1651, %1566 : vector<8xf32>
              %1653 = math.fma %377#8, %1567, %1652 : vector<8xf32>
              %1654 = arith.muli %1547, %c13 : index
              %1655 = arith.addi %c10, %1654 : index
              %1656 = arith.addi %1655, %c10 : index
              %1657 = arith.addi %1656, %c35 : index
              %1658 = vector.shuffle %1653, %1653 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1658, %5[%1657] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1659 = vector.shuffle %1653, %1653 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1660 = arith.addi %1657, %c33 : index
              vector.store %1659, %5[%1660] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1661 = arith.muli %1547, %c13 : index
              %1662 = arith.addi %c10, %1661 : index
              %1663 = arith.addi %1662, %c10 : index
              %1664 = arith.addi %1663, %c17 : index
              %1665 = vector.load %5[%1664] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1666 = arith.addi %1664, %c33 : index
              %1667 = vector.load %5[%1666] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1668 = vector.shuffle %1665, %1667 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1669 = arith.mulf %1668, %1566 : vector<8xf32>
              %1670 = math.fma %377#9, %1567, %1669 : vector<8xf32>
              %1671 = arith.muli %1547, %c13 : index
              %1672 = arith.addi %c10, %1671 : index
              %1673 = arith.addi %1672, %c10 : index
              %1674 = arith.addi %1673, %c17 : index
              %1675 = vector.shuffle %1670, %1670 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1675, %5[%1674] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1676 = vector.shuffle %1670, %1670 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1677 = arith.addi %1674, %c33 : index
              vector.store %1676, %5[%1677] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1678 = arith.muli %1547, %c13 : index
              %1679 = arith.addi %c10, %1678 : index
              %1680 = arith.addi %1679, %c10 : index
              %1681 = arith.addi %1680, %c36 : index
              %1682 = vector.load %5[%1681] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1683 = arith.addi %1681, %c33 : index
              %1684 = vector.load %5[%1683] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1685 = vector.shuffle %1682, %1684 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1686 = arith.mulf %1685, %1566 : vector<8xf32>
              %1687 = math.fma %377#10, %1567, %1686 : vector<8xf32>
              %1688 = arith.muli %1547, %c13 : index
              %1689 = arith.addi %c10, %1688 : index
              %1690 = arith.addi %1689, %c10 : index
              %1691 = arith.addi %1690, %c36 : index
              %1692 = vector.shuffle %1687, %1687 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1692, %5[%1691] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1693 = vector.shuffle %1687, %1687 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1694 = arith.addi %1691, %c33 : index
              vector.store %1693, %5[%1694] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1695 = arith.muli %1547, %c13 : index
              %1696 = arith.addi %c10, %1695 : index
              %1697 = arith.addi %1696, %c10 : index
              %1698 = arith.addi %1697, %c37 : index
              %1699 = vector.load %5[%1698] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1700 = arith.addi %1698, %c33 : index
              %1701 = vector.load %5[%1700] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1702 = vector.shuffle %1699, %1701 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1703 = arith.mulf %1702, %1566 : vector<8xf32>
              %1704 = math.fma %377#11, %1567, %1703 : vector<8xf32>
              %1705 = arith.muli %1547, %c13 : index
              %1706 = arith.addi %c10, %1705 : index
              %1707 = arith.addi %1706, %c10 : index
              %1708 = arith.addi %1707, %c37 : index
              %1709 = vector.shuffle %1704, %1704 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1709, %5[%1708] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1710 = vector.shuffle %1704, %1704 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1711 = arith.addi %1708, %c33 : index
              vector.store %1710, %5[%1711] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
            %1712 = wave.swap_halves %377#13 : f32
            %1713 = arith.addf %377#13, %1712 : f32
            %1714 = arith.addi %1547, %c24 : index
            %1715:2 = scf.if %1548 -> (f32, f32) {
              scf.yield %c52, %c53 : f32, f32
            } else {
              %1716 = arith.addi %1547, %c24 : index
              %1717 = arith.addi %1716, %c10 : index
              %1718 = memref.load %8[%1717] : memref<?xf32>
              %1719 = arith.addi %1716, %c6 : index
              %1720 = memref.load %8[%1719] : memref<?xf32>
              scf.yield %1718, %1720 : f32, f32
            }
            %1721 = arith.maxnumf %1715#0, %377#12 fastmath<nnan> : f32
            %1722 = arith.subf %1715#0, %1721 : f32
            %1723 = wave.exp2 %1722 : f32
            %1724 = arith.subf %377#12, %1721 : f32
            %1725 = wave.exp2 %1724 : f32
            %1726 = arith.mulf %1715#1, %1723 : f32
            %1727 = math.fma %1713, %1725, %1726 : f32
            memref.store %1721, %8[%1714] : memref<?xf32>
            %1728 = arith.addi %1714, %c6 : index
            memref.store %1727, %8[%1728] : memref<?xf32>
            %1729 = vector.broadcast %1723 : f32 to vector<8xf32>
            %1730 = vector.broadcast %1725 : f32 to vector<8xf32>
            scf.if %1548 {
              %1731 = arith.muli %1547, %c13 : index
              %1732 = arith.addi %c10, %1731 : index
              %1733 = arith.addi %1732, %c40 : index
              %1734 = arith.addi %1733, %c10 : index
              %1735 = vector.shuffle %377#14, %377#14 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1735, %5[%1734] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1736 = vector.shuffle %377#14, %377#14 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1737 = arith.addi %1734, %c33 : index
              vector.store %1736, %5[%1737] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1738 = arith.muli %1547, %c13 : index
              %1739 = arith.addi %c10, %1738 : index
              %1740 = arith.addi %1739, %c40 : index
              %1741 = arith.addi %1740, %c34 : index
              %1742 = vector.shuffle %377#15, %377#15 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1742, %5[%1741] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1743 = vector.shuffle %377#15, %377#15 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1744 = arith.addi %1741, %c33 : index
              vector.store %1743, %5[%1744] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1745 = arith.muli %1547, %c13 : index
              %1746 = arith.addi %c10, %1745 : index
              %1747 = arith.addi %1746, %c40 : index
              %1748 = arith.addi %1747, %c35 : index
              %1749 = vector.shuffle %377#16, %377#16 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1749, %5[%1748] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1750 = vector.shuffle %377#16, %377#16 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1751 = arith.addi %1748, %c33 : index
              vector.store %1750, %5[%1751] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1752 = arith.muli %1547, %c13 : index
              %1753 = arith.addi %c10, %1752 : index
              %1754 = arith.addi %1753, %c40 : index
              %1755 = arith.addi %1754, %c17 : index
              %1756 = vector.shuffle %377#17, %377#17 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1756, %5[%1755] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1757 = vector.shuffle %377#17, %377#17 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1758 = arith.addi %1755, %c33 : index
              vector.store %1757, %5[%1758] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1759 = arith.muli %1547, %c13 : index
              %1760 = arith.addi %c10, %1759 : index
              %1761 = arith.addi %1760, %c40 : index
              %1762 = arith.addi %1761, %c36 : index
              %1763 = vector.shuffle %377#18, %377#18 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1763, %5[%1762] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1764 = vector.shuffle %377#18, %377#18 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1765 = arith.addi %1762, %c33 : index
              vector.store %1764, %5[%1765] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1766 = arith.muli %1547, %c13 : index
              %1767 = arith.addi %c10, %1766 : index
              %1768 = arith.addi %1767, %c40 : index
              %1769 = arith.addi %1768, %c37 : index
              %1770 = vector.shuffle %377#19, %377#19 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1770, %5[%1769] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1771 = vector.shuffle %377#19, %377#19 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1772 = arith.addi %1769, %c33 : index
              vector.store %1771, %5[%1772] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1773 = arith.muli %1547, %c13 : index
              %1774 = arith.addi %c10, %1773 : index
              %1775 = arith.addi %1774, %c40 : index
              %1776 = arith.addi %1775, %c10 : index
              %1777 = vector.load %5[%1776] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1778 = arith.addi %1776, %c33 : index
              %1779 = vector.load %5[%1778] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1780 = vector.shuffle %1777, %1779 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1781 = arith.mulf %1780, %1729 : vector<8xf32>
              %1782 = math.fma %377#14, %1730, %1781 : vector<8xf32>
              %1783 = arith.muli %1547, %c13 : index
              %1784 = arith.addi %c10, %1783 : index
              %1785 = arith.addi %1784, %c40 : index
              %1786 = arith.addi %1785, %c10 : index
              %1787 = vector.shuffle %1782, %1782 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1787, %5[%1786] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1788 = vector.shuffle %1782, %1782 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1789 = arith.addi %1786, %c33 : index
              vector.store %1788, %5[%1789] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1790 = arith.muli %1547, %c13 : index
              %1791 = arith.addi %c10, %1790 : index
              %1792 = arith.addi %1791, %c40 : index
              %1793 = arith.addi %1792, %c34 : index
              %1794 = vector.load %5[%1793] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1795 = arith.addi %1793, %c33 : index
              %1796 = vector.load %5[%1795] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1797 = vector.shuffle %1794, %1796 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1798 = arith.mulf %1797, %1729 : vector<8xf32>
              %1799 = math.fma %377#15, %1730, %1798 : vector<8xf32>
              %1800 = arith.muli %1547, %c13 : index
              %1801 = arith.addi %c10, %1800 : index
              %1802 = arith.addi %1801, %c40 : index
              %1803 = arith.addi %1802, %c34 : index
              %1804 = vector.shuffle %1799, %1799 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1804, %5[%1803] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1805 = vector.shuffle %1799, %1799 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1806 = arith.addi %1803, %c33 : index
              vector.store %1805, %5[%1806] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1807 = arith.muli %1547, %c13 : index
              %1808 = arith.addi %c10, %1807 : index
              %1809 = arith.addi %1808, %c40 : index
              %1810 = arith.addi %1809, %c35 : index
              %1811 = vector.load %5[%1810] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1812 = arith.addi %1810, %c33 : index
              %1813 = vector.load %5[%1812] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1814 = vector.shuffle %1811, %1813 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1815 = arith.mulf %1814, %1729 : vector<8xf32>
              %1816 = math.fma %377#16, %1730, %1815 : vector<8xf32>
              %1817 = arith.muli %1547, %c13 : index
              %1818 = arith.addi %c10, %1817 : index
              %1819 = arith.addi %1818, %c40 : index
              %1820 = arith.addi %1819, %c35 : index
              %1821 = vector.shuffle %1816, %1816 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1821, %5[%1820] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1822 = vector.shuffle %1816, %1816 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1823 = arith.addi %1820, %c33 : index
              vector.store %1822, %5[%1823] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1824 = arith.muli %1547, %c13 : index
              %1825 = arith.addi %c10, %1824 : index
              %1826 = arith.addi %1825, %c40 : index
              %1827 = arith.addi %1826, %c17 : index
              %1828 = vector.load %5[%1827] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1829 = arith.addi %1827, %c33 : index
              %1830 = vector.load %5[%1829] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1831 = vector.shuffle %1828, %1830 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1832 = arith.mulf %1831, %1729 : vector<8xf32>
              %1833 = math.fma %377#17, %1730, %1832 : vector<8xf32>
              %1834 = arith.muli %1547, %c13 : index
              %1835 = arith.addi %c10, %1834 : index
              %1836 = arith.addi %1835, %c40 : index
              %1837 = arith.addi %1836, %c17 : index
              %1838 = vector.shuffle %1833, %1833 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1838, %5[%1837] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1839 = vector.shuffle %1833, %1833 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1840 = arith.addi %1837, %c33 : index
              vector.store %1839, %5[%1840] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1841 = arith.muli %1547, %c13 : index
              %1842 = arith.addi %c10, %1841 : index
              %1843 = arith.addi %1842, %c40 : index
              %1844 = arith.addi %1843, %c36 : index
              %1845 = vector.load %5[%1844] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1846 = arith.addi %1844, %c33 : index
              %1847 = vector.load %5[%1846] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1848 = vector.shuffle %1845, %1847 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1849 = arith.mulf %1848, %1729 : vector<8xf32>
              %1850 = math.fma %377#18, %1730, %1849 : vector<8xf32>
              %1851 = arith.muli %1547, %c13 : index
              %1852 = arith.addi %c10, %1851 : index
              %1853 = arith.addi %1852, %c40 : index
              %1854 = arith.addi %1853, %c36 : index
              %1855 = vector.shuffle %1850, %1850 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1855, %5[%1854] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1856 = vector.shuffle %1850, %1850 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1857 = arith.addi %1854, %c33 : index
              vector.store %1856, %5[%1857] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1858 = arith.muli %1547, %c13 : index
              %1859 = arith.addi %c10, %1858 : index
              %1860 = arith.addi %1859, %c40 : index
              %1861 = arith.addi %1860, %c37 : index
              %1862 = vector.load %5[%1861] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1863 = arith.addi %1861, %c33 : index
              %1864 = vector.load %5[%1863] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1865 = vector.shuffle %1862, %1864 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1866 = arith.mulf %1865, %1729 : vector<8xf32>
              %1867 = math.fma %377#19, %1730, %1866 : vector<8xf32>
              %1868 = arith.muli %1547, %c13 : index
              %1869 = arith.addi %c10, %1868 : index
              %1870 = arith.addi %1869, %c40 : index
              %1871 = arith.addi %1870, %c37 : index
              %1872 = vector.shuffle %1867, %1867 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1872, %5[%1871] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1873 = vector.shuffle %1867, %1867 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1874 = arith.addi %1871, %c33 : index
              vector.store %1873, %5[%1874] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1875 = arith.cmpi sgt, %310, %c50 : i32
          scf.if %1875 {
            %1876 = arith.cmpi eq, %318, %315 : i32
            %1877 = wave.opaque %c10 : index
            %1878 = arith.addi %0, %1877 : index
            %1879 = arith.addi %1878, %c10 : index
            %1880 = arith.addi %1879, %c10 : index
            %1881 = memref.load %8[%1880] : memref<?xf32>
            %1882 = arith.addi %1879, %c6 : index
            %1883 = memref.load %8[%1882] : memref<?xf32>
            %1884 = arith.addi %1878, %c33 : index
            %1885:2 = scf.if %1876 -> (f32, f32) {
              scf.yield %c52, %c53 : f32, f32
            } else {
              %1886 = arith.addi %1878, %c33 : index
              %1887 = arith.addi %1886, %c10 : index
              %1888 = memref.load %8[%1887] : memref<?xf32>
              %1889 = arith.addi %1886, %c6 : index
              %1890 = memref.load %8[%1889] : memref<?xf32>
              scf.yield %1888, %1890 : f32, f32
            }
            %1891 = arith.maxnumf %1885#0, %1881 fastmath<nnan> : f32
            %1892 = arith.subf %1885#0, %1891 : f32
            %1893 = wave.exp2 %1892 : f32
            %1894 = arith.subf %1881, %1891 : f32
            %1895 = wave.exp2 %1894 : f32
            %1896 = arith.mulf %1885#1, %1893 : f32
            %1897 = math.fma %1883, %1895, %1896 : f32
            memref.store %1891, %8[%1884] : memref<?xf32>
            %1898 = arith.addi %1884, %c6 : index
            memref.store %1897, %8[%1898] : memref<?xf32>
            %1899 = vector.broadcast %1893 : f32 to vector<8xf32>
            %1900 = vector.broadcast %1895 : f32 to vector<8xf32>
            scf.for %1901 = %c10 to %c84 step %c4 {
              %1902 = arith.muli %1878, %c13 : index
              %1903 = arith.addi %c10, %1902 : index
              %1904 = arith.addi %1903, %c10 : index
              %1905 = arith.muli %1901, %c34 : index
              %1906 = arith.addi %1904, %1905 : index
              %1907 = vector.load %5[%1906] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1908 = arith.addi %1906, %c33 : index
              %1909 = vector.load %5[%1908] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1910 = vector.shuffle %1907, %1909 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1876 {
                %1911 = arith.muli %1878, %c13 : index
                %1912 = arith.addi %16, %1911 : index
                %1913 = arith.addi %1912, %c10 : index
                %1914 = arith.muli %1901, %c34 : index
                %1915 = arith.addi %1913, %1914 : index
                %1916 = vector.shuffle %1910, %1910 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1916, %partial[%1915] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1917 = vector.shuffle %1910, %1910 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1918 = arith.addi %1915, %c33 : index
                vector.store %1917, %partial[%1918] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1919 = arith.muli %1878, %c13 : index
                %1920 = arith.addi %16, %1919 : index
                %1921 = arith.addi %1920, %c10 : index
                %1922 = arith.muli %1901, %c34 : index
                %1923 = arith.addi %1921, %1922 : index
                %1924 = vector.load %partial[%1923] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1925 = arith.addi %1923, %c33 : index
                %1926 = vector.load %partial[%1925] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1927 = vector.shuffle %1924, %1926 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1928 = arith.mulf %1927, %1899 : vector<8xf32>
                %1929 = math.fma %1910, %1900, %1928 : vector<8xf32>
                %1930 = arith.muli %1878, %c13 : index
                %1931 = arith.addi %16, %1930 : index
                %1932 = arith.addi %1931, %c10 : index
                %1933 = arith.muli %1901, %c34 : index
                %1934 = arith.addi %1932, %1933 : index
                %1935 = vector.shuffle %1929, %1929 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1935, %partial[%1934] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1936 = vector.shuffle %1929, %1929 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1937 = arith.addi %1934, %c33 : index
                vector.store %1936, %partial[%1937] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
            %1938 = arith.addi %1878, %c24 : index
            %1939 = arith.addi %1938, %c10 : index
            %1940 = memref.load %8[%1939] : memref<?xf32>
            %1941 = arith.addi %1938, %c6 : index
            %1942 = memref.load %8[%1941] : memref<?xf32>
            %1943 = arith.addi %1878, %c57 : index
            %1944:2 = scf.if %1876 -> (f32, f32) {
              scf.yield %c52, %c53 : f32, f32
            } else {
              %1945 = arith.addi %1878, %c57 : index
              %1946 = arith.addi %1945, %c10 : index
              %1947 = memref.load %8[%1946] : memref<?xf32>
              %1948 = arith.addi %1945, %c6 : index
              %1949 = memref.load %8[%1948] : memref<?xf32>
              scf.yield %1947, %1949 : f32, f32
            }
            %1950 = arith.maxnumf %1944#0, %1940 fastmath<nnan> : f32
            %1951 = arith.subf %1944#0, %1950 : f32
            %1952 = wave.exp2 %1951 : f32
            %1953 = arith.subf %1940, %1950 : f32
            %1954 = wave.exp2 %1953 : f32
            %1955 = arith.mulf %1944#1, %1952 : f32
            %1956 = math.fma %1942, %1954, %1955 : f32
            memref.store %1950, %8[%1943] : memref<?xf32>
            %1957 = arith.addi %1943, %c6 : index
            memref.store %1956, %8[%1957] : memref<?xf32>
            %1958 = vector.broadcast %1952 : f32 to vector<8xf32>
            %1959 = vector.broadcast %1954 : f32 to vector<8xf32>
            scf.for %1960 = %c10 to %c84 step %c4 {
              %1961 = arith.muli %1878, %c13 : index
              %1962 = arith.addi %c10, %1961 : index
              %1963 = arith.addi %1962, %c40 : index
              %1964 = arith.muli %1960, %c34 : index
              %1965 = arith.addi %1963, %1964 : index
              %1966 = vector.load %5[%1965] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1967 = arith.addi %1965, %c33 : index
              %1968 = vector.load %5[%1967] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1969 = vector.shuffle %1966, %1968 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1876 {
                %1970 = arith.muli %1878, %c13 : index
                %1971 = arith.addi %16, %1970 : index
                %1972 = arith.addi %1971, %c40 : index
                %1973 = arith.muli %1960, %c34 : index
                %1974 = arith.addi %1972, %1973 : index
                %1975 = vector.shuffle %1969, %1969 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1975, %partial[%1974] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1976 = vector.shuffle %1969, %1969 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1977 = arith.addi %1974, %c33 : index
                vector.store %1976, %partial[%1977] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1978 = arith.muli %1878, %c13 : index
                %1979 = arith.addi %16, %1978 : index
                %1980 = arith.addi %1979, %c40 : index
                %1981 = arith.muli %1960, %c34 : index
                %1982 = arith.addi %1980, %1981 : index
                %1983 = vector.load %partial[%1982] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1984 = arith.addi %1982, %c33 : index
                %1985 = vector.load %partial[%1984] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1986 = vector.shuffle %1983, %1985 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1987 = arith.mulf %1986, %1958 : vector<8xf32>
                %1988 = math.fma %1969, %1959, %1987 : vector<8xf32>
                %1989 = arith.muli %1878, %c13 : index
                %1990 = arith.addi %16, %1989 : index
                %1991 = arith.addi %1990, %c40 : index
                %1992 = arith.muli %1960, %c34 : index
                %1993 = arith.addi %1991, %1992 : index
                %1994 = vector.shuffle %1988, %1988 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1994, %partial[%1993] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1995 = vector.shuffle %1988, %1988 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1996 = arith.addi %1993, %c33 : index
                vector.store %1995, %partial[%1996] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %1997 = arith.cmpi sgt, %310, %c49 : i32
        scf.if %1997 {
          %1998 = arith.cmpi eq, %315, %c48 : i32
          %1999 = wave.opaque %c10 : index
          %2000 = arith.addi %0, %1999 : index
          %2001 = arith.addi %2000, %c33 : index
          %2002 = arith.addi %2001, %c10 : index
          %2003 = memref.load %8[%2002] : memref<?xf32>
          %2004 = arith.addi %2001, %c6 : index
          %2005 = memref.load %8[%2004] : memref<?xf32>
          %2006 = arith.addi %2000, %c34 : index
          %2007:2 = scf.if %1998 -> (f32, f32) {
            scf.yield %c52, %c53 : f32, f32
          } else {
            %2008 = arith.addi %2000, %c34 : index
            %2009 = arith.addi %2008, %c10 : index
            %2010 = memref.load %8[%2009] : memref<?xf32>
            %2011 = arith.addi %2008, %c6 : index
            %2012 = memref.load %8[%2011] : memref<?xf32>
            scf.yield %2010, %2012 : f32, f32
          }
          %2013 = arith.maxnumf %2007#0, %2003 fastmath<nnan> : f32
          %2014 = arith.subf %2007#0, %2013 : f32
          %2015 = wave.exp2 %2014 : f32
          %2016 = arith.subf %2003, %2013 : f32
          %2017 = wave.exp2 %2016 : f32
          %2018 = arith.mulf %2007#1, %2015 : f32
          %2019 = math.fma %2005, %2017, %2018 : f32
          memref.store %2013, %8[%2006] : memref<?xf32>
          %2020 = arith.addi %2006, %c6 : index
          memref.store %2019, %8[%2020] : memref<?xf32>
          %2021 = vector.broadcast %2015 : f32 to vector<8xf32>
          %2022 = vector.broadcast %2017 : f32 to vector<8xf32>
          scf.for %2023 = %c10 to %c84 step %c4 {
            %2024 = arith.muli %2000, %c13 : index
            %2025 = arith.addi %16, %2024 : index
            %2026 = arith.addi %2025, %c10 : index
            %2027 = arith.muli %2023, %c34 : index
            %2028 = arith.addi %2026, %2027 : index
            %2029 = vector.load %partial[%2028] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2030 = arith.addi %2028, %c33 : index
            %2031 = vector.load %partial[%2030] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2032 = vector.shuffle %2029, %2031 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1998 {
              %2033 = arith.muli %2000, %c13 : index
              %2034 = arith.addi %17, %2033 : index
              %2035 = arith.addi %2034, %c10 : index
              %2036 = arith.muli %2023, %c34 : index
              %2037 = arith.addi %2035, %2036 : index
              %2038 = vector.shuffle %2032, %2032 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2038, %partial[%2037] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2039 = vector.shuffle %2032, %2032 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2040 = arith.addi %2037, %c33 : index
              vector.store %2039, %partial[%2040] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %2041 = arith.muli %2000, %c13 : index
              %2042 = arith.addi %17, %2041 : index
              %2043 = arith.addi %2042, %c10 : index
              %2044 = arith.muli %2023, %c34 : index
              %2045 = arith.addi %2043, %2044 : index
              %2046 = vector.load %partial[%2045] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2047 = arith.addi %2045, %c33 : index
              %2048 = vector.load %partial[%2047] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2049 = vector.shuffle %2046, %2048 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %2050 = arith.mulf %2049, %2021 : vector<8xf32>
              %2051 = math.fma %2032, %2022, %2050 : vector<8xf32>
              %2052 = arith.muli %2000, %c13 : index
              %2053 = arith.addi %17, %2052 : index
              %2054 = arith.addi %2053, %c10 : index
              %2055 = arith.muli %2023, %c34 : index
              %2056 = arith.addi %2054, %2055 : index
              %2057 = vector.shuffle %2051, %2051 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2057, %partial[%2056] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2058 = vector.shuffle %2051, %2051 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2059 = arith.addi %2056, %c33 : index
              vector.store %2058, %partial[%2059] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %2060 = arith.addi %2000, %c57 : index
          %2061 = arith.addi %2060, %c10 : index
          %2062 = memref.load %8[%2061] : memref<?xf32>
          %2063 = arith.addi %2060, %c6 : index
          %2064 = memref.load %8[%2063] : memref<?xf32>
          %2065 = arith.addi %2000, %c58 : index
          %2066:2 = scf.if %1998 -> (f32, f32) {
            scf.yield %c52, %c53 : f32, f32
          } else {
            %2067 = arith.addi %2000, %c58 : index
            %2068 = arith.addi %2067, %c10 : index
            %2069 = memref.load %8[%2068] : memref<?xf32>
            %2070 = arith.addi %2067, %c6 : index
            %2071 = memref.load %8[%2070] : memref<?xf32>
            scf.yield %2069, %2071 : f32, f32
          }
          %2072 = arith.maxnumf %2066#0, %2062 fastmath<nnan> : f32
          %2073 = arith.subf %2066#0, %2072 : f32
          %2074 = wave.exp2 %2073 : f32
          %2075 = arith.subf %2062, %2072 : f32
          %2076 = wave.exp2 %2075 : f32
          %2077 = arith.mulf %2066#1, %2074 : f32
          %2078 = math.fma %2064, %2076, %2077 : f32
          memref.store %2072, %8[%2065] : memref<?xf32>
          %2079 = arith.addi %2065, %c6 : index
          memref.store %2078, %8[%2079] : memref<?xf32>
          %2080 = vector.broadcast %2074 : f32 to vector<8xf32>
          %2081 = vector.broadcast %2076 : f32 to vector<8xf32>
          scf.for %2082 = %c10 to %c84 step %c4 {
            %2083 = arith.muli %2000, %c13 : index
            %2084 = arith.addi %16, %2083 : index
            %2085 = arith.addi %2084, %c40 : index
            %2086 = arith.muli %2082, %c34 : index
            %2087 = arith.addi %2085, %2086 : index
            %2088 = vector.load %partial[%2087] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2089 = arith.addi %2087, %c33 : index
            %2090 = vector.load %partial[%2089] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2091 = vector.shuffle %2088, %2090 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1998 {
              %2092 = arith.muli %2000, %c13 : index
              %2093 = arith.addi %17, %2092 : index
              %2094 = arith.addi %2093, %c40 : index
              %2095 = arith.muli %2082, %c34 : index
              %2096 = arith.addi %2094, %2095 : index
              %2097 = vector.shuffle %2091, %2091 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2097, %partial[%2096] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2098 = vector.shuffle %2091, %2091 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2099 = arith.addi %2096, %c33 : index
              vector.store %2098, %partial[%2099] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %2100 = arith.muli %2000, %c13 : index
              %2101 = arith.addi %17, %2100 : index
              %2102 = arith.addi %2101, %c40 : index
              %2103 = arith.muli %2082, %c34 : index
              %2104 = arith.addi %2102, %2103 : index
              %2105 = vector.load %partial[%2104] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2106 = arith.addi %2104, %c33 : index
              %2107 = vector.load %partial[%2106] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2108 = vector.shuffle %2105, %2107 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %2109 = arith.mulf %2108, %2080 : vector<8xf32>
              %2110 = math.fma %2091, %2081, %2109 : vector<8xf32>
              %2111 = arith.muli %2000, %c13 : index
              %2112 = arith.addi %17, %2111 : index
              %2113 = arith.addi %2112, %c40 : index
              %2114 = arith.muli %2082, %c34 : index
              %2115 = arith.addi %2113, %2114 : index
              %2116 = vector.shuffle %2110, %2110 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2116, %partial[%2115] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2117 = vector.shuffle %2110, %2110 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2118 = arith.addi %2115, %c33 : index
              vector.store %2117, %partial[%2118] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %2119 = wave.opaque %c10 : index
      %2120 = arith.addi %0, %2119 : index
      scf.if %313 {
        %2121 = arith.addi %kvHeads, %13 : index
        %2122 = memref.load %scales[%2121] : memref<?xf32>
        %2123 = arith.addi %2120, %c10 : index
        %2124 = arith.addi %2123, %c10 : index
        %2125 = memref.load %8[%2124] : memref<?xf32>
        %2126 = arith.addi %2123, %c6 : index
        %2127 = memref.load %8[%2126] : memref<?xf32>
        %2128 = arith.divf %2122, %2127 : f32
        %2129 = vector.broadcast %2128 : f32 to vector<8xf32>
        %2130 = arith.addi %15, %2119 : index
        %2131 = arith.addi %2130, %1 : index
        %2132 = arith.addi %2131, %c10 : index
        %2133 = arith.subi %36, %c4 : index
        %2134 = arith.minsi %2132, %2133 : index
        %2135 = arith.divui %2134, %groupSize : index
        %2136 = arith.addi %24, %2135 : index
        %2137 = arith.muli %13, %groupSize : index
        %2138 = arith.remui %2134, %groupSize : index
        %2139 = arith.addi %2137, %2138 : index
        %2140 = arith.muli %2139, %c18 : index
        %2141 = arith.muli %2, %c19 : index
        %2142 = arith.addi %2140, %2141 : index
        %2143 = arith.muli %heads, %c18 : index
        scf.for %2144 = %c10 to %c84 step %c4 {
          %2145 = arith.muli %2120, %c13 : index
          %2146 = arith.addi %c10, %2145 : index
          %2147 = arith.addi %2146, %c10 : index
          %2148 = arith.muli %2144, %c34 : index
          %2149 = arith.addi %2147, %2148 : index
          %2150 = vector.load %5[%2149] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %2151 = arith.addi %2149, %c33 : index
          %2152 = vector.load %5[%2151] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %2153 = vector.shuffle %2150, %2152 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %2154 = arith.mulf %2153, %2129 : vector<8xf32>
          %2155 = arith.addf %2154, %c54 : vector<8xf32>
          %2156 = arith.minimumf %2155, %c86 : vector<8xf32>
          %2157 = arith.maximumf %2156, %c87 : vector<8xf32>
          %2158 = arith.truncf %2157 : vector<8xf32> to vector<8xf16>
          %2159 = vector.bitcast %2158 : vector<8xf16> to vector<4xi32>
          %2160 = vector.shuffle %2159, %2159 [0, 1] : vector<4xi32>, vector<4xi32>
          %2161 = vector.shuffle %2159, %2159 [2, 3] : vector<4xi32>, vector<4xi32>
          %2162 = arith.select %3, %2161, %2160 : vector<2xi32>
          %2163 = arith.select %3, %2160, %2161 : vector<2xi32>
          %2164 = wave.swap_halves %2163 : vector<2xi32>
          %2165 = arith.select %3, %2164, %2162 : vector<2xi32>
          %2166 = arith.select %3, %2162, %2164 : vector<2xi32>
          %2167 = vector.bitcast %2165 : vector<2xi32> to vector<4xf16>
          %2168 = vector.bitcast %2166 : vector<2xi32> to vector<4xf16>
          %2169 = vector.shuffle %2167, %2168 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %2170 = arith.muli %2144, %c3 : index
          %2171 = arith.addi %2142, %2170 : index
          %2172 = arith.divui %2136, %outTileRows : index
          %2173 = arith.divui %2143, %c3 : index
          %2174 = arith.muli %2172, %2173 : index
          %2175 = arith.divui %2171, %c3 : index
          %2176 = arith.addi %2174, %2175 : index
          %2177 = arith.muli %2176, %c11 : index
          %2178 = arith.remui %2171, %c3 : index
          %2179 = arith.divui %2178, %c19 : index
          %2180 = arith.addi %2177, %2179 : index
          %2181 = arith.muli %outTileRows, %c19 : index
          %2182 = arith.muli %2180, %2181 : index
          %2183 = arith.remui %2136, %outTileRows : index
          %2184 = arith.muli %2183, %c19 : index
          %2185 = arith.addi %2182, %2184 : index
          %2186 = arith.remui %2171, %c19 : index
          %2187 = arith.addi %2185, %2186 : index
          %2188 = arith.cmpi slt, %2132, %36 : index
          scf.if %2188 {
            vector.store %2169, %out[%2187] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
        %2189 = arith.addi %2120, %c24 : index
        %2190 = arith.addi %2189, %c10 : index
        %2191 = memref.load %8[%2190] : memref<?xf32>
        %2192 = arith.addi %2189, %c6 : index
        %2193 = memref.load %8[%2192] : memref<?xf32>
        %2194 = arith.divf %2122, %2193 : f32
        %2195 = vector.broadcast %2194 : f32 to vector<8xf32>
        %2196 = arith.addi %15, %2119 : index
        %2197 = arith.addi %2196, %1 : index
        %2198 = arith.addi %2197, %c3 : index
        %2199 = arith.subi %36, %c4 : index
        %2200 = arith.minsi %2198, %2199 : index
        %2201 = arith.divui %2200, %groupSize : index
        %2202 = arith.addi %24, %2201 : index
        %2203 = arith.muli %13, %groupSize : index
        %2204 = arith.remui %2200, %groupSize : index
        %2205 = arith.addi %2203, %2204 : index
        %2206 = arith.muli %2205, %c18 : index
        %2207 = arith.muli %2, %c19 : index
        %2208 = arith.addi %2206, %2207 : index
        %2209 = arith.muli %heads, %c18 : index
        scf.for %2210 = %c10 to %c84 step %c4 {
          %2211 = arith.muli %2120, %c13 : index
          %2212 = arith.addi %c10, %2211 : index
          %2213 = arith.addi %2212, %c40 : index
          %2214 = arith.muli %2210, %c34 : index
          %2215 = arith.addi %2213, %2214 : index
          %2216 = vector.load %5[%2215] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %2217 = arith.addi %2215, %c33 : index
          %2218 = vector.load %5[%2217] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %2219 = vector.shuffle %2216, %2218 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %2220 = arith.mulf %2219, %2195 : vector<8xf32>
          %2221 = arith.addf %2220, %c54 : vector<8xf32>
          %2222 = arith.minimumf %2221, %c86 : vector<8xf32>
          %2223 = arith.maximumf %2222, %c87 : vector<8xf32>
          %2224 = arith.truncf %2223 : vector<8xf32> to vector<8xf16>
          %2225 = vector.bitcast %2224 : vector<8xf16> to vector<4xi32>
          %2226 = vector.shuffle %2225, %2225 [0, 1] : vector<4xi32>, vector<4xi32>
          %2227 = vector.shuffle %2225, %2225 [2, 3] : vector<4xi32>, vector<4xi32>
          %2228 = arith.select %3, %2227, %2226 : vector<2xi32>
          %2229 = arith.select %3, %2226, %2227 : vector<2xi32>
          %2230 = wave.swap_halves %2229 : vector<2xi32>
          %2231 = arith.select %3, %2230, %2228 : vector<2xi32>
          %2232 = arith.select %3, %2228, %2230 : vector<2xi32>
          %2233 = vector.bitcast %2231 : vector<2xi32> to vector<4xf16>
          %2234 = vector.bitcast %2232 : vector<2xi32> to vector<4xf16>
          %2235 = vector.shuffle %2233, %2234 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %2236 = arith.muli %2210, %c3 : index
          %2237 = arith.addi %2208, %2236 : index
          %2238 = arith.divui %2202, %outTileRows : index
          %2239 = arith.divui %2209, %c3 : index
          %2240 = arith.muli %2238, %2239 : index
          %2241 = arith.divui %2237, %c3 : index
          %2242 = arith.addi %2240, %2241 : index
          %2243 = arith.muli %2242, %c11 : index
          %2244 = arith.remui %2237, %c3 : index
          %2245 = arith.divui %2244, %c19 : index
          %2246 = arith.addi %2243, %2245 : index
          %2247 = arith.muli %outTileRows, %c19 : index
          %2248 = arith.muli %2246, %2247 : index
          %2249 = arith.remui %2202, %outTileRows : index
          %2250 = arith.muli %2249, %c19 : index
          %2251 = arith.addi %2248, %2250 : index
          %2252 = arith.remui %2237, %c19 : index
          %2253 = arith.addi %2251, %2252 : index
          %2254 = arith.cmpi slt, %2198, %36 : index
          scf.if %2254 {
            vector.store %2235, %out[%2253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %314 {
          %2255 = arith.addi %kvHeads, %13 : index
          %2256 = memref.load %scales[%2255] : memref<?xf32>
          %2257 = arith.addi %2120, %c33 : index
          %2258 = arith.addi %2257, %c10 : index
          %2259 = memref.load %8[%2258] : memref<?xf32>
          %2260 = arith.addi %2257, %c6 : index
          %2261 = memref.load %8[%2260] : memref<?xf32>
          %2262 = arith.divf %2256, %2261 : f32
          %2263 = vector.broadcast %2262 : f32 to vector<8xf32>
          %2264 = arith.addi %15, %2119 : index
          %2265 = arith.addi %2264, %1 : index
          %2266 = arith.addi %2265, %c10 : index
          %2267 = arith.subi %36, %c4 : index
          %2268 = arith.minsi %2266, %2267 : index
          %2269 = arith.divui %2268, %groupSize : index
          %2270 = arith.addi %24, %2269 : index
          %2271 = arith.muli %13, %groupSize : index
          %2272 = arith.remui %2268, %groupSize : index
          %2273 = arith.addi %2271, %2272 : index
          %2274 = arith.muli %2273, %c18 : index
          %2275 = arith.muli %2, %c19 : index
          %2276 = arith.addi %2274, %2275 : index
          %2277 = arith.muli %heads, %c18 : index
          scf.for %2278 = %c10 to %c84 step %c4 {
            %2279 = arith.muli %2120, %c13 : index
            %2280 = arith.addi %16, %2279 : index
            %2281 = arith.addi %2280, %c10 : index
            %2282 = arith.muli %2278, %c34 : index
            %2283 = arith.addi %2281, %2282 : index
            %2284 = vector.load %partial[%2283] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2285 = arith.addi %2283, %c33 : index
            %2286 = vector.load %partial[%2285] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2287 = vector.shuffle %2284, %2286 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2288 = arith.mulf %2287, %2263 : vector<8xf32>
            %2289 = arith.addf %2288, %c54 : vector<8xf32>
            %2290 = arith.minimumf %2289, %c86 : vector<8xf32>
            %2291 = arith.maximumf %2290, %c87 : vector<8xf32>
            %2292 = arith.truncf %2291 : vector<8xf32> to vector<8xf16>
            %2293 = vector.bitcast %2292 : vector<8xf16> to vector<4xi32>
            %2294 = vector.shuffle %2293, %2293 [0, 1] : vector<4xi32>, vector<4xi32>
            %2295 = vector.shuffle %2293, %2293 [2, 3] : vector<4xi32>, vector<4xi32>
            %2296 = arith.select %3, %2295, %2294 : vector<2xi32>
            %2297 = arith.select %3, %2294, %2295 : vector<2xi32>
            %2298 = wave.swap_halves %2297 : vector<2xi32>
            %2299 = arith.select %3, %2298, %2296 : vector<2xi32>
            %2300 = arith.select %3, %2296, %2298 : vector<2xi32>
            %2301 = vector.bitcast %2299 : vector<2xi32> to vector<4xf16>
            %2302 = vector.bitcast %2300 : vector<2xi32> to vector<4xf16>
            %2303 = vector.shuffle %2301, %2302 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2304 = arith.muli %2278, %c3 : index
            %2305 = arith.addi %2276, %2304 : index
            %2306 = arith.divui %2270, %outTileRows : index
            %2307 = arith.divui %2277, %c3 : index
            %2308 = arith.muli %2306, %2307 : index
            %2309 = arith.divui %2305, %c3 : index
            %2310 = arith.addi %2308, %2309 : index
            %2311 = arith.muli %2310, %c11 : index
            %2312 = arith.remui %2305, %c3 : index
            %2313 = arith.divui %2312, %c19 : index
            %2314 = arith.addi %2311, %2313 : index
            %2315 = arith.muli %outTileRows, %c19 : index
            %2316 = arith.muli %2314, %2315 : index
            %2317 = arith.remui %2270, %outTileRows : index
            %2318 = arith.muli %2317, %c19 : index
            %2319 = arith.addi %2316, %2318 : index
            %2320 = arith.remui %2305, %c19 : index
            %2321 = arith.addi %2319, %2320 : index
            %2322 = arith.cmpi slt, %2266, %36 : index
            scf.if %2322 {
              vector.store %2303, %out[%2321] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %2323 = arith.addi %2120, %c57 : index
          %2324 = arith.addi %2323, %c10 : index
          %2325 = memref.load %8[%2324] : memref<?xf32>
          %2326 = arith.addi %2323, %c6 : index
          %2327 = memref.load %8[%2326] : memref<?xf32>
          %2328 = arith.divf %2256, %2327 : f32
          %2329 = vector.broadcast %2328 : f32 to vector<8xf32>
          %2330 = arith.addi %15, %2119 : index
          %2331 = arith.addi %2330, %1 : index
          %2332 = arith.addi %2331, %c3 : index
          %2333 = arith.subi %36, %c4 : index
          %2334 = arith.minsi %2332, %2333 : index
          %2335 = arith.divui %2334, %groupSize : index
          %2336 = arith.addi %24, %2335 : index
          %2337 = arith.muli %13, %groupSize : index
          %2338 = arith.remui %2334, %groupSize : index
          %2339 = arith.addi %2337, %2338 : index
          %2340 = arith.muli %2339, %c18 : index
          %2341 = arith.muli %2, %c19 : index
          %2342 = arith.addi %2340, %2341 : index
          %2343 = arith.muli %heads, %c18 : index
          scf.for %2344 = %c10 to %c84 step %c4 {
            %2345 = arith.muli %2120, %c13 : index
            %2346 = arith.addi %16, %2345 : index
            %2347 = arith.addi %2346, %c40 : index
            %2348 = arith.muli %2344, %c34 : index
            %2349 = arith.addi %2347, %2348 : index
            %2350 = vector.load %partial[%2349] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2351 = arith.addi %2349, %c33 : index
            %2352 = vector.load %partial[%2351] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2353 = vector.shuffle %2350, %2352 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2354 = arith.mulf %2353, %2329 : vector<8xf32>
            %2355 = arith.addf %2354, %c54 : vector<8xf32>
            %2356 = arith.minimumf %2355, %c86 : vector<8xf32>
            %2357 = arith.maximumf %2356, %c87 : vector<8xf32>
            %2358 = arith.truncf %2357 : vector<8xf32> to vector<8xf16>
            %2359 = vector.bitcast %2358 : vector<8xf16> to vector<4xi32>
            %2360 = vector.shuffle %2359, %2359 [0, 1] : vector<4xi32>, vector<4xi32>
            %2361 = vector.shuffle %2359, %2359 [2, 3] : vector<4xi32>, vector<4xi32>
            %2362 = arith.select %3, %2361, %2360 : vector<2xi32>
            %2363 = arith.select %3, %2360, %2361 : vector<2xi32>
            %2364 = wave.swap_halves %2363 : vector<2xi32>
            %2365 = arith.select %3, %2364, %2362 : vector<2xi32>
            %2366 = arith.select %3, %2362, %2364 : vector<2xi32>
            %2367 = vector.bitcast %2365 : vector<2xi32> to vector<4xf16>
            %2368 = vector.bitcast %2366 : vector<2xi32> to vector<4xf16>
            %2369 = vector.shuffle %2367, %2368 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2370 = arith.muli %2344, %c3 : index
            %2371 = arith.addi %2342, %2370 : index
            %2372 = arith.divui %2336, %outTileRows : index
            %2373 = arith.divui %2343, %c3 : index
            %2374 = arith.muli %2372, %2373 : index
            %2375 = arith.divui %2371, %c3 : index
            %2376 = arith.addi %2374, %2375 : index
            %2377 = arith.muli %2376, %c11 : index
            %2378 = arith.remui %2371, %c3 : index
            %2379 = arith.divui %2378, %c19 : index
            %2380 = arith.addi %2377, %2379 : index
            %2381 = arith.muli %outTileRows, %c19 : index
            %2382 = arith.muli %2380, %2381 : index
            %2383 = arith.remui %2336, %outTileRows : index
            %2384 = arith.muli %2383, %c19 : index
            %2385 = arith.addi %2382, %2384 : index
            %2386 = arith.remui %2371, %c19 : index
            %2387 = arith.addi %2385, %2386 : index
            %2388 = arith.cmpi slt, %2332, %36 : index
            scf.if %2388 {
              vector.store %2369, %out[%2387] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %2389 = arith.addi %kvHeads, %13 : index
          %2390 = memref.load %scales[%2389] : memref<?xf32>
          %2391 = arith.addi %2120, %c34 : index
          %2392 = arith.addi %2391, %c10 : index
          %2393 = memref.load %8[%2392] : memref<?xf32>
          %2394 = arith.addi %2391, %c6 : index
          %2395 = memref.load %8[%2394] : memref<?xf32>
          %2396 = arith.divf %2390, %2395 : f32
          %2397 = vector.broadcast %2396 : f32 to vector<8xf32>
          %2398 = arith.addi %15, %2119 : index
          %2399 = arith.addi %2398, %1 : index
          %2400 = arith.addi %2399, %c10 : index
          %2401 = arith.subi %36, %c4 : index
          %2402 = arith.minsi %2400, %2401 : index
          %2403 = arith.divui %2402, %groupSize : index
          %2404 = arith.addi %24, %2403 : index
          %2405 = arith.muli %13, %groupSize : index
          %2406 = arith.remui %2402, %groupSize : index
          %2407 = arith.addi %2405, %2406 : index
          %2408 = arith.muli %2407, %c18 : index
          %2409 = arith.muli %2, %c19 : index
          %2410 = arith.addi %2408, %2409 : index
          %2411 = arith.muli %heads, %c18 : index
          scf.for %2412 = %c10 to %c84 step %c4 {
            %2413 = arith.muli %2120, %c13 : index
            %2414 = arith.addi %17, %2413 : index
            %2415 = arith.addi %2414, %c10 : index
            %2416 = arith.muli %2412, %c34 : index
            %2417 = arith.addi %2415, %2416 : index
            %2418 = vector.load %partial[%2417] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2419 = arith.addi %2417, %c33 : index
            %2420 = vector.load %partial[%2419] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2421 = vector.shuffle %2418, %2420 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2422 = arith.mulf %2421, %2397 : vector<8xf32>
            %2423 = arith.addf %2422, %c54 : vector<8xf32>
            %2424 = arith.minimumf %2423, %c86 : vector<8xf32>
            %2425 = arith.maximumf %2424, %c87 : vector<8xf32>
            %2426 = arith.truncf %2425 : vector<8xf32> to vector<8xf16>
            %2427 = vector.bitcast %2426 : vector<8xf16> to vector<4xi32>
            %2428 = vector.shuffle %2427, %2427 [0, 1] : vector<4xi32>, vector<4xi32>
            %2429 = vector.shuffle %2427, %2427 [2, 3] : vector<4xi32>, vector<4xi32>
            %2430 = arith.select %3, %2429, %2428 : vector<2xi32>
            %2431 = arith.select %3, %2428, %2429 : vector<2xi32>
            %2432 = wave.swap_halves %2431 : vector<2xi32>
            %2433 = arith.select %3, %2432, %2430 : vector<2xi32>
            %2434 = arith.select %3, %2430, %2432 : vector<2xi32>
            %2435 = vector.bitcast %2433 : vector<2xi32> to vector<4xf16>
            %2436 = vector.bitcast %2434 : vector<2xi32> to vector<4xf16>
            %2437 = vector.shuffle %2435, %2436 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2438 = arith.muli %2412, %c3 : index
            %2439 = arith.addi %2410, %2438 : index
            %2440 = arith.divui %2404, %outTileRows : index
            %2441 = arith.divui %2411, %c3 : index
            %2442 = arith.muli %2440, %2441 : index
            %2443 = arith.divui %2439, %c3 : index
            %2444 = arith.addi %2442, %2443 : index
            %2445 = arith.muli %2444, %c11 : index
            %2446 = arith.remui %2439, %c3 : index
            %2447 = arith.divui %2446, %c19 : index
            %2448 = arith.addi %2445, %2447 : index
            %2449 = arith.muli %outTileRows, %c19 : index
            %2450 = arith.muli %2448, %2449 : index
            %2451 = arith.remui %2404, %outTileRows : index
            %2452 = arith.muli %2451, %c19 : index
            %2453 = arith.addi %2450, %2452 : index
            %2454 = arith.remui %2439, %c19 : index
            %2455 = arith.addi %2453, %2454 : index
            %2456 = arith.cmpi slt, %2400, %36 : index
            scf.if %2456 {
              vector.store %2437, %out[%2455] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %2457 = arith.addi %2120, %c58 : index
          %2458 = arith.addi %2457, %c10 : index
          %2459 = memref.load %8[%2458] : memref<?xf32>
          %2460 = arith.addi %2457, %c6 : index
          %2461 = memref.load %8[%2460] : memref<?xf32>
          %2462 = arith.divf %2390, %2461 : f32
          %2463 = vector.broadcast %2462 : f32 to vector<8xf32>
          %2464 = arith.addi %15, %2119 : index
          %2465 = arith.addi %2464, %1 : index
          %2466 = arith.addi %2465, %c3 : index
          %2467 = arith.subi %36, %c4 : index
          %2468 = arith.minsi %2466, %2467 : index
          %2469 = arith.divui %2468, %groupSize : index
          %2470 = arith.addi %24, %2469 : index
          %2471 = arith.muli %13, %groupSize : index
          %2472 = arith.remui %2468, %groupSize : index
          %2473 = arith.addi %2471, %2472 : index
          %2474 = arith.muli %2473, %c18 : index
          %2475 = arith.muli %2, %c19 : index
          %2476 = arith.addi %2474, %2475 : index
          %2477 = arith.muli %heads, %c18 : index
          scf.for %2478 = %c10 to %c84 step %c4 {
            %2479 = arith.muli %2120, %c13 : index
            %2480 = arith.addi %17, %2479 : index
            %2481 = arith.addi %2480, %c40 : index
            %2482 = arith.muli %2478, %c34 : index
            %2483 = arith.addi %2481, %2482 : index
            %2484 = vector.load %partial[%2483] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2485 = arith.addi %2483, %c33 : index
            %2486 = vector.load %partial[%2485] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2487 = vector.shuffle %2484, %2486 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2488 = arith.mulf %2487, %2463 : vector<8xf32>
            %2489 = arith.addf %2488, %c54 : vector<8xf32>
            %2490 = arith.minimumf %2489, %c86 : vector<8xf32>
            %2491 = arith.maximumf %2490, %c87 : vector<8xf32>
            %2492 = arith.truncf %2491 : vector<8xf32> to vector<8xf16>
            %2493 = vector.bitcast %2492 : vector<8xf16> to vector<4xi32>
            %2494 = vector.shuffle %2493, %2493 [0, 1] : vector<4xi32>, vector<4xi32>
            %2495 = vector.shuffle %2493, %2493 [2, 3] : vector<4xi32>, vector<4xi32>
            %2496 = arith.select %3, %2495, %2494 : vector<2xi32>
            %2497 = arith.select %3, %2494, %2495 : vector<2xi32>
            %2498 = wave.swap_halves %2497 : vector<2xi32>
            %2499 = arith.select %3, %2498, %2496 : vector<2xi32>
            %2500 = arith.select %3, %2496, %2498 : vector<2xi32>
            %2501 = vector.bitcast %2499 : vector<2xi32> to vector<4xf16>
            %2502 = vector.bitcast %2500 : vector<2xi32> to vector<4xf16>
            %2503 = vector.shuffle %2501, %2502 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2504 = arith.muli %2478, %c3 : index
            %2505 = arith.addi %2476, %2504 : index
            %2506 = arith.divui %2470, %outTileRows : index
            %2507 = arith.divui %2477, %c3 : index
            %2508 = arith.muli %2506, %2507 : index
            %2509 = arith.divui %2505, %c3 : index
            %2510 = arith.addi %2508, %2509 : index
            %2511 = arith.muli %2510, %c11 : index
            %2512 = arith.remui %2505, %c3 : index
            %2513 = arith.divui %2512, %c19 : index
            %2514 = arith.addi %2511, %2513 : index
            %2515 = arith.muli %outTileRows, %c19 : index
            %2516 = arith.muli %2514, %2515 : index
            %2517 = arith.remui %2470, %outTileRows : index
            %2518 = arith.muli %2517, %c19 : index
            %2519 = arith.addi %2516, %2518 : index
            %2520 = arith.remui %2505, %c19 : index
            %2521 = arith.addi %2519, %2520 : index
            %2522 = arith.cmpi slt, %2466, %36 : index
            scf.if %2522 {
              vector.store %2503, %out[%2521] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}
