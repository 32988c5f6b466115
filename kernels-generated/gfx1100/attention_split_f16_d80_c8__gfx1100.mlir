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
  %c8 = arith.constant 32 : index
  %c9 = arith.constant 8 : index
  %columnBlocks = wave.param "columnBlocks" : index
  %c11 = arith.constant 2 : index
  %itemsAt = wave.param "itemsAt" : index
  %c13 = arith.constant 4 : index
  %blockTablesAt = wave.param "blockTablesAt" : index
  %pagesPerSequence = wave.param "pagesPerSequence" : index
  %pageBytes = wave.param "pageBytes" : index
  %positionsAt = wave.param "positionsAt" : index
  %c18 = arith.constant 1 : i32
  %c19 = arith.constant 16 : i32
  %c20 = arith.constant 1023 : i32
  %c21 = arith.constant 1024 : i32
  %slots = wave.param "slots" : index
  %c23 = arith.constant 0 : index
  %c24 = arith.constant 80 : index
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
  %c79 = arith.constant 112 : index
  %c80 = arith.constant 144 : index
  %c81 = arith.constant 160 : index
  %c82 = arith.constant 176 : index
  %c83 = arith.constant 208 : index
  %c84 = arith.constant 224 : index
  %c85 = arith.constant 240 : index
  %c86 = arith.constant 272 : index
  %c87 = arith.constant 288 : index
  %c88 = arith.constant 304 : index
  %c89 = arith.constant 336 : index
  %c90 = arith.constant 352 : index
  %c91 = arith.constant 368 : index
  %c92 = arith.constant 400 : index
  %c93 = arith.constant 416 : index
  %c94 = arith.constant 432 : index
  %c95 = arith.constant 464 : index
  %c96 = arith.constant 480 : index
  %c97 = arith.constant 496 : index
  %c98 = arith.constant 1536 : index
  %c99 = arith.constant 2048 : index
  %c100 = arith.constant 2560 : index
  %c101 = arith.constant 3072 : index
  %c102 = arith.constant 3584 : index
  %outTileRows = wave.param "outTileRows" : index
  %c104 = arith.constant 0x477FE000 : f32
  %c105 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c108 = arith.constant 672 : index
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
    %37 = arith.muli %18, %c5 : index
    %38 = arith.muli %1, %c13 : index
    %39 = arith.addi %positionsAt, %27 : index
    %40 = memref.load %step[%39] : memref<?xi32>
    %41 = arith.addi %40, %c18 : i32
    %42 = arith.subi %41, %c18 : i32
    %43 = arith.divui %42, %c19 : i32
    %44 = arith.addi %41, %c20 : i32
    %45 = arith.divui %44, %c21 : i32
    %46 = arith.index_cast %slots : index to i32
    %47 = arith.cmpi slt, %14, %45 : i32
    scf.if %47 {
      %48 = arith.cmpi eq, %8, %c23 : index
      scf.if %48 {
        %49 = arith.addi %20, %1 : index
        %50 = arith.subi %groupSize, %c4 : index
        %51 = arith.minsi %49, %50 : index
        %52 = arith.muli %18, %groupSize : index
        %53 = arith.addi %52, %51 : index
        %54 = arith.muli %27, %heads : index
        %55 = arith.addi %54, %53 : index
        %56 = arith.muli %55, %c24 : index
        %57 = arith.muli %2, %c9 : index
        %58 = arith.addi %56, %57 : index
        %59 = arith.addi %58, %c23 : index
        %60 = vector.load %q[%59] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %61 = arith.addi %58, %c13 : index
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
        %118 = arith.muli %1, %c9 : index
        %119 = arith.muli %2, %c36 : index
        %120 = arith.addi %118, %119 : index
        %121 = arith.mulf %60, %117 : vector<4xf32>
        %122 = arith.truncf %121 : vector<4xf32> to vector<4xf16>
        %123 = arith.mulf %62, %117 : vector<4xf32>
        %124 = arith.truncf %123 : vector<4xf32> to vector<4xf16>
        %125 = vector.shuffle %122, %124 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %126 = arith.addi %120, %c23 : index
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
        %155 = arith.muli %154, %c21 : i32
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
          %170 = arith.subi %165, %c18 : i32
          %171 = arith.divui %158, %c19 : i32
          %172 = arith.addi %171, %c46 : i32
          %173 = arith.minsi %172, %43 : i32
          %174 = arith.index_castui %173 : i32 to index
          %175 = arith.addi %35, %174 : index
          %176 = memref.load %step[%175] : memref<?xi32>
          %177 = arith.index_cast %176 : i32 to index
          %178 = arith.muli %177, %36 : index
          %179 = arith.addi %178, %37 : index
          %180 = arith.addi %171, %c18 : i32
          %181 = arith.minsi %180, %43 : i32
          %182 = arith.index_castui %181 : i32 to index
          %183 = arith.addi %35, %182 : index
          %184 = memref.load %step[%183] : memref<?xi32>
          %185 = arith.index_cast %184 : i32 to index
          %186 = arith.muli %185, %36 : index
          %187 = arith.addi %186, %37 : index
          %188 = arith.addi %179, %38 : index
          %189 = arith.addi %188, %c23 : index
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
          %229:15 = scf.for %213 = %c46 to %212 step %c18 iter_args(%214 = %190, %215 = %193, %216 = %196, %217 = %199, %218 = %202, %219 = %205, %220 = %208, %221 = %211, %222 = %c41, %223 = %c42, %224 = %c43, %225 = %c43, %226 = %c43, %227 = %c43, %228 = %c43) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %230 = arith.muli %213, %c45 : i32
            %231 = arith.addi %158, %230 : i32
            %232 = arith.addi %231, %c45 : i32
            %233 = arith.divui %231, %c19 : i32
            %234 = arith.addi %233, %c46 : i32
            %235 = arith.minsi %234, %43 : i32
            %236 = arith.index_castui %235 : i32 to index
            %237 = arith.addi %35, %236 : index
            %238 = memref.load %step[%237] : memref<?xi32>
            %239 = arith.index_cast %238 : i32 to index
            %240 = arith.muli %239, %36 : index
            %241 = arith.addi %240, %37 : index
            %242 = arith.addi %233, %c18 : i32
            %243 = arith.minsi %242, %43 : i32
            %244 = arith.index_castui %243 : i32 to index
            %245 = arith.addi %35, %244 : index
            %246 = memref.load %step[%245] : memref<?xi32>
            %247 = arith.index_cast %246 : i32 to index
            %248 = arith.muli %247, %36 : index
            %249 = arith.addi %248, %37 : index
            %250 = arith.divui %232, %c19 : i32
            %251 = arith.addi %250, %c46 : i32
            %252 = arith.minsi %251, %43 : i32
            %253 = arith.index_castui %252 : i32 to index
            %254 = arith.addi %35, %253 : index
            %255 = memref.load %step[%254] : memref<?xi32>
            %256 = arith.index_cast %255 : i32 to index
            %257 = arith.muli %256, %36 : index
            %258 = arith.addi %257, %37 : index
            %259 = arith.addi %250, %c18 : i32
            %260 = arith.minsi %259, %43 : i32
            %261 = arith.index_castui %260 : i32 to index
            %262 = arith.addi %35, %261 : index
            %263 = memref.load %step[%262] : memref<?xi32>
            %264 = arith.index_cast %263 : i32 to index
            %265 = arith.muli %264, %36 : index
            %266 = arith.addi %265, %37 : index
            %267 = wave.opaque %c23
            %268 = arith.muli %1, %c9 : index
            %269 = arith.addi %267, %268 : index
            %270 = arith.addi %241, %38 : index
            %271 = arith.addi %270, %c37 : index
            %272 = vector.load %kv[%271] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %273 = arith.addi %241, %38 : index
            %274 = arith.addi %273, %c51 : index
            %275 = vector.load %kv[%274] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %276 = vector.shuffle %214, %215 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %277 = vector.bitcast %276 : vector<8xi32> to vector<16xf16>
            %278 = arith.addi %269, %c23 : index
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
            %309 = arith.addi %308, %c23 : index
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
            %348 = arith.addi %269, %c23 : index
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
            %558 = arith.addi %557, %c23 : index
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
            %584 = wave.opaque %c23
            scf.yield %559, %562, %565, %568, %571, %574, %577, %580, %452#0, %499, %547, %550, %553, %556, %583 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %585 = arith.cmpi eq, %169, %165 : i32
          %586:7 = scf.if %585 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
            %587 = arith.muli %170, %c45 : i32
            %588 = arith.addi %158, %587 : i32
            %589 = arith.divui %588, %c19 : i32
            %590 = arith.addi %589, %c46 : i32
            %591 = arith.minsi %590, %43 : i32
            %592 = arith.index_castui %591 : i32 to index
            %593 = arith.addi %35, %592 : index
            %594 = memref.load %step[%593] : memref<?xi32>
            %595 = arith.index_cast %594 : i32 to index
            %596 = arith.muli %595, %36 : index
            %597 = arith.addi %596, %37 : index
            %598 = arith.addi %589, %c18 : i32
            %599 = arith.minsi %598, %43 : i32
            %600 = arith.index_castui %599 : i32 to index
            %601 = arith.addi %35, %600 : index
            %602 = memref.load %step[%601] : memref<?xi32>
            %603 = arith.index_cast %602 : i32 to index
            %604 = arith.muli %603, %36 : index
            %605 = arith.addi %604, %37 : index
            %606 = wave.opaque %c23
            %607 = arith.muli %1, %c9 : index
            %608 = arith.addi %606, %607 : index
            %609 = arith.addi %597, %38 : index
            %610 = arith.addi %609, %c37 : index
            %611 = vector.load %kv[%610] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %612 = arith.addi %597, %38 : index
            %613 = arith.addi %612, %c51 : index
            %614 = vector.load %kv[%613] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %615 = vector.shuffle %229#0, %229#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %616 = vector.bitcast %615 : vector<8xi32> to vector<16xf16>
            %617 = arith.addi %608, %c23 : index
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
            %648 = arith.addi %647, %c23 : index
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
            %687 = arith.addi %608, %c23 : index
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
            %901 = arith.divui %900, %c19 : i32
            %902 = arith.addi %901, %c46 : i32
            %903 = arith.minsi %902, %43 : i32
            %904 = arith.index_castui %903 : i32 to index
            %905 = arith.addi %35, %904 : index
            %906 = memref.load %step[%905] : memref<?xi32>
            %907 = arith.index_cast %906 : i32 to index
            %908 = arith.muli %907, %36 : index
            %909 = arith.addi %908, %37 : index
            %910 = arith.addi %901, %c18 : i32
            %911 = arith.minsi %910, %43 : i32
            %912 = arith.index_castui %911 : i32 to index
            %913 = arith.addi %35, %912 : index
            %914 = memref.load %step[%913] : memref<?xi32>
            %915 = arith.index_cast %914 : i32 to index
            %916 = arith.muli %915, %36 : index
            %917 = arith.addi %916, %37 : index
            %918 = wave.opaque %c23
            %919 = arith.muli %1, %c9 : index
            %920 = arith.addi %918, %919 : index
            %921 = arith.subi %160, %900 : i32
            %922 = arith.subi %921, %c46 : i32
            %923 = arith.minsi %922, %c19 : i32
            %924 = arith.maxsi %923, %c46 : i32
            %925 = arith.cmpi sgt, %924, %c46 : i32
            %926 = arith.select %925, %c62, %c46 : i32
            %927 = arith.ori %c46, %926 : i32
            %928 = arith.cmpi sgt, %924, %c18 : i32
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
            %976 = arith.subi %975, %c19 : i32
            %977 = arith.minsi %976, %c19 : i32
            %978 = arith.maxsi %977, %c46 : i32
            %979 = arith.cmpi sgt, %978, %c46 : i32
            %980 = arith.select %979, %c62, %c46 : i32
            %981 = arith.ori %c46, %980 : i32
            %982 = arith.cmpi sgt, %978, %c18 : i32
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
            %1037 = arith.addi %920, %c23 : index
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
            %1068 = arith.addi %1067, %c23 : index
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
            %1107 = arith.addi %920, %c23 : index
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
            %1181 = arith.subi %1177, %c19 : i32
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
        %1354 = arith.cmpi slt, %1, %c9 : index
        wave.barrier
        scf.if %1354 {
          %1355 = arith.muli %8, %c8 : index
          %1356 = arith.addi %1355, %1 : index
          memref.store %162#0, %6[%1356] : memref<?xf32>
          %1357 = arith.addi %1356, %c3 : index
          memref.store %162#1, %6[%1357] : memref<?xf32>
          %1358 = arith.muli %8, %c37 : index
          %1359 = arith.muli %2, %c9 : index
          %1360 = arith.addi %1358, %1359 : index
          %1361 = arith.addi %1360, %1 : index
          %1362 = vector.extract %162#2[0] : f32 from vector<8xf32>
          %1363 = arith.addi %1361, %c23 : index
          memref.store %1362, %5[%1363] : memref<?xf32>
          %1364 = vector.extract %162#2[1] : f32 from vector<8xf32>
          %1365 = arith.addi %1361, %c3 : index
          memref.store %1364, %5[%1365] : memref<?xf32>
          %1366 = vector.extract %162#2[2] : f32 from vector<8xf32>
          %1367 = arith.addi %1361, %c8 : index
          memref.store %1366, %5[%1367] : memref<?xf32>
          %1368 = vector.extract %162#2[3] : f32 from vector<8xf32>
          %1369 = arith.addi %1361, %c27 : index
          memref.store %1368, %5[%1369] : memref<?xf32>
          %1370 = vector.extract %162#2[4] : f32 from vector<8xf32>
          %1371 = arith.addi %1361, %c29 : index
          memref.store %1370, %5[%1371] : memref<?xf32>
          %1372 = vector.extract %162#2[5] : f32 from vector<8xf32>
          %1373 = arith.addi %1361, %c24 : index
          memref.store %1372, %5[%1373] : memref<?xf32>
          %1374 = vector.extract %162#2[6] : f32 from vector<8xf32>
          %1375 = arith.addi %1361, %c78 : index
          memref.store %1374, %5[%1375] : memref<?xf32>
          %1376 = vector.extract %162#2[7] : f32 from vector<8xf32>
          %1377 = arith.addi %1361, %c79 : index
          memref.store %1376, %5[%1377] : memref<?xf32>
          %1378 = vector.extract %162#3[0] : f32 from vector<8xf32>
          %1379 = arith.addi %1361, %c36 : index
          memref.store %1378, %5[%1379] : memref<?xf32>
          %1380 = vector.extract %162#3[1] : f32 from vector<8xf32>
          %1381 = arith.addi %1361, %c80 : index
          memref.store %1380, %5[%1381] : memref<?xf32>
          %1382 = vector.extract %162#3[2] : f32 from vector<8xf32>
          %1383 = arith.addi %1361, %c81 : index
          memref.store %1382, %5[%1383] : memref<?xf32>
          %1384 = vector.extract %162#3[3] : f32 from vector<8xf32>
          %1385 = arith.addi %1361, %c82 : index
          memref.store %1384, %5[%1385] : memref<?xf32>
          %1386 = vector.extract %162#3[4] : f32 from vector<8xf32>
          %1387 = arith.addi %1361, %c47 : index
          memref.store %1386, %5[%1387] : memref<?xf32>
          %1388 = vector.extract %162#3[5] : f32 from vector<8xf32>
          %1389 = arith.addi %1361, %c83 : index
          memref.store %1388, %5[%1389] : memref<?xf32>
          %1390 = vector.extract %162#3[6] : f32 from vector<8xf32>
          %1391 = arith.addi %1361, %c84 : index
          memref.store %1390, %5[%1391] : memref<?xf32>
          %1392 = vector.extract %162#3[7] : f32 from vector<8xf32>
          %1393 = arith.addi %1361, %c85 : index
          memref.store %1392, %5[%1393] : memref<?xf32>
          %1394 = vector.extract %162#4[0] : f32 from vector<8xf32>
          %1395 = arith.addi %1361, %c7 : index
          memref.store %1394, %5[%1395] : memref<?xf32>
          %1396 = vector.extract %162#4[1] : f32 from vector<8xf32>
          %1397 = arith.addi %1361, %c86 : index
          memref.store %1396, %5[%1397] : memref<?xf32>
          %1398 = vector.extract %162#4[2] : f32 from vector<8xf32>
          %1399 = arith.addi %1361, %c87 : index
          memref.store %1398, %5[%1399] : memref<?xf32>
          %1400 = vector.extract %162#4[3] : f32 from vector<8xf32>
          %1401 = arith.addi %1361, %c88 : index
          memref.store %1400, %5[%1401] : memref<?xf32>
          %1402 = vector.extract %162#4[4] : f32 from vector<8xf32>
          %1403 = arith.addi %1361, %c48 : index
          memref.store %1402, %5[%1403] : memref<?xf32>
          %1404 = vector.extract %162#4[5] : f32 from vector<8xf32>
          %1405 = arith.addi %1361, %c89 : index
          memref.store %1404, %5[%1405] : memref<?xf32>
          %1406 = vector.extract %162#4[6] : f32 from vector<8xf32>
          %1407 = arith.addi %1361, %c90 : index
          memref.store %1406, %5[%1407] : memref<?xf32>
          %1408 = vector.extract %162#4[7] : f32 from vector<8xf32>
          %1409 = arith.addi %1361, %c91 : index
          memref.store %1408, %5[%1409] : memref<?xf32>
          %1410 = vector.extract %162#5[0] : f32 from vector<8xf32>
          %1411 = arith.addi %1361, %c49 : index
          memref.store %1410, %5[%1411] : memref<?xf32>
          %1412 = vector.extract %162#5[1] : f32 from vector<8xf32>
          %1413 = arith.addi %1361, %c92 : index
          memref.store %1412, %5[%1413] : memref<?xf32>
          %1414 = vector.extract %162#5[2] : f32 from vector<8xf32>
          %1415 = arith.addi %1361, %c93 : index
          memref.store %1414, %5[%1415] : memref<?xf32>
          %1416 = vector.extract %162#5[3] : f32 from vector<8xf32>
          %1417 = arith.addi %1361, %c94 : index
          memref.store %1416, %5[%1417] : memref<?xf32>
          %1418 = vector.extract %162#5[4] : f32 from vector<8xf32>
          %1419 = arith.addi %1361, %c50 : index
          memref.store %1418, %5[%1419] : memref<?xf32>
          %1420 = vector.extract %162#5[5] : f32 from vector<8xf32>
          %1421 = arith.addi %1361, %c95 : index
          memref.store %1420, %5[%1421] : memref<?xf32>
          %1422 = vector.extract %162#5[6] : f32 from vector<8xf32>
          %1423 = arith.addi %1361, %c96 : index
          memref.store %1422, %5[%1423] : memref<?xf32>
          %1424 = vector.extract %162#5[7] : f32 from vector<8xf32>
          %1425 = arith.addi %1361, %c97 : index
          memref.store %1424, %5[%1425] : memref<?xf32>
        }
        wave.barrier
        %1426 = arith.addi %11, %c23 : index
        %1427 = memref.load %6[%1426] : memref<?xf32>
        %1428 = arith.addi %11, %c3 : index
        %1429 = memref.load %6[%1428] : memref<?xf32>
        %1430 = arith.addi %11, %c8 : index
        %1431 = memref.load %6[%1430] : memref<?xf32>
        %1432 = arith.addi %11, %c27 : index
        %1433 = memref.load %6[%1432] : memref<?xf32>
        %1434 = arith.addi %11, %c29 : index
        %1435 = memref.load %6[%1434] : memref<?xf32>
        %1436 = arith.addi %11, %c24 : index
        %1437 = memref.load %6[%1436] : memref<?xf32>
        %1438 = arith.addi %11, %c78 : index
        %1439 = memref.load %6[%1438] : memref<?xf32>
        %1440 = arith.addi %11, %c79 : index
        %1441 = memref.load %6[%1440] : memref<?xf32>
        %1442 = arith.addi %11, %c36 : index
        %1443 = memref.load %6[%1442] : memref<?xf32>
        %1444 = arith.addi %11, %c80 : index
        %1445 = memref.load %6[%1444] : memref<?xf32>
        %1446 = arith.addi %11, %c81 : index
        %1447 = memref.load %6[%1446] : memref<?xf32>
        %1448 = arith.addi %11, %c82 : index
        %1449 = memref.load %6[%1448] : memref<?xf32>
        %1450 = arith.addi %11, %c47 : index
        %1451 = memref.load %6[%1450] : memref<?xf32>
        %1452 = arith.addi %11, %c83 : index
        %1453 = memref.load %6[%1452] : memref<?xf32>
        %1454 = arith.addi %11, %c84 : index
        %1455 = memref.load %6[%1454] : memref<?xf32>
        %1456 = arith.addi %11, %c85 : index
        %1457 = memref.load %6[%1456] : memref<?xf32>
        %1458 = arith.maxnumf %1427, %1431 fastmath<nnan> : f32
        %1459 = arith.subf %1427, %1458 : f32
        %1460 = wave.exp2 %1459 : f32
        %1461 = arith.subf %1431, %1458 : f32
        %1462 = wave.exp2 %1461 : f32
        %1463 = arith.mulf %1429, %1460 : f32
        %1464 = math.fma %1433, %1462, %1463 : f32
        %1465 = arith.maxnumf %1458, %1435 fastmath<nnan> : f32
        %1466 = arith.subf %1458, %1465 : f32
        %1467 = wave.exp2 %1466 : f32
        %1468 = arith.subf %1435, %1465 : f32
        %1469 = wave.exp2 %1468 : f32
        %1470 = arith.mulf %1464, %1467 : f32
        %1471 = math.fma %1437, %1469, %1470 : f32
        %1472 = arith.maxnumf %1465, %1439 fastmath<nnan> : f32
        %1473 = arith.subf %1465, %1472 : f32
        %1474 = wave.exp2 %1473 : f32
        %1475 = arith.subf %1439, %1472 : f32
        %1476 = wave.exp2 %1475 : f32
        %1477 = arith.mulf %1471, %1474 : f32
        %1478 = math.fma %1441, %1476, %1477 : f32
        %1479 = arith.maxnumf %1472, %1443 fastmath<nnan> : f32
        %1480 = arith.subf %1472, %1479 : f32
        %1481 = wave.exp2 %1480 : f32
        %1482 = arith.subf %1443, %1479 : f32
        %1483 = wave.exp2 %1482 : f32
        %1484 = arith.mulf %1478, %1481 : f32
        %1485 = math.fma %1445, %1483, %1484 : f32
        %1486 = arith.maxnumf %1479, %1447 fastmath<nnan> : f32
        %1487 = arith.subf %1479, %1486 : f32
        %1488 = wave.exp2 %1487 : f32
        %1489 = arith.subf %1447, %1486 : f32
        %1490 = wave.exp2 %1489 : f32
        %1491 = arith.mulf %1485, %1488 : f32
        %1492 = math.fma %1449, %1490, %1491 : f32
        %1493 = arith.maxnumf %1486, %1451 fastmath<nnan> : f32
        %1494 = arith.subf %1486, %1493 : f32
        %1495 = wave.exp2 %1494 : f32
        %1496 = arith.subf %1451, %1493 : f32
        %1497 = wave.exp2 %1496 : f32
        %1498 = arith.mulf %1492, %1495 : f32
        %1499 = math.fma %1453, %1497, %1498 : f32
        %1500 = arith.maxnumf %1493, %1455 fastmath<nnan> : f32
        %1501 = arith.subf %1493, %1500 : f32
        %1502 = wave.exp2 %1501 : f32
        %1503 = arith.subf %1455, %1500 : f32
        %1504 = wave.exp2 %1503 : f32
        %1505 = arith.mulf %1499, %1502 : f32
        %1506 = math.fma %1457, %1504, %1505 : f32
        %1507 = arith.addi %10, %c23 : index
        %1508 = arith.addi %1507, %c23 : index
        %1509 = memref.load %5[%1508] : memref<?xf32>
        %1510 = arith.addi %1507, %c37 : index
        %1511 = memref.load %5[%1510] : memref<?xf32>
        %1512 = arith.addi %1507, %c39 : index
        %1513 = memref.load %5[%1512] : memref<?xf32>
        %1514 = arith.addi %1507, %c98 : index
        %1515 = memref.load %5[%1514] : memref<?xf32>
        %1516 = arith.addi %1507, %c99 : index
        %1517 = memref.load %5[%1516] : memref<?xf32>
        %1518 = arith.addi %1507, %c100 : index
        %1519 = memref.load %5[%1518] : memref<?xf32>
        %1520 = arith.addi %1507, %c101 : index
        %1521 = memref.load %5[%1520] : memref<?xf32>
        %1522 = arith.addi %1507, %c102 : index
        %1523 = memref.load %5[%1522] : memref<?xf32>
        %1524 = arith.mulf %1509, %1460 : f32
        %1525 = math.fma %1511, %1462, %1524 : f32
        %1526 = arith.mulf %1525, %1467 : f32
        %1527 = math.fma %1513, %1469, %1526 : f32
        %1528 = arith.mulf %1527, %1474 : f32
        %1529 = math.fma %1515, %1476, %1528 : f32
        %1530 = arith.mulf %1529, %1481 : f32
        %1531 = math.fma %1517, %1483, %1530 : f32
        %1532 = arith.mulf %1531, %1488 : f32
        %1533 = math.fma %1519, %1490, %1532 : f32
        %1534 = arith.mulf %1533, %1495 : f32
        %1535 = math.fma %1521, %1497, %1534 : f32
        %1536 = arith.mulf %1535, %1502 : f32
        %1537 = math.fma %1523, %1504, %1536 : f32
        %1538 = arith.addi %10, %c7 : index
        %1539 = arith.addi %1538, %c23 : index
        %1540 = memref.load %5[%1539] : memref<?xf32>
        %1541 = arith.addi %1538, %c37 : index
        %1542 = memref.load %5[%1541] : memref<?xf32>
        %1543 = arith.addi %1538, %c39 : index
        %1544 = memref.load %5[%1543] : memref<?xf32>
        %1545 = arith.addi %1538, %c98 : index
        %1546 = memref.load %5[%1545] : memref<?xf32>
        %1547 = arith.addi %1538, %c99 : index
        %1548 = memref.load %5[%1547] : memref<?xf32>
        %1549 = arith.addi %1538, %c100 : index
        %1550 = memref.load %5[%1549] : memref<?xf32>
        %1551 = arith.addi %1538, %c101 : index
        %1552 = memref.load %5[%1551] : memref<?xf32>
        %1553 = arith.addi %1538, %c102 : index
        %1554 = memref.load %5[%1553] : memref<?xf32>
        %1555 = arith.mulf %1540, %1460 : f32
        %1556 = math.fma %1542, %1462, %1555 : f32
        %1557 = arith.mulf %1556, %1467 : f32
        %1558 = math.fma %1544, %1469, %1557 : f32
        %1559 = arith.mulf %1558, %1474 : f32
        %1560 = math.fma %1546, %1476, %1559 : f32
        %1561 = arith.mulf %1560, %1481 : f32
        %1562 = math.fma %1548, %1483, %1561 : f32
        %1563 = arith.mulf %1562, %1488 : f32
        %1564 = math.fma %1550, %1490, %1563 : f32
        %1565 = arith.mulf %1564, %1495 : f32
        %1566 = math.fma %1552, %1497, %1565 : f32
        %1567 = arith.mulf %1566, %1502 : f32
        %1568 = math.fma %1554, %1504, %1567 : f32
        wave.barrier
        scf.if %1354 {
          %1569 = arith.muli %8, %c37 : index
          %1570 = arith.muli %2, %c9 : index
          %1571 = arith.addi %1569, %1570 : index
          %1572 = arith.addi %1571, %1 : index
          %1573 = vector.extract %162#6[0] : f32 from vector<8xf32>
          %1574 = arith.addi %1572, %c23 : index
          memref.store %1573, %5[%1574] : memref<?xf32>
          %1575 = vector.extract %162#6[1] : f32 from vector<8xf32>
          %1576 = arith.addi %1572, %c3 : index
          memref.store %1575, %5[%1576] : memref<?xf32>
          %1577 = vector.extract %162#6[2] : f32 from vector<8xf32>
          %1578 = arith.addi %1572, %c8 : index
          memref.store %1577, %5[%1578] : memref<?xf32>
          %1579 = vector.extract %162#6[3] : f32 from vector<8xf32>
          %1580 = arith.addi %1572, %c27 : index
          memref.store %1579, %5[%1580] : memref<?xf32>
          %1581 = vector.extract %162#6[4] : f32 from vector<8xf32>
          %1582 = arith.addi %1572, %c29 : index
          memref.store %1581, %5[%1582] : memref<?xf32>
          %1583 = vector.extract %162#6[5] : f32 from vector<8xf32>
          %1584 = arith.addi %1572, %c24 : index
          memref.store %1583, %5[%1584] : memref<?xf32>
          %1585 = vector.extract %162#6[6] : f32 from vector<8xf32>
          %1586 = arith.addi %1572, %c78 : index
          memref.store %1585, %5[%1586] : memref<?xf32>
          %1587 = vector.extract %162#6[7] : f32 from vector<8xf32>
          %1588 = arith.addi %1572, %c79 : index
          memref.store %1587, %5[%1588] : memref<?xf32>
        }
        wave.barrier
        %1589 = arith.addi %10, %c23 : index
        %1590 = arith.addi %1589, %c23 : index
        %1591 = memref.load %5[%1590] : memref<?xf32>
        %1592 = arith.addi %1589, %c37 : index
        %1593 = memref.load %5[%1592] : memref<?xf32>
        %1594 = arith.addi %1589, %c39 : index
        %1595 = memref.load %5[%1594] : memref<?xf32>
        %1596 = arith.addi %1589, %c98 : index
        %1597 = memref.load %5[%1596] : memref<?xf32>
        %1598 = arith.addi %1589, %c99 : index
        %1599 = memref.load %5[%1598] : memref<?xf32>
        %1600 = arith.addi %1589, %c100 : index
        %1601 = memref.load %5[%1600] : memref<?xf32>
        %1602 = arith.addi %1589, %c101 : index
        %1603 = memref.load %5[%1602] : memref<?xf32>
        %1604 = arith.addi %1589, %c102 : index
        %1605 = memref.load %5[%1604] : memref<?xf32>
        %1606 = arith.mulf %1591, %1460 : f32
        %1607 = math.fma %1593, %1462, %1606 : f32
        %1608 = arith.mulf %1607, %1467 : f32
        %1609 = math.fma %1595, %1469, %1608 : f32
        %1610 = arith.mulf %1609, %1474 : f32
        %1611 = math.fma %1597, %1476, %1610 : f32
        %1612 = arith.mulf %1611, %1481 : f32
        %1613 = math.fma %1599, %1483, %1612 : f32
        %1614 = arith.mulf %1613, %1488 : f32
        %1615 = math.fma %1601, %1490, %1614 : f32
        %1616 = arith.mulf %1615, %1495 : f32
        %1617 = math.fma %1603, %1497, %1616 : f32
        %1618 = arith.mulf %1617, %1502 : f32
        %1619 = math.fma %1605, %1504, %1618 : f32
        %1620 = arith.cmpi eq, %45, %c18 : i32
        scf.if %1620 {
          %1621 = arith.addi %kvHeads, %18 : index
          %1622 = memref.load %scales[%1621] : memref<?xf32>
          %1623 = arith.divf %1622, %1506 : f32
          %1624 = arith.addi %20, %11 : index
          %1625 = arith.cmpi slt, %1624, %groupSize : index
          scf.if %1625 {
            %1626 = arith.muli %18, %groupSize : index
            %1627 = arith.addi %1626, %1624 : index
            %1628 = arith.muli %1627, %c24 : index
            %1629 = arith.muli %heads, %c24 : index
            %1630 = arith.addi %10, %c23 : index
            %1631 = arith.mulf %1537, %1623 : f32
            %1632 = arith.addf %1631, %c42 : f32
            %1633 = arith.minimumf %1632, %c104 : f32
            %1634 = arith.maximumf %1633, %c105 : f32
            %1635 = arith.truncf %1634 : f32 to f16
            %1636 = arith.divui %1630, %c9 : index
            %1637 = arith.addi %1628, %1636 : index
            %1638 = arith.divui %27, %outTileRows : index
            %1639 = arith.divui %1629, %c3 : index
            %1640 = arith.muli %1638, %1639 : index
            %1641 = arith.divui %1637, %c3 : index
            %1642 = arith.addi %1640, %1641 : index
            %1643 = arith.muli %1642, %c11 : index
            %1644 = arith.remui %1637, %c3 : index
            %1645 = arith.divui %1644, %c9 : index
            %1646 = arith.addi %1643, %1645 : index
            %1647 = arith.muli %outTileRows, %c9 : index
            %1648 = arith.muli %1646, %1647 : index
            %1649 = arith.remui %27, %outTileRows : index
            %1650 = arith.muli %1649, %c9 : index
            %1651 = arith.addi %1648, %1650 : index
            %1652 = arith.remui %1637, %c9 : index
            %1653 = arith.addi %1651, %1652 : index
            memref.store %1635, %out[%1653] : memref<?xf16>
            %1654 = arith.addi %10, %c7 : index
            %1655 = arith.mulf %1568, %1623 : f32
            %1656 = arith.addf %1655, %c42 : f32
            %1657 = arith.minimumf %1656, %c104 : f32
            %1658 = arith.maximumf %1657, %c105 : f32
            %1659 = arith.truncf %1658 : f32 to f16
            %1660 = arith.divui %1654, %c9 : index
            %1661 = arith.addi %1628, %1660 : index
            %1662 = arith.divui %27, %outTileRows : index
            %1663 = arith.divui %1629, %c3 : index
            %1664 = arith.muli %1662, %1663 : index
            %1665 = arith.divui %1661, %c3 : index
            %1666 = arith.addi %1664, %1665 : index
            %1667 = arith.muli %1666, %c11 : index
            %1668 = arith.remui %1661, %c3 : index
            %1669 = arith.divui %1668, %c9 : index
            %1670 = arith.addi %1667, %1669 : index
            %1671 = arith.muli %outTileRows, %c9 : index
            %1672 = arith.muli %1670, %1671 : index
            %1673 = arith.remui %27, %outTileRows : index
            %1674 = arith.muli %1673, %c9 : index
            %1675 = arith.addi %1672, %1674 : index
            %1676 = arith.remui %1661, %c9 : index
            %1677 = arith.addi %1675, %1676 : index
            memref.store %1659, %out[%1677] : memref<?xf16>
            %1678 = arith.cmpi slt, %10, %c36 : index
            scf.if %1678 {
              %1679 = arith.addi %10, %c37 : index
              %1680 = arith.mulf %1619, %1623 : f32
              %1681 = arith.addf %1680, %c42 : f32
              %1682 = arith.minimumf %1681, %c104 : f32
              %1683 = arith.maximumf %1682, %c105 : f32
              %1684 = arith.truncf %1683 : f32 to f16
              %1685 = arith.divui %1679, %c9 : index
              %1686 = arith.addi %1628, %1685 : index
              %1687 = arith.divui %27, %outTileRows : index
              %1688 = arith.divui %1629, %c3 : index
              %1689 = arith.muli %1687, %1688 : index
              %1690 = arith.divui %1686, %c3 : index
              %1691 = arith.addi %1689, %1690 : index
              %1692 = arith.muli %1691, %c11 : index
              %1693 = arith.remui %1686, %c3 : index
              %1694 = arith.divui %1693, %c9 : index
              %1695 = arith.addi %1692, %1694 : index
              %1696 = arith.muli %outTileRows, %c9 : index
              %1697 = arith.muli %1695, %1696 : index
              %1698 = arith.remui %27, %outTileRows : index
              %1699 = arith.muli %1698, %c9 : index
              %1700 = arith.addi %1697, %1699 : index
              %1701 = arith.remui %1686, %c9 : index
              %1702 = arith.addi %1700, %1701 : index
              memref.store %1684, %out[%1702] : memref<?xf16>
            }
          }
        } else {
          %1703 = arith.addi %ranges, %groups : index
          %1704 = arith.muli %12, %1703 : index
          %1705 = arith.index_castui %154 : i32 to index
          %1706 = arith.addi %1704, %1705 : index
          %1707 = arith.muli %1706, %c108 : index
          %1708 = arith.addi %10, %c23 : index
          %1709 = arith.addi %1707, %1708 : index
          memref.store %1537, %partial[%1709] : memref<?xf32>
          %1710 = arith.addi %10, %c7 : index
          %1711 = arith.addi %1707, %1710 : index
          memref.store %1568, %partial[%1711] : memref<?xf32>
          %1712 = arith.cmpi slt, %10, %c36 : index
          scf.if %1712 {
            %1713 = arith.addi %10, %c37 : index
            %1714 = arith.addi %1707, %1713 : index
            memref.store %1619, %partial[%1714] : memref<?xf32>
          }
          %1715 = arith.cmpi slt, %10, %c9 : index
          scf.if %1715 {
            %1716 = arith.addi %1707, %c52 : index
            %1717 = arith.addi %1716, %10 : index
            memref.store %1500, %partial[%1717] : memref<?xf32>
            %1718 = arith.addi %1717, %c9 : index
            memref.store %1506, %partial[%1718] : memref<?xf32>
          }
          %1719 = arith.addi %45, %c69 : i32
          %1720 = arith.divui %1719, %c70 : i32
          %1721 = arith.divui %154, %c70 : i32
          %1722 = arith.addi %groups, %c4 : index
          %1723 = arith.muli %12, %1722 : index
          %1724 = arith.muli %1721, %c70 : i32
          %1725 = arith.subi %45, %1724 : i32
          %1726 = arith.minsi %1725, %c70 : i32
          %1727 = arith.index_castui %1721 : i32 to index
          %1728 = arith.addi %1723, %1727 : index
          %1729 = arith.index_castui %1726 : i32 to index
          %1730 = wave.arrive %counters[%1728], %1729 : memref<?xi32>
          scf.if %1730 {
            %1731 = arith.muli %1721, %c70 : i32
            %1738:5 = scf.for %1732 = %c46 to %1726 step %c70 iter_args(%1733 = %c41, %1734 = %c42, %1735 = %c42, %1736 = %c42, %1737 = %c42) -> (f32, f32, f32, f32, f32) : i32 {
              %1739 = arith.addi %1732, %c46 : i32
              %1740 = arith.subi %1726, %c18 : i32
              %1741 = arith.minsi %1739, %1740 : i32
              %1742 = arith.addi %1731, %1741 : i32
              %1743 = arith.addi %ranges, %groups : index
              %1744 = arith.muli %12, %1743 : index
              %1745 = arith.index_castui %1742 : i32 to index
              %1746 = arith.addi %1744, %1745 : index
              %1747 = arith.muli %1746, %c108 : index
              %1748 = arith.addi %1747, %c52 : index
              %1749 = arith.addi %1748, %11 : index
              %1750 = memref.load %partial[%1749] : memref<?xf32>
              %1751 = arith.cmpi slt, %1739, %1726 : i32
              %1752 = arith.select %1751, %1750, %c41 : f32
              %1753 = arith.addi %1747, %10 : index
              %1754 = arith.addi %1753, %c23 : index
              %1755 = memref.load %partial[%1754] : memref<?xf32>
              %1756 = arith.addi %1747, %10 : index
              %1757 = arith.addi %1756, %c7 : index
              %1758 = memref.load %partial[%1757] : memref<?xf32>
              %1759 = arith.addi %10, %c37 : index
              %1760 = arith.minsi %1759, %c52 : index
              %1761 = arith.addi %1747, %1760 : index
              %1762 = memref.load %partial[%1761] : memref<?xf32>
              %1763 = arith.addi %1749, %c9 : index
              %1764 = memref.load %partial[%1763] : memref<?xf32>
              %1765 = arith.addi %1732, %c18 : i32
              %1766 = arith.subi %1726, %c18 : i32
              %1767 = arith.minsi %1765, %1766 : i32
              %1768 = arith.addi %1731, %1767 : i32
              %1769 = arith.addi %ranges, %groups : index
              %1770 = arith.muli %12, %1769 : index
              %1771 = arith.index_castui %1768 : i32 to index
              %1772 = arith.addi %1770, %1771 : index
              %1773 = arith.muli %1772, %c108 : index
              %1774 = arith.addi %1773, %c52 : index
              %1775 = arith.addi %1774, %11 : index
              %1776 = memref.load %partial[%1775] : memref<?xf32>
              %1777 = arith.cmpi slt, %1765, %1726 : i32
              %1778 = arith.select %1777, %1776, %c41 : f32
              %1779 = arith.addi %1773, %10 : index
              %1780 = arith.addi %1779, %c23 : index
              %1781 = memref.load %partial[%1780] : memref<?xf32>
              %1782 = arith.addi %1773, %10 : index
              %1783 = arith.addi %1782, %c7 : index
              %1784 = memref.load %partial[%1783] : memref<?xf32>
              %1785 = arith.addi %10, %c37 : index
              %1786 = arith.minsi %1785, %c52 : index
              %1787 = arith.addi %1773, %1786 : index
              %1788 = memref.load %partial[%1787] : memref<?xf32>
              %1789 = arith.addi %1775, %c9 : index
              %1790 = memref.load %partial[%1789] : memref<?xf32>
              %1791 = arith.addi %1732, %c63 : i32
              %1792 = arith.subi %1726, %c18 : i32
              %1793 = arith.minsi %1791, %1792 : i32
              %1794 = arith.addi %1731, %1793 : i32
              %1795 = arith.addi %ranges, %groups : index
              %1796 = arith.muli %12, %1795 : index
              %1797 = arith.index_castui %1794 : i32 to index
              %1798 = arith.addi %1796, %1797 : index
              %1799 = arith.muli %1798, %c108 : index
              %1800 = arith.addi %1799, %c52 : index
              %1801 = arith.addi %1800, %11 : index
              %1802 = memref.load %partial[%1801] : memref<?xf32>
              %1803 = arith.cmpi slt, %1791, %1726 : i32
              %1804 = arith.select %1803, %1802, %c41 : f32
              %1805 = arith.addi %1799, %10 : index
              %1806 = arith.addi %1805, %c23 : index
              %1807 = memref.load %partial[%1806] : memref<?xf32>
              %1808 = arith.addi %1799, %10 : index
              %1809 = arith.addi %1808, %c7 : index
              %1810 = memref.load %partial[%1809] : memref<?xf32>
              %1811 = arith.addi %10, %c37 : index
              %1812 = arith.minsi %1811, %c52 : index
              %1813 = arith.addi %1799, %1812 : index
              %1814 = memref.load %partial[%1813] : memref<?xf32>
              %1815 = arith.addi %1801, %c9 : index
              %1816 = memref.load %partial[%1815] : memref<?xf32>
              %1817 = arith.addi %1732, %c65 : i32
              %1818 = arith.subi %1726, %c18 : i32
              %1819 = arith.minsi %1817, %1818 : i32
              %1820 = arith.addi %1731, %1819 : i32
              %1821 = arith.addi %ranges, %groups : index
              %1822 = arith.muli %12, %1821 : index
              %1823 = arith.index_castui %1820 : i32 to index
              %1824 = arith.addi %1822, %1823 : index
              %1825 = arith.muli %1824, %c108 : index
              %1826 = arith.addi %1825, %c52 : index
              %1827 = arith.addi %1826, %11 : index
              %1828 = memref.load %partial[%1827] : memref<?xf32>
              %1829 = arith.cmpi slt, %1817, %1726 : i32
              %1830 = arith.select %1829, %1828, %c41 : f32
              %1831 = arith.addi %1825, %10 : index
              %1832 = arith.addi %1831, %c23 : index
              %1833 = memref.load %partial[%1832] : memref<?xf32>
              %1834 = arith.addi %1825, %10 : index
              %1835 = arith.addi %1834, %c7 : index
              %1836 = memref.load %partial[%1835] : memref<?xf32>
              %1837 = arith.addi %10, %c37 : index
              %1838 = arith.minsi %1837, %c52 : index
              %1839 = arith.addi %1825, %1838 : index
              %1840 = memref.load %partial[%1839] : memref<?xf32>
              %1841 = arith.addi %1827, %c9 : index
              %1842 = memref.load %partial[%1841] : memref<?xf32>
              %1843 = arith.addi %1732, %c66 : i32
              %1844 = arith.subi %1726, %c18 : i32
              %1845 = arith.minsi %1843, %1844 : i32
              %1846 = arith.addi %1731, %1845 : i32
              %1847 = arith.addi %ranges, %groups : index
              %1848 = arith.muli %12, %1847 : index
              %1849 = arith.index_castui %1846 : i32 to index
              %1850 = arith.addi %1848, %1849 : index
              %1851 = arith.muli %1850, %c108 : index
              %1852 = arith.addi %1851, %c52 : index
              %1853 = arith.addi %1852, %11 : index
              %1854 = memref.load %partial[%1853] : memref<?xf32>
              %1855 = arith.cmpi slt, %1843, %1726 : i32
              %1856 = arith.select %1855, %1854, %c41 : f32
              %1857 = arith.addi %1851, %10 : index
              %1858 = arith.addi %1857, %c23 : index
              %1859 = memref.load %partial[%1858] : memref<?xf32>
              %1860 = arith.addi %1851, %10 : index
              %1861 = arith.addi %1860, %c7 : index
              %1862 = memref.load %partial[%1861] : memref<?xf32>
              %1863 = arith.addi %10, %c37 : index
              %1864 = arith.minsi %1863, %c52 : index
              %1865 = arith.addi %1851, %1864 : index
              %1866 = memref.load %partial[%1865] : memref<?xf32>
              %1867 = arith.addi %1853, %c9 : index
              %1868 = memref.load %partial[%1867] : memref<?xf32>
              %1869 = arith.addi %1732, %c67 : i32
              %1870 = arith.subi %1726, %c18 : i32
              %1871 = arith.minsi %1869, %1870 : i32
              %1872 = arith.addi %1731, %1871 : i32
              %1873 = arith.addi %ranges, %groups : index
              %1874 = arith.muli %12, %1873 : index
              %1875 = arith.index_castui %1872 : i32 to index
              %1876 = arith.addi %1874, %1875 : index
              %1877 = arith.muli %1876, %c108 : index
              %1878 = arith.addi %1877, %c52 : index
              %1879 = arith.addi %1878, %11 : index
              %1880 = memref.load %partial[%1879] : memref<?xf32>
              %1881 = arith.cmpi slt, %1869, %1726 : i32
              %1882 = arith.select %1881, %1880, %c41 : f32
              %1883 = arith.addi %1877, %10 : index
              %1884 = arith.addi %1883, %c23 : index
              %1885 = memref.load %partial[%1884] : memref<?xf32>
              %1886 = arith.addi %1877, %10 : index
              %1887 = arith.addi %1886, %c7 : index
              %1888 = memref.load %partial[%1887] : memref<?xf32>
              %1889 = arith.addi %10, %c37 : index
              %1890 = arith.minsi %1889, %c52 : index
              %1891 = arith.addi %1877, %1890 : index
              %1892 = memref.load %partial[%1891] : memref<?xf32>
              %1893 = arith.addi %1879, %c9 : index
              %1894 = memref.load %partial[%1893] : memref<?xf32>
              %1895 = arith.addi %1732, %c68 : i32
              %1896 = arith.subi %1726, %c18 : i32
              %1897 = arith.minsi %1895, %1896 : i32
              %1898 = arith.addi %1731, %1897 : i32
              %1899 = arith.addi %ranges, %groups : index
              %1900 = arith.muli %12, %1899 : index
              %1901 = arith.index_castui %1898 : i32 to index
              %1902 = arith.addi %1900, %1901 : index
              %1903 = arith.muli %1902, %c108 : index
              %1904 = arith.addi %1903, %c52 : index
              %1905 = arith.addi %1904, %11 : index
              %1906 = memref.load %partial[%1905] : memref<?xf32>
              %1907 = arith.cmpi slt, %1895, %1726 : i32
              %1908 = arith.select %1907, %1906, %c41 : f32
              %1909 = arith.addi %1903, %10 : index
              %1910 = arith.addi %1909, %c23 : index
              %1911 = memref.load %partial[%1910] : memref<?xf32>
              %1912 = arith.addi %1903, %10 : index
              %1913 = arith.addi %1912, %c7 : index
              %1914 = memref.load %partial[%1913] : memref<?xf32>
              %1915 = arith.addi %10, %c37 : index
              %1916 = arith.minsi %1915, %c52 : index
              %1917 = arith.addi %1903, %1916 : index
              %1918 = memref.load %partial[%1917] : memref<?xf32>
              %1919 = arith.addi %1905, %c9 : index
              %1920 = memref.load %partial[%1919] : memref<?xf32>
              %1921 = arith.addi %1732, %c69 : i32
              %1922 = arith.subi %1726, %c18 : i32
              %1923 = arith.minsi %1921, %1922 : i32
              %1924 = arith.addi %1731, %1923 : i32
              %1925 = arith.addi %ranges, %groups : index
              %1926 = arith.muli %12, %1925 : index
              %1927 = arith.index_castui %1924 : i32 to index
              %1928 = arith.addi %1926, %1927 : index
              %1929 = arith.muli %1928, %c108 : index
              %1930 = arith.addi %1929, %c52 : index
              %1931 = arith.addi %1930, %11 : index
              %1932 = memref.load %partial[%1931] : memref<?xf32>
              %1933 = arith.cmpi slt, %1921, %1726 : i32
              %1934 = arith.select %1933, %1932, %c41 : f32
              %1935 = arith.addi %1929, %10 : index
              %1936 = arith.addi %1935, %c23 : index
              %1937 = memref.load %partial[%1936] : memref<?xf32>
              %1938 = arith.addi %1929, %10 : index
              %1939 = arith.addi %1938, %c7 : index
              %1940 = memref.load %partial[%1939] : memref<?xf32>
              %1941 = arith.addi %10, %c37 : index
              %1942 = arith.minsi %1941, %c52 : index
              %1943 = arith.addi %1929, %1942 : index
              %1944 = memref.load %partial[%1943] : memref<?xf32>
              %1945 = arith.addi %1931, %c9 : index
              %1946 = memref.load %partial[%1945] : memref<?xf32>
              %1947 = arith.maxnumf %1733, %1752 fastmath<nnan> : f32
              %1948 = arith.subf %1733, %1947 : f32
              %1949 = wave.exp2 %1948 : f32
              %1950 = arith.subf %1752, %1947 : f32
              %1951 = wave.exp2 %1950 : f32
              %1952 = arith.mulf %1734, %1949 : f32
              %1953 = math.fma %1764, %1951, %1952 : f32
              %1954 = arith.mulf %1735, %1949 : f32
              %1955 = math.fma %1755, %1951, %1954 : f32
              %1956 = arith.mulf %1736, %1949 : f32
              %1957 = math.fma %1758, %1951, %1956 : f32
              %1958 = arith.mulf %1737, %1949 : f32
              %1959 = math.fma %1762, %1951, %1958 : f32
              %1960 = arith.maxnumf %1947, %1778 fastmath<nnan> : f32
              %1961 = arith.subf %1947, %1960 : f32
              %1962 = wave.exp2 %1961 : f32
              %1963 = arith.subf %1778, %1960 : f32
              %1964 = wave.exp2 %1963 : f32
              %1965 = arith.mulf %1953, %1962 : f32
              %1966 = math.fma %1790, %1964, %1965 : f32
              %1967 = arith.mulf %1955, %1962 : f32
              %1968 = math.fma %1781, %1964, %1967 : f32
              %1969 = arith.mulf %1957, %1962 : f32
              %1970 = math.fma %1784, %1964, %1969 : f32
              %1971 = arith.mulf %1959, %1962 : f32
              %1972 = math.fma %1788, %1964, %1971 : f32
              %1973 = arith.maxnumf %1960, %1804 fastmath<nnan> : f32
              %1974 = arith.subf %1960, %1973 : f32
              %1975 = wave.exp2 %1974 : f32
              %1976 = arith.subf %1804, %1973 : f32
              %1977 = wave.exp2 %1976 : f32
              %1978 = arith.mulf %1966, %1975 : f32
              %1979 = math.fma %1816, %1977, %1978 : f32
              %1980 = arith.mulf %1968, %1975 : f32
              %1981 = math.fma %1807, %1977, %1980 : f32
              %1982 = arith.mulf %1970, %1975 : f32
              %1983 = math.fma %1810, %1977, %1982 : f32
              %1984 = arith.mulf %1972, %1975 : f32
              %1985 = math.fma %1814, %1977, %1984 : f32
              %1986 = arith.maxnumf %1973, %1830 fastmath<nnan> : f32
              %1987 = arith.subf %1973, %1986 : f32
              %1988 = wave.exp2 %1987 : f32
              %1989 = arith.subf %1830, %1986 : f32
              %1990 = wave.exp2 %1989 : f32
              %1991 = arith.mulf %1979, %1988 : f32
              %1992 = math.fma %1842, %1990, %1991 : f32
              %1993 = arith.mulf %1981, %1988 : f32
              %1994 = math.fma %1833, %1990, %1993 : f32
              %1995 = arith.mulf %1983, %1988 : f32
              %1996 = math.fma %1836, %1990, %1995 : f32
              %1997 = arith.mulf %1985, %1988 : f32
              %1998 = math.fma %1840, %1990, %1997 : f32
              %1999 = arith.maxnumf %1986, %1856 fastmath<nnan> : f32
              %2000 = arith.subf %1986, %1999 : f32
              %2001 = wave.exp2 %2000 : f32
              %2002 = arith.subf %1856, %1999 : f32
              %2003 = wave.exp2 %2002 : f32
              %2004 = arith.mulf %1992, %2001 : f32
              %2005 = math.fma %1868, %2003, %2004 : f32
              %2006 = arith.mulf %1994, %2001 : f32
              %2007 = math.fma %1859, %2003, %2006 : f32
              %2008 = arith.mulf %1996, %2001 : f32
              %2009 = math.fma %1862, %2003, %2008 : f32
              %2010 = arith.mulf %1998, %2001 : f32
              %2011 = math.fma %1866, %2003, %2010 : f32
              %2012 = arith.maxnumf %1999, %1882 fastmath<nnan> : f32
              %2013 = arith.subf %1999, %2012 : f32
              %2014 = wave.exp2 %2013 : f32
              %2015 = arith.subf %1882, %2012 : f32
              %2016 = wave.exp2 %2015 : f32
              %2017 = arith.mulf %2005, %2014 : f32
              %2018 = math.fma %1894, %2016, %2017 : f32
              %2019 = arith.mulf %2007, %2014 : f32
              %2020 = math.fma %1885, %2016, %2019 : f32
              %2021 = arith.mulf %2009, %2014 : f32
              %2022 = math.fma %1888, %2016, %2021 : f32
              %2023 = arith.mulf %2011, %2014 : f32
              %2024 = math.fma %1892, %2016, %2023 : f32
              %2025 = arith.maxnumf %2012, %1908 fastmath<nnan> : f32
              %2026 = arith.subf %2012, %2025 : f32
              %2027 = wave.exp2 %2026 : f32
              %2028 = arith.subf %1908, %2025 : f32
              %2029 = wave.exp2 %2028 : f32
              %2030 = arith.mulf %2018, %2027 : f32
              %2031 = math.fma %1920, %2029, %2030 : f32
              %2032 = arith.mulf %2020, %2027 : f32
              %2033 = math.fma %1911, %2029, %2032 : f32
              %2034 = arith.mulf %2022, %2027 : f32
              %2035 = math.fma %1914, %2029, %2034 : f32
              %2036 = arith.mulf %2024, %2027 : f32
              %2037 = math.fma %1918, %2029, %2036 : f32
              %2038 = arith.maxnumf %2025, %1934 fastmath<nnan> : f32
              %2039 = arith.subf %2025, %2038 : f32
              %2040 = wave.exp2 %2039 : f32
              %2041 = arith.subf %1934, %2038 : f32
              %2042 = wave.exp2 %2041 : f32
              %2043 = arith.mulf %2031, %2040 : f32
              %2044 = math.fma %1946, %2042, %2043 : f32
              %2045 = arith.mulf %2033, %2040 : f32
              %2046 = math.fma %1937, %2042, %2045 : f32
              %2047 = arith.mulf %2035, %2040 : f32
              %2048 = math.fma %1940, %2042, %2047 : f32
              %2049 = arith.mulf %2037, %2040 : f32
              %2050 = math.fma %1944, %2042, %2049 : f32
              scf.yield %2038, %2044, %2046, %2048, %2050 : f32, f32, f32, f32, f32
            }
            %2051 = arith.cmpi eq, %1720, %c18 : i32
            scf.if %2051 {
              %2052 = arith.addi %kvHeads, %18 : index
              %2053 = memref.load %scales[%2052] : memref<?xf32>
              %2054 = arith.divf %2053, %1738#1 : f32
              %2055 = arith.addi %20, %11 : index
              %2056 = arith.cmpi slt, %2055, %groupSize : index
              scf.if %2056 {
                %2057 = arith.muli %18, %groupSize : index
                %2058 = arith.addi %2057, %2055 : index
                %2059 = arith.muli %2058, %c24 : index
                %2060 = arith.muli %heads, %c24 : index
                %2061 = arith.addi %10, %c23 : index
                %2062 = arith.mulf %1738#2, %2054 : f32
                %2063 = arith.addf %2062, %c42 : f32
                %2064 = arith.minimumf %2063, %c104 : f32
                %2065 = arith.maximumf %2064, %c105 : f32
                %2066 = arith.truncf %2065 : f32 to f16
                %2067 = arith.divui %2061, %c9 : index
                %2068 = arith.addi %2059, %2067 : index
                %2069 = arith.divui %27, %outTileRows : index
                %2070 = arith.divui %2060, %c3 : index
                %2071 = arith.muli %2069, %2070 : index
                %2072 = arith.divui %2068, %c3 : index
                %2073 = arith.addi %2071, %2072 : index
                %2074 = arith.muli %2073, %c11 : index
                %2075 = arith.remui %2068, %c3 : index
                %2076 = arith.divui %2075, %c9 : index
                %2077 = arith.addi %2074, %2076 : index
                %2078 = arith.muli %outTileRows, %c9 : index
                %2079 = arith.muli %2077, %2078 : index
                %2080 = arith.remui %27, %outTileRows : index
                %2081 = arith.muli %2080, %c9 : index
                %2082 = arith.addi %2079, %2081 : index
                %2083 = arith.remui %2068, %c9 : index
                %2084 = arith.addi %2082, %2083 : index
                memref.store %2066, %out[%2084] : memref<?xf16>
                %2085 = arith.addi %10, %c7 : index
                %2086 = arith.mulf %1738#3, %2054 : f32
                %2087 = arith.addf %2086, %c42 : f32
                %2088 = arith.minimumf %2087, %c104 : f32
                %2089 = arith.maximumf %2088, %c105 : f32
                %2090 = arith.truncf %2089 : f32 to f16
                %2091 = arith.divui %2085, %c9 : index
                %2092 = arith.addi %2059, %2091 : index
                %2093 = arith.divui %27, %outTileRows : index
                %2094 = arith.divui %2060, %c3 : index
                %2095 = arith.muli %2093, %2094 : index
                %2096 = arith.divui %2092, %c3 : index
                %2097 = arith.addi %2095, %2096 : index
                %2098 = arith.muli %2097, %c11 : index
                %2099 = arith.remui %2092, %c3 : index
                %2100 = arith.divui %2099, %c9 : index
                %2101 = arith.addi %2098, %2100 : index
                %2102 = arith.muli %outTileRows, %c9 : index
                %2103 = arith.muli %2101, %2102 : index
                %2104 = arith.remui %27, %outTileRows : index
                %2105 = arith.muli %2104, %c9 : index
                %2106 = arith.addi %2103, %2105 : index
                %2107 = arith.remui %2092, %c9 : index
                %2108 = arith.addi %2106, %2107 : index
                memref.store %2090, %out[%2108] : memref<?xf16>
                %2109 = arith.cmpi slt, %10, %c36 : index
                scf.if %2109 {
                  %2110 = arith.addi %10, %c37 : index
                  %2111 = arith.mulf %1738#4, %2054 : f32
                  %2112 = arith.addf %2111, %c42 : f32
                  %2113 = arith.minimumf %2112, %c104 : f32
                  %2114 = arith.maximumf %2113, %c105 : f32
                  %2115 = arith.truncf %2114 : f32 to f16
                  %2116 = arith.divui %2110, %c9 : index
                  %2117 = arith.addi %2059, %2116 : index
                  %2118 = arith.divui %27, %outTileRows : index
                  %2119 = arith.divui %2060, %c3 : index
                  %2120 = arith.muli %2118, %2119 : index
                  %2121 = arith.divui %2117, %c3 : index
                  %2122 = arith.addi %2120, %2121 : index
                  %2123 = arith.muli %2122, %c11 : index
                  %2124 = arith.remui %2117, %c3 : index
                  %2125 = arith.divui %2124, %c9 : index
                  %2126 = arith.addi %2123, %2125 : index
                  %2127 = arith.muli %outTileRows, %c9 : index
                  %2128 = arith.muli %2126, %2127 : index
                  %2129 = arith.remui %27, %outTileRows : index
                  %2130 = arith.muli %2129, %c9 : index
                  %2131 = arith.addi %2128, %2130 : index
                  %2132 = arith.remui %2117, %c9 : index
                  %2133 = arith.addi %2131, %2132 : index
                  memref.store %2115, %out[%2133] : memref<?xf16>
                }
              }
            } else {
              %2134 = arith.index_cast %ranges : index to i32
              %2135 = arith.addi %2134, %1721 : i32
              %2136 = arith.addi %ranges, %groups : index
              %2137 = arith.muli %12, %2136 : index
              %2138 = arith.index_castui %2135 : i32 to index
              %2139 = arith.addi %2137, %2138 : index
              %2140 = arith.muli %2139, %c108 : index
              %2141 = arith.addi %10, %c23 : index
              %2142 = arith.addi %2140, %2141 : index
              memref.store %1738#2, %partial[%2142] : memref<?xf32>
              %2143 = arith.addi %10, %c7 : index
              %2144 = arith.addi %2140, %2143 : index
              memref.store %1738#3, %partial[%2144] : memref<?xf32>
              %2145 = arith.cmpi slt, %10, %c36 : index
              scf.if %2145 {
                %2146 = arith.addi %10, %c37 : index
                %2147 = arith.addi %2140, %2146 : index
                memref.store %1738#4, %partial[%2147] : memref<?xf32>
              }
              %2148 = arith.cmpi slt, %10, %c9 : index
              scf.if %2148 {
                %2149 = arith.addi %2140, %c52 : index
                %2150 = arith.addi %2149, %10 : index
                memref.store %1738#0, %partial[%2150] : memref<?xf32>
                %2151 = arith.addi %2150, %c9 : index
                memref.store %1738#1, %partial[%2151] : memref<?xf32>
              }
              %2152 = arith.addi %1723, %groups : index
              %2153 = arith.index_castui %1720 : i32 to index
              %2154 = wave.arrive %counters[%2152], %2153 : memref<?xi32>
              scf.if %2154 {
                %2161:5 = scf.for %2155 = %c46 to %1720 step %c70 iter_args(%2156 = %c41, %2157 = %c42, %2158 = %c42, %2159 = %c42, %2160 = %c42) -> (f32, f32, f32, f32, f32) : i32 {
                  %2162 = arith.addi %2155, %c46 : i32
                  %2163 = arith.subi %1720, %c18 : i32
                  %2164 = arith.minsi %2162, %2163 : i32
                  %2165 = arith.addi %2134, %2164 : i32
                  %2166 = arith.addi %ranges, %groups : index
                  %2167 = arith.muli %12, %2166 : index
                  %2168 = arith.index_castui %2165 : i32 to index
                  %2169 = arith.addi %2167, %2168 : index
                  %2170 = arith.muli %2169, %c108 : index
                  %2171 = arith.addi %2170, %c52 : index
                  %2172 = arith.addi %2171, %11 : index
                  %2173 = memref.load %partial[%2172] : memref<?xf32>
                  %2174 = arith.cmpi slt, %2162, %1720 : i32
                  %2175 = arith.select %2174, %2173, %c41 : f32
                  %2176 = arith.addi %2170, %10 : index
                  %2177 = arith.addi %2176, %c23 : index
                  %2178 = memref.load %partial[%2177] : memref<?xf32>
                  %2179 = arith.addi %2170, %10 : index
                  %2180 = arith.addi %2179, %c7 : index
                  %2181 = memref.load %partial[%2180] : memref<?xf32>
                  %2182 = arith.addi %10, %c37 : index
                  %2183 = arith.minsi %2182, %c52 : index
                  %2184 = arith.addi %2170, %2183 : index
                  %2185 = memref.load %partial[%2184] : memref<?xf32>
                  %2186 = arith.addi %2172, %c9 : index
                  %2187 = memref.load %partial[%2186] : memref<?xf32>
                  %2188 = arith.addi %2155, %c18 : i32
                  %2189 = arith.subi %1720, %c18 : i32
                  %2190 = arith.minsi %2188, %2189 : i32
                  %2191 = arith.addi %2134, %2190 : i32
                  %2192 = arith.addi %ranges, %groups : index
                  %2193 = arith.muli %12, %2192 : index
                  %2194 = arith.index_castui %2191 : i32 to index
                  %2195 = arith.addi %2193, %2194 : index
                  %2196 = arith.muli %2195, %c108 : index
                  %2197 = arith.addi %2196, %c52 : index
                  %2198 = arith.addi %2197, %11 : index
                  %2199 = memref.load %partial[%2198] : memref<?xf32>
                  %2200 = arith.cmpi slt, %2188, %1720 : i32
                  %2201 = arith.select %2200, %2199, %c41 : f32
                  %2202 = arith.addi %2196, %10 : index
                  %2203 = arith.addi %2202, %c23 : index
                  %2204 = memref.load %partial[%2203] : memref<?xf32>
                  %2205 = arith.addi %2196, %10 : index
                  %2206 = arith.addi %2205, %c7 : index
                  %2207 = memref.load %partial[%2206] : memref<?xf32>
                  %2208 = arith.addi %10, %c37 : index
                  %2209 = arith.minsi %2208, %c52 : index
                  %2210 = arith.addi %2196, %2209 : index
                  %2211 = memref.load %partial[%2210] : memref<?xf32>
                  %2212 = arith.addi %2198, %c9 : index
                  %2213 = memref.load %partial[%2212] : memref<?xf32>
                  %2214 = arith.addi %2155, %c63 : i32
                  %2215 = arith.subi %1720, %c18 : i32
                  %2216 = arith.minsi %2214, %2215 : i32
                  %2217 = arith.addi %2134, %2216 : i32
                  %2218 = arith.addi %ranges, %groups : index
                  %2219 = arith.muli %12, %2218 : index
                  %2220 = arith.index_castui %2217 : i32 to index
                  %2221 = arith.addi %2219, %2220 : index
                  %2222 = arith.muli %2221, %c108 : index
                  %2223 = arith.addi %2222, %c52 : index
                  %2224 = arith.addi %2223, %11 : index
                  %2225 = memref.load %partial[%2224] : memref<?xf32>
                  %2226 = arith.cmpi slt, %2214, %1720 : i32
                  %2227 = arith.select %2226, %2225, %c41 : f32
                  %2228 = arith.addi %2222, %10 : index
                  %2229 = arith.addi %2228, %c23 : index
                  %2230 = memref.load %partial[%2229] : memref<?xf32>
                  %2231 = arith.addi %2222, %10 : index
                  %2232 = arith.addi %2231, %c7 : index
                  %2233 = memref.load %partial[%2232] : memref<?xf32>
                  %2234 = arith.addi %10, %c37 : index
                  %2235 = arith.minsi %2234, %c52 : index
                  %2236 = arith.addi %2222, %2235 : index
                  %2237 = memref.load %partial[%2236] : memref<?xf32>
                  %2238 = arith.addi %2224, %c9 : index
                  %2239 = memref.load %partial[%2238] : memref<?xf32>
                  %2240 = arith.addi %2155, %c65 : i32
                  %2241 = arith.subi %1720, %c18 : i32
                  %2242 = arith.minsi %2240, %2241 : i32
                  %2243 = arith.addi %2134, %2242 : i32
                  %2244 = arith.addi %ranges, %groups : index
                  %2245 = arith.muli %12, %2244 : index
                  %2246 = arith.index_castui %2243 : i32 to index
                  %2247 = arith.addi %2245, %2246 : index
                  %2248 = arith.muli %2247, %c108 : index
                  %2249 = arith.addi %2248, %c52 : index
                  %2250 = arith.addi %2249, %11 : index
                  %2251 = memref.load %partial[%2250] : memref<?xf32>
                  %2252 = arith.cmpi slt, %2240, %1720 : i32
                  %2253 = arith.select %2252, %2251, %c41 : f32
                  %2254 = arith.addi %2248, %10 : index
                  %2255 = arith.addi %2254, %c23 : index
                  %2256 = memref.load %partial[%2255] : memref<?xf32>
                  %2257 = arith.addi %2248, %10 : index
                  %2258 = arith.addi %2257, %c7 : index
                  %2259 = memref.load %partial[%2258] : memref<?xf32>
                  %2260 = arith.addi %10, %c37 : index
                  %2261 = arith.minsi %2260, %c52 : index
                  %2262 = arith.addi %2248, %2261 : index
                  %2263 = memref.load %partial[%2262] : memref<?xf32>
                  %2264 = arith.addi %2250, %c9 : index
                  %2265 = memref.load %partial[%2264] : memref<?xf32>
                  %2266 = arith.addi %2155, %c66 : i32
                  %2267 = arith.subi %1720, %c18 : i32
                  %2268 = arith.minsi %2266, %2267 : i32
                  %2269 = arith.addi %2134, %2268 : i32
                  %2270 = arith.addi %ranges, %groups : index
                  %2271 = arith.muli %12, %2270 : index
                  %2272 = arith.index_castui %2269 : i32 to index
                  %2273 = arith.addi %2271, %2272 : index
                  %2274 = arith.muli %2273, %c108 : index
                  %2275 = arith.addi %2274, %c52 : index
                  %2276 = arith.addi %2275, %11 : index
                  %2277 = memref.load %partial[%2276] : memref<?xf32>
                  %2278 = arith.cmpi slt, %2266, %1720 : i32
                  %2279 = arith.select %2278, %2277, %c41 : f32
                  %2280 = arith.addi %2274, %10 : index
                  %2281 = arith.addi %2280, %c23 : index
                  %2282 = memref.load %partial[%2281] : memref<?xf32>
                  %2283 = arith.addi %2274, %10 : index
                  %2284 = arith.addi %2283, %c7 : index
                  %2285 = memref.load %partial[%2284] : memref<?xf32>
                  %2286 = arith.addi %10, %c37 : index
                  %2287 = arith.minsi %2286, %c52 : index
                  %2288 = arith.addi %2274, %2287 : index
                  %2289 = memref.load %partial[%2288] : memref<?xf32>
                  %2290 = arith.addi %2276, %c9 : index
                  %2291 = memref.load %partial[%2290] : memref<?xf32>
                  %2292 = arith.addi %2155, %c67 : i32
                  %2293 = arith.subi %1720, %c18 : i32
                  %2294 = arith.minsi %2292, %2293 : i32
                  %2295 = arith.addi %2134, %2294 : i32
                  %2296 = arith.addi %ranges, %groups : index
                  %2297 = arith.muli %12, %2296 : index
                  %2298 = arith.index_castui %2295 : i32 to index
                  %2299 = arith.addi %2297, %2298 : index
                  %2300 = arith.muli %2299, %c108 : index
                  %2301 = arith.addi %2300, %c52 : index
                  %2302 = arith.addi %2301, %11 : index
                  %2303 = memref.load %partial[%2302] : memref<?xf32>
                  %2304 = arith.cmpi slt, %2292, %1720 : i32
                  %2305 = arith.select %2304, %2303, %c41 : f32
                  %2306 = arith.addi %2300, %10 : index
                  %2307 = arith.addi %2306, %c23 : index
                  %2308 = memref.load %partial[%2307] : memref<?xf32>
                  %2309 = arith.addi %2300, %10 : index
                  %2310 = arith.addi %2309, %c7 : index
                  %2311 = memref.load %partial[%2310] : memref<?xf32>
                  %2312 = arith.addi %10, %c37 : index
                  %2313 = arith.minsi %2312, %c52 : index
                  %2314 = arith.addi %2300, %2313 : index
                  %2315 = memref.load %partial[%2314] : memref<?xf32>
                  %2316 = arith.addi %2302, %c9 : index
                  %2317 = memref.load %partial[%2316] : memref<?xf32>
                  %2318 = arith.addi %2155, %c68 : i32
                  %2319 = arith.subi %1720, %c18 : i32
                  %2320 = arith.minsi %2318, %2319 : i32
                  %2321 = arith.addi %2134, %2320 : i32
                  %2322 = arith.addi %ranges, %groups : index
                  %2323 = arith.muli %12, %2322 : index
                  %2324 = arith.index_castui %2321 : i32 to index
                  %2325 = arith.addi %2323, %2324 : index
                  %2326 = arith.muli %2325, %c108 : index
                  %2327 = arith.addi %2326, %c52 : index
                  %2328 = arith.addi %2327, %11 : index
                  %2329 = memref.load %partial[%2328] : memref<?xf32>
                  %2330 = arith.cmpi slt, %2318, %1720 : i32
                  %2331 = arith.select %2330, %2329, %c41 : f32
                  %2332 = arith.addi %2326, %10 : index
                  %2333 = arith.addi %2332, %c23 : index
                  %2334 = memref.load %partial[%2333] : memref<?xf32>
                  %2335 = arith.addi %2326, %10 : index
                  %2336 = arith.addi %2335, %c7 : index
                  %2337 = memref.load %partial[%2336] : memref<?xf32>
                  %2338 = arith.addi %10, %c37 : index
                  %2339 = arith.minsi %2338, %c52 : index
                  %2340 = arith.addi %2326, %2339 : index
                  %2341 = memref.load %partial[%2340] : memref<?xf32>
                  %2342 = arith.addi %2328, %c9 : index
                  %2343 = memref.load %partial[%2342] : memref<?xf32>
                  %2344 = arith.addi %2155, %c69 : i32
                  %2345 = arith.subi %1720, %c18 : i32
                  %2346 = arith.minsi %2344, %2345 : i32
                  %2347 = arith.addi %2134, %2346 : i32
                  %2348 = arith.addi %ranges, %groups : index
                  %2349 = arith.muli %12, %2348 : index
                  %2350 = arith.index_castui %2347 : i32 to index
                  %2351 = arith.addi %2349, %2350 : index
                  %2352 = arith.muli %2351, %c108 : index
                  %2353 = arith.addi %2352, %c52 : index
                  %2354 = arith.addi %2353, %11 : index
                  %2355 = memref.load %partial[%2354] : memref<?xf32>
                  %2356 = arith.cmpi slt, %2344, %1720 : i32
                  %2357 = arith.select %2356, %2355, %c41 : f32
                  %2358 = arith.addi %2352, %10 : index
                  %2359 = arith.addi %2358, %c23 : index
                  %2360 = memref.load %partial[%2359] : memref<?xf32>
                  %2361 = arith.addi %2352, %10 : index
                  %2362 = arith.addi %2361, %c7 : index
                  %2363 = memref.load %partial[%2362] : memref<?xf32>
                  %2364 = arith.addi %10, %c37 : index
                  %2365 = arith.minsi %2364, %c52 : index
                  %2366 = arith.addi %2352, %2365 : index
                  %2367 = memref.load %partial[%2366] : memref<?xf32>
                  %2368 = arith.addi %2354, %c9 : index
                  %2369 = memref.load %partial[%2368] : memref<?xf32>
                  %2370 = arith.maxnumf %2156, %2175 fastmath<nnan> : f32
                  %2371 = arith.subf %2156, %2370 : f32
                  %2372 = wave.exp2 %2371 : f32
                  %2373 = arith.subf %2175, %2370 : f32
                  %2374 = wave.exp2 %2373 : f32
                  %2375 = arith.mulf %2157, %2372 : f32
                  %2376 = math.fma %2187, %2374, %2375 : f32
                  %2377 = arith.mulf %2158, %2372 : f32
                  %2378 = math.fma %2178, %2374, %2377 : f32
                  %2379 = arith.mulf %2159, %2372 : f32
                  %2380 = math.fma %2181, %2374, %2379 : f32
                  %2381 = arith.mulf %2160, %2372 : f32
                  %2382 = math.fma %2185, %2374, %2381 : f32
                  %2383 = arith.maxnumf %2370, %2201 fastmath<nnan> : f32
                  %2384 = arith.subf %2370, %2383 : f32
                  %2385 = wave.exp2 %2384 : f32
                  %2386 = arith.subf %2201, %2383 : f32
                  %2387 = wave.exp2 %2386 : f32
                  %2388 = arith.mulf %2376, %2385 : f32
                  %2389 = math.fma %2213, %2387, %2388 : f32
                  %2390 = arith.mulf %2378, %2385 : f32
                  %2391 = math.fma %2204, %2387, %2390 : f32
                  %2392 = arith.mulf %2380, %2385 : f32
                  %2393 = math.fma %2207, %2387, %2392 : f32
                  %2394 = arith.mulf %2382, %2385 : f32
                  %2395 = math.fma %2211, %2387, %2394 : f32
                  %2396 = arith.maxnumf %2383, %2227 fastmath<nnan> : f32
                  %2397 = arith.subf %2383, %2396 : f32
                  %2398 = wave.exp2 %2397 : f32
                  %2399 = arith.subf %2227, %2396 : f32
                  %2400 = wave.exp2 %2399 : f32
                  %2401 = arith.mulf %2389, %2398 : f32
                  %2402 = math.fma %2239, %2400, %2401 : f32
                  %2403 = arith.mulf %2391, %2398 : f32
                  %2404 = math.fma %2230, %2400, %2403 : f32
                  %2405 = arith.mulf %2393, %2398 : f32
                  %2406 = math.fma %2233, %2400, %2405 : f32
                  %2407 = arith.mulf %2395, %2398 : f32
                  %2408 = math.fma %2237, %2400, %2407 : f32
                  %2409 = arith.maxnumf %2396, %2253 fastmath<nnan> : f32
                  %2410 = arith.subf %2396, %2409 : f32
                  %2411 = wave.exp2 %2410 : f32
                  %2412 = arith.subf %2253, %2409 : f32
                  %2413 = wave.exp2 %2412 : f32
                  %2414 = arith.mulf %2402, %2411 : f32
                  %2415 = math.fma %2265, %2413, %2414 : f32
                  %2416 = arith.mulf %2404, %2411 : f32
                  %2417 = math.fma %2256, %2413, %2416 : f32
                  %2418 = arith.mulf %2406, %2411 : f32
                  %2419 = math.fma %2259, %2413, %2418 : f32
                  %2420 = arith.mulf %2408, %2411 : f32
                  %2421 = math.fma %2263, %2413, %2420 : f32
                  %2422 = arith.maxnumf %2409, %2279 fastmath<nnan> : f32
                  %2423 = arith.subf %2409, %2422 : f32
                  %2424 = wave.exp2 %2423 : f32
                  %2425 = arith.subf %2279, %2422 : f32
                  %2426 = wave.exp2 %2425 : f32
                  %2427 = arith.mulf %2415, %2424 : f32
                  %2428 = math.fma %2291, %2426, %2427 : f32
                  %2429 = arith.mulf %2417, %2424 : f32
                  %2430 = math.fma %2282, %2426, %2429 : f32
                  %2431 = arith.mulf %2419, %2424 : f32
                  %2432 = math.fma %2285, %2426, %2431 : f32
                  %2433 = arith.mulf %2421, %2424 : f32
                  %2434 = math.fma %2289, %2426, %2433 : f32
                  %2435 = arith.maxnumf %2422, %2305 fastmath<nnan> : f32
                  %2436 = arith.subf %2422, %2435 : f32
                  %2437 = wave.exp2 %2436 : f32
                  %2438 = arith.subf %2305, %2435 : f32
                  %2439 = wave.exp2 %2438 : f32
                  %2440 = arith.mulf %2428, %2437 : f32
                  %2441 = math.fma %2317, %2439, %2440 : f32
                  %2442 = arith.mulf %2430, %2437 : f32
                  %2443 = math.fma %2308, %2439, %2442 : f32
                  %2444 = arith.mulf %2432, %2437 : f32
                  %2445 = math.fma %2311, %2439, %2444 : f32
                  %2446 = arith.mulf %2434, %2437 : f32
                  %2447 = math.fma %2315, %2439, %2446 : f32
                  %2448 = arith.maxnumf %2435, %2331 fastmath<nnan> : f32
                  %2449 = arith.subf %2435, %2448 : f32
                  %2450 = wave.exp2 %2449 : f32
                  %2451 = arith.subf %2331, %2448 : f32
                  %2452 = wave.exp2 %2451 : f32
                  %2453 = arith.mulf %2441, %2450 : f32
                  %2454 = math.fma %2343, %2452, %2453 : f32
                  %2455 = arith.mulf %2443, %2450 : f32
                  %2456 = math.fma %2334, %2452, %2455 : f32
                  %2457 = arith.mulf %2445, %2450 : f32
                  %2458 = math.fma %2337, %2452, %2457 : f32
                  %2459 = arith.mulf %2447, %2450 : f32
                  %2460 = math.fma %2341, %2452, %2459 : f32
                  %2461 = arith.maxnumf %2448, %2357 fastmath<nnan> : f32
                  %2462 = arith.subf %2448, %2461 : f32
                  %2463 = wave.exp2 %2462 : f32
                  %2464 = arith.subf %2357, %2461 : f32
                  %2465 = wave.exp2 %2464 : f32
                  %2466 = arith.mulf %2454, %2463 : f32
                  %2467 = math.fma %2369, %2465, %2466 : f32
                  %2468 = arith.mulf %2456, %2463 : f32
                  %2469 = math.fma %2360, %2465, %2468 : f32
                  %2470 = arith.mulf %2458, %2463 : f32
                  %2471 = math.fma %2363, %2465, %2470 : f32
                  %2472 = arith.mulf %2460, %2463 : f32
                  %2473 = math.fma %2367, %2465, %2472 : f32
                  scf.yield %2461, %2467, %2469, %2471, %2473 : f32, f32, f32, f32, f32
                }
                %2474 = arith.addi %kvHeads, %18 : index
                %2475 = memref.load %scales[%2474] : memref<?xf32>
                %2476 = arith.divf %2475, %2161#1 : f32
                %2477 = arith.addi %20, %11 : index
                %2478 = arith.cmpi slt, %2477, %groupSize : index
                scf.if %2478 {
                  %2479 = arith.muli %18, %groupSize : index
                  %2480 = arith.addi %2479, %2477 : index
                  %2481 = arith.muli %2480, %c24 : index
                  %2482 = arith.muli %heads, %c24 : index
                  %2483 = arith.addi %10, %c23 : index
                  %2484 = arith.mulf %2161#2, %2476 : f32
                  %2485 = arith.addf %2484, %c42 : f32
                  %2486 = arith.minimumf %2485, %c104 : f32
                  %2487 = arith.maximumf %2486, %c105 : f32
                  %2488 = arith.truncf %2487 : f32 to f16
                  %2489 = arith.divui %2483, %c9 : index
                  %2490 = arith.addi %2481, %2489 : index
                  %2491 = arith.divui %27, %outTileRows : index
                  %2492 = arith.divui %2482, %c3 : index
                  %2493 = arith.muli %2491, %2492 : index
                  %2494 = arith.divui %2490, %c3 : index
                  %2495 = arith.addi %2493, %2494 : index
                  %2496 = arith.muli %2495, %c11 : index
                  %2497 = arith.remui %2490, %c3 : index
                  %2498 = arith.divui %2497, %c9 : index
                  %2499 = arith.addi %2496, %2498 : index
                  %2500 = arith.muli %outTileRows, %c9 : index
                  %2501 = arith.muli %2499, %2500 : index
                  %2502 = arith.remui %27, %outTileRows : index
                  %2503 = arith.muli %2502, %c9 : index
                  %2504 = arith.addi %2501, %2503 : index
                  %2505 = arith.remui %2490, %c9 : index
                  %2506 = arith.addi %2504, %2505 : index
                  memref.store %2488, %out[%2506] : memref<?xf16>
                  %2507 = arith.addi %10, %c7 : index
                  %2508 = arith.mulf %2161#3, %2476 : f32
                  %2509 = arith.addf %2508, %c42 : f32
                  %2510 = arith.minimumf %2509, %c104 : f32
                  %2511 = arith.maximumf %2510, %c105 : f32
                  %2512 = arith.truncf %2511 : f32 to f16
                  %2513 = arith.divui %2507, %c9 : index
                  %2514 = arith.addi %2481, %2513 : index
                  %2515 = arith.divui %27, %outTileRows : index
                  %2516 = arith.divui %2482, %c3 : index
                  %2517 = arith.muli %2515, %2516 : index
                  %2518 = arith.divui %2514, %c3 : index
                  %2519 = arith.addi %2517, %2518 : index
                  %2520 = arith.muli %2519, %c11 : index
                  %2521 = arith.remui %2514, %c3 : index
                  %2522 = arith.divui %2521, %c9 : index
                  %2523 = arith.addi %2520, %2522 : index
                  %2524 = arith.muli %outTileRows, %c9 : index
                  %2525 = arith.muli %2523, %2524 : index
                  %2526 = arith.remui %27, %outTileRows : index
                  %2527 = arith.muli %2526, %c9 : index
                  %2528 = arith.addi %2525, %2527 : index
                  %2529 = arith.remui %2514, %c9 : index
                  %2530 = arith.addi %2528, %2529 : index
                  memref.store %2512, %out[%2530] : memref<?xf16>
                  %2531 = arith.cmpi slt, %10, %c36 : index
                  scf.if %2531 {
                    %2532 = arith.addi %10, %c37 : index
                    %2533 = arith.mulf %2161#4, %2476 : f32
                    %2534 = arith.addf %2533, %c42 : f32
                    %2535 = arith.minimumf %2534, %c104 : f32
                    %2536 = arith.maximumf %2535, %c105 : f32
                    %2537 = arith.truncf %2536 : f32 to f16
                    %2538 = arith.divui %2532, %c9 : index
                    %2539 = arith.addi %2481, %2538 : index
                    %2540 = arith.divui %27, %outTileRows : index
                    %2541 = arith.divui %2482, %c3 : index
                    %2542 = arith.muli %2540, %2541 : index
                    %2543 = arith.divui %2539, %c3 : index
                    %2544 = arith.addi %2542, %2543 : index
                    %2545 = arith.muli %2544, %c11 : index
                    %2546 = arith.remui %2539, %c3 : index
                    %2547 = arith.divui %2546, %c9 : index
                    %2548 = arith.addi %2545, %2547 : index
                    %2549 = arith.muli %outTileRows, %c9 : index
                    %2550 = arith.muli %2548, %2549 : index
                    %2551 = arith.remui %27, %outTileRows : index
                    %2552 = arith.muli %2551, %c9 : index
                    %2553 = arith.addi %2550, %2552 : index
                    %2554 = arith.remui %2539, %c9 : index
                    %2555 = arith.addi %2553, %2554 : index
                    memref.store %2537, %out[%2555] : memref<?xf16>
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
