// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Prefill(codec='int8', dim=96)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_int8_d96__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %factors: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) {
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
  %c57 = arith.constant dense<16711935> : vector<4xi32>
  %c58 = arith.constant dense<1677747200> : vector<4xi32>
  %c59 = arith.constant dense<8> : vector<4xi32>
  %c60 = arith.constant dense<0x6480> : vector<16xf16>
  %c61 = arith.constant 192 : index
  %c62 = arith.constant 320 : index
  %c63 = arith.constant 448 : index
  %c64 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c65 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c66 = arith.constant 0x41000000 : f32
  %c67 = arith.constant 0x40C00000 : f32
  %c68 = arith.constant dense<-1> : vector<4xi32>
  %c69 = arith.constant 255 : i32
  %c70 = arith.constant 2 : i32
  %c71 = arith.constant 16711680 : i32
  %c72 = arith.constant 3 : i32
  %c73 = arith.constant 4 : i32
  %c74 = arith.constant 65280 : i32
  %c75 = arith.constant 5 : i32
  %c76 = arith.constant 6 : i32
  %c77 = arith.constant -16777216 : i32
  %c78 = arith.constant 7 : i32
  %c79 = arith.constant 8 : i32
  %c80 = arith.constant 9 : i32
  %c81 = arith.constant 10 : i32
  %c82 = arith.constant 11 : i32
  %c83 = arith.constant 12 : i32
  %c84 = arith.constant 13 : i32
  %c85 = arith.constant 15 : i32
  %c86 = arith.constant 576 : index
  %c87 = arith.constant 640 : index
  %c88 = arith.constant 704 : index
  %c89 = arith.constant 6 : index
  %c90 = arith.constant 0x3F800000 : f32
  %outTileRows = wave.param "outTileRows" : index
  %c92 = arith.constant 10 : index
  %c93 = arith.constant 12 : index
  %c94 = arith.constant 14 : index
  %c95 = arith.constant dense<0x477FE000> : vector<8xf32>
  %c96 = arith.constant dense<0xC77FE000> : vector<8xf32>
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
              %417 = vector.bitcast %416 : vector<16xi8> to vector<4xi32>
              %418 = arith.andi %417, %c57 : vector<4xi32>
              %419 = arith.ori %418, %c58 : vector<4xi32>
              %420 = arith.shrui %417, %c59 : vector<4xi32>
              %421 = arith.andi %420, %c57 : vector<4xi32>
              %422 = arith.ori %421, %c58 : vector<4xi32>
              %423 = vector.shuffle %419, %422 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %424 = vector.bitcast %423 : vector<8xi32> to vector<16xf16>
              %425 = arith.subf %424, %c60 : vector<16xf16>
              %426 = vector.bitcast %351 : vector<4xi32> to vector<16xi8>
              %427 = vector.bitcast %426 : vector<16xi8> to vector<4xi32>
              %428 = arith.andi %427, %c57 : vector<4xi32>
              %429 = arith.ori %428, %c58 : vector<4xi32>
              %430 = arith.shrui %427, %c59 : vector<4xi32>
              %431 = arith.andi %430, %c57 : vector<4xi32>
              %432 = arith.ori %431, %c58 : vector<4xi32>
              %433 = vector.shuffle %429, %432 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %434 = vector.bitcast %433 : vector<8xi32> to vector<16xf16>
              %435 = arith.subf %434, %c60 : vector<16xf16>
              %436 = arith.addi %409, %c10 : index
              %437 = vector.load %4[%436] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %438 = arith.addi %436, %c33 : index
              %439 = vector.load %4[%438] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %440 = vector.shuffle %437, %439 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %441 = wave.mma %425, %440, %c54 : vector<16xf16>, vector<8xf32>
              %442 = wave.mma %435, %440, %c54 : vector<16xf16>, vector<8xf32>
              wave.pin
              %443 = arith.addi %409, %c40 : index
              %444 = vector.load %4[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %445 = arith.addi %443, %c33 : index
              %446 = vector.load %4[%445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %447 = vector.shuffle %444, %446 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %448 = wave.mma %425, %447, %c54 : vector<16xf16>, vector<8xf32>
              %449 = wave.mma %435, %447, %c54 : vector<16xf16>, vector<8xf32>
              %450 = arith.addi %410, %c61 : index
              %451 = vector.load %kv[%450] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %452 = arith.addi %413, %c61 : index
              %453 = vector.load %kv[%452] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %454 = vector.bitcast %352 : vector<4xi32> to vector<16xi8>
              %455 = vector.bitcast %454 : vector<16xi8> to vector<4xi32>
              %456 = arith.andi %455, %c57 : vector<4xi32>
              %457 = arith.ori %456, %c58 : vector<4xi32>
              %458 = arith.shrui %455, %c59 : vector<4xi32>
              %459 = arith.andi %458, %c57 : vector<4xi32>
              %460 = arith.ori %459, %c58 : vector<4xi32>
              %461 = vector.shuffle %457, %460 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %462 = vector.bitcast %461 : vector<8xi32> to vector<16xf16>
              %463 = arith.subf %462, %c60 : vector<16xf16>
              %464 = vector.bitcast %353 : vector<4xi32> to vector<16xi8>
              %465 = vector.bitcast %464 : vector<16xi8> to vector<4xi32>
              %466 = arith.andi %465, %c57 : vector<4xi32>
              %467 = arith.ori %466, %c58 : vector<4xi32>
              %468 = arith.shrui %465, %c59 : vector<4xi32>
              %469 = arith.andi %468, %c57 : vector<4xi32>
              %470 = arith.ori %469, %c58 : vector<4xi32>
              %471 = vector.shuffle %467, %470 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %472 = vector.bitcast %471 : vector<8xi32> to vector<16xf16>
              %473 = arith.subf %472, %c60 : vector<16xf16>
              %474 = arith.addi %409, %c34 : index
              %475 = vector.load %4[%474] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %476 = arith.addi %474, %c33 : index
              %477 = vector.load %4[%476] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %478 = vector.shuffle %475, %477 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %479 = wave.mma %463, %478, %441 : vector<16xf16>, vector<8xf32>
              %480 = wave.mma %473, %478, %442 : vector<16xf16>, vector<8xf32>
              wave.pin
              %481 = arith.addi %409, %c41 : index
              %482 = vector.load %4[%481] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %483 = arith.addi %481, %c33 : index
              %484 = vector.load %4[%483] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %485 = vector.shuffle %482, %484 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %486 = wave.mma %463, %485, %448 : vector<16xf16>, vector<8xf32>
              %487 = wave.mma %473, %485, %449 : vector<16xf16>, vector<8xf32>
              %488 = arith.addi %410, %c34 : index
              %489 = vector.load %kv[%488] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %490 = arith.addi %413, %c34 : index
              %491 = vector.load %kv[%490] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %492 = vector.bitcast %412 : vector<4xi32> to vector<16xi8>
              %493 = vector.bitcast %492 : vector<16xi8> to vector<4xi32>
              %494 = arith.andi %493, %c57 : vector<4xi32>
              %495 = arith.ori %494, %c58 : vector<4xi32>
              %496 = arith.shrui %493, %c59 : vector<4xi32>
              %497 = arith.andi %496, %c57 : vector<4xi32>
              %498 = arith.ori %497, %c58 : vector<4xi32>
              %499 = vector.shuffle %495, %498 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %500 = vector.bitcast %499 : vector<8xi32> to vector<16xf16>
              %501 = arith.subf %500, %c60 : vector<16xf16>
              %502 = vector.bitcast %415 : vector<4xi32> to vector<16xi8>
              %503 = vector.bitcast %502 : vector<16xi8> to vector<4xi32>
              %504 = arith.andi %503, %c57 : vector<4xi32>
              %505 = arith.ori %504, %c58 : vector<4xi32>
              %506 = arith.shrui %503, %c59 : vector<4xi32>
              %507 = arith.andi %506, %c57 : vector<4xi32>
              %508 = arith.ori %507, %c58 : vector<4xi32>
              %509 = vector.shuffle %505, %508 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %510 = vector.bitcast %509 : vector<8xi32> to vector<16xf16>
              %511 = arith.subf %510, %c60 : vector<16xf16>
              %512 = arith.addi %409, %c35 : index
              %513 = vector.load %4[%512] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %514 = arith.addi %512, %c33 : index
              %515 = vector.load %4[%514] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %516 = vector.shuffle %513, %515 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %517 = wave.mma %501, %516, %479 : vector<16xf16>, vector<8xf32>
              %518 = wave.mma %511, %516, %480 : vector<16xf16>, vector<8xf32>
              wave.pin
              %519 = arith.addi %409, %c42 : index
              %520 = vector.load %4[%519] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %521 = arith.addi %519, %c33 : index
              %522 = vector.load %4[%521] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %523 = vector.shuffle %520, %522 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %524 = wave.mma %501, %523, %486 : vector<16xf16>, vector<8xf32>
              %525 = wave.mma %511, %523, %487 : vector<16xf16>, vector<8xf32>
              %526 = arith.addi %410, %c62 : index
              %527 = vector.load %kv[%526] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %528 = arith.addi %413, %c62 : index
              %529 = vector.load %kv[%528] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %530 = vector.bitcast %451 : vector<4xi32> to vector<16xi8>
              %531 = vector.bitcast %530 : vector<16xi8> to vector<4xi32>
              %532 = arith.andi %531, %c57 : vector<4xi32>
              %533 = arith.ori %532, %c58 : vector<4xi32>
              %534 = arith.shrui %531, %c59 : vector<4xi32>
              %535 = arith.andi %534, %c57 : vector<4xi32>
              %536 = arith.ori %535, %c58 : vector<4xi32>
              %537 = vector.shuffle %533, %536 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %538 = vector.bitcast %537 : vector<8xi32> to vector<16xf16>
              %539 = arith.subf %538, %c60 : vector<16xf16>
              %540 = vector.bitcast %453 : vector<4xi32> to vector<16xi8>
              %541 = vector.bitcast %540 : vector<16xi8> to vector<4xi32>
              %542 = arith.andi %541, %c57 : vector<4xi32>
              %543 = arith.ori %542, %c58 : vector<4xi32>
              %544 = arith.shrui %541, %c59 : vector<4xi32>
              %545 = arith.andi %544, %c57 : vector<4xi32>
              %546 = arith.ori %545, %c58 : vector<4xi32>
              %547 = vector.shuffle %543, %546 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %548 = vector.bitcast %547 : vector<8xi32> to vector<16xf16>
              %549 = arith.subf %548, %c60 : vector<16xf16>
              %550 = arith.addi %409, %c17 : index
              %551 = vector.load %4[%550] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %552 = arith.addi %550, %c33 : index
              %553 = vector.load %4[%552] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %554 = vector.shuffle %551, %553 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %555 = wave.mma %539, %554, %517 : vector<16xf16>, vector<8xf32>
              %556 = wave.mma %549, %554, %518 : vector<16xf16>, vector<8xf32>
              wave.pin
              %557 = arith.addi %409, %c43 : index
              %558 = vector.load %4[%557] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %559 = arith.addi %557, %c33 : index
              %560 = vector.load %4[%559] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %561 = vector.shuffle %558, %560 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %562 = wave.mma %539, %561, %524 : vector<16xf16>, vector<8xf32>
              %563 = wave.mma %549, %561, %525 : vector<16xf16>, vector<8xf32>
              %564 = arith.addi %410, %c7 : index
              %565 = vector.load %kv[%564] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %566 = arith.addi %413, %c7 : index
              %567 = vector.load %kv[%566] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %568 = vector.bitcast %489 : vector<4xi32> to vector<16xi8>
              %569 = vector.bitcast %568 : vector<16xi8> to vector<4xi32>
              %570 = arith.andi %569, %c57 : vector<4xi32>
              %571 = arith.ori %570, %c58 : vector<4xi32>
              %572 = arith.shrui %569, %c59 : vector<4xi32>
              %573 = arith.andi %572, %c57 : vector<4xi32>
              %574 = arith.ori %573, %c58 : vector<4xi32>
              %575 = vector.shuffle %571, %574 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %576 = vector.bitcast %575 : vector<8xi32> to vector<16xf16>
              %577 = arith.subf %576, %c60 : vector<16xf16>
              %578 = vector.bitcast %491 : vector<4xi32> to vector<16xi8>
              %579 = vector.bitcast %578 : vector<16xi8> to vector<4xi32>
              %580 = arith.andi %579, %c57 : vector<4xi32>
              %581 = arith.ori %580, %c58 : vector<4xi32>
              %582 = arith.shrui %579, %c59 : vector<4xi32>
              %583 = arith.andi %582, %c57 : vector<4xi32>
              %584 = arith.ori %583, %c58 : vector<4xi32>
              %585 = vector.shuffle %581, %584 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %586 = vector.bitcast %585 : vector<8xi32> to vector<16xf16>
              %587 = arith.subf %586, %c60 : vector<16xf16>
              %588 = arith.addi %409, %c36 : index
              %589 = vector.load %4[%588] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %590 = arith.addi %588, %c33 : index
              %591 = vector.load %4[%590] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %592 = vector.shuffle %589, %591 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %593 = wave.mma %577, %592, %555 : vector<16xf16>, vector<8xf32>
              %594 = wave.mma %587, %592, %556 : vector<16xf16>, vector<8xf32>
              wave.pin
              %595 = arith.addi %409, %c44 : index
              %596 = vector.load %4[%595] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %597 = arith.addi %595, %c33 : index
              %598 = vector.load %4[%597] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %599 = vector.shuffle %596, %598 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %600 = wave.mma %577, %599, %562 : vector<16xf16>, vector<8xf32>
              %601 = wave.mma %587, %599, %563 : vector<16xf16>, vector<8xf32>
              %602 = arith.addi %410, %c63 : index
              %603 = vector.load %kv[%602] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %604 = arith.addi %413, %c63 : index
              %605 = vector.load %kv[%604] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %606 = vector.bitcast %527 : vector<4xi32> to vector<16xi8>
              %607 = vector.bitcast %606 : vector<16xi8> to vector<4xi32>
              %608 = arith.andi %607, %c57 : vector<4xi32>
              %609 = arith.ori %608, %c58 : vector<4xi32>
              %610 = arith.shrui %607, %c59 : vector<4xi32>
              %611 = arith.andi %610, %c57 : vector<4xi32>
              %612 = arith.ori %611, %c58 : vector<4xi32>
              %613 = vector.shuffle %609, %612 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %614 = vector.bitcast %613 : vector<8xi32> to vector<16xf16>
              %615 = arith.subf %614, %c60 : vector<16xf16>
              %616 = vector.bitcast %529 : vector<4xi32> to vector<16xi8>
              %617 = vector.bitcast %616 : vector<16xi8> to vector<4xi32>
              %618 = arith.andi %617, %c57 : vector<4xi32>
              %619 = arith.ori %618, %c58 : vector<4xi32>
              %620 = arith.shrui %617, %c59 : vector<4xi32>
              %621 = arith.andi %620, %c57 : vector<4xi32>
              %622 = arith.ori %621, %c58 : vector<4xi32>
              %623 = vector.shuffle %619, %622 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %624 = vector.bitcast %623 : vector<8xi32> to vector<16xf16>
              %625 = arith.subf %624, %c60 : vector<16xf16>
              %626 = arith.addi %409, %c37 : index
              %627 = vector.load %4[%626] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %628 = arith.addi %626, %c33 : index
              %629 = vector.load %4[%628] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %630 = vector.shuffle %627, %629 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %631 = wave.mma %615, %630, %593 : vector<16xf16>, vector<8xf32>
              %632 = wave.mma %625, %630, %594 : vector<16xf16>, vector<8xf32>
              wave.pin
              %633 = arith.addi %409, %c45 : index
              %634 = vector.load %4[%633] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %635 = arith.addi %633, %c33 : index
              %636 = vector.load %4[%635] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %637 = vector.shuffle %634, %636 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %638 = wave.mma %615, %637, %600 : vector<16xf16>, vector<8xf32>
              %639 = wave.mma %625, %637, %601 : vector<16xf16>, vector<8xf32>
              %640 = arith.addi %410, %c35 : index
              %641 = vector.load %kv[%640] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %642 = arith.addi %413, %c35 : index
              %643 = vector.load %kv[%642] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %644 = wave.opaque %631 : vector<8xf32>
              %645 = wave.opaque %632 : vector<8xf32>
              %646 = wave.opaque %638 : vector<8xf32>
              %647 = wave.opaque %639 : vector<8xf32>
              %648 = wave.opaque %373 : i32
              %649 = arith.cmpi sgt, %648, %296 : i32
              %650:2 = scf.if %649 -> (vector<8xf32>, vector<8xf32>) {
                %651 = wave.opaque %c10 : index
                %652 = arith.addi %1, %651 : index
                %653 = memref.load %7[%652] : memref<?xi32>
                %654 = arith.index_cast %2 : index to i32
                %655 = arith.addi %372, %654 : i32
                %656 = arith.subi %653, %655 : i32
                %657 = arith.subi %656, %c48 : i32
                %658 = vector.broadcast %657 : i32 to vector<8xi32>
                %659 = arith.cmpi sgt, %658, %c65 : vector<8xi32>
                %660 = arith.select %659, %644, %c64 : vector<8xi1>, vector<8xf32>
                %661 = arith.subi %656, %c47 : i32
                %662 = vector.broadcast %661 : i32 to vector<8xi32>
                %663 = arith.cmpi sgt, %662, %c65 : vector<8xi32>
                %664 = arith.select %663, %645, %c64 : vector<8xi1>, vector<8xf32>
                scf.yield %660, %664 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %644, %645 : vector<8xf32>, vector<8xf32>
              }
              %665 = wave.opaque %c10 : index
              %666 = arith.addi %1, %665 : index
              %667 = memref.load %6[%666] : memref<?xf32>
              %668 = vector.extract %650#0[0] : f32 from vector<8xf32>
              %669 = vector.extract %650#0[1] : f32 from vector<8xf32>
              %670 = vector.extract %650#0[2] : f32 from vector<8xf32>
              %671 = vector.extract %650#0[3] : f32 from vector<8xf32>
              %672 = vector.extract %650#0[4] : f32 from vector<8xf32>
              %673 = vector.extract %650#0[5] : f32 from vector<8xf32>
              %674 = vector.extract %650#0[6] : f32 from vector<8xf32>
              %675 = vector.extract %650#0[7] : f32 from vector<8xf32>
              %676 = vector.extract %650#1[0] : f32 from vector<8xf32>
              %677 = vector.extract %650#1[1] : f32 from vector<8xf32>
              %678 = vector.extract %650#1[2] : f32 from vector<8xf32>
              %679 = vector.extract %650#1[3] : f32 from vector<8xf32>
              %680 = vector.extract %650#1[4] : f32 from vector<8xf32>
              %681 = vector.extract %650#1[5] : f32 from vector<8xf32>
              %682 = vector.extract %650#1[6] : f32 from vector<8xf32>
              %683 = vector.extract %650#1[7] : f32 from vector<8xf32>
              %684 = arith.maxnumf %668, %669 fastmath<nnan> : f32
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
              %695 = arith.maxnumf %694, %680 fastmath<nnan> : f32
              %696 = arith.maxnumf %695, %681 fastmath<nnan> : f32
              %697 = arith.maxnumf %696, %682 fastmath<nnan> : f32
              %698 = arith.maxnumf %697, %683 fastmath<nnan> : f32
              %699 = wave.swap_halves %698 : f32
              %700 = arith.maxnumf %698, %699 fastmath<nnan> : f32
              %701 = arith.mulf %700, %667 : f32
              %702 = arith.addf %354, %c66 : f32
              %703 = arith.cmpf ogt, %701, %702 : f32
              %704:8 = scf.if %703 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %705 = arith.subf %354, %701 : f32
                %706 = wave.exp2 %705 : f32
                %707 = vector.broadcast %706 : f32 to vector<8xf32>
                %708 = arith.mulf %355, %706 : f32
                %709 = arith.mulf %356, %707 : vector<8xf32>
                %710 = arith.mulf %357, %707 : vector<8xf32>
                %711 = arith.mulf %358, %707 : vector<8xf32>
                %712 = arith.mulf %359, %707 : vector<8xf32>
                %713 = arith.mulf %360, %707 : vector<8xf32>
                %714 = arith.mulf %361, %707 : vector<8xf32>
                scf.yield %701, %708, %709, %710, %711, %712, %713, %714 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %354, %355, %356, %357, %358, %359, %360, %361 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %715 = vector.broadcast %667 : f32 to vector<8xf32>
              %716 = arith.subf %c67, %704#0 : f32
              %717 = vector.broadcast %716 : f32 to vector<8xf32>
              %718 = math.fma %650#0, %715, %717 : vector<8xf32>
              %719 = wave.exp2 %718 : vector<8xf32>
              %720 = math.fma %650#1, %715, %717 : vector<8xf32>
              %721 = wave.exp2 %720 : vector<8xf32>
              %722 = arith.truncf %719 : vector<8xf32> to vector<8xf16>
              %723 = vector.bitcast %722 : vector<8xf16> to vector<4xi32>
              %724 = wave.swap_halves %723 : vector<4xi32>
              %725 = arith.select %3, %724, %723 : vector<4xi32>
              %726 = arith.select %3, %723, %724 : vector<4xi32>
              %727 = vector.shuffle %725, %726 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %728 = vector.bitcast %727 : vector<8xi32> to vector<16xf16>
              %729 = arith.truncf %721 : vector<8xf32> to vector<8xf16>
              %730 = vector.bitcast %729 : vector<8xf16> to vector<4xi32>
              %731 = wave.swap_halves %730 : vector<4xi32>
              %732 = arith.select %3, %731, %730 : vector<4xi32>
              %733 = arith.select %3, %730, %731 : vector<4xi32>
              %734 = vector.shuffle %732, %733 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %735 = vector.bitcast %734 : vector<8xi32> to vector<16xf16>
              %736 = arith.addf %719, %721 : vector<8xf32>
              %737 = vector.extract %736[0] : f32 from vector<8xf32>
              %738 = vector.extract %736[1] : f32 from vector<8xf32>
              %739 = vector.extract %736[2] : f32 from vector<8xf32>
              %740 = vector.extract %736[3] : f32 from vector<8xf32>
              %741 = vector.extract %736[4] : f32 from vector<8xf32>
              %742 = vector.extract %736[5] : f32 from vector<8xf32>
              %743 = vector.extract %736[6] : f32 from vector<8xf32>
              %744 = vector.extract %736[7] : f32 from vector<8xf32>
              %745 = arith.addf %737, %741 : f32
              %746 = arith.addf %738, %742 : f32
              %747 = arith.addf %739, %743 : f32
              %748 = arith.addf %740, %744 : f32
              %749 = arith.addf %745, %747 : f32
              %750 = arith.addf %746, %748 : f32
              %751 = arith.addf %749, %750 : f32
              %752 = arith.addf %704#1, %751 : f32
              %753 = wave.opaque %752 : f32
              %754 = wave.opaque %373 : i32
              %755 = arith.cmpi sgt, %754, %296 : i32
              %756:2 = scf.if %755 -> (vector<8xf32>, vector<8xf32>) {
                %757 = wave.opaque %c3 : index
                %758 = arith.addi %1, %757 : index
                %759 = memref.load %7[%758] : memref<?xi32>
                %760 = arith.index_cast %2 : index to i32
                %761 = arith.addi %372, %760 : i32
                %762 = arith.subi %759, %761 : i32
                %763 = arith.subi %762, %c48 : i32
                %764 = vector.broadcast %763 : i32 to vector<8xi32>
                %765 = arith.cmpi sgt, %764, %c65 : vector<8xi32>
                %766 = arith.select %765, %646, %c64 : vector<8xi1>, vector<8xf32>
                %767 = arith.subi %762, %c47 : i32
                %768 = vector.broadcast %767 : i32 to vector<8xi32>
                %769 = arith.cmpi sgt, %768, %c65 : vector<8xi32>
                %770 = arith.select %769, %647, %c64 : vector<8xi1>, vector<8xf32>
                scf.yield %766, %770 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %646, %647 : vector<8xf32>, vector<8xf32>
              }
              %771 = wave.opaque %c3 : index
              %772 = arith.addi %1, %771 : index
              %773 = memref.load %6[%772] : memref<?xf32>
              %774 = vector.extract %756#0[0] : f32 from vector<8xf32>
              %775 = vector.extract %756#0[1] : f32 from vector<8xf32>
              %776 = vector.extract %756#0[2] : f32 from vector<8xf32>
              %777 = vector.extract %756#0[3] : f32 from vector<8xf32>
              %778 = vector.extract %756#0[4] : f32 from vector<8xf32>
              %779 = vector.extract %756#0[5] : f32 from vector<8xf32>
              %780 = vector.extract %756#0[6] : f32 from vector<8xf32>
              %781 = vector.extract %756#0[7] : f32 from vector<8xf32>
              %782 = vector.extract %756#1[0] : f32 from vector<8xf32>
              %783 = vector.extract %756#1[1] : f32 from vector<8xf32>
              %784 = vector.extract %756#1[2] : f32 from vector<8xf32>
              %785 = vector.extract %756#1[3] : f32 from vector<8xf32>
              %786 = vector.extract %756#1[4] : f32 from vector<8xf32>
              %787 = vector.extract %756#1[5] : f32 from vector<8xf32>
              %788 = vector.extract %756#1[6] : f32 from vector<8xf32>
              %789 = vector.extract %756#1[7] : f32 from vector<8xf32>
              %790 = arith.maxnumf %774, %775 fastmath<nnan> : f32
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
              %803 = arith.maxnumf %802, %788 fastmath<nnan> : f32
              %804 = arith.maxnumf %803, %789 fastmath<nnan> : f32
              %805 = wave.swap_halves %804 : f32
              %806 = arith.maxnumf %804, %805 fastmath<nnan> : f32
              %807 = arith.mulf %806, %773 : f32
              %808 = arith.addf %362, %c66 : f32
              %809 = arith.cmpf ogt, %807, %808 : f32
              %810:8 = scf.if %809 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %811 = arith.subf %362, %807 : f32
                %812 = wave.exp2 %811 : f32
                %813 = vector.broadcast %812 : f32 to vector<8xf32>
                %814 = arith.mulf %363, %812 : f32
                %815 = arith.mulf %364, %813 : vector<8xf32>
                %816 = arith.mulf %365, %813 : vector<8xf32>
                %817 = arith.mulf %366, %813 : vector<8xf32>
                %818 = arith.mulf %367, %813 : vector<8xf32>
                %819 = arith.mulf %368, %813 : vector<8xf32>
                %820 = arith.mulf %369, %813 : vector<8xf32>
                scf.yield %807, %814, %815, %816, %817, %818, %819, %820 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %362, %363, %364, %365, %366, %367, %368, %369 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %821 = vector.broadcast %773 : f32 to vector<8xf32>
              %822 = arith.subf %c67, %810#0 : f32
              %823 = vector.broadcast %822 : f32 to vector<8xf32>
              %824 = math.fma %756#0, %821, %823 : vector<8xf32>
              %825 = wave.exp2 %824 : vector<8xf32>
              %826 = math.fma %756#1, %821, %823 : vector<8xf32>
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
              %858 = arith.addf %810#1, %857 : f32
              %859 = wave.opaque %858 : f32
              %860 = wave.opaque %373 : i32
              %861 = arith.cmpi sgt, %860, %296 : i32
              %862:2 = scf.if %861 -> (vector<4xi32>, vector<4xi32>) {
                %863 = arith.subi %318, %372 : i32
                %864 = arith.subi %863, %c48 : i32
                %865 = arith.minsi %864, %c47 : i32
                %866 = arith.maxsi %865, %c48 : i32
                %867 = arith.cmpi sgt, %866, %c48 : i32
                %868 = arith.select %867, %c69, %c48 : i32
                %869 = arith.ori %c48, %868 : i32
                %870 = arith.cmpi sgt, %866, %c39 : i32
                %871 = arith.select %870, %c69, %c48 : i32
                %872 = arith.ori %c48, %871 : i32
                %873 = arith.cmpi sgt, %866, %c70 : i32
                %874 = arith.select %873, %c71, %c48 : i32
                %875 = arith.ori %869, %874 : i32
                %876 = arith.cmpi sgt, %866, %c72 : i32
                %877 = arith.select %876, %c71, %c48 : i32
                %878 = arith.ori %872, %877 : i32
                %879 = arith.cmpi sgt, %866, %c73 : i32
                %880 = arith.select %879, %c74, %c48 : i32
                %881 = arith.ori %875, %880 : i32
                %882 = arith.cmpi sgt, %866, %c75 : i32
                %883 = arith.select %882, %c74, %c48 : i32
                %884 = arith.ori %878, %883 : i32
                %885 = arith.cmpi sgt, %866, %c76 : i32
                %886 = arith.select %885, %c77, %c48 : i32
                %887 = arith.ori %881, %886 : i32
                %888 = arith.cmpi sgt, %866, %c78 : i32
                %889 = arith.select %888, %c77, %c48 : i32
                %890 = arith.ori %884, %889 : i32
                %891 = arith.cmpi sgt, %866, %c79 : i32
                %892 = arith.select %891, %c69, %c48 : i32
                %893 = arith.ori %c48, %892 : i32
                %894 = arith.cmpi sgt, %866, %c80 : i32
                %895 = arith.select %894, %c69, %c48 : i32
                %896 = arith.ori %c48, %895 : i32
                %897 = arith.cmpi sgt, %866, %c81 : i32
                %898 = arith.select %897, %c71, %c48 : i32
                %899 = arith.ori %893, %898 : i32
                %900 = arith.cmpi sgt, %866, %c82 : i32
                %901 = arith.select %900, %c71, %c48 : i32
                %902 = arith.ori %896, %901 : i32
                %903 = arith.cmpi sgt, %866, %c83 : i32
                %904 = arith.select %903, %c74, %c48 : i32
                %905 = arith.ori %899, %904 : i32
                %906 = arith.cmpi sgt, %866, %c84 : i32
                %907 = arith.select %906, %c74, %c48 : i32
                %908 = arith.ori %902, %907 : i32
                %909 = arith.cmpi sgt, %866, %c32 : i32
                %910 = arith.select %909, %c77, %c48 : i32
                %911 = arith.ori %905, %910 : i32
                %912 = arith.cmpi sgt, %866, %c85 : i32
                %913 = arith.select %912, %c77, %c48 : i32
                %914 = arith.ori %908, %913 : i32
                %915 = vector.from_elements %887, %911, %890, %914 : vector<4xi32>
                %916 = arith.subi %863, %c47 : i32
                %917 = arith.minsi %916, %c47 : i32
                %918 = arith.maxsi %917, %c48 : i32
                %919 = arith.cmpi sgt, %918, %c48 : i32
                %920 = arith.select %919, %c69, %c48 : i32
                %921 = arith.ori %c48, %920 : i32
                %922 = arith.cmpi sgt, %918, %c39 : i32
                %923 = arith.select %922, %c69, %c48 : i32
                %924 = arith.ori %c48, %923 : i32
                %925 = arith.cmpi sgt, %918, %c70 : i32
                %926 = arith.select %925, %c71, %c48 : i32
                %927 = arith.ori %921, %926 : i32
                %928 = arith.cmpi sgt, %918, %c72 : i32
                %929 = arith.select %928, %c71, %c48 : i32
                %930 = arith.ori %924, %929 : i32
                %931 = arith.cmpi sgt, %918, %c73 : i32
                %932 = arith.select %931, %c74, %c48 : i32
                %933 = arith.ori %927, %932 : i32
                %934 = arith.cmpi sgt, %918, %c75 : i32
                %935 = arith.select %934, %c74, %c48 : i32
                %936 = arith.ori %930, %935 : i32
                %937 = arith.cmpi sgt, %918, %c76 : i32
                %938 = arith.select %937, %c77, %c48 : i32
                %939 = arith.ori %933, %938 : i32
                %940 = arith.cmpi sgt, %918, %c78 : i32
                %941 = arith.select %940, %c77, %c48 : i32
                %942 = arith.ori %936, %941 : i32
                %943 = arith.cmpi sgt, %918, %c79 : i32
                %944 = arith.select %943, %c69, %c48 : i32
                %945 = arith.ori %c48, %944 : i32
                %946 = arith.cmpi sgt, %918, %c80 : i32
                %947 = arith.select %946, %c69, %c48 : i32
                %948 = arith.ori %c48, %947 : i32
                %949 = arith.cmpi sgt, %918, %c81 : i32
                %950 = arith.select %949, %c71, %c48 : i32
                %951 = arith.ori %945, %950 : i32
                %952 = arith.cmpi sgt, %918, %c82 : i32
                %953 = arith.select %952, %c71, %c48 : i32
                %954 = arith.ori %948, %953 : i32
                %955 = arith.cmpi sgt, %918, %c83 : i32
                %956 = arith.select %955, %c74, %c48 : i32
                %957 = arith.ori %951, %956 : i32
                %958 = arith.cmpi sgt, %918, %c84 : i32
                %959 = arith.select %958, %c74, %c48 : i32
                %960 = arith.ori %954, %959 : i32
                %961 = arith.cmpi sgt, %918, %c32 : i32
                %962 = arith.select %961, %c77, %c48 : i32
                %963 = arith.ori %957, %962 : i32
                %964 = arith.cmpi sgt, %918, %c85 : i32
                %965 = arith.select %964, %c77, %c48 : i32
                %966 = arith.ori %960, %965 : i32
                %967 = vector.from_elements %939, %963, %942, %966 : vector<4xi32>
                scf.yield %915, %967 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %c68, %c68 : vector<4xi32>, vector<4xi32>
              }
              %968 = wave.opaque %373 : i32
              %969 = arith.cmpi sgt, %968, %296 : i32
              %970:2 = scf.if %969 -> (vector<4xi32>, vector<4xi32>) {
                %971 = arith.andi %565, %862#0 : vector<4xi32>
                %972 = arith.andi %567, %862#1 : vector<4xi32>
                scf.yield %971, %972 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %565, %567 : vector<4xi32>, vector<4xi32>
              }
              %973 = vector.bitcast %970#0 : vector<4xi32> to vector<16xi8>
              %974 = vector.bitcast %973 : vector<16xi8> to vector<4xi32>
              %975 = arith.andi %974, %c57 : vector<4xi32>
              %976 = arith.ori %975, %c58 : vector<4xi32>
              %977 = arith.shrui %974, %c59 : vector<4xi32>
              %978 = arith.andi %977, %c57 : vector<4xi32>
              %979 = arith.ori %978, %c58 : vector<4xi32>
              %980 = vector.shuffle %976, %979 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %981 = vector.bitcast %980 : vector<8xi32> to vector<16xf16>
              %982 = arith.subf %981, %c60 : vector<16xf16>
              %983 = wave.mma %982, %728, %704#2 : vector<16xf16>, vector<8xf32>
              %984 = wave.mma %982, %834, %810#2 : vector<16xf16>, vector<8xf32>
              %985 = vector.bitcast %970#1 : vector<4xi32> to vector<16xi8>
              %986 = vector.bitcast %985 : vector<16xi8> to vector<4xi32>
              %987 = arith.andi %986, %c57 : vector<4xi32>
              %988 = arith.ori %987, %c58 : vector<4xi32>
              %989 = arith.shrui %986, %c59 : vector<4xi32>
              %990 = arith.andi %989, %c57 : vector<4xi32>
              %991 = arith.ori %990, %c58 : vector<4xi32>
              %992 = vector.shuffle %988, %991 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %993 = vector.bitcast %992 : vector<8xi32> to vector<16xf16>
              %994 = arith.subf %993, %c60 : vector<16xf16>
              %995 = wave.mma %994, %735, %983 : vector<16xf16>, vector<8xf32>
              %996 = wave.mma %994, %841, %984 : vector<16xf16>, vector<8xf32>
              %997 = wave.opaque %995 : vector<8xf32>
              %998 = wave.opaque %996 : vector<8xf32>
              %999 = arith.addi %410, %c86 : index
              %1000 = vector.load %kv[%999] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1001 = arith.addi %413, %c86 : index
              %1002 = vector.load %kv[%1001] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1003 = wave.opaque %373 : i32
              %1004 = arith.cmpi sgt, %1003, %296 : i32
              %1005:2 = scf.if %1004 -> (vector<4xi32>, vector<4xi32>) {
                %1006 = arith.andi %603, %862#0 : vector<4xi32>
                %1007 = arith.andi %605, %862#1 : vector<4xi32>
                scf.yield %1006, %1007 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %603, %605 : vector<4xi32>, vector<4xi32>
              }
              %1008 = vector.bitcast %1005#0 : vector<4xi32> to vector<16xi8>
              %1009 = vector.bitcast %1008 : vector<16xi8> to vector<4xi32>
              %1010 = arith.andi %1009, %c57 : vector<4xi32>
              %1011 = arith.ori %1010, %c58 : vector<4xi32>
              %1012 = arith.shrui %1009, %c59 : vector<4xi32>
              %1013 = arith.andi %1012, %c57 : vector<4xi32>
              %1014 = arith.ori %1013, %c58 : vector<4xi32>
              %1015 = vector.shuffle %1011, %1014 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1016 = vector.bitcast %1015 : vector<8xi32> to vector<16xf16>
              %1017 = arith.subf %1016, %c60 : vector<16xf16>
              %1018 = wave.mma %1017, %728, %704#3 : vector<16xf16>, vector<8xf32>
              %1019 = wave.mma %1017, %834, %810#3 : vector<16xf16>, vector<8xf32>
              %1020 = vector.bitcast %1005#1 : vector<4xi32> to vector<16xi8>
              %1021 = vector.bitcast %1020 : vector<16xi8> to vector<4xi32>
              %1022 = arith.andi %1021, %c57 : vector<4xi32>
              %1023 = arith.ori %1022, %c58 : vector<4xi32>
              %1024 = arith.shrui %1021, %c59 : vector<4xi32>
              %1025 = arith.andi %1024, %c57 : vector<4xi32>
              %1026 = arith.ori %1025, %c58 : vector<4xi32>
              %1027 = vector.shuffle %1023, %1026 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1028 = vector.bitcast %1027 : vector<8xi32> to vector<16xf16>
              %1029 = arith.subf %1028, %c60 : vector<16xf16>
              %1030 = wave.mma %1029, %735, %1018 : vector<16xf16>, vector<8xf32>
              %1031 = wave.mma %1029, %841, %1019 : vector<16xf16>, vector<8xf32>
              %1032 = wave.opaque %1030 : vector<8xf32>
              %1033 = wave.opaque %1031 : vector<8xf32>
              %1034 = arith.addi %410, %c87 : index
              %1035 = vector.load %kv[%1034] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1036 = arith.addi %413, %c87 : index
              %1037 = vector.load %kv[%1036] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1038 = wave.opaque %373 : i32
              %1039 = arith.cmpi sgt, %1038, %296 : i32
              %1040:2 = scf.if %1039 -> (vector<4xi32>, vector<4xi32>) {
                %1041 = arith.andi %641, %862#0 : vector<4xi32>
                %1042 = arith.andi %643, %862#1 : vector<4xi32>
                scf.yield %1041, %1042 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %641, %643 : vector<4xi32>, vector<4xi32>
              }
              %1043 = vector.bitcast %1040#0 : vector<4xi32> to vector<16xi8>
              %1044 = vector.bitcast %1043 : vector<16xi8> to vector<4xi32>
              %1045 = arith.andi %1044, %c57 : vector<4xi32>
              %1046 = arith.ori %1045, %c58 : vector<4xi32>
              %1047 = arith.shrui %1044, %c59 : vector<4xi32>
              %1048 = arith.andi %1047, %c57 : vector<4xi32>
              %1049 = arith.ori %1048, %c58 : vector<4xi32>
              %1050 = vector.shuffle %1046, %1049 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1051 = vector.bitcast %1050 : vector<8xi32> to vector<16xf16>
              %1052 = arith.subf %1051, %c60 : vector<16xf16>
              %1053 = wave.mma %1052, %728, %704#4 : vector<16xf16>, vector<8xf32>
              %1054 = wave.mma %1052, %834, %810#4 : vector<16xf16>, vector<8xf32>
              %1055 = vector.bitcast %1040#1 : vector<4xi32> to vector<16xi8>
              %1056 = vector.bitcast %1055 : vector<16xi8> to vector<4xi32>
              %1057 = arith.andi %1056, %c57 : vector<4xi32>
              %1058 = arith.ori %1057, %c58 : vector<4xi32>
              %1059 = arith.shrui %1056, %c59 : vector<4xi32>
              %1060 = arith.andi %1059, %c57 : vector<4xi32>
              %1061 = arith.ori %1060, %c58 : vector<4xi32>
              %1062 = vector.shuffle %1058, %1061 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1063 = vector.bitcast %1062 : vector<8xi32> to vector<16xf16>
              %1064 = arith.subf %1063, %c60 : vector<16xf16>
              %1065 = wave.mma %1064, %735, %1053 : vector<16xf16>, vector<8xf32>
              %1066 = wave.mma %1064, %841, %1054 : vector<16xf16>, vector<8xf32>
              %1067 = wave.opaque %1065 : vector<8xf32>
              %1068 = wave.opaque %1066 : vector<8xf32>
              %1069 = arith.addi %410, %c88 : index
              %1070 = vector.load %kv[%1069] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1071 = arith.addi %413, %c88 : index
              %1072 = vector.load %kv[%1071] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1073 = wave.opaque %373 : i32
              %1074 = arith.cmpi sgt, %1073, %296 : i32
              %1075:2 = scf.if %1074 -> (vector<4xi32>, vector<4xi32>) {
                %1076 = arith.andi %1000, %862#0 : vector<4xi32>
                %1077 = arith.andi %1002, %862#1 : vector<4xi32>
                scf.yield %1076, %1077 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1000, %1002 : vector<4xi32>, vector<4xi32>
              }
              %1078 = vector.bitcast %1075#0 : vector<4xi32> to vector<16xi8>
              %1079 = vector.bitcast %1078 : vector<16xi8> to vector<4xi32>
              %1080 = arith.andi %1079, %c57 : vector<4xi32>
              %1081 = arith.ori %1080, %c58 : vector<4xi32>
              %1082 = arith.shrui %1079, %c59 : vector<4xi32>
              %1083 = arith.andi %1082, %c57 : vector<4xi32>
              %1084 = arith.ori %1083, %c58 : vector<4xi32>
              %1085 = vector.shuffle %1081, %1084 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1086 = vector.bitcast %1085 : vector<8xi32> to vector<16xf16>
              %1087 = arith.subf %1086, %c60 : vector<16xf16>
              %1088 = wave.mma %1087, %728, %704#5 : vector<16xf16>, vector<8xf32>
              %1089 = wave.mma %1087, %834, %810#5 : vector<16xf16>, vector<8xf32>
              %1090 = vector.bitcast %1075#1 : vector<4xi32> to vector<16xi8>
              %1091 = vector.bitcast %1090 : vector<16xi8> to vector<4xi32>
              %1092 = arith.andi %1091, %c57 : vector<4xi32>
              %1093 = arith.ori %1092, %c58 : vector<4xi32>
              %1094 = arith.shrui %1091, %c59 : vector<4xi32>
              %1095 = arith.andi %1094, %c57 : vector<4xi32>
              %1096 = arith.ori %1095, %c58 : vector<4xi32>
              %1097 = vector.shuffle %1093, %1096 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1098 = vector.bitcast %1097 : vector<8xi32> to vector<16xf16>
              %1099 = arith.subf %1098, %c60 : vector<16xf16>
              %1100 = wave.mma %1099, %735, %1088 : vector<16xf16>, vector<8xf32>
              %1101 = wave.mma %1099, %841, %1089 : vector<16xf16>, vector<8xf32>
              %1102 = wave.opaque %1100 : vector<8xf32>
              %1103 = wave.opaque %1101 : vector<8xf32>
              wave.pin
              %1104 = wave.opaque %373 : i32
              %1105 = arith.cmpi sgt, %1104, %296 : i32
              %1106:2 = scf.if %1105 -> (vector<4xi32>, vector<4xi32>) {
                %1107 = arith.andi %1035, %862#0 : vector<4xi32>
                %1108 = arith.andi %1037, %862#1 : vector<4xi32>
                scf.yield %1107, %1108 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1035, %1037 : vector<4xi32>, vector<4xi32>
              }
              %1109 = vector.bitcast %1106#0 : vector<4xi32> to vector<16xi8>
              %1110 = vector.bitcast %1109 : vector<16xi8> to vector<4xi32>
              %1111 = arith.andi %1110, %c57 : vector<4xi32>
              %1112 = arith.ori %1111, %c58 : vector<4xi32>
              %1113 = arith.shrui %1110, %c59 : vector<4xi32>
              %1114 = arith.andi %1113, %c57 : vector<4xi32>
              %1115 = arith.ori %1114, %c58 : vector<4xi32>
              %1116 = vector.shuffle %1112, %1115 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1117 = vector.bitcast %1116 : vector<8xi32> to vector<16xf16>
              %1118 = arith.subf %1117, %c60 : vector<16xf16>
              %1119 = wave.mma %1118, %728, %704#6 : vector<16xf16>, vector<8xf32>
              %1120 = wave.mma %1118, %834, %810#6 : vector<16xf16>, vector<8xf32>
              %1121 = vector.bitcast %1106#1 : vector<4xi32> to vector<16xi8>
              %1122 = vector.bitcast %1121 : vector<16xi8> to vector<4xi32>
              %1123 = arith.andi %1122, %c57 : vector<4xi32>
              %1124 = arith.ori %1123, %c58 : vector<4xi32>
              %1125 = arith.shrui %1122, %c59 : vector<4xi32>
              %1126 = arith.andi %1125, %c57 : vector<4xi32>
              %1127 = arith.ori %1126, %c58 : vector<4xi32>
              %1128 = vector.shuffle %1124, %1127 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1129 = vector.bitcast %1128 : vector<8xi32> to vector<16xf16>
              %1130 = arith.subf %1129, %c60 : vector<16xf16>
              %1131 = wave.mma %1130, %735, %1119 : vector<16xf16>, vector<8xf32>
              %1132 = wave.mma %1130, %841, %1120 : vector<16xf16>, vector<8xf32>
              %1133 = wave.opaque %1131 : vector<8xf32>
              %1134 = wave.opaque %1132 : vector<8xf32>
              wave.pin
              %1135 = wave.opaque %373 : i32
              %1136 = arith.cmpi slt, %1135, %318 : i32
              %1137:2 = scf.if %1136 -> (vector<4xi32>, vector<4xi32>) {
                %1138 = arith.addi %399, %35 : index
                %1139 = arith.addi %1138, %c10 : index
                %1140 = vector.load %kv[%1139] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1141 = arith.addi %407, %35 : index
                %1142 = arith.addi %1141, %c10 : index
                %1143 = vector.load %kv[%1142] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %1140, %1143 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1106#0, %1106#1 : vector<4xi32>, vector<4xi32>
              }
              wave.pin
              %1144 = wave.opaque %373 : i32
              %1145 = arith.cmpi sgt, %1144, %296 : i32
              %1146:2 = scf.if %1145 -> (vector<4xi32>, vector<4xi32>) {
                %1147 = arith.andi %1070, %862#0 : vector<4xi32>
                %1148 = arith.andi %1072, %862#1 : vector<4xi32>
                scf.yield %1147, %1148 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1070, %1072 : vector<4xi32>, vector<4xi32>
              }
              %1149 = vector.bitcast %1146#0 : vector<4xi32> to vector<16xi8>
              %1150 = vector.bitcast %1149 : vector<16xi8> to vector<4xi32>
              %1151 = arith.andi %1150, %c57 : vector<4xi32>
              %1152 = arith.ori %1151, %c58 : vector<4xi32>
              %1153 = arith.shrui %1150, %c59 : vector<4xi32>
              %1154 = arith.andi %1153, %c57 : vector<4xi32>
              %1155 = arith.ori %1154, %c58 : vector<4xi32>
              %1156 = vector.shuffle %1152, %1155 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1157 = vector.bitcast %1156 : vector<8xi32> to vector<16xf16>
              %1158 = arith.subf %1157, %c60 : vector<16xf16>
              %1159 = wave.mma %1158, %728, %704#7 : vector<16xf16>, vector<8xf32>
              %1160 = wave.mma %1158, %834, %810#7 : vector<16xf16>, vector<8xf32>
              %1161 = vector.bitcast %1146#1 : vector<4xi32> to vector<16xi8>
              %1162 = vector.bitcast %1161 : vector<16xi8> to vector<4xi32>
              %1163 = arith.andi %1162, %c57 : vector<4xi32>
              %1164 = arith.ori %1163, %c58 : vector<4xi32>
              %1165 = arith.shrui %1162, %c59 : vector<4xi32>
              %1166 = arith.andi %1165, %c57 : vector<4xi32>
              %1167 = arith.ori %1166, %c58 : vector<4xi32>
              %1168 = vector.shuffle %1164, %1167 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1169 = vector.bitcast %1168 : vector<8xi32> to vector<16xf16>
              %1170 = arith.subf %1169, %c60 : vector<16xf16>
              %1171 = wave.mma %1170, %735, %1159 : vector<16xf16>, vector<8xf32>
              %1172 = wave.mma %1170, %841, %1160 : vector<16xf16>, vector<8xf32>
              %1173 = wave.opaque %1171 : vector<8xf32>
              %1174 = wave.opaque %1172 : vector<8xf32>
              wave.pin
              %1175 = wave.opaque %373 : i32
              %1176 = arith.cmpi slt, %1175, %318 : i32
              %1177:2 = scf.if %1176 -> (vector<4xi32>, vector<4xi32>) {
                %1178 = arith.addi %399, %35 : index
                %1179 = arith.addi %1178, %c24 : index
                %1180 = vector.load %kv[%1179] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1181 = arith.addi %407, %35 : index
                %1182 = arith.addi %1181, %c24 : index
                %1183 = vector.load %kv[%1182] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %1180, %1183 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1146#0, %1146#1 : vector<4xi32>, vector<4xi32>
              }
              scf.yield %1137#0, %1137#1, %1177#0, %1177#1, %704#0, %753, %997, %1032, %1067, %1102, %1133, %1173, %810#0, %859, %998, %1033, %1068, %1103, %1134, %1174 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %1184 = wave.opaque %c10 : index
            %1185 = arith.addi %0, %1184 : index
            %1186 = arith.cmpi eq, %316, %313 : i32
            %1187 = wave.swap_halves %370#5 : f32
            %1188 = arith.addf %370#5, %1187 : f32
            %1189 = arith.addi %1185, %c10 : index
            %1190:2 = scf.if %1186 -> (f32, f32) {
              scf.yield %c52, %c53 : f32, f32
            } else {
              %1191 = arith.addi %1189, %c10 : index
              %1192 = memref.load %8[%1191] : memref<?xf32>
              %1193 = arith.addi %1189, %c6 : index
              %1194 = memref.load %8[%1193] : memref<?xf32>
              scf.yield %1192, %1194 : f32, f32
            }
            %1195 = arith.maxnumf %1190#0, %370#4 fastmath<nnan> : f32
            %1196 = arith.subf %1190#0, %1195 : f32
            %1197 = wave.exp2 %1196 : f32
            %1198 = arith.subf %370#4, %1195 : f32
            %1199 = wave.exp2 %1198 : f32
            %1200 = arith.mulf %1190#1, %1197 : f32
            %1201 = math.fma %1188, %1199, %1200 : f32
            memref.store %1195, %8[%1189] : memref<?xf32>
            %1202 = arith.addi %1189, %c6 : index
            memref.store %1201, %8[%1202] : memref<?xf32>
            %1203 = vector.broadcast %1197 : f32 to vector<8xf32>
            %1204 = vector.broadcast %1199 : f32 to vector<8xf32>
            scf.if %1186 {
              %1205 = arith.muli %1185, %c13 : index
              %1206 = arith.addi %c10, %1205 : index
              %1207 = arith.addi %1206, %c10 : index
              %1208 = arith.addi %1207, %c10 : index
              %1209 = vector.shuffle %370#6, %370#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1209, %5[%1208] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1210 = vector.shuffle %370#6, %370#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1211 = arith.addi %1208, %c33 : index
              vector.store %1210, %5[%1211] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1212 = arith.addi %1207, %c34 : index
              %1213 = vector.shuffle %370#7, %370#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1213, %5[%1212] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1214 = vector.shuffle %370#7, %370#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1215 = arith.addi %1212, %c33 : index
              vector.store %1214, %5[%1215] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1216 = arith.addi %1207, %c35 : index
              %1217 = vector.shuffle %370#8, %370#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1217, %5[%1216] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1218 = vector.shuffle %370#8, %370#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1219 = arith.addi %1216, %c33 : index
              vector.store %1218, %5[%1219] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1220 = arith.addi %1207, %c17 : index
              %1221 = vector.shuffle %370#9, %370#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1221, %5[%1220] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1222 = vector.shuffle %370#9, %370#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1223 = arith.addi %1220, %c33 : index
              vector.store %1222, %5[%1223] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1224 = arith.addi %1207, %c36 : index
              %1225 = vector.shuffle %370#10, %370#10 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1225, %5[%1224] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1226 = vector.shuffle %370#10, %370#10 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1227 = arith.addi %1224, %c33 : index
              vector.store %1226, %5[%1227] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1228 = arith.addi %1207, %c37 : index
              %1229 = vector.shuffle %370#11, %370#11 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1229, %5[%1228] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1230 = vector.shuffle %370#11, %370#11 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1231 = arith.addi %1228, %c33 : index
              vector.store %1230, %5[%1231] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1232 = arith.muli %1185, %c13 : index
              %1233 = arith.addi %c10, %1232 : index
              %1234 = arith.addi %1233, %c10 : index
              %1235 = arith.addi %1234, %c10 : index
              %1236 = vector.load %5[%1235] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1237 = arith.addi %1235, %c33 : index
              %1238 = vector.load %5[%1237] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1239 = vector.shuffle %1236, %1238 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1240 = arith.mulf %1239, %1203 : vector<8xf32>
              %1241 = math.fma %370#6, %1204, %1240 : vector<8xf32>
              %1242 = vector.shuffle %1241, %1241 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1242, %5[%1235] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1243 = vector.shuffle %1241, %1241 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1243, %5[%1237] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1244 = arith.addi %1234, %c34 : index
              %1245 = vector.load %5[%1244] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1246 = arith.addi %1244, %c33 : index
              %1247 = vector.load %5[%1246] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1248 = vector.shuffle %1245, %1247 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1249 = arith.mulf %1248, %1203 : vector<8xf32>
              %1250 = math.fma %370#7, %1204, %1249 : vector<8xf32>
              %1251 = vector.shuffle %1250, %1250 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1251, %5[%1244] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1252 = vector.shuffle %1250, %1250 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1252, %5[%1246] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1253 = arith.addi %1234, %c35 : index
              %1254 = vector.load %5[%1253] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1255 = arith.addi %1253, %c33 : index
              %1256 = vector.load %5[%1255] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1257 = vector.shuffle %1254, %1256 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1258 = arith.mulf %1257, %1203 : vector<8xf32>
              %1259 = math.fma %370#8, %1204, %1258 : vector<8xf32>
              %1260 = vector.shuffle %1259, %1259 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1260, %5[%1253] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1261 = vector.shuffle %1259, %1259 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1261, %5[%1255] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1262 = arith.addi %1234, %c17 : index
              %1263 = vector.load %5[%1262] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1264 = arith.addi %1262, %c33 : index
              %1265 = vector.load %5[%1264] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1266 = vector.shuffle %1263, %1265 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1267 = arith.mulf %1266, %1203 : vector<8xf32>
              %1268 = math.fma %370#9, %1204, %1267 : vector<8xf32>
              %1269 = vector.shuffle %1268, %1268 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1269, %5[%1262] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1270 = vector.shuffle %1268, %1268 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1270, %5[%1264] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1271 = arith.addi %1234, %c36 : index
              %1272 = vector.load %5[%1271] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1273 = arith.addi %1271, %c33 : index
              %1274 = vector.load %5[%1273] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1275 = vector.shuffle %1272, %1274 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1276 = arith.mulf %1275, %1203 : vector<8xf32>
              %1277 = math.fma %370#10, %1204, %1276 : vector<8xf32>
              %1278 = vector.shuffle %1277, %1277 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1278, %5[%1271] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1279 = vector.shuffle %1277, %1277 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1279, %5[%1273] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1280 = arith.addi %1234, %c37 : index
              %1281 = vector.load %5[%1280] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1282 = arith.addi %1280, %c33 : index
              %1283 = vector.load %5[%1282] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1284 = vector.shuffle %1281, %1283 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1285 = arith.mulf %1284, %1203 : vector<8xf32>
              %1286 = math.fma %370#11, %1204, %1285 : vector<8xf32>
              %1287 = vector.shuffle %1286, %1286 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1287, %5[%1280] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1288 = vector.shuffle %1286, %1286 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1288, %5[%1282] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
            %1289 = wave.swap_halves %370#13 : f32
            %1290 = arith.addf %370#13, %1289 : f32
            %1291 = arith.addi %1185, %c24 : index
            %1292:2 = scf.if %1186 -> (f32, f32) {
              scf.yield %c52, %c53 : f32, f32
            } else {
              %1293 = arith.addi %1291, %c10 : index
              %1294 = memref.load %8[%1293] : memref<?xf32>
              %1295 = arith.addi %1291, %c6 : index
              %1296 = memref.load %8[%1295] : memref<?xf32>
              scf.yield %1294, %1296 : f32, f32
            }
            %1297 = arith.maxnumf %1292#0, %370#12 fastmath<nnan> : f32
            %1298 = arith.subf %1292#0, %1297 : f32
            %1299 = wave.exp2 %1298 : f32
            %1300 = arith.subf %370#12, %1297 : f32
            %1301 = wave.exp2 %1300 : f32
            %1302 = arith.mulf %1292#1, %1299 : f32
            %1303 = math.fma %1290, %1301, %1302 : f32
            memref.store %1297, %8[%1291] : memref<?xf32>
            %1304 = arith.addi %1291, %c6 : index
            memref.store %1303, %8[%1304] : memref<?xf32>
            %1305 = vector.broadcast %1299 : f32 to vector<8xf32>
            %1306 = vector.broadcast %1301 : f32 to vector<8xf32>
            scf.if %1186 {
              %1307 = arith.muli %1185, %c13 : index
              %1308 = arith.addi %c10, %1307 : index
              %1309 = arith.addi %1308, %c40 : index
              %1310 = arith.addi %1309, %c10 : index
              %1311 = vector.shuffle %370#14, %370#14 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1311, %5[%1310] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1312 = vector.shuffle %370#14, %370#14 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1313 = arith.addi %1310, %c33 : index
              vector.store %1312, %5[%1313] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1314 = arith.addi %1309, %c34 : index
              %1315 = vector.shuffle %370#15, %370#15 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1315, %5[%1314] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1316 = vector.shuffle %370#15, %370#15 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1317 = arith.addi %1314, %c33 : index
              vector.store %1316, %5[%1317] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1318 = arith.addi %1309, %c35 : index
              %1319 = vector.shuffle %370#16, %370#16 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1319, %5[%1318] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1320 = vector.shuffle %370#16, %370#16 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1321 = arith.addi %1318, %c33 : index
              vector.store %1320, %5[%1321] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1322 = arith.addi %1309, %c17 : index
              %1323 = vector.shuffle %370#17, %370#17 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1323, %5[%1322] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1324 = vector.shuffle %370#17, %370#17 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1325 = arith.addi %1322, %c33 : index
              vector.store %1324, %5[%1325] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1326 = arith.addi %1309, %c36 : index
              %1327 = vector.shuffle %370#18, %370#18 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1327, %5[%1326] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1328 = vector.shuffle %370#18, %370#18 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1329 = arith.addi %1326, %c33 : index
              vector.store %1328, %5[%1329] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1330 = arith.addi %1309, %c37 : index
              %1331 = vector.shuffle %370#19, %370#19 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1331, %5[%1330] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1332 = vector.shuffle %370#19, %370#19 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1333 = arith.addi %1330, %c33 : index
              vector.store %1332, %5[%1333] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1334 = arith.muli %1185, %c13 : index
              %1335 = arith.addi %c10, %1334 : index
              %1336 = arith.addi %1335, %c40 : index
              %1337 = arith.addi %1336, %c10 : index
              %1338 = vector.load %5[%1337] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1339 = arith.addi %1337, %c33 : index
              %1340 = vector.load %5[%1339] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1341 = vector.shuffle %1338, %1340 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1342 = arith.mulf %1341, %1305 : vector<8xf32>
              %1343 = math.fma %370#14, %1306, %1342 : vector<8xf32>
              %1344 = vector.shuffle %1343, %1343 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1344, %5[%1337] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1345 = vector.shuffle %1343, %1343 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1345, %5[%1339] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1346 = arith.addi %1336, %c34 : index
              %1347 = vector.load %5[%1346] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1348 = arith.addi %1346, %c33 : index
              %1349 = vector.load %5[%1348] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1350 = vector.shuffle %1347, %1349 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1351 = arith.mulf %1350, %1305 : vector<8xf32>
              %1352 = math.fma %370#15, %1306, %1351 : vector<8xf32>
              %1353 = vector.shuffle %1352, %1352 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1353, %5[%1346] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1354 = vector.shuffle %1352, %1352 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1354, %5[%1348] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1355 = arith.addi %1336, %c35 : index
              %1356 = vector.load %5[%1355] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1357 = arith.addi %1355, %c33 : index
              %1358 = vector.load %5[%1357] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1359 = vector.shuffle %1356, %1358 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1360 = arith.mulf %1359, %1305 : vector<8xf32>
              %1361 = math.fma %370#16, %1306, %1360 : vector<8xf32>
              %1362 = vector.shuffle %1361, %1361 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1362, %5[%1355] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1363 = vector.shuffle %1361, %1361 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1363, %5[%1357] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1364 = arith.addi %1336, %c17 : index
              %1365 = vector.load %5[%1364] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1366 = arith.addi %1364, %c33 : index
              %1367 = vector.load %5[%1366] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1368 = vector.shuffle %1365, %1367 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1369 = arith.mulf %1368, %1305 : vector<8xf32>
              %1370 = math.fma %370#17, %1306, %1369 : vector<8xf32>
              %1371 = vector.shuffle %1370, %1370 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1371, %5[%1364] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1372 = vector.shuffle %1370, %1370 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1372, %5[%1366] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1373 = arith.addi %1336, %c36 : index
              %1374 = vector.load %5[%1373] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1375 = arith.addi %1373, %c33 : index
              %1376 = vector.load %5[%1375] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1377 = vector.shuffle %1374, %1376 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1378 = arith.mulf %1377, %1305 : vector<8xf32>
              %1379 = math.fma %370#18, %1306, %1378 : vector<8xf32>
              %1380 = vector.shuffle %1379, %1379 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1380, %5[%1373] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1381 = vector.shuffle %1379, %1379 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1381, %5[%1375] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1382 = arith.addi %1336, %c37 : index
              %1383 = vector.load %5[%1382] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1384 = arith.addi %1382, %c33 : index
              %1385 = vector.load %5[%1384] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1386 = vector.shuffle %1383, %1385 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1387 = arith.mulf %1386, %1305 : vector<8xf32>
              %1388 = math.fma %370#19, %1306, %1387 : vector<8xf32>
              %1389 = vector.shuffle %1388, %1388 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1389, %5[%1382] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1390 = vector.shuffle %1388, %1388 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1390, %5[%1384] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1391 = arith.cmpi sgt, %305, %c50 : i32
          scf.if %1391 {
            %1392 = arith.cmpi eq, %313, %310 : i32
            %1393 = wave.opaque %c10 : index
            %1394 = arith.addi %0, %1393 : index
            %1395 = arith.addi %1394, %c10 : index
            %1396 = arith.addi %1395, %c10 : index
            %1397 = memref.load %8[%1396] : memref<?xf32>
            %1398 = arith.addi %1395, %c6 : index
            %1399 = memref.load %8[%1398] : memref<?xf32>
            %1400 = arith.addi %1394, %c33 : index
            %1401:2 = scf.if %1392 -> (f32, f32) {
              scf.yield %c52, %c53 : f32, f32
            } else {
              %1402 = arith.addi %1400, %c10 : index
              %1403 = memref.load %8[%1402] : memref<?xf32>
              %1404 = arith.addi %1400, %c6 : index
              %1405 = memref.load %8[%1404] : memref<?xf32>
              scf.yield %1403, %1405 : f32, f32
            }
            %1406 = arith.maxnumf %1401#0, %1397 fastmath<nnan> : f32
            %1407 = arith.subf %1401#0, %1406 : f32
            %1408 = wave.exp2 %1407 : f32
            %1409 = arith.subf %1397, %1406 : f32
            %1410 = wave.exp2 %1409 : f32
            %1411 = arith.mulf %1401#1, %1408 : f32
            %1412 = math.fma %1399, %1410, %1411 : f32
            memref.store %1406, %8[%1400] : memref<?xf32>
            %1413 = arith.addi %1400, %c6 : index
            memref.store %1412, %8[%1413] : memref<?xf32>
            %1414 = vector.broadcast %1408 : f32 to vector<8xf32>
            %1415 = vector.broadcast %1410 : f32 to vector<8xf32>
            scf.for %1416 = %c10 to %c89 step %c4 {
              %1417 = arith.muli %1394, %c13 : index
              %1418 = arith.addi %c10, %1417 : index
              %1419 = arith.addi %1418, %c10 : index
              %1420 = arith.muli %1416, %c34 : index
              %1421 = arith.addi %1419, %1420 : index
              %1422 = vector.load %5[%1421] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1423 = arith.addi %1421, %c33 : index
              %1424 = vector.load %5[%1423] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1425 = vector.shuffle %1422, %1424 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1392 {
                %1426 = arith.addi %16, %1417 : index
                %1427 = arith.addi %1426, %c10 : index
                %1428 = arith.addi %1427, %1420 : index
                %1429 = vector.shuffle %1425, %1425 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1429, %partial[%1428] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1430 = vector.shuffle %1425, %1425 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1431 = arith.addi %1428, %c33 : index
                vector.store %1430, %partial[%1431] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1432 = arith.addi %16, %1417 : index
                %1433 = arith.addi %1432, %c10 : index
                %1434 = arith.addi %1433, %1420 : index
                %1435 = vector.load %partial[%1434] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1436 = arith.addi %1434, %c33 : index
                %1437 = vector.load %partial[%1436] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1438 = vector.shuffle %1435, %1437 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1439 = arith.mulf %1438, %1414 : vector<8xf32>
                %1440 = math.fma %1425, %1415, %1439 : vector<8xf32>
                %1441 = vector.shuffle %1440, %1440 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1441, %partial[%1434] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1442 = vector.shuffle %1440, %1440 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1442, %partial[%1436] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
            %1443 = arith.addi %1394, %c24 : index
            %1444 = arith.addi %1443, %c10 : index
            %1445 = memref.load %8[%1444] : memref<?xf32>
            %1446 = arith.addi %1443, %c6 : index
            %1447 = memref.load %8[%1446] : memref<?xf32>
            %1448 = arith.addi %1394, %c61 : index
            %1449:2 = scf.if %1392 -> (f32, f32) {
              scf.yield %c52, %c53 : f32, f32
            } else {
              %1450 = arith.addi %1448, %c10 : index
              %1451 = memref.load %8[%1450] : memref<?xf32>
              %1452 = arith.addi %1448, %c6 : index
              %1453 = memref.load %8[%1452] : memref<?xf32>
              scf.yield %1451, %1453 : f32, f32
            }
            %1454 = arith.maxnumf %1449#0, %1445 fastmath<nnan> : f32
            %1455 = arith.subf %1449#0, %1454 : f32
            %1456 = wave.exp2 %1455 : f32
            %1457 = arith.subf %1445, %1454 : f32
            %1458 = wave.exp2 %1457 : f32
            %1459 = arith.mulf %1449#1, %1456 : f32
            %1460 = math.fma %1447, %1458, %1459 : f32
            memref.store %1454, %8[%1448] : memref<?xf32>
            %1461 = arith.addi %1448, %c6 : index
            memref.store %1460, %8[%1461] : memref<?xf32>
            %1462 = vector.broadcast %1456 : f32 to vector<8xf32>
            %1463 = vector.broadcast %1458 : f32 to vector<8xf32>
            scf.for %1464 = %c10 to %c89 step %c4 {
              %1465 = arith.muli %1394, %c13 : index
              %1466 = arith.addi %c10, %1465 : index
              %1467 = arith.addi %1466, %c40 : index
              %1468 = arith.muli %1464, %c34 : index
              %1469 = arith.addi %1467, %1468 : index
              %1470 = vector.load %5[%1469] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1471 = arith.addi %1469, %c33 : index
              %1472 = vector.load %5[%1471] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1473 = vector.shuffle %1470, %1472 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1392 {
                %1474 = arith.addi %16, %1465 : index
                %1475 = arith.addi %1474, %c40 : index
                %1476 = arith.addi %1475, %1468 : index
                %1477 = vector.shuffle %1473, %1473 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1477, %partial[%1476] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1478 = vector.shuffle %1473, %1473 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1479 = arith.addi %1476, %c33 : index
                vector.store %1478, %partial[%1479] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1480 = arith.addi %16, %1465 : index
                %1481 = arith.addi %1480, %c40 : index
                %1482 = arith.addi %1481, %1468 : index
                %1483 = vector.load %partial[%1482] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1484 = arith.addi %1482, %c33 : index
                %1485 = vector.load %partial[%1484] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1486 = vector.shuffle %1483, %1485 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1487 = arith.mulf %1486, %1462 : vector<8xf32>
                %1488 = math.fma %1473, %1463, %1487 : vector<8xf32>
                %1489 = vector.shuffle %1488, %1488 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1489, %partial[%1482] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1490 = vector.shuffle %1488, %1488 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1490, %partial[%1484] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %1491 = arith.cmpi sgt, %305, %c49 : i32
        scf.if %1491 {
          %1492 = arith.cmpi eq, %310, %c48 : i32
          %1493 = wave.opaque %c10 : index
          %1494 = arith.addi %0, %1493 : index
          %1495 = arith.addi %1494, %c33 : index
          %1496 = arith.addi %1495, %c10 : index
          %1497 = memref.load %8[%1496] : memref<?xf32>
          %1498 = arith.addi %1495, %c6 : index
          %1499 = memref.load %8[%1498] : memref<?xf32>
          %1500 = arith.addi %1494, %c34 : index
          %1501:2 = scf.if %1492 -> (f32, f32) {
            scf.yield %c52, %c53 : f32, f32
          } else {
            %1502 = arith.addi %1500, %c10 : index
            %1503 = memref.load %8[%1502] : memref<?xf32>
            %1504 = arith.addi %1500, %c6 : index
            %1505 = memref.load %8[%1504] : memref<?xf32>
            scf.yield %1503, %1505 : f32, f32
          }
          %1506 = arith.maxnumf %1501#0, %1497 fastmath<nnan> : f32
          %1507 = arith.subf %1501#0, %1506 : f32
          %1508 = wave.exp2 %1507 : f32
          %1509 = arith.subf %1497, %1506 : f32
          %1510 = wave.exp2 %1509 : f32
          %1511 = arith.mulf %1501#1, %1508 : f32
          %1512 = math.fma %1499, %1510, %1511 : f32
          memref.store %1506, %8[%1500] : memref<?xf32>
          %1513 = arith.addi %1500, %c6 : index
          memref.store %1512, %8[%1513] : memref<?xf32>
          %1514 = vector.broadcast %1508 : f32 to vector<8xf32>
          %1515 = vector.broadcast %1510 : f32 to vector<8xf32>
          scf.for %1516 = %c10 to %c89 step %c4 {
            %1517 = arith.muli %1494, %c13 : index
            %1518 = arith.addi %16, %1517 : index
            %1519 = arith.addi %1518, %c10 : index
            %1520 = arith.muli %1516, %c34 : index
            %1521 = arith.addi %1519, %1520 : index
            %1522 = vector.load %partial[%1521] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1523 = arith.addi %1521, %c33 : index
            %1524 = vector.load %partial[%1523] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1525 = vector.shuffle %1522, %1524 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1492 {
              %1526 = arith.addi %17, %1517 : index
              %1527 = arith.addi %1526, %c10 : index
              %1528 = arith.addi %1527, %1520 : index
              %1529 = vector.shuffle %1525, %1525 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1529, %partial[%1528] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1530 = vector.shuffle %1525, %1525 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1531 = arith.addi %1528, %c33 : index
              vector.store %1530, %partial[%1531] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1532 = arith.addi %17, %1517 : index
              %1533 = arith.addi %1532, %c10 : index
              %1534 = arith.addi %1533, %1520 : index
              %1535 = vector.load %partial[%1534] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1536 = arith.addi %1534, %c33 : index
              %1537 = vector.load %partial[%1536] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1538 = vector.shuffle %1535, %1537 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1539 = arith.mulf %1538, %1514 : vector<8xf32>
              %1540 = math.fma %1525, %1515, %1539 : vector<8xf32>
              %1541 = vector.shuffle %1540, %1540 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1541, %partial[%1534] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1542 = vector.shuffle %1540, %1540 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1542, %partial[%1536] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1543 = arith.addi %1494, %c61 : index
          %1544 = arith.addi %1543, %c10 : index
          %1545 = memref.load %8[%1544] : memref<?xf32>
          %1546 = arith.addi %1543, %c6 : index
          %1547 = memref.load %8[%1546] : memref<?xf32>
          %1548 = arith.addi %1494, %c62 : index
          %1549:2 = scf.if %1492 -> (f32, f32) {
            scf.yield %c52, %c53 : f32, f32
          } else {
            %1550 = arith.addi %1548, %c10 : index
            %1551 = memref.load %8[%1550] : memref<?xf32>
            %1552 = arith.addi %1548, %c6 : index
            %1553 = memref.load %8[%1552] : memref<?xf32>
            scf.yield %1551, %1553 : f32, f32
          }
          %1554 = arith.maxnumf %1549#0, %1545 fastmath<nnan> : f32
          %1555 = arith.subf %1549#0, %1554 : f32
          %1556 = wave.exp2 %1555 : f32
          %1557 = arith.subf %1545, %1554 : f32
          %1558 = wave.exp2 %1557 : f32
          %1559 = arith.mulf %1549#1, %1556 : f32
          %1560 = math.fma %1547, %1558, %1559 : f32
          memref.store %1554, %8[%1548] : memref<?xf32>
          %1561 = arith.addi %1548, %c6 : index
          memref.store %1560, %8[%1561] : memref<?xf32>
          %1562 = vector.broadcast %1556 : f32 to vector<8xf32>
          %1563 = vector.broadcast %1558 : f32 to vector<8xf32>
          scf.for %1564 = %c10 to %c89 step %c4 {
            %1565 = arith.muli %1494, %c13 : index
            %1566 = arith.addi %16, %1565 : index
            %1567 = arith.addi %1566, %c40 : index
            %1568 = arith.muli %1564, %c34 : index
            %1569 = arith.addi %1567, %1568 : index
            %1570 = vector.load %partial[%1569] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1571 = arith.addi %1569, %c33 : index
            %1572 = vector.load %partial[%1571] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1573 = vector.shuffle %1570, %1572 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1492 {
              %1574 = arith.addi %17, %1565 : index
              %1575 = arith.addi %1574, %c40 : index
              %1576 = arith.addi %1575, %1568 : index
              %1577 = vector.shuffle %1573, %1573 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1577, %partial[%1576] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1578 = vector.shuffle %1573, %1573 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1579 = arith.addi %1576, %c33 : index
              vector.store %1578, %partial[%1579] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1580 = arith.addi %17, %1565 : index
              %1581 = arith.addi %1580, %c40 : index
              %1582 = arith.addi %1581, %1568 : index
              %1583 = vector.load %partial[%1582] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1584 = arith.addi %1582, %c33 : index
              %1585 = vector.load %partial[%1584] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1586 = vector.shuffle %1583, %1585 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1587 = arith.mulf %1586, %1562 : vector<8xf32>
              %1588 = math.fma %1573, %1563, %1587 : vector<8xf32>
              %1589 = vector.shuffle %1588, %1588 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1589, %partial[%1582] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1590 = vector.shuffle %1588, %1588 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1590, %partial[%1584] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %1591 = wave.opaque %c10 : index
      %1592 = arith.addi %0, %1591 : index
      scf.if %308 {
        %1593 = arith.addi %1592, %c10 : index
        %1594 = arith.addi %1593, %c10 : index
        %1595 = memref.load %8[%1594] : memref<?xf32>
        %1596 = arith.addi %1593, %c6 : index
        %1597 = memref.load %8[%1596] : memref<?xf32>
        %1598 = arith.divf %c90, %1597 : f32
        %1599 = vector.broadcast %1598 : f32 to vector<8xf32>
        %1600 = arith.addi %15, %1591 : index
        %1601 = arith.addi %1600, %1 : index
        %1602 = arith.addi %1601, %c10 : index
        %1603 = arith.minsi %1602, %40 : index
        %1604 = arith.divui %1603, %groupSize : index
        %1605 = arith.addi %24, %1604 : index
        %1606 = arith.remui %1603, %groupSize : index
        %1607 = arith.addi %44, %1606 : index
        %1608 = arith.muli %1607, %c18 : index
        %1609 = arith.addi %1608, %51 : index
        %1610 = arith.muli %heads, %c18 : index
        scf.for %1611 = %c10 to %c89 step %c4 {
          %1612 = arith.muli %1611, %c3 : index
          %1613 = arith.addi %1612, %2 : index
          %1614 = arith.muli %13, %c18 : index
          %1615 = arith.addi %1614, %1613 : index
          %1616 = arith.addi %1615, %c10 : index
          %1617 = memref.load %factors[%1616] : memref<?xf32>
          %1618 = arith.addi %1615, %c11 : index
          %1619 = memref.load %factors[%1618] : memref<?xf32>
          %1620 = arith.addi %1615, %c13 : index
          %1621 = memref.load %factors[%1620] : memref<?xf32>
          %1622 = arith.addi %1615, %c89 : index
          %1623 = memref.load %factors[%1622] : memref<?xf32>
          %1624 = arith.addi %1615, %c19 : index
          %1625 = memref.load %factors[%1624] : memref<?xf32>
          %1626 = arith.addi %1615, %c92 : index
          %1627 = memref.load %factors[%1626] : memref<?xf32>
          %1628 = arith.addi %1615, %c93 : index
          %1629 = memref.load %factors[%1628] : memref<?xf32>
          %1630 = arith.addi %1615, %c94 : index
          %1631 = memref.load %factors[%1630] : memref<?xf32>
          %1632 = vector.from_elements %1617, %1619, %1621, %1623, %1625, %1627, %1629, %1631 : vector<8xf32>
          %1633 = arith.muli %kvHeads, %c18 : index
          %1634 = arith.addi %1615, %1633 : index
          %1635 = arith.addi %1634, %c10 : index
          %1636 = memref.load %factors[%1635] : memref<?xf32>
          %1637 = arith.addi %1634, %c11 : index
          %1638 = memref.load %factors[%1637] : memref<?xf32>
          %1639 = arith.addi %1634, %c13 : index
          %1640 = memref.load %factors[%1639] : memref<?xf32>
          %1641 = arith.addi %1634, %c89 : index
          %1642 = memref.load %factors[%1641] : memref<?xf32>
          %1643 = arith.addi %1634, %c19 : index
          %1644 = memref.load %factors[%1643] : memref<?xf32>
          %1645 = arith.addi %1634, %c92 : index
          %1646 = memref.load %factors[%1645] : memref<?xf32>
          %1647 = arith.addi %1634, %c93 : index
          %1648 = memref.load %factors[%1647] : memref<?xf32>
          %1649 = arith.addi %1634, %c94 : index
          %1650 = memref.load %factors[%1649] : memref<?xf32>
          %1651 = vector.from_elements %1636, %1638, %1640, %1642, %1644, %1646, %1648, %1650 : vector<8xf32>
          %1652 = arith.muli %1592, %c13 : index
          %1653 = arith.addi %c10, %1652 : index
          %1654 = arith.addi %1653, %c10 : index
          %1655 = arith.muli %1611, %c34 : index
          %1656 = arith.addi %1654, %1655 : index
          %1657 = vector.load %5[%1656] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1658 = arith.addi %1656, %c33 : index
          %1659 = vector.load %5[%1658] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1660 = vector.shuffle %1657, %1659 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1661 = arith.mulf %1660, %1599 : vector<8xf32>
          %1662 = math.fma %1661, %1632, %1651 : vector<8xf32>
          %1663 = arith.addf %1662, %c54 : vector<8xf32>
          %1664 = arith.minimumf %1663, %c95 : vector<8xf32>
          %1665 = arith.maximumf %1664, %c96 : vector<8xf32>
          %1666 = arith.truncf %1665 : vector<8xf32> to vector<8xf16>
          %1667 = vector.bitcast %1666 : vector<8xf16> to vector<4xi32>
          %1668 = vector.shuffle %1667, %1667 [0, 1] : vector<4xi32>, vector<4xi32>
          %1669 = vector.shuffle %1667, %1667 [2, 3] : vector<4xi32>, vector<4xi32>
          %1670 = arith.select %3, %1669, %1668 : vector<2xi32>
          %1671 = arith.select %3, %1668, %1669 : vector<2xi32>
          %1672 = wave.swap_halves %1671 : vector<2xi32>
          %1673 = arith.select %3, %1672, %1670 : vector<2xi32>
          %1674 = arith.select %3, %1670, %1672 : vector<2xi32>
          %1675 = vector.bitcast %1673 : vector<2xi32> to vector<4xf16>
          %1676 = vector.bitcast %1674 : vector<2xi32> to vector<4xf16>
          %1677 = vector.shuffle %1675, %1676 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1678 = arith.addi %1609, %1612 : index
          %1679 = arith.divui %1605, %outTileRows : index
          %1680 = arith.divui %1610, %c3 : index
          %1681 = arith.muli %1679, %1680 : index
          %1682 = arith.divui %1678, %c3 : index
          %1683 = arith.addi %1681, %1682 : index
          %1684 = arith.muli %1683, %c11 : index
          %1685 = arith.remui %1678, %c3 : index
          %1686 = arith.divui %1685, %c19 : index
          %1687 = arith.addi %1684, %1686 : index
          %1688 = arith.muli %outTileRows, %c19 : index
          %1689 = arith.muli %1687, %1688 : index
          %1690 = arith.remui %1605, %outTileRows : index
          %1691 = arith.muli %1690, %c19 : index
          %1692 = arith.addi %1689, %1691 : index
          %1693 = arith.remui %1678, %c19 : index
          %1694 = arith.addi %1692, %1693 : index
          %1695 = arith.cmpi slt, %1602, %36 : index
          scf.if %1695 {
            vector.store %1677, %out[%1694] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
        %1696 = arith.addi %1592, %c24 : index
        %1697 = arith.addi %1696, %c10 : index
        %1698 = memref.load %8[%1697] : memref<?xf32>
        %1699 = arith.addi %1696, %c6 : index
        %1700 = memref.load %8[%1699] : memref<?xf32>
        %1701 = arith.divf %c90, %1700 : f32
        %1702 = vector.broadcast %1701 : f32 to vector<8xf32>
        %1703 = arith.addi %1601, %c3 : index
        %1704 = arith.minsi %1703, %40 : index
        %1705 = arith.divui %1704, %groupSize : index
        %1706 = arith.addi %24, %1705 : index
        %1707 = arith.remui %1704, %groupSize : index
        %1708 = arith.addi %44, %1707 : index
        %1709 = arith.muli %1708, %c18 : index
        %1710 = arith.addi %1709, %51 : index
        scf.for %1711 = %c10 to %c89 step %c4 {
          %1712 = arith.muli %1711, %c3 : index
          %1713 = arith.addi %1712, %2 : index
          %1714 = arith.muli %13, %c18 : index
          %1715 = arith.addi %1714, %1713 : index
          %1716 = arith.addi %1715, %c10 : index
          %1717 = memref.load %factors[%1716] : memref<?xf32>
          %1718 = arith.addi %1715, %c11 : index
          %1719 = memref.load %factors[%1718] : memref<?xf32>
          %1720 = arith.addi %1715, %c13 : index
          %1721 = memref.load %factors[%1720] : memref<?xf32>
          %1722 = arith.addi %1715, %c89 : index
          %1723 = memref.load %factors[%1722] : memref<?xf32>
          %1724 = arith.addi %1715, %c19 : index
          %1725 = memref.load %factors[%1724] : memref<?xf32>
          %1726 = arith.addi %1715, %c92 : index
          %1727 = memref.load %factors[%1726] : memref<?xf32>
          %1728 = arith.addi %1715, %c93 : index
          %1729 = memref.load %factors[%1728] : memref<?xf32>
          %1730 = arith.addi %1715, %c94 : index
          %1731 = memref.load %factors[%1730] : memref<?xf32>
          %1732 = vector.from_elements %1717, %1719, %1721, %1723, %1725, %1727, %1729, %1731 : vector<8xf32>
          %1733 = arith.muli %kvHeads, %c18 : index
          %1734 = arith.addi %1715, %1733 : index
          %1735 = arith.addi %1734, %c10 : index
          %1736 = memref.load %factors[%1735] : memref<?xf32>
          %1737 = arith.addi %1734, %c11 : index
          %1738 = memref.load %factors[%1737] : memref<?xf32>
          %1739 = arith.addi %1734, %c13 : index
          %1740 = memref.load %factors[%1739] : memref<?xf32>
          %1741 = arith.addi %1734, %c89 : index
          %1742 = memref.load %factors[%1741] : memref<?xf32>
          %1743 = arith.addi %1734, %c19 : index
          %1744 = memref.load %factors[%1743] : memref<?xf32>
          %1745 = arith.addi %1734, %c92 : index
          %1746 = memref.load %factors[%1745] : memref<?xf32>
          %1747 = arith.addi %1734, %c93 : index
          %1748 = memref.load %factors[%1747] : memref<?xf32>
          %1749 = arith.addi %1734, %c94 : index
          %1750 = memref.load %factors[%1749] : memref<?xf32>
          %1751 = vector.from_elements %1736, %1738, %1740, %1742, %1744, %1746, %1748, %1750 : vector<8xf32>
          %1752 = arith.muli %1592, %c13 : index
          %1753 = arith.addi %c10, %1752 : index
          %1754 = arith.addi %1753, %c40 : index
          %1755 = arith.muli %1711, %c34 : index
          %1756 = arith.addi %1754, %1755 : index
          %1757 = vector.load %5[%1756] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1758 = arith.addi %1756, %c33 : index
          %1759 = vector.load %5[%1758] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1760 = vector.shuffle %1757, %1759 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1761 = arith.mulf %1760, %1702 : vector<8xf32>
          %1762 = math.fma %1761, %1732, %1751 : vector<8xf32>
          %1763 = arith.addf %1762, %c54 : vector<8xf32>
          %1764 = arith.minimumf %1763, %c95 : vector<8xf32>
          %1765 = arith.maximumf %1764, %c96 : vector<8xf32>
          %1766 = arith.truncf %1765 : vector<8xf32> to vector<8xf16>
          %1767 = vector.bitcast %1766 : vector<8xf16> to vector<4xi32>
          %1768 = vector.shuffle %1767, %1767 [0, 1] : vector<4xi32>, vector<4xi32>
          %1769 = vector.shuffle %1767, %1767 [2, 3] : vector<4xi32>, vector<4xi32>
          %1770 = arith.select %3, %1769, %1768 : vector<2xi32>
          %1771 = arith.select %3, %1768, %1769 : vector<2xi32>
          %1772 = wave.swap_halves %1771 : vector<2xi32>
          %1773 = arith.select %3, %1772, %1770 : vector<2xi32>
          %1774 = arith.select %3, %1770, %1772 : vector<2xi32>
          %1775 = vector.bitcast %1773 : vector<2xi32> to vector<4xf16>
          %1776 = vector.bitcast %1774 : vector<2xi32> to vector<4xf16>
          %1777 = vector.shuffle %1775, %1776 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1778 = arith.addi %1710, %1712 : index
          %1779 = arith.divui %1706, %outTileRows : index
          %1780 = arith.divui %1610, %c3 : index
          %1781 = arith.muli %1779, %1780 : index
          %1782 = arith.divui %1778, %c3 : index
          %1783 = arith.addi %1781, %1782 : index
          %1784 = arith.muli %1783, %c11 : index
          %1785 = arith.remui %1778, %c3 : index
          %1786 = arith.divui %1785, %c19 : index
          %1787 = arith.addi %1784, %1786 : index
          %1788 = arith.muli %outTileRows, %c19 : index
          %1789 = arith.muli %1787, %1788 : index
          %1790 = arith.remui %1706, %outTileRows : index
          %1791 = arith.muli %1790, %c19 : index
          %1792 = arith.addi %1789, %1791 : index
          %1793 = arith.remui %1778, %c19 : index
          %1794 = arith.addi %1792, %1793 : index
          %1795 = arith.cmpi slt, %1703, %36 : index
          scf.if %1795 {
            vector.store %1777, %out[%1794] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %309 {
          %1796 = arith.addi %1592, %c33 : index
          %1797 = arith.addi %1796, %c10 : index
          %1798 = memref.load %8[%1797] : memref<?xf32>
          %1799 = arith.addi %1796, %c6 : index
          %1800 = memref.load %8[%1799] : memref<?xf32>
          %1801 = arith.divf %c90, %1800 : f32
          %1802 = vector.broadcast %1801 : f32 to vector<8xf32>
          %1803 = arith.addi %15, %1591 : index
          %1804 = arith.addi %1803, %1 : index
          %1805 = arith.addi %1804, %c10 : index
          %1806 = arith.minsi %1805, %40 : index
          %1807 = arith.divui %1806, %groupSize : index
          %1808 = arith.addi %24, %1807 : index
          %1809 = arith.remui %1806, %groupSize : index
          %1810 = arith.addi %44, %1809 : index
          %1811 = arith.muli %1810, %c18 : index
          %1812 = arith.addi %1811, %51 : index
          %1813 = arith.muli %heads, %c18 : index
          scf.for %1814 = %c10 to %c89 step %c4 {
            %1815 = arith.muli %1814, %c3 : index
            %1816 = arith.addi %1815, %2 : index
            %1817 = arith.muli %13, %c18 : index
            %1818 = arith.addi %1817, %1816 : index
            %1819 = arith.addi %1818, %c10 : index
            %1820 = memref.load %factors[%1819] : memref<?xf32>
            %1821 = arith.addi %1818, %c11 : index
            %1822 = memref.load %factors[%1821] : memref<?xf32>
            %1823 = arith.addi %1818, %c13 : index
            %1824 = memref.load %factors[%1823] : memref<?xf32>
            %1825 = arith.addi %1818, %c89 : index
            %1826 = memref.load %factors[%1825] : memref<?xf32>
            %1827 = arith.addi %1818, %c19 : index
            %1828 = memref.load %factors[%1827] : memref<?xf32>
            %1829 = arith.addi %1818, %c92 : index
            %1830 = memref.load %factors[%1829] : memref<?xf32>
            %1831 = arith.addi %1818, %c93 : index
            %1832 = memref.load %factors[%1831] : memref<?xf32>
            %1833 = arith.addi %1818, %c94 : index
            %1834 = memref.load %factors[%1833] : memref<?xf32>
            %1835 = vector.from_elements %1820, %1822, %1824, %1826, %1828, %1830, %1832, %1834 : vector<8xf32>
            %1836 = arith.muli %kvHeads, %c18 : index
            %1837 = arith.addi %1818, %1836 : index
            %1838 = arith.addi %1837, %c10 : index
            %1839 = memref.load %factors[%1838] : memref<?xf32>
            %1840 = arith.addi %1837, %c11 : index
            %1841 = memref.load %factors[%1840] : memref<?xf32>
            %1842 = arith.addi %1837, %c13 : index
            %1843 = memref.load %factors[%1842] : memref<?xf32>
            %1844 = arith.addi %1837, %c89 : index
            %1845 = memref.load %factors[%1844] : memref<?xf32>
            %1846 = arith.addi %1837, %c19 : index
            %1847 = memref.load %factors[%1846] : memref<?xf32>
            %1848 = arith.addi %1837, %c92 : index
            %1849 = memref.load %factors[%1848] : memref<?xf32>
            %1850 = arith.addi %1837, %c93 : index
            %1851 = memref.load %factors[%1850] : memref<?xf32>
            %1852 = arith.addi %1837, %c94 : index
            %1853 = memref.load %factors[%1852] : memref<?xf32>
            %1854 = vector.from_elements %1839, %1841, %1843, %1845, %1847, %1849, %1851, %1853 : vector<8xf32>
            %1855 = arith.muli %1592, %c13 : index
            %1856 = arith.addi %16, %1855 : index
            %1857 = arith.addi %1856, %c10 : index
            %1858 = arith.muli %1814, %c34 : index
            %1859 = arith.addi %1857, %1858 : index
            %1860 = vector.load %partial[%1859] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1861 = arith.addi %1859, %c33 : index
            %1862 = vector.load %partial[%1861] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1863 = vector.shuffle %1860, %1862 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1864 = arith.mulf %1863, %1802 : vector<8xf32>
            %1865 = math.fma %1864, %1835, %1854 : vector<8xf32>
            %1866 = arith.addf %1865, %c54 : vector<8xf32>
            %1867 = arith.minimumf %1866, %c95 : vector<8xf32>
            %1868 = arith.maximumf %1867, %c96 : vector<8xf32>
            %1869 = arith.truncf %1868 : vector<8xf32> to vector<8xf16>
            %1870 = vector.bitcast %1869 : vector<8xf16> to vector<4xi32>
            %1871 = vector.shuffle %1870, %1870 [0, 1] : vector<4xi32>, vector<4xi32>
            %1872 = vector.shuffle %1870, %1870 [2, 3] : vector<4xi32>, vector<4xi32>
            %1873 = arith.select %3, %1872, %1871 : vector<2xi32>
            %1874 = arith.select %3, %1871, %1872 : vector<2xi32>
            %1875 = wave.swap_halves %1874 : vector<2xi32>
            %1876 = arith.select %3, %1875, %1873 : vector<2xi32>
            %1877 = arith.select %3, %1873, %1875 : vector<2xi32>
            %1878 = vector.bitcast %1876 : vector<2xi32> to vector<4xf16>
            %1879 = vector.bitcast %1877 : vector<2xi32> to vector<4xf16>
            %1880 = vector.shuffle %1878, %1879 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1881 = arith.addi %1812, %1815 : index
            %1882 = arith.divui %1808, %outTileRows : index
            %1883 = arith.divui %1813, %c3 : index
            %1884 = arith.muli %1882, %1883 : index
            %1885 = arith.divui %1881, %c3 : index
            %1886 = arith.addi %1884, %1885 : index
            %1887 = arith.muli %1886, %c11 : index
            %1888 = arith.remui %1881, %c3 : index
            %1889 = arith.divui %1888, %c19 : index
            %1890 = arith.addi %1887, %1889 : index
            %1891 = arith.muli %outTileRows, %c19 : index
            %1892 = arith.muli %1890, %1891 : index
            %1893 = arith.remui %1808, %outTileRows : index
            %1894 = arith.muli %1893, %c19 : index
            %1895 = arith.addi %1892, %1894 : index
            %1896 = arith.remui %1881, %c19 : index
            %1897 = arith.addi %1895, %1896 : index
            %1898 = arith.cmpi slt, %1805, %36 : index
            scf.if %1898 {
              vector.store %1880, %out[%1897] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1899 = arith.addi %1592, %c61 : index
          %1900 = arith.addi %1899, %c10 : index
          %1901 = memref.load %8[%1900] : memref<?xf32>
          %1902 = arith.addi %1899, %c6 : index
          %1903 = memref.load %8[%1902] : memref<?xf32>
          %1904 = arith.divf %c90, %1903 : f32
          %1905 = vector.broadcast %1904 : f32 to vector<8xf32>
          %1906 = arith.addi %1804, %c3 : index
          %1907 = arith.minsi %1906, %40 : index
          %1908 = arith.divui %1907, %groupSize : index
          %1909 = arith.addi %24, %1908 : index
          %1910 = arith.remui %1907, %groupSize : index
          %1911 = arith.addi %44, %1910 : index
          %1912 = arith.muli %1911, %c18 : index
          %1913 = arith.addi %1912, %51 : index
          scf.for %1914 = %c10 to %c89 step %c4 {
            %1915 = arith.muli %1914, %c3 : index
            %1916 = arith.addi %1915, %2 : index
            %1917 = arith.muli %13, %c18 : index
            %1918 = arith.addi %1917, %1916 : index
            %1919 = arith.addi %1918, %c10 : index
            %1920 = memref.load %factors[%1919] : memref<?xf32>
            %1921 = arith.addi %1918, %c11 : index
            %1922 = memref.load %factors[%1921] : memref<?xf32>
            %1923 = arith.addi %1918, %c13 : index
            %1924 = memref.load %factors[%1923] : memref<?xf32>
            %1925 = arith.addi %1918, %c89 : index
            %1926 = memref.load %factors[%1925] : memref<?xf32>
            %1927 = arith.addi %1918, %c19 : index
            %1928 = memref.load %factors[%1927] : memref<?xf32>
            %1929 = arith.addi %1918, %c92 : index
            %1930 = memref.load %factors[%1929] : memref<?xf32>
            %1931 = arith.addi %1918, %c93 : index
            %1932 = memref.load %factors[%1931] : memref<?xf32>
            %1933 = arith.addi %1918, %c94 : index
            %1934 = memref.load %factors[%1933] : memref<?xf32>
            %1935 = vector.from_elements %1920, %1922, %1924, %1926, %1928, %1930, %1932, %1934 : vector<8xf32>
            %1936 = arith.muli %kvHeads, %c18 : index
            %1937 = arith.addi %1918, %1936 : index
            %1938 = arith.addi %1937, %c10 : index
            %1939 = memref.load %factors[%1938] : memref<?xf32>
            %1940 = arith.addi %1937, %c11 : index
            %1941 = memref.load %factors[%1940] : memref<?xf32>
            %1942 = arith.addi %1937, %c13 : index
            %1943 = memref.load %factors[%1942] : memref<?xf32>
            %1944 = arith.addi %1937, %c89 : index
            %1945 = memref.load %factors[%1944] : memref<?xf32>
            %1946 = arith.addi %1937, %c19 : index
            %1947 = memref.load %factors[%1946] : memref<?xf32>
            %1948 = arith.addi %1937, %c92 : index
            %1949 = memref.load %factors[%1948] : memref<?xf32>
            %1950 = arith.addi %1937, %c93 : index
            %1951 = memref.load %factors[%1950] : memref<?xf32>
            %1952 = arith.addi %1937, %c94 : index
            %1953 = memref.load %factors[%1952] : memref<?xf32>
            %1954 = vector.from_elements %1939, %1941, %1943, %1945, %1947, %1949, %1951, %1953 : vector<8xf32>
            %1955 = arith.muli %1592, %c13 : index
            %1956 = arith.addi %16, %1955 : index
            %1957 = arith.addi %1956, %c40 : index
            %1958 = arith.muli %1914, %c34 : index
            %1959 = arith.addi %1957, %1958 : index
            %1960 = vector.load %partial[%1959] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1961 = arith.addi %1959, %c33 : index
            %1962 = vector.load %partial[%1961] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1963 = vector.shuffle %1960, %1962 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1964 = arith.mulf %1963, %1905 : vector<8xf32>
            %1965 = math.fma %1964, %1935, %1954 : vector<8xf32>
            %1966 = arith.addf %1965, %c54 : vector<8xf32>
            %1967 = arith.minimumf %1966, %c95 : vector<8xf32>
            %1968 = arith.maximumf %1967, %c96 : vector<8xf32>
            %1969 = arith.truncf %1968 : vector<8xf32> to vector<8xf16>
            %1970 = vector.bitcast %1969 : vector<8xf16> to vector<4xi32>
            %1971 = vector.shuffle %1970, %1970 [0, 1] : vector<4xi32>, vector<4xi32>
            %1972 = vector.shuffle %1970, %1970 [2, 3] : vector<4xi32>, vector<4xi32>
            %1973 = arith.select %3, %1972, %1971 : vector<2xi32>
            %1974 = arith.select %3, %1971, %1972 : vector<2xi32>
            %1975 = wave.swap_halves %1974 : vector<2xi32>
            %1976 = arith.select %3, %1975, %1973 : vector<2xi32>
            %1977 = arith.select %3, %1973, %1975 : vector<2xi32>
            %1978 = vector.bitcast %1976 : vector<2xi32> to vector<4xf16>
            %1979 = vector.bitcast %1977 : vector<2xi32> to vector<4xf16>
            %1980 = vector.shuffle %1978, %1979 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1981 = arith.addi %1913, %1915 : index
            %1982 = arith.divui %1909, %outTileRows : index
            %1983 = arith.divui %1813, %c3 : index
            %1984 = arith.muli %1982, %1983 : index
            %1985 = arith.divui %1981, %c3 : index
            %1986 = arith.addi %1984, %1985 : index
            %1987 = arith.muli %1986, %c11 : index
            %1988 = arith.remui %1981, %c3 : index
            %1989 = arith.divui %1988, %c19 : index
            %1990 = arith.addi %1987, %1989 : index
            %1991 = arith.muli %outTileRows, %c19 : index
            %1992 = arith.muli %1990, %1991 : index
            %1993 = arith.remui %1909, %outTileRows : index
            %1994 = arith.muli %1993, %c19 : index
            %1995 = arith.addi %1992, %1994 : index
            %1996 = arith.remui %1981, %c19 : index
            %1997 = arith.addi %1995, %1996 : index
            %1998 = arith.cmpi slt, %1906, %36 : index
            scf.if %1998 {
              vector.store %1980, %out[%1997] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %1999 = arith.addi %1592, %c34 : index
          %2000 = arith.addi %1999, %c10 : index
          %2001 = memref.load %8[%2000] : memref<?xf32>
          %2002 = arith.addi %1999, %c6 : index
          %2003 = memref.load %8[%2002] : memref<?xf32>
          %2004 = arith.divf %c90, %2003 : f32
          %2005 = vector.broadcast %2004 : f32 to vector<8xf32>
          %2006 = arith.addi %15, %1591 : index
          %2007 = arith.addi %2006, %1 : index
          %2008 = arith.addi %2007, %c10 : index
          %2009 = arith.minsi %2008, %40 : index
          %2010 = arith.divui %2009, %groupSize : index
          %2011 = arith.addi %24, %2010 : index
          %2012 = arith.remui %2009, %groupSize : index
          %2013 = arith.addi %44, %2012 : index
          %2014 = arith.muli %2013, %c18 : index
          %2015 = arith.addi %2014, %51 : index
          %2016 = arith.muli %heads, %c18 : index
          scf.for %2017 = %c10 to %c89 step %c4 {
            %2018 = arith.muli %2017, %c3 : index
            %2019 = arith.addi %2018, %2 : index
            %2020 = arith.muli %13, %c18 : index
            %2021 = arith.addi %2020, %2019 : index
            %2022 = arith.addi %2021, %c10 : index
            %2023 = memref.load %factors[%2022] : memref<?xf32>
            %2024 = arith.addi %2021, %c11 : index
            %2025 = memref.load %factors[%2024] : memref<?xf32>
            %2026 = arith.addi %2021, %c13 : index
            %2027 = memref.load %factors[%2026] : memref<?xf32>
            %2028 = arith.addi %2021, %c89 : index
            %2029 = memref.load %factors[%2028] : memref<?xf32>
            %2030 = arith.addi %2021, %c19 : index
            %2031 = memref.load %factors[%2030] : memref<?xf32>
            %2032 = arith.addi %2021, %c92 : index
            %2033 = memref.load %factors[%2032] : memref<?xf32>
            %2034 = arith.addi %2021, %c93 : index
            %2035 = memref.load %factors[%2034] : memref<?xf32>
            %2036 = arith.addi %2021, %c94 : index
            %2037 = memref.load %factors[%2036] : memref<?xf32>
            %2038 = vector.from_elements %2023, %2025, %2027, %2029, %2031, %2033, %2035, %2037 : vector<8xf32>
            %2039 = arith.muli %kvHeads, %c18 : index
            %2040 = arith.addi %2021, %2039 : index
            %2041 = arith.addi %2040, %c10 : index
            %2042 = memref.load %factors[%2041] : memref<?xf32>
            %2043 = arith.addi %2040, %c11 : index
            %2044 = memref.load %factors[%2043] : memref<?xf32>
            %2045 = arith.addi %2040, %c13 : index
            %2046 = memref.load %factors[%2045] : memref<?xf32>
            %2047 = arith.addi %2040, %c89 : index
            %2048 = memref.load %factors[%2047] : memref<?xf32>
            %2049 = arith.addi %2040, %c19 : index
            %2050 = memref.load %factors[%2049] : memref<?xf32>
            %2051 = arith.addi %2040, %c92 : index
            %2052 = memref.load %factors[%2051] : memref<?xf32>
            %2053 = arith.addi %2040, %c93 : index
            %2054 = memref.load %factors[%2053] : memref<?xf32>
            %2055 = arith.addi %2040, %c94 : index
            %2056 = memref.load %factors[%2055] : memref<?xf32>
            %2057 = vector.from_elements %2042, %2044, %2046, %2048, %2050, %2052, %2054, %2056 : vector<8xf32>
            %2058 = arith.muli %1592, %c13 : index
            %2059 = arith.addi %17, %2058 : index
            %2060 = arith.addi %2059, %c10 : index
            %2061 = arith.muli %2017, %c34 : index
            %2062 = arith.addi %2060, %2061 : index
            %2063 = vector.load %partial[%2062] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2064 = arith.addi %2062, %c33 : index
            %2065 = vector.load %partial[%2064] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2066 = vector.shuffle %2063, %2065 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2067 = arith.mulf %2066, %2005 : vector<8xf32>
            %2068 = math.fma %2067, %2038, %2057 : vector<8xf32>
            %2069 = arith.addf %2068, %c54 : vector<8xf32>
            %2070 = arith.minimumf %2069, %c95 : vector<8xf32>
            %2071 = arith.maximumf %2070, %c96 : vector<8xf32>
            %2072 = arith.truncf %2071 : vector<8xf32> to vector<8xf16>
            %2073 = vector.bitcast %2072 : vector<8xf16> to vector<4xi32>
            %2074 = vector.shuffle %2073, %2073 [0, 1] : vector<4xi32>, vector<4xi32>
            %2075 = vector.shuffle %2073, %2073 [2, 3] : vector<4xi32>, vector<4xi32>
            %2076 = arith.select %3, %2075, %2074 : vector<2xi32>
            %2077 = arith.select %3, %2074, %2075 : vector<2xi32>
            %2078 = wave.swap_halves %2077 : vector<2xi32>
            %2079 = arith.select %3, %2078, %2076 : vector<2xi32>
            %2080 = arith.select %3, %2076, %2078 : vector<2xi32>
            %2081 = vector.bitcast %2079 : vector<2xi32> to vector<4xf16>
            %2082 = vector.bitcast %2080 : vector<2xi32> to vector<4xf16>
            %2083 = vector.shuffle %2081, %2082 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2084 = arith.addi %2015, %2018 : index
            %2085 = arith.divui %2011, %outTileRows : index
            %2086 = arith.divui %2016, %c3 : index
            %2087 = arith.muli %2085, %2086 : index
            %2088 = arith.divui %2084, %c3 : index
            %2089 = arith.addi %2087, %2088 : index
            %2090 = arith.muli %2089, %c11 : index
            %2091 = arith.remui %2084, %c3 : index
            %2092 = arith.divui %2091, %c19 : index
            %2093 = arith.addi %2090, %2092 : index
            %2094 = arith.muli %outTileRows, %c19 : index
            %2095 = arith.muli %2093, %2094 : index
            %2096 = arith.remui %2011, %outTileRows : index
            %2097 = arith.muli %2096, %c19 : index
            %2098 = arith.addi %2095, %2097 : index
            %2099 = arith.remui %2084, %c19 : index
            %2100 = arith.addi %2098, %2099 : index
            %2101 = arith.cmpi slt, %2008, %36 : index
            scf.if %2101 {
              vector.store %2083, %out[%2100] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %2102 = arith.addi %1592, %c62 : index
          %2103 = arith.addi %2102, %c10 : index
          %2104 = memref.load %8[%2103] : memref<?xf32>
          %2105 = arith.addi %2102, %c6 : index
          %2106 = memref.load %8[%2105] : memref<?xf32>
          %2107 = arith.divf %c90, %2106 : f32
          %2108 = vector.broadcast %2107 : f32 to vector<8xf32>
          %2109 = arith.addi %2007, %c3 : index
          %2110 = arith.minsi %2109, %40 : index
          %2111 = arith.divui %2110, %groupSize : index
          %2112 = arith.addi %24, %2111 : index
          %2113 = arith.remui %2110, %groupSize : index
          %2114 = arith.addi %44, %2113 : index
          %2115 = arith.muli %2114, %c18 : index
          %2116 = arith.addi %2115, %51 : index
          scf.for %2117 = %c10 to %c89 step %c4 {
            %2118 = arith.muli %2117, %c3 : index
            %2119 = arith.addi %2118, %2 : index
            %2120 = arith.muli %13, %c18 : index
            %2121 = arith.addi %2120, %2119 : index
            %2122 = arith.addi %2121, %c10 : index
            %2123 = memref.load %factors[%2122] : memref<?xf32>
            %2124 = arith.addi %2121, %c11 : index
            %2125 = memref.load %factors[%2124] : memref<?xf32>
            %2126 = arith.addi %2121, %c13 : index
            %2127 = memref.load %factors[%2126] : memref<?xf32>
            %2128 = arith.addi %2121, %c89 : index
            %2129 = memref.load %factors[%2128] : memref<?xf32>
            %2130 = arith.addi %2121, %c19 : index
            %2131 = memref.load %factors[%2130] : memref<?xf32>
            %2132 = arith.addi %2121, %c92 : index
            %2133 = memref.load %factors[%2132] : memref<?xf32>
            %2134 = arith.addi %2121, %c93 : index
            %2135 = memref.load %factors[%2134] : memref<?xf32>
            %2136 = arith.addi %2121, %c94 : index
            %2137 = memref.load %factors[%2136] : memref<?xf32>
            %2138 = vector.from_elements %2123, %2125, %2127, %2129, %2131, %2133, %2135, %2137 : vector<8xf32>
            %2139 = arith.muli %kvHeads, %c18 : index
            %2140 = arith.addi %2121, %2139 : index
            %2141 = arith.addi %2140, %c10 : index
            %2142 = memref.load %factors[%2141] : memref<?xf32>
            %2143 = arith.addi %2140, %c11 : index
            %2144 = memref.load %factors[%2143] : memref<?xf32>
            %2145 = arith.addi %2140, %c13 : index
            %2146 = memref.load %factors[%2145] : memref<?xf32>
            %2147 = arith.addi %2140, %c89 : index
            %2148 = memref.load %factors[%2147] : memref<?xf32>
            %2149 = arith.addi %2140, %c19 : index
            %2150 = memref.load %factors[%2149] : memref<?xf32>
            %2151 = arith.addi %2140, %c92 : index
            %2152 = memref.load %factors[%2151] : memref<?xf32>
            %2153 = arith.addi %2140, %c93 : index
            %2154 = memref.load %factors[%2153] : memref<?xf32>
            %2155 = arith.addi %2140, %c94 : index
            %2156 = memref.load %factors[%2155] : memref<?xf32>
            %2157 = vector.from_elements %2142, %2144, %2146, %2148, %2150, %2152, %2154, %2156 : vector<8xf32>
            %2158 = arith.muli %1592, %c13 : index
            %2159 = arith.addi %17, %2158 : index
            %2160 = arith.addi %2159, %c40 : index
            %2161 = arith.muli %2117, %c34 : index
            %2162 = arith.addi %2160, %2161 : index
            %2163 = vector.load %partial[%2162] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2164 = arith.addi %2162, %c33 : index
            %2165 = vector.load %partial[%2164] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2166 = vector.shuffle %2163, %2165 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2167 = arith.mulf %2166, %2108 : vector<8xf32>
            %2168 = math.fma %2167, %2138, %2157 : vector<8xf32>
            %2169 = arith.addf %2168, %c54 : vector<8xf32>
            %2170 = arith.minimumf %2169, %c95 : vector<8xf32>
            %2171 = arith.maximumf %2170, %c96 : vector<8xf32>
            %2172 = arith.truncf %2171 : vector<8xf32> to vector<8xf16>
            %2173 = vector.bitcast %2172 : vector<8xf16> to vector<4xi32>
            %2174 = vector.shuffle %2173, %2173 [0, 1] : vector<4xi32>, vector<4xi32>
            %2175 = vector.shuffle %2173, %2173 [2, 3] : vector<4xi32>, vector<4xi32>
            %2176 = arith.select %3, %2175, %2174 : vector<2xi32>
            %2177 = arith.select %3, %2174, %2175 : vector<2xi32>
            %2178 = wave.swap_halves %2177 : vector<2xi32>
            %2179 = arith.select %3, %2178, %2176 : vector<2xi32>
            %2180 = arith.select %3, %2176, %2178 : vector<2xi32>
            %2181 = vector.bitcast %2179 : vector<2xi32> to vector<4xf16>
            %2182 = vector.bitcast %2180 : vector<2xi32> to vector<4xf16>
            %2183 = vector.shuffle %2181, %2182 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2184 = arith.addi %2116, %2118 : index
            %2185 = arith.divui %2112, %outTileRows : index
            %2186 = arith.divui %2016, %c3 : index
            %2187 = arith.muli %2185, %2186 : index
            %2188 = arith.divui %2184, %c3 : index
            %2189 = arith.addi %2187, %2188 : index
            %2190 = arith.muli %2189, %c11 : index
            %2191 = arith.remui %2184, %c3 : index
            %2192 = arith.divui %2191, %c19 : index
            %2193 = arith.addi %2190, %2192 : index
            %2194 = arith.muli %outTileRows, %c19 : index
            %2195 = arith.muli %2193, %2194 : index
            %2196 = arith.remui %2112, %outTileRows : index
            %2197 = arith.muli %2196, %c19 : index
            %2198 = arith.addi %2195, %2197 : index
            %2199 = arith.remui %2184, %c19 : index
            %2200 = arith.addi %2198, %2199 : index
            %2201 = arith.cmpi slt, %2109, %36 : index
            scf.if %2201 {
              vector.store %2183, %out[%2200] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}
