// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='fp8_e4m3', dim=80, columns=8)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_fp8_e4m3_d80_c8__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 1280 : index
  %c6 = arith.constant 4096 : index
  %c7 = arith.constant 256 : index
  %c8 = arith.constant 32 : index
  %c9 = arith.constant 8 : index
  %columnBlocks = wave.param "columnBlocks" : index
  %c11 = arith.constant 2 : index
  %itemsAt = wave.param "itemsAt" : index
  %c13 = arith.constant 4 : index
  %blockTablesAt = wave.param "blockTablesAt" : index
  %pagesPerSequence = wave.param "pagesPerSequence" : index
  %pageBytes = wave.param "pageBytes" : index
  %c17 = arith.constant 640 : index
  %positionsAt = wave.param "positionsAt" : index
  %c19 = arith.constant 1 : i32
  %c20 = arith.constant 16 : i32
  %c21 = arith.constant 1023 : i32
  %c22 = arith.constant 1024 : i32
  %slots = wave.param "slots" : index
  %c24 = arith.constant 0 : index
  %c25 = arith.constant 80 : index
  %c26 = arith.constant 20 : index
  %c27 = arith.constant 36 : index
  %c28 = arith.constant 48 : index
  %c29 = arith.constant 52 : index
  %c30 = arith.constant 64 : index
  %c31 = arith.constant 68 : index
  %c32 = arith.constant 23 : i32
  %c33 = arith.constant 15 : i32
  %c34 = arith.constant 253 : i32
  %c35 = arith.constant 268 : i32
  %c36 = arith.constant 14 : i32
  %c37 = arith.constant 128 : index
  %c38 = arith.constant 512 : index
  %c39 = arith.constant 768 : index
  %c40 = arith.constant 1024 : index
  %c41 = arith.constant 128 : i32
  %c42 = arith.constant 0xF149F2CA : f32
  %c43 = arith.constant 0x00000000 : f32
  %c44 = arith.constant dense<0x00000000> : vector<8xf32>
  %c45 = arith.constant 31 : i32
  %c46 = arith.constant 32 : i32
  %c47 = arith.constant 0 : i32
  %c48 = arith.constant 192 : index
  %c49 = arith.constant 320 : index
  %c50 = arith.constant 384 : index
  %c51 = arith.constant 448 : index
  %c52 = arith.constant 576 : index
  %c53 = arith.constant 0x41000000 : f32
  %c54 = arith.constant 0x40C00000 : f32
  %c55 = arith.constant 255 : i32
  %c56 = arith.constant 2 : i32
  %c57 = arith.constant 16711680 : i32
  %c58 = arith.constant 3 : i32
  %c59 = arith.constant 4 : i32
  %c60 = arith.constant 65280 : i32
  %c61 = arith.constant 5 : i32
  %c62 = arith.constant 6 : i32
  %c63 = arith.constant -16777216 : i32
  %c64 = arith.constant 7 : i32
  %c65 = arith.constant 8 : i32
  %c66 = arith.constant 9 : i32
  %c67 = arith.constant 10 : i32
  %c68 = arith.constant 11 : i32
  %c69 = arith.constant 12 : i32
  %c70 = arith.constant 13 : i32
  %c71 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c72 = arith.constant dense<0xF149F2CA> : vector<8xf32>
  %c73 = arith.constant 96 : index
  %c74 = arith.constant 112 : index
  %c75 = arith.constant 144 : index
  %c76 = arith.constant 160 : index
  %c77 = arith.constant 176 : index
  %c78 = arith.constant 208 : index
  %c79 = arith.constant 224 : index
  %c80 = arith.constant 240 : index
  %c81 = arith.constant 272 : index
  %c82 = arith.constant 288 : index
  %c83 = arith.constant 304 : index
  %c84 = arith.constant 336 : index
  %c85 = arith.constant 352 : index
  %c86 = arith.constant 368 : index
  %c87 = arith.constant 400 : index
  %c88 = arith.constant 416 : index
  %c89 = arith.constant 432 : index
  %c90 = arith.constant 464 : index
  %c91 = arith.constant 480 : index
  %c92 = arith.constant 496 : index
  %c93 = arith.constant 1536 : index
  %c94 = arith.constant 2048 : index
  %c95 = arith.constant 2560 : index
  %c96 = arith.constant 3072 : index
  %c97 = arith.constant 3584 : index
  %outTileRows = wave.param "outTileRows" : index
  %c99 = arith.constant 0x477FE000 : f32
  %c100 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c103 = arith.constant 672 : index
  %0 = wave.lane
  %1 = arith.remui %0, %c3 : index
  %2 = arith.divui %0, %c3 : index
  %3 = arith.cmpi eq, %2, %c4 : index
  %4 = wave.scratch %c5 : memref<?xf16>
  %5 = wave.scratch %c6 : memref<?xf32>
  %6 = wave.scratch %c7 : memref<?xf32>
  %7 = wave.scratch %c3 : memref<?xf32>
  %8 = wave.wave
  %9 = arith.muli %8, %c8 : index
  %10 = arith.addi %9, %0 : index
  %11 = arith.remui %0, %c9 : index
  %12 = wave.block 0
  %13 = wave.block 1
  %14 = arith.index_cast %13 : index to i32
  %15 = arith.muli %kvHeads, %columnBlocks : index
  %16 = arith.divui %12, %15 : index
  %17 = arith.divui %12, %columnBlocks : index
  %18 = arith.remui %17, %kvHeads : index
  %19 = arith.remui %12, %columnBlocks : index
  %20 = arith.muli %19, %c9 : index
  %21 = memref.load %step[%c11] : memref<?xi32>
  %22 = arith.index_cast %21 : i32 to index
  %23 = arith.cmpi slt, %16, %22 : index
  scf.if %23 {
    %24 = arith.muli %16, %c13 : index
    %25 = arith.addi %itemsAt, %24 : index
    %26 = memref.load %step[%25] : memref<?xi32>
    %27 = arith.index_cast %26 : i32 to index
    %28 = arith.addi %25, %c4 : index
    %29 = memref.load %step[%28] : memref<?xi32>
    %30 = arith.index_cast %29 : i32 to index
    %31 = arith.addi %25, %c11 : index
    %32 = memref.load %step[%31] : memref<?xi32>
    %33 = arith.index_cast %32 : i32 to index
    %34 = arith.muli %33, %pagesPerSequence : index
    %35 = arith.addi %blockTablesAt, %34 : index
    %36 = arith.divui %pageBytes, %c13 : index
    %37 = arith.muli %18, %c17 : index
    %38 = arith.muli %1, %c13 : index
    %39 = arith.addi %positionsAt, %27 : index
    %40 = memref.load %step[%39] : memref<?xi32>
    %41 = arith.addi %40, %c19 : i32
    %42 = arith.subi %41, %c19 : i32
    %43 = arith.divui %42, %c20 : i32
    %44 = arith.addi %41, %c21 : i32
    %45 = arith.divui %44, %c22 : i32
    %46 = arith.index_cast %slots : index to i32
    %47 = arith.cmpi slt, %14, %45 : i32
    scf.if %47 {
      %48 = arith.cmpi eq, %8, %c24 : index
      scf.if %48 {
        %49 = arith.addi %20, %1 : index
        %50 = arith.subi %groupSize, %c4 : index
        %51 = arith.minsi %49, %50 : index
        %52 = arith.muli %18, %groupSize : index
        %53 = arith.addi %52, %51 : index
        %54 = arith.muli %27, %heads : index
        %55 = arith.addi %54, %53 : index
        %56 = arith.muli %55, %c25 : index
        %57 = arith.muli %2, %c9 : index
        %58 = arith.addi %56, %57 : index
        %59 = arith.addi %58, %c24 : index
        %60 = vector.load %q[%59] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %61 = arith.addi %58, %c13 : index
        %62 = vector.load %q[%61] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %63 = arith.addi %58, %c3 : index
        %64 = vector.load %q[%63] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %65 = arith.addi %58, %c26 : index
        %66 = vector.load %q[%65] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %67 = arith.addi %58, %c8 : index
        %68 = vector.load %q[%67] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %69 = arith.addi %58, %c27 : index
        %70 = vector.load %q[%69] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %71 = arith.addi %58, %c28 : index
        %72 = vector.load %q[%71] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %73 = arith.addi %58, %c29 : index
        %74 = vector.load %q[%73] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %75 = arith.addi %58, %c30 : index
        %76 = vector.load %q[%75] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %77 = arith.addi %58, %c31 : index
        %78 = vector.load %q[%77] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %79 = math.absf %60 : vector<4xf32>
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
        %92 = math.absf %74 : vector<4xf32>
        %93 = arith.maxnumf %91, %92 fastmath<nnan> : vector<4xf32>
        %94 = math.absf %76 : vector<4xf32>
        %95 = arith.maxnumf %93, %94 fastmath<nnan> : vector<4xf32>
        %96 = math.absf %78 : vector<4xf32>
        %97 = arith.maxnumf %95, %96 fastmath<nnan> : vector<4xf32>
        %98 = vector.extract %97[0] : f32 from vector<4xf32>
        %99 = vector.extract %97[1] : f32 from vector<4xf32>
        %100 = vector.extract %97[2] : f32 from vector<4xf32>
        %101 = vector.extract %97[3] : f32 from vector<4xf32>
        %102 = arith.maxnumf %98, %99 fastmath<nnan> : f32
        %103 = arith.maxnumf %102, %100 fastmath<nnan> : f32
        %104 = arith.maxnumf %103, %101 fastmath<nnan> : f32
        %105 = wave.swap_halves %104 : f32
        %106 = arith.maxnumf %104, %105 fastmath<nnan> : f32
        %107 = arith.bitcast %106 : f32 to i32
        %108 = arith.shrui %107, %c32 : i32
        %109 = arith.maxsi %108, %c33 : i32
        %110 = arith.minsi %109, %c34 : i32
        %111 = arith.subi %c35, %110 : i32
        %112 = arith.shli %111, %c32 : i32
        %113 = arith.bitcast %112 : i32 to f32
        %114 = arith.subi %110, %c36 : i32
        %115 = arith.shli %114, %c32 : i32
        %116 = arith.bitcast %115 : i32 to f32
        %117 = vector.broadcast %113 : f32 to vector<4xf32>
        %118 = arith.muli %1, %c9 : index
        %119 = arith.muli %2, %c37 : index
        %120 = arith.addi %118, %119 : index
        %121 = arith.mulf %60, %117 : vector<4xf32>
        %122 = arith.truncf %121 : vector<4xf32> to vector<4xf16>
        %123 = arith.mulf %62, %117 : vector<4xf32>
        %124 = arith.truncf %123 : vector<4xf32> to vector<4xf16>
        %125 = vector.shuffle %122, %124 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %126 = arith.addi %120, %c24 : index
        vector.store %125, %4[%126] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %127 = arith.mulf %64, %117 : vector<4xf32>
        %128 = arith.truncf %127 : vector<4xf32> to vector<4xf16>
        %129 = arith.mulf %66, %117 : vector<4xf32>
        %130 = arith.truncf %129 : vector<4xf32> to vector<4xf16>
        %131 = vector.shuffle %128, %130 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %132 = arith.addi %120, %c7 : index
        vector.store %131, %4[%132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %133 = arith.mulf %68, %117 : vector<4xf32>
        %134 = arith.truncf %133 : vector<4xf32> to vector<4xf16>
        %135 = arith.mulf %70, %117 : vector<4xf32>
        %136 = arith.truncf %135 : vector<4xf32> to vector<4xf16>
        %137 = vector.shuffle %134, %136 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %138 = arith.addi %120, %c38 : index
        vector.store %137, %4[%138] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %139 = arith.mulf %72, %117 : vector<4xf32>
        %140 = arith.truncf %139 : vector<4xf32> to vector<4xf16>
        %141 = arith.mulf %74, %117 : vector<4xf32>
        %142 = arith.truncf %141 : vector<4xf32> to vector<4xf16>
        %143 = vector.shuffle %140, %142 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %144 = arith.addi %120, %c39 : index
        vector.store %143, %4[%144] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %145 = arith.mulf %76, %117 : vector<4xf32>
        %146 = arith.truncf %145 : vector<4xf32> to vector<4xf16>
        %147 = arith.mulf %78, %117 : vector<4xf32>
        %148 = arith.truncf %147 : vector<4xf32> to vector<4xf16>
        %149 = vector.shuffle %146, %148 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %150 = arith.addi %120, %c40 : index
        vector.store %149, %4[%150] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %151 = memref.load %scales[%18] : memref<?xf32>
        %152 = arith.mulf %151, %116 : f32
        memref.store %152, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %153 = memref.load %7[%1] : memref<?xf32>
      scf.for %154 = %14 to %45 step %46 : i32 {
        %155 = arith.muli %154, %c22 : i32
        %156 = arith.index_cast %8 : index to i32
        %157 = arith.muli %156, %c41 : i32
        %158 = arith.addi %155, %157 : i32
        %159 = arith.addi %158, %c41 : i32
        %160 = arith.minsi %159, %41 : i32
        %161 = arith.cmpi slt, %158, %41 : i32
        %162:7 = scf.if %161 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %163 = arith.subi %160, %158 : i32
          %164 = arith.addi %163, %c45 : i32
          %165 = arith.divui %164, %c46 : i32
          %166 = arith.subi %160, %158 : i32
          %167 = arith.divui %166, %c46 : i32
          %168 = arith.maxsi %167, %c47 : i32
          %169 = arith.minsi %168, %165 : i32
          %170 = arith.subi %165, %c19 : i32
          %171 = arith.divui %158, %c20 : i32
          %172 = arith.addi %171, %c47 : i32
          %173 = arith.minsi %172, %43 : i32
          %174 = arith.index_castui %173 : i32 to index
          %175 = arith.addi %35, %174 : index
          %176 = memref.load %step[%175] : memref<?xi32>
          %177 = arith.index_cast %176 : i32 to index
          %178 = arith.muli %177, %36 : index
          %179 = arith.addi %178, %37 : index
          %180 = arith.addi %171, %c19 : i32
          %181 = arith.minsi %180, %43 : i32
          %182 = arith.index_castui %181 : i32 to index
          %183 = arith.addi %35, %182 : index
          %184 = memref.load %step[%183] : memref<?xi32>
          %185 = arith.index_cast %184 : i32 to index
          %186 = arith.muli %185, %36 : index
          %187 = arith.addi %186, %37 : index
          %188 = arith.addi %179, %38 : index
          %189 = arith.addi %188, %c24 : index
          %190 = vector.load %kv[%189] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %191 = arith.addi %179, %38 : index
          %192 = arith.addi %191, %c30 : index
          %193 = vector.load %kv[%192] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %194 = arith.addi %179, %38 : index
          %195 = arith.addi %194, %c37 : index
          %196 = vector.load %kv[%195] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %197 = arith.addi %179, %38 : index
          %198 = arith.addi %197, %c48 : index
          %199 = vector.load %kv[%198] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %200 = arith.addi %179, %38 : index
          %201 = arith.addi %200, %c7 : index
          %202 = vector.load %kv[%201] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %203 = arith.minsi %169, %170 : i32
          %217:12 = scf.for %204 = %c47 to %203 step %c19 iter_args(%205 = %190, %206 = %193, %207 = %196, %208 = %199, %209 = %202, %210 = %c42, %211 = %c43, %212 = %c44, %213 = %c44, %214 = %c44, %215 = %c44, %216 = %c44) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %218 = arith.muli %204, %c46 : i32
            %219 = arith.addi %158, %218 : i32
            %220 = arith.addi %219, %c46 : i32
            %221 = arith.divui %219, %c20 : i32
            %222 = arith.addi %221, %c47 : i32
            %223 = arith.minsi %222, %43 : i32
            %224 = arith.index_castui %223 : i32 to index
            %225 = arith.addi %35, %224 : index
            %226 = memref.load %step[%225] : memref<?xi32>
            %227 = arith.index_cast %226 : i32 to index
            %228 = arith.muli %227, %36 : index
            %229 = arith.addi %228, %37 : index
            %230 = arith.addi %221, %c19 : i32
            %231 = arith.minsi %230, %43 : i32
            %232 = arith.index_castui %231 : i32 to index
            %233 = arith.addi %35, %232 : index
            %234 = memref.load %step[%233] : memref<?xi32>
            %235 = arith.index_cast %234 : i32 to index
            %236 = arith.muli %235, %36 : index
            %237 = arith.addi %236, %37 : index
            %238 = arith.divui %220, %c20 : i32
            %239 = arith.addi %238, %c47 : i32
            %240 = arith.minsi %239, %43 : i32
            %241 = arith.index_castui %240 : i32 to index
            %242 = arith.addi %35, %241 : index
            %243 = memref.load %step[%242] : memref<?xi32>
            %244 = arith.index_cast %243 : i32 to index
            %245 = arith.muli %244, %36 : index
            %246 = arith.addi %245, %37 : index
            %247 = arith.addi %238, %c19 : i32
            %248 = arith.minsi %247, %43 : i32
            %249 = arith.index_castui %248 : i32 to index
            %250 = arith.addi %35, %249 : index
            %251 = memref.load %step[%250] : memref<?xi32>
            %252 = arith.index_cast %251 : i32 to index
            %253 = arith.muli %252, %36 : index
            %254 = arith.addi %253, %37 : index
            %255 = wave.opaque %c24
            %256 = arith.muli %1, %c9 : index
            %257 = arith.addi %255, %256 : index
            %258 = arith.addi %237, %38 : index
            %259 = arith.addi %258, %c24 : index
            %260 = vector.load %kv[%259] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %261 = arith.addi %237, %38 : index
            %262 = arith.addi %261, %c30 : index
            %263 = vector.load %kv[%262] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %264 = arith.addi %237, %38 : index
            %265 = arith.addi %264, %c37 : index
            %266 = vector.load %kv[%265] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %267 = arith.addi %237, %38 : index
            %268 = arith.addi %267, %c48 : index
            %269 = vector.load %kv[%268] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %270 = arith.addi %237, %38 : index
            %271 = arith.addi %270, %c7 : index
            %272 = vector.load %kv[%271] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %273 = vector.bitcast %205 : vector<4xi32> to vector<16xi8>
            %274 = wave.fp8_decode "e4m3" packed %273 : vector<16xi8> -> vector<16xf16>
            %275 = arith.addi %257, %c24 : index
            %276 = vector.load %4[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %277 = arith.addi %275, %c37 : index
            %278 = vector.load %4[%277] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %279 = vector.shuffle %276, %278 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %280 = wave.mma %274, %279, %c44 : vector<16xf16>, vector<8xf32>
            %281 = vector.bitcast %206 : vector<4xi32> to vector<16xi8>
            %282 = wave.fp8_decode "e4m3" packed %281 : vector<16xi8> -> vector<16xf16>
            %283 = arith.addi %257, %c7 : index
            %284 = vector.load %4[%283] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %285 = arith.addi %283, %c37 : index
            %286 = vector.load %4[%285] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %287 = vector.shuffle %284, %286 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %288 = wave.mma %282, %287, %280 : vector<16xf16>, vector<8xf32>
            %289 = vector.bitcast %207 : vector<4xi32> to vector<16xi8>
            %290 = wave.fp8_decode "e4m3" packed %289 : vector<16xi8> -> vector<16xf16>
            %291 = arith.addi %257, %c38 : index
            %292 = vector.load %4[%291] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %293 = arith.addi %291, %c37 : index
            %294 = vector.load %4[%293] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %295 = vector.shuffle %292, %294 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %296 = wave.mma %290, %295, %288 : vector<16xf16>, vector<8xf32>
            %297 = vector.bitcast %208 : vector<4xi32> to vector<16xi8>
            %298 = wave.fp8_decode "e4m3" packed %297 : vector<16xi8> -> vector<16xf16>
            %299 = arith.addi %257, %c39 : index
            %300 = vector.load %4[%299] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %301 = arith.addi %299, %c37 : index
            %302 = vector.load %4[%301] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %303 = vector.shuffle %300, %302 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %304 = wave.mma %298, %303, %296 : vector<16xf16>, vector<8xf32>
            %305 = vector.bitcast %209 : vector<4xi32> to vector<16xi8>
            %306 = wave.fp8_decode "e4m3" packed %305 : vector<16xi8> -> vector<16xf16>
            %307 = arith.addi %257, %c40 : index
            %308 = vector.load %4[%307] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %309 = arith.addi %307, %c37 : index
            %310 = vector.load %4[%309] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %311 = vector.shuffle %308, %310 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %312 = wave.mma %306, %311, %304 : vector<16xf16>, vector<8xf32>
            %313 = arith.addi %229, %38 : index
            %314 = arith.addi %313, %c49 : index
            %315 = vector.load %kv[%314] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %316 = arith.addi %229, %38 : index
            %317 = arith.addi %316, %c50 : index
            %318 = vector.load %kv[%317] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %319 = arith.addi %229, %38 : index
            %320 = arith.addi %319, %c51 : index
            %321 = vector.load %kv[%320] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %322 = arith.addi %229, %38 : index
            %323 = arith.addi %322, %c38 : index
            %324 = vector.load %kv[%323] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %325 = arith.addi %229, %38 : index
            %326 = arith.addi %325, %c52 : index
            %327 = vector.load %kv[%326] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %328 = vector.bitcast %260 : vector<4xi32> to vector<16xi8>
            %329 = wave.fp8_decode "e4m3" packed %328 : vector<16xi8> -> vector<16xf16>
            %330 = arith.addi %257, %c24 : index
            %331 = vector.load %4[%330] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %332 = arith.addi %330, %c37 : index
            %333 = vector.load %4[%332] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %334 = vector.shuffle %331, %333 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %335 = wave.mma %329, %334, %c44 : vector<16xf16>, vector<8xf32>
            %336 = vector.bitcast %263 : vector<4xi32> to vector<16xi8>
            %337 = wave.fp8_decode "e4m3" packed %336 : vector<16xi8> -> vector<16xf16>
            %338 = arith.addi %257, %c7 : index
            %339 = vector.load %4[%338] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %340 = arith.addi %338, %c37 : index
            %341 = vector.load %4[%340] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %342 = vector.shuffle %339, %341 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %343 = wave.mma %337, %342, %335 : vector<16xf16>, vector<8xf32>
            %344 = vector.bitcast %266 : vector<4xi32> to vector<16xi8>
            %345 = wave.fp8_decode "e4m3" packed %344 : vector<16xi8> -> vector<16xf16>
            %346 = arith.addi %257, %c38 : index
            %347 = vector.load %4[%346] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %348 = arith.addi %346, %c37 : index
            %349 = vector.load %4[%348] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %350 = vector.shuffle %347, %349 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %351 = wave.mma %345, %350, %343 : vector<16xf16>, vector<8xf32>
            %352 = vector.bitcast %269 : vector<4xi32> to vector<16xi8>
            %353 = wave.fp8_decode "e4m3" packed %352 : vector<16xi8> -> vector<16xf16>
            %354 = arith.addi %257, %c39 : index
            %355 = vector.load %4[%354] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %356 = arith.addi %354, %c37 : index
            %357 = vector.load %4[%356] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %358 = vector.shuffle %355, %357 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %359 = wave.mma %353, %358, %351 : vector<16xf16>, vector<8xf32>
            %360 = vector.bitcast %272 : vector<4xi32> to vector<16xi8>
            %361 = wave.fp8_decode "e4m3" packed %360 : vector<16xi8> -> vector<16xf16>
            %362 = arith.addi %257, %c40 : index
            %363 = vector.load %4[%362] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %364 = arith.addi %362, %c37 : index
            %365 = vector.load %4[%364] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %366 = vector.shuffle %363, %365 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %367 = wave.mma %361, %366, %359 : vector<16xf16>, vector<8xf32>
            %368 = arith.addi %237, %38 : index
            %369 = arith.addi %368, %c49 : index
            %370 = vector.load %kv[%369] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %371 = arith.addi %237, %38 : index
            %372 = arith.addi %371, %c50 : index
            %373 = vector.load %kv[%372] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %374 = arith.addi %237, %38 : index
            %375 = arith.addi %374, %c51 : index
            %376 = vector.load %kv[%375] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %377 = arith.addi %237, %38 : index
            %378 = arith.addi %377, %c38 : index
            %379 = vector.load %kv[%378] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %380 = arith.addi %237, %38 : index
            %381 = arith.addi %380, %c52 : index
            %382 = vector.load %kv[%381] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %383 = vector.extract %312[0] : f32 from vector<8xf32>
            %384 = vector.extract %312[1] : f32 from vector<8xf32>
            %385 = vector.extract %312[2] : f32 from vector<8xf32>
            %386 = vector.extract %312[3] : f32 from vector<8xf32>
            %387 = vector.extract %312[4] : f32 from vector<8xf32>
            %388 = vector.extract %312[5] : f32 from vector<8xf32>
            %389 = vector.extract %312[6] : f32 from vector<8xf32>
            %390 = vector.extract %312[7] : f32 from vector<8xf32>
            %391 = vector.extract %367[0] : f32 from vector<8xf32>
            %392 = vector.extract %367[1] : f32 from vector<8xf32>
            %393 = vector.extract %367[2] : f32 from vector<8xf32>
            %394 = vector.extract %367[3] : f32 from vector<8xf32>
            %395 = vector.extract %367[4] : f32 from vector<8xf32>
            %396 = vector.extract %367[5] : f32 from vector<8xf32>
            %397 = vector.extract %367[6] : f32 from vector<8xf32>
            %398 = vector.extract %367[7] : f32 from vector<8xf32>
            %399 = arith.maxnumf %383, %384 fastmath<nnan> : f32
            %400 = arith.maxnumf %399, %385 fastmath<nnan> : f32
            %401 = arith.maxnumf %400, %386 fastmath<nnan> : f32
            %402 = arith.maxnumf %401, %387 fastmath<nnan> : f32
            %403 = arith.maxnumf %402, %388 fastmath<nnan> : f32
            %404 = arith.maxnumf %403, %389 fastmath<nnan> : f32
            %405 = arith.maxnumf %404, %390 fastmath<nnan> : f32
            %406 = arith.maxnumf %405, %391 fastmath<nnan> : f32
            %407 = arith.maxnumf %406, %392 fastmath<nnan> : f32
            %408 = arith.maxnumf %407, %393 fastmath<nnan> : f32
            %409 = arith.maxnumf %408, %394 fastmath<nnan> : f32
            %410 = arith.maxnumf %409, %395 fastmath<nnan> : f32
            %411 = arith.maxnumf %410, %396 fastmath<nnan> : f32
            %412 = arith.maxnumf %411, %397 fastmath<nnan> : f32
            %413 = arith.maxnumf %412, %398 fastmath<nnan> : f32
            %414 = wave.swap_halves %413 : f32
            %415 = arith.maxnumf %413, %414 fastmath<nnan> : f32
            %416 = arith.mulf %415, %153 : f32
            %417 = arith.addf %210, %c53 : f32
            %418 = arith.cmpf ogt, %416, %417 : f32
            %419:7 = scf.if %418 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %420 = arith.subf %210, %416 : f32
              %421 = wave.exp2 %420 : f32
              %422 = vector.broadcast %421 : f32 to vector<8xf32>
              %423 = arith.mulf %211, %421 : f32
              %424 = arith.mulf %212, %422 : vector<8xf32>
              %425 = arith.mulf %213, %422 : vector<8xf32>
              %426 = arith.mulf %214, %422 : vector<8xf32>
              %427 = arith.mulf %215, %422 : vector<8xf32>
              %428 = arith.mulf %216, %422 : vector<8xf32>
              scf.yield %416, %423, %424, %425, %426, %427, %428 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %210, %211, %212, %213, %214, %215, %216 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %429 = vector.broadcast %153 : f32 to vector<8xf32>
            %430 = arith.subf %c54, %419#0 : f32
            %431 = vector.broadcast %430 : f32 to vector<8xf32>
            %432 = math.fma %312, %429, %431 : vector<8xf32>
            %433 = wave.exp2 %432 : vector<8xf32>
            %434 = math.fma %367, %429, %431 : vector<8xf32>
            %435 = wave.exp2 %434 : vector<8xf32>
            %436 = arith.truncf %433 : vector<8xf32> to vector<8xf16>
            %437 = vector.bitcast %436 : vector<8xf16> to vector<4xi32>
            %438 = wave.swap_halves %437 : vector<4xi32>
            %439 = arith.select %3, %438, %437 : vector<4xi32>
            %440 = arith.select %3, %437, %438 : vector<4xi32>
            %441 = vector.shuffle %439, %440 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %442 = vector.bitcast %441 : vector<8xi32> to vector<16xf16>
            %443 = arith.truncf %435 : vector<8xf32> to vector<8xf16>
            %444 = vector.bitcast %443 : vector<8xf16> to vector<4xi32>
            %445 = wave.swap_halves %444 : vector<4xi32>
            %446 = arith.select %3, %445, %444 : vector<4xi32>
            %447 = arith.select %3, %444, %445 : vector<4xi32>
            %448 = vector.shuffle %446, %447 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %449 = vector.bitcast %448 : vector<8xi32> to vector<16xf16>
            %450 = arith.addf %433, %435 : vector<8xf32>
            %451 = vector.extract %450[0] : f32 from vector<8xf32>
            %452 = vector.extract %450[1] : f32 from vector<8xf32>
            %453 = vector.extract %450[2] : f32 from vector<8xf32>
            %454 = vector.extract %450[3] : f32 from vector<8xf32>
            %455 = vector.extract %450[4] : f32 from vector<8xf32>
            %456 = vector.extract %450[5] : f32 from vector<8xf32>
            %457 = vector.extract %450[6] : f32 from vector<8xf32>
            %458 = vector.extract %450[7] : f32 from vector<8xf32>
            %459 = arith.addf %451, %455 : f32
            %460 = arith.addf %452, %456 : f32
            %461 = arith.addf %453, %457 : f32
            %462 = arith.addf %454, %458 : f32
            %463 = arith.addf %459, %461 : f32
            %464 = arith.addf %460, %462 : f32
            %465 = arith.addf %463, %464 : f32
            %466 = arith.addf %419#1, %465 : f32
            %467 = vector.bitcast %315 : vector<4xi32> to vector<16xi8>
            %468 = wave.fp8_decode "e4m3" packed %467 : vector<16xi8> -> vector<16xf16>
            %469 = wave.mma %468, %442, %419#2 : vector<16xf16>, vector<8xf32>
            %470 = vector.bitcast %318 : vector<4xi32> to vector<16xi8>
            %471 = wave.fp8_decode "e4m3" packed %470 : vector<16xi8> -> vector<16xf16>
            %472 = wave.mma %471, %442, %419#3 : vector<16xf16>, vector<8xf32>
            %473 = vector.bitcast %321 : vector<4xi32> to vector<16xi8>
            %474 = wave.fp8_decode "e4m3" packed %473 : vector<16xi8> -> vector<16xf16>
            %475 = wave.mma %474, %442, %419#4 : vector<16xf16>, vector<8xf32>
            %476 = vector.bitcast %324 : vector<4xi32> to vector<16xi8>
            %477 = wave.fp8_decode "e4m3" packed %476 : vector<16xi8> -> vector<16xf16>
            %478 = wave.mma %477, %442, %419#5 : vector<16xf16>, vector<8xf32>
            %479 = vector.bitcast %327 : vector<4xi32> to vector<16xi8>
            %480 = wave.fp8_decode "e4m3" packed %479 : vector<16xi8> -> vector<16xf16>
            %481 = wave.mma %480, %442, %419#6 : vector<16xf16>, vector<8xf32>
            %482 = arith.addi %246, %38 : index
            %483 = arith.addi %482, %c24 : index
            %484 = vector.load %kv[%483] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %485 = arith.addi %246, %38 : index
            %486 = arith.addi %485, %c30 : index
            %487 = vector.load %kv[%486] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %488 = arith.addi %246, %38 : index
            %489 = arith.addi %488, %c37 : index
            %490 = vector.load %kv[%489] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %491 = arith.addi %246, %38 : index
            %492 = arith.addi %491, %c48 : index
            %493 = vector.load %kv[%492] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %494 = arith.addi %246, %38 : index
            %495 = arith.addi %494, %c7 : index
            %496 = vector.load %kv[%495] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %497 = vector.bitcast %370 : vector<4xi32> to vector<16xi8>
            %498 = wave.fp8_decode "e4m3" packed %497 : vector<16xi8> -> vector<16xf16>
            %499 = wave.mma %498, %449, %469 : vector<16xf16>, vector<8xf32>
            %500 = vector.bitcast %373 : vector<4xi32> to vector<16xi8>
            %501 = wave.fp8_decode "e4m3" packed %500 : vector<16xi8> -> vector<16xf16>
            %502 = wave.mma %501, %449, %472 : vector<16xf16>, vector<8xf32>
            %503 = vector.bitcast %376 : vector<4xi32> to vector<16xi8>
            %504 = wave.fp8_decode "e4m3" packed %503 : vector<16xi8> -> vector<16xf16>
            %505 = wave.mma %504, %449, %475 : vector<16xf16>, vector<8xf32>
            %506 = vector.bitcast %379 : vector<4xi32> to vector<16xi8>
            %507 = wave.fp8_decode "e4m3" packed %506 : vector<16xi8> -> vector<16xf16>
            %508 = wave.mma %507, %449, %478 : vector<16xf16>, vector<8xf32>
            %509 = vector.bitcast %382 : vector<4xi32> to vector<16xi8>
            %510 = wave.fp8_decode "e4m3" packed %509 : vector<16xi8> -> vector<16xf16>
            %511 = wave.mma %510, %449, %481 : vector<16xf16>, vector<8xf32>
            %512 = wave.opaque %c24
            scf.yield %484, %487, %490, %493, %496, %419#0, %466, %499, %502, %505, %508, %511 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %513 = arith.cmpi eq, %169, %165 : i32
          %514:7 = scf.if %513 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
            %515 = arith.muli %170, %c46 : i32
            %516 = arith.addi %158, %515 : i32
            %517 = arith.divui %516, %c20 : i32
            %518 = arith.addi %517, %c47 : i32
            %519 = arith.minsi %518, %43 : i32
            %520 = arith.index_castui %519 : i32 to index
            %521 = arith.addi %35, %520 : index
            %522 = memref.load %step[%521] : memref<?xi32>
            %523 = arith.index_cast %522 : i32 to index
            %524 = arith.muli %523, %36 : index
            %525 = arith.addi %524, %37 : index
            %526 = arith.addi %517, %c19 : i32
            %527 = arith.minsi %526, %43 : i32
            %528 = arith.index_castui %527 : i32 to index
            %529 = arith.addi %35, %528 : index
            %530 = memref.load %step[%529] : memref<?xi32>
            %531 = arith.index_cast %530 : i32 to index
            %532 = arith.muli %531, %36 : index
            %533 = arith.addi %532, %37 : index
            %534 = wave.opaque %c24
            %535 = arith.muli %1, %c9 : index
            %536 = arith.addi %534, %535 : index
            %537 = arith.addi %533, %38 : index
            %538 = arith.addi %537, %c24 : index
            %539 = vector.load %kv[%538] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %540 = arith.addi %533, %38 : index
            %541 = arith.addi %540, %c30 : index
            %542 = vector.load %kv[%541] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %543 = arith.addi %533, %38 : index
            %544 = arith.addi %543, %c37 : index
            %545 = vector.load %kv[%544] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %546 = arith.addi %533, %38 : index
            %547 = arith.addi %546, %c48 : index
            %548 = vector.load %kv[%547] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %549 = arith.addi %533, %38 : index
            %550 = arith.addi %549, %c7 : index
            %551 = vector.load %kv[%550] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %552 = vector.bitcast %217#0 : vector<4xi32> to vector<16xi8>
            %553 = wave.fp8_decode "e4m3" packed %552 : vector<16xi8> -> vector<16xf16>
            %554 = arith.addi %536, %c24 : index
            %555 = vector.load %4[%554] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %556 = arith.addi %554, %c37 : index
            %557 = vector.load %4[%556] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %558 = vector.shuffle %555, %557 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %559 = wave.mma %553, %558, %c44 : vector<16xf16>, vector<8xf32>
            %560 = vector.bitcast %217#1 : vector<4xi32> to vector<16xi8>
            %561 = wave.fp8_decode "e4m3" packed %560 : vector<16xi8> -> vector<16xf16>
            %562 = arith.addi %536, %c7 : index
            %563 = vector.load %4[%562] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %564 = arith.addi %562, %c37 : index
            %565 = vector.load %4[%564] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %566 = vector.shuffle %563, %565 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %567 = wave.mma %561, %566, %559 : vector<16xf16>, vector<8xf32>
            %568 = vector.bitcast %217#2 : vector<4xi32> to vector<16xi8>
            %569 = wave.fp8_decode "e4m3" packed %568 : vector<16xi8> -> vector<16xf16>
            %570 = arith.addi %536, %c38 : index
            %571 = vector.load %4[%570] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %572 = arith.addi %570, %c37 : index
            %573 = vector.load %4[%572] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %574 = vector.shuffle %571, %573 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %575 = wave.mma %569, %574, %567 : vector<16xf16>, vector<8xf32>
            %576 = vector.bitcast %217#3 : vector<4xi32> to vector<16xi8>
            %577 = wave.fp8_decode "e4m3" packed %576 : vector<16xi8> -> vector<16xf16>
            %578 = arith.addi %536, %c39 : index
            %579 = vector.load %4[%578] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %580 = arith.addi %578, %c37 : index
            %581 = vector.load %4[%580] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %582 = vector.shuffle %579, %581 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %583 = wave.mma %577, %582, %575 : vector<16xf16>, vector<8xf32>
            %584 = vector.bitcast %217#4 : vector<4xi32> to vector<16xi8>
            %585 = wave.fp8_decode "e4m3" packed %584 : vector<16xi8> -> vector<16xf16>
            %586 = arith.addi %536, %c40 : index
            %587 = vector.load %4[%586] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %588 = arith.addi %586, %c37 : index
            %589 = vector.load %4[%588] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %590 = vector.shuffle %587, %589 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %591 = wave.mma %585, %590, %583 : vector<16xf16>, vector<8xf32>
            %592 = arith.addi %525, %38 : index
            %593 = arith.addi %592, %c49 : index
            %594 = vector.load %kv[%593] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %595 = arith.addi %525, %38 : index
            %596 = arith.addi %595, %c50 : index
            %597 = vector.load %kv[%596] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %598 = arith.addi %525, %38 : index
            %599 = arith.addi %598, %c51 : index
            %600 = vector.load %kv[%599] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %601 = arith.addi %525, %38 : index
            %602 = arith.addi %601, %c38 : index
            %603 = vector.load %kv[%602] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %604 = arith.addi %525, %38 : index
            %605 = arith.addi %604, %c52 : index
            %606 = vector.load %kv[%605] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %607 = vector.bitcast %539 : vector<4xi32> to vector<16xi8>
            %608 = wave.fp8_decode "e4m3" packed %607 : vector<16xi8> -> vector<16xf16>
            %609 = arith.addi %536, %c24 : index
            %610 = vector.load %4[%609] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %611 = arith.addi %609, %c37 : index
            %612 = vector.load %4[%611] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %613 = vector.shuffle %610, %612 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %614 = wave.mma %608, %613, %c44 : vector<16xf16>, vector<8xf32>
            %615 = vector.bitcast %542 : vector<4xi32> to vector<16xi8>
            %616 = wave.fp8_decode "e4m3" packed %615 : vector<16xi8> -> vector<16xf16>
            %617 = arith.addi %536, %c7 : index
            %618 = vector.load %4[%617] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %619 = arith.addi %617, %c37 : index
            %620 = vector.load %4[%619] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %621 = vector.shuffle %618, %620 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %622 = wave.mma %616, %621, %614 : vector<16xf16>, vector<8xf32>
            %623 = vector.bitcast %545 : vector<4xi32> to vector<16xi8>
            %624 = wave.fp8_decode "e4m3" packed %623 : vector<16xi8> -> vector<16xf16>
            %625 = arith.addi %536, %c38 : index
            %626 = vector.load %4[%625] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %627 = arith.addi %625, %c37 : index
            %628 = vector.load %4[%627] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %629 = vector.shuffle %626, %628 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %630 = wave.mma %624, %629, %622 : vector<16xf16>, vector<8xf32>
            %631 = vector.bitcast %548 : vector<4xi32> to vector<16xi8>
            %632 = wave.fp8_decode "e4m3" packed %631 : vector<16xi8> -> vector<16xf16>
            %633 = arith.addi %536, %c39 : index
            %634 = vector.load %4[%633] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %635 = arith.addi %633, %c37 : index
            %636 = vector.load %4[%635] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %637 = vector.shuffle %634, %636 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %638 = wave.mma %632, %637, %630 : vector<16xf16>, vector<8xf32>
            %639 = vector.bitcast %551 : vector<4xi32> to vector<16xi8>
            %640 = wave.fp8_decode "e4m3" packed %639 : vector<16xi8> -> vector<16xf16>
            %641 = arith.addi %536, %c40 : index
            %642 = vector.load %4[%641] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %643 = arith.addi %641, %c37 : index
            %644 = vector.load %4[%643] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %645 = vector.shuffle %642, %644 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %646 = wave.mma %640, %645, %638 : vector<16xf16>, vector<8xf32>
            %647 = arith.addi %533, %38 : index
            %648 = arith.addi %647, %c49 : index
            %649 = vector.load %kv[%648] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %650 = arith.addi %533, %38 : index
            %651 = arith.addi %650, %c50 : index
            %652 = vector.load %kv[%651] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %653 = arith.addi %533, %38 : index
            %654 = arith.addi %653, %c51 : index
            %655 = vector.load %kv[%654] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %656 = arith.addi %533, %38 : index
            %657 = arith.addi %656, %c38 : index
            %658 = vector.load %kv[%657] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %659 = arith.addi %533, %38 : index
            %660 = arith.addi %659, %c52 : index
            %661 = vector.load %kv[%660] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %662 = vector.extract %591[0] : f32 from vector<8xf32>
            %663 = vector.extract %591[1] : f32 from vector<8xf32>
            %664 = vector.extract %591[2] : f32 from vector<8xf32>
            %665 = vector.extract %591[3] : f32 from vector<8xf32>
            %666 = vector.extract %591[4] : f32 from vector<8xf32>
            %667 = vector.extract %591[5] : f32 from vector<8xf32>
            %668 = vector.extract %591[6] : f32 from vector<8xf32>
            %669 = vector.extract %591[7] : f32 from vector<8xf32>
            %670 = vector.extract %646[0] : f32 from vector<8xf32>
            %671 = vector.extract %646[1] : f32 from vector<8xf32>
            %672 = vector.extract %646[2] : f32 from vector<8xf32>
            %673 = vector.extract %646[3] : f32 from vector<8xf32>
            %674 = vector.extract %646[4] : f32 from vector<8xf32>
            %675 = vector.extract %646[5] : f32 from vector<8xf32>
            %676 = vector.extract %646[6] : f32 from vector<8xf32>
            %677 = vector.extract %646[7] : f32 from vector<8xf32>
            %678 = arith.maxnumf %662, %663 fastmath<nnan> : f32
            %679 = arith.maxnumf %678, %664 fastmath<nnan> : f32
            %680 = arith.maxnumf %679, %665 fastmath<nnan> : f32
            %681 = arith.maxnumf %680, %666 fastmath<nnan> : f32
            %682 = arith.maxnumf %681, %667 fastmath<nnan> : f32
            %683 = arith.maxnumf %682, %668 fastmath<nnan> : f32
            %684 = arith.maxnumf %683, %669 fastmath<nnan> : f32
            %685 = arith.maxnumf %684, %670 fastmath<nnan> : f32
            %686 = arith.maxnumf %685, %671 fastmath<nnan> : f32
            %687 = arith.maxnumf %686, %672 fastmath<nnan> : f32
            %688 = arith.maxnumf %687, %673 fastmath<nnan> : f32
            %689 = arith.maxnumf %688, %674 fastmath<nnan> : f32
            %690 = arith.maxnumf %689, %675 fastmath<nnan> : f32
            %691 = arith.maxnumf %690, %676 fastmath<nnan> : f32
            %692 = arith.maxnumf %691, %677 fastmath<nnan> : f32
            %693 = wave.swap_halves %692 : f32
            %694 = arith.maxnumf %692, %693 fastmath<nnan> : f32
            %695 = arith.mulf %694, %153 : f32
            %696 = arith.addf %217#5, %c53 : f32
            %697 = arith.cmpf ogt, %695, %696 : f32
            %698:7 = scf.if %697 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %699 = arith.subf %217#5, %695 : f32
              %700 = wave.exp2 %699 : f32
              %701 = vector.broadcast %700 : f32 to vector<8xf32>
              %702 = arith.mulf %217#6, %700 : f32
              %703 = arith.mulf %217#7, %701 : vector<8xf32>
              %704 = arith.mulf %217#8, %701 : vector<8xf32>
              %705 = arith.mulf %217#9, %701 : vector<8xf32>
              %706 = arith.mulf %217#10, %701 : vector<8xf32>
              %707 = arith.mulf %217#11, %701 : vector<8xf32>
              scf.yield %695, %702, %703, %704, %705, %706, %707 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %217#5, %217#6, %217#7, %217#8, %217#9, %217#10, %217#11 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %708 = vector.broadcast %153 : f32 to vector<8xf32>
            %709 = arith.subf %c54, %698#0 : f32
            %710 = vector.broadcast %709 : f32 to vector<8xf32>
            %711 = math.fma %591, %708, %710 : vector<8xf32>
            %712 = wave.exp2 %711 : vector<8xf32>
            %713 = math.fma %646, %708, %710 : vector<8xf32>
            %714 = wave.exp2 %713 : vector<8xf32>
            %715 = arith.truncf %712 : vector<8xf32> to vector<8xf16>
            %716 = vector.bitcast %715 : vector<8xf16> to vector<4xi32>
            %717 = wave.swap_halves %716 : vector<4xi32>
            %718 = arith.select %3, %717, %716 : vector<4xi32>
            %719 = arith.select %3, %716, %717 : vector<4xi32>
            %720 = vector.shuffle %718, %719 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %721 = vector.bitcast %720 : vector<8xi32> to vector<16xf16>
            %722 = arith.truncf %714 : vector<8xf32> to vector<8xf16>
            %723 = vector.bitcast %722 : vector<8xf16> to vector<4xi32>
            %724 = wave.swap_halves %723 : vector<4xi32>
            %725 = arith.select %3, %724, %723 : vector<4xi32>
            %726 = arith.select %3, %723, %724 : vector<4xi32>
            %727 = vector.shuffle %725, %726 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %728 = vector.bitcast %727 : vector<8xi32> to vector<16xf16>
            %729 = arith.addf %712, %714 : vector<8xf32>
            %730 = vector.extract %729[0] : f32 from vector<8xf32>
            %731 = vector.extract %729[1] : f32 from vector<8xf32>
            %732 = vector.extract %729[2] : f32 from vector<8xf32>
            %733 = vector.extract %729[3] : f32 from vector<8xf32>
            %734 = vector.extract %729[4] : f32 from vector<8xf32>
            %735 = vector.extract %729[5] : f32 from vector<8xf32>
            %736 = vector.extract %729[6] : f32 from vector<8xf32>
            %737 = vector.extract %729[7] : f32 from vector<8xf32>
            %738 = arith.addf %730, %734 : f32
            %739 = arith.addf %731, %735 : f32
            %740 = arith.addf %732, %736 : f32
            %741 = arith.addf %733, %737 : f32
            %742 = arith.addf %738, %740 : f32
            %743 = arith.addf %739, %741 : f32
            %744 = arith.addf %742, %743 : f32
            %745 = arith.addf %698#1, %744 : f32
            %746 = vector.bitcast %594 : vector<4xi32> to vector<16xi8>
            %747 = wave.fp8_decode "e4m3" packed %746 : vector<16xi8> -> vector<16xf16>
            %748 = wave.mma %747, %721, %698#2 : vector<16xf16>, vector<8xf32>
            %749 = vector.bitcast %597 : vector<4xi32> to vector<16xi8>
            %750 = wave.fp8_decode "e4m3" packed %749 : vector<16xi8> -> vector<16xf16>
            %751 = wave.mma %750, %721, %698#3 : vector<16xf16>, vector<8xf32>
            %752 = vector.bitcast %600 : vector<4xi32> to vector<16xi8>
            %753 = wave.fp8_decode "e4m3" packed %752 : vector<16xi8> -> vector<16xf16>
            %754 = wave.mma %753, %721, %698#4 : vector<16xf16>, vector<8xf32>
            %755 = vector.bitcast %603 : vector<4xi32> to vector<16xi8>
            %756 = wave.fp8_decode "e4m3" packed %755 : vector<16xi8> -> vector<16xf16>
            %757 = wave.mma %756, %721, %698#5 : vector<16xf16>, vector<8xf32>
            %758 = vector.bitcast %606 : vector<4xi32> to vector<16xi8>
            %759 = wave.fp8_decode "e4m3" packed %758 : vector<16xi8> -> vector<16xf16>
            %760 = wave.mma %759, %721, %698#6 : vector<16xf16>, vector<8xf32>
            %761 = vector.bitcast %649 : vector<4xi32> to vector<16xi8>
            %762 = wave.fp8_decode "e4m3" packed %761 : vector<16xi8> -> vector<16xf16>
            %763 = wave.mma %762, %728, %748 : vector<16xf16>, vector<8xf32>
            %764 = vector.bitcast %652 : vector<4xi32> to vector<16xi8>
            %765 = wave.fp8_decode "e4m3" packed %764 : vector<16xi8> -> vector<16xf16>
            %766 = wave.mma %765, %728, %751 : vector<16xf16>, vector<8xf32>
            %767 = vector.bitcast %655 : vector<4xi32> to vector<16xi8>
            %768 = wave.fp8_decode "e4m3" packed %767 : vector<16xi8> -> vector<16xf16>
            %769 = wave.mma %768, %728, %754 : vector<16xf16>, vector<8xf32>
            %770 = vector.bitcast %658 : vector<4xi32> to vector<16xi8>
            %771 = wave.fp8_decode "e4m3" packed %770 : vector<16xi8> -> vector<16xf16>
            %772 = wave.mma %771, %728, %757 : vector<16xf16>, vector<8xf32>
            %773 = vector.bitcast %661 : vector<4xi32> to vector<16xi8>
            %774 = wave.fp8_decode "e4m3" packed %773 : vector<16xi8> -> vector<16xf16>
            %775 = wave.mma %774, %728, %760 : vector<16xf16>, vector<8xf32>
            scf.yield %698#0, %745, %763, %766, %769, %772, %775 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          } else {
            %776 = arith.muli %170, %c46 : i32
            %777 = arith.addi %158, %776 : i32
            %778 = arith.divui %777, %c20 : i32
            %779 = arith.addi %778, %c47 : i32
            %780 = arith.minsi %779, %43 : i32
            %781 = arith.index_castui %780 : i32 to index
            %782 = arith.addi %35, %781 : index
            %783 = memref.load %step[%782] : memref<?xi32>
            %784 = arith.index_cast %783 : i32 to index
            %785 = arith.muli %784, %36 : index
            %786 = arith.addi %785, %37 : index
            %787 = arith.addi %778, %c19 : i32
            %788 = arith.minsi %787, %43 : i32
            %789 = arith.index_castui %788 : i32 to index
            %790 = arith.addi %35, %789 : index
            %791 = memref.load %step[%790] : memref<?xi32>
            %792 = arith.index_cast %791 : i32 to index
            %793 = arith.muli %792, %36 : index
            %794 = arith.addi %793, %37 : index
            %795 = wave.opaque %c24
            %796 = arith.muli %1, %c9 : index
            %797 = arith.addi %795, %796 : index
            %798 = arith.subi %160, %777 : i32
            %799 = arith.subi %798, %c47 : i32
            %800 = arith.minsi %799, %c20 : i32
            %801 = arith.maxsi %800, %c47 : i32
            %802 = arith.cmpi sgt, %801, %c47 : i32
            %803 = arith.select %802, %c55, %c47 : i32
            %804 = arith.ori %c47, %803 : i32
            %805 = arith.cmpi sgt, %801, %c19 : i32
            %806 = arith.select %805, %c55, %c47 : i32
            %807 = arith.ori %c47, %806 : i32
            %808 = arith.cmpi sgt, %801, %c56 : i32
            %809 = arith.select %808, %c57, %c47 : i32
            %810 = arith.ori %804, %809 : i32
            %811 = arith.cmpi sgt, %801, %c58 : i32
            %812 = arith.select %811, %c57, %c47 : i32
            %813 = arith.ori %807, %812 : i32
            %814 = arith.cmpi sgt, %801, %c59 : i32
            %815 = arith.select %814, %c60, %c47 : i32
            %816 = arith.ori %810, %815 : i32
            %817 = arith.cmpi sgt, %801, %c61 : i32
            %818 = arith.select %817, %c60, %c47 : i32
            %819 = arith.ori %813, %818 : i32
            %820 = arith.cmpi sgt, %801, %c62 : i32
            %821 = arith.select %820, %c63, %c47 : i32
            %822 = arith.ori %816, %821 : i32
            %823 = arith.cmpi sgt, %801, %c64 : i32
            %824 = arith.select %823, %c63, %c47 : i32
            %825 = arith.ori %819, %824 : i32
            %826 = arith.cmpi sgt, %801, %c65 : i32
            %827 = arith.select %826, %c55, %c47 : i32
            %828 = arith.ori %c47, %827 : i32
            %829 = arith.cmpi sgt, %801, %c66 : i32
            %830 = arith.select %829, %c55, %c47 : i32
            %831 = arith.ori %c47, %830 : i32
            %832 = arith.cmpi sgt, %801, %c67 : i32
            %833 = arith.select %832, %c57, %c47 : i32
            %834 = arith.ori %828, %833 : i32
            %835 = arith.cmpi sgt, %801, %c68 : i32
            %836 = arith.select %835, %c57, %c47 : i32
            %837 = arith.ori %831, %836 : i32
            %838 = arith.cmpi sgt, %801, %c69 : i32
            %839 = arith.select %838, %c60, %c47 : i32
            %840 = arith.ori %834, %839 : i32
            %841 = arith.cmpi sgt, %801, %c70 : i32
            %842 = arith.select %841, %c60, %c47 : i32
            %843 = arith.ori %837, %842 : i32
            %844 = arith.cmpi sgt, %801, %c36 : i32
            %845 = arith.select %844, %c63, %c47 : i32
            %846 = arith.ori %840, %845 : i32
            %847 = arith.cmpi sgt, %801, %c33 : i32
            %848 = arith.select %847, %c63, %c47 : i32
            %849 = arith.ori %843, %848 : i32
            %850 = vector.from_elements %822, %846, %825, %849 : vector<4xi32>
            %851 = arith.subi %160, %777 : i32
            %852 = arith.subi %851, %c20 : i32
            %853 = arith.minsi %852, %c20 : i32
            %854 = arith.maxsi %853, %c47 : i32
            %855 = arith.cmpi sgt, %854, %c47 : i32
            %856 = arith.select %855, %c55, %c47 : i32
            %857 = arith.ori %c47, %856 : i32
            %858 = arith.cmpi sgt, %854, %c19 : i32
            %859 = arith.select %858, %c55, %c47 : i32
            %860 = arith.ori %c47, %859 : i32
            %861 = arith.cmpi sgt, %854, %c56 : i32
            %862 = arith.select %861, %c57, %c47 : i32
            %863 = arith.ori %857, %862 : i32
            %864 = arith.cmpi sgt, %854, %c58 : i32
            %865 = arith.select %864, %c57, %c47 : i32
            %866 = arith.ori %860, %865 : i32
            %867 = arith.cmpi sgt, %854, %c59 : i32
            %868 = arith.select %867, %c60, %c47 : i32
            %869 = arith.ori %863, %868 : i32
            %870 = arith.cmpi sgt, %854, %c61 : i32
            %871 = arith.select %870, %c60, %c47 : i32
            %872 = arith.ori %866, %871 : i32
            %873 = arith.cmpi sgt, %854, %c62 : i32
            %874 = arith.select %873, %c63, %c47 : i32
            %875 = arith.ori %869, %874 : i32
            %876 = arith.cmpi sgt, %854, %c64 : i32
            %877 = arith.select %876, %c63, %c47 : i32
            %878 = arith.ori %872, %877 : i32
            %879 = arith.cmpi sgt, %854, %c65 : i32
            %880 = arith.select %879, %c55, %c47 : i32
            %881 = arith.ori %c47, %880 : i32
            %882 = arith.cmpi sgt, %854, %c66 : i32
            %883 = arith.select %882, %c55, %c47 : i32
            %884 = arith.ori %c47, %883 : i32
            %885 = arith.cmpi sgt, %854, %c67 : i32
            %886 = arith.select %885, %c57, %c47 : i32
            %887 = arith.ori %881, %886 : i32
            %888 = arith.cmpi sgt, %854, %c68 : i32
            %889 = arith.select %888, %c57, %c47 : i32
            %890 = arith.ori %884, %889 : i32
            %891 = arith.cmpi sgt, %854, %c69 : i32
            %892 = arith.select %891, %c60, %c47 : i32
            %893 = arith.ori %887, %892 : i32
            %894 = arith.cmpi sgt, %854, %c70 : i32
            %895 = arith.select %894, %c60, %c47 : i32
            %896 = arith.ori %890, %895 : i32
            %897 = arith.cmpi sgt, %854, %c36 : i32
            %898 = arith.select %897, %c63, %c47 : i32
            %899 = arith.ori %893, %898 : i32
            %900 = arith.cmpi sgt, %854, %c33 : i32
            %901 = arith.select %900, %c63, %c47 : i32
            %902 = arith.ori %896, %901 : i32
            %903 = vector.from_elements %875, %899, %878, %902 : vector<4xi32>
            %904 = arith.addi %794, %38 : index
            %905 = arith.addi %904, %c24 : index
            %906 = vector.load %kv[%905] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %907 = arith.addi %794, %38 : index
            %908 = arith.addi %907, %c30 : index
            %909 = vector.load %kv[%908] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %910 = arith.addi %794, %38 : index
            %911 = arith.addi %910, %c37 : index
            %912 = vector.load %kv[%911] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %913 = arith.addi %794, %38 : index
            %914 = arith.addi %913, %c48 : index
            %915 = vector.load %kv[%914] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %916 = arith.addi %794, %38 : index
            %917 = arith.addi %916, %c7 : index
            %918 = vector.load %kv[%917] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %919 = vector.bitcast %217#0 : vector<4xi32> to vector<16xi8>
            %920 = wave.fp8_decode "e4m3" packed %919 : vector<16xi8> -> vector<16xf16>
            %921 = arith.addi %797, %c24 : index
            %922 = vector.load %4[%921] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %923 = arith.addi %921, %c37 : index
            %924 = vector.load %4[%923] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %925 = vector.shuffle %922, %924 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %926 = wave.mma %920, %925, %c44 : vector<16xf16>, vector<8xf32>
            %927 = vector.bitcast %217#1 : vector<4xi32> to vector<16xi8>
            %928 = wave.fp8_decode "e4m3" packed %927 : vector<16xi8> -> vector<16xf16>
            %929 = arith.addi %797, %c7 : index
            %930 = vector.load %4[%929] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %931 = arith.addi %929, %c37 : index
            %932 = vector.load %4[%931] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %933 = vector.shuffle %930, %932 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %934 = wave.mma %928, %933, %926 : vector<16xf16>, vector<8xf32>
            %935 = vector.bitcast %217#2 : vector<4xi32> to vector<16xi8>
            %936 = wave.fp8_decode "e4m3" packed %935 : vector<16xi8> -> vector<16xf16>
            %937 = arith.addi %797, %c38 : index
            %938 = vector.load %4[%937] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %939 = arith.addi %937, %c37 : index
            %940 = vector.load %4[%939] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %941 = vector.shuffle %938, %940 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %942 = wave.mma %936, %941, %934 : vector<16xf16>, vector<8xf32>
            %943 = vector.bitcast %217#3 : vector<4xi32> to vector<16xi8>
            %944 = wave.fp8_decode "e4m3" packed %943 : vector<16xi8> -> vector<16xf16>
            %945 = arith.addi %797, %c39 : index
            %946 = vector.load %4[%945] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %947 = arith.addi %945, %c37 : index
            %948 = vector.load %4[%947] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %949 = vector.shuffle %946, %948 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %950 = wave.mma %944, %949, %942 : vector<16xf16>, vector<8xf32>
            %951 = vector.bitcast %217#4 : vector<4xi32> to vector<16xi8>
            %952 = wave.fp8_decode "e4m3" packed %951 : vector<16xi8> -> vector<16xf16>
            %953 = arith.addi %797, %c40 : index
            %954 = vector.load %4[%953] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %955 = arith.addi %953, %c37 : index
            %956 = vector.load %4[%955] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %957 = vector.shuffle %954, %956 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %958 = wave.mma %952, %957, %950 : vector<16xf16>, vector<8xf32>
            %959 = arith.addi %786, %38 : index
            %960 = arith.addi %959, %c49 : index
            %961 = vector.load %kv[%960] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %962 = arith.addi %786, %38 : index
            %963 = arith.addi %962, %c50 : index
            %964 = vector.load %kv[%963] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %965 = arith.addi %786, %38 : index
            %966 = arith.addi %965, %c51 : index
            %967 = vector.load %kv[%966] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %968 = arith.addi %786, %38 : index
            %969 = arith.addi %968, %c38 : index
            %970 = vector.load %kv[%969] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %971 = arith.addi %786, %38 : index
            %972 = arith.addi %971, %c52 : index
            %973 = vector.load %kv[%972] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %974 = vector.bitcast %906 : vector<4xi32> to vector<16xi8>
            %975 = wave.fp8_decode "e4m3" packed %974 : vector<16xi8> -> vector<16xf16>
            %976 = arith.addi %797, %c24 : index
            %977 = vector.load %4[%976] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %978 = arith.addi %976, %c37 : index
            %979 = vector.load %4[%978] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %980 = vector.shuffle %977, %979 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %981 = wave.mma %975, %980, %c44 : vector<16xf16>, vector<8xf32>
            %982 = vector.bitcast %909 : vector<4xi32> to vector<16xi8>
            %983 = wave.fp8_decode "e4m3" packed %982 : vector<16xi8> -> vector<16xf16>
            %984 = arith.addi %797, %c7 : index
            %985 = vector.load %4[%984] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %986 = arith.addi %984, %c37 : index
            %987 = vector.load %4[%986] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %988 = vector.shuffle %985, %987 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %989 = wave.mma %983, %988, %981 : vector<16xf16>, vector<8xf32>
            %990 = vector.bitcast %912 : vector<4xi32> to vector<16xi8>
            %991 = wave.fp8_decode "e4m3" packed %990 : vector<16xi8> -> vector<16xf16>
            %992 = arith.addi %797, %c38 : index
            %993 = vector.load %4[%992] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %994 = arith.addi %992, %c37 : index
            %995 = vector.load %4[%994] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %996 = vector.shuffle %993, %995 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %997 = wave.mma %991, %996, %989 : vector<16xf16>, vector<8xf32>
            %998 = vector.bitcast %915 : vector<4xi32> to vector<16xi8>
            %999 = wave.fp8_decode "e4m3" packed %998 : vector<16xi8> -> vector<16xf16>
            %1000 = arith.addi %797, %c39 : index
            %1001 = vector.load %4[%1000] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1002 = arith.addi %1000, %c37 : index
            %1003 = vector.load %4[%1002] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1004 = vector.shuffle %1001, %1003 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1005 = wave.mma %999, %1004, %997 : vector<16xf16>, vector<8xf32>
            %1006 = vector.bitcast %918 : vector<4xi32> to vector<16xi8>
            %1007 = wave.fp8_decode "e4m3" packed %1006 : vector<16xi8> -> vector<16xf16>
            %1008 = arith.addi %797, %c40 : index
            %1009 = vector.load %4[%1008] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1010 = arith.addi %1008, %c37 : index
            %1011 = vector.load %4[%1010] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1012 = vector.shuffle %1009, %1011 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1013 = wave.mma %1007, %1012, %1005 : vector<16xf16>, vector<8xf32>
            %1014 = arith.addi %794, %38 : index
            %1015 = arith.addi %1014, %c49 : index
            %1016 = vector.load %kv[%1015] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1017 = arith.addi %794, %38 : index
            %1018 = arith.addi %1017, %c50 : index
            %1019 = vector.load %kv[%1018] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1020 = arith.addi %794, %38 : index
            %1021 = arith.addi %1020, %c51 : index
            %1022 = vector.load %kv[%1021] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1023 = arith.addi %794, %38 : index
            %1024 = arith.addi %1023, %c38 : index
            %1025 = vector.load %kv[%1024] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1026 = arith.addi %794, %38 : index
            %1027 = arith.addi %1026, %c52 : index
            %1028 = vector.load %kv[%1027] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1029 = arith.index_cast %2 : index to i32
            %1030 = arith.addi %777, %1029 : i32
            %1031 = arith.subi %41, %1030 : i32
            %1032 = arith.subi %1031, %c47 : i32
            %1033 = vector.broadcast %1032 : i32 to vector<8xi32>
            %1034 = arith.cmpi sgt, %1033, %c71 : vector<8xi32>
            %1035 = arith.subi %1031, %c20 : i32
            %1036 = vector.broadcast %1035 : i32 to vector<8xi32>
            %1037 = arith.cmpi sgt, %1036, %c71 : vector<8xi32>
            %1038 = arith.select %1034, %958, %c72 : vector<8xi1>, vector<8xf32>
            %1039 = arith.select %1037, %1013, %c72 : vector<8xi1>, vector<8xf32>
            %1040 = vector.extract %1038[0] : f32 from vector<8xf32>
            %1041 = vector.extract %1038[1] : f32 from vector<8xf32>
            %1042 = vector.extract %1038[2] : f32 from vector<8xf32>
            %1043 = vector.extract %1038[3] : f32 from vector<8xf32>
            %1044 = vector.extract %1038[4] : f32 from vector<8xf32>
            %1045 = vector.extract %1038[5] : f32 from vector<8xf32>
            %1046 = vector.extract %1038[6] : f32 from vector<8xf32>
            %1047 = vector.extract %1038[7] : f32 from vector<8xf32>
            %1048 = vector.extract %1039[0] : f32 from vector<8xf32>
            %1049 = vector.extract %1039[1] : f32 from vector<8xf32>
            %1050 = vector.extract %1039[2] : f32 from vector<8xf32>
            %1051 = vector.extract %1039[3] : f32 from vector<8xf32>
            %1052 = vector.extract %1039[4] : f32 from vector<8xf32>
            %1053 = vector.extract %1039[5] : f32 from vector<8xf32>
            %1054 = vector.extract %1039[6] : f32 from vector<8xf32>
            %1055 = vector.extract %1039[7] : f32 from vector<8xf32>
            %1056 = arith.maxnumf %1040, %1041 fastmath<nnan> : f32
            %1057 = arith.maxnumf %1056, %1042 fastmath<nnan> : f32
            %1058 = arith.maxnumf %1057, %1043 fastmath<nnan> : f32
            %1059 = arith.maxnumf %1058, %1044 fastmath<nnan> : f32
            %1060 = arith.maxnumf %1059, %1045 fastmath<nnan> : f32
            %1061 = arith.maxnumf %1060, %1046 fastmath<nnan> : f32
            %1062 = arith.maxnumf %1061, %1047 fastmath<nnan> : f32
            %1063 = arith.maxnumf %1062, %1048 fastmath<nnan> : f32
            %1064 = arith.maxnumf %1063, %1049 fastmath<nnan> : f32
            %1065 = arith.maxnumf %1064, %1050 fastmath<nnan> : f32
            %1066 = arith.maxnumf %1065, %1051 fastmath<nnan> : f32
            %1067 = arith.maxnumf %1066, %1052 fastmath<nnan> : f32
            %1068 = arith.maxnumf %1067, %1053 fastmath<nnan> : f32
            %1069 = arith.maxnumf %1068, %1054 fastmath<nnan> : f32
            %1070 = arith.maxnumf %1069, %1055 fastmath<nnan> : f32
            %1071 = wave.swap_halves %1070 : f32
            %1072 = arith.maxnumf %1070, %1071 fastmath<nnan> : f32
            %1073 = arith.mulf %1072, %153 : f32
            %1074 = arith.addf %217#5, %c53 : f32
            %1075 = arith.cmpf ogt, %1073, %1074 : f32
            %1076:7 = scf.if %1075 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %1077 = arith.subf %217#5, %1073 : f32
              %1078 = wave.exp2 %1077 : f32
              %1079 = vector.broadcast %1078 : f32 to vector<8xf32>
              %1080 = arith.mulf %217#6, %1078 : f32
              %1081 = arith.mulf %217#7, %1079 : vector<8xf32>
              %1082 = arith.mulf %217#8, %1079 : vector<8xf32>
              %1083 = arith.mulf %217#9, %1079 : vector<8xf32>
              %1084 = arith.mulf %217#10, %1079 : vector<8xf32>
              %1085 = arith.mulf %217#11, %1079 : vector<8xf32>
              scf.yield %1073, %1080, %1081, %1082, %1083, %1084, %1085 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %217#5, %217#6, %217#7, %217#8, %217#9, %217#10, %217#11 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %1086 = vector.broadcast %153 : f32 to vector<8xf32>
            %1087 = arith.subf %c54, %1076#0 : f32
            %1088 = vector.broadcast %1087 : f32 to vector<8xf32>
            %1089 = math.fma %1038, %1086, %1088 : vector<8xf32>
            %1090 = wave.exp2 %1089 : vector<8xf32>
            %1091 = math.fma %1039, %1086, %1088 : vector<8xf32>
            %1092 = wave.exp2 %1091 : vector<8xf32>
            %1093 = arith.select %1034, %1090, %c44 : vector<8xi1>, vector<8xf32>
            %1094 = arith.select %1037, %1092, %c44 : vector<8xi1>, vector<8xf32>
            %1095 = arith.truncf %1093 : vector<8xf32> to vector<8xf16>
            %1096 = vector.bitcast %1095 : vector<8xf16> to vector<4xi32>
            %1097 = wave.swap_halves %1096 : vector<4xi32>
            %1098 = arith.select %3, %1097, %1096 : vector<4xi32>
            %1099 = arith.select %3, %1096, %1097 : vector<4xi32>
            %1100 = vector.shuffle %1098, %1099 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1101 = vector.bitcast %1100 : vector<8xi32> to vector<16xf16>
            %1102 = arith.truncf %1094 : vector<8xf32> to vector<8xf16>
            %1103 = vector.bitcast %1102 : vector<8xf16> to vector<4xi32>
            %1104 = wave.swap_halves %1103 : vector<4xi32>
            %1105 = arith.select %3, %1104, %1103 : vector<4xi32>
            %1106 = arith.select %3, %1103, %1104 : vector<4xi32>
            %1107 = vector.shuffle %1105, %1106 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1108 = vector.bitcast %1107 : vector<8xi32> to vector<16xf16>
            %1109 = arith.addf %1093, %1094 : vector<8xf32>
            %1110 = vector.extract %1109[0] : f32 from vector<8xf32>
            %1111 = vector.extract %1109[1] : f32 from vector<8xf32>
            %1112 = vector.extract %1109[2] : f32 from vector<8xf32>
            %1113 = vector.extract %1109[3] : f32 from vector<8xf32>
            %1114 = vector.extract %1109[4] : f32 from vector<8xf32>
            %1115 = vector.extract %1109[5] : f32 from vector<8xf32>
            %1116 = vector.extract %1109[6] : f32 from vector<8xf32>
            %1117 = vector.extract %1109[7] : f32 from vector<8xf32>
            %1118 = arith.addf %1110, %1114 : f32
            %1119 = arith.addf %1111, %1115 : f32
            %1120 = arith.addf %1112, %1116 : f32
            %1121 = arith.addf %1113, %1117 : f32
            %1122 = arith.addf %1118, %1120 : f32
            %1123 = arith.addf %1119, %1121 : f32
            %1124 = arith.addf %1122, %1123 : f32
            %1125 = arith.addf %1076#1, %1124 : f32
            %1126 = arith.andi %961, %850 : vector<4xi32>
            %1127 = vector.bitcast %1126 : vector<4xi32> to vector<16xi8>
            %1128 = wave.fp8_decode "e4m3" packed %1127 : vector<16xi8> -> vector<16xf16>
            %1129 = wave.mma %1128, %1101, %1076#2 : vector<16xf16>, vector<8xf32>
            %1130 = arith.andi %964, %850 : vector<4xi32>
            %1131 = vector.bitcast %1130 : vector<4xi32> to vector<16xi8>
            %1132 = wave.fp8_decode "e4m3" packed %1131 : vector<16xi8> -> vector<16xf16>
            %1133 = wave.mma %1132, %1101, %1076#3 : vector<16xf16>, vector<8xf32>
            %1134 = arith.andi %967, %850 : vector<4xi32>
            %1135 = vector.bitcast %1134 : vector<4xi32> to vector<16xi8>
            %1136 = wave.fp8_decode "e4m3" packed %1135 : vector<16xi8> -> vector<16xf16>
            %1137 = wave.mma %1136, %1101, %1076#4 : vector<16xf16>, vector<8xf32>
            %1138 = arith.andi %970, %850 : vector<4xi32>
            %1139 = vector.bitcast %1138 : vector<4xi32> to vector<16xi8>
            %1140 = wave.fp8_decode "e4m3" packed %1139 : vector<16xi8> -> vector<16xf16>
            %1141 = wave.mma %1140, %1101, %1076#5 : vector<16xf16>, vector<8xf32>
            %1142 = arith.andi %973, %850 : vector<4xi32>
            %1143 = vector.bitcast %1142 : vector<4xi32> to vector<16xi8>
            %1144 = wave.fp8_decode "e4m3" packed %1143 : vector<16xi8> -> vector<16xf16>
            %1145 = wave.mma %1144, %1101, %1076#6 : vector<16xf16>, vector<8xf32>
            %1146 = arith.andi %1016, %903 : vector<4xi32>
            %1147 = vector.bitcast %1146 : vector<4xi32> to vector<16xi8>
            %1148 = wave.fp8_decode "e4m3" packed %1147 : vector<16xi8> -> vector<16xf16>
            %1149 = wave.mma %1148, %1108, %1129 : vector<16xf16>, vector<8xf32>
            %1150 = arith.andi %1019, %903 : vector<4xi32>
            %1151 = vector.bitcast %1150 : vector<4xi32> to vector<16xi8>
            %1152 = wave.fp8_decode "e4m3" packed %1151 : vector<16xi8> -> vector<16xf16>
            %1153 = wave.mma %1152, %1108, %1133 : vector<16xf16>, vector<8xf32>
            %1154 = arith.andi %1022, %903 : vector<4xi32>
            %1155 = vector.bitcast %1154 : vector<4xi32> to vector<16xi8>
            %1156 = wave.fp8_decode "e4m3" packed %1155 : vector<16xi8> -> vector<16xf16>
            %1157 = wave.mma %1156, %1108, %1137 : vector<16xf16>, vector<8xf32>
            %1158 = arith.andi %1025, %903 : vector<4xi32>
            %1159 = vector.bitcast %1158 : vector<4xi32> to vector<16xi8>
            %1160 = wave.fp8_decode "e4m3" packed %1159 : vector<16xi8> -> vector<16xf16>
            %1161 = wave.mma %1160, %1108, %1141 : vector<16xf16>, vector<8xf32>
            %1162 = arith.andi %1028, %903 : vector<4xi32>
            %1163 = vector.bitcast %1162 : vector<4xi32> to vector<16xi8>
            %1164 = wave.fp8_decode "e4m3" packed %1163 : vector<16xi8> -> vector<16xf16>
            %1165 = wave.mma %1164, %1108, %1145 : vector<16xf16>, vector<8xf32>
            scf.yield %1076#0, %1125, %1149, %1153, %1157, %1161, %1165 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %1166 = wave.swap_halves %514#1 : f32
          %1167 = arith.addf %514#1, %1166 : f32
          scf.yield %514#0, %1167, %514#2, %514#3, %514#4, %514#5, %514#6 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c42, %c43, %c44, %c44, %c44, %c44, %c44 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %1168 = arith.cmpi slt, %1, %c9 : index
        wave.barrier
        scf.if %1168 {
          %1169 = arith.muli %8, %c8 : index
          %1170 = arith.addi %1169, %1 : index
          memref.store %162#0, %6[%1170] : memref<?xf32>
          %1171 = arith.addi %1170, %c3 : index
          memref.store %162#1, %6[%1171] : memref<?xf32>
          %1172 = arith.muli %8, %c38 : index
          %1173 = arith.muli %2, %c9 : index
          %1174 = arith.addi %1172, %1173 : index
          %1175 = arith.addi %1174, %1 : index
          %1176 = vector.extract %162#2[0] : f32 from vector<8xf32>
          %1177 = arith.addi %1175, %c24 : index
          memref.store %1176, %5[%1177] : memref<?xf32>
          %1178 = vector.extract %162#2[1] : f32 from vector<8xf32>
          %1179 = arith.addi %1175, %c3 : index
          memref.store %1178, %5[%1179] : memref<?xf32>
          %1180 = vector.extract %162#2[2] : f32 from vector<8xf32>
          %1181 = arith.addi %1175, %c8 : index
          memref.store %1180, %5[%1181] : memref<?xf32>
          %1182 = vector.extract %162#2[3] : f32 from vector<8xf32>
          %1183 = arith.addi %1175, %c28 : index
          memref.store %1182, %5[%1183] : memref<?xf32>
          %1184 = vector.extract %162#2[4] : f32 from vector<8xf32>
          %1185 = arith.addi %1175, %c30 : index
          memref.store %1184, %5[%1185] : memref<?xf32>
          %1186 = vector.extract %162#2[5] : f32 from vector<8xf32>
          %1187 = arith.addi %1175, %c25 : index
          memref.store %1186, %5[%1187] : memref<?xf32>
          %1188 = vector.extract %162#2[6] : f32 from vector<8xf32>
          %1189 = arith.addi %1175, %c73 : index
          memref.store %1188, %5[%1189] : memref<?xf32>
          %1190 = vector.extract %162#2[7] : f32 from vector<8xf32>
          %1191 = arith.addi %1175, %c74 : index
          memref.store %1190, %5[%1191] : memref<?xf32>
          %1192 = vector.extract %162#3[0] : f32 from vector<8xf32>
          %1193 = arith.addi %1175, %c37 : index
          memref.store %1192, %5[%1193] : memref<?xf32>
          %1194 = vector.extract %162#3[1] : f32 from vector<8xf32>
          %1195 = arith.addi %1175, %c75 : index
          memref.store %1194, %5[%1195] : memref<?xf32>
          %1196 = vector.extract %162#3[2] : f32 from vector<8xf32>
          %1197 = arith.addi %1175, %c76 : index
          memref.store %1196, %5[%1197] : memref<?xf32>
          %1198 = vector.extract %162#3[3] : f32 from vector<8xf32>
          %1199 = arith.addi %1175, %c77 : index
          memref.store %1198, %5[%1199] : memref<?xf32>
          %1200 = vector.extract %162#3[4] : f32 from vector<8xf32>
          %1201 = arith.addi %1175, %c48 : index
          memref.store %1200, %5[%1201] : memref<?xf32>
          %1202 = vector.extract %162#3[5] : f32 from vector<8xf32>
          %1203 = arith.addi %1175, %c78 : index
          memref.store %1202, %5[%1203] : memref<?xf32>
          %1204 = vector.extract %162#3[6] : f32 from vector<8xf32>
          %1205 = arith.addi %1175, %c79 : index
          memref.store %1204, %5[%1205] : memref<?xf32>
          %1206 = vector.extract %162#3[7] : f32 from vector<8xf32>
          %1207 = arith.addi %1175, %c80 : index
          memref.store %1206, %5[%1207] : memref<?xf32>
          %1208 = vector.extract %162#4[0] : f32 from vector<8xf32>
          %1209 = arith.addi %1175, %c7 : index
          memref.store %1208, %5[%1209] : memref<?xf32>
          %1210 = vector.extract %162#4[1] : f32 from vector<8xf32>
          %1211 = arith.addi %1175, %c81 : index
          memref.store %1210, %5[%1211] : memref<?xf32>
          %1212 = vector.extract %162#4[2] : f32 from vector<8xf32>
          %1213 = arith.addi %1175, %c82 : index
          memref.store %1212, %5[%1213] : memref<?xf32>
          %1214 = vector.extract %162#4[3] : f32 from vector<8xf32>
          %1215 = arith.addi %1175, %c83 : index
          memref.store %1214, %5[%1215] : memref<?xf32>
          %1216 = vector.extract %162#4[4] : f32 from vector<8xf32>
          %1217 = arith.addi %1175, %c49 : index
          memref.store %1216, %5[%1217] : memref<?xf32>
          %1218 = vector.extract %162#4[5] : f32 from vector<8xf32>
          %1219 = arith.addi %1175, %c84 : index
          memref.store %1218, %5[%1219] : memref<?xf32>
          %1220 = vector.extract %162#4[6] : f32 from vector<8xf32>
          %1221 = arith.addi %1175, %c85 : index
          memref.store %1220, %5[%1221] : memref<?xf32>
          %1222 = vector.extract %162#4[7] : f32 from vector<8xf32>
          %1223 = arith.addi %1175, %c86 : index
          memref.store %1222, %5[%1223] : memref<?xf32>
          %1224 = vector.extract %162#5[0] : f32 from vector<8xf32>
          %1225 = arith.addi %1175, %c50 : index
          memref.store %1224, %5[%1225] : memref<?xf32>
          %1226 = vector.extract %162#5[1] : f32 from vector<8xf32>
          %1227 = arith.addi %1175, %c87 : index
          memref.store %1226, %5[%1227] : memref<?xf32>
          %1228 = vector.extract %162#5[2] : f32 from vector<8xf32>
          %1229 = arith.addi %1175, %c88 : index
          memref.store %1228, %5[%1229] : memref<?xf32>
          %1230 = vector.extract %162#5[3] : f32 from vector<8xf32>
          %1231 = arith.addi %1175, %c89 : index
          memref.store %1230, %5[%1231] : memref<?xf32>
          %1232 = vector.extract %162#5[4] : f32 from vector<8xf32>
          %1233 = arith.addi %1175, %c51 : index
          memref.store %1232, %5[%1233] : memref<?xf32>
          %1234 = vector.extract %162#5[5] : f32 from vector<8xf32>
          %1235 = arith.addi %1175, %c90 : index
          memref.store %1234, %5[%1235] : memref<?xf32>
          %1236 = vector.extract %162#5[6] : f32 from vector<8xf32>
          %1237 = arith.addi %1175, %c91 : index
          memref.store %1236, %5[%1237] : memref<?xf32>
          %1238 = vector.extract %162#5[7] : f32 from vector<8xf32>
          %1239 = arith.addi %1175, %c92 : index
          memref.store %1238, %5[%1239] : memref<?xf32>
        }
        wave.barrier
        %1240 = arith.addi %11, %c24 : index
        %1241 = memref.load %6[%1240] : memref<?xf32>
        %1242 = arith.addi %11, %c3 : index
        %1243 = memref.load %6[%1242] : memref<?xf32>
        %1244 = arith.addi %11, %c8 : index
        %1245 = memref.load %6[%1244] : memref<?xf32>
        %1246 = arith.addi %11, %c28 : index
        %1247 = memref.load %6[%1246] : memref<?xf32>
        %1248 = arith.addi %11, %c30 : index
        %1249 = memref.load %6[%1248] : memref<?xf32>
        %1250 = arith.addi %11, %c25 : index
        %1251 = memref.load %6[%1250] : memref<?xf32>
        %1252 = arith.addi %11, %c73 : index
        %1253 = memref.load %6[%1252] : memref<?xf32>
        %1254 = arith.addi %11, %c74 : index
        %1255 = memref.load %6[%1254] : memref<?xf32>
        %1256 = arith.addi %11, %c37 : index
        %1257 = memref.load %6[%1256] : memref<?xf32>
        %1258 = arith.addi %11, %c75 : index
        %1259 = memref.load %6[%1258] : memref<?xf32>
        %1260 = arith.addi %11, %c76 : index
        %1261 = memref.load %6[%1260] : memref<?xf32>
        %1262 = arith.addi %11, %c77 : index
        %1263 = memref.load %6[%1262] : memref<?xf32>
        %1264 = arith.addi %11, %c48 : index
        %1265 = memref.load %6[%1264] : memref<?xf32>
        %1266 = arith.addi %11, %c78 : index
        %1267 = memref.load %6[%1266] : memref<?xf32>
        %1268 = arith.addi %11, %c79 : index
        %1269 = memref.load %6[%1268] : memref<?xf32>
        %1270 = arith.addi %11, %c80 : index
        %1271 = memref.load %6[%1270] : memref<?xf32>
        %1272 = arith.maxnumf %1241, %1245 fastmath<nnan> : f32
        %1273 = arith.subf %1241, %1272 : f32
        %1274 = wave.exp2 %1273 : f32
        %1275 = arith.subf %1245, %1272 : f32
        %1276 = wave.exp2 %1275 : f32
        %1277 = arith.mulf %1243, %1274 : f32
        %1278 = math.fma %1247, %1276, %1277 : f32
        %1279 = arith.maxnumf %1272, %1249 fastmath<nnan> : f32
        %1280 = arith.subf %1272, %1279 : f32
        %1281 = wave.exp2 %1280 : f32
        %1282 = arith.subf %1249, %1279 : f32
        %1283 = wave.exp2 %1282 : f32
        %1284 = arith.mulf %1278, %1281 : f32
        %1285 = math.fma %1251, %1283, %1284 : f32
        %1286 = arith.maxnumf %1279, %1253 fastmath<nnan> : f32
        %1287 = arith.subf %1279, %1286 : f32
        %1288 = wave.exp2 %1287 : f32
        %1289 = arith.subf %1253, %1286 : f32
        %1290 = wave.exp2 %1289 : f32
        %1291 = arith.mulf %1285, %1288 : f32
        %1292 = math.fma %1255, %1290, %1291 : f32
        %1293 = arith.maxnumf %1286, %1257 fastmath<nnan> : f32
        %1294 = arith.subf %1286, %1293 : f32
        %1295 = wave.exp2 %1294 : f32
        %1296 = arith.subf %1257, %1293 : f32
        %1297 = wave.exp2 %1296 : f32
        %1298 = arith.mulf %1292, %1295 : f32
        %1299 = math.fma %1259, %1297, %1298 : f32
        %1300 = arith.maxnumf %1293, %1261 fastmath<nnan> : f32
        %1301 = arith.subf %1293, %1300 : f32
        %1302 = wave.exp2 %1301 : f32
        %1303 = arith.subf %1261, %1300 : f32
        %1304 = wave.exp2 %1303 : f32
        %1305 = arith.mulf %1299, %1302 : f32
        %1306 = math.fma %1263, %1304, %1305 : f32
        %1307 = arith.maxnumf %1300, %1265 fastmath<nnan> : f32
        %1308 = arith.subf %1300, %1307 : f32
        %1309 = wave.exp2 %1308 : f32
        %1310 = arith.subf %1265, %1307 : f32
        %1311 = wave.exp2 %1310 : f32
        %1312 = arith.mulf %1306, %1309 : f32
        %1313 = math.fma %1267, %1311, %1312 : f32
        %1314 = arith.maxnumf %1307, %1269 fastmath<nnan> : f32
        %1315 = arith.subf %1307, %1314 : f32
        %1316 = wave.exp2 %1315 : f32
        %1317 = arith.subf %1269, %1314 : f32
        %1318 = wave.exp2 %1317 : f32
        %1319 = arith.mulf %1313, %1316 : f32
        %1320 = math.fma %1271, %1318, %1319 : f32
        %1321 = arith.addi %10, %c24 : index
        %1322 = arith.addi %1321, %c24 : index
        %1323 = memref.load %5[%1322] : memref<?xf32>
        %1324 = arith.addi %1321, %c38 : index
        %1325 = memref.load %5[%1324] : memref<?xf32>
        %1326 = arith.addi %1321, %c40 : index
        %1327 = memref.load %5[%1326] : memref<?xf32>
        %1328 = arith.addi %1321, %c93 : index
        %1329 = memref.load %5[%1328] : memref<?xf32>
        %1330 = arith.addi %1321, %c94 : index
        %1331 = memref.load %5[%1330] : memref<?xf32>
        %1332 = arith.addi %1321, %c95 : index
        %1333 = memref.load %5[%1332] : memref<?xf32>
        %1334 = arith.addi %1321, %c96 : index
        %1335 = memref.load %5[%1334] : memref<?xf32>
        %1336 = arith.addi %1321, %c97 : index
        %1337 = memref.load %5[%1336] : memref<?xf32>
        %1338 = arith.mulf %1323, %1274 : f32
        %1339 = math.fma %1325, %1276, %1338 : f32
        %1340 = arith.mulf %1339, %1281 : f32
        %1341 = math.fma %1327, %1283, %1340 : f32
        %1342 = arith.mulf %1341, %1288 : f32
        %1343 = math.fma %1329, %1290, %1342 : f32
        %1344 = arith.mulf %1343, %1295 : f32
        %1345 = math.fma %1331, %1297, %1344 : f32
        %1346 = arith.mulf %1345, %1302 : f32
        %1347 = math.fma %1333, %1304, %1346 : f32
        %1348 = arith.mulf %1347, %1309 : f32
        %1349 = math.fma %1335, %1311, %1348 : f32
        %1350 = arith.mulf %1349, %1316 : f32
        %1351 = math.fma %1337, %1318, %1350 : f32
        %1352 = arith.addi %10, %c7 : index
        %1353 = arith.addi %1352, %c24 : index
        %1354 = memref.load %5[%1353] : memref<?xf32>
        %1355 = arith.addi %1352, %c38 : index
        %1356 = memref.load %5[%1355] : memref<?xf32>
        %1357 = arith.addi %1352, %c40 : index
        %1358 = memref.load %5[%1357] : memref<?xf32>
        %1359 = arith.addi %1352, %c93 : index
        %1360 = memref.load %5[%1359] : memref<?xf32>
        %1361 = arith.addi %1352, %c94 : index
        %1362 = memref.load %5[%1361] : memref<?xf32>
        %1363 = arith.addi %1352, %c95 : index
        %1364 = memref.load %5[%1363] : memref<?xf32>
        %1365 = arith.addi %1352, %c96 : index
        %1366 = memref.load %5[%1365] : memref<?xf32>
        %1367 = arith.addi %1352, %c97 : index
        %1368 = memref.load %5[%1367] : memref<?xf32>
        %1369 = arith.mulf %1354, %1274 : f32
        %1370 = math.fma %1356, %1276, %1369 : f32
        %1371 = arith.mulf %1370, %1281 : f32
        %1372 = math.fma %1358, %1283, %1371 : f32
        %1373 = arith.mulf %1372, %1288 : f32
        %1374 = math.fma %1360, %1290, %1373 : f32
        %1375 = arith.mulf %1374, %1295 : f32
        %1376 = math.fma %1362, %1297, %1375 : f32
        %1377 = arith.mulf %1376, %1302 : f32
        %1378 = math.fma %1364, %1304, %1377 : f32
        %1379 = arith.mulf %1378, %1309 : f32
        %1380 = math.fma %1366, %1311, %1379 : f32
        %1381 = arith.mulf %1380, %1316 : f32
        %1382 = math.fma %1368, %1318, %1381 : f32
        wave.barrier
        scf.if %1168 {
          %1383 = arith.muli %8, %c38 : index
          %1384 = arith.muli %2, %c9 : index
          %1385 = arith.addi %1383, %1384 : index
          %1386 = arith.addi %1385, %1 : index
          %1387 = vector.extract %162#6[0] : f32 from vector<8xf32>
          %1388 = arith.addi %1386, %c24 : index
          memref.store %1387, %5[%1388] : memref<?xf32>
          %1389 = vector.extract %162#6[1] : f32 from vector<8xf32>
          %1390 = arith.addi %1386, %c3 : index
          memref.store %1389, %5[%1390] : memref<?xf32>
          %1391 = vector.extract %162#6[2] : f32 from vector<8xf32>
          %1392 = arith.addi %1386, %c8 : index
          memref.store %1391, %5[%1392] : memref<?xf32>
          %1393 = vector.extract %162#6[3] : f32 from vector<8xf32>
          %1394 = arith.addi %1386, %c28 : index
          memref.store %1393, %5[%1394] : memref<?xf32>
          %1395 = vector.extract %162#6[4] : f32 from vector<8xf32>
          %1396 = arith.addi %1386, %c30 : index
          memref.store %1395, %5[%1396] : memref<?xf32>
          %1397 = vector.extract %162#6[5] : f32 from vector<8xf32>
          %1398 = arith.addi %1386, %c25 : index
          memref.store %1397, %5[%1398] : memref<?xf32>
          %1399 = vector.extract %162#6[6] : f32 from vector<8xf32>
          %1400 = arith.addi %1386, %c73 : index
          memref.store %1399, %5[%1400] : memref<?xf32>
          %1401 = vector.extract %162#6[7] : f32 from vector<8xf32>
          %1402 = arith.addi %1386, %c74 : index
          memref.store %1401, %5[%1402] : memref<?xf32>
        }
        wave.barrier
        %1403 = arith.addi %10, %c24 : index
        %1404 = arith.addi %1403, %c24 : index
        %1405 = memref.load %5[%1404] : memref<?xf32>
        %1406 = arith.addi %1403, %c38 : index
        %1407 = memref.load %5[%1406] : memref<?xf32>
        %1408 = arith.addi %1403, %c40 : index
        %1409 = memref.load %5[%1408] : memref<?xf32>
        %1410 = arith.addi %1403, %c93 : index
        %1411 = memref.load %5[%1410] : memref<?xf32>
        %1412 = arith.addi %1403, %c94 : index
        %1413 = memref.load %5[%1412] : memref<?xf32>
        %1414 = arith.addi %1403, %c95 : index
        %1415 = memref.load %5[%1414] : memref<?xf32>
        %1416 = arith.addi %1403, %c96 : index
        %1417 = memref.load %5[%1416] : memref<?xf32>
        %1418 = arith.addi %1403, %c97 : index
        %1419 = memref.load %5[%1418] : memref<?xf32>
        %1420 = arith.mulf %1405, %1274 : f32
        %1421 = math.fma %1407, %1276, %1420 : f32
        %1422 = arith.mulf %1421, %1281 : f32
        %1423 = math.fma %1409, %1283, %1422 : f32
        %1424 = arith.mulf %1423, %1288 : f32
        %1425 = math.fma %1411, %1290, %1424 : f32
        %1426 = arith.mulf %1425, %1295 : f32
        %1427 = math.fma %1413, %1297, %1426 : f32
        %1428 = arith.mulf %1427, %1302 : f32
        %1429 = math.fma %1415, %1304, %1428 : f32
        %1430 = arith.mulf %1429, %1309 : f32
        %1431 = math.fma %1417, %1311, %1430 : f32
        %1432 = arith.mulf %1431, %1316 : f32
        %1433 = math.fma %1419, %1318, %1432 : f32
        %1434 = arith.cmpi eq, %45, %c19 : i32
        scf.if %1434 {
          %1435 = arith.addi %kvHeads, %18 : index
          %1436 = memref.load %scales[%1435] : memref<?xf32>
          %1437 = arith.divf %1436, %1320 : f32
          %1438 = arith.addi %20, %11 : index
          %1439 = arith.cmpi slt, %1438, %groupSize : index
          scf.if %1439 {
            %1440 = arith.muli %18, %groupSize : index
            %1441 = arith.addi %1440, %1438 : index
            %1442 = arith.muli %1441, %c25 : index
            %1443 = arith.muli %heads, %c25 : index
            %1444 = arith.addi %10, %c24 : index
            %1445 = arith.mulf %1351, %1437 : f32
            %1446 = arith.addf %1445, %c43 : f32
            %1447 = arith.minimumf %1446, %c99 : f32
            %1448 = arith.maximumf %1447, %c100 : f32
            %1449 = arith.truncf %1448 : f32 to f16
            %1450 = arith.divui %1444, %c9 : index
            %1451 = arith.addi %1442, %1450 : index
            %1452 = arith.divui %27, %outTileRows : index
            %1453 = arith.divui %1443, %c3 : index
            %1454 = arith.muli %1452, %1453 : index
            %1455 = arith.divui %1451, %c3 : index
            %1456 = arith.addi %1454, %1455 : index
            %1457 = arith.muli %1456, %c11 : index
            %1458 = arith.remui %1451, %c3 : index
            %1459 = arith.divui %1458, %c9 : index
            %1460 = arith.addi %1457, %1459 : index
            %1461 = arith.muli %outTileRows, %c9 : index
            %1462 = arith.muli %1460, %1461 : index
            %1463 = arith.remui %27, %outTileRows : index
            %1464 = arith.muli %1463, %c9 : index
            %1465 = arith.addi %1462, %1464 : index
            %1466 = arith.remui %1451, %c9 : index
            %1467 = arith.addi %1465, %1466 : index
            memref.store %1449, %out[%1467] : memref<?xf16>
            %1468 = arith.addi %10, %c7 : index
            %1469 = arith.mulf %1382, %1437 : f32
            %1470 = arith.addf %1469, %c43 : f32
            %1471 = arith.minimumf %1470, %c99 : f32
            %1472 = arith.maximumf %1471, %c100 : f32
            %1473 = arith.truncf %1472 : f32 to f16
            %1474 = arith.divui %1468, %c9 : index
            %1475 = arith.addi %1442, %1474 : index
            %1476 = arith.divui %27, %outTileRows : index
            %1477 = arith.divui %1443, %c3 : index
            %1478 = arith.muli %1476, %1477 : index
            %1479 = arith.divui %1475, %c3 : index
            %1480 = arith.addi %1478, %1479 : index
            %1481 = arith.muli %1480, %c11 : index
            %1482 = arith.remui %1475, %c3 : index
            %1483 = arith.divui %1482, %c9 : index
            %1484 = arith.addi %1481, %1483 : index
            %1485 = arith.muli %outTileRows, %c9 : index
            %1486 = arith.muli %1484, %1485 : index
            %1487 = arith.remui %27, %outTileRows : index
            %1488 = arith.muli %1487, %c9 : index
            %1489 = arith.addi %1486, %1488 : index
            %1490 = arith.remui %1475, %c9 : index
            %1491 = arith.addi %1489, %1490 : index
            memref.store %1473, %out[%1491] : memref<?xf16>
            %1492 = arith.cmpi slt, %10, %c37 : index
            scf.if %1492 {
              %1493 = arith.addi %10, %c38 : index
              %1494 = arith.mulf %1433, %1437 : f32
              %1495 = arith.addf %1494, %c43 : f32
              %1496 = arith.minimumf %1495, %c99 : f32
              %1497 = arith.maximumf %1496, %c100 : f32
              %1498 = arith.truncf %1497 : f32 to f16
              %1499 = arith.divui %1493, %c9 : index
              %1500 = arith.addi %1442, %1499 : index
              %1501 = arith.divui %27, %outTileRows : index
              %1502 = arith.divui %1443, %c3 : index
              %1503 = arith.muli %1501, %1502 : index
              %1504 = arith.divui %1500, %c3 : index
              %1505 = arith.addi %1503, %1504 : index
              %1506 = arith.muli %1505, %c11 : index
              %1507 = arith.remui %1500, %c3 : index
              %1508 = arith.divui %1507, %c9 : index
              %1509 = arith.addi %1506, %1508 : index
              %1510 = arith.muli %outTileRows, %c9 : index
              %1511 = arith.muli %1509, %1510 : index
              %1512 = arith.remui %27, %outTileRows : index
              %1513 = arith.muli %1512, %c9 : index
              %1514 = arith.addi %1511, %1513 : index
              %1515 = arith.remui %1500, %c9 : index
              %1516 = arith.addi %1514, %1515 : index
              memref.store %1498, %out[%1516] : memref<?xf16>
            }
          }
        } else {
          %1517 = arith.addi %ranges, %groups : index
          %1518 = arith.muli %12, %1517 : index
          %1519 = arith.index_castui %154 : i32 to index
          %1520 = arith.addi %1518, %1519 : index
          %1521 = arith.muli %1520, %c103 : index
          %1522 = arith.addi %10, %c24 : index
          %1523 = arith.addi %1521, %1522 : index
          memref.store %1351, %partial[%1523] : memref<?xf32>
          %1524 = arith.addi %10, %c7 : index
          %1525 = arith.addi %1521, %1524 : index
          memref.store %1382, %partial[%1525] : memref<?xf32>
          %1526 = arith.cmpi slt, %10, %c37 : index
          scf.if %1526 {
            %1527 = arith.addi %10, %c38 : index
            %1528 = arith.addi %1521, %1527 : index
            memref.store %1433, %partial[%1528] : memref<?xf32>
          }
          %1529 = arith.cmpi slt, %10, %c9 : index
          scf.if %1529 {
            %1530 = arith.addi %1521, %c17 : index
            %1531 = arith.addi %1530, %10 : index
            memref.store %1314, %partial[%1531] : memref<?xf32>
            %1532 = arith.addi %1531, %c9 : index
            memref.store %1320, %partial[%1532] : memref<?xf32>
          }
          %1533 = arith.addi %45, %c64 : i32
          %1534 = arith.divui %1533, %c65 : i32
          %1535 = arith.divui %154, %c65 : i32
          %1536 = arith.addi %groups, %c4 : index
          %1537 = arith.muli %12, %1536 : index
          %1538 = arith.muli %1535, %c65 : i32
          %1539 = arith.subi %45, %1538 : i32
          %1540 = arith.minsi %1539, %c65 : i32
          %1541 = arith.index_castui %1535 : i32 to index
          %1542 = arith.addi %1537, %1541 : index
          %1543 = arith.index_castui %1540 : i32 to index
          %1544 = wave.arrive %counters[%1542], %1543 : memref<?xi32>
          scf.if %1544 {
            %1545 = arith.muli %1535, %c65 : i32
            %1552:5 = scf.for %1546 = %c47 to %1540 step %c65 iter_args(%1547 = %c42, %1548 = %c43, %1549 = %c43, %1550 = %c43, %1551 = %c43) -> (f32, f32, f32, f32, f32) : i32 {
              %1553 = arith.addi %1546, %c47 : i32
              %1554 = arith.subi %1540, %c19 : i32
              %1555 = arith.minsi %1553, %1554 : i32
              %1556 = arith.addi %1545, %1555 : i32
              %1557 = arith.addi %ranges, %groups : index
              %1558 = arith.muli %12, %1557 : index
              %1559 = arith.index_castui %1556 : i32 to index
              %1560 = arith.addi %1558, %1559 : index
              %1561 = arith.muli %1560, %c103 : index
              %1562 = arith.addi %1561, %c17 : index
              %1563 = arith.addi %1562, %11 : index
              %1564 = memref.load %partial[%1563] : memref<?xf32>
              %1565 = arith.cmpi slt, %1553, %1540 : i32
              %1566 = arith.select %1565, %1564, %c42 : f32
              %1567 = arith.addi %1561, %10 : index
              %1568 = arith.addi %1567, %c24 : index
              %1569 = memref.load %partial[%1568] : memref<?xf32>
              %1570 = arith.addi %1561, %10 : index
              %1571 = arith.addi %1570, %c7 : index
              %1572 = memref.load %partial[%1571] : memref<?xf32>
              %1573 = arith.addi %10, %c38 : index
              %1574 = arith.minsi %1573, %c17 : index
              %1575 = arith.addi %1561, %1574 : index
              %1576 = memref.load %partial[%1575] : memref<?xf32>
              %1577 = arith.addi %1563, %c9 : index
              %1578 = memref.load %partial[%1577] : memref<?xf32>
              %1579 = arith.addi %1546, %c19 : i32
              %1580 = arith.subi %1540, %c19 : i32
              %1581 = arith.minsi %1579, %1580 : i32
              %1582 = arith.addi %1545, %1581 : i32
              %1583 = arith.addi %ranges, %groups : index
              %1584 = arith.muli %12, %1583 : index
              %1585 = arith.index_castui %1582 : i32 to index
              %1586 = arith.addi %1584, %1585 : index
              %1587 = arith.muli %1586, %c103 : index
              %1588 = arith.addi %1587, %c17 : index
              %1589 = arith.addi %1588, %11 : index
              %1590 = memref.load %partial[%1589] : memref<?xf32>
              %1591 = arith.cmpi slt, %1579, %1540 : i32
              %1592 = arith.select %1591, %1590, %c42 : f32
              %1593 = arith.addi %1587, %10 : index
              %1594 = arith.addi %1593, %c24 : index
              %1595 = memref.load %partial[%1594] : memref<?xf32>
              %1596 = arith.addi %1587, %10 : index
              %1597 = arith.addi %1596, %c7 : index
              %1598 = memref.load %partial[%1597] : memref<?xf32>
              %1599 = arith.addi %10, %c38 : index
              %1600 = arith.minsi %1599, %c17 : index
              %1601 = arith.addi %1587, %1600 : index
              %1602 = memref.load %partial[%1601] : memref<?xf32>
              %1603 = arith.addi %1589, %c9 : index
              %1604 = memref.load %partial[%1603] : memref<?xf32>
              %1605 = arith.addi %1546, %c56 : i32
              %1606 = arith.subi %1540, %c19 : i32
              %1607 = arith.minsi %1605, %1606 : i32
              %1608 = arith.addi %1545, %1607 : i32
              %1609 = arith.addi %ranges, %groups : index
              %1610 = arith.muli %12, %1609 : index
              %1611 = arith.index_castui %1608 : i32 to index
              %1612 = arith.addi %1610, %1611 : index
              %1613 = arith.muli %1612, %c103 : index
              %1614 = arith.addi %1613, %c17 : index
              %1615 = arith.addi %1614, %11 : index
              %1616 = memref.load %partial[%1615] : memref<?xf32>
              %1617 = arith.cmpi slt, %1605, %1540 : i32
              %1618 = arith.select %1617, %1616, %c42 : f32
              %1619 = arith.addi %1613, %10 : index
              %1620 = arith.addi %1619, %c24 : index
              %1621 = memref.load %partial[%1620] : memref<?xf32>
              %1622 = arith.addi %1613, %10 : index
              %1623 = arith.addi %1622, %c7 : index
              %1624 = memref.load %partial[%1623] : memref<?xf32>
              %1625 = arith.addi %10, %c38 : index
              %1626 = arith.minsi %1625, %c17 : index
              %1627 = arith.addi %1613, %1626 : index
              %1628 = memref.load %partial[%1627] : memref<?xf32>
              %1629 = arith.addi %1615, %c9 : index
              %1630 = memref.load %partial[%1629] : memref<?xf32>
              %1631 = arith.addi %1546, %c58 : i32
              %1632 = arith.subi %1540, %c19 : i32
              %1633 = arith.minsi %1631, %1632 : i32
              %1634 = arith.addi %1545, %1633 : i32
              %1635 = arith.addi %ranges, %groups : index
              %1636 = arith.muli %12, %1635 : index
              %1637 = arith.index_castui %1634 : i32 to index
              %1638 = arith.addi %1636, %1637 : index
              %1639 = arith.muli %1638, %c103 : index
              %1640 = arith.addi %1639, %c17 : index
              %1641 = arith.addi %1640, %11 : index
              %1642 = memref.load %partial[%1641] : memref<?xf32>
              %1643 = arith.cmpi slt, %1631, %1540 : i32
              %1644 = arith.select %1643, %1642, %c42 : f32
              %1645 = arith.addi %1639, %10 : index
              %1646 = arith.addi %1645, %c24 : index
              %1647 = memref.load %partial[%1646] : memref<?xf32>
              %1648 = arith.addi %1639, %10 : index
              %1649 = arith.addi %1648, %c7 : index
              %1650 = memref.load %partial[%1649] : memref<?xf32>
              %1651 = arith.addi %10, %c38 : index
              %1652 = arith.minsi %1651, %c17 : index
              %1653 = arith.addi %1639, %1652 : index
              %1654 = memref.load %partial[%1653] : memref<?xf32>
              %1655 = arith.addi %1641, %c9 : index
              %1656 = memref.load %partial[%1655] : memref<?xf32>
              %1657 = arith.addi %1546, %c59 : i32
              %1658 = arith.subi %1540, %c19 : i32
              %1659 = arith.minsi %1657, %1658 : i32
              %1660 = arith.addi %1545, %1659 : i32
              %1661 = arith.addi %ranges, %groups : index
              %1662 = arith.muli %12, %1661 : index
              %1663 = arith.index_castui %1660 : i32 to index
              %1664 = arith.addi %1662, %1663 : index
              %1665 = arith.muli %1664, %c103 : index
              %1666 = arith.addi %1665, %c17 : index
              %1667 = arith.addi %1666, %11 : index
              %1668 = memref.load %partial[%1667] : memref<?xf32>
              %1669 = arith.cmpi slt, %1657, %1540 : i32
              %1670 = arith.select %1669, %1668, %c42 : f32
              %1671 = arith.addi %1665, %10 : index
              %1672 = arith.addi %1671, %c24 : index
              %1673 = memref.load %partial[%1672] : memref<?xf32>
              %1674 = arith.addi %1665, %10 : index
              %1675 = arith.addi %1674, %c7 : index
              %1676 = memref.load %partial[%1675] : memref<?xf32>
              %1677 = arith.addi %10, %c38 : index
              %1678 = arith.minsi %1677, %c17 : index
              %1679 = arith.addi %1665, %1678 : index
              %1680 = memref.load %partial[%1679] : memref<?xf32>
              %1681 = arith.addi %1667, %c9 : index
              %1682 = memref.load %partial[%1681] : memref<?xf32>
              %1683 = arith.addi %1546, %c61 : i32
              %1684 = arith.subi %1540, %c19 : i32
              %1685 = arith.minsi %1683, %1684 : i32
              %1686 = arith.addi %1545, %1685 : i32
              %1687 = arith.addi %ranges, %groups : index
              %1688 = arith.muli %12, %1687 : index
              %1689 = arith.index_castui %1686 : i32 to index
              %1690 = arith.addi %1688, %1689 : index
              %1691 = arith.muli %1690, %c103 : index
              %1692 = arith.addi %1691, %c17 : index
              %1693 = arith.addi %1692, %11 : index
              %1694 = memref.load %partial[%1693] : memref<?xf32>
              %1695 = arith.cmpi slt, %1683, %1540 : i32
              %1696 = arith.select %1695, %1694, %c42 : f32
              %1697 = arith.addi %1691, %10 : index
              %1698 = arith.addi %1697, %c24 : index
              %1699 = memref.load %partial[%1698] : memref<?xf32>
              %1700 = arith.addi %1691, %10 : index
              %1701 = arith.addi %1700, %c7 : index
              %1702 = memref.load %partial[%1701] : memref<?xf32>
              %1703 = arith.addi %10, %c38 : index
              %1704 = arith.minsi %1703, %c17 : index
              %1705 = arith.addi %1691, %1704 : index
              %1706 = memref.load %partial[%1705] : memref<?xf32>
              %1707 = arith.addi %1693, %c9 : index
              %1708 = memref.load %partial[%1707] : memref<?xf32>
              %1709 = arith.addi %1546, %c62 : i32
              %1710 = arith.subi %1540, %c19 : i32
              %1711 = arith.minsi %1709, %1710 : i32
              %1712 = arith.addi %1545, %1711 : i32
              %1713 = arith.addi %ranges, %groups : index
              %1714 = arith.muli %12, %1713 : index
              %1715 = arith.index_castui %1712 : i32 to index
              %1716 = arith.addi %1714, %1715 : index
              %1717 = arith.muli %1716, %c103 : index
              %1718 = arith.addi %1717, %c17 : index
              %1719 = arith.addi %1718, %11 : index
              %1720 = memref.load %partial[%1719] : memref<?xf32>
              %1721 = arith.cmpi slt, %1709, %1540 : i32
              %1722 = arith.select %1721, %1720, %c42 : f32
              %1723 = arith.addi %1717, %10 : index
              %1724 = arith.addi %1723, %c24 : index
              %1725 = memref.load %partial[%1724] : memref<?xf32>
              %1726 = arith.addi %1717, %10 : index
              %1727 = arith.addi %1726, %c7 : index
              %1728 = memref.load %partial[%1727] : memref<?xf32>
              %1729 = arith.addi %10, %c38 : index
              %1730 = arith.minsi %1729, %c17 : index
              %1731 = arith.addi %1717, %1730 : index
              %1732 = memref.load %partial[%1731] : memref<?xf32>
              %1733 = arith.addi %1719, %c9 : index
              %1734 = memref.load %partial[%1733] : memref<?xf32>
              %1735 = arith.addi %1546, %c64 : i32
              %1736 = arith.subi %1540, %c19 : i32
              %1737 = arith.minsi %1735, %1736 : i32
              %1738 = arith.addi %1545, %1737 : i32
              %1739 = arith.addi %ranges, %groups : index
              %1740 = arith.muli %12, %1739 : index
              %1741 = arith.index_castui %1738 : i32 to index
              %1742 = arith.addi %1740, %1741 : index
              %1743 = arith.muli %1742, %c103 : index
              %1744 = arith.addi %1743, %c17 : index
              %1745 = arith.addi %1744, %11 : index
              %1746 = memref.load %partial[%1745] : memref<?xf32>
              %1747 = arith.cmpi slt, %1735, %1540 : i32
              %1748 = arith.select %1747, %1746, %c42 : f32
              %1749 = arith.addi %1743, %10 : index
              %1750 = arith.addi %1749, %c24 : index
              %1751 = memref.load %partial[%1750] : memref<?xf32>
              %1752 = arith.addi %1743, %10 : index
              %1753 = arith.addi %1752, %c7 : index
              %1754 = memref.load %partial[%1753] : memref<?xf32>
              %1755 = arith.addi %10, %c38 : index
              %1756 = arith.minsi %1755, %c17 : index
              %1757 = arith.addi %1743, %1756 : index
              %1758 = memref.load %partial[%1757] : memref<?xf32>
              %1759 = arith.addi %1745, %c9 : index
              %1760 = memref.load %partial[%1759] : memref<?xf32>
              %1761 = arith.maxnumf %1547, %1566 fastmath<nnan> : f32
              %1762 = arith.subf %1547, %1761 : f32
              %1763 = wave.exp2 %1762 : f32
              %1764 = arith.subf %1566, %1761 : f32
              %1765 = wave.exp2 %1764 : f32
              %1766 = arith.mulf %1548, %1763 : f32
              %1767 = math.fma %1578, %1765, %1766 : f32
              %1768 = arith.mulf %1549, %1763 : f32
              %1769 = math.fma %1569, %1765, %1768 : f32
              %1770 = arith.mulf %1550, %1763 : f32
              %1771 = math.fma %1572, %1765, %1770 : f32
              %1772 = arith.mulf %1551, %1763 : f32
              %1773 = math.fma %1576, %1765, %1772 : f32
              %1774 = arith.maxnumf %1761, %1592 fastmath<nnan> : f32
              %1775 = arith.subf %1761, %1774 : f32
              %1776 = wave.exp2 %1775 : f32
              %1777 = arith.subf %1592, %1774 : f32
              %1778 = wave.exp2 %1777 : f32
              %1779 = arith.mulf %1767, %1776 : f32
              %1780 = math.fma %1604, %1778, %1779 : f32
              %1781 = arith.mulf %1769, %1776 : f32
              %1782 = math.fma %1595, %1778, %1781 : f32
              %1783 = arith.mulf %1771, %1776 : f32
              %1784 = math.fma %1598, %1778, %1783 : f32
              %1785 = arith.mulf %1773, %1776 : f32
              %1786 = math.fma %1602, %1778, %1785 : f32
              %1787 = arith.maxnumf %1774, %1618 fastmath<nnan> : f32
              %1788 = arith.subf %1774, %1787 : f32
              %1789 = wave.exp2 %1788 : f32
              %1790 = arith.subf %1618, %1787 : f32
              %1791 = wave.exp2 %1790 : f32
              %1792 = arith.mulf %1780, %1789 : f32
              %1793 = math.fma %1630, %1791, %1792 : f32
              %1794 = arith.mulf %1782, %1789 : f32
              %1795 = math.fma %1621, %1791, %1794 : f32
              %1796 = arith.mulf %1784, %1789 : f32
              %1797 = math.fma %1624, %1791, %1796 : f32
              %1798 = arith.mulf %1786, %1789 : f32
              %1799 = math.fma %1628, %1791, %1798 : f32
              %1800 = arith.maxnumf %1787, %1644 fastmath<nnan> : f32
              %1801 = arith.subf %1787, %1800 : f32
              %1802 = wave.exp2 %1801 : f32
              %1803 = arith.subf %1644, %1800 : f32
              %1804 = wave.exp2 %1803 : f32
              %1805 = arith.mulf %1793, %1802 : f32
              %1806 = math.fma %1656, %1804, %1805 : f32
              %1807 = arith.mulf %1795, %1802 : f32
              %1808 = math.fma %1647, %1804, %1807 : f32
              %1809 = arith.mulf %1797, %1802 : f32
              %1810 = math.fma %1650, %1804, %1809 : f32
              %1811 = arith.mulf %1799, %1802 : f32
              %1812 = math.fma %1654, %1804, %1811 : f32
              %1813 = arith.maxnumf %1800, %1670 fastmath<nnan> : f32
              %1814 = arith.subf %1800, %1813 : f32
              %1815 = wave.exp2 %1814 : f32
              %1816 = arith.subf %1670, %1813 : f32
              %1817 = wave.exp2 %1816 : f32
              %1818 = arith.mulf %1806, %1815 : f32
              %1819 = math.fma %1682, %1817, %1818 : f32
              %1820 = arith.mulf %1808, %1815 : f32
              %1821 = math.fma %1673, %1817, %1820 : f32
              %1822 = arith.mulf %1810, %1815 : f32
              %1823 = math.fma %1676, %1817, %1822 : f32
              %1824 = arith.mulf %1812, %1815 : f32
              %1825 = math.fma %1680, %1817, %1824 : f32
              %1826 = arith.maxnumf %1813, %1696 fastmath<nnan> : f32
              %1827 = arith.subf %1813, %1826 : f32
              %1828 = wave.exp2 %1827 : f32
              %1829 = arith.subf %1696, %1826 : f32
              %1830 = wave.exp2 %1829 : f32
              %1831 = arith.mulf %1819, %1828 : f32
              %1832 = math.fma %1708, %1830, %1831 : f32
              %1833 = arith.mulf %1821, %1828 : f32
              %1834 = math.fma %1699, %1830, %1833 : f32
              %1835 = arith.mulf %1823, %1828 : f32
              %1836 = math.fma %1702, %1830, %1835 : f32
              %1837 = arith.mulf %1825, %1828 : f32
              %1838 = math.fma %1706, %1830, %1837 : f32
              %1839 = arith.maxnumf %1826, %1722 fastmath<nnan> : f32
              %1840 = arith.subf %1826, %1839 : f32
              %1841 = wave.exp2 %1840 : f32
              %1842 = arith.subf %1722, %1839 : f32
              %1843 = wave.exp2 %1842 : f32
              %1844 = arith.mulf %1832, %1841 : f32
              %1845 = math.fma %1734, %1843, %1844 : f32
              %1846 = arith.mulf %1834, %1841 : f32
              %1847 = math.fma %1725, %1843, %1846 : f32
              %1848 = arith.mulf %1836, %1841 : f32
              %1849 = math.fma %1728, %1843, %1848 : f32
              %1850 = arith.mulf %1838, %1841 : f32
              %1851 = math.fma %1732, %1843, %1850 : f32
              %1852 = arith.maxnumf %1839, %1748 fastmath<nnan> : f32
              %1853 = arith.subf %1839, %1852 : f32
              %1854 = wave.exp2 %1853 : f32
              %1855 = arith.subf %1748, %1852 : f32
              %1856 = wave.exp2 %1855 : f32
              %1857 = arith.mulf %1845, %1854 : f32
              %1858 = math.fma %1760, %1856, %1857 : f32
              %1859 = arith.mulf %1847, %1854 : f32
              %1860 = math.fma %1751, %1856, %1859 : f32
              %1861 = arith.mulf %1849, %1854 : f32
              %1862 = math.fma %1754, %1856, %1861 : f32
              %1863 = arith.mulf %1851, %1854 : f32
              %1864 = math.fma %1758, %1856, %1863 : f32
              scf.yield %1852, %1858, %1860, %1862, %1864 : f32, f32, f32, f32, f32
            }
            %1865 = arith.cmpi eq, %1534, %c19 : i32
            scf.if %1865 {
              %1866 = arith.addi %kvHeads, %18 : index
              %1867 = memref.load %scales[%1866] : memref<?xf32>
              %1868 = arith.divf %1867, %1552#1 : f32
              %1869 = arith.addi %20, %11 : index
              %1870 = arith.cmpi slt, %1869, %groupSize : index
              scf.if %1870 {
                %1871 = arith.muli %18, %groupSize : index
                %1872 = arith.addi %1871, %1869 : index
                %1873 = arith.muli %1872, %c25 : index
                %1874 = arith.muli %heads, %c25 : index
                %1875 = arith.addi %10, %c24 : index
                %1876 = arith.mulf %1552#2, %1868 : f32
                %1877 = arith.addf %1876, %c43 : f32
                %1878 = arith.minimumf %1877, %c99 : f32
                %1879 = arith.maximumf %1878, %c100 : f32
                %1880 = arith.truncf %1879 : f32 to f16
                %1881 = arith.divui %1875, %c9 : index
                %1882 = arith.addi %1873, %1881 : index
                %1883 = arith.divui %27, %outTileRows : index
                %1884 = arith.divui %1874, %c3 : index
                %1885 = arith.muli %1883, %1884 : index
                %1886 = arith.divui %1882, %c3 : index
                %1887 = arith.addi %1885, %1886 : index
                %1888 = arith.muli %1887, %c11 : index
                %1889 = arith.remui %1882, %c3 : index
                %1890 = arith.divui %1889, %c9 : index
                %1891 = arith.addi %1888, %1890 : index
                %1892 = arith.muli %outTileRows, %c9 : index
                %1893 = arith.muli %1891, %1892 : index
                %1894 = arith.remui %27, %outTileRows : index
                %1895 = arith.muli %1894, %c9 : index
                %1896 = arith.addi %1893, %1895 : index
                %1897 = arith.remui %1882, %c9 : index
                %1898 = arith.addi %1896, %1897 : index
                memref.store %1880, %out[%1898] : memref<?xf16>
                %1899 = arith.addi %10, %c7 : index
                %1900 = arith.mulf %1552#3, %1868 : f32
                %1901 = arith.addf %1900, %c43 : f32
                %1902 = arith.minimumf %1901, %c99 : f32
                %1903 = arith.maximumf %1902, %c100 : f32
                %1904 = arith.truncf %1903 : f32 to f16
                %1905 = arith.divui %1899, %c9 : index
                %1906 = arith.addi %1873, %1905 : index
                %1907 = arith.divui %27, %outTileRows : index
                %1908 = arith.divui %1874, %c3 : index
                %1909 = arith.muli %1907, %1908 : index
                %1910 = arith.divui %1906, %c3 : index
                %1911 = arith.addi %1909, %1910 : index
                %1912 = arith.muli %1911, %c11 : index
                %1913 = arith.remui %1906, %c3 : index
                %1914 = arith.divui %1913, %c9 : index
                %1915 = arith.addi %1912, %1914 : index
                %1916 = arith.muli %outTileRows, %c9 : index
                %1917 = arith.muli %1915, %1916 : index
                %1918 = arith.remui %27, %outTileRows : index
                %1919 = arith.muli %1918, %c9 : index
                %1920 = arith.addi %1917, %1919 : index
                %1921 = arith.remui %1906, %c9 : index
                %1922 = arith.addi %1920, %1921 : index
                memref.store %1904, %out[%1922] : memref<?xf16>
                %1923 = arith.cmpi slt, %10, %c37 : index
                scf.if %1923 {
                  %1924 = arith.addi %10, %c38 : index
                  %1925 = arith.mulf %1552#4, %1868 : f32
                  %1926 = arith.addf %1925, %c43 : f32
                  %1927 = arith.minimumf %1926, %c99 : f32
                  %1928 = arith.maximumf %1927, %c100 : f32
                  %1929 = arith.truncf %1928 : f32 to f16
                  %1930 = arith.divui %1924, %c9 : index
                  %1931 = arith.addi %1873, %1930 : index
                  %1932 = arith.divui %27, %outTileRows : index
                  %1933 = arith.divui %1874, %c3 : index
                  %1934 = arith.muli %1932, %1933 : index
                  %1935 = arith.divui %1931, %c3 : index
                  %1936 = arith.addi %1934, %1935 : index
                  %1937 = arith.muli %1936, %c11 : index
                  %1938 = arith.remui %1931, %c3 : index
                  %1939 = arith.divui %1938, %c9 : index
                  %1940 = arith.addi %1937, %1939 : index
                  %1941 = arith.muli %outTileRows, %c9 : index
                  %1942 = arith.muli %1940, %1941 : index
                  %1943 = arith.remui %27, %outTileRows : index
                  %1944 = arith.muli %1943, %c9 : index
                  %1945 = arith.addi %1942, %1944 : index
                  %1946 = arith.remui %1931, %c9 : index
                  %1947 = arith.addi %1945, %1946 : index
                  memref.store %1929, %out[%1947] : memref<?xf16>
                }
              }
            } else {
              %1948 = arith.index_cast %ranges : index to i32
              %1949 = arith.addi %1948, %1535 : i32
              %1950 = arith.addi %ranges, %groups : index
              %1951 = arith.muli %12, %1950 : index
              %1952 = arith.index_castui %1949 : i32 to index
              %1953 = arith.addi %1951, %1952 : index
              %1954 = arith.muli %1953, %c103 : index
              %1955 = arith.addi %10, %c24 : index
              %1956 = arith.addi %1954, %1955 : index
              memref.store %1552#2, %partial[%1956] : memref<?xf32>
              %1957 = arith.addi %10, %c7 : index
              %1958 = arith.addi %1954, %1957 : index
              memref.store %1552#3, %partial[%1958] : memref<?xf32>
              %1959 = arith.cmpi slt, %10, %c37 : index
              scf.if %1959 {
                %1960 = arith.addi %10, %c38 : index
                %1961 = arith.addi %1954, %1960 : index
                memref.store %1552#4, %partial[%1961] : memref<?xf32>
              }
              %1962 = arith.cmpi slt, %10, %c9 : index
              scf.if %1962 {
                %1963 = arith.addi %1954, %c17 : index
                %1964 = arith.addi %1963, %10 : index
                memref.store %1552#0, %partial[%1964] : memref<?xf32>
                %1965 = arith.addi %1964, %c9 : index
                memref.store %1552#1, %partial[%1965] : memref<?xf32>
              }
              %1966 = arith.addi %1537, %groups : index
              %1967 = arith.index_castui %1534 : i32 to index
              %1968 = wave.arrive %counters[%1966], %1967 : memref<?xi32>
              scf.if %1968 {
                %1975:5 = scf.for %1969 = %c47 to %1534 step %c65 iter_args(%1970 = %c42, %1971 = %c43, %1972 = %c43, %1973 = %c43, %1974 = %c43) -> (f32, f32, f32, f32, f32) : i32 {
                  %1976 = arith.addi %1969, %c47 : i32
                  %1977 = arith.subi %1534, %c19 : i32
                  %1978 = arith.minsi %1976, %1977 : i32
                  %1979 = arith.addi %1948, %1978 : i32
                  %1980 = arith.addi %ranges, %groups : index
                  %1981 = arith.muli %12, %1980 : index
                  %1982 = arith.index_castui %1979 : i32 to index
                  %1983 = arith.addi %1981, %1982 : index
                  %1984 = arith.muli %1983, %c103 : index
                  %1985 = arith.addi %1984, %c17 : index
                  %1986 = arith.addi %1985, %11 : index
                  %1987 = memref.load %partial[%1986] : memref<?xf32>
                  %1988 = arith.cmpi slt, %1976, %1534 : i32
                  %1989 = arith.select %1988, %1987, %c42 : f32
                  %1990 = arith.addi %1984, %10 : index
                  %1991 = arith.addi %1990, %c24 : index
                  %1992 = memref.load %partial[%1991] : memref<?xf32>
                  %1993 = arith.addi %1984, %10 : index
                  %1994 = arith.addi %1993, %c7 : index
                  %1995 = memref.load %partial[%1994] : memref<?xf32>
                  %1996 = arith.addi %10, %c38 : index
                  %1997 = arith.minsi %1996, %c17 : index
                  %1998 = arith.addi %1984, %1997 : index
                  %1999 = memref.load %partial[%1998] : memref<?xf32>
                  %2000 = arith.addi %1986, %c9 : index
                  %2001 = memref.load %partial[%2000] : memref<?xf32>
                  %2002 = arith.addi %1969, %c19 : i32
                  %2003 = arith.subi %1534, %c19 : i32
                  %2004 = arith.minsi %2002, %2003 : i32
                  %2005 = arith.addi %1948, %2004 : i32
                  %2006 = arith.addi %ranges, %groups : index
                  %2007 = arith.muli %12, %2006 : index
                  %2008 = arith.index_castui %2005 : i32 to index
                  %2009 = arith.addi %2007, %2008 : index
                  %2010 = arith.muli %2009, %c103 : index
                  %2011 = arith.addi %2010, %c17 : index
                  %2012 = arith.addi %2011, %11 : index
                  %2013 = memref.load %partial[%2012] : memref<?xf32>
                  %2014 = arith.cmpi slt, %2002, %1534 : i32
                  %2015 = arith.select %2014, %2013, %c42 : f32
                  %2016 = arith.addi %2010, %10 : index
                  %2017 = arith.addi %2016, %c24 : index
                  %2018 = memref.load %partial[%2017] : memref<?xf32>
                  %2019 = arith.addi %2010, %10 : index
                  %2020 = arith.addi %2019, %c7 : index
                  %2021 = memref.load %partial[%2020] : memref<?xf32>
                  %2022 = arith.addi %10, %c38 : index
                  %2023 = arith.minsi %2022, %c17 : index
                  %2024 = arith.addi %2010, %2023 : index
                  %2025 = memref.load %partial[%2024] : memref<?xf32>
                  %2026 = arith.addi %2012, %c9 : index
                  %2027 = memref.load %partial[%2026] : memref<?xf32>
                  %2028 = arith.addi %1969, %c56 : i32
                  %2029 = arith.subi %1534, %c19 : i32
                  %2030 = arith.minsi %2028, %2029 : i32
                  %2031 = arith.addi %1948, %2030 : i32
                  %2032 = arith.addi %ranges, %groups : index
                  %2033 = arith.muli %12, %2032 : index
                  %2034 = arith.index_castui %2031 : i32 to index
                  %2035 = arith.addi %2033, %2034 : index
                  %2036 = arith.muli %2035, %c103 : index
                  %2037 = arith.addi %2036, %c17 : index
                  %2038 = arith.addi %2037, %11 : index
                  %2039 = memref.load %partial[%2038] : memref<?xf32>
                  %2040 = arith.cmpi slt, %2028, %1534 : i32
                  %2041 = arith.select %2040, %2039, %c42 : f32
                  %2042 = arith.addi %2036, %10 : index
                  %2043 = arith.addi %2042, %c24 : index
                  %2044 = memref.load %partial[%2043] : memref<?xf32>
                  %2045 = arith.addi %2036, %10 : index
                  %2046 = arith.addi %2045, %c7 : index
                  %2047 = memref.load %partial[%2046] : memref<?xf32>
                  %2048 = arith.addi %10, %c38 : index
                  %2049 = arith.minsi %2048, %c17 : index
                  %2050 = arith.addi %2036, %2049 : index
                  %2051 = memref.load %partial[%2050] : memref<?xf32>
                  %2052 = arith.addi %2038, %c9 : index
                  %2053 = memref.load %partial[%2052] : memref<?xf32>
                  %2054 = arith.addi %1969, %c58 : i32
                  %2055 = arith.subi %1534, %c19 : i32
                  %2056 = arith.minsi %2054, %2055 : i32
                  %2057 = arith.addi %1948, %2056 : i32
                  %2058 = arith.addi %ranges, %groups : index
                  %2059 = arith.muli %12, %2058 : index
                  %2060 = arith.index_castui %2057 : i32 to index
                  %2061 = arith.addi %2059, %2060 : index
                  %2062 = arith.muli %2061, %c103 : index
                  %2063 = arith.addi %2062, %c17 : index
                  %2064 = arith.addi %2063, %11 : index
                  %2065 = memref.load %partial[%2064] : memref<?xf32>
                  %2066 = arith.cmpi slt, %2054, %1534 : i32
                  %2067 = arith.select %2066, %2065, %c42 : f32
                  %2068 = arith.addi %2062, %10 : index
                  %2069 = arith.addi %2068, %c24 : index
                  %2070 = memref.load %partial[%2069] : memref<?xf32>
                  %2071 = arith.addi %2062, %10 : index
                  %2072 = arith.addi %2071, %c7 : index
                  %2073 = memref.load %partial[%2072] : memref<?xf32>
                  %2074 = arith.addi %10, %c38 : index
                  %2075 = arith.minsi %2074, %c17 : index
                  %2076 = arith.addi %2062, %2075 : index
                  %2077 = memref.load %partial[%2076] : memref<?xf32>
                  %2078 = arith.addi %2064, %c9 : index
                  %2079 = memref.load %partial[%2078] : memref<?xf32>
                  %2080 = arith.addi %1969, %c59 : i32
                  %2081 = arith.subi %1534, %c19 : i32
                  %2082 = arith.minsi %2080, %2081 : i32
                  %2083 = arith.addi %1948, %2082 : i32
                  %2084 = arith.addi %ranges, %groups : index
                  %2085 = arith.muli %12, %2084 : index
                  %2086 = arith.index_castui %2083 : i32 to index
                  %2087 = arith.addi %2085, %2086 : index
                  %2088 = arith.muli %2087, %c103 : index
                  %2089 = arith.addi %2088, %c17 : index
                  %2090 = arith.addi %2089, %11 : index
                  %2091 = memref.load %partial[%2090] : memref<?xf32>
                  %2092 = arith.cmpi slt, %2080, %1534 : i32
                  %2093 = arith.select %2092, %2091, %c42 : f32
                  %2094 = arith.addi %2088, %10 : index
                  %2095 = arith.addi %2094, %c24 : index
                  %2096 = memref.load %partial[%2095] : memref<?xf32>
                  %2097 = arith.addi %2088, %10 : index
                  %2098 = arith.addi %2097, %c7 : index
                  %2099 = memref.load %partial[%2098] : memref<?xf32>
                  %2100 = arith.addi %10, %c38 : index
                  %2101 = arith.minsi %2100, %c17 : index
                  %2102 = arith.addi %2088, %2101 : index
                  %2103 = memref.load %partial[%2102] : memref<?xf32>
                  %2104 = arith.addi %2090, %c9 : index
                  %2105 = memref.load %partial[%2104] : memref<?xf32>
                  %2106 = arith.addi %1969, %c61 : i32
                  %2107 = arith.subi %1534, %c19 : i32
                  %2108 = arith.minsi %2106, %2107 : i32
                  %2109 = arith.addi %1948, %2108 : i32
                  %2110 = arith.addi %ranges, %groups : index
                  %2111 = arith.muli %12, %2110 : index
                  %2112 = arith.index_castui %2109 : i32 to index
                  %2113 = arith.addi %2111, %2112 : index
                  %2114 = arith.muli %2113, %c103 : index
                  %2115 = arith.addi %2114, %c17 : index
                  %2116 = arith.addi %2115, %11 : index
                  %2117 = memref.load %partial[%2116] : memref<?xf32>
                  %2118 = arith.cmpi slt, %2106, %1534 : i32
                  %2119 = arith.select %2118, %2117, %c42 : f32
                  %2120 = arith.addi %2114, %10 : index
                  %2121 = arith.addi %2120, %c24 : index
                  %2122 = memref.load %partial[%2121] : memref<?xf32>
                  %2123 = arith.addi %2114, %10 : index
                  %2124 = arith.addi %2123, %c7 : index
                  %2125 = memref.load %partial[%2124] : memref<?xf32>
                  %2126 = arith.addi %10, %c38 : index
                  %2127 = arith.minsi %2126, %c17 : index
                  %2128 = arith.addi %2114, %2127 : index
                  %2129 = memref.load %partial[%2128] : memref<?xf32>
                  %2130 = arith.addi %2116, %c9 : index
                  %2131 = memref.load %partial[%2130] : memref<?xf32>
                  %2132 = arith.addi %1969, %c62 : i32
                  %2133 = arith.subi %1534, %c19 : i32
                  %2134 = arith.minsi %2132, %2133 : i32
                  %2135 = arith.addi %1948, %2134 : i32
                  %2136 = arith.addi %ranges, %groups : index
                  %2137 = arith.muli %12, %2136 : index
                  %2138 = arith.index_castui %2135 : i32 to index
                  %2139 = arith.addi %2137, %2138 : index
                  %2140 = arith.muli %2139, %c103 : index
                  %2141 = arith.addi %2140, %c17 : index
                  %2142 = arith.addi %2141, %11 : index
                  %2143 = memref.load %partial[%2142] : memref<?xf32>
                  %2144 = arith.cmpi slt, %2132, %1534 : i32
                  %2145 = arith.select %2144, %2143, %c42 : f32
                  %2146 = arith.addi %2140, %10 : index
                  %2147 = arith.addi %2146, %c24 : index
                  %2148 = memref.load %partial[%2147] : memref<?xf32>
                  %2149 = arith.addi %2140, %10 : index
                  %2150 = arith.addi %2149, %c7 : index
                  %2151 = memref.load %partial[%2150] : memref<?xf32>
                  %2152 = arith.addi %10, %c38 : index
                  %2153 = arith.minsi %2152, %c17 : index
                  %2154 = arith.addi %2140, %2153 : index
                  %2155 = memref.load %partial[%2154] : memref<?xf32>
                  %2156 = arith.addi %2142, %c9 : index
                  %2157 = memref.load %partial[%2156] : memref<?xf32>
                  %2158 = arith.addi %1969, %c64 : i32
                  %2159 = arith.subi %1534, %c19 : i32
                  %2160 = arith.minsi %2158, %2159 : i32
                  %2161 = arith.addi %1948, %2160 : i32
                  %2162 = arith.addi %ranges, %groups : index
                  %2163 = arith.muli %12, %2162 : index
                  %2164 = arith.index_castui %2161 : i32 to index
                  %2165 = arith.addi %2163, %2164 : index
                  %2166 = arith.muli %2165, %c103 : index
                  %2167 = arith.addi %2166, %c17 : index
                  %2168 = arith.addi %2167, %11 : index
                  %2169 = memref.load %partial[%2168] : memref<?xf32>
                  %2170 = arith.cmpi slt, %2158, %1534 : i32
                  %2171 = arith.select %2170, %2169, %c42 : f32
                  %2172 = arith.addi %2166, %10 : index
                  %2173 = arith.addi %2172, %c24 : index
                  %2174 = memref.load %partial[%2173] : memref<?xf32>
                  %2175 = arith.addi %2166, %10 : index
                  %2176 = arith.addi %2175, %c7 : index
                  %2177 = memref.load %partial[%2176] : memref<?xf32>
                  %2178 = arith.addi %10, %c38 : index
                  %2179 = arith.minsi %2178, %c17 : index
                  %2180 = arith.addi %2166, %2179 : index
                  %2181 = memref.load %partial[%2180] : memref<?xf32>
                  %2182 = arith.addi %2168, %c9 : index
                  %2183 = memref.load %partial[%2182] : memref<?xf32>
                  %2184 = arith.maxnumf %1970, %1989 fastmath<nnan> : f32
                  %2185 = arith.subf %1970, %2184 : f32
                  %2186 = wave.exp2 %2185 : f32
                  %2187 = arith.subf %1989, %2184 : f32
                  %2188 = wave.exp2 %2187 : f32
                  %2189 = arith.mulf %1971, %2186 : f32
                  %2190 = math.fma %2001, %2188, %2189 : f32
                  %2191 = arith.mulf %1972, %2186 : f32
                  %2192 = math.fma %1992, %2188, %2191 : f32
                  %2193 = arith.mulf %1973, %2186 : f32
                  %2194 = math.fma %1995, %2188, %2193 : f32
                  %2195 = arith.mulf %1974, %2186 : f32
                  %2196 = math.fma %1999, %2188, %2195 : f32
                  %2197 = arith.maxnumf %2184, %2015 fastmath<nnan> : f32
                  %2198 = arith.subf %2184, %2197 : f32
                  %2199 = wave.exp2 %2198 : f32
                  %2200 = arith.subf %2015, %2197 : f32
                  %2201 = wave.exp2 %2200 : f32
                  %2202 = arith.mulf %2190, %2199 : f32
                  %2203 = math.fma %2027, %2201, %2202 : f32
                  %2204 = arith.mulf %2192, %2199 : f32
                  %2205 = math.fma %2018, %2201, %2204 : f32
                  %2206 = arith.mulf %2194, %2199 : f32
                  %2207 = math.fma %2021, %2201, %2206 : f32
                  %2208 = arith.mulf %2196, %2199 : f32
                  %2209 = math.fma %2025, %2201, %2208 : f32
                  %2210 = arith.maxnumf %2197, %2041 fastmath<nnan> : f32
                  %2211 = arith.subf %2197, %2210 : f32
                  %2212 = wave.exp2 %2211 : f32
                  %2213 = arith.subf %2041, %2210 : f32
                  %2214 = wave.exp2 %2213 : f32
                  %2215 = arith.mulf %2203, %2212 : f32
                  %2216 = math.fma %2053, %2214, %2215 : f32
                  %2217 = arith.mulf %2205, %2212 : f32
                  %2218 = math.fma %2044, %2214, %2217 : f32
                  %2219 = arith.mulf %2207, %2212 : f32
                  %2220 = math.fma %2047, %2214, %2219 : f32
                  %2221 = arith.mulf %2209, %2212 : f32
                  %2222 = math.fma %2051, %2214, %2221 : f32
                  %2223 = arith.maxnumf %2210, %2067 fastmath<nnan> : f32
                  %2224 = arith.subf %2210, %2223 : f32
                  %2225 = wave.exp2 %2224 : f32
                  %2226 = arith.subf %2067, %2223 : f32
                  %2227 = wave.exp2 %2226 : f32
                  %2228 = arith.mulf %2216, %2225 : f32
                  %2229 = math.fma %2079, %2227, %2228 : f32
                  %2230 = arith.mulf %2218, %2225 : f32
                  %2231 = math.fma %2070, %2227, %2230 : f32
                  %2232 = arith.mulf %2220, %2225 : f32
                  %2233 = math.fma %2073, %2227, %2232 : f32
                  %2234 = arith.mulf %2222, %2225 : f32
                  %2235 = math.fma %2077, %2227, %2234 : f32
                  %2236 = arith.maxnumf %2223, %2093 fastmath<nnan> : f32
                  %2237 = arith.subf %2223, %2236 : f32
                  %2238 = wave.exp2 %2237 : f32
                  %2239 = arith.subf %2093, %2236 : f32
                  %2240 = wave.exp2 %2239 : f32
                  %2241 = arith.mulf %2229, %2238 : f32
                  %2242 = math.fma %2105, %2240, %2241 : f32
                  %2243 = arith.mulf %2231, %2238 : f32
                  %2244 = math.fma %2096, %2240, %2243 : f32
                  %2245 = arith.mulf %2233, %2238 : f32
                  %2246 = math.fma %2099, %2240, %2245 : f32
                  %2247 = arith.mulf %2235, %2238 : f32
                  %2248 = math.fma %2103, %2240, %2247 : f32
                  %2249 = arith.maxnumf %2236, %2119 fastmath<nnan> : f32
                  %2250 = arith.subf %2236, %2249 : f32
                  %2251 = wave.exp2 %2250 : f32
                  %2252 = arith.subf %2119, %2249 : f32
                  %2253 = wave.exp2 %2252 : f32
                  %2254 = arith.mulf %2242, %2251 : f32
                  %2255 = math.fma %2131, %2253, %2254 : f32
                  %2256 = arith.mulf %2244, %2251 : f32
                  %2257 = math.fma %2122, %2253, %2256 : f32
                  %2258 = arith.mulf %2246, %2251 : f32
                  %2259 = math.fma %2125, %2253, %2258 : f32
                  %2260 = arith.mulf %2248, %2251 : f32
                  %2261 = math.fma %2129, %2253, %2260 : f32
                  %2262 = arith.maxnumf %2249, %2145 fastmath<nnan> : f32
                  %2263 = arith.subf %2249, %2262 : f32
                  %2264 = wave.exp2 %2263 : f32
                  %2265 = arith.subf %2145, %2262 : f32
                  %2266 = wave.exp2 %2265 : f32
                  %2267 = arith.mulf %2255, %2264 : f32
                  %2268 = math.fma %2157, %2266, %2267 : f32
                  %2269 = arith.mulf %2257, %2264 : f32
                  %2270 = math.fma %2148, %2266, %2269 : f32
                  %2271 = arith.mulf %2259, %2264 : f32
                  %2272 = math.fma %2151, %2266, %2271 : f32
                  %2273 = arith.mulf %2261, %2264 : f32
                  %2274 = math.fma %2155, %2266, %2273 : f32
                  %2275 = arith.maxnumf %2262, %2171 fastmath<nnan> : f32
                  %2276 = arith.subf %2262, %2275 : f32
                  %2277 = wave.exp2 %2276 : f32
                  %2278 = arith.subf %2171, %2275 : f32
                  %2279 = wave.exp2 %2278 : f32
                  %2280 = arith.mulf %2268, %2277 : f32
                  %2281 = math.fma %2183, %2279, %2280 : f32
                  %2282 = arith.mulf %2270, %2277 : f32
                  %2283 = math.fma %2174, %2279, %2282 : f32
                  %2284 = arith.mulf %2272, %2277 : f32
                  %2285 = math.fma %2177, %2279, %2284 : f32
                  %2286 = arith.mulf %2274, %2277 : f32
                  %2287 = math.fma %2181, %2279, %2286 : f32
                  scf.yield %2275, %2281, %2283, %2285, %2287 : f32, f32, f32, f32, f32
                }
                %2288 = arith.addi %kvHeads, %18 : index
                %2289 = memref.load %scales[%2288] : memref<?xf32>
                %2290 = arith.divf %2289, %1975#1 : f32
                %2291 = arith.addi %20, %11 : index
                %2292 = arith.cmpi slt, %2291, %groupSize : index
                scf.if %2292 {
                  %2293 = arith.muli %18, %groupSize : index
                  %2294 = arith.addi %2293, %2291 : index
                  %2295 = arith.muli %2294, %c25 : index
                  %2296 = arith.muli %heads, %c25 : index
                  %2297 = arith.addi %10, %c24 : index
                  %2298 = arith.mulf %1975#2, %2290 : f32
                  %2299 = arith.addf %2298, %c43 : f32
                  %2300 = arith.minimumf %2299, %c99 : f32
                  %2301 = arith.maximumf %2300, %c100 : f32
                  %2302 = arith.truncf %2301 : f32 to f16
                  %2303 = arith.divui %2297, %c9 : index
                  %2304 = arith.addi %2295, %2303 : index
                  %2305 = arith.divui %27, %outTileRows : index
                  %2306 = arith.divui %2296, %c3 : index
                  %2307 = arith.muli %2305, %2306 : index
                  %2308 = arith.divui %2304, %c3 : index
                  %2309 = arith.addi %2307, %2308 : index
                  %2310 = arith.muli %2309, %c11 : index
                  %2311 = arith.remui %2304, %c3 : index
                  %2312 = arith.divui %2311, %c9 : index
                  %2313 = arith.addi %2310, %2312 : index
                  %2314 = arith.muli %outTileRows, %c9 : index
                  %2315 = arith.muli %2313, %2314 : index
                  %2316 = arith.remui %27, %outTileRows : index
                  %2317 = arith.muli %2316, %c9 : index
                  %2318 = arith.addi %2315, %2317 : index
                  %2319 = arith.remui %2304, %c9 : index
                  %2320 = arith.addi %2318, %2319 : index
                  memref.store %2302, %out[%2320] : memref<?xf16>
                  %2321 = arith.addi %10, %c7 : index
                  %2322 = arith.mulf %1975#3, %2290 : f32
                  %2323 = arith.addf %2322, %c43 : f32
                  %2324 = arith.minimumf %2323, %c99 : f32
                  %2325 = arith.maximumf %2324, %c100 : f32
                  %2326 = arith.truncf %2325 : f32 to f16
                  %2327 = arith.divui %2321, %c9 : index
                  %2328 = arith.addi %2295, %2327 : index
                  %2329 = arith.divui %27, %outTileRows : index
                  %2330 = arith.divui %2296, %c3 : index
                  %2331 = arith.muli %2329, %2330 : index
                  %2332 = arith.divui %2328, %c3 : index
                  %2333 = arith.addi %2331, %2332 : index
                  %2334 = arith.muli %2333, %c11 : index
                  %2335 = arith.remui %2328, %c3 : index
                  %2336 = arith.divui %2335, %c9 : index
                  %2337 = arith.addi %2334, %2336 : index
                  %2338 = arith.muli %outTileRows, %c9 : index
                  %2339 = arith.muli %2337, %2338 : index
                  %2340 = arith.remui %27, %outTileRows : index
                  %2341 = arith.muli %2340, %c9 : index
                  %2342 = arith.addi %2339, %2341 : index
                  %2343 = arith.remui %2328, %c9 : index
                  %2344 = arith.addi %2342, %2343 : index
                  memref.store %2326, %out[%2344] : memref<?xf16>
                  %2345 = arith.cmpi slt, %10, %c37 : index
                  scf.if %2345 {
                    %2346 = arith.addi %10, %c38 : index
                    %2347 = arith.mulf %1975#4, %2290 : f32
                    %2348 = arith.addf %2347, %c43 : f32
                    %2349 = arith.minimumf %2348, %c99 : f32
                    %2350 = arith.maximumf %2349, %c100 : f32
                    %2351 = arith.truncf %2350 : f32 to f16
                    %2352 = arith.divui %2346, %c9 : index
                    %2353 = arith.addi %2295, %2352 : index
                    %2354 = arith.divui %27, %outTileRows : index
                    %2355 = arith.divui %2296, %c3 : index
                    %2356 = arith.muli %2354, %2355 : index
                    %2357 = arith.divui %2353, %c3 : index
                    %2358 = arith.addi %2356, %2357 : index
                    %2359 = arith.muli %2358, %c11 : index
                    %2360 = arith.remui %2353, %c3 : index
                    %2361 = arith.divui %2360, %c9 : index
                    %2362 = arith.addi %2359, %2361 : index
                    %2363 = arith.muli %outTileRows, %c9 : index
                    %2364 = arith.muli %2362, %2363 : index
                    %2365 = arith.remui %27, %outTileRows : index
                    %2366 = arith.muli %2365, %c9 : index
                    %2367 = arith.addi %2364, %2366 : index
                    %2368 = arith.remui %2353, %c9 : index
                    %2369 = arith.addi %2367, %2368 : index
                    memref.store %2351, %out[%2369] : memref<?xf16>
                  }
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
