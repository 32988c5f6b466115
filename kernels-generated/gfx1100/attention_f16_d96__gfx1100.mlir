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
      %247 = arith.addi %122, %c17 : index
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
      %282 = arith.addi %281, %c40 : i32
      memref.store %282, %7[%170] : memref<?xi32>
      wave.barrier
      %283 = arith.minsi %15, %40 : index
      %284 = arith.divui %283, %groupSize : index
      %285 = arith.addi %24, %284 : index
      %286 = arith.remui %283, %groupSize : index
      %287 = arith.addi %44, %286 : index
      %288 = arith.addi %positionsAt, %285 : index
      %289 = memref.load %step[%288] : memref<?xi32>
      %290 = arith.addi %289, %c40 : i32
      %291 = arith.addi %15, %c46 : index
      %292 = arith.minsi %291, %40 : index
      %293 = arith.divui %292, %groupSize : index
      %294 = arith.addi %24, %293 : index
      %295 = arith.remui %292, %groupSize : index
      %296 = arith.addi %44, %295 : index
      %297 = arith.addi %positionsAt, %294 : index
      %298 = memref.load %step[%297] : memref<?xi32>
      %299 = arith.addi %298, %c40 : i32
      %300 = arith.subi %299, %c40 : i32
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
            %325 = arith.addi %316, %c40 : i32
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
            %336 = arith.addi %333, %c24 : index
            %337 = vector.load %kv[%336] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %338 = arith.addi %332, %35 : index
            %339 = arith.addi %338, %c10 : index
            %340 = vector.load %kv[%339] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %341 = arith.addi %338, %c24 : index
            %342 = vector.load %kv[%341] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %364:20 = scf.for %343 = %c48 to %315 step %c40 iter_args(%344 = %335, %345 = %337, %346 = %340, %347 = %342, %348 = %c52, %349 = %c53, %350 = %c54, %351 = %c54, %352 = %c54, %353 = %c54, %354 = %c54, %355 = %c54, %356 = %c52, %357 = %c53, %358 = %c54, %359 = %c54, %360 = %c54, %361 = %c54, %362 = %c54, %363 = %c54) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
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
              %377 = arith.addi %368, %c40 : i32
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
              %394 = arith.addi %385, %c40 : i32
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
              %407 = arith.addi %404, %c57 : index
              %408 = vector.load %kv[%407] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %409 = arith.addi %384, %35 : index
              %410 = arith.addi %409, %c33 : index
              %411 = vector.load %kv[%410] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %412 = arith.addi %409, %c57 : index
              %413 = vector.load %kv[%412] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %414 = vector.shuffle %344, %345 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %415 = vector.bitcast %414 : vector<8xi32> to vector<16xf16>
              %416 = vector.shuffle %346, %347 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %417 = vector.bitcast %416 : vector<8xi32> to vector<16xf16>
              %418 = arith.addi %403, %c10 : index
              %419 = vector.load %4[%418] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %420 = arith.addi %418, %c33 : index
              %421 = vector.load %4[%420] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %422 = vector.shuffle %419, %421 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %423 = wave.mma %415, %422, %c54 : vector<16xf16>, vector<8xf32>
              %424 = wave.mma %417, %422, %c54 : vector<16xf16>, vector<8xf32>
              wave.pin
              %425 = arith.addi %403, %c17 : index
              %426 = vector.load %4[%425] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %427 = arith.addi %425, %c33 : index
              %428 = vector.load %4[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %429 = vector.shuffle %426, %428 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %430 = wave.mma %415, %429, %c54 : vector<16xf16>, vector<8xf32>
              %431 = wave.mma %417, %429, %c54 : vector<16xf16>, vector<8xf32>
              %432 = arith.addi %404, %c34 : index
              %433 = vector.load %kv[%432] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %434 = arith.addi %404, %c58 : index
              %435 = vector.load %kv[%434] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %436 = arith.addi %409, %c34 : index
              %437 = vector.load %kv[%436] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %438 = arith.addi %409, %c58 : index
              %439 = vector.load %kv[%438] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %440 = vector.shuffle %406, %408 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %441 = vector.bitcast %440 : vector<8xi32> to vector<16xf16>
              %442 = vector.shuffle %411, %413 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %443 = vector.bitcast %442 : vector<8xi32> to vector<16xf16>
              %444 = arith.addi %403, %c34 : index
              %445 = vector.load %4[%444] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %446 = arith.addi %444, %c33 : index
              %447 = vector.load %4[%446] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %448 = vector.shuffle %445, %447 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %449 = wave.mma %441, %448, %423 : vector<16xf16>, vector<8xf32>
              %450 = wave.mma %443, %448, %424 : vector<16xf16>, vector<8xf32>
              wave.pin
              %451 = arith.addi %403, %c41 : index
              %452 = vector.load %4[%451] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %453 = arith.addi %451, %c33 : index
              %454 = vector.load %4[%453] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %455 = vector.shuffle %452, %454 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %456 = wave.mma %441, %455, %430 : vector<16xf16>, vector<8xf32>
              %457 = wave.mma %443, %455, %431 : vector<16xf16>, vector<8xf32>
              %458 = arith.addi %404, %c7 : index
              %459 = vector.load %kv[%458] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %460 = arith.addi %404, %c59 : index
              %461 = vector.load %kv[%460] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %462 = arith.addi %409, %c7 : index
              %463 = vector.load %kv[%462] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %464 = arith.addi %409, %c59 : index
              %465 = vector.load %kv[%464] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %466 = vector.shuffle %433, %435 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %467 = vector.bitcast %466 : vector<8xi32> to vector<16xf16>
              %468 = vector.shuffle %437, %439 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %469 = vector.bitcast %468 : vector<8xi32> to vector<16xf16>
              %470 = arith.addi %403, %c35 : index
              %471 = vector.load %4[%470] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %472 = arith.addi %470, %c33 : index
              %473 = vector.load %4[%472] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %474 = vector.shuffle %471, %473 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %475 = wave.mma %467, %474, %449 : vector<16xf16>, vector<8xf32>
              %476 = wave.mma %469, %474, %450 : vector<16xf16>, vector<8xf32>
              wave.pin
              %477 = arith.addi %403, %c42 : index
              %478 = vector.load %4[%477] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %479 = arith.addi %477, %c33 : index
              %480 = vector.load %4[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %481 = vector.shuffle %478, %480 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %482 = wave.mma %467, %481, %456 : vector<16xf16>, vector<8xf32>
              %483 = wave.mma %469, %481, %457 : vector<16xf16>, vector<8xf32>
              %484 = arith.addi %404, %c35 : index
              %485 = vector.load %kv[%484] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %486 = arith.addi %404, %c60 : index
              %487 = vector.load %kv[%486] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %488 = arith.addi %409, %c35 : index
              %489 = vector.load %kv[%488] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %490 = arith.addi %409, %c60 : index
              %491 = vector.load %kv[%490] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %492 = vector.shuffle %459, %461 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %493 = vector.bitcast %492 : vector<8xi32> to vector<16xf16>
              %494 = vector.shuffle %463, %465 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %495 = vector.bitcast %494 : vector<8xi32> to vector<16xf16>
              %496 = arith.addi %403, %c36 : index
              %497 = vector.load %4[%496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %498 = arith.addi %496, %c33 : index
              %499 = vector.load %4[%498] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %500 = vector.shuffle %497, %499 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %501 = wave.mma %493, %500, %475 : vector<16xf16>, vector<8xf32>
              %502 = wave.mma %495, %500, %476 : vector<16xf16>, vector<8xf32>
              wave.pin
              %503 = arith.addi %403, %c43 : index
              %504 = vector.load %4[%503] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %505 = arith.addi %503, %c33 : index
              %506 = vector.load %4[%505] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %507 = vector.shuffle %504, %506 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %508 = wave.mma %493, %507, %482 : vector<16xf16>, vector<8xf32>
              %509 = wave.mma %495, %507, %483 : vector<16xf16>, vector<8xf32>
              %510 = arith.addi %404, %c61 : index
              %511 = vector.load %kv[%510] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %512 = arith.addi %404, %c62 : index
              %513 = vector.load %kv[%512] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %514 = arith.addi %409, %c61 : index
              %515 = vector.load %kv[%514] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %516 = arith.addi %409, %c62 : index
              %517 = vector.load %kv[%516] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %518 = vector.shuffle %485, %487 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %519 = vector.bitcast %518 : vector<8xi32> to vector<16xf16>
              %520 = vector.shuffle %489, %491 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %521 = vector.bitcast %520 : vector<8xi32> to vector<16xf16>
              %522 = arith.addi %403, %c37 : index
              %523 = vector.load %4[%522] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %524 = arith.addi %522, %c33 : index
              %525 = vector.load %4[%524] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %526 = vector.shuffle %523, %525 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %527 = wave.mma %519, %526, %501 : vector<16xf16>, vector<8xf32>
              %528 = wave.mma %521, %526, %502 : vector<16xf16>, vector<8xf32>
              wave.pin
              %529 = arith.addi %403, %c44 : index
              %530 = vector.load %4[%529] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %531 = arith.addi %529, %c33 : index
              %532 = vector.load %4[%531] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %533 = vector.shuffle %530, %532 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %534 = wave.mma %519, %533, %508 : vector<16xf16>, vector<8xf32>
              %535 = wave.mma %521, %533, %509 : vector<16xf16>, vector<8xf32>
              %536 = arith.addi %404, %c36 : index
              %537 = vector.load %kv[%536] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %538 = arith.addi %404, %c63 : index
              %539 = vector.load %kv[%538] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %540 = arith.addi %409, %c36 : index
              %541 = vector.load %kv[%540] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %542 = arith.addi %409, %c63 : index
              %543 = vector.load %kv[%542] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %544 = vector.shuffle %511, %513 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %545 = vector.bitcast %544 : vector<8xi32> to vector<16xf16>
              %546 = vector.shuffle %515, %517 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %547 = vector.bitcast %546 : vector<8xi32> to vector<16xf16>
              %548 = arith.addi %403, %c38 : index
              %549 = vector.load %4[%548] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %550 = arith.addi %548, %c33 : index
              %551 = vector.load %4[%550] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %552 = vector.shuffle %549, %551 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %553 = wave.mma %545, %552, %527 : vector<16xf16>, vector<8xf32>
              %554 = wave.mma %547, %552, %528 : vector<16xf16>, vector<8xf32>
              wave.pin
              %555 = arith.addi %403, %c45 : index
              %556 = vector.load %4[%555] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %557 = arith.addi %555, %c33 : index
              %558 = vector.load %4[%557] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %559 = vector.shuffle %556, %558 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %560 = wave.mma %545, %559, %534 : vector<16xf16>, vector<8xf32>
              %561 = wave.mma %547, %559, %535 : vector<16xf16>, vector<8xf32>
              %562 = arith.addi %404, %c64 : index
              %563 = vector.load %kv[%562] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %564 = arith.addi %404, %c65 : index
              %565 = vector.load %kv[%564] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %566 = arith.addi %409, %c64 : index
              %567 = vector.load %kv[%566] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %568 = arith.addi %409, %c65 : index
              %569 = vector.load %kv[%568] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %570 = wave.opaque %553 : vector<8xf32>
              %571 = wave.opaque %554 : vector<8xf32>
              %572 = wave.opaque %560 : vector<8xf32>
              %573 = wave.opaque %561 : vector<8xf32>
              %574 = wave.opaque %367 : i32
              %575 = arith.cmpi sgt, %574, %290 : i32
              %576:2 = scf.if %575 -> (vector<8xf32>, vector<8xf32>) {
                %577 = wave.opaque %c10 : index
                %578 = arith.addi %1, %577 : index
                %579 = memref.load %7[%578] : memref<?xi32>
                %580 = arith.index_cast %2 : index to i32
                %581 = arith.addi %366, %580 : i32
                %582 = arith.subi %579, %581 : i32
                %583 = arith.subi %582, %c48 : i32
                %584 = vector.broadcast %583 : i32 to vector<8xi32>
                %585 = arith.cmpi sgt, %584, %c67 : vector<8xi32>
                %586 = arith.select %585, %570, %c66 : vector<8xi1>, vector<8xf32>
                %587 = arith.subi %582, %c47 : i32
                %588 = vector.broadcast %587 : i32 to vector<8xi32>
                %589 = arith.cmpi sgt, %588, %c67 : vector<8xi32>
                %590 = arith.select %589, %571, %c66 : vector<8xi1>, vector<8xf32>
                scf.yield %586, %590 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %570, %571 : vector<8xf32>, vector<8xf32>
              }
              %591 = wave.opaque %c10 : index
              %592 = arith.addi %1, %591 : index
              %593 = memref.load %6[%592] : memref<?xf32>
              %594 = vector.extract %576#0[0] : f32 from vector<8xf32>
              %595 = vector.extract %576#0[1] : f32 from vector<8xf32>
              %596 = vector.extract %576#0[2] : f32 from vector<8xf32>
              %597 = vector.extract %576#0[3] : f32 from vector<8xf32>
              %598 = vector.extract %576#0[4] : f32 from vector<8xf32>
              %599 = vector.extract %576#0[5] : f32 from vector<8xf32>
              %600 = vector.extract %576#0[6] : f32 from vector<8xf32>
              %601 = vector.extract %576#0[7] : f32 from vector<8xf32>
              %602 = vector.extract %576#1[0] : f32 from vector<8xf32>
              %603 = vector.extract %576#1[1] : f32 from vector<8xf32>
              %604 = vector.extract %576#1[2] : f32 from vector<8xf32>
              %605 = vector.extract %576#1[3] : f32 from vector<8xf32>
              %606 = vector.extract %576#1[4] : f32 from vector<8xf32>
              %607 = vector.extract %576#1[5] : f32 from vector<8xf32>
              %608 = vector.extract %576#1[6] : f32 from vector<8xf32>
              %609 = vector.extract %576#1[7] : f32 from vector<8xf32>
              %610 = arith.maxnumf %594, %595 fastmath<nnan> : f32
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
              %623 = arith.maxnumf %622, %608 fastmath<nnan> : f32
              %624 = arith.maxnumf %623, %609 fastmath<nnan> : f32
              %625 = wave.swap_halves %624 : f32
              %626 = arith.maxnumf %624, %625 fastmath<nnan> : f32
              %627 = arith.mulf %626, %593 : f32
              %628 = arith.addf %348, %c68 : f32
              %629 = arith.cmpf ogt, %627, %628 : f32
              %630:8 = scf.if %629 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %631 = arith.subf %348, %627 : f32
                %632 = wave.exp2 %631 : f32
                %633 = vector.broadcast %632 : f32 to vector<8xf32>
                %634 = arith.mulf %349, %632 : f32
                %635 = arith.mulf %350, %633 : vector<8xf32>
                %636 = arith.mulf %351, %633 : vector<8xf32>
                %637 = arith.mulf %352, %633 : vector<8xf32>
                %638 = arith.mulf %353, %633 : vector<8xf32>
                %639 = arith.mulf %354, %633 : vector<8xf32>
                %640 = arith.mulf %355, %633 : vector<8xf32>
                scf.yield %627, %634, %635, %636, %637, %638, %639, %640 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %348, %349, %350, %351, %352, %353, %354, %355 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %641 = vector.broadcast %593 : f32 to vector<8xf32>
              %642 = arith.subf %c69, %630#0 : f32
              %643 = vector.broadcast %642 : f32 to vector<8xf32>
              %644 = math.fma %576#0, %641, %643 : vector<8xf32>
              %645 = wave.exp2 %644 : vector<8xf32>
              %646 = math.fma %576#1, %641, %643 : vector<8xf32>
              %647 = wave.exp2 %646 : vector<8xf32>
              %648 = arith.truncf %645 : vector<8xf32> to vector<8xf16>
              %649 = vector.bitcast %648 : vector<8xf16> to vector<4xi32>
              %650 = wave.swap_halves %649 : vector<4xi32>
              %651 = arith.select %3, %650, %649 : vector<4xi32>
              %652 = arith.select %3, %649, %650 : vector<4xi32>
              %653 = vector.shuffle %651, %652 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %654 = vector.bitcast %653 : vector<8xi32> to vector<16xf16>
              %655 = arith.truncf %647 : vector<8xf32> to vector<8xf16>
              %656 = vector.bitcast %655 : vector<8xf16> to vector<4xi32>
              %657 = wave.swap_halves %656 : vector<4xi32>
              %658 = arith.select %3, %657, %656 : vector<4xi32>
              %659 = arith.select %3, %656, %657 : vector<4xi32>
              %660 = vector.shuffle %658, %659 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %661 = vector.bitcast %660 : vector<8xi32> to vector<16xf16>
              %662 = arith.addf %645, %647 : vector<8xf32>
              %663 = vector.extract %662[0] : f32 from vector<8xf32>
              %664 = vector.extract %662[1] : f32 from vector<8xf32>
              %665 = vector.extract %662[2] : f32 from vector<8xf32>
              %666 = vector.extract %662[3] : f32 from vector<8xf32>
              %667 = vector.extract %662[4] : f32 from vector<8xf32>
              %668 = vector.extract %662[5] : f32 from vector<8xf32>
              %669 = vector.extract %662[6] : f32 from vector<8xf32>
              %670 = vector.extract %662[7] : f32 from vector<8xf32>
              %671 = arith.addf %663, %667 : f32
              %672 = arith.addf %664, %668 : f32
              %673 = arith.addf %665, %669 : f32
              %674 = arith.addf %666, %670 : f32
              %675 = arith.addf %671, %673 : f32
              %676 = arith.addf %672, %674 : f32
              %677 = arith.addf %675, %676 : f32
              %678 = arith.addf %630#1, %677 : f32
              %679 = wave.opaque %678 : f32
              %680 = wave.opaque %367 : i32
              %681 = arith.cmpi sgt, %680, %290 : i32
              %682:2 = scf.if %681 -> (vector<8xf32>, vector<8xf32>) {
                %683 = wave.opaque %c3 : index
                %684 = arith.addi %1, %683 : index
                %685 = memref.load %7[%684] : memref<?xi32>
                %686 = arith.index_cast %2 : index to i32
                %687 = arith.addi %366, %686 : i32
                %688 = arith.subi %685, %687 : i32
                %689 = arith.subi %688, %c48 : i32
                %690 = vector.broadcast %689 : i32 to vector<8xi32>
                %691 = arith.cmpi sgt, %690, %c67 : vector<8xi32>
                %692 = arith.select %691, %572, %c66 : vector<8xi1>, vector<8xf32>
                %693 = arith.subi %688, %c47 : i32
                %694 = vector.broadcast %693 : i32 to vector<8xi32>
                %695 = arith.cmpi sgt, %694, %c67 : vector<8xi32>
                %696 = arith.select %695, %573, %c66 : vector<8xi1>, vector<8xf32>
                scf.yield %692, %696 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %572, %573 : vector<8xf32>, vector<8xf32>
              }
              %697 = wave.opaque %c3 : index
              %698 = arith.addi %1, %697 : index
              %699 = memref.load %6[%698] : memref<?xf32>
              %700 = vector.extract %682#0[0] : f32 from vector<8xf32>
              %701 = vector.extract %682#0[1] : f32 from vector<8xf32>
              %702 = vector.extract %682#0[2] : f32 from vector<8xf32>
              %703 = vector.extract %682#0[3] : f32 from vector<8xf32>
              %704 = vector.extract %682#0[4] : f32 from vector<8xf32>
              %705 = vector.extract %682#0[5] : f32 from vector<8xf32>
              %706 = vector.extract %682#0[6] : f32 from vector<8xf32>
              %707 = vector.extract %682#0[7] : f32 from vector<8xf32>
              %708 = vector.extract %682#1[0] : f32 from vector<8xf32>
              %709 = vector.extract %682#1[1] : f32 from vector<8xf32>
              %710 = vector.extract %682#1[2] : f32 from vector<8xf32>
              %711 = vector.extract %682#1[3] : f32 from vector<8xf32>
              %712 = vector.extract %682#1[4] : f32 from vector<8xf32>
              %713 = vector.extract %682#1[5] : f32 from vector<8xf32>
              %714 = vector.extract %682#1[6] : f32 from vector<8xf32>
              %715 = vector.extract %682#1[7] : f32 from vector<8xf32>
              %716 = arith.maxnumf %700, %701 fastmath<nnan> : f32
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
              %729 = arith.maxnumf %728, %714 fastmath<nnan> : f32
              %730 = arith.maxnumf %729, %715 fastmath<nnan> : f32
              %731 = wave.swap_halves %730 : f32
              %732 = arith.maxnumf %730, %731 fastmath<nnan> : f32
              %733 = arith.mulf %732, %699 : f32
              %734 = arith.addf %356, %c68 : f32
              %735 = arith.cmpf ogt, %733, %734 : f32
              %736:8 = scf.if %735 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %737 = arith.subf %356, %733 : f32
                %738 = wave.exp2 %737 : f32
                %739 = vector.broadcast %738 : f32 to vector<8xf32>
                %740 = arith.mulf %357, %738 : f32
                %741 = arith.mulf %358, %739 : vector<8xf32>
                %742 = arith.mulf %359, %739 : vector<8xf32>
                %743 = arith.mulf %360, %739 : vector<8xf32>
                %744 = arith.mulf %361, %739 : vector<8xf32>
                %745 = arith.mulf %362, %739 : vector<8xf32>
                %746 = arith.mulf %363, %739 : vector<8xf32>
                scf.yield %733, %740, %741, %742, %743, %744, %745, %746 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %356, %357, %358, %359, %360, %361, %362, %363 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %747 = vector.broadcast %699 : f32 to vector<8xf32>
              %748 = arith.subf %c69, %736#0 : f32
              %749 = vector.broadcast %748 : f32 to vector<8xf32>
              %750 = math.fma %682#0, %747, %749 : vector<8xf32>
              %751 = wave.exp2 %750 : vector<8xf32>
              %752 = math.fma %682#1, %747, %749 : vector<8xf32>
              %753 = wave.exp2 %752 : vector<8xf32>
              %754 = arith.truncf %751 : vector<8xf32> to vector<8xf16>
              %755 = vector.bitcast %754 : vector<8xf16> to vector<4xi32>
              %756 = wave.swap_halves %755 : vector<4xi32>
              %757 = arith.select %3, %756, %755 : vector<4xi32>
              %758 = arith.select %3, %755, %756 : vector<4xi32>
              %759 = vector.shuffle %757, %758 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %760 = vector.bitcast %759 : vector<8xi32> to vector<16xf16>
              %761 = arith.truncf %753 : vector<8xf32> to vector<8xf16>
              %762 = vector.bitcast %761 : vector<8xf16> to vector<4xi32>
              %763 = wave.swap_halves %762 : vector<4xi32>
              %764 = arith.select %3, %763, %762 : vector<4xi32>
              %765 = arith.select %3, %762, %763 : vector<4xi32>
              %766 = vector.shuffle %764, %765 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %767 = vector.bitcast %766 : vector<8xi32> to vector<16xf16>
              %768 = arith.addf %751, %753 : vector<8xf32>
              %769 = vector.extract %768[0] : f32 from vector<8xf32>
              %770 = vector.extract %768[1] : f32 from vector<8xf32>
              %771 = vector.extract %768[2] : f32 from vector<8xf32>
              %772 = vector.extract %768[3] : f32 from vector<8xf32>
              %773 = vector.extract %768[4] : f32 from vector<8xf32>
              %774 = vector.extract %768[5] : f32 from vector<8xf32>
              %775 = vector.extract %768[6] : f32 from vector<8xf32>
              %776 = vector.extract %768[7] : f32 from vector<8xf32>
              %777 = arith.addf %769, %773 : f32
              %778 = arith.addf %770, %774 : f32
              %779 = arith.addf %771, %775 : f32
              %780 = arith.addf %772, %776 : f32
              %781 = arith.addf %777, %779 : f32
              %782 = arith.addf %778, %780 : f32
              %783 = arith.addf %781, %782 : f32
              %784 = arith.addf %736#1, %783 : f32
              %785 = wave.opaque %784 : f32
              %786 = wave.opaque %367 : i32
              %787 = arith.cmpi sgt, %786, %290 : i32
              %788:4 = scf.if %787 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %789 = arith.subi %312, %366 : i32
                %790 = arith.subi %789, %c48 : i32
                %791 = arith.minsi %790, %c47 : i32
                %792 = arith.maxsi %791, %c48 : i32
                %793 = arith.cmpi sgt, %792, %c48 : i32
                %794 = arith.select %793, %c71, %c48 : i32
                %795 = arith.ori %c48, %794 : i32
                %796 = arith.cmpi sgt, %792, %c40 : i32
                %797 = arith.select %796, %c71, %c48 : i32
                %798 = arith.ori %c48, %797 : i32
                %799 = arith.cmpi sgt, %792, %c72 : i32
                %800 = arith.select %799, %c73, %c48 : i32
                %801 = arith.ori %795, %800 : i32
                %802 = arith.cmpi sgt, %792, %c74 : i32
                %803 = arith.select %802, %c73, %c48 : i32
                %804 = arith.ori %798, %803 : i32
                %805 = arith.cmpi sgt, %792, %c75 : i32
                %806 = arith.select %805, %c71, %c48 : i32
                %807 = arith.ori %c48, %806 : i32
                %808 = arith.cmpi sgt, %792, %c76 : i32
                %809 = arith.select %808, %c71, %c48 : i32
                %810 = arith.ori %c48, %809 : i32
                %811 = arith.cmpi sgt, %792, %c77 : i32
                %812 = arith.select %811, %c73, %c48 : i32
                %813 = arith.ori %807, %812 : i32
                %814 = arith.cmpi sgt, %792, %c78 : i32
                %815 = arith.select %814, %c73, %c48 : i32
                %816 = arith.ori %810, %815 : i32
                %817 = arith.cmpi sgt, %792, %c79 : i32
                %818 = arith.select %817, %c71, %c48 : i32
                %819 = arith.ori %c48, %818 : i32
                %820 = arith.cmpi sgt, %792, %c80 : i32
                %821 = arith.select %820, %c71, %c48 : i32
                %822 = arith.ori %c48, %821 : i32
                %823 = arith.cmpi sgt, %792, %c81 : i32
                %824 = arith.select %823, %c73, %c48 : i32
                %825 = arith.ori %819, %824 : i32
                %826 = arith.cmpi sgt, %792, %c82 : i32
                %827 = arith.select %826, %c73, %c48 : i32
                %828 = arith.ori %822, %827 : i32
                %829 = arith.cmpi sgt, %792, %c83 : i32
                %830 = arith.select %829, %c71, %c48 : i32
                %831 = arith.ori %c48, %830 : i32
                %832 = arith.cmpi sgt, %792, %c84 : i32
                %833 = arith.select %832, %c71, %c48 : i32
                %834 = arith.ori %c48, %833 : i32
                %835 = arith.cmpi sgt, %792, %c32 : i32
                %836 = arith.select %835, %c73, %c48 : i32
                %837 = arith.ori %831, %836 : i32
                %838 = arith.cmpi sgt, %792, %c85 : i32
                %839 = arith.select %838, %c73, %c48 : i32
                %840 = arith.ori %834, %839 : i32
                %841 = vector.from_elements %801, %813, %825, %837 : vector<4xi32>
                %842 = vector.from_elements %804, %816, %828, %840 : vector<4xi32>
                %843 = arith.subi %789, %c47 : i32
                %844 = arith.minsi %843, %c47 : i32
                %845 = arith.maxsi %844, %c48 : i32
                %846 = arith.cmpi sgt, %845, %c48 : i32
                %847 = arith.select %846, %c71, %c48 : i32
                %848 = arith.ori %c48, %847 : i32
                %849 = arith.cmpi sgt, %845, %c40 : i32
                %850 = arith.select %849, %c71, %c48 : i32
                %851 = arith.ori %c48, %850 : i32
                %852 = arith.cmpi sgt, %845, %c72 : i32
                %853 = arith.select %852, %c73, %c48 : i32
                %854 = arith.ori %848, %853 : i32
                %855 = arith.cmpi sgt, %845, %c74 : i32
                %856 = arith.select %855, %c73, %c48 : i32
                %857 = arith.ori %851, %856 : i32
                %858 = arith.cmpi sgt, %845, %c75 : i32
                %859 = arith.select %858, %c71, %c48 : i32
                %860 = arith.ori %c48, %859 : i32
                %861 = arith.cmpi sgt, %845, %c76 : i32
                %862 = arith.select %861, %c71, %c48 : i32
                %863 = arith.ori %c48, %862 : i32
                %864 = arith.cmpi sgt, %845, %c77 : i32
                %865 = arith.select %864, %c73, %c48 : i32
                %866 = arith.ori %860, %865 : i32
                %867 = arith.cmpi sgt, %845, %c78 : i32
                %868 = arith.select %867, %c73, %c48 : i32
                %869 = arith.ori %863, %868 : i32
                %870 = arith.cmpi sgt, %845, %c79 : i32
                %871 = arith.select %870, %c71, %c48 : i32
                %872 = arith.ori %c48, %871 : i32
                %873 = arith.cmpi sgt, %845, %c80 : i32
                %874 = arith.select %873, %c71, %c48 : i32
                %875 = arith.ori %c48, %874 : i32
                %876 = arith.cmpi sgt, %845, %c81 : i32
                %877 = arith.select %876, %c73, %c48 : i32
                %878 = arith.ori %872, %877 : i32
                %879 = arith.cmpi sgt, %845, %c82 : i32
                %880 = arith.select %879, %c73, %c48 : i32
                %881 = arith.ori %875, %880 : i32
                %882 = arith.cmpi sgt, %845, %c83 : i32
                %883 = arith.select %882, %c71, %c48 : i32
                %884 = arith.ori %c48, %883 : i32
                %885 = arith.cmpi sgt, %845, %c84 : i32
                %886 = arith.select %885, %c71, %c48 : i32
                %887 = arith.ori %c48, %886 : i32
                %888 = arith.cmpi sgt, %845, %c32 : i32
                %889 = arith.select %888, %c73, %c48 : i32
                %890 = arith.ori %884, %889 : i32
                %891 = arith.cmpi sgt, %845, %c85 : i32
                %892 = arith.select %891, %c73, %c48 : i32
                %893 = arith.ori %887, %892 : i32
                %894 = vector.from_elements %854, %866, %878, %890 : vector<4xi32>
                %895 = vector.from_elements %857, %869, %881, %893 : vector<4xi32>
                scf.yield %841, %842, %894, %895 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %c70, %c70, %c70, %c70 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %896 = wave.opaque %367 : i32
              %897 = arith.cmpi sgt, %896, %290 : i32
              %898:4 = scf.if %897 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %899 = arith.andi %537, %788#0 : vector<4xi32>
                %900 = arith.andi %539, %788#1 : vector<4xi32>
                %901 = arith.andi %541, %788#2 : vector<4xi32>
                %902 = arith.andi %543, %788#3 : vector<4xi32>
                scf.yield %899, %900, %901, %902 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %537, %539, %541, %543 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %903 = vector.shuffle %898#0, %898#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %904 = vector.bitcast %903 : vector<8xi32> to vector<16xf16>
              %905 = wave.mma %904, %654, %630#2 : vector<16xf16>, vector<8xf32>
              %906 = wave.mma %904, %760, %736#2 : vector<16xf16>, vector<8xf32>
              %907 = vector.shuffle %898#2, %898#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %908 = vector.bitcast %907 : vector<8xi32> to vector<16xf16>
              %909 = wave.mma %908, %661, %905 : vector<16xf16>, vector<8xf32>
              %910 = wave.mma %908, %767, %906 : vector<16xf16>, vector<8xf32>
              %911 = wave.opaque %909 : vector<8xf32>
              %912 = wave.opaque %910 : vector<8xf32>
              %913 = arith.addi %404, %c37 : index
              %914 = vector.load %kv[%913] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %915 = arith.addi %404, %c86 : index
              %916 = vector.load %kv[%915] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %917 = arith.addi %409, %c37 : index
              %918 = vector.load %kv[%917] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %919 = arith.addi %409, %c86 : index
              %920 = vector.load %kv[%919] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %921 = wave.opaque %367 : i32
              %922 = arith.cmpi sgt, %921, %290 : i32
              %923:4 = scf.if %922 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %924 = arith.andi %563, %788#0 : vector<4xi32>
                %925 = arith.andi %565, %788#1 : vector<4xi32>
                %926 = arith.andi %567, %788#2 : vector<4xi32>
                %927 = arith.andi %569, %788#3 : vector<4xi32>
                scf.yield %924, %925, %926, %927 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %563, %565, %567, %569 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %928 = vector.shuffle %923#0, %923#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %929 = vector.bitcast %928 : vector<8xi32> to vector<16xf16>
              %930 = wave.mma %929, %654, %630#3 : vector<16xf16>, vector<8xf32>
              %931 = wave.mma %929, %760, %736#3 : vector<16xf16>, vector<8xf32>
              %932 = vector.shuffle %923#2, %923#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %933 = vector.bitcast %932 : vector<8xi32> to vector<16xf16>
              %934 = wave.mma %933, %661, %930 : vector<16xf16>, vector<8xf32>
              %935 = wave.mma %933, %767, %931 : vector<16xf16>, vector<8xf32>
              %936 = wave.opaque %934 : vector<8xf32>
              %937 = wave.opaque %935 : vector<8xf32>
              %938 = arith.addi %404, %c87 : index
              %939 = vector.load %kv[%938] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %940 = arith.addi %404, %c88 : index
              %941 = vector.load %kv[%940] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %942 = arith.addi %409, %c87 : index
              %943 = vector.load %kv[%942] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %944 = arith.addi %409, %c88 : index
              %945 = vector.load %kv[%944] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %946 = wave.opaque %367 : i32
              %947 = arith.cmpi sgt, %946, %290 : i32
              %948:4 = scf.if %947 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %949 = arith.andi %914, %788#0 : vector<4xi32>
                %950 = arith.andi %916, %788#1 : vector<4xi32>
                %951 = arith.andi %918, %788#2 : vector<4xi32>
                %952 = arith.andi %920, %788#3 : vector<4xi32>
                scf.yield %949, %950, %951, %952 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %914, %916, %918, %920 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %953 = vector.shuffle %948#0, %948#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %954 = vector.bitcast %953 : vector<8xi32> to vector<16xf16>
              %955 = wave.mma %954, %654, %630#4 : vector<16xf16>, vector<8xf32>
              %956 = wave.mma %954, %760, %736#4 : vector<16xf16>, vector<8xf32>
              %957 = vector.shuffle %948#2, %948#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %958 = vector.bitcast %957 : vector<8xi32> to vector<16xf16>
              %959 = wave.mma %958, %661, %955 : vector<16xf16>, vector<8xf32>
              %960 = wave.mma %958, %767, %956 : vector<16xf16>, vector<8xf32>
              %961 = wave.opaque %959 : vector<8xf32>
              %962 = wave.opaque %960 : vector<8xf32>
              %963 = arith.addi %404, %c38 : index
              %964 = vector.load %kv[%963] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %965 = arith.addi %404, %c89 : index
              %966 = vector.load %kv[%965] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %967 = arith.addi %409, %c38 : index
              %968 = vector.load %kv[%967] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %969 = arith.addi %409, %c89 : index
              %970 = vector.load %kv[%969] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %971 = wave.opaque %367 : i32
              %972 = arith.cmpi sgt, %971, %290 : i32
              %973:4 = scf.if %972 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %974 = arith.andi %939, %788#0 : vector<4xi32>
                %975 = arith.andi %941, %788#1 : vector<4xi32>
                %976 = arith.andi %943, %788#2 : vector<4xi32>
                %977 = arith.andi %945, %788#3 : vector<4xi32>
                scf.yield %974, %975, %976, %977 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %939, %941, %943, %945 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %978 = vector.shuffle %973#0, %973#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %979 = vector.bitcast %978 : vector<8xi32> to vector<16xf16>
              %980 = wave.mma %979, %654, %630#5 : vector<16xf16>, vector<8xf32>
              %981 = wave.mma %979, %760, %736#5 : vector<16xf16>, vector<8xf32>
              %982 = vector.shuffle %973#2, %973#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %983 = vector.bitcast %982 : vector<8xi32> to vector<16xf16>
              %984 = wave.mma %983, %661, %980 : vector<16xf16>, vector<8xf32>
              %985 = wave.mma %983, %767, %981 : vector<16xf16>, vector<8xf32>
              %986 = wave.opaque %984 : vector<8xf32>
              %987 = wave.opaque %985 : vector<8xf32>
              %988 = arith.addi %404, %c90 : index
              %989 = vector.load %kv[%988] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %990 = arith.addi %404, %c91 : index
              %991 = vector.load %kv[%990] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %992 = arith.addi %409, %c90 : index
              %993 = vector.load %kv[%992] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %994 = arith.addi %409, %c91 : index
              %995 = vector.load %kv[%994] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %996 = wave.opaque %367 : i32
              %997 = arith.cmpi sgt, %996, %290 : i32
              %998:4 = scf.if %997 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %999 = arith.andi %964, %788#0 : vector<4xi32>
                %1000 = arith.andi %966, %788#1 : vector<4xi32>
                %1001 = arith.andi %968, %788#2 : vector<4xi32>
                %1002 = arith.andi %970, %788#3 : vector<4xi32>
                scf.yield %999, %1000, %1001, %1002 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %964, %966, %968, %970 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1003 = vector.shuffle %998#0, %998#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1004 = vector.bitcast %1003 : vector<8xi32> to vector<16xf16>
              %1005 = wave.mma %1004, %654, %630#6 : vector<16xf16>, vector<8xf32>
              %1006 = wave.mma %1004, %760, %736#6 : vector<16xf16>, vector<8xf32>
              %1007 = vector.shuffle %998#2, %998#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1008 = vector.bitcast %1007 : vector<8xi32> to vector<16xf16>
              %1009 = wave.mma %1008, %661, %1005 : vector<16xf16>, vector<8xf32>
              %1010 = wave.mma %1008, %767, %1006 : vector<16xf16>, vector<8xf32>
              %1011 = wave.opaque %1009 : vector<8xf32>
              %1012 = wave.opaque %1010 : vector<8xf32>
              wave.pin
              %1013 = wave.opaque %367 : i32
              %1014 = arith.cmpi sgt, %1013, %290 : i32
              %1015:4 = scf.if %1014 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1016 = arith.andi %989, %788#0 : vector<4xi32>
                %1017 = arith.andi %991, %788#1 : vector<4xi32>
                %1018 = arith.andi %993, %788#2 : vector<4xi32>
                %1019 = arith.andi %995, %788#3 : vector<4xi32>
                scf.yield %1016, %1017, %1018, %1019 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %989, %991, %993, %995 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1020 = vector.shuffle %1015#0, %1015#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1021 = vector.bitcast %1020 : vector<8xi32> to vector<16xf16>
              %1022 = wave.mma %1021, %654, %630#7 : vector<16xf16>, vector<8xf32>
              %1023 = wave.mma %1021, %760, %736#7 : vector<16xf16>, vector<8xf32>
              %1024 = vector.shuffle %1015#2, %1015#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1025 = vector.bitcast %1024 : vector<8xi32> to vector<16xf16>
              %1026 = wave.mma %1025, %661, %1022 : vector<16xf16>, vector<8xf32>
              %1027 = wave.mma %1025, %767, %1023 : vector<16xf16>, vector<8xf32>
              %1028 = wave.opaque %1026 : vector<8xf32>
              %1029 = wave.opaque %1027 : vector<8xf32>
              wave.pin
              %1030 = wave.opaque %367 : i32
              %1031 = arith.cmpi slt, %1030, %312 : i32
              %1032:4 = scf.if %1031 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1033 = arith.addi %393, %35 : index
                %1034 = arith.addi %1033, %c10 : index
                %1035 = vector.load %kv[%1034] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1036 = arith.addi %1033, %c24 : index
                %1037 = vector.load %kv[%1036] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1038 = arith.addi %401, %35 : index
                %1039 = arith.addi %1038, %c10 : index
                %1040 = vector.load %kv[%1039] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1041 = arith.addi %1038, %c24 : index
                %1042 = vector.load %kv[%1041] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %1035, %1037, %1040, %1042 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1015#0, %1015#1, %1015#2, %1015#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              scf.yield %1032#0, %1032#1, %1032#2, %1032#3, %630#0, %679, %911, %936, %961, %986, %1011, %1028, %736#0, %785, %912, %937, %962, %987, %1012, %1029 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %1043 = wave.opaque %c10 : index
            %1044 = arith.addi %0, %1043 : index
            %1045 = arith.cmpi eq, %310, %307 : i32
            %1046 = wave.swap_halves %364#5 : f32
            %1047 = arith.addf %364#5, %1046 : f32
            %1048 = arith.addi %1044, %c10 : index
            %1049:2 = scf.if %1045 -> (f32, f32) {
              scf.yield %c52, %c53 : f32, f32
            } else {
              %1050 = arith.addi %1048, %c10 : index
              %1051 = memref.load %8[%1050] : memref<?xf32>
              %1052 = arith.addi %1048, %c6 : index
              %1053 = memref.load %8[%1052] : memref<?xf32>
              scf.yield %1051, %1053 : f32, f32
            }
            %1054 = arith.maxnumf %1049#0, %364#4 fastmath<nnan> : f32
            %1055 = arith.subf %1049#0, %1054 : f32
            %1056 = wave.exp2 %1055 : f32
            %1057 = arith.subf %364#4, %1054 : f32
            %1058 = wave.exp2 %1057 : f32
            %1059 = arith.mulf %1049#1, %1056 : f32
            %1060 = math.fma %1047, %1058, %1059 : f32
            memref.store %1054, %8[%1048] : memref<?xf32>
            %1061 = arith.addi %1048, %c6 : index
            memref.store %1060, %8[%1061] : memref<?xf32>
            %1062 = vector.broadcast %1056 : f32 to vector<8xf32>
            %1063 = vector.broadcast %1058 : f32 to vector<8xf32>
            scf.if %1045 {
              %1064 = arith.muli %1044, %c13 : index
              %1065 = arith.addi %c10, %1064 : index
              %1066 = arith.addi %1065, %c10 : index
              %1067 = arith.addi %1066, %c10 : index
              %1068 = vector.shuffle %364#6, %364#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1068, %5[%1067] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1069 = vector.shuffle %364#6, %364#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1070 = arith.addi %1067, %c33 : index
              vector.store %1069, %5[%1070] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1071 = arith.addi %1066, %c34 : index
              %1072 = vector.shuffle %364#7, %364#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1072, %5[%1071] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1073 = vector.shuffle %364#7, %364#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1074 = arith.addi %1071, %c33 : index
              vector.store %1073, %5[%1074] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1075 = arith.addi %1066, %c35 : index
              %1076 = vector.shuffle %364#8, %364#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1076, %5[%1075] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1077 = vector.shuffle %364#8, %364#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1078 = arith.addi %1075, %c33 : index
              vector.store %1077, %5[%1078] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1079 = arith.addi %1066, %c36 : index
              %1080 = vector.shuffle %364#9, %364#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1080, %5[%1079] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1081 = vector.shuffle %364#9, %364#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1082 = arith.addi %1079, %c33 : index
              vector.store %1081, %5[%1082] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1083 = arith.addi %1066, %c37 : index
              %1084 = vector.shuffle %364#10, %364#10 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1084, %5[%1083] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1085 = vector.shuffle %364#10, %364#10 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1086 = arith.addi %1083, %c33 : index
              vector.store %1085, %5[%1086] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1087 = arith.addi %1066, %c38 : index
              %1088 = vector.shuffle %364#11, %364#11 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1088, %5[%1087] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1089 = vector.shuffle %364#11, %364#11 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1090 = arith.addi %1087, %c33 : index
              vector.store %1089, %5[%1090] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1091 = arith.muli %1044, %c13 : index
              %1092 = arith.addi %c10, %1091 : index
              %1093 = arith.addi %1092, %c10 : index
              %1094 = arith.addi %1093, %c10 : index
              %1095 = vector.load %5[%1094] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1096 = arith.addi %1094, %c33 : index
              %1097 = vector.load %5[%1096] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1098 = vector.shuffle %1095, %1097 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1099 = arith.mulf %1098, %1062 : vector<8xf32>
              %1100 = math.fma %364#6, %1063, %1099 : vector<8xf32>
              %1101 = vector.shuffle %1100, %1100 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1101, %5[%1094] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1102 = vector.shuffle %1100, %1100 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1102, %5[%1096] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1103 = arith.addi %1093, %c34 : index
              %1104 = vector.load %5[%1103] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1105 = arith.addi %1103, %c33 : index
              %1106 = vector.load %5[%1105] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1107 = vector.shuffle %1104, %1106 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1108 = arith.mulf %1107, %1062 : vector<8xf32>
              %1109 = math.fma %364#7, %1063, %1108 : vector<8xf32>
              %1110 = vector.shuffle %1109, %1109 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1110, %5[%1103] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1111 = vector.shuffle %1109, %1109 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1111, %5[%1105] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1112 = arith.addi %1093, %c35 : index
              %1113 = vector.load %5[%1112] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1114 = arith.addi %1112, %c33 : index
              %1115 = vector.load %5[%1114] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1116 = vector.shuffle %1113, %1115 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1117 = arith.mulf %1116, %1062 : vector<8xf32>
              %1118 = math.fma %364#8, %1063, %1117 : vector<8xf32>
              %1119 = vector.shuffle %1118, %1118 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1119, %5[%1112] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1120 = vector.shuffle %1118, %1118 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1120, %5[%1114] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1121 = arith.addi %1093, %c36 : index
              %1122 = vector.load %5[%1121] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1123 = arith.addi %1121, %c33 : index
              %1124 = vector.load %5[%1123] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1125 = vector.shuffle %1122, %1124 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1126 = arith.mulf %1125, %1062 : vector<8xf32>
              %1127 = math.fma %364#9, %1063, %1126 : vector<8xf32>
              %1128 = vector.shuffle %1127, %1127 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1128, %5[%1121] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1129 = vector.shuffle %1127, %1127 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1129, %5[%1123] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1130 = arith.addi %1093, %c37 : index
              %1131 = vector.load %5[%1130] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1132 = arith.addi %1130, %c33 : index
              %1133 = vector.load %5[%1132] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1134 = vector.shuffle %1131, %1133 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1135 = arith.mulf %1134, %1062 : vector<8xf32>
              %1136 = math.fma %364#10, %1063, %1135 : vector<8xf32>
              %1137 = vector.shuffle %1136, %1136 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1137, %5[%1130] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1138 = vector.shuffle %1136, %1136 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1138, %5[%1132] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1139 = arith.addi %1093, %c38 : index
              %1140 = vector.load %5[%1139] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1141 = arith.addi %1139, %c33 : index
              %1142 = vector.load %5[%1141] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1143 = vector.shuffle %1140, %1142 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1144 = arith.mulf %1143, %1062 : vector<8xf32>
              %1145 = math.fma %364#11, %1063, %1144 : vector<8xf32>
              %1146 = vector.shuffle %1145, %1145 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1146, %5[%1139] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1147 = vector.shuffle %1145, %1145 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1147, %5[%1141] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
            %1148 = wave.swap_halves %364#13 : f32
            %1149 = arith.addf %364#13, %1148 : f32
            %1150 = arith.addi %1044, %c24 : index
            %1151:2 = scf.if %1045 -> (f32, f32) {
              scf.yield %c52, %c53 : f32, f32
            } else {
              %1152 = arith.addi %1150, %c10 : index
              %1153 = memref.load %8[%1152] : memref<?xf32>
              %1154 = arith.addi %1150, %c6 : index
              %1155 = memref.load %8[%1154] : memref<?xf32>
              scf.yield %1153, %1155 : f32, f32
            }
            %1156 = arith.maxnumf %1151#0, %364#12 fastmath<nnan> : f32
            %1157 = arith.subf %1151#0, %1156 : f32
            %1158 = wave.exp2 %1157 : f32
            %1159 = arith.subf %364#12, %1156 : f32
            %1160 = wave.exp2 %1159 : f32
            %1161 = arith.mulf %1151#1, %1158 : f32
            %1162 = math.fma %1149, %1160, %1161 : f32
            memref.store %1156, %8[%1150] : memref<?xf32>
            %1163 = arith.addi %1150, %c6 : index
            memref.store %1162, %8[%1163] : memref<?xf32>
            %1164 = vector.broadcast %1158 : f32 to vector<8xf32>
            %1165 = vector.broadcast %1160 : f32 to vector<8xf32>
            scf.if %1045 {
              %1166 = arith.muli %1044, %c13 : index
              %1167 = arith.addi %c10, %1166 : index
              %1168 = arith.addi %1167, %c17 : index
              %1169 = arith.addi %1168, %c10 : index
              %1170 = vector.shuffle %364#14, %364#14 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1170, %5[%1169] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1171 = vector.shuffle %364#14, %364#14 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1172 = arith.addi %1169, %c33 : index
              vector.store %1171, %5[%1172] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1173 = arith.addi %1168, %c34 : index
              %1174 = vector.shuffle %364#15, %364#15 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1174, %5[%1173] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1175 = vector.shuffle %364#15, %364#15 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1176 = arith.addi %1173, %c33 : index
              vector.store %1175, %5[%1176] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1177 = arith.addi %1168, %c35 : index
              %1178 = vector.shuffle %364#16, %364#16 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1178, %5[%1177] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1179 = vector.shuffle %364#16, %364#16 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1180 = arith.addi %1177, %c33 : index
              vector.store %1179, %5[%1180] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1181 = arith.addi %1168, %c36 : index
              %1182 = vector.shuffle %364#17, %364#17 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1182, %5[%1181] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1183 = vector.shuffle %364#17, %364#17 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1184 = arith.addi %1181, %c33 : index
              vector.store %1183, %5[%1184] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1185 = arith.addi %1168, %c37 : index
              %1186 = vector.shuffle %364#18, %364#18 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1186, %5[%1185] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1187 = vector.shuffle %364#18, %364#18 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1188 = arith.addi %1185, %c33 : index
              vector.store %1187, %5[%1188] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1189 = arith.addi %1168, %c38 : index
              %1190 = vector.shuffle %364#19, %364#19 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1190, %5[%1189] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1191 = vector.shuffle %364#19, %364#19 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1192 = arith.addi %1189, %c33 : index
              vector.store %1191, %5[%1192] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1193 = arith.muli %1044, %c13 : index
              %1194 = arith.addi %c10, %1193 : index
              %1195 = arith.addi %1194, %c17 : index
              %1196 = arith.addi %1195, %c10 : index
              %1197 = vector.load %5[%1196] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1198 = arith.addi %1196, %c33 : index
              %1199 = vector.load %5[%1198] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1200 = vector.shuffle %1197, %1199 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1201 = arith.mulf %1200, %1164 : vector<8xf32>
              %1202 = math.fma %364#14, %1165, %1201 : vector<8xf32>
              %1203 = vector.shuffle %1202, %1202 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1203, %5[%1196] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1204 = vector.shuffle %1202, %1202 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1204, %5[%1198] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1205 = arith.addi %1195, %c34 : index
              %1206 = vector.load %5[%1205] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1207 = arith.addi %1205, %c33 : index
              %1208 = vector.load %5[%1207] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1209 = vector.shuffle %1206, %1208 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1210 = arith.mulf %1209, %1164 : vector<8xf32>
              %1211 = math.fma %364#15, %1165, %1210 : vector<8xf32>
              %1212 = vector.shuffle %1211, %1211 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1212, %5[%1205] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1213 = vector.shuffle %1211, %1211 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1213, %5[%1207] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1214 = arith.addi %1195, %c35 : index
              %1215 = vector.load %5[%1214] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1216 = arith.addi %1214, %c33 : index
              %1217 = vector.load %5[%1216] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1218 = vector.shuffle %1215, %1217 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1219 = arith.mulf %1218, %1164 : vector<8xf32>
              %1220 = math.fma %364#16, %1165, %1219 : vector<8xf32>
              %1221 = vector.shuffle %1220, %1220 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1221, %5[%1214] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1222 = vector.shuffle %1220, %1220 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1222, %5[%1216] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1223 = arith.addi %1195, %c36 : index
              %1224 = vector.load %5[%1223] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1225 = arith.addi %1223, %c33 : index
              %1226 = vector.load %5[%1225] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1227 = vector.shuffle %1224, %1226 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1228 = arith.mulf %1227, %1164 : vector<8xf32>
              %1229 = math.fma %364#17, %1165, %1228 : vector<8xf32>
              %1230 = vector.shuffle %1229, %1229 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1230, %5[%1223] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1231 = vector.shuffle %1229, %1229 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1231, %5[%1225] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1232 = arith.addi %1195, %c37 : index
              %1233 = vector.load %5[%1232] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1234 = arith.addi %1232, %c33 : index
              %1235 = vector.load %5[%1234] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1236 = vector.shuffle %1233, %1235 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1237 = arith.mulf %1236, %1164 : vector<8xf32>
              %1238 = math.fma %364#18, %1165, %1237 : vector<8xf32>
              %1239 = vector.shuffle %1238, %1238 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1239, %5[%1232] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1240 = vector.shuffle %1238, %1238 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1240, %5[%1234] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1241 = arith.addi %1195, %c38 : index
              %1242 = vector.load %5[%1241] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1243 = arith.addi %1241, %c33 : index
              %1244 = vector.load %5[%1243] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1245 = vector.shuffle %1242, %1244 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1246 = arith.mulf %1245, %1164 : vector<8xf32>
              %1247 = math.fma %364#19, %1165, %1246 : vector<8xf32>
              %1248 = vector.shuffle %1247, %1247 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1248, %5[%1241] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1249 = vector.shuffle %1247, %1247 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1249, %5[%1243] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1250 = arith.cmpi sgt, %299, %c50 : i32
          scf.if %1250 {
            %1251 = arith.cmpi eq, %307, %304 : i32
            %1252 = wave.opaque %c10 : index
            %1253 = arith.addi %0, %1252 : index
            %1254 = arith.addi %1253, %c10 : index
            %1255 = arith.addi %1254, %c10 : index
            %1256 = memref.load %8[%1255] : memref<?xf32>
            %1257 = arith.addi %1254, %c6 : index
            %1258 = memref.load %8[%1257] : memref<?xf32>
            %1259 = arith.addi %1253, %c33 : index
            %1260:2 = scf.if %1251 -> (f32, f32) {
              scf.yield %c52, %c53 : f32, f32
            } else {
              %1261 = arith.addi %1259, %c10 : index
              %1262 = memref.load %8[%1261] : memref<?xf32>
              %1263 = arith.addi %1259, %c6 : index
              %1264 = memref.load %8[%1263] : memref<?xf32>
              scf.yield %1262, %1264 : f32, f32
            }
            %1265 = arith.maxnumf %1260#0, %1256 fastmath<nnan> : f32
            %1266 = arith.subf %1260#0, %1265 : f32
            %1267 = wave.exp2 %1266 : f32
            %1268 = arith.subf %1256, %1265 : f32
            %1269 = wave.exp2 %1268 : f32
            %1270 = arith.mulf %1260#1, %1267 : f32
            %1271 = math.fma %1258, %1269, %1270 : f32
            memref.store %1265, %8[%1259] : memref<?xf32>
            %1272 = arith.addi %1259, %c6 : index
            memref.store %1271, %8[%1272] : memref<?xf32>
            %1273 = vector.broadcast %1267 : f32 to vector<8xf32>
            %1274 = vector.broadcast %1269 : f32 to vector<8xf32>
            scf.for %1275 = %c10 to %c92 step %c4 {
              %1276 = arith.muli %1253, %c13 : index
              %1277 = arith.addi %c10, %1276 : index
              %1278 = arith.addi %1277, %c10 : index
              %1279 = arith.muli %1275, %c34 : index
              %1280 = arith.addi %1278, %1279 : index
              %1281 = vector.load %5[%1280] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1282 = arith.addi %1280, %c33 : index
              %1283 = vector.load %5[%1282] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1284 = vector.shuffle %1281, %1283 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1251 {
                %1285 = arith.addi %16, %1276 : index
                %1286 = arith.addi %1285, %c10 : index
                %1287 = arith.addi %1286, %1279 : index
                %1288 = vector.shuffle %1284, %1284 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1288, %partial[%1287] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1289 = vector.shuffle %1284, %1284 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1290 = arith.addi %1287, %c33 : index
                vector.store %1289, %partial[%1290] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1291 = arith.addi %16, %1276 : index
                %1292 = arith.addi %1291, %c10 : index
                %1293 = arith.addi %1292, %1279 : index
                %1294 = vector.load %partial[%1293] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1295 = arith.addi %1293, %c33 : index
                %1296 = vector.load %partial[%1295] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1297 = vector.shuffle %1294, %1296 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1298 = arith.mulf %1297, %1273 : vector<8xf32>
                %1299 = math.fma %1284, %1274, %1298 : vector<8xf32>
                %1300 = vector.shuffle %1299, %1299 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1300, %partial[%1293] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1301 = vector.shuffle %1299, %1299 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1301, %partial[%1295] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
            %1302 = arith.addi %1253, %c24 : index
            %1303 = arith.addi %1302, %c10 : index
            %1304 = memref.load %8[%1303] : memref<?xf32>
            %1305 = arith.addi %1302, %c6 : index
            %1306 = memref.load %8[%1305] : memref<?xf32>
            %1307 = arith.addi %1253, %c57 : index
            %1308:2 = scf.if %1251 -> (f32, f32) {
              scf.yield %c52, %c53 : f32, f32
            } else {
              %1309 = arith.addi %1307, %c10 : index
              %1310 = memref.load %8[%1309] : memref<?xf32>
              %1311 = arith.addi %1307, %c6 : index
              %1312 = memref.load %8[%1311] : memref<?xf32>
              scf.yield %1310, %1312 : f32, f32
            }
            %1313 = arith.maxnumf %1308#0, %1304 fastmath<nnan> : f32
            %1314 = arith.subf %1308#0, %1313 : f32
            %1315 = wave.exp2 %1314 : f32
            %1316 = arith.subf %1304, %1313 : f32
            %1317 = wave.exp2 %1316 : f32
            %1318 = arith.mulf %1308#1, %1315 : f32
            %1319 = math.fma %1306, %1317, %1318 : f32
            memref.store %1313, %8[%1307] : memref<?xf32>
            %1320 = arith.addi %1307, %c6 : index
            memref.store %1319, %8[%1320] : memref<?xf32>
            %1321 = vector.broadcast %1315 : f32 to vector<8xf32>
            %1322 = vector.broadcast %1317 : f32 to vector<8xf32>
            scf.for %1323 = %c10 to %c92 step %c4 {
              %1324 = arith.muli %1253, %c13 : index
              %1325 = arith.addi %c10, %1324 : index
              %1326 = arith.addi %1325, %c17 : index
              %1327 = arith.muli %1323, %c34 : index
              %1328 = arith.addi %1326, %1327 : index
              %1329 = vector.load %5[%1328] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1330 = arith.addi %1328, %c33 : index
              %1331 = vector.load %5[%1330] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1332 = vector.shuffle %1329, %1331 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1251 {
                %1333 = arith.addi %16, %1324 : index
                %1334 = arith.addi %1333, %c17 : index
                %1335 = arith.addi %1334, %1327 : index
                %1336 = vector.shuffle %1332, %1332 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1336, %partial[%1335] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1337 = vector.shuffle %1332, %1332 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1338 = arith.addi %1335, %c33 : index
                vector.store %1337, %partial[%1338] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1339 = arith.addi %16, %1324 : index
                %1340 = arith.addi %1339, %c17 : index
                %1341 = arith.addi %1340, %1327 : index
                %1342 = vector.load %partial[%1341] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1343 = arith.addi %1341, %c33 : index
                %1344 = vector.load %partial[%1343] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1345 = vector.shuffle %1342, %1344 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1346 = arith.mulf %1345, %1321 : vector<8xf32>
                %1347 = math.fma %1332, %1322, %1346 : vector<8xf32>
                %1348 = vector.shuffle %1347, %1347 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1348, %partial[%1341] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1349 = vector.shuffle %1347, %1347 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1349, %partial[%1343] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %1350 = arith.cmpi sgt, %299, %c49 : i32
        scf.if %1350 {
          %1351 = arith.cmpi eq, %304, %c48 : i32
          %1352 = wave.opaque %c10 : index
          %1353 = arith.addi %0, %1352 : index
          %1354 = arith.addi %1353, %c33 : index
          %1355 = arith.addi %1354, %c10 : index
          %1356 = memref.load %8[%1355] : memref<?xf32>
          %1357 = arith.addi %1354, %c6 : index
          %1358 = memref.load %8[%1357] : memref<?xf32>
          %1359 = arith.addi %1353, %c34 : index
          %1360:2 = scf.if %1351 -> (f32, f32) {
            scf.yield %c52, %c53 : f32, f32
          } else {
            %1361 = arith.addi %1359, %c10 : index
            %1362 = memref.load %8[%1361] : memref<?xf32>
            %1363 = arith.addi %1359, %c6 : index
            %1364 = memref.load %8[%1363] : memref<?xf32>
            scf.yield %1362, %1364 : f32, f32
          }
          %1365 = arith.maxnumf %1360#0, %1356 fastmath<nnan> : f32
          %1366 = arith.subf %1360#0, %1365 : f32
          %1367 = wave.exp2 %1366 : f32
          %1368 = arith.subf %1356, %1365 : f32
          %1369 = wave.exp2 %1368 : f32
          %1370 = arith.mulf %1360#1, %1367 : f32
          %1371 = math.fma %1358, %1369, %1370 : f32
          memref.store %1365, %8[%1359] : memref<?xf32>
          %1372 = arith.addi %1359, %c6 : index
          memref.store %1371, %8[%1372] : memref<?xf32>
          %1373 = vector.broadcast %1367 : f32 to vector<8xf32>
          %1374 = vector.broadcast %1369 : f32 to vector<8xf32>
          scf.for %1375 = %c10 to %c92 step %c4 {
            %1376 = arith.muli %1353, %c13 : index
            %1377 = arith.addi %16, %1376 : index
            %1378 = arith.addi %1377, %c10 : index
            %1379 = arith.muli %1375, %c34 : index
            %1380 = arith.addi %1378, %1379 : index
            %1381 = vector.load %partial[%1380] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1382 = arith.addi %1380, %c33 : index
            %1383 = vector.load %partial[%1382] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1384 = vector.shuffle %1381, %1383 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1351 {
              %1385 = arith.addi %17, %1376 : index
              %1386 = arith.addi %1385, %c10 : index
              %1387 = arith.addi %1386, %1379 : index
              %1388 = vector.shuffle %1384, %1384 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1388, %partial[%1387] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1389 = vector.shuffle %1384, %1384 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1390 = arith.addi %1387, %c33 : index
              vector.store %1389, %partial[%1390] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1391 = arith.addi %17, %1376 : index
              %1392 = arith.addi %1391, %c10 : index
              %1393 = arith.addi %1392, %1379 : index
              %1394 = vector.load %partial[%1393] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1395 = arith.addi %1393, %c33 : index
              %1396 = vector.load %partial[%1395] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1397 = vector.shuffle %1394, %1396 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1398 = arith.mulf %1397, %1373 : vector<8xf32>
              %1399 = math.fma %1384, %1374, %1398 : vector<8xf32>
              %1400 = vector.shuffle %1399, %1399 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1400, %partial[%1393] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1401 = vector.shuffle %1399, %1399 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1401, %partial[%1395] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1402 = arith.addi %1353, %c57 : index
          %1403 = arith.addi %1402, %c10 : index
          %1404 = memref.load %8[%1403] : memref<?xf32>
          %1405 = arith.addi %1402, %c6 : index
          %1406 = memref.load %8[%1405] : memref<?xf32>
          %1407 = arith.addi %1353, %c58 : index
          %1408:2 = scf.if %1351 -> (f32, f32) {
            scf.yield %c52, %c53 : f32, f32
          } else {
            %1409 = arith.addi %1407, %c10 : index
            %1410 = memref.load %8[%1409] : memref<?xf32>
            %1411 = arith.addi %1407, %c6 : index
            %1412 = memref.load %8[%1411] : memref<?xf32>
            scf.yield %1410, %1412 : f32, f32
          }
          %1413 = arith.maxnumf %1408#0, %1404 fastmath<nnan> : f32
          %1414 = arith.subf %1408#0, %1413 : f32
          %1415 = wave.exp2 %1414 : f32
          %1416 = arith.subf %1404, %1413 : f32
          %1417 = wave.exp2 %1416 : f32
          %1418 = arith.mulf %1408#1, %1415 : f32
          %1419 = math.fma %1406, %1417, %1418 : f32
          memref.store %1413, %8[%1407] : memref<?xf32>
          %1420 = arith.addi %1407, %c6 : index
          memref.store %1419, %8[%1420] : memref<?xf32>
          %1421 = vector.broadcast %1415 : f32 to vector<8xf32>
          %1422 = vector.broadcast %1417 : f32 to vector<8xf32>
          scf.for %1423 = %c10 to %c92 step %c4 {
            %1424 = arith.muli %1353, %c13 : index
            %1425 = arith.addi %16, %1424 : index
            %1426 = arith.addi %1425, %c17 : index
            %1427 = arith.muli %1423, %c34 : index
            %1428 = arith.addi %1426, %1427 : index
            %1429 = vector.load %partial[%1428] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1430 = arith.addi %1428, %c33 : index
            %1431 = vector.load %partial[%1430] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1432 = vector.shuffle %1429, %1431 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1351 {
              %1433 = arith.addi %17, %1424 : index
              %1434 = arith.addi %1433, %c17 : index
              %1435 = arith.addi %1434, %1427 : index
              %1436 = vector.shuffle %1432, %1432 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1436, %partial[%1435] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1437 = vector.shuffle %1432, %1432 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1438 = arith.addi %1435, %c33 : index
              vector.store %1437, %partial[%1438] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1439 = arith.addi %17, %1424 : index
              %1440 = arith.addi %1439, %c17 : index
              %1441 = arith.addi %1440, %1427 : index
              %1442 = vector.load %partial[%1441] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1443 = arith.addi %1441, %c33 : index
              %1444 = vector.load %partial[%1443] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1445 = vector.shuffle %1442, %1444 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1446 = arith.mulf %1445, %1421 : vector<8xf32>
              %1447 = math.fma %1432, %1422, %1446 : vector<8xf32>
              %1448 = vector.shuffle %1447, %1447 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1448, %partial[%1441] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1449 = vector.shuffle %1447, %1447 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1449, %partial[%1443] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %1450 = wave.opaque %c10 : index
      %1451 = arith.addi %0, %1450 : index
      scf.if %302 {
        %1452 = arith.addi %kvHeads, %13 : index
        %1453 = memref.load %scales[%1452] : memref<?xf32>
        %1454 = arith.addi %1451, %c10 : index
        %1455 = arith.addi %1454, %c10 : index
        %1456 = memref.load %8[%1455] : memref<?xf32>
        %1457 = arith.addi %1454, %c6 : index
        %1458 = memref.load %8[%1457] : memref<?xf32>
        %1459 = arith.divf %1453, %1458 : f32
        %1460 = vector.broadcast %1459 : f32 to vector<8xf32>
        %1461 = arith.addi %15, %1450 : index
        %1462 = arith.addi %1461, %1 : index
        %1463 = arith.addi %1462, %c10 : index
        %1464 = arith.minsi %1463, %40 : index
        %1465 = arith.divui %1464, %groupSize : index
        %1466 = arith.addi %24, %1465 : index
        %1467 = arith.remui %1464, %groupSize : index
        %1468 = arith.addi %44, %1467 : index
        %1469 = arith.muli %1468, %c18 : index
        %1470 = arith.addi %1469, %51 : index
        %1471 = arith.muli %heads, %c18 : index
        scf.for %1472 = %c10 to %c92 step %c4 {
          %1473 = arith.muli %1451, %c13 : index
          %1474 = arith.addi %c10, %1473 : index
          %1475 = arith.addi %1474, %c10 : index
          %1476 = arith.muli %1472, %c34 : index
          %1477 = arith.addi %1475, %1476 : index
          %1478 = vector.load %5[%1477] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1479 = arith.addi %1477, %c33 : index
          %1480 = vector.load %5[%1479] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1481 = vector.shuffle %1478, %1480 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1482 = arith.mulf %1481, %1460 : vector<8xf32>
          %1483 = arith.addf %1482, %c54 : vector<8xf32>
          %1484 = arith.minimumf %1483, %c94 : vector<8xf32>
          %1485 = arith.maximumf %1484, %c95 : vector<8xf32>
          %1486 = arith.truncf %1485 : vector<8xf32> to vector<8xf16>
          %1487 = vector.bitcast %1486 : vector<8xf16> to vector<4xi32>
          %1488 = vector.shuffle %1487, %1487 [0, 1] : vector<4xi32>, vector<4xi32>
          %1489 = vector.shuffle %1487, %1487 [2, 3] : vector<4xi32>, vector<4xi32>
          %1490 = arith.select %3, %1489, %1488 : vector<2xi32>
          %1491 = arith.select %3, %1488, %1489 : vector<2xi32>
          %1492 = wave.swap_halves %1491 : vector<2xi32>
          %1493 = arith.select %3, %1492, %1490 : vector<2xi32>
          %1494 = arith.select %3, %1490, %1492 : vector<2xi32>
          %1495 = vector.bitcast %1493 : vector<2xi32> to vector<4xf16>
          %1496 = vector.bitcast %1494 : vector<2xi32> to vector<4xf16>
          %1497 = vector.shuffle %1495, %1496 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1498 = arith.muli %1472, %c3 : index
          %1499 = arith.addi %1470, %1498 : index
          %1500 = arith.divui %1466, %outTileRows : index
          %1501 = arith.divui %1471, %c3 : index
          %1502 = arith.muli %1500, %1501 : index
          %1503 = arith.divui %1499, %c3 : index
          %1504 = arith.addi %1502, %1503 : index
          %1505 = arith.muli %1504, %c11 : index
          %1506 = arith.remui %1499, %c3 : index
          %1507 = arith.divui %1506, %c19 : index
          %1508 = arith.addi %1505, %1507 : index
          %1509 = arith.muli %outTileRows, %c19 : index
          %1510 = arith.muli %1508, %1509 : index
          %1511 = arith.remui %1466, %outTileRows : index
          %1512 = arith.muli %1511, %c19 : index
          %1513 = arith.addi %1510, %1512 : index
          %1514 = arith.remui %1499, %c19 : index
          %1515 = arith.addi %1513, %1514 : index
          %1516 = arith.cmpi slt, %1463, %36 : index
          scf.if %1516 {
            vector.store %1497, %out[%1515] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
        %1517 = arith.addi %1451, %c24 : index
        %1518 = arith.addi %1517, %c10 : index
        %1519 = memref.load %8[%1518] : memref<?xf32>
        %1520 = arith.addi %1517, %c6 : index
        %1521 = memref.load %8[%1520] : memref<?xf32>
        %1522 = arith.divf %1453, %1521 : f32
        %1523 = vector.broadcast %1522 : f32 to vector<8xf32>
        %1524 = arith.addi %1462, %c3 : index
        %1525 = arith.minsi %1524, %40 : index
        %1526 = arith.divui %1525, %groupSize : index
        %1527 = arith.addi %24, %1526 : index
        %1528 = arith.remui %1525, %groupSize : index
        %1529 = arith.addi %44, %1528 : index
        %1530 = arith.muli %1529, %c18 : index
        %1531 = arith.addi %1530, %51 : index
        scf.for %1532 = %c10 to %c92 step %c4 {
          %1533 = arith.muli %1451, %c13 : index
          %1534 = arith.addi %c10, %1533 : index
          %1535 = arith.addi %1534, %c17 : index
          %1536 = arith.muli %1532, %c34 : index
          %1537 = arith.addi %1535, %1536 : index
          %1538 = vector.load %5[%1537] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1539 = arith.addi %1537, %c33 : index
          %1540 = vector.load %5[%1539] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1541 = vector.shuffle %1538, %1540 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1542 = arith.mulf %1541, %1523 : vector<8xf32>
          %1543 = arith.addf %1542, %c54 : vector<8xf32>
          %1544 = arith.minimumf %1543, %c94 : vector<8xf32>
          %1545 = arith.maximumf %1544, %c95 : vector<8xf32>
          %1546 = arith.truncf %1545 : vector<8xf32> to vector<8xf16>
          %1547 = vector.bitcast %1546 : vector<8xf16> to vector<4xi32>
          %1548 = vector.shuffle %1547, %1547 [0, 1] : vector<4xi32>, vector<4xi32>
          %1549 = vector.shuffle %1547, %1547 [2, 3] : vector<4xi32>, vector<4xi32>
          %1550 = arith.select %3, %1549, %1548 : vector<2xi32>
          %1551 = arith.select %3, %1548, %1549 : vector<2xi32>
          %1552 = wave.swap_halves %1551 : vector<2xi32>
          %1553 = arith.select %3, %1552, %1550 : vector<2xi32>
          %1554 = arith.select %3, %1550, %1552 : vector<2xi32>
          %1555 = vector.bitcast %1553 : vector<2xi32> to vector<4xf16>
          %1556 = vector.bitcast %1554 : vector<2xi32> to vector<4xf16>
          %1557 = vector.shuffle %1555, %1556 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1558 = arith.muli %1532, %c3 : index
          %1559 = arith.addi %1531, %1558 : index
          %1560 = arith.divui %1527, %outTileRows : index
          %1561 = arith.divui %1471, %c3 : index
          %1562 = arith.muli %1560, %1561 : index
          %1563 = arith.divui %1559, %c3 : index
          %1564 = arith.addi %1562, %1563 : index
          %1565 = arith.muli %1564, %c11 : index
          %1566 = arith.remui %1559, %c3 : index
          %1567 = arith.divui %1566, %c19 : index
          %1568 = arith.addi %1565, %1567 : index
          %1569 = arith.muli %outTileRows, %c19 : index
          %1570 = arith.muli %1568, %1569 : index
          %1571 = arith.remui %1527, %outTileRows : index
          %1572 = arith.muli %1571, %c19 : index
          %1573 = arith.addi %1570, %1572 : index
          %1574 = arith.remui %1559, %c19 : index
          %1575 = arith.addi %1573, %1574 : index
          %1576 = arith.cmpi slt, %1524, %36 : index
          scf.if %1576 {
            vector.store %1557, %out[%1575] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %303 {
          %1577 = arith.addi %kvHeads, %13 : index
          %1578 = memref.load %scales[%1577] : memref<?xf32>
          %1579 = arith.addi %1451, %c33 : index
          %1580 = arith.addi %1579, %c10 : index
          %1581 = memref.load %8[%1580] : memref<?xf32>
          %1582 = arith.addi %1579, %c6 : index
          %1583 = memref.load %8[%1582] : memref<?xf32>
          %1584 = arith.divf %1578, %1583 : f32
          %1585 = vector.broadcast %1584 : f32 to vector<8xf32>
          %1586 = arith.addi %15, %1450 : index
          %1587 = arith.addi %1586, %1 : index
          %1588 = arith.addi %1587, %c10 : index
          %1589 = arith.minsi %1588, %40 : index
          %1590 = arith.divui %1589, %groupSize : index
          %1591 = arith.addi %24, %1590 : index
          %1592 = arith.remui %1589, %groupSize : index
          %1593 = arith.addi %44, %1592 : index
          %1594 = arith.muli %1593, %c18 : index
          %1595 = arith.addi %1594, %51 : index
          %1596 = arith.muli %heads, %c18 : index
          scf.for %1597 = %c10 to %c92 step %c4 {
            %1598 = arith.muli %1451, %c13 : index
            %1599 = arith.addi %16, %1598 : index
            %1600 = arith.addi %1599, %c10 : index
            %1601 = arith.muli %1597, %c34 : index
            %1602 = arith.addi %1600, %1601 : index
            %1603 = vector.load %partial[%1602] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1604 = arith.addi %1602, %c33 : index
            %1605 = vector.load %partial[%1604] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1606 = vector.shuffle %1603, %1605 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1607 = arith.mulf %1606, %1585 : vector<8xf32>
            %1608 = arith.addf %1607, %c54 : vector<8xf32>
            %1609 = arith.minimumf %1608, %c94 : vector<8xf32>
            %1610 = arith.maximumf %1609, %c95 : vector<8xf32>
            %1611 = arith.truncf %1610 : vector<8xf32> to vector<8xf16>
            %1612 = vector.bitcast %1611 : vector<8xf16> to vector<4xi32>
            %1613 = vector.shuffle %1612, %1612 [0, 1] : vector<4xi32>, vector<4xi32>
            %1614 = vector.shuffle %1612, %1612 [2, 3] : vector<4xi32>, vector<4xi32>
            %1615 = arith.select %3, %1614, %1613 : vector<2xi32>
            %1616 = arith.select %3, %1613, %1614 : vector<2xi32>
            %1617 = wave.swap_halves %1616 : vector<2xi32>
            %1618 = arith.select %3, %1617, %1615 : vector<2xi32>
            %1619 = arith.select %3, %1615, %1617 : vector<2xi32>
            %1620 = vector.bitcast %1618 : vector<2xi32> to vector<4xf16>
            %1621 = vector.bitcast %1619 : vector<2xi32> to vector<4xf16>
            %1622 = vector.shuffle %1620, %1621 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1623 = arith.muli %1597, %c3 : index
            %1624 = arith.addi %1595, %1623 : index
            %1625 = arith.divui %1591, %outTileRows : index
            %1626 = arith.divui %1596, %c3 : index
            %1627 = arith.muli %1625, %1626 : index
            %1628 = arith.divui %1624, %c3 : index
            %1629 = arith.addi %1627, %1628 : index
            %1630 = arith.muli %1629, %c11 : index
            %1631 = arith.remui %1624, %c3 : index
            %1632 = arith.divui %1631, %c19 : index
            %1633 = arith.addi %1630, %1632 : index
            %1634 = arith.muli %outTileRows, %c19 : index
            %1635 = arith.muli %1633, %1634 : index
            %1636 = arith.remui %1591, %outTileRows : index
            %1637 = arith.muli %1636, %c19 : index
            %1638 = arith.addi %1635, %1637 : index
            %1639 = arith.remui %1624, %c19 : index
            %1640 = arith.addi %1638, %1639 : index
            %1641 = arith.cmpi slt, %1588, %36 : index
            scf.if %1641 {
              vector.store %1622, %out[%1640] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1642 = arith.addi %1451, %c57 : index
          %1643 = arith.addi %1642, %c10 : index
          %1644 = memref.load %8[%1643] : memref<?xf32>
          %1645 = arith.addi %1642, %c6 : index
          %1646 = memref.load %8[%1645] : memref<?xf32>
          %1647 = arith.divf %1578, %1646 : f32
          %1648 = vector.broadcast %1647 : f32 to vector<8xf32>
          %1649 = arith.addi %1587, %c3 : index
          %1650 = arith.minsi %1649, %40 : index
          %1651 = arith.divui %1650, %groupSize : index
          %1652 = arith.addi %24, %1651 : index
          %1653 = arith.remui %1650, %groupSize : index
          %1654 = arith.addi %44, %1653 : index
          %1655 = arith.muli %1654, %c18 : index
          %1656 = arith.addi %1655, %51 : index
          scf.for %1657 = %c10 to %c92 step %c4 {
            %1658 = arith.muli %1451, %c13 : index
            %1659 = arith.addi %16, %1658 : index
            %1660 = arith.addi %1659, %c17 : index
            %1661 = arith.muli %1657, %c34 : index
            %1662 = arith.addi %1660, %1661 : index
            %1663 = vector.load %partial[%1662] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1664 = arith.addi %1662, %c33 : index
            %1665 = vector.load %partial[%1664] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1666 = vector.shuffle %1663, %1665 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1667 = arith.mulf %1666, %1648 : vector<8xf32>
            %1668 = arith.addf %1667, %c54 : vector<8xf32>
            %1669 = arith.minimumf %1668, %c94 : vector<8xf32>
            %1670 = arith.maximumf %1669, %c95 : vector<8xf32>
            %1671 = arith.truncf %1670 : vector<8xf32> to vector<8xf16>
            %1672 = vector.bitcast %1671 : vector<8xf16> to vector<4xi32>
            %1673 = vector.shuffle %1672, %1672 [0, 1] : vector<4xi32>, vector<4xi32>
            %1674 = vector.shuffle %1672, %1672 [2, 3] : vector<4xi32>, vector<4xi32>
            %1675 = arith.select %3, %1674, %1673 : vector<2xi32>
            %1676 = arith.select %3, %1673, %1674 : vector<2xi32>
            %1677 = wave.swap_halves %1676 : vector<2xi32>
            %1678 = arith.select %3, %1677, %1675 : vector<2xi32>
            %1679 = arith.select %3, %1675, %1677 : vector<2xi32>
            %1680 = vector.bitcast %1678 : vector<2xi32> to vector<4xf16>
            %1681 = vector.bitcast %1679 : vector<2xi32> to vector<4xf16>
            %1682 = vector.shuffle %1680, %1681 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1683 = arith.muli %1657, %c3 : index
            %1684 = arith.addi %1656, %1683 : index
            %1685 = arith.divui %1652, %outTileRows : index
            %1686 = arith.divui %1596, %c3 : index
            %1687 = arith.muli %1685, %1686 : index
            %1688 = arith.divui %1684, %c3 : index
            %1689 = arith.addi %1687, %1688 : index
            %1690 = arith.muli %1689, %c11 : index
            %1691 = arith.remui %1684, %c3 : index
            %1692 = arith.divui %1691, %c19 : index
            %1693 = arith.addi %1690, %1692 : index
            %1694 = arith.muli %outTileRows, %c19 : index
            %1695 = arith.muli %1693, %1694 : index
            %1696 = arith.remui %1652, %outTileRows : index
            %1697 = arith.muli %1696, %c19 : index
            %1698 = arith.addi %1695, %1697 : index
            %1699 = arith.remui %1684, %c19 : index
            %1700 = arith.addi %1698, %1699 : index
            %1701 = arith.cmpi slt, %1649, %36 : index
            scf.if %1701 {
              vector.store %1682, %out[%1700] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %1702 = arith.addi %kvHeads, %13 : index
          %1703 = memref.load %scales[%1702] : memref<?xf32>
          %1704 = arith.addi %1451, %c34 : index
          %1705 = arith.addi %1704, %c10 : index
          %1706 = memref.load %8[%1705] : memref<?xf32>
          %1707 = arith.addi %1704, %c6 : index
          %1708 = memref.load %8[%1707] : memref<?xf32>
          %1709 = arith.divf %1703, %1708 : f32
          %1710 = vector.broadcast %1709 : f32 to vector<8xf32>
          %1711 = arith.addi %15, %1450 : index
          %1712 = arith.addi %1711, %1 : index
          %1713 = arith.addi %1712, %c10 : index
          %1714 = arith.minsi %1713, %40 : index
          %1715 = arith.divui %1714, %groupSize : index
          %1716 = arith.addi %24, %1715 : index
          %1717 = arith.remui %1714, %groupSize : index
          %1718 = arith.addi %44, %1717 : index
          %1719 = arith.muli %1718, %c18 : index
          %1720 = arith.addi %1719, %51 : index
          %1721 = arith.muli %heads, %c18 : index
          scf.for %1722 = %c10 to %c92 step %c4 {
            %1723 = arith.muli %1451, %c13 : index
            %1724 = arith.addi %17, %1723 : index
            %1725 = arith.addi %1724, %c10 : index
            %1726 = arith.muli %1722, %c34 : index
            %1727 = arith.addi %1725, %1726 : index
            %1728 = vector.load %partial[%1727] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1729 = arith.addi %1727, %c33 : index
            %1730 = vector.load %partial[%1729] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1731 = vector.shuffle %1728, %1730 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1732 = arith.mulf %1731, %1710 : vector<8xf32>
            %1733 = arith.addf %1732, %c54 : vector<8xf32>
            %1734 = arith.minimumf %1733, %c94 : vector<8xf32>
            %1735 = arith.maximumf %1734, %c95 : vector<8xf32>
            %1736 = arith.truncf %1735 : vector<8xf32> to vector<8xf16>
            %1737 = vector.bitcast %1736 : vector<8xf16> to vector<4xi32>
            %1738 = vector.shuffle %1737, %1737 [0, 1] : vector<4xi32>, vector<4xi32>
            %1739 = vector.shuffle %1737, %1737 [2, 3] : vector<4xi32>, vector<4xi32>
            %1740 = arith.select %3, %1739, %1738 : vector<2xi32>
            %1741 = arith.select %3, %1738, %1739 : vector<2xi32>
            %1742 = wave.swap_halves %1741 : vector<2xi32>
            %1743 = arith.select %3, %1742, %1740 : vector<2xi32>
            %1744 = arith.select %3, %1740, %1742 : vector<2xi32>
            %1745 = vector.bitcast %1743 : vector<2xi32> to vector<4xf16>
            %1746 = vector.bitcast %1744 : vector<2xi32> to vector<4xf16>
            %1747 = vector.shuffle %1745, %1746 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1748 = arith.muli %1722, %c3 : index
            %1749 = arith.addi %1720, %1748 : index
            %1750 = arith.divui %1716, %outTileRows : index
            %1751 = arith.divui %1721, %c3 : index
            %1752 = arith.muli %1750, %1751 : index
            %1753 = arith.divui %1749, %c3 : index
            %1754 = arith.addi %1752, %1753 : index
            %1755 = arith.muli %1754, %c11 : index
            %1756 = arith.remui %1749, %c3 : index
            %1757 = arith.divui %1756, %c19 : index
            %1758 = arith.addi %1755, %1757 : index
            %1759 = arith.muli %outTileRows, %c19 : index
            %1760 = arith.muli %1758, %1759 : index
            %1761 = arith.remui %1716, %outTileRows : index
            %1762 = arith.muli %1761, %c19 : index
            %1763 = arith.addi %1760, %1762 : index
            %1764 = arith.remui %1749, %c19 : index
            %1765 = arith.addi %1763, %1764 : index
            %1766 = arith.cmpi slt, %1713, %36 : index
            scf.if %1766 {
              vector.store %1747, %out[%1765] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1767 = arith.addi %1451, %c58 : index
          %1768 = arith.addi %1767, %c10 : index
          %1769 = memref.load %8[%1768] : memref<?xf32>
          %1770 = arith.addi %1767, %c6 : index
          %1771 = memref.load %8[%1770] : memref<?xf32>
          %1772 = arith.divf %1703, %1771 : f32
          %1773 = vector.broadcast %1772 : f32 to vector<8xf32>
          %1774 = arith.addi %1712, %c3 : index
          %1775 = arith.minsi %1774, %40 : index
          %1776 = arith.divui %1775, %groupSize : index
          %1777 = arith.addi %24, %1776 : index
          %1778 = arith.remui %1775, %groupSize : index
          %1779 = arith.addi %44, %1778 : index
          %1780 = arith.muli %1779, %c18 : index
          %1781 = arith.addi %1780, %51 : index
          scf.for %1782 = %c10 to %c92 step %c4 {
            %1783 = arith.muli %1451, %c13 : index
            %1784 = arith.addi %17, %1783 : index
            %1785 = arith.addi %1784, %c17 : index
            %1786 = arith.muli %1782, %c34 : index
            %1787 = arith.addi %1785, %1786 : index
            %1788 = vector.load %partial[%1787] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1789 = arith.addi %1787, %c33 : index
            %1790 = vector.load %partial[%1789] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1791 = vector.shuffle %1788, %1790 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1792 = arith.mulf %1791, %1773 : vector<8xf32>
            %1793 = arith.addf %1792, %c54 : vector<8xf32>
            %1794 = arith.minimumf %1793, %c94 : vector<8xf32>
            %1795 = arith.maximumf %1794, %c95 : vector<8xf32>
            %1796 = arith.truncf %1795 : vector<8xf32> to vector<8xf16>
            %1797 = vector.bitcast %1796 : vector<8xf16> to vector<4xi32>
            %1798 = vector.shuffle %1797, %1797 [0, 1] : vector<4xi32>, vector<4xi32>
            %1799 = vector.shuffle %1797, %1797 [2, 3] : vector<4xi32>, vector<4xi32>
            %1800 = arith.select %3, %1799, %1798 : vector<2xi32>
            %1801 = arith.select %3, %1798, %1799 : vector<2xi32>
            %1802 = wave.swap_halves %1801 : vector<2xi32>
            %1803 = arith.select %3, %1802, %1800 : vector<2xi32>
            %1804 = arith.select %3, %1800, %1802 : vector<2xi32>
            %1805 = vector.bitcast %1803 : vector<2xi32> to vector<4xf16>
            %1806 = vector.bitcast %1804 : vector<2xi32> to vector<4xf16>
            %1807 = vector.shuffle %1805, %1806 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1808 = arith.muli %1782, %c3 : index
            %1809 = arith.addi %1781, %1808 : index
            %1810 = arith.divui %1777, %outTileRows : index
            %1811 = arith.divui %1721, %c3 : index
            %1812 = arith.muli %1810, %1811 : index
            %1813 = arith.divui %1809, %c3 : index
            %1814 = arith.addi %1812, %1813 : index
            %1815 = arith.muli %1814, %c11 : index
            %1816 = arith.remui %1809, %c3 : index
            %1817 = arith.divui %1816, %c19 : index
            %1818 = arith.addi %1815, %1817 : index
            %1819 = arith.muli %outTileRows, %c19 : index
            %1820 = arith.muli %1818, %1819 : index
            %1821 = arith.remui %1777, %outTileRows : index
            %1822 = arith.muli %1821, %c19 : index
            %1823 = arith.addi %1820, %1822 : index
            %1824 = arith.remui %1809, %c19 : index
            %1825 = arith.addi %1823, %1824 : index
            %1826 = arith.cmpi slt, %1774, %36 : index
            scf.if %1826 {
              vector.store %1807, %out[%1825] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}
