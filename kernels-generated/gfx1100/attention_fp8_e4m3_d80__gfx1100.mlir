// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Prefill(codec='fp8_e4m3', dim=80)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_fp8_e4m3_d80__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %factors: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) {
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
  %c81 = arith.constant 0x3F800000 : f32
  %outTileRows = wave.param "outTileRows" : index
  %c83 = arith.constant 6 : index
  %c84 = arith.constant 10 : index
  %c85 = arith.constant 12 : index
  %c86 = arith.constant 14 : index
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
      %82 = math.absf %54 : vector<4xf32>
      %83 = math.absf %57 : vector<4xf32>
      %84 = arith.maxnumf %82, %83 fastmath<nnan> : vector<4xf32>
      %85 = math.absf %60 : vector<4xf32>
      %86 = arith.maxnumf %84, %85 fastmath<nnan> : vector<4xf32>
      %87 = math.absf %63 : vector<4xf32>
      %88 = arith.maxnumf %86, %87 fastmath<nnan> : vector<4xf32>
      %89 = math.absf %66 : vector<4xf32>
      %90 = arith.maxnumf %88, %89 fastmath<nnan> : vector<4xf32>
      %91 = math.absf %69 : vector<4xf32>
      %92 = arith.maxnumf %90, %91 fastmath<nnan> : vector<4xf32>
      %93 = math.absf %72 : vector<4xf32>
      %94 = arith.maxnumf %92, %93 fastmath<nnan> : vector<4xf32>
      %95 = math.absf %75 : vector<4xf32>
      %96 = arith.maxnumf %94, %95 fastmath<nnan> : vector<4xf32>
      %97 = math.absf %78 : vector<4xf32>
      %98 = arith.maxnumf %96, %97 fastmath<nnan> : vector<4xf32>
      %99 = math.absf %81 : vector<4xf32>
      %100 = arith.maxnumf %98, %99 fastmath<nnan> : vector<4xf32>
      %101 = vector.extract %100[0] : f32 from vector<4xf32>
      %102 = vector.extract %100[1] : f32 from vector<4xf32>
      %103 = vector.extract %100[2] : f32 from vector<4xf32>
      %104 = vector.extract %100[3] : f32 from vector<4xf32>
      %105 = arith.maxnumf %101, %102 fastmath<nnan> : f32
      %106 = arith.maxnumf %105, %103 fastmath<nnan> : f32
      %107 = arith.maxnumf %106, %104 fastmath<nnan> : f32
      %108 = wave.swap_halves %107 : f32
      %109 = arith.maxnumf %107, %108 fastmath<nnan> : f32
      %110 = arith.bitcast %109 : f32 to i32
      %111 = arith.shrui %110, %c26 : i32
      %112 = arith.maxsi %111, %c27 : i32
      %113 = arith.minsi %112, %c28 : i32
      %114 = arith.subi %c29, %113 : i32
      %115 = arith.shli %114, %c26 : i32
      %116 = arith.bitcast %115 : i32 to f32
      %117 = arith.subi %113, %c30 : i32
      %118 = arith.shli %117, %c26 : i32
      %119 = arith.bitcast %118 : i32 to f32
      %120 = vector.broadcast %116 : f32 to vector<4xf32>
      %121 = arith.muli %1, %c19 : index
      %122 = arith.muli %2, %c31 : index
      %123 = arith.addi %121, %122 : index
      %124 = arith.mulf %54, %120 : vector<4xf32>
      %125 = arith.truncf %124 : vector<4xf32> to vector<4xf16>
      %126 = arith.mulf %57, %120 : vector<4xf32>
      %127 = arith.truncf %126 : vector<4xf32> to vector<4xf16>
      %128 = vector.shuffle %125, %127 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %129 = arith.addi %123, %c10 : index
      vector.store %128, %4[%129] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %130 = arith.mulf %60, %120 : vector<4xf32>
      %131 = arith.truncf %130 : vector<4xf32> to vector<4xf16>
      %132 = arith.mulf %63, %120 : vector<4xf32>
      %133 = arith.truncf %132 : vector<4xf32> to vector<4xf16>
      %134 = vector.shuffle %131, %133 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %135 = arith.addi %123, %c32 : index
      vector.store %134, %4[%135] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %136 = arith.mulf %66, %120 : vector<4xf32>
      %137 = arith.truncf %136 : vector<4xf32> to vector<4xf16>
      %138 = arith.mulf %69, %120 : vector<4xf32>
      %139 = arith.truncf %138 : vector<4xf32> to vector<4xf16>
      %140 = vector.shuffle %137, %139 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %141 = arith.addi %123, %c33 : index
      vector.store %140, %4[%141] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %142 = arith.mulf %72, %120 : vector<4xf32>
      %143 = arith.truncf %142 : vector<4xf32> to vector<4xf16>
      %144 = arith.mulf %75, %120 : vector<4xf32>
      %145 = arith.truncf %144 : vector<4xf32> to vector<4xf16>
      %146 = vector.shuffle %143, %145 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %147 = arith.addi %123, %c34 : index
      vector.store %146, %4[%147] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %148 = arith.mulf %78, %120 : vector<4xf32>
      %149 = arith.truncf %148 : vector<4xf32> to vector<4xf16>
      %150 = arith.mulf %81, %120 : vector<4xf32>
      %151 = arith.truncf %150 : vector<4xf32> to vector<4xf16>
      %152 = vector.shuffle %149, %151 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %153 = arith.addi %123, %c35 : index
      vector.store %152, %4[%153] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      memref.store %119, %6[%47] : memref<?xf32>
      %154 = arith.addi %positionsAt, %43 : index
      %155 = memref.load %step[%154] : memref<?xi32>
      %156 = arith.addi %155, %c37 : i32
      memref.store %156, %7[%47] : memref<?xi32>
      %157 = arith.addi %38, %c3 : index
      %158 = arith.minsi %157, %40 : index
      %159 = arith.divui %158, %groupSize : index
      %160 = arith.addi %24, %159 : index
      %161 = arith.remui %158, %groupSize : index
      %162 = arith.addi %44, %161 : index
      %163 = arith.addi %1, %c3 : index
      %164 = arith.muli %160, %heads : index
      %165 = arith.addi %164, %162 : index
      %166 = arith.muli %165, %c18 : index
      %167 = arith.addi %166, %52 : index
      %168 = vector.load %q[%167] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %169 = arith.addi %166, %55 : index
      %170 = vector.load %q[%169] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %171 = arith.addi %166, %58 : index
      %172 = vector.load %q[%171] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %173 = arith.addi %166, %61 : index
      %174 = vector.load %q[%173] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %175 = arith.addi %166, %64 : index
      %176 = vector.load %q[%175] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %177 = arith.addi %166, %67 : index
      %178 = vector.load %q[%177] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %179 = arith.addi %166, %70 : index
      %180 = vector.load %q[%179] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %181 = arith.addi %166, %73 : index
      %182 = vector.load %q[%181] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %183 = arith.addi %166, %76 : index
      %184 = vector.load %q[%183] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %185 = arith.addi %166, %79 : index
      %186 = vector.load %q[%185] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %187 = math.absf %168 : vector<4xf32>
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
      %204 = math.absf %186 : vector<4xf32>
      %205 = arith.maxnumf %203, %204 fastmath<nnan> : vector<4xf32>
      %206 = vector.extract %205[0] : f32 from vector<4xf32>
      %207 = vector.extract %205[1] : f32 from vector<4xf32>
      %208 = vector.extract %205[2] : f32 from vector<4xf32>
      %209 = vector.extract %205[3] : f32 from vector<4xf32>
      %210 = arith.maxnumf %206, %207 fastmath<nnan> : f32
      %211 = arith.maxnumf %210, %208 fastmath<nnan> : f32
      %212 = arith.maxnumf %211, %209 fastmath<nnan> : f32
      %213 = wave.swap_halves %212 : f32
      %214 = arith.maxnumf %212, %213 fastmath<nnan> : f32
      %215 = arith.bitcast %214 : f32 to i32
      %216 = arith.shrui %215, %c26 : i32
      %217 = arith.maxsi %216, %c27 : i32
      %218 = arith.minsi %217, %c28 : i32
      %219 = arith.subi %c29, %218 : i32
      %220 = arith.shli %219, %c26 : i32
      %221 = arith.bitcast %220 : i32 to f32
      %222 = arith.subi %218, %c30 : i32
      %223 = arith.shli %222, %c26 : i32
      %224 = arith.bitcast %223 : i32 to f32
      %225 = vector.broadcast %221 : f32 to vector<4xf32>
      %226 = arith.mulf %168, %225 : vector<4xf32>
      %227 = arith.truncf %226 : vector<4xf32> to vector<4xf16>
      %228 = arith.mulf %170, %225 : vector<4xf32>
      %229 = arith.truncf %228 : vector<4xf32> to vector<4xf16>
      %230 = vector.shuffle %227, %229 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %231 = arith.addi %123, %c38 : index
      vector.store %230, %4[%231] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %232 = arith.mulf %172, %225 : vector<4xf32>
      %233 = arith.truncf %232 : vector<4xf32> to vector<4xf16>
      %234 = arith.mulf %174, %225 : vector<4xf32>
      %235 = arith.truncf %234 : vector<4xf32> to vector<4xf16>
      %236 = vector.shuffle %233, %235 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %237 = arith.addi %123, %c39 : index
      vector.store %236, %4[%237] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %238 = arith.mulf %176, %225 : vector<4xf32>
      %239 = arith.truncf %238 : vector<4xf32> to vector<4xf16>
      %240 = arith.mulf %178, %225 : vector<4xf32>
      %241 = arith.truncf %240 : vector<4xf32> to vector<4xf16>
      %242 = vector.shuffle %239, %241 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %243 = arith.addi %123, %c40 : index
      vector.store %242, %4[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %244 = arith.mulf %180, %225 : vector<4xf32>
      %245 = arith.truncf %244 : vector<4xf32> to vector<4xf16>
      %246 = arith.mulf %182, %225 : vector<4xf32>
      %247 = arith.truncf %246 : vector<4xf32> to vector<4xf16>
      %248 = vector.shuffle %245, %247 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %249 = arith.addi %123, %c41 : index
      vector.store %248, %4[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %250 = arith.mulf %184, %225 : vector<4xf32>
      %251 = arith.truncf %250 : vector<4xf32> to vector<4xf16>
      %252 = arith.mulf %186, %225 : vector<4xf32>
      %253 = arith.truncf %252 : vector<4xf32> to vector<4xf16>
      %254 = vector.shuffle %251, %253 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %255 = arith.addi %123, %c42 : index
      vector.store %254, %4[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      memref.store %224, %6[%163] : memref<?xf32>
      %256 = arith.addi %positionsAt, %160 : index
      %257 = memref.load %step[%256] : memref<?xi32>
      %258 = arith.addi %257, %c37 : i32
      memref.store %258, %7[%163] : memref<?xi32>
      wave.barrier
      %259 = arith.minsi %15, %40 : index
      %260 = arith.divui %259, %groupSize : index
      %261 = arith.addi %24, %260 : index
      %262 = arith.remui %259, %groupSize : index
      %263 = arith.addi %44, %262 : index
      %264 = arith.addi %positionsAt, %261 : index
      %265 = memref.load %step[%264] : memref<?xi32>
      %266 = arith.addi %265, %c37 : i32
      %267 = arith.addi %15, %c43 : index
      %268 = arith.minsi %267, %40 : index
      %269 = arith.divui %268, %groupSize : index
      %270 = arith.addi %24, %269 : index
      %271 = arith.remui %268, %groupSize : index
      %272 = arith.addi %44, %271 : index
      %273 = arith.addi %positionsAt, %270 : index
      %274 = memref.load %step[%273] : memref<?xi32>
      %275 = arith.addi %274, %c37 : i32
      %276 = arith.subi %275, %c37 : i32
      %277 = arith.divui %276, %c44 : i32
      %278 = arith.cmpi sle, %275, %c47 : i32
      %279 = arith.cmpi sle, %275, %c46 : i32
      scf.for %280 = %c45 to %275 step %c46 : i32 {
        %281 = arith.addi %280, %c46 : i32
        %282 = arith.minsi %281, %275 : i32
        scf.for %283 = %280 to %282 step %c47 : i32 {
          %284 = arith.addi %283, %c47 : i32
          %285 = arith.minsi %284, %275 : i32
          scf.for %286 = %283 to %285 step %c48 : i32 {
            %287 = arith.addi %286, %c48 : i32
            %288 = arith.minsi %287, %285 : i32
            %289 = arith.subi %288, %286 : i32
            %290 = arith.addi %289, %c52 : i32
            %291 = arith.divui %290, %c53 : i32
            %292 = arith.divui %286, %c44 : i32
            %293 = arith.addi %292, %c45 : i32
            %294 = arith.minsi %293, %277 : i32
            %295 = arith.index_castui %294 : i32 to index
            %296 = arith.addi %32, %295 : index
            %297 = memref.load %step[%296] : memref<?xi32>
            %298 = arith.index_cast %297 : i32 to index
            %299 = arith.muli %298, %33 : index
            %300 = arith.addi %299, %34 : index
            %301 = arith.addi %292, %c37 : i32
            %302 = arith.minsi %301, %277 : i32
            %303 = arith.index_castui %302 : i32 to index
            %304 = arith.addi %32, %303 : index
            %305 = memref.load %step[%304] : memref<?xi32>
            %306 = arith.index_cast %305 : i32 to index
            %307 = arith.muli %306, %33 : index
            %308 = arith.addi %307, %34 : index
            %309 = arith.addi %300, %35 : index
            %310 = arith.addi %309, %c10 : index
            %311 = vector.load %kv[%310] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %312 = arith.addi %308, %35 : index
            %313 = arith.addi %312, %c10 : index
            %314 = vector.load %kv[%313] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %315 = arith.addi %309, %c24 : index
            %316 = vector.load %kv[%315] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %317 = arith.addi %312, %c24 : index
            %318 = vector.load %kv[%317] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %338:18 = scf.for %319 = %c45 to %291 step %c37 iter_args(%320 = %311, %321 = %314, %322 = %316, %323 = %318, %324 = %c49, %325 = %c50, %326 = %c51, %327 = %c51, %328 = %c51, %329 = %c51, %330 = %c51, %331 = %c49, %332 = %c50, %333 = %c51, %334 = %c51, %335 = %c51, %336 = %c51, %337 = %c51) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
              %339 = arith.muli %319, %c53 : i32
              %340 = arith.addi %286, %339 : i32
              %341 = arith.addi %340, %c53 : i32
              %342 = arith.divui %340, %c44 : i32
              %343 = arith.addi %342, %c45 : i32
              %344 = arith.minsi %343, %277 : i32
              %345 = arith.index_castui %344 : i32 to index
              %346 = arith.addi %32, %345 : index
              %347 = memref.load %step[%346] : memref<?xi32>
              %348 = arith.index_cast %347 : i32 to index
              %349 = arith.muli %348, %33 : index
              %350 = arith.addi %349, %34 : index
              %351 = arith.addi %342, %c37 : i32
              %352 = arith.minsi %351, %277 : i32
              %353 = arith.index_castui %352 : i32 to index
              %354 = arith.addi %32, %353 : index
              %355 = memref.load %step[%354] : memref<?xi32>
              %356 = arith.index_cast %355 : i32 to index
              %357 = arith.muli %356, %33 : index
              %358 = arith.addi %357, %34 : index
              %359 = arith.divui %341, %c44 : i32
              %360 = arith.addi %359, %c45 : i32
              %361 = arith.minsi %360, %277 : i32
              %362 = arith.index_castui %361 : i32 to index
              %363 = arith.addi %32, %362 : index
              %364 = memref.load %step[%363] : memref<?xi32>
              %365 = arith.index_cast %364 : i32 to index
              %366 = arith.muli %365, %33 : index
              %367 = arith.addi %366, %34 : index
              %368 = arith.addi %359, %c37 : i32
              %369 = arith.minsi %368, %277 : i32
              %370 = arith.index_castui %369 : i32 to index
              %371 = arith.addi %32, %370 : index
              %372 = memref.load %step[%371] : memref<?xi32>
              %373 = arith.index_cast %372 : i32 to index
              %374 = arith.muli %373, %33 : index
              %375 = arith.addi %374, %34 : index
              %376 = wave.opaque %c10 : index
              %377 = arith.addi %376, %121 : index
              %378 = arith.addi %350, %35 : index
              %379 = arith.addi %378, %c31 : index
              %380 = vector.load %kv[%379] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %381 = arith.addi %358, %35 : index
              %382 = arith.addi %381, %c31 : index
              %383 = vector.load %kv[%382] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %384 = vector.bitcast %320 : vector<4xi32> to vector<16xi8>
              %385 = wave.fp8_decode "e4m3" packed %384 : vector<16xi8> -> vector<16xf16>
              %386 = vector.bitcast %321 : vector<4xi32> to vector<16xi8>
              %387 = wave.fp8_decode "e4m3" packed %386 : vector<16xi8> -> vector<16xf16>
              %388 = arith.addi %377, %c10 : index
              %389 = vector.load %4[%388] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %390 = arith.addi %388, %c31 : index
              %391 = vector.load %4[%390] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %392 = vector.shuffle %389, %391 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %393 = wave.mma %385, %392, %c51 : vector<16xf16>, vector<8xf32>
              %394 = wave.mma %387, %392, %c51 : vector<16xf16>, vector<8xf32>
              wave.pin
              %395 = arith.addi %377, %c38 : index
              %396 = vector.load %4[%395] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %397 = arith.addi %395, %c31 : index
              %398 = vector.load %4[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %399 = vector.shuffle %396, %398 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %400 = wave.mma %385, %399, %c51 : vector<16xf16>, vector<8xf32>
              %401 = wave.mma %387, %399, %c51 : vector<16xf16>, vector<8xf32>
              %402 = arith.addi %378, %c54 : index
              %403 = vector.load %kv[%402] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %404 = arith.addi %381, %c54 : index
              %405 = vector.load %kv[%404] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %406 = vector.bitcast %322 : vector<4xi32> to vector<16xi8>
              %407 = wave.fp8_decode "e4m3" packed %406 : vector<16xi8> -> vector<16xf16>
              %408 = vector.bitcast %323 : vector<4xi32> to vector<16xi8>
              %409 = wave.fp8_decode "e4m3" packed %408 : vector<16xi8> -> vector<16xf16>
              %410 = arith.addi %377, %c32 : index
              %411 = vector.load %4[%410] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %412 = arith.addi %410, %c31 : index
              %413 = vector.load %4[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %414 = vector.shuffle %411, %413 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %415 = wave.mma %407, %414, %393 : vector<16xf16>, vector<8xf32>
              %416 = wave.mma %409, %414, %394 : vector<16xf16>, vector<8xf32>
              wave.pin
              %417 = arith.addi %377, %c39 : index
              %418 = vector.load %4[%417] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %419 = arith.addi %417, %c31 : index
              %420 = vector.load %4[%419] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %421 = vector.shuffle %418, %420 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %422 = wave.mma %407, %421, %400 : vector<16xf16>, vector<8xf32>
              %423 = wave.mma %409, %421, %401 : vector<16xf16>, vector<8xf32>
              %424 = arith.addi %378, %c32 : index
              %425 = vector.load %kv[%424] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %426 = arith.addi %381, %c32 : index
              %427 = vector.load %kv[%426] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %428 = vector.bitcast %380 : vector<4xi32> to vector<16xi8>
              %429 = wave.fp8_decode "e4m3" packed %428 : vector<16xi8> -> vector<16xf16>
              %430 = vector.bitcast %383 : vector<4xi32> to vector<16xi8>
              %431 = wave.fp8_decode "e4m3" packed %430 : vector<16xi8> -> vector<16xf16>
              %432 = arith.addi %377, %c33 : index
              %433 = vector.load %4[%432] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %434 = arith.addi %432, %c31 : index
              %435 = vector.load %4[%434] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %436 = vector.shuffle %433, %435 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %437 = wave.mma %429, %436, %415 : vector<16xf16>, vector<8xf32>
              %438 = wave.mma %431, %436, %416 : vector<16xf16>, vector<8xf32>
              wave.pin
              %439 = arith.addi %377, %c40 : index
              %440 = vector.load %4[%439] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %441 = arith.addi %439, %c31 : index
              %442 = vector.load %4[%441] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %443 = vector.shuffle %440, %442 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %444 = wave.mma %429, %443, %422 : vector<16xf16>, vector<8xf32>
              %445 = wave.mma %431, %443, %423 : vector<16xf16>, vector<8xf32>
              %446 = arith.addi %378, %c55 : index
              %447 = vector.load %kv[%446] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %448 = arith.addi %381, %c55 : index
              %449 = vector.load %kv[%448] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %450 = vector.bitcast %403 : vector<4xi32> to vector<16xi8>
              %451 = wave.fp8_decode "e4m3" packed %450 : vector<16xi8> -> vector<16xf16>
              %452 = vector.bitcast %405 : vector<4xi32> to vector<16xi8>
              %453 = wave.fp8_decode "e4m3" packed %452 : vector<16xi8> -> vector<16xf16>
              %454 = arith.addi %377, %c34 : index
              %455 = vector.load %4[%454] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %456 = arith.addi %454, %c31 : index
              %457 = vector.load %4[%456] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %458 = vector.shuffle %455, %457 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %459 = wave.mma %451, %458, %437 : vector<16xf16>, vector<8xf32>
              %460 = wave.mma %453, %458, %438 : vector<16xf16>, vector<8xf32>
              wave.pin
              %461 = arith.addi %377, %c41 : index
              %462 = vector.load %4[%461] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %463 = arith.addi %461, %c31 : index
              %464 = vector.load %4[%463] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %465 = vector.shuffle %462, %464 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %466 = wave.mma %451, %465, %444 : vector<16xf16>, vector<8xf32>
              %467 = wave.mma %453, %465, %445 : vector<16xf16>, vector<8xf32>
              %468 = arith.addi %378, %c7 : index
              %469 = vector.load %kv[%468] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %470 = arith.addi %381, %c7 : index
              %471 = vector.load %kv[%470] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %472 = vector.bitcast %425 : vector<4xi32> to vector<16xi8>
              %473 = wave.fp8_decode "e4m3" packed %472 : vector<16xi8> -> vector<16xf16>
              %474 = vector.bitcast %427 : vector<4xi32> to vector<16xi8>
              %475 = wave.fp8_decode "e4m3" packed %474 : vector<16xi8> -> vector<16xf16>
              %476 = arith.addi %377, %c35 : index
              %477 = vector.load %4[%476] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %478 = arith.addi %476, %c31 : index
              %479 = vector.load %4[%478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %480 = vector.shuffle %477, %479 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %481 = wave.mma %473, %480, %459 : vector<16xf16>, vector<8xf32>
              %482 = wave.mma %475, %480, %460 : vector<16xf16>, vector<8xf32>
              wave.pin
              %483 = arith.addi %377, %c42 : index
              %484 = vector.load %4[%483] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %485 = arith.addi %483, %c31 : index
              %486 = vector.load %4[%485] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %487 = vector.shuffle %484, %486 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %488 = wave.mma %473, %487, %466 : vector<16xf16>, vector<8xf32>
              %489 = wave.mma %475, %487, %467 : vector<16xf16>, vector<8xf32>
              %490 = arith.addi %378, %c56 : index
              %491 = vector.load %kv[%490] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %492 = arith.addi %381, %c56 : index
              %493 = vector.load %kv[%492] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %494 = wave.opaque %481 : vector<8xf32>
              %495 = wave.opaque %482 : vector<8xf32>
              %496 = wave.opaque %488 : vector<8xf32>
              %497 = wave.opaque %489 : vector<8xf32>
              %498 = wave.opaque %341 : i32
              %499 = arith.cmpi sgt, %498, %266 : i32
              %500:2 = scf.if %499 -> (vector<8xf32>, vector<8xf32>) {
                %501 = wave.opaque %c10 : index
                %502 = arith.addi %1, %501 : index
                %503 = memref.load %7[%502] : memref<?xi32>
                %504 = arith.index_cast %2 : index to i32
                %505 = arith.addi %340, %504 : i32
                %506 = arith.subi %503, %505 : i32
                %507 = arith.subi %506, %c45 : i32
                %508 = vector.broadcast %507 : i32 to vector<8xi32>
                %509 = arith.cmpi sgt, %508, %c58 : vector<8xi32>
                %510 = arith.select %509, %494, %c57 : vector<8xi1>, vector<8xf32>
                %511 = arith.subi %506, %c44 : i32
                %512 = vector.broadcast %511 : i32 to vector<8xi32>
                %513 = arith.cmpi sgt, %512, %c58 : vector<8xi32>
                %514 = arith.select %513, %495, %c57 : vector<8xi1>, vector<8xf32>
                scf.yield %510, %514 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %494, %495 : vector<8xf32>, vector<8xf32>
              }
              %515 = wave.opaque %c10 : index
              %516 = arith.addi %1, %515 : index
              %517 = memref.load %6[%516] : memref<?xf32>
              %518 = vector.extract %500#0[0] : f32 from vector<8xf32>
              %519 = vector.extract %500#0[1] : f32 from vector<8xf32>
              %520 = vector.extract %500#0[2] : f32 from vector<8xf32>
              %521 = vector.extract %500#0[3] : f32 from vector<8xf32>
              %522 = vector.extract %500#0[4] : f32 from vector<8xf32>
              %523 = vector.extract %500#0[5] : f32 from vector<8xf32>
              %524 = vector.extract %500#0[6] : f32 from vector<8xf32>
              %525 = vector.extract %500#0[7] : f32 from vector<8xf32>
              %526 = vector.extract %500#1[0] : f32 from vector<8xf32>
              %527 = vector.extract %500#1[1] : f32 from vector<8xf32>
              %528 = vector.extract %500#1[2] : f32 from vector<8xf32>
              %529 = vector.extract %500#1[3] : f32 from vector<8xf32>
              %530 = vector.extract %500#1[4] : f32 from vector<8xf32>
              %531 = vector.extract %500#1[5] : f32 from vector<8xf32>
              %532 = vector.extract %500#1[6] : f32 from vector<8xf32>
              %533 = vector.extract %500#1[7] : f32 from vector<8xf32>
              %534 = arith.maxnumf %518, %519 fastmath<nnan> : f32
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
              %545 = arith.maxnumf %544, %530 fastmath<nnan> : f32
              %546 = arith.maxnumf %545, %531 fastmath<nnan> : f32
              %547 = arith.maxnumf %546, %532 fastmath<nnan> : f32
              %548 = arith.maxnumf %547, %533 fastmath<nnan> : f32
              %549 = wave.swap_halves %548 : f32
              %550 = arith.maxnumf %548, %549 fastmath<nnan> : f32
              %551 = arith.mulf %550, %517 : f32
              %552 = arith.addf %324, %c59 : f32
              %553 = arith.cmpf ogt, %551, %552 : f32
              %554:7 = scf.if %553 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %555 = arith.subf %324, %551 : f32
                %556 = wave.exp2 %555 : f32
                %557 = vector.broadcast %556 : f32 to vector<8xf32>
                %558 = arith.mulf %325, %556 : f32
                %559 = arith.mulf %326, %557 : vector<8xf32>
                %560 = arith.mulf %327, %557 : vector<8xf32>
                %561 = arith.mulf %328, %557 : vector<8xf32>
                %562 = arith.mulf %329, %557 : vector<8xf32>
                %563 = arith.mulf %330, %557 : vector<8xf32>
                scf.yield %551, %558, %559, %560, %561, %562, %563 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %324, %325, %326, %327, %328, %329, %330 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %564 = vector.broadcast %517 : f32 to vector<8xf32>
              %565 = arith.subf %c60, %554#0 : f32
              %566 = vector.broadcast %565 : f32 to vector<8xf32>
              %567 = math.fma %500#0, %564, %566 : vector<8xf32>
              %568 = wave.exp2 %567 : vector<8xf32>
              %569 = math.fma %500#1, %564, %566 : vector<8xf32>
              %570 = wave.exp2 %569 : vector<8xf32>
              %571 = arith.truncf %568 : vector<8xf32> to vector<8xf16>
              %572 = vector.bitcast %571 : vector<8xf16> to vector<4xi32>
              %573 = wave.swap_halves %572 : vector<4xi32>
              %574 = arith.select %3, %573, %572 : vector<4xi32>
              %575 = arith.select %3, %572, %573 : vector<4xi32>
              %576 = vector.shuffle %574, %575 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %577 = vector.bitcast %576 : vector<8xi32> to vector<16xf16>
              %578 = arith.truncf %570 : vector<8xf32> to vector<8xf16>
              %579 = vector.bitcast %578 : vector<8xf16> to vector<4xi32>
              %580 = wave.swap_halves %579 : vector<4xi32>
              %581 = arith.select %3, %580, %579 : vector<4xi32>
              %582 = arith.select %3, %579, %580 : vector<4xi32>
              %583 = vector.shuffle %581, %582 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %584 = vector.bitcast %583 : vector<8xi32> to vector<16xf16>
              %585 = arith.addf %568, %570 : vector<8xf32>
              %586 = vector.extract %585[0] : f32 from vector<8xf32>
              %587 = vector.extract %585[1] : f32 from vector<8xf32>
              %588 = vector.extract %585[2] : f32 from vector<8xf32>
              %589 = vector.extract %585[3] : f32 from vector<8xf32>
              %590 = vector.extract %585[4] : f32 from vector<8xf32>
              %591 = vector.extract %585[5] : f32 from vector<8xf32>
              %592 = vector.extract %585[6] : f32 from vector<8xf32>
              %593 = vector.extract %585[7] : f32 from vector<8xf32>
              %594 = arith.addf %586, %590 : f32
              %595 = arith.addf %587, %591 : f32
              %596 = arith.addf %588, %592 : f32
              %597 = arith.addf %589, %593 : f32
              %598 = arith.addf %594, %596 : f32
              %599 = arith.addf %595, %597 : f32
              %600 = arith.addf %598, %599 : f32
              %601 = arith.addf %554#1, %600 : f32
              %602 = wave.opaque %601 : f32
              %603 = wave.opaque %341 : i32
              %604 = arith.cmpi sgt, %603, %266 : i32
              %605:2 = scf.if %604 -> (vector<8xf32>, vector<8xf32>) {
                %606 = wave.opaque %c3 : index
                %607 = arith.addi %1, %606 : index
                %608 = memref.load %7[%607] : memref<?xi32>
                %609 = arith.index_cast %2 : index to i32
                %610 = arith.addi %340, %609 : i32
                %611 = arith.subi %608, %610 : i32
                %612 = arith.subi %611, %c45 : i32
                %613 = vector.broadcast %612 : i32 to vector<8xi32>
                %614 = arith.cmpi sgt, %613, %c58 : vector<8xi32>
                %615 = arith.select %614, %496, %c57 : vector<8xi1>, vector<8xf32>
                %616 = arith.subi %611, %c44 : i32
                %617 = vector.broadcast %616 : i32 to vector<8xi32>
                %618 = arith.cmpi sgt, %617, %c58 : vector<8xi32>
                %619 = arith.select %618, %497, %c57 : vector<8xi1>, vector<8xf32>
                scf.yield %615, %619 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %496, %497 : vector<8xf32>, vector<8xf32>
              }
              %620 = wave.opaque %c3 : index
              %621 = arith.addi %1, %620 : index
              %622 = memref.load %6[%621] : memref<?xf32>
              %623 = vector.extract %605#0[0] : f32 from vector<8xf32>
              %624 = vector.extract %605#0[1] : f32 from vector<8xf32>
              %625 = vector.extract %605#0[2] : f32 from vector<8xf32>
              %626 = vector.extract %605#0[3] : f32 from vector<8xf32>
              %627 = vector.extract %605#0[4] : f32 from vector<8xf32>
              %628 = vector.extract %605#0[5] : f32 from vector<8xf32>
              %629 = vector.extract %605#0[6] : f32 from vector<8xf32>
              %630 = vector.extract %605#0[7] : f32 from vector<8xf32>
              %631 = vector.extract %605#1[0] : f32 from vector<8xf32>
              %632 = vector.extract %605#1[1] : f32 from vector<8xf32>
              %633 = vector.extract %605#1[2] : f32 from vector<8xf32>
              %634 = vector.extract %605#1[3] : f32 from vector<8xf32>
              %635 = vector.extract %605#1[4] : f32 from vector<8xf32>
              %636 = vector.extract %605#1[5] : f32 from vector<8xf32>
              %637 = vector.extract %605#1[6] : f32 from vector<8xf32>
              %638 = vector.extract %605#1[7] : f32 from vector<8xf32>
              %639 = arith.maxnumf %623, %624 fastmath<nnan> : f32
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
              %650 = arith.maxnumf %649, %635 fastmath<nnan> : f32
              %651 = arith.maxnumf %650, %636 fastmath<nnan> : f32
              %652 = arith.maxnumf %651, %637 fastmath<nnan> : f32
              %653 = arith.maxnumf %652, %638 fastmath<nnan> : f32
              %654 = wave.swap_halves %653 : f32
              %655 = arith.maxnumf %653, %654 fastmath<nnan> : f32
              %656 = arith.mulf %655, %622 : f32
              %657 = arith.addf %331, %c59 : f32
              %658 = arith.cmpf ogt, %656, %657 : f32
              %659:7 = scf.if %658 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %660 = arith.subf %331, %656 : f32
                %661 = wave.exp2 %660 : f32
                %662 = vector.broadcast %661 : f32 to vector<8xf32>
                %663 = arith.mulf %332, %661 : f32
                %664 = arith.mulf %333, %662 : vector<8xf32>
                %665 = arith.mulf %334, %662 : vector<8xf32>
                %666 = arith.mulf %335, %662 : vector<8xf32>
                %667 = arith.mulf %336, %662 : vector<8xf32>
                %668 = arith.mulf %337, %662 : vector<8xf32>
                scf.yield %656, %663, %664, %665, %666, %667, %668 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %331, %332, %333, %334, %335, %336, %337 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %669 = vector.broadcast %622 : f32 to vector<8xf32>
              %670 = arith.subf %c60, %659#0 : f32
              %671 = vector.broadcast %670 : f32 to vector<8xf32>
              %672 = math.fma %605#0, %669, %671 : vector<8xf32>
              %673 = wave.exp2 %672 : vector<8xf32>
              %674 = math.fma %605#1, %669, %671 : vector<8xf32>
              %675 = wave.exp2 %674 : vector<8xf32>
              %676 = arith.truncf %673 : vector<8xf32> to vector<8xf16>
              %677 = vector.bitcast %676 : vector<8xf16> to vector<4xi32>
              %678 = wave.swap_halves %677 : vector<4xi32>
              %679 = arith.select %3, %678, %677 : vector<4xi32>
              %680 = arith.select %3, %677, %678 : vector<4xi32>
              %681 = vector.shuffle %679, %680 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %682 = vector.bitcast %681 : vector<8xi32> to vector<16xf16>
              %683 = arith.truncf %675 : vector<8xf32> to vector<8xf16>
              %684 = vector.bitcast %683 : vector<8xf16> to vector<4xi32>
              %685 = wave.swap_halves %684 : vector<4xi32>
              %686 = arith.select %3, %685, %684 : vector<4xi32>
              %687 = arith.select %3, %684, %685 : vector<4xi32>
              %688 = vector.shuffle %686, %687 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %689 = vector.bitcast %688 : vector<8xi32> to vector<16xf16>
              %690 = arith.addf %673, %675 : vector<8xf32>
              %691 = vector.extract %690[0] : f32 from vector<8xf32>
              %692 = vector.extract %690[1] : f32 from vector<8xf32>
              %693 = vector.extract %690[2] : f32 from vector<8xf32>
              %694 = vector.extract %690[3] : f32 from vector<8xf32>
              %695 = vector.extract %690[4] : f32 from vector<8xf32>
              %696 = vector.extract %690[5] : f32 from vector<8xf32>
              %697 = vector.extract %690[6] : f32 from vector<8xf32>
              %698 = vector.extract %690[7] : f32 from vector<8xf32>
              %699 = arith.addf %691, %695 : f32
              %700 = arith.addf %692, %696 : f32
              %701 = arith.addf %693, %697 : f32
              %702 = arith.addf %694, %698 : f32
              %703 = arith.addf %699, %701 : f32
              %704 = arith.addf %700, %702 : f32
              %705 = arith.addf %703, %704 : f32
              %706 = arith.addf %659#1, %705 : f32
              %707 = wave.opaque %706 : f32
              %708 = wave.opaque %341 : i32
              %709 = arith.cmpi sgt, %708, %266 : i32
              %710:2 = scf.if %709 -> (vector<4xi32>, vector<4xi32>) {
                %711 = arith.subi %288, %340 : i32
                %712 = arith.subi %711, %c45 : i32
                %713 = arith.minsi %712, %c44 : i32
                %714 = arith.maxsi %713, %c45 : i32
                %715 = arith.cmpi sgt, %714, %c45 : i32
                %716 = arith.select %715, %c62, %c45 : i32
                %717 = arith.ori %c45, %716 : i32
                %718 = arith.cmpi sgt, %714, %c37 : i32
                %719 = arith.select %718, %c62, %c45 : i32
                %720 = arith.ori %c45, %719 : i32
                %721 = arith.cmpi sgt, %714, %c63 : i32
                %722 = arith.select %721, %c64, %c45 : i32
                %723 = arith.ori %717, %722 : i32
                %724 = arith.cmpi sgt, %714, %c65 : i32
                %725 = arith.select %724, %c64, %c45 : i32
                %726 = arith.ori %720, %725 : i32
                %727 = arith.cmpi sgt, %714, %c66 : i32
                %728 = arith.select %727, %c67, %c45 : i32
                %729 = arith.ori %723, %728 : i32
                %730 = arith.cmpi sgt, %714, %c68 : i32
                %731 = arith.select %730, %c67, %c45 : i32
                %732 = arith.ori %726, %731 : i32
                %733 = arith.cmpi sgt, %714, %c69 : i32
                %734 = arith.select %733, %c70, %c45 : i32
                %735 = arith.ori %729, %734 : i32
                %736 = arith.cmpi sgt, %714, %c71 : i32
                %737 = arith.select %736, %c70, %c45 : i32
                %738 = arith.ori %732, %737 : i32
                %739 = arith.cmpi sgt, %714, %c72 : i32
                %740 = arith.select %739, %c62, %c45 : i32
                %741 = arith.ori %c45, %740 : i32
                %742 = arith.cmpi sgt, %714, %c73 : i32
                %743 = arith.select %742, %c62, %c45 : i32
                %744 = arith.ori %c45, %743 : i32
                %745 = arith.cmpi sgt, %714, %c74 : i32
                %746 = arith.select %745, %c64, %c45 : i32
                %747 = arith.ori %741, %746 : i32
                %748 = arith.cmpi sgt, %714, %c75 : i32
                %749 = arith.select %748, %c64, %c45 : i32
                %750 = arith.ori %744, %749 : i32
                %751 = arith.cmpi sgt, %714, %c76 : i32
                %752 = arith.select %751, %c67, %c45 : i32
                %753 = arith.ori %747, %752 : i32
                %754 = arith.cmpi sgt, %714, %c77 : i32
                %755 = arith.select %754, %c67, %c45 : i32
                %756 = arith.ori %750, %755 : i32
                %757 = arith.cmpi sgt, %714, %c30 : i32
                %758 = arith.select %757, %c70, %c45 : i32
                %759 = arith.ori %753, %758 : i32
                %760 = arith.cmpi sgt, %714, %c78 : i32
                %761 = arith.select %760, %c70, %c45 : i32
                %762 = arith.ori %756, %761 : i32
                %763 = vector.from_elements %735, %759, %738, %762 : vector<4xi32>
                %764 = arith.subi %711, %c44 : i32
                %765 = arith.minsi %764, %c44 : i32
                %766 = arith.maxsi %765, %c45 : i32
                %767 = arith.cmpi sgt, %766, %c45 : i32
                %768 = arith.select %767, %c62, %c45 : i32
                %769 = arith.ori %c45, %768 : i32
                %770 = arith.cmpi sgt, %766, %c37 : i32
                %771 = arith.select %770, %c62, %c45 : i32
                %772 = arith.ori %c45, %771 : i32
                %773 = arith.cmpi sgt, %766, %c63 : i32
                %774 = arith.select %773, %c64, %c45 : i32
                %775 = arith.ori %769, %774 : i32
                %776 = arith.cmpi sgt, %766, %c65 : i32
                %777 = arith.select %776, %c64, %c45 : i32
                %778 = arith.ori %772, %777 : i32
                %779 = arith.cmpi sgt, %766, %c66 : i32
                %780 = arith.select %779, %c67, %c45 : i32
                %781 = arith.ori %775, %780 : i32
                %782 = arith.cmpi sgt, %766, %c68 : i32
                %783 = arith.select %782, %c67, %c45 : i32
                %784 = arith.ori %778, %783 : i32
                %785 = arith.cmpi sgt, %766, %c69 : i32
                %786 = arith.select %785, %c70, %c45 : i32
                %787 = arith.ori %781, %786 : i32
                %788 = arith.cmpi sgt, %766, %c71 : i32
                %789 = arith.select %788, %c70, %c45 : i32
                %790 = arith.ori %784, %789 : i32
                %791 = arith.cmpi sgt, %766, %c72 : i32
                %792 = arith.select %791, %c62, %c45 : i32
                %793 = arith.ori %c45, %792 : i32
                %794 = arith.cmpi sgt, %766, %c73 : i32
                %795 = arith.select %794, %c62, %c45 : i32
                %796 = arith.ori %c45, %795 : i32
                %797 = arith.cmpi sgt, %766, %c74 : i32
                %798 = arith.select %797, %c64, %c45 : i32
                %799 = arith.ori %793, %798 : i32
                %800 = arith.cmpi sgt, %766, %c75 : i32
                %801 = arith.select %800, %c64, %c45 : i32
                %802 = arith.ori %796, %801 : i32
                %803 = arith.cmpi sgt, %766, %c76 : i32
                %804 = arith.select %803, %c67, %c45 : i32
                %805 = arith.ori %799, %804 : i32
                %806 = arith.cmpi sgt, %766, %c77 : i32
                %807 = arith.select %806, %c67, %c45 : i32
                %808 = arith.ori %802, %807 : i32
                %809 = arith.cmpi sgt, %766, %c30 : i32
                %810 = arith.select %809, %c70, %c45 : i32
                %811 = arith.ori %805, %810 : i32
                %812 = arith.cmpi sgt, %766, %c78 : i32
                %813 = arith.select %812, %c70, %c45 : i32
                %814 = arith.ori %808, %813 : i32
                %815 = vector.from_elements %787, %811, %790, %814 : vector<4xi32>
                scf.yield %763, %815 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %c61, %c61 : vector<4xi32>, vector<4xi32>
              }
              %816 = wave.opaque %341 : i32
              %817 = arith.cmpi sgt, %816, %266 : i32
              %818:2 = scf.if %817 -> (vector<4xi32>, vector<4xi32>) {
                %819 = arith.andi %447, %710#0 : vector<4xi32>
                %820 = arith.andi %449, %710#1 : vector<4xi32>
                scf.yield %819, %820 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %447, %449 : vector<4xi32>, vector<4xi32>
              }
              %821 = vector.bitcast %818#0 : vector<4xi32> to vector<16xi8>
              %822 = wave.fp8_decode "e4m3" packed %821 : vector<16xi8> -> vector<16xf16>
              %823 = wave.mma %822, %577, %554#2 : vector<16xf16>, vector<8xf32>
              %824 = wave.mma %822, %682, %659#2 : vector<16xf16>, vector<8xf32>
              %825 = vector.bitcast %818#1 : vector<4xi32> to vector<16xi8>
              %826 = wave.fp8_decode "e4m3" packed %825 : vector<16xi8> -> vector<16xf16>
              %827 = wave.mma %826, %584, %823 : vector<16xf16>, vector<8xf32>
              %828 = wave.mma %826, %689, %824 : vector<16xf16>, vector<8xf32>
              %829 = wave.opaque %827 : vector<8xf32>
              %830 = wave.opaque %828 : vector<8xf32>
              %831 = arith.addi %378, %c33 : index
              %832 = vector.load %kv[%831] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %833 = arith.addi %381, %c33 : index
              %834 = vector.load %kv[%833] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %835 = wave.opaque %341 : i32
              %836 = arith.cmpi sgt, %835, %266 : i32
              %837:2 = scf.if %836 -> (vector<4xi32>, vector<4xi32>) {
                %838 = arith.andi %469, %710#0 : vector<4xi32>
                %839 = arith.andi %471, %710#1 : vector<4xi32>
                scf.yield %838, %839 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %469, %471 : vector<4xi32>, vector<4xi32>
              }
              %840 = vector.bitcast %837#0 : vector<4xi32> to vector<16xi8>
              %841 = wave.fp8_decode "e4m3" packed %840 : vector<16xi8> -> vector<16xf16>
              %842 = wave.mma %841, %577, %554#3 : vector<16xf16>, vector<8xf32>
              %843 = wave.mma %841, %682, %659#3 : vector<16xf16>, vector<8xf32>
              %844 = vector.bitcast %837#1 : vector<4xi32> to vector<16xi8>
              %845 = wave.fp8_decode "e4m3" packed %844 : vector<16xi8> -> vector<16xf16>
              %846 = wave.mma %845, %584, %842 : vector<16xf16>, vector<8xf32>
              %847 = wave.mma %845, %689, %843 : vector<16xf16>, vector<8xf32>
              %848 = wave.opaque %846 : vector<8xf32>
              %849 = wave.opaque %847 : vector<8xf32>
              %850 = arith.addi %378, %c79 : index
              %851 = vector.load %kv[%850] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %852 = arith.addi %381, %c79 : index
              %853 = vector.load %kv[%852] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %854 = wave.opaque %341 : i32
              %855 = arith.cmpi sgt, %854, %266 : i32
              %856:2 = scf.if %855 -> (vector<4xi32>, vector<4xi32>) {
                %857 = arith.andi %491, %710#0 : vector<4xi32>
                %858 = arith.andi %493, %710#1 : vector<4xi32>
                scf.yield %857, %858 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %491, %493 : vector<4xi32>, vector<4xi32>
              }
              %859 = vector.bitcast %856#0 : vector<4xi32> to vector<16xi8>
              %860 = wave.fp8_decode "e4m3" packed %859 : vector<16xi8> -> vector<16xf16>
              %861 = wave.mma %860, %577, %554#4 : vector<16xf16>, vector<8xf32>
              %862 = wave.mma %860, %682, %659#4 : vector<16xf16>, vector<8xf32>
              %863 = vector.bitcast %856#1 : vector<4xi32> to vector<16xi8>
              %864 = wave.fp8_decode "e4m3" packed %863 : vector<16xi8> -> vector<16xf16>
              %865 = wave.mma %864, %584, %861 : vector<16xf16>, vector<8xf32>
              %866 = wave.mma %864, %689, %862 : vector<16xf16>, vector<8xf32>
              %867 = wave.opaque %865 : vector<8xf32>
              %868 = wave.opaque %866 : vector<8xf32>
              wave.pin
              %869 = wave.opaque %341 : i32
              %870 = arith.cmpi sgt, %869, %266 : i32
              %871:2 = scf.if %870 -> (vector<4xi32>, vector<4xi32>) {
                %872 = arith.andi %832, %710#0 : vector<4xi32>
                %873 = arith.andi %834, %710#1 : vector<4xi32>
                scf.yield %872, %873 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %832, %834 : vector<4xi32>, vector<4xi32>
              }
              %874 = vector.bitcast %871#0 : vector<4xi32> to vector<16xi8>
              %875 = wave.fp8_decode "e4m3" packed %874 : vector<16xi8> -> vector<16xf16>
              %876 = wave.mma %875, %577, %554#5 : vector<16xf16>, vector<8xf32>
              %877 = wave.mma %875, %682, %659#5 : vector<16xf16>, vector<8xf32>
              %878 = vector.bitcast %871#1 : vector<4xi32> to vector<16xi8>
              %879 = wave.fp8_decode "e4m3" packed %878 : vector<16xi8> -> vector<16xf16>
              %880 = wave.mma %879, %584, %876 : vector<16xf16>, vector<8xf32>
              %881 = wave.mma %879, %689, %877 : vector<16xf16>, vector<8xf32>
              %882 = wave.opaque %880 : vector<8xf32>
              %883 = wave.opaque %881 : vector<8xf32>
              wave.pin
              %884 = wave.opaque %341 : i32
              %885 = arith.cmpi slt, %884, %288 : i32
              %886:2 = scf.if %885 -> (vector<4xi32>, vector<4xi32>) {
                %887 = arith.addi %367, %35 : index
                %888 = arith.addi %887, %c10 : index
                %889 = vector.load %kv[%888] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %890 = arith.addi %375, %35 : index
                %891 = arith.addi %890, %c10 : index
                %892 = vector.load %kv[%891] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %889, %892 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %871#0, %871#1 : vector<4xi32>, vector<4xi32>
              }
              wave.pin
              %893 = wave.opaque %341 : i32
              %894 = arith.cmpi sgt, %893, %266 : i32
              %895:2 = scf.if %894 -> (vector<4xi32>, vector<4xi32>) {
                %896 = arith.andi %851, %710#0 : vector<4xi32>
                %897 = arith.andi %853, %710#1 : vector<4xi32>
                scf.yield %896, %897 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %851, %853 : vector<4xi32>, vector<4xi32>
              }
              %898 = vector.bitcast %895#0 : vector<4xi32> to vector<16xi8>
              %899 = wave.fp8_decode "e4m3" packed %898 : vector<16xi8> -> vector<16xf16>
              %900 = wave.mma %899, %577, %554#6 : vector<16xf16>, vector<8xf32>
              %901 = wave.mma %899, %682, %659#6 : vector<16xf16>, vector<8xf32>
              %902 = vector.bitcast %895#1 : vector<4xi32> to vector<16xi8>
              %903 = wave.fp8_decode "e4m3" packed %902 : vector<16xi8> -> vector<16xf16>
              %904 = wave.mma %903, %584, %900 : vector<16xf16>, vector<8xf32>
              %905 = wave.mma %903, %689, %901 : vector<16xf16>, vector<8xf32>
              %906 = wave.opaque %904 : vector<8xf32>
              %907 = wave.opaque %905 : vector<8xf32>
              wave.pin
              %908 = wave.opaque %341 : i32
              %909 = arith.cmpi slt, %908, %288 : i32
              %910:2 = scf.if %909 -> (vector<4xi32>, vector<4xi32>) {
                %911 = arith.addi %367, %35 : index
                %912 = arith.addi %911, %c24 : index
                %913 = vector.load %kv[%912] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %914 = arith.addi %375, %35 : index
                %915 = arith.addi %914, %c24 : index
                %916 = vector.load %kv[%915] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %913, %916 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %895#0, %895#1 : vector<4xi32>, vector<4xi32>
              }
              scf.yield %886#0, %886#1, %910#0, %910#1, %554#0, %602, %829, %848, %867, %882, %906, %659#0, %707, %830, %849, %868, %883, %907 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %917 = wave.opaque %c10 : index
            %918 = arith.addi %0, %917 : index
            %919 = arith.cmpi eq, %286, %283 : i32
            %920 = wave.swap_halves %338#5 : f32
            %921 = arith.addf %338#5, %920 : f32
            %922 = arith.addi %918, %c10 : index
            %923:2 = scf.if %919 -> (f32, f32) {
              scf.yield %c49, %c50 : f32, f32
            } else {
              %924 = arith.addi %922, %c10 : index
              %925 = memref.load %8[%924] : memref<?xf32>
              %926 = arith.addi %922, %c6 : index
              %927 = memref.load %8[%926] : memref<?xf32>
              scf.yield %925, %927 : f32, f32
            }
            %928 = arith.maxnumf %923#0, %338#4 fastmath<nnan> : f32
            %929 = arith.subf %923#0, %928 : f32
            %930 = wave.exp2 %929 : f32
            %931 = arith.subf %338#4, %928 : f32
            %932 = wave.exp2 %931 : f32
            %933 = arith.mulf %923#1, %930 : f32
            %934 = math.fma %921, %932, %933 : f32
            memref.store %928, %8[%922] : memref<?xf32>
            %935 = arith.addi %922, %c6 : index
            memref.store %934, %8[%935] : memref<?xf32>
            %936 = vector.broadcast %930 : f32 to vector<8xf32>
            %937 = vector.broadcast %932 : f32 to vector<8xf32>
            scf.if %919 {
              %938 = arith.muli %918, %c13 : index
              %939 = arith.addi %c10, %938 : index
              %940 = arith.addi %939, %c10 : index
              %941 = arith.addi %940, %c10 : index
              %942 = vector.shuffle %338#6, %338#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %942, %5[%941] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %943 = vector.shuffle %338#6, %338#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %944 = arith.addi %941, %c31 : index
              vector.store %943, %5[%944] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %945 = arith.addi %940, %c32 : index
              %946 = vector.shuffle %338#7, %338#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %946, %5[%945] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %947 = vector.shuffle %338#7, %338#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %948 = arith.addi %945, %c31 : index
              vector.store %947, %5[%948] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %949 = arith.addi %940, %c33 : index
              %950 = vector.shuffle %338#8, %338#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %950, %5[%949] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %951 = vector.shuffle %338#8, %338#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %952 = arith.addi %949, %c31 : index
              vector.store %951, %5[%952] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %953 = arith.addi %940, %c34 : index
              %954 = vector.shuffle %338#9, %338#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %954, %5[%953] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %955 = vector.shuffle %338#9, %338#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %956 = arith.addi %953, %c31 : index
              vector.store %955, %5[%956] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %957 = arith.addi %940, %c35 : index
              %958 = vector.shuffle %338#10, %338#10 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %958, %5[%957] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %959 = vector.shuffle %338#10, %338#10 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %960 = arith.addi %957, %c31 : index
              vector.store %959, %5[%960] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %961 = arith.muli %918, %c13 : index
              %962 = arith.addi %c10, %961 : index
              %963 = arith.addi %962, %c10 : index
              %964 = arith.addi %963, %c10 : index
              %965 = vector.load %5[%964] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %966 = arith.addi %964, %c31 : index
              %967 = vector.load %5[%966] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %968 = vector.shuffle %965, %967 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %969 = arith.mulf %968, %936 : vector<8xf32>
              %970 = math.fma %338#6, %937, %969 : vector<8xf32>
              %971 = vector.shuffle %970, %970 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %971, %5[%964] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %972 = vector.shuffle %970, %970 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %972, %5[%966] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %973 = arith.addi %963, %c32 : index
              %974 = vector.load %5[%973] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %975 = arith.addi %973, %c31 : index
              %976 = vector.load %5[%975] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %977 = vector.shuffle %974, %976 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %978 = arith.mulf %977, %936 : vector<8xf32>
              %979 = math.fma %338#7, %937, %978 : vector<8xf32>
              %980 = vector.shuffle %979, %979 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %980, %5[%973] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %981 = vector.shuffle %979, %979 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %981, %5[%975] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %982 = arith.addi %963, %c33 : index
              %983 = vector.load %5[%982] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %984 = arith.addi %982, %c31 : index
              %985 = vector.load %5[%984] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %986 = vector.shuffle %983, %985 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %987 = arith.mulf %986, %936 : vector<8xf32>
              %988 = math.fma %338#8, %937, %987 : vector<8xf32>
              %989 = vector.shuffle %988, %988 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %989, %5[%982] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %990 = vector.shuffle %988, %988 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %990, %5[%984] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %991 = arith.addi %963, %c34 : index
              %992 = vector.load %5[%991] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %993 = arith.addi %991, %c31 : index
              %994 = vector.load %5[%993] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %995 = vector.shuffle %992, %994 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %996 = arith.mulf %995, %936 : vector<8xf32>
              %997 = math.fma %338#9, %937, %996 : vector<8xf32>
              %998 = vector.shuffle %997, %997 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %998, %5[%991] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %999 = vector.shuffle %997, %997 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %999, %5[%993] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1000 = arith.addi %963, %c35 : index
              %1001 = vector.load %5[%1000] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1002 = arith.addi %1000, %c31 : index
              %1003 = vector.load %5[%1002] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1004 = vector.shuffle %1001, %1003 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1005 = arith.mulf %1004, %936 : vector<8xf32>
              %1006 = math.fma %338#10, %937, %1005 : vector<8xf32>
              %1007 = vector.shuffle %1006, %1006 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1007, %5[%1000] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1008 = vector.shuffle %1006, %1006 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1008, %5[%1002] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
            %1009 = wave.swap_halves %338#12 : f32
            %1010 = arith.addf %338#12, %1009 : f32
            %1011 = arith.addi %918, %c24 : index
            %1012:2 = scf.if %919 -> (f32, f32) {
              scf.yield %c49, %c50 : f32, f32
            } else {
              %1013 = arith.addi %1011, %c10 : index
              %1014 = memref.load %8[%1013] : memref<?xf32>
              %1015 = arith.addi %1011, %c6 : index
              %1016 = memref.load %8[%1015] : memref<?xf32>
              scf.yield %1014, %1016 : f32, f32
            }
            %1017 = arith.maxnumf %1012#0, %338#11 fastmath<nnan> : f32
            %1018 = arith.subf %1012#0, %1017 : f32
            %1019 = wave.exp2 %1018 : f32
            %1020 = arith.subf %338#11, %1017 : f32
            %1021 = wave.exp2 %1020 : f32
            %1022 = arith.mulf %1012#1, %1019 : f32
            %1023 = math.fma %1010, %1021, %1022 : f32
            memref.store %1017, %8[%1011] : memref<?xf32>
            %1024 = arith.addi %1011, %c6 : index
            memref.store %1023, %8[%1024] : memref<?xf32>
            %1025 = vector.broadcast %1019 : f32 to vector<8xf32>
            %1026 = vector.broadcast %1021 : f32 to vector<8xf32>
            scf.if %919 {
              %1027 = arith.muli %918, %c13 : index
              %1028 = arith.addi %c10, %1027 : index
              %1029 = arith.addi %1028, %c38 : index
              %1030 = arith.addi %1029, %c10 : index
              %1031 = vector.shuffle %338#13, %338#13 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1031, %5[%1030] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1032 = vector.shuffle %338#13, %338#13 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1033 = arith.addi %1030, %c31 : index
              vector.store %1032, %5[%1033] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1034 = arith.addi %1029, %c32 : index
              %1035 = vector.shuffle %338#14, %338#14 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1035, %5[%1034] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1036 = vector.shuffle %338#14, %338#14 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1037 = arith.addi %1034, %c31 : index
              vector.store %1036, %5[%1037] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1038 = arith.addi %1029, %c33 : index
              %1039 = vector.shuffle %338#15, %338#15 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1039, %5[%1038] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1040 = vector.shuffle %338#15, %338#15 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1041 = arith.addi %1038, %c31 : index
              vector.store %1040, %5[%1041] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1042 = arith.addi %1029, %c34 : index
              %1043 = vector.shuffle %338#16, %338#16 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1043, %5[%1042] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1044 = vector.shuffle %338#16, %338#16 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1045 = arith.addi %1042, %c31 : index
              vector.store %1044, %5[%1045] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1046 = arith.addi %1029, %c35 : index
              %1047 = vector.shuffle %338#17, %338#17 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1047, %5[%1046] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1048 = vector.shuffle %338#17, %338#17 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1049 = arith.addi %1046, %c31 : index
              vector.store %1048, %5[%1049] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1050 = arith.muli %918, %c13 : index
              %1051 = arith.addi %c10, %1050 : index
              %1052 = arith.addi %1051, %c38 : index
              %1053 = arith.addi %1052, %c10 : index
              %1054 = vector.load %5[%1053] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1055 = arith.addi %1053, %c31 : index
              %1056 = vector.load %5[%1055] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1057 = vector.shuffle %1054, %1056 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1058 = arith.mulf %1057, %1025 : vector<8xf32>
              %1059 = math.fma %338#13, %1026, %1058 : vector<8xf32>
              %1060 = vector.shuffle %1059, %1059 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1060, %5[%1053] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1061 = vector.shuffle %1059, %1059 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1061, %5[%1055] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1062 = arith.addi %1052, %c32 : index
              %1063 = vector.load %5[%1062] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1064 = arith.addi %1062, %c31 : index
              %1065 = vector.load %5[%1064] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1066 = vector.shuffle %1063, %1065 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1067 = arith.mulf %1066, %1025 : vector<8xf32>
              %1068 = math.fma %338#14, %1026, %1067 : vector<8xf32>
              %1069 = vector.shuffle %1068, %1068 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1069, %5[%1062] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1070 = vector.shuffle %1068, %1068 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1070, %5[%1064] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1071 = arith.addi %1052, %c33 : index
              %1072 = vector.load %5[%1071] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1073 = arith.addi %1071, %c31 : index
              %1074 = vector.load %5[%1073] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1075 = vector.shuffle %1072, %1074 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1076 = arith.mulf %1075, %1025 : vector<8xf32>
              %1077 = math.fma %338#15, %1026, %1076 : vector<8xf32>
              %1078 = vector.shuffle %1077, %1077 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1078, %5[%1071] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1079 = vector.shuffle %1077, %1077 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1079, %5[%1073] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1080 = arith.addi %1052, %c34 : index
              %1081 = vector.load %5[%1080] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1082 = arith.addi %1080, %c31 : index
              %1083 = vector.load %5[%1082] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1084 = vector.shuffle %1081, %1083 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1085 = arith.mulf %1084, %1025 : vector<8xf32>
              %1086 = math.fma %338#16, %1026, %1085 : vector<8xf32>
              %1087 = vector.shuffle %1086, %1086 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1087, %5[%1080] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1088 = vector.shuffle %1086, %1086 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1088, %5[%1082] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1089 = arith.addi %1052, %c35 : index
              %1090 = vector.load %5[%1089] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1091 = arith.addi %1089, %c31 : index
              %1092 = vector.load %5[%1091] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1093 = vector.shuffle %1090, %1092 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1094 = arith.mulf %1093, %1025 : vector<8xf32>
              %1095 = math.fma %338#17, %1026, %1094 : vector<8xf32>
              %1096 = vector.shuffle %1095, %1095 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1096, %5[%1089] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1097 = vector.shuffle %1095, %1095 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1097, %5[%1091] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1098 = arith.cmpi sgt, %275, %c47 : i32
          scf.if %1098 {
            %1099 = arith.cmpi eq, %283, %280 : i32
            %1100 = wave.opaque %c10 : index
            %1101 = arith.addi %0, %1100 : index
            %1102 = arith.addi %1101, %c10 : index
            %1103 = arith.addi %1102, %c10 : index
            %1104 = memref.load %8[%1103] : memref<?xf32>
            %1105 = arith.addi %1102, %c6 : index
            %1106 = memref.load %8[%1105] : memref<?xf32>
            %1107 = arith.addi %1101, %c31 : index
            %1108:2 = scf.if %1099 -> (f32, f32) {
              scf.yield %c49, %c50 : f32, f32
            } else {
              %1109 = arith.addi %1107, %c10 : index
              %1110 = memref.load %8[%1109] : memref<?xf32>
              %1111 = arith.addi %1107, %c6 : index
              %1112 = memref.load %8[%1111] : memref<?xf32>
              scf.yield %1110, %1112 : f32, f32
            }
            %1113 = arith.maxnumf %1108#0, %1104 fastmath<nnan> : f32
            %1114 = arith.subf %1108#0, %1113 : f32
            %1115 = wave.exp2 %1114 : f32
            %1116 = arith.subf %1104, %1113 : f32
            %1117 = wave.exp2 %1116 : f32
            %1118 = arith.mulf %1108#1, %1115 : f32
            %1119 = math.fma %1106, %1117, %1118 : f32
            memref.store %1113, %8[%1107] : memref<?xf32>
            %1120 = arith.addi %1107, %c6 : index
            memref.store %1119, %8[%1120] : memref<?xf32>
            %1121 = vector.broadcast %1115 : f32 to vector<8xf32>
            %1122 = vector.broadcast %1117 : f32 to vector<8xf32>
            scf.for %1123 = %c10 to %c80 step %c4 {
              %1124 = arith.muli %1101, %c13 : index
              %1125 = arith.addi %c10, %1124 : index
              %1126 = arith.addi %1125, %c10 : index
              %1127 = arith.muli %1123, %c32 : index
              %1128 = arith.addi %1126, %1127 : index
              %1129 = vector.load %5[%1128] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1130 = arith.addi %1128, %c31 : index
              %1131 = vector.load %5[%1130] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1132 = vector.shuffle %1129, %1131 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1099 {
                %1133 = arith.addi %16, %1124 : index
                %1134 = arith.addi %1133, %c10 : index
                %1135 = arith.addi %1134, %1127 : index
                %1136 = vector.shuffle %1132, %1132 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1136, %partial[%1135] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1137 = vector.shuffle %1132, %1132 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1138 = arith.addi %1135, %c31 : index
                vector.store %1137, %partial[%1138] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1139 = arith.addi %16, %1124 : index
                %1140 = arith.addi %1139, %c10 : index
                %1141 = arith.addi %1140, %1127 : index
                %1142 = vector.load %partial[%1141] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1143 = arith.addi %1141, %c31 : index
                %1144 = vector.load %partial[%1143] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1145 = vector.shuffle %1142, %1144 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1146 = arith.mulf %1145, %1121 : vector<8xf32>
                %1147 = math.fma %1132, %1122, %1146 : vector<8xf32>
                %1148 = vector.shuffle %1147, %1147 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1148, %partial[%1141] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1149 = vector.shuffle %1147, %1147 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1149, %partial[%1143] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
            %1150 = arith.addi %1101, %c24 : index
            %1151 = arith.addi %1150, %c10 : index
            %1152 = memref.load %8[%1151] : memref<?xf32>
            %1153 = arith.addi %1150, %c6 : index
            %1154 = memref.load %8[%1153] : memref<?xf32>
            %1155 = arith.addi %1101, %c54 : index
            %1156:2 = scf.if %1099 -> (f32, f32) {
              scf.yield %c49, %c50 : f32, f32
            } else {
              %1157 = arith.addi %1155, %c10 : index
              %1158 = memref.load %8[%1157] : memref<?xf32>
              %1159 = arith.addi %1155, %c6 : index
              %1160 = memref.load %8[%1159] : memref<?xf32>
              scf.yield %1158, %1160 : f32, f32
            }
            %1161 = arith.maxnumf %1156#0, %1152 fastmath<nnan> : f32
            %1162 = arith.subf %1156#0, %1161 : f32
            %1163 = wave.exp2 %1162 : f32
            %1164 = arith.subf %1152, %1161 : f32
            %1165 = wave.exp2 %1164 : f32
            %1166 = arith.mulf %1156#1, %1163 : f32
            %1167 = math.fma %1154, %1165, %1166 : f32
            memref.store %1161, %8[%1155] : memref<?xf32>
            %1168 = arith.addi %1155, %c6 : index
            memref.store %1167, %8[%1168] : memref<?xf32>
            %1169 = vector.broadcast %1163 : f32 to vector<8xf32>
            %1170 = vector.broadcast %1165 : f32 to vector<8xf32>
            scf.for %1171 = %c10 to %c80 step %c4 {
              %1172 = arith.muli %1101, %c13 : index
              %1173 = arith.addi %c10, %1172 : index
              %1174 = arith.addi %1173, %c38 : index
              %1175 = arith.muli %1171, %c32 : index
              %1176 = arith.addi %1174, %1175 : index
              %1177 = vector.load %5[%1176] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1178 = arith.addi %1176, %c31 : index
              %1179 = vector.load %5[%1178] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1180 = vector.shuffle %1177, %1179 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1099 {
                %1181 = arith.addi %16, %1172 : index
                %1182 = arith.addi %1181, %c38 : index
                %1183 = arith.addi %1182, %1175 : index
                %1184 = vector.shuffle %1180, %1180 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1184, %partial[%1183] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1185 = vector.shuffle %1180, %1180 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1186 = arith.addi %1183, %c31 : index
                vector.store %1185, %partial[%1186] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1187 = arith.addi %16, %1172 : index
                %1188 = arith.addi %1187, %c38 : index
                %1189 = arith.addi %1188, %1175 : index
                %1190 = vector.load %partial[%1189] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1191 = arith.addi %1189, %c31 : index
                %1192 = vector.load %partial[%1191] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1193 = vector.shuffle %1190, %1192 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1194 = arith.mulf %1193, %1169 : vector<8xf32>
                %1195 = math.fma %1180, %1170, %1194 : vector<8xf32>
                %1196 = vector.shuffle %1195, %1195 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1196, %partial[%1189] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1197 = vector.shuffle %1195, %1195 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1197, %partial[%1191] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %1198 = arith.cmpi sgt, %275, %c46 : i32
        scf.if %1198 {
          %1199 = arith.cmpi eq, %280, %c45 : i32
          %1200 = wave.opaque %c10 : index
          %1201 = arith.addi %0, %1200 : index
          %1202 = arith.addi %1201, %c31 : index
          %1203 = arith.addi %1202, %c10 : index
          %1204 = memref.load %8[%1203] : memref<?xf32>
          %1205 = arith.addi %1202, %c6 : index
          %1206 = memref.load %8[%1205] : memref<?xf32>
          %1207 = arith.addi %1201, %c32 : index
          %1208:2 = scf.if %1199 -> (f32, f32) {
            scf.yield %c49, %c50 : f32, f32
          } else {
            %1209 = arith.addi %1207, %c10 : index
            %1210 = memref.load %8[%1209] : memref<?xf32>
            %1211 = arith.addi %1207, %c6 : index
            %1212 = memref.load %8[%1211] : memref<?xf32>
            scf.yield %1210, %1212 : f32, f32
          }
          %1213 = arith.maxnumf %1208#0, %1204 fastmath<nnan> : f32
          %1214 = arith.subf %1208#0, %1213 : f32
          %1215 = wave.exp2 %1214 : f32
          %1216 = arith.subf %1204, %1213 : f32
          %1217 = wave.exp2 %1216 : f32
          %1218 = arith.mulf %1208#1, %1215 : f32
          %1219 = math.fma %1206, %1217, %1218 : f32
          memref.store %1213, %8[%1207] : memref<?xf32>
          %1220 = arith.addi %1207, %c6 : index
          memref.store %1219, %8[%1220] : memref<?xf32>
          %1221 = vector.broadcast %1215 : f32 to vector<8xf32>
          %1222 = vector.broadcast %1217 : f32 to vector<8xf32>
          scf.for %1223 = %c10 to %c80 step %c4 {
            %1224 = arith.muli %1201, %c13 : index
            %1225 = arith.addi %16, %1224 : index
            %1226 = arith.addi %1225, %c10 : index
            %1227 = arith.muli %1223, %c32 : index
            %1228 = arith.addi %1226, %1227 : index
            %1229 = vector.load %partial[%1228] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1230 = arith.addi %1228, %c31 : index
            %1231 = vector.load %partial[%1230] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1232 = vector.shuffle %1229, %1231 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1199 {
              %1233 = arith.addi %17, %1224 : index
              %1234 = arith.addi %1233, %c10 : index
              %1235 = arith.addi %1234, %1227 : index
              %1236 = vector.shuffle %1232, %1232 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1236, %partial[%1235] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1237 = vector.shuffle %1232, %1232 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1238 = arith.addi %1235, %c31 : index
              vector.store %1237, %partial[%1238] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1239 = arith.addi %17, %1224 : index
              %1240 = arith.addi %1239, %c10 : index
              %1241 = arith.addi %1240, %1227 : index
              %1242 = vector.load %partial[%1241] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1243 = arith.addi %1241, %c31 : index
              %1244 = vector.load %partial[%1243] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1245 = vector.shuffle %1242, %1244 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1246 = arith.mulf %1245, %1221 : vector<8xf32>
              %1247 = math.fma %1232, %1222, %1246 : vector<8xf32>
              %1248 = vector.shuffle %1247, %1247 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1248, %partial[%1241] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1249 = vector.shuffle %1247, %1247 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1249, %partial[%1243] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1250 = arith.addi %1201, %c54 : index
          %1251 = arith.addi %1250, %c10 : index
          %1252 = memref.load %8[%1251] : memref<?xf32>
          %1253 = arith.addi %1250, %c6 : index
          %1254 = memref.load %8[%1253] : memref<?xf32>
          %1255 = arith.addi %1201, %c55 : index
          %1256:2 = scf.if %1199 -> (f32, f32) {
            scf.yield %c49, %c50 : f32, f32
          } else {
            %1257 = arith.addi %1255, %c10 : index
            %1258 = memref.load %8[%1257] : memref<?xf32>
            %1259 = arith.addi %1255, %c6 : index
            %1260 = memref.load %8[%1259] : memref<?xf32>
            scf.yield %1258, %1260 : f32, f32
          }
          %1261 = arith.maxnumf %1256#0, %1252 fastmath<nnan> : f32
          %1262 = arith.subf %1256#0, %1261 : f32
          %1263 = wave.exp2 %1262 : f32
          %1264 = arith.subf %1252, %1261 : f32
          %1265 = wave.exp2 %1264 : f32
          %1266 = arith.mulf %1256#1, %1263 : f32
          %1267 = math.fma %1254, %1265, %1266 : f32
          memref.store %1261, %8[%1255] : memref<?xf32>
          %1268 = arith.addi %1255, %c6 : index
          memref.store %1267, %8[%1268] : memref<?xf32>
          %1269 = vector.broadcast %1263 : f32 to vector<8xf32>
          %1270 = vector.broadcast %1265 : f32 to vector<8xf32>
          scf.for %1271 = %c10 to %c80 step %c4 {
            %1272 = arith.muli %1201, %c13 : index
            %1273 = arith.addi %16, %1272 : index
            %1274 = arith.addi %1273, %c38 : index
            %1275 = arith.muli %1271, %c32 : index
            %1276 = arith.addi %1274, %1275 : index
            %1277 = vector.load %partial[%1276] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1278 = arith.addi %1276, %c31 : index
            %1279 = vector.load %partial[%1278] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1280 = vector.shuffle %1277, %1279 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1199 {
              %1281 = arith.addi %17, %1272 : index
              %1282 = arith.addi %1281, %c38 : index
              %1283 = arith.addi %1282, %1275 : index
              %1284 = vector.shuffle %1280, %1280 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1284, %partial[%1283] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1285 = vector.shuffle %1280, %1280 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1286 = arith.addi %1283, %c31 : index
              vector.store %1285, %partial[%1286] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1287 = arith.addi %17, %1272 : index
              %1288 = arith.addi %1287, %c38 : index
              %1289 = arith.addi %1288, %1275 : index
              %1290 = vector.load %partial[%1289] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1291 = arith.addi %1289, %c31 : index
              %1292 = vector.load %partial[%1291] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1293 = vector.shuffle %1290, %1292 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1294 = arith.mulf %1293, %1269 : vector<8xf32>
              %1295 = math.fma %1280, %1270, %1294 : vector<8xf32>
              %1296 = vector.shuffle %1295, %1295 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1296, %partial[%1289] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1297 = vector.shuffle %1295, %1295 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1297, %partial[%1291] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %1298 = wave.opaque %c10 : index
      %1299 = arith.addi %0, %1298 : index
      scf.if %278 {
        %1300 = arith.addi %1299, %c10 : index
        %1301 = arith.addi %1300, %c10 : index
        %1302 = memref.load %8[%1301] : memref<?xf32>
        %1303 = arith.addi %1300, %c6 : index
        %1304 = memref.load %8[%1303] : memref<?xf32>
        %1305 = arith.divf %c81, %1304 : f32
        %1306 = vector.broadcast %1305 : f32 to vector<8xf32>
        %1307 = arith.addi %15, %1298 : index
        %1308 = arith.addi %1307, %1 : index
        %1309 = arith.addi %1308, %c10 : index
        %1310 = arith.minsi %1309, %40 : index
        %1311 = arith.divui %1310, %groupSize : index
        %1312 = arith.addi %24, %1311 : index
        %1313 = arith.remui %1310, %groupSize : index
        %1314 = arith.addi %44, %1313 : index
        %1315 = arith.muli %1314, %c18 : index
        %1316 = arith.addi %1315, %51 : index
        %1317 = arith.muli %heads, %c18 : index
        scf.for %1318 = %c10 to %c80 step %c4 {
          %1319 = arith.muli %1318, %c3 : index
          %1320 = arith.addi %1319, %2 : index
          %1321 = arith.muli %13, %c18 : index
          %1322 = arith.addi %1321, %1320 : index
          %1323 = arith.addi %1322, %c10 : index
          %1324 = memref.load %factors[%1323] : memref<?xf32>
          %1325 = arith.addi %1322, %c11 : index
          %1326 = memref.load %factors[%1325] : memref<?xf32>
          %1327 = arith.addi %1322, %c13 : index
          %1328 = memref.load %factors[%1327] : memref<?xf32>
          %1329 = arith.addi %1322, %c83 : index
          %1330 = memref.load %factors[%1329] : memref<?xf32>
          %1331 = arith.addi %1322, %c19 : index
          %1332 = memref.load %factors[%1331] : memref<?xf32>
          %1333 = arith.addi %1322, %c84 : index
          %1334 = memref.load %factors[%1333] : memref<?xf32>
          %1335 = arith.addi %1322, %c85 : index
          %1336 = memref.load %factors[%1335] : memref<?xf32>
          %1337 = arith.addi %1322, %c86 : index
          %1338 = memref.load %factors[%1337] : memref<?xf32>
          %1339 = vector.from_elements %1324, %1326, %1328, %1330, %1332, %1334, %1336, %1338 : vector<8xf32>
          %1340 = arith.muli %kvHeads, %c18 : index
          %1341 = arith.addi %1322, %1340 : index
          %1342 = arith.addi %1341, %c10 : index
          %1343 = memref.load %factors[%1342] : memref<?xf32>
          %1344 = arith.addi %1341, %c11 : index
          %1345 = memref.load %factors[%1344] : memref<?xf32>
          %1346 = arith.addi %1341, %c13 : index
          %1347 = memref.load %factors[%1346] : memref<?xf32>
          %1348 = arith.addi %1341, %c83 : index
          %1349 = memref.load %factors[%1348] : memref<?xf32>
          %1350 = arith.addi %1341, %c19 : index
          %1351 = memref.load %factors[%1350] : memref<?xf32>
          %1352 = arith.addi %1341, %c84 : index
          %1353 = memref.load %factors[%1352] : memref<?xf32>
          %1354 = arith.addi %1341, %c85 : index
          %1355 = memref.load %factors[%1354] : memref<?xf32>
          %1356 = arith.addi %1341, %c86 : index
          %1357 = memref.load %factors[%1356] : memref<?xf32>
          %1358 = vector.from_elements %1343, %1345, %1347, %1349, %1351, %1353, %1355, %1357 : vector<8xf32>
          %1359 = arith.muli %1299, %c13 : index
          %1360 = arith.addi %c10, %1359 : index
          %1361 = arith.addi %1360, %c10 : index
          %1362 = arith.muli %1318, %c32 : index
          %1363 = arith.addi %1361, %1362 : index
          %1364 = vector.load %5[%1363] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1365 = arith.addi %1363, %c31 : index
          %1366 = vector.load %5[%1365] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1367 = vector.shuffle %1364, %1366 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1368 = arith.mulf %1367, %1306 : vector<8xf32>
          %1369 = math.fma %1368, %1339, %1358 : vector<8xf32>
          %1370 = arith.addf %1369, %c51 : vector<8xf32>
          %1371 = arith.minimumf %1370, %c87 : vector<8xf32>
          %1372 = arith.maximumf %1371, %c88 : vector<8xf32>
          %1373 = arith.truncf %1372 : vector<8xf32> to vector<8xf16>
          %1374 = vector.bitcast %1373 : vector<8xf16> to vector<4xi32>
          %1375 = vector.shuffle %1374, %1374 [0, 1] : vector<4xi32>, vector<4xi32>
          %1376 = vector.shuffle %1374, %1374 [2, 3] : vector<4xi32>, vector<4xi32>
          %1377 = arith.select %3, %1376, %1375 : vector<2xi32>
          %1378 = arith.select %3, %1375, %1376 : vector<2xi32>
          %1379 = wave.swap_halves %1378 : vector<2xi32>
          %1380 = arith.select %3, %1379, %1377 : vector<2xi32>
          %1381 = arith.select %3, %1377, %1379 : vector<2xi32>
          %1382 = vector.bitcast %1380 : vector<2xi32> to vector<4xf16>
          %1383 = vector.bitcast %1381 : vector<2xi32> to vector<4xf16>
          %1384 = vector.shuffle %1382, %1383 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1385 = arith.addi %1316, %1319 : index
          %1386 = arith.divui %1312, %outTileRows : index
          %1387 = arith.divui %1317, %c3 : index
          %1388 = arith.muli %1386, %1387 : index
          %1389 = arith.divui %1385, %c3 : index
          %1390 = arith.addi %1388, %1389 : index
          %1391 = arith.muli %1390, %c11 : index
          %1392 = arith.remui %1385, %c3 : index
          %1393 = arith.divui %1392, %c19 : index
          %1394 = arith.addi %1391, %1393 : index
          %1395 = arith.muli %outTileRows, %c19 : index
          %1396 = arith.muli %1394, %1395 : index
          %1397 = arith.remui %1312, %outTileRows : index
          %1398 = arith.muli %1397, %c19 : index
          %1399 = arith.addi %1396, %1398 : index
          %1400 = arith.remui %1385, %c19 : index
          %1401 = arith.addi %1399, %1400 : index
          %1402 = arith.cmpi slt, %1309, %36 : index
          scf.if %1402 {
            vector.store %1384, %out[%1401] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
        %1403 = arith.addi %1299, %c24 : index
        %1404 = arith.addi %1403, %c10 : index
        %1405 = memref.load %8[%1404] : memref<?xf32>
        %1406 = arith.addi %1403, %c6 : index
        %1407 = memref.load %8[%1406] : memref<?xf32>
        %1408 = arith.divf %c81, %1407 : f32
        %1409 = vector.broadcast %1408 : f32 to vector<8xf32>
        %1410 = arith.addi %1308, %c3 : index
        %1411 = arith.minsi %1410, %40 : index
        %1412 = arith.divui %1411, %groupSize : index
        %1413 = arith.addi %24, %1412 : index
        %1414 = arith.remui %1411, %groupSize : index
        %1415 = arith.addi %44, %1414 : index
        %1416 = arith.muli %1415, %c18 : index
        %1417 = arith.addi %1416, %51 : index
        scf.for %1418 = %c10 to %c80 step %c4 {
          %1419 = arith.muli %1418, %c3 : index
          %1420 = arith.addi %1419, %2 : index
          %1421 = arith.muli %13, %c18 : index
          %1422 = arith.addi %1421, %1420 : index
          %1423 = arith.addi %1422, %c10 : index
          %1424 = memref.load %factors[%1423] : memref<?xf32>
          %1425 = arith.addi %1422, %c11 : index
          %1426 = memref.load %factors[%1425] : memref<?xf32>
          %1427 = arith.addi %1422, %c13 : index
          %1428 = memref.load %factors[%1427] : memref<?xf32>
          %1429 = arith.addi %1422, %c83 : index
          %1430 = memref.load %factors[%1429] : memref<?xf32>
          %1431 = arith.addi %1422, %c19 : index
          %1432 = memref.load %factors[%1431] : memref<?xf32>
          %1433 = arith.addi %1422, %c84 : index
          %1434 = memref.load %factors[%1433] : memref<?xf32>
          %1435 = arith.addi %1422, %c85 : index
          %1436 = memref.load %factors[%1435] : memref<?xf32>
          %1437 = arith.addi %1422, %c86 : index
          %1438 = memref.load %factors[%1437] : memref<?xf32>
          %1439 = vector.from_elements %1424, %1426, %1428, %1430, %1432, %1434, %1436, %1438 : vector<8xf32>
          %1440 = arith.muli %kvHeads, %c18 : index
          %1441 = arith.addi %1422, %1440 : index
          %1442 = arith.addi %1441, %c10 : index
          %1443 = memref.load %factors[%1442] : memref<?xf32>
          %1444 = arith.addi %1441, %c11 : index
          %1445 = memref.load %factors[%1444] : memref<?xf32>
          %1446 = arith.addi %1441, %c13 : index
          %1447 = memref.load %factors[%1446] : memref<?xf32>
          %1448 = arith.addi %1441, %c83 : index
          %1449 = memref.load %factors[%1448] : memref<?xf32>
          %1450 = arith.addi %1441, %c19 : index
          %1451 = memref.load %factors[%1450] : memref<?xf32>
          %1452 = arith.addi %1441, %c84 : index
          %1453 = memref.load %factors[%1452] : memref<?xf32>
          %1454 = arith.addi %1441, %c85 : index
          %1455 = memref.load %factors[%1454] : memref<?xf32>
          %1456 = arith.addi %1441, %c86 : index
          %1457 = memref.load %factors[%1456] : memref<?xf32>
          %1458 = vector.from_elements %1443, %1445, %1447, %1449, %1451, %1453, %1455, %1457 : vector<8xf32>
          %1459 = arith.muli %1299, %c13 : index
          %1460 = arith.addi %c10, %1459 : index
          %1461 = arith.addi %1460, %c38 : index
          %1462 = arith.muli %1418, %c32 : index
          %1463 = arith.addi %1461, %1462 : index
          %1464 = vector.load %5[%1463] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1465 = arith.addi %1463, %c31 : index
          %1466 = vector.load %5[%1465] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1467 = vector.shuffle %1464, %1466 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1468 = arith.mulf %1467, %1409 : vector<8xf32>
          %1469 = math.fma %1468, %1439, %1458 : vector<8xf32>
          %1470 = arith.addf %1469, %c51 : vector<8xf32>
          %1471 = arith.minimumf %1470, %c87 : vector<8xf32>
          %1472 = arith.maximumf %1471, %c88 : vector<8xf32>
          %1473 = arith.truncf %1472 : vector<8xf32> to vector<8xf16>
          %1474 = vector.bitcast %1473 : vector<8xf16> to vector<4xi32>
          %1475 = vector.shuffle %1474, %1474 [0, 1] : vector<4xi32>, vector<4xi32>
          %1476 = vector.shuffle %1474, %1474 [2, 3] : vector<4xi32>, vector<4xi32>
          %1477 = arith.select %3, %1476, %1475 : vector<2xi32>
          %1478 = arith.select %3, %1475, %1476 : vector<2xi32>
          %1479 = wave.swap_halves %1478 : vector<2xi32>
          %1480 = arith.select %3, %1479, %1477 : vector<2xi32>
          %1481 = arith.select %3, %1477, %1479 : vector<2xi32>
          %1482 = vector.bitcast %1480 : vector<2xi32> to vector<4xf16>
          %1483 = vector.bitcast %1481 : vector<2xi32> to vector<4xf16>
          %1484 = vector.shuffle %1482, %1483 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1485 = arith.addi %1417, %1419 : index
          %1486 = arith.divui %1413, %outTileRows : index
          %1487 = arith.divui %1317, %c3 : index
          %1488 = arith.muli %1486, %1487 : index
          %1489 = arith.divui %1485, %c3 : index
          %1490 = arith.addi %1488, %1489 : index
          %1491 = arith.muli %1490, %c11 : index
          %1492 = arith.remui %1485, %c3 : index
          %1493 = arith.divui %1492, %c19 : index
          %1494 = arith.addi %1491, %1493 : index
          %1495 = arith.muli %outTileRows, %c19 : index
          %1496 = arith.muli %1494, %1495 : index
          %1497 = arith.remui %1413, %outTileRows : index
          %1498 = arith.muli %1497, %c19 : index
          %1499 = arith.addi %1496, %1498 : index
          %1500 = arith.remui %1485, %c19 : index
          %1501 = arith.addi %1499, %1500 : index
          %1502 = arith.cmpi slt, %1410, %36 : index
          scf.if %1502 {
            vector.store %1484, %out[%1501] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %279 {
          %1503 = arith.addi %1299, %c31 : index
          %1504 = arith.addi %1503, %c10 : index
          %1505 = memref.load %8[%1504] : memref<?xf32>
          %1506 = arith.addi %1503, %c6 : index
          %1507 = memref.load %8[%1506] : memref<?xf32>
          %1508 = arith.divf %c81, %1507 : f32
          %1509 = vector.broadcast %1508 : f32 to vector<8xf32>
          %1510 = arith.addi %15, %1298 : index
          %1511 = arith.addi %1510, %1 : index
          %1512 = arith.addi %1511, %c10 : index
          %1513 = arith.minsi %1512, %40 : index
          %1514 = arith.divui %1513, %groupSize : index
          %1515 = arith.addi %24, %1514 : index
          %1516 = arith.remui %1513, %groupSize : index
          %1517 = arith.addi %44, %1516 : index
          %1518 = arith.muli %1517, %c18 : index
          %1519 = arith.addi %1518, %51 : index
          %1520 = arith.muli %heads, %c18 : index
          scf.for %1521 = %c10 to %c80 step %c4 {
            %1522 = arith.muli %1521, %c3 : index
            %1523 = arith.addi %1522, %2 : index
            %1524 = arith.muli %13, %c18 : index
            %1525 = arith.addi %1524, %1523 : index
            %1526 = arith.addi %1525, %c10 : index
            %1527 = memref.load %factors[%1526] : memref<?xf32>
            %1528 = arith.addi %1525, %c11 : index
            %1529 = memref.load %factors[%1528] : memref<?xf32>
            %1530 = arith.addi %1525, %c13 : index
            %1531 = memref.load %factors[%1530] : memref<?xf32>
            %1532 = arith.addi %1525, %c83 : index
            %1533 = memref.load %factors[%1532] : memref<?xf32>
            %1534 = arith.addi %1525, %c19 : index
            %1535 = memref.load %factors[%1534] : memref<?xf32>
            %1536 = arith.addi %1525, %c84 : index
            %1537 = memref.load %factors[%1536] : memref<?xf32>
            %1538 = arith.addi %1525, %c85 : index
            %1539 = memref.load %factors[%1538] : memref<?xf32>
            %1540 = arith.addi %1525, %c86 : index
            %1541 = memref.load %factors[%1540] : memref<?xf32>
            %1542 = vector.from_elements %1527, %1529, %1531, %1533, %1535, %1537, %1539, %1541 : vector<8xf32>
            %1543 = arith.muli %kvHeads, %c18 : index
            %1544 = arith.addi %1525, %1543 : index
            %1545 = arith.addi %1544, %c10 : index
            %1546 = memref.load %factors[%1545] : memref<?xf32>
            %1547 = arith.addi %1544, %c11 : index
            %1548 = memref.load %factors[%1547] : memref<?xf32>
            %1549 = arith.addi %1544, %c13 : index
            %1550 = memref.load %factors[%1549] : memref<?xf32>
            %1551 = arith.addi %1544, %c83 : index
            %1552 = memref.load %factors[%1551] : memref<?xf32>
            %1553 = arith.addi %1544, %c19 : index
            %1554 = memref.load %factors[%1553] : memref<?xf32>
            %1555 = arith.addi %1544, %c84 : index
            %1556 = memref.load %factors[%1555] : memref<?xf32>
            %1557 = arith.addi %1544, %c85 : index
            %1558 = memref.load %factors[%1557] : memref<?xf32>
            %1559 = arith.addi %1544, %c86 : index
            %1560 = memref.load %factors[%1559] : memref<?xf32>
            %1561 = vector.from_elements %1546, %1548, %1550, %1552, %1554, %1556, %1558, %1560 : vector<8xf32>
            %1562 = arith.muli %1299, %c13 : index
            %1563 = arith.addi %16, %1562 : index
            %1564 = arith.addi %1563, %c10 : index
            %1565 = arith.muli %1521, %c32 : index
            %1566 = arith.addi %1564, %1565 : index
            %1567 = vector.load %partial[%1566] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1568 = arith.addi %1566, %c31 : index
            %1569 = vector.load %partial[%1568] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1570 = vector.shuffle %1567, %1569 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1571 = arith.mulf %1570, %1509 : vector<8xf32>
            %1572 = math.fma %1571, %1542, %1561 : vector<8xf32>
            %1573 = arith.addf %1572, %c51 : vector<8xf32>
            %1574 = arith.minimumf %1573, %c87 : vector<8xf32>
            %1575 = arith.maximumf %1574, %c88 : vector<8xf32>
            %1576 = arith.truncf %1575 : vector<8xf32> to vector<8xf16>
            %1577 = vector.bitcast %1576 : vector<8xf16> to vector<4xi32>
            %1578 = vector.shuffle %1577, %1577 [0, 1] : vector<4xi32>, vector<4xi32>
            %1579 = vector.shuffle %1577, %1577 [2, 3] : vector<4xi32>, vector<4xi32>
            %1580 = arith.select %3, %1579, %1578 : vector<2xi32>
            %1581 = arith.select %3, %1578, %1579 : vector<2xi32>
            %1582 = wave.swap_halves %1581 : vector<2xi32>
            %1583 = arith.select %3, %1582, %1580 : vector<2xi32>
            %1584 = arith.select %3, %1580, %1582 : vector<2xi32>
            %1585 = vector.bitcast %1583 : vector<2xi32> to vector<4xf16>
            %1586 = vector.bitcast %1584 : vector<2xi32> to vector<4xf16>
            %1587 = vector.shuffle %1585, %1586 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1588 = arith.addi %1519, %1522 : index
            %1589 = arith.divui %1515, %outTileRows : index
            %1590 = arith.divui %1520, %c3 : index
            %1591 = arith.muli %1589, %1590 : index
            %1592 = arith.divui %1588, %c3 : index
            %1593 = arith.addi %1591, %1592 : index
            %1594 = arith.muli %1593, %c11 : index
            %1595 = arith.remui %1588, %c3 : index
            %1596 = arith.divui %1595, %c19 : index
            %1597 = arith.addi %1594, %1596 : index
            %1598 = arith.muli %outTileRows, %c19 : index
            %1599 = arith.muli %1597, %1598 : index
            %1600 = arith.remui %1515, %outTileRows : index
            %1601 = arith.muli %1600, %c19 : index
            %1602 = arith.addi %1599, %1601 : index
            %1603 = arith.remui %1588, %c19 : index
            %1604 = arith.addi %1602, %1603 : index
            %1605 = arith.cmpi slt, %1512, %36 : index
            scf.if %1605 {
              vector.store %1587, %out[%1604] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1606 = arith.addi %1299, %c54 : index
          %1607 = arith.addi %1606, %c10 : index
          %1608 = memref.load %8[%1607] : memref<?xf32>
          %1609 = arith.addi %1606, %c6 : index
          %1610 = memref.load %8[%1609] : memref<?xf32>
          %1611 = arith.divf %c81, %1610 : f32
          %1612 = vector.broadcast %1611 : f32 to vector<8xf32>
          %1613 = arith.addi %1511, %c3 : index
          %1614 = arith.minsi %1613, %40 : index
          %1615 = arith.divui %1614, %groupSize : index
          %1616 = arith.addi %24, %1615 : index
          %1617 = arith.remui %1614, %groupSize : index
          %1618 = arith.addi %44, %1617 : index
          %1619 = arith.muli %1618, %c18 : index
          %1620 = arith.addi %1619, %51 : index
          scf.for %1621 = %c10 to %c80 step %c4 {
            %1622 = arith.muli %1621, %c3 : index
            %1623 = arith.addi %1622, %2 : index
            %1624 = arith.muli %13, %c18 : index
            %1625 = arith.addi %1624, %1623 : index
            %1626 = arith.addi %1625, %c10 : index
            %1627 = memref.load %factors[%1626] : memref<?xf32>
            %1628 = arith.addi %1625, %c11 : index
            %1629 = memref.load %factors[%1628] : memref<?xf32>
            %1630 = arith.addi %1625, %c13 : index
            %1631 = memref.load %factors[%1630] : memref<?xf32>
            %1632 = arith.addi %1625, %c83 : index
            %1633 = memref.load %factors[%1632] : memref<?xf32>
            %1634 = arith.addi %1625, %c19 : index
            %1635 = memref.load %factors[%1634] : memref<?xf32>
            %1636 = arith.addi %1625, %c84 : index
            %1637 = memref.load %factors[%1636] : memref<?xf32>
            %1638 = arith.addi %1625, %c85 : index
            %1639 = memref.load %factors[%1638] : memref<?xf32>
            %1640 = arith.addi %1625, %c86 : index
            %1641 = memref.load %factors[%1640] : memref<?xf32>
            %1642 = vector.from_elements %1627, %1629, %1631, %1633, %1635, %1637, %1639, %1641 : vector<8xf32>
            %1643 = arith.muli %kvHeads, %c18 : index
            %1644 = arith.addi %1625, %1643 : index
            %1645 = arith.addi %1644, %c10 : index
            %1646 = memref.load %factors[%1645] : memref<?xf32>
            %1647 = arith.addi %1644, %c11 : index
            %1648 = memref.load %factors[%1647] : memref<?xf32>
            %1649 = arith.addi %1644, %c13 : index
            %1650 = memref.load %factors[%1649] : memref<?xf32>
            %1651 = arith.addi %1644, %c83 : index
            %1652 = memref.load %factors[%1651] : memref<?xf32>
            %1653 = arith.addi %1644, %c19 : index
            %1654 = memref.load %factors[%1653] : memref<?xf32>
            %1655 = arith.addi %1644, %c84 : index
            %1656 = memref.load %factors[%1655] : memref<?xf32>
            %1657 = arith.addi %1644, %c85 : index
            %1658 = memref.load %factors[%1657] : memref<?xf32>
            %1659 = arith.addi %1644, %c86 : index
            %1660 = memref.load %factors[%1659] : memref<?xf32>
            %1661 = vector.from_elements %1646, %1648, %1650, %1652, %1654, %1656, %1658, %1660 : vector<8xf32>
            %1662 = arith.muli %1299, %c13 : index
            %1663 = arith.addi %16, %1662 : index
            %1664 = arith.addi %1663, %c38 : index
            %1665 = arith.muli %1621, %c32 : index
            %1666 = arith.addi %1664, %1665 : index
            %1667 = vector.load %partial[%1666] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1668 = arith.addi %1666, %c31 : index
            %1669 = vector.load %partial[%1668] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1670 = vector.shuffle %1667, %1669 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1671 = arith.mulf %1670, %1612 : vector<8xf32>
            %1672 = math.fma %1671, %1642, %1661 : vector<8xf32>
            %1673 = arith.addf %1672, %c51 : vector<8xf32>
            %1674 = arith.minimumf %1673, %c87 : vector<8xf32>
            %1675 = arith.maximumf %1674, %c88 : vector<8xf32>
            %1676 = arith.truncf %1675 : vector<8xf32> to vector<8xf16>
            %1677 = vector.bitcast %1676 : vector<8xf16> to vector<4xi32>
            %1678 = vector.shuffle %1677, %1677 [0, 1] : vector<4xi32>, vector<4xi32>
            %1679 = vector.shuffle %1677, %1677 [2, 3] : vector<4xi32>, vector<4xi32>
            %1680 = arith.select %3, %1679, %1678 : vector<2xi32>
            %1681 = arith.select %3, %1678, %1679 : vector<2xi32>
            %1682 = wave.swap_halves %1681 : vector<2xi32>
            %1683 = arith.select %3, %1682, %1680 : vector<2xi32>
            %1684 = arith.select %3, %1680, %1682 : vector<2xi32>
            %1685 = vector.bitcast %1683 : vector<2xi32> to vector<4xf16>
            %1686 = vector.bitcast %1684 : vector<2xi32> to vector<4xf16>
            %1687 = vector.shuffle %1685, %1686 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1688 = arith.addi %1620, %1622 : index
            %1689 = arith.divui %1616, %outTileRows : index
            %1690 = arith.divui %1520, %c3 : index
            %1691 = arith.muli %1689, %1690 : index
            %1692 = arith.divui %1688, %c3 : index
            %1693 = arith.addi %1691, %1692 : index
            %1694 = arith.muli %1693, %c11 : index
            %1695 = arith.remui %1688, %c3 : index
            %1696 = arith.divui %1695, %c19 : index
            %1697 = arith.addi %1694, %1696 : index
            %1698 = arith.muli %outTileRows, %c19 : index
            %1699 = arith.muli %1697, %1698 : index
            %1700 = arith.remui %1616, %outTileRows : index
            %1701 = arith.muli %1700, %c19 : index
            %1702 = arith.addi %1699, %1701 : index
            %1703 = arith.remui %1688, %c19 : index
            %1704 = arith.addi %1702, %1703 : index
            %1705 = arith.cmpi slt, %1613, %36 : index
            scf.if %1705 {
              vector.store %1687, %out[%1704] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %1706 = arith.addi %1299, %c32 : index
          %1707 = arith.addi %1706, %c10 : index
          %1708 = memref.load %8[%1707] : memref<?xf32>
          %1709 = arith.addi %1706, %c6 : index
          %1710 = memref.load %8[%1709] : memref<?xf32>
          %1711 = arith.divf %c81, %1710 : f32
          %1712 = vector.broadcast %1711 : f32 to vector<8xf32>
          %1713 = arith.addi %15, %1298 : index
          %1714 = arith.addi %1713, %1 : index
          %1715 = arith.addi %1714, %c10 : index
          %1716 = arith.minsi %1715, %40 : index
          %1717 = arith.divui %1716, %groupSize : index
          %1718 = arith.addi %24, %1717 : index
          %1719 = arith.remui %1716, %groupSize : index
          %1720 = arith.addi %44, %1719 : index
          %1721 = arith.muli %1720, %c18 : index
          %1722 = arith.addi %1721, %51 : index
          %1723 = arith.muli %heads, %c18 : index
          scf.for %1724 = %c10 to %c80 step %c4 {
            %1725 = arith.muli %1724, %c3 : index
            %1726 = arith.addi %1725, %2 : index
            %1727 = arith.muli %13, %c18 : index
            %1728 = arith.addi %1727, %1726 : index
            %1729 = arith.addi %1728, %c10 : index
            %1730 = memref.load %factors[%1729] : memref<?xf32>
            %1731 = arith.addi %1728, %c11 : index
            %1732 = memref.load %factors[%1731] : memref<?xf32>
            %1733 = arith.addi %1728, %c13 : index
            %1734 = memref.load %factors[%1733] : memref<?xf32>
            %1735 = arith.addi %1728, %c83 : index
            %1736 = memref.load %factors[%1735] : memref<?xf32>
            %1737 = arith.addi %1728, %c19 : index
            %1738 = memref.load %factors[%1737] : memref<?xf32>
            %1739 = arith.addi %1728, %c84 : index
            %1740 = memref.load %factors[%1739] : memref<?xf32>
            %1741 = arith.addi %1728, %c85 : index
            %1742 = memref.load %factors[%1741] : memref<?xf32>
            %1743 = arith.addi %1728, %c86 : index
            %1744 = memref.load %factors[%1743] : memref<?xf32>
            %1745 = vector.from_elements %1730, %1732, %1734, %1736, %1738, %1740, %1742, %1744 : vector<8xf32>
            %1746 = arith.muli %kvHeads, %c18 : index
            %1747 = arith.addi %1728, %1746 : index
            %1748 = arith.addi %1747, %c10 : index
            %1749 = memref.load %factors[%1748] : memref<?xf32>
            %1750 = arith.addi %1747, %c11 : index
            %1751 = memref.load %factors[%1750] : memref<?xf32>
            %1752 = arith.addi %1747, %c13 : index
            %1753 = memref.load %factors[%1752] : memref<?xf32>
            %1754 = arith.addi %1747, %c83 : index
            %1755 = memref.load %factors[%1754] : memref<?xf32>
            %1756 = arith.addi %1747, %c19 : index
            %1757 = memref.load %factors[%1756] : memref<?xf32>
            %1758 = arith.addi %1747, %c84 : index
            %1759 = memref.load %factors[%1758] : memref<?xf32>
            %1760 = arith.addi %1747, %c85 : index
            %1761 = memref.load %factors[%1760] : memref<?xf32>
            %1762 = arith.addi %1747, %c86 : index
            %1763 = memref.load %factors[%1762] : memref<?xf32>
            %1764 = vector.from_elements %1749, %1751, %1753, %1755, %1757, %1759, %1761, %1763 : vector<8xf32>
            %1765 = arith.muli %1299, %c13 : index
            %1766 = arith.addi %17, %1765 : index
            %1767 = arith.addi %1766, %c10 : index
            %1768 = arith.muli %1724, %c32 : index
            %1769 = arith.addi %1767, %1768 : index
            %1770 = vector.load %partial[%1769] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1771 = arith.addi %1769, %c31 : index
            %1772 = vector.load %partial[%1771] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1773 = vector.shuffle %1770, %1772 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1774 = arith.mulf %1773, %1712 : vector<8xf32>
            %1775 = math.fma %1774, %1745, %1764 : vector<8xf32>
            %1776 = arith.addf %1775, %c51 : vector<8xf32>
            %1777 = arith.minimumf %1776, %c87 : vector<8xf32>
            %1778 = arith.maximumf %1777, %c88 : vector<8xf32>
            %1779 = arith.truncf %1778 : vector<8xf32> to vector<8xf16>
            %1780 = vector.bitcast %1779 : vector<8xf16> to vector<4xi32>
            %1781 = vector.shuffle %1780, %1780 [0, 1] : vector<4xi32>, vector<4xi32>
            %1782 = vector.shuffle %1780, %1780 [2, 3] : vector<4xi32>, vector<4xi32>
            %1783 = arith.select %3, %1782, %1781 : vector<2xi32>
            %1784 = arith.select %3, %1781, %1782 : vector<2xi32>
            %1785 = wave.swap_halves %1784 : vector<2xi32>
            %1786 = arith.select %3, %1785, %1783 : vector<2xi32>
            %1787 = arith.select %3, %1783, %1785 : vector<2xi32>
            %1788 = vector.bitcast %1786 : vector<2xi32> to vector<4xf16>
            %1789 = vector.bitcast %1787 : vector<2xi32> to vector<4xf16>
            %1790 = vector.shuffle %1788, %1789 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1791 = arith.addi %1722, %1725 : index
            %1792 = arith.divui %1718, %outTileRows : index
            %1793 = arith.divui %1723, %c3 : index
            %1794 = arith.muli %1792, %1793 : index
            %1795 = arith.divui %1791, %c3 : index
            %1796 = arith.addi %1794, %1795 : index
            %1797 = arith.muli %1796, %c11 : index
            %1798 = arith.remui %1791, %c3 : index
            %1799 = arith.divui %1798, %c19 : index
            %1800 = arith.addi %1797, %1799 : index
            %1801 = arith.muli %outTileRows, %c19 : index
            %1802 = arith.muli %1800, %1801 : index
            %1803 = arith.remui %1718, %outTileRows : index
            %1804 = arith.muli %1803, %c19 : index
            %1805 = arith.addi %1802, %1804 : index
            %1806 = arith.remui %1791, %c19 : index
            %1807 = arith.addi %1805, %1806 : index
            %1808 = arith.cmpi slt, %1715, %36 : index
            scf.if %1808 {
              vector.store %1790, %out[%1807] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1809 = arith.addi %1299, %c55 : index
          %1810 = arith.addi %1809, %c10 : index
          %1811 = memref.load %8[%1810] : memref<?xf32>
          %1812 = arith.addi %1809, %c6 : index
          %1813 = memref.load %8[%1812] : memref<?xf32>
          %1814 = arith.divf %c81, %1813 : f32
          %1815 = vector.broadcast %1814 : f32 to vector<8xf32>
          %1816 = arith.addi %1714, %c3 : index
          %1817 = arith.minsi %1816, %40 : index
          %1818 = arith.divui %1817, %groupSize : index
          %1819 = arith.addi %24, %1818 : index
          %1820 = arith.remui %1817, %groupSize : index
          %1821 = arith.addi %44, %1820 : index
          %1822 = arith.muli %1821, %c18 : index
          %1823 = arith.addi %1822, %51 : index
          scf.for %1824 = %c10 to %c80 step %c4 {
            %1825 = arith.muli %1824, %c3 : index
            %1826 = arith.addi %1825, %2 : index
            %1827 = arith.muli %13, %c18 : index
            %1828 = arith.addi %1827, %1826 : index
            %1829 = arith.addi %1828, %c10 : index
            %1830 = memref.load %factors[%1829] : memref<?xf32>
            %1831 = arith.addi %1828, %c11 : index
            %1832 = memref.load %factors[%1831] : memref<?xf32>
            %1833 = arith.addi %1828, %c13 : index
            %1834 = memref.load %factors[%1833] : memref<?xf32>
            %1835 = arith.addi %1828, %c83 : index
            %1836 = memref.load %factors[%1835] : memref<?xf32>
            %1837 = arith.addi %1828, %c19 : index
            %1838 = memref.load %factors[%1837] : memref<?xf32>
            %1839 = arith.addi %1828, %c84 : index
            %1840 = memref.load %factors[%1839] : memref<?xf32>
            %1841 = arith.addi %1828, %c85 : index
            %1842 = memref.load %factors[%1841] : memref<?xf32>
            %1843 = arith.addi %1828, %c86 : index
            %1844 = memref.load %factors[%1843] : memref<?xf32>
            %1845 = vector.from_elements %1830, %1832, %1834, %1836, %1838, %1840, %1842, %1844 : vector<8xf32>
            %1846 = arith.muli %kvHeads, %c18 : index
            %1847 = arith.addi %1828, %1846 : index
            %1848 = arith.addi %1847, %c10 : index
            %1849 = memref.load %factors[%1848] : memref<?xf32>
            %1850 = arith.addi %1847, %c11 : index
            %1851 = memref.load %factors[%1850] : memref<?xf32>
            %1852 = arith.addi %1847, %c13 : index
            %1853 = memref.load %factors[%1852] : memref<?xf32>
            %1854 = arith.addi %1847, %c83 : index
            %1855 = memref.load %factors[%1854] : memref<?xf32>
            %1856 = arith.addi %1847, %c19 : index
            %1857 = memref.load %factors[%1856] : memref<?xf32>
            %1858 = arith.addi %1847, %c84 : index
            %1859 = memref.load %factors[%1858] : memref<?xf32>
            %1860 = arith.addi %1847, %c85 : index
            %1861 = memref.load %factors[%1860] : memref<?xf32>
            %1862 = arith.addi %1847, %c86 : index
            %1863 = memref.load %factors[%1862] : memref<?xf32>
            %1864 = vector.from_elements %1849, %1851, %1853, %1855, %1857, %1859, %1861, %1863 : vector<8xf32>
            %1865 = arith.muli %1299, %c13 : index
            %1866 = arith.addi %17, %1865 : index
            %1867 = arith.addi %1866, %c38 : index
            %1868 = arith.muli %1824, %c32 : index
            %1869 = arith.addi %1867, %1868 : index
            %1870 = vector.load %partial[%1869] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1871 = arith.addi %1869, %c31 : index
            %1872 = vector.load %partial[%1871] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1873 = vector.shuffle %1870, %1872 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1874 = arith.mulf %1873, %1815 : vector<8xf32>
            %1875 = math.fma %1874, %1845, %1864 : vector<8xf32>
            %1876 = arith.addf %1875, %c51 : vector<8xf32>
            %1877 = arith.minimumf %1876, %c87 : vector<8xf32>
            %1878 = arith.maximumf %1877, %c88 : vector<8xf32>
            %1879 = arith.truncf %1878 : vector<8xf32> to vector<8xf16>
            %1880 = vector.bitcast %1879 : vector<8xf16> to vector<4xi32>
            %1881 = vector.shuffle %1880, %1880 [0, 1] : vector<4xi32>, vector<4xi32>
            %1882 = vector.shuffle %1880, %1880 [2, 3] : vector<4xi32>, vector<4xi32>
            %1883 = arith.select %3, %1882, %1881 : vector<2xi32>
            %1884 = arith.select %3, %1881, %1882 : vector<2xi32>
            %1885 = wave.swap_halves %1884 : vector<2xi32>
            %1886 = arith.select %3, %1885, %1883 : vector<2xi32>
            %1887 = arith.select %3, %1883, %1885 : vector<2xi32>
            %1888 = vector.bitcast %1886 : vector<2xi32> to vector<4xf16>
            %1889 = vector.bitcast %1887 : vector<2xi32> to vector<4xf16>
            %1890 = vector.shuffle %1888, %1889 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1891 = arith.addi %1823, %1825 : index
            %1892 = arith.divui %1819, %outTileRows : index
            %1893 = arith.divui %1723, %c3 : index
            %1894 = arith.muli %1892, %1893 : index
            %1895 = arith.divui %1891, %c3 : index
            %1896 = arith.addi %1894, %1895 : index
            %1897 = arith.muli %1896, %c11 : index
            %1898 = arith.remui %1891, %c3 : index
            %1899 = arith.divui %1898, %c19 : index
            %1900 = arith.addi %1897, %1899 : index
            %1901 = arith.muli %outTileRows, %c19 : index
            %1902 = arith.muli %1900, %1901 : index
            %1903 = arith.remui %1819, %outTileRows : index
            %1904 = arith.muli %1903, %c19 : index
            %1905 = arith.addi %1902, %1904 : index
            %1906 = arith.remui %1891, %c19 : index
            %1907 = arith.addi %1905, %1906 : index
            %1908 = arith.cmpi slt, %1816, %36 : index
            scf.if %1908 {
              vector.store %1890, %out[%1907] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}
