// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Prefill(codec='fp8_e4m3', dim=96)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_fp8_e4m3_d96__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %factors: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) {
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
  %c86 = arith.constant 0x3F800000 : f32
  %outTileRows = wave.param "outTileRows" : index
  %c88 = arith.constant 10 : index
  %c89 = arith.constant 12 : index
  %c90 = arith.constant 14 : index
  %c91 = arith.constant dense<0x477FE000> : vector<8xf32>
  %c92 = arith.constant dense<0xC77FE000> : vector<8xf32>
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
      %52 = arith.addi %51, %c10 : index
      %53 = arith.addi %50, %52 : index
      %54 = vector.load %q[%53] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %55 = arith.addi %51, %c13 : index
      %56 = arith.addi %50, %55 : index
      %57 = vector.load %q[%56] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %58 = arith.addi %51, %c3 : index
      %59 = arith.addi %50, %58 : index
      %60 = vector.load %q[%59] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %61 = arith.addi %51, %c20 : index
      %62 = arith.addi %50, %61 : index
      %63 = vector.load %q[%62] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %64 = arith.addi %51, %c6 : index
      %65 = arith.addi %50, %64 : index
      %66 = vector.load %q[%65] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %67 = arith.addi %51, %c21 : index
      %68 = arith.addi %50, %67 : index
      %69 = vector.load %q[%68] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %70 = arith.addi %51, %c22 : index
      %71 = arith.addi %50, %70 : index
      %72 = vector.load %q[%71] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %73 = arith.addi %51, %c23 : index
      %74 = arith.addi %50, %73 : index
      %75 = vector.load %q[%74] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %76 = arith.addi %51, %c24 : index
      %77 = arith.addi %50, %76 : index
      %78 = vector.load %q[%77] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %79 = arith.addi %51, %c25 : index
      %80 = arith.addi %50, %79 : index
      %81 = vector.load %q[%80] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %82 = arith.addi %51, %c26 : index
      %83 = arith.addi %50, %82 : index
      %84 = vector.load %q[%83] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %85 = arith.addi %51, %c27 : index
      %86 = arith.addi %50, %85 : index
      %87 = vector.load %q[%86] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %88 = math.absf %54 : vector<4xf32>
      %89 = math.absf %57 : vector<4xf32>
      %90 = arith.maxnumf %88, %89 fastmath<nnan> : vector<4xf32>
      %91 = math.absf %60 : vector<4xf32>
      %92 = arith.maxnumf %90, %91 fastmath<nnan> : vector<4xf32>
      %93 = math.absf %63 : vector<4xf32>
      %94 = arith.maxnumf %92, %93 fastmath<nnan> : vector<4xf32>
      %95 = math.absf %66 : vector<4xf32>
      %96 = arith.maxnumf %94, %95 fastmath<nnan> : vector<4xf32>
      %97 = math.absf %69 : vector<4xf32>
      %98 = arith.maxnumf %96, %97 fastmath<nnan> : vector<4xf32>
      %99 = math.absf %72 : vector<4xf32>
      %100 = arith.maxnumf %98, %99 fastmath<nnan> : vector<4xf32>
      %101 = math.absf %75 : vector<4xf32>
      %102 = arith.maxnumf %100, %101 fastmath<nnan> : vector<4xf32>
      %103 = math.absf %78 : vector<4xf32>
      %104 = arith.maxnumf %102, %103 fastmath<nnan> : vector<4xf32>
      %105 = math.absf %81 : vector<4xf32>
      %106 = arith.maxnumf %104, %105 fastmath<nnan> : vector<4xf32>
      %107 = math.absf %84 : vector<4xf32>
      %108 = arith.maxnumf %106, %107 fastmath<nnan> : vector<4xf32>
      %109 = math.absf %87 : vector<4xf32>
      %110 = arith.maxnumf %108, %109 fastmath<nnan> : vector<4xf32>
      %111 = vector.extract %110[0] : f32 from vector<4xf32>
      %112 = vector.extract %110[1] : f32 from vector<4xf32>
      %113 = vector.extract %110[2] : f32 from vector<4xf32>
      %114 = vector.extract %110[3] : f32 from vector<4xf32>
      %115 = arith.maxnumf %111, %112 fastmath<nnan> : f32
      %116 = arith.maxnumf %115, %113 fastmath<nnan> : f32
      %117 = arith.maxnumf %116, %114 fastmath<nnan> : f32
      %118 = wave.swap_halves %117 : f32
      %119 = arith.maxnumf %117, %118 fastmath<nnan> : f32
      %120 = arith.bitcast %119 : f32 to i32
      %121 = arith.shrui %120, %c28 : i32
      %122 = arith.maxsi %121, %c29 : i32
      %123 = arith.minsi %122, %c30 : i32
      %124 = arith.subi %c31, %123 : i32
      %125 = arith.shli %124, %c28 : i32
      %126 = arith.bitcast %125 : i32 to f32
      %127 = arith.subi %123, %c32 : i32
      %128 = arith.shli %127, %c28 : i32
      %129 = arith.bitcast %128 : i32 to f32
      %130 = vector.broadcast %126 : f32 to vector<4xf32>
      %131 = arith.muli %1, %c19 : index
      %132 = arith.muli %2, %c33 : index
      %133 = arith.addi %131, %132 : index
      %134 = arith.mulf %54, %130 : vector<4xf32>
      %135 = arith.truncf %134 : vector<4xf32> to vector<4xf16>
      %136 = arith.mulf %57, %130 : vector<4xf32>
      %137 = arith.truncf %136 : vector<4xf32> to vector<4xf16>
      %138 = vector.shuffle %135, %137 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %139 = arith.addi %133, %c10 : index
      vector.store %138, %4[%139] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %140 = arith.mulf %60, %130 : vector<4xf32>
      %141 = arith.truncf %140 : vector<4xf32> to vector<4xf16>
      %142 = arith.mulf %63, %130 : vector<4xf32>
      %143 = arith.truncf %142 : vector<4xf32> to vector<4xf16>
      %144 = vector.shuffle %141, %143 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %145 = arith.addi %133, %c34 : index
      vector.store %144, %4[%145] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %146 = arith.mulf %66, %130 : vector<4xf32>
      %147 = arith.truncf %146 : vector<4xf32> to vector<4xf16>
      %148 = arith.mulf %69, %130 : vector<4xf32>
      %149 = arith.truncf %148 : vector<4xf32> to vector<4xf16>
      %150 = vector.shuffle %147, %149 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %151 = arith.addi %133, %c35 : index
      vector.store %150, %4[%151] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %152 = arith.mulf %72, %130 : vector<4xf32>
      %153 = arith.truncf %152 : vector<4xf32> to vector<4xf16>
      %154 = arith.mulf %75, %130 : vector<4xf32>
      %155 = arith.truncf %154 : vector<4xf32> to vector<4xf16>
      %156 = vector.shuffle %153, %155 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %157 = arith.addi %133, %c17 : index
      vector.store %156, %4[%157] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %158 = arith.mulf %78, %130 : vector<4xf32>
      %159 = arith.truncf %158 : vector<4xf32> to vector<4xf16>
      %160 = arith.mulf %81, %130 : vector<4xf32>
      %161 = arith.truncf %160 : vector<4xf32> to vector<4xf16>
      %162 = vector.shuffle %159, %161 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %163 = arith.addi %133, %c36 : index
      vector.store %162, %4[%163] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %164 = arith.mulf %84, %130 : vector<4xf32>
      %165 = arith.truncf %164 : vector<4xf32> to vector<4xf16>
      %166 = arith.mulf %87, %130 : vector<4xf32>
      %167 = arith.truncf %166 : vector<4xf32> to vector<4xf16>
      %168 = vector.shuffle %165, %167 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %169 = arith.addi %133, %c37 : index
      vector.store %168, %4[%169] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      memref.store %129, %6[%47] : memref<?xf32>
      %170 = arith.addi %positionsAt, %43 : index
      %171 = memref.load %step[%170] : memref<?xi32>
      %172 = arith.addi %171, %c39 : i32
      memref.store %172, %7[%47] : memref<?xi32>
      %173 = arith.addi %38, %c3 : index
      %174 = arith.minsi %173, %40 : index
      %175 = arith.divui %174, %groupSize : index
      %176 = arith.addi %24, %175 : index
      %177 = arith.remui %174, %groupSize : index
      %178 = arith.addi %44, %177 : index
      %179 = arith.addi %1, %c3 : index
      %180 = arith.muli %176, %heads : index
      %181 = arith.addi %180, %178 : index
      %182 = arith.muli %181, %c18 : index
      %183 = arith.addi %182, %52 : index
      %184 = vector.load %q[%183] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %185 = arith.addi %182, %55 : index
      %186 = vector.load %q[%185] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %187 = arith.addi %182, %58 : index
      %188 = vector.load %q[%187] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %189 = arith.addi %182, %61 : index
      %190 = vector.load %q[%189] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %191 = arith.addi %182, %64 : index
      %192 = vector.load %q[%191] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %193 = arith.addi %182, %67 : index
      %194 = vector.load %q[%193] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %195 = arith.addi %182, %70 : index
      %196 = vector.load %q[%195] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %197 = arith.addi %182, %73 : index
      %198 = vector.load %q[%197] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %199 = arith.addi %182, %76 : index
      %200 = vector.load %q[%199] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %201 = arith.addi %182, %79 : index
      %202 = vector.load %q[%201] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %203 = arith.addi %182, %82 : index
      %204 = vector.load %q[%203] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %205 = arith.addi %182, %85 : index
      %206 = vector.load %q[%205] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %207 = math.absf %184 : vector<4xf32>
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
      %226 = math.absf %204 : vector<4xf32>
      %227 = arith.maxnumf %225, %226 fastmath<nnan> : vector<4xf32>
      %228 = math.absf %206 : vector<4xf32>
      %229 = arith.maxnumf %227, %228 fastmath<nnan> : vector<4xf32>
      %230 = vector.extract %229[0] : f32 from vector<4xf32>
      %231 = vector.extract %229[1] : f32 from vector<4xf32>
      %232 = vector.extract %229[2] : f32 from vector<4xf32>
      %233 = vector.extract %229[3] : f32 from vector<4xf32>
      %234 = arith.maxnumf %230, %231 fastmath<nnan> : f32
      %235 = arith.maxnumf %234, %232 fastmath<nnan> : f32
      %236 = arith.maxnumf %235, %233 fastmath<nnan> : f32
      %237 = wave.swap_halves %236 : f32
      %238 = arith.maxnumf %236, %237 fastmath<nnan> : f32
      %239 = arith.bitcast %238 : f32 to i32
      %240 = arith.shrui %239, %c28 : i32
      %241 = arith.maxsi %240, %c29 : i32
      %242 = arith.minsi %241, %c30 : i32
      %243 = arith.subi %c31, %242 : i32
      %244 = arith.shli %243, %c28 : i32
      %245 = arith.bitcast %244 : i32 to f32
      %246 = arith.subi %242, %c32 : i32
      %247 = arith.shli %246, %c28 : i32
      %248 = arith.bitcast %247 : i32 to f32
      %249 = vector.broadcast %245 : f32 to vector<4xf32>
      %250 = arith.mulf %184, %249 : vector<4xf32>
      %251 = arith.truncf %250 : vector<4xf32> to vector<4xf16>
      %252 = arith.mulf %186, %249 : vector<4xf32>
      %253 = arith.truncf %252 : vector<4xf32> to vector<4xf16>
      %254 = vector.shuffle %251, %253 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %255 = arith.addi %133, %c40 : index
      vector.store %254, %4[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %256 = arith.mulf %188, %249 : vector<4xf32>
      %257 = arith.truncf %256 : vector<4xf32> to vector<4xf16>
      %258 = arith.mulf %190, %249 : vector<4xf32>
      %259 = arith.truncf %258 : vector<4xf32> to vector<4xf16>
      %260 = vector.shuffle %257, %259 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %261 = arith.addi %133, %c41 : index
      vector.store %260, %4[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %262 = arith.mulf %192, %249 : vector<4xf32>
      %263 = arith.truncf %262 : vector<4xf32> to vector<4xf16>
      %264 = arith.mulf %194, %249 : vector<4xf32>
      %265 = arith.truncf %264 : vector<4xf32> to vector<4xf16>
      %266 = vector.shuffle %263, %265 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %267 = arith.addi %133, %c42 : index
      vector.store %266, %4[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %268 = arith.mulf %196, %249 : vector<4xf32>
      %269 = arith.truncf %268 : vector<4xf32> to vector<4xf16>
      %270 = arith.mulf %198, %249 : vector<4xf32>
      %271 = arith.truncf %270 : vector<4xf32> to vector<4xf16>
      %272 = vector.shuffle %269, %271 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %273 = arith.addi %133, %c43 : index
      vector.store %272, %4[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %274 = arith.mulf %200, %249 : vector<4xf32>
      %275 = arith.truncf %274 : vector<4xf32> to vector<4xf16>
      %276 = arith.mulf %202, %249 : vector<4xf32>
      %277 = arith.truncf %276 : vector<4xf32> to vector<4xf16>
      %278 = vector.shuffle %275, %277 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %279 = arith.addi %133, %c44 : index
      vector.store %278, %4[%279] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %280 = arith.mulf %204, %249 : vector<4xf32>
      %281 = arith.truncf %280 : vector<4xf32> to vector<4xf16>
      %282 = arith.mulf %206, %249 : vector<4xf32>
      %283 = arith.truncf %282 : vector<4xf32> to vector<4xf16>
      %284 = vector.shuffle %281, %283 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %285 = arith.addi %133, %c45 : index
      vector.store %284, %4[%285] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      memref.store %248, %6[%179] : memref<?xf32>
      %286 = arith.addi %positionsAt, %176 : index
      %287 = memref.load %step[%286] : memref<?xi32>
      %288 = arith.addi %287, %c39 : i32
      memref.store %288, %7[%179] : memref<?xi32>
      wave.barrier
      %289 = arith.minsi %15, %40 : index
      %290 = arith.divui %289, %groupSize : index
      %291 = arith.addi %24, %290 : index
      %292 = arith.remui %289, %groupSize : index
      %293 = arith.addi %44, %292 : index
      %294 = arith.addi %positionsAt, %291 : index
      %295 = memref.load %step[%294] : memref<?xi32>
      %296 = arith.addi %295, %c39 : i32
      %297 = arith.addi %15, %c46 : index
      %298 = arith.minsi %297, %40 : index
      %299 = arith.divui %298, %groupSize : index
      %300 = arith.addi %24, %299 : index
      %301 = arith.remui %298, %groupSize : index
      %302 = arith.addi %44, %301 : index
      %303 = arith.addi %positionsAt, %300 : index
      %304 = memref.load %step[%303] : memref<?xi32>
      %305 = arith.addi %304, %c39 : i32
      %306 = arith.subi %305, %c39 : i32
      %307 = arith.divui %306, %c47 : i32
      %308 = arith.cmpi sle, %305, %c50 : i32
      %309 = arith.cmpi sle, %305, %c49 : i32
      scf.for %310 = %c48 to %305 step %c49 : i32 {
        %311 = arith.addi %310, %c49 : i32
        %312 = arith.minsi %311, %305 : i32
        scf.for %313 = %310 to %312 step %c50 : i32 {
          %314 = arith.addi %313, %c50 : i32
          %315 = arith.minsi %314, %305 : i32
          scf.for %316 = %313 to %315 step %c51 : i32 {
            %317 = arith.addi %316, %c51 : i32
            %318 = arith.minsi %317, %315 : i32
            %319 = arith.subi %318, %316 : i32
            %320 = arith.addi %319, %c55 : i32
            %321 = arith.divui %320, %c56 : i32
            %322 = arith.divui %316, %c47 : i32
            %323 = arith.addi %322, %c48 : i32
            %324 = arith.minsi %323, %307 : i32
            %325 = arith.index_castui %324 : i32 to index
            %326 = arith.addi %32, %325 : index
            %327 = memref.load %step[%326] : memref<?xi32>
            %328 = arith.index_cast %327 : i32 to index
            %329 = arith.muli %328, %33 : index
            %330 = arith.addi %329, %34 : index
            %331 = arith.addi %322, %c39 : i32
            %332 = arith.minsi %331, %307 : i32
            %333 = arith.index_castui %332 : i32 to index
            %334 = arith.addi %32, %333 : index
            %335 = memref.load %step[%334] : memref<?xi32>
            %336 = arith.index_cast %335 : i32 to index
            %337 = arith.muli %336, %33 : index
            %338 = arith.addi %337, %34 : index
            %339 = arith.addi %330, %35 : index
            %340 = arith.addi %339, %c10 : index
            %341 = vector.load %kv[%340] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %342 = arith.addi %338, %35 : index
            %343 = arith.addi %342, %c10 : index
            %344 = vector.load %kv[%343] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %345 = arith.addi %339, %c24 : index
            %346 = vector.load %kv[%345] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %347 = arith.addi %342, %c24 : index
            %348 = vector.load %kv[%347] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %370:20 = scf.for %349 = %c48 to %321 step %c39 iter_args(%350 = %341, %351 = %344, %352 = %346, %353 = %348, %354 = %c52, %355 = %c53, %356 = %c54, %357 = %c54, %358 = %c54, %359 = %c54, %360 = %c54, %361 = %c54, %362 = %c52, %363 = %c53, %364 = %c54, %365 = %c54, %366 = %c54, %367 = %c54, %368 = %c54, %369 = %c54) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
              %371 = arith.muli %349, %c56 : i32
              %372 = arith.addi %316, %371 : i32
              %373 = arith.addi %372, %c56 : i32
              %374 = arith.divui %372, %c47 : i32
              %375 = arith.addi %374, %c48 : i32
              %376 = arith.minsi %375, %307 : i32
              %377 = arith.index_castui %376 : i32 to index
              %378 = arith.addi %32, %377 : index
              %379 = memref.load %step[%378] : memref<?xi32>
              %380 = arith.index_cast %379 : i32 to index
              %381 = arith.muli %380, %33 : index
              %382 = arith.addi %381, %34 : index
              %383 = arith.addi %374, %c39 : i32
              %384 = arith.minsi %383, %307 : i32
              %385 = arith.index_castui %384 : i32 to index
              %386 = arith.addi %32, %385 : index
              %387 = memref.load %step[%386] : memref<?xi32>
              %388 = arith.index_cast %387 : i32 to index
              %389 = arith.muli %388, %33 : index
              %390 = arith.addi %389, %34 : index
              %391 = arith.divui %373, %c47 : i32
              %392 = arith.addi %391, %c48 : i32
              %393 = arith.minsi %392, %307 : i32
              %394 = arith.index_castui %393 : i32 to index
              %395 = arith.addi %32, %394 : index
              %396 = memref.load %step[%395] : memref<?xi32>
              %397 = arith.index_cast %396 : i32 to index
              %398 = arith.muli %397, %33 : index
              %399 = arith.addi %398, %34 : index
              %400 = arith.addi %391, %c39 : i32
              %401 = arith.minsi %400, %307 : i32
              %402 = arith.index_castui %401 : i32 to index
              %403 = arith.addi %32, %402 : index
              %404 = memref.load %step[%403] : memref<?xi32>
              %405 = arith.index_cast %404 : i32 to index
              %406 = arith.muli %405, %33 : index
              %407 = arith.addi %406, %34 : index
              %408 = wave.opaque %c10 : index
              %409 = arith.addi %408, %131 : index
              %410 = arith.addi %382, %35 : index
              %411 = arith.addi %410, %c33 : index
              %412 = vector.load %kv[%411] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %413 = arith.addi %390, %35 : index
              %414 = arith.addi %413, %c33 : index
              %415 = vector.load %kv[%414] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %416 = vector.bitcast %350 : vector<4xi32> to vector<16xi8>
              %417 = wave.fp8_decode "e4m3" packed %416 : vector<16xi8> -> vector<16xf16>
              %418 = vector.bitcast %351 : vector<4xi32> to vector<16xi8>
              %419 = wave.fp8_decode "e4m3" packed %418 : vector<16xi8> -> vector<16xf16>
              %420 = arith.addi %409, %c10 : index
              %421 = vector.load %4[%420] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %422 = arith.addi %420, %c33 : index
              %423 = vector.load %4[%422] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %424 = vector.shuffle %421, %423 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %425 = wave.mma %417, %424, %c54 : vector<16xf16>, vector<8xf32>
              %426 = wave.mma %419, %424, %c54 : vector<16xf16>, vector<8xf32>
              wave.pin
              %427 = arith.addi %409, %c40 : index
              %428 = vector.load %4[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %429 = arith.addi %427, %c33 : index
              %430 = vector.load %4[%429] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %431 = vector.shuffle %428, %430 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %432 = wave.mma %417, %431, %c54 : vector<16xf16>, vector<8xf32>
              %433 = wave.mma %419, %431, %c54 : vector<16xf16>, vector<8xf32>
              %434 = arith.addi %410, %c57 : index
              %435 = vector.load %kv[%434] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %436 = arith.addi %413, %c57 : index
              %437 = vector.load %kv[%436] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %438 = vector.bitcast %352 : vector<4xi32> to vector<16xi8>
              %439 = wave.fp8_decode "e4m3" packed %438 : vector<16xi8> -> vector<16xf16>
              %440 = vector.bitcast %353 : vector<4xi32> to vector<16xi8>
              %441 = wave.fp8_decode "e4m3" packed %440 : vector<16xi8> -> vector<16xf16>
              %442 = arith.addi %409, %c34 : index
              %443 = vector.load %4[%442] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %444 = arith.addi %442, %c33 : index
              %445 = vector.load %4[%444] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %446 = vector.shuffle %443, %445 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %447 = wave.mma %439, %446, %425 : vector<16xf16>, vector<8xf32>
              %448 = wave.mma %441, %446, %426 : vector<16xf16>, vector<8xf32>
              wave.pin
              %449 = arith.addi %409, %c41 : index
              %450 = vector.load %4[%449] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %451 = arith.addi %449, %c33 : index
              %452 = vector.load %4[%451] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %453 = vector.shuffle %450, %452 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %454 = wave.mma %439, %453, %432 : vector<16xf16>, vector<8xf32>
              %455 = wave.mma %441, %453, %433 : vector<16xf16>, vector<8xf32>
              %456 = arith.addi %410, %c34 : index
              %457 = vector.load %kv[%456] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %458 = arith.addi %413, %c34 : index
              %459 = vector.load %kv[%458] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %460 = vector.bitcast %412 : vector<4xi32> to vector<16xi8>
              %461 = wave.fp8_decode "e4m3" packed %460 : vector<16xi8> -> vector<16xf16>
              %462 = vector.bitcast %415 : vector<4xi32> to vector<16xi8>
              %463 = wave.fp8_decode "e4m3" packed %462 : vector<16xi8> -> vector<16xf16>
              %464 = arith.addi %409, %c35 : index
              %465 = vector.load %4[%464] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %466 = arith.addi %464, %c33 : index
              %467 = vector.load %4[%466] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %468 = vector.shuffle %465, %467 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %469 = wave.mma %461, %468, %447 : vector<16xf16>, vector<8xf32>
              %470 = wave.mma %463, %468, %448 : vector<16xf16>, vector<8xf32>
              wave.pin
              %471 = arith.addi %409, %c42 : index
              %472 = vector.load %4[%471] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %473 = arith.addi %471, %c33 : index
              %474 = vector.load %4[%473] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %475 = vector.shuffle %472, %474 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %476 = wave.mma %461, %475, %454 : vector<16xf16>, vector<8xf32>
              %477 = wave.mma %463, %475, %455 : vector<16xf16>, vector<8xf32>
              %478 = arith.addi %410, %c58 : index
              %479 = vector.load %kv[%478] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %480 = arith.addi %413, %c58 : index
              %481 = vector.load %kv[%480] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %482 = vector.bitcast %435 : vector<4xi32> to vector<16xi8>
              %483 = wave.fp8_decode "e4m3" packed %482 : vector<16xi8> -> vector<16xf16>
              %484 = vector.bitcast %437 : vector<4xi32> to vector<16xi8>
              %485 = wave.fp8_decode "e4m3" packed %484 : vector<16xi8> -> vector<16xf16>
              %486 = arith.addi %409, %c17 : index
              %487 = vector.load %4[%486] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %488 = arith.addi %486, %c33 : index
              %489 = vector.load %4[%488] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %490 = vector.shuffle %487, %489 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %491 = wave.mma %483, %490, %469 : vector<16xf16>, vector<8xf32>
              %492 = wave.mma %485, %490, %470 : vector<16xf16>, vector<8xf32>
              wave.pin
              %493 = arith.addi %409, %c43 : index
              %494 = vector.load %4[%493] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %495 = arith.addi %493, %c33 : index
              %496 = vector.load %4[%495] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %497 = vector.shuffle %494, %496 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %498 = wave.mma %483, %497, %476 : vector<16xf16>, vector<8xf32>
              %499 = wave.mma %485, %497, %477 : vector<16xf16>, vector<8xf32>
              %500 = arith.addi %410, %c7 : index
              %501 = vector.load %kv[%500] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %502 = arith.addi %413, %c7 : index
              %503 = vector.load %kv[%502] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %504 = vector.bitcast %457 : vector<4xi32> to vector<16xi8>
              %505 = wave.fp8_decode "e4m3" packed %504 : vector<16xi8> -> vector<16xf16>
              %506 = vector.bitcast %459 : vector<4xi32> to vector<16xi8>
              %507 = wave.fp8_decode "e4m3" packed %506 : vector<16xi8> -> vector<16xf16>
              %508 = arith.addi %409, %c36 : index
              %509 = vector.load %4[%508] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %510 = arith.addi %508, %c33 : index
              %511 = vector.load %4[%510] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %512 = vector.shuffle %509, %511 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %513 = wave.mma %505, %512, %491 : vector<16xf16>, vector<8xf32>
              %514 = wave.mma %507, %512, %492 : vector<16xf16>, vector<8xf32>
              wave.pin
              %515 = arith.addi %409, %c44 : index
              %516 = vector.load %4[%515] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %517 = arith.addi %515, %c33 : index
              %518 = vector.load %4[%517] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %519 = vector.shuffle %516, %518 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %520 = wave.mma %505, %519, %498 : vector<16xf16>, vector<8xf32>
              %521 = wave.mma %507, %519, %499 : vector<16xf16>, vector<8xf32>
              %522 = arith.addi %410, %c59 : index
              %523 = vector.load %kv[%522] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %524 = arith.addi %413, %c59 : index
              %525 = vector.load %kv[%524] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %526 = vector.bitcast %479 : vector<4xi32> to vector<16xi8>
              %527 = wave.fp8_decode "e4m3" packed %526 : vector<16xi8> -> vector<16xf16>
              %528 = vector.bitcast %481 : vector<4xi32> to vector<16xi8>
              %529 = wave.fp8_decode "e4m3" packed %528 : vector<16xi8> -> vector<16xf16>
              %530 = arith.addi %409, %c37 : index
              %531 = vector.load %4[%530] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %532 = arith.addi %530, %c33 : index
              %533 = vector.load %4[%532] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %534 = vector.shuffle %531, %533 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %535 = wave.mma %527, %534, %513 : vector<16xf16>, vector<8xf32>
              %536 = wave.mma %529, %534, %514 : vector<16xf16>, vector<8xf32>
              wave.pin
              %537 = arith.addi %409, %c45 : index
              %538 = vector.load %4[%537] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %539 = arith.addi %537, %c33 : index
              %540 = vector.load %4[%539] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %541 = vector.shuffle %538, %540 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %542 = wave.mma %527, %541, %520 : vector<16xf16>, vector<8xf32>
              %543 = wave.mma %529, %541, %521 : vector<16xf16>, vector<8xf32>
              %544 = arith.addi %410, %c35 : index
              %545 = vector.load %kv[%544] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %546 = arith.addi %413, %c35 : index
              %547 = vector.load %kv[%546] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %548 = wave.opaque %535 : vector<8xf32>
              %549 = wave.opaque %536 : vector<8xf32>
              %550 = wave.opaque %542 : vector<8xf32>
              %551 = wave.opaque %543 : vector<8xf32>
              %552 = wave.opaque %373 : i32
              %553 = arith.cmpi sgt, %552, %296 : i32
              %554:2 = scf.if %553 -> (vector<8xf32>, vector<8xf32>) {
                %555 = wave.opaque %c10 : index
                %556 = arith.addi %1, %555 : index
                %557 = memref.load %7[%556] : memref<?xi32>
                %558 = arith.index_cast %2 : index to i32
                %559 = arith.addi %372, %558 : i32
                %560 = arith.subi %557, %559 : i32
                %561 = arith.subi %560, %c48 : i32
                %562 = vector.broadcast %561 : i32 to vector<8xi32>
                %563 = arith.cmpi sgt, %562, %c61 : vector<8xi32>
                %564 = arith.select %563, %548, %c60 : vector<8xi1>, vector<8xf32>
                %565 = arith.subi %560, %c47 : i32
                %566 = vector.broadcast %565 : i32 to vector<8xi32>
                %567 = arith.cmpi sgt, %566, %c61 : vector<8xi32>
                %568 = arith.select %567, %549, %c60 : vector<8xi1>, vector<8xf32>
                scf.yield %564, %568 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %548, %549 : vector<8xf32>, vector<8xf32>
              }
              %569 = wave.opaque %c10 : index
              %570 = arith.addi %1, %569 : index
              %571 = memref.load %6[%570] : memref<?xf32>
              %572 = vector.extract %554#0[0] : f32 from vector<8xf32>
              %573 = vector.extract %554#0[1] : f32 from vector<8xf32>
              %574 = vector.extract %554#0[2] : f32 from vector<8xf32>
              %575 = vector.extract %554#0[3] : f32 from vector<8xf32>
              %576 = vector.extract %554#0[4] : f32 from vector<8xf32>
              %577 = vector.extract %554#0[5] : f32 from vector<8xf32>
              %578 = vector.extract %554#0[6] : f32 from vector<8xf32>
              %579 = vector.extract %554#0[7] : f32 from vector<8xf32>
              %580 = vector.extract %554#1[0] : f32 from vector<8xf32>
              %581 = vector.extract %554#1[1] : f32 from vector<8xf32>
              %582 = vector.extract %554#1[2] : f32 from vector<8xf32>
              %583 = vector.extract %554#1[3] : f32 from vector<8xf32>
              %584 = vector.extract %554#1[4] : f32 from vector<8xf32>
              %585 = vector.extract %554#1[5] : f32 from vector<8xf32>
              %586 = vector.extract %554#1[6] : f32 from vector<8xf32>
              %587 = vector.extract %554#1[7] : f32 from vector<8xf32>
              %588 = arith.maxnumf %572, %573 fastmath<nnan> : f32
              %589 = arith.maxnumf %588, %574 fastmath<nnan> : f32
              %590 = arith.maxnumf %589, %575 fastmath<nnan> : f32
              %591 = arith.maxnumf %590, %576 fastmath<nnan> : f32
              %592 = arith.maxnumf %591, %577 fastmath<nnan> : f32
              %593 = arith.maxnumf %592, %578 fastmath<nnan> : f32
              %594 = arith.maxnumf %593, %579 fastmath<nnan> : f32
              %595 = arith.maxnumf %594, %580 fastmath<nnan> : f32
              %596 = arith.maxnumf %595, %581 fastmath<nnan> : f32
              %597 = arith.maxnumf %596, %582 fastmath<nnan> : f32
              %598 = arith.maxnumf %597, %583 fastmath<nnan> : f32
              %599 = arith.maxnumf %598, %584 fastmath<nnan> : f32
              %600 = arith.maxnumf %599, %585 fastmath<nnan> : f32
              %601 = arith.maxnumf %600, %586 fastmath<nnan> : f32
              %602 = arith.maxnumf %601, %587 fastmath<nnan> : f32
              %603 = wave.swap_halves %602 : f32
              %604 = arith.maxnumf %602, %603 fastmath<nnan> : f32
              %605 = arith.mulf %604, %571 : f32
              %606 = arith.addf %354, %c62 : f32
              %607 = arith.cmpf ogt, %605, %606 : f32
              %608:8 = scf.if %607 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %609 = arith.subf %354, %605 : f32
                %610 = wave.exp2 %609 : f32
                %611 = vector.broadcast %610 : f32 to vector<8xf32>
                %612 = arith.mulf %355, %610 : f32
                %613 = arith.mulf %356, %611 : vector<8xf32>
                %614 = arith.mulf %357, %611 : vector<8xf32>
                %615 = arith.mulf %358, %611 : vector<8xf32>
                %616 = arith.mulf %359, %611 : vector<8xf32>
                %617 = arith.mulf %360, %611 : vector<8xf32>
                %618 = arith.mulf %361, %611 : vector<8xf32>
                scf.yield %605, %612, %613, %614, %615, %616, %617, %618 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %354, %355, %356, %357, %358, %359, %360, %361 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %619 = vector.broadcast %571 : f32 to vector<8xf32>
              %620 = arith.subf %c63, %608#0 : f32
              %621 = vector.broadcast %620 : f32 to vector<8xf32>
              %622 = math.fma %554#0, %619, %621 : vector<8xf32>
              %623 = wave.exp2 %622 : vector<8xf32>
              %624 = math.fma %554#1, %619, %621 : vector<8xf32>
              %625 = wave.exp2 %624 : vector<8xf32>
              %626 = arith.truncf %623 : vector<8xf32> to vector<8xf16>
              %627 = vector.bitcast %626 : vector<8xf16> to vector<4xi32>
              %628 = wave.swap_halves %627 : vector<4xi32>
              %629 = arith.select %3, %628, %627 : vector<4xi32>
              %630 = arith.select %3, %627, %628 : vector<4xi32>
              %631 = vector.shuffle %629, %630 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %632 = vector.bitcast %631 : vector<8xi32> to vector<16xf16>
              %633 = arith.truncf %625 : vector<8xf32> to vector<8xf16>
              %634 = vector.bitcast %633 : vector<8xf16> to vector<4xi32>
              %635 = wave.swap_halves %634 : vector<4xi32>
              %636 = arith.select %3, %635, %634 : vector<4xi32>
              %637 = arith.select %3, %634, %635 : vector<4xi32>
              %638 = vector.shuffle %636, %637 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %639 = vector.bitcast %638 : vector<8xi32> to vector<16xf16>
              %640 = arith.addf %623, %625 : vector<8xf32>
              %641 = vector.extract %640[0] : f32 from vector<8xf32>
              %642 = vector.extract %640[1] : f32 from vector<8xf32>
              %643 = vector.extract %640[2] : f32 from vector<8xf32>
              %644 = vector.extract %640[3] : f32 from vector<8xf32>
              %645 = vector.extract %640[4] : f32 from vector<8xf32>
              %646 = vector.extract %640[5] : f32 from vector<8xf32>
              %647 = vector.extract %640[6] : f32 from vector<8xf32>
              %648 = vector.extract %640[7] : f32 from vector<8xf32>
              %649 = arith.addf %641, %645 : f32
              %650 = arith.addf %642, %646 : f32
              %651 = arith.addf %643, %647 : f32
              %652 = arith.addf %644, %648 : f32
              %653 = arith.addf %649, %651 : f32
              %654 = arith.addf %650, %652 : f32
              %655 = arith.addf %653, %654 : f32
              %656 = arith.addf %608#1, %655 : f32
              %657 = wave.opaque %656 : f32
              %658 = wave.opaque %373 : i32
              %659 = arith.cmpi sgt, %658, %296 : i32
              %660:2 = scf.if %659 -> (vector<8xf32>, vector<8xf32>) {
                %661 = wave.opaque %c3 : index
                %662 = arith.addi %1, %661 : index
                %663 = memref.load %7[%662] : memref<?xi32>
                %664 = arith.index_cast %2 : index to i32
                %665 = arith.addi %372, %664 : i32
                %666 = arith.subi %663, %665 : i32
                %667 = arith.subi %666, %c48 : i32
                %668 = vector.broadcast %667 : i32 to vector<8xi32>
                %669 = arith.cmpi sgt, %668, %c61 : vector<8xi32>
                %670 = arith.select %669, %550, %c60 : vector<8xi1>, vector<8xf32>
                %671 = arith.subi %666, %c47 : i32
                %672 = vector.broadcast %671 : i32 to vector<8xi32>
                %673 = arith.cmpi sgt, %672, %c61 : vector<8xi32>
                %674 = arith.select %673, %551, %c60 : vector<8xi1>, vector<8xf32>
                scf.yield %670, %674 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %550, %551 : vector<8xf32>, vector<8xf32>
              }
              %675 = wave.opaque %c3 : index
              %676 = arith.addi %1, %675 : index
              %677 = memref.load %6[%676] : memref<?xf32>
              %678 = vector.extract %660#0[0] : f32 from vector<8xf32>
              %679 = vector.extract %660#0[1] : f32 from vector<8xf32>
              %680 = vector.extract %660#0[2] : f32 from vector<8xf32>
              %681 = vector.extract %660#0[3] : f32 from vector<8xf32>
              %682 = vector.extract %660#0[4] : f32 from vector<8xf32>
              %683 = vector.extract %660#0[5] : f32 from vector<8xf32>
              %684 = vector.extract %660#0[6] : f32 from vector<8xf32>
              %685 = vector.extract %660#0[7] : f32 from vector<8xf32>
              %686 = vector.extract %660#1[0] : f32 from vector<8xf32>
              %687 = vector.extract %660#1[1] : f32 from vector<8xf32>
              %688 = vector.extract %660#1[2] : f32 from vector<8xf32>
              %689 = vector.extract %660#1[3] : f32 from vector<8xf32>
              %690 = vector.extract %660#1[4] : f32 from vector<8xf32>
              %691 = vector.extract %660#1[5] : f32 from vector<8xf32>
              %692 = vector.extract %660#1[6] : f32 from vector<8xf32>
              %693 = vector.extract %660#1[7] : f32 from vector<8xf32>
              %694 = arith.maxnumf %678, %679 fastmath<nnan> : f32
              %695 = arith.maxnumf %694, %680 fastmath<nnan> : f32
              %696 = arith.maxnumf %695, %681 fastmath<nnan> : f32
              %697 = arith.maxnumf %696, %682 fastmath<nnan> : f32
              %698 = arith.maxnumf %697, %683 fastmath<nnan> : f32
              %699 = arith.maxnumf %698, %684 fastmath<nnan> : f32
              %700 = arith.maxnumf %699, %685 fastmath<nnan> : f32
              %701 = arith.maxnumf %700, %686 fastmath<nnan> : f32
              %702 = arith.maxnumf %701, %687 fastmath<nnan> : f32
              %703 = arith.maxnumf %702, %688 fastmath<nnan> : f32
              %704 = arith.maxnumf %703, %689 fastmath<nnan> : f32
              %705 = arith.maxnumf %704, %690 fastmath<nnan> : f32
              %706 = arith.maxnumf %705, %691 fastmath<nnan> : f32
              %707 = arith.maxnumf %706, %692 fastmath<nnan> : f32
              %708 = arith.maxnumf %707, %693 fastmath<nnan> : f32
              %709 = wave.swap_halves %708 : f32
              %710 = arith.maxnumf %708, %709 fastmath<nnan> : f32
              %711 = arith.mulf %710, %677 : f32
              %712 = arith.addf %362, %c62 : f32
              %713 = arith.cmpf ogt, %711, %712 : f32
              %714:8 = scf.if %713 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %715 = arith.subf %362, %711 : f32
                %716 = wave.exp2 %715 : f32
                %717 = vector.broadcast %716 : f32 to vector<8xf32>
                %718 = arith.mulf %363, %716 : f32
                %719 = arith.mulf %364, %717 : vector<8xf32>
                %720 = arith.mulf %365, %717 : vector<8xf32>
                %721 = arith.mulf %366, %717 : vector<8xf32>
                %722 = arith.mulf %367, %717 : vector<8xf32>
                %723 = arith.mulf %368, %717 : vector<8xf32>
                %724 = arith.mulf %369, %717 : vector<8xf32>
                scf.yield %711, %718, %719, %720, %721, %722, %723, %724 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %362, %363, %364, %365, %366, %367, %368, %369 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %725 = vector.broadcast %677 : f32 to vector<8xf32>
              %726 = arith.subf %c63, %714#0 : f32
              %727 = vector.broadcast %726 : f32 to vector<8xf32>
              %728 = math.fma %660#0, %725, %727 : vector<8xf32>
              %729 = wave.exp2 %728 : vector<8xf32>
              %730 = math.fma %660#1, %725, %727 : vector<8xf32>
              %731 = wave.exp2 %730 : vector<8xf32>
              %732 = arith.truncf %729 : vector<8xf32> to vector<8xf16>
              %733 = vector.bitcast %732 : vector<8xf16> to vector<4xi32>
              %734 = wave.swap_halves %733 : vector<4xi32>
              %735 = arith.select %3, %734, %733 : vector<4xi32>
              %736 = arith.select %3, %733, %734 : vector<4xi32>
              %737 = vector.shuffle %735, %736 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %738 = vector.bitcast %737 : vector<8xi32> to vector<16xf16>
              %739 = arith.truncf %731 : vector<8xf32> to vector<8xf16>
              %740 = vector.bitcast %739 : vector<8xf16> to vector<4xi32>
              %741 = wave.swap_halves %740 : vector<4xi32>
              %742 = arith.select %3, %741, %740 : vector<4xi32>
              %743 = arith.select %3, %740, %741 : vector<4xi32>
              %744 = vector.shuffle %742, %743 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %745 = vector.bitcast %744 : vector<8xi32> to vector<16xf16>
              %746 = arith.addf %729, %731 : vector<8xf32>
              %747 = vector.extract %746[0] : f32 from vector<8xf32>
              %748 = vector.extract %746[1] : f32 from vector<8xf32>
              %749 = vector.extract %746[2] : f32 from vector<8xf32>
              %750 = vector.extract %746[3] : f32 from vector<8xf32>
              %751 = vector.extract %746[4] : f32 from vector<8xf32>
              %752 = vector.extract %746[5] : f32 from vector<8xf32>
              %753 = vector.extract %746[6] : f32 from vector<8xf32>
              %754 = vector.extract %746[7] : f32 from vector<8xf32>
              %755 = arith.addf %747, %751 : f32
              %756 = arith.addf %748, %752 : f32
              %757 = arith.addf %749, %753 : f32
              %758 = arith.addf %750, %754 : f32
              %759 = arith.addf %755, %757 : f32
              %760 = arith.addf %756, %758 : f32
              %761 = arith.addf %759, %760 : f32
              %762 = arith.addf %714#1, %761 : f32
              %763 = wave.opaque %762 : f32
              %764 = wave.opaque %373 : i32
              %765 = arith.cmpi sgt, %764, %296 : i32
              %766:2 = scf.if %765 -> (vector<4xi32>, vector<4xi32>) {
                %767 = arith.subi %318, %372 : i32
                %768 = arith.subi %767, %c48 : i32
                %769 = arith.minsi %768, %c47 : i32
                %770 = arith.maxsi %769, %c48 : i32
                %771 = arith.cmpi sgt, %770, %c48 : i32
                %772 = arith.select %771, %c65, %c48 : i32
                %773 = arith.ori %c48, %772 : i32
                %774 = arith.cmpi sgt, %770, %c39 : i32
                %775 = arith.select %774, %c65, %c48 : i32
                %776 = arith.ori %c48, %775 : i32
                %777 = arith.cmpi sgt, %770, %c66 : i32
                %778 = arith.select %777, %c67, %c48 : i32
                %779 = arith.ori %773, %778 : i32
                %780 = arith.cmpi sgt, %770, %c68 : i32
                %781 = arith.select %780, %c67, %c48 : i32
                %782 = arith.ori %776, %781 : i32
                %783 = arith.cmpi sgt, %770, %c69 : i32
                %784 = arith.select %783, %c70, %c48 : i32
                %785 = arith.ori %779, %784 : i32
                %786 = arith.cmpi sgt, %770, %c71 : i32
                %787 = arith.select %786, %c70, %c48 : i32
                %788 = arith.ori %782, %787 : i32
                %789 = arith.cmpi sgt, %770, %c72 : i32
                %790 = arith.select %789, %c73, %c48 : i32
                %791 = arith.ori %785, %790 : i32
                %792 = arith.cmpi sgt, %770, %c74 : i32
                %793 = arith.select %792, %c73, %c48 : i32
                %794 = arith.ori %788, %793 : i32
                %795 = arith.cmpi sgt, %770, %c75 : i32
                %796 = arith.select %795, %c65, %c48 : i32
                %797 = arith.ori %c48, %796 : i32
                %798 = arith.cmpi sgt, %770, %c76 : i32
                %799 = arith.select %798, %c65, %c48 : i32
                %800 = arith.ori %c48, %799 : i32
                %801 = arith.cmpi sgt, %770, %c77 : i32
                %802 = arith.select %801, %c67, %c48 : i32
                %803 = arith.ori %797, %802 : i32
                %804 = arith.cmpi sgt, %770, %c78 : i32
                %805 = arith.select %804, %c67, %c48 : i32
                %806 = arith.ori %800, %805 : i32
                %807 = arith.cmpi sgt, %770, %c79 : i32
                %808 = arith.select %807, %c70, %c48 : i32
                %809 = arith.ori %803, %808 : i32
                %810 = arith.cmpi sgt, %770, %c80 : i32
                %811 = arith.select %810, %c70, %c48 : i32
                %812 = arith.ori %806, %811 : i32
                %813 = arith.cmpi sgt, %770, %c32 : i32
                %814 = arith.select %813, %c73, %c48 : i32
                %815 = arith.ori %809, %814 : i32
                %816 = arith.cmpi sgt, %770, %c81 : i32
                %817 = arith.select %816, %c73, %c48 : i32
                %818 = arith.ori %812, %817 : i32
                %819 = vector.from_elements %791, %815, %794, %818 : vector<4xi32>
                %820 = arith.subi %767, %c47 : i32
                %821 = arith.minsi %820, %c47 : i32
                %822 = arith.maxsi %821, %c48 : i32
                %823 = arith.cmpi sgt, %822, %c48 : i32
                %824 = arith.select %823, %c65, %c48 : i32
                %825 = arith.ori %c48, %824 : i32
                %826 = arith.cmpi sgt, %822, %c39 : i32
                %827 = arith.select %826, %c65, %c48 : i32
                %828 = arith.ori %c48, %827 : i32
                %829 = arith.cmpi sgt, %822, %c66 : i32
                %830 = arith.select %829, %c67, %c48 : i32
                %831 = arith.ori %825, %830 : i32
                %832 = arith.cmpi sgt, %822, %c68 : i32
                %833 = arith.select %832, %c67, %c48 : i32
                %834 = arith.ori %828, %833 : i32
                %835 = arith.cmpi sgt, %822, %c69 : i32
                %836 = arith.select %835, %c70, %c48 : i32
                %837 = arith.ori %831, %836 : i32
                %838 = arith.cmpi sgt, %822, %c71 : i32
                %839 = arith.select %838, %c70, %c48 : i32
                %840 = arith.ori %834, %839 : i32
                %841 = arith.cmpi sgt, %822, %c72 : i32
                %842 = arith.select %841, %c73, %c48 : i32
                %843 = arith.ori %837, %842 : i32
                %844 = arith.cmpi sgt, %822, %c74 : i32
                %845 = arith.select %844, %c73, %c48 : i32
                %846 = arith.ori %840, %845 : i32
                %847 = arith.cmpi sgt, %822, %c75 : i32
                %848 = arith.select %847, %c65, %c48 : i32
                %849 = arith.ori %c48, %848 : i32
                %850 = arith.cmpi sgt, %822, %c76 : i32
                %851 = arith.select %850, %c65, %c48 : i32
                %852 = arith.ori %c48, %851 : i32
                %853 = arith.cmpi sgt, %822, %c77 : i32
                %854 = arith.select %853, %c67, %c48 : i32
                %855 = arith.ori %849, %854 : i32
                %856 = arith.cmpi sgt, %822, %c78 : i32
                %857 = arith.select %856, %c67, %c48 : i32
                %858 = arith.ori %852, %857 : i32
                %859 = arith.cmpi sgt, %822, %c79 : i32
                %860 = arith.select %859, %c70, %c48 : i32
                %861 = arith.ori %855, %860 : i32
                %862 = arith.cmpi sgt, %822, %c80 : i32
                %863 = arith.select %862, %c70, %c48 : i32
                %864 = arith.ori %858, %863 : i32
                %865 = arith.cmpi sgt, %822, %c32 : i32
                %866 = arith.select %865, %c73, %c48 : i32
                %867 = arith.ori %861, %866 : i32
                %868 = arith.cmpi sgt, %822, %c81 : i32
                %869 = arith.select %868, %c73, %c48 : i32
                %870 = arith.ori %864, %869 : i32
                %871 = vector.from_elements %843, %867, %846, %870 : vector<4xi32>
                scf.yield %819, %871 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %c64, %c64 : vector<4xi32>, vector<4xi32>
              }
              %872 = wave.opaque %373 : i32
              %873 = arith.cmpi sgt, %872, %296 : i32
              %874:2 = scf.if %873 -> (vector<4xi32>, vector<4xi32>) {
                %875 = arith.andi %501, %766#0 : vector<4xi32>
                %876 = arith.andi %503, %766#1 : vector<4xi32>
                scf.yield %875, %876 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %501, %503 : vector<4xi32>, vector<4xi32>
              }
              %877 = vector.bitcast %874#0 : vector<4xi32> to vector<16xi8>
              %878 = wave.fp8_decode "e4m3" packed %877 : vector<16xi8> -> vector<16xf16>
              %879 = wave.mma %878, %632, %608#2 : vector<16xf16>, vector<8xf32>
              %880 = wave.mma %878, %738, %714#2 : vector<16xf16>, vector<8xf32>
              %881 = vector.bitcast %874#1 : vector<4xi32> to vector<16xi8>
              %882 = wave.fp8_decode "e4m3" packed %881 : vector<16xi8> -> vector<16xf16>
              %883 = wave.mma %882, %639, %879 : vector<16xf16>, vector<8xf32>
              %884 = wave.mma %882, %745, %880 : vector<16xf16>, vector<8xf32>
              %885 = wave.opaque %883 : vector<8xf32>
              %886 = wave.opaque %884 : vector<8xf32>
              %887 = arith.addi %410, %c82 : index
              %888 = vector.load %kv[%887] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %889 = arith.addi %413, %c82 : index
              %890 = vector.load %kv[%889] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %891 = wave.opaque %373 : i32
              %892 = arith.cmpi sgt, %891, %296 : i32
              %893:2 = scf.if %892 -> (vector<4xi32>, vector<4xi32>) {
                %894 = arith.andi %523, %766#0 : vector<4xi32>
                %895 = arith.andi %525, %766#1 : vector<4xi32>
                scf.yield %894, %895 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %523, %525 : vector<4xi32>, vector<4xi32>
              }
              %896 = vector.bitcast %893#0 : vector<4xi32> to vector<16xi8>
              %897 = wave.fp8_decode "e4m3" packed %896 : vector<16xi8> -> vector<16xf16>
              %898 = wave.mma %897, %632, %608#3 : vector<16xf16>, vector<8xf32>
              %899 = wave.mma %897, %738, %714#3 : vector<16xf16>, vector<8xf32>
              %900 = vector.bitcast %893#1 : vector<4xi32> to vector<16xi8>
              %901 = wave.fp8_decode "e4m3" packed %900 : vector<16xi8> -> vector<16xf16>
              %902 = wave.mma %901, %639, %898 : vector<16xf16>, vector<8xf32>
              %903 = wave.mma %901, %745, %899 : vector<16xf16>, vector<8xf32>
              %904 = wave.opaque %902 : vector<8xf32>
              %905 = wave.opaque %903 : vector<8xf32>
              %906 = arith.addi %410, %c83 : index
              %907 = vector.load %kv[%906] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %908 = arith.addi %413, %c83 : index
              %909 = vector.load %kv[%908] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %910 = wave.opaque %373 : i32
              %911 = arith.cmpi sgt, %910, %296 : i32
              %912:2 = scf.if %911 -> (vector<4xi32>, vector<4xi32>) {
                %913 = arith.andi %545, %766#0 : vector<4xi32>
                %914 = arith.andi %547, %766#1 : vector<4xi32>
                scf.yield %913, %914 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %545, %547 : vector<4xi32>, vector<4xi32>
              }
              %915 = vector.bitcast %912#0 : vector<4xi32> to vector<16xi8>
              %916 = wave.fp8_decode "e4m3" packed %915 : vector<16xi8> -> vector<16xf16>
              %917 = wave.mma %916, %632, %608#4 : vector<16xf16>, vector<8xf32>
              %918 = wave.mma %916, %738, %714#4 : vector<16xf16>, vector<8xf32>
              %919 = vector.bitcast %912#1 : vector<4xi32> to vector<16xi8>
              %920 = wave.fp8_decode "e4m3" packed %919 : vector<16xi8> -> vector<16xf16>
              %921 = wave.mma %920, %639, %917 : vector<16xf16>, vector<8xf32>
              %922 = wave.mma %920, %745, %918 : vector<16xf16>, vector<8xf32>
              %923 = wave.opaque %921 : vector<8xf32>
              %924 = wave.opaque %922 : vector<8xf32>
              %925 = arith.addi %410, %c84 : index
              %926 = vector.load %kv[%925] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %927 = arith.addi %413, %c84 : index
              %928 = vector.load %kv[%927] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %929 = wave.opaque %373 : i32
              %930 = arith.cmpi sgt, %929, %296 : i32
              %931:2 = scf.if %930 -> (vector<4xi32>, vector<4xi32>) {
                %932 = arith.andi %888, %766#0 : vector<4xi32>
                %933 = arith.andi %890, %766#1 : vector<4xi32>
                scf.yield %932, %933 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %888, %890 : vector<4xi32>, vector<4xi32>
              }
              %934 = vector.bitcast %931#0 : vector<4xi32> to vector<16xi8>
              %935 = wave.fp8_decode "e4m3" packed %934 : vector<16xi8> -> vector<16xf16>
              %936 = wave.mma %935, %632, %608#5 : vector<16xf16>, vector<8xf32>
              %937 = wave.mma %935, %738, %714#5 : vector<16xf16>, vector<8xf32>
              %938 = vector.bitcast %931#1 : vector<4xi32> to vector<16xi8>
              %939 = wave.fp8_decode "e4m3" packed %938 : vector<16xi8> -> vector<16xf16>
              %940 = wave.mma %939, %639, %936 : vector<16xf16>, vector<8xf32>
              %941 = wave.mma %939, %745, %937 : vector<16xf16>, vector<8xf32>
              %942 = wave.opaque %940 : vector<8xf32>
              %943 = wave.opaque %941 : vector<8xf32>
              wave.pin
              %944 = wave.opaque %373 : i32
              %945 = arith.cmpi sgt, %944, %296 : i32
              %946:2 = scf.if %945 -> (vector<4xi32>, vector<4xi32>) {
                %947 = arith.andi %907, %766#0 : vector<4xi32>
                %948 = arith.andi %909, %766#1 : vector<4xi32>
                scf.yield %947, %948 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %907, %909 : vector<4xi32>, vector<4xi32>
              }
              %949 = vector.bitcast %946#0 : vector<4xi32> to vector<16xi8>
              %950 = wave.fp8_decode "e4m3" packed %949 : vector<16xi8> -> vector<16xf16>
              %951 = wave.mma %950, %632, %608#6 : vector<16xf16>, vector<8xf32>
              %952 = wave.mma %950, %738, %714#6 : vector<16xf16>, vector<8xf32>
              %953 = vector.bitcast %946#1 : vector<4xi32> to vector<16xi8>
              %954 = wave.fp8_decode "e4m3" packed %953 : vector<16xi8> -> vector<16xf16>
              %955 = wave.mma %954, %639, %951 : vector<16xf16>, vector<8xf32>
              %956 = wave.mma %954, %745, %952 : vector<16xf16>, vector<8xf32>
              %957 = wave.opaque %955 : vector<8xf32>
              %958 = wave.opaque %956 : vector<8xf32>
              wave.pin
              %959 = wave.opaque %373 : i32
              %960 = arith.cmpi slt, %959, %318 : i32
              %961:2 = scf.if %960 -> (vector<4xi32>, vector<4xi32>) {
                %962 = arith.addi %399, %35 : index
                %963 = arith.addi %962, %c10 : index
                %964 = vector.load %kv[%963] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %965 = arith.addi %407, %35 : index
                %966 = arith.addi %965, %c10 : index
                %967 = vector.load %kv[%966] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %964, %967 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %946#0, %946#1 : vector<4xi32>, vector<4xi32>
              }
              wave.pin
              %968 = wave.opaque %373 : i32
              %969 = arith.cmpi sgt, %968, %296 : i32
              %970:2 = scf.if %969 -> (vector<4xi32>, vector<4xi32>) {
                %971 = arith.andi %926, %766#0 : vector<4xi32>
                %972 = arith.andi %928, %766#1 : vector<4xi32>
                scf.yield %971, %972 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %926, %928 : vector<4xi32>, vector<4xi32>
              }
              %973 = vector.bitcast %970#0 : vector<4xi32> to vector<16xi8>
              %974 = wave.fp8_decode "e4m3" packed %973 : vector<16xi8> -> vector<16xf16>
              %975 = wave.mma %974, %632, %608#7 : vector<16xf16>, vector<8xf32>
              %976 = wave.mma %974, %738, %714#7 : vector<16xf16>, vector<8xf32>
              %977 = vector.bitcast %970#1 : vector<4xi32> to vector<16xi8>
              %978 = wave.fp8_decode "e4m3" packed %977 : vector<16xi8> -> vector<16xf16>
              %979 = wave.mma %978, %639, %975 : vector<16xf16>, vector<8xf32>
              %980 = wave.mma %978, %745, %976 : vector<16xf16>, vector<8xf32>
              %981 = wave.opaque %979 : vector<8xf32>
              %982 = wave.opaque %980 : vector<8xf32>
              wave.pin
              %983 = wave.opaque %373 : i32
              %984 = arith.cmpi slt, %983, %318 : i32
              %985:2 = scf.if %984 -> (vector<4xi32>, vector<4xi32>) {
                %986 = arith.addi %399, %35 : index
                %987 = arith.addi %986, %c24 : index
                %988 = vector.load %kv[%987] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %989 = arith.addi %407, %35 : index
                %990 = arith.addi %989, %c24 : index
                %991 = vector.load %kv[%990] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %988, %991 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %970#0, %970#1 : vector<4xi32>, vector<4xi32>
              }
              scf.yield %961#0, %961#1, %985#0, %985#1, %608#0, %657, %885, %904, %923, %942, %957, %981, %714#0, %763, %886, %905, %924, %943, %958, %982 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %992 = wave.opaque %c10 : index
            %993 = arith.addi %0, %992 : index
            %994 = arith.cmpi eq, %316, %313 : i32
            %995 = wave.swap_halves %370#5 : f32
            %996 = arith.addf %370#5, %995 : f32
            %997 = arith.addi %993, %c10 : index
            %998:2 = scf.if %994 -> (f32, f32) {
              scf.yield %c52, %c53 : f32, f32
            } else {
              %999 = arith.addi %997, %c10 : index
              %1000 = memref.load %8[%999] : memref<?xf32>
              %1001 = arith.addi %997, %c6 : index
              %1002 = memref.load %8[%1001] : memref<?xf32>
              scf.yield %1000, %1002 : f32, f32
            }
            %1003 = arith.maxnumf %998#0, %370#4 fastmath<nnan> : f32
            %1004 = arith.subf %998#0, %1003 : f32
            %1005 = wave.exp2 %1004 : f32
            %1006 = arith.subf %370#4, %1003 : f32
            %1007 = wave.exp2 %1006 : f32
            %1008 = arith.mulf %998#1, %1005 : f32
            %1009 = math.fma %996, %1007, %1008 : f32
            memref.store %1003, %8[%997] : memref<?xf32>
            %1010 = arith.addi %997, %c6 : index
            memref.store %1009, %8[%1010] : memref<?xf32>
            %1011 = vector.broadcast %1005 : f32 to vector<8xf32>
            %1012 = vector.broadcast %1007 : f32 to vector<8xf32>
            scf.if %994 {
              %1013 = arith.muli %993, %c13 : index
              %1014 = arith.addi %c10, %1013 : index
              %1015 = arith.addi %1014, %c10 : index
              %1016 = arith.addi %1015, %c10 : index
              %1017 = vector.shuffle %370#6, %370#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1017, %5[%1016] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1018 = vector.shuffle %370#6, %370#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1019 = arith.addi %1016, %c33 : index
              vector.store %1018, %5[%1019] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1020 = arith.addi %1015, %c34 : index
              %1021 = vector.shuffle %370#7, %370#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1021, %5[%1020] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1022 = vector.shuffle %370#7, %370#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1023 = arith.addi %1020, %c33 : index
              vector.store %1022, %5[%1023] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1024 = arith.addi %1015, %c35 : index
              %1025 = vector.shuffle %370#8, %370#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1025, %5[%1024] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1026 = vector.shuffle %370#8, %370#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1027 = arith.addi %1024, %c33 : index
              vector.store %1026, %5[%1027] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1028 = arith.addi %1015, %c17 : index
              %1029 = vector.shuffle %370#9, %370#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1029, %5[%1028] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1030 = vector.shuffle %370#9, %370#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1031 = arith.addi %1028, %c33 : index
              vector.store %1030, %5[%1031] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1032 = arith.addi %1015, %c36 : index
              %1033 = vector.shuffle %370#10, %370#10 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1033, %5[%1032] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1034 = vector.shuffle %370#10, %370#10 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1035 = arith.addi %1032, %c33 : index
              vector.store %1034, %5[%1035] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1036 = arith.addi %1015, %c37 : index
              %1037 = vector.shuffle %370#11, %370#11 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1037, %5[%1036] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1038 = vector.shuffle %370#11, %370#11 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1039 = arith.addi %1036, %c33 : index
              vector.store %1038, %5[%1039] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1040 = arith.muli %993, %c13 : index
              %1041 = arith.addi %c10, %1040 : index
              %1042 = arith.addi %1041, %c10 : index
              %1043 = arith.addi %1042, %c10 : index
              %1044 = vector.load %5[%1043] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1045 = arith.addi %1043, %c33 : index
              %1046 = vector.load %5[%1045] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1047 = vector.shuffle %1044, %1046 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1048 = arith.mulf %1047, %1011 : vector<8xf32>
              %1049 = math.fma %370#6, %1012, %1048 : vector<8xf32>
              %1050 = vector.shuffle %1049, %1049 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1050, %5[%1043] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1051 = vector.shuffle %1049, %1049 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1051, %5[%1045] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1052 = arith.addi %1042, %c34 : index
              %1053 = vector.load %5[%1052] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1054 = arith.addi %1052, %c33 : index
              %1055 = vector.load %5[%1054] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1056 = vector.shuffle %1053, %1055 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1057 = arith.mulf %1056, %1011 : vector<8xf32>
              %1058 = math.fma %370#7, %1012, %1057 : vector<8xf32>
              %1059 = vector.shuffle %1058, %1058 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1059, %5[%1052] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1060 = vector.shuffle %1058, %1058 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1060, %5[%1054] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1061 = arith.addi %1042, %c35 : index
              %1062 = vector.load %5[%1061] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1063 = arith.addi %1061, %c33 : index
              %1064 = vector.load %5[%1063] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1065 = vector.shuffle %1062, %1064 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1066 = arith.mulf %1065, %1011 : vector<8xf32>
              %1067 = math.fma %370#8, %1012, %1066 : vector<8xf32>
              %1068 = vector.shuffle %1067, %1067 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1068, %5[%1061] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1069 = vector.shuffle %1067, %1067 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1069, %5[%1063] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1070 = arith.addi %1042, %c17 : index
              %1071 = vector.load %5[%1070] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1072 = arith.addi %1070, %c33 : index
              %1073 = vector.load %5[%1072] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1074 = vector.shuffle %1071, %1073 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1075 = arith.mulf %1074, %1011 : vector<8xf32>
              %1076 = math.fma %370#9, %1012, %1075 : vector<8xf32>
              %1077 = vector.shuffle %1076, %1076 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1077, %5[%1070] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1078 = vector.shuffle %1076, %1076 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1078, %5[%1072] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1079 = arith.addi %1042, %c36 : index
              %1080 = vector.load %5[%1079] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1081 = arith.addi %1079, %c33 : index
              %1082 = vector.load %5[%1081] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1083 = vector.shuffle %1080, %1082 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1084 = arith.mulf %1083, %1011 : vector<8xf32>
              %1085 = math.fma %370#10, %1012, %1084 : vector<8xf32>
              %1086 = vector.shuffle %1085, %1085 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1086, %5[%1079] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1087 = vector.shuffle %1085, %1085 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1087, %5[%1081] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1088 = arith.addi %1042, %c37 : index
              %1089 = vector.load %5[%1088] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1090 = arith.addi %1088, %c33 : index
              %1091 = vector.load %5[%1090] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1092 = vector.shuffle %1089, %1091 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1093 = arith.mulf %1092, %1011 : vector<8xf32>
              %1094 = math.fma %370#11, %1012, %1093 : vector<8xf32>
              %1095 = vector.shuffle %1094, %1094 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1095, %5[%1088] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1096 = vector.shuffle %1094, %1094 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1096, %5[%1090] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
            %1097 = wave.swap_halves %370#13 : f32
            %1098 = arith.addf %370#13, %1097 : f32
            %1099 = arith.addi %993, %c24 : index
            %1100:2 = scf.if %994 -> (f32, f32) {
              scf.yield %c52, %c53 : f32, f32
            } else {
              %1101 = arith.addi %1099, %c10 : index
              %1102 = memref.load %8[%1101] : memref<?xf32>
              %1103 = arith.addi %1099, %c6 : index
              %1104 = memref.load %8[%1103] : memref<?xf32>
              scf.yield %1102, %1104 : f32, f32
            }
            %1105 = arith.maxnumf %1100#0, %370#12 fastmath<nnan> : f32
            %1106 = arith.subf %1100#0, %1105 : f32
            %1107 = wave.exp2 %1106 : f32
            %1108 = arith.subf %370#12, %1105 : f32
            %1109 = wave.exp2 %1108 : f32
            %1110 = arith.mulf %1100#1, %1107 : f32
            %1111 = math.fma %1098, %1109, %1110 : f32
            memref.store %1105, %8[%1099] : memref<?xf32>
            %1112 = arith.addi %1099, %c6 : index
            memref.store %1111, %8[%1112] : memref<?xf32>
            %1113 = vector.broadcast %1107 : f32 to vector<8xf32>
            %1114 = vector.broadcast %1109 : f32 to vector<8xf32>
            scf.if %994 {
              %1115 = arith.muli %993, %c13 : index
              %1116 = arith.addi %c10, %1115 : index
              %1117 = arith.addi %1116, %c40 : index
              %1118 = arith.addi %1117, %c10 : index
              %1119 = vector.shuffle %370#14, %370#14 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1119, %5[%1118] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1120 = vector.shuffle %370#14, %370#14 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1121 = arith.addi %1118, %c33 : index
              vector.store %1120, %5[%1121] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1122 = arith.addi %1117, %c34 : index
              %1123 = vector.shuffle %370#15, %370#15 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1123, %5[%1122] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1124 = vector.shuffle %370#15, %370#15 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1125 = arith.addi %1122, %c33 : index
              vector.store %1124, %5[%1125] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1126 = arith.addi %1117, %c35 : index
              %1127 = vector.shuffle %370#16, %370#16 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1127, %5[%1126] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1128 = vector.shuffle %370#16, %370#16 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1129 = arith.addi %1126, %c33 : index
              vector.store %1128, %5[%1129] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1130 = arith.addi %1117, %c17 : index
              %1131 = vector.shuffle %370#17, %370#17 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1131, %5[%1130] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1132 = vector.shuffle %370#17, %370#17 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1133 = arith.addi %1130, %c33 : index
              vector.store %1132, %5[%1133] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1134 = arith.addi %1117, %c36 : index
              %1135 = vector.shuffle %370#18, %370#18 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1135, %5[%1134] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1136 = vector.shuffle %370#18, %370#18 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1137 = arith.addi %1134, %c33 : index
              vector.store %1136, %5[%1137] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1138 = arith.addi %1117, %c37 : index
              %1139 = vector.shuffle %370#19, %370#19 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1139, %5[%1138] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1140 = vector.shuffle %370#19, %370#19 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1141 = arith.addi %1138, %c33 : index
              vector.store %1140, %5[%1141] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1142 = arith.muli %993, %c13 : index
              %1143 = arith.addi %c10, %1142 : index
              %1144 = arith.addi %1143, %c40 : index
              %1145 = arith.addi %1144, %c10 : index
              %1146 = vector.load %5[%1145] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1147 = arith.addi %1145, %c33 : index
              %1148 = vector.load %5[%1147] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1149 = vector.shuffle %1146, %1148 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1150 = arith.mulf %1149, %1113 : vector<8xf32>
              %1151 = math.fma %370#14, %1114, %1150 : vector<8xf32>
              %1152 = vector.shuffle %1151, %1151 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1152, %5[%1145] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1153 = vector.shuffle %1151, %1151 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1153, %5[%1147] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1154 = arith.addi %1144, %c34 : index
              %1155 = vector.load %5[%1154] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1156 = arith.addi %1154, %c33 : index
              %1157 = vector.load %5[%1156] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1158 = vector.shuffle %1155, %1157 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1159 = arith.mulf %1158, %1113 : vector<8xf32>
              %1160 = math.fma %370#15, %1114, %1159 : vector<8xf32>
              %1161 = vector.shuffle %1160, %1160 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1161, %5[%1154] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1162 = vector.shuffle %1160, %1160 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1162, %5[%1156] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1163 = arith.addi %1144, %c35 : index
              %1164 = vector.load %5[%1163] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1165 = arith.addi %1163, %c33 : index
              %1166 = vector.load %5[%1165] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1167 = vector.shuffle %1164, %1166 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1168 = arith.mulf %1167, %1113 : vector<8xf32>
              %1169 = math.fma %370#16, %1114, %1168 : vector<8xf32>
              %1170 = vector.shuffle %1169, %1169 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1170, %5[%1163] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1171 = vector.shuffle %1169, %1169 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1171, %5[%1165] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1172 = arith.addi %1144, %c17 : index
              %1173 = vector.load %5[%1172] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1174 = arith.addi %1172, %c33 : index
              %1175 = vector.load %5[%1174] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1176 = vector.shuffle %1173, %1175 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1177 = arith.mulf %1176, %1113 : vector<8xf32>
              %1178 = math.fma %370#17, %1114, %1177 : vector<8xf32>
              %1179 = vector.shuffle %1178, %1178 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1179, %5[%1172] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1180 = vector.shuffle %1178, %1178 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1180, %5[%1174] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1181 = arith.addi %1144, %c36 : index
              %1182 = vector.load %5[%1181] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1183 = arith.addi %1181, %c33 : index
              %1184 = vector.load %5[%1183] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1185 = vector.shuffle %1182, %1184 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1186 = arith.mulf %1185, %1113 : vector<8xf32>
              %1187 = math.fma %370#18, %1114, %1186 : vector<8xf32>
              %1188 = vector.shuffle %1187, %1187 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1188, %5[%1181] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1189 = vector.shuffle %1187, %1187 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1189, %5[%1183] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1190 = arith.addi %1144, %c37 : index
              %1191 = vector.load %5[%1190] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1192 = arith.addi %1190, %c33 : index
              %1193 = vector.load %5[%1192] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1194 = vector.shuffle %1191, %1193 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1195 = arith.mulf %1194, %1113 : vector<8xf32>
              %1196 = math.fma %370#19, %1114, %1195 : vector<8xf32>
              %1197 = vector.shuffle %1196, %1196 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1197, %5[%1190] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1198 = vector.shuffle %1196, %1196 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1198, %5[%1192] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1199 = arith.cmpi sgt, %305, %c50 : i32
          scf.if %1199 {
            %1200 = arith.cmpi eq, %313, %310 : i32
            %1201 = wave.opaque %c10 : index
            %1202 = arith.addi %0, %1201 : index
            %1203 = arith.addi %1202, %c10 : index
            %1204 = arith.addi %1203, %c10 : index
            %1205 = memref.load %8[%1204] : memref<?xf32>
            %1206 = arith.addi %1203, %c6 : index
            %1207 = memref.load %8[%1206] : memref<?xf32>
            %1208 = arith.addi %1202, %c33 : index
            %1209:2 = scf.if %1200 -> (f32, f32) {
              scf.yield %c52, %c53 : f32, f32
            } else {
              %1210 = arith.addi %1208, %c10 : index
              %1211 = memref.load %8[%1210] : memref<?xf32>
              %1212 = arith.addi %1208, %c6 : index
              %1213 = memref.load %8[%1212] : memref<?xf32>
              scf.yield %1211, %1213 : f32, f32
            }
            %1214 = arith.maxnumf %1209#0, %1205 fastmath<nnan> : f32
            %1215 = arith.subf %1209#0, %1214 : f32
            %1216 = wave.exp2 %1215 : f32
            %1217 = arith.subf %1205, %1214 : f32
            %1218 = wave.exp2 %1217 : f32
            %1219 = arith.mulf %1209#1, %1216 : f32
            %1220 = math.fma %1207, %1218, %1219 : f32
            memref.store %1214, %8[%1208] : memref<?xf32>
            %1221 = arith.addi %1208, %c6 : index
            memref.store %1220, %8[%1221] : memref<?xf32>
            %1222 = vector.broadcast %1216 : f32 to vector<8xf32>
            %1223 = vector.broadcast %1218 : f32 to vector<8xf32>
            scf.for %1224 = %c10 to %c85 step %c4 {
              %1225 = arith.muli %1202, %c13 : index
              %1226 = arith.addi %c10, %1225 : index
              %1227 = arith.addi %1226, %c10 : index
              %1228 = arith.muli %1224, %c34 : index
              %1229 = arith.addi %1227, %1228 : index
              %1230 = vector.load %5[%1229] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1231 = arith.addi %1229, %c33 : index
              %1232 = vector.load %5[%1231] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1233 = vector.shuffle %1230, %1232 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1200 {
                %1234 = arith.addi %16, %1225 : index
                %1235 = arith.addi %1234, %c10 : index
                %1236 = arith.addi %1235, %1228 : index
                %1237 = vector.shuffle %1233, %1233 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1237, %partial[%1236] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1238 = vector.shuffle %1233, %1233 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1239 = arith.addi %1236, %c33 : index
                vector.store %1238, %partial[%1239] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1240 = arith.addi %16, %1225 : index
                %1241 = arith.addi %1240, %c10 : index
                %1242 = arith.addi %1241, %1228 : index
                %1243 = vector.load %partial[%1242] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1244 = arith.addi %1242, %c33 : index
                %1245 = vector.load %partial[%1244] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1246 = vector.shuffle %1243, %1245 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1247 = arith.mulf %1246, %1222 : vector<8xf32>
                %1248 = math.fma %1233, %1223, %1247 : vector<8xf32>
                %1249 = vector.shuffle %1248, %1248 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1249, %partial[%1242] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1250 = vector.shuffle %1248, %1248 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1250, %partial[%1244] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
            %1251 = arith.addi %1202, %c24 : index
            %1252 = arith.addi %1251, %c10 : index
            %1253 = memref.load %8[%1252] : memref<?xf32>
            %1254 = arith.addi %1251, %c6 : index
            %1255 = memref.load %8[%1254] : memref<?xf32>
            %1256 = arith.addi %1202, %c57 : index
            %1257:2 = scf.if %1200 -> (f32, f32) {
              scf.yield %c52, %c53 : f32, f32
            } else {
              %1258 = arith.addi %1256, %c10 : index
              %1259 = memref.load %8[%1258] : memref<?xf32>
              %1260 = arith.addi %1256, %c6 : index
              %1261 = memref.load %8[%1260] : memref<?xf32>
              scf.yield %1259, %1261 : f32, f32
            }
            %1262 = arith.maxnumf %1257#0, %1253 fastmath<nnan> : f32
            %1263 = arith.subf %1257#0, %1262 : f32
            %1264 = wave.exp2 %1263 : f32
            %1265 = arith.subf %1253, %1262 : f32
            %1266 = wave.exp2 %1265 : f32
            %1267 = arith.mulf %1257#1, %1264 : f32
            %1268 = math.fma %1255, %1266, %1267 : f32
            memref.store %1262, %8[%1256] : memref<?xf32>
            %1269 = arith.addi %1256, %c6 : index
            memref.store %1268, %8[%1269] : memref<?xf32>
            %1270 = vector.broadcast %1264 : f32 to vector<8xf32>
            %1271 = vector.broadcast %1266 : f32 to vector<8xf32>
            scf.for %1272 = %c10 to %c85 step %c4 {
              %1273 = arith.muli %1202, %c13 : index
              %1274 = arith.addi %c10, %1273 : index
              %1275 = arith.addi %1274, %c40 : index
              %1276 = arith.muli %1272, %c34 : index
              %1277 = arith.addi %1275, %1276 : index
              %1278 = vector.load %5[%1277] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1279 = arith.addi %1277, %c33 : index
              %1280 = vector.load %5[%1279] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1281 = vector.shuffle %1278, %1280 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1200 {
                %1282 = arith.addi %16, %1273 : index
                %1283 = arith.addi %1282, %c40 : index
                %1284 = arith.addi %1283, %1276 : index
                %1285 = vector.shuffle %1281, %1281 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1285, %partial[%1284] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1286 = vector.shuffle %1281, %1281 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1287 = arith.addi %1284, %c33 : index
                vector.store %1286, %partial[%1287] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1288 = arith.addi %16, %1273 : index
                %1289 = arith.addi %1288, %c40 : index
                %1290 = arith.addi %1289, %1276 : index
                %1291 = vector.load %partial[%1290] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1292 = arith.addi %1290, %c33 : index
                %1293 = vector.load %partial[%1292] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1294 = vector.shuffle %1291, %1293 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1295 = arith.mulf %1294, %1270 : vector<8xf32>
                %1296 = math.fma %1281, %1271, %1295 : vector<8xf32>
                %1297 = vector.shuffle %1296, %1296 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1297, %partial[%1290] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1298 = vector.shuffle %1296, %1296 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1298, %partial[%1292] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %1299 = arith.cmpi sgt, %305, %c49 : i32
        scf.if %1299 {
          %1300 = arith.cmpi eq, %310, %c48 : i32
          %1301 = wave.opaque %c10 : index
          %1302 = arith.addi %0, %1301 : index
          %1303 = arith.addi %1302, %c33 : index
          %1304 = arith.addi %1303, %c10 : index
          %1305 = memref.load %8[%1304] : memref<?xf32>
          %1306 = arith.addi %1303, %c6 : index
          %1307 = memref.load %8[%1306] : memref<?xf32>
          %1308 = arith.addi %1302, %c34 : index
          %1309:2 = scf.if %1300 -> (f32, f32) {
            scf.yield %c52, %c53 : f32, f32
          } else {
            %1310 = arith.addi %1308, %c10 : index
            %1311 = memref.load %8[%1310] : memref<?xf32>
            %1312 = arith.addi %1308, %c6 : index
            %1313 = memref.load %8[%1312] : memref<?xf32>
            scf.yield %1311, %1313 : f32, f32
          }
          %1314 = arith.maxnumf %1309#0, %1305 fastmath<nnan> : f32
          %1315 = arith.subf %1309#0, %1314 : f32
          %1316 = wave.exp2 %1315 : f32
          %1317 = arith.subf %1305, %1314 : f32
          %1318 = wave.exp2 %1317 : f32
          %1319 = arith.mulf %1309#1, %1316 : f32
          %1320 = math.fma %1307, %1318, %1319 : f32
          memref.store %1314, %8[%1308] : memref<?xf32>
          %1321 = arith.addi %1308, %c6 : index
          memref.store %1320, %8[%1321] : memref<?xf32>
          %1322 = vector.broadcast %1316 : f32 to vector<8xf32>
          %1323 = vector.broadcast %1318 : f32 to vector<8xf32>
          scf.for %1324 = %c10 to %c85 step %c4 {
            %1325 = arith.muli %1302, %c13 : index
            %1326 = arith.addi %16, %1325 : index
            %1327 = arith.addi %1326, %c10 : index
            %1328 = arith.muli %1324, %c34 : index
            %1329 = arith.addi %1327, %1328 : index
            %1330 = vector.load %partial[%1329] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1331 = arith.addi %1329, %c33 : index
            %1332 = vector.load %partial[%1331] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1333 = vector.shuffle %1330, %1332 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1300 {
              %1334 = arith.addi %17, %1325 : index
              %1335 = arith.addi %1334, %c10 : index
              %1336 = arith.addi %1335, %1328 : index
              %1337 = vector.shuffle %1333, %1333 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1337, %partial[%1336] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1338 = vector.shuffle %1333, %1333 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1339 = arith.addi %1336, %c33 : index
              vector.store %1338, %partial[%1339] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1340 = arith.addi %17, %1325 : index
              %1341 = arith.addi %1340, %c10 : index
              %1342 = arith.addi %1341, %1328 : index
              %1343 = vector.load %partial[%1342] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1344 = arith.addi %1342, %c33 : index
              %1345 = vector.load %partial[%1344] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1346 = vector.shuffle %1343, %1345 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1347 = arith.mulf %1346, %1322 : vector<8xf32>
              %1348 = math.fma %1333, %1323, %1347 : vector<8xf32>
              %1349 = vector.shuffle %1348, %1348 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1349, %partial[%1342] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1350 = vector.shuffle %1348, %1348 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1350, %partial[%1344] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1351 = arith.addi %1302, %c57 : index
          %1352 = arith.addi %1351, %c10 : index
          %1353 = memref.load %8[%1352] : memref<?xf32>
          %1354 = arith.addi %1351, %c6 : index
          %1355 = memref.load %8[%1354] : memref<?xf32>
          %1356 = arith.addi %1302, %c58 : index
          %1357:2 = scf.if %1300 -> (f32, f32) {
            scf.yield %c52, %c53 : f32, f32
          } else {
            %1358 = arith.addi %1356, %c10 : index
            %1359 = memref.load %8[%1358] : memref<?xf32>
            %1360 = arith.addi %1356, %c6 : index
            %1361 = memref.load %8[%1360] : memref<?xf32>
            scf.yield %1359, %1361 : f32, f32
          }
          %1362 = arith.maxnumf %1357#0, %1353 fastmath<nnan> : f32
          %1363 = arith.subf %1357#0, %1362 : f32
          %1364 = wave.exp2 %1363 : f32
          %1365 = arith.subf %1353, %1362 : f32
          %1366 = wave.exp2 %1365 : f32
          %1367 = arith.mulf %1357#1, %1364 : f32
          %1368 = math.fma %1355, %1366, %1367 : f32
          memref.store %1362, %8[%1356] : memref<?xf32>
          %1369 = arith.addi %1356, %c6 : index
          memref.store %1368, %8[%1369] : memref<?xf32>
          %1370 = vector.broadcast %1364 : f32 to vector<8xf32>
          %1371 = vector.broadcast %1366 : f32 to vector<8xf32>
          scf.for %1372 = %c10 to %c85 step %c4 {
            %1373 = arith.muli %1302, %c13 : index
            %1374 = arith.addi %16, %1373 : index
            %1375 = arith.addi %1374, %c40 : index
            %1376 = arith.muli %1372, %c34 : index
            %1377 = arith.addi %1375, %1376 : index
            %1378 = vector.load %partial[%1377] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1379 = arith.addi %1377, %c33 : index
            %1380 = vector.load %partial[%1379] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1381 = vector.shuffle %1378, %1380 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1300 {
              %1382 = arith.addi %17, %1373 : index
              %1383 = arith.addi %1382, %c40 : index
              %1384 = arith.addi %1383, %1376 : index
              %1385 = vector.shuffle %1381, %1381 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1385, %partial[%1384] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1386 = vector.shuffle %1381, %1381 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1387 = arith.addi %1384, %c33 : index
              vector.store %1386, %partial[%1387] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1388 = arith.addi %17, %1373 : index
              %1389 = arith.addi %1388, %c40 : index
              %1390 = arith.addi %1389, %1376 : index
              %1391 = vector.load %partial[%1390] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1392 = arith.addi %1390, %c33 : index
              %1393 = vector.load %partial[%1392] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1394 = vector.shuffle %1391, %1393 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1395 = arith.mulf %1394, %1370 : vector<8xf32>
              %1396 = math.fma %1381, %1371, %1395 : vector<8xf32>
              %1397 = vector.shuffle %1396, %1396 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1397, %partial[%1390] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1398 = vector.shuffle %1396, %1396 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1398, %partial[%1392] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %1399 = wave.opaque %c10 : index
      %1400 = arith.addi %0, %1399 : index
      scf.if %308 {
        %1401 = arith.addi %1400, %c10 : index
        %1402 = arith.addi %1401, %c10 : index
        %1403 = memref.load %8[%1402] : memref<?xf32>
        %1404 = arith.addi %1401, %c6 : index
        %1405 = memref.load %8[%1404] : memref<?xf32>
        %1406 = arith.divf %c86, %1405 : f32
        %1407 = vector.broadcast %1406 : f32 to vector<8xf32>
        %1408 = arith.addi %15, %1399 : index
        %1409 = arith.addi %1408, %1 : index
        %1410 = arith.addi %1409, %c10 : index
        %1411 = arith.minsi %1410, %40 : index
        %1412 = arith.divui %1411, %groupSize : index
        %1413 = arith.addi %24, %1412 : index
        %1414 = arith.remui %1411, %groupSize : index
        %1415 = arith.addi %44, %1414 : index
        %1416 = arith.muli %1415, %c18 : index
        %1417 = arith.addi %1416, %51 : index
        %1418 = arith.muli %heads, %c18 : index
        scf.for %1419 = %c10 to %c85 step %c4 {
          %1420 = arith.muli %1419, %c3 : index
          %1421 = arith.addi %1420, %2 : index
          %1422 = arith.muli %13, %c18 : index
          %1423 = arith.addi %1422, %1421 : index
          %1424 = arith.addi %1423, %c10 : index
          %1425 = memref.load %factors[%1424] : memref<?xf32>
          %1426 = arith.addi %1423, %c11 : index
          %1427 = memref.load %factors[%1426] : memref<?xf32>
          %1428 = arith.addi %1423, %c13 : index
          %1429 = memref.load %factors[%1428] : memref<?xf32>
          %1430 = arith.addi %1423, %c85 : index
          %1431 = memref.load %factors[%1430] : memref<?xf32>
          %1432 = arith.addi %1423, %c19 : index
          %1433 = memref.load %factors[%1432] : memref<?xf32>
          %1434 = arith.addi %1423, %c88 : index
          %1435 = memref.load %factors[%1434] : memref<?xf32>
          %1436 = arith.addi %1423, %c89 : index
          %1437 = memref.load %factors[%1436] : memref<?xf32>
          %1438 = arith.addi %1423, %c90 : index
          %1439 = memref.load %factors[%1438] : memref<?xf32>
          %1440 = vector.from_elements %1425, %1427, %1429, %1431, %1433, %1435, %1437, %1439 : vector<8xf32>
          %1441 = arith.muli %kvHeads, %c18 : index
          %1442 = arith.addi %1423, %1441 : index
          %1443 = arith.addi %1442, %c10 : index
          %1444 = memref.load %factors[%1443] : memref<?xf32>
          %1445 = arith.addi %1442, %c11 : index
          %1446 = memref.load %factors[%1445] : memref<?xf32>
          %1447 = arith.addi %1442, %c13 : index
          %1448 = memref.load %factors[%1447] : memref<?xf32>
          %1449 = arith.addi %1442, %c85 : index
          %1450 = memref.load %factors[%1449] : memref<?xf32>
          %1451 = arith.addi %1442, %c19 : index
          %1452 = memref.load %factors[%1451] : memref<?xf32>
          %1453 = arith.addi %1442, %c88 : index
          %1454 = memref.load %factors[%1453] : memref<?xf32>
          %1455 = arith.addi %1442, %c89 : index
          %1456 = memref.load %factors[%1455] : memref<?xf32>
          %1457 = arith.addi %1442, %c90 : index
          %1458 = memref.load %factors[%1457] : memref<?xf32>
          %1459 = vector.from_elements %1444, %1446, %1448, %1450, %1452, %1454, %1456, %1458 : vector<8xf32>
          %1460 = arith.muli %1400, %c13 : index
          %1461 = arith.addi %c10, %1460 : index
          %1462 = arith.addi %1461, %c10 : index
          %1463 = arith.muli %1419, %c34 : index
          %1464 = arith.addi %1462, %1463 : index
          %1465 = vector.load %5[%1464] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1466 = arith.addi %1464, %c33 : index
          %1467 = vector.load %5[%1466] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1468 = vector.shuffle %1465, %1467 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1469 = arith.mulf %1468, %1407 : vector<8xf32>
          %1470 = math.fma %1469, %1440, %1459 : vector<8xf32>
          %1471 = arith.addf %1470, %c54 : vector<8xf32>
          %1472 = arith.minimumf %1471, %c91 : vector<8xf32>
          %1473 = arith.maximumf %1472, %c92 : vector<8xf32>
          %1474 = arith.truncf %1473 : vector<8xf32> to vector<8xf16>
          %1475 = vector.bitcast %1474 : vector<8xf16> to vector<4xi32>
          %1476 = vector.shuffle %1475, %1475 [0, 1] : vector<4xi32>, vector<4xi32>
          %1477 = vector.shuffle %1475, %1475 [2, 3] : vector<4xi32>, vector<4xi32>
          %1478 = arith.select %3, %1477, %1476 : vector<2xi32>
          %1479 = arith.select %3, %1476, %1477 : vector<2xi32>
          %1480 = wave.swap_halves %1479 : vector<2xi32>
          %1481 = arith.select %3, %1480, %1478 : vector<2xi32>
          %1482 = arith.select %3, %1478, %1480 : vector<2xi32>
          %1483 = vector.bitcast %1481 : vector<2xi32> to vector<4xf16>
          %1484 = vector.bitcast %1482 : vector<2xi32> to vector<4xf16>
          %1485 = vector.shuffle %1483, %1484 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1486 = arith.addi %1417, %1420 : index
          %1487 = arith.divui %1413, %outTileRows : index
          %1488 = arith.divui %1418, %c3 : index
          %1489 = arith.muli %1487, %1488 : index
          %1490 = arith.divui %1486, %c3 : index
          %1491 = arith.addi %1489, %1490 : index
          %1492 = arith.muli %1491, %c11 : index
          %1493 = arith.remui %1486, %c3 : index
          %1494 = arith.divui %1493, %c19 : index
          %1495 = arith.addi %1492, %1494 : index
          %1496 = arith.muli %outTileRows, %c19 : index
          %1497 = arith.muli %1495, %1496 : index
          %1498 = arith.remui %1413, %outTileRows : index
          %1499 = arith.muli %1498, %c19 : index
          %1500 = arith.addi %1497, %1499 : index
          %1501 = arith.remui %1486, %c19 : index
          %1502 = arith.addi %1500, %1501 : index
          %1503 = arith.cmpi slt, %1410, %36 : index
          scf.if %1503 {
            vector.store %1485, %out[%1502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
        %1504 = arith.addi %1400, %c24 : index
        %1505 = arith.addi %1504, %c10 : index
        %1506 = memref.load %8[%1505] : memref<?xf32>
        %1507 = arith.addi %1504, %c6 : index
        %1508 = memref.load %8[%1507] : memref<?xf32>
        %1509 = arith.divf %c86, %1508 : f32
        %1510 = vector.broadcast %1509 : f32 to vector<8xf32>
        %1511 = arith.addi %1409, %c3 : index
        %1512 = arith.minsi %1511, %40 : index
        %1513 = arith.divui %1512, %groupSize : index
        %1514 = arith.addi %24, %1513 : index
        %1515 = arith.remui %1512, %groupSize : index
        %1516 = arith.addi %44, %1515 : index
        %1517 = arith.muli %1516, %c18 : index
        %1518 = arith.addi %1517, %51 : index
        scf.for %1519 = %c10 to %c85 step %c4 {
          %1520 = arith.muli %1519, %c3 : index
          %1521 = arith.addi %1520, %2 : index
          %1522 = arith.muli %13, %c18 : index
          %1523 = arith.addi %1522, %1521 : index
          %1524 = arith.addi %1523, %c10 : index
          %1525 = memref.load %factors[%1524] : memref<?xf32>
          %1526 = arith.addi %1523, %c11 : index
          %1527 = memref.load %factors[%1526] : memref<?xf32>
          %1528 = arith.addi %1523, %c13 : index
          %1529 = memref.load %factors[%1528] : memref<?xf32>
          %1530 = arith.addi %1523, %c85 : index
          %1531 = memref.load %factors[%1530] : memref<?xf32>
          %1532 = arith.addi %1523, %c19 : index
          %1533 = memref.load %factors[%1532] : memref<?xf32>
          %1534 = arith.addi %1523, %c88 : index
          %1535 = memref.load %factors[%1534] : memref<?xf32>
          %1536 = arith.addi %1523, %c89 : index
          %1537 = memref.load %factors[%1536] : memref<?xf32>
          %1538 = arith.addi %1523, %c90 : index
          %1539 = memref.load %factors[%1538] : memref<?xf32>
          %1540 = vector.from_elements %1525, %1527, %1529, %1531, %1533, %1535, %1537, %1539 : vector<8xf32>
          %1541 = arith.muli %kvHeads, %c18 : index
          %1542 = arith.addi %1523, %1541 : index
          %1543 = arith.addi %1542, %c10 : index
          %1544 = memref.load %factors[%1543] : memref<?xf32>
          %1545 = arith.addi %1542, %c11 : index
          %1546 = memref.load %factors[%1545] : memref<?xf32>
          %1547 = arith.addi %1542, %c13 : index
          %1548 = memref.load %factors[%1547] : memref<?xf32>
          %1549 = arith.addi %1542, %c85 : index
          %1550 = memref.load %factors[%1549] : memref<?xf32>
          %1551 = arith.addi %1542, %c19 : index
          %1552 = memref.load %factors[%1551] : memref<?xf32>
          %1553 = arith.addi %1542, %c88 : index
          %1554 = memref.load %factors[%1553] : memref<?xf32>
          %1555 = arith.addi %1542, %c89 : index
          %1556 = memref.load %factors[%1555] : memref<?xf32>
          %1557 = arith.addi %1542, %c90 : index
          %1558 = memref.load %factors[%1557] : memref<?xf32>
          %1559 = vector.from_elements %1544, %1546, %1548, %1550, %1552, %1554, %1556, %1558 : vector<8xf32>
          %1560 = arith.muli %1400, %c13 : index
          %1561 = arith.addi %c10, %1560 : index
          %1562 = arith.addi %1561, %c40 : index
          %1563 = arith.muli %1519, %c34 : index
          %1564 = arith.addi %1562, %1563 : index
          %1565 = vector.load %5[%1564] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1566 = arith.addi %1564, %c33 : index
          %1567 = vector.load %5[%1566] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1568 = vector.shuffle %1565, %1567 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1569 = arith.mulf %1568, %1510 : vector<8xf32>
          %1570 = math.fma %1569, %1540, %1559 : vector<8xf32>
          %1571 = arith.addf %1570, %c54 : vector<8xf32>
          %1572 = arith.minimumf %1571, %c91 : vector<8xf32>
          %1573 = arith.maximumf %1572, %c92 : vector<8xf32>
          %1574 = arith.truncf %1573 : vector<8xf32> to vector<8xf16>
          %1575 = vector.bitcast %1574 : vector<8xf16> to vector<4xi32>
          %1576 = vector.shuffle %1575, %1575 [0, 1] : vector<4xi32>, vector<4xi32>
          %1577 = vector.shuffle %1575, %1575 [2, 3] : vector<4xi32>, vector<4xi32>
          %1578 = arith.select %3, %1577, %1576 : vector<2xi32>
          %1579 = arith.select %3, %1576, %1577 : vector<2xi32>
          %1580 = wave.swap_halves %1579 : vector<2xi32>
          %1581 = arith.select %3, %1580, %1578 : vector<2xi32>
          %1582 = arith.select %3, %1578, %1580 : vector<2xi32>
          %1583 = vector.bitcast %1581 : vector<2xi32> to vector<4xf16>
          %1584 = vector.bitcast %1582 : vector<2xi32> to vector<4xf16>
          %1585 = vector.shuffle %1583, %1584 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1586 = arith.addi %1518, %1520 : index
          %1587 = arith.divui %1514, %outTileRows : index
          %1588 = arith.divui %1418, %c3 : index
          %1589 = arith.muli %1587, %1588 : index
          %1590 = arith.divui %1586, %c3 : index
          %1591 = arith.addi %1589, %1590 : index
          %1592 = arith.muli %1591, %c11 : index
          %1593 = arith.remui %1586, %c3 : index
          %1594 = arith.divui %1593, %c19 : index
          %1595 = arith.addi %1592, %1594 : index
          %1596 = arith.muli %outTileRows, %c19 : index
          %1597 = arith.muli %1595, %1596 : index
          %1598 = arith.remui %1514, %outTileRows : index
          %1599 = arith.muli %1598, %c19 : index
          %1600 = arith.addi %1597, %1599 : index
          %1601 = arith.remui %1586, %c19 : index
          %1602 = arith.addi %1600, %1601 : index
          %1603 = arith.cmpi slt, %1511, %36 : index
          scf.if %1603 {
            vector.store %1585, %out[%1602] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %309 {
          %1604 = arith.addi %1400, %c33 : index
          %1605 = arith.addi %1604, %c10 : index
          %1606 = memref.load %8[%1605] : memref<?xf32>
          %1607 = arith.addi %1604, %c6 : index
          %1608 = memref.load %8[%1607] : memref<?xf32>
          %1609 = arith.divf %c86, %1608 : f32
          %1610 = vector.broadcast %1609 : f32 to vector<8xf32>
          %1611 = arith.addi %15, %1399 : index
          %1612 = arith.addi %1611, %1 : index
          %1613 = arith.addi %1612, %c10 : index
          %1614 = arith.minsi %1613, %40 : index
          %1615 = arith.divui %1614, %groupSize : index
          %1616 = arith.addi %24, %1615 : index
          %1617 = arith.remui %1614, %groupSize : index
          %1618 = arith.addi %44, %1617 : index
          %1619 = arith.muli %1618, %c18 : index
          %1620 = arith.addi %1619, %51 : index
          %1621 = arith.muli %heads, %c18 : index
          scf.for %1622 = %c10 to %c85 step %c4 {
            %1623 = arith.muli %1622, %c3 : index
            %1624 = arith.addi %1623, %2 : index
            %1625 = arith.muli %13, %c18 : index
            %1626 = arith.addi %1625, %1624 : index
            %1627 = arith.addi %1626, %c10 : index
            %1628 = memref.load %factors[%1627] : memref<?xf32>
            %1629 = arith.addi %1626, %c11 : index
            %1630 = memref.load %factors[%1629] : memref<?xf32>
            %1631 = arith.addi %1626, %c13 : index
            %1632 = memref.load %factors[%1631] : memref<?xf32>
            %1633 = arith.addi %1626, %c85 : index
            %1634 = memref.load %factors[%1633] : memref<?xf32>
            %1635 = arith.addi %1626, %c19 : index
            %1636 = memref.load %factors[%1635] : memref<?xf32>
            %1637 = arith.addi %1626, %c88 : index
            %1638 = memref.load %factors[%1637] : memref<?xf32>
            %1639 = arith.addi %1626, %c89 : index
            %1640 = memref.load %factors[%1639] : memref<?xf32>
            %1641 = arith.addi %1626, %c90 : index
            %1642 = memref.load %factors[%1641] : memref<?xf32>
            %1643 = vector.from_elements %1628, %1630, %1632, %1634, %1636, %1638, %1640, %1642 : vector<8xf32>
            %1644 = arith.muli %kvHeads, %c18 : index
            %1645 = arith.addi %1626, %1644 : index
            %1646 = arith.addi %1645, %c10 : index
            %1647 = memref.load %factors[%1646] : memref<?xf32>
            %1648 = arith.addi %1645, %c11 : index
            %1649 = memref.load %factors[%1648] : memref<?xf32>
            %1650 = arith.addi %1645, %c13 : index
            %1651 = memref.load %factors[%1650] : memref<?xf32>
            %1652 = arith.addi %1645, %c85 : index
            %1653 = memref.load %factors[%1652] : memref<?xf32>
            %1654 = arith.addi %1645, %c19 : index
            %1655 = memref.load %factors[%1654] : memref<?xf32>
            %1656 = arith.addi %1645, %c88 : index
            %1657 = memref.load %factors[%1656] : memref<?xf32>
            %1658 = arith.addi %1645, %c89 : index
            %1659 = memref.load %factors[%1658] : memref<?xf32>
            %1660 = arith.addi %1645, %c90 : index
            %1661 = memref.load %factors[%1660] : memref<?xf32>
            %1662 = vector.from_elements %1647, %1649, %1651, %1653, %1655, %1657, %1659, %1661 : vector<8xf32>
            %1663 = arith.muli %1400, %c13 : index
            %1664 = arith.addi %16, %1663 : index
            %1665 = arith.addi %1664, %c10 : index
            %1666 = arith.muli %1622, %c34 : index
            %1667 = arith.addi %1665, %1666 : index
            %1668 = vector.load %partial[%1667] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1669 = arith.addi %1667, %c33 : index
            %1670 = vector.load %partial[%1669] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1671 = vector.shuffle %1668, %1670 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1672 = arith.mulf %1671, %1610 : vector<8xf32>
            %1673 = math.fma %1672, %1643, %1662 : vector<8xf32>
            %1674 = arith.addf %1673, %c54 : vector<8xf32>
            %1675 = arith.minimumf %1674, %c91 : vector<8xf32>
            %1676 = arith.maximumf %1675, %c92 : vector<8xf32>
            %1677 = arith.truncf %1676 : vector<8xf32> to vector<8xf16>
            %1678 = vector.bitcast %1677 : vector<8xf16> to vector<4xi32>
            %1679 = vector.shuffle %1678, %1678 [0, 1] : vector<4xi32>, vector<4xi32>
            %1680 = vector.shuffle %1678, %1678 [2, 3] : vector<4xi32>, vector<4xi32>
            %1681 = arith.select %3, %1680, %1679 : vector<2xi32>
            %1682 = arith.select %3, %1679, %1680 : vector<2xi32>
            %1683 = wave.swap_halves %1682 : vector<2xi32>
            %1684 = arith.select %3, %1683, %1681 : vector<2xi32>
            %1685 = arith.select %3, %1681, %1683 : vector<2xi32>
            %1686 = vector.bitcast %1684 : vector<2xi32> to vector<4xf16>
            %1687 = vector.bitcast %1685 : vector<2xi32> to vector<4xf16>
            %1688 = vector.shuffle %1686, %1687 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1689 = arith.addi %1620, %1623 : index
            %1690 = arith.divui %1616, %outTileRows : index
            %1691 = arith.divui %1621, %c3 : index
            %1692 = arith.muli %1690, %1691 : index
            %1693 = arith.divui %1689, %c3 : index
            %1694 = arith.addi %1692, %1693 : index
            %1695 = arith.muli %1694, %c11 : index
            %1696 = arith.remui %1689, %c3 : index
            %1697 = arith.divui %1696, %c19 : index
            %1698 = arith.addi %1695, %1697 : index
            %1699 = arith.muli %outTileRows, %c19 : index
            %1700 = arith.muli %1698, %1699 : index
            %1701 = arith.remui %1616, %outTileRows : index
            %1702 = arith.muli %1701, %c19 : index
            %1703 = arith.addi %1700, %1702 : index
            %1704 = arith.remui %1689, %c19 : index
            %1705 = arith.addi %1703, %1704 : index
            %1706 = arith.cmpi slt, %1613, %36 : index
            scf.if %1706 {
              vector.store %1688, %out[%1705] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1707 = arith.addi %1400, %c57 : index
          %1708 = arith.addi %1707, %c10 : index
          %1709 = memref.load %8[%1708] : memref<?xf32>
          %1710 = arith.addi %1707, %c6 : index
          %1711 = memref.load %8[%1710] : memref<?xf32>
          %1712 = arith.divf %c86, %1711 : f32
          %1713 = vector.broadcast %1712 : f32 to vector<8xf32>
          %1714 = arith.addi %1612, %c3 : index
          %1715 = arith.minsi %1714, %40 : index
          %1716 = arith.divui %1715, %groupSize : index
          %1717 = arith.addi %24, %1716 : index
          %1718 = arith.remui %1715, %groupSize : index
          %1719 = arith.addi %44, %1718 : index
          %1720 = arith.muli %1719, %c18 : index
          %1721 = arith.addi %1720, %51 : index
          scf.for %1722 = %c10 to %c85 step %c4 {
            %1723 = arith.muli %1722, %c3 : index
            %1724 = arith.addi %1723, %2 : index
            %1725 = arith.muli %13, %c18 : index
            %1726 = arith.addi %1725, %1724 : index
            %1727 = arith.addi %1726, %c10 : index
            %1728 = memref.load %factors[%1727] : memref<?xf32>
            %1729 = arith.addi %1726, %c11 : index
            %1730 = memref.load %factors[%1729] : memref<?xf32>
            %1731 = arith.addi %1726, %c13 : index
            %1732 = memref.load %factors[%1731] : memref<?xf32>
            %1733 = arith.addi %1726, %c85 : index
            %1734 = memref.load %factors[%1733] : memref<?xf32>
            %1735 = arith.addi %1726, %c19 : index
            %1736 = memref.load %factors[%1735] : memref<?xf32>
            %1737 = arith.addi %1726, %c88 : index
            %1738 = memref.load %factors[%1737] : memref<?xf32>
            %1739 = arith.addi %1726, %c89 : index
            %1740 = memref.load %factors[%1739] : memref<?xf32>
            %1741 = arith.addi %1726, %c90 : index
            %1742 = memref.load %factors[%1741] : memref<?xf32>
            %1743 = vector.from_elements %1728, %1730, %1732, %1734, %1736, %1738, %1740, %1742 : vector<8xf32>
            %1744 = arith.muli %kvHeads, %c18 : index
            %1745 = arith.addi %1726, %1744 : index
            %1746 = arith.addi %1745, %c10 : index
            %1747 = memref.load %factors[%1746] : memref<?xf32>
            %1748 = arith.addi %1745, %c11 : index
            %1749 = memref.load %factors[%1748] : memref<?xf32>
            %1750 = arith.addi %1745, %c13 : index
            %1751 = memref.load %factors[%1750] : memref<?xf32>
            %1752 = arith.addi %1745, %c85 : index
            %1753 = memref.load %factors[%1752] : memref<?xf32>
            %1754 = arith.addi %1745, %c19 : index
            %1755 = memref.load %factors[%1754] : memref<?xf32>
            %1756 = arith.addi %1745, %c88 : index
            %1757 = memref.load %factors[%1756] : memref<?xf32>
            %1758 = arith.addi %1745, %c89 : index
            %1759 = memref.load %factors[%1758] : memref<?xf32>
            %1760 = arith.addi %1745, %c90 : index
            %1761 = memref.load %factors[%1760] : memref<?xf32>
            %1762 = vector.from_elements %1747, %1749, %1751, %1753, %1755, %1757, %1759, %1761 : vector<8xf32>
            %1763 = arith.muli %1400, %c13 : index
            %1764 = arith.addi %16, %1763 : index
            %1765 = arith.addi %1764, %c40 : index
            %1766 = arith.muli %1722, %c34 : index
            %1767 = arith.addi %1765, %1766 : index
            %1768 = vector.load %partial[%1767] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1769 = arith.addi %1767, %c33 : index
            %1770 = vector.load %partial[%1769] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1771 = vector.shuffle %1768, %1770 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1772 = arith.mulf %1771, %1713 : vector<8xf32>
            %1773 = math.fma %1772, %1743, %1762 : vector<8xf32>
            %1774 = arith.addf %1773, %c54 : vector<8xf32>
            %1775 = arith.minimumf %1774, %c91 : vector<8xf32>
            %1776 = arith.maximumf %1775, %c92 : vector<8xf32>
            %1777 = arith.truncf %1776 : vector<8xf32> to vector<8xf16>
            %1778 = vector.bitcast %1777 : vector<8xf16> to vector<4xi32>
            %1779 = vector.shuffle %1778, %1778 [0, 1] : vector<4xi32>, vector<4xi32>
            %1780 = vector.shuffle %1778, %1778 [2, 3] : vector<4xi32>, vector<4xi32>
            %1781 = arith.select %3, %1780, %1779 : vector<2xi32>
            %1782 = arith.select %3, %1779, %1780 : vector<2xi32>
            %1783 = wave.swap_halves %1782 : vector<2xi32>
            %1784 = arith.select %3, %1783, %1781 : vector<2xi32>
            %1785 = arith.select %3, %1781, %1783 : vector<2xi32>
            %1786 = vector.bitcast %1784 : vector<2xi32> to vector<4xf16>
            %1787 = vector.bitcast %1785 : vector<2xi32> to vector<4xf16>
            %1788 = vector.shuffle %1786, %1787 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1789 = arith.addi %1721, %1723 : index
            %1790 = arith.divui %1717, %outTileRows : index
            %1791 = arith.divui %1621, %c3 : index
            %1792 = arith.muli %1790, %1791 : index
            %1793 = arith.divui %1789, %c3 : index
            %1794 = arith.addi %1792, %1793 : index
            %1795 = arith.muli %1794, %c11 : index
            %1796 = arith.remui %1789, %c3 : index
            %1797 = arith.divui %1796, %c19 : index
            %1798 = arith.addi %1795, %1797 : index
            %1799 = arith.muli %outTileRows, %c19 : index
            %1800 = arith.muli %1798, %1799 : index
            %1801 = arith.remui %1717, %outTileRows : index
            %1802 = arith.muli %1801, %c19 : index
            %1803 = arith.addi %1800, %1802 : index
            %1804 = arith.remui %1789, %c19 : index
            %1805 = arith.addi %1803, %1804 : index
            %1806 = arith.cmpi slt, %1714, %36 : index
            scf.if %1806 {
              vector.store %1788, %out[%1805] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %1807 = arith.addi %1400, %c34 : index
          %1808 = arith.addi %1807, %c10 : index
          %1809 = memref.load %8[%1808] : memref<?xf32>
          %1810 = arith.addi %1807, %c6 : index
          %1811 = memref.load %8[%1810] : memref<?xf32>
          %1812 = arith.divf %c86, %1811 : f32
          %1813 = vector.broadcast %1812 : f32 to vector<8xf32>
          %1814 = arith.addi %15, %1399 : index
          %1815 = arith.addi %1814, %1 : index
          %1816 = arith.addi %1815, %c10 : index
          %1817 = arith.minsi %1816, %40 : index
          %1818 = arith.divui %1817, %groupSize : index
          %1819 = arith.addi %24, %1818 : index
          %1820 = arith.remui %1817, %groupSize : index
          %1821 = arith.addi %44, %1820 : index
          %1822 = arith.muli %1821, %c18 : index
          %1823 = arith.addi %1822, %51 : index
          %1824 = arith.muli %heads, %c18 : index
          scf.for %1825 = %c10 to %c85 step %c4 {
            %1826 = arith.muli %1825, %c3 : index
            %1827 = arith.addi %1826, %2 : index
            %1828 = arith.muli %13, %c18 : index
            %1829 = arith.addi %1828, %1827 : index
            %1830 = arith.addi %1829, %c10 : index
            %1831 = memref.load %factors[%1830] : memref<?xf32>
            %1832 = arith.addi %1829, %c11 : index
            %1833 = memref.load %factors[%1832] : memref<?xf32>
            %1834 = arith.addi %1829, %c13 : index
            %1835 = memref.load %factors[%1834] : memref<?xf32>
            %1836 = arith.addi %1829, %c85 : index
            %1837 = memref.load %factors[%1836] : memref<?xf32>
            %1838 = arith.addi %1829, %c19 : index
            %1839 = memref.load %factors[%1838] : memref<?xf32>
            %1840 = arith.addi %1829, %c88 : index
            %1841 = memref.load %factors[%1840] : memref<?xf32>
            %1842 = arith.addi %1829, %c89 : index
            %1843 = memref.load %factors[%1842] : memref<?xf32>
            %1844 = arith.addi %1829, %c90 : index
            %1845 = memref.load %factors[%1844] : memref<?xf32>
            %1846 = vector.from_elements %1831, %1833, %1835, %1837, %1839, %1841, %1843, %1845 : vector<8xf32>
            %1847 = arith.muli %kvHeads, %c18 : index
            %1848 = arith.addi %1829, %1847 : index
            %1849 = arith.addi %1848, %c10 : index
            %1850 = memref.load %factors[%1849] : memref<?xf32>
            %1851 = arith.addi %1848, %c11 : index
            %1852 = memref.load %factors[%1851] : memref<?xf32>
            %1853 = arith.addi %1848, %c13 : index
            %1854 = memref.load %factors[%1853] : memref<?xf32>
            %1855 = arith.addi %1848, %c85 : index
            %1856 = memref.load %factors[%1855] : memref<?xf32>
            %1857 = arith.addi %1848, %c19 : index
            %1858 = memref.load %factors[%1857] : memref<?xf32>
            %1859 = arith.addi %1848, %c88 : index
            %1860 = memref.load %factors[%1859] : memref<?xf32>
            %1861 = arith.addi %1848, %c89 : index
            %1862 = memref.load %factors[%1861] : memref<?xf32>
            %1863 = arith.addi %1848, %c90 : index
            %1864 = memref.load %factors[%1863] : memref<?xf32>
            %1865 = vector.from_elements %1850, %1852, %1854, %1856, %1858, %1860, %1862, %1864 : vector<8xf32>
            %1866 = arith.muli %1400, %c13 : index
            %1867 = arith.addi %17, %1866 : index
            %1868 = arith.addi %1867, %c10 : index
            %1869 = arith.muli %1825, %c34 : index
            %1870 = arith.addi %1868, %1869 : index
            %1871 = vector.load %partial[%1870] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1872 = arith.addi %1870, %c33 : index
            %1873 = vector.load %partial[%1872] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1874 = vector.shuffle %1871, %1873 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1875 = arith.mulf %1874, %1813 : vector<8xf32>
            %1876 = math.fma %1875, %1846, %1865 : vector<8xf32>
            %1877 = arith.addf %1876, %c54 : vector<8xf32>
            %1878 = arith.minimumf %1877, %c91 : vector<8xf32>
            %1879 = arith.maximumf %1878, %c92 : vector<8xf32>
            %1880 = arith.truncf %1879 : vector<8xf32> to vector<8xf16>
            %1881 = vector.bitcast %1880 : vector<8xf16> to vector<4xi32>
            %1882 = vector.shuffle %1881, %1881 [0, 1] : vector<4xi32>, vector<4xi32>
            %1883 = vector.shuffle %1881, %1881 [2, 3] : vector<4xi32>, vector<4xi32>
            %1884 = arith.select %3, %1883, %1882 : vector<2xi32>
            %1885 = arith.select %3, %1882, %1883 : vector<2xi32>
            %1886 = wave.swap_halves %1885 : vector<2xi32>
            %1887 = arith.select %3, %1886, %1884 : vector<2xi32>
            %1888 = arith.select %3, %1884, %1886 : vector<2xi32>
            %1889 = vector.bitcast %1887 : vector<2xi32> to vector<4xf16>
            %1890 = vector.bitcast %1888 : vector<2xi32> to vector<4xf16>
            %1891 = vector.shuffle %1889, %1890 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1892 = arith.addi %1823, %1826 : index
            %1893 = arith.divui %1819, %outTileRows : index
            %1894 = arith.divui %1824, %c3 : index
            %1895 = arith.muli %1893, %1894 : index
            %1896 = arith.divui %1892, %c3 : index
            %1897 = arith.addi %1895, %1896 : index
            %1898 = arith.muli %1897, %c11 : index
            %1899 = arith.remui %1892, %c3 : index
            %1900 = arith.divui %1899, %c19 : index
            %1901 = arith.addi %1898, %1900 : index
            %1902 = arith.muli %outTileRows, %c19 : index
            %1903 = arith.muli %1901, %1902 : index
            %1904 = arith.remui %1819, %outTileRows : index
            %1905 = arith.muli %1904, %c19 : index
            %1906 = arith.addi %1903, %1905 : index
            %1907 = arith.remui %1892, %c19 : index
            %1908 = arith.addi %1906, %1907 : index
            %1909 = arith.cmpi slt, %1816, %36 : index
            scf.if %1909 {
              vector.store %1891, %out[%1908] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1910 = arith.addi %1400, %c58 : index
          %1911 = arith.addi %1910, %c10 : index
          %1912 = memref.load %8[%1911] : memref<?xf32>
          %1913 = arith.addi %1910, %c6 : index
          %1914 = memref.load %8[%1913] : memref<?xf32>
          %1915 = arith.divf %c86, %1914 : f32
          %1916 = vector.broadcast %1915 : f32 to vector<8xf32>
          %1917 = arith.addi %1815, %c3 : index
          %1918 = arith.minsi %1917, %40 : index
          %1919 = arith.divui %1918, %groupSize : index
          %1920 = arith.addi %24, %1919 : index
          %1921 = arith.remui %1918, %groupSize : index
          %1922 = arith.addi %44, %1921 : index
          %1923 = arith.muli %1922, %c18 : index
          %1924 = arith.addi %1923, %51 : index
          scf.for %1925 = %c10 to %c85 step %c4 {
            %1926 = arith.muli %1925, %c3 : index
            %1927 = arith.addi %1926, %2 : index
            %1928 = arith.muli %13, %c18 : index
            %1929 = arith.addi %1928, %1927 : index
            %1930 = arith.addi %1929, %c10 : index
            %1931 = memref.load %factors[%1930] : memref<?xf32>
            %1932 = arith.addi %1929, %c11 : index
            %1933 = memref.load %factors[%1932] : memref<?xf32>
            %1934 = arith.addi %1929, %c13 : index
            %1935 = memref.load %factors[%1934] : memref<?xf32>
            %1936 = arith.addi %1929, %c85 : index
            %1937 = memref.load %factors[%1936] : memref<?xf32>
            %1938 = arith.addi %1929, %c19 : index
            %1939 = memref.load %factors[%1938] : memref<?xf32>
            %1940 = arith.addi %1929, %c88 : index
            %1941 = memref.load %factors[%1940] : memref<?xf32>
            %1942 = arith.addi %1929, %c89 : index
            %1943 = memref.load %factors[%1942] : memref<?xf32>
            %1944 = arith.addi %1929, %c90 : index
            %1945 = memref.load %factors[%1944] : memref<?xf32>
            %1946 = vector.from_elements %1931, %1933, %1935, %1937, %1939, %1941, %1943, %1945 : vector<8xf32>
            %1947 = arith.muli %kvHeads, %c18 : index
            %1948 = arith.addi %1929, %1947 : index
            %1949 = arith.addi %1948, %c10 : index
            %1950 = memref.load %factors[%1949] : memref<?xf32>
            %1951 = arith.addi %1948, %c11 : index
            %1952 = memref.load %factors[%1951] : memref<?xf32>
            %1953 = arith.addi %1948, %c13 : index
            %1954 = memref.load %factors[%1953] : memref<?xf32>
            %1955 = arith.addi %1948, %c85 : index
            %1956 = memref.load %factors[%1955] : memref<?xf32>
            %1957 = arith.addi %1948, %c19 : index
            %1958 = memref.load %factors[%1957] : memref<?xf32>
            %1959 = arith.addi %1948, %c88 : index
            %1960 = memref.load %factors[%1959] : memref<?xf32>
            %1961 = arith.addi %1948, %c89 : index
            %1962 = memref.load %factors[%1961] : memref<?xf32>
            %1963 = arith.addi %1948, %c90 : index
            %1964 = memref.load %factors[%1963] : memref<?xf32>
            %1965 = vector.from_elements %1950, %1952, %1954, %1956, %1958, %1960, %1962, %1964 : vector<8xf32>
            %1966 = arith.muli %1400, %c13 : index
            %1967 = arith.addi %17, %1966 : index
            %1968 = arith.addi %1967, %c40 : index
            %1969 = arith.muli %1925, %c34 : index
            %1970 = arith.addi %1968, %1969 : index
            %1971 = vector.load %partial[%1970] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1972 = arith.addi %1970, %c33 : index
            %1973 = vector.load %partial[%1972] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1974 = vector.shuffle %1971, %1973 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1975 = arith.mulf %1974, %1916 : vector<8xf32>
            %1976 = math.fma %1975, %1946, %1965 : vector<8xf32>
            %1977 = arith.addf %1976, %c54 : vector<8xf32>
            %1978 = arith.minimumf %1977, %c91 : vector<8xf32>
            %1979 = arith.maximumf %1978, %c92 : vector<8xf32>
            %1980 = arith.truncf %1979 : vector<8xf32> to vector<8xf16>
            %1981 = vector.bitcast %1980 : vector<8xf16> to vector<4xi32>
            %1982 = vector.shuffle %1981, %1981 [0, 1] : vector<4xi32>, vector<4xi32>
            %1983 = vector.shuffle %1981, %1981 [2, 3] : vector<4xi32>, vector<4xi32>
            %1984 = arith.select %3, %1983, %1982 : vector<2xi32>
            %1985 = arith.select %3, %1982, %1983 : vector<2xi32>
            %1986 = wave.swap_halves %1985 : vector<2xi32>
            %1987 = arith.select %3, %1986, %1984 : vector<2xi32>
            %1988 = arith.select %3, %1984, %1986 : vector<2xi32>
            %1989 = vector.bitcast %1987 : vector<2xi32> to vector<4xf16>
            %1990 = vector.bitcast %1988 : vector<2xi32> to vector<4xf16>
            %1991 = vector.shuffle %1989, %1990 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1992 = arith.addi %1924, %1926 : index
            %1993 = arith.divui %1920, %outTileRows : index
            %1994 = arith.divui %1824, %c3 : index
            %1995 = arith.muli %1993, %1994 : index
            %1996 = arith.divui %1992, %c3 : index
            %1997 = arith.addi %1995, %1996 : index
            %1998 = arith.muli %1997, %c11 : index
            %1999 = arith.remui %1992, %c3 : index
            %2000 = arith.divui %1999, %c19 : index
            %2001 = arith.addi %1998, %2000 : index
            %2002 = arith.muli %outTileRows, %c19 : index
            %2003 = arith.muli %2001, %2002 : index
            %2004 = arith.remui %1920, %outTileRows : index
            %2005 = arith.muli %2004, %c19 : index
            %2006 = arith.addi %2003, %2005 : index
            %2007 = arith.remui %1992, %c19 : index
            %2008 = arith.addi %2006, %2007 : index
            %2009 = arith.cmpi slt, %1917, %36 : index
            scf.if %2009 {
              vector.store %1991, %out[%2008] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}
