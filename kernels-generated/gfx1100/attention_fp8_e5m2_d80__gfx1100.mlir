// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Prefill(codec='fp8_e5m2', dim=80)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_fp8_e5m2_d80__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 2560 : index
  %c6 = arith.constant 32 : index
  %c7 = arith.constant 384 : index
  %columnBlocks = wave.param "columnBlocks" : index
  %c9 = arith.constant 5120 : index
  %c10 = arith.constant 0 : index
  %c11 = arith.constant 2 : index
  %itemsAt = wave.param "itemsAt" : index
  %c13 = arith.constant 4 : index
  %blockTablesAt = wave.param "blockTablesAt" : index
  %pagesPerSequence = wave.param "pagesPerSequence" : index
  %pageBytes = wave.param "pageBytes" : index
  %c17 = arith.constant 640 : index
  %c18 = arith.constant 80 : index
  %c19 = arith.constant 8 : index
  %c20 = arith.constant 20 : index
  %c21 = arith.constant 36 : index
  %c22 = arith.constant 48 : index
  %c23 = arith.constant 52 : index
  %c24 = arith.constant 64 : index
  %c25 = arith.constant 68 : index
  %c26 = arith.constant 23 : i32
  %c27 = arith.constant 64 : i32
  %c28 = arith.constant 253 : i32
  %c29 = arith.constant 268 : i32
  %c30 = arith.constant 14 : i32
  %c31 = arith.constant 128 : index
  %c32 = arith.constant 256 : index
  %c33 = arith.constant 512 : index
  %c34 = arith.constant 768 : index
  %c35 = arith.constant 1024 : index
  %positionsAt = wave.param "positionsAt" : index
  %c37 = arith.constant 1 : i32
  %c38 = arith.constant 1280 : index
  %c39 = arith.constant 1536 : index
  %c40 = arith.constant 1792 : index
  %c41 = arith.constant 2048 : index
  %c42 = arith.constant 2304 : index
  %c43 = arith.constant 31 : index
  %c44 = arith.constant 16 : i32
  %c45 = arith.constant 0 : i32
  %c46 = arith.constant 8192 : i32
  %c47 = arith.constant 1024 : i32
  %c48 = arith.constant 128 : i32
  %c49 = arith.constant 0xF149F2CA : f32
  %c50 = arith.constant 0x00000000 : f32
  %c51 = arith.constant dense<0x00000000> : vector<8xf32>
  %c52 = arith.constant 31 : i32
  %c53 = arith.constant 32 : i32
  %c54 = arith.constant 192 : index
  %c55 = arith.constant 320 : index
  %c56 = arith.constant 448 : index
  %c57 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c58 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c59 = arith.constant 0x41000000 : f32
  %c60 = arith.constant 0x40C00000 : f32
  %c61 = arith.constant dense<-1> : vector<4xi32>
  %c62 = arith.constant 255 : i32
  %c63 = arith.constant 2 : i32
  %c64 = arith.constant 16711680 : i32
  %c65 = arith.constant 3 : i32
  %c66 = arith.constant 4 : i32
  %c67 = arith.constant 65280 : i32
  %c68 = arith.constant 5 : i32
  %c69 = arith.constant 6 : i32
  %c70 = arith.constant -16777216 : i32
  %c71 = arith.constant 7 : i32
  %c72 = arith.constant 8 : i32
  %c73 = arith.constant 9 : i32
  %c74 = arith.constant 10 : i32
  %c75 = arith.constant 11 : i32
  %c76 = arith.constant 12 : i32
  %c77 = arith.constant 13 : i32
  %c78 = arith.constant 15 : i32
  %c79 = arith.constant 576 : index
  %c80 = arith.constant 5 : index
  %outTileRows = wave.param "outTileRows" : index
  %c82 = arith.constant dense<0x477FE000> : vector<8xf32>
  %c83 = arith.constant dense<0xC77FE000> : vector<8xf32>
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
      %73 = math.absf %54 : vector<4xf32>
      %74 = math.absf %56 : vector<4xf32>
      %75 = arith.maxnumf %73, %74 fastmath<nnan> : vector<4xf32>
      %76 = math.absf %58 : vector<4xf32>
      %77 = arith.maxnumf %75, %76 fastmath<nnan> : vector<4xf32>
      %78 = math.absf %60 : vector<4xf32>
      %79 = arith.maxnumf %77, %78 fastmath<nnan> : vector<4xf32>
      %80 = math.absf %62 : vector<4xf32>
      %81 = arith.maxnumf %79, %80 fastmath<nnan> : vector<4xf32>
      %82 = math.absf %64 : vector<4xf32>
      %83 = arith.maxnumf %81, %82 fastmath<nnan> : vector<4xf32>
      %84 = math.absf %66 : vector<4xf32>
      %85 = arith.maxnumf %83, %84 fastmath<nnan> : vector<4xf32>
      %86 = math.absf %68 : vector<4xf32>
      %87 = arith.maxnumf %85, %86 fastmath<nnan> : vector<4xf32>
      %88 = math.absf %70 : vector<4xf32>
      %89 = arith.maxnumf %87, %88 fastmath<nnan> : vector<4xf32>
      %90 = math.absf %72 : vector<4xf32>
      %91 = arith.maxnumf %89, %90 fastmath<nnan> : vector<4xf32>
      %92 = vector.extract %91[0] : f32 from vector<4xf32>
      %93 = vector.extract %91[1] : f32 from vector<4xf32>
      %94 = vector.extract %91[2] : f32 from vector<4xf32>
      %95 = vector.extract %91[3] : f32 from vector<4xf32>
      %96 = arith.maxnumf %92, %93 fastmath<nnan> : f32
      %97 = arith.maxnumf %96, %94 fastmath<nnan> : f32
      %98 = arith.maxnumf %97, %95 fastmath<nnan> : f32
      %99 = wave.swap_halves %98 : f32
      %100 = arith.maxnumf %98, %99 fastmath<nnan> : f32
      %101 = arith.bitcast %100 : f32 to i32
      %102 = arith.shrui %101, %c26 : i32
      %103 = arith.maxsi %102, %c27 : i32
      %104 = arith.minsi %103, %c28 : i32
      %105 = arith.subi %c29, %104 : i32
      %106 = arith.shli %105, %c26 : i32
      %107 = arith.bitcast %106 : i32 to f32
      %108 = arith.subi %104, %c30 : i32
      %109 = arith.shli %108, %c26 : i32
      %110 = arith.bitcast %109 : i32 to f32
      %111 = vector.broadcast %107 : f32 to vector<4xf32>
      %112 = arith.muli %1, %c19 : index
      %113 = arith.muli %2, %c31 : index
      %114 = arith.addi %112, %113 : index
      %115 = arith.mulf %54, %111 : vector<4xf32>
      %116 = arith.truncf %115 : vector<4xf32> to vector<4xf16>
      %117 = arith.mulf %56, %111 : vector<4xf32>
      %118 = arith.truncf %117 : vector<4xf32> to vector<4xf16>
      %119 = vector.shuffle %116, %118 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %120 = arith.addi %114, %c10 : index
      vector.store %119, %4[%120] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %121 = arith.mulf %58, %111 : vector<4xf32>
      %122 = arith.truncf %121 : vector<4xf32> to vector<4xf16>
      %123 = arith.mulf %60, %111 : vector<4xf32>
      %124 = arith.truncf %123 : vector<4xf32> to vector<4xf16>
      %125 = vector.shuffle %122, %124 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %126 = arith.addi %114, %c32 : index
      vector.store %125, %4[%126] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %127 = arith.mulf %62, %111 : vector<4xf32>
      %128 = arith.truncf %127 : vector<4xf32> to vector<4xf16>
      %129 = arith.mulf %64, %111 : vector<4xf32>
      %130 = arith.truncf %129 : vector<4xf32> to vector<4xf16>
      %131 = vector.shuffle %128, %130 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %132 = arith.addi %114, %c33 : index
      vector.store %131, %4[%132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %133 = arith.mulf %66, %111 : vector<4xf32>
      %134 = arith.truncf %133 : vector<4xf32> to vector<4xf16>
      %135 = arith.mulf %68, %111 : vector<4xf32>
      %136 = arith.truncf %135 : vector<4xf32> to vector<4xf16>
      %137 = vector.shuffle %134, %136 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %138 = arith.addi %114, %c34 : index
      vector.store %137, %4[%138] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %139 = arith.mulf %70, %111 : vector<4xf32>
      %140 = arith.truncf %139 : vector<4xf32> to vector<4xf16>
      %141 = arith.mulf %72, %111 : vector<4xf32>
      %142 = arith.truncf %141 : vector<4xf32> to vector<4xf16>
      %143 = vector.shuffle %140, %142 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %144 = arith.addi %114, %c35 : index
      vector.store %143, %4[%144] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %145 = memref.load %scales[%13] : memref<?xf32>
      %146 = arith.mulf %145, %110 : f32
      memref.store %146, %6[%47] : memref<?xf32>
      %147 = arith.addi %positionsAt, %43 : index
      %148 = memref.load %step[%147] : memref<?xi32>
      %149 = arith.addi %148, %c37 : i32
      memref.store %149, %7[%47] : memref<?xi32>
      %150 = arith.addi %38, %c3 : index
      %151 = arith.minsi %150, %40 : index
      %152 = arith.divui %151, %groupSize : index
      %153 = arith.addi %24, %152 : index
      %154 = arith.remui %151, %groupSize : index
      %155 = arith.addi %44, %154 : index
      %156 = arith.addi %1, %c3 : index
      %157 = arith.muli %153, %heads : index
      %158 = arith.addi %157, %155 : index
      %159 = arith.muli %158, %c18 : index
      %160 = arith.addi %159, %51 : index
      %161 = arith.addi %160, %c10 : index
      %162 = vector.load %q[%161] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %163 = arith.addi %160, %c13 : index
      %164 = vector.load %q[%163] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %165 = arith.addi %160, %c3 : index
      %166 = vector.load %q[%165] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %167 = arith.addi %160, %c20 : index
      %168 = vector.load %q[%167] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %169 = arith.addi %160, %c6 : index
      %170 = vector.load %q[%169] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %171 = arith.addi %160, %c21 : index
      %172 = vector.load %q[%171] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %173 = arith.addi %160, %c22 : index
      %174 = vector.load %q[%173] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %175 = arith.addi %160, %c23 : index
      %176 = vector.load %q[%175] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %177 = arith.addi %160, %c24 : index
      %178 = vector.load %q[%177] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %179 = arith.addi %160, %c25 : index
      %180 = vector.load %q[%179] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %181 = math.absf %162 : vector<4xf32>
      %182 = math.absf %164 : vector<4xf32>
      %183 = arith.maxnumf %181, %182 fastmath<nnan> : vector<4xf32>
      %184 = math.absf %166 : vector<4xf32>
      %185 = arith.maxnumf %183, %184 fastmath<nnan> : vector<4xf32>
      %186 = math.absf %168 : vector<4xf32>
      %187 = arith.maxnumf %185, %186 fastmath<nnan> : vector<4xf32>
      %188 = math.absf %170 : vector<4xf32>
      %189 = arith.maxnumf %187, %188 fastmath<nnan> : vector<4xf32>
      %190 = math.absf %172 : vector<4xf32>
      %191 = arith.maxnumf %189, %190 fastmath<nnan> : vector<4xf32>
      %192 = math.absf %174 : vector<4xf32>
      %193 = arith.maxnumf %191, %192 fastmath<nnan> : vector<4xf32>
      %194 = math.absf %176 : vector<4xf32>
      %195 = arith.maxnumf %193, %194 fastmath<nnan> : vector<4xf32>
      %196 = math.absf %178 : vector<4xf32>
      %197 = arith.maxnumf %195, %196 fastmath<nnan> : vector<4xf32>
      %198 = math.absf %180 : vector<4xf32>
      %199 = arith.maxnumf %197, %198 fastmath<nnan> : vector<4xf32>
      %200 = vector.extract %199[0] : f32 from vector<4xf32>
      %201 = vector.extract %199[1] : f32 from vector<4xf32>
      %202 = vector.extract %199[2] : f32 from vector<4xf32>
      %203 = vector.extract %199[3] : f32 from vector<4xf32>
      %204 = arith.maxnumf %200, %201 fastmath<nnan> : f32
      %205 = arith.maxnumf %204, %202 fastmath<nnan> : f32
      %206 = arith.maxnumf %205, %203 fastmath<nnan> : f32
      %207 = wave.swap_halves %206 : f32
      %208 = arith.maxnumf %206, %207 fastmath<nnan> : f32
      %209 = arith.bitcast %208 : f32 to i32
      %210 = arith.shrui %209, %c26 : i32
      %211 = arith.maxsi %210, %c27 : i32
      %212 = arith.minsi %211, %c28 : i32
      %213 = arith.subi %c29, %212 : i32
      %214 = arith.shli %213, %c26 : i32
      %215 = arith.bitcast %214 : i32 to f32
      %216 = arith.subi %212, %c30 : i32
      %217 = arith.shli %216, %c26 : i32
      %218 = arith.bitcast %217 : i32 to f32
      %219 = vector.broadcast %215 : f32 to vector<4xf32>
      %220 = arith.mulf %162, %219 : vector<4xf32>
      %221 = arith.truncf %220 : vector<4xf32> to vector<4xf16>
      %222 = arith.mulf %164, %219 : vector<4xf32>
      %223 = arith.truncf %222 : vector<4xf32> to vector<4xf16>
      %224 = vector.shuffle %221, %223 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %225 = arith.addi %114, %c38 : index
      vector.store %224, %4[%225] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %226 = arith.mulf %166, %219 : vector<4xf32>
      %227 = arith.truncf %226 : vector<4xf32> to vector<4xf16>
      %228 = arith.mulf %168, %219 : vector<4xf32>
      %229 = arith.truncf %228 : vector<4xf32> to vector<4xf16>
      %230 = vector.shuffle %227, %229 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %231 = arith.addi %114, %c39 : index
      vector.store %230, %4[%231] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %232 = arith.mulf %170, %219 : vector<4xf32>
      %233 = arith.truncf %232 : vector<4xf32> to vector<4xf16>
      %234 = arith.mulf %172, %219 : vector<4xf32>
      %235 = arith.truncf %234 : vector<4xf32> to vector<4xf16>
      %236 = vector.shuffle %233, %235 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %237 = arith.addi %114, %c40 : index
      vector.store %236, %4[%237] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %238 = arith.mulf %174, %219 : vector<4xf32>
      %239 = arith.truncf %238 : vector<4xf32> to vector<4xf16>
      %240 = arith.mulf %176, %219 : vector<4xf32>
      %241 = arith.truncf %240 : vector<4xf32> to vector<4xf16>
      %242 = vector.shuffle %239, %241 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %243 = arith.addi %114, %c41 : index
      vector.store %242, %4[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %244 = arith.mulf %178, %219 : vector<4xf32>
      %245 = arith.truncf %244 : vector<4xf32> to vector<4xf16>
      %246 = arith.mulf %180, %219 : vector<4xf32>
      %247 = arith.truncf %246 : vector<4xf32> to vector<4xf16>
      %248 = vector.shuffle %245, %247 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %249 = arith.addi %114, %c42 : index
      vector.store %248, %4[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %250 = memref.load %scales[%13] : memref<?xf32>
      %251 = arith.mulf %250, %218 : f32
      memref.store %251, %6[%156] : memref<?xf32>
      %252 = arith.addi %positionsAt, %153 : index
      %253 = memref.load %step[%252] : memref<?xi32>
      %254 = arith.addi %253, %c37 : i32
      memref.store %254, %7[%156] : memref<?xi32>
      wave.barrier
      %255 = arith.minsi %15, %40 : index
      %256 = arith.divui %255, %groupSize : index
      %257 = arith.addi %24, %256 : index
      %258 = arith.remui %255, %groupSize : index
      %259 = arith.addi %44, %258 : index
      %260 = arith.addi %positionsAt, %257 : index
      %261 = memref.load %step[%260] : memref<?xi32>
      %262 = arith.addi %261, %c37 : i32
      %263 = arith.addi %15, %c43 : index
      %264 = arith.minsi %263, %40 : index
      %265 = arith.divui %264, %groupSize : index
      %266 = arith.addi %24, %265 : index
      %267 = arith.remui %264, %groupSize : index
      %268 = arith.addi %44, %267 : index
      %269 = arith.addi %positionsAt, %266 : index
      %270 = memref.load %step[%269] : memref<?xi32>
      %271 = arith.addi %270, %c37 : i32
      %272 = arith.subi %271, %c37 : i32
      %273 = arith.divui %272, %c44 : i32
      %274 = arith.cmpi sle, %271, %c47 : i32
      %275 = arith.cmpi sle, %271, %c46 : i32
      scf.for %276 = %c45 to %271 step %c46 : i32 {
        %277 = arith.addi %276, %c46 : i32
        %278 = arith.minsi %277, %271 : i32
        scf.for %279 = %276 to %278 step %c47 : i32 {
          %280 = arith.addi %279, %c47 : i32
          %281 = arith.minsi %280, %271 : i32
          scf.for %282 = %279 to %281 step %c48 : i32 {
            %283 = arith.addi %282, %c48 : i32
            %284 = arith.minsi %283, %281 : i32
            %285 = arith.subi %284, %282 : i32
            %286 = arith.addi %285, %c52 : i32
            %287 = arith.divui %286, %c53 : i32
            %288 = arith.divui %282, %c44 : i32
            %289 = arith.addi %288, %c45 : i32
            %290 = arith.minsi %289, %273 : i32
            %291 = arith.index_castui %290 : i32 to index
            %292 = arith.addi %32, %291 : index
            %293 = memref.load %step[%292] : memref<?xi32>
            %294 = arith.index_cast %293 : i32 to index
            %295 = arith.muli %294, %33 : index
            %296 = arith.addi %295, %34 : index
            %297 = arith.addi %288, %c37 : i32
            %298 = arith.minsi %297, %273 : i32
            %299 = arith.index_castui %298 : i32 to index
            %300 = arith.addi %32, %299 : index
            %301 = memref.load %step[%300] : memref<?xi32>
            %302 = arith.index_cast %301 : i32 to index
            %303 = arith.muli %302, %33 : index
            %304 = arith.addi %303, %34 : index
            %305 = arith.addi %296, %35 : index
            %306 = arith.addi %305, %c10 : index
            %307 = vector.load %kv[%306] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %308 = arith.addi %304, %35 : index
            %309 = arith.addi %308, %c10 : index
            %310 = vector.load %kv[%309] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %311 = arith.addi %305, %c24 : index
            %312 = vector.load %kv[%311] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %313 = arith.addi %308, %c24 : index
            %314 = vector.load %kv[%313] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %334:18 = scf.for %315 = %c45 to %287 step %c37 iter_args(%316 = %307, %317 = %310, %318 = %312, %319 = %314, %320 = %c49, %321 = %c50, %322 = %c51, %323 = %c51, %324 = %c51, %325 = %c51, %326 = %c51, %327 = %c49, %328 = %c50, %329 = %c51, %330 = %c51, %331 = %c51, %332 = %c51, %333 = %c51) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
              %335 = arith.muli %315, %c53 : i32
              %336 = arith.addi %282, %335 : i32
              %337 = arith.addi %336, %c53 : i32
              %338 = arith.divui %336, %c44 : i32
              %339 = arith.addi %338, %c45 : i32
              %340 = arith.minsi %339, %273 : i32
              %341 = arith.index_castui %340 : i32 to index
              %342 = arith.addi %32, %341 : index
              %343 = memref.load %step[%342] : memref<?xi32>
              %344 = arith.index_cast %343 : i32 to index
              %345 = arith.muli %344, %33 : index
              %346 = arith.addi %345, %34 : index
              %347 = arith.addi %338, %c37 : i32
              %348 = arith.minsi %347, %273 : i32
              %349 = arith.index_castui %348 : i32 to index
              %350 = arith.addi %32, %349 : index
              %351 = memref.load %step[%350] : memref<?xi32>
              %352 = arith.index_cast %351 : i32 to index
              %353 = arith.muli %352, %33 : index
              %354 = arith.addi %353, %34 : index
              %355 = arith.divui %337, %c44 : i32
              %356 = arith.addi %355, %c45 : i32
              %357 = arith.minsi %356, %273 : i32
              %358 = arith.index_castui %357 : i32 to index
              %359 = arith.addi %32, %358 : index
              %360 = memref.load %step[%359] : memref<?xi32>
              %361 = arith.index_cast %360 : i32 to index
              %362 = arith.muli %361, %33 : index
              %363 = arith.addi %362, %34 : index
              %364 = arith.addi %355, %c37 : i32
              %365 = arith.minsi %364, %273 : i32
              %366 = arith.index_castui %365 : i32 to index
              %367 = arith.addi %32, %366 : index
              %368 = memref.load %step[%367] : memref<?xi32>
              %369 = arith.index_cast %368 : i32 to index
              %370 = arith.muli %369, %33 : index
              %371 = arith.addi %370, %34 : index
              %372 = wave.opaque %c10 : index
              %373 = arith.addi %372, %112 : index
              %374 = arith.addi %346, %35 : index
              %375 = arith.addi %374, %c31 : index
              %376 = vector.load %kv[%375] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %377 = arith.addi %354, %35 : index
              %378 = arith.addi %377, %c31 : index
              %379 = vector.load %kv[%378] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %380 = vector.bitcast %316 : vector<4xi32> to vector<16xi8>
              %381 = wave.fp8_decode "e5m2" packed %380 : vector<16xi8> -> vector<16xf16>
              %382 = vector.bitcast %317 : vector<4xi32> to vector<16xi8>
              %383 = wave.fp8_decode "e5m2" packed %382 : vector<16xi8> -> vector<16xf16>
              %384 = arith.addi %373, %c10 : index
              %385 = vector.load %4[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %386 = arith.addi %384, %c31 : index
              %387 = vector.load %4[%386] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %388 = vector.shuffle %385, %387 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %389 = wave.mma %381, %388, %c51 : vector<16xf16>, vector<8xf32>
              %390 = wave.mma %383, %388, %c51 : vector<16xf16>, vector<8xf32>
              wave.pin
              %391 = arith.addi %373, %c38 : index
              %392 = vector.load %4[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %393 = arith.addi %391, %c31 : index
              %394 = vector.load %4[%393] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %395 = vector.shuffle %392, %394 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %396 = wave.mma %381, %395, %c51 : vector<16xf16>, vector<8xf32>
              %397 = wave.mma %383, %395, %c51 : vector<16xf16>, vector<8xf32>
              %398 = arith.addi %374, %c54 : index
              %399 = vector.load %kv[%398] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %400 = arith.addi %377, %c54 : index
              %401 = vector.load %kv[%400] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %402 = vector.bitcast %318 : vector<4xi32> to vector<16xi8>
              %403 = wave.fp8_decode "e5m2" packed %402 : vector<16xi8> -> vector<16xf16>
              %404 = vector.bitcast %319 : vector<4xi32> to vector<16xi8>
              %405 = wave.fp8_decode "e5m2" packed %404 : vector<16xi8> -> vector<16xf16>
              %406 = arith.addi %373, %c32 : index
              %407 = vector.load %4[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %408 = arith.addi %406, %c31 : index
              %409 = vector.load %4[%408] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %410 = vector.shuffle %407, %409 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %411 = wave.mma %403, %410, %389 : vector<16xf16>, vector<8xf32>
              %412 = wave.mma %405, %410, %390 : vector<16xf16>, vector<8xf32>
              wave.pin
              %413 = arith.addi %373, %c39 : index
              %414 = vector.load %4[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %415 = arith.addi %413, %c31 : index
              %416 = vector.load %4[%415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %417 = vector.shuffle %414, %416 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %418 = wave.mma %403, %417, %396 : vector<16xf16>, vector<8xf32>
              %419 = wave.mma %405, %417, %397 : vector<16xf16>, vector<8xf32>
              %420 = arith.addi %374, %c32 : index
              %421 = vector.load %kv[%420] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %422 = arith.addi %377, %c32 : index
              %423 = vector.load %kv[%422] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %424 = vector.bitcast %376 : vector<4xi32> to vector<16xi8>
              %425 = wave.fp8_decode "e5m2" packed %424 : vector<16xi8> -> vector<16xf16>
              %426 = vector.bitcast %379 : vector<4xi32> to vector<16xi8>
              %427 = wave.fp8_decode "e5m2" packed %426 : vector<16xi8> -> vector<16xf16>
              %428 = arith.addi %373, %c33 : index
              %429 = vector.load %4[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %430 = arith.addi %428, %c31 : index
              %431 = vector.load %4[%430] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %432 = vector.shuffle %429, %431 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %433 = wave.mma %425, %432, %411 : vector<16xf16>, vector<8xf32>
              %434 = wave.mma %427, %432, %412 : vector<16xf16>, vector<8xf32>
              wave.pin
              %435 = arith.addi %373, %c40 : index
              %436 = vector.load %4[%435] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %437 = arith.addi %435, %c31 : index
              %438 = vector.load %4[%437] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %439 = vector.shuffle %436, %438 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %440 = wave.mma %425, %439, %418 : vector<16xf16>, vector<8xf32>
              %441 = wave.mma %427, %439, %419 : vector<16xf16>, vector<8xf32>
              %442 = arith.addi %374, %c55 : index
              %443 = vector.load %kv[%442] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %444 = arith.addi %377, %c55 : index
              %445 = vector.load %kv[%444] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %446 = vector.bitcast %399 : vector<4xi32> to vector<16xi8>
              %447 = wave.fp8_decode "e5m2" packed %446 : vector<16xi8> -> vector<16xf16>
              %448 = vector.bitcast %401 : vector<4xi32> to vector<16xi8>
              %449 = wave.fp8_decode "e5m2" packed %448 : vector<16xi8> -> vector<16xf16>
              %450 = arith.addi %373, %c34 : index
              %451 = vector.load %4[%450] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %452 = arith.addi %450, %c31 : index
              %453 = vector.load %4[%452] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %454 = vector.shuffle %451, %453 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %455 = wave.mma %447, %454, %433 : vector<16xf16>, vector<8xf32>
              %456 = wave.mma %449, %454, %434 : vector<16xf16>, vector<8xf32>
              wave.pin
              %457 = arith.addi %373, %c41 : index
              %458 = vector.load %4[%457] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %459 = arith.addi %457, %c31 : index
              %460 = vector.load %4[%459] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %461 = vector.shuffle %458, %460 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %462 = wave.mma %447, %461, %440 : vector<16xf16>, vector<8xf32>
              %463 = wave.mma %449, %461, %441 : vector<16xf16>, vector<8xf32>
              %464 = arith.addi %374, %c7 : index
              %465 = vector.load %kv[%464] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %466 = arith.addi %377, %c7 : index
              %467 = vector.load %kv[%466] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %468 = vector.bitcast %421 : vector<4xi32> to vector<16xi8>
              %469 = wave.fp8_decode "e5m2" packed %468 : vector<16xi8> -> vector<16xf16>
              %470 = vector.bitcast %423 : vector<4xi32> to vector<16xi8>
              %471 = wave.fp8_decode "e5m2" packed %470 : vector<16xi8> -> vector<16xf16>
              %472 = arith.addi %373, %c35 : index
              %473 = vector.load %4[%472] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %474 = arith.addi %472, %c31 : index
              %475 = vector.load %4[%474] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %476 = vector.shuffle %473, %475 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %477 = wave.mma %469, %476, %455 : vector<16xf16>, vector<8xf32>
              %478 = wave.mma %471, %476, %456 : vector<16xf16>, vector<8xf32>
              wave.pin
              %479 = arith.addi %373, %c42 : index
              %480 = vector.load %4[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %481 = arith.addi %479, %c31 : index
              %482 = vector.load %4[%481] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %483 = vector.shuffle %480, %482 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %484 = wave.mma %469, %483, %462 : vector<16xf16>, vector<8xf32>
              %485 = wave.mma %471, %483, %463 : vector<16xf16>, vector<8xf32>
              %486 = arith.addi %374, %c56 : index
              %487 = vector.load %kv[%486] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %488 = arith.addi %377, %c56 : index
              %489 = vector.load %kv[%488] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %490 = wave.opaque %477 : vector<8xf32>
              %491 = wave.opaque %478 : vector<8xf32>
              %492 = wave.opaque %484 : vector<8xf32>
              %493 = wave.opaque %485 : vector<8xf32>
              %494 = wave.opaque %337 : i32
              %495 = arith.cmpi sgt, %494, %262 : i32
              %496:2 = scf.if %495 -> (vector<8xf32>, vector<8xf32>) {
                %497 = wave.opaque %c10 : index
                %498 = arith.addi %1, %497 : index
                %499 = memref.load %7[%498] : memref<?xi32>
                %500 = arith.index_cast %2 : index to i32
                %501 = arith.addi %336, %500 : i32
                %502 = arith.subi %499, %501 : i32
                %503 = arith.subi %502, %c45 : i32
                %504 = vector.broadcast %503 : i32 to vector<8xi32>
                %505 = arith.cmpi sgt, %504, %c58 : vector<8xi32>
                %506 = arith.select %505, %490, %c57 : vector<8xi1>, vector<8xf32>
                %507 = arith.subi %502, %c44 : i32
                %508 = vector.broadcast %507 : i32 to vector<8xi32>
                %509 = arith.cmpi sgt, %508, %c58 : vector<8xi32>
                %510 = arith.select %509, %491, %c57 : vector<8xi1>, vector<8xf32>
                scf.yield %506, %510 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %490, %491 : vector<8xf32>, vector<8xf32>
              }
              %511 = wave.opaque %c10 : index
              %512 = arith.addi %1, %511 : index
              %513 = memref.load %6[%512] : memref<?xf32>
              %514 = vector.extract %496#0[0] : f32 from vector<8xf32>
              %515 = vector.extract %496#0[1] : f32 from vector<8xf32>
              %516 = vector.extract %496#0[2] : f32 from vector<8xf32>
              %517 = vector.extract %496#0[3] : f32 from vector<8xf32>
              %518 = vector.extract %496#0[4] : f32 from vector<8xf32>
              %519 = vector.extract %496#0[5] : f32 from vector<8xf32>
              %520 = vector.extract %496#0[6] : f32 from vector<8xf32>
              %521 = vector.extract %496#0[7] : f32 from vector<8xf32>
              %522 = vector.extract %496#1[0] : f32 from vector<8xf32>
              %523 = vector.extract %496#1[1] : f32 from vector<8xf32>
              %524 = vector.extract %496#1[2] : f32 from vector<8xf32>
              %525 = vector.extract %496#1[3] : f32 from vector<8xf32>
              %526 = vector.extract %496#1[4] : f32 from vector<8xf32>
              %527 = vector.extract %496#1[5] : f32 from vector<8xf32>
              %528 = vector.extract %496#1[6] : f32 from vector<8xf32>
              %529 = vector.extract %496#1[7] : f32 from vector<8xf32>
              %530 = arith.maxnumf %514, %515 fastmath<nnan> : f32
              %531 = arith.maxnumf %530, %516 fastmath<nnan> : f32
              %532 = arith.maxnumf %531, %517 fastmath<nnan> : f32
              %533 = arith.maxnumf %532, %518 fastmath<nnan> : f32
              %534 = arith.maxnumf %533, %519 fastmath<nnan> : f32
              %535 = arith.maxnumf %534, %520 fastmath<nnan> : f32
              %536 = arith.maxnumf %535, %521 fastmath<nnan> : f32
              %537 = arith.maxnumf %536, %522 fastmath<nnan> : f32
              %538 = arith.maxnumf %537, %523 fastmath<nnan> : f32
              %539 = arith.maxnumf %538, %524 fastmath<nnan> : f32
              %540 = arith.maxnumf %539, %525 fastmath<nnan> : f32
              %541 = arith.maxnumf %540, %526 fastmath<nnan> : f32
              %542 = arith.maxnumf %541, %527 fastmath<nnan> : f32
              %543 = arith.maxnumf %542, %528 fastmath<nnan> : f32
              %544 = arith.maxnumf %543, %529 fastmath<nnan> : f32
              %545 = wave.swap_halves %544 : f32
              %546 = arith.maxnumf %544, %545 fastmath<nnan> : f32
              %547 = arith.mulf %546, %513 : f32
              %548 = arith.addf %320, %c59 : f32
              %549 = arith.cmpf ogt, %547, %548 : f32
              %550:7 = scf.if %549 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %551 = arith.subf %320, %547 : f32
                %552 = wave.exp2 %551 : f32
                %553 = vector.broadcast %552 : f32 to vector<8xf32>
                %554 = arith.mulf %321, %552 : f32
                %555 = arith.mulf %322, %553 : vector<8xf32>
                %556 = arith.mulf %323, %553 : vector<8xf32>
                %557 = arith.mulf %324, %553 : vector<8xf32>
                %558 = arith.mulf %325, %553 : vector<8xf32>
                %559 = arith.mulf %326, %553 : vector<8xf32>
                scf.yield %547, %554, %555, %556, %557, %558, %559 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %320, %321, %322, %323, %324, %325, %326 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %560 = vector.broadcast %513 : f32 to vector<8xf32>
              %561 = arith.subf %c60, %550#0 : f32
              %562 = vector.broadcast %561 : f32 to vector<8xf32>
              %563 = math.fma %496#0, %560, %562 : vector<8xf32>
              %564 = wave.exp2 %563 : vector<8xf32>
              %565 = math.fma %496#1, %560, %562 : vector<8xf32>
              %566 = wave.exp2 %565 : vector<8xf32>
              %567 = arith.truncf %564 : vector<8xf32> to vector<8xf16>
              %568 = vector.bitcast %567 : vector<8xf16> to vector<4xi32>
              %569 = wave.swap_halves %568 : vector<4xi32>
              %570 = arith.select %3, %569, %568 : vector<4xi32>
              %571 = arith.select %3, %568, %569 : vector<4xi32>
              %572 = vector.shuffle %570, %571 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %573 = vector.bitcast %572 : vector<8xi32> to vector<16xf16>
              %574 = arith.truncf %566 : vector<8xf32> to vector<8xf16>
              %575 = vector.bitcast %574 : vector<8xf16> to vector<4xi32>
              %576 = wave.swap_halves %575 : vector<4xi32>
              %577 = arith.select %3, %576, %575 : vector<4xi32>
              %578 = arith.select %3, %575, %576 : vector<4xi32>
              %579 = vector.shuffle %577, %578 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %580 = vector.bitcast %579 : vector<8xi32> to vector<16xf16>
              %581 = arith.addf %564, %566 : vector<8xf32>
              %582 = vector.extract %581[0] : f32 from vector<8xf32>
              %583 = vector.extract %581[1] : f32 from vector<8xf32>
              %584 = vector.extract %581[2] : f32 from vector<8xf32>
              %585 = vector.extract %581[3] : f32 from vector<8xf32>
              %586 = vector.extract %581[4] : f32 from vector<8xf32>
              %587 = vector.extract %581[5] : f32 from vector<8xf32>
              %588 = vector.extract %581[6] : f32 from vector<8xf32>
              %589 = vector.extract %581[7] : f32 from vector<8xf32>
              %590 = arith.addf %582, %586 : f32
              %591 = arith.addf %583, %587 : f32
              %592 = arith.addf %584, %588 : f32
              %593 = arith.addf %585, %589 : f32
              %594 = arith.addf %590, %592 : f32
              %595 = arith.addf %591, %593 : f32
              %596 = arith.addf %594, %595 : f32
              %597 = arith.addf %550#1, %596 : f32
              %598 = wave.opaque %597 : f32
              %599 = wave.opaque %337 : i32
              %600 = arith.cmpi sgt, %599, %262 : i32
              %601:2 = scf.if %600 -> (vector<8xf32>, vector<8xf32>) {
                %602 = wave.opaque %c3 : index
                %603 = arith.addi %1, %602 : index
                %604 = memref.load %7[%603] : memref<?xi32>
                %605 = arith.index_cast %2 : index to i32
                %606 = arith.addi %336, %605 : i32
                %607 = arith.subi %604, %606 : i32
                %608 = arith.subi %607, %c45 : i32
                %609 = vector.broadcast %608 : i32 to vector<8xi32>
                %610 = arith.cmpi sgt, %609, %c58 : vector<8xi32>
                %611 = arith.select %610, %492, %c57 : vector<8xi1>, vector<8xf32>
                %612 = arith.subi %607, %c44 : i32
                %613 = vector.broadcast %612 : i32 to vector<8xi32>
                %614 = arith.cmpi sgt, %613, %c58 : vector<8xi32>
                %615 = arith.select %614, %493, %c57 : vector<8xi1>, vector<8xf32>
                scf.yield %611, %615 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %492, %493 : vector<8xf32>, vector<8xf32>
              }
              %616 = wave.opaque %c3 : index
              %617 = arith.addi %1, %616 : index
              %618 = memref.load %6[%617] : memref<?xf32>
              %619 = vector.extract %601#0[0] : f32 from vector<8xf32>
              %620 = vector.extract %601#0[1] : f32 from vector<8xf32>
              %621 = vector.extract %601#0[2] : f32 from vector<8xf32>
              %622 = vector.extract %601#0[3] : f32 from vector<8xf32>
              %623 = vector.extract %601#0[4] : f32 from vector<8xf32>
              %624 = vector.extract %601#0[5] : f32 from vector<8xf32>
              %625 = vector.extract %601#0[6] : f32 from vector<8xf32>
              %626 = vector.extract %601#0[7] : f32 from vector<8xf32>
              %627 = vector.extract %601#1[0] : f32 from vector<8xf32>
              %628 = vector.extract %601#1[1] : f32 from vector<8xf32>
              %629 = vector.extract %601#1[2] : f32 from vector<8xf32>
              %630 = vector.extract %601#1[3] : f32 from vector<8xf32>
              %631 = vector.extract %601#1[4] : f32 from vector<8xf32>
              %632 = vector.extract %601#1[5] : f32 from vector<8xf32>
              %633 = vector.extract %601#1[6] : f32 from vector<8xf32>
              %634 = vector.extract %601#1[7] : f32 from vector<8xf32>
              %635 = arith.maxnumf %619, %620 fastmath<nnan> : f32
              %636 = arith.maxnumf %635, %621 fastmath<nnan> : f32
              %637 = arith.maxnumf %636, %622 fastmath<nnan> : f32
              %638 = arith.maxnumf %637, %623 fastmath<nnan> : f32
              %639 = arith.maxnumf %638, %624 fastmath<nnan> : f32
              %640 = arith.maxnumf %639, %625 fastmath<nnan> : f32
              %641 = arith.maxnumf %640, %626 fastmath<nnan> : f32
              %642 = arith.maxnumf %641, %627 fastmath<nnan> : f32
              %643 = arith.maxnumf %642, %628 fastmath<nnan> : f32
              %644 = arith.maxnumf %643, %629 fastmath<nnan> : f32
              %645 = arith.maxnumf %644, %630 fastmath<nnan> : f32
              %646 = arith.maxnumf %645, %631 fastmath<nnan> : f32
              %647 = arith.maxnumf %646, %632 fastmath<nnan> : f32
              %648 = arith.maxnumf %647, %633 fastmath<nnan> : f32
              %649 = arith.maxnumf %648, %634 fastmath<nnan> : f32
              %650 = wave.swap_halves %649 : f32
              %651 = arith.maxnumf %649, %650 fastmath<nnan> : f32
              %652 = arith.mulf %651, %618 : f32
              %653 = arith.addf %327, %c59 : f32
              %654 = arith.cmpf ogt, %652, %653 : f32
              %655:7 = scf.if %654 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %656 = arith.subf %327, %652 : f32
                %657 = wave.exp2 %656 : f32
                %658 = vector.broadcast %657 : f32 to vector<8xf32>
                %659 = arith.mulf %328, %657 : f32
                %660 = arith.mulf %329, %658 : vector<8xf32>
                %661 = arith.mulf %330, %658 : vector<8xf32>
                %662 = arith.mulf %331, %658 : vector<8xf32>
                %663 = arith.mulf %332, %658 : vector<8xf32>
                %664 = arith.mulf %333, %658 : vector<8xf32>
                scf.yield %652, %659, %660, %661, %662, %663, %664 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %327, %328, %329, %330, %331, %332, %333 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %665 = vector.broadcast %618 : f32 to vector<8xf32>
              %666 = arith.subf %c60, %655#0 : f32
              %667 = vector.broadcast %666 : f32 to vector<8xf32>
              %668 = math.fma %601#0, %665, %667 : vector<8xf32>
              %669 = wave.exp2 %668 : vector<8xf32>
              %670 = math.fma %601#1, %665, %667 : vector<8xf32>
              %671 = wave.exp2 %670 : vector<8xf32>
              %672 = arith.truncf %669 : vector<8xf32> to vector<8xf16>
              %673 = vector.bitcast %672 : vector<8xf16> to vector<4xi32>
              %674 = wave.swap_halves %673 : vector<4xi32>
              %675 = arith.select %3, %674, %673 : vector<4xi32>
              %676 = arith.select %3, %673, %674 : vector<4xi32>
              %677 = vector.shuffle %675, %676 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %678 = vector.bitcast %677 : vector<8xi32> to vector<16xf16>
              %679 = arith.truncf %671 : vector<8xf32> to vector<8xf16>
              %680 = vector.bitcast %679 : vector<8xf16> to vector<4xi32>
              %681 = wave.swap_halves %680 : vector<4xi32>
              %682 = arith.select %3, %681, %680 : vector<4xi32>
              %683 = arith.select %3, %680, %681 : vector<4xi32>
              %684 = vector.shuffle %682, %683 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %685 = vector.bitcast %684 : vector<8xi32> to vector<16xf16>
              %686 = arith.addf %669, %671 : vector<8xf32>
              %687 = vector.extract %686[0] : f32 from vector<8xf32>
              %688 = vector.extract %686[1] : f32 from vector<8xf32>
              %689 = vector.extract %686[2] : f32 from vector<8xf32>
              %690 = vector.extract %686[3] : f32 from vector<8xf32>
              %691 = vector.extract %686[4] : f32 from vector<8xf32>
              %692 = vector.extract %686[5] : f32 from vector<8xf32>
              %693 = vector.extract %686[6] : f32 from vector<8xf32>
              %694 = vector.extract %686[7] : f32 from vector<8xf32>
              %695 = arith.addf %687, %691 : f32
              %696 = arith.addf %688, %692 : f32
              %697 = arith.addf %689, %693 : f32
              %698 = arith.addf %690, %694 : f32
              %699 = arith.addf %695, %697 : f32
              %700 = arith.addf %696, %698 : f32
              %701 = arith.addf %699, %700 : f32
              %702 = arith.addf %655#1, %701 : f32
              %703 = wave.opaque %702 : f32
              %704 = wave.opaque %337 : i32
              %705 = arith.cmpi sgt, %704, %262 : i32
              %706:2 = scf.if %705 -> (vector<4xi32>, vector<4xi32>) {
                %707 = arith.subi %284, %336 : i32
                %708 = arith.subi %707, %c45 : i32
                %709 = arith.minsi %708, %c44 : i32
                %710 = arith.maxsi %709, %c45 : i32
                %711 = arith.cmpi sgt, %710, %c45 : i32
                %712 = arith.select %711, %c62, %c45 : i32
                %713 = arith.ori %c45, %712 : i32
                %714 = arith.cmpi sgt, %710, %c37 : i32
                %715 = arith.select %714, %c62, %c45 : i32
                %716 = arith.ori %c45, %715 : i32
                %717 = arith.cmpi sgt, %710, %c63 : i32
                %718 = arith.select %717, %c64, %c45 : i32
                %719 = arith.ori %713, %718 : i32
                %720 = arith.cmpi sgt, %710, %c65 : i32
                %721 = arith.select %720, %c64, %c45 : i32
                %722 = arith.ori %716, %721 : i32
                %723 = arith.cmpi sgt, %710, %c66 : i32
                %724 = arith.select %723, %c67, %c45 : i32
                %725 = arith.ori %719, %724 : i32
                %726 = arith.cmpi sgt, %710, %c68 : i32
                %727 = arith.select %726, %c67, %c45 : i32
                %728 = arith.ori %722, %727 : i32
                %729 = arith.cmpi sgt, %710, %c69 : i32
                %730 = arith.select %729, %c70, %c45 : i32
                %731 = arith.ori %725, %730 : i32
                %732 = arith.cmpi sgt, %710, %c71 : i32
                %733 = arith.select %732, %c70, %c45 : i32
                %734 = arith.ori %728, %733 : i32
                %735 = arith.cmpi sgt, %710, %c72 : i32
                %736 = arith.select %735, %c62, %c45 : i32
                %737 = arith.ori %c45, %736 : i32
                %738 = arith.cmpi sgt, %710, %c73 : i32
                %739 = arith.select %738, %c62, %c45 : i32
                %740 = arith.ori %c45, %739 : i32
                %741 = arith.cmpi sgt, %710, %c74 : i32
                %742 = arith.select %741, %c64, %c45 : i32
                %743 = arith.ori %737, %742 : i32
                %744 = arith.cmpi sgt, %710, %c75 : i32
                %745 = arith.select %744, %c64, %c45 : i32
                %746 = arith.ori %740, %745 : i32
                %747 = arith.cmpi sgt, %710, %c76 : i32
                %748 = arith.select %747, %c67, %c45 : i32
                %749 = arith.ori %743, %748 : i32
                %750 = arith.cmpi sgt, %710, %c77 : i32
                %751 = arith.select %750, %c67, %c45 : i32
                %752 = arith.ori %746, %751 : i32
                %753 = arith.cmpi sgt, %710, %c30 : i32
                %754 = arith.select %753, %c70, %c45 : i32
                %755 = arith.ori %749, %754 : i32
                %756 = arith.cmpi sgt, %710, %c78 : i32
                %757 = arith.select %756, %c70, %c45 : i32
                %758 = arith.ori %752, %757 : i32
                %759 = vector.from_elements %731, %755, %734, %758 : vector<4xi32>
                %760 = arith.subi %707, %c44 : i32
                %761 = arith.minsi %760, %c44 : i32
                %762 = arith.maxsi %761, %c45 : i32
                %763 = arith.cmpi sgt, %762, %c45 : i32
                %764 = arith.select %763, %c62, %c45 : i32
                %765 = arith.ori %c45, %764 : i32
                %766 = arith.cmpi sgt, %762, %c37 : i32
                %767 = arith.select %766, %c62, %c45 : i32
                %768 = arith.ori %c45, %767 : i32
                %769 = arith.cmpi sgt, %762, %c63 : i32
                %770 = arith.select %769, %c64, %c45 : i32
                %771 = arith.ori %765, %770 : i32
                %772 = arith.cmpi sgt, %762, %c65 : i32
                %773 = arith.select %772, %c64, %c45 : i32
                %774 = arith.ori %768, %773 : i32
                %775 = arith.cmpi sgt, %762, %c66 : i32
                %776 = arith.select %775, %c67, %c45 : i32
                %777 = arith.ori %771, %776 : i32
                %778 = arith.cmpi sgt, %762, %c68 : i32
                %779 = arith.select %778, %c67, %c45 : i32
                %780 = arith.ori %774, %779 : i32
                %781 = arith.cmpi sgt, %762, %c69 : i32
                %782 = arith.select %781, %c70, %c45 : i32
                %783 = arith.ori %777, %782 : i32
                %784 = arith.cmpi sgt, %762, %c71 : i32
                %785 = arith.select %784, %c70, %c45 : i32
                %786 = arith.ori %780, %785 : i32
                %787 = arith.cmpi sgt, %762, %c72 : i32
                %788 = arith.select %787, %c62, %c45 : i32
                %789 = arith.ori %c45, %788 : i32
                %790 = arith.cmpi sgt, %762, %c73 : i32
                %791 = arith.select %790, %c62, %c45 : i32
                %792 = arith.ori %c45, %791 : i32
                %793 = arith.cmpi sgt, %762, %c74 : i32
                %794 = arith.select %793, %c64, %c45 : i32
                %795 = arith.ori %789, %794 : i32
                %796 = arith.cmpi sgt, %762, %c75 : i32
                %797 = arith.select %796, %c64, %c45 : i32
                %798 = arith.ori %792, %797 : i32
                %799 = arith.cmpi sgt, %762, %c76 : i32
                %800 = arith.select %799, %c67, %c45 : i32
                %801 = arith.ori %795, %800 : i32
                %802 = arith.cmpi sgt, %762, %c77 : i32
                %803 = arith.select %802, %c67, %c45 : i32
                %804 = arith.ori %798, %803 : i32
                %805 = arith.cmpi sgt, %762, %c30 : i32
                %806 = arith.select %805, %c70, %c45 : i32
                %807 = arith.ori %801, %806 : i32
                %808 = arith.cmpi sgt, %762, %c78 : i32
                %809 = arith.select %808, %c70, %c45 : i32
                %810 = arith.ori %804, %809 : i32
                %811 = vector.from_elements %783, %807, %786, %810 : vector<4xi32>
                scf.yield %759, %811 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %c61, %c61 : vector<4xi32>, vector<4xi32>
              }
              %812 = wave.opaque %337 : i32
              %813 = arith.cmpi sgt, %812, %262 : i32
              %814:2 = scf.if %813 -> (vector<4xi32>, vector<4xi32>) {
                %815 = arith.andi %443, %706#0 : vector<4xi32>
                %816 = arith.andi %445, %706#1 : vector<4xi32>
                scf.yield %815, %816 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %443, %445 : vector<4xi32>, vector<4xi32>
              }
              %817 = vector.bitcast %814#0 : vector<4xi32> to vector<16xi8>
              %818 = wave.fp8_decode "e5m2" packed %817 : vector<16xi8> -> vector<16xf16>
              %819 = wave.mma %818, %573, %550#2 : vector<16xf16>, vector<8xf32>
              %820 = wave.mma %818, %678, %655#2 : vector<16xf16>, vector<8xf32>
              %821 = vector.bitcast %814#1 : vector<4xi32> to vector<16xi8>
              %822 = wave.fp8_decode "e5m2" packed %821 : vector<16xi8> -> vector<16xf16>
              %823 = wave.mma %822, %580, %819 : vector<16xf16>, vector<8xf32>
              %824 = wave.mma %822, %685, %820 : vector<16xf16>, vector<8xf32>
              %825 = wave.opaque %823 : vector<8xf32>
              %826 = wave.opaque %824 : vector<8xf32>
              %827 = arith.addi %374, %c33 : index
              %828 = vector.load %kv[%827] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %829 = arith.addi %377, %c33 : index
              %830 = vector.load %kv[%829] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %831 = wave.opaque %337 : i32
              %832 = arith.cmpi sgt, %831, %262 : i32
              %833:2 = scf.if %832 -> (vector<4xi32>, vector<4xi32>) {
                %834 = arith.andi %465, %706#0 : vector<4xi32>
                %835 = arith.andi %467, %706#1 : vector<4xi32>
                scf.yield %834, %835 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %465, %467 : vector<4xi32>, vector<4xi32>
              }
              %836 = vector.bitcast %833#0 : vector<4xi32> to vector<16xi8>
              %837 = wave.fp8_decode "e5m2" packed %836 : vector<16xi8> -> vector<16xf16>
              %838 = wave.mma %837, %573, %550#3 : vector<16xf16>, vector<8xf32>
              %839 = wave.mma %837, %678, %655#3 : vector<16xf16>, vector<8xf32>
              %840 = vector.bitcast %833#1 : vector<4xi32> to vector<16xi8>
              %841 = wave.fp8_decode "e5m2" packed %840 : vector<16xi8> -> vector<16xf16>
              %842 = wave.mma %841, %580, %838 : vector<16xf16>, vector<8xf32>
              %843 = wave.mma %841, %685, %839 : vector<16xf16>, vector<8xf32>
              %844 = wave.opaque %842 : vector<8xf32>
              %845 = wave.opaque %843 : vector<8xf32>
              %846 = arith.addi %374, %c79 : index
              %847 = vector.load %kv[%846] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %848 = arith.addi %377, %c79 : index
              %849 = vector.load %kv[%848] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %850 = wave.opaque %337 : i32
              %851 = arith.cmpi sgt, %850, %262 : i32
              %852:2 = scf.if %851 -> (vector<4xi32>, vector<4xi32>) {
                %853 = arith.andi %487, %706#0 : vector<4xi32>
                %854 = arith.andi %489, %706#1 : vector<4xi32>
                scf.yield %853, %854 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %487, %489 : vector<4xi32>, vector<4xi32>
              }
              %855 = vector.bitcast %852#0 : vector<4xi32> to vector<16xi8>
              %856 = wave.fp8_decode "e5m2" packed %855 : vector<16xi8> -> vector<16xf16>
              %857 = wave.mma %856, %573, %550#4 : vector<16xf16>, vector<8xf32>
              %858 = wave.mma %856, %678, %655#4 : vector<16xf16>, vector<8xf32>
              %859 = vector.bitcast %852#1 : vector<4xi32> to vector<16xi8>
              %860 = wave.fp8_decode "e5m2" packed %859 : vector<16xi8> -> vector<16xf16>
              %861 = wave.mma %860, %580, %857 : vector<16xf16>, vector<8xf32>
              %862 = wave.mma %860, %685, %858 : vector<16xf16>, vector<8xf32>
              %863 = wave.opaque %861 : vector<8xf32>
              %864 = wave.opaque %862 : vector<8xf32>
              wave.pin
              %865 = wave.opaque %337 : i32
              %866 = arith.cmpi sgt, %865, %262 : i32
              %867:2 = scf.if %866 -> (vector<4xi32>, vector<4xi32>) {
                %868 = arith.andi %828, %706#0 : vector<4xi32>
                %869 = arith.andi %830, %706#1 : vector<4xi32>
                scf.yield %868, %869 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %828, %830 : vector<4xi32>, vector<4xi32>
              }
              %870 = vector.bitcast %867#0 : vector<4xi32> to vector<16xi8>
              %871 = wave.fp8_decode "e5m2" packed %870 : vector<16xi8> -> vector<16xf16>
              %872 = wave.mma %871, %573, %550#5 : vector<16xf16>, vector<8xf32>
              %873 = wave.mma %871, %678, %655#5 : vector<16xf16>, vector<8xf32>
              %874 = vector.bitcast %867#1 : vector<4xi32> to vector<16xi8>
              %875 = wave.fp8_decode "e5m2" packed %874 : vector<16xi8> -> vector<16xf16>
              %876 = wave.mma %875, %580, %872 : vector<16xf16>, vector<8xf32>
              %877 = wave.mma %875, %685, %873 : vector<16xf16>, vector<8xf32>
              %878 = wave.opaque %876 : vector<8xf32>
              %879 = wave.opaque %877 : vector<8xf32>
              wave.pin
              %880 = wave.opaque %337 : i32
              %881 = arith.cmpi slt, %880, %284 : i32
              %882:2 = scf.if %881 -> (vector<4xi32>, vector<4xi32>) {
                %883 = arith.addi %363, %35 : index
                %884 = arith.addi %883, %c10 : index
                %885 = vector.load %kv[%884] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %886 = arith.addi %371, %35 : index
                %887 = arith.addi %886, %c10 : index
                %888 = vector.load %kv[%887] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %885, %888 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %867#0, %867#1 : vector<4xi32>, vector<4xi32>
              }
              wave.pin
              %889 = wave.opaque %337 : i32
              %890 = arith.cmpi sgt, %889, %262 : i32
              %891:2 = scf.if %890 -> (vector<4xi32>, vector<4xi32>) {
                %892 = arith.andi %847, %706#0 : vector<4xi32>
                %893 = arith.andi %849, %706#1 : vector<4xi32>
                scf.yield %892, %893 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %847, %849 : vector<4xi32>, vector<4xi32>
              }
              %894 = vector.bitcast %891#0 : vector<4xi32> to vector<16xi8>
              %895 = wave.fp8_decode "e5m2" packed %894 : vector<16xi8> -> vector<16xf16>
              %896 = wave.mma %895, %573, %550#6 : vector<16xf16>, vector<8xf32>
              %897 = wave.mma %895, %678, %655#6 : vector<16xf16>, vector<8xf32>
              %898 = vector.bitcast %891#1 : vector<4xi32> to vector<16xi8>
              %899 = wave.fp8_decode "e5m2" packed %898 : vector<16xi8> -> vector<16xf16>
              %900 = wave.mma %899, %580, %896 : vector<16xf16>, vector<8xf32>
              %901 = wave.mma %899, %685, %897 : vector<16xf16>, vector<8xf32>
              %902 = wave.opaque %900 : vector<8xf32>
              %903 = wave.opaque %901 : vector<8xf32>
              wave.pin
              %904 = wave.opaque %337 : i32
              %905 = arith.cmpi slt, %904, %284 : i32
              %906:2 = scf.if %905 -> (vector<4xi32>, vector<4xi32>) {
                %907 = arith.addi %363, %35 : index
                %908 = arith.addi %907, %c24 : index
                %909 = vector.load %kv[%908] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %910 = arith.addi %371, %35 : index
                %911 = arith.addi %910, %c24 : index
                %912 = vector.load %kv[%911] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %909, %912 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %891#0, %891#1 : vector<4xi32>, vector<4xi32>
              }
              scf.yield %882#0, %882#1, %906#0, %906#1, %550#0, %598, %825, %844, %863, %878, %902, %655#0, %703, %826, %845, %864, %879, %903 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %913 = wave.opaque %c10 : index
            %914 = arith.addi %0, %913 : index
            %915 = arith.cmpi eq, %282, %279 : i32
            %916 = wave.swap_halves %334#5 : f32
            %917 = arith.addf %334#5, %916 : f32
            %918 = arith.addi %914, %c10 : index
            %919:2 = scf.if %915 -> (f32, f32) {
              scf.yield %c49, %c50 : f32, f32
            } else {
              %920 = arith.addi %918, %c10 : index
              %921 = memref.load %8[%920] : memref<?xf32>
              %922 = arith.addi %918, %c6 : index
              %923 = memref.load %8[%922] : memref<?xf32>
              scf.yield %921, %923 : f32, f32
            }
            %924 = arith.maxnumf %919#0, %334#4 fastmath<nnan> : f32
            %925 = arith.subf %919#0, %924 : f32
            %926 = wave.exp2 %925 : f32
            %927 = arith.subf %334#4, %924 : f32
            %928 = wave.exp2 %927 : f32
            %929 = arith.mulf %919#1, %926 : f32
            %930 = math.fma %917, %928, %929 : f32
            memref.store %924, %8[%918] : memref<?xf32>
            %931 = arith.addi %918, %c6 : index
            memref.store %930, %8[%931] : memref<?xf32>
            %932 = vector.broadcast %926 : f32 to vector<8xf32>
            %933 = vector.broadcast %928 : f32 to vector<8xf32>
            scf.if %915 {
              %934 = arith.muli %914, %c13 : index
              %935 = arith.addi %c10, %934 : index
              %936 = arith.addi %935, %c10 : index
              %937 = arith.addi %936, %c10 : index
              %938 = vector.shuffle %334#6, %334#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %938, %5[%937] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %939 = vector.shuffle %334#6, %334#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %940 = arith.addi %937, %c31 : index
              vector.store %939, %5[%940] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %941 = arith.addi %936, %c32 : index
              %942 = vector.shuffle %334#7, %334#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %942, %5[%941] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %943 = vector.shuffle %334#7, %334#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %944 = arith.addi %941, %c31 : index
              vector.store %943, %5[%944] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %945 = arith.addi %936, %c33 : index
              %946 = vector.shuffle %334#8, %334#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %946, %5[%945] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %947 = vector.shuffle %334#8, %334#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %948 = arith.addi %945, %c31 : index
              vector.store %947, %5[%948] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %949 = arith.addi %936, %c34 : index
              %950 = vector.shuffle %334#9, %334#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %950, %5[%949] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %951 = vector.shuffle %334#9, %334#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %952 = arith.addi %949, %c31 : index
              vector.store %951, %5[%952] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %953 = arith.addi %936, %c35 : index
              %954 = vector.shuffle %334#10, %334#10 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %954, %5[%953] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %955 = vector.shuffle %334#10, %334#10 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %956 = arith.addi %953, %c31 : index
              vector.store %955, %5[%956] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %957 = arith.muli %914, %c13 : index
              %958 = arith.addi %c10, %957 : index
              %959 = arith.addi %958, %c10 : index
              %960 = arith.addi %959, %c10 : index
              %961 = vector.load %5[%960] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %962 = arith.addi %960, %c31 : index
              %963 = vector.load %5[%962] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %964 = vector.shuffle %961, %963 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %965 = arith.mulf %964, %932 : vector<8xf32>
              %966 = math.fma %334#6, %933, %965 : vector<8xf32>
              %967 = vector.shuffle %966, %966 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %967, %5[%960] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %968 = vector.shuffle %966, %966 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %968, %5[%962] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %969 = arith.addi %959, %c32 : index
              %970 = vector.load %5[%969] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %971 = arith.addi %969, %c31 : index
              %972 = vector.load %5[%971] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %973 = vector.shuffle %970, %972 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %974 = arith.mulf %973, %932 : vector<8xf32>
              %975 = math.fma %334#7, %933, %974 : vector<8xf32>
              %976 = vector.shuffle %975, %975 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %976, %5[%969] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %977 = vector.shuffle %975, %975 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %977, %5[%971] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %978 = arith.addi %959, %c33 : index
              %979 = vector.load %5[%978] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %980 = arith.addi %978, %c31 : index
              %981 = vector.load %5[%980] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %982 = vector.shuffle %979, %981 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %983 = arith.mulf %982, %932 : vector<8xf32>
              %984 = math.fma %334#8, %933, %983 : vector<8xf32>
              %985 = vector.shuffle %984, %984 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %985, %5[%978] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %986 = vector.shuffle %984, %984 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %986, %5[%980] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %987 = arith.addi %959, %c34 : index
              %988 = vector.load %5[%987] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %989 = arith.addi %987, %c31 : index
              %990 = vector.load %5[%989] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %991 = vector.shuffle %988, %990 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %992 = arith.mulf %991, %932 : vector<8xf32>
              %993 = math.fma %334#9, %933, %992 : vector<8xf32>
              %994 = vector.shuffle %993, %993 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %994, %5[%987] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %995 = vector.shuffle %993, %993 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %995, %5[%989] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %996 = arith.addi %959, %c35 : index
              %997 = vector.load %5[%996] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %998 = arith.addi %996, %c31 : index
              %999 = vector.load %5[%998] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1000 = vector.shuffle %997, %999 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1001 = arith.mulf %1000, %932 : vector<8xf32>
              %1002 = math.fma %334#10, %933, %1001 : vector<8xf32>
              %1003 = vector.shuffle %1002, %1002 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1003, %5[%996] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1004 = vector.shuffle %1002, %1002 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1004, %5[%998] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
            %1005 = wave.swap_halves %334#12 : f32
            %1006 = arith.addf %334#12, %1005 : f32
            %1007 = arith.addi %914, %c24 : index
            %1008:2 = scf.if %915 -> (f32, f32) {
              scf.yield %c49, %c50 : f32, f32
            } else {
              %1009 = arith.addi %1007, %c10 : index
              %1010 = memref.load %8[%1009] : memref<?xf32>
              %1011 = arith.addi %1007, %c6 : index
              %1012 = memref.load %8[%1011] : memref<?xf32>
              scf.yield %1010, %1012 : f32, f32
            }
            %1013 = arith.maxnumf %1008#0, %334#11 fastmath<nnan> : f32
            %1014 = arith.subf %1008#0, %1013 : f32
            %1015 = wave.exp2 %1014 : f32
            %1016 = arith.subf %334#11, %1013 : f32
            %1017 = wave.exp2 %1016 : f32
            %1018 = arith.mulf %1008#1, %1015 : f32
            %1019 = math.fma %1006, %1017, %1018 : f32
            memref.store %1013, %8[%1007] : memref<?xf32>
            %1020 = arith.addi %1007, %c6 : index
            memref.store %1019, %8[%1020] : memref<?xf32>
            %1021 = vector.broadcast %1015 : f32 to vector<8xf32>
            %1022 = vector.broadcast %1017 : f32 to vector<8xf32>
            scf.if %915 {
              %1023 = arith.muli %914, %c13 : index
              %1024 = arith.addi %c10, %1023 : index
              %1025 = arith.addi %1024, %c38 : index
              %1026 = arith.addi %1025, %c10 : index
              %1027 = vector.shuffle %334#13, %334#13 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1027, %5[%1026] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1028 = vector.shuffle %334#13, %334#13 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1029 = arith.addi %1026, %c31 : index
              vector.store %1028, %5[%1029] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1030 = arith.addi %1025, %c32 : index
              %1031 = vector.shuffle %334#14, %334#14 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1031, %5[%1030] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1032 = vector.shuffle %334#14, %334#14 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1033 = arith.addi %1030, %c31 : index
              vector.store %1032, %5[%1033] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1034 = arith.addi %1025, %c33 : index
              %1035 = vector.shuffle %334#15, %334#15 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1035, %5[%1034] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1036 = vector.shuffle %334#15, %334#15 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1037 = arith.addi %1034, %c31 : index
              vector.store %1036, %5[%1037] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1038 = arith.addi %1025, %c34 : index
              %1039 = vector.shuffle %334#16, %334#16 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1039, %5[%1038] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1040 = vector.shuffle %334#16, %334#16 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1041 = arith.addi %1038, %c31 : index
              vector.store %1040, %5[%1041] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1042 = arith.addi %1025, %c35 : index
              %1043 = vector.shuffle %334#17, %334#17 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1043, %5[%1042] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1044 = vector.shuffle %334#17, %334#17 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1045 = arith.addi %1042, %c31 : index
              vector.store %1044, %5[%1045] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1046 = arith.muli %914, %c13 : index
              %1047 = arith.addi %c10, %1046 : index
              %1048 = arith.addi %1047, %c38 : index
              %1049 = arith.addi %1048, %c10 : index
              %1050 = vector.load %5[%1049] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1051 = arith.addi %1049, %c31 : index
              %1052 = vector.load %5[%1051] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1053 = vector.shuffle %1050, %1052 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1054 = arith.mulf %1053, %1021 : vector<8xf32>
              %1055 = math.fma %334#13, %1022, %1054 : vector<8xf32>
              %1056 = vector.shuffle %1055, %1055 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1056, %5[%1049] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1057 = vector.shuffle %1055, %1055 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1057, %5[%1051] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1058 = arith.addi %1048, %c32 : index
              %1059 = vector.load %5[%1058] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1060 = arith.addi %1058, %c31 : index
              %1061 = vector.load %5[%1060] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1062 = vector.shuffle %1059, %1061 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1063 = arith.mulf %1062, %1021 : vector<8xf32>
              %1064 = math.fma %334#14, %1022, %1063 : vector<8xf32>
              %1065 = vector.shuffle %1064, %1064 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1065, %5[%1058] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1066 = vector.shuffle %1064, %1064 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1066, %5[%1060] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1067 = arith.addi %1048, %c33 : index
              %1068 = vector.load %5[%1067] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1069 = arith.addi %1067, %c31 : index
              %1070 = vector.load %5[%1069] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1071 = vector.shuffle %1068, %1070 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1072 = arith.mulf %1071, %1021 : vector<8xf32>
              %1073 = math.fma %334#15, %1022, %1072 : vector<8xf32>
              %1074 = vector.shuffle %1073, %1073 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1074, %5[%1067] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1075 = vector.shuffle %1073, %1073 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1075, %5[%1069] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1076 = arith.addi %1048, %c34 : index
              %1077 = vector.load %5[%1076] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1078 = arith.addi %1076, %c31 : index
              %1079 = vector.load %5[%1078] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1080 = vector.shuffle %1077, %1079 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1081 = arith.mulf %1080, %1021 : vector<8xf32>
              %1082 = math.fma %334#16, %1022, %1081 : vector<8xf32>
              %1083 = vector.shuffle %1082, %1082 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1083, %5[%1076] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1084 = vector.shuffle %1082, %1082 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1084, %5[%1078] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1085 = arith.addi %1048, %c35 : index
              %1086 = vector.load %5[%1085] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1087 = arith.addi %1085, %c31 : index
              %1088 = vector.load %5[%1087] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1089 = vector.shuffle %1086, %1088 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1090 = arith.mulf %1089, %1021 : vector<8xf32>
              %1091 = math.fma %334#17, %1022, %1090 : vector<8xf32>
              %1092 = vector.shuffle %1091, %1091 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1092, %5[%1085] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1093 = vector.shuffle %1091, %1091 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1093, %5[%1087] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1094 = arith.cmpi sgt, %271, %c47 : i32
          scf.if %1094 {
            %1095 = arith.cmpi eq, %279, %276 : i32
            %1096 = wave.opaque %c10 : index
            %1097 = arith.addi %0, %1096 : index
            %1098 = arith.addi %1097, %c10 : index
            %1099 = arith.addi %1098, %c10 : index
            %1100 = memref.load %8[%1099] : memref<?xf32>
            %1101 = arith.addi %1098, %c6 : index
            %1102 = memref.load %8[%1101] : memref<?xf32>
            %1103 = arith.addi %1097, %c31 : index
            %1104:2 = scf.if %1095 -> (f32, f32) {
              scf.yield %c49, %c50 : f32, f32
            } else {
              %1105 = arith.addi %1103, %c10 : index
              %1106 = memref.load %8[%1105] : memref<?xf32>
              %1107 = arith.addi %1103, %c6 : index
              %1108 = memref.load %8[%1107] : memref<?xf32>
              scf.yield %1106, %1108 : f32, f32
            }
            %1109 = arith.maxnumf %1104#0, %1100 fastmath<nnan> : f32
            %1110 = arith.subf %1104#0, %1109 : f32
            %1111 = wave.exp2 %1110 : f32
            %1112 = arith.subf %1100, %1109 : f32
            %1113 = wave.exp2 %1112 : f32
            %1114 = arith.mulf %1104#1, %1111 : f32
            %1115 = math.fma %1102, %1113, %1114 : f32
            memref.store %1109, %8[%1103] : memref<?xf32>
            %1116 = arith.addi %1103, %c6 : index
            memref.store %1115, %8[%1116] : memref<?xf32>
            %1117 = vector.broadcast %1111 : f32 to vector<8xf32>
            %1118 = vector.broadcast %1113 : f32 to vector<8xf32>
            scf.for %1119 = %c10 to %c80 step %c4 {
              %1120 = arith.muli %1097, %c13 : index
              %1121 = arith.addi %c10, %1120 : index
              %1122 = arith.addi %1121, %c10 : index
              %1123 = arith.muli %1119, %c32 : index
              %1124 = arith.addi %1122, %1123 : index
              %1125 = vector.load %5[%1124] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1126 = arith.addi %1124, %c31 : index
              %1127 = vector.load %5[%1126] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1128 = vector.shuffle %1125, %1127 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1095 {
                %1129 = arith.addi %16, %1120 : index
                %1130 = arith.addi %1129, %c10 : index
                %1131 = arith.addi %1130, %1123 : index
                %1132 = vector.shuffle %1128, %1128 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1132, %partial[%1131] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1133 = vector.shuffle %1128, %1128 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1134 = arith.addi %1131, %c31 : index
                vector.store %1133, %partial[%1134] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1135 = arith.addi %16, %1120 : index
                %1136 = arith.addi %1135, %c10 : index
                %1137 = arith.addi %1136, %1123 : index
                %1138 = vector.load %partial[%1137] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1139 = arith.addi %1137, %c31 : index
                %1140 = vector.load %partial[%1139] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1141 = vector.shuffle %1138, %1140 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1142 = arith.mulf %1141, %1117 : vector<8xf32>
                %1143 = math.fma %1128, %1118, %1142 : vector<8xf32>
                %1144 = vector.shuffle %1143, %1143 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1144, %partial[%1137] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1145 = vector.shuffle %1143, %1143 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1145, %partial[%1139] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
            %1146 = arith.addi %1097, %c24 : index
            %1147 = arith.addi %1146, %c10 : index
            %1148 = memref.load %8[%1147] : memref<?xf32>
            %1149 = arith.addi %1146, %c6 : index
            %1150 = memref.load %8[%1149] : memref<?xf32>
            %1151 = arith.addi %1097, %c54 : index
            %1152:2 = scf.if %1095 -> (f32, f32) {
              scf.yield %c49, %c50 : f32, f32
            } else {
              %1153 = arith.addi %1151, %c10 : index
              %1154 = memref.load %8[%1153] : memref<?xf32>
              %1155 = arith.addi %1151, %c6 : index
              %1156 = memref.load %8[%1155] : memref<?xf32>
              scf.yield %1154, %1156 : f32, f32
            }
            %1157 = arith.maxnumf %1152#0, %1148 fastmath<nnan> : f32
            %1158 = arith.subf %1152#0, %1157 : f32
            %1159 = wave.exp2 %1158 : f32
            %1160 = arith.subf %1148, %1157 : f32
            %1161 = wave.exp2 %1160 : f32
            %1162 = arith.mulf %1152#1, %1159 : f32
            %1163 = math.fma %1150, %1161, %1162 : f32
            memref.store %1157, %8[%1151] : memref<?xf32>
            %1164 = arith.addi %1151, %c6 : index
            memref.store %1163, %8[%1164] : memref<?xf32>
            %1165 = vector.broadcast %1159 : f32 to vector<8xf32>
            %1166 = vector.broadcast %1161 : f32 to vector<8xf32>
            scf.for %1167 = %c10 to %c80 step %c4 {
              %1168 = arith.muli %1097, %c13 : index
              %1169 = arith.addi %c10, %1168 : index
              %1170 = arith.addi %1169, %c38 : index
              %1171 = arith.muli %1167, %c32 : index
              %1172 = arith.addi %1170, %1171 : index
              %1173 = vector.load %5[%1172] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1174 = arith.addi %1172, %c31 : index
              %1175 = vector.load %5[%1174] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1176 = vector.shuffle %1173, %1175 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1095 {
                %1177 = arith.addi %16, %1168 : index
                %1178 = arith.addi %1177, %c38 : index
                %1179 = arith.addi %1178, %1171 : index
                %1180 = vector.shuffle %1176, %1176 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1180, %partial[%1179] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1181 = vector.shuffle %1176, %1176 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1182 = arith.addi %1179, %c31 : index
                vector.store %1181, %partial[%1182] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1183 = arith.addi %16, %1168 : index
                %1184 = arith.addi %1183, %c38 : index
                %1185 = arith.addi %1184, %1171 : index
                %1186 = vector.load %partial[%1185] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1187 = arith.addi %1185, %c31 : index
                %1188 = vector.load %partial[%1187] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1189 = vector.shuffle %1186, %1188 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1190 = arith.mulf %1189, %1165 : vector<8xf32>
                %1191 = math.fma %1176, %1166, %1190 : vector<8xf32>
                %1192 = vector.shuffle %1191, %1191 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1192, %partial[%1185] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1193 = vector.shuffle %1191, %1191 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1193, %partial[%1187] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %1194 = arith.cmpi sgt, %271, %c46 : i32
        scf.if %1194 {
          %1195 = arith.cmpi eq, %276, %c45 : i32
          %1196 = wave.opaque %c10 : index
          %1197 = arith.addi %0, %1196 : index
          %1198 = arith.addi %1197, %c31 : index
          %1199 = arith.addi %1198, %c10 : index
          %1200 = memref.load %8[%1199] : memref<?xf32>
          %1201 = arith.addi %1198, %c6 : index
          %1202 = memref.load %8[%1201] : memref<?xf32>
          %1203 = arith.addi %1197, %c32 : index
          %1204:2 = scf.if %1195 -> (f32, f32) {
            scf.yield %c49, %c50 : f32, f32
          } else {
            %1205 = arith.addi %1203, %c10 : index
            %1206 = memref.load %8[%1205] : memref<?xf32>
            %1207 = arith.addi %1203, %c6 : index
            %1208 = memref.load %8[%1207] : memref<?xf32>
            scf.yield %1206, %1208 : f32, f32
          }
          %1209 = arith.maxnumf %1204#0, %1200 fastmath<nnan> : f32
          %1210 = arith.subf %1204#0, %1209 : f32
          %1211 = wave.exp2 %1210 : f32
          %1212 = arith.subf %1200, %1209 : f32
          %1213 = wave.exp2 %1212 : f32
          %1214 = arith.mulf %1204#1, %1211 : f32
          %1215 = math.fma %1202, %1213, %1214 : f32
          memref.store %1209, %8[%1203] : memref<?xf32>
          %1216 = arith.addi %1203, %c6 : index
          memref.store %1215, %8[%1216] : memref<?xf32>
          %1217 = vector.broadcast %1211 : f32 to vector<8xf32>
          %1218 = vector.broadcast %1213 : f32 to vector<8xf32>
          scf.for %1219 = %c10 to %c80 step %c4 {
            %1220 = arith.muli %1197, %c13 : index
            %1221 = arith.addi %16, %1220 : index
            %1222 = arith.addi %1221, %c10 : index
            %1223 = arith.muli %1219, %c32 : index
            %1224 = arith.addi %1222, %1223 : index
            %1225 = vector.load %partial[%1224] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1226 = arith.addi %1224, %c31 : index
            %1227 = vector.load %partial[%1226] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1228 = vector.shuffle %1225, %1227 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1195 {
              %1229 = arith.addi %17, %1220 : index
              %1230 = arith.addi %1229, %c10 : index
              %1231 = arith.addi %1230, %1223 : index
              %1232 = vector.shuffle %1228, %1228 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1232, %partial[%1231] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1233 = vector.shuffle %1228, %1228 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1234 = arith.addi %1231, %c31 : index
              vector.store %1233, %partial[%1234] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1235 = arith.addi %17, %1220 : index
              %1236 = arith.addi %1235, %c10 : index
              %1237 = arith.addi %1236, %1223 : index
              %1238 = vector.load %partial[%1237] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1239 = arith.addi %1237, %c31 : index
              %1240 = vector.load %partial[%1239] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1241 = vector.shuffle %1238, %1240 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1242 = arith.mulf %1241, %1217 : vector<8xf32>
              %1243 = math.fma %1228, %1218, %1242 : vector<8xf32>
              %1244 = vector.shuffle %1243, %1243 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1244, %partial[%1237] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1245 = vector.shuffle %1243, %1243 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1245, %partial[%1239] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1246 = arith.addi %1197, %c54 : index
          %1247 = arith.addi %1246, %c10 : index
          %1248 = memref.load %8[%1247] : memref<?xf32>
          %1249 = arith.addi %1246, %c6 : index
          %1250 = memref.load %8[%1249] : memref<?xf32>
          %1251 = arith.addi %1197, %c55 : index
          %1252:2 = scf.if %1195 -> (f32, f32) {
            scf.yield %c49, %c50 : f32, f32
          } else {
            %1253 = arith.addi %1251, %c10 : index
            %1254 = memref.load %8[%1253] : memref<?xf32>
            %1255 = arith.addi %1251, %c6 : index
            %1256 = memref.load %8[%1255] : memref<?xf32>
            scf.yield %1254, %1256 : f32, f32
          }
          %1257 = arith.maxnumf %1252#0, %1248 fastmath<nnan> : f32
          %1258 = arith.subf %1252#0, %1257 : f32
          %1259 = wave.exp2 %1258 : f32
          %1260 = arith.subf %1248, %1257 : f32
          %1261 = wave.exp2 %1260 : f32
          %1262 = arith.mulf %1252#1, %1259 : f32
          %1263 = math.fma %1250, %1261, %1262 : f32
          memref.store %1257, %8[%1251] : memref<?xf32>
          %1264 = arith.addi %1251, %c6 : index
          memref.store %1263, %8[%1264] : memref<?xf32>
          %1265 = vector.broadcast %1259 : f32 to vector<8xf32>
          %1266 = vector.broadcast %1261 : f32 to vector<8xf32>
          scf.for %1267 = %c10 to %c80 step %c4 {
            %1268 = arith.muli %1197, %c13 : index
            %1269 = arith.addi %16, %1268 : index
            %1270 = arith.addi %1269, %c38 : index
            %1271 = arith.muli %1267, %c32 : index
            %1272 = arith.addi %1270, %1271 : index
            %1273 = vector.load %partial[%1272] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1274 = arith.addi %1272, %c31 : index
            %1275 = vector.load %partial[%1274] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1276 = vector.shuffle %1273, %1275 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1195 {
              %1277 = arith.addi %17, %1268 : index
              %1278 = arith.addi %1277, %c38 : index
              %1279 = arith.addi %1278, %1271 : index
              %1280 = vector.shuffle %1276, %1276 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1280, %partial[%1279] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1281 = vector.shuffle %1276, %1276 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1282 = arith.addi %1279, %c31 : index
              vector.store %1281, %partial[%1282] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1283 = arith.addi %17, %1268 : index
              %1284 = arith.addi %1283, %c38 : index
              %1285 = arith.addi %1284, %1271 : index
              %1286 = vector.load %partial[%1285] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1287 = arith.addi %1285, %c31 : index
              %1288 = vector.load %partial[%1287] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1289 = vector.shuffle %1286, %1288 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1290 = arith.mulf %1289, %1265 : vector<8xf32>
              %1291 = math.fma %1276, %1266, %1290 : vector<8xf32>
              %1292 = vector.shuffle %1291, %1291 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1292, %partial[%1285] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1293 = vector.shuffle %1291, %1291 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1293, %partial[%1287] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %1294 = wave.opaque %c10 : index
      %1295 = arith.addi %0, %1294 : index
      scf.if %274 {
        %1296 = arith.addi %kvHeads, %13 : index
        %1297 = memref.load %scales[%1296] : memref<?xf32>
        %1298 = arith.addi %1295, %c10 : index
        %1299 = arith.addi %1298, %c10 : index
        %1300 = memref.load %8[%1299] : memref<?xf32>
        %1301 = arith.addi %1298, %c6 : index
        %1302 = memref.load %8[%1301] : memref<?xf32>
        %1303 = arith.divf %1297, %1302 : f32
        %1304 = vector.broadcast %1303 : f32 to vector<8xf32>
        %1305 = arith.addi %15, %1294 : index
        %1306 = arith.addi %1305, %1 : index
        %1307 = arith.addi %1306, %c10 : index
        %1308 = arith.minsi %1307, %40 : index
        %1309 = arith.divui %1308, %groupSize : index
        %1310 = arith.addi %24, %1309 : index
        %1311 = arith.remui %1308, %groupSize : index
        %1312 = arith.addi %44, %1311 : index
        %1313 = arith.muli %1312, %c18 : index
        %1314 = arith.addi %1313, %51 : index
        %1315 = arith.muli %heads, %c18 : index
        scf.for %1316 = %c10 to %c80 step %c4 {
          %1317 = arith.muli %1295, %c13 : index
          %1318 = arith.addi %c10, %1317 : index
          %1319 = arith.addi %1318, %c10 : index
          %1320 = arith.muli %1316, %c32 : index
          %1321 = arith.addi %1319, %1320 : index
          %1322 = vector.load %5[%1321] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1323 = arith.addi %1321, %c31 : index
          %1324 = vector.load %5[%1323] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1325 = vector.shuffle %1322, %1324 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1326 = arith.mulf %1325, %1304 : vector<8xf32>
          %1327 = arith.addf %1326, %c51 : vector<8xf32>
          %1328 = arith.minimumf %1327, %c82 : vector<8xf32>
          %1329 = arith.maximumf %1328, %c83 : vector<8xf32>
          %1330 = arith.truncf %1329 : vector<8xf32> to vector<8xf16>
          %1331 = vector.bitcast %1330 : vector<8xf16> to vector<4xi32>
          %1332 = vector.shuffle %1331, %1331 [0, 1] : vector<4xi32>, vector<4xi32>
          %1333 = vector.shuffle %1331, %1331 [2, 3] : vector<4xi32>, vector<4xi32>
          %1334 = arith.select %3, %1333, %1332 : vector<2xi32>
          %1335 = arith.select %3, %1332, %1333 : vector<2xi32>
          %1336 = wave.swap_halves %1335 : vector<2xi32>
          %1337 = arith.select %3, %1336, %1334 : vector<2xi32>
          %1338 = arith.select %3, %1334, %1336 : vector<2xi32>
          %1339 = vector.bitcast %1337 : vector<2xi32> to vector<4xf16>
          %1340 = vector.bitcast %1338 : vector<2xi32> to vector<4xf16>
          %1341 = vector.shuffle %1339, %1340 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1342 = arith.muli %1316, %c3 : index
          %1343 = arith.addi %1314, %1342 : index
          %1344 = arith.divui %1310, %outTileRows : index
          %1345 = arith.divui %1315, %c3 : index
          %1346 = arith.muli %1344, %1345 : index
          %1347 = arith.divui %1343, %c3 : index
          %1348 = arith.addi %1346, %1347 : index
          %1349 = arith.muli %1348, %c11 : index
          %1350 = arith.remui %1343, %c3 : index
          %1351 = arith.divui %1350, %c19 : index
          %1352 = arith.addi %1349, %1351 : index
          %1353 = arith.muli %outTileRows, %c19 : index
          %1354 = arith.muli %1352, %1353 : index
          %1355 = arith.remui %1310, %outTileRows : index
          %1356 = arith.muli %1355, %c19 : index
          %1357 = arith.addi %1354, %1356 : index
          %1358 = arith.remui %1343, %c19 : index
          %1359 = arith.addi %1357, %1358 : index
          %1360 = arith.cmpi slt, %1307, %36 : index
          scf.if %1360 {
            vector.store %1341, %out[%1359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
        %1361 = arith.addi %1295, %c24 : index
        %1362 = arith.addi %1361, %c10 : index
        %1363 = memref.load %8[%1362] : memref<?xf32>
        %1364 = arith.addi %1361, %c6 : index
        %1365 = memref.load %8[%1364] : memref<?xf32>
        %1366 = arith.divf %1297, %1365 : f32
        %1367 = vector.broadcast %1366 : f32 to vector<8xf32>
        %1368 = arith.addi %1306, %c3 : index
        %1369 = arith.minsi %1368, %40 : index
        %1370 = arith.divui %1369, %groupSize : index
        %1371 = arith.addi %24, %1370 : index
        %1372 = arith.remui %1369, %groupSize : index
        %1373 = arith.addi %44, %1372 : index
        %1374 = arith.muli %1373, %c18 : index
        %1375 = arith.addi %1374, %51 : index
        scf.for %1376 = %c10 to %c80 step %c4 {
          %1377 = arith.muli %1295, %c13 : index
          %1378 = arith.addi %c10, %1377 : index
          %1379 = arith.addi %1378, %c38 : index
          %1380 = arith.muli %1376, %c32 : index
          %1381 = arith.addi %1379, %1380 : index
          %1382 = vector.load %5[%1381] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1383 = arith.addi %1381, %c31 : index
          %1384 = vector.load %5[%1383] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1385 = vector.shuffle %1382, %1384 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1386 = arith.mulf %1385, %1367 : vector<8xf32>
          %1387 = arith.addf %1386, %c51 : vector<8xf32>
          %1388 = arith.minimumf %1387, %c82 : vector<8xf32>
          %1389 = arith.maximumf %1388, %c83 : vector<8xf32>
          %1390 = arith.truncf %1389 : vector<8xf32> to vector<8xf16>
          %1391 = vector.bitcast %1390 : vector<8xf16> to vector<4xi32>
          %1392 = vector.shuffle %1391, %1391 [0, 1] : vector<4xi32>, vector<4xi32>
          %1393 = vector.shuffle %1391, %1391 [2, 3] : vector<4xi32>, vector<4xi32>
          %1394 = arith.select %3, %1393, %1392 : vector<2xi32>
          %1395 = arith.select %3, %1392, %1393 : vector<2xi32>
          %1396 = wave.swap_halves %1395 : vector<2xi32>
          %1397 = arith.select %3, %1396, %1394 : vector<2xi32>
          %1398 = arith.select %3, %1394, %1396 : vector<2xi32>
          %1399 = vector.bitcast %1397 : vector<2xi32> to vector<4xf16>
          %1400 = vector.bitcast %1398 : vector<2xi32> to vector<4xf16>
          %1401 = vector.shuffle %1399, %1400 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1402 = arith.muli %1376, %c3 : index
          %1403 = arith.addi %1375, %1402 : index
          %1404 = arith.divui %1371, %outTileRows : index
          %1405 = arith.divui %1315, %c3 : index
          %1406 = arith.muli %1404, %1405 : index
          %1407 = arith.divui %1403, %c3 : index
          %1408 = arith.addi %1406, %1407 : index
          %1409 = arith.muli %1408, %c11 : index
          %1410 = arith.remui %1403, %c3 : index
          %1411 = arith.divui %1410, %c19 : index
          %1412 = arith.addi %1409, %1411 : index
          %1413 = arith.muli %outTileRows, %c19 : index
          %1414 = arith.muli %1412, %1413 : index
          %1415 = arith.remui %1371, %outTileRows : index
          %1416 = arith.muli %1415, %c19 : index
          %1417 = arith.addi %1414, %1416 : index
          %1418 = arith.remui %1403, %c19 : index
          %1419 = arith.addi %1417, %1418 : index
          %1420 = arith.cmpi slt, %1368, %36 : index
          scf.if %1420 {
            vector.store %1401, %out[%1419] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %275 {
          %1421 = arith.addi %kvHeads, %13 : index
          %1422 = memref.load %scales[%1421] : memref<?xf32>
          %1423 = arith.addi %1295, %c31 : index
          %1424 = arith.addi %1423, %c10 : index
          %1425 = memref.load %8[%1424] : memref<?xf32>
          %1426 = arith.addi %1423, %c6 : index
          %1427 = memref.load %8[%1426] : memref<?xf32>
          %1428 = arith.divf %1422, %1427 : f32
          %1429 = vector.broadcast %1428 : f32 to vector<8xf32>
          %1430 = arith.addi %15, %1294 : index
          %1431 = arith.addi %1430, %1 : index
          %1432 = arith.addi %1431, %c10 : index
          %1433 = arith.minsi %1432, %40 : index
          %1434 = arith.divui %1433, %groupSize : index
          %1435 = arith.addi %24, %1434 : index
          %1436 = arith.remui %1433, %groupSize : index
          %1437 = arith.addi %44, %1436 : index
          %1438 = arith.muli %1437, %c18 : index
          %1439 = arith.addi %1438, %51 : index
          %1440 = arith.muli %heads, %c18 : index
          scf.for %1441 = %c10 to %c80 step %c4 {
            %1442 = arith.muli %1295, %c13 : index
            %1443 = arith.addi %16, %1442 : index
            %1444 = arith.addi %1443, %c10 : index
            %1445 = arith.muli %1441, %c32 : index
            %1446 = arith.addi %1444, %1445 : index
            %1447 = vector.load %partial[%1446] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1448 = arith.addi %1446, %c31 : index
            %1449 = vector.load %partial[%1448] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1450 = vector.shuffle %1447, %1449 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1451 = arith.mulf %1450, %1429 : vector<8xf32>
            %1452 = arith.addf %1451, %c51 : vector<8xf32>
            %1453 = arith.minimumf %1452, %c82 : vector<8xf32>
            %1454 = arith.maximumf %1453, %c83 : vector<8xf32>
            %1455 = arith.truncf %1454 : vector<8xf32> to vector<8xf16>
            %1456 = vector.bitcast %1455 : vector<8xf16> to vector<4xi32>
            %1457 = vector.shuffle %1456, %1456 [0, 1] : vector<4xi32>, vector<4xi32>
            %1458 = vector.shuffle %1456, %1456 [2, 3] : vector<4xi32>, vector<4xi32>
            %1459 = arith.select %3, %1458, %1457 : vector<2xi32>
            %1460 = arith.select %3, %1457, %1458 : vector<2xi32>
            %1461 = wave.swap_halves %1460 : vector<2xi32>
            %1462 = arith.select %3, %1461, %1459 : vector<2xi32>
            %1463 = arith.select %3, %1459, %1461 : vector<2xi32>
            %1464 = vector.bitcast %1462 : vector<2xi32> to vector<4xf16>
            %1465 = vector.bitcast %1463 : vector<2xi32> to vector<4xf16>
            %1466 = vector.shuffle %1464, %1465 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1467 = arith.muli %1441, %c3 : index
            %1468 = arith.addi %1439, %1467 : index
            %1469 = arith.divui %1435, %outTileRows : index
            %1470 = arith.divui %1440, %c3 : index
            %1471 = arith.muli %1469, %1470 : index
            %1472 = arith.divui %1468, %c3 : index
            %1473 = arith.addi %1471, %1472 : index
            %1474 = arith.muli %1473, %c11 : index
            %1475 = arith.remui %1468, %c3 : index
            %1476 = arith.divui %1475, %c19 : index
            %1477 = arith.addi %1474, %1476 : index
            %1478 = arith.muli %outTileRows, %c19 : index
            %1479 = arith.muli %1477, %1478 : index
            %1480 = arith.remui %1435, %outTileRows : index
            %1481 = arith.muli %1480, %c19 : index
            %1482 = arith.addi %1479, %1481 : index
            %1483 = arith.remui %1468, %c19 : index
            %1484 = arith.addi %1482, %1483 : index
            %1485 = arith.cmpi slt, %1432, %36 : index
            scf.if %1485 {
              vector.store %1466, %out[%1484] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1486 = arith.addi %1295, %c54 : index
          %1487 = arith.addi %1486, %c10 : index
          %1488 = memref.load %8[%1487] : memref<?xf32>
          %1489 = arith.addi %1486, %c6 : index
          %1490 = memref.load %8[%1489] : memref<?xf32>
          %1491 = arith.divf %1422, %1490 : f32
          %1492 = vector.broadcast %1491 : f32 to vector<8xf32>
          %1493 = arith.addi %1431, %c3 : index
          %1494 = arith.minsi %1493, %40 : index
          %1495 = arith.divui %1494, %groupSize : index
          %1496 = arith.addi %24, %1495 : index
          %1497 = arith.remui %1494, %groupSize : index
          %1498 = arith.addi %44, %1497 : index
          %1499 = arith.muli %1498, %c18 : index
          %1500 = arith.addi %1499, %51 : index
          scf.for %1501 = %c10 to %c80 step %c4 {
            %1502 = arith.muli %1295, %c13 : index
            %1503 = arith.addi %16, %1502 : index
            %1504 = arith.addi %1503, %c38 : index
            %1505 = arith.muli %1501, %c32 : index
            %1506 = arith.addi %1504, %1505 : index
            %1507 = vector.load %partial[%1506] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1508 = arith.addi %1506, %c31 : index
            %1509 = vector.load %partial[%1508] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1510 = vector.shuffle %1507, %1509 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1511 = arith.mulf %1510, %1492 : vector<8xf32>
            %1512 = arith.addf %1511, %c51 : vector<8xf32>
            %1513 = arith.minimumf %1512, %c82 : vector<8xf32>
            %1514 = arith.maximumf %1513, %c83 : vector<8xf32>
            %1515 = arith.truncf %1514 : vector<8xf32> to vector<8xf16>
            %1516 = vector.bitcast %1515 : vector<8xf16> to vector<4xi32>
            %1517 = vector.shuffle %1516, %1516 [0, 1] : vector<4xi32>, vector<4xi32>
            %1518 = vector.shuffle %1516, %1516 [2, 3] : vector<4xi32>, vector<4xi32>
            %1519 = arith.select %3, %1518, %1517 : vector<2xi32>
            %1520 = arith.select %3, %1517, %1518 : vector<2xi32>
            %1521 = wave.swap_halves %1520 : vector<2xi32>
            %1522 = arith.select %3, %1521, %1519 : vector<2xi32>
            %1523 = arith.select %3, %1519, %1521 : vector<2xi32>
            %1524 = vector.bitcast %1522 : vector<2xi32> to vector<4xf16>
            %1525 = vector.bitcast %1523 : vector<2xi32> to vector<4xf16>
            %1526 = vector.shuffle %1524, %1525 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1527 = arith.muli %1501, %c3 : index
            %1528 = arith.addi %1500, %1527 : index
            %1529 = arith.divui %1496, %outTileRows : index
            %1530 = arith.divui %1440, %c3 : index
            %1531 = arith.muli %1529, %1530 : index
            %1532 = arith.divui %1528, %c3 : index
            %1533 = arith.addi %1531, %1532 : index
            %1534 = arith.muli %1533, %c11 : index
            %1535 = arith.remui %1528, %c3 : index
            %1536 = arith.divui %1535, %c19 : index
            %1537 = arith.addi %1534, %1536 : index
            %1538 = arith.muli %outTileRows, %c19 : index
            %1539 = arith.muli %1537, %1538 : index
            %1540 = arith.remui %1496, %outTileRows : index
            %1541 = arith.muli %1540, %c19 : index
            %1542 = arith.addi %1539, %1541 : index
            %1543 = arith.remui %1528, %c19 : index
            %1544 = arith.addi %1542, %1543 : index
            %1545 = arith.cmpi slt, %1493, %36 : index
            scf.if %1545 {
              vector.store %1526, %out[%1544] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %1546 = arith.addi %kvHeads, %13 : index
          %1547 = memref.load %scales[%1546] : memref<?xf32>
          %1548 = arith.addi %1295, %c32 : index
          %1549 = arith.addi %1548, %c10 : index
          %1550 = memref.load %8[%1549] : memref<?xf32>
          %1551 = arith.addi %1548, %c6 : index
          %1552 = memref.load %8[%1551] : memref<?xf32>
          %1553 = arith.divf %1547, %1552 : f32
          %1554 = vector.broadcast %1553 : f32 to vector<8xf32>
          %1555 = arith.addi %15, %1294 : index
          %1556 = arith.addi %1555, %1 : index
          %1557 = arith.addi %1556, %c10 : index
          %1558 = arith.minsi %1557, %40 : index
          %1559 = arith.divui %1558, %groupSize : index
          %1560 = arith.addi %24, %1559 : index
          %1561 = arith.remui %1558, %groupSize : index
          %1562 = arith.addi %44, %1561 : index
          %1563 = arith.muli %1562, %c18 : index
          %1564 = arith.addi %1563, %51 : index
          %1565 = arith.muli %heads, %c18 : index
          scf.for %1566 = %c10 to %c80 step %c4 {
            %1567 = arith.muli %1295, %c13 : index
            %1568 = arith.addi %17, %1567 : index
            %1569 = arith.addi %1568, %c10 : index
            %1570 = arith.muli %1566, %c32 : index
            %1571 = arith.addi %1569, %1570 : index
            %1572 = vector.load %partial[%1571] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1573 = arith.addi %1571, %c31 : index
            %1574 = vector.load %partial[%1573] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1575 = vector.shuffle %1572, %1574 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1576 = arith.mulf %1575, %1554 : vector<8xf32>
            %1577 = arith.addf %1576, %c51 : vector<8xf32>
            %1578 = arith.minimumf %1577, %c82 : vector<8xf32>
            %1579 = arith.maximumf %1578, %c83 : vector<8xf32>
            %1580 = arith.truncf %1579 : vector<8xf32> to vector<8xf16>
            %1581 = vector.bitcast %1580 : vector<8xf16> to vector<4xi32>
            %1582 = vector.shuffle %1581, %1581 [0, 1] : vector<4xi32>, vector<4xi32>
            %1583 = vector.shuffle %1581, %1581 [2, 3] : vector<4xi32>, vector<4xi32>
            %1584 = arith.select %3, %1583, %1582 : vector<2xi32>
            %1585 = arith.select %3, %1582, %1583 : vector<2xi32>
            %1586 = wave.swap_halves %1585 : vector<2xi32>
            %1587 = arith.select %3, %1586, %1584 : vector<2xi32>
            %1588 = arith.select %3, %1584, %1586 : vector<2xi32>
            %1589 = vector.bitcast %1587 : vector<2xi32> to vector<4xf16>
            %1590 = vector.bitcast %1588 : vector<2xi32> to vector<4xf16>
            %1591 = vector.shuffle %1589, %1590 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1592 = arith.muli %1566, %c3 : index
            %1593 = arith.addi %1564, %1592 : index
            %1594 = arith.divui %1560, %outTileRows : index
            %1595 = arith.divui %1565, %c3 : index
            %1596 = arith.muli %1594, %1595 : index
            %1597 = arith.divui %1593, %c3 : index
            %1598 = arith.addi %1596, %1597 : index
            %1599 = arith.muli %1598, %c11 : index
            %1600 = arith.remui %1593, %c3 : index
            %1601 = arith.divui %1600, %c19 : index
            %1602 = arith.addi %1599, %1601 : index
            %1603 = arith.muli %outTileRows, %c19 : index
            %1604 = arith.muli %1602, %1603 : index
            %1605 = arith.remui %1560, %outTileRows : index
            %1606 = arith.muli %1605, %c19 : index
            %1607 = arith.addi %1604, %1606 : index
            %1608 = arith.remui %1593, %c19 : index
            %1609 = arith.addi %1607, %1608 : index
            %1610 = arith.cmpi slt, %1557, %36 : index
            scf.if %1610 {
              vector.store %1591, %out[%1609] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1611 = arith.addi %1295, %c55 : index
          %1612 = arith.addi %1611, %c10 : index
          %1613 = memref.load %8[%1612] : memref<?xf32>
          %1614 = arith.addi %1611, %c6 : index
          %1615 = memref.load %8[%1614] : memref<?xf32>
          %1616 = arith.divf %1547, %1615 : f32
          %1617 = vector.broadcast %1616 : f32 to vector<8xf32>
          %1618 = arith.addi %1556, %c3 : index
          %1619 = arith.minsi %1618, %40 : index
          %1620 = arith.divui %1619, %groupSize : index
          %1621 = arith.addi %24, %1620 : index
          %1622 = arith.remui %1619, %groupSize : index
          %1623 = arith.addi %44, %1622 : index
          %1624 = arith.muli %1623, %c18 : index
          %1625 = arith.addi %1624, %51 : index
          scf.for %1626 = %c10 to %c80 step %c4 {
            %1627 = arith.muli %1295, %c13 : index
            %1628 = arith.addi %17, %1627 : index
            %1629 = arith.addi %1628, %c38 : index
            %1630 = arith.muli %1626, %c32 : index
            %1631 = arith.addi %1629, %1630 : index
            %1632 = vector.load %partial[%1631] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1633 = arith.addi %1631, %c31 : index
            %1634 = vector.load %partial[%1633] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1635 = vector.shuffle %1632, %1634 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1636 = arith.mulf %1635, %1617 : vector<8xf32>
            %1637 = arith.addf %1636, %c51 : vector<8xf32>
            %1638 = arith.minimumf %1637, %c82 : vector<8xf32>
            %1639 = arith.maximumf %1638, %c83 : vector<8xf32>
            %1640 = arith.truncf %1639 : vector<8xf32> to vector<8xf16>
            %1641 = vector.bitcast %1640 : vector<8xf16> to vector<4xi32>
            %1642 = vector.shuffle %1641, %1641 [0, 1] : vector<4xi32>, vector<4xi32>
            %1643 = vector.shuffle %1641, %1641 [2, 3] : vector<4xi32>, vector<4xi32>
            %1644 = arith.select %3, %1643, %1642 : vector<2xi32>
            %1645 = arith.select %3, %1642, %1643 : vector<2xi32>
            %1646 = wave.swap_halves %1645 : vector<2xi32>
            %1647 = arith.select %3, %1646, %1644 : vector<2xi32>
            %1648 = arith.select %3, %1644, %1646 : vector<2xi32>
            %1649 = vector.bitcast %1647 : vector<2xi32> to vector<4xf16>
            %1650 = vector.bitcast %1648 : vector<2xi32> to vector<4xf16>
            %1651 = vector.shuffle %1649, %1650 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1652 = arith.muli %1626, %c3 : index
            %1653 = arith.addi %1625, %1652 : index
            %1654 = arith.divui %1621, %outTileRows : index
            %1655 = arith.divui %1565, %c3 : index
            %1656 = arith.muli %1654, %1655 : index
            %1657 = arith.divui %1653, %c3 : index
            %1658 = arith.addi %1656, %1657 : index
            %1659 = arith.muli %1658, %c11 : index
            %1660 = arith.remui %1653, %c3 : index
            %1661 = arith.divui %1660, %c19 : index
            %1662 = arith.addi %1659, %1661 : index
            %1663 = arith.muli %outTileRows, %c19 : index
            %1664 = arith.muli %1662, %1663 : index
            %1665 = arith.remui %1621, %outTileRows : index
            %1666 = arith.muli %1665, %c19 : index
            %1667 = arith.addi %1664, %1666 : index
            %1668 = arith.remui %1653, %c19 : index
            %1669 = arith.addi %1667, %1668 : index
            %1670 = arith.cmpi slt, %1618, %36 : index
            scf.if %1670 {
              vector.store %1651, %out[%1669] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}
