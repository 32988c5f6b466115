// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='fp8_e4m3', dim=256, columns=16)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_fp8_e4m3_d256_c16__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 4096 : index
  %c6 = arith.constant 4160 : index
  %c7 = arith.constant 256 : index
  %columnBlocks = wave.param "columnBlocks" : index
  %c9 = arith.constant 2 : index
  %itemsAt = wave.param "itemsAt" : index
  %c11 = arith.constant 4 : index
  %blockTablesAt = wave.param "blockTablesAt" : index
  %pagesPerSequence = wave.param "pagesPerSequence" : index
  %pageBytes = wave.param "pageBytes" : index
  %c15 = arith.constant 2048 : index
  %positionsAt = wave.param "positionsAt" : index
  %c17 = arith.constant 1 : i32
  %c18 = arith.constant 16 : i32
  %c19 = arith.constant 1023 : i32
  %c20 = arith.constant 1024 : i32
  %slots = wave.param "slots" : index
  %c22 = arith.constant 32 : index
  %c23 = arith.constant 0 : index
  %c24 = arith.constant 1024 : index
  %c25 = arith.constant 64 : index
  %c26 = arith.constant 260 : index
  %c27 = arith.constant 512 : index
  %c28 = arith.constant 768 : index
  %c29 = arith.constant 8 : index
  %c30 = arith.constant 20 : index
  %c31 = arith.constant 36 : index
  %c32 = arith.constant 48 : index
  %c33 = arith.constant 52 : index
  %c34 = arith.constant 68 : index
  %c35 = arith.constant 80 : index
  %c36 = arith.constant 84 : index
  %c37 = arith.constant 96 : index
  %c38 = arith.constant 100 : index
  %c39 = arith.constant 112 : index
  %c40 = arith.constant 116 : index
  %c41 = arith.constant 128 : index
  %c42 = arith.constant 132 : index
  %c43 = arith.constant 144 : index
  %c44 = arith.constant 148 : index
  %c45 = arith.constant 160 : index
  %c46 = arith.constant 164 : index
  %c47 = arith.constant 176 : index
  %c48 = arith.constant 180 : index
  %c49 = arith.constant 192 : index
  %c50 = arith.constant 196 : index
  %c51 = arith.constant 208 : index
  %c52 = arith.constant 212 : index
  %c53 = arith.constant 224 : index
  %c54 = arith.constant 228 : index
  %c55 = arith.constant 240 : index
  %c56 = arith.constant 244 : index
  %c57 = arith.constant 23 : i32
  %c58 = arith.constant 64 : i32
  %c59 = arith.constant 253 : i32
  %c60 = arith.constant 268 : i32
  %c61 = arith.constant 14 : i32
  %c62 = arith.constant 1280 : index
  %c63 = arith.constant 1536 : index
  %c64 = arith.constant 1792 : index
  %c65 = arith.constant 2304 : index
  %c66 = arith.constant 2560 : index
  %c67 = arith.constant 2816 : index
  %c68 = arith.constant 3072 : index
  %c69 = arith.constant 3328 : index
  %c70 = arith.constant 3584 : index
  %c71 = arith.constant 3840 : index
  %c72 = arith.constant 128 : i32
  %c73 = arith.constant 0xF149F2CA : f32
  %c74 = arith.constant 0x00000000 : f32
  %c75 = arith.constant dense<0x00000000> : vector<8xf32>
  %c76 = arith.constant 31 : i32
  %c77 = arith.constant 32 : i32
  %c78 = arith.constant 0 : i32
  %c79 = arith.constant 320 : index
  %c80 = arith.constant 384 : index
  %c81 = arith.constant 448 : index
  %c82 = arith.constant 576 : index
  %c83 = arith.constant 640 : index
  %c84 = arith.constant 704 : index
  %c85 = arith.constant 832 : index
  %c86 = arith.constant 896 : index
  %c87 = arith.constant 960 : index
  %c88 = arith.constant 1088 : index
  %c89 = arith.constant 1152 : index
  %c90 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c91 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c92 = arith.constant 0x41000000 : f32
  %c93 = arith.constant 0x40C00000 : f32
  %c94 = arith.constant dense<-1> : vector<4xi32>
  %c95 = arith.constant 255 : i32
  %c96 = arith.constant 2 : i32
  %c97 = arith.constant 16711680 : i32
  %c98 = arith.constant 3 : i32
  %c99 = arith.constant 4 : i32
  %c100 = arith.constant 65280 : i32
  %c101 = arith.constant 5 : i32
  %c102 = arith.constant 6 : i32
  %c103 = arith.constant -16777216 : i32
  %c104 = arith.constant 7 : i32
  %c105 = arith.constant 8 : i32
  %c106 = arith.constant 9 : i32
  %c107 = arith.constant 10 : i32
  %c108 = arith.constant 11 : i32
  %c109 = arith.constant 12 : i32
  %c110 = arith.constant 13 : i32
  %c111 = arith.constant 15 : i32
  %c112 = arith.constant 1216 : index
  %c113 = arith.constant 1344 : index
  %c114 = arith.constant 1408 : index
  %c115 = arith.constant 1472 : index
  %c116 = arith.constant 1600 : index
  %c117 = arith.constant 1664 : index
  %c118 = arith.constant 1728 : index
  %c119 = arith.constant 1856 : index
  %c120 = arith.constant 1920 : index
  %c121 = arith.constant 1984 : index
  %c122 = arith.constant 288 : index
  %c123 = arith.constant 352 : index
  %c124 = arith.constant 416 : index
  %c125 = arith.constant 480 : index
  %outTileRows = wave.param "outTileRows" : index
  %c127 = arith.constant 0x477FE000 : f32
  %c128 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
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
        %59 = arith.muli %58, %c7 : index
        %60 = arith.addi %59, %51 : index
        %61 = vector.load %q[%60] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %62 = arith.muli %49, %c26 : index
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
        %76 = arith.muli %75, %c7 : index
        %77 = arith.addi %76, %68 : index
        %78 = vector.load %q[%77] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %79 = arith.muli %66, %c26 : index
        %80 = arith.addi %79, %68 : index
        vector.store %78, %5[%80] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      %81 = arith.addi %46, %c27 : index
      %82 = arith.cmpi slt, %81, %c24 : index
      scf.if %82 {
        %83 = arith.divui %81, %c25 : index
        %84 = arith.remui %81, %c25 : index
        %85 = arith.muli %84, %c11 : index
        %86 = arith.addi %17, %83 : index
        %87 = arith.subi %groupSize, %c4 : index
        %88 = arith.minsi %86, %87 : index
        %89 = arith.muli %24, %heads : index
        %90 = arith.muli %15, %groupSize : index
        %91 = arith.addi %89, %90 : index
        %92 = arith.addi %91, %88 : index
        %93 = arith.muli %92, %c7 : index
        %94 = arith.addi %93, %85 : index
        %95 = vector.load %q[%94] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %96 = arith.muli %83, %c26 : index
        %97 = arith.addi %96, %85 : index
        vector.store %95, %5[%97] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      %98 = arith.addi %46, %c28 : index
      %99 = arith.cmpi slt, %98, %c24 : index
      scf.if %99 {
        %100 = arith.divui %98, %c25 : index
        %101 = arith.remui %98, %c25 : index
        %102 = arith.muli %101, %c11 : index
        %103 = arith.addi %17, %100 : index
        %104 = arith.subi %groupSize, %c4 : index
        %105 = arith.minsi %103, %104 : index
        %106 = arith.muli %24, %heads : index
        %107 = arith.muli %15, %groupSize : index
        %108 = arith.addi %106, %107 : index
        %109 = arith.addi %108, %105 : index
        %110 = arith.muli %109, %c7 : index
        %111 = arith.addi %110, %102 : index
        %112 = vector.load %q[%111] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %113 = arith.muli %100, %c26 : index
        %114 = arith.addi %113, %102 : index
        vector.store %112, %5[%114] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      wave.barrier
      %115 = arith.cmpi eq, %8, %c23 : index
      scf.if %115 {
        %116 = arith.remui %1, %c3 : index
        %117 = arith.muli %116, %c26 : index
        %118 = arith.muli %2, %c29 : index
        %119 = arith.addi %117, %118 : index
        %120 = arith.addi %119, %c23 : index
        %121 = vector.load %5[%120] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %122 = arith.addi %119, %c11 : index
        %123 = vector.load %5[%122] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %124 = arith.addi %119, %c3 : index
        %125 = vector.load %5[%124] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %126 = arith.addi %119, %c30 : index
        %127 = vector.load %5[%126] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %128 = arith.addi %119, %c22 : index
        %129 = vector.load %5[%128] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %130 = arith.addi %119, %c31 : index
        %131 = vector.load %5[%130] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %132 = arith.addi %119, %c32 : index
        %133 = vector.load %5[%132] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %134 = arith.addi %119, %c33 : index
        %135 = vector.load %5[%134] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %136 = arith.addi %119, %c25 : index
        %137 = vector.load %5[%136] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %138 = arith.addi %119, %c34 : index
        %139 = vector.load %5[%138] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %140 = arith.addi %119, %c35 : index
        %141 = vector.load %5[%140] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %142 = arith.addi %119, %c36 : index
        %143 = vector.load %5[%142] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %144 = arith.addi %119, %c37 : index
        %145 = vector.load %5[%144] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %146 = arith.addi %119, %c38 : index
        %147 = vector.load %5[%146] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %148 = arith.addi %119, %c39 : index
        %149 = vector.load %5[%148] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %150 = arith.addi %119, %c40 : index
        %151 = vector.load %5[%150] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %152 = arith.addi %119, %c41 : index
        %153 = vector.load %5[%152] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %154 = arith.addi %119, %c42 : index
        %155 = vector.load %5[%154] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %156 = arith.addi %119, %c43 : index
        %157 = vector.load %5[%156] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %158 = arith.addi %119, %c44 : index
        %159 = vector.load %5[%158] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %160 = arith.addi %119, %c45 : index
        %161 = vector.load %5[%160] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %162 = arith.addi %119, %c46 : index
        %163 = vector.load %5[%162] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %164 = arith.addi %119, %c47 : index
        %165 = vector.load %5[%164] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %166 = arith.addi %119, %c48 : index
        %167 = vector.load %5[%166] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %168 = arith.addi %119, %c49 : index
        %169 = vector.load %5[%168] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %170 = arith.addi %119, %c50 : index
        %171 = vector.load %5[%170] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %172 = arith.addi %119, %c51 : index
        %173 = vector.load %5[%172] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %174 = arith.addi %119, %c52 : index
        %175 = vector.load %5[%174] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %176 = arith.addi %119, %c53 : index
        %177 = vector.load %5[%176] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %178 = arith.addi %119, %c54 : index
        %179 = vector.load %5[%178] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %180 = arith.addi %119, %c55 : index
        %181 = vector.load %5[%180] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %182 = arith.addi %119, %c56 : index
        %183 = vector.load %5[%182] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %184 = math.absf %121 : vector<4xf32>
        %185 = math.absf %123 : vector<4xf32>
        %186 = arith.maxnumf %184, %185 fastmath<nnan> : vector<4xf32>
        %187 = math.absf %125 : vector<4xf32>
        %188 = arith.maxnumf %186, %187 fastmath<nnan> : vector<4xf32>
        %189 = math.absf %127 : vector<4xf32>
        %190 = arith.maxnumf %188, %189 fastmath<nnan> : vector<4xf32>
        %191 = math.absf %129 : vector<4xf32>
        %192 = arith.maxnumf %190, %191 fastmath<nnan> : vector<4xf32>
        %193 = math.absf %131 : vector<4xf32>
        %194 = arith.maxnumf %192, %193 fastmath<nnan> : vector<4xf32>
        %195 = math.absf %133 : vector<4xf32>
        %196 = arith.maxnumf %194, %195 fastmath<nnan> : vector<4xf32>
        %197 = math.absf %135 : vector<4xf32>
        %198 = arith.maxnumf %196, %197 fastmath<nnan> : vector<4xf32>
        %199 = math.absf %137 : vector<4xf32>
        %200 = arith.maxnumf %198, %199 fastmath<nnan> : vector<4xf32>
        %201 = math.absf %139 : vector<4xf32>
        %202 = arith.maxnumf %200, %201 fastmath<nnan> : vector<4xf32>
        %203 = math.absf %141 : vector<4xf32>
        %204 = arith.maxnumf %202, %203 fastmath<nnan> : vector<4xf32>
        %205 = math.absf %143 : vector<4xf32>
        %206 = arith.maxnumf %204, %205 fastmath<nnan> : vector<4xf32>
        %207 = math.absf %145 : vector<4xf32>
        %208 = arith.maxnumf %206, %207 fastmath<nnan> : vector<4xf32>
        %209 = math.absf %147 : vector<4xf32>
        %210 = arith.maxnumf %208, %209 fastmath<nnan> : vector<4xf32>
        %211 = math.absf %149 : vector<4xf32>
        %212 = arith.maxnumf %210, %211 fastmath<nnan> : vector<4xf32>
        %213 = math.absf %151 : vector<4xf32>
        %214 = arith.maxnumf %212, %213 fastmath<nnan> : vector<4xf32>
        %215 = math.absf %153 : vector<4xf32>
        %216 = arith.maxnumf %214, %215 fastmath<nnan> : vector<4xf32>
        %217 = math.absf %155 : vector<4xf32>
        %218 = arith.maxnumf %216, %217 fastmath<nnan> : vector<4xf32>
        %219 = math.absf %157 : vector<4xf32>
        %220 = arith.maxnumf %218, %219 fastmath<nnan> : vector<4xf32>
        %221 = math.absf %159 : vector<4xf32>
        %222 = arith.maxnumf %220, %221 fastmath<nnan> : vector<4xf32>
        %223 = math.absf %161 : vector<4xf32>
        %224 = arith.maxnumf %222, %223 fastmath<nnan> : vector<4xf32>
        %225 = math.absf %163 : vector<4xf32>
        %226 = arith.maxnumf %224, %225 fastmath<nnan> : vector<4xf32>
        %227 = math.absf %165 : vector<4xf32>
        %228 = arith.maxnumf %226, %227 fastmath<nnan> : vector<4xf32>
        %229 = math.absf %167 : vector<4xf32>
        %230 = arith.maxnumf %228, %229 fastmath<nnan> : vector<4xf32>
        %231 = math.absf %169 : vector<4xf32>
        %232 = arith.maxnumf %230, %231 fastmath<nnan> : vector<4xf32>
        %233 = math.absf %171 : vector<4xf32>
        %234 = arith.maxnumf %232, %233 fastmath<nnan> : vector<4xf32>
        %235 = math.absf %173 : vector<4xf32>
        %236 = arith.maxnumf %234, %235 fastmath<nnan> : vector<4xf32>
        %237 = math.absf %175 : vector<4xf32>
        %238 = arith.maxnumf %236, %237 fastmath<nnan> : vector<4xf32>
        %239 = math.absf %177 : vector<4xf32>
        %240 = arith.maxnumf %238, %239 fastmath<nnan> : vector<4xf32>
        %241 = math.absf %179 : vector<4xf32>
        %242 = arith.maxnumf %240, %241 fastmath<nnan> : vector<4xf32>
        %243 = math.absf %181 : vector<4xf32>
        %244 = arith.maxnumf %242, %243 fastmath<nnan> : vector<4xf32>
        %245 = math.absf %183 : vector<4xf32>
        %246 = arith.maxnumf %244, %245 fastmath<nnan> : vector<4xf32>
        %247 = vector.extract %246[0] : f32 from vector<4xf32>
        %248 = vector.extract %246[1] : f32 from vector<4xf32>
        %249 = vector.extract %246[2] : f32 from vector<4xf32>
        %250 = vector.extract %246[3] : f32 from vector<4xf32>
        %251 = arith.maxnumf %247, %248 fastmath<nnan> : f32
        %252 = arith.maxnumf %251, %249 fastmath<nnan> : f32
        %253 = arith.maxnumf %252, %250 fastmath<nnan> : f32
        %254 = wave.swap_halves %253 : f32
        %255 = arith.maxnumf %253, %254 fastmath<nnan> : f32
        %256 = arith.bitcast %255 : f32 to i32
        %257 = arith.shrui %256, %c57 : i32
        %258 = arith.maxsi %257, %c58 : i32
        %259 = arith.minsi %258, %c59 : i32
        %260 = arith.subi %c60, %259 : i32
        %261 = arith.shli %260, %c57 : i32
        %262 = arith.bitcast %261 : i32 to f32
        %263 = arith.subi %259, %c61 : i32
        %264 = arith.shli %263, %c57 : i32
        %265 = arith.bitcast %264 : i32 to f32
        %266 = vector.broadcast %262 : f32 to vector<4xf32>
        %267 = arith.muli %1, %c29 : index
        %268 = arith.muli %2, %c41 : index
        %269 = arith.addi %267, %268 : index
        %270 = arith.mulf %121, %266 : vector<4xf32>
        %271 = arith.truncf %270 : vector<4xf32> to vector<4xf16>
        %272 = arith.mulf %123, %266 : vector<4xf32>
        %273 = arith.truncf %272 : vector<4xf32> to vector<4xf16>
        %274 = vector.shuffle %271, %273 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %275 = arith.addi %269, %c23 : index
        vector.store %274, %4[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %276 = arith.mulf %125, %266 : vector<4xf32>
        %277 = arith.truncf %276 : vector<4xf32> to vector<4xf16>
        %278 = arith.mulf %127, %266 : vector<4xf32>
        %279 = arith.truncf %278 : vector<4xf32> to vector<4xf16>
        %280 = vector.shuffle %277, %279 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %281 = arith.addi %269, %c7 : index
        vector.store %280, %4[%281] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %282 = arith.mulf %129, %266 : vector<4xf32>
        %283 = arith.truncf %282 : vector<4xf32> to vector<4xf16>
        %284 = arith.mulf %131, %266 : vector<4xf32>
        %285 = arith.truncf %284 : vector<4xf32> to vector<4xf16>
        %286 = vector.shuffle %283, %285 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %287 = arith.addi %269, %c27 : index
        vector.store %286, %4[%287] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %288 = arith.mulf %133, %266 : vector<4xf32>
        %289 = arith.truncf %288 : vector<4xf32> to vector<4xf16>
        %290 = arith.mulf %135, %266 : vector<4xf32>
        %291 = arith.truncf %290 : vector<4xf32> to vector<4xf16>
        %292 = vector.shuffle %289, %291 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %293 = arith.addi %269, %c28 : index
        vector.store %292, %4[%293] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %294 = arith.mulf %137, %266 : vector<4xf32>
        %295 = arith.truncf %294 : vector<4xf32> to vector<4xf16>
        %296 = arith.mulf %139, %266 : vector<4xf32>
        %297 = arith.truncf %296 : vector<4xf32> to vector<4xf16>
        %298 = vector.shuffle %295, %297 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %299 = arith.addi %269, %c24 : index
        vector.store %298, %4[%299] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %300 = arith.mulf %141, %266 : vector<4xf32>
        %301 = arith.truncf %300 : vector<4xf32> to vector<4xf16>
        %302 = arith.mulf %143, %266 : vector<4xf32>
        %303 = arith.truncf %302 : vector<4xf32> to vector<4xf16>
        %304 = vector.shuffle %301, %303 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %305 = arith.addi %269, %c62 : index
        vector.store %304, %4[%305] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %306 = arith.mulf %145, %266 : vector<4xf32>
        %307 = arith.truncf %306 : vector<4xf32> to vector<4xf16>
        %308 = arith.mulf %147, %266 : vector<4xf32>
        %309 = arith.truncf %308 : vector<4xf32> to vector<4xf16>
        %310 = vector.shuffle %307, %309 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %311 = arith.addi %269, %c63 : index
        vector.store %310, %4[%311] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %312 = arith.mulf %149, %266 : vector<4xf32>
        %313 = arith.truncf %312 : vector<4xf32> to vector<4xf16>
        %314 = arith.mulf %151, %266 : vector<4xf32>
        %315 = arith.truncf %314 : vector<4xf32> to vector<4xf16>
        %316 = vector.shuffle %313, %315 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %317 = arith.addi %269, %c64 : index
        vector.store %316, %4[%317] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %318 = arith.mulf %153, %266 : vector<4xf32>
        %319 = arith.truncf %318 : vector<4xf32> to vector<4xf16>
        %320 = arith.mulf %155, %266 : vector<4xf32>
        %321 = arith.truncf %320 : vector<4xf32> to vector<4xf16>
        %322 = vector.shuffle %319, %321 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %323 = arith.addi %269, %c15 : index
        vector.store %322, %4[%323] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %324 = arith.mulf %157, %266 : vector<4xf32>
        %325 = arith.truncf %324 : vector<4xf32> to vector<4xf16>
        %326 = arith.mulf %159, %266 : vector<4xf32>
        %327 = arith.truncf %326 : vector<4xf32> to vector<4xf16>
        %328 = vector.shuffle %325, %327 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %329 = arith.addi %269, %c65 : index
        vector.store %328, %4[%329] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %330 = arith.mulf %161, %266 : vector<4xf32>
        %331 = arith.truncf %330 : vector<4xf32> to vector<4xf16>
        %332 = arith.mulf %163, %266 : vector<4xf32>
        %333 = arith.truncf %332 : vector<4xf32> to vector<4xf16>
        %334 = vector.shuffle %331, %333 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %335 = arith.addi %269, %c66 : index
        vector.store %334, %4[%335] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %336 = arith.mulf %165, %266 : vector<4xf32>
        %337 = arith.truncf %336 : vector<4xf32> to vector<4xf16>
        %338 = arith.mulf %167, %266 : vector<4xf32>
        %339 = arith.truncf %338 : vector<4xf32> to vector<4xf16>
        %340 = vector.shuffle %337, %339 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %341 = arith.addi %269, %c67 : index
        vector.store %340, %4[%341] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %342 = arith.mulf %169, %266 : vector<4xf32>
        %343 = arith.truncf %342 : vector<4xf32> to vector<4xf16>
        %344 = arith.mulf %171, %266 : vector<4xf32>
        %345 = arith.truncf %344 : vector<4xf32> to vector<4xf16>
        %346 = vector.shuffle %343, %345 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %347 = arith.addi %269, %c68 : index
        vector.store %346, %4[%347] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %348 = arith.mulf %173, %266 : vector<4xf32>
        %349 = arith.truncf %348 : vector<4xf32> to vector<4xf16>
        %350 = arith.mulf %175, %266 : vector<4xf32>
        %351 = arith.truncf %350 : vector<4xf32> to vector<4xf16>
        %352 = vector.shuffle %349, %351 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %353 = arith.addi %269, %c69 : index
        vector.store %352, %4[%353] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %354 = arith.mulf %177, %266 : vector<4xf32>
        %355 = arith.truncf %354 : vector<4xf32> to vector<4xf16>
        %356 = arith.mulf %179, %266 : vector<4xf32>
        %357 = arith.truncf %356 : vector<4xf32> to vector<4xf16>
        %358 = vector.shuffle %355, %357 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %359 = arith.addi %269, %c70 : index
        vector.store %358, %4[%359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %360 = arith.mulf %181, %266 : vector<4xf32>
        %361 = arith.truncf %360 : vector<4xf32> to vector<4xf16>
        %362 = arith.mulf %183, %266 : vector<4xf32>
        %363 = arith.truncf %362 : vector<4xf32> to vector<4xf16>
        %364 = vector.shuffle %361, %363 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %365 = arith.addi %269, %c71 : index
        vector.store %364, %4[%365] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %366 = memref.load %scales[%15] : memref<?xf32>
        %367 = arith.mulf %366, %265 : f32
        memref.store %367, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %368 = memref.load %7[%1] : memref<?xf32>
      scf.for %369 = %11 to %42 step %43 : i32 {
        %370 = arith.muli %369, %c20 : i32
        %371 = arith.index_cast %8 : index to i32
        %372 = arith.muli %371, %c72 : i32
        %373 = arith.addi %370, %372 : i32
        %374 = arith.addi %373, %c72 : i32
        %375 = arith.minsi %374, %38 : i32
        %376 = arith.cmpi slt, %373, %38 : i32
        %377:18 = scf.if %376 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %378 = arith.subi %375, %373 : i32
          %379 = arith.addi %378, %c76 : i32
          %380 = arith.divui %379, %c77 : i32
          %381 = arith.divui %373, %c18 : i32
          %382 = arith.addi %381, %c78 : i32
          %383 = arith.minsi %382, %40 : i32
          %384 = arith.index_castui %383 : i32 to index
          %385 = arith.addi %32, %384 : index
          %386 = memref.load %step[%385] : memref<?xi32>
          %387 = arith.index_cast %386 : i32 to index
          %388 = arith.muli %387, %33 : index
          %389 = arith.addi %388, %34 : index
          %390 = arith.addi %381, %c17 : i32
          %391 = arith.minsi %390, %40 : i32
          %392 = arith.index_castui %391 : i32 to index
          %393 = arith.addi %32, %392 : index
          %394 = memref.load %step[%393] : memref<?xi32>
          %395 = arith.index_cast %394 : i32 to index
          %396 = arith.muli %395, %33 : index
          %397 = arith.addi %396, %34 : index
          %398 = arith.addi %389, %35 : index
          %399 = arith.addi %398, %c23 : index
          %400 = vector.load %kv[%399] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %401 = arith.addi %397, %35 : index
          %402 = arith.addi %401, %c23 : index
          %403 = vector.load %kv[%402] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %404 = arith.addi %398, %c25 : index
          %405 = vector.load %kv[%404] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %406 = arith.addi %401, %c25 : index
          %407 = vector.load %kv[%406] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %431:22 = scf.for %408 = %c78 to %380 step %c17 iter_args(%409 = %400, %410 = %403, %411 = %405, %412 = %407, %413 = %c73, %414 = %c74, %415 = %c75, %416 = %c75, %417 = %c75, %418 = %c75, %419 = %c75, %420 = %c75, %421 = %c75, %422 = %c75, %423 = %c75, %424 = %c75, %425 = %c75, %426 = %c75, %427 = %c75, %428 = %c75, %429 = %c75, %430 = %c75) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %432 = arith.muli %408, %c77 : i32
            %433 = arith.addi %373, %432 : i32
            %434 = arith.addi %433, %c77 : i32
            %435 = arith.divui %433, %c18 : i32
            %436 = arith.addi %435, %c78 : i32
            %437 = arith.minsi %436, %40 : i32
            %438 = arith.index_castui %437 : i32 to index
            %439 = arith.addi %32, %438 : index
            %440 = memref.load %step[%439] : memref<?xi32>
            %441 = arith.index_cast %440 : i32 to index
            %442 = arith.muli %441, %33 : index
            %443 = arith.addi %442, %34 : index
            %444 = arith.addi %435, %c17 : i32
            %445 = arith.minsi %444, %40 : i32
            %446 = arith.index_castui %445 : i32 to index
            %447 = arith.addi %32, %446 : index
            %448 = memref.load %step[%447] : memref<?xi32>
            %449 = arith.index_cast %448 : i32 to index
            %450 = arith.muli %449, %33 : index
            %451 = arith.addi %450, %34 : index
            %452 = arith.divui %434, %c18 : i32
            %453 = arith.addi %452, %c78 : i32
            %454 = arith.minsi %453, %40 : i32
            %455 = arith.index_castui %454 : i32 to index
            %456 = arith.addi %32, %455 : index
            %457 = memref.load %step[%456] : memref<?xi32>
            %458 = arith.index_cast %457 : i32 to index
            %459 = arith.muli %458, %33 : index
            %460 = arith.addi %459, %34 : index
            %461 = arith.addi %452, %c17 : i32
            %462 = arith.minsi %461, %40 : i32
            %463 = arith.index_castui %462 : i32 to index
            %464 = arith.addi %32, %463 : index
            %465 = memref.load %step[%464] : memref<?xi32>
            %466 = arith.index_cast %465 : i32 to index
            %467 = arith.muli %466, %33 : index
            %468 = arith.addi %467, %34 : index
            %469 = wave.opaque %c23 : index
            %470 = arith.muli %1, %c29 : index
            %471 = arith.addi %469, %470 : index
            %472 = arith.addi %443, %35 : index
            %473 = arith.addi %472, %c41 : index
            %474 = vector.load %kv[%473] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %475 = arith.addi %451, %35 : index
            %476 = arith.addi %475, %c41 : index
            %477 = vector.load %kv[%476] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %478 = vector.bitcast %409 : vector<4xi32> to vector<16xi8>
            %479 = wave.fp8_decode "e4m3" packed %478 : vector<16xi8> -> vector<16xf16>
            %480 = vector.bitcast %410 : vector<4xi32> to vector<16xi8>
            %481 = wave.fp8_decode "e4m3" packed %480 : vector<16xi8> -> vector<16xf16>
            %482 = arith.addi %471, %c23 : index
            %483 = vector.load %4[%482] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %484 = arith.addi %482, %c41 : index
            %485 = vector.load %4[%484] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %486 = vector.shuffle %483, %485 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %487 = wave.mma %479, %486, %c75 : vector<16xf16>, vector<8xf32>
            %488 = wave.mma %481, %486, %c75 : vector<16xf16>, vector<8xf32>
            %489 = arith.addi %472, %c49 : index
            %490 = vector.load %kv[%489] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %491 = arith.addi %475, %c49 : index
            %492 = vector.load %kv[%491] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %493 = vector.bitcast %411 : vector<4xi32> to vector<16xi8>
            %494 = wave.fp8_decode "e4m3" packed %493 : vector<16xi8> -> vector<16xf16>
            %495 = vector.bitcast %412 : vector<4xi32> to vector<16xi8>
            %496 = wave.fp8_decode "e4m3" packed %495 : vector<16xi8> -> vector<16xf16>
            %497 = arith.addi %471, %c7 : index
            %498 = vector.load %4[%497] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %499 = arith.addi %497, %c41 : index
            %500 = vector.load %4[%499] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %501 = vector.shuffle %498, %500 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %502 = wave.mma %494, %501, %487 : vector<16xf16>, vector<8xf32>
            %503 = wave.mma %496, %501, %488 : vector<16xf16>, vector<8xf32>
            %504 = arith.addi %472, %c7 : index
            %505 = vector.load %kv[%504] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %506 = arith.addi %475, %c7 : index
            %507 = vector.load %kv[%506] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %508 = vector.bitcast %474 : vector<4xi32> to vector<16xi8>
            %509 = wave.fp8_decode "e4m3" packed %508 : vector<16xi8> -> vector<16xf16>
            %510 = vector.bitcast %477 : vector<4xi32> to vector<16xi8>
            %511 = wave.fp8_decode "e4m3" packed %510 : vector<16xi8> -> vector<16xf16>
            %512 = arith.addi %471, %c27 : index
            %513 = vector.load %4[%512] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %514 = arith.addi %512, %c41 : index
            %515 = vector.load %4[%514] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %516 = vector.shuffle %513, %515 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %517 = wave.mma %509, %516, %502 : vector<16xf16>, vector<8xf32>
            %518 = wave.mma %511, %516, %503 : vector<16xf16>, vector<8xf32>
            %519 = arith.addi %472, %c79 : index
            %520 = vector.load %kv[%519] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %521 = arith.addi %475, %c79 : index
            %522 = vector.load %kv[%521] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %523 = vector.bitcast %490 : vector<4xi32> to vector<16xi8>
            %524 = wave.fp8_decode "e4m3" packed %523 : vector<16xi8> -> vector<16xf16>
            %525 = vector.bitcast %492 : vector<4xi32> to vector<16xi8>
            %526 = wave.fp8_decode "e4m3" packed %525 : vector<16xi8> -> vector<16xf16>
            %527 = arith.addi %471, %c28 : index
            %528 = vector.load %4[%527] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %529 = arith.addi %527, %c41 : index
            %530 = vector.load %4[%529] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %531 = vector.shuffle %528, %530 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %532 = wave.mma %524, %531, %517 : vector<16xf16>, vector<8xf32>
            %533 = wave.mma %526, %531, %518 : vector<16xf16>, vector<8xf32>
            %534 = arith.addi %472, %c80 : index
            %535 = vector.load %kv[%534] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %536 = arith.addi %475, %c80 : index
            %537 = vector.load %kv[%536] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %538 = vector.bitcast %505 : vector<4xi32> to vector<16xi8>
            %539 = wave.fp8_decode "e4m3" packed %538 : vector<16xi8> -> vector<16xf16>
            %540 = vector.bitcast %507 : vector<4xi32> to vector<16xi8>
            %541 = wave.fp8_decode "e4m3" packed %540 : vector<16xi8> -> vector<16xf16>
            %542 = arith.addi %471, %c24 : index
            %543 = vector.load %4[%542] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %544 = arith.addi %542, %c41 : index
            %545 = vector.load %4[%544] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %546 = vector.shuffle %543, %545 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %547 = wave.mma %539, %546, %532 : vector<16xf16>, vector<8xf32>
            %548 = wave.mma %541, %546, %533 : vector<16xf16>, vector<8xf32>
            %549 = arith.addi %472, %c81 : index
            %550 = vector.load %kv[%549] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %551 = arith.addi %475, %c81 : index
            %552 = vector.load %kv[%551] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %553 = vector.bitcast %520 : vector<4xi32> to vector<16xi8>
            %554 = wave.fp8_decode "e4m3" packed %553 : vector<16xi8> -> vector<16xf16>
            %555 = vector.bitcast %522 : vector<4xi32> to vector<16xi8>
            %556 = wave.fp8_decode "e4m3" packed %555 : vector<16xi8> -> vector<16xf16>
            %557 = arith.addi %471, %c62 : index
            %558 = vector.load %4[%557] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %559 = arith.addi %557, %c41 : index
            %560 = vector.load %4[%559] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %561 = vector.shuffle %558, %560 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %562 = wave.mma %554, %561, %547 : vector<16xf16>, vector<8xf32>
            %563 = wave.mma %556, %561, %548 : vector<16xf16>, vector<8xf32>
            %564 = arith.addi %472, %c27 : index
            %565 = vector.load %kv[%564] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %566 = arith.addi %475, %c27 : index
            %567 = vector.load %kv[%566] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %568 = vector.bitcast %535 : vector<4xi32> to vector<16xi8>
            %569 = wave.fp8_decode "e4m3" packed %568 : vector<16xi8> -> vector<16xf16>
            %570 = vector.bitcast %537 : vector<4xi32> to vector<16xi8>
            %571 = wave.fp8_decode "e4m3" packed %570 : vector<16xi8> -> vector<16xf16>
            %572 = arith.addi %471, %c63 : index
            %573 = vector.load %4[%572] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %574 = arith.addi %572, %c41 : index
            %575 = vector.load %4[%574] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %576 = vector.shuffle %573, %575 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %577 = wave.mma %569, %576, %562 : vector<16xf16>, vector<8xf32>
            %578 = wave.mma %571, %576, %563 : vector<16xf16>, vector<8xf32>
            %579 = arith.addi %472, %c82 : index
            %580 = vector.load %kv[%579] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %581 = arith.addi %475, %c82 : index
            %582 = vector.load %kv[%581] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %583 = vector.bitcast %550 : vector<4xi32> to vector<16xi8>
            %584 = wave.fp8_decode "e4m3" packed %583 : vector<16xi8> -> vector<16xf16>
            %585 = vector.bitcast %552 : vector<4xi32> to vector<16xi8>
            %586 = wave.fp8_decode "e4m3" packed %585 : vector<16xi8> -> vector<16xf16>
            %587 = arith.addi %471, %c64 : index
            %588 = vector.load %4[%587] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %589 = arith.addi %587, %c41 : index
            %590 = vector.load %4[%589] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %591 = vector.shuffle %588, %590 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %592 = wave.mma %584, %591, %577 : vector<16xf16>, vector<8xf32>
            %593 = wave.mma %586, %591, %578 : vector<16xf16>, vector<8xf32>
            %594 = arith.addi %472, %c83 : index
            %595 = vector.load %kv[%594] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %596 = arith.addi %475, %c83 : index
            %597 = vector.load %kv[%596] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %598 = vector.bitcast %565 : vector<4xi32> to vector<16xi8>
            %599 = wave.fp8_decode "e4m3" packed %598 : vector<16xi8> -> vector<16xf16>
            %600 = vector.bitcast %567 : vector<4xi32> to vector<16xi8>
            %601 = wave.fp8_decode "e4m3" packed %600 : vector<16xi8> -> vector<16xf16>
            %602 = arith.addi %471, %c15 : index
            %603 = vector.load %4[%602] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %604 = arith.addi %602, %c41 : index
            %605 = vector.load %4[%604] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %606 = vector.shuffle %603, %605 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %607 = wave.mma %599, %606, %592 : vector<16xf16>, vector<8xf32>
            %608 = wave.mma %601, %606, %593 : vector<16xf16>, vector<8xf32>
            %609 = arith.addi %472, %c84 : index
            %610 = vector.load %kv[%609] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %611 = arith.addi %475, %c84 : index
            %612 = vector.load %kv[%611] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %613 = vector.bitcast %580 : vector<4xi32> to vector<16xi8>
            %614 = wave.fp8_decode "e4m3" packed %613 : vector<16xi8> -> vector<16xf16>
            %615 = vector.bitcast %582 : vector<4xi32> to vector<16xi8>
            %616 = wave.fp8_decode "e4m3" packed %615 : vector<16xi8> -> vector<16xf16>
            %617 = arith.addi %471, %c65 : index
            %618 = vector.load %4[%617] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %619 = arith.addi %617, %c41 : index
            %620 = vector.load %4[%619] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %621 = vector.shuffle %618, %620 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %622 = wave.mma %614, %621, %607 : vector<16xf16>, vector<8xf32>
            %623 = wave.mma %616, %621, %608 : vector<16xf16>, vector<8xf32>
            %624 = arith.addi %472, %c28 : index
            %625 = vector.load %kv[%624] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %626 = arith.addi %475, %c28 : index
            %627 = vector.load %kv[%626] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %628 = vector.bitcast %595 : vector<4xi32> to vector<16xi8>
            %629 = wave.fp8_decode "e4m3" packed %628 : vector<16xi8> -> vector<16xf16>
            %630 = vector.bitcast %597 : vector<4xi32> to vector<16xi8>
            %631 = wave.fp8_decode "e4m3" packed %630 : vector<16xi8> -> vector<16xf16>
            %632 = arith.addi %471, %c66 : index
            %633 = vector.load %4[%632] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %634 = arith.addi %632, %c41 : index
            %635 = vector.load %4[%634] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %636 = vector.shuffle %633, %635 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %637 = wave.mma %629, %636, %622 : vector<16xf16>, vector<8xf32>
            %638 = wave.mma %631, %636, %623 : vector<16xf16>, vector<8xf32>
            %639 = arith.addi %472, %c85 : index
            %640 = vector.load %kv[%639] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %641 = arith.addi %475, %c85 : index
            %642 = vector.load %kv[%641] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %643 = vector.bitcast %610 : vector<4xi32> to vector<16xi8>
            %644 = wave.fp8_decode "e4m3" packed %643 : vector<16xi8> -> vector<16xf16>
            %645 = vector.bitcast %612 : vector<4xi32> to vector<16xi8>
            %646 = wave.fp8_decode "e4m3" packed %645 : vector<16xi8> -> vector<16xf16>
            %647 = arith.addi %471, %c67 : index
            %648 = vector.load %4[%647] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %649 = arith.addi %647, %c41 : index
            %650 = vector.load %4[%649] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %651 = vector.shuffle %648, %650 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %652 = wave.mma %644, %651, %637 : vector<16xf16>, vector<8xf32>
            %653 = wave.mma %646, %651, %638 : vector<16xf16>, vector<8xf32>
            %654 = arith.addi %472, %c86 : index
            %655 = vector.load %kv[%654] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %656 = arith.addi %475, %c86 : index
            %657 = vector.load %kv[%656] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %658 = vector.bitcast %625 : vector<4xi32> to vector<16xi8>
            %659 = wave.fp8_decode "e4m3" packed %658 : vector<16xi8> -> vector<16xf16>
            %660 = vector.bitcast %627 : vector<4xi32> to vector<16xi8>
            %661 = wave.fp8_decode "e4m3" packed %660 : vector<16xi8> -> vector<16xf16>
            %662 = arith.addi %471, %c68 : index
            %663 = vector.load %4[%662] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %664 = arith.addi %662, %c41 : index
            %665 = vector.load %4[%664] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %666 = vector.shuffle %663, %665 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %667 = wave.mma %659, %666, %652 : vector<16xf16>, vector<8xf32>
            %668 = wave.mma %661, %666, %653 : vector<16xf16>, vector<8xf32>
            %669 = arith.addi %472, %c87 : index
            %670 = vector.load %kv[%669] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %671 = arith.addi %475, %c87 : index
            %672 = vector.load %kv[%671] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %673 = vector.bitcast %640 : vector<4xi32> to vector<16xi8>
            %674 = wave.fp8_decode "e4m3" packed %673 : vector<16xi8> -> vector<16xf16>
            %675 = vector.bitcast %642 : vector<4xi32> to vector<16xi8>
            %676 = wave.fp8_decode "e4m3" packed %675 : vector<16xi8> -> vector<16xf16>
            %677 = arith.addi %471, %c69 : index
            %678 = vector.load %4[%677] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %679 = arith.addi %677, %c41 : index
            %680 = vector.load %4[%679] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %681 = vector.shuffle %678, %680 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %682 = wave.mma %674, %681, %667 : vector<16xf16>, vector<8xf32>
            %683 = wave.mma %676, %681, %668 : vector<16xf16>, vector<8xf32>
            %684 = arith.addi %472, %c24 : index
            %685 = vector.load %kv[%684] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %686 = arith.addi %475, %c24 : index
            %687 = vector.load %kv[%686] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %688 = vector.bitcast %655 : vector<4xi32> to vector<16xi8>
            %689 = wave.fp8_decode "e4m3" packed %688 : vector<16xi8> -> vector<16xf16>
            %690 = vector.bitcast %657 : vector<4xi32> to vector<16xi8>
            %691 = wave.fp8_decode "e4m3" packed %690 : vector<16xi8> -> vector<16xf16>
            %692 = arith.addi %471, %c70 : index
            %693 = vector.load %4[%692] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %694 = arith.addi %692, %c41 : index
            %695 = vector.load %4[%694] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %696 = vector.shuffle %693, %695 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %697 = wave.mma %689, %696, %682 : vector<16xf16>, vector<8xf32>
            %698 = wave.mma %691, %696, %683 : vector<16xf16>, vector<8xf32>
            %699 = arith.addi %472, %c88 : index
            %700 = vector.load %kv[%699] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %701 = arith.addi %475, %c88 : index
            %702 = vector.load %kv[%701] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %703 = vector.bitcast %670 : vector<4xi32> to vector<16xi8>
            %704 = wave.fp8_decode "e4m3" packed %703 : vector<16xi8> -> vector<16xf16>
            %705 = vector.bitcast %672 : vector<4xi32> to vector<16xi8>
            %706 = wave.fp8_decode "e4m3" packed %705 : vector<16xi8> -> vector<16xf16>
            %707 = arith.addi %471, %c71 : index
            %708 = vector.load %4[%707] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %709 = arith.addi %707, %c41 : index
            %710 = vector.load %4[%709] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %711 = vector.shuffle %708, %710 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %712 = wave.mma %704, %711, %697 : vector<16xf16>, vector<8xf32>
            %713 = wave.mma %706, %711, %698 : vector<16xf16>, vector<8xf32>
            %714 = arith.addi %472, %c89 : index
            %715 = vector.load %kv[%714] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %716 = arith.addi %475, %c89 : index
            %717 = vector.load %kv[%716] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %718 = wave.opaque %712 : vector<8xf32>
            %719 = wave.opaque %713 : vector<8xf32>
            %720 = wave.opaque %434 : i32
            %721 = arith.cmpi sgt, %720, %375 : i32
            %722:2 = scf.if %721 -> (vector<8xf32>, vector<8xf32>) {
              %723 = arith.index_cast %2 : index to i32
              %724 = arith.addi %433, %723 : i32
              %725 = arith.subi %38, %724 : i32
              %726 = arith.subi %725, %c78 : i32
              %727 = vector.broadcast %726 : i32 to vector<8xi32>
              %728 = arith.cmpi sgt, %727, %c91 : vector<8xi32>
              %729 = arith.select %728, %718, %c90 : vector<8xi1>, vector<8xf32>
              %730 = arith.subi %725, %c18 : i32
              %731 = vector.broadcast %730 : i32 to vector<8xi32>
              %732 = arith.cmpi sgt, %731, %c91 : vector<8xi32>
              %733 = arith.select %732, %719, %c90 : vector<8xi1>, vector<8xf32>
              scf.yield %729, %733 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %718, %719 : vector<8xf32>, vector<8xf32>
            }
            %734 = vector.extract %722#0[0] : f32 from vector<8xf32>
            %735 = vector.extract %722#0[1] : f32 from vector<8xf32>
            %736 = vector.extract %722#0[2] : f32 from vector<8xf32>
            %737 = vector.extract %722#0[3] : f32 from vector<8xf32>
            %738 = vector.extract %722#0[4] : f32 from vector<8xf32>
            %739 = vector.extract %722#0[5] : f32 from vector<8xf32>
            %740 = vector.extract %722#0[6] : f32 from vector<8xf32>
            %741 = vector.extract %722#0[7] : f32 from vector<8xf32>
            %742 = vector.extract %722#1[0] : f32 from vector<8xf32>
            %743 = vector.extract %722#1[1] : f32 from vector<8xf32>
            %744 = vector.extract %722#1[2] : f32 from vector<8xf32>
            %745 = vector.extract %722#1[3] : f32 from vector<8xf32>
            %746 = vector.extract %722#1[4] : f32 from vector<8xf32>
            %747 = vector.extract %722#1[5] : f32 from vector<8xf32>
            %748 = vector.extract %722#1[6] : f32 from vector<8xf32>
            %749 = vector.extract %722#1[7] : f32 from vector<8xf32>
            %750 = arith.maxnumf %734, %735 fastmath<nnan> : f32
            %751 = arith.maxnumf %750, %736 fastmath<nnan> : f32
            %752 = arith.maxnumf %751, %737 fastmath<nnan> : f32
            %753 = arith.maxnumf %752, %738 fastmath<nnan> : f32
            %754 = arith.maxnumf %753, %739 fastmath<nnan> : f32
            %755 = arith.maxnumf %754, %740 fastmath<nnan> : f32
            %756 = arith.maxnumf %755, %741 fastmath<nnan> : f32
            %757 = arith.maxnumf %756, %742 fastmath<nnan> : f32
            %758 = arith.maxnumf %757, %743 fastmath<nnan> : f32
            %759 = arith.maxnumf %758, %744 fastmath<nnan> : f32
            %760 = arith.maxnumf %759, %745 fastmath<nnan> : f32
            %761 = arith.maxnumf %760, %746 fastmath<nnan> : f32
            %762 = arith.maxnumf %761, %747 fastmath<nnan> : f32
            %763 = arith.maxnumf %762, %748 fastmath<nnan> : f32
            %764 = arith.maxnumf %763, %749 fastmath<nnan> : f32
            %765 = wave.swap_halves %764 : f32
            %766 = arith.maxnumf %764, %765 fastmath<nnan> : f32
            %767 = arith.mulf %766, %368 : f32
            %768 = arith.addf %413, %c92 : f32
            %769 = arith.cmpf ogt, %767, %768 : f32
            %770:18 = scf.if %769 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %771 = arith.subf %413, %767 : f32
              %772 = wave.exp2 %771 : f32
              %773 = vector.broadcast %772 : f32 to vector<8xf32>
              %774 = arith.mulf %414, %772 : f32
              %775 = arith.mulf %415, %773 : vector<8xf32>
              %776 = arith.mulf %416, %773 : vector<8xf32>
              %777 = arith.mulf %417, %773 : vector<8xf32>
              %778 = arith.mulf %418, %773 : vector<8xf32>
              %779 = arith.mulf %419, %773 : vector<8xf32>
              %780 = arith.mulf %420, %773 : vector<8xf32>
              %781 = arith.mulf %421, %773 : vector<8xf32>
              %782 = arith.mulf %422, %773 : vector<8xf32>
              %783 = arith.mulf %423, %773 : vector<8xf32>
              %784 = arith.mulf %424, %773 : vector<8xf32>
              %785 = arith.mulf %425, %773 : vector<8xf32>
              %786 = arith.mulf %426, %773 : vector<8xf32>
              %787 = arith.mulf %427, %773 : vector<8xf32>
              %788 = arith.mulf %428, %773 : vector<8xf32>
              %789 = arith.mulf %429, %773 : vector<8xf32>
              %790 = arith.mulf %430, %773 : vector<8xf32>
              scf.yield %767, %774, %775, %776, %777, %778, %779, %780, %781, %782, %783, %784, %785, %786, %787, %788, %789, %790 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425, %426, %427, %428, %429, %430 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %791 = vector.broadcast %368 : f32 to vector<8xf32>
            %792 = arith.subf %c93, %770#0 : f32
            %793 = vector.broadcast %792 : f32 to vector<8xf32>
            %794 = math.fma %722#0, %791, %793 : vector<8xf32>
            %795 = wave.exp2 %794 : vector<8xf32>
            %796 = math.fma %722#1, %791, %793 : vector<8xf32>
            %797 = wave.exp2 %796 : vector<8xf32>
            %798 = arith.truncf %795 : vector<8xf32> to vector<8xf16>
            %799 = vector.bitcast %798 : vector<8xf16> to vector<4xi32>
            %800 = wave.swap_halves %799 : vector<4xi32>
            %801 = arith.select %3, %800, %799 : vector<4xi32>
            %802 = arith.select %3, %799, %800 : vector<4xi32>
            %803 = vector.shuffle %801, %802 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %804 = vector.bitcast %803 : vector<8xi32> to vector<16xf16>
            %805 = arith.truncf %797 : vector<8xf32> to vector<8xf16>
            %806 = vector.bitcast %805 : vector<8xf16> to vector<4xi32>
            %807 = wave.swap_halves %806 : vector<4xi32>
            %808 = arith.select %3, %807, %806 : vector<4xi32>
            %809 = arith.select %3, %806, %807 : vector<4xi32>
            %810 = vector.shuffle %808, %809 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %811 = vector.bitcast %810 : vector<8xi32> to vector<16xf16>
            %812 = arith.addf %795, %797 : vector<8xf32>
            %813 = vector.extract %812[0] : f32 from vector<8xf32>
            %814 = vector.extract %812[1] : f32 from vector<8xf32>
            %815 = vector.extract %812[2] : f32 from vector<8xf32>
            %816 = vector.extract %812[3] : f32 from vector<8xf32>
            %817 = vector.extract %812[4] : f32 from vector<8xf32>
            %818 = vector.extract %812[5] : f32 from vector<8xf32>
            %819 = vector.extract %812[6] : f32 from vector<8xf32>
            %820 = vector.extract %812[7] : f32 from vector<8xf32>
            %821 = arith.addf %813, %817 : f32
            %822 = arith.addf %814, %818 : f32
            %823 = arith.addf %815, %819 : f32
            %824 = arith.addf %816, %820 : f32
            %825 = arith.addf %821, %823 : f32
            %826 = arith.addf %822, %824 : f32
            %827 = arith.addf %825, %826 : f32
            %828 = arith.addf %770#1, %827 : f32
            %829 = wave.opaque %828 : f32
            %830 = wave.opaque %434 : i32
            %831 = arith.cmpi sgt, %830, %375 : i32
            %832:2 = scf.if %831 -> (vector<4xi32>, vector<4xi32>) {
              %833 = arith.subi %375, %433 : i32
              %834 = arith.subi %833, %c78 : i32
              %835 = arith.minsi %834, %c18 : i32
              %836 = arith.maxsi %835, %c78 : i32
              %837 = arith.cmpi sgt, %836, %c78 : i32
              %838 = arith.select %837, %c95, %c78 : i32
              %839 = arith.ori %c78, %838 : i32
              %840 = arith.cmpi sgt, %836, %c17 : i32
              %841 = arith.select %840, %c95, %c78 : i32
              %842 = arith.ori %c78, %841 : i32
              %843 = arith.cmpi sgt, %836, %c96 : i32
              %844 = arith.select %843, %c97, %c78 : i32
              %845 = arith.ori %839, %844 : i32
              %846 = arith.cmpi sgt, %836, %c98 : i32
              %847 = arith.select %846, %c97, %c78 : i32
              %848 = arith.ori %842, %847 : i32
              %849 = arith.cmpi sgt, %836, %c99 : i32
              %850 = arith.select %849, %c100, %c78 : i32
              %851 = arith.ori %845, %850 : i32
              %852 = arith.cmpi sgt, %836, %c101 : i32
              %853 = arith.select %852, %c100, %c78 : i32
              %854 = arith.ori %848, %853 : i32
              %855 = arith.cmpi sgt, %836, %c102 : i32
              %856 = arith.select %855, %c103, %c78 : i32
              %857 = arith.ori %851, %856 : i32
              %858 = arith.cmpi sgt, %836, %c104 : i32
              %859 = arith.select %858, %c103, %c78 : i32
              %860 = arith.ori %854, %859 : i32
              %861 = arith.cmpi sgt, %836, %c105 : i32
              %862 = arith.select %861, %c95, %c78 : i32
              %863 = arith.ori %c78, %862 : i32
              %864 = arith.cmpi sgt, %836, %c106 : i32
              %865 = arith.select %864, %c95, %c78 : i32
              %866 = arith.ori %c78, %865 : i32
              %867 = arith.cmpi sgt, %836, %c107 : i32
              %868 = arith.select %867, %c97, %c78 : i32
              %869 = arith.ori %863, %868 : i32
              %870 = arith.cmpi sgt, %836, %c108 : i32
              %871 = arith.select %870, %c97, %c78 : i32
              %872 = arith.ori %866, %871 : i32
              %873 = arith.cmpi sgt, %836, %c109 : i32
              %874 = arith.select %873, %c100, %c78 : i32
              %875 = arith.ori %869, %874 : i32
              %876 = arith.cmpi sgt, %836, %c110 : i32
              %877 = arith.select %876, %c100, %c78 : i32
              %878 = arith.ori %872, %877 : i32
              %879 = arith.cmpi sgt, %836, %c61 : i32
              %880 = arith.select %879, %c103, %c78 : i32
              %881 = arith.ori %875, %880 : i32
              %882 = arith.cmpi sgt, %836, %c111 : i32
              %883 = arith.select %882, %c103, %c78 : i32
              %884 = arith.ori %878, %883 : i32
              %885 = vector.from_elements %857, %881, %860, %884 : vector<4xi32>
              %886 = arith.subi %833, %c18 : i32
              %887 = arith.minsi %886, %c18 : i32
              %888 = arith.maxsi %887, %c78 : i32
              %889 = arith.cmpi sgt, %888, %c78 : i32
              %890 = arith.select %889, %c95, %c78 : i32
              %891 = arith.ori %c78, %890 : i32
              %892 = arith.cmpi sgt, %888, %c17 : i32
              %893 = arith.select %892, %c95, %c78 : i32
              %894 = arith.ori %c78, %893 : i32
              %895 = arith.cmpi sgt, %888, %c96 : i32
              %896 = arith.select %895, %c97, %c78 : i32
              %897 = arith.ori %891, %896 : i32
              %898 = arith.cmpi sgt, %888, %c98 : i32
              %899 = arith.select %898, %c97, %c78 : i32
              %900 = arith.ori %894, %899 : i32
              %901 = arith.cmpi sgt, %888, %c99 : i32
              %902 = arith.select %901, %c100, %c78 : i32
              %903 = arith.ori %897, %902 : i32
              %904 = arith.cmpi sgt, %888, %c101 : i32
              %905 = arith.select %904, %c100, %c78 : i32
              %906 = arith.ori %900, %905 : i32
              %907 = arith.cmpi sgt, %888, %c102 : i32
              %908 = arith.select %907, %c103, %c78 : i32
              %909 = arith.ori %903, %908 : i32
              %910 = arith.cmpi sgt, %888, %c104 : i32
              %911 = arith.select %910, %c103, %c78 : i32
              %912 = arith.ori %906, %911 : i32
              %913 = arith.cmpi sgt, %888, %c105 : i32
              %914 = arith.select %913, %c95, %c78 : i32
              %915 = arith.ori %c78, %914 : i32
              %916 = arith.cmpi sgt, %888, %c106 : i32
              %917 = arith.select %916, %c95, %c78 : i32
              %918 = arith.ori %c78, %917 : i32
              %919 = arith.cmpi sgt, %888, %c107 : i32
              %920 = arith.select %919, %c97, %c78 : i32
              %921 = arith.ori %915, %920 : i32
              %922 = arith.cmpi sgt, %888, %c108 : i32
              %923 = arith.select %922, %c97, %c78 : i32
              %924 = arith.ori %918, %923 : i32
              %925 = arith.cmpi sgt, %888, %c109 : i32
              %926 = arith.select %925, %c100, %c78 : i32
              %927 = arith.ori %921, %926 : i32
              %928 = arith.cmpi sgt, %888, %c110 : i32
              %929 = arith.select %928, %c100, %c78 : i32
              %930 = arith.ori %924, %929 : i32
              %931 = arith.cmpi sgt, %888, %c61 : i32
              %932 = arith.select %931, %c103, %c78 : i32
              %933 = arith.ori %927, %932 : i32
              %934 = arith.cmpi sgt, %888, %c111 : i32
              %935 = arith.select %934, %c103, %c78 : i32
              %936 = arith.ori %930, %935 : i32
              %937 = vector.from_elements %909, %933, %912, %936 : vector<4xi32>
              scf.yield %885, %937 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c94, %c94 : vector<4xi32>, vector<4xi32>
            }
            %938 = wave.opaque %434 : i32
            %939 = arith.cmpi sgt, %938, %375 : i32
            %940:2 = scf.if %939 -> (vector<4xi32>, vector<4xi32>) {
              %941 = arith.andi %685, %832#0 : vector<4xi32>
              %942 = arith.andi %687, %832#1 : vector<4xi32>
              scf.yield %941, %942 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %685, %687 : vector<4xi32>, vector<4xi32>
            }
            %943 = vector.bitcast %940#0 : vector<4xi32> to vector<16xi8>
            %944 = wave.fp8_decode "e4m3" packed %943 : vector<16xi8> -> vector<16xf16>
            %945 = wave.mma %944, %804, %770#2 : vector<16xf16>, vector<8xf32>
            %946 = vector.bitcast %940#1 : vector<4xi32> to vector<16xi8>
            %947 = wave.fp8_decode "e4m3" packed %946 : vector<16xi8> -> vector<16xf16>
            %948 = wave.mma %947, %811, %945 : vector<16xf16>, vector<8xf32>
            %949 = wave.opaque %948 : vector<8xf32>
            %950 = arith.addi %472, %c112 : index
            %951 = vector.load %kv[%950] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %952 = arith.addi %475, %c112 : index
            %953 = vector.load %kv[%952] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %954 = wave.opaque %434 : i32
            %955 = arith.cmpi sgt, %954, %375 : i32
            %956:2 = scf.if %955 -> (vector<4xi32>, vector<4xi32>) {
              %957 = arith.andi %700, %832#0 : vector<4xi32>
              %958 = arith.andi %702, %832#1 : vector<4xi32>
              scf.yield %957, %958 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %700, %702 : vector<4xi32>, vector<4xi32>
            }
            %959 = vector.bitcast %956#0 : vector<4xi32> to vector<16xi8>
            %960 = wave.fp8_decode "e4m3" packed %959 : vector<16xi8> -> vector<16xf16>
            %961 = wave.mma %960, %804, %770#3 : vector<16xf16>, vector<8xf32>
            %962 = vector.bitcast %956#1 : vector<4xi32> to vector<16xi8>
            %963 = wave.fp8_decode "e4m3" packed %962 : vector<16xi8> -> vector<16xf16>
            %964 = wave.mma %963, %811, %961 : vector<16xf16>, vector<8xf32>
            %965 = wave.opaque %964 : vector<8xf32>
            %966 = arith.addi %472, %c62 : index
            %967 = vector.load %kv[%966] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %968 = arith.addi %475, %c62 : index
            %969 = vector.load %kv[%968] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %970 = wave.opaque %434 : i32
            %971 = arith.cmpi sgt, %970, %375 : i32
            %972:2 = scf.if %971 -> (vector<4xi32>, vector<4xi32>) {
              %973 = arith.andi %715, %832#0 : vector<4xi32>
              %974 = arith.andi %717, %832#1 : vector<4xi32>
              scf.yield %973, %974 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %715, %717 : vector<4xi32>, vector<4xi32>
            }
            %975 = vector.bitcast %972#0 : vector<4xi32> to vector<16xi8>
            %976 = wave.fp8_decode "e4m3" packed %975 : vector<16xi8> -> vector<16xf16>
            %977 = wave.mma %976, %804, %770#4 : vector<16xf16>, vector<8xf32>
            %978 = vector.bitcast %972#1 : vector<4xi32> to vector<16xi8>
            %979 = wave.fp8_decode "e4m3" packed %978 : vector<16xi8> -> vector<16xf16>
            %980 = wave.mma %979, %811, %977 : vector<16xf16>, vector<8xf32>
            %981 = wave.opaque %980 : vector<8xf32>
            %982 = arith.addi %472, %c113 : index
            %983 = vector.load %kv[%982] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %984 = arith.addi %475, %c113 : index
            %985 = vector.load %kv[%984] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %986 = wave.opaque %434 : i32
            %987 = arith.cmpi sgt, %986, %375 : i32
            %988:2 = scf.if %987 -> (vector<4xi32>, vector<4xi32>) {
              %989 = arith.andi %951, %832#0 : vector<4xi32>
              %990 = arith.andi %953, %832#1 : vector<4xi32>
              scf.yield %989, %990 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %951, %953 : vector<4xi32>, vector<4xi32>
            }
            %991 = vector.bitcast %988#0 : vector<4xi32> to vector<16xi8>
            %992 = wave.fp8_decode "e4m3" packed %991 : vector<16xi8> -> vector<16xf16>
            %993 = wave.mma %992, %804, %770#5 : vector<16xf16>, vector<8xf32>
            %994 = vector.bitcast %988#1 : vector<4xi32> to vector<16xi8>
            %995 = wave.fp8_decode "e4m3" packed %994 : vector<16xi8> -> vector<16xf16>
            %996 = wave.mma %995, %811, %993 : vector<16xf16>, vector<8xf32>
            %997 = wave.opaque %996 : vector<8xf32>
            %998 = arith.addi %472, %c114 : index
            %999 = vector.load %kv[%998] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1000 = arith.addi %475, %c114 : index
            %1001 = vector.load %kv[%1000] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1002 = wave.opaque %434 : i32
            %1003 = arith.cmpi sgt, %1002, %375 : i32
            %1004:2 = scf.if %1003 -> (vector<4xi32>, vector<4xi32>) {
              %1005 = arith.andi %967, %832#0 : vector<4xi32>
              %1006 = arith.andi %969, %832#1 : vector<4xi32>
              scf.yield %1005, %1006 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %967, %969 : vector<4xi32>, vector<4xi32>
            }
            %1007 = vector.bitcast %1004#0 : vector<4xi32> to vector<16xi8>
            %1008 = wave.fp8_decode "e4m3" packed %1007 : vector<16xi8> -> vector<16xf16>
            %1009 = wave.mma %1008, %804, %770#6 : vector<16xf16>, vector<8xf32>
            %1010 = vector.bitcast %1004#1 : vector<4xi32> to vector<16xi8>
            %1011 = wave.fp8_decode "e4m3" packed %1010 : vector<16xi8> -> vector<16xf16>
            %1012 = wave.mma %1011, %811, %1009 : vector<16xf16>, vector<8xf32>
            %1013 = wave.opaque %1012 : vector<8xf32>
            %1014 = arith.addi %472, %c115 : index
            %1015 = vector.load %kv[%1014] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1016 = arith.addi %475, %c115 : index
            %1017 = vector.load %kv[%1016] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1018 = wave.opaque %434 : i32
            %1019 = arith.cmpi sgt, %1018, %375 : i32
            %1020:2 = scf.if %1019 -> (vector<4xi32>, vector<4xi32>) {
              %1021 = arith.andi %983, %832#0 : vector<4xi32>
              %1022 = arith.andi %985, %832#1 : vector<4xi32>
              scf.yield %1021, %1022 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %983, %985 : vector<4xi32>, vector<4xi32>
            }
            %1023 = vector.bitcast %1020#0 : vector<4xi32> to vector<16xi8>
            %1024 = wave.fp8_decode "e4m3" packed %1023 : vector<16xi8> -> vector<16xf16>
            %1025 = wave.mma %1024, %804, %770#7 : vector<16xf16>, vector<8xf32>
            %1026 = vector.bitcast %1020#1 : vector<4xi32> to vector<16xi8>
            %1027 = wave.fp8_decode "e4m3" packed %1026 : vector<16xi8> -> vector<16xf16>
            %1028 = wave.mma %1027, %811, %1025 : vector<16xf16>, vector<8xf32>
            %1029 = wave.opaque %1028 : vector<8xf32>
            %1030 = arith.addi %472, %c63 : index
            %1031 = vector.load %kv[%1030] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1032 = arith.addi %475, %c63 : index
            %1033 = vector.load %kv[%1032] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1034 = wave.opaque %434 : i32
            %1035 = arith.cmpi sgt, %1034, %375 : i32
            %1036:2 = scf.if %1035 -> (vector<4xi32>, vector<4xi32>) {
              %1037 = arith.andi %999, %832#0 : vector<4xi32>
              %1038 = arith.andi %1001, %832#1 : vector<4xi32>
              scf.yield %1037, %1038 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %999, %1001 : vector<4xi32>, vector<4xi32>
            }
            %1039 = vector.bitcast %1036#0 : vector<4xi32> to vector<16xi8>
            %1040 = wave.fp8_decode "e4m3" packed %1039 : vector<16xi8> -> vector<16xf16>
            %1041 = wave.mma %1040, %804, %770#8 : vector<16xf16>, vector<8xf32>
            %1042 = vector.bitcast %1036#1 : vector<4xi32> to vector<16xi8>
            %1043 = wave.fp8_decode "e4m3" packed %1042 : vector<16xi8> -> vector<16xf16>
            %1044 = wave.mma %1043, %811, %1041 : vector<16xf16>, vector<8xf32>
            %1045 = wave.opaque %1044 : vector<8xf32>
            %1046 = arith.addi %472, %c116 : index
            %1047 = vector.load %kv[%1046] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1048 = arith.addi %475, %c116 : index
            %1049 = vector.load %kv[%1048] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1050 = wave.opaque %434 : i32
            %1051 = arith.cmpi sgt, %1050, %375 : i32
            %1052:2 = scf.if %1051 -> (vector<4xi32>, vector<4xi32>) {
              %1053 = arith.andi %1015, %832#0 : vector<4xi32>
              %1054 = arith.andi %1017, %832#1 : vector<4xi32>
              scf.yield %1053, %1054 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1015, %1017 : vector<4xi32>, vector<4xi32>
            }
            %1055 = vector.bitcast %1052#0 : vector<4xi32> to vector<16xi8>
            %1056 = wave.fp8_decode "e4m3" packed %1055 : vector<16xi8> -> vector<16xf16>
            %1057 = wave.mma %1056, %804, %770#9 : vector<16xf16>, vector<8xf32>
            %1058 = vector.bitcast %1052#1 : vector<4xi32> to vector<16xi8>
            %1059 = wave.fp8_decode "e4m3" packed %1058 : vector<16xi8> -> vector<16xf16>
            %1060 = wave.mma %1059, %811, %1057 : vector<16xf16>, vector<8xf32>
            %1061 = wave.opaque %1060 : vector<8xf32>
            %1062 = arith.addi %472, %c117 : index
            %1063 = vector.load %kv[%1062] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1064 = arith.addi %475, %c117 : index
            %1065 = vector.load %kv[%1064] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1066 = wave.opaque %434 : i32
            %1067 = arith.cmpi sgt, %1066, %375 : i32
            %1068:2 = scf.if %1067 -> (vector<4xi32>, vector<4xi32>) {
              %1069 = arith.andi %1031, %832#0 : vector<4xi32>
              %1070 = arith.andi %1033, %832#1 : vector<4xi32>
              scf.yield %1069, %1070 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1031, %1033 : vector<4xi32>, vector<4xi32>
            }
            %1071 = vector.bitcast %1068#0 : vector<4xi32> to vector<16xi8>
            %1072 = wave.fp8_decode "e4m3" packed %1071 : vector<16xi8> -> vector<16xf16>
            %1073 = wave.mma %1072, %804, %770#10 : vector<16xf16>, vector<8xf32>
            %1074 = vector.bitcast %1068#1 : vector<4xi32> to vector<16xi8>
            %1075 = wave.fp8_decode "e4m3" packed %1074 : vector<16xi8> -> vector<16xf16>
            %1076 = wave.mma %1075, %811, %1073 : vector<16xf16>, vector<8xf32>
            %1077 = wave.opaque %1076 : vector<8xf32>
            %1078 = arith.addi %472, %c118 : index
            %1079 = vector.load %kv[%1078] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1080 = arith.addi %475, %c118 : index
            %1081 = vector.load %kv[%1080] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1082 = wave.opaque %434 : i32
            %1083 = arith.cmpi sgt, %1082, %375 : i32
            %1084:2 = scf.if %1083 -> (vector<4xi32>, vector<4xi32>) {
              %1085 = arith.andi %1047, %832#0 : vector<4xi32>
              %1086 = arith.andi %1049, %832#1 : vector<4xi32>
              scf.yield %1085, %1086 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1047, %1049 : vector<4xi32>, vector<4xi32>
            }
            %1087 = vector.bitcast %1084#0 : vector<4xi32> to vector<16xi8>
            %1088 = wave.fp8_decode "e4m3" packed %1087 : vector<16xi8> -> vector<16xf16>
            %1089 = wave.mma %1088, %804, %770#11 : vector<16xf16>, vector<8xf32>
            %1090 = vector.bitcast %1084#1 : vector<4xi32> to vector<16xi8>
            %1091 = wave.fp8_decode "e4m3" packed %1090 : vector<16xi8> -> vector<16xf16>
            %1092 = wave.mma %1091, %811, %1089 : vector<16xf16>, vector<8xf32>
            %1093 = wave.opaque %1092 : vector<8xf32>
            %1094 = arith.addi %472, %c64 : index
            %1095 = vector.load %kv[%1094] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1096 = arith.addi %475, %c64 : index
            %1097 = vector.load %kv[%1096] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1098 = wave.opaque %434 : i32
            %1099 = arith.cmpi sgt, %1098, %375 : i32
            %1100:2 = scf.if %1099 -> (vector<4xi32>, vector<4xi32>) {
              %1101 = arith.andi %1063, %832#0 : vector<4xi32>
              %1102 = arith.andi %1065, %832#1 : vector<4xi32>
              scf.yield %1101, %1102 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1063, %1065 : vector<4xi32>, vector<4xi32>
            }
            %1103 = vector.bitcast %1100#0 : vector<4xi32> to vector<16xi8>
            %1104 = wave.fp8_decode "e4m3" packed %1103 : vector<16xi8> -> vector<16xf16>
            %1105 = wave.mma %1104, %804, %770#12 : vector<16xf16>, vector<8xf32>
            %1106 = vector.bitcast %1100#1 : vector<4xi32> to vector<16xi8>
            %1107 = wave.fp8_decode "e4m3" packed %1106 : vector<16xi8> -> vector<16xf16>
            %1108 = wave.mma %1107, %811, %1105 : vector<16xf16>, vector<8xf32>
            %1109 = wave.opaque %1108 : vector<8xf32>
            %1110 = arith.addi %472, %c119 : index
            %1111 = vector.load %kv[%1110] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1112 = arith.addi %475, %c119 : index
            %1113 = vector.load %kv[%1112] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1114 = wave.opaque %434 : i32
            %1115 = arith.cmpi sgt, %1114, %375 : i32
            %1116:2 = scf.if %1115 -> (vector<4xi32>, vector<4xi32>) {
              %1117 = arith.andi %1079, %832#0 : vector<4xi32>
              %1118 = arith.andi %1081, %832#1 : vector<4xi32>
              scf.yield %1117, %1118 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1079, %1081 : vector<4xi32>, vector<4xi32>
            }
            %1119 = vector.bitcast %1116#0 : vector<4xi32> to vector<16xi8>
            %1120 = wave.fp8_decode "e4m3" packed %1119 : vector<16xi8> -> vector<16xf16>
            %1121 = wave.mma %1120, %804, %770#13 : vector<16xf16>, vector<8xf32>
            %1122 = vector.bitcast %1116#1 : vector<4xi32> to vector<16xi8>
            %1123 = wave.fp8_decode "e4m3" packed %1122 : vector<16xi8> -> vector<16xf16>
            %1124 = wave.mma %1123, %811, %1121 : vector<16xf16>, vector<8xf32>
            %1125 = wave.opaque %1124 : vector<8xf32>
            %1126 = arith.addi %472, %c120 : index
            %1127 = vector.load %kv[%1126] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1128 = arith.addi %475, %c120 : index
            %1129 = vector.load %kv[%1128] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1130 = wave.opaque %434 : i32
            %1131 = arith.cmpi sgt, %1130, %375 : i32
            %1132:2 = scf.if %1131 -> (vector<4xi32>, vector<4xi32>) {
              %1133 = arith.andi %1095, %832#0 : vector<4xi32>
              %1134 = arith.andi %1097, %832#1 : vector<4xi32>
              scf.yield %1133, %1134 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1095, %1097 : vector<4xi32>, vector<4xi32>
            }
            %1135 = vector.bitcast %1132#0 : vector<4xi32> to vector<16xi8>
            %1136 = wave.fp8_decode "e4m3" packed %1135 : vector<16xi8> -> vector<16xf16>
            %1137 = wave.mma %1136, %804, %770#14 : vector<16xf16>, vector<8xf32>
            %1138 = vector.bitcast %1132#1 : vector<4xi32> to vector<16xi8>
            %1139 = wave.fp8_decode "e4m3" packed %1138 : vector<16xi8> -> vector<16xf16>
            %1140 = wave.mma %1139, %811, %1137 : vector<16xf16>, vector<8xf32>
            %1141 = wave.opaque %1140 : vector<8xf32>
            %1142 = arith.addi %472, %c121 : index
            %1143 = vector.load %kv[%1142] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1144 = arith.addi %475, %c121 : index
            %1145 = vector.load %kv[%1144] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1146 = wave.opaque %434 : i32
            %1147 = arith.cmpi sgt, %1146, %375 : i32
            %1148:2 = scf.if %1147 -> (vector<4xi32>, vector<4xi32>) {
              %1149 = arith.andi %1111, %832#0 : vector<4xi32>
              %1150 = arith.andi %1113, %832#1 : vector<4xi32>
              scf.yield %1149, %1150 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1111, %1113 : vector<4xi32>, vector<4xi32>
            }
            %1151 = vector.bitcast %1148#0 : vector<4xi32> to vector<16xi8>
            %1152 = wave.fp8_decode "e4m3" packed %1151 : vector<16xi8> -> vector<16xf16>
            %1153 = wave.mma %1152, %804, %770#15 : vector<16xf16>, vector<8xf32>
            %1154 = vector.bitcast %1148#1 : vector<4xi32> to vector<16xi8>
            %1155 = wave.fp8_decode "e4m3" packed %1154 : vector<16xi8> -> vector<16xf16>
            %1156 = wave.mma %1155, %811, %1153 : vector<16xf16>, vector<8xf32>
            %1157 = wave.opaque %1156 : vector<8xf32>
            wave.pin
            %1158 = wave.opaque %434 : i32
            %1159 = arith.cmpi sgt, %1158, %375 : i32
            %1160:2 = scf.if %1159 -> (vector<4xi32>, vector<4xi32>) {
              %1161 = arith.andi %1127, %832#0 : vector<4xi32>
              %1162 = arith.andi %1129, %832#1 : vector<4xi32>
              scf.yield %1161, %1162 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1127, %1129 : vector<4xi32>, vector<4xi32>
            }
            %1163 = vector.bitcast %1160#0 : vector<4xi32> to vector<16xi8>
            %1164 = wave.fp8_decode "e4m3" packed %1163 : vector<16xi8> -> vector<16xf16>
            %1165 = wave.mma %1164, %804, %770#16 : vector<16xf16>, vector<8xf32>
            %1166 = vector.bitcast %1160#1 : vector<4xi32> to vector<16xi8>
            %1167 = wave.fp8_decode "e4m3" packed %1166 : vector<16xi8> -> vector<16xf16>
            %1168 = wave.mma %1167, %811, %1165 : vector<16xf16>, vector<8xf32>
            %1169 = wave.opaque %1168 : vector<8xf32>
            wave.pin
            %1170 = wave.opaque %434 : i32
            %1171 = arith.cmpi slt, %1170, %375 : i32
            %1172:2 = scf.if %1171 -> (vector<4xi32>, vector<4xi32>) {
              %1173 = arith.addi %460, %35 : index
              %1174 = arith.addi %1173, %c23 : index
              %1175 = vector.load %kv[%1174] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1176 = arith.addi %468, %35 : index
              %1177 = arith.addi %1176, %c23 : index
              %1178 = vector.load %kv[%1177] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %1175, %1178 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1160#0, %1160#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %1179 = wave.opaque %434 : i32
            %1180 = arith.cmpi sgt, %1179, %375 : i32
            %1181:2 = scf.if %1180 -> (vector<4xi32>, vector<4xi32>) {
              %1182 = arith.andi %1143, %832#0 : vector<4xi32>
              %1183 = arith.andi %1145, %832#1 : vector<4xi32>
              scf.yield %1182, %1183 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1143, %1145 : vector<4xi32>, vector<4xi32>
            }
            %1184 = vector.bitcast %1181#0 : vector<4xi32> to vector<16xi8>
            %1185 = wave.fp8_decode "e4m3" packed %1184 : vector<16xi8> -> vector<16xf16>
            %1186 = wave.mma %1185, %804, %770#17 : vector<16xf16>, vector<8xf32>
            %1187 = vector.bitcast %1181#1 : vector<4xi32> to vector<16xi8>
            %1188 = wave.fp8_decode "e4m3" packed %1187 : vector<16xi8> -> vector<16xf16>
            %1189 = wave.mma %1188, %811, %1186 : vector<16xf16>, vector<8xf32>
            %1190 = wave.opaque %1189 : vector<8xf32>
            wave.pin
            %1191 = wave.opaque %434 : i32
            %1192 = arith.cmpi slt, %1191, %375 : i32
            %1193:2 = scf.if %1192 -> (vector<4xi32>, vector<4xi32>) {
              %1194 = arith.addi %460, %35 : index
              %1195 = arith.addi %1194, %c25 : index
              %1196 = vector.load %kv[%1195] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1197 = arith.addi %468, %35 : index
              %1198 = arith.addi %1197, %c25 : index
              %1199 = vector.load %kv[%1198] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %1196, %1199 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1181#0, %1181#1 : vector<4xi32>, vector<4xi32>
            }
            scf.yield %1172#0, %1172#1, %1193#0, %1193#1, %770#0, %829, %949, %965, %981, %997, %1013, %1029, %1045, %1061, %1077, %1093, %1109, %1125, %1141, %1157, %1169, %1190 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %1200 = wave.swap_halves %431#5 : f32
          %1201 = arith.addf %431#5, %1200 : f32
          scf.yield %431#4, %1201, %431#6, %431#7, %431#8, %431#9, %431#10, %431#11, %431#12, %431#13, %431#14, %431#15, %431#16, %431#17, %431#18, %431#19, %431#20, %431#21 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c73, %c74, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %1202 = wave.opaque %c23 : index
        %1203 = arith.addi %46, %1202 : index
        %1204 = arith.addi %1, %1202 : index
        %1205 = arith.cmpi slt, %1204, %c3 : index
        scf.if %1205 {
          %1206 = arith.addi %45, %1204 : index
          memref.store %377#0, %6[%1206] : memref<?xf32>
          %1207 = arith.addi %1206, %c3 : index
          memref.store %377#1, %6[%1207] : memref<?xf32>
          %1208 = arith.muli %8, %c27 : index
          %1209 = arith.muli %2, %c3 : index
          %1210 = arith.addi %1208, %1209 : index
          %1211 = arith.addi %1210, %1204 : index
          %1212 = vector.extract %377#2[0] : f32 from vector<8xf32>
          %1213 = arith.addi %1211, %c23 : index
          memref.store %1212, %5[%1213] : memref<?xf32>
          %1214 = vector.extract %377#2[1] : f32 from vector<8xf32>
          %1215 = arith.addi %1211, %c22 : index
          memref.store %1214, %5[%1215] : memref<?xf32>
          %1216 = vector.extract %377#2[2] : f32 from vector<8xf32>
          %1217 = arith.addi %1211, %c25 : index
          memref.store %1216, %5[%1217] : memref<?xf32>
          %1218 = vector.extract %377#2[3] : f32 from vector<8xf32>
          %1219 = arith.addi %1211, %c37 : index
          memref.store %1218, %5[%1219] : memref<?xf32>
          %1220 = vector.extract %377#2[4] : f32 from vector<8xf32>
          %1221 = arith.addi %1211, %c41 : index
          memref.store %1220, %5[%1221] : memref<?xf32>
          %1222 = vector.extract %377#2[5] : f32 from vector<8xf32>
          %1223 = arith.addi %1211, %c45 : index
          memref.store %1222, %5[%1223] : memref<?xf32>
          %1224 = vector.extract %377#2[6] : f32 from vector<8xf32>
          %1225 = arith.addi %1211, %c49 : index
          memref.store %1224, %5[%1225] : memref<?xf32>
          %1226 = vector.extract %377#2[7] : f32 from vector<8xf32>
          %1227 = arith.addi %1211, %c53 : index
          memref.store %1226, %5[%1227] : memref<?xf32>
          %1228 = vector.extract %377#3[0] : f32 from vector<8xf32>
          %1229 = arith.addi %1211, %c7 : index
          memref.store %1228, %5[%1229] : memref<?xf32>
          %1230 = vector.extract %377#3[1] : f32 from vector<8xf32>
          %1231 = arith.addi %1211, %c122 : index
          memref.store %1230, %5[%1231] : memref<?xf32>
          %1232 = vector.extract %377#3[2] : f32 from vector<8xf32>
          %1233 = arith.addi %1211, %c79 : index
          memref.store %1232, %5[%1233] : memref<?xf32>
          %1234 = vector.extract %377#3[3] : f32 from vector<8xf32>
          %1235 = arith.addi %1211, %c123 : index
          memref.store %1234, %5[%1235] : memref<?xf32>
          %1236 = vector.extract %377#3[4] : f32 from vector<8xf32>
          %1237 = arith.addi %1211, %c80 : index
          memref.store %1236, %5[%1237] : memref<?xf32>
          %1238 = vector.extract %377#3[5] : f32 from vector<8xf32>
          %1239 = arith.addi %1211, %c124 : index
          memref.store %1238, %5[%1239] : memref<?xf32>
          %1240 = vector.extract %377#3[6] : f32 from vector<8xf32>
          %1241 = arith.addi %1211, %c81 : index
          memref.store %1240, %5[%1241] : memref<?xf32>
          %1242 = vector.extract %377#3[7] : f32 from vector<8xf32>
          %1243 = arith.addi %1211, %c125 : index
          memref.store %1242, %5[%1243] : memref<?xf32>
        }
        wave.barrier
        %1244 = arith.addi %1204, %c23 : index
        %1245 = memref.load %6[%1244] : memref<?xf32>
        %1246 = arith.addi %1204, %c3 : index
        %1247 = memref.load %6[%1246] : memref<?xf32>
        %1248 = arith.addi %1204, %c22 : index
        %1249 = memref.load %6[%1248] : memref<?xf32>
        %1250 = arith.addi %1204, %c32 : index
        %1251 = memref.load %6[%1250] : memref<?xf32>
        %1252 = arith.addi %1204, %c25 : index
        %1253 = memref.load %6[%1252] : memref<?xf32>
        %1254 = arith.addi %1204, %c35 : index
        %1255 = memref.load %6[%1254] : memref<?xf32>
        %1256 = arith.addi %1204, %c37 : index
        %1257 = memref.load %6[%1256] : memref<?xf32>
        %1258 = arith.addi %1204, %c39 : index
        %1259 = memref.load %6[%1258] : memref<?xf32>
        %1260 = arith.addi %1204, %c41 : index
        %1261 = memref.load %6[%1260] : memref<?xf32>
        %1262 = arith.addi %1204, %c43 : index
        %1263 = memref.load %6[%1262] : memref<?xf32>
        %1264 = arith.addi %1204, %c45 : index
        %1265 = memref.load %6[%1264] : memref<?xf32>
        %1266 = arith.addi %1204, %c47 : index
        %1267 = memref.load %6[%1266] : memref<?xf32>
        %1268 = arith.addi %1204, %c49 : index
        %1269 = memref.load %6[%1268] : memref<?xf32>
        %1270 = arith.addi %1204, %c51 : index
        %1271 = memref.load %6[%1270] : memref<?xf32>
        %1272 = arith.addi %1204, %c53 : index
        %1273 = memref.load %6[%1272] : memref<?xf32>
        %1274 = arith.addi %1204, %c55 : index
        %1275 = memref.load %6[%1274] : memref<?xf32>
        %1276 = arith.maxnumf %1245, %1249 fastmath<nnan> : f32
        %1277 = arith.subf %1245, %1276 : f32
        %1278 = wave.exp2 %1277 : f32
        %1279 = arith.subf %1249, %1276 : f32
        %1280 = wave.exp2 %1279 : f32
        %1281 = arith.mulf %1247, %1278 : f32
        %1282 = math.fma %1251, %1280, %1281 : f32
        %1283 = arith.maxnumf %1276, %1253 fastmath<nnan> : f32
        %1284 = arith.subf %1276, %1283 : f32
        %1285 = wave.exp2 %1284 : f32
        %1286 = arith.subf %1253, %1283 : f32
        %1287 = wave.exp2 %1286 : f32
        %1288 = arith.mulf %1282, %1285 : f32
        %1289 = math.fma %1255, %1287, %1288 : f32
        %1290 = arith.maxnumf %1283, %1257 fastmath<nnan> : f32
        %1291 = arith.subf %1283, %1290 : f32
        %1292 = wave.exp2 %1291 : f32
        %1293 = arith.subf %1257, %1290 : f32
        %1294 = wave.exp2 %1293 : f32
        %1295 = arith.mulf %1289, %1292 : f32
        %1296 = math.fma %1259, %1294, %1295 : f32
        %1297 = arith.maxnumf %1290, %1261 fastmath<nnan> : f32
        %1298 = arith.subf %1290, %1297 : f32
        %1299 = wave.exp2 %1298 : f32
        %1300 = arith.subf %1261, %1297 : f32
        %1301 = wave.exp2 %1300 : f32
        %1302 = arith.mulf %1296, %1299 : f32
        %1303 = math.fma %1263, %1301, %1302 : f32
        %1304 = arith.maxnumf %1297, %1265 fastmath<nnan> : f32
        %1305 = arith.subf %1297, %1304 : f32
        %1306 = wave.exp2 %1305 : f32
        %1307 = arith.subf %1265, %1304 : f32
        %1308 = wave.exp2 %1307 : f32
        %1309 = arith.mulf %1303, %1306 : f32
        %1310 = math.fma %1267, %1308, %1309 : f32
        %1311 = arith.maxnumf %1304, %1269 fastmath<nnan> : f32
        %1312 = arith.subf %1304, %1311 : f32
        %1313 = wave.exp2 %1312 : f32
        %1314 = arith.subf %1269, %1311 : f32
        %1315 = wave.exp2 %1314 : f32
        %1316 = arith.mulf %1310, %1313 : f32
        %1317 = math.fma %1271, %1315, %1316 : f32
        %1318 = arith.maxnumf %1311, %1273 fastmath<nnan> : f32
        %1319 = arith.subf %1311, %1318 : f32
        %1320 = wave.exp2 %1319 : f32
        %1321 = arith.subf %1273, %1318 : f32
        %1322 = wave.exp2 %1321 : f32
        %1323 = arith.mulf %1317, %1320 : f32
        %1324 = math.fma %1275, %1322, %1323 : f32
        %1325 = arith.addi %1203, %c23 : index
        %1326 = arith.addi %1325, %c23 : index
        %1327 = memref.load %5[%1326] : memref<?xf32>
        %1328 = arith.addi %1325, %c27 : index
        %1329 = memref.load %5[%1328] : memref<?xf32>
        %1330 = arith.addi %1325, %c24 : index
        %1331 = memref.load %5[%1330] : memref<?xf32>
        %1332 = arith.addi %1325, %c63 : index
        %1333 = memref.load %5[%1332] : memref<?xf32>
        %1334 = arith.addi %1325, %c15 : index
        %1335 = memref.load %5[%1334] : memref<?xf32>
        %1336 = arith.addi %1325, %c66 : index
        %1337 = memref.load %5[%1336] : memref<?xf32>
        %1338 = arith.addi %1325, %c68 : index
        %1339 = memref.load %5[%1338] : memref<?xf32>
        %1340 = arith.addi %1325, %c70 : index
        %1341 = memref.load %5[%1340] : memref<?xf32>
        %1342 = arith.mulf %1327, %1278 : f32
        %1343 = math.fma %1329, %1280, %1342 : f32
        %1344 = arith.mulf %1343, %1285 : f32
        %1345 = math.fma %1331, %1287, %1344 : f32
        %1346 = arith.mulf %1345, %1292 : f32
        %1347 = math.fma %1333, %1294, %1346 : f32
        %1348 = arith.mulf %1347, %1299 : f32
        %1349 = math.fma %1335, %1301, %1348 : f32
        %1350 = arith.mulf %1349, %1306 : f32
        %1351 = math.fma %1337, %1308, %1350 : f32
        %1352 = arith.mulf %1351, %1313 : f32
        %1353 = math.fma %1339, %1315, %1352 : f32
        %1354 = arith.mulf %1353, %1320 : f32
        %1355 = math.fma %1341, %1322, %1354 : f32
        %1356 = arith.addi %1203, %c7 : index
        %1357 = arith.addi %1356, %c23 : index
        %1358 = memref.load %5[%1357] : memref<?xf32>
        %1359 = arith.addi %1356, %c27 : index
        %1360 = memref.load %5[%1359] : memref<?xf32>
        %1361 = arith.addi %1356, %c24 : index
        %1362 = memref.load %5[%1361] : memref<?xf32>
        %1363 = arith.addi %1356, %c63 : index
        %1364 = memref.load %5[%1363] : memref<?xf32>
        %1365 = arith.addi %1356, %c15 : index
        %1366 = memref.load %5[%1365] : memref<?xf32>
        %1367 = arith.addi %1356, %c66 : index
        %1368 = memref.load %5[%1367] : memref<?xf32>
        %1369 = arith.addi %1356, %c68 : index
        %1370 = memref.load %5[%1369] : memref<?xf32>
        %1371 = arith.addi %1356, %c70 : index
        %1372 = memref.load %5[%1371] : memref<?xf32>
        %1373 = arith.mulf %1358, %1278 : f32
        %1374 = math.fma %1360, %1280, %1373 : f32
        %1375 = arith.mulf %1374, %1285 : f32
        %1376 = math.fma %1362, %1287, %1375 : f32
        %1377 = arith.mulf %1376, %1292 : f32
        %1378 = math.fma %1364, %1294, %1377 : f32
        %1379 = arith.mulf %1378, %1299 : f32
        %1380 = math.fma %1366, %1301, %1379 : f32
        %1381 = arith.mulf %1380, %1306 : f32
        %1382 = math.fma %1368, %1308, %1381 : f32
        %1383 = arith.mulf %1382, %1313 : f32
        %1384 = math.fma %1370, %1315, %1383 : f32
        %1385 = arith.mulf %1384, %1320 : f32
        %1386 = math.fma %1372, %1322, %1385 : f32
        wave.barrier
        scf.if %1205 {
          %1387 = arith.muli %8, %c27 : index
          %1388 = arith.muli %2, %c3 : index
          %1389 = arith.addi %1387, %1388 : index
          %1390 = arith.addi %1389, %1204 : index
          %1391 = vector.extract %377#4[0] : f32 from vector<8xf32>
          %1392 = arith.addi %1390, %c23 : index
          memref.store %1391, %5[%1392] : memref<?xf32>
          %1393 = vector.extract %377#4[1] : f32 from vector<8xf32>
          %1394 = arith.addi %1390, %c22 : index
          memref.store %1393, %5[%1394] : memref<?xf32>
          %1395 = vector.extract %377#4[2] : f32 from vector<8xf32>
          %1396 = arith.addi %1390, %c25 : index
          memref.store %1395, %5[%1396] : memref<?xf32>
          %1397 = vector.extract %377#4[3] : f32 from vector<8xf32>
          %1398 = arith.addi %1390, %c37 : index
          memref.store %1397, %5[%1398] : memref<?xf32>
          %1399 = vector.extract %377#4[4] : f32 from vector<8xf32>
          %1400 = arith.addi %1390, %c41 : index
          memref.store %1399, %5[%1400] : memref<?xf32>
          %1401 = vector.extract %377#4[5] : f32 from vector<8xf32>
          %1402 = arith.addi %1390, %c45 : index
          memref.store %1401, %5[%1402] : memref<?xf32>
          %1403 = vector.extract %377#4[6] : f32 from vector<8xf32>
          %1404 = arith.addi %1390, %c49 : index
          memref.store %1403, %5[%1404] : memref<?xf32>
          %1405 = vector.extract %377#4[7] : f32 from vector<8xf32>
          %1406 = arith.addi %1390, %c53 : index
          memref.store %1405, %5[%1406] : memref<?xf32>
          %1407 = vector.extract %377#5[0] : f32 from vector<8xf32>
          %1408 = arith.addi %1390, %c7 : index
          memref.store %1407, %5[%1408] : memref<?xf32>
          %1409 = vector.extract %377#5[1] : f32 from vector<8xf32>
          %1410 = arith.addi %1390, %c122 : index
          memref.store %1409, %5[%1410] : memref<?xf32>
          %1411 = vector.extract %377#5[2] : f32 from vector<8xf32>
          %1412 = arith.addi %1390, %c79 : index
          memref.store %1411, %5[%1412] : memref<?xf32>
          %1413 = vector.extract %377#5[3] : f32 from vector<8xf32>
          %1414 = arith.addi %1390, %c123 : index
          memref.store %1413, %5[%1414] : memref<?xf32>
          %1415 = vector.extract %377#5[4] : f32 from vector<8xf32>
          %1416 = arith.addi %1390, %c80 : index
          memref.store %1415, %5[%1416] : memref<?xf32>
          %1417 = vector.extract %377#5[5] : f32 from vector<8xf32>
          %1418 = arith.addi %1390, %c124 : index
          memref.store %1417, %5[%1418] : memref<?xf32>
          %1419 = vector.extract %377#5[6] : f32 from vector<8xf32>
          %1420 = arith.addi %1390, %c81 : index
          memref.store %1419, %5[%1420] : memref<?xf32>
          %1421 = vector.extract %377#5[7] : f32 from vector<8xf32>
          %1422 = arith.addi %1390, %c125 : index
          memref.store %1421, %5[%1422] : memref<?xf32>
        }
        wave.barrier
        %1423 = memref.load %5[%1326] : memref<?xf32>
        %1424 = memref.load %5[%1328] : memref<?xf32>
        %1425 = memref.load %5[%1330] : memref<?xf32>
        %1426 = memref.load %5[%1332] : memref<?xf32>
        %1427 = memref.load %5[%1334] : memref<?xf32>
        %1428 = memref.load %5[%1336] : memref<?xf32>
        %1429 = memref.load %5[%1338] : memref<?xf32>
        %1430 = memref.load %5[%1340] : memref<?xf32>
        %1431 = arith.mulf %1423, %1278 : f32
        %1432 = math.fma %1424, %1280, %1431 : f32
        %1433 = arith.mulf %1432, %1285 : f32
        %1434 = math.fma %1425, %1287, %1433 : f32
        %1435 = arith.mulf %1434, %1292 : f32
        %1436 = math.fma %1426, %1294, %1435 : f32
        %1437 = arith.mulf %1436, %1299 : f32
        %1438 = math.fma %1427, %1301, %1437 : f32
        %1439 = arith.mulf %1438, %1306 : f32
        %1440 = math.fma %1428, %1308, %1439 : f32
        %1441 = arith.mulf %1440, %1313 : f32
        %1442 = math.fma %1429, %1315, %1441 : f32
        %1443 = arith.mulf %1442, %1320 : f32
        %1444 = math.fma %1430, %1322, %1443 : f32
        %1445 = memref.load %5[%1357] : memref<?xf32>
        %1446 = memref.load %5[%1359] : memref<?xf32>
        %1447 = memref.load %5[%1361] : memref<?xf32>
        %1448 = memref.load %5[%1363] : memref<?xf32>
        %1449 = memref.load %5[%1365] : memref<?xf32>
        %1450 = memref.load %5[%1367] : memref<?xf32>
        %1451 = memref.load %5[%1369] : memref<?xf32>
        %1452 = memref.load %5[%1371] : memref<?xf32>
        %1453 = arith.mulf %1445, %1278 : f32
        %1454 = math.fma %1446, %1280, %1453 : f32
        %1455 = arith.mulf %1454, %1285 : f32
        %1456 = math.fma %1447, %1287, %1455 : f32
        %1457 = arith.mulf %1456, %1292 : f32
        %1458 = math.fma %1448, %1294, %1457 : f32
        %1459 = arith.mulf %1458, %1299 : f32
        %1460 = math.fma %1449, %1301, %1459 : f32
        %1461 = arith.mulf %1460, %1306 : f32
        %1462 = math.fma %1450, %1308, %1461 : f32
        %1463 = arith.mulf %1462, %1313 : f32
        %1464 = math.fma %1451, %1315, %1463 : f32
        %1465 = arith.mulf %1464, %1320 : f32
        %1466 = math.fma %1452, %1322, %1465 : f32
        wave.barrier
        scf.if %1205 {
          %1467 = arith.muli %8, %c27 : index
          %1468 = arith.muli %2, %c3 : index
          %1469 = arith.addi %1467, %1468 : index
          %1470 = arith.addi %1469, %1204 : index
          %1471 = vector.extract %377#6[0] : f32 from vector<8xf32>
          %1472 = arith.addi %1470, %c23 : index
          memref.store %1471, %5[%1472] : memref<?xf32>
          %1473 = vector.extract %377#6[1] : f32 from vector<8xf32>
          %1474 = arith.addi %1470, %c22 : index
          memref.store %1473, %5[%1474] : memref<?xf32>
          %1475 = vector.extract %377#6[2] : f32 from vector<8xf32>
          %1476 = arith.addi %1470, %c25 : index
          memref.store %1475, %5[%1476] : memref<?xf32>
          %1477 = vector.extract %377#6[3] : f32 from vector<8xf32>
          %1478 = arith.addi %1470, %c37 : index
          memref.store %1477, %5[%1478] : memref<?xf32>
          %1479 = vector.extract %377#6[4] : f32 from vector<8xf32>
          %1480 = arith.addi %1470, %c41 : index
          memref.store %1479, %5[%1480] : memref<?xf32>
          %1481 = vector.extract %377#6[5] : f32 from vector<8xf32>
          %1482 = arith.addi %1470, %c45 : index
          memref.store %1481, %5[%1482] : memref<?xf32>
          %1483 = vector.extract %377#6[6] : f32 from vector<8xf32>
          %1484 = arith.addi %1470, %c49 : index
          memref.store %1483, %5[%1484] : memref<?xf32>
          %1485 = vector.extract %377#6[7] : f32 from vector<8xf32>
          %1486 = arith.addi %1470, %c53 : index
          memref.store %1485, %5[%1486] : memref<?xf32>
          %1487 = vector.extract %377#7[0] : f32 from vector<8xf32>
          %1488 = arith.addi %1470, %c7 : index
          memref.store %1487, %5[%1488] : memref<?xf32>
          %1489 = vector.extract %377#7[1] : f32 from vector<8xf32>
          %1490 = arith.addi %1470, %c122 : index
          memref.store %1489, %5[%1490] : memref<?xf32>
          %1491 = vector.extract %377#7[2] : f32 from vector<8xf32>
          %1492 = arith.addi %1470, %c79 : index
          memref.store %1491, %5[%1492] : memref<?xf32>
          %1493 = vector.extract %377#7[3] : f32 from vector<8xf32>
          %1494 = arith.addi %1470, %c123 : index
          memref.store %1493, %5[%1494] : memref<?xf32>
          %1495 = vector.extract %377#7[4] : f32 from vector<8xf32>
          %1496 = arith.addi %1470, %c80 : index
          memref.store %1495, %5[%1496] : memref<?xf32>
          %1497 = vector.extract %377#7[5] : f32 from vector<8xf32>
          %1498 = arith.addi %1470, %c124 : index
          memref.store %1497, %5[%1498] : memref<?xf32>
          %1499 = vector.extract %377#7[6] : f32 from vector<8xf32>
          %1500 = arith.addi %1470, %c81 : index
          memref.store %1499, %5[%1500] : memref<?xf32>
          %1501 = vector.extract %377#7[7] : f32 from vector<8xf32>
          %1502 = arith.addi %1470, %c125 : index
          memref.store %1501, %5[%1502] : memref<?xf32>
        }
        wave.barrier
        %1503 = memref.load %5[%1326] : memref<?xf32>
        %1504 = memref.load %5[%1328] : memref<?xf32>
        %1505 = memref.load %5[%1330] : memref<?xf32>
        %1506 = memref.load %5[%1332] : memref<?xf32>
        %1507 = memref.load %5[%1334] : memref<?xf32>
        %1508 = memref.load %5[%1336] : memref<?xf32>
        %1509 = memref.load %5[%1338] : memref<?xf32>
        %1510 = memref.load %5[%1340] : memref<?xf32>
        %1511 = arith.mulf %1503, %1278 : f32
        %1512 = math.fma %1504, %1280, %1511 : f32
        %1513 = arith.mulf %1512, %1285 : f32
        %1514 = math.fma %1505, %1287, %1513 : f32
        %1515 = arith.mulf %1514, %1292 : f32
        %1516 = math.fma %1506, %1294, %1515 : f32
        %1517 = arith.mulf %1516, %1299 : f32
        %1518 = math.fma %1507, %1301, %1517 : f32
        %1519 = arith.mulf %1518, %1306 : f32
        %1520 = math.fma %1508, %1308, %1519 : f32
        %1521 = arith.mulf %1520, %1313 : f32
        %1522 = math.fma %1509, %1315, %1521 : f32
        %1523 = arith.mulf %1522, %1320 : f32
        %1524 = math.fma %1510, %1322, %1523 : f32
        %1525 = memref.load %5[%1357] : memref<?xf32>
        %1526 = memref.load %5[%1359] : memref<?xf32>
        %1527 = memref.load %5[%1361] : memref<?xf32>
        %1528 = memref.load %5[%1363] : memref<?xf32>
        %1529 = memref.load %5[%1365] : memref<?xf32>
        %1530 = memref.load %5[%1367] : memref<?xf32>
        %1531 = memref.load %5[%1369] : memref<?xf32>
        %1532 = memref.load %5[%1371] : memref<?xf32>
        %1533 = arith.mulf %1525, %1278 : f32
        %1534 = math.fma %1526, %1280, %1533 : f32
        %1535 = arith.mulf %1534, %1285 : f32
        %1536 = math.fma %1527, %1287, %1535 : f32
        %1537 = arith.mulf %1536, %1292 : f32
        %1538 = math.fma %1528, %1294, %1537 : f32
        %1539 = arith.mulf %1538, %1299 : f32
        %1540 = math.fma %1529, %1301, %1539 : f32
        %1541 = arith.mulf %1540, %1306 : f32
        %1542 = math.fma %1530, %1308, %1541 : f32
        %1543 = arith.mulf %1542, %1313 : f32
        %1544 = math.fma %1531, %1315, %1543 : f32
        %1545 = arith.mulf %1544, %1320 : f32
        %1546 = math.fma %1532, %1322, %1545 : f32
        wave.barrier
        scf.if %1205 {
          %1547 = arith.muli %8, %c27 : index
          %1548 = arith.muli %2, %c3 : index
          %1549 = arith.addi %1547, %1548 : index
          %1550 = arith.addi %1549, %1204 : index
          %1551 = vector.extract %377#8[0] : f32 from vector<8xf32>
          %1552 = arith.addi %1550, %c23 : index
          memref.store %1551, %5[%1552] : memref<?xf32>
          %1553 = vector.extract %377#8[1] : f32 from vector<8xf32>
          %1554 = arith.addi %1550, %c22 : index
          memref.store %1553, %5[%1554] : memref<?xf32>
          %1555 = vector.extract %377#8[2] : f32 from vector<8xf32>
          %1556 = arith.addi %1550, %c25 : index
          memref.store %1555, %5[%1556] : memref<?xf32>
          %1557 = vector.extract %377#8[3] : f32 from vector<8xf32>
          %1558 = arith.addi %1550, %c37 : index
          memref.store %1557, %5[%1558] : memref<?xf32>
          %1559 = vector.extract %377#8[4] : f32 from vector<8xf32>
          %1560 = arith.addi %1550, %c41 : index
          memref.store %1559, %5[%1560] : memref<?xf32>
          %1561 = vector.extract %377#8[5] : f32 from vector<8xf32>
          %1562 = arith.addi %1550, %c45 : index
          memref.store %1561, %5[%1562] : memref<?xf32>
          %1563 = vector.extract %377#8[6] : f32 from vector<8xf32>
          %1564 = arith.addi %1550, %c49 : index
          memref.store %1563, %5[%1564] : memref<?xf32>
          %1565 = vector.extract %377#8[7] : f32 from vector<8xf32>
          %1566 = arith.addi %1550, %c53 : index
          memref.store %1565, %5[%1566] : memref<?xf32>
          %1567 = vector.extract %377#9[0] : f32 from vector<8xf32>
          %1568 = arith.addi %1550, %c7 : index
          memref.store %1567, %5[%1568] : memref<?xf32>
          %1569 = vector.extract %377#9[1] : f32 from vector<8xf32>
          %1570 = arith.addi %1550, %c122 : index
          memref.store %1569, %5[%1570] : memref<?xf32>
          %1571 = vector.extract %377#9[2] : f32 from vector<8xf32>
          %1572 = arith.addi %1550, %c79 : index
          memref.store %1571, %5[%1572] : memref<?xf32>
          %1573 = vector.extract %377#9[3] : f32 from vector<8xf32>
          %1574 = arith.addi %1550, %c123 : index
          memref.store %1573, %5[%1574] : memref<?xf32>
          %1575 = vector.extract %377#9[4] : f32 from vector<8xf32>
          %1576 = arith.addi %1550, %c80 : index
          memref.store %1575, %5[%1576] : memref<?xf32>
          %1577 = vector.extract %377#9[5] : f32 from vector<8xf32>
          %1578 = arith.addi %1550, %c124 : index
          memref.store %1577, %5[%1578] : memref<?xf32>
          %1579 = vector.extract %377#9[6] : f32 from vector<8xf32>
          %1580 = arith.addi %1550, %c81 : index
          memref.store %1579, %5[%1580] : memref<?xf32>
          %1581 = vector.extract %377#9[7] : f32 from vector<8xf32>
          %1582 = arith.addi %1550, %c125 : index
          memref.store %1581, %5[%1582] : memref<?xf32>
        }
        wave.barrier
        %1583 = memref.load %5[%1326] : memref<?xf32>
        %1584 = memref.load %5[%1328] : memref<?xf32>
        %1585 = memref.load %5[%1330] : memref<?xf32>
        %1586 = memref.load %5[%1332] : memref<?xf32>
        %1587 = memref.load %5[%1334] : memref<?xf32>
        %1588 = memref.load %5[%1336] : memref<?xf32>
        %1589 = memref.load %5[%1338] : memref<?xf32>
        %1590 = memref.load %5[%1340] : memref<?xf32>
        %1591 = arith.mulf %1583, %1278 : f32
        %1592 = math.fma %1584, %1280, %1591 : f32
        %1593 = arith.mulf %1592, %1285 : f32
        %1594 = math.fma %1585, %1287, %1593 : f32
        %1595 = arith.mulf %1594, %1292 : f32
        %1596 = math.fma %1586, %1294, %1595 : f32
        %1597 = arith.mulf %1596, %1299 : f32
        %1598 = math.fma %1587, %1301, %1597 : f32
        %1599 = arith.mulf %1598, %1306 : f32
        %1600 = math.fma %1588, %1308, %1599 : f32
        %1601 = arith.mulf %1600, %1313 : f32
        %1602 = math.fma %1589, %1315, %1601 : f32
        %1603 = arith.mulf %1602, %1320 : f32
        %1604 = math.fma %1590, %1322, %1603 : f32
        %1605 = memref.load %5[%1357] : memref<?xf32>
        %1606 = memref.load %5[%1359] : memref<?xf32>
        %1607 = memref.load %5[%1361] : memref<?xf32>
        %1608 = memref.load %5[%1363] : memref<?xf32>
        %1609 = memref.load %5[%1365] : memref<?xf32>
        %1610 = memref.load %5[%1367] : memref<?xf32>
        %1611 = memref.load %5[%1369] : memref<?xf32>
        %1612 = memref.load %5[%1371] : memref<?xf32>
        %1613 = arith.mulf %1605, %1278 : f32
        %1614 = math.fma %1606, %1280, %1613 : f32
        %1615 = arith.mulf %1614, %1285 : f32
        %1616 = math.fma %1607, %1287, %1615 : f32
        %1617 = arith.mulf %1616, %1292 : f32
        %1618 = math.fma %1608, %1294, %1617 : f32
        %1619 = arith.mulf %1618, %1299 : f32
        %1620 = math.fma %1609, %1301, %1619 : f32
        %1621 = arith.mulf %1620, %1306 : f32
        %1622 = math.fma %1610, %1308, %1621 : f32
        %1623 = arith.mulf %1622, %1313 : f32
        %1624 = math.fma %1611, %1315, %1623 : f32
        %1625 = arith.mulf %1624, %1320 : f32
        %1626 = math.fma %1612, %1322, %1625 : f32
        wave.barrier
        scf.if %1205 {
          %1627 = arith.muli %8, %c27 : index
          %1628 = arith.muli %2, %c3 : index
          %1629 = arith.addi %1627, %1628 : index
          %1630 = arith.addi %1629, %1204 : index
          %1631 = vector.extract %377#10[0] : f32 from vector<8xf32>
          %1632 = arith.addi %1630, %c23 : index
          memref.store %1631, %5[%1632] : memref<?xf32>
          %1633 = vector.extract %377#10[1] : f32 from vector<8xf32>
          %1634 = arith.addi %1630, %c22 : index
          memref.store %1633, %5[%1634] : memref<?xf32>
          %1635 = vector.extract %377#10[2] : f32 from vector<8xf32>
          %1636 = arith.addi %1630, %c25 : index
          memref.store %1635, %5[%1636] : memref<?xf32>
          %1637 = vector.extract %377#10[3] : f32 from vector<8xf32>
          %1638 = arith.addi %1630, %c37 : index
          memref.store %1637, %5[%1638] : memref<?xf32>
          %1639 = vector.extract %377#10[4] : f32 from vector<8xf32>
          %1640 = arith.addi %1630, %c41 : index
          memref.store %1639, %5[%1640] : memref<?xf32>
          %1641 = vector.extract %377#10[5] : f32 from vector<8xf32>
          %1642 = arith.addi %1630, %c45 : index
          memref.store %1641, %5[%1642] : memref<?xf32>
          %1643 = vector.extract %377#10[6] : f32 from vector<8xf32>
          %1644 = arith.addi %1630, %c49 : index
          memref.store %1643, %5[%1644] : memref<?xf32>
          %1645 = vector.extract %377#10[7] : f32 from vector<8xf32>
          %1646 = arith.addi %1630, %c53 : index
          memref.store %1645, %5[%1646] : memref<?xf32>
          %1647 = vector.extract %377#11[0] : f32 from vector<8xf32>
          %1648 = arith.addi %1630, %c7 : index
          memref.store %1647, %5[%1648] : memref<?xf32>
          %1649 = vector.extract %377#11[1] : f32 from vector<8xf32>
          %1650 = arith.addi %1630, %c122 : index
          memref.store %1649, %5[%1650] : memref<?xf32>
          %1651 = vector.extract %377#11[2] : f32 from vector<8xf32>
          %1652 = arith.addi %1630, %c79 : index
          memref.store %1651, %5[%1652] : memref<?xf32>
          %1653 = vector.extract %377#11[3] : f32 from vector<8xf32>
          %1654 = arith.addi %1630, %c123 : index
          memref.store %1653, %5[%1654] : memref<?xf32>
          %1655 = vector.extract %377#11[4] : f32 from vector<8xf32>
          %1656 = arith.addi %1630, %c80 : index
          memref.store %1655, %5[%1656] : memref<?xf32>
          %1657 = vector.extract %377#11[5] : f32 from vector<8xf32>
          %1658 = arith.addi %1630, %c124 : index
          memref.store %1657, %5[%1658] : memref<?xf32>
          %1659 = vector.extract %377#11[6] : f32 from vector<8xf32>
          %1660 = arith.addi %1630, %c81 : index
          memref.store %1659, %5[%1660] : memref<?xf32>
          %1661 = vector.extract %377#11[7] : f32 from vector<8xf32>
          %1662 = arith.addi %1630, %c125 : index
          memref.store %1661, %5[%1662] : memref<?xf32>
        }
        wave.barrier
        %1663 = memref.load %5[%1326] : memref<?xf32>
        %1664 = memref.load %5[%1328] : memref<?xf32>
        %1665 = memref.load %5[%1330] : memref<?xf32>
        %1666 = memref.load %5[%1332] : memref<?xf32>
        %1667 = memref.load %5[%1334] : memref<?xf32>
        %1668 = memref.load %5[%1336] : memref<?xf32>
        %1669 = memref.load %5[%1338] : memref<?xf32>
        %1670 = memref.load %5[%1340] : memref<?xf32>
        %1671 = arith.mulf %1663, %1278 : f32
        %1672 = math.fma %1664, %1280, %1671 : f32
        %1673 = arith.mulf %1672, %1285 : f32
        %1674 = math.fma %1665, %1287, %1673 : f32
        %1675 = arith.mulf %1674, %1292 : f32
        %1676 = math.fma %1666, %1294, %1675 : f32
        %1677 = arith.mulf %1676, %1299 : f32
        %1678 = math.fma %1667, %1301, %1677 : f32
        %1679 = arith.mulf %1678, %1306 : f32
        %1680 = math.fma %1668, %1308, %1679 : f32
        %1681 = arith.mulf %1680, %1313 : f32
        %1682 = math.fma %1669, %1315, %1681 : f32
        %1683 = arith.mulf %1682, %1320 : f32
        %1684 = math.fma %1670, %1322, %1683 : f32
        %1685 = memref.load %5[%1357] : memref<?xf32>
        %1686 = memref.load %5[%1359] : memref<?xf32>
        %1687 = memref.load %5[%1361] : memref<?xf32>
        %1688 = memref.load %5[%1363] : memref<?xf32>
        %1689 = memref.load %5[%1365] : memref<?xf32>
        %1690 = memref.load %5[%1367] : memref<?xf32>
        %1691 = memref.load %5[%1369] : memref<?xf32>
        %1692 = memref.load %5[%1371] : memref<?xf32>
        %1693 = arith.mulf %1685, %1278 : f32
        %1694 = math.fma %1686, %1280, %1693 : f32
        %1695 = arith.mulf %1694, %1285 : f32
        %1696 = math.fma %1687, %1287, %1695 : f32
        %1697 = arith.mulf %1696, %1292 : f32
        %1698 = math.fma %1688, %1294, %1697 : f32
        %1699 = arith.mulf %1698, %1299 : f32
        %1700 = math.fma %1689, %1301, %1699 : f32
        %1701 = arith.mulf %1700, %1306 : f32
        %1702 = math.fma %1690, %1308, %1701 : f32
        %1703 = arith.mulf %1702, %1313 : f32
        %1704 = math.fma %1691, %1315, %1703 : f32
        %1705 = arith.mulf %1704, %1320 : f32
        %1706 = math.fma %1692, %1322, %1705 : f32
        wave.barrier
        scf.if %1205 {
          %1707 = arith.muli %8, %c27 : index
          %1708 = arith.muli %2, %c3 : index
          %1709 = arith.addi %1707, %1708 : index
          %1710 = arith.addi %1709, %1204 : index
          %1711 = vector.extract %377#12[0] : f32 from vector<8xf32>
          %1712 = arith.addi %1710, %c23 : index
          memref.store %1711, %5[%1712] : memref<?xf32>
          %1713 = vector.extract %377#12[1] : f32 from vector<8xf32>
          %1714 = arith.addi %1710, %c22 : index
          memref.store %1713, %5[%1714] : memref<?xf32>
          %1715 = vector.extract %377#12[2] : f32 from vector<8xf32>
          %1716 = arith.addi %1710, %c25 : index
          memref.store %1715, %5[%1716] : memref<?xf32>
          %1717 = vector.extract %377#12[3] : f32 from vector<8xf32>
          %1718 = arith.addi %1710, %c37 : index
          memref.store %1717, %5[%1718] : memref<?xf32>
          %1719 = vector.extract %377#12[4] : f32 from vector<8xf32>
          %1720 = arith.addi %1710, %c41 : index
          memref.store %1719, %5[%1720] : memref<?xf32>
          %1721 = vector.extract %377#12[5] : f32 from vector<8xf32>
          %1722 = arith.addi %1710, %c45 : index
          memref.store %1721, %5[%1722] : memref<?xf32>
          %1723 = vector.extract %377#12[6] : f32 from vector<8xf32>
          %1724 = arith.addi %1710, %c49 : index
          memref.store %1723, %5[%1724] : memref<?xf32>
          %1725 = vector.extract %377#12[7] : f32 from vector<8xf32>
          %1726 = arith.addi %1710, %c53 : index
          memref.store %1725, %5[%1726] : memref<?xf32>
          %1727 = vector.extract %377#13[0] : f32 from vector<8xf32>
          %1728 = arith.addi %1710, %c7 : index
          memref.store %1727, %5[%1728] : memref<?xf32>
          %1729 = vector.extract %377#13[1] : f32 from vector<8xf32>
          %1730 = arith.addi %1710, %c122 : index
          memref.store %1729, %5[%1730] : memref<?xf32>
          %1731 = vector.extract %377#13[2] : f32 from vector<8xf32>
          %1732 = arith.addi %1710, %c79 : index
          memref.store %1731, %5[%1732] : memref<?xf32>
          %1733 = vector.extract %377#13[3] : f32 from vector<8xf32>
          %1734 = arith.addi %1710, %c123 : index
          memref.store %1733, %5[%1734] : memref<?xf32>
          %1735 = vector.extract %377#13[4] : f32 from vector<8xf32>
          %1736 = arith.addi %1710, %c80 : index
          memref.store %1735, %5[%1736] : memref<?xf32>
          %1737 = vector.extract %377#13[5] : f32 from vector<8xf32>
          %1738 = arith.addi %1710, %c124 : index
          memref.store %1737, %5[%1738] : memref<?xf32>
          %1739 = vector.extract %377#13[6] : f32 from vector<8xf32>
          %1740 = arith.addi %1710, %c81 : index
          memref.store %1739, %5[%1740] : memref<?xf32>
          %1741 = vector.extract %377#13[7] : f32 from vector<8xf32>
          %1742 = arith.addi %1710, %c125 : index
          memref.store %1741, %5[%1742] : memref<?xf32>
        }
        wave.barrier
        %1743 = memref.load %5[%1326] : memref<?xf32>
        %1744 = memref.load %5[%1328] : memref<?xf32>
        %1745 = memref.load %5[%1330] : memref<?xf32>
        %1746 = memref.load %5[%1332] : memref<?xf32>
        %1747 = memref.load %5[%1334] : memref<?xf32>
        %1748 = memref.load %5[%1336] : memref<?xf32>
        %1749 = memref.load %5[%1338] : memref<?xf32>
        %1750 = memref.load %5[%1340] : memref<?xf32>
        %1751 = arith.mulf %1743, %1278 : f32
        %1752 = math.fma %1744, %1280, %1751 : f32
        %1753 = arith.mulf %1752, %1285 : f32
        %1754 = math.fma %1745, %1287, %1753 : f32
        %1755 = arith.mulf %1754, %1292 : f32
        %1756 = math.fma %1746, %1294, %1755 : f32
        %1757 = arith.mulf %1756, %1299 : f32
        %1758 = math.fma %1747, %1301, %1757 : f32
        %1759 = arith.mulf %1758, %1306 : f32
        %1760 = math.fma %1748, %1308, %1759 : f32
        %1761 = arith.mulf %1760, %1313 : f32
        %1762 = math.fma %1749, %1315, %1761 : f32
        %1763 = arith.mulf %1762, %1320 : f32
        %1764 = math.fma %1750, %1322, %1763 : f32
        %1765 = memref.load %5[%1357] : memref<?xf32>
        %1766 = memref.load %5[%1359] : memref<?xf32>
        %1767 = memref.load %5[%1361] : memref<?xf32>
        %1768 = memref.load %5[%1363] : memref<?xf32>
        %1769 = memref.load %5[%1365] : memref<?xf32>
        %1770 = memref.load %5[%1367] : memref<?xf32>
        %1771 = memref.load %5[%1369] : memref<?xf32>
        %1772 = memref.load %5[%1371] : memref<?xf32>
        %1773 = arith.mulf %1765, %1278 : f32
        %1774 = math.fma %1766, %1280, %1773 : f32
        %1775 = arith.mulf %1774, %1285 : f32
        %1776 = math.fma %1767, %1287, %1775 : f32
        %1777 = arith.mulf %1776, %1292 : f32
        %1778 = math.fma %1768, %1294, %1777 : f32
        %1779 = arith.mulf %1778, %1299 : f32
        %1780 = math.fma %1769, %1301, %1779 : f32
        %1781 = arith.mulf %1780, %1306 : f32
        %1782 = math.fma %1770, %1308, %1781 : f32
        %1783 = arith.mulf %1782, %1313 : f32
        %1784 = math.fma %1771, %1315, %1783 : f32
        %1785 = arith.mulf %1784, %1320 : f32
        %1786 = math.fma %1772, %1322, %1785 : f32
        wave.barrier
        scf.if %1205 {
          %1787 = arith.muli %8, %c27 : index
          %1788 = arith.muli %2, %c3 : index
          %1789 = arith.addi %1787, %1788 : index
          %1790 = arith.addi %1789, %1204 : index
          %1791 = vector.extract %377#14[0] : f32 from vector<8xf32>
          %1792 = arith.addi %1790, %c23 : index
          memref.store %1791, %5[%1792] : memref<?xf32>
          %1793 = vector.extract %377#14[1] : f32 from vector<8xf32>
          %1794 = arith.addi %1790, %c22 : index
          memref.store %1793, %5[%1794] : memref<?xf32>
          %1795 = vector.extract %377#14[2] : f32 from vector<8xf32>
          %1796 = arith.addi %1790, %c25 : index
          memref.store %1795, %5[%1796] : memref<?xf32>
          %1797 = vector.extract %377#14[3] : f32 from vector<8xf32>
          %1798 = arith.addi %1790, %c37 : index
          memref.store %1797, %5[%1798] : memref<?xf32>
          %1799 = vector.extract %377#14[4] : f32 from vector<8xf32>
          %1800 = arith.addi %1790, %c41 : index
          memref.store %1799, %5[%1800] : memref<?xf32>
          %1801 = vector.extract %377#14[5] : f32 from vector<8xf32>
          %1802 = arith.addi %1790, %c45 : index
          memref.store %1801, %5[%1802] : memref<?xf32>
          %1803 = vector.extract %377#14[6] : f32 from vector<8xf32>
          %1804 = arith.addi %1790, %c49 : index
          memref.store %1803, %5[%1804] : memref<?xf32>
          %1805 = vector.extract %377#14[7] : f32 from vector<8xf32>
          %1806 = arith.addi %1790, %c53 : index
          memref.store %1805, %5[%1806] : memref<?xf32>
          %1807 = vector.extract %377#15[0] : f32 from vector<8xf32>
          %1808 = arith.addi %1790, %c7 : index
          memref.store %1807, %5[%1808] : memref<?xf32>
          %1809 = vector.extract %377#15[1] : f32 from vector<8xf32>
          %1810 = arith.addi %1790, %c122 : index
          memref.store %1809, %5[%1810] : memref<?xf32>
          %1811 = vector.extract %377#15[2] : f32 from vector<8xf32>
          %1812 = arith.addi %1790, %c79 : index
          memref.store %1811, %5[%1812] : memref<?xf32>
          %1813 = vector.extract %377#15[3] : f32 from vector<8xf32>
          %1814 = arith.addi %1790, %c123 : index
          memref.store %1813, %5[%1814] : memref<?xf32>
          %1815 = vector.extract %377#15[4] : f32 from vector<8xf32>
          %1816 = arith.addi %1790, %c80 : index
          memref.store %1815, %5[%1816] : memref<?xf32>
          %1817 = vector.extract %377#15[5] : f32 from vector<8xf32>
          %1818 = arith.addi %1790, %c124 : index
          memref.store %1817, %5[%1818] : memref<?xf32>
          %1819 = vector.extract %377#15[6] : f32 from vector<8xf32>
          %1820 = arith.addi %1790, %c81 : index
          memref.store %1819, %5[%1820] : memref<?xf32>
          %1821 = vector.extract %377#15[7] : f32 from vector<8xf32>
          %1822 = arith.addi %1790, %c125 : index
          memref.store %1821, %5[%1822] : memref<?xf32>
        }
        wave.barrier
        %1823 = memref.load %5[%1326] : memref<?xf32>
        %1824 = memref.load %5[%1328] : memref<?xf32>
        %1825 = memref.load %5[%1330] : memref<?xf32>
        %1826 = memref.load %5[%1332] : memref<?xf32>
        %1827 = memref.load %5[%1334] : memref<?xf32>
        %1828 = memref.load %5[%1336] : memref<?xf32>
        %1829 = memref.load %5[%1338] : memref<?xf32>
        %1830 = memref.load %5[%1340] : memref<?xf32>
        %1831 = arith.mulf %1823, %1278 : f32
        %1832 = math.fma %1824, %1280, %1831 : f32
        %1833 = arith.mulf %1832, %1285 : f32
        %1834 = math.fma %1825, %1287, %1833 : f32
        %1835 = arith.mulf %1834, %1292 : f32
        %1836 = math.fma %1826, %1294, %1835 : f32
        %1837 = arith.mulf %1836, %1299 : f32
        %1838 = math.fma %1827, %1301, %1837 : f32
        %1839 = arith.mulf %1838, %1306 : f32
        %1840 = math.fma %1828, %1308, %1839 : f32
        %1841 = arith.mulf %1840, %1313 : f32
        %1842 = math.fma %1829, %1315, %1841 : f32
        %1843 = arith.mulf %1842, %1320 : f32
        %1844 = math.fma %1830, %1322, %1843 : f32
        %1845 = memref.load %5[%1357] : memref<?xf32>
        %1846 = memref.load %5[%1359] : memref<?xf32>
        %1847 = memref.load %5[%1361] : memref<?xf32>
        %1848 = memref.load %5[%1363] : memref<?xf32>
        %1849 = memref.load %5[%1365] : memref<?xf32>
        %1850 = memref.load %5[%1367] : memref<?xf32>
        %1851 = memref.load %5[%1369] : memref<?xf32>
        %1852 = memref.load %5[%1371] : memref<?xf32>
        %1853 = arith.mulf %1845, %1278 : f32
        %1854 = math.fma %1846, %1280, %1853 : f32
        %1855 = arith.mulf %1854, %1285 : f32
        %1856 = math.fma %1847, %1287, %1855 : f32
        %1857 = arith.mulf %1856, %1292 : f32
        %1858 = math.fma %1848, %1294, %1857 : f32
        %1859 = arith.mulf %1858, %1299 : f32
        %1860 = math.fma %1849, %1301, %1859 : f32
        %1861 = arith.mulf %1860, %1306 : f32
        %1862 = math.fma %1850, %1308, %1861 : f32
        %1863 = arith.mulf %1862, %1313 : f32
        %1864 = math.fma %1851, %1315, %1863 : f32
        %1865 = arith.mulf %1864, %1320 : f32
        %1866 = math.fma %1852, %1322, %1865 : f32
        wave.barrier
        scf.if %1205 {
          %1867 = arith.muli %8, %c27 : index
          %1868 = arith.muli %2, %c3 : index
          %1869 = arith.addi %1867, %1868 : index
          %1870 = arith.addi %1869, %1204 : index
          %1871 = vector.extract %377#16[0] : f32 from vector<8xf32>
          %1872 = arith.addi %1870, %c23 : index
          memref.store %1871, %5[%1872] : memref<?xf32>
          %1873 = vector.extract %377#16[1] : f32 from vector<8xf32>
          %1874 = arith.addi %1870, %c22 : index
          memref.store %1873, %5[%1874] : memref<?xf32>
          %1875 = vector.extract %377#16[2] : f32 from vector<8xf32>
          %1876 = arith.addi %1870, %c25 : index
          memref.store %1875, %5[%1876] : memref<?xf32>
          %1877 = vector.extract %377#16[3] : f32 from vector<8xf32>
          %1878 = arith.addi %1870, %c37 : index
          memref.store %1877, %5[%1878] : memref<?xf32>
          %1879 = vector.extract %377#16[4] : f32 from vector<8xf32>
          %1880 = arith.addi %1870, %c41 : index
          memref.store %1879, %5[%1880] : memref<?xf32>
          %1881 = vector.extract %377#16[5] : f32 from vector<8xf32>
          %1882 = arith.addi %1870, %c45 : index
          memref.store %1881, %5[%1882] : memref<?xf32>
          %1883 = vector.extract %377#16[6] : f32 from vector<8xf32>
          %1884 = arith.addi %1870, %c49 : index
          memref.store %1883, %5[%1884] : memref<?xf32>
          %1885 = vector.extract %377#16[7] : f32 from vector<8xf32>
          %1886 = arith.addi %1870, %c53 : index
          memref.store %1885, %5[%1886] : memref<?xf32>
          %1887 = vector.extract %377#17[0] : f32 from vector<8xf32>
          %1888 = arith.addi %1870, %c7 : index
          memref.store %1887, %5[%1888] : memref<?xf32>
          %1889 = vector.extract %377#17[1] : f32 from vector<8xf32>
          %1890 = arith.addi %1870, %c122 : index
          memref.store %1889, %5[%1890] : memref<?xf32>
          %1891 = vector.extract %377#17[2] : f32 from vector<8xf32>
          %1892 = arith.addi %1870, %c79 : index
          memref.store %1891, %5[%1892] : memref<?xf32>
          %1893 = vector.extract %377#17[3] : f32 from vector<8xf32>
          %1894 = arith.addi %1870, %c123 : index
          memref.store %1893, %5[%1894] : memref<?xf32>
          %1895 = vector.extract %377#17[4] : f32 from vector<8xf32>
          %1896 = arith.addi %1870, %c80 : index
          memref.store %1895, %5[%1896] : memref<?xf32>
          %1897 = vector.extract %377#17[5] : f32 from vector<8xf32>
          %1898 = arith.addi %1870, %c124 : index
          memref.store %1897, %5[%1898] : memref<?xf32>
          %1899 = vector.extract %377#17[6] : f32 from vector<8xf32>
          %1900 = arith.addi %1870, %c81 : index
          memref.store %1899, %5[%1900] : memref<?xf32>
          %1901 = vector.extract %377#17[7] : f32 from vector<8xf32>
          %1902 = arith.addi %1870, %c125 : index
          memref.store %1901, %5[%1902] : memref<?xf32>
        }
        wave.barrier
        %1903 = memref.load %5[%1326] : memref<?xf32>
        %1904 = memref.load %5[%1328] : memref<?xf32>
        %1905 = memref.load %5[%1330] : memref<?xf32>
        %1906 = memref.load %5[%1332] : memref<?xf32>
        %1907 = memref.load %5[%1334] : memref<?xf32>
        %1908 = memref.load %5[%1336] : memref<?xf32>
        %1909 = memref.load %5[%1338] : memref<?xf32>
        %1910 = memref.load %5[%1340] : memref<?xf32>
        %1911 = arith.mulf %1903, %1278 : f32
        %1912 = math.fma %1904, %1280, %1911 : f32
        %1913 = arith.mulf %1912, %1285 : f32
        %1914 = math.fma %1905, %1287, %1913 : f32
        %1915 = arith.mulf %1914, %1292 : f32
        %1916 = math.fma %1906, %1294, %1915 : f32
        %1917 = arith.mulf %1916, %1299 : f32
        %1918 = math.fma %1907, %1301, %1917 : f32
        %1919 = arith.mulf %1918, %1306 : f32
        %1920 = math.fma %1908, %1308, %1919 : f32
        %1921 = arith.mulf %1920, %1313 : f32
        %1922 = math.fma %1909, %1315, %1921 : f32
        %1923 = arith.mulf %1922, %1320 : f32
        %1924 = math.fma %1910, %1322, %1923 : f32
        %1925 = memref.load %5[%1357] : memref<?xf32>
        %1926 = memref.load %5[%1359] : memref<?xf32>
        %1927 = memref.load %5[%1361] : memref<?xf32>
        %1928 = memref.load %5[%1363] : memref<?xf32>
        %1929 = memref.load %5[%1365] : memref<?xf32>
        %1930 = memref.load %5[%1367] : memref<?xf32>
        %1931 = memref.load %5[%1369] : memref<?xf32>
        %1932 = memref.load %5[%1371] : memref<?xf32>
        %1933 = arith.mulf %1925, %1278 : f32
        %1934 = math.fma %1926, %1280, %1933 : f32
        %1935 = arith.mulf %1934, %1285 : f32
        %1936 = math.fma %1927, %1287, %1935 : f32
        %1937 = arith.mulf %1936, %1292 : f32
        %1938 = math.fma %1928, %1294, %1937 : f32
        %1939 = arith.mulf %1938, %1299 : f32
        %1940 = math.fma %1929, %1301, %1939 : f32
        %1941 = arith.mulf %1940, %1306 : f32
        %1942 = math.fma %1930, %1308, %1941 : f32
        %1943 = arith.mulf %1942, %1313 : f32
        %1944 = math.fma %1931, %1315, %1943 : f32
        %1945 = arith.mulf %1944, %1320 : f32
        %1946 = math.fma %1932, %1322, %1945 : f32
        %1947 = arith.cmpi eq, %42, %c17 : i32
        scf.if %1947 {
          %1948 = arith.addi %kvHeads, %15 : index
          %1949 = memref.load %scales[%1948] : memref<?xf32>
          %1950 = arith.divf %1949, %1324 : f32
          %1951 = arith.addi %17, %1204 : index
          %1952 = arith.cmpi slt, %1951, %groupSize : index
          scf.if %1952 {
            %1953 = arith.muli %15, %groupSize : index
            %1954 = arith.addi %1953, %1951 : index
            %1955 = arith.muli %1954, %c7 : index
            %1956 = arith.muli %heads, %c7 : index
            %1957 = arith.mulf %1355, %1950 : f32
            %1958 = arith.addf %1957, %c74 : f32
            %1959 = arith.minimumf %1958, %c127 : f32
            %1960 = arith.maximumf %1959, %c128 : f32
            %1961 = arith.truncf %1960 : f32 to f16
            %1962 = arith.divui %1325, %c3 : index
            %1963 = arith.addi %1955, %1962 : index
            %1964 = arith.divui %24, %outTileRows : index
            %1965 = arith.divui %1956, %c3 : index
            %1966 = arith.muli %1964, %1965 : index
            %1967 = arith.divui %1963, %c3 : index
            %1968 = arith.addi %1966, %1967 : index
            %1969 = arith.muli %1968, %c9 : index
            %1970 = arith.remui %1963, %c3 : index
            %1971 = arith.divui %1970, %c29 : index
            %1972 = arith.addi %1969, %1971 : index
            %1973 = arith.muli %outTileRows, %c29 : index
            %1974 = arith.muli %1972, %1973 : index
            %1975 = arith.remui %24, %outTileRows : index
            %1976 = arith.muli %1975, %c29 : index
            %1977 = arith.addi %1974, %1976 : index
            %1978 = arith.remui %1963, %c29 : index
            %1979 = arith.addi %1977, %1978 : index
            memref.store %1961, %out[%1979] : memref<?xf16>
            %1980 = arith.mulf %1386, %1950 : f32
            %1981 = arith.addf %1980, %c74 : f32
            %1982 = arith.minimumf %1981, %c127 : f32
            %1983 = arith.maximumf %1982, %c128 : f32
            %1984 = arith.truncf %1983 : f32 to f16
            %1985 = arith.divui %1356, %c3 : index
            %1986 = arith.addi %1955, %1985 : index
            %1987 = arith.divui %1986, %c3 : index
            %1988 = arith.addi %1966, %1987 : index
            %1989 = arith.muli %1988, %c9 : index
            %1990 = arith.remui %1986, %c3 : index
            %1991 = arith.divui %1990, %c29 : index
            %1992 = arith.addi %1989, %1991 : index
            %1993 = arith.muli %1992, %1973 : index
            %1994 = arith.addi %1993, %1976 : index
            %1995 = arith.remui %1986, %c29 : index
            %1996 = arith.addi %1994, %1995 : index
            memref.store %1984, %out[%1996] : memref<?xf16>
            %1997 = arith.addi %1203, %c27 : index
            %1998 = arith.mulf %1444, %1950 : f32
            %1999 = arith.addf %1998, %c74 : f32
            %2000 = arith.minimumf %1999, %c127 : f32
            %2001 = arith.maximumf %2000, %c128 : f32
            %2002 = arith.truncf %2001 : f32 to f16
            %2003 = arith.divui %1997, %c3 : index
            %2004 = arith.addi %1955, %2003 : index
            %2005 = arith.divui %2004, %c3 : index
            %2006 = arith.addi %1966, %2005 : index
            %2007 = arith.muli %2006, %c9 : index
            %2008 = arith.remui %2004, %c3 : index
            %2009 = arith.divui %2008, %c29 : index
            %2010 = arith.addi %2007, %2009 : index
            %2011 = arith.muli %2010, %1973 : index
            %2012 = arith.addi %2011, %1976 : index
            %2013 = arith.remui %2004, %c29 : index
            %2014 = arith.addi %2012, %2013 : index
            memref.store %2002, %out[%2014] : memref<?xf16>
            %2015 = arith.addi %1203, %c28 : index
            %2016 = arith.mulf %1466, %1950 : f32
            %2017 = arith.addf %2016, %c74 : f32
            %2018 = arith.minimumf %2017, %c127 : f32
            %2019 = arith.maximumf %2018, %c128 : f32
            %2020 = arith.truncf %2019 : f32 to f16
            %2021 = arith.divui %2015, %c3 : index
            %2022 = arith.addi %1955, %2021 : index
            %2023 = arith.divui %2022, %c3 : index
            %2024 = arith.addi %1966, %2023 : index
            %2025 = arith.muli %2024, %c9 : index
            %2026 = arith.remui %2022, %c3 : index
            %2027 = arith.divui %2026, %c29 : index
            %2028 = arith.addi %2025, %2027 : index
            %2029 = arith.muli %2028, %1973 : index
            %2030 = arith.addi %2029, %1976 : index
            %2031 = arith.remui %2022, %c29 : index
            %2032 = arith.addi %2030, %2031 : index
            memref.store %2020, %out[%2032] : memref<?xf16>
            %2033 = arith.addi %1203, %c24 : index
            %2034 = arith.mulf %1524, %1950 : f32
            %2035 = arith.addf %2034, %c74 : f32
            %2036 = arith.minimumf %2035, %c127 : f32
            %2037 = arith.maximumf %2036, %c128 : f32
            %2038 = arith.truncf %2037 : f32 to f16
            %2039 = arith.divui %2033, %c3 : index
            %2040 = arith.addi %1955, %2039 : index
            %2041 = arith.divui %2040, %c3 : index
            %2042 = arith.addi %1966, %2041 : index
            %2043 = arith.muli %2042, %c9 : index
            %2044 = arith.remui %2040, %c3 : index
            %2045 = arith.divui %2044, %c29 : index
            %2046 = arith.addi %2043, %2045 : index
            %2047 = arith.muli %2046, %1973 : index
            %2048 = arith.addi %2047, %1976 : index
            %2049 = arith.remui %2040, %c29 : index
            %2050 = arith.addi %2048, %2049 : index
            memref.store %2038, %out[%2050] : memref<?xf16>
            %2051 = arith.addi %1203, %c62 : index
            %2052 = arith.mulf %1546, %1950 : f32
            %2053 = arith.addf %2052, %c74 : f32
            %2054 = arith.minimumf %2053, %c127 : f32
            %2055 = arith.maximumf %2054, %c128 : f32
            %2056 = arith.truncf %2055 : f32 to f16
            %2057 = arith.divui %2051, %c3 : index
            %2058 = arith.addi %1955, %2057 : index
            %2059 = arith.divui %2058, %c3 : index
            %2060 = arith.addi %1966, %2059 : index
            %2061 = arith.muli %2060, %c9 : index
            %2062 = arith.remui %2058, %c3 : index
            %2063 = arith.divui %2062, %c29 : index
            %2064 = arith.addi %2061, %2063 : index
            %2065 = arith.muli %2064, %1973 : index
            %2066 = arith.addi %2065, %1976 : index
            %2067 = arith.remui %2058, %c29 : index
            %2068 = arith.addi %2066, %2067 : index
            memref.store %2056, %out[%2068] : memref<?xf16>
            %2069 = arith.addi %1203, %c63 : index
            %2070 = arith.mulf %1604, %1950 : f32
            %2071 = arith.addf %2070, %c74 : f32
            %2072 = arith.minimumf %2071, %c127 : f32
            %2073 = arith.maximumf %2072, %c128 : f32
            %2074 = arith.truncf %2073 : f32 to f16
            %2075 = arith.divui %2069, %c3 : index
            %2076 = arith.addi %1955, %2075 : index
            %2077 = arith.divui %2076, %c3 : index
            %2078 = arith.addi %1966, %2077 : index
            %2079 = arith.muli %2078, %c9 : index
            %2080 = arith.remui %2076, %c3 : index
            %2081 = arith.divui %2080, %c29 : index
            %2082 = arith.addi %2079, %2081 : index
            %2083 = arith.muli %2082, %1973 : index
            %2084 = arith.addi %2083, %1976 : index
            %2085 = arith.remui %2076, %c29 : index
            %2086 = arith.addi %2084, %2085 : index
            memref.store %2074, %out[%2086] : memref<?xf16>
            %2087 = arith.addi %1203, %c64 : index
            %2088 = arith.mulf %1626, %1950 : f32
            %2089 = arith.addf %2088, %c74 : f32
            %2090 = arith.minimumf %2089, %c127 : f32
            %2091 = arith.maximumf %2090, %c128 : f32
            %2092 = arith.truncf %2091 : f32 to f16
            %2093 = arith.divui %2087, %c3 : index
            %2094 = arith.addi %1955, %2093 : index
            %2095 = arith.divui %2094, %c3 : index
            %2096 = arith.addi %1966, %2095 : index
            %2097 = arith.muli %2096, %c9 : index
            %2098 = arith.remui %2094, %c3 : index
            %2099 = arith.divui %2098, %c29 : index
            %2100 = arith.addi %2097, %2099 : index
            %2101 = arith.muli %2100, %1973 : index
            %2102 = arith.addi %2101, %1976 : index
            %2103 = arith.remui %2094, %c29 : index
            %2104 = arith.addi %2102, %2103 : index
            memref.store %2092, %out[%2104] : memref<?xf16>
            %2105 = arith.addi %1203, %c15 : index
            %2106 = arith.mulf %1684, %1950 : f32
            %2107 = arith.addf %2106, %c74 : f32
            %2108 = arith.minimumf %2107, %c127 : f32
            %2109 = arith.maximumf %2108, %c128 : f32
            %2110 = arith.truncf %2109 : f32 to f16
            %2111 = arith.divui %2105, %c3 : index
            %2112 = arith.addi %1955, %2111 : index
            %2113 = arith.divui %2112, %c3 : index
            %2114 = arith.addi %1966, %2113 : index
            %2115 = arith.muli %2114, %c9 : index
            %2116 = arith.remui %2112, %c3 : index
            %2117 = arith.divui %2116, %c29 : index
            %2118 = arith.addi %2115, %2117 : index
            %2119 = arith.muli %2118, %1973 : index
            %2120 = arith.addi %2119, %1976 : index
            %2121 = arith.remui %2112, %c29 : index
            %2122 = arith.addi %2120, %2121 : index
            memref.store %2110, %out[%2122] : memref<?xf16>
            %2123 = arith.addi %1203, %c65 : index
            %2124 = arith.mulf %1706, %1950 : f32
            %2125 = arith.addf %2124, %c74 : f32
            %2126 = arith.minimumf %2125, %c127 : f32
            %2127 = arith.maximumf %2126, %c128 : f32
            %2128 = arith.truncf %2127 : f32 to f16
            %2129 = arith.divui %2123, %c3 : index
            %2130 = arith.addi %1955, %2129 : index
            %2131 = arith.divui %2130, %c3 : index
            %2132 = arith.addi %1966, %2131 : index
            %2133 = arith.muli %2132, %c9 : index
            %2134 = arith.remui %2130, %c3 : index
            %2135 = arith.divui %2134, %c29 : index
            %2136 = arith.addi %2133, %2135 : index
            %2137 = arith.muli %2136, %1973 : index
            %2138 = arith.addi %2137, %1976 : index
            %2139 = arith.remui %2130, %c29 : index
            %2140 = arith.addi %2138, %2139 : index
            memref.store %2128, %out[%2140] : memref<?xf16>
            %2141 = arith.addi %1203, %c66 : index
            %2142 = arith.mulf %1764, %1950 : f32
            %2143 = arith.addf %2142, %c74 : f32
            %2144 = arith.minimumf %2143, %c127 : f32
            %2145 = arith.maximumf %2144, %c128 : f32
            %2146 = arith.truncf %2145 : f32 to f16
            %2147 = arith.divui %2141, %c3 : index
            %2148 = arith.addi %1955, %2147 : index
            %2149 = arith.divui %2148, %c3 : index
            %2150 = arith.addi %1966, %2149 : index
            %2151 = arith.muli %2150, %c9 : index
            %2152 = arith.remui %2148, %c3 : index
            %2153 = arith.divui %2152, %c29 : index
            %2154 = arith.addi %2151, %2153 : index
            %2155 = arith.muli %2154, %1973 : index
            %2156 = arith.addi %2155, %1976 : index
            %2157 = arith.remui %2148, %c29 : index
            %2158 = arith.addi %2156, %2157 : index
            memref.store %2146, %out[%2158] : memref<?xf16>
            %2159 = arith.addi %1203, %c67 : index
            %2160 = arith.mulf %1786, %1950 : f32
            %2161 = arith.addf %2160, %c74 : f32
            %2162 = arith.minimumf %2161, %c127 : f32
            %2163 = arith.maximumf %2162, %c128 : f32
            %2164 = arith.truncf %2163 : f32 to f16
            %2165 = arith.divui %2159, %c3 : index
            %2166 = arith.addi %1955, %2165 : index
            %2167 = arith.divui %2166, %c3 : index
            %2168 = arith.addi %1966, %2167 : index
            %2169 = arith.muli %2168, %c9 : index
            %2170 = arith.remui %2166, %c3 : index
            %2171 = arith.divui %2170, %c29 : index
            %2172 = arith.addi %2169, %2171 : index
            %2173 = arith.muli %2172, %1973 : index
            %2174 = arith.addi %2173, %1976 : index
            %2175 = arith.remui %2166, %c29 : index
            %2176 = arith.addi %2174, %2175 : index
            memref.store %2164, %out[%2176] : memref<?xf16>
            %2177 = arith.addi %1203, %c68 : index
            %2178 = arith.mulf %1844, %1950 : f32
            %2179 = arith.addf %2178, %c74 : f32
            %2180 = arith.minimumf %2179, %c127 : f32
            %2181 = arith.maximumf %2180, %c128 : f32
            %2182 = arith.truncf %2181 : f32 to f16
            %2183 = arith.divui %2177, %c3 : index
            %2184 = arith.addi %1955, %2183 : index
            %2185 = arith.divui %2184, %c3 : index
            %2186 = arith.addi %1966, %2185 : index
            %2187 = arith.muli %2186, %c9 : index
            %2188 = arith.remui %2184, %c3 : index
            %2189 = arith.divui %2188, %c29 : index
            %2190 = arith.addi %2187, %2189 : index
            %2191 = arith.muli %2190, %1973 : index
            %2192 = arith.addi %2191, %1976 : index
            %2193 = arith.remui %2184, %c29 : index
            %2194 = arith.addi %2192, %2193 : index
            memref.store %2182, %out[%2194] : memref<?xf16>
            %2195 = arith.addi %1203, %c69 : index
            %2196 = arith.mulf %1866, %1950 : f32
            %2197 = arith.addf %2196, %c74 : f32
            %2198 = arith.minimumf %2197, %c127 : f32
            %2199 = arith.maximumf %2198, %c128 : f32
            %2200 = arith.truncf %2199 : f32 to f16
            %2201 = arith.divui %2195, %c3 : index
            %2202 = arith.addi %1955, %2201 : index
            %2203 = arith.divui %2202, %c3 : index
            %2204 = arith.addi %1966, %2203 : index
            %2205 = arith.muli %2204, %c9 : index
            %2206 = arith.remui %2202, %c3 : index
            %2207 = arith.divui %2206, %c29 : index
            %2208 = arith.addi %2205, %2207 : index
            %2209 = arith.muli %2208, %1973 : index
            %2210 = arith.addi %2209, %1976 : index
            %2211 = arith.remui %2202, %c29 : index
            %2212 = arith.addi %2210, %2211 : index
            memref.store %2200, %out[%2212] : memref<?xf16>
            %2213 = arith.addi %1203, %c70 : index
            %2214 = arith.mulf %1924, %1950 : f32
            %2215 = arith.addf %2214, %c74 : f32
            %2216 = arith.minimumf %2215, %c127 : f32
            %2217 = arith.maximumf %2216, %c128 : f32
            %2218 = arith.truncf %2217 : f32 to f16
            %2219 = arith.divui %2213, %c3 : index
            %2220 = arith.addi %1955, %2219 : index
            %2221 = arith.divui %2220, %c3 : index
            %2222 = arith.addi %1966, %2221 : index
            %2223 = arith.muli %2222, %c9 : index
            %2224 = arith.remui %2220, %c3 : index
            %2225 = arith.divui %2224, %c29 : index
            %2226 = arith.addi %2223, %2225 : index
            %2227 = arith.muli %2226, %1973 : index
            %2228 = arith.addi %2227, %1976 : index
            %2229 = arith.remui %2220, %c29 : index
            %2230 = arith.addi %2228, %2229 : index
            memref.store %2218, %out[%2230] : memref<?xf16>
            %2231 = arith.addi %1203, %c71 : index
            %2232 = arith.mulf %1946, %1950 : f32
            %2233 = arith.addf %2232, %c74 : f32
            %2234 = arith.minimumf %2233, %c127 : f32
            %2235 = arith.maximumf %2234, %c128 : f32
            %2236 = arith.truncf %2235 : f32 to f16
            %2237 = arith.divui %2231, %c3 : index
            %2238 = arith.addi %1955, %2237 : index
            %2239 = arith.divui %2238, %c3 : index
            %2240 = arith.addi %1966, %2239 : index
            %2241 = arith.muli %2240, %c9 : index
            %2242 = arith.remui %2238, %c3 : index
            %2243 = arith.divui %2242, %c29 : index
            %2244 = arith.addi %2241, %2243 : index
            %2245 = arith.muli %2244, %1973 : index
            %2246 = arith.addi %2245, %1976 : index
            %2247 = arith.remui %2238, %c29 : index
            %2248 = arith.addi %2246, %2247 : index
            memref.store %2236, %out[%2248] : memref<?xf16>
          }
        } else {
          %2249 = arith.addi %ranges, %groups : index
          %2250 = arith.muli %9, %2249 : index
          %2251 = arith.index_castui %369 : i32 to index
          %2252 = arith.addi %2250, %2251 : index
          %2253 = arith.muli %2252, %c6 : index
          %2254 = arith.addi %2253, %1325 : index
          memref.store %1355, %partial[%2254] : memref<?xf32>
          %2255 = arith.addi %2253, %1356 : index
          memref.store %1386, %partial[%2255] : memref<?xf32>
          %2256 = arith.addi %1203, %c27 : index
          %2257 = arith.addi %2253, %2256 : index
          memref.store %1444, %partial[%2257] : memref<?xf32>
          %2258 = arith.addi %1203, %c28 : index
          %2259 = arith.addi %2253, %2258 : index
          memref.store %1466, %partial[%2259] : memref<?xf32>
          %2260 = arith.addi %1203, %c24 : index
          %2261 = arith.addi %2253, %2260 : index
          memref.store %1524, %partial[%2261] : memref<?xf32>
          %2262 = arith.addi %1203, %c62 : index
          %2263 = arith.addi %2253, %2262 : index
          memref.store %1546, %partial[%2263] : memref<?xf32>
          %2264 = arith.addi %1203, %c63 : index
          %2265 = arith.addi %2253, %2264 : index
          memref.store %1604, %partial[%2265] : memref<?xf32>
          %2266 = arith.addi %1203, %c64 : index
          %2267 = arith.addi %2253, %2266 : index
          memref.store %1626, %partial[%2267] : memref<?xf32>
          %2268 = arith.addi %1203, %c15 : index
          %2269 = arith.addi %2253, %2268 : index
          memref.store %1684, %partial[%2269] : memref<?xf32>
          %2270 = arith.addi %1203, %c65 : index
          %2271 = arith.addi %2253, %2270 : index
          memref.store %1706, %partial[%2271] : memref<?xf32>
          %2272 = arith.addi %1203, %c66 : index
          %2273 = arith.addi %2253, %2272 : index
          memref.store %1764, %partial[%2273] : memref<?xf32>
          %2274 = arith.addi %1203, %c67 : index
          %2275 = arith.addi %2253, %2274 : index
          memref.store %1786, %partial[%2275] : memref<?xf32>
          %2276 = arith.addi %1203, %c68 : index
          %2277 = arith.addi %2253, %2276 : index
          memref.store %1844, %partial[%2277] : memref<?xf32>
          %2278 = arith.addi %1203, %c69 : index
          %2279 = arith.addi %2253, %2278 : index
          memref.store %1866, %partial[%2279] : memref<?xf32>
          %2280 = arith.addi %1203, %c70 : index
          %2281 = arith.addi %2253, %2280 : index
          memref.store %1924, %partial[%2281] : memref<?xf32>
          %2282 = arith.addi %1203, %c71 : index
          %2283 = arith.addi %2253, %2282 : index
          memref.store %1946, %partial[%2283] : memref<?xf32>
          %2284 = arith.cmpi slt, %1203, %c3 : index
          scf.if %2284 {
            %2285 = arith.addi %2253, %c5 : index
            %2286 = arith.addi %2285, %1203 : index
            memref.store %1318, %partial[%2286] : memref<?xf32>
            %2287 = arith.addi %2286, %c3 : index
            memref.store %1324, %partial[%2287] : memref<?xf32>
          }
          %2288 = arith.addi %42, %c104 : i32
          %2289 = arith.divui %2288, %c105 : i32
          %2290 = arith.divui %369, %c105 : i32
          %2291 = arith.addi %groups, %c4 : index
          %2292 = arith.muli %9, %2291 : index
          %2293 = arith.muli %2290, %c105 : i32
          %2294 = arith.subi %42, %2293 : i32
          %2295 = arith.minsi %2294, %c105 : i32
          %2296 = arith.index_castui %2290 : i32 to index
          %2297 = arith.addi %2292, %2296 : index
          %2298 = arith.index_castui %2295 : i32 to index
          %2299 = wave.arrive %counters[%2297], %2298 : memref<?xi32>
          scf.if %2299 {
            %2319:18 = scf.for %2300 = %c78 to %2295 step %c105 iter_args(%2301 = %c73, %2302 = %c74, %2303 = %c74, %2304 = %c74, %2305 = %c74, %2306 = %c74, %2307 = %c74, %2308 = %c74, %2309 = %c74, %2310 = %c74, %2311 = %c74, %2312 = %c74, %2313 = %c74, %2314 = %c74, %2315 = %c74, %2316 = %c74, %2317 = %c74, %2318 = %c74) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
              %2320 = arith.addi %2300, %c78 : i32
              %2321 = arith.subi %2295, %c17 : i32
              %2322 = arith.minsi %2320, %2321 : i32
              %2323 = arith.addi %2293, %2322 : i32
              %2324 = arith.index_castui %2323 : i32 to index
              %2325 = arith.addi %2250, %2324 : index
              %2326 = arith.muli %2325, %c6 : index
              %2327 = arith.addi %2326, %c5 : index
              %2328 = arith.addi %2327, %1204 : index
              %2329 = memref.load %partial[%2328] : memref<?xf32>
              %2330 = arith.cmpi slt, %2320, %2295 : i32
              %2331 = arith.select %2330, %2329, %c73 : f32
              %2332 = arith.addi %2326, %1203 : index
              %2333 = arith.addi %2332, %c23 : index
              %2334 = memref.load %partial[%2333] : memref<?xf32>
              %2335 = arith.addi %2332, %c7 : index
              %2336 = memref.load %partial[%2335] : memref<?xf32>
              %2337 = arith.addi %2332, %c27 : index
              %2338 = memref.load %partial[%2337] : memref<?xf32>
              %2339 = arith.addi %2332, %c28 : index
              %2340 = memref.load %partial[%2339] : memref<?xf32>
              %2341 = arith.addi %2332, %c24 : index
              %2342 = memref.load %partial[%2341] : memref<?xf32>
              %2343 = arith.addi %2332, %c62 : index
              %2344 = memref.load %partial[%2343] : memref<?xf32>
              %2345 = arith.addi %2332, %c63 : index
              %2346 = memref.load %partial[%2345] : memref<?xf32>
              %2347 = arith.addi %2332, %c64 : index
              %2348 = memref.load %partial[%2347] : memref<?xf32>
              %2349 = arith.addi %2332, %c15 : index
              %2350 = memref.load %partial[%2349] : memref<?xf32>
              %2351 = arith.addi %2332, %c65 : index
              %2352 = memref.load %partial[%2351] : memref<?xf32>
              %2353 = arith.addi %2332, %c66 : index
              %2354 = memref.load %partial[%2353] : memref<?xf32>
              %2355 = arith.addi %2332, %c67 : index
              %2356 = memref.load %partial[%2355] : memref<?xf32>
              %2357 = arith.addi %2332, %c68 : index
              %2358 = memref.load %partial[%2357] : memref<?xf32>
              %2359 = arith.addi %2332, %c69 : index
              %2360 = memref.load %partial[%2359] : memref<?xf32>
              %2361 = arith.addi %2332, %c70 : index
              %2362 = memref.load %partial[%2361] : memref<?xf32>
              %2363 = arith.addi %2332, %c71 : index
              %2364 = memref.load %partial[%2363] : memref<?xf32>
              %2365 = arith.addi %2328, %c3 : index
              %2366 = memref.load %partial[%2365] : memref<?xf32>
              %2367 = arith.addi %2300, %c17 : i32
              %2368 = arith.minsi %2367, %2321 : i32
              %2369 = arith.addi %2293, %2368 : i32
              %2370 = arith.index_castui %2369 : i32 to index
              %2371 = arith.addi %2250, %2370 : index
              %2372 = arith.muli %2371, %c6 : index
              %2373 = arith.addi %2372, %c5 : index
              %2374 = arith.addi %2373, %1204 : index
              %2375 = memref.load %partial[%2374] : memref<?xf32>
              %2376 = arith.cmpi slt, %2367, %2295 : i32
              %2377 = arith.select %2376, %2375, %c73 : f32
              %2378 = arith.addi %2372, %1203 : index
              %2379 = arith.addi %2378, %c23 : index
              %2380 = memref.load %partial[%2379] : memref<?xf32>
              %2381 = arith.addi %2378, %c7 : index
              %2382 = memref.load %partial[%2381] : memref<?xf32>
              %2383 = arith.addi %2378, %c27 : index
              %2384 = memref.load %partial[%2383] : memref<?xf32>
              %2385 = arith.addi %2378, %c28 : index
              %2386 = memref.load %partial[%2385] : memref<?xf32>
              %2387 = arith.addi %2378, %c24 : index
              %2388 = memref.load %partial[%2387] : memref<?xf32>
              %2389 = arith.addi %2378, %c62 : index
              %2390 = memref.load %partial[%2389] : memref<?xf32>
              %2391 = arith.addi %2378, %c63 : index
              %2392 = memref.load %partial[%2391] : memref<?xf32>
              %2393 = arith.addi %2378, %c64 : index
              %2394 = memref.load %partial[%2393] : memref<?xf32>
              %2395 = arith.addi %2378, %c15 : index
              %2396 = memref.load %partial[%2395] : memref<?xf32>
              %2397 = arith.addi %2378, %c65 : index
              %2398 = memref.load %partial[%2397] : memref<?xf32>
              %2399 = arith.addi %2378, %c66 : index
              %2400 = memref.load %partial[%2399] : memref<?xf32>
              %2401 = arith.addi %2378, %c67 : index
              %2402 = memref.load %partial[%2401] : memref<?xf32>
              %2403 = arith.addi %2378, %c68 : index
              %2404 = memref.load %partial[%2403] : memref<?xf32>
              %2405 = arith.addi %2378, %c69 : index
              %2406 = memref.load %partial[%2405] : memref<?xf32>
              %2407 = arith.addi %2378, %c70 : index
              %2408 = memref.load %partial[%2407] : memref<?xf32>
              %2409 = arith.addi %2378, %c71 : index
              %2410 = memref.load %partial[%2409] : memref<?xf32>
              %2411 = arith.addi %2374, %c3 : index
              %2412 = memref.load %partial[%2411] : memref<?xf32>
              %2413 = arith.addi %2300, %c96 : i32
              %2414 = arith.minsi %2413, %2321 : i32
              %2415 = arith.addi %2293, %2414 : i32
              %2416 = arith.index_castui %2415 : i32 to index
              %2417 = arith.addi %2250, %2416 : index
              %2418 = arith.muli %2417, %c6 : index
              %2419 = arith.addi %2418, %c5 : index
              %2420 = arith.addi %2419, %1204 : index
              %2421 = memref.load %partial[%2420] : memref<?xf32>
              %2422 = arith.cmpi slt, %2413, %2295 : i32
              %2423 = arith.select %2422, %2421, %c73 : f32
              %2424 = arith.addi %2418, %1203 : index
              %2425 = arith.addi %2424, %c23 : index
              %2426 = memref.load %partial[%2425] : memref<?xf32>
              %2427 = arith.addi %2424, %c7 : index
              %2428 = memref.load %partial[%2427] : memref<?xf32>
              %2429 = arith.addi %2424, %c27 : index
              %2430 = memref.load %partial[%2429] : memref<?xf32>
              %2431 = arith.addi %2424, %c28 : index
              %2432 = memref.load %partial[%2431] : memref<?xf32>
              %2433 = arith.addi %2424, %c24 : index
              %2434 = memref.load %partial[%2433] : memref<?xf32>
              %2435 = arith.addi %2424, %c62 : index
              %2436 = memref.load %partial[%2435] : memref<?xf32>
              %2437 = arith.addi %2424, %c63 : index
              %2438 = memref.load %partial[%2437] : memref<?xf32>
              %2439 = arith.addi %2424, %c64 : index
              %2440 = memref.load %partial[%2439] : memref<?xf32>
              %2441 = arith.addi %2424, %c15 : index
              %2442 = memref.load %partial[%2441] : memref<?xf32>
              %2443 = arith.addi %2424, %c65 : index
              %2444 = memref.load %partial[%2443] : memref<?xf32>
              %2445 = arith.addi %2424, %c66 : index
              %2446 = memref.load %partial[%2445] : memref<?xf32>
              %2447 = arith.addi %2424, %c67 : index
              %2448 = memref.load %partial[%2447] : memref<?xf32>
              %2449 = arith.addi %2424, %c68 : index
              %2450 = memref.load %partial[%2449] : memref<?xf32>
              %2451 = arith.addi %2424, %c69 : index
              %2452 = memref.load %partial[%2451] : memref<?xf32>
              %2453 = arith.addi %2424, %c70 : index
              %2454 = memref.load %partial[%2453] : memref<?xf32>
              %2455 = arith.addi %2424, %c71 : index
              %2456 = memref.load %partial[%2455] : memref<?xf32>
              %2457 = arith.addi %2420, %c3 : index
              %2458 = memref.load %partial[%2457] : memref<?xf32>
              %2459 = arith.addi %2300, %c98 : i32
              %2460 = arith.minsi %2459, %2321 : i32
              %2461 = arith.addi %2293, %2460 : i32
              %2462 = arith.index_castui %2461 : i32 to index
              %2463 = arith.addi %2250, %2462 : index
              %2464 = arith.muli %2463, %c6 : index
              %2465 = arith.addi %2464, %c5 : index
              %2466 = arith.addi %2465, %1204 : index
              %2467 = memref.load %partial[%2466] : memref<?xf32>
              %2468 = arith.cmpi slt, %2459, %2295 : i32
              %2469 = arith.select %2468, %2467, %c73 : f32
              %2470 = arith.addi %2464, %1203 : index
              %2471 = arith.addi %2470, %c23 : index
              %2472 = memref.load %partial[%2471] : memref<?xf32>
              %2473 = arith.addi %2470, %c7 : index
              %2474 = memref.load %partial[%2473] : memref<?xf32>
              %2475 = arith.addi %2470, %c27 : index
              %2476 = memref.load %partial[%2475] : memref<?xf32>
              %2477 = arith.addi %2470, %c28 : index
              %2478 = memref.load %partial[%2477] : memref<?xf32>
              %2479 = arith.addi %2470, %c24 : index
              %2480 = memref.load %partial[%2479] : memref<?xf32>
              %2481 = arith.addi %2470, %c62 : index
              %2482 = memref.load %partial[%2481] : memref<?xf32>
              %2483 = arith.addi %2470, %c63 : index
              %2484 = memref.load %partial[%2483] : memref<?xf32>
              %2485 = arith.addi %2470, %c64 : index
              %2486 = memref.load %partial[%2485] : memref<?xf32>
              %2487 = arith.addi %2470, %c15 : index
              %2488 = memref.load %partial[%2487] : memref<?xf32>
              %2489 = arith.addi %2470, %c65 : index
              %2490 = memref.load %partial[%2489] : memref<?xf32>
              %2491 = arith.addi %2470, %c66 : index
              %2492 = memref.load %partial[%2491] : memref<?xf32>
              %2493 = arith.addi %2470, %c67 : index
              %2494 = memref.load %partial[%2493] : memref<?xf32>
              %2495 = arith.addi %2470, %c68 : index
              %2496 = memref.load %partial[%2495] : memref<?xf32>
              %2497 = arith.addi %2470, %c69 : index
              %2498 = memref.load %partial[%2497] : memref<?xf32>
              %2499 = arith.addi %2470, %c70 : index
              %2500 = memref.load %partial[%2499] : memref<?xf32>
              %2501 = arith.addi %2470, %c71 : index
              %2502 = memref.load %partial[%2501] : memref<?xf32>
              %2503 = arith.addi %2466, %c3 : index
              %2504 = memref.load %partial[%2503] : memref<?xf32>
              %2505 = arith.addi %2300, %c99 : i32
              %2506 = arith.minsi %2505, %2321 : i32
              %2507 = arith.addi %2293, %2506 : i32
              %2508 = arith.index_castui %2507 : i32 to index
              %2509 = arith.addi %2250, %2508 : index
              %2510 = arith.muli %2509, %c6 : index
              %2511 = arith.addi %2510, %c5 : index
              %2512 = arith.addi %2511, %1204 : index
              %2513 = memref.load %partial[%2512] : memref<?xf32>
              %2514 = arith.cmpi slt, %2505, %2295 : i32
              %2515 = arith.select %2514, %2513, %c73 : f32
              %2516 = arith.addi %2510, %1203 : index
              %2517 = arith.addi %2516, %c23 : index
              %2518 = memref.load %partial[%2517] : memref<?xf32>
              %2519 = arith.addi %2516, %c7 : index
              %2520 = memref.load %partial[%2519] : memref<?xf32>
              %2521 = arith.addi %2516, %c27 : index
              %2522 = memref.load %partial[%2521] : memref<?xf32>
              %2523 = arith.addi %2516, %c28 : index
              %2524 = memref.load %partial[%2523] : memref<?xf32>
              %2525 = arith.addi %2516, %c24 : index
              %2526 = memref.load %partial[%2525] : memref<?xf32>
              %2527 = arith.addi %2516, %c62 : index
              %2528 = memref.load %partial[%2527] : memref<?xf32>
              %2529 = arith.addi %2516, %c63 : index
              %2530 = memref.load %partial[%2529] : memref<?xf32>
              %2531 = arith.addi %2516, %c64 : index
              %2532 = memref.load %partial[%2531] : memref<?xf32>
              %2533 = arith.addi %2516, %c15 : index
              %2534 = memref.load %partial[%2533] : memref<?xf32>
              %2535 = arith.addi %2516, %c65 : index
              %2536 = memref.load %partial[%2535] : memref<?xf32>
              %2537 = arith.addi %2516, %c66 : index
              %2538 = memref.load %partial[%2537] : memref<?xf32>
              %2539 = arith.addi %2516, %c67 : index
              %2540 = memref.load %partial[%2539] : memref<?xf32>
              %2541 = arith.addi %2516, %c68 : index
              %2542 = memref.load %partial[%2541] : memref<?xf32>
              %2543 = arith.addi %2516, %c69 : index
              %2544 = memref.load %partial[%2543] : memref<?xf32>
              %2545 = arith.addi %2516, %c70 : index
              %2546 = memref.load %partial[%2545] : memref<?xf32>
              %2547 = arith.addi %2516, %c71 : index
              %2548 = memref.load %partial[%2547] : memref<?xf32>
              %2549 = arith.addi %2512, %c3 : index
              %2550 = memref.load %partial[%2549] : memref<?xf32>
              %2551 = arith.addi %2300, %c101 : i32
              %2552 = arith.minsi %2551, %2321 : i32
              %2553 = arith.addi %2293, %2552 : i32
              %2554 = arith.index_castui %2553 : i32 to index
              %2555 = arith.addi %2250, %2554 : index
              %2556 = arith.muli %2555, %c6 : index
              %2557 = arith.addi %2556, %c5 : index
              %2558 = arith.addi %2557, %1204 : index
              %2559 = memref.load %partial[%2558] : memref<?xf32>
              %2560 = arith.cmpi slt, %2551, %2295 : i32
              %2561 = arith.select %2560, %2559, %c73 : f32
              %2562 = arith.addi %2556, %1203 : index
              %2563 = arith.addi %2562, %c23 : index
              %2564 = memref.load %partial[%2563] : memref<?xf32>
              %2565 = arith.addi %2562, %c7 : index
              %2566 = memref.load %partial[%2565] : memref<?xf32>
              %2567 = arith.addi %2562, %c27 : index
              %2568 = memref.load %partial[%2567] : memref<?xf32>
              %2569 = arith.addi %2562, %c28 : index
              %2570 = memref.load %partial[%2569] : memref<?xf32>
              %2571 = arith.addi %2562, %c24 : index
              %2572 = memref.load %partial[%2571] : memref<?xf32>
              %2573 = arith.addi %2562, %c62 : index
              %2574 = memref.load %partial[%2573] : memref<?xf32>
              %2575 = arith.addi %2562, %c63 : index
              %2576 = memref.load %partial[%2575] : memref<?xf32>
              %2577 = arith.addi %2562, %c64 : index
              %2578 = memref.load %partial[%2577] : memref<?xf32>
              %2579 = arith.addi %2562, %c15 : index
              %2580 = memref.load %partial[%2579] : memref<?xf32>
              %2581 = arith.addi %2562, %c65 : index
              %2582 = memref.load %partial[%2581] : memref<?xf32>
              %2583 = arith.addi %2562, %c66 : index
              %2584 = memref.load %partial[%2583] : memref<?xf32>
              %2585 = arith.addi %2562, %c67 : index
              %2586 = memref.load %partial[%2585] : memref<?xf32>
              %2587 = arith.addi %2562, %c68 : index
              %2588 = memref.load %partial[%2587] : memref<?xf32>
              %2589 = arith.addi %2562, %c69 : index
              %2590 = memref.load %partial[%2589] : memref<?xf32>
              %2591 = arith.addi %2562, %c70 : index
              %2592 = memref.load %partial[%2591] : memref<?xf32>
              %2593 = arith.addi %2562, %c71 : index
              %2594 = memref.load %partial[%2593] : memref<?xf32>
              %2595 = arith.addi %2558, %c3 : index
              %2596 = memref.load %partial[%2595] : memref<?xf32>
              %2597 = arith.addi %2300, %c102 : i32
              %2598 = arith.minsi %2597, %2321 : i32
              %2599 = arith.addi %2293, %2598 : i32
              %2600 = arith.index_castui %2599 : i32 to index
              %2601 = arith.addi %2250, %2600 : index
              %2602 = arith.muli %2601, %c6 : index
              %2603 = arith.addi %2602, %c5 : index
              %2604 = arith.addi %2603, %1204 : index
              %2605 = memref.load %partial[%2604] : memref<?xf32>
              %2606 = arith.cmpi slt, %2597, %2295 : i32
              %2607 = arith.select %2606, %2605, %c73 : f32
              %2608 = arith.addi %2602, %1203 : index
              %2609 = arith.addi %2608, %c23 : index
              %2610 = memref.load %partial[%2609] : memref<?xf32>
              %2611 = arith.addi %2608, %c7 : index
              %2612 = memref.load %partial[%2611] : memref<?xf32>
              %2613 = arith.addi %2608, %c27 : index
              %2614 = memref.load %partial[%2613] : memref<?xf32>
              %2615 = arith.addi %2608, %c28 : index
              %2616 = memref.load %partial[%2615] : memref<?xf32>
              %2617 = arith.addi %2608, %c24 : index
              %2618 = memref.load %partial[%2617] : memref<?xf32>
              %2619 = arith.addi %2608, %c62 : index
              %2620 = memref.load %partial[%2619] : memref<?xf32>
              %2621 = arith.addi %2608, %c63 : index
              %2622 = memref.load %partial[%2621] : memref<?xf32>
              %2623 = arith.addi %2608, %c64 : index
              %2624 = memref.load %partial[%2623] : memref<?xf32>
              %2625 = arith.addi %2608, %c15 : index
              %2626 = memref.load %partial[%2625] : memref<?xf32>
              %2627 = arith.addi %2608, %c65 : index
              %2628 = memref.load %partial[%2627] : memref<?xf32>
              %2629 = arith.addi %2608, %c66 : index
              %2630 = memref.load %partial[%2629] : memref<?xf32>
              %2631 = arith.addi %2608, %c67 : index
              %2632 = memref.load %partial[%2631] : memref<?xf32>
              %2633 = arith.addi %2608, %c68 : index
              %2634 = memref.load %partial[%2633] : memref<?xf32>
              %2635 = arith.addi %2608, %c69 : index
              %2636 = memref.load %partial[%2635] : memref<?xf32>
              %2637 = arith.addi %2608, %c70 : index
              %2638 = memref.load %partial[%2637] : memref<?xf32>
              %2639 = arith.addi %2608, %c71 : index
              %2640 = memref.load %partial[%2639] : memref<?xf32>
              %2641 = arith.addi %2604, %c3 : index
              %2642 = memref.load %partial[%2641] : memref<?xf32>
              %2643 = arith.addi %2300, %c104 : i32
              %2644 = arith.minsi %2643, %2321 : i32
              %2645 = arith.addi %2293, %2644 : i32
              %2646 = arith.index_castui %2645 : i32 to index
              %2647 = arith.addi %2250, %2646 : index
              %2648 = arith.muli %2647, %c6 : index
              %2649 = arith.addi %2648, %c5 : index
              %2650 = arith.addi %2649, %1204 : index
              %2651 = memref.load %partial[%2650] : memref<?xf32>
              %2652 = arith.cmpi slt, %2643, %2295 : i32
              %2653 = arith.select %2652, %2651, %c73 : f32
              %2654 = arith.addi %2648, %1203 : index
              %2655 = arith.addi %2654, %c23 : index
              %2656 = memref.load %partial[%2655] : memref<?xf32>
              %2657 = arith.addi %2654, %c7 : index
              %2658 = memref.load %partial[%2657] : memref<?xf32>
              %2659 = arith.addi %2654, %c27 : index
              %2660 = memref.load %partial[%2659] : memref<?xf32>
              %2661 = arith.addi %2654, %c28 : index
              %2662 = memref.load %partial[%2661] : memref<?xf32>
              %2663 = arith.addi %2654, %c24 : index
              %2664 = memref.load %partial[%2663] : memref<?xf32>
              %2665 = arith.addi %2654, %c62 : index
              %2666 = memref.load %partial[%2665] : memref<?xf32>
              %2667 = arith.addi %2654, %c63 : index
              %2668 = memref.load %partial[%2667] : memref<?xf32>
              %2669 = arith.addi %2654, %c64 : index
              %2670 = memref.load %partial[%2669] : memref<?xf32>
              %2671 = arith.addi %2654, %c15 : index
              %2672 = memref.load %partial[%2671] : memref<?xf32>
              %2673 = arith.addi %2654, %c65 : index
              %2674 = memref.load %partial[%2673] : memref<?xf32>
              %2675 = arith.addi %2654, %c66 : index
              %2676 = memref.load %partial[%2675] : memref<?xf32>
              %2677 = arith.addi %2654, %c67 : index
              %2678 = memref.load %partial[%2677] : memref<?xf32>
              %2679 = arith.addi %2654, %c68 : index
              %2680 = memref.load %partial[%2679] : memref<?xf32>
              %2681 = arith.addi %2654, %c69 : index
              %2682 = memref.load %partial[%2681] : memref<?xf32>
              %2683 = arith.addi %2654, %c70 : index
              %2684 = memref.load %partial[%2683] : memref<?xf32>
              %2685 = arith.addi %2654, %c71 : index
              %2686 = memref.load %partial[%2685] : memref<?xf32>
              %2687 = arith.addi %2650, %c3 : index
              %2688 = memref.load %partial[%2687] : memref<?xf32>
              %2689 = arith.maxnumf %2301, %2331 fastmath<nnan> : f32
              %2690 = arith.subf %2301, %2689 : f32
              %2691 = wave.exp2 %2690 : f32
              %2692 = arith.subf %2331, %2689 : f32
              %2693 = wave.exp2 %2692 : f32
              %2694 = arith.mulf %2302, %2691 : f32
              %2695 = math.fma %2366, %2693, %2694 : f32
              %2696 = arith.mulf %2303, %2691 : f32
              %2697 = math.fma %2334, %2693, %2696 : f32
              %2698 = arith.mulf %2304, %2691 : f32
              %2699 = math.fma %2336, %2693, %2698 : f32
              %2700 = arith.mulf %2305, %2691 : f32
              %2701 = math.fma %2338, %2693, %2700 : f32
              %2702 = arith.mulf %2306, %2691 : f32
              %2703 = math.fma %2340, %2693, %2702 : f32
              %2704 = arith.mulf %2307, %2691 : f32
              %2705 = math.fma %2342, %2693, %2704 : f32
              %2706 = arith.mulf %2308, %2691 : f32
              %2707 = math.fma %2344, %2693, %2706 : f32
              %2708 = arith.mulf %2309, %2691 : f32
              %2709 = math.fma %2346, %2693, %2708 : f32
              %2710 = arith.mulf %2310, %2691 : f32
              %2711 = math.fma %2348, %2693, %2710 : f32
              %2712 = arith.mulf %2311, %2691 : f32
              %2713 = math.fma %2350, %2693, %2712 : f32
              %2714 = arith.mulf %2312, %2691 : f32
              %2715 = math.fma %2352, %2693, %2714 : f32
              %2716 = arith.mulf %2313, %2691 : f32
              %2717 = math.fma %2354, %2693, %2716 : f32
              %2718 = arith.mulf %2314, %2691 : f32
              %2719 = math.fma %2356, %2693, %2718 : f32
              %2720 = arith.mulf %2315, %2691 : f32
              %2721 = math.fma %2358, %2693, %2720 : f32
              %2722 = arith.mulf %2316, %2691 : f32
              %2723 = math.fma %2360, %2693, %2722 : f32
              %2724 = arith.mulf %2317, %2691 : f32
              %2725 = math.fma %2362, %2693, %2724 : f32
              %2726 = arith.mulf %2318, %2691 : f32
              %2727 = math.fma %2364, %2693, %2726 : f32
              %2728 = arith.maxnumf %2689, %2377 fastmath<nnan> : f32
              %2729 = arith.subf %2689, %2728 : f32
              %2730 = wave.exp2 %2729 : f32
              %2731 = arith.subf %2377, %2728 : f32
              %2732 = wave.exp2 %2731 : f32
              %2733 = arith.mulf %2695, %2730 : f32
              %2734 = math.fma %2412, %2732, %2733 : f32
              %2735 = arith.mulf %2697, %2730 : f32
              %2736 = math.fma %2380, %2732, %2735 : f32
              %2737 = arith.mulf %2699, %2730 : f32
              %2738 = math.fma %2382, %2732, %2737 : f32
              %2739 = arith.mulf %2701, %2730 : f32
              %2740 = math.fma %2384, %2732, %2739 : f32
              %2741 = arith.mulf %2703, %2730 : f32
              %2742 = math.fma %2386, %2732, %2741 : f32
              %2743 = arith.mulf %2705, %2730 : f32
              %2744 = math.fma %2388, %2732, %2743 : f32
              %2745 = arith.mulf %2707, %2730 : f32
              %2746 = math.fma %2390, %2732, %2745 : f32
              %2747 = arith.mulf %2709, %2730 : f32
              %2748 = math.fma %2392, %2732, %2747 : f32
              %2749 = arith.mulf %2711, %2730 : f32
              %2750 = math.fma %2394, %2732, %2749 : f32
              %2751 = arith.mulf %2713, %2730 : f32
              %2752 = math.fma %2396, %2732, %2751 : f32
              %2753 = arith.mulf %2715, %2730 : f32
              %2754 = math.fma %2398, %2732, %2753 : f32
              %2755 = arith.mulf %2717, %2730 : f32
              %2756 = math.fma %2400, %2732, %2755 : f32
              %2757 = arith.mulf %2719, %2730 : f32
              %2758 = math.fma %2402, %2732, %2757 : f32
              %2759 = arith.mulf %2721, %2730 : f32
              %2760 = math.fma %2404, %2732, %2759 : f32
              %2761 = arith.mulf %2723, %2730 : f32
              %2762 = math.fma %2406, %2732, %2761 : f32
              %2763 = arith.mulf %2725, %2730 : f32
              %2764 = math.fma %2408, %2732, %2763 : f32
              %2765 = arith.mulf %2727, %2730 : f32
              %2766 = math.fma %2410, %2732, %2765 : f32
              %2767 = arith.maxnumf %2728, %2423 fastmath<nnan> : f32
              %2768 = arith.subf %2728, %2767 : f32
              %2769 = wave.exp2 %2768 : f32
              %2770 = arith.subf %2423, %2767 : f32
              %2771 = wave.exp2 %2770 : f32
              %2772 = arith.mulf %2734, %2769 : f32
              %2773 = math.fma %2458, %2771, %2772 : f32
              %2774 = arith.mulf %2736, %2769 : f32
              %2775 = math.fma %2426, %2771, %2774 : f32
              %2776 = arith.mulf %2738, %2769 : f32
              %2777 = math.fma %2428, %2771, %2776 : f32
              %2778 = arith.mulf %2740, %2769 : f32
              %2779 = math.fma %2430, %2771, %2778 : f32
              %2780 = arith.mulf %2742, %2769 : f32
              %2781 = math.fma %2432, %2771, %2780 : f32
              %2782 = arith.mulf %2744, %2769 : f32
              %2783 = math.fma %2434, %2771, %2782 : f32
              %2784 = arith.mulf %2746, %2769 : f32
              %2785 = math.fma %2436, %2771, %2784 : f32
              %2786 = arith.mulf %2748, %2769 : f32
              %2787 = math.fma %2438, %2771, %2786 : f32
              %2788 = arith.mulf %2750, %2769 : f32
              %2789 = math.fma %2440, %2771, %2788 : f32
              %2790 = arith.mulf %2752, %2769 : f32
              %2791 = math.fma %2442, %2771, %2790 : f32
              %2792 = arith.mulf %2754, %2769 : f32
              %2793 = math.fma %2444, %2771, %2792 : f32
              %2794 = arith.mulf %2756, %2769 : f32
              %2795 = math.fma %2446, %2771, %2794 : f32
              %2796 = arith.mulf %2758, %2769 : f32
              %2797 = math.fma %2448, %2771, %2796 : f32
              %2798 = arith.mulf %2760, %2769 : f32
              %2799 = math.fma %2450, %2771, %2798 : f32
              %2800 = arith.mulf %2762, %2769 : f32
              %2801 = math.fma %2452, %2771, %2800 : f32
              %2802 = arith.mulf %2764, %2769 : f32
              %2803 = math.fma %2454, %2771, %2802 : f32
              %2804 = arith.mulf %2766, %2769 : f32
              %2805 = math.fma %2456, %2771, %2804 : f32
              %2806 = arith.maxnumf %2767, %2469 fastmath<nnan> : f32
              %2807 = arith.subf %2767, %2806 : f32
              %2808 = wave.exp2 %2807 : f32
              %2809 = arith.subf %2469, %2806 : f32
              %2810 = wave.exp2 %2809 : f32
              %2811 = arith.mulf %2773, %2808 : f32
              %2812 = math.fma %2504, %2810, %2811 : f32
              %2813 = arith.mulf %2775, %2808 : f32
              %2814 = math.fma %2472, %2810, %2813 : f32
              %2815 = arith.mulf %2777, %2808 : f32
              %2816 = math.fma %2474, %2810, %2815 : f32
              %2817 = arith.mulf %2779, %2808 : f32
              %2818 = math.fma %2476, %2810, %2817 : f32
              %2819 = arith.mulf %2781, %2808 : f32
              %2820 = math.fma %2478, %2810, %2819 : f32
              %2821 = arith.mulf %2783, %2808 : f32
              %2822 = math.fma %2480, %2810, %2821 : f32
              %2823 = arith.mulf %2785, %2808 : f32
              %2824 = math.fma %2482, %2810, %2823 : f32
              %2825 = arith.mulf %2787, %2808 : f32
              %2826 = math.fma %2484, %2810, %2825 : f32
              %2827 = arith.mulf %2789, %2808 : f32
              %2828 = math.fma %2486, %2810, %2827 : f32
              %2829 = arith.mulf %2791, %2808 : f32
              %2830 = math.fma %2488, %2810, %2829 : f32
              %2831 = arith.mulf %2793, %2808 : f32
              %2832 = math.fma %2490, %2810, %2831 : f32
              %2833 = arith.mulf %2795, %2808 : f32
              %2834 = math.fma %2492, %2810, %2833 : f32
              %2835 = arith.mulf %2797, %2808 : f32
              %2836 = math.fma %2494, %2810, %2835 : f32
              %2837 = arith.mulf %2799, %2808 : f32
              %2838 = math.fma %2496, %2810, %2837 : f32
              %2839 = arith.mulf %2801, %2808 : f32
              %2840 = math.fma %2498, %2810, %2839 : f32
              %2841 = arith.mulf %2803, %2808 : f32
              %2842 = math.fma %2500, %2810, %2841 : f32
              %2843 = arith.mulf %2805, %2808 : f32
              %2844 = math.fma %2502, %2810, %2843 : f32
              %2845 = arith.maxnumf %2806, %2515 fastmath<nnan> : f32
              %2846 = arith.subf %2806, %2845 : f32
              %2847 = wave.exp2 %2846 : f32
              %2848 = arith.subf %2515, %2845 : f32
              %2849 = wave.exp2 %2848 : f32
              %2850 = arith.mulf %2812, %2847 : f32
              %2851 = math.fma %2550, %2849, %2850 : f32
              %2852 = arith.mulf %2814, %2847 : f32
              %2853 = math.fma %2518, %2849, %2852 : f32
              %2854 = arith.mulf %2816, %2847 : f32
              %2855 = math.fma %2520, %2849, %2854 : f32
              %2856 = arith.mulf %2818, %2847 : f32
              %2857 = math.fma %2522, %2849, %2856 : f32
              %2858 = arith.mulf %2820, %2847 : f32
              %2859 = math.fma %2524, %2849, %2858 : f32
              %2860 = arith.mulf %2822, %2847 : f32
              %2861 = math.fma %2526, %2849, %2860 : f32
              %2862 = arith.mulf %2824, %2847 : f32
              %2863 = math.fma %2528, %2849, %2862 : f32
              %2864 = arith.mulf %2826, %2847 : f32
              %2865 = math.fma %2530, %2849, %2864 : f32
              %2866 = arith.mulf %2828, %2847 : f32
              %2867 = math.fma %2532, %2849, %2866 : f32
              %2868 = arith.mulf %2830, %2847 : f32
              %2869 = math.fma %2534, %2849, %2868 : f32
              %2870 = arith.mulf %2832, %2847 : f32
              %2871 = math.fma %2536, %2849, %2870 : f32
              %2872 = arith.mulf %2834, %2847 : f32
              %2873 = math.fma %2538, %2849, %2872 : f32
              %2874 = arith.mulf %2836, %2847 : f32
              %2875 = math.fma %2540, %2849, %2874 : f32
              %2876 = arith.mulf %2838, %2847 : f32
              %2877 = math.fma %2542, %2849, %2876 : f32
              %2878 = arith.mulf %2840, %2847 : f32
              %2879 = math.fma %2544, %2849, %2878 : f32
              %2880 = arith.mulf %2842, %2847 : f32
              %2881 = math.fma %2546, %2849, %2880 : f32
              %2882 = arith.mulf %2844, %2847 : f32
              %2883 = math.fma %2548, %2849, %2882 : f32
              %2884 = arith.maxnumf %2845, %2561 fastmath<nnan> : f32
              %2885 = arith.subf %2845, %2884 : f32
              %2886 = wave.exp2 %2885 : f32
              %2887 = arith.subf %2561, %2884 : f32
              %2888 = wave.exp2 %2887 : f32
              %2889 = arith.mulf %2851, %2886 : f32
              %2890 = math.fma %2596, %2888, %2889 : f32
              %2891 = arith.mulf %2853, %2886 : f32
              %2892 = math.fma %2564, %2888, %2891 : f32
              %2893 = arith.mulf %2855, %2886 : f32
              %2894 = math.fma %2566, %2888, %2893 : f32
              %2895 = arith.mulf %2857, %2886 : f32
              %2896 = math.fma %2568, %2888, %2895 : f32
              %2897 = arith.mulf %2859, %2886 : f32
              %2898 = math.fma %2570, %2888, %2897 : f32
              %2899 = arith.mulf %2861, %2886 : f32
              %2900 = math.fma %2572, %2888, %2899 : f32
              %2901 = arith.mulf %2863, %2886 : f32
              %2902 = math.fma %2574, %2888, %2901 : f32
              %2903 = arith.mulf %2865, %2886 : f32
              %2904 = math.fma %2576, %2888, %2903 : f32
              %2905 = arith.mulf %2867, %2886 : f32
              %2906 = math.fma %2578, %2888, %2905 : f32
              %2907 = arith.mulf %2869, %2886 : f32
              %2908 = math.fma %2580, %2888, %2907 : f32
              %2909 = arith.mulf %2871, %2886 : f32
              %2910 = math.fma %2582, %2888, %2909 : f32
              %2911 = arith.mulf %2873, %2886 : f32
              %2912 = math.fma %2584, %2888, %2911 : f32
              %2913 = arith.mulf %2875, %2886 : f32
              %2914 = math.fma %2586, %2888, %2913 : f32
              %2915 = arith.mulf %2877, %2886 : f32
              %2916 = math.fma %2588, %2888, %2915 : f32
              %2917 = arith.mulf %2879, %2886 : f32
              %2918 = math.fma %2590, %2888, %2917 : f32
              %2919 = arith.mulf %2881, %2886 : f32
              %2920 = math.fma %2592, %2888, %2919 : f32
              %2921 = arith.mulf %2883, %2886 : f32
              %2922 = math.fma %2594, %2888, %2921 : f32
              %2923 = arith.maxnumf %2884, %2607 fastmath<nnan> : f32
              %2924 = arith.subf %2884, %2923 : f32
              %2925 = wave.exp2 %2924 : f32
              %2926 = arith.subf %2607, %2923 : f32
              %2927 = wave.exp2 %2926 : f32
              %2928 = arith.mulf %2890, %2925 : f32
              %2929 = math.fma %2642, %2927, %2928 : f32
              %2930 = arith.mulf %2892, %2925 : f32
              %2931 = math.fma %2610, %2927, %2930 : f32
              %2932 = arith.mulf %2894, %2925 : f32
              %2933 = math.fma %2612, %2927, %2932 : f32
              %2934 = arith.mulf %2896, %2925 : f32
              %2935 = math.fma %2614, %2927, %2934 : f32
              %2936 = arith.mulf %2898, %2925 : f32
              %2937 = math.fma %2616, %2927, %2936 : f32
              %2938 = arith.mulf %2900, %2925 : f32
              %2939 = math.fma %2618, %2927, %2938 : f32
              %2940 = arith.mulf %2902, %2925 : f32
              %2941 = math.fma %2620, %2927, %2940 : f32
              %2942 = arith.mulf %2904, %2925 : f32
              %2943 = math.fma %2622, %2927, %2942 : f32
              %2944 = arith.mulf %2906, %2925 : f32
              %2945 = math.fma %2624, %2927, %2944 : f32
              %2946 = arith.mulf %2908, %2925 : f32
              %2947 = math.fma %2626, %2927, %2946 : f32
              %2948 = arith.mulf %2910, %2925 : f32
              %2949 = math.fma %2628, %2927, %2948 : f32
              %2950 = arith.mulf %2912, %2925 : f32
              %2951 = math.fma %2630, %2927, %2950 : f32
              %2952 = arith.mulf %2914, %2925 : f32
              %2953 = math.fma %2632, %2927, %2952 : f32
              %2954 = arith.mulf %2916, %2925 : f32
              %2955 = math.fma %2634, %2927, %2954 : f32
              %2956 = arith.mulf %2918, %2925 : f32
              %2957 = math.fma %2636, %2927, %2956 : f32
              %2958 = arith.mulf %2920, %2925 : f32
              %2959 = math.fma %2638, %2927, %2958 : f32
              %2960 = arith.mulf %2922, %2925 : f32
              %2961 = math.fma %2640, %2927, %2960 : f32
              %2962 = arith.maxnumf %2923, %2653 fastmath<nnan> : f32
              %2963 = arith.subf %2923, %2962 : f32
              %2964 = wave.exp2 %2963 : f32
              %2965 = arith.subf %2653, %2962 : f32
              %2966 = wave.exp2 %2965 : f32
              %2967 = arith.mulf %2929, %2964 : f32
              %2968 = math.fma %2688, %2966, %2967 : f32
              %2969 = arith.mulf %2931, %2964 : f32
              %2970 = math.fma %2656, %2966, %2969 : f32
              %2971 = arith.mulf %2933, %2964 : f32
              %2972 = math.fma %2658, %2966, %2971 : f32
              %2973 = arith.mulf %2935, %2964 : f32
              %2974 = math.fma %2660, %2966, %2973 : f32
              %2975 = arith.mulf %2937, %2964 : f32
              %2976 = math.fma %2662, %2966, %2975 : f32
              %2977 = arith.mulf %2939, %2964 : f32
              %2978 = math.fma %2664, %2966, %2977 : f32
              %2979 = arith.mulf %2941, %2964 : f32
              %2980 = math.fma %2666, %2966, %2979 : f32
              %2981 = arith.mulf %2943, %2964 : f32
              %2982 = math.fma %2668, %2966, %2981 : f32
              %2983 = arith.mulf %2945, %2964 : f32
              %2984 = math.fma %2670, %2966, %2983 : f32
              %2985 = arith.mulf %2947, %2964 : f32
              %2986 = math.fma %2672, %2966, %2985 : f32
              %2987 = arith.mulf %2949, %2964 : f32
              %2988 = math.fma %2674, %2966, %2987 : f32
              %2989 = arith.mulf %2951, %2964 : f32
              %2990 = math.fma %2676, %2966, %2989 : f32
              %2991 = arith.mulf %2953, %2964 : f32
              %2992 = math.fma %2678, %2966, %2991 : f32
              %2993 = arith.mulf %2955, %2964 : f32
              %2994 = math.fma %2680, %2966, %2993 : f32
              %2995 = arith.mulf %2957, %2964 : f32
              %2996 = math.fma %2682, %2966, %2995 : f32
              %2997 = arith.mulf %2959, %2964 : f32
              %2998 = math.fma %2684, %2966, %2997 : f32
              %2999 = arith.mulf %2961, %2964 : f32
              %3000 = math.fma %2686, %2966, %2999 : f32
              scf.yield %2962, %2968, %2970, %2972, %2974, %2976, %2978, %2980, %2982, %2984, %2986, %2988, %2990, %2992, %2994, %2996, %2998, %3000 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
            }
            %3001 = arith.cmpi eq, %2289, %c17 : i32
            scf.if %3001 {
              %3002 = arith.addi %kvHeads, %15 : index
              %3003 = memref.load %scales[%3002] : memref<?xf32>
              %3004 = arith.divf %3003, %2319#1 : f32
              %3005 = arith.addi %17, %1204 : index
              %3006 = arith.cmpi slt, %3005, %groupSize : index
              scf.if %3006 {
                %3007 = arith.muli %15, %groupSize : index
                %3008 = arith.addi %3007, %3005 : index
                %3009 = arith.muli %3008, %c7 : index
                %3010 = arith.muli %heads, %c7 : index
                %3011 = arith.mulf %2319#2, %3004 : f32
                %3012 = arith.addf %3011, %c74 : f32
                %3013 = arith.minimumf %3012, %c127 : f32
                %3014 = arith.maximumf %3013, %c128 : f32
                %3015 = arith.truncf %3014 : f32 to f16
                %3016 = arith.divui %1325, %c3 : index
                %3017 = arith.addi %3009, %3016 : index
                %3018 = arith.divui %24, %outTileRows : index
                %3019 = arith.divui %3010, %c3 : index
                %3020 = arith.muli %3018, %3019 : index
                %3021 = arith.divui %3017, %c3 : index
                %3022 = arith.addi %3020, %3021 : index
                %3023 = arith.muli %3022, %c9 : index
                %3024 = arith.remui %3017, %c3 : index
                %3025 = arith.divui %3024, %c29 : index
                %3026 = arith.addi %3023, %3025 : index
                %3027 = arith.muli %outTileRows, %c29 : index
                %3028 = arith.muli %3026, %3027 : index
                %3029 = arith.remui %24, %outTileRows : index
                %3030 = arith.muli %3029, %c29 : index
                %3031 = arith.addi %3028, %3030 : index
                %3032 = arith.remui %3017, %c29 : index
                %3033 = arith.addi %3031, %3032 : index
                memref.store %3015, %out[%3033] : memref<?xf16>
                %3034 = arith.mulf %2319#3, %3004 : f32
                %3035 = arith.addf %3034, %c74 : f32
                %3036 = arith.minimumf %3035, %c127 : f32
                %3037 = arith.maximumf %3036, %c128 : f32
                %3038 = arith.truncf %3037 : f32 to f16
                %3039 = arith.divui %1356, %c3 : index
                %3040 = arith.addi %3009, %3039 : index
                %3041 = arith.divui %3040, %c3 : index
                %3042 = arith.addi %3020, %3041 : index
                %3043 = arith.muli %3042, %c9 : index
                %3044 = arith.remui %3040, %c3 : index
                %3045 = arith.divui %3044, %c29 : index
                %3046 = arith.addi %3043, %3045 : index
                %3047 = arith.muli %3046, %3027 : index
                %3048 = arith.addi %3047, %3030 : index
                %3049 = arith.remui %3040, %c29 : index
                %3050 = arith.addi %3048, %3049 : index
                memref.store %3038, %out[%3050] : memref<?xf16>
                %3051 = arith.mulf %2319#4, %3004 : f32
                %3052 = arith.addf %3051, %c74 : f32
                %3053 = arith.minimumf %3052, %c127 : f32
                %3054 = arith.maximumf %3053, %c128 : f32
                %3055 = arith.truncf %3054 : f32 to f16
                %3056 = arith.divui %2256, %c3 : index
                %3057 = arith.addi %3009, %3056 : index
                %3058 = arith.divui %3057, %c3 : index
                %3059 = arith.addi %3020, %3058 : index
                %3060 = arith.muli %3059, %c9 : index
                %3061 = arith.remui %3057, %c3 : index
                %3062 = arith.divui %3061, %c29 : index
                %3063 = arith.addi %3060, %3062 : index
                %3064 = arith.muli %3063, %3027 : index
                %3065 = arith.addi %3064, %3030 : index
                %3066 = arith.remui %3057, %c29 : index
                %3067 = arith.addi %3065, %3066 : index
                memref.store %3055, %out[%3067] : memref<?xf16>
                %3068 = arith.mulf %2319#5, %3004 : f32
                %3069 = arith.addf %3068, %c74 : f32
                %3070 = arith.minimumf %3069, %c127 : f32
                %3071 = arith.maximumf %3070, %c128 : f32
                %3072 = arith.truncf %3071 : f32 to f16
                %3073 = arith.divui %2258, %c3 : index
                %3074 = arith.addi %3009, %3073 : index
                %3075 = arith.divui %3074, %c3 : index
                %3076 = arith.addi %3020, %3075 : index
                %3077 = arith.muli %3076, %c9 : index
                %3078 = arith.remui %3074, %c3 : index
                %3079 = arith.divui %3078, %c29 : index
                %3080 = arith.addi %3077, %3079 : index
                %3081 = arith.muli %3080, %3027 : index
                %3082 = arith.addi %3081, %3030 : index
                %3083 = arith.remui %3074, %c29 : index
                %3084 = arith.addi %3082, %3083 : index
                memref.store %3072, %out[%3084] : memref<?xf16>
                %3085 = arith.mulf %2319#6, %3004 : f32
                %3086 = arith.addf %3085, %c74 : f32
                %3087 = arith.minimumf %3086, %c127 : f32
                %3088 = arith.maximumf %3087, %c128 : f32
                %3089 = arith.truncf %3088 : f32 to f16
                %3090 = arith.divui %2260, %c3 : index
                %3091 = arith.addi %3009, %3090 : index
                %3092 = arith.divui %3091, %c3 : index
                %3093 = arith.addi %3020, %3092 : index
                %3094 = arith.muli %3093, %c9 : index
                %3095 = arith.remui %3091, %c3 : index
                %3096 = arith.divui %3095, %c29 : index
                %3097 = arith.addi %3094, %3096 : index
                %3098 = arith.muli %3097, %3027 : index
                %3099 = arith.addi %3098, %3030 : index
                %3100 = arith.remui %3091, %c29 : index
                %3101 = arith.addi %3099, %3100 : index
                memref.store %3089, %out[%3101] : memref<?xf16>
                %3102 = arith.mulf %2319#7, %3004 : f32
                %3103 = arith.addf %3102, %c74 : f32
                %3104 = arith.minimumf %3103, %c127 : f32
                %3105 = arith.maximumf %3104, %c128 : f32
                %3106 = arith.truncf %3105 : f32 to f16
                %3107 = arith.divui %2262, %c3 : index
                %3108 = arith.addi %3009, %3107 : index
                %3109 = arith.divui %3108, %c3 : index
                %3110 = arith.addi %3020, %3109 : index
                %3111 = arith.muli %3110, %c9 : index
                %3112 = arith.remui %3108, %c3 : index
                %3113 = arith.divui %3112, %c29 : index
                %3114 = arith.addi %3111, %3113 : index
                %3115 = arith.muli %3114, %3027 : index
                %3116 = arith.addi %3115, %3030 : index
                %3117 = arith.remui %3108, %c29 : index
                %3118 = arith.addi %3116, %3117 : index
                memref.store %3106, %out[%3118] : memref<?xf16>
                %3119 = arith.mulf %2319#8, %3004 : f32
                %3120 = arith.addf %3119, %c74 : f32
                %3121 = arith.minimumf %3120, %c127 : f32
                %3122 = arith.maximumf %3121, %c128 : f32
                %3123 = arith.truncf %3122 : f32 to f16
                %3124 = arith.divui %2264, %c3 : index
                %3125 = arith.addi %3009, %3124 : index
                %3126 = arith.divui %3125, %c3 : index
                %3127 = arith.addi %3020, %3126 : index
                %3128 = arith.muli %3127, %c9 : index
                %3129 = arith.remui %3125, %c3 : index
                %3130 = arith.divui %3129, %c29 : index
                %3131 = arith.addi %3128, %3130 : index
                %3132 = arith.muli %3131, %3027 : index
                %3133 = arith.addi %3132, %3030 : index
                %3134 = arith.remui %3125, %c29 : index
                %3135 = arith.addi %3133, %3134 : index
                memref.store %3123, %out[%3135] : memref<?xf16>
                %3136 = arith.mulf %2319#9, %3004 : f32
                %3137 = arith.addf %3136, %c74 : f32
                %3138 = arith.minimumf %3137, %c127 : f32
                %3139 = arith.maximumf %3138, %c128 : f32
                %3140 = arith.truncf %3139 : f32 to f16
                %3141 = arith.divui %2266, %c3 : index
                %3142 = arith.addi %3009, %3141 : index
                %3143 = arith.divui %3142, %c3 : index
                %3144 = arith.addi %3020, %3143 : index
                %3145 = arith.muli %3144, %c9 : index
                %3146 = arith.remui %3142, %c3 : index
                %3147 = arith.divui %3146, %c29 : index
                %3148 = arith.addi %3145, %3147 : index
                %3149 = arith.muli %3148, %3027 : index
                %3150 = arith.addi %3149, %3030 : index
                %3151 = arith.remui %3142, %c29 : index
                %3152 = arith.addi %3150, %3151 : index
                memref.store %3140, %out[%3152] : memref<?xf16>
                %3153 = arith.mulf %2319#10, %3004 : f32
                %3154 = arith.addf %3153, %c74 : f32
                %3155 = arith.minimumf %3154, %c127 : f32
                %3156 = arith.maximumf %3155, %c128 : f32
                %3157 = arith.truncf %3156 : f32 to f16
                %3158 = arith.divui %2268, %c3 : index
                %3159 = arith.addi %3009, %3158 : index
                %3160 = arith.divui %3159, %c3 : index
                %3161 = arith.addi %3020, %3160 : index
                %3162 = arith.muli %3161, %c9 : index
                %3163 = arith.remui %3159, %c3 : index
                %3164 = arith.divui %3163, %c29 : index
                %3165 = arith.addi %3162, %3164 : index
                %3166 = arith.muli %3165, %3027 : index
                %3167 = arith.addi %3166, %3030 : index
                %3168 = arith.remui %3159, %c29 : index
                %3169 = arith.addi %3167, %3168 : index
                memref.store %3157, %out[%3169] : memref<?xf16>
                %3170 = arith.mulf %2319#11, %3004 : f32
                %3171 = arith.addf %3170, %c74 : f32
                %3172 = arith.minimumf %3171, %c127 : f32
                %3173 = arith.maximumf %3172, %c128 : f32
                %3174 = arith.truncf %3173 : f32 to f16
                %3175 = arith.divui %2270, %c3 : index
                %3176 = arith.addi %3009, %3175 : index
                %3177 = arith.divui %3176, %c3 : index
                %3178 = arith.addi %3020, %3177 : index
                %3179 = arith.muli %3178, %c9 : index
                %3180 = arith.remui %3176, %c3 : index
                %3181 = arith.divui %3180, %c29 : index
                %3182 = arith.addi %3179, %3181 : index
                %3183 = arith.muli %3182, %3027 : index
                %3184 = arith.addi %3183, %3030 : index
                %3185 = arith.remui %3176, %c29 : index
                %3186 = arith.addi %3184, %3185 : index
                memref.store %3174, %out[%3186] : memref<?xf16>
                %3187 = arith.mulf %2319#12, %3004 : f32
                %3188 = arith.addf %3187, %c74 : f32
                %3189 = arith.minimumf %3188, %c127 : f32
                %3190 = arith.maximumf %3189, %c128 : f32
                %3191 = arith.truncf %3190 : f32 to f16
                %3192 = arith.divui %2272, %c3 : index
                %3193 = arith.addi %3009, %3192 : index
                %3194 = arith.divui %3193, %c3 : index
                %3195 = arith.addi %3020, %3194 : index
                %3196 = arith.muli %3195, %c9 : index
                %3197 = arith.remui %3193, %c3 : index
                %3198 = arith.divui %3197, %c29 : index
                %3199 = arith.addi %3196, %3198 : index
                %3200 = arith.muli %3199, %3027 : index
                %3201 = arith.addi %3200, %3030 : index
                %3202 = arith.remui %3193, %c29 : index
                %3203 = arith.addi %3201, %3202 : index
                memref.store %3191, %out[%3203] : memref<?xf16>
                %3204 = arith.mulf %2319#13, %3004 : f32
                %3205 = arith.addf %3204, %c74 : f32
                %3206 = arith.minimumf %3205, %c127 : f32
                %3207 = arith.maximumf %3206, %c128 : f32
                %3208 = arith.truncf %3207 : f32 to f16
                %3209 = arith.divui %2274, %c3 : index
                %3210 = arith.addi %3009, %3209 : index
                %3211 = arith.divui %3210, %c3 : index
                %3212 = arith.addi %3020, %3211 : index
                %3213 = arith.muli %3212, %c9 : index
                %3214 = arith.remui %3210, %c3 : index
                %3215 = arith.divui %3214, %c29 : index
                %3216 = arith.addi %3213, %3215 : index
                %3217 = arith.muli %3216, %3027 : index
                %3218 = arith.addi %3217, %3030 : index
                %3219 = arith.remui %3210, %c29 : index
                %3220 = arith.addi %3218, %3219 : index
                memref.store %3208, %out[%3220] : memref<?xf16>
                %3221 = arith.mulf %2319#14, %3004 : f32
                %3222 = arith.addf %3221, %c74 : f32
                %3223 = arith.minimumf %3222, %c127 : f32
                %3224 = arith.maximumf %3223, %c128 : f32
                %3225 = arith.truncf %3224 : f32 to f16
                %3226 = arith.divui %2276, %c3 : index
                %3227 = arith.addi %3009, %3226 : index
                %3228 = arith.divui %3227, %c3 : index
                %3229 = arith.addi %3020, %3228 : index
                %3230 = arith.muli %3229, %c9 : index
                %3231 = arith.remui %3227, %c3 : index
                %3232 = arith.divui %3231, %c29 : index
                %3233 = arith.addi %3230, %3232 : index
                %3234 = arith.muli %3233, %3027 : index
                %3235 = arith.addi %3234, %3030 : index
                %3236 = arith.remui %3227, %c29 : index
                %3237 = arith.addi %3235, %3236 : index
                memref.store %3225, %out[%3237] : memref<?xf16>
                %3238 = arith.mulf %2319#15, %3004 : f32
                %3239 = arith.addf %3238, %c74 : f32
                %3240 = arith.minimumf %3239, %c127 : f32
                %3241 = arith.maximumf %3240, %c128 : f32
                %3242 = arith.truncf %3241 : f32 to f16
                %3243 = arith.divui %2278, %c3 : index
                %3244 = arith.addi %3009, %3243 : index
                %3245 = arith.divui %3244, %c3 : index
                %3246 = arith.addi %3020, %3245 : index
                %3247 = arith.muli %3246, %c9 : index
                %3248 = arith.remui %3244, %c3 : index
                %3249 = arith.divui %3248, %c29 : index
                %3250 = arith.addi %3247, %3249 : index
                %3251 = arith.muli %3250, %3027 : index
                %3252 = arith.addi %3251, %3030 : index
                %3253 = arith.remui %3244, %c29 : index
                %3254 = arith.addi %3252, %3253 : index
                memref.store %3242, %out[%3254] : memref<?xf16>
                %3255 = arith.mulf %2319#16, %3004 : f32
                %3256 = arith.addf %3255, %c74 : f32
                %3257 = arith.minimumf %3256, %c127 : f32
                %3258 = arith.maximumf %3257, %c128 : f32
                %3259 = arith.truncf %3258 : f32 to f16
                %3260 = arith.divui %2280, %c3 : index
                %3261 = arith.addi %3009, %3260 : index
                %3262 = arith.divui %3261, %c3 : index
                %3263 = arith.addi %3020, %3262 : index
                %3264 = arith.muli %3263, %c9 : index
                %3265 = arith.remui %3261, %c3 : index
                %3266 = arith.divui %3265, %c29 : index
                %3267 = arith.addi %3264, %3266 : index
                %3268 = arith.muli %3267, %3027 : index
                %3269 = arith.addi %3268, %3030 : index
                %3270 = arith.remui %3261, %c29 : index
                %3271 = arith.addi %3269, %3270 : index
                memref.store %3259, %out[%3271] : memref<?xf16>
                %3272 = arith.mulf %2319#17, %3004 : f32
                %3273 = arith.addf %3272, %c74 : f32
                %3274 = arith.minimumf %3273, %c127 : f32
                %3275 = arith.maximumf %3274, %c128 : f32
                %3276 = arith.truncf %3275 : f32 to f16
                %3277 = arith.divui %2282, %c3 : index
                %3278 = arith.addi %3009, %3277 : index
                %3279 = arith.divui %3278, %c3 : index
                %3280 = arith.addi %3020, %3279 : index
                %3281 = arith.muli %3280, %c9 : index
                %3282 = arith.remui %3278, %c3 : index
                %3283 = arith.divui %3282, %c29 : index
                %3284 = arith.addi %3281, %3283 : index
                %3285 = arith.muli %3284, %3027 : index
                %3286 = arith.addi %3285, %3030 : index
                %3287 = arith.remui %3278, %c29 : index
                %3288 = arith.addi %3286, %3287 : index
                memref.store %3276, %out[%3288] : memref<?xf16>
              }
            } else {
              %3289 = arith.index_cast %ranges : index to i32
              %3290 = arith.addi %3289, %2290 : i32
              %3291 = arith.index_castui %3290 : i32 to index
              %3292 = arith.addi %2250, %3291 : index
              %3293 = arith.muli %3292, %c6 : index
              %3294 = arith.addi %3293, %1325 : index
              memref.store %2319#2, %partial[%3294] : memref<?xf32>
              %3295 = arith.addi %3293, %1356 : index
              memref.store %2319#3, %partial[%3295] : memref<?xf32>
              %3296 = arith.addi %3293, %2256 : index
              memref.store %2319#4, %partial[%3296] : memref<?xf32>
              %3297 = arith.addi %3293, %2258 : index
              memref.store %2319#5, %partial[%3297] : memref<?xf32>
              %3298 = arith.addi %3293, %2260 : index
              memref.store %2319#6, %partial[%3298] : memref<?xf32>
              %3299 = arith.addi %3293, %2262 : index
              memref.store %2319#7, %partial[%3299] : memref<?xf32>
              %3300 = arith.addi %3293, %2264 : index
              memref.store %2319#8, %partial[%3300] : memref<?xf32>
              %3301 = arith.addi %3293, %2266 : index
              memref.store %2319#9, %partial[%3301] : memref<?xf32>
              %3302 = arith.addi %3293, %2268 : index
              memref.store %2319#10, %partial[%3302] : memref<?xf32>
              %3303 = arith.addi %3293, %2270 : index
              memref.store %2319#11, %partial[%3303] : memref<?xf32>
              %3304 = arith.addi %3293, %2272 : index
              memref.store %2319#12, %partial[%3304] : memref<?xf32>
              %3305 = arith.addi %3293, %2274 : index
              memref.store %2319#13, %partial[%3305] : memref<?xf32>
              %3306 = arith.addi %3293, %2276 : index
              memref.store %2319#14, %partial[%3306] : memref<?xf32>
              %3307 = arith.addi %3293, %2278 : index
              memref.store %2319#15, %partial[%3307] : memref<?xf32>
              %3308 = arith.addi %3293, %2280 : index
              memref.store %2319#16, %partial[%3308] : memref<?xf32>
              %3309 = arith.addi %3293, %2282 : index
              memref.store %2319#17, %partial[%3309] : memref<?xf32>
              scf.if %2284 {
                %3310 = arith.addi %3293, %c5 : index
                %3311 = arith.addi %3310, %1203 : index
                memref.store %2319#0, %partial[%3311] : memref<?xf32>
                %3312 = arith.addi %3311, %c3 : index
                memref.store %2319#1, %partial[%3312] : memref<?xf32>
              }
              %3313 = arith.addi %2292, %groups : index
              %3314 = arith.index_castui %2289 : i32 to index
              %3315 = wave.arrive %counters[%3313], %3314 : memref<?xi32>
              scf.if %3315 {
                %3335:18 = scf.for %3316 = %c78 to %2289 step %c105 iter_args(%3317 = %c73, %3318 = %c74, %3319 = %c74, %3320 = %c74, %3321 = %c74, %3322 = %c74, %3323 = %c74, %3324 = %c74, %3325 = %c74, %3326 = %c74, %3327 = %c74, %3328 = %c74, %3329 = %c74, %3330 = %c74, %3331 = %c74, %3332 = %c74, %3333 = %c74, %3334 = %c74) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
                  %3336 = arith.addi %3316, %c78 : i32
                  %3337 = arith.subi %2289, %c17 : i32
                  %3338 = arith.minsi %3336, %3337 : i32
                  %3339 = arith.addi %3289, %3338 : i32
                  %3340 = arith.index_castui %3339 : i32 to index
                  %3341 = arith.addi %2250, %3340 : index
                  %3342 = arith.muli %3341, %c6 : index
                  %3343 = arith.addi %3342, %c5 : index
                  %3344 = arith.addi %3343, %1204 : index
                  %3345 = memref.load %partial[%3344] : memref<?xf32>
                  %3346 = arith.cmpi slt, %3336, %2289 : i32
                  %3347 = arith.select %3346, %3345, %c73 : f32
                  %3348 = arith.addi %3342, %1203 : index
                  %3349 = arith.addi %3348, %c23 : index
                  %3350 = memref.load %partial[%3349] : memref<?xf32>
                  %3351 = arith.addi %3348, %c7 : index
                  %3352 = memref.load %partial[%3351] : memref<?xf32>
                  %3353 = arith.addi %3348, %c27 : index
                  %3354 = memref.load %partial[%3353] : memref<?xf32>
                  %3355 = arith.addi %3348, %c28 : index
                  %3356 = memref.load %partial[%3355] : memref<?xf32>
                  %3357 = arith.addi %3348, %c24 : index
                  %3358 = memref.load %partial[%3357] : memref<?xf32>
                  %3359 = arith.addi %3348, %c62 : index
                  %3360 = memref.load %partial[%3359] : memref<?xf32>
                  %3361 = arith.addi %3348, %c63 : index
                  %3362 = memref.load %partial[%3361] : memref<?xf32>
                  %3363 = arith.addi %3348, %c64 : index
                  %3364 = memref.load %partial[%3363] : memref<?xf32>
                  %3365 = arith.addi %3348, %c15 : index
                  %3366 = memref.load %partial[%3365] : memref<?xf32>
                  %3367 = arith.addi %3348, %c65 : index
                  %3368 = memref.load %partial[%3367] : memref<?xf32>
                  %3369 = arith.addi %3348, %c66 : index
                  %3370 = memref.load %partial[%3369] : memref<?xf32>
                  %3371 = arith.addi %3348, %c67 : index
                  %3372 = memref.load %partial[%3371] : memref<?xf32>
                  %3373 = arith.addi %3348, %c68 : index
                  %3374 = memref.load %partial[%3373] : memref<?xf32>
                  %3375 = arith.addi %3348, %c69 : index
                  %3376 = memref.load %partial[%3375] : memref<?xf32>
                  %3377 = arith.addi %3348, %c70 : index
                  %3378 = memref.load %partial[%3377] : memref<?xf32>
                  %3379 = arith.addi %3348, %c71 : index
                  %3380 = memref.load %partial[%3379] : memref<?xf32>
                  %3381 = arith.addi %3344, %c3 : index
                  %3382 = memref.load %partial[%3381] : memref<?xf32>
                  %3383 = arith.addi %3316, %c17 : i32
                  %3384 = arith.minsi %3383, %3337 : i32
                  %3385 = arith.addi %3289, %3384 : i32
                  %3386 = arith.index_castui %3385 : i32 to index
                  %3387 = arith.addi %2250, %3386 : index
                  %3388 = arith.muli %3387, %c6 : index
                  %3389 = arith.addi %3388, %c5 : index
                  %3390 = arith.addi %3389, %1204 : index
                  %3391 = memref.load %partial[%3390] : memref<?xf32>
                  %3392 = arith.cmpi slt, %3383, %2289 : i32
                  %3393 = arith.select %3392, %3391, %c73 : f32
                  %3394 = arith.addi %3388, %1203 : index
                  %3395 = arith.addi %3394, %c23 : index
                  %3396 = memref.load %partial[%3395] : memref<?xf32>
                  %3397 = arith.addi %3394, %c7 : index
                  %3398 = memref.load %partial[%3397] : memref<?xf32>
                  %3399 = arith.addi %3394, %c27 : index
                  %3400 = memref.load %partial[%3399] : memref<?xf32>
                  %3401 = arith.addi %3394, %c28 : index
                  %3402 = memref.load %partial[%3401] : memref<?xf32>
                  %3403 = arith.addi %3394, %c24 : index
                  %3404 = memref.load %partial[%3403] : memref<?xf32>
                  %3405 = arith.addi %3394, %c62 : index
                  %3406 = memref.load %partial[%3405] : memref<?xf32>
                  %3407 = arith.addi %3394, %c63 : index
                  %3408 = memref.load %partial[%3407] : memref<?xf32>
                  %3409 = arith.addi %3394, %c64 : index
                  %3410 = memref.load %partial[%3409] : memref<?xf32>
                  %3411 = arith.addi %3394, %c15 : index
                  %3412 = memref.load %partial[%3411] : memref<?xf32>
                  %3413 = arith.addi %3394, %c65 : index
                  %3414 = memref.load %partial[%3413] : memref<?xf32>
                  %3415 = arith.addi %3394, %c66 : index
                  %3416 = memref.load %partial[%3415] : memref<?xf32>
                  %3417 = arith.addi %3394, %c67 : index
                  %3418 = memref.load %partial[%3417] : memref<?xf32>
                  %3419 = arith.addi %3394, %c68 : index
                  %3420 = memref.load %partial[%3419] : memref<?xf32>
                  %3421 = arith.addi %3394, %c69 : index
                  %3422 = memref.load %partial[%3421] : memref<?xf32>
                  %3423 = arith.addi %3394, %c70 : index
                  %3424 = memref.load %partial[%3423] : memref<?xf32>
                  %3425 = arith.addi %3394, %c71 : index
                  %3426 = memref.load %partial[%3425] : memref<?xf32>
                  %3427 = arith.addi %3390, %c3 : index
                  %3428 = memref.load %partial[%3427] : memref<?xf32>
                  %3429 = arith.addi %3316, %c96 : i32
                  %3430 = arith.minsi %3429, %3337 : i32
                  %3431 = arith.addi %3289, %3430 : i32
                  %3432 = arith.index_castui %3431 : i32 to index
                  %3433 = arith.addi %2250, %3432 : index
                  %3434 = arith.muli %3433, %c6 : index
                  %3435 = arith.addi %3434, %c5 : index
                  %3436 = arith.addi %3435, %1204 : index
                  %3437 = memref.load %partial[%3436] : memref<?xf32>
                  %3438 = arith.cmpi slt, %3429, %2289 : i32
                  %3439 = arith.select %3438, %3437, %c73 : f32
                  %3440 = arith.addi %3434, %1203 : index
                  %3441 = arith.addi %3440, %c23 : index
                  %3442 = memref.load %partial[%3441] : memref<?xf32>
                  %3443 = arith.addi %3440, %c7 : index
                  %3444 = memref.load %partial[%3443] : memref<?xf32>
                  %3445 = arith.addi %3440, %c27 : index
                  %3446 = memref.load %partial[%3445] : memref<?xf32>
                  %3447 = arith.addi %3440, %c28 : index
                  %3448 = memref.load %partial[%3447] : memref<?xf32>
                  %3449 = arith.addi %3440, %c24 : index
                  %3450 = memref.load %partial[%3449] : memref<?xf32>
                  %3451 = arith.addi %3440, %c62 : index
                  %3452 = memref.load %partial[%3451] : memref<?xf32>
                  %3453 = arith.addi %3440, %c63 : index
                  %3454 = memref.load %partial[%3453] : memref<?xf32>
                  %3455 = arith.addi %3440, %c64 : index
                  %3456 = memref.load %partial[%3455] : memref<?xf32>
                  %3457 = arith.addi %3440, %c15 : index
                  %3458 = memref.load %partial[%3457] : memref<?xf32>
                  %3459 = arith.addi %3440, %c65 : index
                  %3460 = memref.load %partial[%3459] : memref<?xf32>
                  %3461 = arith.addi %3440, %c66 : index
                  %3462 = memref.load %partial[%3461] : memref<?xf32>
                  %3463 = arith.addi %3440, %c67 : index
                  %3464 = memref.load %partial[%3463] : memref<?xf32>
                  %3465 = arith.addi %3440, %c68 : index
                  %3466 = memref.load %partial[%3465] : memref<?xf32>
                  %3467 = arith.addi %3440, %c69 : index
                  %3468 = memref.load %partial[%3467] : memref<?xf32>
                  %3469 = arith.addi %3440, %c70 : index
                  %3470 = memref.load %partial[%3469] : memref<?xf32>
                  %3471 = arith.addi %3440, %c71 : index
                  %3472 = memref.load %partial[%3471] : memref<?xf32>
                  %3473 = arith.addi %3436, %c3 : index
                  %3474 = memref.load %partial[%3473] : memref<?xf32>
                  %3475 = arith.addi %3316, %c98 : i32
                  %3476 = arith.minsi %3475, %3337 : i32
                  %3477 = arith.addi %3289, %3476 : i32
                  %3478 = arith.index_castui %3477 : i32 to index
                  %3479 = arith.addi %2250, %3478 : index
                  %3480 = arith.muli %3479, %c6 : index
                  %3481 = arith.addi %3480, %c5 : index
                  %3482 = arith.addi %3481, %1204 : index
                  %3483 = memref.load %partial[%3482] : memref<?xf32>
                  %3484 = arith.cmpi slt, %3475, %2289 : i32
                  %3485 = arith.select %3484, %3483, %c73 : f32
                  %3486 = arith.addi %3480, %1203 : index
                  %3487 = arith.addi %3486, %c23 : index
                  %3488 = memref.load %partial[%3487] : memref<?xf32>
                  %3489 = arith.addi %3486, %c7 : index
                  %3490 = memref.load %partial[%3489] : memref<?xf32>
                  %3491 = arith.addi %3486, %c27 : index
                  %3492 = memref.load %partial[%3491] : memref<?xf32>
                  %3493 = arith.addi %3486, %c28 : index
                  %3494 = memref.load %partial[%3493] : memref<?xf32>
                  %3495 = arith.addi %3486, %c24 : index
                  %3496 = memref.load %partial[%3495] : memref<?xf32>
                  %3497 = arith.addi %3486, %c62 : index
                  %3498 = memref.load %partial[%3497] : memref<?xf32>
                  %3499 = arith.addi %3486, %c63 : index
                  %3500 = memref.load %partial[%3499] : memref<?xf32>
                  %3501 = arith.addi %3486, %c64 : index
                  %3502 = memref.load %partial[%3501] : memref<?xf32>
                  %3503 = arith.addi %3486, %c15 : index
                  %3504 = memref.load %partial[%3503] : memref<?xf32>
                  %3505 = arith.addi %3486, %c65 : index
                  %3506 = memref.load %partial[%3505] : memref<?xf32>
                  %3507 = arith.addi %3486, %c66 : index
                  %3508 = memref.load %partial[%3507] : memref<?xf32>
                  %3509 = arith.addi %3486, %c67 : index
                  %3510 = memref.load %partial[%3509] : memref<?xf32>
                  %3511 = arith.addi %3486, %c68 : index
                  %3512 = memref.load %partial[%3511] : memref<?xf32>
                  %3513 = arith.addi %3486, %c69 : index
                  %3514 = memref.load %partial[%3513] : memref<?xf32>
                  %3515 = arith.addi %3486, %c70 : index
                  %3516 = memref.load %partial[%3515] : memref<?xf32>
                  %3517 = arith.addi %3486, %c71 : index
                  %3518 = memref.load %partial[%3517] : memref<?xf32>
                  %3519 = arith.addi %3482, %c3 : index
                  %3520 = memref.load %partial[%3519] : memref<?xf32>
                  %3521 = arith.addi %3316, %c99 : i32
                  %3522 = arith.minsi %3521, %3337 : i32
                  %3523 = arith.addi %3289, %3522 : i32
                  %3524 = arith.index_castui %3523 : i32 to index
                  %3525 = arith.addi %2250, %3524 : index
                  %3526 = arith.muli %3525, %c6 : index
                  %3527 = arith.addi %3526, %c5 : index
                  %3528 = arith.addi %3527, %1204 : index
                  %3529 = memref.load %partial[%3528] : memref<?xf32>
                  %3530 = arith.cmpi slt, %3521, %2289 : i32
                  %3531 = arith.select %3530, %3529, %c73 : f32
                  %3532 = arith.addi %3526, %1203 : index
                  %3533 = arith.addi %3532, %c23 : index
                  %3534 = memref.load %partial[%3533] : memref<?xf32>
                  %3535 = arith.addi %3532, %c7 : index
                  %3536 = memref.load %partial[%3535] : memref<?xf32>
                  %3537 = arith.addi %3532, %c27 : index
                  %3538 = memref.load %partial[%3537] : memref<?xf32>
                  %3539 = arith.addi %3532, %c28 : index
                  %3540 = memref.load %partial[%3539] : memref<?xf32>
                  %3541 = arith.addi %3532, %c24 : index
                  %3542 = memref.load %partial[%3541] : memref<?xf32>
                  %3543 = arith.addi %3532, %c62 : index
                  %3544 = memref.load %partial[%3543] : memref<?xf32>
                  %3545 = arith.addi %3532, %c63 : index
                  %3546 = memref.load %partial[%3545] : memref<?xf32>
                  %3547 = arith.addi %3532, %c64 : index
                  %3548 = memref.load %partial[%3547] : memref<?xf32>
                  %3549 = arith.addi %3532, %c15 : index
                  %3550 = memref.load %partial[%3549] : memref<?xf32>
                  %3551 = arith.addi %3532, %c65 : index
                  %3552 = memref.load %partial[%3551] : memref<?xf32>
                  %3553 = arith.addi %3532, %c66 : index
                  %3554 = memref.load %partial[%3553] : memref<?xf32>
                  %3555 = arith.addi %3532, %c67 : index
                  %3556 = memref.load %partial[%3555] : memref<?xf32>
                  %3557 = arith.addi %3532, %c68 : index
                  %3558 = memref.load %partial[%3557] : memref<?xf32>
                  %3559 = arith.addi %3532, %c69 : index
                  %3560 = memref.load %partial[%3559] : memref<?xf32>
                  %3561 = arith.addi %3532, %c70 : index
                  %3562 = memref.load %partial[%3561] : memref<?xf32>
                  %3563 = arith.addi %3532, %c71 : index
                  %3564 = memref.load %partial[%3563] : memref<?xf32>
                  %3565 = arith.addi %3528, %c3 : index
                  %3566 = memref.load %partial[%3565] : memref<?xf32>
                  %3567 = arith.addi %3316, %c101 : i32
                  %3568 = arith.minsi %3567, %3337 : i32
                  %3569 = arith.addi %3289, %3568 : i32
                  %3570 = arith.index_castui %3569 : i32 to index
                  %3571 = arith.addi %2250, %3570 : index
                  %3572 = arith.muli %3571, %c6 : index
                  %3573 = arith.addi %3572, %c5 : index
                  %3574 = arith.addi %3573, %1204 : index
                  %3575 = memref.load %partial[%3574] : memref<?xf32>
                  %3576 = arith.cmpi slt, %3567, %2289 : i32
                  %3577 = arith.select %3576, %3575, %c73 : f32
                  %3578 = arith.addi %3572, %1203 : index
                  %3579 = arith.addi %3578, %c23 : index
                  %3580 = memref.load %partial[%3579] : memref<?xf32>
                  %3581 = arith.addi %3578, %c7 : index
                  %3582 = memref.load %partial[%3581] : memref<?xf32>
                  %3583 = arith.addi %3578, %c27 : index
                  %3584 = memref.load %partial[%3583] : memref<?xf32>
                  %3585 = arith.addi %3578, %c28 : index
                  %3586 = memref.load %partial[%3585] : memref<?xf32>
                  %3587 = arith.addi %3578, %c24 : index
                  %3588 = memref.load %partial[%3587] : memref<?xf32>
                  %3589 = arith.addi %3578, %c62 : index
                  %3590 = memref.load %partial[%3589] : memref<?xf32>
                  %3591 = arith.addi %3578, %c63 : index
                  %3592 = memref.load %partial[%3591] : memref<?xf32>
                  %3593 = arith.addi %3578, %c64 : index
                  %3594 = memref.load %partial[%3593] : memref<?xf32>
                  %3595 = arith.addi %3578, %c15 : index
                  %3596 = memref.load %partial[%3595] : memref<?xf32>
                  %3597 = arith.addi %3578, %c65 : index
                  %3598 = memref.load %partial[%3597] : memref<?xf32>
                  %3599 = arith.addi %3578, %c66 : index
                  %3600 = memref.load %partial[%3599] : memref<?xf32>
                  %3601 = arith.addi %3578, %c67 : index
                  %3602 = memref.load %partial[%3601] : memref<?xf32>
                  %3603 = arith.addi %3578, %c68 : index
                  %3604 = memref.load %partial[%3603] : memref<?xf32>
                  %3605 = arith.addi %3578, %c69 : index
                  %3606 = memref.load %partial[%3605] : memref<?xf32>
                  %3607 = arith.addi %3578, %c70 : index
                  %3608 = memref.load %partial[%3607] : memref<?xf32>
                  %3609 = arith.addi %3578, %c71 : index
                  %3610 = memref.load %partial[%3609] : memref<?xf32>
                  %3611 = arith.addi %3574, %c3 : index
                  %3612 = memref.load %partial[%3611] : memref<?xf32>
                  %3613 = arith.addi %3316, %c102 : i32
                  %3614 = arith.minsi %3613, %3337 : i32
                  %3615 = arith.addi %3289, %3614 : i32
                  %3616 = arith.index_castui %3615 : i32 to index
                  %3617 = arith.addi %2250, %3616 : index
                  %3618 = arith.muli %3617, %c6 : index
                  %3619 = arith.addi %3618, %c5 : index
                  %3620 = arith.addi %3619, %1204 : index
                  %3621 = memref.load %partial[%3620] : memref<?xf32>
                  %3622 = arith.cmpi slt, %3613, %2289 : i32
                  %3623 = arith.select %3622, %3621, %c73 : f32
                  %3624 = arith.addi %3618, %1203 : index
                  %3625 = arith.addi %3624, %c23 : index
                  %3626 = memref.load %partial[%3625] : memref<?xf32>
                  %3627 = arith.addi %3624, %c7 : index
                  %3628 = memref.load %partial[%3627] : memref<?xf32>
                  %3629 = arith.addi %3624, %c27 : index
                  %3630 = memref.load %partial[%3629] : memref<?xf32>
                  %3631 = arith.addi %3624, %c28 : index
                  %3632 = memref.load %partial[%3631] : memref<?xf32>
                  %3633 = arith.addi %3624, %c24 : index
                  %3634 = memref.load %partial[%3633] : memref<?xf32>
                  %3635 = arith.addi %3624, %c62 : index
                  %3636 = memref.load %partial[%3635] : memref<?xf32>
                  %3637 = arith.addi %3624, %c63 : index
                  %3638 = memref.load %partial[%3637] : memref<?xf32>
                  %3639 = arith.addi %3624, %c64 : index
                  %3640 = memref.load %partial[%3639] : memref<?xf32>
                  %3641 = arith.addi %3624, %c15 : index
                  %3642 = memref.load %partial[%3641] : memref<?xf32>
                  %3643 = arith.addi %3624, %c65 : index
                  %3644 = memref.load %partial[%3643] : memref<?xf32>
                  %3645 = arith.addi %3624, %c66 : index
                  %3646 = memref.load %partial[%3645] : memref<?xf32>
                  %3647 = arith.addi %3624, %c67 : index
                  %3648 = memref.load %partial[%3647] : memref<?xf32>
                  %3649 = arith.addi %3624, %c68 : index
                  %3650 = memref.load %partial[%3649] : memref<?xf32>
                  %3651 = arith.addi %3624, %c69 : index
                  %3652 = memref.load %partial[%3651] : memref<?xf32>
                  %3653 = arith.addi %3624, %c70 : index
                  %3654 = memref.load %partial[%3653] : memref<?xf32>
                  %3655 = arith.addi %3624, %c71 : index
                  %3656 = memref.load %partial[%3655] : memref<?xf32>
                  %3657 = arith.addi %3620, %c3 : index
                  %3658 = memref.load %partial[%3657] : memref<?xf32>
                  %3659 = arith.addi %3316, %c104 : i32
                  %3660 = arith.minsi %3659, %3337 : i32
                  %3661 = arith.addi %3289, %3660 : i32
                  %3662 = arith.index_castui %3661 : i32 to index
                  %3663 = arith.addi %2250, %3662 : index
                  %3664 = arith.muli %3663, %c6 : index
                  %3665 = arith.addi %3664, %c5 : index
                  %3666 = arith.addi %3665, %1204 : index
                  %3667 = memref.load %partial[%3666] : memref<?xf32>
                  %3668 = arith.cmpi slt, %3659, %2289 : i32
                  %3669 = arith.select %3668, %3667, %c73 : f32
                  %3670 = arith.addi %3664, %1203 : index
                  %3671 = arith.addi %3670, %c23 : index
                  %3672 = memref.load %partial[%3671] : memref<?xf32>
                  %3673 = arith.addi %3670, %c7 : index
                  %3674 = memref.load %partial[%3673] : memref<?xf32>
                  %3675 = arith.addi %3670, %c27 : index
                  %3676 = memref.load %partial[%3675] : memref<?xf32>
                  %3677 = arith.addi %3670, %c28 : index
                  %3678 = memref.load %partial[%3677] : memref<?xf32>
                  %3679 = arith.addi %3670, %c24 : index
                  %3680 = memref.load %partial[%3679] : memref<?xf32>
                  %3681 = arith.addi %3670, %c62 : index
                  %3682 = memref.load %partial[%3681] : memref<?xf32>
                  %3683 = arith.addi %3670, %c63 : index
                  %3684 = memref.load %partial[%3683] : memref<?xf32>
                  %3685 = arith.addi %3670, %c64 : index
                  %3686 = memref.load %partial[%3685] : memref<?xf32>
                  %3687 = arith.addi %3670, %c15 : index
                  %3688 = memref.load %partial[%3687] : memref<?xf32>
                  %3689 = arith.addi %3670, %c65 : index
                  %3690 = memref.load %partial[%3689] : memref<?xf32>
                  %3691 = arith.addi %3670, %c66 : index
                  %3692 = memref.load %partial[%3691] : memref<?xf32>
                  %3693 = arith.addi %3670, %c67 : index
                  %3694 = memref.load %partial[%3693] : memref<?xf32>
                  %3695 = arith.addi %3670, %c68 : index
                  %3696 = memref.load %partial[%3695] : memref<?xf32>
                  %3697 = arith.addi %3670, %c69 : index
                  %3698 = memref.load %partial[%3697] : memref<?xf32>
                  %3699 = arith.addi %3670, %c70 : index
                  %3700 = memref.load %partial[%3699] : memref<?xf32>
                  %3701 = arith.addi %3670, %c71 : index
                  %3702 = memref.load %partial[%3701] : memref<?xf32>
                  %3703 = arith.addi %3666, %c3 : index
                  %3704 = memref.load %partial[%3703] : memref<?xf32>
                  %3705 = arith.maxnumf %3317, %3347 fastmath<nnan> : f32
                  %3706 = arith.subf %3317, %3705 : f32
                  %3707 = wave.exp2 %3706 : f32
                  %3708 = arith.subf %3347, %3705 : f32
                  %3709 = wave.exp2 %3708 : f32
                  %3710 = arith.mulf %3318, %3707 : f32
                  %3711 = math.fma %3382, %3709, %3710 : f32
                  %3712 = arith.mulf %3319, %3707 : f32
                  %3713 = math.fma %3350, %3709, %3712 : f32
                  %3714 = arith.mulf %3320, %3707 : f32
                  %3715 = math.fma %3352, %3709, %3714 : f32
                  %3716 = arith.mulf %3321, %3707 : f32
                  %3717 = math.fma %3354, %3709, %3716 : f32
                  %3718 = arith.mulf %3322, %3707 : f32
                  %3719 = math.fma %3356, %3709, %3718 : f32
                  %3720 = arith.mulf %3323, %3707 : f32
                  %3721 = math.fma %3358, %3709, %3720 : f32
                  %3722 = arith.mulf %3324, %3707 : f32
                  %3723 = math.fma %3360, %3709, %3722 : f32
                  %3724 = arith.mulf %3325, %3707 : f32
                  %3725 = math.fma %3362, %3709, %3724 : f32
                  %3726 = arith.mulf %3326, %3707 : f32
                  %3727 = math.fma %3364, %3709, %3726 : f32
                  %3728 = arith.mulf %3327, %3707 : f32
                  %3729 = math.fma %3366, %3709, %3728 : f32
                  %3730 = arith.mulf %3328, %3707 : f32
                  %3731 = math.fma %3368, %3709, %3730 : f32
                  %3732 = arith.mulf %3329, %3707 : f32
                  %3733 = math.fma %3370, %3709, %3732 : f32
                  %3734 = arith.mulf %3330, %3707 : f32
                  %3735 = math.fma %3372, %3709, %3734 : f32
                  %3736 = arith.mulf %3331, %3707 : f32
                  %3737 = math.fma %3374, %3709, %3736 : f32
                  %3738 = arith.mulf %3332, %3707 : f32
                  %3739 = math.fma %3376, %3709, %3738 : f32
                  %3740 = arith.mulf %3333, %3707 : f32
                  %3741 = math.fma %3378, %3709, %3740 : f32
                  %3742 = arith.mulf %3334, %3707 : f32
                  %3743 = math.fma %3380, %3709, %3742 : f32
                  %3744 = arith.maxnumf %3705, %3393 fastmath<nnan> : f32
                  %3745 = arith.subf %3705, %3744 : f32
                  %3746 = wave.exp2 %3745 : f32
                  %3747 = arith.subf %3393, %3744 : f32
                  %3748 = wave.exp2 %3747 : f32
                  %3749 = arith.mulf %3711, %3746 : f32
                  %3750 = math.fma %3428, %3748, %3749 : f32
                  %3751 = arith.mulf %3713, %3746 : f32
                  %3752 = math.fma %3396, %3748, %3751 : f32
                  %3753 = arith.mulf %3715, %3746 : f32
                  %3754 = math.fma %3398, %3748, %3753 : f32
                  %3755 = arith.mulf %3717, %3746 : f32
                  %3756 = math.fma %3400, %3748, %3755 : f32
                  %3757 = arith.mulf %3719, %3746 : f32
                  %3758 = math.fma %3402, %3748, %3757 : f32
                  %3759 = arith.mulf %3721, %3746 : f32
                  %3760 = math.fma %3404, %3748, %3759 : f32
                  %3761 = arith.mulf %3723, %3746 : f32
                  %3762 = math.fma %3406, %3748, %3761 : f32
                  %3763 = arith.mulf %3725, %3746 : f32
                  %3764 = math.fma %3408, %3748, %3763 : f32
                  %3765 = arith.mulf %3727, %3746 : f32
                  %3766 = math.fma %3410, %3748, %3765 : f32
                  %3767 = arith.mulf %3729, %3746 : f32
                  %3768 = math.fma %3412, %3748, %3767 : f32
                  %3769 = arith.mulf %3731, %3746 : f32
                  %3770 = math.fma %3414, %3748, %3769 : f32
                  %3771 = arith.mulf %3733, %3746 : f32
                  %3772 = math.fma %3416, %3748, %3771 : f32
                  %3773 = arith.mulf %3735, %3746 : f32
                  %3774 = math.fma %3418, %3748, %3773 : f32
                  %3775 = arith.mulf %3737, %3746 : f32
                  %3776 = math.fma %3420, %3748, %3775 : f32
                  %3777 = arith.mulf %3739, %3746 : f32
                  %3778 = math.fma %3422, %3748, %3777 : f32
                  %3779 = arith.mulf %3741, %3746 : f32
                  %3780 = math.fma %3424, %3748, %3779 : f32
                  %3781 = arith.mulf %3743, %3746 : f32
                  %3782 = math.fma %3426, %3748, %3781 : f32
                  %3783 = arith.maxnumf %3744, %3439 fastmath<nnan> : f32
                  %3784 = arith.subf %3744, %3783 : f32
                  %3785 = wave.exp2 %3784 : f32
                  %3786 = arith.subf %3439, %3783 : f32
                  %3787 = wave.exp2 %3786 : f32
                  %3788 = arith.mulf %3750, %3785 : f32
                  %3789 = math.fma %3474, %3787, %3788 : f32
                  %3790 = arith.mulf %3752, %3785 : f32
                  %3791 = math.fma %3442, %3787, %3790 : f32
                  %3792 = arith.mulf %3754, %3785 : f32
                  %3793 = math.fma %3444, %3787, %3792 : f32
                  %3794 = arith.mulf %3756, %3785 : f32
                  %3795 = math.fma %3446, %3787, %3794 : f32
                  %3796 = arith.mulf %3758, %3785 : f32
                  %3797 = math.fma %3448, %3787, %3796 : f32
                  %3798 = arith.mulf %3760, %3785 : f32
                  %3799 = math.fma %3450, %3787, %3798 : f32
                  %3800 = arith.mulf %3762, %3785 : f32
                  %3801 = math.fma %3452, %3787, %3800 : f32
                  %3802 = arith.mulf %3764, %3785 : f32
                  %3803 = math.fma %3454, %3787, %3802 : f32
                  %3804 = arith.mulf %3766, %3785 : f32
                  %3805 = math.fma %3456, %3787, %3804 : f32
                  %3806 = arith.mulf %3768, %3785 : f32
                  %3807 = math.fma %3458, %3787, %3806 : f32
                  %3808 = arith.mulf %3770, %3785 : f32
                  %3809 = math.fma %3460, %3787, %3808 : f32
                  %3810 = arith.mulf %3772, %3785 : f32
                  %3811 = math.fma %3462, %3787, %3810 : f32
                  %3812 = arith.mulf %3774, %3785 : f32
                  %3813 = math.fma %3464, %3787, %3812 : f32
                  %3814 = arith.mulf %3776, %3785 : f32
                  %3815 = math.fma %3466, %3787, %3814 : f32
                  %3816 = arith.mulf %3778, %3785 : f32
                  %3817 = math.fma %3468, %3787, %3816 : f32
                  %3818 = arith.mulf %3780, %3785 : f32
                  %3819 = math.fma %3470, %3787, %3818 : f32
                  %3820 = arith.mulf %3782, %3785 : f32
                  %3821 = math.fma %3472, %3787, %3820 : f32
                  %3822 = arith.maxnumf %3783, %3485 fastmath<nnan> : f32
                  %3823 = arith.subf %3783, %3822 : f32
                  %3824 = wave.exp2 %3823 : f32
                  %3825 = arith.subf %3485, %3822 : f32
                  %3826 = wave.exp2 %3825 : f32
                  %3827 = arith.mulf %3789, %3824 : f32
                  %3828 = math.fma %3520, %3826, %3827 : f32
                  %3829 = arith.mulf %3791, %3824 : f32
                  %3830 = math.fma %3488, %3826, %3829 : f32
                  %3831 = arith.mulf %3793, %3824 : f32
                  %3832 = math.fma %3490, %3826, %3831 : f32
                  %3833 = arith.mulf %3795, %3824 : f32
                  %3834 = math.fma %3492, %3826, %3833 : f32
                  %3835 = arith.mulf %3797, %3824 : f32
                  %3836 = math.fma %3494, %3826, %3835 : f32
                  %3837 = arith.mulf %3799, %3824 : f32
                  %3838 = math.fma %3496, %3826, %3837 : f32
                  %3839 = arith.mulf %3801, %3824 : f32
                  %3840 = math.fma %3498, %3826, %3839 : f32
                  %3841 = arith.mulf %3803, %3824 : f32
                  %3842 = math.fma %3500, %3826, %3841 : f32
                  %3843 = arith.mulf %3805, %3824 : f32
                  %3844 = math.fma %3502, %3826, %3843 : f32
                  %3845 = arith.mulf %3807, %3824 : f32
                  %3846 = math.fma %3504, %3826, %3845 : f32
                  %3847 = arith.mulf %3809, %3824 : f32
                  %3848 = math.fma %3506, %3826, %3847 : f32
                  %3849 = arith.mulf %3811, %3824 : f32
                  %3850 = math.fma %3508, %3826, %3849 : f32
                  %3851 = arith.mulf %3813, %3824 : f32
                  %3852 = math.fma %3510, %3826, %3851 : f32
                  %3853 = arith.mulf %3815, %3824 : f32
                  %3854 = math.fma %3512, %3826, %3853 : f32
                  %3855 = arith.mulf %3817, %3824 : f32
                  %3856 = math.fma %3514, %3826, %3855 : f32
                  %3857 = arith.mulf %3819, %3824 : f32
                  %3858 = math.fma %3516, %3826, %3857 : f32
                  %3859 = arith.mulf %3821, %3824 : f32
                  %3860 = math.fma %3518, %3826, %3859 : f32
                  %3861 = arith.maxnumf %3822, %3531 fastmath<nnan> : f32
                  %3862 = arith.subf %3822, %3861 : f32
                  %3863 = wave.exp2 %3862 : f32
                  %3864 = arith.subf %3531, %3861 : f32
                  %3865 = wave.exp2 %3864 : f32
                  %3866 = arith.mulf %3828, %3863 : f32
                  %3867 = math.fma %3566, %3865, %3866 : f32
                  %3868 = arith.mulf %3830, %3863 : f32
                  %3869 = math.fma %3534, %3865, %3868 : f32
                  %3870 = arith.mulf %3832, %3863 : f32
                  %3871 = math.fma %3536, %3865, %3870 : f32
                  %3872 = arith.mulf %3834, %3863 : f32
                  %3873 = math.fma %3538, %3865, %3872 : f32
                  %3874 = arith.mulf %3836, %3863 : f32
                  %3875 = math.fma %3540, %3865, %3874 : f32
                  %3876 = arith.mulf %3838, %3863 : f32
                  %3877 = math.fma %3542, %3865, %3876 : f32
                  %3878 = arith.mulf %3840, %3863 : f32
                  %3879 = math.fma %3544, %3865, %3878 : f32
                  %3880 = arith.mulf %3842, %3863 : f32
                  %3881 = math.fma %3546, %3865, %3880 : f32
                  %3882 = arith.mulf %3844, %3863 : f32
                  %3883 = math.fma %3548, %3865, %3882 : f32
                  %3884 = arith.mulf %3846, %3863 : f32
                  %3885 = math.fma %3550, %3865, %3884 : f32
                  %3886 = arith.mulf %3848, %3863 : f32
                  %3887 = math.fma %3552, %3865, %3886 : f32
                  %3888 = arith.mulf %3850, %3863 : f32
                  %3889 = math.fma %3554, %3865, %3888 : f32
                  %3890 = arith.mulf %3852, %3863 : f32
                  %3891 = math.fma %3556, %3865, %3890 : f32
                  %3892 = arith.mulf %3854, %3863 : f32
                  %3893 = math.fma %3558, %3865, %3892 : f32
                  %3894 = arith.mulf %3856, %3863 : f32
                  %3895 = math.fma %3560, %3865, %3894 : f32
                  %3896 = arith.mulf %3858, %3863 : f32
                  %3897 = math.fma %3562, %3865, %3896 : f32
                  %3898 = arith.mulf %3860, %3863 : f32
                  %3899 = math.fma %3564, %3865, %3898 : f32
                  %3900 = arith.maxnumf %3861, %3577 fastmath<nnan> : f32
                  %3901 = arith.subf %3861, %3900 : f32
                  %3902 = wave.exp2 %3901 : f32
                  %3903 = arith.subf %3577, %3900 : f32
                  %3904 = wave.exp2 %3903 : f32
                  %3905 = arith.mulf %3867, %3902 : f32
                  %3906 = math.fma %3612, %3904, %3905 : f32
                  %3907 = arith.mulf %3869, %3902 : f32
                  %3908 = math.fma %3580, %3904, %3907 : f32
                  %3909 = arith.mulf %3871, %3902 : f32
                  %3910 = math.fma %3582, %3904, %3909 : f32
                  %3911 = arith.mulf %3873, %3902 : f32
                  %3912 = math.fma %3584, %3904, %3911 : f32
                  %3913 = arith.mulf %3875, %3902 : f32
                  %3914 = math.fma %3586, %3904, %3913 : f32
                  %3915 = arith.mulf %3877, %3902 : f32
                  %3916 = math.fma %3588, %3904, %3915 : f32
                  %3917 = arith.mulf %3879, %3902 : f32
                  %3918 = math.fma %3590, %3904, %3917 : f32
                  %3919 = arith.mulf %3881, %3902 : f32
                  %3920 = math.fma %3592, %3904, %3919 : f32
                  %3921 = arith.mulf %3883, %3902 : f32
                  %3922 = math.fma %3594, %3904, %3921 : f32
                  %3923 = arith.mulf %3885, %3902 : f32
                  %3924 = math.fma %3596, %3904, %3923 : f32
                  %3925 = arith.mulf %3887, %3902 : f32
                  %3926 = math.fma %3598, %3904, %3925 : f32
                  %3927 = arith.mulf %3889, %3902 : f32
                  %3928 = math.fma %3600, %3904, %3927 : f32
                  %3929 = arith.mulf %3891, %3902 : f32
                  %3930 = math.fma %3602, %3904, %3929 : f32
                  %3931 = arith.mulf %3893, %3902 : f32
                  %3932 = math.fma %3604, %3904, %3931 : f32
                  %3933 = arith.mulf %3895, %3902 : f32
                  %3934 = math.fma %3606, %3904, %3933 : f32
                  %3935 = arith.mulf %3897, %3902 : f32
                  %3936 = math.fma %3608, %3904, %3935 : f32
                  %3937 = arith.mulf %3899, %3902 : f32
                  %3938 = math.fma %3610, %3904, %3937 : f32
                  %3939 = arith.maxnumf %3900, %3623 fastmath<nnan> : f32
                  %3940 = arith.subf %3900, %3939 : f32
                  %3941 = wave.exp2 %3940 : f32
                  %3942 = arith.subf %3623, %3939 : f32
                  %3943 = wave.exp2 %3942 : f32
                  %3944 = arith.mulf %3906, %3941 : f32
                  %3945 = math.fma %3658, %3943, %3944 : f32
                  %3946 = arith.mulf %3908, %3941 : f32
                  %3947 = math.fma %3626, %3943, %3946 : f32
                  %3948 = arith.mulf %3910, %3941 : f32
                  %3949 = math.fma %3628, %3943, %3948 : f32
                  %3950 = arith.mulf %3912, %3941 : f32
                  %3951 = math.fma %3630, %3943, %3950 : f32
                  %3952 = arith.mulf %3914, %3941 : f32
                  %3953 = math.fma %3632, %3943, %3952 : f32
                  %3954 = arith.mulf %3916, %3941 : f32
                  %3955 = math.fma %3634, %3943, %3954 : f32
                  %3956 = arith.mulf %3918, %3941 : f32
                  %3957 = math.fma %3636, %3943, %3956 : f32
                  %3958 = arith.mulf %3920, %3941 : f32
                  %3959 = math.fma %3638, %3943, %3958 : f32
                  %3960 = arith.mulf %3922, %3941 : f32
                  %3961 = math.fma %3640, %3943, %3960 : f32
                  %3962 = arith.mulf %3924, %3941 : f32
                  %3963 = math.fma %3642, %3943, %3962 : f32
                  %3964 = arith.mulf %3926, %3941 : f32
                  %3965 = math.fma %3644, %3943, %3964 : f32
                  %3966 = arith.mulf %3928, %3941 : f32
                  %3967 = math.fma %3646, %3943, %3966 : f32
                  %3968 = arith.mulf %3930, %3941 : f32
                  %3969 = math.fma %3648, %3943, %3968 : f32
                  %3970 = arith.mulf %3932, %3941 : f32
                  %3971 = math.fma %3650, %3943, %3970 : f32
                  %3972 = arith.mulf %3934, %3941 : f32
                  %3973 = math.fma %3652, %3943, %3972 : f32
                  %3974 = arith.mulf %3936, %3941 : f32
                  %3975 = math.fma %3654, %3943, %3974 : f32
                  %3976 = arith.mulf %3938, %3941 : f32
                  %3977 = math.fma %3656, %3943, %3976 : f32
                  %3978 = arith.maxnumf %3939, %3669 fastmath<nnan> : f32
                  %3979 = arith.subf %3939, %3978 : f32
                  %3980 = wave.exp2 %3979 : f32
                  %3981 = arith.subf %3669, %3978 : f32
                  %3982 = wave.exp2 %3981 : f32
                  %3983 = arith.mulf %3945, %3980 : f32
                  %3984 = math.fma %3704, %3982, %3983 : f32
                  %3985 = arith.mulf %3947, %3980 : f32
                  %3986 = math.fma %3672, %3982, %3985 : f32
                  %3987 = arith.mulf %3949, %3980 : f32
                  %3988 = math.fma %3674, %3982, %3987 : f32
                  %3989 = arith.mulf %3951, %3980 : f32
                  %3990 = math.fma %3676, %3982, %3989 : f32
                  %3991 = arith.mulf %3953, %3980 : f32
                  %3992 = math.fma %3678, %3982, %3991 : f32
                  %3993 = arith.mulf %3955, %3980 : f32
                  %3994 = math.fma %3680, %3982, %3993 : f32
                  %3995 = arith.mulf %3957, %3980 : f32
                  %3996 = math.fma %3682, %3982, %3995 : f32
                  %3997 = arith.mulf %3959, %3980 : f32
                  %3998 = math.fma %3684, %3982, %3997 : f32
                  %3999 = arith.mulf %3961, %3980 : f32
                  %4000 = math.fma %3686, %3982, %3999 : f32
                  %4001 = arith.mulf %3963, %3980 : f32
                  %4002 = math.fma %3688, %3982, %4001 : f32
                  %4003 = arith.mulf %3965, %3980 : f32
                  %4004 = math.fma %3690, %3982, %4003 : f32
                  %4005 = arith.mulf %3967, %3980 : f32
                  %4006 = math.fma %3692, %3982, %4005 : f32
                  %4007 = arith.mulf %3969, %3980 : f32
                  %4008 = math.fma %3694, %3982, %4007 : f32
                  %4009 = arith.mulf %3971, %3980 : f32
                  %4010 = math.fma %3696, %3982, %4009 : f32
                  %4011 = arith.mulf %3973, %3980 : f32
                  %4012 = math.fma %3698, %3982, %4011 : f32
                  %4013 = arith.mulf %3975, %3980 : f32
                  %4014 = math.fma %3700, %3982, %4013 : f32
                  %4015 = arith.mulf %3977, %3980 : f32
                  %4016 = math.fma %3702, %3982, %4015 : f32
                  scf.yield %3978, %3984, %3986, %3988, %3990, %3992, %3994, %3996, %3998, %4000, %4002, %4004, %4006, %4008, %4010, %4012, %4014, %4016 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
                }
                %4017 = arith.addi %kvHeads, %15 : index
                %4018 = memref.load %scales[%4017] : memref<?xf32>
                %4019 = arith.divf %4018, %3335#1 : f32
                %4020 = arith.addi %17, %1204 : index
                %4021 = arith.cmpi slt, %4020, %groupSize : index
                scf.if %4021 {
                  %4022 = arith.muli %15, %groupSize : index
                  %4023 = arith.addi %4022, %4020 : index
                  %4024 = arith.muli %4023, %c7 : index
                  %4025 = arith.muli %heads, %c7 : index
                  %4026 = arith.mulf %3335#2, %4019 : f32
                  %4027 = arith.addf %4026, %c74 : f32
                  %4028 = arith.minimumf %4027, %c127 : f32
                  %4029 = arith.maximumf %4028, %c128 : f32
                  %4030 = arith.truncf %4029 : f32 to f16
                  %4031 = arith.divui %1325, %c3 : index
                  %4032 = arith.addi %4024, %4031 : index
                  %4033 = arith.divui %24, %outTileRows : index
                  %4034 = arith.divui %4025, %c3 : index
                  %4035 = arith.muli %4033, %4034 : index
                  %4036 = arith.divui %4032, %c3 : index
                  %4037 = arith.addi %4035, %4036 : index
                  %4038 = arith.muli %4037, %c9 : index
                  %4039 = arith.remui %4032, %c3 : index
                  %4040 = arith.divui %4039, %c29 : index
                  %4041 = arith.addi %4038, %4040 : index
                  %4042 = arith.muli %outTileRows, %c29 : index
                  %4043 = arith.muli %4041, %4042 : index
                  %4044 = arith.remui %24, %outTileRows : index
                  %4045 = arith.muli %4044, %c29 : index
                  %4046 = arith.addi %4043, %4045 : index
                  %4047 = arith.remui %4032, %c29 : index
                  %4048 = arith.addi %4046, %4047 : index
                  memref.store %4030, %out[%4048] : memref<?xf16>
                  %4049 = arith.mulf %3335#3, %4019 : f32
                  %4050 = arith.addf %4049, %c74 : f32
                  %4051 = arith.minimumf %4050, %c127 : f32
                  %4052 = arith.maximumf %4051, %c128 : f32
                  %4053 = arith.truncf %4052 : f32 to f16
                  %4054 = arith.divui %1356, %c3 : index
                  %4055 = arith.addi %4024, %4054 : index
                  %4056 = arith.divui %4055, %c3 : index
                  %4057 = arith.addi %4035, %4056 : index
                  %4058 = arith.muli %4057, %c9 : index
                  %4059 = arith.remui %4055, %c3 : index
                  %4060 = arith.divui %4059, %c29 : index
                  %4061 = arith.addi %4058, %4060 : index
                  %4062 = arith.muli %4061, %4042 : index
                  %4063 = arith.addi %4062, %4045 : index
                  %4064 = arith.remui %4055, %c29 : index
                  %4065 = arith.addi %4063, %4064 : index
                  memref.store %4053, %out[%4065] : memref<?xf16>
                  %4066 = arith.mulf %3335#4, %4019 : f32
                  %4067 = arith.addf %4066, %c74 : f32
                  %4068 = arith.minimumf %4067, %c127 : f32
                  %4069 = arith.maximumf %4068, %c128 : f32
                  %4070 = arith.truncf %4069 : f32 to f16
                  %4071 = arith.divui %2256, %c3 : index
                  %4072 = arith.addi %4024, %4071 : index
                  %4073 = arith.divui %4072, %c3 : index
                  %4074 = arith.addi %4035, %4073 : index
                  %4075 = arith.muli %4074, %c9 : index
                  %4076 = arith.remui %4072, %c3 : index
                  %4077 = arith.divui %4076, %c29 : index
                  %4078 = arith.addi %4075, %4077 : index
                  %4079 = arith.muli %4078, %4042 : index
                  %4080 = arith.addi %4079, %4045 : index
                  %4081 = arith.remui %4072, %c29 : index
                  %4082 = arith.addi %4080, %4081 : index
                  memref.store %4070, %out[%4082] : memref<?xf16>
                  %4083 = arith.mulf %3335#5, %4019 : f32
                  %4084 = arith.addf %4083, %c74 : f32
                  %4085 = arith.minimumf %4084, %c127 : f32
                  %4086 = arith.maximumf %4085, %c128 : f32
                  %4087 = arith.truncf %4086 : f32 to f16
                  %4088 = arith.divui %2258, %c3 : index
                  %4089 = arith.addi %4024, %4088 : index
                  %4090 = arith.divui %4089, %c3 : index
                  %4091 = arith.addi %4035, %4090 : index
                  %4092 = arith.muli %4091, %c9 : index
                  %4093 = arith.remui %4089, %c3 : index
                  %4094 = arith.divui %4093, %c29 : index
                  %4095 = arith.addi %4092, %4094 : index
                  %4096 = arith.muli %4095, %4042 : index
                  %4097 = arith.addi %4096, %4045 : index
                  %4098 = arith.remui %4089, %c29 : index
                  %4099 = arith.addi %4097, %4098 : index
                  memref.store %4087, %out[%4099] : memref<?xf16>
                  %4100 = arith.mulf %3335#6, %4019 : f32
                  %4101 = arith.addf %4100, %c74 : f32
                  %4102 = arith.minimumf %4101, %c127 : f32
                  %4103 = arith.maximumf %4102, %c128 : f32
                  %4104 = arith.truncf %4103 : f32 to f16
                  %4105 = arith.divui %2260, %c3 : index
                  %4106 = arith.addi %4024, %4105 : index
                  %4107 = arith.divui %4106, %c3 : index
                  %4108 = arith.addi %4035, %4107 : index
                  %4109 = arith.muli %4108, %c9 : index
                  %4110 = arith.remui %4106, %c3 : index
                  %4111 = arith.divui %4110, %c29 : index
                  %4112 = arith.addi %4109, %4111 : index
                  %4113 = arith.muli %4112, %4042 : index
                  %4114 = arith.addi %4113, %4045 : index
                  %4115 = arith.remui %4106, %c29 : index
                  %4116 = arith.addi %4114, %4115 : index
                  memref.store %4104, %out[%4116] : memref<?xf16>
                  %4117 = arith.mulf %3335#7, %4019 : f32
                  %4118 = arith.addf %4117, %c74 : f32
                  %4119 = arith.minimumf %4118, %c127 : f32
                  %4120 = arith.maximumf %4119, %c128 : f32
                  %4121 = arith.truncf %4120 : f32 to f16
                  %4122 = arith.divui %2262, %c3 : index
                  %4123 = arith.addi %4024, %4122 : index
                  %4124 = arith.divui %4123, %c3 : index
                  %4125 = arith.addi %4035, %4124 : index
                  %4126 = arith.muli %4125, %c9 : index
                  %4127 = arith.remui %4123, %c3 : index
                  %4128 = arith.divui %4127, %c29 : index
                  %4129 = arith.addi %4126, %4128 : index
                  %4130 = arith.muli %4129, %4042 : index
                  %4131 = arith.addi %4130, %4045 : index
                  %4132 = arith.remui %4123, %c29 : index
                  %4133 = arith.addi %4131, %4132 : index
                  memref.store %4121, %out[%4133] : memref<?xf16>
                  %4134 = arith.mulf %3335#8, %4019 : f32
                  %4135 = arith.addf %4134, %c74 : f32
                  %4136 = arith.minimumf %4135, %c127 : f32
                  %4137 = arith.maximumf %4136, %c128 : f32
                  %4138 = arith.truncf %4137 : f32 to f16
                  %4139 = arith.divui %2264, %c3 : index
                  %4140 = arith.addi %4024, %4139 : index
                  %4141 = arith.divui %4140, %c3 : index
                  %4142 = arith.addi %4035, %4141 : index
                  %4143 = arith.muli %4142, %c9 : index
                  %4144 = arith.remui %4140, %c3 : index
                  %4145 = arith.divui %4144, %c29 : index
                  %4146 = arith.addi %4143, %4145 : index
                  %4147 = arith.muli %4146, %4042 : index
                  %4148 = arith.addi %4147, %4045 : index
                  %4149 = arith.remui %4140, %c29 : index
                  %4150 = arith.addi %4148, %4149 : index
                  memref.store %4138, %out[%4150] : memref<?xf16>
                  %4151 = arith.mulf %3335#9, %4019 : f32
                  %4152 = arith.addf %4151, %c74 : f32
                  %4153 = arith.minimumf %4152, %c127 : f32
                  %4154 = arith.maximumf %4153, %c128 : f32
                  %4155 = arith.truncf %4154 : f32 to f16
                  %4156 = arith.divui %2266, %c3 : index
                  %4157 = arith.addi %4024, %4156 : index
                  %4158 = arith.divui %4157, %c3 : index
                  %4159 = arith.addi %4035, %4158 : index
                  %4160 = arith.muli %4159, %c9 : index
                  %4161 = arith.remui %4157, %c3 : index
                  %4162 = arith.divui %4161, %c29 : index
                  %4163 = arith.addi %4160, %4162 : index
                  %4164 = arith.muli %4163, %4042 : index
                  %4165 = arith.addi %4164, %4045 : index
                  %4166 = arith.remui %4157, %c29 : index
                  %4167 = arith.addi %4165, %4166 : index
                  memref.store %4155, %out[%4167] : memref<?xf16>
                  %4168 = arith.mulf %3335#10, %4019 : f32
                  %4169 = arith.addf %4168, %c74 : f32
                  %4170 = arith.minimumf %4169, %c127 : f32
                  %4171 = arith.maximumf %4170, %c128 : f32
                  %4172 = arith.truncf %4171 : f32 to f16
                  %4173 = arith.divui %2268, %c3 : index
                  %4174 = arith.addi %4024, %4173 : index
                  %4175 = arith.divui %4174, %c3 : index
                  %4176 = arith.addi %4035, %4175 : index
                  %4177 = arith.muli %4176, %c9 : index
                  %4178 = arith.remui %4174, %c3 : index
                  %4179 = arith.divui %4178, %c29 : index
                  %4180 = arith.addi %4177, %4179 : index
                  %4181 = arith.muli %4180, %4042 : index
                  %4182 = arith.addi %4181, %4045 : index
                  %4183 = arith.remui %4174, %c29 : index
                  %4184 = arith.addi %4182, %4183 : index
                  memref.store %4172, %out[%4184] : memref<?xf16>
                  %4185 = arith.mulf %3335#11, %4019 : f32
                  %4186 = arith.addf %4185, %c74 : f32
                  %4187 = arith.minimumf %4186, %c127 : f32
                  %4188 = arith.maximumf %4187, %c128 : f32
                  %4189 = arith.truncf %4188 : f32 to f16
                  %4190 = arith.divui %2270, %c3 : index
                  %4191 = arith.addi %4024, %4190 : index
                  %4192 = arith.divui %4191, %c3 : index
                  %4193 = arith.addi %4035, %4192 : index
                  %4194 = arith.muli %4193, %c9 : index
                  %4195 = arith.remui %4191, %c3 : index
                  %4196 = arith.divui %4195, %c29 : index
                  %4197 = arith.addi %4194, %4196 : index
                  %4198 = arith.muli %4197, %4042 : index
                  %4199 = arith.addi %4198, %4045 : index
                  %4200 = arith.remui %4191, %c29 : index
                  %4201 = arith.addi %4199, %4200 : index
                  memref.store %4189, %out[%4201] : memref<?xf16>
                  %4202 = arith.mulf %3335#12, %4019 : f32
                  %4203 = arith.addf %4202, %c74 : f32
                  %4204 = arith.minimumf %4203, %c127 : f32
                  %4205 = arith.maximumf %4204, %c128 : f32
                  %4206 = arith.truncf %4205 : f32 to f16
                  %4207 = arith.divui %2272, %c3 : index
                  %4208 = arith.addi %4024, %4207 : index
                  %4209 = arith.divui %4208, %c3 : index
                  %4210 = arith.addi %4035, %4209 : index
                  %4211 = arith.muli %4210, %c9 : index
                  %4212 = arith.remui %4208, %c3 : index
                  %4213 = arith.divui %4212, %c29 : index
                  %4214 = arith.addi %4211, %4213 : index
                  %4215 = arith.muli %4214, %4042 : index
                  %4216 = arith.addi %4215, %4045 : index
                  %4217 = arith.remui %4208, %c29 : index
                  %4218 = arith.addi %4216, %4217 : index
                  memref.store %4206, %out[%4218] : memref<?xf16>
                  %4219 = arith.mulf %3335#13, %4019 : f32
                  %4220 = arith.addf %4219, %c74 : f32
                  %4221 = arith.minimumf %4220, %c127 : f32
                  %4222 = arith.maximumf %4221, %c128 : f32
                  %4223 = arith.truncf %4222 : f32 to f16
                  %4224 = arith.divui %2274, %c3 : index
                  %4225 = arith.addi %4024, %4224 : index
                  %4226 = arith.divui %4225, %c3 : index
                  %4227 = arith.addi %4035, %4226 : index
                  %4228 = arith.muli %4227, %c9 : index
                  %4229 = arith.remui %4225, %c3 : index
                  %4230 = arith.divui %4229, %c29 : index
                  %4231 = arith.addi %4228, %4230 : index
                  %4232 = arith.muli %4231, %4042 : index
                  %4233 = arith.addi %4232, %4045 : index
                  %4234 = arith.remui %4225, %c29 : index
                  %4235 = arith.addi %4233, %4234 : index
                  memref.store %4223, %out[%4235] : memref<?xf16>
                  %4236 = arith.mulf %3335#14, %4019 : f32
                  %4237 = arith.addf %4236, %c74 : f32
                  %4238 = arith.minimumf %4237, %c127 : f32
                  %4239 = arith.maximumf %4238, %c128 : f32
                  %4240 = arith.truncf %4239 : f32 to f16
                  %4241 = arith.divui %2276, %c3 : index
                  %4242 = arith.addi %4024, %4241 : index
                  %4243 = arith.divui %4242, %c3 : index
                  %4244 = arith.addi %4035, %4243 : index
                  %4245 = arith.muli %4244, %c9 : index
                  %4246 = arith.remui %4242, %c3 : index
                  %4247 = arith.divui %4246, %c29 : index
                  %4248 = arith.addi %4245, %4247 : index
                  %4249 = arith.muli %4248, %4042 : index
                  %4250 = arith.addi %4249, %4045 : index
                  %4251 = arith.remui %4242, %c29 : index
                  %4252 = arith.addi %4250, %4251 : index
                  memref.store %4240, %out[%4252] : memref<?xf16>
                  %4253 = arith.mulf %3335#15, %4019 : f32
                  %4254 = arith.addf %4253, %c74 : f32
                  %4255 = arith.minimumf %4254, %c127 : f32
                  %4256 = arith.maximumf %4255, %c128 : f32
                  %4257 = arith.truncf %4256 : f32 to f16
                  %4258 = arith.divui %2278, %c3 : index
                  %4259 = arith.addi %4024, %4258 : index
                  %4260 = arith.divui %4259, %c3 : index
                  %4261 = arith.addi %4035, %4260 : index
                  %4262 = arith.muli %4261, %c9 : index
                  %4263 = arith.remui %4259, %c3 : index
                  %4264 = arith.divui %4263, %c29 : index
                  %4265 = arith.addi %4262, %4264 : index
                  %4266 = arith.muli %4265, %4042 : index
                  %4267 = arith.addi %4266, %4045 : index
                  %4268 = arith.remui %4259, %c29 : index
                  %4269 = arith.addi %4267, %4268 : index
                  memref.store %4257, %out[%4269] : memref<?xf16>
                  %4270 = arith.mulf %3335#16, %4019 : f32
                  %4271 = arith.addf %4270, %c74 : f32
                  %4272 = arith.minimumf %4271, %c127 : f32
                  %4273 = arith.maximumf %4272, %c128 : f32
                  %4274 = arith.truncf %4273 : f32 to f16
                  %4275 = arith.divui %2280, %c3 : index
                  %4276 = arith.addi %4024, %4275 : index
                  %4277 = arith.divui %4276, %c3 : index
                  %4278 = arith.addi %4035, %4277 : index
                  %4279 = arith.muli %4278, %c9 : index
                  %4280 = arith.remui %4276, %c3 : index
                  %4281 = arith.divui %4280, %c29 : index
                  %4282 = arith.addi %4279, %4281 : index
                  %4283 = arith.muli %4282, %4042 : index
                  %4284 = arith.addi %4283, %4045 : index
                  %4285 = arith.remui %4276, %c29 : index
                  %4286 = arith.addi %4284, %4285 : index
                  memref.store %4274, %out[%4286] : memref<?xf16>
                  %4287 = arith.mulf %3335#17, %4019 : f32
                  %4288 = arith.addf %4287, %c74 : f32
                  %4289 = arith.minimumf %4288, %c127 : f32
                  %4290 = arith.maximumf %4289, %c128 : f32
                  %4291 = arith.truncf %4290 : f32 to f16
                  %4292 = arith.divui %2282, %c3 : index
                  %4293 = arith.addi %4024, %4292 : index
                  %4294 = arith.divui %4293, %c3 : index
                  %4295 = arith.addi %4035, %4294 : index
                  %4296 = arith.muli %4295, %c9 : index
                  %4297 = arith.remui %4293, %c3 : index
                  %4298 = arith.divui %4297, %c29 : index
                  %4299 = arith.addi %4296, %4298 : index
                  %4300 = arith.muli %4299, %4042 : index
                  %4301 = arith.addi %4300, %4045 : index
                  %4302 = arith.remui %4293, %c29 : index
                  %4303 = arith.addi %4301, %4302 : index
                  memref.store %4291, %out[%4303] : memref<?xf16>
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
