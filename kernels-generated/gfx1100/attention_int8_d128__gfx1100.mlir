// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Prefill(codec='int8', dim=128)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_int8_d128__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %factors: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) {
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
  %c17 = arith.constant 1024 : index
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
  %c40 = arith.constant 1280 : index
  %c41 = arith.constant 1536 : index
  %c42 = arith.constant 1792 : index
  %positionsAt = wave.param "positionsAt" : index
  %c44 = arith.constant 1 : i32
  %c45 = arith.constant 2048 : index
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
  %c64 = arith.constant dense<16711935> : vector<4xi32>
  %c65 = arith.constant dense<1677747200> : vector<4xi32>
  %c66 = arith.constant dense<8> : vector<4xi32>
  %c67 = arith.constant dense<0x6480> : vector<16xf16>
  %c68 = arith.constant 192 : index
  %c69 = arith.constant 320 : index
  %c70 = arith.constant 448 : index
  %c71 = arith.constant 576 : index
  %c72 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c73 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c74 = arith.constant 0x41000000 : f32
  %c75 = arith.constant 0x40C00000 : f32
  %c76 = arith.constant dense<-1> : vector<4xi32>
  %c77 = arith.constant 255 : i32
  %c78 = arith.constant 2 : i32
  %c79 = arith.constant 16711680 : i32
  %c80 = arith.constant 3 : i32
  %c81 = arith.constant 4 : i32
  %c82 = arith.constant 65280 : i32
  %c83 = arith.constant 5 : i32
  %c84 = arith.constant 6 : i32
  %c85 = arith.constant -16777216 : i32
  %c86 = arith.constant 7 : i32
  %c87 = arith.constant 8 : i32
  %c88 = arith.constant 9 : i32
  %c89 = arith.constant 10 : i32
  %c90 = arith.constant 11 : i32
  %c91 = arith.constant 12 : i32
  %c92 = arith.constant 13 : i32
  %c93 = arith.constant 15 : i32
  %c94 = arith.constant 640 : index
  %c95 = arith.constant 704 : index
  %c96 = arith.constant 832 : index
  %c97 = arith.constant 896 : index
  %c98 = arith.constant 960 : index
  %c99 = arith.constant 0x3F800000 : f32
  %outTileRows = wave.param "outTileRows" : index
  %c101 = arith.constant 6 : index
  %c102 = arith.constant 10 : index
  %c103 = arith.constant 12 : index
  %c104 = arith.constant 14 : index
  %c105 = arith.constant dense<0x477FE000> : vector<8xf32>
  %c106 = arith.constant dense<0xC77FE000> : vector<8xf32>
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
      %88 = arith.addi %51, %c28 : index
      %89 = arith.addi %50, %88 : index
      %90 = vector.load %q[%89] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %91 = arith.addi %51, %c29 : index
      %92 = arith.addi %50, %91 : index
      %93 = vector.load %q[%92] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %94 = arith.addi %51, %c30 : index
      %95 = arith.addi %50, %94 : index
      %96 = vector.load %q[%95] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %97 = arith.addi %51, %c31 : index
      %98 = arith.addi %50, %97 : index
      %99 = vector.load %q[%98] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %100 = math.absf %54 : vector<4xf32>
      %101 = math.absf %57 : vector<4xf32>
      %102 = arith.maxnumf %100, %101 fastmath<nnan> : vector<4xf32>
      %103 = math.absf %60 : vector<4xf32>
      %104 = arith.maxnumf %102, %103 fastmath<nnan> : vector<4xf32>
      %105 = math.absf %63 : vector<4xf32>
      %106 = arith.maxnumf %104, %105 fastmath<nnan> : vector<4xf32>
      %107 = math.absf %66 : vector<4xf32>
      %108 = arith.maxnumf %106, %107 fastmath<nnan> : vector<4xf32>
      %109 = math.absf %69 : vector<4xf32>
      %110 = arith.maxnumf %108, %109 fastmath<nnan> : vector<4xf32>
      %111 = math.absf %72 : vector<4xf32>
      %112 = arith.maxnumf %110, %111 fastmath<nnan> : vector<4xf32>
      %113 = math.absf %75 : vector<4xf32>
      %114 = arith.maxnumf %112, %113 fastmath<nnan> : vector<4xf32>
      %115 = math.absf %78 : vector<4xf32>
      %116 = arith.maxnumf %114, %115 fastmath<nnan> : vector<4xf32>
      %117 = math.absf %81 : vector<4xf32>
      %118 = arith.maxnumf %116, %117 fastmath<nnan> : vector<4xf32>
      %119 = math.absf %84 : vector<4xf32>
      %120 = arith.maxnumf %118, %119 fastmath<nnan> : vector<4xf32>
      %121 = math.absf %87 : vector<4xf32>
      %122 = arith.maxnumf %120, %121 fastmath<nnan> : vector<4xf32>
      %123 = math.absf %90 : vector<4xf32>
      %124 = arith.maxnumf %122, %123 fastmath<nnan> : vector<4xf32>
      %125 = math.absf %93 : vector<4xf32>
      %126 = arith.maxnumf %124, %125 fastmath<nnan> : vector<4xf32>
      %127 = math.absf %96 : vector<4xf32>
      %128 = arith.maxnumf %126, %127 fastmath<nnan> : vector<4xf32>
      %129 = math.absf %99 : vector<4xf32>
      %130 = arith.maxnumf %128, %129 fastmath<nnan> : vector<4xf32>
      %131 = vector.extract %130[0] : f32 from vector<4xf32>
      %132 = vector.extract %130[1] : f32 from vector<4xf32>
      %133 = vector.extract %130[2] : f32 from vector<4xf32>
      %134 = vector.extract %130[3] : f32 from vector<4xf32>
      %135 = arith.maxnumf %131, %132 fastmath<nnan> : f32
      %136 = arith.maxnumf %135, %133 fastmath<nnan> : f32
      %137 = arith.maxnumf %136, %134 fastmath<nnan> : f32
      %138 = wave.swap_halves %137 : f32
      %139 = arith.maxnumf %137, %138 fastmath<nnan> : f32
      %140 = arith.bitcast %139 : f32 to i32
      %141 = arith.shrui %140, %c32 : i32
      %142 = arith.maxsi %141, %c33 : i32
      %143 = arith.minsi %142, %c34 : i32
      %144 = arith.subi %c35, %143 : i32
      %145 = arith.shli %144, %c32 : i32
      %146 = arith.bitcast %145 : i32 to f32
      %147 = arith.subi %143, %c36 : i32
      %148 = arith.shli %147, %c32 : i32
      %149 = arith.bitcast %148 : i32 to f32
      %150 = vector.broadcast %146 : f32 to vector<4xf32>
      %151 = arith.muli %1, %c19 : index
      %152 = arith.muli %2, %c18 : index
      %153 = arith.addi %151, %152 : index
      %154 = arith.mulf %54, %150 : vector<4xf32>
      %155 = arith.truncf %154 : vector<4xf32> to vector<4xf16>
      %156 = arith.mulf %57, %150 : vector<4xf32>
      %157 = arith.truncf %156 : vector<4xf32> to vector<4xf16>
      %158 = vector.shuffle %155, %157 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %159 = arith.addi %153, %c10 : index
      vector.store %158, %4[%159] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %160 = arith.mulf %60, %150 : vector<4xf32>
      %161 = arith.truncf %160 : vector<4xf32> to vector<4xf16>
      %162 = arith.mulf %63, %150 : vector<4xf32>
      %163 = arith.truncf %162 : vector<4xf32> to vector<4xf16>
      %164 = vector.shuffle %161, %163 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %165 = arith.addi %153, %c37 : index
      vector.store %164, %4[%165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %166 = arith.mulf %66, %150 : vector<4xf32>
      %167 = arith.truncf %166 : vector<4xf32> to vector<4xf16>
      %168 = arith.mulf %69, %150 : vector<4xf32>
      %169 = arith.truncf %168 : vector<4xf32> to vector<4xf16>
      %170 = vector.shuffle %167, %169 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %171 = arith.addi %153, %c38 : index
      vector.store %170, %4[%171] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %172 = arith.mulf %72, %150 : vector<4xf32>
      %173 = arith.truncf %172 : vector<4xf32> to vector<4xf16>
      %174 = arith.mulf %75, %150 : vector<4xf32>
      %175 = arith.truncf %174 : vector<4xf32> to vector<4xf16>
      %176 = vector.shuffle %173, %175 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %177 = arith.addi %153, %c39 : index
      vector.store %176, %4[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %178 = arith.mulf %78, %150 : vector<4xf32>
      %179 = arith.truncf %178 : vector<4xf32> to vector<4xf16>
      %180 = arith.mulf %81, %150 : vector<4xf32>
      %181 = arith.truncf %180 : vector<4xf32> to vector<4xf16>
      %182 = vector.shuffle %179, %181 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %183 = arith.addi %153, %c17 : index
      vector.store %182, %4[%183] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %184 = arith.mulf %84, %150 : vector<4xf32>
      %185 = arith.truncf %184 : vector<4xf32> to vector<4xf16>
      %186 = arith.mulf %87, %150 : vector<4xf32>
      %187 = arith.truncf %186 : vector<4xf32> to vector<4xf16>
      %188 = vector.shuffle %185, %187 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %189 = arith.addi %153, %c40 : index
      vector.store %188, %4[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %190 = arith.mulf %90, %150 : vector<4xf32>
      %191 = arith.truncf %190 : vector<4xf32> to vector<4xf16>
      %192 = arith.mulf %93, %150 : vector<4xf32>
      %193 = arith.truncf %192 : vector<4xf32> to vector<4xf16>
      %194 = vector.shuffle %191, %193 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %195 = arith.addi %153, %c41 : index
      vector.store %194, %4[%195] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %196 = arith.mulf %96, %150 : vector<4xf32>
      %197 = arith.truncf %196 : vector<4xf32> to vector<4xf16>
      %198 = arith.mulf %99, %150 : vector<4xf32>
      %199 = arith.truncf %198 : vector<4xf32> to vector<4xf16>
      %200 = vector.shuffle %197, %199 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %201 = arith.addi %153, %c42 : index
      vector.store %200, %4[%201] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      memref.store %149, %6[%47] : memref<?xf32>
      %202 = arith.addi %positionsAt, %43 : index
      %203 = memref.load %step[%202] : memref<?xi32>
      %204 = arith.addi %203, %c44 : i32
      memref.store %204, %7[%47] : memref<?xi32>
      %205 = arith.addi %38, %c3 : index
      %206 = arith.minsi %205, %40 : index
      %207 = arith.divui %206, %groupSize : index
      %208 = arith.addi %24, %207 : index
      %209 = arith.remui %206, %groupSize : index
      %210 = arith.addi %44, %209 : index
      %211 = arith.addi %1, %c3 : index
      %212 = arith.muli %208, %heads : index
      %213 = arith.addi %212, %210 : index
      %214 = arith.muli %213, %c18 : index
      %215 = arith.addi %214, %52 : index
      %216 = vector.load %q[%215] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %217 = arith.addi %214, %55 : index
      %218 = vector.load %q[%217] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %219 = arith.addi %214, %58 : index
      %220 = vector.load %q[%219] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %221 = arith.addi %214, %61 : index
      %222 = vector.load %q[%221] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %223 = arith.addi %214, %64 : index
      %224 = vector.load %q[%223] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %225 = arith.addi %214, %67 : index
      %226 = vector.load %q[%225] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %227 = arith.addi %214, %70 : index
      %228 = vector.load %q[%227] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %229 = arith.addi %214, %73 : index
      %230 = vector.load %q[%229] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %231 = arith.addi %214, %76 : index
      %232 = vector.load %q[%231] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %233 = arith.addi %214, %79 : index
      %234 = vector.load %q[%233] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %235 = arith.addi %214, %82 : index
      %236 = vector.load %q[%235] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %237 = arith.addi %214, %85 : index
      %238 = vector.load %q[%237] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %239 = arith.addi %214, %88 : index
      %240 = vector.load %q[%239] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %241 = arith.addi %214, %91 : index
      %242 = vector.load %q[%241] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %243 = arith.addi %214, %94 : index
      %244 = vector.load %q[%243] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %245 = arith.addi %214, %97 : index
      %246 = vector.load %q[%245] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %247 = math.absf %216 : vector<4xf32>
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
      %270 = math.absf %240 : vector<4xf32>
      %271 = arith.maxnumf %269, %270 fastmath<nnan> : vector<4xf32>
      %272 = math.absf %242 : vector<4xf32>
      %273 = arith.maxnumf %271, %272 fastmath<nnan> : vector<4xf32>
      %274 = math.absf %244 : vector<4xf32>
      %275 = arith.maxnumf %273, %274 fastmath<nnan> : vector<4xf32>
      %276 = math.absf %246 : vector<4xf32>
      %277 = arith.maxnumf %275, %276 fastmath<nnan> : vector<4xf32>
      %278 = vector.extract %277[0] : f32 from vector<4xf32>
      %279 = vector.extract %277[1] : f32 from vector<4xf32>
      %280 = vector.extract %277[2] : f32 from vector<4xf32>
      %281 = vector.extract %277[3] : f32 from vector<4xf32>
      %282 = arith.maxnumf %278, %279 fastmath<nnan> : f32
      %283 = arith.maxnumf %282, %280 fastmath<nnan> : f32
      %284 = arith.maxnumf %283, %281 fastmath<nnan> : f32
      %285 = wave.swap_halves %284 : f32
      %286 = arith.maxnumf %284, %285 fastmath<nnan> : f32
      %287 = arith.bitcast %286 : f32 to i32
      %288 = arith.shrui %287, %c32 : i32
      %289 = arith.maxsi %288, %c33 : i32
      %290 = arith.minsi %289, %c34 : i32
      %291 = arith.subi %c35, %290 : i32
      %292 = arith.shli %291, %c32 : i32
      %293 = arith.bitcast %292 : i32 to f32
      %294 = arith.subi %290, %c36 : i32
      %295 = arith.shli %294, %c32 : i32
      %296 = arith.bitcast %295 : i32 to f32
      %297 = vector.broadcast %293 : f32 to vector<4xf32>
      %298 = arith.mulf %216, %297 : vector<4xf32>
      %299 = arith.truncf %298 : vector<4xf32> to vector<4xf16>
      %300 = arith.mulf %218, %297 : vector<4xf32>
      %301 = arith.truncf %300 : vector<4xf32> to vector<4xf16>
      %302 = vector.shuffle %299, %301 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %303 = arith.addi %153, %c45 : index
      vector.store %302, %4[%303] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %304 = arith.mulf %220, %297 : vector<4xf32>
      %305 = arith.truncf %304 : vector<4xf32> to vector<4xf16>
      %306 = arith.mulf %222, %297 : vector<4xf32>
      %307 = arith.truncf %306 : vector<4xf32> to vector<4xf16>
      %308 = vector.shuffle %305, %307 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %309 = arith.addi %153, %c46 : index
      vector.store %308, %4[%309] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %310 = arith.mulf %224, %297 : vector<4xf32>
      %311 = arith.truncf %310 : vector<4xf32> to vector<4xf16>
      %312 = arith.mulf %226, %297 : vector<4xf32>
      %313 = arith.truncf %312 : vector<4xf32> to vector<4xf16>
      %314 = vector.shuffle %311, %313 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %315 = arith.addi %153, %c47 : index
      vector.store %314, %4[%315] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %316 = arith.mulf %228, %297 : vector<4xf32>
      %317 = arith.truncf %316 : vector<4xf32> to vector<4xf16>
      %318 = arith.mulf %230, %297 : vector<4xf32>
      %319 = arith.truncf %318 : vector<4xf32> to vector<4xf16>
      %320 = vector.shuffle %317, %319 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %321 = arith.addi %153, %c48 : index
      vector.store %320, %4[%321] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %322 = arith.mulf %232, %297 : vector<4xf32>
      %323 = arith.truncf %322 : vector<4xf32> to vector<4xf16>
      %324 = arith.mulf %234, %297 : vector<4xf32>
      %325 = arith.truncf %324 : vector<4xf32> to vector<4xf16>
      %326 = vector.shuffle %323, %325 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %327 = arith.addi %153, %c49 : index
      vector.store %326, %4[%327] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %328 = arith.mulf %236, %297 : vector<4xf32>
      %329 = arith.truncf %328 : vector<4xf32> to vector<4xf16>
      %330 = arith.mulf %238, %297 : vector<4xf32>
      %331 = arith.truncf %330 : vector<4xf32> to vector<4xf16>
      %332 = vector.shuffle %329, %331 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %333 = arith.addi %153, %c50 : index
      vector.store %332, %4[%333] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %334 = arith.mulf %240, %297 : vector<4xf32>
      %335 = arith.truncf %334 : vector<4xf32> to vector<4xf16>
      %336 = arith.mulf %242, %297 : vector<4xf32>
      %337 = arith.truncf %336 : vector<4xf32> to vector<4xf16>
      %338 = vector.shuffle %335, %337 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %339 = arith.addi %153, %c51 : index
      vector.store %338, %4[%339] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %340 = arith.mulf %244, %297 : vector<4xf32>
      %341 = arith.truncf %340 : vector<4xf32> to vector<4xf16>
      %342 = arith.mulf %246, %297 : vector<4xf32>
      %343 = arith.truncf %342 : vector<4xf32> to vector<4xf16>
      %344 = vector.shuffle %341, %343 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %345 = arith.addi %153, %c52 : index
      vector.store %344, %4[%345] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      memref.store %296, %6[%211] : memref<?xf32>
      %346 = arith.addi %positionsAt, %208 : index
      %347 = memref.load %step[%346] : memref<?xi32>
      %348 = arith.addi %347, %c44 : i32
      memref.store %348, %7[%211] : memref<?xi32>
      wave.barrier
      %349 = arith.minsi %15, %40 : index
      %350 = arith.divui %349, %groupSize : index
      %351 = arith.addi %24, %350 : index
      %352 = arith.remui %349, %groupSize : index
      %353 = arith.addi %44, %352 : index
      %354 = arith.addi %positionsAt, %351 : index
      %355 = memref.load %step[%354] : memref<?xi32>
      %356 = arith.addi %355, %c44 : i32
      %357 = arith.addi %15, %c53 : index
      %358 = arith.minsi %357, %40 : index
      %359 = arith.divui %358, %groupSize : index
      %360 = arith.addi %24, %359 : index
      %361 = arith.remui %358, %groupSize : index
      %362 = arith.addi %44, %361 : index
      %363 = arith.addi %positionsAt, %360 : index
      %364 = memref.load %step[%363] : memref<?xi32>
      %365 = arith.addi %364, %c44 : i32
      %366 = arith.subi %365, %c44 : i32
      %367 = arith.divui %366, %c54 : i32
      %368 = arith.cmpi sle, %365, %c57 : i32
      %369 = arith.cmpi sle, %365, %c56 : i32
      scf.for %370 = %c55 to %365 step %c56 : i32 {
        %371 = arith.addi %370, %c56 : i32
        %372 = arith.minsi %371, %365 : i32
        scf.for %373 = %370 to %372 step %c57 : i32 {
          %374 = arith.addi %373, %c57 : i32
          %375 = arith.minsi %374, %365 : i32
          scf.for %376 = %373 to %375 step %c58 : i32 {
            %377 = arith.addi %376, %c58 : i32
            %378 = arith.minsi %377, %375 : i32
            %379 = arith.subi %378, %376 : i32
            %380 = arith.addi %379, %c62 : i32
            %381 = arith.divui %380, %c63 : i32
            %382 = arith.divui %376, %c54 : i32
            %383 = arith.addi %382, %c55 : i32
            %384 = arith.minsi %383, %367 : i32
            %385 = arith.index_castui %384 : i32 to index
            %386 = arith.addi %32, %385 : index
            %387 = memref.load %step[%386] : memref<?xi32>
            %388 = arith.index_cast %387 : i32 to index
            %389 = arith.muli %388, %33 : index
            %390 = arith.addi %389, %34 : index
            %391 = arith.addi %382, %c44 : i32
            %392 = arith.minsi %391, %367 : i32
            %393 = arith.index_castui %392 : i32 to index
            %394 = arith.addi %32, %393 : index
            %395 = memref.load %step[%394] : memref<?xi32>
            %396 = arith.index_cast %395 : i32 to index
            %397 = arith.muli %396, %33 : index
            %398 = arith.addi %397, %34 : index
            %399 = arith.addi %390, %35 : index
            %400 = arith.addi %399, %c10 : index
            %401 = vector.load %kv[%400] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %402 = arith.addi %398, %35 : index
            %403 = arith.addi %402, %c10 : index
            %404 = vector.load %kv[%403] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %428:22 = scf.for %405 = %c55 to %381 step %c44 iter_args(%406 = %401, %407 = %404, %408 = %c59, %409 = %c60, %410 = %c61, %411 = %c61, %412 = %c61, %413 = %c61, %414 = %c61, %415 = %c61, %416 = %c61, %417 = %c61, %418 = %c59, %419 = %c60, %420 = %c61, %421 = %c61, %422 = %c61, %423 = %c61, %424 = %c61, %425 = %c61, %426 = %c61, %427 = %c61) -> (vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
              %429 = arith.muli %405, %c63 : i32
              %430 = arith.addi %376, %429 : i32
              %431 = arith.addi %430, %c63 : i32
              %432 = arith.divui %430, %c54 : i32
              %433 = arith.addi %432, %c55 : i32
              %434 = arith.minsi %433, %367 : i32
              %435 = arith.index_castui %434 : i32 to index
              %436 = arith.addi %32, %435 : index
              %437 = memref.load %step[%436] : memref<?xi32>
              %438 = arith.index_cast %437 : i32 to index
              %439 = arith.muli %438, %33 : index
              %440 = arith.addi %439, %34 : index
              %441 = arith.addi %432, %c44 : i32
              %442 = arith.minsi %441, %367 : i32
              %443 = arith.index_castui %442 : i32 to index
              %444 = arith.addi %32, %443 : index
              %445 = memref.load %step[%444] : memref<?xi32>
              %446 = arith.index_cast %445 : i32 to index
              %447 = arith.muli %446, %33 : index
              %448 = arith.addi %447, %34 : index
              %449 = arith.divui %431, %c54 : i32
              %450 = arith.addi %449, %c55 : i32
              %451 = arith.minsi %450, %367 : i32
              %452 = arith.index_castui %451 : i32 to index
              %453 = arith.addi %32, %452 : index
              %454 = memref.load %step[%453] : memref<?xi32>
              %455 = arith.index_cast %454 : i32 to index
              %456 = arith.muli %455, %33 : index
              %457 = arith.addi %456, %34 : index
              %458 = arith.addi %449, %c44 : i32
              %459 = arith.minsi %458, %367 : i32
              %460 = arith.index_castui %459 : i32 to index
              %461 = arith.addi %32, %460 : index
              %462 = memref.load %step[%461] : memref<?xi32>
              %463 = arith.index_cast %462 : i32 to index
              %464 = arith.muli %463, %33 : index
              %465 = arith.addi %464, %34 : index
              %466 = wave.opaque %c10 : index
              %467 = arith.addi %466, %151 : index
              %468 = arith.addi %440, %35 : index
              %469 = arith.addi %468, %c24 : index
              %470 = vector.load %kv[%469] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %471 = arith.addi %448, %35 : index
              %472 = arith.addi %471, %c24 : index
              %473 = vector.load %kv[%472] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %474 = vector.bitcast %406 : vector<4xi32> to vector<16xi8>
              %475 = vector.bitcast %474 : vector<16xi8> to vector<4xi32>
              %476 = arith.andi %475, %c64 : vector<4xi32>
              %477 = arith.ori %476, %c65 : vector<4xi32>
              %478 = arith.shrui %475, %c66 : vector<4xi32>
              %479 = arith.andi %478, %c64 : vector<4xi32>
              %480 = arith.ori %479, %c65 : vector<4xi32>
              %481 = vector.shuffle %477, %480 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %482 = vector.bitcast %481 : vector<8xi32> to vector<16xf16>
              %483 = arith.subf %482, %c67 : vector<16xf16>
              %484 = vector.bitcast %407 : vector<4xi32> to vector<16xi8>
              %485 = vector.bitcast %484 : vector<16xi8> to vector<4xi32>
              %486 = arith.andi %485, %c64 : vector<4xi32>
              %487 = arith.ori %486, %c65 : vector<4xi32>
              %488 = arith.shrui %485, %c66 : vector<4xi32>
              %489 = arith.andi %488, %c64 : vector<4xi32>
              %490 = arith.ori %489, %c65 : vector<4xi32>
              %491 = vector.shuffle %487, %490 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %492 = vector.bitcast %491 : vector<8xi32> to vector<16xf16>
              %493 = arith.subf %492, %c67 : vector<16xf16>
              %494 = arith.addi %467, %c10 : index
              %495 = vector.load %4[%494] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %496 = arith.addi %494, %c18 : index
              %497 = vector.load %4[%496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %498 = vector.shuffle %495, %497 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %499 = wave.mma %483, %498, %c61 : vector<16xf16>, vector<8xf32>
              %500 = wave.mma %493, %498, %c61 : vector<16xf16>, vector<8xf32>
              wave.pin
              %501 = arith.addi %467, %c45 : index
              %502 = vector.load %4[%501] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %503 = arith.addi %501, %c18 : index
              %504 = vector.load %4[%503] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %505 = vector.shuffle %502, %504 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %506 = wave.mma %483, %505, %c61 : vector<16xf16>, vector<8xf32>
              %507 = wave.mma %493, %505, %c61 : vector<16xf16>, vector<8xf32>
              %508 = arith.addi %468, %c18 : index
              %509 = vector.load %kv[%508] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %510 = arith.addi %471, %c18 : index
              %511 = vector.load %kv[%510] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %512 = vector.bitcast %470 : vector<4xi32> to vector<16xi8>
              %513 = vector.bitcast %512 : vector<16xi8> to vector<4xi32>
              %514 = arith.andi %513, %c64 : vector<4xi32>
              %515 = arith.ori %514, %c65 : vector<4xi32>
              %516 = arith.shrui %513, %c66 : vector<4xi32>
              %517 = arith.andi %516, %c64 : vector<4xi32>
              %518 = arith.ori %517, %c65 : vector<4xi32>
              %519 = vector.shuffle %515, %518 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %520 = vector.bitcast %519 : vector<8xi32> to vector<16xf16>
              %521 = arith.subf %520, %c67 : vector<16xf16>
              %522 = vector.bitcast %473 : vector<4xi32> to vector<16xi8>
              %523 = vector.bitcast %522 : vector<16xi8> to vector<4xi32>
              %524 = arith.andi %523, %c64 : vector<4xi32>
              %525 = arith.ori %524, %c65 : vector<4xi32>
              %526 = arith.shrui %523, %c66 : vector<4xi32>
              %527 = arith.andi %526, %c64 : vector<4xi32>
              %528 = arith.ori %527, %c65 : vector<4xi32>
              %529 = vector.shuffle %525, %528 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %530 = vector.bitcast %529 : vector<8xi32> to vector<16xf16>
              %531 = arith.subf %530, %c67 : vector<16xf16>
              %532 = arith.addi %467, %c37 : index
              %533 = vector.load %4[%532] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %534 = arith.addi %532, %c18 : index
              %535 = vector.load %4[%534] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %536 = vector.shuffle %533, %535 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %537 = wave.mma %521, %536, %499 : vector<16xf16>, vector<8xf32>
              %538 = wave.mma %531, %536, %500 : vector<16xf16>, vector<8xf32>
              wave.pin
              %539 = arith.addi %467, %c46 : index
              %540 = vector.load %4[%539] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %541 = arith.addi %539, %c18 : index
              %542 = vector.load %4[%541] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %543 = vector.shuffle %540, %542 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %544 = wave.mma %521, %543, %506 : vector<16xf16>, vector<8xf32>
              %545 = wave.mma %531, %543, %507 : vector<16xf16>, vector<8xf32>
              %546 = arith.addi %468, %c68 : index
              %547 = vector.load %kv[%546] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %548 = arith.addi %471, %c68 : index
              %549 = vector.load %kv[%548] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %550 = vector.bitcast %509 : vector<4xi32> to vector<16xi8>
              %551 = vector.bitcast %550 : vector<16xi8> to vector<4xi32>
              %552 = arith.andi %551, %c64 : vector<4xi32>
              %553 = arith.ori %552, %c65 : vector<4xi32>
              %554 = arith.shrui %551, %c66 : vector<4xi32>
              %555 = arith.andi %554, %c64 : vector<4xi32>
              %556 = arith.ori %555, %c65 : vector<4xi32>
              %557 = vector.shuffle %553, %556 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %558 = vector.bitcast %557 : vector<8xi32> to vector<16xf16>
              %559 = arith.subf %558, %c67 : vector<16xf16>
              %560 = vector.bitcast %511 : vector<4xi32> to vector<16xi8>
              %561 = vector.bitcast %560 : vector<16xi8> to vector<4xi32>
              %562 = arith.andi %561, %c64 : vector<4xi32>
              %563 = arith.ori %562, %c65 : vector<4xi32>
              %564 = arith.shrui %561, %c66 : vector<4xi32>
              %565 = arith.andi %564, %c64 : vector<4xi32>
              %566 = arith.ori %565, %c65 : vector<4xi32>
              %567 = vector.shuffle %563, %566 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %568 = vector.bitcast %567 : vector<8xi32> to vector<16xf16>
              %569 = arith.subf %568, %c67 : vector<16xf16>
              %570 = arith.addi %467, %c38 : index
              %571 = vector.load %4[%570] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %572 = arith.addi %570, %c18 : index
              %573 = vector.load %4[%572] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %574 = vector.shuffle %571, %573 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %575 = wave.mma %559, %574, %537 : vector<16xf16>, vector<8xf32>
              %576 = wave.mma %569, %574, %538 : vector<16xf16>, vector<8xf32>
              wave.pin
              %577 = arith.addi %467, %c47 : index
              %578 = vector.load %4[%577] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %579 = arith.addi %577, %c18 : index
              %580 = vector.load %4[%579] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %581 = vector.shuffle %578, %580 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %582 = wave.mma %559, %581, %544 : vector<16xf16>, vector<8xf32>
              %583 = wave.mma %569, %581, %545 : vector<16xf16>, vector<8xf32>
              %584 = arith.addi %468, %c37 : index
              %585 = vector.load %kv[%584] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %586 = arith.addi %471, %c37 : index
              %587 = vector.load %kv[%586] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %588 = vector.bitcast %547 : vector<4xi32> to vector<16xi8>
              %589 = vector.bitcast %588 : vector<16xi8> to vector<4xi32>
              %590 = arith.andi %589, %c64 : vector<4xi32>
              %591 = arith.ori %590, %c65 : vector<4xi32>
              %592 = arith.shrui %589, %c66 : vector<4xi32>
              %593 = arith.andi %592, %c64 : vector<4xi32>
              %594 = arith.ori %593, %c65 : vector<4xi32>
              %595 = vector.shuffle %591, %594 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %596 = vector.bitcast %595 : vector<8xi32> to vector<16xf16>
              %597 = arith.subf %596, %c67 : vector<16xf16>
              %598 = vector.bitcast %549 : vector<4xi32> to vector<16xi8>
              %599 = vector.bitcast %598 : vector<16xi8> to vector<4xi32>
              %600 = arith.andi %599, %c64 : vector<4xi32>
              %601 = arith.ori %600, %c65 : vector<4xi32>
              %602 = arith.shrui %599, %c66 : vector<4xi32>
              %603 = arith.andi %602, %c64 : vector<4xi32>
              %604 = arith.ori %603, %c65 : vector<4xi32>
              %605 = vector.shuffle %601, %604 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %606 = vector.bitcast %605 : vector<8xi32> to vector<16xf16>
              %607 = arith.subf %606, %c67 : vector<16xf16>
              %608 = arith.addi %467, %c39 : index
              %609 = vector.load %4[%608] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %610 = arith.addi %608, %c18 : index
              %611 = vector.load %4[%610] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %612 = vector.shuffle %609, %611 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %613 = wave.mma %597, %612, %575 : vector<16xf16>, vector<8xf32>
              %614 = wave.mma %607, %612, %576 : vector<16xf16>, vector<8xf32>
              wave.pin
              %615 = arith.addi %467, %c48 : index
              %616 = vector.load %4[%615] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %617 = arith.addi %615, %c18 : index
              %618 = vector.load %4[%617] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %619 = vector.shuffle %616, %618 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %620 = wave.mma %597, %619, %582 : vector<16xf16>, vector<8xf32>
              %621 = wave.mma %607, %619, %583 : vector<16xf16>, vector<8xf32>
              %622 = arith.addi %468, %c69 : index
              %623 = vector.load %kv[%622] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %624 = arith.addi %471, %c69 : index
              %625 = vector.load %kv[%624] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %626 = vector.bitcast %585 : vector<4xi32> to vector<16xi8>
              %627 = vector.bitcast %626 : vector<16xi8> to vector<4xi32>
              %628 = arith.andi %627, %c64 : vector<4xi32>
              %629 = arith.ori %628, %c65 : vector<4xi32>
              %630 = arith.shrui %627, %c66 : vector<4xi32>
              %631 = arith.andi %630, %c64 : vector<4xi32>
              %632 = arith.ori %631, %c65 : vector<4xi32>
              %633 = vector.shuffle %629, %632 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %634 = vector.bitcast %633 : vector<8xi32> to vector<16xf16>
              %635 = arith.subf %634, %c67 : vector<16xf16>
              %636 = vector.bitcast %587 : vector<4xi32> to vector<16xi8>
              %637 = vector.bitcast %636 : vector<16xi8> to vector<4xi32>
              %638 = arith.andi %637, %c64 : vector<4xi32>
              %639 = arith.ori %638, %c65 : vector<4xi32>
              %640 = arith.shrui %637, %c66 : vector<4xi32>
              %641 = arith.andi %640, %c64 : vector<4xi32>
              %642 = arith.ori %641, %c65 : vector<4xi32>
              %643 = vector.shuffle %639, %642 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %644 = vector.bitcast %643 : vector<8xi32> to vector<16xf16>
              %645 = arith.subf %644, %c67 : vector<16xf16>
              %646 = arith.addi %467, %c17 : index
              %647 = vector.load %4[%646] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %648 = arith.addi %646, %c18 : index
              %649 = vector.load %4[%648] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %650 = vector.shuffle %647, %649 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %651 = wave.mma %635, %650, %613 : vector<16xf16>, vector<8xf32>
              %652 = wave.mma %645, %650, %614 : vector<16xf16>, vector<8xf32>
              wave.pin
              %653 = arith.addi %467, %c49 : index
              %654 = vector.load %4[%653] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %655 = arith.addi %653, %c18 : index
              %656 = vector.load %4[%655] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %657 = vector.shuffle %654, %656 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %658 = wave.mma %635, %657, %620 : vector<16xf16>, vector<8xf32>
              %659 = wave.mma %645, %657, %621 : vector<16xf16>, vector<8xf32>
              %660 = arith.addi %468, %c7 : index
              %661 = vector.load %kv[%660] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %662 = arith.addi %471, %c7 : index
              %663 = vector.load %kv[%662] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %664 = vector.bitcast %623 : vector<4xi32> to vector<16xi8>
              %665 = vector.bitcast %664 : vector<16xi8> to vector<4xi32>
              %666 = arith.andi %665, %c64 : vector<4xi32>
              %667 = arith.ori %666, %c65 : vector<4xi32>
              %668 = arith.shrui %665, %c66 : vector<4xi32>
              %669 = arith.andi %668, %c64 : vector<4xi32>
              %670 = arith.ori %669, %c65 : vector<4xi32>
              %671 = vector.shuffle %667, %670 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %672 = vector.bitcast %671 : vector<8xi32> to vector<16xf16>
              %673 = arith.subf %672, %c67 : vector<16xf16>
              %674 = vector.bitcast %625 : vector<4xi32> to vector<16xi8>
              %675 = vector.bitcast %674 : vector<16xi8> to vector<4xi32>
              %676 = arith.andi %675, %c64 : vector<4xi32>
              %677 = arith.ori %676, %c65 : vector<4xi32>
              %678 = arith.shrui %675, %c66 : vector<4xi32>
              %679 = arith.andi %678, %c64 : vector<4xi32>
              %680 = arith.ori %679, %c65 : vector<4xi32>
              %681 = vector.shuffle %677, %680 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %682 = vector.bitcast %681 : vector<8xi32> to vector<16xf16>
              %683 = arith.subf %682, %c67 : vector<16xf16>
              %684 = arith.addi %467, %c40 : index
              %685 = vector.load %4[%684] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %686 = arith.addi %684, %c18 : index
              %687 = vector.load %4[%686] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %688 = vector.shuffle %685, %687 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %689 = wave.mma %673, %688, %651 : vector<16xf16>, vector<8xf32>
              %690 = wave.mma %683, %688, %652 : vector<16xf16>, vector<8xf32>
              wave.pin
              %691 = arith.addi %467, %c50 : index
              %692 = vector.load %4[%691] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %693 = arith.addi %691, %c18 : index
              %694 = vector.load %4[%693] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %695 = vector.shuffle %692, %694 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %696 = wave.mma %673, %695, %658 : vector<16xf16>, vector<8xf32>
              %697 = wave.mma %683, %695, %659 : vector<16xf16>, vector<8xf32>
              %698 = arith.addi %468, %c70 : index
              %699 = vector.load %kv[%698] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %700 = arith.addi %471, %c70 : index
              %701 = vector.load %kv[%700] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %702 = vector.bitcast %661 : vector<4xi32> to vector<16xi8>
              %703 = vector.bitcast %702 : vector<16xi8> to vector<4xi32>
              %704 = arith.andi %703, %c64 : vector<4xi32>
              %705 = arith.ori %704, %c65 : vector<4xi32>
              %706 = arith.shrui %703, %c66 : vector<4xi32>
              %707 = arith.andi %706, %c64 : vector<4xi32>
              %708 = arith.ori %707, %c65 : vector<4xi32>
              %709 = vector.shuffle %705, %708 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %710 = vector.bitcast %709 : vector<8xi32> to vector<16xf16>
              %711 = arith.subf %710, %c67 : vector<16xf16>
              %712 = vector.bitcast %663 : vector<4xi32> to vector<16xi8>
              %713 = vector.bitcast %712 : vector<16xi8> to vector<4xi32>
              %714 = arith.andi %713, %c64 : vector<4xi32>
              %715 = arith.ori %714, %c65 : vector<4xi32>
              %716 = arith.shrui %713, %c66 : vector<4xi32>
              %717 = arith.andi %716, %c64 : vector<4xi32>
              %718 = arith.ori %717, %c65 : vector<4xi32>
              %719 = vector.shuffle %715, %718 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %720 = vector.bitcast %719 : vector<8xi32> to vector<16xf16>
              %721 = arith.subf %720, %c67 : vector<16xf16>
              %722 = arith.addi %467, %c41 : index
              %723 = vector.load %4[%722] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %724 = arith.addi %722, %c18 : index
              %725 = vector.load %4[%724] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %726 = vector.shuffle %723, %725 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %727 = wave.mma %711, %726, %689 : vector<16xf16>, vector<8xf32>
              %728 = wave.mma %721, %726, %690 : vector<16xf16>, vector<8xf32>
              wave.pin
              %729 = arith.addi %467, %c51 : index
              %730 = vector.load %4[%729] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %731 = arith.addi %729, %c18 : index
              %732 = vector.load %4[%731] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %733 = vector.shuffle %730, %732 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %734 = wave.mma %711, %733, %696 : vector<16xf16>, vector<8xf32>
              %735 = wave.mma %721, %733, %697 : vector<16xf16>, vector<8xf32>
              %736 = arith.addi %468, %c38 : index
              %737 = vector.load %kv[%736] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %738 = arith.addi %471, %c38 : index
              %739 = vector.load %kv[%738] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %740 = vector.bitcast %699 : vector<4xi32> to vector<16xi8>
              %741 = vector.bitcast %740 : vector<16xi8> to vector<4xi32>
              %742 = arith.andi %741, %c64 : vector<4xi32>
              %743 = arith.ori %742, %c65 : vector<4xi32>
              %744 = arith.shrui %741, %c66 : vector<4xi32>
              %745 = arith.andi %744, %c64 : vector<4xi32>
              %746 = arith.ori %745, %c65 : vector<4xi32>
              %747 = vector.shuffle %743, %746 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %748 = vector.bitcast %747 : vector<8xi32> to vector<16xf16>
              %749 = arith.subf %748, %c67 : vector<16xf16>
              %750 = vector.bitcast %701 : vector<4xi32> to vector<16xi8>
              %751 = vector.bitcast %750 : vector<16xi8> to vector<4xi32>
              %752 = arith.andi %751, %c64 : vector<4xi32>
              %753 = arith.ori %752, %c65 : vector<4xi32>
              %754 = arith.shrui %751, %c66 : vector<4xi32>
              %755 = arith.andi %754, %c64 : vector<4xi32>
              %756 = arith.ori %755, %c65 : vector<4xi32>
              %757 = vector.shuffle %753, %756 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %758 = vector.bitcast %757 : vector<8xi32> to vector<16xf16>
              %759 = arith.subf %758, %c67 : vector<16xf16>
              %760 = arith.addi %467, %c42 : index
              %761 = vector.load %4[%760] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %762 = arith.addi %760, %c18 : index
              %763 = vector.load %4[%762] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %764 = vector.shuffle %761, %763 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %765 = wave.mma %749, %764, %727 : vector<16xf16>, vector<8xf32>
              %766 = wave.mma %759, %764, %728 : vector<16xf16>, vector<8xf32>
              wave.pin
              %767 = arith.addi %467, %c52 : index
              %768 = vector.load %4[%767] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %769 = arith.addi %767, %c18 : index
              %770 = vector.load %4[%769] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %771 = vector.shuffle %768, %770 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %772 = wave.mma %749, %771, %734 : vector<16xf16>, vector<8xf32>
              %773 = wave.mma %759, %771, %735 : vector<16xf16>, vector<8xf32>
              %774 = arith.addi %468, %c71 : index
              %775 = vector.load %kv[%774] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %776 = arith.addi %471, %c71 : index
              %777 = vector.load %kv[%776] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %778 = wave.opaque %765 : vector<8xf32>
              %779 = wave.opaque %766 : vector<8xf32>
              %780 = wave.opaque %772 : vector<8xf32>
              %781 = wave.opaque %773 : vector<8xf32>
              %782 = wave.opaque %431 : i32
              %783 = arith.cmpi sgt, %782, %356 : i32
              %784:2 = scf.if %783 -> (vector<8xf32>, vector<8xf32>) {
                %785 = wave.opaque %c10 : index
                %786 = arith.addi %1, %785 : index
                %787 = memref.load %7[%786] : memref<?xi32>
                %788 = arith.index_cast %2 : index to i32
                %789 = arith.addi %430, %788 : i32
                %790 = arith.subi %787, %789 : i32
                %791 = arith.subi %790, %c55 : i32
                %792 = vector.broadcast %791 : i32 to vector<8xi32>
                %793 = arith.cmpi sgt, %792, %c73 : vector<8xi32>
                %794 = arith.select %793, %778, %c72 : vector<8xi1>, vector<8xf32>
                %795 = arith.subi %790, %c54 : i32
                %796 = vector.broadcast %795 : i32 to vector<8xi32>
                %797 = arith.cmpi sgt, %796, %c73 : vector<8xi32>
                %798 = arith.select %797, %779, %c72 : vector<8xi1>, vector<8xf32>
                scf.yield %794, %798 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %778, %779 : vector<8xf32>, vector<8xf32>
              }
              %799 = wave.opaque %c10 : index
              %800 = arith.addi %1, %799 : index
              %801 = memref.load %6[%800] : memref<?xf32>
              %802 = vector.extract %784#0[0] : f32 from vector<8xf32>
              %803 = vector.extract %784#0[1] : f32 from vector<8xf32>
              %804 = vector.extract %784#0[2] : f32 from vector<8xf32>
              %805 = vector.extract %784#0[3] : f32 from vector<8xf32>
              %806 = vector.extract %784#0[4] : f32 from vector<8xf32>
              %807 = vector.extract %784#0[5] : f32 from vector<8xf32>
              %808 = vector.extract %784#0[6] : f32 from vector<8xf32>
              %809 = vector.extract %784#0[7] : f32 from vector<8xf32>
              %810 = vector.extract %784#1[0] : f32 from vector<8xf32>
              %811 = vector.extract %784#1[1] : f32 from vector<8xf32>
              %812 = vector.extract %784#1[2] : f32 from vector<8xf32>
              %813 = vector.extract %784#1[3] : f32 from vector<8xf32>
              %814 = vector.extract %784#1[4] : f32 from vector<8xf32>
              %815 = vector.extract %784#1[5] : f32 from vector<8xf32>
              %816 = vector.extract %784#1[6] : f32 from vector<8xf32>
              %817 = vector.extract %784#1[7] : f32 from vector<8xf32>
              %818 = arith.maxnumf %802, %803 fastmath<nnan> : f32
              %819 = arith.maxnumf %818, %804 fastmath<nnan> : f32
              %820 = arith.maxnumf %819, %805 fastmath<nnan> : f32
              %821 = arith.maxnumf %820, %806 fastmath<nnan> : f32
              %822 = arith.maxnumf %821, %807 fastmath<nnan> : f32
              %823 = arith.maxnumf %822, %808 fastmath<nnan> : f32
              %824 = arith.maxnumf %823, %809 fastmath<nnan> : f32
              %825 = arith.maxnumf %824, %810 fastmath<nnan> : f32
              %826 = arith.maxnumf %825, %811 fastmath<nnan> : f32
              %827 = arith.maxnumf %826, %812 fastmath<nnan> : f32
              %828 = arith.maxnumf %827, %813 fastmath<nnan> : f32
              %829 = arith.maxnumf %828, %814 fastmath<nnan> : f32
              %830 = arith.maxnumf %829, %815 fastmath<nnan> : f32
              %831 = arith.maxnumf %830, %816 fastmath<nnan> : f32
              %832 = arith.maxnumf %831, %817 fastmath<nnan> : f32
              %833 = wave.swap_halves %832 : f32
              %834 = arith.maxnumf %832, %833 fastmath<nnan> : f32
              %835 = arith.mulf %834, %801 : f32
              %836 = arith.addf %408, %c74 : f32
              %837 = arith.cmpf ogt, %835, %836 : f32
              %838:10 = scf.if %837 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %839 = arith.subf %408, %835 : f32
                %840 = wave.exp2 %839 : f32
                %841 = vector.broadcast %840 : f32 to vector<8xf32>
                %842 = arith.mulf %409, %840 : f32
                %843 = arith.mulf %410, %841 : vector<8xf32>
                %844 = arith.mulf %411, %841 : vector<8xf32>
                %845 = arith.mulf %412, %841 : vector<8xf32>
                %846 = arith.mulf %413, %841 : vector<8xf32>
                %847 = arith.mulf %414, %841 : vector<8xf32>
                %848 = arith.mulf %415, %841 : vector<8xf32>
                %849 = arith.mulf %416, %841 : vector<8xf32>
                %850 = arith.mulf %417, %841 : vector<8xf32>
                scf.yield %835, %842, %843, %844, %845, %846, %847, %848, %849, %850 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %408, %409, %410, %411, %412, %413, %414, %415, %416, %417 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %851 = vector.broadcast %801 : f32 to vector<8xf32>
              %852 = arith.subf %c75, %838#0 : f32
              %853 = vector.broadcast %852 : f32 to vector<8xf32>
              %854 = math.fma %784#0, %851, %853 : vector<8xf32>
              %855 = wave.exp2 %854 : vector<8xf32>
              %856 = math.fma %784#1, %851, %853 : vector<8xf32>
              %857 = wave.exp2 %856 : vector<8xf32>
              %858 = arith.truncf %855 : vector<8xf32> to vector<8xf16>
              %859 = vector.bitcast %858 : vector<8xf16> to vector<4xi32>
              %860 = wave.swap_halves %859 : vector<4xi32>
              %861 = arith.select %3, %860, %859 : vector<4xi32>
              %862 = arith.select %3, %859, %860 : vector<4xi32>
              %863 = vector.shuffle %861, %862 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %864 = vector.bitcast %863 : vector<8xi32> to vector<16xf16>
              %865 = arith.truncf %857 : vector<8xf32> to vector<8xf16>
              %866 = vector.bitcast %865 : vector<8xf16> to vector<4xi32>
              %867 = wave.swap_halves %866 : vector<4xi32>
              %868 = arith.select %3, %867, %866 : vector<4xi32>
              %869 = arith.select %3, %866, %867 : vector<4xi32>
              %870 = vector.shuffle %868, %869 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %871 = vector.bitcast %870 : vector<8xi32> to vector<16xf16>
              %872 = arith.addf %855, %857 : vector<8xf32>
              %873 = vector.extract %872[0] : f32 from vector<8xf32>
              %874 = vector.extract %872[1] : f32 from vector<8xf32>
              %875 = vector.extract %872[2] : f32 from vector<8xf32>
              %876 = vector.extract %872[3] : f32 from vector<8xf32>
              %877 = vector.extract %872[4] : f32 from vector<8xf32>
              %878 = vector.extract %872[5] : f32 from vector<8xf32>
              %879 = vector.extract %872[6] : f32 from vector<8xf32>
              %880 = vector.extract %872[7] : f32 from vector<8xf32>
              %881 = arith.addf %873, %877 : f32
              %882 = arith.addf %874, %878 : f32
              %883 = arith.addf %875, %879 : f32
              %884 = arith.addf %876, %880 : f32
              %885 = arith.addf %881, %883 : f32
              %886 = arith.addf %882, %884 : f32
              %887 = arith.addf %885, %886 : f32
              %888 = arith.addf %838#1, %887 : f32
              %889 = wave.opaque %888 : f32
              %890 = wave.opaque %431 : i32
              %891 = arith.cmpi sgt, %890, %356 : i32
              %892:2 = scf.if %891 -> (vector<8xf32>, vector<8xf32>) {
                %893 = wave.opaque %c3 : index
                %894 = arith.addi %1, %893 : index
                %895 = memref.load %7[%894] : memref<?xi32>
                %896 = arith.index_cast %2 : index to i32
                %897 = arith.addi %430, %896 : i32
                %898 = arith.subi %895, %897 : i32
                %899 = arith.subi %898, %c55 : i32
                %900 = vector.broadcast %899 : i32 to vector<8xi32>
                %901 = arith.cmpi sgt, %900, %c73 : vector<8xi32>
                %902 = arith.select %901, %780, %c72 : vector<8xi1>, vector<8xf32>
                %903 = arith.subi %898, %c54 : i32
                %904 = vector.broadcast %903 : i32 to vector<8xi32>
                %905 = arith.cmpi sgt, %904, %c73 : vector<8xi32>
                %906 = arith.select %905, %781, %c72 : vector<8xi1>, vector<8xf32>
                scf.yield %902, %906 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %780, %781 : vector<8xf32>, vector<8xf32>
              }
              %907 = wave.opaque %c3 : index
              %908 = arith.addi %1, %907 : index
              %909 = memref.load %6[%908] : memref<?xf32>
              %910 = vector.extract %892#0[0] : f32 from vector<8xf32>
              %911 = vector.extract %892#0[1] : f32 from vector<8xf32>
              %912 = vector.extract %892#0[2] : f32 from vector<8xf32>
              %913 = vector.extract %892#0[3] : f32 from vector<8xf32>
              %914 = vector.extract %892#0[4] : f32 from vector<8xf32>
              %915 = vector.extract %892#0[5] : f32 from vector<8xf32>
              %916 = vector.extract %892#0[6] : f32 from vector<8xf32>
              %917 = vector.extract %892#0[7] : f32 from vector<8xf32>
              %918 = vector.extract %892#1[0] : f32 from vector<8xf32>
              %919 = vector.extract %892#1[1] : f32 from vector<8xf32>
              %920 = vector.extract %892#1[2] : f32 from vector<8xf32>
              %921 = vector.extract %892#1[3] : f32 from vector<8xf32>
              %922 = vector.extract %892#1[4] : f32 from vector<8xf32>
              %923 = vector.extract %892#1[5] : f32 from vector<8xf32>
              %924 = vector.extract %892#1[6] : f32 from vector<8xf32>
              %925 = vector.extract %892#1[7] : f32 from vector<8xf32>
              %926 = arith.maxnumf %910, %911 fastmath<nnan> : f32
              %927 = arith.maxnumf %926, %912 fastmath<nnan> : f32
              %928 = arith.maxnumf %927, %913 fastmath<nnan> : f32
              %929 = arith.maxnumf %928, %914 fastmath<nnan> : f32
              %930 = arith.maxnumf %929, %915 fastmath<nnan> : f32
              %931 = arith.maxnumf %930, %916 fastmath<nnan> : f32
              %932 = arith.maxnumf %931, %917 fastmath<nnan> : f32
              %933 = arith.maxnumf %932, %918 fastmath<nnan> : f32
              %934 = arith.maxnumf %933, %919 fastmath<nnan> : f32
              %935 = arith.maxnumf %934, %920 fastmath<nnan> : f32
              %936 = arith.maxnumf %935, %921 fastmath<nnan> : f32
              %937 = arith.maxnumf %936, %922 fastmath<nnan> : f32
              %938 = arith.maxnumf %937, %923 fastmath<nnan> : f32
              %939 = arith.maxnumf %938, %924 fastmath<nnan> : f32
              %940 = arith.maxnumf %939, %925 fastmath<nnan> : f32
              %941 = wave.swap_halves %940 : f32
              %942 = arith.maxnumf %940, %941 fastmath<nnan> : f32
              %943 = arith.mulf %942, %909 : f32
              %944 = arith.addf %418, %c74 : f32
              %945 = arith.cmpf ogt, %943, %944 : f32
              %946:10 = scf.if %945 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %947 = arith.subf %418, %943 : f32
                %948 = wave.exp2 %947 : f32
                %949 = vector.broadcast %948 : f32 to vector<8xf32>
                %950 = arith.mulf %419, %948 : f32
                %951 = arith.mulf %420, %949 : vector<8xf32>
                %952 = arith.mulf %421, %949 : vector<8xf32>
                %953 = arith.mulf %422, %949 : vector<8xf32>
                %954 = arith.mulf %423, %949 : vector<8xf32>
                %955 = arith.mulf %424, %949 : vector<8xf32>
                %956 = arith.mulf %425, %949 : vector<8xf32>
                %957 = arith.mulf %426, %949 : vector<8xf32>
                %958 = arith.mulf %427, %949 : vector<8xf32>
                scf.yield %943, %950, %951, %952, %953, %954, %955, %956, %957, %958 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %418, %419, %420, %421, %422, %423, %424, %425, %426, %427 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %959 = vector.broadcast %909 : f32 to vector<8xf32>
              %960 = arith.subf %c75, %946#0 : f32
              %961 = vector.broadcast %960 : f32 to vector<8xf32>
              %962 = math.fma %892#0, %959, %961 : vector<8xf32>
              %963 = wave.exp2 %962 : vector<8xf32>
              %964 = math.fma %892#1, %959, %961 : vector<8xf32>
              %965 = wave.exp2 %964 : vector<8xf32>
              %966 = arith.truncf %963 : vector<8xf32> to vector<8xf16>
              %967 = vector.bitcast %966 : vector<8xf16> to vector<4xi32>
              %968 = wave.swap_halves %967 : vector<4xi32>
              %969 = arith.select %3, %968, %967 : vector<4xi32>
              %970 = arith.select %3, %967, %968 : vector<4xi32>
              %971 = vector.shuffle %969, %970 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %972 = vector.bitcast %971 : vector<8xi32> to vector<16xf16>
              %973 = arith.truncf %965 : vector<8xf32> to vector<8xf16>
              %974 = vector.bitcast %973 : vector<8xf16> to vector<4xi32>
              %975 = wave.swap_halves %974 : vector<4xi32>
              %976 = arith.select %3, %975, %974 : vector<4xi32>
              %977 = arith.select %3, %974, %975 : vector<4xi32>
              %978 = vector.shuffle %976, %977 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %979 = vector.bitcast %978 : vector<8xi32> to vector<16xf16>
              %980 = arith.addf %963, %965 : vector<8xf32>
              %981 = vector.extract %980[0] : f32 from vector<8xf32>
              %982 = vector.extract %980[1] : f32 from vector<8xf32>
              %983 = vector.extract %980[2] : f32 from vector<8xf32>
              %984 = vector.extract %980[3] : f32 from vector<8xf32>
              %985 = vector.extract %980[4] : f32 from vector<8xf32>
              %986 = vector.extract %980[5] : f32 from vector<8xf32>
              %987 = vector.extract %980[6] : f32 from vector<8xf32>
              %988 = vector.extract %980[7] : f32 from vector<8xf32>
              %989 = arith.addf %981, %985 : f32
              %990 = arith.addf %982, %986 : f32
              %991 = arith.addf %983, %987 : f32
              %992 = arith.addf %984, %988 : f32
              %993 = arith.addf %989, %991 : f32
              %994 = arith.addf %990, %992 : f32
              %995 = arith.addf %993, %994 : f32
              %996 = arith.addf %946#1, %995 : f32
              %997 = wave.opaque %996 : f32
              %998 = wave.opaque %431 : i32
              %999 = arith.cmpi sgt, %998, %356 : i32
              %1000:2 = scf.if %999 -> (vector<4xi32>, vector<4xi32>) {
                %1001 = arith.subi %378, %430 : i32
                %1002 = arith.subi %1001, %c55 : i32
                %1003 = arith.minsi %1002, %c54 : i32
                %1004 = arith.maxsi %1003, %c55 : i32
                %1005 = arith.cmpi sgt, %1004, %c55 : i32
                %1006 = arith.select %1005, %c77, %c55 : i32
                %1007 = arith.ori %c55, %1006 : i32
                %1008 = arith.cmpi sgt, %1004, %c44 : i32
                %1009 = arith.select %1008, %c77, %c55 : i32
                %1010 = arith.ori %c55, %1009 : i32
                %1011 = arith.cmpi sgt, %1004, %c78 : i32
                %1012 = arith.select %1011, %c79, %c55 : i32
                %1013 = arith.ori %1007, %1012 : i32
                %1014 = arith.cmpi sgt, %1004, %c80 : i32
                %1015 = arith.select %1014, %c79, %c55 : i32
                %1016 = arith.ori %1010, %1015 : i32
                %1017 = arith.cmpi sgt, %1004, %c81 : i32
                %1018 = arith.select %1017, %c82, %c55 : i32
                %1019 = arith.ori %1013, %1018 : i32
                %1020 = arith.cmpi sgt, %1004, %c83 : i32
                %1021 = arith.select %1020, %c82, %c55 : i32
                %1022 = arith.ori %1016, %1021 : i32
                %1023 = arith.cmpi sgt, %1004, %c84 : i32
                %1024 = arith.select %1023, %c85, %c55 : i32
                %1025 = arith.ori %1019, %1024 : i32
                %1026 = arith.cmpi sgt, %1004, %c86 : i32
                %1027 = arith.select %1026, %c85, %c55 : i32
                %1028 = arith.ori %1022, %1027 : i32
                %1029 = arith.cmpi sgt, %1004, %c87 : i32
                %1030 = arith.select %1029, %c77, %c55 : i32
                %1031 = arith.ori %c55, %1030 : i32
                %1032 = arith.cmpi sgt, %1004, %c88 : i32
                %1033 = arith.select %1032, %c77, %c55 : i32
                %1034 = arith.ori %c55, %1033 : i32
                %1035 = arith.cmpi sgt, %1004, %c89 : i32
                %1036 = arith.select %1035, %c79, %c55 : i32
                %1037 = arith.ori %1031, %1036 : i32
                %1038 = arith.cmpi sgt, %1004, %c90 : i32
                %1039 = arith.select %1038, %c79, %c55 : i32
                %1040 = arith.ori %1034, %1039 : i32
                %1041 = arith.cmpi sgt, %1004, %c91 : i32
                %1042 = arith.select %1041, %c82, %c55 : i32
                %1043 = arith.ori %1037, %1042 : i32
                %1044 = arith.cmpi sgt, %1004, %c92 : i32
                %1045 = arith.select %1044, %c82, %c55 : i32
                %1046 = arith.ori %1040, %1045 : i32
                %1047 = arith.cmpi sgt, %1004, %c36 : i32
                %1048 = arith.select %1047, %c85, %c55 : i32
                %1049 = arith.ori %1043, %1048 : i32
                %1050 = arith.cmpi sgt, %1004, %c93 : i32
                %1051 = arith.select %1050, %c85, %c55 : i32
                %1052 = arith.ori %1046, %1051 : i32
                %1053 = vector.from_elements %1025, %1049, %1028, %1052 : vector<4xi32>
                %1054 = arith.subi %1001, %c54 : i32
                %1055 = arith.minsi %1054, %c54 : i32
                %1056 = arith.maxsi %1055, %c55 : i32
                %1057 = arith.cmpi sgt, %1056, %c55 : i32
                %1058 = arith.select %1057, %c77, %c55 : i32
                %1059 = arith.ori %c55, %1058 : i32
                %1060 = arith.cmpi sgt, %1056, %c44 : i32
                %1061 = arith.select %1060, %c77, %c55 : i32
                %1062 = arith.ori %c55, %1061 : i32
                %1063 = arith.cmpi sgt, %1056, %c78 : i32
                %1064 = arith.select %1063, %c79, %c55 : i32
                %1065 = arith.ori %1059, %1064 : i32
                %1066 = arith.cmpi sgt, %1056, %c80 : i32
                %1067 = arith.select %1066, %c79, %c55 : i32
                %1068 = arith.ori %1062, %1067 : i32
                %1069 = arith.cmpi sgt, %1056, %c81 : i32
                %1070 = arith.select %1069, %c82, %c55 : i32
                %1071 = arith.ori %1065, %1070 : i32
                %1072 = arith.cmpi sgt, %1056, %c83 : i32
                %1073 = arith.select %1072, %c82, %c55 : i32
                %1074 = arith.ori %1068, %1073 : i32
                %1075 = arith.cmpi sgt, %1056, %c84 : i32
                %1076 = arith.select %1075, %c85, %c55 : i32
                %1077 = arith.ori %1071, %1076 : i32
                %1078 = arith.cmpi sgt, %1056, %c86 : i32
                %1079 = arith.select %1078, %c85, %c55 : i32
                %1080 = arith.ori %1074, %1079 : i32
                %1081 = arith.cmpi sgt, %1056, %c87 : i32
                %1082 = arith.select %1081, %c77, %c55 : i32
                %1083 = arith.ori %c55, %1082 : i32
                %1084 = arith.cmpi sgt, %1056, %c88 : i32
                %1085 = arith.select %1084, %c77, %c55 : i32
                %1086 = arith.ori %c55, %1085 : i32
                %1087 = arith.cmpi sgt, %1056, %c89 : i32
                %1088 = arith.select %1087, %c79, %c55 : i32
                %1089 = arith.ori %1083, %1088 : i32
                %1090 = arith.cmpi sgt, %1056, %c90 : i32
                %1091 = arith.select %1090, %c79, %c55 : i32
                %1092 = arith.ori %1086, %1091 : i32
                %1093 = arith.cmpi sgt, %1056, %c91 : i32
                %1094 = arith.select %1093, %c82, %c55 : i32
                %1095 = arith.ori %1089, %1094 : i32
                %1096 = arith.cmpi sgt, %1056, %c92 : i32
                %1097 = arith.select %1096, %c82, %c55 : i32
                %1098 = arith.ori %1092, %1097 : i32
                %1099 = arith.cmpi sgt, %1056, %c36 : i32
                %1100 = arith.select %1099, %c85, %c55 : i32
                %1101 = arith.ori %1095, %1100 : i32
                %1102 = arith.cmpi sgt, %1056, %c93 : i32
                %1103 = arith.select %1102, %c85, %c55 : i32
                %1104 = arith.ori %1098, %1103 : i32
                %1105 = vector.from_elements %1077, %1101, %1080, %1104 : vector<4xi32>
                scf.yield %1053, %1105 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %c76, %c76 : vector<4xi32>, vector<4xi32>
              }
              %1106 = wave.opaque %431 : i32
              %1107 = arith.cmpi sgt, %1106, %356 : i32
              %1108:2 = scf.if %1107 -> (vector<4xi32>, vector<4xi32>) {
                %1109 = arith.andi %737, %1000#0 : vector<4xi32>
                %1110 = arith.andi %739, %1000#1 : vector<4xi32>
                scf.yield %1109, %1110 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %737, %739 : vector<4xi32>, vector<4xi32>
              }
              %1111 = vector.bitcast %1108#0 : vector<4xi32> to vector<16xi8>
              %1112 = vector.bitcast %1111 : vector<16xi8> to vector<4xi32>
              %1113 = arith.andi %1112, %c64 : vector<4xi32>
              %1114 = arith.ori %1113, %c65 : vector<4xi32>
              %1115 = arith.shrui %1112, %c66 : vector<4xi32>
              %1116 = arith.andi %1115, %c64 : vector<4xi32>
              %1117 = arith.ori %1116, %c65 : vector<4xi32>
              %1118 = vector.shuffle %1114, %1117 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1119 = vector.bitcast %1118 : vector<8xi32> to vector<16xf16>
              %1120 = arith.subf %1119, %c67 : vector<16xf16>
              %1121 = wave.mma %1120, %864, %838#2 : vector<16xf16>, vector<8xf32>
              %1122 = wave.mma %1120, %972, %946#2 : vector<16xf16>, vector<8xf32>
              %1123 = vector.bitcast %1108#1 : vector<4xi32> to vector<16xi8>
              %1124 = vector.bitcast %1123 : vector<16xi8> to vector<4xi32>
              %1125 = arith.andi %1124, %c64 : vector<4xi32>
              %1126 = arith.ori %1125, %c65 : vector<4xi32>
              %1127 = arith.shrui %1124, %c66 : vector<4xi32>
              %1128 = arith.andi %1127, %c64 : vector<4xi32>
              %1129 = arith.ori %1128, %c65 : vector<4xi32>
              %1130 = vector.shuffle %1126, %1129 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1131 = vector.bitcast %1130 : vector<8xi32> to vector<16xf16>
              %1132 = arith.subf %1131, %c67 : vector<16xf16>
              %1133 = wave.mma %1132, %871, %1121 : vector<16xf16>, vector<8xf32>
              %1134 = wave.mma %1132, %979, %1122 : vector<16xf16>, vector<8xf32>
              %1135 = wave.opaque %1133 : vector<8xf32>
              %1136 = wave.opaque %1134 : vector<8xf32>
              %1137 = arith.addi %468, %c94 : index
              %1138 = vector.load %kv[%1137] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1139 = arith.addi %471, %c94 : index
              %1140 = vector.load %kv[%1139] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1141 = wave.opaque %431 : i32
              %1142 = arith.cmpi sgt, %1141, %356 : i32
              %1143:2 = scf.if %1142 -> (vector<4xi32>, vector<4xi32>) {
                %1144 = arith.andi %775, %1000#0 : vector<4xi32>
                %1145 = arith.andi %777, %1000#1 : vector<4xi32>
                scf.yield %1144, %1145 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %775, %777 : vector<4xi32>, vector<4xi32>
              }
              %1146 = vector.bitcast %1143#0 : vector<4xi32> to vector<16xi8>
              %1147 = vector.bitcast %1146 : vector<16xi8> to vector<4xi32>
              %1148 = arith.andi %1147, %c64 : vector<4xi32>
              %1149 = arith.ori %1148, %c65 : vector<4xi32>
              %1150 = arith.shrui %1147, %c66 : vector<4xi32>
              %1151 = arith.andi %1150, %c64 : vector<4xi32>
              %1152 = arith.ori %1151, %c65 : vector<4xi32>
              %1153 = vector.shuffle %1149, %1152 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1154 = vector.bitcast %1153 : vector<8xi32> to vector<16xf16>
              %1155 = arith.subf %1154, %c67 : vector<16xf16>
              %1156 = wave.mma %1155, %864, %838#3 : vector<16xf16>, vector<8xf32>
              %1157 = wave.mma %1155, %972, %946#3 : vector<16xf16>, vector<8xf32>
              %1158 = vector.bitcast %1143#1 : vector<4xi32> to vector<16xi8>
              %1159 = vector.bitcast %1158 : vector<16xi8> to vector<4xi32>
              %1160 = arith.andi %1159, %c64 : vector<4xi32>
              %1161 = arith.ori %1160, %c65 : vector<4xi32>
              %1162 = arith.shrui %1159, %c66 : vector<4xi32>
              %1163 = arith.andi %1162, %c64 : vector<4xi32>
              %1164 = arith.ori %1163, %c65 : vector<4xi32>
              %1165 = vector.shuffle %1161, %1164 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1166 = vector.bitcast %1165 : vector<8xi32> to vector<16xf16>
              %1167 = arith.subf %1166, %c67 : vector<16xf16>
              %1168 = wave.mma %1167, %871, %1156 : vector<16xf16>, vector<8xf32>
              %1169 = wave.mma %1167, %979, %1157 : vector<16xf16>, vector<8xf32>
              %1170 = wave.opaque %1168 : vector<8xf32>
              %1171 = wave.opaque %1169 : vector<8xf32>
              %1172 = arith.addi %468, %c95 : index
              %1173 = vector.load %kv[%1172] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1174 = arith.addi %471, %c95 : index
              %1175 = vector.load %kv[%1174] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1176 = wave.opaque %431 : i32
              %1177 = arith.cmpi sgt, %1176, %356 : i32
              %1178:2 = scf.if %1177 -> (vector<4xi32>, vector<4xi32>) {
                %1179 = arith.andi %1138, %1000#0 : vector<4xi32>
                %1180 = arith.andi %1140, %1000#1 : vector<4xi32>
                scf.yield %1179, %1180 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1138, %1140 : vector<4xi32>, vector<4xi32>
              }
              %1181 = vector.bitcast %1178#0 : vector<4xi32> to vector<16xi8>
              %1182 = vector.bitcast %1181 : vector<16xi8> to vector<4xi32>
              %1183 = arith.andi %1182, %c64 : vector<4xi32>
              %1184 = arith.ori %1183, %c65 : vector<4xi32>
              %1185 = arith.shrui %1182, %c66 : vector<4xi32>
              %1186 = arith.andi %1185, %c64 : vector<4xi32>
              %1187 = arith.ori %1186, %c65 : vector<4xi32>
              %1188 = vector.shuffle %1184, %1187 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1189 = vector.bitcast %1188 : vector<8xi32> to vector<16xf16>
              %1190 = arith.subf %1189, %c67 : vector<16xf16>
              %1191 = wave.mma %1190, %864, %838#4 : vector<16xf16>, vector<8xf32>
              %1192 = wave.mma %1190, %972, %946#4 : vector<16xf16>, vector<8xf32>
              %1193 = vector.bitcast %1178#1 : vector<4xi32> to vector<16xi8>
              %1194 = vector.bitcast %1193 : vector<16xi8> to vector<4xi32>
              %1195 = arith.andi %1194, %c64 : vector<4xi32>
              %1196 = arith.ori %1195, %c65 : vector<4xi32>
              %1197 = arith.shrui %1194, %c66 : vector<4xi32>
              %1198 = arith.andi %1197, %c64 : vector<4xi32>
              %1199 = arith.ori %1198, %c65 : vector<4xi32>
              %1200 = vector.shuffle %1196, %1199 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1201 = vector.bitcast %1200 : vector<8xi32> to vector<16xf16>
              %1202 = arith.subf %1201, %c67 : vector<16xf16>
              %1203 = wave.mma %1202, %871, %1191 : vector<16xf16>, vector<8xf32>
              %1204 = wave.mma %1202, %979, %1192 : vector<16xf16>, vector<8xf32>
              %1205 = wave.opaque %1203 : vector<8xf32>
              %1206 = wave.opaque %1204 : vector<8xf32>
              %1207 = arith.addi %468, %c39 : index
              %1208 = vector.load %kv[%1207] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1209 = arith.addi %471, %c39 : index
              %1210 = vector.load %kv[%1209] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1211 = wave.opaque %431 : i32
              %1212 = arith.cmpi sgt, %1211, %356 : i32
              %1213:2 = scf.if %1212 -> (vector<4xi32>, vector<4xi32>) {
                %1214 = arith.andi %1173, %1000#0 : vector<4xi32>
                %1215 = arith.andi %1175, %1000#1 : vector<4xi32>
                scf.yield %1214, %1215 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1173, %1175 : vector<4xi32>, vector<4xi32>
              }
              %1216 = vector.bitcast %1213#0 : vector<4xi32> to vector<16xi8>
              %1217 = vector.bitcast %1216 : vector<16xi8> to vector<4xi32>
              %1218 = arith.andi %1217, %c64 : vector<4xi32>
              %1219 = arith.ori %1218, %c65 : vector<4xi32>
              %1220 = arith.shrui %1217, %c66 : vector<4xi32>
              %1221 = arith.andi %1220, %c64 : vector<4xi32>
              %1222 = arith.ori %1221, %c65 : vector<4xi32>
              %1223 = vector.shuffle %1219, %1222 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1224 = vector.bitcast %1223 : vector<8xi32> to vector<16xf16>
              %1225 = arith.subf %1224, %c67 : vector<16xf16>
              %1226 = wave.mma %1225, %864, %838#5 : vector<16xf16>, vector<8xf32>
              %1227 = wave.mma %1225, %972, %946#5 : vector<16xf16>, vector<8xf32>
              %1228 = vector.bitcast %1213#1 : vector<4xi32> to vector<16xi8>
              %1229 = vector.bitcast %1228 : vector<16xi8> to vector<4xi32>
              %1230 = arith.andi %1229, %c64 : vector<4xi32>
              %1231 = arith.ori %1230, %c65 : vector<4xi32>
              %1232 = arith.shrui %1229, %c66 : vector<4xi32>
              %1233 = arith.andi %1232, %c64 : vector<4xi32>
              %1234 = arith.ori %1233, %c65 : vector<4xi32>
              %1235 = vector.shuffle %1231, %1234 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1236 = vector.bitcast %1235 : vector<8xi32> to vector<16xf16>
              %1237 = arith.subf %1236, %c67 : vector<16xf16>
              %1238 = wave.mma %1237, %871, %1226 : vector<16xf16>, vector<8xf32>
              %1239 = wave.mma %1237, %979, %1227 : vector<16xf16>, vector<8xf32>
              %1240 = wave.opaque %1238 : vector<8xf32>
              %1241 = wave.opaque %1239 : vector<8xf32>
              %1242 = arith.addi %468, %c96 : index
              %1243 = vector.load %kv[%1242] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1244 = arith.addi %471, %c96 : index
              %1245 = vector.load %kv[%1244] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1246 = wave.opaque %431 : i32
              %1247 = arith.cmpi sgt, %1246, %356 : i32
              %1248:2 = scf.if %1247 -> (vector<4xi32>, vector<4xi32>) {
                %1249 = arith.andi %1208, %1000#0 : vector<4xi32>
                %1250 = arith.andi %1210, %1000#1 : vector<4xi32>
                scf.yield %1249, %1250 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1208, %1210 : vector<4xi32>, vector<4xi32>
              }
              %1251 = vector.bitcast %1248#0 : vector<4xi32> to vector<16xi8>
              %1252 = vector.bitcast %1251 : vector<16xi8> to vector<4xi32>
              %1253 = arith.andi %1252, %c64 : vector<4xi32>
              %1254 = arith.ori %1253, %c65 : vector<4xi32>
              %1255 = arith.shrui %1252, %c66 : vector<4xi32>
              %1256 = arith.andi %1255, %c64 : vector<4xi32>
              %1257 = arith.ori %1256, %c65 : vector<4xi32>
              %1258 = vector.shuffle %1254, %1257 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1259 = vector.bitcast %1258 : vector<8xi32> to vector<16xf16>
              %1260 = arith.subf %1259, %c67 : vector<16xf16>
              %1261 = wave.mma %1260, %864, %838#6 : vector<16xf16>, vector<8xf32>
              %1262 = wave.mma %1260, %972, %946#6 : vector<16xf16>, vector<8xf32>
              %1263 = vector.bitcast %1248#1 : vector<4xi32> to vector<16xi8>
              %1264 = vector.bitcast %1263 : vector<16xi8> to vector<4xi32>
              %1265 = arith.andi %1264, %c64 : vector<4xi32>
              %1266 = arith.ori %1265, %c65 : vector<4xi32>
              %1267 = arith.shrui %1264, %c66 : vector<4xi32>
              %1268 = arith.andi %1267, %c64 : vector<4xi32>
              %1269 = arith.ori %1268, %c65 : vector<4xi32>
              %1270 = vector.shuffle %1266, %1269 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1271 = vector.bitcast %1270 : vector<8xi32> to vector<16xf16>
              %1272 = arith.subf %1271, %c67 : vector<16xf16>
              %1273 = wave.mma %1272, %871, %1261 : vector<16xf16>, vector<8xf32>
              %1274 = wave.mma %1272, %979, %1262 : vector<16xf16>, vector<8xf32>
              %1275 = wave.opaque %1273 : vector<8xf32>
              %1276 = wave.opaque %1274 : vector<8xf32>
              %1277 = arith.addi %468, %c97 : index
              %1278 = vector.load %kv[%1277] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1279 = arith.addi %471, %c97 : index
              %1280 = vector.load %kv[%1279] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1281 = wave.opaque %431 : i32
              %1282 = arith.cmpi sgt, %1281, %356 : i32
              %1283:2 = scf.if %1282 -> (vector<4xi32>, vector<4xi32>) {
                %1284 = arith.andi %1243, %1000#0 : vector<4xi32>
                %1285 = arith.andi %1245, %1000#1 : vector<4xi32>
                scf.yield %1284, %1285 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1243, %1245 : vector<4xi32>, vector<4xi32>
              }
              %1286 = vector.bitcast %1283#0 : vector<4xi32> to vector<16xi8>
              %1287 = vector.bitcast %1286 : vector<16xi8> to vector<4xi32>
              %1288 = arith.andi %1287, %c64 : vector<4xi32>
              %1289 = arith.ori %1288, %c65 : vector<4xi32>
              %1290 = arith.shrui %1287, %c66 : vector<4xi32>
              %1291 = arith.andi %1290, %c64 : vector<4xi32>
              %1292 = arith.ori %1291, %c65 : vector<4xi32>
              %1293 = vector.shuffle %1289, %1292 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1294 = vector.bitcast %1293 : vector<8xi32> to vector<16xf16>
              %1295 = arith.subf %1294, %c67 : vector<16xf16>
              %1296 = wave.mma %1295, %864, %838#7 : vector<16xf16>, vector<8xf32>
              %1297 = wave.mma %1295, %972, %946#7 : vector<16xf16>, vector<8xf32>
              %1298 = vector.bitcast %1283#1 : vector<4xi32> to vector<16xi8>
              %1299 = vector.bitcast %1298 : vector<16xi8> to vector<4xi32>
              %1300 = arith.andi %1299, %c64 : vector<4xi32>
              %1301 = arith.ori %1300, %c65 : vector<4xi32>
              %1302 = arith.shrui %1299, %c66 : vector<4xi32>
              %1303 = arith.andi %1302, %c64 : vector<4xi32>
              %1304 = arith.ori %1303, %c65 : vector<4xi32>
              %1305 = vector.shuffle %1301, %1304 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1306 = vector.bitcast %1305 : vector<8xi32> to vector<16xf16>
              %1307 = arith.subf %1306, %c67 : vector<16xf16>
              %1308 = wave.mma %1307, %871, %1296 : vector<16xf16>, vector<8xf32>
              %1309 = wave.mma %1307, %979, %1297 : vector<16xf16>, vector<8xf32>
              %1310 = wave.opaque %1308 : vector<8xf32>
              %1311 = wave.opaque %1309 : vector<8xf32>
              %1312 = arith.addi %468, %c98 : index
              %1313 = vector.load %kv[%1312] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1314 = arith.addi %471, %c98 : index
              %1315 = vector.load %kv[%1314] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1316 = wave.opaque %431 : i32
              %1317 = arith.cmpi sgt, %1316, %356 : i32
              %1318:2 = scf.if %1317 -> (vector<4xi32>, vector<4xi32>) {
                %1319 = arith.andi %1278, %1000#0 : vector<4xi32>
                %1320 = arith.andi %1280, %1000#1 : vector<4xi32>
                scf.yield %1319, %1320 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1278, %1280 : vector<4xi32>, vector<4xi32>
              }
              %1321 = vector.bitcast %1318#0 : vector<4xi32> to vector<16xi8>
              %1322 = vector.bitcast %1321 : vector<16xi8> to vector<4xi32>
              %1323 = arith.andi %1322, %c64 : vector<4xi32>
              %1324 = arith.ori %1323, %c65 : vector<4xi32>
              %1325 = arith.shrui %1322, %c66 : vector<4xi32>
              %1326 = arith.andi %1325, %c64 : vector<4xi32>
              %1327 = arith.ori %1326, %c65 : vector<4xi32>
              %1328 = vector.shuffle %1324, %1327 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1329 = vector.bitcast %1328 : vector<8xi32> to vector<16xf16>
              %1330 = arith.subf %1329, %c67 : vector<16xf16>
              %1331 = wave.mma %1330, %864, %838#8 : vector<16xf16>, vector<8xf32>
              %1332 = wave.mma %1330, %972, %946#8 : vector<16xf16>, vector<8xf32>
              %1333 = vector.bitcast %1318#1 : vector<4xi32> to vector<16xi8>
              %1334 = vector.bitcast %1333 : vector<16xi8> to vector<4xi32>
              %1335 = arith.andi %1334, %c64 : vector<4xi32>
              %1336 = arith.ori %1335, %c65 : vector<4xi32>
              %1337 = arith.shrui %1334, %c66 : vector<4xi32>
              %1338 = arith.andi %1337, %c64 : vector<4xi32>
              %1339 = arith.ori %1338, %c65 : vector<4xi32>
              %1340 = vector.shuffle %1336, %1339 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1341 = vector.bitcast %1340 : vector<8xi32> to vector<16xf16>
              %1342 = arith.subf %1341, %c67 : vector<16xf16>
              %1343 = wave.mma %1342, %871, %1331 : vector<16xf16>, vector<8xf32>
              %1344 = wave.mma %1342, %979, %1332 : vector<16xf16>, vector<8xf32>
              %1345 = wave.opaque %1343 : vector<8xf32>
              %1346 = wave.opaque %1344 : vector<8xf32>
              wave.pin
              %1347 = wave.opaque %431 : i32
              %1348 = arith.cmpi sgt, %1347, %356 : i32
              %1349:2 = scf.if %1348 -> (vector<4xi32>, vector<4xi32>) {
                %1350 = arith.andi %1313, %1000#0 : vector<4xi32>
                %1351 = arith.andi %1315, %1000#1 : vector<4xi32>
                scf.yield %1350, %1351 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1313, %1315 : vector<4xi32>, vector<4xi32>
              }
              %1352 = vector.bitcast %1349#0 : vector<4xi32> to vector<16xi8>
              %1353 = vector.bitcast %1352 : vector<16xi8> to vector<4xi32>
              %1354 = arith.andi %1353, %c64 : vector<4xi32>
              %1355 = arith.ori %1354, %c65 : vector<4xi32>
              %1356 = arith.shrui %1353, %c66 : vector<4xi32>
              %1357 = arith.andi %1356, %c64 : vector<4xi32>
              %1358 = arith.ori %1357, %c65 : vector<4xi32>
              %1359 = vector.shuffle %1355, %1358 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1360 = vector.bitcast %1359 : vector<8xi32> to vector<16xf16>
              %1361 = arith.subf %1360, %c67 : vector<16xf16>
              %1362 = wave.mma %1361, %864, %838#9 : vector<16xf16>, vector<8xf32>
              %1363 = wave.mma %1361, %972, %946#9 : vector<16xf16>, vector<8xf32>
              %1364 = vector.bitcast %1349#1 : vector<4xi32> to vector<16xi8>
              %1365 = vector.bitcast %1364 : vector<16xi8> to vector<4xi32>
              %1366 = arith.andi %1365, %c64 : vector<4xi32>
              %1367 = arith.ori %1366, %c65 : vector<4xi32>
              %1368 = arith.shrui %1365, %c66 : vector<4xi32>
              %1369 = arith.andi %1368, %c64 : vector<4xi32>
              %1370 = arith.ori %1369, %c65 : vector<4xi32>
              %1371 = vector.shuffle %1367, %1370 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1372 = vector.bitcast %1371 : vector<8xi32> to vector<16xf16>
              %1373 = arith.subf %1372, %c67 : vector<16xf16>
              %1374 = wave.mma %1373, %871, %1362 : vector<16xf16>, vector<8xf32>
              %1375 = wave.mma %1373, %979, %1363 : vector<16xf16>, vector<8xf32>
              %1376 = wave.opaque %1374 : vector<8xf32>
              %1377 = wave.opaque %1375 : vector<8xf32>
              wave.pin
              %1378 = wave.opaque %431 : i32
              %1379 = arith.cmpi slt, %1378, %378 : i32
              %1380:2 = scf.if %1379 -> (vector<4xi32>, vector<4xi32>) {
                %1381 = arith.addi %457, %35 : index
                %1382 = arith.addi %1381, %c10 : index
                %1383 = vector.load %kv[%1382] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1384 = arith.addi %465, %35 : index
                %1385 = arith.addi %1384, %c10 : index
                %1386 = vector.load %kv[%1385] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %1383, %1386 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1349#0, %1349#1 : vector<4xi32>, vector<4xi32>
              }
              scf.yield %1380#0, %1380#1, %838#0, %889, %1135, %1170, %1205, %1240, %1275, %1310, %1345, %1376, %946#0, %997, %1136, %1171, %1206, %1241, %1276, %1311, %1346, %1377 : vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %1387 = wave.opaque %c10 : index
            %1388 = arith.addi %0, %1387 : index
            %1389 = arith.cmpi eq, %376, %373 : i32
            %1390 = wave.swap_halves %428#3 : f32
            %1391 = arith.addf %428#3, %1390 : f32
            %1392 = arith.addi %1388, %c10 : index
            %1393:2 = scf.if %1389 -> (f32, f32) {
              scf.yield %c59, %c60 : f32, f32
            } else {
              %1394 = arith.addi %1392, %c10 : index
              %1395 = memref.load %8[%1394] : memref<?xf32>
              %1396 = arith.addi %1392, %c6 : index
              %1397 = memref.load %8[%1396] : memref<?xf32>
              scf.yield %1395, %1397 : f32, f32
            }
            %1398 = arith.maxnumf %1393#0, %428#2 fastmath<nnan> : f32
            %1399 = arith.subf %1393#0, %1398 : f32
            %1400 = wave.exp2 %1399 : f32
            %1401 = arith.subf %428#2, %1398 : f32
            %1402 = wave.exp2 %1401 : f32
            %1403 = arith.mulf %1393#1, %1400 : f32
            %1404 = math.fma %1391, %1402, %1403 : f32
            memref.store %1398, %8[%1392] : memref<?xf32>
            %1405 = arith.addi %1392, %c6 : index
            memref.store %1404, %8[%1405] : memref<?xf32>
            %1406 = vector.broadcast %1400 : f32 to vector<8xf32>
            %1407 = vector.broadcast %1402 : f32 to vector<8xf32>
            scf.if %1389 {
              %1408 = arith.muli %1388, %c13 : index
              %1409 = arith.addi %c10, %1408 : index
              %1410 = arith.addi %1409, %c10 : index
              %1411 = arith.addi %1410, %c10 : index
              %1412 = vector.shuffle %428#4, %428#4 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1412, %5[%1411] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1413 = vector.shuffle %428#4, %428#4 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1414 = arith.addi %1411, %c18 : index
              vector.store %1413, %5[%1414] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1415 = arith.addi %1410, %c37 : index
              %1416 = vector.shuffle %428#5, %428#5 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1416, %5[%1415] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1417 = vector.shuffle %428#5, %428#5 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1418 = arith.addi %1415, %c18 : index
              vector.store %1417, %5[%1418] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1419 = arith.addi %1410, %c38 : index
              %1420 = vector.shuffle %428#6, %428#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1420, %5[%1419] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1421 = vector.shuffle %428#6, %428#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1422 = arith.addi %1419, %c18 : index
              vector.store %1421, %5[%1422] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1423 = arith.addi %1410, %c39 : index
              %1424 = vector.shuffle %428#7, %428#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1424, %5[%1423] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1425 = vector.shuffle %428#7, %428#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1426 = arith.addi %1423, %c18 : index
              vector.store %1425, %5[%1426] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1427 = arith.addi %1410, %c17 : index
              %1428 = vector.shuffle %428#8, %428#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1428, %5[%1427] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1429 = vector.shuffle %428#8, %428#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1430 = arith.addi %1427, %c18 : index
              vector.store %1429, %5[%1430] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1431 = arith.addi %1410, %c40 : index
              %1432 = vector.shuffle %428#9, %428#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1432, %5[%1431] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1433 = vector.shuffle %428#9, %428#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1434 = arith.addi %1431, %c18 : index
              vector.store %1433, %5[%1434] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1435 = arith.addi %1410, %c41 : index
              %1436 = vector.shuffle %428#10, %428#10 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1436, %5[%1435] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1437 = vector.shuffle %428#10, %428#10 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1438 = arith.addi %1435, %c18 : index
              vector.store %1437, %5[%1438] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1439 = arith.addi %1410, %c42 : index
              %1440 = vector.shuffle %428#11, %428#11 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1440, %5[%1439] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1441 = vector.shuffle %428#11, %428#11 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1442 = arith.addi %1439, %c18 : index
              vector.store %1441, %5[%1442] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1443 = arith.muli %1388, %c13 : index
              %1444 = arith.addi %c10, %1443 : index
              %1445 = arith.addi %1444, %c10 : index
              %1446 = arith.addi %1445, %c10 : index
              %1447 = vector.load %5[%1446] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1448 = arith.addi %1446, %c18 : index
              %1449 = vector.load %5[%1448] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1450 = vector.shuffle %1447, %1449 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1451 = arith.mulf %1450, %1406 : vector<8xf32>
              %1452 = math.fma %428#4, %1407, %1451 : vector<8xf32>
              %1453 = vector.shuffle %1452, %1452 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1453, %5[%1446] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1454 = vector.shuffle %1452, %1452 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1454, %5[%1448] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1455 = arith.addi %1445, %c37 : index
              %1456 = vector.load %5[%1455] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1457 = arith.addi %1455, %c18 : index
              %1458 = vector.load %5[%1457] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1459 = vector.shuffle %1456, %1458 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1460 = arith.mulf %1459, %1406 : vector<8xf32>
              %1461 = math.fma %428#5, %1407, %1460 : vector<8xf32>
              %1462 = vector.shuffle %1461, %1461 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1462, %5[%1455] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1463 = vector.shuffle %1461, %1461 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1463, %5[%1457] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1464 = arith.addi %1445, %c38 : index
              %1465 = vector.load %5[%1464] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1466 = arith.addi %1464, %c18 : index
              %1467 = vector.load %5[%1466] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1468 = vector.shuffle %1465, %1467 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1469 = arith.mulf %1468, %1406 : vector<8xf32>
              %1470 = math.fma %428#6, %1407, %1469 : vector<8xf32>
              %1471 = vector.shuffle %1470, %1470 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1471, %5[%1464] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1472 = vector.shuffle %1470, %1470 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1472, %5[%1466] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1473 = arith.addi %1445, %c39 : index
              %1474 = vector.load %5[%1473] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1475 = arith.addi %1473, %c18 : index
              %1476 = vector.load %5[%1475] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1477 = vector.shuffle %1474, %1476 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1478 = arith.mulf %1477, %1406 : vector<8xf32>
              %1479 = math.fma %428#7, %1407, %1478 : vector<8xf32>
              %1480 = vector.shuffle %1479, %1479 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1480, %5[%1473] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1481 = vector.shuffle %1479, %1479 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1481, %5[%1475] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1482 = arith.addi %1445, %c17 : index
              %1483 = vector.load %5[%1482] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1484 = arith.addi %1482, %c18 : index
              %1485 = vector.load %5[%1484] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1486 = vector.shuffle %1483, %1485 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1487 = arith.mulf %1486, %1406 : vector<8xf32>
              %1488 = math.fma %428#8, %1407, %1487 : vector<8xf32>
              %1489 = vector.shuffle %1488, %1488 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1489, %5[%1482] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1490 = vector.shuffle %1488, %1488 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1490, %5[%1484] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1491 = arith.addi %1445, %c40 : index
              %1492 = vector.load %5[%1491] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1493 = arith.addi %1491, %c18 : index
              %1494 = vector.load %5[%1493] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1495 = vector.shuffle %1492, %1494 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1496 = arith.mulf %1495, %1406 : vector<8xf32>
              %1497 = math.fma %428#9, %1407, %1496 : vector<8xf32>
              %1498 = vector.shuffle %1497, %1497 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1498, %5[%1491] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1499 = vector.shuffle %1497, %1497 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1499, %5[%1493] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1500 = arith.addi %1445, %c41 : index
              %1501 = vector.load %5[%1500] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1502 = arith.addi %1500, %c18 : index
              %1503 = vector.load %5[%1502] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1504 = vector.shuffle %1501, %1503 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1505 = arith.mulf %1504, %1406 : vector<8xf32>
              %1506 = math.fma %428#10, %1407, %1505 : vector<8xf32>
              %1507 = vector.shuffle %1506, %1506 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1507, %5[%1500] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1508 = vector.shuffle %1506, %1506 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1508, %5[%1502] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1509 = arith.addi %1445, %c42 : index
              %1510 = vector.load %5[%1509] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1511 = arith.addi %1509, %c18 : index
              %1512 = vector.load %5[%1511] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1513 = vector.shuffle %1510, %1512 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1514 = arith.mulf %1513, %1406 : vector<8xf32>
              %1515 = math.fma %428#11, %1407, %1514 : vector<8xf32>
              %1516 = vector.shuffle %1515, %1515 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1516, %5[%1509] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1517 = vector.shuffle %1515, %1515 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1517, %5[%1511] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
            %1518 = wave.swap_halves %428#13 : f32
            %1519 = arith.addf %428#13, %1518 : f32
            %1520 = arith.addi %1388, %c24 : index
            %1521:2 = scf.if %1389 -> (f32, f32) {
              scf.yield %c59, %c60 : f32, f32
            } else {
              %1522 = arith.addi %1520, %c10 : index
              %1523 = memref.load %8[%1522] : memref<?xf32>
              %1524 = arith.addi %1520, %c6 : index
              %1525 = memref.load %8[%1524] : memref<?xf32>
              scf.yield %1523, %1525 : f32, f32
            }
            %1526 = arith.maxnumf %1521#0, %428#12 fastmath<nnan> : f32
            %1527 = arith.subf %1521#0, %1526 : f32
            %1528 = wave.exp2 %1527 : f32
            %1529 = arith.subf %428#12, %1526 : f32
            %1530 = wave.exp2 %1529 : f32
            %1531 = arith.mulf %1521#1, %1528 : f32
            %1532 = math.fma %1519, %1530, %1531 : f32
            memref.store %1526, %8[%1520] : memref<?xf32>
            %1533 = arith.addi %1520, %c6 : index
            memref.store %1532, %8[%1533] : memref<?xf32>
            %1534 = vector.broadcast %1528 : f32 to vector<8xf32>
            %1535 = vector.broadcast %1530 : f32 to vector<8xf32>
            scf.if %1389 {
              %1536 = arith.muli %1388, %c13 : index
              %1537 = arith.addi %c10, %1536 : index
              %1538 = arith.addi %1537, %c45 : index
              %1539 = arith.addi %1538, %c10 : index
              %1540 = vector.shuffle %428#14, %428#14 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1540, %5[%1539] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1541 = vector.shuffle %428#14, %428#14 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1542 = arith.addi %1539, %c18 : index
              vector.store %1541, %5[%1542] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1543 = arith.addi %1538, %c37 : index
              %1544 = vector.shuffle %428#15, %428#15 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1544, %5[%1543] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1545 = vector.shuffle %428#15, %428#15 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1546 = arith.addi %1543, %c18 : index
              vector.store %1545, %5[%1546] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1547 = arith.addi %1538, %c38 : index
              %1548 = vector.shuffle %428#16, %428#16 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1548, %5[%1547] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1549 = vector.shuffle %428#16, %428#16 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1550 = arith.addi %1547, %c18 : index
              vector.store %1549, %5[%1550] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1551 = arith.addi %1538, %c39 : index
              %1552 = vector.shuffle %428#17, %428#17 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1552, %5[%1551] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1553 = vector.shuffle %428#17, %428#17 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1554 = arith.addi %1551, %c18 : index
              vector.store %1553, %5[%1554] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1555 = arith.addi %1538, %c17 : index
              %1556 = vector.shuffle %428#18, %428#18 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1556, %5[%1555] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1557 = vector.shuffle %428#18, %428#18 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1558 = arith.addi %1555, %c18 : index
              vector.store %1557, %5[%1558] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1559 = arith.addi %1538, %c40 : index
              %1560 = vector.shuffle %428#19, %428#19 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1560, %5[%1559] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1561 = vector.shuffle %428#19, %428#19 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1562 = arith.addi %1559, %c18 : index
              vector.store %1561, %5[%1562] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1563 = arith.addi %1538, %c41 : index
              %1564 = vector.shuffle %428#20, %428#20 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1564, %5[%1563] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1565 = vector.shuffle %428#20, %428#20 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1566 = arith.addi %1563, %c18 : index
              vector.store %1565, %5[%1566] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1567 = arith.addi %1538, %c42 : index
              %1568 = vector.shuffle %428#21, %428#21 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1568, %5[%1567] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1569 = vector.shuffle %428#21, %428#21 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1570 = arith.addi %1567, %c18 : index
              vector.store %1569, %5[%1570] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1571 = arith.muli %1388, %c13 : index
              %1572 = arith.addi %c10, %1571 : index
              %1573 = arith.addi %1572, %c45 : index
              %1574 = arith.addi %1573, %c10 : index
              %1575 = vector.load %5[%1574] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1576 = arith.addi %1574, %c18 : index
              %1577 = vector.load %5[%1576] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1578 = vector.shuffle %1575, %1577 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1579 = arith.mulf %1578, %1534 : vector<8xf32>
              %1580 = math.fma %428#14, %1535, %1579 : vector<8xf32>
              %1581 = vector.shuffle %1580, %1580 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1581, %5[%1574] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1582 = vector.shuffle %1580, %1580 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1582, %5[%1576] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1583 = arith.addi %1573, %c37 : index
              %1584 = vector.load %5[%1583] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1585 = arith.addi %1583, %c18 : index
              %1586 = vector.load %5[%1585] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1587 = vector.shuffle %1584, %1586 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1588 = arith.mulf %1587, %1534 : vector<8xf32>
              %1589 = math.fma %428#15, %1535, %1588 : vector<8xf32>
              %1590 = vector.shuffle %1589, %1589 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1590, %5[%1583] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1591 = vector.shuffle %1589, %1589 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1591, %5[%1585] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1592 = arith.addi %1573, %c38 : index
              %1593 = vector.load %5[%1592] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1594 = arith.addi %1592, %c18 : index
              %1595 = vector.load %5[%1594] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1596 = vector.shuffle %1593, %1595 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1597 = arith.mulf %1596, %1534 : vector<8xf32>
              %1598 = math.fma %428#16, %1535, %1597 : vector<8xf32>
              %1599 = vector.shuffle %1598, %1598 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1599, %5[%1592] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1600 = vector.shuffle %1598, %1598 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1600, %5[%1594] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1601 = arith.addi %1573, %c39 : index
              %1602 = vector.load %5[%1601] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1603 = arith.addi %1601, %c18 : index
              %1604 = vector.load %5[%1603] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1605 = vector.shuffle %1602, %1604 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1606 = arith.mulf %1605, %1534 : vector<8xf32>
              %1607 = math.fma %428#17, %1535, %1606 : vector<8xf32>
              %1608 = vector.shuffle %1607, %1607 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1608, %5[%1601] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1609 = vector.shuffle %1607, %1607 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1609, %5[%1603] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1610 = arith.addi %1573, %c17 : index
              %1611 = vector.load %5[%1610] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1612 = arith.addi %1610, %c18 : index
              %1613 = vector.load %5[%1612] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1614 = vector.shuffle %1611, %1613 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1615 = arith.mulf %1614, %1534 : vector<8xf32>
              %1616 = math.fma %428#18, %1535, %1615 : vector<8xf32>
              %1617 = vector.shuffle %1616, %1616 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1617, %5[%1610] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1618 = vector.shuffle %1616, %1616 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1618, %5[%1612] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1619 = arith.addi %1573, %c40 : index
              %1620 = vector.load %5[%1619] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1621 = arith.addi %1619, %c18 : index
              %1622 = vector.load %5[%1621] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1623 = vector.shuffle %1620, %1622 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1624 = arith.mulf %1623, %1534 : vector<8xf32>
              %1625 = math.fma %428#19, %1535, %1624 : vector<8xf32>
              %1626 = vector.shuffle %1625, %1625 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1626, %5[%1619] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1627 = vector.shuffle %1625, %1625 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1627, %5[%1621] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1628 = arith.addi %1573, %c41 : index
              %1629 = vector.load %5[%1628] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1630 = arith.addi %1628, %c18 : index
              %1631 = vector.load %5[%1630] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1632 = vector.shuffle %1629, %1631 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1633 = arith.mulf %1632, %1534 : vector<8xf32>
              %1634 = math.fma %428#20, %1535, %1633 : vector<8xf32>
              %1635 = vector.shuffle %1634, %1634 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1635, %5[%1628] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1636 = vector.shuffle %1634, %1634 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1636, %5[%1630] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1637 = arith.addi %1573, %c42 : index
              %1638 = vector.load %5[%1637] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1639 = arith.addi %1637, %c18 : index
              %1640 = vector.load %5[%1639] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1641 = vector.shuffle %1638, %1640 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1642 = arith.mulf %1641, %1534 : vector<8xf32>
              %1643 = math.fma %428#21, %1535, %1642 : vector<8xf32>
              %1644 = vector.shuffle %1643, %1643 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1644, %5[%1637] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1645 = vector.shuffle %1643, %1643 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1645, %5[%1639] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1646 = arith.cmpi sgt, %365, %c57 : i32
          scf.if %1646 {
            %1647 = arith.cmpi eq, %373, %370 : i32
            %1648 = wave.opaque %c10 : index
            %1649 = arith.addi %0, %1648 : index
            %1650 = arith.addi %1649, %c10 : index
            %1651 = arith.addi %1650, %c10 : index
            %1652 = memref.load %8[%1651] : memref<?xf32>
            %1653 = arith.addi %1650, %c6 : index
            %1654 = memref.load %8[%1653] : memref<?xf32>
            %1655 = arith.addi %1649, %c18 : index
            %1656:2 = scf.if %1647 -> (f32, f32) {
              scf.yield %c59, %c60 : f32, f32
            } else {
              %1657 = arith.addi %1655, %c10 : index
              %1658 = memref.load %8[%1657] : memref<?xf32>
              %1659 = arith.addi %1655, %c6 : index
              %1660 = memref.load %8[%1659] : memref<?xf32>
              scf.yield %1658, %1660 : f32, f32
            }
            %1661 = arith.maxnumf %1656#0, %1652 fastmath<nnan> : f32
            %1662 = arith.subf %1656#0, %1661 : f32
            %1663 = wave.exp2 %1662 : f32
            %1664 = arith.subf %1652, %1661 : f32
            %1665 = wave.exp2 %1664 : f32
            %1666 = arith.mulf %1656#1, %1663 : f32
            %1667 = math.fma %1654, %1665, %1666 : f32
            memref.store %1661, %8[%1655] : memref<?xf32>
            %1668 = arith.addi %1655, %c6 : index
            memref.store %1667, %8[%1668] : memref<?xf32>
            %1669 = vector.broadcast %1663 : f32 to vector<8xf32>
            %1670 = vector.broadcast %1665 : f32 to vector<8xf32>
            scf.for %1671 = %c10 to %c19 step %c4 {
              %1672 = arith.muli %1649, %c13 : index
              %1673 = arith.addi %c10, %1672 : index
              %1674 = arith.addi %1673, %c10 : index
              %1675 = arith.muli %1671, %c37 : index
              %1676 = arith.addi %1674, %1675 : index
              %1677 = vector.load %5[%1676] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1678 = arith.addi %1676, %c18 : index
              %1679 = vector.load %5[%1678] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1680 = vector.shuffle %1677, %1679 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1647 {
                %1681 = arith.addi %16, %1672 : index
                %1682 = arith.addi %1681, %c10 : index
                %1683 = arith.addi %1682, %1675 : index
                %1684 = vector.shuffle %1680, %1680 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1684, %partial[%1683] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1685 = vector.shuffle %1680, %1680 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1686 = arith.addi %1683, %c18 : index
                vector.store %1685, %partial[%1686] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1687 = arith.addi %16, %1672 : index
                %1688 = arith.addi %1687, %c10 : index
                %1689 = arith.addi %1688, %1675 : index
                %1690 = vector.load %partial[%1689] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1691 = arith.addi %1689, %c18 : index
                %1692 = vector.load %partial[%1691] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1693 = vector.shuffle %1690, %1692 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1694 = arith.mulf %1693, %1669 : vector<8xf32>
                %1695 = math.fma %1680, %1670, %1694 : vector<8xf32>
                %1696 = vector.shuffle %1695, %1695 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1696, %partial[%1689] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1697 = vector.shuffle %1695, %1695 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1697, %partial[%1691] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
            %1698 = arith.addi %1649, %c24 : index
            %1699 = arith.addi %1698, %c10 : index
            %1700 = memref.load %8[%1699] : memref<?xf32>
            %1701 = arith.addi %1698, %c6 : index
            %1702 = memref.load %8[%1701] : memref<?xf32>
            %1703 = arith.addi %1649, %c68 : index
            %1704:2 = scf.if %1647 -> (f32, f32) {
              scf.yield %c59, %c60 : f32, f32
            } else {
              %1705 = arith.addi %1703, %c10 : index
              %1706 = memref.load %8[%1705] : memref<?xf32>
              %1707 = arith.addi %1703, %c6 : index
              %1708 = memref.load %8[%1707] : memref<?xf32>
              scf.yield %1706, %1708 : f32, f32
            }
            %1709 = arith.maxnumf %1704#0, %1700 fastmath<nnan> : f32
            %1710 = arith.subf %1704#0, %1709 : f32
            %1711 = wave.exp2 %1710 : f32
            %1712 = arith.subf %1700, %1709 : f32
            %1713 = wave.exp2 %1712 : f32
            %1714 = arith.mulf %1704#1, %1711 : f32
            %1715 = math.fma %1702, %1713, %1714 : f32
            memref.store %1709, %8[%1703] : memref<?xf32>
            %1716 = arith.addi %1703, %c6 : index
            memref.store %1715, %8[%1716] : memref<?xf32>
            %1717 = vector.broadcast %1711 : f32 to vector<8xf32>
            %1718 = vector.broadcast %1713 : f32 to vector<8xf32>
            scf.for %1719 = %c10 to %c19 step %c4 {
              %1720 = arith.muli %1649, %c13 : index
              %1721 = arith.addi %c10, %1720 : index
              %1722 = arith.addi %1721, %c45 : index
              %1723 = arith.muli %1719, %c37 : index
              %1724 = arith.addi %1722, %1723 : index
              %1725 = vector.load %5[%1724] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1726 = arith.addi %1724, %c18 : index
              %1727 = vector.load %5[%1726] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1728 = vector.shuffle %1725, %1727 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1647 {
                %1729 = arith.addi %16, %1720 : index
                %1730 = arith.addi %1729, %c45 : index
                %1731 = arith.addi %1730, %1723 : index
                %1732 = vector.shuffle %1728, %1728 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1732, %partial[%1731] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1733 = vector.shuffle %1728, %1728 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1734 = arith.addi %1731, %c18 : index
                vector.store %1733, %partial[%1734] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1735 = arith.addi %16, %1720 : index
                %1736 = arith.addi %1735, %c45 : index
                %1737 = arith.addi %1736, %1723 : index
                %1738 = vector.load %partial[%1737] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1739 = arith.addi %1737, %c18 : index
                %1740 = vector.load %partial[%1739] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1741 = vector.shuffle %1738, %1740 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1742 = arith.mulf %1741, %1717 : vector<8xf32>
                %1743 = math.fma %1728, %1718, %1742 : vector<8xf32>
                %1744 = vector.shuffle %1743, %1743 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1744, %partial[%1737] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1745 = vector.shuffle %1743, %1743 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1745, %partial[%1739] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %1746 = arith.cmpi sgt, %365, %c56 : i32
        scf.if %1746 {
          %1747 = arith.cmpi eq, %370, %c55 : i32
          %1748 = wave.opaque %c10 : index
          %1749 = arith.addi %0, %1748 : index
          %1750 = arith.addi %1749, %c18 : index
          %1751 = arith.addi %1750, %c10 : index
          %1752 = memref.load %8[%1751] : memref<?xf32>
          %1753 = arith.addi %1750, %c6 : index
          %1754 = memref.load %8[%1753] : memref<?xf32>
          %1755 = arith.addi %1749, %c37 : index
          %1756:2 = scf.if %1747 -> (f32, f32) {
            scf.yield %c59, %c60 : f32, f32
          } else {
            %1757 = arith.addi %1755, %c10 : index
            %1758 = memref.load %8[%1757] : memref<?xf32>
            %1759 = arith.addi %1755, %c6 : index
            %1760 = memref.load %8[%1759] : memref<?xf32>
            scf.yield %1758, %1760 : f32, f32
          }
          %1761 = arith.maxnumf %1756#0, %1752 fastmath<nnan> : f32
          %1762 = arith.subf %1756#0, %1761 : f32
          %1763 = wave.exp2 %1762 : f32
          %1764 = arith.subf %1752, %1761 : f32
          %1765 = wave.exp2 %1764 : f32
          %1766 = arith.mulf %1756#1, %1763 : f32
          %1767 = math.fma %1754, %1765, %1766 : f32
          memref.store %1761, %8[%1755] : memref<?xf32>
          %1768 = arith.addi %1755, %c6 : index
          memref.store %1767, %8[%1768] : memref<?xf32>
          %1769 = vector.broadcast %1763 : f32 to vector<8xf32>
          %1770 = vector.broadcast %1765 : f32 to vector<8xf32>
          scf.for %1771 = %c10 to %c19 step %c4 {
            %1772 = arith.muli %1749, %c13 : index
            %1773 = arith.addi %16, %1772 : index
            %1774 = arith.addi %1773, %c10 : index
            %1775 = arith.muli %1771, %c37 : index
            %1776 = arith.addi %1774, %1775 : index
            %1777 = vector.load %partial[%1776] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1778 = arith.addi %1776, %c18 : index
            %1779 = vector.load %partial[%1778] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1780 = vector.shuffle %1777, %1779 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1747 {
              %1781 = arith.addi %17, %1772 : index
              %1782 = arith.addi %1781, %c10 : index
              %1783 = arith.addi %1782, %1775 : index
              %1784 = vector.shuffle %1780, %1780 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1784, %partial[%1783] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1785 = vector.shuffle %1780, %1780 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1786 = arith.addi %1783, %c18 : index
              vector.store %1785, %partial[%1786] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1787 = arith.addi %17, %1772 : index
              %1788 = arith.addi %1787, %c10 : index
              %1789 = arith.addi %1788, %1775 : index
              %1790 = vector.load %partial[%1789] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1791 = arith.addi %1789, %c18 : index
              %1792 = vector.load %partial[%1791] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1793 = vector.shuffle %1790, %1792 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1794 = arith.mulf %1793, %1769 : vector<8xf32>
              %1795 = math.fma %1780, %1770, %1794 : vector<8xf32>
              %1796 = vector.shuffle %1795, %1795 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1796, %partial[%1789] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1797 = vector.shuffle %1795, %1795 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1797, %partial[%1791] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1798 = arith.addi %1749, %c68 : index
          %1799 = arith.addi %1798, %c10 : index
          %1800 = memref.load %8[%1799] : memref<?xf32>
          %1801 = arith.addi %1798, %c6 : index
          %1802 = memref.load %8[%1801] : memref<?xf32>
          %1803 = arith.addi %1749, %c69 : index
          %1804:2 = scf.if %1747 -> (f32, f32) {
            scf.yield %c59, %c60 : f32, f32
          } else {
            %1805 = arith.addi %1803, %c10 : index
            %1806 = memref.load %8[%1805] : memref<?xf32>
            %1807 = arith.addi %1803, %c6 : index
            %1808 = memref.load %8[%1807] : memref<?xf32>
            scf.yield %1806, %1808 : f32, f32
          }
          %1809 = arith.maxnumf %1804#0, %1800 fastmath<nnan> : f32
          %1810 = arith.subf %1804#0, %1809 : f32
          %1811 = wave.exp2 %1810 : f32
          %1812 = arith.subf %1800, %1809 : f32
          %1813 = wave.exp2 %1812 : f32
          %1814 = arith.mulf %1804#1, %1811 : f32
          %1815 = math.fma %1802, %1813, %1814 : f32
          memref.store %1809, %8[%1803] : memref<?xf32>
          %1816 = arith.addi %1803, %c6 : index
          memref.store %1815, %8[%1816] : memref<?xf32>
          %1817 = vector.broadcast %1811 : f32 to vector<8xf32>
          %1818 = vector.broadcast %1813 : f32 to vector<8xf32>
          scf.for %1819 = %c10 to %c19 step %c4 {
            %1820 = arith.muli %1749, %c13 : index
            %1821 = arith.addi %16, %1820 : index
            %1822 = arith.addi %1821, %c45 : index
            %1823 = arith.muli %1819, %c37 : index
            %1824 = arith.addi %1822, %1823 : index
            %1825 = vector.load %partial[%1824] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1826 = arith.addi %1824, %c18 : index
            %1827 = vector.load %partial[%1826] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1828 = vector.shuffle %1825, %1827 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1747 {
              %1829 = arith.addi %17, %1820 : index
              %1830 = arith.addi %1829, %c45 : index
              %1831 = arith.addi %1830, %1823 : index
              %1832 = vector.shuffle %1828, %1828 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1832, %partial[%1831] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1833 = vector.shuffle %1828, %1828 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1834 = arith.addi %1831, %c18 : index
              vector.store %1833, %partial[%1834] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1835 = arith.addi %17, %1820 : index
              %1836 = arith.addi %1835, %c45 : index
              %1837 = arith.addi %1836, %1823 : index
              %1838 = vector.load %partial[%1837] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1839 = arith.addi %1837, %c18 : index
              %1840 = vector.load %partial[%1839] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1841 = vector.shuffle %1838, %1840 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1842 = arith.mulf %1841, %1817 : vector<8xf32>
              %1843 = math.fma %1828, %1818, %1842 : vector<8xf32>
              %1844 = vector.shuffle %1843, %1843 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1844, %partial[%1837] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1845 = vector.shuffle %1843, %1843 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1845, %partial[%1839] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %1846 = wave.opaque %c10 : index
      %1847 = arith.addi %0, %1846 : index
      scf.if %368 {
        %1848 = arith.addi %1847, %c10 : index
        %1849 = arith.addi %1848, %c10 : index
        %1850 = memref.load %8[%1849] : memref<?xf32>
        %1851 = arith.addi %1848, %c6 : index
        %1852 = memref.load %8[%1851] : memref<?xf32>
        %1853 = arith.divf %c99, %1852 : f32
        %1854 = vector.broadcast %1853 : f32 to vector<8xf32>
        %1855 = arith.addi %15, %1846 : index
        %1856 = arith.addi %1855, %1 : index
        %1857 = arith.addi %1856, %c10 : index
        %1858 = arith.minsi %1857, %40 : index
        %1859 = arith.divui %1858, %groupSize : index
        %1860 = arith.addi %24, %1859 : index
        %1861 = arith.remui %1858, %groupSize : index
        %1862 = arith.addi %44, %1861 : index
        %1863 = arith.muli %1862, %c18 : index
        %1864 = arith.addi %1863, %51 : index
        %1865 = arith.muli %heads, %c18 : index
        scf.for %1866 = %c10 to %c19 step %c4 {
          %1867 = arith.muli %1866, %c3 : index
          %1868 = arith.addi %1867, %2 : index
          %1869 = arith.muli %13, %c18 : index
          %1870 = arith.addi %1869, %1868 : index
          %1871 = arith.addi %1870, %c10 : index
          %1872 = memref.load %factors[%1871] : memref<?xf32>
          %1873 = arith.addi %1870, %c11 : index
          %1874 = memref.load %factors[%1873] : memref<?xf32>
          %1875 = arith.addi %1870, %c13 : index
          %1876 = memref.load %factors[%1875] : memref<?xf32>
          %1877 = arith.addi %1870, %c101 : index
          %1878 = memref.load %factors[%1877] : memref<?xf32>
          %1879 = arith.addi %1870, %c19 : index
          %1880 = memref.load %factors[%1879] : memref<?xf32>
          %1881 = arith.addi %1870, %c102 : index
          %1882 = memref.load %factors[%1881] : memref<?xf32>
          %1883 = arith.addi %1870, %c103 : index
          %1884 = memref.load %factors[%1883] : memref<?xf32>
          %1885 = arith.addi %1870, %c104 : index
          %1886 = memref.load %factors[%1885] : memref<?xf32>
          %1887 = vector.from_elements %1872, %1874, %1876, %1878, %1880, %1882, %1884, %1886 : vector<8xf32>
          %1888 = arith.muli %kvHeads, %c18 : index
          %1889 = arith.addi %1870, %1888 : index
          %1890 = arith.addi %1889, %c10 : index
          %1891 = memref.load %factors[%1890] : memref<?xf32>
          %1892 = arith.addi %1889, %c11 : index
          %1893 = memref.load %factors[%1892] : memref<?xf32>
          %1894 = arith.addi %1889, %c13 : index
          %1895 = memref.load %factors[%1894] : memref<?xf32>
          %1896 = arith.addi %1889, %c101 : index
          %1897 = memref.load %factors[%1896] : memref<?xf32>
          %1898 = arith.addi %1889, %c19 : index
          %1899 = memref.load %factors[%1898] : memref<?xf32>
          %1900 = arith.addi %1889, %c102 : index
          %1901 = memref.load %factors[%1900] : memref<?xf32>
          %1902 = arith.addi %1889, %c103 : index
          %1903 = memref.load %factors[%1902] : memref<?xf32>
          %1904 = arith.addi %1889, %c104 : index
          %1905 = memref.load %factors[%1904] : memref<?xf32>
          %1906 = vector.from_elements %1891, %1893, %1895, %1897, %1899, %1901, %1903, %1905 : vector<8xf32>
          %1907 = arith.muli %1847, %c13 : index
          %1908 = arith.addi %c10, %1907 : index
          %1909 = arith.addi %1908, %c10 : index
          %1910 = arith.muli %1866, %c37 : index
          %1911 = arith.addi %1909, %1910 : index
          %1912 = vector.load %5[%1911] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1913 = arith.addi %1911, %c18 : index
          %1914 = vector.load %5[%1913] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1915 = vector.shuffle %1912, %1914 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1916 = arith.mulf %1915, %1854 : vector<8xf32>
          %1917 = math.fma %1916, %1887, %1906 : vector<8xf32>
          %1918 = arith.addf %1917, %c61 : vector<8xf32>
          %1919 = arith.minimumf %1918, %c105 : vector<8xf32>
          %1920 = arith.maximumf %1919, %c106 : vector<8xf32>
          %1921 = arith.truncf %1920 : vector<8xf32> to vector<8xf16>
          %1922 = vector.bitcast %1921 : vector<8xf16> to vector<4xi32>
          %1923 = vector.shuffle %1922, %1922 [0, 1] : vector<4xi32>, vector<4xi32>
          %1924 = vector.shuffle %1922, %1922 [2, 3] : vector<4xi32>, vector<4xi32>
          %1925 = arith.select %3, %1924, %1923 : vector<2xi32>
          %1926 = arith.select %3, %1923, %1924 : vector<2xi32>
          %1927 = wave.swap_halves %1926 : vector<2xi32>
          %1928 = arith.select %3, %1927, %1925 : vector<2xi32>
          %1929 = arith.select %3, %1925, %1927 : vector<2xi32>
          %1930 = vector.bitcast %1928 : vector<2xi32> to vector<4xf16>
          %1931 = vector.bitcast %1929 : vector<2xi32> to vector<4xf16>
          %1932 = vector.shuffle %1930, %1931 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1933 = arith.addi %1864, %1867 : index
          %1934 = arith.divui %1860, %outTileRows : index
          %1935 = arith.divui %1865, %c3 : index
          %1936 = arith.muli %1934, %1935 : index
          %1937 = arith.divui %1933, %c3 : index
          %1938 = arith.addi %1936, %1937 : index
          %1939 = arith.muli %1938, %c11 : index
          %1940 = arith.remui %1933, %c3 : index
          %1941 = arith.divui %1940, %c19 : index
          %1942 = arith.addi %1939, %1941 : index
          %1943 = arith.muli %outTileRows, %c19 : index
          %1944 = arith.muli %1942, %1943 : index
          %1945 = arith.remui %1860, %outTileRows : index
          %1946 = arith.muli %1945, %c19 : index
          %1947 = arith.addi %1944, %1946 : index
          %1948 = arith.remui %1933, %c19 : index
          %1949 = arith.addi %1947, %1948 : index
          %1950 = arith.cmpi slt, %1857, %36 : index
          scf.if %1950 {
            vector.store %1932, %out[%1949] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
        %1951 = arith.addi %1847, %c24 : index
        %1952 = arith.addi %1951, %c10 : index
        %1953 = memref.load %8[%1952] : memref<?xf32>
        %1954 = arith.addi %1951, %c6 : index
        %1955 = memref.load %8[%1954] : memref<?xf32>
        %1956 = arith.divf %c99, %1955 : f32
        %1957 = vector.broadcast %1956 : f32 to vector<8xf32>
        %1958 = arith.addi %1856, %c3 : index
        %1959 = arith.minsi %1958, %40 : index
        %1960 = arith.divui %1959, %groupSize : index
        %1961 = arith.addi %24, %1960 : index
        %1962 = arith.remui %1959, %groupSize : index
        %1963 = arith.addi %44, %1962 : index
        %1964 = arith.muli %1963, %c18 : index
        %1965 = arith.addi %1964, %51 : index
        scf.for %1966 = %c10 to %c19 step %c4 {
          %1967 = arith.muli %1966, %c3 : index
          %1968 = arith.addi %1967, %2 : index
          %1969 = arith.muli %13, %c18 : index
          %1970 = arith.addi %1969, %1968 : index
          %1971 = arith.addi %1970, %c10 : index
          %1972 = memref.load %factors[%1971] : memref<?xf32>
          %1973 = arith.addi %1970, %c11 : index
          %1974 = memref.load %factors[%1973] : memref<?xf32>
          %1975 = arith.addi %1970, %c13 : index
          %1976 = memref.load %factors[%1975] : memref<?xf32>
          %1977 = arith.addi %1970, %c101 : index
          %1978 = memref.load %factors[%1977] : memref<?xf32>
          %1979 = arith.addi %1970, %c19 : index
          %1980 = memref.load %factors[%1979] : memref<?xf32>
          %1981 = arith.addi %1970, %c102 : index
          %1982 = memref.load %factors[%1981] : memref<?xf32>
          %1983 = arith.addi %1970, %c103 : index
          %1984 = memref.load %factors[%1983] : memref<?xf32>
          %1985 = arith.addi %1970, %c104 : index
          %1986 = memref.load %factors[%1985] : memref<?xf32>
          %1987 = vector.from_elements %1972, %1974, %1976, %1978, %1980, %1982, %1984, %1986 : vector<8xf32>
          %1988 = arith.muli %kvHeads, %c18 : index
          %1989 = arith.addi %1970, %1988 : index
          %1990 = arith.addi %1989, %c10 : index
          %1991 = memref.load %factors[%1990] : memref<?xf32>
          %1992 = arith.addi %1989, %c11 : index
          %1993 = memref.load %factors[%1992] : memref<?xf32>
          %1994 = arith.addi %1989, %c13 : index
          %1995 = memref.load %factors[%1994] : memref<?xf32>
          %1996 = arith.addi %1989, %c101 : index
          %1997 = memref.load %factors[%1996] : memref<?xf32>
          %1998 = arith.addi %1989, %c19 : index
          %1999 = memref.load %factors[%1998] : memref<?xf32>
          %2000 = arith.addi %1989, %c102 : index
          %2001 = memref.load %factors[%2000] : memref<?xf32>
          %2002 = arith.addi %1989, %c103 : index
          %2003 = memref.load %factors[%2002] : memref<?xf32>
          %2004 = arith.addi %1989, %c104 : index
          %2005 = memref.load %factors[%2004] : memref<?xf32>
          %2006 = vector.from_elements %1991, %1993, %1995, %1997, %1999, %2001, %2003, %2005 : vector<8xf32>
          %2007 = arith.muli %1847, %c13 : index
          %2008 = arith.addi %c10, %2007 : index
          %2009 = arith.addi %2008, %c45 : index
          %2010 = arith.muli %1966, %c37 : index
          %2011 = arith.addi %2009, %2010 : index
          %2012 = vector.load %5[%2011] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %2013 = arith.addi %2011, %c18 : index
          %2014 = vector.load %5[%2013] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %2015 = vector.shuffle %2012, %2014 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %2016 = arith.mulf %2015, %1957 : vector<8xf32>
          %2017 = math.fma %2016, %1987, %2006 : vector<8xf32>
          %2018 = arith.addf %2017, %c61 : vector<8xf32>
          %2019 = arith.minimumf %2018, %c105 : vector<8xf32>
          %2020 = arith.maximumf %2019, %c106 : vector<8xf32>
          %2021 = arith.truncf %2020 : vector<8xf32> to vector<8xf16>
          %2022 = vector.bitcast %2021 : vector<8xf16> to vector<4xi32>
          %2023 = vector.shuffle %2022, %2022 [0, 1] : vector<4xi32>, vector<4xi32>
          %2024 = vector.shuffle %2022, %2022 [2, 3] : vector<4xi32>, vector<4xi32>
          %2025 = arith.select %3, %2024, %2023 : vector<2xi32>
          %2026 = arith.select %3, %2023, %2024 : vector<2xi32>
          %2027 = wave.swap_halves %2026 : vector<2xi32>
          %2028 = arith.select %3, %2027, %2025 : vector<2xi32>
          %2029 = arith.select %3, %2025, %2027 : vector<2xi32>
          %2030 = vector.bitcast %2028 : vector<2xi32> to vector<4xf16>
          %2031 = vector.bitcast %2029 : vector<2xi32> to vector<4xf16>
          %2032 = vector.shuffle %2030, %2031 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %2033 = arith.addi %1965, %1967 : index
          %2034 = arith.divui %1961, %outTileRows : index
          %2035 = arith.divui %1865, %c3 : index
          %2036 = arith.muli %2034, %2035 : index
          %2037 = arith.divui %2033, %c3 : index
          %2038 = arith.addi %2036, %2037 : index
          %2039 = arith.muli %2038, %c11 : index
          %2040 = arith.remui %2033, %c3 : index
          %2041 = arith.divui %2040, %c19 : index
          %2042 = arith.addi %2039, %2041 : index
          %2043 = arith.muli %outTileRows, %c19 : index
          %2044 = arith.muli %2042, %2043 : index
          %2045 = arith.remui %1961, %outTileRows : index
          %2046 = arith.muli %2045, %c19 : index
          %2047 = arith.addi %2044, %2046 : index
          %2048 = arith.remui %2033, %c19 : index
          %2049 = arith.addi %2047, %2048 : index
          %2050 = arith.cmpi slt, %1958, %36 : index
          scf.if %2050 {
            vector.store %2032, %out[%2049] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %369 {
          %2051 = arith.addi %1847, %c18 : index
          %2052 = arith.addi %2051, %c10 : index
          %2053 = memref.load %8[%2052] : memref<?xf32>
          %2054 = arith.addi %2051, %c6 : index
          %2055 = memref.load %8[%2054] : memref<?xf32>
          %2056 = arith.divf %c99, %2055 : f32
          %2057 = vector.broadcast %2056 : f32 to vector<8xf32>
          %2058 = arith.addi %15, %1846 : index
          %2059 = arith.addi %2058, %1 : index
          %2060 = arith.addi %2059, %c10 : index
          %2061 = arith.minsi %2060, %40 : index
          %2062 = arith.divui %2061, %groupSize : index
          %2063 = arith.addi %24, %2062 : index
          %2064 = arith.remui %2061, %groupSize : index
          %2065 = arith.addi %44, %2064 : index
          %2066 = arith.muli %2065, %c18 : index
          %2067 = arith.addi %2066, %51 : index
          %2068 = arith.muli %heads, %c18 : index
          scf.for %2069 = %c10 to %c19 step %c4 {
            %2070 = arith.muli %2069, %c3 : index
            %2071 = arith.addi %2070, %2 : index
            %2072 = arith.muli %13, %c18 : index
            %2073 = arith.addi %2072, %2071 : index
            %2074 = arith.addi %2073, %c10 : index
            %2075 = memref.load %factors[%2074] : memref<?xf32>
            %2076 = arith.addi %2073, %c11 : index
            %2077 = memref.load %factors[%2076] : memref<?xf32>
            %2078 = arith.addi %2073, %c13 : index
            %2079 = memref.load %factors[%2078] : memref<?xf32>
            %2080 = arith.addi %2073, %c101 : index
            %2081 = memref.load %factors[%2080] : memref<?xf32>
            %2082 = arith.addi %2073, %c19 : index
            %2083 = memref.load %factors[%2082] : memref<?xf32>
            %2084 = arith.addi %2073, %c102 : index
            %2085 = memref.load %factors[%2084] : memref<?xf32>
            %2086 = arith.addi %2073, %c103 : index
            %2087 = memref.load %factors[%2086] : memref<?xf32>
            %2088 = arith.addi %2073, %c104 : index
            %2089 = memref.load %factors[%2088] : memref<?xf32>
            %2090 = vector.from_elements %2075, %2077, %2079, %2081, %2083, %2085, %2087, %2089 : vector<8xf32>
            %2091 = arith.muli %kvHeads, %c18 : index
            %2092 = arith.addi %2073, %2091 : index
            %2093 = arith.addi %2092, %c10 : index
            %2094 = memref.load %factors[%2093] : memref<?xf32>
            %2095 = arith.addi %2092, %c11 : index
            %2096 = memref.load %factors[%2095] : memref<?xf32>
            %2097 = arith.addi %2092, %c13 : index
            %2098 = memref.load %factors[%2097] : memref<?xf32>
            %2099 = arith.addi %2092, %c101 : index
            %2100 = memref.load %factors[%2099] : memref<?xf32>
            %2101 = arith.addi %2092, %c19 : index
            %2102 = memref.load %factors[%2101] : memref<?xf32>
            %2103 = arith.addi %2092, %c102 : index
            %2104 = memref.load %factors[%2103] : memref<?xf32>
            %2105 = arith.addi %2092, %c103 : index
            %2106 = memref.load %factors[%2105] : memref<?xf32>
            %2107 = arith.addi %2092, %c104 : index
            %2108 = memref.load %factors[%2107] : memref<?xf32>
            %2109 = vector.from_elements %2094, %2096, %2098, %2100, %2102, %2104, %2106, %2108 : vector<8xf32>
            %2110 = arith.muli %1847, %c13 : index
            %2111 = arith.addi %16, %2110 : index
            %2112 = arith.addi %2111, %c10 : index
            %2113 = arith.muli %2069, %c37 : index
            %2114 = arith.addi %2112, %2113 : index
            %2115 = vector.load %partial[%2114] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2116 = arith.addi %2114, %c18 : index
            %2117 = vector.load %partial[%2116] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2118 = vector.shuffle %2115, %2117 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2119 = arith.mulf %2118, %2057 : vector<8xf32>
            %2120 = math.fma %2119, %2090, %2109 : vector<8xf32>
            %2121 = arith.addf %2120, %c61 : vector<8xf32>
            %2122 = arith.minimumf %2121, %c105 : vector<8xf32>
            %2123 = arith.maximumf %2122, %c106 : vector<8xf32>
            %2124 = arith.truncf %2123 : vector<8xf32> to vector<8xf16>
            %2125 = vector.bitcast %2124 : vector<8xf16> to vector<4xi32>
            %2126 = vector.shuffle %2125, %2125 [0, 1] : vector<4xi32>, vector<4xi32>
            %2127 = vector.shuffle %2125, %2125 [2, 3] : vector<4xi32>, vector<4xi32>
            %2128 = arith.select %3, %2127, %2126 : vector<2xi32>
            %2129 = arith.select %3, %2126, %2127 : vector<2xi32>
            %2130 = wave.swap_halves %2129 : vector<2xi32>
            %2131 = arith.select %3, %2130, %2128 : vector<2xi32>
            %2132 = arith.select %3, %2128, %2130 : vector<2xi32>
            %2133 = vector.bitcast %2131 : vector<2xi32> to vector<4xf16>
            %2134 = vector.bitcast %2132 : vector<2xi32> to vector<4xf16>
            %2135 = vector.shuffle %2133, %2134 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2136 = arith.addi %2067, %2070 : index
            %2137 = arith.divui %2063, %outTileRows : index
            %2138 = arith.divui %2068, %c3 : index
            %2139 = arith.muli %2137, %2138 : index
            %2140 = arith.divui %2136, %c3 : index
            %2141 = arith.addi %2139, %2140 : index
            %2142 = arith.muli %2141, %c11 : index
            %2143 = arith.remui %2136, %c3 : index
            %2144 = arith.divui %2143, %c19 : index
            %2145 = arith.addi %2142, %2144 : index
            %2146 = arith.muli %outTileRows, %c19 : index
            %2147 = arith.muli %2145, %2146 : index
            %2148 = arith.remui %2063, %outTileRows : index
            %2149 = arith.muli %2148, %c19 : index
            %2150 = arith.addi %2147, %2149 : index
            %2151 = arith.remui %2136, %c19 : index
            %2152 = arith.addi %2150, %2151 : index
            %2153 = arith.cmpi slt, %2060, %36 : index
            scf.if %2153 {
              vector.store %2135, %out[%2152] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %2154 = arith.addi %1847, %c68 : index
          %2155 = arith.addi %2154, %c10 : index
          %2156 = memref.load %8[%2155] : memref<?xf32>
          %2157 = arith.addi %2154, %c6 : index
          %2158 = memref.load %8[%2157] : memref<?xf32>
          %2159 = arith.divf %c99, %2158 : f32
          %2160 = vector.broadcast %2159 : f32 to vector<8xf32>
          %2161 = arith.addi %2059, %c3 : index
          %2162 = arith.minsi %2161, %40 : index
          %2163 = arith.divui %2162, %groupSize : index
          %2164 = arith.addi %24, %2163 : index
          %2165 = arith.remui %2162, %groupSize : index
          %2166 = arith.addi %44, %2165 : index
          %2167 = arith.muli %2166, %c18 : index
          %2168 = arith.addi %2167, %51 : index
          scf.for %2169 = %c10 to %c19 step %c4 {
            %2170 = arith.muli %2169, %c3 : index
            %2171 = arith.addi %2170, %2 : index
            %2172 = arith.muli %13, %c18 : index
            %2173 = arith.addi %2172, %2171 : index
            %2174 = arith.addi %2173, %c10 : index
            %2175 = memref.load %factors[%2174] : memref<?xf32>
            %2176 = arith.addi %2173, %c11 : index
            %2177 = memref.load %factors[%2176] : memref<?xf32>
            %2178 = arith.addi %2173, %c13 : index
            %2179 = memref.load %factors[%2178] : memref<?xf32>
            %2180 = arith.addi %2173, %c101 : index
            %2181 = memref.load %factors[%2180] : memref<?xf32>
            %2182 = arith.addi %2173, %c19 : index
            %2183 = memref.load %factors[%2182] : memref<?xf32>
            %2184 = arith.addi %2173, %c102 : index
            %2185 = memref.load %factors[%2184] : memref<?xf32>
            %2186 = arith.addi %2173, %c103 : index
            %2187 = memref.load %factors[%2186] : memref<?xf32>
            %2188 = arith.addi %2173, %c104 : index
            %2189 = memref.load %factors[%2188] : memref<?xf32>
            %2190 = vector.from_elements %2175, %2177, %2179, %2181, %2183, %2185, %2187, %2189 : vector<8xf32>
            %2191 = arith.muli %kvHeads, %c18 : index
            %2192 = arith.addi %2173, %2191 : index
            %2193 = arith.addi %2192, %c10 : index
            %2194 = memref.load %factors[%2193] : memref<?xf32>
            %2195 = arith.addi %2192, %c11 : index
            %2196 = memref.load %factors[%2195] : memref<?xf32>
            %2197 = arith.addi %2192, %c13 : index
            %2198 = memref.load %factors[%2197] : memref<?xf32>
            %2199 = arith.addi %2192, %c101 : index
            %2200 = memref.load %factors[%2199] : memref<?xf32>
            %2201 = arith.addi %2192, %c19 : index
            %2202 = memref.load %factors[%2201] : memref<?xf32>
            %2203 = arith.addi %2192, %c102 : index
            %2204 = memref.load %factors[%2203] : memref<?xf32>
            %2205 = arith.addi %2192, %c103 : index
            %2206 = memref.load %factors[%2205] : memref<?xf32>
            %2207 = arith.addi %2192, %c104 : index
            %2208 = memref.load %factors[%2207] : memref<?xf32>
            %2209 = vector.from_elements %2194, %2196, %2198, %2200, %2202, %2204, %2206, %2208 : vector<8xf32>
            %2210 = arith.muli %1847, %c13 : index
            %2211 = arith.addi %16, %2210 : index
            %2212 = arith.addi %2211, %c45 : index
            %2213 = arith.muli %2169, %c37 : index
            %2214 = arith.addi %2212, %2213 : index
            %2215 = vector.load %partial[%2214] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2216 = arith.addi %2214, %c18 : index
            %2217 = vector.load %partial[%2216] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2218 = vector.shuffle %2215, %2217 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2219 = arith.mulf %2218, %2160 : vector<8xf32>
            %2220 = math.fma %2219, %2190, %2209 : vector<8xf32>
            %2221 = arith.addf %2220, %c61 : vector<8xf32>
            %2222 = arith.minimumf %2221, %c105 : vector<8xf32>
            %2223 = arith.maximumf %2222, %c106 : vector<8xf32>
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
            %2236 = arith.addi %2168, %2170 : index
            %2237 = arith.divui %2164, %outTileRows : index
            %2238 = arith.divui %2068, %c3 : index
            %2239 = arith.muli %2237, %2238 : index
            %2240 = arith.divui %2236, %c3 : index
            %2241 = arith.addi %2239, %2240 : index
            %2242 = arith.muli %2241, %c11 : index
            %2243 = arith.remui %2236, %c3 : index
            %2244 = arith.divui %2243, %c19 : index
            %2245 = arith.addi %2242, %2244 : index
            %2246 = arith.muli %outTileRows, %c19 : index
            %2247 = arith.muli %2245, %2246 : index
            %2248 = arith.remui %2164, %outTileRows : index
            %2249 = arith.muli %2248, %c19 : index
            %2250 = arith.addi %2247, %2249 : index
            %2251 = arith.remui %2236, %c19 : index
            %2252 = arith.addi %2250, %2251 : index
            %2253 = arith.cmpi slt, %2161, %36 : index
            scf.if %2253 {
              vector.store %2235, %out[%2252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %2254 = arith.addi %1847, %c37 : index
          %2255 = arith.addi %2254, %c10 : index
          %2256 = memref.load %8[%2255] : memref<?xf32>
          %2257 = arith.addi %2254, %c6 : index
          %2258 = memref.load %8[%2257] : memref<?xf32>
          %2259 = arith.divf %c99, %2258 : f32
          %2260 = vector.broadcast %2259 : f32 to vector<8xf32>
          %2261 = arith.addi %15, %1846 : index
          %2262 = arith.addi %2261, %1 : index
          %2263 = arith.addi %2262, %c10 : index
          %2264 = arith.minsi %2263, %40 : index
          %2265 = arith.divui %2264, %groupSize : index
          %2266 = arith.addi %24, %2265 : index
          %2267 = arith.remui %2264, %groupSize : index
          %2268 = arith.addi %44, %2267 : index
          %2269 = arith.muli %2268, %c18 : index
          %2270 = arith.addi %2269, %51 : index
          %2271 = arith.muli %heads, %c18 : index
          scf.for %2272 = %c10 to %c19 step %c4 {
            %2273 = arith.muli %2272, %c3 : index
            %2274 = arith.addi %2273, %2 : index
            %2275 = arith.muli %13, %c18 : index
            %2276 = arith.addi %2275, %2274 : index
            %2277 = arith.addi %2276, %c10 : index
            %2278 = memref.load %factors[%2277] : memref<?xf32>
            %2279 = arith.addi %2276, %c11 : index
            %2280 = memref.load %factors[%2279] : memref<?xf32>
            %2281 = arith.addi %2276, %c13 : index
            %2282 = memref.load %factors[%2281] : memref<?xf32>
            %2283 = arith.addi %2276, %c101 : index
            %2284 = memref.load %factors[%2283] : memref<?xf32>
            %2285 = arith.addi %2276, %c19 : index
            %2286 = memref.load %factors[%2285] : memref<?xf32>
            %2287 = arith.addi %2276, %c102 : index
            %2288 = memref.load %factors[%2287] : memref<?xf32>
            %2289 = arith.addi %2276, %c103 : index
            %2290 = memref.load %factors[%2289] : memref<?xf32>
            %2291 = arith.addi %2276, %c104 : index
            %2292 = memref.load %factors[%2291] : memref<?xf32>
            %2293 = vector.from_elements %2278, %2280, %2282, %2284, %2286, %2288, %2290, %2292 : vector<8xf32>
            %2294 = arith.muli %kvHeads, %c18 : index
            %2295 = arith.addi %2276, %2294 : index
            %2296 = arith.addi %2295, %c10 : index
            %2297 = memref.load %factors[%2296] : memref<?xf32>
            %2298 = arith.addi %2295, %c11 : index
            %2299 = memref.load %factors[%2298] : memref<?xf32>
            %2300 = arith.addi %2295, %c13 : index
            %2301 = memref.load %factors[%2300] : memref<?xf32>
            %2302 = arith.addi %2295, %c101 : index
            %2303 = memref.load %factors[%2302] : memref<?xf32>
            %2304 = arith.addi %2295, %c19 : index
            %2305 = memref.load %factors[%2304] : memref<?xf32>
            %2306 = arith.addi %2295, %c102 : index
            %2307 = memref.load %factors[%2306] : memref<?xf32>
            %2308 = arith.addi %2295, %c103 : index
            %2309 = memref.load %factors[%2308] : memref<?xf32>
            %2310 = arith.addi %2295, %c104 : index
            %2311 = memref.load %factors[%2310] : memref<?xf32>
            %2312 = vector.from_elements %2297, %2299, %2301, %2303, %2305, %2307, %2309, %2311 : vector<8xf32>
            %2313 = arith.muli %1847, %c13 : index
            %2314 = arith.addi %17, %2313 : index
            %2315 = arith.addi %2314, %c10 : index
            %2316 = arith.muli %2272, %c37 : index
            %2317 = arith.addi %2315, %2316 : index
            %2318 = vector.load %partial[%2317] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2319 = arith.addi %2317, %c18 : index
            %2320 = vector.load %partial[%2319] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2321 = vector.shuffle %2318, %2320 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2322 = arith.mulf %2321, %2260 : vector<8xf32>
            %2323 = math.fma %2322, %2293, %2312 : vector<8xf32>
            %2324 = arith.addf %2323, %c61 : vector<8xf32>
            %2325 = arith.minimumf %2324, %c105 : vector<8xf32>
            %2326 = arith.maximumf %2325, %c106 : vector<8xf32>
            %2327 = arith.truncf %2326 : vector<8xf32> to vector<8xf16>
            %2328 = vector.bitcast %2327 : vector<8xf16> to vector<4xi32>
            %2329 = vector.shuffle %2328, %2328 [0, 1] : vector<4xi32>, vector<4xi32>
            %2330 = vector.shuffle %2328, %2328 [2, 3] : vector<4xi32>, vector<4xi32>
            %2331 = arith.select %3, %2330, %2329 : vector<2xi32>
            %2332 = arith.select %3, %2329, %2330 : vector<2xi32>
            %2333 = wave.swap_halves %2332 : vector<2xi32>
            %2334 = arith.select %3, %2333, %2331 : vector<2xi32>
            %2335 = arith.select %3, %2331, %2333 : vector<2xi32>
            %2336 = vector.bitcast %2334 : vector<2xi32> to vector<4xf16>
            %2337 = vector.bitcast %2335 : vector<2xi32> to vector<4xf16>
            %2338 = vector.shuffle %2336, %2337 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2339 = arith.addi %2270, %2273 : index
            %2340 = arith.divui %2266, %outTileRows : index
            %2341 = arith.divui %2271, %c3 : index
            %2342 = arith.muli %2340, %2341 : index
            %2343 = arith.divui %2339, %c3 : index
            %2344 = arith.addi %2342, %2343 : index
            %2345 = arith.muli %2344, %c11 : index
            %2346 = arith.remui %2339, %c3 : index
            %2347 = arith.divui %2346, %c19 : index
            %2348 = arith.addi %2345, %2347 : index
            %2349 = arith.muli %outTileRows, %c19 : index
            %2350 = arith.muli %2348, %2349 : index
            %2351 = arith.remui %2266, %outTileRows : index
            %2352 = arith.muli %2351, %c19 : index
            %2353 = arith.addi %2350, %2352 : index
            %2354 = arith.remui %2339, %c19 : index
            %2355 = arith.addi %2353, %2354 : index
            %2356 = arith.cmpi slt, %2263, %36 : index
            scf.if %2356 {
              vector.store %2338, %out[%2355] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %2357 = arith.addi %1847, %c69 : index
          %2358 = arith.addi %2357, %c10 : index
          %2359 = memref.load %8[%2358] : memref<?xf32>
          %2360 = arith.addi %2357, %c6 : index
          %2361 = memref.load %8[%2360] : memref<?xf32>
          %2362 = arith.divf %c99, %2361 : f32
          %2363 = vector.broadcast %2362 : f32 to vector<8xf32>
          %2364 = arith.addi %2262, %c3 : index
          %2365 = arith.minsi %2364, %40 : index
          %2366 = arith.divui %2365, %groupSize : index
          %2367 = arith.addi %24, %2366 : index
          %2368 = arith.remui %2365, %groupSize : index
          %2369 = arith.addi %44, %2368 : index
          %2370 = arith.muli %2369, %c18 : index
          %2371 = arith.addi %2370, %51 : index
          scf.for %2372 = %c10 to %c19 step %c4 {
            %2373 = arith.muli %2372, %c3 : index
            %2374 = arith.addi %2373, %2 : index
            %2375 = arith.muli %13, %c18 : index
            %2376 = arith.addi %2375, %2374 : index
            %2377 = arith.addi %2376, %c10 : index
            %2378 = memref.load %factors[%2377] : memref<?xf32>
            %2379 = arith.addi %2376, %c11 : index
            %2380 = memref.load %factors[%2379] : memref<?xf32>
            %2381 = arith.addi %2376, %c13 : index
            %2382 = memref.load %factors[%2381] : memref<?xf32>
            %2383 = arith.addi %2376, %c101 : index
            %2384 = memref.load %factors[%2383] : memref<?xf32>
            %2385 = arith.addi %2376, %c19 : index
            %2386 = memref.load %factors[%2385] : memref<?xf32>
            %2387 = arith.addi %2376, %c102 : index
            %2388 = memref.load %factors[%2387] : memref<?xf32>
            %2389 = arith.addi %2376, %c103 : index
            %2390 = memref.load %factors[%2389] : memref<?xf32>
            %2391 = arith.addi %2376, %c104 : index
            %2392 = memref.load %factors[%2391] : memref<?xf32>
            %2393 = vector.from_elements %2378, %2380, %2382, %2384, %2386, %2388, %2390, %2392 : vector<8xf32>
            %2394 = arith.muli %kvHeads, %c18 : index
            %2395 = arith.addi %2376, %2394 : index
            %2396 = arith.addi %2395, %c10 : index
            %2397 = memref.load %factors[%2396] : memref<?xf32>
            %2398 = arith.addi %2395, %c11 : index
            %2399 = memref.load %factors[%2398] : memref<?xf32>
            %2400 = arith.addi %2395, %c13 : index
            %2401 = memref.load %factors[%2400] : memref<?xf32>
            %2402 = arith.addi %2395, %c101 : index
            %2403 = memref.load %factors[%2402] : memref<?xf32>
            %2404 = arith.addi %2395, %c19 : index
            %2405 = memref.load %factors[%2404] : memref<?xf32>
            %2406 = arith.addi %2395, %c102 : index
            %2407 = memref.load %factors[%2406] : memref<?xf32>
            %2408 = arith.addi %2395, %c103 : index
            %2409 = memref.load %factors[%2408] : memref<?xf32>
            %2410 = arith.addi %2395, %c104 : index
            %2411 = memref.load %factors[%2410] : memref<?xf32>
            %2412 = vector.from_elements %2397, %2399, %2401, %2403, %2405, %2407, %2409, %2411 : vector<8xf32>
            %2413 = arith.muli %1847, %c13 : index
            %2414 = arith.addi %17, %2413 : index
            %2415 = arith.addi %2414, %c45 : index
            %2416 = arith.muli %2372, %c37 : index
            %2417 = arith.addi %2415, %2416 : index
            %2418 = vector.load %partial[%2417] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2419 = arith.addi %2417, %c18 : index
            %2420 = vector.load %partial[%2419] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2421 = vector.shuffle %2418, %2420 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2422 = arith.mulf %2421, %2363 : vector<8xf32>
            %2423 = math.fma %2422, %2393, %2412 : vector<8xf32>
            %2424 = arith.addf %2423, %c61 : vector<8xf32>
            %2425 = arith.minimumf %2424, %c105 : vector<8xf32>
            %2426 = arith.maximumf %2425, %c106 : vector<8xf32>
            %2427 = arith.truncf %2426 : vector<8xf32> to vector<8xf16>
            %2428 = vector.bitcast %2427 : vector<8xf16> to vector<4xi32>
            %2429 = vector.shuffle %2428, %2428 [0, 1] : vector<4xi32>, vector<4xi32>
            %2430 = vector.shuffle %2428, %2428 [2, 3] : vector<4xi32>, vector<4xi32>
            %2431 = arith.select %3, %2430, %2429 : vector<2xi32>
            %2432 = arith.select %3, %2429, %2430 : vector<2xi32>
            %2433 = wave.swap_halves %2432 : vector<2xi32>
            %2434 = arith.select %3, %2433, %2431 : vector<2xi32>
            %2435 = arith.select %3, %2431, %2433 : vector<2xi32>
            %2436 = vector.bitcast %2434 : vector<2xi32> to vector<4xf16>
            %2437 = vector.bitcast %2435 : vector<2xi32> to vector<4xf16>
            %2438 = vector.shuffle %2436, %2437 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2439 = arith.addi %2371, %2373 : index
            %2440 = arith.divui %2367, %outTileRows : index
            %2441 = arith.divui %2271, %c3 : index
            %2442 = arith.muli %2440, %2441 : index
            %2443 = arith.divui %2439, %c3 : index
            %2444 = arith.addi %2442, %2443 : index
            %2445 = arith.muli %2444, %c11 : index
            %2446 = arith.remui %2439, %c3 : index
            %2447 = arith.divui %2446, %c19 : index
            %2448 = arith.addi %2445, %2447 : index
            %2449 = arith.muli %outTileRows, %c19 : index
            %2450 = arith.muli %2448, %2449 : index
            %2451 = arith.remui %2367, %outTileRows : index
            %2452 = arith.muli %2451, %c19 : index
            %2453 = arith.addi %2450, %2452 : index
            %2454 = arith.remui %2439, %c19 : index
            %2455 = arith.addi %2453, %2454 : index
            %2456 = arith.cmpi slt, %2364, %36 : index
            scf.if %2456 {
              vector.store %2438, %out[%2455] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}
