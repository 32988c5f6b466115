// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='f16', dim=80, columns=16)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d80_c16__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %factors: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 1280 : index
  %c6 = arith.constant 4096 : index
  %c7 = arith.constant 256 : index
  %columnBlocks = wave.param "columnBlocks" : index
  %c9 = arith.constant 2 : index
  %itemsAt = wave.param "itemsAt" : index
  %c11 = arith.constant 4 : index
  %blockTablesAt = wave.param "blockTablesAt" : index
  %pagesPerSequence = wave.param "pagesPerSequence" : index
  %pageBytes = wave.param "pageBytes" : index
  %positionsAt = wave.param "positionsAt" : index
  %c16 = arith.constant 1 : i32
  %c17 = arith.constant 16 : i32
  %c18 = arith.constant 1023 : i32
  %c19 = arith.constant 1024 : i32
  %slots = wave.param "slots" : index
  %c21 = arith.constant 32 : index
  %c22 = arith.constant 0 : index
  %c23 = arith.constant 320 : index
  %c24 = arith.constant 20 : index
  %c25 = arith.constant 80 : index
  %c26 = arith.constant 84 : index
  %c27 = arith.constant 8 : index
  %c28 = arith.constant 36 : index
  %c29 = arith.constant 48 : index
  %c30 = arith.constant 52 : index
  %c31 = arith.constant 64 : index
  %c32 = arith.constant 68 : index
  %c33 = arith.constant 23 : i32
  %c34 = arith.constant 64 : i32
  %c35 = arith.constant 253 : i32
  %c36 = arith.constant 268 : i32
  %c37 = arith.constant 14 : i32
  %c38 = arith.constant 128 : index
  %c39 = arith.constant 512 : index
  %c40 = arith.constant 768 : index
  %c41 = arith.constant 1024 : index
  %c42 = arith.constant 128 : i32
  %c43 = arith.constant 0xF149F2CA : f32
  %c44 = arith.constant 0x00000000 : f32
  %c45 = arith.constant dense<0x00000000> : vector<8xf32>
  %c46 = arith.constant 31 : i32
  %c47 = arith.constant 32 : i32
  %c48 = arith.constant 0 : i32
  %c49 = arith.constant 192 : index
  %c50 = arith.constant 384 : index
  %c51 = arith.constant 448 : index
  %c52 = arith.constant 576 : index
  %c53 = arith.constant 640 : index
  %c54 = arith.constant 704 : index
  %c55 = arith.constant 832 : index
  %c56 = arith.constant 896 : index
  %c57 = arith.constant 960 : index
  %c58 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c59 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c60 = arith.constant 0x41000000 : f32
  %c61 = arith.constant 0x40C00000 : f32
  %c62 = arith.constant dense<-1> : vector<4xi32>
  %c63 = arith.constant 65535 : i32
  %c64 = arith.constant 2 : i32
  %c65 = arith.constant -65536 : i32
  %c66 = arith.constant 3 : i32
  %c67 = arith.constant 4 : i32
  %c68 = arith.constant 5 : i32
  %c69 = arith.constant 6 : i32
  %c70 = arith.constant 7 : i32
  %c71 = arith.constant 8 : i32
  %c72 = arith.constant 9 : i32
  %c73 = arith.constant 10 : i32
  %c74 = arith.constant 11 : i32
  %c75 = arith.constant 12 : i32
  %c76 = arith.constant 13 : i32
  %c77 = arith.constant 15 : i32
  %c78 = arith.constant 1088 : index
  %c79 = arith.constant 1152 : index
  %c80 = arith.constant 1216 : index
  %c81 = arith.constant 96 : index
  %c82 = arith.constant 160 : index
  %c83 = arith.constant 224 : index
  %c84 = arith.constant 288 : index
  %c85 = arith.constant 352 : index
  %c86 = arith.constant 416 : index
  %c87 = arith.constant 480 : index
  %c88 = arith.constant 112 : index
  %c89 = arith.constant 144 : index
  %c90 = arith.constant 176 : index
  %c91 = arith.constant 208 : index
  %c92 = arith.constant 240 : index
  %c93 = arith.constant 1536 : index
  %c94 = arith.constant 2048 : index
  %c95 = arith.constant 2560 : index
  %c96 = arith.constant 3072 : index
  %c97 = arith.constant 3584 : index
  %c98 = arith.constant 0x3F800000 : f32
  %outTileRows = wave.param "outTileRows" : index
  %c100 = arith.constant 0x477FE000 : f32
  %c101 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c104 = arith.constant 1344 : index
  %0 = wave.lane
  %1 = arith.remui %0, %c3 : index
  %2 = arith.divui %0, %c3 : index
  %3 = arith.cmpi eq, %2, %c4 : index
  %4 = wave.scratch %c5 : memref<?xf16>
  %5 = wave.scratch %c6 : memref<?xf32>
  %6 = wave.scratch %c7 : memref<?xf32>
  %7 = wave.scratch %c3 : memref<?xf32>
  %8 = wave.wave
  %9 = wave.block 0
  %10 = wave.block 1
  %11 = arith.index_cast %10 : index to i32
  %12 = arith.muli %kvHeads, %columnBlocks : index
  %13 = arith.divui %9, %12 : index
  %14 = arith.divui %9, %columnBlocks : index
  %15 = arith.remui %14, %kvHeads : index
  %16 = arith.remui %9, %columnBlocks : index
  %17 = arith.muli %16, %c3 : index
  %18 = memref.load %step[%c9] : memref<?xi32>
  %19 = arith.index_cast %18 : i32 to index
  %20 = arith.cmpi slt, %13, %19 : index
  scf.if %20 {
    %21 = arith.muli %13, %c11 : index
    %22 = arith.addi %itemsAt, %21 : index
    %23 = memref.load %step[%22] : memref<?xi32>
    %24 = arith.index_cast %23 : i32 to index
    %25 = arith.addi %22, %c4 : index
    %26 = memref.load %step[%25] : memref<?xi32>
    %27 = arith.index_cast %26 : i32 to index
    %28 = arith.addi %22, %c9 : index
    %29 = memref.load %step[%28] : memref<?xi32>
    %30 = arith.index_cast %29 : i32 to index
    %31 = arith.muli %30, %pagesPerSequence : index
    %32 = arith.addi %blockTablesAt, %31 : index
    %33 = arith.divui %pageBytes, %c11 : index
    %34 = arith.muli %15, %c5 : index
    %35 = arith.muli %1, %c11 : index
    %36 = arith.addi %positionsAt, %24 : index
    %37 = memref.load %step[%36] : memref<?xi32>
    %38 = arith.addi %37, %c16 : i32
    %39 = arith.subi %38, %c16 : i32
    %40 = arith.divui %39, %c17 : i32
    %41 = arith.addi %38, %c18 : i32
    %42 = arith.divui %41, %c19 : i32
    %43 = arith.index_cast %slots : index to i32
    %44 = arith.cmpi slt, %11, %42 : i32
    scf.if %44 {
      %45 = arith.muli %8, %c21 : index
      %46 = arith.addi %45, %0 : index
      %47 = arith.addi %46, %c22 : index
      %48 = arith.cmpi slt, %47, %c23 : index
      scf.if %48 {
        %49 = arith.divui %47, %c24 : index
        %50 = arith.remui %47, %c24 : index
        %51 = arith.muli %50, %c11 : index
        %52 = arith.addi %17, %49 : index
        %53 = arith.subi %groupSize, %c4 : index
        %54 = arith.minsi %52, %53 : index
        %55 = arith.muli %24, %heads : index
        %56 = arith.muli %15, %groupSize : index
        %57 = arith.addi %55, %56 : index
        %58 = arith.addi %57, %54 : index
        %59 = arith.muli %58, %c25 : index
        %60 = arith.addi %59, %51 : index
        %61 = vector.load %q[%60] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %62 = arith.muli %49, %c26 : index
        %63 = arith.addi %62, %51 : index
        vector.store %61, %5[%63] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      %64 = arith.addi %46, %c7 : index
      %65 = arith.cmpi slt, %64, %c23 : index
      scf.if %65 {
        %66 = arith.divui %64, %c24 : index
        %67 = arith.remui %64, %c24 : index
        %68 = arith.muli %67, %c11 : index
        %69 = arith.addi %17, %66 : index
        %70 = arith.subi %groupSize, %c4 : index
        %71 = arith.minsi %69, %70 : index
        %72 = arith.muli %24, %heads : index
        %73 = arith.muli %15, %groupSize : index
        %74 = arith.addi %72, %73 : index
        %75 = arith.addi %74, %71 : index
        %76 = arith.muli %75, %c25 : index
        %77 = arith.addi %76, %68 : index
        %78 = vector.load %q[%77] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %79 = arith.muli %66, %c26 : index
        %80 = arith.addi %79, %68 : index
        vector.store %78, %5[%80] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      wave.barrier
      %81 = arith.cmpi eq, %8, %c22 : index
      scf.if %81 {
        %82 = arith.remui %1, %c3 : index
        %83 = arith.muli %82, %c26 : index
        %84 = arith.muli %2, %c27 : index
        %85 = arith.addi %84, %c22 : index
        %86 = arith.addi %83, %85 : index
        %87 = vector.load %5[%86] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %88 = arith.addi %84, %c11 : index
        %89 = arith.addi %83, %88 : index
        %90 = vector.load %5[%89] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %91 = arith.addi %84, %c3 : index
        %92 = arith.addi %83, %91 : index
        %93 = vector.load %5[%92] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %94 = arith.addi %84, %c24 : index
        %95 = arith.addi %83, %94 : index
        %96 = vector.load %5[%95] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %97 = arith.addi %84, %c21 : index
        %98 = arith.addi %83, %97 : index
        %99 = vector.load %5[%98] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %100 = arith.addi %84, %c28 : index
        %101 = arith.addi %83, %100 : index
        %102 = vector.load %5[%101] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %103 = arith.addi %84, %c29 : index
        %104 = arith.addi %83, %103 : index
        %105 = vector.load %5[%104] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %106 = arith.addi %84, %c30 : index
        %107 = arith.addi %83, %106 : index
        %108 = vector.load %5[%107] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %109 = arith.addi %84, %c31 : index
        %110 = arith.addi %83, %109 : index
        %111 = vector.load %5[%110] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %112 = arith.addi %84, %c32 : index
        %113 = arith.addi %83, %112 : index
        %114 = vector.load %5[%113] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %115 = math.absf %87 : vector<4xf32>
        %116 = math.absf %90 : vector<4xf32>
        %117 = arith.maxnumf %115, %116 fastmath<nnan> : vector<4xf32>
        %118 = math.absf %93 : vector<4xf32>
        %119 = arith.maxnumf %117, %118 fastmath<nnan> : vector<4xf32>
        %120 = math.absf %96 : vector<4xf32>
        %121 = arith.maxnumf %119, %120 fastmath<nnan> : vector<4xf32>
        %122 = math.absf %99 : vector<4xf32>
        %123 = arith.maxnumf %121, %122 fastmath<nnan> : vector<4xf32>
        %124 = math.absf %102 : vector<4xf32>
        %125 = arith.maxnumf %123, %124 fastmath<nnan> : vector<4xf32>
        %126 = math.absf %105 : vector<4xf32>
        %127 = arith.maxnumf %125, %126 fastmath<nnan> : vector<4xf32>
        %128 = math.absf %108 : vector<4xf32>
        %129 = arith.maxnumf %127, %128 fastmath<nnan> : vector<4xf32>
        %130 = math.absf %111 : vector<4xf32>
        %131 = arith.maxnumf %129, %130 fastmath<nnan> : vector<4xf32>
        %132 = math.absf %114 : vector<4xf32>
        %133 = arith.maxnumf %131, %132 fastmath<nnan> : vector<4xf32>
        %134 = vector.extract %133[0] : f32 from vector<4xf32>
        %135 = vector.extract %133[1] : f32 from vector<4xf32>
        %136 = vector.extract %133[2] : f32 from vector<4xf32>
        %137 = vector.extract %133[3] : f32 from vector<4xf32>
        %138 = arith.maxnumf %134, %135 fastmath<nnan> : f32
        %139 = arith.maxnumf %138, %136 fastmath<nnan> : f32
        %140 = arith.maxnumf %139, %137 fastmath<nnan> : f32
        %141 = wave.swap_halves %140 : f32
        %142 = arith.maxnumf %140, %141 fastmath<nnan> : f32
        %143 = arith.bitcast %142 : f32 to i32
        %144 = arith.shrui %143, %c33 : i32
        %145 = arith.maxsi %144, %c34 : i32
        %146 = arith.minsi %145, %c35 : i32
        %147 = arith.subi %c36, %146 : i32
        %148 = arith.shli %147, %c33 : i32
        %149 = arith.bitcast %148 : i32 to f32
        %150 = arith.subi %146, %c37 : i32
        %151 = arith.shli %150, %c33 : i32
        %152 = arith.bitcast %151 : i32 to f32
        %153 = vector.broadcast %149 : f32 to vector<4xf32>
        %154 = arith.muli %1, %c27 : index
        %155 = arith.muli %2, %c38 : index
        %156 = arith.addi %154, %155 : index
        %157 = arith.mulf %87, %153 : vector<4xf32>
        %158 = arith.truncf %157 : vector<4xf32> to vector<4xf16>
        %159 = arith.mulf %90, %153 : vector<4xf32>
        %160 = arith.truncf %159 : vector<4xf32> to vector<4xf16>
        %161 = vector.shuffle %158, %160 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %162 = arith.addi %156, %c22 : index
        vector.store %161, %4[%162] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %163 = arith.mulf %93, %153 : vector<4xf32>
        %164 = arith.truncf %163 : vector<4xf32> to vector<4xf16>
        %165 = arith.mulf %96, %153 : vector<4xf32>
        %166 = arith.truncf %165 : vector<4xf32> to vector<4xf16>
        %167 = vector.shuffle %164, %166 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %168 = arith.addi %156, %c7 : index
        vector.store %167, %4[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %169 = arith.mulf %99, %153 : vector<4xf32>
        %170 = arith.truncf %169 : vector<4xf32> to vector<4xf16>
        %171 = arith.mulf %102, %153 : vector<4xf32>
        %172 = arith.truncf %171 : vector<4xf32> to vector<4xf16>
        %173 = vector.shuffle %170, %172 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %174 = arith.addi %156, %c39 : index
        vector.store %173, %4[%174] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %175 = arith.mulf %105, %153 : vector<4xf32>
        %176 = arith.truncf %175 : vector<4xf32> to vector<4xf16>
        %177 = arith.mulf %108, %153 : vector<4xf32>
        %178 = arith.truncf %177 : vector<4xf32> to vector<4xf16>
        %179 = vector.shuffle %176, %178 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %180 = arith.addi %156, %c40 : index
        vector.store %179, %4[%180] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %181 = arith.mulf %111, %153 : vector<4xf32>
        %182 = arith.truncf %181 : vector<4xf32> to vector<4xf16>
        %183 = arith.mulf %114, %153 : vector<4xf32>
        %184 = arith.truncf %183 : vector<4xf32> to vector<4xf16>
        %185 = vector.shuffle %182, %184 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %186 = arith.addi %156, %c41 : index
        vector.store %185, %4[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        memref.store %152, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %187 = memref.load %7[%1] : memref<?xf32>
      scf.for %188 = %11 to %42 step %43 : i32 {
        %189 = arith.muli %188, %c19 : i32
        %190 = arith.index_cast %8 : index to i32
        %191 = arith.muli %190, %c42 : i32
        %192 = arith.addi %189, %191 : i32
        %193 = arith.addi %192, %c42 : i32
        %194 = arith.minsi %193, %38 : i32
        %195 = arith.cmpi slt, %192, %38 : i32
        %196:7 = scf.if %195 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %197 = arith.subi %194, %192 : i32
          %198 = arith.addi %197, %c46 : i32
          %199 = arith.divui %198, %c47 : i32
          %200 = arith.divui %192, %c17 : i32
          %201 = arith.addi %200, %c48 : i32
          %202 = arith.minsi %201, %40 : i32
          %203 = arith.index_castui %202 : i32 to index
          %204 = arith.addi %32, %203 : index
          %205 = memref.load %step[%204] : memref<?xi32>
          %206 = arith.index_cast %205 : i32 to index
          %207 = arith.muli %206, %33 : index
          %208 = arith.addi %207, %34 : index
          %209 = arith.addi %200, %c16 : i32
          %210 = arith.minsi %209, %40 : i32
          %211 = arith.index_castui %210 : i32 to index
          %212 = arith.addi %32, %211 : index
          %213 = memref.load %step[%212] : memref<?xi32>
          %214 = arith.index_cast %213 : i32 to index
          %215 = arith.muli %214, %33 : index
          %216 = arith.addi %215, %34 : index
          %217 = arith.addi %208, %35 : index
          %218 = arith.addi %217, %c22 : index
          %219 = vector.load %kv[%218] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %220 = arith.addi %217, %c31 : index
          %221 = vector.load %kv[%220] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %222 = arith.addi %216, %35 : index
          %223 = arith.addi %222, %c22 : index
          %224 = vector.load %kv[%223] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %225 = arith.addi %222, %c31 : index
          %226 = vector.load %kv[%225] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %227 = arith.addi %217, %c38 : index
          %228 = vector.load %kv[%227] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %229 = arith.addi %217, %c49 : index
          %230 = vector.load %kv[%229] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %231 = arith.addi %222, %c38 : index
          %232 = vector.load %kv[%231] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %233 = arith.addi %222, %c49 : index
          %234 = vector.load %kv[%233] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %251:15 = scf.for %235 = %c48 to %199 step %c16 iter_args(%236 = %219, %237 = %221, %238 = %224, %239 = %226, %240 = %228, %241 = %230, %242 = %232, %243 = %234, %244 = %c43, %245 = %c44, %246 = %c45, %247 = %c45, %248 = %c45, %249 = %c45, %250 = %c45) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %252 = arith.muli %235, %c47 : i32
            %253 = arith.addi %192, %252 : i32
            %254 = arith.addi %253, %c47 : i32
            %255 = arith.divui %253, %c17 : i32
            %256 = arith.addi %255, %c48 : i32
            %257 = arith.minsi %256, %40 : i32
            %258 = arith.index_castui %257 : i32 to index
            %259 = arith.addi %32, %258 : index
            %260 = memref.load %step[%259] : memref<?xi32>
            %261 = arith.index_cast %260 : i32 to index
            %262 = arith.muli %261, %33 : index
            %263 = arith.addi %262, %34 : index
            %264 = arith.addi %255, %c16 : i32
            %265 = arith.minsi %264, %40 : i32
            %266 = arith.index_castui %265 : i32 to index
            %267 = arith.addi %32, %266 : index
            %268 = memref.load %step[%267] : memref<?xi32>
            %269 = arith.index_cast %268 : i32 to index
            %270 = arith.muli %269, %33 : index
            %271 = arith.addi %270, %34 : index
            %272 = arith.divui %254, %c17 : i32
            %273 = arith.addi %272, %c48 : i32
            %274 = arith.minsi %273, %40 : i32
            %275 = arith.index_castui %274 : i32 to index
            %276 = arith.addi %32, %275 : index
            %277 = memref.load %step[%276] : memref<?xi32>
            %278 = arith.index_cast %277 : i32 to index
            %279 = arith.muli %278, %33 : index
            %280 = arith.addi %279, %34 : index
            %281 = arith.addi %272, %c16 : i32
            %282 = arith.minsi %281, %40 : i32
            %283 = arith.index_castui %282 : i32 to index
            %284 = arith.addi %32, %283 : index
            %285 = memref.load %step[%284] : memref<?xi32>
            %286 = arith.index_cast %285 : i32 to index
            %287 = arith.muli %286, %33 : index
            %288 = arith.addi %287, %34 : index
            %289 = wave.opaque %c22 : index
            %290 = arith.muli %1, %c27 : index
            %291 = arith.addi %289, %290 : index
            %292 = arith.addi %263, %35 : index
            %293 = arith.addi %292, %c7 : index
            %294 = vector.load %kv[%293] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %295 = arith.addi %292, %c23 : index
            %296 = vector.load %kv[%295] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %297 = arith.addi %271, %35 : index
            %298 = arith.addi %297, %c7 : index
            %299 = vector.load %kv[%298] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %300 = arith.addi %297, %c23 : index
            %301 = vector.load %kv[%300] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %302 = vector.shuffle %236, %237 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %303 = vector.bitcast %302 : vector<8xi32> to vector<16xf16>
            %304 = vector.shuffle %238, %239 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %305 = vector.bitcast %304 : vector<8xi32> to vector<16xf16>
            %306 = arith.addi %291, %c22 : index
            %307 = vector.load %4[%306] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %308 = arith.addi %306, %c38 : index
            %309 = vector.load %4[%308] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %310 = vector.shuffle %307, %309 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %311 = wave.mma %303, %310, %c45 : vector<16xf16>, vector<8xf32>
            %312 = wave.mma %305, %310, %c45 : vector<16xf16>, vector<8xf32>
            %313 = arith.addi %292, %c50 : index
            %314 = vector.load %kv[%313] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %315 = arith.addi %292, %c51 : index
            %316 = vector.load %kv[%315] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %317 = arith.addi %297, %c50 : index
            %318 = vector.load %kv[%317] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %319 = arith.addi %297, %c51 : index
            %320 = vector.load %kv[%319] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %321 = vector.shuffle %240, %241 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %322 = vector.bitcast %321 : vector<8xi32> to vector<16xf16>
            %323 = vector.shuffle %242, %243 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %324 = vector.bitcast %323 : vector<8xi32> to vector<16xf16>
            %325 = arith.addi %291, %c7 : index
            %326 = vector.load %4[%325] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %327 = arith.addi %325, %c38 : index
            %328 = vector.load %4[%327] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %329 = vector.shuffle %326, %328 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %330 = wave.mma %322, %329, %311 : vector<16xf16>, vector<8xf32>
            %331 = wave.mma %324, %329, %312 : vector<16xf16>, vector<8xf32>
            %332 = arith.addi %292, %c39 : index
            %333 = vector.load %kv[%332] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %334 = arith.addi %292, %c52 : index
            %335 = vector.load %kv[%334] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %336 = arith.addi %297, %c39 : index
            %337 = vector.load %kv[%336] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %338 = arith.addi %297, %c52 : index
            %339 = vector.load %kv[%338] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %340 = vector.shuffle %294, %296 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %341 = vector.bitcast %340 : vector<8xi32> to vector<16xf16>
            %342 = vector.shuffle %299, %301 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %343 = vector.bitcast %342 : vector<8xi32> to vector<16xf16>
            %344 = arith.addi %291, %c39 : index
            %345 = vector.load %4[%344] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %346 = arith.addi %344, %c38 : index
            %347 = vector.load %4[%346] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %348 = vector.shuffle %345, %347 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %349 = wave.mma %341, %348, %330 : vector<16xf16>, vector<8xf32>
            %350 = wave.mma %343, %348, %331 : vector<16xf16>, vector<8xf32>
            %351 = arith.addi %292, %c53 : index
            %352 = vector.load %kv[%351] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %353 = arith.addi %292, %c54 : index
            %354 = vector.load %kv[%353] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %355 = arith.addi %297, %c53 : index
            %356 = vector.load %kv[%355] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %357 = arith.addi %297, %c54 : index
            %358 = vector.load %kv[%357] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %359 = vector.shuffle %314, %316 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %360 = vector.bitcast %359 : vector<8xi32> to vector<16xf16>
            %361 = vector.shuffle %318, %320 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %362 = vector.bitcast %361 : vector<8xi32> to vector<16xf16>
            %363 = arith.addi %291, %c40 : index
            %364 = vector.load %4[%363] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %365 = arith.addi %363, %c38 : index
            %366 = vector.load %4[%365] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %367 = vector.shuffle %364, %366 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %368 = wave.mma %360, %367, %349 : vector<16xf16>, vector<8xf32>
            %369 = wave.mma %362, %367, %350 : vector<16xf16>, vector<8xf32>
            %370 = arith.addi %292, %c40 : index
            %371 = vector.load %kv[%370] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %372 = arith.addi %292, %c55 : index
            %373 = vector.load %kv[%372] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %374 = arith.addi %297, %c40 : index
            %375 = vector.load %kv[%374] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %376 = arith.addi %297, %c55 : index
            %377 = vector.load %kv[%376] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %378 = vector.shuffle %333, %335 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %379 = vector.bitcast %378 : vector<8xi32> to vector<16xf16>
            %380 = vector.shuffle %337, %339 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %381 = vector.bitcast %380 : vector<8xi32> to vector<16xf16>
            %382 = arith.addi %291, %c41 : index
            %383 = vector.load %4[%382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %384 = arith.addi %382, %c38 : index
            %385 = vector.load %4[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %386 = vector.shuffle %383, %385 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %387 = wave.mma %379, %386, %368 : vector<16xf16>, vector<8xf32>
            %388 = wave.mma %381, %386, %369 : vector<16xf16>, vector<8xf32>
            %389 = arith.addi %292, %c56 : index
            %390 = vector.load %kv[%389] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %391 = arith.addi %292, %c57 : index
            %392 = vector.load %kv[%391] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %393 = arith.addi %297, %c56 : index
            %394 = vector.load %kv[%393] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %395 = arith.addi %297, %c57 : index
            %396 = vector.load %kv[%395] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %397 = wave.opaque %387 : vector<8xf32>
            %398 = wave.opaque %388 : vector<8xf32>
            %399 = wave.opaque %254 : i32
            %400 = arith.cmpi sgt, %399, %194 : i32
            %401:2 = scf.if %400 -> (vector<8xf32>, vector<8xf32>) {
              %402 = arith.index_cast %2 : index to i32
              %403 = arith.addi %253, %402 : i32
              %404 = arith.subi %38, %403 : i32
              %405 = arith.subi %404, %c48 : i32
              %406 = vector.broadcast %405 : i32 to vector<8xi32>
              %407 = arith.cmpi sgt, %406, %c59 : vector<8xi32>
              %408 = arith.select %407, %397, %c58 : vector<8xi1>, vector<8xf32>
              %409 = arith.subi %404, %c17 : i32
              %410 = vector.broadcast %409 : i32 to vector<8xi32>
              %411 = arith.cmpi sgt, %410, %c59 : vector<8xi32>
              %412 = arith.select %411, %398, %c58 : vector<8xi1>, vector<8xf32>
              scf.yield %408, %412 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %397, %398 : vector<8xf32>, vector<8xf32>
            }
            %413 = vector.extract %401#0[0] : f32 from vector<8xf32>
            %414 = vector.extract %401#0[1] : f32 from vector<8xf32>
            %415 = vector.extract %401#0[2] : f32 from vector<8xf32>
            %416 = vector.extract %401#0[3] : f32 from vector<8xf32>
            %417 = vector.extract %401#0[4] : f32 from vector<8xf32>
            %418 = vector.extract %401#0[5] : f32 from vector<8xf32>
            %419 = vector.extract %401#0[6] : f32 from vector<8xf32>
            %420 = vector.extract %401#0[7] : f32 from vector<8xf32>
            %421 = vector.extract %401#1[0] : f32 from vector<8xf32>
            %422 = vector.extract %401#1[1] : f32 from vector<8xf32>
            %423 = vector.extract %401#1[2] : f32 from vector<8xf32>
            %424 = vector.extract %401#1[3] : f32 from vector<8xf32>
            %425 = vector.extract %401#1[4] : f32 from vector<8xf32>
            %426 = vector.extract %401#1[5] : f32 from vector<8xf32>
            %427 = vector.extract %401#1[6] : f32 from vector<8xf32>
            %428 = vector.extract %401#1[7] : f32 from vector<8xf32>
            %429 = arith.maxnumf %413, %414 fastmath<nnan> : f32
            %430 = arith.maxnumf %429, %415 fastmath<nnan> : f32
            %431 = arith.maxnumf %430, %416 fastmath<nnan> : f32
            %432 = arith.maxnumf %431, %417 fastmath<nnan> : f32
            %433 = arith.maxnumf %432, %418 fastmath<nnan> : f32
            %434 = arith.maxnumf %433, %419 fastmath<nnan> : f32
            %435 = arith.maxnumf %434, %420 fastmath<nnan> : f32
            %436 = arith.maxnumf %435, %421 fastmath<nnan> : f32
            %437 = arith.maxnumf %436, %422 fastmath<nnan> : f32
            %438 = arith.maxnumf %437, %423 fastmath<nnan> : f32
            %439 = arith.maxnumf %438, %424 fastmath<nnan> : f32
            %440 = arith.maxnumf %439, %425 fastmath<nnan> : f32
            %441 = arith.maxnumf %440, %426 fastmath<nnan> : f32
            %442 = arith.maxnumf %441, %427 fastmath<nnan> : f32
            %443 = arith.maxnumf %442, %428 fastmath<nnan> : f32
            %444 = wave.swap_halves %443 : f32
            %445 = arith.maxnumf %443, %444 fastmath<nnan> : f32
            %446 = arith.mulf %445, %187 : f32
            %447 = arith.addf %244, %c60 : f32
            %448 = arith.cmpf ogt, %446, %447 : f32
            %449:7 = scf.if %448 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %450 = arith.subf %244, %446 : f32
              %451 = wave.exp2 %450 : f32
              %452 = vector.broadcast %451 : f32 to vector<8xf32>
              %453 = arith.mulf %245, %451 : f32
              %454 = arith.mulf %246, %452 : vector<8xf32>
              %455 = arith.mulf %247, %452 : vector<8xf32>
              %456 = arith.mulf %248, %452 : vector<8xf32>
              %457 = arith.mulf %249, %452 : vector<8xf32>
              %458 = arith.mulf %250, %452 : vector<8xf32>
              scf.yield %446, %453, %454, %455, %456, %457, %458 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %244, %245, %246, %247, %248, %249, %250 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %459 = vector.broadcast %187 : f32 to vector<8xf32>
            %460 = arith.subf %c61, %449#0 : f32
            %461 = vector.broadcast %460 : f32 to vector<8xf32>
            %462 = math.fma %401#0, %459, %461 : vector<8xf32>
            %463 = wave.exp2 %462 : vector<8xf32>
            %464 = math.fma %401#1, %459, %461 : vector<8xf32>
            %465 = wave.exp2 %464 : vector<8xf32>
            %466 = arith.truncf %463 : vector<8xf32> to vector<8xf16>
            %467 = vector.bitcast %466 : vector<8xf16> to vector<4xi32>
            %468 = wave.swap_halves %467 : vector<4xi32>
            %469 = arith.select %3, %468, %467 : vector<4xi32>
            %470 = arith.select %3, %467, %468 : vector<4xi32>
            %471 = vector.shuffle %469, %470 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %472 = vector.bitcast %471 : vector<8xi32> to vector<16xf16>
            %473 = arith.truncf %465 : vector<8xf32> to vector<8xf16>
            %474 = vector.bitcast %473 : vector<8xf16> to vector<4xi32>
            %475 = wave.swap_halves %474 : vector<4xi32>
            %476 = arith.select %3, %475, %474 : vector<4xi32>
            %477 = arith.select %3, %474, %475 : vector<4xi32>
            %478 = vector.shuffle %476, %477 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %479 = vector.bitcast %478 : vector<8xi32> to vector<16xf16>
            %480 = arith.addf %463, %465 : vector<8xf32>
            %481 = vector.extract %480[0] : f32 from vector<8xf32>
            %482 = vector.extract %480[1] : f32 from vector<8xf32>
            %483 = vector.extract %480[2] : f32 from vector<8xf32>
            %484 = vector.extract %480[3] : f32 from vector<8xf32>
            %485 = vector.extract %480[4] : f32 from vector<8xf32>
            %486 = vector.extract %480[5] : f32 from vector<8xf32>
            %487 = vector.extract %480[6] : f32 from vector<8xf32>
            %488 = vector.extract %480[7] : f32 from vector<8xf32>
            %489 = arith.addf %481, %485 : f32
            %490 = arith.addf %482, %486 : f32
            %491 = arith.addf %483, %487 : f32
            %492 = arith.addf %484, %488 : f32
            %493 = arith.addf %489, %491 : f32
            %494 = arith.addf %490, %492 : f32
            %495 = arith.addf %493, %494 : f32
            %496 = arith.addf %449#1, %495 : f32
            %497 = wave.opaque %496 : f32
            %498 = wave.opaque %254 : i32
            %499 = arith.cmpi sgt, %498, %194 : i32
            %500:4 = scf.if %499 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %501 = arith.subi %194, %253 : i32
              %502 = arith.subi %501, %c48 : i32
              %503 = arith.minsi %502, %c17 : i32
              %504 = arith.maxsi %503, %c48 : i32
              %505 = arith.cmpi sgt, %504, %c48 : i32
              %506 = arith.select %505, %c63, %c48 : i32
              %507 = arith.ori %c48, %506 : i32
              %508 = arith.cmpi sgt, %504, %c16 : i32
              %509 = arith.select %508, %c63, %c48 : i32
              %510 = arith.ori %c48, %509 : i32
              %511 = arith.cmpi sgt, %504, %c64 : i32
              %512 = arith.select %511, %c65, %c48 : i32
              %513 = arith.ori %507, %512 : i32
              %514 = arith.cmpi sgt, %504, %c66 : i32
              %515 = arith.select %514, %c65, %c48 : i32
              %516 = arith.ori %510, %515 : i32
              %517 = arith.cmpi sgt, %504, %c67 : i32
              %518 = arith.select %517, %c63, %c48 : i32
              %519 = arith.ori %c48, %518 : i32
              %520 = arith.cmpi sgt, %504, %c68 : i32
              %521 = arith.select %520, %c63, %c48 : i32
              %522 = arith.ori %c48, %521 : i32
              %523 = arith.cmpi sgt, %504, %c69 : i32
              %524 = arith.select %523, %c65, %c48 : i32
              %525 = arith.ori %519, %524 : i32
              %526 = arith.cmpi sgt, %504, %c70 : i32
              %527 = arith.select %526, %c65, %c48 : i32
              %528 = arith.ori %522, %527 : i32
              %529 = arith.cmpi sgt, %504, %c71 : i32
              %530 = arith.select %529, %c63, %c48 : i32
              %531 = arith.ori %c48, %530 : i32
              %532 = arith.cmpi sgt, %504, %c72 : i32
              %533 = arith.select %532, %c63, %c48 : i32
              %534 = arith.ori %c48, %533 : i32
              %535 = arith.cmpi sgt, %504, %c73 : i32
              %536 = arith.select %535, %c65, %c48 : i32
              %537 = arith.ori %531, %536 : i32
              %538 = arith.cmpi sgt, %504, %c74 : i32
              %539 = arith.select %538, %c65, %c48 : i32
              %540 = arith.ori %534, %539 : i32
              %541 = arith.cmpi sgt, %504, %c75 : i32
              %542 = arith.select %541, %c63, %c48 : i32
              %543 = arith.ori %c48, %542 : i32
              %544 = arith.cmpi sgt, %504, %c76 : i32
              %545 = arith.select %544, %c63, %c48 : i32
              %546 = arith.ori %c48, %545 : i32
              %547 = arith.cmpi sgt, %504, %c37 : i32
              %548 = arith.select %547, %c65, %c48 : i32
              %549 = arith.ori %543, %548 : i32
              %550 = arith.cmpi sgt, %504, %c77 : i32
              %551 = arith.select %550, %c65, %c48 : i32
              %552 = arith.ori %546, %551 : i32
              %553 = vector.from_elements %513, %525, %537, %549 : vector<4xi32>
              %554 = vector.from_elements %516, %528, %540, %552 : vector<4xi32>
              %555 = arith.subi %501, %c17 : i32
              %556 = arith.minsi %555, %c17 : i32
              %557 = arith.maxsi %556, %c48 : i32
              %558 = arith.cmpi sgt, %557, %c48 : i32
              %559 = arith.select %558, %c63, %c48 : i32
              %560 = arith.ori %c48, %559 : i32
              %561 = arith.cmpi sgt, %557, %c16 : i32
              %562 = arith.select %561, %c63, %c48 : i32
              %563 = arith.ori %c48, %562 : i32
              %564 = arith.cmpi sgt, %557, %c64 : i32
              %565 = arith.select %564, %c65, %c48 : i32
              %566 = arith.ori %560, %565 : i32
              %567 = arith.cmpi sgt, %557, %c66 : i32
              %568 = arith.select %567, %c65, %c48 : i32
              %569 = arith.ori %563, %568 : i32
              %570 = arith.cmpi sgt, %557, %c67 : i32
              %571 = arith.select %570, %c63, %c48 : i32
              %572 = arith.ori %c48, %571 : i32
              %573 = arith.cmpi sgt, %557, %c68 : i32
              %574 = arith.select %573, %c63, %c48 : i32
              %575 = arith.ori %c48, %574 : i32
              %576 = arith.cmpi sgt, %557, %c69 : i32
              %577 = arith.select %576, %c65, %c48 : i32
              %578 = arith.ori %572, %577 : i32
              %579 = arith.cmpi sgt, %557, %c70 : i32
              %580 = arith.select %579, %c65, %c48 : i32
              %581 = arith.ori %575, %580 : i32
              %582 = arith.cmpi sgt, %557, %c71 : i32
              %583 = arith.select %582, %c63, %c48 : i32
              %584 = arith.ori %c48, %583 : i32
              %585 = arith.cmpi sgt, %557, %c72 : i32
              %586 = arith.select %585, %c63, %c48 : i32
              %587 = arith.ori %c48, %586 : i32
              %588 = arith.cmpi sgt, %557, %c73 : i32
              %589 = arith.select %588, %c65, %c48 : i32
              %590 = arith.ori %584, %589 : i32
              %591 = arith.cmpi sgt, %557, %c74 : i32
              %592 = arith.select %591, %c65, %c48 : i32
              %593 = arith.ori %587, %592 : i32
              %594 = arith.cmpi sgt, %557, %c75 : i32
              %595 = arith.select %594, %c63, %c48 : i32
              %596 = arith.ori %c48, %595 : i32
              %597 = arith.cmpi sgt, %557, %c76 : i32
              %598 = arith.select %597, %c63, %c48 : i32
              %599 = arith.ori %c48, %598 : i32
              %600 = arith.cmpi sgt, %557, %c37 : i32
              %601 = arith.select %600, %c65, %c48 : i32
              %602 = arith.ori %596, %601 : i32
              %603 = arith.cmpi sgt, %557, %c77 : i32
              %604 = arith.select %603, %c65, %c48 : i32
              %605 = arith.ori %599, %604 : i32
              %606 = vector.from_elements %566, %578, %590, %602 : vector<4xi32>
              %607 = vector.from_elements %569, %581, %593, %605 : vector<4xi32>
              scf.yield %553, %554, %606, %607 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c62, %c62, %c62, %c62 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %608 = wave.opaque %254 : i32
            %609 = arith.cmpi sgt, %608, %194 : i32
            %610:4 = scf.if %609 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %611 = arith.andi %352, %500#0 : vector<4xi32>
              %612 = arith.andi %354, %500#1 : vector<4xi32>
              %613 = arith.andi %356, %500#2 : vector<4xi32>
              %614 = arith.andi %358, %500#3 : vector<4xi32>
              scf.yield %611, %612, %613, %614 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %352, %354, %356, %358 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %615 = vector.shuffle %610#0, %610#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %616 = vector.bitcast %615 : vector<8xi32> to vector<16xf16>
            %617 = wave.mma %616, %472, %449#2 : vector<16xf16>, vector<8xf32>
            %618 = vector.shuffle %610#2, %610#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %619 = vector.bitcast %618 : vector<8xi32> to vector<16xf16>
            %620 = wave.mma %619, %479, %617 : vector<16xf16>, vector<8xf32>
            %621 = wave.opaque %620 : vector<8xf32>
            %622 = arith.addi %292, %c41 : index
            %623 = vector.load %kv[%622] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %624 = arith.addi %292, %c78 : index
            %625 = vector.load %kv[%624] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %626 = arith.addi %297, %c41 : index
            %627 = vector.load %kv[%626] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %628 = arith.addi %297, %c78 : index
            %629 = vector.load %kv[%628] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %630 = wave.opaque %254 : i32
            %631 = arith.cmpi sgt, %630, %194 : i32
            %632:4 = scf.if %631 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %633 = arith.andi %371, %500#0 : vector<4xi32>
              %634 = arith.andi %373, %500#1 : vector<4xi32>
              %635 = arith.andi %375, %500#2 : vector<4xi32>
              %636 = arith.andi %377, %500#3 : vector<4xi32>
              scf.yield %633, %634, %635, %636 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %371, %373, %375, %377 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %637 = vector.shuffle %632#0, %632#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %638 = vector.bitcast %637 : vector<8xi32> to vector<16xf16>
            %639 = wave.mma %638, %472, %449#3 : vector<16xf16>, vector<8xf32>
            %640 = vector.shuffle %632#2, %632#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %641 = vector.bitcast %640 : vector<8xi32> to vector<16xf16>
            %642 = wave.mma %641, %479, %639 : vector<16xf16>, vector<8xf32>
            %643 = wave.opaque %642 : vector<8xf32>
            %644 = arith.addi %292, %c79 : index
            %645 = vector.load %kv[%644] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %646 = arith.addi %292, %c80 : index
            %647 = vector.load %kv[%646] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %648 = arith.addi %297, %c79 : index
            %649 = vector.load %kv[%648] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %650 = arith.addi %297, %c80 : index
            %651 = vector.load %kv[%650] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %652 = wave.opaque %254 : i32
            %653 = arith.cmpi sgt, %652, %194 : i32
            %654:4 = scf.if %653 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %655 = arith.andi %390, %500#0 : vector<4xi32>
              %656 = arith.andi %392, %500#1 : vector<4xi32>
              %657 = arith.andi %394, %500#2 : vector<4xi32>
              %658 = arith.andi %396, %500#3 : vector<4xi32>
              scf.yield %655, %656, %657, %658 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %390, %392, %394, %396 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %659 = vector.shuffle %654#0, %654#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %660 = vector.bitcast %659 : vector<8xi32> to vector<16xf16>
            %661 = wave.mma %660, %472, %449#4 : vector<16xf16>, vector<8xf32>
            %662 = vector.shuffle %654#2, %654#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %663 = vector.bitcast %662 : vector<8xi32> to vector<16xf16>
            %664 = wave.mma %663, %479, %661 : vector<16xf16>, vector<8xf32>
            %665 = wave.opaque %664 : vector<8xf32>
            wave.pin
            %666 = wave.opaque %254 : i32
            %667 = arith.cmpi sgt, %666, %194 : i32
            %668:4 = scf.if %667 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %669 = arith.andi %623, %500#0 : vector<4xi32>
              %670 = arith.andi %625, %500#1 : vector<4xi32>
              %671 = arith.andi %627, %500#2 : vector<4xi32>
              %672 = arith.andi %629, %500#3 : vector<4xi32>
              scf.yield %669, %670, %671, %672 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %623, %625, %627, %629 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %673 = vector.shuffle %668#0, %668#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %674 = vector.bitcast %673 : vector<8xi32> to vector<16xf16>
            %675 = wave.mma %674, %472, %449#5 : vector<16xf16>, vector<8xf32>
            %676 = vector.shuffle %668#2, %668#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %677 = vector.bitcast %676 : vector<8xi32> to vector<16xf16>
            %678 = wave.mma %677, %479, %675 : vector<16xf16>, vector<8xf32>
            %679 = wave.opaque %678 : vector<8xf32>
            wave.pin
            %680 = wave.opaque %254 : i32
            %681 = arith.cmpi slt, %680, %194 : i32
            %682:4 = scf.if %681 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %683 = arith.addi %280, %35 : index
              %684 = arith.addi %683, %c22 : index
              %685 = vector.load %kv[%684] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %686 = arith.addi %683, %c31 : index
              %687 = vector.load %kv[%686] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %688 = arith.addi %288, %35 : index
              %689 = arith.addi %688, %c22 : index
              %690 = vector.load %kv[%689] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %691 = arith.addi %688, %c31 : index
              %692 = vector.load %kv[%691] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %685, %687, %690, %692 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %668#0, %668#1, %668#2, %668#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %693 = wave.opaque %254 : i32
            %694 = arith.cmpi sgt, %693, %194 : i32
            %695:4 = scf.if %694 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %696 = arith.andi %645, %500#0 : vector<4xi32>
              %697 = arith.andi %647, %500#1 : vector<4xi32>
              %698 = arith.andi %649, %500#2 : vector<4xi32>
              %699 = arith.andi %651, %500#3 : vector<4xi32>
              scf.yield %696, %697, %698, %699 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %645, %647, %649, %651 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %700 = vector.shuffle %695#0, %695#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %701 = vector.bitcast %700 : vector<8xi32> to vector<16xf16>
            %702 = wave.mma %701, %472, %449#6 : vector<16xf16>, vector<8xf32>
            %703 = vector.shuffle %695#2, %695#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %704 = vector.bitcast %703 : vector<8xi32> to vector<16xf16>
            %705 = wave.mma %704, %479, %702 : vector<16xf16>, vector<8xf32>
            %706 = wave.opaque %705 : vector<8xf32>
            wave.pin
            %707 = wave.opaque %254 : i32
            %708 = arith.cmpi slt, %707, %194 : i32
            %709:4 = scf.if %708 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %710 = arith.addi %280, %35 : index
              %711 = arith.addi %710, %c38 : index
              %712 = vector.load %kv[%711] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %713 = arith.addi %710, %c49 : index
              %714 = vector.load %kv[%713] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %715 = arith.addi %288, %35 : index
              %716 = arith.addi %715, %c38 : index
              %717 = vector.load %kv[%716] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %718 = arith.addi %715, %c49 : index
              %719 = vector.load %kv[%718] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %712, %714, %717, %719 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %695#0, %695#1, %695#2, %695#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            scf.yield %682#0, %682#1, %682#2, %682#3, %709#0, %709#1, %709#2, %709#3, %449#0, %497, %621, %643, %665, %679, %706 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %720 = wave.swap_halves %251#9 : f32
          %721 = arith.addf %251#9, %720 : f32
          scf.yield %251#8, %721, %251#10, %251#11, %251#12, %251#13, %251#14 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c43, %c44, %c45, %c45, %c45, %c45, %c45 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %722 = wave.opaque %c22 : index
        %723 = arith.addi %46, %722 : index
        %724 = arith.addi %1, %722 : index
        %725 = arith.cmpi slt, %724, %c3 : index
        scf.if %725 {
          %726 = arith.addi %45, %724 : index
          memref.store %196#0, %6[%726] : memref<?xf32>
          %727 = arith.addi %726, %c3 : index
          memref.store %196#1, %6[%727] : memref<?xf32>
          %728 = arith.muli %8, %c39 : index
          %729 = arith.muli %2, %c3 : index
          %730 = arith.addi %728, %729 : index
          %731 = arith.addi %730, %724 : index
          %732 = vector.extract %196#2[0] : f32 from vector<8xf32>
          %733 = arith.addi %731, %c22 : index
          memref.store %732, %5[%733] : memref<?xf32>
          %734 = vector.extract %196#2[1] : f32 from vector<8xf32>
          %735 = arith.addi %731, %c21 : index
          memref.store %734, %5[%735] : memref<?xf32>
          %736 = vector.extract %196#2[2] : f32 from vector<8xf32>
          %737 = arith.addi %731, %c31 : index
          memref.store %736, %5[%737] : memref<?xf32>
          %738 = vector.extract %196#2[3] : f32 from vector<8xf32>
          %739 = arith.addi %731, %c81 : index
          memref.store %738, %5[%739] : memref<?xf32>
          %740 = vector.extract %196#2[4] : f32 from vector<8xf32>
          %741 = arith.addi %731, %c38 : index
          memref.store %740, %5[%741] : memref<?xf32>
          %742 = vector.extract %196#2[5] : f32 from vector<8xf32>
          %743 = arith.addi %731, %c82 : index
          memref.store %742, %5[%743] : memref<?xf32>
          %744 = vector.extract %196#2[6] : f32 from vector<8xf32>
          %745 = arith.addi %731, %c49 : index
          memref.store %744, %5[%745] : memref<?xf32>
          %746 = vector.extract %196#2[7] : f32 from vector<8xf32>
          %747 = arith.addi %731, %c83 : index
          memref.store %746, %5[%747] : memref<?xf32>
          %748 = vector.extract %196#3[0] : f32 from vector<8xf32>
          %749 = arith.addi %731, %c7 : index
          memref.store %748, %5[%749] : memref<?xf32>
          %750 = vector.extract %196#3[1] : f32 from vector<8xf32>
          %751 = arith.addi %731, %c84 : index
          memref.store %750, %5[%751] : memref<?xf32>
          %752 = vector.extract %196#3[2] : f32 from vector<8xf32>
          %753 = arith.addi %731, %c23 : index
          memref.store %752, %5[%753] : memref<?xf32>
          %754 = vector.extract %196#3[3] : f32 from vector<8xf32>
          %755 = arith.addi %731, %c85 : index
          memref.store %754, %5[%755] : memref<?xf32>
          %756 = vector.extract %196#3[4] : f32 from vector<8xf32>
          %757 = arith.addi %731, %c50 : index
          memref.store %756, %5[%757] : memref<?xf32>
          %758 = vector.extract %196#3[5] : f32 from vector<8xf32>
          %759 = arith.addi %731, %c86 : index
          memref.store %758, %5[%759] : memref<?xf32>
          %760 = vector.extract %196#3[6] : f32 from vector<8xf32>
          %761 = arith.addi %731, %c51 : index
          memref.store %760, %5[%761] : memref<?xf32>
          %762 = vector.extract %196#3[7] : f32 from vector<8xf32>
          %763 = arith.addi %731, %c87 : index
          memref.store %762, %5[%763] : memref<?xf32>
        }
        wave.barrier
        %764 = arith.addi %724, %c22 : index
        %765 = memref.load %6[%764] : memref<?xf32>
        %766 = arith.addi %724, %c3 : index
        %767 = memref.load %6[%766] : memref<?xf32>
        %768 = arith.addi %724, %c21 : index
        %769 = memref.load %6[%768] : memref<?xf32>
        %770 = arith.addi %724, %c29 : index
        %771 = memref.load %6[%770] : memref<?xf32>
        %772 = arith.addi %724, %c31 : index
        %773 = memref.load %6[%772] : memref<?xf32>
        %774 = arith.addi %724, %c25 : index
        %775 = memref.load %6[%774] : memref<?xf32>
        %776 = arith.addi %724, %c81 : index
        %777 = memref.load %6[%776] : memref<?xf32>
        %778 = arith.addi %724, %c88 : index
        %779 = memref.load %6[%778] : memref<?xf32>
        %780 = arith.addi %724, %c38 : index
        %781 = memref.load %6[%780] : memref<?xf32>
        %782 = arith.addi %724, %c89 : index
        %783 = memref.load %6[%782] : memref<?xf32>
        %784 = arith.addi %724, %c82 : index
        %785 = memref.load %6[%784] : memref<?xf32>
        %786 = arith.addi %724, %c90 : index
        %787 = memref.load %6[%786] : memref<?xf32>
        %788 = arith.addi %724, %c49 : index
        %789 = memref.load %6[%788] : memref<?xf32>
        %790 = arith.addi %724, %c91 : index
        %791 = memref.load %6[%790] : memref<?xf32>
        %792 = arith.addi %724, %c83 : index
        %793 = memref.load %6[%792] : memref<?xf32>
        %794 = arith.addi %724, %c92 : index
        %795 = memref.load %6[%794] : memref<?xf32>
        %796 = arith.maxnumf %765, %769 fastmath<nnan> : f32
        %797 = arith.subf %765, %796 : f32
        %798 = wave.exp2 %797 : f32
        %799 = arith.subf %769, %796 : f32
        %800 = wave.exp2 %799 : f32
        %801 = arith.mulf %767, %798 : f32
        %802 = math.fma %771, %800, %801 : f32
        %803 = arith.maxnumf %796, %773 fastmath<nnan> : f32
        %804 = arith.subf %796, %803 : f32
        %805 = wave.exp2 %804 : f32
        %806 = arith.subf %773, %803 : f32
        %807 = wave.exp2 %806 : f32
        %808 = arith.mulf %802, %805 : f32
        %809 = math.fma %775, %807, %808 : f32
        %810 = arith.maxnumf %803, %777 fastmath<nnan> : f32
        %811 = arith.subf %803, %810 : f32
        %812 = wave.exp2 %811 : f32
        %813 = arith.subf %777, %810 : f32
        %814 = wave.exp2 %813 : f32
        %815 = arith.mulf %809, %812 : f32
        %816 = math.fma %779, %814, %815 : f32
        %817 = arith.maxnumf %810, %781 fastmath<nnan> : f32
        %818 = arith.subf %810, %817 : f32
        %819 = wave.exp2 %818 : f32
        %820 = arith.subf %781, %817 : f32
        %821 = wave.exp2 %820 : f32
        %822 = arith.mulf %816, %819 : f32
        %823 = math.fma %783, %821, %822 : f32
        %824 = arith.maxnumf %817, %785 fastmath<nnan> : f32
        %825 = arith.subf %817, %824 : f32
        %826 = wave.exp2 %825 : f32
        %827 = arith.subf %785, %824 : f32
        %828 = wave.exp2 %827 : f32
        %829 = arith.mulf %823, %826 : f32
        %830 = math.fma %787, %828, %829 : f32
        %831 = arith.maxnumf %824, %789 fastmath<nnan> : f32
        %832 = arith.subf %824, %831 : f32
        %833 = wave.exp2 %832 : f32
        %834 = arith.subf %789, %831 : f32
        %835 = wave.exp2 %834 : f32
        %836 = arith.mulf %830, %833 : f32
        %837 = math.fma %791, %835, %836 : f32
        %838 = arith.maxnumf %831, %793 fastmath<nnan> : f32
        %839 = arith.subf %831, %838 : f32
        %840 = wave.exp2 %839 : f32
        %841 = arith.subf %793, %838 : f32
        %842 = wave.exp2 %841 : f32
        %843 = arith.mulf %837, %840 : f32
        %844 = math.fma %795, %842, %843 : f32
        %845 = arith.addi %723, %c22 : index
        %846 = arith.addi %845, %c22 : index
        %847 = memref.load %5[%846] : memref<?xf32>
        %848 = arith.addi %845, %c39 : index
        %849 = memref.load %5[%848] : memref<?xf32>
        %850 = arith.addi %845, %c41 : index
        %851 = memref.load %5[%850] : memref<?xf32>
        %852 = arith.addi %845, %c93 : index
        %853 = memref.load %5[%852] : memref<?xf32>
        %854 = arith.addi %845, %c94 : index
        %855 = memref.load %5[%854] : memref<?xf32>
        %856 = arith.addi %845, %c95 : index
        %857 = memref.load %5[%856] : memref<?xf32>
        %858 = arith.addi %845, %c96 : index
        %859 = memref.load %5[%858] : memref<?xf32>
        %860 = arith.addi %845, %c97 : index
        %861 = memref.load %5[%860] : memref<?xf32>
        %862 = arith.mulf %847, %798 : f32
        %863 = math.fma %849, %800, %862 : f32
        %864 = arith.mulf %863, %805 : f32
        %865 = math.fma %851, %807, %864 : f32
        %866 = arith.mulf %865, %812 : f32
        %867 = math.fma %853, %814, %866 : f32
        %868 = arith.mulf %867, %819 : f32
        %869 = math.fma %855, %821, %868 : f32
        %870 = arith.mulf %869, %826 : f32
        %871 = math.fma %857, %828, %870 : f32
        %872 = arith.mulf %871, %833 : f32
        %873 = math.fma %859, %835, %872 : f32
        %874 = arith.mulf %873, %840 : f32
        %875 = math.fma %861, %842, %874 : f32
        %876 = arith.addi %723, %c7 : index
        %877 = arith.addi %876, %c22 : index
        %878 = memref.load %5[%877] : memref<?xf32>
        %879 = arith.addi %876, %c39 : index
        %880 = memref.load %5[%879] : memref<?xf32>
        %881 = arith.addi %876, %c41 : index
        %882 = memref.load %5[%881] : memref<?xf32>
        %883 = arith.addi %876, %c93 : index
        %884 = memref.load %5[%883] : memref<?xf32>
        %885 = arith.addi %876, %c94 : index
        %886 = memref.load %5[%885] : memref<?xf32>
        %887 = arith.addi %876, %c95 : index
        %888 = memref.load %5[%887] : memref<?xf32>
        %889 = arith.addi %876, %c96 : index
        %890 = memref.load %5[%889] : memref<?xf32>
        %891 = arith.addi %876, %c97 : index
        %892 = memref.load %5[%891] : memref<?xf32>
        %893 = arith.mulf %878, %798 : f32
        %894 = math.fma %880, %800, %893 : f32
        %895 = arith.mulf %894, %805 : f32
        %896 = math.fma %882, %807, %895 : f32
        %897 = arith.mulf %896, %812 : f32
        %898 = math.fma %884, %814, %897 : f32
        %899 = arith.mulf %898, %819 : f32
        %900 = math.fma %886, %821, %899 : f32
        %901 = arith.mulf %900, %826 : f32
        %902 = math.fma %888, %828, %901 : f32
        %903 = arith.mulf %902, %833 : f32
        %904 = math.fma %890, %835, %903 : f32
        %905 = arith.mulf %904, %840 : f32
        %906 = math.fma %892, %842, %905 : f32
        wave.barrier
        scf.if %725 {
          %907 = arith.muli %8, %c39 : index
          %908 = arith.muli %2, %c3 : index
          %909 = arith.addi %907, %908 : index
          %910 = arith.addi %909, %724 : index
          %911 = vector.extract %196#4[0] : f32 from vector<8xf32>
          %912 = arith.addi %910, %c22 : index
          memref.store %911, %5[%912] : memref<?xf32>
          %913 = vector.extract %196#4[1] : f32 from vector<8xf32>
          %914 = arith.addi %910, %c21 : index
          memref.store %913, %5[%914] : memref<?xf32>
          %915 = vector.extract %196#4[2] : f32 from vector<8xf32>
          %916 = arith.addi %910, %c31 : index
          memref.store %915, %5[%916] : memref<?xf32>
          %917 = vector.extract %196#4[3] : f32 from vector<8xf32>
          %918 = arith.addi %910, %c81 : index
          memref.store %917, %5[%918] : memref<?xf32>
          %919 = vector.extract %196#4[4] : f32 from vector<8xf32>
          %920 = arith.addi %910, %c38 : index
          memref.store %919, %5[%920] : memref<?xf32>
          %921 = vector.extract %196#4[5] : f32 from vector<8xf32>
          %922 = arith.addi %910, %c82 : index
          memref.store %921, %5[%922] : memref<?xf32>
          %923 = vector.extract %196#4[6] : f32 from vector<8xf32>
          %924 = arith.addi %910, %c49 : index
          memref.store %923, %5[%924] : memref<?xf32>
          %925 = vector.extract %196#4[7] : f32 from vector<8xf32>
          %926 = arith.addi %910, %c83 : index
          memref.store %925, %5[%926] : memref<?xf32>
          %927 = vector.extract %196#5[0] : f32 from vector<8xf32>
          %928 = arith.addi %910, %c7 : index
          memref.store %927, %5[%928] : memref<?xf32>
          %929 = vector.extract %196#5[1] : f32 from vector<8xf32>
          %930 = arith.addi %910, %c84 : index
          memref.store %929, %5[%930] : memref<?xf32>
          %931 = vector.extract %196#5[2] : f32 from vector<8xf32>
          %932 = arith.addi %910, %c23 : index
          memref.store %931, %5[%932] : memref<?xf32>
          %933 = vector.extract %196#5[3] : f32 from vector<8xf32>
          %934 = arith.addi %910, %c85 : index
          memref.store %933, %5[%934] : memref<?xf32>
          %935 = vector.extract %196#5[4] : f32 from vector<8xf32>
          %936 = arith.addi %910, %c50 : index
          memref.store %935, %5[%936] : memref<?xf32>
          %937 = vector.extract %196#5[5] : f32 from vector<8xf32>
          %938 = arith.addi %910, %c86 : index
          memref.store %937, %5[%938] : memref<?xf32>
          %939 = vector.extract %196#5[6] : f32 from vector<8xf32>
          %940 = arith.addi %910, %c51 : index
          memref.store %939, %5[%940] : memref<?xf32>
          %941 = vector.extract %196#5[7] : f32 from vector<8xf32>
          %942 = arith.addi %910, %c87 : index
          memref.store %941, %5[%942] : memref<?xf32>
        }
        wave.barrier
        %943 = memref.load %5[%846] : memref<?xf32>
        %944 = memref.load %5[%848] : memref<?xf32>
        %945 = memref.load %5[%850] : memref<?xf32>
        %946 = memref.load %5[%852] : memref<?xf32>
        %947 = memref.load %5[%854] : memref<?xf32>
        %948 = memref.load %5[%856] : memref<?xf32>
        %949 = memref.load %5[%858] : memref<?xf32>
        %950 = memref.load %5[%860] : memref<?xf32>
        %951 = arith.mulf %943, %798 : f32
        %952 = math.fma %944, %800, %951 : f32
        %953 = arith.mulf %952, %805 : f32
        %954 = math.fma %945, %807, %953 : f32
        %955 = arith.mulf %954, %812 : f32
        %956 = math.fma %946, %814, %955 : f32
        %957 = arith.mulf %956, %819 : f32
        %958 = math.fma %947, %821, %957 : f32
        %959 = arith.mulf %958, %826 : f32
        %960 = math.fma %948, %828, %959 : f32
        %961 = arith.mulf %960, %833 : f32
        %962 = math.fma %949, %835, %961 : f32
        %963 = arith.mulf %962, %840 : f32
        %964 = math.fma %950, %842, %963 : f32
        %965 = memref.load %5[%877] : memref<?xf32>
        %966 = memref.load %5[%879] : memref<?xf32>
        %967 = memref.load %5[%881] : memref<?xf32>
        %968 = memref.load %5[%883] : memref<?xf32>
        %969 = memref.load %5[%885] : memref<?xf32>
        %970 = memref.load %5[%887] : memref<?xf32>
        %971 = memref.load %5[%889] : memref<?xf32>
        %972 = memref.load %5[%891] : memref<?xf32>
        %973 = arith.mulf %965, %798 : f32
        %974 = math.fma %966, %800, %973 : f32
        %975 = arith.mulf %974, %805 : f32
        %976 = math.fma %967, %807, %975 : f32
        %977 = arith.mulf %976, %812 : f32
        %978 = math.fma %968, %814, %977 : f32
        %979 = arith.mulf %978, %819 : f32
        %980 = math.fma %969, %821, %979 : f32
        %981 = arith.mulf %980, %826 : f32
        %982 = math.fma %970, %828, %981 : f32
        %983 = arith.mulf %982, %833 : f32
        %984 = math.fma %971, %835, %983 : f32
        %985 = arith.mulf %984, %840 : f32
        %986 = math.fma %972, %842, %985 : f32
        wave.barrier
        scf.if %725 {
          %987 = arith.muli %8, %c39 : index
          %988 = arith.muli %2, %c3 : index
          %989 = arith.addi %987, %988 : index
          %990 = arith.addi %989, %724 : index
          %991 = vector.extract %196#6[0] : f32 from vector<8xf32>
          %992 = arith.addi %990, %c22 : index
          memref.store %991, %5[%992] : memref<?xf32>
          %993 = vector.extract %196#6[1] : f32 from vector<8xf32>
          %994 = arith.addi %990, %c21 : index
          memref.store %993, %5[%994] : memref<?xf32>
          %995 = vector.extract %196#6[2] : f32 from vector<8xf32>
          %996 = arith.addi %990, %c31 : index
          memref.store %995, %5[%996] : memref<?xf32>
          %997 = vector.extract %196#6[3] : f32 from vector<8xf32>
          %998 = arith.addi %990, %c81 : index
          memref.store %997, %5[%998] : memref<?xf32>
          %999 = vector.extract %196#6[4] : f32 from vector<8xf32>
          %1000 = arith.addi %990, %c38 : index
          memref.store %999, %5[%1000] : memref<?xf32>
          %1001 = vector.extract %196#6[5] : f32 from vector<8xf32>
          %1002 = arith.addi %990, %c82 : index
          memref.store %1001, %5[%1002] : memref<?xf32>
          %1003 = vector.extract %196#6[6] : f32 from vector<8xf32>
          %1004 = arith.addi %990, %c49 : index
          memref.store %1003, %5[%1004] : memref<?xf32>
          %1005 = vector.extract %196#6[7] : f32 from vector<8xf32>
          %1006 = arith.addi %990, %c83 : index
          memref.store %1005, %5[%1006] : memref<?xf32>
        }
        wave.barrier
        %1007 = memref.load %5[%846] : memref<?xf32>
        %1008 = memref.load %5[%848] : memref<?xf32>
        %1009 = memref.load %5[%850] : memref<?xf32>
        %1010 = memref.load %5[%852] : memref<?xf32>
        %1011 = memref.load %5[%854] : memref<?xf32>
        %1012 = memref.load %5[%856] : memref<?xf32>
        %1013 = memref.load %5[%858] : memref<?xf32>
        %1014 = memref.load %5[%860] : memref<?xf32>
        %1015 = arith.mulf %1007, %798 : f32
        %1016 = math.fma %1008, %800, %1015 : f32
        %1017 = arith.mulf %1016, %805 : f32
        %1018 = math.fma %1009, %807, %1017 : f32
        %1019 = arith.mulf %1018, %812 : f32
        %1020 = math.fma %1010, %814, %1019 : f32
        %1021 = arith.mulf %1020, %819 : f32
        %1022 = math.fma %1011, %821, %1021 : f32
        %1023 = arith.mulf %1022, %826 : f32
        %1024 = math.fma %1012, %828, %1023 : f32
        %1025 = arith.mulf %1024, %833 : f32
        %1026 = math.fma %1013, %835, %1025 : f32
        %1027 = arith.mulf %1026, %840 : f32
        %1028 = math.fma %1014, %842, %1027 : f32
        %1029 = arith.cmpi eq, %42, %c16 : i32
        scf.if %1029 {
          %1030 = arith.divf %c98, %844 : f32
          %1031 = arith.addi %17, %724 : index
          %1032 = arith.cmpi slt, %1031, %groupSize : index
          scf.if %1032 {
            %1033 = arith.muli %15, %groupSize : index
            %1034 = arith.addi %1033, %1031 : index
            %1035 = arith.muli %1034, %c25 : index
            %1036 = arith.muli %heads, %c25 : index
            %1037 = arith.divui %845, %c3 : index
            %1038 = arith.muli %15, %c25 : index
            %1039 = arith.addi %1038, %1037 : index
            %1040 = memref.load %factors[%1039] : memref<?xf32>
            %1041 = arith.muli %kvHeads, %c25 : index
            %1042 = arith.addi %1039, %1041 : index
            %1043 = memref.load %factors[%1042] : memref<?xf32>
            %1044 = arith.mulf %875, %1030 : f32
            %1045 = math.fma %1044, %1040, %1043 : f32
            %1046 = arith.addi %1035, %1037 : index
            %1047 = arith.divui %24, %outTileRows : index
            %1048 = arith.divui %1036, %c3 : index
            %1049 = arith.muli %1047, %1048 : index
            %1050 = arith.divui %1046, %c3 : index
            %1051 = arith.addi %1049, %1050 : index
            %1052 = arith.muli %1051, %c9 : index
            %1053 = arith.remui %1046, %c3 : index
            %1054 = arith.divui %1053, %c27 : index
            %1055 = arith.addi %1052, %1054 : index
            %1056 = arith.muli %outTileRows, %c27 : index
            %1057 = arith.muli %1055, %1056 : index
            %1058 = arith.remui %24, %outTileRows : index
            %1059 = arith.muli %1058, %c27 : index
            %1060 = arith.addi %1057, %1059 : index
            %1061 = arith.remui %1046, %c27 : index
            %1062 = arith.addi %1060, %1061 : index
            %1063 = arith.addf %1045, %c44 : f32
            %1064 = arith.minimumf %1063, %c100 : f32
            %1065 = arith.maximumf %1064, %c101 : f32
            %1066 = arith.truncf %1065 : f32 to f16
            memref.store %1066, %out[%1062] : memref<?xf16>
            %1067 = arith.divui %876, %c3 : index
            %1068 = arith.addi %1038, %1067 : index
            %1069 = memref.load %factors[%1068] : memref<?xf32>
            %1070 = arith.addi %1068, %1041 : index
            %1071 = memref.load %factors[%1070] : memref<?xf32>
            %1072 = arith.mulf %906, %1030 : f32
            %1073 = math.fma %1072, %1069, %1071 : f32
            %1074 = arith.addi %1035, %1067 : index
            %1075 = arith.divui %1074, %c3 : index
            %1076 = arith.addi %1049, %1075 : index
            %1077 = arith.muli %1076, %c9 : index
            %1078 = arith.remui %1074, %c3 : index
            %1079 = arith.divui %1078, %c27 : index
            %1080 = arith.addi %1077, %1079 : index
            %1081 = arith.muli %1080, %1056 : index
            %1082 = arith.addi %1081, %1059 : index
            %1083 = arith.remui %1074, %c27 : index
            %1084 = arith.addi %1082, %1083 : index
            %1085 = arith.addf %1073, %c44 : f32
            %1086 = arith.minimumf %1085, %c100 : f32
            %1087 = arith.maximumf %1086, %c101 : f32
            %1088 = arith.truncf %1087 : f32 to f16
            memref.store %1088, %out[%1084] : memref<?xf16>
            %1089 = arith.addi %723, %c39 : index
            %1090 = arith.divui %1089, %c3 : index
            %1091 = arith.addi %1038, %1090 : index
            %1092 = memref.load %factors[%1091] : memref<?xf32>
            %1093 = arith.addi %1091, %1041 : index
            %1094 = memref.load %factors[%1093] : memref<?xf32>
            %1095 = arith.mulf %964, %1030 : f32
            %1096 = math.fma %1095, %1092, %1094 : f32
            %1097 = arith.addi %1035, %1090 : index
            %1098 = arith.divui %1097, %c3 : index
            %1099 = arith.addi %1049, %1098 : index
            %1100 = arith.muli %1099, %c9 : index
            %1101 = arith.remui %1097, %c3 : index
            %1102 = arith.divui %1101, %c27 : index
            %1103 = arith.addi %1100, %1102 : index
            %1104 = arith.muli %1103, %1056 : index
            %1105 = arith.addi %1104, %1059 : index
            %1106 = arith.remui %1097, %c27 : index
            %1107 = arith.addi %1105, %1106 : index
            %1108 = arith.addf %1096, %c44 : f32
            %1109 = arith.minimumf %1108, %c100 : f32
            %1110 = arith.maximumf %1109, %c101 : f32
            %1111 = arith.truncf %1110 : f32 to f16
            memref.store %1111, %out[%1107] : memref<?xf16>
            %1112 = arith.addi %723, %c40 : index
            %1113 = arith.divui %1112, %c3 : index
            %1114 = arith.addi %1038, %1113 : index
            %1115 = memref.load %factors[%1114] : memref<?xf32>
            %1116 = arith.addi %1114, %1041 : index
            %1117 = memref.load %factors[%1116] : memref<?xf32>
            %1118 = arith.mulf %986, %1030 : f32
            %1119 = math.fma %1118, %1115, %1117 : f32
            %1120 = arith.addi %1035, %1113 : index
            %1121 = arith.divui %1120, %c3 : index
            %1122 = arith.addi %1049, %1121 : index
            %1123 = arith.muli %1122, %c9 : index
            %1124 = arith.remui %1120, %c3 : index
            %1125 = arith.divui %1124, %c27 : index
            %1126 = arith.addi %1123, %1125 : index
            %1127 = arith.muli %1126, %1056 : index
            %1128 = arith.addi %1127, %1059 : index
            %1129 = arith.remui %1120, %c27 : index
            %1130 = arith.addi %1128, %1129 : index
            %1131 = arith.addf %1119, %c44 : f32
            %1132 = arith.minimumf %1131, %c100 : f32
            %1133 = arith.maximumf %1132, %c101 : f32
            %1134 = arith.truncf %1133 : f32 to f16
            memref.store %1134, %out[%1130] : memref<?xf16>
            %1135 = arith.addi %723, %c41 : index
            %1136 = arith.divui %1135, %c3 : index
            %1137 = arith.addi %1038, %1136 : index
            %1138 = memref.load %factors[%1137] : memref<?xf32>
            %1139 = arith.addi %1137, %1041 : index
            %1140 = memref.load %factors[%1139] : memref<?xf32>
            %1141 = arith.mulf %1028, %1030 : f32
            %1142 = math.fma %1141, %1138, %1140 : f32
            %1143 = arith.addi %1035, %1136 : index
            %1144 = arith.divui %1143, %c3 : index
            %1145 = arith.addi %1049, %1144 : index
            %1146 = arith.muli %1145, %c9 : index
            %1147 = arith.remui %1143, %c3 : index
            %1148 = arith.divui %1147, %c27 : index
            %1149 = arith.addi %1146, %1148 : index
            %1150 = arith.muli %1149, %1056 : index
            %1151 = arith.addi %1150, %1059 : index
            %1152 = arith.remui %1143, %c27 : index
            %1153 = arith.addi %1151, %1152 : index
            %1154 = arith.addf %1142, %c44 : f32
            %1155 = arith.minimumf %1154, %c100 : f32
            %1156 = arith.maximumf %1155, %c101 : f32
            %1157 = arith.truncf %1156 : f32 to f16
            memref.store %1157, %out[%1153] : memref<?xf16>
          }
        } else {
          %1158 = arith.addi %ranges, %groups : index
          %1159 = arith.muli %9, %1158 : index
          %1160 = arith.index_castui %188 : i32 to index
          %1161 = arith.addi %1159, %1160 : index
          %1162 = arith.muli %1161, %c104 : index
          %1163 = arith.addi %1162, %845 : index
          memref.store %875, %partial[%1163] : memref<?xf32>
          %1164 = arith.addi %1162, %876 : index
          memref.store %906, %partial[%1164] : memref<?xf32>
          %1165 = arith.addi %723, %c39 : index
          %1166 = arith.addi %1162, %1165 : index
          memref.store %964, %partial[%1166] : memref<?xf32>
          %1167 = arith.addi %723, %c40 : index
          %1168 = arith.addi %1162, %1167 : index
          memref.store %986, %partial[%1168] : memref<?xf32>
          %1169 = arith.addi %723, %c41 : index
          %1170 = arith.addi %1162, %1169 : index
          memref.store %1028, %partial[%1170] : memref<?xf32>
          %1171 = arith.cmpi slt, %723, %c3 : index
          scf.if %1171 {
            %1172 = arith.addi %1162, %c5 : index
            %1173 = arith.addi %1172, %723 : index
            memref.store %838, %partial[%1173] : memref<?xf32>
            %1174 = arith.addi %1173, %c3 : index
            memref.store %844, %partial[%1174] : memref<?xf32>
          }
          %1175 = arith.addi %42, %c70 : i32
          %1176 = arith.divui %1175, %c71 : i32
          %1177 = arith.divui %188, %c71 : i32
          %1178 = arith.addi %groups, %c4 : index
          %1179 = arith.muli %9, %1178 : index
          %1180 = arith.muli %1177, %c71 : i32
          %1181 = arith.subi %42, %1180 : i32
          %1182 = arith.minsi %1181, %c71 : i32
          %1183 = arith.index_castui %1177 : i32 to index
          %1184 = arith.addi %1179, %1183 : index
          %1185 = arith.index_castui %1182 : i32 to index
          %1186 = wave.arrive %counters[%1184], %1185 : memref<?xi32>
          scf.if %1186 {
            %1195:7 = scf.for %1187 = %c48 to %1182 step %c71 iter_args(%1188 = %c43, %1189 = %c44, %1190 = %c44, %1191 = %c44, %1192 = %c44, %1193 = %c44, %1194 = %c44) -> (f32, f32, f32, f32, f32, f32, f32) : i32 {
              %1196 = arith.addi %1187, %c48 : i32
              %1197 = arith.subi %1182, %c16 : i32
              %1198 = arith.minsi %1196, %1197 : i32
              %1199 = arith.addi %1180, %1198 : i32
              %1200 = arith.index_castui %1199 : i32 to index
              %1201 = arith.addi %1159, %1200 : index
              %1202 = arith.muli %1201, %c104 : index
              %1203 = arith.addi %1202, %c5 : index
              %1204 = arith.addi %1203, %724 : index
              %1205 = memref.load %partial[%1204] : memref<?xf32>
              %1206 = arith.cmpi slt, %1196, %1182 : i32
              %1207 = arith.select %1206, %1205, %c43 : f32
              %1208 = arith.addi %1202, %723 : index
              %1209 = arith.addi %1208, %c22 : index
              %1210 = memref.load %partial[%1209] : memref<?xf32>
              %1211 = arith.addi %1208, %c7 : index
              %1212 = memref.load %partial[%1211] : memref<?xf32>
              %1213 = arith.addi %1208, %c39 : index
              %1214 = memref.load %partial[%1213] : memref<?xf32>
              %1215 = arith.addi %1208, %c40 : index
              %1216 = memref.load %partial[%1215] : memref<?xf32>
              %1217 = arith.addi %1208, %c41 : index
              %1218 = memref.load %partial[%1217] : memref<?xf32>
              %1219 = arith.addi %1204, %c3 : index
              %1220 = memref.load %partial[%1219] : memref<?xf32>
              %1221 = arith.addi %1187, %c16 : i32
              %1222 = arith.minsi %1221, %1197 : i32
              %1223 = arith.addi %1180, %1222 : i32
              %1224 = arith.index_castui %1223 : i32 to index
              %1225 = arith.addi %1159, %1224 : index
              %1226 = arith.muli %1225, %c104 : index
              %1227 = arith.addi %1226, %c5 : index
              %1228 = arith.addi %1227, %724 : index
              %1229 = memref.load %partial[%1228] : memref<?xf32>
              %1230 = arith.cmpi slt, %1221, %1182 : i32
              %1231 = arith.select %1230, %1229, %c43 : f32
              %1232 = arith.addi %1226, %723 : index
              %1233 = arith.addi %1232, %c22 : index
              %1234 = memref.load %partial[%1233] : memref<?xf32>
              %1235 = arith.addi %1232, %c7 : index
              %1236 = memref.load %partial[%1235] : memref<?xf32>
              %1237 = arith.addi %1232, %c39 : index
              %1238 = memref.load %partial[%1237] : memref<?xf32>
              %1239 = arith.addi %1232, %c40 : index
              %1240 = memref.load %partial[%1239] : memref<?xf32>
              %1241 = arith.addi %1232, %c41 : index
              %1242 = memref.load %partial[%1241] : memref<?xf32>
              %1243 = arith.addi %1228, %c3 : index
              %1244 = memref.load %partial[%1243] : memref<?xf32>
              %1245 = arith.addi %1187, %c64 : i32
              %1246 = arith.minsi %1245, %1197 : i32
              %1247 = arith.addi %1180, %1246 : i32
              %1248 = arith.index_castui %1247 : i32 to index
              %1249 = arith.addi %1159, %1248 : index
              %1250 = arith.muli %1249, %c104 : index
              %1251 = arith.addi %1250, %c5 : index
              %1252 = arith.addi %1251, %724 : index
              %1253 = memref.load %partial[%1252] : memref<?xf32>
              %1254 = arith.cmpi slt, %1245, %1182 : i32
              %1255 = arith.select %1254, %1253, %c43 : f32
              %1256 = arith.addi %1250, %723 : index
              %1257 = arith.addi %1256, %c22 : index
              %1258 = memref.load %partial[%1257] : memref<?xf32>
              %1259 = arith.addi %1256, %c7 : index
              %1260 = memref.load %partial[%1259] : memref<?xf32>
              %1261 = arith.addi %1256, %c39 : index
              %1262 = memref.load %partial[%1261] : memref<?xf32>
              %1263 = arith.addi %1256, %c40 : index
              %1264 = memref.load %partial[%1263] : memref<?xf32>
              %1265 = arith.addi %1256, %c41 : index
              %1266 = memref.load %partial[%1265] : memref<?xf32>
              %1267 = arith.addi %1252, %c3 : index
              %1268 = memref.load %partial[%1267] : memref<?xf32>
              %1269 = arith.addi %1187, %c66 : i32
              %1270 = arith.minsi %1269, %1197 : i32
              %1271 = arith.addi %1180, %1270 : i32
              %1272 = arith.index_castui %1271 : i32 to index
              %1273 = arith.addi %1159, %1272 : index
              %1274 = arith.muli %1273, %c104 : index
              %1275 = arith.addi %1274, %c5 : index
              %1276 = arith.addi %1275, %724 : index
              %1277 = memref.load %partial[%1276] : memref<?xf32>
              %1278 = arith.cmpi slt, %1269, %1182 : i32
              %1279 = arith.select %1278, %1277, %c43 : f32
              %1280 = arith.addi %1274, %723 : index
              %1281 = arith.addi %1280, %c22 : index
              %1282 = memref.load %partial[%1281] : memref<?xf32>
              %1283 = arith.addi %1280, %c7 : index
              %1284 = memref.load %partial[%1283] : memref<?xf32>
              %1285 = arith.addi %1280, %c39 : index
              %1286 = memref.load %partial[%1285] : memref<?xf32>
              %1287 = arith.addi %1280, %c40 : index
              %1288 = memref.load %partial[%1287] : memref<?xf32>
              %1289 = arith.addi %1280, %c41 : index
              %1290 = memref.load %partial[%1289] : memref<?xf32>
              %1291 = arith.addi %1276, %c3 : index
              %1292 = memref.load %partial[%1291] : memref<?xf32>
              %1293 = arith.addi %1187, %c67 : i32
              %1294 = arith.minsi %1293, %1197 : i32
              %1295 = arith.addi %1180, %1294 : i32
              %1296 = arith.index_castui %1295 : i32 to index
              %1297 = arith.addi %1159, %1296 : index
              %1298 = arith.muli %1297, %c104 : index
              %1299 = arith.addi %1298, %c5 : index
              %1300 = arith.addi %1299, %724 : index
              %1301 = memref.load %partial[%1300] : memref<?xf32>
              %1302 = arith.cmpi slt, %1293, %1182 : i32
              %1303 = arith.select %1302, %1301, %c43 : f32
              %1304 = arith.addi %1298, %723 : index
              %1305 = arith.addi %1304, %c22 : index
              %1306 = memref.load %partial[%1305] : memref<?xf32>
              %1307 = arith.addi %1304, %c7 : index
              %1308 = memref.load %partial[%1307] : memref<?xf32>
              %1309 = arith.addi %1304, %c39 : index
              %1310 = memref.load %partial[%1309] : memref<?xf32>
              %1311 = arith.addi %1304, %c40 : index
              %1312 = memref.load %partial[%1311] : memref<?xf32>
              %1313 = arith.addi %1304, %c41 : index
              %1314 = memref.load %partial[%1313] : memref<?xf32>
              %1315 = arith.addi %1300, %c3 : index
              %1316 = memref.load %partial[%1315] : memref<?xf32>
              %1317 = arith.addi %1187, %c68 : i32
              %1318 = arith.minsi %1317, %1197 : i32
              %1319 = arith.addi %1180, %1318 : i32
              %1320 = arith.index_castui %1319 : i32 to index
              %1321 = arith.addi %1159, %1320 : index
              %1322 = arith.muli %1321, %c104 : index
              %1323 = arith.addi %1322, %c5 : index
              %1324 = arith.addi %1323, %724 : index
              %1325 = memref.load %partial[%1324] : memref<?xf32>
              %1326 = arith.cmpi slt, %1317, %1182 : i32
              %1327 = arith.select %1326, %1325, %c43 : f32
              %1328 = arith.addi %1322, %723 : index
              %1329 = arith.addi %1328, %c22 : index
              %1330 = memref.load %partial[%1329] : memref<?xf32>
              %1331 = arith.addi %1328, %c7 : index
              %1332 = memref.load %partial[%1331] : memref<?xf32>
              %1333 = arith.addi %1328, %c39 : index
              %1334 = memref.load %partial[%1333] : memref<?xf32>
              %1335 = arith.addi %1328, %c40 : index
              %1336 = memref.load %partial[%1335] : memref<?xf32>
              %1337 = arith.addi %1328, %c41 : index
              %1338 = memref.load %partial[%1337] : memref<?xf32>
              %1339 = arith.addi %1324, %c3 : index
              %1340 = memref.load %partial[%1339] : memref<?xf32>
              %1341 = arith.addi %1187, %c69 : i32
              %1342 = arith.minsi %1341, %1197 : i32
              %1343 = arith.addi %1180, %1342 : i32
              %1344 = arith.index_castui %1343 : i32 to index
              %1345 = arith.addi %1159, %1344 : index
              %1346 = arith.muli %1345, %c104 : index
              %1347 = arith.addi %1346, %c5 : index
              %1348 = arith.addi %1347, %724 : index
              %1349 = memref.load %partial[%1348] : memref<?xf32>
              %1350 = arith.cmpi slt, %1341, %1182 : i32
              %1351 = arith.select %1350, %1349, %c43 : f32
              %1352 = arith.addi %1346, %723 : index
              %1353 = arith.addi %1352, %c22 : index
              %1354 = memref.load %partial[%1353] : memref<?xf32>
              %1355 = arith.addi %1352, %c7 : index
              %1356 = memref.load %partial[%1355] : memref<?xf32>
              %1357 = arith.addi %1352, %c39 : index
              %1358 = memref.load %partial[%1357] : memref<?xf32>
              %1359 = arith.addi %1352, %c40 : index
              %1360 = memref.load %partial[%1359] : memref<?xf32>
              %1361 = arith.addi %1352, %c41 : index
              %1362 = memref.load %partial[%1361] : memref<?xf32>
              %1363 = arith.addi %1348, %c3 : index
              %1364 = memref.load %partial[%1363] : memref<?xf32>
              %1365 = arith.addi %1187, %c70 : i32
              %1366 = arith.minsi %1365, %1197 : i32
              %1367 = arith.addi %1180, %1366 : i32
              %1368 = arith.index_castui %1367 : i32 to index
              %1369 = arith.addi %1159, %1368 : index
              %1370 = arith.muli %1369, %c104 : index
              %1371 = arith.addi %1370, %c5 : index
              %1372 = arith.addi %1371, %724 : index
              %1373 = memref.load %partial[%1372] : memref<?xf32>
              %1374 = arith.cmpi slt, %1365, %1182 : i32
              %1375 = arith.select %1374, %1373, %c43 : f32
              %1376 = arith.addi %1370, %723 : index
              %1377 = arith.addi %1376, %c22 : index
              %1378 = memref.load %partial[%1377] : memref<?xf32>
              %1379 = arith.addi %1376, %c7 : index
              %1380 = memref.load %partial[%1379] : memref<?xf32>
              %1381 = arith.addi %1376, %c39 : index
              %1382 = memref.load %partial[%1381] : memref<?xf32>
              %1383 = arith.addi %1376, %c40 : index
              %1384 = memref.load %partial[%1383] : memref<?xf32>
              %1385 = arith.addi %1376, %c41 : index
              %1386 = memref.load %partial[%1385] : memref<?xf32>
              %1387 = arith.addi %1372, %c3 : index
              %1388 = memref.load %partial[%1387] : memref<?xf32>
              %1389 = arith.maxnumf %1188, %1207 fastmath<nnan> : f32
              %1390 = arith.subf %1188, %1389 : f32
              %1391 = wave.exp2 %1390 : f32
              %1392 = arith.subf %1207, %1389 : f32
              %1393 = wave.exp2 %1392 : f32
              %1394 = arith.mulf %1189, %1391 : f32
              %1395 = math.fma %1220, %1393, %1394 : f32
              %1396 = arith.mulf %1190, %1391 : f32
              %1397 = math.fma %1210, %1393, %1396 : f32
              %1398 = arith.mulf %1191, %1391 : f32
              %1399 = math.fma %1212, %1393, %1398 : f32
              %1400 = arith.mulf %1192, %1391 : f32
              %1401 = math.fma %1214, %1393, %1400 : f32
              %1402 = arith.mulf %1193, %1391 : f32
              %1403 = math.fma %1216, %1393, %1402 : f32
              %1404 = arith.mulf %1194, %1391 : f32
              %1405 = math.fma %1218, %1393, %1404 : f32
              %1406 = arith.maxnumf %1389, %1231 fastmath<nnan> : f32
              %1407 = arith.subf %1389, %1406 : f32
              %1408 = wave.exp2 %1407 : f32
              %1409 = arith.subf %1231, %1406 : f32
              %1410 = wave.exp2 %1409 : f32
              %1411 = arith.mulf %1395, %1408 : f32
              %1412 = math.fma %1244, %1410, %1411 : f32
              %1413 = arith.mulf %1397, %1408 : f32
              %1414 = math.fma %1234, %1410, %1413 : f32
              %1415 = arith.mulf %1399, %1408 : f32
              %1416 = math.fma %1236, %1410, %1415 : f32
              %1417 = arith.mulf %1401, %1408 : f32
              %1418 = math.fma %1238, %1410, %1417 : f32
              %1419 = arith.mulf %1403, %1408 : f32
              %1420 = math.fma %1240, %1410, %1419 : f32
              %1421 = arith.mulf %1405, %1408 : f32
              %1422 = math.fma %1242, %1410, %1421 : f32
              %1423 = arith.maxnumf %1406, %1255 fastmath<nnan> : f32
              %1424 = arith.subf %1406, %1423 : f32
              %1425 = wave.exp2 %1424 : f32
              %1426 = arith.subf %1255, %1423 : f32
              %1427 = wave.exp2 %1426 : f32
              %1428 = arith.mulf %1412, %1425 : f32
              %1429 = math.fma %1268, %1427, %1428 : f32
              %1430 = arith.mulf %1414, %1425 : f32
              %1431 = math.fma %1258, %1427, %1430 : f32
              %1432 = arith.mulf %1416, %1425 : f32
              %1433 = math.fma %1260, %1427, %1432 : f32
              %1434 = arith.mulf %1418, %1425 : f32
              %1435 = math.fma %1262, %1427, %1434 : f32
              %1436 = arith.mulf %1420, %1425 : f32
              %1437 = math.fma %1264, %1427, %1436 : f32
              %1438 = arith.mulf %1422, %1425 : f32
              %1439 = math.fma %1266, %1427, %1438 : f32
              %1440 = arith.maxnumf %1423, %1279 fastmath<nnan> : f32
              %1441 = arith.subf %1423, %1440 : f32
              %1442 = wave.exp2 %1441 : f32
              %1443 = arith.subf %1279, %1440 : f32
              %1444 = wave.exp2 %1443 : f32
              %1445 = arith.mulf %1429, %1442 : f32
              %1446 = math.fma %1292, %1444, %1445 : f32
              %1447 = arith.mulf %1431, %1442 : f32
              %1448 = math.fma %1282, %1444, %1447 : f32
              %1449 = arith.mulf %1433, %1442 : f32
              %1450 = math.fma %1284, %1444, %1449 : f32
              %1451 = arith.mulf %1435, %1442 : f32
              %1452 = math.fma %1286, %1444, %1451 : f32
              %1453 = arith.mulf %1437, %1442 : f32
              %1454 = math.fma %1288, %1444, %1453 : f32
              %1455 = arith.mulf %1439, %1442 : f32
              %1456 = math.fma %1290, %1444, %1455 : f32
              %1457 = arith.maxnumf %1440, %1303 fastmath<nnan> : f32
              %1458 = arith.subf %1440, %1457 : f32
              %1459 = wave.exp2 %1458 : f32
              %1460 = arith.subf %1303, %1457 : f32
              %1461 = wave.exp2 %1460 : f32
              %1462 = arith.mulf %1446, %1459 : f32
              %1463 = math.fma %1316, %1461, %1462 : f32
              %1464 = arith.mulf %1448, %1459 : f32
              %1465 = math.fma %1306, %1461, %1464 : f32
              %1466 = arith.mulf %1450, %1459 : f32
              %1467 = math.fma %1308, %1461, %1466 : f32
              %1468 = arith.mulf %1452, %1459 : f32
              %1469 = math.fma %1310, %1461, %1468 : f32
              %1470 = arith.mulf %1454, %1459 : f32
              %1471 = math.fma %1312, %1461, %1470 : f32
              %1472 = arith.mulf %1456, %1459 : f32
              %1473 = math.fma %1314, %1461, %1472 : f32
              %1474 = arith.maxnumf %1457, %1327 fastmath<nnan> : f32
              %1475 = arith.subf %1457, %1474 : f32
              %1476 = wave.exp2 %1475 : f32
              %1477 = arith.subf %1327, %1474 : f32
              %1478 = wave.exp2 %1477 : f32
              %1479 = arith.mulf %1463, %1476 : f32
              %1480 = math.fma %1340, %1478, %1479 : f32
              %1481 = arith.mulf %1465, %1476 : f32
              %1482 = math.fma %1330, %1478, %1481 : f32
              %1483 = arith.mulf %1467, %1476 : f32
              %1484 = math.fma %1332, %1478, %1483 : f32
              %1485 = arith.mulf %1469, %1476 : f32
              %1486 = math.fma %1334, %1478, %1485 : f32
              %1487 = arith.mulf %1471, %1476 : f32
              %1488 = math.fma %1336, %1478, %1487 : f32
              %1489 = arith.mulf %1473, %1476 : f32
              %1490 = math.fma %1338, %1478, %1489 : f32
              %1491 = arith.maxnumf %1474, %1351 fastmath<nnan> : f32
              %1492 = arith.subf %1474, %1491 : f32
              %1493 = wave.exp2 %1492 : f32
              %1494 = arith.subf %1351, %1491 : f32
              %1495 = wave.exp2 %1494 : f32
              %1496 = arith.mulf %1480, %1493 : f32
              %1497 = math.fma %1364, %1495, %1496 : f32
              %1498 = arith.mulf %1482, %1493 : f32
              %1499 = math.fma %1354, %1495, %1498 : f32
              %1500 = arith.mulf %1484, %1493 : f32
              %1501 = math.fma %1356, %1495, %1500 : f32
              %1502 = arith.mulf %1486, %1493 : f32
              %1503 = math.fma %1358, %1495, %1502 : f32
              %1504 = arith.mulf %1488, %1493 : f32
              %1505 = math.fma %1360, %1495, %1504 : f32
              %1506 = arith.mulf %1490, %1493 : f32
              %1507 = math.fma %1362, %1495, %1506 : f32
              %1508 = arith.maxnumf %1491, %1375 fastmath<nnan> : f32
              %1509 = arith.subf %1491, %1508 : f32
              %1510 = wave.exp2 %1509 : f32
              %1511 = arith.subf %1375, %1508 : f32
              %1512 = wave.exp2 %1511 : f32
              %1513 = arith.mulf %1497, %1510 : f32
              %1514 = math.fma %1388, %1512, %1513 : f32
              %1515 = arith.mulf %1499, %1510 : f32
              %1516 = math.fma %1378, %1512, %1515 : f32
              %1517 = arith.mulf %1501, %1510 : f32
              %1518 = math.fma %1380, %1512, %1517 : f32
              %1519 = arith.mulf %1503, %1510 : f32
              %1520 = math.fma %1382, %1512, %1519 : f32
              %1521 = arith.mulf %1505, %1510 : f32
              %1522 = math.fma %1384, %1512, %1521 : f32
              %1523 = arith.mulf %1507, %1510 : f32
              %1524 = math.fma %1386, %1512, %1523 : f32
              scf.yield %1508, %1514, %1516, %1518, %1520, %1522, %1524 : f32, f32, f32, f32, f32, f32, f32
            }
            %1525 = arith.cmpi eq, %1176, %c16 : i32
            scf.if %1525 {
              %1526 = arith.divf %c98, %1195#1 : f32
              %1527 = arith.addi %17, %724 : index
              %1528 = arith.cmpi slt, %1527, %groupSize : index
              scf.if %1528 {
                %1529 = arith.muli %15, %groupSize : index
                %1530 = arith.addi %1529, %1527 : index
                %1531 = arith.muli %1530, %c25 : index
                %1532 = arith.muli %heads, %c25 : index
                %1533 = arith.divui %845, %c3 : index
                %1534 = arith.muli %15, %c25 : index
                %1535 = arith.addi %1534, %1533 : index
                %1536 = memref.load %factors[%1535] : memref<?xf32>
                %1537 = arith.muli %kvHeads, %c25 : index
                %1538 = arith.addi %1535, %1537 : index
                %1539 = memref.load %factors[%1538] : memref<?xf32>
                %1540 = arith.mulf %1195#2, %1526 : f32
                %1541 = math.fma %1540, %1536, %1539 : f32
                %1542 = arith.addi %1531, %1533 : index
                %1543 = arith.divui %24, %outTileRows : index
                %1544 = arith.divui %1532, %c3 : index
                %1545 = arith.muli %1543, %1544 : index
                %1546 = arith.divui %1542, %c3 : index
                %1547 = arith.addi %1545, %1546 : index
                %1548 = arith.muli %1547, %c9 : index
                %1549 = arith.remui %1542, %c3 : index
                %1550 = arith.divui %1549, %c27 : index
                %1551 = arith.addi %1548, %1550 : index
                %1552 = arith.muli %outTileRows, %c27 : index
                %1553 = arith.muli %1551, %1552 : index
                %1554 = arith.remui %24, %outTileRows : index
                %1555 = arith.muli %1554, %c27 : index
                %1556 = arith.addi %1553, %1555 : index
                %1557 = arith.remui %1542, %c27 : index
                %1558 = arith.addi %1556, %1557 : index
                %1559 = arith.addf %1541, %c44 : f32
                %1560 = arith.minimumf %1559, %c100 : f32
                %1561 = arith.maximumf %1560, %c101 : f32
                %1562 = arith.truncf %1561 : f32 to f16
                memref.store %1562, %out[%1558] : memref<?xf16>
                %1563 = arith.divui %876, %c3 : index
                %1564 = arith.addi %1534, %1563 : index
                %1565 = memref.load %factors[%1564] : memref<?xf32>
                %1566 = arith.addi %1564, %1537 : index
                %1567 = memref.load %factors[%1566] : memref<?xf32>
                %1568 = arith.mulf %1195#3, %1526 : f32
                %1569 = math.fma %1568, %1565, %1567 : f32
                %1570 = arith.addi %1531, %1563 : index
                %1571 = arith.divui %1570, %c3 : index
                %1572 = arith.addi %1545, %1571 : index
                %1573 = arith.muli %1572, %c9 : index
                %1574 = arith.remui %1570, %c3 : index
                %1575 = arith.divui %1574, %c27 : index
                %1576 = arith.addi %1573, %1575 : index
                %1577 = arith.muli %1576, %1552 : index
                %1578 = arith.addi %1577, %1555 : index
                %1579 = arith.remui %1570, %c27 : index
                %1580 = arith.addi %1578, %1579 : index
                %1581 = arith.addf %1569, %c44 : f32
                %1582 = arith.minimumf %1581, %c100 : f32
                %1583 = arith.maximumf %1582, %c101 : f32
                %1584 = arith.truncf %1583 : f32 to f16
                memref.store %1584, %out[%1580] : memref<?xf16>
                %1585 = arith.divui %1165, %c3 : index
                %1586 = arith.addi %1534, %1585 : index
                %1587 = memref.load %factors[%1586] : memref<?xf32>
                %1588 = arith.addi %1586, %1537 : index
                %1589 = memref.load %factors[%1588] : memref<?xf32>
                %1590 = arith.mulf %1195#4, %1526 : f32
                %1591 = math.fma %1590, %1587, %1589 : f32
                %1592 = arith.addi %1531, %1585 : index
                %1593 = arith.divui %1592, %c3 : index
                %1594 = arith.addi %1545, %1593 : index
                %1595 = arith.muli %1594, %c9 : index
                %1596 = arith.remui %1592, %c3 : index
                %1597 = arith.divui %1596, %c27 : index
                %1598 = arith.addi %1595, %1597 : index
                %1599 = arith.muli %1598, %1552 : index
                %1600 = arith.addi %1599, %1555 : index
                %1601 = arith.remui %1592, %c27 : index
                %1602 = arith.addi %1600, %1601 : index
                %1603 = arith.addf %1591, %c44 : f32
                %1604 = arith.minimumf %1603, %c100 : f32
                %1605 = arith.maximumf %1604, %c101 : f32
                %1606 = arith.truncf %1605 : f32 to f16
                memref.store %1606, %out[%1602] : memref<?xf16>
                %1607 = arith.divui %1167, %c3 : index
                %1608 = arith.addi %1534, %1607 : index
                %1609 = memref.load %factors[%1608] : memref<?xf32>
                %1610 = arith.addi %1608, %1537 : index
                %1611 = memref.load %factors[%1610] : memref<?xf32>
                %1612 = arith.mulf %1195#5, %1526 : f32
                %1613 = math.fma %1612, %1609, %1611 : f32
                %1614 = arith.addi %1531, %1607 : index
                %1615 = arith.divui %1614, %c3 : index
                %1616 = arith.addi %1545, %1615 : index
                %1617 = arith.muli %1616, %c9 : index
                %1618 = arith.remui %1614, %c3 : index
                %1619 = arith.divui %1618, %c27 : index
                %1620 = arith.addi %1617, %1619 : index
                %1621 = arith.muli %1620, %1552 : index
                %1622 = arith.addi %1621, %1555 : index
                %1623 = arith.remui %1614, %c27 : index
                %1624 = arith.addi %1622, %1623 : index
                %1625 = arith.addf %1613, %c44 : f32
                %1626 = arith.minimumf %1625, %c100 : f32
                %1627 = arith.maximumf %1626, %c101 : f32
                %1628 = arith.truncf %1627 : f32 to f16
                memref.store %1628, %out[%1624] : memref<?xf16>
                %1629 = arith.divui %1169, %c3 : index
                %1630 = arith.addi %1534, %1629 : index
                %1631 = memref.load %factors[%1630] : memref<?xf32>
                %1632 = arith.addi %1630, %1537 : index
                %1633 = memref.load %factors[%1632] : memref<?xf32>
                %1634 = arith.mulf %1195#6, %1526 : f32
                %1635 = math.fma %1634, %1631, %1633 : f32
                %1636 = arith.addi %1531, %1629 : index
                %1637 = arith.divui %1636, %c3 : index
                %1638 = arith.addi %1545, %1637 : index
                %1639 = arith.muli %1638, %c9 : index
                %1640 = arith.remui %1636, %c3 : index
                %1641 = arith.divui %1640, %c27 : index
                %1642 = arith.addi %1639, %1641 : index
                %1643 = arith.muli %1642, %1552 : index
                %1644 = arith.addi %1643, %1555 : index
                %1645 = arith.remui %1636, %c27 : index
                %1646 = arith.addi %1644, %1645 : index
                %1647 = arith.addf %1635, %c44 : f32
                %1648 = arith.minimumf %1647, %c100 : f32
                %1649 = arith.maximumf %1648, %c101 : f32
                %1650 = arith.truncf %1649 : f32 to f16
                memref.store %1650, %out[%1646] : memref<?xf16>
              }
            } else {
              %1651 = arith.index_cast %ranges : index to i32
              %1652 = arith.addi %1651, %1177 : i32
              %1653 = arith.index_castui %1652 : i32 to index
              %1654 = arith.addi %1159, %1653 : index
              %1655 = arith.muli %1654, %c104 : index
              %1656 = arith.addi %1655, %845 : index
              memref.store %1195#2, %partial[%1656] : memref<?xf32>
              %1657 = arith.addi %1655, %876 : index
              memref.store %1195#3, %partial[%1657] : memref<?xf32>
              %1658 = arith.addi %1655, %1165 : index
              memref.store %1195#4, %partial[%1658] : memref<?xf32>
              %1659 = arith.addi %1655, %1167 : index
              memref.store %1195#5, %partial[%1659] : memref<?xf32>
              %1660 = arith.addi %1655, %1169 : index
              memref.store %1195#6, %partial[%1660] : memref<?xf32>
              scf.if %1171 {
                %1661 = arith.addi %1655, %c5 : index
                %1662 = arith.addi %1661, %723 : index
                memref.store %1195#0, %partial[%1662] : memref<?xf32>
                %1663 = arith.addi %1662, %c3 : index
                memref.store %1195#1, %partial[%1663] : memref<?xf32>
              }
              %1664 = arith.addi %1179, %groups : index
              %1665 = arith.index_castui %1176 : i32 to index
              %1666 = wave.arrive %counters[%1664], %1665 : memref<?xi32>
              scf.if %1666 {
                %1675:7 = scf.for %1667 = %c48 to %1176 step %c71 iter_args(%1668 = %c43, %1669 = %c44, %1670 = %c44, %1671 = %c44, %1672 = %c44, %1673 = %c44, %1674 = %c44) -> (f32, f32, f32, f32, f32, f32, f32) : i32 {
                  %1676 = arith.addi %1667, %c48 : i32
                  %1677 = arith.subi %1176, %c16 : i32
                  %1678 = arith.minsi %1676, %1677 : i32
                  %1679 = arith.addi %1651, %1678 : i32
                  %1680 = arith.index_castui %1679 : i32 to index
                  %1681 = arith.addi %1159, %1680 : index
                  %1682 = arith.muli %1681, %c104 : index
                  %1683 = arith.addi %1682, %c5 : index
                  %1684 = arith.addi %1683, %724 : index
                  %1685 = memref.load %partial[%1684] : memref<?xf32>
                  %1686 = arith.cmpi slt, %1676, %1176 : i32
                  %1687 = arith.select %1686, %1685, %c43 : f32
                  %1688 = arith.addi %1682, %723 : index
                  %1689 = arith.addi %1688, %c22 : index
                  %1690 = memref.load %partial[%1689] : memref<?xf32>
                  %1691 = arith.addi %1688, %c7 : index
                  %1692 = memref.load %partial[%1691] : memref<?xf32>
                  %1693 = arith.addi %1688, %c39 : index
                  %1694 = memref.load %partial[%1693] : memref<?xf32>
                  %1695 = arith.addi %1688, %c40 : index
                  %1696 = memref.load %partial[%1695] : memref<?xf32>
                  %1697 = arith.addi %1688, %c41 : index
                  %1698 = memref.load %partial[%1697] : memref<?xf32>
                  %1699 = arith.addi %1684, %c3 : index
                  %1700 = memref.load %partial[%1699] : memref<?xf32>
                  %1701 = arith.addi %1667, %c16 : i32
                  %1702 = arith.minsi %1701, %1677 : i32
                  %1703 = arith.addi %1651, %1702 : i32
                  %1704 = arith.index_castui %1703 : i32 to index
                  %1705 = arith.addi %1159, %1704 : index
                  %1706 = arith.muli %1705, %c104 : index
                  %1707 = arith.addi %1706, %c5 : index
                  %1708 = arith.addi %1707, %724 : index
                  %1709 = memref.load %partial[%1708] : memref<?xf32>
                  %1710 = arith.cmpi slt, %1701, %1176 : i32
                  %1711 = arith.select %1710, %1709, %c43 : f32
                  %1712 = arith.addi %1706, %723 : index
                  %1713 = arith.addi %1712, %c22 : index
                  %1714 = memref.load %partial[%1713] : memref<?xf32>
                  %1715 = arith.addi %1712, %c7 : index
                  %1716 = memref.load %partial[%1715] : memref<?xf32>
                  %1717 = arith.addi %1712, %c39 : index
                  %1718 = memref.load %partial[%1717] : memref<?xf32>
                  %1719 = arith.addi %1712, %c40 : index
                  %1720 = memref.load %partial[%1719] : memref<?xf32>
                  %1721 = arith.addi %1712, %c41 : index
                  %1722 = memref.load %partial[%1721] : memref<?xf32>
                  %1723 = arith.addi %1708, %c3 : index
                  %1724 = memref.load %partial[%1723] : memref<?xf32>
                  %1725 = arith.addi %1667, %c64 : i32
                  %1726 = arith.minsi %1725, %1677 : i32
                  %1727 = arith.addi %1651, %1726 : i32
                  %1728 = arith.index_castui %1727 : i32 to index
                  %1729 = arith.addi %1159, %1728 : index
                  %1730 = arith.muli %1729, %c104 : index
                  %1731 = arith.addi %1730, %c5 : index
                  %1732 = arith.addi %1731, %724 : index
                  %1733 = memref.load %partial[%1732] : memref<?xf32>
                  %1734 = arith.cmpi slt, %1725, %1176 : i32
                  %1735 = arith.select %1734, %1733, %c43 : f32
                  %1736 = arith.addi %1730, %723 : index
                  %1737 = arith.addi %1736, %c22 : index
                  %1738 = memref.load %partial[%1737] : memref<?xf32>
                  %1739 = arith.addi %1736, %c7 : index
                  %1740 = memref.load %partial[%1739] : memref<?xf32>
                  %1741 = arith.addi %1736, %c39 : index
                  %1742 = memref.load %partial[%1741] : memref<?xf32>
                  %1743 = arith.addi %1736, %c40 : index
                  %1744 = memref.load %partial[%1743] : memref<?xf32>
                  %1745 = arith.addi %1736, %c41 : index
                  %1746 = memref.load %partial[%1745] : memref<?xf32>
                  %1747 = arith.addi %1732, %c3 : index
                  %1748 = memref.load %partial[%1747] : memref<?xf32>
                  %1749 = arith.addi %1667, %c66 : i32
                  %1750 = arith.minsi %1749, %1677 : i32
                  %1751 = arith.addi %1651, %1750 : i32
                  %1752 = arith.index_castui %1751 : i32 to index
                  %1753 = arith.addi %1159, %1752 : index
                  %1754 = arith.muli %1753, %c104 : index
                  %1755 = arith.addi %1754, %c5 : index
                  %1756 = arith.addi %1755, %724 : index
                  %1757 = memref.load %partial[%1756] : memref<?xf32>
                  %1758 = arith.cmpi slt, %1749, %1176 : i32
                  %1759 = arith.select %1758, %1757, %c43 : f32
                  %1760 = arith.addi %1754, %723 : index
                  %1761 = arith.addi %1760, %c22 : index
                  %1762 = memref.load %partial[%1761] : memref<?xf32>
                  %1763 = arith.addi %1760, %c7 : index
                  %1764 = memref.load %partial[%1763] : memref<?xf32>
                  %1765 = arith.addi %1760, %c39 : index
                  %1766 = memref.load %partial[%1765] : memref<?xf32>
                  %1767 = arith.addi %1760, %c40 : index
                  %1768 = memref.load %partial[%1767] : memref<?xf32>
                  %1769 = arith.addi %1760, %c41 : index
                  %1770 = memref.load %partial[%1769] : memref<?xf32>
                  %1771 = arith.addi %1756, %c3 : index
                  %1772 = memref.load %partial[%1771] : memref<?xf32>
                  %1773 = arith.addi %1667, %c67 : i32
                  %1774 = arith.minsi %1773, %1677 : i32
                  %1775 = arith.addi %1651, %1774 : i32
                  %1776 = arith.index_castui %1775 : i32 to index
                  %1777 = arith.addi %1159, %1776 : index
                  %1778 = arith.muli %1777, %c104 : index
                  %1779 = arith.addi %1778, %c5 : index
                  %1780 = arith.addi %1779, %724 : index
                  %1781 = memref.load %partial[%1780] : memref<?xf32>
                  %1782 = arith.cmpi slt, %1773, %1176 : i32
                  %1783 = arith.select %1782, %1781, %c43 : f32
                  %1784 = arith.addi %1778, %723 : index
                  %1785 = arith.addi %1784, %c22 : index
                  %1786 = memref.load %partial[%1785] : memref<?xf32>
                  %1787 = arith.addi %1784, %c7 : index
                  %1788 = memref.load %partial[%1787] : memref<?xf32>
                  %1789 = arith.addi %1784, %c39 : index
                  %1790 = memref.load %partial[%1789] : memref<?xf32>
                  %1791 = arith.addi %1784, %c40 : index
                  %1792 = memref.load %partial[%1791] : memref<?xf32>
                  %1793 = arith.addi %1784, %c41 : index
                  %1794 = memref.load %partial[%1793] : memref<?xf32>
                  %1795 = arith.addi %1780, %c3 : index
                  %1796 = memref.load %partial[%1795] : memref<?xf32>
                  %1797 = arith.addi %1667, %c68 : i32
                  %1798 = arith.minsi %1797, %1677 : i32
                  %1799 = arith.addi %1651, %1798 : i32
                  %1800 = arith.index_castui %1799 : i32 to index
                  %1801 = arith.addi %1159, %1800 : index
                  %1802 = arith.muli %1801, %c104 : index
                  %1803 = arith.addi %1802, %c5 : index
                  %1804 = arith.addi %1803, %724 : index
                  %1805 = memref.load %partial[%1804] : memref<?xf32>
                  %1806 = arith.cmpi slt, %1797, %1176 : i32
                  %1807 = arith.select %1806, %1805, %c43 : f32
                  %1808 = arith.addi %1802, %723 : index
                  %1809 = arith.addi %1808, %c22 : index
                  %1810 = memref.load %partial[%1809] : memref<?xf32>
                  %1811 = arith.addi %1808, %c7 : index
                  %1812 = memref.load %partial[%1811] : memref<?xf32>
                  %1813 = arith.addi %1808, %c39 : index
                  %1814 = memref.load %partial[%1813] : memref<?xf32>
                  %1815 = arith.addi %1808, %c40 : index
                  %1816 = memref.load %partial[%1815] : memref<?xf32>
                  %1817 = arith.addi %1808, %c41 : index
                  %1818 = memref.load %partial[%1817] : memref<?xf32>
                  %1819 = arith.addi %1804, %c3 : index
                  %1820 = memref.load %partial[%1819] : memref<?xf32>
                  %1821 = arith.addi %1667, %c69 : i32
                  %1822 = arith.minsi %1821, %1677 : i32
                  %1823 = arith.addi %1651, %1822 : i32
                  %1824 = arith.index_castui %1823 : i32 to index
                  %1825 = arith.addi %1159, %1824 : index
                  %1826 = arith.muli %1825, %c104 : index
                  %1827 = arith.addi %1826, %c5 : index
                  %1828 = arith.addi %1827, %724 : index
                  %1829 = memref.load %partial[%1828] : memref<?xf32>
                  %1830 = arith.cmpi slt, %1821, %1176 : i32
                  %1831 = arith.select %1830, %1829, %c43 : f32
                  %1832 = arith.addi %1826, %723 : index
                  %1833 = arith.addi %1832, %c22 : index
                  %1834 = memref.load %partial[%1833] : memref<?xf32>
                  %1835 = arith.addi %1832, %c7 : index
                  %1836 = memref.load %partial[%1835] : memref<?xf32>
                  %1837 = arith.addi %1832, %c39 : index
                  %1838 = memref.load %partial[%1837] : memref<?xf32>
                  %1839 = arith.addi %1832, %c40 : index
                  %1840 = memref.load %partial[%1839] : memref<?xf32>
                  %1841 = arith.addi %1832, %c41 : index
                  %1842 = memref.load %partial[%1841] : memref<?xf32>
                  %1843 = arith.addi %1828, %c3 : index
                  %1844 = memref.load %partial[%1843] : memref<?xf32>
                  %1845 = arith.addi %1667, %c70 : i32
                  %1846 = arith.minsi %1845, %1677 : i32
                  %1847 = arith.addi %1651, %1846 : i32
                  %1848 = arith.index_castui %1847 : i32 to index
                  %1849 = arith.addi %1159, %1848 : index
                  %1850 = arith.muli %1849, %c104 : index
                  %1851 = arith.addi %1850, %c5 : index
                  %1852 = arith.addi %1851, %724 : index
                  %1853 = memref.load %partial[%1852] : memref<?xf32>
                  %1854 = arith.cmpi slt, %1845, %1176 : i32
                  %1855 = arith.select %1854, %1853, %c43 : f32
                  %1856 = arith.addi %1850, %723 : index
                  %1857 = arith.addi %1856, %c22 : index
                  %1858 = memref.load %partial[%1857] : memref<?xf32>
                  %1859 = arith.addi %1856, %c7 : index
                  %1860 = memref.load %partial[%1859] : memref<?xf32>
                  %1861 = arith.addi %1856, %c39 : index
                  %1862 = memref.load %partial[%1861] : memref<?xf32>
                  %1863 = arith.addi %1856, %c40 : index
                  %1864 = memref.load %partial[%1863] : memref<?xf32>
                  %1865 = arith.addi %1856, %c41 : index
                  %1866 = memref.load %partial[%1865] : memref<?xf32>
                  %1867 = arith.addi %1852, %c3 : index
                  %1868 = memref.load %partial[%1867] : memref<?xf32>
                  %1869 = arith.maxnumf %1668, %1687 fastmath<nnan> : f32
                  %1870 = arith.subf %1668, %1869 : f32
                  %1871 = wave.exp2 %1870 : f32
                  %1872 = arith.subf %1687, %1869 : f32
                  %1873 = wave.exp2 %1872 : f32
                  %1874 = arith.mulf %1669, %1871 : f32
                  %1875 = math.fma %1700, %1873, %1874 : f32
                  %1876 = arith.mulf %1670, %1871 : f32
                  %1877 = math.fma %1690, %1873, %1876 : f32
                  %1878 = arith.mulf %1671, %1871 : f32
                  %1879 = math.fma %1692, %1873, %1878 : f32
                  %1880 = arith.mulf %1672, %1871 : f32
                  %1881 = math.fma %1694, %1873, %1880 : f32
                  %1882 = arith.mulf %1673, %1871 : f32
                  %1883 = math.fma %1696, %1873, %1882 : f32
                  %1884 = arith.mulf %1674, %1871 : f32
                  %1885 = math.fma %1698, %1873, %1884 : f32
                  %1886 = arith.maxnumf %1869, %1711 fastmath<nnan> : f32
                  %1887 = arith.subf %1869, %1886 : f32
                  %1888 = wave.exp2 %1887 : f32
                  %1889 = arith.subf %1711, %1886 : f32
                  %1890 = wave.exp2 %1889 : f32
                  %1891 = arith.mulf %1875, %1888 : f32
                  %1892 = math.fma %1724, %1890, %1891 : f32
                  %1893 = arith.mulf %1877, %1888 : f32
                  %1894 = math.fma %1714, %1890, %1893 : f32
                  %1895 = arith.mulf %1879, %1888 : f32
                  %1896 = math.fma %1716, %1890, %1895 : f32
                  %1897 = arith.mulf %1881, %1888 : f32
                  %1898 = math.fma %1718, %1890, %1897 : f32
                  %1899 = arith.mulf %1883, %1888 : f32
                  %1900 = math.fma %1720, %1890, %1899 : f32
                  %1901 = arith.mulf %1885, %1888 : f32
                  %1902 = math.fma %1722, %1890, %1901 : f32
                  %1903 = arith.maxnumf %1886, %1735 fastmath<nnan> : f32
                  %1904 = arith.subf %1886, %1903 : f32
                  %1905 = wave.exp2 %1904 : f32
                  %1906 = arith.subf %1735, %1903 : f32
                  %1907 = wave.exp2 %1906 : f32
                  %1908 = arith.mulf %1892, %1905 : f32
                  %1909 = math.fma %1748, %1907, %1908 : f32
                  %1910 = arith.mulf %1894, %1905 : f32
                  %1911 = math.fma %1738, %1907, %1910 : f32
                  %1912 = arith.mulf %1896, %1905 : f32
                  %1913 = math.fma %1740, %1907, %1912 : f32
                  %1914 = arith.mulf %1898, %1905 : f32
                  %1915 = math.fma %1742, %1907, %1914 : f32
                  %1916 = arith.mulf %1900, %1905 : f32
                  %1917 = math.fma %1744, %1907, %1916 : f32
                  %1918 = arith.mulf %1902, %1905 : f32
                  %1919 = math.fma %1746, %1907, %1918 : f32
                  %1920 = arith.maxnumf %1903, %1759 fastmath<nnan> : f32
                  %1921 = arith.subf %1903, %1920 : f32
                  %1922 = wave.exp2 %1921 : f32
                  %1923 = arith.subf %1759, %1920 : f32
                  %1924 = wave.exp2 %1923 : f32
                  %1925 = arith.mulf %1909, %1922 : f32
                  %1926 = math.fma %1772, %1924, %1925 : f32
                  %1927 = arith.mulf %1911, %1922 : f32
                  %1928 = math.fma %1762, %1924, %1927 : f32
                  %1929 = arith.mulf %1913, %1922 : f32
                  %1930 = math.fma %1764, %1924, %1929 : f32
                  %1931 = arith.mulf %1915, %1922 : f32
                  %1932 = math.fma %1766, %1924, %1931 : f32
                  %1933 = arith.mulf %1917, %1922 : f32
                  %1934 = math.fma %1768, %1924, %1933 : f32
                  %1935 = arith.mulf %1919, %1922 : f32
                  %1936 = math.fma %1770, %1924, %1935 : f32
                  %1937 = arith.maxnumf %1920, %1783 fastmath<nnan> : f32
                  %1938 = arith.subf %1920, %1937 : f32
                  %1939 = wave.exp2 %1938 : f32
                  %1940 = arith.subf %1783, %1937 : f32
                  %1941 = wave.exp2 %1940 : f32
                  %1942 = arith.mulf %1926, %1939 : f32
                  %1943 = math.fma %1796, %1941, %1942 : f32
                  %1944 = arith.mulf %1928, %1939 : f32
                  %1945 = math.fma %1786, %1941, %1944 : f32
                  %1946 = arith.mulf %1930, %1939 : f32
                  %1947 = math.fma %1788, %1941, %1946 : f32
                  %1948 = arith.mulf %1932, %1939 : f32
                  %1949 = math.fma %1790, %1941, %1948 : f32
                  %1950 = arith.mulf %1934, %1939 : f32
                  %1951 = math.fma %1792, %1941, %1950 : f32
                  %1952 = arith.mulf %1936, %1939 : f32
                  %1953 = math.fma %1794, %1941, %1952 : f32
                  %1954 = arith.maxnumf %1937, %1807 fastmath<nnan> : f32
                  %1955 = arith.subf %1937, %1954 : f32
                  %1956 = wave.exp2 %1955 : f32
                  %1957 = arith.subf %1807, %1954 : f32
                  %1958 = wave.exp2 %1957 : f32
                  %1959 = arith.mulf %1943, %1956 : f32
                  %1960 = math.fma %1820, %1958, %1959 : f32
                  %1961 = arith.mulf %1945, %1956 : f32
                  %1962 = math.fma %1810, %1958, %1961 : f32
                  %1963 = arith.mulf %1947, %1956 : f32
                  %1964 = math.fma %1812, %1958, %1963 : f32
                  %1965 = arith.mulf %1949, %1956 : f32
                  %1966 = math.fma %1814, %1958, %1965 : f32
                  %1967 = arith.mulf %1951, %1956 : f32
                  %1968 = math.fma %1816, %1958, %1967 : f32
                  %1969 = arith.mulf %1953, %1956 : f32
                  %1970 = math.fma %1818, %1958, %1969 : f32
                  %1971 = arith.maxnumf %1954, %1831 fastmath<nnan> : f32
                  %1972 = arith.subf %1954, %1971 : f32
                  %1973 = wave.exp2 %1972 : f32
                  %1974 = arith.subf %1831, %1971 : f32
                  %1975 = wave.exp2 %1974 : f32
                  %1976 = arith.mulf %1960, %1973 : f32
                  %1977 = math.fma %1844, %1975, %1976 : f32
                  %1978 = arith.mulf %1962, %1973 : f32
                  %1979 = math.fma %1834, %1975, %1978 : f32
                  %1980 = arith.mulf %1964, %1973 : f32
                  %1981 = math.fma %1836, %1975, %1980 : f32
                  %1982 = arith.mulf %1966, %1973 : f32
                  %1983 = math.fma %1838, %1975, %1982 : f32
                  %1984 = arith.mulf %1968, %1973 : f32
                  %1985 = math.fma %1840, %1975, %1984 : f32
                  %1986 = arith.mulf %1970, %1973 : f32
                  %1987 = math.fma %1842, %1975, %1986 : f32
                  %1988 = arith.maxnumf %1971, %1855 fastmath<nnan> : f32
                  %1989 = arith.subf %1971, %1988 : f32
                  %1990 = wave.exp2 %1989 : f32
                  %1991 = arith.subf %1855, %1988 : f32
                  %1992 = wave.exp2 %1991 : f32
                  %1993 = arith.mulf %1977, %1990 : f32
                  %1994 = math.fma %1868, %1992, %1993 : f32
                  %1995 = arith.mulf %1979, %1990 : f32
                  %1996 = math.fma %1858, %1992, %1995 : f32
                  %1997 = arith.mulf %1981, %1990 : f32
                  %1998 = math.fma %1860, %1992, %1997 : f32
                  %1999 = arith.mulf %1983, %1990 : f32
                  %2000 = math.fma %1862, %1992, %1999 : f32
                  %2001 = arith.mulf %1985, %1990 : f32
                  %2002 = math.fma %1864, %1992, %2001 : f32
                  %2003 = arith.mulf %1987, %1990 : f32
                  %2004 = math.fma %1866, %1992, %2003 : f32
                  scf.yield %1988, %1994, %1996, %1998, %2000, %2002, %2004 : f32, f32, f32, f32, f32, f32, f32
                }
                %2005 = arith.divf %c98, %1675#1 : f32
                %2006 = arith.addi %17, %724 : index
                %2007 = arith.cmpi slt, %2006, %groupSize : index
                scf.if %2007 {
                  %2008 = arith.muli %15, %groupSize : index
                  %2009 = arith.addi %2008, %2006 : index
                  %2010 = arith.muli %2009, %c25 : index
                  %2011 = arith.muli %heads, %c25 : index
                  %2012 = arith.divui %845, %c3 : index
                  %2013 = arith.muli %15, %c25 : index
                  %2014 = arith.addi %2013, %2012 : index
                  %2015 = memref.load %factors[%2014] : memref<?xf32>
                  %2016 = arith.muli %kvHeads, %c25 : index
                  %2017 = arith.addi %2014, %2016 : index
                  %2018 = memref.load %factors[%2017] : memref<?xf32>
                  %2019 = arith.mulf %1675#2, %2005 : f32
                  %2020 = math.fma %2019, %2015, %2018 : f32
                  %2021 = arith.addi %2010, %2012 : index
                  %2022 = arith.divui %24, %outTileRows : index
                  %2023 = arith.divui %2011, %c3 : index
                  %2024 = arith.muli %2022, %2023 : index
                  %2025 = arith.divui %2021, %c3 : index
                  %2026 = arith.addi %2024, %2025 : index
                  %2027 = arith.muli %2026, %c9 : index
                  %2028 = arith.remui %2021, %c3 : index
                  %2029 = arith.divui %2028, %c27 : index
                  %2030 = arith.addi %2027, %2029 : index
                  %2031 = arith.muli %outTileRows, %c27 : index
                  %2032 = arith.muli %2030, %2031 : index
                  %2033 = arith.remui %24, %outTileRows : index
                  %2034 = arith.muli %2033, %c27 : index
                  %2035 = arith.addi %2032, %2034 : index
                  %2036 = arith.remui %2021, %c27 : index
                  %2037 = arith.addi %2035, %2036 : index
                  %2038 = arith.addf %2020, %c44 : f32
                  %2039 = arith.minimumf %2038, %c100 : f32
                  %2040 = arith.maximumf %2039, %c101 : f32
                  %2041 = arith.truncf %2040 : f32 to f16
                  memref.store %2041, %out[%2037] : memref<?xf16>
                  %2042 = arith.divui %876, %c3 : index
                  %2043 = arith.addi %2013, %2042 : index
                  %2044 = memref.load %factors[%2043] : memref<?xf32>
                  %2045 = arith.addi %2043, %2016 : index
                  %2046 = memref.load %factors[%2045] : memref<?xf32>
                  %2047 = arith.mulf %1675#3, %2005 : f32
                  %2048 = math.fma %2047, %2044, %2046 : f32
                  %2049 = arith.addi %2010, %2042 : index
                  %2050 = arith.divui %2049, %c3 : index
                  %2051 = arith.addi %2024, %2050 : index
                  %2052 = arith.muli %2051, %c9 : index
                  %2053 = arith.remui %2049, %c3 : index
                  %2054 = arith.divui %2053, %c27 : index
                  %2055 = arith.addi %2052, %2054 : index
                  %2056 = arith.muli %2055, %2031 : index
                  %2057 = arith.addi %2056, %2034 : index
                  %2058 = arith.remui %2049, %c27 : index
                  %2059 = arith.addi %2057, %2058 : index
                  %2060 = arith.addf %2048, %c44 : f32
                  %2061 = arith.minimumf %2060, %c100 : f32
                  %2062 = arith.maximumf %2061, %c101 : f32
                  %2063 = arith.truncf %2062 : f32 to f16
                  memref.store %2063, %out[%2059] : memref<?xf16>
                  %2064 = arith.divui %1165, %c3 : index
                  %2065 = arith.addi %2013, %2064 : index
                  %2066 = memref.load %factors[%2065] : memref<?xf32>
                  %2067 = arith.addi %2065, %2016 : index
                  %2068 = memref.load %factors[%2067] : memref<?xf32>
                  %2069 = arith.mulf %1675#4, %2005 : f32
                  %2070 = math.fma %2069, %2066, %2068 : f32
                  %2071 = arith.addi %2010, %2064 : index
                  %2072 = arith.divui %2071, %c3 : index
                  %2073 = arith.addi %2024, %2072 : index
                  %2074 = arith.muli %2073, %c9 : index
                  %2075 = arith.remui %2071, %c3 : index
                  %2076 = arith.divui %2075, %c27 : index
                  %2077 = arith.addi %2074, %2076 : index
                  %2078 = arith.muli %2077, %2031 : index
                  %2079 = arith.addi %2078, %2034 : index
                  %2080 = arith.remui %2071, %c27 : index
                  %2081 = arith.addi %2079, %2080 : index
                  %2082 = arith.addf %2070, %c44 : f32
                  %2083 = arith.minimumf %2082, %c100 : f32
                  %2084 = arith.maximumf %2083, %c101 : f32
                  %2085 = arith.truncf %2084 : f32 to f16
                  memref.store %2085, %out[%2081] : memref<?xf16>
                  %2086 = arith.divui %1167, %c3 : index
                  %2087 = arith.addi %2013, %2086 : index
                  %2088 = memref.load %factors[%2087] : memref<?xf32>
                  %2089 = arith.addi %2087, %2016 : index
                  %2090 = memref.load %factors[%2089] : memref<?xf32>
                  %2091 = arith.mulf %1675#5, %2005 : f32
                  %2092 = math.fma %2091, %2088, %2090 : f32
                  %2093 = arith.addi %2010, %2086 : index
                  %2094 = arith.divui %2093, %c3 : index
                  %2095 = arith.addi %2024, %2094 : index
                  %2096 = arith.muli %2095, %c9 : index
                  %2097 = arith.remui %2093, %c3 : index
                  %2098 = arith.divui %2097, %c27 : index
                  %2099 = arith.addi %2096, %2098 : index
                  %2100 = arith.muli %2099, %2031 : index
                  %2101 = arith.addi %2100, %2034 : index
                  %2102 = arith.remui %2093, %c27 : index
                  %2103 = arith.addi %2101, %2102 : index
                  %2104 = arith.addf %2092, %c44 : f32
                  %2105 = arith.minimumf %2104, %c100 : f32
                  %2106 = arith.maximumf %2105, %c101 : f32
                  %2107 = arith.truncf %2106 : f32 to f16
                  memref.store %2107, %out[%2103] : memref<?xf16>
                  %2108 = arith.divui %1169, %c3 : index
                  %2109 = arith.addi %2013, %2108 : index
                  %2110 = memref.load %factors[%2109] : memref<?xf32>
                  %2111 = arith.addi %2109, %2016 : index
                  %2112 = memref.load %factors[%2111] : memref<?xf32>
                  %2113 = arith.mulf %1675#6, %2005 : f32
                  %2114 = math.fma %2113, %2110, %2112 : f32
                  %2115 = arith.addi %2010, %2108 : index
                  %2116 = arith.divui %2115, %c3 : index
                  %2117 = arith.addi %2024, %2116 : index
                  %2118 = arith.muli %2117, %c9 : index
                  %2119 = arith.remui %2115, %c3 : index
                  %2120 = arith.divui %2119, %c27 : index
                  %2121 = arith.addi %2118, %2120 : index
                  %2122 = arith.muli %2121, %2031 : index
                  %2123 = arith.addi %2122, %2034 : index
                  %2124 = arith.remui %2115, %c27 : index
                  %2125 = arith.addi %2123, %2124 : index
                  %2126 = arith.addf %2114, %c44 : f32
                  %2127 = arith.minimumf %2126, %c100 : f32
                  %2128 = arith.maximumf %2127, %c101 : f32
                  %2129 = arith.truncf %2128 : f32 to f16
                  memref.store %2129, %out[%2125] : memref<?xf16>
                }
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
