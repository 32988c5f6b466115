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
  %outTileRows = wave.param "outTileRows" : index
  %c99 = arith.constant 0x477FE000 : f32
  %c100 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c103 = arith.constant 1344 : index
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
        %85 = arith.addi %83, %84 : index
        %86 = arith.addi %85, %c22 : index
        %87 = vector.load %5[%86] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %88 = arith.addi %85, %c11 : index
        %89 = vector.load %5[%88] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %90 = arith.addi %85, %c3 : index
        %91 = vector.load %5[%90] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %92 = arith.addi %85, %c24 : index
        %93 = vector.load %5[%92] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %94 = arith.addi %85, %c21 : index
        %95 = vector.load %5[%94] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %96 = arith.addi %85, %c28 : index
        %97 = vector.load %5[%96] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %98 = arith.addi %85, %c29 : index
        %99 = vector.load %5[%98] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %100 = arith.addi %85, %c30 : index
        %101 = vector.load %5[%100] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %102 = arith.addi %85, %c31 : index
        %103 = vector.load %5[%102] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %104 = arith.addi %85, %c32 : index
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
        %135 = arith.shrui %134, %c33 : i32
        %136 = arith.maxsi %135, %c34 : i32
        %137 = arith.minsi %136, %c35 : i32
        %138 = arith.subi %c36, %137 : i32
        %139 = arith.shli %138, %c33 : i32
        %140 = arith.bitcast %139 : i32 to f32
        %141 = arith.subi %137, %c37 : i32
        %142 = arith.shli %141, %c33 : i32
        %143 = arith.bitcast %142 : i32 to f32
        %144 = vector.broadcast %140 : f32 to vector<4xf32>
        %145 = arith.muli %1, %c27 : index
        %146 = arith.muli %2, %c38 : index
        %147 = arith.addi %145, %146 : index
        %148 = arith.mulf %87, %144 : vector<4xf32>
        %149 = arith.truncf %148 : vector<4xf32> to vector<4xf16>
        %150 = arith.mulf %89, %144 : vector<4xf32>
        %151 = arith.truncf %150 : vector<4xf32> to vector<4xf16>
        %152 = vector.shuffle %149, %151 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %153 = arith.addi %147, %c22 : index
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
        %165 = arith.addi %147, %c39 : index
        vector.store %164, %4[%165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %166 = arith.mulf %99, %144 : vector<4xf32>
        %167 = arith.truncf %166 : vector<4xf32> to vector<4xf16>
        %168 = arith.mulf %101, %144 : vector<4xf32>
        %169 = arith.truncf %168 : vector<4xf32> to vector<4xf16>
        %170 = vector.shuffle %167, %169 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %171 = arith.addi %147, %c40 : index
        vector.store %170, %4[%171] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %172 = arith.mulf %103, %144 : vector<4xf32>
        %173 = arith.truncf %172 : vector<4xf32> to vector<4xf16>
        %174 = arith.mulf %105, %144 : vector<4xf32>
        %175 = arith.truncf %174 : vector<4xf32> to vector<4xf16>
        %176 = vector.shuffle %173, %175 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %177 = arith.addi %147, %c41 : index
        vector.store %176, %4[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %178 = memref.load %scales[%15] : memref<?xf32>
        %179 = arith.mulf %178, %143 : f32
        memref.store %179, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %180 = memref.load %7[%1] : memref<?xf32>
      scf.for %181 = %11 to %42 step %43 : i32 {
        %182 = arith.muli %181, %c19 : i32
        %183 = arith.index_cast %8 : index to i32
        %184 = arith.muli %183, %c42 : i32
        %185 = arith.addi %182, %184 : i32
        %186 = arith.addi %185, %c42 : i32
        %187 = arith.minsi %186, %38 : i32
        %188 = arith.cmpi slt, %185, %38 : i32
        %189:7 = scf.if %188 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %190 = arith.subi %187, %185 : i32
          %191 = arith.addi %190, %c46 : i32
          %192 = arith.divui %191, %c47 : i32
          %193 = arith.divui %185, %c17 : i32
          %194 = arith.addi %193, %c48 : i32
          %195 = arith.minsi %194, %40 : i32
          %196 = arith.index_castui %195 : i32 to index
          %197 = arith.addi %32, %196 : index
          %198 = memref.load %step[%197] : memref<?xi32>
          %199 = arith.index_cast %198 : i32 to index
          %200 = arith.muli %199, %33 : index
          %201 = arith.addi %200, %34 : index
          %202 = arith.addi %193, %c16 : i32
          %203 = arith.minsi %202, %40 : i32
          %204 = arith.index_castui %203 : i32 to index
          %205 = arith.addi %32, %204 : index
          %206 = memref.load %step[%205] : memref<?xi32>
          %207 = arith.index_cast %206 : i32 to index
          %208 = arith.muli %207, %33 : index
          %209 = arith.addi %208, %34 : index
          %210 = arith.addi %201, %35 : index
          %211 = arith.addi %210, %c22 : index
          %212 = vector.load %kv[%211] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %213 = arith.addi %210, %c31 : index
          %214 = vector.load %kv[%213] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %215 = arith.addi %209, %35 : index
          %216 = arith.addi %215, %c22 : index
          %217 = vector.load %kv[%216] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %218 = arith.addi %215, %c31 : index
          %219 = vector.load %kv[%218] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %220 = arith.addi %210, %c38 : index
          %221 = vector.load %kv[%220] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %222 = arith.addi %210, %c49 : index
          %223 = vector.load %kv[%222] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %224 = arith.addi %215, %c38 : index
          %225 = vector.load %kv[%224] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %226 = arith.addi %215, %c49 : index
          %227 = vector.load %kv[%226] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %244:15 = scf.for %228 = %c48 to %192 step %c16 iter_args(%229 = %212, %230 = %214, %231 = %217, %232 = %219, %233 = %221, %234 = %223, %235 = %225, %236 = %227, %237 = %c43, %238 = %c44, %239 = %c45, %240 = %c45, %241 = %c45, %242 = %c45, %243 = %c45) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %245 = arith.muli %228, %c47 : i32
            %246 = arith.addi %185, %245 : i32
            %247 = arith.addi %246, %c47 : i32
            %248 = arith.divui %246, %c17 : i32
            %249 = arith.addi %248, %c48 : i32
            %250 = arith.minsi %249, %40 : i32
            %251 = arith.index_castui %250 : i32 to index
            %252 = arith.addi %32, %251 : index
            %253 = memref.load %step[%252] : memref<?xi32>
            %254 = arith.index_cast %253 : i32 to index
            %255 = arith.muli %254, %33 : index
            %256 = arith.addi %255, %34 : index
            %257 = arith.addi %248, %c16 : i32
            %258 = arith.minsi %257, %40 : i32
            %259 = arith.index_castui %258 : i32 to index
            %260 = arith.addi %32, %259 : index
            %261 = memref.load %step[%260] : memref<?xi32>
            %262 = arith.index_cast %261 : i32 to index
            %263 = arith.muli %262, %33 : index
            %264 = arith.addi %263, %34 : index
            %265 = arith.divui %247, %c17 : i32
            %266 = arith.addi %265, %c48 : i32
            %267 = arith.minsi %266, %40 : i32
            %268 = arith.index_castui %267 : i32 to index
            %269 = arith.addi %32, %268 : index
            %270 = memref.load %step[%269] : memref<?xi32>
            %271 = arith.index_cast %270 : i32 to index
            %272 = arith.muli %271, %33 : index
            %273 = arith.addi %272, %34 : index
            %274 = arith.addi %265, %c16 : i32
            %275 = arith.minsi %274, %40 : i32
            %276 = arith.index_castui %275 : i32 to index
            %277 = arith.addi %32, %276 : index
            %278 = memref.load %step[%277] : memref<?xi32>
            %279 = arith.index_cast %278 : i32 to index
            %280 = arith.muli %279, %33 : index
            %281 = arith.addi %280, %34 : index
            %282 = wave.opaque %c22 : index
            %283 = arith.muli %1, %c27 : index
            %284 = arith.addi %282, %283 : index
            %285 = arith.addi %256, %35 : index
            %286 = arith.addi %285, %c7 : index
            %287 = vector.load %kv[%286] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %288 = arith.addi %285, %c23 : index
            %289 = vector.load %kv[%288] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %290 = arith.addi %264, %35 : index
            %291 = arith.addi %290, %c7 : index
            %292 = vector.load %kv[%291] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %293 = arith.addi %290, %c23 : index
            %294 = vector.load %kv[%293] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %295 = vector.shuffle %229, %230 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %296 = vector.bitcast %295 : vector<8xi32> to vector<16xf16>
            %297 = vector.shuffle %231, %232 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %298 = vector.bitcast %297 : vector<8xi32> to vector<16xf16>
            %299 = arith.addi %284, %c22 : index
            %300 = vector.load %4[%299] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %301 = arith.addi %299, %c38 : index
            %302 = vector.load %4[%301] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %303 = vector.shuffle %300, %302 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %304 = wave.mma %296, %303, %c45 : vector<16xf16>, vector<8xf32>
            %305 = wave.mma %298, %303, %c45 : vector<16xf16>, vector<8xf32>
            %306 = arith.addi %285, %c50 : index
            %307 = vector.load %kv[%306] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %308 = arith.addi %285, %c51 : index
            %309 = vector.load %kv[%308] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %310 = arith.addi %290, %c50 : index
            %311 = vector.load %kv[%310] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %312 = arith.addi %290, %c51 : index
            %313 = vector.load %kv[%312] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %314 = vector.shuffle %233, %234 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %315 = vector.bitcast %314 : vector<8xi32> to vector<16xf16>
            %316 = vector.shuffle %235, %236 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %317 = vector.bitcast %316 : vector<8xi32> to vector<16xf16>
            %318 = arith.addi %284, %c7 : index
            %319 = vector.load %4[%318] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %320 = arith.addi %318, %c38 : index
            %321 = vector.load %4[%320] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %322 = vector.shuffle %319, %321 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %323 = wave.mma %315, %322, %304 : vector<16xf16>, vector<8xf32>
            %324 = wave.mma %317, %322, %305 : vector<16xf16>, vector<8xf32>
            %325 = arith.addi %285, %c39 : index
            %326 = vector.load %kv[%325] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %327 = arith.addi %285, %c52 : index
            %328 = vector.load %kv[%327] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %329 = arith.addi %290, %c39 : index
            %330 = vector.load %kv[%329] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %331 = arith.addi %290, %c52 : index
            %332 = vector.load %kv[%331] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %333 = vector.shuffle %287, %289 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %334 = vector.bitcast %333 : vector<8xi32> to vector<16xf16>
            %335 = vector.shuffle %292, %294 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %336 = vector.bitcast %335 : vector<8xi32> to vector<16xf16>
            %337 = arith.addi %284, %c39 : index
            %338 = vector.load %4[%337] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %339 = arith.addi %337, %c38 : index
            %340 = vector.load %4[%339] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %341 = vector.shuffle %338, %340 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %342 = wave.mma %334, %341, %323 : vector<16xf16>, vector<8xf32>
            %343 = wave.mma %336, %341, %324 : vector<16xf16>, vector<8xf32>
            %344 = arith.addi %285, %c53 : index
            %345 = vector.load %kv[%344] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %346 = arith.addi %285, %c54 : index
            %347 = vector.load %kv[%346] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %348 = arith.addi %290, %c53 : index
            %349 = vector.load %kv[%348] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %350 = arith.addi %290, %c54 : index
            %351 = vector.load %kv[%350] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %352 = vector.shuffle %307, %309 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %353 = vector.bitcast %352 : vector<8xi32> to vector<16xf16>
            %354 = vector.shuffle %311, %313 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %355 = vector.bitcast %354 : vector<8xi32> to vector<16xf16>
            %356 = arith.addi %284, %c40 : index
            %357 = vector.load %4[%356] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %358 = arith.addi %356, %c38 : index
            %359 = vector.load %4[%358] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %360 = vector.shuffle %357, %359 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %361 = wave.mma %353, %360, %342 : vector<16xf16>, vector<8xf32>
            %362 = wave.mma %355, %360, %343 : vector<16xf16>, vector<8xf32>
            %363 = arith.addi %285, %c40 : index
            %364 = vector.load %kv[%363] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %365 = arith.addi %285, %c55 : index
            %366 = vector.load %kv[%365] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %367 = arith.addi %290, %c40 : index
            %368 = vector.load %kv[%367] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %369 = arith.addi %290, %c55 : index
            %370 = vector.load %kv[%369] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %371 = vector.shuffle %326, %328 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %372 = vector.bitcast %371 : vector<8xi32> to vector<16xf16>
            %373 = vector.shuffle %330, %332 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %374 = vector.bitcast %373 : vector<8xi32> to vector<16xf16>
            %375 = arith.addi %284, %c41 : index
            %376 = vector.load %4[%375] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %377 = arith.addi %375, %c38 : index
            %378 = vector.load %4[%377] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %379 = vector.shuffle %376, %378 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %380 = wave.mma %372, %379, %361 : vector<16xf16>, vector<8xf32>
            %381 = wave.mma %374, %379, %362 : vector<16xf16>, vector<8xf32>
            %382 = arith.addi %285, %c56 : index
            %383 = vector.load %kv[%382] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %384 = arith.addi %285, %c57 : index
            %385 = vector.load %kv[%384] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %386 = arith.addi %290, %c56 : index
            %387 = vector.load %kv[%386] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %388 = arith.addi %290, %c57 : index
            %389 = vector.load %kv[%388] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %390 = wave.opaque %380 : vector<8xf32>
            %391 = wave.opaque %381 : vector<8xf32>
            %392 = wave.opaque %247 : i32
            %393 = arith.cmpi sgt, %392, %187 : i32
            %394:2 = scf.if %393 -> (vector<8xf32>, vector<8xf32>) {
              %395 = arith.index_cast %2 : index to i32
              %396 = arith.addi %246, %395 : i32
              %397 = arith.subi %38, %396 : i32
              %398 = arith.subi %397, %c48 : i32
              %399 = vector.broadcast %398 : i32 to vector<8xi32>
              %400 = arith.cmpi sgt, %399, %c59 : vector<8xi32>
              %401 = arith.select %400, %390, %c58 : vector<8xi1>, vector<8xf32>
              %402 = arith.subi %397, %c17 : i32
              %403 = vector.broadcast %402 : i32 to vector<8xi32>
              %404 = arith.cmpi sgt, %403, %c59 : vector<8xi32>
              %405 = arith.select %404, %391, %c58 : vector<8xi1>, vector<8xf32>
              scf.yield %401, %405 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %390, %391 : vector<8xf32>, vector<8xf32>
            }
            %406 = vector.extract %394#0[0] : f32 from vector<8xf32>
            %407 = vector.extract %394#0[1] : f32 from vector<8xf32>
            %408 = vector.extract %394#0[2] : f32 from vector<8xf32>
            %409 = vector.extract %394#0[3] : f32 from vector<8xf32>
            %410 = vector.extract %394#0[4] : f32 from vector<8xf32>
            %411 = vector.extract %394#0[5] : f32 from vector<8xf32>
            %412 = vector.extract %394#0[6] : f32 from vector<8xf32>
            %413 = vector.extract %394#0[7] : f32 from vector<8xf32>
            %414 = vector.extract %394#1[0] : f32 from vector<8xf32>
            %415 = vector.extract %394#1[1] : f32 from vector<8xf32>
            %416 = vector.extract %394#1[2] : f32 from vector<8xf32>
            %417 = vector.extract %394#1[3] : f32 from vector<8xf32>
            %418 = vector.extract %394#1[4] : f32 from vector<8xf32>
            %419 = vector.extract %394#1[5] : f32 from vector<8xf32>
            %420 = vector.extract %394#1[6] : f32 from vector<8xf32>
            %421 = vector.extract %394#1[7] : f32 from vector<8xf32>
            %422 = arith.maxnumf %406, %407 fastmath<nnan> : f32
            %423 = arith.maxnumf %422, %408 fastmath<nnan> : f32
            %424 = arith.maxnumf %423, %409 fastmath<nnan> : f32
            %425 = arith.maxnumf %424, %410 fastmath<nnan> : f32
            %426 = arith.maxnumf %425, %411 fastmath<nnan> : f32
            %427 = arith.maxnumf %426, %412 fastmath<nnan> : f32
            %428 = arith.maxnumf %427, %413 fastmath<nnan> : f32
            %429 = arith.maxnumf %428, %414 fastmath<nnan> : f32
            %430 = arith.maxnumf %429, %415 fastmath<nnan> : f32
            %431 = arith.maxnumf %430, %416 fastmath<nnan> : f32
            %432 = arith.maxnumf %431, %417 fastmath<nnan> : f32
            %433 = arith.maxnumf %432, %418 fastmath<nnan> : f32
            %434 = arith.maxnumf %433, %419 fastmath<nnan> : f32
            %435 = arith.maxnumf %434, %420 fastmath<nnan> : f32
            %436 = arith.maxnumf %435, %421 fastmath<nnan> : f32
            %437 = wave.swap_halves %436 : f32
            %438 = arith.maxnumf %436, %437 fastmath<nnan> : f32
            %439 = arith.mulf %438, %180 : f32
            %440 = arith.addf %237, %c60 : f32
            %441 = arith.cmpf ogt, %439, %440 : f32
            %442:7 = scf.if %441 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %443 = arith.subf %237, %439 : f32
              %444 = wave.exp2 %443 : f32
              %445 = vector.broadcast %444 : f32 to vector<8xf32>
              %446 = arith.mulf %238, %444 : f32
              %447 = arith.mulf %239, %445 : vector<8xf32>
              %448 = arith.mulf %240, %445 : vector<8xf32>
              %449 = arith.mulf %241, %445 : vector<8xf32>
              %450 = arith.mulf %242, %445 : vector<8xf32>
              %451 = arith.mulf %243, %445 : vector<8xf32>
              scf.yield %439, %446, %447, %448, %449, %450, %451 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %237, %238, %239, %240, %241, %242, %243 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %452 = vector.broadcast %180 : f32 to vector<8xf32>
            %453 = arith.subf %c61, %442#0 : f32
            %454 = vector.broadcast %453 : f32 to vector<8xf32>
            %455 = math.fma %394#0, %452, %454 : vector<8xf32>
            %456 = wave.exp2 %455 : vector<8xf32>
            %457 = math.fma %394#1, %452, %454 : vector<8xf32>
            %458 = wave.exp2 %457 : vector<8xf32>
            %459 = arith.truncf %456 : vector<8xf32> to vector<8xf16>
            %460 = vector.bitcast %459 : vector<8xf16> to vector<4xi32>
            %461 = wave.swap_halves %460 : vector<4xi32>
            %462 = arith.select %3, %461, %460 : vector<4xi32>
            %463 = arith.select %3, %460, %461 : vector<4xi32>
            %464 = vector.shuffle %462, %463 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %465 = vector.bitcast %464 : vector<8xi32> to vector<16xf16>
            %466 = arith.truncf %458 : vector<8xf32> to vector<8xf16>
            %467 = vector.bitcast %466 : vector<8xf16> to vector<4xi32>
            %468 = wave.swap_halves %467 : vector<4xi32>
            %469 = arith.select %3, %468, %467 : vector<4xi32>
            %470 = arith.select %3, %467, %468 : vector<4xi32>
            %471 = vector.shuffle %469, %470 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %472 = vector.bitcast %471 : vector<8xi32> to vector<16xf16>
            %473 = arith.addf %456, %458 : vector<8xf32>
            %474 = vector.extract %473[0] : f32 from vector<8xf32>
            %475 = vector.extract %473[1] : f32 from vector<8xf32>
            %476 = vector.extract %473[2] : f32 from vector<8xf32>
            %477 = vector.extract %473[3] : f32 from vector<8xf32>
            %478 = vector.extract %473[4] : f32 from vector<8xf32>
            %479 = vector.extract %473[5] : f32 from vector<8xf32>
            %480 = vector.extract %473[6] : f32 from vector<8xf32>
            %481 = vector.extract %473[7] : f32 from vector<8xf32>
            %482 = arith.addf %474, %478 : f32
            %483 = arith.addf %475, %479 : f32
            %484 = arith.addf %476, %480 : f32
            %485 = arith.addf %477, %481 : f32
            %486 = arith.addf %482, %484 : f32
            %487 = arith.addf %483, %485 : f32
            %488 = arith.addf %486, %487 : f32
            %489 = arith.addf %442#1, %488 : f32
            %490 = wave.opaque %489 : f32
            %491 = wave.opaque %247 : i32
            %492 = arith.cmpi sgt, %491, %187 : i32
            %493:4 = scf.if %492 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %494 = arith.subi %187, %246 : i32
              %495 = arith.subi %494, %c48 : i32
              %496 = arith.minsi %495, %c17 : i32
              %497 = arith.maxsi %496, %c48 : i32
              %498 = arith.cmpi sgt, %497, %c48 : i32
              %499 = arith.select %498, %c63, %c48 : i32
              %500 = arith.ori %c48, %499 : i32
              %501 = arith.cmpi sgt, %497, %c16 : i32
              %502 = arith.select %501, %c63, %c48 : i32
              %503 = arith.ori %c48, %502 : i32
              %504 = arith.cmpi sgt, %497, %c64 : i32
              %505 = arith.select %504, %c65, %c48 : i32
              %506 = arith.ori %500, %505 : i32
              %507 = arith.cmpi sgt, %497, %c66 : i32
              %508 = arith.select %507, %c65, %c48 : i32
              %509 = arith.ori %503, %508 : i32
              %510 = arith.cmpi sgt, %497, %c67 : i32
              %511 = arith.select %510, %c63, %c48 : i32
              %512 = arith.ori %c48, %511 : i32
              %513 = arith.cmpi sgt, %497, %c68 : i32
              %514 = arith.select %513, %c63, %c48 : i32
              %515 = arith.ori %c48, %514 : i32
              %516 = arith.cmpi sgt, %497, %c69 : i32
              %517 = arith.select %516, %c65, %c48 : i32
              %518 = arith.ori %512, %517 : i32
              %519 = arith.cmpi sgt, %497, %c70 : i32
              %520 = arith.select %519, %c65, %c48 : i32
              %521 = arith.ori %515, %520 : i32
              %522 = arith.cmpi sgt, %497, %c71 : i32
              %523 = arith.select %522, %c63, %c48 : i32
              %524 = arith.ori %c48, %523 : i32
              %525 = arith.cmpi sgt, %497, %c72 : i32
              %526 = arith.select %525, %c63, %c48 : i32
              %527 = arith.ori %c48, %526 : i32
              %528 = arith.cmpi sgt, %497, %c73 : i32
              %529 = arith.select %528, %c65, %c48 : i32
              %530 = arith.ori %524, %529 : i32
              %531 = arith.cmpi sgt, %497, %c74 : i32
              %532 = arith.select %531, %c65, %c48 : i32
              %533 = arith.ori %527, %532 : i32
              %534 = arith.cmpi sgt, %497, %c75 : i32
              %535 = arith.select %534, %c63, %c48 : i32
              %536 = arith.ori %c48, %535 : i32
              %537 = arith.cmpi sgt, %497, %c76 : i32
              %538 = arith.select %537, %c63, %c48 : i32
              %539 = arith.ori %c48, %538 : i32
              %540 = arith.cmpi sgt, %497, %c37 : i32
              %541 = arith.select %540, %c65, %c48 : i32
              %542 = arith.ori %536, %541 : i32
              %543 = arith.cmpi sgt, %497, %c77 : i32
              %544 = arith.select %543, %c65, %c48 : i32
              %545 = arith.ori %539, %544 : i32
              %546 = vector.from_elements %506, %518, %530, %542 : vector<4xi32>
              %547 = vector.from_elements %509, %521, %533, %545 : vector<4xi32>
              %548 = arith.subi %494, %c17 : i32
              %549 = arith.minsi %548, %c17 : i32
              %550 = arith.maxsi %549, %c48 : i32
              %551 = arith.cmpi sgt, %550, %c48 : i32
              %552 = arith.select %551, %c63, %c48 : i32
              %553 = arith.ori %c48, %552 : i32
              %554 = arith.cmpi sgt, %550, %c16 : i32
              %555 = arith.select %554, %c63, %c48 : i32
              %556 = arith.ori %c48, %555 : i32
              %557 = arith.cmpi sgt, %550, %c64 : i32
              %558 = arith.select %557, %c65, %c48 : i32
              %559 = arith.ori %553, %558 : i32
              %560 = arith.cmpi sgt, %550, %c66 : i32
              %561 = arith.select %560, %c65, %c48 : i32
              %562 = arith.ori %556, %561 : i32
              %563 = arith.cmpi sgt, %550, %c67 : i32
              %564 = arith.select %563, %c63, %c48 : i32
              %565 = arith.ori %c48, %564 : i32
              %566 = arith.cmpi sgt, %550, %c68 : i32
              %567 = arith.select %566, %c63, %c48 : i32
              %568 = arith.ori %c48, %567 : i32
              %569 = arith.cmpi sgt, %550, %c69 : i32
              %570 = arith.select %569, %c65, %c48 : i32
              %571 = arith.ori %565, %570 : i32
              %572 = arith.cmpi sgt, %550, %c70 : i32
              %573 = arith.select %572, %c65, %c48 : i32
              %574 = arith.ori %568, %573 : i32
              %575 = arith.cmpi sgt, %550, %c71 : i32
              %576 = arith.select %575, %c63, %c48 : i32
              %577 = arith.ori %c48, %576 : i32
              %578 = arith.cmpi sgt, %550, %c72 : i32
              %579 = arith.select %578, %c63, %c48 : i32
              %580 = arith.ori %c48, %579 : i32
              %581 = arith.cmpi sgt, %550, %c73 : i32
              %582 = arith.select %581, %c65, %c48 : i32
              %583 = arith.ori %577, %582 : i32
              %584 = arith.cmpi sgt, %550, %c74 : i32
              %585 = arith.select %584, %c65, %c48 : i32
              %586 = arith.ori %580, %585 : i32
              %587 = arith.cmpi sgt, %550, %c75 : i32
              %588 = arith.select %587, %c63, %c48 : i32
              %589 = arith.ori %c48, %588 : i32
              %590 = arith.cmpi sgt, %550, %c76 : i32
              %591 = arith.select %590, %c63, %c48 : i32
              %592 = arith.ori %c48, %591 : i32
              %593 = arith.cmpi sgt, %550, %c37 : i32
              %594 = arith.select %593, %c65, %c48 : i32
              %595 = arith.ori %589, %594 : i32
              %596 = arith.cmpi sgt, %550, %c77 : i32
              %597 = arith.select %596, %c65, %c48 : i32
              %598 = arith.ori %592, %597 : i32
              %599 = vector.from_elements %559, %571, %583, %595 : vector<4xi32>
              %600 = vector.from_elements %562, %574, %586, %598 : vector<4xi32>
              scf.yield %546, %547, %599, %600 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c62, %c62, %c62, %c62 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %601 = wave.opaque %247 : i32
            %602 = arith.cmpi sgt, %601, %187 : i32
            %603:4 = scf.if %602 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %604 = arith.andi %345, %493#0 : vector<4xi32>
              %605 = arith.andi %347, %493#1 : vector<4xi32>
              %606 = arith.andi %349, %493#2 : vector<4xi32>
              %607 = arith.andi %351, %493#3 : vector<4xi32>
              scf.yield %604, %605, %606, %607 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %345, %347, %349, %351 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %608 = vector.shuffle %603#0, %603#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %609 = vector.bitcast %608 : vector<8xi32> to vector<16xf16>
            %610 = wave.mma %609, %465, %442#2 : vector<16xf16>, vector<8xf32>
            %611 = vector.shuffle %603#2, %603#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %612 = vector.bitcast %611 : vector<8xi32> to vector<16xf16>
            %613 = wave.mma %612, %472, %610 : vector<16xf16>, vector<8xf32>
            %614 = wave.opaque %613 : vector<8xf32>
            %615 = arith.addi %285, %c41 : index
            %616 = vector.load %kv[%615] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %617 = arith.addi %285, %c78 : index
            %618 = vector.load %kv[%617] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %619 = arith.addi %290, %c41 : index
            %620 = vector.load %kv[%619] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %621 = arith.addi %290, %c78 : index
            %622 = vector.load %kv[%621] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %623 = wave.opaque %247 : i32
            %624 = arith.cmpi sgt, %623, %187 : i32
            %625:4 = scf.if %624 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %626 = arith.andi %364, %493#0 : vector<4xi32>
              %627 = arith.andi %366, %493#1 : vector<4xi32>
              %628 = arith.andi %368, %493#2 : vector<4xi32>
              %629 = arith.andi %370, %493#3 : vector<4xi32>
              scf.yield %626, %627, %628, %629 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %364, %366, %368, %370 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %630 = vector.shuffle %625#0, %625#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %631 = vector.bitcast %630 : vector<8xi32> to vector<16xf16>
            %632 = wave.mma %631, %465, %442#3 : vector<16xf16>, vector<8xf32>
            %633 = vector.shuffle %625#2, %625#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %634 = vector.bitcast %633 : vector<8xi32> to vector<16xf16>
            %635 = wave.mma %634, %472, %632 : vector<16xf16>, vector<8xf32>
            %636 = wave.opaque %635 : vector<8xf32>
            %637 = arith.addi %285, %c79 : index
            %638 = vector.load %kv[%637] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %639 = arith.addi %285, %c80 : index
            %640 = vector.load %kv[%639] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %641 = arith.addi %290, %c79 : index
            %642 = vector.load %kv[%641] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %643 = arith.addi %290, %c80 : index
            %644 = vector.load %kv[%643] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %645 = wave.opaque %247 : i32
            %646 = arith.cmpi sgt, %645, %187 : i32
            %647:4 = scf.if %646 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %648 = arith.andi %383, %493#0 : vector<4xi32>
              %649 = arith.andi %385, %493#1 : vector<4xi32>
              %650 = arith.andi %387, %493#2 : vector<4xi32>
              %651 = arith.andi %389, %493#3 : vector<4xi32>
              scf.yield %648, %649, %650, %651 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %383, %385, %387, %389 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %652 = vector.shuffle %647#0, %647#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %653 = vector.bitcast %652 : vector<8xi32> to vector<16xf16>
            %654 = wave.mma %653, %465, %442#4 : vector<16xf16>, vector<8xf32>
            %655 = vector.shuffle %647#2, %647#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %656 = vector.bitcast %655 : vector<8xi32> to vector<16xf16>
            %657 = wave.mma %656, %472, %654 : vector<16xf16>, vector<8xf32>
            %658 = wave.opaque %657 : vector<8xf32>
            wave.pin
            %659 = wave.opaque %247 : i32
            %660 = arith.cmpi sgt, %659, %187 : i32
            %661:4 = scf.if %660 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %662 = arith.andi %616, %493#0 : vector<4xi32>
              %663 = arith.andi %618, %493#1 : vector<4xi32>
              %664 = arith.andi %620, %493#2 : vector<4xi32>
              %665 = arith.andi %622, %493#3 : vector<4xi32>
              scf.yield %662, %663, %664, %665 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %616, %618, %620, %622 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %666 = vector.shuffle %661#0, %661#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %667 = vector.bitcast %666 : vector<8xi32> to vector<16xf16>
            %668 = wave.mma %667, %465, %442#5 : vector<16xf16>, vector<8xf32>
            %669 = vector.shuffle %661#2, %661#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %670 = vector.bitcast %669 : vector<8xi32> to vector<16xf16>
            %671 = wave.mma %670, %472, %668 : vector<16xf16>, vector<8xf32>
            %672 = wave.opaque %671 : vector<8xf32>
            wave.pin
            %673 = wave.opaque %247 : i32
            %674 = arith.cmpi slt, %673, %187 : i32
            %675:4 = scf.if %674 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %676 = arith.addi %273, %35 : index
              %677 = arith.addi %676, %c22 : index
              %678 = vector.load %kv[%677] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %679 = arith.addi %676, %c31 : index
              %680 = vector.load %kv[%679] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %681 = arith.addi %281, %35 : index
              %682 = arith.addi %681, %c22 : index
              %683 = vector.load %kv[%682] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %684 = arith.addi %681, %c31 : index
              %685 = vector.load %kv[%684] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %678, %680, %683, %685 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %661#0, %661#1, %661#2, %661#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %686 = wave.opaque %247 : i32
            %687 = arith.cmpi sgt, %686, %187 : i32
            %688:4 = scf.if %687 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %689 = arith.andi %638, %493#0 : vector<4xi32>
              %690 = arith.andi %640, %493#1 : vector<4xi32>
              %691 = arith.andi %642, %493#2 : vector<4xi32>
              %692 = arith.andi %644, %493#3 : vector<4xi32>
              scf.yield %689, %690, %691, %692 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %638, %640, %642, %644 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %693 = vector.shuffle %688#0, %688#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %694 = vector.bitcast %693 : vector<8xi32> to vector<16xf16>
            %695 = wave.mma %694, %465, %442#6 : vector<16xf16>, vector<8xf32>
            %696 = vector.shuffle %688#2, %688#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %697 = vector.bitcast %696 : vector<8xi32> to vector<16xf16>
            %698 = wave.mma %697, %472, %695 : vector<16xf16>, vector<8xf32>
            %699 = wave.opaque %698 : vector<8xf32>
            wave.pin
            %700 = wave.opaque %247 : i32
            %701 = arith.cmpi slt, %700, %187 : i32
            %702:4 = scf.if %701 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %703 = arith.addi %273, %35 : index
              %704 = arith.addi %703, %c38 : index
              %705 = vector.load %kv[%704] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %706 = arith.addi %703, %c49 : index
              %707 = vector.load %kv[%706] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %708 = arith.addi %281, %35 : index
              %709 = arith.addi %708, %c38 : index
              %710 = vector.load %kv[%709] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %711 = arith.addi %708, %c49 : index
              %712 = vector.load %kv[%711] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %705, %707, %710, %712 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %688#0, %688#1, %688#2, %688#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            scf.yield %675#0, %675#1, %675#2, %675#3, %702#0, %702#1, %702#2, %702#3, %442#0, %490, %614, %636, %658, %672, %699 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %713 = wave.swap_halves %244#9 : f32
          %714 = arith.addf %244#9, %713 : f32
          scf.yield %244#8, %714, %244#10, %244#11, %244#12, %244#13, %244#14 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c43, %c44, %c45, %c45, %c45, %c45, %c45 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %715 = wave.opaque %c22 : index
        %716 = arith.addi %46, %715 : index
        %717 = arith.addi %1, %715 : index
        %718 = arith.cmpi slt, %717, %c3 : index
        scf.if %718 {
          %719 = arith.addi %45, %717 : index
          memref.store %189#0, %6[%719] : memref<?xf32>
          %720 = arith.addi %719, %c3 : index
          memref.store %189#1, %6[%720] : memref<?xf32>
          %721 = arith.muli %8, %c39 : index
          %722 = arith.muli %2, %c3 : index
          %723 = arith.addi %721, %722 : index
          %724 = arith.addi %723, %717 : index
          %725 = vector.extract %189#2[0] : f32 from vector<8xf32>
          %726 = arith.addi %724, %c22 : index
          memref.store %725, %5[%726] : memref<?xf32>
          %727 = vector.extract %189#2[1] : f32 from vector<8xf32>
          %728 = arith.addi %724, %c21 : index
          memref.store %727, %5[%728] : memref<?xf32>
          %729 = vector.extract %189#2[2] : f32 from vector<8xf32>
          %730 = arith.addi %724, %c31 : index
          memref.store %729, %5[%730] : memref<?xf32>
          %731 = vector.extract %189#2[3] : f32 from vector<8xf32>
          %732 = arith.addi %724, %c81 : index
          memref.store %731, %5[%732] : memref<?xf32>
          %733 = vector.extract %189#2[4] : f32 from vector<8xf32>
          %734 = arith.addi %724, %c38 : index
          memref.store %733, %5[%734] : memref<?xf32>
          %735 = vector.extract %189#2[5] : f32 from vector<8xf32>
          %736 = arith.addi %724, %c82 : index
          memref.store %735, %5[%736] : memref<?xf32>
          %737 = vector.extract %189#2[6] : f32 from vector<8xf32>
          %738 = arith.addi %724, %c49 : index
          memref.store %737, %5[%738] : memref<?xf32>
          %739 = vector.extract %189#2[7] : f32 from vector<8xf32>
          %740 = arith.addi %724, %c83 : index
          memref.store %739, %5[%740] : memref<?xf32>
          %741 = vector.extract %189#3[0] : f32 from vector<8xf32>
          %742 = arith.addi %724, %c7 : index
          memref.store %741, %5[%742] : memref<?xf32>
          %743 = vector.extract %189#3[1] : f32 from vector<8xf32>
          %744 = arith.addi %724, %c84 : index
          memref.store %743, %5[%744] : memref<?xf32>
          %745 = vector.extract %189#3[2] : f32 from vector<8xf32>
          %746 = arith.addi %724, %c23 : index
          memref.store %745, %5[%746] : memref<?xf32>
          %747 = vector.extract %189#3[3] : f32 from vector<8xf32>
          %748 = arith.addi %724, %c85 : index
          memref.store %747, %5[%748] : memref<?xf32>
          %749 = vector.extract %189#3[4] : f32 from vector<8xf32>
          %750 = arith.addi %724, %c50 : index
          memref.store %749, %5[%750] : memref<?xf32>
          %751 = vector.extract %189#3[5] : f32 from vector<8xf32>
          %752 = arith.addi %724, %c86 : index
          memref.store %751, %5[%752] : memref<?xf32>
          %753 = vector.extract %189#3[6] : f32 from vector<8xf32>
          %754 = arith.addi %724, %c51 : index
          memref.store %753, %5[%754] : memref<?xf32>
          %755 = vector.extract %189#3[7] : f32 from vector<8xf32>
          %756 = arith.addi %724, %c87 : index
          memref.store %755, %5[%756] : memref<?xf32>
        }
        wave.barrier
        %757 = arith.addi %717, %c22 : index
        %758 = memref.load %6[%757] : memref<?xf32>
        %759 = arith.addi %717, %c3 : index
        %760 = memref.load %6[%759] : memref<?xf32>
        %761 = arith.addi %717, %c21 : index
        %762 = memref.load %6[%761] : memref<?xf32>
        %763 = arith.addi %717, %c29 : index
        %764 = memref.load %6[%763] : memref<?xf32>
        %765 = arith.addi %717, %c31 : index
        %766 = memref.load %6[%765] : memref<?xf32>
        %767 = arith.addi %717, %c25 : index
        %768 = memref.load %6[%767] : memref<?xf32>
        %769 = arith.addi %717, %c81 : index
        %770 = memref.load %6[%769] : memref<?xf32>
        %771 = arith.addi %717, %c88 : index
        %772 = memref.load %6[%771] : memref<?xf32>
        %773 = arith.addi %717, %c38 : index
        %774 = memref.load %6[%773] : memref<?xf32>
        %775 = arith.addi %717, %c89 : index
        %776 = memref.load %6[%775] : memref<?xf32>
        %777 = arith.addi %717, %c82 : index
        %778 = memref.load %6[%777] : memref<?xf32>
        %779 = arith.addi %717, %c90 : index
        %780 = memref.load %6[%779] : memref<?xf32>
        %781 = arith.addi %717, %c49 : index
        %782 = memref.load %6[%781] : memref<?xf32>
        %783 = arith.addi %717, %c91 : index
        %784 = memref.load %6[%783] : memref<?xf32>
        %785 = arith.addi %717, %c83 : index
        %786 = memref.load %6[%785] : memref<?xf32>
        %787 = arith.addi %717, %c92 : index
        %788 = memref.load %6[%787] : memref<?xf32>
        %789 = arith.maxnumf %758, %762 fastmath<nnan> : f32
        %790 = arith.subf %758, %789 : f32
        %791 = wave.exp2 %790 : f32
        %792 = arith.subf %762, %789 : f32
        %793 = wave.exp2 %792 : f32
        %794 = arith.mulf %760, %791 : f32
        %795 = math.fma %764, %793, %794 : f32
        %796 = arith.maxnumf %789, %766 fastmath<nnan> : f32
        %797 = arith.subf %789, %796 : f32
        %798 = wave.exp2 %797 : f32
        %799 = arith.subf %766, %796 : f32
        %800 = wave.exp2 %799 : f32
        %801 = arith.mulf %795, %798 : f32
        %802 = math.fma %768, %800, %801 : f32
        %803 = arith.maxnumf %796, %770 fastmath<nnan> : f32
        %804 = arith.subf %796, %803 : f32
        %805 = wave.exp2 %804 : f32
        %806 = arith.subf %770, %803 : f32
        %807 = wave.exp2 %806 : f32
        %808 = arith.mulf %802, %805 : f32
        %809 = math.fma %772, %807, %808 : f32
        %810 = arith.maxnumf %803, %774 fastmath<nnan> : f32
        %811 = arith.subf %803, %810 : f32
        %812 = wave.exp2 %811 : f32
        %813 = arith.subf %774, %810 : f32
        %814 = wave.exp2 %813 : f32
        %815 = arith.mulf %809, %812 : f32
        %816 = math.fma %776, %814, %815 : f32
        %817 = arith.maxnumf %810, %778 fastmath<nnan> : f32
        %818 = arith.subf %810, %817 : f32
        %819 = wave.exp2 %818 : f32
        %820 = arith.subf %778, %817 : f32
        %821 = wave.exp2 %820 : f32
        %822 = arith.mulf %816, %819 : f32
        %823 = math.fma %780, %821, %822 : f32
        %824 = arith.maxnumf %817, %782 fastmath<nnan> : f32
        %825 = arith.subf %817, %824 : f32
        %826 = wave.exp2 %825 : f32
        %827 = arith.subf %782, %824 : f32
        %828 = wave.exp2 %827 : f32
        %829 = arith.mulf %823, %826 : f32
        %830 = math.fma %784, %828, %829 : f32
        %831 = arith.maxnumf %824, %786 fastmath<nnan> : f32
        %832 = arith.subf %824, %831 : f32
        %833 = wave.exp2 %832 : f32
        %834 = arith.subf %786, %831 : f32
        %835 = wave.exp2 %834 : f32
        %836 = arith.mulf %830, %833 : f32
        %837 = math.fma %788, %835, %836 : f32
        %838 = arith.addi %716, %c22 : index
        %839 = arith.addi %838, %c22 : index
        %840 = memref.load %5[%839] : memref<?xf32>
        %841 = arith.addi %838, %c39 : index
        %842 = memref.load %5[%841] : memref<?xf32>
        %843 = arith.addi %838, %c41 : index
        %844 = memref.load %5[%843] : memref<?xf32>
        %845 = arith.addi %838, %c93 : index
        %846 = memref.load %5[%845] : memref<?xf32>
        %847 = arith.addi %838, %c94 : index
        %848 = memref.load %5[%847] : memref<?xf32>
        %849 = arith.addi %838, %c95 : index
        %850 = memref.load %5[%849] : memref<?xf32>
        %851 = arith.addi %838, %c96 : index
        %852 = memref.load %5[%851] : memref<?xf32>
        %853 = arith.addi %838, %c97 : index
        %854 = memref.load %5[%853] : memref<?xf32>
        %855 = arith.mulf %840, %791 : f32
        %856 = math.fma %842, %793, %855 : f32
        %857 = arith.mulf %856, %798 : f32
        %858 = math.fma %844, %800, %857 : f32
        %859 = arith.mulf %858, %805 : f32
        %860 = math.fma %846, %807, %859 : f32
        %861 = arith.mulf %860, %812 : f32
        %862 = math.fma %848, %814, %861 : f32
        %863 = arith.mulf %862, %819 : f32
        %864 = math.fma %850, %821, %863 : f32
        %865 = arith.mulf %864, %826 : f32
        %866 = math.fma %852, %828, %865 : f32
        %867 = arith.mulf %866, %833 : f32
        %868 = math.fma %854, %835, %867 : f32
        %869 = arith.addi %716, %c7 : index
        %870 = arith.addi %869, %c22 : index
        %871 = memref.load %5[%870] : memref<?xf32>
        %872 = arith.addi %869, %c39 : index
        %873 = memref.load %5[%872] : memref<?xf32>
        %874 = arith.addi %869, %c41 : index
        %875 = memref.load %5[%874] : memref<?xf32>
        %876 = arith.addi %869, %c93 : index
        %877 = memref.load %5[%876] : memref<?xf32>
        %878 = arith.addi %869, %c94 : index
        %879 = memref.load %5[%878] : memref<?xf32>
        %880 = arith.addi %869, %c95 : index
        %881 = memref.load %5[%880] : memref<?xf32>
        %882 = arith.addi %869, %c96 : index
        %883 = memref.load %5[%882] : memref<?xf32>
        %884 = arith.addi %869, %c97 : index
        %885 = memref.load %5[%884] : memref<?xf32>
        %886 = arith.mulf %871, %791 : f32
        %887 = math.fma %873, %793, %886 : f32
        %888 = arith.mulf %887, %798 : f32
        %889 = math.fma %875, %800, %888 : f32
        %890 = arith.mulf %889, %805 : f32
        %891 = math.fma %877, %807, %890 : f32
        %892 = arith.mulf %891, %812 : f32
        %893 = math.fma %879, %814, %892 : f32
        %894 = arith.mulf %893, %819 : f32
        %895 = math.fma %881, %821, %894 : f32
        %896 = arith.mulf %895, %826 : f32
        %897 = math.fma %883, %828, %896 : f32
        %898 = arith.mulf %897, %833 : f32
        %899 = math.fma %885, %835, %898 : f32
        wave.barrier
        scf.if %718 {
          %900 = arith.muli %8, %c39 : index
          %901 = arith.muli %2, %c3 : index
          %902 = arith.addi %900, %901 : index
          %903 = arith.addi %902, %717 : index
          %904 = vector.extract %189#4[0] : f32 from vector<8xf32>
          %905 = arith.addi %903, %c22 : index
          memref.store %904, %5[%905] : memref<?xf32>
          %906 = vector.extract %189#4[1] : f32 from vector<8xf32>
          %907 = arith.addi %903, %c21 : index
          memref.store %906, %5[%907] : memref<?xf32>
          %908 = vector.extract %189#4[2] : f32 from vector<8xf32>
          %909 = arith.addi %903, %c31 : index
          memref.store %908, %5[%909] : memref<?xf32>
          %910 = vector.extract %189#4[3] : f32 from vector<8xf32>
          %911 = arith.addi %903, %c81 : index
          memref.store %910, %5[%911] : memref<?xf32>
          %912 = vector.extract %189#4[4] : f32 from vector<8xf32>
          %913 = arith.addi %903, %c38 : index
          memref.store %912, %5[%913] : memref<?xf32>
          %914 = vector.extract %189#4[5] : f32 from vector<8xf32>
          %915 = arith.addi %903, %c82 : index
          memref.store %914, %5[%915] : memref<?xf32>
          %916 = vector.extract %189#4[6] : f32 from vector<8xf32>
          %917 = arith.addi %903, %c49 : index
          memref.store %916, %5[%917] : memref<?xf32>
          %918 = vector.extract %189#4[7] : f32 from vector<8xf32>
          %919 = arith.addi %903, %c83 : index
          memref.store %918, %5[%919] : memref<?xf32>
          %920 = vector.extract %189#5[0] : f32 from vector<8xf32>
          %921 = arith.addi %903, %c7 : index
          memref.store %920, %5[%921] : memref<?xf32>
          %922 = vector.extract %189#5[1] : f32 from vector<8xf32>
          %923 = arith.addi %903, %c84 : index
          memref.store %922, %5[%923] : memref<?xf32>
          %924 = vector.extract %189#5[2] : f32 from vector<8xf32>
          %925 = arith.addi %903, %c23 : index
          memref.store %924, %5[%925] : memref<?xf32>
          %926 = vector.extract %189#5[3] : f32 from vector<8xf32>
          %927 = arith.addi %903, %c85 : index
          memref.store %926, %5[%927] : memref<?xf32>
          %928 = vector.extract %189#5[4] : f32 from vector<8xf32>
          %929 = arith.addi %903, %c50 : index
          memref.store %928, %5[%929] : memref<?xf32>
          %930 = vector.extract %189#5[5] : f32 from vector<8xf32>
          %931 = arith.addi %903, %c86 : index
          memref.store %930, %5[%931] : memref<?xf32>
          %932 = vector.extract %189#5[6] : f32 from vector<8xf32>
          %933 = arith.addi %903, %c51 : index
          memref.store %932, %5[%933] : memref<?xf32>
          %934 = vector.extract %189#5[7] : f32 from vector<8xf32>
          %935 = arith.addi %903, %c87 : index
          memref.store %934, %5[%935] : memref<?xf32>
        }
        wave.barrier
        %936 = memref.load %5[%839] : memref<?xf32>
        %937 = memref.load %5[%841] : memref<?xf32>
        %938 = memref.load %5[%843] : memref<?xf32>
        %939 = memref.load %5[%845] : memref<?xf32>
        %940 = memref.load %5[%847] : memref<?xf32>
        %941 = memref.load %5[%849] : memref<?xf32>
        %942 = memref.load %5[%851] : memref<?xf32>
        %943 = memref.load %5[%853] : memref<?xf32>
        %944 = arith.mulf %936, %791 : f32
        %945 = math.fma %937, %793, %944 : f32
        %946 = arith.mulf %945, %798 : f32
        %947 = math.fma %938, %800, %946 : f32
        %948 = arith.mulf %947, %805 : f32
        %949 = math.fma %939, %807, %948 : f32
        %950 = arith.mulf %949, %812 : f32
        %951 = math.fma %940, %814, %950 : f32
        %952 = arith.mulf %951, %819 : f32
        %953 = math.fma %941, %821, %952 : f32
        %954 = arith.mulf %953, %826 : f32
        %955 = math.fma %942, %828, %954 : f32
        %956 = arith.mulf %955, %833 : f32
        %957 = math.fma %943, %835, %956 : f32
        %958 = memref.load %5[%870] : memref<?xf32>
        %959 = memref.load %5[%872] : memref<?xf32>
        %960 = memref.load %5[%874] : memref<?xf32>
        %961 = memref.load %5[%876] : memref<?xf32>
        %962 = memref.load %5[%878] : memref<?xf32>
        %963 = memref.load %5[%880] : memref<?xf32>
        %964 = memref.load %5[%882] : memref<?xf32>
        %965 = memref.load %5[%884] : memref<?xf32>
        %966 = arith.mulf %958, %791 : f32
        %967 = math.fma %959, %793, %966 : f32
        %968 = arith.mulf %967, %798 : f32
        %969 = math.fma %960, %800, %968 : f32
        %970 = arith.mulf %969, %805 : f32
        %971 = math.fma %961, %807, %970 : f32
        %972 = arith.mulf %971, %812 : f32
        %973 = math.fma %962, %814, %972 : f32
        %974 = arith.mulf %973, %819 : f32
        %975 = math.fma %963, %821, %974 : f32
        %976 = arith.mulf %975, %826 : f32
        %977 = math.fma %964, %828, %976 : f32
        %978 = arith.mulf %977, %833 : f32
        %979 = math.fma %965, %835, %978 : f32
        wave.barrier
        scf.if %718 {
          %980 = arith.muli %8, %c39 : index
          %981 = arith.muli %2, %c3 : index
          %982 = arith.addi %980, %981 : index
          %983 = arith.addi %982, %717 : index
          %984 = vector.extract %189#6[0] : f32 from vector<8xf32>
          %985 = arith.addi %983, %c22 : index
          memref.store %984, %5[%985] : memref<?xf32>
          %986 = vector.extract %189#6[1] : f32 from vector<8xf32>
          %987 = arith.addi %983, %c21 : index
          memref.store %986, %5[%987] : memref<?xf32>
          %988 = vector.extract %189#6[2] : f32 from vector<8xf32>
          %989 = arith.addi %983, %c31 : index
          memref.store %988, %5[%989] : memref<?xf32>
          %990 = vector.extract %189#6[3] : f32 from vector<8xf32>
          %991 = arith.addi %983, %c81 : index
          memref.store %990, %5[%991] : memref<?xf32>
          %992 = vector.extract %189#6[4] : f32 from vector<8xf32>
          %993 = arith.addi %983, %c38 : index
          memref.store %992, %5[%993] : memref<?xf32>
          %994 = vector.extract %189#6[5] : f32 from vector<8xf32>
          %995 = arith.addi %983, %c82 : index
          memref.store %994, %5[%995] : memref<?xf32>
          %996 = vector.extract %189#6[6] : f32 from vector<8xf32>
          %997 = arith.addi %983, %c49 : index
          memref.store %996, %5[%997] : memref<?xf32>
          %998 = vector.extract %189#6[7] : f32 from vector<8xf32>
          %999 = arith.addi %983, %c83 : index
          memref.store %998, %5[%999] : memref<?xf32>
        }
        wave.barrier
        %1000 = memref.load %5[%839] : memref<?xf32>
        %1001 = memref.load %5[%841] : memref<?xf32>
        %1002 = memref.load %5[%843] : memref<?xf32>
        %1003 = memref.load %5[%845] : memref<?xf32>
        %1004 = memref.load %5[%847] : memref<?xf32>
        %1005 = memref.load %5[%849] : memref<?xf32>
        %1006 = memref.load %5[%851] : memref<?xf32>
        %1007 = memref.load %5[%853] : memref<?xf32>
        %1008 = arith.mulf %1000, %791 : f32
        %1009 = math.fma %1001, %793, %1008 : f32
        %1010 = arith.mulf %1009, %798 : f32
        %1011 = math.fma %1002, %800, %1010 : f32
        %1012 = arith.mulf %1011, %805 : f32
        %1013 = math.fma %1003, %807, %1012 : f32
        %1014 = arith.mulf %1013, %812 : f32
        %1015 = math.fma %1004, %814, %1014 : f32
        %1016 = arith.mulf %1015, %819 : f32
        %1017 = math.fma %1005, %821, %1016 : f32
        %1018 = arith.mulf %1017, %826 : f32
        %1019 = math.fma %1006, %828, %1018 : f32
        %1020 = arith.mulf %1019, %833 : f32
        %1021 = math.fma %1007, %835, %1020 : f32
        %1022 = arith.cmpi eq, %42, %c16 : i32
        scf.if %1022 {
          %1023 = arith.addi %kvHeads, %15 : index
          %1024 = memref.load %scales[%1023] : memref<?xf32>
          %1025 = arith.divf %1024, %837 : f32
          %1026 = arith.addi %17, %717 : index
          %1027 = arith.cmpi slt, %1026, %groupSize : index
          scf.if %1027 {
            %1028 = arith.muli %15, %groupSize : index
            %1029 = arith.addi %1028, %1026 : index
            %1030 = arith.muli %1029, %c25 : index
            %1031 = arith.muli %heads, %c25 : index
            %1032 = arith.mulf %868, %1025 : f32
            %1033 = arith.addf %1032, %c44 : f32
            %1034 = arith.minimumf %1033, %c99 : f32
            %1035 = arith.maximumf %1034, %c100 : f32
            %1036 = arith.truncf %1035 : f32 to f16
            %1037 = arith.divui %838, %c3 : index
            %1038 = arith.addi %1030, %1037 : index
            %1039 = arith.divui %24, %outTileRows : index
            %1040 = arith.divui %1031, %c3 : index
            %1041 = arith.muli %1039, %1040 : index
            %1042 = arith.divui %1038, %c3 : index
            %1043 = arith.addi %1041, %1042 : index
            %1044 = arith.muli %1043, %c9 : index
            %1045 = arith.remui %1038, %c3 : index
            %1046 = arith.divui %1045, %c27 : index
            %1047 = arith.addi %1044, %1046 : index
            %1048 = arith.muli %outTileRows, %c27 : index
            %1049 = arith.muli %1047, %1048 : index
            %1050 = arith.remui %24, %outTileRows : index
            %1051 = arith.muli %1050, %c27 : index
            %1052 = arith.addi %1049, %1051 : index
            %1053 = arith.remui %1038, %c27 : index
            %1054 = arith.addi %1052, %1053 : index
            memref.store %1036, %out[%1054] : memref<?xf16>
            %1055 = arith.mulf %899, %1025 : f32
            %1056 = arith.addf %1055, %c44 : f32
            %1057 = arith.minimumf %1056, %c99 : f32
            %1058 = arith.maximumf %1057, %c100 : f32
            %1059 = arith.truncf %1058 : f32 to f16
            %1060 = arith.divui %869, %c3 : index
            %1061 = arith.addi %1030, %1060 : index
            %1062 = arith.divui %1061, %c3 : index
            %1063 = arith.addi %1041, %1062 : index
            %1064 = arith.muli %1063, %c9 : index
            %1065 = arith.remui %1061, %c3 : index
            %1066 = arith.divui %1065, %c27 : index
            %1067 = arith.addi %1064, %1066 : index
            %1068 = arith.muli %1067, %1048 : index
            %1069 = arith.addi %1068, %1051 : index
            %1070 = arith.remui %1061, %c27 : index
            %1071 = arith.addi %1069, %1070 : index
            memref.store %1059, %out[%1071] : memref<?xf16>
            %1072 = arith.addi %716, %c39 : index
            %1073 = arith.mulf %957, %1025 : f32
            %1074 = arith.addf %1073, %c44 : f32
            %1075 = arith.minimumf %1074, %c99 : f32
            %1076 = arith.maximumf %1075, %c100 : f32
            %1077 = arith.truncf %1076 : f32 to f16
            %1078 = arith.divui %1072, %c3 : index
            %1079 = arith.addi %1030, %1078 : index
            %1080 = arith.divui %1079, %c3 : index
            %1081 = arith.addi %1041, %1080 : index
            %1082 = arith.muli %1081, %c9 : index
            %1083 = arith.remui %1079, %c3 : index
            %1084 = arith.divui %1083, %c27 : index
            %1085 = arith.addi %1082, %1084 : index
            %1086 = arith.muli %1085, %1048 : index
            %1087 = arith.addi %1086, %1051 : index
            %1088 = arith.remui %1079, %c27 : index
            %1089 = arith.addi %1087, %1088 : index
            memref.store %1077, %out[%1089] : memref<?xf16>
            %1090 = arith.addi %716, %c40 : index
            %1091 = arith.mulf %979, %1025 : f32
            %1092 = arith.addf %1091, %c44 : f32
            %1093 = arith.minimumf %1092, %c99 : f32
            %1094 = arith.maximumf %1093, %c100 : f32
            %1095 = arith.truncf %1094 : f32 to f16
            %1096 = arith.divui %1090, %c3 : index
            %1097 = arith.addi %1030, %1096 : index
            %1098 = arith.divui %1097, %c3 : index
            %1099 = arith.addi %1041, %1098 : index
            %1100 = arith.muli %1099, %c9 : index
            %1101 = arith.remui %1097, %c3 : index
            %1102 = arith.divui %1101, %c27 : index
            %1103 = arith.addi %1100, %1102 : index
            %1104 = arith.muli %1103, %1048 : index
            %1105 = arith.addi %1104, %1051 : index
            %1106 = arith.remui %1097, %c27 : index
            %1107 = arith.addi %1105, %1106 : index
            memref.store %1095, %out[%1107] : memref<?xf16>
            %1108 = arith.addi %716, %c41 : index
            %1109 = arith.mulf %1021, %1025 : f32
            %1110 = arith.addf %1109, %c44 : f32
            %1111 = arith.minimumf %1110, %c99 : f32
            %1112 = arith.maximumf %1111, %c100 : f32
            %1113 = arith.truncf %1112 : f32 to f16
            %1114 = arith.divui %1108, %c3 : index
            %1115 = arith.addi %1030, %1114 : index
            %1116 = arith.divui %1115, %c3 : index
            %1117 = arith.addi %1041, %1116 : index
            %1118 = arith.muli %1117, %c9 : index
            %1119 = arith.remui %1115, %c3 : index
            %1120 = arith.divui %1119, %c27 : index
            %1121 = arith.addi %1118, %1120 : index
            %1122 = arith.muli %1121, %1048 : index
            %1123 = arith.addi %1122, %1051 : index
            %1124 = arith.remui %1115, %c27 : index
            %1125 = arith.addi %1123, %1124 : index
            memref.store %1113, %out[%1125] : memref<?xf16>
          }
        } else {
          %1126 = arith.addi %ranges, %groups : index
          %1127 = arith.muli %9, %1126 : index
          %1128 = arith.index_castui %181 : i32 to index
          %1129 = arith.addi %1127, %1128 : index
          %1130 = arith.muli %1129, %c103 : index
          %1131 = arith.addi %1130, %838 : index
          memref.store %868, %partial[%1131] : memref<?xf32>
          %1132 = arith.addi %1130, %869 : index
          memref.store %899, %partial[%1132] : memref<?xf32>
          %1133 = arith.addi %716, %c39 : index
          %1134 = arith.addi %1130, %1133 : index
          memref.store %957, %partial[%1134] : memref<?xf32>
          %1135 = arith.addi %716, %c40 : index
          %1136 = arith.addi %1130, %1135 : index
          memref.store %979, %partial[%1136] : memref<?xf32>
          %1137 = arith.addi %716, %c41 : index
          %1138 = arith.addi %1130, %1137 : index
          memref.store %1021, %partial[%1138] : memref<?xf32>
          %1139 = arith.cmpi slt, %716, %c3 : index
          scf.if %1139 {
            %1140 = arith.addi %1130, %c5 : index
            %1141 = arith.addi %1140, %716 : index
            memref.store %831, %partial[%1141] : memref<?xf32>
            %1142 = arith.addi %1141, %c3 : index
            memref.store %837, %partial[%1142] : memref<?xf32>
          }
          %1143 = arith.addi %42, %c70 : i32
          %1144 = arith.divui %1143, %c71 : i32
          %1145 = arith.divui %181, %c71 : i32
          %1146 = arith.addi %groups, %c4 : index
          %1147 = arith.muli %9, %1146 : index
          %1148 = arith.muli %1145, %c71 : i32
          %1149 = arith.subi %42, %1148 : i32
          %1150 = arith.minsi %1149, %c71 : i32
          %1151 = arith.index_castui %1145 : i32 to index
          %1152 = arith.addi %1147, %1151 : index
          %1153 = arith.index_castui %1150 : i32 to index
          %1154 = wave.arrive %counters[%1152], %1153 : memref<?xi32>
          scf.if %1154 {
            %1163:7 = scf.for %1155 = %c48 to %1150 step %c71 iter_args(%1156 = %c43, %1157 = %c44, %1158 = %c44, %1159 = %c44, %1160 = %c44, %1161 = %c44, %1162 = %c44) -> (f32, f32, f32, f32, f32, f32, f32) : i32 {
              %1164 = arith.addi %1155, %c48 : i32
              %1165 = arith.subi %1150, %c16 : i32
              %1166 = arith.minsi %1164, %1165 : i32
              %1167 = arith.addi %1148, %1166 : i32
              %1168 = arith.index_castui %1167 : i32 to index
              %1169 = arith.addi %1127, %1168 : index
              %1170 = arith.muli %1169, %c103 : index
              %1171 = arith.addi %1170, %c5 : index
              %1172 = arith.addi %1171, %717 : index
              %1173 = memref.load %partial[%1172] : memref<?xf32>
              %1174 = arith.cmpi slt, %1164, %1150 : i32
              %1175 = arith.select %1174, %1173, %c43 : f32
              %1176 = arith.addi %1170, %716 : index
              %1177 = arith.addi %1176, %c22 : index
              %1178 = memref.load %partial[%1177] : memref<?xf32>
              %1179 = arith.addi %1176, %c7 : index
              %1180 = memref.load %partial[%1179] : memref<?xf32>
              %1181 = arith.addi %1176, %c39 : index
              %1182 = memref.load %partial[%1181] : memref<?xf32>
              %1183 = arith.addi %1176, %c40 : index
              %1184 = memref.load %partial[%1183] : memref<?xf32>
              %1185 = arith.addi %1176, %c41 : index
              %1186 = memref.load %partial[%1185] : memref<?xf32>
              %1187 = arith.addi %1172, %c3 : index
              %1188 = memref.load %partial[%1187] : memref<?xf32>
              %1189 = arith.addi %1155, %c16 : i32
              %1190 = arith.minsi %1189, %1165 : i32
              %1191 = arith.addi %1148, %1190 : i32
              %1192 = arith.index_castui %1191 : i32 to index
              %1193 = arith.addi %1127, %1192 : index
              %1194 = arith.muli %1193, %c103 : index
              %1195 = arith.addi %1194, %c5 : index
              %1196 = arith.addi %1195, %717 : index
              %1197 = memref.load %partial[%1196] : memref<?xf32>
              %1198 = arith.cmpi slt, %1189, %1150 : i32
              %1199 = arith.select %1198, %1197, %c43 : f32
              %1200 = arith.addi %1194, %716 : index
              %1201 = arith.addi %1200, %c22 : index
              %1202 = memref.load %partial[%1201] : memref<?xf32>
              %1203 = arith.addi %1200, %c7 : index
              %1204 = memref.load %partial[%1203] : memref<?xf32>
              %1205 = arith.addi %1200, %c39 : index
              %1206 = memref.load %partial[%1205] : memref<?xf32>
              %1207 = arith.addi %1200, %c40 : index
              %1208 = memref.load %partial[%1207] : memref<?xf32>
              %1209 = arith.addi %1200, %c41 : index
              %1210 = memref.load %partial[%1209] : memref<?xf32>
              %1211 = arith.addi %1196, %c3 : index
              %1212 = memref.load %partial[%1211] : memref<?xf32>
              %1213 = arith.addi %1155, %c64 : i32
              %1214 = arith.minsi %1213, %1165 : i32
              %1215 = arith.addi %1148, %1214 : i32
              %1216 = arith.index_castui %1215 : i32 to index
              %1217 = arith.addi %1127, %1216 : index
              %1218 = arith.muli %1217, %c103 : index
              %1219 = arith.addi %1218, %c5 : index
              %1220 = arith.addi %1219, %717 : index
              %1221 = memref.load %partial[%1220] : memref<?xf32>
              %1222 = arith.cmpi slt, %1213, %1150 : i32
              %1223 = arith.select %1222, %1221, %c43 : f32
              %1224 = arith.addi %1218, %716 : index
              %1225 = arith.addi %1224, %c22 : index
              %1226 = memref.load %partial[%1225] : memref<?xf32>
              %1227 = arith.addi %1224, %c7 : index
              %1228 = memref.load %partial[%1227] : memref<?xf32>
              %1229 = arith.addi %1224, %c39 : index
              %1230 = memref.load %partial[%1229] : memref<?xf32>
              %1231 = arith.addi %1224, %c40 : index
              %1232 = memref.load %partial[%1231] : memref<?xf32>
              %1233 = arith.addi %1224, %c41 : index
              %1234 = memref.load %partial[%1233] : memref<?xf32>
              %1235 = arith.addi %1220, %c3 : index
              %1236 = memref.load %partial[%1235] : memref<?xf32>
              %1237 = arith.addi %1155, %c66 : i32
              %1238 = arith.minsi %1237, %1165 : i32
              %1239 = arith.addi %1148, %1238 : i32
              %1240 = arith.index_castui %1239 : i32 to index
              %1241 = arith.addi %1127, %1240 : index
              %1242 = arith.muli %1241, %c103 : index
              %1243 = arith.addi %1242, %c5 : index
              %1244 = arith.addi %1243, %717 : index
              %1245 = memref.load %partial[%1244] : memref<?xf32>
              %1246 = arith.cmpi slt, %1237, %1150 : i32
              %1247 = arith.select %1246, %1245, %c43 : f32
              %1248 = arith.addi %1242, %716 : index
              %1249 = arith.addi %1248, %c22 : index
              %1250 = memref.load %partial[%1249] : memref<?xf32>
              %1251 = arith.addi %1248, %c7 : index
              %1252 = memref.load %partial[%1251] : memref<?xf32>
              %1253 = arith.addi %1248, %c39 : index
              %1254 = memref.load %partial[%1253] : memref<?xf32>
              %1255 = arith.addi %1248, %c40 : index
              %1256 = memref.load %partial[%1255] : memref<?xf32>
              %1257 = arith.addi %1248, %c41 : index
              %1258 = memref.load %partial[%1257] : memref<?xf32>
              %1259 = arith.addi %1244, %c3 : index
              %1260 = memref.load %partial[%1259] : memref<?xf32>
              %1261 = arith.addi %1155, %c67 : i32
              %1262 = arith.minsi %1261, %1165 : i32
              %1263 = arith.addi %1148, %1262 : i32
              %1264 = arith.index_castui %1263 : i32 to index
              %1265 = arith.addi %1127, %1264 : index
              %1266 = arith.muli %1265, %c103 : index
              %1267 = arith.addi %1266, %c5 : index
              %1268 = arith.addi %1267, %717 : index
              %1269 = memref.load %partial[%1268] : memref<?xf32>
              %1270 = arith.cmpi slt, %1261, %1150 : i32
              %1271 = arith.select %1270, %1269, %c43 : f32
              %1272 = arith.addi %1266, %716 : index
              %1273 = arith.addi %1272, %c22 : index
              %1274 = memref.load %partial[%1273] : memref<?xf32>
              %1275 = arith.addi %1272, %c7 : index
              %1276 = memref.load %partial[%1275] : memref<?xf32>
              %1277 = arith.addi %1272, %c39 : index
              %1278 = memref.load %partial[%1277] : memref<?xf32>
              %1279 = arith.addi %1272, %c40 : index
              %1280 = memref.load %partial[%1279] : memref<?xf32>
              %1281 = arith.addi %1272, %c41 : index
              %1282 = memref.load %partial[%1281] : memref<?xf32>
              %1283 = arith.addi %1268, %c3 : index
              %1284 = memref.load %partial[%1283] : memref<?xf32>
              %1285 = arith.addi %1155, %c68 : i32
              %1286 = arith.minsi %1285, %1165 : i32
              %1287 = arith.addi %1148, %1286 : i32
              %1288 = arith.index_castui %1287 : i32 to index
              %1289 = arith.addi %1127, %1288 : index
              %1290 = arith.muli %1289, %c103 : index
              %1291 = arith.addi %1290, %c5 : index
              %1292 = arith.addi %1291, %717 : index
              %1293 = memref.load %partial[%1292] : memref<?xf32>
              %1294 = arith.cmpi slt, %1285, %1150 : i32
              %1295 = arith.select %1294, %1293, %c43 : f32
              %1296 = arith.addi %1290, %716 : index
              %1297 = arith.addi %1296, %c22 : index
              %1298 = memref.load %partial[%1297] : memref<?xf32>
              %1299 = arith.addi %1296, %c7 : index
              %1300 = memref.load %partial[%1299] : memref<?xf32>
              %1301 = arith.addi %1296, %c39 : index
              %1302 = memref.load %partial[%1301] : memref<?xf32>
              %1303 = arith.addi %1296, %c40 : index
              %1304 = memref.load %partial[%1303] : memref<?xf32>
              %1305 = arith.addi %1296, %c41 : index
              %1306 = memref.load %partial[%1305] : memref<?xf32>
              %1307 = arith.addi %1292, %c3 : index
              %1308 = memref.load %partial[%1307] : memref<?xf32>
              %1309 = arith.addi %1155, %c69 : i32
              %1310 = arith.minsi %1309, %1165 : i32
              %1311 = arith.addi %1148, %1310 : i32
              %1312 = arith.index_castui %1311 : i32 to index
              %1313 = arith.addi %1127, %1312 : index
              %1314 = arith.muli %1313, %c103 : index
              %1315 = arith.addi %1314, %c5 : index
              %1316 = arith.addi %1315, %717 : index
              %1317 = memref.load %partial[%1316] : memref<?xf32>
              %1318 = arith.cmpi slt, %1309, %1150 : i32
              %1319 = arith.select %1318, %1317, %c43 : f32
              %1320 = arith.addi %1314, %716 : index
              %1321 = arith.addi %1320, %c22 : index
              %1322 = memref.load %partial[%1321] : memref<?xf32>
              %1323 = arith.addi %1320, %c7 : index
              %1324 = memref.load %partial[%1323] : memref<?xf32>
              %1325 = arith.addi %1320, %c39 : index
              %1326 = memref.load %partial[%1325] : memref<?xf32>
              %1327 = arith.addi %1320, %c40 : index
              %1328 = memref.load %partial[%1327] : memref<?xf32>
              %1329 = arith.addi %1320, %c41 : index
              %1330 = memref.load %partial[%1329] : memref<?xf32>
              %1331 = arith.addi %1316, %c3 : index
              %1332 = memref.load %partial[%1331] : memref<?xf32>
              %1333 = arith.addi %1155, %c70 : i32
              %1334 = arith.minsi %1333, %1165 : i32
              %1335 = arith.addi %1148, %1334 : i32
              %1336 = arith.index_castui %1335 : i32 to index
              %1337 = arith.addi %1127, %1336 : index
              %1338 = arith.muli %1337, %c103 : index
              %1339 = arith.addi %1338, %c5 : index
              %1340 = arith.addi %1339, %717 : index
              %1341 = memref.load %partial[%1340] : memref<?xf32>
              %1342 = arith.cmpi slt, %1333, %1150 : i32
              %1343 = arith.select %1342, %1341, %c43 : f32
              %1344 = arith.addi %1338, %716 : index
              %1345 = arith.addi %1344, %c22 : index
              %1346 = memref.load %partial[%1345] : memref<?xf32>
              %1347 = arith.addi %1344, %c7 : index
              %1348 = memref.load %partial[%1347] : memref<?xf32>
              %1349 = arith.addi %1344, %c39 : index
              %1350 = memref.load %partial[%1349] : memref<?xf32>
              %1351 = arith.addi %1344, %c40 : index
              %1352 = memref.load %partial[%1351] : memref<?xf32>
              %1353 = arith.addi %1344, %c41 : index
              %1354 = memref.load %partial[%1353] : memref<?xf32>
              %1355 = arith.addi %1340, %c3 : index
              %1356 = memref.load %partial[%1355] : memref<?xf32>
              %1357 = arith.maxnumf %1156, %1175 fastmath<nnan> : f32
              %1358 = arith.subf %1156, %1357 : f32
              %1359 = wave.exp2 %1358 : f32
              %1360 = arith.subf %1175, %1357 : f32
              %1361 = wave.exp2 %1360 : f32
              %1362 = arith.mulf %1157, %1359 : f32
              %1363 = math.fma %1188, %1361, %1362 : f32
              %1364 = arith.mulf %1158, %1359 : f32
              %1365 = math.fma %1178, %1361, %1364 : f32
              %1366 = arith.mulf %1159, %1359 : f32
              %1367 = math.fma %1180, %1361, %1366 : f32
              %1368 = arith.mulf %1160, %1359 : f32
              %1369 = math.fma %1182, %1361, %1368 : f32
              %1370 = arith.mulf %1161, %1359 : f32
              %1371 = math.fma %1184, %1361, %1370 : f32
              %1372 = arith.mulf %1162, %1359 : f32
              %1373 = math.fma %1186, %1361, %1372 : f32
              %1374 = arith.maxnumf %1357, %1199 fastmath<nnan> : f32
              %1375 = arith.subf %1357, %1374 : f32
              %1376 = wave.exp2 %1375 : f32
              %1377 = arith.subf %1199, %1374 : f32
              %1378 = wave.exp2 %1377 : f32
              %1379 = arith.mulf %1363, %1376 : f32
              %1380 = math.fma %1212, %1378, %1379 : f32
              %1381 = arith.mulf %1365, %1376 : f32
              %1382 = math.fma %1202, %1378, %1381 : f32
              %1383 = arith.mulf %1367, %1376 : f32
              %1384 = math.fma %1204, %1378, %1383 : f32
              %1385 = arith.mulf %1369, %1376 : f32
              %1386 = math.fma %1206, %1378, %1385 : f32
              %1387 = arith.mulf %1371, %1376 : f32
              %1388 = math.fma %1208, %1378, %1387 : f32
              %1389 = arith.mulf %1373, %1376 : f32
              %1390 = math.fma %1210, %1378, %1389 : f32
              %1391 = arith.maxnumf %1374, %1223 fastmath<nnan> : f32
              %1392 = arith.subf %1374, %1391 : f32
              %1393 = wave.exp2 %1392 : f32
              %1394 = arith.subf %1223, %1391 : f32
              %1395 = wave.exp2 %1394 : f32
              %1396 = arith.mulf %1380, %1393 : f32
              %1397 = math.fma %1236, %1395, %1396 : f32
              %1398 = arith.mulf %1382, %1393 : f32
              %1399 = math.fma %1226, %1395, %1398 : f32
              %1400 = arith.mulf %1384, %1393 : f32
              %1401 = math.fma %1228, %1395, %1400 : f32
              %1402 = arith.mulf %1386, %1393 : f32
              %1403 = math.fma %1230, %1395, %1402 : f32
              %1404 = arith.mulf %1388, %1393 : f32
              %1405 = math.fma %1232, %1395, %1404 : f32
              %1406 = arith.mulf %1390, %1393 : f32
              %1407 = math.fma %1234, %1395, %1406 : f32
              %1408 = arith.maxnumf %1391, %1247 fastmath<nnan> : f32
              %1409 = arith.subf %1391, %1408 : f32
              %1410 = wave.exp2 %1409 : f32
              %1411 = arith.subf %1247, %1408 : f32
              %1412 = wave.exp2 %1411 : f32
              %1413 = arith.mulf %1397, %1410 : f32
              %1414 = math.fma %1260, %1412, %1413 : f32
              %1415 = arith.mulf %1399, %1410 : f32
              %1416 = math.fma %1250, %1412, %1415 : f32
              %1417 = arith.mulf %1401, %1410 : f32
              %1418 = math.fma %1252, %1412, %1417 : f32
              %1419 = arith.mulf %1403, %1410 : f32
              %1420 = math.fma %1254, %1412, %1419 : f32
              %1421 = arith.mulf %1405, %1410 : f32
              %1422 = math.fma %1256, %1412, %1421 : f32
              %1423 = arith.mulf %1407, %1410 : f32
              %1424 = math.fma %1258, %1412, %1423 : f32
              %1425 = arith.maxnumf %1408, %1271 fastmath<nnan> : f32
              %1426 = arith.subf %1408, %1425 : f32
              %1427 = wave.exp2 %1426 : f32
              %1428 = arith.subf %1271, %1425 : f32
              %1429 = wave.exp2 %1428 : f32
              %1430 = arith.mulf %1414, %1427 : f32
              %1431 = math.fma %1284, %1429, %1430 : f32
              %1432 = arith.mulf %1416, %1427 : f32
              %1433 = math.fma %1274, %1429, %1432 : f32
              %1434 = arith.mulf %1418, %1427 : f32
              %1435 = math.fma %1276, %1429, %1434 : f32
              %1436 = arith.mulf %1420, %1427 : f32
              %1437 = math.fma %1278, %1429, %1436 : f32
              %1438 = arith.mulf %1422, %1427 : f32
              %1439 = math.fma %1280, %1429, %1438 : f32
              %1440 = arith.mulf %1424, %1427 : f32
              %1441 = math.fma %1282, %1429, %1440 : f32
              %1442 = arith.maxnumf %1425, %1295 fastmath<nnan> : f32
              %1443 = arith.subf %1425, %1442 : f32
              %1444 = wave.exp2 %1443 : f32
              %1445 = arith.subf %1295, %1442 : f32
              %1446 = wave.exp2 %1445 : f32
              %1447 = arith.mulf %1431, %1444 : f32
              %1448 = math.fma %1308, %1446, %1447 : f32
              %1449 = arith.mulf %1433, %1444 : f32
              %1450 = math.fma %1298, %1446, %1449 : f32
              %1451 = arith.mulf %1435, %1444 : f32
              %1452 = math.fma %1300, %1446, %1451 : f32
              %1453 = arith.mulf %1437, %1444 : f32
              %1454 = math.fma %1302, %1446, %1453 : f32
              %1455 = arith.mulf %1439, %1444 : f32
              %1456 = math.fma %1304, %1446, %1455 : f32
              %1457 = arith.mulf %1441, %1444 : f32
              %1458 = math.fma %1306, %1446, %1457 : f32
              %1459 = arith.maxnumf %1442, %1319 fastmath<nnan> : f32
              %1460 = arith.subf %1442, %1459 : f32
              %1461 = wave.exp2 %1460 : f32
              %1462 = arith.subf %1319, %1459 : f32
              %1463 = wave.exp2 %1462 : f32
              %1464 = arith.mulf %1448, %1461 : f32
              %1465 = math.fma %1332, %1463, %1464 : f32
              %1466 = arith.mulf %1450, %1461 : f32
              %1467 = math.fma %1322, %1463, %1466 : f32
              %1468 = arith.mulf %1452, %1461 : f32
              %1469 = math.fma %1324, %1463, %1468 : f32
              %1470 = arith.mulf %1454, %1461 : f32
              %1471 = math.fma %1326, %1463, %1470 : f32
              %1472 = arith.mulf %1456, %1461 : f32
              %1473 = math.fma %1328, %1463, %1472 : f32
              %1474 = arith.mulf %1458, %1461 : f32
              %1475 = math.fma %1330, %1463, %1474 : f32
              %1476 = arith.maxnumf %1459, %1343 fastmath<nnan> : f32
              %1477 = arith.subf %1459, %1476 : f32
              %1478 = wave.exp2 %1477 : f32
              %1479 = arith.subf %1343, %1476 : f32
              %1480 = wave.exp2 %1479 : f32
              %1481 = arith.mulf %1465, %1478 : f32
              %1482 = math.fma %1356, %1480, %1481 : f32
              %1483 = arith.mulf %1467, %1478 : f32
              %1484 = math.fma %1346, %1480, %1483 : f32
              %1485 = arith.mulf %1469, %1478 : f32
              %1486 = math.fma %1348, %1480, %1485 : f32
              %1487 = arith.mulf %1471, %1478 : f32
              %1488 = math.fma %1350, %1480, %1487 : f32
              %1489 = arith.mulf %1473, %1478 : f32
              %1490 = math.fma %1352, %1480, %1489 : f32
              %1491 = arith.mulf %1475, %1478 : f32
              %1492 = math.fma %1354, %1480, %1491 : f32
              scf.yield %1476, %1482, %1484, %1486, %1488, %1490, %1492 : f32, f32, f32, f32, f32, f32, f32
            }
            %1493 = arith.cmpi eq, %1144, %c16 : i32
            scf.if %1493 {
              %1494 = arith.addi %kvHeads, %15 : index
              %1495 = memref.load %scales[%1494] : memref<?xf32>
              %1496 = arith.divf %1495, %1163#1 : f32
              %1497 = arith.addi %17, %717 : index
              %1498 = arith.cmpi slt, %1497, %groupSize : index
              scf.if %1498 {
                %1499 = arith.muli %15, %groupSize : index
                %1500 = arith.addi %1499, %1497 : index
                %1501 = arith.muli %1500, %c25 : index
                %1502 = arith.muli %heads, %c25 : index
                %1503 = arith.mulf %1163#2, %1496 : f32
                %1504 = arith.addf %1503, %c44 : f32
                %1505 = arith.minimumf %1504, %c99 : f32
                %1506 = arith.maximumf %1505, %c100 : f32
                %1507 = arith.truncf %1506 : f32 to f16
                %1508 = arith.divui %838, %c3 : index
                %1509 = arith.addi %1501, %1508 : index
                %1510 = arith.divui %24, %outTileRows : index
                %1511 = arith.divui %1502, %c3 : index
                %1512 = arith.muli %1510, %1511 : index
                %1513 = arith.divui %1509, %c3 : index
                %1514 = arith.addi %1512, %1513 : index
                %1515 = arith.muli %1514, %c9 : index
                %1516 = arith.remui %1509, %c3 : index
                %1517 = arith.divui %1516, %c27 : index
                %1518 = arith.addi %1515, %1517 : index
                %1519 = arith.muli %outTileRows, %c27 : index
                %1520 = arith.muli %1518, %1519 : index
                %1521 = arith.remui %24, %outTileRows : index
                %1522 = arith.muli %1521, %c27 : index
                %1523 = arith.addi %1520, %1522 : index
                %1524 = arith.remui %1509, %c27 : index
                %1525 = arith.addi %1523, %1524 : index
                memref.store %1507, %out[%1525] : memref<?xf16>
                %1526 = arith.mulf %1163#3, %1496 : f32
                %1527 = arith.addf %1526, %c44 : f32
                %1528 = arith.minimumf %1527, %c99 : f32
                %1529 = arith.maximumf %1528, %c100 : f32
                %1530 = arith.truncf %1529 : f32 to f16
                %1531 = arith.divui %869, %c3 : index
                %1532 = arith.addi %1501, %1531 : index
                %1533 = arith.divui %1532, %c3 : index
                %1534 = arith.addi %1512, %1533 : index
                %1535 = arith.muli %1534, %c9 : index
                %1536 = arith.remui %1532, %c3 : index
                %1537 = arith.divui %1536, %c27 : index
                %1538 = arith.addi %1535, %1537 : index
                %1539 = arith.muli %1538, %1519 : index
                %1540 = arith.addi %1539, %1522 : index
                %1541 = arith.remui %1532, %c27 : index
                %1542 = arith.addi %1540, %1541 : index
                memref.store %1530, %out[%1542] : memref<?xf16>
                %1543 = arith.mulf %1163#4, %1496 : f32
                %1544 = arith.addf %1543, %c44 : f32
                %1545 = arith.minimumf %1544, %c99 : f32
                %1546 = arith.maximumf %1545, %c100 : f32
                %1547 = arith.truncf %1546 : f32 to f16
                %1548 = arith.divui %1133, %c3 : index
                %1549 = arith.addi %1501, %1548 : index
                %1550 = arith.divui %1549, %c3 : index
                %1551 = arith.addi %1512, %1550 : index
                %1552 = arith.muli %1551, %c9 : index
                %1553 = arith.remui %1549, %c3 : index
                %1554 = arith.divui %1553, %c27 : index
                %1555 = arith.addi %1552, %1554 : index
                %1556 = arith.muli %1555, %1519 : index
                %1557 = arith.addi %1556, %1522 : index
                %1558 = arith.remui %1549, %c27 : index
                %1559 = arith.addi %1557, %1558 : index
                memref.store %1547, %out[%1559] : memref<?xf16>
                %1560 = arith.mulf %1163#5, %1496 : f32
                %1561 = arith.addf %1560, %c44 : f32
                %1562 = arith.minimumf %1561, %c99 : f32
                %1563 = arith.maximumf %1562, %c100 : f32
                %1564 = arith.truncf %1563 : f32 to f16
                %1565 = arith.divui %1135, %c3 : index
                %1566 = arith.addi %1501, %1565 : index
                %1567 = arith.divui %1566, %c3 : index
                %1568 = arith.addi %1512, %1567 : index
                %1569 = arith.muli %1568, %c9 : index
                %1570 = arith.remui %1566, %c3 : index
                %1571 = arith.divui %1570, %c27 : index
                %1572 = arith.addi %1569, %1571 : index
                %1573 = arith.muli %1572, %1519 : index
                %1574 = arith.addi %1573, %1522 : index
                %1575 = arith.remui %1566, %c27 : index
                %1576 = arith.addi %1574, %1575 : index
                memref.store %1564, %out[%1576] : memref<?xf16>
                %1577 = arith.mulf %1163#6, %1496 : f32
                %1578 = arith.addf %1577, %c44 : f32
                %1579 = arith.minimumf %1578, %c99 : f32
                %1580 = arith.maximumf %1579, %c100 : f32
                %1581 = arith.truncf %1580 : f32 to f16
                %1582 = arith.divui %1137, %c3 : index
                %1583 = arith.addi %1501, %1582 : index
                %1584 = arith.divui %1583, %c3 : index
                %1585 = arith.addi %1512, %1584 : index
                %1586 = arith.muli %1585, %c9 : index
                %1587 = arith.remui %1583, %c3 : index
                %1588 = arith.divui %1587, %c27 : index
                %1589 = arith.addi %1586, %1588 : index
                %1590 = arith.muli %1589, %1519 : index
                %1591 = arith.addi %1590, %1522 : index
                %1592 = arith.remui %1583, %c27 : index
                %1593 = arith.addi %1591, %1592 : index
                memref.store %1581, %out[%1593] : memref<?xf16>
              }
            } else {
              %1594 = arith.index_cast %ranges : index to i32
              %1595 = arith.addi %1594, %1145 : i32
              %1596 = arith.index_castui %1595 : i32 to index
              %1597 = arith.addi %1127, %1596 : index
              %1598 = arith.muli %1597, %c103 : index
              %1599 = arith.addi %1598, %838 : index
              memref.store %1163#2, %partial[%1599] : memref<?xf32>
              %1600 = arith.addi %1598, %869 : index
              memref.store %1163#3, %partial[%1600] : memref<?xf32>
              %1601 = arith.addi %1598, %1133 : index
              memref.store %1163#4, %partial[%1601] : memref<?xf32>
              %1602 = arith.addi %1598, %1135 : index
              memref.store %1163#5, %partial[%1602] : memref<?xf32>
              %1603 = arith.addi %1598, %1137 : index
              memref.store %1163#6, %partial[%1603] : memref<?xf32>
              scf.if %1139 {
                %1604 = arith.addi %1598, %c5 : index
                %1605 = arith.addi %1604, %716 : index
                memref.store %1163#0, %partial[%1605] : memref<?xf32>
                %1606 = arith.addi %1605, %c3 : index
                memref.store %1163#1, %partial[%1606] : memref<?xf32>
              }
              %1607 = arith.addi %1147, %groups : index
              %1608 = arith.index_castui %1144 : i32 to index
              %1609 = wave.arrive %counters[%1607], %1608 : memref<?xi32>
              scf.if %1609 {
                %1618:7 = scf.for %1610 = %c48 to %1144 step %c71 iter_args(%1611 = %c43, %1612 = %c44, %1613 = %c44, %1614 = %c44, %1615 = %c44, %1616 = %c44, %1617 = %c44) -> (f32, f32, f32, f32, f32, f32, f32) : i32 {
                  %1619 = arith.addi %1610, %c48 : i32
                  %1620 = arith.subi %1144, %c16 : i32
                  %1621 = arith.minsi %1619, %1620 : i32
                  %1622 = arith.addi %1594, %1621 : i32
                  %1623 = arith.index_castui %1622 : i32 to index
                  %1624 = arith.addi %1127, %1623 : index
                  %1625 = arith.muli %1624, %c103 : index
                  %1626 = arith.addi %1625, %c5 : index
                  %1627 = arith.addi %1626, %717 : index
                  %1628 = memref.load %partial[%1627] : memref<?xf32>
                  %1629 = arith.cmpi slt, %1619, %1144 : i32
                  %1630 = arith.select %1629, %1628, %c43 : f32
                  %1631 = arith.addi %1625, %716 : index
                  %1632 = arith.addi %1631, %c22 : index
                  %1633 = memref.load %partial[%1632] : memref<?xf32>
                  %1634 = arith.addi %1631, %c7 : index
                  %1635 = memref.load %partial[%1634] : memref<?xf32>
                  %1636 = arith.addi %1631, %c39 : index
                  %1637 = memref.load %partial[%1636] : memref<?xf32>
                  %1638 = arith.addi %1631, %c40 : index
                  %1639 = memref.load %partial[%1638] : memref<?xf32>
                  %1640 = arith.addi %1631, %c41 : index
                  %1641 = memref.load %partial[%1640] : memref<?xf32>
                  %1642 = arith.addi %1627, %c3 : index
                  %1643 = memref.load %partial[%1642] : memref<?xf32>
                  %1644 = arith.addi %1610, %c16 : i32
                  %1645 = arith.minsi %1644, %1620 : i32
                  %1646 = arith.addi %1594, %1645 : i32
                  %1647 = arith.index_castui %1646 : i32 to index
                  %1648 = arith.addi %1127, %1647 : index
                  %1649 = arith.muli %1648, %c103 : index
                  %1650 = arith.addi %1649, %c5 : index
                  %1651 = arith.addi %1650, %717 : index
                  %1652 = memref.load %partial[%1651] : memref<?xf32>
                  %1653 = arith.cmpi slt, %1644, %1144 : i32
                  %1654 = arith.select %1653, %1652, %c43 : f32
                  %1655 = arith.addi %1649, %716 : index
                  %1656 = arith.addi %1655, %c22 : index
                  %1657 = memref.load %partial[%1656] : memref<?xf32>
                  %1658 = arith.addi %1655, %c7 : index
                  %1659 = memref.load %partial[%1658] : memref<?xf32>
                  %1660 = arith.addi %1655, %c39 : index
                  %1661 = memref.load %partial[%1660] : memref<?xf32>
                  %1662 = arith.addi %1655, %c40 : index
                  %1663 = memref.load %partial[%1662] : memref<?xf32>
                  %1664 = arith.addi %1655, %c41 : index
                  %1665 = memref.load %partial[%1664] : memref<?xf32>
                  %1666 = arith.addi %1651, %c3 : index
                  %1667 = memref.load %partial[%1666] : memref<?xf32>
                  %1668 = arith.addi %1610, %c64 : i32
                  %1669 = arith.minsi %1668, %1620 : i32
                  %1670 = arith.addi %1594, %1669 : i32
                  %1671 = arith.index_castui %1670 : i32 to index
                  %1672 = arith.addi %1127, %1671 : index
                  %1673 = arith.muli %1672, %c103 : index
                  %1674 = arith.addi %1673, %c5 : index
                  %1675 = arith.addi %1674, %717 : index
                  %1676 = memref.load %partial[%1675] : memref<?xf32>
                  %1677 = arith.cmpi slt, %1668, %1144 : i32
                  %1678 = arith.select %1677, %1676, %c43 : f32
                  %1679 = arith.addi %1673, %716 : index
                  %1680 = arith.addi %1679, %c22 : index
                  %1681 = memref.load %partial[%1680] : memref<?xf32>
                  %1682 = arith.addi %1679, %c7 : index
                  %1683 = memref.load %partial[%1682] : memref<?xf32>
                  %1684 = arith.addi %1679, %c39 : index
                  %1685 = memref.load %partial[%1684] : memref<?xf32>
                  %1686 = arith.addi %1679, %c40 : index
                  %1687 = memref.load %partial[%1686] : memref<?xf32>
                  %1688 = arith.addi %1679, %c41 : index
                  %1689 = memref.load %partial[%1688] : memref<?xf32>
                  %1690 = arith.addi %1675, %c3 : index
                  %1691 = memref.load %partial[%1690] : memref<?xf32>
                  %1692 = arith.addi %1610, %c66 : i32
                  %1693 = arith.minsi %1692, %1620 : i32
                  %1694 = arith.addi %1594, %1693 : i32
                  %1695 = arith.index_castui %1694 : i32 to index
                  %1696 = arith.addi %1127, %1695 : index
                  %1697 = arith.muli %1696, %c103 : index
                  %1698 = arith.addi %1697, %c5 : index
                  %1699 = arith.addi %1698, %717 : index
                  %1700 = memref.load %partial[%1699] : memref<?xf32>
                  %1701 = arith.cmpi slt, %1692, %1144 : i32
                  %1702 = arith.select %1701, %1700, %c43 : f32
                  %1703 = arith.addi %1697, %716 : index
                  %1704 = arith.addi %1703, %c22 : index
                  %1705 = memref.load %partial[%1704] : memref<?xf32>
                  %1706 = arith.addi %1703, %c7 : index
                  %1707 = memref.load %partial[%1706] : memref<?xf32>
                  %1708 = arith.addi %1703, %c39 : index
                  %1709 = memref.load %partial[%1708] : memref<?xf32>
                  %1710 = arith.addi %1703, %c40 : index
                  %1711 = memref.load %partial[%1710] : memref<?xf32>
                  %1712 = arith.addi %1703, %c41 : index
                  %1713 = memref.load %partial[%1712] : memref<?xf32>
                  %1714 = arith.addi %1699, %c3 : index
                  %1715 = memref.load %partial[%1714] : memref<?xf32>
                  %1716 = arith.addi %1610, %c67 : i32
                  %1717 = arith.minsi %1716, %1620 : i32
                  %1718 = arith.addi %1594, %1717 : i32
                  %1719 = arith.index_castui %1718 : i32 to index
                  %1720 = arith.addi %1127, %1719 : index
                  %1721 = arith.muli %1720, %c103 : index
                  %1722 = arith.addi %1721, %c5 : index
                  %1723 = arith.addi %1722, %717 : index
                  %1724 = memref.load %partial[%1723] : memref<?xf32>
                  %1725 = arith.cmpi slt, %1716, %1144 : i32
                  %1726 = arith.select %1725, %1724, %c43 : f32
                  %1727 = arith.addi %1721, %716 : index
                  %1728 = arith.addi %1727, %c22 : index
                  %1729 = memref.load %partial[%1728] : memref<?xf32>
                  %1730 = arith.addi %1727, %c7 : index
                  %1731 = memref.load %partial[%1730] : memref<?xf32>
                  %1732 = arith.addi %1727, %c39 : index
                  %1733 = memref.load %partial[%1732] : memref<?xf32>
                  %1734 = arith.addi %1727, %c40 : index
                  %1735 = memref.load %partial[%1734] : memref<?xf32>
                  %1736 = arith.addi %1727, %c41 : index
                  %1737 = memref.load %partial[%1736] : memref<?xf32>
                  %1738 = arith.addi %1723, %c3 : index
                  %1739 = memref.load %partial[%1738] : memref<?xf32>
                  %1740 = arith.addi %1610, %c68 : i32
                  %1741 = arith.minsi %1740, %1620 : i32
                  %1742 = arith.addi %1594, %1741 : i32
                  %1743 = arith.index_castui %1742 : i32 to index
                  %1744 = arith.addi %1127, %1743 : index
                  %1745 = arith.muli %1744, %c103 : index
                  %1746 = arith.addi %1745, %c5 : index
                  %1747 = arith.addi %1746, %717 : index
                  %1748 = memref.load %partial[%1747] : memref<?xf32>
                  %1749 = arith.cmpi slt, %1740, %1144 : i32
                  %1750 = arith.select %1749, %1748, %c43 : f32
                  %1751 = arith.addi %1745, %716 : index
                  %1752 = arith.addi %1751, %c22 : index
                  %1753 = memref.load %partial[%1752] : memref<?xf32>
                  %1754 = arith.addi %1751, %c7 : index
                  %1755 = memref.load %partial[%1754] : memref<?xf32>
                  %1756 = arith.addi %1751, %c39 : index
                  %1757 = memref.load %partial[%1756] : memref<?xf32>
                  %1758 = arith.addi %1751, %c40 : index
                  %1759 = memref.load %partial[%1758] : memref<?xf32>
                  %1760 = arith.addi %1751, %c41 : index
                  %1761 = memref.load %partial[%1760] : memref<?xf32>
                  %1762 = arith.addi %1747, %c3 : index
                  %1763 = memref.load %partial[%1762] : memref<?xf32>
                  %1764 = arith.addi %1610, %c69 : i32
                  %1765 = arith.minsi %1764, %1620 : i32
                  %1766 = arith.addi %1594, %1765 : i32
                  %1767 = arith.index_castui %1766 : i32 to index
                  %1768 = arith.addi %1127, %1767 : index
                  %1769 = arith.muli %1768, %c103 : index
                  %1770 = arith.addi %1769, %c5 : index
                  %1771 = arith.addi %1770, %717 : index
                  %1772 = memref.load %partial[%1771] : memref<?xf32>
                  %1773 = arith.cmpi slt, %1764, %1144 : i32
                  %1774 = arith.select %1773, %1772, %c43 : f32
                  %1775 = arith.addi %1769, %716 : index
                  %1776 = arith.addi %1775, %c22 : index
                  %1777 = memref.load %partial[%1776] : memref<?xf32>
                  %1778 = arith.addi %1775, %c7 : index
                  %1779 = memref.load %partial[%1778] : memref<?xf32>
                  %1780 = arith.addi %1775, %c39 : index
                  %1781 = memref.load %partial[%1780] : memref<?xf32>
                  %1782 = arith.addi %1775, %c40 : index
                  %1783 = memref.load %partial[%1782] : memref<?xf32>
                  %1784 = arith.addi %1775, %c41 : index
                  %1785 = memref.load %partial[%1784] : memref<?xf32>
                  %1786 = arith.addi %1771, %c3 : index
                  %1787 = memref.load %partial[%1786] : memref<?xf32>
                  %1788 = arith.addi %1610, %c70 : i32
                  %1789 = arith.minsi %1788, %1620 : i32
                  %1790 = arith.addi %1594, %1789 : i32
                  %1791 = arith.index_castui %1790 : i32 to index
                  %1792 = arith.addi %1127, %1791 : index
                  %1793 = arith.muli %1792, %c103 : index
                  %1794 = arith.addi %1793, %c5 : index
                  %1795 = arith.addi %1794, %717 : index
                  %1796 = memref.load %partial[%1795] : memref<?xf32>
                  %1797 = arith.cmpi slt, %1788, %1144 : i32
                  %1798 = arith.select %1797, %1796, %c43 : f32
                  %1799 = arith.addi %1793, %716 : index
                  %1800 = arith.addi %1799, %c22 : index
                  %1801 = memref.load %partial[%1800] : memref<?xf32>
                  %1802 = arith.addi %1799, %c7 : index
                  %1803 = memref.load %partial[%1802] : memref<?xf32>
                  %1804 = arith.addi %1799, %c39 : index
                  %1805 = memref.load %partial[%1804] : memref<?xf32>
                  %1806 = arith.addi %1799, %c40 : index
                  %1807 = memref.load %partial[%1806] : memref<?xf32>
                  %1808 = arith.addi %1799, %c41 : index
                  %1809 = memref.load %partial[%1808] : memref<?xf32>
                  %1810 = arith.addi %1795, %c3 : index
                  %1811 = memref.load %partial[%1810] : memref<?xf32>
                  %1812 = arith.maxnumf %1611, %1630 fastmath<nnan> : f32
                  %1813 = arith.subf %1611, %1812 : f32
                  %1814 = wave.exp2 %1813 : f32
                  %1815 = arith.subf %1630, %1812 : f32
                  %1816 = wave.exp2 %1815 : f32
                  %1817 = arith.mulf %1612, %1814 : f32
                  %1818 = math.fma %1643, %1816, %1817 : f32
                  %1819 = arith.mulf %1613, %1814 : f32
                  %1820 = math.fma %1633, %1816, %1819 : f32
                  %1821 = arith.mulf %1614, %1814 : f32
                  %1822 = math.fma %1635, %1816, %1821 : f32
                  %1823 = arith.mulf %1615, %1814 : f32
                  %1824 = math.fma %1637, %1816, %1823 : f32
                  %1825 = arith.mulf %1616, %1814 : f32
                  %1826 = math.fma %1639, %1816, %1825 : f32
                  %1827 = arith.mulf %1617, %1814 : f32
                  %1828 = math.fma %1641, %1816, %1827 : f32
                  %1829 = arith.maxnumf %1812, %1654 fastmath<nnan> : f32
                  %1830 = arith.subf %1812, %1829 : f32
                  %1831 = wave.exp2 %1830 : f32
                  %1832 = arith.subf %1654, %1829 : f32
                  %1833 = wave.exp2 %1832 : f32
                  %1834 = arith.mulf %1818, %1831 : f32
                  %1835 = math.fma %1667, %1833, %1834 : f32
                  %1836 = arith.mulf %1820, %1831 : f32
                  %1837 = math.fma %1657, %1833, %1836 : f32
                  %1838 = arith.mulf %1822, %1831 : f32
                  %1839 = math.fma %1659, %1833, %1838 : f32
                  %1840 = arith.mulf %1824, %1831 : f32
                  %1841 = math.fma %1661, %1833, %1840 : f32
                  %1842 = arith.mulf %1826, %1831 : f32
                  %1843 = math.fma %1663, %1833, %1842 : f32
                  %1844 = arith.mulf %1828, %1831 : f32
                  %1845 = math.fma %1665, %1833, %1844 : f32
                  %1846 = arith.maxnumf %1829, %1678 fastmath<nnan> : f32
                  %1847 = arith.subf %1829, %1846 : f32
                  %1848 = wave.exp2 %1847 : f32
                  %1849 = arith.subf %1678, %1846 : f32
                  %1850 = wave.exp2 %1849 : f32
                  %1851 = arith.mulf %1835, %1848 : f32
                  %1852 = math.fma %1691, %1850, %1851 : f32
                  %1853 = arith.mulf %1837, %1848 : f32
                  %1854 = math.fma %1681, %1850, %1853 : f32
                  %1855 = arith.mulf %1839, %1848 : f32
                  %1856 = math.fma %1683, %1850, %1855 : f32
                  %1857 = arith.mulf %1841, %1848 : f32
                  %1858 = math.fma %1685, %1850, %1857 : f32
                  %1859 = arith.mulf %1843, %1848 : f32
                  %1860 = math.fma %1687, %1850, %1859 : f32
                  %1861 = arith.mulf %1845, %1848 : f32
                  %1862 = math.fma %1689, %1850, %1861 : f32
                  %1863 = arith.maxnumf %1846, %1702 fastmath<nnan> : f32
                  %1864 = arith.subf %1846, %1863 : f32
                  %1865 = wave.exp2 %1864 : f32
                  %1866 = arith.subf %1702, %1863 : f32
                  %1867 = wave.exp2 %1866 : f32
                  %1868 = arith.mulf %1852, %1865 : f32
                  %1869 = math.fma %1715, %1867, %1868 : f32
                  %1870 = arith.mulf %1854, %1865 : f32
                  %1871 = math.fma %1705, %1867, %1870 : f32
                  %1872 = arith.mulf %1856, %1865 : f32
                  %1873 = math.fma %1707, %1867, %1872 : f32
                  %1874 = arith.mulf %1858, %1865 : f32
                  %1875 = math.fma %1709, %1867, %1874 : f32
                  %1876 = arith.mulf %1860, %1865 : f32
                  %1877 = math.fma %1711, %1867, %1876 : f32
                  %1878 = arith.mulf %1862, %1865 : f32
                  %1879 = math.fma %1713, %1867, %1878 : f32
                  %1880 = arith.maxnumf %1863, %1726 fastmath<nnan> : f32
                  %1881 = arith.subf %1863, %1880 : f32
                  %1882 = wave.exp2 %1881 : f32
                  %1883 = arith.subf %1726, %1880 : f32
                  %1884 = wave.exp2 %1883 : f32
                  %1885 = arith.mulf %1869, %1882 : f32
                  %1886 = math.fma %1739, %1884, %1885 : f32
                  %1887 = arith.mulf %1871, %1882 : f32
                  %1888 = math.fma %1729, %1884, %1887 : f32
                  %1889 = arith.mulf %1873, %1882 : f32
                  %1890 = math.fma %1731, %1884, %1889 : f32
                  %1891 = arith.mulf %1875, %1882 : f32
                  %1892 = math.fma %1733, %1884, %1891 : f32
                  %1893 = arith.mulf %1877, %1882 : f32
                  %1894 = math.fma %1735, %1884, %1893 : f32
                  %1895 = arith.mulf %1879, %1882 : f32
                  %1896 = math.fma %1737, %1884, %1895 : f32
                  %1897 = arith.maxnumf %1880, %1750 fastmath<nnan> : f32
                  %1898 = arith.subf %1880, %1897 : f32
                  %1899 = wave.exp2 %1898 : f32
                  %1900 = arith.subf %1750, %1897 : f32
                  %1901 = wave.exp2 %1900 : f32
                  %1902 = arith.mulf %1886, %1899 : f32
                  %1903 = math.fma %1763, %1901, %1902 : f32
                  %1904 = arith.mulf %1888, %1899 : f32
                  %1905 = math.fma %1753, %1901, %1904 : f32
                  %1906 = arith.mulf %1890, %1899 : f32
                  %1907 = math.fma %1755, %1901, %1906 : f32
                  %1908 = arith.mulf %1892, %1899 : f32
                  %1909 = math.fma %1757, %1901, %1908 : f32
                  %1910 = arith.mulf %1894, %1899 : f32
                  %1911 = math.fma %1759, %1901, %1910 : f32
                  %1912 = arith.mulf %1896, %1899 : f32
                  %1913 = math.fma %1761, %1901, %1912 : f32
                  %1914 = arith.maxnumf %1897, %1774 fastmath<nnan> : f32
                  %1915 = arith.subf %1897, %1914 : f32
                  %1916 = wave.exp2 %1915 : f32
                  %1917 = arith.subf %1774, %1914 : f32
                  %1918 = wave.exp2 %1917 : f32
                  %1919 = arith.mulf %1903, %1916 : f32
                  %1920 = math.fma %1787, %1918, %1919 : f32
                  %1921 = arith.mulf %1905, %1916 : f32
                  %1922 = math.fma %1777, %1918, %1921 : f32
                  %1923 = arith.mulf %1907, %1916 : f32
                  %1924 = math.fma %1779, %1918, %1923 : f32
                  %1925 = arith.mulf %1909, %1916 : f32
                  %1926 = math.fma %1781, %1918, %1925 : f32
                  %1927 = arith.mulf %1911, %1916 : f32
                  %1928 = math.fma %1783, %1918, %1927 : f32
                  %1929 = arith.mulf %1913, %1916 : f32
                  %1930 = math.fma %1785, %1918, %1929 : f32
                  %1931 = arith.maxnumf %1914, %1798 fastmath<nnan> : f32
                  %1932 = arith.subf %1914, %1931 : f32
                  %1933 = wave.exp2 %1932 : f32
                  %1934 = arith.subf %1798, %1931 : f32
                  %1935 = wave.exp2 %1934 : f32
                  %1936 = arith.mulf %1920, %1933 : f32
                  %1937 = math.fma %1811, %1935, %1936 : f32
                  %1938 = arith.mulf %1922, %1933 : f32
                  %1939 = math.fma %1801, %1935, %1938 : f32
                  %1940 = arith.mulf %1924, %1933 : f32
                  %1941 = math.fma %1803, %1935, %1940 : f32
                  %1942 = arith.mulf %1926, %1933 : f32
                  %1943 = math.fma %1805, %1935, %1942 : f32
                  %1944 = arith.mulf %1928, %1933 : f32
                  %1945 = math.fma %1807, %1935, %1944 : f32
                  %1946 = arith.mulf %1930, %1933 : f32
                  %1947 = math.fma %1809, %1935, %1946 : f32
                  scf.yield %1931, %1937, %1939, %1941, %1943, %1945, %1947 : f32, f32, f32, f32, f32, f32, f32
                }
                %1948 = arith.addi %kvHeads, %15 : index
                %1949 = memref.load %scales[%1948] : memref<?xf32>
                %1950 = arith.divf %1949, %1618#1 : f32
                %1951 = arith.addi %17, %717 : index
                %1952 = arith.cmpi slt, %1951, %groupSize : index
                scf.if %1952 {
                  %1953 = arith.muli %15, %groupSize : index
                  %1954 = arith.addi %1953, %1951 : index
                  %1955 = arith.muli %1954, %c25 : index
                  %1956 = arith.muli %heads, %c25 : index
                  %1957 = arith.mulf %1618#2, %1950 : f32
                  %1958 = arith.addf %1957, %c44 : f32
                  %1959 = arith.minimumf %1958, %c99 : f32
                  %1960 = arith.maximumf %1959, %c100 : f32
                  %1961 = arith.truncf %1960 : f32 to f16
                  %1962 = arith.divui %838, %c3 : index
                  %1963 = arith.addi %1955, %1962 : index
                  %1964 = arith.divui %24, %outTileRows : index
                  %1965 = arith.divui %1956, %c3 : index
                  %1966 = arith.muli %1964, %1965 : index
                  %1967 = arith.divui %1963, %c3 : index
                  %1968 = arith.addi %1966, %1967 : index
                  %1969 = arith.muli %1968, %c9 : index
                  %1970 = arith.remui %1963, %c3 : index
                  %1971 = arith.divui %1970, %c27 : index
                  %1972 = arith.addi %1969, %1971 : index
                  %1973 = arith.muli %outTileRows, %c27 : index
                  %1974 = arith.muli %1972, %1973 : index
                  %1975 = arith.remui %24, %outTileRows : index
                  %1976 = arith.muli %1975, %c27 : index
                  %1977 = arith.addi %1974, %1976 : index
                  %1978 = arith.remui %1963, %c27 : index
                  %1979 = arith.addi %1977, %1978 : index
                  memref.store %1961, %out[%1979] : memref<?xf16>
                  %1980 = arith.mulf %1618#3, %1950 : f32
                  %1981 = arith.addf %1980, %c44 : f32
                  %1982 = arith.minimumf %1981, %c99 : f32
                  %1983 = arith.maximumf %1982, %c100 : f32
                  %1984 = arith.truncf %1983 : f32 to f16
                  %1985 = arith.divui %869, %c3 : index
                  %1986 = arith.addi %1955, %1985 : index
                  %1987 = arith.divui %1986, %c3 : index
                  %1988 = arith.addi %1966, %1987 : index
                  %1989 = arith.muli %1988, %c9 : index
                  %1990 = arith.remui %1986, %c3 : index
                  %1991 = arith.divui %1990, %c27 : index
                  %1992 = arith.addi %1989, %1991 : index
                  %1993 = arith.muli %1992, %1973 : index
                  %1994 = arith.addi %1993, %1976 : index
                  %1995 = arith.remui %1986, %c27 : index
                  %1996 = arith.addi %1994, %1995 : index
                  memref.store %1984, %out[%1996] : memref<?xf16>
                  %1997 = arith.mulf %1618#4, %1950 : f32
                  %1998 = arith.addf %1997, %c44 : f32
                  %1999 = arith.minimumf %1998, %c99 : f32
                  %2000 = arith.maximumf %1999, %c100 : f32
                  %2001 = arith.truncf %2000 : f32 to f16
                  %2002 = arith.divui %1133, %c3 : index
                  %2003 = arith.addi %1955, %2002 : index
                  %2004 = arith.divui %2003, %c3 : index
                  %2005 = arith.addi %1966, %2004 : index
                  %2006 = arith.muli %2005, %c9 : index
                  %2007 = arith.remui %2003, %c3 : index
                  %2008 = arith.divui %2007, %c27 : index
                  %2009 = arith.addi %2006, %2008 : index
                  %2010 = arith.muli %2009, %1973 : index
                  %2011 = arith.addi %2010, %1976 : index
                  %2012 = arith.remui %2003, %c27 : index
                  %2013 = arith.addi %2011, %2012 : index
                  memref.store %2001, %out[%2013] : memref<?xf16>
                  %2014 = arith.mulf %1618#5, %1950 : f32
                  %2015 = arith.addf %2014, %c44 : f32
                  %2016 = arith.minimumf %2015, %c99 : f32
                  %2017 = arith.maximumf %2016, %c100 : f32
                  %2018 = arith.truncf %2017 : f32 to f16
                  %2019 = arith.divui %1135, %c3 : index
                  %2020 = arith.addi %1955, %2019 : index
                  %2021 = arith.divui %2020, %c3 : index
                  %2022 = arith.addi %1966, %2021 : index
                  %2023 = arith.muli %2022, %c9 : index
                  %2024 = arith.remui %2020, %c3 : index
                  %2025 = arith.divui %2024, %c27 : index
                  %2026 = arith.addi %2023, %2025 : index
                  %2027 = arith.muli %2026, %1973 : index
                  %2028 = arith.addi %2027, %1976 : index
                  %2029 = arith.remui %2020, %c27 : index
                  %2030 = arith.addi %2028, %2029 : index
                  memref.store %2018, %out[%2030] : memref<?xf16>
                  %2031 = arith.mulf %1618#6, %1950 : f32
                  %2032 = arith.addf %2031, %c44 : f32
                  %2033 = arith.minimumf %2032, %c99 : f32
                  %2034 = arith.maximumf %2033, %c100 : f32
                  %2035 = arith.truncf %2034 : f32 to f16
                  %2036 = arith.divui %1137, %c3 : index
                  %2037 = arith.addi %1955, %2036 : index
                  %2038 = arith.divui %2037, %c3 : index
                  %2039 = arith.addi %1966, %2038 : index
                  %2040 = arith.muli %2039, %c9 : index
                  %2041 = arith.remui %2037, %c3 : index
                  %2042 = arith.divui %2041, %c27 : index
                  %2043 = arith.addi %2040, %2042 : index
                  %2044 = arith.muli %2043, %1973 : index
                  %2045 = arith.addi %2044, %1976 : index
                  %2046 = arith.remui %2037, %c27 : index
                  %2047 = arith.addi %2045, %2046 : index
                  memref.store %2035, %out[%2047] : memref<?xf16>
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
