// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='fp8_e4m3', dim=64, columns=8)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_fp8_e4m3_d64_c8__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 1024 : index
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
  %c16 = arith.constant 512 : index
  %positionsAt = wave.param "positionsAt" : index
  %c18 = arith.constant 1 : i32
  %c19 = arith.constant 16 : i32
  %c20 = arith.constant 1023 : i32
  %c21 = arith.constant 1024 : i32
  %slots = wave.param "slots" : index
  %c23 = arith.constant 32 : index
  %c24 = arith.constant 0 : index
  %c25 = arith.constant 128 : index
  %c26 = arith.constant 64 : index
  %c27 = arith.constant 68 : index
  %c28 = arith.constant 20 : index
  %c29 = arith.constant 36 : index
  %c30 = arith.constant 48 : index
  %c31 = arith.constant 52 : index
  %c32 = arith.constant 23 : i32
  %c33 = arith.constant 64 : i32
  %c34 = arith.constant 253 : i32
  %c35 = arith.constant 268 : i32
  %c36 = arith.constant 14 : i32
  %c37 = arith.constant 768 : index
  %c38 = arith.constant 128 : i32
  %c39 = arith.constant 0xF149F2CA : f32
  %c40 = arith.constant 0x00000000 : f32
  %c41 = arith.constant dense<0x00000000> : vector<8xf32>
  %c42 = arith.constant 31 : i32
  %c43 = arith.constant 32 : i32
  %c44 = arith.constant 0 : i32
  %c45 = arith.constant 192 : index
  %c46 = arith.constant 320 : index
  %c47 = arith.constant 384 : index
  %c48 = arith.constant 448 : index
  %c49 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c50 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c51 = arith.constant 0x41000000 : f32
  %c52 = arith.constant 0x40C00000 : f32
  %c53 = arith.constant dense<-1> : vector<4xi32>
  %c54 = arith.constant 255 : i32
  %c55 = arith.constant 2 : i32
  %c56 = arith.constant 16711680 : i32
  %c57 = arith.constant 3 : i32
  %c58 = arith.constant 4 : i32
  %c59 = arith.constant 65280 : i32
  %c60 = arith.constant 5 : i32
  %c61 = arith.constant 6 : i32
  %c62 = arith.constant -16777216 : i32
  %c63 = arith.constant 7 : i32
  %c64 = arith.constant 8 : i32
  %c65 = arith.constant 9 : i32
  %c66 = arith.constant 10 : i32
  %c67 = arith.constant 11 : i32
  %c68 = arith.constant 12 : i32
  %c69 = arith.constant 13 : i32
  %c70 = arith.constant 15 : i32
  %c71 = arith.constant 80 : index
  %c72 = arith.constant 96 : index
  %c73 = arith.constant 112 : index
  %c74 = arith.constant 144 : index
  %c75 = arith.constant 160 : index
  %c76 = arith.constant 176 : index
  %c77 = arith.constant 208 : index
  %c78 = arith.constant 224 : index
  %c79 = arith.constant 240 : index
  %c80 = arith.constant 272 : index
  %c81 = arith.constant 288 : index
  %c82 = arith.constant 304 : index
  %c83 = arith.constant 336 : index
  %c84 = arith.constant 352 : index
  %c85 = arith.constant 368 : index
  %c86 = arith.constant 400 : index
  %c87 = arith.constant 416 : index
  %c88 = arith.constant 432 : index
  %c89 = arith.constant 464 : index
  %c90 = arith.constant 480 : index
  %c91 = arith.constant 496 : index
  %c92 = arith.constant 1536 : index
  %c93 = arith.constant 2048 : index
  %c94 = arith.constant 2560 : index
  %c95 = arith.constant 3072 : index
  %c96 = arith.constant 3584 : index
  %outTileRows = wave.param "outTileRows" : index
  %c98 = arith.constant 0x477FE000 : f32
  %c99 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c102 = arith.constant 544 : index
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
        %49 = arith.addi %46, %c24 : index
        %50 = arith.divui %49, %c3 : index
        %51 = arith.remui %49, %c3 : index
        %52 = arith.muli %51, %c12 : index
        %53 = arith.addi %17, %50 : index
        %54 = arith.subi %groupSize, %c4 : index
        %55 = arith.minsi %53, %54 : index
        %56 = arith.muli %24, %heads : index
        %57 = arith.muli %15, %groupSize : index
        %58 = arith.addi %56, %57 : index
        %59 = arith.addi %58, %55 : index
        %60 = arith.muli %59, %c26 : index
        %61 = arith.addi %60, %52 : index
        %62 = vector.load %q[%61] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %63 = arith.muli %50, %c27 : index
        %64 = arith.addi %63, %52 : index
        vector.store %62, %5[%64] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      wave.barrier
      %65 = arith.cmpi eq, %8, %c24 : index
      scf.if %65 {
        %66 = arith.remui %1, %c9 : index
        %67 = arith.muli %66, %c27 : index
        %68 = arith.muli %2, %c9 : index
        %69 = arith.addi %67, %68 : index
        %70 = arith.addi %69, %c24 : index
        %71 = vector.load %5[%70] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %72 = arith.addi %69, %c12 : index
        %73 = vector.load %5[%72] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %74 = arith.addi %69, %c3 : index
        %75 = vector.load %5[%74] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %76 = arith.addi %69, %c28 : index
        %77 = vector.load %5[%76] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %78 = arith.addi %69, %c23 : index
        %79 = vector.load %5[%78] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %80 = arith.addi %69, %c29 : index
        %81 = vector.load %5[%80] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %82 = arith.addi %69, %c30 : index
        %83 = vector.load %5[%82] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %84 = arith.addi %69, %c31 : index
        %85 = vector.load %5[%84] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %86 = math.absf %71 : vector<4xf32>
        %87 = math.absf %73 : vector<4xf32>
        %88 = arith.maxnumf %86, %87 fastmath<nnan> : vector<4xf32>
        %89 = math.absf %75 : vector<4xf32>
        %90 = arith.maxnumf %88, %89 fastmath<nnan> : vector<4xf32>
        %91 = math.absf %77 : vector<4xf32>
        %92 = arith.maxnumf %90, %91 fastmath<nnan> : vector<4xf32>
        %93 = math.absf %79 : vector<4xf32>
        %94 = arith.maxnumf %92, %93 fastmath<nnan> : vector<4xf32>
        %95 = math.absf %81 : vector<4xf32>
        %96 = arith.maxnumf %94, %95 fastmath<nnan> : vector<4xf32>
        %97 = math.absf %83 : vector<4xf32>
        %98 = arith.maxnumf %96, %97 fastmath<nnan> : vector<4xf32>
        %99 = math.absf %85 : vector<4xf32>
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
        %111 = arith.shrui %110, %c32 : i32
        %112 = arith.maxsi %111, %c33 : i32
        %113 = arith.minsi %112, %c34 : i32
        %114 = arith.subi %c35, %113 : i32
        %115 = arith.shli %114, %c32 : i32
        %116 = arith.bitcast %115 : i32 to f32
        %117 = arith.subi %113, %c36 : i32
        %118 = arith.shli %117, %c32 : i32
        %119 = arith.bitcast %118 : i32 to f32
        %120 = vector.broadcast %116 : f32 to vector<4xf32>
        %121 = arith.muli %1, %c9 : index
        %122 = arith.muli %2, %c25 : index
        %123 = arith.addi %121, %122 : index
        %124 = arith.mulf %71, %120 : vector<4xf32>
        %125 = arith.truncf %124 : vector<4xf32> to vector<4xf16>
        %126 = arith.mulf %73, %120 : vector<4xf32>
        %127 = arith.truncf %126 : vector<4xf32> to vector<4xf16>
        %128 = vector.shuffle %125, %127 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %129 = arith.addi %123, %c24 : index
        vector.store %128, %4[%129] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %130 = arith.mulf %75, %120 : vector<4xf32>
        %131 = arith.truncf %130 : vector<4xf32> to vector<4xf16>
        %132 = arith.mulf %77, %120 : vector<4xf32>
        %133 = arith.truncf %132 : vector<4xf32> to vector<4xf16>
        %134 = vector.shuffle %131, %133 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %135 = arith.addi %123, %c7 : index
        vector.store %134, %4[%135] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %136 = arith.mulf %79, %120 : vector<4xf32>
        %137 = arith.truncf %136 : vector<4xf32> to vector<4xf16>
        %138 = arith.mulf %81, %120 : vector<4xf32>
        %139 = arith.truncf %138 : vector<4xf32> to vector<4xf16>
        %140 = vector.shuffle %137, %139 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %141 = arith.addi %123, %c16 : index
        vector.store %140, %4[%141] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %142 = arith.mulf %83, %120 : vector<4xf32>
        %143 = arith.truncf %142 : vector<4xf32> to vector<4xf16>
        %144 = arith.mulf %85, %120 : vector<4xf32>
        %145 = arith.truncf %144 : vector<4xf32> to vector<4xf16>
        %146 = vector.shuffle %143, %145 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %147 = arith.addi %123, %c37 : index
        vector.store %146, %4[%147] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %148 = memref.load %scales[%15] : memref<?xf32>
        %149 = arith.mulf %148, %119 : f32
        memref.store %149, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %150 = memref.load %7[%1] : memref<?xf32>
      scf.for %151 = %11 to %42 step %43 : i32 {
        %152 = arith.muli %151, %c21 : i32
        %153 = arith.index_cast %8 : index to i32
        %154 = arith.muli %153, %c38 : i32
        %155 = arith.addi %152, %154 : i32
        %156 = arith.addi %155, %c38 : i32
        %157 = arith.minsi %156, %38 : i32
        %158 = arith.cmpi slt, %155, %38 : i32
        %159:6 = scf.if %158 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %160 = arith.subi %157, %155 : i32
          %161 = arith.addi %160, %c42 : i32
          %162 = arith.divui %161, %c43 : i32
          %163 = arith.divui %155, %c19 : i32
          %164 = arith.addi %163, %c44 : i32
          %165 = arith.minsi %164, %40 : i32
          %166 = arith.index_castui %165 : i32 to index
          %167 = arith.addi %32, %166 : index
          %168 = memref.load %step[%167] : memref<?xi32>
          %169 = arith.index_cast %168 : i32 to index
          %170 = arith.muli %169, %33 : index
          %171 = arith.addi %170, %34 : index
          %172 = arith.addi %163, %c18 : i32
          %173 = arith.minsi %172, %40 : i32
          %174 = arith.index_castui %173 : i32 to index
          %175 = arith.addi %32, %174 : index
          %176 = memref.load %step[%175] : memref<?xi32>
          %177 = arith.index_cast %176 : i32 to index
          %178 = arith.muli %177, %33 : index
          %179 = arith.addi %178, %34 : index
          %180 = arith.addi %171, %35 : index
          %181 = arith.addi %180, %c24 : index
          %182 = vector.load %kv[%181] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %183 = arith.addi %179, %35 : index
          %184 = arith.addi %183, %c24 : index
          %185 = vector.load %kv[%184] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %186 = arith.addi %171, %35 : index
          %187 = arith.addi %186, %c26 : index
          %188 = vector.load %kv[%187] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %189 = arith.addi %179, %35 : index
          %190 = arith.addi %189, %c26 : index
          %191 = vector.load %kv[%190] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %192 = arith.addi %171, %35 : index
          %193 = arith.addi %192, %c25 : index
          %194 = vector.load %kv[%193] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %195 = arith.addi %179, %35 : index
          %196 = arith.addi %195, %c25 : index
          %197 = vector.load %kv[%196] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %198 = arith.addi %171, %35 : index
          %199 = arith.addi %198, %c45 : index
          %200 = vector.load %kv[%199] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %201 = arith.addi %179, %35 : index
          %202 = arith.addi %201, %c45 : index
          %203 = vector.load %kv[%202] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %219:14 = scf.for %204 = %c44 to %162 step %c18 iter_args(%205 = %182, %206 = %185, %207 = %188, %208 = %191, %209 = %194, %210 = %197, %211 = %200, %212 = %203, %213 = %c39, %214 = %c40, %215 = %c41, %216 = %c41, %217 = %c41, %218 = %c41) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %220 = arith.muli %204, %c43 : i32
            %221 = arith.addi %155, %220 : i32
            %222 = arith.addi %221, %c43 : i32
            %223 = arith.divui %221, %c19 : i32
            %224 = arith.addi %223, %c44 : i32
            %225 = arith.minsi %224, %40 : i32
            %226 = arith.index_castui %225 : i32 to index
            %227 = arith.addi %32, %226 : index
            %228 = memref.load %step[%227] : memref<?xi32>
            %229 = arith.index_cast %228 : i32 to index
            %230 = arith.muli %229, %33 : index
            %231 = arith.addi %230, %34 : index
            %232 = arith.addi %223, %c18 : i32
            %233 = arith.minsi %232, %40 : i32
            %234 = arith.index_castui %233 : i32 to index
            %235 = arith.addi %32, %234 : index
            %236 = memref.load %step[%235] : memref<?xi32>
            %237 = arith.index_cast %236 : i32 to index
            %238 = arith.muli %237, %33 : index
            %239 = arith.addi %238, %34 : index
            %240 = arith.divui %222, %c19 : i32
            %241 = arith.addi %240, %c44 : i32
            %242 = arith.minsi %241, %40 : i32
            %243 = arith.index_castui %242 : i32 to index
            %244 = arith.addi %32, %243 : index
            %245 = memref.load %step[%244] : memref<?xi32>
            %246 = arith.index_cast %245 : i32 to index
            %247 = arith.muli %246, %33 : index
            %248 = arith.addi %247, %34 : index
            %249 = arith.addi %240, %c18 : i32
            %250 = arith.minsi %249, %40 : i32
            %251 = arith.index_castui %250 : i32 to index
            %252 = arith.addi %32, %251 : index
            %253 = memref.load %step[%252] : memref<?xi32>
            %254 = arith.index_cast %253 : i32 to index
            %255 = arith.muli %254, %33 : index
            %256 = arith.addi %255, %34 : index
            %257 = arith.muli %1, %c9 : index
            %258 = arith.addi %c24, %257 : index
            %259 = arith.addi %231, %35 : index
            %260 = arith.addi %259, %c7 : index
            %261 = vector.load %kv[%260] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %262 = arith.addi %239, %35 : index
            %263 = arith.addi %262, %c7 : index
            %264 = vector.load %kv[%263] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %265 = vector.bitcast %205 : vector<4xi32> to vector<16xi8>
            %266 = wave.fp8_decode "e4m3" packed %265 : vector<16xi8> -> vector<16xf16>
            %267 = vector.bitcast %206 : vector<4xi32> to vector<16xi8>
            %268 = wave.fp8_decode "e4m3" packed %267 : vector<16xi8> -> vector<16xf16>
            %269 = arith.addi %258, %c24 : index
            %270 = vector.load %4[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %271 = arith.addi %269, %c25 : index
            %272 = vector.load %4[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %273 = vector.shuffle %270, %272 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %274 = wave.mma %266, %273, %c41 : vector<16xf16>, vector<8xf32>
            %275 = wave.mma %268, %273, %c41 : vector<16xf16>, vector<8xf32>
            %276 = arith.addi %231, %35 : index
            %277 = arith.addi %276, %c46 : index
            %278 = vector.load %kv[%277] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %279 = arith.addi %239, %35 : index
            %280 = arith.addi %279, %c46 : index
            %281 = vector.load %kv[%280] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %282 = vector.bitcast %207 : vector<4xi32> to vector<16xi8>
            %283 = wave.fp8_decode "e4m3" packed %282 : vector<16xi8> -> vector<16xf16>
            %284 = vector.bitcast %208 : vector<4xi32> to vector<16xi8>
            %285 = wave.fp8_decode "e4m3" packed %284 : vector<16xi8> -> vector<16xf16>
            %286 = arith.addi %258, %c7 : index
            %287 = vector.load %4[%286] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %288 = arith.addi %286, %c25 : index
            %289 = vector.load %4[%288] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %290 = vector.shuffle %287, %289 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %291 = wave.mma %283, %290, %274 : vector<16xf16>, vector<8xf32>
            %292 = wave.mma %285, %290, %275 : vector<16xf16>, vector<8xf32>
            %293 = arith.addi %231, %35 : index
            %294 = arith.addi %293, %c47 : index
            %295 = vector.load %kv[%294] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %296 = arith.addi %239, %35 : index
            %297 = arith.addi %296, %c47 : index
            %298 = vector.load %kv[%297] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %299 = vector.bitcast %209 : vector<4xi32> to vector<16xi8>
            %300 = wave.fp8_decode "e4m3" packed %299 : vector<16xi8> -> vector<16xf16>
            %301 = vector.bitcast %210 : vector<4xi32> to vector<16xi8>
            %302 = wave.fp8_decode "e4m3" packed %301 : vector<16xi8> -> vector<16xf16>
            %303 = arith.addi %258, %c16 : index
            %304 = vector.load %4[%303] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %305 = arith.addi %303, %c25 : index
            %306 = vector.load %4[%305] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %307 = vector.shuffle %304, %306 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %308 = wave.mma %300, %307, %291 : vector<16xf16>, vector<8xf32>
            %309 = wave.mma %302, %307, %292 : vector<16xf16>, vector<8xf32>
            %310 = arith.addi %231, %35 : index
            %311 = arith.addi %310, %c48 : index
            %312 = vector.load %kv[%311] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %313 = arith.addi %239, %35 : index
            %314 = arith.addi %313, %c48 : index
            %315 = vector.load %kv[%314] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %316 = vector.bitcast %211 : vector<4xi32> to vector<16xi8>
            %317 = wave.fp8_decode "e4m3" packed %316 : vector<16xi8> -> vector<16xf16>
            %318 = vector.bitcast %212 : vector<4xi32> to vector<16xi8>
            %319 = wave.fp8_decode "e4m3" packed %318 : vector<16xi8> -> vector<16xf16>
            %320 = arith.addi %258, %c37 : index
            %321 = vector.load %4[%320] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %322 = arith.addi %320, %c25 : index
            %323 = vector.load %4[%322] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %324 = vector.shuffle %321, %323 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %325 = wave.mma %317, %324, %308 : vector<16xf16>, vector<8xf32>
            %326 = wave.mma %319, %324, %309 : vector<16xf16>, vector<8xf32>
            wave.pin
            %327 = wave.opaque %325 : vector<8xf32>
            %328 = wave.opaque %326 : vector<8xf32>
            %329 = wave.opaque %222 : i32
            %330 = arith.cmpi sgt, %329, %157 : i32
            %331:2 = scf.if %330 -> (vector<8xf32>, vector<8xf32>) {
              %332 = arith.index_cast %2 : index to i32
              %333 = arith.addi %221, %332 : i32
              %334 = arith.subi %38, %333 : i32
              %335 = arith.subi %334, %c44 : i32
              %336 = vector.broadcast %335 : i32 to vector<8xi32>
              %337 = arith.cmpi sgt, %336, %c50 : vector<8xi32>
              %338 = arith.select %337, %327, %c49 : vector<8xi1>, vector<8xf32>
              %339 = arith.subi %334, %c19 : i32
              %340 = vector.broadcast %339 : i32 to vector<8xi32>
              %341 = arith.cmpi sgt, %340, %c50 : vector<8xi32>
              %342 = arith.select %341, %328, %c49 : vector<8xi1>, vector<8xf32>
              scf.yield %338, %342 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %327, %328 : vector<8xf32>, vector<8xf32>
            }
            %343 = vector.extract %331#0[0] : f32 from vector<8xf32>
            %344 = vector.extract %331#0[1] : f32 from vector<8xf32>
            %345 = vector.extract %331#0[2] : f32 from vector<8xf32>
            %346 = vector.extract %331#0[3] : f32 from vector<8xf32>
            %347 = vector.extract %331#0[4] : f32 from vector<8xf32>
            %348 = vector.extract %331#0[5] : f32 from vector<8xf32>
            %349 = vector.extract %331#0[6] : f32 from vector<8xf32>
            %350 = vector.extract %331#0[7] : f32 from vector<8xf32>
            %351 = vector.extract %331#1[0] : f32 from vector<8xf32>
            %352 = vector.extract %331#1[1] : f32 from vector<8xf32>
            %353 = vector.extract %331#1[2] : f32 from vector<8xf32>
            %354 = vector.extract %331#1[3] : f32 from vector<8xf32>
            %355 = vector.extract %331#1[4] : f32 from vector<8xf32>
            %356 = vector.extract %331#1[5] : f32 from vector<8xf32>
            %357 = vector.extract %331#1[6] : f32 from vector<8xf32>
            %358 = vector.extract %331#1[7] : f32 from vector<8xf32>
            %359 = arith.maxnumf %343, %344 fastmath<nnan> : f32
            %360 = arith.maxnumf %359, %345 fastmath<nnan> : f32
            %361 = arith.maxnumf %360, %346 fastmath<nnan> : f32
            %362 = arith.maxnumf %361, %347 fastmath<nnan> : f32
            %363 = arith.maxnumf %362, %348 fastmath<nnan> : f32
            %364 = arith.maxnumf %363, %349 fastmath<nnan> : f32
            %365 = arith.maxnumf %364, %350 fastmath<nnan> : f32
            %366 = arith.maxnumf %365, %351 fastmath<nnan> : f32
            %367 = arith.maxnumf %366, %352 fastmath<nnan> : f32
            %368 = arith.maxnumf %367, %353 fastmath<nnan> : f32
            %369 = arith.maxnumf %368, %354 fastmath<nnan> : f32
            %370 = arith.maxnumf %369, %355 fastmath<nnan> : f32
            %371 = arith.maxnumf %370, %356 fastmath<nnan> : f32
            %372 = arith.maxnumf %371, %357 fastmath<nnan> : f32
            %373 = arith.maxnumf %372, %358 fastmath<nnan> : f32
            %374 = wave.swap_halves %373 : f32
            %375 = arith.maxnumf %373, %374 fastmath<nnan> : f32
            %376 = arith.mulf %375, %150 : f32
            %377 = arith.addf %213, %c51 : f32
            %378 = arith.cmpf ogt, %376, %377 : f32
            %379:6 = scf.if %378 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %380 = arith.subf %213, %376 : f32
              %381 = wave.exp2 %380 : f32
              %382 = vector.broadcast %381 : f32 to vector<8xf32>
              %383 = arith.mulf %214, %381 : f32
              %384 = arith.mulf %215, %382 : vector<8xf32>
              %385 = arith.mulf %216, %382 : vector<8xf32>
              %386 = arith.mulf %217, %382 : vector<8xf32>
              %387 = arith.mulf %218, %382 : vector<8xf32>
              scf.yield %376, %383, %384, %385, %386, %387 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %213, %214, %215, %216, %217, %218 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %388 = vector.broadcast %150 : f32 to vector<8xf32>
            %389 = arith.subf %c52, %379#0 : f32
            %390 = vector.broadcast %389 : f32 to vector<8xf32>
            %391 = math.fma %331#0, %388, %390 : vector<8xf32>
            %392 = wave.exp2 %391 : vector<8xf32>
            %393 = math.fma %331#1, %388, %390 : vector<8xf32>
            %394 = wave.exp2 %393 : vector<8xf32>
            %395 = arith.truncf %392 : vector<8xf32> to vector<8xf16>
            %396 = vector.bitcast %395 : vector<8xf16> to vector<4xi32>
            %397 = wave.swap_halves %396 : vector<4xi32>
            %398 = arith.select %3, %397, %396 : vector<4xi32>
            %399 = arith.select %3, %396, %397 : vector<4xi32>
            %400 = vector.shuffle %398, %399 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %401 = vector.bitcast %400 : vector<8xi32> to vector<16xf16>
            %402 = arith.truncf %394 : vector<8xf32> to vector<8xf16>
            %403 = vector.bitcast %402 : vector<8xf16> to vector<4xi32>
            %404 = wave.swap_halves %403 : vector<4xi32>
            %405 = arith.select %3, %404, %403 : vector<4xi32>
            %406 = arith.select %3, %403, %404 : vector<4xi32>
            %407 = vector.shuffle %405, %406 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %408 = vector.bitcast %407 : vector<8xi32> to vector<16xf16>
            %409 = arith.addf %392, %394 : vector<8xf32>
            %410 = vector.extract %409[0] : f32 from vector<8xf32>
            %411 = vector.extract %409[1] : f32 from vector<8xf32>
            %412 = vector.extract %409[2] : f32 from vector<8xf32>
            %413 = vector.extract %409[3] : f32 from vector<8xf32>
            %414 = vector.extract %409[4] : f32 from vector<8xf32>
            %415 = vector.extract %409[5] : f32 from vector<8xf32>
            %416 = vector.extract %409[6] : f32 from vector<8xf32>
            %417 = vector.extract %409[7] : f32 from vector<8xf32>
            %418 = arith.addf %410, %414 : f32
            %419 = arith.addf %411, %415 : f32
            %420 = arith.addf %412, %416 : f32
            %421 = arith.addf %413, %417 : f32
            %422 = arith.addf %418, %420 : f32
            %423 = arith.addf %419, %421 : f32
            %424 = arith.addf %422, %423 : f32
            %425 = arith.addf %379#1, %424 : f32
            %426 = wave.opaque %425 : f32
            %427 = wave.opaque %222 : i32
            %428 = arith.cmpi sgt, %427, %157 : i32
            %429:2 = scf.if %428 -> (vector<4xi32>, vector<4xi32>) {
              %430 = arith.subi %157, %221 : i32
              %431 = arith.subi %430, %c44 : i32
              %432 = arith.minsi %431, %c19 : i32
              %433 = arith.maxsi %432, %c44 : i32
              %434 = arith.cmpi sgt, %433, %c44 : i32
              %435 = arith.select %434, %c54, %c44 : i32
              %436 = arith.ori %c44, %435 : i32
              %437 = arith.cmpi sgt, %433, %c18 : i32
              %438 = arith.select %437, %c54, %c44 : i32
              %439 = arith.ori %c44, %438 : i32
              %440 = arith.cmpi sgt, %433, %c55 : i32
              %441 = arith.select %440, %c56, %c44 : i32
              %442 = arith.ori %436, %441 : i32
              %443 = arith.cmpi sgt, %433, %c57 : i32
              %444 = arith.select %443, %c56, %c44 : i32
              %445 = arith.ori %439, %444 : i32
              %446 = arith.cmpi sgt, %433, %c58 : i32
              %447 = arith.select %446, %c59, %c44 : i32
              %448 = arith.ori %442, %447 : i32
              %449 = arith.cmpi sgt, %433, %c60 : i32
              %450 = arith.select %449, %c59, %c44 : i32
              %451 = arith.ori %445, %450 : i32
              %452 = arith.cmpi sgt, %433, %c61 : i32
              %453 = arith.select %452, %c62, %c44 : i32
              %454 = arith.ori %448, %453 : i32
              %455 = arith.cmpi sgt, %433, %c63 : i32
              %456 = arith.select %455, %c62, %c44 : i32
              %457 = arith.ori %451, %456 : i32
              %458 = arith.cmpi sgt, %433, %c64 : i32
              %459 = arith.select %458, %c54, %c44 : i32
              %460 = arith.ori %c44, %459 : i32
              %461 = arith.cmpi sgt, %433, %c65 : i32
              %462 = arith.select %461, %c54, %c44 : i32
              %463 = arith.ori %c44, %462 : i32
              %464 = arith.cmpi sgt, %433, %c66 : i32
              %465 = arith.select %464, %c56, %c44 : i32
              %466 = arith.ori %460, %465 : i32
              %467 = arith.cmpi sgt, %433, %c67 : i32
              %468 = arith.select %467, %c56, %c44 : i32
              %469 = arith.ori %463, %468 : i32
              %470 = arith.cmpi sgt, %433, %c68 : i32
              %471 = arith.select %470, %c59, %c44 : i32
              %472 = arith.ori %466, %471 : i32
              %473 = arith.cmpi sgt, %433, %c69 : i32
              %474 = arith.select %473, %c59, %c44 : i32
              %475 = arith.ori %469, %474 : i32
              %476 = arith.cmpi sgt, %433, %c36 : i32
              %477 = arith.select %476, %c62, %c44 : i32
              %478 = arith.ori %472, %477 : i32
              %479 = arith.cmpi sgt, %433, %c70 : i32
              %480 = arith.select %479, %c62, %c44 : i32
              %481 = arith.ori %475, %480 : i32
              %482 = vector.from_elements %454, %478, %457, %481 : vector<4xi32>
              %483 = arith.subi %157, %221 : i32
              %484 = arith.subi %483, %c19 : i32
              %485 = arith.minsi %484, %c19 : i32
              %486 = arith.maxsi %485, %c44 : i32
              %487 = arith.cmpi sgt, %486, %c44 : i32
              %488 = arith.select %487, %c54, %c44 : i32
              %489 = arith.ori %c44, %488 : i32
              %490 = arith.cmpi sgt, %486, %c18 : i32
              %491 = arith.select %490, %c54, %c44 : i32
              %492 = arith.ori %c44, %491 : i32
              %493 = arith.cmpi sgt, %486, %c55 : i32
              %494 = arith.select %493, %c56, %c44 : i32
              %495 = arith.ori %489, %494 : i32
              %496 = arith.cmpi sgt, %486, %c57 : i32
              %497 = arith.select %496, %c56, %c44 : i32
              %498 = arith.ori %492, %497 : i32
              %499 = arith.cmpi sgt, %486, %c58 : i32
              %500 = arith.select %499, %c59, %c44 : i32
              %501 = arith.ori %495, %500 : i32
              %502 = arith.cmpi sgt, %486, %c60 : i32
              %503 = arith.select %502, %c59, %c44 : i32
              %504 = arith.ori %498, %503 : i32
              %505 = arith.cmpi sgt, %486, %c61 : i32
              %506 = arith.select %505, %c62, %c44 : i32
              %507 = arith.ori %501, %506 : i32
              %508 = arith.cmpi sgt, %486, %c63 : i32
              %509 = arith.select %508, %c62, %c44 : i32
              %510 = arith.ori %504, %509 : i32
              %511 = arith.cmpi sgt, %486, %c64 : i32
              %512 = arith.select %511, %c54, %c44 : i32
              %513 = arith.ori %c44, %512 : i32
              %514 = arith.cmpi sgt, %486, %c65 : i32
              %515 = arith.select %514, %c54, %c44 : i32
              %516 = arith.ori %c44, %515 : i32
              %517 = arith.cmpi sgt, %486, %c66 : i32
              %518 = arith.select %517, %c56, %c44 : i32
              %519 = arith.ori %513, %518 : i32
              %520 = arith.cmpi sgt, %486, %c67 : i32
              %521 = arith.select %520, %c56, %c44 : i32
              %522 = arith.ori %516, %521 : i32
              %523 = arith.cmpi sgt, %486, %c68 : i32
              %524 = arith.select %523, %c59, %c44 : i32
              %525 = arith.ori %519, %524 : i32
              %526 = arith.cmpi sgt, %486, %c69 : i32
              %527 = arith.select %526, %c59, %c44 : i32
              %528 = arith.ori %522, %527 : i32
              %529 = arith.cmpi sgt, %486, %c36 : i32
              %530 = arith.select %529, %c62, %c44 : i32
              %531 = arith.ori %525, %530 : i32
              %532 = arith.cmpi sgt, %486, %c70 : i32
              %533 = arith.select %532, %c62, %c44 : i32
              %534 = arith.ori %528, %533 : i32
              %535 = vector.from_elements %507, %531, %510, %534 : vector<4xi32>
              scf.yield %482, %535 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c53, %c53 : vector<4xi32>, vector<4xi32>
            }
            %536 = wave.opaque %222 : i32
            %537 = arith.cmpi sgt, %536, %157 : i32
            %538:2 = scf.if %537 -> (vector<4xi32>, vector<4xi32>) {
              %539 = arith.andi %261, %429#0 : vector<4xi32>
              %540 = arith.andi %264, %429#1 : vector<4xi32>
              scf.yield %539, %540 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %261, %264 : vector<4xi32>, vector<4xi32>
            }
            %541 = vector.bitcast %538#0 : vector<4xi32> to vector<16xi8>
            %542 = wave.fp8_decode "e4m3" packed %541 : vector<16xi8> -> vector<16xf16>
            %543 = wave.mma %542, %401, %379#2 : vector<16xf16>, vector<8xf32>
            %544 = vector.bitcast %538#1 : vector<4xi32> to vector<16xi8>
            %545 = wave.fp8_decode "e4m3" packed %544 : vector<16xi8> -> vector<16xf16>
            %546 = wave.mma %545, %408, %543 : vector<16xf16>, vector<8xf32>
            %547 = wave.opaque %546 : vector<8xf32>
            wave.pin
            %548 = wave.opaque %222 : i32
            %549 = arith.cmpi slt, %548, %157 : i32
            %550:2 = scf.if %549 -> (vector<4xi32>, vector<4xi32>) {
              %551 = arith.addi %248, %35 : index
              %552 = arith.addi %551, %c24 : index
              %553 = vector.load %kv[%552] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %554 = arith.addi %256, %35 : index
              %555 = arith.addi %554, %c24 : index
              %556 = vector.load %kv[%555] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %553, %556 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %538#0, %538#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %557 = wave.opaque %222 : i32
            %558 = arith.cmpi sgt, %557, %157 : i32
            %559:2 = scf.if %558 -> (vector<4xi32>, vector<4xi32>) {
              %560 = arith.andi %278, %429#0 : vector<4xi32>
              %561 = arith.andi %281, %429#1 : vector<4xi32>
              scf.yield %560, %561 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %278, %281 : vector<4xi32>, vector<4xi32>
            }
            %562 = vector.bitcast %559#0 : vector<4xi32> to vector<16xi8>
            %563 = wave.fp8_decode "e4m3" packed %562 : vector<16xi8> -> vector<16xf16>
            %564 = wave.mma %563, %401, %379#3 : vector<16xf16>, vector<8xf32>
            %565 = vector.bitcast %559#1 : vector<4xi32> to vector<16xi8>
            %566 = wave.fp8_decode "e4m3" packed %565 : vector<16xi8> -> vector<16xf16>
            %567 = wave.mma %566, %408, %564 : vector<16xf16>, vector<8xf32>
            %568 = wave.opaque %567 : vector<8xf32>
            wave.pin
            %569 = wave.opaque %222 : i32
            %570 = arith.cmpi slt, %569, %157 : i32
            %571:2 = scf.if %570 -> (vector<4xi32>, vector<4xi32>) {
              %572 = arith.addi %248, %35 : index
              %573 = arith.addi %572, %c26 : index
              %574 = vector.load %kv[%573] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %575 = arith.addi %256, %35 : index
              %576 = arith.addi %575, %c26 : index
              %577 = vector.load %kv[%576] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %574, %577 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %559#0, %559#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %578 = wave.opaque %222 : i32
            %579 = arith.cmpi sgt, %578, %157 : i32
            %580:2 = scf.if %579 -> (vector<4xi32>, vector<4xi32>) {
              %581 = arith.andi %295, %429#0 : vector<4xi32>
              %582 = arith.andi %298, %429#1 : vector<4xi32>
              scf.yield %581, %582 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %295, %298 : vector<4xi32>, vector<4xi32>
            }
            %583 = vector.bitcast %580#0 : vector<4xi32> to vector<16xi8>
            %584 = wave.fp8_decode "e4m3" packed %583 : vector<16xi8> -> vector<16xf16>
            %585 = wave.mma %584, %401, %379#4 : vector<16xf16>, vector<8xf32>
            %586 = vector.bitcast %580#1 : vector<4xi32> to vector<16xi8>
            %587 = wave.fp8_decode "e4m3" packed %586 : vector<16xi8> -> vector<16xf16>
            %588 = wave.mma %587, %408, %585 : vector<16xf16>, vector<8xf32>
            %589 = wave.opaque %588 : vector<8xf32>
            wave.pin
            %590 = wave.opaque %222 : i32
            %591 = arith.cmpi slt, %590, %157 : i32
            %592:2 = scf.if %591 -> (vector<4xi32>, vector<4xi32>) {
              %593 = arith.addi %248, %35 : index
              %594 = arith.addi %593, %c25 : index
              %595 = vector.load %kv[%594] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %596 = arith.addi %256, %35 : index
              %597 = arith.addi %596, %c25 : index
              %598 = vector.load %kv[%597] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %595, %598 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %580#0, %580#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %599 = wave.opaque %222 : i32
            %600 = arith.cmpi sgt, %599, %157 : i32
            %601:2 = scf.if %600 -> (vector<4xi32>, vector<4xi32>) {
              %602 = arith.andi %312, %429#0 : vector<4xi32>
              %603 = arith.andi %315, %429#1 : vector<4xi32>
              scf.yield %602, %603 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %312, %315 : vector<4xi32>, vector<4xi32>
            }
            %604 = vector.bitcast %601#0 : vector<4xi32> to vector<16xi8>
            %605 = wave.fp8_decode "e4m3" packed %604 : vector<16xi8> -> vector<16xf16>
            %606 = wave.mma %605, %401, %379#5 : vector<16xf16>, vector<8xf32>
            %607 = vector.bitcast %601#1 : vector<4xi32> to vector<16xi8>
            %608 = wave.fp8_decode "e4m3" packed %607 : vector<16xi8> -> vector<16xf16>
            %609 = wave.mma %608, %408, %606 : vector<16xf16>, vector<8xf32>
            %610 = wave.opaque %609 : vector<8xf32>
            wave.pin
            %611 = wave.opaque %222 : i32
            %612 = arith.cmpi slt, %611, %157 : i32
            %613:2 = scf.if %612 -> (vector<4xi32>, vector<4xi32>) {
              %614 = arith.addi %248, %35 : index
              %615 = arith.addi %614, %c45 : index
              %616 = vector.load %kv[%615] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %617 = arith.addi %256, %35 : index
              %618 = arith.addi %617, %c45 : index
              %619 = vector.load %kv[%618] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %616, %619 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %601#0, %601#1 : vector<4xi32>, vector<4xi32>
            }
            scf.yield %550#0, %550#1, %571#0, %571#1, %592#0, %592#1, %613#0, %613#1, %379#0, %426, %547, %568, %589, %610 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %620 = wave.swap_halves %219#9 : f32
          %621 = arith.addf %219#9, %620 : f32
          scf.yield %219#8, %621, %219#10, %219#11, %219#12, %219#13 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c39, %c40, %c41, %c41, %c41, %c41 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %622 = wave.opaque %c24 : index
        %623 = arith.muli %8, %c23 : index
        %624 = arith.addi %623, %0 : index
        %625 = arith.addi %624, %622 : index
        %626 = arith.remui %0, %c9 : index
        %627 = arith.addi %626, %622 : index
        %628 = arith.remui %0, %c3 : index
        %629 = arith.addi %628, %622 : index
        %630 = arith.cmpi slt, %629, %c9 : index
        scf.if %630 {
          %631 = arith.muli %8, %c23 : index
          %632 = arith.addi %631, %629 : index
          memref.store %159#0, %6[%632] : memref<?xf32>
          %633 = arith.addi %632, %c3 : index
          memref.store %159#1, %6[%633] : memref<?xf32>
          %634 = arith.muli %8, %c16 : index
          %635 = arith.muli %2, %c9 : index
          %636 = arith.addi %634, %635 : index
          %637 = arith.addi %636, %629 : index
          %638 = vector.extract %159#2[0] : f32 from vector<8xf32>
          %639 = arith.addi %637, %c24 : index
          memref.store %638, %5[%639] : memref<?xf32>
          %640 = vector.extract %159#2[1] : f32 from vector<8xf32>
          %641 = arith.addi %637, %c3 : index
          memref.store %640, %5[%641] : memref<?xf32>
          %642 = vector.extract %159#2[2] : f32 from vector<8xf32>
          %643 = arith.addi %637, %c23 : index
          memref.store %642, %5[%643] : memref<?xf32>
          %644 = vector.extract %159#2[3] : f32 from vector<8xf32>
          %645 = arith.addi %637, %c30 : index
          memref.store %644, %5[%645] : memref<?xf32>
          %646 = vector.extract %159#2[4] : f32 from vector<8xf32>
          %647 = arith.addi %637, %c26 : index
          memref.store %646, %5[%647] : memref<?xf32>
          %648 = vector.extract %159#2[5] : f32 from vector<8xf32>
          %649 = arith.addi %637, %c71 : index
          memref.store %648, %5[%649] : memref<?xf32>
          %650 = vector.extract %159#2[6] : f32 from vector<8xf32>
          %651 = arith.addi %637, %c72 : index
          memref.store %650, %5[%651] : memref<?xf32>
          %652 = vector.extract %159#2[7] : f32 from vector<8xf32>
          %653 = arith.addi %637, %c73 : index
          memref.store %652, %5[%653] : memref<?xf32>
          %654 = vector.extract %159#3[0] : f32 from vector<8xf32>
          %655 = arith.addi %637, %c25 : index
          memref.store %654, %5[%655] : memref<?xf32>
          %656 = vector.extract %159#3[1] : f32 from vector<8xf32>
          %657 = arith.addi %637, %c74 : index
          memref.store %656, %5[%657] : memref<?xf32>
          %658 = vector.extract %159#3[2] : f32 from vector<8xf32>
          %659 = arith.addi %637, %c75 : index
          memref.store %658, %5[%659] : memref<?xf32>
          %660 = vector.extract %159#3[3] : f32 from vector<8xf32>
          %661 = arith.addi %637, %c76 : index
          memref.store %660, %5[%661] : memref<?xf32>
          %662 = vector.extract %159#3[4] : f32 from vector<8xf32>
          %663 = arith.addi %637, %c45 : index
          memref.store %662, %5[%663] : memref<?xf32>
          %664 = vector.extract %159#3[5] : f32 from vector<8xf32>
          %665 = arith.addi %637, %c77 : index
          memref.store %664, %5[%665] : memref<?xf32>
          %666 = vector.extract %159#3[6] : f32 from vector<8xf32>
          %667 = arith.addi %637, %c78 : index
          memref.store %666, %5[%667] : memref<?xf32>
          %668 = vector.extract %159#3[7] : f32 from vector<8xf32>
          %669 = arith.addi %637, %c79 : index
          memref.store %668, %5[%669] : memref<?xf32>
          %670 = vector.extract %159#4[0] : f32 from vector<8xf32>
          %671 = arith.addi %637, %c7 : index
          memref.store %670, %5[%671] : memref<?xf32>
          %672 = vector.extract %159#4[1] : f32 from vector<8xf32>
          %673 = arith.addi %637, %c80 : index
          memref.store %672, %5[%673] : memref<?xf32>
          %674 = vector.extract %159#4[2] : f32 from vector<8xf32>
          %675 = arith.addi %637, %c81 : index
          memref.store %674, %5[%675] : memref<?xf32>
          %676 = vector.extract %159#4[3] : f32 from vector<8xf32>
          %677 = arith.addi %637, %c82 : index
          memref.store %676, %5[%677] : memref<?xf32>
          %678 = vector.extract %159#4[4] : f32 from vector<8xf32>
          %679 = arith.addi %637, %c46 : index
          memref.store %678, %5[%679] : memref<?xf32>
          %680 = vector.extract %159#4[5] : f32 from vector<8xf32>
          %681 = arith.addi %637, %c83 : index
          memref.store %680, %5[%681] : memref<?xf32>
          %682 = vector.extract %159#4[6] : f32 from vector<8xf32>
          %683 = arith.addi %637, %c84 : index
          memref.store %682, %5[%683] : memref<?xf32>
          %684 = vector.extract %159#4[7] : f32 from vector<8xf32>
          %685 = arith.addi %637, %c85 : index
          memref.store %684, %5[%685] : memref<?xf32>
          %686 = vector.extract %159#5[0] : f32 from vector<8xf32>
          %687 = arith.addi %637, %c47 : index
          memref.store %686, %5[%687] : memref<?xf32>
          %688 = vector.extract %159#5[1] : f32 from vector<8xf32>
          %689 = arith.addi %637, %c86 : index
          memref.store %688, %5[%689] : memref<?xf32>
          %690 = vector.extract %159#5[2] : f32 from vector<8xf32>
          %691 = arith.addi %637, %c87 : index
          memref.store %690, %5[%691] : memref<?xf32>
          %692 = vector.extract %159#5[3] : f32 from vector<8xf32>
          %693 = arith.addi %637, %c88 : index
          memref.store %692, %5[%693] : memref<?xf32>
          %694 = vector.extract %159#5[4] : f32 from vector<8xf32>
          %695 = arith.addi %637, %c48 : index
          memref.store %694, %5[%695] : memref<?xf32>
          %696 = vector.extract %159#5[5] : f32 from vector<8xf32>
          %697 = arith.addi %637, %c89 : index
          memref.store %696, %5[%697] : memref<?xf32>
          %698 = vector.extract %159#5[6] : f32 from vector<8xf32>
          %699 = arith.addi %637, %c90 : index
          memref.store %698, %5[%699] : memref<?xf32>
          %700 = vector.extract %159#5[7] : f32 from vector<8xf32>
          %701 = arith.addi %637, %c91 : index
          memref.store %700, %5[%701] : memref<?xf32>
        }
        wave.barrier
        %702 = arith.addi %627, %c24 : index
        %703 = memref.load %6[%702] : memref<?xf32>
        %704 = arith.addi %627, %c3 : index
        %705 = memref.load %6[%704] : memref<?xf32>
        %706 = arith.addi %627, %c23 : index
        %707 = memref.load %6[%706] : memref<?xf32>
        %708 = arith.addi %627, %c30 : index
        %709 = memref.load %6[%708] : memref<?xf32>
        %710 = arith.addi %627, %c26 : index
        %711 = memref.load %6[%710] : memref<?xf32>
        %712 = arith.addi %627, %c71 : index
        %713 = memref.load %6[%712] : memref<?xf32>
        %714 = arith.addi %627, %c72 : index
        %715 = memref.load %6[%714] : memref<?xf32>
        %716 = arith.addi %627, %c73 : index
        %717 = memref.load %6[%716] : memref<?xf32>
        %718 = arith.addi %627, %c25 : index
        %719 = memref.load %6[%718] : memref<?xf32>
        %720 = arith.addi %627, %c74 : index
        %721 = memref.load %6[%720] : memref<?xf32>
        %722 = arith.addi %627, %c75 : index
        %723 = memref.load %6[%722] : memref<?xf32>
        %724 = arith.addi %627, %c76 : index
        %725 = memref.load %6[%724] : memref<?xf32>
        %726 = arith.addi %627, %c45 : index
        %727 = memref.load %6[%726] : memref<?xf32>
        %728 = arith.addi %627, %c77 : index
        %729 = memref.load %6[%728] : memref<?xf32>
        %730 = arith.addi %627, %c78 : index
        %731 = memref.load %6[%730] : memref<?xf32>
        %732 = arith.addi %627, %c79 : index
        %733 = memref.load %6[%732] : memref<?xf32>
        %734 = arith.maxnumf %703, %707 fastmath<nnan> : f32
        %735 = arith.subf %703, %734 : f32
        %736 = wave.exp2 %735 : f32
        %737 = arith.subf %707, %734 : f32
        %738 = wave.exp2 %737 : f32
        %739 = arith.mulf %705, %736 : f32
        %740 = math.fma %709, %738, %739 : f32
        %741 = arith.maxnumf %734, %711 fastmath<nnan> : f32
        %742 = arith.subf %734, %741 : f32
        %743 = wave.exp2 %742 : f32
        %744 = arith.subf %711, %741 : f32
        %745 = wave.exp2 %744 : f32
        %746 = arith.mulf %740, %743 : f32
        %747 = math.fma %713, %745, %746 : f32
        %748 = arith.maxnumf %741, %715 fastmath<nnan> : f32
        %749 = arith.subf %741, %748 : f32
        %750 = wave.exp2 %749 : f32
        %751 = arith.subf %715, %748 : f32
        %752 = wave.exp2 %751 : f32
        %753 = arith.mulf %747, %750 : f32
        %754 = math.fma %717, %752, %753 : f32
        %755 = arith.maxnumf %748, %719 fastmath<nnan> : f32
        %756 = arith.subf %748, %755 : f32
        %757 = wave.exp2 %756 : f32
        %758 = arith.subf %719, %755 : f32
        %759 = wave.exp2 %758 : f32
        %760 = arith.mulf %754, %757 : f32
        %761 = math.fma %721, %759, %760 : f32
        %762 = arith.maxnumf %755, %723 fastmath<nnan> : f32
        %763 = arith.subf %755, %762 : f32
        %764 = wave.exp2 %763 : f32
        %765 = arith.subf %723, %762 : f32
        %766 = wave.exp2 %765 : f32
        %767 = arith.mulf %761, %764 : f32
        %768 = math.fma %725, %766, %767 : f32
        %769 = arith.maxnumf %762, %727 fastmath<nnan> : f32
        %770 = arith.subf %762, %769 : f32
        %771 = wave.exp2 %770 : f32
        %772 = arith.subf %727, %769 : f32
        %773 = wave.exp2 %772 : f32
        %774 = arith.mulf %768, %771 : f32
        %775 = math.fma %729, %773, %774 : f32
        %776 = arith.maxnumf %769, %731 fastmath<nnan> : f32
        %777 = arith.subf %769, %776 : f32
        %778 = wave.exp2 %777 : f32
        %779 = arith.subf %731, %776 : f32
        %780 = wave.exp2 %779 : f32
        %781 = arith.mulf %775, %778 : f32
        %782 = math.fma %733, %780, %781 : f32
        %783 = arith.addi %625, %c24 : index
        %784 = arith.addi %783, %c24 : index
        %785 = memref.load %5[%784] : memref<?xf32>
        %786 = arith.addi %783, %c16 : index
        %787 = memref.load %5[%786] : memref<?xf32>
        %788 = arith.addi %783, %c5 : index
        %789 = memref.load %5[%788] : memref<?xf32>
        %790 = arith.addi %783, %c92 : index
        %791 = memref.load %5[%790] : memref<?xf32>
        %792 = arith.addi %783, %c93 : index
        %793 = memref.load %5[%792] : memref<?xf32>
        %794 = arith.addi %783, %c94 : index
        %795 = memref.load %5[%794] : memref<?xf32>
        %796 = arith.addi %783, %c95 : index
        %797 = memref.load %5[%796] : memref<?xf32>
        %798 = arith.addi %783, %c96 : index
        %799 = memref.load %5[%798] : memref<?xf32>
        %800 = arith.mulf %785, %736 : f32
        %801 = math.fma %787, %738, %800 : f32
        %802 = arith.mulf %801, %743 : f32
        %803 = math.fma %789, %745, %802 : f32
        %804 = arith.mulf %803, %750 : f32
        %805 = math.fma %791, %752, %804 : f32
        %806 = arith.mulf %805, %757 : f32
        %807 = math.fma %793, %759, %806 : f32
        %808 = arith.mulf %807, %764 : f32
        %809 = math.fma %795, %766, %808 : f32
        %810 = arith.mulf %809, %771 : f32
        %811 = math.fma %797, %773, %810 : f32
        %812 = arith.mulf %811, %778 : f32
        %813 = math.fma %799, %780, %812 : f32
        %814 = arith.addi %625, %c7 : index
        %815 = arith.addi %814, %c24 : index
        %816 = memref.load %5[%815] : memref<?xf32>
        %817 = arith.addi %814, %c16 : index
        %818 = memref.load %5[%817] : memref<?xf32>
        %819 = arith.addi %814, %c5 : index
        %820 = memref.load %5[%819] : memref<?xf32>
        %821 = arith.addi %814, %c92 : index
        %822 = memref.load %5[%821] : memref<?xf32>
        %823 = arith.addi %814, %c93 : index
        %824 = memref.load %5[%823] : memref<?xf32>
        %825 = arith.addi %814, %c94 : index
        %826 = memref.load %5[%825] : memref<?xf32>
        %827 = arith.addi %814, %c95 : index
        %828 = memref.load %5[%827] : memref<?xf32>
        %829 = arith.addi %814, %c96 : index
        %830 = memref.load %5[%829] : memref<?xf32>
        %831 = arith.mulf %816, %736 : f32
        %832 = math.fma %818, %738, %831 : f32
        %833 = arith.mulf %832, %743 : f32
        %834 = math.fma %820, %745, %833 : f32
        %835 = arith.mulf %834, %750 : f32
        %836 = math.fma %822, %752, %835 : f32
        %837 = arith.mulf %836, %757 : f32
        %838 = math.fma %824, %759, %837 : f32
        %839 = arith.mulf %838, %764 : f32
        %840 = math.fma %826, %766, %839 : f32
        %841 = arith.mulf %840, %771 : f32
        %842 = math.fma %828, %773, %841 : f32
        %843 = arith.mulf %842, %778 : f32
        %844 = math.fma %830, %780, %843 : f32
        %845 = arith.cmpi eq, %42, %c18 : i32
        scf.if %845 {
          %846 = arith.addi %kvHeads, %15 : index
          %847 = memref.load %scales[%846] : memref<?xf32>
          %848 = arith.divf %847, %782 : f32
          %849 = arith.addi %17, %627 : index
          %850 = arith.cmpi slt, %849, %groupSize : index
          scf.if %850 {
            %851 = arith.muli %15, %groupSize : index
            %852 = arith.addi %851, %849 : index
            %853 = arith.muli %852, %c26 : index
            %854 = arith.muli %heads, %c26 : index
            %855 = arith.addi %625, %c24 : index
            %856 = arith.mulf %813, %848 : f32
            %857 = arith.addf %856, %c40 : f32
            %858 = arith.minimumf %857, %c98 : f32
            %859 = arith.maximumf %858, %c99 : f32
            %860 = arith.truncf %859 : f32 to f16
            %861 = arith.divui %855, %c9 : index
            %862 = arith.addi %853, %861 : index
            %863 = arith.divui %24, %outTileRows : index
            %864 = arith.divui %854, %c3 : index
            %865 = arith.muli %863, %864 : index
            %866 = arith.divui %862, %c3 : index
            %867 = arith.addi %865, %866 : index
            %868 = arith.muli %867, %c10 : index
            %869 = arith.remui %862, %c3 : index
            %870 = arith.divui %869, %c9 : index
            %871 = arith.addi %868, %870 : index
            %872 = arith.muli %outTileRows, %c9 : index
            %873 = arith.muli %871, %872 : index
            %874 = arith.remui %24, %outTileRows : index
            %875 = arith.muli %874, %c9 : index
            %876 = arith.addi %873, %875 : index
            %877 = arith.remui %862, %c9 : index
            %878 = arith.addi %876, %877 : index
            memref.store %860, %out[%878] : memref<?xf16>
            %879 = arith.addi %625, %c7 : index
            %880 = arith.mulf %844, %848 : f32
            %881 = arith.addf %880, %c40 : f32
            %882 = arith.minimumf %881, %c98 : f32
            %883 = arith.maximumf %882, %c99 : f32
            %884 = arith.truncf %883 : f32 to f16
            %885 = arith.divui %879, %c9 : index
            %886 = arith.addi %853, %885 : index
            %887 = arith.divui %24, %outTileRows : index
            %888 = arith.divui %854, %c3 : index
            %889 = arith.muli %887, %888 : index
            %890 = arith.divui %886, %c3 : index
            %891 = arith.addi %889, %890 : index
            %892 = arith.muli %891, %c10 : index
            %893 = arith.remui %886, %c3 : index
            %894 = arith.divui %893, %c9 : index
            %895 = arith.addi %892, %894 : index
            %896 = arith.muli %outTileRows, %c9 : index
            %897 = arith.muli %895, %896 : index
            %898 = arith.remui %24, %outTileRows : index
            %899 = arith.muli %898, %c9 : index
            %900 = arith.addi %897, %899 : index
            %901 = arith.remui %886, %c9 : index
            %902 = arith.addi %900, %901 : index
            memref.store %884, %out[%902] : memref<?xf16>
          }
        } else {
          %903 = arith.addi %ranges, %groups : index
          %904 = arith.muli %9, %903 : index
          %905 = arith.index_castui %151 : i32 to index
          %906 = arith.addi %904, %905 : index
          %907 = arith.muli %906, %c102 : index
          %908 = arith.addi %625, %c24 : index
          %909 = arith.addi %907, %908 : index
          memref.store %813, %partial[%909] : memref<?xf32>
          %910 = arith.addi %625, %c7 : index
          %911 = arith.addi %907, %910 : index
          memref.store %844, %partial[%911] : memref<?xf32>
          %912 = arith.cmpi slt, %625, %c9 : index
          scf.if %912 {
            %913 = arith.addi %907, %c16 : index
            %914 = arith.addi %913, %625 : index
            memref.store %776, %partial[%914] : memref<?xf32>
            %915 = arith.addi %914, %c9 : index
            memref.store %782, %partial[%915] : memref<?xf32>
          }
          %916 = arith.addi %42, %c63 : i32
          %917 = arith.divui %916, %c64 : i32
          %918 = arith.divui %151, %c64 : i32
          %919 = arith.addi %groups, %c4 : index
          %920 = arith.muli %9, %919 : index
          %921 = arith.muli %918, %c64 : i32
          %922 = arith.subi %42, %921 : i32
          %923 = arith.minsi %922, %c64 : i32
          %924 = arith.index_castui %918 : i32 to index
          %925 = arith.addi %920, %924 : index
          %926 = arith.index_castui %923 : i32 to index
          %927 = wave.arrive %counters[%925], %926 : memref<?xi32>
          scf.if %927 {
            %928 = arith.muli %918, %c64 : i32
            %934:4 = scf.for %929 = %c44 to %923 step %c64 iter_args(%930 = %c39, %931 = %c40, %932 = %c40, %933 = %c40) -> (f32, f32, f32, f32) : i32 {
              %935 = arith.addi %929, %c44 : i32
              %936 = arith.subi %923, %c18 : i32
              %937 = arith.minsi %935, %936 : i32
              %938 = arith.addi %928, %937 : i32
              %939 = arith.addi %ranges, %groups : index
              %940 = arith.muli %9, %939 : index
              %941 = arith.index_castui %938 : i32 to index
              %942 = arith.addi %940, %941 : index
              %943 = arith.muli %942, %c102 : index
              %944 = arith.addi %943, %c16 : index
              %945 = arith.addi %944, %627 : index
              %946 = memref.load %partial[%945] : memref<?xf32>
              %947 = arith.cmpi slt, %935, %923 : i32
              %948 = arith.select %947, %946, %c39 : f32
              %949 = arith.addi %943, %625 : index
              %950 = arith.addi %949, %c24 : index
              %951 = memref.load %partial[%950] : memref<?xf32>
              %952 = arith.addi %943, %625 : index
              %953 = arith.addi %952, %c7 : index
              %954 = memref.load %partial[%953] : memref<?xf32>
              %955 = arith.addi %945, %c9 : index
              %956 = memref.load %partial[%955] : memref<?xf32>
              %957 = arith.addi %929, %c18 : i32
              %958 = arith.subi %923, %c18 : i32
              %959 = arith.minsi %957, %958 : i32
              %960 = arith.addi %928, %959 : i32
              %961 = arith.addi %ranges, %groups : index
              %962 = arith.muli %9, %961 : index
              %963 = arith.index_castui %960 : i32 to index
              %964 = arith.addi %962, %963 : index
              %965 = arith.muli %964, %c102 : index
              %966 = arith.addi %965, %c16 : index
              %967 = arith.addi %966, %627 : index
              %968 = memref.load %partial[%967] : memref<?xf32>
              %969 = arith.cmpi slt, %957, %923 : i32
              %970 = arith.select %969, %968, %c39 : f32
              %971 = arith.addi %965, %625 : index
              %972 = arith.addi %971, %c24 : index
              %973 = memref.load %partial[%972] : memref<?xf32>
              %974 = arith.addi %965, %625 : index
              %975 = arith.addi %974, %c7 : index
              %976 = memref.load %partial[%975] : memref<?xf32>
              %977 = arith.addi %967, %c9 : index
              %978 = memref.load %partial[%977] : memref<?xf32>
              %979 = arith.addi %929, %c55 : i32
              %980 = arith.subi %923, %c18 : i32
              %981 = arith.minsi %979, %980 : i32
              %982 = arith.addi %928, %981 : i32
              %983 = arith.addi %ranges, %groups : index
              %984 = arith.muli %9, %983 : index
              %985 = arith.index_castui %982 : i32 to index
              %986 = arith.addi %984, %985 : index
              %987 = arith.muli %986, %c102 : index
              %988 = arith.addi %987, %c16 : index
              %989 = arith.addi %988, %627 : index
              %990 = memref.load %partial[%989] : memref<?xf32>
              %991 = arith.cmpi slt, %979, %923 : i32
              %992 = arith.select %991, %990, %c39 : f32
              %993 = arith.addi %987, %625 : index
              %994 = arith.addi %993, %c24 : index
              %995 = memref.load %partial[%994] : memref<?xf32>
              %996 = arith.addi %987, %625 : index
              %997 = arith.addi %996, %c7 : index
              %998 = memref.load %partial[%997] : memref<?xf32>
              %999 = arith.addi %989, %c9 : index
              %1000 = memref.load %partial[%999] : memref<?xf32>
              %1001 = arith.addi %929, %c57 : i32
              %1002 = arith.subi %923, %c18 : i32
              %1003 = arith.minsi %1001, %1002 : i32
              %1004 = arith.addi %928, %1003 : i32
              %1005 = arith.addi %ranges, %groups : index
              %1006 = arith.muli %9, %1005 : index
              %1007 = arith.index_castui %1004 : i32 to index
              %1008 = arith.addi %1006, %1007 : index
              %1009 = arith.muli %1008, %c102 : index
              %1010 = arith.addi %1009, %c16 : index
              %1011 = arith.addi %1010, %627 : index
              %1012 = memref.load %partial[%1011] : memref<?xf32>
              %1013 = arith.cmpi slt, %1001, %923 : i32
              %1014 = arith.select %1013, %1012, %c39 : f32
              %1015 = arith.addi %1009, %625 : index
              %1016 = arith.addi %1015, %c24 : index
              %1017 = memref.load %partial[%1016] : memref<?xf32>
              %1018 = arith.addi %1009, %625 : index
              %1019 = arith.addi %1018, %c7 : index
              %1020 = memref.load %partial[%1019] : memref<?xf32>
              %1021 = arith.addi %1011, %c9 : index
              %1022 = memref.load %partial[%1021] : memref<?xf32>
              %1023 = arith.addi %929, %c58 : i32
              %1024 = arith.subi %923, %c18 : i32
              %1025 = arith.minsi %1023, %1024 : i32
              %1026 = arith.addi %928, %1025 : i32
              %1027 = arith.addi %ranges, %groups : index
              %1028 = arith.muli %9, %1027 : index
              %1029 = arith.index_castui %1026 : i32 to index
              %1030 = arith.addi %1028, %1029 : index
              %1031 = arith.muli %1030, %c102 : index
              %1032 = arith.addi %1031, %c16 : index
              %1033 = arith.addi %1032, %627 : index
              %1034 = memref.load %partial[%1033] : memref<?xf32>
              %1035 = arith.cmpi slt, %1023, %923 : i32
              %1036 = arith.select %1035, %1034, %c39 : f32
              %1037 = arith.addi %1031, %625 : index
              %1038 = arith.addi %1037, %c24 : index
              %1039 = memref.load %partial[%1038] : memref<?xf32>
              %1040 = arith.addi %1031, %625 : index
              %1041 = arith.addi %1040, %c7 : index
              %1042 = memref.load %partial[%1041] : memref<?xf32>
              %1043 = arith.addi %1033, %c9 : index
              %1044 = memref.load %partial[%1043] : memref<?xf32>
              %1045 = arith.addi %929, %c60 : i32
              %1046 = arith.subi %923, %c18 : i32
              %1047 = arith.minsi %1045, %1046 : i32
              %1048 = arith.addi %928, %1047 : i32
              %1049 = arith.addi %ranges, %groups : index
              %1050 = arith.muli %9, %1049 : index
              %1051 = arith.index_castui %1048 : i32 to index
              %1052 = arith.addi %1050, %1051 : index
              %1053 = arith.muli %1052, %c102 : index
              %1054 = arith.addi %1053, %c16 : index
              %1055 = arith.addi %1054, %627 : index
              %1056 = memref.load %partial[%1055] : memref<?xf32>
              %1057 = arith.cmpi slt, %1045, %923 : i32
              %1058 = arith.select %1057, %1056, %c39 : f32
              %1059 = arith.addi %1053, %625 : index
              %1060 = arith.addi %1059, %c24 : index
              %1061 = memref.load %partial[%1060] : memref<?xf32>
              %1062 = arith.addi %1053, %625 : index
              %1063 = arith.addi %1062, %c7 : index
              %1064 = memref.load %partial[%1063] : memref<?xf32>
              %1065 = arith.addi %1055, %c9 : index
              %1066 = memref.load %partial[%1065] : memref<?xf32>
              %1067 = arith.addi %929, %c61 : i32
              %1068 = arith.subi %923, %c18 : i32
              %1069 = arith.minsi %1067, %1068 : i32
              %1070 = arith.addi %928, %1069 : i32
              %1071 = arith.addi %ranges, %groups : index
              %1072 = arith.muli %9, %1071 : index
              %1073 = arith.index_castui %1070 : i32 to index
              %1074 = arith.addi %1072, %1073 : index
              %1075 = arith.muli %1074, %c102 : index
              %1076 = arith.addi %1075, %c16 : index
              %1077 = arith.addi %1076, %627 : index
              %1078 = memref.load %partial[%1077] : memref<?xf32>
              %1079 = arith.cmpi slt, %1067, %923 : i32
              %1080 = arith.select %1079, %1078, %c39 : f32
              %1081 = arith.addi %1075, %625 : index
              %1082 = arith.addi %1081, %c24 : index
              %1083 = memref.load %partial[%1082] : memref<?xf32>
              %1084 = arith.addi %1075, %625 : index
              %1085 = arith.addi %1084, %c7 : index
              %1086 = memref.load %partial[%1085] : memref<?xf32>
              %1087 = arith.addi %1077, %c9 : index
              %1088 = memref.load %partial[%1087] : memref<?xf32>
              %1089 = arith.addi %929, %c63 : i32
              %1090 = arith.subi %923, %c18 : i32
              %1091 = arith.minsi %1089, %1090 : i32
              %1092 = arith.addi %928, %1091 : i32
              %1093 = arith.addi %ranges, %groups : index
              %1094 = arith.muli %9, %1093 : index
              %1095 = arith.index_castui %1092 : i32 to index
              %1096 = arith.addi %1094, %1095 : index
              %1097 = arith.muli %1096, %c102 : index
              %1098 = arith.addi %1097, %c16 : index
              %1099 = arith.addi %1098, %627 : index
              %1100 = memref.load %partial[%1099] : memref<?xf32>
              %1101 = arith.cmpi slt, %1089, %923 : i32
              %1102 = arith.select %1101, %1100, %c39 : f32
              %1103 = arith.addi %1097, %625 : index
              %1104 = arith.addi %1103, %c24 : index
              %1105 = memref.load %partial[%1104] : memref<?xf32>
              %1106 = arith.addi %1097, %625 : index
              %1107 = arith.addi %1106, %c7 : index
              %1108 = memref.load %partial[%1107] : memref<?xf32>
              %1109 = arith.addi %1099, %c9 : index
              %1110 = memref.load %partial[%1109] : memref<?xf32>
              %1111 = arith.maxnumf %930, %948 fastmath<nnan> : f32
              %1112 = arith.subf %930, %1111 : f32
              %1113 = wave.exp2 %1112 : f32
              %1114 = arith.subf %948, %1111 : f32
              %1115 = wave.exp2 %1114 : f32
              %1116 = arith.mulf %931, %1113 : f32
              %1117 = math.fma %956, %1115, %1116 : f32
              %1118 = arith.mulf %932, %1113 : f32
              %1119 = math.fma %951, %1115, %1118 : f32
              %1120 = arith.mulf %933, %1113 : f32
              %1121 = math.fma %954, %1115, %1120 : f32
              %1122 = arith.maxnumf %1111, %970 fastmath<nnan> : f32
              %1123 = arith.subf %1111, %1122 : f32
              %1124 = wave.exp2 %1123 : f32
              %1125 = arith.subf %970, %1122 : f32
              %1126 = wave.exp2 %1125 : f32
              %1127 = arith.mulf %1117, %1124 : f32
              %1128 = math.fma %978, %1126, %1127 : f32
              %1129 = arith.mulf %1119, %1124 : f32
              %1130 = math.fma %973, %1126, %1129 : f32
              %1131 = arith.mulf %1121, %1124 : f32
              %1132 = math.fma %976, %1126, %1131 : f32
              %1133 = arith.maxnumf %1122, %992 fastmath<nnan> : f32
              %1134 = arith.subf %1122, %1133 : f32
              %1135 = wave.exp2 %1134 : f32
              %1136 = arith.subf %992, %1133 : f32
              %1137 = wave.exp2 %1136 : f32
              %1138 = arith.mulf %1128, %1135 : f32
              %1139 = math.fma %1000, %1137, %1138 : f32
              %1140 = arith.mulf %1130, %1135 : f32
              %1141 = math.fma %995, %1137, %1140 : f32
              %1142 = arith.mulf %1132, %1135 : f32
              %1143 = math.fma %998, %1137, %1142 : f32
              %1144 = arith.maxnumf %1133, %1014 fastmath<nnan> : f32
              %1145 = arith.subf %1133, %1144 : f32
              %1146 = wave.exp2 %1145 : f32
              %1147 = arith.subf %1014, %1144 : f32
              %1148 = wave.exp2 %1147 : f32
              %1149 = arith.mulf %1139, %1146 : f32
              %1150 = math.fma %1022, %1148, %1149 : f32
              %1151 = arith.mulf %1141, %1146 : f32
              %1152 = math.fma %1017, %1148, %1151 : f32
              %1153 = arith.mulf %1143, %1146 : f32
              %1154 = math.fma %1020, %1148, %1153 : f32
              %1155 = arith.maxnumf %1144, %1036 fastmath<nnan> : f32
              %1156 = arith.subf %1144, %1155 : f32
              %1157 = wave.exp2 %1156 : f32
              %1158 = arith.subf %1036, %1155 : f32
              %1159 = wave.exp2 %1158 : f32
              %1160 = arith.mulf %1150, %1157 : f32
              %1161 = math.fma %1044, %1159, %1160 : f32
              %1162 = arith.mulf %1152, %1157 : f32
              %1163 = math.fma %1039, %1159, %1162 : f32
              %1164 = arith.mulf %1154, %1157 : f32
              %1165 = math.fma %1042, %1159, %1164 : f32
              %1166 = arith.maxnumf %1155, %1058 fastmath<nnan> : f32
              %1167 = arith.subf %1155, %1166 : f32
              %1168 = wave.exp2 %1167 : f32
              %1169 = arith.subf %1058, %1166 : f32
              %1170 = wave.exp2 %1169 : f32
              %1171 = arith.mulf %1161, %1168 : f32
              %1172 = math.fma %1066, %1170, %1171 : f32
              %1173 = arith.mulf %1163, %1168 : f32
              %1174 = math.fma %1061, %1170, %1173 : f32
              %1175 = arith.mulf %1165, %1168 : f32
              %1176 = math.fma %1064, %1170, %1175 : f32
              %1177 = arith.maxnumf %1166, %1080 fastmath<nnan> : f32
              %1178 = arith.subf %1166, %1177 : f32
              %1179 = wave.exp2 %1178 : f32
              %1180 = arith.subf %1080, %1177 : f32
              %1181 = wave.exp2 %1180 : f32
              %1182 = arith.mulf %1172, %1179 : f32
              %1183 = math.fma %1088, %1181, %1182 : f32
              %1184 = arith.mulf %1174, %1179 : f32
              %1185 = math.fma %1083, %1181, %1184 : f32
              %1186 = arith.mulf %1176, %1179 : f32
              %1187 = math.fma %1086, %1181, %1186 : f32
              %1188 = arith.maxnumf %1177, %1102 fastmath<nnan> : f32
              %1189 = arith.subf %1177, %1188 : f32
              %1190 = wave.exp2 %1189 : f32
              %1191 = arith.subf %1102, %1188 : f32
              %1192 = wave.exp2 %1191 : f32
              %1193 = arith.mulf %1183, %1190 : f32
              %1194 = math.fma %1110, %1192, %1193 : f32
              %1195 = arith.mulf %1185, %1190 : f32
              %1196 = math.fma %1105, %1192, %1195 : f32
              %1197 = arith.mulf %1187, %1190 : f32
              %1198 = math.fma %1108, %1192, %1197 : f32
              scf.yield %1188, %1194, %1196, %1198 : f32, f32, f32, f32
            }
            %1199 = arith.cmpi eq, %917, %c18 : i32
            scf.if %1199 {
              %1200 = arith.addi %kvHeads, %15 : index
              %1201 = memref.load %scales[%1200] : memref<?xf32>
              %1202 = arith.divf %1201, %934#1 : f32
              %1203 = arith.addi %17, %627 : index
              %1204 = arith.cmpi slt, %1203, %groupSize : index
              scf.if %1204 {
                %1205 = arith.muli %15, %groupSize : index
                %1206 = arith.addi %1205, %1203 : index
                %1207 = arith.muli %1206, %c26 : index
                %1208 = arith.muli %heads, %c26 : index
                %1209 = arith.addi %625, %c24 : index
                %1210 = arith.mulf %934#2, %1202 : f32
                %1211 = arith.addf %1210, %c40 : f32
                %1212 = arith.minimumf %1211, %c98 : f32
                %1213 = arith.maximumf %1212, %c99 : f32
                %1214 = arith.truncf %1213 : f32 to f16
                %1215 = arith.divui %1209, %c9 : index
                %1216 = arith.addi %1207, %1215 : index
                %1217 = arith.divui %24, %outTileRows : index
                %1218 = arith.divui %1208, %c3 : index
                %1219 = arith.muli %1217, %1218 : index
                %1220 = arith.divui %1216, %c3 : index
                %1221 = arith.addi %1219, %1220 : index
                %1222 = arith.muli %1221, %c10 : index
                %1223 = arith.remui %1216, %c3 : index
                %1224 = arith.divui %1223, %c9 : index
                %1225 = arith.addi %1222, %1224 : index
                %1226 = arith.muli %outTileRows, %c9 : index
                %1227 = arith.muli %1225, %1226 : index
                %1228 = arith.remui %24, %outTileRows : index
                %1229 = arith.muli %1228, %c9 : index
                %1230 = arith.addi %1227, %1229 : index
                %1231 = arith.remui %1216, %c9 : index
                %1232 = arith.addi %1230, %1231 : index
                memref.store %1214, %out[%1232] : memref<?xf16>
                %1233 = arith.addi %625, %c7 : index
                %1234 = arith.mulf %934#3, %1202 : f32
                %1235 = arith.addf %1234, %c40 : f32
                %1236 = arith.minimumf %1235, %c98 : f32
                %1237 = arith.maximumf %1236, %c99 : f32
                %1238 = arith.truncf %1237 : f32 to f16
                %1239 = arith.divui %1233, %c9 : index
                %1240 = arith.addi %1207, %1239 : index
                %1241 = arith.divui %24, %outTileRows : index
                %1242 = arith.divui %1208, %c3 : index
                %1243 = arith.muli %1241, %1242 : index
                %1244 = arith.divui %1240, %c3 : index
                %1245 = arith.addi %1243, %1244 : index
                %1246 = arith.muli %1245, %c10 : index
                %1247 = arith.remui %1240, %c3 : index
                %1248 = arith.divui %1247, %c9 : index
                %1249 = arith.addi %1246, %1248 : index
                %1250 = arith.muli %outTileRows, %c9 : index
                %1251 = arith.muli %1249, %1250 : index
                %1252 = arith.remui %24, %outTileRows : index
                %1253 = arith.muli %1252, %c9 : index
                %1254 = arith.addi %1251, %1253 : index
                %1255 = arith.remui %1240, %c9 : index
                %1256 = arith.addi %1254, %1255 : index
                memref.store %1238, %out[%1256] : memref<?xf16>
              }
            } else {
              %1257 = arith.index_cast %ranges : index to i32
              %1258 = arith.addi %1257, %918 : i32
              %1259 = arith.addi %ranges, %groups : index
              %1260 = arith.muli %9, %1259 : index
              %1261 = arith.index_castui %1258 : i32 to index
              %1262 = arith.addi %1260, %1261 : index
              %1263 = arith.muli %1262, %c102 : index
              %1264 = arith.addi %625, %c24 : index
              %1265 = arith.addi %1263, %1264 : index
              memref.store %934#2, %partial[%1265] : memref<?xf32>
              %1266 = arith.addi %625, %c7 : index
              %1267 = arith.addi %1263, %1266 : index
              memref.store %934#3, %partial[%1267] : memref<?xf32>
              %1268 = arith.cmpi slt, %625, %c9 : index
              scf.if %1268 {
                %1269 = arith.addi %1263, %c16 : index
                %1270 = arith.addi %1269, %625 : index
                memref.store %934#0, %partial[%1270] : memref<?xf32>
                %1271 = arith.addi %1270, %c9 : index
                memref.store %934#1, %partial[%1271] : memref<?xf32>
              }
              %1272 = arith.addi %920, %groups : index
              %1273 = arith.index_castui %917 : i32 to index
              %1274 = wave.arrive %counters[%1272], %1273 : memref<?xi32>
              scf.if %1274 {
                %1280:4 = scf.for %1275 = %c44 to %917 step %c64 iter_args(%1276 = %c39, %1277 = %c40, %1278 = %c40, %1279 = %c40) -> (f32, f32, f32, f32) : i32 {
                  %1281 = arith.addi %1275, %c44 : i32
                  %1282 = arith.subi %917, %c18 : i32
                  %1283 = arith.minsi %1281, %1282 : i32
                  %1284 = arith.addi %1257, %1283 : i32
                  %1285 = arith.addi %ranges, %groups : index
                  %1286 = arith.muli %9, %1285 : index
                  %1287 = arith.index_castui %1284 : i32 to index
                  %1288 = arith.addi %1286, %1287 : index
                  %1289 = arith.muli %1288, %c102 : index
                  %1290 = arith.addi %1289, %c16 : index
                  %1291 = arith.addi %1290, %627 : index
                  %1292 = memref.load %partial[%1291] : memref<?xf32>
                  %1293 = arith.cmpi slt, %1281, %917 : i32
                  %1294 = arith.select %1293, %1292, %c39 : f32
                  %1295 = arith.addi %1289, %625 : index
                  %1296 = arith.addi %1295, %c24 : index
                  %1297 = memref.load %partial[%1296] : memref<?xf32>
                  %1298 = arith.addi %1289, %625 : index
                  %1299 = arith.addi %1298, %c7 : index
                  %1300 = memref.load %partial[%1299] : memref<?xf32>
                  %1301 = arith.addi %1291, %c9 : index
                  %1302 = memref.load %partial[%1301] : memref<?xf32>
                  %1303 = arith.addi %1275, %c18 : i32
                  %1304 = arith.subi %917, %c18 : i32
                  %1305 = arith.minsi %1303, %1304 : i32
                  %1306 = arith.addi %1257, %1305 : i32
                  %1307 = arith.addi %ranges, %groups : index
                  %1308 = arith.muli %9, %1307 : index
                  %1309 = arith.index_castui %1306 : i32 to index
                  %1310 = arith.addi %1308, %1309 : index
                  %1311 = arith.muli %1310, %c102 : index
                  %1312 = arith.addi %1311, %c16 : index
                  %1313 = arith.addi %1312, %627 : index
                  %1314 = memref.load %partial[%1313] : memref<?xf32>
                  %1315 = arith.cmpi slt, %1303, %917 : i32
                  %1316 = arith.select %1315, %1314, %c39 : f32
                  %1317 = arith.addi %1311, %625 : index
                  %1318 = arith.addi %1317, %c24 : index
                  %1319 = memref.load %partial[%1318] : memref<?xf32>
                  %1320 = arith.addi %1311, %625 : index
                  %1321 = arith.addi %1320, %c7 : index
                  %1322 = memref.load %partial[%1321] : memref<?xf32>
                  %1323 = arith.addi %1313, %c9 : index
                  %1324 = memref.load %partial[%1323] : memref<?xf32>
                  %1325 = arith.addi %1275, %c55 : i32
                  %1326 = arith.subi %917, %c18 : i32
                  %1327 = arith.minsi %1325, %1326 : i32
                  %1328 = arith.addi %1257, %1327 : i32
                  %1329 = arith.addi %ranges, %groups : index
                  %1330 = arith.muli %9, %1329 : index
                  %1331 = arith.index_castui %1328 : i32 to index
                  %1332 = arith.addi %1330, %1331 : index
                  %1333 = arith.muli %1332, %c102 : index
                  %1334 = arith.addi %1333, %c16 : index
                  %1335 = arith.addi %1334, %627 : index
                  %1336 = memref.load %partial[%1335] : memref<?xf32>
                  %1337 = arith.cmpi slt, %1325, %917 : i32
                  %1338 = arith.select %1337, %1336, %c39 : f32
                  %1339 = arith.addi %1333, %625 : index
                  %1340 = arith.addi %1339, %c24 : index
                  %1341 = memref.load %partial[%1340] : memref<?xf32>
                  %1342 = arith.addi %1333, %625 : index
                  %1343 = arith.addi %1342, %c7 : index
                  %1344 = memref.load %partial[%1343] : memref<?xf32>
                  %1345 = arith.addi %1335, %c9 : index
                  %1346 = memref.load %partial[%1345] : memref<?xf32>
                  %1347 = arith.addi %1275, %c57 : i32
                  %1348 = arith.subi %917, %c18 : i32
                  %1349 = arith.minsi %1347, %1348 : i32
                  %1350 = arith.addi %1257, %1349 : i32
                  %1351 = arith.addi %ranges, %groups : index
                  %1352 = arith.muli %9, %1351 : index
                  %1353 = arith.index_castui %1350 : i32 to index
                  %1354 = arith.addi %1352, %1353 : index
                  %1355 = arith.muli %1354, %c102 : index
                  %1356 = arith.addi %1355, %c16 : index
                  %1357 = arith.addi %1356, %627 : index
                  %1358 = memref.load %partial[%1357] : memref<?xf32>
                  %1359 = arith.cmpi slt, %1347, %917 : i32
                  %1360 = arith.select %1359, %1358, %c39 : f32
                  %1361 = arith.addi %1355, %625 : index
                  %1362 = arith.addi %1361, %c24 : index
                  %1363 = memref.load %partial[%1362] : memref<?xf32>
                  %1364 = arith.addi %1355, %625 : index
                  %1365 = arith.addi %1364, %c7 : index
                  %1366 = memref.load %partial[%1365] : memref<?xf32>
                  %1367 = arith.addi %1357, %c9 : index
                  %1368 = memref.load %partial[%1367] : memref<?xf32>
                  %1369 = arith.addi %1275, %c58 : i32
                  %1370 = arith.subi %917, %c18 : i32
                  %1371 = arith.minsi %1369, %1370 : i32
                  %1372 = arith.addi %1257, %1371 : i32
                  %1373 = arith.addi %ranges, %groups : index
                  %1374 = arith.muli %9, %1373 : index
                  %1375 = arith.index_castui %1372 : i32 to index
                  %1376 = arith.addi %1374, %1375 : index
                  %1377 = arith.muli %1376, %c102 : index
                  %1378 = arith.addi %1377, %c16 : index
                  %1379 = arith.addi %1378, %627 : index
                  %1380 = memref.load %partial[%1379] : memref<?xf32>
                  %1381 = arith.cmpi slt, %1369, %917 : i32
                  %1382 = arith.select %1381, %1380, %c39 : f32
                  %1383 = arith.addi %1377, %625 : index
                  %1384 = arith.addi %1383, %c24 : index
                  %1385 = memref.load %partial[%1384] : memref<?xf32>
                  %1386 = arith.addi %1377, %625 : index
                  %1387 = arith.addi %1386, %c7 : index
                  %1388 = memref.load %partial[%1387] : memref<?xf32>
                  %1389 = arith.addi %1379, %c9 : index
                  %1390 = memref.load %partial[%1389] : memref<?xf32>
                  %1391 = arith.addi %1275, %c60 : i32
                  %1392 = arith.subi %917, %c18 : i32
                  %1393 = arith.minsi %1391, %1392 : i32
                  %1394 = arith.addi %1257, %1393 : i32
                  %1395 = arith.addi %ranges, %groups : index
                  %1396 = arith.muli %9, %1395 : index
                  %1397 = arith.index_castui %1394 : i32 to index
                  %1398 = arith.addi %1396, %1397 : index
                  %1399 = arith.muli %1398, %c102 : index
                  %1400 = arith.addi %1399, %c16 : index
                  %1401 = arith.addi %1400, %627 : index
                  %1402 = memref.load %partial[%1401] : memref<?xf32>
                  %1403 = arith.cmpi slt, %1391, %917 : i32
                  %1404 = arith.select %1403, %1402, %c39 : f32
                  %1405 = arith.addi %1399, %625 : index
                  %1406 = arith.addi %1405, %c24 : index
                  %1407 = memref.load %partial[%1406] : memref<?xf32>
                  %1408 = arith.addi %1399, %625 : index
                  %1409 = arith.addi %1408, %c7 : index
                  %1410 = memref.load %partial[%1409] : memref<?xf32>
                  %1411 = arith.addi %1401, %c9 : index
                  %1412 = memref.load %partial[%1411] : memref<?xf32>
                  %1413 = arith.addi %1275, %c61 : i32
                  %1414 = arith.subi %917, %c18 : i32
                  %1415 = arith.minsi %1413, %1414 : i32
                  %1416 = arith.addi %1257, %1415 : i32
                  %1417 = arith.addi %ranges, %groups : index
                  %1418 = arith.muli %9, %1417 : index
                  %1419 = arith.index_castui %1416 : i32 to index
                  %1420 = arith.addi %1418, %1419 : index
                  %1421 = arith.muli %1420, %c102 : index
                  %1422 = arith.addi %1421, %c16 : index
                  %1423 = arith.addi %1422, %627 : index
                  %1424 = memref.load %partial[%1423] : memref<?xf32>
                  %1425 = arith.cmpi slt, %1413, %917 : i32
                  %1426 = arith.select %1425, %1424, %c39 : f32
                  %1427 = arith.addi %1421, %625 : index
                  %1428 = arith.addi %1427, %c24 : index
                  %1429 = memref.load %partial[%1428] : memref<?xf32>
                  %1430 = arith.addi %1421, %625 : index
                  %1431 = arith.addi %1430, %c7 : index
                  %1432 = memref.load %partial[%1431] : memref<?xf32>
                  %1433 = arith.addi %1423, %c9 : index
                  %1434 = memref.load %partial[%1433] : memref<?xf32>
                  %1435 = arith.addi %1275, %c63 : i32
                  %1436 = arith.subi %917, %c18 : i32
                  %1437 = arith.minsi %1435, %1436 : i32
                  %1438 = arith.addi %1257, %1437 : i32
                  %1439 = arith.addi %ranges, %groups : index
                  %1440 = arith.muli %9, %1439 : index
                  %1441 = arith.index_castui %1438 : i32 to index
                  %1442 = arith.addi %1440, %1441 : index
                  %1443 = arith.muli %1442, %c102 : index
                  %1444 = arith.addi %1443, %c16 : index
                  %1445 = arith.addi %1444, %627 : index
                  %1446 = memref.load %partial[%1445] : memref<?xf32>
                  %1447 = arith.cmpi slt, %1435, %917 : i32
                  %1448 = arith.select %1447, %1446, %c39 : f32
                  %1449 = arith.addi %1443, %625 : index
                  %1450 = arith.addi %1449, %c24 : index
                  %1451 = memref.load %partial[%1450] : memref<?xf32>
                  %1452 = arith.addi %1443, %625 : index
                  %1453 = arith.addi %1452, %c7 : index
                  %1454 = memref.load %partial[%1453] : memref<?xf32>
                  %1455 = arith.addi %1445, %c9 : index
                  %1456 = memref.load %partial[%1455] : memref<?xf32>
                  %1457 = arith.maxnumf %1276, %1294 fastmath<nnan> : f32
                  %1458 = arith.subf %1276, %1457 : f32
                  %1459 = wave.exp2 %1458 : f32
                  %1460 = arith.subf %1294, %1457 : f32
                  %1461 = wave.exp2 %1460 : f32
                  %1462 = arith.mulf %1277, %1459 : f32
                  %1463 = math.fma %1302, %1461, %1462 : f32
                  %1464 = arith.mulf %1278, %1459 : f32
                  %1465 = math.fma %1297, %1461, %1464 : f32
                  %1466 = arith.mulf %1279, %1459 : f32
                  %1467 = math.fma %1300, %1461, %1466 : f32
                  %1468 = arith.maxnumf %1457, %1316 fastmath<nnan> : f32
                  %1469 = arith.subf %1457, %1468 : f32
                  %1470 = wave.exp2 %1469 : f32
                  %1471 = arith.subf %1316, %1468 : f32
                  %1472 = wave.exp2 %1471 : f32
                  %1473 = arith.mulf %1463, %1470 : f32
                  %1474 = math.fma %1324, %1472, %1473 : f32
                  %1475 = arith.mulf %1465, %1470 : f32
                  %1476 = math.fma %1319, %1472, %1475 : f32
                  %1477 = arith.mulf %1467, %1470 : f32
                  %1478 = math.fma %1322, %1472, %1477 : f32
                  %1479 = arith.maxnumf %1468, %1338 fastmath<nnan> : f32
                  %1480 = arith.subf %1468, %1479 : f32
                  %1481 = wave.exp2 %1480 : f32
                  %1482 = arith.subf %1338, %1479 : f32
                  %1483 = wave.exp2 %1482 : f32
                  %1484 = arith.mulf %1474, %1481 : f32
                  %1485 = math.fma %1346, %1483, %1484 : f32
                  %1486 = arith.mulf %1476, %1481 : f32
                  %1487 = math.fma %1341, %1483, %1486 : f32
                  %1488 = arith.mulf %1478, %1481 : f32
                  %1489 = math.fma %1344, %1483, %1488 : f32
                  %1490 = arith.maxnumf %1479, %1360 fastmath<nnan> : f32
                  %1491 = arith.subf %1479, %1490 : f32
                  %1492 = wave.exp2 %1491 : f32
                  %1493 = arith.subf %1360, %1490 : f32
                  %1494 = wave.exp2 %1493 : f32
                  %1495 = arith.mulf %1485, %1492 : f32
                  %1496 = math.fma %1368, %1494, %1495 : f32
                  %1497 = arith.mulf %1487, %1492 : f32
                  %1498 = math.fma %1363, %1494, %1497 : f32
                  %1499 = arith.mulf %1489, %1492 : f32
                  %1500 = math.fma %1366, %1494, %1499 : f32
                  %1501 = arith.maxnumf %1490, %1382 fastmath<nnan> : f32
                  %1502 = arith.subf %1490, %1501 : f32
                  %1503 = wave.exp2 %1502 : f32
                  %1504 = arith.subf %1382, %1501 : f32
                  %1505 = wave.exp2 %1504 : f32
                  %1506 = arith.mulf %1496, %1503 : f32
                  %1507 = math.fma %1390, %1505, %1506 : f32
                  %1508 = arith.mulf %1498, %1503 : f32
                  %1509 = math.fma %1385, %1505, %1508 : f32
                  %1510 = arith.mulf %1500, %1503 : f32
                  %1511 = math.fma %1388, %1505, %1510 : f32
                  %1512 = arith.maxnumf %1501, %1404 fastmath<nnan> : f32
                  %1513 = arith.subf %1501, %1512 : f32
                  %1514 = wave.exp2 %1513 : f32
                  %1515 = arith.subf %1404, %1512 : f32
                  %1516 = wave.exp2 %1515 : f32
                  %1517 = arith.mulf %1507, %1514 : f32
                  %1518 = math.fma %1412, %1516, %1517 : f32
                  %1519 = arith.mulf %1509, %1514 : f32
                  %1520 = math.fma %1407, %1516, %1519 : f32
                  %1521 = arith.mulf %1511, %1514 : f32
                  %1522 = math.fma %1410, %1516, %1521 : f32
                  %1523 = arith.maxnumf %1512, %1426 fastmath<nnan> : f32
                  %1524 = arith.subf %1512, %1523 : f32
                  %1525 = wave.exp2 %1524 : f32
                  %1526 = arith.subf %1426, %1523 : f32
                  %1527 = wave.exp2 %1526 : f32
                  %1528 = arith.mulf %1518, %1525 : f32
                  %1529 = math.fma %1434, %1527, %1528 : f32
                  %1530 = arith.mulf %1520, %1525 : f32
                  %1531 = math.fma %1429, %1527, %1530 : f32
                  %1532 = arith.mulf %1522, %1525 : f32
                  %1533 = math.fma %1432, %1527, %1532 : f32
                  %1534 = arith.maxnumf %1523, %1448 fastmath<nnan> : f32
                  %1535 = arith.subf %1523, %1534 : f32
                  %1536 = wave.exp2 %1535 : f32
                  %1537 = arith.subf %1448, %1534 : f32
                  %1538 = wave.exp2 %1537 : f32
                  %1539 = arith.mulf %1529, %1536 : f32
                  %1540 = math.fma %1456, %1538, %1539 : f32
                  %1541 = arith.mulf %1531, %1536 : f32
                  %1542 = math.fma %1451, %1538, %1541 : f32
                  %1543 = arith.mulf %1533, %1536 : f32
                  %1544 = math.fma %1454, %1538, %1543 : f32
                  scf.yield %1534, %1540, %1542, %1544 : f32, f32, f32, f32
                }
                %1545 = arith.addi %kvHeads, %15 : index
                %1546 = memref.load %scales[%1545] : memref<?xf32>
                %1547 = arith.divf %1546, %1280#1 : f32
                %1548 = arith.addi %17, %627 : index
                %1549 = arith.cmpi slt, %1548, %groupSize : index
                scf.if %1549 {
                  %1550 = arith.muli %15, %groupSize : index
                  %1551 = arith.addi %1550, %1548 : index
                  %1552 = arith.muli %1551, %c26 : index
                  %1553 = arith.muli %heads, %c26 : index
                  %1554 = arith.addi %625, %c24 : index
                  %1555 = arith.mulf %1280#2, %1547 : f32
                  %1556 = arith.addf %1555, %c40 : f32
                  %1557 = arith.minimumf %1556, %c98 : f32
                  %1558 = arith.maximumf %1557, %c99 : f32
                  %1559 = arith.truncf %1558 : f32 to f16
                  %1560 = arith.divui %1554, %c9 : index
                  %1561 = arith.addi %1552, %1560 : index
                  %1562 = arith.divui %24, %outTileRows : index
                  %1563 = arith.divui %1553, %c3 : index
                  %1564 = arith.muli %1562, %1563 : index
                  %1565 = arith.divui %1561, %c3 : index
                  %1566 = arith.addi %1564, %1565 : index
                  %1567 = arith.muli %1566, %c10 : index
                  %1568 = arith.remui %1561, %c3 : index
                  %1569 = arith.divui %1568, %c9 : index
                  %1570 = arith.addi %1567, %1569 : index
                  %1571 = arith.muli %outTileRows, %c9 : index
                  %1572 = arith.muli %1570, %1571 : index
                  %1573 = arith.remui %24, %outTileRows : index
                  %1574 = arith.muli %1573, %c9 : index
                  %1575 = arith.addi %1572, %1574 : index
                  %1576 = arith.remui %1561, %c9 : index
                  %1577 = arith.addi %1575, %1576 : index
                  memref.store %1559, %out[%1577] : memref<?xf16>
                  %1578 = arith.addi %625, %c7 : index
                  %1579 = arith.mulf %1280#3, %1547 : f32
                  %1580 = arith.addf %1579, %c40 : f32
                  %1581 = arith.minimumf %1580, %c98 : f32
                  %1582 = arith.maximumf %1581, %c99 : f32
                  %1583 = arith.truncf %1582 : f32 to f16
                  %1584 = arith.divui %1578, %c9 : index
                  %1585 = arith.addi %1552, %1584 : index
                  %1586 = arith.divui %24, %outTileRows : index
                  %1587 = arith.divui %1553, %c3 : index
                  %1588 = arith.muli %1586, %1587 : index
                  %1589 = arith.divui %1585, %c3 : index
                  %1590 = arith.addi %1588, %1589 : index
                  %1591 = arith.muli %1590, %c10 : index
                  %1592 = arith.remui %1585, %c3 : index
                  %1593 = arith.divui %1592, %c9 : index
                  %1594 = arith.addi %1591, %1593 : index
                  %1595 = arith.muli %outTileRows, %c9 : index
                  %1596 = arith.muli %1594, %1595 : index
                  %1597 = arith.remui %24, %outTileRows : index
                  %1598 = arith.muli %1597, %c9 : index
                  %1599 = arith.addi %1596, %1598 : index
                  %1600 = arith.remui %1585, %c9 : index
                  %1601 = arith.addi %1599, %1600 : index
                  memref.store %1583, %out[%1601] : memref<?xf16>
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
