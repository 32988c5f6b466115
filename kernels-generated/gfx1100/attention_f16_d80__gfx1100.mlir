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
  %c64 = arith.constant 65535 : i32
  %c65 = arith.constant 2 : i32
  %c66 = arith.constant -65536 : i32
  %c67 = arith.constant 3 : i32
  %c68 = arith.constant 4 : i32
  %c69 = arith.constant 5 : i32
  %c70 = arith.constant 6 : i32
  %c71 = arith.constant 7 : i32
  %c72 = arith.constant 8 : i32
  %c73 = arith.constant 9 : i32
  %c74 = arith.constant 10 : i32
  %c75 = arith.constant 11 : i32
  %c76 = arith.constant 12 : i32
  %c77 = arith.constant 13 : i32
  %c78 = arith.constant 15 : i32
  %c79 = arith.constant 896 : index
  %c80 = arith.constant 960 : index
  %c81 = arith.constant 1088 : index
  %c82 = arith.constant 1152 : index
  %c83 = arith.constant 1216 : index
  %c84 = arith.constant 5 : index
  %outTileRows = wave.param "outTileRows" : index
  %c86 = arith.constant dense<0x477FE000> : vector<8xf32>
  %c87 = arith.constant dense<0xC77FE000> : vector<8xf32>
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
      %150 = arith.addi %15, %1 : index
      %151 = arith.addi %150, %c3 : index
      %152 = arith.subi %36, %c4 : index
      %153 = arith.minsi %151, %152 : index
      %154 = arith.divui %153, %groupSize : index
      %155 = arith.addi %24, %154 : index
      %156 = arith.muli %13, %groupSize : index
      %157 = arith.remui %153, %groupSize : index
      %158 = arith.addi %156, %157 : index
      %159 = arith.addi %1, %c3 : index
      %160 = arith.muli %155, %heads : index
      %161 = arith.addi %160, %158 : index
      %162 = arith.muli %161, %c18 : index
      %163 = arith.muli %2, %c19 : index
      %164 = arith.addi %162, %163 : index
      %165 = arith.addi %164, %c10 : index
      %166 = vector.load %q[%165] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %167 = arith.addi %164, %c13 : index
      %168 = vector.load %q[%167] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %169 = arith.addi %164, %c3 : index
      %170 = vector.load %q[%169] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %171 = arith.addi %164, %c20 : index
      %172 = vector.load %q[%171] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %173 = arith.addi %164, %c6 : index
      %174 = vector.load %q[%173] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %175 = arith.addi %164, %c21 : index
      %176 = vector.load %q[%175] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %177 = arith.addi %164, %c22 : index
      %178 = vector.load %q[%177] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %179 = arith.addi %164, %c23 : index
      %180 = vector.load %q[%179] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %181 = arith.addi %164, %c24 : index
      %182 = vector.load %q[%181] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %183 = arith.addi %164, %c25 : index
      %184 = vector.load %q[%183] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %185 = math.absf %166 : vector<4xf32>
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
      %200 = math.absf %182 : vector<4xf32>
      %201 = arith.maxnumf %199, %200 fastmath<nnan> : vector<4xf32>
      %202 = math.absf %184 : vector<4xf32>
      %203 = arith.maxnumf %201, %202 fastmath<nnan> : vector<4xf32>
      %204 = vector.extract %203[0] : f32 from vector<4xf32>
      %205 = vector.extract %203[1] : f32 from vector<4xf32>
      %206 = vector.extract %203[2] : f32 from vector<4xf32>
      %207 = vector.extract %203[3] : f32 from vector<4xf32>
      %208 = arith.maxnumf %204, %205 fastmath<nnan> : f32
      %209 = arith.maxnumf %208, %206 fastmath<nnan> : f32
      %210 = arith.maxnumf %209, %207 fastmath<nnan> : f32
      %211 = wave.swap_halves %210 : f32
      %212 = arith.maxnumf %210, %211 fastmath<nnan> : f32
      %213 = arith.bitcast %212 : f32 to i32
      %214 = arith.shrui %213, %c26 : i32
      %215 = arith.maxsi %214, %c27 : i32
      %216 = arith.minsi %215, %c28 : i32
      %217 = arith.subi %c29, %216 : i32
      %218 = arith.shli %217, %c26 : i32
      %219 = arith.bitcast %218 : i32 to f32
      %220 = arith.subi %216, %c30 : i32
      %221 = arith.shli %220, %c26 : i32
      %222 = arith.bitcast %221 : i32 to f32
      %223 = vector.broadcast %219 : f32 to vector<4xf32>
      %224 = arith.muli %1, %c19 : index
      %225 = arith.muli %2, %c31 : index
      %226 = arith.addi %224, %225 : index
      %227 = arith.mulf %166, %223 : vector<4xf32>
      %228 = arith.truncf %227 : vector<4xf32> to vector<4xf16>
      %229 = arith.mulf %168, %223 : vector<4xf32>
      %230 = arith.truncf %229 : vector<4xf32> to vector<4xf16>
      %231 = vector.shuffle %228, %230 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %232 = arith.addi %226, %c17 : index
      vector.store %231, %4[%232] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %233 = arith.mulf %170, %223 : vector<4xf32>
      %234 = arith.truncf %233 : vector<4xf32> to vector<4xf16>
      %235 = arith.mulf %172, %223 : vector<4xf32>
      %236 = arith.truncf %235 : vector<4xf32> to vector<4xf16>
      %237 = vector.shuffle %234, %236 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %238 = arith.addi %226, %c38 : index
      vector.store %237, %4[%238] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %239 = arith.mulf %174, %223 : vector<4xf32>
      %240 = arith.truncf %239 : vector<4xf32> to vector<4xf16>
      %241 = arith.mulf %176, %223 : vector<4xf32>
      %242 = arith.truncf %241 : vector<4xf32> to vector<4xf16>
      %243 = vector.shuffle %240, %242 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %244 = arith.addi %226, %c39 : index
      vector.store %243, %4[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %245 = arith.mulf %178, %223 : vector<4xf32>
      %246 = arith.truncf %245 : vector<4xf32> to vector<4xf16>
      %247 = arith.mulf %180, %223 : vector<4xf32>
      %248 = arith.truncf %247 : vector<4xf32> to vector<4xf16>
      %249 = vector.shuffle %246, %248 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %250 = arith.addi %226, %c40 : index
      vector.store %249, %4[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %251 = arith.mulf %182, %223 : vector<4xf32>
      %252 = arith.truncf %251 : vector<4xf32> to vector<4xf16>
      %253 = arith.mulf %184, %223 : vector<4xf32>
      %254 = arith.truncf %253 : vector<4xf32> to vector<4xf16>
      %255 = vector.shuffle %252, %254 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %256 = arith.addi %226, %c41 : index
      vector.store %255, %4[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %257 = memref.load %scales[%13] : memref<?xf32>
      %258 = arith.mulf %257, %222 : f32
      memref.store %258, %6[%159] : memref<?xf32>
      %259 = arith.addi %positionsAt, %155 : index
      %260 = memref.load %step[%259] : memref<?xi32>
      %261 = arith.addi %260, %c37 : i32
      memref.store %261, %7[%159] : memref<?xi32>
      wave.barrier
      %262 = arith.subi %36, %c4 : index
      %263 = arith.minsi %15, %262 : index
      %264 = arith.divui %263, %groupSize : index
      %265 = arith.addi %24, %264 : index
      %266 = arith.muli %13, %groupSize : index
      %267 = arith.remui %263, %groupSize : index
      %268 = arith.addi %266, %267 : index
      %269 = arith.addi %positionsAt, %265 : index
      %270 = memref.load %step[%269] : memref<?xi32>
      %271 = arith.addi %270, %c37 : i32
      %272 = arith.addi %15, %c42 : index
      %273 = arith.subi %36, %c4 : index
      %274 = arith.minsi %272, %273 : index
      %275 = arith.divui %274, %groupSize : index
      %276 = arith.addi %24, %275 : index
      %277 = arith.muli %13, %groupSize : index
      %278 = arith.remui %274, %groupSize : index
      %279 = arith.addi %277, %278 : index
      %280 = arith.addi %positionsAt, %276 : index
      %281 = memref.load %step[%280] : memref<?xi32>
      %282 = arith.addi %281, %c37 : i32
      %283 = arith.subi %282, %c37 : i32
      %284 = arith.divui %283, %c43 : i32
      %285 = arith.cmpi sle, %282, %c46 : i32
      %286 = arith.cmpi sle, %282, %c45 : i32
      scf.for %287 = %c44 to %282 step %c45 : i32 {
        %288 = arith.addi %287, %c45 : i32
        %289 = arith.minsi %288, %282 : i32
        scf.for %290 = %287 to %289 step %c46 : i32 {
          %291 = arith.addi %290, %c46 : i32
          %292 = arith.minsi %291, %282 : i32
          scf.for %293 = %290 to %292 step %c47 : i32 {
            %294 = arith.addi %293, %c47 : i32
            %295 = arith.minsi %294, %292 : i32
            %296 = arith.subi %295, %293 : i32
            %297 = arith.addi %296, %c51 : i32
            %298 = arith.divui %297, %c52 : i32
            %299 = arith.divui %293, %c43 : i32
            %300 = arith.addi %299, %c44 : i32
            %301 = arith.minsi %300, %284 : i32
            %302 = arith.index_castui %301 : i32 to index
            %303 = arith.addi %32, %302 : index
            %304 = memref.load %step[%303] : memref<?xi32>
            %305 = arith.index_cast %304 : i32 to index
            %306 = arith.muli %305, %33 : index
            %307 = arith.addi %306, %34 : index
            %308 = arith.addi %299, %c37 : i32
            %309 = arith.minsi %308, %284 : i32
            %310 = arith.index_castui %309 : i32 to index
            %311 = arith.addi %32, %310 : index
            %312 = memref.load %step[%311] : memref<?xi32>
            %313 = arith.index_cast %312 : i32 to index
            %314 = arith.muli %313, %33 : index
            %315 = arith.addi %314, %34 : index
            %316 = arith.addi %307, %35 : index
            %317 = arith.addi %316, %c10 : index
            %318 = vector.load %kv[%317] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %319 = arith.addi %307, %35 : index
            %320 = arith.addi %319, %c24 : index
            %321 = vector.load %kv[%320] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %322 = arith.addi %315, %35 : index
            %323 = arith.addi %322, %c10 : index
            %324 = vector.load %kv[%323] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %325 = arith.addi %315, %35 : index
            %326 = arith.addi %325, %c24 : index
            %327 = vector.load %kv[%326] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %347:18 = scf.for %328 = %c44 to %298 step %c37 iter_args(%329 = %318, %330 = %321, %331 = %324, %332 = %327, %333 = %c48, %334 = %c49, %335 = %c50, %336 = %c50, %337 = %c50, %338 = %c50, %339 = %c50, %340 = %c48, %341 = %c49, %342 = %c50, %343 = %c50, %344 = %c50, %345 = %c50, %346 = %c50) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
              %348 = arith.muli %328, %c52 : i32
              %349 = arith.addi %293, %348 : i32
              %350 = arith.addi %349, %c52 : i32
              %351 = arith.divui %349, %c43 : i32
              %352 = arith.addi %351, %c44 : i32
              %353 = arith.minsi %352, %284 : i32
              %354 = arith.index_castui %353 : i32 to index
              %355 = arith.addi %32, %354 : index
              %356 = memref.load %step[%355] : memref<?xi32>
              %357 = arith.index_cast %356 : i32 to index
              %358 = arith.muli %357, %33 : index
              %359 = arith.addi %358, %34 : index
              %360 = arith.addi %351, %c37 : i32
              %361 = arith.minsi %360, %284 : i32
              %362 = arith.index_castui %361 : i32 to index
              %363 = arith.addi %32, %362 : index
              %364 = memref.load %step[%363] : memref<?xi32>
              %365 = arith.index_cast %364 : i32 to index
              %366 = arith.muli %365, %33 : index
              %367 = arith.addi %366, %34 : index
              %368 = arith.divui %350, %c43 : i32
              %369 = arith.addi %368, %c44 : i32
              %370 = arith.minsi %369, %284 : i32
              %371 = arith.index_castui %370 : i32 to index
              %372 = arith.addi %32, %371 : index
              %373 = memref.load %step[%372] : memref<?xi32>
              %374 = arith.index_cast %373 : i32 to index
              %375 = arith.muli %374, %33 : index
              %376 = arith.addi %375, %34 : index
              %377 = arith.addi %368, %c37 : i32
              %378 = arith.minsi %377, %284 : i32
              %379 = arith.index_castui %378 : i32 to index
              %380 = arith.addi %32, %379 : index
              %381 = memref.load %step[%380] : memref<?xi32>
              %382 = arith.index_cast %381 : i32 to index
              %383 = arith.muli %382, %33 : index
              %384 = arith.addi %383, %34 : index
              %385 = wave.opaque %c10 : index
              %386 = arith.muli %1, %c19 : index
              %387 = arith.addi %385, %386 : index
              %388 = arith.addi %359, %35 : index
              %389 = arith.addi %388, %c31 : index
              %390 = vector.load %kv[%389] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %391 = arith.addi %359, %35 : index
              %392 = arith.addi %391, %c53 : index
              %393 = vector.load %kv[%392] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %394 = arith.addi %367, %35 : index
              %395 = arith.addi %394, %c31 : index
              %396 = vector.load %kv[%395] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %397 = arith.addi %367, %35 : index
              %398 = arith.addi %397, %c53 : index
              %399 = vector.load %kv[%398] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %400 = vector.shuffle %329, %330 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %401 = vector.bitcast %400 : vector<8xi32> to vector<16xf16>
              %402 = vector.shuffle %331, %332 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %403 = vector.bitcast %402 : vector<8xi32> to vector<16xf16>
              %404 = arith.addi %387, %c10 : index
              %405 = vector.load %4[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %406 = arith.addi %404, %c31 : index
              %407 = vector.load %4[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %408 = vector.shuffle %405, %407 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %409 = wave.mma %401, %408, %c50 : vector<16xf16>, vector<8xf32>
              %410 = wave.mma %403, %408, %c50 : vector<16xf16>, vector<8xf32>
              wave.pin
              %411 = arith.addi %387, %c17 : index
              %412 = vector.load %4[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %413 = arith.addi %411, %c31 : index
              %414 = vector.load %4[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %415 = vector.shuffle %412, %414 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %416 = wave.mma %401, %415, %c50 : vector<16xf16>, vector<8xf32>
              %417 = wave.mma %403, %415, %c50 : vector<16xf16>, vector<8xf32>
              %418 = arith.addi %359, %35 : index
              %419 = arith.addi %418, %c32 : index
              %420 = vector.load %kv[%419] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %421 = arith.addi %359, %35 : index
              %422 = arith.addi %421, %c54 : index
              %423 = vector.load %kv[%422] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %424 = arith.addi %367, %35 : index
              %425 = arith.addi %424, %c32 : index
              %426 = vector.load %kv[%425] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %427 = arith.addi %367, %35 : index
              %428 = arith.addi %427, %c54 : index
              %429 = vector.load %kv[%428] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %430 = vector.shuffle %390, %393 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %431 = vector.bitcast %430 : vector<8xi32> to vector<16xf16>
              %432 = vector.shuffle %396, %399 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %433 = vector.bitcast %432 : vector<8xi32> to vector<16xf16>
              %434 = arith.addi %387, %c32 : index
              %435 = vector.load %4[%434] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %436 = arith.addi %434, %c31 : index
              %437 = vector.load %4[%436] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %438 = vector.shuffle %435, %437 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %439 = wave.mma %431, %438, %409 : vector<16xf16>, vector<8xf32>
              %440 = wave.mma %433, %438, %410 : vector<16xf16>, vector<8xf32>
              wave.pin
              %441 = arith.addi %387, %c38 : index
              %442 = vector.load %4[%441] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %443 = arith.addi %441, %c31 : index
              %444 = vector.load %4[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %445 = vector.shuffle %442, %444 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %446 = wave.mma %431, %445, %416 : vector<16xf16>, vector<8xf32>
              %447 = wave.mma %433, %445, %417 : vector<16xf16>, vector<8xf32>
              %448 = arith.addi %359, %35 : index
              %449 = arith.addi %448, %c7 : index
              %450 = vector.load %kv[%449] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %451 = arith.addi %359, %35 : index
              %452 = arith.addi %451, %c55 : index
              %453 = vector.load %kv[%452] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %454 = arith.addi %367, %35 : index
              %455 = arith.addi %454, %c7 : index
              %456 = vector.load %kv[%455] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %457 = arith.addi %367, %35 : index
              %458 = arith.addi %457, %c55 : index
              %459 = vector.load %kv[%458] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %460 = vector.shuffle %420, %423 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %461 = vector.bitcast %460 : vector<8xi32> to vector<16xf16>
              %462 = vector.shuffle %426, %429 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %463 = vector.bitcast %462 : vector<8xi32> to vector<16xf16>
              %464 = arith.addi %387, %c33 : index
              %465 = vector.load %4[%464] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %466 = arith.addi %464, %c31 : index
              %467 = vector.load %4[%466] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %468 = vector.shuffle %465, %467 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %469 = wave.mma %461, %468, %439 : vector<16xf16>, vector<8xf32>
              %470 = wave.mma %463, %468, %440 : vector<16xf16>, vector<8xf32>
              wave.pin
              %471 = arith.addi %387, %c39 : index
              %472 = vector.load %4[%471] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %473 = arith.addi %471, %c31 : index
              %474 = vector.load %4[%473] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %475 = vector.shuffle %472, %474 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %476 = wave.mma %461, %475, %446 : vector<16xf16>, vector<8xf32>
              %477 = wave.mma %463, %475, %447 : vector<16xf16>, vector<8xf32>
              %478 = arith.addi %359, %35 : index
              %479 = arith.addi %478, %c33 : index
              %480 = vector.load %kv[%479] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %481 = arith.addi %359, %35 : index
              %482 = arith.addi %481, %c56 : index
              %483 = vector.load %kv[%482] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %484 = arith.addi %367, %35 : index
              %485 = arith.addi %484, %c33 : index
              %486 = vector.load %kv[%485] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %487 = arith.addi %367, %35 : index
              %488 = arith.addi %487, %c56 : index
              %489 = vector.load %kv[%488] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %490 = vector.shuffle %450, %453 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %491 = vector.bitcast %490 : vector<8xi32> to vector<16xf16>
              %492 = vector.shuffle %456, %459 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %493 = vector.bitcast %492 : vector<8xi32> to vector<16xf16>
              %494 = arith.addi %387, %c34 : index
              %495 = vector.load %4[%494] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %496 = arith.addi %494, %c31 : index
              %497 = vector.load %4[%496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %498 = vector.shuffle %495, %497 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %499 = wave.mma %491, %498, %469 : vector<16xf16>, vector<8xf32>
              %500 = wave.mma %493, %498, %470 : vector<16xf16>, vector<8xf32>
              wave.pin
              %501 = arith.addi %387, %c40 : index
              %502 = vector.load %4[%501] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %503 = arith.addi %501, %c31 : index
              %504 = vector.load %4[%503] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %505 = vector.shuffle %502, %504 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %506 = wave.mma %491, %505, %476 : vector<16xf16>, vector<8xf32>
              %507 = wave.mma %493, %505, %477 : vector<16xf16>, vector<8xf32>
              %508 = arith.addi %359, %35 : index
              %509 = arith.addi %508, %c57 : index
              %510 = vector.load %kv[%509] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %511 = arith.addi %359, %35 : index
              %512 = arith.addi %511, %c58 : index
              %513 = vector.load %kv[%512] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %514 = arith.addi %367, %35 : index
              %515 = arith.addi %514, %c57 : index
              %516 = vector.load %kv[%515] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %517 = arith.addi %367, %35 : index
              %518 = arith.addi %517, %c58 : index
              %519 = vector.load %kv[%518] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %520 = vector.shuffle %480, %483 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %521 = vector.bitcast %520 : vector<8xi32> to vector<16xf16>
              %522 = vector.shuffle %486, %489 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %523 = vector.bitcast %522 : vector<8xi32> to vector<16xf16>
              %524 = arith.addi %387, %c35 : index
              %525 = vector.load %4[%524] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %526 = arith.addi %524, %c31 : index
              %527 = vector.load %4[%526] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %528 = vector.shuffle %525, %527 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %529 = wave.mma %521, %528, %499 : vector<16xf16>, vector<8xf32>
              %530 = wave.mma %523, %528, %500 : vector<16xf16>, vector<8xf32>
              wave.pin
              %531 = arith.addi %387, %c41 : index
              %532 = vector.load %4[%531] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %533 = arith.addi %531, %c31 : index
              %534 = vector.load %4[%533] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %535 = vector.shuffle %532, %534 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %536 = wave.mma %521, %535, %506 : vector<16xf16>, vector<8xf32>
              %537 = wave.mma %523, %535, %507 : vector<16xf16>, vector<8xf32>
              %538 = arith.addi %359, %35 : index
              %539 = arith.addi %538, %c34 : index
              %540 = vector.load %kv[%539] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %541 = arith.addi %359, %35 : index
              %542 = arith.addi %541, %c59 : index
              %543 = vector.load %kv[%542] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %544 = arith.addi %367, %35 : index
              %545 = arith.addi %544, %c34 : index
              %546 = vector.load %kv[%545] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %547 = arith.addi %367, %35 : index
              %548 = arith.addi %547, %c59 : index
              %549 = vector.load %kv[%548] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %550 = wave.opaque %529 : vector<8xf32>
              %551 = wave.opaque %530 : vector<8xf32>
              %552 = wave.opaque %536 : vector<8xf32>
              %553 = wave.opaque %537 : vector<8xf32>
              %554 = wave.opaque %350 : i32
              %555 = arith.cmpi sgt, %554, %271 : i32
              %556:2 = scf.if %555 -> (vector<8xf32>, vector<8xf32>) {
                %557 = wave.opaque %c10 : index
                %558 = arith.addi %1, %557 : index
                %559 = memref.load %7[%558] : memref<?xi32>
                %560 = arith.index_cast %2 : index to i32
                %561 = arith.addi %349, %560 : i32
                %562 = arith.subi %559, %561 : i32
                %563 = arith.subi %562, %c44 : i32
                %564 = vector.broadcast %563 : i32 to vector<8xi32>
                %565 = arith.cmpi sgt, %564, %c61 : vector<8xi32>
                %566 = arith.select %565, %550, %c60 : vector<8xi1>, vector<8xf32>
                %567 = arith.subi %562, %c43 : i32
                %568 = vector.broadcast %567 : i32 to vector<8xi32>
                %569 = arith.cmpi sgt, %568, %c61 : vector<8xi32>
                %570 = arith.select %569, %551, %c60 : vector<8xi1>, vector<8xf32>
                scf.yield %566, %570 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %550, %551 : vector<8xf32>, vector<8xf32>
              }
              %571 = wave.opaque %c10 : index
              %572 = arith.addi %1, %571 : index
              %573 = memref.load %6[%572] : memref<?xf32>
              %574 = vector.extract %556#0[0] : f32 from vector<8xf32>
              %575 = vector.extract %556#0[1] : f32 from vector<8xf32>
              %576 = vector.extract %556#0[2] : f32 from vector<8xf32>
              %577 = vector.extract %556#0[3] : f32 from vector<8xf32>
              %578 = vector.extract %556#0[4] : f32 from vector<8xf32>
              %579 = vector.extract %556#0[5] : f32 from vector<8xf32>
              %580 = vector.extract %556#0[6] : f32 from vector<8xf32>
              %581 = vector.extract %556#0[7] : f32 from vector<8xf32>
              %582 = vector.extract %556#1[0] : f32 from vector<8xf32>
              %583 = vector.extract %556#1[1] : f32 from vector<8xf32>
              %584 = vector.extract %556#1[2] : f32 from vector<8xf32>
              %585 = vector.extract %556#1[3] : f32 from vector<8xf32>
              %586 = vector.extract %556#1[4] : f32 from vector<8xf32>
              %587 = vector.extract %556#1[5] : f32 from vector<8xf32>
              %588 = vector.extract %556#1[6] : f32 from vector<8xf32>
              %589 = vector.extract %556#1[7] : f32 from vector<8xf32>
              %590 = arith.maxnumf %574, %575 fastmath<nnan> : f32
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
              %603 = arith.maxnumf %602, %588 fastmath<nnan> : f32
              %604 = arith.maxnumf %603, %589 fastmath<nnan> : f32
              %605 = wave.swap_halves %604 : f32
              %606 = arith.maxnumf %604, %605 fastmath<nnan> : f32
              %607 = arith.mulf %606, %573 : f32
              %608 = arith.addf %333, %c62 : f32
              %609 = arith.cmpf ogt, %607, %608 : f32
              %610:7 = scf.if %609 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %611 = arith.subf %333, %607 : f32
                %612 = wave.exp2 %611 : f32
                %613 = vector.broadcast %612 : f32 to vector<8xf32>
                %614 = arith.mulf %334, %612 : f32
                %615 = arith.mulf %335, %613 : vector<8xf32>
                %616 = arith.mulf %336, %613 : vector<8xf32>
                %617 = arith.mulf %337, %613 : vector<8xf32>
                %618 = arith.mulf %338, %613 : vector<8xf32>
                %619 = arith.mulf %339, %613 : vector<8xf32>
                scf.yield %607, %614, %615, %616, %617, %618, %619 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %333, %334, %335, %336, %337, %338, %339 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %620 = vector.broadcast %573 : f32 to vector<8xf32>
              %621 = arith.subf %c63, %610#0 : f32
              %622 = vector.broadcast %621 : f32 to vector<8xf32>
              %623 = math.fma %556#0, %620, %622 : vector<8xf32>
              %624 = wave.exp2 %623 : vector<8xf32>
              %625 = math.fma %556#1, %620, %622 : vector<8xf32>
              %626 = wave.exp2 %625 : vector<8xf32>
              %627 = arith.truncf %624 : vector<8xf32> to vector<8xf16>
              %628 = vector.bitcast %627 : vector<8xf16> to vector<4xi32>
              %629 = wave.swap_halves %628 : vector<4xi32>
              %630 = arith.select %3, %629, %628 : vector<4xi32>
              %631 = arith.select %3, %628, %629 : vector<4xi32>
              %632 = vector.shuffle %630, %631 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %633 = vector.bitcast %632 : vector<8xi32> to vector<16xf16>
              %634 = arith.truncf %626 : vector<8xf32> to vector<8xf16>
              %635 = vector.bitcast %634 : vector<8xf16> to vector<4xi32>
              %636 = wave.swap_halves %635 : vector<4xi32>
              %637 = arith.select %3, %636, %635 : vector<4xi32>
              %638 = arith.select %3, %635, %636 : vector<4xi32>
              %639 = vector.shuffle %637, %638 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %640 = vector.bitcast %639 : vector<8xi32> to vector<16xf16>
              %641 = arith.addf %624, %626 : vector<8xf32>
              %642 = vector.extract %641[0] : f32 from vector<8xf32>
              %643 = vector.extract %641[1] : f32 from vector<8xf32>
              %644 = vector.extract %641[2] : f32 from vector<8xf32>
              %645 = vector.extract %641[3] : f32 from vector<8xf32>
              %646 = vector.extract %641[4] : f32 from vector<8xf32>
              %647 = vector.extract %641[5] : f32 from vector<8xf32>
              %648 = vector.extract %641[6] : f32 from vector<8xf32>
              %649 = vector.extract %641[7] : f32 from vector<8xf32>
              %650 = arith.addf %642, %646 : f32
              %651 = arith.addf %643, %647 : f32
              %652 = arith.addf %644, %648 : f32
              %653 = arith.addf %645, %649 : f32
              %654 = arith.addf %650, %652 : f32
              %655 = arith.addf %651, %653 : f32
              %656 = arith.addf %654, %655 : f32
              %657 = arith.addf %610#1, %656 : f32
              %658 = wave.opaque %657 : f32
              %659 = wave.opaque %350 : i32
              %660 = arith.cmpi sgt, %659, %271 : i32
              %661:2 = scf.if %660 -> (vector<8xf32>, vector<8xf32>) {
                %662 = wave.opaque %c3 : index
                %663 = arith.addi %1, %662 : index
                %664 = memref.load %7[%663] : memref<?xi32>
                %665 = arith.index_cast %2 : index to i32
                %666 = arith.addi %349, %665 : i32
                %667 = arith.subi %664, %666 : i32
                %668 = arith.subi %667, %c44 : i32
                %669 = vector.broadcast %668 : i32 to vector<8xi32>
                %670 = arith.cmpi sgt, %669, %c61 : vector<8xi32>
                %671 = arith.select %670, %552, %c60 : vector<8xi1>, vector<8xf32>
                %672 = arith.subi %667, %c43 : i32
                %673 = vector.broadcast %672 : i32 to vector<8xi32>
                %674 = arith.cmpi sgt, %673, %c61 : vector<8xi32>
                %675 = arith.select %674, %553, %c60 : vector<8xi1>, vector<8xf32>
                scf.yield %671, %675 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %552, %553 : vector<8xf32>, vector<8xf32>
              }
              %676 = wave.opaque %c3 : index
              %677 = arith.addi %1, %676 : index
              %678 = memref.load %6[%677] : memref<?xf32>
              %679 = vector.extract %661#0[0] : f32 from vector<8xf32>
              %680 = vector.extract %661#0[1] : f32 from vector<8xf32>
              %681 = vector.extract %661#0[2] : f32 from vector<8xf32>
              %682 = vector.extract %661#0[3] : f32 from vector<8xf32>
              %683 = vector.extract %661#0[4] : f32 from vector<8xf32>
              %684 = vector.extract %661#0[5] : f32 from vector<8xf32>
              %685 = vector.extract %661#0[6] : f32 from vector<8xf32>
              %686 = vector.extract %661#0[7] : f32 from vector<8xf32>
              %687 = vector.extract %661#1[0] : f32 from vector<8xf32>
              %688 = vector.extract %661#1[1] : f32 from vector<8xf32>
              %689 = vector.extract %661#1[2] : f32 from vector<8xf32>
              %690 = vector.extract %661#1[3] : f32 from vector<8xf32>
              %691 = vector.extract %661#1[4] : f32 from vector<8xf32>
              %692 = vector.extract %661#1[5] : f32 from vector<8xf32>
              %693 = vector.extract %661#1[6] : f32 from vector<8xf32>
              %694 = vector.extract %661#1[7] : f32 from vector<8xf32>
              %695 = arith.maxnumf %679, %680 fastmath<nnan> : f32
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
              %709 = arith.maxnumf %708, %694 fastmath<nnan> : f32
              %710 = wave.swap_halves %709 : f32
              %711 = arith.maxnumf %709, %710 fastmath<nnan> : f32
              %712 = arith.mulf %711, %678 : f32
              %713 = arith.addf %340, %c62 : f32
              %714 = arith.cmpf ogt, %712, %713 : f32
              %715:7 = scf.if %714 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %716 = arith.subf %340, %712 : f32
                %717 = wave.exp2 %716 : f32
                %718 = vector.broadcast %717 : f32 to vector<8xf32>
                %719 = arith.mulf %341, %717 : f32
                %720 = arith.mulf %342, %718 : vector<8xf32>
                %721 = arith.mulf %343, %718 : vector<8xf32>
                %722 = arith.mulf %344, %718 : vector<8xf32>
                %723 = arith.mulf %345, %718 : vector<8xf32>
                %724 = arith.mulf %346, %718 : vector<8xf32>
                scf.yield %712, %719, %720, %721, %722, %723, %724 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %340, %341, %342, %343, %344, %345, %346 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %725 = vector.broadcast %678 : f32 to vector<8xf32>
              %726 = arith.subf %c63, %715#0 : f32
              %727 = vector.broadcast %726 : f32 to vector<8xf32>
              %728 = math.fma %661#0, %725, %727 : vector<8xf32>
              %729 = wave.exp2 %728 : vector<8xf32>
              %730 = math.fma %661#1, %725, %727 : vector<8xf32>
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
              %762 = arith.addf %715#1, %761 : f32
              %763 = wave.opaque %762 : f32
              %764 = wave.opaque %350 : i32
              %765 = arith.cmpi sgt, %764, %271 : i32
              %766:4 = scf.if %765 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %767 = arith.subi %295, %349 : i32
                %768 = arith.subi %767, %c44 : i32
                %769 = arith.minsi %768, %c43 : i32
                %770 = arith.maxsi %769, %c44 : i32
                %771 = arith.cmpi sgt, %770, %c44 : i32
                %772 = arith.select %771, %c64, %c44 : i32
                %773 = arith.ori %c44, %772 : i32
                %774 = arith.cmpi sgt, %770, %c37 : i32
                %775 = arith.select %774, %c64, %c44 : i32
                %776 = arith.ori %c44, %775 : i32
                %777 = arith.cmpi sgt, %770, %c65 : i32
                %778 = arith.select %777, %c66, %c44 : i32
                %779 = arith.ori %773, %778 : i32
                %780 = arith.cmpi sgt, %770, %c67 : i32
                %781 = arith.select %780, %c66, %c44 : i32
                %782 = arith.ori %776, %781 : i32
                %783 = arith.cmpi sgt, %770, %c68 : i32
                %784 = arith.select %783, %c64, %c44 : i32
                %785 = arith.ori %c44, %784 : i32
                %786 = arith.cmpi sgt, %770, %c69 : i32
                %787 = arith.select %786, %c64, %c44 : i32
                %788 = arith.ori %c44, %787 : i32
                %789 = arith.cmpi sgt, %770, %c70 : i32
                %790 = arith.select %789, %c66, %c44 : i32
                %791 = arith.ori %785, %790 : i32
                %792 = arith.cmpi sgt, %770, %c71 : i32
                %793 = arith.select %792, %c66, %c44 : i32
                %794 = arith.ori %788, %793 : i32
                %795 = arith.cmpi sgt, %770, %c72 : i32
                %796 = arith.select %795, %c64, %c44 : i32
                %797 = arith.ori %c44, %796 : i32
                %798 = arith.cmpi sgt, %770, %c73 : i32
                %799 = arith.select %798, %c64, %c44 : i32
                %800 = arith.ori %c44, %799 : i32
                %801 = arith.cmpi sgt, %770, %c74 : i32
                %802 = arith.select %801, %c66, %c44 : i32
                %803 = arith.ori %797, %802 : i32
                %804 = arith.cmpi sgt, %770, %c75 : i32
                %805 = arith.select %804, %c66, %c44 : i32
                %806 = arith.ori %800, %805 : i32
                %807 = arith.cmpi sgt, %770, %c76 : i32
                %808 = arith.select %807, %c64, %c44 : i32
                %809 = arith.ori %c44, %808 : i32
                %810 = arith.cmpi sgt, %770, %c77 : i32
                %811 = arith.select %810, %c64, %c44 : i32
                %812 = arith.ori %c44, %811 : i32
                %813 = arith.cmpi sgt, %770, %c30 : i32
                %814 = arith.select %813, %c66, %c44 : i32
                %815 = arith.ori %809, %814 : i32
                %816 = arith.cmpi sgt, %770, %c78 : i32
                %817 = arith.select %816, %c66, %c44 : i32
                %818 = arith.ori %812, %817 : i32
                %819 = vector.from_elements %779, %791, %803, %815 : vector<4xi32>
                %820 = vector.from_elements %782, %794, %806, %818 : vector<4xi32>
                %821 = arith.subi %295, %349 : i32
                %822 = arith.subi %821, %c43 : i32
                %823 = arith.minsi %822, %c43 : i32
                %824 = arith.maxsi %823, %c44 : i32
                %825 = arith.cmpi sgt, %824, %c44 : i32
                %826 = arith.select %825, %c64, %c44 : i32
                %827 = arith.ori %c44, %826 : i32
                %828 = arith.cmpi sgt, %824, %c37 : i32
                %829 = arith.select %828, %c64, %c44 : i32
                %830 = arith.ori %c44, %829 : i32
                %831 = arith.cmpi sgt, %824, %c65 : i32
                %832 = arith.select %831, %c66, %c44 : i32
                %833 = arith.ori %827, %832 : i32
                %834 = arith.cmpi sgt, %824, %c67 : i32
                %835 = arith.select %834, %c66, %c44 : i32
                %836 = arith.ori %830, %835 : i32
                %837 = arith.cmpi sgt, %824, %c68 : i32
                %838 = arith.select %837, %c64, %c44 : i32
                %839 = arith.ori %c44, %838 : i32
                %840 = arith.cmpi sgt, %824, %c69 : i32
                %841 = arith.select %840, %c64, %c44 : i32
                %842 = arith.ori %c44, %841 : i32
                %843 = arith.cmpi sgt, %824, %c70 : i32
                %844 = arith.select %843, %c66, %c44 : i32
                %845 = arith.ori %839, %844 : i32
                %846 = arith.cmpi sgt, %824, %c71 : i32
                %847 = arith.select %846, %c66, %c44 : i32
                %848 = arith.ori %842, %847 : i32
                %849 = arith.cmpi sgt, %824, %c72 : i32
                %850 = arith.select %849, %c64, %c44 : i32
                %851 = arith.ori %c44, %850 : i32
                %852 = arith.cmpi sgt, %824, %c73 : i32
                %853 = arith.select %852, %c64, %c44 : i32
                %854 = arith.ori %c44, %853 : i32
                %855 = arith.cmpi sgt, %824, %c74 : i32
                %856 = arith.select %855, %c66, %c44 : i32
                %857 = arith.ori %851, %856 : i32
                %858 = arith.cmpi sgt, %824, %c75 : i32
                %859 = arith.select %858, %c66, %c44 : i32
                %860 = arith.ori %854, %859 : i32
                %861 = arith.cmpi sgt, %824, %c76 : i32
                %862 = arith.select %861, %c64, %c44 : i32
                %863 = arith.ori %c44, %862 : i32
                %864 = arith.cmpi sgt, %824, %c77 : i32
                %865 = arith.select %864, %c64, %c44 : i32
                %866 = arith.ori %c44, %865 : i32
                %867 = arith.cmpi sgt, %824, %c30 : i32
                %868 = arith.select %867, %c66, %c44 : i32
                %869 = arith.ori %863, %868 : i32
                %870 = arith.cmpi sgt, %824, %c78 : i32
                %871 = arith.select %870, %c66, %c44 : i32
                %872 = arith.ori %866, %871 : i32
                %873 = vector.from_elements %833, %845, %857, %869 : vector<4xi32>
                %874 = vector.from_elements %836, %848, %860, %872 : vector<4xi32>
                %875 = arith.andi %510, %819 : vector<4xi32>
                %876 = arith.andi %513, %820 : vector<4xi32>
                %877 = arith.andi %516, %873 : vector<4xi32>
                %878 = arith.andi %519, %874 : vector<4xi32>
                scf.yield %875, %876, %877, %878 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %510, %513, %516, %519 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %879 = vector.shuffle %766#0, %766#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %880 = vector.bitcast %879 : vector<8xi32> to vector<16xf16>
              %881 = wave.mma %880, %633, %610#2 : vector<16xf16>, vector<8xf32>
              %882 = wave.mma %880, %738, %715#2 : vector<16xf16>, vector<8xf32>
              %883 = vector.shuffle %766#2, %766#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %884 = vector.bitcast %883 : vector<8xi32> to vector<16xf16>
              %885 = wave.mma %884, %640, %881 : vector<16xf16>, vector<8xf32>
              %886 = wave.mma %884, %745, %882 : vector<16xf16>, vector<8xf32>
              %887 = wave.opaque %885 : vector<8xf32>
              %888 = wave.opaque %886 : vector<8xf32>
              %889 = arith.addi %359, %35 : index
              %890 = arith.addi %889, %c79 : index
              %891 = vector.load %kv[%890] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %892 = arith.addi %359, %35 : index
              %893 = arith.addi %892, %c80 : index
              %894 = vector.load %kv[%893] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %895 = arith.addi %367, %35 : index
              %896 = arith.addi %895, %c79 : index
              %897 = vector.load %kv[%896] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %898 = arith.addi %367, %35 : index
              %899 = arith.addi %898, %c80 : index
              %900 = vector.load %kv[%899] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %901 = wave.opaque %350 : i32
              %902 = arith.cmpi sgt, %901, %271 : i32
              %903:4 = scf.if %902 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %904 = arith.subi %295, %349 : i32
                %905 = arith.subi %904, %c44 : i32
                %906 = arith.minsi %905, %c43 : i32
                %907 = arith.maxsi %906, %c44 : i32
                %908 = arith.cmpi sgt, %907, %c44 : i32
                %909 = arith.select %908, %c64, %c44 : i32
                %910 = arith.ori %c44, %909 : i32
                %911 = arith.cmpi sgt, %907, %c37 : i32
                %912 = arith.select %911, %c64, %c44 : i32
                %913 = arith.ori %c44, %912 : i32
                %914 = arith.cmpi sgt, %907, %c65 : i32
                %915 = arith.select %914, %c66, %c44 : i32
                %916 = arith.ori %910, %915 : i32
                %917 = arith.cmpi sgt, %907, %c67 : i32
                %918 = arith.select %917, %c66, %c44 : i32
                %919 = arith.ori %913, %918 : i32
                %920 = arith.cmpi sgt, %907, %c68 : i32
                %921 = arith.select %920, %c64, %c44 : i32
                %922 = arith.ori %c44, %921 : i32
                %923 = arith.cmpi sgt, %907, %c69 : i32
                %924 = arith.select %923, %c64, %c44 : i32
                %925 = arith.ori %c44, %924 : i32
                %926 = arith.cmpi sgt, %907, %c70 : i32
                %927 = arith.select %926, %c66, %c44 : i32
                %928 = arith.ori %922, %927 : i32
                %929 = arith.cmpi sgt, %907, %c71 : i32
                %930 = arith.select %929, %c66, %c44 : i32
                %931 = arith.ori %925, %930 : i32
                %932 = arith.cmpi sgt, %907, %c72 : i32
                %933 = arith.select %932, %c64, %c44 : i32
                %934 = arith.ori %c44, %933 : i32
                %935 = arith.cmpi sgt, %907, %c73 : i32
                %936 = arith.select %935, %c64, %c44 : i32
                %937 = arith.ori %c44, %936 : i32
                %938 = arith.cmpi sgt, %907, %c74 : i32
                %939 = arith.select %938, %c66, %c44 : i32
                %940 = arith.ori %934, %939 : i32
                %941 = arith.cmpi sgt, %907, %c75 : i32
                %942 = arith.select %941, %c66, %c44 : i32
                %943 = arith.ori %937, %942 : i32
                %944 = arith.cmpi sgt, %907, %c76 : i32
                %945 = arith.select %944, %c64, %c44 : i32
                %946 = arith.ori %c44, %945 : i32
                %947 = arith.cmpi sgt, %907, %c77 : i32
                %948 = arith.select %947, %c64, %c44 : i32
                %949 = arith.ori %c44, %948 : i32
                %950 = arith.cmpi sgt, %907, %c30 : i32
                %951 = arith.select %950, %c66, %c44 : i32
                %952 = arith.ori %946, %951 : i32
                %953 = arith.cmpi sgt, %907, %c78 : i32
                %954 = arith.select %953, %c66, %c44 : i32
                %955 = arith.ori %949, %954 : i32
                %956 = vector.from_elements %916, %928, %940, %952 : vector<4xi32>
                %957 = vector.from_elements %919, %931, %943, %955 : vector<4xi32>
                %958 = arith.subi %295, %349 : i32
                %959 = arith.subi %958, %c43 : i32
                %960 = arith.minsi %959, %c43 : i32
                %961 = arith.maxsi %960, %c44 : i32
                %962 = arith.cmpi sgt, %961, %c44 : i32
                %963 = arith.select %962, %c64, %c44 : i32
                %964 = arith.ori %c44, %963 : i32
                %965 = arith.cmpi sgt, %961, %c37 : i32
                %966 = arith.select %965, %c64, %c44 : i32
                %967 = arith.ori %c44, %966 : i32
                %968 = arith.cmpi sgt, %961, %c65 : i32
                %969 = arith.select %968, %c66, %c44 : i32
                %970 = arith.ori %964, %969 : i32
                %971 = arith.cmpi sgt, %961, %c67 : i32
                %972 = arith.select %971, %c66, %c44 : i32
                %973 = arith.ori %967, %972 : i32
                %974 = arith.cmpi sgt, %961, %c68 : i32
                %975 = arith.select %974, %c64, %c44 : i32
                %976 = arith.ori %c44, %975 : i32
                %977 = arith.cmpi sgt, %961, %c69 : i32
                %978 = arith.select %977, %c64, %c44 : i32
                %979 = arith.ori %c44, %978 : i32
                %980 = arith.cmpi sgt, %961, %c70 : i32
                %981 = arith.select %980, %c66, %c44 : i32
                %982 = arith.ori %976, %981 : i32
                %983 = arith.cmpi sgt, %961, %c71 : i32
                %984 = arith.select %983, %c66, %c44 : i32
                %985 = arith.ori %979, %984 : i32
                %986 = arith.cmpi sgt, %961, %c72 : i32
                %987 = arith.select %986, %c64, %c44 : i32
                %988 = arith.ori %c44, %987 : i32
                %989 = arith.cmpi sgt, %961, %c73 : i32
                %990 = arith.select %989, %c64, %c44 : i32
                %991 = arith.ori %c44, %990 : i32
                %992 = arith.cmpi sgt, %961, %c74 : i32
                %993 = arith.select %992, %c66, %c44 : i32
                %994 = arith.ori %988, %993 : i32
                %995 = arith.cmpi sgt, %961, %c75 : i32
                %996 = arith.select %995, %c66, %c44 : i32
                %997 = arith.ori %991, %996 : i32
                %998 = arith.cmpi sgt, %961, %c76 : i32
                %999 = arith.select %998, %c64, %c44 : i32
                %1000 = arith.ori %c44, %999 : i32
                %1001 = arith.cmpi sgt, %961, %c77 : i32
                %1002 = arith.select %1001, %c64, %c44 : i32
                %1003 = arith.ori %c44, %1002 : i32
                %1004 = arith.cmpi sgt, %961, %c30 : i32
                %1005 = arith.select %1004, %c66, %c44 : i32
                %1006 = arith.ori %1000, %1005 : i32
                %1007 = arith.cmpi sgt, %961, %c78 : i32
                %1008 = arith.select %1007, %c66, %c44 : i32
                %1009 = arith.ori %1003, %1008 : i32
                %1010 = vector.from_elements %970, %982, %994, %1006 : vector<4xi32>
                %1011 = vector.from_elements %973, %985, %997, %1009 : vector<4xi32>
                %1012 = arith.andi %540, %956 : vector<4xi32>
                %1013 = arith.andi %543, %957 : vector<4xi32>
                %1014 = arith.andi %546, %1010 : vector<4xi32>
                %1015 = arith.andi %549, %1011 : vector<4xi32>
                scf.yield %1012, %1013, %1014, %1015 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %540, %543, %546, %549 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1016 = vector.shuffle %903#0, %903#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1017 = vector.bitcast %1016 : vector<8xi32> to vector<16xf16>
              %1018 = wave.mma %1017, %633, %610#3 : vector<16xf16>, vector<8xf32>
              %1019 = wave.mma %1017, %738, %715#3 : vector<16xf16>, vector<8xf32>
              %1020 = vector.shuffle %903#2, %903#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1021 = vector.bitcast %1020 : vector<8xi32> to vector<16xf16>
              %1022 = wave.mma %1021, %640, %1018 : vector<16xf16>, vector<8xf32>
              %1023 = wave.mma %1021, %745, %1019 : vector<16xf16>, vector<8xf32>
              %1024 = wave.opaque %1022 : vector<8xf32>
              %1025 = wave.opaque %1023 : vector<8xf32>
              %1026 = arith.addi %359, %35 : index
              %1027 = arith.addi %1026, %c35 : index
              %1028 = vector.load %kv[%1027] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1029 = arith.addi %359, %35 : index
              %1030 = arith.addi %1029, %c81 : index
              %1031 = vector.load %kv[%1030] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1032 = arith.addi %367, %35 : index
              %1033 = arith.addi %1032, %c35 : index
              %1034 = vector.load %kv[%1033] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1035 = arith.addi %367, %35 : index
              %1036 = arith.addi %1035, %c81 : index
              %1037 = vector.load %kv[%1036] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1038 = wave.opaque %350 : i32
              %1039 = arith.cmpi sgt, %1038, %271 : i32
              %1040:4 = scf.if %1039 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1041 = arith.subi %295, %349 : i32
                %1042 = arith.subi %1041, %c44 : i32
                %1043 = arith.minsi %1042, %c43 : i32
                %1044 = arith.maxsi %1043, %c44 : i32
                %1045 = arith.cmpi sgt, %1044, %c44 : i32
                %1046 = arith.select %1045, %c64, %c44 : i32
                %1047 = arith.ori %c44, %1046 : i32
                %1048 = arith.cmpi sgt, %1044, %c37 : i32
                %1049 = arith.select %1048, %c64, %c44 : i32
                %1050 = arith.ori %c44, %1049 : i32
                %1051 = arith.cmpi sgt, %1044, %c65 : i32
                %1052 = arith.select %1051, %c66, %c44 : i32
                %1053 = arith.ori %1047, %1052 : i32
                %1054 = arith.cmpi sgt, %1044, %c67 : i32
                %1055 = arith.select %1054, %c66, %c44 : i32
                %1056 = arith.ori %1050, %1055 : i32
                %1057 = arith.cmpi sgt, %1044, %c68 : i32
                %1058 = arith.select %1057, %c64, %c44 : i32
                %1059 = arith.ori %c44, %1058 : i32
                %1060 = arith.cmpi sgt, %1044, %c69 : i32
                %1061 = arith.select %1060, %c64, %c44 : i32
                %1062 = arith.ori %c44, %1061 : i32
                %1063 = arith.cmpi sgt, %1044, %c70 : i32
                %1064 = arith.select %1063, %c66, %c44 : i32
                %1065 = arith.ori %1059, %1064 : i32
                %1066 = arith.cmpi sgt, %1044, %c71 : i32
                %1067 = arith.select %1066, %c66, %c44 : i32
                %1068 = arith.ori %1062, %1067 : i32
                %1069 = arith.cmpi sgt, %1044, %c72 : i32
                %1070 = arith.select %1069, %c64, %c44 : i32
                %1071 = arith.ori %c44, %1070 : i32
                %1072 = arith.cmpi sgt, %1044, %c73 : i32
                %1073 = arith.select %1072, %c64, %c44 : i32
                %1074 = arith.ori %c44, %1073 : i32
                %1075 = arith.cmpi sgt, %1044, %c74 : i32
                %1076 = arith.select %1075, %c66, %c44 : i32
                %1077 = arith.ori %1071, %1076 : i32
                %1078 = arith.cmpi sgt, %1044, %c75 : i32
                %1079 = arith.select %1078, %c66, %c44 : i32
                %1080 = arith.ori %1074, %1079 : i32
                %1081 = arith.cmpi sgt, %1044, %c76 : i32
                %1082 = arith.select %1081, %c64, %c44 : i32
                %1083 = arith.ori %c44, %1082 : i32
                %1084 = arith.cmpi sgt, %1044, %c77 : i32
                %1085 = arith.select %1084, %c64, %c44 : i32
                %1086 = arith.ori %c44, %1085 : i32
                %1087 = arith.cmpi sgt, %1044, %c30 : i32
                %1088 = arith.select %1087, %c66, %c44 : i32
                %1089 = arith.ori %1083, %1088 : i32
                %1090 = arith.cmpi sgt, %1044, %c78 : i32
                %1091 = arith.select %1090, %c66, %c44 : i32
                %1092 = arith.ori %1086, %1091 : i32
                %1093 = vector.from_elements %1053, %1065, %1077, %1089 : vector<4xi32>
                %1094 = vector.from_elements %1056, %1068, %1080, %1092 : vector<4xi32>
                %1095 = arith.subi %295, %349 : i32
                %1096 = arith.subi %1095, %c43 : i32
                %1097 = arith.minsi %1096, %c43 : i32
                %1098 = arith.maxsi %1097, %c44 : i32
                %1099 = arith.cmpi sgt, %1098, %c44 : i32
                %1100 = arith.select %1099, %c64, %c44 : i32
                %1101 = arith.ori %c44, %1100 : i32
                %1102 = arith.cmpi sgt, %1098, %c37 : i32
                %1103 = arith.select %1102, %c64, %c44 : i32
                %1104 = arith.ori %c44, %1103 : i32
                %1105 = arith.cmpi sgt, %1098, %c65 : i32
                %1106 = arith.select %1105, %c66, %c44 : i32
                %1107 = arith.ori %1101, %1106 : i32
                %1108 = arith.cmpi sgt, %1098, %c67 : i32
                %1109 = arith.select %1108, %c66, %c44 : i32
                %1110 = arith.ori %1104, %1109 : i32
                %1111 = arith.cmpi sgt, %1098, %c68 : i32
                %1112 = arith.select %1111, %c64, %c44 : i32
                %1113 = arith.ori %c44, %1112 : i32
                %1114 = arith.cmpi sgt, %1098, %c69 : i32
                %1115 = arith.select %1114, %c64, %c44 : i32
                %1116 = arith.ori %c44, %1115 : i32
                %1117 = arith.cmpi sgt, %1098, %c70 : i32
                %1118 = arith.select %1117, %c66, %c44 : i32
                %1119 = arith.ori %1113, %1118 : i32
                %1120 = arith.cmpi sgt, %1098, %c71 : i32
                %1121 = arith.select %1120, %c66, %c44 : i32
                %1122 = arith.ori %1116, %1121 : i32
                %1123 = arith.cmpi sgt, %1098, %c72 : i32
                %1124 = arith.select %1123, %c64, %c44 : i32
                %1125 = arith.ori %c44, %1124 : i32
                %1126 = arith.cmpi sgt, %1098, %c73 : i32
                %1127 = arith.select %1126, %c64, %c44 : i32
                %1128 = arith.ori %c44, %1127 : i32
                %1129 = arith.cmpi sgt, %1098, %c74 : i32
                %1130 = arith.select %1129, %c66, %c44 : i32
                %1131 = arith.ori %1125, %1130 : i32
                %1132 = arith.cmpi sgt, %1098, %c75 : i32
                %1133 = arith.select %1132, %c66, %c44 : i32
                %1134 = arith.ori %1128, %1133 : i32
                %1135 = arith.cmpi sgt, %1098, %c76 : i32
                %1136 = arith.select %1135, %c64, %c44 : i32
                %1137 = arith.ori %c44, %1136 : i32
                %1138 = arith.cmpi sgt, %1098, %c77 : i32
                %1139 = arith.select %1138, %c64, %c44 : i32
                %1140 = arith.ori %c44, %1139 : i32
                %1141 = arith.cmpi sgt, %1098, %c30 : i32
                %1142 = arith.select %1141, %c66, %c44 : i32
                %1143 = arith.ori %1137, %1142 : i32
                %1144 = arith.cmpi sgt, %1098, %c78 : i32
                %1145 = arith.select %1144, %c66, %c44 : i32
                %1146 = arith.ori %1140, %1145 : i32
                %1147 = vector.from_elements %1107, %1119, %1131, %1143 : vector<4xi32>
                %1148 = vector.from_elements %1110, %1122, %1134, %1146 : vector<4xi32>
                %1149 = arith.andi %891, %1093 : vector<4xi32>
                %1150 = arith.andi %894, %1094 : vector<4xi32>
                %1151 = arith.andi %897, %1147 : vector<4xi32>
                %1152 = arith.andi %900, %1148 : vector<4xi32>
                scf.yield %1149, %1150, %1151, %1152 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %891, %894, %897, %900 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1153 = vector.shuffle %1040#0, %1040#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1154 = vector.bitcast %1153 : vector<8xi32> to vector<16xf16>
              %1155 = wave.mma %1154, %633, %610#4 : vector<16xf16>, vector<8xf32>
              %1156 = wave.mma %1154, %738, %715#4 : vector<16xf16>, vector<8xf32>
              %1157 = vector.shuffle %1040#2, %1040#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1158 = vector.bitcast %1157 : vector<8xi32> to vector<16xf16>
              %1159 = wave.mma %1158, %640, %1155 : vector<16xf16>, vector<8xf32>
              %1160 = wave.mma %1158, %745, %1156 : vector<16xf16>, vector<8xf32>
              %1161 = wave.opaque %1159 : vector<8xf32>
              %1162 = wave.opaque %1160 : vector<8xf32>
              %1163 = arith.addi %359, %35 : index
              %1164 = arith.addi %1163, %c82 : index
              %1165 = vector.load %kv[%1164] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1166 = arith.addi %359, %35 : index
              %1167 = arith.addi %1166, %c83 : index
              %1168 = vector.load %kv[%1167] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1169 = arith.addi %367, %35 : index
              %1170 = arith.addi %1169, %c82 : index
              %1171 = vector.load %kv[%1170] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1172 = arith.addi %367, %35 : index
              %1173 = arith.addi %1172, %c83 : index
              %1174 = vector.load %kv[%1173] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1175 = wave.opaque %350 : i32
              %1176 = arith.cmpi sgt, %1175, %271 : i32
              %1177:4 = scf.if %1176 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1178 = arith.subi %295, %349 : i32
                %1179 = arith.subi %1178, %c44 : i32
                %1180 = arith.minsi %1179, %c43 : i32
                %1181 = arith.maxsi %1180, %c44 : i32
                %1182 = arith.cmpi sgt, %1181, %c44 : i32
                %1183 = arith.select %1182, %c64, %c44 : i32
                %1184 = arith.ori %c44, %1183 : i32
                %1185 = arith.cmpi sgt, %1181, %c37 : i32
                %1186 = arith.select %1185, %c64, %c44 : i32
                %1187 = arith.ori %c44, %1186 : i32
                %1188 = arith.cmpi sgt, %1181, %c65 : i32
                %1189 = arith.select %1188, %c66, %c44 : i32
                %1190 = arith.ori %1184, %1189 : i32
                %1191 = arith.cmpi sgt, %1181, %c67 : i32
                %1192 = arith.select %1191, %c66, %c44 : i32
                %1193 = arith.ori %1187, %1192 : i32
                %1194 = arith.cmpi sgt, %1181, %c68 : i32
                %1195 = arith.select %1194, %c64, %c44 : i32
                %1196 = arith.ori %c44, %1195 : i32
                %1197 = arith.cmpi sgt, %1181, %c69 : i32
                %1198 = arith.select %1197, %c64, %c44 : i32
                %1199 = arith.ori %c44, %1198 : i32
                %1200 = arith.cmpi sgt, %1181, %c70 : i32
                %1201 = arith.select %1200, %c66, %c44 : i32
                %1202 = arith.ori %1196, %1201 : i32
                %1203 = arith.cmpi sgt, %1181, %c71 : i32
                %1204 = arith.select %1203, %c66, %c44 : i32
                %1205 = arith.ori %1199, %1204 : i32
                %1206 = arith.cmpi sgt, %1181, %c72 : i32
                %1207 = arith.select %1206, %c64, %c44 : i32
                %1208 = arith.ori %c44, %1207 : i32
                %1209 = arith.cmpi sgt, %1181, %c73 : i32
                %1210 = arith.select %1209, %c64, %c44 : i32
                %1211 = arith.ori %c44, %1210 : i32
                %1212 = arith.cmpi sgt, %1181, %c74 : i32
                %1213 = arith.select %1212, %c66, %c44 : i32
                %1214 = arith.ori %1208, %1213 : i32
                %1215 = arith.cmpi sgt, %1181, %c75 : i32
                %1216 = arith.select %1215, %c66, %c44 : i32
                %1217 = arith.ori %1211, %1216 : i32
                %1218 = arith.cmpi sgt, %1181, %c76 : i32
                %1219 = arith.select %1218, %c64, %c44 : i32
                %1220 = arith.ori %c44, %1219 : i32
                %1221 = arith.cmpi sgt, %1181, %c77 : i32
                %1222 = arith.select %1221, %c64, %c44 : i32
                %1223 = arith.ori %c44, %1222 : i32
                %1224 = arith.cmpi sgt, %1181, %c30 : i32
                %1225 = arith.select %1224, %c66, %c44 : i32
                %1226 = arith.ori %1220, %1225 : i32
                %1227 = arith.cmpi sgt, %1181, %c78 : i32
                %1228 = arith.select %1227, %c66, %c44 : i32
                %1229 = arith.ori %1223, %1228 : i32
                %1230 = vector.from_elements %1190, %1202, %1214, %1226 : vector<4xi32>
                %1231 = vector.from_elements %1193, %1205, %1217, %1229 : vector<4xi32>
                %1232 = arith.subi %295, %349 : i32
                %1233 = arith.subi %1232, %c43 : i32
                %1234 = arith.minsi %1233, %c43 : i32
                %1235 = arith.maxsi %1234, %c44 : i32
                %1236 = arith.cmpi sgt, %1235, %c44 : i32
                %1237 = arith.select %1236, %c64, %c44 : i32
                %1238 = arith.ori %c44, %1237 : i32
                %1239 = arith.cmpi sgt, %1235, %c37 : i32
                %1240 = arith.select %1239, %c64, %c44 : i32
                %1241 = arith.ori %c44, %1240 : i32
                %1242 = arith.cmpi sgt, %1235, %c65 : i32
                %1243 = arith.select %1242, %c66, %c44 : i32
                %1244 = arith.ori %1238, %1243 : i32
                %1245 = arith.cmpi sgt, %1235, %c67 : i32
                %1246 = arith.select %1245, %c66, %c44 : i32
                %1247 = arith.ori %1241, %1246 : i32
                %1248 = arith.cmpi sgt, %1235, %c68 : i32
                %1249 = arith.select %1248, %c64, %c44 : i32
                %1250 = arith.ori %c44, %1249 : i32
                %1251 = arith.cmpi sgt, %1235, %c69 : i32
                %1252 = arith.select %1251, %c64, %c44 : i32
                %1253 = arith.ori %c44, %1252 : i32
                %1254 = arith.cmpi sgt, %1235, %c70 : i32
                %1255 = arith.select %1254, %c66, %c44 : i32
                %1256 = arith.ori %1250, %1255 : i32
                %1257 = arith.cmpi sgt, %1235, %c71 : i32
                %1258 = arith.select %1257, %c66, %c44 : i32
                %1259 = arith.ori %1253, %1258 : i32
                %1260 = arith.cmpi sgt, %1235, %c72 : i32
                %1261 = arith.select %1260, %c64, %c44 : i32
                %1262 = arith.ori %c44, %1261 : i32
                %1263 = arith.cmpi sgt, %1235, %c73 : i32
                %1264 = arith.select %1263, %c64, %c44 : i32
                %1265 = arith.ori %c44, %1264 : i32
                %1266 = arith.cmpi sgt, %1235, %c74 : i32
                %1267 = arith.select %1266, %c66, %c44 : i32
                %1268 = arith.ori %1262, %1267 : i32
                %1269 = arith.cmpi sgt, %1235, %c75 : i32
                %1270 = arith.select %1269, %c66, %c44 : i32
                %1271 = arith.ori %1265, %1270 : i32
                %1272 = arith.cmpi sgt, %1235, %c76 : i32
                %1273 = arith.select %1272, %c64, %c44 : i32
                %1274 = arith.ori %c44, %1273 : i32
                %1275 = arith.cmpi sgt, %1235, %c77 : i32
                %1276 = arith.select %1275, %c64, %c44 : i32
                %1277 = arith.ori %c44, %1276 : i32
                %1278 = arith.cmpi sgt, %1235, %c30 : i32
                %1279 = arith.select %1278, %c66, %c44 : i32
                %1280 = arith.ori %1274, %1279 : i32
                %1281 = arith.cmpi sgt, %1235, %c78 : i32
                %1282 = arith.select %1281, %c66, %c44 : i32
                %1283 = arith.ori %1277, %1282 : i32
                %1284 = vector.from_elements %1244, %1256, %1268, %1280 : vector<4xi32>
                %1285 = vector.from_elements %1247, %1259, %1271, %1283 : vector<4xi32>
                %1286 = arith.andi %1028, %1230 : vector<4xi32>
                %1287 = arith.andi %1031, %1231 : vector<4xi32>
                %1288 = arith.andi %1034, %1284 : vector<4xi32>
                %1289 = arith.andi %1037, %1285 : vector<4xi32>
                scf.yield %1286, %1287, %1288, %1289 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1028, %1031, %1034, %1037 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1290 = vector.shuffle %1177#0, %1177#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1291 = vector.bitcast %1290 : vector<8xi32> to vector<16xf16>
              %1292 = wave.mma %1291, %633, %610#5 : vector<16xf16>, vector<8xf32>
              %1293 = wave.mma %1291, %738, %715#5 : vector<16xf16>, vector<8xf32>
              %1294 = vector.shuffle %1177#2, %1177#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1295 = vector.bitcast %1294 : vector<8xi32> to vector<16xf16>
              %1296 = wave.mma %1295, %640, %1292 : vector<16xf16>, vector<8xf32>
              %1297 = wave.mma %1295, %745, %1293 : vector<16xf16>, vector<8xf32>
              %1298 = wave.opaque %1296 : vector<8xf32>
              %1299 = wave.opaque %1297 : vector<8xf32>
              wave.pin
              %1300 = wave.opaque %350 : i32
              %1301 = arith.cmpi sgt, %1300, %271 : i32
              %1302:4 = scf.if %1301 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1303 = arith.subi %295, %349 : i32
                %1304 = arith.subi %1303, %c44 : i32
                %1305 = arith.minsi %1304, %c43 : i32
                %1306 = arith.maxsi %1305, %c44 : i32
                %1307 = arith.cmpi sgt, %1306, %c44 : i32
                %1308 = arith.select %1307, %c64, %c44 : i32
                %1309 = arith.ori %c44, %1308 : i32
                %1310 = arith.cmpi sgt, %1306, %c37 : i32
                %1311 = arith.select %1310, %c64, %c44 : i32
                %1312 = arith.ori %c44, %1311 : i32
                %1313 = arith.cmpi sgt, %1306, %c65 : i32
                %1314 = arith.select %1313, %c66, %c44 : i32
                %1315 = arith.ori %1309, %1314 : i32
                %1316 = arith.cmpi sgt, %1306, %c67 : i32
                %1317 = arith.select %1316, %c66, %c44 : i32
                %1318 = arith.ori %1312, %1317 : i32
                %1319 = arith.cmpi sgt, %1306, %c68 : i32
                %1320 = arith.select %1319, %c64, %c44 : i32
                %1321 = arith.ori %c44, %1320 : i32
                %1322 = arith.cmpi sgt, %1306, %c69 : i32
                %1323 = arith.select %1322, %c64, %c44 : i32
                %1324 = arith.ori %c44, %1323 : i32
                %1325 = arith.cmpi sgt, %1306, %c70 : i32
                %1326 = arith.select %1325, %c66, %c44 : i32
                %1327 = arith.ori %1321, %1326 : i32
                %1328 = arith.cmpi sgt, %1306, %c71 : i32
                %1329 = arith.select %1328, %c66, %c44 : i32
                %1330 = arith.ori %1324, %1329 : i32
                %1331 = arith.cmpi sgt, %1306, %c72 : i32
                %1332 = arith.select %1331, %c64, %c44 : i32
                %1333 = arith.ori %c44, %1332 : i32
                %1334 = arith.cmpi sgt, %1306, %c73 : i32
                %1335 = arith.select %1334, %c64, %c44 : i32
                %1336 = arith.ori %c44, %1335 : i32
                %1337 = arith.cmpi sgt, %1306, %c74 : i32
                %1338 = arith.select %1337, %c66, %c44 : i32
                %1339 = arith.ori %1333, %1338 : i32
                %1340 = arith.cmpi sgt, %1306, %c75 : i32
                %1341 = arith.select %1340, %c66, %c44 : i32
                %1342 = arith.ori %1336, %1341 : i32
                %1343 = arith.cmpi sgt, %1306, %c76 : i32
                %1344 = arith.select %1343, %c64, %c44 : i32
                %1345 = arith.ori %c44, %1344 : i32
                %1346 = arith.cmpi sgt, %1306, %c77 : i32
                %1347 = arith.select %1346, %c64, %c44 : i32
                %1348 = arith.ori %c44, %1347 : i32
                %1349 = arith.cmpi sgt, %1306, %c30 : i32
                %1350 = arith.select %1349, %c66, %c44 : i32
                %1351 = arith.ori %1345, %1350 : i32
                %1352 = arith.cmpi sgt, %1306, %c78 : i32
                %1353 = arith.select %1352, %c66, %c44 : i32
                %1354 = arith.ori %1348, %1353 : i32
                %1355 = vector.from_elements %1315, %1327, %1339, %1351 : vector<4xi32>
                %1356 = vector.from_elements %1318, %1330, %1342, %1354 : vector<4xi32>
                %1357 = arith.subi %295, %349 : i32
                %1358 = arith.subi %1357, %c43 : i32
                %1359 = arith.minsi %1358, %c43 : i32
                %1360 = arith.maxsi %1359, %c44 : i32
                %1361 = arith.cmpi sgt, %1360, %c44 : i32
                %1362 = arith.select %1361, %c64, %c44 : i32
                %1363 = arith.ori %c44, %1362 : i32
                %1364 = arith.cmpi sgt, %1360, %c37 : i32
                %1365 = arith.select %1364, %c64, %c44 : i32
                %1366 = arith.ori %c44, %1365 : i32
                %1367 = arith.cmpi sgt, %1360, %c65 : i32
                %1368 = arith.select %1367, %c66, %c44 : i32
                %1369 = arith.ori %1363, %1368 : i32
                %1370 = arith.cmpi sgt, %1360, %c67 : i32
                %1371 = arith.select %1370, %c66, %c44 : i32
                %1372 = arith.ori %1366, %1371 : i32
                %1373 = arith.cmpi sgt, %1360, %c68 : i32
                %1374 = arith.select %1373, %c64, %c44 : i32
                %1375 = arith.ori %c44, %1374 : i32
                %1376 = arith.cmpi sgt, %1360, %c69 : i32
                %1377 = arith.select %1376, %c64, %c44 : i32
                %1378 = arith.ori %c44, %1377 : i32
                %1379 = arith.cmpi sgt, %1360, %c70 : i32
                %1380 = arith.select %1379, %c66, %c44 : i32
                %1381 = arith.ori %1375, %1380 : i32
                %1382 = arith.cmpi sgt, %1360, %c71 : i32
                %1383 = arith.select %1382, %c66, %c44 : i32
                %1384 = arith.ori %1378, %1383 : i32
                %1385 = arith.cmpi sgt, %1360, %c72 : i32
                %1386 = arith.select %1385, %c64, %c44 : i32
                %1387 = arith.ori %c44, %1386 : i32
                %1388 = arith.cmpi sgt, %1360, %c73 : i32
                %1389 = arith.select %1388, %c64, %c44 : i32
                %1390 = arith.ori %c44, %1389 : i32
                %1391 = arith.cmpi sgt, %1360, %c74 : i32
                %1392 = arith.select %1391, %c66, %c44 : i32
                %1393 = arith.ori %1387, %1392 : i32
                %1394 = arith.cmpi sgt, %1360, %c75 : i32
                %1395 = arith.select %1394, %c66, %c44 : i32
                %1396 = arith.ori %1390, %1395 : i32
                %1397 = arith.cmpi sgt, %1360, %c76 : i32
                %1398 = arith.select %1397, %c64, %c44 : i32
                %1399 = arith.ori %c44, %1398 : i32
                %1400 = arith.cmpi sgt, %1360, %c77 : i32
                %1401 = arith.select %1400, %c64, %c44 : i32
                %1402 = arith.ori %c44, %1401 : i32
                %1403 = arith.cmpi sgt, %1360, %c30 : i32
                %1404 = arith.select %1403, %c66, %c44 : i32
                %1405 = arith.ori %1399, %1404 : i32
                %1406 = arith.cmpi sgt, %1360, %c78 : i32
                %1407 = arith.select %1406, %c66, %c44 : i32
                %1408 = arith.ori %1402, %1407 : i32
                %1409 = vector.from_elements %1369, %1381, %1393, %1405 : vector<4xi32>
                %1410 = vector.from_elements %1372, %1384, %1396, %1408 : vector<4xi32>
                %1411 = arith.andi %1165, %1355 : vector<4xi32>
                %1412 = arith.andi %1168, %1356 : vector<4xi32>
                %1413 = arith.andi %1171, %1409 : vector<4xi32>
                %1414 = arith.andi %1174, %1410 : vector<4xi32>
                scf.yield %1411, %1412, %1413, %1414 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1165, %1168, %1171, %1174 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1415 = vector.shuffle %1302#0, %1302#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1416 = vector.bitcast %1415 : vector<8xi32> to vector<16xf16>
              %1417 = wave.mma %1416, %633, %610#6 : vector<16xf16>, vector<8xf32>
              %1418 = wave.mma %1416, %738, %715#6 : vector<16xf16>, vector<8xf32>
              %1419 = vector.shuffle %1302#2, %1302#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1420 = vector.bitcast %1419 : vector<8xi32> to vector<16xf16>
              %1421 = wave.mma %1420, %640, %1417 : vector<16xf16>, vector<8xf32>
              %1422 = wave.mma %1420, %745, %1418 : vector<16xf16>, vector<8xf32>
              %1423 = wave.opaque %1421 : vector<8xf32>
              %1424 = wave.opaque %1422 : vector<8xf32>
              wave.pin
              %1425 = wave.opaque %350 : i32
              %1426 = arith.cmpi slt, %1425, %295 : i32
              %1427:4 = scf.if %1426 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1428 = arith.addi %376, %35 : index
                %1429 = arith.addi %1428, %c10 : index
                %1430 = vector.load %kv[%1429] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1431 = arith.addi %376, %35 : index
                %1432 = arith.addi %1431, %c24 : index
                %1433 = vector.load %kv[%1432] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1434 = arith.addi %384, %35 : index
                %1435 = arith.addi %1434, %c10 : index
                %1436 = vector.load %kv[%1435] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1437 = arith.addi %384, %35 : index
                %1438 = arith.addi %1437, %c24 : index
                %1439 = vector.load %kv[%1438] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %1430, %1433, %1436, %1439 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1302#0, %1302#1, %1302#2, %1302#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              scf.yield %1427#0, %1427#1, %1427#2, %1427#3, %610#0, %658, %887, %1024, %1161, %1298, %1423, %715#0, %763, %888, %1025, %1162, %1299, %1424 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %1440 = wave.opaque %c10 : index
            %1441 = arith.addi %0, %1440 : index
            %1442 = arith.cmpi eq, %293, %290 : i32
            %1443 = wave.swap_halves %347#5 : f32
            %1444 = arith.addf %347#5, %1443 : f32
            %1445 = arith.addi %1441, %c10 : index
            %1446:2 = scf.if %1442 -> (f32, f32) {
              scf.yield %c48, %c49 : f32, f32
            } else {
              %1447 = arith.addi %1441, %c10 : index
              %1448 = arith.addi %1447, %c10 : index
              %1449 = memref.load %8[%1448] : memref<?xf32>
              %1450 = arith.addi %1447, %c6 : index
              %1451 = memref.load %8[%1450] : memref<?xf32>
              scf.yield %1449, %1451 : f32, f32
            }
            %1452 = arith.maxnumf %1446#0, %347#4 fastmath<nnan> : f32
            %1453 = arith.subf %1446#0, %1452 : f32
            %1454 = wave.exp2 %1453 : f32
            %1455 = arith.subf %347#4, %1452 : f32
            %1456 = wave.exp2 %1455 : f32
            %1457 = arith.mulf %1446#1, %1454 : f32
            %1458 = math.fma %1444, %1456, %1457 : f32
            memref.store %1452, %8[%1445] : memref<?xf32>
            %1459 = arith.addi %1445, %c6 : index
            memref.store %1458, %8[%1459] : memref<?xf32>
            %1460 = vector.broadcast %1454 : f32 to vector<8xf32>
            %1461 = vector.broadcast %1456 : f32 to vector<8xf32>
            scf.if %1442 {
              %1462 = arith.muli %1441, %c13 : index
              %1463 = arith.addi %c10, %1462 : index
              %1464 = arith.addi %1463, %c10 : index
              %1465 = arith.addi %1464, %c10 : index
              %1466 = vector.shuffle %347#6, %347#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1466, %5[%1465] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1467 = vector.shuffle %347#6, %347#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1468 = arith.addi %1465, %c31 : index
              vector.store %1467, %5[%1468] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1469 = arith.muli %1441, %c13 : index
              %1470 = arith.addi %c10, %1469 : index
              %1471 = arith.addi %1470, %c10 : index
              %1472 = arith.addi %1471, %c32 : index
              %1473 = vector.shuffle %347#7, %347#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1473, %5[%1472] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1474 = vector.shuffle %347#7, %347#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1475 = arith.addi %1472, %c31 : index
              vector.store %1474, %5[%1475] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1476 = arith.muli %1441, %c13 : index
              %1477 = arith.addi %c10, %1476 : index
              %1478 = arith.addi %1477, %c10 : index
              %1479 = arith.addi %1478, %c33 : index
              %1480 = vector.shuffle %347#8, %347#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1480, %5[%1479] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1481 = vector.shuffle %347#8, %347#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1482 = arith.addi %1479, %c31 : index
              vector.store %1481, %5[%1482] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1483 = arith.muli %1441, %c13 : index
              %1484 = arith.addi %c10, %1483 : index
              %1485 = arith.addi %1484, %c10 : index
              %1486 = arith.addi %1485, %c34 : index
              %1487 = vector.shuffle %347#9, %347#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1487, %5[%1486] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1488 = vector.shuffle %347#9, %347#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1489 = arith.addi %1486, %c31 : index
              vector.store %1488, %5[%1489] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1490 = arith.muli %1441, %c13 : index
              %1491 = arith.addi %c10, %1490 : index
              %1492 = arith.addi %1491, %c10 : index
              %1493 = arith.addi %1492, %c35 : index
              %1494 = vector.shuffle %347#10, %347#10 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1494, %5[%1493] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1495 = vector.shuffle %347#10, %347#10 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1496 = arith.addi %1493, %c31 : index
              vector.store %1495, %5[%1496] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1497 = arith.muli %1441, %c13 : index
              %1498 = arith.addi %c10, %1497 : index
              %1499 = arith.addi %1498, %c10 : index
              %1500 = arith.addi %1499, %c10 : index
              %1501 = vector.load %5[%1500] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1502 = arith.addi %1500, %c31 : index
              %1503 = vector.load %5[%1502] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1504 = vector.shuffle %1501, %1503 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1505 = arith.mulf %1504, %1460 : vector<8xf32>
              %1506 = math.fma %347#6, %1461, %1505 : vector<8xf32>
              %1507 = arith.muli %1441, %c13 : index
              %1508 = arith.addi %c10, %1507 : index
              %1509 = arith.addi %1508, %c10 : index
              %1510 = arith.addi %1509, %c10 : index
              %1511 = vector.shuffle %1506, %1506 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1511, %5[%1510] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1512 = vector.shuffle %1506, %1506 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1513 = arith.addi %1510, %c31 : index
              vector.store %1512, %5[%1513] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1514 = arith.muli %1441, %c13 : index
              %1515 = arith.addi %c10, %1514 : index
              %1516 = arith.addi %1515, %c10 : index
              %1517 = arith.addi %1516, %c32 : index
              %1518 = vector.load %5[%1517] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1519 = arith.addi %1517, %c31 : index
              %1520 = vector.load %5[%1519] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1521 = vector.shuffle %1518, %1520 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1522 = arith.mulf %1521, %1460 : vector<8xf32>
              %1523 = math.fma %347#7, %1461, %1522 : vector<8xf32>
              %1524 = arith.muli %1441, %c13 : index
              %1525 = arith.addi %c10, %1524 : index
              %1526 = arith.addi %1525, %c10 : index
              %1527 = arith.addi %1526, %c32 : index
              %1528 = vector.shuffle %1523, %1523 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1528, %5[%1527] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1529 = vector.shuffle %1523, %1523 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1530 = arith.addi %1527, %c31 : index
              vector.store %1529, %5[%1530] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1531 = arith.muli %1441, %c13 : index
              %1532 = arith.addi %c10, %1531 : index
              %1533 = arith.addi %1532, %c10 : index
              %1534 = arith.addi %1533, %c33 : index
              %1535 = vector.load %5[%1534] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1536 = arith.addi %1534, %c31 : index
              %1537 = vector.load %5[%1536] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1538 = vector.shuffle %1535, %1537 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1539 = arith.mulf %1538, %1460 : vector<8xf32>
              %1540 = math.fma %347#8, %1461, %1539 : vector<8xf32>
              %1541 = arith.muli %1441, %c13 : index
              %1542 = arith.addi %c10, %1541 : index
              %1543 = arith.addi %1542, %c10 : index
              %1544 = arith.addi %1543, %c33 : index
              %1545 = vector.shuffle %1540, %1540 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1545, %5[%1544] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1546 = vector.shuffle %1540, %1540 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1547 = arith.addi %1544, %c31 : index
              vector.store %1546, %5[%1547] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1548 = arith.muli %1441, %c13 : index
              %1549 = arith.addi %c10, %1548 : index
              %1550 = arith.addi %1549, %c10 : index
              %1551 = arith.addi %1550, %c34 : index
              %1552 = vector.load %5[%1551] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1553 = arith.addi %1551, %c31 : index
              %1554 = vector.load %5[%1553] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1555 = vector.shuffle %1552, %1554 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1556 = arith.mulf %1555, %1460 : vector<8xf32>
              %1557 = math.fma %347#9, %1461, %1556 : vector<8xf32>
              %1558 = arith.muli %1441, %c13 : index
              %1559 = arith.addi %c10, %1558 : index
              %1560 = arith.addi %1559, %c10 : index
              %1561 = arith.addi %1560, %c34 : index
              %1562 = vector.shuffle %1557, %1557 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1562, %5[%1561] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1563 = vector.shuffle %1557, %1557 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1564 = arith.addi %1561, %c31 : index
              vector.store %1563, %5[%1564] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1565 = arith.muli %1441, %c13 : index
              %1566 = arith.addi %c10, %1565 : index
              %1567 = arith.addi %1566, %c10 : index
              %1568 = arith.addi %1567, %c35 : index
              %1569 = vector.load %5[%1568] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1570 = arith.addi %1568, %c31 : index
              %1571 = vector.load %5[%1570] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1572 = vector.shuffle %1569, %1571 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1573 = arith.mulf %1572, %1460 : vector<8xf32>
              %1574 = math.fma %347#10, %1461, %1573 : vector<8xf32>
              %1575 = arith.muli %1441, %c13 : index
              %1576 = arith.addi %c10, %1575 : index
              %1577 = arith.addi %1576, %c10 : index
              %1578 = arith.addi %1577, %c35 : index
              %1579 = vector.shuffle %1574, %1574 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1579, %5[%1578] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1580 = vector.shuffle %1574, %1574 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1581 = arith.addi %1578, %c31 : index
              vector.store %1580, %5[%1581] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
            %1582 = wave.swap_halves %347#12 : f32
            %1583 = arith.addf %347#12, %1582 : f32
            %1584 = arith.addi %1441, %c24 : index
            %1585:2 = scf.if %1442 -> (f32, f32) {
              scf.yield %c48, %c49 : f32, f32
            } else {
              %1586 = arith.addi %1441, %c24 : index
              %1587 = arith.addi %1586, %c10 : index
              %1588 = memref.load %8[%1587] : memref<?xf32>
              %1589 = arith.addi %1586, %c6 : index
              %1590 = memref.load %8[%1589] : memref<?xf32>
              scf.yield %1588, %1590 : f32, f32
            }
            %1591 = arith.maxnumf %1585#0, %347#11 fastmath<nnan> : f32
            %1592 = arith.subf %1585#0, %1591 : f32
            %1593 = wave.exp2 %1592 : f32
            %1594 = arith.subf %347#11, %1591 : f32
            %1595 = wave.exp2 %1594 : f32
            %1596 = arith.mulf %1585#1, %1593 : f32
            %1597 = math.fma %1583, %1595, %1596 : f32
            memref.store %1591, %8[%1584] : memref<?xf32>
            %1598 = arith.addi %1584, %c6 : index
            memref.store %1597, %8[%1598] : memref<?xf32>
            %1599 = vector.broadcast %1593 : f32 to vector<8xf32>
            %1600 = vector.broadcast %1595 : f32 to vector<8xf32>
            scf.if %1442 {
              %1601 = arith.muli %1441, %c13 : index
              %1602 = arith.addi %c10, %1601 : index
              %1603 = arith.addi %1602, %c17 : index
              %1604 = arith.addi %1603, %c10 : index
              %1605 = vector.shuffle %347#13, %347#13 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1605, %5[%1604] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1606 = vector.shuffle %347#13, %347#13 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1607 = arith.addi %1604, %c31 : index
              vector.store %1606, %5[%1607] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1608 = arith.muli %1441, %c13 : index
              %1609 = arith.addi %c10, %1608 : index
              %1610 = arith.addi %1609, %c17 : index
              %1611 = arith.addi %1610, %c32 : index
              %1612 = vector.shuffle %347#14, %347#14 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1612, %5[%1611] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1613 = vector.shuffle %347#14, %347#14 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1614 = arith.addi %1611, %c31 : index
              vector.store %1613, %5[%1614] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1615 = arith.muli %1441, %c13 : index
              %1616 = arith.addi %c10, %1615 : index
              %1617 = arith.addi %1616, %c17 : index
              %1618 = arith.addi %1617, %c33 : index
              %1619 = vector.shuffle %347#15, %347#15 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1619, %5[%1618] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1620 = vector.shuffle %347#15, %347#15 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1621 = arith.addi %1618, %c31 : index
              vector.store %1620, %5[%1621] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1622 = arith.muli %1441, %c13 : index
              %1623 = arith.addi %c10, %1622 : index
              %1624 = arith.addi %1623, %c17 : index
              %1625 = arith.addi %1624, %c34 : index
              %1626 = vector.shuffle %347#16, %347#16 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1626, %5[%1625] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1627 = vector.shuffle %347#16, %347#16 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1628 = arith.addi %1625, %c31 : index
              vector.store %1627, %5[%1628] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1629 = arith.muli %1441, %c13 : index
              %1630 = arith.addi %c10, %1629 : index
              %1631 = arith.addi %1630, %c17 : index
              %1632 = arith.addi %1631, %c35 : index
              %1633 = vector.shuffle %347#17, %347#17 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1633, %5[%1632] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1634 = vector.shuffle %347#17, %347#17 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1635 = arith.addi %1632, %c31 : index
              vector.store %1634, %5[%1635] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1636 = arith.muli %1441, %c13 : index
              %1637 = arith.addi %c10, %1636 : index
              %1638 = arith.addi %1637, %c17 : index
              %1639 = arith.addi %1638, %c10 : index
              %1640 = vector.load %5[%1639] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1641 = arith.addi %1639, %c31 : index
              %1642 = vector.load %5[%1641] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1643 = vector.shuffle %1640, %1642 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1644 = arith.mulf %1643, %1599 : vector<8xf32>
              %1645 = math.fma %347#13, %1600, %1644 : vector<8xf32>
              %1646 = arith.muli %1441, %c13 : index
              %1647 = arith.addi %c10, %1646 : index
              %1648 = arith.addi %1647, %c17 : index
              %1649 = arith.addi %1648, %c10 : index
              %1650 = vector.shuffle %1645, %1645 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1650, %5[%1649] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1651 = vector.shuffle %1645, %1645 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1652 = arith.addi %1649, %c31 : index
              vector.store %1651, %5[%1652] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1653 = arith.muli %1441, %c13 : index
              %1654 = arith.addi %c10, %1653 : index
              %1655 = arith.addi %1654, %c17 : index
              %1656 = arith.addi %1655, %c32 : index
              %1657 = vector.load %5[%1656] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1658 = arith.addi %1656, %c31 : index
              %1659 = vector.load %5[%1658] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1660 = vector.shuffle %1657, %1659 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1661 = arith.mulf %1660, %1599 : vector<8xf32>
              %1662 = math.fma %347#14, %1600, %1661 : vector<8xf32>
              %1663 = arith.muli %1441, %c13 : index
              %1664 = arith.addi %c10, %1663 : index
              %1665 = arith.addi %1664, %c17 : index
              %1666 = arith.addi %1665, %c32 : index
              %1667 = vector.shuffle %1662, %1662 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1667, %5[%1666] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1668 = vector.shuffle %1662, %1662 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1669 = arith.addi %1666, %c31 : index
              vector.store %1668, %5[%1669] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1670 = arith.muli %1441, %c13 : index
              %1671 = arith.addi %c10, %1670 : index
              %1672 = arith.addi %1671, %c17 : index
              %1673 = arith.addi %1672, %c33 : index
              %1674 = vector.load %5[%1673] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1675 = arith.addi %1673, %c31 : index
              %1676 = vector.load %5[%1675] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1677 = vector.shuffle %1674, %1676 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1678 = arith.mulf %1677, %1599 : vector<8xf32>
              %1679 = math.fma %347#15, %1600, %1678 : vector<8xf32>
              %1680 = arith.muli %1441, %c13 : index
              %1681 = arith.addi %c10, %1680 : index
              %1682 = arith.addi %1681, %c17 : index
              %1683 = arith.addi %1682, %c33 : index
              %1684 = vector.shuffle %1679, %1679 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1684, %5[%1683] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1685 = vector.shuffle %1679, %1679 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1686 = arith.addi %1683, %c31 : index
              vector.store %1685, %5[%1686] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1687 = arith.muli %1441, %c13 : index
              %1688 = arith.addi %c10, %1687 : index
              %1689 = arith.addi %1688, %c17 : index
              %1690 = arith.addi %1689, %c34 : index
              %1691 = vector.load %5[%1690] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1692 = arith.addi %1690, %c31 : index
              %1693 = vector.load %5[%1692] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1694 = vector.shuffle %1691, %1693 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1695 = arith.mulf %1694, %1599 : vector<8xf32>
              %1696 = math.fma %347#16, %1600, %1695 : vector<8xf32>
              %1697 = arith.muli %1441, %c13 : index
              %1698 = arith.addi %c10, %1697 : index
              %1699 = arith.addi %1698, %c17 : index
              %1700 = arith.addi %1699, %c34 : index
              %1701 = vector.shuffle %1696, %1696 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1701, %5[%1700] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1702 = vector.shuffle %1696, %1696 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1703 = arith.addi %1700, %c31 : index
              vector.store %1702, %5[%1703] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1704 = arith.muli %1441, %c13 : index
              %1705 = arith.addi %c10, %1704 : index
              %1706 = arith.addi %1705, %c17 : index
              %1707 = arith.addi %1706, %c35 : index
              %1708 = vector.load %5[%1707] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1709 = arith.addi %1707, %c31 : index
              %1710 = vector.load %5[%1709] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1711 = vector.shuffle %1708, %1710 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1712 = arith.mulf %1711, %1599 : vector<8xf32>
              %1713 = math.fma %347#17, %1600, %1712 : vector<8xf32>
              %1714 = arith.muli %1441, %c13 : index
              %1715 = arith.addi %c10, %1714 : index
              %1716 = arith.addi %1715, %c17 : index
              %1717 = arith.addi %1716, %c35 : index
              %1718 = vector.shuffle %1713, %1713 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1718, %5[%1717] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1719 = vector.shuffle %1713, %1713 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1720 = arith.addi %1717, %c31 : index
              vector.store %1719, %5[%1720] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1721 = arith.cmpi sgt, %282, %c46 : i32
          scf.if %1721 {
            %1722 = arith.cmpi eq, %290, %287 : i32
            %1723 = wave.opaque %c10 : index
            %1724 = arith.addi %0, %1723 : index
            %1725 = arith.addi %1724, %c10 : index
            %1726 = arith.addi %1725, %c10 : index
            %1727 = memref.load %8[%1726] : memref<?xf32>
            %1728 = arith.addi %1725, %c6 : index
            %1729 = memref.load %8[%1728] : memref<?xf32>
            %1730 = arith.addi %1724, %c31 : index
            %1731:2 = scf.if %1722 -> (f32, f32) {
              scf.yield %c48, %c49 : f32, f32
            } else {
              %1732 = arith.addi %1724, %c31 : index
              %1733 = arith.addi %1732, %c10 : index
              %1734 = memref.load %8[%1733] : memref<?xf32>
              %1735 = arith.addi %1732, %c6 : index
              %1736 = memref.load %8[%1735] : memref<?xf32>
              scf.yield %1734, %1736 : f32, f32
            }
            %1737 = arith.maxnumf %1731#0, %1727 fastmath<nnan> : f32
            %1738 = arith.subf %1731#0, %1737 : f32
            %1739 = wave.exp2 %1738 : f32
            %1740 = arith.subf %1727, %1737 : f32
            %1741 = wave.exp2 %1740 : f32
            %1742 = arith.mulf %1731#1, %1739 : f32
            %1743 = math.fma %1729, %1741, %1742 : f32
            memref.store %1737, %8[%1730] : memref<?xf32>
            %1744 = arith.addi %1730, %c6 : index
            memref.store %1743, %8[%1744] : memref<?xf32>
            %1745 = vector.broadcast %1739 : f32 to vector<8xf32>
            %1746 = vector.broadcast %1741 : f32 to vector<8xf32>
            scf.for %1747 = %c10 to %c84 step %c4 {
              %1748 = arith.muli %1724, %c13 : index
              %1749 = arith.addi %c10, %1748 : index
              %1750 = arith.addi %1749, %c10 : index
              %1751 = arith.muli %1747, %c32 : index
              %1752 = arith.addi %1750, %1751 : index
              %1753 = vector.load %5[%1752] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1754 = arith.addi %1752, %c31 : index
              %1755 = vector.load %5[%1754] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1756 = vector.shuffle %1753, %1755 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1722 {
                %1757 = arith.muli %1724, %c13 : index
                %1758 = arith.addi %16, %1757 : index
                %1759 = arith.addi %1758, %c10 : index
                %1760 = arith.muli %1747, %c32 : index
                %1761 = arith.addi %1759, %1760 : index
                %1762 = vector.shuffle %1756, %1756 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1762, %partial[%1761] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1763 = vector.shuffle %1756, %1756 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1764 = arith.addi %1761, %c31 : index
                vector.store %1763, %partial[%1764] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1765 = arith.muli %1724, %c13 : index
                %1766 = arith.addi %16, %1765 : index
                %1767 = arith.addi %1766, %c10 : index
                %1768 = arith.muli %1747, %c32 : index
                %1769 = arith.addi %1767, %1768 : index
                %1770 = vector.load %partial[%1769] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1771 = arith.addi %1769, %c31 : index
                %1772 = vector.load %partial[%1771] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1773 = vector.shuffle %1770, %1772 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1774 = arith.mulf %1773, %1745 : vector<8xf32>
                %1775 = math.fma %1756, %1746, %1774 : vector<8xf32>
                %1776 = arith.muli %1724, %c13 : index
                %1777 = arith.addi %16, %1776 : index
                %1778 = arith.addi %1777, %c10 : index
                %1779 = arith.muli %1747, %c32 : index
                %1780 = arith.addi %1778, %1779 : index
                %1781 = vector.shuffle %1775, %1775 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1781, %partial[%1780] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1782 = vector.shuffle %1775, %1775 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1783 = arith.addi %1780, %c31 : index
                vector.store %1782, %partial[%1783] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
            %1784 = arith.addi %1724, %c24 : index
            %1785 = arith.addi %1784, %c10 : index
            %1786 = memref.load %8[%1785] : memref<?xf32>
            %1787 = arith.addi %1784, %c6 : index
            %1788 = memref.load %8[%1787] : memref<?xf32>
            %1789 = arith.addi %1724, %c53 : index
            %1790:2 = scf.if %1722 -> (f32, f32) {
              scf.yield %c48, %c49 : f32, f32
            } else {
              %1791 = arith.addi %1724, %c53 : index
              %1792 = arith.addi %1791, %c10 : index
              %1793 = memref.load %8[%1792] : memref<?xf32>
              %1794 = arith.addi %1791, %c6 : index
              %1795 = memref.load %8[%1794] : memref<?xf32>
              scf.yield %1793, %1795 : f32, f32
            }
            %1796 = arith.maxnumf %1790#0, %1786 fastmath<nnan> : f32
            %1797 = arith.subf %1790#0, %1796 : f32
            %1798 = wave.exp2 %1797 : f32
            %1799 = arith.subf %1786, %1796 : f32
            %1800 = wave.exp2 %1799 : f32
            %1801 = arith.mulf %1790#1, %1798 : f32
            %1802 = math.fma %1788, %1800, %1801 : f32
            memref.store %1796, %8[%1789] : memref<?xf32>
            %1803 = arith.addi %1789, %c6 : index
            memref.store %1802, %8[%1803] : memref<?xf32>
            %1804 = vector.broadcast %1798 : f32 to vector<8xf32>
            %1805 = vector.broadcast %1800 : f32 to vector<8xf32>
            scf.for %1806 = %c10 to %c84 step %c4 {
              %1807 = arith.muli %1724, %c13 : index
              %1808 = arith.addi %c10, %1807 : index
              %1809 = arith.addi %1808, %c17 : index
              %1810 = arith.muli %1806, %c32 : index
              %1811 = arith.addi %1809, %1810 : index
              %1812 = vector.load %5[%1811] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1813 = arith.addi %1811, %c31 : index
              %1814 = vector.load %5[%1813] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1815 = vector.shuffle %1812, %1814 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1722 {
                %1816 = arith.muli %1724, %c13 : index
                %1817 = arith.addi %16, %1816 : index
                %1818 = arith.addi %1817, %c17 : index
                %1819 = arith.muli %1806, %c32 : index
                %1820 = arith.addi %1818, %1819 : index
                %1821 = vector.shuffle %1815, %1815 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1821, %partial[%1820] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1822 = vector.shuffle %1815, %1815 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1823 = arith.addi %1820, %c31 : index
                vector.store %1822, %partial[%1823] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1824 = arith.muli %1724, %c13 : index
                %1825 = arith.addi %16, %1824 : index
                %1826 = arith.addi %1825, %c17 : index
                %1827 = arith.muli %1806, %c32 : index
                %1828 = arith.addi %1826, %1827 : index
                %1829 = vector.load %partial[%1828] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1830 = arith.addi %1828, %c31 : index
                %1831 = vector.load %partial[%1830] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1832 = vector.shuffle %1829, %1831 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1833 = arith.mulf %1832, %1804 : vector<8xf32>
                %1834 = math.fma %1815, %1805, %1833 : vector<8xf32>
                %1835 = arith.muli %1724, %c13 : index
                %1836 = arith.addi %16, %1835 : index
                %1837 = arith.addi %1836, %c17 : index
                %1838 = arith.muli %1806, %c32 : index
                %1839 = arith.addi %1837, %1838 : index
                %1840 = vector.shuffle %1834, %1834 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1840, %partial[%1839] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1841 = vector.shuffle %1834, %1834 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1842 = arith.addi %1839, %c31 : index
                vector.store %1841, %partial[%1842] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %1843 = arith.cmpi sgt, %282, %c45 : i32
        scf.if %1843 {
          %1844 = arith.cmpi eq, %287, %c44 : i32
          %1845 = wave.opaque %c10 : index
          %1846 = arith.addi %0, %1845 : index
          %1847 = arith.addi %1846, %c31 : index
          %1848 = arith.addi %1847, %c10 : index
          %1849 = memref.load %8[%1848] : memref<?xf32>
          %1850 = arith.addi %1847, %c6 : index
          %1851 = memref.load %8[%1850] : memref<?xf32>
          %1852 = arith.addi %1846, %c32 : index
          %1853:2 = scf.if %1844 -> (f32, f32) {
            scf.yield %c48, %c49 : f32, f32
          } else {
            %1854 = arith.addi %1846, %c32 : index
            %1855 = arith.addi %1854, %c10 : index
            %1856 = memref.load %8[%1855] : memref<?xf32>
            %1857 = arith.addi %1854, %c6 : index
            %1858 = memref.load %8[%1857] : memref<?xf32>
            scf.yield %1856, %1858 : f32, f32
          }
          %1859 = arith.maxnumf %1853#0, %1849 fastmath<nnan> : f32
          %1860 = arith.subf %1853#0, %1859 : f32
          %1861 = wave.exp2 %1860 : f32
          %1862 = arith.subf %1849, %1859 : f32
          %1863 = wave.exp2 %1862 : f32
          %1864 = arith.mulf %1853#1, %1861 : f32
          %1865 = math.fma %1851, %1863, %1864 : f32
          memref.store %1859, %8[%1852] : memref<?xf32>
          %1866 = arith.addi %1852, %c6 : index
          memref.store %1865, %8[%1866] : memref<?xf32>
          %1867 = vector.broadcast %1861 : f32 to vector<8xf32>
          %1868 = vector.broadcast %1863 : f32 to vector<8xf32>
          scf.for %1869 = %c10 to %c84 step %c4 {
            %1870 = arith.muli %1846, %c13 : index
            %1871 = arith.addi %16, %1870 : index
            %1872 = arith.addi %1871, %c10 : index
            %1873 = arith.muli %1869, %c32 : index
            %1874 = arith.addi %1872, %1873 : index
            %1875 = vector.load %partial[%1874] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1876 = arith.addi %1874, %c31 : index
            %1877 = vector.load %partial[%1876] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1878 = vector.shuffle %1875, %1877 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1844 {
              %1879 = arith.muli %1846, %c13 : index
              %1880 = arith.addi %17, %1879 : index
              %1881 = arith.addi %1880, %c10 : index
              %1882 = arith.muli %1869, %c32 : index
              %1883 = arith.addi %1881, %1882 : index
              %1884 = vector.shuffle %1878, %1878 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1884, %partial[%1883] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1885 = vector.shuffle %1878, %1878 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1886 = arith.addi %1883, %c31 : index
              vector.store %1885, %partial[%1886] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1887 = arith.muli %1846, %c13 : index
              %1888 = arith.addi %17, %1887 : index
              %1889 = arith.addi %1888, %c10 : index
              %1890 = arith.muli %1869, %c32 : index
              %1891 = arith.addi %1889, %1890 : index
              %1892 = vector.load %partial[%1891] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1893 = arith.addi %1891, %c31 : index
              %1894 = vector.load %partial[%1893] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1895 = vector.shuffle %1892, %1894 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1896 = arith.mulf %1895, %1867 : vector<8xf32>
              %1897 = math.fma %1878, %1868, %1896 : vector<8xf32>
              %1898 = arith.muli %1846, %c13 : index
              %1899 = arith.addi %17, %1898 : index
              %1900 = arith.addi %1899, %c10 : index
              %1901 = arith.muli %1869, %c32 : index
              %1902 = arith.addi %1900, %1901 : index
              %1903 = vector.shuffle %1897, %1897 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1903, %partial[%1902] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1904 = vector.shuffle %1897, %1897 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1905 = arith.addi %1902, %c31 : index
              vector.store %1904, %partial[%1905] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1906 = arith.addi %1846, %c53 : index
          %1907 = arith.addi %1906, %c10 : index
          %1908 = memref.load %8[%1907] : memref<?xf32>
          %1909 = arith.addi %1906, %c6 : index
          %1910 = memref.load %8[%1909] : memref<?xf32>
          %1911 = arith.addi %1846, %c54 : index
          %1912:2 = scf.if %1844 -> (f32, f32) {
            scf.yield %c48, %c49 : f32, f32
          } else {
            %1913 = arith.addi %1846, %c54 : index
            %1914 = arith.addi %1913, %c10 : index
            %1915 = memref.load %8[%1914] : memref<?xf32>
            %1916 = arith.addi %1913, %c6 : index
            %1917 = memref.load %8[%1916] : memref<?xf32>
            scf.yield %1915, %1917 : f32, f32
          }
          %1918 = arith.maxnumf %1912#0, %1908 fastmath<nnan> : f32
          %1919 = arith.subf %1912#0, %1918 : f32
          %1920 = wave.exp2 %1919 : f32
          %1921 = arith.subf %1908, %1918 : f32
          %1922 = wave.exp2 %1921 : f32
          %1923 = arith.mulf %1912#1, %1920 : f32
          %1924 = math.fma %1910, %1922, %1923 : f32
          memref.store %1918, %8[%1911] : memref<?xf32>
          %1925 = arith.addi %1911, %c6 : index
          memref.store %1924, %8[%1925] : memref<?xf32>
          %1926 = vector.broadcast %1920 : f32 to vector<8xf32>
          %1927 = vector.broadcast %1922 : f32 to vector<8xf32>
          scf.for %1928 = %c10 to %c84 step %c4 {
            %1929 = arith.muli %1846, %c13 : index
            %1930 = arith.addi %16, %1929 : index
            %1931 = arith.addi %1930, %c17 : index
            %1932 = arith.muli %1928, %c32 : index
            %1933 = arith.addi %1931, %1932 : index
            %1934 = vector.load %partial[%1933] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1935 = arith.addi %1933, %c31 : index
            %1936 = vector.load %partial[%1935] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1937 = vector.shuffle %1934, %1936 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1844 {
              %1938 = arith.muli %1846, %c13 : index
              %1939 = arith.addi %17, %1938 : index
              %1940 = arith.addi %1939, %c17 : index
              %1941 = arith.muli %1928, %c32 : index
              %1942 = arith.addi %1940, %1941 : index
              %1943 = vector.shuffle %1937, %1937 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1943, %partial[%1942] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1944 = vector.shuffle %1937, %1937 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1945 = arith.addi %1942, %c31 : index
              vector.store %1944, %partial[%1945] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1946 = arith.muli %1846, %c13 : index
              %1947 = arith.addi %17, %1946 : index
              %1948 = arith.addi %1947, %c17 : index
              %1949 = arith.muli %1928, %c32 : index
              %1950 = arith.addi %1948, %1949 : index
              %1951 = vector.load %partial[%1950] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1952 = arith.addi %1950, %c31 : index
              %1953 = vector.load %partial[%1952] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1954 = vector.shuffle %1951, %1953 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1955 = arith.mulf %1954, %1926 : vector<8xf32>
              %1956 = math.fma %1937, %1927, %1955 : vector<8xf32>
              %1957 = arith.muli %1846, %c13 : index
              %1958 = arith.addi %17, %1957 : index
              %1959 = arith.addi %1958, %c17 : index
              %1960 = arith.muli %1928, %c32 : index
              %1961 = arith.addi %1959, %1960 : index
              %1962 = vector.shuffle %1956, %1956 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1962, %partial[%1961] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1963 = vector.shuffle %1956, %1956 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1964 = arith.addi %1961, %c31 : index
              vector.store %1963, %partial[%1964] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %1965 = wave.opaque %c10 : index
      %1966 = arith.addi %0, %1965 : index
      scf.if %285 {
        %1967 = arith.addi %kvHeads, %13 : index
        %1968 = memref.load %scales[%1967] : memref<?xf32>
        %1969 = arith.addi %1966, %c10 : index
        %1970 = arith.addi %1969, %c10 : index
        %1971 = memref.load %8[%1970] : memref<?xf32>
        %1972 = arith.addi %1969, %c6 : index
        %1973 = memref.load %8[%1972] : memref<?xf32>
        %1974 = arith.divf %1968, %1973 : f32
        %1975 = vector.broadcast %1974 : f32 to vector<8xf32>
        %1976 = arith.addi %15, %1965 : index
        %1977 = arith.addi %1976, %1 : index
        %1978 = arith.addi %1977, %c10 : index
        %1979 = arith.subi %36, %c4 : index
        %1980 = arith.minsi %1978, %1979 : index
        %1981 = arith.divui %1980, %groupSize : index
        %1982 = arith.addi %24, %1981 : index
        %1983 = arith.muli %13, %groupSize : index
        %1984 = arith.remui %1980, %groupSize : index
        %1985 = arith.addi %1983, %1984 : index
        %1986 = arith.muli %1985, %c18 : index
        %1987 = arith.muli %2, %c19 : index
        %1988 = arith.addi %1986, %1987 : index
        %1989 = arith.muli %heads, %c18 : index
        scf.for %1990 = %c10 to %c84 step %c4 {
          %1991 = arith.muli %1966, %c13 : index
          %1992 = arith.addi %c10, %1991 : index
          %1993 = arith.addi %1992, %c10 : index
          %1994 = arith.muli %1990, %c32 : index
          %1995 = arith.addi %1993, %1994 : index
          %1996 = vector.load %5[%1995] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1997 = arith.addi %1995, %c31 : index
          %1998 = vector.load %5[%1997] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1999 = vector.shuffle %1996, %1998 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %2000 = arith.mulf %1999, %1975 : vector<8xf32>
          %2001 = arith.addf %2000, %c50 : vector<8xf32>
          %2002 = arith.minimumf %2001, %c86 : vector<8xf32>
          %2003 = arith.maximumf %2002, %c87 : vector<8xf32>
          %2004 = arith.truncf %2003 : vector<8xf32> to vector<8xf16>
          %2005 = vector.bitcast %2004 : vector<8xf16> to vector<4xi32>
          %2006 = vector.shuffle %2005, %2005 [0, 1] : vector<4xi32>, vector<4xi32>
          %2007 = vector.shuffle %2005, %2005 [2, 3] : vector<4xi32>, vector<4xi32>
          %2008 = arith.select %3, %2007, %2006 : vector<2xi32>
          %2009 = arith.select %3, %2006, %2007 : vector<2xi32>
          %2010 = wave.swap_halves %2009 : vector<2xi32>
          %2011 = arith.select %3, %2010, %2008 : vector<2xi32>
          %2012 = arith.select %3, %2008, %2010 : vector<2xi32>
          %2013 = vector.bitcast %2011 : vector<2xi32> to vector<4xf16>
          %2014 = vector.bitcast %2012 : vector<2xi32> to vector<4xf16>
          %2015 = vector.shuffle %2013, %2014 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %2016 = arith.muli %1990, %c3 : index
          %2017 = arith.addi %1988, %2016 : index
          %2018 = arith.divui %1982, %outTileRows : index
          %2019 = arith.divui %1989, %c3 : index
          %2020 = arith.muli %2018, %2019 : index
          %2021 = arith.divui %2017, %c3 : index
          %2022 = arith.addi %2020, %2021 : index
          %2023 = arith.muli %2022, %c11 : index
          %2024 = arith.remui %2017, %c3 : index
          %2025 = arith.divui %2024, %c19 : index
          %2026 = arith.addi %2023, %2025 : index
          %2027 = arith.muli %outTileRows, %c19 : index
          %2028 = arith.muli %2026, %2027 : index
          %2029 = arith.remui %1982, %outTileRows : index
          %2030 = arith.muli %2029, %c19 : index
          %2031 = arith.addi %2028, %2030 : index
          %2032 = arith.remui %2017, %c19 : index
          %2033 = arith.addi %2031, %2032 : index
          %2034 = arith.cmpi slt, %1978, %36 : index
          scf.if %2034 {
            vector.store %2015, %out[%2033] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
        %2035 = arith.addi %1966, %c24 : index
        %2036 = arith.addi %2035, %c10 : index
        %2037 = memref.load %8[%2036] : memref<?xf32>
        %2038 = arith.addi %2035, %c6 : index
        %2039 = memref.load %8[%2038] : memref<?xf32>
        %2040 = arith.divf %1968, %2039 : f32
        %2041 = vector.broadcast %2040 : f32 to vector<8xf32>
        %2042 = arith.addi %15, %1965 : index
        %2043 = arith.addi %2042, %1 : index
        %2044 = arith.addi %2043, %c3 : index
        %2045 = arith.subi %36, %c4 : index
        %2046 = arith.minsi %2044, %2045 : index
        %2047 = arith.divui %2046, %groupSize : index
        %2048 = arith.addi %24, %2047 : index
        %2049 = arith.muli %13, %groupSize : index
        %2050 = arith.remui %2046, %groupSize : index
        %2051 = arith.addi %2049, %2050 : index
        %2052 = arith.muli %2051, %c18 : index
        %2053 = arith.muli %2, %c19 : index
        %2054 = arith.addi %2052, %2053 : index
        %2055 = arith.muli %heads, %c18 : index
        scf.for %2056 = %c10 to %c84 step %c4 {
          %2057 = arith.muli %1966, %c13 : index
          %2058 = arith.addi %c10, %2057 : index
          %2059 = arith.addi %2058, %c17 : index
          %2060 = arith.muli %2056, %c32 : index
          %2061 = arith.addi %2059, %2060 : index
          %2062 = vector.load %5[%2061] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %2063 = arith.addi %2061, %c31 : index
          %2064 = vector.load %5[%2063] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %2065 = vector.shuffle %2062, %2064 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %2066 = arith.mulf %2065, %2041 : vector<8xf32>
          %2067 = arith.addf %2066, %c50 : vector<8xf32>
          %2068 = arith.minimumf %2067, %c86 : vector<8xf32>
          %2069 = arith.maximumf %2068, %c87 : vector<8xf32>
          %2070 = arith.truncf %2069 : vector<8xf32> to vector<8xf16>
          %2071 = vector.bitcast %2070 : vector<8xf16> to vector<4xi32>
          %2072 = vector.shuffle %2071, %2071 [0, 1] : vector<4xi32>, vector<4xi32>
          %2073 = vector.shuffle %2071, %2071 [2, 3] : vector<4xi32>, vector<4xi32>
          %2074 = arith.select %3, %2073, %2072 : vector<2xi32>
          %2075 = arith.select %3, %2072, %2073 : vector<2xi32>
          %2076 = wave.swap_halves %2075 : vector<2xi32>
          %2077 = arith.select %3, %2076, %2074 : vector<2xi32>
          %2078 = arith.select %3, %2074, %2076 : vector<2xi32>
          %2079 = vector.bitcast %2077 : vector<2xi32> to vector<4xf16>
          %2080 = vector.bitcast %2078 : vector<2xi32> to vector<4xf16>
          %2081 = vector.shuffle %2079, %2080 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %2082 = arith.muli %2056, %c3 : index
          %2083 = arith.addi %2054, %2082 : index
          %2084 = arith.divui %2048, %outTileRows : index
          %2085 = arith.divui %2055, %c3 : index
          %2086 = arith.muli %2084, %2085 : index
          %2087 = arith.divui %2083, %c3 : index
          %2088 = arith.addi %2086, %2087 : index
          %2089 = arith.muli %2088, %c11 : index
          %2090 = arith.remui %2083, %c3 : index
          %2091 = arith.divui %2090, %c19 : index
          %2092 = arith.addi %2089, %2091 : index
          %2093 = arith.muli %outTileRows, %c19 : index
          %2094 = arith.muli %2092, %2093 : index
          %2095 = arith.remui %2048, %outTileRows : index
          %2096 = arith.muli %2095, %c19 : index
          %2097 = arith.addi %2094, %2096 : index
          %2098 = arith.remui %2083, %c19 : index
          %2099 = arith.addi %2097, %2098 : index
          %2100 = arith.cmpi slt, %2044, %36 : index
          scf.if %2100 {
            vector.store %2081, %out[%2099] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %286 {
          %2101 = arith.addi %kvHeads, %13 : index
          %2102 = memref.load %scales[%2101] : memref<?xf32>
          %2103 = arith.addi %1966, %c31 : index
          %2104 = arith.addi %2103, %c10 : index
          %2105 = memref.load %8[%2104] : memref<?xf32>
          %2106 = arith.addi %2103, %c6 : index
          %2107 = memref.load %8[%2106] : memref<?xf32>
          %2108 = arith.divf %2102, %2107 : f32
          %2109 = vector.broadcast %2108 : f32 to vector<8xf32>
          %2110 = arith.addi %15, %1965 : index
          %2111 = arith.addi %2110, %1 : index
          %2112 = arith.addi %2111, %c10 : index
          %2113 = arith.subi %36, %c4 : index
          %2114 = arith.minsi %2112, %2113 : index
          %2115 = arith.divui %2114, %groupSize : index
          %2116 = arith.addi %24, %2115 : index
          %2117 = arith.muli %13, %groupSize : index
          %2118 = arith.remui %2114, %groupSize : index
          %2119 = arith.addi %2117, %2118 : index
          %2120 = arith.muli %2119, %c18 : index
          %2121 = arith.muli %2, %c19 : index
          %2122 = arith.addi %2120, %2121 : index
          %2123 = arith.muli %heads, %c18 : index
          scf.for %2124 = %c10 to %c84 step %c4 {
            %2125 = arith.muli %1966, %c13 : index
            %2126 = arith.addi %16, %2125 : index
            %2127 = arith.addi %2126, %c10 : index
            %2128 = arith.muli %2124, %c32 : index
            %2129 = arith.addi %2127, %2128 : index
            %2130 = vector.load %partial[%2129] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2131 = arith.addi %2129, %c31 : index
            %2132 = vector.load %partial[%2131] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2133 = vector.shuffle %2130, %2132 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2134 = arith.mulf %2133, %2109 : vector<8xf32>
            %2135 = arith.addf %2134, %c50 : vector<8xf32>
            %2136 = arith.minimumf %2135, %c86 : vector<8xf32>
            %2137 = arith.maximumf %2136, %c87 : vector<8xf32>
            %2138 = arith.truncf %2137 : vector<8xf32> to vector<8xf16>
            %2139 = vector.bitcast %2138 : vector<8xf16> to vector<4xi32>
            %2140 = vector.shuffle %2139, %2139 [0, 1] : vector<4xi32>, vector<4xi32>
            %2141 = vector.shuffle %2139, %2139 [2, 3] : vector<4xi32>, vector<4xi32>
            %2142 = arith.select %3, %2141, %2140 : vector<2xi32>
            %2143 = arith.select %3, %2140, %2141 : vector<2xi32>
            %2144 = wave.swap_halves %2143 : vector<2xi32>
            %2145 = arith.select %3, %2144, %2142 : vector<2xi32>
            %2146 = arith.select %3, %2142, %2144 : vector<2xi32>
            %2147 = vector.bitcast %2145 : vector<2xi32> to vector<4xf16>
            %2148 = vector.bitcast %2146 : vector<2xi32> to vector<4xf16>
            %2149 = vector.shuffle %2147, %2148 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2150 = arith.muli %2124, %c3 : index
            %2151 = arith.addi %2122, %2150 : index
            %2152 = arith.divui %2116, %outTileRows : index
            %2153 = arith.divui %2123, %c3 : index
            %2154 = arith.muli %2152, %2153 : index
            %2155 = arith.divui %2151, %c3 : index
            %2156 = arith.addi %2154, %2155 : index
            %2157 = arith.muli %2156, %c11 : index
            %2158 = arith.remui %2151, %c3 : index
            %2159 = arith.divui %2158, %c19 : index
            %2160 = arith.addi %2157, %2159 : index
            %2161 = arith.muli %outTileRows, %c19 : index
            %2162 = arith.muli %2160, %2161 : index
            %2163 = arith.remui %2116, %outTileRows : index
            %2164 = arith.muli %2163, %c19 : index
            %2165 = arith.addi %2162, %2164 : index
            %2166 = arith.remui %2151, %c19 : index
            %2167 = arith.addi %2165, %2166 : index
            %2168 = arith.cmpi slt, %2112, %36 : index
            scf.if %2168 {
              vector.store %2149, %out[%2167] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %2169 = arith.addi %1966, %c53 : index
          %2170 = arith.addi %2169, %c10 : index
          %2171 = memref.load %8[%2170] : memref<?xf32>
          %2172 = arith.addi %2169, %c6 : index
          %2173 = memref.load %8[%2172] : memref<?xf32>
          %2174 = arith.divf %2102, %2173 : f32
          %2175 = vector.broadcast %2174 : f32 to vector<8xf32>
          %2176 = arith.addi %15, %1965 : index
          %2177 = arith.addi %2176, %1 : index
          %2178 = arith.addi %2177, %c3 : index
          %2179 = arith.subi %36, %c4 : index
          %2180 = arith.minsi %2178, %2179 : index
          %2181 = arith.divui %2180, %groupSize : index
          %2182 = arith.addi %24, %2181 : index
          %2183 = arith.muli %13, %groupSize : index
          %2184 = arith.remui %2180, %groupSize : index
          %2185 = arith.addi %2183, %2184 : index
          %2186 = arith.muli %2185, %c18 : index
          %2187 = arith.muli %2, %c19 : index
          %2188 = arith.addi %2186, %2187 : index
          %2189 = arith.muli %heads, %c18 : index
          scf.for %2190 = %c10 to %c84 step %c4 {
            %2191 = arith.muli %1966, %c13 : index
            %2192 = arith.addi %16, %2191 : index
            %2193 = arith.addi %2192, %c17 : index
            %2194 = arith.muli %2190, %c32 : index
            %2195 = arith.addi %2193, %2194 : index
            %2196 = vector.load %partial[%2195] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2197 = arith.addi %2195, %c31 : index
            %2198 = vector.load %partial[%2197] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2199 = vector.shuffle %2196, %2198 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2200 = arith.mulf %2199, %2175 : vector<8xf32>
            %2201 = arith.addf %2200, %c50 : vector<8xf32>
            %2202 = arith.minimumf %2201, %c86 : vector<8xf32>
            %2203 = arith.maximumf %2202, %c87 : vector<8xf32>
            %2204 = arith.truncf %2203 : vector<8xf32> to vector<8xf16>
            %2205 = vector.bitcast %2204 : vector<8xf16> to vector<4xi32>
            %2206 = vector.shuffle %2205, %2205 [0, 1] : vector<4xi32>, vector<4xi32>
            %2207 = vector.shuffle %2205, %2205 [2, 3] : vector<4xi32>, vector<4xi32>
            %2208 = arith.select %3, %2207, %2206 : vector<2xi32>
            %2209 = arith.select %3, %2206, %2207 : vector<2xi32>
            %2210 = wave.swap_halves %2209 : vector<2xi32>
            %2211 = arith.select %3, %2210, %2208 : vector<2xi32>
            %2212 = arith.select %3, %2208, %2210 : vector<2xi32>
            %2213 = vector.bitcast %2211 : vector<2xi32> to vector<4xf16>
            %2214 = vector.bitcast %2212 : vector<2xi32> to vector<4xf16>
            %2215 = vector.shuffle %2213, %2214 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2216 = arith.muli %2190, %c3 : index
            %2217 = arith.addi %2188, %2216 : index
            %2218 = arith.divui %2182, %outTileRows : index
            %2219 = arith.divui %2189, %c3 : index
            %2220 = arith.muli %2218, %2219 : index
            %2221 = arith.divui %2217, %c3 : index
            %2222 = arith.addi %2220, %2221 : index
            %2223 = arith.muli %2222, %c11 : index
            %2224 = arith.remui %2217, %c3 : index
            %2225 = arith.divui %2224, %c19 : index
            %2226 = arith.addi %2223, %2225 : index
            %2227 = arith.muli %outTileRows, %c19 : index
            %2228 = arith.muli %2226, %2227 : index
            %2229 = arith.remui %2182, %outTileRows : index
            %2230 = arith.muli %2229, %c19 : index
            %2231 = arith.addi %2228, %2230 : index
            %2232 = arith.remui %2217, %c19 : index
            %2233 = arith.addi %2231, %2232 : index
            %2234 = arith.cmpi slt, %2178, %36 : index
            scf.if %2234 {
              vector.store %2215, %out[%2233] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %2235 = arith.addi %kvHeads, %13 : index
          %2236 = memref.load %scales[%2235] : memref<?xf32>
          %2237 = arith.addi %1966, %c32 : index
          %2238 = arith.addi %2237, %c10 : index
          %2239 = memref.load %8[%2238] : memref<?xf32>
          %2240 = arith.addi %2237, %c6 : index
          %2241 = memref.load %8[%2240] : memref<?xf32>
          %2242 = arith.divf %2236, %2241 : f32
          %2243 = vector.broadcast %2242 : f32 to vector<8xf32>
          %2244 = arith.addi %15, %1965 : index
          %2245 = arith.addi %2244, %1 : index
          %2246 = arith.addi %2245, %c10 : index
          %2247 = arith.subi %36, %c4 : index
          %2248 = arith.minsi %2246, %2247 : index
          %2249 = arith.divui %2248, %groupSize : index
          %2250 = arith.addi %24, %2249 : index
          %2251 = arith.muli %13, %groupSize : index
          %2252 = arith.remui %2248, %groupSize : index
          %2253 = arith.addi %2251, %2252 : index
          %2254 = arith.muli %2253, %c18 : index
          %2255 = arith.muli %2, %c19 : index
          %2256 = arith.addi %2254, %2255 : index
          %2257 = arith.muli %heads, %c18 : index
          scf.for %2258 = %c10 to %c84 step %c4 {
            %2259 = arith.muli %1966, %c13 : index
            %2260 = arith.addi %17, %2259 : index
            %2261 = arith.addi %2260, %c10 : index
            %2262 = arith.muli %2258, %c32 : index
            %2263 = arith.addi %2261, %2262 : index
            %2264 = vector.load %partial[%2263] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2265 = arith.addi %2263, %c31 : index
            %2266 = vector.load %partial[%2265] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2267 = vector.shuffle %2264, %2266 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2268 = arith.mulf %2267, %2243 : vector<8xf32>
            %2269 = arith.addf %2268, %c50 : vector<8xf32>
            %2270 = arith.minimumf %2269, %c86 : vector<8xf32>
            %2271 = arith.maximumf %2270, %c87 : vector<8xf32>
            %2272 = arith.truncf %2271 : vector<8xf32> to vector<8xf16>
            %2273 = vector.bitcast %2272 : vector<8xf16> to vector<4xi32>
            %2274 = vector.shuffle %2273, %2273 [0, 1] : vector<4xi32>, vector<4xi32>
            %2275 = vector.shuffle %2273, %2273 [2, 3] : vector<4xi32>, vector<4xi32>
            %2276 = arith.select %3, %2275, %2274 : vector<2xi32>
            %2277 = arith.select %3, %2274, %2275 : vector<2xi32>
            %2278 = wave.swap_halves %2277 : vector<2xi32>
            %2279 = arith.select %3, %2278, %2276 : vector<2xi32>
            %2280 = arith.select %3, %2276, %2278 : vector<2xi32>
            %2281 = vector.bitcast %2279 : vector<2xi32> to vector<4xf16>
            %2282 = vector.bitcast %2280 : vector<2xi32> to vector<4xf16>
            %2283 = vector.shuffle %2281, %2282 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2284 = arith.muli %2258, %c3 : index
            %2285 = arith.addi %2256, %2284 : index
            %2286 = arith.divui %2250, %outTileRows : index
            %2287 = arith.divui %2257, %c3 : index
            %2288 = arith.muli %2286, %2287 : index
            %2289 = arith.divui %2285, %c3 : index
            %2290 = arith.addi %2288, %2289 : index
            %2291 = arith.muli %2290, %c11 : index
            %2292 = arith.remui %2285, %c3 : index
            %2293 = arith.divui %2292, %c19 : index
            %2294 = arith.addi %2291, %2293 : index
            %2295 = arith.muli %outTileRows, %c19 : index
            %2296 = arith.muli %2294, %2295 : index
            %2297 = arith.remui %2250, %outTileRows : index
            %2298 = arith.muli %2297, %c19 : index
            %2299 = arith.addi %2296, %2298 : index
            %2300 = arith.remui %2285, %c19 : index
            %2301 = arith.addi %2299, %2300 : index
            %2302 = arith.cmpi slt, %2246, %36 : index
            scf.if %2302 {
              vector.store %2283, %out[%2301] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %2303 = arith.addi %1966, %c54 : index
          %2304 = arith.addi %2303, %c10 : index
          %2305 = memref.load %8[%2304] : memref<?xf32>
          %2306 = arith.addi %2303, %c6 : index
          %2307 = memref.load %8[%2306] : memref<?xf32>
          %2308 = arith.divf %2236, %2307 : f32
          %2309 = vector.broadcast %2308 : f32 to vector<8xf32>
          %2310 = arith.addi %15, %1965 : index
          %2311 = arith.addi %2310, %1 : index
          %2312 = arith.addi %2311, %c3 : index
          %2313 = arith.subi %36, %c4 : index
          %2314 = arith.minsi %2312, %2313 : index
          %2315 = arith.divui %2314, %groupSize : index
          %2316 = arith.addi %24, %2315 : index
          %2317 = arith.muli %13, %groupSize : index
          %2318 = arith.remui %2314, %groupSize : index
          %2319 = arith.addi %2317, %2318 : index
          %2320 = arith.muli %2319, %c18 : index
          %2321 = arith.muli %2, %c19 : index
          %2322 = arith.addi %2320, %2321 : index
          %2323 = arith.muli %heads, %c18 : index
          scf.for %2324 = %c10 to %c84 step %c4 {
            %2325 = arith.muli %1966, %c13 : index
            %2326 = arith.addi %17, %2325 : index
            %2327 = arith.addi %2326, %c17 : index
            %2328 = arith.muli %2324, %c32 : index
            %2329 = arith.addi %2327, %2328 : index
            %2330 = vector.load %partial[%2329] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2331 = arith.addi %2329, %c31 : index
            %2332 = vector.load %partial[%2331] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2333 = vector.shuffle %2330, %2332 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2334 = arith.mulf %2333, %2309 : vector<8xf32>
            %2335 = arith.addf %2334, %c50 : vector<8xf32>
            %2336 = arith.minimumf %2335, %c86 : vector<8xf32>
            %2337 = arith.maximumf %2336, %c87 : vector<8xf32>
            %2338 = arith.truncf %2337 : vector<8xf32> to vector<8xf16>
            %2339 = vector.bitcast %2338 : vector<8xf16> to vector<4xi32>
            %2340 = vector.shuffle %2339, %2339 [0, 1] : vector<4xi32>, vector<4xi32>
            %2341 = vector.shuffle %2339, %2339 [2, 3] : vector<4xi32>, vector<4xi32>
            %2342 = arith.select %3, %2341, %2340 : vector<2xi32>
            %2343 = arith.select %3, %2340, %2341 : vector<2xi32>
            %2344 = wave.swap_halves %2343 : vector<2xi32>
            %2345 = arith.select %3, %2344, %2342 : vector<2xi32>
            %2346 = arith.select %3, %2342, %2344 : vector<2xi32>
            %2347 = vector.bitcast %2345 : vector<2xi32> to vector<4xf16>
            %2348 = vector.bitcast %2346 : vector<2xi32> to vector<4xf16>
            %2349 = vector.shuffle %2347, %2348 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2350 = arith.muli %2324, %c3 : index
            %2351 = arith.addi %2322, %2350 : index
            %2352 = arith.divui %2316, %outTileRows : index
            %2353 = arith.divui %2323, %c3 : index
            %2354 = arith.muli %2352, %2353 : index
            %2355 = arith.divui %2351, %c3 : index
            %2356 = arith.addi %2354, %2355 : index
            %2357 = arith.muli %2356, %c11 : index
            %2358 = arith.remui %2351, %c3 : index
            %2359 = arith.divui %2358, %c19 : index
            %2360 = arith.addi %2357, %2359 : index
            %2361 = arith.muli %outTileRows, %c19 : index
            %2362 = arith.muli %2360, %2361 : index
            %2363 = arith.remui %2316, %outTileRows : index
            %2364 = arith.muli %2363, %c19 : index
            %2365 = arith.addi %2362, %2364 : index
            %2366 = arith.remui %2351, %c19 : index
            %2367 = arith.addi %2365, %2366 : index
            %2368 = arith.cmpi slt, %2312, %36 : index
            scf.if %2368 {
              vector.store %2349, %out[%2367] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}
