// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Prefill(codec='f16', dim=96)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_f16_d96__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %factors: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) {
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
  %c93 = arith.constant 0x3F800000 : f32
  %outTileRows = wave.param "outTileRows" : index
  %c95 = arith.constant 10 : index
  %c96 = arith.constant 12 : index
  %c97 = arith.constant 14 : index
  %c98 = arith.constant dense<0x477FE000> : vector<8xf32>
  %c99 = arith.constant dense<0xC77FE000> : vector<8xf32>
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
      %157 = arith.addi %133, %c36 : index
      vector.store %156, %4[%157] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %158 = arith.mulf %78, %130 : vector<4xf32>
      %159 = arith.truncf %158 : vector<4xf32> to vector<4xf16>
      %160 = arith.mulf %81, %130 : vector<4xf32>
      %161 = arith.truncf %160 : vector<4xf32> to vector<4xf16>
      %162 = vector.shuffle %159, %161 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %163 = arith.addi %133, %c37 : index
      vector.store %162, %4[%163] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %164 = arith.mulf %84, %130 : vector<4xf32>
      %165 = arith.truncf %164 : vector<4xf32> to vector<4xf16>
      %166 = arith.mulf %87, %130 : vector<4xf32>
      %167 = arith.truncf %166 : vector<4xf32> to vector<4xf16>
      %168 = vector.shuffle %165, %167 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %169 = arith.addi %133, %c38 : index
      vector.store %168, %4[%169] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      memref.store %129, %6[%47] : memref<?xf32>
      %170 = arith.addi %positionsAt, %43 : index
      %171 = memref.load %step[%170] : memref<?xi32>
      %172 = arith.addi %171, %c40 : i32
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
      %255 = arith.addi %133, %c17 : index
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
      %288 = arith.addi %287, %c40 : i32
      memref.store %288, %7[%179] : memref<?xi32>
      wave.barrier
      %289 = arith.minsi %15, %40 : index
      %290 = arith.divui %289, %groupSize : index
      %291 = arith.addi %24, %290 : index
      %292 = arith.remui %289, %groupSize : index
      %293 = arith.addi %44, %292 : index
      %294 = arith.addi %positionsAt, %291 : index
      %295 = memref.load %step[%294] : memref<?xi32>
      %296 = arith.addi %295, %c40 : i32
      %297 = arith.addi %15, %c46 : index
      %298 = arith.minsi %297, %40 : index
      %299 = arith.divui %298, %groupSize : index
      %300 = arith.addi %24, %299 : index
      %301 = arith.remui %298, %groupSize : index
      %302 = arith.addi %44, %301 : index
      %303 = arith.addi %positionsAt, %300 : index
      %304 = memref.load %step[%303] : memref<?xi32>
      %305 = arith.addi %304, %c40 : i32
      %306 = arith.subi %305, %c40 : i32
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
            %331 = arith.addi %322, %c40 : i32
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
            %342 = arith.addi %339, %c24 : index
            %343 = vector.load %kv[%342] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %344 = arith.addi %338, %35 : index
            %345 = arith.addi %344, %c10 : index
            %346 = vector.load %kv[%345] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %347 = arith.addi %344, %c24 : index
            %348 = vector.load %kv[%347] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %370:20 = scf.for %349 = %c48 to %321 step %c40 iter_args(%350 = %341, %351 = %343, %352 = %346, %353 = %348, %354 = %c52, %355 = %c53, %356 = %c54, %357 = %c54, %358 = %c54, %359 = %c54, %360 = %c54, %361 = %c54, %362 = %c52, %363 = %c53, %364 = %c54, %365 = %c54, %366 = %c54, %367 = %c54, %368 = %c54, %369 = %c54) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
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
              %383 = arith.addi %374, %c40 : i32
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
              %400 = arith.addi %391, %c40 : i32
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
              %413 = arith.addi %410, %c57 : index
              %414 = vector.load %kv[%413] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %415 = arith.addi %390, %35 : index
              %416 = arith.addi %415, %c33 : index
              %417 = vector.load %kv[%416] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %418 = arith.addi %415, %c57 : index
              %419 = vector.load %kv[%418] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %420 = vector.shuffle %350, %351 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %421 = vector.bitcast %420 : vector<8xi32> to vector<16xf16>
              %422 = vector.shuffle %352, %353 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %423 = vector.bitcast %422 : vector<8xi32> to vector<16xf16>
              %424 = arith.addi %409, %c10 : index
              %425 = vector.load %4[%424] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %426 = arith.addi %424, %c33 : index
              %427 = vector.load %4[%426] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %428 = vector.shuffle %425, %427 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %429 = wave.mma %421, %428, %c54 : vector<16xf16>, vector<8xf32>
              %430 = wave.mma %423, %428, %c54 : vector<16xf16>, vector<8xf32>
              wave.pin
              %431 = arith.addi %409, %c17 : index
              %432 = vector.load %4[%431] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %433 = arith.addi %431, %c33 : index
              %434 = vector.load %4[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %435 = vector.shuffle %432, %434 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %436 = wave.mma %421, %435, %c54 : vector<16xf16>, vector<8xf32>
              %437 = wave.mma %423, %435, %c54 : vector<16xf16>, vector<8xf32>
              %438 = arith.addi %410, %c34 : index
              %439 = vector.load %kv[%438] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %440 = arith.addi %410, %c58 : index
              %441 = vector.load %kv[%440] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %442 = arith.addi %415, %c34 : index
              %443 = vector.load %kv[%442] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %444 = arith.addi %415, %c58 : index
              %445 = vector.load %kv[%444] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %446 = vector.shuffle %412, %414 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %447 = vector.bitcast %446 : vector<8xi32> to vector<16xf16>
              %448 = vector.shuffle %417, %419 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %449 = vector.bitcast %448 : vector<8xi32> to vector<16xf16>
              %450 = arith.addi %409, %c34 : index
              %451 = vector.load %4[%450] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %452 = arith.addi %450, %c33 : index
              %453 = vector.load %4[%452] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %454 = vector.shuffle %451, %453 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %455 = wave.mma %447, %454, %429 : vector<16xf16>, vector<8xf32>
              %456 = wave.mma %449, %454, %430 : vector<16xf16>, vector<8xf32>
              wave.pin
              %457 = arith.addi %409, %c41 : index
              %458 = vector.load %4[%457] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %459 = arith.addi %457, %c33 : index
              %460 = vector.load %4[%459] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %461 = vector.shuffle %458, %460 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %462 = wave.mma %447, %461, %436 : vector<16xf16>, vector<8xf32>
              %463 = wave.mma %449, %461, %437 : vector<16xf16>, vector<8xf32>
              %464 = arith.addi %410, %c7 : index
              %465 = vector.load %kv[%464] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %466 = arith.addi %410, %c59 : index
              %467 = vector.load %kv[%466] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %468 = arith.addi %415, %c7 : index
              %469 = vector.load %kv[%468] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %470 = arith.addi %415, %c59 : index
              %471 = vector.load %kv[%470] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %472 = vector.shuffle %439, %441 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %473 = vector.bitcast %472 : vector<8xi32> to vector<16xf16>
              %474 = vector.shuffle %443, %445 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %475 = vector.bitcast %474 : vector<8xi32> to vector<16xf16>
              %476 = arith.addi %409, %c35 : index
              %477 = vector.load %4[%476] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %478 = arith.addi %476, %c33 : index
              %479 = vector.load %4[%478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %480 = vector.shuffle %477, %479 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %481 = wave.mma %473, %480, %455 : vector<16xf16>, vector<8xf32>
              %482 = wave.mma %475, %480, %456 : vector<16xf16>, vector<8xf32>
              wave.pin
              %483 = arith.addi %409, %c42 : index
              %484 = vector.load %4[%483] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %485 = arith.addi %483, %c33 : index
              %486 = vector.load %4[%485] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %487 = vector.shuffle %484, %486 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %488 = wave.mma %473, %487, %462 : vector<16xf16>, vector<8xf32>
              %489 = wave.mma %475, %487, %463 : vector<16xf16>, vector<8xf32>
              %490 = arith.addi %410, %c35 : index
              %491 = vector.load %kv[%490] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %492 = arith.addi %410, %c60 : index
              %493 = vector.load %kv[%492] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %494 = arith.addi %415, %c35 : index
              %495 = vector.load %kv[%494] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %496 = arith.addi %415, %c60 : index
              %497 = vector.load %kv[%496] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %498 = vector.shuffle %465, %467 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %499 = vector.bitcast %498 : vector<8xi32> to vector<16xf16>
              %500 = vector.shuffle %469, %471 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %501 = vector.bitcast %500 : vector<8xi32> to vector<16xf16>
              %502 = arith.addi %409, %c36 : index
              %503 = vector.load %4[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %504 = arith.addi %502, %c33 : index
              %505 = vector.load %4[%504] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %506 = vector.shuffle %503, %505 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %507 = wave.mma %499, %506, %481 : vector<16xf16>, vector<8xf32>
              %508 = wave.mma %501, %506, %482 : vector<16xf16>, vector<8xf32>
              wave.pin
              %509 = arith.addi %409, %c43 : index
              %510 = vector.load %4[%509] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %511 = arith.addi %509, %c33 : index
              %512 = vector.load %4[%511] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %513 = vector.shuffle %510, %512 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %514 = wave.mma %499, %513, %488 : vector<16xf16>, vector<8xf32>
              %515 = wave.mma %501, %513, %489 : vector<16xf16>, vector<8xf32>
              %516 = arith.addi %410, %c61 : index
              %517 = vector.load %kv[%516] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %518 = arith.addi %410, %c62 : index
              %519 = vector.load %kv[%518] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %520 = arith.addi %415, %c61 : index
              %521 = vector.load %kv[%520] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %522 = arith.addi %415, %c62 : index
              %523 = vector.load %kv[%522] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %524 = vector.shuffle %491, %493 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %525 = vector.bitcast %524 : vector<8xi32> to vector<16xf16>
              %526 = vector.shuffle %495, %497 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %527 = vector.bitcast %526 : vector<8xi32> to vector<16xf16>
              %528 = arith.addi %409, %c37 : index
              %529 = vector.load %4[%528] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %530 = arith.addi %528, %c33 : index
              %531 = vector.load %4[%530] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %532 = vector.shuffle %529, %531 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %533 = wave.mma %525, %532, %507 : vector<16xf16>, vector<8xf32>
              %534 = wave.mma %527, %532, %508 : vector<16xf16>, vector<8xf32>
              wave.pin
              %535 = arith.addi %409, %c44 : index
              %536 = vector.load %4[%535] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %537 = arith.addi %535, %c33 : index
              %538 = vector.load %4[%537] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %539 = vector.shuffle %536, %538 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %540 = wave.mma %525, %539, %514 : vector<16xf16>, vector<8xf32>
              %541 = wave.mma %527, %539, %515 : vector<16xf16>, vector<8xf32>
              %542 = arith.addi %410, %c36 : index
              %543 = vector.load %kv[%542] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %544 = arith.addi %410, %c63 : index
              %545 = vector.load %kv[%544] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %546 = arith.addi %415, %c36 : index
              %547 = vector.load %kv[%546] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %548 = arith.addi %415, %c63 : index
              %549 = vector.load %kv[%548] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %550 = vector.shuffle %517, %519 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %551 = vector.bitcast %550 : vector<8xi32> to vector<16xf16>
              %552 = vector.shuffle %521, %523 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %553 = vector.bitcast %552 : vector<8xi32> to vector<16xf16>
              %554 = arith.addi %409, %c38 : index
              %555 = vector.load %4[%554] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %556 = arith.addi %554, %c33 : index
              %557 = vector.load %4[%556] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %558 = vector.shuffle %555, %557 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %559 = wave.mma %551, %558, %533 : vector<16xf16>, vector<8xf32>
              %560 = wave.mma %553, %558, %534 : vector<16xf16>, vector<8xf32>
              wave.pin
              %561 = arith.addi %409, %c45 : index
              %562 = vector.load %4[%561] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %563 = arith.addi %561, %c33 : index
              %564 = vector.load %4[%563] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %565 = vector.shuffle %562, %564 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %566 = wave.mma %551, %565, %540 : vector<16xf16>, vector<8xf32>
              %567 = wave.mma %553, %565, %541 : vector<16xf16>, vector<8xf32>
              %568 = arith.addi %410, %c64 : index
              %569 = vector.load %kv[%568] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %570 = arith.addi %410, %c65 : index
              %571 = vector.load %kv[%570] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %572 = arith.addi %415, %c64 : index
              %573 = vector.load %kv[%572] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %574 = arith.addi %415, %c65 : index
              %575 = vector.load %kv[%574] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %576 = wave.opaque %559 : vector<8xf32>
              %577 = wave.opaque %560 : vector<8xf32>
              %578 = wave.opaque %566 : vector<8xf32>
              %579 = wave.opaque %567 : vector<8xf32>
              %580 = wave.opaque %373 : i32
              %581 = arith.cmpi sgt, %580, %296 : i32
              %582:2 = scf.if %581 -> (vector<8xf32>, vector<8xf32>) {
                %583 = wave.opaque %c10 : index
                %584 = arith.addi %1, %583 : index
                %585 = memref.load %7[%584] : memref<?xi32>
                %586 = arith.index_cast %2 : index to i32
                %587 = arith.addi %372, %586 : i32
                %588 = arith.subi %585, %587 : i32
                %589 = arith.subi %588, %c48 : i32
                %590 = vector.broadcast %589 : i32 to vector<8xi32>
                %591 = arith.cmpi sgt, %590, %c67 : vector<8xi32>
                %592 = arith.select %591, %576, %c66 : vector<8xi1>, vector<8xf32>
                %593 = arith.subi %588, %c47 : i32
                %594 = vector.broadcast %593 : i32 to vector<8xi32>
                %595 = arith.cmpi sgt, %594, %c67 : vector<8xi32>
                %596 = arith.select %595, %577, %c66 : vector<8xi1>, vector<8xf32>
                scf.yield %592, %596 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %576, %577 : vector<8xf32>, vector<8xf32>
              }
              %597 = wave.opaque %c10 : index
              %598 = arith.addi %1, %597 : index
              %599 = memref.load %6[%598] : memref<?xf32>
              %600 = vector.extract %582#0[0] : f32 from vector<8xf32>
              %601 = vector.extract %582#0[1] : f32 from vector<8xf32>
              %602 = vector.extract %582#0[2] : f32 from vector<8xf32>
              %603 = vector.extract %582#0[3] : f32 from vector<8xf32>
              %604 = vector.extract %582#0[4] : f32 from vector<8xf32>
              %605 = vector.extract %582#0[5] : f32 from vector<8xf32>
              %606 = vector.extract %582#0[6] : f32 from vector<8xf32>
              %607 = vector.extract %582#0[7] : f32 from vector<8xf32>
              %608 = vector.extract %582#1[0] : f32 from vector<8xf32>
              %609 = vector.extract %582#1[1] : f32 from vector<8xf32>
              %610 = vector.extract %582#1[2] : f32 from vector<8xf32>
              %611 = vector.extract %582#1[3] : f32 from vector<8xf32>
              %612 = vector.extract %582#1[4] : f32 from vector<8xf32>
              %613 = vector.extract %582#1[5] : f32 from vector<8xf32>
              %614 = vector.extract %582#1[6] : f32 from vector<8xf32>
              %615 = vector.extract %582#1[7] : f32 from vector<8xf32>
              %616 = arith.maxnumf %600, %601 fastmath<nnan> : f32
              %617 = arith.maxnumf %616, %602 fastmath<nnan> : f32
              %618 = arith.maxnumf %617, %603 fastmath<nnan> : f32
              %619 = arith.maxnumf %618, %604 fastmath<nnan> : f32
              %620 = arith.maxnumf %619, %605 fastmath<nnan> : f32
              %621 = arith.maxnumf %620, %606 fastmath<nnan> : f32
              %622 = arith.maxnumf %621, %607 fastmath<nnan> : f32
              %623 = arith.maxnumf %622, %608 fastmath<nnan> : f32
              %624 = arith.maxnumf %623, %609 fastmath<nnan> : f32
              %625 = arith.maxnumf %624, %610 fastmath<nnan> : f32
              %626 = arith.maxnumf %625, %611 fastmath<nnan> : f32
              %627 = arith.maxnumf %626, %612 fastmath<nnan> : f32
              %628 = arith.maxnumf %627, %613 fastmath<nnan> : f32
              %629 = arith.maxnumf %628, %614 fastmath<nnan> : f32
              %630 = arith.maxnumf %629, %615 fastmath<nnan> : f32
              %631 = wave.swap_halves %630 : f32
              %632 = arith.maxnumf %630, %631 fastmath<nnan> : f32
              %633 = arith.mulf %632, %599 : f32
              %634 = arith.addf %354, %c68 : f32
              %635 = arith.cmpf ogt, %633, %634 : f32
              %636:8 = scf.if %635 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %637 = arith.subf %354, %633 : f32
                %638 = wave.exp2 %637 : f32
                %639 = vector.broadcast %638 : f32 to vector<8xf32>
                %640 = arith.mulf %355, %638 : f32
                %641 = arith.mulf %356, %639 : vector<8xf32>
                %642 = arith.mulf %357, %639 : vector<8xf32>
                %643 = arith.mulf %358, %639 : vector<8xf32>
                %644 = arith.mulf %359, %639 : vector<8xf32>
                %645 = arith.mulf %360, %639 : vector<8xf32>
                %646 = arith.mulf %361, %639 : vector<8xf32>
                scf.yield %633, %640, %641, %642, %643, %644, %645, %646 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %354, %355, %356, %357, %358, %359, %360, %361 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %647 = vector.broadcast %599 : f32 to vector<8xf32>
              %648 = arith.subf %c69, %636#0 : f32
              %649 = vector.broadcast %648 : f32 to vector<8xf32>
              %650 = math.fma %582#0, %647, %649 : vector<8xf32>
              %651 = wave.exp2 %650 : vector<8xf32>
              %652 = math.fma %582#1, %647, %649 : vector<8xf32>
              %653 = wave.exp2 %652 : vector<8xf32>
              %654 = arith.truncf %651 : vector<8xf32> to vector<8xf16>
              %655 = vector.bitcast %654 : vector<8xf16> to vector<4xi32>
              %656 = wave.swap_halves %655 : vector<4xi32>
              %657 = arith.select %3, %656, %655 : vector<4xi32>
              %658 = arith.select %3, %655, %656 : vector<4xi32>
              %659 = vector.shuffle %657, %658 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %660 = vector.bitcast %659 : vector<8xi32> to vector<16xf16>
              %661 = arith.truncf %653 : vector<8xf32> to vector<8xf16>
              %662 = vector.bitcast %661 : vector<8xf16> to vector<4xi32>
              %663 = wave.swap_halves %662 : vector<4xi32>
              %664 = arith.select %3, %663, %662 : vector<4xi32>
              %665 = arith.select %3, %662, %663 : vector<4xi32>
              %666 = vector.shuffle %664, %665 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %667 = vector.bitcast %666 : vector<8xi32> to vector<16xf16>
              %668 = arith.addf %651, %653 : vector<8xf32>
              %669 = vector.extract %668[0] : f32 from vector<8xf32>
              %670 = vector.extract %668[1] : f32 from vector<8xf32>
              %671 = vector.extract %668[2] : f32 from vector<8xf32>
              %672 = vector.extract %668[3] : f32 from vector<8xf32>
              %673 = vector.extract %668[4] : f32 from vector<8xf32>
              %674 = vector.extract %668[5] : f32 from vector<8xf32>
              %675 = vector.extract %668[6] : f32 from vector<8xf32>
              %676 = vector.extract %668[7] : f32 from vector<8xf32>
              %677 = arith.addf %669, %673 : f32
              %678 = arith.addf %670, %674 : f32
              %679 = arith.addf %671, %675 : f32
              %680 = arith.addf %672, %676 : f32
              %681 = arith.addf %677, %679 : f32
              %682 = arith.addf %678, %680 : f32
              %683 = arith.addf %681, %682 : f32
              %684 = arith.addf %636#1, %683 : f32
              %685 = wave.opaque %684 : f32
              %686 = wave.opaque %373 : i32
              %687 = arith.cmpi sgt, %686, %296 : i32
              %688:2 = scf.if %687 -> (vector<8xf32>, vector<8xf32>) {
                %689 = wave.opaque %c3 : index
                %690 = arith.addi %1, %689 : index
                %691 = memref.load %7[%690] : memref<?xi32>
                %692 = arith.index_cast %2 : index to i32
                %693 = arith.addi %372, %692 : i32
                %694 = arith.subi %691, %693 : i32
                %695 = arith.subi %694, %c48 : i32
                %696 = vector.broadcast %695 : i32 to vector<8xi32>
                %697 = arith.cmpi sgt, %696, %c67 : vector<8xi32>
                %698 = arith.select %697, %578, %c66 : vector<8xi1>, vector<8xf32>
                %699 = arith.subi %694, %c47 : i32
                %700 = vector.broadcast %699 : i32 to vector<8xi32>
                %701 = arith.cmpi sgt, %700, %c67 : vector<8xi32>
                %702 = arith.select %701, %579, %c66 : vector<8xi1>, vector<8xf32>
                scf.yield %698, %702 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %578, %579 : vector<8xf32>, vector<8xf32>
              }
              %703 = wave.opaque %c3 : index
              %704 = arith.addi %1, %703 : index
              %705 = memref.load %6[%704] : memref<?xf32>
              %706 = vector.extract %688#0[0] : f32 from vector<8xf32>
              %707 = vector.extract %688#0[1] : f32 from vector<8xf32>
              %708 = vector.extract %688#0[2] : f32 from vector<8xf32>
              %709 = vector.extract %688#0[3] : f32 from vector<8xf32>
              %710 = vector.extract %688#0[4] : f32 from vector<8xf32>
              %711 = vector.extract %688#0[5] : f32 from vector<8xf32>
              %712 = vector.extract %688#0[6] : f32 from vector<8xf32>
              %713 = vector.extract %688#0[7] : f32 from vector<8xf32>
              %714 = vector.extract %688#1[0] : f32 from vector<8xf32>
              %715 = vector.extract %688#1[1] : f32 from vector<8xf32>
              %716 = vector.extract %688#1[2] : f32 from vector<8xf32>
              %717 = vector.extract %688#1[3] : f32 from vector<8xf32>
              %718 = vector.extract %688#1[4] : f32 from vector<8xf32>
              %719 = vector.extract %688#1[5] : f32 from vector<8xf32>
              %720 = vector.extract %688#1[6] : f32 from vector<8xf32>
              %721 = vector.extract %688#1[7] : f32 from vector<8xf32>
              %722 = arith.maxnumf %706, %707 fastmath<nnan> : f32
              %723 = arith.maxnumf %722, %708 fastmath<nnan> : f32
              %724 = arith.maxnumf %723, %709 fastmath<nnan> : f32
              %725 = arith.maxnumf %724, %710 fastmath<nnan> : f32
              %726 = arith.maxnumf %725, %711 fastmath<nnan> : f32
              %727 = arith.maxnumf %726, %712 fastmath<nnan> : f32
              %728 = arith.maxnumf %727, %713 fastmath<nnan> : f32
              %729 = arith.maxnumf %728, %714 fastmath<nnan> : f32
              %730 = arith.maxnumf %729, %715 fastmath<nnan> : f32
              %731 = arith.maxnumf %730, %716 fastmath<nnan> : f32
              %732 = arith.maxnumf %731, %717 fastmath<nnan> : f32
              %733 = arith.maxnumf %732, %718 fastmath<nnan> : f32
              %734 = arith.maxnumf %733, %719 fastmath<nnan> : f32
              %735 = arith.maxnumf %734, %720 fastmath<nnan> : f32
              %736 = arith.maxnumf %735, %721 fastmath<nnan> : f32
              %737 = wave.swap_halves %736 : f32
              %738 = arith.maxnumf %736, %737 fastmath<nnan> : f32
              %739 = arith.mulf %738, %705 : f32
              %740 = arith.addf %362, %c68 : f32
              %741 = arith.cmpf ogt, %739, %740 : f32
              %742:8 = scf.if %741 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %743 = arith.subf %362, %739 : f32
                %744 = wave.exp2 %743 : f32
                %745 = vector.broadcast %744 : f32 to vector<8xf32>
                %746 = arith.mulf %363, %744 : f32
                %747 = arith.mulf %364, %745 : vector<8xf32>
                %748 = arith.mulf %365, %745 : vector<8xf32>
                %749 = arith.mulf %366, %745 : vector<8xf32>
                %750 = arith.mulf %367, %745 : vector<8xf32>
                %751 = arith.mulf %368, %745 : vector<8xf32>
                %752 = arith.mulf %369, %745 : vector<8xf32>
                scf.yield %739, %746, %747, %748, %749, %750, %751, %752 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %362, %363, %364, %365, %366, %367, %368, %369 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %753 = vector.broadcast %705 : f32 to vector<8xf32>
              %754 = arith.subf %c69, %742#0 : f32
              %755 = vector.broadcast %754 : f32 to vector<8xf32>
              %756 = math.fma %688#0, %753, %755 : vector<8xf32>
              %757 = wave.exp2 %756 : vector<8xf32>
              %758 = math.fma %688#1, %753, %755 : vector<8xf32>
              %759 = wave.exp2 %758 : vector<8xf32>
              %760 = arith.truncf %757 : vector<8xf32> to vector<8xf16>
              %761 = vector.bitcast %760 : vector<8xf16> to vector<4xi32>
              %762 = wave.swap_halves %761 : vector<4xi32>
              %763 = arith.select %3, %762, %761 : vector<4xi32>
              %764 = arith.select %3, %761, %762 : vector<4xi32>
              %765 = vector.shuffle %763, %764 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %766 = vector.bitcast %765 : vector<8xi32> to vector<16xf16>
              %767 = arith.truncf %759 : vector<8xf32> to vector<8xf16>
              %768 = vector.bitcast %767 : vector<8xf16> to vector<4xi32>
              %769 = wave.swap_halves %768 : vector<4xi32>
              %770 = arith.select %3, %769, %768 : vector<4xi32>
              %771 = arith.select %3, %768, %769 : vector<4xi32>
              %772 = vector.shuffle %770, %771 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %773 = vector.bitcast %772 : vector<8xi32> to vector<16xf16>
              %774 = arith.addf %757, %759 : vector<8xf32>
              %775 = vector.extract %774[0] : f32 from vector<8xf32>
              %776 = vector.extract %774[1] : f32 from vector<8xf32>
              %777 = vector.extract %774[2] : f32 from vector<8xf32>
              %778 = vector.extract %774[3] : f32 from vector<8xf32>
              %779 = vector.extract %774[4] : f32 from vector<8xf32>
              %780 = vector.extract %774[5] : f32 from vector<8xf32>
              %781 = vector.extract %774[6] : f32 from vector<8xf32>
              %782 = vector.extract %774[7] : f32 from vector<8xf32>
              %783 = arith.addf %775, %779 : f32
              %784 = arith.addf %776, %780 : f32
              %785 = arith.addf %777, %781 : f32
              %786 = arith.addf %778, %782 : f32
              %787 = arith.addf %783, %785 : f32
              %788 = arith.addf %784, %786 : f32
              %789 = arith.addf %787, %788 : f32
              %790 = arith.addf %742#1, %789 : f32
              %791 = wave.opaque %790 : f32
              %792 = wave.opaque %373 : i32
              %793 = arith.cmpi sgt, %792, %296 : i32
              %794:4 = scf.if %793 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %795 = arith.subi %318, %372 : i32
                %796 = arith.subi %795, %c48 : i32
                %797 = arith.minsi %796, %c47 : i32
                %798 = arith.maxsi %797, %c48 : i32
                %799 = arith.cmpi sgt, %798, %c48 : i32
                %800 = arith.select %799, %c71, %c48 : i32
                %801 = arith.ori %c48, %800 : i32
                %802 = arith.cmpi sgt, %798, %c40 : i32
                %803 = arith.select %802, %c71, %c48 : i32
                %804 = arith.ori %c48, %803 : i32
                %805 = arith.cmpi sgt, %798, %c72 : i32
                %806 = arith.select %805, %c73, %c48 : i32
                %807 = arith.ori %801, %806 : i32
                %808 = arith.cmpi sgt, %798, %c74 : i32
                %809 = arith.select %808, %c73, %c48 : i32
                %810 = arith.ori %804, %809 : i32
                %811 = arith.cmpi sgt, %798, %c75 : i32
                %812 = arith.select %811, %c71, %c48 : i32
                %813 = arith.ori %c48, %812 : i32
                %814 = arith.cmpi sgt, %798, %c76 : i32
                %815 = arith.select %814, %c71, %c48 : i32
                %816 = arith.ori %c48, %815 : i32
                %817 = arith.cmpi sgt, %798, %c77 : i32
                %818 = arith.select %817, %c73, %c48 : i32
                %819 = arith.ori %813, %818 : i32
                %820 = arith.cmpi sgt, %798, %c78 : i32
                %821 = arith.select %820, %c73, %c48 : i32
                %822 = arith.ori %816, %821 : i32
                %823 = arith.cmpi sgt, %798, %c79 : i32
                %824 = arith.select %823, %c71, %c48 : i32
                %825 = arith.ori %c48, %824 : i32
                %826 = arith.cmpi sgt, %798, %c80 : i32
                %827 = arith.select %826, %c71, %c48 : i32
                %828 = arith.ori %c48, %827 : i32
                %829 = arith.cmpi sgt, %798, %c81 : i32
                %830 = arith.select %829, %c73, %c48 : i32
                %831 = arith.ori %825, %830 : i32
                %832 = arith.cmpi sgt, %798, %c82 : i32
                %833 = arith.select %832, %c73, %c48 : i32
                %834 = arith.ori %828, %833 : i32
                %835 = arith.cmpi sgt, %798, %c83 : i32
                %836 = arith.select %835, %c71, %c48 : i32
                %837 = arith.ori %c48, %836 : i32
                %838 = arith.cmpi sgt, %798, %c84 : i32
                %839 = arith.select %838, %c71, %c48 : i32
                %840 = arith.ori %c48, %839 : i32
                %841 = arith.cmpi sgt, %798, %c32 : i32
                %842 = arith.select %841, %c73, %c48 : i32
                %843 = arith.ori %837, %842 : i32
                %844 = arith.cmpi sgt, %798, %c85 : i32
                %845 = arith.select %844, %c73, %c48 : i32
                %846 = arith.ori %840, %845 : i32
                %847 = vector.from_elements %807, %819, %831, %843 : vector<4xi32>
                %848 = vector.from_elements %810, %822, %834, %846 : vector<4xi32>
                %849 = arith.subi %795, %c47 : i32
                %850 = arith.minsi %849, %c47 : i32
                %851 = arith.maxsi %850, %c48 : i32
                %852 = arith.cmpi sgt, %851, %c48 : i32
                %853 = arith.select %852, %c71, %c48 : i32
                %854 = arith.ori %c48, %853 : i32
                %855 = arith.cmpi sgt, %851, %c40 : i32
                %856 = arith.select %855, %c71, %c48 : i32
                %857 = arith.ori %c48, %856 : i32
                %858 = arith.cmpi sgt, %851, %c72 : i32
                %859 = arith.select %858, %c73, %c48 : i32
                %860 = arith.ori %854, %859 : i32
                %861 = arith.cmpi sgt, %851, %c74 : i32
                %862 = arith.select %861, %c73, %c48 : i32
                %863 = arith.ori %857, %862 : i32
                %864 = arith.cmpi sgt, %851, %c75 : i32
                %865 = arith.select %864, %c71, %c48 : i32
                %866 = arith.ori %c48, %865 : i32
                %867 = arith.cmpi sgt, %851, %c76 : i32
                %868 = arith.select %867, %c71, %c48 : i32
                %869 = arith.ori %c48, %868 : i32
                %870 = arith.cmpi sgt, %851, %c77 : i32
                %871 = arith.select %870, %c73, %c48 : i32
                %872 = arith.ori %866, %871 : i32
                %873 = arith.cmpi sgt, %851, %c78 : i32
                %874 = arith.select %873, %c73, %c48 : i32
                %875 = arith.ori %869, %874 : i32
                %876 = arith.cmpi sgt, %851, %c79 : i32
                %877 = arith.select %876, %c71, %c48 : i32
                %878 = arith.ori %c48, %877 : i32
                %879 = arith.cmpi sgt, %851, %c80 : i32
                %880 = arith.select %879, %c71, %c48 : i32
                %881 = arith.ori %c48, %880 : i32
                %882 = arith.cmpi sgt, %851, %c81 : i32
                %883 = arith.select %882, %c73, %c48 : i32
                %884 = arith.ori %878, %883 : i32
                %885 = arith.cmpi sgt, %851, %c82 : i32
                %886 = arith.select %885, %c73, %c48 : i32
                %887 = arith.ori %881, %886 : i32
                %888 = arith.cmpi sgt, %851, %c83 : i32
                %889 = arith.select %888, %c71, %c48 : i32
                %890 = arith.ori %c48, %889 : i32
                %891 = arith.cmpi sgt, %851, %c84 : i32
                %892 = arith.select %891, %c71, %c48 : i32
                %893 = arith.ori %c48, %892 : i32
                %894 = arith.cmpi sgt, %851, %c32 : i32
                %895 = arith.select %894, %c73, %c48 : i32
                %896 = arith.ori %890, %895 : i32
                %897 = arith.cmpi sgt, %851, %c85 : i32
                %898 = arith.select %897, %c73, %c48 : i32
                %899 = arith.ori %893, %898 : i32
                %900 = vector.from_elements %860, %872, %884, %896 : vector<4xi32>
                %901 = vector.from_elements %863, %875, %887, %899 : vector<4xi32>
                scf.yield %847, %848, %900, %901 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %c70, %c70, %c70, %c70 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %902 = wave.opaque %373 : i32
              %903 = arith.cmpi sgt, %902, %296 : i32
              %904:4 = scf.if %903 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %905 = arith.andi %543, %794#0 : vector<4xi32>
                %906 = arith.andi %545, %794#1 : vector<4xi32>
                %907 = arith.andi %547, %794#2 : vector<4xi32>
                %908 = arith.andi %549, %794#3 : vector<4xi32>
                scf.yield %905, %906, %907, %908 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %543, %545, %547, %549 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %909 = vector.shuffle %904#0, %904#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %910 = vector.bitcast %909 : vector<8xi32> to vector<16xf16>
              %911 = wave.mma %910, %660, %636#2 : vector<16xf16>, vector<8xf32>
              %912 = wave.mma %910, %766, %742#2 : vector<16xf16>, vector<8xf32>
              %913 = vector.shuffle %904#2, %904#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %914 = vector.bitcast %913 : vector<8xi32> to vector<16xf16>
              %915 = wave.mma %914, %667, %911 : vector<16xf16>, vector<8xf32>
              %916 = wave.mma %914, %773, %912 : vector<16xf16>, vector<8xf32>
              %917 = wave.opaque %915 : vector<8xf32>
              %918 = wave.opaque %916 : vector<8xf32>
              %919 = arith.addi %410, %c37 : index
              %920 = vector.load %kv[%919] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %921 = arith.addi %410, %c86 : index
              %922 = vector.load %kv[%921] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %923 = arith.addi %415, %c37 : index
              %924 = vector.load %kv[%923] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %925 = arith.addi %415, %c86 : index
              %926 = vector.load %kv[%925] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %927 = wave.opaque %373 : i32
              %928 = arith.cmpi sgt, %927, %296 : i32
              %929:4 = scf.if %928 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %930 = arith.andi %569, %794#0 : vector<4xi32>
                %931 = arith.andi %571, %794#1 : vector<4xi32>
                %932 = arith.andi %573, %794#2 : vector<4xi32>
                %933 = arith.andi %575, %794#3 : vector<4xi32>
                scf.yield %930, %931, %932, %933 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %569, %571, %573, %575 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %934 = vector.shuffle %929#0, %929#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %935 = vector.bitcast %934 : vector<8xi32> to vector<16xf16>
              %936 = wave.mma %935, %660, %636#3 : vector<16xf16>, vector<8xf32>
              %937 = wave.mma %935, %766, %742#3 : vector<16xf16>, vector<8xf32>
              %938 = vector.shuffle %929#2, %929#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %939 = vector.bitcast %938 : vector<8xi32> to vector<16xf16>
              %940 = wave.mma %939, %667, %936 : vector<16xf16>, vector<8xf32>
              %941 = wave.mma %939, %773, %937 : vector<16xf16>, vector<8xf32>
              %942 = wave.opaque %940 : vector<8xf32>
              %943 = wave.opaque %941 : vector<8xf32>
              %944 = arith.addi %410, %c87 : index
              %945 = vector.load %kv[%944] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %946 = arith.addi %410, %c88 : index
              %947 = vector.load %kv[%946] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %948 = arith.addi %415, %c87 : index
              %949 = vector.load %kv[%948] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %950 = arith.addi %415, %c88 : index
              %951 = vector.load %kv[%950] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %952 = wave.opaque %373 : i32
              %953 = arith.cmpi sgt, %952, %296 : i32
              %954:4 = scf.if %953 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %955 = arith.andi %920, %794#0 : vector<4xi32>
                %956 = arith.andi %922, %794#1 : vector<4xi32>
                %957 = arith.andi %924, %794#2 : vector<4xi32>
                %958 = arith.andi %926, %794#3 : vector<4xi32>
                scf.yield %955, %956, %957, %958 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %920, %922, %924, %926 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %959 = vector.shuffle %954#0, %954#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %960 = vector.bitcast %959 : vector<8xi32> to vector<16xf16>
              %961 = wave.mma %960, %660, %636#4 : vector<16xf16>, vector<8xf32>
              %962 = wave.mma %960, %766, %742#4 : vector<16xf16>, vector<8xf32>
              %963 = vector.shuffle %954#2, %954#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %964 = vector.bitcast %963 : vector<8xi32> to vector<16xf16>
              %965 = wave.mma %964, %667, %961 : vector<16xf16>, vector<8xf32>
              %966 = wave.mma %964, %773, %962 : vector<16xf16>, vector<8xf32>
              %967 = wave.opaque %965 : vector<8xf32>
              %968 = wave.opaque %966 : vector<8xf32>
              %969 = arith.addi %410, %c38 : index
              %970 = vector.load %kv[%969] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %971 = arith.addi %410, %c89 : index
              %972 = vector.load %kv[%971] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %973 = arith.addi %415, %c38 : index
              %974 = vector.load %kv[%973] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %975 = arith.addi %415, %c89 : index
              %976 = vector.load %kv[%975] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %977 = wave.opaque %373 : i32
              %978 = arith.cmpi sgt, %977, %296 : i32
              %979:4 = scf.if %978 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %980 = arith.andi %945, %794#0 : vector<4xi32>
                %981 = arith.andi %947, %794#1 : vector<4xi32>
                %982 = arith.andi %949, %794#2 : vector<4xi32>
                %983 = arith.andi %951, %794#3 : vector<4xi32>
                scf.yield %980, %981, %982, %983 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %945, %947, %949, %951 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %984 = vector.shuffle %979#0, %979#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %985 = vector.bitcast %984 : vector<8xi32> to vector<16xf16>
              %986 = wave.mma %985, %660, %636#5 : vector<16xf16>, vector<8xf32>
              %987 = wave.mma %985, %766, %742#5 : vector<16xf16>, vector<8xf32>
              %988 = vector.shuffle %979#2, %979#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %989 = vector.bitcast %988 : vector<8xi32> to vector<16xf16>
              %990 = wave.mma %989, %667, %986 : vector<16xf16>, vector<8xf32>
              %991 = wave.mma %989, %773, %987 : vector<16xf16>, vector<8xf32>
              %992 = wave.opaque %990 : vector<8xf32>
              %993 = wave.opaque %991 : vector<8xf32>
              %994 = arith.addi %410, %c90 : index
              %995 = vector.load %kv[%994] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %996 = arith.addi %410, %c91 : index
              %997 = vector.load %kv[%996] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %998 = arith.addi %415, %c90 : index
              %999 = vector.load %kv[%998] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1000 = arith.addi %415, %c91 : index
              %1001 = vector.load %kv[%1000] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1002 = wave.opaque %373 : i32
              %1003 = arith.cmpi sgt, %1002, %296 : i32
              %1004:4 = scf.if %1003 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1005 = arith.andi %970, %794#0 : vector<4xi32>
                %1006 = arith.andi %972, %794#1 : vector<4xi32>
                %1007 = arith.andi %974, %794#2 : vector<4xi32>
                %1008 = arith.andi %976, %794#3 : vector<4xi32>
                scf.yield %1005, %1006, %1007, %1008 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %970, %972, %974, %976 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1009 = vector.shuffle %1004#0, %1004#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1010 = vector.bitcast %1009 : vector<8xi32> to vector<16xf16>
              %1011 = wave.mma %1010, %660, %636#6 : vector<16xf16>, vector<8xf32>
              %1012 = wave.mma %1010, %766, %742#6 : vector<16xf16>, vector<8xf32>
              %1013 = vector.shuffle %1004#2, %1004#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1014 = vector.bitcast %1013 : vector<8xi32> to vector<16xf16>
              %1015 = wave.mma %1014, %667, %1011 : vector<16xf16>, vector<8xf32>
              %1016 = wave.mma %1014, %773, %1012 : vector<16xf16>, vector<8xf32>
              %1017 = wave.opaque %1015 : vector<8xf32>
              %1018 = wave.opaque %1016 : vector<8xf32>
              wave.pin
              %1019 = wave.opaque %373 : i32
              %1020 = arith.cmpi sgt, %1019, %296 : i32
              %1021:4 = scf.if %1020 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1022 = arith.andi %995, %794#0 : vector<4xi32>
                %1023 = arith.andi %997, %794#1 : vector<4xi32>
                %1024 = arith.andi %999, %794#2 : vector<4xi32>
                %1025 = arith.andi %1001, %794#3 : vector<4xi32>
                scf.yield %1022, %1023, %1024, %1025 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %995, %997, %999, %1001 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1026 = vector.shuffle %1021#0, %1021#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1027 = vector.bitcast %1026 : vector<8xi32> to vector<16xf16>
              %1028 = wave.mma %1027, %660, %636#7 : vector<16xf16>, vector<8xf32>
              %1029 = wave.mma %1027, %766, %742#7 : vector<16xf16>, vector<8xf32>
              %1030 = vector.shuffle %1021#2, %1021#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1031 = vector.bitcast %1030 : vector<8xi32> to vector<16xf16>
              %1032 = wave.mma %1031, %667, %1028 : vector<16xf16>, vector<8xf32>
              %1033 = wave.mma %1031, %773, %1029 : vector<16xf16>, vector<8xf32>
              %1034 = wave.opaque %1032 : vector<8xf32>
              %1035 = wave.opaque %1033 : vector<8xf32>
              wave.pin
              %1036 = wave.opaque %373 : i32
              %1037 = arith.cmpi slt, %1036, %318 : i32
              %1038:4 = scf.if %1037 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1039 = arith.addi %399, %35 : index
                %1040 = arith.addi %1039, %c10 : index
                %1041 = vector.load %kv[%1040] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1042 = arith.addi %1039, %c24 : index
                %1043 = vector.load %kv[%1042] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1044 = arith.addi %407, %35 : index
                %1045 = arith.addi %1044, %c10 : index
                %1046 = vector.load %kv[%1045] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1047 = arith.addi %1044, %c24 : index
                %1048 = vector.load %kv[%1047] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %1041, %1043, %1046, %1048 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1021#0, %1021#1, %1021#2, %1021#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              scf.yield %1038#0, %1038#1, %1038#2, %1038#3, %636#0, %685, %917, %942, %967, %992, %1017, %1034, %742#0, %791, %918, %943, %968, %993, %1018, %1035 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %1049 = wave.opaque %c10 : index
            %1050 = arith.addi %0, %1049 : index
            %1051 = arith.cmpi eq, %316, %313 : i32
            %1052 = wave.swap_halves %370#5 : f32
            %1053 = arith.addf %370#5, %1052 : f32
            %1054 = arith.addi %1050, %c10 : index
            %1055:2 = scf.if %1051 -> (f32, f32) {
              scf.yield %c52, %c53 : f32, f32
            } else {
              %1056 = arith.addi %1054, %c10 : index
              %1057 = memref.load %8[%1056] : memref<?xf32>
              %1058 = arith.addi %1054, %c6 : index
              %1059 = memref.load %8[%1058] : memref<?xf32>
              scf.yield %1057, %1059 : f32, f32
            }
            %1060 = arith.maxnumf %1055#0, %370#4 fastmath<nnan> : f32
            %1061 = arith.subf %1055#0, %1060 : f32
            %1062 = wave.exp2 %1061 : f32
            %1063 = arith.subf %370#4, %1060 : f32
            %1064 = wave.exp2 %1063 : f32
            %1065 = arith.mulf %1055#1, %1062 : f32
            %1066 = math.fma %1053, %1064, %1065 : f32
            memref.store %1060, %8[%1054] : memref<?xf32>
            %1067 = arith.addi %1054, %c6 : index
            memref.store %1066, %8[%1067] : memref<?xf32>
            %1068 = vector.broadcast %1062 : f32 to vector<8xf32>
            %1069 = vector.broadcast %1064 : f32 to vector<8xf32>
            scf.if %1051 {
              %1070 = arith.muli %1050, %c13 : index
              %1071 = arith.addi %c10, %1070 : index
              %1072 = arith.addi %1071, %c10 : index
              %1073 = arith.addi %1072, %c10 : index
              %1074 = vector.shuffle %370#6, %370#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1074, %5[%1073] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1075 = vector.shuffle %370#6, %370#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1076 = arith.addi %1073, %c33 : index
              vector.store %1075, %5[%1076] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1077 = arith.addi %1072, %c34 : index
              %1078 = vector.shuffle %370#7, %370#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1078, %5[%1077] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1079 = vector.shuffle %370#7, %370#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1080 = arith.addi %1077, %c33 : index
              vector.store %1079, %5[%1080] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1081 = arith.addi %1072, %c35 : index
              %1082 = vector.shuffle %370#8, %370#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1082, %5[%1081] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1083 = vector.shuffle %370#8, %370#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1084 = arith.addi %1081, %c33 : index
              vector.store %1083, %5[%1084] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1085 = arith.addi %1072, %c36 : index
              %1086 = vector.shuffle %370#9, %370#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1086, %5[%1085] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1087 = vector.shuffle %370#9, %370#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1088 = arith.addi %1085, %c33 : index
              vector.store %1087, %5[%1088] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1089 = arith.addi %1072, %c37 : index
              %1090 = vector.shuffle %370#10, %370#10 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1090, %5[%1089] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1091 = vector.shuffle %370#10, %370#10 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1092 = arith.addi %1089, %c33 : index
              vector.store %1091, %5[%1092] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1093 = arith.addi %1072, %c38 : index
              %1094 = vector.shuffle %370#11, %370#11 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1094, %5[%1093] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1095 = vector.shuffle %370#11, %370#11 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1096 = arith.addi %1093, %c33 : index
              vector.store %1095, %5[%1096] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1097 = arith.muli %1050, %c13 : index
              %1098 = arith.addi %c10, %1097 : index
              %1099 = arith.addi %1098, %c10 : index
              %1100 = arith.addi %1099, %c10 : index
              %1101 = vector.load %5[%1100] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1102 = arith.addi %1100, %c33 : index
              %1103 = vector.load %5[%1102] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1104 = vector.shuffle %1101, %1103 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1105 = arith.mulf %1104, %1068 : vector<8xf32>
              %1106 = math.fma %370#6, %1069, %1105 : vector<8xf32>
              %1107 = vector.shuffle %1106, %1106 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1107, %5[%1100] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1108 = vector.shuffle %1106, %1106 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1108, %5[%1102] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1109 = arith.addi %1099, %c34 : index
              %1110 = vector.load %5[%1109] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1111 = arith.addi %1109, %c33 : index
              %1112 = vector.load %5[%1111] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1113 = vector.shuffle %1110, %1112 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1114 = arith.mulf %1113, %1068 : vector<8xf32>
              %1115 = math.fma %370#7, %1069, %1114 : vector<8xf32>
              %1116 = vector.shuffle %1115, %1115 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1116, %5[%1109] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1117 = vector.shuffle %1115, %1115 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1117, %5[%1111] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1118 = arith.addi %1099, %c35 : index
              %1119 = vector.load %5[%1118] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1120 = arith.addi %1118, %c33 : index
              %1121 = vector.load %5[%1120] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1122 = vector.shuffle %1119, %1121 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1123 = arith.mulf %1122, %1068 : vector<8xf32>
              %1124 = math.fma %370#8, %1069, %1123 : vector<8xf32>
              %1125 = vector.shuffle %1124, %1124 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1125, %5[%1118] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1126 = vector.shuffle %1124, %1124 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1126, %5[%1120] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1127 = arith.addi %1099, %c36 : index
              %1128 = vector.load %5[%1127] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1129 = arith.addi %1127, %c33 : index
              %1130 = vector.load %5[%1129] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1131 = vector.shuffle %1128, %1130 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1132 = arith.mulf %1131, %1068 : vector<8xf32>
              %1133 = math.fma %370#9, %1069, %1132 : vector<8xf32>
              %1134 = vector.shuffle %1133, %1133 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1134, %5[%1127] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1135 = vector.shuffle %1133, %1133 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1135, %5[%1129] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1136 = arith.addi %1099, %c37 : index
              %1137 = vector.load %5[%1136] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1138 = arith.addi %1136, %c33 : index
              %1139 = vector.load %5[%1138] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1140 = vector.shuffle %1137, %1139 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1141 = arith.mulf %1140, %1068 : vector<8xf32>
              %1142 = math.fma %370#10, %1069, %1141 : vector<8xf32>
              %1143 = vector.shuffle %1142, %1142 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1143, %5[%1136] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1144 = vector.shuffle %1142, %1142 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1144, %5[%1138] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1145 = arith.addi %1099, %c38 : index
              %1146 = vector.load %5[%1145] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1147 = arith.addi %1145, %c33 : index
              %1148 = vector.load %5[%1147] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1149 = vector.shuffle %1146, %1148 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1150 = arith.mulf %1149, %1068 : vector<8xf32>
              %1151 = math.fma %370#11, %1069, %1150 : vector<8xf32>
              %1152 = vector.shuffle %1151, %1151 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1152, %5[%1145] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1153 = vector.shuffle %1151, %1151 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1153, %5[%1147] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
            %1154 = wave.swap_halves %370#13 : f32
            %1155 = arith.addf %370#13, %1154 : f32
            %1156 = arith.addi %1050, %c24 : index
            %1157:2 = scf.if %1051 -> (f32, f32) {
              scf.yield %c52, %c53 : f32, f32
            } else {
              %1158 = arith.addi %1156, %c10 : index
              %1159 = memref.load %8[%1158] : memref<?xf32>
              %1160 = arith.addi %1156, %c6 : index
              %1161 = memref.load %8[%1160] : memref<?xf32>
              scf.yield %1159, %1161 : f32, f32
            }
            %1162 = arith.maxnumf %1157#0, %370#12 fastmath<nnan> : f32
            %1163 = arith.subf %1157#0, %1162 : f32
            %1164 = wave.exp2 %1163 : f32
            %1165 = arith.subf %370#12, %1162 : f32
            %1166 = wave.exp2 %1165 : f32
            %1167 = arith.mulf %1157#1, %1164 : f32
            %1168 = math.fma %1155, %1166, %1167 : f32
            memref.store %1162, %8[%1156] : memref<?xf32>
            %1169 = arith.addi %1156, %c6 : index
            memref.store %1168, %8[%1169] : memref<?xf32>
            %1170 = vector.broadcast %1164 : f32 to vector<8xf32>
            %1171 = vector.broadcast %1166 : f32 to vector<8xf32>
            scf.if %1051 {
              %1172 = arith.muli %1050, %c13 : index
              %1173 = arith.addi %c10, %1172 : index
              %1174 = arith.addi %1173, %c17 : index
              %1175 = arith.addi %1174, %c10 : index
              %1176 = vector.shuffle %370#14, %370#14 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1176, %5[%1175] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1177 = vector.shuffle %370#14, %370#14 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1178 = arith.addi %1175, %c33 : index
              vector.store %1177, %5[%1178] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1179 = arith.addi %1174, %c34 : index
              %1180 = vector.shuffle %370#15, %370#15 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1180, %5[%1179] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1181 = vector.shuffle %370#15, %370#15 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1182 = arith.addi %1179, %c33 : index
              vector.store %1181, %5[%1182] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1183 = arith.addi %1174, %c35 : index
              %1184 = vector.shuffle %370#16, %370#16 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1184, %5[%1183] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1185 = vector.shuffle %370#16, %370#16 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1186 = arith.addi %1183, %c33 : index
              vector.store %1185, %5[%1186] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1187 = arith.addi %1174, %c36 : index
              %1188 = vector.shuffle %370#17, %370#17 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1188, %5[%1187] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1189 = vector.shuffle %370#17, %370#17 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1190 = arith.addi %1187, %c33 : index
              vector.store %1189, %5[%1190] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1191 = arith.addi %1174, %c37 : index
              %1192 = vector.shuffle %370#18, %370#18 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1192, %5[%1191] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1193 = vector.shuffle %370#18, %370#18 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1194 = arith.addi %1191, %c33 : index
              vector.store %1193, %5[%1194] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1195 = arith.addi %1174, %c38 : index
              %1196 = vector.shuffle %370#19, %370#19 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1196, %5[%1195] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1197 = vector.shuffle %370#19, %370#19 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1198 = arith.addi %1195, %c33 : index
              vector.store %1197, %5[%1198] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1199 = arith.muli %1050, %c13 : index
              %1200 = arith.addi %c10, %1199 : index
              %1201 = arith.addi %1200, %c17 : index
              %1202 = arith.addi %1201, %c10 : index
              %1203 = vector.load %5[%1202] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1204 = arith.addi %1202, %c33 : index
              %1205 = vector.load %5[%1204] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1206 = vector.shuffle %1203, %1205 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1207 = arith.mulf %1206, %1170 : vector<8xf32>
              %1208 = math.fma %370#14, %1171, %1207 : vector<8xf32>
              %1209 = vector.shuffle %1208, %1208 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1209, %5[%1202] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1210 = vector.shuffle %1208, %1208 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1210, %5[%1204] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1211 = arith.addi %1201, %c34 : index
              %1212 = vector.load %5[%1211] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1213 = arith.addi %1211, %c33 : index
              %1214 = vector.load %5[%1213] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1215 = vector.shuffle %1212, %1214 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1216 = arith.mulf %1215, %1170 : vector<8xf32>
              %1217 = math.fma %370#15, %1171, %1216 : vector<8xf32>
              %1218 = vector.shuffle %1217, %1217 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1218, %5[%1211] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1219 = vector.shuffle %1217, %1217 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1219, %5[%1213] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1220 = arith.addi %1201, %c35 : index
              %1221 = vector.load %5[%1220] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1222 = arith.addi %1220, %c33 : index
              %1223 = vector.load %5[%1222] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1224 = vector.shuffle %1221, %1223 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1225 = arith.mulf %1224, %1170 : vector<8xf32>
              %1226 = math.fma %370#16, %1171, %1225 : vector<8xf32>
              %1227 = vector.shuffle %1226, %1226 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1227, %5[%1220] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1228 = vector.shuffle %1226, %1226 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1228, %5[%1222] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1229 = arith.addi %1201, %c36 : index
              %1230 = vector.load %5[%1229] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1231 = arith.addi %1229, %c33 : index
              %1232 = vector.load %5[%1231] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1233 = vector.shuffle %1230, %1232 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1234 = arith.mulf %1233, %1170 : vector<8xf32>
              %1235 = math.fma %370#17, %1171, %1234 : vector<8xf32>
              %1236 = vector.shuffle %1235, %1235 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1236, %5[%1229] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1237 = vector.shuffle %1235, %1235 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1237, %5[%1231] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1238 = arith.addi %1201, %c37 : index
              %1239 = vector.load %5[%1238] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1240 = arith.addi %1238, %c33 : index
              %1241 = vector.load %5[%1240] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1242 = vector.shuffle %1239, %1241 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1243 = arith.mulf %1242, %1170 : vector<8xf32>
              %1244 = math.fma %370#18, %1171, %1243 : vector<8xf32>
              %1245 = vector.shuffle %1244, %1244 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1245, %5[%1238] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1246 = vector.shuffle %1244, %1244 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1246, %5[%1240] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1247 = arith.addi %1201, %c38 : index
              %1248 = vector.load %5[%1247] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1249 = arith.addi %1247, %c33 : index
              %1250 = vector.load %5[%1249] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1251 = vector.shuffle %1248, %1250 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1252 = arith.mulf %1251, %1170 : vector<8xf32>
              %1253 = math.fma %370#19, %1171, %1252 : vector<8xf32>
              %1254 = vector.shuffle %1253, %1253 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1254, %5[%1247] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1255 = vector.shuffle %1253, %1253 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1255, %5[%1249] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1256 = arith.cmpi sgt, %305, %c50 : i32
          scf.if %1256 {
            %1257 = arith.cmpi eq, %313, %310 : i32
            %1258 = wave.opaque %c10 : index
            %1259 = arith.addi %0, %1258 : index
            %1260 = arith.addi %1259, %c10 : index
            %1261 = arith.addi %1260, %c10 : index
            %1262 = memref.load %8[%1261] : memref<?xf32>
            %1263 = arith.addi %1260, %c6 : index
            %1264 = memref.load %8[%1263] : memref<?xf32>
            %1265 = arith.addi %1259, %c33 : index
            %1266:2 = scf.if %1257 -> (f32, f32) {
              scf.yield %c52, %c53 : f32, f32
            } else {
              %1267 = arith.addi %1265, %c10 : index
              %1268 = memref.load %8[%1267] : memref<?xf32>
              %1269 = arith.addi %1265, %c6 : index
              %1270 = memref.load %8[%1269] : memref<?xf32>
              scf.yield %1268, %1270 : f32, f32
            }
            %1271 = arith.maxnumf %1266#0, %1262 fastmath<nnan> : f32
            %1272 = arith.subf %1266#0, %1271 : f32
            %1273 = wave.exp2 %1272 : f32
            %1274 = arith.subf %1262, %1271 : f32
            %1275 = wave.exp2 %1274 : f32
            %1276 = arith.mulf %1266#1, %1273 : f32
            %1277 = math.fma %1264, %1275, %1276 : f32
            memref.store %1271, %8[%1265] : memref<?xf32>
            %1278 = arith.addi %1265, %c6 : index
            memref.store %1277, %8[%1278] : memref<?xf32>
            %1279 = vector.broadcast %1273 : f32 to vector<8xf32>
            %1280 = vector.broadcast %1275 : f32 to vector<8xf32>
            scf.for %1281 = %c10 to %c92 step %c4 {
              %1282 = arith.muli %1259, %c13 : index
              %1283 = arith.addi %c10, %1282 : index
              %1284 = arith.addi %1283, %c10 : index
              %1285 = arith.muli %1281, %c34 : index
              %1286 = arith.addi %1284, %1285 : index
              %1287 = vector.load %5[%1286] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1288 = arith.addi %1286, %c33 : index
              %1289 = vector.load %5[%1288] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1290 = vector.shuffle %1287, %1289 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1257 {
                %1291 = arith.addi %16, %1282 : index
                %1292 = arith.addi %1291, %c10 : index
                %1293 = arith.addi %1292, %1285 : index
                %1294 = vector.shuffle %1290, %1290 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1294, %partial[%1293] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1295 = vector.shuffle %1290, %1290 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1296 = arith.addi %1293, %c33 : index
                vector.store %1295, %partial[%1296] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1297 = arith.addi %16, %1282 : index
                %1298 = arith.addi %1297, %c10 : index
                %1299 = arith.addi %1298, %1285 : index
                %1300 = vector.load %partial[%1299] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1301 = arith.addi %1299, %c33 : index
                %1302 = vector.load %partial[%1301] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1303 = vector.shuffle %1300, %1302 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1304 = arith.mulf %1303, %1279 : vector<8xf32>
                %1305 = math.fma %1290, %1280, %1304 : vector<8xf32>
                %1306 = vector.shuffle %1305, %1305 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1306, %partial[%1299] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1307 = vector.shuffle %1305, %1305 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1307, %partial[%1301] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
            %1308 = arith.addi %1259, %c24 : index
            %1309 = arith.addi %1308, %c10 : index
            %1310 = memref.load %8[%1309] : memref<?xf32>
            %1311 = arith.addi %1308, %c6 : index
            %1312 = memref.load %8[%1311] : memref<?xf32>
            %1313 = arith.addi %1259, %c57 : index
            %1314:2 = scf.if %1257 -> (f32, f32) {
              scf.yield %c52, %c53 : f32, f32
            } else {
              %1315 = arith.addi %1313, %c10 : index
              %1316 = memref.load %8[%1315] : memref<?xf32>
              %1317 = arith.addi %1313, %c6 : index
              %1318 = memref.load %8[%1317] : memref<?xf32>
              scf.yield %1316, %1318 : f32, f32
            }
            %1319 = arith.maxnumf %1314#0, %1310 fastmath<nnan> : f32
            %1320 = arith.subf %1314#0, %1319 : f32
            %1321 = wave.exp2 %1320 : f32
            %1322 = arith.subf %1310, %1319 : f32
            %1323 = wave.exp2 %1322 : f32
            %1324 = arith.mulf %1314#1, %1321 : f32
            %1325 = math.fma %1312, %1323, %1324 : f32
            memref.store %1319, %8[%1313] : memref<?xf32>
            %1326 = arith.addi %1313, %c6 : index
            memref.store %1325, %8[%1326] : memref<?xf32>
            %1327 = vector.broadcast %1321 : f32 to vector<8xf32>
            %1328 = vector.broadcast %1323 : f32 to vector<8xf32>
            scf.for %1329 = %c10 to %c92 step %c4 {
              %1330 = arith.muli %1259, %c13 : index
              %1331 = arith.addi %c10, %1330 : index
              %1332 = arith.addi %1331, %c17 : index
              %1333 = arith.muli %1329, %c34 : index
              %1334 = arith.addi %1332, %1333 : index
              %1335 = vector.load %5[%1334] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1336 = arith.addi %1334, %c33 : index
              %1337 = vector.load %5[%1336] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1338 = vector.shuffle %1335, %1337 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1257 {
                %1339 = arith.addi %16, %1330 : index
                %1340 = arith.addi %1339, %c17 : index
                %1341 = arith.addi %1340, %1333 : index
                %1342 = vector.shuffle %1338, %1338 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1342, %partial[%1341] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1343 = vector.shuffle %1338, %1338 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1344 = arith.addi %1341, %c33 : index
                vector.store %1343, %partial[%1344] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1345 = arith.addi %16, %1330 : index
                %1346 = arith.addi %1345, %c17 : index
                %1347 = arith.addi %1346, %1333 : index
                %1348 = vector.load %partial[%1347] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1349 = arith.addi %1347, %c33 : index
                %1350 = vector.load %partial[%1349] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1351 = vector.shuffle %1348, %1350 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1352 = arith.mulf %1351, %1327 : vector<8xf32>
                %1353 = math.fma %1338, %1328, %1352 : vector<8xf32>
                %1354 = vector.shuffle %1353, %1353 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1354, %partial[%1347] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1355 = vector.shuffle %1353, %1353 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1355, %partial[%1349] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %1356 = arith.cmpi sgt, %305, %c49 : i32
        scf.if %1356 {
          %1357 = arith.cmpi eq, %310, %c48 : i32
          %1358 = wave.opaque %c10 : index
          %1359 = arith.addi %0, %1358 : index
          %1360 = arith.addi %1359, %c33 : index
          %1361 = arith.addi %1360, %c10 : index
          %1362 = memref.load %8[%1361] : memref<?xf32>
          %1363 = arith.addi %1360, %c6 : index
          %1364 = memref.load %8[%1363] : memref<?xf32>
          %1365 = arith.addi %1359, %c34 : index
          %1366:2 = scf.if %1357 -> (f32, f32) {
            scf.yield %c52, %c53 : f32, f32
          } else {
            %1367 = arith.addi %1365, %c10 : index
            %1368 = memref.load %8[%1367] : memref<?xf32>
            %1369 = arith.addi %1365, %c6 : index
            %1370 = memref.load %8[%1369] : memref<?xf32>
            scf.yield %1368, %1370 : f32, f32
          }
          %1371 = arith.maxnumf %1366#0, %1362 fastmath<nnan> : f32
          %1372 = arith.subf %1366#0, %1371 : f32
          %1373 = wave.exp2 %1372 : f32
          %1374 = arith.subf %1362, %1371 : f32
          %1375 = wave.exp2 %1374 : f32
          %1376 = arith.mulf %1366#1, %1373 : f32
          %1377 = math.fma %1364, %1375, %1376 : f32
          memref.store %1371, %8[%1365] : memref<?xf32>
          %1378 = arith.addi %1365, %c6 : index
          memref.store %1377, %8[%1378] : memref<?xf32>
          %1379 = vector.broadcast %1373 : f32 to vector<8xf32>
          %1380 = vector.broadcast %1375 : f32 to vector<8xf32>
          scf.for %1381 = %c10 to %c92 step %c4 {
            %1382 = arith.muli %1359, %c13 : index
            %1383 = arith.addi %16, %1382 : index
            %1384 = arith.addi %1383, %c10 : index
            %1385 = arith.muli %1381, %c34 : index
            %1386 = arith.addi %1384, %1385 : index
            %1387 = vector.load %partial[%1386] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1388 = arith.addi %1386, %c33 : index
            %1389 = vector.load %partial[%1388] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1390 = vector.shuffle %1387, %1389 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1357 {
              %1391 = arith.addi %17, %1382 : index
              %1392 = arith.addi %1391, %c10 : index
              %1393 = arith.addi %1392, %1385 : index
              %1394 = vector.shuffle %1390, %1390 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1394, %partial[%1393] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1395 = vector.shuffle %1390, %1390 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1396 = arith.addi %1393, %c33 : index
              vector.store %1395, %partial[%1396] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1397 = arith.addi %17, %1382 : index
              %1398 = arith.addi %1397, %c10 : index
              %1399 = arith.addi %1398, %1385 : index
              %1400 = vector.load %partial[%1399] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1401 = arith.addi %1399, %c33 : index
              %1402 = vector.load %partial[%1401] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1403 = vector.shuffle %1400, %1402 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1404 = arith.mulf %1403, %1379 : vector<8xf32>
              %1405 = math.fma %1390, %1380, %1404 : vector<8xf32>
              %1406 = vector.shuffle %1405, %1405 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1406, %partial[%1399] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1407 = vector.shuffle %1405, %1405 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1407, %partial[%1401] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1408 = arith.addi %1359, %c57 : index
          %1409 = arith.addi %1408, %c10 : index
          %1410 = memref.load %8[%1409] : memref<?xf32>
          %1411 = arith.addi %1408, %c6 : index
          %1412 = memref.load %8[%1411] : memref<?xf32>
          %1413 = arith.addi %1359, %c58 : index
          %1414:2 = scf.if %1357 -> (f32, f32) {
            scf.yield %c52, %c53 : f32, f32
          } else {
            %1415 = arith.addi %1413, %c10 : index
            %1416 = memref.load %8[%1415] : memref<?xf32>
            %1417 = arith.addi %1413, %c6 : index
            %1418 = memref.load %8[%1417] : memref<?xf32>
            scf.yield %1416, %1418 : f32, f32
          }
          %1419 = arith.maxnumf %1414#0, %1410 fastmath<nnan> : f32
          %1420 = arith.subf %1414#0, %1419 : f32
          %1421 = wave.exp2 %1420 : f32
          %1422 = arith.subf %1410, %1419 : f32
          %1423 = wave.exp2 %1422 : f32
          %1424 = arith.mulf %1414#1, %1421 : f32
          %1425 = math.fma %1412, %1423, %1424 : f32
          memref.store %1419, %8[%1413] : memref<?xf32>
          %1426 = arith.addi %1413, %c6 : index
          memref.store %1425, %8[%1426] : memref<?xf32>
          %1427 = vector.broadcast %1421 : f32 to vector<8xf32>
          %1428 = vector.broadcast %1423 : f32 to vector<8xf32>
          scf.for %1429 = %c10 to %c92 step %c4 {
            %1430 = arith.muli %1359, %c13 : index
            %1431 = arith.addi %16, %1430 : index
            %1432 = arith.addi %1431, %c17 : index
            %1433 = arith.muli %1429, %c34 : index
            %1434 = arith.addi %1432, %1433 : index
            %1435 = vector.load %partial[%1434] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1436 = arith.addi %1434, %c33 : index
            %1437 = vector.load %partial[%1436] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1438 = vector.shuffle %1435, %1437 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1357 {
              %1439 = arith.addi %17, %1430 : index
              %1440 = arith.addi %1439, %c17 : index
              %1441 = arith.addi %1440, %1433 : index
              %1442 = vector.shuffle %1438, %1438 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1442, %partial[%1441] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1443 = vector.shuffle %1438, %1438 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1444 = arith.addi %1441, %c33 : index
              vector.store %1443, %partial[%1444] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1445 = arith.addi %17, %1430 : index
              %1446 = arith.addi %1445, %c17 : index
              %1447 = arith.addi %1446, %1433 : index
              %1448 = vector.load %partial[%1447] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1449 = arith.addi %1447, %c33 : index
              %1450 = vector.load %partial[%1449] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1451 = vector.shuffle %1448, %1450 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1452 = arith.mulf %1451, %1427 : vector<8xf32>
              %1453 = math.fma %1438, %1428, %1452 : vector<8xf32>
              %1454 = vector.shuffle %1453, %1453 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1454, %partial[%1447] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1455 = vector.shuffle %1453, %1453 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1455, %partial[%1449] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %1456 = wave.opaque %c10 : index
      %1457 = arith.addi %0, %1456 : index
      scf.if %308 {
        %1458 = arith.addi %1457, %c10 : index
        %1459 = arith.addi %1458, %c10 : index
        %1460 = memref.load %8[%1459] : memref<?xf32>
        %1461 = arith.addi %1458, %c6 : index
        %1462 = memref.load %8[%1461] : memref<?xf32>
        %1463 = arith.divf %c93, %1462 : f32
        %1464 = vector.broadcast %1463 : f32 to vector<8xf32>
        %1465 = arith.addi %15, %1456 : index
        %1466 = arith.addi %1465, %1 : index
        %1467 = arith.addi %1466, %c10 : index
        %1468 = arith.minsi %1467, %40 : index
        %1469 = arith.divui %1468, %groupSize : index
        %1470 = arith.addi %24, %1469 : index
        %1471 = arith.remui %1468, %groupSize : index
        %1472 = arith.addi %44, %1471 : index
        %1473 = arith.muli %1472, %c18 : index
        %1474 = arith.addi %1473, %51 : index
        %1475 = arith.muli %heads, %c18 : index
        scf.for %1476 = %c10 to %c92 step %c4 {
          %1477 = arith.muli %1476, %c3 : index
          %1478 = arith.addi %1477, %2 : index
          %1479 = arith.muli %13, %c18 : index
          %1480 = arith.addi %1479, %1478 : index
          %1481 = arith.addi %1480, %c10 : index
          %1482 = memref.load %factors[%1481] : memref<?xf32>
          %1483 = arith.addi %1480, %c11 : index
          %1484 = memref.load %factors[%1483] : memref<?xf32>
          %1485 = arith.addi %1480, %c13 : index
          %1486 = memref.load %factors[%1485] : memref<?xf32>
          %1487 = arith.addi %1480, %c92 : index
          %1488 = memref.load %factors[%1487] : memref<?xf32>
          %1489 = arith.addi %1480, %c19 : index
          %1490 = memref.load %factors[%1489] : memref<?xf32>
          %1491 = arith.addi %1480, %c95 : index
          %1492 = memref.load %factors[%1491] : memref<?xf32>
          %1493 = arith.addi %1480, %c96 : index
          %1494 = memref.load %factors[%1493] : memref<?xf32>
          %1495 = arith.addi %1480, %c97 : index
          %1496 = memref.load %factors[%1495] : memref<?xf32>
          %1497 = vector.from_elements %1482, %1484, %1486, %1488, %1490, %1492, %1494, %1496 : vector<8xf32>
          %1498 = arith.muli %kvHeads, %c18 : index
          %1499 = arith.addi %1480, %1498 : index
          %1500 = arith.addi %1499, %c10 : index
          %1501 = memref.load %factors[%1500] : memref<?xf32>
          %1502 = arith.addi %1499, %c11 : index
          %1503 = memref.load %factors[%1502] : memref<?xf32>
          %1504 = arith.addi %1499, %c13 : index
          %1505 = memref.load %factors[%1504] : memref<?xf32>
          %1506 = arith.addi %1499, %c92 : index
          %1507 = memref.load %factors[%1506] : memref<?xf32>
          %1508 = arith.addi %1499, %c19 : index
          %1509 = memref.load %factors[%1508] : memref<?xf32>
          %1510 = arith.addi %1499, %c95 : index
          %1511 = memref.load %factors[%1510] : memref<?xf32>
          %1512 = arith.addi %1499, %c96 : index
          %1513 = memref.load %factors[%1512] : memref<?xf32>
          %1514 = arith.addi %1499, %c97 : index
          %1515 = memref.load %factors[%1514] : memref<?xf32>
          %1516 = vector.from_elements %1501, %1503, %1505, %1507, %1509, %1511, %1513, %1515 : vector<8xf32>
          %1517 = arith.muli %1457, %c13 : index
          %1518 = arith.addi %c10, %1517 : index
          %1519 = arith.addi %1518, %c10 : index
          %1520 = arith.muli %1476, %c34 : index
          %1521 = arith.addi %1519, %1520 : index
          %1522 = vector.load %5[%1521] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1523 = arith.addi %1521, %c33 : index
          %1524 = vector.load %5[%1523] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1525 = vector.shuffle %1522, %1524 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1526 = arith.mulf %1525, %1464 : vector<8xf32>
          %1527 = math.fma %1526, %1497, %1516 : vector<8xf32>
          %1528 = arith.addf %1527, %c54 : vector<8xf32>
          %1529 = arith.minimumf %1528, %c98 : vector<8xf32>
          %1530 = arith.maximumf %1529, %c99 : vector<8xf32>
          %1531 = arith.truncf %1530 : vector<8xf32> to vector<8xf16>
          %1532 = vector.bitcast %1531 : vector<8xf16> to vector<4xi32>
          %1533 = vector.shuffle %1532, %1532 [0, 1] : vector<4xi32>, vector<4xi32>
          %1534 = vector.shuffle %1532, %1532 [2, 3] : vector<4xi32>, vector<4xi32>
          %1535 = arith.select %3, %1534, %1533 : vector<2xi32>
          %1536 = arith.select %3, %1533, %1534 : vector<2xi32>
          %1537 = wave.swap_halves %1536 : vector<2xi32>
          %1538 = arith.select %3, %1537, %1535 : vector<2xi32>
          %1539 = arith.select %3, %1535, %1537 : vector<2xi32>
          %1540 = vector.bitcast %1538 : vector<2xi32> to vector<4xf16>
          %1541 = vector.bitcast %1539 : vector<2xi32> to vector<4xf16>
          %1542 = vector.shuffle %1540, %1541 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1543 = arith.addi %1474, %1477 : index
          %1544 = arith.divui %1470, %outTileRows : index
          %1545 = arith.divui %1475, %c3 : index
          %1546 = arith.muli %1544, %1545 : index
          %1547 = arith.divui %1543, %c3 : index
          %1548 = arith.addi %1546, %1547 : index
          %1549 = arith.muli %1548, %c11 : index
          %1550 = arith.remui %1543, %c3 : index
          %1551 = arith.divui %1550, %c19 : index
          %1552 = arith.addi %1549, %1551 : index
          %1553 = arith.muli %outTileRows, %c19 : index
          %1554 = arith.muli %1552, %1553 : index
          %1555 = arith.remui %1470, %outTileRows : index
          %1556 = arith.muli %1555, %c19 : index
          %1557 = arith.addi %1554, %1556 : index
          %1558 = arith.remui %1543, %c19 : index
          %1559 = arith.addi %1557, %1558 : index
          %1560 = arith.cmpi slt, %1467, %36 : index
          scf.if %1560 {
            vector.store %1542, %out[%1559] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
        %1561 = arith.addi %1457, %c24 : index
        %1562 = arith.addi %1561, %c10 : index
        %1563 = memref.load %8[%1562] : memref<?xf32>
        %1564 = arith.addi %1561, %c6 : index
        %1565 = memref.load %8[%1564] : memref<?xf32>
        %1566 = arith.divf %c93, %1565 : f32
        %1567 = vector.broadcast %1566 : f32 to vector<8xf32>
        %1568 = arith.addi %1466, %c3 : index
        %1569 = arith.minsi %1568, %40 : index
        %1570 = arith.divui %1569, %groupSize : index
        %1571 = arith.addi %24, %1570 : index
        %1572 = arith.remui %1569, %groupSize : index
        %1573 = arith.addi %44, %1572 : index
        %1574 = arith.muli %1573, %c18 : index
        %1575 = arith.addi %1574, %51 : index
        scf.for %1576 = %c10 to %c92 step %c4 {
          %1577 = arith.muli %1576, %c3 : index
          %1578 = arith.addi %1577, %2 : index
          %1579 = arith.muli %13, %c18 : index
          %1580 = arith.addi %1579, %1578 : index
          %1581 = arith.addi %1580, %c10 : index
          %1582 = memref.load %factors[%1581] : memref<?xf32>
          %1583 = arith.addi %1580, %c11 : index
          %1584 = memref.load %factors[%1583] : memref<?xf32>
          %1585 = arith.addi %1580, %c13 : index
          %1586 = memref.load %factors[%1585] : memref<?xf32>
          %1587 = arith.addi %1580, %c92 : index
          %1588 = memref.load %factors[%1587] : memref<?xf32>
          %1589 = arith.addi %1580, %c19 : index
          %1590 = memref.load %factors[%1589] : memref<?xf32>
          %1591 = arith.addi %1580, %c95 : index
          %1592 = memref.load %factors[%1591] : memref<?xf32>
          %1593 = arith.addi %1580, %c96 : index
          %1594 = memref.load %factors[%1593] : memref<?xf32>
          %1595 = arith.addi %1580, %c97 : index
          %1596 = memref.load %factors[%1595] : memref<?xf32>
          %1597 = vector.from_elements %1582, %1584, %1586, %1588, %1590, %1592, %1594, %1596 : vector<8xf32>
          %1598 = arith.muli %kvHeads, %c18 : index
          %1599 = arith.addi %1580, %1598 : index
          %1600 = arith.addi %1599, %c10 : index
          %1601 = memref.load %factors[%1600] : memref<?xf32>
          %1602 = arith.addi %1599, %c11 : index
          %1603 = memref.load %factors[%1602] : memref<?xf32>
          %1604 = arith.addi %1599, %c13 : index
          %1605 = memref.load %factors[%1604] : memref<?xf32>
          %1606 = arith.addi %1599, %c92 : index
          %1607 = memref.load %factors[%1606] : memref<?xf32>
          %1608 = arith.addi %1599, %c19 : index
          %1609 = memref.load %factors[%1608] : memref<?xf32>
          %1610 = arith.addi %1599, %c95 : index
          %1611 = memref.load %factors[%1610] : memref<?xf32>
          %1612 = arith.addi %1599, %c96 : index
          %1613 = memref.load %factors[%1612] : memref<?xf32>
          %1614 = arith.addi %1599, %c97 : index
          %1615 = memref.load %factors[%1614] : memref<?xf32>
          %1616 = vector.from_elements %1601, %1603, %1605, %1607, %1609, %1611, %1613, %1615 : vector<8xf32>
          %1617 = arith.muli %1457, %c13 : index
          %1618 = arith.addi %c10, %1617 : index
          %1619 = arith.addi %1618, %c17 : index
          %1620 = arith.muli %1576, %c34 : index
          %1621 = arith.addi %1619, %1620 : index
          %1622 = vector.load %5[%1621] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1623 = arith.addi %1621, %c33 : index
          %1624 = vector.load %5[%1623] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1625 = vector.shuffle %1622, %1624 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1626 = arith.mulf %1625, %1567 : vector<8xf32>
          %1627 = math.fma %1626, %1597, %1616 : vector<8xf32>
          %1628 = arith.addf %1627, %c54 : vector<8xf32>
          %1629 = arith.minimumf %1628, %c98 : vector<8xf32>
          %1630 = arith.maximumf %1629, %c99 : vector<8xf32>
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
          %1643 = arith.addi %1575, %1577 : index
          %1644 = arith.divui %1571, %outTileRows : index
          %1645 = arith.divui %1475, %c3 : index
          %1646 = arith.muli %1644, %1645 : index
          %1647 = arith.divui %1643, %c3 : index
          %1648 = arith.addi %1646, %1647 : index
          %1649 = arith.muli %1648, %c11 : index
          %1650 = arith.remui %1643, %c3 : index
          %1651 = arith.divui %1650, %c19 : index
          %1652 = arith.addi %1649, %1651 : index
          %1653 = arith.muli %outTileRows, %c19 : index
          %1654 = arith.muli %1652, %1653 : index
          %1655 = arith.remui %1571, %outTileRows : index
          %1656 = arith.muli %1655, %c19 : index
          %1657 = arith.addi %1654, %1656 : index
          %1658 = arith.remui %1643, %c19 : index
          %1659 = arith.addi %1657, %1658 : index
          %1660 = arith.cmpi slt, %1568, %36 : index
          scf.if %1660 {
            vector.store %1642, %out[%1659] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %309 {
          %1661 = arith.addi %1457, %c33 : index
          %1662 = arith.addi %1661, %c10 : index
          %1663 = memref.load %8[%1662] : memref<?xf32>
          %1664 = arith.addi %1661, %c6 : index
          %1665 = memref.load %8[%1664] : memref<?xf32>
          %1666 = arith.divf %c93, %1665 : f32
          %1667 = vector.broadcast %1666 : f32 to vector<8xf32>
          %1668 = arith.addi %15, %1456 : index
          %1669 = arith.addi %1668, %1 : index
          %1670 = arith.addi %1669, %c10 : index
          %1671 = arith.minsi %1670, %40 : index
          %1672 = arith.divui %1671, %groupSize : index
          %1673 = arith.addi %24, %1672 : index
          %1674 = arith.remui %1671, %groupSize : index
          %1675 = arith.addi %44, %1674 : index
          %1676 = arith.muli %1675, %c18 : index
          %1677 = arith.addi %1676, %51 : index
          %1678 = arith.muli %heads, %c18 : index
          scf.for %1679 = %c10 to %c92 step %c4 {
            %1680 = arith.muli %1679, %c3 : index
            %1681 = arith.addi %1680, %2 : index
            %1682 = arith.muli %13, %c18 : index
            %1683 = arith.addi %1682, %1681 : index
            %1684 = arith.addi %1683, %c10 : index
            %1685 = memref.load %factors[%1684] : memref<?xf32>
            %1686 = arith.addi %1683, %c11 : index
            %1687 = memref.load %factors[%1686] : memref<?xf32>
            %1688 = arith.addi %1683, %c13 : index
            %1689 = memref.load %factors[%1688] : memref<?xf32>
            %1690 = arith.addi %1683, %c92 : index
            %1691 = memref.load %factors[%1690] : memref<?xf32>
            %1692 = arith.addi %1683, %c19 : index
            %1693 = memref.load %factors[%1692] : memref<?xf32>
            %1694 = arith.addi %1683, %c95 : index
            %1695 = memref.load %factors[%1694] : memref<?xf32>
            %1696 = arith.addi %1683, %c96 : index
            %1697 = memref.load %factors[%1696] : memref<?xf32>
            %1698 = arith.addi %1683, %c97 : index
            %1699 = memref.load %factors[%1698] : memref<?xf32>
            %1700 = vector.from_elements %1685, %1687, %1689, %1691, %1693, %1695, %1697, %1699 : vector<8xf32>
            %1701 = arith.muli %kvHeads, %c18 : index
            %1702 = arith.addi %1683, %1701 : index
            %1703 = arith.addi %1702, %c10 : index
            %1704 = memref.load %factors[%1703] : memref<?xf32>
            %1705 = arith.addi %1702, %c11 : index
            %1706 = memref.load %factors[%1705] : memref<?xf32>
            %1707 = arith.addi %1702, %c13 : index
            %1708 = memref.load %factors[%1707] : memref<?xf32>
            %1709 = arith.addi %1702, %c92 : index
            %1710 = memref.load %factors[%1709] : memref<?xf32>
            %1711 = arith.addi %1702, %c19 : index
            %1712 = memref.load %factors[%1711] : memref<?xf32>
            %1713 = arith.addi %1702, %c95 : index
            %1714 = memref.load %factors[%1713] : memref<?xf32>
            %1715 = arith.addi %1702, %c96 : index
            %1716 = memref.load %factors[%1715] : memref<?xf32>
            %1717 = arith.addi %1702, %c97 : index
            %1718 = memref.load %factors[%1717] : memref<?xf32>
            %1719 = vector.from_elements %1704, %1706, %1708, %1710, %1712, %1714, %1716, %1718 : vector<8xf32>
            %1720 = arith.muli %1457, %c13 : index
            %1721 = arith.addi %16, %1720 : index
            %1722 = arith.addi %1721, %c10 : index
            %1723 = arith.muli %1679, %c34 : index
            %1724 = arith.addi %1722, %1723 : index
            %1725 = vector.load %partial[%1724] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1726 = arith.addi %1724, %c33 : index
            %1727 = vector.load %partial[%1726] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1728 = vector.shuffle %1725, %1727 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1729 = arith.mulf %1728, %1667 : vector<8xf32>
            %1730 = math.fma %1729, %1700, %1719 : vector<8xf32>
            %1731 = arith.addf %1730, %c54 : vector<8xf32>
            %1732 = arith.minimumf %1731, %c98 : vector<8xf32>
            %1733 = arith.maximumf %1732, %c99 : vector<8xf32>
            %1734 = arith.truncf %1733 : vector<8xf32> to vector<8xf16>
            %1735 = vector.bitcast %1734 : vector<8xf16> to vector<4xi32>
            %1736 = vector.shuffle %1735, %1735 [0, 1] : vector<4xi32>, vector<4xi32>
            %1737 = vector.shuffle %1735, %1735 [2, 3] : vector<4xi32>, vector<4xi32>
            %1738 = arith.select %3, %1737, %1736 : vector<2xi32>
            %1739 = arith.select %3, %1736, %1737 : vector<2xi32>
            %1740 = wave.swap_halves %1739 : vector<2xi32>
            %1741 = arith.select %3, %1740, %1738 : vector<2xi32>
            %1742 = arith.select %3, %1738, %1740 : vector<2xi32>
            %1743 = vector.bitcast %1741 : vector<2xi32> to vector<4xf16>
            %1744 = vector.bitcast %1742 : vector<2xi32> to vector<4xf16>
            %1745 = vector.shuffle %1743, %1744 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1746 = arith.addi %1677, %1680 : index
            %1747 = arith.divui %1673, %outTileRows : index
            %1748 = arith.divui %1678, %c3 : index
            %1749 = arith.muli %1747, %1748 : index
            %1750 = arith.divui %1746, %c3 : index
            %1751 = arith.addi %1749, %1750 : index
            %1752 = arith.muli %1751, %c11 : index
            %1753 = arith.remui %1746, %c3 : index
            %1754 = arith.divui %1753, %c19 : index
            %1755 = arith.addi %1752, %1754 : index
            %1756 = arith.muli %outTileRows, %c19 : index
            %1757 = arith.muli %1755, %1756 : index
            %1758 = arith.remui %1673, %outTileRows : index
            %1759 = arith.muli %1758, %c19 : index
            %1760 = arith.addi %1757, %1759 : index
            %1761 = arith.remui %1746, %c19 : index
            %1762 = arith.addi %1760, %1761 : index
            %1763 = arith.cmpi slt, %1670, %36 : index
            scf.if %1763 {
              vector.store %1745, %out[%1762] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1764 = arith.addi %1457, %c57 : index
          %1765 = arith.addi %1764, %c10 : index
          %1766 = memref.load %8[%1765] : memref<?xf32>
          %1767 = arith.addi %1764, %c6 : index
          %1768 = memref.load %8[%1767] : memref<?xf32>
          %1769 = arith.divf %c93, %1768 : f32
          %1770 = vector.broadcast %1769 : f32 to vector<8xf32>
          %1771 = arith.addi %1669, %c3 : index
          %1772 = arith.minsi %1771, %40 : index
          %1773 = arith.divui %1772, %groupSize : index
          %1774 = arith.addi %24, %1773 : index
          %1775 = arith.remui %1772, %groupSize : index
          %1776 = arith.addi %44, %1775 : index
          %1777 = arith.muli %1776, %c18 : index
          %1778 = arith.addi %1777, %51 : index
          scf.for %1779 = %c10 to %c92 step %c4 {
            %1780 = arith.muli %1779, %c3 : index
            %1781 = arith.addi %1780, %2 : index
            %1782 = arith.muli %13, %c18 : index
            %1783 = arith.addi %1782, %1781 : index
            %1784 = arith.addi %1783, %c10 : index
            %1785 = memref.load %factors[%1784] : memref<?xf32>
            %1786 = arith.addi %1783, %c11 : index
            %1787 = memref.load %factors[%1786] : memref<?xf32>
            %1788 = arith.addi %1783, %c13 : index
            %1789 = memref.load %factors[%1788] : memref<?xf32>
            %1790 = arith.addi %1783, %c92 : index
            %1791 = memref.load %factors[%1790] : memref<?xf32>
            %1792 = arith.addi %1783, %c19 : index
            %1793 = memref.load %factors[%1792] : memref<?xf32>
            %1794 = arith.addi %1783, %c95 : index
            %1795 = memref.load %factors[%1794] : memref<?xf32>
            %1796 = arith.addi %1783, %c96 : index
            %1797 = memref.load %factors[%1796] : memref<?xf32>
            %1798 = arith.addi %1783, %c97 : index
            %1799 = memref.load %factors[%1798] : memref<?xf32>
            %1800 = vector.from_elements %1785, %1787, %1789, %1791, %1793, %1795, %1797, %1799 : vector<8xf32>
            %1801 = arith.muli %kvHeads, %c18 : index
            %1802 = arith.addi %1783, %1801 : index
            %1803 = arith.addi %1802, %c10 : index
            %1804 = memref.load %factors[%1803] : memref<?xf32>
            %1805 = arith.addi %1802, %c11 : index
            %1806 = memref.load %factors[%1805] : memref<?xf32>
            %1807 = arith.addi %1802, %c13 : index
            %1808 = memref.load %factors[%1807] : memref<?xf32>
            %1809 = arith.addi %1802, %c92 : index
            %1810 = memref.load %factors[%1809] : memref<?xf32>
            %1811 = arith.addi %1802, %c19 : index
            %1812 = memref.load %factors[%1811] : memref<?xf32>
            %1813 = arith.addi %1802, %c95 : index
            %1814 = memref.load %factors[%1813] : memref<?xf32>
            %1815 = arith.addi %1802, %c96 : index
            %1816 = memref.load %factors[%1815] : memref<?xf32>
            %1817 = arith.addi %1802, %c97 : index
            %1818 = memref.load %factors[%1817] : memref<?xf32>
            %1819 = vector.from_elements %1804, %1806, %1808, %1810, %1812, %1814, %1816, %1818 : vector<8xf32>
            %1820 = arith.muli %1457, %c13 : index
            %1821 = arith.addi %16, %1820 : index
            %1822 = arith.addi %1821, %c17 : index
            %1823 = arith.muli %1779, %c34 : index
            %1824 = arith.addi %1822, %1823 : index
            %1825 = vector.load %partial[%1824] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1826 = arith.addi %1824, %c33 : index
            %1827 = vector.load %partial[%1826] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1828 = vector.shuffle %1825, %1827 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1829 = arith.mulf %1828, %1770 : vector<8xf32>
            %1830 = math.fma %1829, %1800, %1819 : vector<8xf32>
            %1831 = arith.addf %1830, %c54 : vector<8xf32>
            %1832 = arith.minimumf %1831, %c98 : vector<8xf32>
            %1833 = arith.maximumf %1832, %c99 : vector<8xf32>
            %1834 = arith.truncf %1833 : vector<8xf32> to vector<8xf16>
            %1835 = vector.bitcast %1834 : vector<8xf16> to vector<4xi32>
            %1836 = vector.shuffle %1835, %1835 [0, 1] : vector<4xi32>, vector<4xi32>
            %1837 = vector.shuffle %1835, %1835 [2, 3] : vector<4xi32>, vector<4xi32>
            %1838 = arith.select %3, %1837, %1836 : vector<2xi32>
            %1839 = arith.select %3, %1836, %1837 : vector<2xi32>
            %1840 = wave.swap_halves %1839 : vector<2xi32>
            %1841 = arith.select %3, %1840, %1838 : vector<2xi32>
            %1842 = arith.select %3, %1838, %1840 : vector<2xi32>
            %1843 = vector.bitcast %1841 : vector<2xi32> to vector<4xf16>
            %1844 = vector.bitcast %1842 : vector<2xi32> to vector<4xf16>
            %1845 = vector.shuffle %1843, %1844 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1846 = arith.addi %1778, %1780 : index
            %1847 = arith.divui %1774, %outTileRows : index
            %1848 = arith.divui %1678, %c3 : index
            %1849 = arith.muli %1847, %1848 : index
            %1850 = arith.divui %1846, %c3 : index
            %1851 = arith.addi %1849, %1850 : index
            %1852 = arith.muli %1851, %c11 : index
            %1853 = arith.remui %1846, %c3 : index
            %1854 = arith.divui %1853, %c19 : index
            %1855 = arith.addi %1852, %1854 : index
            %1856 = arith.muli %outTileRows, %c19 : index
            %1857 = arith.muli %1855, %1856 : index
            %1858 = arith.remui %1774, %outTileRows : index
            %1859 = arith.muli %1858, %c19 : index
            %1860 = arith.addi %1857, %1859 : index
            %1861 = arith.remui %1846, %c19 : index
            %1862 = arith.addi %1860, %1861 : index
            %1863 = arith.cmpi slt, %1771, %36 : index
            scf.if %1863 {
              vector.store %1845, %out[%1862] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %1864 = arith.addi %1457, %c34 : index
          %1865 = arith.addi %1864, %c10 : index
          %1866 = memref.load %8[%1865] : memref<?xf32>
          %1867 = arith.addi %1864, %c6 : index
          %1868 = memref.load %8[%1867] : memref<?xf32>
          %1869 = arith.divf %c93, %1868 : f32
          %1870 = vector.broadcast %1869 : f32 to vector<8xf32>
          %1871 = arith.addi %15, %1456 : index
          %1872 = arith.addi %1871, %1 : index
          %1873 = arith.addi %1872, %c10 : index
          %1874 = arith.minsi %1873, %40 : index
          %1875 = arith.divui %1874, %groupSize : index
          %1876 = arith.addi %24, %1875 : index
          %1877 = arith.remui %1874, %groupSize : index
          %1878 = arith.addi %44, %1877 : index
          %1879 = arith.muli %1878, %c18 : index
          %1880 = arith.addi %1879, %51 : index
          %1881 = arith.muli %heads, %c18 : index
          scf.for %1882 = %c10 to %c92 step %c4 {
            %1883 = arith.muli %1882, %c3 : index
            %1884 = arith.addi %1883, %2 : index
            %1885 = arith.muli %13, %c18 : index
            %1886 = arith.addi %1885, %1884 : index
            %1887 = arith.addi %1886, %c10 : index
            %1888 = memref.load %factors[%1887] : memref<?xf32>
            %1889 = arith.addi %1886, %c11 : index
            %1890 = memref.load %factors[%1889] : memref<?xf32>
            %1891 = arith.addi %1886, %c13 : index
            %1892 = memref.load %factors[%1891] : memref<?xf32>
            %1893 = arith.addi %1886, %c92 : index
            %1894 = memref.load %factors[%1893] : memref<?xf32>
            %1895 = arith.addi %1886, %c19 : index
            %1896 = memref.load %factors[%1895] : memref<?xf32>
            %1897 = arith.addi %1886, %c95 : index
            %1898 = memref.load %factors[%1897] : memref<?xf32>
            %1899 = arith.addi %1886, %c96 : index
            %1900 = memref.load %factors[%1899] : memref<?xf32>
            %1901 = arith.addi %1886, %c97 : index
            %1902 = memref.load %factors[%1901] : memref<?xf32>
            %1903 = vector.from_elements %1888, %1890, %1892, %1894, %1896, %1898, %1900, %1902 : vector<8xf32>
            %1904 = arith.muli %kvHeads, %c18 : index
            %1905 = arith.addi %1886, %1904 : index
            %1906 = arith.addi %1905, %c10 : index
            %1907 = memref.load %factors[%1906] : memref<?xf32>
            %1908 = arith.addi %1905, %c11 : index
            %1909 = memref.load %factors[%1908] : memref<?xf32>
            %1910 = arith.addi %1905, %c13 : index
            %1911 = memref.load %factors[%1910] : memref<?xf32>
            %1912 = arith.addi %1905, %c92 : index
            %1913 = memref.load %factors[%1912] : memref<?xf32>
            %1914 = arith.addi %1905, %c19 : index
            %1915 = memref.load %factors[%1914] : memref<?xf32>
            %1916 = arith.addi %1905, %c95 : index
            %1917 = memref.load %factors[%1916] : memref<?xf32>
            %1918 = arith.addi %1905, %c96 : index
            %1919 = memref.load %factors[%1918] : memref<?xf32>
            %1920 = arith.addi %1905, %c97 : index
            %1921 = memref.load %factors[%1920] : memref<?xf32>
            %1922 = vector.from_elements %1907, %1909, %1911, %1913, %1915, %1917, %1919, %1921 : vector<8xf32>
            %1923 = arith.muli %1457, %c13 : index
            %1924 = arith.addi %17, %1923 : index
            %1925 = arith.addi %1924, %c10 : index
            %1926 = arith.muli %1882, %c34 : index
            %1927 = arith.addi %1925, %1926 : index
            %1928 = vector.load %partial[%1927] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1929 = arith.addi %1927, %c33 : index
            %1930 = vector.load %partial[%1929] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1931 = vector.shuffle %1928, %1930 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1932 = arith.mulf %1931, %1870 : vector<8xf32>
            %1933 = math.fma %1932, %1903, %1922 : vector<8xf32>
            %1934 = arith.addf %1933, %c54 : vector<8xf32>
            %1935 = arith.minimumf %1934, %c98 : vector<8xf32>
            %1936 = arith.maximumf %1935, %c99 : vector<8xf32>
            %1937 = arith.truncf %1936 : vector<8xf32> to vector<8xf16>
            %1938 = vector.bitcast %1937 : vector<8xf16> to vector<4xi32>
            %1939 = vector.shuffle %1938, %1938 [0, 1] : vector<4xi32>, vector<4xi32>
            %1940 = vector.shuffle %1938, %1938 [2, 3] : vector<4xi32>, vector<4xi32>
            %1941 = arith.select %3, %1940, %1939 : vector<2xi32>
            %1942 = arith.select %3, %1939, %1940 : vector<2xi32>
            %1943 = wave.swap_halves %1942 : vector<2xi32>
            %1944 = arith.select %3, %1943, %1941 : vector<2xi32>
            %1945 = arith.select %3, %1941, %1943 : vector<2xi32>
            %1946 = vector.bitcast %1944 : vector<2xi32> to vector<4xf16>
            %1947 = vector.bitcast %1945 : vector<2xi32> to vector<4xf16>
            %1948 = vector.shuffle %1946, %1947 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1949 = arith.addi %1880, %1883 : index
            %1950 = arith.divui %1876, %outTileRows : index
            %1951 = arith.divui %1881, %c3 : index
            %1952 = arith.muli %1950, %1951 : index
            %1953 = arith.divui %1949, %c3 : index
            %1954 = arith.addi %1952, %1953 : index
            %1955 = arith.muli %1954, %c11 : index
            %1956 = arith.remui %1949, %c3 : index
            %1957 = arith.divui %1956, %c19 : index
            %1958 = arith.addi %1955, %1957 : index
            %1959 = arith.muli %outTileRows, %c19 : index
            %1960 = arith.muli %1958, %1959 : index
            %1961 = arith.remui %1876, %outTileRows : index
            %1962 = arith.muli %1961, %c19 : index
            %1963 = arith.addi %1960, %1962 : index
            %1964 = arith.remui %1949, %c19 : index
            %1965 = arith.addi %1963, %1964 : index
            %1966 = arith.cmpi slt, %1873, %36 : index
            scf.if %1966 {
              vector.store %1948, %out[%1965] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1967 = arith.addi %1457, %c58 : index
          %1968 = arith.addi %1967, %c10 : index
          %1969 = memref.load %8[%1968] : memref<?xf32>
          %1970 = arith.addi %1967, %c6 : index
          %1971 = memref.load %8[%1970] : memref<?xf32>
          %1972 = arith.divf %c93, %1971 : f32
          %1973 = vector.broadcast %1972 : f32 to vector<8xf32>
          %1974 = arith.addi %1872, %c3 : index
          %1975 = arith.minsi %1974, %40 : index
          %1976 = arith.divui %1975, %groupSize : index
          %1977 = arith.addi %24, %1976 : index
          %1978 = arith.remui %1975, %groupSize : index
          %1979 = arith.addi %44, %1978 : index
          %1980 = arith.muli %1979, %c18 : index
          %1981 = arith.addi %1980, %51 : index
          scf.for %1982 = %c10 to %c92 step %c4 {
            %1983 = arith.muli %1982, %c3 : index
            %1984 = arith.addi %1983, %2 : index
            %1985 = arith.muli %13, %c18 : index
            %1986 = arith.addi %1985, %1984 : index
            %1987 = arith.addi %1986, %c10 : index
            %1988 = memref.load %factors[%1987] : memref<?xf32>
            %1989 = arith.addi %1986, %c11 : index
            %1990 = memref.load %factors[%1989] : memref<?xf32>
            %1991 = arith.addi %1986, %c13 : index
            %1992 = memref.load %factors[%1991] : memref<?xf32>
            %1993 = arith.addi %1986, %c92 : index
            %1994 = memref.load %factors[%1993] : memref<?xf32>
            %1995 = arith.addi %1986, %c19 : index
            %1996 = memref.load %factors[%1995] : memref<?xf32>
            %1997 = arith.addi %1986, %c95 : index
            %1998 = memref.load %factors[%1997] : memref<?xf32>
            %1999 = arith.addi %1986, %c96 : index
            %2000 = memref.load %factors[%1999] : memref<?xf32>
            %2001 = arith.addi %1986, %c97 : index
            %2002 = memref.load %factors[%2001] : memref<?xf32>
            %2003 = vector.from_elements %1988, %1990, %1992, %1994, %1996, %1998, %2000, %2002 : vector<8xf32>
            %2004 = arith.muli %kvHeads, %c18 : index
            %2005 = arith.addi %1986, %2004 : index
            %2006 = arith.addi %2005, %c10 : index
            %2007 = memref.load %factors[%2006] : memref<?xf32>
            %2008 = arith.addi %2005, %c11 : index
            %2009 = memref.load %factors[%2008] : memref<?xf32>
            %2010 = arith.addi %2005, %c13 : index
            %2011 = memref.load %factors[%2010] : memref<?xf32>
            %2012 = arith.addi %2005, %c92 : index
            %2013 = memref.load %factors[%2012] : memref<?xf32>
            %2014 = arith.addi %2005, %c19 : index
            %2015 = memref.load %factors[%2014] : memref<?xf32>
            %2016 = arith.addi %2005, %c95 : index
            %2017 = memref.load %factors[%2016] : memref<?xf32>
            %2018 = arith.addi %2005, %c96 : index
            %2019 = memref.load %factors[%2018] : memref<?xf32>
            %2020 = arith.addi %2005, %c97 : index
            %2021 = memref.load %factors[%2020] : memref<?xf32>
            %2022 = vector.from_elements %2007, %2009, %2011, %2013, %2015, %2017, %2019, %2021 : vector<8xf32>
            %2023 = arith.muli %1457, %c13 : index
            %2024 = arith.addi %17, %2023 : index
            %2025 = arith.addi %2024, %c17 : index
            %2026 = arith.muli %1982, %c34 : index
            %2027 = arith.addi %2025, %2026 : index
            %2028 = vector.load %partial[%2027] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2029 = arith.addi %2027, %c33 : index
            %2030 = vector.load %partial[%2029] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2031 = vector.shuffle %2028, %2030 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2032 = arith.mulf %2031, %1973 : vector<8xf32>
            %2033 = math.fma %2032, %2003, %2022 : vector<8xf32>
            %2034 = arith.addf %2033, %c54 : vector<8xf32>
            %2035 = arith.minimumf %2034, %c98 : vector<8xf32>
            %2036 = arith.maximumf %2035, %c99 : vector<8xf32>
            %2037 = arith.truncf %2036 : vector<8xf32> to vector<8xf16>
            %2038 = vector.bitcast %2037 : vector<8xf16> to vector<4xi32>
            %2039 = vector.shuffle %2038, %2038 [0, 1] : vector<4xi32>, vector<4xi32>
            %2040 = vector.shuffle %2038, %2038 [2, 3] : vector<4xi32>, vector<4xi32>
            %2041 = arith.select %3, %2040, %2039 : vector<2xi32>
            %2042 = arith.select %3, %2039, %2040 : vector<2xi32>
            %2043 = wave.swap_halves %2042 : vector<2xi32>
            %2044 = arith.select %3, %2043, %2041 : vector<2xi32>
            %2045 = arith.select %3, %2041, %2043 : vector<2xi32>
            %2046 = vector.bitcast %2044 : vector<2xi32> to vector<4xf16>
            %2047 = vector.bitcast %2045 : vector<2xi32> to vector<4xf16>
            %2048 = vector.shuffle %2046, %2047 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2049 = arith.addi %1981, %1983 : index
            %2050 = arith.divui %1977, %outTileRows : index
            %2051 = arith.divui %1881, %c3 : index
            %2052 = arith.muli %2050, %2051 : index
            %2053 = arith.divui %2049, %c3 : index
            %2054 = arith.addi %2052, %2053 : index
            %2055 = arith.muli %2054, %c11 : index
            %2056 = arith.remui %2049, %c3 : index
            %2057 = arith.divui %2056, %c19 : index
            %2058 = arith.addi %2055, %2057 : index
            %2059 = arith.muli %outTileRows, %c19 : index
            %2060 = arith.muli %2058, %2059 : index
            %2061 = arith.remui %1977, %outTileRows : index
            %2062 = arith.muli %2061, %c19 : index
            %2063 = arith.addi %2060, %2062 : index
            %2064 = arith.remui %2049, %c19 : index
            %2065 = arith.addi %2063, %2064 : index
            %2066 = arith.cmpi slt, %1974, %36 : index
            scf.if %2066 {
              vector.store %2048, %out[%2065] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}
