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
  %c70 = arith.constant dense<-1> : vector<4xi32>
  %c71 = arith.constant 65535 : i32
  %c72 = arith.constant 2 : i32
  %c73 = arith.constant -65536 : i32
  %c74 = arith.constant 3 : i32
  %c75 = arith.constant 4 : i32
  %c76 = arith.constant 5 : i32
  %c77 = arith.constant 6 : i32
  %c78 = arith.constant 7 : i32
  %c79 = arith.constant 8 : i32
  %c80 = arith.constant 9 : i32
  %c81 = arith.constant 10 : i32
  %c82 = arith.constant 11 : i32
  %c83 = arith.constant 12 : i32
  %c84 = arith.constant 13 : i32
  %c85 = arith.constant 15 : i32
  %c86 = arith.constant 1088 : index
  %c87 = arith.constant 1152 : index
  %c88 = arith.constant 1216 : index
  %c89 = arith.constant 1344 : index
  %c90 = arith.constant 1408 : index
  %c91 = arith.constant 1472 : index
  %c92 = arith.constant 6 : index
  %outTileRows = wave.param "outTileRows" : index
  %c94 = arith.constant dense<0x477FE000> : vector<8xf32>
  %c95 = arith.constant dense<0xC77FE000> : vector<8xf32>
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
                %834 = arith.select %833, %c71, %c48 : i32
                %835 = arith.ori %c48, %834 : i32
                %836 = arith.cmpi sgt, %832, %c40 : i32
                %837 = arith.select %836, %c71, %c48 : i32
                %838 = arith.ori %c48, %837 : i32
                %839 = arith.cmpi sgt, %832, %c72 : i32
                %840 = arith.select %839, %c73, %c48 : i32
                %841 = arith.ori %835, %840 : i32
                %842 = arith.cmpi sgt, %832, %c74 : i32
                %843 = arith.select %842, %c73, %c48 : i32
                %844 = arith.ori %838, %843 : i32
                %845 = arith.cmpi sgt, %832, %c75 : i32
                %846 = arith.select %845, %c71, %c48 : i32
                %847 = arith.ori %c48, %846 : i32
                %848 = arith.cmpi sgt, %832, %c76 : i32
                %849 = arith.select %848, %c71, %c48 : i32
                %850 = arith.ori %c48, %849 : i32
                %851 = arith.cmpi sgt, %832, %c77 : i32
                %852 = arith.select %851, %c73, %c48 : i32
                %853 = arith.ori %847, %852 : i32
                %854 = arith.cmpi sgt, %832, %c78 : i32
                %855 = arith.select %854, %c73, %c48 : i32
                %856 = arith.ori %850, %855 : i32
                %857 = arith.cmpi sgt, %832, %c79 : i32
                %858 = arith.select %857, %c71, %c48 : i32
                %859 = arith.ori %c48, %858 : i32
                %860 = arith.cmpi sgt, %832, %c80 : i32
                %861 = arith.select %860, %c71, %c48 : i32
                %862 = arith.ori %c48, %861 : i32
                %863 = arith.cmpi sgt, %832, %c81 : i32
                %864 = arith.select %863, %c73, %c48 : i32
                %865 = arith.ori %859, %864 : i32
                %866 = arith.cmpi sgt, %832, %c82 : i32
                %867 = arith.select %866, %c73, %c48 : i32
                %868 = arith.ori %862, %867 : i32
                %869 = arith.cmpi sgt, %832, %c83 : i32
                %870 = arith.select %869, %c71, %c48 : i32
                %871 = arith.ori %c48, %870 : i32
                %872 = arith.cmpi sgt, %832, %c84 : i32
                %873 = arith.select %872, %c71, %c48 : i32
                %874 = arith.ori %c48, %873 : i32
                %875 = arith.cmpi sgt, %832, %c32 : i32
                %876 = arith.select %875, %c73, %c48 : i32
                %877 = arith.ori %871, %876 : i32
                %878 = arith.cmpi sgt, %832, %c85 : i32
                %879 = arith.select %878, %c73, %c48 : i32
                %880 = arith.ori %874, %879 : i32
                %881 = vector.from_elements %841, %853, %865, %877 : vector<4xi32>
                %882 = vector.from_elements %844, %856, %868, %880 : vector<4xi32>
                %883 = arith.subi %323, %379 : i32
                %884 = arith.subi %883, %c47 : i32
                %885 = arith.minsi %884, %c47 : i32
                %886 = arith.maxsi %885, %c48 : i32
                %887 = arith.cmpi sgt, %886, %c48 : i32
                %888 = arith.select %887, %c71, %c48 : i32
                %889 = arith.ori %c48, %888 : i32
                %890 = arith.cmpi sgt, %886, %c40 : i32
                %891 = arith.select %890, %c71, %c48 : i32
                %892 = arith.ori %c48, %891 : i32
                %893 = arith.cmpi sgt, %886, %c72 : i32
                %894 = arith.select %893, %c73, %c48 : i32
                %895 = arith.ori %889, %894 : i32
                %896 = arith.cmpi sgt, %886, %c74 : i32
                %897 = arith.select %896, %c73, %c48 : i32
                %898 = arith.ori %892, %897 : i32
                %899 = arith.cmpi sgt, %886, %c75 : i32
                %900 = arith.select %899, %c71, %c48 : i32
                %901 = arith.ori %c48, %900 : i32
                %902 = arith.cmpi sgt, %886, %c76 : i32
                %903 = arith.select %902, %c71, %c48 : i32
                %904 = arith.ori %c48, %903 : i32
                %905 = arith.cmpi sgt, %886, %c77 : i32
                %906 = arith.select %905, %c73, %c48 : i32
                %907 = arith.ori %901, %906 : i32
                %908 = arith.cmpi sgt, %886, %c78 : i32
                %909 = arith.select %908, %c73, %c48 : i32
                %910 = arith.ori %904, %909 : i32
                %911 = arith.cmpi sgt, %886, %c79 : i32
                %912 = arith.select %911, %c71, %c48 : i32
                %913 = arith.ori %c48, %912 : i32
                %914 = arith.cmpi sgt, %886, %c80 : i32
                %915 = arith.select %914, %c71, %c48 : i32
                %916 = arith.ori %c48, %915 : i32
                %917 = arith.cmpi sgt, %886, %c81 : i32
                %918 = arith.select %917, %c73, %c48 : i32
                %919 = arith.ori %913, %918 : i32
                %920 = arith.cmpi sgt, %886, %c82 : i32
                %921 = arith.select %920, %c73, %c48 : i32
                %922 = arith.ori %916, %921 : i32
                %923 = arith.cmpi sgt, %886, %c83 : i32
                %924 = arith.select %923, %c71, %c48 : i32
                %925 = arith.ori %c48, %924 : i32
                %926 = arith.cmpi sgt, %886, %c84 : i32
                %927 = arith.select %926, %c71, %c48 : i32
                %928 = arith.ori %c48, %927 : i32
                %929 = arith.cmpi sgt, %886, %c32 : i32
                %930 = arith.select %929, %c73, %c48 : i32
                %931 = arith.ori %925, %930 : i32
                %932 = arith.cmpi sgt, %886, %c85 : i32
                %933 = arith.select %932, %c73, %c48 : i32
                %934 = arith.ori %928, %933 : i32
                %935 = vector.from_elements %895, %907, %919, %931 : vector<4xi32>
                %936 = vector.from_elements %898, %910, %922, %934 : vector<4xi32>
                scf.yield %881, %882, %935, %936 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %c70, %c70, %c70, %c70 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %937 = wave.opaque %380 : i32
              %938 = arith.cmpi sgt, %937, %299 : i32
              %939:4 = scf.if %938 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %940 = arith.andi %570, %828#0 : vector<4xi32>
                %941 = arith.andi %573, %828#1 : vector<4xi32>
                %942 = arith.andi %576, %828#2 : vector<4xi32>
                %943 = arith.andi %579, %828#3 : vector<4xi32>
                scf.yield %940, %941, %942, %943 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %570, %573, %576, %579 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %944 = vector.shuffle %939#0, %939#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %945 = vector.bitcast %944 : vector<8xi32> to vector<16xf16>
              %946 = wave.mma %945, %694, %670#2 : vector<16xf16>, vector<8xf32>
              %947 = wave.mma %945, %800, %776#2 : vector<16xf16>, vector<8xf32>
              %948 = vector.shuffle %939#2, %939#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %949 = vector.bitcast %948 : vector<8xi32> to vector<16xf16>
              %950 = wave.mma %949, %701, %946 : vector<16xf16>, vector<8xf32>
              %951 = wave.mma %949, %807, %947 : vector<16xf16>, vector<8xf32>
              %952 = wave.opaque %950 : vector<8xf32>
              %953 = wave.opaque %951 : vector<8xf32>
              %954 = arith.addi %389, %35 : index
              %955 = arith.addi %954, %c37 : index
              %956 = vector.load %kv[%955] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %957 = arith.addi %389, %35 : index
              %958 = arith.addi %957, %c86 : index
              %959 = vector.load %kv[%958] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %960 = arith.addi %397, %35 : index
              %961 = arith.addi %960, %c37 : index
              %962 = vector.load %kv[%961] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %963 = arith.addi %397, %35 : index
              %964 = arith.addi %963, %c86 : index
              %965 = vector.load %kv[%964] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %966 = wave.opaque %380 : i32
              %967 = arith.cmpi sgt, %966, %299 : i32
              %968:4 = scf.if %967 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %969 = arith.andi %600, %828#0 : vector<4xi32>
                %970 = arith.andi %603, %828#1 : vector<4xi32>
                %971 = arith.andi %606, %828#2 : vector<4xi32>
                %972 = arith.andi %609, %828#3 : vector<4xi32>
                scf.yield %969, %970, %971, %972 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %600, %603, %606, %609 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %973 = vector.shuffle %968#0, %968#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %974 = vector.bitcast %973 : vector<8xi32> to vector<16xf16>
              %975 = wave.mma %974, %694, %670#3 : vector<16xf16>, vector<8xf32>
              %976 = wave.mma %974, %800, %776#3 : vector<16xf16>, vector<8xf32>
              %977 = vector.shuffle %968#2, %968#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %978 = vector.bitcast %977 : vector<8xi32> to vector<16xf16>
              %979 = wave.mma %978, %701, %975 : vector<16xf16>, vector<8xf32>
              %980 = wave.mma %978, %807, %976 : vector<16xf16>, vector<8xf32>
              %981 = wave.opaque %979 : vector<8xf32>
              %982 = wave.opaque %980 : vector<8xf32>
              %983 = arith.addi %389, %35 : index
              %984 = arith.addi %983, %c87 : index
              %985 = vector.load %kv[%984] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %986 = arith.addi %389, %35 : index
              %987 = arith.addi %986, %c88 : index
              %988 = vector.load %kv[%987] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %989 = arith.addi %397, %35 : index
              %990 = arith.addi %989, %c87 : index
              %991 = vector.load %kv[%990] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %992 = arith.addi %397, %35 : index
              %993 = arith.addi %992, %c88 : index
              %994 = vector.load %kv[%993] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %995 = wave.opaque %380 : i32
              %996 = arith.cmpi sgt, %995, %299 : i32
              %997:4 = scf.if %996 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %998 = arith.andi %956, %828#0 : vector<4xi32>
                %999 = arith.andi %959, %828#1 : vector<4xi32>
                %1000 = arith.andi %962, %828#2 : vector<4xi32>
                %1001 = arith.andi %965, %828#3 : vector<4xi32>
                scf.yield %998, %999, %1000, %1001 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %956, %959, %962, %965 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1002 = vector.shuffle %997#0, %997#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1003 = vector.bitcast %1002 : vector<8xi32> to vector<16xf16>
              %1004 = wave.mma %1003, %694, %670#4 : vector<16xf16>, vector<8xf32>
              %1005 = wave.mma %1003, %800, %776#4 : vector<16xf16>, vector<8xf32>
              %1006 = vector.shuffle %997#2, %997#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1007 = vector.bitcast %1006 : vector<8xi32> to vector<16xf16>
              %1008 = wave.mma %1007, %701, %1004 : vector<16xf16>, vector<8xf32>
              %1009 = wave.mma %1007, %807, %1005 : vector<16xf16>, vector<8xf32>
              %1010 = wave.opaque %1008 : vector<8xf32>
              %1011 = wave.opaque %1009 : vector<8xf32>
              %1012 = arith.addi %389, %35 : index
              %1013 = arith.addi %1012, %c38 : index
              %1014 = vector.load %kv[%1013] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1015 = arith.addi %389, %35 : index
              %1016 = arith.addi %1015, %c89 : index
              %1017 = vector.load %kv[%1016] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1018 = arith.addi %397, %35 : index
              %1019 = arith.addi %1018, %c38 : index
              %1020 = vector.load %kv[%1019] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1021 = arith.addi %397, %35 : index
              %1022 = arith.addi %1021, %c89 : index
              %1023 = vector.load %kv[%1022] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1024 = wave.opaque %380 : i32
              %1025 = arith.cmpi sgt, %1024, %299 : i32
              %1026:4 = scf.if %1025 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1027 = arith.andi %985, %828#0 : vector<4xi32>
                %1028 = arith.andi %988, %828#1 : vector<4xi32>
                %1029 = arith.andi %991, %828#2 : vector<4xi32>
                %1030 = arith.andi %994, %828#3 : vector<4xi32>
                scf.yield %1027, %1028, %1029, %1030 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %985, %988, %991, %994 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1031 = vector.shuffle %1026#0, %1026#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1032 = vector.bitcast %1031 : vector<8xi32> to vector<16xf16>
              %1033 = wave.mma %1032, %694, %670#5 : vector<16xf16>, vector<8xf32>
              %1034 = wave.mma %1032, %800, %776#5 : vector<16xf16>, vector<8xf32>
              %1035 = vector.shuffle %1026#2, %1026#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1036 = vector.bitcast %1035 : vector<8xi32> to vector<16xf16>
              %1037 = wave.mma %1036, %701, %1033 : vector<16xf16>, vector<8xf32>
              %1038 = wave.mma %1036, %807, %1034 : vector<16xf16>, vector<8xf32>
              %1039 = wave.opaque %1037 : vector<8xf32>
              %1040 = wave.opaque %1038 : vector<8xf32>
              %1041 = arith.addi %389, %35 : index
              %1042 = arith.addi %1041, %c90 : index
              %1043 = vector.load %kv[%1042] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1044 = arith.addi %389, %35 : index
              %1045 = arith.addi %1044, %c91 : index
              %1046 = vector.load %kv[%1045] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1047 = arith.addi %397, %35 : index
              %1048 = arith.addi %1047, %c90 : index
              %1049 = vector.load %kv[%1048] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1050 = arith.addi %397, %35 : index
              %1051 = arith.addi %1050, %c91 : index
              %1052 = vector.load %kv[%1051] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1053 = wave.opaque %380 : i32
              %1054 = arith.cmpi sgt, %1053, %299 : i32
              %1055:4 = scf.if %1054 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1056 = arith.andi %1014, %828#0 : vector<4xi32>
                %1057 = arith.andi %1017, %828#1 : vector<4xi32>
                %1058 = arith.andi %1020, %828#2 : vector<4xi32>
                %1059 = arith.andi %1023, %828#3 : vector<4xi32>
                scf.yield %1056, %1057, %1058, %1059 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1014, %1017, %1020, %1023 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1060 = vector.shuffle %1055#0, %1055#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1061 = vector.bitcast %1060 : vector<8xi32> to vector<16xf16>
              %1062 = wave.mma %1061, %694, %670#6 : vector<16xf16>, vector<8xf32>
              %1063 = wave.mma %1061, %800, %776#6 : vector<16xf16>, vector<8xf32>
              %1064 = vector.shuffle %1055#2, %1055#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1065 = vector.bitcast %1064 : vector<8xi32> to vector<16xf16>
              %1066 = wave.mma %1065, %701, %1062 : vector<16xf16>, vector<8xf32>
              %1067 = wave.mma %1065, %807, %1063 : vector<16xf16>, vector<8xf32>
              %1068 = wave.opaque %1066 : vector<8xf32>
              %1069 = wave.opaque %1067 : vector<8xf32>
              wave.pin
              %1070 = wave.opaque %380 : i32
              %1071 = arith.cmpi sgt, %1070, %299 : i32
              %1072:4 = scf.if %1071 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1073 = arith.andi %1043, %828#0 : vector<4xi32>
                %1074 = arith.andi %1046, %828#1 : vector<4xi32>
                %1075 = arith.andi %1049, %828#2 : vector<4xi32>
                %1076 = arith.andi %1052, %828#3 : vector<4xi32>
                scf.yield %1073, %1074, %1075, %1076 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1043, %1046, %1049, %1052 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1077 = vector.shuffle %1072#0, %1072#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1078 = vector.bitcast %1077 : vector<8xi32> to vector<16xf16>
              %1079 = wave.mma %1078, %694, %670#7 : vector<16xf16>, vector<8xf32>
              %1080 = wave.mma %1078, %800, %776#7 : vector<16xf16>, vector<8xf32>
              %1081 = vector.shuffle %1072#2, %1072#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1082 = vector.bitcast %1081 : vector<8xi32> to vector<16xf16>
              %1083 = wave.mma %1082, %701, %1079 : vector<16xf16>, vector<8xf32>
              %1084 = wave.mma %1082, %807, %1080 : vector<16xf16>, vector<8xf32>
              %1085 = wave.opaque %1083 : vector<8xf32>
              %1086 = wave.opaque %1084 : vector<8xf32>
              wave.pin
              %1087 = wave.opaque %380 : i32
              %1088 = arith.cmpi slt, %1087, %323 : i32
              %1089:4 = scf.if %1088 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1090 = arith.addi %406, %35 : index
                %1091 = arith.addi %1090, %c10 : index
                %1092 = vector.load %kv[%1091] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1093 = arith.addi %406, %35 : index
                %1094 = arith.addi %1093, %c24 : index
                %1095 = vector.load %kv[%1094] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1096 = arith.addi %414, %35 : index
                %1097 = arith.addi %1096, %c10 : index
                %1098 = vector.load %kv[%1097] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1099 = arith.addi %414, %35 : index
                %1100 = arith.addi %1099, %c24 : index
                %1101 = vector.load %kv[%1100] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %1092, %1095, %1098, %1101 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1072#0, %1072#1, %1072#2, %1072#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              scf.yield %1089#0, %1089#1, %1089#2, %1089#3, %670#0, %719, %952, %981, %1010, %1039, %1068, %1085, %776#0, %825, %953, %982, %1011, %1040, %1069, %1086 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %1102 = wave.opaque %c10 : index
            %1103 = arith.addi %0, %1102 : index
            %1104 = arith.cmpi eq, %321, %318 : i32
            %1105 = wave.swap_halves %377#5 : f32
            %1106 = arith.addf %377#5, %1105 : f32
            %1107 = arith.addi %1103, %c10 : index
            %1108:2 = scf.if %1104 -> (f32, f32) {
              scf.yield %c52, %c53 : f32, f32
            } else {
              %1109 = arith.addi %1103, %c10 : index
              %1110 = arith.addi %1109, %c10 : index
              %1111 = memref.load %8[%1110] : memref<?xf32>
              %1112 = arith.addi %1109, %c6 : index
              %1113 = memref.load %8[%1112] : memref<?xf32>
              scf.yield %1111, %1113 : f32, f32
            }
            %1114 = arith.maxnumf %1108#0, %377#4 fastmath<nnan> : f32
            %1115 = arith.subf %1108#0, %1114 : f32
            %1116 = wave.exp2 %1115 : f32
            %1117 = arith.subf %377#4, %1114 : f32
            %1118 = wave.exp2 %1117 : f32
            %1119 = arith.mulf %1108#1, %1116 : f32
            %1120 = math.fma %1106, %1118, %1119 : f32
            memref.store %1114, %8[%1107] : memref<?xf32>
            %1121 = arith.addi %1107, %c6 : index
            memref.store %1120, %8[%1121] : memref<?xf32>
            %1122 = vector.broadcast %1116 : f32 to vector<8xf32>
            %1123 = vector.broadcast %1118 : f32 to vector<8xf32>
            scf.if %1104 {
              %1124 = arith.muli %1103, %c13 : index
              %1125 = arith.addi %c10, %1124 : index
              %1126 = arith.addi %1125, %c10 : index
              %1127 = arith.addi %1126, %c10 : index
              %1128 = vector.shuffle %377#6, %377#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1128, %5[%1127] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1129 = vector.shuffle %377#6, %377#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1130 = arith.addi %1127, %c33 : index
              vector.store %1129, %5[%1130] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1131 = arith.muli %1103, %c13 : index
              %1132 = arith.addi %c10, %1131 : index
              %1133 = arith.addi %1132, %c10 : index
              %1134 = arith.addi %1133, %c34 : index
              %1135 = vector.shuffle %377#7, %377#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1135, %5[%1134] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1136 = vector.shuffle %377#7, %377#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1137 = arith.addi %1134, %c33 : index
              vector.store %1136, %5[%1137] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1138 = arith.muli %1103, %c13 : index
              %1139 = arith.addi %c10, %1138 : index
              %1140 = arith.addi %1139, %c10 : index
              %1141 = arith.addi %1140, %c35 : index
              %1142 = vector.shuffle %377#8, %377#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1142, %5[%1141] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1143 = vector.shuffle %377#8, %377#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1144 = arith.addi %1141, %c33 : index
              vector.store %1143, %5[%1144] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1145 = arith.muli %1103, %c13 : index
              %1146 = arith.addi %c10, %1145 : index
              %1147 = arith.addi %1146, %c10 : index
              %1148 = arith.addi %1147, %c36 : index
              %1149 = vector.shuffle %377#9, %377#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1149, %5[%1148] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1150 = vector.shuffle %377#9, %377#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1151 = arith.addi %1148, %c33 : index
              vector.store %1150, %5[%1151] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1152 = arith.muli %1103, %c13 : index
              %1153 = arith.addi %c10, %1152 : index
              %1154 = arith.addi %1153, %c10 : index
              %1155 = arith.addi %1154, %c37 : index
              %1156 = vector.shuffle %377#10, %377#10 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1156, %5[%1155] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1157 = vector.shuffle %377#10, %377#10 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1158 = arith.addi %1155, %c33 : index
              vector.store %1157, %5[%1158] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1159 = arith.muli %1103, %c13 : index
              %1160 = arith.addi %c10, %1159 : index
              %1161 = arith.addi %1160, %c10 : index
              %1162 = arith.addi %1161, %c38 : index
              %1163 = vector.shuffle %377#11, %377#11 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1163, %5[%1162] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1164 = vector.shuffle %377#11, %377#11 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1165 = arith.addi %1162, %c33 : index
              vector.store %1164, %5[%1165] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1166 = arith.muli %1103, %c13 : index
              %1167 = arith.addi %c10, %1166 : index
              %1168 = arith.addi %1167, %c10 : index
              %1169 = arith.addi %1168, %c10 : index
              %1170 = vector.load %5[%1169] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1171 = arith.addi %1169, %c33 : index
              %1172 = vector.load %5[%1171] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1173 = vector.shuffle %1170, %1172 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1174 = arith.mulf %1173, %1122 : vector<8xf32>
              %1175 = math.fma %377#6, %1123, %1174 : vector<8xf32>
              %1176 = arith.muli %1103, %c13 : index
              %1177 = arith.addi %c10, %1176 : index
              %1178 = arith.addi %1177, %c10 : index
              %1179 = arith.addi %1178, %c10 : index
              %1180 = vector.shuffle %1175, %1175 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1180, %5[%1179] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1181 = vector.shuffle %1175, %1175 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1182 = arith.addi %1179, %c33 : index
              vector.store %1181, %5[%1182] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1183 = arith.muli %1103, %c13 : index
              %1184 = arith.addi %c10, %1183 : index
              %1185 = arith.addi %1184, %c10 : index
              %1186 = arith.addi %1185, %c34 : index
              %1187 = vector.load %5[%1186] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1188 = arith.addi %1186, %c33 : index
              %1189 = vector.load %5[%1188] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1190 = vector.shuffle %1187, %1189 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1191 = arith.mulf %1190, %1122 : vector<8xf32>
              %1192 = math.fma %377#7, %1123, %1191 : vector<8xf32>
              %1193 = arith.muli %1103, %c13 : index
              %1194 = arith.addi %c10, %1193 : index
              %1195 = arith.addi %1194, %c10 : index
              %1196 = arith.addi %1195, %c34 : index
              %1197 = vector.shuffle %1192, %1192 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1197, %5[%1196] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1198 = vector.shuffle %1192, %1192 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1199 = arith.addi %1196, %c33 : index
              vector.store %1198, %5[%1199] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1200 = arith.muli %1103, %c13 : index
              %1201 = arith.addi %c10, %1200 : index
              %1202 = arith.addi %1201, %c10 : index
              %1203 = arith.addi %1202, %c35 : index
              %1204 = vector.load %5[%1203] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1205 = arith.addi %1203, %c33 : index
              %1206 = vector.load %5[%1205] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1207 = vector.shuffle %1204, %1206 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1208 = arith.mulf %1207, %1122 : vector<8xf32>
              %1209 = math.fma %377#8, %1123, %1208 : vector<8xf32>
              %1210 = arith.muli %1103, %c13 : index
              %1211 = arith.addi %c10, %1210 : index
              %1212 = arith.addi %1211, %c10 : index
              %1213 = arith.addi %1212, %c35 : index
              %1214 = vector.shuffle %1209, %1209 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1214, %5[%1213] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1215 = vector.shuffle %1209, %1209 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1216 = arith.addi %1213, %c33 : index
              vector.store %1215, %5[%1216] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1217 = arith.muli %1103, %c13 : index
              %1218 = arith.addi %c10, %1217 : index
              %1219 = arith.addi %1218, %c10 : index
              %1220 = arith.addi %1219, %c36 : index
              %1221 = vector.load %5[%1220] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1222 = arith.addi %1220, %c33 : index
              %1223 = vector.load %5[%1222] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1224 = vector.shuffle %1221, %1223 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1225 = arith.mulf %1224, %1122 : vector<8xf32>
              %1226 = math.fma %377#9, %1123, %1225 : vector<8xf32>
              %1227 = arith.muli %1103, %c13 : index
              %1228 = arith.addi %c10, %1227 : index
              %1229 = arith.addi %1228, %c10 : index
              %1230 = arith.addi %1229, %c36 : index
              %1231 = vector.shuffle %1226, %1226 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1231, %5[%1230] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1232 = vector.shuffle %1226, %1226 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1233 = arith.addi %1230, %c33 : index
              vector.store %1232, %5[%1233] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1234 = arith.muli %1103, %c13 : index
              %1235 = arith.addi %c10, %1234 : index
              %1236 = arith.addi %1235, %c10 : index
              %1237 = arith.addi %1236, %c37 : index
              %1238 = vector.load %5[%1237] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1239 = arith.addi %1237, %c33 : index
              %1240 = vector.load %5[%1239] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1241 = vector.shuffle %1238, %1240 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1242 = arith.mulf %1241, %1122 : vector<8xf32>
              %1243 = math.fma %377#10, %1123, %1242 : vector<8xf32>
              %1244 = arith.muli %1103, %c13 : index
              %1245 = arith.addi %c10, %1244 : index
              %1246 = arith.addi %1245, %c10 : index
              %1247 = arith.addi %1246, %c37 : index
              %1248 = vector.shuffle %1243, %1243 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1248, %5[%1247] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1249 = vector.shuffle %1243, %1243 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1250 = arith.addi %1247, %c33 : index
              vector.store %1249, %5[%1250] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1251 = arith.muli %1103, %c13 : index
              %1252 = arith.addi %c10, %1251 : index
              %1253 = arith.addi %1252, %c10 : index
              %1254 = arith.addi %1253, %c38 : index
              %1255 = vector.load %5[%1254] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1256 = arith.addi %1254, %c33 : index
              %1257 = vector.load %5[%1256] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1258 = vector.shuffle %1255, %1257 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1259 = arith.mulf %1258, %1122 : vector<8xf32>
              %1260 = math.fma %377#11, %1123, %1259 : vector<8xf32>
              %1261 = arith.muli %1103, %c13 : index
              %1262 = arith.addi %c10, %1261 : index
              %1263 = arith.addi %1262, %c10 : index
              %1264 = arith.addi %1263, %c38 : index
              %1265 = vector.shuffle %1260, %1260 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1265, %5[%1264] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1266 = vector.shuffle %1260, %1260 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1267 = arith.addi %1264, %c33 : index
              vector.store %1266, %5[%1267] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
            %1268 = wave.swap_halves %377#13 : f32
            %1269 = arith.addf %377#13, %1268 : f32
            %1270 = arith.addi %1103, %c24 : index
            %1271:2 = scf.if %1104 -> (f32, f32) {
              scf.yield %c52, %c53 : f32, f32
            } else {
              %1272 = arith.addi %1103, %c24 : index
              %1273 = arith.addi %1272, %c10 : index
              %1274 = memref.load %8[%1273] : memref<?xf32>
              %1275 = arith.addi %1272, %c6 : index
              %1276 = memref.load %8[%1275] : memref<?xf32>
              scf.yield %1274, %1276 : f32, f32
            }
            %1277 = arith.maxnumf %1271#0, %377#12 fastmath<nnan> : f32
            %1278 = arith.subf %1271#0, %1277 : f32
            %1279 = wave.exp2 %1278 : f32
            %1280 = arith.subf %377#12, %1277 : f32
            %1281 = wave.exp2 %1280 : f32
            %1282 = arith.mulf %1271#1, %1279 : f32
            %1283 = math.fma %1269, %1281, %1282 : f32
            memref.store %1277, %8[%1270] : memref<?xf32>
            %1284 = arith.addi %1270, %c6 : index
            memref.store %1283, %8[%1284] : memref<?xf32>
            %1285 = vector.broadcast %1279 : f32 to vector<8xf32>
            %1286 = vector.broadcast %1281 : f32 to vector<8xf32>
            scf.if %1104 {
              %1287 = arith.muli %1103, %c13 : index
              %1288 = arith.addi %c10, %1287 : index
              %1289 = arith.addi %1288, %c17 : index
              %1290 = arith.addi %1289, %c10 : index
              %1291 = vector.shuffle %377#14, %377#14 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1291, %5[%1290] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1292 = vector.shuffle %377#14, %377#14 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1293 = arith.addi %1290, %c33 : index
              vector.store %1292, %5[%1293] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1294 = arith.muli %1103, %c13 : index
              %1295 = arith.addi %c10, %1294 : index
              %1296 = arith.addi %1295, %c17 : index
              %1297 = arith.addi %1296, %c34 : index
              %1298 = vector.shuffle %377#15, %377#15 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1298, %5[%1297] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1299 = vector.shuffle %377#15, %377#15 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1300 = arith.addi %1297, %c33 : index
              vector.store %1299, %5[%1300] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1301 = arith.muli %1103, %c13 : index
              %1302 = arith.addi %c10, %1301 : index
              %1303 = arith.addi %1302, %c17 : index
              %1304 = arith.addi %1303, %c35 : index
              %1305 = vector.shuffle %377#16, %377#16 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1305, %5[%1304] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1306 = vector.shuffle %377#16, %377#16 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1307 = arith.addi %1304, %c33 : index
              vector.store %1306, %5[%1307] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1308 = arith.muli %1103, %c13 : index
              %1309 = arith.addi %c10, %1308 : index
              %1310 = arith.addi %1309, %c17 : index
              %1311 = arith.addi %1310, %c36 : index
              %1312 = vector.shuffle %377#17, %377#17 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1312, %5[%1311] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1313 = vector.shuffle %377#17, %377#17 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1314 = arith.addi %1311, %c33 : index
              vector.store %1313, %5[%1314] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1315 = arith.muli %1103, %c13 : index
              %1316 = arith.addi %c10, %1315 : index
              %1317 = arith.addi %1316, %c17 : index
              %1318 = arith.addi %1317, %c37 : index
              %1319 = vector.shuffle %377#18, %377#18 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1319, %5[%1318] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1320 = vector.shuffle %377#18, %377#18 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1321 = arith.addi %1318, %c33 : index
              vector.store %1320, %5[%1321] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1322 = arith.muli %1103, %c13 : index
              %1323 = arith.addi %c10, %1322 : index
              %1324 = arith.addi %1323, %c17 : index
              %1325 = arith.addi %1324, %c38 : index
              %1326 = vector.shuffle %377#19, %377#19 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1326, %5[%1325] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1327 = vector.shuffle %377#19, %377#19 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1328 = arith.addi %1325, %c33 : index
              vector.store %1327, %5[%1328] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1329 = arith.muli %1103, %c13 : index
              %1330 = arith.addi %c10, %1329 : index
              %1331 = arith.addi %1330, %c17 : index
              %1332 = arith.addi %1331, %c10 : index
              %1333 = vector.load %5[%1332] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1334 = arith.addi %1332, %c33 : index
              %1335 = vector.load %5[%1334] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1336 = vector.shuffle %1333, %1335 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1337 = arith.mulf %1336, %1285 : vector<8xf32>
              %1338 = math.fma %377#14, %1286, %1337 : vector<8xf32>
              %1339 = arith.muli %1103, %c13 : index
              %1340 = arith.addi %c10, %1339 : index
              %1341 = arith.addi %1340, %c17 : index
              %1342 = arith.addi %1341, %c10 : index
              %1343 = vector.shuffle %1338, %1338 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1343, %5[%1342] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1344 = vector.shuffle %1338, %1338 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1345 = arith.addi %1342, %c33 : index
              vector.store %1344, %5[%1345] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1346 = arith.muli %1103, %c13 : index
              %1347 = arith.addi %c10, %1346 : index
              %1348 = arith.addi %1347, %c17 : index
              %1349 = arith.addi %1348, %c34 : index
              %1350 = vector.load %5[%1349] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1351 = arith.addi %1349, %c33 : index
              %1352 = vector.load %5[%1351] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1353 = vector.shuffle %1350, %1352 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1354 = arith.mulf %1353, %1285 : vector<8xf32>
              %1355 = math.fma %377#15, %1286, %1354 : vector<8xf32>
              %1356 = arith.muli %1103, %c13 : index
              %1357 = arith.addi %c10, %1356 : index
              %1358 = arith.addi %1357, %c17 : index
              %1359 = arith.addi %1358, %c34 : index
              %1360 = vector.shuffle %1355, %1355 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1360, %5[%1359] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1361 = vector.shuffle %1355, %1355 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1362 = arith.addi %1359, %c33 : index
              vector.store %1361, %5[%1362] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1363 = arith.muli %1103, %c13 : index
              %1364 = arith.addi %c10, %1363 : index
              %1365 = arith.addi %1364, %c17 : index
              %1366 = arith.addi %1365, %c35 : index
              %1367 = vector.load %5[%1366] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1368 = arith.addi %1366, %c33 : index
              %1369 = vector.load %5[%1368] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1370 = vector.shuffle %1367, %1369 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1371 = arith.mulf %1370, %1285 : vector<8xf32>
              %1372 = math.fma %377#16, %1286, %1371 : vector<8xf32>
              %1373 = arith.muli %1103, %c13 : index
              %1374 = arith.addi %c10, %1373 : index
              %1375 = arith.addi %1374, %c17 : index
              %1376 = arith.addi %1375, %c35 : index
              %1377 = vector.shuffle %1372, %1372 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1377, %5[%1376] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1378 = vector.shuffle %1372, %1372 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1379 = arith.addi %1376, %c33 : index
              vector.store %1378, %5[%1379] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1380 = arith.muli %1103, %c13 : index
              %1381 = arith.addi %c10, %1380 : index
              %1382 = arith.addi %1381, %c17 : index
              %1383 = arith.addi %1382, %c36 : index
              %1384 = vector.load %5[%1383] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1385 = arith.addi %1383, %c33 : index
              %1386 = vector.load %5[%1385] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1387 = vector.shuffle %1384, %1386 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1388 = arith.mulf %1387, %1285 : vector<8xf32>
              %1389 = math.fma %377#17, %1286, %1388 : vector<8xf32>
              %1390 = arith.muli %1103, %c13 : index
              %1391 = arith.addi %c10, %1390 : index
              %1392 = arith.addi %1391, %c17 : index
              %1393 = arith.addi %1392, %c36 : index
              %1394 = vector.shuffle %1389, %1389 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1394, %5[%1393] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1395 = vector.shuffle %1389, %1389 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1396 = arith.addi %1393, %c33 : index
              vector.store %1395, %5[%1396] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1397 = arith.muli %1103, %c13 : index
              %1398 = arith.addi %c10, %1397 : index
              %1399 = arith.addi %1398, %c17 : index
              %1400 = arith.addi %1399, %c37 : index
              %1401 = vector.load %5[%1400] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1402 = arith.addi %1400, %c33 : index
              %1403 = vector.load %5[%1402] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1404 = vector.shuffle %1401, %1403 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1405 = arith.mulf %1404, %1285 : vector<8xf32>
              %1406 = math.fma %377#18, %1286, %1405 : vector<8xf32>
              %1407 = arith.muli %1103, %c13 : index
              %1408 = arith.addi %c10, %1407 : index
              %1409 = arith.addi %1408, %c17 : index
              %1410 = arith.addi %1409, %c37 : index
              %1411 = vector.shuffle %1406, %1406 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1411, %5[%1410] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1412 = vector.shuffle %1406, %1406 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1413 = arith.addi %1410, %c33 : index
              vector.store %1412, %5[%1413] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1414 = arith.muli %1103, %c13 : index
              %1415 = arith.addi %c10, %1414 : index
              %1416 = arith.addi %1415, %c17 : index
              %1417 = arith.addi %1416, %c38 : index
              %1418 = vector.load %5[%1417] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1419 = arith.addi %1417, %c33 : index
              %1420 = vector.load %5[%1419] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1421 = vector.shuffle %1418, %1420 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1422 = arith.mulf %1421, %1285 : vector<8xf32>
              %1423 = math.fma %377#19, %1286, %1422 : vector<8xf32>
              %1424 = arith.muli %1103, %c13 : index
              %1425 = arith.addi %c10, %1424 : index
              %1426 = arith.addi %1425, %c17 : index
              %1427 = arith.addi %1426, %c38 : index
              %1428 = vector.shuffle %1423, %1423 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1428, %5[%1427] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1429 = vector.shuffle %1423, %1423 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1430 = arith.addi %1427, %c33 : index
              vector.store %1429, %5[%1430] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1431 = arith.cmpi sgt, %310, %c50 : i32
          scf.if %1431 {
            %1432 = arith.cmpi eq, %318, %315 : i32
            %1433 = wave.opaque %c10 : index
            %1434 = arith.addi %0, %1433 : index
            %1435 = arith.addi %1434, %c10 : index
            %1436 = arith.addi %1435, %c10 : index
            %1437 = memref.load %8[%1436] : memref<?xf32>
            %1438 = arith.addi %1435, %c6 : index
            %1439 = memref.load %8[%1438] : memref<?xf32>
            %1440 = arith.addi %1434, %c33 : index
            %1441:2 = scf.if %1432 -> (f32, f32) {
              scf.yield %c52, %c53 : f32, f32
            } else {
              %1442 = arith.addi %1434, %c33 : index
              %1443 = arith.addi %1442, %c10 : index
              %1444 = memref.load %8[%1443] : memref<?xf32>
              %1445 = arith.addi %1442, %c6 : index
              %1446 = memref.load %8[%1445] : memref<?xf32>
              scf.yield %1444, %1446 : f32, f32
            }
            %1447 = arith.maxnumf %1441#0, %1437 fastmath<nnan> : f32
            %1448 = arith.subf %1441#0, %1447 : f32
            %1449 = wave.exp2 %1448 : f32
            %1450 = arith.subf %1437, %1447 : f32
            %1451 = wave.exp2 %1450 : f32
            %1452 = arith.mulf %1441#1, %1449 : f32
            %1453 = math.fma %1439, %1451, %1452 : f32
            memref.store %1447, %8[%1440] : memref<?xf32>
            %1454 = arith.addi %1440, %c6 : index
            memref.store %1453, %8[%1454] : memref<?xf32>
            %1455 = vector.broadcast %1449 : f32 to vector<8xf32>
            %1456 = vector.broadcast %1451 : f32 to vector<8xf32>
            scf.for %1457 = %c10 to %c92 step %c4 {
              %1458 = arith.muli %1434, %c13 : index
              %1459 = arith.addi %c10, %1458 : index
              %1460 = arith.addi %1459, %c10 : index
              %1461 = arith.muli %1457, %c34 : index
              %1462 = arith.addi %1460, %1461 : index
              %1463 = vector.load %5[%1462] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1464 = arith.addi %1462, %c33 : index
              %1465 = vector.load %5[%1464] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1466 = vector.shuffle %1463, %1465 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1432 {
                %1467 = arith.muli %1434, %c13 : index
                %1468 = arith.addi %16, %1467 : index
                %1469 = arith.addi %1468, %c10 : index
                %1470 = arith.muli %1457, %c34 : index
                %1471 = arith.addi %1469, %1470 : index
                %1472 = vector.shuffle %1466, %1466 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1472, %partial[%1471] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1473 = vector.shuffle %1466, %1466 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1474 = arith.addi %1471, %c33 : index
                vector.store %1473, %partial[%1474] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1475 = arith.muli %1434, %c13 : index
                %1476 = arith.addi %16, %1475 : index
                %1477 = arith.addi %1476, %c10 : index
                %1478 = arith.muli %1457, %c34 : index
                %1479 = arith.addi %1477, %1478 : index
                %1480 = vector.load %partial[%1479] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1481 = arith.addi %1479, %c33 : index
                %1482 = vector.load %partial[%1481] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1483 = vector.shuffle %1480, %1482 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1484 = arith.mulf %1483, %1455 : vector<8xf32>
                %1485 = math.fma %1466, %1456, %1484 : vector<8xf32>
                %1486 = arith.muli %1434, %c13 : index
                %1487 = arith.addi %16, %1486 : index
                %1488 = arith.addi %1487, %c10 : index
                %1489 = arith.muli %1457, %c34 : index
                %1490 = arith.addi %1488, %1489 : index
                %1491 = vector.shuffle %1485, %1485 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1491, %partial[%1490] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1492 = vector.shuffle %1485, %1485 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1493 = arith.addi %1490, %c33 : index
                vector.store %1492, %partial[%1493] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
            %1494 = arith.addi %1434, %c24 : index
            %1495 = arith.addi %1494, %c10 : index
            %1496 = memref.load %8[%1495] : memref<?xf32>
            %1497 = arith.addi %1494, %c6 : index
            %1498 = memref.load %8[%1497] : memref<?xf32>
            %1499 = arith.addi %1434, %c57 : index
            %1500:2 = scf.if %1432 -> (f32, f32) {
              scf.yield %c52, %c53 : f32, f32
            } else {
              %1501 = arith.addi %1434, %c57 : index
              %1502 = arith.addi %1501, %c10 : index
              %1503 = memref.load %8[%1502] : memref<?xf32>
              %1504 = arith.addi %1501, %c6 : index
              %1505 = memref.load %8[%1504] : memref<?xf32>
              scf.yield %1503, %1505 : f32, f32
            }
            %1506 = arith.maxnumf %1500#0, %1496 fastmath<nnan> : f32
            %1507 = arith.subf %1500#0, %1506 : f32
            %1508 = wave.exp2 %1507 : f32
            %1509 = arith.subf %1496, %1506 : f32
            %1510 = wave.exp2 %1509 : f32
            %1511 = arith.mulf %1500#1, %1508 : f32
            %1512 = math.fma %1498, %1510, %1511 : f32
            memref.store %1506, %8[%1499] : memref<?xf32>
            %1513 = arith.addi %1499, %c6 : index
            memref.store %1512, %8[%1513] : memref<?xf32>
            %1514 = vector.broadcast %1508 : f32 to vector<8xf32>
            %1515 = vector.broadcast %1510 : f32 to vector<8xf32>
            scf.for %1516 = %c10 to %c92 step %c4 {
              %1517 = arith.muli %1434, %c13 : index
              %1518 = arith.addi %c10, %1517 : index
              %1519 = arith.addi %1518, %c17 : index
              %1520 = arith.muli %1516, %c34 : index
              %1521 = arith.addi %1519, %1520 : index
              %1522 = vector.load %5[%1521] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1523 = arith.addi %1521, %c33 : index
              %1524 = vector.load %5[%1523] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1525 = vector.shuffle %1522, %1524 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1432 {
                %1526 = arith.muli %1434, %c13 : index
                %1527 = arith.addi %16, %1526 : index
                %1528 = arith.addi %1527, %c17 : index
                %1529 = arith.muli %1516, %c34 : index
                %1530 = arith.addi %1528, %1529 : index
                %1531 = vector.shuffle %1525, %1525 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1531, %partial[%1530] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1532 = vector.shuffle %1525, %1525 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1533 = arith.addi %1530, %c33 : index
                vector.store %1532, %partial[%1533] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1534 = arith.muli %1434, %c13 : index
                %1535 = arith.addi %16, %1534 : index
                %1536 = arith.addi %1535, %c17 : index
                %1537 = arith.muli %1516, %c34 : index
                %1538 = arith.addi %1536, %1537 : index
                %1539 = vector.load %partial[%1538] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1540 = arith.addi %1538, %c33 : index
                %1541 = vector.load %partial[%1540] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1542 = vector.shuffle %1539, %1541 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1543 = arith.mulf %1542, %1514 : vector<8xf32>
                %1544 = math.fma %1525, %1515, %1543 : vector<8xf32>
                %1545 = arith.muli %1434, %c13 : index
                %1546 = arith.addi %16, %1545 : index
                %1547 = arith.addi %1546, %c17 : index
                %1548 = arith.muli %1516, %c34 : index
                %1549 = arith.addi %1547, %1548 : index
                %1550 = vector.shuffle %1544, %1544 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1550, %partial[%1549] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1551 = vector.shuffle %1544, %1544 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1552 = arith.addi %1549, %c33 : index
                vector.store %1551, %partial[%1552] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %1553 = arith.cmpi sgt, %310, %c49 : i32
        scf.if %1553 {
          %1554 = arith.cmpi eq, %315, %c48 : i32
          %1555 = wave.opaque %c10 : index
          %1556 = arith.addi %0, %1555 : index
          %1557 = arith.addi %1556, %c33 : index
          %1558 = arith.addi %1557, %c10 : index
          %1559 = memref.load %8[%1558] : memref<?xf32>
          %1560 = arith.addi %1557, %c6 : index
          %1561 = memref.load %8[%1560] : memref<?xf32>
          %1562 = arith.addi %1556, %c34 : index
          %1563:2 = scf.if %1554 -> (f32, f32) {
            scf.yield %c52, %c53 : f32, f32
          } else {
            %1564 = arith.addi %1556, %c34 : index
            %1565 = arith.addi %1564, %c10 : index
            %1566 = memref.load %8[%1565] : memref<?xf32>
            %1567 = arith.addi %1564, %c6 : index
            %1568 = memref.load %8[%1567] : memref<?xf32>
            scf.yield %1566, %1568 : f32, f32
          }
          %1569 = arith.maxnumf %1563#0, %1559 fastmath<nnan> : f32
          %1570 = arith.subf %1563#0, %1569 : f32
          %1571 = wave.exp2 %1570 : f32
          %1572 = arith.subf %1559, %1569 : f32
          %1573 = wave.exp2 %1572 : f32
          %1574 = arith.mulf %1563#1, %1571 : f32
          %1575 = math.fma %1561, %1573, %1574 : f32
          memref.store %1569, %8[%1562] : memref<?xf32>
          %1576 = arith.addi %1562, %c6 : index
          memref.store %1575, %8[%1576] : memref<?xf32>
          %1577 = vector.broadcast %1571 : f32 to vector<8xf32>
          %1578 = vector.broadcast %1573 : f32 to vector<8xf32>
          scf.for %1579 = %c10 to %c92 step %c4 {
            %1580 = arith.muli %1556, %c13 : index
            %1581 = arith.addi %16, %1580 : index
            %1582 = arith.addi %1581, %c10 : index
            %1583 = arith.muli %1579, %c34 : index
            %1584 = arith.addi %1582, %1583 : index
            %1585 = vector.load %partial[%1584] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1586 = arith.addi %1584, %c33 : index
            %1587 = vector.load %partial[%1586] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1588 = vector.shuffle %1585, %1587 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1554 {
              %1589 = arith.muli %1556, %c13 : index
              %1590 = arith.addi %17, %1589 : index
              %1591 = arith.addi %1590, %c10 : index
              %1592 = arith.muli %1579, %c34 : index
              %1593 = arith.addi %1591, %1592 : index
              %1594 = vector.shuffle %1588, %1588 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1594, %partial[%1593] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1595 = vector.shuffle %1588, %1588 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1596 = arith.addi %1593, %c33 : index
              vector.store %1595, %partial[%1596] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1597 = arith.muli %1556, %c13 : index
              %1598 = arith.addi %17, %1597 : index
              %1599 = arith.addi %1598, %c10 : index
              %1600 = arith.muli %1579, %c34 : index
              %1601 = arith.addi %1599, %1600 : index
              %1602 = vector.load %partial[%1601] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1603 = arith.addi %1601, %c33 : index
              %1604 = vector.load %partial[%1603] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1605 = vector.shuffle %1602, %1604 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1606 = arith.mulf %1605, %1577 : vector<8xf32>
              %1607 = math.fma %1588, %1578, %1606 : vector<8xf32>
              %1608 = arith.muli %1556, %c13 : index
              %1609 = arith.addi %17, %1608 : index
              %1610 = arith.addi %1609, %c10 : index
              %1611 = arith.muli %1579, %c34 : index
              %1612 = arith.addi %1610, %1611 : index
              %1613 = vector.shuffle %1607, %1607 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1613, %partial[%1612] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1614 = vector.shuffle %1607, %1607 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1615 = arith.addi %1612, %c33 : index
              vector.store %1614, %partial[%1615] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1616 = arith.addi %1556, %c57 : index
          %1617 = arith.addi %1616, %c10 : index
          %1618 = memref.load %8[%1617] : memref<?xf32>
          %1619 = arith.addi %1616, %c6 : index
          %1620 = memref.load %8[%1619] : memref<?xf32>
          %1621 = arith.addi %1556, %c58 : index
          %1622:2 = scf.if %1554 -> (f32, f32) {
            scf.yield %c52, %c53 : f32, f32
          } else {
            %1623 = arith.addi %1556, %c58 : index
            %1624 = arith.addi %1623, %c10 : index
            %1625 = memref.load %8[%1624] : memref<?xf32>
            %1626 = arith.addi %1623, %c6 : index
            %1627 = memref.load %8[%1626] : memref<?xf32>
            scf.yield %1625, %1627 : f32, f32
          }
          %1628 = arith.maxnumf %1622#0, %1618 fastmath<nnan> : f32
          %1629 = arith.subf %1622#0, %1628 : f32
          %1630 = wave.exp2 %1629 : f32
          %1631 = arith.subf %1618, %1628 : f32
          %1632 = wave.exp2 %1631 : f32
          %1633 = arith.mulf %1622#1, %1630 : f32
          %1634 = math.fma %1620, %1632, %1633 : f32
          memref.store %1628, %8[%1621] : memref<?xf32>
          %1635 = arith.addi %1621, %c6 : index
          memref.store %1634, %8[%1635] : memref<?xf32>
          %1636 = vector.broadcast %1630 : f32 to vector<8xf32>
          %1637 = vector.broadcast %1632 : f32 to vector<8xf32>
          scf.for %1638 = %c10 to %c92 step %c4 {
            %1639 = arith.muli %1556, %c13 : index
            %1640 = arith.addi %16, %1639 : index
            %1641 = arith.addi %1640, %c17 : index
            %1642 = arith.muli %1638, %c34 : index
            %1643 = arith.addi %1641, %1642 : index
            %1644 = vector.load %partial[%1643] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1645 = arith.addi %1643, %c33 : index
            %1646 = vector.load %partial[%1645] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1647 = vector.shuffle %1644, %1646 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1554 {
              %1648 = arith.muli %1556, %c13 : index
              %1649 = arith.addi %17, %1648 : index
              %1650 = arith.addi %1649, %c17 : index
              %1651 = arith.muli %1638, %c34 : index
              %1652 = arith.addi %1650, %1651 : index
              %1653 = vector.shuffle %1647, %1647 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1653, %partial[%1652] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1654 = vector.shuffle %1647, %1647 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1655 = arith.addi %1652, %c33 : index
              vector.store %1654, %partial[%1655] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1656 = arith.muli %1556, %c13 : index
              %1657 = arith.addi %17, %1656 : index
              %1658 = arith.addi %1657, %c17 : index
              %1659 = arith.muli %1638, %c34 : index
              %1660 = arith.addi %1658, %1659 : index
              %1661 = vector.load %partial[%1660] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1662 = arith.addi %1660, %c33 : index
              %1663 = vector.load %partial[%1662] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1664 = vector.shuffle %1661, %1663 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1665 = arith.mulf %1664, %1636 : vector<8xf32>
              %1666 = math.fma %1647, %1637, %1665 : vector<8xf32>
              %1667 = arith.muli %1556, %c13 : index
              %1668 = arith.addi %17, %1667 : index
              %1669 = arith.addi %1668, %c17 : index
              %1670 = arith.muli %1638, %c34 : index
              %1671 = arith.addi %1669, %1670 : index
              %1672 = vector.shuffle %1666, %1666 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1672, %partial[%1671] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1673 = vector.shuffle %1666, %1666 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1674 = arith.addi %1671, %c33 : index
              vector.store %1673, %partial[%1674] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %1675 = wave.opaque %c10 : index
      %1676 = arith.addi %0, %1675 : index
      scf.if %313 {
        %1677 = arith.addi %kvHeads, %13 : index
        %1678 = memref.load %scales[%1677] : memref<?xf32>
        %1679 = arith.addi %1676, %c10 : index
        %1680 = arith.addi %1679, %c10 : index
        %1681 = memref.load %8[%1680] : memref<?xf32>
        %1682 = arith.addi %1679, %c6 : index
        %1683 = memref.load %8[%1682] : memref<?xf32>
        %1684 = arith.divf %1678, %1683 : f32
        %1685 = vector.broadcast %1684 : f32 to vector<8xf32>
        %1686 = arith.addi %15, %1675 : index
        %1687 = arith.addi %1686, %1 : index
        %1688 = arith.addi %1687, %c10 : index
        %1689 = arith.subi %36, %c4 : index
        %1690 = arith.minsi %1688, %1689 : index
        %1691 = arith.divui %1690, %groupSize : index
        %1692 = arith.addi %24, %1691 : index
        %1693 = arith.muli %13, %groupSize : index
        %1694 = arith.remui %1690, %groupSize : index
        %1695 = arith.addi %1693, %1694 : index
        %1696 = arith.muli %1695, %c18 : index
        %1697 = arith.muli %2, %c19 : index
        %1698 = arith.addi %1696, %1697 : index
        %1699 = arith.muli %heads, %c18 : index
        scf.for %1700 = %c10 to %c92 step %c4 {
          %1701 = arith.muli %1676, %c13 : index
          %1702 = arith.addi %c10, %1701 : index
          %1703 = arith.addi %1702, %c10 : index
          %1704 = arith.muli %1700, %c34 : index
          %1705 = arith.addi %1703, %1704 : index
          %1706 = vector.load %5[%1705] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1707 = arith.addi %1705, %c33 : index
          %1708 = vector.load %5[%1707] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1709 = vector.shuffle %1706, %1708 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1710 = arith.mulf %1709, %1685 : vector<8xf32>
          %1711 = arith.addf %1710, %c54 : vector<8xf32>
          %1712 = arith.minimumf %1711, %c94 : vector<8xf32>
          %1713 = arith.maximumf %1712, %c95 : vector<8xf32>
          %1714 = arith.truncf %1713 : vector<8xf32> to vector<8xf16>
          %1715 = vector.bitcast %1714 : vector<8xf16> to vector<4xi32>
          %1716 = vector.shuffle %1715, %1715 [0, 1] : vector<4xi32>, vector<4xi32>
          %1717 = vector.shuffle %1715, %1715 [2, 3] : vector<4xi32>, vector<4xi32>
          %1718 = arith.select %3, %1717, %1716 : vector<2xi32>
          %1719 = arith.select %3, %1716, %1717 : vector<2xi32>
          %1720 = wave.swap_halves %1719 : vector<2xi32>
          %1721 = arith.select %3, %1720, %1718 : vector<2xi32>
          %1722 = arith.select %3, %1718, %1720 : vector<2xi32>
          %1723 = vector.bitcast %1721 : vector<2xi32> to vector<4xf16>
          %1724 = vector.bitcast %1722 : vector<2xi32> to vector<4xf16>
          %1725 = vector.shuffle %1723, %1724 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1726 = arith.muli %1700, %c3 : index
          %1727 = arith.addi %1698, %1726 : index
          %1728 = arith.divui %1692, %outTileRows : index
          %1729 = arith.divui %1699, %c3 : index
          %1730 = arith.muli %1728, %1729 : index
          %1731 = arith.divui %1727, %c3 : index
          %1732 = arith.addi %1730, %1731 : index
          %1733 = arith.muli %1732, %c11 : index
          %1734 = arith.remui %1727, %c3 : index
          %1735 = arith.divui %1734, %c19 : index
          %1736 = arith.addi %1733, %1735 : index
          %1737 = arith.muli %outTileRows, %c19 : index
          %1738 = arith.muli %1736, %1737 : index
          %1739 = arith.remui %1692, %outTileRows : index
          %1740 = arith.muli %1739, %c19 : index
          %1741 = arith.addi %1738, %1740 : index
          %1742 = arith.remui %1727, %c19 : index
          %1743 = arith.addi %1741, %1742 : index
          %1744 = arith.cmpi slt, %1688, %36 : index
          scf.if %1744 {
            vector.store %1725, %out[%1743] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
        %1745 = arith.addi %1676, %c24 : index
        %1746 = arith.addi %1745, %c10 : index
        %1747 = memref.load %8[%1746] : memref<?xf32>
        %1748 = arith.addi %1745, %c6 : index
        %1749 = memref.load %8[%1748] : memref<?xf32>
        %1750 = arith.divf %1678, %1749 : f32
        %1751 = vector.broadcast %1750 : f32 to vector<8xf32>
        %1752 = arith.addi %15, %1675 : index
        %1753 = arith.addi %1752, %1 : index
        %1754 = arith.addi %1753, %c3 : index
        %1755 = arith.subi %36, %c4 : index
        %1756 = arith.minsi %1754, %1755 : index
        %1757 = arith.divui %1756, %groupSize : index
        %1758 = arith.addi %24, %1757 : index
        %1759 = arith.muli %13, %groupSize : index
        %1760 = arith.remui %1756, %groupSize : index
        %1761 = arith.addi %1759, %1760 : index
        %1762 = arith.muli %1761, %c18 : index
        %1763 = arith.muli %2, %c19 : index
        %1764 = arith.addi %1762, %1763 : index
        %1765 = arith.muli %heads, %c18 : index
        scf.for %1766 = %c10 to %c92 step %c4 {
          %1767 = arith.muli %1676, %c13 : index
          %1768 = arith.addi %c10, %1767 : index
          %1769 = arith.addi %1768, %c17 : index
          %1770 = arith.muli %1766, %c34 : index
          %1771 = arith.addi %1769, %1770 : index
          %1772 = vector.load %5[%1771] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1773 = arith.addi %1771, %c33 : index
          %1774 = vector.load %5[%1773] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1775 = vector.shuffle %1772, %1774 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1776 = arith.mulf %1775, %1751 : vector<8xf32>
          %1777 = arith.addf %1776, %c54 : vector<8xf32>
          %1778 = arith.minimumf %1777, %c94 : vector<8xf32>
          %1779 = arith.maximumf %1778, %c95 : vector<8xf32>
          %1780 = arith.truncf %1779 : vector<8xf32> to vector<8xf16>
          %1781 = vector.bitcast %1780 : vector<8xf16> to vector<4xi32>
          %1782 = vector.shuffle %1781, %1781 [0, 1] : vector<4xi32>, vector<4xi32>
          %1783 = vector.shuffle %1781, %1781 [2, 3] : vector<4xi32>, vector<4xi32>
          %1784 = arith.select %3, %1783, %1782 : vector<2xi32>
          %1785 = arith.select %3, %1782, %1783 : vector<2xi32>
          %1786 = wave.swap_halves %1785 : vector<2xi32>
          %1787 = arith.select %3, %1786, %1784 : vector<2xi32>
          %1788 = arith.select %3, %1784, %1786 : vector<2xi32>
          %1789 = vector.bitcast %1787 : vector<2xi32> to vector<4xf16>
          %1790 = vector.bitcast %1788 : vector<2xi32> to vector<4xf16>
          %1791 = vector.shuffle %1789, %1790 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1792 = arith.muli %1766, %c3 : index
          %1793 = arith.addi %1764, %1792 : index
          %1794 = arith.divui %1758, %outTileRows : index
          %1795 = arith.divui %1765, %c3 : index
          %1796 = arith.muli %1794, %1795 : index
          %1797 = arith.divui %1793, %c3 : index
          %1798 = arith.addi %1796, %1797 : index
          %1799 = arith.muli %1798, %c11 : index
          %1800 = arith.remui %1793, %c3 : index
          %1801 = arith.divui %1800, %c19 : index
          %1802 = arith.addi %1799, %1801 : index
          %1803 = arith.muli %outTileRows, %c19 : index
          %1804 = arith.muli %1802, %1803 : index
          %1805 = arith.remui %1758, %outTileRows : index
          %1806 = arith.muli %1805, %c19 : index
          %1807 = arith.addi %1804, %1806 : index
          %1808 = arith.remui %1793, %c19 : index
          %1809 = arith.addi %1807, %1808 : index
          %1810 = arith.cmpi slt, %1754, %36 : index
          scf.if %1810 {
            vector.store %1791, %out[%1809] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %314 {
          %1811 = arith.addi %kvHeads, %13 : index
          %1812 = memref.load %scales[%1811] : memref<?xf32>
          %1813 = arith.addi %1676, %c33 : index
          %1814 = arith.addi %1813, %c10 : index
          %1815 = memref.load %8[%1814] : memref<?xf32>
          %1816 = arith.addi %1813, %c6 : index
          %1817 = memref.load %8[%1816] : memref<?xf32>
          %1818 = arith.divf %1812, %1817 : f32
          %1819 = vector.broadcast %1818 : f32 to vector<8xf32>
          %1820 = arith.addi %15, %1675 : index
          %1821 = arith.addi %1820, %1 : index
          %1822 = arith.addi %1821, %c10 : index
          %1823 = arith.subi %36, %c4 : index
          %1824 = arith.minsi %1822, %1823 : index
          %1825 = arith.divui %1824, %groupSize : index
          %1826 = arith.addi %24, %1825 : index
          %1827 = arith.muli %13, %groupSize : index
          %1828 = arith.remui %1824, %groupSize : index
          %1829 = arith.addi %1827, %1828 : index
          %1830 = arith.muli %1829, %c18 : index
          %1831 = arith.muli %2, %c19 : index
          %1832 = arith.addi %1830, %1831 : index
          %1833 = arith.muli %heads, %c18 : index
          scf.for %1834 = %c10 to %c92 step %c4 {
            %1835 = arith.muli %1676, %c13 : index
            %1836 = arith.addi %16, %1835 : index
            %1837 = arith.addi %1836, %c10 : index
            %1838 = arith.muli %1834, %c34 : index
            %1839 = arith.addi %1837, %1838 : index
            %1840 = vector.load %partial[%1839] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1841 = arith.addi %1839, %c33 : index
            %1842 = vector.load %partial[%1841] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1843 = vector.shuffle %1840, %1842 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1844 = arith.mulf %1843, %1819 : vector<8xf32>
            %1845 = arith.addf %1844, %c54 : vector<8xf32>
            %1846 = arith.minimumf %1845, %c94 : vector<8xf32>
            %1847 = arith.maximumf %1846, %c95 : vector<8xf32>
            %1848 = arith.truncf %1847 : vector<8xf32> to vector<8xf16>
            %1849 = vector.bitcast %1848 : vector<8xf16> to vector<4xi32>
            %1850 = vector.shuffle %1849, %1849 [0, 1] : vector<4xi32>, vector<4xi32>
            %1851 = vector.shuffle %1849, %1849 [2, 3] : vector<4xi32>, vector<4xi32>
            %1852 = arith.select %3, %1851, %1850 : vector<2xi32>
            %1853 = arith.select %3, %1850, %1851 : vector<2xi32>
            %1854 = wave.swap_halves %1853 : vector<2xi32>
            %1855 = arith.select %3, %1854, %1852 : vector<2xi32>
            %1856 = arith.select %3, %1852, %1854 : vector<2xi32>
            %1857 = vector.bitcast %1855 : vector<2xi32> to vector<4xf16>
            %1858 = vector.bitcast %1856 : vector<2xi32> to vector<4xf16>
            %1859 = vector.shuffle %1857, %1858 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1860 = arith.muli %1834, %c3 : index
            %1861 = arith.addi %1832, %1860 : index
            %1862 = arith.divui %1826, %outTileRows : index
            %1863 = arith.divui %1833, %c3 : index
            %1864 = arith.muli %1862, %1863 : index
            %1865 = arith.divui %1861, %c3 : index
            %1866 = arith.addi %1864, %1865 : index
            %1867 = arith.muli %1866, %c11 : index
            %1868 = arith.remui %1861, %c3 : index
            %1869 = arith.divui %1868, %c19 : index
            %1870 = arith.addi %1867, %1869 : index
            %1871 = arith.muli %outTileRows, %c19 : index
            %1872 = arith.muli %1870, %1871 : index
            %1873 = arith.remui %1826, %outTileRows : index
            %1874 = arith.muli %1873, %c19 : index
            %1875 = arith.addi %1872, %1874 : index
            %1876 = arith.remui %1861, %c19 : index
            %1877 = arith.addi %1875, %1876 : index
            %1878 = arith.cmpi slt, %1822, %36 : index
            scf.if %1878 {
              vector.store %1859, %out[%1877] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1879 = arith.addi %1676, %c57 : index
          %1880 = arith.addi %1879, %c10 : index
          %1881 = memref.load %8[%1880] : memref<?xf32>
          %1882 = arith.addi %1879, %c6 : index
          %1883 = memref.load %8[%1882] : memref<?xf32>
          %1884 = arith.divf %1812, %1883 : f32
          %1885 = vector.broadcast %1884 : f32 to vector<8xf32>
          %1886 = arith.addi %15, %1675 : index
          %1887 = arith.addi %1886, %1 : index
          %1888 = arith.addi %1887, %c3 : index
          %1889 = arith.subi %36, %c4 : index
          %1890 = arith.minsi %1888, %1889 : index
          %1891 = arith.divui %1890, %groupSize : index
          %1892 = arith.addi %24, %1891 : index
          %1893 = arith.muli %13, %groupSize : index
          %1894 = arith.remui %1890, %groupSize : index
          %1895 = arith.addi %1893, %1894 : index
          %1896 = arith.muli %1895, %c18 : index
          %1897 = arith.muli %2, %c19 : index
          %1898 = arith.addi %1896, %1897 : index
          %1899 = arith.muli %heads, %c18 : index
          scf.for %1900 = %c10 to %c92 step %c4 {
            %1901 = arith.muli %1676, %c13 : index
            %1902 = arith.addi %16, %1901 : index
            %1903 = arith.addi %1902, %c17 : index
            %1904 = arith.muli %1900, %c34 : index
            %1905 = arith.addi %1903, %1904 : index
            %1906 = vector.load %partial[%1905] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1907 = arith.addi %1905, %c33 : index
            %1908 = vector.load %partial[%1907] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1909 = vector.shuffle %1906, %1908 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1910 = arith.mulf %1909, %1885 : vector<8xf32>
            %1911 = arith.addf %1910, %c54 : vector<8xf32>
            %1912 = arith.minimumf %1911, %c94 : vector<8xf32>
            %1913 = arith.maximumf %1912, %c95 : vector<8xf32>
            %1914 = arith.truncf %1913 : vector<8xf32> to vector<8xf16>
            %1915 = vector.bitcast %1914 : vector<8xf16> to vector<4xi32>
            %1916 = vector.shuffle %1915, %1915 [0, 1] : vector<4xi32>, vector<4xi32>
            %1917 = vector.shuffle %1915, %1915 [2, 3] : vector<4xi32>, vector<4xi32>
            %1918 = arith.select %3, %1917, %1916 : vector<2xi32>
            %1919 = arith.select %3, %1916, %1917 : vector<2xi32>
            %1920 = wave.swap_halves %1919 : vector<2xi32>
            %1921 = arith.select %3, %1920, %1918 : vector<2xi32>
            %1922 = arith.select %3, %1918, %1920 : vector<2xi32>
            %1923 = vector.bitcast %1921 : vector<2xi32> to vector<4xf16>
            %1924 = vector.bitcast %1922 : vector<2xi32> to vector<4xf16>
            %1925 = vector.shuffle %1923, %1924 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1926 = arith.muli %1900, %c3 : index
            %1927 = arith.addi %1898, %1926 : index
            %1928 = arith.divui %1892, %outTileRows : index
            %1929 = arith.divui %1899, %c3 : index
            %1930 = arith.muli %1928, %1929 : index
            %1931 = arith.divui %1927, %c3 : index
            %1932 = arith.addi %1930, %1931 : index
            %1933 = arith.muli %1932, %c11 : index
            %1934 = arith.remui %1927, %c3 : index
            %1935 = arith.divui %1934, %c19 : index
            %1936 = arith.addi %1933, %1935 : index
            %1937 = arith.muli %outTileRows, %c19 : index
            %1938 = arith.muli %1936, %1937 : index
            %1939 = arith.remui %1892, %outTileRows : index
            %1940 = arith.muli %1939, %c19 : index
            %1941 = arith.addi %1938, %1940 : index
            %1942 = arith.remui %1927, %c19 : index
            %1943 = arith.addi %1941, %1942 : index
            %1944 = arith.cmpi slt, %1888, %36 : index
            scf.if %1944 {
              vector.store %1925, %out[%1943] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %1945 = arith.addi %kvHeads, %13 : index
          %1946 = memref.load %scales[%1945] : memref<?xf32>
          %1947 = arith.addi %1676, %c34 : index
          %1948 = arith.addi %1947, %c10 : index
          %1949 = memref.load %8[%1948] : memref<?xf32>
          %1950 = arith.addi %1947, %c6 : index
          %1951 = memref.load %8[%1950] : memref<?xf32>
          %1952 = arith.divf %1946, %1951 : f32
          %1953 = vector.broadcast %1952 : f32 to vector<8xf32>
          %1954 = arith.addi %15, %1675 : index
          %1955 = arith.addi %1954, %1 : index
          %1956 = arith.addi %1955, %c10 : index
          %1957 = arith.subi %36, %c4 : index
          %1958 = arith.minsi %1956, %1957 : index
          %1959 = arith.divui %1958, %groupSize : index
          %1960 = arith.addi %24, %1959 : index
          %1961 = arith.muli %13, %groupSize : index
          %1962 = arith.remui %1958, %groupSize : index
          %1963 = arith.addi %1961, %1962 : index
          %1964 = arith.muli %1963, %c18 : index
          %1965 = arith.muli %2, %c19 : index
          %1966 = arith.addi %1964, %1965 : index
          %1967 = arith.muli %heads, %c18 : index
          scf.for %1968 = %c10 to %c92 step %c4 {
            %1969 = arith.muli %1676, %c13 : index
            %1970 = arith.addi %17, %1969 : index
            %1971 = arith.addi %1970, %c10 : index
            %1972 = arith.muli %1968, %c34 : index
            %1973 = arith.addi %1971, %1972 : index
            %1974 = vector.load %partial[%1973] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1975 = arith.addi %1973, %c33 : index
            %1976 = vector.load %partial[%1975] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1977 = vector.shuffle %1974, %1976 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1978 = arith.mulf %1977, %1953 : vector<8xf32>
            %1979 = arith.addf %1978, %c54 : vector<8xf32>
            %1980 = arith.minimumf %1979, %c94 : vector<8xf32>
            %1981 = arith.maximumf %1980, %c95 : vector<8xf32>
            %1982 = arith.truncf %1981 : vector<8xf32> to vector<8xf16>
            %1983 = vector.bitcast %1982 : vector<8xf16> to vector<4xi32>
            %1984 = vector.shuffle %1983, %1983 [0, 1] : vector<4xi32>, vector<4xi32>
            %1985 = vector.shuffle %1983, %1983 [2, 3] : vector<4xi32>, vector<4xi32>
            %1986 = arith.select %3, %1985, %1984 : vector<2xi32>
            %1987 = arith.select %3, %1984, %1985 : vector<2xi32>
            %1988 = wave.swap_halves %1987 : vector<2xi32>
            %1989 = arith.select %3, %1988, %1986 : vector<2xi32>
            %1990 = arith.select %3, %1986, %1988 : vector<2xi32>
            %1991 = vector.bitcast %1989 : vector<2xi32> to vector<4xf16>
            %1992 = vector.bitcast %1990 : vector<2xi32> to vector<4xf16>
            %1993 = vector.shuffle %1991, %1992 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1994 = arith.muli %1968, %c3 : index
            %1995 = arith.addi %1966, %1994 : index
            %1996 = arith.divui %1960, %outTileRows : index
            %1997 = arith.divui %1967, %c3 : index
            %1998 = arith.muli %1996, %1997 : index
            %1999 = arith.divui %1995, %c3 : index
            %2000 = arith.addi %1998, %1999 : index
            %2001 = arith.muli %2000, %c11 : index
            %2002 = arith.remui %1995, %c3 : index
            %2003 = arith.divui %2002, %c19 : index
            %2004 = arith.addi %2001, %2003 : index
            %2005 = arith.muli %outTileRows, %c19 : index
            %2006 = arith.muli %2004, %2005 : index
            %2007 = arith.remui %1960, %outTileRows : index
            %2008 = arith.muli %2007, %c19 : index
            %2009 = arith.addi %2006, %2008 : index
            %2010 = arith.remui %1995, %c19 : index
            %2011 = arith.addi %2009, %2010 : index
            %2012 = arith.cmpi slt, %1956, %36 : index
            scf.if %2012 {
              vector.store %1993, %out[%2011] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %2013 = arith.addi %1676, %c58 : index
          %2014 = arith.addi %2013, %c10 : index
          %2015 = memref.load %8[%2014] : memref<?xf32>
          %2016 = arith.addi %2013, %c6 : index
          %2017 = memref.load %8[%2016] : memref<?xf32>
          %2018 = arith.divf %1946, %2017 : f32
          %2019 = vector.broadcast %2018 : f32 to vector<8xf32>
          %2020 = arith.addi %15, %1675 : index
          %2021 = arith.addi %2020, %1 : index
          %2022 = arith.addi %2021, %c3 : index
          %2023 = arith.subi %36, %c4 : index
          %2024 = arith.minsi %2022, %2023 : index
          %2025 = arith.divui %2024, %groupSize : index
          %2026 = arith.addi %24, %2025 : index
          %2027 = arith.muli %13, %groupSize : index
          %2028 = arith.remui %2024, %groupSize : index
          %2029 = arith.addi %2027, %2028 : index
          %2030 = arith.muli %2029, %c18 : index
          %2031 = arith.muli %2, %c19 : index
          %2032 = arith.addi %2030, %2031 : index
          %2033 = arith.muli %heads, %c18 : index
          scf.for %2034 = %c10 to %c92 step %c4 {
            %2035 = arith.muli %1676, %c13 : index
            %2036 = arith.addi %17, %2035 : index
            %2037 = arith.addi %2036, %c17 : index
            %2038 = arith.muli %2034, %c34 : index
            %2039 = arith.addi %2037, %2038 : index
            %2040 = vector.load %partial[%2039] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2041 = arith.addi %2039, %c33 : index
            %2042 = vector.load %partial[%2041] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2043 = vector.shuffle %2040, %2042 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2044 = arith.mulf %2043, %2019 : vector<8xf32>
            %2045 = arith.addf %2044, %c54 : vector<8xf32>
            %2046 = arith.minimumf %2045, %c94 : vector<8xf32>
            %2047 = arith.maximumf %2046, %c95 : vector<8xf32>
            %2048 = arith.truncf %2047 : vector<8xf32> to vector<8xf16>
            %2049 = vector.bitcast %2048 : vector<8xf16> to vector<4xi32>
            %2050 = vector.shuffle %2049, %2049 [0, 1] : vector<4xi32>, vector<4xi32>
            %2051 = vector.shuffle %2049, %2049 [2, 3] : vector<4xi32>, vector<4xi32>
            %2052 = arith.select %3, %2051, %2050 : vector<2xi32>
            %2053 = arith.select %3, %2050, %2051 : vector<2xi32>
            %2054 = wave.swap_halves %2053 : vector<2xi32>
            %2055 = arith.select %3, %2054, %2052 : vector<2xi32>
            %2056 = arith.select %3, %2052, %2054 : vector<2xi32>
            %2057 = vector.bitcast %2055 : vector<2xi32> to vector<4xf16>
            %2058 = vector.bitcast %2056 : vector<2xi32> to vector<4xf16>
            %2059 = vector.shuffle %2057, %2058 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2060 = arith.muli %2034, %c3 : index
            %2061 = arith.addi %2032, %2060 : index
            %2062 = arith.divui %2026, %outTileRows : index
            %2063 = arith.divui %2033, %c3 : index
            %2064 = arith.muli %2062, %2063 : index
            %2065 = arith.divui %2061, %c3 : index
            %2066 = arith.addi %2064, %2065 : index
            %2067 = arith.muli %2066, %c11 : index
            %2068 = arith.remui %2061, %c3 : index
            %2069 = arith.divui %2068, %c19 : index
            %2070 = arith.addi %2067, %2069 : index
            %2071 = arith.muli %outTileRows, %c19 : index
            %2072 = arith.muli %2070, %2071 : index
            %2073 = arith.remui %2026, %outTileRows : index
            %2074 = arith.muli %2073, %c19 : index
            %2075 = arith.addi %2072, %2074 : index
            %2076 = arith.remui %2061, %c19 : index
            %2077 = arith.addi %2075, %2076 : index
            %2078 = arith.cmpi slt, %2022, %36 : index
            scf.if %2078 {
              vector.store %2059, %out[%2077] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}
