// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='f16', dim=64, columns=8)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d64_c8__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
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
  %positionsAt = wave.param "positionsAt" : index
  %c17 = arith.constant 1 : i32
  %c18 = arith.constant 16 : i32
  %c19 = arith.constant 1023 : i32
  %c20 = arith.constant 1024 : i32
  %slots = wave.param "slots" : index
  %c22 = arith.constant 32 : index
  %c23 = arith.constant 0 : index
  %c24 = arith.constant 128 : index
  %c25 = arith.constant 64 : index
  %c26 = arith.constant 68 : index
  %c27 = arith.constant 20 : index
  %c28 = arith.constant 36 : index
  %c29 = arith.constant 48 : index
  %c30 = arith.constant 52 : index
  %c31 = arith.constant 23 : i32
  %c32 = arith.constant 64 : i32
  %c33 = arith.constant 253 : i32
  %c34 = arith.constant 268 : i32
  %c35 = arith.constant 14 : i32
  %c36 = arith.constant 512 : index
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
  %c49 = arith.constant 576 : index
  %c50 = arith.constant 640 : index
  %c51 = arith.constant 704 : index
  %c52 = arith.constant 832 : index
  %c53 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c54 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c55 = arith.constant 0x41000000 : f32
  %c56 = arith.constant 0x40C00000 : f32
  %c57 = arith.constant dense<-1> : vector<4xi32>
  %c58 = arith.constant 65535 : i32
  %c59 = arith.constant 2 : i32
  %c60 = arith.constant -65536 : i32
  %c61 = arith.constant 3 : i32
  %c62 = arith.constant 4 : i32
  %c63 = arith.constant 5 : i32
  %c64 = arith.constant 6 : i32
  %c65 = arith.constant 7 : i32
  %c66 = arith.constant 8 : i32
  %c67 = arith.constant 9 : i32
  %c68 = arith.constant 10 : i32
  %c69 = arith.constant 11 : i32
  %c70 = arith.constant 12 : i32
  %c71 = arith.constant 13 : i32
  %c72 = arith.constant 15 : i32
  %c73 = arith.constant 896 : index
  %c74 = arith.constant 960 : index
  %c75 = arith.constant 80 : index
  %c76 = arith.constant 96 : index
  %c77 = arith.constant 112 : index
  %c78 = arith.constant 144 : index
  %c79 = arith.constant 160 : index
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
  %c106 = arith.constant 544 : index
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
        %49 = arith.addi %46, %c23 : index
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
        %60 = arith.muli %59, %c25 : index
        %61 = arith.addi %60, %52 : index
        %62 = vector.load %q[%61] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %63 = arith.muli %50, %c26 : index
        %64 = arith.addi %63, %52 : index
        vector.store %62, %5[%64] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      wave.barrier
      %65 = arith.cmpi eq, %8, %c23 : index
      scf.if %65 {
        %66 = arith.remui %1, %c9 : index
        %67 = arith.muli %66, %c26 : index
        %68 = arith.muli %2, %c9 : index
        %69 = arith.addi %67, %68 : index
        %70 = arith.addi %69, %c23 : index
        %71 = vector.load %5[%70] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %72 = arith.addi %69, %c12 : index
        %73 = vector.load %5[%72] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %74 = arith.addi %69, %c3 : index
        %75 = vector.load %5[%74] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %76 = arith.addi %69, %c27 : index
        %77 = vector.load %5[%76] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %78 = arith.addi %69, %c22 : index
        %79 = vector.load %5[%78] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %80 = arith.addi %69, %c28 : index
        %81 = vector.load %5[%80] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %82 = arith.addi %69, %c29 : index
        %83 = vector.load %5[%82] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %84 = arith.addi %69, %c30 : index
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
        %111 = arith.shrui %110, %c31 : i32
        %112 = arith.maxsi %111, %c32 : i32
        %113 = arith.minsi %112, %c33 : i32
        %114 = arith.subi %c34, %113 : i32
        %115 = arith.shli %114, %c31 : i32
        %116 = arith.bitcast %115 : i32 to f32
        %117 = arith.subi %113, %c35 : i32
        %118 = arith.shli %117, %c31 : i32
        %119 = arith.bitcast %118 : i32 to f32
        %120 = vector.broadcast %116 : f32 to vector<4xf32>
        %121 = arith.muli %1, %c9 : index
        %122 = arith.muli %2, %c24 : index
        %123 = arith.addi %121, %122 : index
        %124 = arith.mulf %71, %120 : vector<4xf32>
        %125 = arith.truncf %124 : vector<4xf32> to vector<4xf16>
        %126 = arith.mulf %73, %120 : vector<4xf32>
        %127 = arith.truncf %126 : vector<4xf32> to vector<4xf16>
        %128 = vector.shuffle %125, %127 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %129 = arith.addi %123, %c23 : index
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
        %141 = arith.addi %123, %c36 : index
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
        %152 = arith.muli %151, %c20 : i32
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
          %163 = arith.divui %155, %c18 : i32
          %164 = arith.addi %163, %c44 : i32
          %165 = arith.minsi %164, %40 : i32
          %166 = arith.index_castui %165 : i32 to index
          %167 = arith.addi %32, %166 : index
          %168 = memref.load %step[%167] : memref<?xi32>
          %169 = arith.index_cast %168 : i32 to index
          %170 = arith.muli %169, %33 : index
          %171 = arith.addi %170, %34 : index
          %172 = arith.addi %163, %c17 : i32
          %173 = arith.minsi %172, %40 : i32
          %174 = arith.index_castui %173 : i32 to index
          %175 = arith.addi %32, %174 : index
          %176 = memref.load %step[%175] : memref<?xi32>
          %177 = arith.index_cast %176 : i32 to index
          %178 = arith.muli %177, %33 : index
          %179 = arith.addi %178, %34 : index
          %180 = arith.addi %171, %35 : index
          %181 = arith.addi %180, %c23 : index
          %182 = vector.load %kv[%181] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %183 = arith.addi %171, %35 : index
          %184 = arith.addi %183, %c25 : index
          %185 = vector.load %kv[%184] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %186 = arith.addi %179, %35 : index
          %187 = arith.addi %186, %c23 : index
          %188 = vector.load %kv[%187] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %189 = arith.addi %179, %35 : index
          %190 = arith.addi %189, %c25 : index
          %191 = vector.load %kv[%190] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %192 = arith.addi %171, %35 : index
          %193 = arith.addi %192, %c24 : index
          %194 = vector.load %kv[%193] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %195 = arith.addi %171, %35 : index
          %196 = arith.addi %195, %c45 : index
          %197 = vector.load %kv[%196] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %198 = arith.addi %179, %35 : index
          %199 = arith.addi %198, %c24 : index
          %200 = vector.load %kv[%199] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %201 = arith.addi %179, %35 : index
          %202 = arith.addi %201, %c45 : index
          %203 = vector.load %kv[%202] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %219:14 = scf.for %204 = %c44 to %162 step %c17 iter_args(%205 = %182, %206 = %185, %207 = %188, %208 = %191, %209 = %194, %210 = %197, %211 = %200, %212 = %203, %213 = %c39, %214 = %c40, %215 = %c41, %216 = %c41, %217 = %c41, %218 = %c41) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %220 = arith.muli %204, %c43 : i32
            %221 = arith.addi %155, %220 : i32
            %222 = arith.addi %221, %c43 : i32
            %223 = arith.divui %221, %c18 : i32
            %224 = arith.addi %223, %c44 : i32
            %225 = arith.minsi %224, %40 : i32
            %226 = arith.index_castui %225 : i32 to index
            %227 = arith.addi %32, %226 : index
            %228 = memref.load %step[%227] : memref<?xi32>
            %229 = arith.index_cast %228 : i32 to index
            %230 = arith.muli %229, %33 : index
            %231 = arith.addi %230, %34 : index
            %232 = arith.addi %223, %c17 : i32
            %233 = arith.minsi %232, %40 : i32
            %234 = arith.index_castui %233 : i32 to index
            %235 = arith.addi %32, %234 : index
            %236 = memref.load %step[%235] : memref<?xi32>
            %237 = arith.index_cast %236 : i32 to index
            %238 = arith.muli %237, %33 : index
            %239 = arith.addi %238, %34 : index
            %240 = arith.divui %222, %c18 : i32
            %241 = arith.addi %240, %c44 : i32
            %242 = arith.minsi %241, %40 : i32
            %243 = arith.index_castui %242 : i32 to index
            %244 = arith.addi %32, %243 : index
            %245 = memref.load %step[%244] : memref<?xi32>
            %246 = arith.index_cast %245 : i32 to index
            %247 = arith.muli %246, %33 : index
            %248 = arith.addi %247, %34 : index
            %249 = arith.addi %240, %c17 : i32
            %250 = arith.minsi %249, %40 : i32
            %251 = arith.index_castui %250 : i32 to index
            %252 = arith.addi %32, %251 : index
            %253 = memref.load %step[%252] : memref<?xi32>
            %254 = arith.index_cast %253 : i32 to index
            %255 = arith.muli %254, %33 : index
            %256 = arith.addi %255, %34 : index
            %257 = arith.muli %1, %c9 : index
            %258 = arith.addi %c23, %257 : index
            %259 = arith.addi %231, %35 : index
            %260 = arith.addi %259, %c7 : index
            %261 = vector.load %kv[%260] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %262 = arith.addi %231, %35 : index
            %263 = arith.addi %262, %c46 : index
            %264 = vector.load %kv[%263] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %265 = arith.addi %239, %35 : index
            %266 = arith.addi %265, %c7 : index
            %267 = vector.load %kv[%266] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %268 = arith.addi %239, %35 : index
            %269 = arith.addi %268, %c46 : index
            %270 = vector.load %kv[%269] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %271 = vector.shuffle %205, %206 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %272 = vector.bitcast %271 : vector<8xi32> to vector<16xf16>
            %273 = vector.shuffle %207, %208 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %274 = vector.bitcast %273 : vector<8xi32> to vector<16xf16>
            %275 = arith.addi %258, %c23 : index
            %276 = vector.load %4[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %277 = arith.addi %275, %c24 : index
            %278 = vector.load %4[%277] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %279 = vector.shuffle %276, %278 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %280 = wave.mma %272, %279, %c41 : vector<16xf16>, vector<8xf32>
            %281 = wave.mma %274, %279, %c41 : vector<16xf16>, vector<8xf32>
            %282 = arith.addi %231, %35 : index
            %283 = arith.addi %282, %c47 : index
            %284 = vector.load %kv[%283] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %285 = arith.addi %231, %35 : index
            %286 = arith.addi %285, %c48 : index
            %287 = vector.load %kv[%286] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %288 = arith.addi %239, %35 : index
            %289 = arith.addi %288, %c47 : index
            %290 = vector.load %kv[%289] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %291 = arith.addi %239, %35 : index
            %292 = arith.addi %291, %c48 : index
            %293 = vector.load %kv[%292] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %294 = vector.shuffle %209, %210 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %295 = vector.bitcast %294 : vector<8xi32> to vector<16xf16>
            %296 = vector.shuffle %211, %212 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %297 = vector.bitcast %296 : vector<8xi32> to vector<16xf16>
            %298 = arith.addi %258, %c7 : index
            %299 = vector.load %4[%298] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %300 = arith.addi %298, %c24 : index
            %301 = vector.load %4[%300] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %302 = vector.shuffle %299, %301 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %303 = wave.mma %295, %302, %280 : vector<16xf16>, vector<8xf32>
            %304 = wave.mma %297, %302, %281 : vector<16xf16>, vector<8xf32>
            %305 = arith.addi %231, %35 : index
            %306 = arith.addi %305, %c36 : index
            %307 = vector.load %kv[%306] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %308 = arith.addi %231, %35 : index
            %309 = arith.addi %308, %c49 : index
            %310 = vector.load %kv[%309] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %311 = arith.addi %239, %35 : index
            %312 = arith.addi %311, %c36 : index
            %313 = vector.load %kv[%312] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %314 = arith.addi %239, %35 : index
            %315 = arith.addi %314, %c49 : index
            %316 = vector.load %kv[%315] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %317 = vector.shuffle %261, %264 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %318 = vector.bitcast %317 : vector<8xi32> to vector<16xf16>
            %319 = vector.shuffle %267, %270 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %320 = vector.bitcast %319 : vector<8xi32> to vector<16xf16>
            %321 = arith.addi %258, %c36 : index
            %322 = vector.load %4[%321] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %323 = arith.addi %321, %c24 : index
            %324 = vector.load %4[%323] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %325 = vector.shuffle %322, %324 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %326 = wave.mma %318, %325, %303 : vector<16xf16>, vector<8xf32>
            %327 = wave.mma %320, %325, %304 : vector<16xf16>, vector<8xf32>
            %328 = arith.addi %231, %35 : index
            %329 = arith.addi %328, %c50 : index
            %330 = vector.load %kv[%329] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %331 = arith.addi %231, %35 : index
            %332 = arith.addi %331, %c51 : index
            %333 = vector.load %kv[%332] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %334 = arith.addi %239, %35 : index
            %335 = arith.addi %334, %c50 : index
            %336 = vector.load %kv[%335] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %337 = arith.addi %239, %35 : index
            %338 = arith.addi %337, %c51 : index
            %339 = vector.load %kv[%338] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %340 = vector.shuffle %284, %287 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %341 = vector.bitcast %340 : vector<8xi32> to vector<16xf16>
            %342 = vector.shuffle %290, %293 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %343 = vector.bitcast %342 : vector<8xi32> to vector<16xf16>
            %344 = arith.addi %258, %c37 : index
            %345 = vector.load %4[%344] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %346 = arith.addi %344, %c24 : index
            %347 = vector.load %4[%346] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %348 = vector.shuffle %345, %347 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %349 = wave.mma %341, %348, %326 : vector<16xf16>, vector<8xf32>
            %350 = wave.mma %343, %348, %327 : vector<16xf16>, vector<8xf32>
            %351 = arith.addi %231, %35 : index
            %352 = arith.addi %351, %c37 : index
            %353 = vector.load %kv[%352] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %354 = arith.addi %231, %35 : index
            %355 = arith.addi %354, %c52 : index
            %356 = vector.load %kv[%355] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %357 = arith.addi %239, %35 : index
            %358 = arith.addi %357, %c37 : index
            %359 = vector.load %kv[%358] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %360 = arith.addi %239, %35 : index
            %361 = arith.addi %360, %c52 : index
            %362 = vector.load %kv[%361] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %363 = wave.opaque %349 : vector<8xf32>
            %364 = wave.opaque %350 : vector<8xf32>
            %365 = wave.opaque %222 : i32
            %366 = arith.cmpi sgt, %365, %157 : i32
            %367:2 = scf.if %366 -> (vector<8xf32>, vector<8xf32>) {
              %368 = arith.index_cast %2 : index to i32
              %369 = arith.addi %221, %368 : i32
              %370 = arith.subi %38, %369 : i32
              %371 = arith.subi %370, %c44 : i32
              %372 = vector.broadcast %371 : i32 to vector<8xi32>
              %373 = arith.cmpi sgt, %372, %c54 : vector<8xi32>
              %374 = arith.select %373, %363, %c53 : vector<8xi1>, vector<8xf32>
              %375 = arith.subi %370, %c18 : i32
              %376 = vector.broadcast %375 : i32 to vector<8xi32>
              %377 = arith.cmpi sgt, %376, %c54 : vector<8xi32>
              %378 = arith.select %377, %364, %c53 : vector<8xi1>, vector<8xf32>
              scf.yield %374, %378 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %363, %364 : vector<8xf32>, vector<8xf32>
            }
            %379 = vector.extract %367#0[0] : f32 from vector<8xf32>
            %380 = vector.extract %367#0[1] : f32 from vector<8xf32>
            %381 = vector.extract %367#0[2] : f32 from vector<8xf32>
            %382 = vector.extract %367#0[3] : f32 from vector<8xf32>
            %383 = vector.extract %367#0[4] : f32 from vector<8xf32>
            %384 = vector.extract %367#0[5] : f32 from vector<8xf32>
            %385 = vector.extract %367#0[6] : f32 from vector<8xf32>
            %386 = vector.extract %367#0[7] : f32 from vector<8xf32>
            %387 = vector.extract %367#1[0] : f32 from vector<8xf32>
            %388 = vector.extract %367#1[1] : f32 from vector<8xf32>
            %389 = vector.extract %367#1[2] : f32 from vector<8xf32>
            %390 = vector.extract %367#1[3] : f32 from vector<8xf32>
            %391 = vector.extract %367#1[4] : f32 from vector<8xf32>
            %392 = vector.extract %367#1[5] : f32 from vector<8xf32>
            %393 = vector.extract %367#1[6] : f32 from vector<8xf32>
            %394 = vector.extract %367#1[7] : f32 from vector<8xf32>
            %395 = arith.maxnumf %379, %380 fastmath<nnan> : f32
            %396 = arith.maxnumf %395, %381 fastmath<nnan> : f32
            %397 = arith.maxnumf %396, %382 fastmath<nnan> : f32
            %398 = arith.maxnumf %397, %383 fastmath<nnan> : f32
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
            %410 = wave.swap_halves %409 : f32
            %411 = arith.maxnumf %409, %410 fastmath<nnan> : f32
            %412 = arith.mulf %411, %150 : f32
            %413 = arith.addf %213, %c55 : f32
            %414 = arith.cmpf ogt, %412, %413 : f32
            %415:6 = scf.if %414 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %416 = arith.subf %213, %412 : f32
              %417 = wave.exp2 %416 : f32
              %418 = vector.broadcast %417 : f32 to vector<8xf32>
              %419 = arith.mulf %214, %417 : f32
              %420 = arith.mulf %215, %418 : vector<8xf32>
              %421 = arith.mulf %216, %418 : vector<8xf32>
              %422 = arith.mulf %217, %418 : vector<8xf32>
              %423 = arith.mulf %218, %418 : vector<8xf32>
              scf.yield %412, %419, %420, %421, %422, %423 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %213, %214, %215, %216, %217, %218 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %424 = vector.broadcast %150 : f32 to vector<8xf32>
            %425 = arith.subf %c56, %415#0 : f32
            %426 = vector.broadcast %425 : f32 to vector<8xf32>
            %427 = math.fma %367#0, %424, %426 : vector<8xf32>
            %428 = wave.exp2 %427 : vector<8xf32>
            %429 = math.fma %367#1, %424, %426 : vector<8xf32>
            %430 = wave.exp2 %429 : vector<8xf32>
            %431 = arith.truncf %428 : vector<8xf32> to vector<8xf16>
            %432 = vector.bitcast %431 : vector<8xf16> to vector<4xi32>
            %433 = wave.swap_halves %432 : vector<4xi32>
            %434 = arith.select %3, %433, %432 : vector<4xi32>
            %435 = arith.select %3, %432, %433 : vector<4xi32>
            %436 = vector.shuffle %434, %435 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %437 = vector.bitcast %436 : vector<8xi32> to vector<16xf16>
            %438 = arith.truncf %430 : vector<8xf32> to vector<8xf16>
            %439 = vector.bitcast %438 : vector<8xf16> to vector<4xi32>
            %440 = wave.swap_halves %439 : vector<4xi32>
            %441 = arith.select %3, %440, %439 : vector<4xi32>
            %442 = arith.select %3, %439, %440 : vector<4xi32>
            %443 = vector.shuffle %441, %442 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %444 = vector.bitcast %443 : vector<8xi32> to vector<16xf16>
            %445 = arith.addf %428, %430 : vector<8xf32>
            %446 = vector.extract %445[0] : f32 from vector<8xf32>
            %447 = vector.extract %445[1] : f32 from vector<8xf32>
            %448 = vector.extract %445[2] : f32 from vector<8xf32>
            %449 = vector.extract %445[3] : f32 from vector<8xf32>
            %450 = vector.extract %445[4] : f32 from vector<8xf32>
            %451 = vector.extract %445[5] : f32 from vector<8xf32>
            %452 = vector.extract %445[6] : f32 from vector<8xf32>
            %453 = vector.extract %445[7] : f32 from vector<8xf32>
            %454 = arith.addf %446, %450 : f32
            %455 = arith.addf %447, %451 : f32
            %456 = arith.addf %448, %452 : f32
            %457 = arith.addf %449, %453 : f32
            %458 = arith.addf %454, %456 : f32
            %459 = arith.addf %455, %457 : f32
            %460 = arith.addf %458, %459 : f32
            %461 = arith.addf %415#1, %460 : f32
            %462 = wave.opaque %461 : f32
            %463 = wave.opaque %222 : i32
            %464 = arith.cmpi sgt, %463, %157 : i32
            %465:4 = scf.if %464 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %466 = arith.subi %157, %221 : i32
              %467 = arith.subi %466, %c44 : i32
              %468 = arith.minsi %467, %c18 : i32
              %469 = arith.maxsi %468, %c44 : i32
              %470 = arith.cmpi sgt, %469, %c44 : i32
              %471 = arith.select %470, %c58, %c44 : i32
              %472 = arith.ori %c44, %471 : i32
              %473 = arith.cmpi sgt, %469, %c17 : i32
              %474 = arith.select %473, %c58, %c44 : i32
              %475 = arith.ori %c44, %474 : i32
              %476 = arith.cmpi sgt, %469, %c59 : i32
              %477 = arith.select %476, %c60, %c44 : i32
              %478 = arith.ori %472, %477 : i32
              %479 = arith.cmpi sgt, %469, %c61 : i32
              %480 = arith.select %479, %c60, %c44 : i32
              %481 = arith.ori %475, %480 : i32
              %482 = arith.cmpi sgt, %469, %c62 : i32
              %483 = arith.select %482, %c58, %c44 : i32
              %484 = arith.ori %c44, %483 : i32
              %485 = arith.cmpi sgt, %469, %c63 : i32
              %486 = arith.select %485, %c58, %c44 : i32
              %487 = arith.ori %c44, %486 : i32
              %488 = arith.cmpi sgt, %469, %c64 : i32
              %489 = arith.select %488, %c60, %c44 : i32
              %490 = arith.ori %484, %489 : i32
              %491 = arith.cmpi sgt, %469, %c65 : i32
              %492 = arith.select %491, %c60, %c44 : i32
              %493 = arith.ori %487, %492 : i32
              %494 = arith.cmpi sgt, %469, %c66 : i32
              %495 = arith.select %494, %c58, %c44 : i32
              %496 = arith.ori %c44, %495 : i32
              %497 = arith.cmpi sgt, %469, %c67 : i32
              %498 = arith.select %497, %c58, %c44 : i32
              %499 = arith.ori %c44, %498 : i32
              %500 = arith.cmpi sgt, %469, %c68 : i32
              %501 = arith.select %500, %c60, %c44 : i32
              %502 = arith.ori %496, %501 : i32
              %503 = arith.cmpi sgt, %469, %c69 : i32
              %504 = arith.select %503, %c60, %c44 : i32
              %505 = arith.ori %499, %504 : i32
              %506 = arith.cmpi sgt, %469, %c70 : i32
              %507 = arith.select %506, %c58, %c44 : i32
              %508 = arith.ori %c44, %507 : i32
              %509 = arith.cmpi sgt, %469, %c71 : i32
              %510 = arith.select %509, %c58, %c44 : i32
              %511 = arith.ori %c44, %510 : i32
              %512 = arith.cmpi sgt, %469, %c35 : i32
              %513 = arith.select %512, %c60, %c44 : i32
              %514 = arith.ori %508, %513 : i32
              %515 = arith.cmpi sgt, %469, %c72 : i32
              %516 = arith.select %515, %c60, %c44 : i32
              %517 = arith.ori %511, %516 : i32
              %518 = vector.from_elements %478, %490, %502, %514 : vector<4xi32>
              %519 = vector.from_elements %481, %493, %505, %517 : vector<4xi32>
              %520 = arith.subi %157, %221 : i32
              %521 = arith.subi %520, %c18 : i32
              %522 = arith.minsi %521, %c18 : i32
              %523 = arith.maxsi %522, %c44 : i32
              %524 = arith.cmpi sgt, %523, %c44 : i32
              %525 = arith.select %524, %c58, %c44 : i32
              %526 = arith.ori %c44, %525 : i32
              %527 = arith.cmpi sgt, %523, %c17 : i32
              %528 = arith.select %527, %c58, %c44 : i32
              %529 = arith.ori %c44, %528 : i32
              %530 = arith.cmpi sgt, %523, %c59 : i32
              %531 = arith.select %530, %c60, %c44 : i32
              %532 = arith.ori %526, %531 : i32
              %533 = arith.cmpi sgt, %523, %c61 : i32
              %534 = arith.select %533, %c60, %c44 : i32
              %535 = arith.ori %529, %534 : i32
              %536 = arith.cmpi sgt, %523, %c62 : i32
              %537 = arith.select %536, %c58, %c44 : i32
              %538 = arith.ori %c44, %537 : i32
              %539 = arith.cmpi sgt, %523, %c63 : i32
              %540 = arith.select %539, %c58, %c44 : i32
              %541 = arith.ori %c44, %540 : i32
              %542 = arith.cmpi sgt, %523, %c64 : i32
              %543 = arith.select %542, %c60, %c44 : i32
              %544 = arith.ori %538, %543 : i32
              %545 = arith.cmpi sgt, %523, %c65 : i32
              %546 = arith.select %545, %c60, %c44 : i32
              %547 = arith.ori %541, %546 : i32
              %548 = arith.cmpi sgt, %523, %c66 : i32
              %549 = arith.select %548, %c58, %c44 : i32
              %550 = arith.ori %c44, %549 : i32
              %551 = arith.cmpi sgt, %523, %c67 : i32
              %552 = arith.select %551, %c58, %c44 : i32
              %553 = arith.ori %c44, %552 : i32
              %554 = arith.cmpi sgt, %523, %c68 : i32
              %555 = arith.select %554, %c60, %c44 : i32
              %556 = arith.ori %550, %555 : i32
              %557 = arith.cmpi sgt, %523, %c69 : i32
              %558 = arith.select %557, %c60, %c44 : i32
              %559 = arith.ori %553, %558 : i32
              %560 = arith.cmpi sgt, %523, %c70 : i32
              %561 = arith.select %560, %c58, %c44 : i32
              %562 = arith.ori %c44, %561 : i32
              %563 = arith.cmpi sgt, %523, %c71 : i32
              %564 = arith.select %563, %c58, %c44 : i32
              %565 = arith.ori %c44, %564 : i32
              %566 = arith.cmpi sgt, %523, %c35 : i32
              %567 = arith.select %566, %c60, %c44 : i32
              %568 = arith.ori %562, %567 : i32
              %569 = arith.cmpi sgt, %523, %c72 : i32
              %570 = arith.select %569, %c60, %c44 : i32
              %571 = arith.ori %565, %570 : i32
              %572 = vector.from_elements %532, %544, %556, %568 : vector<4xi32>
              %573 = vector.from_elements %535, %547, %559, %571 : vector<4xi32>
              scf.yield %518, %519, %572, %573 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c57, %c57, %c57, %c57 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %574 = wave.opaque %222 : i32
            %575 = arith.cmpi sgt, %574, %157 : i32
            %576:4 = scf.if %575 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %577 = arith.andi %307, %465#0 : vector<4xi32>
              %578 = arith.andi %310, %465#1 : vector<4xi32>
              %579 = arith.andi %313, %465#2 : vector<4xi32>
              %580 = arith.andi %316, %465#3 : vector<4xi32>
              scf.yield %577, %578, %579, %580 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %307, %310, %313, %316 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %581 = vector.shuffle %576#0, %576#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %582 = vector.bitcast %581 : vector<8xi32> to vector<16xf16>
            %583 = wave.mma %582, %437, %415#2 : vector<16xf16>, vector<8xf32>
            %584 = vector.shuffle %576#2, %576#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %585 = vector.bitcast %584 : vector<8xi32> to vector<16xf16>
            %586 = wave.mma %585, %444, %583 : vector<16xf16>, vector<8xf32>
            %587 = wave.opaque %586 : vector<8xf32>
            %588 = arith.addi %231, %35 : index
            %589 = arith.addi %588, %c73 : index
            %590 = vector.load %kv[%589] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %591 = arith.addi %231, %35 : index
            %592 = arith.addi %591, %c74 : index
            %593 = vector.load %kv[%592] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %594 = arith.addi %239, %35 : index
            %595 = arith.addi %594, %c73 : index
            %596 = vector.load %kv[%595] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %597 = arith.addi %239, %35 : index
            %598 = arith.addi %597, %c74 : index
            %599 = vector.load %kv[%598] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %600 = wave.opaque %222 : i32
            %601 = arith.cmpi sgt, %600, %157 : i32
            %602:4 = scf.if %601 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %603 = arith.andi %330, %465#0 : vector<4xi32>
              %604 = arith.andi %333, %465#1 : vector<4xi32>
              %605 = arith.andi %336, %465#2 : vector<4xi32>
              %606 = arith.andi %339, %465#3 : vector<4xi32>
              scf.yield %603, %604, %605, %606 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %330, %333, %336, %339 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %607 = vector.shuffle %602#0, %602#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %608 = vector.bitcast %607 : vector<8xi32> to vector<16xf16>
            %609 = wave.mma %608, %437, %415#3 : vector<16xf16>, vector<8xf32>
            %610 = vector.shuffle %602#2, %602#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %611 = vector.bitcast %610 : vector<8xi32> to vector<16xf16>
            %612 = wave.mma %611, %444, %609 : vector<16xf16>, vector<8xf32>
            %613 = wave.opaque %612 : vector<8xf32>
            wave.pin
            %614 = wave.opaque %222 : i32
            %615 = arith.cmpi sgt, %614, %157 : i32
            %616:4 = scf.if %615 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %617 = arith.andi %353, %465#0 : vector<4xi32>
              %618 = arith.andi %356, %465#1 : vector<4xi32>
              %619 = arith.andi %359, %465#2 : vector<4xi32>
              %620 = arith.andi %362, %465#3 : vector<4xi32>
              scf.yield %617, %618, %619, %620 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %353, %356, %359, %362 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %621 = vector.shuffle %616#0, %616#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %622 = vector.bitcast %621 : vector<8xi32> to vector<16xf16>
            %623 = wave.mma %622, %437, %415#4 : vector<16xf16>, vector<8xf32>
            %624 = vector.shuffle %616#2, %616#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %625 = vector.bitcast %624 : vector<8xi32> to vector<16xf16>
            %626 = wave.mma %625, %444, %623 : vector<16xf16>, vector<8xf32>
            %627 = wave.opaque %626 : vector<8xf32>
            wave.pin
            %628 = wave.opaque %222 : i32
            %629 = arith.cmpi slt, %628, %157 : i32
            %630:4 = scf.if %629 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %631 = arith.addi %248, %35 : index
              %632 = arith.addi %631, %c23 : index
              %633 = vector.load %kv[%632] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %634 = arith.addi %248, %35 : index
              %635 = arith.addi %634, %c25 : index
              %636 = vector.load %kv[%635] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %637 = arith.addi %256, %35 : index
              %638 = arith.addi %637, %c23 : index
              %639 = vector.load %kv[%638] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %640 = arith.addi %256, %35 : index
              %641 = arith.addi %640, %c25 : index
              %642 = vector.load %kv[%641] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %633, %636, %639, %642 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %616#0, %616#1, %616#2, %616#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %643 = wave.opaque %222 : i32
            %644 = arith.cmpi sgt, %643, %157 : i32
            %645:4 = scf.if %644 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %646 = arith.andi %590, %465#0 : vector<4xi32>
              %647 = arith.andi %593, %465#1 : vector<4xi32>
              %648 = arith.andi %596, %465#2 : vector<4xi32>
              %649 = arith.andi %599, %465#3 : vector<4xi32>
              scf.yield %646, %647, %648, %649 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %590, %593, %596, %599 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %650 = vector.shuffle %645#0, %645#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %651 = vector.bitcast %650 : vector<8xi32> to vector<16xf16>
            %652 = wave.mma %651, %437, %415#5 : vector<16xf16>, vector<8xf32>
            %653 = vector.shuffle %645#2, %645#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %654 = vector.bitcast %653 : vector<8xi32> to vector<16xf16>
            %655 = wave.mma %654, %444, %652 : vector<16xf16>, vector<8xf32>
            %656 = wave.opaque %655 : vector<8xf32>
            wave.pin
            %657 = wave.opaque %222 : i32
            %658 = arith.cmpi slt, %657, %157 : i32
            %659:4 = scf.if %658 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %660 = arith.addi %248, %35 : index
              %661 = arith.addi %660, %c24 : index
              %662 = vector.load %kv[%661] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %663 = arith.addi %248, %35 : index
              %664 = arith.addi %663, %c45 : index
              %665 = vector.load %kv[%664] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %666 = arith.addi %256, %35 : index
              %667 = arith.addi %666, %c24 : index
              %668 = vector.load %kv[%667] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %669 = arith.addi %256, %35 : index
              %670 = arith.addi %669, %c45 : index
              %671 = vector.load %kv[%670] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %662, %665, %668, %671 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %645#0, %645#1, %645#2, %645#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            scf.yield %630#0, %630#1, %630#2, %630#3, %659#0, %659#1, %659#2, %659#3, %415#0, %462, %587, %613, %627, %656 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %672 = wave.swap_halves %219#9 : f32
          %673 = arith.addf %219#9, %672 : f32
          scf.yield %219#8, %673, %219#10, %219#11, %219#12, %219#13 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c39, %c40, %c41, %c41, %c41, %c41 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %674 = wave.opaque %c23 : index
        %675 = arith.muli %8, %c22 : index
        %676 = arith.addi %675, %0 : index
        %677 = arith.addi %676, %674 : index
        %678 = arith.remui %0, %c9 : index
        %679 = arith.addi %678, %674 : index
        %680 = arith.remui %0, %c3 : index
        %681 = arith.addi %680, %674 : index
        %682 = arith.cmpi slt, %681, %c9 : index
        scf.if %682 {
          %683 = arith.muli %8, %c22 : index
          %684 = arith.addi %683, %681 : index
          memref.store %159#0, %6[%684] : memref<?xf32>
          %685 = arith.addi %684, %c3 : index
          memref.store %159#1, %6[%685] : memref<?xf32>
          %686 = arith.muli %8, %c36 : index
          %687 = arith.muli %2, %c9 : index
          %688 = arith.addi %686, %687 : index
          %689 = arith.addi %688, %681 : index
          %690 = vector.extract %159#2[0] : f32 from vector<8xf32>
          %691 = arith.addi %689, %c23 : index
          memref.store %690, %5[%691] : memref<?xf32>
          %692 = vector.extract %159#2[1] : f32 from vector<8xf32>
          %693 = arith.addi %689, %c3 : index
          memref.store %692, %5[%693] : memref<?xf32>
          %694 = vector.extract %159#2[2] : f32 from vector<8xf32>
          %695 = arith.addi %689, %c22 : index
          memref.store %694, %5[%695] : memref<?xf32>
          %696 = vector.extract %159#2[3] : f32 from vector<8xf32>
          %697 = arith.addi %689, %c29 : index
          memref.store %696, %5[%697] : memref<?xf32>
          %698 = vector.extract %159#2[4] : f32 from vector<8xf32>
          %699 = arith.addi %689, %c25 : index
          memref.store %698, %5[%699] : memref<?xf32>
          %700 = vector.extract %159#2[5] : f32 from vector<8xf32>
          %701 = arith.addi %689, %c75 : index
          memref.store %700, %5[%701] : memref<?xf32>
          %702 = vector.extract %159#2[6] : f32 from vector<8xf32>
          %703 = arith.addi %689, %c76 : index
          memref.store %702, %5[%703] : memref<?xf32>
          %704 = vector.extract %159#2[7] : f32 from vector<8xf32>
          %705 = arith.addi %689, %c77 : index
          memref.store %704, %5[%705] : memref<?xf32>
          %706 = vector.extract %159#3[0] : f32 from vector<8xf32>
          %707 = arith.addi %689, %c24 : index
          memref.store %706, %5[%707] : memref<?xf32>
          %708 = vector.extract %159#3[1] : f32 from vector<8xf32>
          %709 = arith.addi %689, %c78 : index
          memref.store %708, %5[%709] : memref<?xf32>
          %710 = vector.extract %159#3[2] : f32 from vector<8xf32>
          %711 = arith.addi %689, %c79 : index
          memref.store %710, %5[%711] : memref<?xf32>
          %712 = vector.extract %159#3[3] : f32 from vector<8xf32>
          %713 = arith.addi %689, %c80 : index
          memref.store %712, %5[%713] : memref<?xf32>
          %714 = vector.extract %159#3[4] : f32 from vector<8xf32>
          %715 = arith.addi %689, %c45 : index
          memref.store %714, %5[%715] : memref<?xf32>
          %716 = vector.extract %159#3[5] : f32 from vector<8xf32>
          %717 = arith.addi %689, %c81 : index
          memref.store %716, %5[%717] : memref<?xf32>
          %718 = vector.extract %159#3[6] : f32 from vector<8xf32>
          %719 = arith.addi %689, %c82 : index
          memref.store %718, %5[%719] : memref<?xf32>
          %720 = vector.extract %159#3[7] : f32 from vector<8xf32>
          %721 = arith.addi %689, %c83 : index
          memref.store %720, %5[%721] : memref<?xf32>
          %722 = vector.extract %159#4[0] : f32 from vector<8xf32>
          %723 = arith.addi %689, %c7 : index
          memref.store %722, %5[%723] : memref<?xf32>
          %724 = vector.extract %159#4[1] : f32 from vector<8xf32>
          %725 = arith.addi %689, %c84 : index
          memref.store %724, %5[%725] : memref<?xf32>
          %726 = vector.extract %159#4[2] : f32 from vector<8xf32>
          %727 = arith.addi %689, %c85 : index
          memref.store %726, %5[%727] : memref<?xf32>
          %728 = vector.extract %159#4[3] : f32 from vector<8xf32>
          %729 = arith.addi %689, %c86 : index
          memref.store %728, %5[%729] : memref<?xf32>
          %730 = vector.extract %159#4[4] : f32 from vector<8xf32>
          %731 = arith.addi %689, %c46 : index
          memref.store %730, %5[%731] : memref<?xf32>
          %732 = vector.extract %159#4[5] : f32 from vector<8xf32>
          %733 = arith.addi %689, %c87 : index
          memref.store %732, %5[%733] : memref<?xf32>
          %734 = vector.extract %159#4[6] : f32 from vector<8xf32>
          %735 = arith.addi %689, %c88 : index
          memref.store %734, %5[%735] : memref<?xf32>
          %736 = vector.extract %159#4[7] : f32 from vector<8xf32>
          %737 = arith.addi %689, %c89 : index
          memref.store %736, %5[%737] : memref<?xf32>
          %738 = vector.extract %159#5[0] : f32 from vector<8xf32>
          %739 = arith.addi %689, %c47 : index
          memref.store %738, %5[%739] : memref<?xf32>
          %740 = vector.extract %159#5[1] : f32 from vector<8xf32>
          %741 = arith.addi %689, %c90 : index
          memref.store %740, %5[%741] : memref<?xf32>
          %742 = vector.extract %159#5[2] : f32 from vector<8xf32>
          %743 = arith.addi %689, %c91 : index
          memref.store %742, %5[%743] : memref<?xf32>
          %744 = vector.extract %159#5[3] : f32 from vector<8xf32>
          %745 = arith.addi %689, %c92 : index
          memref.store %744, %5[%745] : memref<?xf32>
          %746 = vector.extract %159#5[4] : f32 from vector<8xf32>
          %747 = arith.addi %689, %c48 : index
          memref.store %746, %5[%747] : memref<?xf32>
          %748 = vector.extract %159#5[5] : f32 from vector<8xf32>
          %749 = arith.addi %689, %c93 : index
          memref.store %748, %5[%749] : memref<?xf32>
          %750 = vector.extract %159#5[6] : f32 from vector<8xf32>
          %751 = arith.addi %689, %c94 : index
          memref.store %750, %5[%751] : memref<?xf32>
          %752 = vector.extract %159#5[7] : f32 from vector<8xf32>
          %753 = arith.addi %689, %c95 : index
          memref.store %752, %5[%753] : memref<?xf32>
        }
        wave.barrier
        %754 = arith.addi %679, %c23 : index
        %755 = memref.load %6[%754] : memref<?xf32>
        %756 = arith.addi %679, %c3 : index
        %757 = memref.load %6[%756] : memref<?xf32>
        %758 = arith.addi %679, %c22 : index
        %759 = memref.load %6[%758] : memref<?xf32>
        %760 = arith.addi %679, %c29 : index
        %761 = memref.load %6[%760] : memref<?xf32>
        %762 = arith.addi %679, %c25 : index
        %763 = memref.load %6[%762] : memref<?xf32>
        %764 = arith.addi %679, %c75 : index
        %765 = memref.load %6[%764] : memref<?xf32>
        %766 = arith.addi %679, %c76 : index
        %767 = memref.load %6[%766] : memref<?xf32>
        %768 = arith.addi %679, %c77 : index
        %769 = memref.load %6[%768] : memref<?xf32>
        %770 = arith.addi %679, %c24 : index
        %771 = memref.load %6[%770] : memref<?xf32>
        %772 = arith.addi %679, %c78 : index
        %773 = memref.load %6[%772] : memref<?xf32>
        %774 = arith.addi %679, %c79 : index
        %775 = memref.load %6[%774] : memref<?xf32>
        %776 = arith.addi %679, %c80 : index
        %777 = memref.load %6[%776] : memref<?xf32>
        %778 = arith.addi %679, %c45 : index
        %779 = memref.load %6[%778] : memref<?xf32>
        %780 = arith.addi %679, %c81 : index
        %781 = memref.load %6[%780] : memref<?xf32>
        %782 = arith.addi %679, %c82 : index
        %783 = memref.load %6[%782] : memref<?xf32>
        %784 = arith.addi %679, %c83 : index
        %785 = memref.load %6[%784] : memref<?xf32>
        %786 = arith.maxnumf %755, %759 fastmath<nnan> : f32
        %787 = arith.subf %755, %786 : f32
        %788 = wave.exp2 %787 : f32
        %789 = arith.subf %759, %786 : f32
        %790 = wave.exp2 %789 : f32
        %791 = arith.mulf %757, %788 : f32
        %792 = math.fma %761, %790, %791 : f32
        %793 = arith.maxnumf %786, %763 fastmath<nnan> : f32
        %794 = arith.subf %786, %793 : f32
        %795 = wave.exp2 %794 : f32
        %796 = arith.subf %763, %793 : f32
        %797 = wave.exp2 %796 : f32
        %798 = arith.mulf %792, %795 : f32
        %799 = math.fma %765, %797, %798 : f32
        %800 = arith.maxnumf %793, %767 fastmath<nnan> : f32
        %801 = arith.subf %793, %800 : f32
        %802 = wave.exp2 %801 : f32
        %803 = arith.subf %767, %800 : f32
        %804 = wave.exp2 %803 : f32
        %805 = arith.mulf %799, %802 : f32
        %806 = math.fma %769, %804, %805 : f32
        %807 = arith.maxnumf %800, %771 fastmath<nnan> : f32
        %808 = arith.subf %800, %807 : f32
        %809 = wave.exp2 %808 : f32
        %810 = arith.subf %771, %807 : f32
        %811 = wave.exp2 %810 : f32
        %812 = arith.mulf %806, %809 : f32
        %813 = math.fma %773, %811, %812 : f32
        %814 = arith.maxnumf %807, %775 fastmath<nnan> : f32
        %815 = arith.subf %807, %814 : f32
        %816 = wave.exp2 %815 : f32
        %817 = arith.subf %775, %814 : f32
        %818 = wave.exp2 %817 : f32
        %819 = arith.mulf %813, %816 : f32
        %820 = math.fma %777, %818, %819 : f32
        %821 = arith.maxnumf %814, %779 fastmath<nnan> : f32
        %822 = arith.subf %814, %821 : f32
        %823 = wave.exp2 %822 : f32
        %824 = arith.subf %779, %821 : f32
        %825 = wave.exp2 %824 : f32
        %826 = arith.mulf %820, %823 : f32
        %827 = math.fma %781, %825, %826 : f32
        %828 = arith.maxnumf %821, %783 fastmath<nnan> : f32
        %829 = arith.subf %821, %828 : f32
        %830 = wave.exp2 %829 : f32
        %831 = arith.subf %783, %828 : f32
        %832 = wave.exp2 %831 : f32
        %833 = arith.mulf %827, %830 : f32
        %834 = math.fma %785, %832, %833 : f32
        %835 = arith.addi %677, %c23 : index
        %836 = arith.addi %835, %c23 : index
        %837 = memref.load %5[%836] : memref<?xf32>
        %838 = arith.addi %835, %c36 : index
        %839 = memref.load %5[%838] : memref<?xf32>
        %840 = arith.addi %835, %c5 : index
        %841 = memref.load %5[%840] : memref<?xf32>
        %842 = arith.addi %835, %c96 : index
        %843 = memref.load %5[%842] : memref<?xf32>
        %844 = arith.addi %835, %c97 : index
        %845 = memref.load %5[%844] : memref<?xf32>
        %846 = arith.addi %835, %c98 : index
        %847 = memref.load %5[%846] : memref<?xf32>
        %848 = arith.addi %835, %c99 : index
        %849 = memref.load %5[%848] : memref<?xf32>
        %850 = arith.addi %835, %c100 : index
        %851 = memref.load %5[%850] : memref<?xf32>
        %852 = arith.mulf %837, %788 : f32
        %853 = math.fma %839, %790, %852 : f32
        %854 = arith.mulf %853, %795 : f32
        %855 = math.fma %841, %797, %854 : f32
        %856 = arith.mulf %855, %802 : f32
        %857 = math.fma %843, %804, %856 : f32
        %858 = arith.mulf %857, %809 : f32
        %859 = math.fma %845, %811, %858 : f32
        %860 = arith.mulf %859, %816 : f32
        %861 = math.fma %847, %818, %860 : f32
        %862 = arith.mulf %861, %823 : f32
        %863 = math.fma %849, %825, %862 : f32
        %864 = arith.mulf %863, %830 : f32
        %865 = math.fma %851, %832, %864 : f32
        %866 = arith.addi %677, %c7 : index
        %867 = arith.addi %866, %c23 : index
        %868 = memref.load %5[%867] : memref<?xf32>
        %869 = arith.addi %866, %c36 : index
        %870 = memref.load %5[%869] : memref<?xf32>
        %871 = arith.addi %866, %c5 : index
        %872 = memref.load %5[%871] : memref<?xf32>
        %873 = arith.addi %866, %c96 : index
        %874 = memref.load %5[%873] : memref<?xf32>
        %875 = arith.addi %866, %c97 : index
        %876 = memref.load %5[%875] : memref<?xf32>
        %877 = arith.addi %866, %c98 : index
        %878 = memref.load %5[%877] : memref<?xf32>
        %879 = arith.addi %866, %c99 : index
        %880 = memref.load %5[%879] : memref<?xf32>
        %881 = arith.addi %866, %c100 : index
        %882 = memref.load %5[%881] : memref<?xf32>
        %883 = arith.mulf %868, %788 : f32
        %884 = math.fma %870, %790, %883 : f32
        %885 = arith.mulf %884, %795 : f32
        %886 = math.fma %872, %797, %885 : f32
        %887 = arith.mulf %886, %802 : f32
        %888 = math.fma %874, %804, %887 : f32
        %889 = arith.mulf %888, %809 : f32
        %890 = math.fma %876, %811, %889 : f32
        %891 = arith.mulf %890, %816 : f32
        %892 = math.fma %878, %818, %891 : f32
        %893 = arith.mulf %892, %823 : f32
        %894 = math.fma %880, %825, %893 : f32
        %895 = arith.mulf %894, %830 : f32
        %896 = math.fma %882, %832, %895 : f32
        %897 = arith.cmpi eq, %42, %c17 : i32
        scf.if %897 {
          %898 = arith.addi %kvHeads, %15 : index
          %899 = memref.load %scales[%898] : memref<?xf32>
          %900 = arith.divf %899, %834 : f32
          %901 = arith.addi %17, %679 : index
          %902 = arith.cmpi slt, %901, %groupSize : index
          scf.if %902 {
            %903 = arith.muli %15, %groupSize : index
            %904 = arith.addi %903, %901 : index
            %905 = arith.muli %904, %c25 : index
            %906 = arith.muli %heads, %c25 : index
            %907 = arith.addi %677, %c23 : index
            %908 = arith.mulf %865, %900 : f32
            %909 = arith.addf %908, %c40 : f32
            %910 = arith.minimumf %909, %c102 : f32
            %911 = arith.maximumf %910, %c103 : f32
            %912 = arith.truncf %911 : f32 to f16
            %913 = arith.divui %907, %c9 : index
            %914 = arith.addi %905, %913 : index
            %915 = arith.divui %24, %outTileRows : index
            %916 = arith.divui %906, %c3 : index
            %917 = arith.muli %915, %916 : index
            %918 = arith.divui %914, %c3 : index
            %919 = arith.addi %917, %918 : index
            %920 = arith.muli %919, %c10 : index
            %921 = arith.remui %914, %c3 : index
            %922 = arith.divui %921, %c9 : index
            %923 = arith.addi %920, %922 : index
            %924 = arith.muli %outTileRows, %c9 : index
            %925 = arith.muli %923, %924 : index
            %926 = arith.remui %24, %outTileRows : index
            %927 = arith.muli %926, %c9 : index
            %928 = arith.addi %925, %927 : index
            %929 = arith.remui %914, %c9 : index
            %930 = arith.addi %928, %929 : index
            memref.store %912, %out[%930] : memref<?xf16>
            %931 = arith.addi %677, %c7 : index
            %932 = arith.mulf %896, %900 : f32
            %933 = arith.addf %932, %c40 : f32
            %934 = arith.minimumf %933, %c102 : f32
            %935 = arith.maximumf %934, %c103 : f32
            %936 = arith.truncf %935 : f32 to f16
            %937 = arith.divui %931, %c9 : index
            %938 = arith.addi %905, %937 : index
            %939 = arith.divui %24, %outTileRows : index
            %940 = arith.divui %906, %c3 : index
            %941 = arith.muli %939, %940 : index
            %942 = arith.divui %938, %c3 : index
            %943 = arith.addi %941, %942 : index
            %944 = arith.muli %943, %c10 : index
            %945 = arith.remui %938, %c3 : index
            %946 = arith.divui %945, %c9 : index
            %947 = arith.addi %944, %946 : index
            %948 = arith.muli %outTileRows, %c9 : index
            %949 = arith.muli %947, %948 : index
            %950 = arith.remui %24, %outTileRows : index
            %951 = arith.muli %950, %c9 : index
            %952 = arith.addi %949, %951 : index
            %953 = arith.remui %938, %c9 : index
            %954 = arith.addi %952, %953 : index
            memref.store %936, %out[%954] : memref<?xf16>
          }
        } else {
          %955 = arith.addi %ranges, %groups : index
          %956 = arith.muli %9, %955 : index
          %957 = arith.index_castui %151 : i32 to index
          %958 = arith.addi %956, %957 : index
          %959 = arith.muli %958, %c106 : index
          %960 = arith.addi %677, %c23 : index
          %961 = arith.addi %959, %960 : index
          memref.store %865, %partial[%961] : memref<?xf32>
          %962 = arith.addi %677, %c7 : index
          %963 = arith.addi %959, %962 : index
          memref.store %896, %partial[%963] : memref<?xf32>
          %964 = arith.cmpi slt, %677, %c9 : index
          scf.if %964 {
            %965 = arith.addi %959, %c36 : index
            %966 = arith.addi %965, %677 : index
            memref.store %828, %partial[%966] : memref<?xf32>
            %967 = arith.addi %966, %c9 : index
            memref.store %834, %partial[%967] : memref<?xf32>
          }
          %968 = arith.addi %42, %c65 : i32
          %969 = arith.divui %968, %c66 : i32
          %970 = arith.divui %151, %c66 : i32
          %971 = arith.addi %groups, %c4 : index
          %972 = arith.muli %9, %971 : index
          %973 = arith.muli %970, %c66 : i32
          %974 = arith.subi %42, %973 : i32
          %975 = arith.minsi %974, %c66 : i32
          %976 = arith.index_castui %970 : i32 to index
          %977 = arith.addi %972, %976 : index
          %978 = arith.index_castui %975 : i32 to index
          %979 = wave.arrive %counters[%977], %978 : memref<?xi32>
          scf.if %979 {
            %980 = arith.muli %970, %c66 : i32
            %986:4 = scf.for %981 = %c44 to %975 step %c66 iter_args(%982 = %c39, %983 = %c40, %984 = %c40, %985 = %c40) -> (f32, f32, f32, f32) : i32 {
              %987 = arith.addi %981, %c44 : i32
              %988 = arith.subi %975, %c17 : i32
              %989 = arith.minsi %987, %988 : i32
              %990 = arith.addi %980, %989 : i32
              %991 = arith.addi %ranges, %groups : index
              %992 = arith.muli %9, %991 : index
              %993 = arith.index_castui %990 : i32 to index
              %994 = arith.addi %992, %993 : index
              %995 = arith.muli %994, %c106 : index
              %996 = arith.addi %995, %c36 : index
              %997 = arith.addi %996, %679 : index
              %998 = memref.load %partial[%997] : memref<?xf32>
              %999 = arith.cmpi slt, %987, %975 : i32
              %1000 = arith.select %999, %998, %c39 : f32
              %1001 = arith.addi %995, %677 : index
              %1002 = arith.addi %1001, %c23 : index
              %1003 = memref.load %partial[%1002] : memref<?xf32>
              %1004 = arith.addi %995, %677 : index
              %1005 = arith.addi %1004, %c7 : index
              %1006 = memref.load %partial[%1005] : memref<?xf32>
              %1007 = arith.addi %997, %c9 : index
              %1008 = memref.load %partial[%1007] : memref<?xf32>
              %1009 = arith.addi %981, %c17 : i32
              %1010 = arith.subi %975, %c17 : i32
              %1011 = arith.minsi %1009, %1010 : i32
              %1012 = arith.addi %980, %1011 : i32
              %1013 = arith.addi %ranges, %groups : index
              %1014 = arith.muli %9, %1013 : index
              %1015 = arith.index_castui %1012 : i32 to index
              %1016 = arith.addi %1014, %1015 : index
              %1017 = arith.muli %1016, %c106 : index
              %1018 = arith.addi %1017, %c36 : index
              %1019 = arith.addi %1018, %679 : index
              %1020 = memref.load %partial[%1019] : memref<?xf32>
              %1021 = arith.cmpi slt, %1009, %975 : i32
              %1022 = arith.select %1021, %1020, %c39 : f32
              %1023 = arith.addi %1017, %677 : index
              %1024 = arith.addi %1023, %c23 : index
              %1025 = memref.load %partial[%1024] : memref<?xf32>
              %1026 = arith.addi %1017, %677 : index
              %1027 = arith.addi %1026, %c7 : index
              %1028 = memref.load %partial[%1027] : memref<?xf32>
              %1029 = arith.addi %1019, %c9 : index
              %1030 = memref.load %partial[%1029] : memref<?xf32>
              %1031 = arith.addi %981, %c59 : i32
              %1032 = arith.subi %975, %c17 : i32
              %1033 = arith.minsi %1031, %1032 : i32
              %1034 = arith.addi %980, %1033 : i32
              %1035 = arith.addi %ranges, %groups : index
              %1036 = arith.muli %9, %1035 : index
              %1037 = arith.index_castui %1034 : i32 to index
              %1038 = arith.addi %1036, %1037 : index
              %1039 = arith.muli %1038, %c106 : index
              %1040 = arith.addi %1039, %c36 : index
              %1041 = arith.addi %1040, %679 : index
              %1042 = memref.load %partial[%1041] : memref<?xf32>
              %1043 = arith.cmpi slt, %1031, %975 : i32
              %1044 = arith.select %1043, %1042, %c39 : f32
              %1045 = arith.addi %1039, %677 : index
              %1046 = arith.addi %1045, %c23 : index
              %1047 = memref.load %partial[%1046] : memref<?xf32>
              %1048 = arith.addi %1039, %677 : index
              %1049 = arith.addi %1048, %c7 : index
              %1050 = memref.load %partial[%1049] : memref<?xf32>
              %1051 = arith.addi %1041, %c9 : index
              %1052 = memref.load %partial[%1051] : memref<?xf32>
              %1053 = arith.addi %981, %c61 : i32
              %1054 = arith.subi %975, %c17 : i32
              %1055 = arith.minsi %1053, %1054 : i32
              %1056 = arith.addi %980, %1055 : i32
              %1057 = arith.addi %ranges, %groups : index
              %1058 = arith.muli %9, %1057 : index
              %1059 = arith.index_castui %1056 : i32 to index
              %1060 = arith.addi %1058, %1059 : index
              %1061 = arith.muli %1060, %c106 : index
              %1062 = arith.addi %1061, %c36 : index
              %1063 = arith.addi %1062, %679 : index
              %1064 = memref.load %partial[%1063] : memref<?xf32>
              %1065 = arith.cmpi slt, %1053, %975 : i32
              %1066 = arith.select %1065, %1064, %c39 : f32
              %1067 = arith.addi %1061, %677 : index
              %1068 = arith.addi %1067, %c23 : index
              %1069 = memref.load %partial[%1068] : memref<?xf32>
              %1070 = arith.addi %1061, %677 : index
              %1071 = arith.addi %1070, %c7 : index
              %1072 = memref.load %partial[%1071] : memref<?xf32>
              %1073 = arith.addi %1063, %c9 : index
              %1074 = memref.load %partial[%1073] : memref<?xf32>
              %1075 = arith.addi %981, %c62 : i32
              %1076 = arith.subi %975, %c17 : i32
              %1077 = arith.minsi %1075, %1076 : i32
              %1078 = arith.addi %980, %1077 : i32
              %1079 = arith.addi %ranges, %groups : index
              %1080 = arith.muli %9, %1079 : index
              %1081 = arith.index_castui %1078 : i32 to index
              %1082 = arith.addi %1080, %1081 : index
              %1083 = arith.muli %1082, %c106 : index
              %1084 = arith.addi %1083, %c36 : index
              %1085 = arith.addi %1084, %679 : index
              %1086 = memref.load %partial[%1085] : memref<?xf32>
              %1087 = arith.cmpi slt, %1075, %975 : i32
              %1088 = arith.select %1087, %1086, %c39 : f32
              %1089 = arith.addi %1083, %677 : index
              %1090 = arith.addi %1089, %c23 : index
              %1091 = memref.load %partial[%1090] : memref<?xf32>
              %1092 = arith.addi %1083, %677 : index
              %1093 = arith.addi %1092, %c7 : index
              %1094 = memref.load %partial[%1093] : memref<?xf32>
              %1095 = arith.addi %1085, %c9 : index
              %1096 = memref.load %partial[%1095] : memref<?xf32>
              %1097 = arith.addi %981, %c63 : i32
              %1098 = arith.subi %975, %c17 : i32
              %1099 = arith.minsi %1097, %1098 : i32
              %1100 = arith.addi %980, %1099 : i32
              %1101 = arith.addi %ranges, %groups : index
              %1102 = arith.muli %9, %1101 : index
              %1103 = arith.index_castui %1100 : i32 to index
              %1104 = arith.addi %1102, %1103 : index
              %1105 = arith.muli %1104, %c106 : index
              %1106 = arith.addi %1105, %c36 : index
              %1107 = arith.addi %1106, %679 : index
              %1108 = memref.load %partial[%1107] : memref<?xf32>
              %1109 = arith.cmpi slt, %1097, %975 : i32
              %1110 = arith.select %1109, %1108, %c39 : f32
              %1111 = arith.addi %1105, %677 : index
              %1112 = arith.addi %1111, %c23 : index
              %1113 = memref.load %partial[%1112] : memref<?xf32>
              %1114 = arith.addi %1105, %677 : index
              %1115 = arith.addi %1114, %c7 : index
              %1116 = memref.load %partial[%1115] : memref<?xf32>
              %1117 = arith.addi %1107, %c9 : index
              %1118 = memref.load %partial[%1117] : memref<?xf32>
              %1119 = arith.addi %981, %c64 : i32
              %1120 = arith.subi %975, %c17 : i32
              %1121 = arith.minsi %1119, %1120 : i32
              %1122 = arith.addi %980, %1121 : i32
              %1123 = arith.addi %ranges, %groups : index
              %1124 = arith.muli %9, %1123 : index
              %1125 = arith.index_castui %1122 : i32 to index
              %1126 = arith.addi %1124, %1125 : index
              %1127 = arith.muli %1126, %c106 : index
              %1128 = arith.addi %1127, %c36 : index
              %1129 = arith.addi %1128, %679 : index
              %1130 = memref.load %partial[%1129] : memref<?xf32>
              %1131 = arith.cmpi slt, %1119, %975 : i32
              %1132 = arith.select %1131, %1130, %c39 : f32
              %1133 = arith.addi %1127, %677 : index
              %1134 = arith.addi %1133, %c23 : index
              %1135 = memref.load %partial[%1134] : memref<?xf32>
              %1136 = arith.addi %1127, %677 : index
              %1137 = arith.addi %1136, %c7 : index
              %1138 = memref.load %partial[%1137] : memref<?xf32>
              %1139 = arith.addi %1129, %c9 : index
              %1140 = memref.load %partial[%1139] : memref<?xf32>
              %1141 = arith.addi %981, %c65 : i32
              %1142 = arith.subi %975, %c17 : i32
              %1143 = arith.minsi %1141, %1142 : i32
              %1144 = arith.addi %980, %1143 : i32
              %1145 = arith.addi %ranges, %groups : index
              %1146 = arith.muli %9, %1145 : index
              %1147 = arith.index_castui %1144 : i32 to index
              %1148 = arith.addi %1146, %1147 : index
              %1149 = arith.muli %1148, %c106 : index
              %1150 = arith.addi %1149, %c36 : index
              %1151 = arith.addi %1150, %679 : index
              %1152 = memref.load %partial[%1151] : memref<?xf32>
              %1153 = arith.cmpi slt, %1141, %975 : i32
              %1154 = arith.select %1153, %1152, %c39 : f32
              %1155 = arith.addi %1149, %677 : index
              %1156 = arith.addi %1155, %c23 : index
              %1157 = memref.load %partial[%1156] : memref<?xf32>
              %1158 = arith.addi %1149, %677 : index
              %1159 = arith.addi %1158, %c7 : index
              %1160 = memref.load %partial[%1159] : memref<?xf32>
              %1161 = arith.addi %1151, %c9 : index
              %1162 = memref.load %partial[%1161] : memref<?xf32>
              %1163 = arith.maxnumf %982, %1000 fastmath<nnan> : f32
              %1164 = arith.subf %982, %1163 : f32
              %1165 = wave.exp2 %1164 : f32
              %1166 = arith.subf %1000, %1163 : f32
              %1167 = wave.exp2 %1166 : f32
              %1168 = arith.mulf %983, %1165 : f32
              %1169 = math.fma %1008, %1167, %1168 : f32
              %1170 = arith.mulf %984, %1165 : f32
              %1171 = math.fma %1003, %1167, %1170 : f32
              %1172 = arith.mulf %985, %1165 : f32
              %1173 = math.fma %1006, %1167, %1172 : f32
              %1174 = arith.maxnumf %1163, %1022 fastmath<nnan> : f32
              %1175 = arith.subf %1163, %1174 : f32
              %1176 = wave.exp2 %1175 : f32
              %1177 = arith.subf %1022, %1174 : f32
              %1178 = wave.exp2 %1177 : f32
              %1179 = arith.mulf %1169, %1176 : f32
              %1180 = math.fma %1030, %1178, %1179 : f32
              %1181 = arith.mulf %1171, %1176 : f32
              %1182 = math.fma %1025, %1178, %1181 : f32
              %1183 = arith.mulf %1173, %1176 : f32
              %1184 = math.fma %1028, %1178, %1183 : f32
              %1185 = arith.maxnumf %1174, %1044 fastmath<nnan> : f32
              %1186 = arith.subf %1174, %1185 : f32
              %1187 = wave.exp2 %1186 : f32
              %1188 = arith.subf %1044, %1185 : f32
              %1189 = wave.exp2 %1188 : f32
              %1190 = arith.mulf %1180, %1187 : f32
              %1191 = math.fma %1052, %1189, %1190 : f32
              %1192 = arith.mulf %1182, %1187 : f32
              %1193 = math.fma %1047, %1189, %1192 : f32
              %1194 = arith.mulf %1184, %1187 : f32
              %1195 = math.fma %1050, %1189, %1194 : f32
              %1196 = arith.maxnumf %1185, %1066 fastmath<nnan> : f32
              %1197 = arith.subf %1185, %1196 : f32
              %1198 = wave.exp2 %1197 : f32
              %1199 = arith.subf %1066, %1196 : f32
              %1200 = wave.exp2 %1199 : f32
              %1201 = arith.mulf %1191, %1198 : f32
              %1202 = math.fma %1074, %1200, %1201 : f32
              %1203 = arith.mulf %1193, %1198 : f32
              %1204 = math.fma %1069, %1200, %1203 : f32
              %1205 = arith.mulf %1195, %1198 : f32
              %1206 = math.fma %1072, %1200, %1205 : f32
              %1207 = arith.maxnumf %1196, %1088 fastmath<nnan> : f32
              %1208 = arith.subf %1196, %1207 : f32
              %1209 = wave.exp2 %1208 : f32
              %1210 = arith.subf %1088, %1207 : f32
              %1211 = wave.exp2 %1210 : f32
              %1212 = arith.mulf %1202, %1209 : f32
              %1213 = math.fma %1096, %1211, %1212 : f32
              %1214 = arith.mulf %1204, %1209 : f32
              %1215 = math.fma %1091, %1211, %1214 : f32
              %1216 = arith.mulf %1206, %1209 : f32
              %1217 = math.fma %1094, %1211, %1216 : f32
              %1218 = arith.maxnumf %1207, %1110 fastmath<nnan> : f32
              %1219 = arith.subf %1207, %1218 : f32
              %1220 = wave.exp2 %1219 : f32
              %1221 = arith.subf %1110, %1218 : f32
              %1222 = wave.exp2 %1221 : f32
              %1223 = arith.mulf %1213, %1220 : f32
              %1224 = math.fma %1118, %1222, %1223 : f32
              %1225 = arith.mulf %1215, %1220 : f32
              %1226 = math.fma %1113, %1222, %1225 : f32
              %1227 = arith.mulf %1217, %1220 : f32
              %1228 = math.fma %1116, %1222, %1227 : f32
              %1229 = arith.maxnumf %1218, %1132 fastmath<nnan> : f32
              %1230 = arith.subf %1218, %1229 : f32
              %1231 = wave.exp2 %1230 : f32
              %1232 = arith.subf %1132, %1229 : f32
              %1233 = wave.exp2 %1232 : f32
              %1234 = arith.mulf %1224, %1231 : f32
              %1235 = math.fma %1140, %1233, %1234 : f32
              %1236 = arith.mulf %1226, %1231 : f32
              %1237 = math.fma %1135, %1233, %1236 : f32
              %1238 = arith.mulf %1228, %1231 : f32
              %1239 = math.fma %1138, %1233, %1238 : f32
              %1240 = arith.maxnumf %1229, %1154 fastmath<nnan> : f32
              %1241 = arith.subf %1229, %1240 : f32
              %1242 = wave.exp2 %1241 : f32
              %1243 = arith.subf %1154, %1240 : f32
              %1244 = wave.exp2 %1243 : f32
              %1245 = arith.mulf %1235, %1242 : f32
              %1246 = math.fma %1162, %1244, %1245 : f32
              %1247 = arith.mulf %1237, %1242 : f32
              %1248 = math.fma %1157, %1244, %1247 : f32
              %1249 = arith.mulf %1239, %1242 : f32
              %1250 = math.fma %1160, %1244, %1249 : f32
              scf.yield %1240, %1246, %1248, %1250 : f32, f32, f32, f32
            }
            %1251 = arith.cmpi eq, %969, %c17 : i32
            scf.if %1251 {
              %1252 = arith.addi %kvHeads, %15 : index
              %1253 = memref.load %scales[%1252] : memref<?xf32>
              %1254 = arith.divf %1253, %986#1 : f32
              %1255 = arith.addi %17, %679 : index
              %1256 = arith.cmpi slt, %1255, %groupSize : index
              scf.if %1256 {
                %1257 = arith.muli %15, %groupSize : index
                %1258 = arith.addi %1257, %1255 : index
                %1259 = arith.muli %1258, %c25 : index
                %1260 = arith.muli %heads, %c25 : index
                %1261 = arith.addi %677, %c23 : index
                %1262 = arith.mulf %986#2, %1254 : f32
                %1263 = arith.addf %1262, %c40 : f32
                %1264 = arith.minimumf %1263, %c102 : f32
                %1265 = arith.maximumf %1264, %c103 : f32
                %1266 = arith.truncf %1265 : f32 to f16
                %1267 = arith.divui %1261, %c9 : index
                %1268 = arith.addi %1259, %1267 : index
                %1269 = arith.divui %24, %outTileRows : index
                %1270 = arith.divui %1260, %c3 : index
                %1271 = arith.muli %1269, %1270 : index
                %1272 = arith.divui %1268, %c3 : index
                %1273 = arith.addi %1271, %1272 : index
                %1274 = arith.muli %1273, %c10 : index
                %1275 = arith.remui %1268, %c3 : index
                %1276 = arith.divui %1275, %c9 : index
                %1277 = arith.addi %1274, %1276 : index
                %1278 = arith.muli %outTileRows, %c9 : index
                %1279 = arith.muli %1277, %1278 : index
                %1280 = arith.remui %24, %outTileRows : index
                %1281 = arith.muli %1280, %c9 : index
                %1282 = arith.addi %1279, %1281 : index
                %1283 = arith.remui %1268, %c9 : index
                %1284 = arith.addi %1282, %1283 : index
                memref.store %1266, %out[%1284] : memref<?xf16>
                %1285 = arith.addi %677, %c7 : index
                %1286 = arith.mulf %986#3, %1254 : f32
                %1287 = arith.addf %1286, %c40 : f32
                %1288 = arith.minimumf %1287, %c102 : f32
                %1289 = arith.maximumf %1288, %c103 : f32
                %1290 = arith.truncf %1289 : f32 to f16
                %1291 = arith.divui %1285, %c9 : index
                %1292 = arith.addi %1259, %1291 : index
                %1293 = arith.divui %24, %outTileRows : index
                %1294 = arith.divui %1260, %c3 : index
                %1295 = arith.muli %1293, %1294 : index
                %1296 = arith.divui %1292, %c3 : index
                %1297 = arith.addi %1295, %1296 : index
                %1298 = arith.muli %1297, %c10 : index
                %1299 = arith.remui %1292, %c3 : index
                %1300 = arith.divui %1299, %c9 : index
                %1301 = arith.addi %1298, %1300 : index
                %1302 = arith.muli %outTileRows, %c9 : index
                %1303 = arith.muli %1301, %1302 : index
                %1304 = arith.remui %24, %outTileRows : index
                %1305 = arith.muli %1304, %c9 : index
                %1306 = arith.addi %1303, %1305 : index
                %1307 = arith.remui %1292, %c9 : index
                %1308 = arith.addi %1306, %1307 : index
                memref.store %1290, %out[%1308] : memref<?xf16>
              }
            } else {
              %1309 = arith.index_cast %ranges : index to i32
              %1310 = arith.addi %1309, %970 : i32
              %1311 = arith.addi %ranges, %groups : index
              %1312 = arith.muli %9, %1311 : index
              %1313 = arith.index_castui %1310 : i32 to index
              %1314 = arith.addi %1312, %1313 : index
              %1315 = arith.muli %1314, %c106 : index
              %1316 = arith.addi %677, %c23 : index
              %1317 = arith.addi %1315, %1316 : index
              memref.store %986#2, %partial[%1317] : memref<?xf32>
              %1318 = arith.addi %677, %c7 : index
              %1319 = arith.addi %1315, %1318 : index
              memref.store %986#3, %partial[%1319] : memref<?xf32>
              %1320 = arith.cmpi slt, %677, %c9 : index
              scf.if %1320 {
                %1321 = arith.addi %1315, %c36 : index
                %1322 = arith.addi %1321, %677 : index
                memref.store %986#0, %partial[%1322] : memref<?xf32>
                %1323 = arith.addi %1322, %c9 : index
                memref.store %986#1, %partial[%1323] : memref<?xf32>
              }
              %1324 = arith.addi %972, %groups : index
              %1325 = arith.index_castui %969 : i32 to index
              %1326 = wave.arrive %counters[%1324], %1325 : memref<?xi32>
              scf.if %1326 {
                %1332:4 = scf.for %1327 = %c44 to %969 step %c66 iter_args(%1328 = %c39, %1329 = %c40, %1330 = %c40, %1331 = %c40) -> (f32, f32, f32, f32) : i32 {
                  %1333 = arith.addi %1327, %c44 : i32
                  %1334 = arith.subi %969, %c17 : i32
                  %1335 = arith.minsi %1333, %1334 : i32
                  %1336 = arith.addi %1309, %1335 : i32
                  %1337 = arith.addi %ranges, %groups : index
                  %1338 = arith.muli %9, %1337 : index
                  %1339 = arith.index_castui %1336 : i32 to index
                  %1340 = arith.addi %1338, %1339 : index
                  %1341 = arith.muli %1340, %c106 : index
                  %1342 = arith.addi %1341, %c36 : index
                  %1343 = arith.addi %1342, %679 : index
                  %1344 = memref.load %partial[%1343] : memref<?xf32>
                  %1345 = arith.cmpi slt, %1333, %969 : i32
                  %1346 = arith.select %1345, %1344, %c39 : f32
                  %1347 = arith.addi %1341, %677 : index
                  %1348 = arith.addi %1347, %c23 : index
                  %1349 = memref.load %partial[%1348] : memref<?xf32>
                  %1350 = arith.addi %1341, %677 : index
                  %1351 = arith.addi %1350, %c7 : index
                  %1352 = memref.load %partial[%1351] : memref<?xf32>
                  %1353 = arith.addi %1343, %c9 : index
                  %1354 = memref.load %partial[%1353] : memref<?xf32>
                  %1355 = arith.addi %1327, %c17 : i32
                  %1356 = arith.subi %969, %c17 : i32
                  %1357 = arith.minsi %1355, %1356 : i32
                  %1358 = arith.addi %1309, %1357 : i32
                  %1359 = arith.addi %ranges, %groups : index
                  %1360 = arith.muli %9, %1359 : index
                  %1361 = arith.index_castui %1358 : i32 to index
                  %1362 = arith.addi %1360, %1361 : index
                  %1363 = arith.muli %1362, %c106 : index
                  %1364 = arith.addi %1363, %c36 : index
                  %1365 = arith.addi %1364, %679 : index
                  %1366 = memref.load %partial[%1365] : memref<?xf32>
                  %1367 = arith.cmpi slt, %1355, %969 : i32
                  %1368 = arith.select %1367, %1366, %c39 : f32
                  %1369 = arith.addi %1363, %677 : index
                  %1370 = arith.addi %1369, %c23 : index
                  %1371 = memref.load %partial[%1370] : memref<?xf32>
                  %1372 = arith.addi %1363, %677 : index
                  %1373 = arith.addi %1372, %c7 : index
                  %1374 = memref.load %partial[%1373] : memref<?xf32>
                  %1375 = arith.addi %1365, %c9 : index
                  %1376 = memref.load %partial[%1375] : memref<?xf32>
                  %1377 = arith.addi %1327, %c59 : i32
                  %1378 = arith.subi %969, %c17 : i32
                  %1379 = arith.minsi %1377, %1378 : i32
                  %1380 = arith.addi %1309, %1379 : i32
                  %1381 = arith.addi %ranges, %groups : index
                  %1382 = arith.muli %9, %1381 : index
                  %1383 = arith.index_castui %1380 : i32 to index
                  %1384 = arith.addi %1382, %1383 : index
                  %1385 = arith.muli %1384, %c106 : index
                  %1386 = arith.addi %1385, %c36 : index
                  %1387 = arith.addi %1386, %679 : index
                  %1388 = memref.load %partial[%1387] : memref<?xf32>
                  %1389 = arith.cmpi slt, %1377, %969 : i32
                  %1390 = arith.select %1389, %1388, %c39 : f32
                  %1391 = arith.addi %1385, %677 : index
                  %1392 = arith.addi %1391, %c23 : index
                  %1393 = memref.load %partial[%1392] : memref<?xf32>
                  %1394 = arith.addi %1385, %677 : index
                  %1395 = arith.addi %1394, %c7 : index
                  %1396 = memref.load %partial[%1395] : memref<?xf32>
                  %1397 = arith.addi %1387, %c9 : index
                  %1398 = memref.load %partial[%1397] : memref<?xf32>
                  %1399 = arith.addi %1327, %c61 : i32
                  %1400 = arith.subi %969, %c17 : i32
                  %1401 = arith.minsi %1399, %1400 : i32
                  %1402 = arith.addi %1309, %1401 : i32
                  %1403 = arith.addi %ranges, %groups : index
                  %1404 = arith.muli %9, %1403 : index
                  %1405 = arith.index_castui %1402 : i32 to index
                  %1406 = arith.addi %1404, %1405 : index
                  %1407 = arith.muli %1406, %c106 : index
                  %1408 = arith.addi %1407, %c36 : index
                  %1409 = arith.addi %1408, %679 : index
                  %1410 = memref.load %partial[%1409] : memref<?xf32>
                  %1411 = arith.cmpi slt, %1399, %969 : i32
                  %1412 = arith.select %1411, %1410, %c39 : f32
                  %1413 = arith.addi %1407, %677 : index
                  %1414 = arith.addi %1413, %c23 : index
                  %1415 = memref.load %partial[%1414] : memref<?xf32>
                  %1416 = arith.addi %1407, %677 : index
                  %1417 = arith.addi %1416, %c7 : index
                  %1418 = memref.load %partial[%1417] : memref<?xf32>
                  %1419 = arith.addi %1409, %c9 : index
                  %1420 = memref.load %partial[%1419] : memref<?xf32>
                  %1421 = arith.addi %1327, %c62 : i32
                  %1422 = arith.subi %969, %c17 : i32
                  %1423 = arith.minsi %1421, %1422 : i32
                  %1424 = arith.addi %1309, %1423 : i32
                  %1425 = arith.addi %ranges, %groups : index
                  %1426 = arith.muli %9, %1425 : index
                  %1427 = arith.index_castui %1424 : i32 to index
                  %1428 = arith.addi %1426, %1427 : index
                  %1429 = arith.muli %1428, %c106 : index
                  %1430 = arith.addi %1429, %c36 : index
                  %1431 = arith.addi %1430, %679 : index
                  %1432 = memref.load %partial[%1431] : memref<?xf32>
                  %1433 = arith.cmpi slt, %1421, %969 : i32
                  %1434 = arith.select %1433, %1432, %c39 : f32
                  %1435 = arith.addi %1429, %677 : index
                  %1436 = arith.addi %1435, %c23 : index
                  %1437 = memref.load %partial[%1436] : memref<?xf32>
                  %1438 = arith.addi %1429, %677 : index
                  %1439 = arith.addi %1438, %c7 : index
                  %1440 = memref.load %partial[%1439] : memref<?xf32>
                  %1441 = arith.addi %1431, %c9 : index
                  %1442 = memref.load %partial[%1441] : memref<?xf32>
                  %1443 = arith.addi %1327, %c63 : i32
                  %1444 = arith.subi %969, %c17 : i32
                  %1445 = arith.minsi %1443, %1444 : i32
                  %1446 = arith.addi %1309, %1445 : i32
                  %1447 = arith.addi %ranges, %groups : index
                  %1448 = arith.muli %9, %1447 : index
                  %1449 = arith.index_castui %1446 : i32 to index
                  %1450 = arith.addi %1448, %1449 : index
                  %1451 = arith.muli %1450, %c106 : index
                  %1452 = arith.addi %1451, %c36 : index
                  %1453 = arith.addi %1452, %679 : index
                  %1454 = memref.load %partial[%1453] : memref<?xf32>
                  %1455 = arith.cmpi slt, %1443, %969 : i32
                  %1456 = arith.select %1455, %1454, %c39 : f32
                  %1457 = arith.addi %1451, %677 : index
                  %1458 = arith.addi %1457, %c23 : index
                  %1459 = memref.load %partial[%1458] : memref<?xf32>
                  %1460 = arith.addi %1451, %677 : index
                  %1461 = arith.addi %1460, %c7 : index
                  %1462 = memref.load %partial[%1461] : memref<?xf32>
                  %1463 = arith.addi %1453, %c9 : index
                  %1464 = memref.load %partial[%1463] : memref<?xf32>
                  %1465 = arith.addi %1327, %c64 : i32
                  %1466 = arith.subi %969, %c17 : i32
                  %1467 = arith.minsi %1465, %1466 : i32
                  %1468 = arith.addi %1309, %1467 : i32
                  %1469 = arith.addi %ranges, %groups : index
                  %1470 = arith.muli %9, %1469 : index
                  %1471 = arith.index_castui %1468 : i32 to index
                  %1472 = arith.addi %1470, %1471 : index
                  %1473 = arith.muli %1472, %c106 : index
                  %1474 = arith.addi %1473, %c36 : index
                  %1475 = arith.addi %1474, %679 : index
                  %1476 = memref.load %partial[%1475] : memref<?xf32>
                  %1477 = arith.cmpi slt, %1465, %969 : i32
                  %1478 = arith.select %1477, %1476, %c39 : f32
                  %1479 = arith.addi %1473, %677 : index
                  %1480 = arith.addi %1479, %c23 : index
                  %1481 = memref.load %partial[%1480] : memref<?xf32>
                  %1482 = arith.addi %1473, %677 : index
                  %1483 = arith.addi %1482, %c7 : index
                  %1484 = memref.load %partial[%1483] : memref<?xf32>
                  %1485 = arith.addi %1475, %c9 : index
                  %1486 = memref.load %partial[%1485] : memref<?xf32>
                  %1487 = arith.addi %1327, %c65 : i32
                  %1488 = arith.subi %969, %c17 : i32
                  %1489 = arith.minsi %1487, %1488 : i32
                  %1490 = arith.addi %1309, %1489 : i32
                  %1491 = arith.addi %ranges, %groups : index
                  %1492 = arith.muli %9, %1491 : index
                  %1493 = arith.index_castui %1490 : i32 to index
                  %1494 = arith.addi %1492, %1493 : index
                  %1495 = arith.muli %1494, %c106 : index
                  %1496 = arith.addi %1495, %c36 : index
                  %1497 = arith.addi %1496, %679 : index
                  %1498 = memref.load %partial[%1497] : memref<?xf32>
                  %1499 = arith.cmpi slt, %1487, %969 : i32
                  %1500 = arith.select %1499, %1498, %c39 : f32
                  %1501 = arith.addi %1495, %677 : index
                  %1502 = arith.addi %1501, %c23 : index
                  %1503 = memref.load %partial[%1502] : memref<?xf32>
                  %1504 = arith.addi %1495, %677 : index
                  %1505 = arith.addi %1504, %c7 : index
                  %1506 = memref.load %partial[%1505] : memref<?xf32>
                  %1507 = arith.addi %1497, %c9 : index
                  %1508 = memref.load %partial[%1507] : memref<?xf32>
                  %1509 = arith.maxnumf %1328, %1346 fastmath<nnan> : f32
                  %1510 = arith.subf %1328, %1509 : f32
                  %1511 = wave.exp2 %1510 : f32
                  %1512 = arith.subf %1346, %1509 : f32
                  %1513 = wave.exp2 %1512 : f32
                  %1514 = arith.mulf %1329, %1511 : f32
                  %1515 = math.fma %1354, %1513, %1514 : f32
                  %1516 = arith.mulf %1330, %1511 : f32
                  %1517 = math.fma %1349, %1513, %1516 : f32
                  %1518 = arith.mulf %1331, %1511 : f32
                  %1519 = math.fma %1352, %1513, %1518 : f32
                  %1520 = arith.maxnumf %1509, %1368 fastmath<nnan> : f32
                  %1521 = arith.subf %1509, %1520 : f32
                  %1522 = wave.exp2 %1521 : f32
                  %1523 = arith.subf %1368, %1520 : f32
                  %1524 = wave.exp2 %1523 : f32
                  %1525 = arith.mulf %1515, %1522 : f32
                  %1526 = math.fma %1376, %1524, %1525 : f32
                  %1527 = arith.mulf %1517, %1522 : f32
                  %1528 = math.fma %1371, %1524, %1527 : f32
                  %1529 = arith.mulf %1519, %1522 : f32
                  %1530 = math.fma %1374, %1524, %1529 : f32
                  %1531 = arith.maxnumf %1520, %1390 fastmath<nnan> : f32
                  %1532 = arith.subf %1520, %1531 : f32
                  %1533 = wave.exp2 %1532 : f32
                  %1534 = arith.subf %1390, %1531 : f32
                  %1535 = wave.exp2 %1534 : f32
                  %1536 = arith.mulf %1526, %1533 : f32
                  %1537 = math.fma %1398, %1535, %1536 : f32
                  %1538 = arith.mulf %1528, %1533 : f32
                  %1539 = math.fma %1393, %1535, %1538 : f32
                  %1540 = arith.mulf %1530, %1533 : f32
                  %1541 = math.fma %1396, %1535, %1540 : f32
                  %1542 = arith.maxnumf %1531, %1412 fastmath<nnan> : f32
                  %1543 = arith.subf %1531, %1542 : f32
                  %1544 = wave.exp2 %1543 : f32
                  %1545 = arith.subf %1412, %1542 : f32
                  %1546 = wave.exp2 %1545 : f32
                  %1547 = arith.mulf %1537, %1544 : f32
                  %1548 = math.fma %1420, %1546, %1547 : f32
                  %1549 = arith.mulf %1539, %1544 : f32
                  %1550 = math.fma %1415, %1546, %1549 : f32
                  %1551 = arith.mulf %1541, %1544 : f32
                  %1552 = math.fma %1418, %1546, %1551 : f32
                  %1553 = arith.maxnumf %1542, %1434 fastmath<nnan> : f32
                  %1554 = arith.subf %1542, %1553 : f32
                  %1555 = wave.exp2 %1554 : f32
                  %1556 = arith.subf %1434, %1553 : f32
                  %1557 = wave.exp2 %1556 : f32
                  %1558 = arith.mulf %1548, %1555 : f32
                  %1559 = math.fma %1442, %1557, %1558 : f32
                  %1560 = arith.mulf %1550, %1555 : f32
                  %1561 = math.fma %1437, %1557, %1560 : f32
                  %1562 = arith.mulf %1552, %1555 : f32
                  %1563 = math.fma %1440, %1557, %1562 : f32
                  %1564 = arith.maxnumf %1553, %1456 fastmath<nnan> : f32
                  %1565 = arith.subf %1553, %1564 : f32
                  %1566 = wave.exp2 %1565 : f32
                  %1567 = arith.subf %1456, %1564 : f32
                  %1568 = wave.exp2 %1567 : f32
                  %1569 = arith.mulf %1559, %1566 : f32
                  %1570 = math.fma %1464, %1568, %1569 : f32
                  %1571 = arith.mulf %1561, %1566 : f32
                  %1572 = math.fma %1459, %1568, %1571 : f32
                  %1573 = arith.mulf %1563, %1566 : f32
                  %1574 = math.fma %1462, %1568, %1573 : f32
                  %1575 = arith.maxnumf %1564, %1478 fastmath<nnan> : f32
                  %1576 = arith.subf %1564, %1575 : f32
                  %1577 = wave.exp2 %1576 : f32
                  %1578 = arith.subf %1478, %1575 : f32
                  %1579 = wave.exp2 %1578 : f32
                  %1580 = arith.mulf %1570, %1577 : f32
                  %1581 = math.fma %1486, %1579, %1580 : f32
                  %1582 = arith.mulf %1572, %1577 : f32
                  %1583 = math.fma %1481, %1579, %1582 : f32
                  %1584 = arith.mulf %1574, %1577 : f32
                  %1585 = math.fma %1484, %1579, %1584 : f32
                  %1586 = arith.maxnumf %1575, %1500 fastmath<nnan> : f32
                  %1587 = arith.subf %1575, %1586 : f32
                  %1588 = wave.exp2 %1587 : f32
                  %1589 = arith.subf %1500, %1586 : f32
                  %1590 = wave.exp2 %1589 : f32
                  %1591 = arith.mulf %1581, %1588 : f32
                  %1592 = math.fma %1508, %1590, %1591 : f32
                  %1593 = arith.mulf %1583, %1588 : f32
                  %1594 = math.fma %1503, %1590, %1593 : f32
                  %1595 = arith.mulf %1585, %1588 : f32
                  %1596 = math.fma %1506, %1590, %1595 : f32
                  scf.yield %1586, %1592, %1594, %1596 : f32, f32, f32, f32
                }
                %1597 = arith.addi %kvHeads, %15 : index
                %1598 = memref.load %scales[%1597] : memref<?xf32>
                %1599 = arith.divf %1598, %1332#1 : f32
                %1600 = arith.addi %17, %679 : index
                %1601 = arith.cmpi slt, %1600, %groupSize : index
                scf.if %1601 {
                  %1602 = arith.muli %15, %groupSize : index
                  %1603 = arith.addi %1602, %1600 : index
                  %1604 = arith.muli %1603, %c25 : index
                  %1605 = arith.muli %heads, %c25 : index
                  %1606 = arith.addi %677, %c23 : index
                  %1607 = arith.mulf %1332#2, %1599 : f32
                  %1608 = arith.addf %1607, %c40 : f32
                  %1609 = arith.minimumf %1608, %c102 : f32
                  %1610 = arith.maximumf %1609, %c103 : f32
                  %1611 = arith.truncf %1610 : f32 to f16
                  %1612 = arith.divui %1606, %c9 : index
                  %1613 = arith.addi %1604, %1612 : index
                  %1614 = arith.divui %24, %outTileRows : index
                  %1615 = arith.divui %1605, %c3 : index
                  %1616 = arith.muli %1614, %1615 : index
                  %1617 = arith.divui %1613, %c3 : index
                  %1618 = arith.addi %1616, %1617 : index
                  %1619 = arith.muli %1618, %c10 : index
                  %1620 = arith.remui %1613, %c3 : index
                  %1621 = arith.divui %1620, %c9 : index
                  %1622 = arith.addi %1619, %1621 : index
                  %1623 = arith.muli %outTileRows, %c9 : index
                  %1624 = arith.muli %1622, %1623 : index
                  %1625 = arith.remui %24, %outTileRows : index
                  %1626 = arith.muli %1625, %c9 : index
                  %1627 = arith.addi %1624, %1626 : index
                  %1628 = arith.remui %1613, %c9 : index
                  %1629 = arith.addi %1627, %1628 : index
                  memref.store %1611, %out[%1629] : memref<?xf16>
                  %1630 = arith.addi %677, %c7 : index
                  %1631 = arith.mulf %1332#3, %1599 : f32
                  %1632 = arith.addf %1631, %c40 : f32
                  %1633 = arith.minimumf %1632, %c102 : f32
                  %1634 = arith.maximumf %1633, %c103 : f32
                  %1635 = arith.truncf %1634 : f32 to f16
                  %1636 = arith.divui %1630, %c9 : index
                  %1637 = arith.addi %1604, %1636 : index
                  %1638 = arith.divui %24, %outTileRows : index
                  %1639 = arith.divui %1605, %c3 : index
                  %1640 = arith.muli %1638, %1639 : index
                  %1641 = arith.divui %1637, %c3 : index
                  %1642 = arith.addi %1640, %1641 : index
                  %1643 = arith.muli %1642, %c10 : index
                  %1644 = arith.remui %1637, %c3 : index
                  %1645 = arith.divui %1644, %c9 : index
                  %1646 = arith.addi %1643, %1645 : index
                  %1647 = arith.muli %outTileRows, %c9 : index
                  %1648 = arith.muli %1646, %1647 : index
                  %1649 = arith.remui %24, %outTileRows : index
                  %1650 = arith.muli %1649, %c9 : index
                  %1651 = arith.addi %1648, %1650 : index
                  %1652 = arith.remui %1637, %c9 : index
                  %1653 = arith.addi %1651, %1652 : index
                  memref.store %1635, %out[%1653] : memref<?xf16>
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
