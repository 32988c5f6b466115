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
  %c64 = arith.constant dense<-1> : vector<4xi32>
  %c65 = arith.constant 255 : i32
  %c66 = arith.constant 2 : i32
  %c67 = arith.constant 16711680 : i32
  %c68 = arith.constant 3 : i32
  %c69 = arith.constant 4 : i32
  %c70 = arith.constant 65280 : i32
  %c71 = arith.constant 5 : i32
  %c72 = arith.constant 6 : i32
  %c73 = arith.constant -16777216 : i32
  %c74 = arith.constant 7 : i32
  %c75 = arith.constant 8 : i32
  %c76 = arith.constant 9 : i32
  %c77 = arith.constant 10 : i32
  %c78 = arith.constant 11 : i32
  %c79 = arith.constant 12 : i32
  %c80 = arith.constant 13 : i32
  %c81 = arith.constant 15 : i32
  %c82 = arith.constant 576 : index
  %c83 = arith.constant 640 : index
  %c84 = arith.constant 704 : index
  %c85 = arith.constant 6 : index
  %outTileRows = wave.param "outTileRows" : index
  %c87 = arith.constant dense<0x477FE000> : vector<8xf32>
  %c88 = arith.constant dense<0xC77FE000> : vector<8xf32>
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
                %792 = arith.select %791, %c65, %c48 : i32
                %793 = arith.ori %c48, %792 : i32
                %794 = arith.cmpi sgt, %790, %c39 : i32
                %795 = arith.select %794, %c65, %c48 : i32
                %796 = arith.ori %c48, %795 : i32
                %797 = arith.cmpi sgt, %790, %c66 : i32
                %798 = arith.select %797, %c67, %c48 : i32
                %799 = arith.ori %793, %798 : i32
                %800 = arith.cmpi sgt, %790, %c68 : i32
                %801 = arith.select %800, %c67, %c48 : i32
                %802 = arith.ori %796, %801 : i32
                %803 = arith.cmpi sgt, %790, %c69 : i32
                %804 = arith.select %803, %c70, %c48 : i32
                %805 = arith.ori %799, %804 : i32
                %806 = arith.cmpi sgt, %790, %c71 : i32
                %807 = arith.select %806, %c70, %c48 : i32
                %808 = arith.ori %802, %807 : i32
                %809 = arith.cmpi sgt, %790, %c72 : i32
                %810 = arith.select %809, %c73, %c48 : i32
                %811 = arith.ori %805, %810 : i32
                %812 = arith.cmpi sgt, %790, %c74 : i32
                %813 = arith.select %812, %c73, %c48 : i32
                %814 = arith.ori %808, %813 : i32
                %815 = arith.cmpi sgt, %790, %c75 : i32
                %816 = arith.select %815, %c65, %c48 : i32
                %817 = arith.ori %c48, %816 : i32
                %818 = arith.cmpi sgt, %790, %c76 : i32
                %819 = arith.select %818, %c65, %c48 : i32
                %820 = arith.ori %c48, %819 : i32
                %821 = arith.cmpi sgt, %790, %c77 : i32
                %822 = arith.select %821, %c67, %c48 : i32
                %823 = arith.ori %817, %822 : i32
                %824 = arith.cmpi sgt, %790, %c78 : i32
                %825 = arith.select %824, %c67, %c48 : i32
                %826 = arith.ori %820, %825 : i32
                %827 = arith.cmpi sgt, %790, %c79 : i32
                %828 = arith.select %827, %c70, %c48 : i32
                %829 = arith.ori %823, %828 : i32
                %830 = arith.cmpi sgt, %790, %c80 : i32
                %831 = arith.select %830, %c70, %c48 : i32
                %832 = arith.ori %826, %831 : i32
                %833 = arith.cmpi sgt, %790, %c32 : i32
                %834 = arith.select %833, %c73, %c48 : i32
                %835 = arith.ori %829, %834 : i32
                %836 = arith.cmpi sgt, %790, %c81 : i32
                %837 = arith.select %836, %c73, %c48 : i32
                %838 = arith.ori %832, %837 : i32
                %839 = vector.from_elements %811, %835, %814, %838 : vector<4xi32>
                %840 = arith.subi %323, %379 : i32
                %841 = arith.subi %840, %c47 : i32
                %842 = arith.minsi %841, %c47 : i32
                %843 = arith.maxsi %842, %c48 : i32
                %844 = arith.cmpi sgt, %843, %c48 : i32
                %845 = arith.select %844, %c65, %c48 : i32
                %846 = arith.ori %c48, %845 : i32
                %847 = arith.cmpi sgt, %843, %c39 : i32
                %848 = arith.select %847, %c65, %c48 : i32
                %849 = arith.ori %c48, %848 : i32
                %850 = arith.cmpi sgt, %843, %c66 : i32
                %851 = arith.select %850, %c67, %c48 : i32
                %852 = arith.ori %846, %851 : i32
                %853 = arith.cmpi sgt, %843, %c68 : i32
                %854 = arith.select %853, %c67, %c48 : i32
                %855 = arith.ori %849, %854 : i32
                %856 = arith.cmpi sgt, %843, %c69 : i32
                %857 = arith.select %856, %c70, %c48 : i32
                %858 = arith.ori %852, %857 : i32
                %859 = arith.cmpi sgt, %843, %c71 : i32
                %860 = arith.select %859, %c70, %c48 : i32
                %861 = arith.ori %855, %860 : i32
                %862 = arith.cmpi sgt, %843, %c72 : i32
                %863 = arith.select %862, %c73, %c48 : i32
                %864 = arith.ori %858, %863 : i32
                %865 = arith.cmpi sgt, %843, %c74 : i32
                %866 = arith.select %865, %c73, %c48 : i32
                %867 = arith.ori %861, %866 : i32
                %868 = arith.cmpi sgt, %843, %c75 : i32
                %869 = arith.select %868, %c65, %c48 : i32
                %870 = arith.ori %c48, %869 : i32
                %871 = arith.cmpi sgt, %843, %c76 : i32
                %872 = arith.select %871, %c65, %c48 : i32
                %873 = arith.ori %c48, %872 : i32
                %874 = arith.cmpi sgt, %843, %c77 : i32
                %875 = arith.select %874, %c67, %c48 : i32
                %876 = arith.ori %870, %875 : i32
                %877 = arith.cmpi sgt, %843, %c78 : i32
                %878 = arith.select %877, %c67, %c48 : i32
                %879 = arith.ori %873, %878 : i32
                %880 = arith.cmpi sgt, %843, %c79 : i32
                %881 = arith.select %880, %c70, %c48 : i32
                %882 = arith.ori %876, %881 : i32
                %883 = arith.cmpi sgt, %843, %c80 : i32
                %884 = arith.select %883, %c70, %c48 : i32
                %885 = arith.ori %879, %884 : i32
                %886 = arith.cmpi sgt, %843, %c32 : i32
                %887 = arith.select %886, %c73, %c48 : i32
                %888 = arith.ori %882, %887 : i32
                %889 = arith.cmpi sgt, %843, %c81 : i32
                %890 = arith.select %889, %c73, %c48 : i32
                %891 = arith.ori %885, %890 : i32
                %892 = vector.from_elements %864, %888, %867, %891 : vector<4xi32>
                scf.yield %839, %892 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %c64, %c64 : vector<4xi32>, vector<4xi32>
              }
              %893 = wave.opaque %380 : i32
              %894 = arith.cmpi sgt, %893, %299 : i32
              %895:2 = scf.if %894 -> (vector<4xi32>, vector<4xi32>) {
                %896 = arith.andi %516, %786#0 : vector<4xi32>
                %897 = arith.andi %519, %786#1 : vector<4xi32>
                scf.yield %896, %897 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %516, %519 : vector<4xi32>, vector<4xi32>
              }
              %898 = vector.bitcast %895#0 : vector<4xi32> to vector<16xi8>
              %899 = wave.fp8_decode "e5m2" packed %898 : vector<16xi8> -> vector<16xf16>
              %900 = wave.mma %899, %652, %628#2 : vector<16xf16>, vector<8xf32>
              %901 = wave.mma %899, %758, %734#2 : vector<16xf16>, vector<8xf32>
              %902 = vector.bitcast %895#1 : vector<4xi32> to vector<16xi8>
              %903 = wave.fp8_decode "e5m2" packed %902 : vector<16xi8> -> vector<16xf16>
              %904 = wave.mma %903, %659, %900 : vector<16xf16>, vector<8xf32>
              %905 = wave.mma %903, %765, %901 : vector<16xf16>, vector<8xf32>
              %906 = wave.opaque %904 : vector<8xf32>
              %907 = wave.opaque %905 : vector<8xf32>
              %908 = arith.addi %389, %35 : index
              %909 = arith.addi %908, %c82 : index
              %910 = vector.load %kv[%909] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %911 = arith.addi %397, %35 : index
              %912 = arith.addi %911, %c82 : index
              %913 = vector.load %kv[%912] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %914 = wave.opaque %380 : i32
              %915 = arith.cmpi sgt, %914, %299 : i32
              %916:2 = scf.if %915 -> (vector<4xi32>, vector<4xi32>) {
                %917 = arith.andi %540, %786#0 : vector<4xi32>
                %918 = arith.andi %543, %786#1 : vector<4xi32>
                scf.yield %917, %918 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %540, %543 : vector<4xi32>, vector<4xi32>
              }
              %919 = vector.bitcast %916#0 : vector<4xi32> to vector<16xi8>
              %920 = wave.fp8_decode "e5m2" packed %919 : vector<16xi8> -> vector<16xf16>
              %921 = wave.mma %920, %652, %628#3 : vector<16xf16>, vector<8xf32>
              %922 = wave.mma %920, %758, %734#3 : vector<16xf16>, vector<8xf32>
              %923 = vector.bitcast %916#1 : vector<4xi32> to vector<16xi8>
              %924 = wave.fp8_decode "e5m2" packed %923 : vector<16xi8> -> vector<16xf16>
              %925 = wave.mma %924, %659, %921 : vector<16xf16>, vector<8xf32>
              %926 = wave.mma %924, %765, %922 : vector<16xf16>, vector<8xf32>
              %927 = wave.opaque %925 : vector<8xf32>
              %928 = wave.opaque %926 : vector<8xf32>
              %929 = arith.addi %389, %35 : index
              %930 = arith.addi %929, %c83 : index
              %931 = vector.load %kv[%930] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %932 = arith.addi %397, %35 : index
              %933 = arith.addi %932, %c83 : index
              %934 = vector.load %kv[%933] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %935 = wave.opaque %380 : i32
              %936 = arith.cmpi sgt, %935, %299 : i32
              %937:2 = scf.if %936 -> (vector<4xi32>, vector<4xi32>) {
                %938 = arith.andi %564, %786#0 : vector<4xi32>
                %939 = arith.andi %567, %786#1 : vector<4xi32>
                scf.yield %938, %939 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %564, %567 : vector<4xi32>, vector<4xi32>
              }
              %940 = vector.bitcast %937#0 : vector<4xi32> to vector<16xi8>
              %941 = wave.fp8_decode "e5m2" packed %940 : vector<16xi8> -> vector<16xf16>
              %942 = wave.mma %941, %652, %628#4 : vector<16xf16>, vector<8xf32>
              %943 = wave.mma %941, %758, %734#4 : vector<16xf16>, vector<8xf32>
              %944 = vector.bitcast %937#1 : vector<4xi32> to vector<16xi8>
              %945 = wave.fp8_decode "e5m2" packed %944 : vector<16xi8> -> vector<16xf16>
              %946 = wave.mma %945, %659, %942 : vector<16xf16>, vector<8xf32>
              %947 = wave.mma %945, %765, %943 : vector<16xf16>, vector<8xf32>
              %948 = wave.opaque %946 : vector<8xf32>
              %949 = wave.opaque %947 : vector<8xf32>
              %950 = arith.addi %389, %35 : index
              %951 = arith.addi %950, %c84 : index
              %952 = vector.load %kv[%951] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %953 = arith.addi %397, %35 : index
              %954 = arith.addi %953, %c84 : index
              %955 = vector.load %kv[%954] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %956 = wave.opaque %380 : i32
              %957 = arith.cmpi sgt, %956, %299 : i32
              %958:2 = scf.if %957 -> (vector<4xi32>, vector<4xi32>) {
                %959 = arith.andi %910, %786#0 : vector<4xi32>
                %960 = arith.andi %913, %786#1 : vector<4xi32>
                scf.yield %959, %960 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %910, %913 : vector<4xi32>, vector<4xi32>
              }
              %961 = vector.bitcast %958#0 : vector<4xi32> to vector<16xi8>
              %962 = wave.fp8_decode "e5m2" packed %961 : vector<16xi8> -> vector<16xf16>
              %963 = wave.mma %962, %652, %628#5 : vector<16xf16>, vector<8xf32>
              %964 = wave.mma %962, %758, %734#5 : vector<16xf16>, vector<8xf32>
              %965 = vector.bitcast %958#1 : vector<4xi32> to vector<16xi8>
              %966 = wave.fp8_decode "e5m2" packed %965 : vector<16xi8> -> vector<16xf16>
              %967 = wave.mma %966, %659, %963 : vector<16xf16>, vector<8xf32>
              %968 = wave.mma %966, %765, %964 : vector<16xf16>, vector<8xf32>
              %969 = wave.opaque %967 : vector<8xf32>
              %970 = wave.opaque %968 : vector<8xf32>
              wave.pin
              %971 = wave.opaque %380 : i32
              %972 = arith.cmpi sgt, %971, %299 : i32
              %973:2 = scf.if %972 -> (vector<4xi32>, vector<4xi32>) {
                %974 = arith.andi %931, %786#0 : vector<4xi32>
                %975 = arith.andi %934, %786#1 : vector<4xi32>
                scf.yield %974, %975 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %931, %934 : vector<4xi32>, vector<4xi32>
              }
              %976 = vector.bitcast %973#0 : vector<4xi32> to vector<16xi8>
              %977 = wave.fp8_decode "e5m2" packed %976 : vector<16xi8> -> vector<16xf16>
              %978 = wave.mma %977, %652, %628#6 : vector<16xf16>, vector<8xf32>
              %979 = wave.mma %977, %758, %734#6 : vector<16xf16>, vector<8xf32>
              %980 = vector.bitcast %973#1 : vector<4xi32> to vector<16xi8>
              %981 = wave.fp8_decode "e5m2" packed %980 : vector<16xi8> -> vector<16xf16>
              %982 = wave.mma %981, %659, %978 : vector<16xf16>, vector<8xf32>
              %983 = wave.mma %981, %765, %979 : vector<16xf16>, vector<8xf32>
              %984 = wave.opaque %982 : vector<8xf32>
              %985 = wave.opaque %983 : vector<8xf32>
              wave.pin
              %986 = wave.opaque %380 : i32
              %987 = arith.cmpi slt, %986, %323 : i32
              %988:2 = scf.if %987 -> (vector<4xi32>, vector<4xi32>) {
                %989 = arith.addi %406, %35 : index
                %990 = arith.addi %989, %c10 : index
                %991 = vector.load %kv[%990] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %992 = arith.addi %414, %35 : index
                %993 = arith.addi %992, %c10 : index
                %994 = vector.load %kv[%993] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %991, %994 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %973#0, %973#1 : vector<4xi32>, vector<4xi32>
              }
              wave.pin
              %995 = wave.opaque %380 : i32
              %996 = arith.cmpi sgt, %995, %299 : i32
              %997:2 = scf.if %996 -> (vector<4xi32>, vector<4xi32>) {
                %998 = arith.andi %952, %786#0 : vector<4xi32>
                %999 = arith.andi %955, %786#1 : vector<4xi32>
                scf.yield %998, %999 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %952, %955 : vector<4xi32>, vector<4xi32>
              }
              %1000 = vector.bitcast %997#0 : vector<4xi32> to vector<16xi8>
              %1001 = wave.fp8_decode "e5m2" packed %1000 : vector<16xi8> -> vector<16xf16>
              %1002 = wave.mma %1001, %652, %628#7 : vector<16xf16>, vector<8xf32>
              %1003 = wave.mma %1001, %758, %734#7 : vector<16xf16>, vector<8xf32>
              %1004 = vector.bitcast %997#1 : vector<4xi32> to vector<16xi8>
              %1005 = wave.fp8_decode "e5m2" packed %1004 : vector<16xi8> -> vector<16xf16>
              %1006 = wave.mma %1005, %659, %1002 : vector<16xf16>, vector<8xf32>
              %1007 = wave.mma %1005, %765, %1003 : vector<16xf16>, vector<8xf32>
              %1008 = wave.opaque %1006 : vector<8xf32>
              %1009 = wave.opaque %1007 : vector<8xf32>
              wave.pin
              %1010 = wave.opaque %380 : i32
              %1011 = arith.cmpi slt, %1010, %323 : i32
              %1012:2 = scf.if %1011 -> (vector<4xi32>, vector<4xi32>) {
                %1013 = arith.addi %406, %35 : index
                %1014 = arith.addi %1013, %c24 : index
                %1015 = vector.load %kv[%1014] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1016 = arith.addi %414, %35 : index
                %1017 = arith.addi %1016, %c24 : index
                %1018 = vector.load %kv[%1017] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %1015, %1018 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %997#0, %997#1 : vector<4xi32>, vector<4xi32>
              }
              scf.yield %988#0, %988#1, %1012#0, %1012#1, %628#0, %677, %906, %927, %948, %969, %984, %1008, %734#0, %783, %907, %928, %949, %970, %985, %1009 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %1019 = wave.opaque %c10 : index
            %1020 = arith.addi %0, %1019 : index
            %1021 = arith.cmpi eq, %321, %318 : i32
            %1022 = wave.swap_halves %377#5 : f32
            %1023 = arith.addf %377#5, %1022 : f32
            %1024 = arith.addi %1020, %c10 : index
            %1025:2 = scf.if %1021 -> (f32, f32) {
              scf.yield %c52, %c53 : f32, f32
            } else {
              %1026 = arith.addi %1020, %c10 : index
              %1027 = arith.addi %1026, %c10 : index
              %1028 = memref.load %8[%1027] : memref<?xf32>
              %1029 = arith.addi %1026, %c6 : index
              %1030 = memref.load %8[%1029] : memref<?xf32>
              scf.yield %1028, %1030 : f32, f32
            }
            %1031 = arith.maxnumf %1025#0, %377#4 fastmath<nnan> : f32
            %1032 = arith.subf %1025#0, %1031 : f32
            %1033 = wave.exp2 %1032 : f32
            %1034 = arith.subf %377#4, %1031 : f32
            %1035 = wave.exp2 %1034 : f32
            %1036 = arith.mulf %1025#1, %1033 : f32
            %1037 = math.fma %1023, %1035, %1036 : f32
            memref.store %1031, %8[%1024] : memref<?xf32>
            %1038 = arith.addi %1024, %c6 : index
            memref.store %1037, %8[%1038] : memref<?xf32>
            %1039 = vector.broadcast %1033 : f32 to vector<8xf32>
            %1040 = vector.broadcast %1035 : f32 to vector<8xf32>
            scf.if %1021 {
              %1041 = arith.muli %1020, %c13 : index
              %1042 = arith.addi %c10, %1041 : index
              %1043 = arith.addi %1042, %c10 : index
              %1044 = arith.addi %1043, %c10 : index
              %1045 = vector.shuffle %377#6, %377#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1045, %5[%1044] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1046 = vector.shuffle %377#6, %377#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1047 = arith.addi %1044, %c33 : index
              vector.store %1046, %5[%1047] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1048 = arith.muli %1020, %c13 : index
              %1049 = arith.addi %c10, %1048 : index
              %1050 = arith.addi %1049, %c10 : index
              %1051 = arith.addi %1050, %c34 : index
              %1052 = vector.shuffle %377#7, %377#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1052, %5[%1051] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1053 = vector.shuffle %377#7, %377#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1054 = arith.addi %1051, %c33 : index
              vector.store %1053, %5[%1054] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1055 = arith.muli %1020, %c13 : index
              %1056 = arith.addi %c10, %1055 : index
              %1057 = arith.addi %1056, %c10 : index
              %1058 = arith.addi %1057, %c35 : index
              %1059 = vector.shuffle %377#8, %377#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1059, %5[%1058] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1060 = vector.shuffle %377#8, %377#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1061 = arith.addi %1058, %c33 : index
              vector.store %1060, %5[%1061] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1062 = arith.muli %1020, %c13 : index
              %1063 = arith.addi %c10, %1062 : index
              %1064 = arith.addi %1063, %c10 : index
              %1065 = arith.addi %1064, %c17 : index
              %1066 = vector.shuffle %377#9, %377#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1066, %5[%1065] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1067 = vector.shuffle %377#9, %377#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1068 = arith.addi %1065, %c33 : index
              vector.store %1067, %5[%1068] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1069 = arith.muli %1020, %c13 : index
              %1070 = arith.addi %c10, %1069 : index
              %1071 = arith.addi %1070, %c10 : index
              %1072 = arith.addi %1071, %c36 : index
              %1073 = vector.shuffle %377#10, %377#10 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1073, %5[%1072] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1074 = vector.shuffle %377#10, %377#10 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1075 = arith.addi %1072, %c33 : index
              vector.store %1074, %5[%1075] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1076 = arith.muli %1020, %c13 : index
              %1077 = arith.addi %c10, %1076 : index
              %1078 = arith.addi %1077, %c10 : index
              %1079 = arith.addi %1078, %c37 : index
              %1080 = vector.shuffle %377#11, %377#11 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1080, %5[%1079] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1081 = vector.shuffle %377#11, %377#11 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1082 = arith.addi %1079, %c33 : index
              vector.store %1081, %5[%1082] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1083 = arith.muli %1020, %c13 : index
              %1084 = arith.addi %c10, %1083 : index
              %1085 = arith.addi %1084, %c10 : index
              %1086 = arith.addi %1085, %c10 : index
              %1087 = vector.load %5[%1086] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1088 = arith.addi %1086, %c33 : index
              %1089 = vector.load %5[%1088] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1090 = vector.shuffle %1087, %1089 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1091 = arith.mulf %1090, %1039 : vector<8xf32>
              %1092 = math.fma %377#6, %1040, %1091 : vector<8xf32>
              %1093 = arith.muli %1020, %c13 : index
              %1094 = arith.addi %c10, %1093 : index
              %1095 = arith.addi %1094, %c10 : index
              %1096 = arith.addi %1095, %c10 : index
              %1097 = vector.shuffle %1092, %1092 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1097, %5[%1096] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1098 = vector.shuffle %1092, %1092 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1099 = arith.addi %1096, %c33 : index
              vector.store %1098, %5[%1099] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1100 = arith.muli %1020, %c13 : index
              %1101 = arith.addi %c10, %1100 : index
              %1102 = arith.addi %1101, %c10 : index
              %1103 = arith.addi %1102, %c34 : index
              %1104 = vector.load %5[%1103] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1105 = arith.addi %1103, %c33 : index
              %1106 = vector.load %5[%1105] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1107 = vector.shuffle %1104, %1106 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1108 = arith.mulf %1107, %1039 : vector<8xf32>
              %1109 = math.fma %377#7, %1040, %1108 : vector<8xf32>
              %1110 = arith.muli %1020, %c13 : index
              %1111 = arith.addi %c10, %1110 : index
              %1112 = arith.addi %1111, %c10 : index
              %1113 = arith.addi %1112, %c34 : index
              %1114 = vector.shuffle %1109, %1109 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1114, %5[%1113] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1115 = vector.shuffle %1109, %1109 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1116 = arith.addi %1113, %c33 : index
              vector.store %1115, %5[%1116] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1117 = arith.muli %1020, %c13 : index
              %1118 = arith.addi %c10, %1117 : index
              %1119 = arith.addi %1118, %c10 : index
              %1120 = arith.addi %1119, %c35 : index
              %1121 = vector.load %5[%1120] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1122 = arith.addi %1120, %c33 : index
              %1123 = vector.load %5[%1122] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1124 = vector.shuffle %1121, %1123 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1125 = arith.mulf %1124, %1039 : vector<8xf32>
              %1126 = math.fma %377#8, %1040, %1125 : vector<8xf32>
              %1127 = arith.muli %1020, %c13 : index
              %1128 = arith.addi %c10, %1127 : index
              %1129 = arith.addi %1128, %c10 : index
              %1130 = arith.addi %1129, %c35 : index
              %1131 = vector.shuffle %1126, %1126 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1131, %5[%1130] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1132 = vector.shuffle %1126, %1126 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1133 = arith.addi %1130, %c33 : index
              vector.store %1132, %5[%1133] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1134 = arith.muli %1020, %c13 : index
              %1135 = arith.addi %c10, %1134 : index
              %1136 = arith.addi %1135, %c10 : index
              %1137 = arith.addi %1136, %c17 : index
              %1138 = vector.load %5[%1137] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1139 = arith.addi %1137, %c33 : index
              %1140 = vector.load %5[%1139] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1141 = vector.shuffle %1138, %1140 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1142 = arith.mulf %1141, %1039 : vector<8xf32>
              %1143 = math.fma %377#9, %1040, %1142 : vector<8xf32>
              %1144 = arith.muli %1020, %c13 : index
              %1145 = arith.addi %c10, %1144 : index
              %1146 = arith.addi %1145, %c10 : index
              %1147 = arith.addi %1146, %c17 : index
              %1148 = vector.shuffle %1143, %1143 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1148, %5[%1147] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1149 = vector.shuffle %1143, %1143 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1150 = arith.addi %1147, %c33 : index
              vector.store %1149, %5[%1150] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1151 = arith.muli %1020, %c13 : index
              %1152 = arith.addi %c10, %1151 : index
              %1153 = arith.addi %1152, %c10 : index
              %1154 = arith.addi %1153, %c36 : index
              %1155 = vector.load %5[%1154] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1156 = arith.addi %1154, %c33 : index
              %1157 = vector.load %5[%1156] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1158 = vector.shuffle %1155, %1157 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1159 = arith.mulf %1158, %1039 : vector<8xf32>
              %1160 = math.fma %377#10, %1040, %1159 : vector<8xf32>
              %1161 = arith.muli %1020, %c13 : index
              %1162 = arith.addi %c10, %1161 : index
              %1163 = arith.addi %1162, %c10 : index
              %1164 = arith.addi %1163, %c36 : index
              %1165 = vector.shuffle %1160, %1160 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1165, %5[%1164] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1166 = vector.shuffle %1160, %1160 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1167 = arith.addi %1164, %c33 : index
              vector.store %1166, %5[%1167] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1168 = arith.muli %1020, %c13 : index
              %1169 = arith.addi %c10, %1168 : index
              %1170 = arith.addi %1169, %c10 : index
              %1171 = arith.addi %1170, %c37 : index
              %1172 = vector.load %5[%1171] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1173 = arith.addi %1171, %c33 : index
              %1174 = vector.load %5[%1173] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1175 = vector.shuffle %1172, %1174 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1176 = arith.mulf %1175, %1039 : vector<8xf32>
              %1177 = math.fma %377#11, %1040, %1176 : vector<8xf32>
              %1178 = arith.muli %1020, %c13 : index
              %1179 = arith.addi %c10, %1178 : index
              %1180 = arith.addi %1179, %c10 : index
              %1181 = arith.addi %1180, %c37 : index
              %1182 = vector.shuffle %1177, %1177 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1182, %5[%1181] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1183 = vector.shuffle %1177, %1177 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1184 = arith.addi %1181, %c33 : index
              vector.store %1183, %5[%1184] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
            %1185 = wave.swap_halves %377#13 : f32
            %1186 = arith.addf %377#13, %1185 : f32
            %1187 = arith.addi %1020, %c24 : index
            %1188:2 = scf.if %1021 -> (f32, f32) {
              scf.yield %c52, %c53 : f32, f32
            } else {
              %1189 = arith.addi %1020, %c24 : index
              %1190 = arith.addi %1189, %c10 : index
              %1191 = memref.load %8[%1190] : memref<?xf32>
              %1192 = arith.addi %1189, %c6 : index
              %1193 = memref.load %8[%1192] : memref<?xf32>
              scf.yield %1191, %1193 : f32, f32
            }
            %1194 = arith.maxnumf %1188#0, %377#12 fastmath<nnan> : f32
            %1195 = arith.subf %1188#0, %1194 : f32
            %1196 = wave.exp2 %1195 : f32
            %1197 = arith.subf %377#12, %1194 : f32
            %1198 = wave.exp2 %1197 : f32
            %1199 = arith.mulf %1188#1, %1196 : f32
            %1200 = math.fma %1186, %1198, %1199 : f32
            memref.store %1194, %8[%1187] : memref<?xf32>
            %1201 = arith.addi %1187, %c6 : index
            memref.store %1200, %8[%1201] : memref<?xf32>
            %1202 = vector.broadcast %1196 : f32 to vector<8xf32>
            %1203 = vector.broadcast %1198 : f32 to vector<8xf32>
            scf.if %1021 {
              %1204 = arith.muli %1020, %c13 : index
              %1205 = arith.addi %c10, %1204 : index
              %1206 = arith.addi %1205, %c40 : index
              %1207 = arith.addi %1206, %c10 : index
              %1208 = vector.shuffle %377#14, %377#14 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1208, %5[%1207] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1209 = vector.shuffle %377#14, %377#14 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1210 = arith.addi %1207, %c33 : index
              vector.store %1209, %5[%1210] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1211 = arith.muli %1020, %c13 : index
              %1212 = arith.addi %c10, %1211 : index
              %1213 = arith.addi %1212, %c40 : index
              %1214 = arith.addi %1213, %c34 : index
              %1215 = vector.shuffle %377#15, %377#15 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1215, %5[%1214] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1216 = vector.shuffle %377#15, %377#15 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1217 = arith.addi %1214, %c33 : index
              vector.store %1216, %5[%1217] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1218 = arith.muli %1020, %c13 : index
              %1219 = arith.addi %c10, %1218 : index
              %1220 = arith.addi %1219, %c40 : index
              %1221 = arith.addi %1220, %c35 : index
              %1222 = vector.shuffle %377#16, %377#16 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1222, %5[%1221] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1223 = vector.shuffle %377#16, %377#16 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1224 = arith.addi %1221, %c33 : index
              vector.store %1223, %5[%1224] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1225 = arith.muli %1020, %c13 : index
              %1226 = arith.addi %c10, %1225 : index
              %1227 = arith.addi %1226, %c40 : index
              %1228 = arith.addi %1227, %c17 : index
              %1229 = vector.shuffle %377#17, %377#17 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1229, %5[%1228] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1230 = vector.shuffle %377#17, %377#17 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1231 = arith.addi %1228, %c33 : index
              vector.store %1230, %5[%1231] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1232 = arith.muli %1020, %c13 : index
              %1233 = arith.addi %c10, %1232 : index
              %1234 = arith.addi %1233, %c40 : index
              %1235 = arith.addi %1234, %c36 : index
              %1236 = vector.shuffle %377#18, %377#18 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1236, %5[%1235] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1237 = vector.shuffle %377#18, %377#18 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1238 = arith.addi %1235, %c33 : index
              vector.store %1237, %5[%1238] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1239 = arith.muli %1020, %c13 : index
              %1240 = arith.addi %c10, %1239 : index
              %1241 = arith.addi %1240, %c40 : index
              %1242 = arith.addi %1241, %c37 : index
              %1243 = vector.shuffle %377#19, %377#19 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1243, %5[%1242] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1244 = vector.shuffle %377#19, %377#19 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1245 = arith.addi %1242, %c33 : index
              vector.store %1244, %5[%1245] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1246 = arith.muli %1020, %c13 : index
              %1247 = arith.addi %c10, %1246 : index
              %1248 = arith.addi %1247, %c40 : index
              %1249 = arith.addi %1248, %c10 : index
              %1250 = vector.load %5[%1249] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1251 = arith.addi %1249, %c33 : index
              %1252 = vector.load %5[%1251] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1253 = vector.shuffle %1250, %1252 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1254 = arith.mulf %1253, %1202 : vector<8xf32>
              %1255 = math.fma %377#14, %1203, %1254 : vector<8xf32>
              %1256 = arith.muli %1020, %c13 : index
              %1257 = arith.addi %c10, %1256 : index
              %1258 = arith.addi %1257, %c40 : index
              %1259 = arith.addi %1258, %c10 : index
              %1260 = vector.shuffle %1255, %1255 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1260, %5[%1259] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1261 = vector.shuffle %1255, %1255 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1262 = arith.addi %1259, %c33 : index
              vector.store %1261, %5[%1262] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1263 = arith.muli %1020, %c13 : index
              %1264 = arith.addi %c10, %1263 : index
              %1265 = arith.addi %1264, %c40 : index
              %1266 = arith.addi %1265, %c34 : index
              %1267 = vector.load %5[%1266] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1268 = arith.addi %1266, %c33 : index
              %1269 = vector.load %5[%1268] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1270 = vector.shuffle %1267, %1269 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1271 = arith.mulf %1270, %1202 : vector<8xf32>
              %1272 = math.fma %377#15, %1203, %1271 : vector<8xf32>
              %1273 = arith.muli %1020, %c13 : index
              %1274 = arith.addi %c10, %1273 : index
              %1275 = arith.addi %1274, %c40 : index
              %1276 = arith.addi %1275, %c34 : index
              %1277 = vector.shuffle %1272, %1272 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1277, %5[%1276] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1278 = vector.shuffle %1272, %1272 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1279 = arith.addi %1276, %c33 : index
              vector.store %1278, %5[%1279] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1280 = arith.muli %1020, %c13 : index
              %1281 = arith.addi %c10, %1280 : index
              %1282 = arith.addi %1281, %c40 : index
              %1283 = arith.addi %1282, %c35 : index
              %1284 = vector.load %5[%1283] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1285 = arith.addi %1283, %c33 : index
              %1286 = vector.load %5[%1285] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1287 = vector.shuffle %1284, %1286 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1288 = arith.mulf %1287, %1202 : vector<8xf32>
              %1289 = math.fma %377#16, %1203, %1288 : vector<8xf32>
              %1290 = arith.muli %1020, %c13 : index
              %1291 = arith.addi %c10, %1290 : index
              %1292 = arith.addi %1291, %c40 : index
              %1293 = arith.addi %1292, %c35 : index
              %1294 = vector.shuffle %1289, %1289 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1294, %5[%1293] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1295 = vector.shuffle %1289, %1289 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1296 = arith.addi %1293, %c33 : index
              vector.store %1295, %5[%1296] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1297 = arith.muli %1020, %c13 : index
              %1298 = arith.addi %c10, %1297 : index
              %1299 = arith.addi %1298, %c40 : index
              %1300 = arith.addi %1299, %c17 : index
              %1301 = vector.load %5[%1300] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1302 = arith.addi %1300, %c33 : index
              %1303 = vector.load %5[%1302] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1304 = vector.shuffle %1301, %1303 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1305 = arith.mulf %1304, %1202 : vector<8xf32>
              %1306 = math.fma %377#17, %1203, %1305 : vector<8xf32>
              %1307 = arith.muli %1020, %c13 : index
              %1308 = arith.addi %c10, %1307 : index
              %1309 = arith.addi %1308, %c40 : index
              %1310 = arith.addi %1309, %c17 : index
              %1311 = vector.shuffle %1306, %1306 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1311, %5[%1310] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1312 = vector.shuffle %1306, %1306 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1313 = arith.addi %1310, %c33 : index
              vector.store %1312, %5[%1313] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1314 = arith.muli %1020, %c13 : index
              %1315 = arith.addi %c10, %1314 : index
              %1316 = arith.addi %1315, %c40 : index
              %1317 = arith.addi %1316, %c36 : index
              %1318 = vector.load %5[%1317] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1319 = arith.addi %1317, %c33 : index
              %1320 = vector.load %5[%1319] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1321 = vector.shuffle %1318, %1320 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1322 = arith.mulf %1321, %1202 : vector<8xf32>
              %1323 = math.fma %377#18, %1203, %1322 : vector<8xf32>
              %1324 = arith.muli %1020, %c13 : index
              %1325 = arith.addi %c10, %1324 : index
              %1326 = arith.addi %1325, %c40 : index
              %1327 = arith.addi %1326, %c36 : index
              %1328 = vector.shuffle %1323, %1323 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1328, %5[%1327] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1329 = vector.shuffle %1323, %1323 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1330 = arith.addi %1327, %c33 : index
              vector.store %1329, %5[%1330] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1331 = arith.muli %1020, %c13 : index
              %1332 = arith.addi %c10, %1331 : index
              %1333 = arith.addi %1332, %c40 : index
              %1334 = arith.addi %1333, %c37 : index
              %1335 = vector.load %5[%1334] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1336 = arith.addi %1334, %c33 : index
              %1337 = vector.load %5[%1336] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1338 = vector.shuffle %1335, %1337 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1339 = arith.mulf %1338, %1202 : vector<8xf32>
              %1340 = math.fma %377#19, %1203, %1339 : vector<8xf32>
              %1341 = arith.muli %1020, %c13 : index
              %1342 = arith.addi %c10, %1341 : index
              %1343 = arith.addi %1342, %c40 : index
              %1344 = arith.addi %1343, %c37 : index
              %1345 = vector.shuffle %1340, %1340 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1345, %5[%1344] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1346 = vector.shuffle %1340, %1340 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1347 = arith.addi %1344, %c33 : index
              vector.store %1346, %5[%1347] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1348 = arith.cmpi sgt, %310, %c50 : i32
          scf.if %1348 {
            %1349 = arith.cmpi eq, %318, %315 : i32
            %1350 = wave.opaque %c10 : index
            %1351 = arith.addi %0, %1350 : index
            %1352 = arith.addi %1351, %c10 : index
            %1353 = arith.addi %1352, %c10 : index
            %1354 = memref.load %8[%1353] : memref<?xf32>
            %1355 = arith.addi %1352, %c6 : index
            %1356 = memref.load %8[%1355] : memref<?xf32>
            %1357 = arith.addi %1351, %c33 : index
            %1358:2 = scf.if %1349 -> (f32, f32) {
              scf.yield %c52, %c53 : f32, f32
            } else {
              %1359 = arith.addi %1351, %c33 : index
              %1360 = arith.addi %1359, %c10 : index
              %1361 = memref.load %8[%1360] : memref<?xf32>
              %1362 = arith.addi %1359, %c6 : index
              %1363 = memref.load %8[%1362] : memref<?xf32>
              scf.yield %1361, %1363 : f32, f32
            }
            %1364 = arith.maxnumf %1358#0, %1354 fastmath<nnan> : f32
            %1365 = arith.subf %1358#0, %1364 : f32
            %1366 = wave.exp2 %1365 : f32
            %1367 = arith.subf %1354, %1364 : f32
            %1368 = wave.exp2 %1367 : f32
            %1369 = arith.mulf %1358#1, %1366 : f32
            %1370 = math.fma %1356, %1368, %1369 : f32
            memref.store %1364, %8[%1357] : memref<?xf32>
            %1371 = arith.addi %1357, %c6 : index
            memref.store %1370, %8[%1371] : memref<?xf32>
            %1372 = vector.broadcast %1366 : f32 to vector<8xf32>
            %1373 = vector.broadcast %1368 : f32 to vector<8xf32>
            scf.for %1374 = %c10 to %c85 step %c4 {
              %1375 = arith.muli %1351, %c13 : index
              %1376 = arith.addi %c10, %1375 : index
              %1377 = arith.addi %1376, %c10 : index
              %1378 = arith.muli %1374, %c34 : index
              %1379 = arith.addi %1377, %1378 : index
              %1380 = vector.load %5[%1379] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1381 = arith.addi %1379, %c33 : index
              %1382 = vector.load %5[%1381] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1383 = vector.shuffle %1380, %1382 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1349 {
                %1384 = arith.muli %1351, %c13 : index
                %1385 = arith.addi %16, %1384 : index
                %1386 = arith.addi %1385, %c10 : index
                %1387 = arith.muli %1374, %c34 : index
                %1388 = arith.addi %1386, %1387 : index
                %1389 = vector.shuffle %1383, %1383 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1389, %partial[%1388] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1390 = vector.shuffle %1383, %1383 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1391 = arith.addi %1388, %c33 : index
                vector.store %1390, %partial[%1391] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1392 = arith.muli %1351, %c13 : index
                %1393 = arith.addi %16, %1392 : index
                %1394 = arith.addi %1393, %c10 : index
                %1395 = arith.muli %1374, %c34 : index
                %1396 = arith.addi %1394, %1395 : index
                %1397 = vector.load %partial[%1396] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1398 = arith.addi %1396, %c33 : index
                %1399 = vector.load %partial[%1398] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1400 = vector.shuffle %1397, %1399 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1401 = arith.mulf %1400, %1372 : vector<8xf32>
                %1402 = math.fma %1383, %1373, %1401 : vector<8xf32>
                %1403 = arith.muli %1351, %c13 : index
                %1404 = arith.addi %16, %1403 : index
                %1405 = arith.addi %1404, %c10 : index
                %1406 = arith.muli %1374, %c34 : index
                %1407 = arith.addi %1405, %1406 : index
                %1408 = vector.shuffle %1402, %1402 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1408, %partial[%1407] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1409 = vector.shuffle %1402, %1402 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1410 = arith.addi %1407, %c33 : index
                vector.store %1409, %partial[%1410] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
            %1411 = arith.addi %1351, %c24 : index
            %1412 = arith.addi %1411, %c10 : index
            %1413 = memref.load %8[%1412] : memref<?xf32>
            %1414 = arith.addi %1411, %c6 : index
            %1415 = memref.load %8[%1414] : memref<?xf32>
            %1416 = arith.addi %1351, %c57 : index
            %1417:2 = scf.if %1349 -> (f32, f32) {
              scf.yield %c52, %c53 : f32, f32
            } else {
              %1418 = arith.addi %1351, %c57 : index
              %1419 = arith.addi %1418, %c10 : index
              %1420 = memref.load %8[%1419] : memref<?xf32>
              %1421 = arith.addi %1418, %c6 : index
              %1422 = memref.load %8[%1421] : memref<?xf32>
              scf.yield %1420, %1422 : f32, f32
            }
            %1423 = arith.maxnumf %1417#0, %1413 fastmath<nnan> : f32
            %1424 = arith.subf %1417#0, %1423 : f32
            %1425 = wave.exp2 %1424 : f32
            %1426 = arith.subf %1413, %1423 : f32
            %1427 = wave.exp2 %1426 : f32
            %1428 = arith.mulf %1417#1, %1425 : f32
            %1429 = math.fma %1415, %1427, %1428 : f32
            memref.store %1423, %8[%1416] : memref<?xf32>
            %1430 = arith.addi %1416, %c6 : index
            memref.store %1429, %8[%1430] : memref<?xf32>
            %1431 = vector.broadcast %1425 : f32 to vector<8xf32>
            %1432 = vector.broadcast %1427 : f32 to vector<8xf32>
            scf.for %1433 = %c10 to %c85 step %c4 {
              %1434 = arith.muli %1351, %c13 : index
              %1435 = arith.addi %c10, %1434 : index
              %1436 = arith.addi %1435, %c40 : index
              %1437 = arith.muli %1433, %c34 : index
              %1438 = arith.addi %1436, %1437 : index
              %1439 = vector.load %5[%1438] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1440 = arith.addi %1438, %c33 : index
              %1441 = vector.load %5[%1440] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1442 = vector.shuffle %1439, %1441 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1349 {
                %1443 = arith.muli %1351, %c13 : index
                %1444 = arith.addi %16, %1443 : index
                %1445 = arith.addi %1444, %c40 : index
                %1446 = arith.muli %1433, %c34 : index
                %1447 = arith.addi %1445, %1446 : index
                %1448 = vector.shuffle %1442, %1442 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1448, %partial[%1447] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1449 = vector.shuffle %1442, %1442 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1450 = arith.addi %1447, %c33 : index
                vector.store %1449, %partial[%1450] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1451 = arith.muli %1351, %c13 : index
                %1452 = arith.addi %16, %1451 : index
                %1453 = arith.addi %1452, %c40 : index
                %1454 = arith.muli %1433, %c34 : index
                %1455 = arith.addi %1453, %1454 : index
                %1456 = vector.load %partial[%1455] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1457 = arith.addi %1455, %c33 : index
                %1458 = vector.load %partial[%1457] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1459 = vector.shuffle %1456, %1458 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1460 = arith.mulf %1459, %1431 : vector<8xf32>
                %1461 = math.fma %1442, %1432, %1460 : vector<8xf32>
                %1462 = arith.muli %1351, %c13 : index
                %1463 = arith.addi %16, %1462 : index
                %1464 = arith.addi %1463, %c40 : index
                %1465 = arith.muli %1433, %c34 : index
                %1466 = arith.addi %1464, %1465 : index
                %1467 = vector.shuffle %1461, %1461 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1467, %partial[%1466] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1468 = vector.shuffle %1461, %1461 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1469 = arith.addi %1466, %c33 : index
                vector.store %1468, %partial[%1469] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %1470 = arith.cmpi sgt, %310, %c49 : i32
        scf.if %1470 {
          %1471 = arith.cmpi eq, %315, %c48 : i32
          %1472 = wave.opaque %c10 : index
          %1473 = arith.addi %0, %1472 : index
          %1474 = arith.addi %1473, %c33 : index
          %1475 = arith.addi %1474, %c10 : index
          %1476 = memref.load %8[%1475] : memref<?xf32>
          %1477 = arith.addi %1474, %c6 : index
          %1478 = memref.load %8[%1477] : memref<?xf32>
          %1479 = arith.addi %1473, %c34 : index
          %1480:2 = scf.if %1471 -> (f32, f32) {
            scf.yield %c52, %c53 : f32, f32
          } else {
            %1481 = arith.addi %1473, %c34 : index
            %1482 = arith.addi %1481, %c10 : index
            %1483 = memref.load %8[%1482] : memref<?xf32>
            %1484 = arith.addi %1481, %c6 : index
            %1485 = memref.load %8[%1484] : memref<?xf32>
            scf.yield %1483, %1485 : f32, f32
          }
          %1486 = arith.maxnumf %1480#0, %1476 fastmath<nnan> : f32
          %1487 = arith.subf %1480#0, %1486 : f32
          %1488 = wave.exp2 %1487 : f32
          %1489 = arith.subf %1476, %1486 : f32
          %1490 = wave.exp2 %1489 : f32
          %1491 = arith.mulf %1480#1, %1488 : f32
          %1492 = math.fma %1478, %1490, %1491 : f32
          memref.store %1486, %8[%1479] : memref<?xf32>
          %1493 = arith.addi %1479, %c6 : index
          memref.store %1492, %8[%1493] : memref<?xf32>
          %1494 = vector.broadcast %1488 : f32 to vector<8xf32>
          %1495 = vector.broadcast %1490 : f32 to vector<8xf32>
          scf.for %1496 = %c10 to %c85 step %c4 {
            %1497 = arith.muli %1473, %c13 : index
            %1498 = arith.addi %16, %1497 : index
            %1499 = arith.addi %1498, %c10 : index
            %1500 = arith.muli %1496, %c34 : index
            %1501 = arith.addi %1499, %1500 : index
            %1502 = vector.load %partial[%1501] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1503 = arith.addi %1501, %c33 : index
            %1504 = vector.load %partial[%1503] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1505 = vector.shuffle %1502, %1504 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1471 {
              %1506 = arith.muli %1473, %c13 : index
              %1507 = arith.addi %17, %1506 : index
              %1508 = arith.addi %1507, %c10 : index
              %1509 = arith.muli %1496, %c34 : index
              %1510 = arith.addi %1508, %1509 : index
              %1511 = vector.shuffle %1505, %1505 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1511, %partial[%1510] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1512 = vector.shuffle %1505, %1505 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1513 = arith.addi %1510, %c33 : index
              vector.store %1512, %partial[%1513] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1514 = arith.muli %1473, %c13 : index
              %1515 = arith.addi %17, %1514 : index
              %1516 = arith.addi %1515, %c10 : index
              %1517 = arith.muli %1496, %c34 : index
              %1518 = arith.addi %1516, %1517 : index
              %1519 = vector.load %partial[%1518] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1520 = arith.addi %1518, %c33 : index
              %1521 = vector.load %partial[%1520] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1522 = vector.shuffle %1519, %1521 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1523 = arith.mulf %1522, %1494 : vector<8xf32>
              %1524 = math.fma %1505, %1495, %1523 : vector<8xf32>
              %1525 = arith.muli %1473, %c13 : index
              %1526 = arith.addi %17, %1525 : index
              %1527 = arith.addi %1526, %c10 : index
              %1528 = arith.muli %1496, %c34 : index
              %1529 = arith.addi %1527, %1528 : index
              %1530 = vector.shuffle %1524, %1524 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1530, %partial[%1529] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1531 = vector.shuffle %1524, %1524 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1532 = arith.addi %1529, %c33 : index
              vector.store %1531, %partial[%1532] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1533 = arith.addi %1473, %c57 : index
          %1534 = arith.addi %1533, %c10 : index
          %1535 = memref.load %8[%1534] : memref<?xf32>
          %1536 = arith.addi %1533, %c6 : index
          %1537 = memref.load %8[%1536] : memref<?xf32>
          %1538 = arith.addi %1473, %c58 : index
          %1539:2 = scf.if %1471 -> (f32, f32) {
            scf.yield %c52, %c53 : f32, f32
          } else {
            %1540 = arith.addi %1473, %c58 : index
            %1541 = arith.addi %1540, %c10 : index
            %1542 = memref.load %8[%1541] : memref<?xf32>
            %1543 = arith.addi %1540, %c6 : index
            %1544 = memref.load %8[%1543] : memref<?xf32>
            scf.yield %1542, %1544 : f32, f32
          }
          %1545 = arith.maxnumf %1539#0, %1535 fastmath<nnan> : f32
          %1546 = arith.subf %1539#0, %1545 : f32
          %1547 = wave.exp2 %1546 : f32
          %1548 = arith.subf %1535, %1545 : f32
          %1549 = wave.exp2 %1548 : f32
          %1550 = arith.mulf %1539#1, %1547 : f32
          %1551 = math.fma %1537, %1549, %1550 : f32
          memref.store %1545, %8[%1538] : memref<?xf32>
          %1552 = arith.addi %1538, %c6 : index
          memref.store %1551, %8[%1552] : memref<?xf32>
          %1553 = vector.broadcast %1547 : f32 to vector<8xf32>
          %1554 = vector.broadcast %1549 : f32 to vector<8xf32>
          scf.for %1555 = %c10 to %c85 step %c4 {
            %1556 = arith.muli %1473, %c13 : index
            %1557 = arith.addi %16, %1556 : index
            %1558 = arith.addi %1557, %c40 : index
            %1559 = arith.muli %1555, %c34 : index
            %1560 = arith.addi %1558, %1559 : index
            %1561 = vector.load %partial[%1560] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1562 = arith.addi %1560, %c33 : index
            %1563 = vector.load %partial[%1562] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1564 = vector.shuffle %1561, %1563 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1471 {
              %1565 = arith.muli %1473, %c13 : index
              %1566 = arith.addi %17, %1565 : index
              %1567 = arith.addi %1566, %c40 : index
              %1568 = arith.muli %1555, %c34 : index
              %1569 = arith.addi %1567, %1568 : index
              %1570 = vector.shuffle %1564, %1564 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1570, %partial[%1569] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1571 = vector.shuffle %1564, %1564 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1572 = arith.addi %1569, %c33 : index
              vector.store %1571, %partial[%1572] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1573 = arith.muli %1473, %c13 : index
              %1574 = arith.addi %17, %1573 : index
              %1575 = arith.addi %1574, %c40 : index
              %1576 = arith.muli %1555, %c34 : index
              %1577 = arith.addi %1575, %1576 : index
              %1578 = vector.load %partial[%1577] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1579 = arith.addi %1577, %c33 : index
              %1580 = vector.load %partial[%1579] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1581 = vector.shuffle %1578, %1580 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1582 = arith.mulf %1581, %1553 : vector<8xf32>
              %1583 = math.fma %1564, %1554, %1582 : vector<8xf32>
              %1584 = arith.muli %1473, %c13 : index
              %1585 = arith.addi %17, %1584 : index
              %1586 = arith.addi %1585, %c40 : index
              %1587 = arith.muli %1555, %c34 : index
              %1588 = arith.addi %1586, %1587 : index
              %1589 = vector.shuffle %1583, %1583 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1589, %partial[%1588] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1590 = vector.shuffle %1583, %1583 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1591 = arith.addi %1588, %c33 : index
              vector.store %1590, %partial[%1591] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %1592 = wave.opaque %c10 : index
      %1593 = arith.addi %0, %1592 : index
      scf.if %313 {
        %1594 = arith.addi %kvHeads, %13 : index
        %1595 = memref.load %scales[%1594] : memref<?xf32>
        %1596 = arith.addi %1593, %c10 : index
        %1597 = arith.addi %1596, %c10 : index
        %1598 = memref.load %8[%1597] : memref<?xf32>
        %1599 = arith.addi %1596, %c6 : index
        %1600 = memref.load %8[%1599] : memref<?xf32>
        %1601 = arith.divf %1595, %1600 : f32
        %1602 = vector.broadcast %1601 : f32 to vector<8xf32>
        %1603 = arith.addi %15, %1592 : index
        %1604 = arith.addi %1603, %1 : index
        %1605 = arith.addi %1604, %c10 : index
        %1606 = arith.subi %36, %c4 : index
        %1607 = arith.minsi %1605, %1606 : index
        %1608 = arith.divui %1607, %groupSize : index
        %1609 = arith.addi %24, %1608 : index
        %1610 = arith.muli %13, %groupSize : index
        %1611 = arith.remui %1607, %groupSize : index
        %1612 = arith.addi %1610, %1611 : index
        %1613 = arith.muli %1612, %c18 : index
        %1614 = arith.muli %2, %c19 : index
        %1615 = arith.addi %1613, %1614 : index
        %1616 = arith.muli %heads, %c18 : index
        scf.for %1617 = %c10 to %c85 step %c4 {
          %1618 = arith.muli %1593, %c13 : index
          %1619 = arith.addi %c10, %1618 : index
          %1620 = arith.addi %1619, %c10 : index
          %1621 = arith.muli %1617, %c34 : index
          %1622 = arith.addi %1620, %1621 : index
          %1623 = vector.load %5[%1622] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1624 = arith.addi %1622, %c33 : index
          %1625 = vector.load %5[%1624] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1626 = vector.shuffle %1623, %1625 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1627 = arith.mulf %1626, %1602 : vector<8xf32>
          %1628 = arith.addf %1627, %c54 : vector<8xf32>
          %1629 = arith.minimumf %1628, %c87 : vector<8xf32>
          %1630 = arith.maximumf %1629, %c88 : vector<8xf32>
          %1631 = arith.truncf %1630 : vector<8xf32> to vector<8xf16>
          %1632 = vector.bitcast %1631 : vector<8xf16> to vector<4xi32>
          %1633 = vector.shuffle %1632, %1632 [0, 1] : vector<4xi32>, vector<4xi32>
          %1634 = vector.shuffle %1632, %1632 [2, 3] : vector<4xi32>, vector<4xi32>
          %1635 = arith.select %3, %1634, %1633 : vector<2xi32>
          %1636 = arith.select %3, %1633, %1634 : vector<2xi32>
          %1637 = wave.swap_halves %1636 : vector<2xi32>
          %1638 = arith.select %3, %1637, %1635 : vector<2xi32>
          %1639 = arith.select %3, %1635, %1637 : vector<2xi32>
          %1640 = vector.bitcast %1638 : vector<2xi32> to vector<4xf16>
          %1641 = vector.bitcast %1639 : vector<2xi32> to vector<4xf16>
          %1642 = vector.shuffle %1640, %1641 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1643 = arith.muli %1617, %c3 : index
          %1644 = arith.addi %1615, %1643 : index
          %1645 = arith.divui %1609, %outTileRows : index
          %1646 = arith.divui %1616, %c3 : index
          %1647 = arith.muli %1645, %1646 : index
          %1648 = arith.divui %1644, %c3 : index
          %1649 = arith.addi %1647, %1648 : index
          %1650 = arith.muli %1649, %c11 : index
          %1651 = arith.remui %1644, %c3 : index
          %1652 = arith.divui %1651, %c19 : index
          %1653 = arith.addi %1650, %1652 : index
          %1654 = arith.muli %outTileRows, %c19 : index
          %1655 = arith.muli %1653, %1654 : index
          %1656 = arith.remui %1609, %outTileRows : index
          %1657 = arith.muli %1656, %c19 : index
          %1658 = arith.addi %1655, %1657 : index
          %1659 = arith.remui %1644, %c19 : index
          %1660 = arith.addi %1658, %1659 : index
          %1661 = arith.cmpi slt, %1605, %36 : index
          scf.if %1661 {
            vector.store %1642, %out[%1660] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
        %1662 = arith.addi %1593, %c24 : index
        %1663 = arith.addi %1662, %c10 : index
        %1664 = memref.load %8[%1663] : memref<?xf32>
        %1665 = arith.addi %1662, %c6 : index
        %1666 = memref.load %8[%1665] : memref<?xf32>
        %1667 = arith.divf %1595, %1666 : f32
        %1668 = vector.broadcast %1667 : f32 to vector<8xf32>
        %1669 = arith.addi %15, %1592 : index
        %1670 = arith.addi %1669, %1 : index
        %1671 = arith.addi %1670, %c3 : index
        %1672 = arith.subi %36, %c4 : index
        %1673 = arith.minsi %1671, %1672 : index
        %1674 = arith.divui %1673, %groupSize : index
        %1675 = arith.addi %24, %1674 : index
        %1676 = arith.muli %13, %groupSize : index
        %1677 = arith.remui %1673, %groupSize : index
        %1678 = arith.addi %1676, %1677 : index
        %1679 = arith.muli %1678, %c18 : index
        %1680 = arith.muli %2, %c19 : index
        %1681 = arith.addi %1679, %1680 : index
        %1682 = arith.muli %heads, %c18 : index
        scf.for %1683 = %c10 to %c85 step %c4 {
          %1684 = arith.muli %1593, %c13 : index
          %1685 = arith.addi %c10, %1684 : index
          %1686 = arith.addi %1685, %c40 : index
          %1687 = arith.muli %1683, %c34 : index
          %1688 = arith.addi %1686, %1687 : index
          %1689 = vector.load %5[%1688] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1690 = arith.addi %1688, %c33 : index
          %1691 = vector.load %5[%1690] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1692 = vector.shuffle %1689, %1691 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1693 = arith.mulf %1692, %1668 : vector<8xf32>
          %1694 = arith.addf %1693, %c54 : vector<8xf32>
          %1695 = arith.minimumf %1694, %c87 : vector<8xf32>
          %1696 = arith.maximumf %1695, %c88 : vector<8xf32>
          %1697 = arith.truncf %1696 : vector<8xf32> to vector<8xf16>
          %1698 = vector.bitcast %1697 : vector<8xf16> to vector<4xi32>
          %1699 = vector.shuffle %1698, %1698 [0, 1] : vector<4xi32>, vector<4xi32>
          %1700 = vector.shuffle %1698, %1698 [2, 3] : vector<4xi32>, vector<4xi32>
          %1701 = arith.select %3, %1700, %1699 : vector<2xi32>
          %1702 = arith.select %3, %1699, %1700 : vector<2xi32>
          %1703 = wave.swap_halves %1702 : vector<2xi32>
          %1704 = arith.select %3, %1703, %1701 : vector<2xi32>
          %1705 = arith.select %3, %1701, %1703 : vector<2xi32>
          %1706 = vector.bitcast %1704 : vector<2xi32> to vector<4xf16>
          %1707 = vector.bitcast %1705 : vector<2xi32> to vector<4xf16>
          %1708 = vector.shuffle %1706, %1707 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1709 = arith.muli %1683, %c3 : index
          %1710 = arith.addi %1681, %1709 : index
          %1711 = arith.divui %1675, %outTileRows : index
          %1712 = arith.divui %1682, %c3 : index
          %1713 = arith.muli %1711, %1712 : index
          %1714 = arith.divui %1710, %c3 : index
          %1715 = arith.addi %1713, %1714 : index
          %1716 = arith.muli %1715, %c11 : index
          %1717 = arith.remui %1710, %c3 : index
          %1718 = arith.divui %1717, %c19 : index
          %1719 = arith.addi %1716, %1718 : index
          %1720 = arith.muli %outTileRows, %c19 : index
          %1721 = arith.muli %1719, %1720 : index
          %1722 = arith.remui %1675, %outTileRows : index
          %1723 = arith.muli %1722, %c19 : index
          %1724 = arith.addi %1721, %1723 : index
          %1725 = arith.remui %1710, %c19 : index
          %1726 = arith.addi %1724, %1725 : index
          %1727 = arith.cmpi slt, %1671, %36 : index
          scf.if %1727 {
            vector.store %1708, %out[%1726] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %314 {
          %1728 = arith.addi %kvHeads, %13 : index
          %1729 = memref.load %scales[%1728] : memref<?xf32>
          %1730 = arith.addi %1593, %c33 : index
          %1731 = arith.addi %1730, %c10 : index
          %1732 = memref.load %8[%1731] : memref<?xf32>
          %1733 = arith.addi %1730, %c6 : index
          %1734 = memref.load %8[%1733] : memref<?xf32>
          %1735 = arith.divf %1729, %1734 : f32
          %1736 = vector.broadcast %1735 : f32 to vector<8xf32>
          %1737 = arith.addi %15, %1592 : index
          %1738 = arith.addi %1737, %1 : index
          %1739 = arith.addi %1738, %c10 : index
          %1740 = arith.subi %36, %c4 : index
          %1741 = arith.minsi %1739, %1740 : index
          %1742 = arith.divui %1741, %groupSize : index
          %1743 = arith.addi %24, %1742 : index
          %1744 = arith.muli %13, %groupSize : index
          %1745 = arith.remui %1741, %groupSize : index
          %1746 = arith.addi %1744, %1745 : index
          %1747 = arith.muli %1746, %c18 : index
          %1748 = arith.muli %2, %c19 : index
          %1749 = arith.addi %1747, %1748 : index
          %1750 = arith.muli %heads, %c18 : index
          scf.for %1751 = %c10 to %c85 step %c4 {
            %1752 = arith.muli %1593, %c13 : index
            %1753 = arith.addi %16, %1752 : index
            %1754 = arith.addi %1753, %c10 : index
            %1755 = arith.muli %1751, %c34 : index
            %1756 = arith.addi %1754, %1755 : index
            %1757 = vector.load %partial[%1756] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1758 = arith.addi %1756, %c33 : index
            %1759 = vector.load %partial[%1758] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1760 = vector.shuffle %1757, %1759 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1761 = arith.mulf %1760, %1736 : vector<8xf32>
            %1762 = arith.addf %1761, %c54 : vector<8xf32>
            %1763 = arith.minimumf %1762, %c87 : vector<8xf32>
            %1764 = arith.maximumf %1763, %c88 : vector<8xf32>
            %1765 = arith.truncf %1764 : vector<8xf32> to vector<8xf16>
            %1766 = vector.bitcast %1765 : vector<8xf16> to vector<4xi32>
            %1767 = vector.shuffle %1766, %1766 [0, 1] : vector<4xi32>, vector<4xi32>
            %1768 = vector.shuffle %1766, %1766 [2, 3] : vector<4xi32>, vector<4xi32>
            %1769 = arith.select %3, %1768, %1767 : vector<2xi32>
            %1770 = arith.select %3, %1767, %1768 : vector<2xi32>
            %1771 = wave.swap_halves %1770 : vector<2xi32>
            %1772 = arith.select %3, %1771, %1769 : vector<2xi32>
            %1773 = arith.select %3, %1769, %1771 : vector<2xi32>
            %1774 = vector.bitcast %1772 : vector<2xi32> to vector<4xf16>
            %1775 = vector.bitcast %1773 : vector<2xi32> to vector<4xf16>
            %1776 = vector.shuffle %1774, %1775 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1777 = arith.muli %1751, %c3 : index
            %1778 = arith.addi %1749, %1777 : index
            %1779 = arith.divui %1743, %outTileRows : index
            %1780 = arith.divui %1750, %c3 : index
            %1781 = arith.muli %1779, %1780 : index
            %1782 = arith.divui %1778, %c3 : index
            %1783 = arith.addi %1781, %1782 : index
            %1784 = arith.muli %1783, %c11 : index
            %1785 = arith.remui %1778, %c3 : index
            %1786 = arith.divui %1785, %c19 : index
            %1787 = arith.addi %1784, %1786 : index
            %1788 = arith.muli %outTileRows, %c19 : index
            %1789 = arith.muli %1787, %1788 : index
            %1790 = arith.remui %1743, %outTileRows : index
            %1791 = arith.muli %1790, %c19 : index
            %1792 = arith.addi %1789, %1791 : index
            %1793 = arith.remui %1778, %c19 : index
            %1794 = arith.addi %1792, %1793 : index
            %1795 = arith.cmpi slt, %1739, %36 : index
            scf.if %1795 {
              vector.store %1776, %out[%1794] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1796 = arith.addi %1593, %c57 : index
          %1797 = arith.addi %1796, %c10 : index
          %1798 = memref.load %8[%1797] : memref<?xf32>
          %1799 = arith.addi %1796, %c6 : index
          %1800 = memref.load %8[%1799] : memref<?xf32>
          %1801 = arith.divf %1729, %1800 : f32
          %1802 = vector.broadcast %1801 : f32 to vector<8xf32>
          %1803 = arith.addi %15, %1592 : index
          %1804 = arith.addi %1803, %1 : index
          %1805 = arith.addi %1804, %c3 : index
          %1806 = arith.subi %36, %c4 : index
          %1807 = arith.minsi %1805, %1806 : index
          %1808 = arith.divui %1807, %groupSize : index
          %1809 = arith.addi %24, %1808 : index
          %1810 = arith.muli %13, %groupSize : index
          %1811 = arith.remui %1807, %groupSize : index
          %1812 = arith.addi %1810, %1811 : index
          %1813 = arith.muli %1812, %c18 : index
          %1814 = arith.muli %2, %c19 : index
          %1815 = arith.addi %1813, %1814 : index
          %1816 = arith.muli %heads, %c18 : index
          scf.for %1817 = %c10 to %c85 step %c4 {
            %1818 = arith.muli %1593, %c13 : index
            %1819 = arith.addi %16, %1818 : index
            %1820 = arith.addi %1819, %c40 : index
            %1821 = arith.muli %1817, %c34 : index
            %1822 = arith.addi %1820, %1821 : index
            %1823 = vector.load %partial[%1822] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1824 = arith.addi %1822, %c33 : index
            %1825 = vector.load %partial[%1824] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1826 = vector.shuffle %1823, %1825 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1827 = arith.mulf %1826, %1802 : vector<8xf32>
            %1828 = arith.addf %1827, %c54 : vector<8xf32>
            %1829 = arith.minimumf %1828, %c87 : vector<8xf32>
            %1830 = arith.maximumf %1829, %c88 : vector<8xf32>
            %1831 = arith.truncf %1830 : vector<8xf32> to vector<8xf16>
            %1832 = vector.bitcast %1831 : vector<8xf16> to vector<4xi32>
            %1833 = vector.shuffle %1832, %1832 [0, 1] : vector<4xi32>, vector<4xi32>
            %1834 = vector.shuffle %1832, %1832 [2, 3] : vector<4xi32>, vector<4xi32>
            %1835 = arith.select %3, %1834, %1833 : vector<2xi32>
            %1836 = arith.select %3, %1833, %1834 : vector<2xi32>
            %1837 = wave.swap_halves %1836 : vector<2xi32>
            %1838 = arith.select %3, %1837, %1835 : vector<2xi32>
            %1839 = arith.select %3, %1835, %1837 : vector<2xi32>
            %1840 = vector.bitcast %1838 : vector<2xi32> to vector<4xf16>
            %1841 = vector.bitcast %1839 : vector<2xi32> to vector<4xf16>
            %1842 = vector.shuffle %1840, %1841 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1843 = arith.muli %1817, %c3 : index
            %1844 = arith.addi %1815, %1843 : index
            %1845 = arith.divui %1809, %outTileRows : index
            %1846 = arith.divui %1816, %c3 : index
            %1847 = arith.muli %1845, %1846 : index
            %1848 = arith.divui %1844, %c3 : index
            %1849 = arith.addi %1847, %1848 : index
            %1850 = arith.muli %1849, %c11 : index
            %1851 = arith.remui %1844, %c3 : index
            %1852 = arith.divui %1851, %c19 : index
            %1853 = arith.addi %1850, %1852 : index
            %1854 = arith.muli %outTileRows, %c19 : index
            %1855 = arith.muli %1853, %1854 : index
            %1856 = arith.remui %1809, %outTileRows : index
            %1857 = arith.muli %1856, %c19 : index
            %1858 = arith.addi %1855, %1857 : index
            %1859 = arith.remui %1844, %c19 : index
            %1860 = arith.addi %1858, %1859 : index
            %1861 = arith.cmpi slt, %1805, %36 : index
            scf.if %1861 {
              vector.store %1842, %out[%1860] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %1862 = arith.addi %kvHeads, %13 : index
          %1863 = memref.load %scales[%1862] : memref<?xf32>
          %1864 = arith.addi %1593, %c34 : index
          %1865 = arith.addi %1864, %c10 : index
          %1866 = memref.load %8[%1865] : memref<?xf32>
          %1867 = arith.addi %1864, %c6 : index
          %1868 = memref.load %8[%1867] : memref<?xf32>
          %1869 = arith.divf %1863, %1868 : f32
          %1870 = vector.broadcast %1869 : f32 to vector<8xf32>
          %1871 = arith.addi %15, %1592 : index
          %1872 = arith.addi %1871, %1 : index
          %1873 = arith.addi %1872, %c10 : index
          %1874 = arith.subi %36, %c4 : index
          %1875 = arith.minsi %1873, %1874 : index
          %1876 = arith.divui %1875, %groupSize : index
          %1877 = arith.addi %24, %1876 : index
          %1878 = arith.muli %13, %groupSize : index
          %1879 = arith.remui %1875, %groupSize : index
          %1880 = arith.addi %1878, %1879 : index
          %1881 = arith.muli %1880, %c18 : index
          %1882 = arith.muli %2, %c19 : index
          %1883 = arith.addi %1881, %1882 : index
          %1884 = arith.muli %heads, %c18 : index
          scf.for %1885 = %c10 to %c85 step %c4 {
            %1886 = arith.muli %1593, %c13 : index
            %1887 = arith.addi %17, %1886 : index
            %1888 = arith.addi %1887, %c10 : index
            %1889 = arith.muli %1885, %c34 : index
            %1890 = arith.addi %1888, %1889 : index
            %1891 = vector.load %partial[%1890] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1892 = arith.addi %1890, %c33 : index
            %1893 = vector.load %partial[%1892] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1894 = vector.shuffle %1891, %1893 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1895 = arith.mulf %1894, %1870 : vector<8xf32>
            %1896 = arith.addf %1895, %c54 : vector<8xf32>
            %1897 = arith.minimumf %1896, %c87 : vector<8xf32>
            %1898 = arith.maximumf %1897, %c88 : vector<8xf32>
            %1899 = arith.truncf %1898 : vector<8xf32> to vector<8xf16>
            %1900 = vector.bitcast %1899 : vector<8xf16> to vector<4xi32>
            %1901 = vector.shuffle %1900, %1900 [0, 1] : vector<4xi32>, vector<4xi32>
            %1902 = vector.shuffle %1900, %1900 [2, 3] : vector<4xi32>, vector<4xi32>
            %1903 = arith.select %3, %1902, %1901 : vector<2xi32>
            %1904 = arith.select %3, %1901, %1902 : vector<2xi32>
            %1905 = wave.swap_halves %1904 : vector<2xi32>
            %1906 = arith.select %3, %1905, %1903 : vector<2xi32>
            %1907 = arith.select %3, %1903, %1905 : vector<2xi32>
            %1908 = vector.bitcast %1906 : vector<2xi32> to vector<4xf16>
            %1909 = vector.bitcast %1907 : vector<2xi32> to vector<4xf16>
            %1910 = vector.shuffle %1908, %1909 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1911 = arith.muli %1885, %c3 : index
            %1912 = arith.addi %1883, %1911 : index
            %1913 = arith.divui %1877, %outTileRows : index
            %1914 = arith.divui %1884, %c3 : index
            %1915 = arith.muli %1913, %1914 : index
            %1916 = arith.divui %1912, %c3 : index
            %1917 = arith.addi %1915, %1916 : index
            %1918 = arith.muli %1917, %c11 : index
            %1919 = arith.remui %1912, %c3 : index
            %1920 = arith.divui %1919, %c19 : index
            %1921 = arith.addi %1918, %1920 : index
            %1922 = arith.muli %outTileRows, %c19 : index
            %1923 = arith.muli %1921, %1922 : index
            %1924 = arith.remui %1877, %outTileRows : index
            %1925 = arith.muli %1924, %c19 : index
            %1926 = arith.addi %1923, %1925 : index
            %1927 = arith.remui %1912, %c19 : index
            %1928 = arith.addi %1926, %1927 : index
            %1929 = arith.cmpi slt, %1873, %36 : index
            scf.if %1929 {
              vector.store %1910, %out[%1928] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1930 = arith.addi %1593, %c58 : index
          %1931 = arith.addi %1930, %c10 : index
          %1932 = memref.load %8[%1931] : memref<?xf32>
          %1933 = arith.addi %1930, %c6 : index
          %1934 = memref.load %8[%1933] : memref<?xf32>
          %1935 = arith.divf %1863, %1934 : f32
          %1936 = vector.broadcast %1935 : f32 to vector<8xf32>
          %1937 = arith.addi %15, %1592 : index
          %1938 = arith.addi %1937, %1 : index
          %1939 = arith.addi %1938, %c3 : index
          %1940 = arith.subi %36, %c4 : index
          %1941 = arith.minsi %1939, %1940 : index
          %1942 = arith.divui %1941, %groupSize : index
          %1943 = arith.addi %24, %1942 : index
          %1944 = arith.muli %13, %groupSize : index
          %1945 = arith.remui %1941, %groupSize : index
          %1946 = arith.addi %1944, %1945 : index
          %1947 = arith.muli %1946, %c18 : index
          %1948 = arith.muli %2, %c19 : index
          %1949 = arith.addi %1947, %1948 : index
          %1950 = arith.muli %heads, %c18 : index
          scf.for %1951 = %c10 to %c85 step %c4 {
            %1952 = arith.muli %1593, %c13 : index
            %1953 = arith.addi %17, %1952 : index
            %1954 = arith.addi %1953, %c40 : index
            %1955 = arith.muli %1951, %c34 : index
            %1956 = arith.addi %1954, %1955 : index
            %1957 = vector.load %partial[%1956] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1958 = arith.addi %1956, %c33 : index
            %1959 = vector.load %partial[%1958] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1960 = vector.shuffle %1957, %1959 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1961 = arith.mulf %1960, %1936 : vector<8xf32>
            %1962 = arith.addf %1961, %c54 : vector<8xf32>
            %1963 = arith.minimumf %1962, %c87 : vector<8xf32>
            %1964 = arith.maximumf %1963, %c88 : vector<8xf32>
            %1965 = arith.truncf %1964 : vector<8xf32> to vector<8xf16>
            %1966 = vector.bitcast %1965 : vector<8xf16> to vector<4xi32>
            %1967 = vector.shuffle %1966, %1966 [0, 1] : vector<4xi32>, vector<4xi32>
            %1968 = vector.shuffle %1966, %1966 [2, 3] : vector<4xi32>, vector<4xi32>
            %1969 = arith.select %3, %1968, %1967 : vector<2xi32>
            %1970 = arith.select %3, %1967, %1968 : vector<2xi32>
            %1971 = wave.swap_halves %1970 : vector<2xi32>
            %1972 = arith.select %3, %1971, %1969 : vector<2xi32>
            %1973 = arith.select %3, %1969, %1971 : vector<2xi32>
            %1974 = vector.bitcast %1972 : vector<2xi32> to vector<4xf16>
            %1975 = vector.bitcast %1973 : vector<2xi32> to vector<4xf16>
            %1976 = vector.shuffle %1974, %1975 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1977 = arith.muli %1951, %c3 : index
            %1978 = arith.addi %1949, %1977 : index
            %1979 = arith.divui %1943, %outTileRows : index
            %1980 = arith.divui %1950, %c3 : index
            %1981 = arith.muli %1979, %1980 : index
            %1982 = arith.divui %1978, %c3 : index
            %1983 = arith.addi %1981, %1982 : index
            %1984 = arith.muli %1983, %c11 : index
            %1985 = arith.remui %1978, %c3 : index
            %1986 = arith.divui %1985, %c19 : index
            %1987 = arith.addi %1984, %1986 : index
            %1988 = arith.muli %outTileRows, %c19 : index
            %1989 = arith.muli %1987, %1988 : index
            %1990 = arith.remui %1943, %outTileRows : index
            %1991 = arith.muli %1990, %c19 : index
            %1992 = arith.addi %1989, %1991 : index
            %1993 = arith.remui %1978, %c19 : index
            %1994 = arith.addi %1992, %1993 : index
            %1995 = arith.cmpi slt, %1939, %36 : index
            scf.if %1995 {
              vector.store %1976, %out[%1994] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}
