// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='fp8_e5m2', dim=80, columns=16)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_fp8_e5m2_d80_c16__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
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
  %c15 = arith.constant 640 : index
  %positionsAt = wave.param "positionsAt" : index
  %c17 = arith.constant 1 : i32
  %c18 = arith.constant 16 : i32
  %c19 = arith.constant 1023 : i32
  %c20 = arith.constant 1024 : i32
  %slots = wave.param "slots" : index
  %c22 = arith.constant 32 : index
  %c23 = arith.constant 0 : index
  %c24 = arith.constant 320 : index
  %c25 = arith.constant 20 : index
  %c26 = arith.constant 80 : index
  %c27 = arith.constant 84 : index
  %c28 = arith.constant 8 : index
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
  %c51 = arith.constant 384 : index
  %c52 = arith.constant 448 : index
  %c53 = arith.constant 576 : index
  %c54 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c55 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c56 = arith.constant 0x41000000 : f32
  %c57 = arith.constant 0x40C00000 : f32
  %c58 = arith.constant dense<-1> : vector<4xi32>
  %c59 = arith.constant 255 : i32
  %c60 = arith.constant 2 : i32
  %c61 = arith.constant 16711680 : i32
  %c62 = arith.constant 3 : i32
  %c63 = arith.constant 4 : i32
  %c64 = arith.constant 65280 : i32
  %c65 = arith.constant 5 : i32
  %c66 = arith.constant 6 : i32
  %c67 = arith.constant -16777216 : i32
  %c68 = arith.constant 7 : i32
  %c69 = arith.constant 8 : i32
  %c70 = arith.constant 9 : i32
  %c71 = arith.constant 10 : i32
  %c72 = arith.constant 11 : i32
  %c73 = arith.constant 12 : i32
  %c74 = arith.constant 13 : i32
  %c75 = arith.constant 15 : i32
  %c76 = arith.constant 96 : index
  %c77 = arith.constant 160 : index
  %c78 = arith.constant 224 : index
  %c79 = arith.constant 288 : index
  %c80 = arith.constant 352 : index
  %c81 = arith.constant 416 : index
  %c82 = arith.constant 480 : index
  %c83 = arith.constant 112 : index
  %c84 = arith.constant 144 : index
  %c85 = arith.constant 176 : index
  %c86 = arith.constant 208 : index
  %c87 = arith.constant 240 : index
  %c88 = arith.constant 1536 : index
  %c89 = arith.constant 2048 : index
  %c90 = arith.constant 2560 : index
  %c91 = arith.constant 3072 : index
  %c92 = arith.constant 3584 : index
  %outTileRows = wave.param "outTileRows" : index
  %c94 = arith.constant 0x477FE000 : f32
  %c95 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c98 = arith.constant 1344 : index
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
    %34 = arith.muli %15, %c15 : index
    %35 = arith.muli %1, %c11 : index
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
        %51 = arith.muli %50, %c11 : index
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
      %64 = arith.addi %46, %c7 : index
      %65 = arith.cmpi slt, %64, %c24 : index
      scf.if %65 {
        %66 = arith.divui %64, %c25 : index
        %67 = arith.remui %64, %c25 : index
        %68 = arith.muli %67, %c11 : index
        %69 = arith.addi %17, %66 : index
        %70 = arith.subi %groupSize, %c4 : index
        %71 = arith.minsi %69, %70 : index
        %72 = arith.muli %24, %heads : index
        %73 = arith.muli %15, %groupSize : index
        %74 = arith.addi %72, %73 : index
        %75 = arith.addi %74, %71 : index
        %76 = arith.muli %75, %c26 : index
        %77 = arith.addi %76, %68 : index
        %78 = vector.load %q[%77] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %79 = arith.muli %66, %c27 : index
        %80 = arith.addi %79, %68 : index
        vector.store %78, %5[%80] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      wave.barrier
      %81 = arith.cmpi eq, %8, %c23 : index
      scf.if %81 {
        %82 = arith.remui %1, %c3 : index
        %83 = arith.muli %82, %c27 : index
        %84 = arith.muli %2, %c28 : index
        %85 = arith.addi %83, %84 : index
        %86 = arith.addi %85, %c23 : index
        %87 = vector.load %5[%86] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %88 = arith.addi %85, %c11 : index
        %89 = vector.load %5[%88] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %90 = arith.addi %85, %c3 : index
        %91 = vector.load %5[%90] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %92 = arith.addi %85, %c25 : index
        %93 = vector.load %5[%92] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %94 = arith.addi %85, %c22 : index
        %95 = vector.load %5[%94] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %96 = arith.addi %85, %c29 : index
        %97 = vector.load %5[%96] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %98 = arith.addi %85, %c30 : index
        %99 = vector.load %5[%98] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %100 = arith.addi %85, %c31 : index
        %101 = vector.load %5[%100] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %102 = arith.addi %85, %c32 : index
        %103 = vector.load %5[%102] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %104 = arith.addi %85, %c33 : index
        %105 = vector.load %5[%104] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %106 = math.absf %87 : vector<4xf32>
        %107 = math.absf %89 : vector<4xf32>
        %108 = arith.maxnumf %106, %107 fastmath<nnan> : vector<4xf32>
        %109 = math.absf %91 : vector<4xf32>
        %110 = arith.maxnumf %108, %109 fastmath<nnan> : vector<4xf32>
        %111 = math.absf %93 : vector<4xf32>
        %112 = arith.maxnumf %110, %111 fastmath<nnan> : vector<4xf32>
        %113 = math.absf %95 : vector<4xf32>
        %114 = arith.maxnumf %112, %113 fastmath<nnan> : vector<4xf32>
        %115 = math.absf %97 : vector<4xf32>
        %116 = arith.maxnumf %114, %115 fastmath<nnan> : vector<4xf32>
        %117 = math.absf %99 : vector<4xf32>
        %118 = arith.maxnumf %116, %117 fastmath<nnan> : vector<4xf32>
        %119 = math.absf %101 : vector<4xf32>
        %120 = arith.maxnumf %118, %119 fastmath<nnan> : vector<4xf32>
        %121 = math.absf %103 : vector<4xf32>
        %122 = arith.maxnumf %120, %121 fastmath<nnan> : vector<4xf32>
        %123 = math.absf %105 : vector<4xf32>
        %124 = arith.maxnumf %122, %123 fastmath<nnan> : vector<4xf32>
        %125 = vector.extract %124[0] : f32 from vector<4xf32>
        %126 = vector.extract %124[1] : f32 from vector<4xf32>
        %127 = vector.extract %124[2] : f32 from vector<4xf32>
        %128 = vector.extract %124[3] : f32 from vector<4xf32>
        %129 = arith.maxnumf %125, %126 fastmath<nnan> : f32
        %130 = arith.maxnumf %129, %127 fastmath<nnan> : f32
        %131 = arith.maxnumf %130, %128 fastmath<nnan> : f32
        %132 = wave.swap_halves %131 : f32
        %133 = arith.maxnumf %131, %132 fastmath<nnan> : f32
        %134 = arith.bitcast %133 : f32 to i32
        %135 = arith.shrui %134, %c34 : i32
        %136 = arith.maxsi %135, %c35 : i32
        %137 = arith.minsi %136, %c36 : i32
        %138 = arith.subi %c37, %137 : i32
        %139 = arith.shli %138, %c34 : i32
        %140 = arith.bitcast %139 : i32 to f32
        %141 = arith.subi %137, %c38 : i32
        %142 = arith.shli %141, %c34 : i32
        %143 = arith.bitcast %142 : i32 to f32
        %144 = vector.broadcast %140 : f32 to vector<4xf32>
        %145 = arith.muli %1, %c28 : index
        %146 = arith.muli %2, %c39 : index
        %147 = arith.addi %145, %146 : index
        %148 = arith.mulf %87, %144 : vector<4xf32>
        %149 = arith.truncf %148 : vector<4xf32> to vector<4xf16>
        %150 = arith.mulf %89, %144 : vector<4xf32>
        %151 = arith.truncf %150 : vector<4xf32> to vector<4xf16>
        %152 = vector.shuffle %149, %151 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %153 = arith.addi %147, %c23 : index
        vector.store %152, %4[%153] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %154 = arith.mulf %91, %144 : vector<4xf32>
        %155 = arith.truncf %154 : vector<4xf32> to vector<4xf16>
        %156 = arith.mulf %93, %144 : vector<4xf32>
        %157 = arith.truncf %156 : vector<4xf32> to vector<4xf16>
        %158 = vector.shuffle %155, %157 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %159 = arith.addi %147, %c7 : index
        vector.store %158, %4[%159] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %160 = arith.mulf %95, %144 : vector<4xf32>
        %161 = arith.truncf %160 : vector<4xf32> to vector<4xf16>
        %162 = arith.mulf %97, %144 : vector<4xf32>
        %163 = arith.truncf %162 : vector<4xf32> to vector<4xf16>
        %164 = vector.shuffle %161, %163 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %165 = arith.addi %147, %c40 : index
        vector.store %164, %4[%165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %166 = arith.mulf %99, %144 : vector<4xf32>
        %167 = arith.truncf %166 : vector<4xf32> to vector<4xf16>
        %168 = arith.mulf %101, %144 : vector<4xf32>
        %169 = arith.truncf %168 : vector<4xf32> to vector<4xf16>
        %170 = vector.shuffle %167, %169 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %171 = arith.addi %147, %c41 : index
        vector.store %170, %4[%171] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %172 = arith.mulf %103, %144 : vector<4xf32>
        %173 = arith.truncf %172 : vector<4xf32> to vector<4xf16>
        %174 = arith.mulf %105, %144 : vector<4xf32>
        %175 = arith.truncf %174 : vector<4xf32> to vector<4xf16>
        %176 = vector.shuffle %173, %175 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %177 = arith.addi %147, %c42 : index
        vector.store %176, %4[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %178 = memref.load %scales[%15] : memref<?xf32>
        %179 = arith.mulf %178, %143 : f32
        memref.store %179, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %180 = memref.load %7[%1] : memref<?xf32>
      scf.for %181 = %11 to %42 step %43 : i32 {
        %182 = arith.muli %181, %c20 : i32
        %183 = arith.index_cast %8 : index to i32
        %184 = arith.muli %183, %c43 : i32
        %185 = arith.addi %182, %184 : i32
        %186 = arith.addi %185, %c43 : i32
        %187 = arith.minsi %186, %38 : i32
        %188 = arith.cmpi slt, %185, %38 : i32
        %189:7 = scf.if %188 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %190 = arith.subi %187, %185 : i32
          %191 = arith.addi %190, %c47 : i32
          %192 = arith.divui %191, %c48 : i32
          %193 = arith.divui %185, %c18 : i32
          %194 = arith.addi %193, %c49 : i32
          %195 = arith.minsi %194, %40 : i32
          %196 = arith.index_castui %195 : i32 to index
          %197 = arith.addi %32, %196 : index
          %198 = memref.load %step[%197] : memref<?xi32>
          %199 = arith.index_cast %198 : i32 to index
          %200 = arith.muli %199, %33 : index
          %201 = arith.addi %200, %34 : index
          %202 = arith.addi %193, %c17 : i32
          %203 = arith.minsi %202, %40 : i32
          %204 = arith.index_castui %203 : i32 to index
          %205 = arith.addi %32, %204 : index
          %206 = memref.load %step[%205] : memref<?xi32>
          %207 = arith.index_cast %206 : i32 to index
          %208 = arith.muli %207, %33 : index
          %209 = arith.addi %208, %34 : index
          %210 = arith.addi %201, %35 : index
          %211 = arith.addi %210, %c23 : index
          %212 = vector.load %kv[%211] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %213 = arith.addi %209, %35 : index
          %214 = arith.addi %213, %c23 : index
          %215 = vector.load %kv[%214] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %216 = arith.addi %210, %c32 : index
          %217 = vector.load %kv[%216] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %218 = arith.addi %213, %c32 : index
          %219 = vector.load %kv[%218] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %220 = arith.addi %210, %c39 : index
          %221 = vector.load %kv[%220] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %222 = arith.addi %213, %c39 : index
          %223 = vector.load %kv[%222] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %224 = arith.addi %210, %c50 : index
          %225 = vector.load %kv[%224] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %226 = arith.addi %213, %c50 : index
          %227 = vector.load %kv[%226] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %244:15 = scf.for %228 = %c49 to %192 step %c17 iter_args(%229 = %212, %230 = %215, %231 = %217, %232 = %219, %233 = %221, %234 = %223, %235 = %225, %236 = %227, %237 = %c44, %238 = %c45, %239 = %c46, %240 = %c46, %241 = %c46, %242 = %c46, %243 = %c46) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %245 = arith.muli %228, %c48 : i32
            %246 = arith.addi %185, %245 : i32
            %247 = arith.addi %246, %c48 : i32
            %248 = arith.divui %246, %c18 : i32
            %249 = arith.addi %248, %c49 : i32
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
            %265 = arith.divui %247, %c18 : i32
            %266 = arith.addi %265, %c49 : i32
            %267 = arith.minsi %266, %40 : i32
            %268 = arith.index_castui %267 : i32 to index
            %269 = arith.addi %32, %268 : index
            %270 = memref.load %step[%269] : memref<?xi32>
            %271 = arith.index_cast %270 : i32 to index
            %272 = arith.muli %271, %33 : index
            %273 = arith.addi %272, %34 : index
            %274 = arith.addi %265, %c17 : i32
            %275 = arith.minsi %274, %40 : i32
            %276 = arith.index_castui %275 : i32 to index
            %277 = arith.addi %32, %276 : index
            %278 = memref.load %step[%277] : memref<?xi32>
            %279 = arith.index_cast %278 : i32 to index
            %280 = arith.muli %279, %33 : index
            %281 = arith.addi %280, %34 : index
            %282 = wave.opaque %c23 : index
            %283 = arith.muli %1, %c28 : index
            %284 = arith.addi %282, %283 : index
            %285 = arith.addi %256, %35 : index
            %286 = arith.addi %285, %c7 : index
            %287 = vector.load %kv[%286] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %288 = arith.addi %264, %35 : index
            %289 = arith.addi %288, %c7 : index
            %290 = vector.load %kv[%289] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %291 = vector.bitcast %229 : vector<4xi32> to vector<16xi8>
            %292 = wave.fp8_decode "e5m2" packed %291 : vector<16xi8> -> vector<16xf16>
            %293 = vector.bitcast %230 : vector<4xi32> to vector<16xi8>
            %294 = wave.fp8_decode "e5m2" packed %293 : vector<16xi8> -> vector<16xf16>
            %295 = arith.addi %284, %c23 : index
            %296 = vector.load %4[%295] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %297 = arith.addi %295, %c39 : index
            %298 = vector.load %4[%297] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %299 = vector.shuffle %296, %298 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %300 = wave.mma %292, %299, %c46 : vector<16xf16>, vector<8xf32>
            %301 = wave.mma %294, %299, %c46 : vector<16xf16>, vector<8xf32>
            %302 = arith.addi %285, %c24 : index
            %303 = vector.load %kv[%302] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %304 = arith.addi %288, %c24 : index
            %305 = vector.load %kv[%304] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %306 = vector.bitcast %231 : vector<4xi32> to vector<16xi8>
            %307 = wave.fp8_decode "e5m2" packed %306 : vector<16xi8> -> vector<16xf16>
            %308 = vector.bitcast %232 : vector<4xi32> to vector<16xi8>
            %309 = wave.fp8_decode "e5m2" packed %308 : vector<16xi8> -> vector<16xf16>
            %310 = arith.addi %284, %c7 : index
            %311 = vector.load %4[%310] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %312 = arith.addi %310, %c39 : index
            %313 = vector.load %4[%312] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %314 = vector.shuffle %311, %313 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %315 = wave.mma %307, %314, %300 : vector<16xf16>, vector<8xf32>
            %316 = wave.mma %309, %314, %301 : vector<16xf16>, vector<8xf32>
            %317 = arith.addi %285, %c51 : index
            %318 = vector.load %kv[%317] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %319 = arith.addi %288, %c51 : index
            %320 = vector.load %kv[%319] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %321 = vector.bitcast %233 : vector<4xi32> to vector<16xi8>
            %322 = wave.fp8_decode "e5m2" packed %321 : vector<16xi8> -> vector<16xf16>
            %323 = vector.bitcast %234 : vector<4xi32> to vector<16xi8>
            %324 = wave.fp8_decode "e5m2" packed %323 : vector<16xi8> -> vector<16xf16>
            %325 = arith.addi %284, %c40 : index
            %326 = vector.load %4[%325] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %327 = arith.addi %325, %c39 : index
            %328 = vector.load %4[%327] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %329 = vector.shuffle %326, %328 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %330 = wave.mma %322, %329, %315 : vector<16xf16>, vector<8xf32>
            %331 = wave.mma %324, %329, %316 : vector<16xf16>, vector<8xf32>
            %332 = arith.addi %285, %c52 : index
            %333 = vector.load %kv[%332] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %334 = arith.addi %288, %c52 : index
            %335 = vector.load %kv[%334] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %336 = vector.bitcast %235 : vector<4xi32> to vector<16xi8>
            %337 = wave.fp8_decode "e5m2" packed %336 : vector<16xi8> -> vector<16xf16>
            %338 = vector.bitcast %236 : vector<4xi32> to vector<16xi8>
            %339 = wave.fp8_decode "e5m2" packed %338 : vector<16xi8> -> vector<16xf16>
            %340 = arith.addi %284, %c41 : index
            %341 = vector.load %4[%340] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %342 = arith.addi %340, %c39 : index
            %343 = vector.load %4[%342] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %344 = vector.shuffle %341, %343 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %345 = wave.mma %337, %344, %330 : vector<16xf16>, vector<8xf32>
            %346 = wave.mma %339, %344, %331 : vector<16xf16>, vector<8xf32>
            %347 = arith.addi %285, %c40 : index
            %348 = vector.load %kv[%347] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %349 = arith.addi %288, %c40 : index
            %350 = vector.load %kv[%349] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %351 = vector.bitcast %287 : vector<4xi32> to vector<16xi8>
            %352 = wave.fp8_decode "e5m2" packed %351 : vector<16xi8> -> vector<16xf16>
            %353 = vector.bitcast %290 : vector<4xi32> to vector<16xi8>
            %354 = wave.fp8_decode "e5m2" packed %353 : vector<16xi8> -> vector<16xf16>
            %355 = arith.addi %284, %c42 : index
            %356 = vector.load %4[%355] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %357 = arith.addi %355, %c39 : index
            %358 = vector.load %4[%357] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %359 = vector.shuffle %356, %358 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %360 = wave.mma %352, %359, %345 : vector<16xf16>, vector<8xf32>
            %361 = wave.mma %354, %359, %346 : vector<16xf16>, vector<8xf32>
            %362 = arith.addi %285, %c53 : index
            %363 = vector.load %kv[%362] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %364 = arith.addi %288, %c53 : index
            %365 = vector.load %kv[%364] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %366 = wave.opaque %360 : vector<8xf32>
            %367 = wave.opaque %361 : vector<8xf32>
            %368 = wave.opaque %247 : i32
            %369 = arith.cmpi sgt, %368, %187 : i32
            %370:2 = scf.if %369 -> (vector<8xf32>, vector<8xf32>) {
              %371 = arith.index_cast %2 : index to i32
              %372 = arith.addi %246, %371 : i32
              %373 = arith.subi %38, %372 : i32
              %374 = arith.subi %373, %c49 : i32
              %375 = vector.broadcast %374 : i32 to vector<8xi32>
              %376 = arith.cmpi sgt, %375, %c55 : vector<8xi32>
              %377 = arith.select %376, %366, %c54 : vector<8xi1>, vector<8xf32>
              %378 = arith.subi %373, %c18 : i32
              %379 = vector.broadcast %378 : i32 to vector<8xi32>
              %380 = arith.cmpi sgt, %379, %c55 : vector<8xi32>
              %381 = arith.select %380, %367, %c54 : vector<8xi1>, vector<8xf32>
              scf.yield %377, %381 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %366, %367 : vector<8xf32>, vector<8xf32>
            }
            %382 = vector.extract %370#0[0] : f32 from vector<8xf32>
            %383 = vector.extract %370#0[1] : f32 from vector<8xf32>
            %384 = vector.extract %370#0[2] : f32 from vector<8xf32>
            %385 = vector.extract %370#0[3] : f32 from vector<8xf32>
            %386 = vector.extract %370#0[4] : f32 from vector<8xf32>
            %387 = vector.extract %370#0[5] : f32 from vector<8xf32>
            %388 = vector.extract %370#0[6] : f32 from vector<8xf32>
            %389 = vector.extract %370#0[7] : f32 from vector<8xf32>
            %390 = vector.extract %370#1[0] : f32 from vector<8xf32>
            %391 = vector.extract %370#1[1] : f32 from vector<8xf32>
            %392 = vector.extract %370#1[2] : f32 from vector<8xf32>
            %393 = vector.extract %370#1[3] : f32 from vector<8xf32>
            %394 = vector.extract %370#1[4] : f32 from vector<8xf32>
            %395 = vector.extract %370#1[5] : f32 from vector<8xf32>
            %396 = vector.extract %370#1[6] : f32 from vector<8xf32>
            %397 = vector.extract %370#1[7] : f32 from vector<8xf32>
            %398 = arith.maxnumf %382, %383 fastmath<nnan> : f32
            %399 = arith.maxnumf %398, %384 fastmath<nnan> : f32
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
            %413 = wave.swap_halves %412 : f32
            %414 = arith.maxnumf %412, %413 fastmath<nnan> : f32
            %415 = arith.mulf %414, %180 : f32
            %416 = arith.addf %237, %c56 : f32
            %417 = arith.cmpf ogt, %415, %416 : f32
            %418:7 = scf.if %417 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %419 = arith.subf %237, %415 : f32
              %420 = wave.exp2 %419 : f32
              %421 = vector.broadcast %420 : f32 to vector<8xf32>
              %422 = arith.mulf %238, %420 : f32
              %423 = arith.mulf %239, %421 : vector<8xf32>
              %424 = arith.mulf %240, %421 : vector<8xf32>
              %425 = arith.mulf %241, %421 : vector<8xf32>
              %426 = arith.mulf %242, %421 : vector<8xf32>
              %427 = arith.mulf %243, %421 : vector<8xf32>
              scf.yield %415, %422, %423, %424, %425, %426, %427 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %237, %238, %239, %240, %241, %242, %243 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %428 = vector.broadcast %180 : f32 to vector<8xf32>
            %429 = arith.subf %c57, %418#0 : f32
            %430 = vector.broadcast %429 : f32 to vector<8xf32>
            %431 = math.fma %370#0, %428, %430 : vector<8xf32>
            %432 = wave.exp2 %431 : vector<8xf32>
            %433 = math.fma %370#1, %428, %430 : vector<8xf32>
            %434 = wave.exp2 %433 : vector<8xf32>
            %435 = arith.truncf %432 : vector<8xf32> to vector<8xf16>
            %436 = vector.bitcast %435 : vector<8xf16> to vector<4xi32>
            %437 = wave.swap_halves %436 : vector<4xi32>
            %438 = arith.select %3, %437, %436 : vector<4xi32>
            %439 = arith.select %3, %436, %437 : vector<4xi32>
            %440 = vector.shuffle %438, %439 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %441 = vector.bitcast %440 : vector<8xi32> to vector<16xf16>
            %442 = arith.truncf %434 : vector<8xf32> to vector<8xf16>
            %443 = vector.bitcast %442 : vector<8xf16> to vector<4xi32>
            %444 = wave.swap_halves %443 : vector<4xi32>
            %445 = arith.select %3, %444, %443 : vector<4xi32>
            %446 = arith.select %3, %443, %444 : vector<4xi32>
            %447 = vector.shuffle %445, %446 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %448 = vector.bitcast %447 : vector<8xi32> to vector<16xf16>
            %449 = arith.addf %432, %434 : vector<8xf32>
            %450 = vector.extract %449[0] : f32 from vector<8xf32>
            %451 = vector.extract %449[1] : f32 from vector<8xf32>
            %452 = vector.extract %449[2] : f32 from vector<8xf32>
            %453 = vector.extract %449[3] : f32 from vector<8xf32>
            %454 = vector.extract %449[4] : f32 from vector<8xf32>
            %455 = vector.extract %449[5] : f32 from vector<8xf32>
            %456 = vector.extract %449[6] : f32 from vector<8xf32>
            %457 = vector.extract %449[7] : f32 from vector<8xf32>
            %458 = arith.addf %450, %454 : f32
            %459 = arith.addf %451, %455 : f32
            %460 = arith.addf %452, %456 : f32
            %461 = arith.addf %453, %457 : f32
            %462 = arith.addf %458, %460 : f32
            %463 = arith.addf %459, %461 : f32
            %464 = arith.addf %462, %463 : f32
            %465 = arith.addf %418#1, %464 : f32
            %466 = wave.opaque %465 : f32
            %467 = wave.opaque %247 : i32
            %468 = arith.cmpi sgt, %467, %187 : i32
            %469:2 = scf.if %468 -> (vector<4xi32>, vector<4xi32>) {
              %470 = arith.subi %187, %246 : i32
              %471 = arith.subi %470, %c49 : i32
              %472 = arith.minsi %471, %c18 : i32
              %473 = arith.maxsi %472, %c49 : i32
              %474 = arith.cmpi sgt, %473, %c49 : i32
              %475 = arith.select %474, %c59, %c49 : i32
              %476 = arith.ori %c49, %475 : i32
              %477 = arith.cmpi sgt, %473, %c17 : i32
              %478 = arith.select %477, %c59, %c49 : i32
              %479 = arith.ori %c49, %478 : i32
              %480 = arith.cmpi sgt, %473, %c60 : i32
              %481 = arith.select %480, %c61, %c49 : i32
              %482 = arith.ori %476, %481 : i32
              %483 = arith.cmpi sgt, %473, %c62 : i32
              %484 = arith.select %483, %c61, %c49 : i32
              %485 = arith.ori %479, %484 : i32
              %486 = arith.cmpi sgt, %473, %c63 : i32
              %487 = arith.select %486, %c64, %c49 : i32
              %488 = arith.ori %482, %487 : i32
              %489 = arith.cmpi sgt, %473, %c65 : i32
              %490 = arith.select %489, %c64, %c49 : i32
              %491 = arith.ori %485, %490 : i32
              %492 = arith.cmpi sgt, %473, %c66 : i32
              %493 = arith.select %492, %c67, %c49 : i32
              %494 = arith.ori %488, %493 : i32
              %495 = arith.cmpi sgt, %473, %c68 : i32
              %496 = arith.select %495, %c67, %c49 : i32
              %497 = arith.ori %491, %496 : i32
              %498 = arith.cmpi sgt, %473, %c69 : i32
              %499 = arith.select %498, %c59, %c49 : i32
              %500 = arith.ori %c49, %499 : i32
              %501 = arith.cmpi sgt, %473, %c70 : i32
              %502 = arith.select %501, %c59, %c49 : i32
              %503 = arith.ori %c49, %502 : i32
              %504 = arith.cmpi sgt, %473, %c71 : i32
              %505 = arith.select %504, %c61, %c49 : i32
              %506 = arith.ori %500, %505 : i32
              %507 = arith.cmpi sgt, %473, %c72 : i32
              %508 = arith.select %507, %c61, %c49 : i32
              %509 = arith.ori %503, %508 : i32
              %510 = arith.cmpi sgt, %473, %c73 : i32
              %511 = arith.select %510, %c64, %c49 : i32
              %512 = arith.ori %506, %511 : i32
              %513 = arith.cmpi sgt, %473, %c74 : i32
              %514 = arith.select %513, %c64, %c49 : i32
              %515 = arith.ori %509, %514 : i32
              %516 = arith.cmpi sgt, %473, %c38 : i32
              %517 = arith.select %516, %c67, %c49 : i32
              %518 = arith.ori %512, %517 : i32
              %519 = arith.cmpi sgt, %473, %c75 : i32
              %520 = arith.select %519, %c67, %c49 : i32
              %521 = arith.ori %515, %520 : i32
              %522 = vector.from_elements %494, %518, %497, %521 : vector<4xi32>
              %523 = arith.subi %470, %c18 : i32
              %524 = arith.minsi %523, %c18 : i32
              %525 = arith.maxsi %524, %c49 : i32
              %526 = arith.cmpi sgt, %525, %c49 : i32
              %527 = arith.select %526, %c59, %c49 : i32
              %528 = arith.ori %c49, %527 : i32
              %529 = arith.cmpi sgt, %525, %c17 : i32
              %530 = arith.select %529, %c59, %c49 : i32
              %531 = arith.ori %c49, %530 : i32
              %532 = arith.cmpi sgt, %525, %c60 : i32
              %533 = arith.select %532, %c61, %c49 : i32
              %534 = arith.ori %528, %533 : i32
              %535 = arith.cmpi sgt, %525, %c62 : i32
              %536 = arith.select %535, %c61, %c49 : i32
              %537 = arith.ori %531, %536 : i32
              %538 = arith.cmpi sgt, %525, %c63 : i32
              %539 = arith.select %538, %c64, %c49 : i32
              %540 = arith.ori %534, %539 : i32
              %541 = arith.cmpi sgt, %525, %c65 : i32
              %542 = arith.select %541, %c64, %c49 : i32
              %543 = arith.ori %537, %542 : i32
              %544 = arith.cmpi sgt, %525, %c66 : i32
              %545 = arith.select %544, %c67, %c49 : i32
              %546 = arith.ori %540, %545 : i32
              %547 = arith.cmpi sgt, %525, %c68 : i32
              %548 = arith.select %547, %c67, %c49 : i32
              %549 = arith.ori %543, %548 : i32
              %550 = arith.cmpi sgt, %525, %c69 : i32
              %551 = arith.select %550, %c59, %c49 : i32
              %552 = arith.ori %c49, %551 : i32
              %553 = arith.cmpi sgt, %525, %c70 : i32
              %554 = arith.select %553, %c59, %c49 : i32
              %555 = arith.ori %c49, %554 : i32
              %556 = arith.cmpi sgt, %525, %c71 : i32
              %557 = arith.select %556, %c61, %c49 : i32
              %558 = arith.ori %552, %557 : i32
              %559 = arith.cmpi sgt, %525, %c72 : i32
              %560 = arith.select %559, %c61, %c49 : i32
              %561 = arith.ori %555, %560 : i32
              %562 = arith.cmpi sgt, %525, %c73 : i32
              %563 = arith.select %562, %c64, %c49 : i32
              %564 = arith.ori %558, %563 : i32
              %565 = arith.cmpi sgt, %525, %c74 : i32
              %566 = arith.select %565, %c64, %c49 : i32
              %567 = arith.ori %561, %566 : i32
              %568 = arith.cmpi sgt, %525, %c38 : i32
              %569 = arith.select %568, %c67, %c49 : i32
              %570 = arith.ori %564, %569 : i32
              %571 = arith.cmpi sgt, %525, %c75 : i32
              %572 = arith.select %571, %c67, %c49 : i32
              %573 = arith.ori %567, %572 : i32
              %574 = vector.from_elements %546, %570, %549, %573 : vector<4xi32>
              scf.yield %522, %574 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c58, %c58 : vector<4xi32>, vector<4xi32>
            }
            %575 = wave.opaque %247 : i32
            %576 = arith.cmpi sgt, %575, %187 : i32
            %577:2 = scf.if %576 -> (vector<4xi32>, vector<4xi32>) {
              %578 = arith.andi %303, %469#0 : vector<4xi32>
              %579 = arith.andi %305, %469#1 : vector<4xi32>
              scf.yield %578, %579 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %303, %305 : vector<4xi32>, vector<4xi32>
            }
            %580 = vector.bitcast %577#0 : vector<4xi32> to vector<16xi8>
            %581 = wave.fp8_decode "e5m2" packed %580 : vector<16xi8> -> vector<16xf16>
            %582 = wave.mma %581, %441, %418#2 : vector<16xf16>, vector<8xf32>
            %583 = vector.bitcast %577#1 : vector<4xi32> to vector<16xi8>
            %584 = wave.fp8_decode "e5m2" packed %583 : vector<16xi8> -> vector<16xf16>
            %585 = wave.mma %584, %448, %582 : vector<16xf16>, vector<8xf32>
            %586 = wave.opaque %585 : vector<8xf32>
            wave.pin
            %587 = wave.opaque %247 : i32
            %588 = arith.cmpi sgt, %587, %187 : i32
            %589:2 = scf.if %588 -> (vector<4xi32>, vector<4xi32>) {
              %590 = arith.andi %318, %469#0 : vector<4xi32>
              %591 = arith.andi %320, %469#1 : vector<4xi32>
              scf.yield %590, %591 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %318, %320 : vector<4xi32>, vector<4xi32>
            }
            %592 = vector.bitcast %589#0 : vector<4xi32> to vector<16xi8>
            %593 = wave.fp8_decode "e5m2" packed %592 : vector<16xi8> -> vector<16xf16>
            %594 = wave.mma %593, %441, %418#3 : vector<16xf16>, vector<8xf32>
            %595 = vector.bitcast %589#1 : vector<4xi32> to vector<16xi8>
            %596 = wave.fp8_decode "e5m2" packed %595 : vector<16xi8> -> vector<16xf16>
            %597 = wave.mma %596, %448, %594 : vector<16xf16>, vector<8xf32>
            %598 = wave.opaque %597 : vector<8xf32>
            wave.pin
            %599 = wave.opaque %247 : i32
            %600 = arith.cmpi slt, %599, %187 : i32
            %601:2 = scf.if %600 -> (vector<4xi32>, vector<4xi32>) {
              %602 = arith.addi %273, %35 : index
              %603 = arith.addi %602, %c23 : index
              %604 = vector.load %kv[%603] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %605 = arith.addi %281, %35 : index
              %606 = arith.addi %605, %c23 : index
              %607 = vector.load %kv[%606] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %604, %607 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %589#0, %589#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %608 = wave.opaque %247 : i32
            %609 = arith.cmpi sgt, %608, %187 : i32
            %610:2 = scf.if %609 -> (vector<4xi32>, vector<4xi32>) {
              %611 = arith.andi %333, %469#0 : vector<4xi32>
              %612 = arith.andi %335, %469#1 : vector<4xi32>
              scf.yield %611, %612 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %333, %335 : vector<4xi32>, vector<4xi32>
            }
            %613 = vector.bitcast %610#0 : vector<4xi32> to vector<16xi8>
            %614 = wave.fp8_decode "e5m2" packed %613 : vector<16xi8> -> vector<16xf16>
            %615 = wave.mma %614, %441, %418#4 : vector<16xf16>, vector<8xf32>
            %616 = vector.bitcast %610#1 : vector<4xi32> to vector<16xi8>
            %617 = wave.fp8_decode "e5m2" packed %616 : vector<16xi8> -> vector<16xf16>
            %618 = wave.mma %617, %448, %615 : vector<16xf16>, vector<8xf32>
            %619 = wave.opaque %618 : vector<8xf32>
            wave.pin
            %620 = wave.opaque %247 : i32
            %621 = arith.cmpi slt, %620, %187 : i32
            %622:2 = scf.if %621 -> (vector<4xi32>, vector<4xi32>) {
              %623 = arith.addi %273, %35 : index
              %624 = arith.addi %623, %c32 : index
              %625 = vector.load %kv[%624] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %626 = arith.addi %281, %35 : index
              %627 = arith.addi %626, %c32 : index
              %628 = vector.load %kv[%627] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %625, %628 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %610#0, %610#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %629 = wave.opaque %247 : i32
            %630 = arith.cmpi sgt, %629, %187 : i32
            %631:2 = scf.if %630 -> (vector<4xi32>, vector<4xi32>) {
              %632 = arith.andi %348, %469#0 : vector<4xi32>
              %633 = arith.andi %350, %469#1 : vector<4xi32>
              scf.yield %632, %633 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %348, %350 : vector<4xi32>, vector<4xi32>
            }
            %634 = vector.bitcast %631#0 : vector<4xi32> to vector<16xi8>
            %635 = wave.fp8_decode "e5m2" packed %634 : vector<16xi8> -> vector<16xf16>
            %636 = wave.mma %635, %441, %418#5 : vector<16xf16>, vector<8xf32>
            %637 = vector.bitcast %631#1 : vector<4xi32> to vector<16xi8>
            %638 = wave.fp8_decode "e5m2" packed %637 : vector<16xi8> -> vector<16xf16>
            %639 = wave.mma %638, %448, %636 : vector<16xf16>, vector<8xf32>
            %640 = wave.opaque %639 : vector<8xf32>
            wave.pin
            %641 = wave.opaque %247 : i32
            %642 = arith.cmpi slt, %641, %187 : i32
            %643:2 = scf.if %642 -> (vector<4xi32>, vector<4xi32>) {
              %644 = arith.addi %273, %35 : index
              %645 = arith.addi %644, %c39 : index
              %646 = vector.load %kv[%645] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %647 = arith.addi %281, %35 : index
              %648 = arith.addi %647, %c39 : index
              %649 = vector.load %kv[%648] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %646, %649 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %631#0, %631#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %650 = wave.opaque %247 : i32
            %651 = arith.cmpi sgt, %650, %187 : i32
            %652:2 = scf.if %651 -> (vector<4xi32>, vector<4xi32>) {
              %653 = arith.andi %363, %469#0 : vector<4xi32>
              %654 = arith.andi %365, %469#1 : vector<4xi32>
              scf.yield %653, %654 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %363, %365 : vector<4xi32>, vector<4xi32>
            }
            %655 = vector.bitcast %652#0 : vector<4xi32> to vector<16xi8>
            %656 = wave.fp8_decode "e5m2" packed %655 : vector<16xi8> -> vector<16xf16>
            %657 = wave.mma %656, %441, %418#6 : vector<16xf16>, vector<8xf32>
            %658 = vector.bitcast %652#1 : vector<4xi32> to vector<16xi8>
            %659 = wave.fp8_decode "e5m2" packed %658 : vector<16xi8> -> vector<16xf16>
            %660 = wave.mma %659, %448, %657 : vector<16xf16>, vector<8xf32>
            %661 = wave.opaque %660 : vector<8xf32>
            wave.pin
            %662 = wave.opaque %247 : i32
            %663 = arith.cmpi slt, %662, %187 : i32
            %664:2 = scf.if %663 -> (vector<4xi32>, vector<4xi32>) {
              %665 = arith.addi %273, %35 : index
              %666 = arith.addi %665, %c50 : index
              %667 = vector.load %kv[%666] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %668 = arith.addi %281, %35 : index
              %669 = arith.addi %668, %c50 : index
              %670 = vector.load %kv[%669] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %667, %670 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %652#0, %652#1 : vector<4xi32>, vector<4xi32>
            }
            scf.yield %601#0, %601#1, %622#0, %622#1, %643#0, %643#1, %664#0, %664#1, %418#0, %466, %586, %598, %619, %640, %661 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %671 = wave.swap_halves %244#9 : f32
          %672 = arith.addf %244#9, %671 : f32
          scf.yield %244#8, %672, %244#10, %244#11, %244#12, %244#13, %244#14 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c44, %c45, %c46, %c46, %c46, %c46, %c46 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %673 = wave.opaque %c23 : index
        %674 = arith.addi %46, %673 : index
        %675 = arith.addi %1, %673 : index
        %676 = arith.cmpi slt, %675, %c3 : index
        scf.if %676 {
          %677 = arith.addi %45, %675 : index
          memref.store %189#0, %6[%677] : memref<?xf32>
          %678 = arith.addi %677, %c3 : index
          memref.store %189#1, %6[%678] : memref<?xf32>
          %679 = arith.muli %8, %c40 : index
          %680 = arith.muli %2, %c3 : index
          %681 = arith.addi %679, %680 : index
          %682 = arith.addi %681, %675 : index
          %683 = vector.extract %189#2[0] : f32 from vector<8xf32>
          %684 = arith.addi %682, %c23 : index
          memref.store %683, %5[%684] : memref<?xf32>
          %685 = vector.extract %189#2[1] : f32 from vector<8xf32>
          %686 = arith.addi %682, %c22 : index
          memref.store %685, %5[%686] : memref<?xf32>
          %687 = vector.extract %189#2[2] : f32 from vector<8xf32>
          %688 = arith.addi %682, %c32 : index
          memref.store %687, %5[%688] : memref<?xf32>
          %689 = vector.extract %189#2[3] : f32 from vector<8xf32>
          %690 = arith.addi %682, %c76 : index
          memref.store %689, %5[%690] : memref<?xf32>
          %691 = vector.extract %189#2[4] : f32 from vector<8xf32>
          %692 = arith.addi %682, %c39 : index
          memref.store %691, %5[%692] : memref<?xf32>
          %693 = vector.extract %189#2[5] : f32 from vector<8xf32>
          %694 = arith.addi %682, %c77 : index
          memref.store %693, %5[%694] : memref<?xf32>
          %695 = vector.extract %189#2[6] : f32 from vector<8xf32>
          %696 = arith.addi %682, %c50 : index
          memref.store %695, %5[%696] : memref<?xf32>
          %697 = vector.extract %189#2[7] : f32 from vector<8xf32>
          %698 = arith.addi %682, %c78 : index
          memref.store %697, %5[%698] : memref<?xf32>
          %699 = vector.extract %189#3[0] : f32 from vector<8xf32>
          %700 = arith.addi %682, %c7 : index
          memref.store %699, %5[%700] : memref<?xf32>
          %701 = vector.extract %189#3[1] : f32 from vector<8xf32>
          %702 = arith.addi %682, %c79 : index
          memref.store %701, %5[%702] : memref<?xf32>
          %703 = vector.extract %189#3[2] : f32 from vector<8xf32>
          %704 = arith.addi %682, %c24 : index
          memref.store %703, %5[%704] : memref<?xf32>
          %705 = vector.extract %189#3[3] : f32 from vector<8xf32>
          %706 = arith.addi %682, %c80 : index
          memref.store %705, %5[%706] : memref<?xf32>
          %707 = vector.extract %189#3[4] : f32 from vector<8xf32>
          %708 = arith.addi %682, %c51 : index
          memref.store %707, %5[%708] : memref<?xf32>
          %709 = vector.extract %189#3[5] : f32 from vector<8xf32>
          %710 = arith.addi %682, %c81 : index
          memref.store %709, %5[%710] : memref<?xf32>
          %711 = vector.extract %189#3[6] : f32 from vector<8xf32>
          %712 = arith.addi %682, %c52 : index
          memref.store %711, %5[%712] : memref<?xf32>
          %713 = vector.extract %189#3[7] : f32 from vector<8xf32>
          %714 = arith.addi %682, %c82 : index
          memref.store %713, %5[%714] : memref<?xf32>
        }
        wave.barrier
        %715 = arith.addi %675, %c23 : index
        %716 = memref.load %6[%715] : memref<?xf32>
        %717 = arith.addi %675, %c3 : index
        %718 = memref.load %6[%717] : memref<?xf32>
        %719 = arith.addi %675, %c22 : index
        %720 = memref.load %6[%719] : memref<?xf32>
        %721 = arith.addi %675, %c30 : index
        %722 = memref.load %6[%721] : memref<?xf32>
        %723 = arith.addi %675, %c32 : index
        %724 = memref.load %6[%723] : memref<?xf32>
        %725 = arith.addi %675, %c26 : index
        %726 = memref.load %6[%725] : memref<?xf32>
        %727 = arith.addi %675, %c76 : index
        %728 = memref.load %6[%727] : memref<?xf32>
        %729 = arith.addi %675, %c83 : index
        %730 = memref.load %6[%729] : memref<?xf32>
        %731 = arith.addi %675, %c39 : index
        %732 = memref.load %6[%731] : memref<?xf32>
        %733 = arith.addi %675, %c84 : index
        %734 = memref.load %6[%733] : memref<?xf32>
        %735 = arith.addi %675, %c77 : index
        %736 = memref.load %6[%735] : memref<?xf32>
        %737 = arith.addi %675, %c85 : index
        %738 = memref.load %6[%737] : memref<?xf32>
        %739 = arith.addi %675, %c50 : index
        %740 = memref.load %6[%739] : memref<?xf32>
        %741 = arith.addi %675, %c86 : index
        %742 = memref.load %6[%741] : memref<?xf32>
        %743 = arith.addi %675, %c78 : index
        %744 = memref.load %6[%743] : memref<?xf32>
        %745 = arith.addi %675, %c87 : index
        %746 = memref.load %6[%745] : memref<?xf32>
        %747 = arith.maxnumf %716, %720 fastmath<nnan> : f32
        %748 = arith.subf %716, %747 : f32
        %749 = wave.exp2 %748 : f32
        %750 = arith.subf %720, %747 : f32
        %751 = wave.exp2 %750 : f32
        %752 = arith.mulf %718, %749 : f32
        %753 = math.fma %722, %751, %752 : f32
        %754 = arith.maxnumf %747, %724 fastmath<nnan> : f32
        %755 = arith.subf %747, %754 : f32
        %756 = wave.exp2 %755 : f32
        %757 = arith.subf %724, %754 : f32
        %758 = wave.exp2 %757 : f32
        %759 = arith.mulf %753, %756 : f32
        %760 = math.fma %726, %758, %759 : f32
        %761 = arith.maxnumf %754, %728 fastmath<nnan> : f32
        %762 = arith.subf %754, %761 : f32
        %763 = wave.exp2 %762 : f32
        %764 = arith.subf %728, %761 : f32
        %765 = wave.exp2 %764 : f32
        %766 = arith.mulf %760, %763 : f32
        %767 = math.fma %730, %765, %766 : f32
        %768 = arith.maxnumf %761, %732 fastmath<nnan> : f32
        %769 = arith.subf %761, %768 : f32
        %770 = wave.exp2 %769 : f32
        %771 = arith.subf %732, %768 : f32
        %772 = wave.exp2 %771 : f32
        %773 = arith.mulf %767, %770 : f32
        %774 = math.fma %734, %772, %773 : f32
        %775 = arith.maxnumf %768, %736 fastmath<nnan> : f32
        %776 = arith.subf %768, %775 : f32
        %777 = wave.exp2 %776 : f32
        %778 = arith.subf %736, %775 : f32
        %779 = wave.exp2 %778 : f32
        %780 = arith.mulf %774, %777 : f32
        %781 = math.fma %738, %779, %780 : f32
        %782 = arith.maxnumf %775, %740 fastmath<nnan> : f32
        %783 = arith.subf %775, %782 : f32
        %784 = wave.exp2 %783 : f32
        %785 = arith.subf %740, %782 : f32
        %786 = wave.exp2 %785 : f32
        %787 = arith.mulf %781, %784 : f32
        %788 = math.fma %742, %786, %787 : f32
        %789 = arith.maxnumf %782, %744 fastmath<nnan> : f32
        %790 = arith.subf %782, %789 : f32
        %791 = wave.exp2 %790 : f32
        %792 = arith.subf %744, %789 : f32
        %793 = wave.exp2 %792 : f32
        %794 = arith.mulf %788, %791 : f32
        %795 = math.fma %746, %793, %794 : f32
        %796 = arith.addi %674, %c23 : index
        %797 = arith.addi %796, %c23 : index
        %798 = memref.load %5[%797] : memref<?xf32>
        %799 = arith.addi %796, %c40 : index
        %800 = memref.load %5[%799] : memref<?xf32>
        %801 = arith.addi %796, %c42 : index
        %802 = memref.load %5[%801] : memref<?xf32>
        %803 = arith.addi %796, %c88 : index
        %804 = memref.load %5[%803] : memref<?xf32>
        %805 = arith.addi %796, %c89 : index
        %806 = memref.load %5[%805] : memref<?xf32>
        %807 = arith.addi %796, %c90 : index
        %808 = memref.load %5[%807] : memref<?xf32>
        %809 = arith.addi %796, %c91 : index
        %810 = memref.load %5[%809] : memref<?xf32>
        %811 = arith.addi %796, %c92 : index
        %812 = memref.load %5[%811] : memref<?xf32>
        %813 = arith.mulf %798, %749 : f32
        %814 = math.fma %800, %751, %813 : f32
        %815 = arith.mulf %814, %756 : f32
        %816 = math.fma %802, %758, %815 : f32
        %817 = arith.mulf %816, %763 : f32
        %818 = math.fma %804, %765, %817 : f32
        %819 = arith.mulf %818, %770 : f32
        %820 = math.fma %806, %772, %819 : f32
        %821 = arith.mulf %820, %777 : f32
        %822 = math.fma %808, %779, %821 : f32
        %823 = arith.mulf %822, %784 : f32
        %824 = math.fma %810, %786, %823 : f32
        %825 = arith.mulf %824, %791 : f32
        %826 = math.fma %812, %793, %825 : f32
        %827 = arith.addi %674, %c7 : index
        %828 = arith.addi %827, %c23 : index
        %829 = memref.load %5[%828] : memref<?xf32>
        %830 = arith.addi %827, %c40 : index
        %831 = memref.load %5[%830] : memref<?xf32>
        %832 = arith.addi %827, %c42 : index
        %833 = memref.load %5[%832] : memref<?xf32>
        %834 = arith.addi %827, %c88 : index
        %835 = memref.load %5[%834] : memref<?xf32>
        %836 = arith.addi %827, %c89 : index
        %837 = memref.load %5[%836] : memref<?xf32>
        %838 = arith.addi %827, %c90 : index
        %839 = memref.load %5[%838] : memref<?xf32>
        %840 = arith.addi %827, %c91 : index
        %841 = memref.load %5[%840] : memref<?xf32>
        %842 = arith.addi %827, %c92 : index
        %843 = memref.load %5[%842] : memref<?xf32>
        %844 = arith.mulf %829, %749 : f32
        %845 = math.fma %831, %751, %844 : f32
        %846 = arith.mulf %845, %756 : f32
        %847 = math.fma %833, %758, %846 : f32
        %848 = arith.mulf %847, %763 : f32
        %849 = math.fma %835, %765, %848 : f32
        %850 = arith.mulf %849, %770 : f32
        %851 = math.fma %837, %772, %850 : f32
        %852 = arith.mulf %851, %777 : f32
        %853 = math.fma %839, %779, %852 : f32
        %854 = arith.mulf %853, %784 : f32
        %855 = math.fma %841, %786, %854 : f32
        %856 = arith.mulf %855, %791 : f32
        %857 = math.fma %843, %793, %856 : f32
        wave.barrier
        scf.if %676 {
          %858 = arith.muli %8, %c40 : index
          %859 = arith.muli %2, %c3 : index
          %860 = arith.addi %858, %859 : index
          %861 = arith.addi %860, %675 : index
          %862 = vector.extract %189#4[0] : f32 from vector<8xf32>
          %863 = arith.addi %861, %c23 : index
          memref.store %862, %5[%863] : memref<?xf32>
          %864 = vector.extract %189#4[1] : f32 from vector<8xf32>
          %865 = arith.addi %861, %c22 : index
          memref.store %864, %5[%865] : memref<?xf32>
          %866 = vector.extract %189#4[2] : f32 from vector<8xf32>
          %867 = arith.addi %861, %c32 : index
          memref.store %866, %5[%867] : memref<?xf32>
          %868 = vector.extract %189#4[3] : f32 from vector<8xf32>
          %869 = arith.addi %861, %c76 : index
          memref.store %868, %5[%869] : memref<?xf32>
          %870 = vector.extract %189#4[4] : f32 from vector<8xf32>
          %871 = arith.addi %861, %c39 : index
          memref.store %870, %5[%871] : memref<?xf32>
          %872 = vector.extract %189#4[5] : f32 from vector<8xf32>
          %873 = arith.addi %861, %c77 : index
          memref.store %872, %5[%873] : memref<?xf32>
          %874 = vector.extract %189#4[6] : f32 from vector<8xf32>
          %875 = arith.addi %861, %c50 : index
          memref.store %874, %5[%875] : memref<?xf32>
          %876 = vector.extract %189#4[7] : f32 from vector<8xf32>
          %877 = arith.addi %861, %c78 : index
          memref.store %876, %5[%877] : memref<?xf32>
          %878 = vector.extract %189#5[0] : f32 from vector<8xf32>
          %879 = arith.addi %861, %c7 : index
          memref.store %878, %5[%879] : memref<?xf32>
          %880 = vector.extract %189#5[1] : f32 from vector<8xf32>
          %881 = arith.addi %861, %c79 : index
          memref.store %880, %5[%881] : memref<?xf32>
          %882 = vector.extract %189#5[2] : f32 from vector<8xf32>
          %883 = arith.addi %861, %c24 : index
          memref.store %882, %5[%883] : memref<?xf32>
          %884 = vector.extract %189#5[3] : f32 from vector<8xf32>
          %885 = arith.addi %861, %c80 : index
          memref.store %884, %5[%885] : memref<?xf32>
          %886 = vector.extract %189#5[4] : f32 from vector<8xf32>
          %887 = arith.addi %861, %c51 : index
          memref.store %886, %5[%887] : memref<?xf32>
          %888 = vector.extract %189#5[5] : f32 from vector<8xf32>
          %889 = arith.addi %861, %c81 : index
          memref.store %888, %5[%889] : memref<?xf32>
          %890 = vector.extract %189#5[6] : f32 from vector<8xf32>
          %891 = arith.addi %861, %c52 : index
          memref.store %890, %5[%891] : memref<?xf32>
          %892 = vector.extract %189#5[7] : f32 from vector<8xf32>
          %893 = arith.addi %861, %c82 : index
          memref.store %892, %5[%893] : memref<?xf32>
        }
        wave.barrier
        %894 = memref.load %5[%797] : memref<?xf32>
        %895 = memref.load %5[%799] : memref<?xf32>
        %896 = memref.load %5[%801] : memref<?xf32>
        %897 = memref.load %5[%803] : memref<?xf32>
        %898 = memref.load %5[%805] : memref<?xf32>
        %899 = memref.load %5[%807] : memref<?xf32>
        %900 = memref.load %5[%809] : memref<?xf32>
        %901 = memref.load %5[%811] : memref<?xf32>
        %902 = arith.mulf %894, %749 : f32
        %903 = math.fma %895, %751, %902 : f32
        %904 = arith.mulf %903, %756 : f32
        %905 = math.fma %896, %758, %904 : f32
        %906 = arith.mulf %905, %763 : f32
        %907 = math.fma %897, %765, %906 : f32
        %908 = arith.mulf %907, %770 : f32
        %909 = math.fma %898, %772, %908 : f32
        %910 = arith.mulf %909, %777 : f32
        %911 = math.fma %899, %779, %910 : f32
        %912 = arith.mulf %911, %784 : f32
        %913 = math.fma %900, %786, %912 : f32
        %914 = arith.mulf %913, %791 : f32
        %915 = math.fma %901, %793, %914 : f32
        %916 = memref.load %5[%828] : memref<?xf32>
        %917 = memref.load %5[%830] : memref<?xf32>
        %918 = memref.load %5[%832] : memref<?xf32>
        %919 = memref.load %5[%834] : memref<?xf32>
        %920 = memref.load %5[%836] : memref<?xf32>
        %921 = memref.load %5[%838] : memref<?xf32>
        %922 = memref.load %5[%840] : memref<?xf32>
        %923 = memref.load %5[%842] : memref<?xf32>
        %924 = arith.mulf %916, %749 : f32
        %925 = math.fma %917, %751, %924 : f32
        %926 = arith.mulf %925, %756 : f32
        %927 = math.fma %918, %758, %926 : f32
        %928 = arith.mulf %927, %763 : f32
        %929 = math.fma %919, %765, %928 : f32
        %930 = arith.mulf %929, %770 : f32
        %931 = math.fma %920, %772, %930 : f32
        %932 = arith.mulf %931, %777 : f32
        %933 = math.fma %921, %779, %932 : f32
        %934 = arith.mulf %933, %784 : f32
        %935 = math.fma %922, %786, %934 : f32
        %936 = arith.mulf %935, %791 : f32
        %937 = math.fma %923, %793, %936 : f32
        wave.barrier
        scf.if %676 {
          %938 = arith.muli %8, %c40 : index
          %939 = arith.muli %2, %c3 : index
          %940 = arith.addi %938, %939 : index
          %941 = arith.addi %940, %675 : index
          %942 = vector.extract %189#6[0] : f32 from vector<8xf32>
          %943 = arith.addi %941, %c23 : index
          memref.store %942, %5[%943] : memref<?xf32>
          %944 = vector.extract %189#6[1] : f32 from vector<8xf32>
          %945 = arith.addi %941, %c22 : index
          memref.store %944, %5[%945] : memref<?xf32>
          %946 = vector.extract %189#6[2] : f32 from vector<8xf32>
          %947 = arith.addi %941, %c32 : index
          memref.store %946, %5[%947] : memref<?xf32>
          %948 = vector.extract %189#6[3] : f32 from vector<8xf32>
          %949 = arith.addi %941, %c76 : index
          memref.store %948, %5[%949] : memref<?xf32>
          %950 = vector.extract %189#6[4] : f32 from vector<8xf32>
          %951 = arith.addi %941, %c39 : index
          memref.store %950, %5[%951] : memref<?xf32>
          %952 = vector.extract %189#6[5] : f32 from vector<8xf32>
          %953 = arith.addi %941, %c77 : index
          memref.store %952, %5[%953] : memref<?xf32>
          %954 = vector.extract %189#6[6] : f32 from vector<8xf32>
          %955 = arith.addi %941, %c50 : index
          memref.store %954, %5[%955] : memref<?xf32>
          %956 = vector.extract %189#6[7] : f32 from vector<8xf32>
          %957 = arith.addi %941, %c78 : index
          memref.store %956, %5[%957] : memref<?xf32>
        }
        wave.barrier
        %958 = memref.load %5[%797] : memref<?xf32>
        %959 = memref.load %5[%799] : memref<?xf32>
        %960 = memref.load %5[%801] : memref<?xf32>
        %961 = memref.load %5[%803] : memref<?xf32>
        %962 = memref.load %5[%805] : memref<?xf32>
        %963 = memref.load %5[%807] : memref<?xf32>
        %964 = memref.load %5[%809] : memref<?xf32>
        %965 = memref.load %5[%811] : memref<?xf32>
        %966 = arith.mulf %958, %749 : f32
        %967 = math.fma %959, %751, %966 : f32
        %968 = arith.mulf %967, %756 : f32
        %969 = math.fma %960, %758, %968 : f32
        %970 = arith.mulf %969, %763 : f32
        %971 = math.fma %961, %765, %970 : f32
        %972 = arith.mulf %971, %770 : f32
        %973 = math.fma %962, %772, %972 : f32
        %974 = arith.mulf %973, %777 : f32
        %975 = math.fma %963, %779, %974 : f32
        %976 = arith.mulf %975, %784 : f32
        %977 = math.fma %964, %786, %976 : f32
        %978 = arith.mulf %977, %791 : f32
        %979 = math.fma %965, %793, %978 : f32
        %980 = arith.cmpi eq, %42, %c17 : i32
        scf.if %980 {
          %981 = arith.addi %kvHeads, %15 : index
          %982 = memref.load %scales[%981] : memref<?xf32>
          %983 = arith.divf %982, %795 : f32
          %984 = arith.addi %17, %675 : index
          %985 = arith.cmpi slt, %984, %groupSize : index
          scf.if %985 {
            %986 = arith.muli %15, %groupSize : index
            %987 = arith.addi %986, %984 : index
            %988 = arith.muli %987, %c26 : index
            %989 = arith.muli %heads, %c26 : index
            %990 = arith.mulf %826, %983 : f32
            %991 = arith.addf %990, %c45 : f32
            %992 = arith.minimumf %991, %c94 : f32
            %993 = arith.maximumf %992, %c95 : f32
            %994 = arith.truncf %993 : f32 to f16
            %995 = arith.divui %796, %c3 : index
            %996 = arith.addi %988, %995 : index
            %997 = arith.divui %24, %outTileRows : index
            %998 = arith.divui %989, %c3 : index
            %999 = arith.muli %997, %998 : index
            %1000 = arith.divui %996, %c3 : index
            %1001 = arith.addi %999, %1000 : index
            %1002 = arith.muli %1001, %c9 : index
            %1003 = arith.remui %996, %c3 : index
            %1004 = arith.divui %1003, %c28 : index
            %1005 = arith.addi %1002, %1004 : index
            %1006 = arith.muli %outTileRows, %c28 : index
            %1007 = arith.muli %1005, %1006 : index
            %1008 = arith.remui %24, %outTileRows : index
            %1009 = arith.muli %1008, %c28 : index
            %1010 = arith.addi %1007, %1009 : index
            %1011 = arith.remui %996, %c28 : index
            %1012 = arith.addi %1010, %1011 : index
            memref.store %994, %out[%1012] : memref<?xf16>
            %1013 = arith.mulf %857, %983 : f32
            %1014 = arith.addf %1013, %c45 : f32
            %1015 = arith.minimumf %1014, %c94 : f32
            %1016 = arith.maximumf %1015, %c95 : f32
            %1017 = arith.truncf %1016 : f32 to f16
            %1018 = arith.divui %827, %c3 : index
            %1019 = arith.addi %988, %1018 : index
            %1020 = arith.divui %1019, %c3 : index
            %1021 = arith.addi %999, %1020 : index
            %1022 = arith.muli %1021, %c9 : index
            %1023 = arith.remui %1019, %c3 : index
            %1024 = arith.divui %1023, %c28 : index
            %1025 = arith.addi %1022, %1024 : index
            %1026 = arith.muli %1025, %1006 : index
            %1027 = arith.addi %1026, %1009 : index
            %1028 = arith.remui %1019, %c28 : index
            %1029 = arith.addi %1027, %1028 : index
            memref.store %1017, %out[%1029] : memref<?xf16>
            %1030 = arith.addi %674, %c40 : index
            %1031 = arith.mulf %915, %983 : f32
            %1032 = arith.addf %1031, %c45 : f32
            %1033 = arith.minimumf %1032, %c94 : f32
            %1034 = arith.maximumf %1033, %c95 : f32
            %1035 = arith.truncf %1034 : f32 to f16
            %1036 = arith.divui %1030, %c3 : index
            %1037 = arith.addi %988, %1036 : index
            %1038 = arith.divui %1037, %c3 : index
            %1039 = arith.addi %999, %1038 : index
            %1040 = arith.muli %1039, %c9 : index
            %1041 = arith.remui %1037, %c3 : index
            %1042 = arith.divui %1041, %c28 : index
            %1043 = arith.addi %1040, %1042 : index
            %1044 = arith.muli %1043, %1006 : index
            %1045 = arith.addi %1044, %1009 : index
            %1046 = arith.remui %1037, %c28 : index
            %1047 = arith.addi %1045, %1046 : index
            memref.store %1035, %out[%1047] : memref<?xf16>
            %1048 = arith.addi %674, %c41 : index
            %1049 = arith.mulf %937, %983 : f32
            %1050 = arith.addf %1049, %c45 : f32
            %1051 = arith.minimumf %1050, %c94 : f32
            %1052 = arith.maximumf %1051, %c95 : f32
            %1053 = arith.truncf %1052 : f32 to f16
            %1054 = arith.divui %1048, %c3 : index
            %1055 = arith.addi %988, %1054 : index
            %1056 = arith.divui %1055, %c3 : index
            %1057 = arith.addi %999, %1056 : index
            %1058 = arith.muli %1057, %c9 : index
            %1059 = arith.remui %1055, %c3 : index
            %1060 = arith.divui %1059, %c28 : index
            %1061 = arith.addi %1058, %1060 : index
            %1062 = arith.muli %1061, %1006 : index
            %1063 = arith.addi %1062, %1009 : index
            %1064 = arith.remui %1055, %c28 : index
            %1065 = arith.addi %1063, %1064 : index
            memref.store %1053, %out[%1065] : memref<?xf16>
            %1066 = arith.addi %674, %c42 : index
            %1067 = arith.mulf %979, %983 : f32
            %1068 = arith.addf %1067, %c45 : f32
            %1069 = arith.minimumf %1068, %c94 : f32
            %1070 = arith.maximumf %1069, %c95 : f32
            %1071 = arith.truncf %1070 : f32 to f16
            %1072 = arith.divui %1066, %c3 : index
            %1073 = arith.addi %988, %1072 : index
            %1074 = arith.divui %1073, %c3 : index
            %1075 = arith.addi %999, %1074 : index
            %1076 = arith.muli %1075, %c9 : index
            %1077 = arith.remui %1073, %c3 : index
            %1078 = arith.divui %1077, %c28 : index
            %1079 = arith.addi %1076, %1078 : index
            %1080 = arith.muli %1079, %1006 : index
            %1081 = arith.addi %1080, %1009 : index
            %1082 = arith.remui %1073, %c28 : index
            %1083 = arith.addi %1081, %1082 : index
            memref.store %1071, %out[%1083] : memref<?xf16>
          }
        } else {
          %1084 = arith.addi %ranges, %groups : index
          %1085 = arith.muli %9, %1084 : index
          %1086 = arith.index_castui %181 : i32 to index
          %1087 = arith.addi %1085, %1086 : index
          %1088 = arith.muli %1087, %c98 : index
          %1089 = arith.addi %1088, %796 : index
          memref.store %826, %partial[%1089] : memref<?xf32>
          %1090 = arith.addi %1088, %827 : index
          memref.store %857, %partial[%1090] : memref<?xf32>
          %1091 = arith.addi %674, %c40 : index
          %1092 = arith.addi %1088, %1091 : index
          memref.store %915, %partial[%1092] : memref<?xf32>
          %1093 = arith.addi %674, %c41 : index
          %1094 = arith.addi %1088, %1093 : index
          memref.store %937, %partial[%1094] : memref<?xf32>
          %1095 = arith.addi %674, %c42 : index
          %1096 = arith.addi %1088, %1095 : index
          memref.store %979, %partial[%1096] : memref<?xf32>
          %1097 = arith.cmpi slt, %674, %c3 : index
          scf.if %1097 {
            %1098 = arith.addi %1088, %c5 : index
            %1099 = arith.addi %1098, %674 : index
            memref.store %789, %partial[%1099] : memref<?xf32>
            %1100 = arith.addi %1099, %c3 : index
            memref.store %795, %partial[%1100] : memref<?xf32>
          }
          %1101 = arith.addi %42, %c68 : i32
          %1102 = arith.divui %1101, %c69 : i32
          %1103 = arith.divui %181, %c69 : i32
          %1104 = arith.addi %groups, %c4 : index
          %1105 = arith.muli %9, %1104 : index
          %1106 = arith.muli %1103, %c69 : i32
          %1107 = arith.subi %42, %1106 : i32
          %1108 = arith.minsi %1107, %c69 : i32
          %1109 = arith.index_castui %1103 : i32 to index
          %1110 = arith.addi %1105, %1109 : index
          %1111 = arith.index_castui %1108 : i32 to index
          %1112 = wave.arrive %counters[%1110], %1111 : memref<?xi32>
          scf.if %1112 {
            %1121:7 = scf.for %1113 = %c49 to %1108 step %c69 iter_args(%1114 = %c44, %1115 = %c45, %1116 = %c45, %1117 = %c45, %1118 = %c45, %1119 = %c45, %1120 = %c45) -> (f32, f32, f32, f32, f32, f32, f32) : i32 {
              %1122 = arith.addi %1113, %c49 : i32
              %1123 = arith.subi %1108, %c17 : i32
              %1124 = arith.minsi %1122, %1123 : i32
              %1125 = arith.addi %1106, %1124 : i32
              %1126 = arith.index_castui %1125 : i32 to index
              %1127 = arith.addi %1085, %1126 : index
              %1128 = arith.muli %1127, %c98 : index
              %1129 = arith.addi %1128, %c5 : index
              %1130 = arith.addi %1129, %675 : index
              %1131 = memref.load %partial[%1130] : memref<?xf32>
              %1132 = arith.cmpi slt, %1122, %1108 : i32
              %1133 = arith.select %1132, %1131, %c44 : f32
              %1134 = arith.addi %1128, %674 : index
              %1135 = arith.addi %1134, %c23 : index
              %1136 = memref.load %partial[%1135] : memref<?xf32>
              %1137 = arith.addi %1134, %c7 : index
              %1138 = memref.load %partial[%1137] : memref<?xf32>
              %1139 = arith.addi %1134, %c40 : index
              %1140 = memref.load %partial[%1139] : memref<?xf32>
              %1141 = arith.addi %1134, %c41 : index
              %1142 = memref.load %partial[%1141] : memref<?xf32>
              %1143 = arith.addi %1134, %c42 : index
              %1144 = memref.load %partial[%1143] : memref<?xf32>
              %1145 = arith.addi %1130, %c3 : index
              %1146 = memref.load %partial[%1145] : memref<?xf32>
              %1147 = arith.addi %1113, %c17 : i32
              %1148 = arith.minsi %1147, %1123 : i32
              %1149 = arith.addi %1106, %1148 : i32
              %1150 = arith.index_castui %1149 : i32 to index
              %1151 = arith.addi %1085, %1150 : index
              %1152 = arith.muli %1151, %c98 : index
              %1153 = arith.addi %1152, %c5 : index
              %1154 = arith.addi %1153, %675 : index
              %1155 = memref.load %partial[%1154] : memref<?xf32>
              %1156 = arith.cmpi slt, %1147, %1108 : i32
              %1157 = arith.select %1156, %1155, %c44 : f32
              %1158 = arith.addi %1152, %674 : index
              %1159 = arith.addi %1158, %c23 : index
              %1160 = memref.load %partial[%1159] : memref<?xf32>
              %1161 = arith.addi %1158, %c7 : index
              %1162 = memref.load %partial[%1161] : memref<?xf32>
              %1163 = arith.addi %1158, %c40 : index
              %1164 = memref.load %partial[%1163] : memref<?xf32>
              %1165 = arith.addi %1158, %c41 : index
              %1166 = memref.load %partial[%1165] : memref<?xf32>
              %1167 = arith.addi %1158, %c42 : index
              %1168 = memref.load %partial[%1167] : memref<?xf32>
              %1169 = arith.addi %1154, %c3 : index
              %1170 = memref.load %partial[%1169] : memref<?xf32>
              %1171 = arith.addi %1113, %c60 : i32
              %1172 = arith.minsi %1171, %1123 : i32
              %1173 = arith.addi %1106, %1172 : i32
              %1174 = arith.index_castui %1173 : i32 to index
              %1175 = arith.addi %1085, %1174 : index
              %1176 = arith.muli %1175, %c98 : index
              %1177 = arith.addi %1176, %c5 : index
              %1178 = arith.addi %1177, %675 : index
              %1179 = memref.load %partial[%1178] : memref<?xf32>
              %1180 = arith.cmpi slt, %1171, %1108 : i32
              %1181 = arith.select %1180, %1179, %c44 : f32
              %1182 = arith.addi %1176, %674 : index
              %1183 = arith.addi %1182, %c23 : index
              %1184 = memref.load %partial[%1183] : memref<?xf32>
              %1185 = arith.addi %1182, %c7 : index
              %1186 = memref.load %partial[%1185] : memref<?xf32>
              %1187 = arith.addi %1182, %c40 : index
              %1188 = memref.load %partial[%1187] : memref<?xf32>
              %1189 = arith.addi %1182, %c41 : index
              %1190 = memref.load %partial[%1189] : memref<?xf32>
              %1191 = arith.addi %1182, %c42 : index
              %1192 = memref.load %partial[%1191] : memref<?xf32>
              %1193 = arith.addi %1178, %c3 : index
              %1194 = memref.load %partial[%1193] : memref<?xf32>
              %1195 = arith.addi %1113, %c62 : i32
              %1196 = arith.minsi %1195, %1123 : i32
              %1197 = arith.addi %1106, %1196 : i32
              %1198 = arith.index_castui %1197 : i32 to index
              %1199 = arith.addi %1085, %1198 : index
              %1200 = arith.muli %1199, %c98 : index
              %1201 = arith.addi %1200, %c5 : index
              %1202 = arith.addi %1201, %675 : index
              %1203 = memref.load %partial[%1202] : memref<?xf32>
              %1204 = arith.cmpi slt, %1195, %1108 : i32
              %1205 = arith.select %1204, %1203, %c44 : f32
              %1206 = arith.addi %1200, %674 : index
              %1207 = arith.addi %1206, %c23 : index
              %1208 = memref.load %partial[%1207] : memref<?xf32>
              %1209 = arith.addi %1206, %c7 : index
              %1210 = memref.load %partial[%1209] : memref<?xf32>
              %1211 = arith.addi %1206, %c40 : index
              %1212 = memref.load %partial[%1211] : memref<?xf32>
              %1213 = arith.addi %1206, %c41 : index
              %1214 = memref.load %partial[%1213] : memref<?xf32>
              %1215 = arith.addi %1206, %c42 : index
              %1216 = memref.load %partial[%1215] : memref<?xf32>
              %1217 = arith.addi %1202, %c3 : index
              %1218 = memref.load %partial[%1217] : memref<?xf32>
              %1219 = arith.addi %1113, %c63 : i32
              %1220 = arith.minsi %1219, %1123 : i32
              %1221 = arith.addi %1106, %1220 : i32
              %1222 = arith.index_castui %1221 : i32 to index
              %1223 = arith.addi %1085, %1222 : index
              %1224 = arith.muli %1223, %c98 : index
              %1225 = arith.addi %1224, %c5 : index
              %1226 = arith.addi %1225, %675 : index
              %1227 = memref.load %partial[%1226] : memref<?xf32>
              %1228 = arith.cmpi slt, %1219, %1108 : i32
              %1229 = arith.select %1228, %1227, %c44 : f32
              %1230 = arith.addi %1224, %674 : index
              %1231 = arith.addi %1230, %c23 : index
              %1232 = memref.load %partial[%1231] : memref<?xf32>
              %1233 = arith.addi %1230, %c7 : index
              %1234 = memref.load %partial[%1233] : memref<?xf32>
              %1235 = arith.addi %1230, %c40 : index
              %1236 = memref.load %partial[%1235] : memref<?xf32>
              %1237 = arith.addi %1230, %c41 : index
              %1238 = memref.load %partial[%1237] : memref<?xf32>
              %1239 = arith.addi %1230, %c42 : index
              %1240 = memref.load %partial[%1239] : memref<?xf32>
              %1241 = arith.addi %1226, %c3 : index
              %1242 = memref.load %partial[%1241] : memref<?xf32>
              %1243 = arith.addi %1113, %c65 : i32
              %1244 = arith.minsi %1243, %1123 : i32
              %1245 = arith.addi %1106, %1244 : i32
              %1246 = arith.index_castui %1245 : i32 to index
              %1247 = arith.addi %1085, %1246 : index
              %1248 = arith.muli %1247, %c98 : index
              %1249 = arith.addi %1248, %c5 : index
              %1250 = arith.addi %1249, %675 : index
              %1251 = memref.load %partial[%1250] : memref<?xf32>
              %1252 = arith.cmpi slt, %1243, %1108 : i32
              %1253 = arith.select %1252, %1251, %c44 : f32
              %1254 = arith.addi %1248, %674 : index
              %1255 = arith.addi %1254, %c23 : index
              %1256 = memref.load %partial[%1255] : memref<?xf32>
              %1257 = arith.addi %1254, %c7 : index
              %1258 = memref.load %partial[%1257] : memref<?xf32>
              %1259 = arith.addi %1254, %c40 : index
              %1260 = memref.load %partial[%1259] : memref<?xf32>
              %1261 = arith.addi %1254, %c41 : index
              %1262 = memref.load %partial[%1261] : memref<?xf32>
              %1263 = arith.addi %1254, %c42 : index
              %1264 = memref.load %partial[%1263] : memref<?xf32>
              %1265 = arith.addi %1250, %c3 : index
              %1266 = memref.load %partial[%1265] : memref<?xf32>
              %1267 = arith.addi %1113, %c66 : i32
              %1268 = arith.minsi %1267, %1123 : i32
              %1269 = arith.addi %1106, %1268 : i32
              %1270 = arith.index_castui %1269 : i32 to index
              %1271 = arith.addi %1085, %1270 : index
              %1272 = arith.muli %1271, %c98 : index
              %1273 = arith.addi %1272, %c5 : index
              %1274 = arith.addi %1273, %675 : index
              %1275 = memref.load %partial[%1274] : memref<?xf32>
              %1276 = arith.cmpi slt, %1267, %1108 : i32
              %1277 = arith.select %1276, %1275, %c44 : f32
              %1278 = arith.addi %1272, %674 : index
              %1279 = arith.addi %1278, %c23 : index
              %1280 = memref.load %partial[%1279] : memref<?xf32>
              %1281 = arith.addi %1278, %c7 : index
              %1282 = memref.load %partial[%1281] : memref<?xf32>
              %1283 = arith.addi %1278, %c40 : index
              %1284 = memref.load %partial[%1283] : memref<?xf32>
              %1285 = arith.addi %1278, %c41 : index
              %1286 = memref.load %partial[%1285] : memref<?xf32>
              %1287 = arith.addi %1278, %c42 : index
              %1288 = memref.load %partial[%1287] : memref<?xf32>
              %1289 = arith.addi %1274, %c3 : index
              %1290 = memref.load %partial[%1289] : memref<?xf32>
              %1291 = arith.addi %1113, %c68 : i32
              %1292 = arith.minsi %1291, %1123 : i32
              %1293 = arith.addi %1106, %1292 : i32
              %1294 = arith.index_castui %1293 : i32 to index
              %1295 = arith.addi %1085, %1294 : index
              %1296 = arith.muli %1295, %c98 : index
              %1297 = arith.addi %1296, %c5 : index
              %1298 = arith.addi %1297, %675 : index
              %1299 = memref.load %partial[%1298] : memref<?xf32>
              %1300 = arith.cmpi slt, %1291, %1108 : i32
              %1301 = arith.select %1300, %1299, %c44 : f32
              %1302 = arith.addi %1296, %674 : index
              %1303 = arith.addi %1302, %c23 : index
              %1304 = memref.load %partial[%1303] : memref<?xf32>
              %1305 = arith.addi %1302, %c7 : index
              %1306 = memref.load %partial[%1305] : memref<?xf32>
              %1307 = arith.addi %1302, %c40 : index
              %1308 = memref.load %partial[%1307] : memref<?xf32>
              %1309 = arith.addi %1302, %c41 : index
              %1310 = memref.load %partial[%1309] : memref<?xf32>
              %1311 = arith.addi %1302, %c42 : index
              %1312 = memref.load %partial[%1311] : memref<?xf32>
              %1313 = arith.addi %1298, %c3 : index
              %1314 = memref.load %partial[%1313] : memref<?xf32>
              %1315 = arith.maxnumf %1114, %1133 fastmath<nnan> : f32
              %1316 = arith.subf %1114, %1315 : f32
              %1317 = wave.exp2 %1316 : f32
              %1318 = arith.subf %1133, %1315 : f32
              %1319 = wave.exp2 %1318 : f32
              %1320 = arith.mulf %1115, %1317 : f32
              %1321 = math.fma %1146, %1319, %1320 : f32
              %1322 = arith.mulf %1116, %1317 : f32
              %1323 = math.fma %1136, %1319, %1322 : f32
              %1324 = arith.mulf %1117, %1317 : f32
              %1325 = math.fma %1138, %1319, %1324 : f32
              %1326 = arith.mulf %1118, %1317 : f32
              %1327 = math.fma %1140, %1319, %1326 : f32
              %1328 = arith.mulf %1119, %1317 : f32
              %1329 = math.fma %1142, %1319, %1328 : f32
              %1330 = arith.mulf %1120, %1317 : f32
              %1331 = math.fma %1144, %1319, %1330 : f32
              %1332 = arith.maxnumf %1315, %1157 fastmath<nnan> : f32
              %1333 = arith.subf %1315, %1332 : f32
              %1334 = wave.exp2 %1333 : f32
              %1335 = arith.subf %1157, %1332 : f32
              %1336 = wave.exp2 %1335 : f32
              %1337 = arith.mulf %1321, %1334 : f32
              %1338 = math.fma %1170, %1336, %1337 : f32
              %1339 = arith.mulf %1323, %1334 : f32
              %1340 = math.fma %1160, %1336, %1339 : f32
              %1341 = arith.mulf %1325, %1334 : f32
              %1342 = math.fma %1162, %1336, %1341 : f32
              %1343 = arith.mulf %1327, %1334 : f32
              %1344 = math.fma %1164, %1336, %1343 : f32
              %1345 = arith.mulf %1329, %1334 : f32
              %1346 = math.fma %1166, %1336, %1345 : f32
              %1347 = arith.mulf %1331, %1334 : f32
              %1348 = math.fma %1168, %1336, %1347 : f32
              %1349 = arith.maxnumf %1332, %1181 fastmath<nnan> : f32
              %1350 = arith.subf %1332, %1349 : f32
              %1351 = wave.exp2 %1350 : f32
              %1352 = arith.subf %1181, %1349 : f32
              %1353 = wave.exp2 %1352 : f32
              %1354 = arith.mulf %1338, %1351 : f32
              %1355 = math.fma %1194, %1353, %1354 : f32
              %1356 = arith.mulf %1340, %1351 : f32
              %1357 = math.fma %1184, %1353, %1356 : f32
              %1358 = arith.mulf %1342, %1351 : f32
              %1359 = math.fma %1186, %1353, %1358 : f32
              %1360 = arith.mulf %1344, %1351 : f32
              %1361 = math.fma %1188, %1353, %1360 : f32
              %1362 = arith.mulf %1346, %1351 : f32
              %1363 = math.fma %1190, %1353, %1362 : f32
              %1364 = arith.mulf %1348, %1351 : f32
              %1365 = math.fma %1192, %1353, %1364 : f32
              %1366 = arith.maxnumf %1349, %1205 fastmath<nnan> : f32
              %1367 = arith.subf %1349, %1366 : f32
              %1368 = wave.exp2 %1367 : f32
              %1369 = arith.subf %1205, %1366 : f32
              %1370 = wave.exp2 %1369 : f32
              %1371 = arith.mulf %1355, %1368 : f32
              %1372 = math.fma %1218, %1370, %1371 : f32
              %1373 = arith.mulf %1357, %1368 : f32
              %1374 = math.fma %1208, %1370, %1373 : f32
              %1375 = arith.mulf %1359, %1368 : f32
              %1376 = math.fma %1210, %1370, %1375 : f32
              %1377 = arith.mulf %1361, %1368 : f32
              %1378 = math.fma %1212, %1370, %1377 : f32
              %1379 = arith.mulf %1363, %1368 : f32
              %1380 = math.fma %1214, %1370, %1379 : f32
              %1381 = arith.mulf %1365, %1368 : f32
              %1382 = math.fma %1216, %1370, %1381 : f32
              %1383 = arith.maxnumf %1366, %1229 fastmath<nnan> : f32
              %1384 = arith.subf %1366, %1383 : f32
              %1385 = wave.exp2 %1384 : f32
              %1386 = arith.subf %1229, %1383 : f32
              %1387 = wave.exp2 %1386 : f32
              %1388 = arith.mulf %1372, %1385 : f32
              %1389 = math.fma %1242, %1387, %1388 : f32
              %1390 = arith.mulf %1374, %1385 : f32
              %1391 = math.fma %1232, %1387, %1390 : f32
              %1392 = arith.mulf %1376, %1385 : f32
              %1393 = math.fma %1234, %1387, %1392 : f32
              %1394 = arith.mulf %1378, %1385 : f32
              %1395 = math.fma %1236, %1387, %1394 : f32
              %1396 = arith.mulf %1380, %1385 : f32
              %1397 = math.fma %1238, %1387, %1396 : f32
              %1398 = arith.mulf %1382, %1385 : f32
              %1399 = math.fma %1240, %1387, %1398 : f32
              %1400 = arith.maxnumf %1383, %1253 fastmath<nnan> : f32
              %1401 = arith.subf %1383, %1400 : f32
              %1402 = wave.exp2 %1401 : f32
              %1403 = arith.subf %1253, %1400 : f32
              %1404 = wave.exp2 %1403 : f32
              %1405 = arith.mulf %1389, %1402 : f32
              %1406 = math.fma %1266, %1404, %1405 : f32
              %1407 = arith.mulf %1391, %1402 : f32
              %1408 = math.fma %1256, %1404, %1407 : f32
              %1409 = arith.mulf %1393, %1402 : f32
              %1410 = math.fma %1258, %1404, %1409 : f32
              %1411 = arith.mulf %1395, %1402 : f32
              %1412 = math.fma %1260, %1404, %1411 : f32
              %1413 = arith.mulf %1397, %1402 : f32
              %1414 = math.fma %1262, %1404, %1413 : f32
              %1415 = arith.mulf %1399, %1402 : f32
              %1416 = math.fma %1264, %1404, %1415 : f32
              %1417 = arith.maxnumf %1400, %1277 fastmath<nnan> : f32
              %1418 = arith.subf %1400, %1417 : f32
              %1419 = wave.exp2 %1418 : f32
              %1420 = arith.subf %1277, %1417 : f32
              %1421 = wave.exp2 %1420 : f32
              %1422 = arith.mulf %1406, %1419 : f32
              %1423 = math.fma %1290, %1421, %1422 : f32
              %1424 = arith.mulf %1408, %1419 : f32
              %1425 = math.fma %1280, %1421, %1424 : f32
              %1426 = arith.mulf %1410, %1419 : f32
              %1427 = math.fma %1282, %1421, %1426 : f32
              %1428 = arith.mulf %1412, %1419 : f32
              %1429 = math.fma %1284, %1421, %1428 : f32
              %1430 = arith.mulf %1414, %1419 : f32
              %1431 = math.fma %1286, %1421, %1430 : f32
              %1432 = arith.mulf %1416, %1419 : f32
              %1433 = math.fma %1288, %1421, %1432 : f32
              %1434 = arith.maxnumf %1417, %1301 fastmath<nnan> : f32
              %1435 = arith.subf %1417, %1434 : f32
              %1436 = wave.exp2 %1435 : f32
              %1437 = arith.subf %1301, %1434 : f32
              %1438 = wave.exp2 %1437 : f32
              %1439 = arith.mulf %1423, %1436 : f32
              %1440 = math.fma %1314, %1438, %1439 : f32
              %1441 = arith.mulf %1425, %1436 : f32
              %1442 = math.fma %1304, %1438, %1441 : f32
              %1443 = arith.mulf %1427, %1436 : f32
              %1444 = math.fma %1306, %1438, %1443 : f32
              %1445 = arith.mulf %1429, %1436 : f32
              %1446 = math.fma %1308, %1438, %1445 : f32
              %1447 = arith.mulf %1431, %1436 : f32
              %1448 = math.fma %1310, %1438, %1447 : f32
              %1449 = arith.mulf %1433, %1436 : f32
              %1450 = math.fma %1312, %1438, %1449 : f32
              scf.yield %1434, %1440, %1442, %1444, %1446, %1448, %1450 : f32, f32, f32, f32, f32, f32, f32
            }
            %1451 = arith.cmpi eq, %1102, %c17 : i32
            scf.if %1451 {
              %1452 = arith.addi %kvHeads, %15 : index
              %1453 = memref.load %scales[%1452] : memref<?xf32>
              %1454 = arith.divf %1453, %1121#1 : f32
              %1455 = arith.addi %17, %675 : index
              %1456 = arith.cmpi slt, %1455, %groupSize : index
              scf.if %1456 {
                %1457 = arith.muli %15, %groupSize : index
                %1458 = arith.addi %1457, %1455 : index
                %1459 = arith.muli %1458, %c26 : index
                %1460 = arith.muli %heads, %c26 : index
                %1461 = arith.mulf %1121#2, %1454 : f32
                %1462 = arith.addf %1461, %c45 : f32
                %1463 = arith.minimumf %1462, %c94 : f32
                %1464 = arith.maximumf %1463, %c95 : f32
                %1465 = arith.truncf %1464 : f32 to f16
                %1466 = arith.divui %796, %c3 : index
                %1467 = arith.addi %1459, %1466 : index
                %1468 = arith.divui %24, %outTileRows : index
                %1469 = arith.divui %1460, %c3 : index
                %1470 = arith.muli %1468, %1469 : index
                %1471 = arith.divui %1467, %c3 : index
                %1472 = arith.addi %1470, %1471 : index
                %1473 = arith.muli %1472, %c9 : index
                %1474 = arith.remui %1467, %c3 : index
                %1475 = arith.divui %1474, %c28 : index
                %1476 = arith.addi %1473, %1475 : index
                %1477 = arith.muli %outTileRows, %c28 : index
                %1478 = arith.muli %1476, %1477 : index
                %1479 = arith.remui %24, %outTileRows : index
                %1480 = arith.muli %1479, %c28 : index
                %1481 = arith.addi %1478, %1480 : index
                %1482 = arith.remui %1467, %c28 : index
                %1483 = arith.addi %1481, %1482 : index
                memref.store %1465, %out[%1483] : memref<?xf16>
                %1484 = arith.mulf %1121#3, %1454 : f32
                %1485 = arith.addf %1484, %c45 : f32
                %1486 = arith.minimumf %1485, %c94 : f32
                %1487 = arith.maximumf %1486, %c95 : f32
                %1488 = arith.truncf %1487 : f32 to f16
                %1489 = arith.divui %827, %c3 : index
                %1490 = arith.addi %1459, %1489 : index
                %1491 = arith.divui %1490, %c3 : index
                %1492 = arith.addi %1470, %1491 : index
                %1493 = arith.muli %1492, %c9 : index
                %1494 = arith.remui %1490, %c3 : index
                %1495 = arith.divui %1494, %c28 : index
                %1496 = arith.addi %1493, %1495 : index
                %1497 = arith.muli %1496, %1477 : index
                %1498 = arith.addi %1497, %1480 : index
                %1499 = arith.remui %1490, %c28 : index
                %1500 = arith.addi %1498, %1499 : index
                memref.store %1488, %out[%1500] : memref<?xf16>
                %1501 = arith.mulf %1121#4, %1454 : f32
                %1502 = arith.addf %1501, %c45 : f32
                %1503 = arith.minimumf %1502, %c94 : f32
                %1504 = arith.maximumf %1503, %c95 : f32
                %1505 = arith.truncf %1504 : f32 to f16
                %1506 = arith.divui %1091, %c3 : index
                %1507 = arith.addi %1459, %1506 : index
                %1508 = arith.divui %1507, %c3 : index
                %1509 = arith.addi %1470, %1508 : index
                %1510 = arith.muli %1509, %c9 : index
                %1511 = arith.remui %1507, %c3 : index
                %1512 = arith.divui %1511, %c28 : index
                %1513 = arith.addi %1510, %1512 : index
                %1514 = arith.muli %1513, %1477 : index
                %1515 = arith.addi %1514, %1480 : index
                %1516 = arith.remui %1507, %c28 : index
                %1517 = arith.addi %1515, %1516 : index
                memref.store %1505, %out[%1517] : memref<?xf16>
                %1518 = arith.mulf %1121#5, %1454 : f32
                %1519 = arith.addf %1518, %c45 : f32
                %1520 = arith.minimumf %1519, %c94 : f32
                %1521 = arith.maximumf %1520, %c95 : f32
                %1522 = arith.truncf %1521 : f32 to f16
                %1523 = arith.divui %1093, %c3 : index
                %1524 = arith.addi %1459, %1523 : index
                %1525 = arith.divui %1524, %c3 : index
                %1526 = arith.addi %1470, %1525 : index
                %1527 = arith.muli %1526, %c9 : index
                %1528 = arith.remui %1524, %c3 : index
                %1529 = arith.divui %1528, %c28 : index
                %1530 = arith.addi %1527, %1529 : index
                %1531 = arith.muli %1530, %1477 : index
                %1532 = arith.addi %1531, %1480 : index
                %1533 = arith.remui %1524, %c28 : index
                %1534 = arith.addi %1532, %1533 : index
                memref.store %1522, %out[%1534] : memref<?xf16>
                %1535 = arith.mulf %1121#6, %1454 : f32
                %1536 = arith.addf %1535, %c45 : f32
                %1537 = arith.minimumf %1536, %c94 : f32
                %1538 = arith.maximumf %1537, %c95 : f32
                %1539 = arith.truncf %1538 : f32 to f16
                %1540 = arith.divui %1095, %c3 : index
                %1541 = arith.addi %1459, %1540 : index
                %1542 = arith.divui %1541, %c3 : index
                %1543 = arith.addi %1470, %1542 : index
                %1544 = arith.muli %1543, %c9 : index
                %1545 = arith.remui %1541, %c3 : index
                %1546 = arith.divui %1545, %c28 : index
                %1547 = arith.addi %1544, %1546 : index
                %1548 = arith.muli %1547, %1477 : index
                %1549 = arith.addi %1548, %1480 : index
                %1550 = arith.remui %1541, %c28 : index
                %1551 = arith.addi %1549, %1550 : index
                memref.store %1539, %out[%1551] : memref<?xf16>
              }
            } else {
              %1552 = arith.index_cast %ranges : index to i32
              %1553 = arith.addi %1552, %1103 : i32
              %1554 = arith.index_castui %1553 : i32 to index
              %1555 = arith.addi %1085, %1554 : index
              %1556 = arith.muli %1555, %c98 : index
              %1557 = arith.addi %1556, %796 : index
              memref.store %1121#2, %partial[%1557] : memref<?xf32>
              %1558 = arith.addi %1556, %827 : index
              memref.store %1121#3, %partial[%1558] : memref<?xf32>
              %1559 = arith.addi %1556, %1091 : index
              memref.store %1121#4, %partial[%1559] : memref<?xf32>
              %1560 = arith.addi %1556, %1093 : index
              memref.store %1121#5, %partial[%1560] : memref<?xf32>
              %1561 = arith.addi %1556, %1095 : index
              memref.store %1121#6, %partial[%1561] : memref<?xf32>
              scf.if %1097 {
                %1562 = arith.addi %1556, %c5 : index
                %1563 = arith.addi %1562, %674 : index
                memref.store %1121#0, %partial[%1563] : memref<?xf32>
                %1564 = arith.addi %1563, %c3 : index
                memref.store %1121#1, %partial[%1564] : memref<?xf32>
              }
              %1565 = arith.addi %1105, %groups : index
              %1566 = arith.index_castui %1102 : i32 to index
              %1567 = wave.arrive %counters[%1565], %1566 : memref<?xi32>
              scf.if %1567 {
                %1576:7 = scf.for %1568 = %c49 to %1102 step %c69 iter_args(%1569 = %c44, %1570 = %c45, %1571 = %c45, %1572 = %c45, %1573 = %c45, %1574 = %c45, %1575 = %c45) -> (f32, f32, f32, f32, f32, f32, f32) : i32 {
                  %1577 = arith.addi %1568, %c49 : i32
                  %1578 = arith.subi %1102, %c17 : i32
                  %1579 = arith.minsi %1577, %1578 : i32
                  %1580 = arith.addi %1552, %1579 : i32
                  %1581 = arith.index_castui %1580 : i32 to index
                  %1582 = arith.addi %1085, %1581 : index
                  %1583 = arith.muli %1582, %c98 : index
                  %1584 = arith.addi %1583, %c5 : index
                  %1585 = arith.addi %1584, %675 : index
                  %1586 = memref.load %partial[%1585] : memref<?xf32>
                  %1587 = arith.cmpi slt, %1577, %1102 : i32
                  %1588 = arith.select %1587, %1586, %c44 : f32
                  %1589 = arith.addi %1583, %674 : index
                  %1590 = arith.addi %1589, %c23 : index
                  %1591 = memref.load %partial[%1590] : memref<?xf32>
                  %1592 = arith.addi %1589, %c7 : index
                  %1593 = memref.load %partial[%1592] : memref<?xf32>
                  %1594 = arith.addi %1589, %c40 : index
                  %1595 = memref.load %partial[%1594] : memref<?xf32>
                  %1596 = arith.addi %1589, %c41 : index
                  %1597 = memref.load %partial[%1596] : memref<?xf32>
                  %1598 = arith.addi %1589, %c42 : index
                  %1599 = memref.load %partial[%1598] : memref<?xf32>
                  %1600 = arith.addi %1585, %c3 : index
                  %1601 = memref.load %partial[%1600] : memref<?xf32>
                  %1602 = arith.addi %1568, %c17 : i32
                  %1603 = arith.minsi %1602, %1578 : i32
                  %1604 = arith.addi %1552, %1603 : i32
                  %1605 = arith.index_castui %1604 : i32 to index
                  %1606 = arith.addi %1085, %1605 : index
                  %1607 = arith.muli %1606, %c98 : index
                  %1608 = arith.addi %1607, %c5 : index
                  %1609 = arith.addi %1608, %675 : index
                  %1610 = memref.load %partial[%1609] : memref<?xf32>
                  %1611 = arith.cmpi slt, %1602, %1102 : i32
                  %1612 = arith.select %1611, %1610, %c44 : f32
                  %1613 = arith.addi %1607, %674 : index
                  %1614 = arith.addi %1613, %c23 : index
                  %1615 = memref.load %partial[%1614] : memref<?xf32>
                  %1616 = arith.addi %1613, %c7 : index
                  %1617 = memref.load %partial[%1616] : memref<?xf32>
                  %1618 = arith.addi %1613, %c40 : index
                  %1619 = memref.load %partial[%1618] : memref<?xf32>
                  %1620 = arith.addi %1613, %c41 : index
                  %1621 = memref.load %partial[%1620] : memref<?xf32>
                  %1622 = arith.addi %1613, %c42 : index
                  %1623 = memref.load %partial[%1622] : memref<?xf32>
                  %1624 = arith.addi %1609, %c3 : index
                  %1625 = memref.load %partial[%1624] : memref<?xf32>
                  %1626 = arith.addi %1568, %c60 : i32
                  %1627 = arith.minsi %1626, %1578 : i32
                  %1628 = arith.addi %1552, %1627 : i32
                  %1629 = arith.index_castui %1628 : i32 to index
                  %1630 = arith.addi %1085, %1629 : index
                  %1631 = arith.muli %1630, %c98 : index
                  %1632 = arith.addi %1631, %c5 : index
                  %1633 = arith.addi %1632, %675 : index
                  %1634 = memref.load %partial[%1633] : memref<?xf32>
                  %1635 = arith.cmpi slt, %1626, %1102 : i32
                  %1636 = arith.select %1635, %1634, %c44 : f32
                  %1637 = arith.addi %1631, %674 : index
                  %1638 = arith.addi %1637, %c23 : index
                  %1639 = memref.load %partial[%1638] : memref<?xf32>
                  %1640 = arith.addi %1637, %c7 : index
                  %1641 = memref.load %partial[%1640] : memref<?xf32>
                  %1642 = arith.addi %1637, %c40 : index
                  %1643 = memref.load %partial[%1642] : memref<?xf32>
                  %1644 = arith.addi %1637, %c41 : index
                  %1645 = memref.load %partial[%1644] : memref<?xf32>
                  %1646 = arith.addi %1637, %c42 : index
                  %1647 = memref.load %partial[%1646] : memref<?xf32>
                  %1648 = arith.addi %1633, %c3 : index
                  %1649 = memref.load %partial[%1648] : memref<?xf32>
                  %1650 = arith.addi %1568, %c62 : i32
                  %1651 = arith.minsi %1650, %1578 : i32
                  %1652 = arith.addi %1552, %1651 : i32
                  %1653 = arith.index_castui %1652 : i32 to index
                  %1654 = arith.addi %1085, %1653 : index
                  %1655 = arith.muli %1654, %c98 : index
                  %1656 = arith.addi %1655, %c5 : index
                  %1657 = arith.addi %1656, %675 : index
                  %1658 = memref.load %partial[%1657] : memref<?xf32>
                  %1659 = arith.cmpi slt, %1650, %1102 : i32
                  %1660 = arith.select %1659, %1658, %c44 : f32
                  %1661 = arith.addi %1655, %674 : index
                  %1662 = arith.addi %1661, %c23 : index
                  %1663 = memref.load %partial[%1662] : memref<?xf32>
                  %1664 = arith.addi %1661, %c7 : index
                  %1665 = memref.load %partial[%1664] : memref<?xf32>
                  %1666 = arith.addi %1661, %c40 : index
                  %1667 = memref.load %partial[%1666] : memref<?xf32>
                  %1668 = arith.addi %1661, %c41 : index
                  %1669 = memref.load %partial[%1668] : memref<?xf32>
                  %1670 = arith.addi %1661, %c42 : index
                  %1671 = memref.load %partial[%1670] : memref<?xf32>
                  %1672 = arith.addi %1657, %c3 : index
                  %1673 = memref.load %partial[%1672] : memref<?xf32>
                  %1674 = arith.addi %1568, %c63 : i32
                  %1675 = arith.minsi %1674, %1578 : i32
                  %1676 = arith.addi %1552, %1675 : i32
                  %1677 = arith.index_castui %1676 : i32 to index
                  %1678 = arith.addi %1085, %1677 : index
                  %1679 = arith.muli %1678, %c98 : index
                  %1680 = arith.addi %1679, %c5 : index
                  %1681 = arith.addi %1680, %675 : index
                  %1682 = memref.load %partial[%1681] : memref<?xf32>
                  %1683 = arith.cmpi slt, %1674, %1102 : i32
                  %1684 = arith.select %1683, %1682, %c44 : f32
                  %1685 = arith.addi %1679, %674 : index
                  %1686 = arith.addi %1685, %c23 : index
                  %1687 = memref.load %partial[%1686] : memref<?xf32>
                  %1688 = arith.addi %1685, %c7 : index
                  %1689 = memref.load %partial[%1688] : memref<?xf32>
                  %1690 = arith.addi %1685, %c40 : index
                  %1691 = memref.load %partial[%1690] : memref<?xf32>
                  %1692 = arith.addi %1685, %c41 : index
                  %1693 = memref.load %partial[%1692] : memref<?xf32>
                  %1694 = arith.addi %1685, %c42 : index
                  %1695 = memref.load %partial[%1694] : memref<?xf32>
                  %1696 = arith.addi %1681, %c3 : index
                  %1697 = memref.load %partial[%1696] : memref<?xf32>
                  %1698 = arith.addi %1568, %c65 : i32
                  %1699 = arith.minsi %1698, %1578 : i32
                  %1700 = arith.addi %1552, %1699 : i32
                  %1701 = arith.index_castui %1700 : i32 to index
                  %1702 = arith.addi %1085, %1701 : index
                  %1703 = arith.muli %1702, %c98 : index
                  %1704 = arith.addi %1703, %c5 : index
                  %1705 = arith.addi %1704, %675 : index
                  %1706 = memref.load %partial[%1705] : memref<?xf32>
                  %1707 = arith.cmpi slt, %1698, %1102 : i32
                  %1708 = arith.select %1707, %1706, %c44 : f32
                  %1709 = arith.addi %1703, %674 : index
                  %1710 = arith.addi %1709, %c23 : index
                  %1711 = memref.load %partial[%1710] : memref<?xf32>
                  %1712 = arith.addi %1709, %c7 : index
                  %1713 = memref.load %partial[%1712] : memref<?xf32>
                  %1714 = arith.addi %1709, %c40 : index
                  %1715 = memref.load %partial[%1714] : memref<?xf32>
                  %1716 = arith.addi %1709, %c41 : index
                  %1717 = memref.load %partial[%1716] : memref<?xf32>
                  %1718 = arith.addi %1709, %c42 : index
                  %1719 = memref.load %partial[%1718] : memref<?xf32>
                  %1720 = arith.addi %1705, %c3 : index
                  %1721 = memref.load %partial[%1720] : memref<?xf32>
                  %1722 = arith.addi %1568, %c66 : i32
                  %1723 = arith.minsi %1722, %1578 : i32
                  %1724 = arith.addi %1552, %1723 : i32
                  %1725 = arith.index_castui %1724 : i32 to index
                  %1726 = arith.addi %1085, %1725 : index
                  %1727 = arith.muli %1726, %c98 : index
                  %1728 = arith.addi %1727, %c5 : index
                  %1729 = arith.addi %1728, %675 : index
                  %1730 = memref.load %partial[%1729] : memref<?xf32>
                  %1731 = arith.cmpi slt, %1722, %1102 : i32
                  %1732 = arith.select %1731, %1730, %c44 : f32
                  %1733 = arith.addi %1727, %674 : index
                  %1734 = arith.addi %1733, %c23 : index
                  %1735 = memref.load %partial[%1734] : memref<?xf32>
                  %1736 = arith.addi %1733, %c7 : index
                  %1737 = memref.load %partial[%1736] : memref<?xf32>
                  %1738 = arith.addi %1733, %c40 : index
                  %1739 = memref.load %partial[%1738] : memref<?xf32>
                  %1740 = arith.addi %1733, %c41 : index
                  %1741 = memref.load %partial[%1740] : memref<?xf32>
                  %1742 = arith.addi %1733, %c42 : index
                  %1743 = memref.load %partial[%1742] : memref<?xf32>
                  %1744 = arith.addi %1729, %c3 : index
                  %1745 = memref.load %partial[%1744] : memref<?xf32>
                  %1746 = arith.addi %1568, %c68 : i32
                  %1747 = arith.minsi %1746, %1578 : i32
                  %1748 = arith.addi %1552, %1747 : i32
                  %1749 = arith.index_castui %1748 : i32 to index
                  %1750 = arith.addi %1085, %1749 : index
                  %1751 = arith.muli %1750, %c98 : index
                  %1752 = arith.addi %1751, %c5 : index
                  %1753 = arith.addi %1752, %675 : index
                  %1754 = memref.load %partial[%1753] : memref<?xf32>
                  %1755 = arith.cmpi slt, %1746, %1102 : i32
                  %1756 = arith.select %1755, %1754, %c44 : f32
                  %1757 = arith.addi %1751, %674 : index
                  %1758 = arith.addi %1757, %c23 : index
                  %1759 = memref.load %partial[%1758] : memref<?xf32>
                  %1760 = arith.addi %1757, %c7 : index
                  %1761 = memref.load %partial[%1760] : memref<?xf32>
                  %1762 = arith.addi %1757, %c40 : index
                  %1763 = memref.load %partial[%1762] : memref<?xf32>
                  %1764 = arith.addi %1757, %c41 : index
                  %1765 = memref.load %partial[%1764] : memref<?xf32>
                  %1766 = arith.addi %1757, %c42 : index
                  %1767 = memref.load %partial[%1766] : memref<?xf32>
                  %1768 = arith.addi %1753, %c3 : index
                  %1769 = memref.load %partial[%1768] : memref<?xf32>
                  %1770 = arith.maxnumf %1569, %1588 fastmath<nnan> : f32
                  %1771 = arith.subf %1569, %1770 : f32
                  %1772 = wave.exp2 %1771 : f32
                  %1773 = arith.subf %1588, %1770 : f32
                  %1774 = wave.exp2 %1773 : f32
                  %1775 = arith.mulf %1570, %1772 : f32
                  %1776 = math.fma %1601, %1774, %1775 : f32
                  %1777 = arith.mulf %1571, %1772 : f32
                  %1778 = math.fma %1591, %1774, %1777 : f32
                  %1779 = arith.mulf %1572, %1772 : f32
                  %1780 = math.fma %1593, %1774, %1779 : f32
                  %1781 = arith.mulf %1573, %1772 : f32
                  %1782 = math.fma %1595, %1774, %1781 : f32
                  %1783 = arith.mulf %1574, %1772 : f32
                  %1784 = math.fma %1597, %1774, %1783 : f32
                  %1785 = arith.mulf %1575, %1772 : f32
                  %1786 = math.fma %1599, %1774, %1785 : f32
                  %1787 = arith.maxnumf %1770, %1612 fastmath<nnan> : f32
                  %1788 = arith.subf %1770, %1787 : f32
                  %1789 = wave.exp2 %1788 : f32
                  %1790 = arith.subf %1612, %1787 : f32
                  %1791 = wave.exp2 %1790 : f32
                  %1792 = arith.mulf %1776, %1789 : f32
                  %1793 = math.fma %1625, %1791, %1792 : f32
                  %1794 = arith.mulf %1778, %1789 : f32
                  %1795 = math.fma %1615, %1791, %1794 : f32
                  %1796 = arith.mulf %1780, %1789 : f32
                  %1797 = math.fma %1617, %1791, %1796 : f32
                  %1798 = arith.mulf %1782, %1789 : f32
                  %1799 = math.fma %1619, %1791, %1798 : f32
                  %1800 = arith.mulf %1784, %1789 : f32
                  %1801 = math.fma %1621, %1791, %1800 : f32
                  %1802 = arith.mulf %1786, %1789 : f32
                  %1803 = math.fma %1623, %1791, %1802 : f32
                  %1804 = arith.maxnumf %1787, %1636 fastmath<nnan> : f32
                  %1805 = arith.subf %1787, %1804 : f32
                  %1806 = wave.exp2 %1805 : f32
                  %1807 = arith.subf %1636, %1804 : f32
                  %1808 = wave.exp2 %1807 : f32
                  %1809 = arith.mulf %1793, %1806 : f32
                  %1810 = math.fma %1649, %1808, %1809 : f32
                  %1811 = arith.mulf %1795, %1806 : f32
                  %1812 = math.fma %1639, %1808, %1811 : f32
                  %1813 = arith.mulf %1797, %1806 : f32
                  %1814 = math.fma %1641, %1808, %1813 : f32
                  %1815 = arith.mulf %1799, %1806 : f32
                  %1816 = math.fma %1643, %1808, %1815 : f32
                  %1817 = arith.mulf %1801, %1806 : f32
                  %1818 = math.fma %1645, %1808, %1817 : f32
                  %1819 = arith.mulf %1803, %1806 : f32
                  %1820 = math.fma %1647, %1808, %1819 : f32
                  %1821 = arith.maxnumf %1804, %1660 fastmath<nnan> : f32
                  %1822 = arith.subf %1804, %1821 : f32
                  %1823 = wave.exp2 %1822 : f32
                  %1824 = arith.subf %1660, %1821 : f32
                  %1825 = wave.exp2 %1824 : f32
                  %1826 = arith.mulf %1810, %1823 : f32
                  %1827 = math.fma %1673, %1825, %1826 : f32
                  %1828 = arith.mulf %1812, %1823 : f32
                  %1829 = math.fma %1663, %1825, %1828 : f32
                  %1830 = arith.mulf %1814, %1823 : f32
                  %1831 = math.fma %1665, %1825, %1830 : f32
                  %1832 = arith.mulf %1816, %1823 : f32
                  %1833 = math.fma %1667, %1825, %1832 : f32
                  %1834 = arith.mulf %1818, %1823 : f32
                  %1835 = math.fma %1669, %1825, %1834 : f32
                  %1836 = arith.mulf %1820, %1823 : f32
                  %1837 = math.fma %1671, %1825, %1836 : f32
                  %1838 = arith.maxnumf %1821, %1684 fastmath<nnan> : f32
                  %1839 = arith.subf %1821, %1838 : f32
                  %1840 = wave.exp2 %1839 : f32
                  %1841 = arith.subf %1684, %1838 : f32
                  %1842 = wave.exp2 %1841 : f32
                  %1843 = arith.mulf %1827, %1840 : f32
                  %1844 = math.fma %1697, %1842, %1843 : f32
                  %1845 = arith.mulf %1829, %1840 : f32
                  %1846 = math.fma %1687, %1842, %1845 : f32
                  %1847 = arith.mulf %1831, %1840 : f32
                  %1848 = math.fma %1689, %1842, %1847 : f32
                  %1849 = arith.mulf %1833, %1840 : f32
                  %1850 = math.fma %1691, %1842, %1849 : f32
                  %1851 = arith.mulf %1835, %1840 : f32
                  %1852 = math.fma %1693, %1842, %1851 : f32
                  %1853 = arith.mulf %1837, %1840 : f32
                  %1854 = math.fma %1695, %1842, %1853 : f32
                  %1855 = arith.maxnumf %1838, %1708 fastmath<nnan> : f32
                  %1856 = arith.subf %1838, %1855 : f32
                  %1857 = wave.exp2 %1856 : f32
                  %1858 = arith.subf %1708, %1855 : f32
                  %1859 = wave.exp2 %1858 : f32
                  %1860 = arith.mulf %1844, %1857 : f32
                  %1861 = math.fma %1721, %1859, %1860 : f32
                  %1862 = arith.mulf %1846, %1857 : f32
                  %1863 = math.fma %1711, %1859, %1862 : f32
                  %1864 = arith.mulf %1848, %1857 : f32
                  %1865 = math.fma %1713, %1859, %1864 : f32
                  %1866 = arith.mulf %1850, %1857 : f32
                  %1867 = math.fma %1715, %1859, %1866 : f32
                  %1868 = arith.mulf %1852, %1857 : f32
                  %1869 = math.fma %1717, %1859, %1868 : f32
                  %1870 = arith.mulf %1854, %1857 : f32
                  %1871 = math.fma %1719, %1859, %1870 : f32
                  %1872 = arith.maxnumf %1855, %1732 fastmath<nnan> : f32
                  %1873 = arith.subf %1855, %1872 : f32
                  %1874 = wave.exp2 %1873 : f32
                  %1875 = arith.subf %1732, %1872 : f32
                  %1876 = wave.exp2 %1875 : f32
                  %1877 = arith.mulf %1861, %1874 : f32
                  %1878 = math.fma %1745, %1876, %1877 : f32
                  %1879 = arith.mulf %1863, %1874 : f32
                  %1880 = math.fma %1735, %1876, %1879 : f32
                  %1881 = arith.mulf %1865, %1874 : f32
                  %1882 = math.fma %1737, %1876, %1881 : f32
                  %1883 = arith.mulf %1867, %1874 : f32
                  %1884 = math.fma %1739, %1876, %1883 : f32
                  %1885 = arith.mulf %1869, %1874 : f32
                  %1886 = math.fma %1741, %1876, %1885 : f32
                  %1887 = arith.mulf %1871, %1874 : f32
                  %1888 = math.fma %1743, %1876, %1887 : f32
                  %1889 = arith.maxnumf %1872, %1756 fastmath<nnan> : f32
                  %1890 = arith.subf %1872, %1889 : f32
                  %1891 = wave.exp2 %1890 : f32
                  %1892 = arith.subf %1756, %1889 : f32
                  %1893 = wave.exp2 %1892 : f32
                  %1894 = arith.mulf %1878, %1891 : f32
                  %1895 = math.fma %1769, %1893, %1894 : f32
                  %1896 = arith.mulf %1880, %1891 : f32
                  %1897 = math.fma %1759, %1893, %1896 : f32
                  %1898 = arith.mulf %1882, %1891 : f32
                  %1899 = math.fma %1761, %1893, %1898 : f32
                  %1900 = arith.mulf %1884, %1891 : f32
                  %1901 = math.fma %1763, %1893, %1900 : f32
                  %1902 = arith.mulf %1886, %1891 : f32
                  %1903 = math.fma %1765, %1893, %1902 : f32
                  %1904 = arith.mulf %1888, %1891 : f32
                  %1905 = math.fma %1767, %1893, %1904 : f32
                  scf.yield %1889, %1895, %1897, %1899, %1901, %1903, %1905 : f32, f32, f32, f32, f32, f32, f32
                }
                %1906 = arith.addi %kvHeads, %15 : index
                %1907 = memref.load %scales[%1906] : memref<?xf32>
                %1908 = arith.divf %1907, %1576#1 : f32
                %1909 = arith.addi %17, %675 : index
                %1910 = arith.cmpi slt, %1909, %groupSize : index
                scf.if %1910 {
                  %1911 = arith.muli %15, %groupSize : index
                  %1912 = arith.addi %1911, %1909 : index
                  %1913 = arith.muli %1912, %c26 : index
                  %1914 = arith.muli %heads, %c26 : index
                  %1915 = arith.mulf %1576#2, %1908 : f32
                  %1916 = arith.addf %1915, %c45 : f32
                  %1917 = arith.minimumf %1916, %c94 : f32
                  %1918 = arith.maximumf %1917, %c95 : f32
                  %1919 = arith.truncf %1918 : f32 to f16
                  %1920 = arith.divui %796, %c3 : index
                  %1921 = arith.addi %1913, %1920 : index
                  %1922 = arith.divui %24, %outTileRows : index
                  %1923 = arith.divui %1914, %c3 : index
                  %1924 = arith.muli %1922, %1923 : index
                  %1925 = arith.divui %1921, %c3 : index
                  %1926 = arith.addi %1924, %1925 : index
                  %1927 = arith.muli %1926, %c9 : index
                  %1928 = arith.remui %1921, %c3 : index
                  %1929 = arith.divui %1928, %c28 : index
                  %1930 = arith.addi %1927, %1929 : index
                  %1931 = arith.muli %outTileRows, %c28 : index
                  %1932 = arith.muli %1930, %1931 : index
                  %1933 = arith.remui %24, %outTileRows : index
                  %1934 = arith.muli %1933, %c28 : index
                  %1935 = arith.addi %1932, %1934 : index
                  %1936 = arith.remui %1921, %c28 : index
                  %1937 = arith.addi %1935, %1936 : index
                  memref.store %1919, %out[%1937] : memref<?xf16>
                  %1938 = arith.mulf %1576#3, %1908 : f32
                  %1939 = arith.addf %1938, %c45 : f32
                  %1940 = arith.minimumf %1939, %c94 : f32
                  %1941 = arith.maximumf %1940, %c95 : f32
                  %1942 = arith.truncf %1941 : f32 to f16
                  %1943 = arith.divui %827, %c3 : index
                  %1944 = arith.addi %1913, %1943 : index
                  %1945 = arith.divui %1944, %c3 : index
                  %1946 = arith.addi %1924, %1945 : index
                  %1947 = arith.muli %1946, %c9 : index
                  %1948 = arith.remui %1944, %c3 : index
                  %1949 = arith.divui %1948, %c28 : index
                  %1950 = arith.addi %1947, %1949 : index
                  %1951 = arith.muli %1950, %1931 : index
                  %1952 = arith.addi %1951, %1934 : index
                  %1953 = arith.remui %1944, %c28 : index
                  %1954 = arith.addi %1952, %1953 : index
                  memref.store %1942, %out[%1954] : memref<?xf16>
                  %1955 = arith.mulf %1576#4, %1908 : f32
                  %1956 = arith.addf %1955, %c45 : f32
                  %1957 = arith.minimumf %1956, %c94 : f32
                  %1958 = arith.maximumf %1957, %c95 : f32
                  %1959 = arith.truncf %1958 : f32 to f16
                  %1960 = arith.divui %1091, %c3 : index
                  %1961 = arith.addi %1913, %1960 : index
                  %1962 = arith.divui %1961, %c3 : index
                  %1963 = arith.addi %1924, %1962 : index
                  %1964 = arith.muli %1963, %c9 : index
                  %1965 = arith.remui %1961, %c3 : index
                  %1966 = arith.divui %1965, %c28 : index
                  %1967 = arith.addi %1964, %1966 : index
                  %1968 = arith.muli %1967, %1931 : index
                  %1969 = arith.addi %1968, %1934 : index
                  %1970 = arith.remui %1961, %c28 : index
                  %1971 = arith.addi %1969, %1970 : index
                  memref.store %1959, %out[%1971] : memref<?xf16>
                  %1972 = arith.mulf %1576#5, %1908 : f32
                  %1973 = arith.addf %1972, %c45 : f32
                  %1974 = arith.minimumf %1973, %c94 : f32
                  %1975 = arith.maximumf %1974, %c95 : f32
                  %1976 = arith.truncf %1975 : f32 to f16
                  %1977 = arith.divui %1093, %c3 : index
                  %1978 = arith.addi %1913, %1977 : index
                  %1979 = arith.divui %1978, %c3 : index
                  %1980 = arith.addi %1924, %1979 : index
                  %1981 = arith.muli %1980, %c9 : index
                  %1982 = arith.remui %1978, %c3 : index
                  %1983 = arith.divui %1982, %c28 : index
                  %1984 = arith.addi %1981, %1983 : index
                  %1985 = arith.muli %1984, %1931 : index
                  %1986 = arith.addi %1985, %1934 : index
                  %1987 = arith.remui %1978, %c28 : index
                  %1988 = arith.addi %1986, %1987 : index
                  memref.store %1976, %out[%1988] : memref<?xf16>
                  %1989 = arith.mulf %1576#6, %1908 : f32
                  %1990 = arith.addf %1989, %c45 : f32
                  %1991 = arith.minimumf %1990, %c94 : f32
                  %1992 = arith.maximumf %1991, %c95 : f32
                  %1993 = arith.truncf %1992 : f32 to f16
                  %1994 = arith.divui %1095, %c3 : index
                  %1995 = arith.addi %1913, %1994 : index
                  %1996 = arith.divui %1995, %c3 : index
                  %1997 = arith.addi %1924, %1996 : index
                  %1998 = arith.muli %1997, %c9 : index
                  %1999 = arith.remui %1995, %c3 : index
                  %2000 = arith.divui %1999, %c28 : index
                  %2001 = arith.addi %1998, %2000 : index
                  %2002 = arith.muli %2001, %1931 : index
                  %2003 = arith.addi %2002, %1934 : index
                  %2004 = arith.remui %1995, %c28 : index
                  %2005 = arith.addi %2003, %2004 : index
                  memref.store %1993, %out[%2005] : memref<?xf16>
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
