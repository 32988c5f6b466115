// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='f16', dim=80, columns=16)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d80_c16__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 1280 : index
  %c6 = arith.constant 4096 : index
  %c7 = arith.constant 256 : index
  %c8 = arith.constant 32 : index
  %columnBlocks = wave.param "columnBlocks" : index
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
  %c22 = arith.constant 0 : index
  %c23 = arith.constant 80 : index
  %c24 = arith.constant 8 : index
  %c25 = arith.constant 20 : index
  %c26 = arith.constant 36 : index
  %c27 = arith.constant 48 : index
  %c28 = arith.constant 52 : index
  %c29 = arith.constant 64 : index
  %c30 = arith.constant 68 : index
  %c31 = arith.constant 23 : i32
  %c32 = arith.constant 15 : i32
  %c33 = arith.constant 253 : i32
  %c34 = arith.constant 268 : i32
  %c35 = arith.constant 14 : i32
  %c36 = arith.constant 128 : index
  %c37 = arith.constant 512 : index
  %c38 = arith.constant 768 : index
  %c39 = arith.constant 1024 : index
  %c40 = arith.constant 128 : i32
  %c41 = arith.constant 0xF149F2CA : f32
  %c42 = arith.constant 0x00000000 : f32
  %c43 = arith.constant dense<0x00000000> : vector<8xf32>
  %c44 = arith.constant 31 : i32
  %c45 = arith.constant 32 : i32
  %c46 = arith.constant 0 : i32
  %c47 = arith.constant 192 : index
  %c48 = arith.constant 320 : index
  %c49 = arith.constant 384 : index
  %c50 = arith.constant 448 : index
  %c51 = arith.constant 576 : index
  %c52 = arith.constant 640 : index
  %c53 = arith.constant 704 : index
  %c54 = arith.constant 832 : index
  %c55 = arith.constant 896 : index
  %c56 = arith.constant 960 : index
  %c57 = arith.constant 1088 : index
  %c58 = arith.constant 1152 : index
  %c59 = arith.constant 1216 : index
  %c60 = arith.constant 0x41000000 : f32
  %c61 = arith.constant 0x40C00000 : f32
  %c62 = arith.constant 65535 : i32
  %c63 = arith.constant 2 : i32
  %c64 = arith.constant -65536 : i32
  %c65 = arith.constant 3 : i32
  %c66 = arith.constant 4 : i32
  %c67 = arith.constant 5 : i32
  %c68 = arith.constant 6 : i32
  %c69 = arith.constant 7 : i32
  %c70 = arith.constant 8 : i32
  %c71 = arith.constant 9 : i32
  %c72 = arith.constant 10 : i32
  %c73 = arith.constant 11 : i32
  %c74 = arith.constant 12 : i32
  %c75 = arith.constant 13 : i32
  %c76 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c77 = arith.constant dense<0xF149F2CA> : vector<8xf32>
  %c78 = arith.constant 96 : index
  %c79 = arith.constant 160 : index
  %c80 = arith.constant 224 : index
  %c81 = arith.constant 288 : index
  %c82 = arith.constant 352 : index
  %c83 = arith.constant 416 : index
  %c84 = arith.constant 480 : index
  %c85 = arith.constant 112 : index
  %c86 = arith.constant 144 : index
  %c87 = arith.constant 176 : index
  %c88 = arith.constant 208 : index
  %c89 = arith.constant 240 : index
  %c90 = arith.constant 1536 : index
  %c91 = arith.constant 2048 : index
  %c92 = arith.constant 2560 : index
  %c93 = arith.constant 3072 : index
  %c94 = arith.constant 3584 : index
  %outTileRows = wave.param "outTileRows" : index
  %c96 = arith.constant 0x477FE000 : f32
  %c97 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c100 = arith.constant 1344 : index
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
  %11 = arith.remui %0, %c3 : index
  %12 = wave.block 0
  %13 = wave.block 1
  %14 = arith.index_cast %13 : index to i32
  %15 = arith.muli %kvHeads, %columnBlocks : index
  %16 = arith.divui %12, %15 : index
  %17 = arith.divui %12, %columnBlocks : index
  %18 = arith.remui %17, %kvHeads : index
  %19 = arith.remui %12, %columnBlocks : index
  %20 = arith.muli %19, %c3 : index
  %21 = memref.load %step[%c10] : memref<?xi32>
  %22 = arith.index_cast %21 : i32 to index
  %23 = arith.cmpi slt, %16, %22 : index
  scf.if %23 {
    %24 = arith.muli %16, %c12 : index
    %25 = arith.addi %itemsAt, %24 : index
    %26 = memref.load %step[%25] : memref<?xi32>
    %27 = arith.index_cast %26 : i32 to index
    %28 = arith.addi %25, %c4 : index
    %29 = memref.load %step[%28] : memref<?xi32>
    %30 = arith.index_cast %29 : i32 to index
    %31 = arith.addi %25, %c10 : index
    %32 = memref.load %step[%31] : memref<?xi32>
    %33 = arith.index_cast %32 : i32 to index
    %34 = arith.muli %33, %pagesPerSequence : index
    %35 = arith.addi %blockTablesAt, %34 : index
    %36 = arith.divui %pageBytes, %c12 : index
    %37 = arith.muli %18, %c5 : index
    %38 = arith.muli %1, %c12 : index
    %39 = arith.addi %positionsAt, %27 : index
    %40 = memref.load %step[%39] : memref<?xi32>
    %41 = arith.addi %40, %c17 : i32
    %42 = arith.subi %41, %c17 : i32
    %43 = arith.divui %42, %c18 : i32
    %44 = arith.addi %41, %c19 : i32
    %45 = arith.divui %44, %c20 : i32
    %46 = arith.index_cast %slots : index to i32
    %47 = arith.cmpi slt, %14, %45 : i32
    scf.if %47 {
      %48 = arith.cmpi eq, %8, %c22 : index
      scf.if %48 {
        %49 = arith.addi %20, %1 : index
        %50 = arith.subi %groupSize, %c4 : index
        %51 = arith.minsi %49, %50 : index
        %52 = arith.muli %18, %groupSize : index
        %53 = arith.addi %52, %51 : index
        %54 = arith.muli %27, %heads : index
        %55 = arith.addi %54, %53 : index
        %56 = arith.muli %55, %c23 : index
        %57 = arith.muli %2, %c24 : index
        %58 = arith.addi %56, %57 : index
        %59 = arith.addi %58, %c22 : index
        %60 = vector.load %q[%59] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %61 = arith.addi %58, %c12 : index
        %62 = vector.load %q[%61] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %63 = arith.addi %58, %c3 : index
        %64 = vector.load %q[%63] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %65 = arith.addi %58, %c25 : index
        %66 = vector.load %q[%65] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %67 = arith.addi %58, %c8 : index
        %68 = vector.load %q[%67] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %69 = arith.addi %58, %c26 : index
        %70 = vector.load %q[%69] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %71 = arith.addi %58, %c27 : index
        %72 = vector.load %q[%71] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %73 = arith.addi %58, %c28 : index
        %74 = vector.load %q[%73] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %75 = arith.addi %58, %c29 : index
        %76 = vector.load %q[%75] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %77 = arith.addi %58, %c30 : index
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
        %108 = arith.shrui %107, %c31 : i32
        %109 = arith.maxsi %108, %c32 : i32
        %110 = arith.minsi %109, %c33 : i32
        %111 = arith.subi %c34, %110 : i32
        %112 = arith.shli %111, %c31 : i32
        %113 = arith.bitcast %112 : i32 to f32
        %114 = arith.subi %110, %c35 : i32
        %115 = arith.shli %114, %c31 : i32
        %116 = arith.bitcast %115 : i32 to f32
        %117 = vector.broadcast %113 : f32 to vector<4xf32>
        %118 = arith.muli %1, %c24 : index
        %119 = arith.muli %2, %c36 : index
        %120 = arith.addi %118, %119 : index
        %121 = arith.mulf %60, %117 : vector<4xf32>
        %122 = arith.truncf %121 : vector<4xf32> to vector<4xf16>
        %123 = arith.mulf %62, %117 : vector<4xf32>
        %124 = arith.truncf %123 : vector<4xf32> to vector<4xf16>
        %125 = vector.shuffle %122, %124 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %126 = arith.addi %120, %c22 : index
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
        %138 = arith.addi %120, %c37 : index
        vector.store %137, %4[%138] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %139 = arith.mulf %72, %117 : vector<4xf32>
        %140 = arith.truncf %139 : vector<4xf32> to vector<4xf16>
        %141 = arith.mulf %74, %117 : vector<4xf32>
        %142 = arith.truncf %141 : vector<4xf32> to vector<4xf16>
        %143 = vector.shuffle %140, %142 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %144 = arith.addi %120, %c38 : index
        vector.store %143, %4[%144] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %145 = arith.mulf %76, %117 : vector<4xf32>
        %146 = arith.truncf %145 : vector<4xf32> to vector<4xf16>
        %147 = arith.mulf %78, %117 : vector<4xf32>
        %148 = arith.truncf %147 : vector<4xf32> to vector<4xf16>
        %149 = vector.shuffle %146, %148 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %150 = arith.addi %120, %c39 : index
        vector.store %149, %4[%150] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %151 = memref.load %scales[%18] : memref<?xf32>
        %152 = arith.mulf %151, %116 : f32
        memref.store %152, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %153 = memref.load %7[%1] : memref<?xf32>
      scf.for %154 = %14 to %45 step %46 : i32 {
        %155 = arith.muli %154, %c20 : i32
        %156 = arith.index_cast %8 : index to i32
        %157 = arith.muli %156, %c40 : i32
        %158 = arith.addi %155, %157 : i32
        %159 = arith.addi %158, %c40 : i32
        %160 = arith.minsi %159, %41 : i32
        %161 = arith.cmpi slt, %158, %41 : i32
        %162:7 = scf.if %161 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %163 = arith.subi %160, %158 : i32
          %164 = arith.addi %163, %c44 : i32
          %165 = arith.divui %164, %c45 : i32
          %166 = arith.subi %160, %158 : i32
          %167 = arith.divui %166, %c45 : i32
          %168 = arith.maxsi %167, %c46 : i32
          %169 = arith.minsi %168, %165 : i32
          %170 = arith.subi %165, %c17 : i32
          %171 = arith.divui %158, %c18 : i32
          %172 = arith.addi %171, %c46 : i32
          %173 = arith.minsi %172, %43 : i32
          %174 = arith.index_castui %173 : i32 to index
          %175 = arith.addi %35, %174 : index
          %176 = memref.load %step[%175] : memref<?xi32>
          %177 = arith.index_cast %176 : i32 to index
          %178 = arith.muli %177, %36 : index
          %179 = arith.addi %178, %37 : index
          %180 = arith.addi %171, %c17 : i32
          %181 = arith.minsi %180, %43 : i32
          %182 = arith.index_castui %181 : i32 to index
          %183 = arith.addi %35, %182 : index
          %184 = memref.load %step[%183] : memref<?xi32>
          %185 = arith.index_cast %184 : i32 to index
          %186 = arith.muli %185, %36 : index
          %187 = arith.addi %186, %37 : index
          %188 = arith.addi %179, %38 : index
          %189 = arith.addi %188, %c22 : index
          %190 = vector.load %kv[%189] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %191 = arith.addi %179, %38 : index
          %192 = arith.addi %191, %c29 : index
          %193 = vector.load %kv[%192] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %194 = arith.addi %179, %38 : index
          %195 = arith.addi %194, %c36 : index
          %196 = vector.load %kv[%195] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %197 = arith.addi %179, %38 : index
          %198 = arith.addi %197, %c47 : index
          %199 = vector.load %kv[%198] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %200 = arith.addi %179, %38 : index
          %201 = arith.addi %200, %c7 : index
          %202 = vector.load %kv[%201] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %203 = arith.addi %179, %38 : index
          %204 = arith.addi %203, %c48 : index
          %205 = vector.load %kv[%204] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %206 = arith.addi %179, %38 : index
          %207 = arith.addi %206, %c49 : index
          %208 = vector.load %kv[%207] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %209 = arith.addi %179, %38 : index
          %210 = arith.addi %209, %c50 : index
          %211 = vector.load %kv[%210] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %212 = arith.minsi %169, %170 : i32
          %229:15 = scf.for %213 = %c46 to %212 step %c17 iter_args(%214 = %190, %215 = %193, %216 = %196, %217 = %199, %218 = %202, %219 = %205, %220 = %208, %221 = %211, %222 = %c41, %223 = %c42, %224 = %c43, %225 = %c43, %226 = %c43, %227 = %c43, %228 = %c43) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %230 = arith.muli %213, %c45 : i32
            %231 = arith.addi %158, %230 : i32
            %232 = arith.addi %231, %c45 : i32
            %233 = arith.divui %231, %c18 : i32
            %234 = arith.addi %233, %c46 : i32
            %235 = arith.minsi %234, %43 : i32
            %236 = arith.index_castui %235 : i32 to index
            %237 = arith.addi %35, %236 : index
            %238 = memref.load %step[%237] : memref<?xi32>
            %239 = arith.index_cast %238 : i32 to index
            %240 = arith.muli %239, %36 : index
            %241 = arith.addi %240, %37 : index
            %242 = arith.addi %233, %c17 : i32
            %243 = arith.minsi %242, %43 : i32
            %244 = arith.index_castui %243 : i32 to index
            %245 = arith.addi %35, %244 : index
            %246 = memref.load %step[%245] : memref<?xi32>
            %247 = arith.index_cast %246 : i32 to index
            %248 = arith.muli %247, %36 : index
            %249 = arith.addi %248, %37 : index
            %250 = arith.divui %232, %c18 : i32
            %251 = arith.addi %250, %c46 : i32
            %252 = arith.minsi %251, %43 : i32
            %253 = arith.index_castui %252 : i32 to index
            %254 = arith.addi %35, %253 : index
            %255 = memref.load %step[%254] : memref<?xi32>
            %256 = arith.index_cast %255 : i32 to index
            %257 = arith.muli %256, %36 : index
            %258 = arith.addi %257, %37 : index
            %259 = arith.addi %250, %c17 : i32
            %260 = arith.minsi %259, %43 : i32
            %261 = arith.index_castui %260 : i32 to index
            %262 = arith.addi %35, %261 : index
            %263 = memref.load %step[%262] : memref<?xi32>
            %264 = arith.index_cast %263 : i32 to index
            %265 = arith.muli %264, %36 : index
            %266 = arith.addi %265, %37 : index
            %267 = wave.opaque %c22
            %268 = arith.muli %1, %c24 : index
            %269 = arith.addi %267, %268 : index
            %270 = arith.addi %241, %38 : index
            %271 = arith.addi %270, %c37 : index
            %272 = vector.load %kv[%271] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %273 = arith.addi %241, %38 : index
            %274 = arith.addi %273, %c51 : index
            %275 = vector.load %kv[%274] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %276 = vector.shuffle %214, %215 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %277 = vector.bitcast %276 : vector<8xi32> to vector<16xf16>
            %278 = arith.addi %269, %c22 : index
            %279 = vector.load %4[%278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %280 = arith.addi %278, %c36 : index
            %281 = vector.load %4[%280] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %282 = vector.shuffle %279, %281 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %283 = wave.mma %277, %282, %c43 : vector<16xf16>, vector<8xf32>
            %284 = vector.shuffle %216, %217 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %285 = vector.bitcast %284 : vector<8xi32> to vector<16xf16>
            %286 = arith.addi %269, %c7 : index
            %287 = vector.load %4[%286] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %288 = arith.addi %286, %c36 : index
            %289 = vector.load %4[%288] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %290 = vector.shuffle %287, %289 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %291 = wave.mma %285, %290, %283 : vector<16xf16>, vector<8xf32>
            %292 = vector.shuffle %218, %219 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %293 = vector.bitcast %292 : vector<8xi32> to vector<16xf16>
            %294 = arith.addi %269, %c37 : index
            %295 = vector.load %4[%294] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %296 = arith.addi %294, %c36 : index
            %297 = vector.load %4[%296] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %298 = vector.shuffle %295, %297 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %299 = wave.mma %293, %298, %291 : vector<16xf16>, vector<8xf32>
            %300 = vector.shuffle %220, %221 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %301 = vector.bitcast %300 : vector<8xi32> to vector<16xf16>
            %302 = arith.addi %269, %c38 : index
            %303 = vector.load %4[%302] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %304 = arith.addi %302, %c36 : index
            %305 = vector.load %4[%304] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %306 = vector.shuffle %303, %305 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %307 = wave.mma %301, %306, %299 : vector<16xf16>, vector<8xf32>
            %308 = arith.addi %249, %38 : index
            %309 = arith.addi %308, %c22 : index
            %310 = vector.load %kv[%309] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %311 = arith.addi %249, %38 : index
            %312 = arith.addi %311, %c29 : index
            %313 = vector.load %kv[%312] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %314 = arith.addi %249, %38 : index
            %315 = arith.addi %314, %c36 : index
            %316 = vector.load %kv[%315] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %317 = arith.addi %249, %38 : index
            %318 = arith.addi %317, %c47 : index
            %319 = vector.load %kv[%318] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %320 = arith.addi %249, %38 : index
            %321 = arith.addi %320, %c7 : index
            %322 = vector.load %kv[%321] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %323 = arith.addi %249, %38 : index
            %324 = arith.addi %323, %c48 : index
            %325 = vector.load %kv[%324] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %326 = arith.addi %249, %38 : index
            %327 = arith.addi %326, %c49 : index
            %328 = vector.load %kv[%327] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %329 = arith.addi %249, %38 : index
            %330 = arith.addi %329, %c50 : index
            %331 = vector.load %kv[%330] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %332 = vector.shuffle %272, %275 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %333 = vector.bitcast %332 : vector<8xi32> to vector<16xf16>
            %334 = arith.addi %269, %c39 : index
            %335 = vector.load %4[%334] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %336 = arith.addi %334, %c36 : index
            %337 = vector.load %4[%336] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %338 = vector.shuffle %335, %337 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %339 = wave.mma %333, %338, %307 : vector<16xf16>, vector<8xf32>
            %340 = arith.addi %249, %38 : index
            %341 = arith.addi %340, %c37 : index
            %342 = vector.load %kv[%341] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %343 = arith.addi %249, %38 : index
            %344 = arith.addi %343, %c51 : index
            %345 = vector.load %kv[%344] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %346 = vector.shuffle %310, %313 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %347 = vector.bitcast %346 : vector<8xi32> to vector<16xf16>
            %348 = arith.addi %269, %c22 : index
            %349 = vector.load %4[%348] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %350 = arith.addi %348, %c36 : index
            %351 = vector.load %4[%350] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %352 = vector.shuffle %349, %351 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %353 = wave.mma %347, %352, %c43 : vector<16xf16>, vector<8xf32>
            %354 = vector.shuffle %316, %319 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %355 = vector.bitcast %354 : vector<8xi32> to vector<16xf16>
            %356 = arith.addi %269, %c7 : index
            %357 = vector.load %4[%356] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %358 = arith.addi %356, %c36 : index
            %359 = vector.load %4[%358] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %360 = vector.shuffle %357, %359 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %361 = wave.mma %355, %360, %353 : vector<16xf16>, vector<8xf32>
            %362 = vector.shuffle %322, %325 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %363 = vector.bitcast %362 : vector<8xi32> to vector<16xf16>
            %364 = arith.addi %269, %c37 : index
            %365 = vector.load %4[%364] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %366 = arith.addi %364, %c36 : index
            %367 = vector.load %4[%366] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %368 = vector.shuffle %365, %367 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %369 = wave.mma %363, %368, %361 : vector<16xf16>, vector<8xf32>
            %370 = vector.shuffle %328, %331 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %371 = vector.bitcast %370 : vector<8xi32> to vector<16xf16>
            %372 = arith.addi %269, %c38 : index
            %373 = vector.load %4[%372] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %374 = arith.addi %372, %c36 : index
            %375 = vector.load %4[%374] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %376 = vector.shuffle %373, %375 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %377 = wave.mma %371, %376, %369 : vector<16xf16>, vector<8xf32>
            %378 = arith.addi %241, %38 : index
            %379 = arith.addi %378, %c52 : index
            %380 = vector.load %kv[%379] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %381 = arith.addi %241, %38 : index
            %382 = arith.addi %381, %c53 : index
            %383 = vector.load %kv[%382] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %384 = arith.addi %241, %38 : index
            %385 = arith.addi %384, %c38 : index
            %386 = vector.load %kv[%385] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %387 = arith.addi %241, %38 : index
            %388 = arith.addi %387, %c54 : index
            %389 = vector.load %kv[%388] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %390 = arith.addi %241, %38 : index
            %391 = arith.addi %390, %c55 : index
            %392 = vector.load %kv[%391] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %393 = arith.addi %241, %38 : index
            %394 = arith.addi %393, %c56 : index
            %395 = vector.load %kv[%394] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %396 = arith.addi %241, %38 : index
            %397 = arith.addi %396, %c39 : index
            %398 = vector.load %kv[%397] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %399 = arith.addi %241, %38 : index
            %400 = arith.addi %399, %c57 : index
            %401 = vector.load %kv[%400] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %402 = vector.shuffle %342, %345 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %403 = vector.bitcast %402 : vector<8xi32> to vector<16xf16>
            %404 = arith.addi %269, %c39 : index
            %405 = vector.load %4[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %406 = arith.addi %404, %c36 : index
            %407 = vector.load %4[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %408 = vector.shuffle %405, %407 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %409 = wave.mma %403, %408, %377 : vector<16xf16>, vector<8xf32>
            %410 = arith.addi %241, %38 : index
            %411 = arith.addi %410, %c58 : index
            %412 = vector.load %kv[%411] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %413 = arith.addi %241, %38 : index
            %414 = arith.addi %413, %c59 : index
            %415 = vector.load %kv[%414] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %416 = vector.extract %339[0] : f32 from vector<8xf32>
            %417 = vector.extract %339[1] : f32 from vector<8xf32>
            %418 = vector.extract %339[2] : f32 from vector<8xf32>
            %419 = vector.extract %339[3] : f32 from vector<8xf32>
            %420 = vector.extract %339[4] : f32 from vector<8xf32>
            %421 = vector.extract %339[5] : f32 from vector<8xf32>
            %422 = vector.extract %339[6] : f32 from vector<8xf32>
            %423 = vector.extract %339[7] : f32 from vector<8xf32>
            %424 = vector.extract %409[0] : f32 from vector<8xf32>
            %425 = vector.extract %409[1] : f32 from vector<8xf32>
            %426 = vector.extract %409[2] : f32 from vector<8xf32>
            %427 = vector.extract %409[3] : f32 from vector<8xf32>
            %428 = vector.extract %409[4] : f32 from vector<8xf32>
            %429 = vector.extract %409[5] : f32 from vector<8xf32>
            %430 = vector.extract %409[6] : f32 from vector<8xf32>
            %431 = vector.extract %409[7] : f32 from vector<8xf32>
            %432 = arith.maxnumf %416, %417 fastmath<nnan> : f32
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
            %444 = arith.maxnumf %443, %429 fastmath<nnan> : f32
            %445 = arith.maxnumf %444, %430 fastmath<nnan> : f32
            %446 = arith.maxnumf %445, %431 fastmath<nnan> : f32
            %447 = wave.swap_halves %446 : f32
            %448 = arith.maxnumf %446, %447 fastmath<nnan> : f32
            %449 = arith.mulf %448, %153 : f32
            %450 = arith.addf %222, %c60 : f32
            %451 = arith.cmpf ogt, %449, %450 : f32
            %452:7 = scf.if %451 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %453 = arith.subf %222, %449 : f32
              %454 = wave.exp2 %453 : f32
              %455 = vector.broadcast %454 : f32 to vector<8xf32>
              %456 = arith.mulf %223, %454 : f32
              %457 = arith.mulf %224, %455 : vector<8xf32>
              %458 = arith.mulf %225, %455 : vector<8xf32>
              %459 = arith.mulf %226, %455 : vector<8xf32>
              %460 = arith.mulf %227, %455 : vector<8xf32>
              %461 = arith.mulf %228, %455 : vector<8xf32>
              scf.yield %449, %456, %457, %458, %459, %460, %461 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %222, %223, %224, %225, %226, %227, %228 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %462 = vector.broadcast %153 : f32 to vector<8xf32>
            %463 = arith.subf %c61, %452#0 : f32
            %464 = vector.broadcast %463 : f32 to vector<8xf32>
            %465 = math.fma %339, %462, %464 : vector<8xf32>
            %466 = wave.exp2 %465 : vector<8xf32>
            %467 = math.fma %409, %462, %464 : vector<8xf32>
            %468 = wave.exp2 %467 : vector<8xf32>
            %469 = arith.truncf %466 : vector<8xf32> to vector<8xf16>
            %470 = vector.bitcast %469 : vector<8xf16> to vector<4xi32>
            %471 = wave.swap_halves %470 : vector<4xi32>
            %472 = arith.select %3, %471, %470 : vector<4xi32>
            %473 = arith.select %3, %470, %471 : vector<4xi32>
            %474 = vector.shuffle %472, %473 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %475 = vector.bitcast %474 : vector<8xi32> to vector<16xf16>
            %476 = arith.truncf %468 : vector<8xf32> to vector<8xf16>
            %477 = vector.bitcast %476 : vector<8xf16> to vector<4xi32>
            %478 = wave.swap_halves %477 : vector<4xi32>
            %479 = arith.select %3, %478, %477 : vector<4xi32>
            %480 = arith.select %3, %477, %478 : vector<4xi32>
            %481 = vector.shuffle %479, %480 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %482 = vector.bitcast %481 : vector<8xi32> to vector<16xf16>
            %483 = arith.addf %466, %468 : vector<8xf32>
            %484 = vector.extract %483[0] : f32 from vector<8xf32>
            %485 = vector.extract %483[1] : f32 from vector<8xf32>
            %486 = vector.extract %483[2] : f32 from vector<8xf32>
            %487 = vector.extract %483[3] : f32 from vector<8xf32>
            %488 = vector.extract %483[4] : f32 from vector<8xf32>
            %489 = vector.extract %483[5] : f32 from vector<8xf32>
            %490 = vector.extract %483[6] : f32 from vector<8xf32>
            %491 = vector.extract %483[7] : f32 from vector<8xf32>
            %492 = arith.addf %484, %488 : f32
            %493 = arith.addf %485, %489 : f32
            %494 = arith.addf %486, %490 : f32
            %495 = arith.addf %487, %491 : f32
            %496 = arith.addf %492, %494 : f32
            %497 = arith.addf %493, %495 : f32
            %498 = arith.addf %496, %497 : f32
            %499 = arith.addf %452#1, %498 : f32
            %500 = vector.shuffle %380, %383 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %501 = vector.bitcast %500 : vector<8xi32> to vector<16xf16>
            %502 = wave.mma %501, %475, %452#2 : vector<16xf16>, vector<8xf32>
            %503 = vector.shuffle %386, %389 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %504 = vector.bitcast %503 : vector<8xi32> to vector<16xf16>
            %505 = wave.mma %504, %475, %452#3 : vector<16xf16>, vector<8xf32>
            %506 = vector.shuffle %392, %395 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %507 = vector.bitcast %506 : vector<8xi32> to vector<16xf16>
            %508 = wave.mma %507, %475, %452#4 : vector<16xf16>, vector<8xf32>
            %509 = vector.shuffle %398, %401 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %510 = vector.bitcast %509 : vector<8xi32> to vector<16xf16>
            %511 = wave.mma %510, %475, %452#5 : vector<16xf16>, vector<8xf32>
            %512 = arith.addi %249, %38 : index
            %513 = arith.addi %512, %c52 : index
            %514 = vector.load %kv[%513] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %515 = arith.addi %249, %38 : index
            %516 = arith.addi %515, %c53 : index
            %517 = vector.load %kv[%516] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %518 = arith.addi %249, %38 : index
            %519 = arith.addi %518, %c38 : index
            %520 = vector.load %kv[%519] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %521 = arith.addi %249, %38 : index
            %522 = arith.addi %521, %c54 : index
            %523 = vector.load %kv[%522] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %524 = arith.addi %249, %38 : index
            %525 = arith.addi %524, %c55 : index
            %526 = vector.load %kv[%525] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %527 = arith.addi %249, %38 : index
            %528 = arith.addi %527, %c56 : index
            %529 = vector.load %kv[%528] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %530 = arith.addi %249, %38 : index
            %531 = arith.addi %530, %c39 : index
            %532 = vector.load %kv[%531] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %533 = arith.addi %249, %38 : index
            %534 = arith.addi %533, %c57 : index
            %535 = vector.load %kv[%534] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %536 = vector.shuffle %412, %415 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %537 = vector.bitcast %536 : vector<8xi32> to vector<16xf16>
            %538 = wave.mma %537, %475, %452#6 : vector<16xf16>, vector<8xf32>
            %539 = arith.addi %249, %38 : index
            %540 = arith.addi %539, %c58 : index
            %541 = vector.load %kv[%540] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %542 = arith.addi %249, %38 : index
            %543 = arith.addi %542, %c59 : index
            %544 = vector.load %kv[%543] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %545 = vector.shuffle %514, %517 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %546 = vector.bitcast %545 : vector<8xi32> to vector<16xf16>
            %547 = wave.mma %546, %482, %502 : vector<16xf16>, vector<8xf32>
            %548 = vector.shuffle %520, %523 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %549 = vector.bitcast %548 : vector<8xi32> to vector<16xf16>
            %550 = wave.mma %549, %482, %505 : vector<16xf16>, vector<8xf32>
            %551 = vector.shuffle %526, %529 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %552 = vector.bitcast %551 : vector<8xi32> to vector<16xf16>
            %553 = wave.mma %552, %482, %508 : vector<16xf16>, vector<8xf32>
            %554 = vector.shuffle %532, %535 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %555 = vector.bitcast %554 : vector<8xi32> to vector<16xf16>
            %556 = wave.mma %555, %482, %511 : vector<16xf16>, vector<8xf32>
            %557 = arith.addi %258, %38 : index
            %558 = arith.addi %557, %c22 : index
            %559 = vector.load %kv[%558] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %560 = arith.addi %258, %38 : index
            %561 = arith.addi %560, %c29 : index
            %562 = vector.load %kv[%561] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %563 = arith.addi %258, %38 : index
            %564 = arith.addi %563, %c36 : index
            %565 = vector.load %kv[%564] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %566 = arith.addi %258, %38 : index
            %567 = arith.addi %566, %c47 : index
            %568 = vector.load %kv[%567] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %569 = arith.addi %258, %38 : index
            %570 = arith.addi %569, %c7 : index
            %571 = vector.load %kv[%570] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %572 = arith.addi %258, %38 : index
            %573 = arith.addi %572, %c48 : index
            %574 = vector.load %kv[%573] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %575 = arith.addi %258, %38 : index
            %576 = arith.addi %575, %c49 : index
            %577 = vector.load %kv[%576] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %578 = arith.addi %258, %38 : index
            %579 = arith.addi %578, %c50 : index
            %580 = vector.load %kv[%579] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %581 = vector.shuffle %541, %544 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %582 = vector.bitcast %581 : vector<8xi32> to vector<16xf16>
            %583 = wave.mma %582, %482, %538 : vector<16xf16>, vector<8xf32>
            %584 = wave.opaque %c22
            scf.yield %559, %562, %565, %568, %571, %574, %577, %580, %452#0, %499, %547, %550, %553, %556, %583 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %585 = arith.cmpi eq, %169, %165 : i32
          %586:7 = scf.if %585 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
            %587 = arith.muli %170, %c45 : i32
            %588 = arith.addi %158, %587 : i32
            %589 = arith.divui %588, %c18 : i32
            %590 = arith.addi %589, %c46 : i32
            %591 = arith.minsi %590, %43 : i32
            %592 = arith.index_castui %591 : i32 to index
            %593 = arith.addi %35, %592 : index
            %594 = memref.load %step[%593] : memref<?xi32>
            %595 = arith.index_cast %594 : i32 to index
            %596 = arith.muli %595, %36 : index
            %597 = arith.addi %596, %37 : index
            %598 = arith.addi %589, %c17 : i32
            %599 = arith.minsi %598, %43 : i32
            %600 = arith.index_castui %599 : i32 to index
            %601 = arith.addi %35, %600 : index
            %602 = memref.load %step[%601] : memref<?xi32>
            %603 = arith.index_cast %602 : i32 to index
            %604 = arith.muli %603, %36 : index
            %605 = arith.addi %604, %37 : index
            %606 = wave.opaque %c22
            %607 = arith.muli %1, %c24 : index
            %608 = arith.addi %606, %607 : index
            %609 = arith.addi %597, %38 : index
            %610 = arith.addi %609, %c37 : index
            %611 = vector.load %kv[%610] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %612 = arith.addi %597, %38 : index
            %613 = arith.addi %612, %c51 : index
            %614 = vector.load %kv[%613] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %615 = vector.shuffle %229#0, %229#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %616 = vector.bitcast %615 : vector<8xi32> to vector<16xf16>
            %617 = arith.addi %608, %c22 : index
            %618 = vector.load %4[%617] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %619 = arith.addi %617, %c36 : index
            %620 = vector.load %4[%619] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %621 = vector.shuffle %618, %620 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %622 = wave.mma %616, %621, %c43 : vector<16xf16>, vector<8xf32>
            %623 = vector.shuffle %229#2, %229#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %624 = vector.bitcast %623 : vector<8xi32> to vector<16xf16>
            %625 = arith.addi %608, %c7 : index
            %626 = vector.load %4[%625] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %627 = arith.addi %625, %c36 : index
            %628 = vector.load %4[%627] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %629 = vector.shuffle %626, %628 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %630 = wave.mma %624, %629, %622 : vector<16xf16>, vector<8xf32>
            %631 = vector.shuffle %229#4, %229#5 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %632 = vector.bitcast %631 : vector<8xi32> to vector<16xf16>
            %633 = arith.addi %608, %c37 : index
            %634 = vector.load %4[%633] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %635 = arith.addi %633, %c36 : index
            %636 = vector.load %4[%635] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %637 = vector.shuffle %634, %636 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %638 = wave.mma %632, %637, %630 : vector<16xf16>, vector<8xf32>
            %639 = vector.shuffle %229#6, %229#7 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %640 = vector.bitcast %639 : vector<8xi32> to vector<16xf16>
            %641 = arith.addi %608, %c38 : index
            %642 = vector.load %4[%641] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %643 = arith.addi %641, %c36 : index
            %644 = vector.load %4[%643] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %645 = vector.shuffle %642, %644 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %646 = wave.mma %640, %645, %638 : vector<16xf16>, vector<8xf32>
            %647 = arith.addi %605, %38 : index
            %648 = arith.addi %647, %c22 : index
            %649 = vector.load %kv[%648] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %650 = arith.addi %605, %38 : index
            %651 = arith.addi %650, %c29 : index
            %652 = vector.load %kv[%651] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %653 = arith.addi %605, %38 : index
            %654 = arith.addi %653, %c36 : index
            %655 = vector.load %kv[%654] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %656 = arith.addi %605, %38 : index
            %657 = arith.addi %656, %c47 : index
            %658 = vector.load %kv[%657] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %659 = arith.addi %605, %38 : index
            %660 = arith.addi %659, %c7 : index
            %661 = vector.load %kv[%660] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %662 = arith.addi %605, %38 : index
            %663 = arith.addi %662, %c48 : index
            %664 = vector.load %kv[%663] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %665 = arith.addi %605, %38 : index
            %666 = arith.addi %665, %c49 : index
            %667 = vector.load %kv[%666] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %668 = arith.addi %605, %38 : index
            %669 = arith.addi %668, %c50 : index
            %670 = vector.load %kv[%669] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %671 = vector.shuffle %611, %614 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %672 = vector.bitcast %671 : vector<8xi32> to vector<16xf16>
            %673 = arith.addi %608, %c39 : index
            %674 = vector.load %4[%673] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %675 = arith.addi %673, %c36 : index
            %676 = vector.load %4[%675] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %677 = vector.shuffle %674, %676 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %678 = wave.mma %672, %677, %646 : vector<16xf16>, vector<8xf32>
            %679 = arith.addi %605, %38 : index
            %680 = arith.addi %679, %c37 : index
            %681 = vector.load %kv[%680] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %682 = arith.addi %605, %38 : index
            %683 = arith.addi %682, %c51 : index
            %684 = vector.load %kv[%683] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %685 = vector.shuffle %649, %652 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %686 = vector.bitcast %685 : vector<8xi32> to vector<16xf16>
            %687 = arith.addi %608, %c22 : index
            %688 = vector.load %4[%687] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %689 = arith.addi %687, %c36 : index
            %690 = vector.load %4[%689] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %691 = vector.shuffle %688, %690 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %692 = wave.mma %686, %691, %c43 : vector<16xf16>, vector<8xf32>
            %693 = vector.shuffle %655, %658 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %694 = vector.bitcast %693 : vector<8xi32> to vector<16xf16>
            %695 = arith.addi %608, %c7 : index
            %696 = vector.load %4[%695] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %697 = arith.addi %695, %c36 : index
            %698 = vector.load %4[%697] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %699 = vector.shuffle %696, %698 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %700 = wave.mma %694, %699, %692 : vector<16xf16>, vector<8xf32>
            %701 = vector.shuffle %661, %664 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %702 = vector.bitcast %701 : vector<8xi32> to vector<16xf16>
            %703 = arith.addi %608, %c37 : index
            %704 = vector.load %4[%703] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %705 = arith.addi %703, %c36 : index
            %706 = vector.load %4[%705] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %707 = vector.shuffle %704, %706 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %708 = wave.mma %702, %707, %700 : vector<16xf16>, vector<8xf32>
            %709 = vector.shuffle %667, %670 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %710 = vector.bitcast %709 : vector<8xi32> to vector<16xf16>
            %711 = arith.addi %608, %c38 : index
            %712 = vector.load %4[%711] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %713 = arith.addi %711, %c36 : index
            %714 = vector.load %4[%713] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %715 = vector.shuffle %712, %714 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %716 = wave.mma %710, %715, %708 : vector<16xf16>, vector<8xf32>
            %717 = arith.addi %597, %38 : index
            %718 = arith.addi %717, %c52 : index
            %719 = vector.load %kv[%718] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %720 = arith.addi %597, %38 : index
            %721 = arith.addi %720, %c53 : index
            %722 = vector.load %kv[%721] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %723 = arith.addi %597, %38 : index
            %724 = arith.addi %723, %c38 : index
            %725 = vector.load %kv[%724] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %726 = arith.addi %597, %38 : index
            %727 = arith.addi %726, %c54 : index
            %728 = vector.load %kv[%727] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %729 = arith.addi %597, %38 : index
            %730 = arith.addi %729, %c55 : index
            %731 = vector.load %kv[%730] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %732 = arith.addi %597, %38 : index
            %733 = arith.addi %732, %c56 : index
            %734 = vector.load %kv[%733] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %735 = arith.addi %597, %38 : index
            %736 = arith.addi %735, %c39 : index
            %737 = vector.load %kv[%736] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %738 = arith.addi %597, %38 : index
            %739 = arith.addi %738, %c57 : index
            %740 = vector.load %kv[%739] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %741 = vector.shuffle %681, %684 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %742 = vector.bitcast %741 : vector<8xi32> to vector<16xf16>
            %743 = arith.addi %608, %c39 : index
            %744 = vector.load %4[%743] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %745 = arith.addi %743, %c36 : index
            %746 = vector.load %4[%745] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %747 = vector.shuffle %744, %746 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %748 = wave.mma %742, %747, %716 : vector<16xf16>, vector<8xf32>
            %749 = arith.addi %597, %38 : index
            %750 = arith.addi %749, %c58 : index
            %751 = vector.load %kv[%750] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %752 = arith.addi %597, %38 : index
            %753 = arith.addi %752, %c59 : index
            %754 = vector.load %kv[%753] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %755 = vector.extract %678[0] : f32 from vector<8xf32>
            %756 = vector.extract %678[1] : f32 from vector<8xf32>
            %757 = vector.extract %678[2] : f32 from vector<8xf32>
            %758 = vector.extract %678[3] : f32 from vector<8xf32>
            %759 = vector.extract %678[4] : f32 from vector<8xf32>
            %760 = vector.extract %678[5] : f32 from vector<8xf32>
            %761 = vector.extract %678[6] : f32 from vector<8xf32>
            %762 = vector.extract %678[7] : f32 from vector<8xf32>
            %763 = vector.extract %748[0] : f32 from vector<8xf32>
            %764 = vector.extract %748[1] : f32 from vector<8xf32>
            %765 = vector.extract %748[2] : f32 from vector<8xf32>
            %766 = vector.extract %748[3] : f32 from vector<8xf32>
            %767 = vector.extract %748[4] : f32 from vector<8xf32>
            %768 = vector.extract %748[5] : f32 from vector<8xf32>
            %769 = vector.extract %748[6] : f32 from vector<8xf32>
            %770 = vector.extract %748[7] : f32 from vector<8xf32>
            %771 = arith.maxnumf %755, %756 fastmath<nnan> : f32
            %772 = arith.maxnumf %771, %757 fastmath<nnan> : f32
            %773 = arith.maxnumf %772, %758 fastmath<nnan> : f32
            %774 = arith.maxnumf %773, %759 fastmath<nnan> : f32
            %775 = arith.maxnumf %774, %760 fastmath<nnan> : f32
            %776 = arith.maxnumf %775, %761 fastmath<nnan> : f32
            %777 = arith.maxnumf %776, %762 fastmath<nnan> : f32
            %778 = arith.maxnumf %777, %763 fastmath<nnan> : f32
            %779 = arith.maxnumf %778, %764 fastmath<nnan> : f32
            %780 = arith.maxnumf %779, %765 fastmath<nnan> : f32
            %781 = arith.maxnumf %780, %766 fastmath<nnan> : f32
            %782 = arith.maxnumf %781, %767 fastmath<nnan> : f32
            %783 = arith.maxnumf %782, %768 fastmath<nnan> : f32
            %784 = arith.maxnumf %783, %769 fastmath<nnan> : f32
            %785 = arith.maxnumf %784, %770 fastmath<nnan> : f32
            %786 = wave.swap_halves %785 : f32
            %787 = arith.maxnumf %785, %786 fastmath<nnan> : f32
            %788 = arith.mulf %787, %153 : f32
            %789 = arith.addf %229#8, %c60 : f32
            %790 = arith.cmpf ogt, %788, %789 : f32
            %791:7 = scf.if %790 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %792 = arith.subf %229#8, %788 : f32
              %793 = wave.exp2 %792 : f32
              %794 = vector.broadcast %793 : f32 to vector<8xf32>
              %795 = arith.mulf %229#9, %793 : f32
              %796 = arith.mulf %229#10, %794 : vector<8xf32>
              %797 = arith.mulf %229#11, %794 : vector<8xf32>
              %798 = arith.mulf %229#12, %794 : vector<8xf32>
              %799 = arith.mulf %229#13, %794 : vector<8xf32>
              %800 = arith.mulf %229#14, %794 : vector<8xf32>
              scf.yield %788, %795, %796, %797, %798, %799, %800 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %229#8, %229#9, %229#10, %229#11, %229#12, %229#13, %229#14 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %801 = vector.broadcast %153 : f32 to vector<8xf32>
            %802 = arith.subf %c61, %791#0 : f32
            %803 = vector.broadcast %802 : f32 to vector<8xf32>
            %804 = math.fma %678, %801, %803 : vector<8xf32>
            %805 = wave.exp2 %804 : vector<8xf32>
            %806 = math.fma %748, %801, %803 : vector<8xf32>
            %807 = wave.exp2 %806 : vector<8xf32>
            %808 = arith.truncf %805 : vector<8xf32> to vector<8xf16>
            %809 = vector.bitcast %808 : vector<8xf16> to vector<4xi32>
            %810 = wave.swap_halves %809 : vector<4xi32>
            %811 = arith.select %3, %810, %809 : vector<4xi32>
            %812 = arith.select %3, %809, %810 : vector<4xi32>
            %813 = vector.shuffle %811, %812 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %814 = vector.bitcast %813 : vector<8xi32> to vector<16xf16>
            %815 = arith.truncf %807 : vector<8xf32> to vector<8xf16>
            %816 = vector.bitcast %815 : vector<8xf16> to vector<4xi32>
            %817 = wave.swap_halves %816 : vector<4xi32>
            %818 = arith.select %3, %817, %816 : vector<4xi32>
            %819 = arith.select %3, %816, %817 : vector<4xi32>
            %820 = vector.shuffle %818, %819 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %821 = vector.bitcast %820 : vector<8xi32> to vector<16xf16>
            %822 = arith.addf %805, %807 : vector<8xf32>
            %823 = vector.extract %822[0] : f32 from vector<8xf32>
            %824 = vector.extract %822[1] : f32 from vector<8xf32>
            %825 = vector.extract %822[2] : f32 from vector<8xf32>
            %826 = vector.extract %822[3] : f32 from vector<8xf32>
            %827 = vector.extract %822[4] : f32 from vector<8xf32>
            %828 = vector.extract %822[5] : f32 from vector<8xf32>
            %829 = vector.extract %822[6] : f32 from vector<8xf32>
            %830 = vector.extract %822[7] : f32 from vector<8xf32>
            %831 = arith.addf %823, %827 : f32
            %832 = arith.addf %824, %828 : f32
            %833 = arith.addf %825, %829 : f32
            %834 = arith.addf %826, %830 : f32
            %835 = arith.addf %831, %833 : f32
            %836 = arith.addf %832, %834 : f32
            %837 = arith.addf %835, %836 : f32
            %838 = arith.addf %791#1, %837 : f32
            %839 = vector.shuffle %719, %722 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %840 = vector.bitcast %839 : vector<8xi32> to vector<16xf16>
            %841 = wave.mma %840, %814, %791#2 : vector<16xf16>, vector<8xf32>
            %842 = vector.shuffle %725, %728 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %843 = vector.bitcast %842 : vector<8xi32> to vector<16xf16>
            %844 = wave.mma %843, %814, %791#3 : vector<16xf16>, vector<8xf32>
            %845 = vector.shuffle %731, %734 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %846 = vector.bitcast %845 : vector<8xi32> to vector<16xf16>
            %847 = wave.mma %846, %814, %791#4 : vector<16xf16>, vector<8xf32>
            %848 = vector.shuffle %737, %740 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %849 = vector.bitcast %848 : vector<8xi32> to vector<16xf16>
            %850 = wave.mma %849, %814, %791#5 : vector<16xf16>, vector<8xf32>
            %851 = arith.addi %605, %38 : index
            %852 = arith.addi %851, %c52 : index
            %853 = vector.load %kv[%852] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %854 = arith.addi %605, %38 : index
            %855 = arith.addi %854, %c53 : index
            %856 = vector.load %kv[%855] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %857 = arith.addi %605, %38 : index
            %858 = arith.addi %857, %c38 : index
            %859 = vector.load %kv[%858] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %860 = arith.addi %605, %38 : index
            %861 = arith.addi %860, %c54 : index
            %862 = vector.load %kv[%861] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %863 = arith.addi %605, %38 : index
            %864 = arith.addi %863, %c55 : index
            %865 = vector.load %kv[%864] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %866 = arith.addi %605, %38 : index
            %867 = arith.addi %866, %c56 : index
            %868 = vector.load %kv[%867] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %869 = arith.addi %605, %38 : index
            %870 = arith.addi %869, %c39 : index
            %871 = vector.load %kv[%870] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %872 = arith.addi %605, %38 : index
            %873 = arith.addi %872, %c57 : index
            %874 = vector.load %kv[%873] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %875 = vector.shuffle %751, %754 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %876 = vector.bitcast %875 : vector<8xi32> to vector<16xf16>
            %877 = wave.mma %876, %814, %791#6 : vector<16xf16>, vector<8xf32>
            %878 = arith.addi %605, %38 : index
            %879 = arith.addi %878, %c58 : index
            %880 = vector.load %kv[%879] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %881 = arith.addi %605, %38 : index
            %882 = arith.addi %881, %c59 : index
            %883 = vector.load %kv[%882] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %884 = vector.shuffle %853, %856 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %885 = vector.bitcast %884 : vector<8xi32> to vector<16xf16>
            %886 = wave.mma %885, %821, %841 : vector<16xf16>, vector<8xf32>
            %887 = vector.shuffle %859, %862 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %888 = vector.bitcast %887 : vector<8xi32> to vector<16xf16>
            %889 = wave.mma %888, %821, %844 : vector<16xf16>, vector<8xf32>
            %890 = vector.shuffle %865, %868 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %891 = vector.bitcast %890 : vector<8xi32> to vector<16xf16>
            %892 = wave.mma %891, %821, %847 : vector<16xf16>, vector<8xf32>
            %893 = vector.shuffle %871, %874 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %894 = vector.bitcast %893 : vector<8xi32> to vector<16xf16>
            %895 = wave.mma %894, %821, %850 : vector<16xf16>, vector<8xf32>
            %896 = vector.shuffle %880, %883 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %897 = vector.bitcast %896 : vector<8xi32> to vector<16xf16>
            %898 = wave.mma %897, %821, %877 : vector<16xf16>, vector<8xf32>
            scf.yield %791#0, %838, %886, %889, %892, %895, %898 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          } else {
            %899 = arith.muli %170, %c45 : i32
            %900 = arith.addi %158, %899 : i32
            %901 = arith.divui %900, %c18 : i32
            %902 = arith.addi %901, %c46 : i32
            %903 = arith.minsi %902, %43 : i32
            %904 = arith.index_castui %903 : i32 to index
            %905 = arith.addi %35, %904 : index
            %906 = memref.load %step[%905] : memref<?xi32>
            %907 = arith.index_cast %906 : i32 to index
            %908 = arith.muli %907, %36 : index
            %909 = arith.addi %908, %37 : index
            %910 = arith.addi %901, %c17 : i32
            %911 = arith.minsi %910, %43 : i32
            %912 = arith.index_castui %911 : i32 to index
            %913 = arith.addi %35, %912 : index
            %914 = memref.load %step[%913] : memref<?xi32>
            %915 = arith.index_cast %914 : i32 to index
            %916 = arith.muli %915, %36 : index
            %917 = arith.addi %916, %37 : index
            %918 = wave.opaque %c22
            %919 = arith.muli %1, %c24 : index
            %920 = arith.addi %918, %919 : index
            %921 = arith.subi %160, %900 : i32
            %922 = arith.subi %921, %c46 : i32
            %923 = arith.minsi %922, %c18 : i32
            %924 = arith.maxsi %923, %c46 : i32
            %925 = arith.cmpi sgt, %924, %c46 : i32
            %926 = arith.select %925, %c62, %c46 : i32
            %927 = arith.ori %c46, %926 : i32
            %928 = arith.cmpi sgt, %924, %c17 : i32
            %929 = arith.select %928, %c62, %c46 : i32
            %930 = arith.ori %c46, %929 : i32
            %931 = arith.cmpi sgt, %924, %c63 : i32
            %932 = arith.select %931, %c64, %c46 : i32
            %933 = arith.ori %927, %932 : i32
            %934 = arith.cmpi sgt, %924, %c65 : i32
            %935 = arith.select %934, %c64, %c46 : i32
            %936 = arith.ori %930, %935 : i32
            %937 = arith.cmpi sgt, %924, %c66 : i32
            %938 = arith.select %937, %c62, %c46 : i32
            %939 = arith.ori %c46, %938 : i32
            %940 = arith.cmpi sgt, %924, %c67 : i32
            %941 = arith.select %940, %c62, %c46 : i32
            %942 = arith.ori %c46, %941 : i32
            %943 = arith.cmpi sgt, %924, %c68 : i32
            %944 = arith.select %943, %c64, %c46 : i32
            %945 = arith.ori %939, %944 : i32
            %946 = arith.cmpi sgt, %924, %c69 : i32
            %947 = arith.select %946, %c64, %c46 : i32
            %948 = arith.ori %942, %947 : i32
            %949 = arith.cmpi sgt, %924, %c70 : i32
            %950 = arith.select %949, %c62, %c46 : i32
            %951 = arith.ori %c46, %950 : i32
            %952 = arith.cmpi sgt, %924, %c71 : i32
            %953 = arith.select %952, %c62, %c46 : i32
            %954 = arith.ori %c46, %953 : i32
            %955 = arith.cmpi sgt, %924, %c72 : i32
            %956 = arith.select %955, %c64, %c46 : i32
            %957 = arith.ori %951, %956 : i32
            %958 = arith.cmpi sgt, %924, %c73 : i32
            %959 = arith.select %958, %c64, %c46 : i32
            %960 = arith.ori %954, %959 : i32
            %961 = arith.cmpi sgt, %924, %c74 : i32
            %962 = arith.select %961, %c62, %c46 : i32
            %963 = arith.ori %c46, %962 : i32
            %964 = arith.cmpi sgt, %924, %c75 : i32
            %965 = arith.select %964, %c62, %c46 : i32
            %966 = arith.ori %c46, %965 : i32
            %967 = arith.cmpi sgt, %924, %c35 : i32
            %968 = arith.select %967, %c64, %c46 : i32
            %969 = arith.ori %963, %968 : i32
            %970 = arith.cmpi sgt, %924, %c32 : i32
            %971 = arith.select %970, %c64, %c46 : i32
            %972 = arith.ori %966, %971 : i32
            %973 = vector.from_elements %933, %945, %957, %969 : vector<4xi32>
            %974 = vector.from_elements %936, %948, %960, %972 : vector<4xi32>
            %975 = arith.subi %160, %900 : i32
            %976 = arith.subi %975, %c18 : i32
            %977 = arith.minsi %976, %c18 : i32
            %978 = arith.maxsi %977, %c46 : i32
            %979 = arith.cmpi sgt, %978, %c46 : i32
            %980 = arith.select %979, %c62, %c46 : i32
            %981 = arith.ori %c46, %980 : i32
            %982 = arith.cmpi sgt, %978, %c17 : i32
            %983 = arith.select %982, %c62, %c46 : i32
            %984 = arith.ori %c46, %983 : i32
            %985 = arith.cmpi sgt, %978, %c63 : i32
            %986 = arith.select %985, %c64, %c46 : i32
            %987 = arith.ori %981, %986 : i32
            %988 = arith.cmpi sgt, %978, %c65 : i32
            %989 = arith.select %988, %c64, %c46 : i32
            %990 = arith.ori %984, %989 : i32
            %991 = arith.cmpi sgt, %978, %c66 : i32
            %992 = arith.select %991, %c62, %c46 : i32
            %993 = arith.ori %c46, %992 : i32
            %994 = arith.cmpi sgt, %978, %c67 : i32
            %995 = arith.select %994, %c62, %c46 : i32
            %996 = arith.ori %c46, %995 : i32
            %997 = arith.cmpi sgt, %978, %c68 : i32
            %998 = arith.select %997, %c64, %c46 : i32
            %999 = arith.ori %993, %998 : i32
            %1000 = arith.cmpi sgt, %978, %c69 : i32
            %1001 = arith.select %1000, %c64, %c46 : i32
            %1002 = arith.ori %996, %1001 : i32
            %1003 = arith.cmpi sgt, %978, %c70 : i32
            %1004 = arith.select %1003, %c62, %c46 : i32
            %1005 = arith.ori %c46, %1004 : i32
            %1006 = arith.cmpi sgt, %978, %c71 : i32
            %1007 = arith.select %1006, %c62, %c46 : i32
            %1008 = arith.ori %c46, %1007 : i32
            %1009 = arith.cmpi sgt, %978, %c72 : i32
            %1010 = arith.select %1009, %c64, %c46 : i32
            %1011 = arith.ori %1005, %1010 : i32
            %1012 = arith.cmpi sgt, %978, %c73 : i32
            %1013 = arith.select %1012, %c64, %c46 : i32
            %1014 = arith.ori %1008, %1013 : i32
            %1015 = arith.cmpi sgt, %978, %c74 : i32
            %1016 = arith.select %1015, %c62, %c46 : i32
            %1017 = arith.ori %c46, %1016 : i32
            %1018 = arith.cmpi sgt, %978, %c75 : i32
            %1019 = arith.select %1018, %c62, %c46 : i32
            %1020 = arith.ori %c46, %1019 : i32
            %1021 = arith.cmpi sgt, %978, %c35 : i32
            %1022 = arith.select %1021, %c64, %c46 : i32
            %1023 = arith.ori %1017, %1022 : i32
            %1024 = arith.cmpi sgt, %978, %c32 : i32
            %1025 = arith.select %1024, %c64, %c46 : i32
            %1026 = arith.ori %1020, %1025 : i32
            %1027 = vector.from_elements %987, %999, %1011, %1023 : vector<4xi32>
            %1028 = vector.from_elements %990, %1002, %1014, %1026 : vector<4xi32>
            %1029 = arith.addi %909, %38 : index
            %1030 = arith.addi %1029, %c37 : index
            %1031 = vector.load %kv[%1030] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1032 = arith.addi %909, %38 : index
            %1033 = arith.addi %1032, %c51 : index
            %1034 = vector.load %kv[%1033] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1035 = vector.shuffle %229#0, %229#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1036 = vector.bitcast %1035 : vector<8xi32> to vector<16xf16>
            %1037 = arith.addi %920, %c22 : index
            %1038 = vector.load %4[%1037] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1039 = arith.addi %1037, %c36 : index
            %1040 = vector.load %4[%1039] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1041 = vector.shuffle %1038, %1040 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1042 = wave.mma %1036, %1041, %c43 : vector<16xf16>, vector<8xf32>
            %1043 = vector.shuffle %229#2, %229#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1044 = vector.bitcast %1043 : vector<8xi32> to vector<16xf16>
            %1045 = arith.addi %920, %c7 : index
            %1046 = vector.load %4[%1045] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1047 = arith.addi %1045, %c36 : index
            %1048 = vector.load %4[%1047] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1049 = vector.shuffle %1046, %1048 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1050 = wave.mma %1044, %1049, %1042 : vector<16xf16>, vector<8xf32>
            %1051 = vector.shuffle %229#4, %229#5 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1052 = vector.bitcast %1051 : vector<8xi32> to vector<16xf16>
            %1053 = arith.addi %920, %c37 : index
            %1054 = vector.load %4[%1053] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1055 = arith.addi %1053, %c36 : index
            %1056 = vector.load %4[%1055] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1057 = vector.shuffle %1054, %1056 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1058 = wave.mma %1052, %1057, %1050 : vector<16xf16>, vector<8xf32>
            %1059 = vector.shuffle %229#6, %229#7 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1060 = vector.bitcast %1059 : vector<8xi32> to vector<16xf16>
            %1061 = arith.addi %920, %c38 : index
            %1062 = vector.load %4[%1061] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1063 = arith.addi %1061, %c36 : index
            %1064 = vector.load %4[%1063] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1065 = vector.shuffle %1062, %1064 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1066 = wave.mma %1060, %1065, %1058 : vector<16xf16>, vector<8xf32>
            %1067 = arith.addi %917, %38 : index
            %1068 = arith.addi %1067, %c22 : index
            %1069 = vector.load %kv[%1068] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1070 = arith.addi %917, %38 : index
            %1071 = arith.addi %1070, %c29 : index
            %1072 = vector.load %kv[%1071] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1073 = arith.addi %917, %38 : index
            %1074 = arith.addi %1073, %c36 : index
            %1075 = vector.load %kv[%1074] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1076 = arith.addi %917, %38 : index
            %1077 = arith.addi %1076, %c47 : index
            %1078 = vector.load %kv[%1077] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1079 = arith.addi %917, %38 : index
            %1080 = arith.addi %1079, %c7 : index
            %1081 = vector.load %kv[%1080] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1082 = arith.addi %917, %38 : index
            %1083 = arith.addi %1082, %c48 : index
            %1084 = vector.load %kv[%1083] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1085 = arith.addi %917, %38 : index
            %1086 = arith.addi %1085, %c49 : index
            %1087 = vector.load %kv[%1086] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1088 = arith.addi %917, %38 : index
            %1089 = arith.addi %1088, %c50 : index
            %1090 = vector.load %kv[%1089] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1091 = vector.shuffle %1031, %1034 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1092 = vector.bitcast %1091 : vector<8xi32> to vector<16xf16>
            %1093 = arith.addi %920, %c39 : index
            %1094 = vector.load %4[%1093] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1095 = arith.addi %1093, %c36 : index
            %1096 = vector.load %4[%1095] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1097 = vector.shuffle %1094, %1096 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1098 = wave.mma %1092, %1097, %1066 : vector<16xf16>, vector<8xf32>
            %1099 = arith.addi %917, %38 : index
            %1100 = arith.addi %1099, %c37 : index
            %1101 = vector.load %kv[%1100] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1102 = arith.addi %917, %38 : index
            %1103 = arith.addi %1102, %c51 : index
            %1104 = vector.load %kv[%1103] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1105 = vector.shuffle %1069, %1072 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1106 = vector.bitcast %1105 : vector<8xi32> to vector<16xf16>
            %1107 = arith.addi %920, %c22 : index
            %1108 = vector.load %4[%1107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1109 = arith.addi %1107, %c36 : index
            %1110 = vector.load %4[%1109] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1111 = vector.shuffle %1108, %1110 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1112 = wave.mma %1106, %1111, %c43 : vector<16xf16>, vector<8xf32>
            %1113 = vector.shuffle %1075, %1078 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1114 = vector.bitcast %1113 : vector<8xi32> to vector<16xf16>
            %1115 = arith.addi %920, %c7 : index
            %1116 = vector.load %4[%1115] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1117 = arith.addi %1115, %c36 : index
            %1118 = vector.load %4[%1117] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1119 = vector.shuffle %1116, %1118 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1120 = wave.mma %1114, %1119, %1112 : vector<16xf16>, vector<8xf32>
            %1121 = vector.shuffle %1081, %1084 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1122 = vector.bitcast %1121 : vector<8xi32> to vector<16xf16>
            %1123 = arith.addi %920, %c37 : index
            %1124 = vector.load %4[%1123] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1125 = arith.addi %1123, %c36 : index
            %1126 = vector.load %4[%1125] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1127 = vector.shuffle %1124, %1126 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1128 = wave.mma %1122, %1127, %1120 : vector<16xf16>, vector<8xf32>
            %1129 = vector.shuffle %1087, %1090 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1130 = vector.bitcast %1129 : vector<8xi32> to vector<16xf16>
            %1131 = arith.addi %920, %c38 : index
            %1132 = vector.load %4[%1131] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1133 = arith.addi %1131, %c36 : index
            %1134 = vector.load %4[%1133] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1135 = vector.shuffle %1132, %1134 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1136 = wave.mma %1130, %1135, %1128 : vector<16xf16>, vector<8xf32>
            %1137 = arith.addi %909, %38 : index
            %1138 = arith.addi %1137, %c52 : index
            %1139 = vector.load %kv[%1138] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1140 = arith.addi %909, %38 : index
            %1141 = arith.addi %1140, %c53 : index
            %1142 = vector.load %kv[%1141] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1143 = arith.addi %909, %38 : index
            %1144 = arith.addi %1143, %c38 : index
            %1145 = vector.load %kv[%1144] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1146 = arith.addi %909, %38 : index
            %1147 = arith.addi %1146, %c54 : index
            %1148 = vector.load %kv[%1147] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1149 = arith.addi %909, %38 : index
            %1150 = arith.addi %1149, %c55 : index
            %1151 = vector.load %kv[%1150] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1152 = arith.addi %909, %38 : index
            %1153 = arith.addi %1152, %c56 : index
            %1154 = vector.load %kv[%1153] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1155 = arith.addi %909, %38 : index
            %1156 = arith.addi %1155, %c39 : index
            %1157 = vector.load %kv[%1156] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1158 = arith.addi %909, %38 : index
            %1159 = arith.addi %1158, %c57 : index
            %1160 = vector.load %kv[%1159] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1161 = vector.shuffle %1101, %1104 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1162 = vector.bitcast %1161 : vector<8xi32> to vector<16xf16>
            %1163 = arith.addi %920, %c39 : index
            %1164 = vector.load %4[%1163] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1165 = arith.addi %1163, %c36 : index
            %1166 = vector.load %4[%1165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1167 = vector.shuffle %1164, %1166 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1168 = wave.mma %1162, %1167, %1136 : vector<16xf16>, vector<8xf32>
            %1169 = arith.addi %909, %38 : index
            %1170 = arith.addi %1169, %c58 : index
            %1171 = vector.load %kv[%1170] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1172 = arith.addi %909, %38 : index
            %1173 = arith.addi %1172, %c59 : index
            %1174 = vector.load %kv[%1173] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1175 = arith.index_cast %2 : index to i32
            %1176 = arith.addi %900, %1175 : i32
            %1177 = arith.subi %41, %1176 : i32
            %1178 = arith.subi %1177, %c46 : i32
            %1179 = vector.broadcast %1178 : i32 to vector<8xi32>
            %1180 = arith.cmpi sgt, %1179, %c76 : vector<8xi32>
            %1181 = arith.subi %1177, %c18 : i32
            %1182 = vector.broadcast %1181 : i32 to vector<8xi32>
            %1183 = arith.cmpi sgt, %1182, %c76 : vector<8xi32>
            %1184 = arith.select %1180, %1098, %c77 : vector<8xi1>, vector<8xf32>
            %1185 = arith.select %1183, %1168, %c77 : vector<8xi1>, vector<8xf32>
            %1186 = vector.extract %1184[0] : f32 from vector<8xf32>
            %1187 = vector.extract %1184[1] : f32 from vector<8xf32>
            %1188 = vector.extract %1184[2] : f32 from vector<8xf32>
            %1189 = vector.extract %1184[3] : f32 from vector<8xf32>
            %1190 = vector.extract %1184[4] : f32 from vector<8xf32>
            %1191 = vector.extract %1184[5] : f32 from vector<8xf32>
            %1192 = vector.extract %1184[6] : f32 from vector<8xf32>
            %1193 = vector.extract %1184[7] : f32 from vector<8xf32>
            %1194 = vector.extract %1185[0] : f32 from vector<8xf32>
            %1195 = vector.extract %1185[1] : f32 from vector<8xf32>
            %1196 = vector.extract %1185[2] : f32 from vector<8xf32>
            %1197 = vector.extract %1185[3] : f32 from vector<8xf32>
            %1198 = vector.extract %1185[4] : f32 from vector<8xf32>
            %1199 = vector.extract %1185[5] : f32 from vector<8xf32>
            %1200 = vector.extract %1185[6] : f32 from vector<8xf32>
            %1201 = vector.extract %1185[7] : f32 from vector<8xf32>
            %1202 = arith.maxnumf %1186, %1187 fastmath<nnan> : f32
            %1203 = arith.maxnumf %1202, %1188 fastmath<nnan> : f32
            %1204 = arith.maxnumf %1203, %1189 fastmath<nnan> : f32
            %1205 = arith.maxnumf %1204, %1190 fastmath<nnan> : f32
            %1206 = arith.maxnumf %1205, %1191 fastmath<nnan> : f32
            %1207 = arith.maxnumf %1206, %1192 fastmath<nnan> : f32
            %1208 = arith.maxnumf %1207, %1193 fastmath<nnan> : f32
            %1209 = arith.maxnumf %1208, %1194 fastmath<nnan> : f32
            %1210 = arith.maxnumf %1209, %1195 fastmath<nnan> : f32
            %1211 = arith.maxnumf %1210, %1196 fastmath<nnan> : f32
            %1212 = arith.maxnumf %1211, %1197 fastmath<nnan> : f32
            %1213 = arith.maxnumf %1212, %1198 fastmath<nnan> : f32
            %1214 = arith.maxnumf %1213, %1199 fastmath<nnan> : f32
            %1215 = arith.maxnumf %1214, %1200 fastmath<nnan> : f32
            %1216 = arith.maxnumf %1215, %1201 fastmath<nnan> : f32
            %1217 = wave.swap_halves %1216 : f32
            %1218 = arith.maxnumf %1216, %1217 fastmath<nnan> : f32
            %1219 = arith.mulf %1218, %153 : f32
            %1220 = arith.addf %229#8, %c60 : f32
            %1221 = arith.cmpf ogt, %1219, %1220 : f32
            %1222:7 = scf.if %1221 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %1223 = arith.subf %229#8, %1219 : f32
              %1224 = wave.exp2 %1223 : f32
              %1225 = vector.broadcast %1224 : f32 to vector<8xf32>
              %1226 = arith.mulf %229#9, %1224 : f32
              %1227 = arith.mulf %229#10, %1225 : vector<8xf32>
              %1228 = arith.mulf %229#11, %1225 : vector<8xf32>
              %1229 = arith.mulf %229#12, %1225 : vector<8xf32>
              %1230 = arith.mulf %229#13, %1225 : vector<8xf32>
              %1231 = arith.mulf %229#14, %1225 : vector<8xf32>
              scf.yield %1219, %1226, %1227, %1228, %1229, %1230, %1231 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %229#8, %229#9, %229#10, %229#11, %229#12, %229#13, %229#14 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %1232 = vector.broadcast %153 : f32 to vector<8xf32>
            %1233 = arith.subf %c61, %1222#0 : f32
            %1234 = vector.broadcast %1233 : f32 to vector<8xf32>
            %1235 = math.fma %1184, %1232, %1234 : vector<8xf32>
            %1236 = wave.exp2 %1235 : vector<8xf32>
            %1237 = math.fma %1185, %1232, %1234 : vector<8xf32>
            %1238 = wave.exp2 %1237 : vector<8xf32>
            %1239 = arith.select %1180, %1236, %c43 : vector<8xi1>, vector<8xf32>
            %1240 = arith.select %1183, %1238, %c43 : vector<8xi1>, vector<8xf32>
            %1241 = arith.truncf %1239 : vector<8xf32> to vector<8xf16>
            %1242 = vector.bitcast %1241 : vector<8xf16> to vector<4xi32>
            %1243 = wave.swap_halves %1242 : vector<4xi32>
            %1244 = arith.select %3, %1243, %1242 : vector<4xi32>
            %1245 = arith.select %3, %1242, %1243 : vector<4xi32>
            %1246 = vector.shuffle %1244, %1245 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1247 = vector.bitcast %1246 : vector<8xi32> to vector<16xf16>
            %1248 = arith.truncf %1240 : vector<8xf32> to vector<8xf16>
            %1249 = vector.bitcast %1248 : vector<8xf16> to vector<4xi32>
            %1250 = wave.swap_halves %1249 : vector<4xi32>
            %1251 = arith.select %3, %1250, %1249 : vector<4xi32>
            %1252 = arith.select %3, %1249, %1250 : vector<4xi32>
            %1253 = vector.shuffle %1251, %1252 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1254 = vector.bitcast %1253 : vector<8xi32> to vector<16xf16>
            %1255 = arith.addf %1239, %1240 : vector<8xf32>
            %1256 = vector.extract %1255[0] : f32 from vector<8xf32>
            %1257 = vector.extract %1255[1] : f32 from vector<8xf32>
            %1258 = vector.extract %1255[2] : f32 from vector<8xf32>
            %1259 = vector.extract %1255[3] : f32 from vector<8xf32>
            %1260 = vector.extract %1255[4] : f32 from vector<8xf32>
            %1261 = vector.extract %1255[5] : f32 from vector<8xf32>
            %1262 = vector.extract %1255[6] : f32 from vector<8xf32>
            %1263 = vector.extract %1255[7] : f32 from vector<8xf32>
            %1264 = arith.addf %1256, %1260 : f32
            %1265 = arith.addf %1257, %1261 : f32
            %1266 = arith.addf %1258, %1262 : f32
            %1267 = arith.addf %1259, %1263 : f32
            %1268 = arith.addf %1264, %1266 : f32
            %1269 = arith.addf %1265, %1267 : f32
            %1270 = arith.addf %1268, %1269 : f32
            %1271 = arith.addf %1222#1, %1270 : f32
            %1272 = arith.andi %1139, %973 : vector<4xi32>
            %1273 = arith.andi %1142, %974 : vector<4xi32>
            %1274 = vector.shuffle %1272, %1273 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1275 = vector.bitcast %1274 : vector<8xi32> to vector<16xf16>
            %1276 = wave.mma %1275, %1247, %1222#2 : vector<16xf16>, vector<8xf32>
            %1277 = arith.andi %1145, %973 : vector<4xi32>
            %1278 = arith.andi %1148, %974 : vector<4xi32>
            %1279 = vector.shuffle %1277, %1278 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1280 = vector.bitcast %1279 : vector<8xi32> to vector<16xf16>
            %1281 = wave.mma %1280, %1247, %1222#3 : vector<16xf16>, vector<8xf32>
            %1282 = arith.andi %1151, %973 : vector<4xi32>
            %1283 = arith.andi %1154, %974 : vector<4xi32>
            %1284 = vector.shuffle %1282, %1283 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1285 = vector.bitcast %1284 : vector<8xi32> to vector<16xf16>
            %1286 = wave.mma %1285, %1247, %1222#4 : vector<16xf16>, vector<8xf32>
            %1287 = arith.andi %1157, %973 : vector<4xi32>
            %1288 = arith.andi %1160, %974 : vector<4xi32>
            %1289 = vector.shuffle %1287, %1288 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1290 = vector.bitcast %1289 : vector<8xi32> to vector<16xf16>
            %1291 = wave.mma %1290, %1247, %1222#5 : vector<16xf16>, vector<8xf32>
            %1292 = arith.addi %917, %38 : index
            %1293 = arith.addi %1292, %c52 : index
            %1294 = vector.load %kv[%1293] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1295 = arith.addi %917, %38 : index
            %1296 = arith.addi %1295, %c53 : index
            %1297 = vector.load %kv[%1296] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1298 = arith.addi %917, %38 : index
            %1299 = arith.addi %1298, %c38 : index
            %1300 = vector.load %kv[%1299] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1301 = arith.addi %917, %38 : index
            %1302 = arith.addi %1301, %c54 : index
            %1303 = vector.load %kv[%1302] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1304 = arith.addi %917, %38 : index
            %1305 = arith.addi %1304, %c55 : index
            %1306 = vector.load %kv[%1305] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1307 = arith.addi %917, %38 : index
            %1308 = arith.addi %1307, %c56 : index
            %1309 = vector.load %kv[%1308] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1310 = arith.addi %917, %38 : index
            %1311 = arith.addi %1310, %c39 : index
            %1312 = vector.load %kv[%1311] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1313 = arith.addi %917, %38 : index
            %1314 = arith.addi %1313, %c57 : index
            %1315 = vector.load %kv[%1314] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1316 = arith.andi %1171, %973 : vector<4xi32>
            %1317 = arith.andi %1174, %974 : vector<4xi32>
            %1318 = vector.shuffle %1316, %1317 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1319 = vector.bitcast %1318 : vector<8xi32> to vector<16xf16>
            %1320 = wave.mma %1319, %1247, %1222#6 : vector<16xf16>, vector<8xf32>
            %1321 = arith.addi %917, %38 : index
            %1322 = arith.addi %1321, %c58 : index
            %1323 = vector.load %kv[%1322] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1324 = arith.addi %917, %38 : index
            %1325 = arith.addi %1324, %c59 : index
            %1326 = vector.load %kv[%1325] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1327 = arith.andi %1294, %1027 : vector<4xi32>
            %1328 = arith.andi %1297, %1028 : vector<4xi32>
            %1329 = vector.shuffle %1327, %1328 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1330 = vector.bitcast %1329 : vector<8xi32> to vector<16xf16>
            %1331 = wave.mma %1330, %1254, %1276 : vector<16xf16>, vector<8xf32>
            %1332 = arith.andi %1300, %1027 : vector<4xi32>
            %1333 = arith.andi %1303, %1028 : vector<4xi32>
            %1334 = vector.shuffle %1332, %1333 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1335 = vector.bitcast %1334 : vector<8xi32> to vector<16xf16>
            %1336 = wave.mma %1335, %1254, %1281 : vector<16xf16>, vector<8xf32>
            %1337 = arith.andi %1306, %1027 : vector<4xi32>
            %1338 = arith.andi %1309, %1028 : vector<4xi32>
            %1339 = vector.shuffle %1337, %1338 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1340 = vector.bitcast %1339 : vector<8xi32> to vector<16xf16>
            %1341 = wave.mma %1340, %1254, %1286 : vector<16xf16>, vector<8xf32>
            %1342 = arith.andi %1312, %1027 : vector<4xi32>
            %1343 = arith.andi %1315, %1028 : vector<4xi32>
            %1344 = vector.shuffle %1342, %1343 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1345 = vector.bitcast %1344 : vector<8xi32> to vector<16xf16>
            %1346 = wave.mma %1345, %1254, %1291 : vector<16xf16>, vector<8xf32>
            %1347 = arith.andi %1323, %1027 : vector<4xi32>
            %1348 = arith.andi %1326, %1028 : vector<4xi32>
            %1349 = vector.shuffle %1347, %1348 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1350 = vector.bitcast %1349 : vector<8xi32> to vector<16xf16>
            %1351 = wave.mma %1350, %1254, %1320 : vector<16xf16>, vector<8xf32>
            scf.yield %1222#0, %1271, %1331, %1336, %1341, %1346, %1351 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %1352 = wave.swap_halves %586#1 : f32
          %1353 = arith.addf %586#1, %1352 : f32
          scf.yield %586#0, %1353, %586#2, %586#3, %586#4, %586#5, %586#6 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c41, %c42, %c43, %c43, %c43, %c43, %c43 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %1354 = arith.cmpi slt, %1, %c3 : index
        wave.barrier
        scf.if %1354 {
          %1355 = arith.muli %8, %c8 : index
          %1356 = arith.addi %1355, %1 : index
          memref.store %162#0, %6[%1356] : memref<?xf32>
          %1357 = arith.addi %1356, %c3 : index
          memref.store %162#1, %6[%1357] : memref<?xf32>
          %1358 = arith.muli %8, %c37 : index
          %1359 = arith.muli %2, %c3 : index
          %1360 = arith.addi %1358, %1359 : index
          %1361 = arith.addi %1360, %1 : index
          %1362 = vector.extract %162#2[0] : f32 from vector<8xf32>
          %1363 = arith.addi %1361, %c22 : index
          memref.store %1362, %5[%1363] : memref<?xf32>
          %1364 = vector.extract %162#2[1] : f32 from vector<8xf32>
          %1365 = arith.addi %1361, %c8 : index
          memref.store %1364, %5[%1365] : memref<?xf32>
          %1366 = vector.extract %162#2[2] : f32 from vector<8xf32>
          %1367 = arith.addi %1361, %c29 : index
          memref.store %1366, %5[%1367] : memref<?xf32>
          %1368 = vector.extract %162#2[3] : f32 from vector<8xf32>
          %1369 = arith.addi %1361, %c78 : index
          memref.store %1368, %5[%1369] : memref<?xf32>
          %1370 = vector.extract %162#2[4] : f32 from vector<8xf32>
          %1371 = arith.addi %1361, %c36 : index
          memref.store %1370, %5[%1371] : memref<?xf32>
          %1372 = vector.extract %162#2[5] : f32 from vector<8xf32>
          %1373 = arith.addi %1361, %c79 : index
          memref.store %1372, %5[%1373] : memref<?xf32>
          %1374 = vector.extract %162#2[6] : f32 from vector<8xf32>
          %1375 = arith.addi %1361, %c47 : index
          memref.store %1374, %5[%1375] : memref<?xf32>
          %1376 = vector.extract %162#2[7] : f32 from vector<8xf32>
          %1377 = arith.addi %1361, %c80 : index
          memref.store %1376, %5[%1377] : memref<?xf32>
          %1378 = vector.extract %162#3[0] : f32 from vector<8xf32>
          %1379 = arith.addi %1361, %c7 : index
          memref.store %1378, %5[%1379] : memref<?xf32>
          %1380 = vector.extract %162#3[1] : f32 from vector<8xf32>
          %1381 = arith.addi %1361, %c81 : index
          memref.store %1380, %5[%1381] : memref<?xf32>
          %1382 = vector.extract %162#3[2] : f32 from vector<8xf32>
          %1383 = arith.addi %1361, %c48 : index
          memref.store %1382, %5[%1383] : memref<?xf32>
          %1384 = vector.extract %162#3[3] : f32 from vector<8xf32>
          %1385 = arith.addi %1361, %c82 : index
          memref.store %1384, %5[%1385] : memref<?xf32>
          %1386 = vector.extract %162#3[4] : f32 from vector<8xf32>
          %1387 = arith.addi %1361, %c49 : index
          memref.store %1386, %5[%1387] : memref<?xf32>
          %1388 = vector.extract %162#3[5] : f32 from vector<8xf32>
          %1389 = arith.addi %1361, %c83 : index
          memref.store %1388, %5[%1389] : memref<?xf32>
          %1390 = vector.extract %162#3[6] : f32 from vector<8xf32>
          %1391 = arith.addi %1361, %c50 : index
          memref.store %1390, %5[%1391] : memref<?xf32>
          %1392 = vector.extract %162#3[7] : f32 from vector<8xf32>
          %1393 = arith.addi %1361, %c84 : index
          memref.store %1392, %5[%1393] : memref<?xf32>
        }
        wave.barrier
        %1394 = arith.addi %11, %c22 : index
        %1395 = memref.load %6[%1394] : memref<?xf32>
        %1396 = arith.addi %11, %c3 : index
        %1397 = memref.load %6[%1396] : memref<?xf32>
        %1398 = arith.addi %11, %c8 : index
        %1399 = memref.load %6[%1398] : memref<?xf32>
        %1400 = arith.addi %11, %c27 : index
        %1401 = memref.load %6[%1400] : memref<?xf32>
        %1402 = arith.addi %11, %c29 : index
        %1403 = memref.load %6[%1402] : memref<?xf32>
        %1404 = arith.addi %11, %c23 : index
        %1405 = memref.load %6[%1404] : memref<?xf32>
        %1406 = arith.addi %11, %c78 : index
        %1407 = memref.load %6[%1406] : memref<?xf32>
        %1408 = arith.addi %11, %c85 : index
        %1409 = memref.load %6[%1408] : memref<?xf32>
        %1410 = arith.addi %11, %c36 : index
        %1411 = memref.load %6[%1410] : memref<?xf32>
        %1412 = arith.addi %11, %c86 : index
        %1413 = memref.load %6[%1412] : memref<?xf32>
        %1414 = arith.addi %11, %c79 : index
        %1415 = memref.load %6[%1414] : memref<?xf32>
        %1416 = arith.addi %11, %c87 : index
        %1417 = memref.load %6[%1416] : memref<?xf32>
        %1418 = arith.addi %11, %c47 : index
        %1419 = memref.load %6[%1418] : memref<?xf32>
        %1420 = arith.addi %11, %c88 : index
        %1421 = memref.load %6[%1420] : memref<?xf32>
        %1422 = arith.addi %11, %c80 : index
        %1423 = memref.load %6[%1422] : memref<?xf32>
        %1424 = arith.addi %11, %c89 : index
        %1425 = memref.load %6[%1424] : memref<?xf32>
        %1426 = arith.maxnumf %1395, %1399 fastmath<nnan> : f32
        %1427 = arith.subf %1395, %1426 : f32
        %1428 = wave.exp2 %1427 : f32
        %1429 = arith.subf %1399, %1426 : f32
        %1430 = wave.exp2 %1429 : f32
        %1431 = arith.mulf %1397, %1428 : f32
        %1432 = math.fma %1401, %1430, %1431 : f32
        %1433 = arith.maxnumf %1426, %1403 fastmath<nnan> : f32
        %1434 = arith.subf %1426, %1433 : f32
        %1435 = wave.exp2 %1434 : f32
        %1436 = arith.subf %1403, %1433 : f32
        %1437 = wave.exp2 %1436 : f32
        %1438 = arith.mulf %1432, %1435 : f32
        %1439 = math.fma %1405, %1437, %1438 : f32
        %1440 = arith.maxnumf %1433, %1407 fastmath<nnan> : f32
        %1441 = arith.subf %1433, %1440 : f32
        %1442 = wave.exp2 %1441 : f32
        %1443 = arith.subf %1407, %1440 : f32
        %1444 = wave.exp2 %1443 : f32
        %1445 = arith.mulf %1439, %1442 : f32
        %1446 = math.fma %1409, %1444, %1445 : f32
        %1447 = arith.maxnumf %1440, %1411 fastmath<nnan> : f32
        %1448 = arith.subf %1440, %1447 : f32
        %1449 = wave.exp2 %1448 : f32
        %1450 = arith.subf %1411, %1447 : f32
        %1451 = wave.exp2 %1450 : f32
        %1452 = arith.mulf %1446, %1449 : f32
        %1453 = math.fma %1413, %1451, %1452 : f32
        %1454 = arith.maxnumf %1447, %1415 fastmath<nnan> : f32
        %1455 = arith.subf %1447, %1454 : f32
        %1456 = wave.exp2 %1455 : f32
        %1457 = arith.subf %1415, %1454 : f32
        %1458 = wave.exp2 %1457 : f32
        %1459 = arith.mulf %1453, %1456 : f32
        %1460 = math.fma %1417, %1458, %1459 : f32
        %1461 = arith.maxnumf %1454, %1419 fastmath<nnan> : f32
        %1462 = arith.subf %1454, %1461 : f32
        %1463 = wave.exp2 %1462 : f32
        %1464 = arith.subf %1419, %1461 : f32
        %1465 = wave.exp2 %1464 : f32
        %1466 = arith.mulf %1460, %1463 : f32
        %1467 = math.fma %1421, %1465, %1466 : f32
        %1468 = arith.maxnumf %1461, %1423 fastmath<nnan> : f32
        %1469 = arith.subf %1461, %1468 : f32
        %1470 = wave.exp2 %1469 : f32
        %1471 = arith.subf %1423, %1468 : f32
        %1472 = wave.exp2 %1471 : f32
        %1473 = arith.mulf %1467, %1470 : f32
        %1474 = math.fma %1425, %1472, %1473 : f32
        %1475 = arith.addi %10, %c22 : index
        %1476 = arith.addi %1475, %c22 : index
        %1477 = memref.load %5[%1476] : memref<?xf32>
        %1478 = arith.addi %1475, %c37 : index
        %1479 = memref.load %5[%1478] : memref<?xf32>
        %1480 = arith.addi %1475, %c39 : index
        %1481 = memref.load %5[%1480] : memref<?xf32>
        %1482 = arith.addi %1475, %c90 : index
        %1483 = memref.load %5[%1482] : memref<?xf32>
        %1484 = arith.addi %1475, %c91 : index
        %1485 = memref.load %5[%1484] : memref<?xf32>
        %1486 = arith.addi %1475, %c92 : index
        %1487 = memref.load %5[%1486] : memref<?xf32>
        %1488 = arith.addi %1475, %c93 : index
        %1489 = memref.load %5[%1488] : memref<?xf32>
        %1490 = arith.addi %1475, %c94 : index
        %1491 = memref.load %5[%1490] : memref<?xf32>
        %1492 = arith.mulf %1477, %1428 : f32
        %1493 = math.fma %1479, %1430, %1492 : f32
        %1494 = arith.mulf %1493, %1435 : f32
        %1495 = math.fma %1481, %1437, %1494 : f32
        %1496 = arith.mulf %1495, %1442 : f32
        %1497 = math.fma %1483, %1444, %1496 : f32
        %1498 = arith.mulf %1497, %1449 : f32
        %1499 = math.fma %1485, %1451, %1498 : f32
        %1500 = arith.mulf %1499, %1456 : f32
        %1501 = math.fma %1487, %1458, %1500 : f32
        %1502 = arith.mulf %1501, %1463 : f32
        %1503 = math.fma %1489, %1465, %1502 : f32
        %1504 = arith.mulf %1503, %1470 : f32
        %1505 = math.fma %1491, %1472, %1504 : f32
        %1506 = arith.addi %10, %c7 : index
        %1507 = arith.addi %1506, %c22 : index
        %1508 = memref.load %5[%1507] : memref<?xf32>
        %1509 = arith.addi %1506, %c37 : index
        %1510 = memref.load %5[%1509] : memref<?xf32>
        %1511 = arith.addi %1506, %c39 : index
        %1512 = memref.load %5[%1511] : memref<?xf32>
        %1513 = arith.addi %1506, %c90 : index
        %1514 = memref.load %5[%1513] : memref<?xf32>
        %1515 = arith.addi %1506, %c91 : index
        %1516 = memref.load %5[%1515] : memref<?xf32>
        %1517 = arith.addi %1506, %c92 : index
        %1518 = memref.load %5[%1517] : memref<?xf32>
        %1519 = arith.addi %1506, %c93 : index
        %1520 = memref.load %5[%1519] : memref<?xf32>
        %1521 = arith.addi %1506, %c94 : index
        %1522 = memref.load %5[%1521] : memref<?xf32>
        %1523 = arith.mulf %1508, %1428 : f32
        %1524 = math.fma %1510, %1430, %1523 : f32
        %1525 = arith.mulf %1524, %1435 : f32
        %1526 = math.fma %1512, %1437, %1525 : f32
        %1527 = arith.mulf %1526, %1442 : f32
        %1528 = math.fma %1514, %1444, %1527 : f32
        %1529 = arith.mulf %1528, %1449 : f32
        %1530 = math.fma %1516, %1451, %1529 : f32
        %1531 = arith.mulf %1530, %1456 : f32
        %1532 = math.fma %1518, %1458, %1531 : f32
        %1533 = arith.mulf %1532, %1463 : f32
        %1534 = math.fma %1520, %1465, %1533 : f32
        %1535 = arith.mulf %1534, %1470 : f32
        %1536 = math.fma %1522, %1472, %1535 : f32
        wave.barrier
        scf.if %1354 {
          %1537 = arith.muli %8, %c37 : index
          %1538 = arith.muli %2, %c3 : index
          %1539 = arith.addi %1537, %1538 : index
          %1540 = arith.addi %1539, %1 : index
          %1541 = vector.extract %162#4[0] : f32 from vector<8xf32>
          %1542 = arith.addi %1540, %c22 : index
          memref.store %1541, %5[%1542] : memref<?xf32>
          %1543 = vector.extract %162#4[1] : f32 from vector<8xf32>
          %1544 = arith.addi %1540, %c8 : index
          memref.store %1543, %5[%1544] : memref<?xf32>
          %1545 = vector.extract %162#4[2] : f32 from vector<8xf32>
          %1546 = arith.addi %1540, %c29 : index
          memref.store %1545, %5[%1546] : memref<?xf32>
          %1547 = vector.extract %162#4[3] : f32 from vector<8xf32>
          %1548 = arith.addi %1540, %c78 : index
          memref.store %1547, %5[%1548] : memref<?xf32>
          %1549 = vector.extract %162#4[4] : f32 from vector<8xf32>
          %1550 = arith.addi %1540, %c36 : index
          memref.store %1549, %5[%1550] : memref<?xf32>
          %1551 = vector.extract %162#4[5] : f32 from vector<8xf32>
          %1552 = arith.addi %1540, %c79 : index
          memref.store %1551, %5[%1552] : memref<?xf32>
          %1553 = vector.extract %162#4[6] : f32 from vector<8xf32>
          %1554 = arith.addi %1540, %c47 : index
          memref.store %1553, %5[%1554] : memref<?xf32>
          %1555 = vector.extract %162#4[7] : f32 from vector<8xf32>
          %1556 = arith.addi %1540, %c80 : index
          memref.store %1555, %5[%1556] : memref<?xf32>
          %1557 = vector.extract %162#5[0] : f32 from vector<8xf32>
          %1558 = arith.addi %1540, %c7 : index
          memref.store %1557, %5[%1558] : memref<?xf32>
          %1559 = vector.extract %162#5[1] : f32 from vector<8xf32>
          %1560 = arith.addi %1540, %c81 : index
          memref.store %1559, %5[%1560] : memref<?xf32>
          %1561 = vector.extract %162#5[2] : f32 from vector<8xf32>
          %1562 = arith.addi %1540, %c48 : index
          memref.store %1561, %5[%1562] : memref<?xf32>
          %1563 = vector.extract %162#5[3] : f32 from vector<8xf32>
          %1564 = arith.addi %1540, %c82 : index
          memref.store %1563, %5[%1564] : memref<?xf32>
          %1565 = vector.extract %162#5[4] : f32 from vector<8xf32>
          %1566 = arith.addi %1540, %c49 : index
          memref.store %1565, %5[%1566] : memref<?xf32>
          %1567 = vector.extract %162#5[5] : f32 from vector<8xf32>
          %1568 = arith.addi %1540, %c83 : index
          memref.store %1567, %5[%1568] : memref<?xf32>
          %1569 = vector.extract %162#5[6] : f32 from vector<8xf32>
          %1570 = arith.addi %1540, %c50 : index
          memref.store %1569, %5[%1570] : memref<?xf32>
          %1571 = vector.extract %162#5[7] : f32 from vector<8xf32>
          %1572 = arith.addi %1540, %c84 : index
          memref.store %1571, %5[%1572] : memref<?xf32>
        }
        wave.barrier
        %1573 = arith.addi %10, %c22 : index
        %1574 = arith.addi %1573, %c22 : index
        %1575 = memref.load %5[%1574] : memref<?xf32>
        %1576 = arith.addi %1573, %c37 : index
        %1577 = memref.load %5[%1576] : memref<?xf32>
        %1578 = arith.addi %1573, %c39 : index
        %1579 = memref.load %5[%1578] : memref<?xf32>
        %1580 = arith.addi %1573, %c90 : index
        %1581 = memref.load %5[%1580] : memref<?xf32>
        %1582 = arith.addi %1573, %c91 : index
        %1583 = memref.load %5[%1582] : memref<?xf32>
        %1584 = arith.addi %1573, %c92 : index
        %1585 = memref.load %5[%1584] : memref<?xf32>
        %1586 = arith.addi %1573, %c93 : index
        %1587 = memref.load %5[%1586] : memref<?xf32>
        %1588 = arith.addi %1573, %c94 : index
        %1589 = memref.load %5[%1588] : memref<?xf32>
        %1590 = arith.mulf %1575, %1428 : f32
        %1591 = math.fma %1577, %1430, %1590 : f32
        %1592 = arith.mulf %1591, %1435 : f32
        %1593 = math.fma %1579, %1437, %1592 : f32
        %1594 = arith.mulf %1593, %1442 : f32
        %1595 = math.fma %1581, %1444, %1594 : f32
        %1596 = arith.mulf %1595, %1449 : f32
        %1597 = math.fma %1583, %1451, %1596 : f32
        %1598 = arith.mulf %1597, %1456 : f32
        %1599 = math.fma %1585, %1458, %1598 : f32
        %1600 = arith.mulf %1599, %1463 : f32
        %1601 = math.fma %1587, %1465, %1600 : f32
        %1602 = arith.mulf %1601, %1470 : f32
        %1603 = math.fma %1589, %1472, %1602 : f32
        %1604 = arith.addi %10, %c7 : index
        %1605 = arith.addi %1604, %c22 : index
        %1606 = memref.load %5[%1605] : memref<?xf32>
        %1607 = arith.addi %1604, %c37 : index
        %1608 = memref.load %5[%1607] : memref<?xf32>
        %1609 = arith.addi %1604, %c39 : index
        %1610 = memref.load %5[%1609] : memref<?xf32>
        %1611 = arith.addi %1604, %c90 : index
        %1612 = memref.load %5[%1611] : memref<?xf32>
        %1613 = arith.addi %1604, %c91 : index
        %1614 = memref.load %5[%1613] : memref<?xf32>
        %1615 = arith.addi %1604, %c92 : index
        %1616 = memref.load %5[%1615] : memref<?xf32>
        %1617 = arith.addi %1604, %c93 : index
        %1618 = memref.load %5[%1617] : memref<?xf32>
        %1619 = arith.addi %1604, %c94 : index
        %1620 = memref.load %5[%1619] : memref<?xf32>
        %1621 = arith.mulf %1606, %1428 : f32
        %1622 = math.fma %1608, %1430, %1621 : f32
        %1623 = arith.mulf %1622, %1435 : f32
        %1624 = math.fma %1610, %1437, %1623 : f32
        %1625 = arith.mulf %1624, %1442 : f32
        %1626 = math.fma %1612, %1444, %1625 : f32
        %1627 = arith.mulf %1626, %1449 : f32
        %1628 = math.fma %1614, %1451, %1627 : f32
        %1629 = arith.mulf %1628, %1456 : f32
        %1630 = math.fma %1616, %1458, %1629 : f32
        %1631 = arith.mulf %1630, %1463 : f32
        %1632 = math.fma %1618, %1465, %1631 : f32
        %1633 = arith.mulf %1632, %1470 : f32
        %1634 = math.fma %1620, %1472, %1633 : f32
        wave.barrier
        scf.if %1354 {
          %1635 = arith.muli %8, %c37 : index
          %1636 = arith.muli %2, %c3 : index
          %1637 = arith.addi %1635, %1636 : index
          %1638 = arith.addi %1637, %1 : index
          %1639 = vector.extract %162#6[0] : f32 from vector<8xf32>
          %1640 = arith.addi %1638, %c22 : index
          memref.store %1639, %5[%1640] : memref<?xf32>
          %1641 = vector.extract %162#6[1] : f32 from vector<8xf32>
          %1642 = arith.addi %1638, %c8 : index
          memref.store %1641, %5[%1642] : memref<?xf32>
          %1643 = vector.extract %162#6[2] : f32 from vector<8xf32>
          %1644 = arith.addi %1638, %c29 : index
          memref.store %1643, %5[%1644] : memref<?xf32>
          %1645 = vector.extract %162#6[3] : f32 from vector<8xf32>
          %1646 = arith.addi %1638, %c78 : index
          memref.store %1645, %5[%1646] : memref<?xf32>
          %1647 = vector.extract %162#6[4] : f32 from vector<8xf32>
          %1648 = arith.addi %1638, %c36 : index
          memref.store %1647, %5[%1648] : memref<?xf32>
          %1649 = vector.extract %162#6[5] : f32 from vector<8xf32>
          %1650 = arith.addi %1638, %c79 : index
          memref.store %1649, %5[%1650] : memref<?xf32>
          %1651 = vector.extract %162#6[6] : f32 from vector<8xf32>
          %1652 = arith.addi %1638, %c47 : index
          memref.store %1651, %5[%1652] : memref<?xf32>
          %1653 = vector.extract %162#6[7] : f32 from vector<8xf32>
          %1654 = arith.addi %1638, %c80 : index
          memref.store %1653, %5[%1654] : memref<?xf32>
        }
        wave.barrier
        %1655 = arith.addi %10, %c22 : index
        %1656 = arith.addi %1655, %c22 : index
        %1657 = memref.load %5[%1656] : memref<?xf32>
        %1658 = arith.addi %1655, %c37 : index
        %1659 = memref.load %5[%1658] : memref<?xf32>
        %1660 = arith.addi %1655, %c39 : index
        %1661 = memref.load %5[%1660] : memref<?xf32>
        %1662 = arith.addi %1655, %c90 : index
        %1663 = memref.load %5[%1662] : memref<?xf32>
        %1664 = arith.addi %1655, %c91 : index
        %1665 = memref.load %5[%1664] : memref<?xf32>
        %1666 = arith.addi %1655, %c92 : index
        %1667 = memref.load %5[%1666] : memref<?xf32>
        %1668 = arith.addi %1655, %c93 : index
        %1669 = memref.load %5[%1668] : memref<?xf32>
        %1670 = arith.addi %1655, %c94 : index
        %1671 = memref.load %5[%1670] : memref<?xf32>
        %1672 = arith.mulf %1657, %1428 : f32
        %1673 = math.fma %1659, %1430, %1672 : f32
        %1674 = arith.mulf %1673, %1435 : f32
        %1675 = math.fma %1661, %1437, %1674 : f32
        %1676 = arith.mulf %1675, %1442 : f32
        %1677 = math.fma %1663, %1444, %1676 : f32
        %1678 = arith.mulf %1677, %1449 : f32
        %1679 = math.fma %1665, %1451, %1678 : f32
        %1680 = arith.mulf %1679, %1456 : f32
        %1681 = math.fma %1667, %1458, %1680 : f32
        %1682 = arith.mulf %1681, %1463 : f32
        %1683 = math.fma %1669, %1465, %1682 : f32
        %1684 = arith.mulf %1683, %1470 : f32
        %1685 = math.fma %1671, %1472, %1684 : f32
        %1686 = arith.cmpi eq, %45, %c17 : i32
        scf.if %1686 {
          %1687 = arith.addi %kvHeads, %18 : index
          %1688 = memref.load %scales[%1687] : memref<?xf32>
          %1689 = arith.divf %1688, %1474 : f32
          %1690 = arith.addi %20, %11 : index
          %1691 = arith.cmpi slt, %1690, %groupSize : index
          scf.if %1691 {
            %1692 = arith.muli %18, %groupSize : index
            %1693 = arith.addi %1692, %1690 : index
            %1694 = arith.muli %1693, %c23 : index
            %1695 = arith.muli %heads, %c23 : index
            %1696 = arith.addi %10, %c22 : index
            %1697 = arith.mulf %1505, %1689 : f32
            %1698 = arith.addf %1697, %c42 : f32
            %1699 = arith.minimumf %1698, %c96 : f32
            %1700 = arith.maximumf %1699, %c97 : f32
            %1701 = arith.truncf %1700 : f32 to f16
            %1702 = arith.divui %1696, %c3 : index
            %1703 = arith.addi %1694, %1702 : index
            %1704 = arith.divui %27, %outTileRows : index
            %1705 = arith.divui %1695, %c3 : index
            %1706 = arith.muli %1704, %1705 : index
            %1707 = arith.divui %1703, %c3 : index
            %1708 = arith.addi %1706, %1707 : index
            %1709 = arith.muli %1708, %c10 : index
            %1710 = arith.remui %1703, %c3 : index
            %1711 = arith.divui %1710, %c24 : index
            %1712 = arith.addi %1709, %1711 : index
            %1713 = arith.muli %outTileRows, %c24 : index
            %1714 = arith.muli %1712, %1713 : index
            %1715 = arith.remui %27, %outTileRows : index
            %1716 = arith.muli %1715, %c24 : index
            %1717 = arith.addi %1714, %1716 : index
            %1718 = arith.remui %1703, %c24 : index
            %1719 = arith.addi %1717, %1718 : index
            memref.store %1701, %out[%1719] : memref<?xf16>
            %1720 = arith.addi %10, %c7 : index
            %1721 = arith.mulf %1536, %1689 : f32
            %1722 = arith.addf %1721, %c42 : f32
            %1723 = arith.minimumf %1722, %c96 : f32
            %1724 = arith.maximumf %1723, %c97 : f32
            %1725 = arith.truncf %1724 : f32 to f16
            %1726 = arith.divui %1720, %c3 : index
            %1727 = arith.addi %1694, %1726 : index
            %1728 = arith.divui %27, %outTileRows : index
            %1729 = arith.divui %1695, %c3 : index
            %1730 = arith.muli %1728, %1729 : index
            %1731 = arith.divui %1727, %c3 : index
            %1732 = arith.addi %1730, %1731 : index
            %1733 = arith.muli %1732, %c10 : index
            %1734 = arith.remui %1727, %c3 : index
            %1735 = arith.divui %1734, %c24 : index
            %1736 = arith.addi %1733, %1735 : index
            %1737 = arith.muli %outTileRows, %c24 : index
            %1738 = arith.muli %1736, %1737 : index
            %1739 = arith.remui %27, %outTileRows : index
            %1740 = arith.muli %1739, %c24 : index
            %1741 = arith.addi %1738, %1740 : index
            %1742 = arith.remui %1727, %c24 : index
            %1743 = arith.addi %1741, %1742 : index
            memref.store %1725, %out[%1743] : memref<?xf16>
            %1744 = arith.addi %10, %c37 : index
            %1745 = arith.mulf %1603, %1689 : f32
            %1746 = arith.addf %1745, %c42 : f32
            %1747 = arith.minimumf %1746, %c96 : f32
            %1748 = arith.maximumf %1747, %c97 : f32
            %1749 = arith.truncf %1748 : f32 to f16
            %1750 = arith.divui %1744, %c3 : index
            %1751 = arith.addi %1694, %1750 : index
            %1752 = arith.divui %27, %outTileRows : index
            %1753 = arith.divui %1695, %c3 : index
            %1754 = arith.muli %1752, %1753 : index
            %1755 = arith.divui %1751, %c3 : index
            %1756 = arith.addi %1754, %1755 : index
            %1757 = arith.muli %1756, %c10 : index
            %1758 = arith.remui %1751, %c3 : index
            %1759 = arith.divui %1758, %c24 : index
            %1760 = arith.addi %1757, %1759 : index
            %1761 = arith.muli %outTileRows, %c24 : index
            %1762 = arith.muli %1760, %1761 : index
            %1763 = arith.remui %27, %outTileRows : index
            %1764 = arith.muli %1763, %c24 : index
            %1765 = arith.addi %1762, %1764 : index
            %1766 = arith.remui %1751, %c24 : index
            %1767 = arith.addi %1765, %1766 : index
            memref.store %1749, %out[%1767] : memref<?xf16>
            %1768 = arith.addi %10, %c38 : index
            %1769 = arith.mulf %1634, %1689 : f32
            %1770 = arith.addf %1769, %c42 : f32
            %1771 = arith.minimumf %1770, %c96 : f32
            %1772 = arith.maximumf %1771, %c97 : f32
            %1773 = arith.truncf %1772 : f32 to f16
            %1774 = arith.divui %1768, %c3 : index
            %1775 = arith.addi %1694, %1774 : index
            %1776 = arith.divui %27, %outTileRows : index
            %1777 = arith.divui %1695, %c3 : index
            %1778 = arith.muli %1776, %1777 : index
            %1779 = arith.divui %1775, %c3 : index
            %1780 = arith.addi %1778, %1779 : index
            %1781 = arith.muli %1780, %c10 : index
            %1782 = arith.remui %1775, %c3 : index
            %1783 = arith.divui %1782, %c24 : index
            %1784 = arith.addi %1781, %1783 : index
            %1785 = arith.muli %outTileRows, %c24 : index
            %1786 = arith.muli %1784, %1785 : index
            %1787 = arith.remui %27, %outTileRows : index
            %1788 = arith.muli %1787, %c24 : index
            %1789 = arith.addi %1786, %1788 : index
            %1790 = arith.remui %1775, %c24 : index
            %1791 = arith.addi %1789, %1790 : index
            memref.store %1773, %out[%1791] : memref<?xf16>
            %1792 = arith.addi %10, %c39 : index
            %1793 = arith.mulf %1685, %1689 : f32
            %1794 = arith.addf %1793, %c42 : f32
            %1795 = arith.minimumf %1794, %c96 : f32
            %1796 = arith.maximumf %1795, %c97 : f32
            %1797 = arith.truncf %1796 : f32 to f16
            %1798 = arith.divui %1792, %c3 : index
            %1799 = arith.addi %1694, %1798 : index
            %1800 = arith.divui %27, %outTileRows : index
            %1801 = arith.divui %1695, %c3 : index
            %1802 = arith.muli %1800, %1801 : index
            %1803 = arith.divui %1799, %c3 : index
            %1804 = arith.addi %1802, %1803 : index
            %1805 = arith.muli %1804, %c10 : index
            %1806 = arith.remui %1799, %c3 : index
            %1807 = arith.divui %1806, %c24 : index
            %1808 = arith.addi %1805, %1807 : index
            %1809 = arith.muli %outTileRows, %c24 : index
            %1810 = arith.muli %1808, %1809 : index
            %1811 = arith.remui %27, %outTileRows : index
            %1812 = arith.muli %1811, %c24 : index
            %1813 = arith.addi %1810, %1812 : index
            %1814 = arith.remui %1799, %c24 : index
            %1815 = arith.addi %1813, %1814 : index
            memref.store %1797, %out[%1815] : memref<?xf16>
          }
        } else {
          %1816 = arith.addi %ranges, %groups : index
          %1817 = arith.muli %12, %1816 : index
          %1818 = arith.index_castui %154 : i32 to index
          %1819 = arith.addi %1817, %1818 : index
          %1820 = arith.muli %1819, %c100 : index
          %1821 = arith.addi %10, %c22 : index
          %1822 = arith.addi %1820, %1821 : index
          memref.store %1505, %partial[%1822] : memref<?xf32>
          %1823 = arith.addi %10, %c7 : index
          %1824 = arith.addi %1820, %1823 : index
          memref.store %1536, %partial[%1824] : memref<?xf32>
          %1825 = arith.addi %10, %c37 : index
          %1826 = arith.addi %1820, %1825 : index
          memref.store %1603, %partial[%1826] : memref<?xf32>
          %1827 = arith.addi %10, %c38 : index
          %1828 = arith.addi %1820, %1827 : index
          memref.store %1634, %partial[%1828] : memref<?xf32>
          %1829 = arith.addi %10, %c39 : index
          %1830 = arith.addi %1820, %1829 : index
          memref.store %1685, %partial[%1830] : memref<?xf32>
          %1831 = arith.cmpi slt, %10, %c3 : index
          scf.if %1831 {
            %1832 = arith.addi %1820, %c5 : index
            %1833 = arith.addi %1832, %10 : index
            memref.store %1468, %partial[%1833] : memref<?xf32>
            %1834 = arith.addi %1833, %c3 : index
            memref.store %1474, %partial[%1834] : memref<?xf32>
          }
          %1835 = arith.addi %45, %c69 : i32
          %1836 = arith.divui %1835, %c70 : i32
          %1837 = arith.divui %154, %c70 : i32
          %1838 = arith.addi %groups, %c4 : index
          %1839 = arith.muli %12, %1838 : index
          %1840 = arith.muli %1837, %c70 : i32
          %1841 = arith.subi %45, %1840 : i32
          %1842 = arith.minsi %1841, %c70 : i32
          %1843 = arith.index_castui %1837 : i32 to index
          %1844 = arith.addi %1839, %1843 : index
          %1845 = arith.index_castui %1842 : i32 to index
          %1846 = wave.arrive %counters[%1844], %1845 : memref<?xi32>
          scf.if %1846 {
            %1847 = arith.muli %1837, %c70 : i32
            %1856:7 = scf.for %1848 = %c46 to %1842 step %c70 iter_args(%1849 = %c41, %1850 = %c42, %1851 = %c42, %1852 = %c42, %1853 = %c42, %1854 = %c42, %1855 = %c42) -> (f32, f32, f32, f32, f32, f32, f32) : i32 {
              %1857 = arith.addi %1848, %c46 : i32
              %1858 = arith.subi %1842, %c17 : i32
              %1859 = arith.minsi %1857, %1858 : i32
              %1860 = arith.addi %1847, %1859 : i32
              %1861 = arith.addi %ranges, %groups : index
              %1862 = arith.muli %12, %1861 : index
              %1863 = arith.index_castui %1860 : i32 to index
              %1864 = arith.addi %1862, %1863 : index
              %1865 = arith.muli %1864, %c100 : index
              %1866 = arith.addi %1865, %c5 : index
              %1867 = arith.addi %1866, %11 : index
              %1868 = memref.load %partial[%1867] : memref<?xf32>
              %1869 = arith.cmpi slt, %1857, %1842 : i32
              %1870 = arith.select %1869, %1868, %c41 : f32
              %1871 = arith.addi %1865, %10 : index
              %1872 = arith.addi %1871, %c22 : index
              %1873 = memref.load %partial[%1872] : memref<?xf32>
              %1874 = arith.addi %1865, %10 : index
              %1875 = arith.addi %1874, %c7 : index
              %1876 = memref.load %partial[%1875] : memref<?xf32>
              %1877 = arith.addi %1865, %10 : index
              %1878 = arith.addi %1877, %c37 : index
              %1879 = memref.load %partial[%1878] : memref<?xf32>
              %1880 = arith.addi %1865, %10 : index
              %1881 = arith.addi %1880, %c38 : index
              %1882 = memref.load %partial[%1881] : memref<?xf32>
              %1883 = arith.addi %1865, %10 : index
              %1884 = arith.addi %1883, %c39 : index
              %1885 = memref.load %partial[%1884] : memref<?xf32>
              %1886 = arith.addi %1867, %c3 : index
              %1887 = memref.load %partial[%1886] : memref<?xf32>
              %1888 = arith.addi %1848, %c17 : i32
              %1889 = arith.subi %1842, %c17 : i32
              %1890 = arith.minsi %1888, %1889 : i32
              %1891 = arith.addi %1847, %1890 : i32
              %1892 = arith.addi %ranges, %groups : index
              %1893 = arith.muli %12, %1892 : index
              %1894 = arith.index_castui %1891 : i32 to index
              %1895 = arith.addi %1893, %1894 : index
              %1896 = arith.muli %1895, %c100 : index
              %1897 = arith.addi %1896, %c5 : index
              %1898 = arith.addi %1897, %11 : index
              %1899 = memref.load %partial[%1898] : memref<?xf32>
              %1900 = arith.cmpi slt, %1888, %1842 : i32
              %1901 = arith.select %1900, %1899, %c41 : f32
              %1902 = arith.addi %1896, %10 : index
              %1903 = arith.addi %1902, %c22 : index
              %1904 = memref.load %partial[%1903] : memref<?xf32>
              %1905 = arith.addi %1896, %10 : index
              %1906 = arith.addi %1905, %c7 : index
              %1907 = memref.load %partial[%1906] : memref<?xf32>
              %1908 = arith.addi %1896, %10 : index
              %1909 = arith.addi %1908, %c37 : index
              %1910 = memref.load %partial[%1909] : memref<?xf32>
              %1911 = arith.addi %1896, %10 : index
              %1912 = arith.addi %1911, %c38 : index
              %1913 = memref.load %partial[%1912] : memref<?xf32>
              %1914 = arith.addi %1896, %10 : index
              %1915 = arith.addi %1914, %c39 : index
              %1916 = memref.load %partial[%1915] : memref<?xf32>
              %1917 = arith.addi %1898, %c3 : index
              %1918 = memref.load %partial[%1917] : memref<?xf32>
              %1919 = arith.addi %1848, %c63 : i32
              %1920 = arith.subi %1842, %c17 : i32
              %1921 = arith.minsi %1919, %1920 : i32
              %1922 = arith.addi %1847, %1921 : i32
              %1923 = arith.addi %ranges, %groups : index
              %1924 = arith.muli %12, %1923 : index
              %1925 = arith.index_castui %1922 : i32 to index
              %1926 = arith.addi %1924, %1925 : index
              %1927 = arith.muli %1926, %c100 : index
              %1928 = arith.addi %1927, %c5 : index
              %1929 = arith.addi %1928, %11 : index
              %1930 = memref.load %partial[%1929] : memref<?xf32>
              %1931 = arith.cmpi slt, %1919, %1842 : i32
              %1932 = arith.select %1931, %1930, %c41 : f32
              %1933 = arith.addi %1927, %10 : index
              %1934 = arith.addi %1933, %c22 : index
              %1935 = memref.load %partial[%1934] : memref<?xf32>
              %1936 = arith.addi %1927, %10 : index
              %1937 = arith.addi %1936, %c7 : index
              %1938 = memref.load %partial[%1937] : memref<?xf32>
              %1939 = arith.addi %1927, %10 : index
              %1940 = arith.addi %1939, %c37 : index
              %1941 = memref.load %partial[%1940] : memref<?xf32>
              %1942 = arith.addi %1927, %10 : index
              %1943 = arith.addi %1942, %c38 : index
              %1944 = memref.load %partial[%1943] : memref<?xf32>
              %1945 = arith.addi %1927, %10 : index
              %1946 = arith.addi %1945, %c39 : index
              %1947 = memref.load %partial[%1946] : memref<?xf32>
              %1948 = arith.addi %1929, %c3 : index
              %1949 = memref.load %partial[%1948] : memref<?xf32>
              %1950 = arith.addi %1848, %c65 : i32
              %1951 = arith.subi %1842, %c17 : i32
              %1952 = arith.minsi %1950, %1951 : i32
              %1953 = arith.addi %1847, %1952 : i32
              %1954 = arith.addi %ranges, %groups : index
              %1955 = arith.muli %12, %1954 : index
              %1956 = arith.index_castui %1953 : i32 to index
              %1957 = arith.addi %1955, %1956 : index
              %1958 = arith.muli %1957, %c100 : index
              %1959 = arith.addi %1958, %c5 : index
              %1960 = arith.addi %1959, %11 : index
              %1961 = memref.load %partial[%1960] : memref<?xf32>
              %1962 = arith.cmpi slt, %1950, %1842 : i32
              %1963 = arith.select %1962, %1961, %c41 : f32
              %1964 = arith.addi %1958, %10 : index
              %1965 = arith.addi %1964, %c22 : index
              %1966 = memref.load %partial[%1965] : memref<?xf32>
              %1967 = arith.addi %1958, %10 : index
              %1968 = arith.addi %1967, %c7 : index
              %1969 = memref.load %partial[%1968] : memref<?xf32>
              %1970 = arith.addi %1958, %10 : index
              %1971 = arith.addi %1970, %c37 : index
              %1972 = memref.load %partial[%1971] : memref<?xf32>
              %1973 = arith.addi %1958, %10 : index
              %1974 = arith.addi %1973, %c38 : index
              %1975 = memref.load %partial[%1974] : memref<?xf32>
              %1976 = arith.addi %1958, %10 : index
              %1977 = arith.addi %1976, %c39 : index
              %1978 = memref.load %partial[%1977] : memref<?xf32>
              %1979 = arith.addi %1960, %c3 : index
              %1980 = memref.load %partial[%1979] : memref<?xf32>
              %1981 = arith.addi %1848, %c66 : i32
              %1982 = arith.subi %1842, %c17 : i32
              %1983 = arith.minsi %1981, %1982 : i32
              %1984 = arith.addi %1847, %1983 : i32
              %1985 = arith.addi %ranges, %groups : index
              %1986 = arith.muli %12, %1985 : index
              %1987 = arith.index_castui %1984 : i32 to index
              %1988 = arith.addi %1986, %1987 : index
              %1989 = arith.muli %1988, %c100 : index
              %1990 = arith.addi %1989, %c5 : index
              %1991 = arith.addi %1990, %11 : index
              %1992 = memref.load %partial[%1991] : memref<?xf32>
              %1993 = arith.cmpi slt, %1981, %1842 : i32
              %1994 = arith.select %1993, %1992, %c41 : f32
              %1995 = arith.addi %1989, %10 : index
              %1996 = arith.addi %1995, %c22 : index
              %1997 = memref.load %partial[%1996] : memref<?xf32>
              %1998 = arith.addi %1989, %10 : index
              %1999 = arith.addi %1998, %c7 : index
              %2000 = memref.load %partial[%1999] : memref<?xf32>
              %2001 = arith.addi %1989, %10 : index
              %2002 = arith.addi %2001, %c37 : index
              %2003 = memref.load %partial[%2002] : memref<?xf32>
              %2004 = arith.addi %1989, %10 : index
              %2005 = arith.addi %2004, %c38 : index
              %2006 = memref.load %partial[%2005] : memref<?xf32>
              %2007 = arith.addi %1989, %10 : index
              %2008 = arith.addi %2007, %c39 : index
              %2009 = memref.load %partial[%2008] : memref<?xf32>
              %2010 = arith.addi %1991, %c3 : index
              %2011 = memref.load %partial[%2010] : memref<?xf32>
              %2012 = arith.addi %1848, %c67 : i32
              %2013 = arith.subi %1842, %c17 : i32
              %2014 = arith.minsi %2012, %2013 : i32
              %2015 = arith.addi %1847, %2014 : i32
              %2016 = arith.addi %ranges, %groups : index
              %2017 = arith.muli %12, %2016 : index
              %2018 = arith.index_castui %2015 : i32 to index
              %2019 = arith.addi %2017, %2018 : index
              %2020 = arith.muli %2019, %c100 : index
              %2021 = arith.addi %2020, %c5 : index
              %2022 = arith.addi %2021, %11 : index
              %2023 = memref.load %partial[%2022] : memref<?xf32>
              %2024 = arith.cmpi slt, %2012, %1842 : i32
              %2025 = arith.select %2024, %2023, %c41 : f32
              %2026 = arith.addi %2020, %10 : index
              %2027 = arith.addi %2026, %c22 : index
              %2028 = memref.load %partial[%2027] : memref<?xf32>
              %2029 = arith.addi %2020, %10 : index
              %2030 = arith.addi %2029, %c7 : index
              %2031 = memref.load %partial[%2030] : memref<?xf32>
              %2032 = arith.addi %2020, %10 : index
              %2033 = arith.addi %2032, %c37 : index
              %2034 = memref.load %partial[%2033] : memref<?xf32>
              %2035 = arith.addi %2020, %10 : index
              %2036 = arith.addi %2035, %c38 : index
              %2037 = memref.load %partial[%2036] : memref<?xf32>
              %2038 = arith.addi %2020, %10 : index
              %2039 = arith.addi %2038, %c39 : index
              %2040 = memref.load %partial[%2039] : memref<?xf32>
              %2041 = arith.addi %2022, %c3 : index
              %2042 = memref.load %partial[%2041] : memref<?xf32>
              %2043 = arith.addi %1848, %c68 : i32
              %2044 = arith.subi %1842, %c17 : i32
              %2045 = arith.minsi %2043, %2044 : i32
              %2046 = arith.addi %1847, %2045 : i32
              %2047 = arith.addi %ranges, %groups : index
              %2048 = arith.muli %12, %2047 : index
              %2049 = arith.index_castui %2046 : i32 to index
              %2050 = arith.addi %2048, %2049 : index
              %2051 = arith.muli %2050, %c100 : index
              %2052 = arith.addi %2051, %c5 : index
              %2053 = arith.addi %2052, %11 : index
              %2054 = memref.load %partial[%2053] : memref<?xf32>
              %2055 = arith.cmpi slt, %2043, %1842 : i32
              %2056 = arith.select %2055, %2054, %c41 : f32
              %2057 = arith.addi %2051, %10 : index
              %2058 = arith.addi %2057, %c22 : index
              %2059 = memref.load %partial[%2058] : memref<?xf32>
              %2060 = arith.addi %2051, %10 : index
              %2061 = arith.addi %2060, %c7 : index
              %2062 = memref.load %partial[%2061] : memref<?xf32>
              %2063 = arith.addi %2051, %10 : index
              %2064 = arith.addi %2063, %c37 : index
              %2065 = memref.load %partial[%2064] : memref<?xf32>
              %2066 = arith.addi %2051, %10 : index
              %2067 = arith.addi %2066, %c38 : index
              %2068 = memref.load %partial[%2067] : memref<?xf32>
              %2069 = arith.addi %2051, %10 : index
              %2070 = arith.addi %2069, %c39 : index
              %2071 = memref.load %partial[%2070] : memref<?xf32>
              %2072 = arith.addi %2053, %c3 : index
              %2073 = memref.load %partial[%2072] : memref<?xf32>
              %2074 = arith.addi %1848, %c69 : i32
              %2075 = arith.subi %1842, %c17 : i32
              %2076 = arith.minsi %2074, %2075 : i32
              %2077 = arith.addi %1847, %2076 : i32
              %2078 = arith.addi %ranges, %groups : index
              %2079 = arith.muli %12, %2078 : index
              %2080 = arith.index_castui %2077 : i32 to index
              %2081 = arith.addi %2079, %2080 : index
              %2082 = arith.muli %2081, %c100 : index
              %2083 = arith.addi %2082, %c5 : index
              %2084 = arith.addi %2083, %11 : index
              %2085 = memref.load %partial[%2084] : memref<?xf32>
              %2086 = arith.cmpi slt, %2074, %1842 : i32
              %2087 = arith.select %2086, %2085, %c41 : f32
              %2088 = arith.addi %2082, %10 : index
              %2089 = arith.addi %2088, %c22 : index
              %2090 = memref.load %partial[%2089] : memref<?xf32>
              %2091 = arith.addi %2082, %10 : index
              %2092 = arith.addi %2091, %c7 : index
              %2093 = memref.load %partial[%2092] : memref<?xf32>
              %2094 = arith.addi %2082, %10 : index
              %2095 = arith.addi %2094, %c37 : index
              %2096 = memref.load %partial[%2095] : memref<?xf32>
              %2097 = arith.addi %2082, %10 : index
              %2098 = arith.addi %2097, %c38 : index
              %2099 = memref.load %partial[%2098] : memref<?xf32>
              %2100 = arith.addi %2082, %10 : index
              %2101 = arith.addi %2100, %c39 : index
              %2102 = memref.load %partial[%2101] : memref<?xf32>
              %2103 = arith.addi %2084, %c3 : index
              %2104 = memref.load %partial[%2103] : memref<?xf32>
              %2105 = arith.maxnumf %1849, %1870 fastmath<nnan> : f32
              %2106 = arith.subf %1849, %2105 : f32
              %2107 = wave.exp2 %2106 : f32
              %2108 = arith.subf %1870, %2105 : f32
              %2109 = wave.exp2 %2108 : f32
              %2110 = arith.mulf %1850, %2107 : f32
              %2111 = math.fma %1887, %2109, %2110 : f32
              %2112 = arith.mulf %1851, %2107 : f32
              %2113 = math.fma %1873, %2109, %2112 : f32
              %2114 = arith.mulf %1852, %2107 : f32
              %2115 = math.fma %1876, %2109, %2114 : f32
              %2116 = arith.mulf %1853, %2107 : f32
              %2117 = math.fma %1879, %2109, %2116 : f32
              %2118 = arith.mulf %1854, %2107 : f32
              %2119 = math.fma %1882, %2109, %2118 : f32
              %2120 = arith.mulf %1855, %2107 : f32
              %2121 = math.fma %1885, %2109, %2120 : f32
              %2122 = arith.maxnumf %2105, %1901 fastmath<nnan> : f32
              %2123 = arith.subf %2105, %2122 : f32
              %2124 = wave.exp2 %2123 : f32
              %2125 = arith.subf %1901, %2122 : f32
              %2126 = wave.exp2 %2125 : f32
              %2127 = arith.mulf %2111, %2124 : f32
              %2128 = math.fma %1918, %2126, %2127 : f32
              %2129 = arith.mulf %2113, %2124 : f32
              %2130 = math.fma %1904, %2126, %2129 : f32
              %2131 = arith.mulf %2115, %2124 : f32
              %2132 = math.fma %1907, %2126, %2131 : f32
              %2133 = arith.mulf %2117, %2124 : f32
              %2134 = math.fma %1910, %2126, %2133 : f32
              %2135 = arith.mulf %2119, %2124 : f32
              %2136 = math.fma %1913, %2126, %2135 : f32
              %2137 = arith.mulf %2121, %2124 : f32
              %2138 = math.fma %1916, %2126, %2137 : f32
              %2139 = arith.maxnumf %2122, %1932 fastmath<nnan> : f32
              %2140 = arith.subf %2122, %2139 : f32
              %2141 = wave.exp2 %2140 : f32
              %2142 = arith.subf %1932, %2139 : f32
              %2143 = wave.exp2 %2142 : f32
              %2144 = arith.mulf %2128, %2141 : f32
              %2145 = math.fma %1949, %2143, %2144 : f32
              %2146 = arith.mulf %2130, %2141 : f32
              %2147 = math.fma %1935, %2143, %2146 : f32
              %2148 = arith.mulf %2132, %2141 : f32
              %2149 = math.fma %1938, %2143, %2148 : f32
              %2150 = arith.mulf %2134, %2141 : f32
              %2151 = math.fma %1941, %2143, %2150 : f32
              %2152 = arith.mulf %2136, %2141 : f32
              %2153 = math.fma %1944, %2143, %2152 : f32
              %2154 = arith.mulf %2138, %2141 : f32
              %2155 = math.fma %1947, %2143, %2154 : f32
              %2156 = arith.maxnumf %2139, %1963 fastmath<nnan> : f32
              %2157 = arith.subf %2139, %2156 : f32
              %2158 = wave.exp2 %2157 : f32
              %2159 = arith.subf %1963, %2156 : f32
              %2160 = wave.exp2 %2159 : f32
              %2161 = arith.mulf %2145, %2158 : f32
              %2162 = math.fma %1980, %2160, %2161 : f32
              %2163 = arith.mulf %2147, %2158 : f32
              %2164 = math.fma %1966, %2160, %2163 : f32
              %2165 = arith.mulf %2149, %2158 : f32
              %2166 = math.fma %1969, %2160, %2165 : f32
              %2167 = arith.mulf %2151, %2158 : f32
              %2168 = math.fma %1972, %2160, %2167 : f32
              %2169 = arith.mulf %2153, %2158 : f32
              %2170 = math.fma %1975, %2160, %2169 : f32
              %2171 = arith.mulf %2155, %2158 : f32
              %2172 = math.fma %1978, %2160, %2171 : f32
              %2173 = arith.maxnumf %2156, %1994 fastmath<nnan> : f32
              %2174 = arith.subf %2156, %2173 : f32
              %2175 = wave.exp2 %2174 : f32
              %2176 = arith.subf %1994, %2173 : f32
              %2177 = wave.exp2 %2176 : f32
              %2178 = arith.mulf %2162, %2175 : f32
              %2179 = math.fma %2011, %2177, %2178 : f32
              %2180 = arith.mulf %2164, %2175 : f32
              %2181 = math.fma %1997, %2177, %2180 : f32
              %2182 = arith.mulf %2166, %2175 : f32
              %2183 = math.fma %2000, %2177, %2182 : f32
              %2184 = arith.mulf %2168, %2175 : f32
              %2185 = math.fma %2003, %2177, %2184 : f32
              %2186 = arith.mulf %2170, %2175 : f32
              %2187 = math.fma %2006, %2177, %2186 : f32
              %2188 = arith.mulf %2172, %2175 : f32
              %2189 = math.fma %2009, %2177, %2188 : f32
              %2190 = arith.maxnumf %2173, %2025 fastmath<nnan> : f32
              %2191 = arith.subf %2173, %2190 : f32
              %2192 = wave.exp2 %2191 : f32
              %2193 = arith.subf %2025, %2190 : f32
              %2194 = wave.exp2 %2193 : f32
              %2195 = arith.mulf %2179, %2192 : f32
              %2196 = math.fma %2042, %2194, %2195 : f32
              %2197 = arith.mulf %2181, %2192 : f32
              %2198 = math.fma %2028, %2194, %2197 : f32
              %2199 = arith.mulf %2183, %2192 : f32
              %2200 = math.fma %2031, %2194, %2199 : f32
              %2201 = arith.mulf %2185, %2192 : f32
              %2202 = math.fma %2034, %2194, %2201 : f32
              %2203 = arith.mulf %2187, %2192 : f32
              %2204 = math.fma %2037, %2194, %2203 : f32
              %2205 = arith.mulf %2189, %2192 : f32
              %2206 = math.fma %2040, %2194, %2205 : f32
              %2207 = arith.maxnumf %2190, %2056 fastmath<nnan> : f32
              %2208 = arith.subf %2190, %2207 : f32
              %2209 = wave.exp2 %2208 : f32
              %2210 = arith.subf %2056, %2207 : f32
              %2211 = wave.exp2 %2210 : f32
              %2212 = arith.mulf %2196, %2209 : f32
              %2213 = math.fma %2073, %2211, %2212 : f32
              %2214 = arith.mulf %2198, %2209 : f32
              %2215 = math.fma %2059, %2211, %2214 : f32
              %2216 = arith.mulf %2200, %2209 : f32
              %2217 = math.fma %2062, %2211, %2216 : f32
              %2218 = arith.mulf %2202, %2209 : f32
              %2219 = math.fma %2065, %2211, %2218 : f32
              %2220 = arith.mulf %2204, %2209 : f32
              %2221 = math.fma %2068, %2211, %2220 : f32
              %2222 = arith.mulf %2206, %2209 : f32
              %2223 = math.fma %2071, %2211, %2222 : f32
              %2224 = arith.maxnumf %2207, %2087 fastmath<nnan> : f32
              %2225 = arith.subf %2207, %2224 : f32
              %2226 = wave.exp2 %2225 : f32
              %2227 = arith.subf %2087, %2224 : f32
              %2228 = wave.exp2 %2227 : f32
              %2229 = arith.mulf %2213, %2226 : f32
              %2230 = math.fma %2104, %2228, %2229 : f32
              %2231 = arith.mulf %2215, %2226 : f32
              %2232 = math.fma %2090, %2228, %2231 : f32
              %2233 = arith.mulf %2217, %2226 : f32
              %2234 = math.fma %2093, %2228, %2233 : f32
              %2235 = arith.mulf %2219, %2226 : f32
              %2236 = math.fma %2096, %2228, %2235 : f32
              %2237 = arith.mulf %2221, %2226 : f32
              %2238 = math.fma %2099, %2228, %2237 : f32
              %2239 = arith.mulf %2223, %2226 : f32
              %2240 = math.fma %2102, %2228, %2239 : f32
              scf.yield %2224, %2230, %2232, %2234, %2236, %2238, %2240 : f32, f32, f32, f32, f32, f32, f32
            }
            %2241 = arith.cmpi eq, %1836, %c17 : i32
            scf.if %2241 {
              %2242 = arith.addi %kvHeads, %18 : index
              %2243 = memref.load %scales[%2242] : memref<?xf32>
              %2244 = arith.divf %2243, %1856#1 : f32
              %2245 = arith.addi %20, %11 : index
              %2246 = arith.cmpi slt, %2245, %groupSize : index
              scf.if %2246 {
                %2247 = arith.muli %18, %groupSize : index
                %2248 = arith.addi %2247, %2245 : index
                %2249 = arith.muli %2248, %c23 : index
                %2250 = arith.muli %heads, %c23 : index
                %2251 = arith.addi %10, %c22 : index
                %2252 = arith.mulf %1856#2, %2244 : f32
                %2253 = arith.addf %2252, %c42 : f32
                %2254 = arith.minimumf %2253, %c96 : f32
                %2255 = arith.maximumf %2254, %c97 : f32
                %2256 = arith.truncf %2255 : f32 to f16
                %2257 = arith.divui %2251, %c3 : index
                %2258 = arith.addi %2249, %2257 : index
                %2259 = arith.divui %27, %outTileRows : index
                %2260 = arith.divui %2250, %c3 : index
                %2261 = arith.muli %2259, %2260 : index
                %2262 = arith.divui %2258, %c3 : index
                %2263 = arith.addi %2261, %2262 : index
                %2264 = arith.muli %2263, %c10 : index
                %2265 = arith.remui %2258, %c3 : index
                %2266 = arith.divui %2265, %c24 : index
                %2267 = arith.addi %2264, %2266 : index
                %2268 = arith.muli %outTileRows, %c24 : index
                %2269 = arith.muli %2267, %2268 : index
                %2270 = arith.remui %27, %outTileRows : index
                %2271 = arith.muli %2270, %c24 : index
                %2272 = arith.addi %2269, %2271 : index
                %2273 = arith.remui %2258, %c24 : index
                %2274 = arith.addi %2272, %2273 : index
                memref.store %2256, %out[%2274] : memref<?xf16>
                %2275 = arith.addi %10, %c7 : index
                %2276 = arith.mulf %1856#3, %2244 : f32
                %2277 = arith.addf %2276, %c42 : f32
                %2278 = arith.minimumf %2277, %c96 : f32
                %2279 = arith.maximumf %2278, %c97 : f32
                %2280 = arith.truncf %2279 : f32 to f16
                %2281 = arith.divui %2275, %c3 : index
                %2282 = arith.addi %2249, %2281 : index
                %2283 = arith.divui %27, %outTileRows : index
                %2284 = arith.divui %2250, %c3 : index
                %2285 = arith.muli %2283, %2284 : index
                %2286 = arith.divui %2282, %c3 : index
                %2287 = arith.addi %2285, %2286 : index
                %2288 = arith.muli %2287, %c10 : index
                %2289 = arith.remui %2282, %c3 : index
                %2290 = arith.divui %2289, %c24 : index
                %2291 = arith.addi %2288, %2290 : index
                %2292 = arith.muli %outTileRows, %c24 : index
                %2293 = arith.muli %2291, %2292 : index
                %2294 = arith.remui %27, %outTileRows : index
                %2295 = arith.muli %2294, %c24 : index
                %2296 = arith.addi %2293, %2295 : index
                %2297 = arith.remui %2282, %c24 : index
                %2298 = arith.addi %2296, %2297 : index
                memref.store %2280, %out[%2298] : memref<?xf16>
                %2299 = arith.addi %10, %c37 : index
                %2300 = arith.mulf %1856#4, %2244 : f32
                %2301 = arith.addf %2300, %c42 : f32
                %2302 = arith.minimumf %2301, %c96 : f32
                %2303 = arith.maximumf %2302, %c97 : f32
                %2304 = arith.truncf %2303 : f32 to f16
                %2305 = arith.divui %2299, %c3 : index
                %2306 = arith.addi %2249, %2305 : index
                %2307 = arith.divui %27, %outTileRows : index
                %2308 = arith.divui %2250, %c3 : index
                %2309 = arith.muli %2307, %2308 : index
                %2310 = arith.divui %2306, %c3 : index
                %2311 = arith.addi %2309, %2310 : index
                %2312 = arith.muli %2311, %c10 : index
                %2313 = arith.remui %2306, %c3 : index
                %2314 = arith.divui %2313, %c24 : index
                %2315 = arith.addi %2312, %2314 : index
                %2316 = arith.muli %outTileRows, %c24 : index
                %2317 = arith.muli %2315, %2316 : index
                %2318 = arith.remui %27, %outTileRows : index
                %2319 = arith.muli %2318, %c24 : index
                %2320 = arith.addi %2317, %2319 : index
                %2321 = arith.remui %2306, %c24 : index
                %2322 = arith.addi %2320, %2321 : index
                memref.store %2304, %out[%2322] : memref<?xf16>
                %2323 = arith.addi %10, %c38 : index
                %2324 = arith.mulf %1856#5, %2244 : f32
                %2325 = arith.addf %2324, %c42 : f32
                %2326 = arith.minimumf %2325, %c96 : f32
                %2327 = arith.maximumf %2326, %c97 : f32
                %2328 = arith.truncf %2327 : f32 to f16
                %2329 = arith.divui %2323, %c3 : index
                %2330 = arith.addi %2249, %2329 : index
                %2331 = arith.divui %27, %outTileRows : index
                %2332 = arith.divui %2250, %c3 : index
                %2333 = arith.muli %2331, %2332 : index
                %2334 = arith.divui %2330, %c3 : index
                %2335 = arith.addi %2333, %2334 : index
                %2336 = arith.muli %2335, %c10 : index
                %2337 = arith.remui %2330, %c3 : index
                %2338 = arith.divui %2337, %c24 : index
                %2339 = arith.addi %2336, %2338 : index
                %2340 = arith.muli %outTileRows, %c24 : index
                %2341 = arith.muli %2339, %2340 : index
                %2342 = arith.remui %27, %outTileRows : index
                %2343 = arith.muli %2342, %c24 : index
                %2344 = arith.addi %2341, %2343 : index
                %2345 = arith.remui %2330, %c24 : index
                %2346 = arith.addi %2344, %2345 : index
                memref.store %2328, %out[%2346] : memref<?xf16>
                %2347 = arith.addi %10, %c39 : index
                %2348 = arith.mulf %1856#6, %2244 : f32
                %2349 = arith.addf %2348, %c42 : f32
                %2350 = arith.minimumf %2349, %c96 : f32
                %2351 = arith.maximumf %2350, %c97 : f32
                %2352 = arith.truncf %2351 : f32 to f16
                %2353 = arith.divui %2347, %c3 : index
                %2354 = arith.addi %2249, %2353 : index
                %2355 = arith.divui %27, %outTileRows : index
                %2356 = arith.divui %2250, %c3 : index
                %2357 = arith.muli %2355, %2356 : index
                %2358 = arith.divui %2354, %c3 : index
                %2359 = arith.addi %2357, %2358 : index
                %2360 = arith.muli %2359, %c10 : index
                %2361 = arith.remui %2354, %c3 : index
                %2362 = arith.divui %2361, %c24 : index
                %2363 = arith.addi %2360, %2362 : index
                %2364 = arith.muli %outTileRows, %c24 : index
                %2365 = arith.muli %2363, %2364 : index
                %2366 = arith.remui %27, %outTileRows : index
                %2367 = arith.muli %2366, %c24 : index
                %2368 = arith.addi %2365, %2367 : index
                %2369 = arith.remui %2354, %c24 : index
                %2370 = arith.addi %2368, %2369 : index
                memref.store %2352, %out[%2370] : memref<?xf16>
              }
            } else {
              %2371 = arith.index_cast %ranges : index to i32
              %2372 = arith.addi %2371, %1837 : i32
              %2373 = arith.addi %ranges, %groups : index
              %2374 = arith.muli %12, %2373 : index
              %2375 = arith.index_castui %2372 : i32 to index
              %2376 = arith.addi %2374, %2375 : index
              %2377 = arith.muli %2376, %c100 : index
              %2378 = arith.addi %10, %c22 : index
              %2379 = arith.addi %2377, %2378 : index
              memref.store %1856#2, %partial[%2379] : memref<?xf32>
              %2380 = arith.addi %10, %c7 : index
              %2381 = arith.addi %2377, %2380 : index
              memref.store %1856#3, %partial[%2381] : memref<?xf32>
              %2382 = arith.addi %10, %c37 : index
              %2383 = arith.addi %2377, %2382 : index
              memref.store %1856#4, %partial[%2383] : memref<?xf32>
              %2384 = arith.addi %10, %c38 : index
              %2385 = arith.addi %2377, %2384 : index
              memref.store %1856#5, %partial[%2385] : memref<?xf32>
              %2386 = arith.addi %10, %c39 : index
              %2387 = arith.addi %2377, %2386 : index
              memref.store %1856#6, %partial[%2387] : memref<?xf32>
              %2388 = arith.cmpi slt, %10, %c3 : index
              scf.if %2388 {
                %2389 = arith.addi %2377, %c5 : index
                %2390 = arith.addi %2389, %10 : index
                memref.store %1856#0, %partial[%2390] : memref<?xf32>
                %2391 = arith.addi %2390, %c3 : index
                memref.store %1856#1, %partial[%2391] : memref<?xf32>
              }
              %2392 = arith.addi %1839, %groups : index
              %2393 = arith.index_castui %1836 : i32 to index
              %2394 = wave.arrive %counters[%2392], %2393 : memref<?xi32>
              scf.if %2394 {
                %2403:7 = scf.for %2395 = %c46 to %1836 step %c70 iter_args(%2396 = %c41, %2397 = %c42, %2398 = %c42, %2399 = %c42, %2400 = %c42, %2401 = %c42, %2402 = %c42) -> (f32, f32, f32, f32, f32, f32, f32) : i32 {
                  %2404 = arith.addi %2395, %c46 : i32
                  %2405 = arith.subi %1836, %c17 : i32
                  %2406 = arith.minsi %2404, %2405 : i32
                  %2407 = arith.addi %2371, %2406 : i32
                  %2408 = arith.addi %ranges, %groups : index
                  %2409 = arith.muli %12, %2408 : index
                  %2410 = arith.index_castui %2407 : i32 to index
                  %2411 = arith.addi %2409, %2410 : index
                  %2412 = arith.muli %2411, %c100 : index
                  %2413 = arith.addi %2412, %c5 : index
                  %2414 = arith.addi %2413, %11 : index
                  %2415 = memref.load %partial[%2414] : memref<?xf32>
                  %2416 = arith.cmpi slt, %2404, %1836 : i32
                  %2417 = arith.select %2416, %2415, %c41 : f32
                  %2418 = arith.addi %2412, %10 : index
                  %2419 = arith.addi %2418, %c22 : index
                  %2420 = memref.load %partial[%2419] : memref<?xf32>
                  %2421 = arith.addi %2412, %10 : index
                  %2422 = arith.addi %2421, %c7 : index
                  %2423 = memref.load %partial[%2422] : memref<?xf32>
                  %2424 = arith.addi %2412, %10 : index
                  %2425 = arith.addi %2424, %c37 : index
                  %2426 = memref.load %partial[%2425] : memref<?xf32>
                  %2427 = arith.addi %2412, %10 : index
                  %2428 = arith.addi %2427, %c38 : index
                  %2429 = memref.load %partial[%2428] : memref<?xf32>
                  %2430 = arith.addi %2412, %10 : index
                  %2431 = arith.addi %2430, %c39 : index
                  %2432 = memref.load %partial[%2431] : memref<?xf32>
                  %2433 = arith.addi %2414, %c3 : index
                  %2434 = memref.load %partial[%2433] : memref<?xf32>
                  %2435 = arith.addi %2395, %c17 : i32
                  %2436 = arith.subi %1836, %c17 : i32
                  %2437 = arith.minsi %2435, %2436 : i32
                  %2438 = arith.addi %2371, %2437 : i32
                  %2439 = arith.addi %ranges, %groups : index
                  %2440 = arith.muli %12, %2439 : index
                  %2441 = arith.index_castui %2438 : i32 to index
                  %2442 = arith.addi %2440, %2441 : index
                  %2443 = arith.muli %2442, %c100 : index
                  %2444 = arith.addi %2443, %c5 : index
                  %2445 = arith.addi %2444, %11 : index
                  %2446 = memref.load %partial[%2445] : memref<?xf32>
                  %2447 = arith.cmpi slt, %2435, %1836 : i32
                  %2448 = arith.select %2447, %2446, %c41 : f32
                  %2449 = arith.addi %2443, %10 : index
                  %2450 = arith.addi %2449, %c22 : index
                  %2451 = memref.load %partial[%2450] : memref<?xf32>
                  %2452 = arith.addi %2443, %10 : index
                  %2453 = arith.addi %2452, %c7 : index
                  %2454 = memref.load %partial[%2453] : memref<?xf32>
                  %2455 = arith.addi %2443, %10 : index
                  %2456 = arith.addi %2455, %c37 : index
                  %2457 = memref.load %partial[%2456] : memref<?xf32>
                  %2458 = arith.addi %2443, %10 : index
                  %2459 = arith.addi %2458, %c38 : index
                  %2460 = memref.load %partial[%2459] : memref<?xf32>
                  %2461 = arith.addi %2443, %10 : index
                  %2462 = arith.addi %2461, %c39 : index
                  %2463 = memref.load %partial[%2462] : memref<?xf32>
                  %2464 = arith.addi %2445, %c3 : index
                  %2465 = memref.load %partial[%2464] : memref<?xf32>
                  %2466 = arith.addi %2395, %c63 : i32
                  %2467 = arith.subi %1836, %c17 : i32
                  %2468 = arith.minsi %2466, %2467 : i32
                  %2469 = arith.addi %2371, %2468 : i32
                  %2470 = arith.addi %ranges, %groups : index
                  %2471 = arith.muli %12, %2470 : index
                  %2472 = arith.index_castui %2469 : i32 to index
                  %2473 = arith.addi %2471, %2472 : index
                  %2474 = arith.muli %2473, %c100 : index
                  %2475 = arith.addi %2474, %c5 : index
                  %2476 = arith.addi %2475, %11 : index
                  %2477 = memref.load %partial[%2476] : memref<?xf32>
                  %2478 = arith.cmpi slt, %2466, %1836 : i32
                  %2479 = arith.select %2478, %2477, %c41 : f32
                  %2480 = arith.addi %2474, %10 : index
                  %2481 = arith.addi %2480, %c22 : index
                  %2482 = memref.load %partial[%2481] : memref<?xf32>
                  %2483 = arith.addi %2474, %10 : index
                  %2484 = arith.addi %2483, %c7 : index
                  %2485 = memref.load %partial[%2484] : memref<?xf32>
                  %2486 = arith.addi %2474, %10 : index
                  %2487 = arith.addi %2486, %c37 : index
                  %2488 = memref.load %partial[%2487] : memref<?xf32>
                  %2489 = arith.addi %2474, %10 : index
                  %2490 = arith.addi %2489, %c38 : index
                  %2491 = memref.load %partial[%2490] : memref<?xf32>
                  %2492 = arith.addi %2474, %10 : index
                  %2493 = arith.addi %2492, %c39 : index
                  %2494 = memref.load %partial[%2493] : memref<?xf32>
                  %2495 = arith.addi %2476, %c3 : index
                  %2496 = memref.load %partial[%2495] : memref<?xf32>
                  %2497 = arith.addi %2395, %c65 : i32
                  %2498 = arith.subi %1836, %c17 : i32
                  %2499 = arith.minsi %2497, %2498 : i32
                  %2500 = arith.addi %2371, %2499 : i32
                  %2501 = arith.addi %ranges, %groups : index
                  %2502 = arith.muli %12, %2501 : index
                  %2503 = arith.index_castui %2500 : i32 to index
                  %2504 = arith.addi %2502, %2503 : index
                  %2505 = arith.muli %2504, %c100 : index
                  %2506 = arith.addi %2505, %c5 : index
                  %2507 = arith.addi %2506, %11 : index
                  %2508 = memref.load %partial[%2507] : memref<?xf32>
                  %2509 = arith.cmpi slt, %2497, %1836 : i32
                  %2510 = arith.select %2509, %2508, %c41 : f32
                  %2511 = arith.addi %2505, %10 : index
                  %2512 = arith.addi %2511, %c22 : index
                  %2513 = memref.load %partial[%2512] : memref<?xf32>
                  %2514 = arith.addi %2505, %10 : index
                  %2515 = arith.addi %2514, %c7 : index
                  %2516 = memref.load %partial[%2515] : memref<?xf32>
                  %2517 = arith.addi %2505, %10 : index
                  %2518 = arith.addi %2517, %c37 : index
                  %2519 = memref.load %partial[%2518] : memref<?xf32>
                  %2520 = arith.addi %2505, %10 : index
                  %2521 = arith.addi %2520, %c38 : index
                  %2522 = memref.load %partial[%2521] : memref<?xf32>
                  %2523 = arith.addi %2505, %10 : index
                  %2524 = arith.addi %2523, %c39 : index
                  %2525 = memref.load %partial[%2524] : memref<?xf32>
                  %2526 = arith.addi %2507, %c3 : index
                  %2527 = memref.load %partial[%2526] : memref<?xf32>
                  %2528 = arith.addi %2395, %c66 : i32
                  %2529 = arith.subi %1836, %c17 : i32
                  %2530 = arith.minsi %2528, %2529 : i32
                  %2531 = arith.addi %2371, %2530 : i32
                  %2532 = arith.addi %ranges, %groups : index
                  %2533 = arith.muli %12, %2532 : index
                  %2534 = arith.index_castui %2531 : i32 to index
                  %2535 = arith.addi %2533, %2534 : index
                  %2536 = arith.muli %2535, %c100 : index
                  %2537 = arith.addi %2536, %c5 : index
                  %2538 = arith.addi %2537, %11 : index
                  %2539 = memref.load %partial[%2538] : memref<?xf32>
                  %2540 = arith.cmpi slt, %2528, %1836 : i32
                  %2541 = arith.select %2540, %2539, %c41 : f32
                  %2542 = arith.addi %2536, %10 : index
                  %2543 = arith.addi %2542, %c22 : index
                  %2544 = memref.load %partial[%2543] : memref<?xf32>
                  %2545 = arith.addi %2536, %10 : index
                  %2546 = arith.addi %2545, %c7 : index
                  %2547 = memref.load %partial[%2546] : memref<?xf32>
                  %2548 = arith.addi %2536, %10 : index
                  %2549 = arith.addi %2548, %c37 : index
                  %2550 = memref.load %partial[%2549] : memref<?xf32>
                  %2551 = arith.addi %2536, %10 : index
                  %2552 = arith.addi %2551, %c38 : index
                  %2553 = memref.load %partial[%2552] : memref<?xf32>
                  %2554 = arith.addi %2536, %10 : index
                  %2555 = arith.addi %2554, %c39 : index
                  %2556 = memref.load %partial[%2555] : memref<?xf32>
                  %2557 = arith.addi %2538, %c3 : index
                  %2558 = memref.load %partial[%2557] : memref<?xf32>
                  %2559 = arith.addi %2395, %c67 : i32
                  %2560 = arith.subi %1836, %c17 : i32
                  %2561 = arith.minsi %2559, %2560 : i32
                  %2562 = arith.addi %2371, %2561 : i32
                  %2563 = arith.addi %ranges, %groups : index
                  %2564 = arith.muli %12, %2563 : index
                  %2565 = arith.index_castui %2562 : i32 to index
                  %2566 = arith.addi %2564, %2565 : index
                  %2567 = arith.muli %2566, %c100 : index
                  %2568 = arith.addi %2567, %c5 : index
                  %2569 = arith.addi %2568, %11 : index
                  %2570 = memref.load %partial[%2569] : memref<?xf32>
                  %2571 = arith.cmpi slt, %2559, %1836 : i32
                  %2572 = arith.select %2571, %2570, %c41 : f32
                  %2573 = arith.addi %2567, %10 : index
                  %2574 = arith.addi %2573, %c22 : index
                  %2575 = memref.load %partial[%2574] : memref<?xf32>
                  %2576 = arith.addi %2567, %10 : index
                  %2577 = arith.addi %2576, %c7 : index
                  %2578 = memref.load %partial[%2577] : memref<?xf32>
                  %2579 = arith.addi %2567, %10 : index
                  %2580 = arith.addi %2579, %c37 : index
                  %2581 = memref.load %partial[%2580] : memref<?xf32>
                  %2582 = arith.addi %2567, %10 : index
                  %2583 = arith.addi %2582, %c38 : index
                  %2584 = memref.load %partial[%2583] : memref<?xf32>
                  %2585 = arith.addi %2567, %10 : index
                  %2586 = arith.addi %2585, %c39 : index
                  %2587 = memref.load %partial[%2586] : memref<?xf32>
                  %2588 = arith.addi %2569, %c3 : index
                  %2589 = memref.load %partial[%2588] : memref<?xf32>
                  %2590 = arith.addi %2395, %c68 : i32
                  %2591 = arith.subi %1836, %c17 : i32
                  %2592 = arith.minsi %2590, %2591 : i32
                  %2593 = arith.addi %2371, %2592 : i32
                  %2594 = arith.addi %ranges, %groups : index
                  %2595 = arith.muli %12, %2594 : index
                  %2596 = arith.index_castui %2593 : i32 to index
                  %2597 = arith.addi %2595, %2596 : index
                  %2598 = arith.muli %2597, %c100 : index
                  %2599 = arith.addi %2598, %c5 : index
                  %2600 = arith.addi %2599, %11 : index
                  %2601 = memref.load %partial[%2600] : memref<?xf32>
                  %2602 = arith.cmpi slt, %2590, %1836 : i32
                  %2603 = arith.select %2602, %2601, %c41 : f32
                  %2604 = arith.addi %2598, %10 : index
                  %2605 = arith.addi %2604, %c22 : index
                  %2606 = memref.load %partial[%2605] : memref<?xf32>
                  %2607 = arith.addi %2598, %10 : index
                  %2608 = arith.addi %2607, %c7 : index
                  %2609 = memref.load %partial[%2608] : memref<?xf32>
                  %2610 = arith.addi %2598, %10 : index
                  %2611 = arith.addi %2610, %c37 : index
                  %2612 = memref.load %partial[%2611] : memref<?xf32>
                  %2613 = arith.addi %2598, %10 : index
                  %2614 = arith.addi %2613, %c38 : index
                  %2615 = memref.load %partial[%2614] : memref<?xf32>
                  %2616 = arith.addi %2598, %10 : index
                  %2617 = arith.addi %2616, %c39 : index
                  %2618 = memref.load %partial[%2617] : memref<?xf32>
                  %2619 = arith.addi %2600, %c3 : index
                  %2620 = memref.load %partial[%2619] : memref<?xf32>
                  %2621 = arith.addi %2395, %c69 : i32
                  %2622 = arith.subi %1836, %c17 : i32
                  %2623 = arith.minsi %2621, %2622 : i32
                  %2624 = arith.addi %2371, %2623 : i32
                  %2625 = arith.addi %ranges, %groups : index
                  %2626 = arith.muli %12, %2625 : index
                  %2627 = arith.index_castui %2624 : i32 to index
                  %2628 = arith.addi %2626, %2627 : index
                  %2629 = arith.muli %2628, %c100 : index
                  %2630 = arith.addi %2629, %c5 : index
                  %2631 = arith.addi %2630, %11 : index
                  %2632 = memref.load %partial[%2631] : memref<?xf32>
                  %2633 = arith.cmpi slt, %2621, %1836 : i32
                  %2634 = arith.select %2633, %2632, %c41 : f32
                  %2635 = arith.addi %2629, %10 : index
                  %2636 = arith.addi %2635, %c22 : index
                  %2637 = memref.load %partial[%2636] : memref<?xf32>
                  %2638 = arith.addi %2629, %10 : index
                  %2639 = arith.addi %2638, %c7 : index
                  %2640 = memref.load %partial[%2639] : memref<?xf32>
                  %2641 = arith.addi %2629, %10 : index
                  %2642 = arith.addi %2641, %c37 : index
                  %2643 = memref.load %partial[%2642] : memref<?xf32>
                  %2644 = arith.addi %2629, %10 : index
                  %2645 = arith.addi %2644, %c38 : index
                  %2646 = memref.load %partial[%2645] : memref<?xf32>
                  %2647 = arith.addi %2629, %10 : index
                  %2648 = arith.addi %2647, %c39 : index
                  %2649 = memref.load %partial[%2648] : memref<?xf32>
                  %2650 = arith.addi %2631, %c3 : index
                  %2651 = memref.load %partial[%2650] : memref<?xf32>
                  %2652 = arith.maxnumf %2396, %2417 fastmath<nnan> : f32
                  %2653 = arith.subf %2396, %2652 : f32
                  %2654 = wave.exp2 %2653 : f32
                  %2655 = arith.subf %2417, %2652 : f32
                  %2656 = wave.exp2 %2655 : f32
                  %2657 = arith.mulf %2397, %2654 : f32
                  %2658 = math.fma %2434, %2656, %2657 : f32
                  %2659 = arith.mulf %2398, %2654 : f32
                  %2660 = math.fma %2420, %2656, %2659 : f32
                  %2661 = arith.mulf %2399, %2654 : f32
                  %2662 = math.fma %2423, %2656, %2661 : f32
                  %2663 = arith.mulf %2400, %2654 : f32
                  %2664 = math.fma %2426, %2656, %2663 : f32
                  %2665 = arith.mulf %2401, %2654 : f32
                  %2666 = math.fma %2429, %2656, %2665 : f32
                  %2667 = arith.mulf %2402, %2654 : f32
                  %2668 = math.fma %2432, %2656, %2667 : f32
                  %2669 = arith.maxnumf %2652, %2448 fastmath<nnan> : f32
                  %2670 = arith.subf %2652, %2669 : f32
                  %2671 = wave.exp2 %2670 : f32
                  %2672 = arith.subf %2448, %2669 : f32
                  %2673 = wave.exp2 %2672 : f32
                  %2674 = arith.mulf %2658, %2671 : f32
                  %2675 = math.fma %2465, %2673, %2674 : f32
                  %2676 = arith.mulf %2660, %2671 : f32
                  %2677 = math.fma %2451, %2673, %2676 : f32
                  %2678 = arith.mulf %2662, %2671 : f32
                  %2679 = math.fma %2454, %2673, %2678 : f32
                  %2680 = arith.mulf %2664, %2671 : f32
                  %2681 = math.fma %2457, %2673, %2680 : f32
                  %2682 = arith.mulf %2666, %2671 : f32
                  %2683 = math.fma %2460, %2673, %2682 : f32
                  %2684 = arith.mulf %2668, %2671 : f32
                  %2685 = math.fma %2463, %2673, %2684 : f32
                  %2686 = arith.maxnumf %2669, %2479 fastmath<nnan> : f32
                  %2687 = arith.subf %2669, %2686 : f32
                  %2688 = wave.exp2 %2687 : f32
                  %2689 = arith.subf %2479, %2686 : f32
                  %2690 = wave.exp2 %2689 : f32
                  %2691 = arith.mulf %2675, %2688 : f32
                  %2692 = math.fma %2496, %2690, %2691 : f32
                  %2693 = arith.mulf %2677, %2688 : f32
                  %2694 = math.fma %2482, %2690, %2693 : f32
                  %2695 = arith.mulf %2679, %2688 : f32
                  %2696 = math.fma %2485, %2690, %2695 : f32
                  %2697 = arith.mulf %2681, %2688 : f32
                  %2698 = math.fma %2488, %2690, %2697 : f32
                  %2699 = arith.mulf %2683, %2688 : f32
                  %2700 = math.fma %2491, %2690, %2699 : f32
                  %2701 = arith.mulf %2685, %2688 : f32
                  %2702 = math.fma %2494, %2690, %2701 : f32
                  %2703 = arith.maxnumf %2686, %2510 fastmath<nnan> : f32
                  %2704 = arith.subf %2686, %2703 : f32
                  %2705 = wave.exp2 %2704 : f32
                  %2706 = arith.subf %2510, %2703 : f32
                  %2707 = wave.exp2 %2706 : f32
                  %2708 = arith.mulf %2692, %2705 : f32
                  %2709 = math.fma %2527, %2707, %2708 : f32
                  %2710 = arith.mulf %2694, %2705 : f32
                  %2711 = math.fma %2513, %2707, %2710 : f32
                  %2712 = arith.mulf %2696, %2705 : f32
                  %2713 = math.fma %2516, %2707, %2712 : f32
                  %2714 = arith.mulf %2698, %2705 : f32
                  %2715 = math.fma %2519, %2707, %2714 : f32
                  %2716 = arith.mulf %2700, %2705 : f32
                  %2717 = math.fma %2522, %2707, %2716 : f32
                  %2718 = arith.mulf %2702, %2705 : f32
                  %2719 = math.fma %2525, %2707, %2718 : f32
                  %2720 = arith.maxnumf %2703, %2541 fastmath<nnan> : f32
                  %2721 = arith.subf %2703, %2720 : f32
                  %2722 = wave.exp2 %2721 : f32
                  %2723 = arith.subf %2541, %2720 : f32
                  %2724 = wave.exp2 %2723 : f32
                  %2725 = arith.mulf %2709, %2722 : f32
                  %2726 = math.fma %2558, %2724, %2725 : f32
                  %2727 = arith.mulf %2711, %2722 : f32
                  %2728 = math.fma %2544, %2724, %2727 : f32
                  %2729 = arith.mulf %2713, %2722 : f32
                  %2730 = math.fma %2547, %2724, %2729 : f32
                  %2731 = arith.mulf %2715, %2722 : f32
                  %2732 = math.fma %2550, %2724, %2731 : f32
                  %2733 = arith.mulf %2717, %2722 : f32
                  %2734 = math.fma %2553, %2724, %2733 : f32
                  %2735 = arith.mulf %2719, %2722 : f32
                  %2736 = math.fma %2556, %2724, %2735 : f32
                  %2737 = arith.maxnumf %2720, %2572 fastmath<nnan> : f32
                  %2738 = arith.subf %2720, %2737 : f32
                  %2739 = wave.exp2 %2738 : f32
                  %2740 = arith.subf %2572, %2737 : f32
                  %2741 = wave.exp2 %2740 : f32
                  %2742 = arith.mulf %2726, %2739 : f32
                  %2743 = math.fma %2589, %2741, %2742 : f32
                  %2744 = arith.mulf %2728, %2739 : f32
                  %2745 = math.fma %2575, %2741, %2744 : f32
                  %2746 = arith.mulf %2730, %2739 : f32
                  %2747 = math.fma %2578, %2741, %2746 : f32
                  %2748 = arith.mulf %2732, %2739 : f32
                  %2749 = math.fma %2581, %2741, %2748 : f32
                  %2750 = arith.mulf %2734, %2739 : f32
                  %2751 = math.fma %2584, %2741, %2750 : f32
                  %2752 = arith.mulf %2736, %2739 : f32
                  %2753 = math.fma %2587, %2741, %2752 : f32
                  %2754 = arith.maxnumf %2737, %2603 fastmath<nnan> : f32
                  %2755 = arith.subf %2737, %2754 : f32
                  %2756 = wave.exp2 %2755 : f32
                  %2757 = arith.subf %2603, %2754 : f32
                  %2758 = wave.exp2 %2757 : f32
                  %2759 = arith.mulf %2743, %2756 : f32
                  %2760 = math.fma %2620, %2758, %2759 : f32
                  %2761 = arith.mulf %2745, %2756 : f32
                  %2762 = math.fma %2606, %2758, %2761 : f32
                  %2763 = arith.mulf %2747, %2756 : f32
                  %2764 = math.fma %2609, %2758, %2763 : f32
                  %2765 = arith.mulf %2749, %2756 : f32
                  %2766 = math.fma %2612, %2758, %2765 : f32
                  %2767 = arith.mulf %2751, %2756 : f32
                  %2768 = math.fma %2615, %2758, %2767 : f32
                  %2769 = arith.mulf %2753, %2756 : f32
                  %2770 = math.fma %2618, %2758, %2769 : f32
                  %2771 = arith.maxnumf %2754, %2634 fastmath<nnan> : f32
                  %2772 = arith.subf %2754, %2771 : f32
                  %2773 = wave.exp2 %2772 : f32
                  %2774 = arith.subf %2634, %2771 : f32
                  %2775 = wave.exp2 %2774 : f32
                  %2776 = arith.mulf %2760, %2773 : f32
                  %2777 = math.fma %2651, %2775, %2776 : f32
                  %2778 = arith.mulf %2762, %2773 : f32
                  %2779 = math.fma %2637, %2775, %2778 : f32
                  %2780 = arith.mulf %2764, %2773 : f32
                  %2781 = math.fma %2640, %2775, %2780 : f32
                  %2782 = arith.mulf %2766, %2773 : f32
                  %2783 = math.fma %2643, %2775, %2782 : f32
                  %2784 = arith.mulf %2768, %2773 : f32
                  %2785 = math.fma %2646, %2775, %2784 : f32
                  %2786 = arith.mulf %2770, %2773 : f32
                  %2787 = math.fma %2649, %2775, %2786 : f32
                  scf.yield %2771, %2777, %2779, %2781, %2783, %2785, %2787 : f32, f32, f32, f32, f32, f32, f32
                }
                %2788 = arith.addi %kvHeads, %18 : index
                %2789 = memref.load %scales[%2788] : memref<?xf32>
                %2790 = arith.divf %2789, %2403#1 : f32
                %2791 = arith.addi %20, %11 : index
                %2792 = arith.cmpi slt, %2791, %groupSize : index
                scf.if %2792 {
                  %2793 = arith.muli %18, %groupSize : index
                  %2794 = arith.addi %2793, %2791 : index
                  %2795 = arith.muli %2794, %c23 : index
                  %2796 = arith.muli %heads, %c23 : index
                  %2797 = arith.addi %10, %c22 : index
                  %2798 = arith.mulf %2403#2, %2790 : f32
                  %2799 = arith.addf %2798, %c42 : f32
                  %2800 = arith.minimumf %2799, %c96 : f32
                  %2801 = arith.maximumf %2800, %c97 : f32
                  %2802 = arith.truncf %2801 : f32 to f16
                  %2803 = arith.divui %2797, %c3 : index
                  %2804 = arith.addi %2795, %2803 : index
                  %2805 = arith.divui %27, %outTileRows : index
                  %2806 = arith.divui %2796, %c3 : index
                  %2807 = arith.muli %2805, %2806 : index
                  %2808 = arith.divui %2804, %c3 : index
                  %2809 = arith.addi %2807, %2808 : index
                  %2810 = arith.muli %2809, %c10 : index
                  %2811 = arith.remui %2804, %c3 : index
                  %2812 = arith.divui %2811, %c24 : index
                  %2813 = arith.addi %2810, %2812 : index
                  %2814 = arith.muli %outTileRows, %c24 : index
                  %2815 = arith.muli %2813, %2814 : index
                  %2816 = arith.remui %27, %outTileRows : index
                  %2817 = arith.muli %2816, %c24 : index
                  %2818 = arith.addi %2815, %2817 : index
                  %2819 = arith.remui %2804, %c24 : index
                  %2820 = arith.addi %2818, %2819 : index
                  memref.store %2802, %out[%2820] : memref<?xf16>
                  %2821 = arith.addi %10, %c7 : index
                  %2822 = arith.mulf %2403#3, %2790 : f32
                  %2823 = arith.addf %2822, %c42 : f32
                  %2824 = arith.minimumf %2823, %c96 : f32
                  %2825 = arith.maximumf %2824, %c97 : f32
                  %2826 = arith.truncf %2825 : f32 to f16
                  %2827 = arith.divui %2821, %c3 : index
                  %2828 = arith.addi %2795, %2827 : index
                  %2829 = arith.divui %27, %outTileRows : index
                  %2830 = arith.divui %2796, %c3 : index
                  %2831 = arith.muli %2829, %2830 : index
                  %2832 = arith.divui %2828, %c3 : index
                  %2833 = arith.addi %2831, %2832 : index
                  %2834 = arith.muli %2833, %c10 : index
                  %2835 = arith.remui %2828, %c3 : index
                  %2836 = arith.divui %2835, %c24 : index
                  %2837 = arith.addi %2834, %2836 : index
                  %2838 = arith.muli %outTileRows, %c24 : index
                  %2839 = arith.muli %2837, %2838 : index
                  %2840 = arith.remui %27, %outTileRows : index
                  %2841 = arith.muli %2840, %c24 : index
                  %2842 = arith.addi %2839, %2841 : index
                  %2843 = arith.remui %2828, %c24 : index
                  %2844 = arith.addi %2842, %2843 : index
                  memref.store %2826, %out[%2844] : memref<?xf16>
                  %2845 = arith.addi %10, %c37 : index
                  %2846 = arith.mulf %2403#4, %2790 : f32
                  %2847 = arith.addf %2846, %c42 : f32
                  %2848 = arith.minimumf %2847, %c96 : f32
                  %2849 = arith.maximumf %2848, %c97 : f32
                  %2850 = arith.truncf %2849 : f32 to f16
                  %2851 = arith.divui %2845, %c3 : index
                  %2852 = arith.addi %2795, %2851 : index
                  %2853 = arith.divui %27, %outTileRows : index
                  %2854 = arith.divui %2796, %c3 : index
                  %2855 = arith.muli %2853, %2854 : index
                  %2856 = arith.divui %2852, %c3 : index
                  %2857 = arith.addi %2855, %2856 : index
                  %2858 = arith.muli %2857, %c10 : index
                  %2859 = arith.remui %2852, %c3 : index
                  %2860 = arith.divui %2859, %c24 : index
                  %2861 = arith.addi %2858, %2860 : index
                  %2862 = arith.muli %outTileRows, %c24 : index
                  %2863 = arith.muli %2861, %2862 : index
                  %2864 = arith.remui %27, %outTileRows : index
                  %2865 = arith.muli %2864, %c24 : index
                  %2866 = arith.addi %2863, %2865 : index
                  %2867 = arith.remui %2852, %c24 : index
                  %2868 = arith.addi %2866, %2867 : index
                  memref.store %2850, %out[%2868] : memref<?xf16>
                  %2869 = arith.addi %10, %c38 : index
                  %2870 = arith.mulf %2403#5, %2790 : f32
                  %2871 = arith.addf %2870, %c42 : f32
                  %2872 = arith.minimumf %2871, %c96 : f32
                  %2873 = arith.maximumf %2872, %c97 : f32
                  %2874 = arith.truncf %2873 : f32 to f16
                  %2875 = arith.divui %2869, %c3 : index
                  %2876 = arith.addi %2795, %2875 : index
                  %2877 = arith.divui %27, %outTileRows : index
                  %2878 = arith.divui %2796, %c3 : index
                  %2879 = arith.muli %2877, %2878 : index
                  %2880 = arith.divui %2876, %c3 : index
                  %2881 = arith.addi %2879, %2880 : index
                  %2882 = arith.muli %2881, %c10 : index
                  %2883 = arith.remui %2876, %c3 : index
                  %2884 = arith.divui %2883, %c24 : index
                  %2885 = arith.addi %2882, %2884 : index
                  %2886 = arith.muli %outTileRows, %c24 : index
                  %2887 = arith.muli %2885, %2886 : index
                  %2888 = arith.remui %27, %outTileRows : index
                  %2889 = arith.muli %2888, %c24 : index
                  %2890 = arith.addi %2887, %2889 : index
                  %2891 = arith.remui %2876, %c24 : index
                  %2892 = arith.addi %2890, %2891 : index
                  memref.store %2874, %out[%2892] : memref<?xf16>
                  %2893 = arith.addi %10, %c39 : index
                  %2894 = arith.mulf %2403#6, %2790 : f32
                  %2895 = arith.addf %2894, %c42 : f32
                  %2896 = arith.minimumf %2895, %c96 : f32
                  %2897 = arith.maximumf %2896, %c97 : f32
                  %2898 = arith.truncf %2897 : f32 to f16
                  %2899 = arith.divui %2893, %c3 : index
                  %2900 = arith.addi %2795, %2899 : index
                  %2901 = arith.divui %27, %outTileRows : index
                  %2902 = arith.divui %2796, %c3 : index
                  %2903 = arith.muli %2901, %2902 : index
                  %2904 = arith.divui %2900, %c3 : index
                  %2905 = arith.addi %2903, %2904 : index
                  %2906 = arith.muli %2905, %c10 : index
                  %2907 = arith.remui %2900, %c3 : index
                  %2908 = arith.divui %2907, %c24 : index
                  %2909 = arith.addi %2906, %2908 : index
                  %2910 = arith.muli %outTileRows, %c24 : index
                  %2911 = arith.muli %2909, %2910 : index
                  %2912 = arith.remui %27, %outTileRows : index
                  %2913 = arith.muli %2912, %c24 : index
                  %2914 = arith.addi %2911, %2913 : index
                  %2915 = arith.remui %2900, %c24 : index
                  %2916 = arith.addi %2914, %2915 : index
                  memref.store %2898, %out[%2916] : memref<?xf16>
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
