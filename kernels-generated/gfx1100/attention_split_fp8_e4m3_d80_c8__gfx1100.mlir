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
  %columnBlocks = wave.param "columnBlocks" : index
  %c9 = arith.constant 8 : index
  %c10 = arith.constant 2 : index
  %itemsAt = wave.param "itemsAt" : index
  %c12 = arith.constant 4 : index
  %blockTablesAt = wave.param "blockTablesAt" : index
  %pagesPerSequence = wave.param "pagesPerSequence" : index
  %pageBytes = wave.param "pageBytes" : index
  %c16 = arith.constant 640 : index
  %positionsAt = wave.param "positionsAt" : index
  %c18 = arith.constant 1 : i32
  %c19 = arith.constant 16 : i32
  %c20 = arith.constant 1023 : i32
  %c21 = arith.constant 1024 : i32
  %slots = wave.param "slots" : index
  %c23 = arith.constant 32 : index
  %c24 = arith.constant 0 : index
  %c25 = arith.constant 160 : index
  %c26 = arith.constant 20 : index
  %c27 = arith.constant 80 : index
  %c28 = arith.constant 84 : index
  %c29 = arith.constant 36 : index
  %c30 = arith.constant 48 : index
  %c31 = arith.constant 52 : index
  %c32 = arith.constant 64 : index
  %c33 = arith.constant 68 : index
  %c34 = arith.constant 23 : i32
  %c35 = arith.constant 64 : i32
  %c36 = arith.constant 253 : i32
  %c37 = arith.constant 268 : i32
  %c38 = arith.constant 14 : i32
  %c39 = arith.constant 128 : index
  %c40 = arith.constant 512 : index
  %c41 = arith.constant 768 : index
  %c42 = arith.constant 1024 : index
  %c43 = arith.constant 128 : i32
  %c44 = arith.constant 0xF149F2CA : f32
  %c45 = arith.constant 0x00000000 : f32
  %c46 = arith.constant dense<0x00000000> : vector<8xf32>
  %c47 = arith.constant 31 : i32
  %c48 = arith.constant 32 : i32
  %c49 = arith.constant 0 : i32
  %c50 = arith.constant 192 : index
  %c51 = arith.constant 320 : index
  %c52 = arith.constant 384 : index
  %c53 = arith.constant 448 : index
  %c54 = arith.constant 576 : index
  %c55 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c56 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c57 = arith.constant 0x41000000 : f32
  %c58 = arith.constant 0x40C00000 : f32
  %c59 = arith.constant dense<-1> : vector<4xi32>
  %c60 = arith.constant 255 : i32
  %c61 = arith.constant 2 : i32
  %c62 = arith.constant 16711680 : i32
  %c63 = arith.constant 3 : i32
  %c64 = arith.constant 4 : i32
  %c65 = arith.constant 65280 : i32
  %c66 = arith.constant 5 : i32
  %c67 = arith.constant 6 : i32
  %c68 = arith.constant -16777216 : i32
  %c69 = arith.constant 7 : i32
  %c70 = arith.constant 8 : i32
  %c71 = arith.constant 9 : i32
  %c72 = arith.constant 10 : i32
  %c73 = arith.constant 11 : i32
  %c74 = arith.constant 12 : i32
  %c75 = arith.constant 13 : i32
  %c76 = arith.constant 15 : i32
  %c77 = arith.constant 96 : index
  %c78 = arith.constant 112 : index
  %c79 = arith.constant 144 : index
  %c80 = arith.constant 176 : index
  %c81 = arith.constant 208 : index
  %c82 = arith.constant 224 : index
  %c83 = arith.constant 240 : index
  %c84 = arith.constant 272 : index
  %c85 = arith.constant 288 : index
  %c86 = arith.constant 304 : index
  %c87 = arith.constant 336 : index
  %c88 = arith.constant 352 : index
  %c89 = arith.constant 368 : index
  %c90 = arith.constant 400 : index
  %c91 = arith.constant 416 : index
  %c92 = arith.constant 432 : index
  %c93 = arith.constant 464 : index
  %c94 = arith.constant 480 : index
  %c95 = arith.constant 496 : index
  %c96 = arith.constant 1536 : index
  %c97 = arith.constant 2048 : index
  %c98 = arith.constant 2560 : index
  %c99 = arith.constant 3072 : index
  %c100 = arith.constant 3584 : index
  %outTileRows = wave.param "outTileRows" : index
  %c102 = arith.constant 0x477FE000 : f32
  %c103 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c106 = arith.constant 672 : index
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
  %17 = arith.muli %16, %c9 : index
  %18 = memref.load %step[%c10] : memref<?xi32>
  %19 = arith.index_cast %18 : i32 to index
  %20 = arith.cmpi slt, %13, %19 : index
  scf.if %20 {
    %21 = arith.muli %13, %c12 : index
    %22 = arith.addi %itemsAt, %21 : index
    %23 = memref.load %step[%22] : memref<?xi32>
    %24 = arith.index_cast %23 : i32 to index
    %25 = arith.addi %22, %c4 : index
    %26 = memref.load %step[%25] : memref<?xi32>
    %27 = arith.index_cast %26 : i32 to index
    %28 = arith.addi %22, %c10 : index
    %29 = memref.load %step[%28] : memref<?xi32>
    %30 = arith.index_cast %29 : i32 to index
    %31 = arith.muli %30, %pagesPerSequence : index
    %32 = arith.addi %blockTablesAt, %31 : index
    %33 = arith.divui %pageBytes, %c12 : index
    %34 = arith.muli %15, %c16 : index
    %35 = arith.muli %1, %c12 : index
    %36 = arith.addi %positionsAt, %24 : index
    %37 = memref.load %step[%36] : memref<?xi32>
    %38 = arith.addi %37, %c18 : i32
    %39 = arith.subi %38, %c18 : i32
    %40 = arith.divui %39, %c19 : i32
    %41 = arith.addi %38, %c20 : i32
    %42 = arith.divui %41, %c21 : i32
    %43 = arith.index_cast %slots : index to i32
    %44 = arith.cmpi slt, %11, %42 : i32
    scf.if %44 {
      %45 = arith.muli %8, %c23 : index
      %46 = arith.addi %45, %0 : index
      %47 = arith.addi %46, %c24 : index
      %48 = arith.cmpi slt, %47, %c25 : index
      scf.if %48 {
        %49 = arith.divui %47, %c26 : index
        %50 = arith.remui %47, %c26 : index
        %51 = arith.muli %50, %c12 : index
        %52 = arith.addi %17, %49 : index
        %53 = arith.subi %groupSize, %c4 : index
        %54 = arith.minsi %52, %53 : index
        %55 = arith.muli %24, %heads : index
        %56 = arith.muli %15, %groupSize : index
        %57 = arith.addi %55, %56 : index
        %58 = arith.addi %57, %54 : index
        %59 = arith.muli %58, %c27 : index
        %60 = arith.addi %59, %51 : index
        %61 = vector.load %q[%60] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %62 = arith.muli %49, %c28 : index
        %63 = arith.addi %62, %51 : index
        vector.store %61, %5[%63] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      wave.barrier
      %64 = arith.cmpi eq, %8, %c24 : index
      scf.if %64 {
        %65 = arith.remui %1, %c9 : index
        %66 = arith.muli %65, %c28 : index
        %67 = arith.muli %2, %c9 : index
        %68 = arith.addi %66, %67 : index
        %69 = arith.addi %68, %c24 : index
        %70 = vector.load %5[%69] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %71 = arith.addi %68, %c12 : index
        %72 = vector.load %5[%71] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %73 = arith.addi %68, %c3 : index
        %74 = vector.load %5[%73] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %75 = arith.addi %68, %c26 : index
        %76 = vector.load %5[%75] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %77 = arith.addi %68, %c23 : index
        %78 = vector.load %5[%77] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %79 = arith.addi %68, %c29 : index
        %80 = vector.load %5[%79] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %81 = arith.addi %68, %c30 : index
        %82 = vector.load %5[%81] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %83 = arith.addi %68, %c31 : index
        %84 = vector.load %5[%83] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %85 = arith.addi %68, %c32 : index
        %86 = vector.load %5[%85] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %87 = arith.addi %68, %c33 : index
        %88 = vector.load %5[%87] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %89 = math.absf %70 : vector<4xf32>
        %90 = math.absf %72 : vector<4xf32>
        %91 = arith.maxnumf %89, %90 fastmath<nnan> : vector<4xf32>
        %92 = math.absf %74 : vector<4xf32>
        %93 = arith.maxnumf %91, %92 fastmath<nnan> : vector<4xf32>
        %94 = math.absf %76 : vector<4xf32>
        %95 = arith.maxnumf %93, %94 fastmath<nnan> : vector<4xf32>
        %96 = math.absf %78 : vector<4xf32>
        %97 = arith.maxnumf %95, %96 fastmath<nnan> : vector<4xf32>
        %98 = math.absf %80 : vector<4xf32>
        %99 = arith.maxnumf %97, %98 fastmath<nnan> : vector<4xf32>
        %100 = math.absf %82 : vector<4xf32>
        %101 = arith.maxnumf %99, %100 fastmath<nnan> : vector<4xf32>
        %102 = math.absf %84 : vector<4xf32>
        %103 = arith.maxnumf %101, %102 fastmath<nnan> : vector<4xf32>
        %104 = math.absf %86 : vector<4xf32>
        %105 = arith.maxnumf %103, %104 fastmath<nnan> : vector<4xf32>
        %106 = math.absf %88 : vector<4xf32>
        %107 = arith.maxnumf %105, %106 fastmath<nnan> : vector<4xf32>
        %108 = vector.extract %107[0] : f32 from vector<4xf32>
        %109 = vector.extract %107[1] : f32 from vector<4xf32>
        %110 = vector.extract %107[2] : f32 from vector<4xf32>
        %111 = vector.extract %107[3] : f32 from vector<4xf32>
        %112 = arith.maxnumf %108, %109 fastmath<nnan> : f32
        %113 = arith.maxnumf %112, %110 fastmath<nnan> : f32
        %114 = arith.maxnumf %113, %111 fastmath<nnan> : f32
        %115 = wave.swap_halves %114 : f32
        %116 = arith.maxnumf %114, %115 fastmath<nnan> : f32
        %117 = arith.bitcast %116 : f32 to i32
        %118 = arith.shrui %117, %c34 : i32
        %119 = arith.maxsi %118, %c35 : i32
        %120 = arith.minsi %119, %c36 : i32
        %121 = arith.subi %c37, %120 : i32
        %122 = arith.shli %121, %c34 : i32
        %123 = arith.bitcast %122 : i32 to f32
        %124 = arith.subi %120, %c38 : i32
        %125 = arith.shli %124, %c34 : i32
        %126 = arith.bitcast %125 : i32 to f32
        %127 = vector.broadcast %123 : f32 to vector<4xf32>
        %128 = arith.muli %1, %c9 : index
        %129 = arith.muli %2, %c39 : index
        %130 = arith.addi %128, %129 : index
        %131 = arith.mulf %70, %127 : vector<4xf32>
        %132 = arith.truncf %131 : vector<4xf32> to vector<4xf16>
        %133 = arith.mulf %72, %127 : vector<4xf32>
        %134 = arith.truncf %133 : vector<4xf32> to vector<4xf16>
        %135 = vector.shuffle %132, %134 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %136 = arith.addi %130, %c24 : index
        vector.store %135, %4[%136] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %137 = arith.mulf %74, %127 : vector<4xf32>
        %138 = arith.truncf %137 : vector<4xf32> to vector<4xf16>
        %139 = arith.mulf %76, %127 : vector<4xf32>
        %140 = arith.truncf %139 : vector<4xf32> to vector<4xf16>
        %141 = vector.shuffle %138, %140 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %142 = arith.addi %130, %c7 : index
        vector.store %141, %4[%142] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %143 = arith.mulf %78, %127 : vector<4xf32>
        %144 = arith.truncf %143 : vector<4xf32> to vector<4xf16>
        %145 = arith.mulf %80, %127 : vector<4xf32>
        %146 = arith.truncf %145 : vector<4xf32> to vector<4xf16>
        %147 = vector.shuffle %144, %146 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %148 = arith.addi %130, %c40 : index
        vector.store %147, %4[%148] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %149 = arith.mulf %82, %127 : vector<4xf32>
        %150 = arith.truncf %149 : vector<4xf32> to vector<4xf16>
        %151 = arith.mulf %84, %127 : vector<4xf32>
        %152 = arith.truncf %151 : vector<4xf32> to vector<4xf16>
        %153 = vector.shuffle %150, %152 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %154 = arith.addi %130, %c41 : index
        vector.store %153, %4[%154] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %155 = arith.mulf %86, %127 : vector<4xf32>
        %156 = arith.truncf %155 : vector<4xf32> to vector<4xf16>
        %157 = arith.mulf %88, %127 : vector<4xf32>
        %158 = arith.truncf %157 : vector<4xf32> to vector<4xf16>
        %159 = vector.shuffle %156, %158 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %160 = arith.addi %130, %c42 : index
        vector.store %159, %4[%160] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %161 = memref.load %scales[%15] : memref<?xf32>
        %162 = arith.mulf %161, %126 : f32
        memref.store %162, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %163 = memref.load %7[%1] : memref<?xf32>
      scf.for %164 = %11 to %42 step %43 : i32 {
        %165 = arith.muli %164, %c21 : i32
        %166 = arith.index_cast %8 : index to i32
        %167 = arith.muli %166, %c43 : i32
        %168 = arith.addi %165, %167 : i32
        %169 = arith.addi %168, %c43 : i32
        %170 = arith.minsi %169, %38 : i32
        %171 = arith.cmpi slt, %168, %38 : i32
        %172:7 = scf.if %171 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %173 = arith.subi %170, %168 : i32
          %174 = arith.addi %173, %c47 : i32
          %175 = arith.divui %174, %c48 : i32
          %176 = arith.divui %168, %c19 : i32
          %177 = arith.addi %176, %c49 : i32
          %178 = arith.minsi %177, %40 : i32
          %179 = arith.index_castui %178 : i32 to index
          %180 = arith.addi %32, %179 : index
          %181 = memref.load %step[%180] : memref<?xi32>
          %182 = arith.index_cast %181 : i32 to index
          %183 = arith.muli %182, %33 : index
          %184 = arith.addi %183, %34 : index
          %185 = arith.addi %176, %c18 : i32
          %186 = arith.minsi %185, %40 : i32
          %187 = arith.index_castui %186 : i32 to index
          %188 = arith.addi %32, %187 : index
          %189 = memref.load %step[%188] : memref<?xi32>
          %190 = arith.index_cast %189 : i32 to index
          %191 = arith.muli %190, %33 : index
          %192 = arith.addi %191, %34 : index
          %193 = arith.addi %184, %35 : index
          %194 = arith.addi %193, %c24 : index
          %195 = vector.load %kv[%194] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %196 = arith.addi %192, %35 : index
          %197 = arith.addi %196, %c24 : index
          %198 = vector.load %kv[%197] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %199 = arith.addi %193, %c32 : index
          %200 = vector.load %kv[%199] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %201 = arith.addi %196, %c32 : index
          %202 = vector.load %kv[%201] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %203 = arith.addi %193, %c39 : index
          %204 = vector.load %kv[%203] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %205 = arith.addi %196, %c39 : index
          %206 = vector.load %kv[%205] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %207 = arith.addi %193, %c50 : index
          %208 = vector.load %kv[%207] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %209 = arith.addi %196, %c50 : index
          %210 = vector.load %kv[%209] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %227:15 = scf.for %211 = %c49 to %175 step %c18 iter_args(%212 = %195, %213 = %198, %214 = %200, %215 = %202, %216 = %204, %217 = %206, %218 = %208, %219 = %210, %220 = %c44, %221 = %c45, %222 = %c46, %223 = %c46, %224 = %c46, %225 = %c46, %226 = %c46) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %228 = arith.muli %211, %c48 : i32
            %229 = arith.addi %168, %228 : i32
            %230 = arith.addi %229, %c48 : i32
            %231 = arith.divui %229, %c19 : i32
            %232 = arith.addi %231, %c49 : i32
            %233 = arith.minsi %232, %40 : i32
            %234 = arith.index_castui %233 : i32 to index
            %235 = arith.addi %32, %234 : index
            %236 = memref.load %step[%235] : memref<?xi32>
            %237 = arith.index_cast %236 : i32 to index
            %238 = arith.muli %237, %33 : index
            %239 = arith.addi %238, %34 : index
            %240 = arith.addi %231, %c18 : i32
            %241 = arith.minsi %240, %40 : i32
            %242 = arith.index_castui %241 : i32 to index
            %243 = arith.addi %32, %242 : index
            %244 = memref.load %step[%243] : memref<?xi32>
            %245 = arith.index_cast %244 : i32 to index
            %246 = arith.muli %245, %33 : index
            %247 = arith.addi %246, %34 : index
            %248 = arith.divui %230, %c19 : i32
            %249 = arith.addi %248, %c49 : i32
            %250 = arith.minsi %249, %40 : i32
            %251 = arith.index_castui %250 : i32 to index
            %252 = arith.addi %32, %251 : index
            %253 = memref.load %step[%252] : memref<?xi32>
            %254 = arith.index_cast %253 : i32 to index
            %255 = arith.muli %254, %33 : index
            %256 = arith.addi %255, %34 : index
            %257 = arith.addi %248, %c18 : i32
            %258 = arith.minsi %257, %40 : i32
            %259 = arith.index_castui %258 : i32 to index
            %260 = arith.addi %32, %259 : index
            %261 = memref.load %step[%260] : memref<?xi32>
            %262 = arith.index_cast %261 : i32 to index
            %263 = arith.muli %262, %33 : index
            %264 = arith.addi %263, %34 : index
            %265 = wave.opaque %c24 : index
            %266 = arith.muli %1, %c9 : index
            %267 = arith.addi %265, %266 : index
            %268 = arith.addi %239, %35 : index
            %269 = arith.addi %268, %c7 : index
            %270 = vector.load %kv[%269] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %271 = arith.addi %247, %35 : index
            %272 = arith.addi %271, %c7 : index
            %273 = vector.load %kv[%272] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %274 = vector.bitcast %212 : vector<4xi32> to vector<16xi8>
            %275 = wave.fp8_decode "e4m3" packed %274 : vector<16xi8> -> vector<16xf16>
            %276 = vector.bitcast %213 : vector<4xi32> to vector<16xi8>
            %277 = wave.fp8_decode "e4m3" packed %276 : vector<16xi8> -> vector<16xf16>
            %278 = arith.addi %267, %c24 : index
            %279 = vector.load %4[%278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %280 = arith.addi %278, %c39 : index
            %281 = vector.load %4[%280] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %282 = vector.shuffle %279, %281 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %283 = wave.mma %275, %282, %c46 : vector<16xf16>, vector<8xf32>
            %284 = wave.mma %277, %282, %c46 : vector<16xf16>, vector<8xf32>
            %285 = arith.addi %268, %c51 : index
            %286 = vector.load %kv[%285] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %287 = arith.addi %271, %c51 : index
            %288 = vector.load %kv[%287] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %289 = vector.bitcast %214 : vector<4xi32> to vector<16xi8>
            %290 = wave.fp8_decode "e4m3" packed %289 : vector<16xi8> -> vector<16xf16>
            %291 = vector.bitcast %215 : vector<4xi32> to vector<16xi8>
            %292 = wave.fp8_decode "e4m3" packed %291 : vector<16xi8> -> vector<16xf16>
            %293 = arith.addi %267, %c7 : index
            %294 = vector.load %4[%293] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %295 = arith.addi %293, %c39 : index
            %296 = vector.load %4[%295] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %297 = vector.shuffle %294, %296 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %298 = wave.mma %290, %297, %283 : vector<16xf16>, vector<8xf32>
            %299 = wave.mma %292, %297, %284 : vector<16xf16>, vector<8xf32>
            %300 = arith.addi %268, %c52 : index
            %301 = vector.load %kv[%300] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %302 = arith.addi %271, %c52 : index
            %303 = vector.load %kv[%302] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %304 = vector.bitcast %216 : vector<4xi32> to vector<16xi8>
            %305 = wave.fp8_decode "e4m3" packed %304 : vector<16xi8> -> vector<16xf16>
            %306 = vector.bitcast %217 : vector<4xi32> to vector<16xi8>
            %307 = wave.fp8_decode "e4m3" packed %306 : vector<16xi8> -> vector<16xf16>
            %308 = arith.addi %267, %c40 : index
            %309 = vector.load %4[%308] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %310 = arith.addi %308, %c39 : index
            %311 = vector.load %4[%310] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %312 = vector.shuffle %309, %311 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %313 = wave.mma %305, %312, %298 : vector<16xf16>, vector<8xf32>
            %314 = wave.mma %307, %312, %299 : vector<16xf16>, vector<8xf32>
            %315 = arith.addi %268, %c53 : index
            %316 = vector.load %kv[%315] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %317 = arith.addi %271, %c53 : index
            %318 = vector.load %kv[%317] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %319 = vector.bitcast %218 : vector<4xi32> to vector<16xi8>
            %320 = wave.fp8_decode "e4m3" packed %319 : vector<16xi8> -> vector<16xf16>
            %321 = vector.bitcast %219 : vector<4xi32> to vector<16xi8>
            %322 = wave.fp8_decode "e4m3" packed %321 : vector<16xi8> -> vector<16xf16>
            %323 = arith.addi %267, %c41 : index
            %324 = vector.load %4[%323] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %325 = arith.addi %323, %c39 : index
            %326 = vector.load %4[%325] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %327 = vector.shuffle %324, %326 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %328 = wave.mma %320, %327, %313 : vector<16xf16>, vector<8xf32>
            %329 = wave.mma %322, %327, %314 : vector<16xf16>, vector<8xf32>
            %330 = arith.addi %268, %c40 : index
            %331 = vector.load %kv[%330] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %332 = arith.addi %271, %c40 : index
            %333 = vector.load %kv[%332] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %334 = vector.bitcast %270 : vector<4xi32> to vector<16xi8>
            %335 = wave.fp8_decode "e4m3" packed %334 : vector<16xi8> -> vector<16xf16>
            %336 = vector.bitcast %273 : vector<4xi32> to vector<16xi8>
            %337 = wave.fp8_decode "e4m3" packed %336 : vector<16xi8> -> vector<16xf16>
            %338 = arith.addi %267, %c42 : index
            %339 = vector.load %4[%338] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %340 = arith.addi %338, %c39 : index
            %341 = vector.load %4[%340] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %342 = vector.shuffle %339, %341 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %343 = wave.mma %335, %342, %328 : vector<16xf16>, vector<8xf32>
            %344 = wave.mma %337, %342, %329 : vector<16xf16>, vector<8xf32>
            %345 = arith.addi %268, %c54 : index
            %346 = vector.load %kv[%345] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %347 = arith.addi %271, %c54 : index
            %348 = vector.load %kv[%347] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %349 = wave.opaque %343 : vector<8xf32>
            %350 = wave.opaque %344 : vector<8xf32>
            %351 = wave.opaque %230 : i32
            %352 = arith.cmpi sgt, %351, %170 : i32
            %353:2 = scf.if %352 -> (vector<8xf32>, vector<8xf32>) {
              %354 = arith.index_cast %2 : index to i32
              %355 = arith.addi %229, %354 : i32
              %356 = arith.subi %38, %355 : i32
              %357 = arith.subi %356, %c49 : i32
              %358 = vector.broadcast %357 : i32 to vector<8xi32>
              %359 = arith.cmpi sgt, %358, %c56 : vector<8xi32>
              %360 = arith.select %359, %349, %c55 : vector<8xi1>, vector<8xf32>
              %361 = arith.subi %356, %c19 : i32
              %362 = vector.broadcast %361 : i32 to vector<8xi32>
              %363 = arith.cmpi sgt, %362, %c56 : vector<8xi32>
              %364 = arith.select %363, %350, %c55 : vector<8xi1>, vector<8xf32>
              scf.yield %360, %364 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %349, %350 : vector<8xf32>, vector<8xf32>
            }
            %365 = vector.extract %353#0[0] : f32 from vector<8xf32>
            %366 = vector.extract %353#0[1] : f32 from vector<8xf32>
            %367 = vector.extract %353#0[2] : f32 from vector<8xf32>
            %368 = vector.extract %353#0[3] : f32 from vector<8xf32>
            %369 = vector.extract %353#0[4] : f32 from vector<8xf32>
            %370 = vector.extract %353#0[5] : f32 from vector<8xf32>
            %371 = vector.extract %353#0[6] : f32 from vector<8xf32>
            %372 = vector.extract %353#0[7] : f32 from vector<8xf32>
            %373 = vector.extract %353#1[0] : f32 from vector<8xf32>
            %374 = vector.extract %353#1[1] : f32 from vector<8xf32>
            %375 = vector.extract %353#1[2] : f32 from vector<8xf32>
            %376 = vector.extract %353#1[3] : f32 from vector<8xf32>
            %377 = vector.extract %353#1[4] : f32 from vector<8xf32>
            %378 = vector.extract %353#1[5] : f32 from vector<8xf32>
            %379 = vector.extract %353#1[6] : f32 from vector<8xf32>
            %380 = vector.extract %353#1[7] : f32 from vector<8xf32>
            %381 = arith.maxnumf %365, %366 fastmath<nnan> : f32
            %382 = arith.maxnumf %381, %367 fastmath<nnan> : f32
            %383 = arith.maxnumf %382, %368 fastmath<nnan> : f32
            %384 = arith.maxnumf %383, %369 fastmath<nnan> : f32
            %385 = arith.maxnumf %384, %370 fastmath<nnan> : f32
            %386 = arith.maxnumf %385, %371 fastmath<nnan> : f32
            %387 = arith.maxnumf %386, %372 fastmath<nnan> : f32
            %388 = arith.maxnumf %387, %373 fastmath<nnan> : f32
            %389 = arith.maxnumf %388, %374 fastmath<nnan> : f32
            %390 = arith.maxnumf %389, %375 fastmath<nnan> : f32
            %391 = arith.maxnumf %390, %376 fastmath<nnan> : f32
            %392 = arith.maxnumf %391, %377 fastmath<nnan> : f32
            %393 = arith.maxnumf %392, %378 fastmath<nnan> : f32
            %394 = arith.maxnumf %393, %379 fastmath<nnan> : f32
            %395 = arith.maxnumf %394, %380 fastmath<nnan> : f32
            %396 = wave.swap_halves %395 : f32
            %397 = arith.maxnumf %395, %396 fastmath<nnan> : f32
            %398 = arith.mulf %397, %163 : f32
            %399 = arith.addf %220, %c57 : f32
            %400 = arith.cmpf ogt, %398, %399 : f32
            %401:7 = scf.if %400 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %402 = arith.subf %220, %398 : f32
              %403 = wave.exp2 %402 : f32
              %404 = vector.broadcast %403 : f32 to vector<8xf32>
              %405 = arith.mulf %221, %403 : f32
              %406 = arith.mulf %222, %404 : vector<8xf32>
              %407 = arith.mulf %223, %404 : vector<8xf32>
              %408 = arith.mulf %224, %404 : vector<8xf32>
              %409 = arith.mulf %225, %404 : vector<8xf32>
              %410 = arith.mulf %226, %404 : vector<8xf32>
              scf.yield %398, %405, %406, %407, %408, %409, %410 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %220, %221, %222, %223, %224, %225, %226 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %411 = vector.broadcast %163 : f32 to vector<8xf32>
            %412 = arith.subf %c58, %401#0 : f32
            %413 = vector.broadcast %412 : f32 to vector<8xf32>
            %414 = math.fma %353#0, %411, %413 : vector<8xf32>
            %415 = wave.exp2 %414 : vector<8xf32>
            %416 = math.fma %353#1, %411, %413 : vector<8xf32>
            %417 = wave.exp2 %416 : vector<8xf32>
            %418 = arith.truncf %415 : vector<8xf32> to vector<8xf16>
            %419 = vector.bitcast %418 : vector<8xf16> to vector<4xi32>
            %420 = wave.swap_halves %419 : vector<4xi32>
            %421 = arith.select %3, %420, %419 : vector<4xi32>
            %422 = arith.select %3, %419, %420 : vector<4xi32>
            %423 = vector.shuffle %421, %422 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %424 = vector.bitcast %423 : vector<8xi32> to vector<16xf16>
            %425 = arith.truncf %417 : vector<8xf32> to vector<8xf16>
            %426 = vector.bitcast %425 : vector<8xf16> to vector<4xi32>
            %427 = wave.swap_halves %426 : vector<4xi32>
            %428 = arith.select %3, %427, %426 : vector<4xi32>
            %429 = arith.select %3, %426, %427 : vector<4xi32>
            %430 = vector.shuffle %428, %429 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %431 = vector.bitcast %430 : vector<8xi32> to vector<16xf16>
            %432 = arith.addf %415, %417 : vector<8xf32>
            %433 = vector.extract %432[0] : f32 from vector<8xf32>
            %434 = vector.extract %432[1] : f32 from vector<8xf32>
            %435 = vector.extract %432[2] : f32 from vector<8xf32>
            %436 = vector.extract %432[3] : f32 from vector<8xf32>
            %437 = vector.extract %432[4] : f32 from vector<8xf32>
            %438 = vector.extract %432[5] : f32 from vector<8xf32>
            %439 = vector.extract %432[6] : f32 from vector<8xf32>
            %440 = vector.extract %432[7] : f32 from vector<8xf32>
            %441 = arith.addf %433, %437 : f32
            %442 = arith.addf %434, %438 : f32
            %443 = arith.addf %435, %439 : f32
            %444 = arith.addf %436, %440 : f32
            %445 = arith.addf %441, %443 : f32
            %446 = arith.addf %442, %444 : f32
            %447 = arith.addf %445, %446 : f32
            %448 = arith.addf %401#1, %447 : f32
            %449 = wave.opaque %448 : f32
            %450 = wave.opaque %230 : i32
            %451 = arith.cmpi sgt, %450, %170 : i32
            %452:2 = scf.if %451 -> (vector<4xi32>, vector<4xi32>) {
              %453 = arith.subi %170, %229 : i32
              %454 = arith.subi %453, %c49 : i32
              %455 = arith.minsi %454, %c19 : i32
              %456 = arith.maxsi %455, %c49 : i32
              %457 = arith.cmpi sgt, %456, %c49 : i32
              %458 = arith.select %457, %c60, %c49 : i32
              %459 = arith.ori %c49, %458 : i32
              %460 = arith.cmpi sgt, %456, %c18 : i32
              %461 = arith.select %460, %c60, %c49 : i32
              %462 = arith.ori %c49, %461 : i32
              %463 = arith.cmpi sgt, %456, %c61 : i32
              %464 = arith.select %463, %c62, %c49 : i32
              %465 = arith.ori %459, %464 : i32
              %466 = arith.cmpi sgt, %456, %c63 : i32
              %467 = arith.select %466, %c62, %c49 : i32
              %468 = arith.ori %462, %467 : i32
              %469 = arith.cmpi sgt, %456, %c64 : i32
              %470 = arith.select %469, %c65, %c49 : i32
              %471 = arith.ori %465, %470 : i32
              %472 = arith.cmpi sgt, %456, %c66 : i32
              %473 = arith.select %472, %c65, %c49 : i32
              %474 = arith.ori %468, %473 : i32
              %475 = arith.cmpi sgt, %456, %c67 : i32
              %476 = arith.select %475, %c68, %c49 : i32
              %477 = arith.ori %471, %476 : i32
              %478 = arith.cmpi sgt, %456, %c69 : i32
              %479 = arith.select %478, %c68, %c49 : i32
              %480 = arith.ori %474, %479 : i32
              %481 = arith.cmpi sgt, %456, %c70 : i32
              %482 = arith.select %481, %c60, %c49 : i32
              %483 = arith.ori %c49, %482 : i32
              %484 = arith.cmpi sgt, %456, %c71 : i32
              %485 = arith.select %484, %c60, %c49 : i32
              %486 = arith.ori %c49, %485 : i32
              %487 = arith.cmpi sgt, %456, %c72 : i32
              %488 = arith.select %487, %c62, %c49 : i32
              %489 = arith.ori %483, %488 : i32
              %490 = arith.cmpi sgt, %456, %c73 : i32
              %491 = arith.select %490, %c62, %c49 : i32
              %492 = arith.ori %486, %491 : i32
              %493 = arith.cmpi sgt, %456, %c74 : i32
              %494 = arith.select %493, %c65, %c49 : i32
              %495 = arith.ori %489, %494 : i32
              %496 = arith.cmpi sgt, %456, %c75 : i32
              %497 = arith.select %496, %c65, %c49 : i32
              %498 = arith.ori %492, %497 : i32
              %499 = arith.cmpi sgt, %456, %c38 : i32
              %500 = arith.select %499, %c68, %c49 : i32
              %501 = arith.ori %495, %500 : i32
              %502 = arith.cmpi sgt, %456, %c76 : i32
              %503 = arith.select %502, %c68, %c49 : i32
              %504 = arith.ori %498, %503 : i32
              %505 = vector.from_elements %477, %501, %480, %504 : vector<4xi32>
              %506 = arith.subi %453, %c19 : i32
              %507 = arith.minsi %506, %c19 : i32
              %508 = arith.maxsi %507, %c49 : i32
              %509 = arith.cmpi sgt, %508, %c49 : i32
              %510 = arith.select %509, %c60, %c49 : i32
              %511 = arith.ori %c49, %510 : i32
              %512 = arith.cmpi sgt, %508, %c18 : i32
              %513 = arith.select %512, %c60, %c49 : i32
              %514 = arith.ori %c49, %513 : i32
              %515 = arith.cmpi sgt, %508, %c61 : i32
              %516 = arith.select %515, %c62, %c49 : i32
              %517 = arith.ori %511, %516 : i32
              %518 = arith.cmpi sgt, %508, %c63 : i32
              %519 = arith.select %518, %c62, %c49 : i32
              %520 = arith.ori %514, %519 : i32
              %521 = arith.cmpi sgt, %508, %c64 : i32
              %522 = arith.select %521, %c65, %c49 : i32
              %523 = arith.ori %517, %522 : i32
              %524 = arith.cmpi sgt, %508, %c66 : i32
              %525 = arith.select %524, %c65, %c49 : i32
              %526 = arith.ori %520, %525 : i32
              %527 = arith.cmpi sgt, %508, %c67 : i32
              %528 = arith.select %527, %c68, %c49 : i32
              %529 = arith.ori %523, %528 : i32
              %530 = arith.cmpi sgt, %508, %c69 : i32
              %531 = arith.select %530, %c68, %c49 : i32
              %532 = arith.ori %526, %531 : i32
              %533 = arith.cmpi sgt, %508, %c70 : i32
              %534 = arith.select %533, %c60, %c49 : i32
              %535 = arith.ori %c49, %534 : i32
              %536 = arith.cmpi sgt, %508, %c71 : i32
              %537 = arith.select %536, %c60, %c49 : i32
              %538 = arith.ori %c49, %537 : i32
              %539 = arith.cmpi sgt, %508, %c72 : i32
              %540 = arith.select %539, %c62, %c49 : i32
              %541 = arith.ori %535, %540 : i32
              %542 = arith.cmpi sgt, %508, %c73 : i32
              %543 = arith.select %542, %c62, %c49 : i32
              %544 = arith.ori %538, %543 : i32
              %545 = arith.cmpi sgt, %508, %c74 : i32
              %546 = arith.select %545, %c65, %c49 : i32
              %547 = arith.ori %541, %546 : i32
              %548 = arith.cmpi sgt, %508, %c75 : i32
              %549 = arith.select %548, %c65, %c49 : i32
              %550 = arith.ori %544, %549 : i32
              %551 = arith.cmpi sgt, %508, %c38 : i32
              %552 = arith.select %551, %c68, %c49 : i32
              %553 = arith.ori %547, %552 : i32
              %554 = arith.cmpi sgt, %508, %c76 : i32
              %555 = arith.select %554, %c68, %c49 : i32
              %556 = arith.ori %550, %555 : i32
              %557 = vector.from_elements %529, %553, %532, %556 : vector<4xi32>
              scf.yield %505, %557 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c59, %c59 : vector<4xi32>, vector<4xi32>
            }
            %558 = wave.opaque %230 : i32
            %559 = arith.cmpi sgt, %558, %170 : i32
            %560:2 = scf.if %559 -> (vector<4xi32>, vector<4xi32>) {
              %561 = arith.andi %286, %452#0 : vector<4xi32>
              %562 = arith.andi %288, %452#1 : vector<4xi32>
              scf.yield %561, %562 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %286, %288 : vector<4xi32>, vector<4xi32>
            }
            %563 = vector.bitcast %560#0 : vector<4xi32> to vector<16xi8>
            %564 = wave.fp8_decode "e4m3" packed %563 : vector<16xi8> -> vector<16xf16>
            %565 = wave.mma %564, %424, %401#2 : vector<16xf16>, vector<8xf32>
            %566 = vector.bitcast %560#1 : vector<4xi32> to vector<16xi8>
            %567 = wave.fp8_decode "e4m3" packed %566 : vector<16xi8> -> vector<16xf16>
            %568 = wave.mma %567, %431, %565 : vector<16xf16>, vector<8xf32>
            %569 = wave.opaque %568 : vector<8xf32>
            wave.pin
            %570 = wave.opaque %230 : i32
            %571 = arith.cmpi sgt, %570, %170 : i32
            %572:2 = scf.if %571 -> (vector<4xi32>, vector<4xi32>) {
              %573 = arith.andi %301, %452#0 : vector<4xi32>
              %574 = arith.andi %303, %452#1 : vector<4xi32>
              scf.yield %573, %574 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %301, %303 : vector<4xi32>, vector<4xi32>
            }
            %575 = vector.bitcast %572#0 : vector<4xi32> to vector<16xi8>
            %576 = wave.fp8_decode "e4m3" packed %575 : vector<16xi8> -> vector<16xf16>
            %577 = wave.mma %576, %424, %401#3 : vector<16xf16>, vector<8xf32>
            %578 = vector.bitcast %572#1 : vector<4xi32> to vector<16xi8>
            %579 = wave.fp8_decode "e4m3" packed %578 : vector<16xi8> -> vector<16xf16>
            %580 = wave.mma %579, %431, %577 : vector<16xf16>, vector<8xf32>
            %581 = wave.opaque %580 : vector<8xf32>
            wave.pin
            %582 = wave.opaque %230 : i32
            %583 = arith.cmpi slt, %582, %170 : i32
            %584:2 = scf.if %583 -> (vector<4xi32>, vector<4xi32>) {
              %585 = arith.addi %256, %35 : index
              %586 = arith.addi %585, %c24 : index
              %587 = vector.load %kv[%586] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %588 = arith.addi %264, %35 : index
              %589 = arith.addi %588, %c24 : index
              %590 = vector.load %kv[%589] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %587, %590 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %572#0, %572#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %591 = wave.opaque %230 : i32
            %592 = arith.cmpi sgt, %591, %170 : i32
            %593:2 = scf.if %592 -> (vector<4xi32>, vector<4xi32>) {
              %594 = arith.andi %316, %452#0 : vector<4xi32>
              %595 = arith.andi %318, %452#1 : vector<4xi32>
              scf.yield %594, %595 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %316, %318 : vector<4xi32>, vector<4xi32>
            }
            %596 = vector.bitcast %593#0 : vector<4xi32> to vector<16xi8>
            %597 = wave.fp8_decode "e4m3" packed %596 : vector<16xi8> -> vector<16xf16>
            %598 = wave.mma %597, %424, %401#4 : vector<16xf16>, vector<8xf32>
            %599 = vector.bitcast %593#1 : vector<4xi32> to vector<16xi8>
            %600 = wave.fp8_decode "e4m3" packed %599 : vector<16xi8> -> vector<16xf16>
            %601 = wave.mma %600, %431, %598 : vector<16xf16>, vector<8xf32>
            %602 = wave.opaque %601 : vector<8xf32>
            wave.pin
            %603 = wave.opaque %230 : i32
            %604 = arith.cmpi slt, %603, %170 : i32
            %605:2 = scf.if %604 -> (vector<4xi32>, vector<4xi32>) {
              %606 = arith.addi %256, %35 : index
              %607 = arith.addi %606, %c32 : index
              %608 = vector.load %kv[%607] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %609 = arith.addi %264, %35 : index
              %610 = arith.addi %609, %c32 : index
              %611 = vector.load %kv[%610] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %608, %611 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %593#0, %593#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %612 = wave.opaque %230 : i32
            %613 = arith.cmpi sgt, %612, %170 : i32
            %614:2 = scf.if %613 -> (vector<4xi32>, vector<4xi32>) {
              %615 = arith.andi %331, %452#0 : vector<4xi32>
              %616 = arith.andi %333, %452#1 : vector<4xi32>
              scf.yield %615, %616 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %331, %333 : vector<4xi32>, vector<4xi32>
            }
            %617 = vector.bitcast %614#0 : vector<4xi32> to vector<16xi8>
            %618 = wave.fp8_decode "e4m3" packed %617 : vector<16xi8> -> vector<16xf16>
            %619 = wave.mma %618, %424, %401#5 : vector<16xf16>, vector<8xf32>
            %620 = vector.bitcast %614#1 : vector<4xi32> to vector<16xi8>
            %621 = wave.fp8_decode "e4m3" packed %620 : vector<16xi8> -> vector<16xf16>
            %622 = wave.mma %621, %431, %619 : vector<16xf16>, vector<8xf32>
            %623 = wave.opaque %622 : vector<8xf32>
            wave.pin
            %624 = wave.opaque %230 : i32
            %625 = arith.cmpi slt, %624, %170 : i32
            %626:2 = scf.if %625 -> (vector<4xi32>, vector<4xi32>) {
              %627 = arith.addi %256, %35 : index
              %628 = arith.addi %627, %c39 : index
              %629 = vector.load %kv[%628] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %630 = arith.addi %264, %35 : index
              %631 = arith.addi %630, %c39 : index
              %632 = vector.load %kv[%631] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %629, %632 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %614#0, %614#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %633 = wave.opaque %230 : i32
            %634 = arith.cmpi sgt, %633, %170 : i32
            %635:2 = scf.if %634 -> (vector<4xi32>, vector<4xi32>) {
              %636 = arith.andi %346, %452#0 : vector<4xi32>
              %637 = arith.andi %348, %452#1 : vector<4xi32>
              scf.yield %636, %637 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %346, %348 : vector<4xi32>, vector<4xi32>
            }
            %638 = vector.bitcast %635#0 : vector<4xi32> to vector<16xi8>
            %639 = wave.fp8_decode "e4m3" packed %638 : vector<16xi8> -> vector<16xf16>
            %640 = wave.mma %639, %424, %401#6 : vector<16xf16>, vector<8xf32>
            %641 = vector.bitcast %635#1 : vector<4xi32> to vector<16xi8>
            %642 = wave.fp8_decode "e4m3" packed %641 : vector<16xi8> -> vector<16xf16>
            %643 = wave.mma %642, %431, %640 : vector<16xf16>, vector<8xf32>
            %644 = wave.opaque %643 : vector<8xf32>
            wave.pin
            %645 = wave.opaque %230 : i32
            %646 = arith.cmpi slt, %645, %170 : i32
            %647:2 = scf.if %646 -> (vector<4xi32>, vector<4xi32>) {
              %648 = arith.addi %256, %35 : index
              %649 = arith.addi %648, %c50 : index
              %650 = vector.load %kv[%649] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %651 = arith.addi %264, %35 : index
              %652 = arith.addi %651, %c50 : index
              %653 = vector.load %kv[%652] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %650, %653 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %635#0, %635#1 : vector<4xi32>, vector<4xi32>
            }
            scf.yield %584#0, %584#1, %605#0, %605#1, %626#0, %626#1, %647#0, %647#1, %401#0, %449, %569, %581, %602, %623, %644 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %654 = wave.swap_halves %227#9 : f32
          %655 = arith.addf %227#9, %654 : f32
          scf.yield %227#8, %655, %227#10, %227#11, %227#12, %227#13, %227#14 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c44, %c45, %c46, %c46, %c46, %c46, %c46 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %656 = wave.opaque %c24 : index
        %657 = arith.addi %46, %656 : index
        %658 = arith.remui %0, %c9 : index
        %659 = arith.addi %658, %656 : index
        %660 = arith.addi %1, %656 : index
        %661 = arith.cmpi slt, %660, %c9 : index
        scf.if %661 {
          %662 = arith.addi %45, %660 : index
          memref.store %172#0, %6[%662] : memref<?xf32>
          %663 = arith.addi %662, %c3 : index
          memref.store %172#1, %6[%663] : memref<?xf32>
          %664 = arith.muli %8, %c40 : index
          %665 = arith.muli %2, %c9 : index
          %666 = arith.addi %664, %665 : index
          %667 = arith.addi %666, %660 : index
          %668 = vector.extract %172#2[0] : f32 from vector<8xf32>
          %669 = arith.addi %667, %c24 : index
          memref.store %668, %5[%669] : memref<?xf32>
          %670 = vector.extract %172#2[1] : f32 from vector<8xf32>
          %671 = arith.addi %667, %c3 : index
          memref.store %670, %5[%671] : memref<?xf32>
          %672 = vector.extract %172#2[2] : f32 from vector<8xf32>
          %673 = arith.addi %667, %c23 : index
          memref.store %672, %5[%673] : memref<?xf32>
          %674 = vector.extract %172#2[3] : f32 from vector<8xf32>
          %675 = arith.addi %667, %c30 : index
          memref.store %674, %5[%675] : memref<?xf32>
          %676 = vector.extract %172#2[4] : f32 from vector<8xf32>
          %677 = arith.addi %667, %c32 : index
          memref.store %676, %5[%677] : memref<?xf32>
          %678 = vector.extract %172#2[5] : f32 from vector<8xf32>
          %679 = arith.addi %667, %c27 : index
          memref.store %678, %5[%679] : memref<?xf32>
          %680 = vector.extract %172#2[6] : f32 from vector<8xf32>
          %681 = arith.addi %667, %c77 : index
          memref.store %680, %5[%681] : memref<?xf32>
          %682 = vector.extract %172#2[7] : f32 from vector<8xf32>
          %683 = arith.addi %667, %c78 : index
          memref.store %682, %5[%683] : memref<?xf32>
          %684 = vector.extract %172#3[0] : f32 from vector<8xf32>
          %685 = arith.addi %667, %c39 : index
          memref.store %684, %5[%685] : memref<?xf32>
          %686 = vector.extract %172#3[1] : f32 from vector<8xf32>
          %687 = arith.addi %667, %c79 : index
          memref.store %686, %5[%687] : memref<?xf32>
          %688 = vector.extract %172#3[2] : f32 from vector<8xf32>
          %689 = arith.addi %667, %c25 : index
          memref.store %688, %5[%689] : memref<?xf32>
          %690 = vector.extract %172#3[3] : f32 from vector<8xf32>
          %691 = arith.addi %667, %c80 : index
          memref.store %690, %5[%691] : memref<?xf32>
          %692 = vector.extract %172#3[4] : f32 from vector<8xf32>
          %693 = arith.addi %667, %c50 : index
          memref.store %692, %5[%693] : memref<?xf32>
          %694 = vector.extract %172#3[5] : f32 from vector<8xf32>
          %695 = arith.addi %667, %c81 : index
          memref.store %694, %5[%695] : memref<?xf32>
          %696 = vector.extract %172#3[6] : f32 from vector<8xf32>
          %697 = arith.addi %667, %c82 : index
          memref.store %696, %5[%697] : memref<?xf32>
          %698 = vector.extract %172#3[7] : f32 from vector<8xf32>
          %699 = arith.addi %667, %c83 : index
          memref.store %698, %5[%699] : memref<?xf32>
          %700 = vector.extract %172#4[0] : f32 from vector<8xf32>
          %701 = arith.addi %667, %c7 : index
          memref.store %700, %5[%701] : memref<?xf32>
          %702 = vector.extract %172#4[1] : f32 from vector<8xf32>
          %703 = arith.addi %667, %c84 : index
          memref.store %702, %5[%703] : memref<?xf32>
          %704 = vector.extract %172#4[2] : f32 from vector<8xf32>
          %705 = arith.addi %667, %c85 : index
          memref.store %704, %5[%705] : memref<?xf32>
          %706 = vector.extract %172#4[3] : f32 from vector<8xf32>
          %707 = arith.addi %667, %c86 : index
          memref.store %706, %5[%707] : memref<?xf32>
          %708 = vector.extract %172#4[4] : f32 from vector<8xf32>
          %709 = arith.addi %667, %c51 : index
          memref.store %708, %5[%709] : memref<?xf32>
          %710 = vector.extract %172#4[5] : f32 from vector<8xf32>
          %711 = arith.addi %667, %c87 : index
          memref.store %710, %5[%711] : memref<?xf32>
          %712 = vector.extract %172#4[6] : f32 from vector<8xf32>
          %713 = arith.addi %667, %c88 : index
          memref.store %712, %5[%713] : memref<?xf32>
          %714 = vector.extract %172#4[7] : f32 from vector<8xf32>
          %715 = arith.addi %667, %c89 : index
          memref.store %714, %5[%715] : memref<?xf32>
          %716 = vector.extract %172#5[0] : f32 from vector<8xf32>
          %717 = arith.addi %667, %c52 : index
          memref.store %716, %5[%717] : memref<?xf32>
          %718 = vector.extract %172#5[1] : f32 from vector<8xf32>
          %719 = arith.addi %667, %c90 : index
          memref.store %718, %5[%719] : memref<?xf32>
          %720 = vector.extract %172#5[2] : f32 from vector<8xf32>
          %721 = arith.addi %667, %c91 : index
          memref.store %720, %5[%721] : memref<?xf32>
          %722 = vector.extract %172#5[3] : f32 from vector<8xf32>
          %723 = arith.addi %667, %c92 : index
          memref.store %722, %5[%723] : memref<?xf32>
          %724 = vector.extract %172#5[4] : f32 from vector<8xf32>
          %725 = arith.addi %667, %c53 : index
          memref.store %724, %5[%725] : memref<?xf32>
          %726 = vector.extract %172#5[5] : f32 from vector<8xf32>
          %727 = arith.addi %667, %c93 : index
          memref.store %726, %5[%727] : memref<?xf32>
          %728 = vector.extract %172#5[6] : f32 from vector<8xf32>
          %729 = arith.addi %667, %c94 : index
          memref.store %728, %5[%729] : memref<?xf32>
          %730 = vector.extract %172#5[7] : f32 from vector<8xf32>
          %731 = arith.addi %667, %c95 : index
          memref.store %730, %5[%731] : memref<?xf32>
        }
        wave.barrier
        %732 = arith.addi %659, %c24 : index
        %733 = memref.load %6[%732] : memref<?xf32>
        %734 = arith.addi %659, %c3 : index
        %735 = memref.load %6[%734] : memref<?xf32>
        %736 = arith.addi %659, %c23 : index
        %737 = memref.load %6[%736] : memref<?xf32>
        %738 = arith.addi %659, %c30 : index
        %739 = memref.load %6[%738] : memref<?xf32>
        %740 = arith.addi %659, %c32 : index
        %741 = memref.load %6[%740] : memref<?xf32>
        %742 = arith.addi %659, %c27 : index
        %743 = memref.load %6[%742] : memref<?xf32>
        %744 = arith.addi %659, %c77 : index
        %745 = memref.load %6[%744] : memref<?xf32>
        %746 = arith.addi %659, %c78 : index
        %747 = memref.load %6[%746] : memref<?xf32>
        %748 = arith.addi %659, %c39 : index
        %749 = memref.load %6[%748] : memref<?xf32>
        %750 = arith.addi %659, %c79 : index
        %751 = memref.load %6[%750] : memref<?xf32>
        %752 = arith.addi %659, %c25 : index
        %753 = memref.load %6[%752] : memref<?xf32>
        %754 = arith.addi %659, %c80 : index
        %755 = memref.load %6[%754] : memref<?xf32>
        %756 = arith.addi %659, %c50 : index
        %757 = memref.load %6[%756] : memref<?xf32>
        %758 = arith.addi %659, %c81 : index
        %759 = memref.load %6[%758] : memref<?xf32>
        %760 = arith.addi %659, %c82 : index
        %761 = memref.load %6[%760] : memref<?xf32>
        %762 = arith.addi %659, %c83 : index
        %763 = memref.load %6[%762] : memref<?xf32>
        %764 = arith.maxnumf %733, %737 fastmath<nnan> : f32
        %765 = arith.subf %733, %764 : f32
        %766 = wave.exp2 %765 : f32
        %767 = arith.subf %737, %764 : f32
        %768 = wave.exp2 %767 : f32
        %769 = arith.mulf %735, %766 : f32
        %770 = math.fma %739, %768, %769 : f32
        %771 = arith.maxnumf %764, %741 fastmath<nnan> : f32
        %772 = arith.subf %764, %771 : f32
        %773 = wave.exp2 %772 : f32
        %774 = arith.subf %741, %771 : f32
        %775 = wave.exp2 %774 : f32
        %776 = arith.mulf %770, %773 : f32
        %777 = math.fma %743, %775, %776 : f32
        %778 = arith.maxnumf %771, %745 fastmath<nnan> : f32
        %779 = arith.subf %771, %778 : f32
        %780 = wave.exp2 %779 : f32
        %781 = arith.subf %745, %778 : f32
        %782 = wave.exp2 %781 : f32
        %783 = arith.mulf %777, %780 : f32
        %784 = math.fma %747, %782, %783 : f32
        %785 = arith.maxnumf %778, %749 fastmath<nnan> : f32
        %786 = arith.subf %778, %785 : f32
        %787 = wave.exp2 %786 : f32
        %788 = arith.subf %749, %785 : f32
        %789 = wave.exp2 %788 : f32
        %790 = arith.mulf %784, %787 : f32
        %791 = math.fma %751, %789, %790 : f32
        %792 = arith.maxnumf %785, %753 fastmath<nnan> : f32
        %793 = arith.subf %785, %792 : f32
        %794 = wave.exp2 %793 : f32
        %795 = arith.subf %753, %792 : f32
        %796 = wave.exp2 %795 : f32
        %797 = arith.mulf %791, %794 : f32
        %798 = math.fma %755, %796, %797 : f32
        %799 = arith.maxnumf %792, %757 fastmath<nnan> : f32
        %800 = arith.subf %792, %799 : f32
        %801 = wave.exp2 %800 : f32
        %802 = arith.subf %757, %799 : f32
        %803 = wave.exp2 %802 : f32
        %804 = arith.mulf %798, %801 : f32
        %805 = math.fma %759, %803, %804 : f32
        %806 = arith.maxnumf %799, %761 fastmath<nnan> : f32
        %807 = arith.subf %799, %806 : f32
        %808 = wave.exp2 %807 : f32
        %809 = arith.subf %761, %806 : f32
        %810 = wave.exp2 %809 : f32
        %811 = arith.mulf %805, %808 : f32
        %812 = math.fma %763, %810, %811 : f32
        %813 = arith.addi %657, %c24 : index
        %814 = arith.addi %813, %c24 : index
        %815 = memref.load %5[%814] : memref<?xf32>
        %816 = arith.addi %813, %c40 : index
        %817 = memref.load %5[%816] : memref<?xf32>
        %818 = arith.addi %813, %c42 : index
        %819 = memref.load %5[%818] : memref<?xf32>
        %820 = arith.addi %813, %c96 : index
        %821 = memref.load %5[%820] : memref<?xf32>
        %822 = arith.addi %813, %c97 : index
        %823 = memref.load %5[%822] : memref<?xf32>
        %824 = arith.addi %813, %c98 : index
        %825 = memref.load %5[%824] : memref<?xf32>
        %826 = arith.addi %813, %c99 : index
        %827 = memref.load %5[%826] : memref<?xf32>
        %828 = arith.addi %813, %c100 : index
        %829 = memref.load %5[%828] : memref<?xf32>
        %830 = arith.mulf %815, %766 : f32
        %831 = math.fma %817, %768, %830 : f32
        %832 = arith.mulf %831, %773 : f32
        %833 = math.fma %819, %775, %832 : f32
        %834 = arith.mulf %833, %780 : f32
        %835 = math.fma %821, %782, %834 : f32
        %836 = arith.mulf %835, %787 : f32
        %837 = math.fma %823, %789, %836 : f32
        %838 = arith.mulf %837, %794 : f32
        %839 = math.fma %825, %796, %838 : f32
        %840 = arith.mulf %839, %801 : f32
        %841 = math.fma %827, %803, %840 : f32
        %842 = arith.mulf %841, %808 : f32
        %843 = math.fma %829, %810, %842 : f32
        %844 = arith.addi %657, %c7 : index
        %845 = arith.addi %844, %c24 : index
        %846 = memref.load %5[%845] : memref<?xf32>
        %847 = arith.addi %844, %c40 : index
        %848 = memref.load %5[%847] : memref<?xf32>
        %849 = arith.addi %844, %c42 : index
        %850 = memref.load %5[%849] : memref<?xf32>
        %851 = arith.addi %844, %c96 : index
        %852 = memref.load %5[%851] : memref<?xf32>
        %853 = arith.addi %844, %c97 : index
        %854 = memref.load %5[%853] : memref<?xf32>
        %855 = arith.addi %844, %c98 : index
        %856 = memref.load %5[%855] : memref<?xf32>
        %857 = arith.addi %844, %c99 : index
        %858 = memref.load %5[%857] : memref<?xf32>
        %859 = arith.addi %844, %c100 : index
        %860 = memref.load %5[%859] : memref<?xf32>
        %861 = arith.mulf %846, %766 : f32
        %862 = math.fma %848, %768, %861 : f32
        %863 = arith.mulf %862, %773 : f32
        %864 = math.fma %850, %775, %863 : f32
        %865 = arith.mulf %864, %780 : f32
        %866 = math.fma %852, %782, %865 : f32
        %867 = arith.mulf %866, %787 : f32
        %868 = math.fma %854, %789, %867 : f32
        %869 = arith.mulf %868, %794 : f32
        %870 = math.fma %856, %796, %869 : f32
        %871 = arith.mulf %870, %801 : f32
        %872 = math.fma %858, %803, %871 : f32
        %873 = arith.mulf %872, %808 : f32
        %874 = math.fma %860, %810, %873 : f32
        wave.barrier
        scf.if %661 {
          %875 = arith.muli %8, %c40 : index
          %876 = arith.muli %2, %c9 : index
          %877 = arith.addi %875, %876 : index
          %878 = arith.addi %877, %660 : index
          %879 = vector.extract %172#6[0] : f32 from vector<8xf32>
          %880 = arith.addi %878, %c24 : index
          memref.store %879, %5[%880] : memref<?xf32>
          %881 = vector.extract %172#6[1] : f32 from vector<8xf32>
          %882 = arith.addi %878, %c3 : index
          memref.store %881, %5[%882] : memref<?xf32>
          %883 = vector.extract %172#6[2] : f32 from vector<8xf32>
          %884 = arith.addi %878, %c23 : index
          memref.store %883, %5[%884] : memref<?xf32>
          %885 = vector.extract %172#6[3] : f32 from vector<8xf32>
          %886 = arith.addi %878, %c30 : index
          memref.store %885, %5[%886] : memref<?xf32>
          %887 = vector.extract %172#6[4] : f32 from vector<8xf32>
          %888 = arith.addi %878, %c32 : index
          memref.store %887, %5[%888] : memref<?xf32>
          %889 = vector.extract %172#6[5] : f32 from vector<8xf32>
          %890 = arith.addi %878, %c27 : index
          memref.store %889, %5[%890] : memref<?xf32>
          %891 = vector.extract %172#6[6] : f32 from vector<8xf32>
          %892 = arith.addi %878, %c77 : index
          memref.store %891, %5[%892] : memref<?xf32>
          %893 = vector.extract %172#6[7] : f32 from vector<8xf32>
          %894 = arith.addi %878, %c78 : index
          memref.store %893, %5[%894] : memref<?xf32>
        }
        wave.barrier
        %895 = memref.load %5[%814] : memref<?xf32>
        %896 = memref.load %5[%816] : memref<?xf32>
        %897 = memref.load %5[%818] : memref<?xf32>
        %898 = memref.load %5[%820] : memref<?xf32>
        %899 = memref.load %5[%822] : memref<?xf32>
        %900 = memref.load %5[%824] : memref<?xf32>
        %901 = memref.load %5[%826] : memref<?xf32>
        %902 = memref.load %5[%828] : memref<?xf32>
        %903 = arith.mulf %895, %766 : f32
        %904 = math.fma %896, %768, %903 : f32
        %905 = arith.mulf %904, %773 : f32
        %906 = math.fma %897, %775, %905 : f32
        %907 = arith.mulf %906, %780 : f32
        %908 = math.fma %898, %782, %907 : f32
        %909 = arith.mulf %908, %787 : f32
        %910 = math.fma %899, %789, %909 : f32
        %911 = arith.mulf %910, %794 : f32
        %912 = math.fma %900, %796, %911 : f32
        %913 = arith.mulf %912, %801 : f32
        %914 = math.fma %901, %803, %913 : f32
        %915 = arith.mulf %914, %808 : f32
        %916 = math.fma %902, %810, %915 : f32
        %917 = arith.cmpi eq, %42, %c18 : i32
        scf.if %917 {
          %918 = arith.addi %kvHeads, %15 : index
          %919 = memref.load %scales[%918] : memref<?xf32>
          %920 = arith.divf %919, %812 : f32
          %921 = arith.addi %17, %659 : index
          %922 = arith.cmpi slt, %921, %groupSize : index
          scf.if %922 {
            %923 = arith.muli %15, %groupSize : index
            %924 = arith.addi %923, %921 : index
            %925 = arith.muli %924, %c27 : index
            %926 = arith.muli %heads, %c27 : index
            %927 = arith.mulf %843, %920 : f32
            %928 = arith.addf %927, %c45 : f32
            %929 = arith.minimumf %928, %c102 : f32
            %930 = arith.maximumf %929, %c103 : f32
            %931 = arith.truncf %930 : f32 to f16
            %932 = arith.divui %813, %c9 : index
            %933 = arith.addi %925, %932 : index
            %934 = arith.divui %24, %outTileRows : index
            %935 = arith.divui %926, %c3 : index
            %936 = arith.muli %934, %935 : index
            %937 = arith.divui %933, %c3 : index
            %938 = arith.addi %936, %937 : index
            %939 = arith.muli %938, %c10 : index
            %940 = arith.remui %933, %c3 : index
            %941 = arith.divui %940, %c9 : index
            %942 = arith.addi %939, %941 : index
            %943 = arith.muli %outTileRows, %c9 : index
            %944 = arith.muli %942, %943 : index
            %945 = arith.remui %24, %outTileRows : index
            %946 = arith.muli %945, %c9 : index
            %947 = arith.addi %944, %946 : index
            %948 = arith.remui %933, %c9 : index
            %949 = arith.addi %947, %948 : index
            memref.store %931, %out[%949] : memref<?xf16>
            %950 = arith.mulf %874, %920 : f32
            %951 = arith.addf %950, %c45 : f32
            %952 = arith.minimumf %951, %c102 : f32
            %953 = arith.maximumf %952, %c103 : f32
            %954 = arith.truncf %953 : f32 to f16
            %955 = arith.divui %844, %c9 : index
            %956 = arith.addi %925, %955 : index
            %957 = arith.divui %956, %c3 : index
            %958 = arith.addi %936, %957 : index
            %959 = arith.muli %958, %c10 : index
            %960 = arith.remui %956, %c3 : index
            %961 = arith.divui %960, %c9 : index
            %962 = arith.addi %959, %961 : index
            %963 = arith.muli %962, %943 : index
            %964 = arith.addi %963, %946 : index
            %965 = arith.remui %956, %c9 : index
            %966 = arith.addi %964, %965 : index
            memref.store %954, %out[%966] : memref<?xf16>
            %967 = arith.cmpi slt, %657, %c39 : index
            scf.if %967 {
              %968 = arith.addi %657, %c40 : index
              %969 = arith.mulf %916, %920 : f32
              %970 = arith.addf %969, %c45 : f32
              %971 = arith.minimumf %970, %c102 : f32
              %972 = arith.maximumf %971, %c103 : f32
              %973 = arith.truncf %972 : f32 to f16
              %974 = arith.divui %968, %c9 : index
              %975 = arith.addi %925, %974 : index
              %976 = arith.divui %975, %c3 : index
              %977 = arith.addi %936, %976 : index
              %978 = arith.muli %977, %c10 : index
              %979 = arith.remui %975, %c3 : index
              %980 = arith.divui %979, %c9 : index
              %981 = arith.addi %978, %980 : index
              %982 = arith.muli %981, %943 : index
              %983 = arith.addi %982, %946 : index
              %984 = arith.remui %975, %c9 : index
              %985 = arith.addi %983, %984 : index
              memref.store %973, %out[%985] : memref<?xf16>
            }
          }
        } else {
          %986 = arith.addi %ranges, %groups : index
          %987 = arith.muli %9, %986 : index
          %988 = arith.index_castui %164 : i32 to index
          %989 = arith.addi %987, %988 : index
          %990 = arith.muli %989, %c106 : index
          %991 = arith.addi %990, %813 : index
          memref.store %843, %partial[%991] : memref<?xf32>
          %992 = arith.addi %990, %844 : index
          memref.store %874, %partial[%992] : memref<?xf32>
          %993 = arith.cmpi slt, %657, %c39 : index
          scf.if %993 {
            %994 = arith.addi %657, %c40 : index
            %995 = arith.addi %990, %994 : index
            memref.store %916, %partial[%995] : memref<?xf32>
          }
          %996 = arith.cmpi slt, %657, %c9 : index
          scf.if %996 {
            %997 = arith.addi %990, %c16 : index
            %998 = arith.addi %997, %657 : index
            memref.store %806, %partial[%998] : memref<?xf32>
            %999 = arith.addi %998, %c9 : index
            memref.store %812, %partial[%999] : memref<?xf32>
          }
          %1000 = arith.addi %42, %c69 : i32
          %1001 = arith.divui %1000, %c70 : i32
          %1002 = arith.divui %164, %c70 : i32
          %1003 = arith.addi %groups, %c4 : index
          %1004 = arith.muli %9, %1003 : index
          %1005 = arith.muli %1002, %c70 : i32
          %1006 = arith.subi %42, %1005 : i32
          %1007 = arith.minsi %1006, %c70 : i32
          %1008 = arith.index_castui %1002 : i32 to index
          %1009 = arith.addi %1004, %1008 : index
          %1010 = arith.index_castui %1007 : i32 to index
          %1011 = wave.arrive %counters[%1009], %1010 : memref<?xi32>
          scf.if %1011 {
            %1018:5 = scf.for %1012 = %c49 to %1007 step %c70 iter_args(%1013 = %c44, %1014 = %c45, %1015 = %c45, %1016 = %c45, %1017 = %c45) -> (f32, f32, f32, f32, f32) : i32 {
              %1019 = arith.addi %1012, %c49 : i32
              %1020 = arith.subi %1007, %c18 : i32
              %1021 = arith.minsi %1019, %1020 : i32
              %1022 = arith.addi %1005, %1021 : i32
              %1023 = arith.index_castui %1022 : i32 to index
              %1024 = arith.addi %987, %1023 : index
              %1025 = arith.muli %1024, %c106 : index
              %1026 = arith.addi %1025, %c16 : index
              %1027 = arith.addi %1026, %659 : index
              %1028 = memref.load %partial[%1027] : memref<?xf32>
              %1029 = arith.cmpi slt, %1019, %1007 : i32
              %1030 = arith.select %1029, %1028, %c44 : f32
              %1031 = arith.addi %1025, %657 : index
              %1032 = arith.addi %1031, %c24 : index
              %1033 = memref.load %partial[%1032] : memref<?xf32>
              %1034 = arith.addi %1031, %c7 : index
              %1035 = memref.load %partial[%1034] : memref<?xf32>
              %1036 = arith.addi %657, %c40 : index
              %1037 = arith.minsi %1036, %c16 : index
              %1038 = arith.addi %1025, %1037 : index
              %1039 = memref.load %partial[%1038] : memref<?xf32>
              %1040 = arith.addi %1027, %c9 : index
              %1041 = memref.load %partial[%1040] : memref<?xf32>
              %1042 = arith.addi %1012, %c18 : i32
              %1043 = arith.minsi %1042, %1020 : i32
              %1044 = arith.addi %1005, %1043 : i32
              %1045 = arith.index_castui %1044 : i32 to index
              %1046 = arith.addi %987, %1045 : index
              %1047 = arith.muli %1046, %c106 : index
              %1048 = arith.addi %1047, %c16 : index
              %1049 = arith.addi %1048, %659 : index
              %1050 = memref.load %partial[%1049] : memref<?xf32>
              %1051 = arith.cmpi slt, %1042, %1007 : i32
              %1052 = arith.select %1051, %1050, %c44 : f32
              %1053 = arith.addi %1047, %657 : index
              %1054 = arith.addi %1053, %c24 : index
              %1055 = memref.load %partial[%1054] : memref<?xf32>
              %1056 = arith.addi %1053, %c7 : index
              %1057 = memref.load %partial[%1056] : memref<?xf32>
              %1058 = arith.addi %1047, %1037 : index
              %1059 = memref.load %partial[%1058] : memref<?xf32>
              %1060 = arith.addi %1049, %c9 : index
              %1061 = memref.load %partial[%1060] : memref<?xf32>
              %1062 = arith.addi %1012, %c61 : i32
              %1063 = arith.minsi %1062, %1020 : i32
              %1064 = arith.addi %1005, %1063 : i32
              %1065 = arith.index_castui %1064 : i32 to index
              %1066 = arith.addi %987, %1065 : index
              %1067 = arith.muli %1066, %c106 : index
              %1068 = arith.addi %1067, %c16 : index
              %1069 = arith.addi %1068, %659 : index
              %1070 = memref.load %partial[%1069] : memref<?xf32>
              %1071 = arith.cmpi slt, %1062, %1007 : i32
              %1072 = arith.select %1071, %1070, %c44 : f32
              %1073 = arith.addi %1067, %657 : index
              %1074 = arith.addi %1073, %c24 : index
              %1075 = memref.load %partial[%1074] : memref<?xf32>
              %1076 = arith.addi %1073, %c7 : index
              %1077 = memref.load %partial[%1076] : memref<?xf32>
              %1078 = arith.addi %1067, %1037 : index
              %1079 = memref.load %partial[%1078] : memref<?xf32>
              %1080 = arith.addi %1069, %c9 : index
              %1081 = memref.load %partial[%1080] : memref<?xf32>
              %1082 = arith.addi %1012, %c63 : i32
              %1083 = arith.minsi %1082, %1020 : i32
              %1084 = arith.addi %1005, %1083 : i32
              %1085 = arith.index_castui %1084 : i32 to index
              %1086 = arith.addi %987, %1085 : index
              %1087 = arith.muli %1086, %c106 : index
              %1088 = arith.addi %1087, %c16 : index
              %1089 = arith.addi %1088, %659 : index
              %1090 = memref.load %partial[%1089] : memref<?xf32>
              %1091 = arith.cmpi slt, %1082, %1007 : i32
              %1092 = arith.select %1091, %1090, %c44 : f32
              %1093 = arith.addi %1087, %657 : index
              %1094 = arith.addi %1093, %c24 : index
              %1095 = memref.load %partial[%1094] : memref<?xf32>
              %1096 = arith.addi %1093, %c7 : index
              %1097 = memref.load %partial[%1096] : memref<?xf32>
              %1098 = arith.addi %1087, %1037 : index
              %1099 = memref.load %partial[%1098] : memref<?xf32>
              %1100 = arith.addi %1089, %c9 : index
              %1101 = memref.load %partial[%1100] : memref<?xf32>
              %1102 = arith.addi %1012, %c64 : i32
              %1103 = arith.minsi %1102, %1020 : i32
              %1104 = arith.addi %1005, %1103 : i32
              %1105 = arith.index_castui %1104 : i32 to index
              %1106 = arith.addi %987, %1105 : index
              %1107 = arith.muli %1106, %c106 : index
              %1108 = arith.addi %1107, %c16 : index
              %1109 = arith.addi %1108, %659 : index
              %1110 = memref.load %partial[%1109] : memref<?xf32>
              %1111 = arith.cmpi slt, %1102, %1007 : i32
              %1112 = arith.select %1111, %1110, %c44 : f32
              %1113 = arith.addi %1107, %657 : index
              %1114 = arith.addi %1113, %c24 : index
              %1115 = memref.load %partial[%1114] : memref<?xf32>
              %1116 = arith.addi %1113, %c7 : index
              %1117 = memref.load %partial[%1116] : memref<?xf32>
              %1118 = arith.addi %1107, %1037 : index
              %1119 = memref.load %partial[%1118] : memref<?xf32>
              %1120 = arith.addi %1109, %c9 : index
              %1121 = memref.load %partial[%1120] : memref<?xf32>
              %1122 = arith.addi %1012, %c66 : i32
              %1123 = arith.minsi %1122, %1020 : i32
              %1124 = arith.addi %1005, %1123 : i32
              %1125 = arith.index_castui %1124 : i32 to index
              %1126 = arith.addi %987, %1125 : index
              %1127 = arith.muli %1126, %c106 : index
              %1128 = arith.addi %1127, %c16 : index
              %1129 = arith.addi %1128, %659 : index
              %1130 = memref.load %partial[%1129] : memref<?xf32>
              %1131 = arith.cmpi slt, %1122, %1007 : i32
              %1132 = arith.select %1131, %1130, %c44 : f32
              %1133 = arith.addi %1127, %657 : index
              %1134 = arith.addi %1133, %c24 : index
              %1135 = memref.load %partial[%1134] : memref<?xf32>
              %1136 = arith.addi %1133, %c7 : index
              %1137 = memref.load %partial[%1136] : memref<?xf32>
              %1138 = arith.addi %1127, %1037 : index
              %1139 = memref.load %partial[%1138] : memref<?xf32>
              %1140 = arith.addi %1129, %c9 : index
              %1141 = memref.load %partial[%1140] : memref<?xf32>
              %1142 = arith.addi %1012, %c67 : i32
              %1143 = arith.minsi %1142, %1020 : i32
              %1144 = arith.addi %1005, %1143 : i32
              %1145 = arith.index_castui %1144 : i32 to index
              %1146 = arith.addi %987, %1145 : index
              %1147 = arith.muli %1146, %c106 : index
              %1148 = arith.addi %1147, %c16 : index
              %1149 = arith.addi %1148, %659 : index
              %1150 = memref.load %partial[%1149] : memref<?xf32>
              %1151 = arith.cmpi slt, %1142, %1007 : i32
              %1152 = arith.select %1151, %1150, %c44 : f32
              %1153 = arith.addi %1147, %657 : index
              %1154 = arith.addi %1153, %c24 : index
              %1155 = memref.load %partial[%1154] : memref<?xf32>
              %1156 = arith.addi %1153, %c7 : index
              %1157 = memref.load %partial[%1156] : memref<?xf32>
              %1158 = arith.addi %1147, %1037 : index
              %1159 = memref.load %partial[%1158] : memref<?xf32>
              %1160 = arith.addi %1149, %c9 : index
              %1161 = memref.load %partial[%1160] : memref<?xf32>
              %1162 = arith.addi %1012, %c69 : i32
              %1163 = arith.minsi %1162, %1020 : i32
              %1164 = arith.addi %1005, %1163 : i32
              %1165 = arith.index_castui %1164 : i32 to index
              %1166 = arith.addi %987, %1165 : index
              %1167 = arith.muli %1166, %c106 : index
              %1168 = arith.addi %1167, %c16 : index
              %1169 = arith.addi %1168, %659 : index
              %1170 = memref.load %partial[%1169] : memref<?xf32>
              %1171 = arith.cmpi slt, %1162, %1007 : i32
              %1172 = arith.select %1171, %1170, %c44 : f32
              %1173 = arith.addi %1167, %657 : index
              %1174 = arith.addi %1173, %c24 : index
              %1175 = memref.load %partial[%1174] : memref<?xf32>
              %1176 = arith.addi %1173, %c7 : index
              %1177 = memref.load %partial[%1176] : memref<?xf32>
              %1178 = arith.addi %1167, %1037 : index
              %1179 = memref.load %partial[%1178] : memref<?xf32>
              %1180 = arith.addi %1169, %c9 : index
              %1181 = memref.load %partial[%1180] : memref<?xf32>
              %1182 = arith.maxnumf %1013, %1030 fastmath<nnan> : f32
              %1183 = arith.subf %1013, %1182 : f32
              %1184 = wave.exp2 %1183 : f32
              %1185 = arith.subf %1030, %1182 : f32
              %1186 = wave.exp2 %1185 : f32
              %1187 = arith.mulf %1014, %1184 : f32
              %1188 = math.fma %1041, %1186, %1187 : f32
              %1189 = arith.mulf %1015, %1184 : f32
              %1190 = math.fma %1033, %1186, %1189 : f32
              %1191 = arith.mulf %1016, %1184 : f32
              %1192 = math.fma %1035, %1186, %1191 : f32
              %1193 = arith.mulf %1017, %1184 : f32
              %1194 = math.fma %1039, %1186, %1193 : f32
              %1195 = arith.maxnumf %1182, %1052 fastmath<nnan> : f32
              %1196 = arith.subf %1182, %1195 : f32
              %1197 = wave.exp2 %1196 : f32
              %1198 = arith.subf %1052, %1195 : f32
              %1199 = wave.exp2 %1198 : f32
              %1200 = arith.mulf %1188, %1197 : f32
              %1201 = math.fma %1061, %1199, %1200 : f32
              %1202 = arith.mulf %1190, %1197 : f32
              %1203 = math.fma %1055, %1199, %1202 : f32
              %1204 = arith.mulf %1192, %1197 : f32
              %1205 = math.fma %1057, %1199, %1204 : f32
              %1206 = arith.mulf %1194, %1197 : f32
              %1207 = math.fma %1059, %1199, %1206 : f32
              %1208 = arith.maxnumf %1195, %1072 fastmath<nnan> : f32
              %1209 = arith.subf %1195, %1208 : f32
              %1210 = wave.exp2 %1209 : f32
              %1211 = arith.subf %1072, %1208 : f32
              %1212 = wave.exp2 %1211 : f32
              %1213 = arith.mulf %1201, %1210 : f32
              %1214 = math.fma %1081, %1212, %1213 : f32
              %1215 = arith.mulf %1203, %1210 : f32
              %1216 = math.fma %1075, %1212, %1215 : f32
              %1217 = arith.mulf %1205, %1210 : f32
              %1218 = math.fma %1077, %1212, %1217 : f32
              %1219 = arith.mulf %1207, %1210 : f32
              %1220 = math.fma %1079, %1212, %1219 : f32
              %1221 = arith.maxnumf %1208, %1092 fastmath<nnan> : f32
              %1222 = arith.subf %1208, %1221 : f32
              %1223 = wave.exp2 %1222 : f32
              %1224 = arith.subf %1092, %1221 : f32
              %1225 = wave.exp2 %1224 : f32
              %1226 = arith.mulf %1214, %1223 : f32
              %1227 = math.fma %1101, %1225, %1226 : f32
              %1228 = arith.mulf %1216, %1223 : f32
              %1229 = math.fma %1095, %1225, %1228 : f32
              %1230 = arith.mulf %1218, %1223 : f32
              %1231 = math.fma %1097, %1225, %1230 : f32
              %1232 = arith.mulf %1220, %1223 : f32
              %1233 = math.fma %1099, %1225, %1232 : f32
              %1234 = arith.maxnumf %1221, %1112 fastmath<nnan> : f32
              %1235 = arith.subf %1221, %1234 : f32
              %1236 = wave.exp2 %1235 : f32
              %1237 = arith.subf %1112, %1234 : f32
              %1238 = wave.exp2 %1237 : f32
              %1239 = arith.mulf %1227, %1236 : f32
              %1240 = math.fma %1121, %1238, %1239 : f32
              %1241 = arith.mulf %1229, %1236 : f32
              %1242 = math.fma %1115, %1238, %1241 : f32
              %1243 = arith.mulf %1231, %1236 : f32
              %1244 = math.fma %1117, %1238, %1243 : f32
              %1245 = arith.mulf %1233, %1236 : f32
              %1246 = math.fma %1119, %1238, %1245 : f32
              %1247 = arith.maxnumf %1234, %1132 fastmath<nnan> : f32
              %1248 = arith.subf %1234, %1247 : f32
              %1249 = wave.exp2 %1248 : f32
              %1250 = arith.subf %1132, %1247 : f32
              %1251 = wave.exp2 %1250 : f32
              %1252 = arith.mulf %1240, %1249 : f32
              %1253 = math.fma %1141, %1251, %1252 : f32
              %1254 = arith.mulf %1242, %1249 : f32
              %1255 = math.fma %1135, %1251, %1254 : f32
              %1256 = arith.mulf %1244, %1249 : f32
              %1257 = math.fma %1137, %1251, %1256 : f32
              %1258 = arith.mulf %1246, %1249 : f32
              %1259 = math.fma %1139, %1251, %1258 : f32
              %1260 = arith.maxnumf %1247, %1152 fastmath<nnan> : f32
              %1261 = arith.subf %1247, %1260 : f32
              %1262 = wave.exp2 %1261 : f32
              %1263 = arith.subf %1152, %1260 : f32
              %1264 = wave.exp2 %1263 : f32
              %1265 = arith.mulf %1253, %1262 : f32
              %1266 = math.fma %1161, %1264, %1265 : f32
              %1267 = arith.mulf %1255, %1262 : f32
              %1268 = math.fma %1155, %1264, %1267 : f32
              %1269 = arith.mulf %1257, %1262 : f32
              %1270 = math.fma %1157, %1264, %1269 : f32
              %1271 = arith.mulf %1259, %1262 : f32
              %1272 = math.fma %1159, %1264, %1271 : f32
              %1273 = arith.maxnumf %1260, %1172 fastmath<nnan> : f32
              %1274 = arith.subf %1260, %1273 : f32
              %1275 = wave.exp2 %1274 : f32
              %1276 = arith.subf %1172, %1273 : f32
              %1277 = wave.exp2 %1276 : f32
              %1278 = arith.mulf %1266, %1275 : f32
              %1279 = math.fma %1181, %1277, %1278 : f32
              %1280 = arith.mulf %1268, %1275 : f32
              %1281 = math.fma %1175, %1277, %1280 : f32
              %1282 = arith.mulf %1270, %1275 : f32
              %1283 = math.fma %1177, %1277, %1282 : f32
              %1284 = arith.mulf %1272, %1275 : f32
              %1285 = math.fma %1179, %1277, %1284 : f32
              scf.yield %1273, %1279, %1281, %1283, %1285 : f32, f32, f32, f32, f32
            }
            %1286 = arith.cmpi eq, %1001, %c18 : i32
            scf.if %1286 {
              %1287 = arith.addi %kvHeads, %15 : index
              %1288 = memref.load %scales[%1287] : memref<?xf32>
              %1289 = arith.divf %1288, %1018#1 : f32
              %1290 = arith.addi %17, %659 : index
              %1291 = arith.cmpi slt, %1290, %groupSize : index
              scf.if %1291 {
                %1292 = arith.muli %15, %groupSize : index
                %1293 = arith.addi %1292, %1290 : index
                %1294 = arith.muli %1293, %c27 : index
                %1295 = arith.muli %heads, %c27 : index
                %1296 = arith.mulf %1018#2, %1289 : f32
                %1297 = arith.addf %1296, %c45 : f32
                %1298 = arith.minimumf %1297, %c102 : f32
                %1299 = arith.maximumf %1298, %c103 : f32
                %1300 = arith.truncf %1299 : f32 to f16
                %1301 = arith.divui %813, %c9 : index
                %1302 = arith.addi %1294, %1301 : index
                %1303 = arith.divui %24, %outTileRows : index
                %1304 = arith.divui %1295, %c3 : index
                %1305 = arith.muli %1303, %1304 : index
                %1306 = arith.divui %1302, %c3 : index
                %1307 = arith.addi %1305, %1306 : index
                %1308 = arith.muli %1307, %c10 : index
                %1309 = arith.remui %1302, %c3 : index
                %1310 = arith.divui %1309, %c9 : index
                %1311 = arith.addi %1308, %1310 : index
                %1312 = arith.muli %outTileRows, %c9 : index
                %1313 = arith.muli %1311, %1312 : index
                %1314 = arith.remui %24, %outTileRows : index
                %1315 = arith.muli %1314, %c9 : index
                %1316 = arith.addi %1313, %1315 : index
                %1317 = arith.remui %1302, %c9 : index
                %1318 = arith.addi %1316, %1317 : index
                memref.store %1300, %out[%1318] : memref<?xf16>
                %1319 = arith.mulf %1018#3, %1289 : f32
                %1320 = arith.addf %1319, %c45 : f32
                %1321 = arith.minimumf %1320, %c102 : f32
                %1322 = arith.maximumf %1321, %c103 : f32
                %1323 = arith.truncf %1322 : f32 to f16
                %1324 = arith.divui %844, %c9 : index
                %1325 = arith.addi %1294, %1324 : index
                %1326 = arith.divui %1325, %c3 : index
                %1327 = arith.addi %1305, %1326 : index
                %1328 = arith.muli %1327, %c10 : index
                %1329 = arith.remui %1325, %c3 : index
                %1330 = arith.divui %1329, %c9 : index
                %1331 = arith.addi %1328, %1330 : index
                %1332 = arith.muli %1331, %1312 : index
                %1333 = arith.addi %1332, %1315 : index
                %1334 = arith.remui %1325, %c9 : index
                %1335 = arith.addi %1333, %1334 : index
                memref.store %1323, %out[%1335] : memref<?xf16>
                scf.if %993 {
                  %1336 = arith.addi %657, %c40 : index
                  %1337 = arith.mulf %1018#4, %1289 : f32
                  %1338 = arith.addf %1337, %c45 : f32
                  %1339 = arith.minimumf %1338, %c102 : f32
                  %1340 = arith.maximumf %1339, %c103 : f32
                  %1341 = arith.truncf %1340 : f32 to f16
                  %1342 = arith.divui %1336, %c9 : index
                  %1343 = arith.addi %1294, %1342 : index
                  %1344 = arith.divui %1343, %c3 : index
                  %1345 = arith.addi %1305, %1344 : index
                  %1346 = arith.muli %1345, %c10 : index
                  %1347 = arith.remui %1343, %c3 : index
                  %1348 = arith.divui %1347, %c9 : index
                  %1349 = arith.addi %1346, %1348 : index
                  %1350 = arith.muli %1349, %1312 : index
                  %1351 = arith.addi %1350, %1315 : index
                  %1352 = arith.remui %1343, %c9 : index
                  %1353 = arith.addi %1351, %1352 : index
                  memref.store %1341, %out[%1353] : memref<?xf16>
                }
              }
            } else {
              %1354 = arith.index_cast %ranges : index to i32
              %1355 = arith.addi %1354, %1002 : i32
              %1356 = arith.index_castui %1355 : i32 to index
              %1357 = arith.addi %987, %1356 : index
              %1358 = arith.muli %1357, %c106 : index
              %1359 = arith.addi %1358, %813 : index
              memref.store %1018#2, %partial[%1359] : memref<?xf32>
              %1360 = arith.addi %1358, %844 : index
              memref.store %1018#3, %partial[%1360] : memref<?xf32>
              scf.if %993 {
                %1361 = arith.addi %657, %c40 : index
                %1362 = arith.addi %1358, %1361 : index
                memref.store %1018#4, %partial[%1362] : memref<?xf32>
              }
              scf.if %996 {
                %1363 = arith.addi %1358, %c16 : index
                %1364 = arith.addi %1363, %657 : index
                memref.store %1018#0, %partial[%1364] : memref<?xf32>
                %1365 = arith.addi %1364, %c9 : index
                memref.store %1018#1, %partial[%1365] : memref<?xf32>
              }
              %1366 = arith.addi %1004, %groups : index
              %1367 = arith.index_castui %1001 : i32 to index
              %1368 = wave.arrive %counters[%1366], %1367 : memref<?xi32>
              scf.if %1368 {
                %1375:5 = scf.for %1369 = %c49 to %1001 step %c70 iter_args(%1370 = %c44, %1371 = %c45, %1372 = %c45, %1373 = %c45, %1374 = %c45) -> (f32, f32, f32, f32, f32) : i32 {
                  %1376 = arith.addi %1369, %c49 : i32
                  %1377 = arith.subi %1001, %c18 : i32
                  %1378 = arith.minsi %1376, %1377 : i32
                  %1379 = arith.addi %1354, %1378 : i32
                  %1380 = arith.index_castui %1379 : i32 to index
                  %1381 = arith.addi %987, %1380 : index
                  %1382 = arith.muli %1381, %c106 : index
                  %1383 = arith.addi %1382, %c16 : index
                  %1384 = arith.addi %1383, %659 : index
                  %1385 = memref.load %partial[%1384] : memref<?xf32>
                  %1386 = arith.cmpi slt, %1376, %1001 : i32
                  %1387 = arith.select %1386, %1385, %c44 : f32
                  %1388 = arith.addi %1382, %657 : index
                  %1389 = arith.addi %1388, %c24 : index
                  %1390 = memref.load %partial[%1389] : memref<?xf32>
                  %1391 = arith.addi %1388, %c7 : index
                  %1392 = memref.load %partial[%1391] : memref<?xf32>
                  %1393 = arith.addi %657, %c40 : index
                  %1394 = arith.minsi %1393, %c16 : index
                  %1395 = arith.addi %1382, %1394 : index
                  %1396 = memref.load %partial[%1395] : memref<?xf32>
                  %1397 = arith.addi %1384, %c9 : index
                  %1398 = memref.load %partial[%1397] : memref<?xf32>
                  %1399 = arith.addi %1369, %c18 : i32
                  %1400 = arith.minsi %1399, %1377 : i32
                  %1401 = arith.addi %1354, %1400 : i32
                  %1402 = arith.index_castui %1401 : i32 to index
                  %1403 = arith.addi %987, %1402 : index
                  %1404 = arith.muli %1403, %c106 : index
                  %1405 = arith.addi %1404, %c16 : index
                  %1406 = arith.addi %1405, %659 : index
                  %1407 = memref.load %partial[%1406] : memref<?xf32>
                  %1408 = arith.cmpi slt, %1399, %1001 : i32
                  %1409 = arith.select %1408, %1407, %c44 : f32
                  %1410 = arith.addi %1404, %657 : index
                  %1411 = arith.addi %1410, %c24 : index
                  %1412 = memref.load %partial[%1411] : memref<?xf32>
                  %1413 = arith.addi %1410, %c7 : index
                  %1414 = memref.load %partial[%1413] : memref<?xf32>
                  %1415 = arith.addi %1404, %1394 : index
                  %1416 = memref.load %partial[%1415] : memref<?xf32>
                  %1417 = arith.addi %1406, %c9 : index
                  %1418 = memref.load %partial[%1417] : memref<?xf32>
                  %1419 = arith.addi %1369, %c61 : i32
                  %1420 = arith.minsi %1419, %1377 : i32
                  %1421 = arith.addi %1354, %1420 : i32
                  %1422 = arith.index_castui %1421 : i32 to index
                  %1423 = arith.addi %987, %1422 : index
                  %1424 = arith.muli %1423, %c106 : index
                  %1425 = arith.addi %1424, %c16 : index
                  %1426 = arith.addi %1425, %659 : index
                  %1427 = memref.load %partial[%1426] : memref<?xf32>
                  %1428 = arith.cmpi slt, %1419, %1001 : i32
                  %1429 = arith.select %1428, %1427, %c44 : f32
                  %1430 = arith.addi %1424, %657 : index
                  %1431 = arith.addi %1430, %c24 : index
                  %1432 = memref.load %partial[%1431] : memref<?xf32>
                  %1433 = arith.addi %1430, %c7 : index
                  %1434 = memref.load %partial[%1433] : memref<?xf32>
                  %1435 = arith.addi %1424, %1394 : index
                  %1436 = memref.load %partial[%1435] : memref<?xf32>
                  %1437 = arith.addi %1426, %c9 : index
                  %1438 = memref.load %partial[%1437] : memref<?xf32>
                  %1439 = arith.addi %1369, %c63 : i32
                  %1440 = arith.minsi %1439, %1377 : i32
                  %1441 = arith.addi %1354, %1440 : i32
                  %1442 = arith.index_castui %1441 : i32 to index
                  %1443 = arith.addi %987, %1442 : index
                  %1444 = arith.muli %1443, %c106 : index
                  %1445 = arith.addi %1444, %c16 : index
                  %1446 = arith.addi %1445, %659 : index
                  %1447 = memref.load %partial[%1446] : memref<?xf32>
                  %1448 = arith.cmpi slt, %1439, %1001 : i32
                  %1449 = arith.select %1448, %1447, %c44 : f32
                  %1450 = arith.addi %1444, %657 : index
                  %1451 = arith.addi %1450, %c24 : index
                  %1452 = memref.load %partial[%1451] : memref<?xf32>
                  %1453 = arith.addi %1450, %c7 : index
                  %1454 = memref.load %partial[%1453] : memref<?xf32>
                  %1455 = arith.addi %1444, %1394 : index
                  %1456 = memref.load %partial[%1455] : memref<?xf32>
                  %1457 = arith.addi %1446, %c9 : index
                  %1458 = memref.load %partial[%1457] : memref<?xf32>
                  %1459 = arith.addi %1369, %c64 : i32
                  %1460 = arith.minsi %1459, %1377 : i32
                  %1461 = arith.addi %1354, %1460 : i32
                  %1462 = arith.index_castui %1461 : i32 to index
                  %1463 = arith.addi %987, %1462 : index
                  %1464 = arith.muli %1463, %c106 : index
                  %1465 = arith.addi %1464, %c16 : index
                  %1466 = arith.addi %1465, %659 : index
                  %1467 = memref.load %partial[%1466] : memref<?xf32>
                  %1468 = arith.cmpi slt, %1459, %1001 : i32
                  %1469 = arith.select %1468, %1467, %c44 : f32
                  %1470 = arith.addi %1464, %657 : index
                  %1471 = arith.addi %1470, %c24 : index
                  %1472 = memref.load %partial[%1471] : memref<?xf32>
                  %1473 = arith.addi %1470, %c7 : index
                  %1474 = memref.load %partial[%1473] : memref<?xf32>
                  %1475 = arith.addi %1464, %1394 : index
                  %1476 = memref.load %partial[%1475] : memref<?xf32>
                  %1477 = arith.addi %1466, %c9 : index
                  %1478 = memref.load %partial[%1477] : memref<?xf32>
                  %1479 = arith.addi %1369, %c66 : i32
                  %1480 = arith.minsi %1479, %1377 : i32
                  %1481 = arith.addi %1354, %1480 : i32
                  %1482 = arith.index_castui %1481 : i32 to index
                  %1483 = arith.addi %987, %1482 : index
                  %1484 = arith.muli %1483, %c106 : index
                  %1485 = arith.addi %1484, %c16 : index
                  %1486 = arith.addi %1485, %659 : index
                  %1487 = memref.load %partial[%1486] : memref<?xf32>
                  %1488 = arith.cmpi slt, %1479, %1001 : i32
                  %1489 = arith.select %1488, %1487, %c44 : f32
                  %1490 = arith.addi %1484, %657 : index
                  %1491 = arith.addi %1490, %c24 : index
                  %1492 = memref.load %partial[%1491] : memref<?xf32>
                  %1493 = arith.addi %1490, %c7 : index
                  %1494 = memref.load %partial[%1493] : memref<?xf32>
                  %1495 = arith.addi %1484, %1394 : index
                  %1496 = memref.load %partial[%1495] : memref<?xf32>
                  %1497 = arith.addi %1486, %c9 : index
                  %1498 = memref.load %partial[%1497] : memref<?xf32>
                  %1499 = arith.addi %1369, %c67 : i32
                  %1500 = arith.minsi %1499, %1377 : i32
                  %1501 = arith.addi %1354, %1500 : i32
                  %1502 = arith.index_castui %1501 : i32 to index
                  %1503 = arith.addi %987, %1502 : index
                  %1504 = arith.muli %1503, %c106 : index
                  %1505 = arith.addi %1504, %c16 : index
                  %1506 = arith.addi %1505, %659 : index
                  %1507 = memref.load %partial[%1506] : memref<?xf32>
                  %1508 = arith.cmpi slt, %1499, %1001 : i32
                  %1509 = arith.select %1508, %1507, %c44 : f32
                  %1510 = arith.addi %1504, %657 : index
                  %1511 = arith.addi %1510, %c24 : index
                  %1512 = memref.load %partial[%1511] : memref<?xf32>
                  %1513 = arith.addi %1510, %c7 : index
                  %1514 = memref.load %partial[%1513] : memref<?xf32>
                  %1515 = arith.addi %1504, %1394 : index
                  %1516 = memref.load %partial[%1515] : memref<?xf32>
                  %1517 = arith.addi %1506, %c9 : index
                  %1518 = memref.load %partial[%1517] : memref<?xf32>
                  %1519 = arith.addi %1369, %c69 : i32
                  %1520 = arith.minsi %1519, %1377 : i32
                  %1521 = arith.addi %1354, %1520 : i32
                  %1522 = arith.index_castui %1521 : i32 to index
                  %1523 = arith.addi %987, %1522 : index
                  %1524 = arith.muli %1523, %c106 : index
                  %1525 = arith.addi %1524, %c16 : index
                  %1526 = arith.addi %1525, %659 : index
                  %1527 = memref.load %partial[%1526] : memref<?xf32>
                  %1528 = arith.cmpi slt, %1519, %1001 : i32
                  %1529 = arith.select %1528, %1527, %c44 : f32
                  %1530 = arith.addi %1524, %657 : index
                  %1531 = arith.addi %1530, %c24 : index
                  %1532 = memref.load %partial[%1531] : memref<?xf32>
                  %1533 = arith.addi %1530, %c7 : index
                  %1534 = memref.load %partial[%1533] : memref<?xf32>
                  %1535 = arith.addi %1524, %1394 : index
                  %1536 = memref.load %partial[%1535] : memref<?xf32>
                  %1537 = arith.addi %1526, %c9 : index
                  %1538 = memref.load %partial[%1537] : memref<?xf32>
                  %1539 = arith.maxnumf %1370, %1387 fastmath<nnan> : f32
                  %1540 = arith.subf %1370, %1539 : f32
                  %1541 = wave.exp2 %1540 : f32
                  %1542 = arith.subf %1387, %1539 : f32
                  %1543 = wave.exp2 %1542 : f32
                  %1544 = arith.mulf %1371, %1541 : f32
                  %1545 = math.fma %1398, %1543, %1544 : f32
                  %1546 = arith.mulf %1372, %1541 : f32
                  %1547 = math.fma %1390, %1543, %1546 : f32
                  %1548 = arith.mulf %1373, %1541 : f32
                  %1549 = math.fma %1392, %1543, %1548 : f32
                  %1550 = arith.mulf %1374, %1541 : f32
                  %1551 = math.fma %1396, %1543, %1550 : f32
                  %1552 = arith.maxnumf %1539, %1409 fastmath<nnan> : f32
                  %1553 = arith.subf %1539, %1552 : f32
                  %1554 = wave.exp2 %1553 : f32
                  %1555 = arith.subf %1409, %1552 : f32
                  %1556 = wave.exp2 %1555 : f32
                  %1557 = arith.mulf %1545, %1554 : f32
                  %1558 = math.fma %1418, %1556, %1557 : f32
                  %1559 = arith.mulf %1547, %1554 : f32
                  %1560 = math.fma %1412, %1556, %1559 : f32
                  %1561 = arith.mulf %1549, %1554 : f32
                  %1562 = math.fma %1414, %1556, %1561 : f32
                  %1563 = arith.mulf %1551, %1554 : f32
                  %1564 = math.fma %1416, %1556, %1563 : f32
                  %1565 = arith.maxnumf %1552, %1429 fastmath<nnan> : f32
                  %1566 = arith.subf %1552, %1565 : f32
                  %1567 = wave.exp2 %1566 : f32
                  %1568 = arith.subf %1429, %1565 : f32
                  %1569 = wave.exp2 %1568 : f32
                  %1570 = arith.mulf %1558, %1567 : f32
                  %1571 = math.fma %1438, %1569, %1570 : f32
                  %1572 = arith.mulf %1560, %1567 : f32
                  %1573 = math.fma %1432, %1569, %1572 : f32
                  %1574 = arith.mulf %1562, %1567 : f32
                  %1575 = math.fma %1434, %1569, %1574 : f32
                  %1576 = arith.mulf %1564, %1567 : f32
                  %1577 = math.fma %1436, %1569, %1576 : f32
                  %1578 = arith.maxnumf %1565, %1449 fastmath<nnan> : f32
                  %1579 = arith.subf %1565, %1578 : f32
                  %1580 = wave.exp2 %1579 : f32
                  %1581 = arith.subf %1449, %1578 : f32
                  %1582 = wave.exp2 %1581 : f32
                  %1583 = arith.mulf %1571, %1580 : f32
                  %1584 = math.fma %1458, %1582, %1583 : f32
                  %1585 = arith.mulf %1573, %1580 : f32
                  %1586 = math.fma %1452, %1582, %1585 : f32
                  %1587 = arith.mulf %1575, %1580 : f32
                  %1588 = math.fma %1454, %1582, %1587 : f32
                  %1589 = arith.mulf %1577, %1580 : f32
                  %1590 = math.fma %1456, %1582, %1589 : f32
                  %1591 = arith.maxnumf %1578, %1469 fastmath<nnan> : f32
                  %1592 = arith.subf %1578, %1591 : f32
                  %1593 = wave.exp2 %1592 : f32
                  %1594 = arith.subf %1469, %1591 : f32
                  %1595 = wave.exp2 %1594 : f32
                  %1596 = arith.mulf %1584, %1593 : f32
                  %1597 = math.fma %1478, %1595, %1596 : f32
                  %1598 = arith.mulf %1586, %1593 : f32
                  %1599 = math.fma %1472, %1595, %1598 : f32
                  %1600 = arith.mulf %1588, %1593 : f32
                  %1601 = math.fma %1474, %1595, %1600 : f32
                  %1602 = arith.mulf %1590, %1593 : f32
                  %1603 = math.fma %1476, %1595, %1602 : f32
                  %1604 = arith.maxnumf %1591, %1489 fastmath<nnan> : f32
                  %1605 = arith.subf %1591, %1604 : f32
                  %1606 = wave.exp2 %1605 : f32
                  %1607 = arith.subf %1489, %1604 : f32
                  %1608 = wave.exp2 %1607 : f32
                  %1609 = arith.mulf %1597, %1606 : f32
                  %1610 = math.fma %1498, %1608, %1609 : f32
                  %1611 = arith.mulf %1599, %1606 : f32
                  %1612 = math.fma %1492, %1608, %1611 : f32
                  %1613 = arith.mulf %1601, %1606 : f32
                  %1614 = math.fma %1494, %1608, %1613 : f32
                  %1615 = arith.mulf %1603, %1606 : f32
                  %1616 = math.fma %1496, %1608, %1615 : f32
                  %1617 = arith.maxnumf %1604, %1509 fastmath<nnan> : f32
                  %1618 = arith.subf %1604, %1617 : f32
                  %1619 = wave.exp2 %1618 : f32
                  %1620 = arith.subf %1509, %1617 : f32
                  %1621 = wave.exp2 %1620 : f32
                  %1622 = arith.mulf %1610, %1619 : f32
                  %1623 = math.fma %1518, %1621, %1622 : f32
                  %1624 = arith.mulf %1612, %1619 : f32
                  %1625 = math.fma %1512, %1621, %1624 : f32
                  %1626 = arith.mulf %1614, %1619 : f32
                  %1627 = math.fma %1514, %1621, %1626 : f32
                  %1628 = arith.mulf %1616, %1619 : f32
                  %1629 = math.fma %1516, %1621, %1628 : f32
                  %1630 = arith.maxnumf %1617, %1529 fastmath<nnan> : f32
                  %1631 = arith.subf %1617, %1630 : f32
                  %1632 = wave.exp2 %1631 : f32
                  %1633 = arith.subf %1529, %1630 : f32
                  %1634 = wave.exp2 %1633 : f32
                  %1635 = arith.mulf %1623, %1632 : f32
                  %1636 = math.fma %1538, %1634, %1635 : f32
                  %1637 = arith.mulf %1625, %1632 : f32
                  %1638 = math.fma %1532, %1634, %1637 : f32
                  %1639 = arith.mulf %1627, %1632 : f32
                  %1640 = math.fma %1534, %1634, %1639 : f32
                  %1641 = arith.mulf %1629, %1632 : f32
                  %1642 = math.fma %1536, %1634, %1641 : f32
                  scf.yield %1630, %1636, %1638, %1640, %1642 : f32, f32, f32, f32, f32
                }
                %1643 = arith.addi %kvHeads, %15 : index
                %1644 = memref.load %scales[%1643] : memref<?xf32>
                %1645 = arith.divf %1644, %1375#1 : f32
                %1646 = arith.addi %17, %659 : index
                %1647 = arith.cmpi slt, %1646, %groupSize : index
                scf.if %1647 {
                  %1648 = arith.muli %15, %groupSize : index
                  %1649 = arith.addi %1648, %1646 : index
                  %1650 = arith.muli %1649, %c27 : index
                  %1651 = arith.muli %heads, %c27 : index
                  %1652 = arith.mulf %1375#2, %1645 : f32
                  %1653 = arith.addf %1652, %c45 : f32
                  %1654 = arith.minimumf %1653, %c102 : f32
                  %1655 = arith.maximumf %1654, %c103 : f32
                  %1656 = arith.truncf %1655 : f32 to f16
                  %1657 = arith.divui %813, %c9 : index
                  %1658 = arith.addi %1650, %1657 : index
                  %1659 = arith.divui %24, %outTileRows : index
                  %1660 = arith.divui %1651, %c3 : index
                  %1661 = arith.muli %1659, %1660 : index
                  %1662 = arith.divui %1658, %c3 : index
                  %1663 = arith.addi %1661, %1662 : index
                  %1664 = arith.muli %1663, %c10 : index
                  %1665 = arith.remui %1658, %c3 : index
                  %1666 = arith.divui %1665, %c9 : index
                  %1667 = arith.addi %1664, %1666 : index
                  %1668 = arith.muli %outTileRows, %c9 : index
                  %1669 = arith.muli %1667, %1668 : index
                  %1670 = arith.remui %24, %outTileRows : index
                  %1671 = arith.muli %1670, %c9 : index
                  %1672 = arith.addi %1669, %1671 : index
                  %1673 = arith.remui %1658, %c9 : index
                  %1674 = arith.addi %1672, %1673 : index
                  memref.store %1656, %out[%1674] : memref<?xf16>
                  %1675 = arith.mulf %1375#3, %1645 : f32
                  %1676 = arith.addf %1675, %c45 : f32
                  %1677 = arith.minimumf %1676, %c102 : f32
                  %1678 = arith.maximumf %1677, %c103 : f32
                  %1679 = arith.truncf %1678 : f32 to f16
                  %1680 = arith.divui %844, %c9 : index
                  %1681 = arith.addi %1650, %1680 : index
                  %1682 = arith.divui %1681, %c3 : index
                  %1683 = arith.addi %1661, %1682 : index
                  %1684 = arith.muli %1683, %c10 : index
                  %1685 = arith.remui %1681, %c3 : index
                  %1686 = arith.divui %1685, %c9 : index
                  %1687 = arith.addi %1684, %1686 : index
                  %1688 = arith.muli %1687, %1668 : index
                  %1689 = arith.addi %1688, %1671 : index
                  %1690 = arith.remui %1681, %c9 : index
                  %1691 = arith.addi %1689, %1690 : index
                  memref.store %1679, %out[%1691] : memref<?xf16>
                  scf.if %993 {
                    %1692 = arith.addi %657, %c40 : index
                    %1693 = arith.mulf %1375#4, %1645 : f32
                    %1694 = arith.addf %1693, %c45 : f32
                    %1695 = arith.minimumf %1694, %c102 : f32
                    %1696 = arith.maximumf %1695, %c103 : f32
                    %1697 = arith.truncf %1696 : f32 to f16
                    %1698 = arith.divui %1692, %c9 : index
                    %1699 = arith.addi %1650, %1698 : index
                    %1700 = arith.divui %1699, %c3 : index
                    %1701 = arith.addi %1661, %1700 : index
                    %1702 = arith.muli %1701, %c10 : index
                    %1703 = arith.remui %1699, %c3 : index
                    %1704 = arith.divui %1703, %c9 : index
                    %1705 = arith.addi %1702, %1704 : index
                    %1706 = arith.muli %1705, %1668 : index
                    %1707 = arith.addi %1706, %1671 : index
                    %1708 = arith.remui %1699, %c9 : index
                    %1709 = arith.addi %1707, %1708 : index
                    memref.store %1697, %out[%1709] : memref<?xf16>
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
