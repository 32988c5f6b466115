// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Prefill(codec='f16', dim=80)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_f16_d80__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %factors: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) {
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
  %c86 = arith.constant 0x3F800000 : f32
  %outTileRows = wave.param "outTileRows" : index
  %c88 = arith.constant 6 : index
  %c89 = arith.constant 10 : index
  %c90 = arith.constant 12 : index
  %c91 = arith.constant 14 : index
  %c92 = arith.constant dense<0x477FE000> : vector<8xf32>
  %c93 = arith.constant dense<0xC77FE000> : vector<8xf32>
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
      %231 = arith.addi %123, %c17 : index
      vector.store %230, %4[%231] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %232 = arith.mulf %172, %225 : vector<4xf32>
      %233 = arith.truncf %232 : vector<4xf32> to vector<4xf16>
      %234 = arith.mulf %174, %225 : vector<4xf32>
      %235 = arith.truncf %234 : vector<4xf32> to vector<4xf16>
      %236 = vector.shuffle %233, %235 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %237 = arith.addi %123, %c38 : index
      vector.store %236, %4[%237] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %238 = arith.mulf %176, %225 : vector<4xf32>
      %239 = arith.truncf %238 : vector<4xf32> to vector<4xf16>
      %240 = arith.mulf %178, %225 : vector<4xf32>
      %241 = arith.truncf %240 : vector<4xf32> to vector<4xf16>
      %242 = vector.shuffle %239, %241 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %243 = arith.addi %123, %c39 : index
      vector.store %242, %4[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %244 = arith.mulf %180, %225 : vector<4xf32>
      %245 = arith.truncf %244 : vector<4xf32> to vector<4xf16>
      %246 = arith.mulf %182, %225 : vector<4xf32>
      %247 = arith.truncf %246 : vector<4xf32> to vector<4xf16>
      %248 = vector.shuffle %245, %247 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %249 = arith.addi %123, %c40 : index
      vector.store %248, %4[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %250 = arith.mulf %184, %225 : vector<4xf32>
      %251 = arith.truncf %250 : vector<4xf32> to vector<4xf16>
      %252 = arith.mulf %186, %225 : vector<4xf32>
      %253 = arith.truncf %252 : vector<4xf32> to vector<4xf16>
      %254 = vector.shuffle %251, %253 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %255 = arith.addi %123, %c41 : index
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
      %267 = arith.addi %15, %c42 : index
      %268 = arith.minsi %267, %40 : index
      %269 = arith.divui %268, %groupSize : index
      %270 = arith.addi %24, %269 : index
      %271 = arith.remui %268, %groupSize : index
      %272 = arith.addi %44, %271 : index
      %273 = arith.addi %positionsAt, %270 : index
      %274 = memref.load %step[%273] : memref<?xi32>
      %275 = arith.addi %274, %c37 : i32
      %276 = arith.subi %275, %c37 : i32
      %277 = arith.divui %276, %c43 : i32
      %278 = arith.cmpi sle, %275, %c46 : i32
      %279 = arith.cmpi sle, %275, %c45 : i32
      scf.for %280 = %c44 to %275 step %c45 : i32 {
        %281 = arith.addi %280, %c45 : i32
        %282 = arith.minsi %281, %275 : i32
        scf.for %283 = %280 to %282 step %c46 : i32 {
          %284 = arith.addi %283, %c46 : i32
          %285 = arith.minsi %284, %275 : i32
          scf.for %286 = %283 to %285 step %c47 : i32 {
            %287 = arith.addi %286, %c47 : i32
            %288 = arith.minsi %287, %285 : i32
            %289 = arith.subi %288, %286 : i32
            %290 = arith.addi %289, %c51 : i32
            %291 = arith.divui %290, %c52 : i32
            %292 = arith.divui %286, %c43 : i32
            %293 = arith.addi %292, %c44 : i32
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
            %312 = arith.addi %309, %c24 : index
            %313 = vector.load %kv[%312] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %314 = arith.addi %308, %35 : index
            %315 = arith.addi %314, %c10 : index
            %316 = vector.load %kv[%315] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %317 = arith.addi %314, %c24 : index
            %318 = vector.load %kv[%317] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %338:18 = scf.for %319 = %c44 to %291 step %c37 iter_args(%320 = %311, %321 = %313, %322 = %316, %323 = %318, %324 = %c48, %325 = %c49, %326 = %c50, %327 = %c50, %328 = %c50, %329 = %c50, %330 = %c50, %331 = %c48, %332 = %c49, %333 = %c50, %334 = %c50, %335 = %c50, %336 = %c50, %337 = %c50) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
              %339 = arith.muli %319, %c52 : i32
              %340 = arith.addi %286, %339 : i32
              %341 = arith.addi %340, %c52 : i32
              %342 = arith.divui %340, %c43 : i32
              %343 = arith.addi %342, %c44 : i32
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
              %359 = arith.divui %341, %c43 : i32
              %360 = arith.addi %359, %c44 : i32
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
              %381 = arith.addi %378, %c53 : index
              %382 = vector.load %kv[%381] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %383 = arith.addi %358, %35 : index
              %384 = arith.addi %383, %c31 : index
              %385 = vector.load %kv[%384] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %386 = arith.addi %383, %c53 : index
              %387 = vector.load %kv[%386] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %388 = vector.shuffle %320, %321 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %389 = vector.bitcast %388 : vector<8xi32> to vector<16xf16>
              %390 = vector.shuffle %322, %323 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %391 = vector.bitcast %390 : vector<8xi32> to vector<16xf16>
              %392 = arith.addi %377, %c10 : index
              %393 = vector.load %4[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %394 = arith.addi %392, %c31 : index
              %395 = vector.load %4[%394] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %396 = vector.shuffle %393, %395 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %397 = wave.mma %389, %396, %c50 : vector<16xf16>, vector<8xf32>
              %398 = wave.mma %391, %396, %c50 : vector<16xf16>, vector<8xf32>
              wave.pin
              %399 = arith.addi %377, %c17 : index
              %400 = vector.load %4[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %401 = arith.addi %399, %c31 : index
              %402 = vector.load %4[%401] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %403 = vector.shuffle %400, %402 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %404 = wave.mma %389, %403, %c50 : vector<16xf16>, vector<8xf32>
              %405 = wave.mma %391, %403, %c50 : vector<16xf16>, vector<8xf32>
              %406 = arith.addi %378, %c32 : index
              %407 = vector.load %kv[%406] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %408 = arith.addi %378, %c54 : index
              %409 = vector.load %kv[%408] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %410 = arith.addi %383, %c32 : index
              %411 = vector.load %kv[%410] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %412 = arith.addi %383, %c54 : index
              %413 = vector.load %kv[%412] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %414 = vector.shuffle %380, %382 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %415 = vector.bitcast %414 : vector<8xi32> to vector<16xf16>
              %416 = vector.shuffle %385, %387 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %417 = vector.bitcast %416 : vector<8xi32> to vector<16xf16>
              %418 = arith.addi %377, %c32 : index
              %419 = vector.load %4[%418] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %420 = arith.addi %418, %c31 : index
              %421 = vector.load %4[%420] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %422 = vector.shuffle %419, %421 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %423 = wave.mma %415, %422, %397 : vector<16xf16>, vector<8xf32>
              %424 = wave.mma %417, %422, %398 : vector<16xf16>, vector<8xf32>
              wave.pin
              %425 = arith.addi %377, %c38 : index
              %426 = vector.load %4[%425] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %427 = arith.addi %425, %c31 : index
              %428 = vector.load %4[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %429 = vector.shuffle %426, %428 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %430 = wave.mma %415, %429, %404 : vector<16xf16>, vector<8xf32>
              %431 = wave.mma %417, %429, %405 : vector<16xf16>, vector<8xf32>
              %432 = arith.addi %378, %c7 : index
              %433 = vector.load %kv[%432] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %434 = arith.addi %378, %c55 : index
              %435 = vector.load %kv[%434] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %436 = arith.addi %383, %c7 : index
              %437 = vector.load %kv[%436] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %438 = arith.addi %383, %c55 : index
              %439 = vector.load %kv[%438] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %440 = vector.shuffle %407, %409 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %441 = vector.bitcast %440 : vector<8xi32> to vector<16xf16>
              %442 = vector.shuffle %411, %413 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %443 = vector.bitcast %442 : vector<8xi32> to vector<16xf16>
              %444 = arith.addi %377, %c33 : index
              %445 = vector.load %4[%444] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %446 = arith.addi %444, %c31 : index
              %447 = vector.load %4[%446] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %448 = vector.shuffle %445, %447 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %449 = wave.mma %441, %448, %423 : vector<16xf16>, vector<8xf32>
              %450 = wave.mma %443, %448, %424 : vector<16xf16>, vector<8xf32>
              wave.pin
              %451 = arith.addi %377, %c39 : index
              %452 = vector.load %4[%451] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %453 = arith.addi %451, %c31 : index
              %454 = vector.load %4[%453] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %455 = vector.shuffle %452, %454 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %456 = wave.mma %441, %455, %430 : vector<16xf16>, vector<8xf32>
              %457 = wave.mma %443, %455, %431 : vector<16xf16>, vector<8xf32>
              %458 = arith.addi %378, %c33 : index
              %459 = vector.load %kv[%458] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %460 = arith.addi %378, %c56 : index
              %461 = vector.load %kv[%460] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %462 = arith.addi %383, %c33 : index
              %463 = vector.load %kv[%462] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %464 = arith.addi %383, %c56 : index
              %465 = vector.load %kv[%464] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %466 = vector.shuffle %433, %435 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %467 = vector.bitcast %466 : vector<8xi32> to vector<16xf16>
              %468 = vector.shuffle %437, %439 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %469 = vector.bitcast %468 : vector<8xi32> to vector<16xf16>
              %470 = arith.addi %377, %c34 : index
              %471 = vector.load %4[%470] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %472 = arith.addi %470, %c31 : index
              %473 = vector.load %4[%472] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %474 = vector.shuffle %471, %473 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %475 = wave.mma %467, %474, %449 : vector<16xf16>, vector<8xf32>
              %476 = wave.mma %469, %474, %450 : vector<16xf16>, vector<8xf32>
              wave.pin
              %477 = arith.addi %377, %c40 : index
              %478 = vector.load %4[%477] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %479 = arith.addi %477, %c31 : index
              %480 = vector.load %4[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %481 = vector.shuffle %478, %480 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %482 = wave.mma %467, %481, %456 : vector<16xf16>, vector<8xf32>
              %483 = wave.mma %469, %481, %457 : vector<16xf16>, vector<8xf32>
              %484 = arith.addi %378, %c57 : index
              %485 = vector.load %kv[%484] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %486 = arith.addi %378, %c58 : index
              %487 = vector.load %kv[%486] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %488 = arith.addi %383, %c57 : index
              %489 = vector.load %kv[%488] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %490 = arith.addi %383, %c58 : index
              %491 = vector.load %kv[%490] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %492 = vector.shuffle %459, %461 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %493 = vector.bitcast %492 : vector<8xi32> to vector<16xf16>
              %494 = vector.shuffle %463, %465 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %495 = vector.bitcast %494 : vector<8xi32> to vector<16xf16>
              %496 = arith.addi %377, %c35 : index
              %497 = vector.load %4[%496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %498 = arith.addi %496, %c31 : index
              %499 = vector.load %4[%498] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %500 = vector.shuffle %497, %499 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %501 = wave.mma %493, %500, %475 : vector<16xf16>, vector<8xf32>
              %502 = wave.mma %495, %500, %476 : vector<16xf16>, vector<8xf32>
              wave.pin
              %503 = arith.addi %377, %c41 : index
              %504 = vector.load %4[%503] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %505 = arith.addi %503, %c31 : index
              %506 = vector.load %4[%505] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %507 = vector.shuffle %504, %506 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %508 = wave.mma %493, %507, %482 : vector<16xf16>, vector<8xf32>
              %509 = wave.mma %495, %507, %483 : vector<16xf16>, vector<8xf32>
              %510 = arith.addi %378, %c34 : index
              %511 = vector.load %kv[%510] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %512 = arith.addi %378, %c59 : index
              %513 = vector.load %kv[%512] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %514 = arith.addi %383, %c34 : index
              %515 = vector.load %kv[%514] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %516 = arith.addi %383, %c59 : index
              %517 = vector.load %kv[%516] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %518 = wave.opaque %501 : vector<8xf32>
              %519 = wave.opaque %502 : vector<8xf32>
              %520 = wave.opaque %508 : vector<8xf32>
              %521 = wave.opaque %509 : vector<8xf32>
              %522 = wave.opaque %341 : i32
              %523 = arith.cmpi sgt, %522, %266 : i32
              %524:2 = scf.if %523 -> (vector<8xf32>, vector<8xf32>) {
                %525 = wave.opaque %c10 : index
                %526 = arith.addi %1, %525 : index
                %527 = memref.load %7[%526] : memref<?xi32>
                %528 = arith.index_cast %2 : index to i32
                %529 = arith.addi %340, %528 : i32
                %530 = arith.subi %527, %529 : i32
                %531 = arith.subi %530, %c44 : i32
                %532 = vector.broadcast %531 : i32 to vector<8xi32>
                %533 = arith.cmpi sgt, %532, %c61 : vector<8xi32>
                %534 = arith.select %533, %518, %c60 : vector<8xi1>, vector<8xf32>
                %535 = arith.subi %530, %c43 : i32
                %536 = vector.broadcast %535 : i32 to vector<8xi32>
                %537 = arith.cmpi sgt, %536, %c61 : vector<8xi32>
                %538 = arith.select %537, %519, %c60 : vector<8xi1>, vector<8xf32>
                scf.yield %534, %538 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %518, %519 : vector<8xf32>, vector<8xf32>
              }
              %539 = wave.opaque %c10 : index
              %540 = arith.addi %1, %539 : index
              %541 = memref.load %6[%540] : memref<?xf32>
              %542 = vector.extract %524#0[0] : f32 from vector<8xf32>
              %543 = vector.extract %524#0[1] : f32 from vector<8xf32>
              %544 = vector.extract %524#0[2] : f32 from vector<8xf32>
              %545 = vector.extract %524#0[3] : f32 from vector<8xf32>
              %546 = vector.extract %524#0[4] : f32 from vector<8xf32>
              %547 = vector.extract %524#0[5] : f32 from vector<8xf32>
              %548 = vector.extract %524#0[6] : f32 from vector<8xf32>
              %549 = vector.extract %524#0[7] : f32 from vector<8xf32>
              %550 = vector.extract %524#1[0] : f32 from vector<8xf32>
              %551 = vector.extract %524#1[1] : f32 from vector<8xf32>
              %552 = vector.extract %524#1[2] : f32 from vector<8xf32>
              %553 = vector.extract %524#1[3] : f32 from vector<8xf32>
              %554 = vector.extract %524#1[4] : f32 from vector<8xf32>
              %555 = vector.extract %524#1[5] : f32 from vector<8xf32>
              %556 = vector.extract %524#1[6] : f32 from vector<8xf32>
              %557 = vector.extract %524#1[7] : f32 from vector<8xf32>
              %558 = arith.maxnumf %542, %543 fastmath<nnan> : f32
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
              %569 = arith.maxnumf %568, %554 fastmath<nnan> : f32
              %570 = arith.maxnumf %569, %555 fastmath<nnan> : f32
              %571 = arith.maxnumf %570, %556 fastmath<nnan> : f32
              %572 = arith.maxnumf %571, %557 fastmath<nnan> : f32
              %573 = wave.swap_halves %572 : f32
              %574 = arith.maxnumf %572, %573 fastmath<nnan> : f32
              %575 = arith.mulf %574, %541 : f32
              %576 = arith.addf %324, %c62 : f32
              %577 = arith.cmpf ogt, %575, %576 : f32
              %578:7 = scf.if %577 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %579 = arith.subf %324, %575 : f32
                %580 = wave.exp2 %579 : f32
                %581 = vector.broadcast %580 : f32 to vector<8xf32>
                %582 = arith.mulf %325, %580 : f32
                %583 = arith.mulf %326, %581 : vector<8xf32>
                %584 = arith.mulf %327, %581 : vector<8xf32>
                %585 = arith.mulf %328, %581 : vector<8xf32>
                %586 = arith.mulf %329, %581 : vector<8xf32>
                %587 = arith.mulf %330, %581 : vector<8xf32>
                scf.yield %575, %582, %583, %584, %585, %586, %587 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %324, %325, %326, %327, %328, %329, %330 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %588 = vector.broadcast %541 : f32 to vector<8xf32>
              %589 = arith.subf %c63, %578#0 : f32
              %590 = vector.broadcast %589 : f32 to vector<8xf32>
              %591 = math.fma %524#0, %588, %590 : vector<8xf32>
              %592 = wave.exp2 %591 : vector<8xf32>
              %593 = math.fma %524#1, %588, %590 : vector<8xf32>
              %594 = wave.exp2 %593 : vector<8xf32>
              %595 = arith.truncf %592 : vector<8xf32> to vector<8xf16>
              %596 = vector.bitcast %595 : vector<8xf16> to vector<4xi32>
              %597 = wave.swap_halves %596 : vector<4xi32>
              %598 = arith.select %3, %597, %596 : vector<4xi32>
              %599 = arith.select %3, %596, %597 : vector<4xi32>
              %600 = vector.shuffle %598, %599 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %601 = vector.bitcast %600 : vector<8xi32> to vector<16xf16>
              %602 = arith.truncf %594 : vector<8xf32> to vector<8xf16>
              %603 = vector.bitcast %602 : vector<8xf16> to vector<4xi32>
              %604 = wave.swap_halves %603 : vector<4xi32>
              %605 = arith.select %3, %604, %603 : vector<4xi32>
              %606 = arith.select %3, %603, %604 : vector<4xi32>
              %607 = vector.shuffle %605, %606 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %608 = vector.bitcast %607 : vector<8xi32> to vector<16xf16>
              %609 = arith.addf %592, %594 : vector<8xf32>
              %610 = vector.extract %609[0] : f32 from vector<8xf32>
              %611 = vector.extract %609[1] : f32 from vector<8xf32>
              %612 = vector.extract %609[2] : f32 from vector<8xf32>
              %613 = vector.extract %609[3] : f32 from vector<8xf32>
              %614 = vector.extract %609[4] : f32 from vector<8xf32>
              %615 = vector.extract %609[5] : f32 from vector<8xf32>
              %616 = vector.extract %609[6] : f32 from vector<8xf32>
              %617 = vector.extract %609[7] : f32 from vector<8xf32>
              %618 = arith.addf %610, %614 : f32
              %619 = arith.addf %611, %615 : f32
              %620 = arith.addf %612, %616 : f32
              %621 = arith.addf %613, %617 : f32
              %622 = arith.addf %618, %620 : f32
              %623 = arith.addf %619, %621 : f32
              %624 = arith.addf %622, %623 : f32
              %625 = arith.addf %578#1, %624 : f32
              %626 = wave.opaque %625 : f32
              %627 = wave.opaque %341 : i32
              %628 = arith.cmpi sgt, %627, %266 : i32
              %629:2 = scf.if %628 -> (vector<8xf32>, vector<8xf32>) {
                %630 = wave.opaque %c3 : index
                %631 = arith.addi %1, %630 : index
                %632 = memref.load %7[%631] : memref<?xi32>
                %633 = arith.index_cast %2 : index to i32
                %634 = arith.addi %340, %633 : i32
                %635 = arith.subi %632, %634 : i32
                %636 = arith.subi %635, %c44 : i32
                %637 = vector.broadcast %636 : i32 to vector<8xi32>
                %638 = arith.cmpi sgt, %637, %c61 : vector<8xi32>
                %639 = arith.select %638, %520, %c60 : vector<8xi1>, vector<8xf32>
                %640 = arith.subi %635, %c43 : i32
                %641 = vector.broadcast %640 : i32 to vector<8xi32>
                %642 = arith.cmpi sgt, %641, %c61 : vector<8xi32>
                %643 = arith.select %642, %521, %c60 : vector<8xi1>, vector<8xf32>
                scf.yield %639, %643 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %520, %521 : vector<8xf32>, vector<8xf32>
              }
              %644 = wave.opaque %c3 : index
              %645 = arith.addi %1, %644 : index
              %646 = memref.load %6[%645] : memref<?xf32>
              %647 = vector.extract %629#0[0] : f32 from vector<8xf32>
              %648 = vector.extract %629#0[1] : f32 from vector<8xf32>
              %649 = vector.extract %629#0[2] : f32 from vector<8xf32>
              %650 = vector.extract %629#0[3] : f32 from vector<8xf32>
              %651 = vector.extract %629#0[4] : f32 from vector<8xf32>
              %652 = vector.extract %629#0[5] : f32 from vector<8xf32>
              %653 = vector.extract %629#0[6] : f32 from vector<8xf32>
              %654 = vector.extract %629#0[7] : f32 from vector<8xf32>
              %655 = vector.extract %629#1[0] : f32 from vector<8xf32>
              %656 = vector.extract %629#1[1] : f32 from vector<8xf32>
              %657 = vector.extract %629#1[2] : f32 from vector<8xf32>
              %658 = vector.extract %629#1[3] : f32 from vector<8xf32>
              %659 = vector.extract %629#1[4] : f32 from vector<8xf32>
              %660 = vector.extract %629#1[5] : f32 from vector<8xf32>
              %661 = vector.extract %629#1[6] : f32 from vector<8xf32>
              %662 = vector.extract %629#1[7] : f32 from vector<8xf32>
              %663 = arith.maxnumf %647, %648 fastmath<nnan> : f32
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
              %674 = arith.maxnumf %673, %659 fastmath<nnan> : f32
              %675 = arith.maxnumf %674, %660 fastmath<nnan> : f32
              %676 = arith.maxnumf %675, %661 fastmath<nnan> : f32
              %677 = arith.maxnumf %676, %662 fastmath<nnan> : f32
              %678 = wave.swap_halves %677 : f32
              %679 = arith.maxnumf %677, %678 fastmath<nnan> : f32
              %680 = arith.mulf %679, %646 : f32
              %681 = arith.addf %331, %c62 : f32
              %682 = arith.cmpf ogt, %680, %681 : f32
              %683:7 = scf.if %682 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %684 = arith.subf %331, %680 : f32
                %685 = wave.exp2 %684 : f32
                %686 = vector.broadcast %685 : f32 to vector<8xf32>
                %687 = arith.mulf %332, %685 : f32
                %688 = arith.mulf %333, %686 : vector<8xf32>
                %689 = arith.mulf %334, %686 : vector<8xf32>
                %690 = arith.mulf %335, %686 : vector<8xf32>
                %691 = arith.mulf %336, %686 : vector<8xf32>
                %692 = arith.mulf %337, %686 : vector<8xf32>
                scf.yield %680, %687, %688, %689, %690, %691, %692 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %331, %332, %333, %334, %335, %336, %337 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %693 = vector.broadcast %646 : f32 to vector<8xf32>
              %694 = arith.subf %c63, %683#0 : f32
              %695 = vector.broadcast %694 : f32 to vector<8xf32>
              %696 = math.fma %629#0, %693, %695 : vector<8xf32>
              %697 = wave.exp2 %696 : vector<8xf32>
              %698 = math.fma %629#1, %693, %695 : vector<8xf32>
              %699 = wave.exp2 %698 : vector<8xf32>
              %700 = arith.truncf %697 : vector<8xf32> to vector<8xf16>
              %701 = vector.bitcast %700 : vector<8xf16> to vector<4xi32>
              %702 = wave.swap_halves %701 : vector<4xi32>
              %703 = arith.select %3, %702, %701 : vector<4xi32>
              %704 = arith.select %3, %701, %702 : vector<4xi32>
              %705 = vector.shuffle %703, %704 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %706 = vector.bitcast %705 : vector<8xi32> to vector<16xf16>
              %707 = arith.truncf %699 : vector<8xf32> to vector<8xf16>
              %708 = vector.bitcast %707 : vector<8xf16> to vector<4xi32>
              %709 = wave.swap_halves %708 : vector<4xi32>
              %710 = arith.select %3, %709, %708 : vector<4xi32>
              %711 = arith.select %3, %708, %709 : vector<4xi32>
              %712 = vector.shuffle %710, %711 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %713 = vector.bitcast %712 : vector<8xi32> to vector<16xf16>
              %714 = arith.addf %697, %699 : vector<8xf32>
              %715 = vector.extract %714[0] : f32 from vector<8xf32>
              %716 = vector.extract %714[1] : f32 from vector<8xf32>
              %717 = vector.extract %714[2] : f32 from vector<8xf32>
              %718 = vector.extract %714[3] : f32 from vector<8xf32>
              %719 = vector.extract %714[4] : f32 from vector<8xf32>
              %720 = vector.extract %714[5] : f32 from vector<8xf32>
              %721 = vector.extract %714[6] : f32 from vector<8xf32>
              %722 = vector.extract %714[7] : f32 from vector<8xf32>
              %723 = arith.addf %715, %719 : f32
              %724 = arith.addf %716, %720 : f32
              %725 = arith.addf %717, %721 : f32
              %726 = arith.addf %718, %722 : f32
              %727 = arith.addf %723, %725 : f32
              %728 = arith.addf %724, %726 : f32
              %729 = arith.addf %727, %728 : f32
              %730 = arith.addf %683#1, %729 : f32
              %731 = wave.opaque %730 : f32
              %732 = wave.opaque %341 : i32
              %733 = arith.cmpi sgt, %732, %266 : i32
              %734:4 = scf.if %733 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %735 = arith.subi %288, %340 : i32
                %736 = arith.subi %735, %c44 : i32
                %737 = arith.minsi %736, %c43 : i32
                %738 = arith.maxsi %737, %c44 : i32
                %739 = arith.cmpi sgt, %738, %c44 : i32
                %740 = arith.select %739, %c65, %c44 : i32
                %741 = arith.ori %c44, %740 : i32
                %742 = arith.cmpi sgt, %738, %c37 : i32
                %743 = arith.select %742, %c65, %c44 : i32
                %744 = arith.ori %c44, %743 : i32
                %745 = arith.cmpi sgt, %738, %c66 : i32
                %746 = arith.select %745, %c67, %c44 : i32
                %747 = arith.ori %741, %746 : i32
                %748 = arith.cmpi sgt, %738, %c68 : i32
                %749 = arith.select %748, %c67, %c44 : i32
                %750 = arith.ori %744, %749 : i32
                %751 = arith.cmpi sgt, %738, %c69 : i32
                %752 = arith.select %751, %c65, %c44 : i32
                %753 = arith.ori %c44, %752 : i32
                %754 = arith.cmpi sgt, %738, %c70 : i32
                %755 = arith.select %754, %c65, %c44 : i32
                %756 = arith.ori %c44, %755 : i32
                %757 = arith.cmpi sgt, %738, %c71 : i32
                %758 = arith.select %757, %c67, %c44 : i32
                %759 = arith.ori %753, %758 : i32
                %760 = arith.cmpi sgt, %738, %c72 : i32
                %761 = arith.select %760, %c67, %c44 : i32
                %762 = arith.ori %756, %761 : i32
                %763 = arith.cmpi sgt, %738, %c73 : i32
                %764 = arith.select %763, %c65, %c44 : i32
                %765 = arith.ori %c44, %764 : i32
                %766 = arith.cmpi sgt, %738, %c74 : i32
                %767 = arith.select %766, %c65, %c44 : i32
                %768 = arith.ori %c44, %767 : i32
                %769 = arith.cmpi sgt, %738, %c75 : i32
                %770 = arith.select %769, %c67, %c44 : i32
                %771 = arith.ori %765, %770 : i32
                %772 = arith.cmpi sgt, %738, %c76 : i32
                %773 = arith.select %772, %c67, %c44 : i32
                %774 = arith.ori %768, %773 : i32
                %775 = arith.cmpi sgt, %738, %c77 : i32
                %776 = arith.select %775, %c65, %c44 : i32
                %777 = arith.ori %c44, %776 : i32
                %778 = arith.cmpi sgt, %738, %c78 : i32
                %779 = arith.select %778, %c65, %c44 : i32
                %780 = arith.ori %c44, %779 : i32
                %781 = arith.cmpi sgt, %738, %c30 : i32
                %782 = arith.select %781, %c67, %c44 : i32
                %783 = arith.ori %777, %782 : i32
                %784 = arith.cmpi sgt, %738, %c79 : i32
                %785 = arith.select %784, %c67, %c44 : i32
                %786 = arith.ori %780, %785 : i32
                %787 = vector.from_elements %747, %759, %771, %783 : vector<4xi32>
                %788 = vector.from_elements %750, %762, %774, %786 : vector<4xi32>
                %789 = arith.subi %735, %c43 : i32
                %790 = arith.minsi %789, %c43 : i32
                %791 = arith.maxsi %790, %c44 : i32
                %792 = arith.cmpi sgt, %791, %c44 : i32
                %793 = arith.select %792, %c65, %c44 : i32
                %794 = arith.ori %c44, %793 : i32
                %795 = arith.cmpi sgt, %791, %c37 : i32
                %796 = arith.select %795, %c65, %c44 : i32
                %797 = arith.ori %c44, %796 : i32
                %798 = arith.cmpi sgt, %791, %c66 : i32
                %799 = arith.select %798, %c67, %c44 : i32
                %800 = arith.ori %794, %799 : i32
                %801 = arith.cmpi sgt, %791, %c68 : i32
                %802 = arith.select %801, %c67, %c44 : i32
                %803 = arith.ori %797, %802 : i32
                %804 = arith.cmpi sgt, %791, %c69 : i32
                %805 = arith.select %804, %c65, %c44 : i32
                %806 = arith.ori %c44, %805 : i32
                %807 = arith.cmpi sgt, %791, %c70 : i32
                %808 = arith.select %807, %c65, %c44 : i32
                %809 = arith.ori %c44, %808 : i32
                %810 = arith.cmpi sgt, %791, %c71 : i32
                %811 = arith.select %810, %c67, %c44 : i32
                %812 = arith.ori %806, %811 : i32
                %813 = arith.cmpi sgt, %791, %c72 : i32
                %814 = arith.select %813, %c67, %c44 : i32
                %815 = arith.ori %809, %814 : i32
                %816 = arith.cmpi sgt, %791, %c73 : i32
                %817 = arith.select %816, %c65, %c44 : i32
                %818 = arith.ori %c44, %817 : i32
                %819 = arith.cmpi sgt, %791, %c74 : i32
                %820 = arith.select %819, %c65, %c44 : i32
                %821 = arith.ori %c44, %820 : i32
                %822 = arith.cmpi sgt, %791, %c75 : i32
                %823 = arith.select %822, %c67, %c44 : i32
                %824 = arith.ori %818, %823 : i32
                %825 = arith.cmpi sgt, %791, %c76 : i32
                %826 = arith.select %825, %c67, %c44 : i32
                %827 = arith.ori %821, %826 : i32
                %828 = arith.cmpi sgt, %791, %c77 : i32
                %829 = arith.select %828, %c65, %c44 : i32
                %830 = arith.ori %c44, %829 : i32
                %831 = arith.cmpi sgt, %791, %c78 : i32
                %832 = arith.select %831, %c65, %c44 : i32
                %833 = arith.ori %c44, %832 : i32
                %834 = arith.cmpi sgt, %791, %c30 : i32
                %835 = arith.select %834, %c67, %c44 : i32
                %836 = arith.ori %830, %835 : i32
                %837 = arith.cmpi sgt, %791, %c79 : i32
                %838 = arith.select %837, %c67, %c44 : i32
                %839 = arith.ori %833, %838 : i32
                %840 = vector.from_elements %800, %812, %824, %836 : vector<4xi32>
                %841 = vector.from_elements %803, %815, %827, %839 : vector<4xi32>
                scf.yield %787, %788, %840, %841 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %c64, %c64, %c64, %c64 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %842 = wave.opaque %341 : i32
              %843 = arith.cmpi sgt, %842, %266 : i32
              %844:4 = scf.if %843 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %845 = arith.andi %485, %734#0 : vector<4xi32>
                %846 = arith.andi %487, %734#1 : vector<4xi32>
                %847 = arith.andi %489, %734#2 : vector<4xi32>
                %848 = arith.andi %491, %734#3 : vector<4xi32>
                scf.yield %845, %846, %847, %848 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %485, %487, %489, %491 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %849 = vector.shuffle %844#0, %844#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %850 = vector.bitcast %849 : vector<8xi32> to vector<16xf16>
              %851 = wave.mma %850, %601, %578#2 : vector<16xf16>, vector<8xf32>
              %852 = wave.mma %850, %706, %683#2 : vector<16xf16>, vector<8xf32>
              %853 = vector.shuffle %844#2, %844#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %854 = vector.bitcast %853 : vector<8xi32> to vector<16xf16>
              %855 = wave.mma %854, %608, %851 : vector<16xf16>, vector<8xf32>
              %856 = wave.mma %854, %713, %852 : vector<16xf16>, vector<8xf32>
              %857 = wave.opaque %855 : vector<8xf32>
              %858 = wave.opaque %856 : vector<8xf32>
              %859 = arith.addi %378, %c80 : index
              %860 = vector.load %kv[%859] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %861 = arith.addi %378, %c81 : index
              %862 = vector.load %kv[%861] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %863 = arith.addi %383, %c80 : index
              %864 = vector.load %kv[%863] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %865 = arith.addi %383, %c81 : index
              %866 = vector.load %kv[%865] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %867 = wave.opaque %341 : i32
              %868 = arith.cmpi sgt, %867, %266 : i32
              %869:4 = scf.if %868 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %870 = arith.andi %511, %734#0 : vector<4xi32>
                %871 = arith.andi %513, %734#1 : vector<4xi32>
                %872 = arith.andi %515, %734#2 : vector<4xi32>
                %873 = arith.andi %517, %734#3 : vector<4xi32>
                scf.yield %870, %871, %872, %873 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %511, %513, %515, %517 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %874 = vector.shuffle %869#0, %869#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %875 = vector.bitcast %874 : vector<8xi32> to vector<16xf16>
              %876 = wave.mma %875, %601, %578#3 : vector<16xf16>, vector<8xf32>
              %877 = wave.mma %875, %706, %683#3 : vector<16xf16>, vector<8xf32>
              %878 = vector.shuffle %869#2, %869#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %879 = vector.bitcast %878 : vector<8xi32> to vector<16xf16>
              %880 = wave.mma %879, %608, %876 : vector<16xf16>, vector<8xf32>
              %881 = wave.mma %879, %713, %877 : vector<16xf16>, vector<8xf32>
              %882 = wave.opaque %880 : vector<8xf32>
              %883 = wave.opaque %881 : vector<8xf32>
              %884 = arith.addi %378, %c35 : index
              %885 = vector.load %kv[%884] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %886 = arith.addi %378, %c82 : index
              %887 = vector.load %kv[%886] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %888 = arith.addi %383, %c35 : index
              %889 = vector.load %kv[%888] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %890 = arith.addi %383, %c82 : index
              %891 = vector.load %kv[%890] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %892 = wave.opaque %341 : i32
              %893 = arith.cmpi sgt, %892, %266 : i32
              %894:4 = scf.if %893 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %895 = arith.andi %860, %734#0 : vector<4xi32>
                %896 = arith.andi %862, %734#1 : vector<4xi32>
                %897 = arith.andi %864, %734#2 : vector<4xi32>
                %898 = arith.andi %866, %734#3 : vector<4xi32>
                scf.yield %895, %896, %897, %898 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %860, %862, %864, %866 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %899 = vector.shuffle %894#0, %894#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %900 = vector.bitcast %899 : vector<8xi32> to vector<16xf16>
              %901 = wave.mma %900, %601, %578#4 : vector<16xf16>, vector<8xf32>
              %902 = wave.mma %900, %706, %683#4 : vector<16xf16>, vector<8xf32>
              %903 = vector.shuffle %894#2, %894#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %904 = vector.bitcast %903 : vector<8xi32> to vector<16xf16>
              %905 = wave.mma %904, %608, %901 : vector<16xf16>, vector<8xf32>
              %906 = wave.mma %904, %713, %902 : vector<16xf16>, vector<8xf32>
              %907 = wave.opaque %905 : vector<8xf32>
              %908 = wave.opaque %906 : vector<8xf32>
              %909 = arith.addi %378, %c83 : index
              %910 = vector.load %kv[%909] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %911 = arith.addi %378, %c84 : index
              %912 = vector.load %kv[%911] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %913 = arith.addi %383, %c83 : index
              %914 = vector.load %kv[%913] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %915 = arith.addi %383, %c84 : index
              %916 = vector.load %kv[%915] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %917 = wave.opaque %341 : i32
              %918 = arith.cmpi sgt, %917, %266 : i32
              %919:4 = scf.if %918 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %920 = arith.andi %885, %734#0 : vector<4xi32>
                %921 = arith.andi %887, %734#1 : vector<4xi32>
                %922 = arith.andi %889, %734#2 : vector<4xi32>
                %923 = arith.andi %891, %734#3 : vector<4xi32>
                scf.yield %920, %921, %922, %923 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %885, %887, %889, %891 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %924 = vector.shuffle %919#0, %919#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %925 = vector.bitcast %924 : vector<8xi32> to vector<16xf16>
              %926 = wave.mma %925, %601, %578#5 : vector<16xf16>, vector<8xf32>
              %927 = wave.mma %925, %706, %683#5 : vector<16xf16>, vector<8xf32>
              %928 = vector.shuffle %919#2, %919#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %929 = vector.bitcast %928 : vector<8xi32> to vector<16xf16>
              %930 = wave.mma %929, %608, %926 : vector<16xf16>, vector<8xf32>
              %931 = wave.mma %929, %713, %927 : vector<16xf16>, vector<8xf32>
              %932 = wave.opaque %930 : vector<8xf32>
              %933 = wave.opaque %931 : vector<8xf32>
              wave.pin
              %934 = wave.opaque %341 : i32
              %935 = arith.cmpi sgt, %934, %266 : i32
              %936:4 = scf.if %935 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %937 = arith.andi %910, %734#0 : vector<4xi32>
                %938 = arith.andi %912, %734#1 : vector<4xi32>
                %939 = arith.andi %914, %734#2 : vector<4xi32>
                %940 = arith.andi %916, %734#3 : vector<4xi32>
                scf.yield %937, %938, %939, %940 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %910, %912, %914, %916 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %941 = vector.shuffle %936#0, %936#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %942 = vector.bitcast %941 : vector<8xi32> to vector<16xf16>
              %943 = wave.mma %942, %601, %578#6 : vector<16xf16>, vector<8xf32>
              %944 = wave.mma %942, %706, %683#6 : vector<16xf16>, vector<8xf32>
              %945 = vector.shuffle %936#2, %936#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %946 = vector.bitcast %945 : vector<8xi32> to vector<16xf16>
              %947 = wave.mma %946, %608, %943 : vector<16xf16>, vector<8xf32>
              %948 = wave.mma %946, %713, %944 : vector<16xf16>, vector<8xf32>
              %949 = wave.opaque %947 : vector<8xf32>
              %950 = wave.opaque %948 : vector<8xf32>
              wave.pin
              %951 = wave.opaque %341 : i32
              %952 = arith.cmpi slt, %951, %288 : i32
              %953:4 = scf.if %952 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %954 = arith.addi %367, %35 : index
                %955 = arith.addi %954, %c10 : index
                %956 = vector.load %kv[%955] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %957 = arith.addi %954, %c24 : index
                %958 = vector.load %kv[%957] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %959 = arith.addi %375, %35 : index
                %960 = arith.addi %959, %c10 : index
                %961 = vector.load %kv[%960] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %962 = arith.addi %959, %c24 : index
                %963 = vector.load %kv[%962] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %956, %958, %961, %963 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %936#0, %936#1, %936#2, %936#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              scf.yield %953#0, %953#1, %953#2, %953#3, %578#0, %626, %857, %882, %907, %932, %949, %683#0, %731, %858, %883, %908, %933, %950 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %964 = wave.opaque %c10 : index
            %965 = arith.addi %0, %964 : index
            %966 = arith.cmpi eq, %286, %283 : i32
            %967 = wave.swap_halves %338#5 : f32
            %968 = arith.addf %338#5, %967 : f32
            %969 = arith.addi %965, %c10 : index
            %970:2 = scf.if %966 -> (f32, f32) {
              scf.yield %c48, %c49 : f32, f32
            } else {
              %971 = arith.addi %969, %c10 : index
              %972 = memref.load %8[%971] : memref<?xf32>
              %973 = arith.addi %969, %c6 : index
              %974 = memref.load %8[%973] : memref<?xf32>
              scf.yield %972, %974 : f32, f32
            }
            %975 = arith.maxnumf %970#0, %338#4 fastmath<nnan> : f32
            %976 = arith.subf %970#0, %975 : f32
            %977 = wave.exp2 %976 : f32
            %978 = arith.subf %338#4, %975 : f32
            %979 = wave.exp2 %978 : f32
            %980 = arith.mulf %970#1, %977 : f32
            %981 = math.fma %968, %979, %980 : f32
            memref.store %975, %8[%969] : memref<?xf32>
            %982 = arith.addi %969, %c6 : index
            memref.store %981, %8[%982] : memref<?xf32>
            %983 = vector.broadcast %977 : f32 to vector<8xf32>
            %984 = vector.broadcast %979 : f32 to vector<8xf32>
            scf.if %966 {
              %985 = arith.muli %965, %c13 : index
              %986 = arith.addi %c10, %985 : index
              %987 = arith.addi %986, %c10 : index
              %988 = arith.addi %987, %c10 : index
              %989 = vector.shuffle %338#6, %338#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %989, %5[%988] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %990 = vector.shuffle %338#6, %338#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %991 = arith.addi %988, %c31 : index
              vector.store %990, %5[%991] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %992 = arith.addi %987, %c32 : index
              %993 = vector.shuffle %338#7, %338#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %993, %5[%992] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %994 = vector.shuffle %338#7, %338#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %995 = arith.addi %992, %c31 : index
              vector.store %994, %5[%995] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %996 = arith.addi %987, %c33 : index
              %997 = vector.shuffle %338#8, %338#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %997, %5[%996] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %998 = vector.shuffle %338#8, %338#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %999 = arith.addi %996, %c31 : index
              vector.store %998, %5[%999] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1000 = arith.addi %987, %c34 : index
              %1001 = vector.shuffle %338#9, %338#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1001, %5[%1000] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1002 = vector.shuffle %338#9, %338#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1003 = arith.addi %1000, %c31 : index
              vector.store %1002, %5[%1003] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1004 = arith.addi %987, %c35 : index
              %1005 = vector.shuffle %338#10, %338#10 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1005, %5[%1004] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1006 = vector.shuffle %338#10, %338#10 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1007 = arith.addi %1004, %c31 : index
              vector.store %1006, %5[%1007] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1008 = arith.muli %965, %c13 : index
              %1009 = arith.addi %c10, %1008 : index
              %1010 = arith.addi %1009, %c10 : index
              %1011 = arith.addi %1010, %c10 : index
              %1012 = vector.load %5[%1011] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1013 = arith.addi %1011, %c31 : index
              %1014 = vector.load %5[%1013] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1015 = vector.shuffle %1012, %1014 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1016 = arith.mulf %1015, %983 : vector<8xf32>
              %1017 = math.fma %338#6, %984, %1016 : vector<8xf32>
              %1018 = vector.shuffle %1017, %1017 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1018, %5[%1011] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1019 = vector.shuffle %1017, %1017 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1019, %5[%1013] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1020 = arith.addi %1010, %c32 : index
              %1021 = vector.load %5[%1020] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1022 = arith.addi %1020, %c31 : index
              %1023 = vector.load %5[%1022] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1024 = vector.shuffle %1021, %1023 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1025 = arith.mulf %1024, %983 : vector<8xf32>
              %1026 = math.fma %338#7, %984, %1025 : vector<8xf32>
              %1027 = vector.shuffle %1026, %1026 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1027, %5[%1020] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1028 = vector.shuffle %1026, %1026 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1028, %5[%1022] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1029 = arith.addi %1010, %c33 : index
              %1030 = vector.load %5[%1029] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1031 = arith.addi %1029, %c31 : index
              %1032 = vector.load %5[%1031] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1033 = vector.shuffle %1030, %1032 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1034 = arith.mulf %1033, %983 : vector<8xf32>
              %1035 = math.fma %338#8, %984, %1034 : vector<8xf32>
              %1036 = vector.shuffle %1035, %1035 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1036, %5[%1029] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1037 = vector.shuffle %1035, %1035 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1037, %5[%1031] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1038 = arith.addi %1010, %c34 : index
              %1039 = vector.load %5[%1038] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1040 = arith.addi %1038, %c31 : index
              %1041 = vector.load %5[%1040] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1042 = vector.shuffle %1039, %1041 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1043 = arith.mulf %1042, %983 : vector<8xf32>
              %1044 = math.fma %338#9, %984, %1043 : vector<8xf32>
              %1045 = vector.shuffle %1044, %1044 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1045, %5[%1038] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1046 = vector.shuffle %1044, %1044 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1046, %5[%1040] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1047 = arith.addi %1010, %c35 : index
              %1048 = vector.load %5[%1047] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1049 = arith.addi %1047, %c31 : index
              %1050 = vector.load %5[%1049] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1051 = vector.shuffle %1048, %1050 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1052 = arith.mulf %1051, %983 : vector<8xf32>
              %1053 = math.fma %338#10, %984, %1052 : vector<8xf32>
              %1054 = vector.shuffle %1053, %1053 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1054, %5[%1047] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1055 = vector.shuffle %1053, %1053 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1055, %5[%1049] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
            %1056 = wave.swap_halves %338#12 : f32
            %1057 = arith.addf %338#12, %1056 : f32
            %1058 = arith.addi %965, %c24 : index
            %1059:2 = scf.if %966 -> (f32, f32) {
              scf.yield %c48, %c49 : f32, f32
            } else {
              %1060 = arith.addi %1058, %c10 : index
              %1061 = memref.load %8[%1060] : memref<?xf32>
              %1062 = arith.addi %1058, %c6 : index
              %1063 = memref.load %8[%1062] : memref<?xf32>
              scf.yield %1061, %1063 : f32, f32
            }
            %1064 = arith.maxnumf %1059#0, %338#11 fastmath<nnan> : f32
            %1065 = arith.subf %1059#0, %1064 : f32
            %1066 = wave.exp2 %1065 : f32
            %1067 = arith.subf %338#11, %1064 : f32
            %1068 = wave.exp2 %1067 : f32
            %1069 = arith.mulf %1059#1, %1066 : f32
            %1070 = math.fma %1057, %1068, %1069 : f32
            memref.store %1064, %8[%1058] : memref<?xf32>
            %1071 = arith.addi %1058, %c6 : index
            memref.store %1070, %8[%1071] : memref<?xf32>
            %1072 = vector.broadcast %1066 : f32 to vector<8xf32>
            %1073 = vector.broadcast %1068 : f32 to vector<8xf32>
            scf.if %966 {
              %1074 = arith.muli %965, %c13 : index
              %1075 = arith.addi %c10, %1074 : index
              %1076 = arith.addi %1075, %c17 : index
              %1077 = arith.addi %1076, %c10 : index
              %1078 = vector.shuffle %338#13, %338#13 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1078, %5[%1077] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1079 = vector.shuffle %338#13, %338#13 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1080 = arith.addi %1077, %c31 : index
              vector.store %1079, %5[%1080] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1081 = arith.addi %1076, %c32 : index
              %1082 = vector.shuffle %338#14, %338#14 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1082, %5[%1081] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1083 = vector.shuffle %338#14, %338#14 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1084 = arith.addi %1081, %c31 : index
              vector.store %1083, %5[%1084] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1085 = arith.addi %1076, %c33 : index
              %1086 = vector.shuffle %338#15, %338#15 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1086, %5[%1085] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1087 = vector.shuffle %338#15, %338#15 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1088 = arith.addi %1085, %c31 : index
              vector.store %1087, %5[%1088] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1089 = arith.addi %1076, %c34 : index
              %1090 = vector.shuffle %338#16, %338#16 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1090, %5[%1089] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1091 = vector.shuffle %338#16, %338#16 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1092 = arith.addi %1089, %c31 : index
              vector.store %1091, %5[%1092] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1093 = arith.addi %1076, %c35 : index
              %1094 = vector.shuffle %338#17, %338#17 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1094, %5[%1093] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1095 = vector.shuffle %338#17, %338#17 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1096 = arith.addi %1093, %c31 : index
              vector.store %1095, %5[%1096] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1097 = arith.muli %965, %c13 : index
              %1098 = arith.addi %c10, %1097 : index
              %1099 = arith.addi %1098, %c17 : index
              %1100 = arith.addi %1099, %c10 : index
              %1101 = vector.load %5[%1100] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1102 = arith.addi %1100, %c31 : index
              %1103 = vector.load %5[%1102] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1104 = vector.shuffle %1101, %1103 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1105 = arith.mulf %1104, %1072 : vector<8xf32>
              %1106 = math.fma %338#13, %1073, %1105 : vector<8xf32>
              %1107 = vector.shuffle %1106, %1106 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1107, %5[%1100] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1108 = vector.shuffle %1106, %1106 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1108, %5[%1102] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1109 = arith.addi %1099, %c32 : index
              %1110 = vector.load %5[%1109] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1111 = arith.addi %1109, %c31 : index
              %1112 = vector.load %5[%1111] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1113 = vector.shuffle %1110, %1112 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1114 = arith.mulf %1113, %1072 : vector<8xf32>
              %1115 = math.fma %338#14, %1073, %1114 : vector<8xf32>
              %1116 = vector.shuffle %1115, %1115 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1116, %5[%1109] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1117 = vector.shuffle %1115, %1115 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1117, %5[%1111] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1118 = arith.addi %1099, %c33 : index
              %1119 = vector.load %5[%1118] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1120 = arith.addi %1118, %c31 : index
              %1121 = vector.load %5[%1120] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1122 = vector.shuffle %1119, %1121 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1123 = arith.mulf %1122, %1072 : vector<8xf32>
              %1124 = math.fma %338#15, %1073, %1123 : vector<8xf32>
              %1125 = vector.shuffle %1124, %1124 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1125, %5[%1118] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1126 = vector.shuffle %1124, %1124 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1126, %5[%1120] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1127 = arith.addi %1099, %c34 : index
              %1128 = vector.load %5[%1127] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1129 = arith.addi %1127, %c31 : index
              %1130 = vector.load %5[%1129] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1131 = vector.shuffle %1128, %1130 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1132 = arith.mulf %1131, %1072 : vector<8xf32>
              %1133 = math.fma %338#16, %1073, %1132 : vector<8xf32>
              %1134 = vector.shuffle %1133, %1133 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1134, %5[%1127] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1135 = vector.shuffle %1133, %1133 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1135, %5[%1129] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1136 = arith.addi %1099, %c35 : index
              %1137 = vector.load %5[%1136] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1138 = arith.addi %1136, %c31 : index
              %1139 = vector.load %5[%1138] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1140 = vector.shuffle %1137, %1139 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1141 = arith.mulf %1140, %1072 : vector<8xf32>
              %1142 = math.fma %338#17, %1073, %1141 : vector<8xf32>
              %1143 = vector.shuffle %1142, %1142 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1143, %5[%1136] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1144 = vector.shuffle %1142, %1142 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1144, %5[%1138] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1145 = arith.cmpi sgt, %275, %c46 : i32
          scf.if %1145 {
            %1146 = arith.cmpi eq, %283, %280 : i32
            %1147 = wave.opaque %c10 : index
            %1148 = arith.addi %0, %1147 : index
            %1149 = arith.addi %1148, %c10 : index
            %1150 = arith.addi %1149, %c10 : index
            %1151 = memref.load %8[%1150] : memref<?xf32>
            %1152 = arith.addi %1149, %c6 : index
            %1153 = memref.load %8[%1152] : memref<?xf32>
            %1154 = arith.addi %1148, %c31 : index
            %1155:2 = scf.if %1146 -> (f32, f32) {
              scf.yield %c48, %c49 : f32, f32
            } else {
              %1156 = arith.addi %1154, %c10 : index
              %1157 = memref.load %8[%1156] : memref<?xf32>
              %1158 = arith.addi %1154, %c6 : index
              %1159 = memref.load %8[%1158] : memref<?xf32>
              scf.yield %1157, %1159 : f32, f32
            }
            %1160 = arith.maxnumf %1155#0, %1151 fastmath<nnan> : f32
            %1161 = arith.subf %1155#0, %1160 : f32
            %1162 = wave.exp2 %1161 : f32
            %1163 = arith.subf %1151, %1160 : f32
            %1164 = wave.exp2 %1163 : f32
            %1165 = arith.mulf %1155#1, %1162 : f32
            %1166 = math.fma %1153, %1164, %1165 : f32
            memref.store %1160, %8[%1154] : memref<?xf32>
            %1167 = arith.addi %1154, %c6 : index
            memref.store %1166, %8[%1167] : memref<?xf32>
            %1168 = vector.broadcast %1162 : f32 to vector<8xf32>
            %1169 = vector.broadcast %1164 : f32 to vector<8xf32>
            scf.for %1170 = %c10 to %c85 step %c4 {
              %1171 = arith.muli %1148, %c13 : index
              %1172 = arith.addi %c10, %1171 : index
              %1173 = arith.addi %1172, %c10 : index
              %1174 = arith.muli %1170, %c32 : index
              %1175 = arith.addi %1173, %1174 : index
              %1176 = vector.load %5[%1175] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1177 = arith.addi %1175, %c31 : index
              %1178 = vector.load %5[%1177] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1179 = vector.shuffle %1176, %1178 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1146 {
                %1180 = arith.addi %16, %1171 : index
                %1181 = arith.addi %1180, %c10 : index
                %1182 = arith.addi %1181, %1174 : index
                %1183 = vector.shuffle %1179, %1179 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1183, %partial[%1182] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1184 = vector.shuffle %1179, %1179 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1185 = arith.addi %1182, %c31 : index
                vector.store %1184, %partial[%1185] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1186 = arith.addi %16, %1171 : index
                %1187 = arith.addi %1186, %c10 : index
                %1188 = arith.addi %1187, %1174 : index
                %1189 = vector.load %partial[%1188] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1190 = arith.addi %1188, %c31 : index
                %1191 = vector.load %partial[%1190] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1192 = vector.shuffle %1189, %1191 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1193 = arith.mulf %1192, %1168 : vector<8xf32>
                %1194 = math.fma %1179, %1169, %1193 : vector<8xf32>
                %1195 = vector.shuffle %1194, %1194 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1195, %partial[%1188] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1196 = vector.shuffle %1194, %1194 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1196, %partial[%1190] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
            %1197 = arith.addi %1148, %c24 : index
            %1198 = arith.addi %1197, %c10 : index
            %1199 = memref.load %8[%1198] : memref<?xf32>
            %1200 = arith.addi %1197, %c6 : index
            %1201 = memref.load %8[%1200] : memref<?xf32>
            %1202 = arith.addi %1148, %c53 : index
            %1203:2 = scf.if %1146 -> (f32, f32) {
              scf.yield %c48, %c49 : f32, f32
            } else {
              %1204 = arith.addi %1202, %c10 : index
              %1205 = memref.load %8[%1204] : memref<?xf32>
              %1206 = arith.addi %1202, %c6 : index
              %1207 = memref.load %8[%1206] : memref<?xf32>
              scf.yield %1205, %1207 : f32, f32
            }
            %1208 = arith.maxnumf %1203#0, %1199 fastmath<nnan> : f32
            %1209 = arith.subf %1203#0, %1208 : f32
            %1210 = wave.exp2 %1209 : f32
            %1211 = arith.subf %1199, %1208 : f32
            %1212 = wave.exp2 %1211 : f32
            %1213 = arith.mulf %1203#1, %1210 : f32
            %1214 = math.fma %1201, %1212, %1213 : f32
            memref.store %1208, %8[%1202] : memref<?xf32>
            %1215 = arith.addi %1202, %c6 : index
            memref.store %1214, %8[%1215] : memref<?xf32>
            %1216 = vector.broadcast %1210 : f32 to vector<8xf32>
            %1217 = vector.broadcast %1212 : f32 to vector<8xf32>
            scf.for %1218 = %c10 to %c85 step %c4 {
              %1219 = arith.muli %1148, %c13 : index
              %1220 = arith.addi %c10, %1219 : index
              %1221 = arith.addi %1220, %c17 : index
              %1222 = arith.muli %1218, %c32 : index
              %1223 = arith.addi %1221, %1222 : index
              %1224 = vector.load %5[%1223] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1225 = arith.addi %1223, %c31 : index
              %1226 = vector.load %5[%1225] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1227 = vector.shuffle %1224, %1226 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1146 {
                %1228 = arith.addi %16, %1219 : index
                %1229 = arith.addi %1228, %c17 : index
                %1230 = arith.addi %1229, %1222 : index
                %1231 = vector.shuffle %1227, %1227 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1231, %partial[%1230] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1232 = vector.shuffle %1227, %1227 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1233 = arith.addi %1230, %c31 : index
                vector.store %1232, %partial[%1233] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1234 = arith.addi %16, %1219 : index
                %1235 = arith.addi %1234, %c17 : index
                %1236 = arith.addi %1235, %1222 : index
                %1237 = vector.load %partial[%1236] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1238 = arith.addi %1236, %c31 : index
                %1239 = vector.load %partial[%1238] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1240 = vector.shuffle %1237, %1239 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1241 = arith.mulf %1240, %1216 : vector<8xf32>
                %1242 = math.fma %1227, %1217, %1241 : vector<8xf32>
                %1243 = vector.shuffle %1242, %1242 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1243, %partial[%1236] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1244 = vector.shuffle %1242, %1242 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1244, %partial[%1238] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %1245 = arith.cmpi sgt, %275, %c45 : i32
        scf.if %1245 {
          %1246 = arith.cmpi eq, %280, %c44 : i32
          %1247 = wave.opaque %c10 : index
          %1248 = arith.addi %0, %1247 : index
          %1249 = arith.addi %1248, %c31 : index
          %1250 = arith.addi %1249, %c10 : index
          %1251 = memref.load %8[%1250] : memref<?xf32>
          %1252 = arith.addi %1249, %c6 : index
          %1253 = memref.load %8[%1252] : memref<?xf32>
          %1254 = arith.addi %1248, %c32 : index
          %1255:2 = scf.if %1246 -> (f32, f32) {
            scf.yield %c48, %c49 : f32, f32
          } else {
            %1256 = arith.addi %1254, %c10 : index
            %1257 = memref.load %8[%1256] : memref<?xf32>
            %1258 = arith.addi %1254, %c6 : index
            %1259 = memref.load %8[%1258] : memref<?xf32>
            scf.yield %1257, %1259 : f32, f32
          }
          %1260 = arith.maxnumf %1255#0, %1251 fastmath<nnan> : f32
          %1261 = arith.subf %1255#0, %1260 : f32
          %1262 = wave.exp2 %1261 : f32
          %1263 = arith.subf %1251, %1260 : f32
          %1264 = wave.exp2 %1263 : f32
          %1265 = arith.mulf %1255#1, %1262 : f32
          %1266 = math.fma %1253, %1264, %1265 : f32
          memref.store %1260, %8[%1254] : memref<?xf32>
          %1267 = arith.addi %1254, %c6 : index
          memref.store %1266, %8[%1267] : memref<?xf32>
          %1268 = vector.broadcast %1262 : f32 to vector<8xf32>
          %1269 = vector.broadcast %1264 : f32 to vector<8xf32>
          scf.for %1270 = %c10 to %c85 step %c4 {
            %1271 = arith.muli %1248, %c13 : index
            %1272 = arith.addi %16, %1271 : index
            %1273 = arith.addi %1272, %c10 : index
            %1274 = arith.muli %1270, %c32 : index
            %1275 = arith.addi %1273, %1274 : index
            %1276 = vector.load %partial[%1275] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1277 = arith.addi %1275, %c31 : index
            %1278 = vector.load %partial[%1277] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1279 = vector.shuffle %1276, %1278 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1246 {
              %1280 = arith.addi %17, %1271 : index
              %1281 = arith.addi %1280, %c10 : index
              %1282 = arith.addi %1281, %1274 : index
              %1283 = vector.shuffle %1279, %1279 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1283, %partial[%1282] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1284 = vector.shuffle %1279, %1279 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1285 = arith.addi %1282, %c31 : index
              vector.store %1284, %partial[%1285] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1286 = arith.addi %17, %1271 : index
              %1287 = arith.addi %1286, %c10 : index
              %1288 = arith.addi %1287, %1274 : index
              %1289 = vector.load %partial[%1288] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1290 = arith.addi %1288, %c31 : index
              %1291 = vector.load %partial[%1290] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1292 = vector.shuffle %1289, %1291 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1293 = arith.mulf %1292, %1268 : vector<8xf32>
              %1294 = math.fma %1279, %1269, %1293 : vector<8xf32>
              %1295 = vector.shuffle %1294, %1294 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1295, %partial[%1288] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1296 = vector.shuffle %1294, %1294 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1296, %partial[%1290] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1297 = arith.addi %1248, %c53 : index
          %1298 = arith.addi %1297, %c10 : index
          %1299 = memref.load %8[%1298] : memref<?xf32>
          %1300 = arith.addi %1297, %c6 : index
          %1301 = memref.load %8[%1300] : memref<?xf32>
          %1302 = arith.addi %1248, %c54 : index
          %1303:2 = scf.if %1246 -> (f32, f32) {
            scf.yield %c48, %c49 : f32, f32
          } else {
            %1304 = arith.addi %1302, %c10 : index
            %1305 = memref.load %8[%1304] : memref<?xf32>
            %1306 = arith.addi %1302, %c6 : index
            %1307 = memref.load %8[%1306] : memref<?xf32>
            scf.yield %1305, %1307 : f32, f32
          }
          %1308 = arith.maxnumf %1303#0, %1299 fastmath<nnan> : f32
          %1309 = arith.subf %1303#0, %1308 : f32
          %1310 = wave.exp2 %1309 : f32
          %1311 = arith.subf %1299, %1308 : f32
          %1312 = wave.exp2 %1311 : f32
          %1313 = arith.mulf %1303#1, %1310 : f32
          %1314 = math.fma %1301, %1312, %1313 : f32
          memref.store %1308, %8[%1302] : memref<?xf32>
          %1315 = arith.addi %1302, %c6 : index
          memref.store %1314, %8[%1315] : memref<?xf32>
          %1316 = vector.broadcast %1310 : f32 to vector<8xf32>
          %1317 = vector.broadcast %1312 : f32 to vector<8xf32>
          scf.for %1318 = %c10 to %c85 step %c4 {
            %1319 = arith.muli %1248, %c13 : index
            %1320 = arith.addi %16, %1319 : index
            %1321 = arith.addi %1320, %c17 : index
            %1322 = arith.muli %1318, %c32 : index
            %1323 = arith.addi %1321, %1322 : index
            %1324 = vector.load %partial[%1323] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1325 = arith.addi %1323, %c31 : index
            %1326 = vector.load %partial[%1325] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1327 = vector.shuffle %1324, %1326 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1246 {
              %1328 = arith.addi %17, %1319 : index
              %1329 = arith.addi %1328, %c17 : index
              %1330 = arith.addi %1329, %1322 : index
              %1331 = vector.shuffle %1327, %1327 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1331, %partial[%1330] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1332 = vector.shuffle %1327, %1327 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1333 = arith.addi %1330, %c31 : index
              vector.store %1332, %partial[%1333] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1334 = arith.addi %17, %1319 : index
              %1335 = arith.addi %1334, %c17 : index
              %1336 = arith.addi %1335, %1322 : index
              %1337 = vector.load %partial[%1336] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1338 = arith.addi %1336, %c31 : index
              %1339 = vector.load %partial[%1338] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1340 = vector.shuffle %1337, %1339 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1341 = arith.mulf %1340, %1316 : vector<8xf32>
              %1342 = math.fma %1327, %1317, %1341 : vector<8xf32>
              %1343 = vector.shuffle %1342, %1342 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1343, %partial[%1336] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1344 = vector.shuffle %1342, %1342 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1344, %partial[%1338] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %1345 = wave.opaque %c10 : index
      %1346 = arith.addi %0, %1345 : index
      scf.if %278 {
        %1347 = arith.addi %1346, %c10 : index
        %1348 = arith.addi %1347, %c10 : index
        %1349 = memref.load %8[%1348] : memref<?xf32>
        %1350 = arith.addi %1347, %c6 : index
        %1351 = memref.load %8[%1350] : memref<?xf32>
        %1352 = arith.divf %c86, %1351 : f32
        %1353 = vector.broadcast %1352 : f32 to vector<8xf32>
        %1354 = arith.addi %15, %1345 : index
        %1355 = arith.addi %1354, %1 : index
        %1356 = arith.addi %1355, %c10 : index
        %1357 = arith.minsi %1356, %40 : index
        %1358 = arith.divui %1357, %groupSize : index
        %1359 = arith.addi %24, %1358 : index
        %1360 = arith.remui %1357, %groupSize : index
        %1361 = arith.addi %44, %1360 : index
        %1362 = arith.muli %1361, %c18 : index
        %1363 = arith.addi %1362, %51 : index
        %1364 = arith.muli %heads, %c18 : index
        scf.for %1365 = %c10 to %c85 step %c4 {
          %1366 = arith.muli %1365, %c3 : index
          %1367 = arith.addi %1366, %2 : index
          %1368 = arith.muli %13, %c18 : index
          %1369 = arith.addi %1368, %1367 : index
          %1370 = arith.addi %1369, %c10 : index
          %1371 = memref.load %factors[%1370] : memref<?xf32>
          %1372 = arith.addi %1369, %c11 : index
          %1373 = memref.load %factors[%1372] : memref<?xf32>
          %1374 = arith.addi %1369, %c13 : index
          %1375 = memref.load %factors[%1374] : memref<?xf32>
          %1376 = arith.addi %1369, %c88 : index
          %1377 = memref.load %factors[%1376] : memref<?xf32>
          %1378 = arith.addi %1369, %c19 : index
          %1379 = memref.load %factors[%1378] : memref<?xf32>
          %1380 = arith.addi %1369, %c89 : index
          %1381 = memref.load %factors[%1380] : memref<?xf32>
          %1382 = arith.addi %1369, %c90 : index
          %1383 = memref.load %factors[%1382] : memref<?xf32>
          %1384 = arith.addi %1369, %c91 : index
          %1385 = memref.load %factors[%1384] : memref<?xf32>
          %1386 = vector.from_elements %1371, %1373, %1375, %1377, %1379, %1381, %1383, %1385 : vector<8xf32>
          %1387 = arith.muli %kvHeads, %c18 : index
          %1388 = arith.addi %1369, %1387 : index
          %1389 = arith.addi %1388, %c10 : index
          %1390 = memref.load %factors[%1389] : memref<?xf32>
          %1391 = arith.addi %1388, %c11 : index
          %1392 = memref.load %factors[%1391] : memref<?xf32>
          %1393 = arith.addi %1388, %c13 : index
          %1394 = memref.load %factors[%1393] : memref<?xf32>
          %1395 = arith.addi %1388, %c88 : index
          %1396 = memref.load %factors[%1395] : memref<?xf32>
          %1397 = arith.addi %1388, %c19 : index
          %1398 = memref.load %factors[%1397] : memref<?xf32>
          %1399 = arith.addi %1388, %c89 : index
          %1400 = memref.load %factors[%1399] : memref<?xf32>
          %1401 = arith.addi %1388, %c90 : index
          %1402 = memref.load %factors[%1401] : memref<?xf32>
          %1403 = arith.addi %1388, %c91 : index
          %1404 = memref.load %factors[%1403] : memref<?xf32>
          %1405 = vector.from_elements %1390, %1392, %1394, %1396, %1398, %1400, %1402, %1404 : vector<8xf32>
          %1406 = arith.muli %1346, %c13 : index
          %1407 = arith.addi %c10, %1406 : index
          %1408 = arith.addi %1407, %c10 : index
          %1409 = arith.muli %1365, %c32 : index
          %1410 = arith.addi %1408, %1409 : index
          %1411 = vector.load %5[%1410] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1412 = arith.addi %1410, %c31 : index
          %1413 = vector.load %5[%1412] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1414 = vector.shuffle %1411, %1413 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1415 = arith.mulf %1414, %1353 : vector<8xf32>
          %1416 = math.fma %1415, %1386, %1405 : vector<8xf32>
          %1417 = arith.addf %1416, %c50 : vector<8xf32>
          %1418 = arith.minimumf %1417, %c92 : vector<8xf32>
          %1419 = arith.maximumf %1418, %c93 : vector<8xf32>
          %1420 = arith.truncf %1419 : vector<8xf32> to vector<8xf16>
          %1421 = vector.bitcast %1420 : vector<8xf16> to vector<4xi32>
          %1422 = vector.shuffle %1421, %1421 [0, 1] : vector<4xi32>, vector<4xi32>
          %1423 = vector.shuffle %1421, %1421 [2, 3] : vector<4xi32>, vector<4xi32>
          %1424 = arith.select %3, %1423, %1422 : vector<2xi32>
          %1425 = arith.select %3, %1422, %1423 : vector<2xi32>
          %1426 = wave.swap_halves %1425 : vector<2xi32>
          %1427 = arith.select %3, %1426, %1424 : vector<2xi32>
          %1428 = arith.select %3, %1424, %1426 : vector<2xi32>
          %1429 = vector.bitcast %1427 : vector<2xi32> to vector<4xf16>
          %1430 = vector.bitcast %1428 : vector<2xi32> to vector<4xf16>
          %1431 = vector.shuffle %1429, %1430 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1432 = arith.addi %1363, %1366 : index
          %1433 = arith.divui %1359, %outTileRows : index
          %1434 = arith.divui %1364, %c3 : index
          %1435 = arith.muli %1433, %1434 : index
          %1436 = arith.divui %1432, %c3 : index
          %1437 = arith.addi %1435, %1436 : index
          %1438 = arith.muli %1437, %c11 : index
          %1439 = arith.remui %1432, %c3 : index
          %1440 = arith.divui %1439, %c19 : index
          %1441 = arith.addi %1438, %1440 : index
          %1442 = arith.muli %outTileRows, %c19 : index
          %1443 = arith.muli %1441, %1442 : index
          %1444 = arith.remui %1359, %outTileRows : index
          %1445 = arith.muli %1444, %c19 : index
          %1446 = arith.addi %1443, %1445 : index
          %1447 = arith.remui %1432, %c19 : index
          %1448 = arith.addi %1446, %1447 : index
          %1449 = arith.cmpi slt, %1356, %36 : index
          scf.if %1449 {
            vector.store %1431, %out[%1448] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
        %1450 = arith.addi %1346, %c24 : index
        %1451 = arith.addi %1450, %c10 : index
        %1452 = memref.load %8[%1451] : memref<?xf32>
        %1453 = arith.addi %1450, %c6 : index
        %1454 = memref.load %8[%1453] : memref<?xf32>
        %1455 = arith.divf %c86, %1454 : f32
        %1456 = vector.broadcast %1455 : f32 to vector<8xf32>
        %1457 = arith.addi %1355, %c3 : index
        %1458 = arith.minsi %1457, %40 : index
        %1459 = arith.divui %1458, %groupSize : index
        %1460 = arith.addi %24, %1459 : index
        %1461 = arith.remui %1458, %groupSize : index
        %1462 = arith.addi %44, %1461 : index
        %1463 = arith.muli %1462, %c18 : index
        %1464 = arith.addi %1463, %51 : index
        scf.for %1465 = %c10 to %c85 step %c4 {
          %1466 = arith.muli %1465, %c3 : index
          %1467 = arith.addi %1466, %2 : index
          %1468 = arith.muli %13, %c18 : index
          %1469 = arith.addi %1468, %1467 : index
          %1470 = arith.addi %1469, %c10 : index
          %1471 = memref.load %factors[%1470] : memref<?xf32>
          %1472 = arith.addi %1469, %c11 : index
          %1473 = memref.load %factors[%1472] : memref<?xf32>
          %1474 = arith.addi %1469, %c13 : index
          %1475 = memref.load %factors[%1474] : memref<?xf32>
          %1476 = arith.addi %1469, %c88 : index
          %1477 = memref.load %factors[%1476] : memref<?xf32>
          %1478 = arith.addi %1469, %c19 : index
          %1479 = memref.load %factors[%1478] : memref<?xf32>
          %1480 = arith.addi %1469, %c89 : index
          %1481 = memref.load %factors[%1480] : memref<?xf32>
          %1482 = arith.addi %1469, %c90 : index
          %1483 = memref.load %factors[%1482] : memref<?xf32>
          %1484 = arith.addi %1469, %c91 : index
          %1485 = memref.load %factors[%1484] : memref<?xf32>
          %1486 = vector.from_elements %1471, %1473, %1475, %1477, %1479, %1481, %1483, %1485 : vector<8xf32>
          %1487 = arith.muli %kvHeads, %c18 : index
          %1488 = arith.addi %1469, %1487 : index
          %1489 = arith.addi %1488, %c10 : index
          %1490 = memref.load %factors[%1489] : memref<?xf32>
          %1491 = arith.addi %1488, %c11 : index
          %1492 = memref.load %factors[%1491] : memref<?xf32>
          %1493 = arith.addi %1488, %c13 : index
          %1494 = memref.load %factors[%1493] : memref<?xf32>
          %1495 = arith.addi %1488, %c88 : index
          %1496 = memref.load %factors[%1495] : memref<?xf32>
          %1497 = arith.addi %1488, %c19 : index
          %1498 = memref.load %factors[%1497] : memref<?xf32>
          %1499 = arith.addi %1488, %c89 : index
          %1500 = memref.load %factors[%1499] : memref<?xf32>
          %1501 = arith.addi %1488, %c90 : index
          %1502 = memref.load %factors[%1501] : memref<?xf32>
          %1503 = arith.addi %1488, %c91 : index
          %1504 = memref.load %factors[%1503] : memref<?xf32>
          %1505 = vector.from_elements %1490, %1492, %1494, %1496, %1498, %1500, %1502, %1504 : vector<8xf32>
          %1506 = arith.muli %1346, %c13 : index
          %1507 = arith.addi %c10, %1506 : index
          %1508 = arith.addi %1507, %c17 : index
          %1509 = arith.muli %1465, %c32 : index
          %1510 = arith.addi %1508, %1509 : index
          %1511 = vector.load %5[%1510] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1512 = arith.addi %1510, %c31 : index
          %1513 = vector.load %5[%1512] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1514 = vector.shuffle %1511, %1513 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1515 = arith.mulf %1514, %1456 : vector<8xf32>
          %1516 = math.fma %1515, %1486, %1505 : vector<8xf32>
          %1517 = arith.addf %1516, %c50 : vector<8xf32>
          %1518 = arith.minimumf %1517, %c92 : vector<8xf32>
          %1519 = arith.maximumf %1518, %c93 : vector<8xf32>
          %1520 = arith.truncf %1519 : vector<8xf32> to vector<8xf16>
          %1521 = vector.bitcast %1520 : vector<8xf16> to vector<4xi32>
          %1522 = vector.shuffle %1521, %1521 [0, 1] : vector<4xi32>, vector<4xi32>
          %1523 = vector.shuffle %1521, %1521 [2, 3] : vector<4xi32>, vector<4xi32>
          %1524 = arith.select %3, %1523, %1522 : vector<2xi32>
          %1525 = arith.select %3, %1522, %1523 : vector<2xi32>
          %1526 = wave.swap_halves %1525 : vector<2xi32>
          %1527 = arith.select %3, %1526, %1524 : vector<2xi32>
          %1528 = arith.select %3, %1524, %1526 : vector<2xi32>
          %1529 = vector.bitcast %1527 : vector<2xi32> to vector<4xf16>
          %1530 = vector.bitcast %1528 : vector<2xi32> to vector<4xf16>
          %1531 = vector.shuffle %1529, %1530 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1532 = arith.addi %1464, %1466 : index
          %1533 = arith.divui %1460, %outTileRows : index
          %1534 = arith.divui %1364, %c3 : index
          %1535 = arith.muli %1533, %1534 : index
          %1536 = arith.divui %1532, %c3 : index
          %1537 = arith.addi %1535, %1536 : index
          %1538 = arith.muli %1537, %c11 : index
          %1539 = arith.remui %1532, %c3 : index
          %1540 = arith.divui %1539, %c19 : index
          %1541 = arith.addi %1538, %1540 : index
          %1542 = arith.muli %outTileRows, %c19 : index
          %1543 = arith.muli %1541, %1542 : index
          %1544 = arith.remui %1460, %outTileRows : index
          %1545 = arith.muli %1544, %c19 : index
          %1546 = arith.addi %1543, %1545 : index
          %1547 = arith.remui %1532, %c19 : index
          %1548 = arith.addi %1546, %1547 : index
          %1549 = arith.cmpi slt, %1457, %36 : index
          scf.if %1549 {
            vector.store %1531, %out[%1548] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %279 {
          %1550 = arith.addi %1346, %c31 : index
          %1551 = arith.addi %1550, %c10 : index
          %1552 = memref.load %8[%1551] : memref<?xf32>
          %1553 = arith.addi %1550, %c6 : index
          %1554 = memref.load %8[%1553] : memref<?xf32>
          %1555 = arith.divf %c86, %1554 : f32
          %1556 = vector.broadcast %1555 : f32 to vector<8xf32>
          %1557 = arith.addi %15, %1345 : index
          %1558 = arith.addi %1557, %1 : index
          %1559 = arith.addi %1558, %c10 : index
          %1560 = arith.minsi %1559, %40 : index
          %1561 = arith.divui %1560, %groupSize : index
          %1562 = arith.addi %24, %1561 : index
          %1563 = arith.remui %1560, %groupSize : index
          %1564 = arith.addi %44, %1563 : index
          %1565 = arith.muli %1564, %c18 : index
          %1566 = arith.addi %1565, %51 : index
          %1567 = arith.muli %heads, %c18 : index
          scf.for %1568 = %c10 to %c85 step %c4 {
            %1569 = arith.muli %1568, %c3 : index
            %1570 = arith.addi %1569, %2 : index
            %1571 = arith.muli %13, %c18 : index
            %1572 = arith.addi %1571, %1570 : index
            %1573 = arith.addi %1572, %c10 : index
            %1574 = memref.load %factors[%1573] : memref<?xf32>
            %1575 = arith.addi %1572, %c11 : index
            %1576 = memref.load %factors[%1575] : memref<?xf32>
            %1577 = arith.addi %1572, %c13 : index
            %1578 = memref.load %factors[%1577] : memref<?xf32>
            %1579 = arith.addi %1572, %c88 : index
            %1580 = memref.load %factors[%1579] : memref<?xf32>
            %1581 = arith.addi %1572, %c19 : index
            %1582 = memref.load %factors[%1581] : memref<?xf32>
            %1583 = arith.addi %1572, %c89 : index
            %1584 = memref.load %factors[%1583] : memref<?xf32>
            %1585 = arith.addi %1572, %c90 : index
            %1586 = memref.load %factors[%1585] : memref<?xf32>
            %1587 = arith.addi %1572, %c91 : index
            %1588 = memref.load %factors[%1587] : memref<?xf32>
            %1589 = vector.from_elements %1574, %1576, %1578, %1580, %1582, %1584, %1586, %1588 : vector<8xf32>
            %1590 = arith.muli %kvHeads, %c18 : index
            %1591 = arith.addi %1572, %1590 : index
            %1592 = arith.addi %1591, %c10 : index
            %1593 = memref.load %factors[%1592] : memref<?xf32>
            %1594 = arith.addi %1591, %c11 : index
            %1595 = memref.load %factors[%1594] : memref<?xf32>
            %1596 = arith.addi %1591, %c13 : index
            %1597 = memref.load %factors[%1596] : memref<?xf32>
            %1598 = arith.addi %1591, %c88 : index
            %1599 = memref.load %factors[%1598] : memref<?xf32>
            %1600 = arith.addi %1591, %c19 : index
            %1601 = memref.load %factors[%1600] : memref<?xf32>
            %1602 = arith.addi %1591, %c89 : index
            %1603 = memref.load %factors[%1602] : memref<?xf32>
            %1604 = arith.addi %1591, %c90 : index
            %1605 = memref.load %factors[%1604] : memref<?xf32>
            %1606 = arith.addi %1591, %c91 : index
            %1607 = memref.load %factors[%1606] : memref<?xf32>
            %1608 = vector.from_elements %1593, %1595, %1597, %1599, %1601, %1603, %1605, %1607 : vector<8xf32>
            %1609 = arith.muli %1346, %c13 : index
            %1610 = arith.addi %16, %1609 : index
            %1611 = arith.addi %1610, %c10 : index
            %1612 = arith.muli %1568, %c32 : index
            %1613 = arith.addi %1611, %1612 : index
            %1614 = vector.load %partial[%1613] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1615 = arith.addi %1613, %c31 : index
            %1616 = vector.load %partial[%1615] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1617 = vector.shuffle %1614, %1616 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1618 = arith.mulf %1617, %1556 : vector<8xf32>
            %1619 = math.fma %1618, %1589, %1608 : vector<8xf32>
            %1620 = arith.addf %1619, %c50 : vector<8xf32>
            %1621 = arith.minimumf %1620, %c92 : vector<8xf32>
            %1622 = arith.maximumf %1621, %c93 : vector<8xf32>
            %1623 = arith.truncf %1622 : vector<8xf32> to vector<8xf16>
            %1624 = vector.bitcast %1623 : vector<8xf16> to vector<4xi32>
            %1625 = vector.shuffle %1624, %1624 [0, 1] : vector<4xi32>, vector<4xi32>
            %1626 = vector.shuffle %1624, %1624 [2, 3] : vector<4xi32>, vector<4xi32>
            %1627 = arith.select %3, %1626, %1625 : vector<2xi32>
            %1628 = arith.select %3, %1625, %1626 : vector<2xi32>
            %1629 = wave.swap_halves %1628 : vector<2xi32>
            %1630 = arith.select %3, %1629, %1627 : vector<2xi32>
            %1631 = arith.select %3, %1627, %1629 : vector<2xi32>
            %1632 = vector.bitcast %1630 : vector<2xi32> to vector<4xf16>
            %1633 = vector.bitcast %1631 : vector<2xi32> to vector<4xf16>
            %1634 = vector.shuffle %1632, %1633 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1635 = arith.addi %1566, %1569 : index
            %1636 = arith.divui %1562, %outTileRows : index
            %1637 = arith.divui %1567, %c3 : index
            %1638 = arith.muli %1636, %1637 : index
            %1639 = arith.divui %1635, %c3 : index
            %1640 = arith.addi %1638, %1639 : index
            %1641 = arith.muli %1640, %c11 : index
            %1642 = arith.remui %1635, %c3 : index
            %1643 = arith.divui %1642, %c19 : index
            %1644 = arith.addi %1641, %1643 : index
            %1645 = arith.muli %outTileRows, %c19 : index
            %1646 = arith.muli %1644, %1645 : index
            %1647 = arith.remui %1562, %outTileRows : index
            %1648 = arith.muli %1647, %c19 : index
            %1649 = arith.addi %1646, %1648 : index
            %1650 = arith.remui %1635, %c19 : index
            %1651 = arith.addi %1649, %1650 : index
            %1652 = arith.cmpi slt, %1559, %36 : index
            scf.if %1652 {
              vector.store %1634, %out[%1651] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1653 = arith.addi %1346, %c53 : index
          %1654 = arith.addi %1653, %c10 : index
          %1655 = memref.load %8[%1654] : memref<?xf32>
          %1656 = arith.addi %1653, %c6 : index
          %1657 = memref.load %8[%1656] : memref<?xf32>
          %1658 = arith.divf %c86, %1657 : f32
          %1659 = vector.broadcast %1658 : f32 to vector<8xf32>
          %1660 = arith.addi %1558, %c3 : index
          %1661 = arith.minsi %1660, %40 : index
          %1662 = arith.divui %1661, %groupSize : index
          %1663 = arith.addi %24, %1662 : index
          %1664 = arith.remui %1661, %groupSize : index
          %1665 = arith.addi %44, %1664 : index
          %1666 = arith.muli %1665, %c18 : index
          %1667 = arith.addi %1666, %51 : index
          scf.for %1668 = %c10 to %c85 step %c4 {
            %1669 = arith.muli %1668, %c3 : index
            %1670 = arith.addi %1669, %2 : index
            %1671 = arith.muli %13, %c18 : index
            %1672 = arith.addi %1671, %1670 : index
            %1673 = arith.addi %1672, %c10 : index
            %1674 = memref.load %factors[%1673] : memref<?xf32>
            %1675 = arith.addi %1672, %c11 : index
            %1676 = memref.load %factors[%1675] : memref<?xf32>
            %1677 = arith.addi %1672, %c13 : index
            %1678 = memref.load %factors[%1677] : memref<?xf32>
            %1679 = arith.addi %1672, %c88 : index
            %1680 = memref.load %factors[%1679] : memref<?xf32>
            %1681 = arith.addi %1672, %c19 : index
            %1682 = memref.load %factors[%1681] : memref<?xf32>
            %1683 = arith.addi %1672, %c89 : index
            %1684 = memref.load %factors[%1683] : memref<?xf32>
            %1685 = arith.addi %1672, %c90 : index
            %1686 = memref.load %factors[%1685] : memref<?xf32>
            %1687 = arith.addi %1672, %c91 : index
            %1688 = memref.load %factors[%1687] : memref<?xf32>
            %1689 = vector.from_elements %1674, %1676, %1678, %1680, %1682, %1684, %1686, %1688 : vector<8xf32>
            %1690 = arith.muli %kvHeads, %c18 : index
            %1691 = arith.addi %1672, %1690 : index
            %1692 = arith.addi %1691, %c10 : index
            %1693 = memref.load %factors[%1692] : memref<?xf32>
            %1694 = arith.addi %1691, %c11 : index
            %1695 = memref.load %factors[%1694] : memref<?xf32>
            %1696 = arith.addi %1691, %c13 : index
            %1697 = memref.load %factors[%1696] : memref<?xf32>
            %1698 = arith.addi %1691, %c88 : index
            %1699 = memref.load %factors[%1698] : memref<?xf32>
            %1700 = arith.addi %1691, %c19 : index
            %1701 = memref.load %factors[%1700] : memref<?xf32>
            %1702 = arith.addi %1691, %c89 : index
            %1703 = memref.load %factors[%1702] : memref<?xf32>
            %1704 = arith.addi %1691, %c90 : index
            %1705 = memref.load %factors[%1704] : memref<?xf32>
            %1706 = arith.addi %1691, %c91 : index
            %1707 = memref.load %factors[%1706] : memref<?xf32>
            %1708 = vector.from_elements %1693, %1695, %1697, %1699, %1701, %1703, %1705, %1707 : vector<8xf32>
            %1709 = arith.muli %1346, %c13 : index
            %1710 = arith.addi %16, %1709 : index
            %1711 = arith.addi %1710, %c17 : index
            %1712 = arith.muli %1668, %c32 : index
            %1713 = arith.addi %1711, %1712 : index
            %1714 = vector.load %partial[%1713] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1715 = arith.addi %1713, %c31 : index
            %1716 = vector.load %partial[%1715] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1717 = vector.shuffle %1714, %1716 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1718 = arith.mulf %1717, %1659 : vector<8xf32>
            %1719 = math.fma %1718, %1689, %1708 : vector<8xf32>
            %1720 = arith.addf %1719, %c50 : vector<8xf32>
            %1721 = arith.minimumf %1720, %c92 : vector<8xf32>
            %1722 = arith.maximumf %1721, %c93 : vector<8xf32>
            %1723 = arith.truncf %1722 : vector<8xf32> to vector<8xf16>
            %1724 = vector.bitcast %1723 : vector<8xf16> to vector<4xi32>
            %1725 = vector.shuffle %1724, %1724 [0, 1] : vector<4xi32>, vector<4xi32>
            %1726 = vector.shuffle %1724, %1724 [2, 3] : vector<4xi32>, vector<4xi32>
            %1727 = arith.select %3, %1726, %1725 : vector<2xi32>
            %1728 = arith.select %3, %1725, %1726 : vector<2xi32>
            %1729 = wave.swap_halves %1728 : vector<2xi32>
            %1730 = arith.select %3, %1729, %1727 : vector<2xi32>
            %1731 = arith.select %3, %1727, %1729 : vector<2xi32>
            %1732 = vector.bitcast %1730 : vector<2xi32> to vector<4xf16>
            %1733 = vector.bitcast %1731 : vector<2xi32> to vector<4xf16>
            %1734 = vector.shuffle %1732, %1733 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1735 = arith.addi %1667, %1669 : index
            %1736 = arith.divui %1663, %outTileRows : index
            %1737 = arith.divui %1567, %c3 : index
            %1738 = arith.muli %1736, %1737 : index
            %1739 = arith.divui %1735, %c3 : index
            %1740 = arith.addi %1738, %1739 : index
            %1741 = arith.muli %1740, %c11 : index
            %1742 = arith.remui %1735, %c3 : index
            %1743 = arith.divui %1742, %c19 : index
            %1744 = arith.addi %1741, %1743 : index
            %1745 = arith.muli %outTileRows, %c19 : index
            %1746 = arith.muli %1744, %1745 : index
            %1747 = arith.remui %1663, %outTileRows : index
            %1748 = arith.muli %1747, %c19 : index
            %1749 = arith.addi %1746, %1748 : index
            %1750 = arith.remui %1735, %c19 : index
            %1751 = arith.addi %1749, %1750 : index
            %1752 = arith.cmpi slt, %1660, %36 : index
            scf.if %1752 {
              vector.store %1734, %out[%1751] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %1753 = arith.addi %1346, %c32 : index
          %1754 = arith.addi %1753, %c10 : index
          %1755 = memref.load %8[%1754] : memref<?xf32>
          %1756 = arith.addi %1753, %c6 : index
          %1757 = memref.load %8[%1756] : memref<?xf32>
          %1758 = arith.divf %c86, %1757 : f32
          %1759 = vector.broadcast %1758 : f32 to vector<8xf32>
          %1760 = arith.addi %15, %1345 : index
          %1761 = arith.addi %1760, %1 : index
          %1762 = arith.addi %1761, %c10 : index
          %1763 = arith.minsi %1762, %40 : index
          %1764 = arith.divui %1763, %groupSize : index
          %1765 = arith.addi %24, %1764 : index
          %1766 = arith.remui %1763, %groupSize : index
          %1767 = arith.addi %44, %1766 : index
          %1768 = arith.muli %1767, %c18 : index
          %1769 = arith.addi %1768, %51 : index
          %1770 = arith.muli %heads, %c18 : index
          scf.for %1771 = %c10 to %c85 step %c4 {
            %1772 = arith.muli %1771, %c3 : index
            %1773 = arith.addi %1772, %2 : index
            %1774 = arith.muli %13, %c18 : index
            %1775 = arith.addi %1774, %1773 : index
            %1776 = arith.addi %1775, %c10 : index
            %1777 = memref.load %factors[%1776] : memref<?xf32>
            %1778 = arith.addi %1775, %c11 : index
            %1779 = memref.load %factors[%1778] : memref<?xf32>
            %1780 = arith.addi %1775, %c13 : index
            %1781 = memref.load %factors[%1780] : memref<?xf32>
            %1782 = arith.addi %1775, %c88 : index
            %1783 = memref.load %factors[%1782] : memref<?xf32>
            %1784 = arith.addi %1775, %c19 : index
            %1785 = memref.load %factors[%1784] : memref<?xf32>
            %1786 = arith.addi %1775, %c89 : index
            %1787 = memref.load %factors[%1786] : memref<?xf32>
            %1788 = arith.addi %1775, %c90 : index
            %1789 = memref.load %factors[%1788] : memref<?xf32>
            %1790 = arith.addi %1775, %c91 : index
            %1791 = memref.load %factors[%1790] : memref<?xf32>
            %1792 = vector.from_elements %1777, %1779, %1781, %1783, %1785, %1787, %1789, %1791 : vector<8xf32>
            %1793 = arith.muli %kvHeads, %c18 : index
            %1794 = arith.addi %1775, %1793 : index
            %1795 = arith.addi %1794, %c10 : index
            %1796 = memref.load %factors[%1795] : memref<?xf32>
            %1797 = arith.addi %1794, %c11 : index
            %1798 = memref.load %factors[%1797] : memref<?xf32>
            %1799 = arith.addi %1794, %c13 : index
            %1800 = memref.load %factors[%1799] : memref<?xf32>
            %1801 = arith.addi %1794, %c88 : index
            %1802 = memref.load %factors[%1801] : memref<?xf32>
            %1803 = arith.addi %1794, %c19 : index
            %1804 = memref.load %factors[%1803] : memref<?xf32>
            %1805 = arith.addi %1794, %c89 : index
            %1806 = memref.load %factors[%1805] : memref<?xf32>
            %1807 = arith.addi %1794, %c90 : index
            %1808 = memref.load %factors[%1807] : memref<?xf32>
            %1809 = arith.addi %1794, %c91 : index
            %1810 = memref.load %factors[%1809] : memref<?xf32>
            %1811 = vector.from_elements %1796, %1798, %1800, %1802, %1804, %1806, %1808, %1810 : vector<8xf32>
            %1812 = arith.muli %1346, %c13 : index
            %1813 = arith.addi %17, %1812 : index
            %1814 = arith.addi %1813, %c10 : index
            %1815 = arith.muli %1771, %c32 : index
            %1816 = arith.addi %1814, %1815 : index
            %1817 = vector.load %partial[%1816] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1818 = arith.addi %1816, %c31 : index
            %1819 = vector.load %partial[%1818] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1820 = vector.shuffle %1817, %1819 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1821 = arith.mulf %1820, %1759 : vector<8xf32>
            %1822 = math.fma %1821, %1792, %1811 : vector<8xf32>
            %1823 = arith.addf %1822, %c50 : vector<8xf32>
            %1824 = arith.minimumf %1823, %c92 : vector<8xf32>
            %1825 = arith.maximumf %1824, %c93 : vector<8xf32>
            %1826 = arith.truncf %1825 : vector<8xf32> to vector<8xf16>
            %1827 = vector.bitcast %1826 : vector<8xf16> to vector<4xi32>
            %1828 = vector.shuffle %1827, %1827 [0, 1] : vector<4xi32>, vector<4xi32>
            %1829 = vector.shuffle %1827, %1827 [2, 3] : vector<4xi32>, vector<4xi32>
            %1830 = arith.select %3, %1829, %1828 : vector<2xi32>
            %1831 = arith.select %3, %1828, %1829 : vector<2xi32>
            %1832 = wave.swap_halves %1831 : vector<2xi32>
            %1833 = arith.select %3, %1832, %1830 : vector<2xi32>
            %1834 = arith.select %3, %1830, %1832 : vector<2xi32>
            %1835 = vector.bitcast %1833 : vector<2xi32> to vector<4xf16>
            %1836 = vector.bitcast %1834 : vector<2xi32> to vector<4xf16>
            %1837 = vector.shuffle %1835, %1836 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1838 = arith.addi %1769, %1772 : index
            %1839 = arith.divui %1765, %outTileRows : index
            %1840 = arith.divui %1770, %c3 : index
            %1841 = arith.muli %1839, %1840 : index
            %1842 = arith.divui %1838, %c3 : index
            %1843 = arith.addi %1841, %1842 : index
            %1844 = arith.muli %1843, %c11 : index
            %1845 = arith.remui %1838, %c3 : index
            %1846 = arith.divui %1845, %c19 : index
            %1847 = arith.addi %1844, %1846 : index
            %1848 = arith.muli %outTileRows, %c19 : index
            %1849 = arith.muli %1847, %1848 : index
            %1850 = arith.remui %1765, %outTileRows : index
            %1851 = arith.muli %1850, %c19 : index
            %1852 = arith.addi %1849, %1851 : index
            %1853 = arith.remui %1838, %c19 : index
            %1854 = arith.addi %1852, %1853 : index
            %1855 = arith.cmpi slt, %1762, %36 : index
            scf.if %1855 {
              vector.store %1837, %out[%1854] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1856 = arith.addi %1346, %c54 : index
          %1857 = arith.addi %1856, %c10 : index
          %1858 = memref.load %8[%1857] : memref<?xf32>
          %1859 = arith.addi %1856, %c6 : index
          %1860 = memref.load %8[%1859] : memref<?xf32>
          %1861 = arith.divf %c86, %1860 : f32
          %1862 = vector.broadcast %1861 : f32 to vector<8xf32>
          %1863 = arith.addi %1761, %c3 : index
          %1864 = arith.minsi %1863, %40 : index
          %1865 = arith.divui %1864, %groupSize : index
          %1866 = arith.addi %24, %1865 : index
          %1867 = arith.remui %1864, %groupSize : index
          %1868 = arith.addi %44, %1867 : index
          %1869 = arith.muli %1868, %c18 : index
          %1870 = arith.addi %1869, %51 : index
          scf.for %1871 = %c10 to %c85 step %c4 {
            %1872 = arith.muli %1871, %c3 : index
            %1873 = arith.addi %1872, %2 : index
            %1874 = arith.muli %13, %c18 : index
            %1875 = arith.addi %1874, %1873 : index
            %1876 = arith.addi %1875, %c10 : index
            %1877 = memref.load %factors[%1876] : memref<?xf32>
            %1878 = arith.addi %1875, %c11 : index
            %1879 = memref.load %factors[%1878] : memref<?xf32>
            %1880 = arith.addi %1875, %c13 : index
            %1881 = memref.load %factors[%1880] : memref<?xf32>
            %1882 = arith.addi %1875, %c88 : index
            %1883 = memref.load %factors[%1882] : memref<?xf32>
            %1884 = arith.addi %1875, %c19 : index
            %1885 = memref.load %factors[%1884] : memref<?xf32>
            %1886 = arith.addi %1875, %c89 : index
            %1887 = memref.load %factors[%1886] : memref<?xf32>
            %1888 = arith.addi %1875, %c90 : index
            %1889 = memref.load %factors[%1888] : memref<?xf32>
            %1890 = arith.addi %1875, %c91 : index
            %1891 = memref.load %factors[%1890] : memref<?xf32>
            %1892 = vector.from_elements %1877, %1879, %1881, %1883, %1885, %1887, %1889, %1891 : vector<8xf32>
            %1893 = arith.muli %kvHeads, %c18 : index
            %1894 = arith.addi %1875, %1893 : index
            %1895 = arith.addi %1894, %c10 : index
            %1896 = memref.load %factors[%1895] : memref<?xf32>
            %1897 = arith.addi %1894, %c11 : index
            %1898 = memref.load %factors[%1897] : memref<?xf32>
            %1899 = arith.addi %1894, %c13 : index
            %1900 = memref.load %factors[%1899] : memref<?xf32>
            %1901 = arith.addi %1894, %c88 : index
            %1902 = memref.load %factors[%1901] : memref<?xf32>
            %1903 = arith.addi %1894, %c19 : index
            %1904 = memref.load %factors[%1903] : memref<?xf32>
            %1905 = arith.addi %1894, %c89 : index
            %1906 = memref.load %factors[%1905] : memref<?xf32>
            %1907 = arith.addi %1894, %c90 : index
            %1908 = memref.load %factors[%1907] : memref<?xf32>
            %1909 = arith.addi %1894, %c91 : index
            %1910 = memref.load %factors[%1909] : memref<?xf32>
            %1911 = vector.from_elements %1896, %1898, %1900, %1902, %1904, %1906, %1908, %1910 : vector<8xf32>
            %1912 = arith.muli %1346, %c13 : index
            %1913 = arith.addi %17, %1912 : index
            %1914 = arith.addi %1913, %c17 : index
            %1915 = arith.muli %1871, %c32 : index
            %1916 = arith.addi %1914, %1915 : index
            %1917 = vector.load %partial[%1916] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1918 = arith.addi %1916, %c31 : index
            %1919 = vector.load %partial[%1918] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1920 = vector.shuffle %1917, %1919 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1921 = arith.mulf %1920, %1862 : vector<8xf32>
            %1922 = math.fma %1921, %1892, %1911 : vector<8xf32>
            %1923 = arith.addf %1922, %c50 : vector<8xf32>
            %1924 = arith.minimumf %1923, %c92 : vector<8xf32>
            %1925 = arith.maximumf %1924, %c93 : vector<8xf32>
            %1926 = arith.truncf %1925 : vector<8xf32> to vector<8xf16>
            %1927 = vector.bitcast %1926 : vector<8xf16> to vector<4xi32>
            %1928 = vector.shuffle %1927, %1927 [0, 1] : vector<4xi32>, vector<4xi32>
            %1929 = vector.shuffle %1927, %1927 [2, 3] : vector<4xi32>, vector<4xi32>
            %1930 = arith.select %3, %1929, %1928 : vector<2xi32>
            %1931 = arith.select %3, %1928, %1929 : vector<2xi32>
            %1932 = wave.swap_halves %1931 : vector<2xi32>
            %1933 = arith.select %3, %1932, %1930 : vector<2xi32>
            %1934 = arith.select %3, %1930, %1932 : vector<2xi32>
            %1935 = vector.bitcast %1933 : vector<2xi32> to vector<4xf16>
            %1936 = vector.bitcast %1934 : vector<2xi32> to vector<4xf16>
            %1937 = vector.shuffle %1935, %1936 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1938 = arith.addi %1870, %1872 : index
            %1939 = arith.divui %1866, %outTileRows : index
            %1940 = arith.divui %1770, %c3 : index
            %1941 = arith.muli %1939, %1940 : index
            %1942 = arith.divui %1938, %c3 : index
            %1943 = arith.addi %1941, %1942 : index
            %1944 = arith.muli %1943, %c11 : index
            %1945 = arith.remui %1938, %c3 : index
            %1946 = arith.divui %1945, %c19 : index
            %1947 = arith.addi %1944, %1946 : index
            %1948 = arith.muli %outTileRows, %c19 : index
            %1949 = arith.muli %1947, %1948 : index
            %1950 = arith.remui %1866, %outTileRows : index
            %1951 = arith.muli %1950, %c19 : index
            %1952 = arith.addi %1949, %1951 : index
            %1953 = arith.remui %1938, %c19 : index
            %1954 = arith.addi %1952, %1953 : index
            %1955 = arith.cmpi slt, %1863, %36 : index
            scf.if %1955 {
              vector.store %1937, %out[%1954] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}
