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
  %c24 = arith.constant 64 : index
  %c25 = arith.constant 20 : index
  %c26 = arith.constant 36 : index
  %c27 = arith.constant 48 : index
  %c28 = arith.constant 52 : index
  %c29 = arith.constant 23 : i32
  %c30 = arith.constant 15 : i32
  %c31 = arith.constant 253 : i32
  %c32 = arith.constant 268 : i32
  %c33 = arith.constant 14 : i32
  %c34 = arith.constant 128 : index
  %c35 = arith.constant 512 : index
  %c36 = arith.constant 768 : index
  %c37 = arith.constant 128 : i32
  %c38 = arith.constant 0xF149F2CA : f32
  %c39 = arith.constant 0x00000000 : f32
  %c40 = arith.constant dense<0x00000000> : vector<8xf32>
  %c41 = arith.constant 31 : i32
  %c42 = arith.constant 32 : i32
  %c43 = arith.constant 0 : i32
  %c44 = arith.constant 192 : index
  %c45 = arith.constant 320 : index
  %c46 = arith.constant 384 : index
  %c47 = arith.constant 448 : index
  %c48 = arith.constant 576 : index
  %c49 = arith.constant 640 : index
  %c50 = arith.constant 704 : index
  %c51 = arith.constant 832 : index
  %c52 = arith.constant 896 : index
  %c53 = arith.constant 960 : index
  %c54 = arith.constant 0x41000000 : f32
  %c55 = arith.constant 0x40C00000 : f32
  %c56 = arith.constant 65535 : i32
  %c57 = arith.constant 2 : i32
  %c58 = arith.constant -65536 : i32
  %c59 = arith.constant 3 : i32
  %c60 = arith.constant 4 : i32
  %c61 = arith.constant 5 : i32
  %c62 = arith.constant 6 : i32
  %c63 = arith.constant 7 : i32
  %c64 = arith.constant 8 : i32
  %c65 = arith.constant 9 : i32
  %c66 = arith.constant 10 : i32
  %c67 = arith.constant 11 : i32
  %c68 = arith.constant 12 : i32
  %c69 = arith.constant 13 : i32
  %c70 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c71 = arith.constant dense<0xF149F2CA> : vector<8xf32>
  %c72 = arith.constant 80 : index
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
  %c103 = arith.constant 544 : index
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
        %75 = math.absf %60 : vector<4xf32>
        %76 = math.absf %62 : vector<4xf32>
        %77 = arith.maxnumf %75, %76 fastmath<nnan> : vector<4xf32>
        %78 = math.absf %64 : vector<4xf32>
        %79 = arith.maxnumf %77, %78 fastmath<nnan> : vector<4xf32>
        %80 = math.absf %66 : vector<4xf32>
        %81 = arith.maxnumf %79, %80 fastmath<nnan> : vector<4xf32>
        %82 = math.absf %68 : vector<4xf32>
        %83 = arith.maxnumf %81, %82 fastmath<nnan> : vector<4xf32>
        %84 = math.absf %70 : vector<4xf32>
        %85 = arith.maxnumf %83, %84 fastmath<nnan> : vector<4xf32>
        %86 = math.absf %72 : vector<4xf32>
        %87 = arith.maxnumf %85, %86 fastmath<nnan> : vector<4xf32>
        %88 = math.absf %74 : vector<4xf32>
        %89 = arith.maxnumf %87, %88 fastmath<nnan> : vector<4xf32>
        %90 = vector.extract %89[0] : f32 from vector<4xf32>
        %91 = vector.extract %89[1] : f32 from vector<4xf32>
        %92 = vector.extract %89[2] : f32 from vector<4xf32>
        %93 = vector.extract %89[3] : f32 from vector<4xf32>
        %94 = arith.maxnumf %90, %91 fastmath<nnan> : f32
        %95 = arith.maxnumf %94, %92 fastmath<nnan> : f32
        %96 = arith.maxnumf %95, %93 fastmath<nnan> : f32
        %97 = wave.swap_halves %96 : f32
        %98 = arith.maxnumf %96, %97 fastmath<nnan> : f32
        %99 = arith.bitcast %98 : f32 to i32
        %100 = arith.shrui %99, %c29 : i32
        %101 = arith.maxsi %100, %c30 : i32
        %102 = arith.minsi %101, %c31 : i32
        %103 = arith.subi %c32, %102 : i32
        %104 = arith.shli %103, %c29 : i32
        %105 = arith.bitcast %104 : i32 to f32
        %106 = arith.subi %102, %c33 : i32
        %107 = arith.shli %106, %c29 : i32
        %108 = arith.bitcast %107 : i32 to f32
        %109 = vector.broadcast %105 : f32 to vector<4xf32>
        %110 = arith.muli %1, %c9 : index
        %111 = arith.muli %2, %c34 : index
        %112 = arith.addi %110, %111 : index
        %113 = arith.mulf %60, %109 : vector<4xf32>
        %114 = arith.truncf %113 : vector<4xf32> to vector<4xf16>
        %115 = arith.mulf %62, %109 : vector<4xf32>
        %116 = arith.truncf %115 : vector<4xf32> to vector<4xf16>
        %117 = vector.shuffle %114, %116 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %118 = arith.addi %112, %c23 : index
        vector.store %117, %4[%118] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %119 = arith.mulf %64, %109 : vector<4xf32>
        %120 = arith.truncf %119 : vector<4xf32> to vector<4xf16>
        %121 = arith.mulf %66, %109 : vector<4xf32>
        %122 = arith.truncf %121 : vector<4xf32> to vector<4xf16>
        %123 = vector.shuffle %120, %122 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %124 = arith.addi %112, %c7 : index
        vector.store %123, %4[%124] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %125 = arith.mulf %68, %109 : vector<4xf32>
        %126 = arith.truncf %125 : vector<4xf32> to vector<4xf16>
        %127 = arith.mulf %70, %109 : vector<4xf32>
        %128 = arith.truncf %127 : vector<4xf32> to vector<4xf16>
        %129 = vector.shuffle %126, %128 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %130 = arith.addi %112, %c35 : index
        vector.store %129, %4[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %131 = arith.mulf %72, %109 : vector<4xf32>
        %132 = arith.truncf %131 : vector<4xf32> to vector<4xf16>
        %133 = arith.mulf %74, %109 : vector<4xf32>
        %134 = arith.truncf %133 : vector<4xf32> to vector<4xf16>
        %135 = vector.shuffle %132, %134 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %136 = arith.addi %112, %c36 : index
        vector.store %135, %4[%136] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %137 = memref.load %scales[%18] : memref<?xf32>
        %138 = arith.mulf %137, %108 : f32
        memref.store %138, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %139 = memref.load %7[%1] : memref<?xf32>
      scf.for %140 = %14 to %45 step %46 : i32 {
        %141 = arith.muli %140, %c21 : i32
        %142 = arith.index_cast %8 : index to i32
        %143 = arith.muli %142, %c37 : i32
        %144 = arith.addi %141, %143 : i32
        %145 = arith.addi %144, %c37 : i32
        %146 = arith.minsi %145, %41 : i32
        %147 = arith.cmpi slt, %144, %41 : i32
        %148:6 = scf.if %147 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %149 = arith.subi %146, %144 : i32
          %150 = arith.addi %149, %c41 : i32
          %151 = arith.divui %150, %c42 : i32
          %152 = arith.subi %146, %144 : i32
          %153 = arith.divui %152, %c42 : i32
          %154 = arith.maxsi %153, %c43 : i32
          %155 = arith.minsi %154, %151 : i32
          %156 = arith.subi %151, %c18 : i32
          %157 = arith.divui %144, %c19 : i32
          %158 = arith.addi %157, %c43 : i32
          %159 = arith.minsi %158, %43 : i32
          %160 = arith.index_castui %159 : i32 to index
          %161 = arith.addi %35, %160 : index
          %162 = memref.load %step[%161] : memref<?xi32>
          %163 = arith.index_cast %162 : i32 to index
          %164 = arith.muli %163, %36 : index
          %165 = arith.addi %164, %37 : index
          %166 = arith.addi %157, %c18 : i32
          %167 = arith.minsi %166, %43 : i32
          %168 = arith.index_castui %167 : i32 to index
          %169 = arith.addi %35, %168 : index
          %170 = memref.load %step[%169] : memref<?xi32>
          %171 = arith.index_cast %170 : i32 to index
          %172 = arith.muli %171, %36 : index
          %173 = arith.addi %172, %37 : index
          %174 = arith.addi %165, %38 : index
          %175 = arith.addi %174, %c23 : index
          %176 = vector.load %kv[%175] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %177 = arith.addi %165, %38 : index
          %178 = arith.addi %177, %c24 : index
          %179 = vector.load %kv[%178] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %180 = arith.addi %165, %38 : index
          %181 = arith.addi %180, %c34 : index
          %182 = vector.load %kv[%181] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %183 = arith.addi %165, %38 : index
          %184 = arith.addi %183, %c44 : index
          %185 = vector.load %kv[%184] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %186 = arith.addi %165, %38 : index
          %187 = arith.addi %186, %c7 : index
          %188 = vector.load %kv[%187] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %189 = arith.addi %165, %38 : index
          %190 = arith.addi %189, %c45 : index
          %191 = vector.load %kv[%190] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %192 = arith.addi %165, %38 : index
          %193 = arith.addi %192, %c46 : index
          %194 = vector.load %kv[%193] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %195 = arith.addi %165, %38 : index
          %196 = arith.addi %195, %c47 : index
          %197 = vector.load %kv[%196] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %198 = arith.minsi %155, %156 : i32
          %214:14 = scf.for %199 = %c43 to %198 step %c18 iter_args(%200 = %176, %201 = %179, %202 = %182, %203 = %185, %204 = %188, %205 = %191, %206 = %194, %207 = %197, %208 = %c38, %209 = %c39, %210 = %c40, %211 = %c40, %212 = %c40, %213 = %c40) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %215 = arith.muli %199, %c42 : i32
            %216 = arith.addi %144, %215 : i32
            %217 = arith.addi %216, %c42 : i32
            %218 = arith.divui %216, %c19 : i32
            %219 = arith.addi %218, %c43 : i32
            %220 = arith.minsi %219, %43 : i32
            %221 = arith.index_castui %220 : i32 to index
            %222 = arith.addi %35, %221 : index
            %223 = memref.load %step[%222] : memref<?xi32>
            %224 = arith.index_cast %223 : i32 to index
            %225 = arith.muli %224, %36 : index
            %226 = arith.addi %225, %37 : index
            %227 = arith.addi %218, %c18 : i32
            %228 = arith.minsi %227, %43 : i32
            %229 = arith.index_castui %228 : i32 to index
            %230 = arith.addi %35, %229 : index
            %231 = memref.load %step[%230] : memref<?xi32>
            %232 = arith.index_cast %231 : i32 to index
            %233 = arith.muli %232, %36 : index
            %234 = arith.addi %233, %37 : index
            %235 = arith.divui %217, %c19 : i32
            %236 = arith.addi %235, %c43 : i32
            %237 = arith.minsi %236, %43 : i32
            %238 = arith.index_castui %237 : i32 to index
            %239 = arith.addi %35, %238 : index
            %240 = memref.load %step[%239] : memref<?xi32>
            %241 = arith.index_cast %240 : i32 to index
            %242 = arith.muli %241, %36 : index
            %243 = arith.addi %242, %37 : index
            %244 = arith.addi %235, %c18 : i32
            %245 = arith.minsi %244, %43 : i32
            %246 = arith.index_castui %245 : i32 to index
            %247 = arith.addi %35, %246 : index
            %248 = memref.load %step[%247] : memref<?xi32>
            %249 = arith.index_cast %248 : i32 to index
            %250 = arith.muli %249, %36 : index
            %251 = arith.addi %250, %37 : index
            %252 = arith.muli %1, %c9 : index
            %253 = arith.addi %c23, %252 : index
            %254 = arith.addi %234, %38 : index
            %255 = arith.addi %254, %c23 : index
            %256 = vector.load %kv[%255] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %257 = arith.addi %234, %38 : index
            %258 = arith.addi %257, %c24 : index
            %259 = vector.load %kv[%258] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %260 = arith.addi %234, %38 : index
            %261 = arith.addi %260, %c34 : index
            %262 = vector.load %kv[%261] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %263 = arith.addi %234, %38 : index
            %264 = arith.addi %263, %c44 : index
            %265 = vector.load %kv[%264] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %266 = arith.addi %234, %38 : index
            %267 = arith.addi %266, %c7 : index
            %268 = vector.load %kv[%267] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %269 = arith.addi %234, %38 : index
            %270 = arith.addi %269, %c45 : index
            %271 = vector.load %kv[%270] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %272 = arith.addi %234, %38 : index
            %273 = arith.addi %272, %c46 : index
            %274 = vector.load %kv[%273] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %275 = arith.addi %234, %38 : index
            %276 = arith.addi %275, %c47 : index
            %277 = vector.load %kv[%276] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %278 = vector.shuffle %200, %201 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %279 = vector.bitcast %278 : vector<8xi32> to vector<16xf16>
            %280 = arith.addi %253, %c23 : index
            %281 = vector.load %4[%280] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %282 = arith.addi %280, %c34 : index
            %283 = vector.load %4[%282] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %284 = vector.shuffle %281, %283 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %285 = wave.mma %279, %284, %c40 : vector<16xf16>, vector<8xf32>
            %286 = vector.shuffle %202, %203 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %287 = vector.bitcast %286 : vector<8xi32> to vector<16xf16>
            %288 = arith.addi %253, %c7 : index
            %289 = vector.load %4[%288] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %290 = arith.addi %288, %c34 : index
            %291 = vector.load %4[%290] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %292 = vector.shuffle %289, %291 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %293 = wave.mma %287, %292, %285 : vector<16xf16>, vector<8xf32>
            %294 = vector.shuffle %204, %205 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %295 = vector.bitcast %294 : vector<8xi32> to vector<16xf16>
            %296 = arith.addi %253, %c35 : index
            %297 = vector.load %4[%296] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %298 = arith.addi %296, %c34 : index
            %299 = vector.load %4[%298] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %300 = vector.shuffle %297, %299 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %301 = wave.mma %295, %300, %293 : vector<16xf16>, vector<8xf32>
            %302 = vector.shuffle %206, %207 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %303 = vector.bitcast %302 : vector<8xi32> to vector<16xf16>
            %304 = arith.addi %253, %c36 : index
            %305 = vector.load %4[%304] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %306 = arith.addi %304, %c34 : index
            %307 = vector.load %4[%306] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %308 = vector.shuffle %305, %307 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %309 = wave.mma %303, %308, %301 : vector<16xf16>, vector<8xf32>
            %310 = arith.addi %226, %38 : index
            %311 = arith.addi %310, %c35 : index
            %312 = vector.load %kv[%311] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %313 = arith.addi %226, %38 : index
            %314 = arith.addi %313, %c48 : index
            %315 = vector.load %kv[%314] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %316 = arith.addi %226, %38 : index
            %317 = arith.addi %316, %c49 : index
            %318 = vector.load %kv[%317] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %319 = arith.addi %226, %38 : index
            %320 = arith.addi %319, %c50 : index
            %321 = vector.load %kv[%320] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %322 = arith.addi %226, %38 : index
            %323 = arith.addi %322, %c36 : index
            %324 = vector.load %kv[%323] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %325 = arith.addi %226, %38 : index
            %326 = arith.addi %325, %c51 : index
            %327 = vector.load %kv[%326] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %328 = arith.addi %226, %38 : index
            %329 = arith.addi %328, %c52 : index
            %330 = vector.load %kv[%329] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %331 = arith.addi %226, %38 : index
            %332 = arith.addi %331, %c53 : index
            %333 = vector.load %kv[%332] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %334 = vector.shuffle %256, %259 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %335 = vector.bitcast %334 : vector<8xi32> to vector<16xf16>
            %336 = arith.addi %253, %c23 : index
            %337 = vector.load %4[%336] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %338 = arith.addi %336, %c34 : index
            %339 = vector.load %4[%338] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %340 = vector.shuffle %337, %339 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %341 = wave.mma %335, %340, %c40 : vector<16xf16>, vector<8xf32>
            %342 = vector.shuffle %262, %265 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %343 = vector.bitcast %342 : vector<8xi32> to vector<16xf16>
            %344 = arith.addi %253, %c7 : index
            %345 = vector.load %4[%344] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %346 = arith.addi %344, %c34 : index
            %347 = vector.load %4[%346] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %348 = vector.shuffle %345, %347 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %349 = wave.mma %343, %348, %341 : vector<16xf16>, vector<8xf32>
            %350 = vector.shuffle %268, %271 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %351 = vector.bitcast %350 : vector<8xi32> to vector<16xf16>
            %352 = arith.addi %253, %c35 : index
            %353 = vector.load %4[%352] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %354 = arith.addi %352, %c34 : index
            %355 = vector.load %4[%354] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %356 = vector.shuffle %353, %355 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %357 = wave.mma %351, %356, %349 : vector<16xf16>, vector<8xf32>
            %358 = vector.shuffle %274, %277 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %359 = vector.bitcast %358 : vector<8xi32> to vector<16xf16>
            %360 = arith.addi %253, %c36 : index
            %361 = vector.load %4[%360] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %362 = arith.addi %360, %c34 : index
            %363 = vector.load %4[%362] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %364 = vector.shuffle %361, %363 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %365 = wave.mma %359, %364, %357 : vector<16xf16>, vector<8xf32>
            %366 = arith.addi %234, %38 : index
            %367 = arith.addi %366, %c35 : index
            %368 = vector.load %kv[%367] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %369 = arith.addi %234, %38 : index
            %370 = arith.addi %369, %c48 : index
            %371 = vector.load %kv[%370] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %372 = arith.addi %234, %38 : index
            %373 = arith.addi %372, %c49 : index
            %374 = vector.load %kv[%373] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %375 = arith.addi %234, %38 : index
            %376 = arith.addi %375, %c50 : index
            %377 = vector.load %kv[%376] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %378 = arith.addi %234, %38 : index
            %379 = arith.addi %378, %c36 : index
            %380 = vector.load %kv[%379] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %381 = arith.addi %234, %38 : index
            %382 = arith.addi %381, %c51 : index
            %383 = vector.load %kv[%382] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %384 = arith.addi %234, %38 : index
            %385 = arith.addi %384, %c52 : index
            %386 = vector.load %kv[%385] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %387 = arith.addi %234, %38 : index
            %388 = arith.addi %387, %c53 : index
            %389 = vector.load %kv[%388] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %390 = vector.extract %309[0] : f32 from vector<8xf32>
            %391 = vector.extract %309[1] : f32 from vector<8xf32>
            %392 = vector.extract %309[2] : f32 from vector<8xf32>
            %393 = vector.extract %309[3] : f32 from vector<8xf32>
            %394 = vector.extract %309[4] : f32 from vector<8xf32>
            %395 = vector.extract %309[5] : f32 from vector<8xf32>
            %396 = vector.extract %309[6] : f32 from vector<8xf32>
            %397 = vector.extract %309[7] : f32 from vector<8xf32>
            %398 = vector.extract %365[0] : f32 from vector<8xf32>
            %399 = vector.extract %365[1] : f32 from vector<8xf32>
            %400 = vector.extract %365[2] : f32 from vector<8xf32>
            %401 = vector.extract %365[3] : f32 from vector<8xf32>
            %402 = vector.extract %365[4] : f32 from vector<8xf32>
            %403 = vector.extract %365[5] : f32 from vector<8xf32>
            %404 = vector.extract %365[6] : f32 from vector<8xf32>
            %405 = vector.extract %365[7] : f32 from vector<8xf32>
            %406 = arith.maxnumf %390, %391 fastmath<nnan> : f32
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
            %420 = arith.maxnumf %419, %405 fastmath<nnan> : f32
            %421 = wave.swap_halves %420 : f32
            %422 = arith.maxnumf %420, %421 fastmath<nnan> : f32
            %423 = arith.mulf %422, %139 : f32
            %424 = arith.addf %208, %c54 : f32
            %425 = arith.cmpf ogt, %423, %424 : f32
            %426:6 = scf.if %425 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %427 = arith.subf %208, %423 : f32
              %428 = wave.exp2 %427 : f32
              %429 = vector.broadcast %428 : f32 to vector<8xf32>
              %430 = arith.mulf %209, %428 : f32
              %431 = arith.mulf %210, %429 : vector<8xf32>
              %432 = arith.mulf %211, %429 : vector<8xf32>
              %433 = arith.mulf %212, %429 : vector<8xf32>
              %434 = arith.mulf %213, %429 : vector<8xf32>
              scf.yield %423, %430, %431, %432, %433, %434 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %208, %209, %210, %211, %212, %213 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %435 = vector.broadcast %139 : f32 to vector<8xf32>
            %436 = arith.subf %c55, %426#0 : f32
            %437 = vector.broadcast %436 : f32 to vector<8xf32>
            %438 = math.fma %309, %435, %437 : vector<8xf32>
            %439 = wave.exp2 %438 : vector<8xf32>
            %440 = math.fma %365, %435, %437 : vector<8xf32>
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
            %472 = arith.addf %426#1, %471 : f32
            %473 = vector.shuffle %312, %315 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %474 = vector.bitcast %473 : vector<8xi32> to vector<16xf16>
            %475 = wave.mma %474, %448, %426#2 : vector<16xf16>, vector<8xf32>
            %476 = vector.shuffle %318, %321 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %477 = vector.bitcast %476 : vector<8xi32> to vector<16xf16>
            %478 = wave.mma %477, %448, %426#3 : vector<16xf16>, vector<8xf32>
            %479 = vector.shuffle %324, %327 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %480 = vector.bitcast %479 : vector<8xi32> to vector<16xf16>
            %481 = wave.mma %480, %448, %426#4 : vector<16xf16>, vector<8xf32>
            %482 = vector.shuffle %330, %333 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %483 = vector.bitcast %482 : vector<8xi32> to vector<16xf16>
            %484 = wave.mma %483, %448, %426#5 : vector<16xf16>, vector<8xf32>
            %485 = arith.addi %243, %38 : index
            %486 = arith.addi %485, %c23 : index
            %487 = vector.load %kv[%486] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %488 = arith.addi %243, %38 : index
            %489 = arith.addi %488, %c24 : index
            %490 = vector.load %kv[%489] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %491 = arith.addi %243, %38 : index
            %492 = arith.addi %491, %c34 : index
            %493 = vector.load %kv[%492] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %494 = arith.addi %243, %38 : index
            %495 = arith.addi %494, %c44 : index
            %496 = vector.load %kv[%495] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %497 = arith.addi %243, %38 : index
            %498 = arith.addi %497, %c7 : index
            %499 = vector.load %kv[%498] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %500 = arith.addi %243, %38 : index
            %501 = arith.addi %500, %c45 : index
            %502 = vector.load %kv[%501] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %503 = arith.addi %243, %38 : index
            %504 = arith.addi %503, %c46 : index
            %505 = vector.load %kv[%504] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %506 = arith.addi %243, %38 : index
            %507 = arith.addi %506, %c47 : index
            %508 = vector.load %kv[%507] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %509 = vector.shuffle %368, %371 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %510 = vector.bitcast %509 : vector<8xi32> to vector<16xf16>
            %511 = wave.mma %510, %455, %475 : vector<16xf16>, vector<8xf32>
            %512 = vector.shuffle %374, %377 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %513 = vector.bitcast %512 : vector<8xi32> to vector<16xf16>
            %514 = wave.mma %513, %455, %478 : vector<16xf16>, vector<8xf32>
            %515 = vector.shuffle %380, %383 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %516 = vector.bitcast %515 : vector<8xi32> to vector<16xf16>
            %517 = wave.mma %516, %455, %481 : vector<16xf16>, vector<8xf32>
            %518 = vector.shuffle %386, %389 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %519 = vector.bitcast %518 : vector<8xi32> to vector<16xf16>
            %520 = wave.mma %519, %455, %484 : vector<16xf16>, vector<8xf32>
            %521 = wave.opaque %c23
            scf.yield %487, %490, %493, %496, %499, %502, %505, %508, %426#0, %472, %511, %514, %517, %520 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %522 = arith.cmpi eq, %155, %151 : i32
          %523:6 = scf.if %522 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
            %524 = arith.muli %156, %c42 : i32
            %525 = arith.addi %144, %524 : i32
            %526 = arith.divui %525, %c19 : i32
            %527 = arith.addi %526, %c43 : i32
            %528 = arith.minsi %527, %43 : i32
            %529 = arith.index_castui %528 : i32 to index
            %530 = arith.addi %35, %529 : index
            %531 = memref.load %step[%530] : memref<?xi32>
            %532 = arith.index_cast %531 : i32 to index
            %533 = arith.muli %532, %36 : index
            %534 = arith.addi %533, %37 : index
            %535 = arith.addi %526, %c18 : i32
            %536 = arith.minsi %535, %43 : i32
            %537 = arith.index_castui %536 : i32 to index
            %538 = arith.addi %35, %537 : index
            %539 = memref.load %step[%538] : memref<?xi32>
            %540 = arith.index_cast %539 : i32 to index
            %541 = arith.muli %540, %36 : index
            %542 = arith.addi %541, %37 : index
            %543 = arith.muli %1, %c9 : index
            %544 = arith.addi %c23, %543 : index
            %545 = arith.addi %542, %38 : index
            %546 = arith.addi %545, %c23 : index
            %547 = vector.load %kv[%546] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %548 = arith.addi %542, %38 : index
            %549 = arith.addi %548, %c24 : index
            %550 = vector.load %kv[%549] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %551 = arith.addi %542, %38 : index
            %552 = arith.addi %551, %c34 : index
            %553 = vector.load %kv[%552] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %554 = arith.addi %542, %38 : index
            %555 = arith.addi %554, %c44 : index
            %556 = vector.load %kv[%555] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %557 = arith.addi %542, %38 : index
            %558 = arith.addi %557, %c7 : index
            %559 = vector.load %kv[%558] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %560 = arith.addi %542, %38 : index
            %561 = arith.addi %560, %c45 : index
            %562 = vector.load %kv[%561] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %563 = arith.addi %542, %38 : index
            %564 = arith.addi %563, %c46 : index
            %565 = vector.load %kv[%564] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %566 = arith.addi %542, %38 : index
            %567 = arith.addi %566, %c47 : index
            %568 = vector.load %kv[%567] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %569 = vector.shuffle %214#0, %214#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %570 = vector.bitcast %569 : vector<8xi32> to vector<16xf16>
            %571 = arith.addi %544, %c23 : index
            %572 = vector.load %4[%571] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %573 = arith.addi %571, %c34 : index
            %574 = vector.load %4[%573] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %575 = vector.shuffle %572, %574 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %576 = wave.mma %570, %575, %c40 : vector<16xf16>, vector<8xf32>
            %577 = vector.shuffle %214#2, %214#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %578 = vector.bitcast %577 : vector<8xi32> to vector<16xf16>
            %579 = arith.addi %544, %c7 : index
            %580 = vector.load %4[%579] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %581 = arith.addi %579, %c34 : index
            %582 = vector.load %4[%581] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %583 = vector.shuffle %580, %582 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %584 = wave.mma %578, %583, %576 : vector<16xf16>, vector<8xf32>
            %585 = vector.shuffle %214#4, %214#5 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %586 = vector.bitcast %585 : vector<8xi32> to vector<16xf16>
            %587 = arith.addi %544, %c35 : index
            %588 = vector.load %4[%587] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %589 = arith.addi %587, %c34 : index
            %590 = vector.load %4[%589] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %591 = vector.shuffle %588, %590 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %592 = wave.mma %586, %591, %584 : vector<16xf16>, vector<8xf32>
            %593 = vector.shuffle %214#6, %214#7 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %594 = vector.bitcast %593 : vector<8xi32> to vector<16xf16>
            %595 = arith.addi %544, %c36 : index
            %596 = vector.load %4[%595] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %597 = arith.addi %595, %c34 : index
            %598 = vector.load %4[%597] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %599 = vector.shuffle %596, %598 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %600 = wave.mma %594, %599, %592 : vector<16xf16>, vector<8xf32>
            %601 = arith.addi %534, %38 : index
            %602 = arith.addi %601, %c35 : index
            %603 = vector.load %kv[%602] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %604 = arith.addi %534, %38 : index
            %605 = arith.addi %604, %c48 : index
            %606 = vector.load %kv[%605] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %607 = arith.addi %534, %38 : index
            %608 = arith.addi %607, %c49 : index
            %609 = vector.load %kv[%608] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %610 = arith.addi %534, %38 : index
            %611 = arith.addi %610, %c50 : index
            %612 = vector.load %kv[%611] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %613 = arith.addi %534, %38 : index
            %614 = arith.addi %613, %c36 : index
            %615 = vector.load %kv[%614] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %616 = arith.addi %534, %38 : index
            %617 = arith.addi %616, %c51 : index
            %618 = vector.load %kv[%617] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %619 = arith.addi %534, %38 : index
            %620 = arith.addi %619, %c52 : index
            %621 = vector.load %kv[%620] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %622 = arith.addi %534, %38 : index
            %623 = arith.addi %622, %c53 : index
            %624 = vector.load %kv[%623] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %625 = vector.shuffle %547, %550 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %626 = vector.bitcast %625 : vector<8xi32> to vector<16xf16>
            %627 = arith.addi %544, %c23 : index
            %628 = vector.load %4[%627] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %629 = arith.addi %627, %c34 : index
            %630 = vector.load %4[%629] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %631 = vector.shuffle %628, %630 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %632 = wave.mma %626, %631, %c40 : vector<16xf16>, vector<8xf32>
            %633 = vector.shuffle %553, %556 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %634 = vector.bitcast %633 : vector<8xi32> to vector<16xf16>
            %635 = arith.addi %544, %c7 : index
            %636 = vector.load %4[%635] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %637 = arith.addi %635, %c34 : index
            %638 = vector.load %4[%637] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %639 = vector.shuffle %636, %638 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %640 = wave.mma %634, %639, %632 : vector<16xf16>, vector<8xf32>
            %641 = vector.shuffle %559, %562 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %642 = vector.bitcast %641 : vector<8xi32> to vector<16xf16>
            %643 = arith.addi %544, %c35 : index
            %644 = vector.load %4[%643] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %645 = arith.addi %643, %c34 : index
            %646 = vector.load %4[%645] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %647 = vector.shuffle %644, %646 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %648 = wave.mma %642, %647, %640 : vector<16xf16>, vector<8xf32>
            %649 = vector.shuffle %565, %568 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %650 = vector.bitcast %649 : vector<8xi32> to vector<16xf16>
            %651 = arith.addi %544, %c36 : index
            %652 = vector.load %4[%651] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %653 = arith.addi %651, %c34 : index
            %654 = vector.load %4[%653] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %655 = vector.shuffle %652, %654 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %656 = wave.mma %650, %655, %648 : vector<16xf16>, vector<8xf32>
            %657 = arith.addi %542, %38 : index
            %658 = arith.addi %657, %c35 : index
            %659 = vector.load %kv[%658] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %660 = arith.addi %542, %38 : index
            %661 = arith.addi %660, %c48 : index
            %662 = vector.load %kv[%661] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %663 = arith.addi %542, %38 : index
            %664 = arith.addi %663, %c49 : index
            %665 = vector.load %kv[%664] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %666 = arith.addi %542, %38 : index
            %667 = arith.addi %666, %c50 : index
            %668 = vector.load %kv[%667] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %669 = arith.addi %542, %38 : index
            %670 = arith.addi %669, %c36 : index
            %671 = vector.load %kv[%670] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %672 = arith.addi %542, %38 : index
            %673 = arith.addi %672, %c51 : index
            %674 = vector.load %kv[%673] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %675 = arith.addi %542, %38 : index
            %676 = arith.addi %675, %c52 : index
            %677 = vector.load %kv[%676] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %678 = arith.addi %542, %38 : index
            %679 = arith.addi %678, %c53 : index
            %680 = vector.load %kv[%679] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %681 = vector.extract %600[0] : f32 from vector<8xf32>
            %682 = vector.extract %600[1] : f32 from vector<8xf32>
            %683 = vector.extract %600[2] : f32 from vector<8xf32>
            %684 = vector.extract %600[3] : f32 from vector<8xf32>
            %685 = vector.extract %600[4] : f32 from vector<8xf32>
            %686 = vector.extract %600[5] : f32 from vector<8xf32>
            %687 = vector.extract %600[6] : f32 from vector<8xf32>
            %688 = vector.extract %600[7] : f32 from vector<8xf32>
            %689 = vector.extract %656[0] : f32 from vector<8xf32>
            %690 = vector.extract %656[1] : f32 from vector<8xf32>
            %691 = vector.extract %656[2] : f32 from vector<8xf32>
            %692 = vector.extract %656[3] : f32 from vector<8xf32>
            %693 = vector.extract %656[4] : f32 from vector<8xf32>
            %694 = vector.extract %656[5] : f32 from vector<8xf32>
            %695 = vector.extract %656[6] : f32 from vector<8xf32>
            %696 = vector.extract %656[7] : f32 from vector<8xf32>
            %697 = arith.maxnumf %681, %682 fastmath<nnan> : f32
            %698 = arith.maxnumf %697, %683 fastmath<nnan> : f32
            %699 = arith.maxnumf %698, %684 fastmath<nnan> : f32
            %700 = arith.maxnumf %699, %685 fastmath<nnan> : f32
            %701 = arith.maxnumf %700, %686 fastmath<nnan> : f32
            %702 = arith.maxnumf %701, %687 fastmath<nnan> : f32
            %703 = arith.maxnumf %702, %688 fastmath<nnan> : f32
            %704 = arith.maxnumf %703, %689 fastmath<nnan> : f32
            %705 = arith.maxnumf %704, %690 fastmath<nnan> : f32
            %706 = arith.maxnumf %705, %691 fastmath<nnan> : f32
            %707 = arith.maxnumf %706, %692 fastmath<nnan> : f32
            %708 = arith.maxnumf %707, %693 fastmath<nnan> : f32
            %709 = arith.maxnumf %708, %694 fastmath<nnan> : f32
            %710 = arith.maxnumf %709, %695 fastmath<nnan> : f32
            %711 = arith.maxnumf %710, %696 fastmath<nnan> : f32
            %712 = wave.swap_halves %711 : f32
            %713 = arith.maxnumf %711, %712 fastmath<nnan> : f32
            %714 = arith.mulf %713, %139 : f32
            %715 = arith.addf %214#8, %c54 : f32
            %716 = arith.cmpf ogt, %714, %715 : f32
            %717:6 = scf.if %716 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %718 = arith.subf %214#8, %714 : f32
              %719 = wave.exp2 %718 : f32
              %720 = vector.broadcast %719 : f32 to vector<8xf32>
              %721 = arith.mulf %214#9, %719 : f32
              %722 = arith.mulf %214#10, %720 : vector<8xf32>
              %723 = arith.mulf %214#11, %720 : vector<8xf32>
              %724 = arith.mulf %214#12, %720 : vector<8xf32>
              %725 = arith.mulf %214#13, %720 : vector<8xf32>
              scf.yield %714, %721, %722, %723, %724, %725 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %214#8, %214#9, %214#10, %214#11, %214#12, %214#13 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %726 = vector.broadcast %139 : f32 to vector<8xf32>
            %727 = arith.subf %c55, %717#0 : f32
            %728 = vector.broadcast %727 : f32 to vector<8xf32>
            %729 = math.fma %600, %726, %728 : vector<8xf32>
            %730 = wave.exp2 %729 : vector<8xf32>
            %731 = math.fma %656, %726, %728 : vector<8xf32>
            %732 = wave.exp2 %731 : vector<8xf32>
            %733 = arith.truncf %730 : vector<8xf32> to vector<8xf16>
            %734 = vector.bitcast %733 : vector<8xf16> to vector<4xi32>
            %735 = wave.swap_halves %734 : vector<4xi32>
            %736 = arith.select %3, %735, %734 : vector<4xi32>
            %737 = arith.select %3, %734, %735 : vector<4xi32>
            %738 = vector.shuffle %736, %737 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %739 = vector.bitcast %738 : vector<8xi32> to vector<16xf16>
            %740 = arith.truncf %732 : vector<8xf32> to vector<8xf16>
            %741 = vector.bitcast %740 : vector<8xf16> to vector<4xi32>
            %742 = wave.swap_halves %741 : vector<4xi32>
            %743 = arith.select %3, %742, %741 : vector<4xi32>
            %744 = arith.select %3, %741, %742 : vector<4xi32>
            %745 = vector.shuffle %743, %744 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %746 = vector.bitcast %745 : vector<8xi32> to vector<16xf16>
            %747 = arith.addf %730, %732 : vector<8xf32>
            %748 = vector.extract %747[0] : f32 from vector<8xf32>
            %749 = vector.extract %747[1] : f32 from vector<8xf32>
            %750 = vector.extract %747[2] : f32 from vector<8xf32>
            %751 = vector.extract %747[3] : f32 from vector<8xf32>
            %752 = vector.extract %747[4] : f32 from vector<8xf32>
            %753 = vector.extract %747[5] : f32 from vector<8xf32>
            %754 = vector.extract %747[6] : f32 from vector<8xf32>
            %755 = vector.extract %747[7] : f32 from vector<8xf32>
            %756 = arith.addf %748, %752 : f32
            %757 = arith.addf %749, %753 : f32
            %758 = arith.addf %750, %754 : f32
            %759 = arith.addf %751, %755 : f32
            %760 = arith.addf %756, %758 : f32
            %761 = arith.addf %757, %759 : f32
            %762 = arith.addf %760, %761 : f32
            %763 = arith.addf %717#1, %762 : f32
            %764 = vector.shuffle %603, %606 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %765 = vector.bitcast %764 : vector<8xi32> to vector<16xf16>
            %766 = wave.mma %765, %739, %717#2 : vector<16xf16>, vector<8xf32>
            %767 = vector.shuffle %609, %612 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %768 = vector.bitcast %767 : vector<8xi32> to vector<16xf16>
            %769 = wave.mma %768, %739, %717#3 : vector<16xf16>, vector<8xf32>
            %770 = vector.shuffle %615, %618 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %771 = vector.bitcast %770 : vector<8xi32> to vector<16xf16>
            %772 = wave.mma %771, %739, %717#4 : vector<16xf16>, vector<8xf32>
            %773 = vector.shuffle %621, %624 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %774 = vector.bitcast %773 : vector<8xi32> to vector<16xf16>
            %775 = wave.mma %774, %739, %717#5 : vector<16xf16>, vector<8xf32>
            %776 = vector.shuffle %659, %662 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %777 = vector.bitcast %776 : vector<8xi32> to vector<16xf16>
            %778 = wave.mma %777, %746, %766 : vector<16xf16>, vector<8xf32>
            %779 = vector.shuffle %665, %668 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %780 = vector.bitcast %779 : vector<8xi32> to vector<16xf16>
            %781 = wave.mma %780, %746, %769 : vector<16xf16>, vector<8xf32>
            %782 = vector.shuffle %671, %674 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %783 = vector.bitcast %782 : vector<8xi32> to vector<16xf16>
            %784 = wave.mma %783, %746, %772 : vector<16xf16>, vector<8xf32>
            %785 = vector.shuffle %677, %680 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %786 = vector.bitcast %785 : vector<8xi32> to vector<16xf16>
            %787 = wave.mma %786, %746, %775 : vector<16xf16>, vector<8xf32>
            scf.yield %717#0, %763, %778, %781, %784, %787 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          } else {
            %788 = arith.muli %156, %c42 : i32
            %789 = arith.addi %144, %788 : i32
            %790 = arith.divui %789, %c19 : i32
            %791 = arith.addi %790, %c43 : i32
            %792 = arith.minsi %791, %43 : i32
            %793 = arith.index_castui %792 : i32 to index
            %794 = arith.addi %35, %793 : index
            %795 = memref.load %step[%794] : memref<?xi32>
            %796 = arith.index_cast %795 : i32 to index
            %797 = arith.muli %796, %36 : index
            %798 = arith.addi %797, %37 : index
            %799 = arith.addi %790, %c18 : i32
            %800 = arith.minsi %799, %43 : i32
            %801 = arith.index_castui %800 : i32 to index
            %802 = arith.addi %35, %801 : index
            %803 = memref.load %step[%802] : memref<?xi32>
            %804 = arith.index_cast %803 : i32 to index
            %805 = arith.muli %804, %36 : index
            %806 = arith.addi %805, %37 : index
            %807 = arith.muli %1, %c9 : index
            %808 = arith.addi %c23, %807 : index
            %809 = arith.subi %146, %789 : i32
            %810 = arith.subi %809, %c43 : i32
            %811 = arith.minsi %810, %c19 : i32
            %812 = arith.maxsi %811, %c43 : i32
            %813 = arith.cmpi sgt, %812, %c43 : i32
            %814 = arith.select %813, %c56, %c43 : i32
            %815 = arith.ori %c43, %814 : i32
            %816 = arith.cmpi sgt, %812, %c18 : i32
            %817 = arith.select %816, %c56, %c43 : i32
            %818 = arith.ori %c43, %817 : i32
            %819 = arith.cmpi sgt, %812, %c57 : i32
            %820 = arith.select %819, %c58, %c43 : i32
            %821 = arith.ori %815, %820 : i32
            %822 = arith.cmpi sgt, %812, %c59 : i32
            %823 = arith.select %822, %c58, %c43 : i32
            %824 = arith.ori %818, %823 : i32
            %825 = arith.cmpi sgt, %812, %c60 : i32
            %826 = arith.select %825, %c56, %c43 : i32
            %827 = arith.ori %c43, %826 : i32
            %828 = arith.cmpi sgt, %812, %c61 : i32
            %829 = arith.select %828, %c56, %c43 : i32
            %830 = arith.ori %c43, %829 : i32
            %831 = arith.cmpi sgt, %812, %c62 : i32
            %832 = arith.select %831, %c58, %c43 : i32
            %833 = arith.ori %827, %832 : i32
            %834 = arith.cmpi sgt, %812, %c63 : i32
            %835 = arith.select %834, %c58, %c43 : i32
            %836 = arith.ori %830, %835 : i32
            %837 = arith.cmpi sgt, %812, %c64 : i32
            %838 = arith.select %837, %c56, %c43 : i32
            %839 = arith.ori %c43, %838 : i32
            %840 = arith.cmpi sgt, %812, %c65 : i32
            %841 = arith.select %840, %c56, %c43 : i32
            %842 = arith.ori %c43, %841 : i32
            %843 = arith.cmpi sgt, %812, %c66 : i32
            %844 = arith.select %843, %c58, %c43 : i32
            %845 = arith.ori %839, %844 : i32
            %846 = arith.cmpi sgt, %812, %c67 : i32
            %847 = arith.select %846, %c58, %c43 : i32
            %848 = arith.ori %842, %847 : i32
            %849 = arith.cmpi sgt, %812, %c68 : i32
            %850 = arith.select %849, %c56, %c43 : i32
            %851 = arith.ori %c43, %850 : i32
            %852 = arith.cmpi sgt, %812, %c69 : i32
            %853 = arith.select %852, %c56, %c43 : i32
            %854 = arith.ori %c43, %853 : i32
            %855 = arith.cmpi sgt, %812, %c33 : i32
            %856 = arith.select %855, %c58, %c43 : i32
            %857 = arith.ori %851, %856 : i32
            %858 = arith.cmpi sgt, %812, %c30 : i32
            %859 = arith.select %858, %c58, %c43 : i32
            %860 = arith.ori %854, %859 : i32
            %861 = vector.from_elements %821, %833, %845, %857 : vector<4xi32>
            %862 = vector.from_elements %824, %836, %848, %860 : vector<4xi32>
            %863 = arith.subi %146, %789 : i32
            %864 = arith.subi %863, %c19 : i32
            %865 = arith.minsi %864, %c19 : i32
            %866 = arith.maxsi %865, %c43 : i32
            %867 = arith.cmpi sgt, %866, %c43 : i32
            %868 = arith.select %867, %c56, %c43 : i32
            %869 = arith.ori %c43, %868 : i32
            %870 = arith.cmpi sgt, %866, %c18 : i32
            %871 = arith.select %870, %c56, %c43 : i32
            %872 = arith.ori %c43, %871 : i32
            %873 = arith.cmpi sgt, %866, %c57 : i32
            %874 = arith.select %873, %c58, %c43 : i32
            %875 = arith.ori %869, %874 : i32
            %876 = arith.cmpi sgt, %866, %c59 : i32
            %877 = arith.select %876, %c58, %c43 : i32
            %878 = arith.ori %872, %877 : i32
            %879 = arith.cmpi sgt, %866, %c60 : i32
            %880 = arith.select %879, %c56, %c43 : i32
            %881 = arith.ori %c43, %880 : i32
            %882 = arith.cmpi sgt, %866, %c61 : i32
            %883 = arith.select %882, %c56, %c43 : i32
            %884 = arith.ori %c43, %883 : i32
            %885 = arith.cmpi sgt, %866, %c62 : i32
            %886 = arith.select %885, %c58, %c43 : i32
            %887 = arith.ori %881, %886 : i32
            %888 = arith.cmpi sgt, %866, %c63 : i32
            %889 = arith.select %888, %c58, %c43 : i32
            %890 = arith.ori %884, %889 : i32
            %891 = arith.cmpi sgt, %866, %c64 : i32
            %892 = arith.select %891, %c56, %c43 : i32
            %893 = arith.ori %c43, %892 : i32
            %894 = arith.cmpi sgt, %866, %c65 : i32
            %895 = arith.select %894, %c56, %c43 : i32
            %896 = arith.ori %c43, %895 : i32
            %897 = arith.cmpi sgt, %866, %c66 : i32
            %898 = arith.select %897, %c58, %c43 : i32
            %899 = arith.ori %893, %898 : i32
            %900 = arith.cmpi sgt, %866, %c67 : i32
            %901 = arith.select %900, %c58, %c43 : i32
            %902 = arith.ori %896, %901 : i32
            %903 = arith.cmpi sgt, %866, %c68 : i32
            %904 = arith.select %903, %c56, %c43 : i32
            %905 = arith.ori %c43, %904 : i32
            %906 = arith.cmpi sgt, %866, %c69 : i32
            %907 = arith.select %906, %c56, %c43 : i32
            %908 = arith.ori %c43, %907 : i32
            %909 = arith.cmpi sgt, %866, %c33 : i32
            %910 = arith.select %909, %c58, %c43 : i32
            %911 = arith.ori %905, %910 : i32
            %912 = arith.cmpi sgt, %866, %c30 : i32
            %913 = arith.select %912, %c58, %c43 : i32
            %914 = arith.ori %908, %913 : i32
            %915 = vector.from_elements %875, %887, %899, %911 : vector<4xi32>
            %916 = vector.from_elements %878, %890, %902, %914 : vector<4xi32>
            %917 = arith.addi %806, %38 : index
            %918 = arith.addi %917, %c23 : index
            %919 = vector.load %kv[%918] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %920 = arith.addi %806, %38 : index
            %921 = arith.addi %920, %c24 : index
            %922 = vector.load %kv[%921] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %923 = arith.addi %806, %38 : index
            %924 = arith.addi %923, %c34 : index
            %925 = vector.load %kv[%924] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %926 = arith.addi %806, %38 : index
            %927 = arith.addi %926, %c44 : index
            %928 = vector.load %kv[%927] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %929 = arith.addi %806, %38 : index
            %930 = arith.addi %929, %c7 : index
            %931 = vector.load %kv[%930] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %932 = arith.addi %806, %38 : index
            %933 = arith.addi %932, %c45 : index
            %934 = vector.load %kv[%933] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %935 = arith.addi %806, %38 : index
            %936 = arith.addi %935, %c46 : index
            %937 = vector.load %kv[%936] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %938 = arith.addi %806, %38 : index
            %939 = arith.addi %938, %c47 : index
            %940 = vector.load %kv[%939] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %941 = vector.shuffle %214#0, %214#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %942 = vector.bitcast %941 : vector<8xi32> to vector<16xf16>
            %943 = arith.addi %808, %c23 : index
            %944 = vector.load %4[%943] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %945 = arith.addi %943, %c34 : index
            %946 = vector.load %4[%945] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %947 = vector.shuffle %944, %946 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %948 = wave.mma %942, %947, %c40 : vector<16xf16>, vector<8xf32>
            %949 = vector.shuffle %214#2, %214#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %950 = vector.bitcast %949 : vector<8xi32> to vector<16xf16>
            %951 = arith.addi %808, %c7 : index
            %952 = vector.load %4[%951] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %953 = arith.addi %951, %c34 : index
            %954 = vector.load %4[%953] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %955 = vector.shuffle %952, %954 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %956 = wave.mma %950, %955, %948 : vector<16xf16>, vector<8xf32>
            %957 = vector.shuffle %214#4, %214#5 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %958 = vector.bitcast %957 : vector<8xi32> to vector<16xf16>
            %959 = arith.addi %808, %c35 : index
            %960 = vector.load %4[%959] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %961 = arith.addi %959, %c34 : index
            %962 = vector.load %4[%961] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %963 = vector.shuffle %960, %962 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %964 = wave.mma %958, %963, %956 : vector<16xf16>, vector<8xf32>
            %965 = vector.shuffle %214#6, %214#7 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %966 = vector.bitcast %965 : vector<8xi32> to vector<16xf16>
            %967 = arith.addi %808, %c36 : index
            %968 = vector.load %4[%967] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %969 = arith.addi %967, %c34 : index
            %970 = vector.load %4[%969] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %971 = vector.shuffle %968, %970 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %972 = wave.mma %966, %971, %964 : vector<16xf16>, vector<8xf32>
            %973 = arith.addi %798, %38 : index
            %974 = arith.addi %973, %c35 : index
            %975 = vector.load %kv[%974] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %976 = arith.addi %798, %38 : index
            %977 = arith.addi %976, %c48 : index
            %978 = vector.load %kv[%977] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %979 = arith.addi %798, %38 : index
            %980 = arith.addi %979, %c49 : index
            %981 = vector.load %kv[%980] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %982 = arith.addi %798, %38 : index
            %983 = arith.addi %982, %c50 : index
            %984 = vector.load %kv[%983] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %985 = arith.addi %798, %38 : index
            %986 = arith.addi %985, %c36 : index
            %987 = vector.load %kv[%986] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %988 = arith.addi %798, %38 : index
            %989 = arith.addi %988, %c51 : index
            %990 = vector.load %kv[%989] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %991 = arith.addi %798, %38 : index
            %992 = arith.addi %991, %c52 : index
            %993 = vector.load %kv[%992] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %994 = arith.addi %798, %38 : index
            %995 = arith.addi %994, %c53 : index
            %996 = vector.load %kv[%995] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %997 = vector.shuffle %919, %922 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %998 = vector.bitcast %997 : vector<8xi32> to vector<16xf16>
            %999 = arith.addi %808, %c23 : index
            %1000 = vector.load %4[%999] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1001 = arith.addi %999, %c34 : index
            %1002 = vector.load %4[%1001] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1003 = vector.shuffle %1000, %1002 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1004 = wave.mma %998, %1003, %c40 : vector<16xf16>, vector<8xf32>
            %1005 = vector.shuffle %925, %928 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1006 = vector.bitcast %1005 : vector<8xi32> to vector<16xf16>
            %1007 = arith.addi %808, %c7 : index
            %1008 = vector.load %4[%1007] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1009 = arith.addi %1007, %c34 : index
            %1010 = vector.load %4[%1009] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1011 = vector.shuffle %1008, %1010 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1012 = wave.mma %1006, %1011, %1004 : vector<16xf16>, vector<8xf32>
            %1013 = vector.shuffle %931, %934 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1014 = vector.bitcast %1013 : vector<8xi32> to vector<16xf16>
            %1015 = arith.addi %808, %c35 : index
            %1016 = vector.load %4[%1015] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1017 = arith.addi %1015, %c34 : index
            %1018 = vector.load %4[%1017] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1019 = vector.shuffle %1016, %1018 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1020 = wave.mma %1014, %1019, %1012 : vector<16xf16>, vector<8xf32>
            %1021 = vector.shuffle %937, %940 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1022 = vector.bitcast %1021 : vector<8xi32> to vector<16xf16>
            %1023 = arith.addi %808, %c36 : index
            %1024 = vector.load %4[%1023] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1025 = arith.addi %1023, %c34 : index
            %1026 = vector.load %4[%1025] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1027 = vector.shuffle %1024, %1026 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1028 = wave.mma %1022, %1027, %1020 : vector<16xf16>, vector<8xf32>
            %1029 = arith.addi %806, %38 : index
            %1030 = arith.addi %1029, %c35 : index
            %1031 = vector.load %kv[%1030] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1032 = arith.addi %806, %38 : index
            %1033 = arith.addi %1032, %c48 : index
            %1034 = vector.load %kv[%1033] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1035 = arith.addi %806, %38 : index
            %1036 = arith.addi %1035, %c49 : index
            %1037 = vector.load %kv[%1036] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1038 = arith.addi %806, %38 : index
            %1039 = arith.addi %1038, %c50 : index
            %1040 = vector.load %kv[%1039] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1041 = arith.addi %806, %38 : index
            %1042 = arith.addi %1041, %c36 : index
            %1043 = vector.load %kv[%1042] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1044 = arith.addi %806, %38 : index
            %1045 = arith.addi %1044, %c51 : index
            %1046 = vector.load %kv[%1045] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1047 = arith.addi %806, %38 : index
            %1048 = arith.addi %1047, %c52 : index
            %1049 = vector.load %kv[%1048] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1050 = arith.addi %806, %38 : index
            %1051 = arith.addi %1050, %c53 : index
            %1052 = vector.load %kv[%1051] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1053 = arith.index_cast %2 : index to i32
            %1054 = arith.addi %789, %1053 : i32
            %1055 = arith.subi %41, %1054 : i32
            %1056 = arith.subi %1055, %c43 : i32
            %1057 = vector.broadcast %1056 : i32 to vector<8xi32>
            %1058 = arith.cmpi sgt, %1057, %c70 : vector<8xi32>
            %1059 = arith.subi %1055, %c19 : i32
            %1060 = vector.broadcast %1059 : i32 to vector<8xi32>
            %1061 = arith.cmpi sgt, %1060, %c70 : vector<8xi32>
            %1062 = arith.select %1058, %972, %c71 : vector<8xi1>, vector<8xf32>
            %1063 = arith.select %1061, %1028, %c71 : vector<8xi1>, vector<8xf32>
            %1064 = vector.extract %1062[0] : f32 from vector<8xf32>
            %1065 = vector.extract %1062[1] : f32 from vector<8xf32>
            %1066 = vector.extract %1062[2] : f32 from vector<8xf32>
            %1067 = vector.extract %1062[3] : f32 from vector<8xf32>
            %1068 = vector.extract %1062[4] : f32 from vector<8xf32>
            %1069 = vector.extract %1062[5] : f32 from vector<8xf32>
            %1070 = vector.extract %1062[6] : f32 from vector<8xf32>
            %1071 = vector.extract %1062[7] : f32 from vector<8xf32>
            %1072 = vector.extract %1063[0] : f32 from vector<8xf32>
            %1073 = vector.extract %1063[1] : f32 from vector<8xf32>
            %1074 = vector.extract %1063[2] : f32 from vector<8xf32>
            %1075 = vector.extract %1063[3] : f32 from vector<8xf32>
            %1076 = vector.extract %1063[4] : f32 from vector<8xf32>
            %1077 = vector.extract %1063[5] : f32 from vector<8xf32>
            %1078 = vector.extract %1063[6] : f32 from vector<8xf32>
            %1079 = vector.extract %1063[7] : f32 from vector<8xf32>
            %1080 = arith.maxnumf %1064, %1065 fastmath<nnan> : f32
            %1081 = arith.maxnumf %1080, %1066 fastmath<nnan> : f32
            %1082 = arith.maxnumf %1081, %1067 fastmath<nnan> : f32
            %1083 = arith.maxnumf %1082, %1068 fastmath<nnan> : f32
            %1084 = arith.maxnumf %1083, %1069 fastmath<nnan> : f32
            %1085 = arith.maxnumf %1084, %1070 fastmath<nnan> : f32
            %1086 = arith.maxnumf %1085, %1071 fastmath<nnan> : f32
            %1087 = arith.maxnumf %1086, %1072 fastmath<nnan> : f32
            %1088 = arith.maxnumf %1087, %1073 fastmath<nnan> : f32
            %1089 = arith.maxnumf %1088, %1074 fastmath<nnan> : f32
            %1090 = arith.maxnumf %1089, %1075 fastmath<nnan> : f32
            %1091 = arith.maxnumf %1090, %1076 fastmath<nnan> : f32
            %1092 = arith.maxnumf %1091, %1077 fastmath<nnan> : f32
            %1093 = arith.maxnumf %1092, %1078 fastmath<nnan> : f32
            %1094 = arith.maxnumf %1093, %1079 fastmath<nnan> : f32
            %1095 = wave.swap_halves %1094 : f32
            %1096 = arith.maxnumf %1094, %1095 fastmath<nnan> : f32
            %1097 = arith.mulf %1096, %139 : f32
            %1098 = arith.addf %214#8, %c54 : f32
            %1099 = arith.cmpf ogt, %1097, %1098 : f32
            %1100:6 = scf.if %1099 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %1101 = arith.subf %214#8, %1097 : f32
              %1102 = wave.exp2 %1101 : f32
              %1103 = vector.broadcast %1102 : f32 to vector<8xf32>
              %1104 = arith.mulf %214#9, %1102 : f32
              %1105 = arith.mulf %214#10, %1103 : vector<8xf32>
              %1106 = arith.mulf %214#11, %1103 : vector<8xf32>
              %1107 = arith.mulf %214#12, %1103 : vector<8xf32>
              %1108 = arith.mulf %214#13, %1103 : vector<8xf32>
              scf.yield %1097, %1104, %1105, %1106, %1107, %1108 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %214#8, %214#9, %214#10, %214#11, %214#12, %214#13 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %1109 = vector.broadcast %139 : f32 to vector<8xf32>
            %1110 = arith.subf %c55, %1100#0 : f32
            %1111 = vector.broadcast %1110 : f32 to vector<8xf32>
            %1112 = math.fma %1062, %1109, %1111 : vector<8xf32>
            %1113 = wave.exp2 %1112 : vector<8xf32>
            %1114 = math.fma %1063, %1109, %1111 : vector<8xf32>
            %1115 = wave.exp2 %1114 : vector<8xf32>
            %1116 = arith.select %1058, %1113, %c40 : vector<8xi1>, vector<8xf32>
            %1117 = arith.select %1061, %1115, %c40 : vector<8xi1>, vector<8xf32>
            %1118 = arith.truncf %1116 : vector<8xf32> to vector<8xf16>
            %1119 = vector.bitcast %1118 : vector<8xf16> to vector<4xi32>
            %1120 = wave.swap_halves %1119 : vector<4xi32>
            %1121 = arith.select %3, %1120, %1119 : vector<4xi32>
            %1122 = arith.select %3, %1119, %1120 : vector<4xi32>
            %1123 = vector.shuffle %1121, %1122 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1124 = vector.bitcast %1123 : vector<8xi32> to vector<16xf16>
            %1125 = arith.truncf %1117 : vector<8xf32> to vector<8xf16>
            %1126 = vector.bitcast %1125 : vector<8xf16> to vector<4xi32>
            %1127 = wave.swap_halves %1126 : vector<4xi32>
            %1128 = arith.select %3, %1127, %1126 : vector<4xi32>
            %1129 = arith.select %3, %1126, %1127 : vector<4xi32>
            %1130 = vector.shuffle %1128, %1129 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1131 = vector.bitcast %1130 : vector<8xi32> to vector<16xf16>
            %1132 = arith.addf %1116, %1117 : vector<8xf32>
            %1133 = vector.extract %1132[0] : f32 from vector<8xf32>
            %1134 = vector.extract %1132[1] : f32 from vector<8xf32>
            %1135 = vector.extract %1132[2] : f32 from vector<8xf32>
            %1136 = vector.extract %1132[3] : f32 from vector<8xf32>
            %1137 = vector.extract %1132[4] : f32 from vector<8xf32>
            %1138 = vector.extract %1132[5] : f32 from vector<8xf32>
            %1139 = vector.extract %1132[6] : f32 from vector<8xf32>
            %1140 = vector.extract %1132[7] : f32 from vector<8xf32>
            %1141 = arith.addf %1133, %1137 : f32
            %1142 = arith.addf %1134, %1138 : f32
            %1143 = arith.addf %1135, %1139 : f32
            %1144 = arith.addf %1136, %1140 : f32
            %1145 = arith.addf %1141, %1143 : f32
            %1146 = arith.addf %1142, %1144 : f32
            %1147 = arith.addf %1145, %1146 : f32
            %1148 = arith.addf %1100#1, %1147 : f32
            %1149 = arith.andi %975, %861 : vector<4xi32>
            %1150 = arith.andi %978, %862 : vector<4xi32>
            %1151 = vector.shuffle %1149, %1150 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1152 = vector.bitcast %1151 : vector<8xi32> to vector<16xf16>
            %1153 = wave.mma %1152, %1124, %1100#2 : vector<16xf16>, vector<8xf32>
            %1154 = arith.andi %981, %861 : vector<4xi32>
            %1155 = arith.andi %984, %862 : vector<4xi32>
            %1156 = vector.shuffle %1154, %1155 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1157 = vector.bitcast %1156 : vector<8xi32> to vector<16xf16>
            %1158 = wave.mma %1157, %1124, %1100#3 : vector<16xf16>, vector<8xf32>
            %1159 = arith.andi %987, %861 : vector<4xi32>
            %1160 = arith.andi %990, %862 : vector<4xi32>
            %1161 = vector.shuffle %1159, %1160 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1162 = vector.bitcast %1161 : vector<8xi32> to vector<16xf16>
            %1163 = wave.mma %1162, %1124, %1100#4 : vector<16xf16>, vector<8xf32>
            %1164 = arith.andi %993, %861 : vector<4xi32>
            %1165 = arith.andi %996, %862 : vector<4xi32>
            %1166 = vector.shuffle %1164, %1165 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1167 = vector.bitcast %1166 : vector<8xi32> to vector<16xf16>
            %1168 = wave.mma %1167, %1124, %1100#5 : vector<16xf16>, vector<8xf32>
            %1169 = arith.andi %1031, %915 : vector<4xi32>
            %1170 = arith.andi %1034, %916 : vector<4xi32>
            %1171 = vector.shuffle %1169, %1170 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1172 = vector.bitcast %1171 : vector<8xi32> to vector<16xf16>
            %1173 = wave.mma %1172, %1131, %1153 : vector<16xf16>, vector<8xf32>
            %1174 = arith.andi %1037, %915 : vector<4xi32>
            %1175 = arith.andi %1040, %916 : vector<4xi32>
            %1176 = vector.shuffle %1174, %1175 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1177 = vector.bitcast %1176 : vector<8xi32> to vector<16xf16>
            %1178 = wave.mma %1177, %1131, %1158 : vector<16xf16>, vector<8xf32>
            %1179 = arith.andi %1043, %915 : vector<4xi32>
            %1180 = arith.andi %1046, %916 : vector<4xi32>
            %1181 = vector.shuffle %1179, %1180 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1182 = vector.bitcast %1181 : vector<8xi32> to vector<16xf16>
            %1183 = wave.mma %1182, %1131, %1163 : vector<16xf16>, vector<8xf32>
            %1184 = arith.andi %1049, %915 : vector<4xi32>
            %1185 = arith.andi %1052, %916 : vector<4xi32>
            %1186 = vector.shuffle %1184, %1185 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1187 = vector.bitcast %1186 : vector<8xi32> to vector<16xf16>
            %1188 = wave.mma %1187, %1131, %1168 : vector<16xf16>, vector<8xf32>
            scf.yield %1100#0, %1148, %1173, %1178, %1183, %1188 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %1189 = wave.swap_halves %523#1 : f32
          %1190 = arith.addf %523#1, %1189 : f32
          scf.yield %523#0, %1190, %523#2, %523#3, %523#4, %523#5 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c38, %c39, %c40, %c40, %c40, %c40 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %1191 = arith.cmpi slt, %1, %c9 : index
        wave.barrier
        scf.if %1191 {
          %1192 = arith.muli %8, %c8 : index
          %1193 = arith.addi %1192, %1 : index
          memref.store %148#0, %6[%1193] : memref<?xf32>
          %1194 = arith.addi %1193, %c3 : index
          memref.store %148#1, %6[%1194] : memref<?xf32>
          %1195 = arith.muli %8, %c35 : index
          %1196 = arith.muli %2, %c9 : index
          %1197 = arith.addi %1195, %1196 : index
          %1198 = arith.addi %1197, %1 : index
          %1199 = vector.extract %148#2[0] : f32 from vector<8xf32>
          %1200 = arith.addi %1198, %c23 : index
          memref.store %1199, %5[%1200] : memref<?xf32>
          %1201 = vector.extract %148#2[1] : f32 from vector<8xf32>
          %1202 = arith.addi %1198, %c3 : index
          memref.store %1201, %5[%1202] : memref<?xf32>
          %1203 = vector.extract %148#2[2] : f32 from vector<8xf32>
          %1204 = arith.addi %1198, %c8 : index
          memref.store %1203, %5[%1204] : memref<?xf32>
          %1205 = vector.extract %148#2[3] : f32 from vector<8xf32>
          %1206 = arith.addi %1198, %c27 : index
          memref.store %1205, %5[%1206] : memref<?xf32>
          %1207 = vector.extract %148#2[4] : f32 from vector<8xf32>
          %1208 = arith.addi %1198, %c24 : index
          memref.store %1207, %5[%1208] : memref<?xf32>
          %1209 = vector.extract %148#2[5] : f32 from vector<8xf32>
          %1210 = arith.addi %1198, %c72 : index
          memref.store %1209, %5[%1210] : memref<?xf32>
          %1211 = vector.extract %148#2[6] : f32 from vector<8xf32>
          %1212 = arith.addi %1198, %c73 : index
          memref.store %1211, %5[%1212] : memref<?xf32>
          %1213 = vector.extract %148#2[7] : f32 from vector<8xf32>
          %1214 = arith.addi %1198, %c74 : index
          memref.store %1213, %5[%1214] : memref<?xf32>
          %1215 = vector.extract %148#3[0] : f32 from vector<8xf32>
          %1216 = arith.addi %1198, %c34 : index
          memref.store %1215, %5[%1216] : memref<?xf32>
          %1217 = vector.extract %148#3[1] : f32 from vector<8xf32>
          %1218 = arith.addi %1198, %c75 : index
          memref.store %1217, %5[%1218] : memref<?xf32>
          %1219 = vector.extract %148#3[2] : f32 from vector<8xf32>
          %1220 = arith.addi %1198, %c76 : index
          memref.store %1219, %5[%1220] : memref<?xf32>
          %1221 = vector.extract %148#3[3] : f32 from vector<8xf32>
          %1222 = arith.addi %1198, %c77 : index
          memref.store %1221, %5[%1222] : memref<?xf32>
          %1223 = vector.extract %148#3[4] : f32 from vector<8xf32>
          %1224 = arith.addi %1198, %c44 : index
          memref.store %1223, %5[%1224] : memref<?xf32>
          %1225 = vector.extract %148#3[5] : f32 from vector<8xf32>
          %1226 = arith.addi %1198, %c78 : index
          memref.store %1225, %5[%1226] : memref<?xf32>
          %1227 = vector.extract %148#3[6] : f32 from vector<8xf32>
          %1228 = arith.addi %1198, %c79 : index
          memref.store %1227, %5[%1228] : memref<?xf32>
          %1229 = vector.extract %148#3[7] : f32 from vector<8xf32>
          %1230 = arith.addi %1198, %c80 : index
          memref.store %1229, %5[%1230] : memref<?xf32>
          %1231 = vector.extract %148#4[0] : f32 from vector<8xf32>
          %1232 = arith.addi %1198, %c7 : index
          memref.store %1231, %5[%1232] : memref<?xf32>
          %1233 = vector.extract %148#4[1] : f32 from vector<8xf32>
          %1234 = arith.addi %1198, %c81 : index
          memref.store %1233, %5[%1234] : memref<?xf32>
          %1235 = vector.extract %148#4[2] : f32 from vector<8xf32>
          %1236 = arith.addi %1198, %c82 : index
          memref.store %1235, %5[%1236] : memref<?xf32>
          %1237 = vector.extract %148#4[3] : f32 from vector<8xf32>
          %1238 = arith.addi %1198, %c83 : index
          memref.store %1237, %5[%1238] : memref<?xf32>
          %1239 = vector.extract %148#4[4] : f32 from vector<8xf32>
          %1240 = arith.addi %1198, %c45 : index
          memref.store %1239, %5[%1240] : memref<?xf32>
          %1241 = vector.extract %148#4[5] : f32 from vector<8xf32>
          %1242 = arith.addi %1198, %c84 : index
          memref.store %1241, %5[%1242] : memref<?xf32>
          %1243 = vector.extract %148#4[6] : f32 from vector<8xf32>
          %1244 = arith.addi %1198, %c85 : index
          memref.store %1243, %5[%1244] : memref<?xf32>
          %1245 = vector.extract %148#4[7] : f32 from vector<8xf32>
          %1246 = arith.addi %1198, %c86 : index
          memref.store %1245, %5[%1246] : memref<?xf32>
          %1247 = vector.extract %148#5[0] : f32 from vector<8xf32>
          %1248 = arith.addi %1198, %c46 : index
          memref.store %1247, %5[%1248] : memref<?xf32>
          %1249 = vector.extract %148#5[1] : f32 from vector<8xf32>
          %1250 = arith.addi %1198, %c87 : index
          memref.store %1249, %5[%1250] : memref<?xf32>
          %1251 = vector.extract %148#5[2] : f32 from vector<8xf32>
          %1252 = arith.addi %1198, %c88 : index
          memref.store %1251, %5[%1252] : memref<?xf32>
          %1253 = vector.extract %148#5[3] : f32 from vector<8xf32>
          %1254 = arith.addi %1198, %c89 : index
          memref.store %1253, %5[%1254] : memref<?xf32>
          %1255 = vector.extract %148#5[4] : f32 from vector<8xf32>
          %1256 = arith.addi %1198, %c47 : index
          memref.store %1255, %5[%1256] : memref<?xf32>
          %1257 = vector.extract %148#5[5] : f32 from vector<8xf32>
          %1258 = arith.addi %1198, %c90 : index
          memref.store %1257, %5[%1258] : memref<?xf32>
          %1259 = vector.extract %148#5[6] : f32 from vector<8xf32>
          %1260 = arith.addi %1198, %c91 : index
          memref.store %1259, %5[%1260] : memref<?xf32>
          %1261 = vector.extract %148#5[7] : f32 from vector<8xf32>
          %1262 = arith.addi %1198, %c92 : index
          memref.store %1261, %5[%1262] : memref<?xf32>
        }
        wave.barrier
        %1263 = arith.addi %11, %c23 : index
        %1264 = memref.load %6[%1263] : memref<?xf32>
        %1265 = arith.addi %11, %c3 : index
        %1266 = memref.load %6[%1265] : memref<?xf32>
        %1267 = arith.addi %11, %c8 : index
        %1268 = memref.load %6[%1267] : memref<?xf32>
        %1269 = arith.addi %11, %c27 : index
        %1270 = memref.load %6[%1269] : memref<?xf32>
        %1271 = arith.addi %11, %c24 : index
        %1272 = memref.load %6[%1271] : memref<?xf32>
        %1273 = arith.addi %11, %c72 : index
        %1274 = memref.load %6[%1273] : memref<?xf32>
        %1275 = arith.addi %11, %c73 : index
        %1276 = memref.load %6[%1275] : memref<?xf32>
        %1277 = arith.addi %11, %c74 : index
        %1278 = memref.load %6[%1277] : memref<?xf32>
        %1279 = arith.addi %11, %c34 : index
        %1280 = memref.load %6[%1279] : memref<?xf32>
        %1281 = arith.addi %11, %c75 : index
        %1282 = memref.load %6[%1281] : memref<?xf32>
        %1283 = arith.addi %11, %c76 : index
        %1284 = memref.load %6[%1283] : memref<?xf32>
        %1285 = arith.addi %11, %c77 : index
        %1286 = memref.load %6[%1285] : memref<?xf32>
        %1287 = arith.addi %11, %c44 : index
        %1288 = memref.load %6[%1287] : memref<?xf32>
        %1289 = arith.addi %11, %c78 : index
        %1290 = memref.load %6[%1289] : memref<?xf32>
        %1291 = arith.addi %11, %c79 : index
        %1292 = memref.load %6[%1291] : memref<?xf32>
        %1293 = arith.addi %11, %c80 : index
        %1294 = memref.load %6[%1293] : memref<?xf32>
        %1295 = arith.maxnumf %1264, %1268 fastmath<nnan> : f32
        %1296 = arith.subf %1264, %1295 : f32
        %1297 = wave.exp2 %1296 : f32
        %1298 = arith.subf %1268, %1295 : f32
        %1299 = wave.exp2 %1298 : f32
        %1300 = arith.mulf %1266, %1297 : f32
        %1301 = math.fma %1270, %1299, %1300 : f32
        %1302 = arith.maxnumf %1295, %1272 fastmath<nnan> : f32
        %1303 = arith.subf %1295, %1302 : f32
        %1304 = wave.exp2 %1303 : f32
        %1305 = arith.subf %1272, %1302 : f32
        %1306 = wave.exp2 %1305 : f32
        %1307 = arith.mulf %1301, %1304 : f32
        %1308 = math.fma %1274, %1306, %1307 : f32
        %1309 = arith.maxnumf %1302, %1276 fastmath<nnan> : f32
        %1310 = arith.subf %1302, %1309 : f32
        %1311 = wave.exp2 %1310 : f32
        %1312 = arith.subf %1276, %1309 : f32
        %1313 = wave.exp2 %1312 : f32
        %1314 = arith.mulf %1308, %1311 : f32
        %1315 = math.fma %1278, %1313, %1314 : f32
        %1316 = arith.maxnumf %1309, %1280 fastmath<nnan> : f32
        %1317 = arith.subf %1309, %1316 : f32
        %1318 = wave.exp2 %1317 : f32
        %1319 = arith.subf %1280, %1316 : f32
        %1320 = wave.exp2 %1319 : f32
        %1321 = arith.mulf %1315, %1318 : f32
        %1322 = math.fma %1282, %1320, %1321 : f32
        %1323 = arith.maxnumf %1316, %1284 fastmath<nnan> : f32
        %1324 = arith.subf %1316, %1323 : f32
        %1325 = wave.exp2 %1324 : f32
        %1326 = arith.subf %1284, %1323 : f32
        %1327 = wave.exp2 %1326 : f32
        %1328 = arith.mulf %1322, %1325 : f32
        %1329 = math.fma %1286, %1327, %1328 : f32
        %1330 = arith.maxnumf %1323, %1288 fastmath<nnan> : f32
        %1331 = arith.subf %1323, %1330 : f32
        %1332 = wave.exp2 %1331 : f32
        %1333 = arith.subf %1288, %1330 : f32
        %1334 = wave.exp2 %1333 : f32
        %1335 = arith.mulf %1329, %1332 : f32
        %1336 = math.fma %1290, %1334, %1335 : f32
        %1337 = arith.maxnumf %1330, %1292 fastmath<nnan> : f32
        %1338 = arith.subf %1330, %1337 : f32
        %1339 = wave.exp2 %1338 : f32
        %1340 = arith.subf %1292, %1337 : f32
        %1341 = wave.exp2 %1340 : f32
        %1342 = arith.mulf %1336, %1339 : f32
        %1343 = math.fma %1294, %1341, %1342 : f32
        %1344 = arith.addi %10, %c23 : index
        %1345 = arith.addi %1344, %c23 : index
        %1346 = memref.load %5[%1345] : memref<?xf32>
        %1347 = arith.addi %1344, %c35 : index
        %1348 = memref.load %5[%1347] : memref<?xf32>
        %1349 = arith.addi %1344, %c5 : index
        %1350 = memref.load %5[%1349] : memref<?xf32>
        %1351 = arith.addi %1344, %c93 : index
        %1352 = memref.load %5[%1351] : memref<?xf32>
        %1353 = arith.addi %1344, %c94 : index
        %1354 = memref.load %5[%1353] : memref<?xf32>
        %1355 = arith.addi %1344, %c95 : index
        %1356 = memref.load %5[%1355] : memref<?xf32>
        %1357 = arith.addi %1344, %c96 : index
        %1358 = memref.load %5[%1357] : memref<?xf32>
        %1359 = arith.addi %1344, %c97 : index
        %1360 = memref.load %5[%1359] : memref<?xf32>
        %1361 = arith.mulf %1346, %1297 : f32
        %1362 = math.fma %1348, %1299, %1361 : f32
        %1363 = arith.mulf %1362, %1304 : f32
        %1364 = math.fma %1350, %1306, %1363 : f32
        %1365 = arith.mulf %1364, %1311 : f32
        %1366 = math.fma %1352, %1313, %1365 : f32
        %1367 = arith.mulf %1366, %1318 : f32
        %1368 = math.fma %1354, %1320, %1367 : f32
        %1369 = arith.mulf %1368, %1325 : f32
        %1370 = math.fma %1356, %1327, %1369 : f32
        %1371 = arith.mulf %1370, %1332 : f32
        %1372 = math.fma %1358, %1334, %1371 : f32
        %1373 = arith.mulf %1372, %1339 : f32
        %1374 = math.fma %1360, %1341, %1373 : f32
        %1375 = arith.addi %10, %c7 : index
        %1376 = arith.addi %1375, %c23 : index
        %1377 = memref.load %5[%1376] : memref<?xf32>
        %1378 = arith.addi %1375, %c35 : index
        %1379 = memref.load %5[%1378] : memref<?xf32>
        %1380 = arith.addi %1375, %c5 : index
        %1381 = memref.load %5[%1380] : memref<?xf32>
        %1382 = arith.addi %1375, %c93 : index
        %1383 = memref.load %5[%1382] : memref<?xf32>
        %1384 = arith.addi %1375, %c94 : index
        %1385 = memref.load %5[%1384] : memref<?xf32>
        %1386 = arith.addi %1375, %c95 : index
        %1387 = memref.load %5[%1386] : memref<?xf32>
        %1388 = arith.addi %1375, %c96 : index
        %1389 = memref.load %5[%1388] : memref<?xf32>
        %1390 = arith.addi %1375, %c97 : index
        %1391 = memref.load %5[%1390] : memref<?xf32>
        %1392 = arith.mulf %1377, %1297 : f32
        %1393 = math.fma %1379, %1299, %1392 : f32
        %1394 = arith.mulf %1393, %1304 : f32
        %1395 = math.fma %1381, %1306, %1394 : f32
        %1396 = arith.mulf %1395, %1311 : f32
        %1397 = math.fma %1383, %1313, %1396 : f32
        %1398 = arith.mulf %1397, %1318 : f32
        %1399 = math.fma %1385, %1320, %1398 : f32
        %1400 = arith.mulf %1399, %1325 : f32
        %1401 = math.fma %1387, %1327, %1400 : f32
        %1402 = arith.mulf %1401, %1332 : f32
        %1403 = math.fma %1389, %1334, %1402 : f32
        %1404 = arith.mulf %1403, %1339 : f32
        %1405 = math.fma %1391, %1341, %1404 : f32
        %1406 = arith.cmpi eq, %45, %c18 : i32
        scf.if %1406 {
          %1407 = arith.addi %kvHeads, %18 : index
          %1408 = memref.load %scales[%1407] : memref<?xf32>
          %1409 = arith.divf %1408, %1343 : f32
          %1410 = arith.addi %20, %11 : index
          %1411 = arith.cmpi slt, %1410, %groupSize : index
          scf.if %1411 {
            %1412 = arith.muli %18, %groupSize : index
            %1413 = arith.addi %1412, %1410 : index
            %1414 = arith.muli %1413, %c24 : index
            %1415 = arith.muli %heads, %c24 : index
            %1416 = arith.addi %10, %c23 : index
            %1417 = arith.mulf %1374, %1409 : f32
            %1418 = arith.addf %1417, %c39 : f32
            %1419 = arith.minimumf %1418, %c99 : f32
            %1420 = arith.maximumf %1419, %c100 : f32
            %1421 = arith.truncf %1420 : f32 to f16
            %1422 = arith.divui %1416, %c9 : index
            %1423 = arith.addi %1414, %1422 : index
            %1424 = arith.divui %27, %outTileRows : index
            %1425 = arith.divui %1415, %c3 : index
            %1426 = arith.muli %1424, %1425 : index
            %1427 = arith.divui %1423, %c3 : index
            %1428 = arith.addi %1426, %1427 : index
            %1429 = arith.muli %1428, %c11 : index
            %1430 = arith.remui %1423, %c3 : index
            %1431 = arith.divui %1430, %c9 : index
            %1432 = arith.addi %1429, %1431 : index
            %1433 = arith.muli %outTileRows, %c9 : index
            %1434 = arith.muli %1432, %1433 : index
            %1435 = arith.remui %27, %outTileRows : index
            %1436 = arith.muli %1435, %c9 : index
            %1437 = arith.addi %1434, %1436 : index
            %1438 = arith.remui %1423, %c9 : index
            %1439 = arith.addi %1437, %1438 : index
            memref.store %1421, %out[%1439] : memref<?xf16>
            %1440 = arith.addi %10, %c7 : index
            %1441 = arith.mulf %1405, %1409 : f32
            %1442 = arith.addf %1441, %c39 : f32
            %1443 = arith.minimumf %1442, %c99 : f32
            %1444 = arith.maximumf %1443, %c100 : f32
            %1445 = arith.truncf %1444 : f32 to f16
            %1446 = arith.divui %1440, %c9 : index
            %1447 = arith.addi %1414, %1446 : index
            %1448 = arith.divui %27, %outTileRows : index
            %1449 = arith.divui %1415, %c3 : index
            %1450 = arith.muli %1448, %1449 : index
            %1451 = arith.divui %1447, %c3 : index
            %1452 = arith.addi %1450, %1451 : index
            %1453 = arith.muli %1452, %c11 : index
            %1454 = arith.remui %1447, %c3 : index
            %1455 = arith.divui %1454, %c9 : index
            %1456 = arith.addi %1453, %1455 : index
            %1457 = arith.muli %outTileRows, %c9 : index
            %1458 = arith.muli %1456, %1457 : index
            %1459 = arith.remui %27, %outTileRows : index
            %1460 = arith.muli %1459, %c9 : index
            %1461 = arith.addi %1458, %1460 : index
            %1462 = arith.remui %1447, %c9 : index
            %1463 = arith.addi %1461, %1462 : index
            memref.store %1445, %out[%1463] : memref<?xf16>
          }
        } else {
          %1464 = arith.addi %ranges, %groups : index
          %1465 = arith.muli %12, %1464 : index
          %1466 = arith.index_castui %140 : i32 to index
          %1467 = arith.addi %1465, %1466 : index
          %1468 = arith.muli %1467, %c103 : index
          %1469 = arith.addi %10, %c23 : index
          %1470 = arith.addi %1468, %1469 : index
          memref.store %1374, %partial[%1470] : memref<?xf32>
          %1471 = arith.addi %10, %c7 : index
          %1472 = arith.addi %1468, %1471 : index
          memref.store %1405, %partial[%1472] : memref<?xf32>
          %1473 = arith.cmpi slt, %10, %c9 : index
          scf.if %1473 {
            %1474 = arith.addi %1468, %c35 : index
            %1475 = arith.addi %1474, %10 : index
            memref.store %1337, %partial[%1475] : memref<?xf32>
            %1476 = arith.addi %1475, %c9 : index
            memref.store %1343, %partial[%1476] : memref<?xf32>
          }
          %1477 = arith.addi %45, %c63 : i32
          %1478 = arith.divui %1477, %c64 : i32
          %1479 = arith.divui %140, %c64 : i32
          %1480 = arith.addi %groups, %c4 : index
          %1481 = arith.muli %12, %1480 : index
          %1482 = arith.muli %1479, %c64 : i32
          %1483 = arith.subi %45, %1482 : i32
          %1484 = arith.minsi %1483, %c64 : i32
          %1485 = arith.index_castui %1479 : i32 to index
          %1486 = arith.addi %1481, %1485 : index
          %1487 = arith.index_castui %1484 : i32 to index
          %1488 = wave.arrive %counters[%1486], %1487 : memref<?xi32>
          scf.if %1488 {
            %1489 = arith.muli %1479, %c64 : i32
            %1495:4 = scf.for %1490 = %c43 to %1484 step %c64 iter_args(%1491 = %c38, %1492 = %c39, %1493 = %c39, %1494 = %c39) -> (f32, f32, f32, f32) : i32 {
              %1496 = arith.addi %1490, %c43 : i32
              %1497 = arith.subi %1484, %c18 : i32
              %1498 = arith.minsi %1496, %1497 : i32
              %1499 = arith.addi %1489, %1498 : i32
              %1500 = arith.addi %ranges, %groups : index
              %1501 = arith.muli %12, %1500 : index
              %1502 = arith.index_castui %1499 : i32 to index
              %1503 = arith.addi %1501, %1502 : index
              %1504 = arith.muli %1503, %c103 : index
              %1505 = arith.addi %1504, %c35 : index
              %1506 = arith.addi %1505, %11 : index
              %1507 = memref.load %partial[%1506] : memref<?xf32>
              %1508 = arith.cmpi slt, %1496, %1484 : i32
              %1509 = arith.select %1508, %1507, %c38 : f32
              %1510 = arith.addi %1504, %10 : index
              %1511 = arith.addi %1510, %c23 : index
              %1512 = memref.load %partial[%1511] : memref<?xf32>
              %1513 = arith.addi %1504, %10 : index
              %1514 = arith.addi %1513, %c7 : index
              %1515 = memref.load %partial[%1514] : memref<?xf32>
              %1516 = arith.addi %1506, %c9 : index
              %1517 = memref.load %partial[%1516] : memref<?xf32>
              %1518 = arith.addi %1490, %c18 : i32
              %1519 = arith.subi %1484, %c18 : i32
              %1520 = arith.minsi %1518, %1519 : i32
              %1521 = arith.addi %1489, %1520 : i32
              %1522 = arith.addi %ranges, %groups : index
              %1523 = arith.muli %12, %1522 : index
              %1524 = arith.index_castui %1521 : i32 to index
              %1525 = arith.addi %1523, %1524 : index
              %1526 = arith.muli %1525, %c103 : index
              %1527 = arith.addi %1526, %c35 : index
              %1528 = arith.addi %1527, %11 : index
              %1529 = memref.load %partial[%1528] : memref<?xf32>
              %1530 = arith.cmpi slt, %1518, %1484 : i32
              %1531 = arith.select %1530, %1529, %c38 : f32
              %1532 = arith.addi %1526, %10 : index
              %1533 = arith.addi %1532, %c23 : index
              %1534 = memref.load %partial[%1533] : memref<?xf32>
              %1535 = arith.addi %1526, %10 : index
              %1536 = arith.addi %1535, %c7 : index
              %1537 = memref.load %partial[%1536] : memref<?xf32>
              %1538 = arith.addi %1528, %c9 : index
              %1539 = memref.load %partial[%1538] : memref<?xf32>
              %1540 = arith.addi %1490, %c57 : i32
              %1541 = arith.subi %1484, %c18 : i32
              %1542 = arith.minsi %1540, %1541 : i32
              %1543 = arith.addi %1489, %1542 : i32
              %1544 = arith.addi %ranges, %groups : index
              %1545 = arith.muli %12, %1544 : index
              %1546 = arith.index_castui %1543 : i32 to index
              %1547 = arith.addi %1545, %1546 : index
              %1548 = arith.muli %1547, %c103 : index
              %1549 = arith.addi %1548, %c35 : index
              %1550 = arith.addi %1549, %11 : index
              %1551 = memref.load %partial[%1550] : memref<?xf32>
              %1552 = arith.cmpi slt, %1540, %1484 : i32
              %1553 = arith.select %1552, %1551, %c38 : f32
              %1554 = arith.addi %1548, %10 : index
              %1555 = arith.addi %1554, %c23 : index
              %1556 = memref.load %partial[%1555] : memref<?xf32>
              %1557 = arith.addi %1548, %10 : index
              %1558 = arith.addi %1557, %c7 : index
              %1559 = memref.load %partial[%1558] : memref<?xf32>
              %1560 = arith.addi %1550, %c9 : index
              %1561 = memref.load %partial[%1560] : memref<?xf32>
              %1562 = arith.addi %1490, %c59 : i32
              %1563 = arith.subi %1484, %c18 : i32
              %1564 = arith.minsi %1562, %1563 : i32
              %1565 = arith.addi %1489, %1564 : i32
              %1566 = arith.addi %ranges, %groups : index
              %1567 = arith.muli %12, %1566 : index
              %1568 = arith.index_castui %1565 : i32 to index
              %1569 = arith.addi %1567, %1568 : index
              %1570 = arith.muli %1569, %c103 : index
              %1571 = arith.addi %1570, %c35 : index
              %1572 = arith.addi %1571, %11 : index
              %1573 = memref.load %partial[%1572] : memref<?xf32>
              %1574 = arith.cmpi slt, %1562, %1484 : i32
              %1575 = arith.select %1574, %1573, %c38 : f32
              %1576 = arith.addi %1570, %10 : index
              %1577 = arith.addi %1576, %c23 : index
              %1578 = memref.load %partial[%1577] : memref<?xf32>
              %1579 = arith.addi %1570, %10 : index
              %1580 = arith.addi %1579, %c7 : index
              %1581 = memref.load %partial[%1580] : memref<?xf32>
              %1582 = arith.addi %1572, %c9 : index
              %1583 = memref.load %partial[%1582] : memref<?xf32>
              %1584 = arith.addi %1490, %c60 : i32
              %1585 = arith.subi %1484, %c18 : i32
              %1586 = arith.minsi %1584, %1585 : i32
              %1587 = arith.addi %1489, %1586 : i32
              %1588 = arith.addi %ranges, %groups : index
              %1589 = arith.muli %12, %1588 : index
              %1590 = arith.index_castui %1587 : i32 to index
              %1591 = arith.addi %1589, %1590 : index
              %1592 = arith.muli %1591, %c103 : index
              %1593 = arith.addi %1592, %c35 : index
              %1594 = arith.addi %1593, %11 : index
              %1595 = memref.load %partial[%1594] : memref<?xf32>
              %1596 = arith.cmpi slt, %1584, %1484 : i32
              %1597 = arith.select %1596, %1595, %c38 : f32
              %1598 = arith.addi %1592, %10 : index
              %1599 = arith.addi %1598, %c23 : index
              %1600 = memref.load %partial[%1599] : memref<?xf32>
              %1601 = arith.addi %1592, %10 : index
              %1602 = arith.addi %1601, %c7 : index
              %1603 = memref.load %partial[%1602] : memref<?xf32>
              %1604 = arith.addi %1594, %c9 : index
              %1605 = memref.load %partial[%1604] : memref<?xf32>
              %1606 = arith.addi %1490, %c61 : i32
              %1607 = arith.subi %1484, %c18 : i32
              %1608 = arith.minsi %1606, %1607 : i32
              %1609 = arith.addi %1489, %1608 : i32
              %1610 = arith.addi %ranges, %groups : index
              %1611 = arith.muli %12, %1610 : index
              %1612 = arith.index_castui %1609 : i32 to index
              %1613 = arith.addi %1611, %1612 : index
              %1614 = arith.muli %1613, %c103 : index
              %1615 = arith.addi %1614, %c35 : index
              %1616 = arith.addi %1615, %11 : index
              %1617 = memref.load %partial[%1616] : memref<?xf32>
              %1618 = arith.cmpi slt, %1606, %1484 : i32
              %1619 = arith.select %1618, %1617, %c38 : f32
              %1620 = arith.addi %1614, %10 : index
              %1621 = arith.addi %1620, %c23 : index
              %1622 = memref.load %partial[%1621] : memref<?xf32>
              %1623 = arith.addi %1614, %10 : index
              %1624 = arith.addi %1623, %c7 : index
              %1625 = memref.load %partial[%1624] : memref<?xf32>
              %1626 = arith.addi %1616, %c9 : index
              %1627 = memref.load %partial[%1626] : memref<?xf32>
              %1628 = arith.addi %1490, %c62 : i32
              %1629 = arith.subi %1484, %c18 : i32
              %1630 = arith.minsi %1628, %1629 : i32
              %1631 = arith.addi %1489, %1630 : i32
              %1632 = arith.addi %ranges, %groups : index
              %1633 = arith.muli %12, %1632 : index
              %1634 = arith.index_castui %1631 : i32 to index
              %1635 = arith.addi %1633, %1634 : index
              %1636 = arith.muli %1635, %c103 : index
              %1637 = arith.addi %1636, %c35 : index
              %1638 = arith.addi %1637, %11 : index
              %1639 = memref.load %partial[%1638] : memref<?xf32>
              %1640 = arith.cmpi slt, %1628, %1484 : i32
              %1641 = arith.select %1640, %1639, %c38 : f32
              %1642 = arith.addi %1636, %10 : index
              %1643 = arith.addi %1642, %c23 : index
              %1644 = memref.load %partial[%1643] : memref<?xf32>
              %1645 = arith.addi %1636, %10 : index
              %1646 = arith.addi %1645, %c7 : index
              %1647 = memref.load %partial[%1646] : memref<?xf32>
              %1648 = arith.addi %1638, %c9 : index
              %1649 = memref.load %partial[%1648] : memref<?xf32>
              %1650 = arith.addi %1490, %c63 : i32
              %1651 = arith.subi %1484, %c18 : i32
              %1652 = arith.minsi %1650, %1651 : i32
              %1653 = arith.addi %1489, %1652 : i32
              %1654 = arith.addi %ranges, %groups : index
              %1655 = arith.muli %12, %1654 : index
              %1656 = arith.index_castui %1653 : i32 to index
              %1657 = arith.addi %1655, %1656 : index
              %1658 = arith.muli %1657, %c103 : index
              %1659 = arith.addi %1658, %c35 : index
              %1660 = arith.addi %1659, %11 : index
              %1661 = memref.load %partial[%1660] : memref<?xf32>
              %1662 = arith.cmpi slt, %1650, %1484 : i32
              %1663 = arith.select %1662, %1661, %c38 : f32
              %1664 = arith.addi %1658, %10 : index
              %1665 = arith.addi %1664, %c23 : index
              %1666 = memref.load %partial[%1665] : memref<?xf32>
              %1667 = arith.addi %1658, %10 : index
              %1668 = arith.addi %1667, %c7 : index
              %1669 = memref.load %partial[%1668] : memref<?xf32>
              %1670 = arith.addi %1660, %c9 : index
              %1671 = memref.load %partial[%1670] : memref<?xf32>
              %1672 = arith.maxnumf %1491, %1509 fastmath<nnan> : f32
              %1673 = arith.subf %1491, %1672 : f32
              %1674 = wave.exp2 %1673 : f32
              %1675 = arith.subf %1509, %1672 : f32
              %1676 = wave.exp2 %1675 : f32
              %1677 = arith.mulf %1492, %1674 : f32
              %1678 = math.fma %1517, %1676, %1677 : f32
              %1679 = arith.mulf %1493, %1674 : f32
              %1680 = math.fma %1512, %1676, %1679 : f32
              %1681 = arith.mulf %1494, %1674 : f32
              %1682 = math.fma %1515, %1676, %1681 : f32
              %1683 = arith.maxnumf %1672, %1531 fastmath<nnan> : f32
              %1684 = arith.subf %1672, %1683 : f32
              %1685 = wave.exp2 %1684 : f32
              %1686 = arith.subf %1531, %1683 : f32
              %1687 = wave.exp2 %1686 : f32
              %1688 = arith.mulf %1678, %1685 : f32
              %1689 = math.fma %1539, %1687, %1688 : f32
              %1690 = arith.mulf %1680, %1685 : f32
              %1691 = math.fma %1534, %1687, %1690 : f32
              %1692 = arith.mulf %1682, %1685 : f32
              %1693 = math.fma %1537, %1687, %1692 : f32
              %1694 = arith.maxnumf %1683, %1553 fastmath<nnan> : f32
              %1695 = arith.subf %1683, %1694 : f32
              %1696 = wave.exp2 %1695 : f32
              %1697 = arith.subf %1553, %1694 : f32
              %1698 = wave.exp2 %1697 : f32
              %1699 = arith.mulf %1689, %1696 : f32
              %1700 = math.fma %1561, %1698, %1699 : f32
              %1701 = arith.mulf %1691, %1696 : f32
              %1702 = math.fma %1556, %1698, %1701 : f32
              %1703 = arith.mulf %1693, %1696 : f32
              %1704 = math.fma %1559, %1698, %1703 : f32
              %1705 = arith.maxnumf %1694, %1575 fastmath<nnan> : f32
              %1706 = arith.subf %1694, %1705 : f32
              %1707 = wave.exp2 %1706 : f32
              %1708 = arith.subf %1575, %1705 : f32
              %1709 = wave.exp2 %1708 : f32
              %1710 = arith.mulf %1700, %1707 : f32
              %1711 = math.fma %1583, %1709, %1710 : f32
              %1712 = arith.mulf %1702, %1707 : f32
              %1713 = math.fma %1578, %1709, %1712 : f32
              %1714 = arith.mulf %1704, %1707 : f32
              %1715 = math.fma %1581, %1709, %1714 : f32
              %1716 = arith.maxnumf %1705, %1597 fastmath<nnan> : f32
              %1717 = arith.subf %1705, %1716 : f32
              %1718 = wave.exp2 %1717 : f32
              %1719 = arith.subf %1597, %1716 : f32
              %1720 = wave.exp2 %1719 : f32
              %1721 = arith.mulf %1711, %1718 : f32
              %1722 = math.fma %1605, %1720, %1721 : f32
              %1723 = arith.mulf %1713, %1718 : f32
              %1724 = math.fma %1600, %1720, %1723 : f32
              %1725 = arith.mulf %1715, %1718 : f32
              %1726 = math.fma %1603, %1720, %1725 : f32
              %1727 = arith.maxnumf %1716, %1619 fastmath<nnan> : f32
              %1728 = arith.subf %1716, %1727 : f32
              %1729 = wave.exp2 %1728 : f32
              %1730 = arith.subf %1619, %1727 : f32
              %1731 = wave.exp2 %1730 : f32
              %1732 = arith.mulf %1722, %1729 : f32
              %1733 = math.fma %1627, %1731, %1732 : f32
              %1734 = arith.mulf %1724, %1729 : f32
              %1735 = math.fma %1622, %1731, %1734 : f32
              %1736 = arith.mulf %1726, %1729 : f32
              %1737 = math.fma %1625, %1731, %1736 : f32
              %1738 = arith.maxnumf %1727, %1641 fastmath<nnan> : f32
              %1739 = arith.subf %1727, %1738 : f32
              %1740 = wave.exp2 %1739 : f32
              %1741 = arith.subf %1641, %1738 : f32
              %1742 = wave.exp2 %1741 : f32
              %1743 = arith.mulf %1733, %1740 : f32
              %1744 = math.fma %1649, %1742, %1743 : f32
              %1745 = arith.mulf %1735, %1740 : f32
              %1746 = math.fma %1644, %1742, %1745 : f32
              %1747 = arith.mulf %1737, %1740 : f32
              %1748 = math.fma %1647, %1742, %1747 : f32
              %1749 = arith.maxnumf %1738, %1663 fastmath<nnan> : f32
              %1750 = arith.subf %1738, %1749 : f32
              %1751 = wave.exp2 %1750 : f32
              %1752 = arith.subf %1663, %1749 : f32
              %1753 = wave.exp2 %1752 : f32
              %1754 = arith.mulf %1744, %1751 : f32
              %1755 = math.fma %1671, %1753, %1754 : f32
              %1756 = arith.mulf %1746, %1751 : f32
              %1757 = math.fma %1666, %1753, %1756 : f32
              %1758 = arith.mulf %1748, %1751 : f32
              %1759 = math.fma %1669, %1753, %1758 : f32
              scf.yield %1749, %1755, %1757, %1759 : f32, f32, f32, f32
            }
            %1760 = arith.cmpi eq, %1478, %c18 : i32
            scf.if %1760 {
              %1761 = arith.addi %kvHeads, %18 : index
              %1762 = memref.load %scales[%1761] : memref<?xf32>
              %1763 = arith.divf %1762, %1495#1 : f32
              %1764 = arith.addi %20, %11 : index
              %1765 = arith.cmpi slt, %1764, %groupSize : index
              scf.if %1765 {
                %1766 = arith.muli %18, %groupSize : index
                %1767 = arith.addi %1766, %1764 : index
                %1768 = arith.muli %1767, %c24 : index
                %1769 = arith.muli %heads, %c24 : index
                %1770 = arith.addi %10, %c23 : index
                %1771 = arith.mulf %1495#2, %1763 : f32
                %1772 = arith.addf %1771, %c39 : f32
                %1773 = arith.minimumf %1772, %c99 : f32
                %1774 = arith.maximumf %1773, %c100 : f32
                %1775 = arith.truncf %1774 : f32 to f16
                %1776 = arith.divui %1770, %c9 : index
                %1777 = arith.addi %1768, %1776 : index
                %1778 = arith.divui %27, %outTileRows : index
                %1779 = arith.divui %1769, %c3 : index
                %1780 = arith.muli %1778, %1779 : index
                %1781 = arith.divui %1777, %c3 : index
                %1782 = arith.addi %1780, %1781 : index
                %1783 = arith.muli %1782, %c11 : index
                %1784 = arith.remui %1777, %c3 : index
                %1785 = arith.divui %1784, %c9 : index
                %1786 = arith.addi %1783, %1785 : index
                %1787 = arith.muli %outTileRows, %c9 : index
                %1788 = arith.muli %1786, %1787 : index
                %1789 = arith.remui %27, %outTileRows : index
                %1790 = arith.muli %1789, %c9 : index
                %1791 = arith.addi %1788, %1790 : index
                %1792 = arith.remui %1777, %c9 : index
                %1793 = arith.addi %1791, %1792 : index
                memref.store %1775, %out[%1793] : memref<?xf16>
                %1794 = arith.addi %10, %c7 : index
                %1795 = arith.mulf %1495#3, %1763 : f32
                %1796 = arith.addf %1795, %c39 : f32
                %1797 = arith.minimumf %1796, %c99 : f32
                %1798 = arith.maximumf %1797, %c100 : f32
                %1799 = arith.truncf %1798 : f32 to f16
                %1800 = arith.divui %1794, %c9 : index
                %1801 = arith.addi %1768, %1800 : index
                %1802 = arith.divui %27, %outTileRows : index
                %1803 = arith.divui %1769, %c3 : index
                %1804 = arith.muli %1802, %1803 : index
                %1805 = arith.divui %1801, %c3 : index
                %1806 = arith.addi %1804, %1805 : index
                %1807 = arith.muli %1806, %c11 : index
                %1808 = arith.remui %1801, %c3 : index
                %1809 = arith.divui %1808, %c9 : index
                %1810 = arith.addi %1807, %1809 : index
                %1811 = arith.muli %outTileRows, %c9 : index
                %1812 = arith.muli %1810, %1811 : index
                %1813 = arith.remui %27, %outTileRows : index
                %1814 = arith.muli %1813, %c9 : index
                %1815 = arith.addi %1812, %1814 : index
                %1816 = arith.remui %1801, %c9 : index
                %1817 = arith.addi %1815, %1816 : index
                memref.store %1799, %out[%1817] : memref<?xf16>
              }
            } else {
              %1818 = arith.index_cast %ranges : index to i32
              %1819 = arith.addi %1818, %1479 : i32
              %1820 = arith.addi %ranges, %groups : index
              %1821 = arith.muli %12, %1820 : index
              %1822 = arith.index_castui %1819 : i32 to index
              %1823 = arith.addi %1821, %1822 : index
              %1824 = arith.muli %1823, %c103 : index
              %1825 = arith.addi %10, %c23 : index
              %1826 = arith.addi %1824, %1825 : index
              memref.store %1495#2, %partial[%1826] : memref<?xf32>
              %1827 = arith.addi %10, %c7 : index
              %1828 = arith.addi %1824, %1827 : index
              memref.store %1495#3, %partial[%1828] : memref<?xf32>
              %1829 = arith.cmpi slt, %10, %c9 : index
              scf.if %1829 {
                %1830 = arith.addi %1824, %c35 : index
                %1831 = arith.addi %1830, %10 : index
                memref.store %1495#0, %partial[%1831] : memref<?xf32>
                %1832 = arith.addi %1831, %c9 : index
                memref.store %1495#1, %partial[%1832] : memref<?xf32>
              }
              %1833 = arith.addi %1481, %groups : index
              %1834 = arith.index_castui %1478 : i32 to index
              %1835 = wave.arrive %counters[%1833], %1834 : memref<?xi32>
              scf.if %1835 {
                %1841:4 = scf.for %1836 = %c43 to %1478 step %c64 iter_args(%1837 = %c38, %1838 = %c39, %1839 = %c39, %1840 = %c39) -> (f32, f32, f32, f32) : i32 {
                  %1842 = arith.addi %1836, %c43 : i32
                  %1843 = arith.subi %1478, %c18 : i32
                  %1844 = arith.minsi %1842, %1843 : i32
                  %1845 = arith.addi %1818, %1844 : i32
                  %1846 = arith.addi %ranges, %groups : index
                  %1847 = arith.muli %12, %1846 : index
                  %1848 = arith.index_castui %1845 : i32 to index
                  %1849 = arith.addi %1847, %1848 : index
                  %1850 = arith.muli %1849, %c103 : index
                  %1851 = arith.addi %1850, %c35 : index
                  %1852 = arith.addi %1851, %11 : index
                  %1853 = memref.load %partial[%1852] : memref<?xf32>
                  %1854 = arith.cmpi slt, %1842, %1478 : i32
                  %1855 = arith.select %1854, %1853, %c38 : f32
                  %1856 = arith.addi %1850, %10 : index
                  %1857 = arith.addi %1856, %c23 : index
                  %1858 = memref.load %partial[%1857] : memref<?xf32>
                  %1859 = arith.addi %1850, %10 : index
                  %1860 = arith.addi %1859, %c7 : index
                  %1861 = memref.load %partial[%1860] : memref<?xf32>
                  %1862 = arith.addi %1852, %c9 : index
                  %1863 = memref.load %partial[%1862] : memref<?xf32>
                  %1864 = arith.addi %1836, %c18 : i32
                  %1865 = arith.subi %1478, %c18 : i32
                  %1866 = arith.minsi %1864, %1865 : i32
                  %1867 = arith.addi %1818, %1866 : i32
                  %1868 = arith.addi %ranges, %groups : index
                  %1869 = arith.muli %12, %1868 : index
                  %1870 = arith.index_castui %1867 : i32 to index
                  %1871 = arith.addi %1869, %1870 : index
                  %1872 = arith.muli %1871, %c103 : index
                  %1873 = arith.addi %1872, %c35 : index
                  %1874 = arith.addi %1873, %11 : index
                  %1875 = memref.load %partial[%1874] : memref<?xf32>
                  %1876 = arith.cmpi slt, %1864, %1478 : i32
                  %1877 = arith.select %1876, %1875, %c38 : f32
                  %1878 = arith.addi %1872, %10 : index
                  %1879 = arith.addi %1878, %c23 : index
                  %1880 = memref.load %partial[%1879] : memref<?xf32>
                  %1881 = arith.addi %1872, %10 : index
                  %1882 = arith.addi %1881, %c7 : index
                  %1883 = memref.load %partial[%1882] : memref<?xf32>
                  %1884 = arith.addi %1874, %c9 : index
                  %1885 = memref.load %partial[%1884] : memref<?xf32>
                  %1886 = arith.addi %1836, %c57 : i32
                  %1887 = arith.subi %1478, %c18 : i32
                  %1888 = arith.minsi %1886, %1887 : i32
                  %1889 = arith.addi %1818, %1888 : i32
                  %1890 = arith.addi %ranges, %groups : index
                  %1891 = arith.muli %12, %1890 : index
                  %1892 = arith.index_castui %1889 : i32 to index
                  %1893 = arith.addi %1891, %1892 : index
                  %1894 = arith.muli %1893, %c103 : index
                  %1895 = arith.addi %1894, %c35 : index
                  %1896 = arith.addi %1895, %11 : index
                  %1897 = memref.load %partial[%1896] : memref<?xf32>
                  %1898 = arith.cmpi slt, %1886, %1478 : i32
                  %1899 = arith.select %1898, %1897, %c38 : f32
                  %1900 = arith.addi %1894, %10 : index
                  %1901 = arith.addi %1900, %c23 : index
                  %1902 = memref.load %partial[%1901] : memref<?xf32>
                  %1903 = arith.addi %1894, %10 : index
                  %1904 = arith.addi %1903, %c7 : index
                  %1905 = memref.load %partial[%1904] : memref<?xf32>
                  %1906 = arith.addi %1896, %c9 : index
                  %1907 = memref.load %partial[%1906] : memref<?xf32>
                  %1908 = arith.addi %1836, %c59 : i32
                  %1909 = arith.subi %1478, %c18 : i32
                  %1910 = arith.minsi %1908, %1909 : i32
                  %1911 = arith.addi %1818, %1910 : i32
                  %1912 = arith.addi %ranges, %groups : index
                  %1913 = arith.muli %12, %1912 : index
                  %1914 = arith.index_castui %1911 : i32 to index
                  %1915 = arith.addi %1913, %1914 : index
                  %1916 = arith.muli %1915, %c103 : index
                  %1917 = arith.addi %1916, %c35 : index
                  %1918 = arith.addi %1917, %11 : index
                  %1919 = memref.load %partial[%1918] : memref<?xf32>
                  %1920 = arith.cmpi slt, %1908, %1478 : i32
                  %1921 = arith.select %1920, %1919, %c38 : f32
                  %1922 = arith.addi %1916, %10 : index
                  %1923 = arith.addi %1922, %c23 : index
                  %1924 = memref.load %partial[%1923] : memref<?xf32>
                  %1925 = arith.addi %1916, %10 : index
                  %1926 = arith.addi %1925, %c7 : index
                  %1927 = memref.load %partial[%1926] : memref<?xf32>
                  %1928 = arith.addi %1918, %c9 : index
                  %1929 = memref.load %partial[%1928] : memref<?xf32>
                  %1930 = arith.addi %1836, %c60 : i32
                  %1931 = arith.subi %1478, %c18 : i32
                  %1932 = arith.minsi %1930, %1931 : i32
                  %1933 = arith.addi %1818, %1932 : i32
                  %1934 = arith.addi %ranges, %groups : index
                  %1935 = arith.muli %12, %1934 : index
                  %1936 = arith.index_castui %1933 : i32 to index
                  %1937 = arith.addi %1935, %1936 : index
                  %1938 = arith.muli %1937, %c103 : index
                  %1939 = arith.addi %1938, %c35 : index
                  %1940 = arith.addi %1939, %11 : index
                  %1941 = memref.load %partial[%1940] : memref<?xf32>
                  %1942 = arith.cmpi slt, %1930, %1478 : i32
                  %1943 = arith.select %1942, %1941, %c38 : f32
                  %1944 = arith.addi %1938, %10 : index
                  %1945 = arith.addi %1944, %c23 : index
                  %1946 = memref.load %partial[%1945] : memref<?xf32>
                  %1947 = arith.addi %1938, %10 : index
                  %1948 = arith.addi %1947, %c7 : index
                  %1949 = memref.load %partial[%1948] : memref<?xf32>
                  %1950 = arith.addi %1940, %c9 : index
                  %1951 = memref.load %partial[%1950] : memref<?xf32>
                  %1952 = arith.addi %1836, %c61 : i32
                  %1953 = arith.subi %1478, %c18 : i32
                  %1954 = arith.minsi %1952, %1953 : i32
                  %1955 = arith.addi %1818, %1954 : i32
                  %1956 = arith.addi %ranges, %groups : index
                  %1957 = arith.muli %12, %1956 : index
                  %1958 = arith.index_castui %1955 : i32 to index
                  %1959 = arith.addi %1957, %1958 : index
                  %1960 = arith.muli %1959, %c103 : index
                  %1961 = arith.addi %1960, %c35 : index
                  %1962 = arith.addi %1961, %11 : index
                  %1963 = memref.load %partial[%1962] : memref<?xf32>
                  %1964 = arith.cmpi slt, %1952, %1478 : i32
                  %1965 = arith.select %1964, %1963, %c38 : f32
                  %1966 = arith.addi %1960, %10 : index
                  %1967 = arith.addi %1966, %c23 : index
                  %1968 = memref.load %partial[%1967] : memref<?xf32>
                  %1969 = arith.addi %1960, %10 : index
                  %1970 = arith.addi %1969, %c7 : index
                  %1971 = memref.load %partial[%1970] : memref<?xf32>
                  %1972 = arith.addi %1962, %c9 : index
                  %1973 = memref.load %partial[%1972] : memref<?xf32>
                  %1974 = arith.addi %1836, %c62 : i32
                  %1975 = arith.subi %1478, %c18 : i32
                  %1976 = arith.minsi %1974, %1975 : i32
                  %1977 = arith.addi %1818, %1976 : i32
                  %1978 = arith.addi %ranges, %groups : index
                  %1979 = arith.muli %12, %1978 : index
                  %1980 = arith.index_castui %1977 : i32 to index
                  %1981 = arith.addi %1979, %1980 : index
                  %1982 = arith.muli %1981, %c103 : index
                  %1983 = arith.addi %1982, %c35 : index
                  %1984 = arith.addi %1983, %11 : index
                  %1985 = memref.load %partial[%1984] : memref<?xf32>
                  %1986 = arith.cmpi slt, %1974, %1478 : i32
                  %1987 = arith.select %1986, %1985, %c38 : f32
                  %1988 = arith.addi %1982, %10 : index
                  %1989 = arith.addi %1988, %c23 : index
                  %1990 = memref.load %partial[%1989] : memref<?xf32>
                  %1991 = arith.addi %1982, %10 : index
                  %1992 = arith.addi %1991, %c7 : index
                  %1993 = memref.load %partial[%1992] : memref<?xf32>
                  %1994 = arith.addi %1984, %c9 : index
                  %1995 = memref.load %partial[%1994] : memref<?xf32>
                  %1996 = arith.addi %1836, %c63 : i32
                  %1997 = arith.subi %1478, %c18 : i32
                  %1998 = arith.minsi %1996, %1997 : i32
                  %1999 = arith.addi %1818, %1998 : i32
                  %2000 = arith.addi %ranges, %groups : index
                  %2001 = arith.muli %12, %2000 : index
                  %2002 = arith.index_castui %1999 : i32 to index
                  %2003 = arith.addi %2001, %2002 : index
                  %2004 = arith.muli %2003, %c103 : index
                  %2005 = arith.addi %2004, %c35 : index
                  %2006 = arith.addi %2005, %11 : index
                  %2007 = memref.load %partial[%2006] : memref<?xf32>
                  %2008 = arith.cmpi slt, %1996, %1478 : i32
                  %2009 = arith.select %2008, %2007, %c38 : f32
                  %2010 = arith.addi %2004, %10 : index
                  %2011 = arith.addi %2010, %c23 : index
                  %2012 = memref.load %partial[%2011] : memref<?xf32>
                  %2013 = arith.addi %2004, %10 : index
                  %2014 = arith.addi %2013, %c7 : index
                  %2015 = memref.load %partial[%2014] : memref<?xf32>
                  %2016 = arith.addi %2006, %c9 : index
                  %2017 = memref.load %partial[%2016] : memref<?xf32>
                  %2018 = arith.maxnumf %1837, %1855 fastmath<nnan> : f32
                  %2019 = arith.subf %1837, %2018 : f32
                  %2020 = wave.exp2 %2019 : f32
                  %2021 = arith.subf %1855, %2018 : f32
                  %2022 = wave.exp2 %2021 : f32
                  %2023 = arith.mulf %1838, %2020 : f32
                  %2024 = math.fma %1863, %2022, %2023 : f32
                  %2025 = arith.mulf %1839, %2020 : f32
                  %2026 = math.fma %1858, %2022, %2025 : f32
                  %2027 = arith.mulf %1840, %2020 : f32
                  %2028 = math.fma %1861, %2022, %2027 : f32
                  %2029 = arith.maxnumf %2018, %1877 fastmath<nnan> : f32
                  %2030 = arith.subf %2018, %2029 : f32
                  %2031 = wave.exp2 %2030 : f32
                  %2032 = arith.subf %1877, %2029 : f32
                  %2033 = wave.exp2 %2032 : f32
                  %2034 = arith.mulf %2024, %2031 : f32
                  %2035 = math.fma %1885, %2033, %2034 : f32
                  %2036 = arith.mulf %2026, %2031 : f32
                  %2037 = math.fma %1880, %2033, %2036 : f32
                  %2038 = arith.mulf %2028, %2031 : f32
                  %2039 = math.fma %1883, %2033, %2038 : f32
                  %2040 = arith.maxnumf %2029, %1899 fastmath<nnan> : f32
                  %2041 = arith.subf %2029, %2040 : f32
                  %2042 = wave.exp2 %2041 : f32
                  %2043 = arith.subf %1899, %2040 : f32
                  %2044 = wave.exp2 %2043 : f32
                  %2045 = arith.mulf %2035, %2042 : f32
                  %2046 = math.fma %1907, %2044, %2045 : f32
                  %2047 = arith.mulf %2037, %2042 : f32
                  %2048 = math.fma %1902, %2044, %2047 : f32
                  %2049 = arith.mulf %2039, %2042 : f32
                  %2050 = math.fma %1905, %2044, %2049 : f32
                  %2051 = arith.maxnumf %2040, %1921 fastmath<nnan> : f32
                  %2052 = arith.subf %2040, %2051 : f32
                  %2053 = wave.exp2 %2052 : f32
                  %2054 = arith.subf %1921, %2051 : f32
                  %2055 = wave.exp2 %2054 : f32
                  %2056 = arith.mulf %2046, %2053 : f32
                  %2057 = math.fma %1929, %2055, %2056 : f32
                  %2058 = arith.mulf %2048, %2053 : f32
                  %2059 = math.fma %1924, %2055, %2058 : f32
                  %2060 = arith.mulf %2050, %2053 : f32
                  %2061 = math.fma %1927, %2055, %2060 : f32
                  %2062 = arith.maxnumf %2051, %1943 fastmath<nnan> : f32
                  %2063 = arith.subf %2051, %2062 : f32
                  %2064 = wave.exp2 %2063 : f32
                  %2065 = arith.subf %1943, %2062 : f32
                  %2066 = wave.exp2 %2065 : f32
                  %2067 = arith.mulf %2057, %2064 : f32
                  %2068 = math.fma %1951, %2066, %2067 : f32
                  %2069 = arith.mulf %2059, %2064 : f32
                  %2070 = math.fma %1946, %2066, %2069 : f32
                  %2071 = arith.mulf %2061, %2064 : f32
                  %2072 = math.fma %1949, %2066, %2071 : f32
                  %2073 = arith.maxnumf %2062, %1965 fastmath<nnan> : f32
                  %2074 = arith.subf %2062, %2073 : f32
                  %2075 = wave.exp2 %2074 : f32
                  %2076 = arith.subf %1965, %2073 : f32
                  %2077 = wave.exp2 %2076 : f32
                  %2078 = arith.mulf %2068, %2075 : f32
                  %2079 = math.fma %1973, %2077, %2078 : f32
                  %2080 = arith.mulf %2070, %2075 : f32
                  %2081 = math.fma %1968, %2077, %2080 : f32
                  %2082 = arith.mulf %2072, %2075 : f32
                  %2083 = math.fma %1971, %2077, %2082 : f32
                  %2084 = arith.maxnumf %2073, %1987 fastmath<nnan> : f32
                  %2085 = arith.subf %2073, %2084 : f32
                  %2086 = wave.exp2 %2085 : f32
                  %2087 = arith.subf %1987, %2084 : f32
                  %2088 = wave.exp2 %2087 : f32
                  %2089 = arith.mulf %2079, %2086 : f32
                  %2090 = math.fma %1995, %2088, %2089 : f32
                  %2091 = arith.mulf %2081, %2086 : f32
                  %2092 = math.fma %1990, %2088, %2091 : f32
                  %2093 = arith.mulf %2083, %2086 : f32
                  %2094 = math.fma %1993, %2088, %2093 : f32
                  %2095 = arith.maxnumf %2084, %2009 fastmath<nnan> : f32
                  %2096 = arith.subf %2084, %2095 : f32
                  %2097 = wave.exp2 %2096 : f32
                  %2098 = arith.subf %2009, %2095 : f32
                  %2099 = wave.exp2 %2098 : f32
                  %2100 = arith.mulf %2090, %2097 : f32
                  %2101 = math.fma %2017, %2099, %2100 : f32
                  %2102 = arith.mulf %2092, %2097 : f32
                  %2103 = math.fma %2012, %2099, %2102 : f32
                  %2104 = arith.mulf %2094, %2097 : f32
                  %2105 = math.fma %2015, %2099, %2104 : f32
                  scf.yield %2095, %2101, %2103, %2105 : f32, f32, f32, f32
                }
                %2106 = arith.addi %kvHeads, %18 : index
                %2107 = memref.load %scales[%2106] : memref<?xf32>
                %2108 = arith.divf %2107, %1841#1 : f32
                %2109 = arith.addi %20, %11 : index
                %2110 = arith.cmpi slt, %2109, %groupSize : index
                scf.if %2110 {
                  %2111 = arith.muli %18, %groupSize : index
                  %2112 = arith.addi %2111, %2109 : index
                  %2113 = arith.muli %2112, %c24 : index
                  %2114 = arith.muli %heads, %c24 : index
                  %2115 = arith.addi %10, %c23 : index
                  %2116 = arith.mulf %1841#2, %2108 : f32
                  %2117 = arith.addf %2116, %c39 : f32
                  %2118 = arith.minimumf %2117, %c99 : f32
                  %2119 = arith.maximumf %2118, %c100 : f32
                  %2120 = arith.truncf %2119 : f32 to f16
                  %2121 = arith.divui %2115, %c9 : index
                  %2122 = arith.addi %2113, %2121 : index
                  %2123 = arith.divui %27, %outTileRows : index
                  %2124 = arith.divui %2114, %c3 : index
                  %2125 = arith.muli %2123, %2124 : index
                  %2126 = arith.divui %2122, %c3 : index
                  %2127 = arith.addi %2125, %2126 : index
                  %2128 = arith.muli %2127, %c11 : index
                  %2129 = arith.remui %2122, %c3 : index
                  %2130 = arith.divui %2129, %c9 : index
                  %2131 = arith.addi %2128, %2130 : index
                  %2132 = arith.muli %outTileRows, %c9 : index
                  %2133 = arith.muli %2131, %2132 : index
                  %2134 = arith.remui %27, %outTileRows : index
                  %2135 = arith.muli %2134, %c9 : index
                  %2136 = arith.addi %2133, %2135 : index
                  %2137 = arith.remui %2122, %c9 : index
                  %2138 = arith.addi %2136, %2137 : index
                  memref.store %2120, %out[%2138] : memref<?xf16>
                  %2139 = arith.addi %10, %c7 : index
                  %2140 = arith.mulf %1841#3, %2108 : f32
                  %2141 = arith.addf %2140, %c39 : f32
                  %2142 = arith.minimumf %2141, %c99 : f32
                  %2143 = arith.maximumf %2142, %c100 : f32
                  %2144 = arith.truncf %2143 : f32 to f16
                  %2145 = arith.divui %2139, %c9 : index
                  %2146 = arith.addi %2113, %2145 : index
                  %2147 = arith.divui %27, %outTileRows : index
                  %2148 = arith.divui %2114, %c3 : index
                  %2149 = arith.muli %2147, %2148 : index
                  %2150 = arith.divui %2146, %c3 : index
                  %2151 = arith.addi %2149, %2150 : index
                  %2152 = arith.muli %2151, %c11 : index
                  %2153 = arith.remui %2146, %c3 : index
                  %2154 = arith.divui %2153, %c9 : index
                  %2155 = arith.addi %2152, %2154 : index
                  %2156 = arith.muli %outTileRows, %c9 : index
                  %2157 = arith.muli %2155, %2156 : index
                  %2158 = arith.remui %27, %outTileRows : index
                  %2159 = arith.muli %2158, %c9 : index
                  %2160 = arith.addi %2157, %2159 : index
                  %2161 = arith.remui %2146, %c9 : index
                  %2162 = arith.addi %2160, %2161 : index
                  memref.store %2144, %out[%2162] : memref<?xf16>
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
