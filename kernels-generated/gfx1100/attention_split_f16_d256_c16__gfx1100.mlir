// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='f16', dim=256, columns=16)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d256_c16__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %factors: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
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
  %positionsAt = wave.param "positionsAt" : index
  %c16 = arith.constant 1 : i32
  %c17 = arith.constant 16 : i32
  %c18 = arith.constant 1023 : i32
  %c19 = arith.constant 1024 : i32
  %slots = wave.param "slots" : index
  %c21 = arith.constant 32 : index
  %c22 = arith.constant 0 : index
  %c23 = arith.constant 1024 : index
  %c24 = arith.constant 64 : index
  %c25 = arith.constant 260 : index
  %c26 = arith.constant 512 : index
  %c27 = arith.constant 768 : index
  %c28 = arith.constant 8 : index
  %c29 = arith.constant 20 : index
  %c30 = arith.constant 36 : index
  %c31 = arith.constant 48 : index
  %c32 = arith.constant 52 : index
  %c33 = arith.constant 68 : index
  %c34 = arith.constant 80 : index
  %c35 = arith.constant 84 : index
  %c36 = arith.constant 96 : index
  %c37 = arith.constant 100 : index
  %c38 = arith.constant 112 : index
  %c39 = arith.constant 116 : index
  %c40 = arith.constant 128 : index
  %c41 = arith.constant 132 : index
  %c42 = arith.constant 144 : index
  %c43 = arith.constant 148 : index
  %c44 = arith.constant 160 : index
  %c45 = arith.constant 164 : index
  %c46 = arith.constant 176 : index
  %c47 = arith.constant 180 : index
  %c48 = arith.constant 192 : index
  %c49 = arith.constant 196 : index
  %c50 = arith.constant 208 : index
  %c51 = arith.constant 212 : index
  %c52 = arith.constant 224 : index
  %c53 = arith.constant 228 : index
  %c54 = arith.constant 240 : index
  %c55 = arith.constant 244 : index
  %c56 = arith.constant 23 : i32
  %c57 = arith.constant 64 : i32
  %c58 = arith.constant 253 : i32
  %c59 = arith.constant 268 : i32
  %c60 = arith.constant 14 : i32
  %c61 = arith.constant 1280 : index
  %c62 = arith.constant 1536 : index
  %c63 = arith.constant 1792 : index
  %c64 = arith.constant 2048 : index
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
  %c90 = arith.constant 1216 : index
  %c91 = arith.constant 1344 : index
  %c92 = arith.constant 1408 : index
  %c93 = arith.constant 1472 : index
  %c94 = arith.constant 1600 : index
  %c95 = arith.constant 1664 : index
  %c96 = arith.constant 1728 : index
  %c97 = arith.constant 1856 : index
  %c98 = arith.constant 1920 : index
  %c99 = arith.constant 1984 : index
  %c100 = arith.constant 2112 : index
  %c101 = arith.constant 2176 : index
  %c102 = arith.constant 2240 : index
  %c103 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c104 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c105 = arith.constant 0x41000000 : f32
  %c106 = arith.constant 0x40C00000 : f32
  %c107 = arith.constant dense<-1> : vector<4xi32>
  %c108 = arith.constant 65535 : i32
  %c109 = arith.constant 2 : i32
  %c110 = arith.constant -65536 : i32
  %c111 = arith.constant 3 : i32
  %c112 = arith.constant 4 : i32
  %c113 = arith.constant 5 : i32
  %c114 = arith.constant 6 : i32
  %c115 = arith.constant 7 : i32
  %c116 = arith.constant 8 : i32
  %c117 = arith.constant 9 : i32
  %c118 = arith.constant 10 : i32
  %c119 = arith.constant 11 : i32
  %c120 = arith.constant 12 : i32
  %c121 = arith.constant 13 : i32
  %c122 = arith.constant 15 : i32
  %c123 = arith.constant 2368 : index
  %c124 = arith.constant 2432 : index
  %c125 = arith.constant 2496 : index
  %c126 = arith.constant 2624 : index
  %c127 = arith.constant 2688 : index
  %c128 = arith.constant 2752 : index
  %c129 = arith.constant 2880 : index
  %c130 = arith.constant 2944 : index
  %c131 = arith.constant 3008 : index
  %c132 = arith.constant 3136 : index
  %c133 = arith.constant 3200 : index
  %c134 = arith.constant 3264 : index
  %c135 = arith.constant 3392 : index
  %c136 = arith.constant 3456 : index
  %c137 = arith.constant 3520 : index
  %c138 = arith.constant 3648 : index
  %c139 = arith.constant 3712 : index
  %c140 = arith.constant 3776 : index
  %c141 = arith.constant 3904 : index
  %c142 = arith.constant 3968 : index
  %c143 = arith.constant 4032 : index
  %c144 = arith.constant 288 : index
  %c145 = arith.constant 352 : index
  %c146 = arith.constant 416 : index
  %c147 = arith.constant 480 : index
  %c148 = arith.constant 0x3F800000 : f32
  %outTileRows = wave.param "outTileRows" : index
  %c150 = arith.constant 0x477FE000 : f32
  %c151 = arith.constant 0xC77FE000 : f32
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
        %59 = arith.muli %58, %c7 : index
        %60 = arith.addi %59, %51 : index
        %61 = vector.load %q[%60] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %62 = arith.muli %49, %c25 : index
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
        %76 = arith.muli %75, %c7 : index
        %77 = arith.addi %76, %68 : index
        %78 = vector.load %q[%77] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %79 = arith.muli %66, %c25 : index
        %80 = arith.addi %79, %68 : index
        vector.store %78, %5[%80] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      %81 = arith.addi %46, %c26 : index
      %82 = arith.cmpi slt, %81, %c23 : index
      scf.if %82 {
        %83 = arith.divui %81, %c24 : index
        %84 = arith.remui %81, %c24 : index
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
        %96 = arith.muli %83, %c25 : index
        %97 = arith.addi %96, %85 : index
        vector.store %95, %5[%97] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      %98 = arith.addi %46, %c27 : index
      %99 = arith.cmpi slt, %98, %c23 : index
      scf.if %99 {
        %100 = arith.divui %98, %c24 : index
        %101 = arith.remui %98, %c24 : index
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
        %113 = arith.muli %100, %c25 : index
        %114 = arith.addi %113, %102 : index
        vector.store %112, %5[%114] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      wave.barrier
      %115 = arith.cmpi eq, %8, %c22 : index
      scf.if %115 {
        %116 = arith.remui %1, %c3 : index
        %117 = arith.muli %116, %c25 : index
        %118 = arith.muli %2, %c28 : index
        %119 = arith.addi %118, %c22 : index
        %120 = arith.addi %117, %119 : index
        %121 = vector.load %5[%120] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %122 = arith.addi %118, %c11 : index
        %123 = arith.addi %117, %122 : index
        %124 = vector.load %5[%123] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %125 = arith.addi %118, %c3 : index
        %126 = arith.addi %117, %125 : index
        %127 = vector.load %5[%126] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %128 = arith.addi %118, %c29 : index
        %129 = arith.addi %117, %128 : index
        %130 = vector.load %5[%129] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %131 = arith.addi %118, %c21 : index
        %132 = arith.addi %117, %131 : index
        %133 = vector.load %5[%132] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %134 = arith.addi %118, %c30 : index
        %135 = arith.addi %117, %134 : index
        %136 = vector.load %5[%135] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %137 = arith.addi %118, %c31 : index
        %138 = arith.addi %117, %137 : index
        %139 = vector.load %5[%138] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %140 = arith.addi %118, %c32 : index
        %141 = arith.addi %117, %140 : index
        %142 = vector.load %5[%141] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %143 = arith.addi %118, %c24 : index
        %144 = arith.addi %117, %143 : index
        %145 = vector.load %5[%144] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %146 = arith.addi %118, %c33 : index
        %147 = arith.addi %117, %146 : index
        %148 = vector.load %5[%147] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %149 = arith.addi %118, %c34 : index
        %150 = arith.addi %117, %149 : index
        %151 = vector.load %5[%150] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %152 = arith.addi %118, %c35 : index
        %153 = arith.addi %117, %152 : index
        %154 = vector.load %5[%153] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %155 = arith.addi %118, %c36 : index
        %156 = arith.addi %117, %155 : index
        %157 = vector.load %5[%156] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %158 = arith.addi %118, %c37 : index
        %159 = arith.addi %117, %158 : index
        %160 = vector.load %5[%159] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %161 = arith.addi %118, %c38 : index
        %162 = arith.addi %117, %161 : index
        %163 = vector.load %5[%162] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %164 = arith.addi %118, %c39 : index
        %165 = arith.addi %117, %164 : index
        %166 = vector.load %5[%165] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %167 = arith.addi %118, %c40 : index
        %168 = arith.addi %117, %167 : index
        %169 = vector.load %5[%168] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %170 = arith.addi %118, %c41 : index
        %171 = arith.addi %117, %170 : index
        %172 = vector.load %5[%171] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %173 = arith.addi %118, %c42 : index
        %174 = arith.addi %117, %173 : index
        %175 = vector.load %5[%174] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %176 = arith.addi %118, %c43 : index
        %177 = arith.addi %117, %176 : index
        %178 = vector.load %5[%177] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %179 = arith.addi %118, %c44 : index
        %180 = arith.addi %117, %179 : index
        %181 = vector.load %5[%180] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %182 = arith.addi %118, %c45 : index
        %183 = arith.addi %117, %182 : index
        %184 = vector.load %5[%183] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %185 = arith.addi %118, %c46 : index
        %186 = arith.addi %117, %185 : index
        %187 = vector.load %5[%186] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %188 = arith.addi %118, %c47 : index
        %189 = arith.addi %117, %188 : index
        %190 = vector.load %5[%189] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %191 = arith.addi %118, %c48 : index
        %192 = arith.addi %117, %191 : index
        %193 = vector.load %5[%192] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %194 = arith.addi %118, %c49 : index
        %195 = arith.addi %117, %194 : index
        %196 = vector.load %5[%195] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %197 = arith.addi %118, %c50 : index
        %198 = arith.addi %117, %197 : index
        %199 = vector.load %5[%198] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %200 = arith.addi %118, %c51 : index
        %201 = arith.addi %117, %200 : index
        %202 = vector.load %5[%201] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %203 = arith.addi %118, %c52 : index
        %204 = arith.addi %117, %203 : index
        %205 = vector.load %5[%204] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %206 = arith.addi %118, %c53 : index
        %207 = arith.addi %117, %206 : index
        %208 = vector.load %5[%207] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %209 = arith.addi %118, %c54 : index
        %210 = arith.addi %117, %209 : index
        %211 = vector.load %5[%210] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %212 = arith.addi %118, %c55 : index
        %213 = arith.addi %117, %212 : index
        %214 = vector.load %5[%213] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %215 = math.absf %121 : vector<4xf32>
        %216 = math.absf %124 : vector<4xf32>
        %217 = arith.maxnumf %215, %216 fastmath<nnan> : vector<4xf32>
        %218 = math.absf %127 : vector<4xf32>
        %219 = arith.maxnumf %217, %218 fastmath<nnan> : vector<4xf32>
        %220 = math.absf %130 : vector<4xf32>
        %221 = arith.maxnumf %219, %220 fastmath<nnan> : vector<4xf32>
        %222 = math.absf %133 : vector<4xf32>
        %223 = arith.maxnumf %221, %222 fastmath<nnan> : vector<4xf32>
        %224 = math.absf %136 : vector<4xf32>
        %225 = arith.maxnumf %223, %224 fastmath<nnan> : vector<4xf32>
        %226 = math.absf %139 : vector<4xf32>
        %227 = arith.maxnumf %225, %226 fastmath<nnan> : vector<4xf32>
        %228 = math.absf %142 : vector<4xf32>
        %229 = arith.maxnumf %227, %228 fastmath<nnan> : vector<4xf32>
        %230 = math.absf %145 : vector<4xf32>
        %231 = arith.maxnumf %229, %230 fastmath<nnan> : vector<4xf32>
        %232 = math.absf %148 : vector<4xf32>
        %233 = arith.maxnumf %231, %232 fastmath<nnan> : vector<4xf32>
        %234 = math.absf %151 : vector<4xf32>
        %235 = arith.maxnumf %233, %234 fastmath<nnan> : vector<4xf32>
        %236 = math.absf %154 : vector<4xf32>
        %237 = arith.maxnumf %235, %236 fastmath<nnan> : vector<4xf32>
        %238 = math.absf %157 : vector<4xf32>
        %239 = arith.maxnumf %237, %238 fastmath<nnan> : vector<4xf32>
        %240 = math.absf %160 : vector<4xf32>
        %241 = arith.maxnumf %239, %240 fastmath<nnan> : vector<4xf32>
        %242 = math.absf %163 : vector<4xf32>
        %243 = arith.maxnumf %241, %242 fastmath<nnan> : vector<4xf32>
        %244 = math.absf %166 : vector<4xf32>
        %245 = arith.maxnumf %243, %244 fastmath<nnan> : vector<4xf32>
        %246 = math.absf %169 : vector<4xf32>
        %247 = arith.maxnumf %245, %246 fastmath<nnan> : vector<4xf32>
        %248 = math.absf %172 : vector<4xf32>
        %249 = arith.maxnumf %247, %248 fastmath<nnan> : vector<4xf32>
        %250 = math.absf %175 : vector<4xf32>
        %251 = arith.maxnumf %249, %250 fastmath<nnan> : vector<4xf32>
        %252 = math.absf %178 : vector<4xf32>
        %253 = arith.maxnumf %251, %252 fastmath<nnan> : vector<4xf32>
        %254 = math.absf %181 : vector<4xf32>
        %255 = arith.maxnumf %253, %254 fastmath<nnan> : vector<4xf32>
        %256 = math.absf %184 : vector<4xf32>
        %257 = arith.maxnumf %255, %256 fastmath<nnan> : vector<4xf32>
        %258 = math.absf %187 : vector<4xf32>
        %259 = arith.maxnumf %257, %258 fastmath<nnan> : vector<4xf32>
        %260 = math.absf %190 : vector<4xf32>
        %261 = arith.maxnumf %259, %260 fastmath<nnan> : vector<4xf32>
        %262 = math.absf %193 : vector<4xf32>
        %263 = arith.maxnumf %261, %262 fastmath<nnan> : vector<4xf32>
        %264 = math.absf %196 : vector<4xf32>
        %265 = arith.maxnumf %263, %264 fastmath<nnan> : vector<4xf32>
        %266 = math.absf %199 : vector<4xf32>
        %267 = arith.maxnumf %265, %266 fastmath<nnan> : vector<4xf32>
        %268 = math.absf %202 : vector<4xf32>
        %269 = arith.maxnumf %267, %268 fastmath<nnan> : vector<4xf32>
        %270 = math.absf %205 : vector<4xf32>
        %271 = arith.maxnumf %269, %270 fastmath<nnan> : vector<4xf32>
        %272 = math.absf %208 : vector<4xf32>
        %273 = arith.maxnumf %271, %272 fastmath<nnan> : vector<4xf32>
        %274 = math.absf %211 : vector<4xf32>
        %275 = arith.maxnumf %273, %274 fastmath<nnan> : vector<4xf32>
        %276 = math.absf %214 : vector<4xf32>
        %277 = arith.maxnumf %275, %276 fastmath<nnan> : vector<4xf32>
        %278 = vector.extract %277[0] : f32 from vector<4xf32>
        %279 = vector.extract %277[1] : f32 from vector<4xf32>
        %280 = vector.extract %277[2] : f32 from vector<4xf32>
        %281 = vector.extract %277[3] : f32 from vector<4xf32>
        %282 = arith.maxnumf %278, %279 fastmath<nnan> : f32
        %283 = arith.maxnumf %282, %280 fastmath<nnan> : f32
        %284 = arith.maxnumf %283, %281 fastmath<nnan> : f32
        %285 = wave.swap_halves %284 : f32
        %286 = arith.maxnumf %284, %285 fastmath<nnan> : f32
        %287 = arith.bitcast %286 : f32 to i32
        %288 = arith.shrui %287, %c56 : i32
        %289 = arith.maxsi %288, %c57 : i32
        %290 = arith.minsi %289, %c58 : i32
        %291 = arith.subi %c59, %290 : i32
        %292 = arith.shli %291, %c56 : i32
        %293 = arith.bitcast %292 : i32 to f32
        %294 = arith.subi %290, %c60 : i32
        %295 = arith.shli %294, %c56 : i32
        %296 = arith.bitcast %295 : i32 to f32
        %297 = vector.broadcast %293 : f32 to vector<4xf32>
        %298 = arith.muli %1, %c28 : index
        %299 = arith.muli %2, %c40 : index
        %300 = arith.addi %298, %299 : index
        %301 = arith.mulf %121, %297 : vector<4xf32>
        %302 = arith.truncf %301 : vector<4xf32> to vector<4xf16>
        %303 = arith.mulf %124, %297 : vector<4xf32>
        %304 = arith.truncf %303 : vector<4xf32> to vector<4xf16>
        %305 = vector.shuffle %302, %304 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %306 = arith.addi %300, %c22 : index
        vector.store %305, %4[%306] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %307 = arith.mulf %127, %297 : vector<4xf32>
        %308 = arith.truncf %307 : vector<4xf32> to vector<4xf16>
        %309 = arith.mulf %130, %297 : vector<4xf32>
        %310 = arith.truncf %309 : vector<4xf32> to vector<4xf16>
        %311 = vector.shuffle %308, %310 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %312 = arith.addi %300, %c7 : index
        vector.store %311, %4[%312] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %313 = arith.mulf %133, %297 : vector<4xf32>
        %314 = arith.truncf %313 : vector<4xf32> to vector<4xf16>
        %315 = arith.mulf %136, %297 : vector<4xf32>
        %316 = arith.truncf %315 : vector<4xf32> to vector<4xf16>
        %317 = vector.shuffle %314, %316 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %318 = arith.addi %300, %c26 : index
        vector.store %317, %4[%318] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %319 = arith.mulf %139, %297 : vector<4xf32>
        %320 = arith.truncf %319 : vector<4xf32> to vector<4xf16>
        %321 = arith.mulf %142, %297 : vector<4xf32>
        %322 = arith.truncf %321 : vector<4xf32> to vector<4xf16>
        %323 = vector.shuffle %320, %322 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %324 = arith.addi %300, %c27 : index
        vector.store %323, %4[%324] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %325 = arith.mulf %145, %297 : vector<4xf32>
        %326 = arith.truncf %325 : vector<4xf32> to vector<4xf16>
        %327 = arith.mulf %148, %297 : vector<4xf32>
        %328 = arith.truncf %327 : vector<4xf32> to vector<4xf16>
        %329 = vector.shuffle %326, %328 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %330 = arith.addi %300, %c23 : index
        vector.store %329, %4[%330] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %331 = arith.mulf %151, %297 : vector<4xf32>
        %332 = arith.truncf %331 : vector<4xf32> to vector<4xf16>
        %333 = arith.mulf %154, %297 : vector<4xf32>
        %334 = arith.truncf %333 : vector<4xf32> to vector<4xf16>
        %335 = vector.shuffle %332, %334 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %336 = arith.addi %300, %c61 : index
        vector.store %335, %4[%336] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %337 = arith.mulf %157, %297 : vector<4xf32>
        %338 = arith.truncf %337 : vector<4xf32> to vector<4xf16>
        %339 = arith.mulf %160, %297 : vector<4xf32>
        %340 = arith.truncf %339 : vector<4xf32> to vector<4xf16>
        %341 = vector.shuffle %338, %340 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %342 = arith.addi %300, %c62 : index
        vector.store %341, %4[%342] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %343 = arith.mulf %163, %297 : vector<4xf32>
        %344 = arith.truncf %343 : vector<4xf32> to vector<4xf16>
        %345 = arith.mulf %166, %297 : vector<4xf32>
        %346 = arith.truncf %345 : vector<4xf32> to vector<4xf16>
        %347 = vector.shuffle %344, %346 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %348 = arith.addi %300, %c63 : index
        vector.store %347, %4[%348] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %349 = arith.mulf %169, %297 : vector<4xf32>
        %350 = arith.truncf %349 : vector<4xf32> to vector<4xf16>
        %351 = arith.mulf %172, %297 : vector<4xf32>
        %352 = arith.truncf %351 : vector<4xf32> to vector<4xf16>
        %353 = vector.shuffle %350, %352 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %354 = arith.addi %300, %c64 : index
        vector.store %353, %4[%354] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %355 = arith.mulf %175, %297 : vector<4xf32>
        %356 = arith.truncf %355 : vector<4xf32> to vector<4xf16>
        %357 = arith.mulf %178, %297 : vector<4xf32>
        %358 = arith.truncf %357 : vector<4xf32> to vector<4xf16>
        %359 = vector.shuffle %356, %358 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %360 = arith.addi %300, %c65 : index
        vector.store %359, %4[%360] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %361 = arith.mulf %181, %297 : vector<4xf32>
        %362 = arith.truncf %361 : vector<4xf32> to vector<4xf16>
        %363 = arith.mulf %184, %297 : vector<4xf32>
        %364 = arith.truncf %363 : vector<4xf32> to vector<4xf16>
        %365 = vector.shuffle %362, %364 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %366 = arith.addi %300, %c66 : index
        vector.store %365, %4[%366] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %367 = arith.mulf %187, %297 : vector<4xf32>
        %368 = arith.truncf %367 : vector<4xf32> to vector<4xf16>
        %369 = arith.mulf %190, %297 : vector<4xf32>
        %370 = arith.truncf %369 : vector<4xf32> to vector<4xf16>
        %371 = vector.shuffle %368, %370 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %372 = arith.addi %300, %c67 : index
        vector.store %371, %4[%372] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %373 = arith.mulf %193, %297 : vector<4xf32>
        %374 = arith.truncf %373 : vector<4xf32> to vector<4xf16>
        %375 = arith.mulf %196, %297 : vector<4xf32>
        %376 = arith.truncf %375 : vector<4xf32> to vector<4xf16>
        %377 = vector.shuffle %374, %376 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %378 = arith.addi %300, %c68 : index
        vector.store %377, %4[%378] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %379 = arith.mulf %199, %297 : vector<4xf32>
        %380 = arith.truncf %379 : vector<4xf32> to vector<4xf16>
        %381 = arith.mulf %202, %297 : vector<4xf32>
        %382 = arith.truncf %381 : vector<4xf32> to vector<4xf16>
        %383 = vector.shuffle %380, %382 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %384 = arith.addi %300, %c69 : index
        vector.store %383, %4[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %385 = arith.mulf %205, %297 : vector<4xf32>
        %386 = arith.truncf %385 : vector<4xf32> to vector<4xf16>
        %387 = arith.mulf %208, %297 : vector<4xf32>
        %388 = arith.truncf %387 : vector<4xf32> to vector<4xf16>
        %389 = vector.shuffle %386, %388 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %390 = arith.addi %300, %c70 : index
        vector.store %389, %4[%390] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %391 = arith.mulf %211, %297 : vector<4xf32>
        %392 = arith.truncf %391 : vector<4xf32> to vector<4xf16>
        %393 = arith.mulf %214, %297 : vector<4xf32>
        %394 = arith.truncf %393 : vector<4xf32> to vector<4xf16>
        %395 = vector.shuffle %392, %394 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %396 = arith.addi %300, %c71 : index
        vector.store %395, %4[%396] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        memref.store %296, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %397 = memref.load %7[%1] : memref<?xf32>
      scf.for %398 = %11 to %42 step %43 : i32 {
        %399 = arith.muli %398, %c19 : i32
        %400 = arith.index_cast %8 : index to i32
        %401 = arith.muli %400, %c72 : i32
        %402 = arith.addi %399, %401 : i32
        %403 = arith.addi %402, %c72 : i32
        %404 = arith.minsi %403, %38 : i32
        %405 = arith.cmpi slt, %402, %38 : i32
        %406:18 = scf.if %405 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %407 = arith.subi %404, %402 : i32
          %408 = arith.addi %407, %c76 : i32
          %409 = arith.divui %408, %c77 : i32
          %410 = arith.divui %402, %c17 : i32
          %411 = arith.addi %410, %c78 : i32
          %412 = arith.minsi %411, %40 : i32
          %413 = arith.index_castui %412 : i32 to index
          %414 = arith.addi %32, %413 : index
          %415 = memref.load %step[%414] : memref<?xi32>
          %416 = arith.index_cast %415 : i32 to index
          %417 = arith.muli %416, %33 : index
          %418 = arith.addi %417, %34 : index
          %419 = arith.addi %410, %c16 : i32
          %420 = arith.minsi %419, %40 : i32
          %421 = arith.index_castui %420 : i32 to index
          %422 = arith.addi %32, %421 : index
          %423 = memref.load %step[%422] : memref<?xi32>
          %424 = arith.index_cast %423 : i32 to index
          %425 = arith.muli %424, %33 : index
          %426 = arith.addi %425, %34 : index
          %427 = arith.addi %418, %35 : index
          %428 = arith.addi %427, %c22 : index
          %429 = vector.load %kv[%428] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %430 = arith.addi %427, %c24 : index
          %431 = vector.load %kv[%430] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %432 = arith.addi %426, %35 : index
          %433 = arith.addi %432, %c22 : index
          %434 = vector.load %kv[%433] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %435 = arith.addi %432, %c24 : index
          %436 = vector.load %kv[%435] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %460:22 = scf.for %437 = %c78 to %409 step %c16 iter_args(%438 = %429, %439 = %431, %440 = %434, %441 = %436, %442 = %c73, %443 = %c74, %444 = %c75, %445 = %c75, %446 = %c75, %447 = %c75, %448 = %c75, %449 = %c75, %450 = %c75, %451 = %c75, %452 = %c75, %453 = %c75, %454 = %c75, %455 = %c75, %456 = %c75, %457 = %c75, %458 = %c75, %459 = %c75) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %461 = arith.muli %437, %c77 : i32
            %462 = arith.addi %402, %461 : i32
            %463 = arith.addi %462, %c77 : i32
            %464 = arith.divui %462, %c17 : i32
            %465 = arith.addi %464, %c78 : i32
            %466 = arith.minsi %465, %40 : i32
            %467 = arith.index_castui %466 : i32 to index
            %468 = arith.addi %32, %467 : index
            %469 = memref.load %step[%468] : memref<?xi32>
            %470 = arith.index_cast %469 : i32 to index
            %471 = arith.muli %470, %33 : index
            %472 = arith.addi %471, %34 : index
            %473 = arith.addi %464, %c16 : i32
            %474 = arith.minsi %473, %40 : i32
            %475 = arith.index_castui %474 : i32 to index
            %476 = arith.addi %32, %475 : index
            %477 = memref.load %step[%476] : memref<?xi32>
            %478 = arith.index_cast %477 : i32 to index
            %479 = arith.muli %478, %33 : index
            %480 = arith.addi %479, %34 : index
            %481 = arith.divui %463, %c17 : i32
            %482 = arith.addi %481, %c78 : i32
            %483 = arith.minsi %482, %40 : i32
            %484 = arith.index_castui %483 : i32 to index
            %485 = arith.addi %32, %484 : index
            %486 = memref.load %step[%485] : memref<?xi32>
            %487 = arith.index_cast %486 : i32 to index
            %488 = arith.muli %487, %33 : index
            %489 = arith.addi %488, %34 : index
            %490 = arith.addi %481, %c16 : i32
            %491 = arith.minsi %490, %40 : i32
            %492 = arith.index_castui %491 : i32 to index
            %493 = arith.addi %32, %492 : index
            %494 = memref.load %step[%493] : memref<?xi32>
            %495 = arith.index_cast %494 : i32 to index
            %496 = arith.muli %495, %33 : index
            %497 = arith.addi %496, %34 : index
            %498 = wave.opaque %c22 : index
            %499 = arith.muli %1, %c28 : index
            %500 = arith.addi %498, %499 : index
            %501 = arith.addi %472, %35 : index
            %502 = arith.addi %501, %c40 : index
            %503 = vector.load %kv[%502] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %504 = arith.addi %501, %c48 : index
            %505 = vector.load %kv[%504] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %506 = arith.addi %480, %35 : index
            %507 = arith.addi %506, %c40 : index
            %508 = vector.load %kv[%507] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %509 = arith.addi %506, %c48 : index
            %510 = vector.load %kv[%509] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %511 = vector.shuffle %438, %439 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %512 = vector.bitcast %511 : vector<8xi32> to vector<16xf16>
            %513 = vector.shuffle %440, %441 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %514 = vector.bitcast %513 : vector<8xi32> to vector<16xf16>
            %515 = arith.addi %500, %c22 : index
            %516 = vector.load %4[%515] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %517 = arith.addi %515, %c40 : index
            %518 = vector.load %4[%517] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %519 = vector.shuffle %516, %518 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %520 = wave.mma %512, %519, %c75 : vector<16xf16>, vector<8xf32>
            %521 = wave.mma %514, %519, %c75 : vector<16xf16>, vector<8xf32>
            %522 = arith.addi %501, %c7 : index
            %523 = vector.load %kv[%522] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %524 = arith.addi %501, %c79 : index
            %525 = vector.load %kv[%524] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %526 = arith.addi %506, %c7 : index
            %527 = vector.load %kv[%526] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %528 = arith.addi %506, %c79 : index
            %529 = vector.load %kv[%528] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %530 = vector.shuffle %503, %505 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %531 = vector.bitcast %530 : vector<8xi32> to vector<16xf16>
            %532 = vector.shuffle %508, %510 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %533 = vector.bitcast %532 : vector<8xi32> to vector<16xf16>
            %534 = arith.addi %500, %c7 : index
            %535 = vector.load %4[%534] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %536 = arith.addi %534, %c40 : index
            %537 = vector.load %4[%536] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %538 = vector.shuffle %535, %537 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %539 = wave.mma %531, %538, %520 : vector<16xf16>, vector<8xf32>
            %540 = wave.mma %533, %538, %521 : vector<16xf16>, vector<8xf32>
            %541 = arith.addi %501, %c80 : index
            %542 = vector.load %kv[%541] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %543 = arith.addi %501, %c81 : index
            %544 = vector.load %kv[%543] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %545 = arith.addi %506, %c80 : index
            %546 = vector.load %kv[%545] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %547 = arith.addi %506, %c81 : index
            %548 = vector.load %kv[%547] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %549 = vector.shuffle %523, %525 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %550 = vector.bitcast %549 : vector<8xi32> to vector<16xf16>
            %551 = vector.shuffle %527, %529 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %552 = vector.bitcast %551 : vector<8xi32> to vector<16xf16>
            %553 = arith.addi %500, %c26 : index
            %554 = vector.load %4[%553] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %555 = arith.addi %553, %c40 : index
            %556 = vector.load %4[%555] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %557 = vector.shuffle %554, %556 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %558 = wave.mma %550, %557, %539 : vector<16xf16>, vector<8xf32>
            %559 = wave.mma %552, %557, %540 : vector<16xf16>, vector<8xf32>
            %560 = arith.addi %501, %c26 : index
            %561 = vector.load %kv[%560] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %562 = arith.addi %501, %c82 : index
            %563 = vector.load %kv[%562] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %564 = arith.addi %506, %c26 : index
            %565 = vector.load %kv[%564] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %566 = arith.addi %506, %c82 : index
            %567 = vector.load %kv[%566] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %568 = vector.shuffle %542, %544 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %569 = vector.bitcast %568 : vector<8xi32> to vector<16xf16>
            %570 = vector.shuffle %546, %548 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %571 = vector.bitcast %570 : vector<8xi32> to vector<16xf16>
            %572 = arith.addi %500, %c27 : index
            %573 = vector.load %4[%572] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %574 = arith.addi %572, %c40 : index
            %575 = vector.load %4[%574] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %576 = vector.shuffle %573, %575 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %577 = wave.mma %569, %576, %558 : vector<16xf16>, vector<8xf32>
            %578 = wave.mma %571, %576, %559 : vector<16xf16>, vector<8xf32>
            %579 = arith.addi %501, %c83 : index
            %580 = vector.load %kv[%579] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %581 = arith.addi %501, %c84 : index
            %582 = vector.load %kv[%581] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %583 = arith.addi %506, %c83 : index
            %584 = vector.load %kv[%583] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %585 = arith.addi %506, %c84 : index
            %586 = vector.load %kv[%585] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %587 = vector.shuffle %561, %563 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %588 = vector.bitcast %587 : vector<8xi32> to vector<16xf16>
            %589 = vector.shuffle %565, %567 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %590 = vector.bitcast %589 : vector<8xi32> to vector<16xf16>
            %591 = arith.addi %500, %c23 : index
            %592 = vector.load %4[%591] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %593 = arith.addi %591, %c40 : index
            %594 = vector.load %4[%593] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %595 = vector.shuffle %592, %594 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %596 = wave.mma %588, %595, %577 : vector<16xf16>, vector<8xf32>
            %597 = wave.mma %590, %595, %578 : vector<16xf16>, vector<8xf32>
            %598 = arith.addi %501, %c27 : index
            %599 = vector.load %kv[%598] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %600 = arith.addi %501, %c85 : index
            %601 = vector.load %kv[%600] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %602 = arith.addi %506, %c27 : index
            %603 = vector.load %kv[%602] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %604 = arith.addi %506, %c85 : index
            %605 = vector.load %kv[%604] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %606 = vector.shuffle %580, %582 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %607 = vector.bitcast %606 : vector<8xi32> to vector<16xf16>
            %608 = vector.shuffle %584, %586 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %609 = vector.bitcast %608 : vector<8xi32> to vector<16xf16>
            %610 = arith.addi %500, %c61 : index
            %611 = vector.load %4[%610] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %612 = arith.addi %610, %c40 : index
            %613 = vector.load %4[%612] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %614 = vector.shuffle %611, %613 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %615 = wave.mma %607, %614, %596 : vector<16xf16>, vector<8xf32>
            %616 = wave.mma %609, %614, %597 : vector<16xf16>, vector<8xf32>
            %617 = arith.addi %501, %c86 : index
            %618 = vector.load %kv[%617] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %619 = arith.addi %501, %c87 : index
            %620 = vector.load %kv[%619] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %621 = arith.addi %506, %c86 : index
            %622 = vector.load %kv[%621] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %623 = arith.addi %506, %c87 : index
            %624 = vector.load %kv[%623] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %625 = vector.shuffle %599, %601 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %626 = vector.bitcast %625 : vector<8xi32> to vector<16xf16>
            %627 = vector.shuffle %603, %605 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %628 = vector.bitcast %627 : vector<8xi32> to vector<16xf16>
            %629 = arith.addi %500, %c62 : index
            %630 = vector.load %4[%629] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %631 = arith.addi %629, %c40 : index
            %632 = vector.load %4[%631] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %633 = vector.shuffle %630, %632 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %634 = wave.mma %626, %633, %615 : vector<16xf16>, vector<8xf32>
            %635 = wave.mma %628, %633, %616 : vector<16xf16>, vector<8xf32>
            %636 = arith.addi %501, %c23 : index
            %637 = vector.load %kv[%636] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %638 = arith.addi %501, %c88 : index
            %639 = vector.load %kv[%638] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %640 = arith.addi %506, %c23 : index
            %641 = vector.load %kv[%640] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %642 = arith.addi %506, %c88 : index
            %643 = vector.load %kv[%642] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %644 = vector.shuffle %618, %620 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %645 = vector.bitcast %644 : vector<8xi32> to vector<16xf16>
            %646 = vector.shuffle %622, %624 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %647 = vector.bitcast %646 : vector<8xi32> to vector<16xf16>
            %648 = arith.addi %500, %c63 : index
            %649 = vector.load %4[%648] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %650 = arith.addi %648, %c40 : index
            %651 = vector.load %4[%650] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %652 = vector.shuffle %649, %651 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %653 = wave.mma %645, %652, %634 : vector<16xf16>, vector<8xf32>
            %654 = wave.mma %647, %652, %635 : vector<16xf16>, vector<8xf32>
            %655 = arith.addi %501, %c89 : index
            %656 = vector.load %kv[%655] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %657 = arith.addi %501, %c90 : index
            %658 = vector.load %kv[%657] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %659 = arith.addi %506, %c89 : index
            %660 = vector.load %kv[%659] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %661 = arith.addi %506, %c90 : index
            %662 = vector.load %kv[%661] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %663 = vector.shuffle %637, %639 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %664 = vector.bitcast %663 : vector<8xi32> to vector<16xf16>
            %665 = vector.shuffle %641, %643 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %666 = vector.bitcast %665 : vector<8xi32> to vector<16xf16>
            %667 = arith.addi %500, %c64 : index
            %668 = vector.load %4[%667] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %669 = arith.addi %667, %c40 : index
            %670 = vector.load %4[%669] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %671 = vector.shuffle %668, %670 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %672 = wave.mma %664, %671, %653 : vector<16xf16>, vector<8xf32>
            %673 = wave.mma %666, %671, %654 : vector<16xf16>, vector<8xf32>
            %674 = arith.addi %501, %c61 : index
            %675 = vector.load %kv[%674] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %676 = arith.addi %501, %c91 : index
            %677 = vector.load %kv[%676] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %678 = arith.addi %506, %c61 : index
            %679 = vector.load %kv[%678] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %680 = arith.addi %506, %c91 : index
            %681 = vector.load %kv[%680] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %682 = vector.shuffle %656, %658 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %683 = vector.bitcast %682 : vector<8xi32> to vector<16xf16>
            %684 = vector.shuffle %660, %662 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %685 = vector.bitcast %684 : vector<8xi32> to vector<16xf16>
            %686 = arith.addi %500, %c65 : index
            %687 = vector.load %4[%686] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %688 = arith.addi %686, %c40 : index
            %689 = vector.load %4[%688] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %690 = vector.shuffle %687, %689 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %691 = wave.mma %683, %690, %672 : vector<16xf16>, vector<8xf32>
            %692 = wave.mma %685, %690, %673 : vector<16xf16>, vector<8xf32>
            %693 = arith.addi %501, %c92 : index
            %694 = vector.load %kv[%693] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %695 = arith.addi %501, %c93 : index
            %696 = vector.load %kv[%695] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %697 = arith.addi %506, %c92 : index
            %698 = vector.load %kv[%697] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %699 = arith.addi %506, %c93 : index
            %700 = vector.load %kv[%699] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %701 = vector.shuffle %675, %677 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %702 = vector.bitcast %701 : vector<8xi32> to vector<16xf16>
            %703 = vector.shuffle %679, %681 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %704 = vector.bitcast %703 : vector<8xi32> to vector<16xf16>
            %705 = arith.addi %500, %c66 : index
            %706 = vector.load %4[%705] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %707 = arith.addi %705, %c40 : index
            %708 = vector.load %4[%707] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %709 = vector.shuffle %706, %708 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %710 = wave.mma %702, %709, %691 : vector<16xf16>, vector<8xf32>
            %711 = wave.mma %704, %709, %692 : vector<16xf16>, vector<8xf32>
            %712 = arith.addi %501, %c62 : index
            %713 = vector.load %kv[%712] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %714 = arith.addi %501, %c94 : index
            %715 = vector.load %kv[%714] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %716 = arith.addi %506, %c62 : index
            %717 = vector.load %kv[%716] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %718 = arith.addi %506, %c94 : index
            %719 = vector.load %kv[%718] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %720 = vector.shuffle %694, %696 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %721 = vector.bitcast %720 : vector<8xi32> to vector<16xf16>
            %722 = vector.shuffle %698, %700 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %723 = vector.bitcast %722 : vector<8xi32> to vector<16xf16>
            %724 = arith.addi %500, %c67 : index
            %725 = vector.load %4[%724] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %726 = arith.addi %724, %c40 : index
            %727 = vector.load %4[%726] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %728 = vector.shuffle %725, %727 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %729 = wave.mma %721, %728, %710 : vector<16xf16>, vector<8xf32>
            %730 = wave.mma %723, %728, %711 : vector<16xf16>, vector<8xf32>
            %731 = arith.addi %501, %c95 : index
            %732 = vector.load %kv[%731] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %733 = arith.addi %501, %c96 : index
            %734 = vector.load %kv[%733] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %735 = arith.addi %506, %c95 : index
            %736 = vector.load %kv[%735] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %737 = arith.addi %506, %c96 : index
            %738 = vector.load %kv[%737] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %739 = vector.shuffle %713, %715 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %740 = vector.bitcast %739 : vector<8xi32> to vector<16xf16>
            %741 = vector.shuffle %717, %719 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %742 = vector.bitcast %741 : vector<8xi32> to vector<16xf16>
            %743 = arith.addi %500, %c68 : index
            %744 = vector.load %4[%743] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %745 = arith.addi %743, %c40 : index
            %746 = vector.load %4[%745] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %747 = vector.shuffle %744, %746 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %748 = wave.mma %740, %747, %729 : vector<16xf16>, vector<8xf32>
            %749 = wave.mma %742, %747, %730 : vector<16xf16>, vector<8xf32>
            %750 = arith.addi %501, %c63 : index
            %751 = vector.load %kv[%750] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %752 = arith.addi %501, %c97 : index
            %753 = vector.load %kv[%752] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %754 = arith.addi %506, %c63 : index
            %755 = vector.load %kv[%754] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %756 = arith.addi %506, %c97 : index
            %757 = vector.load %kv[%756] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %758 = vector.shuffle %732, %734 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %759 = vector.bitcast %758 : vector<8xi32> to vector<16xf16>
            %760 = vector.shuffle %736, %738 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %761 = vector.bitcast %760 : vector<8xi32> to vector<16xf16>
            %762 = arith.addi %500, %c69 : index
            %763 = vector.load %4[%762] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %764 = arith.addi %762, %c40 : index
            %765 = vector.load %4[%764] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %766 = vector.shuffle %763, %765 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %767 = wave.mma %759, %766, %748 : vector<16xf16>, vector<8xf32>
            %768 = wave.mma %761, %766, %749 : vector<16xf16>, vector<8xf32>
            %769 = arith.addi %501, %c98 : index
            %770 = vector.load %kv[%769] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %771 = arith.addi %501, %c99 : index
            %772 = vector.load %kv[%771] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %773 = arith.addi %506, %c98 : index
            %774 = vector.load %kv[%773] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %775 = arith.addi %506, %c99 : index
            %776 = vector.load %kv[%775] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %777 = vector.shuffle %751, %753 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %778 = vector.bitcast %777 : vector<8xi32> to vector<16xf16>
            %779 = vector.shuffle %755, %757 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %780 = vector.bitcast %779 : vector<8xi32> to vector<16xf16>
            %781 = arith.addi %500, %c70 : index
            %782 = vector.load %4[%781] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %783 = arith.addi %781, %c40 : index
            %784 = vector.load %4[%783] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %785 = vector.shuffle %782, %784 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %786 = wave.mma %778, %785, %767 : vector<16xf16>, vector<8xf32>
            %787 = wave.mma %780, %785, %768 : vector<16xf16>, vector<8xf32>
            %788 = arith.addi %501, %c64 : index
            %789 = vector.load %kv[%788] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %790 = arith.addi %501, %c100 : index
            %791 = vector.load %kv[%790] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %792 = arith.addi %506, %c64 : index
            %793 = vector.load %kv[%792] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %794 = arith.addi %506, %c100 : index
            %795 = vector.load %kv[%794] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %796 = vector.shuffle %770, %772 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %797 = vector.bitcast %796 : vector<8xi32> to vector<16xf16>
            %798 = vector.shuffle %774, %776 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %799 = vector.bitcast %798 : vector<8xi32> to vector<16xf16>
            %800 = arith.addi %500, %c71 : index
            %801 = vector.load %4[%800] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %802 = arith.addi %800, %c40 : index
            %803 = vector.load %4[%802] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %804 = vector.shuffle %801, %803 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %805 = wave.mma %797, %804, %786 : vector<16xf16>, vector<8xf32>
            %806 = wave.mma %799, %804, %787 : vector<16xf16>, vector<8xf32>
            %807 = arith.addi %501, %c101 : index
            %808 = vector.load %kv[%807] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %809 = arith.addi %501, %c102 : index
            %810 = vector.load %kv[%809] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %811 = arith.addi %506, %c101 : index
            %812 = vector.load %kv[%811] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %813 = arith.addi %506, %c102 : index
            %814 = vector.load %kv[%813] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %815 = wave.opaque %805 : vector<8xf32>
            %816 = wave.opaque %806 : vector<8xf32>
            %817 = wave.opaque %463 : i32
            %818 = arith.cmpi sgt, %817, %404 : i32
            %819:2 = scf.if %818 -> (vector<8xf32>, vector<8xf32>) {
              %820 = arith.index_cast %2 : index to i32
              %821 = arith.addi %462, %820 : i32
              %822 = arith.subi %38, %821 : i32
              %823 = arith.subi %822, %c78 : i32
              %824 = vector.broadcast %823 : i32 to vector<8xi32>
              %825 = arith.cmpi sgt, %824, %c104 : vector<8xi32>
              %826 = arith.select %825, %815, %c103 : vector<8xi1>, vector<8xf32>
              %827 = arith.subi %822, %c17 : i32
              %828 = vector.broadcast %827 : i32 to vector<8xi32>
              %829 = arith.cmpi sgt, %828, %c104 : vector<8xi32>
              %830 = arith.select %829, %816, %c103 : vector<8xi1>, vector<8xf32>
              scf.yield %826, %830 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %815, %816 : vector<8xf32>, vector<8xf32>
            }
            %831 = vector.extract %819#0[0] : f32 from vector<8xf32>
            %832 = vector.extract %819#0[1] : f32 from vector<8xf32>
            %833 = vector.extract %819#0[2] : f32 from vector<8xf32>
            %834 = vector.extract %819#0[3] : f32 from vector<8xf32>
            %835 = vector.extract %819#0[4] : f32 from vector<8xf32>
            %836 = vector.extract %819#0[5] : f32 from vector<8xf32>
            %837 = vector.extract %819#0[6] : f32 from vector<8xf32>
            %838 = vector.extract %819#0[7] : f32 from vector<8xf32>
            %839 = vector.extract %819#1[0] : f32 from vector<8xf32>
            %840 = vector.extract %819#1[1] : f32 from vector<8xf32>
            %841 = vector.extract %819#1[2] : f32 from vector<8xf32>
            %842 = vector.extract %819#1[3] : f32 from vector<8xf32>
            %843 = vector.extract %819#1[4] : f32 from vector<8xf32>
            %844 = vector.extract %819#1[5] : f32 from vector<8xf32>
            %845 = vector.extract %819#1[6] : f32 from vector<8xf32>
            %846 = vector.extract %819#1[7] : f32 from vector<8xf32>
            %847 = arith.maxnumf %831, %832 fastmath<nnan> : f32
            %848 = arith.maxnumf %847, %833 fastmath<nnan> : f32
            %849 = arith.maxnumf %848, %834 fastmath<nnan> : f32
            %850 = arith.maxnumf %849, %835 fastmath<nnan> : f32
            %851 = arith.maxnumf %850, %836 fastmath<nnan> : f32
            %852 = arith.maxnumf %851, %837 fastmath<nnan> : f32
            %853 = arith.maxnumf %852, %838 fastmath<nnan> : f32
            %854 = arith.maxnumf %853, %839 fastmath<nnan> : f32
            %855 = arith.maxnumf %854, %840 fastmath<nnan> : f32
            %856 = arith.maxnumf %855, %841 fastmath<nnan> : f32
            %857 = arith.maxnumf %856, %842 fastmath<nnan> : f32
            %858 = arith.maxnumf %857, %843 fastmath<nnan> : f32
            %859 = arith.maxnumf %858, %844 fastmath<nnan> : f32
            %860 = arith.maxnumf %859, %845 fastmath<nnan> : f32
            %861 = arith.maxnumf %860, %846 fastmath<nnan> : f32
            %862 = wave.swap_halves %861 : f32
            %863 = arith.maxnumf %861, %862 fastmath<nnan> : f32
            %864 = arith.mulf %863, %397 : f32
            %865 = arith.addf %442, %c105 : f32
            %866 = arith.cmpf ogt, %864, %865 : f32
            %867:18 = scf.if %866 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %868 = arith.subf %442, %864 : f32
              %869 = wave.exp2 %868 : f32
              %870 = vector.broadcast %869 : f32 to vector<8xf32>
              %871 = arith.mulf %443, %869 : f32
              %872 = arith.mulf %444, %870 : vector<8xf32>
              %873 = arith.mulf %445, %870 : vector<8xf32>
              %874 = arith.mulf %446, %870 : vector<8xf32>
              %875 = arith.mulf %447, %870 : vector<8xf32>
              %876 = arith.mulf %448, %870 : vector<8xf32>
              %877 = arith.mulf %449, %870 : vector<8xf32>
              %878 = arith.mulf %450, %870 : vector<8xf32>
              %879 = arith.mulf %451, %870 : vector<8xf32>
              %880 = arith.mulf %452, %870 : vector<8xf32>
              %881 = arith.mulf %453, %870 : vector<8xf32>
              %882 = arith.mulf %454, %870 : vector<8xf32>
              %883 = arith.mulf %455, %870 : vector<8xf32>
              %884 = arith.mulf %456, %870 : vector<8xf32>
              %885 = arith.mulf %457, %870 : vector<8xf32>
              %886 = arith.mulf %458, %870 : vector<8xf32>
              %887 = arith.mulf %459, %870 : vector<8xf32>
              scf.yield %864, %871, %872, %873, %874, %875, %876, %877, %878, %879, %880, %881, %882, %883, %884, %885, %886, %887 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %442, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458, %459 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %888 = vector.broadcast %397 : f32 to vector<8xf32>
            %889 = arith.subf %c106, %867#0 : f32
            %890 = vector.broadcast %889 : f32 to vector<8xf32>
            %891 = math.fma %819#0, %888, %890 : vector<8xf32>
            %892 = wave.exp2 %891 : vector<8xf32>
            %893 = math.fma %819#1, %888, %890 : vector<8xf32>
            %894 = wave.exp2 %893 : vector<8xf32>
            %895 = arith.truncf %892 : vector<8xf32> to vector<8xf16>
            %896 = vector.bitcast %895 : vector<8xf16> to vector<4xi32>
            %897 = wave.swap_halves %896 : vector<4xi32>
            %898 = arith.select %3, %897, %896 : vector<4xi32>
            %899 = arith.select %3, %896, %897 : vector<4xi32>
            %900 = vector.shuffle %898, %899 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %901 = vector.bitcast %900 : vector<8xi32> to vector<16xf16>
            %902 = arith.truncf %894 : vector<8xf32> to vector<8xf16>
            %903 = vector.bitcast %902 : vector<8xf16> to vector<4xi32>
            %904 = wave.swap_halves %903 : vector<4xi32>
            %905 = arith.select %3, %904, %903 : vector<4xi32>
            %906 = arith.select %3, %903, %904 : vector<4xi32>
            %907 = vector.shuffle %905, %906 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %908 = vector.bitcast %907 : vector<8xi32> to vector<16xf16>
            %909 = arith.addf %892, %894 : vector<8xf32>
            %910 = vector.extract %909[0] : f32 from vector<8xf32>
            %911 = vector.extract %909[1] : f32 from vector<8xf32>
            %912 = vector.extract %909[2] : f32 from vector<8xf32>
            %913 = vector.extract %909[3] : f32 from vector<8xf32>
            %914 = vector.extract %909[4] : f32 from vector<8xf32>
            %915 = vector.extract %909[5] : f32 from vector<8xf32>
            %916 = vector.extract %909[6] : f32 from vector<8xf32>
            %917 = vector.extract %909[7] : f32 from vector<8xf32>
            %918 = arith.addf %910, %914 : f32
            %919 = arith.addf %911, %915 : f32
            %920 = arith.addf %912, %916 : f32
            %921 = arith.addf %913, %917 : f32
            %922 = arith.addf %918, %920 : f32
            %923 = arith.addf %919, %921 : f32
            %924 = arith.addf %922, %923 : f32
            %925 = arith.addf %867#1, %924 : f32
            %926 = wave.opaque %925 : f32
            %927 = wave.opaque %463 : i32
            %928 = arith.cmpi sgt, %927, %404 : i32
            %929:4 = scf.if %928 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %930 = arith.subi %404, %462 : i32
              %931 = arith.subi %930, %c78 : i32
              %932 = arith.minsi %931, %c17 : i32
              %933 = arith.maxsi %932, %c78 : i32
              %934 = arith.cmpi sgt, %933, %c78 : i32
              %935 = arith.select %934, %c108, %c78 : i32
              %936 = arith.ori %c78, %935 : i32
              %937 = arith.cmpi sgt, %933, %c16 : i32
              %938 = arith.select %937, %c108, %c78 : i32
              %939 = arith.ori %c78, %938 : i32
              %940 = arith.cmpi sgt, %933, %c109 : i32
              %941 = arith.select %940, %c110, %c78 : i32
              %942 = arith.ori %936, %941 : i32
              %943 = arith.cmpi sgt, %933, %c111 : i32
              %944 = arith.select %943, %c110, %c78 : i32
              %945 = arith.ori %939, %944 : i32
              %946 = arith.cmpi sgt, %933, %c112 : i32
              %947 = arith.select %946, %c108, %c78 : i32
              %948 = arith.ori %c78, %947 : i32
              %949 = arith.cmpi sgt, %933, %c113 : i32
              %950 = arith.select %949, %c108, %c78 : i32
              %951 = arith.ori %c78, %950 : i32
              %952 = arith.cmpi sgt, %933, %c114 : i32
              %953 = arith.select %952, %c110, %c78 : i32
              %954 = arith.ori %948, %953 : i32
              %955 = arith.cmpi sgt, %933, %c115 : i32
              %956 = arith.select %955, %c110, %c78 : i32
              %957 = arith.ori %951, %956 : i32
              %958 = arith.cmpi sgt, %933, %c116 : i32
              %959 = arith.select %958, %c108, %c78 : i32
              %960 = arith.ori %c78, %959 : i32
              %961 = arith.cmpi sgt, %933, %c117 : i32
              %962 = arith.select %961, %c108, %c78 : i32
              %963 = arith.ori %c78, %962 : i32
              %964 = arith.cmpi sgt, %933, %c118 : i32
              %965 = arith.select %964, %c110, %c78 : i32
              %966 = arith.ori %960, %965 : i32
              %967 = arith.cmpi sgt, %933, %c119 : i32
              %968 = arith.select %967, %c110, %c78 : i32
              %969 = arith.ori %963, %968 : i32
              %970 = arith.cmpi sgt, %933, %c120 : i32
              %971 = arith.select %970, %c108, %c78 : i32
              %972 = arith.ori %c78, %971 : i32
              %973 = arith.cmpi sgt, %933, %c121 : i32
              %974 = arith.select %973, %c108, %c78 : i32
              %975 = arith.ori %c78, %974 : i32
              %976 = arith.cmpi sgt, %933, %c60 : i32
              %977 = arith.select %976, %c110, %c78 : i32
              %978 = arith.ori %972, %977 : i32
              %979 = arith.cmpi sgt, %933, %c122 : i32
              %980 = arith.select %979, %c110, %c78 : i32
              %981 = arith.ori %975, %980 : i32
              %982 = vector.from_elements %942, %954, %966, %978 : vector<4xi32>
              %983 = vector.from_elements %945, %957, %969, %981 : vector<4xi32>
              %984 = arith.subi %930, %c17 : i32
              %985 = arith.minsi %984, %c17 : i32
              %986 = arith.maxsi %985, %c78 : i32
              %987 = arith.cmpi sgt, %986, %c78 : i32
              %988 = arith.select %987, %c108, %c78 : i32
              %989 = arith.ori %c78, %988 : i32
              %990 = arith.cmpi sgt, %986, %c16 : i32
              %991 = arith.select %990, %c108, %c78 : i32
              %992 = arith.ori %c78, %991 : i32
              %993 = arith.cmpi sgt, %986, %c109 : i32
              %994 = arith.select %993, %c110, %c78 : i32
              %995 = arith.ori %989, %994 : i32
              %996 = arith.cmpi sgt, %986, %c111 : i32
              %997 = arith.select %996, %c110, %c78 : i32
              %998 = arith.ori %992, %997 : i32
              %999 = arith.cmpi sgt, %986, %c112 : i32
              %1000 = arith.select %999, %c108, %c78 : i32
              %1001 = arith.ori %c78, %1000 : i32
              %1002 = arith.cmpi sgt, %986, %c113 : i32
              %1003 = arith.select %1002, %c108, %c78 : i32
              %1004 = arith.ori %c78, %1003 : i32
              %1005 = arith.cmpi sgt, %986, %c114 : i32
              %1006 = arith.select %1005, %c110, %c78 : i32
              %1007 = arith.ori %1001, %1006 : i32
              %1008 = arith.cmpi sgt, %986, %c115 : i32
              %1009 = arith.select %1008, %c110, %c78 : i32
              %1010 = arith.ori %1004, %1009 : i32
              %1011 = arith.cmpi sgt, %986, %c116 : i32
              %1012 = arith.select %1011, %c108, %c78 : i32
              %1013 = arith.ori %c78, %1012 : i32
              %1014 = arith.cmpi sgt, %986, %c117 : i32
              %1015 = arith.select %1014, %c108, %c78 : i32
              %1016 = arith.ori %c78, %1015 : i32
              %1017 = arith.cmpi sgt, %986, %c118 : i32
              %1018 = arith.select %1017, %c110, %c78 : i32
              %1019 = arith.ori %1013, %1018 : i32
              %1020 = arith.cmpi sgt, %986, %c119 : i32
              %1021 = arith.select %1020, %c110, %c78 : i32
              %1022 = arith.ori %1016, %1021 : i32
              %1023 = arith.cmpi sgt, %986, %c120 : i32
              %1024 = arith.select %1023, %c108, %c78 : i32
              %1025 = arith.ori %c78, %1024 : i32
              %1026 = arith.cmpi sgt, %986, %c121 : i32
              %1027 = arith.select %1026, %c108, %c78 : i32
              %1028 = arith.ori %c78, %1027 : i32
              %1029 = arith.cmpi sgt, %986, %c60 : i32
              %1030 = arith.select %1029, %c110, %c78 : i32
              %1031 = arith.ori %1025, %1030 : i32
              %1032 = arith.cmpi sgt, %986, %c122 : i32
              %1033 = arith.select %1032, %c110, %c78 : i32
              %1034 = arith.ori %1028, %1033 : i32
              %1035 = vector.from_elements %995, %1007, %1019, %1031 : vector<4xi32>
              %1036 = vector.from_elements %998, %1010, %1022, %1034 : vector<4xi32>
              scf.yield %982, %983, %1035, %1036 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c107, %c107, %c107, %c107 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1037 = wave.opaque %463 : i32
            %1038 = arith.cmpi sgt, %1037, %404 : i32
            %1039:4 = scf.if %1038 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1040 = arith.andi %789, %929#0 : vector<4xi32>
              %1041 = arith.andi %791, %929#1 : vector<4xi32>
              %1042 = arith.andi %793, %929#2 : vector<4xi32>
              %1043 = arith.andi %795, %929#3 : vector<4xi32>
              scf.yield %1040, %1041, %1042, %1043 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %789, %791, %793, %795 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1044 = vector.shuffle %1039#0, %1039#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1045 = vector.bitcast %1044 : vector<8xi32> to vector<16xf16>
            %1046 = wave.mma %1045, %901, %867#2 : vector<16xf16>, vector<8xf32>
            %1047 = vector.shuffle %1039#2, %1039#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1048 = vector.bitcast %1047 : vector<8xi32> to vector<16xf16>
            %1049 = wave.mma %1048, %908, %1046 : vector<16xf16>, vector<8xf32>
            %1050 = wave.opaque %1049 : vector<8xf32>
            %1051 = arith.addi %501, %c65 : index
            %1052 = vector.load %kv[%1051] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1053 = arith.addi %501, %c123 : index
            %1054 = vector.load %kv[%1053] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1055 = arith.addi %506, %c65 : index
            %1056 = vector.load %kv[%1055] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1057 = arith.addi %506, %c123 : index
            %1058 = vector.load %kv[%1057] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1059 = wave.opaque %463 : i32
            %1060 = arith.cmpi sgt, %1059, %404 : i32
            %1061:4 = scf.if %1060 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1062 = arith.andi %808, %929#0 : vector<4xi32>
              %1063 = arith.andi %810, %929#1 : vector<4xi32>
              %1064 = arith.andi %812, %929#2 : vector<4xi32>
              %1065 = arith.andi %814, %929#3 : vector<4xi32>
              scf.yield %1062, %1063, %1064, %1065 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %808, %810, %812, %814 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1066 = vector.shuffle %1061#0, %1061#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1067 = vector.bitcast %1066 : vector<8xi32> to vector<16xf16>
            %1068 = wave.mma %1067, %901, %867#3 : vector<16xf16>, vector<8xf32>
            %1069 = vector.shuffle %1061#2, %1061#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1070 = vector.bitcast %1069 : vector<8xi32> to vector<16xf16>
            %1071 = wave.mma %1070, %908, %1068 : vector<16xf16>, vector<8xf32>
            %1072 = wave.opaque %1071 : vector<8xf32>
            %1073 = arith.addi %501, %c124 : index
            %1074 = vector.load %kv[%1073] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1075 = arith.addi %501, %c125 : index
            %1076 = vector.load %kv[%1075] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1077 = arith.addi %506, %c124 : index
            %1078 = vector.load %kv[%1077] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1079 = arith.addi %506, %c125 : index
            %1080 = vector.load %kv[%1079] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1081 = wave.opaque %463 : i32
            %1082 = arith.cmpi sgt, %1081, %404 : i32
            %1083:4 = scf.if %1082 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1084 = arith.andi %1052, %929#0 : vector<4xi32>
              %1085 = arith.andi %1054, %929#1 : vector<4xi32>
              %1086 = arith.andi %1056, %929#2 : vector<4xi32>
              %1087 = arith.andi %1058, %929#3 : vector<4xi32>
              scf.yield %1084, %1085, %1086, %1087 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1052, %1054, %1056, %1058 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1088 = vector.shuffle %1083#0, %1083#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1089 = vector.bitcast %1088 : vector<8xi32> to vector<16xf16>
            %1090 = wave.mma %1089, %901, %867#4 : vector<16xf16>, vector<8xf32>
            %1091 = vector.shuffle %1083#2, %1083#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1092 = vector.bitcast %1091 : vector<8xi32> to vector<16xf16>
            %1093 = wave.mma %1092, %908, %1090 : vector<16xf16>, vector<8xf32>
            %1094 = wave.opaque %1093 : vector<8xf32>
            %1095 = arith.addi %501, %c66 : index
            %1096 = vector.load %kv[%1095] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1097 = arith.addi %501, %c126 : index
            %1098 = vector.load %kv[%1097] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1099 = arith.addi %506, %c66 : index
            %1100 = vector.load %kv[%1099] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1101 = arith.addi %506, %c126 : index
            %1102 = vector.load %kv[%1101] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1103 = wave.opaque %463 : i32
            %1104 = arith.cmpi sgt, %1103, %404 : i32
            %1105:4 = scf.if %1104 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1106 = arith.andi %1074, %929#0 : vector<4xi32>
              %1107 = arith.andi %1076, %929#1 : vector<4xi32>
              %1108 = arith.andi %1078, %929#2 : vector<4xi32>
              %1109 = arith.andi %1080, %929#3 : vector<4xi32>
              scf.yield %1106, %1107, %1108, %1109 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1074, %1076, %1078, %1080 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1110 = vector.shuffle %1105#0, %1105#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1111 = vector.bitcast %1110 : vector<8xi32> to vector<16xf16>
            %1112 = wave.mma %1111, %901, %867#5 : vector<16xf16>, vector<8xf32>
            %1113 = vector.shuffle %1105#2, %1105#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1114 = vector.bitcast %1113 : vector<8xi32> to vector<16xf16>
            %1115 = wave.mma %1114, %908, %1112 : vector<16xf16>, vector<8xf32>
            %1116 = wave.opaque %1115 : vector<8xf32>
            %1117 = arith.addi %501, %c127 : index
            %1118 = vector.load %kv[%1117] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1119 = arith.addi %501, %c128 : index
            %1120 = vector.load %kv[%1119] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1121 = arith.addi %506, %c127 : index
            %1122 = vector.load %kv[%1121] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1123 = arith.addi %506, %c128 : index
            %1124 = vector.load %kv[%1123] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1125 = wave.opaque %463 : i32
            %1126 = arith.cmpi sgt, %1125, %404 : i32
            %1127:4 = scf.if %1126 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1128 = arith.andi %1096, %929#0 : vector<4xi32>
              %1129 = arith.andi %1098, %929#1 : vector<4xi32>
              %1130 = arith.andi %1100, %929#2 : vector<4xi32>
              %1131 = arith.andi %1102, %929#3 : vector<4xi32>
              scf.yield %1128, %1129, %1130, %1131 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1096, %1098, %1100, %1102 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1132 = vector.shuffle %1127#0, %1127#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1133 = vector.bitcast %1132 : vector<8xi32> to vector<16xf16>
            %1134 = wave.mma %1133, %901, %867#6 : vector<16xf16>, vector<8xf32>
            %1135 = vector.shuffle %1127#2, %1127#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1136 = vector.bitcast %1135 : vector<8xi32> to vector<16xf16>
            %1137 = wave.mma %1136, %908, %1134 : vector<16xf16>, vector<8xf32>
            %1138 = wave.opaque %1137 : vector<8xf32>
            %1139 = arith.addi %501, %c67 : index
            %1140 = vector.load %kv[%1139] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1141 = arith.addi %501, %c129 : index
            %1142 = vector.load %kv[%1141] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1143 = arith.addi %506, %c67 : index
            %1144 = vector.load %kv[%1143] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1145 = arith.addi %506, %c129 : index
            %1146 = vector.load %kv[%1145] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1147 = wave.opaque %463 : i32
            %1148 = arith.cmpi sgt, %1147, %404 : i32
            %1149:4 = scf.if %1148 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1150 = arith.andi %1118, %929#0 : vector<4xi32>
              %1151 = arith.andi %1120, %929#1 : vector<4xi32>
              %1152 = arith.andi %1122, %929#2 : vector<4xi32>
              %1153 = arith.andi %1124, %929#3 : vector<4xi32>
              scf.yield %1150, %1151, %1152, %1153 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1118, %1120, %1122, %1124 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1154 = vector.shuffle %1149#0, %1149#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1155 = vector.bitcast %1154 : vector<8xi32> to vector<16xf16>
            %1156 = wave.mma %1155, %901, %867#7 : vector<16xf16>, vector<8xf32>
            %1157 = vector.shuffle %1149#2, %1149#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1158 = vector.bitcast %1157 : vector<8xi32> to vector<16xf16>
            %1159 = wave.mma %1158, %908, %1156 : vector<16xf16>, vector<8xf32>
            %1160 = wave.opaque %1159 : vector<8xf32>
            %1161 = arith.addi %501, %c130 : index
            %1162 = vector.load %kv[%1161] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1163 = arith.addi %501, %c131 : index
            %1164 = vector.load %kv[%1163] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1165 = arith.addi %506, %c130 : index
            %1166 = vector.load %kv[%1165] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1167 = arith.addi %506, %c131 : index
            %1168 = vector.load %kv[%1167] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1169 = wave.opaque %463 : i32
            %1170 = arith.cmpi sgt, %1169, %404 : i32
            %1171:4 = scf.if %1170 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1172 = arith.andi %1140, %929#0 : vector<4xi32>
              %1173 = arith.andi %1142, %929#1 : vector<4xi32>
              %1174 = arith.andi %1144, %929#2 : vector<4xi32>
              %1175 = arith.andi %1146, %929#3 : vector<4xi32>
              scf.yield %1172, %1173, %1174, %1175 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1140, %1142, %1144, %1146 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1176 = vector.shuffle %1171#0, %1171#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1177 = vector.bitcast %1176 : vector<8xi32> to vector<16xf16>
            %1178 = wave.mma %1177, %901, %867#8 : vector<16xf16>, vector<8xf32>
            %1179 = vector.shuffle %1171#2, %1171#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1180 = vector.bitcast %1179 : vector<8xi32> to vector<16xf16>
            %1181 = wave.mma %1180, %908, %1178 : vector<16xf16>, vector<8xf32>
            %1182 = wave.opaque %1181 : vector<8xf32>
            %1183 = arith.addi %501, %c68 : index
            %1184 = vector.load %kv[%1183] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1185 = arith.addi %501, %c132 : index
            %1186 = vector.load %kv[%1185] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1187 = arith.addi %506, %c68 : index
            %1188 = vector.load %kv[%1187] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1189 = arith.addi %506, %c132 : index
            %1190 = vector.load %kv[%1189] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1191 = wave.opaque %463 : i32
            %1192 = arith.cmpi sgt, %1191, %404 : i32
            %1193:4 = scf.if %1192 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1194 = arith.andi %1162, %929#0 : vector<4xi32>
              %1195 = arith.andi %1164, %929#1 : vector<4xi32>
              %1196 = arith.andi %1166, %929#2 : vector<4xi32>
              %1197 = arith.andi %1168, %929#3 : vector<4xi32>
              scf.yield %1194, %1195, %1196, %1197 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1162, %1164, %1166, %1168 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1198 = vector.shuffle %1193#0, %1193#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1199 = vector.bitcast %1198 : vector<8xi32> to vector<16xf16>
            %1200 = wave.mma %1199, %901, %867#9 : vector<16xf16>, vector<8xf32>
            %1201 = vector.shuffle %1193#2, %1193#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1202 = vector.bitcast %1201 : vector<8xi32> to vector<16xf16>
            %1203 = wave.mma %1202, %908, %1200 : vector<16xf16>, vector<8xf32>
            %1204 = wave.opaque %1203 : vector<8xf32>
            %1205 = arith.addi %501, %c133 : index
            %1206 = vector.load %kv[%1205] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1207 = arith.addi %501, %c134 : index
            %1208 = vector.load %kv[%1207] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1209 = arith.addi %506, %c133 : index
            %1210 = vector.load %kv[%1209] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1211 = arith.addi %506, %c134 : index
            %1212 = vector.load %kv[%1211] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1213 = wave.opaque %463 : i32
            %1214 = arith.cmpi sgt, %1213, %404 : i32
            %1215:4 = scf.if %1214 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1216 = arith.andi %1184, %929#0 : vector<4xi32>
              %1217 = arith.andi %1186, %929#1 : vector<4xi32>
              %1218 = arith.andi %1188, %929#2 : vector<4xi32>
              %1219 = arith.andi %1190, %929#3 : vector<4xi32>
              scf.yield %1216, %1217, %1218, %1219 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1184, %1186, %1188, %1190 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1220 = vector.shuffle %1215#0, %1215#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1221 = vector.bitcast %1220 : vector<8xi32> to vector<16xf16>
            %1222 = wave.mma %1221, %901, %867#10 : vector<16xf16>, vector<8xf32>
            %1223 = vector.shuffle %1215#2, %1215#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1224 = vector.bitcast %1223 : vector<8xi32> to vector<16xf16>
            %1225 = wave.mma %1224, %908, %1222 : vector<16xf16>, vector<8xf32>
            %1226 = wave.opaque %1225 : vector<8xf32>
            %1227 = arith.addi %501, %c69 : index
            %1228 = vector.load %kv[%1227] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1229 = arith.addi %501, %c135 : index
            %1230 = vector.load %kv[%1229] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1231 = arith.addi %506, %c69 : index
            %1232 = vector.load %kv[%1231] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1233 = arith.addi %506, %c135 : index
            %1234 = vector.load %kv[%1233] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1235 = wave.opaque %463 : i32
            %1236 = arith.cmpi sgt, %1235, %404 : i32
            %1237:4 = scf.if %1236 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1238 = arith.andi %1206, %929#0 : vector<4xi32>
              %1239 = arith.andi %1208, %929#1 : vector<4xi32>
              %1240 = arith.andi %1210, %929#2 : vector<4xi32>
              %1241 = arith.andi %1212, %929#3 : vector<4xi32>
              scf.yield %1238, %1239, %1240, %1241 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1206, %1208, %1210, %1212 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1242 = vector.shuffle %1237#0, %1237#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1243 = vector.bitcast %1242 : vector<8xi32> to vector<16xf16>
            %1244 = wave.mma %1243, %901, %867#11 : vector<16xf16>, vector<8xf32>
            %1245 = vector.shuffle %1237#2, %1237#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1246 = vector.bitcast %1245 : vector<8xi32> to vector<16xf16>
            %1247 = wave.mma %1246, %908, %1244 : vector<16xf16>, vector<8xf32>
            %1248 = wave.opaque %1247 : vector<8xf32>
            %1249 = arith.addi %501, %c136 : index
            %1250 = vector.load %kv[%1249] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1251 = arith.addi %501, %c137 : index
            %1252 = vector.load %kv[%1251] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1253 = arith.addi %506, %c136 : index
            %1254 = vector.load %kv[%1253] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1255 = arith.addi %506, %c137 : index
            %1256 = vector.load %kv[%1255] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1257 = wave.opaque %463 : i32
            %1258 = arith.cmpi sgt, %1257, %404 : i32
            %1259:4 = scf.if %1258 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1260 = arith.andi %1228, %929#0 : vector<4xi32>
              %1261 = arith.andi %1230, %929#1 : vector<4xi32>
              %1262 = arith.andi %1232, %929#2 : vector<4xi32>
              %1263 = arith.andi %1234, %929#3 : vector<4xi32>
              scf.yield %1260, %1261, %1262, %1263 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1228, %1230, %1232, %1234 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1264 = vector.shuffle %1259#0, %1259#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1265 = vector.bitcast %1264 : vector<8xi32> to vector<16xf16>
            %1266 = wave.mma %1265, %901, %867#12 : vector<16xf16>, vector<8xf32>
            %1267 = vector.shuffle %1259#2, %1259#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1268 = vector.bitcast %1267 : vector<8xi32> to vector<16xf16>
            %1269 = wave.mma %1268, %908, %1266 : vector<16xf16>, vector<8xf32>
            %1270 = wave.opaque %1269 : vector<8xf32>
            %1271 = arith.addi %501, %c70 : index
            %1272 = vector.load %kv[%1271] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1273 = arith.addi %501, %c138 : index
            %1274 = vector.load %kv[%1273] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1275 = arith.addi %506, %c70 : index
            %1276 = vector.load %kv[%1275] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1277 = arith.addi %506, %c138 : index
            %1278 = vector.load %kv[%1277] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1279 = wave.opaque %463 : i32
            %1280 = arith.cmpi sgt, %1279, %404 : i32
            %1281:4 = scf.if %1280 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1282 = arith.andi %1250, %929#0 : vector<4xi32>
              %1283 = arith.andi %1252, %929#1 : vector<4xi32>
              %1284 = arith.andi %1254, %929#2 : vector<4xi32>
              %1285 = arith.andi %1256, %929#3 : vector<4xi32>
              scf.yield %1282, %1283, %1284, %1285 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1250, %1252, %1254, %1256 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1286 = vector.shuffle %1281#0, %1281#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1287 = vector.bitcast %1286 : vector<8xi32> to vector<16xf16>
            %1288 = wave.mma %1287, %901, %867#13 : vector<16xf16>, vector<8xf32>
            %1289 = vector.shuffle %1281#2, %1281#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1290 = vector.bitcast %1289 : vector<8xi32> to vector<16xf16>
            %1291 = wave.mma %1290, %908, %1288 : vector<16xf16>, vector<8xf32>
            %1292 = wave.opaque %1291 : vector<8xf32>
            %1293 = arith.addi %501, %c139 : index
            %1294 = vector.load %kv[%1293] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1295 = arith.addi %501, %c140 : index
            %1296 = vector.load %kv[%1295] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1297 = arith.addi %506, %c139 : index
            %1298 = vector.load %kv[%1297] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1299 = arith.addi %506, %c140 : index
            %1300 = vector.load %kv[%1299] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1301 = wave.opaque %463 : i32
            %1302 = arith.cmpi sgt, %1301, %404 : i32
            %1303:4 = scf.if %1302 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1304 = arith.andi %1272, %929#0 : vector<4xi32>
              %1305 = arith.andi %1274, %929#1 : vector<4xi32>
              %1306 = arith.andi %1276, %929#2 : vector<4xi32>
              %1307 = arith.andi %1278, %929#3 : vector<4xi32>
              scf.yield %1304, %1305, %1306, %1307 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1272, %1274, %1276, %1278 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1308 = vector.shuffle %1303#0, %1303#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1309 = vector.bitcast %1308 : vector<8xi32> to vector<16xf16>
            %1310 = wave.mma %1309, %901, %867#14 : vector<16xf16>, vector<8xf32>
            %1311 = vector.shuffle %1303#2, %1303#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1312 = vector.bitcast %1311 : vector<8xi32> to vector<16xf16>
            %1313 = wave.mma %1312, %908, %1310 : vector<16xf16>, vector<8xf32>
            %1314 = wave.opaque %1313 : vector<8xf32>
            %1315 = arith.addi %501, %c71 : index
            %1316 = vector.load %kv[%1315] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1317 = arith.addi %501, %c141 : index
            %1318 = vector.load %kv[%1317] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1319 = arith.addi %506, %c71 : index
            %1320 = vector.load %kv[%1319] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1321 = arith.addi %506, %c141 : index
            %1322 = vector.load %kv[%1321] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1323 = wave.opaque %463 : i32
            %1324 = arith.cmpi sgt, %1323, %404 : i32
            %1325:4 = scf.if %1324 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1326 = arith.andi %1294, %929#0 : vector<4xi32>
              %1327 = arith.andi %1296, %929#1 : vector<4xi32>
              %1328 = arith.andi %1298, %929#2 : vector<4xi32>
              %1329 = arith.andi %1300, %929#3 : vector<4xi32>
              scf.yield %1326, %1327, %1328, %1329 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1294, %1296, %1298, %1300 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1330 = vector.shuffle %1325#0, %1325#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1331 = vector.bitcast %1330 : vector<8xi32> to vector<16xf16>
            %1332 = wave.mma %1331, %901, %867#15 : vector<16xf16>, vector<8xf32>
            %1333 = vector.shuffle %1325#2, %1325#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1334 = vector.bitcast %1333 : vector<8xi32> to vector<16xf16>
            %1335 = wave.mma %1334, %908, %1332 : vector<16xf16>, vector<8xf32>
            %1336 = wave.opaque %1335 : vector<8xf32>
            %1337 = arith.addi %501, %c142 : index
            %1338 = vector.load %kv[%1337] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1339 = arith.addi %501, %c143 : index
            %1340 = vector.load %kv[%1339] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1341 = arith.addi %506, %c142 : index
            %1342 = vector.load %kv[%1341] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1343 = arith.addi %506, %c143 : index
            %1344 = vector.load %kv[%1343] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1345 = wave.opaque %463 : i32
            %1346 = arith.cmpi sgt, %1345, %404 : i32
            %1347:4 = scf.if %1346 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1348 = arith.andi %1316, %929#0 : vector<4xi32>
              %1349 = arith.andi %1318, %929#1 : vector<4xi32>
              %1350 = arith.andi %1320, %929#2 : vector<4xi32>
              %1351 = arith.andi %1322, %929#3 : vector<4xi32>
              scf.yield %1348, %1349, %1350, %1351 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1316, %1318, %1320, %1322 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1352 = vector.shuffle %1347#0, %1347#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1353 = vector.bitcast %1352 : vector<8xi32> to vector<16xf16>
            %1354 = wave.mma %1353, %901, %867#16 : vector<16xf16>, vector<8xf32>
            %1355 = vector.shuffle %1347#2, %1347#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1356 = vector.bitcast %1355 : vector<8xi32> to vector<16xf16>
            %1357 = wave.mma %1356, %908, %1354 : vector<16xf16>, vector<8xf32>
            %1358 = wave.opaque %1357 : vector<8xf32>
            wave.pin
            %1359 = wave.opaque %463 : i32
            %1360 = arith.cmpi sgt, %1359, %404 : i32
            %1361:4 = scf.if %1360 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1362 = arith.andi %1338, %929#0 : vector<4xi32>
              %1363 = arith.andi %1340, %929#1 : vector<4xi32>
              %1364 = arith.andi %1342, %929#2 : vector<4xi32>
              %1365 = arith.andi %1344, %929#3 : vector<4xi32>
              scf.yield %1362, %1363, %1364, %1365 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1338, %1340, %1342, %1344 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1366 = vector.shuffle %1361#0, %1361#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1367 = vector.bitcast %1366 : vector<8xi32> to vector<16xf16>
            %1368 = wave.mma %1367, %901, %867#17 : vector<16xf16>, vector<8xf32>
            %1369 = vector.shuffle %1361#2, %1361#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1370 = vector.bitcast %1369 : vector<8xi32> to vector<16xf16>
            %1371 = wave.mma %1370, %908, %1368 : vector<16xf16>, vector<8xf32>
            %1372 = wave.opaque %1371 : vector<8xf32>
            wave.pin
            %1373 = wave.opaque %463 : i32
            %1374 = arith.cmpi slt, %1373, %404 : i32
            %1375:4 = scf.if %1374 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1376 = arith.addi %489, %35 : index
              %1377 = arith.addi %1376, %c22 : index
              %1378 = vector.load %kv[%1377] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1379 = arith.addi %1376, %c24 : index
              %1380 = vector.load %kv[%1379] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1381 = arith.addi %497, %35 : index
              %1382 = arith.addi %1381, %c22 : index
              %1383 = vector.load %kv[%1382] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1384 = arith.addi %1381, %c24 : index
              %1385 = vector.load %kv[%1384] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %1378, %1380, %1383, %1385 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1361#0, %1361#1, %1361#2, %1361#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            scf.yield %1375#0, %1375#1, %1375#2, %1375#3, %867#0, %926, %1050, %1072, %1094, %1116, %1138, %1160, %1182, %1204, %1226, %1248, %1270, %1292, %1314, %1336, %1358, %1372 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %1386 = wave.swap_halves %460#5 : f32
          %1387 = arith.addf %460#5, %1386 : f32
          scf.yield %460#4, %1387, %460#6, %460#7, %460#8, %460#9, %460#10, %460#11, %460#12, %460#13, %460#14, %460#15, %460#16, %460#17, %460#18, %460#19, %460#20, %460#21 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c73, %c74, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %1388 = wave.opaque %c22 : index
        %1389 = arith.addi %46, %1388 : index
        %1390 = arith.addi %1, %1388 : index
        %1391 = arith.cmpi slt, %1390, %c3 : index
        scf.if %1391 {
          %1392 = arith.addi %45, %1390 : index
          memref.store %406#0, %6[%1392] : memref<?xf32>
          %1393 = arith.addi %1392, %c3 : index
          memref.store %406#1, %6[%1393] : memref<?xf32>
          %1394 = arith.muli %8, %c26 : index
          %1395 = arith.muli %2, %c3 : index
          %1396 = arith.addi %1394, %1395 : index
          %1397 = arith.addi %1396, %1390 : index
          %1398 = vector.extract %406#2[0] : f32 from vector<8xf32>
          %1399 = arith.addi %1397, %c22 : index
          memref.store %1398, %5[%1399] : memref<?xf32>
          %1400 = vector.extract %406#2[1] : f32 from vector<8xf32>
          %1401 = arith.addi %1397, %c21 : index
          memref.store %1400, %5[%1401] : memref<?xf32>
          %1402 = vector.extract %406#2[2] : f32 from vector<8xf32>
          %1403 = arith.addi %1397, %c24 : index
          memref.store %1402, %5[%1403] : memref<?xf32>
          %1404 = vector.extract %406#2[3] : f32 from vector<8xf32>
          %1405 = arith.addi %1397, %c36 : index
          memref.store %1404, %5[%1405] : memref<?xf32>
          %1406 = vector.extract %406#2[4] : f32 from vector<8xf32>
          %1407 = arith.addi %1397, %c40 : index
          memref.store %1406, %5[%1407] : memref<?xf32>
          %1408 = vector.extract %406#2[5] : f32 from vector<8xf32>
          %1409 = arith.addi %1397, %c44 : index
          memref.store %1408, %5[%1409] : memref<?xf32>
          %1410 = vector.extract %406#2[6] : f32 from vector<8xf32>
          %1411 = arith.addi %1397, %c48 : index
          memref.store %1410, %5[%1411] : memref<?xf32>
          %1412 = vector.extract %406#2[7] : f32 from vector<8xf32>
          %1413 = arith.addi %1397, %c52 : index
          memref.store %1412, %5[%1413] : memref<?xf32>
          %1414 = vector.extract %406#3[0] : f32 from vector<8xf32>
          %1415 = arith.addi %1397, %c7 : index
          memref.store %1414, %5[%1415] : memref<?xf32>
          %1416 = vector.extract %406#3[1] : f32 from vector<8xf32>
          %1417 = arith.addi %1397, %c144 : index
          memref.store %1416, %5[%1417] : memref<?xf32>
          %1418 = vector.extract %406#3[2] : f32 from vector<8xf32>
          %1419 = arith.addi %1397, %c79 : index
          memref.store %1418, %5[%1419] : memref<?xf32>
          %1420 = vector.extract %406#3[3] : f32 from vector<8xf32>
          %1421 = arith.addi %1397, %c145 : index
          memref.store %1420, %5[%1421] : memref<?xf32>
          %1422 = vector.extract %406#3[4] : f32 from vector<8xf32>
          %1423 = arith.addi %1397, %c80 : index
          memref.store %1422, %5[%1423] : memref<?xf32>
          %1424 = vector.extract %406#3[5] : f32 from vector<8xf32>
          %1425 = arith.addi %1397, %c146 : index
          memref.store %1424, %5[%1425] : memref<?xf32>
          %1426 = vector.extract %406#3[6] : f32 from vector<8xf32>
          %1427 = arith.addi %1397, %c81 : index
          memref.store %1426, %5[%1427] : memref<?xf32>
          %1428 = vector.extract %406#3[7] : f32 from vector<8xf32>
          %1429 = arith.addi %1397, %c147 : index
          memref.store %1428, %5[%1429] : memref<?xf32>
        }
        wave.barrier
        %1430 = arith.addi %1390, %c22 : index
        %1431 = memref.load %6[%1430] : memref<?xf32>
        %1432 = arith.addi %1390, %c3 : index
        %1433 = memref.load %6[%1432] : memref<?xf32>
        %1434 = arith.addi %1390, %c21 : index
        %1435 = memref.load %6[%1434] : memref<?xf32>
        %1436 = arith.addi %1390, %c31 : index
        %1437 = memref.load %6[%1436] : memref<?xf32>
        %1438 = arith.addi %1390, %c24 : index
        %1439 = memref.load %6[%1438] : memref<?xf32>
        %1440 = arith.addi %1390, %c34 : index
        %1441 = memref.load %6[%1440] : memref<?xf32>
        %1442 = arith.addi %1390, %c36 : index
        %1443 = memref.load %6[%1442] : memref<?xf32>
        %1444 = arith.addi %1390, %c38 : index
        %1445 = memref.load %6[%1444] : memref<?xf32>
        %1446 = arith.addi %1390, %c40 : index
        %1447 = memref.load %6[%1446] : memref<?xf32>
        %1448 = arith.addi %1390, %c42 : index
        %1449 = memref.load %6[%1448] : memref<?xf32>
        %1450 = arith.addi %1390, %c44 : index
        %1451 = memref.load %6[%1450] : memref<?xf32>
        %1452 = arith.addi %1390, %c46 : index
        %1453 = memref.load %6[%1452] : memref<?xf32>
        %1454 = arith.addi %1390, %c48 : index
        %1455 = memref.load %6[%1454] : memref<?xf32>
        %1456 = arith.addi %1390, %c50 : index
        %1457 = memref.load %6[%1456] : memref<?xf32>
        %1458 = arith.addi %1390, %c52 : index
        %1459 = memref.load %6[%1458] : memref<?xf32>
        %1460 = arith.addi %1390, %c54 : index
        %1461 = memref.load %6[%1460] : memref<?xf32>
        %1462 = arith.maxnumf %1431, %1435 fastmath<nnan> : f32
        %1463 = arith.subf %1431, %1462 : f32
        %1464 = wave.exp2 %1463 : f32
        %1465 = arith.subf %1435, %1462 : f32
        %1466 = wave.exp2 %1465 : f32
        %1467 = arith.mulf %1433, %1464 : f32
        %1468 = math.fma %1437, %1466, %1467 : f32
        %1469 = arith.maxnumf %1462, %1439 fastmath<nnan> : f32
        %1470 = arith.subf %1462, %1469 : f32
        %1471 = wave.exp2 %1470 : f32
        %1472 = arith.subf %1439, %1469 : f32
        %1473 = wave.exp2 %1472 : f32
        %1474 = arith.mulf %1468, %1471 : f32
        %1475 = math.fma %1441, %1473, %1474 : f32
        %1476 = arith.maxnumf %1469, %1443 fastmath<nnan> : f32
        %1477 = arith.subf %1469, %1476 : f32
        %1478 = wave.exp2 %1477 : f32
        %1479 = arith.subf %1443, %1476 : f32
        %1480 = wave.exp2 %1479 : f32
        %1481 = arith.mulf %1475, %1478 : f32
        %1482 = math.fma %1445, %1480, %1481 : f32
        %1483 = arith.maxnumf %1476, %1447 fastmath<nnan> : f32
        %1484 = arith.subf %1476, %1483 : f32
        %1485 = wave.exp2 %1484 : f32
        %1486 = arith.subf %1447, %1483 : f32
        %1487 = wave.exp2 %1486 : f32
        %1488 = arith.mulf %1482, %1485 : f32
        %1489 = math.fma %1449, %1487, %1488 : f32
        %1490 = arith.maxnumf %1483, %1451 fastmath<nnan> : f32
        %1491 = arith.subf %1483, %1490 : f32
        %1492 = wave.exp2 %1491 : f32
        %1493 = arith.subf %1451, %1490 : f32
        %1494 = wave.exp2 %1493 : f32
        %1495 = arith.mulf %1489, %1492 : f32
        %1496 = math.fma %1453, %1494, %1495 : f32
        %1497 = arith.maxnumf %1490, %1455 fastmath<nnan> : f32
        %1498 = arith.subf %1490, %1497 : f32
        %1499 = wave.exp2 %1498 : f32
        %1500 = arith.subf %1455, %1497 : f32
        %1501 = wave.exp2 %1500 : f32
        %1502 = arith.mulf %1496, %1499 : f32
        %1503 = math.fma %1457, %1501, %1502 : f32
        %1504 = arith.maxnumf %1497, %1459 fastmath<nnan> : f32
        %1505 = arith.subf %1497, %1504 : f32
        %1506 = wave.exp2 %1505 : f32
        %1507 = arith.subf %1459, %1504 : f32
        %1508 = wave.exp2 %1507 : f32
        %1509 = arith.mulf %1503, %1506 : f32
        %1510 = math.fma %1461, %1508, %1509 : f32
        %1511 = arith.addi %1389, %c22 : index
        %1512 = arith.addi %1511, %c22 : index
        %1513 = memref.load %5[%1512] : memref<?xf32>
        %1514 = arith.addi %1511, %c26 : index
        %1515 = memref.load %5[%1514] : memref<?xf32>
        %1516 = arith.addi %1511, %c23 : index
        %1517 = memref.load %5[%1516] : memref<?xf32>
        %1518 = arith.addi %1511, %c62 : index
        %1519 = memref.load %5[%1518] : memref<?xf32>
        %1520 = arith.addi %1511, %c64 : index
        %1521 = memref.load %5[%1520] : memref<?xf32>
        %1522 = arith.addi %1511, %c66 : index
        %1523 = memref.load %5[%1522] : memref<?xf32>
        %1524 = arith.addi %1511, %c68 : index
        %1525 = memref.load %5[%1524] : memref<?xf32>
        %1526 = arith.addi %1511, %c70 : index
        %1527 = memref.load %5[%1526] : memref<?xf32>
        %1528 = arith.mulf %1513, %1464 : f32
        %1529 = math.fma %1515, %1466, %1528 : f32
        %1530 = arith.mulf %1529, %1471 : f32
        %1531 = math.fma %1517, %1473, %1530 : f32
        %1532 = arith.mulf %1531, %1478 : f32
        %1533 = math.fma %1519, %1480, %1532 : f32
        %1534 = arith.mulf %1533, %1485 : f32
        %1535 = math.fma %1521, %1487, %1534 : f32
        %1536 = arith.mulf %1535, %1492 : f32
        %1537 = math.fma %1523, %1494, %1536 : f32
        %1538 = arith.mulf %1537, %1499 : f32
        %1539 = math.fma %1525, %1501, %1538 : f32
        %1540 = arith.mulf %1539, %1506 : f32
        %1541 = math.fma %1527, %1508, %1540 : f32
        %1542 = arith.addi %1389, %c7 : index
        %1543 = arith.addi %1542, %c22 : index
        %1544 = memref.load %5[%1543] : memref<?xf32>
        %1545 = arith.addi %1542, %c26 : index
        %1546 = memref.load %5[%1545] : memref<?xf32>
        %1547 = arith.addi %1542, %c23 : index
        %1548 = memref.load %5[%1547] : memref<?xf32>
        %1549 = arith.addi %1542, %c62 : index
        %1550 = memref.load %5[%1549] : memref<?xf32>
        %1551 = arith.addi %1542, %c64 : index
        %1552 = memref.load %5[%1551] : memref<?xf32>
        %1553 = arith.addi %1542, %c66 : index
        %1554 = memref.load %5[%1553] : memref<?xf32>
        %1555 = arith.addi %1542, %c68 : index
        %1556 = memref.load %5[%1555] : memref<?xf32>
        %1557 = arith.addi %1542, %c70 : index
        %1558 = memref.load %5[%1557] : memref<?xf32>
        %1559 = arith.mulf %1544, %1464 : f32
        %1560 = math.fma %1546, %1466, %1559 : f32
        %1561 = arith.mulf %1560, %1471 : f32
        %1562 = math.fma %1548, %1473, %1561 : f32
        %1563 = arith.mulf %1562, %1478 : f32
        %1564 = math.fma %1550, %1480, %1563 : f32
        %1565 = arith.mulf %1564, %1485 : f32
        %1566 = math.fma %1552, %1487, %1565 : f32
        %1567 = arith.mulf %1566, %1492 : f32
        %1568 = math.fma %1554, %1494, %1567 : f32
        %1569 = arith.mulf %1568, %1499 : f32
        %1570 = math.fma %1556, %1501, %1569 : f32
        %1571 = arith.mulf %1570, %1506 : f32
        %1572 = math.fma %1558, %1508, %1571 : f32
        wave.barrier
        scf.if %1391 {
          %1573 = arith.muli %8, %c26 : index
          %1574 = arith.muli %2, %c3 : index
          %1575 = arith.addi %1573, %1574 : index
          %1576 = arith.addi %1575, %1390 : index
          %1577 = vector.extract %406#4[0] : f32 from vector<8xf32>
          %1578 = arith.addi %1576, %c22 : index
          memref.store %1577, %5[%1578] : memref<?xf32>
          %1579 = vector.extract %406#4[1] : f32 from vector<8xf32>
          %1580 = arith.addi %1576, %c21 : index
          memref.store %1579, %5[%1580] : memref<?xf32>
          %1581 = vector.extract %406#4[2] : f32 from vector<8xf32>
          %1582 = arith.addi %1576, %c24 : index
          memref.store %1581, %5[%1582] : memref<?xf32>
          %1583 = vector.extract %406#4[3] : f32 from vector<8xf32>
          %1584 = arith.addi %1576, %c36 : index
          memref.store %1583, %5[%1584] : memref<?xf32>
          %1585 = vector.extract %406#4[4] : f32 from vector<8xf32>
          %1586 = arith.addi %1576, %c40 : index
          memref.store %1585, %5[%1586] : memref<?xf32>
          %1587 = vector.extract %406#4[5] : f32 from vector<8xf32>
          %1588 = arith.addi %1576, %c44 : index
          memref.store %1587, %5[%1588] : memref<?xf32>
          %1589 = vector.extract %406#4[6] : f32 from vector<8xf32>
          %1590 = arith.addi %1576, %c48 : index
          memref.store %1589, %5[%1590] : memref<?xf32>
          %1591 = vector.extract %406#4[7] : f32 from vector<8xf32>
          %1592 = arith.addi %1576, %c52 : index
          memref.store %1591, %5[%1592] : memref<?xf32>
          %1593 = vector.extract %406#5[0] : f32 from vector<8xf32>
          %1594 = arith.addi %1576, %c7 : index
          memref.store %1593, %5[%1594] : memref<?xf32>
          %1595 = vector.extract %406#5[1] : f32 from vector<8xf32>
          %1596 = arith.addi %1576, %c144 : index
          memref.store %1595, %5[%1596] : memref<?xf32>
          %1597 = vector.extract %406#5[2] : f32 from vector<8xf32>
          %1598 = arith.addi %1576, %c79 : index
          memref.store %1597, %5[%1598] : memref<?xf32>
          %1599 = vector.extract %406#5[3] : f32 from vector<8xf32>
          %1600 = arith.addi %1576, %c145 : index
          memref.store %1599, %5[%1600] : memref<?xf32>
          %1601 = vector.extract %406#5[4] : f32 from vector<8xf32>
          %1602 = arith.addi %1576, %c80 : index
          memref.store %1601, %5[%1602] : memref<?xf32>
          %1603 = vector.extract %406#5[5] : f32 from vector<8xf32>
          %1604 = arith.addi %1576, %c146 : index
          memref.store %1603, %5[%1604] : memref<?xf32>
          %1605 = vector.extract %406#5[6] : f32 from vector<8xf32>
          %1606 = arith.addi %1576, %c81 : index
          memref.store %1605, %5[%1606] : memref<?xf32>
          %1607 = vector.extract %406#5[7] : f32 from vector<8xf32>
          %1608 = arith.addi %1576, %c147 : index
          memref.store %1607, %5[%1608] : memref<?xf32>
        }
        wave.barrier
        %1609 = memref.load %5[%1512] : memref<?xf32>
        %1610 = memref.load %5[%1514] : memref<?xf32>
        %1611 = memref.load %5[%1516] : memref<?xf32>
        %1612 = memref.load %5[%1518] : memref<?xf32>
        %1613 = memref.load %5[%1520] : memref<?xf32>
        %1614 = memref.load %5[%1522] : memref<?xf32>
        %1615 = memref.load %5[%1524] : memref<?xf32>
        %1616 = memref.load %5[%1526] : memref<?xf32>
        %1617 = arith.mulf %1609, %1464 : f32
        %1618 = math.fma %1610, %1466, %1617 : f32
        %1619 = arith.mulf %1618, %1471 : f32
        %1620 = math.fma %1611, %1473, %1619 : f32
        %1621 = arith.mulf %1620, %1478 : f32
        %1622 = math.fma %1612, %1480, %1621 : f32
        %1623 = arith.mulf %1622, %1485 : f32
        %1624 = math.fma %1613, %1487, %1623 : f32
        %1625 = arith.mulf %1624, %1492 : f32
        %1626 = math.fma %1614, %1494, %1625 : f32
        %1627 = arith.mulf %1626, %1499 : f32
        %1628 = math.fma %1615, %1501, %1627 : f32
        %1629 = arith.mulf %1628, %1506 : f32
        %1630 = math.fma %1616, %1508, %1629 : f32
        %1631 = memref.load %5[%1543] : memref<?xf32>
        %1632 = memref.load %5[%1545] : memref<?xf32>
        %1633 = memref.load %5[%1547] : memref<?xf32>
        %1634 = memref.load %5[%1549] : memref<?xf32>
        %1635 = memref.load %5[%1551] : memref<?xf32>
        %1636 = memref.load %5[%1553] : memref<?xf32>
        %1637 = memref.load %5[%1555] : memref<?xf32>
        %1638 = memref.load %5[%1557] : memref<?xf32>
        %1639 = arith.mulf %1631, %1464 : f32
        %1640 = math.fma %1632, %1466, %1639 : f32
        %1641 = arith.mulf %1640, %1471 : f32
        %1642 = math.fma %1633, %1473, %1641 : f32
        %1643 = arith.mulf %1642, %1478 : f32
        %1644 = math.fma %1634, %1480, %1643 : f32
        %1645 = arith.mulf %1644, %1485 : f32
        %1646 = math.fma %1635, %1487, %1645 : f32
        %1647 = arith.mulf %1646, %1492 : f32
        %1648 = math.fma %1636, %1494, %1647 : f32
        %1649 = arith.mulf %1648, %1499 : f32
        %1650 = math.fma %1637, %1501, %1649 : f32
        %1651 = arith.mulf %1650, %1506 : f32
        %1652 = math.fma %1638, %1508, %1651 : f32
        wave.barrier
        scf.if %1391 {
          %1653 = arith.muli %8, %c26 : index
          %1654 = arith.muli %2, %c3 : index
          %1655 = arith.addi %1653, %1654 : index
          %1656 = arith.addi %1655, %1390 : index
          %1657 = vector.extract %406#6[0] : f32 from vector<8xf32>
          %1658 = arith.addi %1656, %c22 : index
          memref.store %1657, %5[%1658] : memref<?xf32>
          %1659 = vector.extract %406#6[1] : f32 from vector<8xf32>
          %1660 = arith.addi %1656, %c21 : index
          memref.store %1659, %5[%1660] : memref<?xf32>
          %1661 = vector.extract %406#6[2] : f32 from vector<8xf32>
          %1662 = arith.addi %1656, %c24 : index
          memref.store %1661, %5[%1662] : memref<?xf32>
          %1663 = vector.extract %406#6[3] : f32 from vector<8xf32>
          %1664 = arith.addi %1656, %c36 : index
          memref.store %1663, %5[%1664] : memref<?xf32>
          %1665 = vector.extract %406#6[4] : f32 from vector<8xf32>
          %1666 = arith.addi %1656, %c40 : index
          memref.store %1665, %5[%1666] : memref<?xf32>
          %1667 = vector.extract %406#6[5] : f32 from vector<8xf32>
          %1668 = arith.addi %1656, %c44 : index
          memref.store %1667, %5[%1668] : memref<?xf32>
          %1669 = vector.extract %406#6[6] : f32 from vector<8xf32>
          %1670 = arith.addi %1656, %c48 : index
          memref.store %1669, %5[%1670] : memref<?xf32>
          %1671 = vector.extract %406#6[7] : f32 from vector<8xf32>
          %1672 = arith.addi %1656, %c52 : index
          memref.store %1671, %5[%1672] : memref<?xf32>
          %1673 = vector.extract %406#7[0] : f32 from vector<8xf32>
          %1674 = arith.addi %1656, %c7 : index
          memref.store %1673, %5[%1674] : memref<?xf32>
          %1675 = vector.extract %406#7[1] : f32 from vector<8xf32>
          %1676 = arith.addi %1656, %c144 : index
          memref.store %1675, %5[%1676] : memref<?xf32>
          %1677 = vector.extract %406#7[2] : f32 from vector<8xf32>
          %1678 = arith.addi %1656, %c79 : index
          memref.store %1677, %5[%1678] : memref<?xf32>
          %1679 = vector.extract %406#7[3] : f32 from vector<8xf32>
          %1680 = arith.addi %1656, %c145 : index
          memref.store %1679, %5[%1680] : memref<?xf32>
          %1681 = vector.extract %406#7[4] : f32 from vector<8xf32>
          %1682 = arith.addi %1656, %c80 : index
          memref.store %1681, %5[%1682] : memref<?xf32>
          %1683 = vector.extract %406#7[5] : f32 from vector<8xf32>
          %1684 = arith.addi %1656, %c146 : index
          memref.store %1683, %5[%1684] : memref<?xf32>
          %1685 = vector.extract %406#7[6] : f32 from vector<8xf32>
          %1686 = arith.addi %1656, %c81 : index
          memref.store %1685, %5[%1686] : memref<?xf32>
          %1687 = vector.extract %406#7[7] : f32 from vector<8xf32>
          %1688 = arith.addi %1656, %c147 : index
          memref.store %1687, %5[%1688] : memref<?xf32>
        }
        wave.barrier
        %1689 = memref.load %5[%1512] : memref<?xf32>
        %1690 = memref.load %5[%1514] : memref<?xf32>
        %1691 = memref.load %5[%1516] : memref<?xf32>
        %1692 = memref.load %5[%1518] : memref<?xf32>
        %1693 = memref.load %5[%1520] : memref<?xf32>
        %1694 = memref.load %5[%1522] : memref<?xf32>
        %1695 = memref.load %5[%1524] : memref<?xf32>
        %1696 = memref.load %5[%1526] : memref<?xf32>
        %1697 = arith.mulf %1689, %1464 : f32
        %1698 = math.fma %1690, %1466, %1697 : f32
        %1699 = arith.mulf %1698, %1471 : f32
        %1700 = math.fma %1691, %1473, %1699 : f32
        %1701 = arith.mulf %1700, %1478 : f32
        %1702 = math.fma %1692, %1480, %1701 : f32
        %1703 = arith.mulf %1702, %1485 : f32
        %1704 = math.fma %1693, %1487, %1703 : f32
        %1705 = arith.mulf %1704, %1492 : f32
        %1706 = math.fma %1694, %1494, %1705 : f32
        %1707 = arith.mulf %1706, %1499 : f32
        %1708 = math.fma %1695, %1501, %1707 : f32
        %1709 = arith.mulf %1708, %1506 : f32
        %1710 = math.fma %1696, %1508, %1709 : f32
        %1711 = memref.load %5[%1543] : memref<?xf32>
        %1712 = memref.load %5[%1545] : memref<?xf32>
        %1713 = memref.load %5[%1547] : memref<?xf32>
        %1714 = memref.load %5[%1549] : memref<?xf32>
        %1715 = memref.load %5[%1551] : memref<?xf32>
        %1716 = memref.load %5[%1553] : memref<?xf32>
        %1717 = memref.load %5[%1555] : memref<?xf32>
        %1718 = memref.load %5[%1557] : memref<?xf32>
        %1719 = arith.mulf %1711, %1464 : f32
        %1720 = math.fma %1712, %1466, %1719 : f32
        %1721 = arith.mulf %1720, %1471 : f32
        %1722 = math.fma %1713, %1473, %1721 : f32
        %1723 = arith.mulf %1722, %1478 : f32
        %1724 = math.fma %1714, %1480, %1723 : f32
        %1725 = arith.mulf %1724, %1485 : f32
        %1726 = math.fma %1715, %1487, %1725 : f32
        %1727 = arith.mulf %1726, %1492 : f32
        %1728 = math.fma %1716, %1494, %1727 : f32
        %1729 = arith.mulf %1728, %1499 : f32
        %1730 = math.fma %1717, %1501, %1729 : f32
        %1731 = arith.mulf %1730, %1506 : f32
        %1732 = math.fma %1718, %1508, %1731 : f32
        wave.barrier
        scf.if %1391 {
          %1733 = arith.muli %8, %c26 : index
          %1734 = arith.muli %2, %c3 : index
          %1735 = arith.addi %1733, %1734 : index
          %1736 = arith.addi %1735, %1390 : index
          %1737 = vector.extract %406#8[0] : f32 from vector<8xf32>
          %1738 = arith.addi %1736, %c22 : index
          memref.store %1737, %5[%1738] : memref<?xf32>
          %1739 = vector.extract %406#8[1] : f32 from vector<8xf32>
          %1740 = arith.addi %1736, %c21 : index
          memref.store %1739, %5[%1740] : memref<?xf32>
          %1741 = vector.extract %406#8[2] : f32 from vector<8xf32>
          %1742 = arith.addi %1736, %c24 : index
          memref.store %1741, %5[%1742] : memref<?xf32>
          %1743 = vector.extract %406#8[3] : f32 from vector<8xf32>
          %1744 = arith.addi %1736, %c36 : index
          memref.store %1743, %5[%1744] : memref<?xf32>
          %1745 = vector.extract %406#8[4] : f32 from vector<8xf32>
          %1746 = arith.addi %1736, %c40 : index
          memref.store %1745, %5[%1746] : memref<?xf32>
          %1747 = vector.extract %406#8[5] : f32 from vector<8xf32>
          %1748 = arith.addi %1736, %c44 : index
          memref.store %1747, %5[%1748] : memref<?xf32>
          %1749 = vector.extract %406#8[6] : f32 from vector<8xf32>
          %1750 = arith.addi %1736, %c48 : index
          memref.store %1749, %5[%1750] : memref<?xf32>
          %1751 = vector.extract %406#8[7] : f32 from vector<8xf32>
          %1752 = arith.addi %1736, %c52 : index
          memref.store %1751, %5[%1752] : memref<?xf32>
          %1753 = vector.extract %406#9[0] : f32 from vector<8xf32>
          %1754 = arith.addi %1736, %c7 : index
          memref.store %1753, %5[%1754] : memref<?xf32>
          %1755 = vector.extract %406#9[1] : f32 from vector<8xf32>
          %1756 = arith.addi %1736, %c144 : index
          memref.store %1755, %5[%1756] : memref<?xf32>
          %1757 = vector.extract %406#9[2] : f32 from vector<8xf32>
          %1758 = arith.addi %1736, %c79 : index
          memref.store %1757, %5[%1758] : memref<?xf32>
          %1759 = vector.extract %406#9[3] : f32 from vector<8xf32>
          %1760 = arith.addi %1736, %c145 : index
          memref.store %1759, %5[%1760] : memref<?xf32>
          %1761 = vector.extract %406#9[4] : f32 from vector<8xf32>
          %1762 = arith.addi %1736, %c80 : index
          memref.store %1761, %5[%1762] : memref<?xf32>
          %1763 = vector.extract %406#9[5] : f32 from vector<8xf32>
          %1764 = arith.addi %1736, %c146 : index
          memref.store %1763, %5[%1764] : memref<?xf32>
          %1765 = vector.extract %406#9[6] : f32 from vector<8xf32>
          %1766 = arith.addi %1736, %c81 : index
          memref.store %1765, %5[%1766] : memref<?xf32>
          %1767 = vector.extract %406#9[7] : f32 from vector<8xf32>
          %1768 = arith.addi %1736, %c147 : index
          memref.store %1767, %5[%1768] : memref<?xf32>
        }
        wave.barrier
        %1769 = memref.load %5[%1512] : memref<?xf32>
        %1770 = memref.load %5[%1514] : memref<?xf32>
        %1771 = memref.load %5[%1516] : memref<?xf32>
        %1772 = memref.load %5[%1518] : memref<?xf32>
        %1773 = memref.load %5[%1520] : memref<?xf32>
        %1774 = memref.load %5[%1522] : memref<?xf32>
        %1775 = memref.load %5[%1524] : memref<?xf32>
        %1776 = memref.load %5[%1526] : memref<?xf32>
        %1777 = arith.mulf %1769, %1464 : f32
        %1778 = math.fma %1770, %1466, %1777 : f32
        %1779 = arith.mulf %1778, %1471 : f32
        %1780 = math.fma %1771, %1473, %1779 : f32
        %1781 = arith.mulf %1780, %1478 : f32
        %1782 = math.fma %1772, %1480, %1781 : f32
        %1783 = arith.mulf %1782, %1485 : f32
        %1784 = math.fma %1773, %1487, %1783 : f32
        %1785 = arith.mulf %1784, %1492 : f32
        %1786 = math.fma %1774, %1494, %1785 : f32
        %1787 = arith.mulf %1786, %1499 : f32
        %1788 = math.fma %1775, %1501, %1787 : f32
        %1789 = arith.mulf %1788, %1506 : f32
        %1790 = math.fma %1776, %1508, %1789 : f32
        %1791 = memref.load %5[%1543] : memref<?xf32>
        %1792 = memref.load %5[%1545] : memref<?xf32>
        %1793 = memref.load %5[%1547] : memref<?xf32>
        %1794 = memref.load %5[%1549] : memref<?xf32>
        %1795 = memref.load %5[%1551] : memref<?xf32>
        %1796 = memref.load %5[%1553] : memref<?xf32>
        %1797 = memref.load %5[%1555] : memref<?xf32>
        %1798 = memref.load %5[%1557] : memref<?xf32>
        %1799 = arith.mulf %1791, %1464 : f32
        %1800 = math.fma %1792, %1466, %1799 : f32
        %1801 = arith.mulf %1800, %1471 : f32
        %1802 = math.fma %1793, %1473, %1801 : f32
        %1803 = arith.mulf %1802, %1478 : f32
        %1804 = math.fma %1794, %1480, %1803 : f32
        %1805 = arith.mulf %1804, %1485 : f32
        %1806 = math.fma %1795, %1487, %1805 : f32
        %1807 = arith.mulf %1806, %1492 : f32
        %1808 = math.fma %1796, %1494, %1807 : f32
        %1809 = arith.mulf %1808, %1499 : f32
        %1810 = math.fma %1797, %1501, %1809 : f32
        %1811 = arith.mulf %1810, %1506 : f32
        %1812 = math.fma %1798, %1508, %1811 : f32
        wave.barrier
        scf.if %1391 {
          %1813 = arith.muli %8, %c26 : index
          %1814 = arith.muli %2, %c3 : index
          %1815 = arith.addi %1813, %1814 : index
          %1816 = arith.addi %1815, %1390 : index
          %1817 = vector.extract %406#10[0] : f32 from vector<8xf32>
          %1818 = arith.addi %1816, %c22 : index
          memref.store %1817, %5[%1818] : memref<?xf32>
          %1819 = vector.extract %406#10[1] : f32 from vector<8xf32>
          %1820 = arith.addi %1816, %c21 : index
          memref.store %1819, %5[%1820] : memref<?xf32>
          %1821 = vector.extract %406#10[2] : f32 from vector<8xf32>
          %1822 = arith.addi %1816, %c24 : index
          memref.store %1821, %5[%1822] : memref<?xf32>
          %1823 = vector.extract %406#10[3] : f32 from vector<8xf32>
          %1824 = arith.addi %1816, %c36 : index
          memref.store %1823, %5[%1824] : memref<?xf32>
          %1825 = vector.extract %406#10[4] : f32 from vector<8xf32>
          %1826 = arith.addi %1816, %c40 : index
          memref.store %1825, %5[%1826] : memref<?xf32>
          %1827 = vector.extract %406#10[5] : f32 from vector<8xf32>
          %1828 = arith.addi %1816, %c44 : index
          memref.store %1827, %5[%1828] : memref<?xf32>
          %1829 = vector.extract %406#10[6] : f32 from vector<8xf32>
          %1830 = arith.addi %1816, %c48 : index
          memref.store %1829, %5[%1830] : memref<?xf32>
          %1831 = vector.extract %406#10[7] : f32 from vector<8xf32>
          %1832 = arith.addi %1816, %c52 : index
          memref.store %1831, %5[%1832] : memref<?xf32>
          %1833 = vector.extract %406#11[0] : f32 from vector<8xf32>
          %1834 = arith.addi %1816, %c7 : index
          memref.store %1833, %5[%1834] : memref<?xf32>
          %1835 = vector.extract %406#11[1] : f32 from vector<8xf32>
          %1836 = arith.addi %1816, %c144 : index
          memref.store %1835, %5[%1836] : memref<?xf32>
          %1837 = vector.extract %406#11[2] : f32 from vector<8xf32>
          %1838 = arith.addi %1816, %c79 : index
          memref.store %1837, %5[%1838] : memref<?xf32>
          %1839 = vector.extract %406#11[3] : f32 from vector<8xf32>
          %1840 = arith.addi %1816, %c145 : index
          memref.store %1839, %5[%1840] : memref<?xf32>
          %1841 = vector.extract %406#11[4] : f32 from vector<8xf32>
          %1842 = arith.addi %1816, %c80 : index
          memref.store %1841, %5[%1842] : memref<?xf32>
          %1843 = vector.extract %406#11[5] : f32 from vector<8xf32>
          %1844 = arith.addi %1816, %c146 : index
          memref.store %1843, %5[%1844] : memref<?xf32>
          %1845 = vector.extract %406#11[6] : f32 from vector<8xf32>
          %1846 = arith.addi %1816, %c81 : index
          memref.store %1845, %5[%1846] : memref<?xf32>
          %1847 = vector.extract %406#11[7] : f32 from vector<8xf32>
          %1848 = arith.addi %1816, %c147 : index
          memref.store %1847, %5[%1848] : memref<?xf32>
        }
        wave.barrier
        %1849 = memref.load %5[%1512] : memref<?xf32>
        %1850 = memref.load %5[%1514] : memref<?xf32>
        %1851 = memref.load %5[%1516] : memref<?xf32>
        %1852 = memref.load %5[%1518] : memref<?xf32>
        %1853 = memref.load %5[%1520] : memref<?xf32>
        %1854 = memref.load %5[%1522] : memref<?xf32>
        %1855 = memref.load %5[%1524] : memref<?xf32>
        %1856 = memref.load %5[%1526] : memref<?xf32>
        %1857 = arith.mulf %1849, %1464 : f32
        %1858 = math.fma %1850, %1466, %1857 : f32
        %1859 = arith.mulf %1858, %1471 : f32
        %1860 = math.fma %1851, %1473, %1859 : f32
        %1861 = arith.mulf %1860, %1478 : f32
        %1862 = math.fma %1852, %1480, %1861 : f32
        %1863 = arith.mulf %1862, %1485 : f32
        %1864 = math.fma %1853, %1487, %1863 : f32
        %1865 = arith.mulf %1864, %1492 : f32
        %1866 = math.fma %1854, %1494, %1865 : f32
        %1867 = arith.mulf %1866, %1499 : f32
        %1868 = math.fma %1855, %1501, %1867 : f32
        %1869 = arith.mulf %1868, %1506 : f32
        %1870 = math.fma %1856, %1508, %1869 : f32
        %1871 = memref.load %5[%1543] : memref<?xf32>
        %1872 = memref.load %5[%1545] : memref<?xf32>
        %1873 = memref.load %5[%1547] : memref<?xf32>
        %1874 = memref.load %5[%1549] : memref<?xf32>
        %1875 = memref.load %5[%1551] : memref<?xf32>
        %1876 = memref.load %5[%1553] : memref<?xf32>
        %1877 = memref.load %5[%1555] : memref<?xf32>
        %1878 = memref.load %5[%1557] : memref<?xf32>
        %1879 = arith.mulf %1871, %1464 : f32
        %1880 = math.fma %1872, %1466, %1879 : f32
        %1881 = arith.mulf %1880, %1471 : f32
        %1882 = math.fma %1873, %1473, %1881 : f32
        %1883 = arith.mulf %1882, %1478 : f32
        %1884 = math.fma %1874, %1480, %1883 : f32
        %1885 = arith.mulf %1884, %1485 : f32
        %1886 = math.fma %1875, %1487, %1885 : f32
        %1887 = arith.mulf %1886, %1492 : f32
        %1888 = math.fma %1876, %1494, %1887 : f32
        %1889 = arith.mulf %1888, %1499 : f32
        %1890 = math.fma %1877, %1501, %1889 : f32
        %1891 = arith.mulf %1890, %1506 : f32
        %1892 = math.fma %1878, %1508, %1891 : f32
        wave.barrier
        scf.if %1391 {
          %1893 = arith.muli %8, %c26 : index
          %1894 = arith.muli %2, %c3 : index
          %1895 = arith.addi %1893, %1894 : index
          %1896 = arith.addi %1895, %1390 : index
          %1897 = vector.extract %406#12[0] : f32 from vector<8xf32>
          %1898 = arith.addi %1896, %c22 : index
          memref.store %1897, %5[%1898] : memref<?xf32>
          %1899 = vector.extract %406#12[1] : f32 from vector<8xf32>
          %1900 = arith.addi %1896, %c21 : index
          memref.store %1899, %5[%1900] : memref<?xf32>
          %1901 = vector.extract %406#12[2] : f32 from vector<8xf32>
          %1902 = arith.addi %1896, %c24 : index
          memref.store %1901, %5[%1902] : memref<?xf32>
          %1903 = vector.extract %406#12[3] : f32 from vector<8xf32>
          %1904 = arith.addi %1896, %c36 : index
          memref.store %1903, %5[%1904] : memref<?xf32>
          %1905 = vector.extract %406#12[4] : f32 from vector<8xf32>
          %1906 = arith.addi %1896, %c40 : index
          memref.store %1905, %5[%1906] : memref<?xf32>
          %1907 = vector.extract %406#12[5] : f32 from vector<8xf32>
          %1908 = arith.addi %1896, %c44 : index
          memref.store %1907, %5[%1908] : memref<?xf32>
          %1909 = vector.extract %406#12[6] : f32 from vector<8xf32>
          %1910 = arith.addi %1896, %c48 : index
          memref.store %1909, %5[%1910] : memref<?xf32>
          %1911 = vector.extract %406#12[7] : f32 from vector<8xf32>
          %1912 = arith.addi %1896, %c52 : index
          memref.store %1911, %5[%1912] : memref<?xf32>
          %1913 = vector.extract %406#13[0] : f32 from vector<8xf32>
          %1914 = arith.addi %1896, %c7 : index
          memref.store %1913, %5[%1914] : memref<?xf32>
          %1915 = vector.extract %406#13[1] : f32 from vector<8xf32>
          %1916 = arith.addi %1896, %c144 : index
          memref.store %1915, %5[%1916] : memref<?xf32>
          %1917 = vector.extract %406#13[2] : f32 from vector<8xf32>
          %1918 = arith.addi %1896, %c79 : index
          memref.store %1917, %5[%1918] : memref<?xf32>
          %1919 = vector.extract %406#13[3] : f32 from vector<8xf32>
          %1920 = arith.addi %1896, %c145 : index
          memref.store %1919, %5[%1920] : memref<?xf32>
          %1921 = vector.extract %406#13[4] : f32 from vector<8xf32>
          %1922 = arith.addi %1896, %c80 : index
          memref.store %1921, %5[%1922] : memref<?xf32>
          %1923 = vector.extract %406#13[5] : f32 from vector<8xf32>
          %1924 = arith.addi %1896, %c146 : index
          memref.store %1923, %5[%1924] : memref<?xf32>
          %1925 = vector.extract %406#13[6] : f32 from vector<8xf32>
          %1926 = arith.addi %1896, %c81 : index
          memref.store %1925, %5[%1926] : memref<?xf32>
          %1927 = vector.extract %406#13[7] : f32 from vector<8xf32>
          %1928 = arith.addi %1896, %c147 : index
          memref.store %1927, %5[%1928] : memref<?xf32>
        }
        wave.barrier
        %1929 = memref.load %5[%1512] : memref<?xf32>
        %1930 = memref.load %5[%1514] : memref<?xf32>
        %1931 = memref.load %5[%1516] : memref<?xf32>
        %1932 = memref.load %5[%1518] : memref<?xf32>
        %1933 = memref.load %5[%1520] : memref<?xf32>
        %1934 = memref.load %5[%1522] : memref<?xf32>
        %1935 = memref.load %5[%1524] : memref<?xf32>
        %1936 = memref.load %5[%1526] : memref<?xf32>
        %1937 = arith.mulf %1929, %1464 : f32
        %1938 = math.fma %1930, %1466, %1937 : f32
        %1939 = arith.mulf %1938, %1471 : f32
        %1940 = math.fma %1931, %1473, %1939 : f32
        %1941 = arith.mulf %1940, %1478 : f32
        %1942 = math.fma %1932, %1480, %1941 : f32
        %1943 = arith.mulf %1942, %1485 : f32
        %1944 = math.fma %1933, %1487, %1943 : f32
        %1945 = arith.mulf %1944, %1492 : f32
        %1946 = math.fma %1934, %1494, %1945 : f32
        %1947 = arith.mulf %1946, %1499 : f32
        %1948 = math.fma %1935, %1501, %1947 : f32
        %1949 = arith.mulf %1948, %1506 : f32
        %1950 = math.fma %1936, %1508, %1949 : f32
        %1951 = memref.load %5[%1543] : memref<?xf32>
        %1952 = memref.load %5[%1545] : memref<?xf32>
        %1953 = memref.load %5[%1547] : memref<?xf32>
        %1954 = memref.load %5[%1549] : memref<?xf32>
        %1955 = memref.load %5[%1551] : memref<?xf32>
        %1956 = memref.load %5[%1553] : memref<?xf32>
        %1957 = memref.load %5[%1555] : memref<?xf32>
        %1958 = memref.load %5[%1557] : memref<?xf32>
        %1959 = arith.mulf %1951, %1464 : f32
        %1960 = math.fma %1952, %1466, %1959 : f32
        %1961 = arith.mulf %1960, %1471 : f32
        %1962 = math.fma %1953, %1473, %1961 : f32
        %1963 = arith.mulf %1962, %1478 : f32
        %1964 = math.fma %1954, %1480, %1963 : f32
        %1965 = arith.mulf %1964, %1485 : f32
        %1966 = math.fma %1955, %1487, %1965 : f32
        %1967 = arith.mulf %1966, %1492 : f32
        %1968 = math.fma %1956, %1494, %1967 : f32
        %1969 = arith.mulf %1968, %1499 : f32
        %1970 = math.fma %1957, %1501, %1969 : f32
        %1971 = arith.mulf %1970, %1506 : f32
        %1972 = math.fma %1958, %1508, %1971 : f32
        wave.barrier
        scf.if %1391 {
          %1973 = arith.muli %8, %c26 : index
          %1974 = arith.muli %2, %c3 : index
          %1975 = arith.addi %1973, %1974 : index
          %1976 = arith.addi %1975, %1390 : index
          %1977 = vector.extract %406#14[0] : f32 from vector<8xf32>
          %1978 = arith.addi %1976, %c22 : index
          memref.store %1977, %5[%1978] : memref<?xf32>
          %1979 = vector.extract %406#14[1] : f32 from vector<8xf32>
          %1980 = arith.addi %1976, %c21 : index
          memref.store %1979, %5[%1980] : memref<?xf32>
          %1981 = vector.extract %406#14[2] : f32 from vector<8xf32>
          %1982 = arith.addi %1976, %c24 : index
          memref.store %1981, %5[%1982] : memref<?xf32>
          %1983 = vector.extract %406#14[3] : f32 from vector<8xf32>
          %1984 = arith.addi %1976, %c36 : index
          memref.store %1983, %5[%1984] : memref<?xf32>
          %1985 = vector.extract %406#14[4] : f32 from vector<8xf32>
          %1986 = arith.addi %1976, %c40 : index
          memref.store %1985, %5[%1986] : memref<?xf32>
          %1987 = vector.extract %406#14[5] : f32 from vector<8xf32>
          %1988 = arith.addi %1976, %c44 : index
          memref.store %1987, %5[%1988] : memref<?xf32>
          %1989 = vector.extract %406#14[6] : f32 from vector<8xf32>
          %1990 = arith.addi %1976, %c48 : index
          memref.store %1989, %5[%1990] : memref<?xf32>
          %1991 = vector.extract %406#14[7] : f32 from vector<8xf32>
          %1992 = arith.addi %1976, %c52 : index
          memref.store %1991, %5[%1992] : memref<?xf32>
          %1993 = vector.extract %406#15[0] : f32 from vector<8xf32>
          %1994 = arith.addi %1976, %c7 : index
          memref.store %1993, %5[%1994] : memref<?xf32>
          %1995 = vector.extract %406#15[1] : f32 from vector<8xf32>
          %1996 = arith.addi %1976, %c144 : index
          memref.store %1995, %5[%1996] : memref<?xf32>
          %1997 = vector.extract %406#15[2] : f32 from vector<8xf32>
          %1998 = arith.addi %1976, %c79 : index
          memref.store %1997, %5[%1998] : memref<?xf32>
          %1999 = vector.extract %406#15[3] : f32 from vector<8xf32>
          %2000 = arith.addi %1976, %c145 : index
          memref.store %1999, %5[%2000] : memref<?xf32>
          %2001 = vector.extract %406#15[4] : f32 from vector<8xf32>
          %2002 = arith.addi %1976, %c80 : index
          memref.store %2001, %5[%2002] : memref<?xf32>
          %2003 = vector.extract %406#15[5] : f32 from vector<8xf32>
          %2004 = arith.addi %1976, %c146 : index
          memref.store %2003, %5[%2004] : memref<?xf32>
          %2005 = vector.extract %406#15[6] : f32 from vector<8xf32>
          %2006 = arith.addi %1976, %c81 : index
          memref.store %2005, %5[%2006] : memref<?xf32>
          %2007 = vector.extract %406#15[7] : f32 from vector<8xf32>
          %2008 = arith.addi %1976, %c147 : index
          memref.store %2007, %5[%2008] : memref<?xf32>
        }
        wave.barrier
        %2009 = memref.load %5[%1512] : memref<?xf32>
        %2010 = memref.load %5[%1514] : memref<?xf32>
        %2011 = memref.load %5[%1516] : memref<?xf32>
        %2012 = memref.load %5[%1518] : memref<?xf32>
        %2013 = memref.load %5[%1520] : memref<?xf32>
        %2014 = memref.load %5[%1522] : memref<?xf32>
        %2015 = memref.load %5[%1524] : memref<?xf32>
        %2016 = memref.load %5[%1526] : memref<?xf32>
        %2017 = arith.mulf %2009, %1464 : f32
        %2018 = math.fma %2010, %1466, %2017 : f32
        %2019 = arith.mulf %2018, %1471 : f32
        %2020 = math.fma %2011, %1473, %2019 : f32
        %2021 = arith.mulf %2020, %1478 : f32
        %2022 = math.fma %2012, %1480, %2021 : f32
        %2023 = arith.mulf %2022, %1485 : f32
        %2024 = math.fma %2013, %1487, %2023 : f32
        %2025 = arith.mulf %2024, %1492 : f32
        %2026 = math.fma %2014, %1494, %2025 : f32
        %2027 = arith.mulf %2026, %1499 : f32
        %2028 = math.fma %2015, %1501, %2027 : f32
        %2029 = arith.mulf %2028, %1506 : f32
        %2030 = math.fma %2016, %1508, %2029 : f32
        %2031 = memref.load %5[%1543] : memref<?xf32>
        %2032 = memref.load %5[%1545] : memref<?xf32>
        %2033 = memref.load %5[%1547] : memref<?xf32>
        %2034 = memref.load %5[%1549] : memref<?xf32>
        %2035 = memref.load %5[%1551] : memref<?xf32>
        %2036 = memref.load %5[%1553] : memref<?xf32>
        %2037 = memref.load %5[%1555] : memref<?xf32>
        %2038 = memref.load %5[%1557] : memref<?xf32>
        %2039 = arith.mulf %2031, %1464 : f32
        %2040 = math.fma %2032, %1466, %2039 : f32
        %2041 = arith.mulf %2040, %1471 : f32
        %2042 = math.fma %2033, %1473, %2041 : f32
        %2043 = arith.mulf %2042, %1478 : f32
        %2044 = math.fma %2034, %1480, %2043 : f32
        %2045 = arith.mulf %2044, %1485 : f32
        %2046 = math.fma %2035, %1487, %2045 : f32
        %2047 = arith.mulf %2046, %1492 : f32
        %2048 = math.fma %2036, %1494, %2047 : f32
        %2049 = arith.mulf %2048, %1499 : f32
        %2050 = math.fma %2037, %1501, %2049 : f32
        %2051 = arith.mulf %2050, %1506 : f32
        %2052 = math.fma %2038, %1508, %2051 : f32
        wave.barrier
        scf.if %1391 {
          %2053 = arith.muli %8, %c26 : index
          %2054 = arith.muli %2, %c3 : index
          %2055 = arith.addi %2053, %2054 : index
          %2056 = arith.addi %2055, %1390 : index
          %2057 = vector.extract %406#16[0] : f32 from vector<8xf32>
          %2058 = arith.addi %2056, %c22 : index
          memref.store %2057, %5[%2058] : memref<?xf32>
          %2059 = vector.extract %406#16[1] : f32 from vector<8xf32>
          %2060 = arith.addi %2056, %c21 : index
          memref.store %2059, %5[%2060] : memref<?xf32>
          %2061 = vector.extract %406#16[2] : f32 from vector<8xf32>
          %2062 = arith.addi %2056, %c24 : index
          memref.store %2061, %5[%2062] : memref<?xf32>
          %2063 = vector.extract %406#16[3] : f32 from vector<8xf32>
          %2064 = arith.addi %2056, %c36 : index
          memref.store %2063, %5[%2064] : memref<?xf32>
          %2065 = vector.extract %406#16[4] : f32 from vector<8xf32>
          %2066 = arith.addi %2056, %c40 : index
          memref.store %2065, %5[%2066] : memref<?xf32>
          %2067 = vector.extract %406#16[5] : f32 from vector<8xf32>
          %2068 = arith.addi %2056, %c44 : index
          memref.store %2067, %5[%2068] : memref<?xf32>
          %2069 = vector.extract %406#16[6] : f32 from vector<8xf32>
          %2070 = arith.addi %2056, %c48 : index
          memref.store %2069, %5[%2070] : memref<?xf32>
          %2071 = vector.extract %406#16[7] : f32 from vector<8xf32>
          %2072 = arith.addi %2056, %c52 : index
          memref.store %2071, %5[%2072] : memref<?xf32>
          %2073 = vector.extract %406#17[0] : f32 from vector<8xf32>
          %2074 = arith.addi %2056, %c7 : index
          memref.store %2073, %5[%2074] : memref<?xf32>
          %2075 = vector.extract %406#17[1] : f32 from vector<8xf32>
          %2076 = arith.addi %2056, %c144 : index
          memref.store %2075, %5[%2076] : memref<?xf32>
          %2077 = vector.extract %406#17[2] : f32 from vector<8xf32>
          %2078 = arith.addi %2056, %c79 : index
          memref.store %2077, %5[%2078] : memref<?xf32>
          %2079 = vector.extract %406#17[3] : f32 from vector<8xf32>
          %2080 = arith.addi %2056, %c145 : index
          memref.store %2079, %5[%2080] : memref<?xf32>
          %2081 = vector.extract %406#17[4] : f32 from vector<8xf32>
          %2082 = arith.addi %2056, %c80 : index
          memref.store %2081, %5[%2082] : memref<?xf32>
          %2083 = vector.extract %406#17[5] : f32 from vector<8xf32>
          %2084 = arith.addi %2056, %c146 : index
          memref.store %2083, %5[%2084] : memref<?xf32>
          %2085 = vector.extract %406#17[6] : f32 from vector<8xf32>
          %2086 = arith.addi %2056, %c81 : index
          memref.store %2085, %5[%2086] : memref<?xf32>
          %2087 = vector.extract %406#17[7] : f32 from vector<8xf32>
          %2088 = arith.addi %2056, %c147 : index
          memref.store %2087, %5[%2088] : memref<?xf32>
        }
        wave.barrier
        %2089 = memref.load %5[%1512] : memref<?xf32>
        %2090 = memref.load %5[%1514] : memref<?xf32>
        %2091 = memref.load %5[%1516] : memref<?xf32>
        %2092 = memref.load %5[%1518] : memref<?xf32>
        %2093 = memref.load %5[%1520] : memref<?xf32>
        %2094 = memref.load %5[%1522] : memref<?xf32>
        %2095 = memref.load %5[%1524] : memref<?xf32>
        %2096 = memref.load %5[%1526] : memref<?xf32>
        %2097 = arith.mulf %2089, %1464 : f32
        %2098 = math.fma %2090, %1466, %2097 : f32
        %2099 = arith.mulf %2098, %1471 : f32
        %2100 = math.fma %2091, %1473, %2099 : f32
        %2101 = arith.mulf %2100, %1478 : f32
        %2102 = math.fma %2092, %1480, %2101 : f32
        %2103 = arith.mulf %2102, %1485 : f32
        %2104 = math.fma %2093, %1487, %2103 : f32
        %2105 = arith.mulf %2104, %1492 : f32
        %2106 = math.fma %2094, %1494, %2105 : f32
        %2107 = arith.mulf %2106, %1499 : f32
        %2108 = math.fma %2095, %1501, %2107 : f32
        %2109 = arith.mulf %2108, %1506 : f32
        %2110 = math.fma %2096, %1508, %2109 : f32
        %2111 = memref.load %5[%1543] : memref<?xf32>
        %2112 = memref.load %5[%1545] : memref<?xf32>
        %2113 = memref.load %5[%1547] : memref<?xf32>
        %2114 = memref.load %5[%1549] : memref<?xf32>
        %2115 = memref.load %5[%1551] : memref<?xf32>
        %2116 = memref.load %5[%1553] : memref<?xf32>
        %2117 = memref.load %5[%1555] : memref<?xf32>
        %2118 = memref.load %5[%1557] : memref<?xf32>
        %2119 = arith.mulf %2111, %1464 : f32
        %2120 = math.fma %2112, %1466, %2119 : f32
        %2121 = arith.mulf %2120, %1471 : f32
        %2122 = math.fma %2113, %1473, %2121 : f32
        %2123 = arith.mulf %2122, %1478 : f32
        %2124 = math.fma %2114, %1480, %2123 : f32
        %2125 = arith.mulf %2124, %1485 : f32
        %2126 = math.fma %2115, %1487, %2125 : f32
        %2127 = arith.mulf %2126, %1492 : f32
        %2128 = math.fma %2116, %1494, %2127 : f32
        %2129 = arith.mulf %2128, %1499 : f32
        %2130 = math.fma %2117, %1501, %2129 : f32
        %2131 = arith.mulf %2130, %1506 : f32
        %2132 = math.fma %2118, %1508, %2131 : f32
        %2133 = arith.cmpi eq, %42, %c16 : i32
        scf.if %2133 {
          %2134 = arith.divf %c148, %1510 : f32
          %2135 = arith.addi %17, %1390 : index
          %2136 = arith.cmpi slt, %2135, %groupSize : index
          scf.if %2136 {
            %2137 = arith.muli %15, %groupSize : index
            %2138 = arith.addi %2137, %2135 : index
            %2139 = arith.muli %2138, %c7 : index
            %2140 = arith.muli %heads, %c7 : index
            %2141 = arith.divui %1511, %c3 : index
            %2142 = arith.muli %15, %c7 : index
            %2143 = arith.addi %2142, %2141 : index
            %2144 = memref.load %factors[%2143] : memref<?xf32>
            %2145 = arith.muli %kvHeads, %c7 : index
            %2146 = arith.addi %2143, %2145 : index
            %2147 = memref.load %factors[%2146] : memref<?xf32>
            %2148 = arith.mulf %1541, %2134 : f32
            %2149 = math.fma %2148, %2144, %2147 : f32
            %2150 = arith.addi %2139, %2141 : index
            %2151 = arith.divui %24, %outTileRows : index
            %2152 = arith.divui %2140, %c3 : index
            %2153 = arith.muli %2151, %2152 : index
            %2154 = arith.divui %2150, %c3 : index
            %2155 = arith.addi %2153, %2154 : index
            %2156 = arith.muli %2155, %c9 : index
            %2157 = arith.remui %2150, %c3 : index
            %2158 = arith.divui %2157, %c28 : index
            %2159 = arith.addi %2156, %2158 : index
            %2160 = arith.muli %outTileRows, %c28 : index
            %2161 = arith.muli %2159, %2160 : index
            %2162 = arith.remui %24, %outTileRows : index
            %2163 = arith.muli %2162, %c28 : index
            %2164 = arith.addi %2161, %2163 : index
            %2165 = arith.remui %2150, %c28 : index
            %2166 = arith.addi %2164, %2165 : index
            %2167 = arith.addf %2149, %c74 : f32
            %2168 = arith.minimumf %2167, %c150 : f32
            %2169 = arith.maximumf %2168, %c151 : f32
            %2170 = arith.truncf %2169 : f32 to f16
            memref.store %2170, %out[%2166] : memref<?xf16>
            %2171 = arith.divui %1542, %c3 : index
            %2172 = arith.addi %2142, %2171 : index
            %2173 = memref.load %factors[%2172] : memref<?xf32>
            %2174 = arith.addi %2172, %2145 : index
            %2175 = memref.load %factors[%2174] : memref<?xf32>
            %2176 = arith.mulf %1572, %2134 : f32
            %2177 = math.fma %2176, %2173, %2175 : f32
            %2178 = arith.addi %2139, %2171 : index
            %2179 = arith.divui %2178, %c3 : index
            %2180 = arith.addi %2153, %2179 : index
            %2181 = arith.muli %2180, %c9 : index
            %2182 = arith.remui %2178, %c3 : index
            %2183 = arith.divui %2182, %c28 : index
            %2184 = arith.addi %2181, %2183 : index
            %2185 = arith.muli %2184, %2160 : index
            %2186 = arith.addi %2185, %2163 : index
            %2187 = arith.remui %2178, %c28 : index
            %2188 = arith.addi %2186, %2187 : index
            %2189 = arith.addf %2177, %c74 : f32
            %2190 = arith.minimumf %2189, %c150 : f32
            %2191 = arith.maximumf %2190, %c151 : f32
            %2192 = arith.truncf %2191 : f32 to f16
            memref.store %2192, %out[%2188] : memref<?xf16>
            %2193 = arith.addi %1389, %c26 : index
            %2194 = arith.divui %2193, %c3 : index
            %2195 = arith.addi %2142, %2194 : index
            %2196 = memref.load %factors[%2195] : memref<?xf32>
            %2197 = arith.addi %2195, %2145 : index
            %2198 = memref.load %factors[%2197] : memref<?xf32>
            %2199 = arith.mulf %1630, %2134 : f32
            %2200 = math.fma %2199, %2196, %2198 : f32
            %2201 = arith.addi %2139, %2194 : index
            %2202 = arith.divui %2201, %c3 : index
            %2203 = arith.addi %2153, %2202 : index
            %2204 = arith.muli %2203, %c9 : index
            %2205 = arith.remui %2201, %c3 : index
            %2206 = arith.divui %2205, %c28 : index
            %2207 = arith.addi %2204, %2206 : index
            %2208 = arith.muli %2207, %2160 : index
            %2209 = arith.addi %2208, %2163 : index
            %2210 = arith.remui %2201, %c28 : index
            %2211 = arith.addi %2209, %2210 : index
            %2212 = arith.addf %2200, %c74 : f32
            %2213 = arith.minimumf %2212, %c150 : f32
            %2214 = arith.maximumf %2213, %c151 : f32
            %2215 = arith.truncf %2214 : f32 to f16
            memref.store %2215, %out[%2211] : memref<?xf16>
            %2216 = arith.addi %1389, %c27 : index
            %2217 = arith.divui %2216, %c3 : index
            %2218 = arith.addi %2142, %2217 : index
            %2219 = memref.load %factors[%2218] : memref<?xf32>
            %2220 = arith.addi %2218, %2145 : index
            %2221 = memref.load %factors[%2220] : memref<?xf32>
            %2222 = arith.mulf %1652, %2134 : f32
            %2223 = math.fma %2222, %2219, %2221 : f32
            %2224 = arith.addi %2139, %2217 : index
            %2225 = arith.divui %2224, %c3 : index
            %2226 = arith.addi %2153, %2225 : index
            %2227 = arith.muli %2226, %c9 : index
            %2228 = arith.remui %2224, %c3 : index
            %2229 = arith.divui %2228, %c28 : index
            %2230 = arith.addi %2227, %2229 : index
            %2231 = arith.muli %2230, %2160 : index
            %2232 = arith.addi %2231, %2163 : index
            %2233 = arith.remui %2224, %c28 : index
            %2234 = arith.addi %2232, %2233 : index
            %2235 = arith.addf %2223, %c74 : f32
            %2236 = arith.minimumf %2235, %c150 : f32
            %2237 = arith.maximumf %2236, %c151 : f32
            %2238 = arith.truncf %2237 : f32 to f16
            memref.store %2238, %out[%2234] : memref<?xf16>
            %2239 = arith.addi %1389, %c23 : index
            %2240 = arith.divui %2239, %c3 : index
            %2241 = arith.addi %2142, %2240 : index
            %2242 = memref.load %factors[%2241] : memref<?xf32>
            %2243 = arith.addi %2241, %2145 : index
            %2244 = memref.load %factors[%2243] : memref<?xf32>
            %2245 = arith.mulf %1710, %2134 : f32
            %2246 = math.fma %2245, %2242, %2244 : f32
            %2247 = arith.addi %2139, %2240 : index
            %2248 = arith.divui %2247, %c3 : index
            %2249 = arith.addi %2153, %2248 : index
            %2250 = arith.muli %2249, %c9 : index
            %2251 = arith.remui %2247, %c3 : index
            %2252 = arith.divui %2251, %c28 : index
            %2253 = arith.addi %2250, %2252 : index
            %2254 = arith.muli %2253, %2160 : index
            %2255 = arith.addi %2254, %2163 : index
            %2256 = arith.remui %2247, %c28 : index
            %2257 = arith.addi %2255, %2256 : index
            %2258 = arith.addf %2246, %c74 : f32
            %2259 = arith.minimumf %2258, %c150 : f32
            %2260 = arith.maximumf %2259, %c151 : f32
            %2261 = arith.truncf %2260 : f32 to f16
            memref.store %2261, %out[%2257] : memref<?xf16>
            %2262 = arith.addi %1389, %c61 : index
            %2263 = arith.divui %2262, %c3 : index
            %2264 = arith.addi %2142, %2263 : index
            %2265 = memref.load %factors[%2264] : memref<?xf32>
            %2266 = arith.addi %2264, %2145 : index
            %2267 = memref.load %factors[%2266] : memref<?xf32>
            %2268 = arith.mulf %1732, %2134 : f32
            %2269 = math.fma %2268, %2265, %2267 : f32
            %2270 = arith.addi %2139, %2263 : index
            %2271 = arith.divui %2270, %c3 : index
            %2272 = arith.addi %2153, %2271 : index
            %2273 = arith.muli %2272, %c9 : index
            %2274 = arith.remui %2270, %c3 : index
            %2275 = arith.divui %2274, %c28 : index
            %2276 = arith.addi %2273, %2275 : index
            %2277 = arith.muli %2276, %2160 : index
            %2278 = arith.addi %2277, %2163 : index
            %2279 = arith.remui %2270, %c28 : index
            %2280 = arith.addi %2278, %2279 : index
            %2281 = arith.addf %2269, %c74 : f32
            %2282 = arith.minimumf %2281, %c150 : f32
            %2283 = arith.maximumf %2282, %c151 : f32
            %2284 = arith.truncf %2283 : f32 to f16
            memref.store %2284, %out[%2280] : memref<?xf16>
            %2285 = arith.addi %1389, %c62 : index
            %2286 = arith.divui %2285, %c3 : index
            %2287 = arith.addi %2142, %2286 : index
            %2288 = memref.load %factors[%2287] : memref<?xf32>
            %2289 = arith.addi %2287, %2145 : index
            %2290 = memref.load %factors[%2289] : memref<?xf32>
            %2291 = arith.mulf %1790, %2134 : f32
            %2292 = math.fma %2291, %2288, %2290 : f32
            %2293 = arith.addi %2139, %2286 : index
            %2294 = arith.divui %2293, %c3 : index
            %2295 = arith.addi %2153, %2294 : index
            %2296 = arith.muli %2295, %c9 : index
            %2297 = arith.remui %2293, %c3 : index
            %2298 = arith.divui %2297, %c28 : index
            %2299 = arith.addi %2296, %2298 : index
            %2300 = arith.muli %2299, %2160 : index
            %2301 = arith.addi %2300, %2163 : index
            %2302 = arith.remui %2293, %c28 : index
            %2303 = arith.addi %2301, %2302 : index
            %2304 = arith.addf %2292, %c74 : f32
            %2305 = arith.minimumf %2304, %c150 : f32
            %2306 = arith.maximumf %2305, %c151 : f32
            %2307 = arith.truncf %2306 : f32 to f16
            memref.store %2307, %out[%2303] : memref<?xf16>
            %2308 = arith.addi %1389, %c63 : index
            %2309 = arith.divui %2308, %c3 : index
            %2310 = arith.addi %2142, %2309 : index
            %2311 = memref.load %factors[%2310] : memref<?xf32>
            %2312 = arith.addi %2310, %2145 : index
            %2313 = memref.load %factors[%2312] : memref<?xf32>
            %2314 = arith.mulf %1812, %2134 : f32
            %2315 = math.fma %2314, %2311, %2313 : f32
            %2316 = arith.addi %2139, %2309 : index
            %2317 = arith.divui %2316, %c3 : index
            %2318 = arith.addi %2153, %2317 : index
            %2319 = arith.muli %2318, %c9 : index
            %2320 = arith.remui %2316, %c3 : index
            %2321 = arith.divui %2320, %c28 : index
            %2322 = arith.addi %2319, %2321 : index
            %2323 = arith.muli %2322, %2160 : index
            %2324 = arith.addi %2323, %2163 : index
            %2325 = arith.remui %2316, %c28 : index
            %2326 = arith.addi %2324, %2325 : index
            %2327 = arith.addf %2315, %c74 : f32
            %2328 = arith.minimumf %2327, %c150 : f32
            %2329 = arith.maximumf %2328, %c151 : f32
            %2330 = arith.truncf %2329 : f32 to f16
            memref.store %2330, %out[%2326] : memref<?xf16>
            %2331 = arith.addi %1389, %c64 : index
            %2332 = arith.divui %2331, %c3 : index
            %2333 = arith.addi %2142, %2332 : index
            %2334 = memref.load %factors[%2333] : memref<?xf32>
            %2335 = arith.addi %2333, %2145 : index
            %2336 = memref.load %factors[%2335] : memref<?xf32>
            %2337 = arith.mulf %1870, %2134 : f32
            %2338 = math.fma %2337, %2334, %2336 : f32
            %2339 = arith.addi %2139, %2332 : index
            %2340 = arith.divui %2339, %c3 : index
            %2341 = arith.addi %2153, %2340 : index
            %2342 = arith.muli %2341, %c9 : index
            %2343 = arith.remui %2339, %c3 : index
            %2344 = arith.divui %2343, %c28 : index
            %2345 = arith.addi %2342, %2344 : index
            %2346 = arith.muli %2345, %2160 : index
            %2347 = arith.addi %2346, %2163 : index
            %2348 = arith.remui %2339, %c28 : index
            %2349 = arith.addi %2347, %2348 : index
            %2350 = arith.addf %2338, %c74 : f32
            %2351 = arith.minimumf %2350, %c150 : f32
            %2352 = arith.maximumf %2351, %c151 : f32
            %2353 = arith.truncf %2352 : f32 to f16
            memref.store %2353, %out[%2349] : memref<?xf16>
            %2354 = arith.addi %1389, %c65 : index
            %2355 = arith.divui %2354, %c3 : index
            %2356 = arith.addi %2142, %2355 : index
            %2357 = memref.load %factors[%2356] : memref<?xf32>
            %2358 = arith.addi %2356, %2145 : index
            %2359 = memref.load %factors[%2358] : memref<?xf32>
            %2360 = arith.mulf %1892, %2134 : f32
            %2361 = math.fma %2360, %2357, %2359 : f32
            %2362 = arith.addi %2139, %2355 : index
            %2363 = arith.divui %2362, %c3 : index
            %2364 = arith.addi %2153, %2363 : index
            %2365 = arith.muli %2364, %c9 : index
            %2366 = arith.remui %2362, %c3 : index
            %2367 = arith.divui %2366, %c28 : index
            %2368 = arith.addi %2365, %2367 : index
            %2369 = arith.muli %2368, %2160 : index
            %2370 = arith.addi %2369, %2163 : index
            %2371 = arith.remui %2362, %c28 : index
            %2372 = arith.addi %2370, %2371 : index
            %2373 = arith.addf %2361, %c74 : f32
            %2374 = arith.minimumf %2373, %c150 : f32
            %2375 = arith.maximumf %2374, %c151 : f32
            %2376 = arith.truncf %2375 : f32 to f16
            memref.store %2376, %out[%2372] : memref<?xf16>
            %2377 = arith.addi %1389, %c66 : index
            %2378 = arith.divui %2377, %c3 : index
            %2379 = arith.addi %2142, %2378 : index
            %2380 = memref.load %factors[%2379] : memref<?xf32>
            %2381 = arith.addi %2379, %2145 : index
            %2382 = memref.load %factors[%2381] : memref<?xf32>
            %2383 = arith.mulf %1950, %2134 : f32
            %2384 = math.fma %2383, %2380, %2382 : f32
            %2385 = arith.addi %2139, %2378 : index
            %2386 = arith.divui %2385, %c3 : index
            %2387 = arith.addi %2153, %2386 : index
            %2388 = arith.muli %2387, %c9 : index
            %2389 = arith.remui %2385, %c3 : index
            %2390 = arith.divui %2389, %c28 : index
            %2391 = arith.addi %2388, %2390 : index
            %2392 = arith.muli %2391, %2160 : index
            %2393 = arith.addi %2392, %2163 : index
            %2394 = arith.remui %2385, %c28 : index
            %2395 = arith.addi %2393, %2394 : index
            %2396 = arith.addf %2384, %c74 : f32
            %2397 = arith.minimumf %2396, %c150 : f32
            %2398 = arith.maximumf %2397, %c151 : f32
            %2399 = arith.truncf %2398 : f32 to f16
            memref.store %2399, %out[%2395] : memref<?xf16>
            %2400 = arith.addi %1389, %c67 : index
            %2401 = arith.divui %2400, %c3 : index
            %2402 = arith.addi %2142, %2401 : index
            %2403 = memref.load %factors[%2402] : memref<?xf32>
            %2404 = arith.addi %2402, %2145 : index
            %2405 = memref.load %factors[%2404] : memref<?xf32>
            %2406 = arith.mulf %1972, %2134 : f32
            %2407 = math.fma %2406, %2403, %2405 : f32
            %2408 = arith.addi %2139, %2401 : index
            %2409 = arith.divui %2408, %c3 : index
            %2410 = arith.addi %2153, %2409 : index
            %2411 = arith.muli %2410, %c9 : index
            %2412 = arith.remui %2408, %c3 : index
            %2413 = arith.divui %2412, %c28 : index
            %2414 = arith.addi %2411, %2413 : index
            %2415 = arith.muli %2414, %2160 : index
            %2416 = arith.addi %2415, %2163 : index
            %2417 = arith.remui %2408, %c28 : index
            %2418 = arith.addi %2416, %2417 : index
            %2419 = arith.addf %2407, %c74 : f32
            %2420 = arith.minimumf %2419, %c150 : f32
            %2421 = arith.maximumf %2420, %c151 : f32
            %2422 = arith.truncf %2421 : f32 to f16
            memref.store %2422, %out[%2418] : memref<?xf16>
            %2423 = arith.addi %1389, %c68 : index
            %2424 = arith.divui %2423, %c3 : index
            %2425 = arith.addi %2142, %2424 : index
            %2426 = memref.load %factors[%2425] : memref<?xf32>
            %2427 = arith.addi %2425, %2145 : index
            %2428 = memref.load %factors[%2427] : memref<?xf32>
            %2429 = arith.mulf %2030, %2134 : f32
            %2430 = math.fma %2429, %2426, %2428 : f32
            %2431 = arith.addi %2139, %2424 : index
            %2432 = arith.divui %2431, %c3 : index
            %2433 = arith.addi %2153, %2432 : index
            %2434 = arith.muli %2433, %c9 : index
            %2435 = arith.remui %2431, %c3 : index
            %2436 = arith.divui %2435, %c28 : index
            %2437 = arith.addi %2434, %2436 : index
            %2438 = arith.muli %2437, %2160 : index
            %2439 = arith.addi %2438, %2163 : index
            %2440 = arith.remui %2431, %c28 : index
            %2441 = arith.addi %2439, %2440 : index
            %2442 = arith.addf %2430, %c74 : f32
            %2443 = arith.minimumf %2442, %c150 : f32
            %2444 = arith.maximumf %2443, %c151 : f32
            %2445 = arith.truncf %2444 : f32 to f16
            memref.store %2445, %out[%2441] : memref<?xf16>
            %2446 = arith.addi %1389, %c69 : index
            %2447 = arith.divui %2446, %c3 : index
            %2448 = arith.addi %2142, %2447 : index
            %2449 = memref.load %factors[%2448] : memref<?xf32>
            %2450 = arith.addi %2448, %2145 : index
            %2451 = memref.load %factors[%2450] : memref<?xf32>
            %2452 = arith.mulf %2052, %2134 : f32
            %2453 = math.fma %2452, %2449, %2451 : f32
            %2454 = arith.addi %2139, %2447 : index
            %2455 = arith.divui %2454, %c3 : index
            %2456 = arith.addi %2153, %2455 : index
            %2457 = arith.muli %2456, %c9 : index
            %2458 = arith.remui %2454, %c3 : index
            %2459 = arith.divui %2458, %c28 : index
            %2460 = arith.addi %2457, %2459 : index
            %2461 = arith.muli %2460, %2160 : index
            %2462 = arith.addi %2461, %2163 : index
            %2463 = arith.remui %2454, %c28 : index
            %2464 = arith.addi %2462, %2463 : index
            %2465 = arith.addf %2453, %c74 : f32
            %2466 = arith.minimumf %2465, %c150 : f32
            %2467 = arith.maximumf %2466, %c151 : f32
            %2468 = arith.truncf %2467 : f32 to f16
            memref.store %2468, %out[%2464] : memref<?xf16>
            %2469 = arith.addi %1389, %c70 : index
            %2470 = arith.divui %2469, %c3 : index
            %2471 = arith.addi %2142, %2470 : index
            %2472 = memref.load %factors[%2471] : memref<?xf32>
            %2473 = arith.addi %2471, %2145 : index
            %2474 = memref.load %factors[%2473] : memref<?xf32>
            %2475 = arith.mulf %2110, %2134 : f32
            %2476 = math.fma %2475, %2472, %2474 : f32
            %2477 = arith.addi %2139, %2470 : index
            %2478 = arith.divui %2477, %c3 : index
            %2479 = arith.addi %2153, %2478 : index
            %2480 = arith.muli %2479, %c9 : index
            %2481 = arith.remui %2477, %c3 : index
            %2482 = arith.divui %2481, %c28 : index
            %2483 = arith.addi %2480, %2482 : index
            %2484 = arith.muli %2483, %2160 : index
            %2485 = arith.addi %2484, %2163 : index
            %2486 = arith.remui %2477, %c28 : index
            %2487 = arith.addi %2485, %2486 : index
            %2488 = arith.addf %2476, %c74 : f32
            %2489 = arith.minimumf %2488, %c150 : f32
            %2490 = arith.maximumf %2489, %c151 : f32
            %2491 = arith.truncf %2490 : f32 to f16
            memref.store %2491, %out[%2487] : memref<?xf16>
            %2492 = arith.addi %1389, %c71 : index
            %2493 = arith.divui %2492, %c3 : index
            %2494 = arith.addi %2142, %2493 : index
            %2495 = memref.load %factors[%2494] : memref<?xf32>
            %2496 = arith.addi %2494, %2145 : index
            %2497 = memref.load %factors[%2496] : memref<?xf32>
            %2498 = arith.mulf %2132, %2134 : f32
            %2499 = math.fma %2498, %2495, %2497 : f32
            %2500 = arith.addi %2139, %2493 : index
            %2501 = arith.divui %2500, %c3 : index
            %2502 = arith.addi %2153, %2501 : index
            %2503 = arith.muli %2502, %c9 : index
            %2504 = arith.remui %2500, %c3 : index
            %2505 = arith.divui %2504, %c28 : index
            %2506 = arith.addi %2503, %2505 : index
            %2507 = arith.muli %2506, %2160 : index
            %2508 = arith.addi %2507, %2163 : index
            %2509 = arith.remui %2500, %c28 : index
            %2510 = arith.addi %2508, %2509 : index
            %2511 = arith.addf %2499, %c74 : f32
            %2512 = arith.minimumf %2511, %c150 : f32
            %2513 = arith.maximumf %2512, %c151 : f32
            %2514 = arith.truncf %2513 : f32 to f16
            memref.store %2514, %out[%2510] : memref<?xf16>
          }
        } else {
          %2515 = arith.addi %ranges, %groups : index
          %2516 = arith.muli %9, %2515 : index
          %2517 = arith.index_castui %398 : i32 to index
          %2518 = arith.addi %2516, %2517 : index
          %2519 = arith.muli %2518, %c6 : index
          %2520 = arith.addi %2519, %1511 : index
          memref.store %1541, %partial[%2520] : memref<?xf32>
          %2521 = arith.addi %2519, %1542 : index
          memref.store %1572, %partial[%2521] : memref<?xf32>
          %2522 = arith.addi %1389, %c26 : index
          %2523 = arith.addi %2519, %2522 : index
          memref.store %1630, %partial[%2523] : memref<?xf32>
          %2524 = arith.addi %1389, %c27 : index
          %2525 = arith.addi %2519, %2524 : index
          memref.store %1652, %partial[%2525] : memref<?xf32>
          %2526 = arith.addi %1389, %c23 : index
          %2527 = arith.addi %2519, %2526 : index
          memref.store %1710, %partial[%2527] : memref<?xf32>
          %2528 = arith.addi %1389, %c61 : index
          %2529 = arith.addi %2519, %2528 : index
          memref.store %1732, %partial[%2529] : memref<?xf32>
          %2530 = arith.addi %1389, %c62 : index
          %2531 = arith.addi %2519, %2530 : index
          memref.store %1790, %partial[%2531] : memref<?xf32>
          %2532 = arith.addi %1389, %c63 : index
          %2533 = arith.addi %2519, %2532 : index
          memref.store %1812, %partial[%2533] : memref<?xf32>
          %2534 = arith.addi %1389, %c64 : index
          %2535 = arith.addi %2519, %2534 : index
          memref.store %1870, %partial[%2535] : memref<?xf32>
          %2536 = arith.addi %1389, %c65 : index
          %2537 = arith.addi %2519, %2536 : index
          memref.store %1892, %partial[%2537] : memref<?xf32>
          %2538 = arith.addi %1389, %c66 : index
          %2539 = arith.addi %2519, %2538 : index
          memref.store %1950, %partial[%2539] : memref<?xf32>
          %2540 = arith.addi %1389, %c67 : index
          %2541 = arith.addi %2519, %2540 : index
          memref.store %1972, %partial[%2541] : memref<?xf32>
          %2542 = arith.addi %1389, %c68 : index
          %2543 = arith.addi %2519, %2542 : index
          memref.store %2030, %partial[%2543] : memref<?xf32>
          %2544 = arith.addi %1389, %c69 : index
          %2545 = arith.addi %2519, %2544 : index
          memref.store %2052, %partial[%2545] : memref<?xf32>
          %2546 = arith.addi %1389, %c70 : index
          %2547 = arith.addi %2519, %2546 : index
          memref.store %2110, %partial[%2547] : memref<?xf32>
          %2548 = arith.addi %1389, %c71 : index
          %2549 = arith.addi %2519, %2548 : index
          memref.store %2132, %partial[%2549] : memref<?xf32>
          %2550 = arith.cmpi slt, %1389, %c3 : index
          scf.if %2550 {
            %2551 = arith.addi %2519, %c5 : index
            %2552 = arith.addi %2551, %1389 : index
            memref.store %1504, %partial[%2552] : memref<?xf32>
            %2553 = arith.addi %2552, %c3 : index
            memref.store %1510, %partial[%2553] : memref<?xf32>
          }
          %2554 = arith.addi %42, %c115 : i32
          %2555 = arith.divui %2554, %c116 : i32
          %2556 = arith.divui %398, %c116 : i32
          %2557 = arith.addi %groups, %c4 : index
          %2558 = arith.muli %9, %2557 : index
          %2559 = arith.muli %2556, %c116 : i32
          %2560 = arith.subi %42, %2559 : i32
          %2561 = arith.minsi %2560, %c116 : i32
          %2562 = arith.index_castui %2556 : i32 to index
          %2563 = arith.addi %2558, %2562 : index
          %2564 = arith.index_castui %2561 : i32 to index
          %2565 = wave.arrive %counters[%2563], %2564 : memref<?xi32>
          scf.if %2565 {
            %2585:18 = scf.for %2566 = %c78 to %2561 step %c116 iter_args(%2567 = %c73, %2568 = %c74, %2569 = %c74, %2570 = %c74, %2571 = %c74, %2572 = %c74, %2573 = %c74, %2574 = %c74, %2575 = %c74, %2576 = %c74, %2577 = %c74, %2578 = %c74, %2579 = %c74, %2580 = %c74, %2581 = %c74, %2582 = %c74, %2583 = %c74, %2584 = %c74) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
              %2586 = arith.addi %2566, %c78 : i32
              %2587 = arith.subi %2561, %c16 : i32
              %2588 = arith.minsi %2586, %2587 : i32
              %2589 = arith.addi %2559, %2588 : i32
              %2590 = arith.index_castui %2589 : i32 to index
              %2591 = arith.addi %2516, %2590 : index
              %2592 = arith.muli %2591, %c6 : index
              %2593 = arith.addi %2592, %c5 : index
              %2594 = arith.addi %2593, %1390 : index
              %2595 = memref.load %partial[%2594] : memref<?xf32>
              %2596 = arith.cmpi slt, %2586, %2561 : i32
              %2597 = arith.select %2596, %2595, %c73 : f32
              %2598 = arith.addi %2592, %1389 : index
              %2599 = arith.addi %2598, %c22 : index
              %2600 = memref.load %partial[%2599] : memref<?xf32>
              %2601 = arith.addi %2598, %c7 : index
              %2602 = memref.load %partial[%2601] : memref<?xf32>
              %2603 = arith.addi %2598, %c26 : index
              %2604 = memref.load %partial[%2603] : memref<?xf32>
              %2605 = arith.addi %2598, %c27 : index
              %2606 = memref.load %partial[%2605] : memref<?xf32>
              %2607 = arith.addi %2598, %c23 : index
              %2608 = memref.load %partial[%2607] : memref<?xf32>
              %2609 = arith.addi %2598, %c61 : index
              %2610 = memref.load %partial[%2609] : memref<?xf32>
              %2611 = arith.addi %2598, %c62 : index
              %2612 = memref.load %partial[%2611] : memref<?xf32>
              %2613 = arith.addi %2598, %c63 : index
              %2614 = memref.load %partial[%2613] : memref<?xf32>
              %2615 = arith.addi %2598, %c64 : index
              %2616 = memref.load %partial[%2615] : memref<?xf32>
              %2617 = arith.addi %2598, %c65 : index
              %2618 = memref.load %partial[%2617] : memref<?xf32>
              %2619 = arith.addi %2598, %c66 : index
              %2620 = memref.load %partial[%2619] : memref<?xf32>
              %2621 = arith.addi %2598, %c67 : index
              %2622 = memref.load %partial[%2621] : memref<?xf32>
              %2623 = arith.addi %2598, %c68 : index
              %2624 = memref.load %partial[%2623] : memref<?xf32>
              %2625 = arith.addi %2598, %c69 : index
              %2626 = memref.load %partial[%2625] : memref<?xf32>
              %2627 = arith.addi %2598, %c70 : index
              %2628 = memref.load %partial[%2627] : memref<?xf32>
              %2629 = arith.addi %2598, %c71 : index
              %2630 = memref.load %partial[%2629] : memref<?xf32>
              %2631 = arith.addi %2594, %c3 : index
              %2632 = memref.load %partial[%2631] : memref<?xf32>
              %2633 = arith.addi %2566, %c16 : i32
              %2634 = arith.minsi %2633, %2587 : i32
              %2635 = arith.addi %2559, %2634 : i32
              %2636 = arith.index_castui %2635 : i32 to index
              %2637 = arith.addi %2516, %2636 : index
              %2638 = arith.muli %2637, %c6 : index
              %2639 = arith.addi %2638, %c5 : index
              %2640 = arith.addi %2639, %1390 : index
              %2641 = memref.load %partial[%2640] : memref<?xf32>
              %2642 = arith.cmpi slt, %2633, %2561 : i32
              %2643 = arith.select %2642, %2641, %c73 : f32
              %2644 = arith.addi %2638, %1389 : index
              %2645 = arith.addi %2644, %c22 : index
              %2646 = memref.load %partial[%2645] : memref<?xf32>
              %2647 = arith.addi %2644, %c7 : index
              %2648 = memref.load %partial[%2647] : memref<?xf32>
              %2649 = arith.addi %2644, %c26 : index
              %2650 = memref.load %partial[%2649] : memref<?xf32>
              %2651 = arith.addi %2644, %c27 : index
              %2652 = memref.load %partial[%2651] : memref<?xf32>
              %2653 = arith.addi %2644, %c23 : index
              %2654 = memref.load %partial[%2653] : memref<?xf32>
              %2655 = arith.addi %2644, %c61 : index
              %2656 = memref.load %partial[%2655] : memref<?xf32>
              %2657 = arith.addi %2644, %c62 : index
              %2658 = memref.load %partial[%2657] : memref<?xf32>
              %2659 = arith.addi %2644, %c63 : index
              %2660 = memref.load %partial[%2659] : memref<?xf32>
              %2661 = arith.addi %2644, %c64 : index
              %2662 = memref.load %partial[%2661] : memref<?xf32>
              %2663 = arith.addi %2644, %c65 : index
              %2664 = memref.load %partial[%2663] : memref<?xf32>
              %2665 = arith.addi %2644, %c66 : index
              %2666 = memref.load %partial[%2665] : memref<?xf32>
              %2667 = arith.addi %2644, %c67 : index
              %2668 = memref.load %partial[%2667] : memref<?xf32>
              %2669 = arith.addi %2644, %c68 : index
              %2670 = memref.load %partial[%2669] : memref<?xf32>
              %2671 = arith.addi %2644, %c69 : index
              %2672 = memref.load %partial[%2671] : memref<?xf32>
              %2673 = arith.addi %2644, %c70 : index
              %2674 = memref.load %partial[%2673] : memref<?xf32>
              %2675 = arith.addi %2644, %c71 : index
              %2676 = memref.load %partial[%2675] : memref<?xf32>
              %2677 = arith.addi %2640, %c3 : index
              %2678 = memref.load %partial[%2677] : memref<?xf32>
              %2679 = arith.addi %2566, %c109 : i32
              %2680 = arith.minsi %2679, %2587 : i32
              %2681 = arith.addi %2559, %2680 : i32
              %2682 = arith.index_castui %2681 : i32 to index
              %2683 = arith.addi %2516, %2682 : index
              %2684 = arith.muli %2683, %c6 : index
              %2685 = arith.addi %2684, %c5 : index
              %2686 = arith.addi %2685, %1390 : index
              %2687 = memref.load %partial[%2686] : memref<?xf32>
              %2688 = arith.cmpi slt, %2679, %2561 : i32
              %2689 = arith.select %2688, %2687, %c73 : f32
              %2690 = arith.addi %2684, %1389 : index
              %2691 = arith.addi %2690, %c22 : index
              %2692 = memref.load %partial[%2691] : memref<?xf32>
              %2693 = arith.addi %2690, %c7 : index
              %2694 = memref.load %partial[%2693] : memref<?xf32>
              %2695 = arith.addi %2690, %c26 : index
              %2696 = memref.load %partial[%2695] : memref<?xf32>
              %2697 = arith.addi %2690, %c27 : index
              %2698 = memref.load %partial[%2697] : memref<?xf32>
              %2699 = arith.addi %2690, %c23 : index
              %2700 = memref.load %partial[%2699] : memref<?xf32>
              %2701 = arith.addi %2690, %c61 : index
              %2702 = memref.load %partial[%2701] : memref<?xf32>
              %2703 = arith.addi %2690, %c62 : index
              %2704 = memref.load %partial[%2703] : memref<?xf32>
              %2705 = arith.addi %2690, %c63 : index
              %2706 = memref.load %partial[%2705] : memref<?xf32>
              %2707 = arith.addi %2690, %c64 : index
              %2708 = memref.load %partial[%2707] : memref<?xf32>
              %2709 = arith.addi %2690, %c65 : index
              %2710 = memref.load %partial[%2709] : memref<?xf32>
              %2711 = arith.addi %2690, %c66 : index
              %2712 = memref.load %partial[%2711] : memref<?xf32>
              %2713 = arith.addi %2690, %c67 : index
              %2714 = memref.load %partial[%2713] : memref<?xf32>
              %2715 = arith.addi %2690, %c68 : index
              %2716 = memref.load %partial[%2715] : memref<?xf32>
              %2717 = arith.addi %2690, %c69 : index
              %2718 = memref.load %partial[%2717] : memref<?xf32>
              %2719 = arith.addi %2690, %c70 : index
              %2720 = memref.load %partial[%2719] : memref<?xf32>
              %2721 = arith.addi %2690, %c71 : index
              %2722 = memref.load %partial[%2721] : memref<?xf32>
              %2723 = arith.addi %2686, %c3 : index
              %2724 = memref.load %partial[%2723] : memref<?xf32>
              %2725 = arith.addi %2566, %c111 : i32
              %2726 = arith.minsi %2725, %2587 : i32
              %2727 = arith.addi %2559, %2726 : i32
              %2728 = arith.index_castui %2727 : i32 to index
              %2729 = arith.addi %2516, %2728 : index
              %2730 = arith.muli %2729, %c6 : index
              %2731 = arith.addi %2730, %c5 : index
              %2732 = arith.addi %2731, %1390 : index
              %2733 = memref.load %partial[%2732] : memref<?xf32>
              %2734 = arith.cmpi slt, %2725, %2561 : i32
              %2735 = arith.select %2734, %2733, %c73 : f32
              %2736 = arith.addi %2730, %1389 : index
              %2737 = arith.addi %2736, %c22 : index
              %2738 = memref.load %partial[%2737] : memref<?xf32>
              %2739 = arith.addi %2736, %c7 : index
              %2740 = memref.load %partial[%2739] : memref<?xf32>
              %2741 = arith.addi %2736, %c26 : index
              %2742 = memref.load %partial[%2741] : memref<?xf32>
              %2743 = arith.addi %2736, %c27 : index
              %2744 = memref.load %partial[%2743] : memref<?xf32>
              %2745 = arith.addi %2736, %c23 : index
              %2746 = memref.load %partial[%2745] : memref<?xf32>
              %2747 = arith.addi %2736, %c61 : index
              %2748 = memref.load %partial[%2747] : memref<?xf32>
              %2749 = arith.addi %2736, %c62 : index
              %2750 = memref.load %partial[%2749] : memref<?xf32>
              %2751 = arith.addi %2736, %c63 : index
              %2752 = memref.load %partial[%2751] : memref<?xf32>
              %2753 = arith.addi %2736, %c64 : index
              %2754 = memref.load %partial[%2753] : memref<?xf32>
              %2755 = arith.addi %2736, %c65 : index
              %2756 = memref.load %partial[%2755] : memref<?xf32>
              %2757 = arith.addi %2736, %c66 : index
              %2758 = memref.load %partial[%2757] : memref<?xf32>
              %2759 = arith.addi %2736, %c67 : index
              %2760 = memref.load %partial[%2759] : memref<?xf32>
              %2761 = arith.addi %2736, %c68 : index
              %2762 = memref.load %partial[%2761] : memref<?xf32>
              %2763 = arith.addi %2736, %c69 : index
              %2764 = memref.load %partial[%2763] : memref<?xf32>
              %2765 = arith.addi %2736, %c70 : index
              %2766 = memref.load %partial[%2765] : memref<?xf32>
              %2767 = arith.addi %2736, %c71 : index
              %2768 = memref.load %partial[%2767] : memref<?xf32>
              %2769 = arith.addi %2732, %c3 : index
              %2770 = memref.load %partial[%2769] : memref<?xf32>
              %2771 = arith.addi %2566, %c112 : i32
              %2772 = arith.minsi %2771, %2587 : i32
              %2773 = arith.addi %2559, %2772 : i32
              %2774 = arith.index_castui %2773 : i32 to index
              %2775 = arith.addi %2516, %2774 : index
              %2776 = arith.muli %2775, %c6 : index
              %2777 = arith.addi %2776, %c5 : index
              %2778 = arith.addi %2777, %1390 : index
              %2779 = memref.load %partial[%2778] : memref<?xf32>
              %2780 = arith.cmpi slt, %2771, %2561 : i32
              %2781 = arith.select %2780, %2779, %c73 : f32
              %2782 = arith.addi %2776, %1389 : index
              %2783 = arith.addi %2782, %c22 : index
              %2784 = memref.load %partial[%2783] : memref<?xf32>
              %2785 = arith.addi %2782, %c7 : index
              %2786 = memref.load %partial[%2785] : memref<?xf32>
              %2787 = arith.addi %2782, %c26 : index
              %2788 = memref.load %partial[%2787] : memref<?xf32>
              %2789 = arith.addi %2782, %c27 : index
              %2790 = memref.load %partial[%2789] : memref<?xf32>
              %2791 = arith.addi %2782, %c23 : index
              %2792 = memref.load %partial[%2791] : memref<?xf32>
              %2793 = arith.addi %2782, %c61 : index
              %2794 = memref.load %partial[%2793] : memref<?xf32>
              %2795 = arith.addi %2782, %c62 : index
              %2796 = memref.load %partial[%2795] : memref<?xf32>
              %2797 = arith.addi %2782, %c63 : index
              %2798 = memref.load %partial[%2797] : memref<?xf32>
              %2799 = arith.addi %2782, %c64 : index
              %2800 = memref.load %partial[%2799] : memref<?xf32>
              %2801 = arith.addi %2782, %c65 : index
              %2802 = memref.load %partial[%2801] : memref<?xf32>
              %2803 = arith.addi %2782, %c66 : index
              %2804 = memref.load %partial[%2803] : memref<?xf32>
              %2805 = arith.addi %2782, %c67 : index
              %2806 = memref.load %partial[%2805] : memref<?xf32>
              %2807 = arith.addi %2782, %c68 : index
              %2808 = memref.load %partial[%2807] : memref<?xf32>
              %2809 = arith.addi %2782, %c69 : index
              %2810 = memref.load %partial[%2809] : memref<?xf32>
              %2811 = arith.addi %2782, %c70 : index
              %2812 = memref.load %partial[%2811] : memref<?xf32>
              %2813 = arith.addi %2782, %c71 : index
              %2814 = memref.load %partial[%2813] : memref<?xf32>
              %2815 = arith.addi %2778, %c3 : index
              %2816 = memref.load %partial[%2815] : memref<?xf32>
              %2817 = arith.addi %2566, %c113 : i32
              %2818 = arith.minsi %2817, %2587 : i32
              %2819 = arith.addi %2559, %2818 : i32
              %2820 = arith.index_castui %2819 : i32 to index
              %2821 = arith.addi %2516, %2820 : index
              %2822 = arith.muli %2821, %c6 : index
              %2823 = arith.addi %2822, %c5 : index
              %2824 = arith.addi %2823, %1390 : index
              %2825 = memref.load %partial[%2824] : memref<?xf32>
              %2826 = arith.cmpi slt, %2817, %2561 : i32
              %2827 = arith.select %2826, %2825, %c73 : f32
              %2828 = arith.addi %2822, %1389 : index
              %2829 = arith.addi %2828, %c22 : index
              %2830 = memref.load %partial[%2829] : memref<?xf32>
              %2831 = arith.addi %2828, %c7 : index
              %2832 = memref.load %partial[%2831] : memref<?xf32>
              %2833 = arith.addi %2828, %c26 : index
              %2834 = memref.load %partial[%2833] : memref<?xf32>
              %2835 = arith.addi %2828, %c27 : index
              %2836 = memref.load %partial[%2835] : memref<?xf32>
              %2837 = arith.addi %2828, %c23 : index
              %2838 = memref.load %partial[%2837] : memref<?xf32>
              %2839 = arith.addi %2828, %c61 : index
              %2840 = memref.load %partial[%2839] : memref<?xf32>
              %2841 = arith.addi %2828, %c62 : index
              %2842 = memref.load %partial[%2841] : memref<?xf32>
              %2843 = arith.addi %2828, %c63 : index
              %2844 = memref.load %partial[%2843] : memref<?xf32>
              %2845 = arith.addi %2828, %c64 : index
              %2846 = memref.load %partial[%2845] : memref<?xf32>
              %2847 = arith.addi %2828, %c65 : index
              %2848 = memref.load %partial[%2847] : memref<?xf32>
              %2849 = arith.addi %2828, %c66 : index
              %2850 = memref.load %partial[%2849] : memref<?xf32>
              %2851 = arith.addi %2828, %c67 : index
              %2852 = memref.load %partial[%2851] : memref<?xf32>
              %2853 = arith.addi %2828, %c68 : index
              %2854 = memref.load %partial[%2853] : memref<?xf32>
              %2855 = arith.addi %2828, %c69 : index
              %2856 = memref.load %partial[%2855] : memref<?xf32>
              %2857 = arith.addi %2828, %c70 : index
              %2858 = memref.load %partial[%2857] : memref<?xf32>
              %2859 = arith.addi %2828, %c71 : index
              %2860 = memref.load %partial[%2859] : memref<?xf32>
              %2861 = arith.addi %2824, %c3 : index
              %2862 = memref.load %partial[%2861] : memref<?xf32>
              %2863 = arith.addi %2566, %c114 : i32
              %2864 = arith.minsi %2863, %2587 : i32
              %2865 = arith.addi %2559, %2864 : i32
              %2866 = arith.index_castui %2865 : i32 to index
              %2867 = arith.addi %2516, %2866 : index
              %2868 = arith.muli %2867, %c6 : index
              %2869 = arith.addi %2868, %c5 : index
              %2870 = arith.addi %2869, %1390 : index
              %2871 = memref.load %partial[%2870] : memref<?xf32>
              %2872 = arith.cmpi slt, %2863, %2561 : i32
              %2873 = arith.select %2872, %2871, %c73 : f32
              %2874 = arith.addi %2868, %1389 : index
              %2875 = arith.addi %2874, %c22 : index
              %2876 = memref.load %partial[%2875] : memref<?xf32>
              %2877 = arith.addi %2874, %c7 : index
              %2878 = memref.load %partial[%2877] : memref<?xf32>
              %2879 = arith.addi %2874, %c26 : index
              %2880 = memref.load %partial[%2879] : memref<?xf32>
              %2881 = arith.addi %2874, %c27 : index
              %2882 = memref.load %partial[%2881] : memref<?xf32>
              %2883 = arith.addi %2874, %c23 : index
              %2884 = memref.load %partial[%2883] : memref<?xf32>
              %2885 = arith.addi %2874, %c61 : index
              %2886 = memref.load %partial[%2885] : memref<?xf32>
              %2887 = arith.addi %2874, %c62 : index
              %2888 = memref.load %partial[%2887] : memref<?xf32>
              %2889 = arith.addi %2874, %c63 : index
              %2890 = memref.load %partial[%2889] : memref<?xf32>
              %2891 = arith.addi %2874, %c64 : index
              %2892 = memref.load %partial[%2891] : memref<?xf32>
              %2893 = arith.addi %2874, %c65 : index
              %2894 = memref.load %partial[%2893] : memref<?xf32>
              %2895 = arith.addi %2874, %c66 : index
              %2896 = memref.load %partial[%2895] : memref<?xf32>
              %2897 = arith.addi %2874, %c67 : index
              %2898 = memref.load %partial[%2897] : memref<?xf32>
              %2899 = arith.addi %2874, %c68 : index
              %2900 = memref.load %partial[%2899] : memref<?xf32>
              %2901 = arith.addi %2874, %c69 : index
              %2902 = memref.load %partial[%2901] : memref<?xf32>
              %2903 = arith.addi %2874, %c70 : index
              %2904 = memref.load %partial[%2903] : memref<?xf32>
              %2905 = arith.addi %2874, %c71 : index
              %2906 = memref.load %partial[%2905] : memref<?xf32>
              %2907 = arith.addi %2870, %c3 : index
              %2908 = memref.load %partial[%2907] : memref<?xf32>
              %2909 = arith.addi %2566, %c115 : i32
              %2910 = arith.minsi %2909, %2587 : i32
              %2911 = arith.addi %2559, %2910 : i32
              %2912 = arith.index_castui %2911 : i32 to index
              %2913 = arith.addi %2516, %2912 : index
              %2914 = arith.muli %2913, %c6 : index
              %2915 = arith.addi %2914, %c5 : index
              %2916 = arith.addi %2915, %1390 : index
              %2917 = memref.load %partial[%2916] : memref<?xf32>
              %2918 = arith.cmpi slt, %2909, %2561 : i32
              %2919 = arith.select %2918, %2917, %c73 : f32
              %2920 = arith.addi %2914, %1389 : index
              %2921 = arith.addi %2920, %c22 : index
              %2922 = memref.load %partial[%2921] : memref<?xf32>
              %2923 = arith.addi %2920, %c7 : index
              %2924 = memref.load %partial[%2923] : memref<?xf32>
              %2925 = arith.addi %2920, %c26 : index
              %2926 = memref.load %partial[%2925] : memref<?xf32>
              %2927 = arith.addi %2920, %c27 : index
              %2928 = memref.load %partial[%2927] : memref<?xf32>
              %2929 = arith.addi %2920, %c23 : index
              %2930 = memref.load %partial[%2929] : memref<?xf32>
              %2931 = arith.addi %2920, %c61 : index
              %2932 = memref.load %partial[%2931] : memref<?xf32>
              %2933 = arith.addi %2920, %c62 : index
              %2934 = memref.load %partial[%2933] : memref<?xf32>
              %2935 = arith.addi %2920, %c63 : index
              %2936 = memref.load %partial[%2935] : memref<?xf32>
              %2937 = arith.addi %2920, %c64 : index
              %2938 = memref.load %partial[%2937] : memref<?xf32>
              %2939 = arith.addi %2920, %c65 : index
              %2940 = memref.load %partial[%2939] : memref<?xf32>
              %2941 = arith.addi %2920, %c66 : index
              %2942 = memref.load %partial[%2941] : memref<?xf32>
              %2943 = arith.addi %2920, %c67 : index
              %2944 = memref.load %partial[%2943] : memref<?xf32>
              %2945 = arith.addi %2920, %c68 : index
              %2946 = memref.load %partial[%2945] : memref<?xf32>
              %2947 = arith.addi %2920, %c69 : index
              %2948 = memref.load %partial[%2947] : memref<?xf32>
              %2949 = arith.addi %2920, %c70 : index
              %2950 = memref.load %partial[%2949] : memref<?xf32>
              %2951 = arith.addi %2920, %c71 : index
              %2952 = memref.load %partial[%2951] : memref<?xf32>
              %2953 = arith.addi %2916, %c3 : index
              %2954 = memref.load %partial[%2953] : memref<?xf32>
              %2955 = arith.maxnumf %2567, %2597 fastmath<nnan> : f32
              %2956 = arith.subf %2567, %2955 : f32
              %2957 = wave.exp2 %2956 : f32
              %2958 = arith.subf %2597, %2955 : f32
              %2959 = wave.exp2 %2958 : f32
              %2960 = arith.mulf %2568, %2957 : f32
              %2961 = math.fma %2632, %2959, %2960 : f32
              %2962 = arith.mulf %2569, %2957 : f32
              %2963 = math.fma %2600, %2959, %2962 : f32
              %2964 = arith.mulf %2570, %2957 : f32
              %2965 = math.fma %2602, %2959, %2964 : f32
              %2966 = arith.mulf %2571, %2957 : f32
              %2967 = math.fma %2604, %2959, %2966 : f32
              %2968 = arith.mulf %2572, %2957 : f32
              %2969 = math.fma %2606, %2959, %2968 : f32
              %2970 = arith.mulf %2573, %2957 : f32
              %2971 = math.fma %2608, %2959, %2970 : f32
              %2972 = arith.mulf %2574, %2957 : f32
              %2973 = math.fma %2610, %2959, %2972 : f32
              %2974 = arith.mulf %2575, %2957 : f32
              %2975 = math.fma %2612, %2959, %2974 : f32
              %2976 = arith.mulf %2576, %2957 : f32
              %2977 = math.fma %2614, %2959, %2976 : f32
              %2978 = arith.mulf %2577, %2957 : f32
              %2979 = math.fma %2616, %2959, %2978 : f32
              %2980 = arith.mulf %2578, %2957 : f32
              %2981 = math.fma %2618, %2959, %2980 : f32
              %2982 = arith.mulf %2579, %2957 : f32
              %2983 = math.fma %2620, %2959, %2982 : f32
              %2984 = arith.mulf %2580, %2957 : f32
              %2985 = math.fma %2622, %2959, %2984 : f32
              %2986 = arith.mulf %2581, %2957 : f32
              %2987 = math.fma %2624, %2959, %2986 : f32
              %2988 = arith.mulf %2582, %2957 : f32
              %2989 = math.fma %2626, %2959, %2988 : f32
              %2990 = arith.mulf %2583, %2957 : f32
              %2991 = math.fma %2628, %2959, %2990 : f32
              %2992 = arith.mulf %2584, %2957 : f32
              %2993 = math.fma %2630, %2959, %2992 : f32
              %2994 = arith.maxnumf %2955, %2643 fastmath<nnan> : f32
              %2995 = arith.subf %2955, %2994 : f32
              %2996 = wave.exp2 %2995 : f32
              %2997 = arith.subf %2643, %2994 : f32
              %2998 = wave.exp2 %2997 : f32
              %2999 = arith.mulf %2961, %2996 : f32
              %3000 = math.fma %2678, %2998, %2999 : f32
              %3001 = arith.mulf %2963, %2996 : f32
              %3002 = math.fma %2646, %2998, %3001 : f32
              %3003 = arith.mulf %2965, %2996 : f32
              %3004 = math.fma %2648, %2998, %3003 : f32
              %3005 = arith.mulf %2967, %2996 : f32
              %3006 = math.fma %2650, %2998, %3005 : f32
              %3007 = arith.mulf %2969, %2996 : f32
              %3008 = math.fma %2652, %2998, %3007 : f32
              %3009 = arith.mulf %2971, %2996 : f32
              %3010 = math.fma %2654, %2998, %3009 : f32
              %3011 = arith.mulf %2973, %2996 : f32
              %3012 = math.fma %2656, %2998, %3011 : f32
              %3013 = arith.mulf %2975, %2996 : f32
              %3014 = math.fma %2658, %2998, %3013 : f32
              %3015 = arith.mulf %2977, %2996 : f32
              %3016 = math.fma %2660, %2998, %3015 : f32
              %3017 = arith.mulf %2979, %2996 : f32
              %3018 = math.fma %2662, %2998, %3017 : f32
              %3019 = arith.mulf %2981, %2996 : f32
              %3020 = math.fma %2664, %2998, %3019 : f32
              %3021 = arith.mulf %2983, %2996 : f32
              %3022 = math.fma %2666, %2998, %3021 : f32
              %3023 = arith.mulf %2985, %2996 : f32
              %3024 = math.fma %2668, %2998, %3023 : f32
              %3025 = arith.mulf %2987, %2996 : f32
              %3026 = math.fma %2670, %2998, %3025 : f32
              %3027 = arith.mulf %2989, %2996 : f32
              %3028 = math.fma %2672, %2998, %3027 : f32
              %3029 = arith.mulf %2991, %2996 : f32
              %3030 = math.fma %2674, %2998, %3029 : f32
              %3031 = arith.mulf %2993, %2996 : f32
              %3032 = math.fma %2676, %2998, %3031 : f32
              %3033 = arith.maxnumf %2994, %2689 fastmath<nnan> : f32
              %3034 = arith.subf %2994, %3033 : f32
              %3035 = wave.exp2 %3034 : f32
              %3036 = arith.subf %2689, %3033 : f32
              %3037 = wave.exp2 %3036 : f32
              %3038 = arith.mulf %3000, %3035 : f32
              %3039 = math.fma %2724, %3037, %3038 : f32
              %3040 = arith.mulf %3002, %3035 : f32
              %3041 = math.fma %2692, %3037, %3040 : f32
              %3042 = arith.mulf %3004, %3035 : f32
              %3043 = math.fma %2694, %3037, %3042 : f32
              %3044 = arith.mulf %3006, %3035 : f32
              %3045 = math.fma %2696, %3037, %3044 : f32
              %3046 = arith.mulf %3008, %3035 : f32
              %3047 = math.fma %2698, %3037, %3046 : f32
              %3048 = arith.mulf %3010, %3035 : f32
              %3049 = math.fma %2700, %3037, %3048 : f32
              %3050 = arith.mulf %3012, %3035 : f32
              %3051 = math.fma %2702, %3037, %3050 : f32
              %3052 = arith.mulf %3014, %3035 : f32
              %3053 = math.fma %2704, %3037, %3052 : f32
              %3054 = arith.mulf %3016, %3035 : f32
              %3055 = math.fma %2706, %3037, %3054 : f32
              %3056 = arith.mulf %3018, %3035 : f32
              %3057 = math.fma %2708, %3037, %3056 : f32
              %3058 = arith.mulf %3020, %3035 : f32
              %3059 = math.fma %2710, %3037, %3058 : f32
              %3060 = arith.mulf %3022, %3035 : f32
              %3061 = math.fma %2712, %3037, %3060 : f32
              %3062 = arith.mulf %3024, %3035 : f32
              %3063 = math.fma %2714, %3037, %3062 : f32
              %3064 = arith.mulf %3026, %3035 : f32
              %3065 = math.fma %2716, %3037, %3064 : f32
              %3066 = arith.mulf %3028, %3035 : f32
              %3067 = math.fma %2718, %3037, %3066 : f32
              %3068 = arith.mulf %3030, %3035 : f32
              %3069 = math.fma %2720, %3037, %3068 : f32
              %3070 = arith.mulf %3032, %3035 : f32
              %3071 = math.fma %2722, %3037, %3070 : f32
              %3072 = arith.maxnumf %3033, %2735 fastmath<nnan> : f32
              %3073 = arith.subf %3033, %3072 : f32
              %3074 = wave.exp2 %3073 : f32
              %3075 = arith.subf %2735, %3072 : f32
              %3076 = wave.exp2 %3075 : f32
              %3077 = arith.mulf %3039, %3074 : f32
              %3078 = math.fma %2770, %3076, %3077 : f32
              %3079 = arith.mulf %3041, %3074 : f32
              %3080 = math.fma %2738, %3076, %3079 : f32
              %3081 = arith.mulf %3043, %3074 : f32
              %3082 = math.fma %2740, %3076, %3081 : f32
              %3083 = arith.mulf %3045, %3074 : f32
              %3084 = math.fma %2742, %3076, %3083 : f32
              %3085 = arith.mulf %3047, %3074 : f32
              %3086 = math.fma %2744, %3076, %3085 : f32
              %3087 = arith.mulf %3049, %3074 : f32
              %3088 = math.fma %2746, %3076, %3087 : f32
              %3089 = arith.mulf %3051, %3074 : f32
              %3090 = math.fma %2748, %3076, %3089 : f32
              %3091 = arith.mulf %3053, %3074 : f32
              %3092 = math.fma %2750, %3076, %3091 : f32
              %3093 = arith.mulf %3055, %3074 : f32
              %3094 = math.fma %2752, %3076, %3093 : f32
              %3095 = arith.mulf %3057, %3074 : f32
              %3096 = math.fma %2754, %3076, %3095 : f32
              %3097 = arith.mulf %3059, %3074 : f32
              %3098 = math.fma %2756, %3076, %3097 : f32
              %3099 = arith.mulf %3061, %3074 : f32
              %3100 = math.fma %2758, %3076, %3099 : f32
              %3101 = arith.mulf %3063, %3074 : f32
              %3102 = math.fma %2760, %3076, %3101 : f32
              %3103 = arith.mulf %3065, %3074 : f32
              %3104 = math.fma %2762, %3076, %3103 : f32
              %3105 = arith.mulf %3067, %3074 : f32
              %3106 = math.fma %2764, %3076, %3105 : f32
              %3107 = arith.mulf %3069, %3074 : f32
              %3108 = math.fma %2766, %3076, %3107 : f32
              %3109 = arith.mulf %3071, %3074 : f32
              %3110 = math.fma %2768, %3076, %3109 : f32
              %3111 = arith.maxnumf %3072, %2781 fastmath<nnan> : f32
              %3112 = arith.subf %3072, %3111 : f32
              %3113 = wave.exp2 %3112 : f32
              %3114 = arith.subf %2781, %3111 : f32
              %3115 = wave.exp2 %3114 : f32
              %3116 = arith.mulf %3078, %3113 : f32
              %3117 = math.fma %2816, %3115, %3116 : f32
              %3118 = arith.mulf %3080, %3113 : f32
              %3119 = math.fma %2784, %3115, %3118 : f32
              %3120 = arith.mulf %3082, %3113 : f32
              %3121 = math.fma %2786, %3115, %3120 : f32
              %3122 = arith.mulf %3084, %3113 : f32
              %3123 = math.fma %2788, %3115, %3122 : f32
              %3124 = arith.mulf %3086, %3113 : f32
              %3125 = math.fma %2790, %3115, %3124 : f32
              %3126 = arith.mulf %3088, %3113 : f32
              %3127 = math.fma %2792, %3115, %3126 : f32
              %3128 = arith.mulf %3090, %3113 : f32
              %3129 = math.fma %2794, %3115, %3128 : f32
              %3130 = arith.mulf %3092, %3113 : f32
              %3131 = math.fma %2796, %3115, %3130 : f32
              %3132 = arith.mulf %3094, %3113 : f32
              %3133 = math.fma %2798, %3115, %3132 : f32
              %3134 = arith.mulf %3096, %3113 : f32
              %3135 = math.fma %2800, %3115, %3134 : f32
              %3136 = arith.mulf %3098, %3113 : f32
              %3137 = math.fma %2802, %3115, %3136 : f32
              %3138 = arith.mulf %3100, %3113 : f32
              %3139 = math.fma %2804, %3115, %3138 : f32
              %3140 = arith.mulf %3102, %3113 : f32
              %3141 = math.fma %2806, %3115, %3140 : f32
              %3142 = arith.mulf %3104, %3113 : f32
              %3143 = math.fma %2808, %3115, %3142 : f32
              %3144 = arith.mulf %3106, %3113 : f32
              %3145 = math.fma %2810, %3115, %3144 : f32
              %3146 = arith.mulf %3108, %3113 : f32
              %3147 = math.fma %2812, %3115, %3146 : f32
              %3148 = arith.mulf %3110, %3113 : f32
              %3149 = math.fma %2814, %3115, %3148 : f32
              %3150 = arith.maxnumf %3111, %2827 fastmath<nnan> : f32
              %3151 = arith.subf %3111, %3150 : f32
              %3152 = wave.exp2 %3151 : f32
              %3153 = arith.subf %2827, %3150 : f32
              %3154 = wave.exp2 %3153 : f32
              %3155 = arith.mulf %3117, %3152 : f32
              %3156 = math.fma %2862, %3154, %3155 : f32
              %3157 = arith.mulf %3119, %3152 : f32
              %3158 = math.fma %2830, %3154, %3157 : f32
              %3159 = arith.mulf %3121, %3152 : f32
              %3160 = math.fma %2832, %3154, %3159 : f32
              %3161 = arith.mulf %3123, %3152 : f32
              %3162 = math.fma %2834, %3154, %3161 : f32
              %3163 = arith.mulf %3125, %3152 : f32
              %3164 = math.fma %2836, %3154, %3163 : f32
              %3165 = arith.mulf %3127, %3152 : f32
              %3166 = math.fma %2838, %3154, %3165 : f32
              %3167 = arith.mulf %3129, %3152 : f32
              %3168 = math.fma %2840, %3154, %3167 : f32
              %3169 = arith.mulf %3131, %3152 : f32
              %3170 = math.fma %2842, %3154, %3169 : f32
              %3171 = arith.mulf %3133, %3152 : f32
              %3172 = math.fma %2844, %3154, %3171 : f32
              %3173 = arith.mulf %3135, %3152 : f32
              %3174 = math.fma %2846, %3154, %3173 : f32
              %3175 = arith.mulf %3137, %3152 : f32
              %3176 = math.fma %2848, %3154, %3175 : f32
              %3177 = arith.mulf %3139, %3152 : f32
              %3178 = math.fma %2850, %3154, %3177 : f32
              %3179 = arith.mulf %3141, %3152 : f32
              %3180 = math.fma %2852, %3154, %3179 : f32
              %3181 = arith.mulf %3143, %3152 : f32
              %3182 = math.fma %2854, %3154, %3181 : f32
              %3183 = arith.mulf %3145, %3152 : f32
              %3184 = math.fma %2856, %3154, %3183 : f32
              %3185 = arith.mulf %3147, %3152 : f32
              %3186 = math.fma %2858, %3154, %3185 : f32
              %3187 = arith.mulf %3149, %3152 : f32
              %3188 = math.fma %2860, %3154, %3187 : f32
              %3189 = arith.maxnumf %3150, %2873 fastmath<nnan> : f32
              %3190 = arith.subf %3150, %3189 : f32
              %3191 = wave.exp2 %3190 : f32
              %3192 = arith.subf %2873, %3189 : f32
              %3193 = wave.exp2 %3192 : f32
              %3194 = arith.mulf %3156, %3191 : f32
              %3195 = math.fma %2908, %3193, %3194 : f32
              %3196 = arith.mulf %3158, %3191 : f32
              %3197 = math.fma %2876, %3193, %3196 : f32
              %3198 = arith.mulf %3160, %3191 : f32
              %3199 = math.fma %2878, %3193, %3198 : f32
              %3200 = arith.mulf %3162, %3191 : f32
              %3201 = math.fma %2880, %3193, %3200 : f32
              %3202 = arith.mulf %3164, %3191 : f32
              %3203 = math.fma %2882, %3193, %3202 : f32
              %3204 = arith.mulf %3166, %3191 : f32
              %3205 = math.fma %2884, %3193, %3204 : f32
              %3206 = arith.mulf %3168, %3191 : f32
              %3207 = math.fma %2886, %3193, %3206 : f32
              %3208 = arith.mulf %3170, %3191 : f32
              %3209 = math.fma %2888, %3193, %3208 : f32
              %3210 = arith.mulf %3172, %3191 : f32
              %3211 = math.fma %2890, %3193, %3210 : f32
              %3212 = arith.mulf %3174, %3191 : f32
              %3213 = math.fma %2892, %3193, %3212 : f32
              %3214 = arith.mulf %3176, %3191 : f32
              %3215 = math.fma %2894, %3193, %3214 : f32
              %3216 = arith.mulf %3178, %3191 : f32
              %3217 = math.fma %2896, %3193, %3216 : f32
              %3218 = arith.mulf %3180, %3191 : f32
              %3219 = math.fma %2898, %3193, %3218 : f32
              %3220 = arith.mulf %3182, %3191 : f32
              %3221 = math.fma %2900, %3193, %3220 : f32
              %3222 = arith.mulf %3184, %3191 : f32
              %3223 = math.fma %2902, %3193, %3222 : f32
              %3224 = arith.mulf %3186, %3191 : f32
              %3225 = math.fma %2904, %3193, %3224 : f32
              %3226 = arith.mulf %3188, %3191 : f32
              %3227 = math.fma %2906, %3193, %3226 : f32
              %3228 = arith.maxnumf %3189, %2919 fastmath<nnan> : f32
              %3229 = arith.subf %3189, %3228 : f32
              %3230 = wave.exp2 %3229 : f32
              %3231 = arith.subf %2919, %3228 : f32
              %3232 = wave.exp2 %3231 : f32
              %3233 = arith.mulf %3195, %3230 : f32
              %3234 = math.fma %2954, %3232, %3233 : f32
              %3235 = arith.mulf %3197, %3230 : f32
              %3236 = math.fma %2922, %3232, %3235 : f32
              %3237 = arith.mulf %3199, %3230 : f32
              %3238 = math.fma %2924, %3232, %3237 : f32
              %3239 = arith.mulf %3201, %3230 : f32
              %3240 = math.fma %2926, %3232, %3239 : f32
              %3241 = arith.mulf %3203, %3230 : f32
              %3242 = math.fma %2928, %3232, %3241 : f32
              %3243 = arith.mulf %3205, %3230 : f32
              %3244 = math.fma %2930, %3232, %3243 : f32
              %3245 = arith.mulf %3207, %3230 : f32
              %3246 = math.fma %2932, %3232, %3245 : f32
              %3247 = arith.mulf %3209, %3230 : f32
              %3248 = math.fma %2934, %3232, %3247 : f32
              %3249 = arith.mulf %3211, %3230 : f32
              %3250 = math.fma %2936, %3232, %3249 : f32
              %3251 = arith.mulf %3213, %3230 : f32
              %3252 = math.fma %2938, %3232, %3251 : f32
              %3253 = arith.mulf %3215, %3230 : f32
              %3254 = math.fma %2940, %3232, %3253 : f32
              %3255 = arith.mulf %3217, %3230 : f32
              %3256 = math.fma %2942, %3232, %3255 : f32
              %3257 = arith.mulf %3219, %3230 : f32
              %3258 = math.fma %2944, %3232, %3257 : f32
              %3259 = arith.mulf %3221, %3230 : f32
              %3260 = math.fma %2946, %3232, %3259 : f32
              %3261 = arith.mulf %3223, %3230 : f32
              %3262 = math.fma %2948, %3232, %3261 : f32
              %3263 = arith.mulf %3225, %3230 : f32
              %3264 = math.fma %2950, %3232, %3263 : f32
              %3265 = arith.mulf %3227, %3230 : f32
              %3266 = math.fma %2952, %3232, %3265 : f32
              scf.yield %3228, %3234, %3236, %3238, %3240, %3242, %3244, %3246, %3248, %3250, %3252, %3254, %3256, %3258, %3260, %3262, %3264, %3266 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
            }
            %3267 = arith.cmpi eq, %2555, %c16 : i32
            scf.if %3267 {
              %3268 = arith.divf %c148, %2585#1 : f32
              %3269 = arith.addi %17, %1390 : index
              %3270 = arith.cmpi slt, %3269, %groupSize : index
              scf.if %3270 {
                %3271 = arith.muli %15, %groupSize : index
                %3272 = arith.addi %3271, %3269 : index
                %3273 = arith.muli %3272, %c7 : index
                %3274 = arith.muli %heads, %c7 : index
                %3275 = arith.divui %1511, %c3 : index
                %3276 = arith.muli %15, %c7 : index
                %3277 = arith.addi %3276, %3275 : index
                %3278 = memref.load %factors[%3277] : memref<?xf32>
                %3279 = arith.muli %kvHeads, %c7 : index
                %3280 = arith.addi %3277, %3279 : index
                %3281 = memref.load %factors[%3280] : memref<?xf32>
                %3282 = arith.mulf %2585#2, %3268 : f32
                %3283 = math.fma %3282, %3278, %3281 : f32
                %3284 = arith.addi %3273, %3275 : index
                %3285 = arith.divui %24, %outTileRows : index
                %3286 = arith.divui %3274, %c3 : index
                %3287 = arith.muli %3285, %3286 : index
                %3288 = arith.divui %3284, %c3 : index
                %3289 = arith.addi %3287, %3288 : index
                %3290 = arith.muli %3289, %c9 : index
                %3291 = arith.remui %3284, %c3 : index
                %3292 = arith.divui %3291, %c28 : index
                %3293 = arith.addi %3290, %3292 : index
                %3294 = arith.muli %outTileRows, %c28 : index
                %3295 = arith.muli %3293, %3294 : index
                %3296 = arith.remui %24, %outTileRows : index
                %3297 = arith.muli %3296, %c28 : index
                %3298 = arith.addi %3295, %3297 : index
                %3299 = arith.remui %3284, %c28 : index
                %3300 = arith.addi %3298, %3299 : index
                %3301 = arith.addf %3283, %c74 : f32
                %3302 = arith.minimumf %3301, %c150 : f32
                %3303 = arith.maximumf %3302, %c151 : f32
                %3304 = arith.truncf %3303 : f32 to f16
                memref.store %3304, %out[%3300] : memref<?xf16>
                %3305 = arith.divui %1542, %c3 : index
                %3306 = arith.addi %3276, %3305 : index
                %3307 = memref.load %factors[%3306] : memref<?xf32>
                %3308 = arith.addi %3306, %3279 : index
                %3309 = memref.load %factors[%3308] : memref<?xf32>
                %3310 = arith.mulf %2585#3, %3268 : f32
                %3311 = math.fma %3310, %3307, %3309 : f32
                %3312 = arith.addi %3273, %3305 : index
                %3313 = arith.divui %3312, %c3 : index
                %3314 = arith.addi %3287, %3313 : index
                %3315 = arith.muli %3314, %c9 : index
                %3316 = arith.remui %3312, %c3 : index
                %3317 = arith.divui %3316, %c28 : index
                %3318 = arith.addi %3315, %3317 : index
                %3319 = arith.muli %3318, %3294 : index
                %3320 = arith.addi %3319, %3297 : index
                %3321 = arith.remui %3312, %c28 : index
                %3322 = arith.addi %3320, %3321 : index
                %3323 = arith.addf %3311, %c74 : f32
                %3324 = arith.minimumf %3323, %c150 : f32
                %3325 = arith.maximumf %3324, %c151 : f32
                %3326 = arith.truncf %3325 : f32 to f16
                memref.store %3326, %out[%3322] : memref<?xf16>
                %3327 = arith.divui %2522, %c3 : index
                %3328 = arith.addi %3276, %3327 : index
                %3329 = memref.load %factors[%3328] : memref<?xf32>
                %3330 = arith.addi %3328, %3279 : index
                %3331 = memref.load %factors[%3330] : memref<?xf32>
                %3332 = arith.mulf %2585#4, %3268 : f32
                %3333 = math.fma %3332, %3329, %3331 : f32
                %3334 = arith.addi %3273, %3327 : index
                %3335 = arith.divui %3334, %c3 : index
                %3336 = arith.addi %3287, %3335 : index
                %3337 = arith.muli %3336, %c9 : index
                %3338 = arith.remui %3334, %c3 : index
                %3339 = arith.divui %3338, %c28 : index
                %3340 = arith.addi %3337, %3339 : index
                %3341 = arith.muli %3340, %3294 : index
                %3342 = arith.addi %3341, %3297 : index
                %3343 = arith.remui %3334, %c28 : index
                %3344 = arith.addi %3342, %3343 : index
                %3345 = arith.addf %3333, %c74 : f32
                %3346 = arith.minimumf %3345, %c150 : f32
                %3347 = arith.maximumf %3346, %c151 : f32
                %3348 = arith.truncf %3347 : f32 to f16
                memref.store %3348, %out[%3344] : memref<?xf16>
                %3349 = arith.divui %2524, %c3 : index
                %3350 = arith.addi %3276, %3349 : index
                %3351 = memref.load %factors[%3350] : memref<?xf32>
                %3352 = arith.addi %3350, %3279 : index
                %3353 = memref.load %factors[%3352] : memref<?xf32>
                %3354 = arith.mulf %2585#5, %3268 : f32
                %3355 = math.fma %3354, %3351, %3353 : f32
                %3356 = arith.addi %3273, %3349 : index
                %3357 = arith.divui %3356, %c3 : index
                %3358 = arith.addi %3287, %3357 : index
                %3359 = arith.muli %3358, %c9 : index
                %3360 = arith.remui %3356, %c3 : index
                %3361 = arith.divui %3360, %c28 : index
                %3362 = arith.addi %3359, %3361 : index
                %3363 = arith.muli %3362, %3294 : index
                %3364 = arith.addi %3363, %3297 : index
                %3365 = arith.remui %3356, %c28 : index
                %3366 = arith.addi %3364, %3365 : index
                %3367 = arith.addf %3355, %c74 : f32
                %3368 = arith.minimumf %3367, %c150 : f32
                %3369 = arith.maximumf %3368, %c151 : f32
                %3370 = arith.truncf %3369 : f32 to f16
                memref.store %3370, %out[%3366] : memref<?xf16>
                %3371 = arith.divui %2526, %c3 : index
                %3372 = arith.addi %3276, %3371 : index
                %3373 = memref.load %factors[%3372] : memref<?xf32>
                %3374 = arith.addi %3372, %3279 : index
                %3375 = memref.load %factors[%3374] : memref<?xf32>
                %3376 = arith.mulf %2585#6, %3268 : f32
                %3377 = math.fma %3376, %3373, %3375 : f32
                %3378 = arith.addi %3273, %3371 : index
                %3379 = arith.divui %3378, %c3 : index
                %3380 = arith.addi %3287, %3379 : index
                %3381 = arith.muli %3380, %c9 : index
                %3382 = arith.remui %3378, %c3 : index
                %3383 = arith.divui %3382, %c28 : index
                %3384 = arith.addi %3381, %3383 : index
                %3385 = arith.muli %3384, %3294 : index
                %3386 = arith.addi %3385, %3297 : index
                %3387 = arith.remui %3378, %c28 : index
                %3388 = arith.addi %3386, %3387 : index
                %3389 = arith.addf %3377, %c74 : f32
                %3390 = arith.minimumf %3389, %c150 : f32
                %3391 = arith.maximumf %3390, %c151 : f32
                %3392 = arith.truncf %3391 : f32 to f16
                memref.store %3392, %out[%3388] : memref<?xf16>
                %3393 = arith.divui %2528, %c3 : index
                %3394 = arith.addi %3276, %3393 : index
                %3395 = memref.load %factors[%3394] : memref<?xf32>
                %3396 = arith.addi %3394, %3279 : index
                %3397 = memref.load %factors[%3396] : memref<?xf32>
                %3398 = arith.mulf %2585#7, %3268 : f32
                %3399 = math.fma %3398, %3395, %3397 : f32
                %3400 = arith.addi %3273, %3393 : index
                %3401 = arith.divui %3400, %c3 : index
                %3402 = arith.addi %3287, %3401 : index
                %3403 = arith.muli %3402, %c9 : index
                %3404 = arith.remui %3400, %c3 : index
                %3405 = arith.divui %3404, %c28 : index
                %3406 = arith.addi %3403, %3405 : index
                %3407 = arith.muli %3406, %3294 : index
                %3408 = arith.addi %3407, %3297 : index
                %3409 = arith.remui %3400, %c28 : index
                %3410 = arith.addi %3408, %3409 : index
                %3411 = arith.addf %3399, %c74 : f32
                %3412 = arith.minimumf %3411, %c150 : f32
                %3413 = arith.maximumf %3412, %c151 : f32
                %3414 = arith.truncf %3413 : f32 to f16
                memref.store %3414, %out[%3410] : memref<?xf16>
                %3415 = arith.divui %2530, %c3 : index
                %3416 = arith.addi %3276, %3415 : index
                %3417 = memref.load %factors[%3416] : memref<?xf32>
                %3418 = arith.addi %3416, %3279 : index
                %3419 = memref.load %factors[%3418] : memref<?xf32>
                %3420 = arith.mulf %2585#8, %3268 : f32
                %3421 = math.fma %3420, %3417, %3419 : f32
                %3422 = arith.addi %3273, %3415 : index
                %3423 = arith.divui %3422, %c3 : index
                %3424 = arith.addi %3287, %3423 : index
                %3425 = arith.muli %3424, %c9 : index
                %3426 = arith.remui %3422, %c3 : index
                %3427 = arith.divui %3426, %c28 : index
                %3428 = arith.addi %3425, %3427 : index
                %3429 = arith.muli %3428, %3294 : index
                %3430 = arith.addi %3429, %3297 : index
                %3431 = arith.remui %3422, %c28 : index
                %3432 = arith.addi %3430, %3431 : index
                %3433 = arith.addf %3421, %c74 : f32
                %3434 = arith.minimumf %3433, %c150 : f32
                %3435 = arith.maximumf %3434, %c151 : f32
                %3436 = arith.truncf %3435 : f32 to f16
                memref.store %3436, %out[%3432] : memref<?xf16>
                %3437 = arith.divui %2532, %c3 : index
                %3438 = arith.addi %3276, %3437 : index
                %3439 = memref.load %factors[%3438] : memref<?xf32>
                %3440 = arith.addi %3438, %3279 : index
                %3441 = memref.load %factors[%3440] : memref<?xf32>
                %3442 = arith.mulf %2585#9, %3268 : f32
                %3443 = math.fma %3442, %3439, %3441 : f32
                %3444 = arith.addi %3273, %3437 : index
                %3445 = arith.divui %3444, %c3 : index
                %3446 = arith.addi %3287, %3445 : index
                %3447 = arith.muli %3446, %c9 : index
                %3448 = arith.remui %3444, %c3 : index
                %3449 = arith.divui %3448, %c28 : index
                %3450 = arith.addi %3447, %3449 : index
                %3451 = arith.muli %3450, %3294 : index
                %3452 = arith.addi %3451, %3297 : index
                %3453 = arith.remui %3444, %c28 : index
                %3454 = arith.addi %3452, %3453 : index
                %3455 = arith.addf %3443, %c74 : f32
                %3456 = arith.minimumf %3455, %c150 : f32
                %3457 = arith.maximumf %3456, %c151 : f32
                %3458 = arith.truncf %3457 : f32 to f16
                memref.store %3458, %out[%3454] : memref<?xf16>
                %3459 = arith.divui %2534, %c3 : index
                %3460 = arith.addi %3276, %3459 : index
                %3461 = memref.load %factors[%3460] : memref<?xf32>
                %3462 = arith.addi %3460, %3279 : index
                %3463 = memref.load %factors[%3462] : memref<?xf32>
                %3464 = arith.mulf %2585#10, %3268 : f32
                %3465 = math.fma %3464, %3461, %3463 : f32
                %3466 = arith.addi %3273, %3459 : index
                %3467 = arith.divui %3466, %c3 : index
                %3468 = arith.addi %3287, %3467 : index
                %3469 = arith.muli %3468, %c9 : index
                %3470 = arith.remui %3466, %c3 : index
                %3471 = arith.divui %3470, %c28 : index
                %3472 = arith.addi %3469, %3471 : index
                %3473 = arith.muli %3472, %3294 : index
                %3474 = arith.addi %3473, %3297 : index
                %3475 = arith.remui %3466, %c28 : index
                %3476 = arith.addi %3474, %3475 : index
                %3477 = arith.addf %3465, %c74 : f32
                %3478 = arith.minimumf %3477, %c150 : f32
                %3479 = arith.maximumf %3478, %c151 : f32
                %3480 = arith.truncf %3479 : f32 to f16
                memref.store %3480, %out[%3476] : memref<?xf16>
                %3481 = arith.divui %2536, %c3 : index
                %3482 = arith.addi %3276, %3481 : index
                %3483 = memref.load %factors[%3482] : memref<?xf32>
                %3484 = arith.addi %3482, %3279 : index
                %3485 = memref.load %factors[%3484] : memref<?xf32>
                %3486 = arith.mulf %2585#11, %3268 : f32
                %3487 = math.fma %3486, %3483, %3485 : f32
                %3488 = arith.addi %3273, %3481 : index
                %3489 = arith.divui %3488, %c3 : index
                %3490 = arith.addi %3287, %3489 : index
                %3491 = arith.muli %3490, %c9 : index
                %3492 = arith.remui %3488, %c3 : index
                %3493 = arith.divui %3492, %c28 : index
                %3494 = arith.addi %3491, %3493 : index
                %3495 = arith.muli %3494, %3294 : index
                %3496 = arith.addi %3495, %3297 : index
                %3497 = arith.remui %3488, %c28 : index
                %3498 = arith.addi %3496, %3497 : index
                %3499 = arith.addf %3487, %c74 : f32
                %3500 = arith.minimumf %3499, %c150 : f32
                %3501 = arith.maximumf %3500, %c151 : f32
                %3502 = arith.truncf %3501 : f32 to f16
                memref.store %3502, %out[%3498] : memref<?xf16>
                %3503 = arith.divui %2538, %c3 : index
                %3504 = arith.addi %3276, %3503 : index
                %3505 = memref.load %factors[%3504] : memref<?xf32>
                %3506 = arith.addi %3504, %3279 : index
                %3507 = memref.load %factors[%3506] : memref<?xf32>
                %3508 = arith.mulf %2585#12, %3268 : f32
                %3509 = math.fma %3508, %3505, %3507 : f32
                %3510 = arith.addi %3273, %3503 : index
                %3511 = arith.divui %3510, %c3 : index
                %3512 = arith.addi %3287, %3511 : index
                %3513 = arith.muli %3512, %c9 : index
                %3514 = arith.remui %3510, %c3 : index
                %3515 = arith.divui %3514, %c28 : index
                %3516 = arith.addi %3513, %3515 : index
                %3517 = arith.muli %3516, %3294 : index
                %3518 = arith.addi %3517, %3297 : index
                %3519 = arith.remui %3510, %c28 : index
                %3520 = arith.addi %3518, %3519 : index
                %3521 = arith.addf %3509, %c74 : f32
                %3522 = arith.minimumf %3521, %c150 : f32
                %3523 = arith.maximumf %3522, %c151 : f32
                %3524 = arith.truncf %3523 : f32 to f16
                memref.store %3524, %out[%3520] : memref<?xf16>
                %3525 = arith.divui %2540, %c3 : index
                %3526 = arith.addi %3276, %3525 : index
                %3527 = memref.load %factors[%3526] : memref<?xf32>
                %3528 = arith.addi %3526, %3279 : index
                %3529 = memref.load %factors[%3528] : memref<?xf32>
                %3530 = arith.mulf %2585#13, %3268 : f32
                %3531 = math.fma %3530, %3527, %3529 : f32
                %3532 = arith.addi %3273, %3525 : index
                %3533 = arith.divui %3532, %c3 : index
                %3534 = arith.addi %3287, %3533 : index
                %3535 = arith.muli %3534, %c9 : index
                %3536 = arith.remui %3532, %c3 : index
                %3537 = arith.divui %3536, %c28 : index
                %3538 = arith.addi %3535, %3537 : index
                %3539 = arith.muli %3538, %3294 : index
                %3540 = arith.addi %3539, %3297 : index
                %3541 = arith.remui %3532, %c28 : index
                %3542 = arith.addi %3540, %3541 : index
                %3543 = arith.addf %3531, %c74 : f32
                %3544 = arith.minimumf %3543, %c150 : f32
                %3545 = arith.maximumf %3544, %c151 : f32
                %3546 = arith.truncf %3545 : f32 to f16
                memref.store %3546, %out[%3542] : memref<?xf16>
                %3547 = arith.divui %2542, %c3 : index
                %3548 = arith.addi %3276, %3547 : index
                %3549 = memref.load %factors[%3548] : memref<?xf32>
                %3550 = arith.addi %3548, %3279 : index
                %3551 = memref.load %factors[%3550] : memref<?xf32>
                %3552 = arith.mulf %2585#14, %3268 : f32
                %3553 = math.fma %3552, %3549, %3551 : f32
                %3554 = arith.addi %3273, %3547 : index
                %3555 = arith.divui %3554, %c3 : index
                %3556 = arith.addi %3287, %3555 : index
                %3557 = arith.muli %3556, %c9 : index
                %3558 = arith.remui %3554, %c3 : index
                %3559 = arith.divui %3558, %c28 : index
                %3560 = arith.addi %3557, %3559 : index
                %3561 = arith.muli %3560, %3294 : index
                %3562 = arith.addi %3561, %3297 : index
                %3563 = arith.remui %3554, %c28 : index
                %3564 = arith.addi %3562, %3563 : index
                %3565 = arith.addf %3553, %c74 : f32
                %3566 = arith.minimumf %3565, %c150 : f32
                %3567 = arith.maximumf %3566, %c151 : f32
                %3568 = arith.truncf %3567 : f32 to f16
                memref.store %3568, %out[%3564] : memref<?xf16>
                %3569 = arith.divui %2544, %c3 : index
                %3570 = arith.addi %3276, %3569 : index
                %3571 = memref.load %factors[%3570] : memref<?xf32>
                %3572 = arith.addi %3570, %3279 : index
                %3573 = memref.load %factors[%3572] : memref<?xf32>
                %3574 = arith.mulf %2585#15, %3268 : f32
                %3575 = math.fma %3574, %3571, %3573 : f32
                %3576 = arith.addi %3273, %3569 : index
                %3577 = arith.divui %3576, %c3 : index
                %3578 = arith.addi %3287, %3577 : index
                %3579 = arith.muli %3578, %c9 : index
                %3580 = arith.remui %3576, %c3 : index
                %3581 = arith.divui %3580, %c28 : index
                %3582 = arith.addi %3579, %3581 : index
                %3583 = arith.muli %3582, %3294 : index
                %3584 = arith.addi %3583, %3297 : index
                %3585 = arith.remui %3576, %c28 : index
                %3586 = arith.addi %3584, %3585 : index
                %3587 = arith.addf %3575, %c74 : f32
                %3588 = arith.minimumf %3587, %c150 : f32
                %3589 = arith.maximumf %3588, %c151 : f32
                %3590 = arith.truncf %3589 : f32 to f16
                memref.store %3590, %out[%3586] : memref<?xf16>
                %3591 = arith.divui %2546, %c3 : index
                %3592 = arith.addi %3276, %3591 : index
                %3593 = memref.load %factors[%3592] : memref<?xf32>
                %3594 = arith.addi %3592, %3279 : index
                %3595 = memref.load %factors[%3594] : memref<?xf32>
                %3596 = arith.mulf %2585#16, %3268 : f32
                %3597 = math.fma %3596, %3593, %3595 : f32
                %3598 = arith.addi %3273, %3591 : index
                %3599 = arith.divui %3598, %c3 : index
                %3600 = arith.addi %3287, %3599 : index
                %3601 = arith.muli %3600, %c9 : index
                %3602 = arith.remui %3598, %c3 : index
                %3603 = arith.divui %3602, %c28 : index
                %3604 = arith.addi %3601, %3603 : index
                %3605 = arith.muli %3604, %3294 : index
                %3606 = arith.addi %3605, %3297 : index
                %3607 = arith.remui %3598, %c28 : index
                %3608 = arith.addi %3606, %3607 : index
                %3609 = arith.addf %3597, %c74 : f32
                %3610 = arith.minimumf %3609, %c150 : f32
                %3611 = arith.maximumf %3610, %c151 : f32
                %3612 = arith.truncf %3611 : f32 to f16
                memref.store %3612, %out[%3608] : memref<?xf16>
                %3613 = arith.divui %2548, %c3 : index
                %3614 = arith.addi %3276, %3613 : index
                %3615 = memref.load %factors[%3614] : memref<?xf32>
                %3616 = arith.addi %3614, %3279 : index
                %3617 = memref.load %factors[%3616] : memref<?xf32>
                %3618 = arith.mulf %2585#17, %3268 : f32
                %3619 = math.fma %3618, %3615, %3617 : f32
                %3620 = arith.addi %3273, %3613 : index
                %3621 = arith.divui %3620, %c3 : index
                %3622 = arith.addi %3287, %3621 : index
                %3623 = arith.muli %3622, %c9 : index
                %3624 = arith.remui %3620, %c3 : index
                %3625 = arith.divui %3624, %c28 : index
                %3626 = arith.addi %3623, %3625 : index
                %3627 = arith.muli %3626, %3294 : index
                %3628 = arith.addi %3627, %3297 : index
                %3629 = arith.remui %3620, %c28 : index
                %3630 = arith.addi %3628, %3629 : index
                %3631 = arith.addf %3619, %c74 : f32
                %3632 = arith.minimumf %3631, %c150 : f32
                %3633 = arith.maximumf %3632, %c151 : f32
                %3634 = arith.truncf %3633 : f32 to f16
                memref.store %3634, %out[%3630] : memref<?xf16>
              }
            } else {
              %3635 = arith.index_cast %ranges : index to i32
              %3636 = arith.addi %3635, %2556 : i32
              %3637 = arith.index_castui %3636 : i32 to index
              %3638 = arith.addi %2516, %3637 : index
              %3639 = arith.muli %3638, %c6 : index
              %3640 = arith.addi %3639, %1511 : index
              memref.store %2585#2, %partial[%3640] : memref<?xf32>
              %3641 = arith.addi %3639, %1542 : index
              memref.store %2585#3, %partial[%3641] : memref<?xf32>
              %3642 = arith.addi %3639, %2522 : index
              memref.store %2585#4, %partial[%3642] : memref<?xf32>
              %3643 = arith.addi %3639, %2524 : index
              memref.store %2585#5, %partial[%3643] : memref<?xf32>
              %3644 = arith.addi %3639, %2526 : index
              memref.store %2585#6, %partial[%3644] : memref<?xf32>
              %3645 = arith.addi %3639, %2528 : index
              memref.store %2585#7, %partial[%3645] : memref<?xf32>
              %3646 = arith.addi %3639, %2530 : index
              memref.store %2585#8, %partial[%3646] : memref<?xf32>
              %3647 = arith.addi %3639, %2532 : index
              memref.store %2585#9, %partial[%3647] : memref<?xf32>
              %3648 = arith.addi %3639, %2534 : index
              memref.store %2585#10, %partial[%3648] : memref<?xf32>
              %3649 = arith.addi %3639, %2536 : index
              memref.store %2585#11, %partial[%3649] : memref<?xf32>
              %3650 = arith.addi %3639, %2538 : index
              memref.store %2585#12, %partial[%3650] : memref<?xf32>
              %3651 = arith.addi %3639, %2540 : index
              memref.store %2585#13, %partial[%3651] : memref<?xf32>
              %3652 = arith.addi %3639, %2542 : index
              memref.store %2585#14, %partial[%3652] : memref<?xf32>
              %3653 = arith.addi %3639, %2544 : index
              memref.store %2585#15, %partial[%3653] : memref<?xf32>
              %3654 = arith.addi %3639, %2546 : index
              memref.store %2585#16, %partial[%3654] : memref<?xf32>
              %3655 = arith.addi %3639, %2548 : index
              memref.store %2585#17, %partial[%3655] : memref<?xf32>
              scf.if %2550 {
                %3656 = arith.addi %3639, %c5 : index
                %3657 = arith.addi %3656, %1389 : index
                memref.store %2585#0, %partial[%3657] : memref<?xf32>
                %3658 = arith.addi %3657, %c3 : index
                memref.store %2585#1, %partial[%3658] : memref<?xf32>
              }
              %3659 = arith.addi %2558, %groups : index
              %3660 = arith.index_castui %2555 : i32 to index
              %3661 = wave.arrive %counters[%3659], %3660 : memref<?xi32>
              scf.if %3661 {
                %3681:18 = scf.for %3662 = %c78 to %2555 step %c116 iter_args(%3663 = %c73, %3664 = %c74, %3665 = %c74, %3666 = %c74, %3667 = %c74, %3668 = %c74, %3669 = %c74, %3670 = %c74, %3671 = %c74, %3672 = %c74, %3673 = %c74, %3674 = %c74, %3675 = %c74, %3676 = %c74, %3677 = %c74, %3678 = %c74, %3679 = %c74, %3680 = %c74) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
                  %3682 = arith.addi %3662, %c78 : i32
                  %3683 = arith.subi %2555, %c16 : i32
                  %3684 = arith.minsi %3682, %3683 : i32
                  %3685 = arith.addi %3635, %3684 : i32
                  %3686 = arith.index_castui %3685 : i32 to index
                  %3687 = arith.addi %2516, %3686 : index
                  %3688 = arith.muli %3687, %c6 : index
                  %3689 = arith.addi %3688, %c5 : index
                  %3690 = arith.addi %3689, %1390 : index
                  %3691 = memref.load %partial[%3690] : memref<?xf32>
                  %3692 = arith.cmpi slt, %3682, %2555 : i32
                  %3693 = arith.select %3692, %3691, %c73 : f32
                  %3694 = arith.addi %3688, %1389 : index
                  %3695 = arith.addi %3694, %c22 : index
                  %3696 = memref.load %partial[%3695] : memref<?xf32>
                  %3697 = arith.addi %3694, %c7 : index
                  %3698 = memref.load %partial[%3697] : memref<?xf32>
                  %3699 = arith.addi %3694, %c26 : index
                  %3700 = memref.load %partial[%3699] : memref<?xf32>
                  %3701 = arith.addi %3694, %c27 : index
                  %3702 = memref.load %partial[%3701] : memref<?xf32>
                  %3703 = arith.addi %3694, %c23 : index
                  %3704 = memref.load %partial[%3703] : memref<?xf32>
                  %3705 = arith.addi %3694, %c61 : index
                  %3706 = memref.load %partial[%3705] : memref<?xf32>
                  %3707 = arith.addi %3694, %c62 : index
                  %3708 = memref.load %partial[%3707] : memref<?xf32>
                  %3709 = arith.addi %3694, %c63 : index
                  %3710 = memref.load %partial[%3709] : memref<?xf32>
                  %3711 = arith.addi %3694, %c64 : index
                  %3712 = memref.load %partial[%3711] : memref<?xf32>
                  %3713 = arith.addi %3694, %c65 : index
                  %3714 = memref.load %partial[%3713] : memref<?xf32>
                  %3715 = arith.addi %3694, %c66 : index
                  %3716 = memref.load %partial[%3715] : memref<?xf32>
                  %3717 = arith.addi %3694, %c67 : index
                  %3718 = memref.load %partial[%3717] : memref<?xf32>
                  %3719 = arith.addi %3694, %c68 : index
                  %3720 = memref.load %partial[%3719] : memref<?xf32>
                  %3721 = arith.addi %3694, %c69 : index
                  %3722 = memref.load %partial[%3721] : memref<?xf32>
                  %3723 = arith.addi %3694, %c70 : index
                  %3724 = memref.load %partial[%3723] : memref<?xf32>
                  %3725 = arith.addi %3694, %c71 : index
                  %3726 = memref.load %partial[%3725] : memref<?xf32>
                  %3727 = arith.addi %3690, %c3 : index
                  %3728 = memref.load %partial[%3727] : memref<?xf32>
                  %3729 = arith.addi %3662, %c16 : i32
                  %3730 = arith.minsi %3729, %3683 : i32
                  %3731 = arith.addi %3635, %3730 : i32
                  %3732 = arith.index_castui %3731 : i32 to index
                  %3733 = arith.addi %2516, %3732 : index
                  %3734 = arith.muli %3733, %c6 : index
                  %3735 = arith.addi %3734, %c5 : index
                  %3736 = arith.addi %3735, %1390 : index
                  %3737 = memref.load %partial[%3736] : memref<?xf32>
                  %3738 = arith.cmpi slt, %3729, %2555 : i32
                  %3739 = arith.select %3738, %3737, %c73 : f32
                  %3740 = arith.addi %3734, %1389 : index
                  %3741 = arith.addi %3740, %c22 : index
                  %3742 = memref.load %partial[%3741] : memref<?xf32>
                  %3743 = arith.addi %3740, %c7 : index
                  %3744 = memref.load %partial[%3743] : memref<?xf32>
                  %3745 = arith.addi %3740, %c26 : index
                  %3746 = memref.load %partial[%3745] : memref<?xf32>
                  %3747 = arith.addi %3740, %c27 : index
                  %3748 = memref.load %partial[%3747] : memref<?xf32>
                  %3749 = arith.addi %3740, %c23 : index
                  %3750 = memref.load %partial[%3749] : memref<?xf32>
                  %3751 = arith.addi %3740, %c61 : index
                  %3752 = memref.load %partial[%3751] : memref<?xf32>
                  %3753 = arith.addi %3740, %c62 : index
                  %3754 = memref.load %partial[%3753] : memref<?xf32>
                  %3755 = arith.addi %3740, %c63 : index
                  %3756 = memref.load %partial[%3755] : memref<?xf32>
                  %3757 = arith.addi %3740, %c64 : index
                  %3758 = memref.load %partial[%3757] : memref<?xf32>
                  %3759 = arith.addi %3740, %c65 : index
                  %3760 = memref.load %partial[%3759] : memref<?xf32>
                  %3761 = arith.addi %3740, %c66 : index
                  %3762 = memref.load %partial[%3761] : memref<?xf32>
                  %3763 = arith.addi %3740, %c67 : index
                  %3764 = memref.load %partial[%3763] : memref<?xf32>
                  %3765 = arith.addi %3740, %c68 : index
                  %3766 = memref.load %partial[%3765] : memref<?xf32>
                  %3767 = arith.addi %3740, %c69 : index
                  %3768 = memref.load %partial[%3767] : memref<?xf32>
                  %3769 = arith.addi %3740, %c70 : index
                  %3770 = memref.load %partial[%3769] : memref<?xf32>
                  %3771 = arith.addi %3740, %c71 : index
                  %3772 = memref.load %partial[%3771] : memref<?xf32>
                  %3773 = arith.addi %3736, %c3 : index
                  %3774 = memref.load %partial[%3773] : memref<?xf32>
                  %3775 = arith.addi %3662, %c109 : i32
                  %3776 = arith.minsi %3775, %3683 : i32
                  %3777 = arith.addi %3635, %3776 : i32
                  %3778 = arith.index_castui %3777 : i32 to index
                  %3779 = arith.addi %2516, %3778 : index
                  %3780 = arith.muli %3779, %c6 : index
                  %3781 = arith.addi %3780, %c5 : index
                  %3782 = arith.addi %3781, %1390 : index
                  %3783 = memref.load %partial[%3782] : memref<?xf32>
                  %3784 = arith.cmpi slt, %3775, %2555 : i32
                  %3785 = arith.select %3784, %3783, %c73 : f32
                  %3786 = arith.addi %3780, %1389 : index
                  %3787 = arith.addi %3786, %c22 : index
                  %3788 = memref.load %partial[%3787] : memref<?xf32>
                  %3789 = arith.addi %3786, %c7 : index
                  %3790 = memref.load %partial[%3789] : memref<?xf32>
                  %3791 = arith.addi %3786, %c26 : index
                  %3792 = memref.load %partial[%3791] : memref<?xf32>
                  %3793 = arith.addi %3786, %c27 : index
                  %3794 = memref.load %partial[%3793] : memref<?xf32>
                  %3795 = arith.addi %3786, %c23 : index
                  %3796 = memref.load %partial[%3795] : memref<?xf32>
                  %3797 = arith.addi %3786, %c61 : index
                  %3798 = memref.load %partial[%3797] : memref<?xf32>
                  %3799 = arith.addi %3786, %c62 : index
                  %3800 = memref.load %partial[%3799] : memref<?xf32>
                  %3801 = arith.addi %3786, %c63 : index
                  %3802 = memref.load %partial[%3801] : memref<?xf32>
                  %3803 = arith.addi %3786, %c64 : index
                  %3804 = memref.load %partial[%3803] : memref<?xf32>
                  %3805 = arith.addi %3786, %c65 : index
                  %3806 = memref.load %partial[%3805] : memref<?xf32>
                  %3807 = arith.addi %3786, %c66 : index
                  %3808 = memref.load %partial[%3807] : memref<?xf32>
                  %3809 = arith.addi %3786, %c67 : index
                  %3810 = memref.load %partial[%3809] : memref<?xf32>
                  %3811 = arith.addi %3786, %c68 : index
                  %3812 = memref.load %partial[%3811] : memref<?xf32>
                  %3813 = arith.addi %3786, %c69 : index
                  %3814 = memref.load %partial[%3813] : memref<?xf32>
                  %3815 = arith.addi %3786, %c70 : index
                  %3816 = memref.load %partial[%3815] : memref<?xf32>
                  %3817 = arith.addi %3786, %c71 : index
                  %3818 = memref.load %partial[%3817] : memref<?xf32>
                  %3819 = arith.addi %3782, %c3 : index
                  %3820 = memref.load %partial[%3819] : memref<?xf32>
                  %3821 = arith.addi %3662, %c111 : i32
                  %3822 = arith.minsi %3821, %3683 : i32
                  %3823 = arith.addi %3635, %3822 : i32
                  %3824 = arith.index_castui %3823 : i32 to index
                  %3825 = arith.addi %2516, %3824 : index
                  %3826 = arith.muli %3825, %c6 : index
                  %3827 = arith.addi %3826, %c5 : index
                  %3828 = arith.addi %3827, %1390 : index
                  %3829 = memref.load %partial[%3828] : memref<?xf32>
                  %3830 = arith.cmpi slt, %3821, %2555 : i32
                  %3831 = arith.select %3830, %3829, %c73 : f32
                  %3832 = arith.addi %3826, %1389 : index
                  %3833 = arith.addi %3832, %c22 : index
                  %3834 = memref.load %partial[%3833] : memref<?xf32>
                  %3835 = arith.addi %3832, %c7 : index
                  %3836 = memref.load %partial[%3835] : memref<?xf32>
                  %3837 = arith.addi %3832, %c26 : index
                  %3838 = memref.load %partial[%3837] : memref<?xf32>
                  %3839 = arith.addi %3832, %c27 : index
                  %3840 = memref.load %partial[%3839] : memref<?xf32>
                  %3841 = arith.addi %3832, %c23 : index
                  %3842 = memref.load %partial[%3841] : memref<?xf32>
                  %3843 = arith.addi %3832, %c61 : index
                  %3844 = memref.load %partial[%3843] : memref<?xf32>
                  %3845 = arith.addi %3832, %c62 : index
                  %3846 = memref.load %partial[%3845] : memref<?xf32>
                  %3847 = arith.addi %3832, %c63 : index
                  %3848 = memref.load %partial[%3847] : memref<?xf32>
                  %3849 = arith.addi %3832, %c64 : index
                  %3850 = memref.load %partial[%3849] : memref<?xf32>
                  %3851 = arith.addi %3832, %c65 : index
                  %3852 = memref.load %partial[%3851] : memref<?xf32>
                  %3853 = arith.addi %3832, %c66 : index
                  %3854 = memref.load %partial[%3853] : memref<?xf32>
                  %3855 = arith.addi %3832, %c67 : index
                  %3856 = memref.load %partial[%3855] : memref<?xf32>
                  %3857 = arith.addi %3832, %c68 : index
                  %3858 = memref.load %partial[%3857] : memref<?xf32>
                  %3859 = arith.addi %3832, %c69 : index
                  %3860 = memref.load %partial[%3859] : memref<?xf32>
                  %3861 = arith.addi %3832, %c70 : index
                  %3862 = memref.load %partial[%3861] : memref<?xf32>
                  %3863 = arith.addi %3832, %c71 : index
                  %3864 = memref.load %partial[%3863] : memref<?xf32>
                  %3865 = arith.addi %3828, %c3 : index
                  %3866 = memref.load %partial[%3865] : memref<?xf32>
                  %3867 = arith.addi %3662, %c112 : i32
                  %3868 = arith.minsi %3867, %3683 : i32
                  %3869 = arith.addi %3635, %3868 : i32
                  %3870 = arith.index_castui %3869 : i32 to index
                  %3871 = arith.addi %2516, %3870 : index
                  %3872 = arith.muli %3871, %c6 : index
                  %3873 = arith.addi %3872, %c5 : index
                  %3874 = arith.addi %3873, %1390 : index
                  %3875 = memref.load %partial[%3874] : memref<?xf32>
                  %3876 = arith.cmpi slt, %3867, %2555 : i32
                  %3877 = arith.select %3876, %3875, %c73 : f32
                  %3878 = arith.addi %3872, %1389 : index
                  %3879 = arith.addi %3878, %c22 : index
                  %3880 = memref.load %partial[%3879] : memref<?xf32>
                  %3881 = arith.addi %3878, %c7 : index
                  %3882 = memref.load %partial[%3881] : memref<?xf32>
                  %3883 = arith.addi %3878, %c26 : index
                  %3884 = memref.load %partial[%3883] : memref<?xf32>
                  %3885 = arith.addi %3878, %c27 : index
                  %3886 = memref.load %partial[%3885] : memref<?xf32>
                  %3887 = arith.addi %3878, %c23 : index
                  %3888 = memref.load %partial[%3887] : memref<?xf32>
                  %3889 = arith.addi %3878, %c61 : index
                  %3890 = memref.load %partial[%3889] : memref<?xf32>
                  %3891 = arith.addi %3878, %c62 : index
                  %3892 = memref.load %partial[%3891] : memref<?xf32>
                  %3893 = arith.addi %3878, %c63 : index
                  %3894 = memref.load %partial[%3893] : memref<?xf32>
                  %3895 = arith.addi %3878, %c64 : index
                  %3896 = memref.load %partial[%3895] : memref<?xf32>
                  %3897 = arith.addi %3878, %c65 : index
                  %3898 = memref.load %partial[%3897] : memref<?xf32>
                  %3899 = arith.addi %3878, %c66 : index
                  %3900 = memref.load %partial[%3899] : memref<?xf32>
                  %3901 = arith.addi %3878, %c67 : index
                  %3902 = memref.load %partial[%3901] : memref<?xf32>
                  %3903 = arith.addi %3878, %c68 : index
                  %3904 = memref.load %partial[%3903] : memref<?xf32>
                  %3905 = arith.addi %3878, %c69 : index
                  %3906 = memref.load %partial[%3905] : memref<?xf32>
                  %3907 = arith.addi %3878, %c70 : index
                  %3908 = memref.load %partial[%3907] : memref<?xf32>
                  %3909 = arith.addi %3878, %c71 : index
                  %3910 = memref.load %partial[%3909] : memref<?xf32>
                  %3911 = arith.addi %3874, %c3 : index
                  %3912 = memref.load %partial[%3911] : memref<?xf32>
                  %3913 = arith.addi %3662, %c113 : i32
                  %3914 = arith.minsi %3913, %3683 : i32
                  %3915 = arith.addi %3635, %3914 : i32
                  %3916 = arith.index_castui %3915 : i32 to index
                  %3917 = arith.addi %2516, %3916 : index
                  %3918 = arith.muli %3917, %c6 : index
                  %3919 = arith.addi %3918, %c5 : index
                  %3920 = arith.addi %3919, %1390 : index
                  %3921 = memref.load %partial[%3920] : memref<?xf32>
                  %3922 = arith.cmpi slt, %3913, %2555 : i32
                  %3923 = arith.select %3922, %3921, %c73 : f32
                  %3924 = arith.addi %3918, %1389 : index
                  %3925 = arith.addi %3924, %c22 : index
                  %3926 = memref.load %partial[%3925] : memref<?xf32>
                  %3927 = arith.addi %3924, %c7 : index
                  %3928 = memref.load %partial[%3927] : memref<?xf32>
                  %3929 = arith.addi %3924, %c26 : index
                  %3930 = memref.load %partial[%3929] : memref<?xf32>
                  %3931 = arith.addi %3924, %c27 : index
                  %3932 = memref.load %partial[%3931] : memref<?xf32>
                  %3933 = arith.addi %3924, %c23 : index
                  %3934 = memref.load %partial[%3933] : memref<?xf32>
                  %3935 = arith.addi %3924, %c61 : index
                  %3936 = memref.load %partial[%3935] : memref<?xf32>
                  %3937 = arith.addi %3924, %c62 : index
                  %3938 = memref.load %partial[%3937] : memref<?xf32>
                  %3939 = arith.addi %3924, %c63 : index
                  %3940 = memref.load %partial[%3939] : memref<?xf32>
                  %3941 = arith.addi %3924, %c64 : index
                  %3942 = memref.load %partial[%3941] : memref<?xf32>
                  %3943 = arith.addi %3924, %c65 : index
                  %3944 = memref.load %partial[%3943] : memref<?xf32>
                  %3945 = arith.addi %3924, %c66 : index
                  %3946 = memref.load %partial[%3945] : memref<?xf32>
                  %3947 = arith.addi %3924, %c67 : index
                  %3948 = memref.load %partial[%3947] : memref<?xf32>
                  %3949 = arith.addi %3924, %c68 : index
                  %3950 = memref.load %partial[%3949] : memref<?xf32>
                  %3951 = arith.addi %3924, %c69 : index
                  %3952 = memref.load %partial[%3951] : memref<?xf32>
                  %3953 = arith.addi %3924, %c70 : index
                  %3954 = memref.load %partial[%3953] : memref<?xf32>
                  %3955 = arith.addi %3924, %c71 : index
                  %3956 = memref.load %partial[%3955] : memref<?xf32>
                  %3957 = arith.addi %3920, %c3 : index
                  %3958 = memref.load %partial[%3957] : memref<?xf32>
                  %3959 = arith.addi %3662, %c114 : i32
                  %3960 = arith.minsi %3959, %3683 : i32
                  %3961 = arith.addi %3635, %3960 : i32
                  %3962 = arith.index_castui %3961 : i32 to index
                  %3963 = arith.addi %2516, %3962 : index
                  %3964 = arith.muli %3963, %c6 : index
                  %3965 = arith.addi %3964, %c5 : index
                  %3966 = arith.addi %3965, %1390 : index
                  %3967 = memref.load %partial[%3966] : memref<?xf32>
                  %3968 = arith.cmpi slt, %3959, %2555 : i32
                  %3969 = arith.select %3968, %3967, %c73 : f32
                  %3970 = arith.addi %3964, %1389 : index
                  %3971 = arith.addi %3970, %c22 : index
                  %3972 = memref.load %partial[%3971] : memref<?xf32>
                  %3973 = arith.addi %3970, %c7 : index
                  %3974 = memref.load %partial[%3973] : memref<?xf32>
                  %3975 = arith.addi %3970, %c26 : index
                  %3976 = memref.load %partial[%3975] : memref<?xf32>
                  %3977 = arith.addi %3970, %c27 : index
                  %3978 = memref.load %partial[%3977] : memref<?xf32>
                  %3979 = arith.addi %3970, %c23 : index
                  %3980 = memref.load %partial[%3979] : memref<?xf32>
                  %3981 = arith.addi %3970, %c61 : index
                  %3982 = memref.load %partial[%3981] : memref<?xf32>
                  %3983 = arith.addi %3970, %c62 : index
                  %3984 = memref.load %partial[%3983] : memref<?xf32>
                  %3985 = arith.addi %3970, %c63 : index
                  %3986 = memref.load %partial[%3985] : memref<?xf32>
                  %3987 = arith.addi %3970, %c64 : index
                  %3988 = memref.load %partial[%3987] : memref<?xf32>
                  %3989 = arith.addi %3970, %c65 : index
                  %3990 = memref.load %partial[%3989] : memref<?xf32>
                  %3991 = arith.addi %3970, %c66 : index
                  %3992 = memref.load %partial[%3991] : memref<?xf32>
                  %3993 = arith.addi %3970, %c67 : index
                  %3994 = memref.load %partial[%3993] : memref<?xf32>
                  %3995 = arith.addi %3970, %c68 : index
                  %3996 = memref.load %partial[%3995] : memref<?xf32>
                  %3997 = arith.addi %3970, %c69 : index
                  %3998 = memref.load %partial[%3997] : memref<?xf32>
                  %3999 = arith.addi %3970, %c70 : index
                  %4000 = memref.load %partial[%3999] : memref<?xf32>
                  %4001 = arith.addi %3970, %c71 : index
                  %4002 = memref.load %partial[%4001] : memref<?xf32>
                  %4003 = arith.addi %3966, %c3 : index
                  %4004 = memref.load %partial[%4003] : memref<?xf32>
                  %4005 = arith.addi %3662, %c115 : i32
                  %4006 = arith.minsi %4005, %3683 : i32
                  %4007 = arith.addi %3635, %4006 : i32
                  %4008 = arith.index_castui %4007 : i32 to index
                  %4009 = arith.addi %2516, %4008 : index
                  %4010 = arith.muli %4009, %c6 : index
                  %4011 = arith.addi %4010, %c5 : index
                  %4012 = arith.addi %4011, %1390 : index
                  %4013 = memref.load %partial[%4012] : memref<?xf32>
                  %4014 = arith.cmpi slt, %4005, %2555 : i32
                  %4015 = arith.select %4014, %4013, %c73 : f32
                  %4016 = arith.addi %4010, %1389 : index
                  %4017 = arith.addi %4016, %c22 : index
                  %4018 = memref.load %partial[%4017] : memref<?xf32>
                  %4019 = arith.addi %4016, %c7 : index
                  %4020 = memref.load %partial[%4019] : memref<?xf32>
                  %4021 = arith.addi %4016, %c26 : index
                  %4022 = memref.load %partial[%4021] : memref<?xf32>
                  %4023 = arith.addi %4016, %c27 : index
                  %4024 = memref.load %partial[%4023] : memref<?xf32>
                  %4025 = arith.addi %4016, %c23 : index
                  %4026 = memref.load %partial[%4025] : memref<?xf32>
                  %4027 = arith.addi %4016, %c61 : index
                  %4028 = memref.load %partial[%4027] : memref<?xf32>
                  %4029 = arith.addi %4016, %c62 : index
                  %4030 = memref.load %partial[%4029] : memref<?xf32>
                  %4031 = arith.addi %4016, %c63 : index
                  %4032 = memref.load %partial[%4031] : memref<?xf32>
                  %4033 = arith.addi %4016, %c64 : index
                  %4034 = memref.load %partial[%4033] : memref<?xf32>
                  %4035 = arith.addi %4016, %c65 : index
                  %4036 = memref.load %partial[%4035] : memref<?xf32>
                  %4037 = arith.addi %4016, %c66 : index
                  %4038 = memref.load %partial[%4037] : memref<?xf32>
                  %4039 = arith.addi %4016, %c67 : index
                  %4040 = memref.load %partial[%4039] : memref<?xf32>
                  %4041 = arith.addi %4016, %c68 : index
                  %4042 = memref.load %partial[%4041] : memref<?xf32>
                  %4043 = arith.addi %4016, %c69 : index
                  %4044 = memref.load %partial[%4043] : memref<?xf32>
                  %4045 = arith.addi %4016, %c70 : index
                  %4046 = memref.load %partial[%4045] : memref<?xf32>
                  %4047 = arith.addi %4016, %c71 : index
                  %4048 = memref.load %partial[%4047] : memref<?xf32>
                  %4049 = arith.addi %4012, %c3 : index
                  %4050 = memref.load %partial[%4049] : memref<?xf32>
                  %4051 = arith.maxnumf %3663, %3693 fastmath<nnan> : f32
                  %4052 = arith.subf %3663, %4051 : f32
                  %4053 = wave.exp2 %4052 : f32
                  %4054 = arith.subf %3693, %4051 : f32
                  %4055 = wave.exp2 %4054 : f32
                  %4056 = arith.mulf %3664, %4053 : f32
                  %4057 = math.fma %3728, %4055, %4056 : f32
                  %4058 = arith.mulf %3665, %4053 : f32
                  %4059 = math.fma %3696, %4055, %4058 : f32
                  %4060 = arith.mulf %3666, %4053 : f32
                  %4061 = math.fma %3698, %4055, %4060 : f32
                  %4062 = arith.mulf %3667, %4053 : f32
                  %4063 = math.fma %3700, %4055, %4062 : f32
                  %4064 = arith.mulf %3668, %4053 : f32
                  %4065 = math.fma %3702, %4055, %4064 : f32
                  %4066 = arith.mulf %3669, %4053 : f32
                  %4067 = math.fma %3704, %4055, %4066 : f32
                  %4068 = arith.mulf %3670, %4053 : f32
                  %4069 = math.fma %3706, %4055, %4068 : f32
                  %4070 = arith.mulf %3671, %4053 : f32
                  %4071 = math.fma %3708, %4055, %4070 : f32
                  %4072 = arith.mulf %3672, %4053 : f32
                  %4073 = math.fma %3710, %4055, %4072 : f32
                  %4074 = arith.mulf %3673, %4053 : f32
                  %4075 = math.fma %3712, %4055, %4074 : f32
                  %4076 = arith.mulf %3674, %4053 : f32
                  %4077 = math.fma %3714, %4055, %4076 : f32
                  %4078 = arith.mulf %3675, %4053 : f32
                  %4079 = math.fma %3716, %4055, %4078 : f32
                  %4080 = arith.mulf %3676, %4053 : f32
                  %4081 = math.fma %3718, %4055, %4080 : f32
                  %4082 = arith.mulf %3677, %4053 : f32
                  %4083 = math.fma %3720, %4055, %4082 : f32
                  %4084 = arith.mulf %3678, %4053 : f32
                  %4085 = math.fma %3722, %4055, %4084 : f32
                  %4086 = arith.mulf %3679, %4053 : f32
                  %4087 = math.fma %3724, %4055, %4086 : f32
                  %4088 = arith.mulf %3680, %4053 : f32
                  %4089 = math.fma %3726, %4055, %4088 : f32
                  %4090 = arith.maxnumf %4051, %3739 fastmath<nnan> : f32
                  %4091 = arith.subf %4051, %4090 : f32
                  %4092 = wave.exp2 %4091 : f32
                  %4093 = arith.subf %3739, %4090 : f32
                  %4094 = wave.exp2 %4093 : f32
                  %4095 = arith.mulf %4057, %4092 : f32
                  %4096 = math.fma %3774, %4094, %4095 : f32
                  %4097 = arith.mulf %4059, %4092 : f32
                  %4098 = math.fma %3742, %4094, %4097 : f32
                  %4099 = arith.mulf %4061, %4092 : f32
                  %4100 = math.fma %3744, %4094, %4099 : f32
                  %4101 = arith.mulf %4063, %4092 : f32
                  %4102 = math.fma %3746, %4094, %4101 : f32
                  %4103 = arith.mulf %4065, %4092 : f32
                  %4104 = math.fma %3748, %4094, %4103 : f32
                  %4105 = arith.mulf %4067, %4092 : f32
                  %4106 = math.fma %3750, %4094, %4105 : f32
                  %4107 = arith.mulf %4069, %4092 : f32
                  %4108 = math.fma %3752, %4094, %4107 : f32
                  %4109 = arith.mulf %4071, %4092 : f32
                  %4110 = math.fma %3754, %4094, %4109 : f32
                  %4111 = arith.mulf %4073, %4092 : f32
                  %4112 = math.fma %3756, %4094, %4111 : f32
                  %4113 = arith.mulf %4075, %4092 : f32
                  %4114 = math.fma %3758, %4094, %4113 : f32
                  %4115 = arith.mulf %4077, %4092 : f32
                  %4116 = math.fma %3760, %4094, %4115 : f32
                  %4117 = arith.mulf %4079, %4092 : f32
                  %4118 = math.fma %3762, %4094, %4117 : f32
                  %4119 = arith.mulf %4081, %4092 : f32
                  %4120 = math.fma %3764, %4094, %4119 : f32
                  %4121 = arith.mulf %4083, %4092 : f32
                  %4122 = math.fma %3766, %4094, %4121 : f32
                  %4123 = arith.mulf %4085, %4092 : f32
                  %4124 = math.fma %3768, %4094, %4123 : f32
                  %4125 = arith.mulf %4087, %4092 : f32
                  %4126 = math.fma %3770, %4094, %4125 : f32
                  %4127 = arith.mulf %4089, %4092 : f32
                  %4128 = math.fma %3772, %4094, %4127 : f32
                  %4129 = arith.maxnumf %4090, %3785 fastmath<nnan> : f32
                  %4130 = arith.subf %4090, %4129 : f32
                  %4131 = wave.exp2 %4130 : f32
                  %4132 = arith.subf %3785, %4129 : f32
                  %4133 = wave.exp2 %4132 : f32
                  %4134 = arith.mulf %4096, %4131 : f32
                  %4135 = math.fma %3820, %4133, %4134 : f32
                  %4136 = arith.mulf %4098, %4131 : f32
                  %4137 = math.fma %3788, %4133, %4136 : f32
                  %4138 = arith.mulf %4100, %4131 : f32
                  %4139 = math.fma %3790, %4133, %4138 : f32
                  %4140 = arith.mulf %4102, %4131 : f32
                  %4141 = math.fma %3792, %4133, %4140 : f32
                  %4142 = arith.mulf %4104, %4131 : f32
                  %4143 = math.fma %3794, %4133, %4142 : f32
                  %4144 = arith.mulf %4106, %4131 : f32
                  %4145 = math.fma %3796, %4133, %4144 : f32
                  %4146 = arith.mulf %4108, %4131 : f32
                  %4147 = math.fma %3798, %4133, %4146 : f32
                  %4148 = arith.mulf %4110, %4131 : f32
                  %4149 = math.fma %3800, %4133, %4148 : f32
                  %4150 = arith.mulf %4112, %4131 : f32
                  %4151 = math.fma %3802, %4133, %4150 : f32
                  %4152 = arith.mulf %4114, %4131 : f32
                  %4153 = math.fma %3804, %4133, %4152 : f32
                  %4154 = arith.mulf %4116, %4131 : f32
                  %4155 = math.fma %3806, %4133, %4154 : f32
                  %4156 = arith.mulf %4118, %4131 : f32
                  %4157 = math.fma %3808, %4133, %4156 : f32
                  %4158 = arith.mulf %4120, %4131 : f32
                  %4159 = math.fma %3810, %4133, %4158 : f32
                  %4160 = arith.mulf %4122, %4131 : f32
                  %4161 = math.fma %3812, %4133, %4160 : f32
                  %4162 = arith.mulf %4124, %4131 : f32
                  %4163 = math.fma %3814, %4133, %4162 : f32
                  %4164 = arith.mulf %4126, %4131 : f32
                  %4165 = math.fma %3816, %4133, %4164 : f32
                  %4166 = arith.mulf %4128, %4131 : f32
                  %4167 = math.fma %3818, %4133, %4166 : f32
                  %4168 = arith.maxnumf %4129, %3831 fastmath<nnan> : f32
                  %4169 = arith.subf %4129, %4168 : f32
                  %4170 = wave.exp2 %4169 : f32
                  %4171 = arith.subf %3831, %4168 : f32
                  %4172 = wave.exp2 %4171 : f32
                  %4173 = arith.mulf %4135, %4170 : f32
                  %4174 = math.fma %3866, %4172, %4173 : f32
                  %4175 = arith.mulf %4137, %4170 : f32
                  %4176 = math.fma %3834, %4172, %4175 : f32
                  %4177 = arith.mulf %4139, %4170 : f32
                  %4178 = math.fma %3836, %4172, %4177 : f32
                  %4179 = arith.mulf %4141, %4170 : f32
                  %4180 = math.fma %3838, %4172, %4179 : f32
                  %4181 = arith.mulf %4143, %4170 : f32
                  %4182 = math.fma %3840, %4172, %4181 : f32
                  %4183 = arith.mulf %4145, %4170 : f32
                  %4184 = math.fma %3842, %4172, %4183 : f32
                  %4185 = arith.mulf %4147, %4170 : f32
                  %4186 = math.fma %3844, %4172, %4185 : f32
                  %4187 = arith.mulf %4149, %4170 : f32
                  %4188 = math.fma %3846, %4172, %4187 : f32
                  %4189 = arith.mulf %4151, %4170 : f32
                  %4190 = math.fma %3848, %4172, %4189 : f32
                  %4191 = arith.mulf %4153, %4170 : f32
                  %4192 = math.fma %3850, %4172, %4191 : f32
                  %4193 = arith.mulf %4155, %4170 : f32
                  %4194 = math.fma %3852, %4172, %4193 : f32
                  %4195 = arith.mulf %4157, %4170 : f32
                  %4196 = math.fma %3854, %4172, %4195 : f32
                  %4197 = arith.mulf %4159, %4170 : f32
                  %4198 = math.fma %3856, %4172, %4197 : f32
                  %4199 = arith.mulf %4161, %4170 : f32
                  %4200 = math.fma %3858, %4172, %4199 : f32
                  %4201 = arith.mulf %4163, %4170 : f32
                  %4202 = math.fma %3860, %4172, %4201 : f32
                  %4203 = arith.mulf %4165, %4170 : f32
                  %4204 = math.fma %3862, %4172, %4203 : f32
                  %4205 = arith.mulf %4167, %4170 : f32
                  %4206 = math.fma %3864, %4172, %4205 : f32
                  %4207 = arith.maxnumf %4168, %3877 fastmath<nnan> : f32
                  %4208 = arith.subf %4168, %4207 : f32
                  %4209 = wave.exp2 %4208 : f32
                  %4210 = arith.subf %3877, %4207 : f32
                  %4211 = wave.exp2 %4210 : f32
                  %4212 = arith.mulf %4174, %4209 : f32
                  %4213 = math.fma %3912, %4211, %4212 : f32
                  %4214 = arith.mulf %4176, %4209 : f32
                  %4215 = math.fma %3880, %4211, %4214 : f32
                  %4216 = arith.mulf %4178, %4209 : f32
                  %4217 = math.fma %3882, %4211, %4216 : f32
                  %4218 = arith.mulf %4180, %4209 : f32
                  %4219 = math.fma %3884, %4211, %4218 : f32
                  %4220 = arith.mulf %4182, %4209 : f32
                  %4221 = math.fma %3886, %4211, %4220 : f32
                  %4222 = arith.mulf %4184, %4209 : f32
                  %4223 = math.fma %3888, %4211, %4222 : f32
                  %4224 = arith.mulf %4186, %4209 : f32
                  %4225 = math.fma %3890, %4211, %4224 : f32
                  %4226 = arith.mulf %4188, %4209 : f32
                  %4227 = math.fma %3892, %4211, %4226 : f32
                  %4228 = arith.mulf %4190, %4209 : f32
                  %4229 = math.fma %3894, %4211, %4228 : f32
                  %4230 = arith.mulf %4192, %4209 : f32
                  %4231 = math.fma %3896, %4211, %4230 : f32
                  %4232 = arith.mulf %4194, %4209 : f32
                  %4233 = math.fma %3898, %4211, %4232 : f32
                  %4234 = arith.mulf %4196, %4209 : f32
                  %4235 = math.fma %3900, %4211, %4234 : f32
                  %4236 = arith.mulf %4198, %4209 : f32
                  %4237 = math.fma %3902, %4211, %4236 : f32
                  %4238 = arith.mulf %4200, %4209 : f32
                  %4239 = math.fma %3904, %4211, %4238 : f32
                  %4240 = arith.mulf %4202, %4209 : f32
                  %4241 = math.fma %3906, %4211, %4240 : f32
                  %4242 = arith.mulf %4204, %4209 : f32
                  %4243 = math.fma %3908, %4211, %4242 : f32
                  %4244 = arith.mulf %4206, %4209 : f32
                  %4245 = math.fma %3910, %4211, %4244 : f32
                  %4246 = arith.maxnumf %4207, %3923 fastmath<nnan> : f32
                  %4247 = arith.subf %4207, %4246 : f32
                  %4248 = wave.exp2 %4247 : f32
                  %4249 = arith.subf %3923, %4246 : f32
                  %4250 = wave.exp2 %4249 : f32
                  %4251 = arith.mulf %4213, %4248 : f32
                  %4252 = math.fma %3958, %4250, %4251 : f32
                  %4253 = arith.mulf %4215, %4248 : f32
                  %4254 = math.fma %3926, %4250, %4253 : f32
                  %4255 = arith.mulf %4217, %4248 : f32
                  %4256 = math.fma %3928, %4250, %4255 : f32
                  %4257 = arith.mulf %4219, %4248 : f32
                  %4258 = math.fma %3930, %4250, %4257 : f32
                  %4259 = arith.mulf %4221, %4248 : f32
                  %4260 = math.fma %3932, %4250, %4259 : f32
                  %4261 = arith.mulf %4223, %4248 : f32
                  %4262 = math.fma %3934, %4250, %4261 : f32
                  %4263 = arith.mulf %4225, %4248 : f32
                  %4264 = math.fma %3936, %4250, %4263 : f32
                  %4265 = arith.mulf %4227, %4248 : f32
                  %4266 = math.fma %3938, %4250, %4265 : f32
                  %4267 = arith.mulf %4229, %4248 : f32
                  %4268 = math.fma %3940, %4250, %4267 : f32
                  %4269 = arith.mulf %4231, %4248 : f32
                  %4270 = math.fma %3942, %4250, %4269 : f32
                  %4271 = arith.mulf %4233, %4248 : f32
                  %4272 = math.fma %3944, %4250, %4271 : f32
                  %4273 = arith.mulf %4235, %4248 : f32
                  %4274 = math.fma %3946, %4250, %4273 : f32
                  %4275 = arith.mulf %4237, %4248 : f32
                  %4276 = math.fma %3948, %4250, %4275 : f32
                  %4277 = arith.mulf %4239, %4248 : f32
                  %4278 = math.fma %3950, %4250, %4277 : f32
                  %4279 = arith.mulf %4241, %4248 : f32
                  %4280 = math.fma %3952, %4250, %4279 : f32
                  %4281 = arith.mulf %4243, %4248 : f32
                  %4282 = math.fma %3954, %4250, %4281 : f32
                  %4283 = arith.mulf %4245, %4248 : f32
                  %4284 = math.fma %3956, %4250, %4283 : f32
                  %4285 = arith.maxnumf %4246, %3969 fastmath<nnan> : f32
                  %4286 = arith.subf %4246, %4285 : f32
                  %4287 = wave.exp2 %4286 : f32
                  %4288 = arith.subf %3969, %4285 : f32
                  %4289 = wave.exp2 %4288 : f32
                  %4290 = arith.mulf %4252, %4287 : f32
                  %4291 = math.fma %4004, %4289, %4290 : f32
                  %4292 = arith.mulf %4254, %4287 : f32
                  %4293 = math.fma %3972, %4289, %4292 : f32
                  %4294 = arith.mulf %4256, %4287 : f32
                  %4295 = math.fma %3974, %4289, %4294 : f32
                  %4296 = arith.mulf %4258, %4287 : f32
                  %4297 = math.fma %3976, %4289, %4296 : f32
                  %4298 = arith.mulf %4260, %4287 : f32
                  %4299 = math.fma %3978, %4289, %4298 : f32
                  %4300 = arith.mulf %4262, %4287 : f32
                  %4301 = math.fma %3980, %4289, %4300 : f32
                  %4302 = arith.mulf %4264, %4287 : f32
                  %4303 = math.fma %3982, %4289, %4302 : f32
                  %4304 = arith.mulf %4266, %4287 : f32
                  %4305 = math.fma %3984, %4289, %4304 : f32
                  %4306 = arith.mulf %4268, %4287 : f32
                  %4307 = math.fma %3986, %4289, %4306 : f32
                  %4308 = arith.mulf %4270, %4287 : f32
                  %4309 = math.fma %3988, %4289, %4308 : f32
                  %4310 = arith.mulf %4272, %4287 : f32
                  %4311 = math.fma %3990, %4289, %4310 : f32
                  %4312 = arith.mulf %4274, %4287 : f32
                  %4313 = math.fma %3992, %4289, %4312 : f32
                  %4314 = arith.mulf %4276, %4287 : f32
                  %4315 = math.fma %3994, %4289, %4314 : f32
                  %4316 = arith.mulf %4278, %4287 : f32
                  %4317 = math.fma %3996, %4289, %4316 : f32
                  %4318 = arith.mulf %4280, %4287 : f32
                  %4319 = math.fma %3998, %4289, %4318 : f32
                  %4320 = arith.mulf %4282, %4287 : f32
                  %4321 = math.fma %4000, %4289, %4320 : f32
                  %4322 = arith.mulf %4284, %4287 : f32
                  %4323 = math.fma %4002, %4289, %4322 : f32
                  %4324 = arith.maxnumf %4285, %4015 fastmath<nnan> : f32
                  %4325 = arith.subf %4285, %4324 : f32
                  %4326 = wave.exp2 %4325 : f32
                  %4327 = arith.subf %4015, %4324 : f32
                  %4328 = wave.exp2 %4327 : f32
                  %4329 = arith.mulf %4291, %4326 : f32
                  %4330 = math.fma %4050, %4328, %4329 : f32
                  %4331 = arith.mulf %4293, %4326 : f32
                  %4332 = math.fma %4018, %4328, %4331 : f32
                  %4333 = arith.mulf %4295, %4326 : f32
                  %4334 = math.fma %4020, %4328, %4333 : f32
                  %4335 = arith.mulf %4297, %4326 : f32
                  %4336 = math.fma %4022, %4328, %4335 : f32
                  %4337 = arith.mulf %4299, %4326 : f32
                  %4338 = math.fma %4024, %4328, %4337 : f32
                  %4339 = arith.mulf %4301, %4326 : f32
                  %4340 = math.fma %4026, %4328, %4339 : f32
                  %4341 = arith.mulf %4303, %4326 : f32
                  %4342 = math.fma %4028, %4328, %4341 : f32
                  %4343 = arith.mulf %4305, %4326 : f32
                  %4344 = math.fma %4030, %4328, %4343 : f32
                  %4345 = arith.mulf %4307, %4326 : f32
                  %4346 = math.fma %4032, %4328, %4345 : f32
                  %4347 = arith.mulf %4309, %4326 : f32
                  %4348 = math.fma %4034, %4328, %4347 : f32
                  %4349 = arith.mulf %4311, %4326 : f32
                  %4350 = math.fma %4036, %4328, %4349 : f32
                  %4351 = arith.mulf %4313, %4326 : f32
                  %4352 = math.fma %4038, %4328, %4351 : f32
                  %4353 = arith.mulf %4315, %4326 : f32
                  %4354 = math.fma %4040, %4328, %4353 : f32
                  %4355 = arith.mulf %4317, %4326 : f32
                  %4356 = math.fma %4042, %4328, %4355 : f32
                  %4357 = arith.mulf %4319, %4326 : f32
                  %4358 = math.fma %4044, %4328, %4357 : f32
                  %4359 = arith.mulf %4321, %4326 : f32
                  %4360 = math.fma %4046, %4328, %4359 : f32
                  %4361 = arith.mulf %4323, %4326 : f32
                  %4362 = math.fma %4048, %4328, %4361 : f32
                  scf.yield %4324, %4330, %4332, %4334, %4336, %4338, %4340, %4342, %4344, %4346, %4348, %4350, %4352, %4354, %4356, %4358, %4360, %4362 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
                }
                %4363 = arith.divf %c148, %3681#1 : f32
                %4364 = arith.addi %17, %1390 : index
                %4365 = arith.cmpi slt, %4364, %groupSize : index
                scf.if %4365 {
                  %4366 = arith.muli %15, %groupSize : index
                  %4367 = arith.addi %4366, %4364 : index
                  %4368 = arith.muli %4367, %c7 : index
                  %4369 = arith.muli %heads, %c7 : index
                  %4370 = arith.divui %1511, %c3 : index
                  %4371 = arith.muli %15, %c7 : index
                  %4372 = arith.addi %4371, %4370 : index
                  %4373 = memref.load %factors[%4372] : memref<?xf32>
                  %4374 = arith.muli %kvHeads, %c7 : index
                  %4375 = arith.addi %4372, %4374 : index
                  %4376 = memref.load %factors[%4375] : memref<?xf32>
                  %4377 = arith.mulf %3681#2, %4363 : f32
                  %4378 = math.fma %4377, %4373, %4376 : f32
                  %4379 = arith.addi %4368, %4370 : index
                  %4380 = arith.divui %24, %outTileRows : index
                  %4381 = arith.divui %4369, %c3 : index
                  %4382 = arith.muli %4380, %4381 : index
                  %4383 = arith.divui %4379, %c3 : index
                  %4384 = arith.addi %4382, %4383 : index
                  %4385 = arith.muli %4384, %c9 : index
                  %4386 = arith.remui %4379, %c3 : index
                  %4387 = arith.divui %4386, %c28 : index
                  %4388 = arith.addi %4385, %4387 : index
                  %4389 = arith.muli %outTileRows, %c28 : index
                  %4390 = arith.muli %4388, %4389 : index
                  %4391 = arith.remui %24, %outTileRows : index
                  %4392 = arith.muli %4391, %c28 : index
                  %4393 = arith.addi %4390, %4392 : index
                  %4394 = arith.remui %4379, %c28 : index
                  %4395 = arith.addi %4393, %4394 : index
                  %4396 = arith.addf %4378, %c74 : f32
                  %4397 = arith.minimumf %4396, %c150 : f32
                  %4398 = arith.maximumf %4397, %c151 : f32
                  %4399 = arith.truncf %4398 : f32 to f16
                  memref.store %4399, %out[%4395] : memref<?xf16>
                  %4400 = arith.divui %1542, %c3 : index
                  %4401 = arith.addi %4371, %4400 : index
                  %4402 = memref.load %factors[%4401] : memref<?xf32>
                  %4403 = arith.addi %4401, %4374 : index
                  %4404 = memref.load %factors[%4403] : memref<?xf32>
                  %4405 = arith.mulf %3681#3, %4363 : f32
                  %4406 = math.fma %4405, %4402, %4404 : f32
                  %4407 = arith.addi %4368, %4400 : index
                  %4408 = arith.divui %4407, %c3 : index
                  %4409 = arith.addi %4382, %4408 : index
                  %4410 = arith.muli %4409, %c9 : index
                  %4411 = arith.remui %4407, %c3 : index
                  %4412 = arith.divui %4411, %c28 : index
                  %4413 = arith.addi %4410, %4412 : index
                  %4414 = arith.muli %4413, %4389 : index
                  %4415 = arith.addi %4414, %4392 : index
                  %4416 = arith.remui %4407, %c28 : index
                  %4417 = arith.addi %4415, %4416 : index
                  %4418 = arith.addf %4406, %c74 : f32
                  %4419 = arith.minimumf %4418, %c150 : f32
                  %4420 = arith.maximumf %4419, %c151 : f32
                  %4421 = arith.truncf %4420 : f32 to f16
                  memref.store %4421, %out[%4417] : memref<?xf16>
                  %4422 = arith.divui %2522, %c3 : index
                  %4423 = arith.addi %4371, %4422 : index
                  %4424 = memref.load %factors[%4423] : memref<?xf32>
                  %4425 = arith.addi %4423, %4374 : index
                  %4426 = memref.load %factors[%4425] : memref<?xf32>
                  %4427 = arith.mulf %3681#4, %4363 : f32
                  %4428 = math.fma %4427, %4424, %4426 : f32
                  %4429 = arith.addi %4368, %4422 : index
                  %4430 = arith.divui %4429, %c3 : index
                  %4431 = arith.addi %4382, %4430 : index
                  %4432 = arith.muli %4431, %c9 : index
                  %4433 = arith.remui %4429, %c3 : index
                  %4434 = arith.divui %4433, %c28 : index
                  %4435 = arith.addi %4432, %4434 : index
                  %4436 = arith.muli %4435, %4389 : index
                  %4437 = arith.addi %4436, %4392 : index
                  %4438 = arith.remui %4429, %c28 : index
                  %4439 = arith.addi %4437, %4438 : index
                  %4440 = arith.addf %4428, %c74 : f32
                  %4441 = arith.minimumf %4440, %c150 : f32
                  %4442 = arith.maximumf %4441, %c151 : f32
                  %4443 = arith.truncf %4442 : f32 to f16
                  memref.store %4443, %out[%4439] : memref<?xf16>
                  %4444 = arith.divui %2524, %c3 : index
                  %4445 = arith.addi %4371, %4444 : index
                  %4446 = memref.load %factors[%4445] : memref<?xf32>
                  %4447 = arith.addi %4445, %4374 : index
                  %4448 = memref.load %factors[%4447] : memref<?xf32>
                  %4449 = arith.mulf %3681#5, %4363 : f32
                  %4450 = math.fma %4449, %4446, %4448 : f32
                  %4451 = arith.addi %4368, %4444 : index
                  %4452 = arith.divui %4451, %c3 : index
                  %4453 = arith.addi %4382, %4452 : index
                  %4454 = arith.muli %4453, %c9 : index
                  %4455 = arith.remui %4451, %c3 : index
                  %4456 = arith.divui %4455, %c28 : index
                  %4457 = arith.addi %4454, %4456 : index
                  %4458 = arith.muli %4457, %4389 : index
                  %4459 = arith.addi %4458, %4392 : index
                  %4460 = arith.remui %4451, %c28 : index
                  %4461 = arith.addi %4459, %4460 : index
                  %4462 = arith.addf %4450, %c74 : f32
                  %4463 = arith.minimumf %4462, %c150 : f32
                  %4464 = arith.maximumf %4463, %c151 : f32
                  %4465 = arith.truncf %4464 : f32 to f16
                  memref.store %4465, %out[%4461] : memref<?xf16>
                  %4466 = arith.divui %2526, %c3 : index
                  %4467 = arith.addi %4371, %4466 : index
                  %4468 = memref.load %factors[%4467] : memref<?xf32>
                  %4469 = arith.addi %4467, %4374 : index
                  %4470 = memref.load %factors[%4469] : memref<?xf32>
                  %4471 = arith.mulf %3681#6, %4363 : f32
                  %4472 = math.fma %4471, %4468, %4470 : f32
                  %4473 = arith.addi %4368, %4466 : index
                  %4474 = arith.divui %4473, %c3 : index
                  %4475 = arith.addi %4382, %4474 : index
                  %4476 = arith.muli %4475, %c9 : index
                  %4477 = arith.remui %4473, %c3 : index
                  %4478 = arith.divui %4477, %c28 : index
                  %4479 = arith.addi %4476, %4478 : index
                  %4480 = arith.muli %4479, %4389 : index
                  %4481 = arith.addi %4480, %4392 : index
                  %4482 = arith.remui %4473, %c28 : index
                  %4483 = arith.addi %4481, %4482 : index
                  %4484 = arith.addf %4472, %c74 : f32
                  %4485 = arith.minimumf %4484, %c150 : f32
                  %4486 = arith.maximumf %4485, %c151 : f32
                  %4487 = arith.truncf %4486 : f32 to f16
                  memref.store %4487, %out[%4483] : memref<?xf16>
                  %4488 = arith.divui %2528, %c3 : index
                  %4489 = arith.addi %4371, %4488 : index
                  %4490 = memref.load %factors[%4489] : memref<?xf32>
                  %4491 = arith.addi %4489, %4374 : index
                  %4492 = memref.load %factors[%4491] : memref<?xf32>
                  %4493 = arith.mulf %3681#7, %4363 : f32
                  %4494 = math.fma %4493, %4490, %4492 : f32
                  %4495 = arith.addi %4368, %4488 : index
                  %4496 = arith.divui %4495, %c3 : index
                  %4497 = arith.addi %4382, %4496 : index
                  %4498 = arith.muli %4497, %c9 : index
                  %4499 = arith.remui %4495, %c3 : index
                  %4500 = arith.divui %4499, %c28 : index
                  %4501 = arith.addi %4498, %4500 : index
                  %4502 = arith.muli %4501, %4389 : index
                  %4503 = arith.addi %4502, %4392 : index
                  %4504 = arith.remui %4495, %c28 : index
                  %4505 = arith.addi %4503, %4504 : index
                  %4506 = arith.addf %4494, %c74 : f32
                  %4507 = arith.minimumf %4506, %c150 : f32
                  %4508 = arith.maximumf %4507, %c151 : f32
                  %4509 = arith.truncf %4508 : f32 to f16
                  memref.store %4509, %out[%4505] : memref<?xf16>
                  %4510 = arith.divui %2530, %c3 : index
                  %4511 = arith.addi %4371, %4510 : index
                  %4512 = memref.load %factors[%4511] : memref<?xf32>
                  %4513 = arith.addi %4511, %4374 : index
                  %4514 = memref.load %factors[%4513] : memref<?xf32>
                  %4515 = arith.mulf %3681#8, %4363 : f32
                  %4516 = math.fma %4515, %4512, %4514 : f32
                  %4517 = arith.addi %4368, %4510 : index
                  %4518 = arith.divui %4517, %c3 : index
                  %4519 = arith.addi %4382, %4518 : index
                  %4520 = arith.muli %4519, %c9 : index
                  %4521 = arith.remui %4517, %c3 : index
                  %4522 = arith.divui %4521, %c28 : index
                  %4523 = arith.addi %4520, %4522 : index
                  %4524 = arith.muli %4523, %4389 : index
                  %4525 = arith.addi %4524, %4392 : index
                  %4526 = arith.remui %4517, %c28 : index
                  %4527 = arith.addi %4525, %4526 : index
                  %4528 = arith.addf %4516, %c74 : f32
                  %4529 = arith.minimumf %4528, %c150 : f32
                  %4530 = arith.maximumf %4529, %c151 : f32
                  %4531 = arith.truncf %4530 : f32 to f16
                  memref.store %4531, %out[%4527] : memref<?xf16>
                  %4532 = arith.divui %2532, %c3 : index
                  %4533 = arith.addi %4371, %4532 : index
                  %4534 = memref.load %factors[%4533] : memref<?xf32>
                  %4535 = arith.addi %4533, %4374 : index
                  %4536 = memref.load %factors[%4535] : memref<?xf32>
                  %4537 = arith.mulf %3681#9, %4363 : f32
                  %4538 = math.fma %4537, %4534, %4536 : f32
                  %4539 = arith.addi %4368, %4532 : index
                  %4540 = arith.divui %4539, %c3 : index
                  %4541 = arith.addi %4382, %4540 : index
                  %4542 = arith.muli %4541, %c9 : index
                  %4543 = arith.remui %4539, %c3 : index
                  %4544 = arith.divui %4543, %c28 : index
                  %4545 = arith.addi %4542, %4544 : index
                  %4546 = arith.muli %4545, %4389 : index
                  %4547 = arith.addi %4546, %4392 : index
                  %4548 = arith.remui %4539, %c28 : index
                  %4549 = arith.addi %4547, %4548 : index
                  %4550 = arith.addf %4538, %c74 : f32
                  %4551 = arith.minimumf %4550, %c150 : f32
                  %4552 = arith.maximumf %4551, %c151 : f32
                  %4553 = arith.truncf %4552 : f32 to f16
                  memref.store %4553, %out[%4549] : memref<?xf16>
                  %4554 = arith.divui %2534, %c3 : index
                  %4555 = arith.addi %4371, %4554 : index
                  %4556 = memref.load %factors[%4555] : memref<?xf32>
                  %4557 = arith.addi %4555, %4374 : index
                  %4558 = memref.load %factors[%4557] : memref<?xf32>
                  %4559 = arith.mulf %3681#10, %4363 : f32
                  %4560 = math.fma %4559, %4556, %4558 : f32
                  %4561 = arith.addi %4368, %4554 : index
                  %4562 = arith.divui %4561, %c3 : index
                  %4563 = arith.addi %4382, %4562 : index
                  %4564 = arith.muli %4563, %c9 : index
                  %4565 = arith.remui %4561, %c3 : index
                  %4566 = arith.divui %4565, %c28 : index
                  %4567 = arith.addi %4564, %4566 : index
                  %4568 = arith.muli %4567, %4389 : index
                  %4569 = arith.addi %4568, %4392 : index
                  %4570 = arith.remui %4561, %c28 : index
                  %4571 = arith.addi %4569, %4570 : index
                  %4572 = arith.addf %4560, %c74 : f32
                  %4573 = arith.minimumf %4572, %c150 : f32
                  %4574 = arith.maximumf %4573, %c151 : f32
                  %4575 = arith.truncf %4574 : f32 to f16
                  memref.store %4575, %out[%4571] : memref<?xf16>
                  %4576 = arith.divui %2536, %c3 : index
                  %4577 = arith.addi %4371, %4576 : index
                  %4578 = memref.load %factors[%4577] : memref<?xf32>
                  %4579 = arith.addi %4577, %4374 : index
                  %4580 = memref.load %factors[%4579] : memref<?xf32>
                  %4581 = arith.mulf %3681#11, %4363 : f32
                  %4582 = math.fma %4581, %4578, %4580 : f32
                  %4583 = arith.addi %4368, %4576 : index
                  %4584 = arith.divui %4583, %c3 : index
                  %4585 = arith.addi %4382, %4584 : index
                  %4586 = arith.muli %4585, %c9 : index
                  %4587 = arith.remui %4583, %c3 : index
                  %4588 = arith.divui %4587, %c28 : index
                  %4589 = arith.addi %4586, %4588 : index
                  %4590 = arith.muli %4589, %4389 : index
                  %4591 = arith.addi %4590, %4392 : index
                  %4592 = arith.remui %4583, %c28 : index
                  %4593 = arith.addi %4591, %4592 : index
                  %4594 = arith.addf %4582, %c74 : f32
                  %4595 = arith.minimumf %4594, %c150 : f32
                  %4596 = arith.maximumf %4595, %c151 : f32
                  %4597 = arith.truncf %4596 : f32 to f16
                  memref.store %4597, %out[%4593] : memref<?xf16>
                  %4598 = arith.divui %2538, %c3 : index
                  %4599 = arith.addi %4371, %4598 : index
                  %4600 = memref.load %factors[%4599] : memref<?xf32>
                  %4601 = arith.addi %4599, %4374 : index
                  %4602 = memref.load %factors[%4601] : memref<?xf32>
                  %4603 = arith.mulf %3681#12, %4363 : f32
                  %4604 = math.fma %4603, %4600, %4602 : f32
                  %4605 = arith.addi %4368, %4598 : index
                  %4606 = arith.divui %4605, %c3 : index
                  %4607 = arith.addi %4382, %4606 : index
                  %4608 = arith.muli %4607, %c9 : index
                  %4609 = arith.remui %4605, %c3 : index
                  %4610 = arith.divui %4609, %c28 : index
                  %4611 = arith.addi %4608, %4610 : index
                  %4612 = arith.muli %4611, %4389 : index
                  %4613 = arith.addi %4612, %4392 : index
                  %4614 = arith.remui %4605, %c28 : index
                  %4615 = arith.addi %4613, %4614 : index
                  %4616 = arith.addf %4604, %c74 : f32
                  %4617 = arith.minimumf %4616, %c150 : f32
                  %4618 = arith.maximumf %4617, %c151 : f32
                  %4619 = arith.truncf %4618 : f32 to f16
                  memref.store %4619, %out[%4615] : memref<?xf16>
                  %4620 = arith.divui %2540, %c3 : index
                  %4621 = arith.addi %4371, %4620 : index
                  %4622 = memref.load %factors[%4621] : memref<?xf32>
                  %4623 = arith.addi %4621, %4374 : index
                  %4624 = memref.load %factors[%4623] : memref<?xf32>
                  %4625 = arith.mulf %3681#13, %4363 : f32
                  %4626 = math.fma %4625, %4622, %4624 : f32
                  %4627 = arith.addi %4368, %4620 : index
                  %4628 = arith.divui %4627, %c3 : index
                  %4629 = arith.addi %4382, %4628 : index
                  %4630 = arith.muli %4629, %c9 : index
                  %4631 = arith.remui %4627, %c3 : index
                  %4632 = arith.divui %4631, %c28 : index
                  %4633 = arith.addi %4630, %4632 : index
                  %4634 = arith.muli %4633, %4389 : index
                  %4635 = arith.addi %4634, %4392 : index
                  %4636 = arith.remui %4627, %c28 : index
                  %4637 = arith.addi %4635, %4636 : index
                  %4638 = arith.addf %4626, %c74 : f32
                  %4639 = arith.minimumf %4638, %c150 : f32
                  %4640 = arith.maximumf %4639, %c151 : f32
                  %4641 = arith.truncf %4640 : f32 to f16
                  memref.store %4641, %out[%4637] : memref<?xf16>
                  %4642 = arith.divui %2542, %c3 : index
                  %4643 = arith.addi %4371, %4642 : index
                  %4644 = memref.load %factors[%4643] : memref<?xf32>
                  %4645 = arith.addi %4643, %4374 : index
                  %4646 = memref.load %factors[%4645] : memref<?xf32>
                  %4647 = arith.mulf %3681#14, %4363 : f32
                  %4648 = math.fma %4647, %4644, %4646 : f32
                  %4649 = arith.addi %4368, %4642 : index
                  %4650 = arith.divui %4649, %c3 : index
                  %4651 = arith.addi %4382, %4650 : index
                  %4652 = arith.muli %4651, %c9 : index
                  %4653 = arith.remui %4649, %c3 : index
                  %4654 = arith.divui %4653, %c28 : index
                  %4655 = arith.addi %4652, %4654 : index
                  %4656 = arith.muli %4655, %4389 : index
                  %4657 = arith.addi %4656, %4392 : index
                  %4658 = arith.remui %4649, %c28 : index
                  %4659 = arith.addi %4657, %4658 : index
                  %4660 = arith.addf %4648, %c74 : f32
                  %4661 = arith.minimumf %4660, %c150 : f32
                  %4662 = arith.maximumf %4661, %c151 : f32
                  %4663 = arith.truncf %4662 : f32 to f16
                  memref.store %4663, %out[%4659] : memref<?xf16>
                  %4664 = arith.divui %2544, %c3 : index
                  %4665 = arith.addi %4371, %4664 : index
                  %4666 = memref.load %factors[%4665] : memref<?xf32>
                  %4667 = arith.addi %4665, %4374 : index
                  %4668 = memref.load %factors[%4667] : memref<?xf32>
                  %4669 = arith.mulf %3681#15, %4363 : f32
                  %4670 = math.fma %4669, %4666, %4668 : f32
                  %4671 = arith.addi %4368, %4664 : index
                  %4672 = arith.divui %4671, %c3 : index
                  %4673 = arith.addi %4382, %4672 : index
                  %4674 = arith.muli %4673, %c9 : index
                  %4675 = arith.remui %4671, %c3 : index
                  %4676 = arith.divui %4675, %c28 : index
                  %4677 = arith.addi %4674, %4676 : index
                  %4678 = arith.muli %4677, %4389 : index
                  %4679 = arith.addi %4678, %4392 : index
                  %4680 = arith.remui %4671, %c28 : index
                  %4681 = arith.addi %4679, %4680 : index
                  %4682 = arith.addf %4670, %c74 : f32
                  %4683 = arith.minimumf %4682, %c150 : f32
                  %4684 = arith.maximumf %4683, %c151 : f32
                  %4685 = arith.truncf %4684 : f32 to f16
                  memref.store %4685, %out[%4681] : memref<?xf16>
                  %4686 = arith.divui %2546, %c3 : index
                  %4687 = arith.addi %4371, %4686 : index
                  %4688 = memref.load %factors[%4687] : memref<?xf32>
                  %4689 = arith.addi %4687, %4374 : index
                  %4690 = memref.load %factors[%4689] : memref<?xf32>
                  %4691 = arith.mulf %3681#16, %4363 : f32
                  %4692 = math.fma %4691, %4688, %4690 : f32
                  %4693 = arith.addi %4368, %4686 : index
                  %4694 = arith.divui %4693, %c3 : index
                  %4695 = arith.addi %4382, %4694 : index
                  %4696 = arith.muli %4695, %c9 : index
                  %4697 = arith.remui %4693, %c3 : index
                  %4698 = arith.divui %4697, %c28 : index
                  %4699 = arith.addi %4696, %4698 : index
                  %4700 = arith.muli %4699, %4389 : index
                  %4701 = arith.addi %4700, %4392 : index
                  %4702 = arith.remui %4693, %c28 : index
                  %4703 = arith.addi %4701, %4702 : index
                  %4704 = arith.addf %4692, %c74 : f32
                  %4705 = arith.minimumf %4704, %c150 : f32
                  %4706 = arith.maximumf %4705, %c151 : f32
                  %4707 = arith.truncf %4706 : f32 to f16
                  memref.store %4707, %out[%4703] : memref<?xf16>
                  %4708 = arith.divui %2548, %c3 : index
                  %4709 = arith.addi %4371, %4708 : index
                  %4710 = memref.load %factors[%4709] : memref<?xf32>
                  %4711 = arith.addi %4709, %4374 : index
                  %4712 = memref.load %factors[%4711] : memref<?xf32>
                  %4713 = arith.mulf %3681#17, %4363 : f32
                  %4714 = math.fma %4713, %4710, %4712 : f32
                  %4715 = arith.addi %4368, %4708 : index
                  %4716 = arith.divui %4715, %c3 : index
                  %4717 = arith.addi %4382, %4716 : index
                  %4718 = arith.muli %4717, %c9 : index
                  %4719 = arith.remui %4715, %c3 : index
                  %4720 = arith.divui %4719, %c28 : index
                  %4721 = arith.addi %4718, %4720 : index
                  %4722 = arith.muli %4721, %4389 : index
                  %4723 = arith.addi %4722, %4392 : index
                  %4724 = arith.remui %4715, %c28 : index
                  %4725 = arith.addi %4723, %4724 : index
                  %4726 = arith.addf %4714, %c74 : f32
                  %4727 = arith.minimumf %4726, %c150 : f32
                  %4728 = arith.maximumf %4727, %c151 : f32
                  %4729 = arith.truncf %4728 : f32 to f16
                  memref.store %4729, %out[%4725] : memref<?xf16>
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
