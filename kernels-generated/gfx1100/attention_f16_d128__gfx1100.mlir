// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Prefill(codec='f16', dim=128)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_f16_d128__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %factors: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) {
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
  %c17 = arith.constant 2048 : index
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
  %c40 = arith.constant 1024 : index
  %c41 = arith.constant 1280 : index
  %c42 = arith.constant 1536 : index
  %c43 = arith.constant 1792 : index
  %positionsAt = wave.param "positionsAt" : index
  %c45 = arith.constant 1 : i32
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
  %c64 = arith.constant 192 : index
  %c65 = arith.constant 320 : index
  %c66 = arith.constant 448 : index
  %c67 = arith.constant 576 : index
  %c68 = arith.constant 640 : index
  %c69 = arith.constant 704 : index
  %c70 = arith.constant 832 : index
  %c71 = arith.constant 896 : index
  %c72 = arith.constant 960 : index
  %c73 = arith.constant 1088 : index
  %c74 = arith.constant 1152 : index
  %c75 = arith.constant 1216 : index
  %c76 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c77 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c78 = arith.constant 0x41000000 : f32
  %c79 = arith.constant 0x40C00000 : f32
  %c80 = arith.constant dense<-1> : vector<4xi32>
  %c81 = arith.constant 65535 : i32
  %c82 = arith.constant 2 : i32
  %c83 = arith.constant -65536 : i32
  %c84 = arith.constant 3 : i32
  %c85 = arith.constant 4 : i32
  %c86 = arith.constant 5 : i32
  %c87 = arith.constant 6 : i32
  %c88 = arith.constant 7 : i32
  %c89 = arith.constant 8 : i32
  %c90 = arith.constant 9 : i32
  %c91 = arith.constant 10 : i32
  %c92 = arith.constant 11 : i32
  %c93 = arith.constant 12 : i32
  %c94 = arith.constant 13 : i32
  %c95 = arith.constant 15 : i32
  %c96 = arith.constant 1344 : index
  %c97 = arith.constant 1408 : index
  %c98 = arith.constant 1472 : index
  %c99 = arith.constant 1600 : index
  %c100 = arith.constant 1664 : index
  %c101 = arith.constant 1728 : index
  %c102 = arith.constant 1856 : index
  %c103 = arith.constant 1920 : index
  %c104 = arith.constant 1984 : index
  %c105 = arith.constant 0x3F800000 : f32
  %outTileRows = wave.param "outTileRows" : index
  %c107 = arith.constant 6 : index
  %c108 = arith.constant 10 : index
  %c109 = arith.constant 12 : index
  %c110 = arith.constant 14 : index
  %c111 = arith.constant dense<0x477FE000> : vector<8xf32>
  %c112 = arith.constant dense<0xC77FE000> : vector<8xf32>
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
      %183 = arith.addi %153, %c40 : index
      vector.store %182, %4[%183] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %184 = arith.mulf %84, %150 : vector<4xf32>
      %185 = arith.truncf %184 : vector<4xf32> to vector<4xf16>
      %186 = arith.mulf %87, %150 : vector<4xf32>
      %187 = arith.truncf %186 : vector<4xf32> to vector<4xf16>
      %188 = vector.shuffle %185, %187 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %189 = arith.addi %153, %c41 : index
      vector.store %188, %4[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %190 = arith.mulf %90, %150 : vector<4xf32>
      %191 = arith.truncf %190 : vector<4xf32> to vector<4xf16>
      %192 = arith.mulf %93, %150 : vector<4xf32>
      %193 = arith.truncf %192 : vector<4xf32> to vector<4xf16>
      %194 = vector.shuffle %191, %193 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %195 = arith.addi %153, %c42 : index
      vector.store %194, %4[%195] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %196 = arith.mulf %96, %150 : vector<4xf32>
      %197 = arith.truncf %196 : vector<4xf32> to vector<4xf16>
      %198 = arith.mulf %99, %150 : vector<4xf32>
      %199 = arith.truncf %198 : vector<4xf32> to vector<4xf16>
      %200 = vector.shuffle %197, %199 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %201 = arith.addi %153, %c43 : index
      vector.store %200, %4[%201] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      memref.store %149, %6[%47] : memref<?xf32>
      %202 = arith.addi %positionsAt, %43 : index
      %203 = memref.load %step[%202] : memref<?xi32>
      %204 = arith.addi %203, %c45 : i32
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
      %303 = arith.addi %153, %c17 : index
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
      %348 = arith.addi %347, %c45 : i32
      memref.store %348, %7[%211] : memref<?xi32>
      wave.barrier
      %349 = arith.minsi %15, %40 : index
      %350 = arith.divui %349, %groupSize : index
      %351 = arith.addi %24, %350 : index
      %352 = arith.remui %349, %groupSize : index
      %353 = arith.addi %44, %352 : index
      %354 = arith.addi %positionsAt, %351 : index
      %355 = memref.load %step[%354] : memref<?xi32>
      %356 = arith.addi %355, %c45 : i32
      %357 = arith.addi %15, %c53 : index
      %358 = arith.minsi %357, %40 : index
      %359 = arith.divui %358, %groupSize : index
      %360 = arith.addi %24, %359 : index
      %361 = arith.remui %358, %groupSize : index
      %362 = arith.addi %44, %361 : index
      %363 = arith.addi %positionsAt, %360 : index
      %364 = memref.load %step[%363] : memref<?xi32>
      %365 = arith.addi %364, %c45 : i32
      %366 = arith.subi %365, %c45 : i32
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
            %391 = arith.addi %382, %c45 : i32
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
            %402 = arith.addi %399, %c24 : index
            %403 = vector.load %kv[%402] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %404 = arith.addi %398, %35 : index
            %405 = arith.addi %404, %c10 : index
            %406 = vector.load %kv[%405] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %407 = arith.addi %404, %c24 : index
            %408 = vector.load %kv[%407] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %434:24 = scf.for %409 = %c55 to %381 step %c45 iter_args(%410 = %401, %411 = %403, %412 = %406, %413 = %408, %414 = %c59, %415 = %c60, %416 = %c61, %417 = %c61, %418 = %c61, %419 = %c61, %420 = %c61, %421 = %c61, %422 = %c61, %423 = %c61, %424 = %c59, %425 = %c60, %426 = %c61, %427 = %c61, %428 = %c61, %429 = %c61, %430 = %c61, %431 = %c61, %432 = %c61, %433 = %c61) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
              %435 = arith.muli %409, %c63 : i32
              %436 = arith.addi %376, %435 : i32
              %437 = arith.addi %436, %c63 : i32
              %438 = arith.divui %436, %c54 : i32
              %439 = arith.addi %438, %c55 : i32
              %440 = arith.minsi %439, %367 : i32
              %441 = arith.index_castui %440 : i32 to index
              %442 = arith.addi %32, %441 : index
              %443 = memref.load %step[%442] : memref<?xi32>
              %444 = arith.index_cast %443 : i32 to index
              %445 = arith.muli %444, %33 : index
              %446 = arith.addi %445, %34 : index
              %447 = arith.addi %438, %c45 : i32
              %448 = arith.minsi %447, %367 : i32
              %449 = arith.index_castui %448 : i32 to index
              %450 = arith.addi %32, %449 : index
              %451 = memref.load %step[%450] : memref<?xi32>
              %452 = arith.index_cast %451 : i32 to index
              %453 = arith.muli %452, %33 : index
              %454 = arith.addi %453, %34 : index
              %455 = arith.divui %437, %c54 : i32
              %456 = arith.addi %455, %c55 : i32
              %457 = arith.minsi %456, %367 : i32
              %458 = arith.index_castui %457 : i32 to index
              %459 = arith.addi %32, %458 : index
              %460 = memref.load %step[%459] : memref<?xi32>
              %461 = arith.index_cast %460 : i32 to index
              %462 = arith.muli %461, %33 : index
              %463 = arith.addi %462, %34 : index
              %464 = arith.addi %455, %c45 : i32
              %465 = arith.minsi %464, %367 : i32
              %466 = arith.index_castui %465 : i32 to index
              %467 = arith.addi %32, %466 : index
              %468 = memref.load %step[%467] : memref<?xi32>
              %469 = arith.index_cast %468 : i32 to index
              %470 = arith.muli %469, %33 : index
              %471 = arith.addi %470, %34 : index
              %472 = wave.opaque %c10 : index
              %473 = arith.addi %472, %151 : index
              %474 = arith.addi %446, %35 : index
              %475 = arith.addi %474, %c18 : index
              %476 = vector.load %kv[%475] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %477 = arith.addi %474, %c64 : index
              %478 = vector.load %kv[%477] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %479 = arith.addi %454, %35 : index
              %480 = arith.addi %479, %c18 : index
              %481 = vector.load %kv[%480] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %482 = arith.addi %479, %c64 : index
              %483 = vector.load %kv[%482] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %484 = vector.shuffle %410, %411 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %485 = vector.bitcast %484 : vector<8xi32> to vector<16xf16>
              %486 = vector.shuffle %412, %413 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %487 = vector.bitcast %486 : vector<8xi32> to vector<16xf16>
              %488 = arith.addi %473, %c10 : index
              %489 = vector.load %4[%488] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %490 = arith.addi %488, %c18 : index
              %491 = vector.load %4[%490] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %492 = vector.shuffle %489, %491 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %493 = wave.mma %485, %492, %c61 : vector<16xf16>, vector<8xf32>
              %494 = wave.mma %487, %492, %c61 : vector<16xf16>, vector<8xf32>
              wave.pin
              %495 = arith.addi %473, %c17 : index
              %496 = vector.load %4[%495] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %497 = arith.addi %495, %c18 : index
              %498 = vector.load %4[%497] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %499 = vector.shuffle %496, %498 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %500 = wave.mma %485, %499, %c61 : vector<16xf16>, vector<8xf32>
              %501 = wave.mma %487, %499, %c61 : vector<16xf16>, vector<8xf32>
              %502 = arith.addi %474, %c37 : index
              %503 = vector.load %kv[%502] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %504 = arith.addi %474, %c65 : index
              %505 = vector.load %kv[%504] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %506 = arith.addi %479, %c37 : index
              %507 = vector.load %kv[%506] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %508 = arith.addi %479, %c65 : index
              %509 = vector.load %kv[%508] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %510 = vector.shuffle %476, %478 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %511 = vector.bitcast %510 : vector<8xi32> to vector<16xf16>
              %512 = vector.shuffle %481, %483 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %513 = vector.bitcast %512 : vector<8xi32> to vector<16xf16>
              %514 = arith.addi %473, %c37 : index
              %515 = vector.load %4[%514] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %516 = arith.addi %514, %c18 : index
              %517 = vector.load %4[%516] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %518 = vector.shuffle %515, %517 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %519 = wave.mma %511, %518, %493 : vector<16xf16>, vector<8xf32>
              %520 = wave.mma %513, %518, %494 : vector<16xf16>, vector<8xf32>
              wave.pin
              %521 = arith.addi %473, %c46 : index
              %522 = vector.load %4[%521] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %523 = arith.addi %521, %c18 : index
              %524 = vector.load %4[%523] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %525 = vector.shuffle %522, %524 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %526 = wave.mma %511, %525, %500 : vector<16xf16>, vector<8xf32>
              %527 = wave.mma %513, %525, %501 : vector<16xf16>, vector<8xf32>
              %528 = arith.addi %474, %c7 : index
              %529 = vector.load %kv[%528] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %530 = arith.addi %474, %c66 : index
              %531 = vector.load %kv[%530] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %532 = arith.addi %479, %c7 : index
              %533 = vector.load %kv[%532] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %534 = arith.addi %479, %c66 : index
              %535 = vector.load %kv[%534] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %536 = vector.shuffle %503, %505 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %537 = vector.bitcast %536 : vector<8xi32> to vector<16xf16>
              %538 = vector.shuffle %507, %509 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %539 = vector.bitcast %538 : vector<8xi32> to vector<16xf16>
              %540 = arith.addi %473, %c38 : index
              %541 = vector.load %4[%540] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %542 = arith.addi %540, %c18 : index
              %543 = vector.load %4[%542] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %544 = vector.shuffle %541, %543 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %545 = wave.mma %537, %544, %519 : vector<16xf16>, vector<8xf32>
              %546 = wave.mma %539, %544, %520 : vector<16xf16>, vector<8xf32>
              wave.pin
              %547 = arith.addi %473, %c47 : index
              %548 = vector.load %4[%547] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %549 = arith.addi %547, %c18 : index
              %550 = vector.load %4[%549] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %551 = vector.shuffle %548, %550 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %552 = wave.mma %537, %551, %526 : vector<16xf16>, vector<8xf32>
              %553 = wave.mma %539, %551, %527 : vector<16xf16>, vector<8xf32>
              %554 = arith.addi %474, %c38 : index
              %555 = vector.load %kv[%554] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %556 = arith.addi %474, %c67 : index
              %557 = vector.load %kv[%556] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %558 = arith.addi %479, %c38 : index
              %559 = vector.load %kv[%558] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %560 = arith.addi %479, %c67 : index
              %561 = vector.load %kv[%560] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %562 = vector.shuffle %529, %531 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %563 = vector.bitcast %562 : vector<8xi32> to vector<16xf16>
              %564 = vector.shuffle %533, %535 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %565 = vector.bitcast %564 : vector<8xi32> to vector<16xf16>
              %566 = arith.addi %473, %c39 : index
              %567 = vector.load %4[%566] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %568 = arith.addi %566, %c18 : index
              %569 = vector.load %4[%568] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %570 = vector.shuffle %567, %569 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %571 = wave.mma %563, %570, %545 : vector<16xf16>, vector<8xf32>
              %572 = wave.mma %565, %570, %546 : vector<16xf16>, vector<8xf32>
              wave.pin
              %573 = arith.addi %473, %c48 : index
              %574 = vector.load %4[%573] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %575 = arith.addi %573, %c18 : index
              %576 = vector.load %4[%575] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %577 = vector.shuffle %574, %576 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %578 = wave.mma %563, %577, %552 : vector<16xf16>, vector<8xf32>
              %579 = wave.mma %565, %577, %553 : vector<16xf16>, vector<8xf32>
              %580 = arith.addi %474, %c68 : index
              %581 = vector.load %kv[%580] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %582 = arith.addi %474, %c69 : index
              %583 = vector.load %kv[%582] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %584 = arith.addi %479, %c68 : index
              %585 = vector.load %kv[%584] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %586 = arith.addi %479, %c69 : index
              %587 = vector.load %kv[%586] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %588 = vector.shuffle %555, %557 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %589 = vector.bitcast %588 : vector<8xi32> to vector<16xf16>
              %590 = vector.shuffle %559, %561 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %591 = vector.bitcast %590 : vector<8xi32> to vector<16xf16>
              %592 = arith.addi %473, %c40 : index
              %593 = vector.load %4[%592] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %594 = arith.addi %592, %c18 : index
              %595 = vector.load %4[%594] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %596 = vector.shuffle %593, %595 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %597 = wave.mma %589, %596, %571 : vector<16xf16>, vector<8xf32>
              %598 = wave.mma %591, %596, %572 : vector<16xf16>, vector<8xf32>
              wave.pin
              %599 = arith.addi %473, %c49 : index
              %600 = vector.load %4[%599] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %601 = arith.addi %599, %c18 : index
              %602 = vector.load %4[%601] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %603 = vector.shuffle %600, %602 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %604 = wave.mma %589, %603, %578 : vector<16xf16>, vector<8xf32>
              %605 = wave.mma %591, %603, %579 : vector<16xf16>, vector<8xf32>
              %606 = arith.addi %474, %c39 : index
              %607 = vector.load %kv[%606] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %608 = arith.addi %474, %c70 : index
              %609 = vector.load %kv[%608] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %610 = arith.addi %479, %c39 : index
              %611 = vector.load %kv[%610] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %612 = arith.addi %479, %c70 : index
              %613 = vector.load %kv[%612] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %614 = vector.shuffle %581, %583 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %615 = vector.bitcast %614 : vector<8xi32> to vector<16xf16>
              %616 = vector.shuffle %585, %587 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %617 = vector.bitcast %616 : vector<8xi32> to vector<16xf16>
              %618 = arith.addi %473, %c41 : index
              %619 = vector.load %4[%618] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %620 = arith.addi %618, %c18 : index
              %621 = vector.load %4[%620] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %622 = vector.shuffle %619, %621 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %623 = wave.mma %615, %622, %597 : vector<16xf16>, vector<8xf32>
              %624 = wave.mma %617, %622, %598 : vector<16xf16>, vector<8xf32>
              wave.pin
              %625 = arith.addi %473, %c50 : index
              %626 = vector.load %4[%625] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %627 = arith.addi %625, %c18 : index
              %628 = vector.load %4[%627] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %629 = vector.shuffle %626, %628 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %630 = wave.mma %615, %629, %604 : vector<16xf16>, vector<8xf32>
              %631 = wave.mma %617, %629, %605 : vector<16xf16>, vector<8xf32>
              %632 = arith.addi %474, %c71 : index
              %633 = vector.load %kv[%632] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %634 = arith.addi %474, %c72 : index
              %635 = vector.load %kv[%634] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %636 = arith.addi %479, %c71 : index
              %637 = vector.load %kv[%636] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %638 = arith.addi %479, %c72 : index
              %639 = vector.load %kv[%638] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %640 = vector.shuffle %607, %609 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %641 = vector.bitcast %640 : vector<8xi32> to vector<16xf16>
              %642 = vector.shuffle %611, %613 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %643 = vector.bitcast %642 : vector<8xi32> to vector<16xf16>
              %644 = arith.addi %473, %c42 : index
              %645 = vector.load %4[%644] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %646 = arith.addi %644, %c18 : index
              %647 = vector.load %4[%646] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %648 = vector.shuffle %645, %647 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %649 = wave.mma %641, %648, %623 : vector<16xf16>, vector<8xf32>
              %650 = wave.mma %643, %648, %624 : vector<16xf16>, vector<8xf32>
              wave.pin
              %651 = arith.addi %473, %c51 : index
              %652 = vector.load %4[%651] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %653 = arith.addi %651, %c18 : index
              %654 = vector.load %4[%653] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %655 = vector.shuffle %652, %654 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %656 = wave.mma %641, %655, %630 : vector<16xf16>, vector<8xf32>
              %657 = wave.mma %643, %655, %631 : vector<16xf16>, vector<8xf32>
              %658 = arith.addi %474, %c40 : index
              %659 = vector.load %kv[%658] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %660 = arith.addi %474, %c73 : index
              %661 = vector.load %kv[%660] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %662 = arith.addi %479, %c40 : index
              %663 = vector.load %kv[%662] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %664 = arith.addi %479, %c73 : index
              %665 = vector.load %kv[%664] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %666 = vector.shuffle %633, %635 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %667 = vector.bitcast %666 : vector<8xi32> to vector<16xf16>
              %668 = vector.shuffle %637, %639 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %669 = vector.bitcast %668 : vector<8xi32> to vector<16xf16>
              %670 = arith.addi %473, %c43 : index
              %671 = vector.load %4[%670] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %672 = arith.addi %670, %c18 : index
              %673 = vector.load %4[%672] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %674 = vector.shuffle %671, %673 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %675 = wave.mma %667, %674, %649 : vector<16xf16>, vector<8xf32>
              %676 = wave.mma %669, %674, %650 : vector<16xf16>, vector<8xf32>
              wave.pin
              %677 = arith.addi %473, %c52 : index
              %678 = vector.load %4[%677] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %679 = arith.addi %677, %c18 : index
              %680 = vector.load %4[%679] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %681 = vector.shuffle %678, %680 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %682 = wave.mma %667, %681, %656 : vector<16xf16>, vector<8xf32>
              %683 = wave.mma %669, %681, %657 : vector<16xf16>, vector<8xf32>
              %684 = arith.addi %474, %c74 : index
              %685 = vector.load %kv[%684] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %686 = arith.addi %474, %c75 : index
              %687 = vector.load %kv[%686] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %688 = arith.addi %479, %c74 : index
              %689 = vector.load %kv[%688] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %690 = arith.addi %479, %c75 : index
              %691 = vector.load %kv[%690] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %692 = wave.opaque %675 : vector<8xf32>
              %693 = wave.opaque %676 : vector<8xf32>
              %694 = wave.opaque %682 : vector<8xf32>
              %695 = wave.opaque %683 : vector<8xf32>
              %696 = wave.opaque %437 : i32
              %697 = arith.cmpi sgt, %696, %356 : i32
              %698:2 = scf.if %697 -> (vector<8xf32>, vector<8xf32>) {
                %699 = wave.opaque %c10 : index
                %700 = arith.addi %1, %699 : index
                %701 = memref.load %7[%700] : memref<?xi32>
                %702 = arith.index_cast %2 : index to i32
                %703 = arith.addi %436, %702 : i32
                %704 = arith.subi %701, %703 : i32
                %705 = arith.subi %704, %c55 : i32
                %706 = vector.broadcast %705 : i32 to vector<8xi32>
                %707 = arith.cmpi sgt, %706, %c77 : vector<8xi32>
                %708 = arith.select %707, %692, %c76 : vector<8xi1>, vector<8xf32>
                %709 = arith.subi %704, %c54 : i32
                %710 = vector.broadcast %709 : i32 to vector<8xi32>
                %711 = arith.cmpi sgt, %710, %c77 : vector<8xi32>
                %712 = arith.select %711, %693, %c76 : vector<8xi1>, vector<8xf32>
                scf.yield %708, %712 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %692, %693 : vector<8xf32>, vector<8xf32>
              }
              %713 = wave.opaque %c10 : index
              %714 = arith.addi %1, %713 : index
              %715 = memref.load %6[%714] : memref<?xf32>
              %716 = vector.extract %698#0[0] : f32 from vector<8xf32>
              %717 = vector.extract %698#0[1] : f32 from vector<8xf32>
              %718 = vector.extract %698#0[2] : f32 from vector<8xf32>
              %719 = vector.extract %698#0[3] : f32 from vector<8xf32>
              %720 = vector.extract %698#0[4] : f32 from vector<8xf32>
              %721 = vector.extract %698#0[5] : f32 from vector<8xf32>
              %722 = vector.extract %698#0[6] : f32 from vector<8xf32>
              %723 = vector.extract %698#0[7] : f32 from vector<8xf32>
              %724 = vector.extract %698#1[0] : f32 from vector<8xf32>
              %725 = vector.extract %698#1[1] : f32 from vector<8xf32>
              %726 = vector.extract %698#1[2] : f32 from vector<8xf32>
              %727 = vector.extract %698#1[3] : f32 from vector<8xf32>
              %728 = vector.extract %698#1[4] : f32 from vector<8xf32>
              %729 = vector.extract %698#1[5] : f32 from vector<8xf32>
              %730 = vector.extract %698#1[6] : f32 from vector<8xf32>
              %731 = vector.extract %698#1[7] : f32 from vector<8xf32>
              %732 = arith.maxnumf %716, %717 fastmath<nnan> : f32
              %733 = arith.maxnumf %732, %718 fastmath<nnan> : f32
              %734 = arith.maxnumf %733, %719 fastmath<nnan> : f32
              %735 = arith.maxnumf %734, %720 fastmath<nnan> : f32
              %736 = arith.maxnumf %735, %721 fastmath<nnan> : f32
              %737 = arith.maxnumf %736, %722 fastmath<nnan> : f32
              %738 = arith.maxnumf %737, %723 fastmath<nnan> : f32
              %739 = arith.maxnumf %738, %724 fastmath<nnan> : f32
              %740 = arith.maxnumf %739, %725 fastmath<nnan> : f32
              %741 = arith.maxnumf %740, %726 fastmath<nnan> : f32
              %742 = arith.maxnumf %741, %727 fastmath<nnan> : f32
              %743 = arith.maxnumf %742, %728 fastmath<nnan> : f32
              %744 = arith.maxnumf %743, %729 fastmath<nnan> : f32
              %745 = arith.maxnumf %744, %730 fastmath<nnan> : f32
              %746 = arith.maxnumf %745, %731 fastmath<nnan> : f32
              %747 = wave.swap_halves %746 : f32
              %748 = arith.maxnumf %746, %747 fastmath<nnan> : f32
              %749 = arith.mulf %748, %715 : f32
              %750 = arith.addf %414, %c78 : f32
              %751 = arith.cmpf ogt, %749, %750 : f32
              %752:10 = scf.if %751 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %753 = arith.subf %414, %749 : f32
                %754 = wave.exp2 %753 : f32
                %755 = vector.broadcast %754 : f32 to vector<8xf32>
                %756 = arith.mulf %415, %754 : f32
                %757 = arith.mulf %416, %755 : vector<8xf32>
                %758 = arith.mulf %417, %755 : vector<8xf32>
                %759 = arith.mulf %418, %755 : vector<8xf32>
                %760 = arith.mulf %419, %755 : vector<8xf32>
                %761 = arith.mulf %420, %755 : vector<8xf32>
                %762 = arith.mulf %421, %755 : vector<8xf32>
                %763 = arith.mulf %422, %755 : vector<8xf32>
                %764 = arith.mulf %423, %755 : vector<8xf32>
                scf.yield %749, %756, %757, %758, %759, %760, %761, %762, %763, %764 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %414, %415, %416, %417, %418, %419, %420, %421, %422, %423 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %765 = vector.broadcast %715 : f32 to vector<8xf32>
              %766 = arith.subf %c79, %752#0 : f32
              %767 = vector.broadcast %766 : f32 to vector<8xf32>
              %768 = math.fma %698#0, %765, %767 : vector<8xf32>
              %769 = wave.exp2 %768 : vector<8xf32>
              %770 = math.fma %698#1, %765, %767 : vector<8xf32>
              %771 = wave.exp2 %770 : vector<8xf32>
              %772 = arith.truncf %769 : vector<8xf32> to vector<8xf16>
              %773 = vector.bitcast %772 : vector<8xf16> to vector<4xi32>
              %774 = wave.swap_halves %773 : vector<4xi32>
              %775 = arith.select %3, %774, %773 : vector<4xi32>
              %776 = arith.select %3, %773, %774 : vector<4xi32>
              %777 = vector.shuffle %775, %776 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %778 = vector.bitcast %777 : vector<8xi32> to vector<16xf16>
              %779 = arith.truncf %771 : vector<8xf32> to vector<8xf16>
              %780 = vector.bitcast %779 : vector<8xf16> to vector<4xi32>
              %781 = wave.swap_halves %780 : vector<4xi32>
              %782 = arith.select %3, %781, %780 : vector<4xi32>
              %783 = arith.select %3, %780, %781 : vector<4xi32>
              %784 = vector.shuffle %782, %783 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %785 = vector.bitcast %784 : vector<8xi32> to vector<16xf16>
              %786 = arith.addf %769, %771 : vector<8xf32>
              %787 = vector.extract %786[0] : f32 from vector<8xf32>
              %788 = vector.extract %786[1] : f32 from vector<8xf32>
              %789 = vector.extract %786[2] : f32 from vector<8xf32>
              %790 = vector.extract %786[3] : f32 from vector<8xf32>
              %791 = vector.extract %786[4] : f32 from vector<8xf32>
              %792 = vector.extract %786[5] : f32 from vector<8xf32>
              %793 = vector.extract %786[6] : f32 from vector<8xf32>
              %794 = vector.extract %786[7] : f32 from vector<8xf32>
              %795 = arith.addf %787, %791 : f32
              %796 = arith.addf %788, %792 : f32
              %797 = arith.addf %789, %793 : f32
              %798 = arith.addf %790, %794 : f32
              %799 = arith.addf %795, %797 : f32
              %800 = arith.addf %796, %798 : f32
              %801 = arith.addf %799, %800 : f32
              %802 = arith.addf %752#1, %801 : f32
              %803 = wave.opaque %802 : f32
              %804 = wave.opaque %437 : i32
              %805 = arith.cmpi sgt, %804, %356 : i32
              %806:2 = scf.if %805 -> (vector<8xf32>, vector<8xf32>) {
                %807 = wave.opaque %c3 : index
                %808 = arith.addi %1, %807 : index
                %809 = memref.load %7[%808] : memref<?xi32>
                %810 = arith.index_cast %2 : index to i32
                %811 = arith.addi %436, %810 : i32
                %812 = arith.subi %809, %811 : i32
                %813 = arith.subi %812, %c55 : i32
                %814 = vector.broadcast %813 : i32 to vector<8xi32>
                %815 = arith.cmpi sgt, %814, %c77 : vector<8xi32>
                %816 = arith.select %815, %694, %c76 : vector<8xi1>, vector<8xf32>
                %817 = arith.subi %812, %c54 : i32
                %818 = vector.broadcast %817 : i32 to vector<8xi32>
                %819 = arith.cmpi sgt, %818, %c77 : vector<8xi32>
                %820 = arith.select %819, %695, %c76 : vector<8xi1>, vector<8xf32>
                scf.yield %816, %820 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %694, %695 : vector<8xf32>, vector<8xf32>
              }
              %821 = wave.opaque %c3 : index
              %822 = arith.addi %1, %821 : index
              %823 = memref.load %6[%822] : memref<?xf32>
              %824 = vector.extract %806#0[0] : f32 from vector<8xf32>
              %825 = vector.extract %806#0[1] : f32 from vector<8xf32>
              %826 = vector.extract %806#0[2] : f32 from vector<8xf32>
              %827 = vector.extract %806#0[3] : f32 from vector<8xf32>
              %828 = vector.extract %806#0[4] : f32 from vector<8xf32>
              %829 = vector.extract %806#0[5] : f32 from vector<8xf32>
              %830 = vector.extract %806#0[6] : f32 from vector<8xf32>
              %831 = vector.extract %806#0[7] : f32 from vector<8xf32>
              %832 = vector.extract %806#1[0] : f32 from vector<8xf32>
              %833 = vector.extract %806#1[1] : f32 from vector<8xf32>
              %834 = vector.extract %806#1[2] : f32 from vector<8xf32>
              %835 = vector.extract %806#1[3] : f32 from vector<8xf32>
              %836 = vector.extract %806#1[4] : f32 from vector<8xf32>
              %837 = vector.extract %806#1[5] : f32 from vector<8xf32>
              %838 = vector.extract %806#1[6] : f32 from vector<8xf32>
              %839 = vector.extract %806#1[7] : f32 from vector<8xf32>
              %840 = arith.maxnumf %824, %825 fastmath<nnan> : f32
              %841 = arith.maxnumf %840, %826 fastmath<nnan> : f32
              %842 = arith.maxnumf %841, %827 fastmath<nnan> : f32
              %843 = arith.maxnumf %842, %828 fastmath<nnan> : f32
              %844 = arith.maxnumf %843, %829 fastmath<nnan> : f32
              %845 = arith.maxnumf %844, %830 fastmath<nnan> : f32
              %846 = arith.maxnumf %845, %831 fastmath<nnan> : f32
              %847 = arith.maxnumf %846, %832 fastmath<nnan> : f32
              %848 = arith.maxnumf %847, %833 fastmath<nnan> : f32
              %849 = arith.maxnumf %848, %834 fastmath<nnan> : f32
              %850 = arith.maxnumf %849, %835 fastmath<nnan> : f32
              %851 = arith.maxnumf %850, %836 fastmath<nnan> : f32
              %852 = arith.maxnumf %851, %837 fastmath<nnan> : f32
              %853 = arith.maxnumf %852, %838 fastmath<nnan> : f32
              %854 = arith.maxnumf %853, %839 fastmath<nnan> : f32
              %855 = wave.swap_halves %854 : f32
              %856 = arith.maxnumf %854, %855 fastmath<nnan> : f32
              %857 = arith.mulf %856, %823 : f32
              %858 = arith.addf %424, %c78 : f32
              %859 = arith.cmpf ogt, %857, %858 : f32
              %860:10 = scf.if %859 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %861 = arith.subf %424, %857 : f32
                %862 = wave.exp2 %861 : f32
                %863 = vector.broadcast %862 : f32 to vector<8xf32>
                %864 = arith.mulf %425, %862 : f32
                %865 = arith.mulf %426, %863 : vector<8xf32>
                %866 = arith.mulf %427, %863 : vector<8xf32>
                %867 = arith.mulf %428, %863 : vector<8xf32>
                %868 = arith.mulf %429, %863 : vector<8xf32>
                %869 = arith.mulf %430, %863 : vector<8xf32>
                %870 = arith.mulf %431, %863 : vector<8xf32>
                %871 = arith.mulf %432, %863 : vector<8xf32>
                %872 = arith.mulf %433, %863 : vector<8xf32>
                scf.yield %857, %864, %865, %866, %867, %868, %869, %870, %871, %872 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %424, %425, %426, %427, %428, %429, %430, %431, %432, %433 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %873 = vector.broadcast %823 : f32 to vector<8xf32>
              %874 = arith.subf %c79, %860#0 : f32
              %875 = vector.broadcast %874 : f32 to vector<8xf32>
              %876 = math.fma %806#0, %873, %875 : vector<8xf32>
              %877 = wave.exp2 %876 : vector<8xf32>
              %878 = math.fma %806#1, %873, %875 : vector<8xf32>
              %879 = wave.exp2 %878 : vector<8xf32>
              %880 = arith.truncf %877 : vector<8xf32> to vector<8xf16>
              %881 = vector.bitcast %880 : vector<8xf16> to vector<4xi32>
              %882 = wave.swap_halves %881 : vector<4xi32>
              %883 = arith.select %3, %882, %881 : vector<4xi32>
              %884 = arith.select %3, %881, %882 : vector<4xi32>
              %885 = vector.shuffle %883, %884 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %886 = vector.bitcast %885 : vector<8xi32> to vector<16xf16>
              %887 = arith.truncf %879 : vector<8xf32> to vector<8xf16>
              %888 = vector.bitcast %887 : vector<8xf16> to vector<4xi32>
              %889 = wave.swap_halves %888 : vector<4xi32>
              %890 = arith.select %3, %889, %888 : vector<4xi32>
              %891 = arith.select %3, %888, %889 : vector<4xi32>
              %892 = vector.shuffle %890, %891 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %893 = vector.bitcast %892 : vector<8xi32> to vector<16xf16>
              %894 = arith.addf %877, %879 : vector<8xf32>
              %895 = vector.extract %894[0] : f32 from vector<8xf32>
              %896 = vector.extract %894[1] : f32 from vector<8xf32>
              %897 = vector.extract %894[2] : f32 from vector<8xf32>
              %898 = vector.extract %894[3] : f32 from vector<8xf32>
              %899 = vector.extract %894[4] : f32 from vector<8xf32>
              %900 = vector.extract %894[5] : f32 from vector<8xf32>
              %901 = vector.extract %894[6] : f32 from vector<8xf32>
              %902 = vector.extract %894[7] : f32 from vector<8xf32>
              %903 = arith.addf %895, %899 : f32
              %904 = arith.addf %896, %900 : f32
              %905 = arith.addf %897, %901 : f32
              %906 = arith.addf %898, %902 : f32
              %907 = arith.addf %903, %905 : f32
              %908 = arith.addf %904, %906 : f32
              %909 = arith.addf %907, %908 : f32
              %910 = arith.addf %860#1, %909 : f32
              %911 = wave.opaque %910 : f32
              %912 = wave.opaque %437 : i32
              %913 = arith.cmpi sgt, %912, %356 : i32
              %914:4 = scf.if %913 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %915 = arith.subi %378, %436 : i32
                %916 = arith.subi %915, %c55 : i32
                %917 = arith.minsi %916, %c54 : i32
                %918 = arith.maxsi %917, %c55 : i32
                %919 = arith.cmpi sgt, %918, %c55 : i32
                %920 = arith.select %919, %c81, %c55 : i32
                %921 = arith.ori %c55, %920 : i32
                %922 = arith.cmpi sgt, %918, %c45 : i32
                %923 = arith.select %922, %c81, %c55 : i32
                %924 = arith.ori %c55, %923 : i32
                %925 = arith.cmpi sgt, %918, %c82 : i32
                %926 = arith.select %925, %c83, %c55 : i32
                %927 = arith.ori %921, %926 : i32
                %928 = arith.cmpi sgt, %918, %c84 : i32
                %929 = arith.select %928, %c83, %c55 : i32
                %930 = arith.ori %924, %929 : i32
                %931 = arith.cmpi sgt, %918, %c85 : i32
                %932 = arith.select %931, %c81, %c55 : i32
                %933 = arith.ori %c55, %932 : i32
                %934 = arith.cmpi sgt, %918, %c86 : i32
                %935 = arith.select %934, %c81, %c55 : i32
                %936 = arith.ori %c55, %935 : i32
                %937 = arith.cmpi sgt, %918, %c87 : i32
                %938 = arith.select %937, %c83, %c55 : i32
                %939 = arith.ori %933, %938 : i32
                %940 = arith.cmpi sgt, %918, %c88 : i32
                %941 = arith.select %940, %c83, %c55 : i32
                %942 = arith.ori %936, %941 : i32
                %943 = arith.cmpi sgt, %918, %c89 : i32
                %944 = arith.select %943, %c81, %c55 : i32
                %945 = arith.ori %c55, %944 : i32
                %946 = arith.cmpi sgt, %918, %c90 : i32
                %947 = arith.select %946, %c81, %c55 : i32
                %948 = arith.ori %c55, %947 : i32
                %949 = arith.cmpi sgt, %918, %c91 : i32
                %950 = arith.select %949, %c83, %c55 : i32
                %951 = arith.ori %945, %950 : i32
                %952 = arith.cmpi sgt, %918, %c92 : i32
                %953 = arith.select %952, %c83, %c55 : i32
                %954 = arith.ori %948, %953 : i32
                %955 = arith.cmpi sgt, %918, %c93 : i32
                %956 = arith.select %955, %c81, %c55 : i32
                %957 = arith.ori %c55, %956 : i32
                %958 = arith.cmpi sgt, %918, %c94 : i32
                %959 = arith.select %958, %c81, %c55 : i32
                %960 = arith.ori %c55, %959 : i32
                %961 = arith.cmpi sgt, %918, %c36 : i32
                %962 = arith.select %961, %c83, %c55 : i32
                %963 = arith.ori %957, %962 : i32
                %964 = arith.cmpi sgt, %918, %c95 : i32
                %965 = arith.select %964, %c83, %c55 : i32
                %966 = arith.ori %960, %965 : i32
                %967 = vector.from_elements %927, %939, %951, %963 : vector<4xi32>
                %968 = vector.from_elements %930, %942, %954, %966 : vector<4xi32>
                %969 = arith.subi %915, %c54 : i32
                %970 = arith.minsi %969, %c54 : i32
                %971 = arith.maxsi %970, %c55 : i32
                %972 = arith.cmpi sgt, %971, %c55 : i32
                %973 = arith.select %972, %c81, %c55 : i32
                %974 = arith.ori %c55, %973 : i32
                %975 = arith.cmpi sgt, %971, %c45 : i32
                %976 = arith.select %975, %c81, %c55 : i32
                %977 = arith.ori %c55, %976 : i32
                %978 = arith.cmpi sgt, %971, %c82 : i32
                %979 = arith.select %978, %c83, %c55 : i32
                %980 = arith.ori %974, %979 : i32
                %981 = arith.cmpi sgt, %971, %c84 : i32
                %982 = arith.select %981, %c83, %c55 : i32
                %983 = arith.ori %977, %982 : i32
                %984 = arith.cmpi sgt, %971, %c85 : i32
                %985 = arith.select %984, %c81, %c55 : i32
                %986 = arith.ori %c55, %985 : i32
                %987 = arith.cmpi sgt, %971, %c86 : i32
                %988 = arith.select %987, %c81, %c55 : i32
                %989 = arith.ori %c55, %988 : i32
                %990 = arith.cmpi sgt, %971, %c87 : i32
                %991 = arith.select %990, %c83, %c55 : i32
                %992 = arith.ori %986, %991 : i32
                %993 = arith.cmpi sgt, %971, %c88 : i32
                %994 = arith.select %993, %c83, %c55 : i32
                %995 = arith.ori %989, %994 : i32
                %996 = arith.cmpi sgt, %971, %c89 : i32
                %997 = arith.select %996, %c81, %c55 : i32
                %998 = arith.ori %c55, %997 : i32
                %999 = arith.cmpi sgt, %971, %c90 : i32
                %1000 = arith.select %999, %c81, %c55 : i32
                %1001 = arith.ori %c55, %1000 : i32
                %1002 = arith.cmpi sgt, %971, %c91 : i32
                %1003 = arith.select %1002, %c83, %c55 : i32
                %1004 = arith.ori %998, %1003 : i32
                %1005 = arith.cmpi sgt, %971, %c92 : i32
                %1006 = arith.select %1005, %c83, %c55 : i32
                %1007 = arith.ori %1001, %1006 : i32
                %1008 = arith.cmpi sgt, %971, %c93 : i32
                %1009 = arith.select %1008, %c81, %c55 : i32
                %1010 = arith.ori %c55, %1009 : i32
                %1011 = arith.cmpi sgt, %971, %c94 : i32
                %1012 = arith.select %1011, %c81, %c55 : i32
                %1013 = arith.ori %c55, %1012 : i32
                %1014 = arith.cmpi sgt, %971, %c36 : i32
                %1015 = arith.select %1014, %c83, %c55 : i32
                %1016 = arith.ori %1010, %1015 : i32
                %1017 = arith.cmpi sgt, %971, %c95 : i32
                %1018 = arith.select %1017, %c83, %c55 : i32
                %1019 = arith.ori %1013, %1018 : i32
                %1020 = vector.from_elements %980, %992, %1004, %1016 : vector<4xi32>
                %1021 = vector.from_elements %983, %995, %1007, %1019 : vector<4xi32>
                scf.yield %967, %968, %1020, %1021 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %c80, %c80, %c80, %c80 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1022 = wave.opaque %437 : i32
              %1023 = arith.cmpi sgt, %1022, %356 : i32
              %1024:4 = scf.if %1023 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1025 = arith.andi %659, %914#0 : vector<4xi32>
                %1026 = arith.andi %661, %914#1 : vector<4xi32>
                %1027 = arith.andi %663, %914#2 : vector<4xi32>
                %1028 = arith.andi %665, %914#3 : vector<4xi32>
                scf.yield %1025, %1026, %1027, %1028 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %659, %661, %663, %665 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1029 = vector.shuffle %1024#0, %1024#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1030 = vector.bitcast %1029 : vector<8xi32> to vector<16xf16>
              %1031 = wave.mma %1030, %778, %752#2 : vector<16xf16>, vector<8xf32>
              %1032 = wave.mma %1030, %886, %860#2 : vector<16xf16>, vector<8xf32>
              %1033 = vector.shuffle %1024#2, %1024#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1034 = vector.bitcast %1033 : vector<8xi32> to vector<16xf16>
              %1035 = wave.mma %1034, %785, %1031 : vector<16xf16>, vector<8xf32>
              %1036 = wave.mma %1034, %893, %1032 : vector<16xf16>, vector<8xf32>
              %1037 = wave.opaque %1035 : vector<8xf32>
              %1038 = wave.opaque %1036 : vector<8xf32>
              %1039 = arith.addi %474, %c41 : index
              %1040 = vector.load %kv[%1039] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1041 = arith.addi %474, %c96 : index
              %1042 = vector.load %kv[%1041] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1043 = arith.addi %479, %c41 : index
              %1044 = vector.load %kv[%1043] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1045 = arith.addi %479, %c96 : index
              %1046 = vector.load %kv[%1045] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1047 = wave.opaque %437 : i32
              %1048 = arith.cmpi sgt, %1047, %356 : i32
              %1049:4 = scf.if %1048 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1050 = arith.andi %685, %914#0 : vector<4xi32>
                %1051 = arith.andi %687, %914#1 : vector<4xi32>
                %1052 = arith.andi %689, %914#2 : vector<4xi32>
                %1053 = arith.andi %691, %914#3 : vector<4xi32>
                scf.yield %1050, %1051, %1052, %1053 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %685, %687, %689, %691 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1054 = vector.shuffle %1049#0, %1049#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1055 = vector.bitcast %1054 : vector<8xi32> to vector<16xf16>
              %1056 = wave.mma %1055, %778, %752#3 : vector<16xf16>, vector<8xf32>
              %1057 = wave.mma %1055, %886, %860#3 : vector<16xf16>, vector<8xf32>
              %1058 = vector.shuffle %1049#2, %1049#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1059 = vector.bitcast %1058 : vector<8xi32> to vector<16xf16>
              %1060 = wave.mma %1059, %785, %1056 : vector<16xf16>, vector<8xf32>
              %1061 = wave.mma %1059, %893, %1057 : vector<16xf16>, vector<8xf32>
              %1062 = wave.opaque %1060 : vector<8xf32>
              %1063 = wave.opaque %1061 : vector<8xf32>
              %1064 = arith.addi %474, %c97 : index
              %1065 = vector.load %kv[%1064] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1066 = arith.addi %474, %c98 : index
              %1067 = vector.load %kv[%1066] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1068 = arith.addi %479, %c97 : index
              %1069 = vector.load %kv[%1068] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1070 = arith.addi %479, %c98 : index
              %1071 = vector.load %kv[%1070] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1072 = wave.opaque %437 : i32
              %1073 = arith.cmpi sgt, %1072, %356 : i32
              %1074:4 = scf.if %1073 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1075 = arith.andi %1040, %914#0 : vector<4xi32>
                %1076 = arith.andi %1042, %914#1 : vector<4xi32>
                %1077 = arith.andi %1044, %914#2 : vector<4xi32>
                %1078 = arith.andi %1046, %914#3 : vector<4xi32>
                scf.yield %1075, %1076, %1077, %1078 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1040, %1042, %1044, %1046 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1079 = vector.shuffle %1074#0, %1074#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1080 = vector.bitcast %1079 : vector<8xi32> to vector<16xf16>
              %1081 = wave.mma %1080, %778, %752#4 : vector<16xf16>, vector<8xf32>
              %1082 = wave.mma %1080, %886, %860#4 : vector<16xf16>, vector<8xf32>
              %1083 = vector.shuffle %1074#2, %1074#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1084 = vector.bitcast %1083 : vector<8xi32> to vector<16xf16>
              %1085 = wave.mma %1084, %785, %1081 : vector<16xf16>, vector<8xf32>
              %1086 = wave.mma %1084, %893, %1082 : vector<16xf16>, vector<8xf32>
              %1087 = wave.opaque %1085 : vector<8xf32>
              %1088 = wave.opaque %1086 : vector<8xf32>
              %1089 = arith.addi %474, %c42 : index
              %1090 = vector.load %kv[%1089] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1091 = arith.addi %474, %c99 : index
              %1092 = vector.load %kv[%1091] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1093 = arith.addi %479, %c42 : index
              %1094 = vector.load %kv[%1093] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1095 = arith.addi %479, %c99 : index
              %1096 = vector.load %kv[%1095] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1097 = wave.opaque %437 : i32
              %1098 = arith.cmpi sgt, %1097, %356 : i32
              %1099:4 = scf.if %1098 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1100 = arith.andi %1065, %914#0 : vector<4xi32>
                %1101 = arith.andi %1067, %914#1 : vector<4xi32>
                %1102 = arith.andi %1069, %914#2 : vector<4xi32>
                %1103 = arith.andi %1071, %914#3 : vector<4xi32>
                scf.yield %1100, %1101, %1102, %1103 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1065, %1067, %1069, %1071 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1104 = vector.shuffle %1099#0, %1099#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1105 = vector.bitcast %1104 : vector<8xi32> to vector<16xf16>
              %1106 = wave.mma %1105, %778, %752#5 : vector<16xf16>, vector<8xf32>
              %1107 = wave.mma %1105, %886, %860#5 : vector<16xf16>, vector<8xf32>
              %1108 = vector.shuffle %1099#2, %1099#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1109 = vector.bitcast %1108 : vector<8xi32> to vector<16xf16>
              %1110 = wave.mma %1109, %785, %1106 : vector<16xf16>, vector<8xf32>
              %1111 = wave.mma %1109, %893, %1107 : vector<16xf16>, vector<8xf32>
              %1112 = wave.opaque %1110 : vector<8xf32>
              %1113 = wave.opaque %1111 : vector<8xf32>
              %1114 = arith.addi %474, %c100 : index
              %1115 = vector.load %kv[%1114] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1116 = arith.addi %474, %c101 : index
              %1117 = vector.load %kv[%1116] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1118 = arith.addi %479, %c100 : index
              %1119 = vector.load %kv[%1118] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1120 = arith.addi %479, %c101 : index
              %1121 = vector.load %kv[%1120] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1122 = wave.opaque %437 : i32
              %1123 = arith.cmpi sgt, %1122, %356 : i32
              %1124:4 = scf.if %1123 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1125 = arith.andi %1090, %914#0 : vector<4xi32>
                %1126 = arith.andi %1092, %914#1 : vector<4xi32>
                %1127 = arith.andi %1094, %914#2 : vector<4xi32>
                %1128 = arith.andi %1096, %914#3 : vector<4xi32>
                scf.yield %1125, %1126, %1127, %1128 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1090, %1092, %1094, %1096 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1129 = vector.shuffle %1124#0, %1124#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1130 = vector.bitcast %1129 : vector<8xi32> to vector<16xf16>
              %1131 = wave.mma %1130, %778, %752#6 : vector<16xf16>, vector<8xf32>
              %1132 = wave.mma %1130, %886, %860#6 : vector<16xf16>, vector<8xf32>
              %1133 = vector.shuffle %1124#2, %1124#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1134 = vector.bitcast %1133 : vector<8xi32> to vector<16xf16>
              %1135 = wave.mma %1134, %785, %1131 : vector<16xf16>, vector<8xf32>
              %1136 = wave.mma %1134, %893, %1132 : vector<16xf16>, vector<8xf32>
              %1137 = wave.opaque %1135 : vector<8xf32>
              %1138 = wave.opaque %1136 : vector<8xf32>
              %1139 = arith.addi %474, %c43 : index
              %1140 = vector.load %kv[%1139] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1141 = arith.addi %474, %c102 : index
              %1142 = vector.load %kv[%1141] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1143 = arith.addi %479, %c43 : index
              %1144 = vector.load %kv[%1143] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1145 = arith.addi %479, %c102 : index
              %1146 = vector.load %kv[%1145] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1147 = wave.opaque %437 : i32
              %1148 = arith.cmpi sgt, %1147, %356 : i32
              %1149:4 = scf.if %1148 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1150 = arith.andi %1115, %914#0 : vector<4xi32>
                %1151 = arith.andi %1117, %914#1 : vector<4xi32>
                %1152 = arith.andi %1119, %914#2 : vector<4xi32>
                %1153 = arith.andi %1121, %914#3 : vector<4xi32>
                scf.yield %1150, %1151, %1152, %1153 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1115, %1117, %1119, %1121 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1154 = vector.shuffle %1149#0, %1149#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1155 = vector.bitcast %1154 : vector<8xi32> to vector<16xf16>
              %1156 = wave.mma %1155, %778, %752#7 : vector<16xf16>, vector<8xf32>
              %1157 = wave.mma %1155, %886, %860#7 : vector<16xf16>, vector<8xf32>
              %1158 = vector.shuffle %1149#2, %1149#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1159 = vector.bitcast %1158 : vector<8xi32> to vector<16xf16>
              %1160 = wave.mma %1159, %785, %1156 : vector<16xf16>, vector<8xf32>
              %1161 = wave.mma %1159, %893, %1157 : vector<16xf16>, vector<8xf32>
              %1162 = wave.opaque %1160 : vector<8xf32>
              %1163 = wave.opaque %1161 : vector<8xf32>
              %1164 = arith.addi %474, %c103 : index
              %1165 = vector.load %kv[%1164] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1166 = arith.addi %474, %c104 : index
              %1167 = vector.load %kv[%1166] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1168 = arith.addi %479, %c103 : index
              %1169 = vector.load %kv[%1168] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1170 = arith.addi %479, %c104 : index
              %1171 = vector.load %kv[%1170] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1172 = wave.opaque %437 : i32
              %1173 = arith.cmpi sgt, %1172, %356 : i32
              %1174:4 = scf.if %1173 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1175 = arith.andi %1140, %914#0 : vector<4xi32>
                %1176 = arith.andi %1142, %914#1 : vector<4xi32>
                %1177 = arith.andi %1144, %914#2 : vector<4xi32>
                %1178 = arith.andi %1146, %914#3 : vector<4xi32>
                scf.yield %1175, %1176, %1177, %1178 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1140, %1142, %1144, %1146 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1179 = vector.shuffle %1174#0, %1174#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1180 = vector.bitcast %1179 : vector<8xi32> to vector<16xf16>
              %1181 = wave.mma %1180, %778, %752#8 : vector<16xf16>, vector<8xf32>
              %1182 = wave.mma %1180, %886, %860#8 : vector<16xf16>, vector<8xf32>
              %1183 = vector.shuffle %1174#2, %1174#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1184 = vector.bitcast %1183 : vector<8xi32> to vector<16xf16>
              %1185 = wave.mma %1184, %785, %1181 : vector<16xf16>, vector<8xf32>
              %1186 = wave.mma %1184, %893, %1182 : vector<16xf16>, vector<8xf32>
              %1187 = wave.opaque %1185 : vector<8xf32>
              %1188 = wave.opaque %1186 : vector<8xf32>
              wave.pin
              %1189 = wave.opaque %437 : i32
              %1190 = arith.cmpi sgt, %1189, %356 : i32
              %1191:4 = scf.if %1190 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1192 = arith.andi %1165, %914#0 : vector<4xi32>
                %1193 = arith.andi %1167, %914#1 : vector<4xi32>
                %1194 = arith.andi %1169, %914#2 : vector<4xi32>
                %1195 = arith.andi %1171, %914#3 : vector<4xi32>
                scf.yield %1192, %1193, %1194, %1195 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1165, %1167, %1169, %1171 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1196 = vector.shuffle %1191#0, %1191#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1197 = vector.bitcast %1196 : vector<8xi32> to vector<16xf16>
              %1198 = wave.mma %1197, %778, %752#9 : vector<16xf16>, vector<8xf32>
              %1199 = wave.mma %1197, %886, %860#9 : vector<16xf16>, vector<8xf32>
              %1200 = vector.shuffle %1191#2, %1191#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1201 = vector.bitcast %1200 : vector<8xi32> to vector<16xf16>
              %1202 = wave.mma %1201, %785, %1198 : vector<16xf16>, vector<8xf32>
              %1203 = wave.mma %1201, %893, %1199 : vector<16xf16>, vector<8xf32>
              %1204 = wave.opaque %1202 : vector<8xf32>
              %1205 = wave.opaque %1203 : vector<8xf32>
              wave.pin
              %1206 = wave.opaque %437 : i32
              %1207 = arith.cmpi slt, %1206, %378 : i32
              %1208:4 = scf.if %1207 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1209 = arith.addi %463, %35 : index
                %1210 = arith.addi %1209, %c10 : index
                %1211 = vector.load %kv[%1210] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1212 = arith.addi %1209, %c24 : index
                %1213 = vector.load %kv[%1212] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1214 = arith.addi %471, %35 : index
                %1215 = arith.addi %1214, %c10 : index
                %1216 = vector.load %kv[%1215] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1217 = arith.addi %1214, %c24 : index
                %1218 = vector.load %kv[%1217] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %1211, %1213, %1216, %1218 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1191#0, %1191#1, %1191#2, %1191#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              scf.yield %1208#0, %1208#1, %1208#2, %1208#3, %752#0, %803, %1037, %1062, %1087, %1112, %1137, %1162, %1187, %1204, %860#0, %911, %1038, %1063, %1088, %1113, %1138, %1163, %1188, %1205 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %1219 = wave.opaque %c10 : index
            %1220 = arith.addi %0, %1219 : index
            %1221 = arith.cmpi eq, %376, %373 : i32
            %1222 = wave.swap_halves %434#5 : f32
            %1223 = arith.addf %434#5, %1222 : f32
            %1224 = arith.addi %1220, %c10 : index
            %1225:2 = scf.if %1221 -> (f32, f32) {
              scf.yield %c59, %c60 : f32, f32
            } else {
              %1226 = arith.addi %1224, %c10 : index
              %1227 = memref.load %8[%1226] : memref<?xf32>
              %1228 = arith.addi %1224, %c6 : index
              %1229 = memref.load %8[%1228] : memref<?xf32>
              scf.yield %1227, %1229 : f32, f32
            }
            %1230 = arith.maxnumf %1225#0, %434#4 fastmath<nnan> : f32
            %1231 = arith.subf %1225#0, %1230 : f32
            %1232 = wave.exp2 %1231 : f32
            %1233 = arith.subf %434#4, %1230 : f32
            %1234 = wave.exp2 %1233 : f32
            %1235 = arith.mulf %1225#1, %1232 : f32
            %1236 = math.fma %1223, %1234, %1235 : f32
            memref.store %1230, %8[%1224] : memref<?xf32>
            %1237 = arith.addi %1224, %c6 : index
            memref.store %1236, %8[%1237] : memref<?xf32>
            %1238 = vector.broadcast %1232 : f32 to vector<8xf32>
            %1239 = vector.broadcast %1234 : f32 to vector<8xf32>
            scf.if %1221 {
              %1240 = arith.muli %1220, %c13 : index
              %1241 = arith.addi %c10, %1240 : index
              %1242 = arith.addi %1241, %c10 : index
              %1243 = arith.addi %1242, %c10 : index
              %1244 = vector.shuffle %434#6, %434#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1244, %5[%1243] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1245 = vector.shuffle %434#6, %434#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1246 = arith.addi %1243, %c18 : index
              vector.store %1245, %5[%1246] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1247 = arith.addi %1242, %c37 : index
              %1248 = vector.shuffle %434#7, %434#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1248, %5[%1247] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1249 = vector.shuffle %434#7, %434#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1250 = arith.addi %1247, %c18 : index
              vector.store %1249, %5[%1250] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1251 = arith.addi %1242, %c38 : index
              %1252 = vector.shuffle %434#8, %434#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1252, %5[%1251] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1253 = vector.shuffle %434#8, %434#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1254 = arith.addi %1251, %c18 : index
              vector.store %1253, %5[%1254] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1255 = arith.addi %1242, %c39 : index
              %1256 = vector.shuffle %434#9, %434#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1256, %5[%1255] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1257 = vector.shuffle %434#9, %434#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1258 = arith.addi %1255, %c18 : index
              vector.store %1257, %5[%1258] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1259 = arith.addi %1242, %c40 : index
              %1260 = vector.shuffle %434#10, %434#10 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1260, %5[%1259] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1261 = vector.shuffle %434#10, %434#10 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1262 = arith.addi %1259, %c18 : index
              vector.store %1261, %5[%1262] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1263 = arith.addi %1242, %c41 : index
              %1264 = vector.shuffle %434#11, %434#11 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1264, %5[%1263] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1265 = vector.shuffle %434#11, %434#11 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1266 = arith.addi %1263, %c18 : index
              vector.store %1265, %5[%1266] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1267 = arith.addi %1242, %c42 : index
              %1268 = vector.shuffle %434#12, %434#12 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1268, %5[%1267] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1269 = vector.shuffle %434#12, %434#12 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1270 = arith.addi %1267, %c18 : index
              vector.store %1269, %5[%1270] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1271 = arith.addi %1242, %c43 : index
              %1272 = vector.shuffle %434#13, %434#13 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1272, %5[%1271] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1273 = vector.shuffle %434#13, %434#13 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1274 = arith.addi %1271, %c18 : index
              vector.store %1273, %5[%1274] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1275 = arith.muli %1220, %c13 : index
              %1276 = arith.addi %c10, %1275 : index
              %1277 = arith.addi %1276, %c10 : index
              %1278 = arith.addi %1277, %c10 : index
              %1279 = vector.load %5[%1278] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1280 = arith.addi %1278, %c18 : index
              %1281 = vector.load %5[%1280] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1282 = vector.shuffle %1279, %1281 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1283 = arith.mulf %1282, %1238 : vector<8xf32>
              %1284 = math.fma %434#6, %1239, %1283 : vector<8xf32>
              %1285 = vector.shuffle %1284, %1284 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1285, %5[%1278] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1286 = vector.shuffle %1284, %1284 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1286, %5[%1280] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1287 = arith.addi %1277, %c37 : index
              %1288 = vector.load %5[%1287] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1289 = arith.addi %1287, %c18 : index
              %1290 = vector.load %5[%1289] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1291 = vector.shuffle %1288, %1290 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1292 = arith.mulf %1291, %1238 : vector<8xf32>
              %1293 = math.fma %434#7, %1239, %1292 : vector<8xf32>
              %1294 = vector.shuffle %1293, %1293 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1294, %5[%1287] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1295 = vector.shuffle %1293, %1293 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1295, %5[%1289] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1296 = arith.addi %1277, %c38 : index
              %1297 = vector.load %5[%1296] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1298 = arith.addi %1296, %c18 : index
              %1299 = vector.load %5[%1298] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1300 = vector.shuffle %1297, %1299 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1301 = arith.mulf %1300, %1238 : vector<8xf32>
              %1302 = math.fma %434#8, %1239, %1301 : vector<8xf32>
              %1303 = vector.shuffle %1302, %1302 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1303, %5[%1296] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1304 = vector.shuffle %1302, %1302 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1304, %5[%1298] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1305 = arith.addi %1277, %c39 : index
              %1306 = vector.load %5[%1305] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1307 = arith.addi %1305, %c18 : index
              %1308 = vector.load %5[%1307] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1309 = vector.shuffle %1306, %1308 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1310 = arith.mulf %1309, %1238 : vector<8xf32>
              %1311 = math.fma %434#9, %1239, %1310 : vector<8xf32>
              %1312 = vector.shuffle %1311, %1311 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1312, %5[%1305] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1313 = vector.shuffle %1311, %1311 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1313, %5[%1307] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1314 = arith.addi %1277, %c40 : index
              %1315 = vector.load %5[%1314] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1316 = arith.addi %1314, %c18 : index
              %1317 = vector.load %5[%1316] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1318 = vector.shuffle %1315, %1317 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1319 = arith.mulf %1318, %1238 : vector<8xf32>
              %1320 = math.fma %434#10, %1239, %1319 : vector<8xf32>
              %1321 = vector.shuffle %1320, %1320 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1321, %5[%1314] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1322 = vector.shuffle %1320, %1320 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1322, %5[%1316] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1323 = arith.addi %1277, %c41 : index
              %1324 = vector.load %5[%1323] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1325 = arith.addi %1323, %c18 : index
              %1326 = vector.load %5[%1325] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1327 = vector.shuffle %1324, %1326 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1328 = arith.mulf %1327, %1238 : vector<8xf32>
              %1329 = math.fma %434#11, %1239, %1328 : vector<8xf32>
              %1330 = vector.shuffle %1329, %1329 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1330, %5[%1323] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1331 = vector.shuffle %1329, %1329 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1331, %5[%1325] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1332 = arith.addi %1277, %c42 : index
              %1333 = vector.load %5[%1332] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1334 = arith.addi %1332, %c18 : index
              %1335 = vector.load %5[%1334] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1336 = vector.shuffle %1333, %1335 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1337 = arith.mulf %1336, %1238 : vector<8xf32>
              %1338 = math.fma %434#12, %1239, %1337 : vector<8xf32>
              %1339 = vector.shuffle %1338, %1338 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1339, %5[%1332] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1340 = vector.shuffle %1338, %1338 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1340, %5[%1334] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1341 = arith.addi %1277, %c43 : index
              %1342 = vector.load %5[%1341] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1343 = arith.addi %1341, %c18 : index
              %1344 = vector.load %5[%1343] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1345 = vector.shuffle %1342, %1344 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1346 = arith.mulf %1345, %1238 : vector<8xf32>
              %1347 = math.fma %434#13, %1239, %1346 : vector<8xf32>
              %1348 = vector.shuffle %1347, %1347 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1348, %5[%1341] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1349 = vector.shuffle %1347, %1347 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1349, %5[%1343] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
            %1350 = wave.swap_halves %434#15 : f32
            %1351 = arith.addf %434#15, %1350 : f32
            %1352 = arith.addi %1220, %c24 : index
            %1353:2 = scf.if %1221 -> (f32, f32) {
              scf.yield %c59, %c60 : f32, f32
            } else {
              %1354 = arith.addi %1352, %c10 : index
              %1355 = memref.load %8[%1354] : memref<?xf32>
              %1356 = arith.addi %1352, %c6 : index
              %1357 = memref.load %8[%1356] : memref<?xf32>
              scf.yield %1355, %1357 : f32, f32
            }
            %1358 = arith.maxnumf %1353#0, %434#14 fastmath<nnan> : f32
            %1359 = arith.subf %1353#0, %1358 : f32
            %1360 = wave.exp2 %1359 : f32
            %1361 = arith.subf %434#14, %1358 : f32
            %1362 = wave.exp2 %1361 : f32
            %1363 = arith.mulf %1353#1, %1360 : f32
            %1364 = math.fma %1351, %1362, %1363 : f32
            memref.store %1358, %8[%1352] : memref<?xf32>
            %1365 = arith.addi %1352, %c6 : index
            memref.store %1364, %8[%1365] : memref<?xf32>
            %1366 = vector.broadcast %1360 : f32 to vector<8xf32>
            %1367 = vector.broadcast %1362 : f32 to vector<8xf32>
            scf.if %1221 {
              %1368 = arith.muli %1220, %c13 : index
              %1369 = arith.addi %c10, %1368 : index
              %1370 = arith.addi %1369, %c17 : index
              %1371 = arith.addi %1370, %c10 : index
              %1372 = vector.shuffle %434#16, %434#16 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1372, %5[%1371] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1373 = vector.shuffle %434#16, %434#16 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1374 = arith.addi %1371, %c18 : index
              vector.store %1373, %5[%1374] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1375 = arith.addi %1370, %c37 : index
              %1376 = vector.shuffle %434#17, %434#17 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1376, %5[%1375] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1377 = vector.shuffle %434#17, %434#17 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1378 = arith.addi %1375, %c18 : index
              vector.store %1377, %5[%1378] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1379 = arith.addi %1370, %c38 : index
              %1380 = vector.shuffle %434#18, %434#18 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1380, %5[%1379] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1381 = vector.shuffle %434#18, %434#18 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1382 = arith.addi %1379, %c18 : index
              vector.store %1381, %5[%1382] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1383 = arith.addi %1370, %c39 : index
              %1384 = vector.shuffle %434#19, %434#19 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1384, %5[%1383] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1385 = vector.shuffle %434#19, %434#19 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1386 = arith.addi %1383, %c18 : index
              vector.store %1385, %5[%1386] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1387 = arith.addi %1370, %c40 : index
              %1388 = vector.shuffle %434#20, %434#20 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1388, %5[%1387] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1389 = vector.shuffle %434#20, %434#20 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1390 = arith.addi %1387, %c18 : index
              vector.store %1389, %5[%1390] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1391 = arith.addi %1370, %c41 : index
              %1392 = vector.shuffle %434#21, %434#21 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1392, %5[%1391] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1393 = vector.shuffle %434#21, %434#21 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1394 = arith.addi %1391, %c18 : index
              vector.store %1393, %5[%1394] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1395 = arith.addi %1370, %c42 : index
              %1396 = vector.shuffle %434#22, %434#22 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1396, %5[%1395] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1397 = vector.shuffle %434#22, %434#22 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1398 = arith.addi %1395, %c18 : index
              vector.store %1397, %5[%1398] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1399 = arith.addi %1370, %c43 : index
              %1400 = vector.shuffle %434#23, %434#23 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1400, %5[%1399] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1401 = vector.shuffle %434#23, %434#23 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1402 = arith.addi %1399, %c18 : index
              vector.store %1401, %5[%1402] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1403 = arith.muli %1220, %c13 : index
              %1404 = arith.addi %c10, %1403 : index
              %1405 = arith.addi %1404, %c17 : index
              %1406 = arith.addi %1405, %c10 : index
              %1407 = vector.load %5[%1406] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1408 = arith.addi %1406, %c18 : index
              %1409 = vector.load %5[%1408] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1410 = vector.shuffle %1407, %1409 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1411 = arith.mulf %1410, %1366 : vector<8xf32>
              %1412 = math.fma %434#16, %1367, %1411 : vector<8xf32>
              %1413 = vector.shuffle %1412, %1412 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1413, %5[%1406] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1414 = vector.shuffle %1412, %1412 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1414, %5[%1408] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1415 = arith.addi %1405, %c37 : index
              %1416 = vector.load %5[%1415] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1417 = arith.addi %1415, %c18 : index
              %1418 = vector.load %5[%1417] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1419 = vector.shuffle %1416, %1418 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1420 = arith.mulf %1419, %1366 : vector<8xf32>
              %1421 = math.fma %434#17, %1367, %1420 : vector<8xf32>
              %1422 = vector.shuffle %1421, %1421 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1422, %5[%1415] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1423 = vector.shuffle %1421, %1421 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1423, %5[%1417] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1424 = arith.addi %1405, %c38 : index
              %1425 = vector.load %5[%1424] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1426 = arith.addi %1424, %c18 : index
              %1427 = vector.load %5[%1426] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1428 = vector.shuffle %1425, %1427 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1429 = arith.mulf %1428, %1366 : vector<8xf32>
              %1430 = math.fma %434#18, %1367, %1429 : vector<8xf32>
              %1431 = vector.shuffle %1430, %1430 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1431, %5[%1424] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1432 = vector.shuffle %1430, %1430 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1432, %5[%1426] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1433 = arith.addi %1405, %c39 : index
              %1434 = vector.load %5[%1433] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1435 = arith.addi %1433, %c18 : index
              %1436 = vector.load %5[%1435] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1437 = vector.shuffle %1434, %1436 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1438 = arith.mulf %1437, %1366 : vector<8xf32>
              %1439 = math.fma %434#19, %1367, %1438 : vector<8xf32>
              %1440 = vector.shuffle %1439, %1439 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1440, %5[%1433] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1441 = vector.shuffle %1439, %1439 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1441, %5[%1435] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1442 = arith.addi %1405, %c40 : index
              %1443 = vector.load %5[%1442] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1444 = arith.addi %1442, %c18 : index
              %1445 = vector.load %5[%1444] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1446 = vector.shuffle %1443, %1445 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1447 = arith.mulf %1446, %1366 : vector<8xf32>
              %1448 = math.fma %434#20, %1367, %1447 : vector<8xf32>
              %1449 = vector.shuffle %1448, %1448 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1449, %5[%1442] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1450 = vector.shuffle %1448, %1448 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1450, %5[%1444] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1451 = arith.addi %1405, %c41 : index
              %1452 = vector.load %5[%1451] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1453 = arith.addi %1451, %c18 : index
              %1454 = vector.load %5[%1453] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1455 = vector.shuffle %1452, %1454 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1456 = arith.mulf %1455, %1366 : vector<8xf32>
              %1457 = math.fma %434#21, %1367, %1456 : vector<8xf32>
              %1458 = vector.shuffle %1457, %1457 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1458, %5[%1451] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1459 = vector.shuffle %1457, %1457 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1459, %5[%1453] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1460 = arith.addi %1405, %c42 : index
              %1461 = vector.load %5[%1460] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1462 = arith.addi %1460, %c18 : index
              %1463 = vector.load %5[%1462] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1464 = vector.shuffle %1461, %1463 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1465 = arith.mulf %1464, %1366 : vector<8xf32>
              %1466 = math.fma %434#22, %1367, %1465 : vector<8xf32>
              %1467 = vector.shuffle %1466, %1466 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1467, %5[%1460] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1468 = vector.shuffle %1466, %1466 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1468, %5[%1462] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1469 = arith.addi %1405, %c43 : index
              %1470 = vector.load %5[%1469] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1471 = arith.addi %1469, %c18 : index
              %1472 = vector.load %5[%1471] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1473 = vector.shuffle %1470, %1472 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1474 = arith.mulf %1473, %1366 : vector<8xf32>
              %1475 = math.fma %434#23, %1367, %1474 : vector<8xf32>
              %1476 = vector.shuffle %1475, %1475 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1476, %5[%1469] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1477 = vector.shuffle %1475, %1475 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1477, %5[%1471] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1478 = arith.cmpi sgt, %365, %c57 : i32
          scf.if %1478 {
            %1479 = arith.cmpi eq, %373, %370 : i32
            %1480 = wave.opaque %c10 : index
            %1481 = arith.addi %0, %1480 : index
            %1482 = arith.addi %1481, %c10 : index
            %1483 = arith.addi %1482, %c10 : index
            %1484 = memref.load %8[%1483] : memref<?xf32>
            %1485 = arith.addi %1482, %c6 : index
            %1486 = memref.load %8[%1485] : memref<?xf32>
            %1487 = arith.addi %1481, %c18 : index
            %1488:2 = scf.if %1479 -> (f32, f32) {
              scf.yield %c59, %c60 : f32, f32
            } else {
              %1489 = arith.addi %1487, %c10 : index
              %1490 = memref.load %8[%1489] : memref<?xf32>
              %1491 = arith.addi %1487, %c6 : index
              %1492 = memref.load %8[%1491] : memref<?xf32>
              scf.yield %1490, %1492 : f32, f32
            }
            %1493 = arith.maxnumf %1488#0, %1484 fastmath<nnan> : f32
            %1494 = arith.subf %1488#0, %1493 : f32
            %1495 = wave.exp2 %1494 : f32
            %1496 = arith.subf %1484, %1493 : f32
            %1497 = wave.exp2 %1496 : f32
            %1498 = arith.mulf %1488#1, %1495 : f32
            %1499 = math.fma %1486, %1497, %1498 : f32
            memref.store %1493, %8[%1487] : memref<?xf32>
            %1500 = arith.addi %1487, %c6 : index
            memref.store %1499, %8[%1500] : memref<?xf32>
            %1501 = vector.broadcast %1495 : f32 to vector<8xf32>
            %1502 = vector.broadcast %1497 : f32 to vector<8xf32>
            scf.for %1503 = %c10 to %c19 step %c4 {
              %1504 = arith.muli %1481, %c13 : index
              %1505 = arith.addi %c10, %1504 : index
              %1506 = arith.addi %1505, %c10 : index
              %1507 = arith.muli %1503, %c37 : index
              %1508 = arith.addi %1506, %1507 : index
              %1509 = vector.load %5[%1508] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1510 = arith.addi %1508, %c18 : index
              %1511 = vector.load %5[%1510] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1512 = vector.shuffle %1509, %1511 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1479 {
                %1513 = arith.addi %16, %1504 : index
                %1514 = arith.addi %1513, %c10 : index
                %1515 = arith.addi %1514, %1507 : index
                %1516 = vector.shuffle %1512, %1512 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1516, %partial[%1515] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1517 = vector.shuffle %1512, %1512 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1518 = arith.addi %1515, %c18 : index
                vector.store %1517, %partial[%1518] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1519 = arith.addi %16, %1504 : index
                %1520 = arith.addi %1519, %c10 : index
                %1521 = arith.addi %1520, %1507 : index
                %1522 = vector.load %partial[%1521] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1523 = arith.addi %1521, %c18 : index
                %1524 = vector.load %partial[%1523] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1525 = vector.shuffle %1522, %1524 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1526 = arith.mulf %1525, %1501 : vector<8xf32>
                %1527 = math.fma %1512, %1502, %1526 : vector<8xf32>
                %1528 = vector.shuffle %1527, %1527 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1528, %partial[%1521] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1529 = vector.shuffle %1527, %1527 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1529, %partial[%1523] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
            %1530 = arith.addi %1481, %c24 : index
            %1531 = arith.addi %1530, %c10 : index
            %1532 = memref.load %8[%1531] : memref<?xf32>
            %1533 = arith.addi %1530, %c6 : index
            %1534 = memref.load %8[%1533] : memref<?xf32>
            %1535 = arith.addi %1481, %c64 : index
            %1536:2 = scf.if %1479 -> (f32, f32) {
              scf.yield %c59, %c60 : f32, f32
            } else {
              %1537 = arith.addi %1535, %c10 : index
              %1538 = memref.load %8[%1537] : memref<?xf32>
              %1539 = arith.addi %1535, %c6 : index
              %1540 = memref.load %8[%1539] : memref<?xf32>
              scf.yield %1538, %1540 : f32, f32
            }
            %1541 = arith.maxnumf %1536#0, %1532 fastmath<nnan> : f32
            %1542 = arith.subf %1536#0, %1541 : f32
            %1543 = wave.exp2 %1542 : f32
            %1544 = arith.subf %1532, %1541 : f32
            %1545 = wave.exp2 %1544 : f32
            %1546 = arith.mulf %1536#1, %1543 : f32
            %1547 = math.fma %1534, %1545, %1546 : f32
            memref.store %1541, %8[%1535] : memref<?xf32>
            %1548 = arith.addi %1535, %c6 : index
            memref.store %1547, %8[%1548] : memref<?xf32>
            %1549 = vector.broadcast %1543 : f32 to vector<8xf32>
            %1550 = vector.broadcast %1545 : f32 to vector<8xf32>
            scf.for %1551 = %c10 to %c19 step %c4 {
              %1552 = arith.muli %1481, %c13 : index
              %1553 = arith.addi %c10, %1552 : index
              %1554 = arith.addi %1553, %c17 : index
              %1555 = arith.muli %1551, %c37 : index
              %1556 = arith.addi %1554, %1555 : index
              %1557 = vector.load %5[%1556] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1558 = arith.addi %1556, %c18 : index
              %1559 = vector.load %5[%1558] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1560 = vector.shuffle %1557, %1559 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1479 {
                %1561 = arith.addi %16, %1552 : index
                %1562 = arith.addi %1561, %c17 : index
                %1563 = arith.addi %1562, %1555 : index
                %1564 = vector.shuffle %1560, %1560 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1564, %partial[%1563] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1565 = vector.shuffle %1560, %1560 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1566 = arith.addi %1563, %c18 : index
                vector.store %1565, %partial[%1566] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1567 = arith.addi %16, %1552 : index
                %1568 = arith.addi %1567, %c17 : index
                %1569 = arith.addi %1568, %1555 : index
                %1570 = vector.load %partial[%1569] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1571 = arith.addi %1569, %c18 : index
                %1572 = vector.load %partial[%1571] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1573 = vector.shuffle %1570, %1572 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1574 = arith.mulf %1573, %1549 : vector<8xf32>
                %1575 = math.fma %1560, %1550, %1574 : vector<8xf32>
                %1576 = vector.shuffle %1575, %1575 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1576, %partial[%1569] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1577 = vector.shuffle %1575, %1575 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1577, %partial[%1571] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %1578 = arith.cmpi sgt, %365, %c56 : i32
        scf.if %1578 {
          %1579 = arith.cmpi eq, %370, %c55 : i32
          %1580 = wave.opaque %c10 : index
          %1581 = arith.addi %0, %1580 : index
          %1582 = arith.addi %1581, %c18 : index
          %1583 = arith.addi %1582, %c10 : index
          %1584 = memref.load %8[%1583] : memref<?xf32>
          %1585 = arith.addi %1582, %c6 : index
          %1586 = memref.load %8[%1585] : memref<?xf32>
          %1587 = arith.addi %1581, %c37 : index
          %1588:2 = scf.if %1579 -> (f32, f32) {
            scf.yield %c59, %c60 : f32, f32
          } else {
            %1589 = arith.addi %1587, %c10 : index
            %1590 = memref.load %8[%1589] : memref<?xf32>
            %1591 = arith.addi %1587, %c6 : index
            %1592 = memref.load %8[%1591] : memref<?xf32>
            scf.yield %1590, %1592 : f32, f32
          }
          %1593 = arith.maxnumf %1588#0, %1584 fastmath<nnan> : f32
          %1594 = arith.subf %1588#0, %1593 : f32
          %1595 = wave.exp2 %1594 : f32
          %1596 = arith.subf %1584, %1593 : f32
          %1597 = wave.exp2 %1596 : f32
          %1598 = arith.mulf %1588#1, %1595 : f32
          %1599 = math.fma %1586, %1597, %1598 : f32
          memref.store %1593, %8[%1587] : memref<?xf32>
          %1600 = arith.addi %1587, %c6 : index
          memref.store %1599, %8[%1600] : memref<?xf32>
          %1601 = vector.broadcast %1595 : f32 to vector<8xf32>
          %1602 = vector.broadcast %1597 : f32 to vector<8xf32>
          scf.for %1603 = %c10 to %c19 step %c4 {
            %1604 = arith.muli %1581, %c13 : index
            %1605 = arith.addi %16, %1604 : index
            %1606 = arith.addi %1605, %c10 : index
            %1607 = arith.muli %1603, %c37 : index
            %1608 = arith.addi %1606, %1607 : index
            %1609 = vector.load %partial[%1608] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1610 = arith.addi %1608, %c18 : index
            %1611 = vector.load %partial[%1610] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1612 = vector.shuffle %1609, %1611 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1579 {
              %1613 = arith.addi %17, %1604 : index
              %1614 = arith.addi %1613, %c10 : index
              %1615 = arith.addi %1614, %1607 : index
              %1616 = vector.shuffle %1612, %1612 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1616, %partial[%1615] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1617 = vector.shuffle %1612, %1612 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1618 = arith.addi %1615, %c18 : index
              vector.store %1617, %partial[%1618] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1619 = arith.addi %17, %1604 : index
              %1620 = arith.addi %1619, %c10 : index
              %1621 = arith.addi %1620, %1607 : index
              %1622 = vector.load %partial[%1621] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1623 = arith.addi %1621, %c18 : index
              %1624 = vector.load %partial[%1623] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1625 = vector.shuffle %1622, %1624 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1626 = arith.mulf %1625, %1601 : vector<8xf32>
              %1627 = math.fma %1612, %1602, %1626 : vector<8xf32>
              %1628 = vector.shuffle %1627, %1627 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1628, %partial[%1621] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1629 = vector.shuffle %1627, %1627 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1629, %partial[%1623] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1630 = arith.addi %1581, %c64 : index
          %1631 = arith.addi %1630, %c10 : index
          %1632 = memref.load %8[%1631] : memref<?xf32>
          %1633 = arith.addi %1630, %c6 : index
          %1634 = memref.load %8[%1633] : memref<?xf32>
          %1635 = arith.addi %1581, %c65 : index
          %1636:2 = scf.if %1579 -> (f32, f32) {
            scf.yield %c59, %c60 : f32, f32
          } else {
            %1637 = arith.addi %1635, %c10 : index
            %1638 = memref.load %8[%1637] : memref<?xf32>
            %1639 = arith.addi %1635, %c6 : index
            %1640 = memref.load %8[%1639] : memref<?xf32>
            scf.yield %1638, %1640 : f32, f32
          }
          %1641 = arith.maxnumf %1636#0, %1632 fastmath<nnan> : f32
          %1642 = arith.subf %1636#0, %1641 : f32
          %1643 = wave.exp2 %1642 : f32
          %1644 = arith.subf %1632, %1641 : f32
          %1645 = wave.exp2 %1644 : f32
          %1646 = arith.mulf %1636#1, %1643 : f32
          %1647 = math.fma %1634, %1645, %1646 : f32
          memref.store %1641, %8[%1635] : memref<?xf32>
          %1648 = arith.addi %1635, %c6 : index
          memref.store %1647, %8[%1648] : memref<?xf32>
          %1649 = vector.broadcast %1643 : f32 to vector<8xf32>
          %1650 = vector.broadcast %1645 : f32 to vector<8xf32>
          scf.for %1651 = %c10 to %c19 step %c4 {
            %1652 = arith.muli %1581, %c13 : index
            %1653 = arith.addi %16, %1652 : index
            %1654 = arith.addi %1653, %c17 : index
            %1655 = arith.muli %1651, %c37 : index
            %1656 = arith.addi %1654, %1655 : index
            %1657 = vector.load %partial[%1656] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1658 = arith.addi %1656, %c18 : index
            %1659 = vector.load %partial[%1658] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1660 = vector.shuffle %1657, %1659 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1579 {
              %1661 = arith.addi %17, %1652 : index
              %1662 = arith.addi %1661, %c17 : index
              %1663 = arith.addi %1662, %1655 : index
              %1664 = vector.shuffle %1660, %1660 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1664, %partial[%1663] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1665 = vector.shuffle %1660, %1660 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1666 = arith.addi %1663, %c18 : index
              vector.store %1665, %partial[%1666] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1667 = arith.addi %17, %1652 : index
              %1668 = arith.addi %1667, %c17 : index
              %1669 = arith.addi %1668, %1655 : index
              %1670 = vector.load %partial[%1669] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1671 = arith.addi %1669, %c18 : index
              %1672 = vector.load %partial[%1671] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1673 = vector.shuffle %1670, %1672 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1674 = arith.mulf %1673, %1649 : vector<8xf32>
              %1675 = math.fma %1660, %1650, %1674 : vector<8xf32>
              %1676 = vector.shuffle %1675, %1675 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1676, %partial[%1669] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1677 = vector.shuffle %1675, %1675 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1677, %partial[%1671] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %1678 = wave.opaque %c10 : index
      %1679 = arith.addi %0, %1678 : index
      scf.if %368 {
        %1680 = arith.addi %1679, %c10 : index
        %1681 = arith.addi %1680, %c10 : index
        %1682 = memref.load %8[%1681] : memref<?xf32>
        %1683 = arith.addi %1680, %c6 : index
        %1684 = memref.load %8[%1683] : memref<?xf32>
        %1685 = arith.divf %c105, %1684 : f32
        %1686 = vector.broadcast %1685 : f32 to vector<8xf32>
        %1687 = arith.addi %15, %1678 : index
        %1688 = arith.addi %1687, %1 : index
        %1689 = arith.addi %1688, %c10 : index
        %1690 = arith.minsi %1689, %40 : index
        %1691 = arith.divui %1690, %groupSize : index
        %1692 = arith.addi %24, %1691 : index
        %1693 = arith.remui %1690, %groupSize : index
        %1694 = arith.addi %44, %1693 : index
        %1695 = arith.muli %1694, %c18 : index
        %1696 = arith.addi %1695, %51 : index
        %1697 = arith.muli %heads, %c18 : index
        scf.for %1698 = %c10 to %c19 step %c4 {
          %1699 = arith.muli %1698, %c3 : index
          %1700 = arith.addi %1699, %2 : index
          %1701 = arith.muli %13, %c18 : index
          %1702 = arith.addi %1701, %1700 : index
          %1703 = arith.addi %1702, %c10 : index
          %1704 = memref.load %factors[%1703] : memref<?xf32>
          %1705 = arith.addi %1702, %c11 : index
          %1706 = memref.load %factors[%1705] : memref<?xf32>
          %1707 = arith.addi %1702, %c13 : index
          %1708 = memref.load %factors[%1707] : memref<?xf32>
          %1709 = arith.addi %1702, %c107 : index
          %1710 = memref.load %factors[%1709] : memref<?xf32>
          %1711 = arith.addi %1702, %c19 : index
          %1712 = memref.load %factors[%1711] : memref<?xf32>
          %1713 = arith.addi %1702, %c108 : index
          %1714 = memref.load %factors[%1713] : memref<?xf32>
          %1715 = arith.addi %1702, %c109 : index
          %1716 = memref.load %factors[%1715] : memref<?xf32>
          %1717 = arith.addi %1702, %c110 : index
          %1718 = memref.load %factors[%1717] : memref<?xf32>
          %1719 = vector.from_elements %1704, %1706, %1708, %1710, %1712, %1714, %1716, %1718 : vector<8xf32>
          %1720 = arith.muli %kvHeads, %c18 : index
          %1721 = arith.addi %1702, %1720 : index
          %1722 = arith.addi %1721, %c10 : index
          %1723 = memref.load %factors[%1722] : memref<?xf32>
          %1724 = arith.addi %1721, %c11 : index
          %1725 = memref.load %factors[%1724] : memref<?xf32>
          %1726 = arith.addi %1721, %c13 : index
          %1727 = memref.load %factors[%1726] : memref<?xf32>
          %1728 = arith.addi %1721, %c107 : index
          %1729 = memref.load %factors[%1728] : memref<?xf32>
          %1730 = arith.addi %1721, %c19 : index
          %1731 = memref.load %factors[%1730] : memref<?xf32>
          %1732 = arith.addi %1721, %c108 : index
          %1733 = memref.load %factors[%1732] : memref<?xf32>
          %1734 = arith.addi %1721, %c109 : index
          %1735 = memref.load %factors[%1734] : memref<?xf32>
          %1736 = arith.addi %1721, %c110 : index
          %1737 = memref.load %factors[%1736] : memref<?xf32>
          %1738 = vector.from_elements %1723, %1725, %1727, %1729, %1731, %1733, %1735, %1737 : vector<8xf32>
          %1739 = arith.muli %1679, %c13 : index
          %1740 = arith.addi %c10, %1739 : index
          %1741 = arith.addi %1740, %c10 : index
          %1742 = arith.muli %1698, %c37 : index
          %1743 = arith.addi %1741, %1742 : index
          %1744 = vector.load %5[%1743] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1745 = arith.addi %1743, %c18 : index
          %1746 = vector.load %5[%1745] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1747 = vector.shuffle %1744, %1746 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1748 = arith.mulf %1747, %1686 : vector<8xf32>
          %1749 = math.fma %1748, %1719, %1738 : vector<8xf32>
          %1750 = arith.addf %1749, %c61 : vector<8xf32>
          %1751 = arith.minimumf %1750, %c111 : vector<8xf32>
          %1752 = arith.maximumf %1751, %c112 : vector<8xf32>
          %1753 = arith.truncf %1752 : vector<8xf32> to vector<8xf16>
          %1754 = vector.bitcast %1753 : vector<8xf16> to vector<4xi32>
          %1755 = vector.shuffle %1754, %1754 [0, 1] : vector<4xi32>, vector<4xi32>
          %1756 = vector.shuffle %1754, %1754 [2, 3] : vector<4xi32>, vector<4xi32>
          %1757 = arith.select %3, %1756, %1755 : vector<2xi32>
          %1758 = arith.select %3, %1755, %1756 : vector<2xi32>
          %1759 = wave.swap_halves %1758 : vector<2xi32>
          %1760 = arith.select %3, %1759, %1757 : vector<2xi32>
          %1761 = arith.select %3, %1757, %1759 : vector<2xi32>
          %1762 = vector.bitcast %1760 : vector<2xi32> to vector<4xf16>
          %1763 = vector.bitcast %1761 : vector<2xi32> to vector<4xf16>
          %1764 = vector.shuffle %1762, %1763 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1765 = arith.addi %1696, %1699 : index
          %1766 = arith.divui %1692, %outTileRows : index
          %1767 = arith.divui %1697, %c3 : index
          %1768 = arith.muli %1766, %1767 : index
          %1769 = arith.divui %1765, %c3 : index
          %1770 = arith.addi %1768, %1769 : index
          %1771 = arith.muli %1770, %c11 : index
          %1772 = arith.remui %1765, %c3 : index
          %1773 = arith.divui %1772, %c19 : index
          %1774 = arith.addi %1771, %1773 : index
          %1775 = arith.muli %outTileRows, %c19 : index
          %1776 = arith.muli %1774, %1775 : index
          %1777 = arith.remui %1692, %outTileRows : index
          %1778 = arith.muli %1777, %c19 : index
          %1779 = arith.addi %1776, %1778 : index
          %1780 = arith.remui %1765, %c19 : index
          %1781 = arith.addi %1779, %1780 : index
          %1782 = arith.cmpi slt, %1689, %36 : index
          scf.if %1782 {
            vector.store %1764, %out[%1781] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
        %1783 = arith.addi %1679, %c24 : index
        %1784 = arith.addi %1783, %c10 : index
        %1785 = memref.load %8[%1784] : memref<?xf32>
        %1786 = arith.addi %1783, %c6 : index
        %1787 = memref.load %8[%1786] : memref<?xf32>
        %1788 = arith.divf %c105, %1787 : f32
        %1789 = vector.broadcast %1788 : f32 to vector<8xf32>
        %1790 = arith.addi %1688, %c3 : index
        %1791 = arith.minsi %1790, %40 : index
        %1792 = arith.divui %1791, %groupSize : index
        %1793 = arith.addi %24, %1792 : index
        %1794 = arith.remui %1791, %groupSize : index
        %1795 = arith.addi %44, %1794 : index
        %1796 = arith.muli %1795, %c18 : index
        %1797 = arith.addi %1796, %51 : index
        scf.for %1798 = %c10 to %c19 step %c4 {
          %1799 = arith.muli %1798, %c3 : index
          %1800 = arith.addi %1799, %2 : index
          %1801 = arith.muli %13, %c18 : index
          %1802 = arith.addi %1801, %1800 : index
          %1803 = arith.addi %1802, %c10 : index
          %1804 = memref.load %factors[%1803] : memref<?xf32>
          %1805 = arith.addi %1802, %c11 : index
          %1806 = memref.load %factors[%1805] : memref<?xf32>
          %1807 = arith.addi %1802, %c13 : index
          %1808 = memref.load %factors[%1807] : memref<?xf32>
          %1809 = arith.addi %1802, %c107 : index
          %1810 = memref.load %factors[%1809] : memref<?xf32>
          %1811 = arith.addi %1802, %c19 : index
          %1812 = memref.load %factors[%1811] : memref<?xf32>
          %1813 = arith.addi %1802, %c108 : index
          %1814 = memref.load %factors[%1813] : memref<?xf32>
          %1815 = arith.addi %1802, %c109 : index
          %1816 = memref.load %factors[%1815] : memref<?xf32>
          %1817 = arith.addi %1802, %c110 : index
          %1818 = memref.load %factors[%1817] : memref<?xf32>
          %1819 = vector.from_elements %1804, %1806, %1808, %1810, %1812, %1814, %1816, %1818 : vector<8xf32>
          %1820 = arith.muli %kvHeads, %c18 : index
          %1821 = arith.addi %1802, %1820 : index
          %1822 = arith.addi %1821, %c10 : index
          %1823 = memref.load %factors[%1822] : memref<?xf32>
          %1824 = arith.addi %1821, %c11 : index
          %1825 = memref.load %factors[%1824] : memref<?xf32>
          %1826 = arith.addi %1821, %c13 : index
          %1827 = memref.load %factors[%1826] : memref<?xf32>
          %1828 = arith.addi %1821, %c107 : index
          %1829 = memref.load %factors[%1828] : memref<?xf32>
          %1830 = arith.addi %1821, %c19 : index
          %1831 = memref.load %factors[%1830] : memref<?xf32>
          %1832 = arith.addi %1821, %c108 : index
          %1833 = memref.load %factors[%1832] : memref<?xf32>
          %1834 = arith.addi %1821, %c109 : index
          %1835 = memref.load %factors[%1834] : memref<?xf32>
          %1836 = arith.addi %1821, %c110 : index
          %1837 = memref.load %factors[%1836] : memref<?xf32>
          %1838 = vector.from_elements %1823, %1825, %1827, %1829, %1831, %1833, %1835, %1837 : vector<8xf32>
          %1839 = arith.muli %1679, %c13 : index
          %1840 = arith.addi %c10, %1839 : index
          %1841 = arith.addi %1840, %c17 : index
          %1842 = arith.muli %1798, %c37 : index
          %1843 = arith.addi %1841, %1842 : index
          %1844 = vector.load %5[%1843] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1845 = arith.addi %1843, %c18 : index
          %1846 = vector.load %5[%1845] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1847 = vector.shuffle %1844, %1846 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1848 = arith.mulf %1847, %1789 : vector<8xf32>
          %1849 = math.fma %1848, %1819, %1838 : vector<8xf32>
          %1850 = arith.addf %1849, %c61 : vector<8xf32>
          %1851 = arith.minimumf %1850, %c111 : vector<8xf32>
          %1852 = arith.maximumf %1851, %c112 : vector<8xf32>
          %1853 = arith.truncf %1852 : vector<8xf32> to vector<8xf16>
          %1854 = vector.bitcast %1853 : vector<8xf16> to vector<4xi32>
          %1855 = vector.shuffle %1854, %1854 [0, 1] : vector<4xi32>, vector<4xi32>
          %1856 = vector.shuffle %1854, %1854 [2, 3] : vector<4xi32>, vector<4xi32>
          %1857 = arith.select %3, %1856, %1855 : vector<2xi32>
          %1858 = arith.select %3, %1855, %1856 : vector<2xi32>
          %1859 = wave.swap_halves %1858 : vector<2xi32>
          %1860 = arith.select %3, %1859, %1857 : vector<2xi32>
          %1861 = arith.select %3, %1857, %1859 : vector<2xi32>
          %1862 = vector.bitcast %1860 : vector<2xi32> to vector<4xf16>
          %1863 = vector.bitcast %1861 : vector<2xi32> to vector<4xf16>
          %1864 = vector.shuffle %1862, %1863 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1865 = arith.addi %1797, %1799 : index
          %1866 = arith.divui %1793, %outTileRows : index
          %1867 = arith.divui %1697, %c3 : index
          %1868 = arith.muli %1866, %1867 : index
          %1869 = arith.divui %1865, %c3 : index
          %1870 = arith.addi %1868, %1869 : index
          %1871 = arith.muli %1870, %c11 : index
          %1872 = arith.remui %1865, %c3 : index
          %1873 = arith.divui %1872, %c19 : index
          %1874 = arith.addi %1871, %1873 : index
          %1875 = arith.muli %outTileRows, %c19 : index
          %1876 = arith.muli %1874, %1875 : index
          %1877 = arith.remui %1793, %outTileRows : index
          %1878 = arith.muli %1877, %c19 : index
          %1879 = arith.addi %1876, %1878 : index
          %1880 = arith.remui %1865, %c19 : index
          %1881 = arith.addi %1879, %1880 : index
          %1882 = arith.cmpi slt, %1790, %36 : index
          scf.if %1882 {
            vector.store %1864, %out[%1881] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %369 {
          %1883 = arith.addi %1679, %c18 : index
          %1884 = arith.addi %1883, %c10 : index
          %1885 = memref.load %8[%1884] : memref<?xf32>
          %1886 = arith.addi %1883, %c6 : index
          %1887 = memref.load %8[%1886] : memref<?xf32>
          %1888 = arith.divf %c105, %1887 : f32
          %1889 = vector.broadcast %1888 : f32 to vector<8xf32>
          %1890 = arith.addi %15, %1678 : index
          %1891 = arith.addi %1890, %1 : index
          %1892 = arith.addi %1891, %c10 : index
          %1893 = arith.minsi %1892, %40 : index
          %1894 = arith.divui %1893, %groupSize : index
          %1895 = arith.addi %24, %1894 : index
          %1896 = arith.remui %1893, %groupSize : index
          %1897 = arith.addi %44, %1896 : index
          %1898 = arith.muli %1897, %c18 : index
          %1899 = arith.addi %1898, %51 : index
          %1900 = arith.muli %heads, %c18 : index
          scf.for %1901 = %c10 to %c19 step %c4 {
            %1902 = arith.muli %1901, %c3 : index
            %1903 = arith.addi %1902, %2 : index
            %1904 = arith.muli %13, %c18 : index
            %1905 = arith.addi %1904, %1903 : index
            %1906 = arith.addi %1905, %c10 : index
            %1907 = memref.load %factors[%1906] : memref<?xf32>
            %1908 = arith.addi %1905, %c11 : index
            %1909 = memref.load %factors[%1908] : memref<?xf32>
            %1910 = arith.addi %1905, %c13 : index
            %1911 = memref.load %factors[%1910] : memref<?xf32>
            %1912 = arith.addi %1905, %c107 : index
            %1913 = memref.load %factors[%1912] : memref<?xf32>
            %1914 = arith.addi %1905, %c19 : index
            %1915 = memref.load %factors[%1914] : memref<?xf32>
            %1916 = arith.addi %1905, %c108 : index
            %1917 = memref.load %factors[%1916] : memref<?xf32>
            %1918 = arith.addi %1905, %c109 : index
            %1919 = memref.load %factors[%1918] : memref<?xf32>
            %1920 = arith.addi %1905, %c110 : index
            %1921 = memref.load %factors[%1920] : memref<?xf32>
            %1922 = vector.from_elements %1907, %1909, %1911, %1913, %1915, %1917, %1919, %1921 : vector<8xf32>
            %1923 = arith.muli %kvHeads, %c18 : index
            %1924 = arith.addi %1905, %1923 : index
            %1925 = arith.addi %1924, %c10 : index
            %1926 = memref.load %factors[%1925] : memref<?xf32>
            %1927 = arith.addi %1924, %c11 : index
            %1928 = memref.load %factors[%1927] : memref<?xf32>
            %1929 = arith.addi %1924, %c13 : index
            %1930 = memref.load %factors[%1929] : memref<?xf32>
            %1931 = arith.addi %1924, %c107 : index
            %1932 = memref.load %factors[%1931] : memref<?xf32>
            %1933 = arith.addi %1924, %c19 : index
            %1934 = memref.load %factors[%1933] : memref<?xf32>
            %1935 = arith.addi %1924, %c108 : index
            %1936 = memref.load %factors[%1935] : memref<?xf32>
            %1937 = arith.addi %1924, %c109 : index
            %1938 = memref.load %factors[%1937] : memref<?xf32>
            %1939 = arith.addi %1924, %c110 : index
            %1940 = memref.load %factors[%1939] : memref<?xf32>
            %1941 = vector.from_elements %1926, %1928, %1930, %1932, %1934, %1936, %1938, %1940 : vector<8xf32>
            %1942 = arith.muli %1679, %c13 : index
            %1943 = arith.addi %16, %1942 : index
            %1944 = arith.addi %1943, %c10 : index
            %1945 = arith.muli %1901, %c37 : index
            %1946 = arith.addi %1944, %1945 : index
            %1947 = vector.load %partial[%1946] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1948 = arith.addi %1946, %c18 : index
            %1949 = vector.load %partial[%1948] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1950 = vector.shuffle %1947, %1949 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1951 = arith.mulf %1950, %1889 : vector<8xf32>
            %1952 = math.fma %1951, %1922, %1941 : vector<8xf32>
            %1953 = arith.addf %1952, %c61 : vector<8xf32>
            %1954 = arith.minimumf %1953, %c111 : vector<8xf32>
            %1955 = arith.maximumf %1954, %c112 : vector<8xf32>
            %1956 = arith.truncf %1955 : vector<8xf32> to vector<8xf16>
            %1957 = vector.bitcast %1956 : vector<8xf16> to vector<4xi32>
            %1958 = vector.shuffle %1957, %1957 [0, 1] : vector<4xi32>, vector<4xi32>
            %1959 = vector.shuffle %1957, %1957 [2, 3] : vector<4xi32>, vector<4xi32>
            %1960 = arith.select %3, %1959, %1958 : vector<2xi32>
            %1961 = arith.select %3, %1958, %1959 : vector<2xi32>
            %1962 = wave.swap_halves %1961 : vector<2xi32>
            %1963 = arith.select %3, %1962, %1960 : vector<2xi32>
            %1964 = arith.select %3, %1960, %1962 : vector<2xi32>
            %1965 = vector.bitcast %1963 : vector<2xi32> to vector<4xf16>
            %1966 = vector.bitcast %1964 : vector<2xi32> to vector<4xf16>
            %1967 = vector.shuffle %1965, %1966 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1968 = arith.addi %1899, %1902 : index
            %1969 = arith.divui %1895, %outTileRows : index
            %1970 = arith.divui %1900, %c3 : index
            %1971 = arith.muli %1969, %1970 : index
            %1972 = arith.divui %1968, %c3 : index
            %1973 = arith.addi %1971, %1972 : index
            %1974 = arith.muli %1973, %c11 : index
            %1975 = arith.remui %1968, %c3 : index
            %1976 = arith.divui %1975, %c19 : index
            %1977 = arith.addi %1974, %1976 : index
            %1978 = arith.muli %outTileRows, %c19 : index
            %1979 = arith.muli %1977, %1978 : index
            %1980 = arith.remui %1895, %outTileRows : index
            %1981 = arith.muli %1980, %c19 : index
            %1982 = arith.addi %1979, %1981 : index
            %1983 = arith.remui %1968, %c19 : index
            %1984 = arith.addi %1982, %1983 : index
            %1985 = arith.cmpi slt, %1892, %36 : index
            scf.if %1985 {
              vector.store %1967, %out[%1984] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1986 = arith.addi %1679, %c64 : index
          %1987 = arith.addi %1986, %c10 : index
          %1988 = memref.load %8[%1987] : memref<?xf32>
          %1989 = arith.addi %1986, %c6 : index
          %1990 = memref.load %8[%1989] : memref<?xf32>
          %1991 = arith.divf %c105, %1990 : f32
          %1992 = vector.broadcast %1991 : f32 to vector<8xf32>
          %1993 = arith.addi %1891, %c3 : index
          %1994 = arith.minsi %1993, %40 : index
          %1995 = arith.divui %1994, %groupSize : index
          %1996 = arith.addi %24, %1995 : index
          %1997 = arith.remui %1994, %groupSize : index
          %1998 = arith.addi %44, %1997 : index
          %1999 = arith.muli %1998, %c18 : index
          %2000 = arith.addi %1999, %51 : index
          scf.for %2001 = %c10 to %c19 step %c4 {
            %2002 = arith.muli %2001, %c3 : index
            %2003 = arith.addi %2002, %2 : index
            %2004 = arith.muli %13, %c18 : index
            %2005 = arith.addi %2004, %2003 : index
            %2006 = arith.addi %2005, %c10 : index
            %2007 = memref.load %factors[%2006] : memref<?xf32>
            %2008 = arith.addi %2005, %c11 : index
            %2009 = memref.load %factors[%2008] : memref<?xf32>
            %2010 = arith.addi %2005, %c13 : index
            %2011 = memref.load %factors[%2010] : memref<?xf32>
            %2012 = arith.addi %2005, %c107 : index
            %2013 = memref.load %factors[%2012] : memref<?xf32>
            %2014 = arith.addi %2005, %c19 : index
            %2015 = memref.load %factors[%2014] : memref<?xf32>
            %2016 = arith.addi %2005, %c108 : index
            %2017 = memref.load %factors[%2016] : memref<?xf32>
            %2018 = arith.addi %2005, %c109 : index
            %2019 = memref.load %factors[%2018] : memref<?xf32>
            %2020 = arith.addi %2005, %c110 : index
            %2021 = memref.load %factors[%2020] : memref<?xf32>
            %2022 = vector.from_elements %2007, %2009, %2011, %2013, %2015, %2017, %2019, %2021 : vector<8xf32>
            %2023 = arith.muli %kvHeads, %c18 : index
            %2024 = arith.addi %2005, %2023 : index
            %2025 = arith.addi %2024, %c10 : index
            %2026 = memref.load %factors[%2025] : memref<?xf32>
            %2027 = arith.addi %2024, %c11 : index
            %2028 = memref.load %factors[%2027] : memref<?xf32>
            %2029 = arith.addi %2024, %c13 : index
            %2030 = memref.load %factors[%2029] : memref<?xf32>
            %2031 = arith.addi %2024, %c107 : index
            %2032 = memref.load %factors[%2031] : memref<?xf32>
            %2033 = arith.addi %2024, %c19 : index
            %2034 = memref.load %factors[%2033] : memref<?xf32>
            %2035 = arith.addi %2024, %c108 : index
            %2036 = memref.load %factors[%2035] : memref<?xf32>
            %2037 = arith.addi %2024, %c109 : index
            %2038 = memref.load %factors[%2037] : memref<?xf32>
            %2039 = arith.addi %2024, %c110 : index
            %2040 = memref.load %factors[%2039] : memref<?xf32>
            %2041 = vector.from_elements %2026, %2028, %2030, %2032, %2034, %2036, %2038, %2040 : vector<8xf32>
            %2042 = arith.muli %1679, %c13 : index
            %2043 = arith.addi %16, %2042 : index
            %2044 = arith.addi %2043, %c17 : index
            %2045 = arith.muli %2001, %c37 : index
            %2046 = arith.addi %2044, %2045 : index
            %2047 = vector.load %partial[%2046] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2048 = arith.addi %2046, %c18 : index
            %2049 = vector.load %partial[%2048] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2050 = vector.shuffle %2047, %2049 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2051 = arith.mulf %2050, %1992 : vector<8xf32>
            %2052 = math.fma %2051, %2022, %2041 : vector<8xf32>
            %2053 = arith.addf %2052, %c61 : vector<8xf32>
            %2054 = arith.minimumf %2053, %c111 : vector<8xf32>
            %2055 = arith.maximumf %2054, %c112 : vector<8xf32>
            %2056 = arith.truncf %2055 : vector<8xf32> to vector<8xf16>
            %2057 = vector.bitcast %2056 : vector<8xf16> to vector<4xi32>
            %2058 = vector.shuffle %2057, %2057 [0, 1] : vector<4xi32>, vector<4xi32>
            %2059 = vector.shuffle %2057, %2057 [2, 3] : vector<4xi32>, vector<4xi32>
            %2060 = arith.select %3, %2059, %2058 : vector<2xi32>
            %2061 = arith.select %3, %2058, %2059 : vector<2xi32>
            %2062 = wave.swap_halves %2061 : vector<2xi32>
            %2063 = arith.select %3, %2062, %2060 : vector<2xi32>
            %2064 = arith.select %3, %2060, %2062 : vector<2xi32>
            %2065 = vector.bitcast %2063 : vector<2xi32> to vector<4xf16>
            %2066 = vector.bitcast %2064 : vector<2xi32> to vector<4xf16>
            %2067 = vector.shuffle %2065, %2066 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2068 = arith.addi %2000, %2002 : index
            %2069 = arith.divui %1996, %outTileRows : index
            %2070 = arith.divui %1900, %c3 : index
            %2071 = arith.muli %2069, %2070 : index
            %2072 = arith.divui %2068, %c3 : index
            %2073 = arith.addi %2071, %2072 : index
            %2074 = arith.muli %2073, %c11 : index
            %2075 = arith.remui %2068, %c3 : index
            %2076 = arith.divui %2075, %c19 : index
            %2077 = arith.addi %2074, %2076 : index
            %2078 = arith.muli %outTileRows, %c19 : index
            %2079 = arith.muli %2077, %2078 : index
            %2080 = arith.remui %1996, %outTileRows : index
            %2081 = arith.muli %2080, %c19 : index
            %2082 = arith.addi %2079, %2081 : index
            %2083 = arith.remui %2068, %c19 : index
            %2084 = arith.addi %2082, %2083 : index
            %2085 = arith.cmpi slt, %1993, %36 : index
            scf.if %2085 {
              vector.store %2067, %out[%2084] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %2086 = arith.addi %1679, %c37 : index
          %2087 = arith.addi %2086, %c10 : index
          %2088 = memref.load %8[%2087] : memref<?xf32>
          %2089 = arith.addi %2086, %c6 : index
          %2090 = memref.load %8[%2089] : memref<?xf32>
          %2091 = arith.divf %c105, %2090 : f32
          %2092 = vector.broadcast %2091 : f32 to vector<8xf32>
          %2093 = arith.addi %15, %1678 : index
          %2094 = arith.addi %2093, %1 : index
          %2095 = arith.addi %2094, %c10 : index
          %2096 = arith.minsi %2095, %40 : index
          %2097 = arith.divui %2096, %groupSize : index
          %2098 = arith.addi %24, %2097 : index
          %2099 = arith.remui %2096, %groupSize : index
          %2100 = arith.addi %44, %2099 : index
          %2101 = arith.muli %2100, %c18 : index
          %2102 = arith.addi %2101, %51 : index
          %2103 = arith.muli %heads, %c18 : index
          scf.for %2104 = %c10 to %c19 step %c4 {
            %2105 = arith.muli %2104, %c3 : index
            %2106 = arith.addi %2105, %2 : index
            %2107 = arith.muli %13, %c18 : index
            %2108 = arith.addi %2107, %2106 : index
            %2109 = arith.addi %2108, %c10 : index
            %2110 = memref.load %factors[%2109] : memref<?xf32>
            %2111 = arith.addi %2108, %c11 : index
            %2112 = memref.load %factors[%2111] : memref<?xf32>
            %2113 = arith.addi %2108, %c13 : index
            %2114 = memref.load %factors[%2113] : memref<?xf32>
            %2115 = arith.addi %2108, %c107 : index
            %2116 = memref.load %factors[%2115] : memref<?xf32>
            %2117 = arith.addi %2108, %c19 : index
            %2118 = memref.load %factors[%2117] : memref<?xf32>
            %2119 = arith.addi %2108, %c108 : index
            %2120 = memref.load %factors[%2119] : memref<?xf32>
            %2121 = arith.addi %2108, %c109 : index
            %2122 = memref.load %factors[%2121] : memref<?xf32>
            %2123 = arith.addi %2108, %c110 : index
            %2124 = memref.load %factors[%2123] : memref<?xf32>
            %2125 = vector.from_elements %2110, %2112, %2114, %2116, %2118, %2120, %2122, %2124 : vector<8xf32>
            %2126 = arith.muli %kvHeads, %c18 : index
            %2127 = arith.addi %2108, %2126 : index
            %2128 = arith.addi %2127, %c10 : index
            %2129 = memref.load %factors[%2128] : memref<?xf32>
            %2130 = arith.addi %2127, %c11 : index
            %2131 = memref.load %factors[%2130] : memref<?xf32>
            %2132 = arith.addi %2127, %c13 : index
            %2133 = memref.load %factors[%2132] : memref<?xf32>
            %2134 = arith.addi %2127, %c107 : index
            %2135 = memref.load %factors[%2134] : memref<?xf32>
            %2136 = arith.addi %2127, %c19 : index
            %2137 = memref.load %factors[%2136] : memref<?xf32>
            %2138 = arith.addi %2127, %c108 : index
            %2139 = memref.load %factors[%2138] : memref<?xf32>
            %2140 = arith.addi %2127, %c109 : index
            %2141 = memref.load %factors[%2140] : memref<?xf32>
            %2142 = arith.addi %2127, %c110 : index
            %2143 = memref.load %factors[%2142] : memref<?xf32>
            %2144 = vector.from_elements %2129, %2131, %2133, %2135, %2137, %2139, %2141, %2143 : vector<8xf32>
            %2145 = arith.muli %1679, %c13 : index
            %2146 = arith.addi %17, %2145 : index
            %2147 = arith.addi %2146, %c10 : index
            %2148 = arith.muli %2104, %c37 : index
            %2149 = arith.addi %2147, %2148 : index
            %2150 = vector.load %partial[%2149] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2151 = arith.addi %2149, %c18 : index
            %2152 = vector.load %partial[%2151] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2153 = vector.shuffle %2150, %2152 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2154 = arith.mulf %2153, %2092 : vector<8xf32>
            %2155 = math.fma %2154, %2125, %2144 : vector<8xf32>
            %2156 = arith.addf %2155, %c61 : vector<8xf32>
            %2157 = arith.minimumf %2156, %c111 : vector<8xf32>
            %2158 = arith.maximumf %2157, %c112 : vector<8xf32>
            %2159 = arith.truncf %2158 : vector<8xf32> to vector<8xf16>
            %2160 = vector.bitcast %2159 : vector<8xf16> to vector<4xi32>
            %2161 = vector.shuffle %2160, %2160 [0, 1] : vector<4xi32>, vector<4xi32>
            %2162 = vector.shuffle %2160, %2160 [2, 3] : vector<4xi32>, vector<4xi32>
            %2163 = arith.select %3, %2162, %2161 : vector<2xi32>
            %2164 = arith.select %3, %2161, %2162 : vector<2xi32>
            %2165 = wave.swap_halves %2164 : vector<2xi32>
            %2166 = arith.select %3, %2165, %2163 : vector<2xi32>
            %2167 = arith.select %3, %2163, %2165 : vector<2xi32>
            %2168 = vector.bitcast %2166 : vector<2xi32> to vector<4xf16>
            %2169 = vector.bitcast %2167 : vector<2xi32> to vector<4xf16>
            %2170 = vector.shuffle %2168, %2169 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2171 = arith.addi %2102, %2105 : index
            %2172 = arith.divui %2098, %outTileRows : index
            %2173 = arith.divui %2103, %c3 : index
            %2174 = arith.muli %2172, %2173 : index
            %2175 = arith.divui %2171, %c3 : index
            %2176 = arith.addi %2174, %2175 : index
            %2177 = arith.muli %2176, %c11 : index
            %2178 = arith.remui %2171, %c3 : index
            %2179 = arith.divui %2178, %c19 : index
            %2180 = arith.addi %2177, %2179 : index
            %2181 = arith.muli %outTileRows, %c19 : index
            %2182 = arith.muli %2180, %2181 : index
            %2183 = arith.remui %2098, %outTileRows : index
            %2184 = arith.muli %2183, %c19 : index
            %2185 = arith.addi %2182, %2184 : index
            %2186 = arith.remui %2171, %c19 : index
            %2187 = arith.addi %2185, %2186 : index
            %2188 = arith.cmpi slt, %2095, %36 : index
            scf.if %2188 {
              vector.store %2170, %out[%2187] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %2189 = arith.addi %1679, %c65 : index
          %2190 = arith.addi %2189, %c10 : index
          %2191 = memref.load %8[%2190] : memref<?xf32>
          %2192 = arith.addi %2189, %c6 : index
          %2193 = memref.load %8[%2192] : memref<?xf32>
          %2194 = arith.divf %c105, %2193 : f32
          %2195 = vector.broadcast %2194 : f32 to vector<8xf32>
          %2196 = arith.addi %2094, %c3 : index
          %2197 = arith.minsi %2196, %40 : index
          %2198 = arith.divui %2197, %groupSize : index
          %2199 = arith.addi %24, %2198 : index
          %2200 = arith.remui %2197, %groupSize : index
          %2201 = arith.addi %44, %2200 : index
          %2202 = arith.muli %2201, %c18 : index
          %2203 = arith.addi %2202, %51 : index
          scf.for %2204 = %c10 to %c19 step %c4 {
            %2205 = arith.muli %2204, %c3 : index
            %2206 = arith.addi %2205, %2 : index
            %2207 = arith.muli %13, %c18 : index
            %2208 = arith.addi %2207, %2206 : index
            %2209 = arith.addi %2208, %c10 : index
            %2210 = memref.load %factors[%2209] : memref<?xf32>
            %2211 = arith.addi %2208, %c11 : index
            %2212 = memref.load %factors[%2211] : memref<?xf32>
            %2213 = arith.addi %2208, %c13 : index
            %2214 = memref.load %factors[%2213] : memref<?xf32>
            %2215 = arith.addi %2208, %c107 : index
            %2216 = memref.load %factors[%2215] : memref<?xf32>
            %2217 = arith.addi %2208, %c19 : index
            %2218 = memref.load %factors[%2217] : memref<?xf32>
            %2219 = arith.addi %2208, %c108 : index
            %2220 = memref.load %factors[%2219] : memref<?xf32>
            %2221 = arith.addi %2208, %c109 : index
            %2222 = memref.load %factors[%2221] : memref<?xf32>
            %2223 = arith.addi %2208, %c110 : index
            %2224 = memref.load %factors[%2223] : memref<?xf32>
            %2225 = vector.from_elements %2210, %2212, %2214, %2216, %2218, %2220, %2222, %2224 : vector<8xf32>
            %2226 = arith.muli %kvHeads, %c18 : index
            %2227 = arith.addi %2208, %2226 : index
            %2228 = arith.addi %2227, %c10 : index
            %2229 = memref.load %factors[%2228] : memref<?xf32>
            %2230 = arith.addi %2227, %c11 : index
            %2231 = memref.load %factors[%2230] : memref<?xf32>
            %2232 = arith.addi %2227, %c13 : index
            %2233 = memref.load %factors[%2232] : memref<?xf32>
            %2234 = arith.addi %2227, %c107 : index
            %2235 = memref.load %factors[%2234] : memref<?xf32>
            %2236 = arith.addi %2227, %c19 : index
            %2237 = memref.load %factors[%2236] : memref<?xf32>
            %2238 = arith.addi %2227, %c108 : index
            %2239 = memref.load %factors[%2238] : memref<?xf32>
            %2240 = arith.addi %2227, %c109 : index
            %2241 = memref.load %factors[%2240] : memref<?xf32>
            %2242 = arith.addi %2227, %c110 : index
            %2243 = memref.load %factors[%2242] : memref<?xf32>
            %2244 = vector.from_elements %2229, %2231, %2233, %2235, %2237, %2239, %2241, %2243 : vector<8xf32>
            %2245 = arith.muli %1679, %c13 : index
            %2246 = arith.addi %17, %2245 : index
            %2247 = arith.addi %2246, %c17 : index
            %2248 = arith.muli %2204, %c37 : index
            %2249 = arith.addi %2247, %2248 : index
            %2250 = vector.load %partial[%2249] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2251 = arith.addi %2249, %c18 : index
            %2252 = vector.load %partial[%2251] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2253 = vector.shuffle %2250, %2252 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2254 = arith.mulf %2253, %2195 : vector<8xf32>
            %2255 = math.fma %2254, %2225, %2244 : vector<8xf32>
            %2256 = arith.addf %2255, %c61 : vector<8xf32>
            %2257 = arith.minimumf %2256, %c111 : vector<8xf32>
            %2258 = arith.maximumf %2257, %c112 : vector<8xf32>
            %2259 = arith.truncf %2258 : vector<8xf32> to vector<8xf16>
            %2260 = vector.bitcast %2259 : vector<8xf16> to vector<4xi32>
            %2261 = vector.shuffle %2260, %2260 [0, 1] : vector<4xi32>, vector<4xi32>
            %2262 = vector.shuffle %2260, %2260 [2, 3] : vector<4xi32>, vector<4xi32>
            %2263 = arith.select %3, %2262, %2261 : vector<2xi32>
            %2264 = arith.select %3, %2261, %2262 : vector<2xi32>
            %2265 = wave.swap_halves %2264 : vector<2xi32>
            %2266 = arith.select %3, %2265, %2263 : vector<2xi32>
            %2267 = arith.select %3, %2263, %2265 : vector<2xi32>
            %2268 = vector.bitcast %2266 : vector<2xi32> to vector<4xf16>
            %2269 = vector.bitcast %2267 : vector<2xi32> to vector<4xf16>
            %2270 = vector.shuffle %2268, %2269 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2271 = arith.addi %2203, %2205 : index
            %2272 = arith.divui %2199, %outTileRows : index
            %2273 = arith.divui %2103, %c3 : index
            %2274 = arith.muli %2272, %2273 : index
            %2275 = arith.divui %2271, %c3 : index
            %2276 = arith.addi %2274, %2275 : index
            %2277 = arith.muli %2276, %c11 : index
            %2278 = arith.remui %2271, %c3 : index
            %2279 = arith.divui %2278, %c19 : index
            %2280 = arith.addi %2277, %2279 : index
            %2281 = arith.muli %outTileRows, %c19 : index
            %2282 = arith.muli %2280, %2281 : index
            %2283 = arith.remui %2199, %outTileRows : index
            %2284 = arith.muli %2283, %c19 : index
            %2285 = arith.addi %2282, %2284 : index
            %2286 = arith.remui %2271, %c19 : index
            %2287 = arith.addi %2285, %2286 : index
            %2288 = arith.cmpi slt, %2196, %36 : index
            scf.if %2288 {
              vector.store %2270, %out[%2287] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}
