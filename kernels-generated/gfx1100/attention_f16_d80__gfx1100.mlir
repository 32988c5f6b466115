// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Prefill(codec='f16', dim=80)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_f16_d80__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) {
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
  %c17 = arith.constant 1280 : index
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
  %c38 = arith.constant 1536 : index
  %c39 = arith.constant 1792 : index
  %c40 = arith.constant 2048 : index
  %c41 = arith.constant 2304 : index
  %c42 = arith.constant 31 : index
  %c43 = arith.constant 16 : i32
  %c44 = arith.constant 0 : i32
  %c45 = arith.constant 8192 : i32
  %c46 = arith.constant 1024 : i32
  %c47 = arith.constant 128 : i32
  %c48 = arith.constant 0xF149F2CA : f32
  %c49 = arith.constant 0x00000000 : f32
  %c50 = arith.constant dense<0x00000000> : vector<8xf32>
  %c51 = arith.constant 31 : i32
  %c52 = arith.constant 32 : i32
  %c53 = arith.constant 192 : index
  %c54 = arith.constant 320 : index
  %c55 = arith.constant 448 : index
  %c56 = arith.constant 576 : index
  %c57 = arith.constant 640 : index
  %c58 = arith.constant 704 : index
  %c59 = arith.constant 832 : index
  %c60 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c61 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c62 = arith.constant 0x41000000 : f32
  %c63 = arith.constant 0x40C00000 : f32
  %c64 = arith.constant dense<-1> : vector<4xi32>
  %c65 = arith.constant 65535 : i32
  %c66 = arith.constant 2 : i32
  %c67 = arith.constant -65536 : i32
  %c68 = arith.constant 3 : i32
  %c69 = arith.constant 4 : i32
  %c70 = arith.constant 5 : i32
  %c71 = arith.constant 6 : i32
  %c72 = arith.constant 7 : i32
  %c73 = arith.constant 8 : i32
  %c74 = arith.constant 9 : i32
  %c75 = arith.constant 10 : i32
  %c76 = arith.constant 11 : i32
  %c77 = arith.constant 12 : i32
  %c78 = arith.constant 13 : i32
  %c79 = arith.constant 15 : i32
  %c80 = arith.constant 896 : index
  %c81 = arith.constant 960 : index
  %c82 = arith.constant 1088 : index
  %c83 = arith.constant 1152 : index
  %c84 = arith.constant 1216 : index
  %c85 = arith.constant 5 : index
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
      %225 = arith.addi %114, %c17 : index
      vector.store %224, %4[%225] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %226 = arith.mulf %166, %219 : vector<4xf32>
      %227 = arith.truncf %226 : vector<4xf32> to vector<4xf16>
      %228 = arith.mulf %168, %219 : vector<4xf32>
      %229 = arith.truncf %228 : vector<4xf32> to vector<4xf16>
      %230 = vector.shuffle %227, %229 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %231 = arith.addi %114, %c38 : index
      vector.store %230, %4[%231] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %232 = arith.mulf %170, %219 : vector<4xf32>
      %233 = arith.truncf %232 : vector<4xf32> to vector<4xf16>
      %234 = arith.mulf %172, %219 : vector<4xf32>
      %235 = arith.truncf %234 : vector<4xf32> to vector<4xf16>
      %236 = vector.shuffle %233, %235 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %237 = arith.addi %114, %c39 : index
      vector.store %236, %4[%237] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %238 = arith.mulf %174, %219 : vector<4xf32>
      %239 = arith.truncf %238 : vector<4xf32> to vector<4xf16>
      %240 = arith.mulf %176, %219 : vector<4xf32>
      %241 = arith.truncf %240 : vector<4xf32> to vector<4xf16>
      %242 = vector.shuffle %239, %241 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %243 = arith.addi %114, %c40 : index
      vector.store %242, %4[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %244 = arith.mulf %178, %219 : vector<4xf32>
      %245 = arith.truncf %244 : vector<4xf32> to vector<4xf16>
      %246 = arith.mulf %180, %219 : vector<4xf32>
      %247 = arith.truncf %246 : vector<4xf32> to vector<4xf16>
      %248 = vector.shuffle %245, %247 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %249 = arith.addi %114, %c41 : index
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
      %263 = arith.addi %15, %c42 : index
      %264 = arith.minsi %263, %40 : index
      %265 = arith.divui %264, %groupSize : index
      %266 = arith.addi %24, %265 : index
      %267 = arith.remui %264, %groupSize : index
      %268 = arith.addi %44, %267 : index
      %269 = arith.addi %positionsAt, %266 : index
      %270 = memref.load %step[%269] : memref<?xi32>
      %271 = arith.addi %270, %c37 : i32
      %272 = arith.subi %271, %c37 : i32
      %273 = arith.divui %272, %c43 : i32
      %274 = arith.cmpi sle, %271, %c46 : i32
      %275 = arith.cmpi sle, %271, %c45 : i32
      scf.for %276 = %c44 to %271 step %c45 : i32 {
        %277 = arith.addi %276, %c45 : i32
        %278 = arith.minsi %277, %271 : i32
        scf.for %279 = %276 to %278 step %c46 : i32 {
          %280 = arith.addi %279, %c46 : i32
          %281 = arith.minsi %280, %271 : i32
          scf.for %282 = %279 to %281 step %c47 : i32 {
            %283 = arith.addi %282, %c47 : i32
            %284 = arith.minsi %283, %281 : i32
            %285 = arith.subi %284, %282 : i32
            %286 = arith.addi %285, %c51 : i32
            %287 = arith.divui %286, %c52 : i32
            %288 = arith.divui %282, %c43 : i32
            %289 = arith.addi %288, %c44 : i32
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
            %308 = arith.addi %305, %c24 : index
            %309 = vector.load %kv[%308] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %310 = arith.addi %304, %35 : index
            %311 = arith.addi %310, %c10 : index
            %312 = vector.load %kv[%311] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %313 = arith.addi %310, %c24 : index
            %314 = vector.load %kv[%313] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %334:18 = scf.for %315 = %c44 to %287 step %c37 iter_args(%316 = %307, %317 = %309, %318 = %312, %319 = %314, %320 = %c48, %321 = %c49, %322 = %c50, %323 = %c50, %324 = %c50, %325 = %c50, %326 = %c50, %327 = %c48, %328 = %c49, %329 = %c50, %330 = %c50, %331 = %c50, %332 = %c50, %333 = %c50) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
              %335 = arith.muli %315, %c52 : i32
              %336 = arith.addi %282, %335 : i32
              %337 = arith.addi %336, %c52 : i32
              %338 = arith.divui %336, %c43 : i32
              %339 = arith.addi %338, %c44 : i32
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
              %355 = arith.divui %337, %c43 : i32
              %356 = arith.addi %355, %c44 : i32
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
              %377 = arith.addi %374, %c53 : index
              %378 = vector.load %kv[%377] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %379 = arith.addi %354, %35 : index
              %380 = arith.addi %379, %c31 : index
              %381 = vector.load %kv[%380] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %382 = arith.addi %379, %c53 : index
              %383 = vector.load %kv[%382] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %384 = vector.shuffle %316, %317 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %385 = vector.bitcast %384 : vector<8xi32> to vector<16xf16>
              %386 = vector.shuffle %318, %319 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %387 = vector.bitcast %386 : vector<8xi32> to vector<16xf16>
              %388 = arith.addi %373, %c10 : index
              %389 = vector.load %4[%388] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %390 = arith.addi %388, %c31 : index
              %391 = vector.load %4[%390] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %392 = vector.shuffle %389, %391 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %393 = wave.mma %385, %392, %c50 : vector<16xf16>, vector<8xf32>
              %394 = wave.mma %387, %392, %c50 : vector<16xf16>, vector<8xf32>
              wave.pin
              %395 = arith.addi %373, %c17 : index
              %396 = vector.load %4[%395] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %397 = arith.addi %395, %c31 : index
              %398 = vector.load %4[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %399 = vector.shuffle %396, %398 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %400 = wave.mma %385, %399, %c50 : vector<16xf16>, vector<8xf32>
              %401 = wave.mma %387, %399, %c50 : vector<16xf16>, vector<8xf32>
              %402 = arith.addi %374, %c32 : index
              %403 = vector.load %kv[%402] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %404 = arith.addi %374, %c54 : index
              %405 = vector.load %kv[%404] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %406 = arith.addi %379, %c32 : index
              %407 = vector.load %kv[%406] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %408 = arith.addi %379, %c54 : index
              %409 = vector.load %kv[%408] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %410 = vector.shuffle %376, %378 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %411 = vector.bitcast %410 : vector<8xi32> to vector<16xf16>
              %412 = vector.shuffle %381, %383 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %413 = vector.bitcast %412 : vector<8xi32> to vector<16xf16>
              %414 = arith.addi %373, %c32 : index
              %415 = vector.load %4[%414] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %416 = arith.addi %414, %c31 : index
              %417 = vector.load %4[%416] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %418 = vector.shuffle %415, %417 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %419 = wave.mma %411, %418, %393 : vector<16xf16>, vector<8xf32>
              %420 = wave.mma %413, %418, %394 : vector<16xf16>, vector<8xf32>
              wave.pin
              %421 = arith.addi %373, %c38 : index
              %422 = vector.load %4[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %423 = arith.addi %421, %c31 : index
              %424 = vector.load %4[%423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %425 = vector.shuffle %422, %424 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %426 = wave.mma %411, %425, %400 : vector<16xf16>, vector<8xf32>
              %427 = wave.mma %413, %425, %401 : vector<16xf16>, vector<8xf32>
              %428 = arith.addi %374, %c7 : index
              %429 = vector.load %kv[%428] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %430 = arith.addi %374, %c55 : index
              %431 = vector.load %kv[%430] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %432 = arith.addi %379, %c7 : index
              %433 = vector.load %kv[%432] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %434 = arith.addi %379, %c55 : index
              %435 = vector.load %kv[%434] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %436 = vector.shuffle %403, %405 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %437 = vector.bitcast %436 : vector<8xi32> to vector<16xf16>
              %438 = vector.shuffle %407, %409 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %439 = vector.bitcast %438 : vector<8xi32> to vector<16xf16>
              %440 = arith.addi %373, %c33 : index
              %441 = vector.load %4[%440] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %442 = arith.addi %440, %c31 : index
              %443 = vector.load %4[%442] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %444 = vector.shuffle %441, %443 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %445 = wave.mma %437, %444, %419 : vector<16xf16>, vector<8xf32>
              %446 = wave.mma %439, %444, %420 : vector<16xf16>, vector<8xf32>
              wave.pin
              %447 = arith.addi %373, %c39 : index
              %448 = vector.load %4[%447] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %449 = arith.addi %447, %c31 : index
              %450 = vector.load %4[%449] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %451 = vector.shuffle %448, %450 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %452 = wave.mma %437, %451, %426 : vector<16xf16>, vector<8xf32>
              %453 = wave.mma %439, %451, %427 : vector<16xf16>, vector<8xf32>
              %454 = arith.addi %374, %c33 : index
              %455 = vector.load %kv[%454] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %456 = arith.addi %374, %c56 : index
              %457 = vector.load %kv[%456] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %458 = arith.addi %379, %c33 : index
              %459 = vector.load %kv[%458] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %460 = arith.addi %379, %c56 : index
              %461 = vector.load %kv[%460] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %462 = vector.shuffle %429, %431 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %463 = vector.bitcast %462 : vector<8xi32> to vector<16xf16>
              %464 = vector.shuffle %433, %435 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %465 = vector.bitcast %464 : vector<8xi32> to vector<16xf16>
              %466 = arith.addi %373, %c34 : index
              %467 = vector.load %4[%466] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %468 = arith.addi %466, %c31 : index
              %469 = vector.load %4[%468] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %470 = vector.shuffle %467, %469 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %471 = wave.mma %463, %470, %445 : vector<16xf16>, vector<8xf32>
              %472 = wave.mma %465, %470, %446 : vector<16xf16>, vector<8xf32>
              wave.pin
              %473 = arith.addi %373, %c40 : index
              %474 = vector.load %4[%473] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %475 = arith.addi %473, %c31 : index
              %476 = vector.load %4[%475] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %477 = vector.shuffle %474, %476 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %478 = wave.mma %463, %477, %452 : vector<16xf16>, vector<8xf32>
              %479 = wave.mma %465, %477, %453 : vector<16xf16>, vector<8xf32>
              %480 = arith.addi %374, %c57 : index
              %481 = vector.load %kv[%480] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %482 = arith.addi %374, %c58 : index
              %483 = vector.load %kv[%482] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %484 = arith.addi %379, %c57 : index
              %485 = vector.load %kv[%484] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %486 = arith.addi %379, %c58 : index
              %487 = vector.load %kv[%486] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %488 = vector.shuffle %455, %457 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %489 = vector.bitcast %488 : vector<8xi32> to vector<16xf16>
              %490 = vector.shuffle %459, %461 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %491 = vector.bitcast %490 : vector<8xi32> to vector<16xf16>
              %492 = arith.addi %373, %c35 : index
              %493 = vector.load %4[%492] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %494 = arith.addi %492, %c31 : index
              %495 = vector.load %4[%494] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %496 = vector.shuffle %493, %495 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %497 = wave.mma %489, %496, %471 : vector<16xf16>, vector<8xf32>
              %498 = wave.mma %491, %496, %472 : vector<16xf16>, vector<8xf32>
              wave.pin
              %499 = arith.addi %373, %c41 : index
              %500 = vector.load %4[%499] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %501 = arith.addi %499, %c31 : index
              %502 = vector.load %4[%501] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %503 = vector.shuffle %500, %502 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %504 = wave.mma %489, %503, %478 : vector<16xf16>, vector<8xf32>
              %505 = wave.mma %491, %503, %479 : vector<16xf16>, vector<8xf32>
              %506 = arith.addi %374, %c34 : index
              %507 = vector.load %kv[%506] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %508 = arith.addi %374, %c59 : index
              %509 = vector.load %kv[%508] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %510 = arith.addi %379, %c34 : index
              %511 = vector.load %kv[%510] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %512 = arith.addi %379, %c59 : index
              %513 = vector.load %kv[%512] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %514 = wave.opaque %497 : vector<8xf32>
              %515 = wave.opaque %498 : vector<8xf32>
              %516 = wave.opaque %504 : vector<8xf32>
              %517 = wave.opaque %505 : vector<8xf32>
              %518 = wave.opaque %337 : i32
              %519 = arith.cmpi sgt, %518, %262 : i32
              %520:2 = scf.if %519 -> (vector<8xf32>, vector<8xf32>) {
                %521 = wave.opaque %c10 : index
                %522 = arith.addi %1, %521 : index
                %523 = memref.load %7[%522] : memref<?xi32>
                %524 = arith.index_cast %2 : index to i32
                %525 = arith.addi %336, %524 : i32
                %526 = arith.subi %523, %525 : i32
                %527 = arith.subi %526, %c44 : i32
                %528 = vector.broadcast %527 : i32 to vector<8xi32>
                %529 = arith.cmpi sgt, %528, %c61 : vector<8xi32>
                %530 = arith.select %529, %514, %c60 : vector<8xi1>, vector<8xf32>
                %531 = arith.subi %526, %c43 : i32
                %532 = vector.broadcast %531 : i32 to vector<8xi32>
                %533 = arith.cmpi sgt, %532, %c61 : vector<8xi32>
                %534 = arith.select %533, %515, %c60 : vector<8xi1>, vector<8xf32>
                scf.yield %530, %534 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %514, %515 : vector<8xf32>, vector<8xf32>
              }
              %535 = wave.opaque %c10 : index
              %536 = arith.addi %1, %535 : index
              %537 = memref.load %6[%536] : memref<?xf32>
              %538 = vector.extract %520#0[0] : f32 from vector<8xf32>
              %539 = vector.extract %520#0[1] : f32 from vector<8xf32>
              %540 = vector.extract %520#0[2] : f32 from vector<8xf32>
              %541 = vector.extract %520#0[3] : f32 from vector<8xf32>
              %542 = vector.extract %520#0[4] : f32 from vector<8xf32>
              %543 = vector.extract %520#0[5] : f32 from vector<8xf32>
              %544 = vector.extract %520#0[6] : f32 from vector<8xf32>
              %545 = vector.extract %520#0[7] : f32 from vector<8xf32>
              %546 = vector.extract %520#1[0] : f32 from vector<8xf32>
              %547 = vector.extract %520#1[1] : f32 from vector<8xf32>
              %548 = vector.extract %520#1[2] : f32 from vector<8xf32>
              %549 = vector.extract %520#1[3] : f32 from vector<8xf32>
              %550 = vector.extract %520#1[4] : f32 from vector<8xf32>
              %551 = vector.extract %520#1[5] : f32 from vector<8xf32>
              %552 = vector.extract %520#1[6] : f32 from vector<8xf32>
              %553 = vector.extract %520#1[7] : f32 from vector<8xf32>
              %554 = arith.maxnumf %538, %539 fastmath<nnan> : f32
              %555 = arith.maxnumf %554, %540 fastmath<nnan> : f32
              %556 = arith.maxnumf %555, %541 fastmath<nnan> : f32
              %557 = arith.maxnumf %556, %542 fastmath<nnan> : f32
              %558 = arith.maxnumf %557, %543 fastmath<nnan> : f32
              %559 = arith.maxnumf %558, %544 fastmath<nnan> : f32
              %560 = arith.maxnumf %559, %545 fastmath<nnan> : f32
              %561 = arith.maxnumf %560, %546 fastmath<nnan> : f32
              %562 = arith.maxnumf %561, %547 fastmath<nnan> : f32
              %563 = arith.maxnumf %562, %548 fastmath<nnan> : f32
              %564 = arith.maxnumf %563, %549 fastmath<nnan> : f32
              %565 = arith.maxnumf %564, %550 fastmath<nnan> : f32
              %566 = arith.maxnumf %565, %551 fastmath<nnan> : f32
              %567 = arith.maxnumf %566, %552 fastmath<nnan> : f32
              %568 = arith.maxnumf %567, %553 fastmath<nnan> : f32
              %569 = wave.swap_halves %568 : f32
              %570 = arith.maxnumf %568, %569 fastmath<nnan> : f32
              %571 = arith.mulf %570, %537 : f32
              %572 = arith.addf %320, %c62 : f32
              %573 = arith.cmpf ogt, %571, %572 : f32
              %574:7 = scf.if %573 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %575 = arith.subf %320, %571 : f32
                %576 = wave.exp2 %575 : f32
                %577 = vector.broadcast %576 : f32 to vector<8xf32>
                %578 = arith.mulf %321, %576 : f32
                %579 = arith.mulf %322, %577 : vector<8xf32>
                %580 = arith.mulf %323, %577 : vector<8xf32>
                %581 = arith.mulf %324, %577 : vector<8xf32>
                %582 = arith.mulf %325, %577 : vector<8xf32>
                %583 = arith.mulf %326, %577 : vector<8xf32>
                scf.yield %571, %578, %579, %580, %581, %582, %583 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %320, %321, %322, %323, %324, %325, %326 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %584 = vector.broadcast %537 : f32 to vector<8xf32>
              %585 = arith.subf %c63, %574#0 : f32
              %586 = vector.broadcast %585 : f32 to vector<8xf32>
              %587 = math.fma %520#0, %584, %586 : vector<8xf32>
              %588 = wave.exp2 %587 : vector<8xf32>
              %589 = math.fma %520#1, %584, %586 : vector<8xf32>
              %590 = wave.exp2 %589 : vector<8xf32>
              %591 = arith.truncf %588 : vector<8xf32> to vector<8xf16>
              %592 = vector.bitcast %591 : vector<8xf16> to vector<4xi32>
              %593 = wave.swap_halves %592 : vector<4xi32>
              %594 = arith.select %3, %593, %592 : vector<4xi32>
              %595 = arith.select %3, %592, %593 : vector<4xi32>
              %596 = vector.shuffle %594, %595 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %597 = vector.bitcast %596 : vector<8xi32> to vector<16xf16>
              %598 = arith.truncf %590 : vector<8xf32> to vector<8xf16>
              %599 = vector.bitcast %598 : vector<8xf16> to vector<4xi32>
              %600 = wave.swap_halves %599 : vector<4xi32>
              %601 = arith.select %3, %600, %599 : vector<4xi32>
              %602 = arith.select %3, %599, %600 : vector<4xi32>
              %603 = vector.shuffle %601, %602 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %604 = vector.bitcast %603 : vector<8xi32> to vector<16xf16>
              %605 = arith.addf %588, %590 : vector<8xf32>
              %606 = vector.extract %605[0] : f32 from vector<8xf32>
              %607 = vector.extract %605[1] : f32 from vector<8xf32>
              %608 = vector.extract %605[2] : f32 from vector<8xf32>
              %609 = vector.extract %605[3] : f32 from vector<8xf32>
              %610 = vector.extract %605[4] : f32 from vector<8xf32>
              %611 = vector.extract %605[5] : f32 from vector<8xf32>
              %612 = vector.extract %605[6] : f32 from vector<8xf32>
              %613 = vector.extract %605[7] : f32 from vector<8xf32>
              %614 = arith.addf %606, %610 : f32
              %615 = arith.addf %607, %611 : f32
              %616 = arith.addf %608, %612 : f32
              %617 = arith.addf %609, %613 : f32
              %618 = arith.addf %614, %616 : f32
              %619 = arith.addf %615, %617 : f32
              %620 = arith.addf %618, %619 : f32
              %621 = arith.addf %574#1, %620 : f32
              %622 = wave.opaque %621 : f32
              %623 = wave.opaque %337 : i32
              %624 = arith.cmpi sgt, %623, %262 : i32
              %625:2 = scf.if %624 -> (vector<8xf32>, vector<8xf32>) {
                %626 = wave.opaque %c3 : index
                %627 = arith.addi %1, %626 : index
                %628 = memref.load %7[%627] : memref<?xi32>
                %629 = arith.index_cast %2 : index to i32
                %630 = arith.addi %336, %629 : i32
                %631 = arith.subi %628, %630 : i32
                %632 = arith.subi %631, %c44 : i32
                %633 = vector.broadcast %632 : i32 to vector<8xi32>
                %634 = arith.cmpi sgt, %633, %c61 : vector<8xi32>
                %635 = arith.select %634, %516, %c60 : vector<8xi1>, vector<8xf32>
                %636 = arith.subi %631, %c43 : i32
                %637 = vector.broadcast %636 : i32 to vector<8xi32>
                %638 = arith.cmpi sgt, %637, %c61 : vector<8xi32>
                %639 = arith.select %638, %517, %c60 : vector<8xi1>, vector<8xf32>
                scf.yield %635, %639 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %516, %517 : vector<8xf32>, vector<8xf32>
              }
              %640 = wave.opaque %c3 : index
              %641 = arith.addi %1, %640 : index
              %642 = memref.load %6[%641] : memref<?xf32>
              %643 = vector.extract %625#0[0] : f32 from vector<8xf32>
              %644 = vector.extract %625#0[1] : f32 from vector<8xf32>
              %645 = vector.extract %625#0[2] : f32 from vector<8xf32>
              %646 = vector.extract %625#0[3] : f32 from vector<8xf32>
              %647 = vector.extract %625#0[4] : f32 from vector<8xf32>
              %648 = vector.extract %625#0[5] : f32 from vector<8xf32>
              %649 = vector.extract %625#0[6] : f32 from vector<8xf32>
              %650 = vector.extract %625#0[7] : f32 from vector<8xf32>
              %651 = vector.extract %625#1[0] : f32 from vector<8xf32>
              %652 = vector.extract %625#1[1] : f32 from vector<8xf32>
              %653 = vector.extract %625#1[2] : f32 from vector<8xf32>
              %654 = vector.extract %625#1[3] : f32 from vector<8xf32>
              %655 = vector.extract %625#1[4] : f32 from vector<8xf32>
              %656 = vector.extract %625#1[5] : f32 from vector<8xf32>
              %657 = vector.extract %625#1[6] : f32 from vector<8xf32>
              %658 = vector.extract %625#1[7] : f32 from vector<8xf32>
              %659 = arith.maxnumf %643, %644 fastmath<nnan> : f32
              %660 = arith.maxnumf %659, %645 fastmath<nnan> : f32
              %661 = arith.maxnumf %660, %646 fastmath<nnan> : f32
              %662 = arith.maxnumf %661, %647 fastmath<nnan> : f32
              %663 = arith.maxnumf %662, %648 fastmath<nnan> : f32
              %664 = arith.maxnumf %663, %649 fastmath<nnan> : f32
              %665 = arith.maxnumf %664, %650 fastmath<nnan> : f32
              %666 = arith.maxnumf %665, %651 fastmath<nnan> : f32
              %667 = arith.maxnumf %666, %652 fastmath<nnan> : f32
              %668 = arith.maxnumf %667, %653 fastmath<nnan> : f32
              %669 = arith.maxnumf %668, %654 fastmath<nnan> : f32
              %670 = arith.maxnumf %669, %655 fastmath<nnan> : f32
              %671 = arith.maxnumf %670, %656 fastmath<nnan> : f32
              %672 = arith.maxnumf %671, %657 fastmath<nnan> : f32
              %673 = arith.maxnumf %672, %658 fastmath<nnan> : f32
              %674 = wave.swap_halves %673 : f32
              %675 = arith.maxnumf %673, %674 fastmath<nnan> : f32
              %676 = arith.mulf %675, %642 : f32
              %677 = arith.addf %327, %c62 : f32
              %678 = arith.cmpf ogt, %676, %677 : f32
              %679:7 = scf.if %678 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %680 = arith.subf %327, %676 : f32
                %681 = wave.exp2 %680 : f32
                %682 = vector.broadcast %681 : f32 to vector<8xf32>
                %683 = arith.mulf %328, %681 : f32
                %684 = arith.mulf %329, %682 : vector<8xf32>
                %685 = arith.mulf %330, %682 : vector<8xf32>
                %686 = arith.mulf %331, %682 : vector<8xf32>
                %687 = arith.mulf %332, %682 : vector<8xf32>
                %688 = arith.mulf %333, %682 : vector<8xf32>
                scf.yield %676, %683, %684, %685, %686, %687, %688 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %327, %328, %329, %330, %331, %332, %333 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %689 = vector.broadcast %642 : f32 to vector<8xf32>
              %690 = arith.subf %c63, %679#0 : f32
              %691 = vector.broadcast %690 : f32 to vector<8xf32>
              %692 = math.fma %625#0, %689, %691 : vector<8xf32>
              %693 = wave.exp2 %692 : vector<8xf32>
              %694 = math.fma %625#1, %689, %691 : vector<8xf32>
              %695 = wave.exp2 %694 : vector<8xf32>
              %696 = arith.truncf %693 : vector<8xf32> to vector<8xf16>
              %697 = vector.bitcast %696 : vector<8xf16> to vector<4xi32>
              %698 = wave.swap_halves %697 : vector<4xi32>
              %699 = arith.select %3, %698, %697 : vector<4xi32>
              %700 = arith.select %3, %697, %698 : vector<4xi32>
              %701 = vector.shuffle %699, %700 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %702 = vector.bitcast %701 : vector<8xi32> to vector<16xf16>
              %703 = arith.truncf %695 : vector<8xf32> to vector<8xf16>
              %704 = vector.bitcast %703 : vector<8xf16> to vector<4xi32>
              %705 = wave.swap_halves %704 : vector<4xi32>
              %706 = arith.select %3, %705, %704 : vector<4xi32>
              %707 = arith.select %3, %704, %705 : vector<4xi32>
              %708 = vector.shuffle %706, %707 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %709 = vector.bitcast %708 : vector<8xi32> to vector<16xf16>
              %710 = arith.addf %693, %695 : vector<8xf32>
              %711 = vector.extract %710[0] : f32 from vector<8xf32>
              %712 = vector.extract %710[1] : f32 from vector<8xf32>
              %713 = vector.extract %710[2] : f32 from vector<8xf32>
              %714 = vector.extract %710[3] : f32 from vector<8xf32>
              %715 = vector.extract %710[4] : f32 from vector<8xf32>
              %716 = vector.extract %710[5] : f32 from vector<8xf32>
              %717 = vector.extract %710[6] : f32 from vector<8xf32>
              %718 = vector.extract %710[7] : f32 from vector<8xf32>
              %719 = arith.addf %711, %715 : f32
              %720 = arith.addf %712, %716 : f32
              %721 = arith.addf %713, %717 : f32
              %722 = arith.addf %714, %718 : f32
              %723 = arith.addf %719, %721 : f32
              %724 = arith.addf %720, %722 : f32
              %725 = arith.addf %723, %724 : f32
              %726 = arith.addf %679#1, %725 : f32
              %727 = wave.opaque %726 : f32
              %728 = wave.opaque %337 : i32
              %729 = arith.cmpi sgt, %728, %262 : i32
              %730:4 = scf.if %729 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %731 = arith.subi %284, %336 : i32
                %732 = arith.subi %731, %c44 : i32
                %733 = arith.minsi %732, %c43 : i32
                %734 = arith.maxsi %733, %c44 : i32
                %735 = arith.cmpi sgt, %734, %c44 : i32
                %736 = arith.select %735, %c65, %c44 : i32
                %737 = arith.ori %c44, %736 : i32
                %738 = arith.cmpi sgt, %734, %c37 : i32
                %739 = arith.select %738, %c65, %c44 : i32
                %740 = arith.ori %c44, %739 : i32
                %741 = arith.cmpi sgt, %734, %c66 : i32
                %742 = arith.select %741, %c67, %c44 : i32
                %743 = arith.ori %737, %742 : i32
                %744 = arith.cmpi sgt, %734, %c68 : i32
                %745 = arith.select %744, %c67, %c44 : i32
                %746 = arith.ori %740, %745 : i32
                %747 = arith.cmpi sgt, %734, %c69 : i32
                %748 = arith.select %747, %c65, %c44 : i32
                %749 = arith.ori %c44, %748 : i32
                %750 = arith.cmpi sgt, %734, %c70 : i32
                %751 = arith.select %750, %c65, %c44 : i32
                %752 = arith.ori %c44, %751 : i32
                %753 = arith.cmpi sgt, %734, %c71 : i32
                %754 = arith.select %753, %c67, %c44 : i32
                %755 = arith.ori %749, %754 : i32
                %756 = arith.cmpi sgt, %734, %c72 : i32
                %757 = arith.select %756, %c67, %c44 : i32
                %758 = arith.ori %752, %757 : i32
                %759 = arith.cmpi sgt, %734, %c73 : i32
                %760 = arith.select %759, %c65, %c44 : i32
                %761 = arith.ori %c44, %760 : i32
                %762 = arith.cmpi sgt, %734, %c74 : i32
                %763 = arith.select %762, %c65, %c44 : i32
                %764 = arith.ori %c44, %763 : i32
                %765 = arith.cmpi sgt, %734, %c75 : i32
                %766 = arith.select %765, %c67, %c44 : i32
                %767 = arith.ori %761, %766 : i32
                %768 = arith.cmpi sgt, %734, %c76 : i32
                %769 = arith.select %768, %c67, %c44 : i32
                %770 = arith.ori %764, %769 : i32
                %771 = arith.cmpi sgt, %734, %c77 : i32
                %772 = arith.select %771, %c65, %c44 : i32
                %773 = arith.ori %c44, %772 : i32
                %774 = arith.cmpi sgt, %734, %c78 : i32
                %775 = arith.select %774, %c65, %c44 : i32
                %776 = arith.ori %c44, %775 : i32
                %777 = arith.cmpi sgt, %734, %c30 : i32
                %778 = arith.select %777, %c67, %c44 : i32
                %779 = arith.ori %773, %778 : i32
                %780 = arith.cmpi sgt, %734, %c79 : i32
                %781 = arith.select %780, %c67, %c44 : i32
                %782 = arith.ori %776, %781 : i32
                %783 = vector.from_elements %743, %755, %767, %779 : vector<4xi32>
                %784 = vector.from_elements %746, %758, %770, %782 : vector<4xi32>
                %785 = arith.subi %731, %c43 : i32
                %786 = arith.minsi %785, %c43 : i32
                %787 = arith.maxsi %786, %c44 : i32
                %788 = arith.cmpi sgt, %787, %c44 : i32
                %789 = arith.select %788, %c65, %c44 : i32
                %790 = arith.ori %c44, %789 : i32
                %791 = arith.cmpi sgt, %787, %c37 : i32
                %792 = arith.select %791, %c65, %c44 : i32
                %793 = arith.ori %c44, %792 : i32
                %794 = arith.cmpi sgt, %787, %c66 : i32
                %795 = arith.select %794, %c67, %c44 : i32
                %796 = arith.ori %790, %795 : i32
                %797 = arith.cmpi sgt, %787, %c68 : i32
                %798 = arith.select %797, %c67, %c44 : i32
                %799 = arith.ori %793, %798 : i32
                %800 = arith.cmpi sgt, %787, %c69 : i32
                %801 = arith.select %800, %c65, %c44 : i32
                %802 = arith.ori %c44, %801 : i32
                %803 = arith.cmpi sgt, %787, %c70 : i32
                %804 = arith.select %803, %c65, %c44 : i32
                %805 = arith.ori %c44, %804 : i32
                %806 = arith.cmpi sgt, %787, %c71 : i32
                %807 = arith.select %806, %c67, %c44 : i32
                %808 = arith.ori %802, %807 : i32
                %809 = arith.cmpi sgt, %787, %c72 : i32
                %810 = arith.select %809, %c67, %c44 : i32
                %811 = arith.ori %805, %810 : i32
                %812 = arith.cmpi sgt, %787, %c73 : i32
                %813 = arith.select %812, %c65, %c44 : i32
                %814 = arith.ori %c44, %813 : i32
                %815 = arith.cmpi sgt, %787, %c74 : i32
                %816 = arith.select %815, %c65, %c44 : i32
                %817 = arith.ori %c44, %816 : i32
                %818 = arith.cmpi sgt, %787, %c75 : i32
                %819 = arith.select %818, %c67, %c44 : i32
                %820 = arith.ori %814, %819 : i32
                %821 = arith.cmpi sgt, %787, %c76 : i32
                %822 = arith.select %821, %c67, %c44 : i32
                %823 = arith.ori %817, %822 : i32
                %824 = arith.cmpi sgt, %787, %c77 : i32
                %825 = arith.select %824, %c65, %c44 : i32
                %826 = arith.ori %c44, %825 : i32
                %827 = arith.cmpi sgt, %787, %c78 : i32
                %828 = arith.select %827, %c65, %c44 : i32
                %829 = arith.ori %c44, %828 : i32
                %830 = arith.cmpi sgt, %787, %c30 : i32
                %831 = arith.select %830, %c67, %c44 : i32
                %832 = arith.ori %826, %831 : i32
                %833 = arith.cmpi sgt, %787, %c79 : i32
                %834 = arith.select %833, %c67, %c44 : i32
                %835 = arith.ori %829, %834 : i32
                %836 = vector.from_elements %796, %808, %820, %832 : vector<4xi32>
                %837 = vector.from_elements %799, %811, %823, %835 : vector<4xi32>
                scf.yield %783, %784, %836, %837 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %c64, %c64, %c64, %c64 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %838 = wave.opaque %337 : i32
              %839 = arith.cmpi sgt, %838, %262 : i32
              %840:4 = scf.if %839 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %841 = arith.andi %481, %730#0 : vector<4xi32>
                %842 = arith.andi %483, %730#1 : vector<4xi32>
                %843 = arith.andi %485, %730#2 : vector<4xi32>
                %844 = arith.andi %487, %730#3 : vector<4xi32>
                scf.yield %841, %842, %843, %844 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %481, %483, %485, %487 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %845 = vector.shuffle %840#0, %840#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %846 = vector.bitcast %845 : vector<8xi32> to vector<16xf16>
              %847 = wave.mma %846, %597, %574#2 : vector<16xf16>, vector<8xf32>
              %848 = wave.mma %846, %702, %679#2 : vector<16xf16>, vector<8xf32>
              %849 = vector.shuffle %840#2, %840#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %850 = vector.bitcast %849 : vector<8xi32> to vector<16xf16>
              %851 = wave.mma %850, %604, %847 : vector<16xf16>, vector<8xf32>
              %852 = wave.mma %850, %709, %848 : vector<16xf16>, vector<8xf32>
              %853 = wave.opaque %851 : vector<8xf32>
              %854 = wave.opaque %852 : vector<8xf32>
              %855 = arith.addi %374, %c80 : index
              %856 = vector.load %kv[%855] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %857 = arith.addi %374, %c81 : index
              %858 = vector.load %kv[%857] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %859 = arith.addi %379, %c80 : index
              %860 = vector.load %kv[%859] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %861 = arith.addi %379, %c81 : index
              %862 = vector.load %kv[%861] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %863 = wave.opaque %337 : i32
              %864 = arith.cmpi sgt, %863, %262 : i32
              %865:4 = scf.if %864 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %866 = arith.andi %507, %730#0 : vector<4xi32>
                %867 = arith.andi %509, %730#1 : vector<4xi32>
                %868 = arith.andi %511, %730#2 : vector<4xi32>
                %869 = arith.andi %513, %730#3 : vector<4xi32>
                scf.yield %866, %867, %868, %869 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %507, %509, %511, %513 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %870 = vector.shuffle %865#0, %865#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %871 = vector.bitcast %870 : vector<8xi32> to vector<16xf16>
              %872 = wave.mma %871, %597, %574#3 : vector<16xf16>, vector<8xf32>
              %873 = wave.mma %871, %702, %679#3 : vector<16xf16>, vector<8xf32>
              %874 = vector.shuffle %865#2, %865#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %875 = vector.bitcast %874 : vector<8xi32> to vector<16xf16>
              %876 = wave.mma %875, %604, %872 : vector<16xf16>, vector<8xf32>
              %877 = wave.mma %875, %709, %873 : vector<16xf16>, vector<8xf32>
              %878 = wave.opaque %876 : vector<8xf32>
              %879 = wave.opaque %877 : vector<8xf32>
              %880 = arith.addi %374, %c35 : index
              %881 = vector.load %kv[%880] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %882 = arith.addi %374, %c82 : index
              %883 = vector.load %kv[%882] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %884 = arith.addi %379, %c35 : index
              %885 = vector.load %kv[%884] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %886 = arith.addi %379, %c82 : index
              %887 = vector.load %kv[%886] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %888 = wave.opaque %337 : i32
              %889 = arith.cmpi sgt, %888, %262 : i32
              %890:4 = scf.if %889 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %891 = arith.andi %856, %730#0 : vector<4xi32>
                %892 = arith.andi %858, %730#1 : vector<4xi32>
                %893 = arith.andi %860, %730#2 : vector<4xi32>
                %894 = arith.andi %862, %730#3 : vector<4xi32>
                scf.yield %891, %892, %893, %894 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %856, %858, %860, %862 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %895 = vector.shuffle %890#0, %890#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %896 = vector.bitcast %895 : vector<8xi32> to vector<16xf16>
              %897 = wave.mma %896, %597, %574#4 : vector<16xf16>, vector<8xf32>
              %898 = wave.mma %896, %702, %679#4 : vector<16xf16>, vector<8xf32>
              %899 = vector.shuffle %890#2, %890#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %900 = vector.bitcast %899 : vector<8xi32> to vector<16xf16>
              %901 = wave.mma %900, %604, %897 : vector<16xf16>, vector<8xf32>
              %902 = wave.mma %900, %709, %898 : vector<16xf16>, vector<8xf32>
              %903 = wave.opaque %901 : vector<8xf32>
              %904 = wave.opaque %902 : vector<8xf32>
              %905 = arith.addi %374, %c83 : index
              %906 = vector.load %kv[%905] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %907 = arith.addi %374, %c84 : index
              %908 = vector.load %kv[%907] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %909 = arith.addi %379, %c83 : index
              %910 = vector.load %kv[%909] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %911 = arith.addi %379, %c84 : index
              %912 = vector.load %kv[%911] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %913 = wave.opaque %337 : i32
              %914 = arith.cmpi sgt, %913, %262 : i32
              %915:4 = scf.if %914 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %916 = arith.andi %881, %730#0 : vector<4xi32>
                %917 = arith.andi %883, %730#1 : vector<4xi32>
                %918 = arith.andi %885, %730#2 : vector<4xi32>
                %919 = arith.andi %887, %730#3 : vector<4xi32>
                scf.yield %916, %917, %918, %919 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %881, %883, %885, %887 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %920 = vector.shuffle %915#0, %915#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %921 = vector.bitcast %920 : vector<8xi32> to vector<16xf16>
              %922 = wave.mma %921, %597, %574#5 : vector<16xf16>, vector<8xf32>
              %923 = wave.mma %921, %702, %679#5 : vector<16xf16>, vector<8xf32>
              %924 = vector.shuffle %915#2, %915#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %925 = vector.bitcast %924 : vector<8xi32> to vector<16xf16>
              %926 = wave.mma %925, %604, %922 : vector<16xf16>, vector<8xf32>
              %927 = wave.mma %925, %709, %923 : vector<16xf16>, vector<8xf32>
              %928 = wave.opaque %926 : vector<8xf32>
              %929 = wave.opaque %927 : vector<8xf32>
              wave.pin
              %930 = wave.opaque %337 : i32
              %931 = arith.cmpi sgt, %930, %262 : i32
              %932:4 = scf.if %931 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %933 = arith.andi %906, %730#0 : vector<4xi32>
                %934 = arith.andi %908, %730#1 : vector<4xi32>
                %935 = arith.andi %910, %730#2 : vector<4xi32>
                %936 = arith.andi %912, %730#3 : vector<4xi32>
                scf.yield %933, %934, %935, %936 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %906, %908, %910, %912 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %937 = vector.shuffle %932#0, %932#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %938 = vector.bitcast %937 : vector<8xi32> to vector<16xf16>
              %939 = wave.mma %938, %597, %574#6 : vector<16xf16>, vector<8xf32>
              %940 = wave.mma %938, %702, %679#6 : vector<16xf16>, vector<8xf32>
              %941 = vector.shuffle %932#2, %932#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %942 = vector.bitcast %941 : vector<8xi32> to vector<16xf16>
              %943 = wave.mma %942, %604, %939 : vector<16xf16>, vector<8xf32>
              %944 = wave.mma %942, %709, %940 : vector<16xf16>, vector<8xf32>
              %945 = wave.opaque %943 : vector<8xf32>
              %946 = wave.opaque %944 : vector<8xf32>
              wave.pin
              %947 = wave.opaque %337 : i32
              %948 = arith.cmpi slt, %947, %284 : i32
              %949:4 = scf.if %948 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %950 = arith.addi %363, %35 : index
                %951 = arith.addi %950, %c10 : index
                %952 = vector.load %kv[%951] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %953 = arith.addi %950, %c24 : index
                %954 = vector.load %kv[%953] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %955 = arith.addi %371, %35 : index
                %956 = arith.addi %955, %c10 : index
                %957 = vector.load %kv[%956] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %958 = arith.addi %955, %c24 : index
                %959 = vector.load %kv[%958] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %952, %954, %957, %959 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %932#0, %932#1, %932#2, %932#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              scf.yield %949#0, %949#1, %949#2, %949#3, %574#0, %622, %853, %878, %903, %928, %945, %679#0, %727, %854, %879, %904, %929, %946 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %960 = wave.opaque %c10 : index
            %961 = arith.addi %0, %960 : index
            %962 = arith.cmpi eq, %282, %279 : i32
            %963 = wave.swap_halves %334#5 : f32
            %964 = arith.addf %334#5, %963 : f32
            %965 = arith.addi %961, %c10 : index
            %966:2 = scf.if %962 -> (f32, f32) {
              scf.yield %c48, %c49 : f32, f32
            } else {
              %967 = arith.addi %965, %c10 : index
              %968 = memref.load %8[%967] : memref<?xf32>
              %969 = arith.addi %965, %c6 : index
              %970 = memref.load %8[%969] : memref<?xf32>
              scf.yield %968, %970 : f32, f32
            }
            %971 = arith.maxnumf %966#0, %334#4 fastmath<nnan> : f32
            %972 = arith.subf %966#0, %971 : f32
            %973 = wave.exp2 %972 : f32
            %974 = arith.subf %334#4, %971 : f32
            %975 = wave.exp2 %974 : f32
            %976 = arith.mulf %966#1, %973 : f32
            %977 = math.fma %964, %975, %976 : f32
            memref.store %971, %8[%965] : memref<?xf32>
            %978 = arith.addi %965, %c6 : index
            memref.store %977, %8[%978] : memref<?xf32>
            %979 = vector.broadcast %973 : f32 to vector<8xf32>
            %980 = vector.broadcast %975 : f32 to vector<8xf32>
            scf.if %962 {
              %981 = arith.muli %961, %c13 : index
              %982 = arith.addi %c10, %981 : index
              %983 = arith.addi %982, %c10 : index
              %984 = arith.addi %983, %c10 : index
              %985 = vector.shuffle %334#6, %334#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %985, %5[%984] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %986 = vector.shuffle %334#6, %334#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %987 = arith.addi %984, %c31 : index
              vector.store %986, %5[%987] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %988 = arith.addi %983, %c32 : index
              %989 = vector.shuffle %334#7, %334#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %989, %5[%988] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %990 = vector.shuffle %334#7, %334#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %991 = arith.addi %988, %c31 : index
              vector.store %990, %5[%991] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %992 = arith.addi %983, %c33 : index
              %993 = vector.shuffle %334#8, %334#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %993, %5[%992] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %994 = vector.shuffle %334#8, %334#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %995 = arith.addi %992, %c31 : index
              vector.store %994, %5[%995] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %996 = arith.addi %983, %c34 : index
              %997 = vector.shuffle %334#9, %334#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %997, %5[%996] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %998 = vector.shuffle %334#9, %334#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %999 = arith.addi %996, %c31 : index
              vector.store %998, %5[%999] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1000 = arith.addi %983, %c35 : index
              %1001 = vector.shuffle %334#10, %334#10 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1001, %5[%1000] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1002 = vector.shuffle %334#10, %334#10 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1003 = arith.addi %1000, %c31 : index
              vector.store %1002, %5[%1003] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1004 = arith.muli %961, %c13 : index
              %1005 = arith.addi %c10, %1004 : index
              %1006 = arith.addi %1005, %c10 : index
              %1007 = arith.addi %1006, %c10 : index
              %1008 = vector.load %5[%1007] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1009 = arith.addi %1007, %c31 : index
              %1010 = vector.load %5[%1009] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1011 = vector.shuffle %1008, %1010 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1012 = arith.mulf %1011, %979 : vector<8xf32>
              %1013 = math.fma %334#6, %980, %1012 : vector<8xf32>
              %1014 = vector.shuffle %1013, %1013 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1014, %5[%1007] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1015 = vector.shuffle %1013, %1013 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1015, %5[%1009] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1016 = arith.addi %1006, %c32 : index
              %1017 = vector.load %5[%1016] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1018 = arith.addi %1016, %c31 : index
              %1019 = vector.load %5[%1018] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1020 = vector.shuffle %1017, %1019 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1021 = arith.mulf %1020, %979 : vector<8xf32>
              %1022 = math.fma %334#7, %980, %1021 : vector<8xf32>
              %1023 = vector.shuffle %1022, %1022 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1023, %5[%1016] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1024 = vector.shuffle %1022, %1022 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1024, %5[%1018] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1025 = arith.addi %1006, %c33 : index
              %1026 = vector.load %5[%1025] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1027 = arith.addi %1025, %c31 : index
              %1028 = vector.load %5[%1027] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1029 = vector.shuffle %1026, %1028 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1030 = arith.mulf %1029, %979 : vector<8xf32>
              %1031 = math.fma %334#8, %980, %1030 : vector<8xf32>
              %1032 = vector.shuffle %1031, %1031 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1032, %5[%1025] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1033 = vector.shuffle %1031, %1031 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1033, %5[%1027] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1034 = arith.addi %1006, %c34 : index
              %1035 = vector.load %5[%1034] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1036 = arith.addi %1034, %c31 : index
              %1037 = vector.load %5[%1036] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1038 = vector.shuffle %1035, %1037 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1039 = arith.mulf %1038, %979 : vector<8xf32>
              %1040 = math.fma %334#9, %980, %1039 : vector<8xf32>
              %1041 = vector.shuffle %1040, %1040 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1041, %5[%1034] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1042 = vector.shuffle %1040, %1040 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1042, %5[%1036] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1043 = arith.addi %1006, %c35 : index
              %1044 = vector.load %5[%1043] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1045 = arith.addi %1043, %c31 : index
              %1046 = vector.load %5[%1045] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1047 = vector.shuffle %1044, %1046 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1048 = arith.mulf %1047, %979 : vector<8xf32>
              %1049 = math.fma %334#10, %980, %1048 : vector<8xf32>
              %1050 = vector.shuffle %1049, %1049 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1050, %5[%1043] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1051 = vector.shuffle %1049, %1049 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1051, %5[%1045] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
            %1052 = wave.swap_halves %334#12 : f32
            %1053 = arith.addf %334#12, %1052 : f32
            %1054 = arith.addi %961, %c24 : index
            %1055:2 = scf.if %962 -> (f32, f32) {
              scf.yield %c48, %c49 : f32, f32
            } else {
              %1056 = arith.addi %1054, %c10 : index
              %1057 = memref.load %8[%1056] : memref<?xf32>
              %1058 = arith.addi %1054, %c6 : index
              %1059 = memref.load %8[%1058] : memref<?xf32>
              scf.yield %1057, %1059 : f32, f32
            }
            %1060 = arith.maxnumf %1055#0, %334#11 fastmath<nnan> : f32
            %1061 = arith.subf %1055#0, %1060 : f32
            %1062 = wave.exp2 %1061 : f32
            %1063 = arith.subf %334#11, %1060 : f32
            %1064 = wave.exp2 %1063 : f32
            %1065 = arith.mulf %1055#1, %1062 : f32
            %1066 = math.fma %1053, %1064, %1065 : f32
            memref.store %1060, %8[%1054] : memref<?xf32>
            %1067 = arith.addi %1054, %c6 : index
            memref.store %1066, %8[%1067] : memref<?xf32>
            %1068 = vector.broadcast %1062 : f32 to vector<8xf32>
            %1069 = vector.broadcast %1064 : f32 to vector<8xf32>
            scf.if %962 {
              %1070 = arith.muli %961, %c13 : index
              %1071 = arith.addi %c10, %1070 : index
              %1072 = arith.addi %1071, %c17 : index
              %1073 = arith.addi %1072, %c10 : index
              %1074 = vector.shuffle %334#13, %334#13 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1074, %5[%1073] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1075 = vector.shuffle %334#13, %334#13 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1076 = arith.addi %1073, %c31 : index
              vector.store %1075, %5[%1076] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1077 = arith.addi %1072, %c32 : index
              %1078 = vector.shuffle %334#14, %334#14 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1078, %5[%1077] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1079 = vector.shuffle %334#14, %334#14 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1080 = arith.addi %1077, %c31 : index
              vector.store %1079, %5[%1080] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1081 = arith.addi %1072, %c33 : index
              %1082 = vector.shuffle %334#15, %334#15 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1082, %5[%1081] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1083 = vector.shuffle %334#15, %334#15 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1084 = arith.addi %1081, %c31 : index
              vector.store %1083, %5[%1084] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1085 = arith.addi %1072, %c34 : index
              %1086 = vector.shuffle %334#16, %334#16 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1086, %5[%1085] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1087 = vector.shuffle %334#16, %334#16 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1088 = arith.addi %1085, %c31 : index
              vector.store %1087, %5[%1088] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1089 = arith.addi %1072, %c35 : index
              %1090 = vector.shuffle %334#17, %334#17 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1090, %5[%1089] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1091 = vector.shuffle %334#17, %334#17 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1092 = arith.addi %1089, %c31 : index
              vector.store %1091, %5[%1092] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1093 = arith.muli %961, %c13 : index
              %1094 = arith.addi %c10, %1093 : index
              %1095 = arith.addi %1094, %c17 : index
              %1096 = arith.addi %1095, %c10 : index
              %1097 = vector.load %5[%1096] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1098 = arith.addi %1096, %c31 : index
              %1099 = vector.load %5[%1098] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1100 = vector.shuffle %1097, %1099 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1101 = arith.mulf %1100, %1068 : vector<8xf32>
              %1102 = math.fma %334#13, %1069, %1101 : vector<8xf32>
              %1103 = vector.shuffle %1102, %1102 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1103, %5[%1096] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1104 = vector.shuffle %1102, %1102 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1104, %5[%1098] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1105 = arith.addi %1095, %c32 : index
              %1106 = vector.load %5[%1105] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1107 = arith.addi %1105, %c31 : index
              %1108 = vector.load %5[%1107] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1109 = vector.shuffle %1106, %1108 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1110 = arith.mulf %1109, %1068 : vector<8xf32>
              %1111 = math.fma %334#14, %1069, %1110 : vector<8xf32>
              %1112 = vector.shuffle %1111, %1111 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1112, %5[%1105] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1113 = vector.shuffle %1111, %1111 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1113, %5[%1107] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1114 = arith.addi %1095, %c33 : index
              %1115 = vector.load %5[%1114] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1116 = arith.addi %1114, %c31 : index
              %1117 = vector.load %5[%1116] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1118 = vector.shuffle %1115, %1117 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1119 = arith.mulf %1118, %1068 : vector<8xf32>
              %1120 = math.fma %334#15, %1069, %1119 : vector<8xf32>
              %1121 = vector.shuffle %1120, %1120 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1121, %5[%1114] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1122 = vector.shuffle %1120, %1120 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1122, %5[%1116] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1123 = arith.addi %1095, %c34 : index
              %1124 = vector.load %5[%1123] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1125 = arith.addi %1123, %c31 : index
              %1126 = vector.load %5[%1125] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1127 = vector.shuffle %1124, %1126 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1128 = arith.mulf %1127, %1068 : vector<8xf32>
              %1129 = math.fma %334#16, %1069, %1128 : vector<8xf32>
              %1130 = vector.shuffle %1129, %1129 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1130, %5[%1123] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1131 = vector.shuffle %1129, %1129 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1131, %5[%1125] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1132 = arith.addi %1095, %c35 : index
              %1133 = vector.load %5[%1132] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1134 = arith.addi %1132, %c31 : index
              %1135 = vector.load %5[%1134] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1136 = vector.shuffle %1133, %1135 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1137 = arith.mulf %1136, %1068 : vector<8xf32>
              %1138 = math.fma %334#17, %1069, %1137 : vector<8xf32>
              %1139 = vector.shuffle %1138, %1138 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1139, %5[%1132] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1140 = vector.shuffle %1138, %1138 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1140, %5[%1134] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1141 = arith.cmpi sgt, %271, %c46 : i32
          scf.if %1141 {
            %1142 = arith.cmpi eq, %279, %276 : i32
            %1143 = wave.opaque %c10 : index
            %1144 = arith.addi %0, %1143 : index
            %1145 = arith.addi %1144, %c10 : index
            %1146 = arith.addi %1145, %c10 : index
            %1147 = memref.load %8[%1146] : memref<?xf32>
            %1148 = arith.addi %1145, %c6 : index
            %1149 = memref.load %8[%1148] : memref<?xf32>
            %1150 = arith.addi %1144, %c31 : index
            %1151:2 = scf.if %1142 -> (f32, f32) {
              scf.yield %c48, %c49 : f32, f32
            } else {
              %1152 = arith.addi %1150, %c10 : index
              %1153 = memref.load %8[%1152] : memref<?xf32>
              %1154 = arith.addi %1150, %c6 : index
              %1155 = memref.load %8[%1154] : memref<?xf32>
              scf.yield %1153, %1155 : f32, f32
            }
            %1156 = arith.maxnumf %1151#0, %1147 fastmath<nnan> : f32
            %1157 = arith.subf %1151#0, %1156 : f32
            %1158 = wave.exp2 %1157 : f32
            %1159 = arith.subf %1147, %1156 : f32
            %1160 = wave.exp2 %1159 : f32
            %1161 = arith.mulf %1151#1, %1158 : f32
            %1162 = math.fma %1149, %1160, %1161 : f32
            memref.store %1156, %8[%1150] : memref<?xf32>
            %1163 = arith.addi %1150, %c6 : index
            memref.store %1162, %8[%1163] : memref<?xf32>
            %1164 = vector.broadcast %1158 : f32 to vector<8xf32>
            %1165 = vector.broadcast %1160 : f32 to vector<8xf32>
            scf.for %1166 = %c10 to %c85 step %c4 {
              %1167 = arith.muli %1144, %c13 : index
              %1168 = arith.addi %c10, %1167 : index
              %1169 = arith.addi %1168, %c10 : index
              %1170 = arith.muli %1166, %c32 : index
              %1171 = arith.addi %1169, %1170 : index
              %1172 = vector.load %5[%1171] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1173 = arith.addi %1171, %c31 : index
              %1174 = vector.load %5[%1173] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1175 = vector.shuffle %1172, %1174 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1142 {
                %1176 = arith.addi %16, %1167 : index
                %1177 = arith.addi %1176, %c10 : index
                %1178 = arith.addi %1177, %1170 : index
                %1179 = vector.shuffle %1175, %1175 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1179, %partial[%1178] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1180 = vector.shuffle %1175, %1175 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1181 = arith.addi %1178, %c31 : index
                vector.store %1180, %partial[%1181] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1182 = arith.addi %16, %1167 : index
                %1183 = arith.addi %1182, %c10 : index
                %1184 = arith.addi %1183, %1170 : index
                %1185 = vector.load %partial[%1184] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1186 = arith.addi %1184, %c31 : index
                %1187 = vector.load %partial[%1186] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1188 = vector.shuffle %1185, %1187 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1189 = arith.mulf %1188, %1164 : vector<8xf32>
                %1190 = math.fma %1175, %1165, %1189 : vector<8xf32>
                %1191 = vector.shuffle %1190, %1190 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1191, %partial[%1184] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1192 = vector.shuffle %1190, %1190 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1192, %partial[%1186] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
            %1193 = arith.addi %1144, %c24 : index
            %1194 = arith.addi %1193, %c10 : index
            %1195 = memref.load %8[%1194] : memref<?xf32>
            %1196 = arith.addi %1193, %c6 : index
            %1197 = memref.load %8[%1196] : memref<?xf32>
            %1198 = arith.addi %1144, %c53 : index
            %1199:2 = scf.if %1142 -> (f32, f32) {
              scf.yield %c48, %c49 : f32, f32
            } else {
              %1200 = arith.addi %1198, %c10 : index
              %1201 = memref.load %8[%1200] : memref<?xf32>
              %1202 = arith.addi %1198, %c6 : index
              %1203 = memref.load %8[%1202] : memref<?xf32>
              scf.yield %1201, %1203 : f32, f32
            }
            %1204 = arith.maxnumf %1199#0, %1195 fastmath<nnan> : f32
            %1205 = arith.subf %1199#0, %1204 : f32
            %1206 = wave.exp2 %1205 : f32
            %1207 = arith.subf %1195, %1204 : f32
            %1208 = wave.exp2 %1207 : f32
            %1209 = arith.mulf %1199#1, %1206 : f32
            %1210 = math.fma %1197, %1208, %1209 : f32
            memref.store %1204, %8[%1198] : memref<?xf32>
            %1211 = arith.addi %1198, %c6 : index
            memref.store %1210, %8[%1211] : memref<?xf32>
            %1212 = vector.broadcast %1206 : f32 to vector<8xf32>
            %1213 = vector.broadcast %1208 : f32 to vector<8xf32>
            scf.for %1214 = %c10 to %c85 step %c4 {
              %1215 = arith.muli %1144, %c13 : index
              %1216 = arith.addi %c10, %1215 : index
              %1217 = arith.addi %1216, %c17 : index
              %1218 = arith.muli %1214, %c32 : index
              %1219 = arith.addi %1217, %1218 : index
              %1220 = vector.load %5[%1219] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1221 = arith.addi %1219, %c31 : index
              %1222 = vector.load %5[%1221] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1223 = vector.shuffle %1220, %1222 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1142 {
                %1224 = arith.addi %16, %1215 : index
                %1225 = arith.addi %1224, %c17 : index
                %1226 = arith.addi %1225, %1218 : index
                %1227 = vector.shuffle %1223, %1223 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1227, %partial[%1226] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1228 = vector.shuffle %1223, %1223 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1229 = arith.addi %1226, %c31 : index
                vector.store %1228, %partial[%1229] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1230 = arith.addi %16, %1215 : index
                %1231 = arith.addi %1230, %c17 : index
                %1232 = arith.addi %1231, %1218 : index
                %1233 = vector.load %partial[%1232] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1234 = arith.addi %1232, %c31 : index
                %1235 = vector.load %partial[%1234] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1236 = vector.shuffle %1233, %1235 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1237 = arith.mulf %1236, %1212 : vector<8xf32>
                %1238 = math.fma %1223, %1213, %1237 : vector<8xf32>
                %1239 = vector.shuffle %1238, %1238 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1239, %partial[%1232] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1240 = vector.shuffle %1238, %1238 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1240, %partial[%1234] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %1241 = arith.cmpi sgt, %271, %c45 : i32
        scf.if %1241 {
          %1242 = arith.cmpi eq, %276, %c44 : i32
          %1243 = wave.opaque %c10 : index
          %1244 = arith.addi %0, %1243 : index
          %1245 = arith.addi %1244, %c31 : index
          %1246 = arith.addi %1245, %c10 : index
          %1247 = memref.load %8[%1246] : memref<?xf32>
          %1248 = arith.addi %1245, %c6 : index
          %1249 = memref.load %8[%1248] : memref<?xf32>
          %1250 = arith.addi %1244, %c32 : index
          %1251:2 = scf.if %1242 -> (f32, f32) {
            scf.yield %c48, %c49 : f32, f32
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
            %1267 = arith.muli %1244, %c13 : index
            %1268 = arith.addi %16, %1267 : index
            %1269 = arith.addi %1268, %c10 : index
            %1270 = arith.muli %1266, %c32 : index
            %1271 = arith.addi %1269, %1270 : index
            %1272 = vector.load %partial[%1271] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1273 = arith.addi %1271, %c31 : index
            %1274 = vector.load %partial[%1273] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1275 = vector.shuffle %1272, %1274 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1242 {
              %1276 = arith.addi %17, %1267 : index
              %1277 = arith.addi %1276, %c10 : index
              %1278 = arith.addi %1277, %1270 : index
              %1279 = vector.shuffle %1275, %1275 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1279, %partial[%1278] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1280 = vector.shuffle %1275, %1275 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1281 = arith.addi %1278, %c31 : index
              vector.store %1280, %partial[%1281] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1282 = arith.addi %17, %1267 : index
              %1283 = arith.addi %1282, %c10 : index
              %1284 = arith.addi %1283, %1270 : index
              %1285 = vector.load %partial[%1284] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1286 = arith.addi %1284, %c31 : index
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
          %1293 = arith.addi %1244, %c53 : index
          %1294 = arith.addi %1293, %c10 : index
          %1295 = memref.load %8[%1294] : memref<?xf32>
          %1296 = arith.addi %1293, %c6 : index
          %1297 = memref.load %8[%1296] : memref<?xf32>
          %1298 = arith.addi %1244, %c54 : index
          %1299:2 = scf.if %1242 -> (f32, f32) {
            scf.yield %c48, %c49 : f32, f32
          } else {
            %1300 = arith.addi %1298, %c10 : index
            %1301 = memref.load %8[%1300] : memref<?xf32>
            %1302 = arith.addi %1298, %c6 : index
            %1303 = memref.load %8[%1302] : memref<?xf32>
            scf.yield %1301, %1303 : f32, f32
          }
          %1304 = arith.maxnumf %1299#0, %1295 fastmath<nnan> : f32
          %1305 = arith.subf %1299#0, %1304 : f32
          %1306 = wave.exp2 %1305 : f32
          %1307 = arith.subf %1295, %1304 : f32
          %1308 = wave.exp2 %1307 : f32
          %1309 = arith.mulf %1299#1, %1306 : f32
          %1310 = math.fma %1297, %1308, %1309 : f32
          memref.store %1304, %8[%1298] : memref<?xf32>
          %1311 = arith.addi %1298, %c6 : index
          memref.store %1310, %8[%1311] : memref<?xf32>
          %1312 = vector.broadcast %1306 : f32 to vector<8xf32>
          %1313 = vector.broadcast %1308 : f32 to vector<8xf32>
          scf.for %1314 = %c10 to %c85 step %c4 {
            %1315 = arith.muli %1244, %c13 : index
            %1316 = arith.addi %16, %1315 : index
            %1317 = arith.addi %1316, %c17 : index
            %1318 = arith.muli %1314, %c32 : index
            %1319 = arith.addi %1317, %1318 : index
            %1320 = vector.load %partial[%1319] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1321 = arith.addi %1319, %c31 : index
            %1322 = vector.load %partial[%1321] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1323 = vector.shuffle %1320, %1322 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1242 {
              %1324 = arith.addi %17, %1315 : index
              %1325 = arith.addi %1324, %c17 : index
              %1326 = arith.addi %1325, %1318 : index
              %1327 = vector.shuffle %1323, %1323 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1327, %partial[%1326] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1328 = vector.shuffle %1323, %1323 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1329 = arith.addi %1326, %c31 : index
              vector.store %1328, %partial[%1329] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1330 = arith.addi %17, %1315 : index
              %1331 = arith.addi %1330, %c17 : index
              %1332 = arith.addi %1331, %1318 : index
              %1333 = vector.load %partial[%1332] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1334 = arith.addi %1332, %c31 : index
              %1335 = vector.load %partial[%1334] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1336 = vector.shuffle %1333, %1335 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1337 = arith.mulf %1336, %1312 : vector<8xf32>
              %1338 = math.fma %1323, %1313, %1337 : vector<8xf32>
              %1339 = vector.shuffle %1338, %1338 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1339, %partial[%1332] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1340 = vector.shuffle %1338, %1338 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1340, %partial[%1334] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %1341 = wave.opaque %c10 : index
      %1342 = arith.addi %0, %1341 : index
      scf.if %274 {
        %1343 = arith.addi %kvHeads, %13 : index
        %1344 = memref.load %scales[%1343] : memref<?xf32>
        %1345 = arith.addi %1342, %c10 : index
        %1346 = arith.addi %1345, %c10 : index
        %1347 = memref.load %8[%1346] : memref<?xf32>
        %1348 = arith.addi %1345, %c6 : index
        %1349 = memref.load %8[%1348] : memref<?xf32>
        %1350 = arith.divf %1344, %1349 : f32
        %1351 = vector.broadcast %1350 : f32 to vector<8xf32>
        %1352 = arith.addi %15, %1341 : index
        %1353 = arith.addi %1352, %1 : index
        %1354 = arith.addi %1353, %c10 : index
        %1355 = arith.minsi %1354, %40 : index
        %1356 = arith.divui %1355, %groupSize : index
        %1357 = arith.addi %24, %1356 : index
        %1358 = arith.remui %1355, %groupSize : index
        %1359 = arith.addi %44, %1358 : index
        %1360 = arith.muli %1359, %c18 : index
        %1361 = arith.addi %1360, %51 : index
        %1362 = arith.muli %heads, %c18 : index
        scf.for %1363 = %c10 to %c85 step %c4 {
          %1364 = arith.muli %1342, %c13 : index
          %1365 = arith.addi %c10, %1364 : index
          %1366 = arith.addi %1365, %c10 : index
          %1367 = arith.muli %1363, %c32 : index
          %1368 = arith.addi %1366, %1367 : index
          %1369 = vector.load %5[%1368] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1370 = arith.addi %1368, %c31 : index
          %1371 = vector.load %5[%1370] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1372 = vector.shuffle %1369, %1371 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1373 = arith.mulf %1372, %1351 : vector<8xf32>
          %1374 = arith.addf %1373, %c50 : vector<8xf32>
          %1375 = arith.minimumf %1374, %c87 : vector<8xf32>
          %1376 = arith.maximumf %1375, %c88 : vector<8xf32>
          %1377 = arith.truncf %1376 : vector<8xf32> to vector<8xf16>
          %1378 = vector.bitcast %1377 : vector<8xf16> to vector<4xi32>
          %1379 = vector.shuffle %1378, %1378 [0, 1] : vector<4xi32>, vector<4xi32>
          %1380 = vector.shuffle %1378, %1378 [2, 3] : vector<4xi32>, vector<4xi32>
          %1381 = arith.select %3, %1380, %1379 : vector<2xi32>
          %1382 = arith.select %3, %1379, %1380 : vector<2xi32>
          %1383 = wave.swap_halves %1382 : vector<2xi32>
          %1384 = arith.select %3, %1383, %1381 : vector<2xi32>
          %1385 = arith.select %3, %1381, %1383 : vector<2xi32>
          %1386 = vector.bitcast %1384 : vector<2xi32> to vector<4xf16>
          %1387 = vector.bitcast %1385 : vector<2xi32> to vector<4xf16>
          %1388 = vector.shuffle %1386, %1387 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1389 = arith.muli %1363, %c3 : index
          %1390 = arith.addi %1361, %1389 : index
          %1391 = arith.divui %1357, %outTileRows : index
          %1392 = arith.divui %1362, %c3 : index
          %1393 = arith.muli %1391, %1392 : index
          %1394 = arith.divui %1390, %c3 : index
          %1395 = arith.addi %1393, %1394 : index
          %1396 = arith.muli %1395, %c11 : index
          %1397 = arith.remui %1390, %c3 : index
          %1398 = arith.divui %1397, %c19 : index
          %1399 = arith.addi %1396, %1398 : index
          %1400 = arith.muli %outTileRows, %c19 : index
          %1401 = arith.muli %1399, %1400 : index
          %1402 = arith.remui %1357, %outTileRows : index
          %1403 = arith.muli %1402, %c19 : index
          %1404 = arith.addi %1401, %1403 : index
          %1405 = arith.remui %1390, %c19 : index
          %1406 = arith.addi %1404, %1405 : index
          %1407 = arith.cmpi slt, %1354, %36 : index
          scf.if %1407 {
            vector.store %1388, %out[%1406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
        %1408 = arith.addi %1342, %c24 : index
        %1409 = arith.addi %1408, %c10 : index
        %1410 = memref.load %8[%1409] : memref<?xf32>
        %1411 = arith.addi %1408, %c6 : index
        %1412 = memref.load %8[%1411] : memref<?xf32>
        %1413 = arith.divf %1344, %1412 : f32
        %1414 = vector.broadcast %1413 : f32 to vector<8xf32>
        %1415 = arith.addi %1353, %c3 : index
        %1416 = arith.minsi %1415, %40 : index
        %1417 = arith.divui %1416, %groupSize : index
        %1418 = arith.addi %24, %1417 : index
        %1419 = arith.remui %1416, %groupSize : index
        %1420 = arith.addi %44, %1419 : index
        %1421 = arith.muli %1420, %c18 : index
        %1422 = arith.addi %1421, %51 : index
        scf.for %1423 = %c10 to %c85 step %c4 {
          %1424 = arith.muli %1342, %c13 : index
          %1425 = arith.addi %c10, %1424 : index
          %1426 = arith.addi %1425, %c17 : index
          %1427 = arith.muli %1423, %c32 : index
          %1428 = arith.addi %1426, %1427 : index
          %1429 = vector.load %5[%1428] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1430 = arith.addi %1428, %c31 : index
          %1431 = vector.load %5[%1430] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1432 = vector.shuffle %1429, %1431 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1433 = arith.mulf %1432, %1414 : vector<8xf32>
          %1434 = arith.addf %1433, %c50 : vector<8xf32>
          %1435 = arith.minimumf %1434, %c87 : vector<8xf32>
          %1436 = arith.maximumf %1435, %c88 : vector<8xf32>
          %1437 = arith.truncf %1436 : vector<8xf32> to vector<8xf16>
          %1438 = vector.bitcast %1437 : vector<8xf16> to vector<4xi32>
          %1439 = vector.shuffle %1438, %1438 [0, 1] : vector<4xi32>, vector<4xi32>
          %1440 = vector.shuffle %1438, %1438 [2, 3] : vector<4xi32>, vector<4xi32>
          %1441 = arith.select %3, %1440, %1439 : vector<2xi32>
          %1442 = arith.select %3, %1439, %1440 : vector<2xi32>
          %1443 = wave.swap_halves %1442 : vector<2xi32>
          %1444 = arith.select %3, %1443, %1441 : vector<2xi32>
          %1445 = arith.select %3, %1441, %1443 : vector<2xi32>
          %1446 = vector.bitcast %1444 : vector<2xi32> to vector<4xf16>
          %1447 = vector.bitcast %1445 : vector<2xi32> to vector<4xf16>
          %1448 = vector.shuffle %1446, %1447 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1449 = arith.muli %1423, %c3 : index
          %1450 = arith.addi %1422, %1449 : index
          %1451 = arith.divui %1418, %outTileRows : index
          %1452 = arith.divui %1362, %c3 : index
          %1453 = arith.muli %1451, %1452 : index
          %1454 = arith.divui %1450, %c3 : index
          %1455 = arith.addi %1453, %1454 : index
          %1456 = arith.muli %1455, %c11 : index
          %1457 = arith.remui %1450, %c3 : index
          %1458 = arith.divui %1457, %c19 : index
          %1459 = arith.addi %1456, %1458 : index
          %1460 = arith.muli %outTileRows, %c19 : index
          %1461 = arith.muli %1459, %1460 : index
          %1462 = arith.remui %1418, %outTileRows : index
          %1463 = arith.muli %1462, %c19 : index
          %1464 = arith.addi %1461, %1463 : index
          %1465 = arith.remui %1450, %c19 : index
          %1466 = arith.addi %1464, %1465 : index
          %1467 = arith.cmpi slt, %1415, %36 : index
          scf.if %1467 {
            vector.store %1448, %out[%1466] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %275 {
          %1468 = arith.addi %kvHeads, %13 : index
          %1469 = memref.load %scales[%1468] : memref<?xf32>
          %1470 = arith.addi %1342, %c31 : index
          %1471 = arith.addi %1470, %c10 : index
          %1472 = memref.load %8[%1471] : memref<?xf32>
          %1473 = arith.addi %1470, %c6 : index
          %1474 = memref.load %8[%1473] : memref<?xf32>
          %1475 = arith.divf %1469, %1474 : f32
          %1476 = vector.broadcast %1475 : f32 to vector<8xf32>
          %1477 = arith.addi %15, %1341 : index
          %1478 = arith.addi %1477, %1 : index
          %1479 = arith.addi %1478, %c10 : index
          %1480 = arith.minsi %1479, %40 : index
          %1481 = arith.divui %1480, %groupSize : index
          %1482 = arith.addi %24, %1481 : index
          %1483 = arith.remui %1480, %groupSize : index
          %1484 = arith.addi %44, %1483 : index
          %1485 = arith.muli %1484, %c18 : index
          %1486 = arith.addi %1485, %51 : index
          %1487 = arith.muli %heads, %c18 : index
          scf.for %1488 = %c10 to %c85 step %c4 {
            %1489 = arith.muli %1342, %c13 : index
            %1490 = arith.addi %16, %1489 : index
            %1491 = arith.addi %1490, %c10 : index
            %1492 = arith.muli %1488, %c32 : index
            %1493 = arith.addi %1491, %1492 : index
            %1494 = vector.load %partial[%1493] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1495 = arith.addi %1493, %c31 : index
            %1496 = vector.load %partial[%1495] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1497 = vector.shuffle %1494, %1496 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1498 = arith.mulf %1497, %1476 : vector<8xf32>
            %1499 = arith.addf %1498, %c50 : vector<8xf32>
            %1500 = arith.minimumf %1499, %c87 : vector<8xf32>
            %1501 = arith.maximumf %1500, %c88 : vector<8xf32>
            %1502 = arith.truncf %1501 : vector<8xf32> to vector<8xf16>
            %1503 = vector.bitcast %1502 : vector<8xf16> to vector<4xi32>
            %1504 = vector.shuffle %1503, %1503 [0, 1] : vector<4xi32>, vector<4xi32>
            %1505 = vector.shuffle %1503, %1503 [2, 3] : vector<4xi32>, vector<4xi32>
            %1506 = arith.select %3, %1505, %1504 : vector<2xi32>
            %1507 = arith.select %3, %1504, %1505 : vector<2xi32>
            %1508 = wave.swap_halves %1507 : vector<2xi32>
            %1509 = arith.select %3, %1508, %1506 : vector<2xi32>
            %1510 = arith.select %3, %1506, %1508 : vector<2xi32>
            %1511 = vector.bitcast %1509 : vector<2xi32> to vector<4xf16>
            %1512 = vector.bitcast %1510 : vector<2xi32> to vector<4xf16>
            %1513 = vector.shuffle %1511, %1512 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1514 = arith.muli %1488, %c3 : index
            %1515 = arith.addi %1486, %1514 : index
            %1516 = arith.divui %1482, %outTileRows : index
            %1517 = arith.divui %1487, %c3 : index
            %1518 = arith.muli %1516, %1517 : index
            %1519 = arith.divui %1515, %c3 : index
            %1520 = arith.addi %1518, %1519 : index
            %1521 = arith.muli %1520, %c11 : index
            %1522 = arith.remui %1515, %c3 : index
            %1523 = arith.divui %1522, %c19 : index
            %1524 = arith.addi %1521, %1523 : index
            %1525 = arith.muli %outTileRows, %c19 : index
            %1526 = arith.muli %1524, %1525 : index
            %1527 = arith.remui %1482, %outTileRows : index
            %1528 = arith.muli %1527, %c19 : index
            %1529 = arith.addi %1526, %1528 : index
            %1530 = arith.remui %1515, %c19 : index
            %1531 = arith.addi %1529, %1530 : index
            %1532 = arith.cmpi slt, %1479, %36 : index
            scf.if %1532 {
              vector.store %1513, %out[%1531] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1533 = arith.addi %1342, %c53 : index
          %1534 = arith.addi %1533, %c10 : index
          %1535 = memref.load %8[%1534] : memref<?xf32>
          %1536 = arith.addi %1533, %c6 : index
          %1537 = memref.load %8[%1536] : memref<?xf32>
          %1538 = arith.divf %1469, %1537 : f32
          %1539 = vector.broadcast %1538 : f32 to vector<8xf32>
          %1540 = arith.addi %1478, %c3 : index
          %1541 = arith.minsi %1540, %40 : index
          %1542 = arith.divui %1541, %groupSize : index
          %1543 = arith.addi %24, %1542 : index
          %1544 = arith.remui %1541, %groupSize : index
          %1545 = arith.addi %44, %1544 : index
          %1546 = arith.muli %1545, %c18 : index
          %1547 = arith.addi %1546, %51 : index
          scf.for %1548 = %c10 to %c85 step %c4 {
            %1549 = arith.muli %1342, %c13 : index
            %1550 = arith.addi %16, %1549 : index
            %1551 = arith.addi %1550, %c17 : index
            %1552 = arith.muli %1548, %c32 : index
            %1553 = arith.addi %1551, %1552 : index
            %1554 = vector.load %partial[%1553] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1555 = arith.addi %1553, %c31 : index
            %1556 = vector.load %partial[%1555] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1557 = vector.shuffle %1554, %1556 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1558 = arith.mulf %1557, %1539 : vector<8xf32>
            %1559 = arith.addf %1558, %c50 : vector<8xf32>
            %1560 = arith.minimumf %1559, %c87 : vector<8xf32>
            %1561 = arith.maximumf %1560, %c88 : vector<8xf32>
            %1562 = arith.truncf %1561 : vector<8xf32> to vector<8xf16>
            %1563 = vector.bitcast %1562 : vector<8xf16> to vector<4xi32>
            %1564 = vector.shuffle %1563, %1563 [0, 1] : vector<4xi32>, vector<4xi32>
            %1565 = vector.shuffle %1563, %1563 [2, 3] : vector<4xi32>, vector<4xi32>
            %1566 = arith.select %3, %1565, %1564 : vector<2xi32>
            %1567 = arith.select %3, %1564, %1565 : vector<2xi32>
            %1568 = wave.swap_halves %1567 : vector<2xi32>
            %1569 = arith.select %3, %1568, %1566 : vector<2xi32>
            %1570 = arith.select %3, %1566, %1568 : vector<2xi32>
            %1571 = vector.bitcast %1569 : vector<2xi32> to vector<4xf16>
            %1572 = vector.bitcast %1570 : vector<2xi32> to vector<4xf16>
            %1573 = vector.shuffle %1571, %1572 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1574 = arith.muli %1548, %c3 : index
            %1575 = arith.addi %1547, %1574 : index
            %1576 = arith.divui %1543, %outTileRows : index
            %1577 = arith.divui %1487, %c3 : index
            %1578 = arith.muli %1576, %1577 : index
            %1579 = arith.divui %1575, %c3 : index
            %1580 = arith.addi %1578, %1579 : index
            %1581 = arith.muli %1580, %c11 : index
            %1582 = arith.remui %1575, %c3 : index
            %1583 = arith.divui %1582, %c19 : index
            %1584 = arith.addi %1581, %1583 : index
            %1585 = arith.muli %outTileRows, %c19 : index
            %1586 = arith.muli %1584, %1585 : index
            %1587 = arith.remui %1543, %outTileRows : index
            %1588 = arith.muli %1587, %c19 : index
            %1589 = arith.addi %1586, %1588 : index
            %1590 = arith.remui %1575, %c19 : index
            %1591 = arith.addi %1589, %1590 : index
            %1592 = arith.cmpi slt, %1540, %36 : index
            scf.if %1592 {
              vector.store %1573, %out[%1591] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %1593 = arith.addi %kvHeads, %13 : index
          %1594 = memref.load %scales[%1593] : memref<?xf32>
          %1595 = arith.addi %1342, %c32 : index
          %1596 = arith.addi %1595, %c10 : index
          %1597 = memref.load %8[%1596] : memref<?xf32>
          %1598 = arith.addi %1595, %c6 : index
          %1599 = memref.load %8[%1598] : memref<?xf32>
          %1600 = arith.divf %1594, %1599 : f32
          %1601 = vector.broadcast %1600 : f32 to vector<8xf32>
          %1602 = arith.addi %15, %1341 : index
          %1603 = arith.addi %1602, %1 : index
          %1604 = arith.addi %1603, %c10 : index
          %1605 = arith.minsi %1604, %40 : index
          %1606 = arith.divui %1605, %groupSize : index
          %1607 = arith.addi %24, %1606 : index
          %1608 = arith.remui %1605, %groupSize : index
          %1609 = arith.addi %44, %1608 : index
          %1610 = arith.muli %1609, %c18 : index
          %1611 = arith.addi %1610, %51 : index
          %1612 = arith.muli %heads, %c18 : index
          scf.for %1613 = %c10 to %c85 step %c4 {
            %1614 = arith.muli %1342, %c13 : index
            %1615 = arith.addi %17, %1614 : index
            %1616 = arith.addi %1615, %c10 : index
            %1617 = arith.muli %1613, %c32 : index
            %1618 = arith.addi %1616, %1617 : index
            %1619 = vector.load %partial[%1618] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1620 = arith.addi %1618, %c31 : index
            %1621 = vector.load %partial[%1620] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1622 = vector.shuffle %1619, %1621 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1623 = arith.mulf %1622, %1601 : vector<8xf32>
            %1624 = arith.addf %1623, %c50 : vector<8xf32>
            %1625 = arith.minimumf %1624, %c87 : vector<8xf32>
            %1626 = arith.maximumf %1625, %c88 : vector<8xf32>
            %1627 = arith.truncf %1626 : vector<8xf32> to vector<8xf16>
            %1628 = vector.bitcast %1627 : vector<8xf16> to vector<4xi32>
            %1629 = vector.shuffle %1628, %1628 [0, 1] : vector<4xi32>, vector<4xi32>
            %1630 = vector.shuffle %1628, %1628 [2, 3] : vector<4xi32>, vector<4xi32>
            %1631 = arith.select %3, %1630, %1629 : vector<2xi32>
            %1632 = arith.select %3, %1629, %1630 : vector<2xi32>
            %1633 = wave.swap_halves %1632 : vector<2xi32>
            %1634 = arith.select %3, %1633, %1631 : vector<2xi32>
            %1635 = arith.select %3, %1631, %1633 : vector<2xi32>
            %1636 = vector.bitcast %1634 : vector<2xi32> to vector<4xf16>
            %1637 = vector.bitcast %1635 : vector<2xi32> to vector<4xf16>
            %1638 = vector.shuffle %1636, %1637 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1639 = arith.muli %1613, %c3 : index
            %1640 = arith.addi %1611, %1639 : index
            %1641 = arith.divui %1607, %outTileRows : index
            %1642 = arith.divui %1612, %c3 : index
            %1643 = arith.muli %1641, %1642 : index
            %1644 = arith.divui %1640, %c3 : index
            %1645 = arith.addi %1643, %1644 : index
            %1646 = arith.muli %1645, %c11 : index
            %1647 = arith.remui %1640, %c3 : index
            %1648 = arith.divui %1647, %c19 : index
            %1649 = arith.addi %1646, %1648 : index
            %1650 = arith.muli %outTileRows, %c19 : index
            %1651 = arith.muli %1649, %1650 : index
            %1652 = arith.remui %1607, %outTileRows : index
            %1653 = arith.muli %1652, %c19 : index
            %1654 = arith.addi %1651, %1653 : index
            %1655 = arith.remui %1640, %c19 : index
            %1656 = arith.addi %1654, %1655 : index
            %1657 = arith.cmpi slt, %1604, %36 : index
            scf.if %1657 {
              vector.store %1638, %out[%1656] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1658 = arith.addi %1342, %c54 : index
          %1659 = arith.addi %1658, %c10 : index
          %1660 = memref.load %8[%1659] : memref<?xf32>
          %1661 = arith.addi %1658, %c6 : index
          %1662 = memref.load %8[%1661] : memref<?xf32>
          %1663 = arith.divf %1594, %1662 : f32
          %1664 = vector.broadcast %1663 : f32 to vector<8xf32>
          %1665 = arith.addi %1603, %c3 : index
          %1666 = arith.minsi %1665, %40 : index
          %1667 = arith.divui %1666, %groupSize : index
          %1668 = arith.addi %24, %1667 : index
          %1669 = arith.remui %1666, %groupSize : index
          %1670 = arith.addi %44, %1669 : index
          %1671 = arith.muli %1670, %c18 : index
          %1672 = arith.addi %1671, %51 : index
          scf.for %1673 = %c10 to %c85 step %c4 {
            %1674 = arith.muli %1342, %c13 : index
            %1675 = arith.addi %17, %1674 : index
            %1676 = arith.addi %1675, %c17 : index
            %1677 = arith.muli %1673, %c32 : index
            %1678 = arith.addi %1676, %1677 : index
            %1679 = vector.load %partial[%1678] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1680 = arith.addi %1678, %c31 : index
            %1681 = vector.load %partial[%1680] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1682 = vector.shuffle %1679, %1681 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1683 = arith.mulf %1682, %1664 : vector<8xf32>
            %1684 = arith.addf %1683, %c50 : vector<8xf32>
            %1685 = arith.minimumf %1684, %c87 : vector<8xf32>
            %1686 = arith.maximumf %1685, %c88 : vector<8xf32>
            %1687 = arith.truncf %1686 : vector<8xf32> to vector<8xf16>
            %1688 = vector.bitcast %1687 : vector<8xf16> to vector<4xi32>
            %1689 = vector.shuffle %1688, %1688 [0, 1] : vector<4xi32>, vector<4xi32>
            %1690 = vector.shuffle %1688, %1688 [2, 3] : vector<4xi32>, vector<4xi32>
            %1691 = arith.select %3, %1690, %1689 : vector<2xi32>
            %1692 = arith.select %3, %1689, %1690 : vector<2xi32>
            %1693 = wave.swap_halves %1692 : vector<2xi32>
            %1694 = arith.select %3, %1693, %1691 : vector<2xi32>
            %1695 = arith.select %3, %1691, %1693 : vector<2xi32>
            %1696 = vector.bitcast %1694 : vector<2xi32> to vector<4xf16>
            %1697 = vector.bitcast %1695 : vector<2xi32> to vector<4xf16>
            %1698 = vector.shuffle %1696, %1697 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1699 = arith.muli %1673, %c3 : index
            %1700 = arith.addi %1672, %1699 : index
            %1701 = arith.divui %1668, %outTileRows : index
            %1702 = arith.divui %1612, %c3 : index
            %1703 = arith.muli %1701, %1702 : index
            %1704 = arith.divui %1700, %c3 : index
            %1705 = arith.addi %1703, %1704 : index
            %1706 = arith.muli %1705, %c11 : index
            %1707 = arith.remui %1700, %c3 : index
            %1708 = arith.divui %1707, %c19 : index
            %1709 = arith.addi %1706, %1708 : index
            %1710 = arith.muli %outTileRows, %c19 : index
            %1711 = arith.muli %1709, %1710 : index
            %1712 = arith.remui %1668, %outTileRows : index
            %1713 = arith.muli %1712, %c19 : index
            %1714 = arith.addi %1711, %1713 : index
            %1715 = arith.remui %1700, %c19 : index
            %1716 = arith.addi %1714, %1715 : index
            %1717 = arith.cmpi slt, %1665, %36 : index
            scf.if %1717 {
              vector.store %1698, %out[%1716] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}
