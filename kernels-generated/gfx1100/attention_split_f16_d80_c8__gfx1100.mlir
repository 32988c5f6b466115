// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='f16', dim=80, columns=8)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d80_c8__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
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
  %positionsAt = wave.param "positionsAt" : index
  %c17 = arith.constant 1 : i32
  %c18 = arith.constant 16 : i32
  %c19 = arith.constant 1023 : i32
  %c20 = arith.constant 1024 : i32
  %slots = wave.param "slots" : index
  %c22 = arith.constant 32 : index
  %c23 = arith.constant 0 : index
  %c24 = arith.constant 160 : index
  %c25 = arith.constant 20 : index
  %c26 = arith.constant 80 : index
  %c27 = arith.constant 84 : index
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
  %c50 = arith.constant 320 : index
  %c51 = arith.constant 384 : index
  %c52 = arith.constant 448 : index
  %c53 = arith.constant 576 : index
  %c54 = arith.constant 640 : index
  %c55 = arith.constant 704 : index
  %c56 = arith.constant 832 : index
  %c57 = arith.constant 896 : index
  %c58 = arith.constant 960 : index
  %c59 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c60 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c61 = arith.constant 0x41000000 : f32
  %c62 = arith.constant 0x40C00000 : f32
  %c63 = arith.constant dense<-1> : vector<4xi32>
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
  %c79 = arith.constant 1088 : index
  %c80 = arith.constant 1152 : index
  %c81 = arith.constant 1216 : index
  %c82 = arith.constant 96 : index
  %c83 = arith.constant 112 : index
  %c84 = arith.constant 144 : index
  %c85 = arith.constant 176 : index
  %c86 = arith.constant 208 : index
  %c87 = arith.constant 224 : index
  %c88 = arith.constant 240 : index
  %c89 = arith.constant 272 : index
  %c90 = arith.constant 288 : index
  %c91 = arith.constant 304 : index
  %c92 = arith.constant 336 : index
  %c93 = arith.constant 352 : index
  %c94 = arith.constant 368 : index
  %c95 = arith.constant 400 : index
  %c96 = arith.constant 416 : index
  %c97 = arith.constant 432 : index
  %c98 = arith.constant 464 : index
  %c99 = arith.constant 480 : index
  %c100 = arith.constant 496 : index
  %c101 = arith.constant 1536 : index
  %c102 = arith.constant 2048 : index
  %c103 = arith.constant 2560 : index
  %c104 = arith.constant 3072 : index
  %c105 = arith.constant 3584 : index
  %outTileRows = wave.param "outTileRows" : index
  %c107 = arith.constant 0x477FE000 : f32
  %c108 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c111 = arith.constant 672 : index
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
    %34 = arith.muli %15, %c5 : index
    %35 = arith.muli %1, %c12 : index
    %36 = arith.addi %positionsAt, %24 : index
    %37 = memref.load %step[%36] : memref<?xi32>
    %38 = arith.addi %37, %c17 : i32
    %39 = arith.subi %38, %c17 : i32
    %40 = arith.divui %39, %c18 : i32
    %41 = arith.addi %38, %c19 : i32
    %42 = arith.divui %41, %c20 : i32
    %43 = arith.index_cast %slots : index to i32
    %44 = arith.cmpi slt, %11, %42 : i32
    scf.if %44 {
      %45 = arith.muli %8, %c22 : index
      %46 = arith.addi %45, %0 : index
      %47 = arith.addi %46, %c23 : index
      %48 = arith.cmpi slt, %47, %c24 : index
      scf.if %48 {
        %49 = arith.divui %47, %c25 : index
        %50 = arith.remui %47, %c25 : index
        %51 = arith.muli %50, %c12 : index
        %52 = arith.addi %17, %49 : index
        %53 = arith.subi %groupSize, %c4 : index
        %54 = arith.minsi %52, %53 : index
        %55 = arith.muli %24, %heads : index
        %56 = arith.muli %15, %groupSize : index
        %57 = arith.addi %55, %56 : index
        %58 = arith.addi %57, %54 : index
        %59 = arith.muli %58, %c26 : index
        %60 = arith.addi %59, %51 : index
        %61 = vector.load %q[%60] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %62 = arith.muli %49, %c27 : index
        %63 = arith.addi %62, %51 : index
        vector.store %61, %5[%63] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      wave.barrier
      %64 = arith.cmpi eq, %8, %c23 : index
      scf.if %64 {
        %65 = arith.remui %1, %c9 : index
        %66 = arith.muli %65, %c27 : index
        %67 = arith.muli %2, %c9 : index
        %68 = arith.addi %66, %67 : index
        %69 = arith.addi %68, %c23 : index
        %70 = vector.load %5[%69] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %71 = arith.addi %68, %c12 : index
        %72 = vector.load %5[%71] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %73 = arith.addi %68, %c3 : index
        %74 = vector.load %5[%73] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %75 = arith.addi %68, %c25 : index
        %76 = vector.load %5[%75] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %77 = arith.addi %68, %c22 : index
        %78 = vector.load %5[%77] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %79 = arith.addi %68, %c28 : index
        %80 = vector.load %5[%79] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %81 = arith.addi %68, %c29 : index
        %82 = vector.load %5[%81] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %83 = arith.addi %68, %c30 : index
        %84 = vector.load %5[%83] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %85 = arith.addi %68, %c31 : index
        %86 = vector.load %5[%85] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %87 = arith.addi %68, %c32 : index
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
        %118 = arith.shrui %117, %c33 : i32
        %119 = arith.maxsi %118, %c34 : i32
        %120 = arith.minsi %119, %c35 : i32
        %121 = arith.subi %c36, %120 : i32
        %122 = arith.shli %121, %c33 : i32
        %123 = arith.bitcast %122 : i32 to f32
        %124 = arith.subi %120, %c37 : i32
        %125 = arith.shli %124, %c33 : i32
        %126 = arith.bitcast %125 : i32 to f32
        %127 = vector.broadcast %123 : f32 to vector<4xf32>
        %128 = arith.muli %1, %c9 : index
        %129 = arith.muli %2, %c38 : index
        %130 = arith.addi %128, %129 : index
        %131 = arith.mulf %70, %127 : vector<4xf32>
        %132 = arith.truncf %131 : vector<4xf32> to vector<4xf16>
        %133 = arith.mulf %72, %127 : vector<4xf32>
        %134 = arith.truncf %133 : vector<4xf32> to vector<4xf16>
        %135 = vector.shuffle %132, %134 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %136 = arith.addi %130, %c23 : index
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
        %148 = arith.addi %130, %c39 : index
        vector.store %147, %4[%148] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %149 = arith.mulf %82, %127 : vector<4xf32>
        %150 = arith.truncf %149 : vector<4xf32> to vector<4xf16>
        %151 = arith.mulf %84, %127 : vector<4xf32>
        %152 = arith.truncf %151 : vector<4xf32> to vector<4xf16>
        %153 = vector.shuffle %150, %152 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %154 = arith.addi %130, %c40 : index
        vector.store %153, %4[%154] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %155 = arith.mulf %86, %127 : vector<4xf32>
        %156 = arith.truncf %155 : vector<4xf32> to vector<4xf16>
        %157 = arith.mulf %88, %127 : vector<4xf32>
        %158 = arith.truncf %157 : vector<4xf32> to vector<4xf16>
        %159 = vector.shuffle %156, %158 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %160 = arith.addi %130, %c41 : index
        vector.store %159, %4[%160] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %161 = memref.load %scales[%15] : memref<?xf32>
        %162 = arith.mulf %161, %126 : f32
        memref.store %162, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %163 = memref.load %7[%1] : memref<?xf32>
      scf.for %164 = %11 to %42 step %43 : i32 {
        %165 = arith.muli %164, %c20 : i32
        %166 = arith.index_cast %8 : index to i32
        %167 = arith.muli %166, %c42 : i32
        %168 = arith.addi %165, %167 : i32
        %169 = arith.addi %168, %c42 : i32
        %170 = arith.minsi %169, %38 : i32
        %171 = arith.cmpi slt, %168, %38 : i32
        %172:7 = scf.if %171 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %173 = arith.subi %170, %168 : i32
          %174 = arith.addi %173, %c46 : i32
          %175 = arith.divui %174, %c47 : i32
          %176 = arith.divui %168, %c18 : i32
          %177 = arith.addi %176, %c48 : i32
          %178 = arith.minsi %177, %40 : i32
          %179 = arith.index_castui %178 : i32 to index
          %180 = arith.addi %32, %179 : index
          %181 = memref.load %step[%180] : memref<?xi32>
          %182 = arith.index_cast %181 : i32 to index
          %183 = arith.muli %182, %33 : index
          %184 = arith.addi %183, %34 : index
          %185 = arith.addi %176, %c17 : i32
          %186 = arith.minsi %185, %40 : i32
          %187 = arith.index_castui %186 : i32 to index
          %188 = arith.addi %32, %187 : index
          %189 = memref.load %step[%188] : memref<?xi32>
          %190 = arith.index_cast %189 : i32 to index
          %191 = arith.muli %190, %33 : index
          %192 = arith.addi %191, %34 : index
          %193 = arith.addi %184, %35 : index
          %194 = arith.addi %193, %c23 : index
          %195 = vector.load %kv[%194] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %196 = arith.addi %193, %c31 : index
          %197 = vector.load %kv[%196] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %198 = arith.addi %192, %35 : index
          %199 = arith.addi %198, %c23 : index
          %200 = vector.load %kv[%199] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %201 = arith.addi %198, %c31 : index
          %202 = vector.load %kv[%201] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %203 = arith.addi %193, %c38 : index
          %204 = vector.load %kv[%203] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %205 = arith.addi %193, %c49 : index
          %206 = vector.load %kv[%205] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %207 = arith.addi %198, %c38 : index
          %208 = vector.load %kv[%207] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %209 = arith.addi %198, %c49 : index
          %210 = vector.load %kv[%209] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %227:15 = scf.for %211 = %c48 to %175 step %c17 iter_args(%212 = %195, %213 = %197, %214 = %200, %215 = %202, %216 = %204, %217 = %206, %218 = %208, %219 = %210, %220 = %c43, %221 = %c44, %222 = %c45, %223 = %c45, %224 = %c45, %225 = %c45, %226 = %c45) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %228 = arith.muli %211, %c47 : i32
            %229 = arith.addi %168, %228 : i32
            %230 = arith.addi %229, %c47 : i32
            %231 = arith.divui %229, %c18 : i32
            %232 = arith.addi %231, %c48 : i32
            %233 = arith.minsi %232, %40 : i32
            %234 = arith.index_castui %233 : i32 to index
            %235 = arith.addi %32, %234 : index
            %236 = memref.load %step[%235] : memref<?xi32>
            %237 = arith.index_cast %236 : i32 to index
            %238 = arith.muli %237, %33 : index
            %239 = arith.addi %238, %34 : index
            %240 = arith.addi %231, %c17 : i32
            %241 = arith.minsi %240, %40 : i32
            %242 = arith.index_castui %241 : i32 to index
            %243 = arith.addi %32, %242 : index
            %244 = memref.load %step[%243] : memref<?xi32>
            %245 = arith.index_cast %244 : i32 to index
            %246 = arith.muli %245, %33 : index
            %247 = arith.addi %246, %34 : index
            %248 = arith.divui %230, %c18 : i32
            %249 = arith.addi %248, %c48 : i32
            %250 = arith.minsi %249, %40 : i32
            %251 = arith.index_castui %250 : i32 to index
            %252 = arith.addi %32, %251 : index
            %253 = memref.load %step[%252] : memref<?xi32>
            %254 = arith.index_cast %253 : i32 to index
            %255 = arith.muli %254, %33 : index
            %256 = arith.addi %255, %34 : index
            %257 = arith.addi %248, %c17 : i32
            %258 = arith.minsi %257, %40 : i32
            %259 = arith.index_castui %258 : i32 to index
            %260 = arith.addi %32, %259 : index
            %261 = memref.load %step[%260] : memref<?xi32>
            %262 = arith.index_cast %261 : i32 to index
            %263 = arith.muli %262, %33 : index
            %264 = arith.addi %263, %34 : index
            %265 = wave.opaque %c23 : index
            %266 = arith.muli %1, %c9 : index
            %267 = arith.addi %265, %266 : index
            %268 = arith.addi %239, %35 : index
            %269 = arith.addi %268, %c7 : index
            %270 = vector.load %kv[%269] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %271 = arith.addi %268, %c50 : index
            %272 = vector.load %kv[%271] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %273 = arith.addi %247, %35 : index
            %274 = arith.addi %273, %c7 : index
            %275 = vector.load %kv[%274] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %276 = arith.addi %273, %c50 : index
            %277 = vector.load %kv[%276] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %278 = vector.shuffle %212, %213 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %279 = vector.bitcast %278 : vector<8xi32> to vector<16xf16>
            %280 = vector.shuffle %214, %215 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %281 = vector.bitcast %280 : vector<8xi32> to vector<16xf16>
            %282 = arith.addi %267, %c23 : index
            %283 = vector.load %4[%282] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %284 = arith.addi %282, %c38 : index
            %285 = vector.load %4[%284] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %286 = vector.shuffle %283, %285 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %287 = wave.mma %279, %286, %c45 : vector<16xf16>, vector<8xf32>
            %288 = wave.mma %281, %286, %c45 : vector<16xf16>, vector<8xf32>
            %289 = arith.addi %268, %c51 : index
            %290 = vector.load %kv[%289] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %291 = arith.addi %268, %c52 : index
            %292 = vector.load %kv[%291] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %293 = arith.addi %273, %c51 : index
            %294 = vector.load %kv[%293] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %295 = arith.addi %273, %c52 : index
            %296 = vector.load %kv[%295] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %297 = vector.shuffle %216, %217 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %298 = vector.bitcast %297 : vector<8xi32> to vector<16xf16>
            %299 = vector.shuffle %218, %219 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %300 = vector.bitcast %299 : vector<8xi32> to vector<16xf16>
            %301 = arith.addi %267, %c7 : index
            %302 = vector.load %4[%301] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %303 = arith.addi %301, %c38 : index
            %304 = vector.load %4[%303] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %305 = vector.shuffle %302, %304 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %306 = wave.mma %298, %305, %287 : vector<16xf16>, vector<8xf32>
            %307 = wave.mma %300, %305, %288 : vector<16xf16>, vector<8xf32>
            %308 = arith.addi %268, %c39 : index
            %309 = vector.load %kv[%308] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %310 = arith.addi %268, %c53 : index
            %311 = vector.load %kv[%310] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %312 = arith.addi %273, %c39 : index
            %313 = vector.load %kv[%312] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %314 = arith.addi %273, %c53 : index
            %315 = vector.load %kv[%314] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %316 = vector.shuffle %270, %272 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %317 = vector.bitcast %316 : vector<8xi32> to vector<16xf16>
            %318 = vector.shuffle %275, %277 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %319 = vector.bitcast %318 : vector<8xi32> to vector<16xf16>
            %320 = arith.addi %267, %c39 : index
            %321 = vector.load %4[%320] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %322 = arith.addi %320, %c38 : index
            %323 = vector.load %4[%322] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %324 = vector.shuffle %321, %323 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %325 = wave.mma %317, %324, %306 : vector<16xf16>, vector<8xf32>
            %326 = wave.mma %319, %324, %307 : vector<16xf16>, vector<8xf32>
            %327 = arith.addi %268, %c54 : index
            %328 = vector.load %kv[%327] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %329 = arith.addi %268, %c55 : index
            %330 = vector.load %kv[%329] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %331 = arith.addi %273, %c54 : index
            %332 = vector.load %kv[%331] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %333 = arith.addi %273, %c55 : index
            %334 = vector.load %kv[%333] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %335 = vector.shuffle %290, %292 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %336 = vector.bitcast %335 : vector<8xi32> to vector<16xf16>
            %337 = vector.shuffle %294, %296 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %338 = vector.bitcast %337 : vector<8xi32> to vector<16xf16>
            %339 = arith.addi %267, %c40 : index
            %340 = vector.load %4[%339] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %341 = arith.addi %339, %c38 : index
            %342 = vector.load %4[%341] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %343 = vector.shuffle %340, %342 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %344 = wave.mma %336, %343, %325 : vector<16xf16>, vector<8xf32>
            %345 = wave.mma %338, %343, %326 : vector<16xf16>, vector<8xf32>
            %346 = arith.addi %268, %c40 : index
            %347 = vector.load %kv[%346] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %348 = arith.addi %268, %c56 : index
            %349 = vector.load %kv[%348] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %350 = arith.addi %273, %c40 : index
            %351 = vector.load %kv[%350] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %352 = arith.addi %273, %c56 : index
            %353 = vector.load %kv[%352] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %354 = vector.shuffle %309, %311 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %355 = vector.bitcast %354 : vector<8xi32> to vector<16xf16>
            %356 = vector.shuffle %313, %315 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %357 = vector.bitcast %356 : vector<8xi32> to vector<16xf16>
            %358 = arith.addi %267, %c41 : index
            %359 = vector.load %4[%358] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %360 = arith.addi %358, %c38 : index
            %361 = vector.load %4[%360] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %362 = vector.shuffle %359, %361 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %363 = wave.mma %355, %362, %344 : vector<16xf16>, vector<8xf32>
            %364 = wave.mma %357, %362, %345 : vector<16xf16>, vector<8xf32>
            %365 = arith.addi %268, %c57 : index
            %366 = vector.load %kv[%365] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %367 = arith.addi %268, %c58 : index
            %368 = vector.load %kv[%367] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %369 = arith.addi %273, %c57 : index
            %370 = vector.load %kv[%369] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %371 = arith.addi %273, %c58 : index
            %372 = vector.load %kv[%371] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %373 = wave.opaque %363 : vector<8xf32>
            %374 = wave.opaque %364 : vector<8xf32>
            %375 = wave.opaque %230 : i32
            %376 = arith.cmpi sgt, %375, %170 : i32
            %377:2 = scf.if %376 -> (vector<8xf32>, vector<8xf32>) {
              %378 = arith.index_cast %2 : index to i32
              %379 = arith.addi %229, %378 : i32
              %380 = arith.subi %38, %379 : i32
              %381 = arith.subi %380, %c48 : i32
              %382 = vector.broadcast %381 : i32 to vector<8xi32>
              %383 = arith.cmpi sgt, %382, %c60 : vector<8xi32>
              %384 = arith.select %383, %373, %c59 : vector<8xi1>, vector<8xf32>
              %385 = arith.subi %380, %c18 : i32
              %386 = vector.broadcast %385 : i32 to vector<8xi32>
              %387 = arith.cmpi sgt, %386, %c60 : vector<8xi32>
              %388 = arith.select %387, %374, %c59 : vector<8xi1>, vector<8xf32>
              scf.yield %384, %388 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %373, %374 : vector<8xf32>, vector<8xf32>
            }
            %389 = vector.extract %377#0[0] : f32 from vector<8xf32>
            %390 = vector.extract %377#0[1] : f32 from vector<8xf32>
            %391 = vector.extract %377#0[2] : f32 from vector<8xf32>
            %392 = vector.extract %377#0[3] : f32 from vector<8xf32>
            %393 = vector.extract %377#0[4] : f32 from vector<8xf32>
            %394 = vector.extract %377#0[5] : f32 from vector<8xf32>
            %395 = vector.extract %377#0[6] : f32 from vector<8xf32>
            %396 = vector.extract %377#0[7] : f32 from vector<8xf32>
            %397 = vector.extract %377#1[0] : f32 from vector<8xf32>
            %398 = vector.extract %377#1[1] : f32 from vector<8xf32>
            %399 = vector.extract %377#1[2] : f32 from vector<8xf32>
            %400 = vector.extract %377#1[3] : f32 from vector<8xf32>
            %401 = vector.extract %377#1[4] : f32 from vector<8xf32>
            %402 = vector.extract %377#1[5] : f32 from vector<8xf32>
            %403 = vector.extract %377#1[6] : f32 from vector<8xf32>
            %404 = vector.extract %377#1[7] : f32 from vector<8xf32>
            %405 = arith.maxnumf %389, %390 fastmath<nnan> : f32
            %406 = arith.maxnumf %405, %391 fastmath<nnan> : f32
            %407 = arith.maxnumf %406, %392 fastmath<nnan> : f32
            %408 = arith.maxnumf %407, %393 fastmath<nnan> : f32
            %409 = arith.maxnumf %408, %394 fastmath<nnan> : f32
            %410 = arith.maxnumf %409, %395 fastmath<nnan> : f32
            %411 = arith.maxnumf %410, %396 fastmath<nnan> : f32
            %412 = arith.maxnumf %411, %397 fastmath<nnan> : f32
            %413 = arith.maxnumf %412, %398 fastmath<nnan> : f32
            %414 = arith.maxnumf %413, %399 fastmath<nnan> : f32
            %415 = arith.maxnumf %414, %400 fastmath<nnan> : f32
            %416 = arith.maxnumf %415, %401 fastmath<nnan> : f32
            %417 = arith.maxnumf %416, %402 fastmath<nnan> : f32
            %418 = arith.maxnumf %417, %403 fastmath<nnan> : f32
            %419 = arith.maxnumf %418, %404 fastmath<nnan> : f32
            %420 = wave.swap_halves %419 : f32
            %421 = arith.maxnumf %419, %420 fastmath<nnan> : f32
            %422 = arith.mulf %421, %163 : f32
            %423 = arith.addf %220, %c61 : f32
            %424 = arith.cmpf ogt, %422, %423 : f32
            %425:7 = scf.if %424 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %426 = arith.subf %220, %422 : f32
              %427 = wave.exp2 %426 : f32
              %428 = vector.broadcast %427 : f32 to vector<8xf32>
              %429 = arith.mulf %221, %427 : f32
              %430 = arith.mulf %222, %428 : vector<8xf32>
              %431 = arith.mulf %223, %428 : vector<8xf32>
              %432 = arith.mulf %224, %428 : vector<8xf32>
              %433 = arith.mulf %225, %428 : vector<8xf32>
              %434 = arith.mulf %226, %428 : vector<8xf32>
              scf.yield %422, %429, %430, %431, %432, %433, %434 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %220, %221, %222, %223, %224, %225, %226 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %435 = vector.broadcast %163 : f32 to vector<8xf32>
            %436 = arith.subf %c62, %425#0 : f32
            %437 = vector.broadcast %436 : f32 to vector<8xf32>
            %438 = math.fma %377#0, %435, %437 : vector<8xf32>
            %439 = wave.exp2 %438 : vector<8xf32>
            %440 = math.fma %377#1, %435, %437 : vector<8xf32>
            %441 = wave.exp2 %440 : vector<8xf32>
            %442 = arith.truncf %439 : vector<8xf32> to vector<8xf16>
            %443 = vector.bitcast %442 : vector<8xf16> to vector<4xi32>
            %444 = wave.swap_halves %443 : vector<4xi32>
            %445 = arith.select %3, %444, %443 : vector<4xi32>
            %446 = arith.select %3, %443, %444 : vector<4xi32>
            %447 = vector.shuffle %445, %446 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %448 = vector.bitcast %447 : vector<8xi32> to vector<16xf16>
            %449 = arith.truncf %441 : vector<8xf32> to vector<8xf16>
            %450 = vector.bitcast %449 : vector<8xf16> to vector<4xi32>
            %451 = wave.swap_halves %450 : vector<4xi32>
            %452 = arith.select %3, %451, %450 : vector<4xi32>
            %453 = arith.select %3, %450, %451 : vector<4xi32>
            %454 = vector.shuffle %452, %453 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %455 = vector.bitcast %454 : vector<8xi32> to vector<16xf16>
            %456 = arith.addf %439, %441 : vector<8xf32>
            %457 = vector.extract %456[0] : f32 from vector<8xf32>
            %458 = vector.extract %456[1] : f32 from vector<8xf32>
            %459 = vector.extract %456[2] : f32 from vector<8xf32>
            %460 = vector.extract %456[3] : f32 from vector<8xf32>
            %461 = vector.extract %456[4] : f32 from vector<8xf32>
            %462 = vector.extract %456[5] : f32 from vector<8xf32>
            %463 = vector.extract %456[6] : f32 from vector<8xf32>
            %464 = vector.extract %456[7] : f32 from vector<8xf32>
            %465 = arith.addf %457, %461 : f32
            %466 = arith.addf %458, %462 : f32
            %467 = arith.addf %459, %463 : f32
            %468 = arith.addf %460, %464 : f32
            %469 = arith.addf %465, %467 : f32
            %470 = arith.addf %466, %468 : f32
            %471 = arith.addf %469, %470 : f32
            %472 = arith.addf %425#1, %471 : f32
            %473 = wave.opaque %472 : f32
            %474 = wave.opaque %230 : i32
            %475 = arith.cmpi sgt, %474, %170 : i32
            %476:4 = scf.if %475 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %477 = arith.subi %170, %229 : i32
              %478 = arith.subi %477, %c48 : i32
              %479 = arith.minsi %478, %c18 : i32
              %480 = arith.maxsi %479, %c48 : i32
              %481 = arith.cmpi sgt, %480, %c48 : i32
              %482 = arith.select %481, %c64, %c48 : i32
              %483 = arith.ori %c48, %482 : i32
              %484 = arith.cmpi sgt, %480, %c17 : i32
              %485 = arith.select %484, %c64, %c48 : i32
              %486 = arith.ori %c48, %485 : i32
              %487 = arith.cmpi sgt, %480, %c65 : i32
              %488 = arith.select %487, %c66, %c48 : i32
              %489 = arith.ori %483, %488 : i32
              %490 = arith.cmpi sgt, %480, %c67 : i32
              %491 = arith.select %490, %c66, %c48 : i32
              %492 = arith.ori %486, %491 : i32
              %493 = arith.cmpi sgt, %480, %c68 : i32
              %494 = arith.select %493, %c64, %c48 : i32
              %495 = arith.ori %c48, %494 : i32
              %496 = arith.cmpi sgt, %480, %c69 : i32
              %497 = arith.select %496, %c64, %c48 : i32
              %498 = arith.ori %c48, %497 : i32
              %499 = arith.cmpi sgt, %480, %c70 : i32
              %500 = arith.select %499, %c66, %c48 : i32
              %501 = arith.ori %495, %500 : i32
              %502 = arith.cmpi sgt, %480, %c71 : i32
              %503 = arith.select %502, %c66, %c48 : i32
              %504 = arith.ori %498, %503 : i32
              %505 = arith.cmpi sgt, %480, %c72 : i32
              %506 = arith.select %505, %c64, %c48 : i32
              %507 = arith.ori %c48, %506 : i32
              %508 = arith.cmpi sgt, %480, %c73 : i32
              %509 = arith.select %508, %c64, %c48 : i32
              %510 = arith.ori %c48, %509 : i32
              %511 = arith.cmpi sgt, %480, %c74 : i32
              %512 = arith.select %511, %c66, %c48 : i32
              %513 = arith.ori %507, %512 : i32
              %514 = arith.cmpi sgt, %480, %c75 : i32
              %515 = arith.select %514, %c66, %c48 : i32
              %516 = arith.ori %510, %515 : i32
              %517 = arith.cmpi sgt, %480, %c76 : i32
              %518 = arith.select %517, %c64, %c48 : i32
              %519 = arith.ori %c48, %518 : i32
              %520 = arith.cmpi sgt, %480, %c77 : i32
              %521 = arith.select %520, %c64, %c48 : i32
              %522 = arith.ori %c48, %521 : i32
              %523 = arith.cmpi sgt, %480, %c37 : i32
              %524 = arith.select %523, %c66, %c48 : i32
              %525 = arith.ori %519, %524 : i32
              %526 = arith.cmpi sgt, %480, %c78 : i32
              %527 = arith.select %526, %c66, %c48 : i32
              %528 = arith.ori %522, %527 : i32
              %529 = vector.from_elements %489, %501, %513, %525 : vector<4xi32>
              %530 = vector.from_elements %492, %504, %516, %528 : vector<4xi32>
              %531 = arith.subi %477, %c18 : i32
              %532 = arith.minsi %531, %c18 : i32
              %533 = arith.maxsi %532, %c48 : i32
              %534 = arith.cmpi sgt, %533, %c48 : i32
              %535 = arith.select %534, %c64, %c48 : i32
              %536 = arith.ori %c48, %535 : i32
              %537 = arith.cmpi sgt, %533, %c17 : i32
              %538 = arith.select %537, %c64, %c48 : i32
              %539 = arith.ori %c48, %538 : i32
              %540 = arith.cmpi sgt, %533, %c65 : i32
              %541 = arith.select %540, %c66, %c48 : i32
              %542 = arith.ori %536, %541 : i32
              %543 = arith.cmpi sgt, %533, %c67 : i32
              %544 = arith.select %543, %c66, %c48 : i32
              %545 = arith.ori %539, %544 : i32
              %546 = arith.cmpi sgt, %533, %c68 : i32
              %547 = arith.select %546, %c64, %c48 : i32
              %548 = arith.ori %c48, %547 : i32
              %549 = arith.cmpi sgt, %533, %c69 : i32
              %550 = arith.select %549, %c64, %c48 : i32
              %551 = arith.ori %c48, %550 : i32
              %552 = arith.cmpi sgt, %533, %c70 : i32
              %553 = arith.select %552, %c66, %c48 : i32
              %554 = arith.ori %548, %553 : i32
              %555 = arith.cmpi sgt, %533, %c71 : i32
              %556 = arith.select %555, %c66, %c48 : i32
              %557 = arith.ori %551, %556 : i32
              %558 = arith.cmpi sgt, %533, %c72 : i32
              %559 = arith.select %558, %c64, %c48 : i32
              %560 = arith.ori %c48, %559 : i32
              %561 = arith.cmpi sgt, %533, %c73 : i32
              %562 = arith.select %561, %c64, %c48 : i32
              %563 = arith.ori %c48, %562 : i32
              %564 = arith.cmpi sgt, %533, %c74 : i32
              %565 = arith.select %564, %c66, %c48 : i32
              %566 = arith.ori %560, %565 : i32
              %567 = arith.cmpi sgt, %533, %c75 : i32
              %568 = arith.select %567, %c66, %c48 : i32
              %569 = arith.ori %563, %568 : i32
              %570 = arith.cmpi sgt, %533, %c76 : i32
              %571 = arith.select %570, %c64, %c48 : i32
              %572 = arith.ori %c48, %571 : i32
              %573 = arith.cmpi sgt, %533, %c77 : i32
              %574 = arith.select %573, %c64, %c48 : i32
              %575 = arith.ori %c48, %574 : i32
              %576 = arith.cmpi sgt, %533, %c37 : i32
              %577 = arith.select %576, %c66, %c48 : i32
              %578 = arith.ori %572, %577 : i32
              %579 = arith.cmpi sgt, %533, %c78 : i32
              %580 = arith.select %579, %c66, %c48 : i32
              %581 = arith.ori %575, %580 : i32
              %582 = vector.from_elements %542, %554, %566, %578 : vector<4xi32>
              %583 = vector.from_elements %545, %557, %569, %581 : vector<4xi32>
              scf.yield %529, %530, %582, %583 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c63, %c63, %c63, %c63 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %584 = wave.opaque %230 : i32
            %585 = arith.cmpi sgt, %584, %170 : i32
            %586:4 = scf.if %585 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %587 = arith.andi %328, %476#0 : vector<4xi32>
              %588 = arith.andi %330, %476#1 : vector<4xi32>
              %589 = arith.andi %332, %476#2 : vector<4xi32>
              %590 = arith.andi %334, %476#3 : vector<4xi32>
              scf.yield %587, %588, %589, %590 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %328, %330, %332, %334 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %591 = vector.shuffle %586#0, %586#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %592 = vector.bitcast %591 : vector<8xi32> to vector<16xf16>
            %593 = wave.mma %592, %448, %425#2 : vector<16xf16>, vector<8xf32>
            %594 = vector.shuffle %586#2, %586#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %595 = vector.bitcast %594 : vector<8xi32> to vector<16xf16>
            %596 = wave.mma %595, %455, %593 : vector<16xf16>, vector<8xf32>
            %597 = wave.opaque %596 : vector<8xf32>
            %598 = arith.addi %268, %c41 : index
            %599 = vector.load %kv[%598] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %600 = arith.addi %268, %c79 : index
            %601 = vector.load %kv[%600] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %602 = arith.addi %273, %c41 : index
            %603 = vector.load %kv[%602] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %604 = arith.addi %273, %c79 : index
            %605 = vector.load %kv[%604] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %606 = wave.opaque %230 : i32
            %607 = arith.cmpi sgt, %606, %170 : i32
            %608:4 = scf.if %607 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %609 = arith.andi %347, %476#0 : vector<4xi32>
              %610 = arith.andi %349, %476#1 : vector<4xi32>
              %611 = arith.andi %351, %476#2 : vector<4xi32>
              %612 = arith.andi %353, %476#3 : vector<4xi32>
              scf.yield %609, %610, %611, %612 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %347, %349, %351, %353 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %613 = vector.shuffle %608#0, %608#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %614 = vector.bitcast %613 : vector<8xi32> to vector<16xf16>
            %615 = wave.mma %614, %448, %425#3 : vector<16xf16>, vector<8xf32>
            %616 = vector.shuffle %608#2, %608#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %617 = vector.bitcast %616 : vector<8xi32> to vector<16xf16>
            %618 = wave.mma %617, %455, %615 : vector<16xf16>, vector<8xf32>
            %619 = wave.opaque %618 : vector<8xf32>
            %620 = arith.addi %268, %c80 : index
            %621 = vector.load %kv[%620] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %622 = arith.addi %268, %c81 : index
            %623 = vector.load %kv[%622] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %624 = arith.addi %273, %c80 : index
            %625 = vector.load %kv[%624] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %626 = arith.addi %273, %c81 : index
            %627 = vector.load %kv[%626] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %628 = wave.opaque %230 : i32
            %629 = arith.cmpi sgt, %628, %170 : i32
            %630:4 = scf.if %629 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %631 = arith.andi %366, %476#0 : vector<4xi32>
              %632 = arith.andi %368, %476#1 : vector<4xi32>
              %633 = arith.andi %370, %476#2 : vector<4xi32>
              %634 = arith.andi %372, %476#3 : vector<4xi32>
              scf.yield %631, %632, %633, %634 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %366, %368, %370, %372 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %635 = vector.shuffle %630#0, %630#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %636 = vector.bitcast %635 : vector<8xi32> to vector<16xf16>
            %637 = wave.mma %636, %448, %425#4 : vector<16xf16>, vector<8xf32>
            %638 = vector.shuffle %630#2, %630#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %639 = vector.bitcast %638 : vector<8xi32> to vector<16xf16>
            %640 = wave.mma %639, %455, %637 : vector<16xf16>, vector<8xf32>
            %641 = wave.opaque %640 : vector<8xf32>
            wave.pin
            %642 = wave.opaque %230 : i32
            %643 = arith.cmpi sgt, %642, %170 : i32
            %644:4 = scf.if %643 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %645 = arith.andi %599, %476#0 : vector<4xi32>
              %646 = arith.andi %601, %476#1 : vector<4xi32>
              %647 = arith.andi %603, %476#2 : vector<4xi32>
              %648 = arith.andi %605, %476#3 : vector<4xi32>
              scf.yield %645, %646, %647, %648 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %599, %601, %603, %605 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %649 = vector.shuffle %644#0, %644#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %650 = vector.bitcast %649 : vector<8xi32> to vector<16xf16>
            %651 = wave.mma %650, %448, %425#5 : vector<16xf16>, vector<8xf32>
            %652 = vector.shuffle %644#2, %644#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %653 = vector.bitcast %652 : vector<8xi32> to vector<16xf16>
            %654 = wave.mma %653, %455, %651 : vector<16xf16>, vector<8xf32>
            %655 = wave.opaque %654 : vector<8xf32>
            wave.pin
            %656 = wave.opaque %230 : i32
            %657 = arith.cmpi slt, %656, %170 : i32
            %658:4 = scf.if %657 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %659 = arith.addi %256, %35 : index
              %660 = arith.addi %659, %c23 : index
              %661 = vector.load %kv[%660] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %662 = arith.addi %659, %c31 : index
              %663 = vector.load %kv[%662] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %664 = arith.addi %264, %35 : index
              %665 = arith.addi %664, %c23 : index
              %666 = vector.load %kv[%665] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %667 = arith.addi %664, %c31 : index
              %668 = vector.load %kv[%667] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %661, %663, %666, %668 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %644#0, %644#1, %644#2, %644#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %669 = wave.opaque %230 : i32
            %670 = arith.cmpi sgt, %669, %170 : i32
            %671:4 = scf.if %670 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %672 = arith.andi %621, %476#0 : vector<4xi32>
              %673 = arith.andi %623, %476#1 : vector<4xi32>
              %674 = arith.andi %625, %476#2 : vector<4xi32>
              %675 = arith.andi %627, %476#3 : vector<4xi32>
              scf.yield %672, %673, %674, %675 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %621, %623, %625, %627 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %676 = vector.shuffle %671#0, %671#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %677 = vector.bitcast %676 : vector<8xi32> to vector<16xf16>
            %678 = wave.mma %677, %448, %425#6 : vector<16xf16>, vector<8xf32>
            %679 = vector.shuffle %671#2, %671#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %680 = vector.bitcast %679 : vector<8xi32> to vector<16xf16>
            %681 = wave.mma %680, %455, %678 : vector<16xf16>, vector<8xf32>
            %682 = wave.opaque %681 : vector<8xf32>
            wave.pin
            %683 = wave.opaque %230 : i32
            %684 = arith.cmpi slt, %683, %170 : i32
            %685:4 = scf.if %684 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %686 = arith.addi %256, %35 : index
              %687 = arith.addi %686, %c38 : index
              %688 = vector.load %kv[%687] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %689 = arith.addi %686, %c49 : index
              %690 = vector.load %kv[%689] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %691 = arith.addi %264, %35 : index
              %692 = arith.addi %691, %c38 : index
              %693 = vector.load %kv[%692] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %694 = arith.addi %691, %c49 : index
              %695 = vector.load %kv[%694] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %688, %690, %693, %695 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %671#0, %671#1, %671#2, %671#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            scf.yield %658#0, %658#1, %658#2, %658#3, %685#0, %685#1, %685#2, %685#3, %425#0, %473, %597, %619, %641, %655, %682 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %696 = wave.swap_halves %227#9 : f32
          %697 = arith.addf %227#9, %696 : f32
          scf.yield %227#8, %697, %227#10, %227#11, %227#12, %227#13, %227#14 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c43, %c44, %c45, %c45, %c45, %c45, %c45 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %698 = wave.opaque %c23 : index
        %699 = arith.addi %46, %698 : index
        %700 = arith.remui %0, %c9 : index
        %701 = arith.addi %700, %698 : index
        %702 = arith.addi %1, %698 : index
        %703 = arith.cmpi slt, %702, %c9 : index
        scf.if %703 {
          %704 = arith.addi %45, %702 : index
          memref.store %172#0, %6[%704] : memref<?xf32>
          %705 = arith.addi %704, %c3 : index
          memref.store %172#1, %6[%705] : memref<?xf32>
          %706 = arith.muli %8, %c39 : index
          %707 = arith.muli %2, %c9 : index
          %708 = arith.addi %706, %707 : index
          %709 = arith.addi %708, %702 : index
          %710 = vector.extract %172#2[0] : f32 from vector<8xf32>
          %711 = arith.addi %709, %c23 : index
          memref.store %710, %5[%711] : memref<?xf32>
          %712 = vector.extract %172#2[1] : f32 from vector<8xf32>
          %713 = arith.addi %709, %c3 : index
          memref.store %712, %5[%713] : memref<?xf32>
          %714 = vector.extract %172#2[2] : f32 from vector<8xf32>
          %715 = arith.addi %709, %c22 : index
          memref.store %714, %5[%715] : memref<?xf32>
          %716 = vector.extract %172#2[3] : f32 from vector<8xf32>
          %717 = arith.addi %709, %c29 : index
          memref.store %716, %5[%717] : memref<?xf32>
          %718 = vector.extract %172#2[4] : f32 from vector<8xf32>
          %719 = arith.addi %709, %c31 : index
          memref.store %718, %5[%719] : memref<?xf32>
          %720 = vector.extract %172#2[5] : f32 from vector<8xf32>
          %721 = arith.addi %709, %c26 : index
          memref.store %720, %5[%721] : memref<?xf32>
          %722 = vector.extract %172#2[6] : f32 from vector<8xf32>
          %723 = arith.addi %709, %c82 : index
          memref.store %722, %5[%723] : memref<?xf32>
          %724 = vector.extract %172#2[7] : f32 from vector<8xf32>
          %725 = arith.addi %709, %c83 : index
          memref.store %724, %5[%725] : memref<?xf32>
          %726 = vector.extract %172#3[0] : f32 from vector<8xf32>
          %727 = arith.addi %709, %c38 : index
          memref.store %726, %5[%727] : memref<?xf32>
          %728 = vector.extract %172#3[1] : f32 from vector<8xf32>
          %729 = arith.addi %709, %c84 : index
          memref.store %728, %5[%729] : memref<?xf32>
          %730 = vector.extract %172#3[2] : f32 from vector<8xf32>
          %731 = arith.addi %709, %c24 : index
          memref.store %730, %5[%731] : memref<?xf32>
          %732 = vector.extract %172#3[3] : f32 from vector<8xf32>
          %733 = arith.addi %709, %c85 : index
          memref.store %732, %5[%733] : memref<?xf32>
          %734 = vector.extract %172#3[4] : f32 from vector<8xf32>
          %735 = arith.addi %709, %c49 : index
          memref.store %734, %5[%735] : memref<?xf32>
          %736 = vector.extract %172#3[5] : f32 from vector<8xf32>
          %737 = arith.addi %709, %c86 : index
          memref.store %736, %5[%737] : memref<?xf32>
          %738 = vector.extract %172#3[6] : f32 from vector<8xf32>
          %739 = arith.addi %709, %c87 : index
          memref.store %738, %5[%739] : memref<?xf32>
          %740 = vector.extract %172#3[7] : f32 from vector<8xf32>
          %741 = arith.addi %709, %c88 : index
          memref.store %740, %5[%741] : memref<?xf32>
          %742 = vector.extract %172#4[0] : f32 from vector<8xf32>
          %743 = arith.addi %709, %c7 : index
          memref.store %742, %5[%743] : memref<?xf32>
          %744 = vector.extract %172#4[1] : f32 from vector<8xf32>
          %745 = arith.addi %709, %c89 : index
          memref.store %744, %5[%745] : memref<?xf32>
          %746 = vector.extract %172#4[2] : f32 from vector<8xf32>
          %747 = arith.addi %709, %c90 : index
          memref.store %746, %5[%747] : memref<?xf32>
          %748 = vector.extract %172#4[3] : f32 from vector<8xf32>
          %749 = arith.addi %709, %c91 : index
          memref.store %748, %5[%749] : memref<?xf32>
          %750 = vector.extract %172#4[4] : f32 from vector<8xf32>
          %751 = arith.addi %709, %c50 : index
          memref.store %750, %5[%751] : memref<?xf32>
          %752 = vector.extract %172#4[5] : f32 from vector<8xf32>
          %753 = arith.addi %709, %c92 : index
          memref.store %752, %5[%753] : memref<?xf32>
          %754 = vector.extract %172#4[6] : f32 from vector<8xf32>
          %755 = arith.addi %709, %c93 : index
          memref.store %754, %5[%755] : memref<?xf32>
          %756 = vector.extract %172#4[7] : f32 from vector<8xf32>
          %757 = arith.addi %709, %c94 : index
          memref.store %756, %5[%757] : memref<?xf32>
          %758 = vector.extract %172#5[0] : f32 from vector<8xf32>
          %759 = arith.addi %709, %c51 : index
          memref.store %758, %5[%759] : memref<?xf32>
          %760 = vector.extract %172#5[1] : f32 from vector<8xf32>
          %761 = arith.addi %709, %c95 : index
          memref.store %760, %5[%761] : memref<?xf32>
          %762 = vector.extract %172#5[2] : f32 from vector<8xf32>
          %763 = arith.addi %709, %c96 : index
          memref.store %762, %5[%763] : memref<?xf32>
          %764 = vector.extract %172#5[3] : f32 from vector<8xf32>
          %765 = arith.addi %709, %c97 : index
          memref.store %764, %5[%765] : memref<?xf32>
          %766 = vector.extract %172#5[4] : f32 from vector<8xf32>
          %767 = arith.addi %709, %c52 : index
          memref.store %766, %5[%767] : memref<?xf32>
          %768 = vector.extract %172#5[5] : f32 from vector<8xf32>
          %769 = arith.addi %709, %c98 : index
          memref.store %768, %5[%769] : memref<?xf32>
          %770 = vector.extract %172#5[6] : f32 from vector<8xf32>
          %771 = arith.addi %709, %c99 : index
          memref.store %770, %5[%771] : memref<?xf32>
          %772 = vector.extract %172#5[7] : f32 from vector<8xf32>
          %773 = arith.addi %709, %c100 : index
          memref.store %772, %5[%773] : memref<?xf32>
        }
        wave.barrier
        %774 = arith.addi %701, %c23 : index
        %775 = memref.load %6[%774] : memref<?xf32>
        %776 = arith.addi %701, %c3 : index
        %777 = memref.load %6[%776] : memref<?xf32>
        %778 = arith.addi %701, %c22 : index
        %779 = memref.load %6[%778] : memref<?xf32>
        %780 = arith.addi %701, %c29 : index
        %781 = memref.load %6[%780] : memref<?xf32>
        %782 = arith.addi %701, %c31 : index
        %783 = memref.load %6[%782] : memref<?xf32>
        %784 = arith.addi %701, %c26 : index
        %785 = memref.load %6[%784] : memref<?xf32>
        %786 = arith.addi %701, %c82 : index
        %787 = memref.load %6[%786] : memref<?xf32>
        %788 = arith.addi %701, %c83 : index
        %789 = memref.load %6[%788] : memref<?xf32>
        %790 = arith.addi %701, %c38 : index
        %791 = memref.load %6[%790] : memref<?xf32>
        %792 = arith.addi %701, %c84 : index
        %793 = memref.load %6[%792] : memref<?xf32>
        %794 = arith.addi %701, %c24 : index
        %795 = memref.load %6[%794] : memref<?xf32>
        %796 = arith.addi %701, %c85 : index
        %797 = memref.load %6[%796] : memref<?xf32>
        %798 = arith.addi %701, %c49 : index
        %799 = memref.load %6[%798] : memref<?xf32>
        %800 = arith.addi %701, %c86 : index
        %801 = memref.load %6[%800] : memref<?xf32>
        %802 = arith.addi %701, %c87 : index
        %803 = memref.load %6[%802] : memref<?xf32>
        %804 = arith.addi %701, %c88 : index
        %805 = memref.load %6[%804] : memref<?xf32>
        %806 = arith.maxnumf %775, %779 fastmath<nnan> : f32
        %807 = arith.subf %775, %806 : f32
        %808 = wave.exp2 %807 : f32
        %809 = arith.subf %779, %806 : f32
        %810 = wave.exp2 %809 : f32
        %811 = arith.mulf %777, %808 : f32
        %812 = math.fma %781, %810, %811 : f32
        %813 = arith.maxnumf %806, %783 fastmath<nnan> : f32
        %814 = arith.subf %806, %813 : f32
        %815 = wave.exp2 %814 : f32
        %816 = arith.subf %783, %813 : f32
        %817 = wave.exp2 %816 : f32
        %818 = arith.mulf %812, %815 : f32
        %819 = math.fma %785, %817, %818 : f32
        %820 = arith.maxnumf %813, %787 fastmath<nnan> : f32
        %821 = arith.subf %813, %820 : f32
        %822 = wave.exp2 %821 : f32
        %823 = arith.subf %787, %820 : f32
        %824 = wave.exp2 %823 : f32
        %825 = arith.mulf %819, %822 : f32
        %826 = math.fma %789, %824, %825 : f32
        %827 = arith.maxnumf %820, %791 fastmath<nnan> : f32
        %828 = arith.subf %820, %827 : f32
        %829 = wave.exp2 %828 : f32
        %830 = arith.subf %791, %827 : f32
        %831 = wave.exp2 %830 : f32
        %832 = arith.mulf %826, %829 : f32
        %833 = math.fma %793, %831, %832 : f32
        %834 = arith.maxnumf %827, %795 fastmath<nnan> : f32
        %835 = arith.subf %827, %834 : f32
        %836 = wave.exp2 %835 : f32
        %837 = arith.subf %795, %834 : f32
        %838 = wave.exp2 %837 : f32
        %839 = arith.mulf %833, %836 : f32
        %840 = math.fma %797, %838, %839 : f32
        %841 = arith.maxnumf %834, %799 fastmath<nnan> : f32
        %842 = arith.subf %834, %841 : f32
        %843 = wave.exp2 %842 : f32
        %844 = arith.subf %799, %841 : f32
        %845 = wave.exp2 %844 : f32
        %846 = arith.mulf %840, %843 : f32
        %847 = math.fma %801, %845, %846 : f32
        %848 = arith.maxnumf %841, %803 fastmath<nnan> : f32
        %849 = arith.subf %841, %848 : f32
        %850 = wave.exp2 %849 : f32
        %851 = arith.subf %803, %848 : f32
        %852 = wave.exp2 %851 : f32
        %853 = arith.mulf %847, %850 : f32
        %854 = math.fma %805, %852, %853 : f32
        %855 = arith.addi %699, %c23 : index
        %856 = arith.addi %855, %c23 : index
        %857 = memref.load %5[%856] : memref<?xf32>
        %858 = arith.addi %855, %c39 : index
        %859 = memref.load %5[%858] : memref<?xf32>
        %860 = arith.addi %855, %c41 : index
        %861 = memref.load %5[%860] : memref<?xf32>
        %862 = arith.addi %855, %c101 : index
        %863 = memref.load %5[%862] : memref<?xf32>
        %864 = arith.addi %855, %c102 : index
        %865 = memref.load %5[%864] : memref<?xf32>
        %866 = arith.addi %855, %c103 : index
        %867 = memref.load %5[%866] : memref<?xf32>
        %868 = arith.addi %855, %c104 : index
        %869 = memref.load %5[%868] : memref<?xf32>
        %870 = arith.addi %855, %c105 : index
        %871 = memref.load %5[%870] : memref<?xf32>
        %872 = arith.mulf %857, %808 : f32
        %873 = math.fma %859, %810, %872 : f32
        %874 = arith.mulf %873, %815 : f32
        %875 = math.fma %861, %817, %874 : f32
        %876 = arith.mulf %875, %822 : f32
        %877 = math.fma %863, %824, %876 : f32
        %878 = arith.mulf %877, %829 : f32
        %879 = math.fma %865, %831, %878 : f32
        %880 = arith.mulf %879, %836 : f32
        %881 = math.fma %867, %838, %880 : f32
        %882 = arith.mulf %881, %843 : f32
        %883 = math.fma %869, %845, %882 : f32
        %884 = arith.mulf %883, %850 : f32
        %885 = math.fma %871, %852, %884 : f32
        %886 = arith.addi %699, %c7 : index
        %887 = arith.addi %886, %c23 : index
        %888 = memref.load %5[%887] : memref<?xf32>
        %889 = arith.addi %886, %c39 : index
        %890 = memref.load %5[%889] : memref<?xf32>
        %891 = arith.addi %886, %c41 : index
        %892 = memref.load %5[%891] : memref<?xf32>
        %893 = arith.addi %886, %c101 : index
        %894 = memref.load %5[%893] : memref<?xf32>
        %895 = arith.addi %886, %c102 : index
        %896 = memref.load %5[%895] : memref<?xf32>
        %897 = arith.addi %886, %c103 : index
        %898 = memref.load %5[%897] : memref<?xf32>
        %899 = arith.addi %886, %c104 : index
        %900 = memref.load %5[%899] : memref<?xf32>
        %901 = arith.addi %886, %c105 : index
        %902 = memref.load %5[%901] : memref<?xf32>
        %903 = arith.mulf %888, %808 : f32
        %904 = math.fma %890, %810, %903 : f32
        %905 = arith.mulf %904, %815 : f32
        %906 = math.fma %892, %817, %905 : f32
        %907 = arith.mulf %906, %822 : f32
        %908 = math.fma %894, %824, %907 : f32
        %909 = arith.mulf %908, %829 : f32
        %910 = math.fma %896, %831, %909 : f32
        %911 = arith.mulf %910, %836 : f32
        %912 = math.fma %898, %838, %911 : f32
        %913 = arith.mulf %912, %843 : f32
        %914 = math.fma %900, %845, %913 : f32
        %915 = arith.mulf %914, %850 : f32
        %916 = math.fma %902, %852, %915 : f32
        wave.barrier
        scf.if %703 {
          %917 = arith.muli %8, %c39 : index
          %918 = arith.muli %2, %c9 : index
          %919 = arith.addi %917, %918 : index
          %920 = arith.addi %919, %702 : index
          %921 = vector.extract %172#6[0] : f32 from vector<8xf32>
          %922 = arith.addi %920, %c23 : index
          memref.store %921, %5[%922] : memref<?xf32>
          %923 = vector.extract %172#6[1] : f32 from vector<8xf32>
          %924 = arith.addi %920, %c3 : index
          memref.store %923, %5[%924] : memref<?xf32>
          %925 = vector.extract %172#6[2] : f32 from vector<8xf32>
          %926 = arith.addi %920, %c22 : index
          memref.store %925, %5[%926] : memref<?xf32>
          %927 = vector.extract %172#6[3] : f32 from vector<8xf32>
          %928 = arith.addi %920, %c29 : index
          memref.store %927, %5[%928] : memref<?xf32>
          %929 = vector.extract %172#6[4] : f32 from vector<8xf32>
          %930 = arith.addi %920, %c31 : index
          memref.store %929, %5[%930] : memref<?xf32>
          %931 = vector.extract %172#6[5] : f32 from vector<8xf32>
          %932 = arith.addi %920, %c26 : index
          memref.store %931, %5[%932] : memref<?xf32>
          %933 = vector.extract %172#6[6] : f32 from vector<8xf32>
          %934 = arith.addi %920, %c82 : index
          memref.store %933, %5[%934] : memref<?xf32>
          %935 = vector.extract %172#6[7] : f32 from vector<8xf32>
          %936 = arith.addi %920, %c83 : index
          memref.store %935, %5[%936] : memref<?xf32>
        }
        wave.barrier
        %937 = memref.load %5[%856] : memref<?xf32>
        %938 = memref.load %5[%858] : memref<?xf32>
        %939 = memref.load %5[%860] : memref<?xf32>
        %940 = memref.load %5[%862] : memref<?xf32>
        %941 = memref.load %5[%864] : memref<?xf32>
        %942 = memref.load %5[%866] : memref<?xf32>
        %943 = memref.load %5[%868] : memref<?xf32>
        %944 = memref.load %5[%870] : memref<?xf32>
        %945 = arith.mulf %937, %808 : f32
        %946 = math.fma %938, %810, %945 : f32
        %947 = arith.mulf %946, %815 : f32
        %948 = math.fma %939, %817, %947 : f32
        %949 = arith.mulf %948, %822 : f32
        %950 = math.fma %940, %824, %949 : f32
        %951 = arith.mulf %950, %829 : f32
        %952 = math.fma %941, %831, %951 : f32
        %953 = arith.mulf %952, %836 : f32
        %954 = math.fma %942, %838, %953 : f32
        %955 = arith.mulf %954, %843 : f32
        %956 = math.fma %943, %845, %955 : f32
        %957 = arith.mulf %956, %850 : f32
        %958 = math.fma %944, %852, %957 : f32
        %959 = arith.cmpi eq, %42, %c17 : i32
        scf.if %959 {
          %960 = arith.addi %kvHeads, %15 : index
          %961 = memref.load %scales[%960] : memref<?xf32>
          %962 = arith.divf %961, %854 : f32
          %963 = arith.addi %17, %701 : index
          %964 = arith.cmpi slt, %963, %groupSize : index
          scf.if %964 {
            %965 = arith.muli %15, %groupSize : index
            %966 = arith.addi %965, %963 : index
            %967 = arith.muli %966, %c26 : index
            %968 = arith.muli %heads, %c26 : index
            %969 = arith.mulf %885, %962 : f32
            %970 = arith.addf %969, %c44 : f32
            %971 = arith.minimumf %970, %c107 : f32
            %972 = arith.maximumf %971, %c108 : f32
            %973 = arith.truncf %972 : f32 to f16
            %974 = arith.divui %855, %c9 : index
            %975 = arith.addi %967, %974 : index
            %976 = arith.divui %24, %outTileRows : index
            %977 = arith.divui %968, %c3 : index
            %978 = arith.muli %976, %977 : index
            %979 = arith.divui %975, %c3 : index
            %980 = arith.addi %978, %979 : index
            %981 = arith.muli %980, %c10 : index
            %982 = arith.remui %975, %c3 : index
            %983 = arith.divui %982, %c9 : index
            %984 = arith.addi %981, %983 : index
            %985 = arith.muli %outTileRows, %c9 : index
            %986 = arith.muli %984, %985 : index
            %987 = arith.remui %24, %outTileRows : index
            %988 = arith.muli %987, %c9 : index
            %989 = arith.addi %986, %988 : index
            %990 = arith.remui %975, %c9 : index
            %991 = arith.addi %989, %990 : index
            memref.store %973, %out[%991] : memref<?xf16>
            %992 = arith.mulf %916, %962 : f32
            %993 = arith.addf %992, %c44 : f32
            %994 = arith.minimumf %993, %c107 : f32
            %995 = arith.maximumf %994, %c108 : f32
            %996 = arith.truncf %995 : f32 to f16
            %997 = arith.divui %886, %c9 : index
            %998 = arith.addi %967, %997 : index
            %999 = arith.divui %998, %c3 : index
            %1000 = arith.addi %978, %999 : index
            %1001 = arith.muli %1000, %c10 : index
            %1002 = arith.remui %998, %c3 : index
            %1003 = arith.divui %1002, %c9 : index
            %1004 = arith.addi %1001, %1003 : index
            %1005 = arith.muli %1004, %985 : index
            %1006 = arith.addi %1005, %988 : index
            %1007 = arith.remui %998, %c9 : index
            %1008 = arith.addi %1006, %1007 : index
            memref.store %996, %out[%1008] : memref<?xf16>
            %1009 = arith.cmpi slt, %699, %c38 : index
            scf.if %1009 {
              %1010 = arith.addi %699, %c39 : index
              %1011 = arith.mulf %958, %962 : f32
              %1012 = arith.addf %1011, %c44 : f32
              %1013 = arith.minimumf %1012, %c107 : f32
              %1014 = arith.maximumf %1013, %c108 : f32
              %1015 = arith.truncf %1014 : f32 to f16
              %1016 = arith.divui %1010, %c9 : index
              %1017 = arith.addi %967, %1016 : index
              %1018 = arith.divui %1017, %c3 : index
              %1019 = arith.addi %978, %1018 : index
              %1020 = arith.muli %1019, %c10 : index
              %1021 = arith.remui %1017, %c3 : index
              %1022 = arith.divui %1021, %c9 : index
              %1023 = arith.addi %1020, %1022 : index
              %1024 = arith.muli %1023, %985 : index
              %1025 = arith.addi %1024, %988 : index
              %1026 = arith.remui %1017, %c9 : index
              %1027 = arith.addi %1025, %1026 : index
              memref.store %1015, %out[%1027] : memref<?xf16>
            }
          }
        } else {
          %1028 = arith.addi %ranges, %groups : index
          %1029 = arith.muli %9, %1028 : index
          %1030 = arith.index_castui %164 : i32 to index
          %1031 = arith.addi %1029, %1030 : index
          %1032 = arith.muli %1031, %c111 : index
          %1033 = arith.addi %1032, %855 : index
          memref.store %885, %partial[%1033] : memref<?xf32>
          %1034 = arith.addi %1032, %886 : index
          memref.store %916, %partial[%1034] : memref<?xf32>
          %1035 = arith.cmpi slt, %699, %c38 : index
          scf.if %1035 {
            %1036 = arith.addi %699, %c39 : index
            %1037 = arith.addi %1032, %1036 : index
            memref.store %958, %partial[%1037] : memref<?xf32>
          }
          %1038 = arith.cmpi slt, %699, %c9 : index
          scf.if %1038 {
            %1039 = arith.addi %1032, %c54 : index
            %1040 = arith.addi %1039, %699 : index
            memref.store %848, %partial[%1040] : memref<?xf32>
            %1041 = arith.addi %1040, %c9 : index
            memref.store %854, %partial[%1041] : memref<?xf32>
          }
          %1042 = arith.addi %42, %c71 : i32
          %1043 = arith.divui %1042, %c72 : i32
          %1044 = arith.divui %164, %c72 : i32
          %1045 = arith.addi %groups, %c4 : index
          %1046 = arith.muli %9, %1045 : index
          %1047 = arith.muli %1044, %c72 : i32
          %1048 = arith.subi %42, %1047 : i32
          %1049 = arith.minsi %1048, %c72 : i32
          %1050 = arith.index_castui %1044 : i32 to index
          %1051 = arith.addi %1046, %1050 : index
          %1052 = arith.index_castui %1049 : i32 to index
          %1053 = wave.arrive %counters[%1051], %1052 : memref<?xi32>
          scf.if %1053 {
            %1060:5 = scf.for %1054 = %c48 to %1049 step %c72 iter_args(%1055 = %c43, %1056 = %c44, %1057 = %c44, %1058 = %c44, %1059 = %c44) -> (f32, f32, f32, f32, f32) : i32 {
              %1061 = arith.addi %1054, %c48 : i32
              %1062 = arith.subi %1049, %c17 : i32
              %1063 = arith.minsi %1061, %1062 : i32
              %1064 = arith.addi %1047, %1063 : i32
              %1065 = arith.index_castui %1064 : i32 to index
              %1066 = arith.addi %1029, %1065 : index
              %1067 = arith.muli %1066, %c111 : index
              %1068 = arith.addi %1067, %c54 : index
              %1069 = arith.addi %1068, %701 : index
              %1070 = memref.load %partial[%1069] : memref<?xf32>
              %1071 = arith.cmpi slt, %1061, %1049 : i32
              %1072 = arith.select %1071, %1070, %c43 : f32
              %1073 = arith.addi %1067, %699 : index
              %1074 = arith.addi %1073, %c23 : index
              %1075 = memref.load %partial[%1074] : memref<?xf32>
              %1076 = arith.addi %1073, %c7 : index
              %1077 = memref.load %partial[%1076] : memref<?xf32>
              %1078 = arith.addi %699, %c39 : index
              %1079 = arith.minsi %1078, %c54 : index
              %1080 = arith.addi %1067, %1079 : index
              %1081 = memref.load %partial[%1080] : memref<?xf32>
              %1082 = arith.addi %1069, %c9 : index
              %1083 = memref.load %partial[%1082] : memref<?xf32>
              %1084 = arith.addi %1054, %c17 : i32
              %1085 = arith.minsi %1084, %1062 : i32
              %1086 = arith.addi %1047, %1085 : i32
              %1087 = arith.index_castui %1086 : i32 to index
              %1088 = arith.addi %1029, %1087 : index
              %1089 = arith.muli %1088, %c111 : index
              %1090 = arith.addi %1089, %c54 : index
              %1091 = arith.addi %1090, %701 : index
              %1092 = memref.load %partial[%1091] : memref<?xf32>
              %1093 = arith.cmpi slt, %1084, %1049 : i32
              %1094 = arith.select %1093, %1092, %c43 : f32
              %1095 = arith.addi %1089, %699 : index
              %1096 = arith.addi %1095, %c23 : index
              %1097 = memref.load %partial[%1096] : memref<?xf32>
              %1098 = arith.addi %1095, %c7 : index
              %1099 = memref.load %partial[%1098] : memref<?xf32>
              %1100 = arith.addi %1089, %1079 : index
              %1101 = memref.load %partial[%1100] : memref<?xf32>
              %1102 = arith.addi %1091, %c9 : index
              %1103 = memref.load %partial[%1102] : memref<?xf32>
              %1104 = arith.addi %1054, %c65 : i32
              %1105 = arith.minsi %1104, %1062 : i32
              %1106 = arith.addi %1047, %1105 : i32
              %1107 = arith.index_castui %1106 : i32 to index
              %1108 = arith.addi %1029, %1107 : index
              %1109 = arith.muli %1108, %c111 : index
              %1110 = arith.addi %1109, %c54 : index
              %1111 = arith.addi %1110, %701 : index
              %1112 = memref.load %partial[%1111] : memref<?xf32>
              %1113 = arith.cmpi slt, %1104, %1049 : i32
              %1114 = arith.select %1113, %1112, %c43 : f32
              %1115 = arith.addi %1109, %699 : index
              %1116 = arith.addi %1115, %c23 : index
              %1117 = memref.load %partial[%1116] : memref<?xf32>
              %1118 = arith.addi %1115, %c7 : index
              %1119 = memref.load %partial[%1118] : memref<?xf32>
              %1120 = arith.addi %1109, %1079 : index
              %1121 = memref.load %partial[%1120] : memref<?xf32>
              %1122 = arith.addi %1111, %c9 : index
              %1123 = memref.load %partial[%1122] : memref<?xf32>
              %1124 = arith.addi %1054, %c67 : i32
              %1125 = arith.minsi %1124, %1062 : i32
              %1126 = arith.addi %1047, %1125 : i32
              %1127 = arith.index_castui %1126 : i32 to index
              %1128 = arith.addi %1029, %1127 : index
              %1129 = arith.muli %1128, %c111 : index
              %1130 = arith.addi %1129, %c54 : index
              %1131 = arith.addi %1130, %701 : index
              %1132 = memref.load %partial[%1131] : memref<?xf32>
              %1133 = arith.cmpi slt, %1124, %1049 : i32
              %1134 = arith.select %1133, %1132, %c43 : f32
              %1135 = arith.addi %1129, %699 : index
              %1136 = arith.addi %1135, %c23 : index
              %1137 = memref.load %partial[%1136] : memref<?xf32>
              %1138 = arith.addi %1135, %c7 : index
              %1139 = memref.load %partial[%1138] : memref<?xf32>
              %1140 = arith.addi %1129, %1079 : index
              %1141 = memref.load %partial[%1140] : memref<?xf32>
              %1142 = arith.addi %1131, %c9 : index
              %1143 = memref.load %partial[%1142] : memref<?xf32>
              %1144 = arith.addi %1054, %c68 : i32
              %1145 = arith.minsi %1144, %1062 : i32
              %1146 = arith.addi %1047, %1145 : i32
              %1147 = arith.index_castui %1146 : i32 to index
              %1148 = arith.addi %1029, %1147 : index
              %1149 = arith.muli %1148, %c111 : index
              %1150 = arith.addi %1149, %c54 : index
              %1151 = arith.addi %1150, %701 : index
              %1152 = memref.load %partial[%1151] : memref<?xf32>
              %1153 = arith.cmpi slt, %1144, %1049 : i32
              %1154 = arith.select %1153, %1152, %c43 : f32
              %1155 = arith.addi %1149, %699 : index
              %1156 = arith.addi %1155, %c23 : index
              %1157 = memref.load %partial[%1156] : memref<?xf32>
              %1158 = arith.addi %1155, %c7 : index
              %1159 = memref.load %partial[%1158] : memref<?xf32>
              %1160 = arith.addi %1149, %1079 : index
              %1161 = memref.load %partial[%1160] : memref<?xf32>
              %1162 = arith.addi %1151, %c9 : index
              %1163 = memref.load %partial[%1162] : memref<?xf32>
              %1164 = arith.addi %1054, %c69 : i32
              %1165 = arith.minsi %1164, %1062 : i32
              %1166 = arith.addi %1047, %1165 : i32
              %1167 = arith.index_castui %1166 : i32 to index
              %1168 = arith.addi %1029, %1167 : index
              %1169 = arith.muli %1168, %c111 : index
              %1170 = arith.addi %1169, %c54 : index
              %1171 = arith.addi %1170, %701 : index
              %1172 = memref.load %partial[%1171] : memref<?xf32>
              %1173 = arith.cmpi slt, %1164, %1049 : i32
              %1174 = arith.select %1173, %1172, %c43 : f32
              %1175 = arith.addi %1169, %699 : index
              %1176 = arith.addi %1175, %c23 : index
              %1177 = memref.load %partial[%1176] : memref<?xf32>
              %1178 = arith.addi %1175, %c7 : index
              %1179 = memref.load %partial[%1178] : memref<?xf32>
              %1180 = arith.addi %1169, %1079 : index
              %1181 = memref.load %partial[%1180] : memref<?xf32>
              %1182 = arith.addi %1171, %c9 : index
              %1183 = memref.load %partial[%1182] : memref<?xf32>
              %1184 = arith.addi %1054, %c70 : i32
              %1185 = arith.minsi %1184, %1062 : i32
              %1186 = arith.addi %1047, %1185 : i32
              %1187 = arith.index_castui %1186 : i32 to index
              %1188 = arith.addi %1029, %1187 : index
              %1189 = arith.muli %1188, %c111 : index
              %1190 = arith.addi %1189, %c54 : index
              %1191 = arith.addi %1190, %701 : index
              %1192 = memref.load %partial[%1191] : memref<?xf32>
              %1193 = arith.cmpi slt, %1184, %1049 : i32
              %1194 = arith.select %1193, %1192, %c43 : f32
              %1195 = arith.addi %1189, %699 : index
              %1196 = arith.addi %1195, %c23 : index
              %1197 = memref.load %partial[%1196] : memref<?xf32>
              %1198 = arith.addi %1195, %c7 : index
              %1199 = memref.load %partial[%1198] : memref<?xf32>
              %1200 = arith.addi %1189, %1079 : index
              %1201 = memref.load %partial[%1200] : memref<?xf32>
              %1202 = arith.addi %1191, %c9 : index
              %1203 = memref.load %partial[%1202] : memref<?xf32>
              %1204 = arith.addi %1054, %c71 : i32
              %1205 = arith.minsi %1204, %1062 : i32
              %1206 = arith.addi %1047, %1205 : i32
              %1207 = arith.index_castui %1206 : i32 to index
              %1208 = arith.addi %1029, %1207 : index
              %1209 = arith.muli %1208, %c111 : index
              %1210 = arith.addi %1209, %c54 : index
              %1211 = arith.addi %1210, %701 : index
              %1212 = memref.load %partial[%1211] : memref<?xf32>
              %1213 = arith.cmpi slt, %1204, %1049 : i32
              %1214 = arith.select %1213, %1212, %c43 : f32
              %1215 = arith.addi %1209, %699 : index
              %1216 = arith.addi %1215, %c23 : index
              %1217 = memref.load %partial[%1216] : memref<?xf32>
              %1218 = arith.addi %1215, %c7 : index
              %1219 = memref.load %partial[%1218] : memref<?xf32>
              %1220 = arith.addi %1209, %1079 : index
              %1221 = memref.load %partial[%1220] : memref<?xf32>
              %1222 = arith.addi %1211, %c9 : index
              %1223 = memref.load %partial[%1222] : memref<?xf32>
              %1224 = arith.maxnumf %1055, %1072 fastmath<nnan> : f32
              %1225 = arith.subf %1055, %1224 : f32
              %1226 = wave.exp2 %1225 : f32
              %1227 = arith.subf %1072, %1224 : f32
              %1228 = wave.exp2 %1227 : f32
              %1229 = arith.mulf %1056, %1226 : f32
              %1230 = math.fma %1083, %1228, %1229 : f32
              %1231 = arith.mulf %1057, %1226 : f32
              %1232 = math.fma %1075, %1228, %1231 : f32
              %1233 = arith.mulf %1058, %1226 : f32
              %1234 = math.fma %1077, %1228, %1233 : f32
              %1235 = arith.mulf %1059, %1226 : f32
              %1236 = math.fma %1081, %1228, %1235 : f32
              %1237 = arith.maxnumf %1224, %1094 fastmath<nnan> : f32
              %1238 = arith.subf %1224, %1237 : f32
              %1239 = wave.exp2 %1238 : f32
              %1240 = arith.subf %1094, %1237 : f32
              %1241 = wave.exp2 %1240 : f32
              %1242 = arith.mulf %1230, %1239 : f32
              %1243 = math.fma %1103, %1241, %1242 : f32
              %1244 = arith.mulf %1232, %1239 : f32
              %1245 = math.fma %1097, %1241, %1244 : f32
              %1246 = arith.mulf %1234, %1239 : f32
              %1247 = math.fma %1099, %1241, %1246 : f32
              %1248 = arith.mulf %1236, %1239 : f32
              %1249 = math.fma %1101, %1241, %1248 : f32
              %1250 = arith.maxnumf %1237, %1114 fastmath<nnan> : f32
              %1251 = arith.subf %1237, %1250 : f32
              %1252 = wave.exp2 %1251 : f32
              %1253 = arith.subf %1114, %1250 : f32
              %1254 = wave.exp2 %1253 : f32
              %1255 = arith.mulf %1243, %1252 : f32
              %1256 = math.fma %1123, %1254, %1255 : f32
              %1257 = arith.mulf %1245, %1252 : f32
              %1258 = math.fma %1117, %1254, %1257 : f32
              %1259 = arith.mulf %1247, %1252 : f32
              %1260 = math.fma %1119, %1254, %1259 : f32
              %1261 = arith.mulf %1249, %1252 : f32
              %1262 = math.fma %1121, %1254, %1261 : f32
              %1263 = arith.maxnumf %1250, %1134 fastmath<nnan> : f32
              %1264 = arith.subf %1250, %1263 : f32
              %1265 = wave.exp2 %1264 : f32
              %1266 = arith.subf %1134, %1263 : f32
              %1267 = wave.exp2 %1266 : f32
              %1268 = arith.mulf %1256, %1265 : f32
              %1269 = math.fma %1143, %1267, %1268 : f32
              %1270 = arith.mulf %1258, %1265 : f32
              %1271 = math.fma %1137, %1267, %1270 : f32
              %1272 = arith.mulf %1260, %1265 : f32
              %1273 = math.fma %1139, %1267, %1272 : f32
              %1274 = arith.mulf %1262, %1265 : f32
              %1275 = math.fma %1141, %1267, %1274 : f32
              %1276 = arith.maxnumf %1263, %1154 fastmath<nnan> : f32
              %1277 = arith.subf %1263, %1276 : f32
              %1278 = wave.exp2 %1277 : f32
              %1279 = arith.subf %1154, %1276 : f32
              %1280 = wave.exp2 %1279 : f32
              %1281 = arith.mulf %1269, %1278 : f32
              %1282 = math.fma %1163, %1280, %1281 : f32
              %1283 = arith.mulf %1271, %1278 : f32
              %1284 = math.fma %1157, %1280, %1283 : f32
              %1285 = arith.mulf %1273, %1278 : f32
              %1286 = math.fma %1159, %1280, %1285 : f32
              %1287 = arith.mulf %1275, %1278 : f32
              %1288 = math.fma %1161, %1280, %1287 : f32
              %1289 = arith.maxnumf %1276, %1174 fastmath<nnan> : f32
              %1290 = arith.subf %1276, %1289 : f32
              %1291 = wave.exp2 %1290 : f32
              %1292 = arith.subf %1174, %1289 : f32
              %1293 = wave.exp2 %1292 : f32
              %1294 = arith.mulf %1282, %1291 : f32
              %1295 = math.fma %1183, %1293, %1294 : f32
              %1296 = arith.mulf %1284, %1291 : f32
              %1297 = math.fma %1177, %1293, %1296 : f32
              %1298 = arith.mulf %1286, %1291 : f32
              %1299 = math.fma %1179, %1293, %1298 : f32
              %1300 = arith.mulf %1288, %1291 : f32
              %1301 = math.fma %1181, %1293, %1300 : f32
              %1302 = arith.maxnumf %1289, %1194 fastmath<nnan> : f32
              %1303 = arith.subf %1289, %1302 : f32
              %1304 = wave.exp2 %1303 : f32
              %1305 = arith.subf %1194, %1302 : f32
              %1306 = wave.exp2 %1305 : f32
              %1307 = arith.mulf %1295, %1304 : f32
              %1308 = math.fma %1203, %1306, %1307 : f32
              %1309 = arith.mulf %1297, %1304 : f32
              %1310 = math.fma %1197, %1306, %1309 : f32
              %1311 = arith.mulf %1299, %1304 : f32
              %1312 = math.fma %1199, %1306, %1311 : f32
              %1313 = arith.mulf %1301, %1304 : f32
              %1314 = math.fma %1201, %1306, %1313 : f32
              %1315 = arith.maxnumf %1302, %1214 fastmath<nnan> : f32
              %1316 = arith.subf %1302, %1315 : f32
              %1317 = wave.exp2 %1316 : f32
              %1318 = arith.subf %1214, %1315 : f32
              %1319 = wave.exp2 %1318 : f32
              %1320 = arith.mulf %1308, %1317 : f32
              %1321 = math.fma %1223, %1319, %1320 : f32
              %1322 = arith.mulf %1310, %1317 : f32
              %1323 = math.fma %1217, %1319, %1322 : f32
              %1324 = arith.mulf %1312, %1317 : f32
              %1325 = math.fma %1219, %1319, %1324 : f32
              %1326 = arith.mulf %1314, %1317 : f32
              %1327 = math.fma %1221, %1319, %1326 : f32
              scf.yield %1315, %1321, %1323, %1325, %1327 : f32, f32, f32, f32, f32
            }
            %1328 = arith.cmpi eq, %1043, %c17 : i32
            scf.if %1328 {
              %1329 = arith.addi %kvHeads, %15 : index
              %1330 = memref.load %scales[%1329] : memref<?xf32>
              %1331 = arith.divf %1330, %1060#1 : f32
              %1332 = arith.addi %17, %701 : index
              %1333 = arith.cmpi slt, %1332, %groupSize : index
              scf.if %1333 {
                %1334 = arith.muli %15, %groupSize : index
                %1335 = arith.addi %1334, %1332 : index
                %1336 = arith.muli %1335, %c26 : index
                %1337 = arith.muli %heads, %c26 : index
                %1338 = arith.mulf %1060#2, %1331 : f32
                %1339 = arith.addf %1338, %c44 : f32
                %1340 = arith.minimumf %1339, %c107 : f32
                %1341 = arith.maximumf %1340, %c108 : f32
                %1342 = arith.truncf %1341 : f32 to f16
                %1343 = arith.divui %855, %c9 : index
                %1344 = arith.addi %1336, %1343 : index
                %1345 = arith.divui %24, %outTileRows : index
                %1346 = arith.divui %1337, %c3 : index
                %1347 = arith.muli %1345, %1346 : index
                %1348 = arith.divui %1344, %c3 : index
                %1349 = arith.addi %1347, %1348 : index
                %1350 = arith.muli %1349, %c10 : index
                %1351 = arith.remui %1344, %c3 : index
                %1352 = arith.divui %1351, %c9 : index
                %1353 = arith.addi %1350, %1352 : index
                %1354 = arith.muli %outTileRows, %c9 : index
                %1355 = arith.muli %1353, %1354 : index
                %1356 = arith.remui %24, %outTileRows : index
                %1357 = arith.muli %1356, %c9 : index
                %1358 = arith.addi %1355, %1357 : index
                %1359 = arith.remui %1344, %c9 : index
                %1360 = arith.addi %1358, %1359 : index
                memref.store %1342, %out[%1360] : memref<?xf16>
                %1361 = arith.mulf %1060#3, %1331 : f32
                %1362 = arith.addf %1361, %c44 : f32
                %1363 = arith.minimumf %1362, %c107 : f32
                %1364 = arith.maximumf %1363, %c108 : f32
                %1365 = arith.truncf %1364 : f32 to f16
                %1366 = arith.divui %886, %c9 : index
                %1367 = arith.addi %1336, %1366 : index
                %1368 = arith.divui %1367, %c3 : index
                %1369 = arith.addi %1347, %1368 : index
                %1370 = arith.muli %1369, %c10 : index
                %1371 = arith.remui %1367, %c3 : index
                %1372 = arith.divui %1371, %c9 : index
                %1373 = arith.addi %1370, %1372 : index
                %1374 = arith.muli %1373, %1354 : index
                %1375 = arith.addi %1374, %1357 : index
                %1376 = arith.remui %1367, %c9 : index
                %1377 = arith.addi %1375, %1376 : index
                memref.store %1365, %out[%1377] : memref<?xf16>
                scf.if %1035 {
                  %1378 = arith.addi %699, %c39 : index
                  %1379 = arith.mulf %1060#4, %1331 : f32
                  %1380 = arith.addf %1379, %c44 : f32
                  %1381 = arith.minimumf %1380, %c107 : f32
                  %1382 = arith.maximumf %1381, %c108 : f32
                  %1383 = arith.truncf %1382 : f32 to f16
                  %1384 = arith.divui %1378, %c9 : index
                  %1385 = arith.addi %1336, %1384 : index
                  %1386 = arith.divui %1385, %c3 : index
                  %1387 = arith.addi %1347, %1386 : index
                  %1388 = arith.muli %1387, %c10 : index
                  %1389 = arith.remui %1385, %c3 : index
                  %1390 = arith.divui %1389, %c9 : index
                  %1391 = arith.addi %1388, %1390 : index
                  %1392 = arith.muli %1391, %1354 : index
                  %1393 = arith.addi %1392, %1357 : index
                  %1394 = arith.remui %1385, %c9 : index
                  %1395 = arith.addi %1393, %1394 : index
                  memref.store %1383, %out[%1395] : memref<?xf16>
                }
              }
            } else {
              %1396 = arith.index_cast %ranges : index to i32
              %1397 = arith.addi %1396, %1044 : i32
              %1398 = arith.index_castui %1397 : i32 to index
              %1399 = arith.addi %1029, %1398 : index
              %1400 = arith.muli %1399, %c111 : index
              %1401 = arith.addi %1400, %855 : index
              memref.store %1060#2, %partial[%1401] : memref<?xf32>
              %1402 = arith.addi %1400, %886 : index
              memref.store %1060#3, %partial[%1402] : memref<?xf32>
              scf.if %1035 {
                %1403 = arith.addi %699, %c39 : index
                %1404 = arith.addi %1400, %1403 : index
                memref.store %1060#4, %partial[%1404] : memref<?xf32>
              }
              scf.if %1038 {
                %1405 = arith.addi %1400, %c54 : index
                %1406 = arith.addi %1405, %699 : index
                memref.store %1060#0, %partial[%1406] : memref<?xf32>
                %1407 = arith.addi %1406, %c9 : index
                memref.store %1060#1, %partial[%1407] : memref<?xf32>
              }
              %1408 = arith.addi %1046, %groups : index
              %1409 = arith.index_castui %1043 : i32 to index
              %1410 = wave.arrive %counters[%1408], %1409 : memref<?xi32>
              scf.if %1410 {
                %1417:5 = scf.for %1411 = %c48 to %1043 step %c72 iter_args(%1412 = %c43, %1413 = %c44, %1414 = %c44, %1415 = %c44, %1416 = %c44) -> (f32, f32, f32, f32, f32) : i32 {
                  %1418 = arith.addi %1411, %c48 : i32
                  %1419 = arith.subi %1043, %c17 : i32
                  %1420 = arith.minsi %1418, %1419 : i32
                  %1421 = arith.addi %1396, %1420 : i32
                  %1422 = arith.index_castui %1421 : i32 to index
                  %1423 = arith.addi %1029, %1422 : index
                  %1424 = arith.muli %1423, %c111 : index
                  %1425 = arith.addi %1424, %c54 : index
                  %1426 = arith.addi %1425, %701 : index
                  %1427 = memref.load %partial[%1426] : memref<?xf32>
                  %1428 = arith.cmpi slt, %1418, %1043 : i32
                  %1429 = arith.select %1428, %1427, %c43 : f32
                  %1430 = arith.addi %1424, %699 : index
                  %1431 = arith.addi %1430, %c23 : index
                  %1432 = memref.load %partial[%1431] : memref<?xf32>
                  %1433 = arith.addi %1430, %c7 : index
                  %1434 = memref.load %partial[%1433] : memref<?xf32>
                  %1435 = arith.addi %699, %c39 : index
                  %1436 = arith.minsi %1435, %c54 : index
                  %1437 = arith.addi %1424, %1436 : index
                  %1438 = memref.load %partial[%1437] : memref<?xf32>
                  %1439 = arith.addi %1426, %c9 : index
                  %1440 = memref.load %partial[%1439] : memref<?xf32>
                  %1441 = arith.addi %1411, %c17 : i32
                  %1442 = arith.minsi %1441, %1419 : i32
                  %1443 = arith.addi %1396, %1442 : i32
                  %1444 = arith.index_castui %1443 : i32 to index
                  %1445 = arith.addi %1029, %1444 : index
                  %1446 = arith.muli %1445, %c111 : index
                  %1447 = arith.addi %1446, %c54 : index
                  %1448 = arith.addi %1447, %701 : index
                  %1449 = memref.load %partial[%1448] : memref<?xf32>
                  %1450 = arith.cmpi slt, %1441, %1043 : i32
                  %1451 = arith.select %1450, %1449, %c43 : f32
                  %1452 = arith.addi %1446, %699 : index
                  %1453 = arith.addi %1452, %c23 : index
                  %1454 = memref.load %partial[%1453] : memref<?xf32>
                  %1455 = arith.addi %1452, %c7 : index
                  %1456 = memref.load %partial[%1455] : memref<?xf32>
                  %1457 = arith.addi %1446, %1436 : index
                  %1458 = memref.load %partial[%1457] : memref<?xf32>
                  %1459 = arith.addi %1448, %c9 : index
                  %1460 = memref.load %partial[%1459] : memref<?xf32>
                  %1461 = arith.addi %1411, %c65 : i32
                  %1462 = arith.minsi %1461, %1419 : i32
                  %1463 = arith.addi %1396, %1462 : i32
                  %1464 = arith.index_castui %1463 : i32 to index
                  %1465 = arith.addi %1029, %1464 : index
                  %1466 = arith.muli %1465, %c111 : index
                  %1467 = arith.addi %1466, %c54 : index
                  %1468 = arith.addi %1467, %701 : index
                  %1469 = memref.load %partial[%1468] : memref<?xf32>
                  %1470 = arith.cmpi slt, %1461, %1043 : i32
                  %1471 = arith.select %1470, %1469, %c43 : f32
                  %1472 = arith.addi %1466, %699 : index
                  %1473 = arith.addi %1472, %c23 : index
                  %1474 = memref.load %partial[%1473] : memref<?xf32>
                  %1475 = arith.addi %1472, %c7 : index
                  %1476 = memref.load %partial[%1475] : memref<?xf32>
                  %1477 = arith.addi %1466, %1436 : index
                  %1478 = memref.load %partial[%1477] : memref<?xf32>
                  %1479 = arith.addi %1468, %c9 : index
                  %1480 = memref.load %partial[%1479] : memref<?xf32>
                  %1481 = arith.addi %1411, %c67 : i32
                  %1482 = arith.minsi %1481, %1419 : i32
                  %1483 = arith.addi %1396, %1482 : i32
                  %1484 = arith.index_castui %1483 : i32 to index
                  %1485 = arith.addi %1029, %1484 : index
                  %1486 = arith.muli %1485, %c111 : index
                  %1487 = arith.addi %1486, %c54 : index
                  %1488 = arith.addi %1487, %701 : index
                  %1489 = memref.load %partial[%1488] : memref<?xf32>
                  %1490 = arith.cmpi slt, %1481, %1043 : i32
                  %1491 = arith.select %1490, %1489, %c43 : f32
                  %1492 = arith.addi %1486, %699 : index
                  %1493 = arith.addi %1492, %c23 : index
                  %1494 = memref.load %partial[%1493] : memref<?xf32>
                  %1495 = arith.addi %1492, %c7 : index
                  %1496 = memref.load %partial[%1495] : memref<?xf32>
                  %1497 = arith.addi %1486, %1436 : index
                  %1498 = memref.load %partial[%1497] : memref<?xf32>
                  %1499 = arith.addi %1488, %c9 : index
                  %1500 = memref.load %partial[%1499] : memref<?xf32>
                  %1501 = arith.addi %1411, %c68 : i32
                  %1502 = arith.minsi %1501, %1419 : i32
                  %1503 = arith.addi %1396, %1502 : i32
                  %1504 = arith.index_castui %1503 : i32 to index
                  %1505 = arith.addi %1029, %1504 : index
                  %1506 = arith.muli %1505, %c111 : index
                  %1507 = arith.addi %1506, %c54 : index
                  %1508 = arith.addi %1507, %701 : index
                  %1509 = memref.load %partial[%1508] : memref<?xf32>
                  %1510 = arith.cmpi slt, %1501, %1043 : i32
                  %1511 = arith.select %1510, %1509, %c43 : f32
                  %1512 = arith.addi %1506, %699 : index
                  %1513 = arith.addi %1512, %c23 : index
                  %1514 = memref.load %partial[%1513] : memref<?xf32>
                  %1515 = arith.addi %1512, %c7 : index
                  %1516 = memref.load %partial[%1515] : memref<?xf32>
                  %1517 = arith.addi %1506, %1436 : index
                  %1518 = memref.load %partial[%1517] : memref<?xf32>
                  %1519 = arith.addi %1508, %c9 : index
                  %1520 = memref.load %partial[%1519] : memref<?xf32>
                  %1521 = arith.addi %1411, %c69 : i32
                  %1522 = arith.minsi %1521, %1419 : i32
                  %1523 = arith.addi %1396, %1522 : i32
                  %1524 = arith.index_castui %1523 : i32 to index
                  %1525 = arith.addi %1029, %1524 : index
                  %1526 = arith.muli %1525, %c111 : index
                  %1527 = arith.addi %1526, %c54 : index
                  %1528 = arith.addi %1527, %701 : index
                  %1529 = memref.load %partial[%1528] : memref<?xf32>
                  %1530 = arith.cmpi slt, %1521, %1043 : i32
                  %1531 = arith.select %1530, %1529, %c43 : f32
                  %1532 = arith.addi %1526, %699 : index
                  %1533 = arith.addi %1532, %c23 : index
                  %1534 = memref.load %partial[%1533] : memref<?xf32>
                  %1535 = arith.addi %1532, %c7 : index
                  %1536 = memref.load %partial[%1535] : memref<?xf32>
                  %1537 = arith.addi %1526, %1436 : index
                  %1538 = memref.load %partial[%1537] : memref<?xf32>
                  %1539 = arith.addi %1528, %c9 : index
                  %1540 = memref.load %partial[%1539] : memref<?xf32>
                  %1541 = arith.addi %1411, %c70 : i32
                  %1542 = arith.minsi %1541, %1419 : i32
                  %1543 = arith.addi %1396, %1542 : i32
                  %1544 = arith.index_castui %1543 : i32 to index
                  %1545 = arith.addi %1029, %1544 : index
                  %1546 = arith.muli %1545, %c111 : index
                  %1547 = arith.addi %1546, %c54 : index
                  %1548 = arith.addi %1547, %701 : index
                  %1549 = memref.load %partial[%1548] : memref<?xf32>
                  %1550 = arith.cmpi slt, %1541, %1043 : i32
                  %1551 = arith.select %1550, %1549, %c43 : f32
                  %1552 = arith.addi %1546, %699 : index
                  %1553 = arith.addi %1552, %c23 : index
                  %1554 = memref.load %partial[%1553] : memref<?xf32>
                  %1555 = arith.addi %1552, %c7 : index
                  %1556 = memref.load %partial[%1555] : memref<?xf32>
                  %1557 = arith.addi %1546, %1436 : index
                  %1558 = memref.load %partial[%1557] : memref<?xf32>
                  %1559 = arith.addi %1548, %c9 : index
                  %1560 = memref.load %partial[%1559] : memref<?xf32>
                  %1561 = arith.addi %1411, %c71 : i32
                  %1562 = arith.minsi %1561, %1419 : i32
                  %1563 = arith.addi %1396, %1562 : i32
                  %1564 = arith.index_castui %1563 : i32 to index
                  %1565 = arith.addi %1029, %1564 : index
                  %1566 = arith.muli %1565, %c111 : index
                  %1567 = arith.addi %1566, %c54 : index
                  %1568 = arith.addi %1567, %701 : index
                  %1569 = memref.load %partial[%1568] : memref<?xf32>
                  %1570 = arith.cmpi slt, %1561, %1043 : i32
                  %1571 = arith.select %1570, %1569, %c43 : f32
                  %1572 = arith.addi %1566, %699 : index
                  %1573 = arith.addi %1572, %c23 : index
                  %1574 = memref.load %partial[%1573] : memref<?xf32>
                  %1575 = arith.addi %1572, %c7 : index
                  %1576 = memref.load %partial[%1575] : memref<?xf32>
                  %1577 = arith.addi %1566, %1436 : index
                  %1578 = memref.load %partial[%1577] : memref<?xf32>
                  %1579 = arith.addi %1568, %c9 : index
                  %1580 = memref.load %partial[%1579] : memref<?xf32>
                  %1581 = arith.maxnumf %1412, %1429 fastmath<nnan> : f32
                  %1582 = arith.subf %1412, %1581 : f32
                  %1583 = wave.exp2 %1582 : f32
                  %1584 = arith.subf %1429, %1581 : f32
                  %1585 = wave.exp2 %1584 : f32
                  %1586 = arith.mulf %1413, %1583 : f32
                  %1587 = math.fma %1440, %1585, %1586 : f32
                  %1588 = arith.mulf %1414, %1583 : f32
                  %1589 = math.fma %1432, %1585, %1588 : f32
                  %1590 = arith.mulf %1415, %1583 : f32
                  %1591 = math.fma %1434, %1585, %1590 : f32
                  %1592 = arith.mulf %1416, %1583 : f32
                  %1593 = math.fma %1438, %1585, %1592 : f32
                  %1594 = arith.maxnumf %1581, %1451 fastmath<nnan> : f32
                  %1595 = arith.subf %1581, %1594 : f32
                  %1596 = wave.exp2 %1595 : f32
                  %1597 = arith.subf %1451, %1594 : f32
                  %1598 = wave.exp2 %1597 : f32
                  %1599 = arith.mulf %1587, %1596 : f32
                  %1600 = math.fma %1460, %1598, %1599 : f32
                  %1601 = arith.mulf %1589, %1596 : f32
                  %1602 = math.fma %1454, %1598, %1601 : f32
                  %1603 = arith.mulf %1591, %1596 : f32
                  %1604 = math.fma %1456, %1598, %1603 : f32
                  %1605 = arith.mulf %1593, %1596 : f32
                  %1606 = math.fma %1458, %1598, %1605 : f32
                  %1607 = arith.maxnumf %1594, %1471 fastmath<nnan> : f32
                  %1608 = arith.subf %1594, %1607 : f32
                  %1609 = wave.exp2 %1608 : f32
                  %1610 = arith.subf %1471, %1607 : f32
                  %1611 = wave.exp2 %1610 : f32
                  %1612 = arith.mulf %1600, %1609 : f32
                  %1613 = math.fma %1480, %1611, %1612 : f32
                  %1614 = arith.mulf %1602, %1609 : f32
                  %1615 = math.fma %1474, %1611, %1614 : f32
                  %1616 = arith.mulf %1604, %1609 : f32
                  %1617 = math.fma %1476, %1611, %1616 : f32
                  %1618 = arith.mulf %1606, %1609 : f32
                  %1619 = math.fma %1478, %1611, %1618 : f32
                  %1620 = arith.maxnumf %1607, %1491 fastmath<nnan> : f32
                  %1621 = arith.subf %1607, %1620 : f32
                  %1622 = wave.exp2 %1621 : f32
                  %1623 = arith.subf %1491, %1620 : f32
                  %1624 = wave.exp2 %1623 : f32
                  %1625 = arith.mulf %1613, %1622 : f32
                  %1626 = math.fma %1500, %1624, %1625 : f32
                  %1627 = arith.mulf %1615, %1622 : f32
                  %1628 = math.fma %1494, %1624, %1627 : f32
                  %1629 = arith.mulf %1617, %1622 : f32
                  %1630 = math.fma %1496, %1624, %1629 : f32
                  %1631 = arith.mulf %1619, %1622 : f32
                  %1632 = math.fma %1498, %1624, %1631 : f32
                  %1633 = arith.maxnumf %1620, %1511 fastmath<nnan> : f32
                  %1634 = arith.subf %1620, %1633 : f32
                  %1635 = wave.exp2 %1634 : f32
                  %1636 = arith.subf %1511, %1633 : f32
                  %1637 = wave.exp2 %1636 : f32
                  %1638 = arith.mulf %1626, %1635 : f32
                  %1639 = math.fma %1520, %1637, %1638 : f32
                  %1640 = arith.mulf %1628, %1635 : f32
                  %1641 = math.fma %1514, %1637, %1640 : f32
                  %1642 = arith.mulf %1630, %1635 : f32
                  %1643 = math.fma %1516, %1637, %1642 : f32
                  %1644 = arith.mulf %1632, %1635 : f32
                  %1645 = math.fma %1518, %1637, %1644 : f32
                  %1646 = arith.maxnumf %1633, %1531 fastmath<nnan> : f32
                  %1647 = arith.subf %1633, %1646 : f32
                  %1648 = wave.exp2 %1647 : f32
                  %1649 = arith.subf %1531, %1646 : f32
                  %1650 = wave.exp2 %1649 : f32
                  %1651 = arith.mulf %1639, %1648 : f32
                  %1652 = math.fma %1540, %1650, %1651 : f32
                  %1653 = arith.mulf %1641, %1648 : f32
                  %1654 = math.fma %1534, %1650, %1653 : f32
                  %1655 = arith.mulf %1643, %1648 : f32
                  %1656 = math.fma %1536, %1650, %1655 : f32
                  %1657 = arith.mulf %1645, %1648 : f32
                  %1658 = math.fma %1538, %1650, %1657 : f32
                  %1659 = arith.maxnumf %1646, %1551 fastmath<nnan> : f32
                  %1660 = arith.subf %1646, %1659 : f32
                  %1661 = wave.exp2 %1660 : f32
                  %1662 = arith.subf %1551, %1659 : f32
                  %1663 = wave.exp2 %1662 : f32
                  %1664 = arith.mulf %1652, %1661 : f32
                  %1665 = math.fma %1560, %1663, %1664 : f32
                  %1666 = arith.mulf %1654, %1661 : f32
                  %1667 = math.fma %1554, %1663, %1666 : f32
                  %1668 = arith.mulf %1656, %1661 : f32
                  %1669 = math.fma %1556, %1663, %1668 : f32
                  %1670 = arith.mulf %1658, %1661 : f32
                  %1671 = math.fma %1558, %1663, %1670 : f32
                  %1672 = arith.maxnumf %1659, %1571 fastmath<nnan> : f32
                  %1673 = arith.subf %1659, %1672 : f32
                  %1674 = wave.exp2 %1673 : f32
                  %1675 = arith.subf %1571, %1672 : f32
                  %1676 = wave.exp2 %1675 : f32
                  %1677 = arith.mulf %1665, %1674 : f32
                  %1678 = math.fma %1580, %1676, %1677 : f32
                  %1679 = arith.mulf %1667, %1674 : f32
                  %1680 = math.fma %1574, %1676, %1679 : f32
                  %1681 = arith.mulf %1669, %1674 : f32
                  %1682 = math.fma %1576, %1676, %1681 : f32
                  %1683 = arith.mulf %1671, %1674 : f32
                  %1684 = math.fma %1578, %1676, %1683 : f32
                  scf.yield %1672, %1678, %1680, %1682, %1684 : f32, f32, f32, f32, f32
                }
                %1685 = arith.addi %kvHeads, %15 : index
                %1686 = memref.load %scales[%1685] : memref<?xf32>
                %1687 = arith.divf %1686, %1417#1 : f32
                %1688 = arith.addi %17, %701 : index
                %1689 = arith.cmpi slt, %1688, %groupSize : index
                scf.if %1689 {
                  %1690 = arith.muli %15, %groupSize : index
                  %1691 = arith.addi %1690, %1688 : index
                  %1692 = arith.muli %1691, %c26 : index
                  %1693 = arith.muli %heads, %c26 : index
                  %1694 = arith.mulf %1417#2, %1687 : f32
                  %1695 = arith.addf %1694, %c44 : f32
                  %1696 = arith.minimumf %1695, %c107 : f32
                  %1697 = arith.maximumf %1696, %c108 : f32
                  %1698 = arith.truncf %1697 : f32 to f16
                  %1699 = arith.divui %855, %c9 : index
                  %1700 = arith.addi %1692, %1699 : index
                  %1701 = arith.divui %24, %outTileRows : index
                  %1702 = arith.divui %1693, %c3 : index
                  %1703 = arith.muli %1701, %1702 : index
                  %1704 = arith.divui %1700, %c3 : index
                  %1705 = arith.addi %1703, %1704 : index
                  %1706 = arith.muli %1705, %c10 : index
                  %1707 = arith.remui %1700, %c3 : index
                  %1708 = arith.divui %1707, %c9 : index
                  %1709 = arith.addi %1706, %1708 : index
                  %1710 = arith.muli %outTileRows, %c9 : index
                  %1711 = arith.muli %1709, %1710 : index
                  %1712 = arith.remui %24, %outTileRows : index
                  %1713 = arith.muli %1712, %c9 : index
                  %1714 = arith.addi %1711, %1713 : index
                  %1715 = arith.remui %1700, %c9 : index
                  %1716 = arith.addi %1714, %1715 : index
                  memref.store %1698, %out[%1716] : memref<?xf16>
                  %1717 = arith.mulf %1417#3, %1687 : f32
                  %1718 = arith.addf %1717, %c44 : f32
                  %1719 = arith.minimumf %1718, %c107 : f32
                  %1720 = arith.maximumf %1719, %c108 : f32
                  %1721 = arith.truncf %1720 : f32 to f16
                  %1722 = arith.divui %886, %c9 : index
                  %1723 = arith.addi %1692, %1722 : index
                  %1724 = arith.divui %1723, %c3 : index
                  %1725 = arith.addi %1703, %1724 : index
                  %1726 = arith.muli %1725, %c10 : index
                  %1727 = arith.remui %1723, %c3 : index
                  %1728 = arith.divui %1727, %c9 : index
                  %1729 = arith.addi %1726, %1728 : index
                  %1730 = arith.muli %1729, %1710 : index
                  %1731 = arith.addi %1730, %1713 : index
                  %1732 = arith.remui %1723, %c9 : index
                  %1733 = arith.addi %1731, %1732 : index
                  memref.store %1721, %out[%1733] : memref<?xf16>
                  scf.if %1035 {
                    %1734 = arith.addi %699, %c39 : index
                    %1735 = arith.mulf %1417#4, %1687 : f32
                    %1736 = arith.addf %1735, %c44 : f32
                    %1737 = arith.minimumf %1736, %c107 : f32
                    %1738 = arith.maximumf %1737, %c108 : f32
                    %1739 = arith.truncf %1738 : f32 to f16
                    %1740 = arith.divui %1734, %c9 : index
                    %1741 = arith.addi %1692, %1740 : index
                    %1742 = arith.divui %1741, %c3 : index
                    %1743 = arith.addi %1703, %1742 : index
                    %1744 = arith.muli %1743, %c10 : index
                    %1745 = arith.remui %1741, %c3 : index
                    %1746 = arith.divui %1745, %c9 : index
                    %1747 = arith.addi %1744, %1746 : index
                    %1748 = arith.muli %1747, %1710 : index
                    %1749 = arith.addi %1748, %1713 : index
                    %1750 = arith.remui %1741, %c9 : index
                    %1751 = arith.addi %1749, %1750 : index
                    memref.store %1739, %out[%1751] : memref<?xf16>
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
