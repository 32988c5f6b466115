// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Prefill(codec='fp8_e4m3', dim=96)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_fp8_e4m3_d96__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) {
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
      %164 = arith.addi %38, %c3 : index
      %165 = arith.minsi %164, %40 : index
      %166 = arith.divui %165, %groupSize : index
      %167 = arith.addi %24, %166 : index
      %168 = arith.remui %165, %groupSize : index
      %169 = arith.addi %44, %168 : index
      %170 = arith.addi %1, %c3 : index
      %171 = arith.muli %167, %heads : index
      %172 = arith.addi %171, %169 : index
      %173 = arith.muli %172, %c18 : index
      %174 = arith.addi %173, %51 : index
      %175 = arith.addi %174, %c10 : index
      %176 = vector.load %q[%175] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %177 = arith.addi %174, %c13 : index
      %178 = vector.load %q[%177] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %179 = arith.addi %174, %c3 : index
      %180 = vector.load %q[%179] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %181 = arith.addi %174, %c20 : index
      %182 = vector.load %q[%181] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %183 = arith.addi %174, %c6 : index
      %184 = vector.load %q[%183] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %185 = arith.addi %174, %c21 : index
      %186 = vector.load %q[%185] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %187 = arith.addi %174, %c22 : index
      %188 = vector.load %q[%187] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %189 = arith.addi %174, %c23 : index
      %190 = vector.load %q[%189] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %191 = arith.addi %174, %c24 : index
      %192 = vector.load %q[%191] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %193 = arith.addi %174, %c25 : index
      %194 = vector.load %q[%193] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %195 = arith.addi %174, %c26 : index
      %196 = vector.load %q[%195] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %197 = arith.addi %174, %c27 : index
      %198 = vector.load %q[%197] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %199 = math.absf %176 : vector<4xf32>
      %200 = math.absf %178 : vector<4xf32>
      %201 = arith.maxnumf %199, %200 fastmath<nnan> : vector<4xf32>
      %202 = math.absf %180 : vector<4xf32>
      %203 = arith.maxnumf %201, %202 fastmath<nnan> : vector<4xf32>
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
      %222 = vector.extract %221[0] : f32 from vector<4xf32>
      %223 = vector.extract %221[1] : f32 from vector<4xf32>
      %224 = vector.extract %221[2] : f32 from vector<4xf32>
      %225 = vector.extract %221[3] : f32 from vector<4xf32>
      %226 = arith.maxnumf %222, %223 fastmath<nnan> : f32
      %227 = arith.maxnumf %226, %224 fastmath<nnan> : f32
      %228 = arith.maxnumf %227, %225 fastmath<nnan> : f32
      %229 = wave.swap_halves %228 : f32
      %230 = arith.maxnumf %228, %229 fastmath<nnan> : f32
      %231 = arith.bitcast %230 : f32 to i32
      %232 = arith.shrui %231, %c28 : i32
      %233 = arith.maxsi %232, %c29 : i32
      %234 = arith.minsi %233, %c30 : i32
      %235 = arith.subi %c31, %234 : i32
      %236 = arith.shli %235, %c28 : i32
      %237 = arith.bitcast %236 : i32 to f32
      %238 = arith.subi %234, %c32 : i32
      %239 = arith.shli %238, %c28 : i32
      %240 = arith.bitcast %239 : i32 to f32
      %241 = vector.broadcast %237 : f32 to vector<4xf32>
      %242 = arith.mulf %176, %241 : vector<4xf32>
      %243 = arith.truncf %242 : vector<4xf32> to vector<4xf16>
      %244 = arith.mulf %178, %241 : vector<4xf32>
      %245 = arith.truncf %244 : vector<4xf32> to vector<4xf16>
      %246 = vector.shuffle %243, %245 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %247 = arith.addi %122, %c40 : index
      vector.store %246, %4[%247] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %248 = arith.mulf %180, %241 : vector<4xf32>
      %249 = arith.truncf %248 : vector<4xf32> to vector<4xf16>
      %250 = arith.mulf %182, %241 : vector<4xf32>
      %251 = arith.truncf %250 : vector<4xf32> to vector<4xf16>
      %252 = vector.shuffle %249, %251 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %253 = arith.addi %122, %c41 : index
      vector.store %252, %4[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %254 = arith.mulf %184, %241 : vector<4xf32>
      %255 = arith.truncf %254 : vector<4xf32> to vector<4xf16>
      %256 = arith.mulf %186, %241 : vector<4xf32>
      %257 = arith.truncf %256 : vector<4xf32> to vector<4xf16>
      %258 = vector.shuffle %255, %257 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %259 = arith.addi %122, %c42 : index
      vector.store %258, %4[%259] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %260 = arith.mulf %188, %241 : vector<4xf32>
      %261 = arith.truncf %260 : vector<4xf32> to vector<4xf16>
      %262 = arith.mulf %190, %241 : vector<4xf32>
      %263 = arith.truncf %262 : vector<4xf32> to vector<4xf16>
      %264 = vector.shuffle %261, %263 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %265 = arith.addi %122, %c43 : index
      vector.store %264, %4[%265] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %266 = arith.mulf %192, %241 : vector<4xf32>
      %267 = arith.truncf %266 : vector<4xf32> to vector<4xf16>
      %268 = arith.mulf %194, %241 : vector<4xf32>
      %269 = arith.truncf %268 : vector<4xf32> to vector<4xf16>
      %270 = vector.shuffle %267, %269 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %271 = arith.addi %122, %c44 : index
      vector.store %270, %4[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %272 = arith.mulf %196, %241 : vector<4xf32>
      %273 = arith.truncf %272 : vector<4xf32> to vector<4xf16>
      %274 = arith.mulf %198, %241 : vector<4xf32>
      %275 = arith.truncf %274 : vector<4xf32> to vector<4xf16>
      %276 = vector.shuffle %273, %275 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %277 = arith.addi %122, %c45 : index
      vector.store %276, %4[%277] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %278 = memref.load %scales[%13] : memref<?xf32>
      %279 = arith.mulf %278, %240 : f32
      memref.store %279, %6[%170] : memref<?xf32>
      %280 = arith.addi %positionsAt, %167 : index
      %281 = memref.load %step[%280] : memref<?xi32>
      %282 = arith.addi %281, %c39 : i32
      memref.store %282, %7[%170] : memref<?xi32>
      wave.barrier
      %283 = arith.minsi %15, %40 : index
      %284 = arith.divui %283, %groupSize : index
      %285 = arith.addi %24, %284 : index
      %286 = arith.remui %283, %groupSize : index
      %287 = arith.addi %44, %286 : index
      %288 = arith.addi %positionsAt, %285 : index
      %289 = memref.load %step[%288] : memref<?xi32>
      %290 = arith.addi %289, %c39 : i32
      %291 = arith.addi %15, %c46 : index
      %292 = arith.minsi %291, %40 : index
      %293 = arith.divui %292, %groupSize : index
      %294 = arith.addi %24, %293 : index
      %295 = arith.remui %292, %groupSize : index
      %296 = arith.addi %44, %295 : index
      %297 = arith.addi %positionsAt, %294 : index
      %298 = memref.load %step[%297] : memref<?xi32>
      %299 = arith.addi %298, %c39 : i32
      %300 = arith.subi %299, %c39 : i32
      %301 = arith.divui %300, %c47 : i32
      %302 = arith.cmpi sle, %299, %c50 : i32
      %303 = arith.cmpi sle, %299, %c49 : i32
      scf.for %304 = %c48 to %299 step %c49 : i32 {
        %305 = arith.addi %304, %c49 : i32
        %306 = arith.minsi %305, %299 : i32
        scf.for %307 = %304 to %306 step %c50 : i32 {
          %308 = arith.addi %307, %c50 : i32
          %309 = arith.minsi %308, %299 : i32
          scf.for %310 = %307 to %309 step %c51 : i32 {
            %311 = arith.addi %310, %c51 : i32
            %312 = arith.minsi %311, %309 : i32
            %313 = arith.subi %312, %310 : i32
            %314 = arith.addi %313, %c55 : i32
            %315 = arith.divui %314, %c56 : i32
            %316 = arith.divui %310, %c47 : i32
            %317 = arith.addi %316, %c48 : i32
            %318 = arith.minsi %317, %301 : i32
            %319 = arith.index_castui %318 : i32 to index
            %320 = arith.addi %32, %319 : index
            %321 = memref.load %step[%320] : memref<?xi32>
            %322 = arith.index_cast %321 : i32 to index
            %323 = arith.muli %322, %33 : index
            %324 = arith.addi %323, %34 : index
            %325 = arith.addi %316, %c39 : i32
            %326 = arith.minsi %325, %301 : i32
            %327 = arith.index_castui %326 : i32 to index
            %328 = arith.addi %32, %327 : index
            %329 = memref.load %step[%328] : memref<?xi32>
            %330 = arith.index_cast %329 : i32 to index
            %331 = arith.muli %330, %33 : index
            %332 = arith.addi %331, %34 : index
            %333 = arith.addi %324, %35 : index
            %334 = arith.addi %333, %c10 : index
            %335 = vector.load %kv[%334] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %336 = arith.addi %332, %35 : index
            %337 = arith.addi %336, %c10 : index
            %338 = vector.load %kv[%337] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %339 = arith.addi %333, %c24 : index
            %340 = vector.load %kv[%339] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %341 = arith.addi %336, %c24 : index
            %342 = vector.load %kv[%341] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %364:20 = scf.for %343 = %c48 to %315 step %c39 iter_args(%344 = %335, %345 = %338, %346 = %340, %347 = %342, %348 = %c52, %349 = %c53, %350 = %c54, %351 = %c54, %352 = %c54, %353 = %c54, %354 = %c54, %355 = %c54, %356 = %c52, %357 = %c53, %358 = %c54, %359 = %c54, %360 = %c54, %361 = %c54, %362 = %c54, %363 = %c54) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
              %365 = arith.muli %343, %c56 : i32
              %366 = arith.addi %310, %365 : i32
              %367 = arith.addi %366, %c56 : i32
              %368 = arith.divui %366, %c47 : i32
              %369 = arith.addi %368, %c48 : i32
              %370 = arith.minsi %369, %301 : i32
              %371 = arith.index_castui %370 : i32 to index
              %372 = arith.addi %32, %371 : index
              %373 = memref.load %step[%372] : memref<?xi32>
              %374 = arith.index_cast %373 : i32 to index
              %375 = arith.muli %374, %33 : index
              %376 = arith.addi %375, %34 : index
              %377 = arith.addi %368, %c39 : i32
              %378 = arith.minsi %377, %301 : i32
              %379 = arith.index_castui %378 : i32 to index
              %380 = arith.addi %32, %379 : index
              %381 = memref.load %step[%380] : memref<?xi32>
              %382 = arith.index_cast %381 : i32 to index
              %383 = arith.muli %382, %33 : index
              %384 = arith.addi %383, %34 : index
              %385 = arith.divui %367, %c47 : i32
              %386 = arith.addi %385, %c48 : i32
              %387 = arith.minsi %386, %301 : i32
              %388 = arith.index_castui %387 : i32 to index
              %389 = arith.addi %32, %388 : index
              %390 = memref.load %step[%389] : memref<?xi32>
              %391 = arith.index_cast %390 : i32 to index
              %392 = arith.muli %391, %33 : index
              %393 = arith.addi %392, %34 : index
              %394 = arith.addi %385, %c39 : i32
              %395 = arith.minsi %394, %301 : i32
              %396 = arith.index_castui %395 : i32 to index
              %397 = arith.addi %32, %396 : index
              %398 = memref.load %step[%397] : memref<?xi32>
              %399 = arith.index_cast %398 : i32 to index
              %400 = arith.muli %399, %33 : index
              %401 = arith.addi %400, %34 : index
              %402 = wave.opaque %c10 : index
              %403 = arith.addi %402, %120 : index
              %404 = arith.addi %376, %35 : index
              %405 = arith.addi %404, %c33 : index
              %406 = vector.load %kv[%405] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %407 = arith.addi %384, %35 : index
              %408 = arith.addi %407, %c33 : index
              %409 = vector.load %kv[%408] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %410 = vector.bitcast %344 : vector<4xi32> to vector<16xi8>
              %411 = wave.fp8_decode "e4m3" packed %410 : vector<16xi8> -> vector<16xf16>
              %412 = vector.bitcast %345 : vector<4xi32> to vector<16xi8>
              %413 = wave.fp8_decode "e4m3" packed %412 : vector<16xi8> -> vector<16xf16>
              %414 = arith.addi %403, %c10 : index
              %415 = vector.load %4[%414] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %416 = arith.addi %414, %c33 : index
              %417 = vector.load %4[%416] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %418 = vector.shuffle %415, %417 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %419 = wave.mma %411, %418, %c54 : vector<16xf16>, vector<8xf32>
              %420 = wave.mma %413, %418, %c54 : vector<16xf16>, vector<8xf32>
              wave.pin
              %421 = arith.addi %403, %c40 : index
              %422 = vector.load %4[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %423 = arith.addi %421, %c33 : index
              %424 = vector.load %4[%423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %425 = vector.shuffle %422, %424 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %426 = wave.mma %411, %425, %c54 : vector<16xf16>, vector<8xf32>
              %427 = wave.mma %413, %425, %c54 : vector<16xf16>, vector<8xf32>
              %428 = arith.addi %404, %c57 : index
              %429 = vector.load %kv[%428] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %430 = arith.addi %407, %c57 : index
              %431 = vector.load %kv[%430] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %432 = vector.bitcast %346 : vector<4xi32> to vector<16xi8>
              %433 = wave.fp8_decode "e4m3" packed %432 : vector<16xi8> -> vector<16xf16>
              %434 = vector.bitcast %347 : vector<4xi32> to vector<16xi8>
              %435 = wave.fp8_decode "e4m3" packed %434 : vector<16xi8> -> vector<16xf16>
              %436 = arith.addi %403, %c34 : index
              %437 = vector.load %4[%436] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %438 = arith.addi %436, %c33 : index
              %439 = vector.load %4[%438] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %440 = vector.shuffle %437, %439 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %441 = wave.mma %433, %440, %419 : vector<16xf16>, vector<8xf32>
              %442 = wave.mma %435, %440, %420 : vector<16xf16>, vector<8xf32>
              wave.pin
              %443 = arith.addi %403, %c41 : index
              %444 = vector.load %4[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %445 = arith.addi %443, %c33 : index
              %446 = vector.load %4[%445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %447 = vector.shuffle %444, %446 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %448 = wave.mma %433, %447, %426 : vector<16xf16>, vector<8xf32>
              %449 = wave.mma %435, %447, %427 : vector<16xf16>, vector<8xf32>
              %450 = arith.addi %404, %c34 : index
              %451 = vector.load %kv[%450] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %452 = arith.addi %407, %c34 : index
              %453 = vector.load %kv[%452] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %454 = vector.bitcast %406 : vector<4xi32> to vector<16xi8>
              %455 = wave.fp8_decode "e4m3" packed %454 : vector<16xi8> -> vector<16xf16>
              %456 = vector.bitcast %409 : vector<4xi32> to vector<16xi8>
              %457 = wave.fp8_decode "e4m3" packed %456 : vector<16xi8> -> vector<16xf16>
              %458 = arith.addi %403, %c35 : index
              %459 = vector.load %4[%458] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %460 = arith.addi %458, %c33 : index
              %461 = vector.load %4[%460] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %462 = vector.shuffle %459, %461 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %463 = wave.mma %455, %462, %441 : vector<16xf16>, vector<8xf32>
              %464 = wave.mma %457, %462, %442 : vector<16xf16>, vector<8xf32>
              wave.pin
              %465 = arith.addi %403, %c42 : index
              %466 = vector.load %4[%465] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %467 = arith.addi %465, %c33 : index
              %468 = vector.load %4[%467] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %469 = vector.shuffle %466, %468 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %470 = wave.mma %455, %469, %448 : vector<16xf16>, vector<8xf32>
              %471 = wave.mma %457, %469, %449 : vector<16xf16>, vector<8xf32>
              %472 = arith.addi %404, %c58 : index
              %473 = vector.load %kv[%472] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %474 = arith.addi %407, %c58 : index
              %475 = vector.load %kv[%474] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %476 = vector.bitcast %429 : vector<4xi32> to vector<16xi8>
              %477 = wave.fp8_decode "e4m3" packed %476 : vector<16xi8> -> vector<16xf16>
              %478 = vector.bitcast %431 : vector<4xi32> to vector<16xi8>
              %479 = wave.fp8_decode "e4m3" packed %478 : vector<16xi8> -> vector<16xf16>
              %480 = arith.addi %403, %c17 : index
              %481 = vector.load %4[%480] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %482 = arith.addi %480, %c33 : index
              %483 = vector.load %4[%482] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %484 = vector.shuffle %481, %483 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %485 = wave.mma %477, %484, %463 : vector<16xf16>, vector<8xf32>
              %486 = wave.mma %479, %484, %464 : vector<16xf16>, vector<8xf32>
              wave.pin
              %487 = arith.addi %403, %c43 : index
              %488 = vector.load %4[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %489 = arith.addi %487, %c33 : index
              %490 = vector.load %4[%489] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %491 = vector.shuffle %488, %490 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %492 = wave.mma %477, %491, %470 : vector<16xf16>, vector<8xf32>
              %493 = wave.mma %479, %491, %471 : vector<16xf16>, vector<8xf32>
              %494 = arith.addi %404, %c7 : index
              %495 = vector.load %kv[%494] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %496 = arith.addi %407, %c7 : index
              %497 = vector.load %kv[%496] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %498 = vector.bitcast %451 : vector<4xi32> to vector<16xi8>
              %499 = wave.fp8_decode "e4m3" packed %498 : vector<16xi8> -> vector<16xf16>
              %500 = vector.bitcast %453 : vector<4xi32> to vector<16xi8>
              %501 = wave.fp8_decode "e4m3" packed %500 : vector<16xi8> -> vector<16xf16>
              %502 = arith.addi %403, %c36 : index
              %503 = vector.load %4[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %504 = arith.addi %502, %c33 : index
              %505 = vector.load %4[%504] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %506 = vector.shuffle %503, %505 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %507 = wave.mma %499, %506, %485 : vector<16xf16>, vector<8xf32>
              %508 = wave.mma %501, %506, %486 : vector<16xf16>, vector<8xf32>
              wave.pin
              %509 = arith.addi %403, %c44 : index
              %510 = vector.load %4[%509] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %511 = arith.addi %509, %c33 : index
              %512 = vector.load %4[%511] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %513 = vector.shuffle %510, %512 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %514 = wave.mma %499, %513, %492 : vector<16xf16>, vector<8xf32>
              %515 = wave.mma %501, %513, %493 : vector<16xf16>, vector<8xf32>
              %516 = arith.addi %404, %c59 : index
              %517 = vector.load %kv[%516] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %518 = arith.addi %407, %c59 : index
              %519 = vector.load %kv[%518] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %520 = vector.bitcast %473 : vector<4xi32> to vector<16xi8>
              %521 = wave.fp8_decode "e4m3" packed %520 : vector<16xi8> -> vector<16xf16>
              %522 = vector.bitcast %475 : vector<4xi32> to vector<16xi8>
              %523 = wave.fp8_decode "e4m3" packed %522 : vector<16xi8> -> vector<16xf16>
              %524 = arith.addi %403, %c37 : index
              %525 = vector.load %4[%524] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %526 = arith.addi %524, %c33 : index
              %527 = vector.load %4[%526] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %528 = vector.shuffle %525, %527 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %529 = wave.mma %521, %528, %507 : vector<16xf16>, vector<8xf32>
              %530 = wave.mma %523, %528, %508 : vector<16xf16>, vector<8xf32>
              wave.pin
              %531 = arith.addi %403, %c45 : index
              %532 = vector.load %4[%531] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %533 = arith.addi %531, %c33 : index
              %534 = vector.load %4[%533] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %535 = vector.shuffle %532, %534 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %536 = wave.mma %521, %535, %514 : vector<16xf16>, vector<8xf32>
              %537 = wave.mma %523, %535, %515 : vector<16xf16>, vector<8xf32>
              %538 = arith.addi %404, %c35 : index
              %539 = vector.load %kv[%538] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %540 = arith.addi %407, %c35 : index
              %541 = vector.load %kv[%540] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %542 = wave.opaque %529 : vector<8xf32>
              %543 = wave.opaque %530 : vector<8xf32>
              %544 = wave.opaque %536 : vector<8xf32>
              %545 = wave.opaque %537 : vector<8xf32>
              %546 = wave.opaque %367 : i32
              %547 = arith.cmpi sgt, %546, %290 : i32
              %548:2 = scf.if %547 -> (vector<8xf32>, vector<8xf32>) {
                %549 = wave.opaque %c10 : index
                %550 = arith.addi %1, %549 : index
                %551 = memref.load %7[%550] : memref<?xi32>
                %552 = arith.index_cast %2 : index to i32
                %553 = arith.addi %366, %552 : i32
                %554 = arith.subi %551, %553 : i32
                %555 = arith.subi %554, %c48 : i32
                %556 = vector.broadcast %555 : i32 to vector<8xi32>
                %557 = arith.cmpi sgt, %556, %c61 : vector<8xi32>
                %558 = arith.select %557, %542, %c60 : vector<8xi1>, vector<8xf32>
                %559 = arith.subi %554, %c47 : i32
                %560 = vector.broadcast %559 : i32 to vector<8xi32>
                %561 = arith.cmpi sgt, %560, %c61 : vector<8xi32>
                %562 = arith.select %561, %543, %c60 : vector<8xi1>, vector<8xf32>
                scf.yield %558, %562 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %542, %543 : vector<8xf32>, vector<8xf32>
              }
              %563 = wave.opaque %c10 : index
              %564 = arith.addi %1, %563 : index
              %565 = memref.load %6[%564] : memref<?xf32>
              %566 = vector.extract %548#0[0] : f32 from vector<8xf32>
              %567 = vector.extract %548#0[1] : f32 from vector<8xf32>
              %568 = vector.extract %548#0[2] : f32 from vector<8xf32>
              %569 = vector.extract %548#0[3] : f32 from vector<8xf32>
              %570 = vector.extract %548#0[4] : f32 from vector<8xf32>
              %571 = vector.extract %548#0[5] : f32 from vector<8xf32>
              %572 = vector.extract %548#0[6] : f32 from vector<8xf32>
              %573 = vector.extract %548#0[7] : f32 from vector<8xf32>
              %574 = vector.extract %548#1[0] : f32 from vector<8xf32>
              %575 = vector.extract %548#1[1] : f32 from vector<8xf32>
              %576 = vector.extract %548#1[2] : f32 from vector<8xf32>
              %577 = vector.extract %548#1[3] : f32 from vector<8xf32>
              %578 = vector.extract %548#1[4] : f32 from vector<8xf32>
              %579 = vector.extract %548#1[5] : f32 from vector<8xf32>
              %580 = vector.extract %548#1[6] : f32 from vector<8xf32>
              %581 = vector.extract %548#1[7] : f32 from vector<8xf32>
              %582 = arith.maxnumf %566, %567 fastmath<nnan> : f32
              %583 = arith.maxnumf %582, %568 fastmath<nnan> : f32
              %584 = arith.maxnumf %583, %569 fastmath<nnan> : f32
              %585 = arith.maxnumf %584, %570 fastmath<nnan> : f32
              %586 = arith.maxnumf %585, %571 fastmath<nnan> : f32
              %587 = arith.maxnumf %586, %572 fastmath<nnan> : f32
              %588 = arith.maxnumf %587, %573 fastmath<nnan> : f32
              %589 = arith.maxnumf %588, %574 fastmath<nnan> : f32
              %590 = arith.maxnumf %589, %575 fastmath<nnan> : f32
              %591 = arith.maxnumf %590, %576 fastmath<nnan> : f32
              %592 = arith.maxnumf %591, %577 fastmath<nnan> : f32
              %593 = arith.maxnumf %592, %578 fastmath<nnan> : f32
              %594 = arith.maxnumf %593, %579 fastmath<nnan> : f32
              %595 = arith.maxnumf %594, %580 fastmath<nnan> : f32
              %596 = arith.maxnumf %595, %581 fastmath<nnan> : f32
              %597 = wave.swap_halves %596 : f32
              %598 = arith.maxnumf %596, %597 fastmath<nnan> : f32
              %599 = arith.mulf %598, %565 : f32
              %600 = arith.addf %348, %c62 : f32
              %601 = arith.cmpf ogt, %599, %600 : f32
              %602:8 = scf.if %601 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %603 = arith.subf %348, %599 : f32
                %604 = wave.exp2 %603 : f32
                %605 = vector.broadcast %604 : f32 to vector<8xf32>
                %606 = arith.mulf %349, %604 : f32
                %607 = arith.mulf %350, %605 : vector<8xf32>
                %608 = arith.mulf %351, %605 : vector<8xf32>
                %609 = arith.mulf %352, %605 : vector<8xf32>
                %610 = arith.mulf %353, %605 : vector<8xf32>
                %611 = arith.mulf %354, %605 : vector<8xf32>
                %612 = arith.mulf %355, %605 : vector<8xf32>
                scf.yield %599, %606, %607, %608, %609, %610, %611, %612 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %348, %349, %350, %351, %352, %353, %354, %355 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %613 = vector.broadcast %565 : f32 to vector<8xf32>
              %614 = arith.subf %c63, %602#0 : f32
              %615 = vector.broadcast %614 : f32 to vector<8xf32>
              %616 = math.fma %548#0, %613, %615 : vector<8xf32>
              %617 = wave.exp2 %616 : vector<8xf32>
              %618 = math.fma %548#1, %613, %615 : vector<8xf32>
              %619 = wave.exp2 %618 : vector<8xf32>
              %620 = arith.truncf %617 : vector<8xf32> to vector<8xf16>
              %621 = vector.bitcast %620 : vector<8xf16> to vector<4xi32>
              %622 = wave.swap_halves %621 : vector<4xi32>
              %623 = arith.select %3, %622, %621 : vector<4xi32>
              %624 = arith.select %3, %621, %622 : vector<4xi32>
              %625 = vector.shuffle %623, %624 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %626 = vector.bitcast %625 : vector<8xi32> to vector<16xf16>
              %627 = arith.truncf %619 : vector<8xf32> to vector<8xf16>
              %628 = vector.bitcast %627 : vector<8xf16> to vector<4xi32>
              %629 = wave.swap_halves %628 : vector<4xi32>
              %630 = arith.select %3, %629, %628 : vector<4xi32>
              %631 = arith.select %3, %628, %629 : vector<4xi32>
              %632 = vector.shuffle %630, %631 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %633 = vector.bitcast %632 : vector<8xi32> to vector<16xf16>
              %634 = arith.addf %617, %619 : vector<8xf32>
              %635 = vector.extract %634[0] : f32 from vector<8xf32>
              %636 = vector.extract %634[1] : f32 from vector<8xf32>
              %637 = vector.extract %634[2] : f32 from vector<8xf32>
              %638 = vector.extract %634[3] : f32 from vector<8xf32>
              %639 = vector.extract %634[4] : f32 from vector<8xf32>
              %640 = vector.extract %634[5] : f32 from vector<8xf32>
              %641 = vector.extract %634[6] : f32 from vector<8xf32>
              %642 = vector.extract %634[7] : f32 from vector<8xf32>
              %643 = arith.addf %635, %639 : f32
              %644 = arith.addf %636, %640 : f32
              %645 = arith.addf %637, %641 : f32
              %646 = arith.addf %638, %642 : f32
              %647 = arith.addf %643, %645 : f32
              %648 = arith.addf %644, %646 : f32
              %649 = arith.addf %647, %648 : f32
              %650 = arith.addf %602#1, %649 : f32
              %651 = wave.opaque %650 : f32
              %652 = wave.opaque %367 : i32
              %653 = arith.cmpi sgt, %652, %290 : i32
              %654:2 = scf.if %653 -> (vector<8xf32>, vector<8xf32>) {
                %655 = wave.opaque %c3 : index
                %656 = arith.addi %1, %655 : index
                %657 = memref.load %7[%656] : memref<?xi32>
                %658 = arith.index_cast %2 : index to i32
                %659 = arith.addi %366, %658 : i32
                %660 = arith.subi %657, %659 : i32
                %661 = arith.subi %660, %c48 : i32
                %662 = vector.broadcast %661 : i32 to vector<8xi32>
                %663 = arith.cmpi sgt, %662, %c61 : vector<8xi32>
                %664 = arith.select %663, %544, %c60 : vector<8xi1>, vector<8xf32>
                %665 = arith.subi %660, %c47 : i32
                %666 = vector.broadcast %665 : i32 to vector<8xi32>
                %667 = arith.cmpi sgt, %666, %c61 : vector<8xi32>
                %668 = arith.select %667, %545, %c60 : vector<8xi1>, vector<8xf32>
                scf.yield %664, %668 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %544, %545 : vector<8xf32>, vector<8xf32>
              }
              %669 = wave.opaque %c3 : index
              %670 = arith.addi %1, %669 : index
              %671 = memref.load %6[%670] : memref<?xf32>
              %672 = vector.extract %654#0[0] : f32 from vector<8xf32>
              %673 = vector.extract %654#0[1] : f32 from vector<8xf32>
              %674 = vector.extract %654#0[2] : f32 from vector<8xf32>
              %675 = vector.extract %654#0[3] : f32 from vector<8xf32>
              %676 = vector.extract %654#0[4] : f32 from vector<8xf32>
              %677 = vector.extract %654#0[5] : f32 from vector<8xf32>
              %678 = vector.extract %654#0[6] : f32 from vector<8xf32>
              %679 = vector.extract %654#0[7] : f32 from vector<8xf32>
              %680 = vector.extract %654#1[0] : f32 from vector<8xf32>
              %681 = vector.extract %654#1[1] : f32 from vector<8xf32>
              %682 = vector.extract %654#1[2] : f32 from vector<8xf32>
              %683 = vector.extract %654#1[3] : f32 from vector<8xf32>
              %684 = vector.extract %654#1[4] : f32 from vector<8xf32>
              %685 = vector.extract %654#1[5] : f32 from vector<8xf32>
              %686 = vector.extract %654#1[6] : f32 from vector<8xf32>
              %687 = vector.extract %654#1[7] : f32 from vector<8xf32>
              %688 = arith.maxnumf %672, %673 fastmath<nnan> : f32
              %689 = arith.maxnumf %688, %674 fastmath<nnan> : f32
              %690 = arith.maxnumf %689, %675 fastmath<nnan> : f32
              %691 = arith.maxnumf %690, %676 fastmath<nnan> : f32
              %692 = arith.maxnumf %691, %677 fastmath<nnan> : f32
              %693 = arith.maxnumf %692, %678 fastmath<nnan> : f32
              %694 = arith.maxnumf %693, %679 fastmath<nnan> : f32
              %695 = arith.maxnumf %694, %680 fastmath<nnan> : f32
              %696 = arith.maxnumf %695, %681 fastmath<nnan> : f32
              %697 = arith.maxnumf %696, %682 fastmath<nnan> : f32
              %698 = arith.maxnumf %697, %683 fastmath<nnan> : f32
              %699 = arith.maxnumf %698, %684 fastmath<nnan> : f32
              %700 = arith.maxnumf %699, %685 fastmath<nnan> : f32
              %701 = arith.maxnumf %700, %686 fastmath<nnan> : f32
              %702 = arith.maxnumf %701, %687 fastmath<nnan> : f32
              %703 = wave.swap_halves %702 : f32
              %704 = arith.maxnumf %702, %703 fastmath<nnan> : f32
              %705 = arith.mulf %704, %671 : f32
              %706 = arith.addf %356, %c62 : f32
              %707 = arith.cmpf ogt, %705, %706 : f32
              %708:8 = scf.if %707 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %709 = arith.subf %356, %705 : f32
                %710 = wave.exp2 %709 : f32
                %711 = vector.broadcast %710 : f32 to vector<8xf32>
                %712 = arith.mulf %357, %710 : f32
                %713 = arith.mulf %358, %711 : vector<8xf32>
                %714 = arith.mulf %359, %711 : vector<8xf32>
                %715 = arith.mulf %360, %711 : vector<8xf32>
                %716 = arith.mulf %361, %711 : vector<8xf32>
                %717 = arith.mulf %362, %711 : vector<8xf32>
                %718 = arith.mulf %363, %711 : vector<8xf32>
                scf.yield %705, %712, %713, %714, %715, %716, %717, %718 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %356, %357, %358, %359, %360, %361, %362, %363 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %719 = vector.broadcast %671 : f32 to vector<8xf32>
              %720 = arith.subf %c63, %708#0 : f32
              %721 = vector.broadcast %720 : f32 to vector<8xf32>
              %722 = math.fma %654#0, %719, %721 : vector<8xf32>
              %723 = wave.exp2 %722 : vector<8xf32>
              %724 = math.fma %654#1, %719, %721 : vector<8xf32>
              %725 = wave.exp2 %724 : vector<8xf32>
              %726 = arith.truncf %723 : vector<8xf32> to vector<8xf16>
              %727 = vector.bitcast %726 : vector<8xf16> to vector<4xi32>
              %728 = wave.swap_halves %727 : vector<4xi32>
              %729 = arith.select %3, %728, %727 : vector<4xi32>
              %730 = arith.select %3, %727, %728 : vector<4xi32>
              %731 = vector.shuffle %729, %730 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %732 = vector.bitcast %731 : vector<8xi32> to vector<16xf16>
              %733 = arith.truncf %725 : vector<8xf32> to vector<8xf16>
              %734 = vector.bitcast %733 : vector<8xf16> to vector<4xi32>
              %735 = wave.swap_halves %734 : vector<4xi32>
              %736 = arith.select %3, %735, %734 : vector<4xi32>
              %737 = arith.select %3, %734, %735 : vector<4xi32>
              %738 = vector.shuffle %736, %737 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %739 = vector.bitcast %738 : vector<8xi32> to vector<16xf16>
              %740 = arith.addf %723, %725 : vector<8xf32>
              %741 = vector.extract %740[0] : f32 from vector<8xf32>
              %742 = vector.extract %740[1] : f32 from vector<8xf32>
              %743 = vector.extract %740[2] : f32 from vector<8xf32>
              %744 = vector.extract %740[3] : f32 from vector<8xf32>
              %745 = vector.extract %740[4] : f32 from vector<8xf32>
              %746 = vector.extract %740[5] : f32 from vector<8xf32>
              %747 = vector.extract %740[6] : f32 from vector<8xf32>
              %748 = vector.extract %740[7] : f32 from vector<8xf32>
              %749 = arith.addf %741, %745 : f32
              %750 = arith.addf %742, %746 : f32
              %751 = arith.addf %743, %747 : f32
              %752 = arith.addf %744, %748 : f32
              %753 = arith.addf %749, %751 : f32
              %754 = arith.addf %750, %752 : f32
              %755 = arith.addf %753, %754 : f32
              %756 = arith.addf %708#1, %755 : f32
              %757 = wave.opaque %756 : f32
              %758 = wave.opaque %367 : i32
              %759 = arith.cmpi sgt, %758, %290 : i32
              %760:2 = scf.if %759 -> (vector<4xi32>, vector<4xi32>) {
                %761 = arith.subi %312, %366 : i32
                %762 = arith.subi %761, %c48 : i32
                %763 = arith.minsi %762, %c47 : i32
                %764 = arith.maxsi %763, %c48 : i32
                %765 = arith.cmpi sgt, %764, %c48 : i32
                %766 = arith.select %765, %c65, %c48 : i32
                %767 = arith.ori %c48, %766 : i32
                %768 = arith.cmpi sgt, %764, %c39 : i32
                %769 = arith.select %768, %c65, %c48 : i32
                %770 = arith.ori %c48, %769 : i32
                %771 = arith.cmpi sgt, %764, %c66 : i32
                %772 = arith.select %771, %c67, %c48 : i32
                %773 = arith.ori %767, %772 : i32
                %774 = arith.cmpi sgt, %764, %c68 : i32
                %775 = arith.select %774, %c67, %c48 : i32
                %776 = arith.ori %770, %775 : i32
                %777 = arith.cmpi sgt, %764, %c69 : i32
                %778 = arith.select %777, %c70, %c48 : i32
                %779 = arith.ori %773, %778 : i32
                %780 = arith.cmpi sgt, %764, %c71 : i32
                %781 = arith.select %780, %c70, %c48 : i32
                %782 = arith.ori %776, %781 : i32
                %783 = arith.cmpi sgt, %764, %c72 : i32
                %784 = arith.select %783, %c73, %c48 : i32
                %785 = arith.ori %779, %784 : i32
                %786 = arith.cmpi sgt, %764, %c74 : i32
                %787 = arith.select %786, %c73, %c48 : i32
                %788 = arith.ori %782, %787 : i32
                %789 = arith.cmpi sgt, %764, %c75 : i32
                %790 = arith.select %789, %c65, %c48 : i32
                %791 = arith.ori %c48, %790 : i32
                %792 = arith.cmpi sgt, %764, %c76 : i32
                %793 = arith.select %792, %c65, %c48 : i32
                %794 = arith.ori %c48, %793 : i32
                %795 = arith.cmpi sgt, %764, %c77 : i32
                %796 = arith.select %795, %c67, %c48 : i32
                %797 = arith.ori %791, %796 : i32
                %798 = arith.cmpi sgt, %764, %c78 : i32
                %799 = arith.select %798, %c67, %c48 : i32
                %800 = arith.ori %794, %799 : i32
                %801 = arith.cmpi sgt, %764, %c79 : i32
                %802 = arith.select %801, %c70, %c48 : i32
                %803 = arith.ori %797, %802 : i32
                %804 = arith.cmpi sgt, %764, %c80 : i32
                %805 = arith.select %804, %c70, %c48 : i32
                %806 = arith.ori %800, %805 : i32
                %807 = arith.cmpi sgt, %764, %c32 : i32
                %808 = arith.select %807, %c73, %c48 : i32
                %809 = arith.ori %803, %808 : i32
                %810 = arith.cmpi sgt, %764, %c81 : i32
                %811 = arith.select %810, %c73, %c48 : i32
                %812 = arith.ori %806, %811 : i32
                %813 = vector.from_elements %785, %809, %788, %812 : vector<4xi32>
                %814 = arith.subi %761, %c47 : i32
                %815 = arith.minsi %814, %c47 : i32
                %816 = arith.maxsi %815, %c48 : i32
                %817 = arith.cmpi sgt, %816, %c48 : i32
                %818 = arith.select %817, %c65, %c48 : i32
                %819 = arith.ori %c48, %818 : i32
                %820 = arith.cmpi sgt, %816, %c39 : i32
                %821 = arith.select %820, %c65, %c48 : i32
                %822 = arith.ori %c48, %821 : i32
                %823 = arith.cmpi sgt, %816, %c66 : i32
                %824 = arith.select %823, %c67, %c48 : i32
                %825 = arith.ori %819, %824 : i32
                %826 = arith.cmpi sgt, %816, %c68 : i32
                %827 = arith.select %826, %c67, %c48 : i32
                %828 = arith.ori %822, %827 : i32
                %829 = arith.cmpi sgt, %816, %c69 : i32
                %830 = arith.select %829, %c70, %c48 : i32
                %831 = arith.ori %825, %830 : i32
                %832 = arith.cmpi sgt, %816, %c71 : i32
                %833 = arith.select %832, %c70, %c48 : i32
                %834 = arith.ori %828, %833 : i32
                %835 = arith.cmpi sgt, %816, %c72 : i32
                %836 = arith.select %835, %c73, %c48 : i32
                %837 = arith.ori %831, %836 : i32
                %838 = arith.cmpi sgt, %816, %c74 : i32
                %839 = arith.select %838, %c73, %c48 : i32
                %840 = arith.ori %834, %839 : i32
                %841 = arith.cmpi sgt, %816, %c75 : i32
                %842 = arith.select %841, %c65, %c48 : i32
                %843 = arith.ori %c48, %842 : i32
                %844 = arith.cmpi sgt, %816, %c76 : i32
                %845 = arith.select %844, %c65, %c48 : i32
                %846 = arith.ori %c48, %845 : i32
                %847 = arith.cmpi sgt, %816, %c77 : i32
                %848 = arith.select %847, %c67, %c48 : i32
                %849 = arith.ori %843, %848 : i32
                %850 = arith.cmpi sgt, %816, %c78 : i32
                %851 = arith.select %850, %c67, %c48 : i32
                %852 = arith.ori %846, %851 : i32
                %853 = arith.cmpi sgt, %816, %c79 : i32
                %854 = arith.select %853, %c70, %c48 : i32
                %855 = arith.ori %849, %854 : i32
                %856 = arith.cmpi sgt, %816, %c80 : i32
                %857 = arith.select %856, %c70, %c48 : i32
                %858 = arith.ori %852, %857 : i32
                %859 = arith.cmpi sgt, %816, %c32 : i32
                %860 = arith.select %859, %c73, %c48 : i32
                %861 = arith.ori %855, %860 : i32
                %862 = arith.cmpi sgt, %816, %c81 : i32
                %863 = arith.select %862, %c73, %c48 : i32
                %864 = arith.ori %858, %863 : i32
                %865 = vector.from_elements %837, %861, %840, %864 : vector<4xi32>
                scf.yield %813, %865 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %c64, %c64 : vector<4xi32>, vector<4xi32>
              }
              %866 = wave.opaque %367 : i32
              %867 = arith.cmpi sgt, %866, %290 : i32
              %868:2 = scf.if %867 -> (vector<4xi32>, vector<4xi32>) {
                %869 = arith.andi %495, %760#0 : vector<4xi32>
                %870 = arith.andi %497, %760#1 : vector<4xi32>
                scf.yield %869, %870 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %495, %497 : vector<4xi32>, vector<4xi32>
              }
              %871 = vector.bitcast %868#0 : vector<4xi32> to vector<16xi8>
              %872 = wave.fp8_decode "e4m3" packed %871 : vector<16xi8> -> vector<16xf16>
              %873 = wave.mma %872, %626, %602#2 : vector<16xf16>, vector<8xf32>
              %874 = wave.mma %872, %732, %708#2 : vector<16xf16>, vector<8xf32>
              %875 = vector.bitcast %868#1 : vector<4xi32> to vector<16xi8>
              %876 = wave.fp8_decode "e4m3" packed %875 : vector<16xi8> -> vector<16xf16>
              %877 = wave.mma %876, %633, %873 : vector<16xf16>, vector<8xf32>
              %878 = wave.mma %876, %739, %874 : vector<16xf16>, vector<8xf32>
              %879 = wave.opaque %877 : vector<8xf32>
              %880 = wave.opaque %878 : vector<8xf32>
              %881 = arith.addi %404, %c82 : index
              %882 = vector.load %kv[%881] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %883 = arith.addi %407, %c82 : index
              %884 = vector.load %kv[%883] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %885 = wave.opaque %367 : i32
              %886 = arith.cmpi sgt, %885, %290 : i32
              %887:2 = scf.if %886 -> (vector<4xi32>, vector<4xi32>) {
                %888 = arith.andi %517, %760#0 : vector<4xi32>
                %889 = arith.andi %519, %760#1 : vector<4xi32>
                scf.yield %888, %889 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %517, %519 : vector<4xi32>, vector<4xi32>
              }
              %890 = vector.bitcast %887#0 : vector<4xi32> to vector<16xi8>
              %891 = wave.fp8_decode "e4m3" packed %890 : vector<16xi8> -> vector<16xf16>
              %892 = wave.mma %891, %626, %602#3 : vector<16xf16>, vector<8xf32>
              %893 = wave.mma %891, %732, %708#3 : vector<16xf16>, vector<8xf32>
              %894 = vector.bitcast %887#1 : vector<4xi32> to vector<16xi8>
              %895 = wave.fp8_decode "e4m3" packed %894 : vector<16xi8> -> vector<16xf16>
              %896 = wave.mma %895, %633, %892 : vector<16xf16>, vector<8xf32>
              %897 = wave.mma %895, %739, %893 : vector<16xf16>, vector<8xf32>
              %898 = wave.opaque %896 : vector<8xf32>
              %899 = wave.opaque %897 : vector<8xf32>
              %900 = arith.addi %404, %c83 : index
              %901 = vector.load %kv[%900] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %902 = arith.addi %407, %c83 : index
              %903 = vector.load %kv[%902] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %904 = wave.opaque %367 : i32
              %905 = arith.cmpi sgt, %904, %290 : i32
              %906:2 = scf.if %905 -> (vector<4xi32>, vector<4xi32>) {
                %907 = arith.andi %539, %760#0 : vector<4xi32>
                %908 = arith.andi %541, %760#1 : vector<4xi32>
                scf.yield %907, %908 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %539, %541 : vector<4xi32>, vector<4xi32>
              }
              %909 = vector.bitcast %906#0 : vector<4xi32> to vector<16xi8>
              %910 = wave.fp8_decode "e4m3" packed %909 : vector<16xi8> -> vector<16xf16>
              %911 = wave.mma %910, %626, %602#4 : vector<16xf16>, vector<8xf32>
              %912 = wave.mma %910, %732, %708#4 : vector<16xf16>, vector<8xf32>
              %913 = vector.bitcast %906#1 : vector<4xi32> to vector<16xi8>
              %914 = wave.fp8_decode "e4m3" packed %913 : vector<16xi8> -> vector<16xf16>
              %915 = wave.mma %914, %633, %911 : vector<16xf16>, vector<8xf32>
              %916 = wave.mma %914, %739, %912 : vector<16xf16>, vector<8xf32>
              %917 = wave.opaque %915 : vector<8xf32>
              %918 = wave.opaque %916 : vector<8xf32>
              %919 = arith.addi %404, %c84 : index
              %920 = vector.load %kv[%919] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %921 = arith.addi %407, %c84 : index
              %922 = vector.load %kv[%921] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %923 = wave.opaque %367 : i32
              %924 = arith.cmpi sgt, %923, %290 : i32
              %925:2 = scf.if %924 -> (vector<4xi32>, vector<4xi32>) {
                %926 = arith.andi %882, %760#0 : vector<4xi32>
                %927 = arith.andi %884, %760#1 : vector<4xi32>
                scf.yield %926, %927 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %882, %884 : vector<4xi32>, vector<4xi32>
              }
              %928 = vector.bitcast %925#0 : vector<4xi32> to vector<16xi8>
              %929 = wave.fp8_decode "e4m3" packed %928 : vector<16xi8> -> vector<16xf16>
              %930 = wave.mma %929, %626, %602#5 : vector<16xf16>, vector<8xf32>
              %931 = wave.mma %929, %732, %708#5 : vector<16xf16>, vector<8xf32>
              %932 = vector.bitcast %925#1 : vector<4xi32> to vector<16xi8>
              %933 = wave.fp8_decode "e4m3" packed %932 : vector<16xi8> -> vector<16xf16>
              %934 = wave.mma %933, %633, %930 : vector<16xf16>, vector<8xf32>
              %935 = wave.mma %933, %739, %931 : vector<16xf16>, vector<8xf32>
              %936 = wave.opaque %934 : vector<8xf32>
              %937 = wave.opaque %935 : vector<8xf32>
              wave.pin
              %938 = wave.opaque %367 : i32
              %939 = arith.cmpi sgt, %938, %290 : i32
              %940:2 = scf.if %939 -> (vector<4xi32>, vector<4xi32>) {
                %941 = arith.andi %901, %760#0 : vector<4xi32>
                %942 = arith.andi %903, %760#1 : vector<4xi32>
                scf.yield %941, %942 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %901, %903 : vector<4xi32>, vector<4xi32>
              }
              %943 = vector.bitcast %940#0 : vector<4xi32> to vector<16xi8>
              %944 = wave.fp8_decode "e4m3" packed %943 : vector<16xi8> -> vector<16xf16>
              %945 = wave.mma %944, %626, %602#6 : vector<16xf16>, vector<8xf32>
              %946 = wave.mma %944, %732, %708#6 : vector<16xf16>, vector<8xf32>
              %947 = vector.bitcast %940#1 : vector<4xi32> to vector<16xi8>
              %948 = wave.fp8_decode "e4m3" packed %947 : vector<16xi8> -> vector<16xf16>
              %949 = wave.mma %948, %633, %945 : vector<16xf16>, vector<8xf32>
              %950 = wave.mma %948, %739, %946 : vector<16xf16>, vector<8xf32>
              %951 = wave.opaque %949 : vector<8xf32>
              %952 = wave.opaque %950 : vector<8xf32>
              wave.pin
              %953 = wave.opaque %367 : i32
              %954 = arith.cmpi slt, %953, %312 : i32
              %955:2 = scf.if %954 -> (vector<4xi32>, vector<4xi32>) {
                %956 = arith.addi %393, %35 : index
                %957 = arith.addi %956, %c10 : index
                %958 = vector.load %kv[%957] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %959 = arith.addi %401, %35 : index
                %960 = arith.addi %959, %c10 : index
                %961 = vector.load %kv[%960] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %958, %961 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %940#0, %940#1 : vector<4xi32>, vector<4xi32>
              }
              wave.pin
              %962 = wave.opaque %367 : i32
              %963 = arith.cmpi sgt, %962, %290 : i32
              %964:2 = scf.if %963 -> (vector<4xi32>, vector<4xi32>) {
                %965 = arith.andi %920, %760#0 : vector<4xi32>
                %966 = arith.andi %922, %760#1 : vector<4xi32>
                scf.yield %965, %966 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %920, %922 : vector<4xi32>, vector<4xi32>
              }
              %967 = vector.bitcast %964#0 : vector<4xi32> to vector<16xi8>
              %968 = wave.fp8_decode "e4m3" packed %967 : vector<16xi8> -> vector<16xf16>
              %969 = wave.mma %968, %626, %602#7 : vector<16xf16>, vector<8xf32>
              %970 = wave.mma %968, %732, %708#7 : vector<16xf16>, vector<8xf32>
              %971 = vector.bitcast %964#1 : vector<4xi32> to vector<16xi8>
              %972 = wave.fp8_decode "e4m3" packed %971 : vector<16xi8> -> vector<16xf16>
              %973 = wave.mma %972, %633, %969 : vector<16xf16>, vector<8xf32>
              %974 = wave.mma %972, %739, %970 : vector<16xf16>, vector<8xf32>
              %975 = wave.opaque %973 : vector<8xf32>
              %976 = wave.opaque %974 : vector<8xf32>
              wave.pin
              %977 = wave.opaque %367 : i32
              %978 = arith.cmpi slt, %977, %312 : i32
              %979:2 = scf.if %978 -> (vector<4xi32>, vector<4xi32>) {
                %980 = arith.addi %393, %35 : index
                %981 = arith.addi %980, %c24 : index
                %982 = vector.load %kv[%981] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %983 = arith.addi %401, %35 : index
                %984 = arith.addi %983, %c24 : index
                %985 = vector.load %kv[%984] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %982, %985 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %964#0, %964#1 : vector<4xi32>, vector<4xi32>
              }
              scf.yield %955#0, %955#1, %979#0, %979#1, %602#0, %651, %879, %898, %917, %936, %951, %975, %708#0, %757, %880, %899, %918, %937, %952, %976 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %986 = wave.opaque %c10 : index
            %987 = arith.addi %0, %986 : index
            %988 = arith.cmpi eq, %310, %307 : i32
            %989 = wave.swap_halves %364#5 : f32
            %990 = arith.addf %364#5, %989 : f32
            %991 = arith.addi %987, %c10 : index
            %992:2 = scf.if %988 -> (f32, f32) {
              scf.yield %c52, %c53 : f32, f32
            } else {
              %993 = arith.addi %991, %c10 : index
              %994 = memref.load %8[%993] : memref<?xf32>
              %995 = arith.addi %991, %c6 : index
              %996 = memref.load %8[%995] : memref<?xf32>
              scf.yield %994, %996 : f32, f32
            }
            %997 = arith.maxnumf %992#0, %364#4 fastmath<nnan> : f32
            %998 = arith.subf %992#0, %997 : f32
            %999 = wave.exp2 %998 : f32
            %1000 = arith.subf %364#4, %997 : f32
            %1001 = wave.exp2 %1000 : f32
            %1002 = arith.mulf %992#1, %999 : f32
            %1003 = math.fma %990, %1001, %1002 : f32
            memref.store %997, %8[%991] : memref<?xf32>
            %1004 = arith.addi %991, %c6 : index
            memref.store %1003, %8[%1004] : memref<?xf32>
            %1005 = vector.broadcast %999 : f32 to vector<8xf32>
            %1006 = vector.broadcast %1001 : f32 to vector<8xf32>
            scf.if %988 {
              %1007 = arith.muli %987, %c13 : index
              %1008 = arith.addi %c10, %1007 : index
              %1009 = arith.addi %1008, %c10 : index
              %1010 = arith.addi %1009, %c10 : index
              %1011 = vector.shuffle %364#6, %364#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1011, %5[%1010] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1012 = vector.shuffle %364#6, %364#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1013 = arith.addi %1010, %c33 : index
              vector.store %1012, %5[%1013] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1014 = arith.addi %1009, %c34 : index
              %1015 = vector.shuffle %364#7, %364#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1015, %5[%1014] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1016 = vector.shuffle %364#7, %364#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1017 = arith.addi %1014, %c33 : index
              vector.store %1016, %5[%1017] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1018 = arith.addi %1009, %c35 : index
              %1019 = vector.shuffle %364#8, %364#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1019, %5[%1018] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1020 = vector.shuffle %364#8, %364#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1021 = arith.addi %1018, %c33 : index
              vector.store %1020, %5[%1021] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1022 = arith.addi %1009, %c17 : index
              %1023 = vector.shuffle %364#9, %364#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1023, %5[%1022] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1024 = vector.shuffle %364#9, %364#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1025 = arith.addi %1022, %c33 : index
              vector.store %1024, %5[%1025] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1026 = arith.addi %1009, %c36 : index
              %1027 = vector.shuffle %364#10, %364#10 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1027, %5[%1026] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1028 = vector.shuffle %364#10, %364#10 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1029 = arith.addi %1026, %c33 : index
              vector.store %1028, %5[%1029] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1030 = arith.addi %1009, %c37 : index
              %1031 = vector.shuffle %364#11, %364#11 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1031, %5[%1030] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1032 = vector.shuffle %364#11, %364#11 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1033 = arith.addi %1030, %c33 : index
              vector.store %1032, %5[%1033] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1034 = arith.muli %987, %c13 : index
              %1035 = arith.addi %c10, %1034 : index
              %1036 = arith.addi %1035, %c10 : index
              %1037 = arith.addi %1036, %c10 : index
              %1038 = vector.load %5[%1037] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1039 = arith.addi %1037, %c33 : index
              %1040 = vector.load %5[%1039] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1041 = vector.shuffle %1038, %1040 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1042 = arith.mulf %1041, %1005 : vector<8xf32>
              %1043 = math.fma %364#6, %1006, %1042 : vector<8xf32>
              %1044 = vector.shuffle %1043, %1043 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1044, %5[%1037] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1045 = vector.shuffle %1043, %1043 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1045, %5[%1039] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1046 = arith.addi %1036, %c34 : index
              %1047 = vector.load %5[%1046] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1048 = arith.addi %1046, %c33 : index
              %1049 = vector.load %5[%1048] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1050 = vector.shuffle %1047, %1049 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1051 = arith.mulf %1050, %1005 : vector<8xf32>
              %1052 = math.fma %364#7, %1006, %1051 : vector<8xf32>
              %1053 = vector.shuffle %1052, %1052 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1053, %5[%1046] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1054 = vector.shuffle %1052, %1052 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1054, %5[%1048] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1055 = arith.addi %1036, %c35 : index
              %1056 = vector.load %5[%1055] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1057 = arith.addi %1055, %c33 : index
              %1058 = vector.load %5[%1057] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1059 = vector.shuffle %1056, %1058 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1060 = arith.mulf %1059, %1005 : vector<8xf32>
              %1061 = math.fma %364#8, %1006, %1060 : vector<8xf32>
              %1062 = vector.shuffle %1061, %1061 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1062, %5[%1055] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1063 = vector.shuffle %1061, %1061 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1063, %5[%1057] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1064 = arith.addi %1036, %c17 : index
              %1065 = vector.load %5[%1064] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1066 = arith.addi %1064, %c33 : index
              %1067 = vector.load %5[%1066] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1068 = vector.shuffle %1065, %1067 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1069 = arith.mulf %1068, %1005 : vector<8xf32>
              %1070 = math.fma %364#9, %1006, %1069 : vector<8xf32>
              %1071 = vector.shuffle %1070, %1070 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1071, %5[%1064] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1072 = vector.shuffle %1070, %1070 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1072, %5[%1066] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1073 = arith.addi %1036, %c36 : index
              %1074 = vector.load %5[%1073] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1075 = arith.addi %1073, %c33 : index
              %1076 = vector.load %5[%1075] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1077 = vector.shuffle %1074, %1076 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1078 = arith.mulf %1077, %1005 : vector<8xf32>
              %1079 = math.fma %364#10, %1006, %1078 : vector<8xf32>
              %1080 = vector.shuffle %1079, %1079 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1080, %5[%1073] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1081 = vector.shuffle %1079, %1079 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1081, %5[%1075] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1082 = arith.addi %1036, %c37 : index
              %1083 = vector.load %5[%1082] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1084 = arith.addi %1082, %c33 : index
              %1085 = vector.load %5[%1084] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1086 = vector.shuffle %1083, %1085 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1087 = arith.mulf %1086, %1005 : vector<8xf32>
              %1088 = math.fma %364#11, %1006, %1087 : vector<8xf32>
              %1089 = vector.shuffle %1088, %1088 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1089, %5[%1082] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1090 = vector.shuffle %1088, %1088 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1090, %5[%1084] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
            %1091 = wave.swap_halves %364#13 : f32
            %1092 = arith.addf %364#13, %1091 : f32
            %1093 = arith.addi %987, %c24 : index
            %1094:2 = scf.if %988 -> (f32, f32) {
              scf.yield %c52, %c53 : f32, f32
            } else {
              %1095 = arith.addi %1093, %c10 : index
              %1096 = memref.load %8[%1095] : memref<?xf32>
              %1097 = arith.addi %1093, %c6 : index
              %1098 = memref.load %8[%1097] : memref<?xf32>
              scf.yield %1096, %1098 : f32, f32
            }
            %1099 = arith.maxnumf %1094#0, %364#12 fastmath<nnan> : f32
            %1100 = arith.subf %1094#0, %1099 : f32
            %1101 = wave.exp2 %1100 : f32
            %1102 = arith.subf %364#12, %1099 : f32
            %1103 = wave.exp2 %1102 : f32
            %1104 = arith.mulf %1094#1, %1101 : f32
            %1105 = math.fma %1092, %1103, %1104 : f32
            memref.store %1099, %8[%1093] : memref<?xf32>
            %1106 = arith.addi %1093, %c6 : index
            memref.store %1105, %8[%1106] : memref<?xf32>
            %1107 = vector.broadcast %1101 : f32 to vector<8xf32>
            %1108 = vector.broadcast %1103 : f32 to vector<8xf32>
            scf.if %988 {
              %1109 = arith.muli %987, %c13 : index
              %1110 = arith.addi %c10, %1109 : index
              %1111 = arith.addi %1110, %c40 : index
              %1112 = arith.addi %1111, %c10 : index
              %1113 = vector.shuffle %364#14, %364#14 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1113, %5[%1112] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1114 = vector.shuffle %364#14, %364#14 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1115 = arith.addi %1112, %c33 : index
              vector.store %1114, %5[%1115] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1116 = arith.addi %1111, %c34 : index
              %1117 = vector.shuffle %364#15, %364#15 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1117, %5[%1116] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1118 = vector.shuffle %364#15, %364#15 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1119 = arith.addi %1116, %c33 : index
              vector.store %1118, %5[%1119] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1120 = arith.addi %1111, %c35 : index
              %1121 = vector.shuffle %364#16, %364#16 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1121, %5[%1120] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1122 = vector.shuffle %364#16, %364#16 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1123 = arith.addi %1120, %c33 : index
              vector.store %1122, %5[%1123] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1124 = arith.addi %1111, %c17 : index
              %1125 = vector.shuffle %364#17, %364#17 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1125, %5[%1124] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1126 = vector.shuffle %364#17, %364#17 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1127 = arith.addi %1124, %c33 : index
              vector.store %1126, %5[%1127] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1128 = arith.addi %1111, %c36 : index
              %1129 = vector.shuffle %364#18, %364#18 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1129, %5[%1128] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1130 = vector.shuffle %364#18, %364#18 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1131 = arith.addi %1128, %c33 : index
              vector.store %1130, %5[%1131] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1132 = arith.addi %1111, %c37 : index
              %1133 = vector.shuffle %364#19, %364#19 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1133, %5[%1132] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1134 = vector.shuffle %364#19, %364#19 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1135 = arith.addi %1132, %c33 : index
              vector.store %1134, %5[%1135] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1136 = arith.muli %987, %c13 : index
              %1137 = arith.addi %c10, %1136 : index
              %1138 = arith.addi %1137, %c40 : index
              %1139 = arith.addi %1138, %c10 : index
              %1140 = vector.load %5[%1139] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1141 = arith.addi %1139, %c33 : index
              %1142 = vector.load %5[%1141] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1143 = vector.shuffle %1140, %1142 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1144 = arith.mulf %1143, %1107 : vector<8xf32>
              %1145 = math.fma %364#14, %1108, %1144 : vector<8xf32>
              %1146 = vector.shuffle %1145, %1145 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1146, %5[%1139] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1147 = vector.shuffle %1145, %1145 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1147, %5[%1141] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1148 = arith.addi %1138, %c34 : index
              %1149 = vector.load %5[%1148] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1150 = arith.addi %1148, %c33 : index
              %1151 = vector.load %5[%1150] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1152 = vector.shuffle %1149, %1151 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1153 = arith.mulf %1152, %1107 : vector<8xf32>
              %1154 = math.fma %364#15, %1108, %1153 : vector<8xf32>
              %1155 = vector.shuffle %1154, %1154 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1155, %5[%1148] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1156 = vector.shuffle %1154, %1154 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1156, %5[%1150] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1157 = arith.addi %1138, %c35 : index
              %1158 = vector.load %5[%1157] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1159 = arith.addi %1157, %c33 : index
              %1160 = vector.load %5[%1159] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1161 = vector.shuffle %1158, %1160 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1162 = arith.mulf %1161, %1107 : vector<8xf32>
              %1163 = math.fma %364#16, %1108, %1162 : vector<8xf32>
              %1164 = vector.shuffle %1163, %1163 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1164, %5[%1157] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1165 = vector.shuffle %1163, %1163 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1165, %5[%1159] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1166 = arith.addi %1138, %c17 : index
              %1167 = vector.load %5[%1166] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1168 = arith.addi %1166, %c33 : index
              %1169 = vector.load %5[%1168] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1170 = vector.shuffle %1167, %1169 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1171 = arith.mulf %1170, %1107 : vector<8xf32>
              %1172 = math.fma %364#17, %1108, %1171 : vector<8xf32>
              %1173 = vector.shuffle %1172, %1172 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1173, %5[%1166] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1174 = vector.shuffle %1172, %1172 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1174, %5[%1168] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1175 = arith.addi %1138, %c36 : index
              %1176 = vector.load %5[%1175] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1177 = arith.addi %1175, %c33 : index
              %1178 = vector.load %5[%1177] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1179 = vector.shuffle %1176, %1178 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1180 = arith.mulf %1179, %1107 : vector<8xf32>
              %1181 = math.fma %364#18, %1108, %1180 : vector<8xf32>
              %1182 = vector.shuffle %1181, %1181 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1182, %5[%1175] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1183 = vector.shuffle %1181, %1181 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1183, %5[%1177] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1184 = arith.addi %1138, %c37 : index
              %1185 = vector.load %5[%1184] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1186 = arith.addi %1184, %c33 : index
              %1187 = vector.load %5[%1186] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1188 = vector.shuffle %1185, %1187 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1189 = arith.mulf %1188, %1107 : vector<8xf32>
              %1190 = math.fma %364#19, %1108, %1189 : vector<8xf32>
              %1191 = vector.shuffle %1190, %1190 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1191, %5[%1184] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1192 = vector.shuffle %1190, %1190 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1192, %5[%1186] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1193 = arith.cmpi sgt, %299, %c50 : i32
          scf.if %1193 {
            %1194 = arith.cmpi eq, %307, %304 : i32
            %1195 = wave.opaque %c10 : index
            %1196 = arith.addi %0, %1195 : index
            %1197 = arith.addi %1196, %c10 : index
            %1198 = arith.addi %1197, %c10 : index
            %1199 = memref.load %8[%1198] : memref<?xf32>
            %1200 = arith.addi %1197, %c6 : index
            %1201 = memref.load %8[%1200] : memref<?xf32>
            %1202 = arith.addi %1196, %c33 : index
            %1203:2 = scf.if %1194 -> (f32, f32) {
              scf.yield %c52, %c53 : f32, f32
            } else {
              %1204 = arith.addi %1202, %c10 : index
              %1205 = memref.load %8[%1204] : memref<?xf32>
              %1206 = arith.addi %1202, %c6 : index
              %1207 = memref.load %8[%1206] : memref<?xf32>
              scf.yield %1205, %1207 : f32, f32
            }
            %1208 = arith.maxnumf %1203#0, %1199 fastmath<nnan> : f32
            %1209 = arith.subf %1203#0, %1208 : f32
            %1210 = wave.exp2 %1209 : f32
            %1211 = arith.subf %1199, %1208 : f32
            %1212 = wave.exp2 %1211 : f32
            %1213 = arith.mulf %1203#1, %1210 : f32
            %1214 = math.fma %1201, %1212, %1213 : f32
            memref.store %1208, %8[%1202] : memref<?xf32>
            %1215 = arith.addi %1202, %c6 : index
            memref.store %1214, %8[%1215] : memref<?xf32>
            %1216 = vector.broadcast %1210 : f32 to vector<8xf32>
            %1217 = vector.broadcast %1212 : f32 to vector<8xf32>
            scf.for %1218 = %c10 to %c85 step %c4 {
              %1219 = arith.muli %1196, %c13 : index
              %1220 = arith.addi %c10, %1219 : index
              %1221 = arith.addi %1220, %c10 : index
              %1222 = arith.muli %1218, %c34 : index
              %1223 = arith.addi %1221, %1222 : index
              %1224 = vector.load %5[%1223] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1225 = arith.addi %1223, %c33 : index
              %1226 = vector.load %5[%1225] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1227 = vector.shuffle %1224, %1226 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1194 {
                %1228 = arith.addi %16, %1219 : index
                %1229 = arith.addi %1228, %c10 : index
                %1230 = arith.addi %1229, %1222 : index
                %1231 = vector.shuffle %1227, %1227 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1231, %partial[%1230] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1232 = vector.shuffle %1227, %1227 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1233 = arith.addi %1230, %c33 : index
                vector.store %1232, %partial[%1233] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1234 = arith.addi %16, %1219 : index
                %1235 = arith.addi %1234, %c10 : index
                %1236 = arith.addi %1235, %1222 : index
                %1237 = vector.load %partial[%1236] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1238 = arith.addi %1236, %c33 : index
                %1239 = vector.load %partial[%1238] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1240 = vector.shuffle %1237, %1239 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1241 = arith.mulf %1240, %1216 : vector<8xf32>
                %1242 = math.fma %1227, %1217, %1241 : vector<8xf32>
                %1243 = vector.shuffle %1242, %1242 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1243, %partial[%1236] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1244 = vector.shuffle %1242, %1242 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1244, %partial[%1238] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
            %1245 = arith.addi %1196, %c24 : index
            %1246 = arith.addi %1245, %c10 : index
            %1247 = memref.load %8[%1246] : memref<?xf32>
            %1248 = arith.addi %1245, %c6 : index
            %1249 = memref.load %8[%1248] : memref<?xf32>
            %1250 = arith.addi %1196, %c57 : index
            %1251:2 = scf.if %1194 -> (f32, f32) {
              scf.yield %c52, %c53 : f32, f32
            } else {
              %1252 = arith.addi %1250, %c10 : index
              %1253 = memref.load %8[%1252] : memref<?xf32>
              %1254 = arith.addi %1250, %c6 : index
              %1255 = memref.load %8[%1254] : memref<?xf32>
              scf.yield %1253, %1255 : f32, f32
            }
            %1256 = arith.maxnumf %1251#0, %1247 fastmath<nnan> : f32
            %1257 = arith.subf %1251#0, %1256 : f32
            %1258 = wave.exp2 %1257 : f32
            %1259 = arith.subf %1247, %1256 : f32
            %1260 = wave.exp2 %1259 : f32
            %1261 = arith.mulf %1251#1, %1258 : f32
            %1262 = math.fma %1249, %1260, %1261 : f32
            memref.store %1256, %8[%1250] : memref<?xf32>
            %1263 = arith.addi %1250, %c6 : index
            memref.store %1262, %8[%1263] : memref<?xf32>
            %1264 = vector.broadcast %1258 : f32 to vector<8xf32>
            %1265 = vector.broadcast %1260 : f32 to vector<8xf32>
            scf.for %1266 = %c10 to %c85 step %c4 {
              %1267 = arith.muli %1196, %c13 : index
              %1268 = arith.addi %c10, %1267 : index
              %1269 = arith.addi %1268, %c40 : index
              %1270 = arith.muli %1266, %c34 : index
              %1271 = arith.addi %1269, %1270 : index
              %1272 = vector.load %5[%1271] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1273 = arith.addi %1271, %c33 : index
              %1274 = vector.load %5[%1273] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1275 = vector.shuffle %1272, %1274 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1194 {
                %1276 = arith.addi %16, %1267 : index
                %1277 = arith.addi %1276, %c40 : index
                %1278 = arith.addi %1277, %1270 : index
                %1279 = vector.shuffle %1275, %1275 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1279, %partial[%1278] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1280 = vector.shuffle %1275, %1275 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1281 = arith.addi %1278, %c33 : index
                vector.store %1280, %partial[%1281] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1282 = arith.addi %16, %1267 : index
                %1283 = arith.addi %1282, %c40 : index
                %1284 = arith.addi %1283, %1270 : index
                %1285 = vector.load %partial[%1284] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1286 = arith.addi %1284, %c33 : index
                %1287 = vector.load %partial[%1286] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1288 = vector.shuffle %1285, %1287 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1289 = arith.mulf %1288, %1264 : vector<8xf32>
                %1290 = math.fma %1275, %1265, %1289 : vector<8xf32>
                %1291 = vector.shuffle %1290, %1290 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1291, %partial[%1284] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1292 = vector.shuffle %1290, %1290 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1292, %partial[%1286] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %1293 = arith.cmpi sgt, %299, %c49 : i32
        scf.if %1293 {
          %1294 = arith.cmpi eq, %304, %c48 : i32
          %1295 = wave.opaque %c10 : index
          %1296 = arith.addi %0, %1295 : index
          %1297 = arith.addi %1296, %c33 : index
          %1298 = arith.addi %1297, %c10 : index
          %1299 = memref.load %8[%1298] : memref<?xf32>
          %1300 = arith.addi %1297, %c6 : index
          %1301 = memref.load %8[%1300] : memref<?xf32>
          %1302 = arith.addi %1296, %c34 : index
          %1303:2 = scf.if %1294 -> (f32, f32) {
            scf.yield %c52, %c53 : f32, f32
          } else {
            %1304 = arith.addi %1302, %c10 : index
            %1305 = memref.load %8[%1304] : memref<?xf32>
            %1306 = arith.addi %1302, %c6 : index
            %1307 = memref.load %8[%1306] : memref<?xf32>
            scf.yield %1305, %1307 : f32, f32
          }
          %1308 = arith.maxnumf %1303#0, %1299 fastmath<nnan> : f32
          %1309 = arith.subf %1303#0, %1308 : f32
          %1310 = wave.exp2 %1309 : f32
          %1311 = arith.subf %1299, %1308 : f32
          %1312 = wave.exp2 %1311 : f32
          %1313 = arith.mulf %1303#1, %1310 : f32
          %1314 = math.fma %1301, %1312, %1313 : f32
          memref.store %1308, %8[%1302] : memref<?xf32>
          %1315 = arith.addi %1302, %c6 : index
          memref.store %1314, %8[%1315] : memref<?xf32>
          %1316 = vector.broadcast %1310 : f32 to vector<8xf32>
          %1317 = vector.broadcast %1312 : f32 to vector<8xf32>
          scf.for %1318 = %c10 to %c85 step %c4 {
            %1319 = arith.muli %1296, %c13 : index
            %1320 = arith.addi %16, %1319 : index
            %1321 = arith.addi %1320, %c10 : index
            %1322 = arith.muli %1318, %c34 : index
            %1323 = arith.addi %1321, %1322 : index
            %1324 = vector.load %partial[%1323] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1325 = arith.addi %1323, %c33 : index
            %1326 = vector.load %partial[%1325] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1327 = vector.shuffle %1324, %1326 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1294 {
              %1328 = arith.addi %17, %1319 : index
              %1329 = arith.addi %1328, %c10 : index
              %1330 = arith.addi %1329, %1322 : index
              %1331 = vector.shuffle %1327, %1327 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1331, %partial[%1330] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1332 = vector.shuffle %1327, %1327 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1333 = arith.addi %1330, %c33 : index
              vector.store %1332, %partial[%1333] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1334 = arith.addi %17, %1319 : index
              %1335 = arith.addi %1334, %c10 : index
              %1336 = arith.addi %1335, %1322 : index
              %1337 = vector.load %partial[%1336] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1338 = arith.addi %1336, %c33 : index
              %1339 = vector.load %partial[%1338] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1340 = vector.shuffle %1337, %1339 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1341 = arith.mulf %1340, %1316 : vector<8xf32>
              %1342 = math.fma %1327, %1317, %1341 : vector<8xf32>
              %1343 = vector.shuffle %1342, %1342 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1343, %partial[%1336] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1344 = vector.shuffle %1342, %1342 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1344, %partial[%1338] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1345 = arith.addi %1296, %c57 : index
          %1346 = arith.addi %1345, %c10 : index
          %1347 = memref.load %8[%1346] : memref<?xf32>
          %1348 = arith.addi %1345, %c6 : index
          %1349 = memref.load %8[%1348] : memref<?xf32>
          %1350 = arith.addi %1296, %c58 : index
          %1351:2 = scf.if %1294 -> (f32, f32) {
            scf.yield %c52, %c53 : f32, f32
          } else {
            %1352 = arith.addi %1350, %c10 : index
            %1353 = memref.load %8[%1352] : memref<?xf32>
            %1354 = arith.addi %1350, %c6 : index
            %1355 = memref.load %8[%1354] : memref<?xf32>
            scf.yield %1353, %1355 : f32, f32
          }
          %1356 = arith.maxnumf %1351#0, %1347 fastmath<nnan> : f32
          %1357 = arith.subf %1351#0, %1356 : f32
          %1358 = wave.exp2 %1357 : f32
          %1359 = arith.subf %1347, %1356 : f32
          %1360 = wave.exp2 %1359 : f32
          %1361 = arith.mulf %1351#1, %1358 : f32
          %1362 = math.fma %1349, %1360, %1361 : f32
          memref.store %1356, %8[%1350] : memref<?xf32>
          %1363 = arith.addi %1350, %c6 : index
          memref.store %1362, %8[%1363] : memref<?xf32>
          %1364 = vector.broadcast %1358 : f32 to vector<8xf32>
          %1365 = vector.broadcast %1360 : f32 to vector<8xf32>
          scf.for %1366 = %c10 to %c85 step %c4 {
            %1367 = arith.muli %1296, %c13 : index
            %1368 = arith.addi %16, %1367 : index
            %1369 = arith.addi %1368, %c40 : index
            %1370 = arith.muli %1366, %c34 : index
            %1371 = arith.addi %1369, %1370 : index
            %1372 = vector.load %partial[%1371] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1373 = arith.addi %1371, %c33 : index
            %1374 = vector.load %partial[%1373] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1375 = vector.shuffle %1372, %1374 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1294 {
              %1376 = arith.addi %17, %1367 : index
              %1377 = arith.addi %1376, %c40 : index
              %1378 = arith.addi %1377, %1370 : index
              %1379 = vector.shuffle %1375, %1375 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1379, %partial[%1378] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1380 = vector.shuffle %1375, %1375 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1381 = arith.addi %1378, %c33 : index
              vector.store %1380, %partial[%1381] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1382 = arith.addi %17, %1367 : index
              %1383 = arith.addi %1382, %c40 : index
              %1384 = arith.addi %1383, %1370 : index
              %1385 = vector.load %partial[%1384] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1386 = arith.addi %1384, %c33 : index
              %1387 = vector.load %partial[%1386] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1388 = vector.shuffle %1385, %1387 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1389 = arith.mulf %1388, %1364 : vector<8xf32>
              %1390 = math.fma %1375, %1365, %1389 : vector<8xf32>
              %1391 = vector.shuffle %1390, %1390 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1391, %partial[%1384] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1392 = vector.shuffle %1390, %1390 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1392, %partial[%1386] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %1393 = wave.opaque %c10 : index
      %1394 = arith.addi %0, %1393 : index
      scf.if %302 {
        %1395 = arith.addi %kvHeads, %13 : index
        %1396 = memref.load %scales[%1395] : memref<?xf32>
        %1397 = arith.addi %1394, %c10 : index
        %1398 = arith.addi %1397, %c10 : index
        %1399 = memref.load %8[%1398] : memref<?xf32>
        %1400 = arith.addi %1397, %c6 : index
        %1401 = memref.load %8[%1400] : memref<?xf32>
        %1402 = arith.divf %1396, %1401 : f32
        %1403 = vector.broadcast %1402 : f32 to vector<8xf32>
        %1404 = arith.addi %15, %1393 : index
        %1405 = arith.addi %1404, %1 : index
        %1406 = arith.addi %1405, %c10 : index
        %1407 = arith.minsi %1406, %40 : index
        %1408 = arith.divui %1407, %groupSize : index
        %1409 = arith.addi %24, %1408 : index
        %1410 = arith.remui %1407, %groupSize : index
        %1411 = arith.addi %44, %1410 : index
        %1412 = arith.muli %1411, %c18 : index
        %1413 = arith.addi %1412, %51 : index
        %1414 = arith.muli %heads, %c18 : index
        scf.for %1415 = %c10 to %c85 step %c4 {
          %1416 = arith.muli %1394, %c13 : index
          %1417 = arith.addi %c10, %1416 : index
          %1418 = arith.addi %1417, %c10 : index
          %1419 = arith.muli %1415, %c34 : index
          %1420 = arith.addi %1418, %1419 : index
          %1421 = vector.load %5[%1420] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1422 = arith.addi %1420, %c33 : index
          %1423 = vector.load %5[%1422] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1424 = vector.shuffle %1421, %1423 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1425 = arith.mulf %1424, %1403 : vector<8xf32>
          %1426 = arith.addf %1425, %c54 : vector<8xf32>
          %1427 = arith.minimumf %1426, %c87 : vector<8xf32>
          %1428 = arith.maximumf %1427, %c88 : vector<8xf32>
          %1429 = arith.truncf %1428 : vector<8xf32> to vector<8xf16>
          %1430 = vector.bitcast %1429 : vector<8xf16> to vector<4xi32>
          %1431 = vector.shuffle %1430, %1430 [0, 1] : vector<4xi32>, vector<4xi32>
          %1432 = vector.shuffle %1430, %1430 [2, 3] : vector<4xi32>, vector<4xi32>
          %1433 = arith.select %3, %1432, %1431 : vector<2xi32>
          %1434 = arith.select %3, %1431, %1432 : vector<2xi32>
          %1435 = wave.swap_halves %1434 : vector<2xi32>
          %1436 = arith.select %3, %1435, %1433 : vector<2xi32>
          %1437 = arith.select %3, %1433, %1435 : vector<2xi32>
          %1438 = vector.bitcast %1436 : vector<2xi32> to vector<4xf16>
          %1439 = vector.bitcast %1437 : vector<2xi32> to vector<4xf16>
          %1440 = vector.shuffle %1438, %1439 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1441 = arith.muli %1415, %c3 : index
          %1442 = arith.addi %1413, %1441 : index
          %1443 = arith.divui %1409, %outTileRows : index
          %1444 = arith.divui %1414, %c3 : index
          %1445 = arith.muli %1443, %1444 : index
          %1446 = arith.divui %1442, %c3 : index
          %1447 = arith.addi %1445, %1446 : index
          %1448 = arith.muli %1447, %c11 : index
          %1449 = arith.remui %1442, %c3 : index
          %1450 = arith.divui %1449, %c19 : index
          %1451 = arith.addi %1448, %1450 : index
          %1452 = arith.muli %outTileRows, %c19 : index
          %1453 = arith.muli %1451, %1452 : index
          %1454 = arith.remui %1409, %outTileRows : index
          %1455 = arith.muli %1454, %c19 : index
          %1456 = arith.addi %1453, %1455 : index
          %1457 = arith.remui %1442, %c19 : index
          %1458 = arith.addi %1456, %1457 : index
          %1459 = arith.cmpi slt, %1406, %36 : index
          scf.if %1459 {
            vector.store %1440, %out[%1458] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
        %1460 = arith.addi %1394, %c24 : index
        %1461 = arith.addi %1460, %c10 : index
        %1462 = memref.load %8[%1461] : memref<?xf32>
        %1463 = arith.addi %1460, %c6 : index
        %1464 = memref.load %8[%1463] : memref<?xf32>
        %1465 = arith.divf %1396, %1464 : f32
        %1466 = vector.broadcast %1465 : f32 to vector<8xf32>
        %1467 = arith.addi %1405, %c3 : index
        %1468 = arith.minsi %1467, %40 : index
        %1469 = arith.divui %1468, %groupSize : index
        %1470 = arith.addi %24, %1469 : index
        %1471 = arith.remui %1468, %groupSize : index
        %1472 = arith.addi %44, %1471 : index
        %1473 = arith.muli %1472, %c18 : index
        %1474 = arith.addi %1473, %51 : index
        scf.for %1475 = %c10 to %c85 step %c4 {
          %1476 = arith.muli %1394, %c13 : index
          %1477 = arith.addi %c10, %1476 : index
          %1478 = arith.addi %1477, %c40 : index
          %1479 = arith.muli %1475, %c34 : index
          %1480 = arith.addi %1478, %1479 : index
          %1481 = vector.load %5[%1480] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1482 = arith.addi %1480, %c33 : index
          %1483 = vector.load %5[%1482] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1484 = vector.shuffle %1481, %1483 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1485 = arith.mulf %1484, %1466 : vector<8xf32>
          %1486 = arith.addf %1485, %c54 : vector<8xf32>
          %1487 = arith.minimumf %1486, %c87 : vector<8xf32>
          %1488 = arith.maximumf %1487, %c88 : vector<8xf32>
          %1489 = arith.truncf %1488 : vector<8xf32> to vector<8xf16>
          %1490 = vector.bitcast %1489 : vector<8xf16> to vector<4xi32>
          %1491 = vector.shuffle %1490, %1490 [0, 1] : vector<4xi32>, vector<4xi32>
          %1492 = vector.shuffle %1490, %1490 [2, 3] : vector<4xi32>, vector<4xi32>
          %1493 = arith.select %3, %1492, %1491 : vector<2xi32>
          %1494 = arith.select %3, %1491, %1492 : vector<2xi32>
          %1495 = wave.swap_halves %1494 : vector<2xi32>
          %1496 = arith.select %3, %1495, %1493 : vector<2xi32>
          %1497 = arith.select %3, %1493, %1495 : vector<2xi32>
          %1498 = vector.bitcast %1496 : vector<2xi32> to vector<4xf16>
          %1499 = vector.bitcast %1497 : vector<2xi32> to vector<4xf16>
          %1500 = vector.shuffle %1498, %1499 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1501 = arith.muli %1475, %c3 : index
          %1502 = arith.addi %1474, %1501 : index
          %1503 = arith.divui %1470, %outTileRows : index
          %1504 = arith.divui %1414, %c3 : index
          %1505 = arith.muli %1503, %1504 : index
          %1506 = arith.divui %1502, %c3 : index
          %1507 = arith.addi %1505, %1506 : index
          %1508 = arith.muli %1507, %c11 : index
          %1509 = arith.remui %1502, %c3 : index
          %1510 = arith.divui %1509, %c19 : index
          %1511 = arith.addi %1508, %1510 : index
          %1512 = arith.muli %outTileRows, %c19 : index
          %1513 = arith.muli %1511, %1512 : index
          %1514 = arith.remui %1470, %outTileRows : index
          %1515 = arith.muli %1514, %c19 : index
          %1516 = arith.addi %1513, %1515 : index
          %1517 = arith.remui %1502, %c19 : index
          %1518 = arith.addi %1516, %1517 : index
          %1519 = arith.cmpi slt, %1467, %36 : index
          scf.if %1519 {
            vector.store %1500, %out[%1518] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %303 {
          %1520 = arith.addi %kvHeads, %13 : index
          %1521 = memref.load %scales[%1520] : memref<?xf32>
          %1522 = arith.addi %1394, %c33 : index
          %1523 = arith.addi %1522, %c10 : index
          %1524 = memref.load %8[%1523] : memref<?xf32>
          %1525 = arith.addi %1522, %c6 : index
          %1526 = memref.load %8[%1525] : memref<?xf32>
          %1527 = arith.divf %1521, %1526 : f32
          %1528 = vector.broadcast %1527 : f32 to vector<8xf32>
          %1529 = arith.addi %15, %1393 : index
          %1530 = arith.addi %1529, %1 : index
          %1531 = arith.addi %1530, %c10 : index
          %1532 = arith.minsi %1531, %40 : index
          %1533 = arith.divui %1532, %groupSize : index
          %1534 = arith.addi %24, %1533 : index
          %1535 = arith.remui %1532, %groupSize : index
          %1536 = arith.addi %44, %1535 : index
          %1537 = arith.muli %1536, %c18 : index
          %1538 = arith.addi %1537, %51 : index
          %1539 = arith.muli %heads, %c18 : index
          scf.for %1540 = %c10 to %c85 step %c4 {
            %1541 = arith.muli %1394, %c13 : index
            %1542 = arith.addi %16, %1541 : index
            %1543 = arith.addi %1542, %c10 : index
            %1544 = arith.muli %1540, %c34 : index
            %1545 = arith.addi %1543, %1544 : index
            %1546 = vector.load %partial[%1545] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1547 = arith.addi %1545, %c33 : index
            %1548 = vector.load %partial[%1547] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1549 = vector.shuffle %1546, %1548 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1550 = arith.mulf %1549, %1528 : vector<8xf32>
            %1551 = arith.addf %1550, %c54 : vector<8xf32>
            %1552 = arith.minimumf %1551, %c87 : vector<8xf32>
            %1553 = arith.maximumf %1552, %c88 : vector<8xf32>
            %1554 = arith.truncf %1553 : vector<8xf32> to vector<8xf16>
            %1555 = vector.bitcast %1554 : vector<8xf16> to vector<4xi32>
            %1556 = vector.shuffle %1555, %1555 [0, 1] : vector<4xi32>, vector<4xi32>
            %1557 = vector.shuffle %1555, %1555 [2, 3] : vector<4xi32>, vector<4xi32>
            %1558 = arith.select %3, %1557, %1556 : vector<2xi32>
            %1559 = arith.select %3, %1556, %1557 : vector<2xi32>
            %1560 = wave.swap_halves %1559 : vector<2xi32>
            %1561 = arith.select %3, %1560, %1558 : vector<2xi32>
            %1562 = arith.select %3, %1558, %1560 : vector<2xi32>
            %1563 = vector.bitcast %1561 : vector<2xi32> to vector<4xf16>
            %1564 = vector.bitcast %1562 : vector<2xi32> to vector<4xf16>
            %1565 = vector.shuffle %1563, %1564 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1566 = arith.muli %1540, %c3 : index
            %1567 = arith.addi %1538, %1566 : index
            %1568 = arith.divui %1534, %outTileRows : index
            %1569 = arith.divui %1539, %c3 : index
            %1570 = arith.muli %1568, %1569 : index
            %1571 = arith.divui %1567, %c3 : index
            %1572 = arith.addi %1570, %1571 : index
            %1573 = arith.muli %1572, %c11 : index
            %1574 = arith.remui %1567, %c3 : index
            %1575 = arith.divui %1574, %c19 : index
            %1576 = arith.addi %1573, %1575 : index
            %1577 = arith.muli %outTileRows, %c19 : index
            %1578 = arith.muli %1576, %1577 : index
            %1579 = arith.remui %1534, %outTileRows : index
            %1580 = arith.muli %1579, %c19 : index
            %1581 = arith.addi %1578, %1580 : index
            %1582 = arith.remui %1567, %c19 : index
            %1583 = arith.addi %1581, %1582 : index
            %1584 = arith.cmpi slt, %1531, %36 : index
            scf.if %1584 {
              vector.store %1565, %out[%1583] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1585 = arith.addi %1394, %c57 : index
          %1586 = arith.addi %1585, %c10 : index
          %1587 = memref.load %8[%1586] : memref<?xf32>
          %1588 = arith.addi %1585, %c6 : index
          %1589 = memref.load %8[%1588] : memref<?xf32>
          %1590 = arith.divf %1521, %1589 : f32
          %1591 = vector.broadcast %1590 : f32 to vector<8xf32>
          %1592 = arith.addi %1530, %c3 : index
          %1593 = arith.minsi %1592, %40 : index
          %1594 = arith.divui %1593, %groupSize : index
          %1595 = arith.addi %24, %1594 : index
          %1596 = arith.remui %1593, %groupSize : index
          %1597 = arith.addi %44, %1596 : index
          %1598 = arith.muli %1597, %c18 : index
          %1599 = arith.addi %1598, %51 : index
          scf.for %1600 = %c10 to %c85 step %c4 {
            %1601 = arith.muli %1394, %c13 : index
            %1602 = arith.addi %16, %1601 : index
            %1603 = arith.addi %1602, %c40 : index
            %1604 = arith.muli %1600, %c34 : index
            %1605 = arith.addi %1603, %1604 : index
            %1606 = vector.load %partial[%1605] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1607 = arith.addi %1605, %c33 : index
            %1608 = vector.load %partial[%1607] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1609 = vector.shuffle %1606, %1608 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1610 = arith.mulf %1609, %1591 : vector<8xf32>
            %1611 = arith.addf %1610, %c54 : vector<8xf32>
            %1612 = arith.minimumf %1611, %c87 : vector<8xf32>
            %1613 = arith.maximumf %1612, %c88 : vector<8xf32>
            %1614 = arith.truncf %1613 : vector<8xf32> to vector<8xf16>
            %1615 = vector.bitcast %1614 : vector<8xf16> to vector<4xi32>
            %1616 = vector.shuffle %1615, %1615 [0, 1] : vector<4xi32>, vector<4xi32>
            %1617 = vector.shuffle %1615, %1615 [2, 3] : vector<4xi32>, vector<4xi32>
            %1618 = arith.select %3, %1617, %1616 : vector<2xi32>
            %1619 = arith.select %3, %1616, %1617 : vector<2xi32>
            %1620 = wave.swap_halves %1619 : vector<2xi32>
            %1621 = arith.select %3, %1620, %1618 : vector<2xi32>
            %1622 = arith.select %3, %1618, %1620 : vector<2xi32>
            %1623 = vector.bitcast %1621 : vector<2xi32> to vector<4xf16>
            %1624 = vector.bitcast %1622 : vector<2xi32> to vector<4xf16>
            %1625 = vector.shuffle %1623, %1624 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1626 = arith.muli %1600, %c3 : index
            %1627 = arith.addi %1599, %1626 : index
            %1628 = arith.divui %1595, %outTileRows : index
            %1629 = arith.divui %1539, %c3 : index
            %1630 = arith.muli %1628, %1629 : index
            %1631 = arith.divui %1627, %c3 : index
            %1632 = arith.addi %1630, %1631 : index
            %1633 = arith.muli %1632, %c11 : index
            %1634 = arith.remui %1627, %c3 : index
            %1635 = arith.divui %1634, %c19 : index
            %1636 = arith.addi %1633, %1635 : index
            %1637 = arith.muli %outTileRows, %c19 : index
            %1638 = arith.muli %1636, %1637 : index
            %1639 = arith.remui %1595, %outTileRows : index
            %1640 = arith.muli %1639, %c19 : index
            %1641 = arith.addi %1638, %1640 : index
            %1642 = arith.remui %1627, %c19 : index
            %1643 = arith.addi %1641, %1642 : index
            %1644 = arith.cmpi slt, %1592, %36 : index
            scf.if %1644 {
              vector.store %1625, %out[%1643] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %1645 = arith.addi %kvHeads, %13 : index
          %1646 = memref.load %scales[%1645] : memref<?xf32>
          %1647 = arith.addi %1394, %c34 : index
          %1648 = arith.addi %1647, %c10 : index
          %1649 = memref.load %8[%1648] : memref<?xf32>
          %1650 = arith.addi %1647, %c6 : index
          %1651 = memref.load %8[%1650] : memref<?xf32>
          %1652 = arith.divf %1646, %1651 : f32
          %1653 = vector.broadcast %1652 : f32 to vector<8xf32>
          %1654 = arith.addi %15, %1393 : index
          %1655 = arith.addi %1654, %1 : index
          %1656 = arith.addi %1655, %c10 : index
          %1657 = arith.minsi %1656, %40 : index
          %1658 = arith.divui %1657, %groupSize : index
          %1659 = arith.addi %24, %1658 : index
          %1660 = arith.remui %1657, %groupSize : index
          %1661 = arith.addi %44, %1660 : index
          %1662 = arith.muli %1661, %c18 : index
          %1663 = arith.addi %1662, %51 : index
          %1664 = arith.muli %heads, %c18 : index
          scf.for %1665 = %c10 to %c85 step %c4 {
            %1666 = arith.muli %1394, %c13 : index
            %1667 = arith.addi %17, %1666 : index
            %1668 = arith.addi %1667, %c10 : index
            %1669 = arith.muli %1665, %c34 : index
            %1670 = arith.addi %1668, %1669 : index
            %1671 = vector.load %partial[%1670] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1672 = arith.addi %1670, %c33 : index
            %1673 = vector.load %partial[%1672] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1674 = vector.shuffle %1671, %1673 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1675 = arith.mulf %1674, %1653 : vector<8xf32>
            %1676 = arith.addf %1675, %c54 : vector<8xf32>
            %1677 = arith.minimumf %1676, %c87 : vector<8xf32>
            %1678 = arith.maximumf %1677, %c88 : vector<8xf32>
            %1679 = arith.truncf %1678 : vector<8xf32> to vector<8xf16>
            %1680 = vector.bitcast %1679 : vector<8xf16> to vector<4xi32>
            %1681 = vector.shuffle %1680, %1680 [0, 1] : vector<4xi32>, vector<4xi32>
            %1682 = vector.shuffle %1680, %1680 [2, 3] : vector<4xi32>, vector<4xi32>
            %1683 = arith.select %3, %1682, %1681 : vector<2xi32>
            %1684 = arith.select %3, %1681, %1682 : vector<2xi32>
            %1685 = wave.swap_halves %1684 : vector<2xi32>
            %1686 = arith.select %3, %1685, %1683 : vector<2xi32>
            %1687 = arith.select %3, %1683, %1685 : vector<2xi32>
            %1688 = vector.bitcast %1686 : vector<2xi32> to vector<4xf16>
            %1689 = vector.bitcast %1687 : vector<2xi32> to vector<4xf16>
            %1690 = vector.shuffle %1688, %1689 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1691 = arith.muli %1665, %c3 : index
            %1692 = arith.addi %1663, %1691 : index
            %1693 = arith.divui %1659, %outTileRows : index
            %1694 = arith.divui %1664, %c3 : index
            %1695 = arith.muli %1693, %1694 : index
            %1696 = arith.divui %1692, %c3 : index
            %1697 = arith.addi %1695, %1696 : index
            %1698 = arith.muli %1697, %c11 : index
            %1699 = arith.remui %1692, %c3 : index
            %1700 = arith.divui %1699, %c19 : index
            %1701 = arith.addi %1698, %1700 : index
            %1702 = arith.muli %outTileRows, %c19 : index
            %1703 = arith.muli %1701, %1702 : index
            %1704 = arith.remui %1659, %outTileRows : index
            %1705 = arith.muli %1704, %c19 : index
            %1706 = arith.addi %1703, %1705 : index
            %1707 = arith.remui %1692, %c19 : index
            %1708 = arith.addi %1706, %1707 : index
            %1709 = arith.cmpi slt, %1656, %36 : index
            scf.if %1709 {
              vector.store %1690, %out[%1708] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1710 = arith.addi %1394, %c58 : index
          %1711 = arith.addi %1710, %c10 : index
          %1712 = memref.load %8[%1711] : memref<?xf32>
          %1713 = arith.addi %1710, %c6 : index
          %1714 = memref.load %8[%1713] : memref<?xf32>
          %1715 = arith.divf %1646, %1714 : f32
          %1716 = vector.broadcast %1715 : f32 to vector<8xf32>
          %1717 = arith.addi %1655, %c3 : index
          %1718 = arith.minsi %1717, %40 : index
          %1719 = arith.divui %1718, %groupSize : index
          %1720 = arith.addi %24, %1719 : index
          %1721 = arith.remui %1718, %groupSize : index
          %1722 = arith.addi %44, %1721 : index
          %1723 = arith.muli %1722, %c18 : index
          %1724 = arith.addi %1723, %51 : index
          scf.for %1725 = %c10 to %c85 step %c4 {
            %1726 = arith.muli %1394, %c13 : index
            %1727 = arith.addi %17, %1726 : index
            %1728 = arith.addi %1727, %c40 : index
            %1729 = arith.muli %1725, %c34 : index
            %1730 = arith.addi %1728, %1729 : index
            %1731 = vector.load %partial[%1730] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1732 = arith.addi %1730, %c33 : index
            %1733 = vector.load %partial[%1732] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1734 = vector.shuffle %1731, %1733 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1735 = arith.mulf %1734, %1716 : vector<8xf32>
            %1736 = arith.addf %1735, %c54 : vector<8xf32>
            %1737 = arith.minimumf %1736, %c87 : vector<8xf32>
            %1738 = arith.maximumf %1737, %c88 : vector<8xf32>
            %1739 = arith.truncf %1738 : vector<8xf32> to vector<8xf16>
            %1740 = vector.bitcast %1739 : vector<8xf16> to vector<4xi32>
            %1741 = vector.shuffle %1740, %1740 [0, 1] : vector<4xi32>, vector<4xi32>
            %1742 = vector.shuffle %1740, %1740 [2, 3] : vector<4xi32>, vector<4xi32>
            %1743 = arith.select %3, %1742, %1741 : vector<2xi32>
            %1744 = arith.select %3, %1741, %1742 : vector<2xi32>
            %1745 = wave.swap_halves %1744 : vector<2xi32>
            %1746 = arith.select %3, %1745, %1743 : vector<2xi32>
            %1747 = arith.select %3, %1743, %1745 : vector<2xi32>
            %1748 = vector.bitcast %1746 : vector<2xi32> to vector<4xf16>
            %1749 = vector.bitcast %1747 : vector<2xi32> to vector<4xf16>
            %1750 = vector.shuffle %1748, %1749 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1751 = arith.muli %1725, %c3 : index
            %1752 = arith.addi %1724, %1751 : index
            %1753 = arith.divui %1720, %outTileRows : index
            %1754 = arith.divui %1664, %c3 : index
            %1755 = arith.muli %1753, %1754 : index
            %1756 = arith.divui %1752, %c3 : index
            %1757 = arith.addi %1755, %1756 : index
            %1758 = arith.muli %1757, %c11 : index
            %1759 = arith.remui %1752, %c3 : index
            %1760 = arith.divui %1759, %c19 : index
            %1761 = arith.addi %1758, %1760 : index
            %1762 = arith.muli %outTileRows, %c19 : index
            %1763 = arith.muli %1761, %1762 : index
            %1764 = arith.remui %1720, %outTileRows : index
            %1765 = arith.muli %1764, %c19 : index
            %1766 = arith.addi %1763, %1765 : index
            %1767 = arith.remui %1752, %c19 : index
            %1768 = arith.addi %1766, %1767 : index
            %1769 = arith.cmpi slt, %1717, %36 : index
            scf.if %1769 {
              vector.store %1750, %out[%1768] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}
