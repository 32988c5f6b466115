// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='fp8_e5m2', dim=256, columns=16)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_fp8_e5m2_d256_c16__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %factors: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
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
  %c126 = arith.constant 0x3F800000 : f32
  %outTileRows = wave.param "outTileRows" : index
  %c128 = arith.constant 0x477FE000 : f32
  %c129 = arith.constant 0xC77FE000 : f32
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
        %119 = arith.addi %118, %c23 : index
        %120 = arith.addi %117, %119 : index
        %121 = vector.load %5[%120] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %122 = arith.addi %118, %c11 : index
        %123 = arith.addi %117, %122 : index
        %124 = vector.load %5[%123] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %125 = arith.addi %118, %c3 : index
        %126 = arith.addi %117, %125 : index
        %127 = vector.load %5[%126] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %128 = arith.addi %118, %c30 : index
        %129 = arith.addi %117, %128 : index
        %130 = vector.load %5[%129] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %131 = arith.addi %118, %c22 : index
        %132 = arith.addi %117, %131 : index
        %133 = vector.load %5[%132] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %134 = arith.addi %118, %c31 : index
        %135 = arith.addi %117, %134 : index
        %136 = vector.load %5[%135] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %137 = arith.addi %118, %c32 : index
        %138 = arith.addi %117, %137 : index
        %139 = vector.load %5[%138] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %140 = arith.addi %118, %c33 : index
        %141 = arith.addi %117, %140 : index
        %142 = vector.load %5[%141] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %143 = arith.addi %118, %c25 : index
        %144 = arith.addi %117, %143 : index
        %145 = vector.load %5[%144] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %146 = arith.addi %118, %c34 : index
        %147 = arith.addi %117, %146 : index
        %148 = vector.load %5[%147] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %149 = arith.addi %118, %c35 : index
        %150 = arith.addi %117, %149 : index
        %151 = vector.load %5[%150] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %152 = arith.addi %118, %c36 : index
        %153 = arith.addi %117, %152 : index
        %154 = vector.load %5[%153] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %155 = arith.addi %118, %c37 : index
        %156 = arith.addi %117, %155 : index
        %157 = vector.load %5[%156] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %158 = arith.addi %118, %c38 : index
        %159 = arith.addi %117, %158 : index
        %160 = vector.load %5[%159] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %161 = arith.addi %118, %c39 : index
        %162 = arith.addi %117, %161 : index
        %163 = vector.load %5[%162] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %164 = arith.addi %118, %c40 : index
        %165 = arith.addi %117, %164 : index
        %166 = vector.load %5[%165] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %167 = arith.addi %118, %c41 : index
        %168 = arith.addi %117, %167 : index
        %169 = vector.load %5[%168] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %170 = arith.addi %118, %c42 : index
        %171 = arith.addi %117, %170 : index
        %172 = vector.load %5[%171] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %173 = arith.addi %118, %c43 : index
        %174 = arith.addi %117, %173 : index
        %175 = vector.load %5[%174] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %176 = arith.addi %118, %c44 : index
        %177 = arith.addi %117, %176 : index
        %178 = vector.load %5[%177] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %179 = arith.addi %118, %c45 : index
        %180 = arith.addi %117, %179 : index
        %181 = vector.load %5[%180] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %182 = arith.addi %118, %c46 : index
        %183 = arith.addi %117, %182 : index
        %184 = vector.load %5[%183] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %185 = arith.addi %118, %c47 : index
        %186 = arith.addi %117, %185 : index
        %187 = vector.load %5[%186] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %188 = arith.addi %118, %c48 : index
        %189 = arith.addi %117, %188 : index
        %190 = vector.load %5[%189] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %191 = arith.addi %118, %c49 : index
        %192 = arith.addi %117, %191 : index
        %193 = vector.load %5[%192] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %194 = arith.addi %118, %c50 : index
        %195 = arith.addi %117, %194 : index
        %196 = vector.load %5[%195] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %197 = arith.addi %118, %c51 : index
        %198 = arith.addi %117, %197 : index
        %199 = vector.load %5[%198] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %200 = arith.addi %118, %c52 : index
        %201 = arith.addi %117, %200 : index
        %202 = vector.load %5[%201] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %203 = arith.addi %118, %c53 : index
        %204 = arith.addi %117, %203 : index
        %205 = vector.load %5[%204] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %206 = arith.addi %118, %c54 : index
        %207 = arith.addi %117, %206 : index
        %208 = vector.load %5[%207] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %209 = arith.addi %118, %c55 : index
        %210 = arith.addi %117, %209 : index
        %211 = vector.load %5[%210] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %212 = arith.addi %118, %c56 : index
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
        %288 = arith.shrui %287, %c57 : i32
        %289 = arith.maxsi %288, %c58 : i32
        %290 = arith.minsi %289, %c59 : i32
        %291 = arith.subi %c60, %290 : i32
        %292 = arith.shli %291, %c57 : i32
        %293 = arith.bitcast %292 : i32 to f32
        %294 = arith.subi %290, %c61 : i32
        %295 = arith.shli %294, %c57 : i32
        %296 = arith.bitcast %295 : i32 to f32
        %297 = vector.broadcast %293 : f32 to vector<4xf32>
        %298 = arith.muli %1, %c29 : index
        %299 = arith.muli %2, %c41 : index
        %300 = arith.addi %298, %299 : index
        %301 = arith.mulf %121, %297 : vector<4xf32>
        %302 = arith.truncf %301 : vector<4xf32> to vector<4xf16>
        %303 = arith.mulf %124, %297 : vector<4xf32>
        %304 = arith.truncf %303 : vector<4xf32> to vector<4xf16>
        %305 = vector.shuffle %302, %304 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %306 = arith.addi %300, %c23 : index
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
        %318 = arith.addi %300, %c27 : index
        vector.store %317, %4[%318] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %319 = arith.mulf %139, %297 : vector<4xf32>
        %320 = arith.truncf %319 : vector<4xf32> to vector<4xf16>
        %321 = arith.mulf %142, %297 : vector<4xf32>
        %322 = arith.truncf %321 : vector<4xf32> to vector<4xf16>
        %323 = vector.shuffle %320, %322 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %324 = arith.addi %300, %c28 : index
        vector.store %323, %4[%324] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %325 = arith.mulf %145, %297 : vector<4xf32>
        %326 = arith.truncf %325 : vector<4xf32> to vector<4xf16>
        %327 = arith.mulf %148, %297 : vector<4xf32>
        %328 = arith.truncf %327 : vector<4xf32> to vector<4xf16>
        %329 = vector.shuffle %326, %328 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %330 = arith.addi %300, %c24 : index
        vector.store %329, %4[%330] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %331 = arith.mulf %151, %297 : vector<4xf32>
        %332 = arith.truncf %331 : vector<4xf32> to vector<4xf16>
        %333 = arith.mulf %154, %297 : vector<4xf32>
        %334 = arith.truncf %333 : vector<4xf32> to vector<4xf16>
        %335 = vector.shuffle %332, %334 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %336 = arith.addi %300, %c62 : index
        vector.store %335, %4[%336] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %337 = arith.mulf %157, %297 : vector<4xf32>
        %338 = arith.truncf %337 : vector<4xf32> to vector<4xf16>
        %339 = arith.mulf %160, %297 : vector<4xf32>
        %340 = arith.truncf %339 : vector<4xf32> to vector<4xf16>
        %341 = vector.shuffle %338, %340 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %342 = arith.addi %300, %c63 : index
        vector.store %341, %4[%342] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %343 = arith.mulf %163, %297 : vector<4xf32>
        %344 = arith.truncf %343 : vector<4xf32> to vector<4xf16>
        %345 = arith.mulf %166, %297 : vector<4xf32>
        %346 = arith.truncf %345 : vector<4xf32> to vector<4xf16>
        %347 = vector.shuffle %344, %346 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %348 = arith.addi %300, %c64 : index
        vector.store %347, %4[%348] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %349 = arith.mulf %169, %297 : vector<4xf32>
        %350 = arith.truncf %349 : vector<4xf32> to vector<4xf16>
        %351 = arith.mulf %172, %297 : vector<4xf32>
        %352 = arith.truncf %351 : vector<4xf32> to vector<4xf16>
        %353 = vector.shuffle %350, %352 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %354 = arith.addi %300, %c15 : index
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
        %399 = arith.muli %398, %c20 : i32
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
          %410 = arith.divui %402, %c18 : i32
          %411 = arith.addi %410, %c78 : i32
          %412 = arith.minsi %411, %40 : i32
          %413 = arith.index_castui %412 : i32 to index
          %414 = arith.addi %32, %413 : index
          %415 = memref.load %step[%414] : memref<?xi32>
          %416 = arith.index_cast %415 : i32 to index
          %417 = arith.muli %416, %33 : index
          %418 = arith.addi %417, %34 : index
          %419 = arith.addi %410, %c17 : i32
          %420 = arith.minsi %419, %40 : i32
          %421 = arith.index_castui %420 : i32 to index
          %422 = arith.addi %32, %421 : index
          %423 = memref.load %step[%422] : memref<?xi32>
          %424 = arith.index_cast %423 : i32 to index
          %425 = arith.muli %424, %33 : index
          %426 = arith.addi %425, %34 : index
          %427 = arith.addi %418, %35 : index
          %428 = arith.addi %427, %c23 : index
          %429 = vector.load %kv[%428] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %430 = arith.addi %426, %35 : index
          %431 = arith.addi %430, %c23 : index
          %432 = vector.load %kv[%431] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %433 = arith.addi %427, %c25 : index
          %434 = vector.load %kv[%433] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %435 = arith.addi %430, %c25 : index
          %436 = vector.load %kv[%435] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %460:22 = scf.for %437 = %c78 to %409 step %c17 iter_args(%438 = %429, %439 = %432, %440 = %434, %441 = %436, %442 = %c73, %443 = %c74, %444 = %c75, %445 = %c75, %446 = %c75, %447 = %c75, %448 = %c75, %449 = %c75, %450 = %c75, %451 = %c75, %452 = %c75, %453 = %c75, %454 = %c75, %455 = %c75, %456 = %c75, %457 = %c75, %458 = %c75, %459 = %c75) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %461 = arith.muli %437, %c77 : i32
            %462 = arith.addi %402, %461 : i32
            %463 = arith.addi %462, %c77 : i32
            %464 = arith.divui %462, %c18 : i32
            %465 = arith.addi %464, %c78 : i32
            %466 = arith.minsi %465, %40 : i32
            %467 = arith.index_castui %466 : i32 to index
            %468 = arith.addi %32, %467 : index
            %469 = memref.load %step[%468] : memref<?xi32>
            %470 = arith.index_cast %469 : i32 to index
            %471 = arith.muli %470, %33 : index
            %472 = arith.addi %471, %34 : index
            %473 = arith.addi %464, %c17 : i32
            %474 = arith.minsi %473, %40 : i32
            %475 = arith.index_castui %474 : i32 to index
            %476 = arith.addi %32, %475 : index
            %477 = memref.load %step[%476] : memref<?xi32>
            %478 = arith.index_cast %477 : i32 to index
            %479 = arith.muli %478, %33 : index
            %480 = arith.addi %479, %34 : index
            %481 = arith.divui %463, %c18 : i32
            %482 = arith.addi %481, %c78 : i32
            %483 = arith.minsi %482, %40 : i32
            %484 = arith.index_castui %483 : i32 to index
            %485 = arith.addi %32, %484 : index
            %486 = memref.load %step[%485] : memref<?xi32>
            %487 = arith.index_cast %486 : i32 to index
            %488 = arith.muli %487, %33 : index
            %489 = arith.addi %488, %34 : index
            %490 = arith.addi %481, %c17 : i32
            %491 = arith.minsi %490, %40 : i32
            %492 = arith.index_castui %491 : i32 to index
            %493 = arith.addi %32, %492 : index
            %494 = memref.load %step[%493] : memref<?xi32>
            %495 = arith.index_cast %494 : i32 to index
            %496 = arith.muli %495, %33 : index
            %497 = arith.addi %496, %34 : index
            %498 = wave.opaque %c23 : index
            %499 = arith.muli %1, %c29 : index
            %500 = arith.addi %498, %499 : index
            %501 = arith.addi %472, %35 : index
            %502 = arith.addi %501, %c41 : index
            %503 = vector.load %kv[%502] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %504 = arith.addi %480, %35 : index
            %505 = arith.addi %504, %c41 : index
            %506 = vector.load %kv[%505] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %507 = vector.bitcast %438 : vector<4xi32> to vector<16xi8>
            %508 = wave.fp8_decode "e5m2" packed %507 : vector<16xi8> -> vector<16xf16>
            %509 = vector.bitcast %439 : vector<4xi32> to vector<16xi8>
            %510 = wave.fp8_decode "e5m2" packed %509 : vector<16xi8> -> vector<16xf16>
            %511 = arith.addi %500, %c23 : index
            %512 = vector.load %4[%511] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %513 = arith.addi %511, %c41 : index
            %514 = vector.load %4[%513] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %515 = vector.shuffle %512, %514 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %516 = wave.mma %508, %515, %c75 : vector<16xf16>, vector<8xf32>
            %517 = wave.mma %510, %515, %c75 : vector<16xf16>, vector<8xf32>
            %518 = arith.addi %501, %c49 : index
            %519 = vector.load %kv[%518] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %520 = arith.addi %504, %c49 : index
            %521 = vector.load %kv[%520] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %522 = vector.bitcast %440 : vector<4xi32> to vector<16xi8>
            %523 = wave.fp8_decode "e5m2" packed %522 : vector<16xi8> -> vector<16xf16>
            %524 = vector.bitcast %441 : vector<4xi32> to vector<16xi8>
            %525 = wave.fp8_decode "e5m2" packed %524 : vector<16xi8> -> vector<16xf16>
            %526 = arith.addi %500, %c7 : index
            %527 = vector.load %4[%526] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %528 = arith.addi %526, %c41 : index
            %529 = vector.load %4[%528] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %530 = vector.shuffle %527, %529 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %531 = wave.mma %523, %530, %516 : vector<16xf16>, vector<8xf32>
            %532 = wave.mma %525, %530, %517 : vector<16xf16>, vector<8xf32>
            %533 = arith.addi %501, %c7 : index
            %534 = vector.load %kv[%533] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %535 = arith.addi %504, %c7 : index
            %536 = vector.load %kv[%535] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %537 = vector.bitcast %503 : vector<4xi32> to vector<16xi8>
            %538 = wave.fp8_decode "e5m2" packed %537 : vector<16xi8> -> vector<16xf16>
            %539 = vector.bitcast %506 : vector<4xi32> to vector<16xi8>
            %540 = wave.fp8_decode "e5m2" packed %539 : vector<16xi8> -> vector<16xf16>
            %541 = arith.addi %500, %c27 : index
            %542 = vector.load %4[%541] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %543 = arith.addi %541, %c41 : index
            %544 = vector.load %4[%543] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %545 = vector.shuffle %542, %544 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %546 = wave.mma %538, %545, %531 : vector<16xf16>, vector<8xf32>
            %547 = wave.mma %540, %545, %532 : vector<16xf16>, vector<8xf32>
            %548 = arith.addi %501, %c79 : index
            %549 = vector.load %kv[%548] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %550 = arith.addi %504, %c79 : index
            %551 = vector.load %kv[%550] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %552 = vector.bitcast %519 : vector<4xi32> to vector<16xi8>
            %553 = wave.fp8_decode "e5m2" packed %552 : vector<16xi8> -> vector<16xf16>
            %554 = vector.bitcast %521 : vector<4xi32> to vector<16xi8>
            %555 = wave.fp8_decode "e5m2" packed %554 : vector<16xi8> -> vector<16xf16>
            %556 = arith.addi %500, %c28 : index
            %557 = vector.load %4[%556] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %558 = arith.addi %556, %c41 : index
            %559 = vector.load %4[%558] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %560 = vector.shuffle %557, %559 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %561 = wave.mma %553, %560, %546 : vector<16xf16>, vector<8xf32>
            %562 = wave.mma %555, %560, %547 : vector<16xf16>, vector<8xf32>
            %563 = arith.addi %501, %c80 : index
            %564 = vector.load %kv[%563] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %565 = arith.addi %504, %c80 : index
            %566 = vector.load %kv[%565] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %567 = vector.bitcast %534 : vector<4xi32> to vector<16xi8>
            %568 = wave.fp8_decode "e5m2" packed %567 : vector<16xi8> -> vector<16xf16>
            %569 = vector.bitcast %536 : vector<4xi32> to vector<16xi8>
            %570 = wave.fp8_decode "e5m2" packed %569 : vector<16xi8> -> vector<16xf16>
            %571 = arith.addi %500, %c24 : index
            %572 = vector.load %4[%571] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %573 = arith.addi %571, %c41 : index
            %574 = vector.load %4[%573] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %575 = vector.shuffle %572, %574 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %576 = wave.mma %568, %575, %561 : vector<16xf16>, vector<8xf32>
            %577 = wave.mma %570, %575, %562 : vector<16xf16>, vector<8xf32>
            %578 = arith.addi %501, %c81 : index
            %579 = vector.load %kv[%578] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %580 = arith.addi %504, %c81 : index
            %581 = vector.load %kv[%580] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %582 = vector.bitcast %549 : vector<4xi32> to vector<16xi8>
            %583 = wave.fp8_decode "e5m2" packed %582 : vector<16xi8> -> vector<16xf16>
            %584 = vector.bitcast %551 : vector<4xi32> to vector<16xi8>
            %585 = wave.fp8_decode "e5m2" packed %584 : vector<16xi8> -> vector<16xf16>
            %586 = arith.addi %500, %c62 : index
            %587 = vector.load %4[%586] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %588 = arith.addi %586, %c41 : index
            %589 = vector.load %4[%588] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %590 = vector.shuffle %587, %589 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %591 = wave.mma %583, %590, %576 : vector<16xf16>, vector<8xf32>
            %592 = wave.mma %585, %590, %577 : vector<16xf16>, vector<8xf32>
            %593 = arith.addi %501, %c27 : index
            %594 = vector.load %kv[%593] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %595 = arith.addi %504, %c27 : index
            %596 = vector.load %kv[%595] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %597 = vector.bitcast %564 : vector<4xi32> to vector<16xi8>
            %598 = wave.fp8_decode "e5m2" packed %597 : vector<16xi8> -> vector<16xf16>
            %599 = vector.bitcast %566 : vector<4xi32> to vector<16xi8>
            %600 = wave.fp8_decode "e5m2" packed %599 : vector<16xi8> -> vector<16xf16>
            %601 = arith.addi %500, %c63 : index
            %602 = vector.load %4[%601] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %603 = arith.addi %601, %c41 : index
            %604 = vector.load %4[%603] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %605 = vector.shuffle %602, %604 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %606 = wave.mma %598, %605, %591 : vector<16xf16>, vector<8xf32>
            %607 = wave.mma %600, %605, %592 : vector<16xf16>, vector<8xf32>
            %608 = arith.addi %501, %c82 : index
            %609 = vector.load %kv[%608] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %610 = arith.addi %504, %c82 : index
            %611 = vector.load %kv[%610] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %612 = vector.bitcast %579 : vector<4xi32> to vector<16xi8>
            %613 = wave.fp8_decode "e5m2" packed %612 : vector<16xi8> -> vector<16xf16>
            %614 = vector.bitcast %581 : vector<4xi32> to vector<16xi8>
            %615 = wave.fp8_decode "e5m2" packed %614 : vector<16xi8> -> vector<16xf16>
            %616 = arith.addi %500, %c64 : index
            %617 = vector.load %4[%616] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %618 = arith.addi %616, %c41 : index
            %619 = vector.load %4[%618] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %620 = vector.shuffle %617, %619 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %621 = wave.mma %613, %620, %606 : vector<16xf16>, vector<8xf32>
            %622 = wave.mma %615, %620, %607 : vector<16xf16>, vector<8xf32>
            %623 = arith.addi %501, %c83 : index
            %624 = vector.load %kv[%623] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %625 = arith.addi %504, %c83 : index
            %626 = vector.load %kv[%625] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %627 = vector.bitcast %594 : vector<4xi32> to vector<16xi8>
            %628 = wave.fp8_decode "e5m2" packed %627 : vector<16xi8> -> vector<16xf16>
            %629 = vector.bitcast %596 : vector<4xi32> to vector<16xi8>
            %630 = wave.fp8_decode "e5m2" packed %629 : vector<16xi8> -> vector<16xf16>
            %631 = arith.addi %500, %c15 : index
            %632 = vector.load %4[%631] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %633 = arith.addi %631, %c41 : index
            %634 = vector.load %4[%633] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %635 = vector.shuffle %632, %634 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %636 = wave.mma %628, %635, %621 : vector<16xf16>, vector<8xf32>
            %637 = wave.mma %630, %635, %622 : vector<16xf16>, vector<8xf32>
            %638 = arith.addi %501, %c84 : index
            %639 = vector.load %kv[%638] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %640 = arith.addi %504, %c84 : index
            %641 = vector.load %kv[%640] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %642 = vector.bitcast %609 : vector<4xi32> to vector<16xi8>
            %643 = wave.fp8_decode "e5m2" packed %642 : vector<16xi8> -> vector<16xf16>
            %644 = vector.bitcast %611 : vector<4xi32> to vector<16xi8>
            %645 = wave.fp8_decode "e5m2" packed %644 : vector<16xi8> -> vector<16xf16>
            %646 = arith.addi %500, %c65 : index
            %647 = vector.load %4[%646] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %648 = arith.addi %646, %c41 : index
            %649 = vector.load %4[%648] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %650 = vector.shuffle %647, %649 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %651 = wave.mma %643, %650, %636 : vector<16xf16>, vector<8xf32>
            %652 = wave.mma %645, %650, %637 : vector<16xf16>, vector<8xf32>
            %653 = arith.addi %501, %c28 : index
            %654 = vector.load %kv[%653] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %655 = arith.addi %504, %c28 : index
            %656 = vector.load %kv[%655] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %657 = vector.bitcast %624 : vector<4xi32> to vector<16xi8>
            %658 = wave.fp8_decode "e5m2" packed %657 : vector<16xi8> -> vector<16xf16>
            %659 = vector.bitcast %626 : vector<4xi32> to vector<16xi8>
            %660 = wave.fp8_decode "e5m2" packed %659 : vector<16xi8> -> vector<16xf16>
            %661 = arith.addi %500, %c66 : index
            %662 = vector.load %4[%661] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %663 = arith.addi %661, %c41 : index
            %664 = vector.load %4[%663] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %665 = vector.shuffle %662, %664 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %666 = wave.mma %658, %665, %651 : vector<16xf16>, vector<8xf32>
            %667 = wave.mma %660, %665, %652 : vector<16xf16>, vector<8xf32>
            %668 = arith.addi %501, %c85 : index
            %669 = vector.load %kv[%668] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %670 = arith.addi %504, %c85 : index
            %671 = vector.load %kv[%670] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %672 = vector.bitcast %639 : vector<4xi32> to vector<16xi8>
            %673 = wave.fp8_decode "e5m2" packed %672 : vector<16xi8> -> vector<16xf16>
            %674 = vector.bitcast %641 : vector<4xi32> to vector<16xi8>
            %675 = wave.fp8_decode "e5m2" packed %674 : vector<16xi8> -> vector<16xf16>
            %676 = arith.addi %500, %c67 : index
            %677 = vector.load %4[%676] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %678 = arith.addi %676, %c41 : index
            %679 = vector.load %4[%678] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %680 = vector.shuffle %677, %679 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %681 = wave.mma %673, %680, %666 : vector<16xf16>, vector<8xf32>
            %682 = wave.mma %675, %680, %667 : vector<16xf16>, vector<8xf32>
            %683 = arith.addi %501, %c86 : index
            %684 = vector.load %kv[%683] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %685 = arith.addi %504, %c86 : index
            %686 = vector.load %kv[%685] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %687 = vector.bitcast %654 : vector<4xi32> to vector<16xi8>
            %688 = wave.fp8_decode "e5m2" packed %687 : vector<16xi8> -> vector<16xf16>
            %689 = vector.bitcast %656 : vector<4xi32> to vector<16xi8>
            %690 = wave.fp8_decode "e5m2" packed %689 : vector<16xi8> -> vector<16xf16>
            %691 = arith.addi %500, %c68 : index
            %692 = vector.load %4[%691] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %693 = arith.addi %691, %c41 : index
            %694 = vector.load %4[%693] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %695 = vector.shuffle %692, %694 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %696 = wave.mma %688, %695, %681 : vector<16xf16>, vector<8xf32>
            %697 = wave.mma %690, %695, %682 : vector<16xf16>, vector<8xf32>
            %698 = arith.addi %501, %c87 : index
            %699 = vector.load %kv[%698] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %700 = arith.addi %504, %c87 : index
            %701 = vector.load %kv[%700] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %702 = vector.bitcast %669 : vector<4xi32> to vector<16xi8>
            %703 = wave.fp8_decode "e5m2" packed %702 : vector<16xi8> -> vector<16xf16>
            %704 = vector.bitcast %671 : vector<4xi32> to vector<16xi8>
            %705 = wave.fp8_decode "e5m2" packed %704 : vector<16xi8> -> vector<16xf16>
            %706 = arith.addi %500, %c69 : index
            %707 = vector.load %4[%706] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %708 = arith.addi %706, %c41 : index
            %709 = vector.load %4[%708] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %710 = vector.shuffle %707, %709 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %711 = wave.mma %703, %710, %696 : vector<16xf16>, vector<8xf32>
            %712 = wave.mma %705, %710, %697 : vector<16xf16>, vector<8xf32>
            %713 = arith.addi %501, %c24 : index
            %714 = vector.load %kv[%713] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %715 = arith.addi %504, %c24 : index
            %716 = vector.load %kv[%715] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %717 = vector.bitcast %684 : vector<4xi32> to vector<16xi8>
            %718 = wave.fp8_decode "e5m2" packed %717 : vector<16xi8> -> vector<16xf16>
            %719 = vector.bitcast %686 : vector<4xi32> to vector<16xi8>
            %720 = wave.fp8_decode "e5m2" packed %719 : vector<16xi8> -> vector<16xf16>
            %721 = arith.addi %500, %c70 : index
            %722 = vector.load %4[%721] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %723 = arith.addi %721, %c41 : index
            %724 = vector.load %4[%723] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %725 = vector.shuffle %722, %724 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %726 = wave.mma %718, %725, %711 : vector<16xf16>, vector<8xf32>
            %727 = wave.mma %720, %725, %712 : vector<16xf16>, vector<8xf32>
            %728 = arith.addi %501, %c88 : index
            %729 = vector.load %kv[%728] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %730 = arith.addi %504, %c88 : index
            %731 = vector.load %kv[%730] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %732 = vector.bitcast %699 : vector<4xi32> to vector<16xi8>
            %733 = wave.fp8_decode "e5m2" packed %732 : vector<16xi8> -> vector<16xf16>
            %734 = vector.bitcast %701 : vector<4xi32> to vector<16xi8>
            %735 = wave.fp8_decode "e5m2" packed %734 : vector<16xi8> -> vector<16xf16>
            %736 = arith.addi %500, %c71 : index
            %737 = vector.load %4[%736] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %738 = arith.addi %736, %c41 : index
            %739 = vector.load %4[%738] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %740 = vector.shuffle %737, %739 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %741 = wave.mma %733, %740, %726 : vector<16xf16>, vector<8xf32>
            %742 = wave.mma %735, %740, %727 : vector<16xf16>, vector<8xf32>
            %743 = arith.addi %501, %c89 : index
            %744 = vector.load %kv[%743] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %745 = arith.addi %504, %c89 : index
            %746 = vector.load %kv[%745] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %747 = wave.opaque %741 : vector<8xf32>
            %748 = wave.opaque %742 : vector<8xf32>
            %749 = wave.opaque %463 : i32
            %750 = arith.cmpi sgt, %749, %404 : i32
            %751:2 = scf.if %750 -> (vector<8xf32>, vector<8xf32>) {
              %752 = arith.index_cast %2 : index to i32
              %753 = arith.addi %462, %752 : i32
              %754 = arith.subi %38, %753 : i32
              %755 = arith.subi %754, %c78 : i32
              %756 = vector.broadcast %755 : i32 to vector<8xi32>
              %757 = arith.cmpi sgt, %756, %c91 : vector<8xi32>
              %758 = arith.select %757, %747, %c90 : vector<8xi1>, vector<8xf32>
              %759 = arith.subi %754, %c18 : i32
              %760 = vector.broadcast %759 : i32 to vector<8xi32>
              %761 = arith.cmpi sgt, %760, %c91 : vector<8xi32>
              %762 = arith.select %761, %748, %c90 : vector<8xi1>, vector<8xf32>
              scf.yield %758, %762 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %747, %748 : vector<8xf32>, vector<8xf32>
            }
            %763 = vector.extract %751#0[0] : f32 from vector<8xf32>
            %764 = vector.extract %751#0[1] : f32 from vector<8xf32>
            %765 = vector.extract %751#0[2] : f32 from vector<8xf32>
            %766 = vector.extract %751#0[3] : f32 from vector<8xf32>
            %767 = vector.extract %751#0[4] : f32 from vector<8xf32>
            %768 = vector.extract %751#0[5] : f32 from vector<8xf32>
            %769 = vector.extract %751#0[6] : f32 from vector<8xf32>
            %770 = vector.extract %751#0[7] : f32 from vector<8xf32>
            %771 = vector.extract %751#1[0] : f32 from vector<8xf32>
            %772 = vector.extract %751#1[1] : f32 from vector<8xf32>
            %773 = vector.extract %751#1[2] : f32 from vector<8xf32>
            %774 = vector.extract %751#1[3] : f32 from vector<8xf32>
            %775 = vector.extract %751#1[4] : f32 from vector<8xf32>
            %776 = vector.extract %751#1[5] : f32 from vector<8xf32>
            %777 = vector.extract %751#1[6] : f32 from vector<8xf32>
            %778 = vector.extract %751#1[7] : f32 from vector<8xf32>
            %779 = arith.maxnumf %763, %764 fastmath<nnan> : f32
            %780 = arith.maxnumf %779, %765 fastmath<nnan> : f32
            %781 = arith.maxnumf %780, %766 fastmath<nnan> : f32
            %782 = arith.maxnumf %781, %767 fastmath<nnan> : f32
            %783 = arith.maxnumf %782, %768 fastmath<nnan> : f32
            %784 = arith.maxnumf %783, %769 fastmath<nnan> : f32
            %785 = arith.maxnumf %784, %770 fastmath<nnan> : f32
            %786 = arith.maxnumf %785, %771 fastmath<nnan> : f32
            %787 = arith.maxnumf %786, %772 fastmath<nnan> : f32
            %788 = arith.maxnumf %787, %773 fastmath<nnan> : f32
            %789 = arith.maxnumf %788, %774 fastmath<nnan> : f32
            %790 = arith.maxnumf %789, %775 fastmath<nnan> : f32
            %791 = arith.maxnumf %790, %776 fastmath<nnan> : f32
            %792 = arith.maxnumf %791, %777 fastmath<nnan> : f32
            %793 = arith.maxnumf %792, %778 fastmath<nnan> : f32
            %794 = wave.swap_halves %793 : f32
            %795 = arith.maxnumf %793, %794 fastmath<nnan> : f32
            %796 = arith.mulf %795, %397 : f32
            %797 = arith.addf %442, %c92 : f32
            %798 = arith.cmpf ogt, %796, %797 : f32
            %799:18 = scf.if %798 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %800 = arith.subf %442, %796 : f32
              %801 = wave.exp2 %800 : f32
              %802 = vector.broadcast %801 : f32 to vector<8xf32>
              %803 = arith.mulf %443, %801 : f32
              %804 = arith.mulf %444, %802 : vector<8xf32>
              %805 = arith.mulf %445, %802 : vector<8xf32>
              %806 = arith.mulf %446, %802 : vector<8xf32>
              %807 = arith.mulf %447, %802 : vector<8xf32>
              %808 = arith.mulf %448, %802 : vector<8xf32>
              %809 = arith.mulf %449, %802 : vector<8xf32>
              %810 = arith.mulf %450, %802 : vector<8xf32>
              %811 = arith.mulf %451, %802 : vector<8xf32>
              %812 = arith.mulf %452, %802 : vector<8xf32>
              %813 = arith.mulf %453, %802 : vector<8xf32>
              %814 = arith.mulf %454, %802 : vector<8xf32>
              %815 = arith.mulf %455, %802 : vector<8xf32>
              %816 = arith.mulf %456, %802 : vector<8xf32>
              %817 = arith.mulf %457, %802 : vector<8xf32>
              %818 = arith.mulf %458, %802 : vector<8xf32>
              %819 = arith.mulf %459, %802 : vector<8xf32>
              scf.yield %796, %803, %804, %805, %806, %807, %808, %809, %810, %811, %812, %813, %814, %815, %816, %817, %818, %819 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %442, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458, %459 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %820 = vector.broadcast %397 : f32 to vector<8xf32>
            %821 = arith.subf %c93, %799#0 : f32
            %822 = vector.broadcast %821 : f32 to vector<8xf32>
            %823 = math.fma %751#0, %820, %822 : vector<8xf32>
            %824 = wave.exp2 %823 : vector<8xf32>
            %825 = math.fma %751#1, %820, %822 : vector<8xf32>
            %826 = wave.exp2 %825 : vector<8xf32>
            %827 = arith.truncf %824 : vector<8xf32> to vector<8xf16>
            %828 = vector.bitcast %827 : vector<8xf16> to vector<4xi32>
            %829 = wave.swap_halves %828 : vector<4xi32>
            %830 = arith.select %3, %829, %828 : vector<4xi32>
            %831 = arith.select %3, %828, %829 : vector<4xi32>
            %832 = vector.shuffle %830, %831 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %833 = vector.bitcast %832 : vector<8xi32> to vector<16xf16>
            %834 = arith.truncf %826 : vector<8xf32> to vector<8xf16>
            %835 = vector.bitcast %834 : vector<8xf16> to vector<4xi32>
            %836 = wave.swap_halves %835 : vector<4xi32>
            %837 = arith.select %3, %836, %835 : vector<4xi32>
            %838 = arith.select %3, %835, %836 : vector<4xi32>
            %839 = vector.shuffle %837, %838 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %840 = vector.bitcast %839 : vector<8xi32> to vector<16xf16>
            %841 = arith.addf %824, %826 : vector<8xf32>
            %842 = vector.extract %841[0] : f32 from vector<8xf32>
            %843 = vector.extract %841[1] : f32 from vector<8xf32>
            %844 = vector.extract %841[2] : f32 from vector<8xf32>
            %845 = vector.extract %841[3] : f32 from vector<8xf32>
            %846 = vector.extract %841[4] : f32 from vector<8xf32>
            %847 = vector.extract %841[5] : f32 from vector<8xf32>
            %848 = vector.extract %841[6] : f32 from vector<8xf32>
            %849 = vector.extract %841[7] : f32 from vector<8xf32>
            %850 = arith.addf %842, %846 : f32
            %851 = arith.addf %843, %847 : f32
            %852 = arith.addf %844, %848 : f32
            %853 = arith.addf %845, %849 : f32
            %854 = arith.addf %850, %852 : f32
            %855 = arith.addf %851, %853 : f32
            %856 = arith.addf %854, %855 : f32
            %857 = arith.addf %799#1, %856 : f32
            %858 = wave.opaque %857 : f32
            %859 = wave.opaque %463 : i32
            %860 = arith.cmpi sgt, %859, %404 : i32
            %861:2 = scf.if %860 -> (vector<4xi32>, vector<4xi32>) {
              %862 = arith.subi %404, %462 : i32
              %863 = arith.subi %862, %c78 : i32
              %864 = arith.minsi %863, %c18 : i32
              %865 = arith.maxsi %864, %c78 : i32
              %866 = arith.cmpi sgt, %865, %c78 : i32
              %867 = arith.select %866, %c95, %c78 : i32
              %868 = arith.ori %c78, %867 : i32
              %869 = arith.cmpi sgt, %865, %c17 : i32
              %870 = arith.select %869, %c95, %c78 : i32
              %871 = arith.ori %c78, %870 : i32
              %872 = arith.cmpi sgt, %865, %c96 : i32
              %873 = arith.select %872, %c97, %c78 : i32
              %874 = arith.ori %868, %873 : i32
              %875 = arith.cmpi sgt, %865, %c98 : i32
              %876 = arith.select %875, %c97, %c78 : i32
              %877 = arith.ori %871, %876 : i32
              %878 = arith.cmpi sgt, %865, %c99 : i32
              %879 = arith.select %878, %c100, %c78 : i32
              %880 = arith.ori %874, %879 : i32
              %881 = arith.cmpi sgt, %865, %c101 : i32
              %882 = arith.select %881, %c100, %c78 : i32
              %883 = arith.ori %877, %882 : i32
              %884 = arith.cmpi sgt, %865, %c102 : i32
              %885 = arith.select %884, %c103, %c78 : i32
              %886 = arith.ori %880, %885 : i32
              %887 = arith.cmpi sgt, %865, %c104 : i32
              %888 = arith.select %887, %c103, %c78 : i32
              %889 = arith.ori %883, %888 : i32
              %890 = arith.cmpi sgt, %865, %c105 : i32
              %891 = arith.select %890, %c95, %c78 : i32
              %892 = arith.ori %c78, %891 : i32
              %893 = arith.cmpi sgt, %865, %c106 : i32
              %894 = arith.select %893, %c95, %c78 : i32
              %895 = arith.ori %c78, %894 : i32
              %896 = arith.cmpi sgt, %865, %c107 : i32
              %897 = arith.select %896, %c97, %c78 : i32
              %898 = arith.ori %892, %897 : i32
              %899 = arith.cmpi sgt, %865, %c108 : i32
              %900 = arith.select %899, %c97, %c78 : i32
              %901 = arith.ori %895, %900 : i32
              %902 = arith.cmpi sgt, %865, %c109 : i32
              %903 = arith.select %902, %c100, %c78 : i32
              %904 = arith.ori %898, %903 : i32
              %905 = arith.cmpi sgt, %865, %c110 : i32
              %906 = arith.select %905, %c100, %c78 : i32
              %907 = arith.ori %901, %906 : i32
              %908 = arith.cmpi sgt, %865, %c61 : i32
              %909 = arith.select %908, %c103, %c78 : i32
              %910 = arith.ori %904, %909 : i32
              %911 = arith.cmpi sgt, %865, %c111 : i32
              %912 = arith.select %911, %c103, %c78 : i32
              %913 = arith.ori %907, %912 : i32
              %914 = vector.from_elements %886, %910, %889, %913 : vector<4xi32>
              %915 = arith.subi %862, %c18 : i32
              %916 = arith.minsi %915, %c18 : i32
              %917 = arith.maxsi %916, %c78 : i32
              %918 = arith.cmpi sgt, %917, %c78 : i32
              %919 = arith.select %918, %c95, %c78 : i32
              %920 = arith.ori %c78, %919 : i32
              %921 = arith.cmpi sgt, %917, %c17 : i32
              %922 = arith.select %921, %c95, %c78 : i32
              %923 = arith.ori %c78, %922 : i32
              %924 = arith.cmpi sgt, %917, %c96 : i32
              %925 = arith.select %924, %c97, %c78 : i32
              %926 = arith.ori %920, %925 : i32
              %927 = arith.cmpi sgt, %917, %c98 : i32
              %928 = arith.select %927, %c97, %c78 : i32
              %929 = arith.ori %923, %928 : i32
              %930 = arith.cmpi sgt, %917, %c99 : i32
              %931 = arith.select %930, %c100, %c78 : i32
              %932 = arith.ori %926, %931 : i32
              %933 = arith.cmpi sgt, %917, %c101 : i32
              %934 = arith.select %933, %c100, %c78 : i32
              %935 = arith.ori %929, %934 : i32
              %936 = arith.cmpi sgt, %917, %c102 : i32
              %937 = arith.select %936, %c103, %c78 : i32
              %938 = arith.ori %932, %937 : i32
              %939 = arith.cmpi sgt, %917, %c104 : i32
              %940 = arith.select %939, %c103, %c78 : i32
              %941 = arith.ori %935, %940 : i32
              %942 = arith.cmpi sgt, %917, %c105 : i32
              %943 = arith.select %942, %c95, %c78 : i32
              %944 = arith.ori %c78, %943 : i32
              %945 = arith.cmpi sgt, %917, %c106 : i32
              %946 = arith.select %945, %c95, %c78 : i32
              %947 = arith.ori %c78, %946 : i32
              %948 = arith.cmpi sgt, %917, %c107 : i32
              %949 = arith.select %948, %c97, %c78 : i32
              %950 = arith.ori %944, %949 : i32
              %951 = arith.cmpi sgt, %917, %c108 : i32
              %952 = arith.select %951, %c97, %c78 : i32
              %953 = arith.ori %947, %952 : i32
              %954 = arith.cmpi sgt, %917, %c109 : i32
              %955 = arith.select %954, %c100, %c78 : i32
              %956 = arith.ori %950, %955 : i32
              %957 = arith.cmpi sgt, %917, %c110 : i32
              %958 = arith.select %957, %c100, %c78 : i32
              %959 = arith.ori %953, %958 : i32
              %960 = arith.cmpi sgt, %917, %c61 : i32
              %961 = arith.select %960, %c103, %c78 : i32
              %962 = arith.ori %956, %961 : i32
              %963 = arith.cmpi sgt, %917, %c111 : i32
              %964 = arith.select %963, %c103, %c78 : i32
              %965 = arith.ori %959, %964 : i32
              %966 = vector.from_elements %938, %962, %941, %965 : vector<4xi32>
              scf.yield %914, %966 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c94, %c94 : vector<4xi32>, vector<4xi32>
            }
            %967 = wave.opaque %463 : i32
            %968 = arith.cmpi sgt, %967, %404 : i32
            %969:2 = scf.if %968 -> (vector<4xi32>, vector<4xi32>) {
              %970 = arith.andi %714, %861#0 : vector<4xi32>
              %971 = arith.andi %716, %861#1 : vector<4xi32>
              scf.yield %970, %971 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %714, %716 : vector<4xi32>, vector<4xi32>
            }
            %972 = vector.bitcast %969#0 : vector<4xi32> to vector<16xi8>
            %973 = wave.fp8_decode "e5m2" packed %972 : vector<16xi8> -> vector<16xf16>
            %974 = wave.mma %973, %833, %799#2 : vector<16xf16>, vector<8xf32>
            %975 = vector.bitcast %969#1 : vector<4xi32> to vector<16xi8>
            %976 = wave.fp8_decode "e5m2" packed %975 : vector<16xi8> -> vector<16xf16>
            %977 = wave.mma %976, %840, %974 : vector<16xf16>, vector<8xf32>
            %978 = wave.opaque %977 : vector<8xf32>
            %979 = arith.addi %501, %c112 : index
            %980 = vector.load %kv[%979] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %981 = arith.addi %504, %c112 : index
            %982 = vector.load %kv[%981] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %983 = wave.opaque %463 : i32
            %984 = arith.cmpi sgt, %983, %404 : i32
            %985:2 = scf.if %984 -> (vector<4xi32>, vector<4xi32>) {
              %986 = arith.andi %729, %861#0 : vector<4xi32>
              %987 = arith.andi %731, %861#1 : vector<4xi32>
              scf.yield %986, %987 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %729, %731 : vector<4xi32>, vector<4xi32>
            }
            %988 = vector.bitcast %985#0 : vector<4xi32> to vector<16xi8>
            %989 = wave.fp8_decode "e5m2" packed %988 : vector<16xi8> -> vector<16xf16>
            %990 = wave.mma %989, %833, %799#3 : vector<16xf16>, vector<8xf32>
            %991 = vector.bitcast %985#1 : vector<4xi32> to vector<16xi8>
            %992 = wave.fp8_decode "e5m2" packed %991 : vector<16xi8> -> vector<16xf16>
            %993 = wave.mma %992, %840, %990 : vector<16xf16>, vector<8xf32>
            %994 = wave.opaque %993 : vector<8xf32>
            %995 = arith.addi %501, %c62 : index
            %996 = vector.load %kv[%995] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %997 = arith.addi %504, %c62 : index
            %998 = vector.load %kv[%997] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %999 = wave.opaque %463 : i32
            %1000 = arith.cmpi sgt, %999, %404 : i32
            %1001:2 = scf.if %1000 -> (vector<4xi32>, vector<4xi32>) {
              %1002 = arith.andi %744, %861#0 : vector<4xi32>
              %1003 = arith.andi %746, %861#1 : vector<4xi32>
              scf.yield %1002, %1003 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %744, %746 : vector<4xi32>, vector<4xi32>
            }
            %1004 = vector.bitcast %1001#0 : vector<4xi32> to vector<16xi8>
            %1005 = wave.fp8_decode "e5m2" packed %1004 : vector<16xi8> -> vector<16xf16>
            %1006 = wave.mma %1005, %833, %799#4 : vector<16xf16>, vector<8xf32>
            %1007 = vector.bitcast %1001#1 : vector<4xi32> to vector<16xi8>
            %1008 = wave.fp8_decode "e5m2" packed %1007 : vector<16xi8> -> vector<16xf16>
            %1009 = wave.mma %1008, %840, %1006 : vector<16xf16>, vector<8xf32>
            %1010 = wave.opaque %1009 : vector<8xf32>
            %1011 = arith.addi %501, %c113 : index
            %1012 = vector.load %kv[%1011] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1013 = arith.addi %504, %c113 : index
            %1014 = vector.load %kv[%1013] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1015 = wave.opaque %463 : i32
            %1016 = arith.cmpi sgt, %1015, %404 : i32
            %1017:2 = scf.if %1016 -> (vector<4xi32>, vector<4xi32>) {
              %1018 = arith.andi %980, %861#0 : vector<4xi32>
              %1019 = arith.andi %982, %861#1 : vector<4xi32>
              scf.yield %1018, %1019 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %980, %982 : vector<4xi32>, vector<4xi32>
            }
            %1020 = vector.bitcast %1017#0 : vector<4xi32> to vector<16xi8>
            %1021 = wave.fp8_decode "e5m2" packed %1020 : vector<16xi8> -> vector<16xf16>
            %1022 = wave.mma %1021, %833, %799#5 : vector<16xf16>, vector<8xf32>
            %1023 = vector.bitcast %1017#1 : vector<4xi32> to vector<16xi8>
            %1024 = wave.fp8_decode "e5m2" packed %1023 : vector<16xi8> -> vector<16xf16>
            %1025 = wave.mma %1024, %840, %1022 : vector<16xf16>, vector<8xf32>
            %1026 = wave.opaque %1025 : vector<8xf32>
            %1027 = arith.addi %501, %c114 : index
            %1028 = vector.load %kv[%1027] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1029 = arith.addi %504, %c114 : index
            %1030 = vector.load %kv[%1029] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1031 = wave.opaque %463 : i32
            %1032 = arith.cmpi sgt, %1031, %404 : i32
            %1033:2 = scf.if %1032 -> (vector<4xi32>, vector<4xi32>) {
              %1034 = arith.andi %996, %861#0 : vector<4xi32>
              %1035 = arith.andi %998, %861#1 : vector<4xi32>
              scf.yield %1034, %1035 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %996, %998 : vector<4xi32>, vector<4xi32>
            }
            %1036 = vector.bitcast %1033#0 : vector<4xi32> to vector<16xi8>
            %1037 = wave.fp8_decode "e5m2" packed %1036 : vector<16xi8> -> vector<16xf16>
            %1038 = wave.mma %1037, %833, %799#6 : vector<16xf16>, vector<8xf32>
            %1039 = vector.bitcast %1033#1 : vector<4xi32> to vector<16xi8>
            %1040 = wave.fp8_decode "e5m2" packed %1039 : vector<16xi8> -> vector<16xf16>
            %1041 = wave.mma %1040, %840, %1038 : vector<16xf16>, vector<8xf32>
            %1042 = wave.opaque %1041 : vector<8xf32>
            %1043 = arith.addi %501, %c115 : index
            %1044 = vector.load %kv[%1043] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1045 = arith.addi %504, %c115 : index
            %1046 = vector.load %kv[%1045] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1047 = wave.opaque %463 : i32
            %1048 = arith.cmpi sgt, %1047, %404 : i32
            %1049:2 = scf.if %1048 -> (vector<4xi32>, vector<4xi32>) {
              %1050 = arith.andi %1012, %861#0 : vector<4xi32>
              %1051 = arith.andi %1014, %861#1 : vector<4xi32>
              scf.yield %1050, %1051 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1012, %1014 : vector<4xi32>, vector<4xi32>
            }
            %1052 = vector.bitcast %1049#0 : vector<4xi32> to vector<16xi8>
            %1053 = wave.fp8_decode "e5m2" packed %1052 : vector<16xi8> -> vector<16xf16>
            %1054 = wave.mma %1053, %833, %799#7 : vector<16xf16>, vector<8xf32>
            %1055 = vector.bitcast %1049#1 : vector<4xi32> to vector<16xi8>
            %1056 = wave.fp8_decode "e5m2" packed %1055 : vector<16xi8> -> vector<16xf16>
            %1057 = wave.mma %1056, %840, %1054 : vector<16xf16>, vector<8xf32>
            %1058 = wave.opaque %1057 : vector<8xf32>
            %1059 = arith.addi %501, %c63 : index
            %1060 = vector.load %kv[%1059] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1061 = arith.addi %504, %c63 : index
            %1062 = vector.load %kv[%1061] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1063 = wave.opaque %463 : i32
            %1064 = arith.cmpi sgt, %1063, %404 : i32
            %1065:2 = scf.if %1064 -> (vector<4xi32>, vector<4xi32>) {
              %1066 = arith.andi %1028, %861#0 : vector<4xi32>
              %1067 = arith.andi %1030, %861#1 : vector<4xi32>
              scf.yield %1066, %1067 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1028, %1030 : vector<4xi32>, vector<4xi32>
            }
            %1068 = vector.bitcast %1065#0 : vector<4xi32> to vector<16xi8>
            %1069 = wave.fp8_decode "e5m2" packed %1068 : vector<16xi8> -> vector<16xf16>
            %1070 = wave.mma %1069, %833, %799#8 : vector<16xf16>, vector<8xf32>
            %1071 = vector.bitcast %1065#1 : vector<4xi32> to vector<16xi8>
            %1072 = wave.fp8_decode "e5m2" packed %1071 : vector<16xi8> -> vector<16xf16>
            %1073 = wave.mma %1072, %840, %1070 : vector<16xf16>, vector<8xf32>
            %1074 = wave.opaque %1073 : vector<8xf32>
            %1075 = arith.addi %501, %c116 : index
            %1076 = vector.load %kv[%1075] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1077 = arith.addi %504, %c116 : index
            %1078 = vector.load %kv[%1077] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1079 = wave.opaque %463 : i32
            %1080 = arith.cmpi sgt, %1079, %404 : i32
            %1081:2 = scf.if %1080 -> (vector<4xi32>, vector<4xi32>) {
              %1082 = arith.andi %1044, %861#0 : vector<4xi32>
              %1083 = arith.andi %1046, %861#1 : vector<4xi32>
              scf.yield %1082, %1083 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1044, %1046 : vector<4xi32>, vector<4xi32>
            }
            %1084 = vector.bitcast %1081#0 : vector<4xi32> to vector<16xi8>
            %1085 = wave.fp8_decode "e5m2" packed %1084 : vector<16xi8> -> vector<16xf16>
            %1086 = wave.mma %1085, %833, %799#9 : vector<16xf16>, vector<8xf32>
            %1087 = vector.bitcast %1081#1 : vector<4xi32> to vector<16xi8>
            %1088 = wave.fp8_decode "e5m2" packed %1087 : vector<16xi8> -> vector<16xf16>
            %1089 = wave.mma %1088, %840, %1086 : vector<16xf16>, vector<8xf32>
            %1090 = wave.opaque %1089 : vector<8xf32>
            %1091 = arith.addi %501, %c117 : index
            %1092 = vector.load %kv[%1091] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1093 = arith.addi %504, %c117 : index
            %1094 = vector.load %kv[%1093] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1095 = wave.opaque %463 : i32
            %1096 = arith.cmpi sgt, %1095, %404 : i32
            %1097:2 = scf.if %1096 -> (vector<4xi32>, vector<4xi32>) {
              %1098 = arith.andi %1060, %861#0 : vector<4xi32>
              %1099 = arith.andi %1062, %861#1 : vector<4xi32>
              scf.yield %1098, %1099 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1060, %1062 : vector<4xi32>, vector<4xi32>
            }
            %1100 = vector.bitcast %1097#0 : vector<4xi32> to vector<16xi8>
            %1101 = wave.fp8_decode "e5m2" packed %1100 : vector<16xi8> -> vector<16xf16>
            %1102 = wave.mma %1101, %833, %799#10 : vector<16xf16>, vector<8xf32>
            %1103 = vector.bitcast %1097#1 : vector<4xi32> to vector<16xi8>
            %1104 = wave.fp8_decode "e5m2" packed %1103 : vector<16xi8> -> vector<16xf16>
            %1105 = wave.mma %1104, %840, %1102 : vector<16xf16>, vector<8xf32>
            %1106 = wave.opaque %1105 : vector<8xf32>
            %1107 = arith.addi %501, %c118 : index
            %1108 = vector.load %kv[%1107] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1109 = arith.addi %504, %c118 : index
            %1110 = vector.load %kv[%1109] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1111 = wave.opaque %463 : i32
            %1112 = arith.cmpi sgt, %1111, %404 : i32
            %1113:2 = scf.if %1112 -> (vector<4xi32>, vector<4xi32>) {
              %1114 = arith.andi %1076, %861#0 : vector<4xi32>
              %1115 = arith.andi %1078, %861#1 : vector<4xi32>
              scf.yield %1114, %1115 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1076, %1078 : vector<4xi32>, vector<4xi32>
            }
            %1116 = vector.bitcast %1113#0 : vector<4xi32> to vector<16xi8>
            %1117 = wave.fp8_decode "e5m2" packed %1116 : vector<16xi8> -> vector<16xf16>
            %1118 = wave.mma %1117, %833, %799#11 : vector<16xf16>, vector<8xf32>
            %1119 = vector.bitcast %1113#1 : vector<4xi32> to vector<16xi8>
            %1120 = wave.fp8_decode "e5m2" packed %1119 : vector<16xi8> -> vector<16xf16>
            %1121 = wave.mma %1120, %840, %1118 : vector<16xf16>, vector<8xf32>
            %1122 = wave.opaque %1121 : vector<8xf32>
            %1123 = arith.addi %501, %c64 : index
            %1124 = vector.load %kv[%1123] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1125 = arith.addi %504, %c64 : index
            %1126 = vector.load %kv[%1125] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1127 = wave.opaque %463 : i32
            %1128 = arith.cmpi sgt, %1127, %404 : i32
            %1129:2 = scf.if %1128 -> (vector<4xi32>, vector<4xi32>) {
              %1130 = arith.andi %1092, %861#0 : vector<4xi32>
              %1131 = arith.andi %1094, %861#1 : vector<4xi32>
              scf.yield %1130, %1131 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1092, %1094 : vector<4xi32>, vector<4xi32>
            }
            %1132 = vector.bitcast %1129#0 : vector<4xi32> to vector<16xi8>
            %1133 = wave.fp8_decode "e5m2" packed %1132 : vector<16xi8> -> vector<16xf16>
            %1134 = wave.mma %1133, %833, %799#12 : vector<16xf16>, vector<8xf32>
            %1135 = vector.bitcast %1129#1 : vector<4xi32> to vector<16xi8>
            %1136 = wave.fp8_decode "e5m2" packed %1135 : vector<16xi8> -> vector<16xf16>
            %1137 = wave.mma %1136, %840, %1134 : vector<16xf16>, vector<8xf32>
            %1138 = wave.opaque %1137 : vector<8xf32>
            %1139 = arith.addi %501, %c119 : index
            %1140 = vector.load %kv[%1139] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1141 = arith.addi %504, %c119 : index
            %1142 = vector.load %kv[%1141] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1143 = wave.opaque %463 : i32
            %1144 = arith.cmpi sgt, %1143, %404 : i32
            %1145:2 = scf.if %1144 -> (vector<4xi32>, vector<4xi32>) {
              %1146 = arith.andi %1108, %861#0 : vector<4xi32>
              %1147 = arith.andi %1110, %861#1 : vector<4xi32>
              scf.yield %1146, %1147 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1108, %1110 : vector<4xi32>, vector<4xi32>
            }
            %1148 = vector.bitcast %1145#0 : vector<4xi32> to vector<16xi8>
            %1149 = wave.fp8_decode "e5m2" packed %1148 : vector<16xi8> -> vector<16xf16>
            %1150 = wave.mma %1149, %833, %799#13 : vector<16xf16>, vector<8xf32>
            %1151 = vector.bitcast %1145#1 : vector<4xi32> to vector<16xi8>
            %1152 = wave.fp8_decode "e5m2" packed %1151 : vector<16xi8> -> vector<16xf16>
            %1153 = wave.mma %1152, %840, %1150 : vector<16xf16>, vector<8xf32>
            %1154 = wave.opaque %1153 : vector<8xf32>
            %1155 = arith.addi %501, %c120 : index
            %1156 = vector.load %kv[%1155] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1157 = arith.addi %504, %c120 : index
            %1158 = vector.load %kv[%1157] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1159 = wave.opaque %463 : i32
            %1160 = arith.cmpi sgt, %1159, %404 : i32
            %1161:2 = scf.if %1160 -> (vector<4xi32>, vector<4xi32>) {
              %1162 = arith.andi %1124, %861#0 : vector<4xi32>
              %1163 = arith.andi %1126, %861#1 : vector<4xi32>
              scf.yield %1162, %1163 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1124, %1126 : vector<4xi32>, vector<4xi32>
            }
            %1164 = vector.bitcast %1161#0 : vector<4xi32> to vector<16xi8>
            %1165 = wave.fp8_decode "e5m2" packed %1164 : vector<16xi8> -> vector<16xf16>
            %1166 = wave.mma %1165, %833, %799#14 : vector<16xf16>, vector<8xf32>
            %1167 = vector.bitcast %1161#1 : vector<4xi32> to vector<16xi8>
            %1168 = wave.fp8_decode "e5m2" packed %1167 : vector<16xi8> -> vector<16xf16>
            %1169 = wave.mma %1168, %840, %1166 : vector<16xf16>, vector<8xf32>
            %1170 = wave.opaque %1169 : vector<8xf32>
            %1171 = arith.addi %501, %c121 : index
            %1172 = vector.load %kv[%1171] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1173 = arith.addi %504, %c121 : index
            %1174 = vector.load %kv[%1173] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1175 = wave.opaque %463 : i32
            %1176 = arith.cmpi sgt, %1175, %404 : i32
            %1177:2 = scf.if %1176 -> (vector<4xi32>, vector<4xi32>) {
              %1178 = arith.andi %1140, %861#0 : vector<4xi32>
              %1179 = arith.andi %1142, %861#1 : vector<4xi32>
              scf.yield %1178, %1179 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1140, %1142 : vector<4xi32>, vector<4xi32>
            }
            %1180 = vector.bitcast %1177#0 : vector<4xi32> to vector<16xi8>
            %1181 = wave.fp8_decode "e5m2" packed %1180 : vector<16xi8> -> vector<16xf16>
            %1182 = wave.mma %1181, %833, %799#15 : vector<16xf16>, vector<8xf32>
            %1183 = vector.bitcast %1177#1 : vector<4xi32> to vector<16xi8>
            %1184 = wave.fp8_decode "e5m2" packed %1183 : vector<16xi8> -> vector<16xf16>
            %1185 = wave.mma %1184, %840, %1182 : vector<16xf16>, vector<8xf32>
            %1186 = wave.opaque %1185 : vector<8xf32>
            wave.pin
            %1187 = wave.opaque %463 : i32
            %1188 = arith.cmpi sgt, %1187, %404 : i32
            %1189:2 = scf.if %1188 -> (vector<4xi32>, vector<4xi32>) {
              %1190 = arith.andi %1156, %861#0 : vector<4xi32>
              %1191 = arith.andi %1158, %861#1 : vector<4xi32>
              scf.yield %1190, %1191 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1156, %1158 : vector<4xi32>, vector<4xi32>
            }
            %1192 = vector.bitcast %1189#0 : vector<4xi32> to vector<16xi8>
            %1193 = wave.fp8_decode "e5m2" packed %1192 : vector<16xi8> -> vector<16xf16>
            %1194 = wave.mma %1193, %833, %799#16 : vector<16xf16>, vector<8xf32>
            %1195 = vector.bitcast %1189#1 : vector<4xi32> to vector<16xi8>
            %1196 = wave.fp8_decode "e5m2" packed %1195 : vector<16xi8> -> vector<16xf16>
            %1197 = wave.mma %1196, %840, %1194 : vector<16xf16>, vector<8xf32>
            %1198 = wave.opaque %1197 : vector<8xf32>
            wave.pin
            %1199 = wave.opaque %463 : i32
            %1200 = arith.cmpi slt, %1199, %404 : i32
            %1201:2 = scf.if %1200 -> (vector<4xi32>, vector<4xi32>) {
              %1202 = arith.addi %489, %35 : index
              %1203 = arith.addi %1202, %c23 : index
              %1204 = vector.load %kv[%1203] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1205 = arith.addi %497, %35 : index
              %1206 = arith.addi %1205, %c23 : index
              %1207 = vector.load %kv[%1206] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %1204, %1207 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1189#0, %1189#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %1208 = wave.opaque %463 : i32
            %1209 = arith.cmpi sgt, %1208, %404 : i32
            %1210:2 = scf.if %1209 -> (vector<4xi32>, vector<4xi32>) {
              %1211 = arith.andi %1172, %861#0 : vector<4xi32>
              %1212 = arith.andi %1174, %861#1 : vector<4xi32>
              scf.yield %1211, %1212 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1172, %1174 : vector<4xi32>, vector<4xi32>
            }
            %1213 = vector.bitcast %1210#0 : vector<4xi32> to vector<16xi8>
            %1214 = wave.fp8_decode "e5m2" packed %1213 : vector<16xi8> -> vector<16xf16>
            %1215 = wave.mma %1214, %833, %799#17 : vector<16xf16>, vector<8xf32>
            %1216 = vector.bitcast %1210#1 : vector<4xi32> to vector<16xi8>
            %1217 = wave.fp8_decode "e5m2" packed %1216 : vector<16xi8> -> vector<16xf16>
            %1218 = wave.mma %1217, %840, %1215 : vector<16xf16>, vector<8xf32>
            %1219 = wave.opaque %1218 : vector<8xf32>
            wave.pin
            %1220 = wave.opaque %463 : i32
            %1221 = arith.cmpi slt, %1220, %404 : i32
            %1222:2 = scf.if %1221 -> (vector<4xi32>, vector<4xi32>) {
              %1223 = arith.addi %489, %35 : index
              %1224 = arith.addi %1223, %c25 : index
              %1225 = vector.load %kv[%1224] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1226 = arith.addi %497, %35 : index
              %1227 = arith.addi %1226, %c25 : index
              %1228 = vector.load %kv[%1227] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %1225, %1228 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1210#0, %1210#1 : vector<4xi32>, vector<4xi32>
            }
            scf.yield %1201#0, %1201#1, %1222#0, %1222#1, %799#0, %858, %978, %994, %1010, %1026, %1042, %1058, %1074, %1090, %1106, %1122, %1138, %1154, %1170, %1186, %1198, %1219 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %1229 = wave.swap_halves %460#5 : f32
          %1230 = arith.addf %460#5, %1229 : f32
          scf.yield %460#4, %1230, %460#6, %460#7, %460#8, %460#9, %460#10, %460#11, %460#12, %460#13, %460#14, %460#15, %460#16, %460#17, %460#18, %460#19, %460#20, %460#21 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c73, %c74, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75, %c75 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %1231 = wave.opaque %c23 : index
        %1232 = arith.addi %46, %1231 : index
        %1233 = arith.addi %1, %1231 : index
        %1234 = arith.cmpi slt, %1233, %c3 : index
        scf.if %1234 {
          %1235 = arith.addi %45, %1233 : index
          memref.store %406#0, %6[%1235] : memref<?xf32>
          %1236 = arith.addi %1235, %c3 : index
          memref.store %406#1, %6[%1236] : memref<?xf32>
          %1237 = arith.muli %8, %c27 : index
          %1238 = arith.muli %2, %c3 : index
          %1239 = arith.addi %1237, %1238 : index
          %1240 = arith.addi %1239, %1233 : index
          %1241 = vector.extract %406#2[0] : f32 from vector<8xf32>
          %1242 = arith.addi %1240, %c23 : index
          memref.store %1241, %5[%1242] : memref<?xf32>
          %1243 = vector.extract %406#2[1] : f32 from vector<8xf32>
          %1244 = arith.addi %1240, %c22 : index
          memref.store %1243, %5[%1244] : memref<?xf32>
          %1245 = vector.extract %406#2[2] : f32 from vector<8xf32>
          %1246 = arith.addi %1240, %c25 : index
          memref.store %1245, %5[%1246] : memref<?xf32>
          %1247 = vector.extract %406#2[3] : f32 from vector<8xf32>
          %1248 = arith.addi %1240, %c37 : index
          memref.store %1247, %5[%1248] : memref<?xf32>
          %1249 = vector.extract %406#2[4] : f32 from vector<8xf32>
          %1250 = arith.addi %1240, %c41 : index
          memref.store %1249, %5[%1250] : memref<?xf32>
          %1251 = vector.extract %406#2[5] : f32 from vector<8xf32>
          %1252 = arith.addi %1240, %c45 : index
          memref.store %1251, %5[%1252] : memref<?xf32>
          %1253 = vector.extract %406#2[6] : f32 from vector<8xf32>
          %1254 = arith.addi %1240, %c49 : index
          memref.store %1253, %5[%1254] : memref<?xf32>
          %1255 = vector.extract %406#2[7] : f32 from vector<8xf32>
          %1256 = arith.addi %1240, %c53 : index
          memref.store %1255, %5[%1256] : memref<?xf32>
          %1257 = vector.extract %406#3[0] : f32 from vector<8xf32>
          %1258 = arith.addi %1240, %c7 : index
          memref.store %1257, %5[%1258] : memref<?xf32>
          %1259 = vector.extract %406#3[1] : f32 from vector<8xf32>
          %1260 = arith.addi %1240, %c122 : index
          memref.store %1259, %5[%1260] : memref<?xf32>
          %1261 = vector.extract %406#3[2] : f32 from vector<8xf32>
          %1262 = arith.addi %1240, %c79 : index
          memref.store %1261, %5[%1262] : memref<?xf32>
          %1263 = vector.extract %406#3[3] : f32 from vector<8xf32>
          %1264 = arith.addi %1240, %c123 : index
          memref.store %1263, %5[%1264] : memref<?xf32>
          %1265 = vector.extract %406#3[4] : f32 from vector<8xf32>
          %1266 = arith.addi %1240, %c80 : index
          memref.store %1265, %5[%1266] : memref<?xf32>
          %1267 = vector.extract %406#3[5] : f32 from vector<8xf32>
          %1268 = arith.addi %1240, %c124 : index
          memref.store %1267, %5[%1268] : memref<?xf32>
          %1269 = vector.extract %406#3[6] : f32 from vector<8xf32>
          %1270 = arith.addi %1240, %c81 : index
          memref.store %1269, %5[%1270] : memref<?xf32>
          %1271 = vector.extract %406#3[7] : f32 from vector<8xf32>
          %1272 = arith.addi %1240, %c125 : index
          memref.store %1271, %5[%1272] : memref<?xf32>
        }
        wave.barrier
        %1273 = arith.addi %1233, %c23 : index
        %1274 = memref.load %6[%1273] : memref<?xf32>
        %1275 = arith.addi %1233, %c3 : index
        %1276 = memref.load %6[%1275] : memref<?xf32>
        %1277 = arith.addi %1233, %c22 : index
        %1278 = memref.load %6[%1277] : memref<?xf32>
        %1279 = arith.addi %1233, %c32 : index
        %1280 = memref.load %6[%1279] : memref<?xf32>
        %1281 = arith.addi %1233, %c25 : index
        %1282 = memref.load %6[%1281] : memref<?xf32>
        %1283 = arith.addi %1233, %c35 : index
        %1284 = memref.load %6[%1283] : memref<?xf32>
        %1285 = arith.addi %1233, %c37 : index
        %1286 = memref.load %6[%1285] : memref<?xf32>
        %1287 = arith.addi %1233, %c39 : index
        %1288 = memref.load %6[%1287] : memref<?xf32>
        %1289 = arith.addi %1233, %c41 : index
        %1290 = memref.load %6[%1289] : memref<?xf32>
        %1291 = arith.addi %1233, %c43 : index
        %1292 = memref.load %6[%1291] : memref<?xf32>
        %1293 = arith.addi %1233, %c45 : index
        %1294 = memref.load %6[%1293] : memref<?xf32>
        %1295 = arith.addi %1233, %c47 : index
        %1296 = memref.load %6[%1295] : memref<?xf32>
        %1297 = arith.addi %1233, %c49 : index
        %1298 = memref.load %6[%1297] : memref<?xf32>
        %1299 = arith.addi %1233, %c51 : index
        %1300 = memref.load %6[%1299] : memref<?xf32>
        %1301 = arith.addi %1233, %c53 : index
        %1302 = memref.load %6[%1301] : memref<?xf32>
        %1303 = arith.addi %1233, %c55 : index
        %1304 = memref.load %6[%1303] : memref<?xf32>
        %1305 = arith.maxnumf %1274, %1278 fastmath<nnan> : f32
        %1306 = arith.subf %1274, %1305 : f32
        %1307 = wave.exp2 %1306 : f32
        %1308 = arith.subf %1278, %1305 : f32
        %1309 = wave.exp2 %1308 : f32
        %1310 = arith.mulf %1276, %1307 : f32
        %1311 = math.fma %1280, %1309, %1310 : f32
        %1312 = arith.maxnumf %1305, %1282 fastmath<nnan> : f32
        %1313 = arith.subf %1305, %1312 : f32
        %1314 = wave.exp2 %1313 : f32
        %1315 = arith.subf %1282, %1312 : f32
        %1316 = wave.exp2 %1315 : f32
        %1317 = arith.mulf %1311, %1314 : f32
        %1318 = math.fma %1284, %1316, %1317 : f32
        %1319 = arith.maxnumf %1312, %1286 fastmath<nnan> : f32
        %1320 = arith.subf %1312, %1319 : f32
        %1321 = wave.exp2 %1320 : f32
        %1322 = arith.subf %1286, %1319 : f32
        %1323 = wave.exp2 %1322 : f32
        %1324 = arith.mulf %1318, %1321 : f32
        %1325 = math.fma %1288, %1323, %1324 : f32
        %1326 = arith.maxnumf %1319, %1290 fastmath<nnan> : f32
        %1327 = arith.subf %1319, %1326 : f32
        %1328 = wave.exp2 %1327 : f32
        %1329 = arith.subf %1290, %1326 : f32
        %1330 = wave.exp2 %1329 : f32
        %1331 = arith.mulf %1325, %1328 : f32
        %1332 = math.fma %1292, %1330, %1331 : f32
        %1333 = arith.maxnumf %1326, %1294 fastmath<nnan> : f32
        %1334 = arith.subf %1326, %1333 : f32
        %1335 = wave.exp2 %1334 : f32
        %1336 = arith.subf %1294, %1333 : f32
        %1337 = wave.exp2 %1336 : f32
        %1338 = arith.mulf %1332, %1335 : f32
        %1339 = math.fma %1296, %1337, %1338 : f32
        %1340 = arith.maxnumf %1333, %1298 fastmath<nnan> : f32
        %1341 = arith.subf %1333, %1340 : f32
        %1342 = wave.exp2 %1341 : f32
        %1343 = arith.subf %1298, %1340 : f32
        %1344 = wave.exp2 %1343 : f32
        %1345 = arith.mulf %1339, %1342 : f32
        %1346 = math.fma %1300, %1344, %1345 : f32
        %1347 = arith.maxnumf %1340, %1302 fastmath<nnan> : f32
        %1348 = arith.subf %1340, %1347 : f32
        %1349 = wave.exp2 %1348 : f32
        %1350 = arith.subf %1302, %1347 : f32
        %1351 = wave.exp2 %1350 : f32
        %1352 = arith.mulf %1346, %1349 : f32
        %1353 = math.fma %1304, %1351, %1352 : f32
        %1354 = arith.addi %1232, %c23 : index
        %1355 = arith.addi %1354, %c23 : index
        %1356 = memref.load %5[%1355] : memref<?xf32>
        %1357 = arith.addi %1354, %c27 : index
        %1358 = memref.load %5[%1357] : memref<?xf32>
        %1359 = arith.addi %1354, %c24 : index
        %1360 = memref.load %5[%1359] : memref<?xf32>
        %1361 = arith.addi %1354, %c63 : index
        %1362 = memref.load %5[%1361] : memref<?xf32>
        %1363 = arith.addi %1354, %c15 : index
        %1364 = memref.load %5[%1363] : memref<?xf32>
        %1365 = arith.addi %1354, %c66 : index
        %1366 = memref.load %5[%1365] : memref<?xf32>
        %1367 = arith.addi %1354, %c68 : index
        %1368 = memref.load %5[%1367] : memref<?xf32>
        %1369 = arith.addi %1354, %c70 : index
        %1370 = memref.load %5[%1369] : memref<?xf32>
        %1371 = arith.mulf %1356, %1307 : f32
        %1372 = math.fma %1358, %1309, %1371 : f32
        %1373 = arith.mulf %1372, %1314 : f32
        %1374 = math.fma %1360, %1316, %1373 : f32
        %1375 = arith.mulf %1374, %1321 : f32
        %1376 = math.fma %1362, %1323, %1375 : f32
        %1377 = arith.mulf %1376, %1328 : f32
        %1378 = math.fma %1364, %1330, %1377 : f32
        %1379 = arith.mulf %1378, %1335 : f32
        %1380 = math.fma %1366, %1337, %1379 : f32
        %1381 = arith.mulf %1380, %1342 : f32
        %1382 = math.fma %1368, %1344, %1381 : f32
        %1383 = arith.mulf %1382, %1349 : f32
        %1384 = math.fma %1370, %1351, %1383 : f32
        %1385 = arith.addi %1232, %c7 : index
        %1386 = arith.addi %1385, %c23 : index
        %1387 = memref.load %5[%1386] : memref<?xf32>
        %1388 = arith.addi %1385, %c27 : index
        %1389 = memref.load %5[%1388] : memref<?xf32>
        %1390 = arith.addi %1385, %c24 : index
        %1391 = memref.load %5[%1390] : memref<?xf32>
        %1392 = arith.addi %1385, %c63 : index
        %1393 = memref.load %5[%1392] : memref<?xf32>
        %1394 = arith.addi %1385, %c15 : index
        %1395 = memref.load %5[%1394] : memref<?xf32>
        %1396 = arith.addi %1385, %c66 : index
        %1397 = memref.load %5[%1396] : memref<?xf32>
        %1398 = arith.addi %1385, %c68 : index
        %1399 = memref.load %5[%1398] : memref<?xf32>
        %1400 = arith.addi %1385, %c70 : index
        %1401 = memref.load %5[%1400] : memref<?xf32>
        %1402 = arith.mulf %1387, %1307 : f32
        %1403 = math.fma %1389, %1309, %1402 : f32
        %1404 = arith.mulf %1403, %1314 : f32
        %1405 = math.fma %1391, %1316, %1404 : f32
        %1406 = arith.mulf %1405, %1321 : f32
        %1407 = math.fma %1393, %1323, %1406 : f32
        %1408 = arith.mulf %1407, %1328 : f32
        %1409 = math.fma %1395, %1330, %1408 : f32
        %1410 = arith.mulf %1409, %1335 : f32
        %1411 = math.fma %1397, %1337, %1410 : f32
        %1412 = arith.mulf %1411, %1342 : f32
        %1413 = math.fma %1399, %1344, %1412 : f32
        %1414 = arith.mulf %1413, %1349 : f32
        %1415 = math.fma %1401, %1351, %1414 : f32
        wave.barrier
        scf.if %1234 {
          %1416 = arith.muli %8, %c27 : index
          %1417 = arith.muli %2, %c3 : index
          %1418 = arith.addi %1416, %1417 : index
          %1419 = arith.addi %1418, %1233 : index
          %1420 = vector.extract %406#4[0] : f32 from vector<8xf32>
          %1421 = arith.addi %1419, %c23 : index
          memref.store %1420, %5[%1421] : memref<?xf32>
          %1422 = vector.extract %406#4[1] : f32 from vector<8xf32>
          %1423 = arith.addi %1419, %c22 : index
          memref.store %1422, %5[%1423] : memref<?xf32>
          %1424 = vector.extract %406#4[2] : f32 from vector<8xf32>
          %1425 = arith.addi %1419, %c25 : index
          memref.store %1424, %5[%1425] : memref<?xf32>
          %1426 = vector.extract %406#4[3] : f32 from vector<8xf32>
          %1427 = arith.addi %1419, %c37 : index
          memref.store %1426, %5[%1427] : memref<?xf32>
          %1428 = vector.extract %406#4[4] : f32 from vector<8xf32>
          %1429 = arith.addi %1419, %c41 : index
          memref.store %1428, %5[%1429] : memref<?xf32>
          %1430 = vector.extract %406#4[5] : f32 from vector<8xf32>
          %1431 = arith.addi %1419, %c45 : index
          memref.store %1430, %5[%1431] : memref<?xf32>
          %1432 = vector.extract %406#4[6] : f32 from vector<8xf32>
          %1433 = arith.addi %1419, %c49 : index
          memref.store %1432, %5[%1433] : memref<?xf32>
          %1434 = vector.extract %406#4[7] : f32 from vector<8xf32>
          %1435 = arith.addi %1419, %c53 : index
          memref.store %1434, %5[%1435] : memref<?xf32>
          %1436 = vector.extract %406#5[0] : f32 from vector<8xf32>
          %1437 = arith.addi %1419, %c7 : index
          memref.store %1436, %5[%1437] : memref<?xf32>
          %1438 = vector.extract %406#5[1] : f32 from vector<8xf32>
          %1439 = arith.addi %1419, %c122 : index
          memref.store %1438, %5[%1439] : memref<?xf32>
          %1440 = vector.extract %406#5[2] : f32 from vector<8xf32>
          %1441 = arith.addi %1419, %c79 : index
          memref.store %1440, %5[%1441] : memref<?xf32>
          %1442 = vector.extract %406#5[3] : f32 from vector<8xf32>
          %1443 = arith.addi %1419, %c123 : index
          memref.store %1442, %5[%1443] : memref<?xf32>
          %1444 = vector.extract %406#5[4] : f32 from vector<8xf32>
          %1445 = arith.addi %1419, %c80 : index
          memref.store %1444, %5[%1445] : memref<?xf32>
          %1446 = vector.extract %406#5[5] : f32 from vector<8xf32>
          %1447 = arith.addi %1419, %c124 : index
          memref.store %1446, %5[%1447] : memref<?xf32>
          %1448 = vector.extract %406#5[6] : f32 from vector<8xf32>
          %1449 = arith.addi %1419, %c81 : index
          memref.store %1448, %5[%1449] : memref<?xf32>
          %1450 = vector.extract %406#5[7] : f32 from vector<8xf32>
          %1451 = arith.addi %1419, %c125 : index
          memref.store %1450, %5[%1451] : memref<?xf32>
        }
        wave.barrier
        %1452 = memref.load %5[%1355] : memref<?xf32>
        %1453 = memref.load %5[%1357] : memref<?xf32>
        %1454 = memref.load %5[%1359] : memref<?xf32>
        %1455 = memref.load %5[%1361] : memref<?xf32>
        %1456 = memref.load %5[%1363] : memref<?xf32>
        %1457 = memref.load %5[%1365] : memref<?xf32>
        %1458 = memref.load %5[%1367] : memref<?xf32>
        %1459 = memref.load %5[%1369] : memref<?xf32>
        %1460 = arith.mulf %1452, %1307 : f32
        %1461 = math.fma %1453, %1309, %1460 : f32
        %1462 = arith.mulf %1461, %1314 : f32
        %1463 = math.fma %1454, %1316, %1462 : f32
        %1464 = arith.mulf %1463, %1321 : f32
        %1465 = math.fma %1455, %1323, %1464 : f32
        %1466 = arith.mulf %1465, %1328 : f32
        %1467 = math.fma %1456, %1330, %1466 : f32
        %1468 = arith.mulf %1467, %1335 : f32
        %1469 = math.fma %1457, %1337, %1468 : f32
        %1470 = arith.mulf %1469, %1342 : f32
        %1471 = math.fma %1458, %1344, %1470 : f32
        %1472 = arith.mulf %1471, %1349 : f32
        %1473 = math.fma %1459, %1351, %1472 : f32
        %1474 = memref.load %5[%1386] : memref<?xf32>
        %1475 = memref.load %5[%1388] : memref<?xf32>
        %1476 = memref.load %5[%1390] : memref<?xf32>
        %1477 = memref.load %5[%1392] : memref<?xf32>
        %1478 = memref.load %5[%1394] : memref<?xf32>
        %1479 = memref.load %5[%1396] : memref<?xf32>
        %1480 = memref.load %5[%1398] : memref<?xf32>
        %1481 = memref.load %5[%1400] : memref<?xf32>
        %1482 = arith.mulf %1474, %1307 : f32
        %1483 = math.fma %1475, %1309, %1482 : f32
        %1484 = arith.mulf %1483, %1314 : f32
        %1485 = math.fma %1476, %1316, %1484 : f32
        %1486 = arith.mulf %1485, %1321 : f32
        %1487 = math.fma %1477, %1323, %1486 : f32
        %1488 = arith.mulf %1487, %1328 : f32
        %1489 = math.fma %1478, %1330, %1488 : f32
        %1490 = arith.mulf %1489, %1335 : f32
        %1491 = math.fma %1479, %1337, %1490 : f32
        %1492 = arith.mulf %1491, %1342 : f32
        %1493 = math.fma %1480, %1344, %1492 : f32
        %1494 = arith.mulf %1493, %1349 : f32
        %1495 = math.fma %1481, %1351, %1494 : f32
        wave.barrier
        scf.if %1234 {
          %1496 = arith.muli %8, %c27 : index
          %1497 = arith.muli %2, %c3 : index
          %1498 = arith.addi %1496, %1497 : index
          %1499 = arith.addi %1498, %1233 : index
          %1500 = vector.extract %406#6[0] : f32 from vector<8xf32>
          %1501 = arith.addi %1499, %c23 : index
          memref.store %1500, %5[%1501] : memref<?xf32>
          %1502 = vector.extract %406#6[1] : f32 from vector<8xf32>
          %1503 = arith.addi %1499, %c22 : index
          memref.store %1502, %5[%1503] : memref<?xf32>
          %1504 = vector.extract %406#6[2] : f32 from vector<8xf32>
          %1505 = arith.addi %1499, %c25 : index
          memref.store %1504, %5[%1505] : memref<?xf32>
          %1506 = vector.extract %406#6[3] : f32 from vector<8xf32>
          %1507 = arith.addi %1499, %c37 : index
          memref.store %1506, %5[%1507] : memref<?xf32>
          %1508 = vector.extract %406#6[4] : f32 from vector<8xf32>
          %1509 = arith.addi %1499, %c41 : index
          memref.store %1508, %5[%1509] : memref<?xf32>
          %1510 = vector.extract %406#6[5] : f32 from vector<8xf32>
          %1511 = arith.addi %1499, %c45 : index
          memref.store %1510, %5[%1511] : memref<?xf32>
          %1512 = vector.extract %406#6[6] : f32 from vector<8xf32>
          %1513 = arith.addi %1499, %c49 : index
          memref.store %1512, %5[%1513] : memref<?xf32>
          %1514 = vector.extract %406#6[7] : f32 from vector<8xf32>
          %1515 = arith.addi %1499, %c53 : index
          memref.store %1514, %5[%1515] : memref<?xf32>
          %1516 = vector.extract %406#7[0] : f32 from vector<8xf32>
          %1517 = arith.addi %1499, %c7 : index
          memref.store %1516, %5[%1517] : memref<?xf32>
          %1518 = vector.extract %406#7[1] : f32 from vector<8xf32>
          %1519 = arith.addi %1499, %c122 : index
          memref.store %1518, %5[%1519] : memref<?xf32>
          %1520 = vector.extract %406#7[2] : f32 from vector<8xf32>
          %1521 = arith.addi %1499, %c79 : index
          memref.store %1520, %5[%1521] : memref<?xf32>
          %1522 = vector.extract %406#7[3] : f32 from vector<8xf32>
          %1523 = arith.addi %1499, %c123 : index
          memref.store %1522, %5[%1523] : memref<?xf32>
          %1524 = vector.extract %406#7[4] : f32 from vector<8xf32>
          %1525 = arith.addi %1499, %c80 : index
          memref.store %1524, %5[%1525] : memref<?xf32>
          %1526 = vector.extract %406#7[5] : f32 from vector<8xf32>
          %1527 = arith.addi %1499, %c124 : index
          memref.store %1526, %5[%1527] : memref<?xf32>
          %1528 = vector.extract %406#7[6] : f32 from vector<8xf32>
          %1529 = arith.addi %1499, %c81 : index
          memref.store %1528, %5[%1529] : memref<?xf32>
          %1530 = vector.extract %406#7[7] : f32 from vector<8xf32>
          %1531 = arith.addi %1499, %c125 : index
          memref.store %1530, %5[%1531] : memref<?xf32>
        }
        wave.barrier
        %1532 = memref.load %5[%1355] : memref<?xf32>
        %1533 = memref.load %5[%1357] : memref<?xf32>
        %1534 = memref.load %5[%1359] : memref<?xf32>
        %1535 = memref.load %5[%1361] : memref<?xf32>
        %1536 = memref.load %5[%1363] : memref<?xf32>
        %1537 = memref.load %5[%1365] : memref<?xf32>
        %1538 = memref.load %5[%1367] : memref<?xf32>
        %1539 = memref.load %5[%1369] : memref<?xf32>
        %1540 = arith.mulf %1532, %1307 : f32
        %1541 = math.fma %1533, %1309, %1540 : f32
        %1542 = arith.mulf %1541, %1314 : f32
        %1543 = math.fma %1534, %1316, %1542 : f32
        %1544 = arith.mulf %1543, %1321 : f32
        %1545 = math.fma %1535, %1323, %1544 : f32
        %1546 = arith.mulf %1545, %1328 : f32
        %1547 = math.fma %1536, %1330, %1546 : f32
        %1548 = arith.mulf %1547, %1335 : f32
        %1549 = math.fma %1537, %1337, %1548 : f32
        %1550 = arith.mulf %1549, %1342 : f32
        %1551 = math.fma %1538, %1344, %1550 : f32
        %1552 = arith.mulf %1551, %1349 : f32
        %1553 = math.fma %1539, %1351, %1552 : f32
        %1554 = memref.load %5[%1386] : memref<?xf32>
        %1555 = memref.load %5[%1388] : memref<?xf32>
        %1556 = memref.load %5[%1390] : memref<?xf32>
        %1557 = memref.load %5[%1392] : memref<?xf32>
        %1558 = memref.load %5[%1394] : memref<?xf32>
        %1559 = memref.load %5[%1396] : memref<?xf32>
        %1560 = memref.load %5[%1398] : memref<?xf32>
        %1561 = memref.load %5[%1400] : memref<?xf32>
        %1562 = arith.mulf %1554, %1307 : f32
        %1563 = math.fma %1555, %1309, %1562 : f32
        %1564 = arith.mulf %1563, %1314 : f32
        %1565 = math.fma %1556, %1316, %1564 : f32
        %1566 = arith.mulf %1565, %1321 : f32
        %1567 = math.fma %1557, %1323, %1566 : f32
        %1568 = arith.mulf %1567, %1328 : f32
        %1569 = math.fma %1558, %1330, %1568 : f32
        %1570 = arith.mulf %1569, %1335 : f32
        %1571 = math.fma %1559, %1337, %1570 : f32
        %1572 = arith.mulf %1571, %1342 : f32
        %1573 = math.fma %1560, %1344, %1572 : f32
        %1574 = arith.mulf %1573, %1349 : f32
        %1575 = math.fma %1561, %1351, %1574 : f32
        wave.barrier
        scf.if %1234 {
          %1576 = arith.muli %8, %c27 : index
          %1577 = arith.muli %2, %c3 : index
          %1578 = arith.addi %1576, %1577 : index
          %1579 = arith.addi %1578, %1233 : index
          %1580 = vector.extract %406#8[0] : f32 from vector<8xf32>
          %1581 = arith.addi %1579, %c23 : index
          memref.store %1580, %5[%1581] : memref<?xf32>
          %1582 = vector.extract %406#8[1] : f32 from vector<8xf32>
          %1583 = arith.addi %1579, %c22 : index
          memref.store %1582, %5[%1583] : memref<?xf32>
          %1584 = vector.extract %406#8[2] : f32 from vector<8xf32>
          %1585 = arith.addi %1579, %c25 : index
          memref.store %1584, %5[%1585] : memref<?xf32>
          %1586 = vector.extract %406#8[3] : f32 from vector<8xf32>
          %1587 = arith.addi %1579, %c37 : index
          memref.store %1586, %5[%1587] : memref<?xf32>
          %1588 = vector.extract %406#8[4] : f32 from vector<8xf32>
          %1589 = arith.addi %1579, %c41 : index
          memref.store %1588, %5[%1589] : memref<?xf32>
          %1590 = vector.extract %406#8[5] : f32 from vector<8xf32>
          %1591 = arith.addi %1579, %c45 : index
          memref.store %1590, %5[%1591] : memref<?xf32>
          %1592 = vector.extract %406#8[6] : f32 from vector<8xf32>
          %1593 = arith.addi %1579, %c49 : index
          memref.store %1592, %5[%1593] : memref<?xf32>
          %1594 = vector.extract %406#8[7] : f32 from vector<8xf32>
          %1595 = arith.addi %1579, %c53 : index
          memref.store %1594, %5[%1595] : memref<?xf32>
          %1596 = vector.extract %406#9[0] : f32 from vector<8xf32>
          %1597 = arith.addi %1579, %c7 : index
          memref.store %1596, %5[%1597] : memref<?xf32>
          %1598 = vector.extract %406#9[1] : f32 from vector<8xf32>
          %1599 = arith.addi %1579, %c122 : index
          memref.store %1598, %5[%1599] : memref<?xf32>
          %1600 = vector.extract %406#9[2] : f32 from vector<8xf32>
          %1601 = arith.addi %1579, %c79 : index
          memref.store %1600, %5[%1601] : memref<?xf32>
          %1602 = vector.extract %406#9[3] : f32 from vector<8xf32>
          %1603 = arith.addi %1579, %c123 : index
          memref.store %1602, %5[%1603] : memref<?xf32>
          %1604 = vector.extract %406#9[4] : f32 from vector<8xf32>
          %1605 = arith.addi %1579, %c80 : index
          memref.store %1604, %5[%1605] : memref<?xf32>
          %1606 = vector.extract %406#9[5] : f32 from vector<8xf32>
          %1607 = arith.addi %1579, %c124 : index
          memref.store %1606, %5[%1607] : memref<?xf32>
          %1608 = vector.extract %406#9[6] : f32 from vector<8xf32>
          %1609 = arith.addi %1579, %c81 : index
          memref.store %1608, %5[%1609] : memref<?xf32>
          %1610 = vector.extract %406#9[7] : f32 from vector<8xf32>
          %1611 = arith.addi %1579, %c125 : index
          memref.store %1610, %5[%1611] : memref<?xf32>
        }
        wave.barrier
        %1612 = memref.load %5[%1355] : memref<?xf32>
        %1613 = memref.load %5[%1357] : memref<?xf32>
        %1614 = memref.load %5[%1359] : memref<?xf32>
        %1615 = memref.load %5[%1361] : memref<?xf32>
        %1616 = memref.load %5[%1363] : memref<?xf32>
        %1617 = memref.load %5[%1365] : memref<?xf32>
        %1618 = memref.load %5[%1367] : memref<?xf32>
        %1619 = memref.load %5[%1369] : memref<?xf32>
        %1620 = arith.mulf %1612, %1307 : f32
        %1621 = math.fma %1613, %1309, %1620 : f32
        %1622 = arith.mulf %1621, %1314 : f32
        %1623 = math.fma %1614, %1316, %1622 : f32
        %1624 = arith.mulf %1623, %1321 : f32
        %1625 = math.fma %1615, %1323, %1624 : f32
        %1626 = arith.mulf %1625, %1328 : f32
        %1627 = math.fma %1616, %1330, %1626 : f32
        %1628 = arith.mulf %1627, %1335 : f32
        %1629 = math.fma %1617, %1337, %1628 : f32
        %1630 = arith.mulf %1629, %1342 : f32
        %1631 = math.fma %1618, %1344, %1630 : f32
        %1632 = arith.mulf %1631, %1349 : f32
        %1633 = math.fma %1619, %1351, %1632 : f32
        %1634 = memref.load %5[%1386] : memref<?xf32>
        %1635 = memref.load %5[%1388] : memref<?xf32>
        %1636 = memref.load %5[%1390] : memref<?xf32>
        %1637 = memref.load %5[%1392] : memref<?xf32>
        %1638 = memref.load %5[%1394] : memref<?xf32>
        %1639 = memref.load %5[%1396] : memref<?xf32>
        %1640 = memref.load %5[%1398] : memref<?xf32>
        %1641 = memref.load %5[%1400] : memref<?xf32>
        %1642 = arith.mulf %1634, %1307 : f32
        %1643 = math.fma %1635, %1309, %1642 : f32
        %1644 = arith.mulf %1643, %1314 : f32
        %1645 = math.fma %1636, %1316, %1644 : f32
        %1646 = arith.mulf %1645, %1321 : f32
        %1647 = math.fma %1637, %1323, %1646 : f32
        %1648 = arith.mulf %1647, %1328 : f32
        %1649 = math.fma %1638, %1330, %1648 : f32
        %1650 = arith.mulf %1649, %1335 : f32
        %1651 = math.fma %1639, %1337, %1650 : f32
        %1652 = arith.mulf %1651, %1342 : f32
        %1653 = math.fma %1640, %1344, %1652 : f32
        %1654 = arith.mulf %1653, %1349 : f32
        %1655 = math.fma %1641, %1351, %1654 : f32
        wave.barrier
        scf.if %1234 {
          %1656 = arith.muli %8, %c27 : index
          %1657 = arith.muli %2, %c3 : index
          %1658 = arith.addi %1656, %1657 : index
          %1659 = arith.addi %1658, %1233 : index
          %1660 = vector.extract %406#10[0] : f32 from vector<8xf32>
          %1661 = arith.addi %1659, %c23 : index
          memref.store %1660, %5[%1661] : memref<?xf32>
          %1662 = vector.extract %406#10[1] : f32 from vector<8xf32>
          %1663 = arith.addi %1659, %c22 : index
          memref.store %1662, %5[%1663] : memref<?xf32>
          %1664 = vector.extract %406#10[2] : f32 from vector<8xf32>
          %1665 = arith.addi %1659, %c25 : index
          memref.store %1664, %5[%1665] : memref<?xf32>
          %1666 = vector.extract %406#10[3] : f32 from vector<8xf32>
          %1667 = arith.addi %1659, %c37 : index
          memref.store %1666, %5[%1667] : memref<?xf32>
          %1668 = vector.extract %406#10[4] : f32 from vector<8xf32>
          %1669 = arith.addi %1659, %c41 : index
          memref.store %1668, %5[%1669] : memref<?xf32>
          %1670 = vector.extract %406#10[5] : f32 from vector<8xf32>
          %1671 = arith.addi %1659, %c45 : index
          memref.store %1670, %5[%1671] : memref<?xf32>
          %1672 = vector.extract %406#10[6] : f32 from vector<8xf32>
          %1673 = arith.addi %1659, %c49 : index
          memref.store %1672, %5[%1673] : memref<?xf32>
          %1674 = vector.extract %406#10[7] : f32 from vector<8xf32>
          %1675 = arith.addi %1659, %c53 : index
          memref.store %1674, %5[%1675] : memref<?xf32>
          %1676 = vector.extract %406#11[0] : f32 from vector<8xf32>
          %1677 = arith.addi %1659, %c7 : index
          memref.store %1676, %5[%1677] : memref<?xf32>
          %1678 = vector.extract %406#11[1] : f32 from vector<8xf32>
          %1679 = arith.addi %1659, %c122 : index
          memref.store %1678, %5[%1679] : memref<?xf32>
          %1680 = vector.extract %406#11[2] : f32 from vector<8xf32>
          %1681 = arith.addi %1659, %c79 : index
          memref.store %1680, %5[%1681] : memref<?xf32>
          %1682 = vector.extract %406#11[3] : f32 from vector<8xf32>
          %1683 = arith.addi %1659, %c123 : index
          memref.store %1682, %5[%1683] : memref<?xf32>
          %1684 = vector.extract %406#11[4] : f32 from vector<8xf32>
          %1685 = arith.addi %1659, %c80 : index
          memref.store %1684, %5[%1685] : memref<?xf32>
          %1686 = vector.extract %406#11[5] : f32 from vector<8xf32>
          %1687 = arith.addi %1659, %c124 : index
          memref.store %1686, %5[%1687] : memref<?xf32>
          %1688 = vector.extract %406#11[6] : f32 from vector<8xf32>
          %1689 = arith.addi %1659, %c81 : index
          memref.store %1688, %5[%1689] : memref<?xf32>
          %1690 = vector.extract %406#11[7] : f32 from vector<8xf32>
          %1691 = arith.addi %1659, %c125 : index
          memref.store %1690, %5[%1691] : memref<?xf32>
        }
        wave.barrier
        %1692 = memref.load %5[%1355] : memref<?xf32>
        %1693 = memref.load %5[%1357] : memref<?xf32>
        %1694 = memref.load %5[%1359] : memref<?xf32>
        %1695 = memref.load %5[%1361] : memref<?xf32>
        %1696 = memref.load %5[%1363] : memref<?xf32>
        %1697 = memref.load %5[%1365] : memref<?xf32>
        %1698 = memref.load %5[%1367] : memref<?xf32>
        %1699 = memref.load %5[%1369] : memref<?xf32>
        %1700 = arith.mulf %1692, %1307 : f32
        %1701 = math.fma %1693, %1309, %1700 : f32
        %1702 = arith.mulf %1701, %1314 : f32
        %1703 = math.fma %1694, %1316, %1702 : f32
        %1704 = arith.mulf %1703, %1321 : f32
        %1705 = math.fma %1695, %1323, %1704 : f32
        %1706 = arith.mulf %1705, %1328 : f32
        %1707 = math.fma %1696, %1330, %1706 : f32
        %1708 = arith.mulf %1707, %1335 : f32
        %1709 = math.fma %1697, %1337, %1708 : f32
        %1710 = arith.mulf %1709, %1342 : f32
        %1711 = math.fma %1698, %1344, %1710 : f32
        %1712 = arith.mulf %1711, %1349 : f32
        %1713 = math.fma %1699, %1351, %1712 : f32
        %1714 = memref.load %5[%1386] : memref<?xf32>
        %1715 = memref.load %5[%1388] : memref<?xf32>
        %1716 = memref.load %5[%1390] : memref<?xf32>
        %1717 = memref.load %5[%1392] : memref<?xf32>
        %1718 = memref.load %5[%1394] : memref<?xf32>
        %1719 = memref.load %5[%1396] : memref<?xf32>
        %1720 = memref.load %5[%1398] : memref<?xf32>
        %1721 = memref.load %5[%1400] : memref<?xf32>
        %1722 = arith.mulf %1714, %1307 : f32
        %1723 = math.fma %1715, %1309, %1722 : f32
        %1724 = arith.mulf %1723, %1314 : f32
        %1725 = math.fma %1716, %1316, %1724 : f32
        %1726 = arith.mulf %1725, %1321 : f32
        %1727 = math.fma %1717, %1323, %1726 : f32
        %1728 = arith.mulf %1727, %1328 : f32
        %1729 = math.fma %1718, %1330, %1728 : f32
        %1730 = arith.mulf %1729, %1335 : f32
        %1731 = math.fma %1719, %1337, %1730 : f32
        %1732 = arith.mulf %1731, %1342 : f32
        %1733 = math.fma %1720, %1344, %1732 : f32
        %1734 = arith.mulf %1733, %1349 : f32
        %1735 = math.fma %1721, %1351, %1734 : f32
        wave.barrier
        scf.if %1234 {
          %1736 = arith.muli %8, %c27 : index
          %1737 = arith.muli %2, %c3 : index
          %1738 = arith.addi %1736, %1737 : index
          %1739 = arith.addi %1738, %1233 : index
          %1740 = vector.extract %406#12[0] : f32 from vector<8xf32>
          %1741 = arith.addi %1739, %c23 : index
          memref.store %1740, %5[%1741] : memref<?xf32>
          %1742 = vector.extract %406#12[1] : f32 from vector<8xf32>
          %1743 = arith.addi %1739, %c22 : index
          memref.store %1742, %5[%1743] : memref<?xf32>
          %1744 = vector.extract %406#12[2] : f32 from vector<8xf32>
          %1745 = arith.addi %1739, %c25 : index
          memref.store %1744, %5[%1745] : memref<?xf32>
          %1746 = vector.extract %406#12[3] : f32 from vector<8xf32>
          %1747 = arith.addi %1739, %c37 : index
          memref.store %1746, %5[%1747] : memref<?xf32>
          %1748 = vector.extract %406#12[4] : f32 from vector<8xf32>
          %1749 = arith.addi %1739, %c41 : index
          memref.store %1748, %5[%1749] : memref<?xf32>
          %1750 = vector.extract %406#12[5] : f32 from vector<8xf32>
          %1751 = arith.addi %1739, %c45 : index
          memref.store %1750, %5[%1751] : memref<?xf32>
          %1752 = vector.extract %406#12[6] : f32 from vector<8xf32>
          %1753 = arith.addi %1739, %c49 : index
          memref.store %1752, %5[%1753] : memref<?xf32>
          %1754 = vector.extract %406#12[7] : f32 from vector<8xf32>
          %1755 = arith.addi %1739, %c53 : index
          memref.store %1754, %5[%1755] : memref<?xf32>
          %1756 = vector.extract %406#13[0] : f32 from vector<8xf32>
          %1757 = arith.addi %1739, %c7 : index
          memref.store %1756, %5[%1757] : memref<?xf32>
          %1758 = vector.extract %406#13[1] : f32 from vector<8xf32>
          %1759 = arith.addi %1739, %c122 : index
          memref.store %1758, %5[%1759] : memref<?xf32>
          %1760 = vector.extract %406#13[2] : f32 from vector<8xf32>
          %1761 = arith.addi %1739, %c79 : index
          memref.store %1760, %5[%1761] : memref<?xf32>
          %1762 = vector.extract %406#13[3] : f32 from vector<8xf32>
          %1763 = arith.addi %1739, %c123 : index
          memref.store %1762, %5[%1763] : memref<?xf32>
          %1764 = vector.extract %406#13[4] : f32 from vector<8xf32>
          %1765 = arith.addi %1739, %c80 : index
          memref.store %1764, %5[%1765] : memref<?xf32>
          %1766 = vector.extract %406#13[5] : f32 from vector<8xf32>
          %1767 = arith.addi %1739, %c124 : index
          memref.store %1766, %5[%1767] : memref<?xf32>
          %1768 = vector.extract %406#13[6] : f32 from vector<8xf32>
          %1769 = arith.addi %1739, %c81 : index
          memref.store %1768, %5[%1769] : memref<?xf32>
          %1770 = vector.extract %406#13[7] : f32 from vector<8xf32>
          %1771 = arith.addi %1739, %c125 : index
          memref.store %1770, %5[%1771] : memref<?xf32>
        }
        wave.barrier
        %1772 = memref.load %5[%1355] : memref<?xf32>
        %1773 = memref.load %5[%1357] : memref<?xf32>
        %1774 = memref.load %5[%1359] : memref<?xf32>
        %1775 = memref.load %5[%1361] : memref<?xf32>
        %1776 = memref.load %5[%1363] : memref<?xf32>
        %1777 = memref.load %5[%1365] : memref<?xf32>
        %1778 = memref.load %5[%1367] : memref<?xf32>
        %1779 = memref.load %5[%1369] : memref<?xf32>
        %1780 = arith.mulf %1772, %1307 : f32
        %1781 = math.fma %1773, %1309, %1780 : f32
        %1782 = arith.mulf %1781, %1314 : f32
        %1783 = math.fma %1774, %1316, %1782 : f32
        %1784 = arith.mulf %1783, %1321 : f32
        %1785 = math.fma %1775, %1323, %1784 : f32
        %1786 = arith.mulf %1785, %1328 : f32
        %1787 = math.fma %1776, %1330, %1786 : f32
        %1788 = arith.mulf %1787, %1335 : f32
        %1789 = math.fma %1777, %1337, %1788 : f32
        %1790 = arith.mulf %1789, %1342 : f32
        %1791 = math.fma %1778, %1344, %1790 : f32
        %1792 = arith.mulf %1791, %1349 : f32
        %1793 = math.fma %1779, %1351, %1792 : f32
        %1794 = memref.load %5[%1386] : memref<?xf32>
        %1795 = memref.load %5[%1388] : memref<?xf32>
        %1796 = memref.load %5[%1390] : memref<?xf32>
        %1797 = memref.load %5[%1392] : memref<?xf32>
        %1798 = memref.load %5[%1394] : memref<?xf32>
        %1799 = memref.load %5[%1396] : memref<?xf32>
        %1800 = memref.load %5[%1398] : memref<?xf32>
        %1801 = memref.load %5[%1400] : memref<?xf32>
        %1802 = arith.mulf %1794, %1307 : f32
        %1803 = math.fma %1795, %1309, %1802 : f32
        %1804 = arith.mulf %1803, %1314 : f32
        %1805 = math.fma %1796, %1316, %1804 : f32
        %1806 = arith.mulf %1805, %1321 : f32
        %1807 = math.fma %1797, %1323, %1806 : f32
        %1808 = arith.mulf %1807, %1328 : f32
        %1809 = math.fma %1798, %1330, %1808 : f32
        %1810 = arith.mulf %1809, %1335 : f32
        %1811 = math.fma %1799, %1337, %1810 : f32
        %1812 = arith.mulf %1811, %1342 : f32
        %1813 = math.fma %1800, %1344, %1812 : f32
        %1814 = arith.mulf %1813, %1349 : f32
        %1815 = math.fma %1801, %1351, %1814 : f32
        wave.barrier
        scf.if %1234 {
          %1816 = arith.muli %8, %c27 : index
          %1817 = arith.muli %2, %c3 : index
          %1818 = arith.addi %1816, %1817 : index
          %1819 = arith.addi %1818, %1233 : index
          %1820 = vector.extract %406#14[0] : f32 from vector<8xf32>
          %1821 = arith.addi %1819, %c23 : index
          memref.store %1820, %5[%1821] : memref<?xf32>
          %1822 = vector.extract %406#14[1] : f32 from vector<8xf32>
          %1823 = arith.addi %1819, %c22 : index
          memref.store %1822, %5[%1823] : memref<?xf32>
          %1824 = vector.extract %406#14[2] : f32 from vector<8xf32>
          %1825 = arith.addi %1819, %c25 : index
          memref.store %1824, %5[%1825] : memref<?xf32>
          %1826 = vector.extract %406#14[3] : f32 from vector<8xf32>
          %1827 = arith.addi %1819, %c37 : index
          memref.store %1826, %5[%1827] : memref<?xf32>
          %1828 = vector.extract %406#14[4] : f32 from vector<8xf32>
          %1829 = arith.addi %1819, %c41 : index
          memref.store %1828, %5[%1829] : memref<?xf32>
          %1830 = vector.extract %406#14[5] : f32 from vector<8xf32>
          %1831 = arith.addi %1819, %c45 : index
          memref.store %1830, %5[%1831] : memref<?xf32>
          %1832 = vector.extract %406#14[6] : f32 from vector<8xf32>
          %1833 = arith.addi %1819, %c49 : index
          memref.store %1832, %5[%1833] : memref<?xf32>
          %1834 = vector.extract %406#14[7] : f32 from vector<8xf32>
          %1835 = arith.addi %1819, %c53 : index
          memref.store %1834, %5[%1835] : memref<?xf32>
          %1836 = vector.extract %406#15[0] : f32 from vector<8xf32>
          %1837 = arith.addi %1819, %c7 : index
          memref.store %1836, %5[%1837] : memref<?xf32>
          %1838 = vector.extract %406#15[1] : f32 from vector<8xf32>
          %1839 = arith.addi %1819, %c122 : index
          memref.store %1838, %5[%1839] : memref<?xf32>
          %1840 = vector.extract %406#15[2] : f32 from vector<8xf32>
          %1841 = arith.addi %1819, %c79 : index
          memref.store %1840, %5[%1841] : memref<?xf32>
          %1842 = vector.extract %406#15[3] : f32 from vector<8xf32>
          %1843 = arith.addi %1819, %c123 : index
          memref.store %1842, %5[%1843] : memref<?xf32>
          %1844 = vector.extract %406#15[4] : f32 from vector<8xf32>
          %1845 = arith.addi %1819, %c80 : index
          memref.store %1844, %5[%1845] : memref<?xf32>
          %1846 = vector.extract %406#15[5] : f32 from vector<8xf32>
          %1847 = arith.addi %1819, %c124 : index
          memref.store %1846, %5[%1847] : memref<?xf32>
          %1848 = vector.extract %406#15[6] : f32 from vector<8xf32>
          %1849 = arith.addi %1819, %c81 : index
          memref.store %1848, %5[%1849] : memref<?xf32>
          %1850 = vector.extract %406#15[7] : f32 from vector<8xf32>
          %1851 = arith.addi %1819, %c125 : index
          memref.store %1850, %5[%1851] : memref<?xf32>
        }
        wave.barrier
        %1852 = memref.load %5[%1355] : memref<?xf32>
        %1853 = memref.load %5[%1357] : memref<?xf32>
        %1854 = memref.load %5[%1359] : memref<?xf32>
        %1855 = memref.load %5[%1361] : memref<?xf32>
        %1856 = memref.load %5[%1363] : memref<?xf32>
        %1857 = memref.load %5[%1365] : memref<?xf32>
        %1858 = memref.load %5[%1367] : memref<?xf32>
        %1859 = memref.load %5[%1369] : memref<?xf32>
        %1860 = arith.mulf %1852, %1307 : f32
        %1861 = math.fma %1853, %1309, %1860 : f32
        %1862 = arith.mulf %1861, %1314 : f32
        %1863 = math.fma %1854, %1316, %1862 : f32
        %1864 = arith.mulf %1863, %1321 : f32
        %1865 = math.fma %1855, %1323, %1864 : f32
        %1866 = arith.mulf %1865, %1328 : f32
        %1867 = math.fma %1856, %1330, %1866 : f32
        %1868 = arith.mulf %1867, %1335 : f32
        %1869 = math.fma %1857, %1337, %1868 : f32
        %1870 = arith.mulf %1869, %1342 : f32
        %1871 = math.fma %1858, %1344, %1870 : f32
        %1872 = arith.mulf %1871, %1349 : f32
        %1873 = math.fma %1859, %1351, %1872 : f32
        %1874 = memref.load %5[%1386] : memref<?xf32>
        %1875 = memref.load %5[%1388] : memref<?xf32>
        %1876 = memref.load %5[%1390] : memref<?xf32>
        %1877 = memref.load %5[%1392] : memref<?xf32>
        %1878 = memref.load %5[%1394] : memref<?xf32>
        %1879 = memref.load %5[%1396] : memref<?xf32>
        %1880 = memref.load %5[%1398] : memref<?xf32>
        %1881 = memref.load %5[%1400] : memref<?xf32>
        %1882 = arith.mulf %1874, %1307 : f32
        %1883 = math.fma %1875, %1309, %1882 : f32
        %1884 = arith.mulf %1883, %1314 : f32
        %1885 = math.fma %1876, %1316, %1884 : f32
        %1886 = arith.mulf %1885, %1321 : f32
        %1887 = math.fma %1877, %1323, %1886 : f32
        %1888 = arith.mulf %1887, %1328 : f32
        %1889 = math.fma %1878, %1330, %1888 : f32
        %1890 = arith.mulf %1889, %1335 : f32
        %1891 = math.fma %1879, %1337, %1890 : f32
        %1892 = arith.mulf %1891, %1342 : f32
        %1893 = math.fma %1880, %1344, %1892 : f32
        %1894 = arith.mulf %1893, %1349 : f32
        %1895 = math.fma %1881, %1351, %1894 : f32
        wave.barrier
        scf.if %1234 {
          %1896 = arith.muli %8, %c27 : index
          %1897 = arith.muli %2, %c3 : index
          %1898 = arith.addi %1896, %1897 : index
          %1899 = arith.addi %1898, %1233 : index
          %1900 = vector.extract %406#16[0] : f32 from vector<8xf32>
          %1901 = arith.addi %1899, %c23 : index
          memref.store %1900, %5[%1901] : memref<?xf32>
          %1902 = vector.extract %406#16[1] : f32 from vector<8xf32>
          %1903 = arith.addi %1899, %c22 : index
          memref.store %1902, %5[%1903] : memref<?xf32>
          %1904 = vector.extract %406#16[2] : f32 from vector<8xf32>
          %1905 = arith.addi %1899, %c25 : index
          memref.store %1904, %5[%1905] : memref<?xf32>
          %1906 = vector.extract %406#16[3] : f32 from vector<8xf32>
          %1907 = arith.addi %1899, %c37 : index
          memref.store %1906, %5[%1907] : memref<?xf32>
          %1908 = vector.extract %406#16[4] : f32 from vector<8xf32>
          %1909 = arith.addi %1899, %c41 : index
          memref.store %1908, %5[%1909] : memref<?xf32>
          %1910 = vector.extract %406#16[5] : f32 from vector<8xf32>
          %1911 = arith.addi %1899, %c45 : index
          memref.store %1910, %5[%1911] : memref<?xf32>
          %1912 = vector.extract %406#16[6] : f32 from vector<8xf32>
          %1913 = arith.addi %1899, %c49 : index
          memref.store %1912, %5[%1913] : memref<?xf32>
          %1914 = vector.extract %406#16[7] : f32 from vector<8xf32>
          %1915 = arith.addi %1899, %c53 : index
          memref.store %1914, %5[%1915] : memref<?xf32>
          %1916 = vector.extract %406#17[0] : f32 from vector<8xf32>
          %1917 = arith.addi %1899, %c7 : index
          memref.store %1916, %5[%1917] : memref<?xf32>
          %1918 = vector.extract %406#17[1] : f32 from vector<8xf32>
          %1919 = arith.addi %1899, %c122 : index
          memref.store %1918, %5[%1919] : memref<?xf32>
          %1920 = vector.extract %406#17[2] : f32 from vector<8xf32>
          %1921 = arith.addi %1899, %c79 : index
          memref.store %1920, %5[%1921] : memref<?xf32>
          %1922 = vector.extract %406#17[3] : f32 from vector<8xf32>
          %1923 = arith.addi %1899, %c123 : index
          memref.store %1922, %5[%1923] : memref<?xf32>
          %1924 = vector.extract %406#17[4] : f32 from vector<8xf32>
          %1925 = arith.addi %1899, %c80 : index
          memref.store %1924, %5[%1925] : memref<?xf32>
          %1926 = vector.extract %406#17[5] : f32 from vector<8xf32>
          %1927 = arith.addi %1899, %c124 : index
          memref.store %1926, %5[%1927] : memref<?xf32>
          %1928 = vector.extract %406#17[6] : f32 from vector<8xf32>
          %1929 = arith.addi %1899, %c81 : index
          memref.store %1928, %5[%1929] : memref<?xf32>
          %1930 = vector.extract %406#17[7] : f32 from vector<8xf32>
          %1931 = arith.addi %1899, %c125 : index
          memref.store %1930, %5[%1931] : memref<?xf32>
        }
        wave.barrier
        %1932 = memref.load %5[%1355] : memref<?xf32>
        %1933 = memref.load %5[%1357] : memref<?xf32>
        %1934 = memref.load %5[%1359] : memref<?xf32>
        %1935 = memref.load %5[%1361] : memref<?xf32>
        %1936 = memref.load %5[%1363] : memref<?xf32>
        %1937 = memref.load %5[%1365] : memref<?xf32>
        %1938 = memref.load %5[%1367] : memref<?xf32>
        %1939 = memref.load %5[%1369] : memref<?xf32>
        %1940 = arith.mulf %1932, %1307 : f32
        %1941 = math.fma %1933, %1309, %1940 : f32
        %1942 = arith.mulf %1941, %1314 : f32
        %1943 = math.fma %1934, %1316, %1942 : f32
        %1944 = arith.mulf %1943, %1321 : f32
        %1945 = math.fma %1935, %1323, %1944 : f32
        %1946 = arith.mulf %1945, %1328 : f32
        %1947 = math.fma %1936, %1330, %1946 : f32
        %1948 = arith.mulf %1947, %1335 : f32
        %1949 = math.fma %1937, %1337, %1948 : f32
        %1950 = arith.mulf %1949, %1342 : f32
        %1951 = math.fma %1938, %1344, %1950 : f32
        %1952 = arith.mulf %1951, %1349 : f32
        %1953 = math.fma %1939, %1351, %1952 : f32
        %1954 = memref.load %5[%1386] : memref<?xf32>
        %1955 = memref.load %5[%1388] : memref<?xf32>
        %1956 = memref.load %5[%1390] : memref<?xf32>
        %1957 = memref.load %5[%1392] : memref<?xf32>
        %1958 = memref.load %5[%1394] : memref<?xf32>
        %1959 = memref.load %5[%1396] : memref<?xf32>
        %1960 = memref.load %5[%1398] : memref<?xf32>
        %1961 = memref.load %5[%1400] : memref<?xf32>
        %1962 = arith.mulf %1954, %1307 : f32
        %1963 = math.fma %1955, %1309, %1962 : f32
        %1964 = arith.mulf %1963, %1314 : f32
        %1965 = math.fma %1956, %1316, %1964 : f32
        %1966 = arith.mulf %1965, %1321 : f32
        %1967 = math.fma %1957, %1323, %1966 : f32
        %1968 = arith.mulf %1967, %1328 : f32
        %1969 = math.fma %1958, %1330, %1968 : f32
        %1970 = arith.mulf %1969, %1335 : f32
        %1971 = math.fma %1959, %1337, %1970 : f32
        %1972 = arith.mulf %1971, %1342 : f32
        %1973 = math.fma %1960, %1344, %1972 : f32
        %1974 = arith.mulf %1973, %1349 : f32
        %1975 = math.fma %1961, %1351, %1974 : f32
        %1976 = arith.cmpi eq, %42, %c17 : i32
        scf.if %1976 {
          %1977 = arith.divf %c126, %1353 : f32
          %1978 = arith.addi %17, %1233 : index
          %1979 = arith.cmpi slt, %1978, %groupSize : index
          scf.if %1979 {
            %1980 = arith.muli %15, %groupSize : index
            %1981 = arith.addi %1980, %1978 : index
            %1982 = arith.muli %1981, %c7 : index
            %1983 = arith.muli %heads, %c7 : index
            %1984 = arith.divui %1354, %c3 : index
            %1985 = arith.muli %15, %c7 : index
            %1986 = arith.addi %1985, %1984 : index
            %1987 = memref.load %factors[%1986] : memref<?xf32>
            %1988 = arith.muli %kvHeads, %c7 : index
            %1989 = arith.addi %1986, %1988 : index
            %1990 = memref.load %factors[%1989] : memref<?xf32>
            %1991 = arith.mulf %1384, %1977 : f32
            %1992 = math.fma %1991, %1987, %1990 : f32
            %1993 = arith.addi %1982, %1984 : index
            %1994 = arith.divui %24, %outTileRows : index
            %1995 = arith.divui %1983, %c3 : index
            %1996 = arith.muli %1994, %1995 : index
            %1997 = arith.divui %1993, %c3 : index
            %1998 = arith.addi %1996, %1997 : index
            %1999 = arith.muli %1998, %c9 : index
            %2000 = arith.remui %1993, %c3 : index
            %2001 = arith.divui %2000, %c29 : index
            %2002 = arith.addi %1999, %2001 : index
            %2003 = arith.muli %outTileRows, %c29 : index
            %2004 = arith.muli %2002, %2003 : index
            %2005 = arith.remui %24, %outTileRows : index
            %2006 = arith.muli %2005, %c29 : index
            %2007 = arith.addi %2004, %2006 : index
            %2008 = arith.remui %1993, %c29 : index
            %2009 = arith.addi %2007, %2008 : index
            %2010 = arith.addf %1992, %c74 : f32
            %2011 = arith.minimumf %2010, %c128 : f32
            %2012 = arith.maximumf %2011, %c129 : f32
            %2013 = arith.truncf %2012 : f32 to f16
            memref.store %2013, %out[%2009] : memref<?xf16>
            %2014 = arith.divui %1385, %c3 : index
            %2015 = arith.addi %1985, %2014 : index
            %2016 = memref.load %factors[%2015] : memref<?xf32>
            %2017 = arith.addi %2015, %1988 : index
            %2018 = memref.load %factors[%2017] : memref<?xf32>
            %2019 = arith.mulf %1415, %1977 : f32
            %2020 = math.fma %2019, %2016, %2018 : f32
            %2021 = arith.addi %1982, %2014 : index
            %2022 = arith.divui %2021, %c3 : index
            %2023 = arith.addi %1996, %2022 : index
            %2024 = arith.muli %2023, %c9 : index
            %2025 = arith.remui %2021, %c3 : index
            %2026 = arith.divui %2025, %c29 : index
            %2027 = arith.addi %2024, %2026 : index
            %2028 = arith.muli %2027, %2003 : index
            %2029 = arith.addi %2028, %2006 : index
            %2030 = arith.remui %2021, %c29 : index
            %2031 = arith.addi %2029, %2030 : index
            %2032 = arith.addf %2020, %c74 : f32
            %2033 = arith.minimumf %2032, %c128 : f32
            %2034 = arith.maximumf %2033, %c129 : f32
            %2035 = arith.truncf %2034 : f32 to f16
            memref.store %2035, %out[%2031] : memref<?xf16>
            %2036 = arith.addi %1232, %c27 : index
            %2037 = arith.divui %2036, %c3 : index
            %2038 = arith.addi %1985, %2037 : index
            %2039 = memref.load %factors[%2038] : memref<?xf32>
            %2040 = arith.addi %2038, %1988 : index
            %2041 = memref.load %factors[%2040] : memref<?xf32>
            %2042 = arith.mulf %1473, %1977 : f32
            %2043 = math.fma %2042, %2039, %2041 : f32
            %2044 = arith.addi %1982, %2037 : index
            %2045 = arith.divui %2044, %c3 : index
            %2046 = arith.addi %1996, %2045 : index
            %2047 = arith.muli %2046, %c9 : index
            %2048 = arith.remui %2044, %c3 : index
            %2049 = arith.divui %2048, %c29 : index
            %2050 = arith.addi %2047, %2049 : index
            %2051 = arith.muli %2050, %2003 : index
            %2052 = arith.addi %2051, %2006 : index
            %2053 = arith.remui %2044, %c29 : index
            %2054 = arith.addi %2052, %2053 : index
            %2055 = arith.addf %2043, %c74 : f32
            %2056 = arith.minimumf %2055, %c128 : f32
            %2057 = arith.maximumf %2056, %c129 : f32
            %2058 = arith.truncf %2057 : f32 to f16
            memref.store %2058, %out[%2054] : memref<?xf16>
            %2059 = arith.addi %1232, %c28 : index
            %2060 = arith.divui %2059, %c3 : index
            %2061 = arith.addi %1985, %2060 : index
            %2062 = memref.load %factors[%2061] : memref<?xf32>
            %2063 = arith.addi %2061, %1988 : index
            %2064 = memref.load %factors[%2063] : memref<?xf32>
            %2065 = arith.mulf %1495, %1977 : f32
            %2066 = math.fma %2065, %2062, %2064 : f32
            %2067 = arith.addi %1982, %2060 : index
            %2068 = arith.divui %2067, %c3 : index
            %2069 = arith.addi %1996, %2068 : index
            %2070 = arith.muli %2069, %c9 : index
            %2071 = arith.remui %2067, %c3 : index
            %2072 = arith.divui %2071, %c29 : index
            %2073 = arith.addi %2070, %2072 : index
            %2074 = arith.muli %2073, %2003 : index
            %2075 = arith.addi %2074, %2006 : index
            %2076 = arith.remui %2067, %c29 : index
            %2077 = arith.addi %2075, %2076 : index
            %2078 = arith.addf %2066, %c74 : f32
            %2079 = arith.minimumf %2078, %c128 : f32
            %2080 = arith.maximumf %2079, %c129 : f32
            %2081 = arith.truncf %2080 : f32 to f16
            memref.store %2081, %out[%2077] : memref<?xf16>
            %2082 = arith.addi %1232, %c24 : index
            %2083 = arith.divui %2082, %c3 : index
            %2084 = arith.addi %1985, %2083 : index
            %2085 = memref.load %factors[%2084] : memref<?xf32>
            %2086 = arith.addi %2084, %1988 : index
            %2087 = memref.load %factors[%2086] : memref<?xf32>
            %2088 = arith.mulf %1553, %1977 : f32
            %2089 = math.fma %2088, %2085, %2087 : f32
            %2090 = arith.addi %1982, %2083 : index
            %2091 = arith.divui %2090, %c3 : index
            %2092 = arith.addi %1996, %2091 : index
            %2093 = arith.muli %2092, %c9 : index
            %2094 = arith.remui %2090, %c3 : index
            %2095 = arith.divui %2094, %c29 : index
            %2096 = arith.addi %2093, %2095 : index
            %2097 = arith.muli %2096, %2003 : index
            %2098 = arith.addi %2097, %2006 : index
            %2099 = arith.remui %2090, %c29 : index
            %2100 = arith.addi %2098, %2099 : index
            %2101 = arith.addf %2089, %c74 : f32
            %2102 = arith.minimumf %2101, %c128 : f32
            %2103 = arith.maximumf %2102, %c129 : f32
            %2104 = arith.truncf %2103 : f32 to f16
            memref.store %2104, %out[%2100] : memref<?xf16>
            %2105 = arith.addi %1232, %c62 : index
            %2106 = arith.divui %2105, %c3 : index
            %2107 = arith.addi %1985, %2106 : index
            %2108 = memref.load %factors[%2107] : memref<?xf32>
            %2109 = arith.addi %2107, %1988 : index
            %2110 = memref.load %factors[%2109] : memref<?xf32>
            %2111 = arith.mulf %1575, %1977 : f32
            %2112 = math.fma %2111, %2108, %2110 : f32
            %2113 = arith.addi %1982, %2106 : index
            %2114 = arith.divui %2113, %c3 : index
            %2115 = arith.addi %1996, %2114 : index
            %2116 = arith.muli %2115, %c9 : index
            %2117 = arith.remui %2113, %c3 : index
            %2118 = arith.divui %2117, %c29 : index
            %2119 = arith.addi %2116, %2118 : index
            %2120 = arith.muli %2119, %2003 : index
            %2121 = arith.addi %2120, %2006 : index
            %2122 = arith.remui %2113, %c29 : index
            %2123 = arith.addi %2121, %2122 : index
            %2124 = arith.addf %2112, %c74 : f32
            %2125 = arith.minimumf %2124, %c128 : f32
            %2126 = arith.maximumf %2125, %c129 : f32
            %2127 = arith.truncf %2126 : f32 to f16
            memref.store %2127, %out[%2123] : memref<?xf16>
            %2128 = arith.addi %1232, %c63 : index
            %2129 = arith.divui %2128, %c3 : index
            %2130 = arith.addi %1985, %2129 : index
            %2131 = memref.load %factors[%2130] : memref<?xf32>
            %2132 = arith.addi %2130, %1988 : index
            %2133 = memref.load %factors[%2132] : memref<?xf32>
            %2134 = arith.mulf %1633, %1977 : f32
            %2135 = math.fma %2134, %2131, %2133 : f32
            %2136 = arith.addi %1982, %2129 : index
            %2137 = arith.divui %2136, %c3 : index
            %2138 = arith.addi %1996, %2137 : index
            %2139 = arith.muli %2138, %c9 : index
            %2140 = arith.remui %2136, %c3 : index
            %2141 = arith.divui %2140, %c29 : index
            %2142 = arith.addi %2139, %2141 : index
            %2143 = arith.muli %2142, %2003 : index
            %2144 = arith.addi %2143, %2006 : index
            %2145 = arith.remui %2136, %c29 : index
            %2146 = arith.addi %2144, %2145 : index
            %2147 = arith.addf %2135, %c74 : f32
            %2148 = arith.minimumf %2147, %c128 : f32
            %2149 = arith.maximumf %2148, %c129 : f32
            %2150 = arith.truncf %2149 : f32 to f16
            memref.store %2150, %out[%2146] : memref<?xf16>
            %2151 = arith.addi %1232, %c64 : index
            %2152 = arith.divui %2151, %c3 : index
            %2153 = arith.addi %1985, %2152 : index
            %2154 = memref.load %factors[%2153] : memref<?xf32>
            %2155 = arith.addi %2153, %1988 : index
            %2156 = memref.load %factors[%2155] : memref<?xf32>
            %2157 = arith.mulf %1655, %1977 : f32
            %2158 = math.fma %2157, %2154, %2156 : f32
            %2159 = arith.addi %1982, %2152 : index
            %2160 = arith.divui %2159, %c3 : index
            %2161 = arith.addi %1996, %2160 : index
            %2162 = arith.muli %2161, %c9 : index
            %2163 = arith.remui %2159, %c3 : index
            %2164 = arith.divui %2163, %c29 : index
            %2165 = arith.addi %2162, %2164 : index
            %2166 = arith.muli %2165, %2003 : index
            %2167 = arith.addi %2166, %2006 : index
            %2168 = arith.remui %2159, %c29 : index
            %2169 = arith.addi %2167, %2168 : index
            %2170 = arith.addf %2158, %c74 : f32
            %2171 = arith.minimumf %2170, %c128 : f32
            %2172 = arith.maximumf %2171, %c129 : f32
            %2173 = arith.truncf %2172 : f32 to f16
            memref.store %2173, %out[%2169] : memref<?xf16>
            %2174 = arith.addi %1232, %c15 : index
            %2175 = arith.divui %2174, %c3 : index
            %2176 = arith.addi %1985, %2175 : index
            %2177 = memref.load %factors[%2176] : memref<?xf32>
            %2178 = arith.addi %2176, %1988 : index
            %2179 = memref.load %factors[%2178] : memref<?xf32>
            %2180 = arith.mulf %1713, %1977 : f32
            %2181 = math.fma %2180, %2177, %2179 : f32
            %2182 = arith.addi %1982, %2175 : index
            %2183 = arith.divui %2182, %c3 : index
            %2184 = arith.addi %1996, %2183 : index
            %2185 = arith.muli %2184, %c9 : index
            %2186 = arith.remui %2182, %c3 : index
            %2187 = arith.divui %2186, %c29 : index
            %2188 = arith.addi %2185, %2187 : index
            %2189 = arith.muli %2188, %2003 : index
            %2190 = arith.addi %2189, %2006 : index
            %2191 = arith.remui %2182, %c29 : index
            %2192 = arith.addi %2190, %2191 : index
            %2193 = arith.addf %2181, %c74 : f32
            %2194 = arith.minimumf %2193, %c128 : f32
            %2195 = arith.maximumf %2194, %c129 : f32
            %2196 = arith.truncf %2195 : f32 to f16
            memref.store %2196, %out[%2192] : memref<?xf16>
            %2197 = arith.addi %1232, %c65 : index
            %2198 = arith.divui %2197, %c3 : index
            %2199 = arith.addi %1985, %2198 : index
            %2200 = memref.load %factors[%2199] : memref<?xf32>
            %2201 = arith.addi %2199, %1988 : index
            %2202 = memref.load %factors[%2201] : memref<?xf32>
            %2203 = arith.mulf %1735, %1977 : f32
            %2204 = math.fma %2203, %2200, %2202 : f32
            %2205 = arith.addi %1982, %2198 : index
            %2206 = arith.divui %2205, %c3 : index
            %2207 = arith.addi %1996, %2206 : index
            %2208 = arith.muli %2207, %c9 : index
            %2209 = arith.remui %2205, %c3 : index
            %2210 = arith.divui %2209, %c29 : index
            %2211 = arith.addi %2208, %2210 : index
            %2212 = arith.muli %2211, %2003 : index
            %2213 = arith.addi %2212, %2006 : index
            %2214 = arith.remui %2205, %c29 : index
            %2215 = arith.addi %2213, %2214 : index
            %2216 = arith.addf %2204, %c74 : f32
            %2217 = arith.minimumf %2216, %c128 : f32
            %2218 = arith.maximumf %2217, %c129 : f32
            %2219 = arith.truncf %2218 : f32 to f16
            memref.store %2219, %out[%2215] : memref<?xf16>
            %2220 = arith.addi %1232, %c66 : index
            %2221 = arith.divui %2220, %c3 : index
            %2222 = arith.addi %1985, %2221 : index
            %2223 = memref.load %factors[%2222] : memref<?xf32>
            %2224 = arith.addi %2222, %1988 : index
            %2225 = memref.load %factors[%2224] : memref<?xf32>
            %2226 = arith.mulf %1793, %1977 : f32
            %2227 = math.fma %2226, %2223, %2225 : f32
            %2228 = arith.addi %1982, %2221 : index
            %2229 = arith.divui %2228, %c3 : index
            %2230 = arith.addi %1996, %2229 : index
            %2231 = arith.muli %2230, %c9 : index
            %2232 = arith.remui %2228, %c3 : index
            %2233 = arith.divui %2232, %c29 : index
            %2234 = arith.addi %2231, %2233 : index
            %2235 = arith.muli %2234, %2003 : index
            %2236 = arith.addi %2235, %2006 : index
            %2237 = arith.remui %2228, %c29 : index
            %2238 = arith.addi %2236, %2237 : index
            %2239 = arith.addf %2227, %c74 : f32
            %2240 = arith.minimumf %2239, %c128 : f32
            %2241 = arith.maximumf %2240, %c129 : f32
            %2242 = arith.truncf %2241 : f32 to f16
            memref.store %2242, %out[%2238] : memref<?xf16>
            %2243 = arith.addi %1232, %c67 : index
            %2244 = arith.divui %2243, %c3 : index
            %2245 = arith.addi %1985, %2244 : index
            %2246 = memref.load %factors[%2245] : memref<?xf32>
            %2247 = arith.addi %2245, %1988 : index
            %2248 = memref.load %factors[%2247] : memref<?xf32>
            %2249 = arith.mulf %1815, %1977 : f32
            %2250 = math.fma %2249, %2246, %2248 : f32
            %2251 = arith.addi %1982, %2244 : index
            %2252 = arith.divui %2251, %c3 : index
            %2253 = arith.addi %1996, %2252 : index
            %2254 = arith.muli %2253, %c9 : index
            %2255 = arith.remui %2251, %c3 : index
            %2256 = arith.divui %2255, %c29 : index
            %2257 = arith.addi %2254, %2256 : index
            %2258 = arith.muli %2257, %2003 : index
            %2259 = arith.addi %2258, %2006 : index
            %2260 = arith.remui %2251, %c29 : index
            %2261 = arith.addi %2259, %2260 : index
            %2262 = arith.addf %2250, %c74 : f32
            %2263 = arith.minimumf %2262, %c128 : f32
            %2264 = arith.maximumf %2263, %c129 : f32
            %2265 = arith.truncf %2264 : f32 to f16
            memref.store %2265, %out[%2261] : memref<?xf16>
            %2266 = arith.addi %1232, %c68 : index
            %2267 = arith.divui %2266, %c3 : index
            %2268 = arith.addi %1985, %2267 : index
            %2269 = memref.load %factors[%2268] : memref<?xf32>
            %2270 = arith.addi %2268, %1988 : index
            %2271 = memref.load %factors[%2270] : memref<?xf32>
            %2272 = arith.mulf %1873, %1977 : f32
            %2273 = math.fma %2272, %2269, %2271 : f32
            %2274 = arith.addi %1982, %2267 : index
            %2275 = arith.divui %2274, %c3 : index
            %2276 = arith.addi %1996, %2275 : index
            %2277 = arith.muli %2276, %c9 : index
            %2278 = arith.remui %2274, %c3 : index
            %2279 = arith.divui %2278, %c29 : index
            %2280 = arith.addi %2277, %2279 : index
            %2281 = arith.muli %2280, %2003 : index
            %2282 = arith.addi %2281, %2006 : index
            %2283 = arith.remui %2274, %c29 : index
            %2284 = arith.addi %2282, %2283 : index
            %2285 = arith.addf %2273, %c74 : f32
            %2286 = arith.minimumf %2285, %c128 : f32
            %2287 = arith.maximumf %2286, %c129 : f32
            %2288 = arith.truncf %2287 : f32 to f16
            memref.store %2288, %out[%2284] : memref<?xf16>
            %2289 = arith.addi %1232, %c69 : index
            %2290 = arith.divui %2289, %c3 : index
            %2291 = arith.addi %1985, %2290 : index
            %2292 = memref.load %factors[%2291] : memref<?xf32>
            %2293 = arith.addi %2291, %1988 : index
            %2294 = memref.load %factors[%2293] : memref<?xf32>
            %2295 = arith.mulf %1895, %1977 : f32
            %2296 = math.fma %2295, %2292, %2294 : f32
            %2297 = arith.addi %1982, %2290 : index
            %2298 = arith.divui %2297, %c3 : index
            %2299 = arith.addi %1996, %2298 : index
            %2300 = arith.muli %2299, %c9 : index
            %2301 = arith.remui %2297, %c3 : index
            %2302 = arith.divui %2301, %c29 : index
            %2303 = arith.addi %2300, %2302 : index
            %2304 = arith.muli %2303, %2003 : index
            %2305 = arith.addi %2304, %2006 : index
            %2306 = arith.remui %2297, %c29 : index
            %2307 = arith.addi %2305, %2306 : index
            %2308 = arith.addf %2296, %c74 : f32
            %2309 = arith.minimumf %2308, %c128 : f32
            %2310 = arith.maximumf %2309, %c129 : f32
            %2311 = arith.truncf %2310 : f32 to f16
            memref.store %2311, %out[%2307] : memref<?xf16>
            %2312 = arith.addi %1232, %c70 : index
            %2313 = arith.divui %2312, %c3 : index
            %2314 = arith.addi %1985, %2313 : index
            %2315 = memref.load %factors[%2314] : memref<?xf32>
            %2316 = arith.addi %2314, %1988 : index
            %2317 = memref.load %factors[%2316] : memref<?xf32>
            %2318 = arith.mulf %1953, %1977 : f32
            %2319 = math.fma %2318, %2315, %2317 : f32
            %2320 = arith.addi %1982, %2313 : index
            %2321 = arith.divui %2320, %c3 : index
            %2322 = arith.addi %1996, %2321 : index
            %2323 = arith.muli %2322, %c9 : index
            %2324 = arith.remui %2320, %c3 : index
            %2325 = arith.divui %2324, %c29 : index
            %2326 = arith.addi %2323, %2325 : index
            %2327 = arith.muli %2326, %2003 : index
            %2328 = arith.addi %2327, %2006 : index
            %2329 = arith.remui %2320, %c29 : index
            %2330 = arith.addi %2328, %2329 : index
            %2331 = arith.addf %2319, %c74 : f32
            %2332 = arith.minimumf %2331, %c128 : f32
            %2333 = arith.maximumf %2332, %c129 : f32
            %2334 = arith.truncf %2333 : f32 to f16
            memref.store %2334, %out[%2330] : memref<?xf16>
            %2335 = arith.addi %1232, %c71 : index
            %2336 = arith.divui %2335, %c3 : index
            %2337 = arith.addi %1985, %2336 : index
            %2338 = memref.load %factors[%2337] : memref<?xf32>
            %2339 = arith.addi %2337, %1988 : index
            %2340 = memref.load %factors[%2339] : memref<?xf32>
            %2341 = arith.mulf %1975, %1977 : f32
            %2342 = math.fma %2341, %2338, %2340 : f32
            %2343 = arith.addi %1982, %2336 : index
            %2344 = arith.divui %2343, %c3 : index
            %2345 = arith.addi %1996, %2344 : index
            %2346 = arith.muli %2345, %c9 : index
            %2347 = arith.remui %2343, %c3 : index
            %2348 = arith.divui %2347, %c29 : index
            %2349 = arith.addi %2346, %2348 : index
            %2350 = arith.muli %2349, %2003 : index
            %2351 = arith.addi %2350, %2006 : index
            %2352 = arith.remui %2343, %c29 : index
            %2353 = arith.addi %2351, %2352 : index
            %2354 = arith.addf %2342, %c74 : f32
            %2355 = arith.minimumf %2354, %c128 : f32
            %2356 = arith.maximumf %2355, %c129 : f32
            %2357 = arith.truncf %2356 : f32 to f16
            memref.store %2357, %out[%2353] : memref<?xf16>
          }
        } else {
          %2358 = arith.addi %ranges, %groups : index
          %2359 = arith.muli %9, %2358 : index
          %2360 = arith.index_castui %398 : i32 to index
          %2361 = arith.addi %2359, %2360 : index
          %2362 = arith.muli %2361, %c6 : index
          %2363 = arith.addi %2362, %1354 : index
          memref.store %1384, %partial[%2363] : memref<?xf32>
          %2364 = arith.addi %2362, %1385 : index
          memref.store %1415, %partial[%2364] : memref<?xf32>
          %2365 = arith.addi %1232, %c27 : index
          %2366 = arith.addi %2362, %2365 : index
          memref.store %1473, %partial[%2366] : memref<?xf32>
          %2367 = arith.addi %1232, %c28 : index
          %2368 = arith.addi %2362, %2367 : index
          memref.store %1495, %partial[%2368] : memref<?xf32>
          %2369 = arith.addi %1232, %c24 : index
          %2370 = arith.addi %2362, %2369 : index
          memref.store %1553, %partial[%2370] : memref<?xf32>
          %2371 = arith.addi %1232, %c62 : index
          %2372 = arith.addi %2362, %2371 : index
          memref.store %1575, %partial[%2372] : memref<?xf32>
          %2373 = arith.addi %1232, %c63 : index
          %2374 = arith.addi %2362, %2373 : index
          memref.store %1633, %partial[%2374] : memref<?xf32>
          %2375 = arith.addi %1232, %c64 : index
          %2376 = arith.addi %2362, %2375 : index
          memref.store %1655, %partial[%2376] : memref<?xf32>
          %2377 = arith.addi %1232, %c15 : index
          %2378 = arith.addi %2362, %2377 : index
          memref.store %1713, %partial[%2378] : memref<?xf32>
          %2379 = arith.addi %1232, %c65 : index
          %2380 = arith.addi %2362, %2379 : index
          memref.store %1735, %partial[%2380] : memref<?xf32>
          %2381 = arith.addi %1232, %c66 : index
          %2382 = arith.addi %2362, %2381 : index
          memref.store %1793, %partial[%2382] : memref<?xf32>
          %2383 = arith.addi %1232, %c67 : index
          %2384 = arith.addi %2362, %2383 : index
          memref.store %1815, %partial[%2384] : memref<?xf32>
          %2385 = arith.addi %1232, %c68 : index
          %2386 = arith.addi %2362, %2385 : index
          memref.store %1873, %partial[%2386] : memref<?xf32>
          %2387 = arith.addi %1232, %c69 : index
          %2388 = arith.addi %2362, %2387 : index
          memref.store %1895, %partial[%2388] : memref<?xf32>
          %2389 = arith.addi %1232, %c70 : index
          %2390 = arith.addi %2362, %2389 : index
          memref.store %1953, %partial[%2390] : memref<?xf32>
          %2391 = arith.addi %1232, %c71 : index
          %2392 = arith.addi %2362, %2391 : index
          memref.store %1975, %partial[%2392] : memref<?xf32>
          %2393 = arith.cmpi slt, %1232, %c3 : index
          scf.if %2393 {
            %2394 = arith.addi %2362, %c5 : index
            %2395 = arith.addi %2394, %1232 : index
            memref.store %1347, %partial[%2395] : memref<?xf32>
            %2396 = arith.addi %2395, %c3 : index
            memref.store %1353, %partial[%2396] : memref<?xf32>
          }
          %2397 = arith.addi %42, %c104 : i32
          %2398 = arith.divui %2397, %c105 : i32
          %2399 = arith.divui %398, %c105 : i32
          %2400 = arith.addi %groups, %c4 : index
          %2401 = arith.muli %9, %2400 : index
          %2402 = arith.muli %2399, %c105 : i32
          %2403 = arith.subi %42, %2402 : i32
          %2404 = arith.minsi %2403, %c105 : i32
          %2405 = arith.index_castui %2399 : i32 to index
          %2406 = arith.addi %2401, %2405 : index
          %2407 = arith.index_castui %2404 : i32 to index
          %2408 = wave.arrive %counters[%2406], %2407 : memref<?xi32>
          scf.if %2408 {
            %2428:18 = scf.for %2409 = %c78 to %2404 step %c105 iter_args(%2410 = %c73, %2411 = %c74, %2412 = %c74, %2413 = %c74, %2414 = %c74, %2415 = %c74, %2416 = %c74, %2417 = %c74, %2418 = %c74, %2419 = %c74, %2420 = %c74, %2421 = %c74, %2422 = %c74, %2423 = %c74, %2424 = %c74, %2425 = %c74, %2426 = %c74, %2427 = %c74) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
              %2429 = arith.addi %2409, %c78 : i32
              %2430 = arith.subi %2404, %c17 : i32
              %2431 = arith.minsi %2429, %2430 : i32
              %2432 = arith.addi %2402, %2431 : i32
              %2433 = arith.index_castui %2432 : i32 to index
              %2434 = arith.addi %2359, %2433 : index
              %2435 = arith.muli %2434, %c6 : index
              %2436 = arith.addi %2435, %c5 : index
              %2437 = arith.addi %2436, %1233 : index
              %2438 = memref.load %partial[%2437] : memref<?xf32>
              %2439 = arith.cmpi slt, %2429, %2404 : i32
              %2440 = arith.select %2439, %2438, %c73 : f32
              %2441 = arith.addi %2435, %1232 : index
              %2442 = arith.addi %2441, %c23 : index
              %2443 = memref.load %partial[%2442] : memref<?xf32>
              %2444 = arith.addi %2441, %c7 : index
              %2445 = memref.load %partial[%2444] : memref<?xf32>
              %2446 = arith.addi %2441, %c27 : index
              %2447 = memref.load %partial[%2446] : memref<?xf32>
              %2448 = arith.addi %2441, %c28 : index
              %2449 = memref.load %partial[%2448] : memref<?xf32>
              %2450 = arith.addi %2441, %c24 : index
              %2451 = memref.load %partial[%2450] : memref<?xf32>
              %2452 = arith.addi %2441, %c62 : index
              %2453 = memref.load %partial[%2452] : memref<?xf32>
              %2454 = arith.addi %2441, %c63 : index
              %2455 = memref.load %partial[%2454] : memref<?xf32>
              %2456 = arith.addi %2441, %c64 : index
              %2457 = memref.load %partial[%2456] : memref<?xf32>
              %2458 = arith.addi %2441, %c15 : index
              %2459 = memref.load %partial[%2458] : memref<?xf32>
              %2460 = arith.addi %2441, %c65 : index
              %2461 = memref.load %partial[%2460] : memref<?xf32>
              %2462 = arith.addi %2441, %c66 : index
              %2463 = memref.load %partial[%2462] : memref<?xf32>
              %2464 = arith.addi %2441, %c67 : index
              %2465 = memref.load %partial[%2464] : memref<?xf32>
              %2466 = arith.addi %2441, %c68 : index
              %2467 = memref.load %partial[%2466] : memref<?xf32>
              %2468 = arith.addi %2441, %c69 : index
              %2469 = memref.load %partial[%2468] : memref<?xf32>
              %2470 = arith.addi %2441, %c70 : index
              %2471 = memref.load %partial[%2470] : memref<?xf32>
              %2472 = arith.addi %2441, %c71 : index
              %2473 = memref.load %partial[%2472] : memref<?xf32>
              %2474 = arith.addi %2437, %c3 : index
              %2475 = memref.load %partial[%2474] : memref<?xf32>
              %2476 = arith.addi %2409, %c17 : i32
              %2477 = arith.minsi %2476, %2430 : i32
              %2478 = arith.addi %2402, %2477 : i32
              %2479 = arith.index_castui %2478 : i32 to index
              %2480 = arith.addi %2359, %2479 : index
              %2481 = arith.muli %2480, %c6 : index
              %2482 = arith.addi %2481, %c5 : index
              %2483 = arith.addi %2482, %1233 : index
              %2484 = memref.load %partial[%2483] : memref<?xf32>
              %2485 = arith.cmpi slt, %2476, %2404 : i32
              %2486 = arith.select %2485, %2484, %c73 : f32
              %2487 = arith.addi %2481, %1232 : index
              %2488 = arith.addi %2487, %c23 : index
              %2489 = memref.load %partial[%2488] : memref<?xf32>
              %2490 = arith.addi %2487, %c7 : index
              %2491 = memref.load %partial[%2490] : memref<?xf32>
              %2492 = arith.addi %2487, %c27 : index
              %2493 = memref.load %partial[%2492] : memref<?xf32>
              %2494 = arith.addi %2487, %c28 : index
              %2495 = memref.load %partial[%2494] : memref<?xf32>
              %2496 = arith.addi %2487, %c24 : index
              %2497 = memref.load %partial[%2496] : memref<?xf32>
              %2498 = arith.addi %2487, %c62 : index
              %2499 = memref.load %partial[%2498] : memref<?xf32>
              %2500 = arith.addi %2487, %c63 : index
              %2501 = memref.load %partial[%2500] : memref<?xf32>
              %2502 = arith.addi %2487, %c64 : index
              %2503 = memref.load %partial[%2502] : memref<?xf32>
              %2504 = arith.addi %2487, %c15 : index
              %2505 = memref.load %partial[%2504] : memref<?xf32>
              %2506 = arith.addi %2487, %c65 : index
              %2507 = memref.load %partial[%2506] : memref<?xf32>
              %2508 = arith.addi %2487, %c66 : index
              %2509 = memref.load %partial[%2508] : memref<?xf32>
              %2510 = arith.addi %2487, %c67 : index
              %2511 = memref.load %partial[%2510] : memref<?xf32>
              %2512 = arith.addi %2487, %c68 : index
              %2513 = memref.load %partial[%2512] : memref<?xf32>
              %2514 = arith.addi %2487, %c69 : index
              %2515 = memref.load %partial[%2514] : memref<?xf32>
              %2516 = arith.addi %2487, %c70 : index
              %2517 = memref.load %partial[%2516] : memref<?xf32>
              %2518 = arith.addi %2487, %c71 : index
              %2519 = memref.load %partial[%2518] : memref<?xf32>
              %2520 = arith.addi %2483, %c3 : index
              %2521 = memref.load %partial[%2520] : memref<?xf32>
              %2522 = arith.addi %2409, %c96 : i32
              %2523 = arith.minsi %2522, %2430 : i32
              %2524 = arith.addi %2402, %2523 : i32
              %2525 = arith.index_castui %2524 : i32 to index
              %2526 = arith.addi %2359, %2525 : index
              %2527 = arith.muli %2526, %c6 : index
              %2528 = arith.addi %2527, %c5 : index
              %2529 = arith.addi %2528, %1233 : index
              %2530 = memref.load %partial[%2529] : memref<?xf32>
              %2531 = arith.cmpi slt, %2522, %2404 : i32
              %2532 = arith.select %2531, %2530, %c73 : f32
              %2533 = arith.addi %2527, %1232 : index
              %2534 = arith.addi %2533, %c23 : index
              %2535 = memref.load %partial[%2534] : memref<?xf32>
              %2536 = arith.addi %2533, %c7 : index
              %2537 = memref.load %partial[%2536] : memref<?xf32>
              %2538 = arith.addi %2533, %c27 : index
              %2539 = memref.load %partial[%2538] : memref<?xf32>
              %2540 = arith.addi %2533, %c28 : index
              %2541 = memref.load %partial[%2540] : memref<?xf32>
              %2542 = arith.addi %2533, %c24 : index
              %2543 = memref.load %partial[%2542] : memref<?xf32>
              %2544 = arith.addi %2533, %c62 : index
              %2545 = memref.load %partial[%2544] : memref<?xf32>
              %2546 = arith.addi %2533, %c63 : index
              %2547 = memref.load %partial[%2546] : memref<?xf32>
              %2548 = arith.addi %2533, %c64 : index
              %2549 = memref.load %partial[%2548] : memref<?xf32>
              %2550 = arith.addi %2533, %c15 : index
              %2551 = memref.load %partial[%2550] : memref<?xf32>
              %2552 = arith.addi %2533, %c65 : index
              %2553 = memref.load %partial[%2552] : memref<?xf32>
              %2554 = arith.addi %2533, %c66 : index
              %2555 = memref.load %partial[%2554] : memref<?xf32>
              %2556 = arith.addi %2533, %c67 : index
              %2557 = memref.load %partial[%2556] : memref<?xf32>
              %2558 = arith.addi %2533, %c68 : index
              %2559 = memref.load %partial[%2558] : memref<?xf32>
              %2560 = arith.addi %2533, %c69 : index
              %2561 = memref.load %partial[%2560] : memref<?xf32>
              %2562 = arith.addi %2533, %c70 : index
              %2563 = memref.load %partial[%2562] : memref<?xf32>
              %2564 = arith.addi %2533, %c71 : index
              %2565 = memref.load %partial[%2564] : memref<?xf32>
              %2566 = arith.addi %2529, %c3 : index
              %2567 = memref.load %partial[%2566] : memref<?xf32>
              %2568 = arith.addi %2409, %c98 : i32
              %2569 = arith.minsi %2568, %2430 : i32
              %2570 = arith.addi %2402, %2569 : i32
              %2571 = arith.index_castui %2570 : i32 to index
              %2572 = arith.addi %2359, %2571 : index
              %2573 = arith.muli %2572, %c6 : index
              %2574 = arith.addi %2573, %c5 : index
              %2575 = arith.addi %2574, %1233 : index
              %2576 = memref.load %partial[%2575] : memref<?xf32>
              %2577 = arith.cmpi slt, %2568, %2404 : i32
              %2578 = arith.select %2577, %2576, %c73 : f32
              %2579 = arith.addi %2573, %1232 : index
              %2580 = arith.addi %2579, %c23 : index
              %2581 = memref.load %partial[%2580] : memref<?xf32>
              %2582 = arith.addi %2579, %c7 : index
              %2583 = memref.load %partial[%2582] : memref<?xf32>
              %2584 = arith.addi %2579, %c27 : index
              %2585 = memref.load %partial[%2584] : memref<?xf32>
              %2586 = arith.addi %2579, %c28 : index
              %2587 = memref.load %partial[%2586] : memref<?xf32>
              %2588 = arith.addi %2579, %c24 : index
              %2589 = memref.load %partial[%2588] : memref<?xf32>
              %2590 = arith.addi %2579, %c62 : index
              %2591 = memref.load %partial[%2590] : memref<?xf32>
              %2592 = arith.addi %2579, %c63 : index
              %2593 = memref.load %partial[%2592] : memref<?xf32>
              %2594 = arith.addi %2579, %c64 : index
              %2595 = memref.load %partial[%2594] : memref<?xf32>
              %2596 = arith.addi %2579, %c15 : index
              %2597 = memref.load %partial[%2596] : memref<?xf32>
              %2598 = arith.addi %2579, %c65 : index
              %2599 = memref.load %partial[%2598] : memref<?xf32>
              %2600 = arith.addi %2579, %c66 : index
              %2601 = memref.load %partial[%2600] : memref<?xf32>
              %2602 = arith.addi %2579, %c67 : index
              %2603 = memref.load %partial[%2602] : memref<?xf32>
              %2604 = arith.addi %2579, %c68 : index
              %2605 = memref.load %partial[%2604] : memref<?xf32>
              %2606 = arith.addi %2579, %c69 : index
              %2607 = memref.load %partial[%2606] : memref<?xf32>
              %2608 = arith.addi %2579, %c70 : index
              %2609 = memref.load %partial[%2608] : memref<?xf32>
              %2610 = arith.addi %2579, %c71 : index
              %2611 = memref.load %partial[%2610] : memref<?xf32>
              %2612 = arith.addi %2575, %c3 : index
              %2613 = memref.load %partial[%2612] : memref<?xf32>
              %2614 = arith.addi %2409, %c99 : i32
              %2615 = arith.minsi %2614, %2430 : i32
              %2616 = arith.addi %2402, %2615 : i32
              %2617 = arith.index_castui %2616 : i32 to index
              %2618 = arith.addi %2359, %2617 : index
              %2619 = arith.muli %2618, %c6 : index
              %2620 = arith.addi %2619, %c5 : index
              %2621 = arith.addi %2620, %1233 : index
              %2622 = memref.load %partial[%2621] : memref<?xf32>
              %2623 = arith.cmpi slt, %2614, %2404 : i32
              %2624 = arith.select %2623, %2622, %c73 : f32
              %2625 = arith.addi %2619, %1232 : index
              %2626 = arith.addi %2625, %c23 : index
              %2627 = memref.load %partial[%2626] : memref<?xf32>
              %2628 = arith.addi %2625, %c7 : index
              %2629 = memref.load %partial[%2628] : memref<?xf32>
              %2630 = arith.addi %2625, %c27 : index
              %2631 = memref.load %partial[%2630] : memref<?xf32>
              %2632 = arith.addi %2625, %c28 : index
              %2633 = memref.load %partial[%2632] : memref<?xf32>
              %2634 = arith.addi %2625, %c24 : index
              %2635 = memref.load %partial[%2634] : memref<?xf32>
              %2636 = arith.addi %2625, %c62 : index
              %2637 = memref.load %partial[%2636] : memref<?xf32>
              %2638 = arith.addi %2625, %c63 : index
              %2639 = memref.load %partial[%2638] : memref<?xf32>
              %2640 = arith.addi %2625, %c64 : index
              %2641 = memref.load %partial[%2640] : memref<?xf32>
              %2642 = arith.addi %2625, %c15 : index
              %2643 = memref.load %partial[%2642] : memref<?xf32>
              %2644 = arith.addi %2625, %c65 : index
              %2645 = memref.load %partial[%2644] : memref<?xf32>
              %2646 = arith.addi %2625, %c66 : index
              %2647 = memref.load %partial[%2646] : memref<?xf32>
              %2648 = arith.addi %2625, %c67 : index
              %2649 = memref.load %partial[%2648] : memref<?xf32>
              %2650 = arith.addi %2625, %c68 : index
              %2651 = memref.load %partial[%2650] : memref<?xf32>
              %2652 = arith.addi %2625, %c69 : index
              %2653 = memref.load %partial[%2652] : memref<?xf32>
              %2654 = arith.addi %2625, %c70 : index
              %2655 = memref.load %partial[%2654] : memref<?xf32>
              %2656 = arith.addi %2625, %c71 : index
              %2657 = memref.load %partial[%2656] : memref<?xf32>
              %2658 = arith.addi %2621, %c3 : index
              %2659 = memref.load %partial[%2658] : memref<?xf32>
              %2660 = arith.addi %2409, %c101 : i32
              %2661 = arith.minsi %2660, %2430 : i32
              %2662 = arith.addi %2402, %2661 : i32
              %2663 = arith.index_castui %2662 : i32 to index
              %2664 = arith.addi %2359, %2663 : index
              %2665 = arith.muli %2664, %c6 : index
              %2666 = arith.addi %2665, %c5 : index
              %2667 = arith.addi %2666, %1233 : index
              %2668 = memref.load %partial[%2667] : memref<?xf32>
              %2669 = arith.cmpi slt, %2660, %2404 : i32
              %2670 = arith.select %2669, %2668, %c73 : f32
              %2671 = arith.addi %2665, %1232 : index
              %2672 = arith.addi %2671, %c23 : index
              %2673 = memref.load %partial[%2672] : memref<?xf32>
              %2674 = arith.addi %2671, %c7 : index
              %2675 = memref.load %partial[%2674] : memref<?xf32>
              %2676 = arith.addi %2671, %c27 : index
              %2677 = memref.load %partial[%2676] : memref<?xf32>
              %2678 = arith.addi %2671, %c28 : index
              %2679 = memref.load %partial[%2678] : memref<?xf32>
              %2680 = arith.addi %2671, %c24 : index
              %2681 = memref.load %partial[%2680] : memref<?xf32>
              %2682 = arith.addi %2671, %c62 : index
              %2683 = memref.load %partial[%2682] : memref<?xf32>
              %2684 = arith.addi %2671, %c63 : index
              %2685 = memref.load %partial[%2684] : memref<?xf32>
              %2686 = arith.addi %2671, %c64 : index
              %2687 = memref.load %partial[%2686] : memref<?xf32>
              %2688 = arith.addi %2671, %c15 : index
              %2689 = memref.load %partial[%2688] : memref<?xf32>
              %2690 = arith.addi %2671, %c65 : index
              %2691 = memref.load %partial[%2690] : memref<?xf32>
              %2692 = arith.addi %2671, %c66 : index
              %2693 = memref.load %partial[%2692] : memref<?xf32>
              %2694 = arith.addi %2671, %c67 : index
              %2695 = memref.load %partial[%2694] : memref<?xf32>
              %2696 = arith.addi %2671, %c68 : index
              %2697 = memref.load %partial[%2696] : memref<?xf32>
              %2698 = arith.addi %2671, %c69 : index
              %2699 = memref.load %partial[%2698] : memref<?xf32>
              %2700 = arith.addi %2671, %c70 : index
              %2701 = memref.load %partial[%2700] : memref<?xf32>
              %2702 = arith.addi %2671, %c71 : index
              %2703 = memref.load %partial[%2702] : memref<?xf32>
              %2704 = arith.addi %2667, %c3 : index
              %2705 = memref.load %partial[%2704] : memref<?xf32>
              %2706 = arith.addi %2409, %c102 : i32
              %2707 = arith.minsi %2706, %2430 : i32
              %2708 = arith.addi %2402, %2707 : i32
              %2709 = arith.index_castui %2708 : i32 to index
              %2710 = arith.addi %2359, %2709 : index
              %2711 = arith.muli %2710, %c6 : index
              %2712 = arith.addi %2711, %c5 : index
              %2713 = arith.addi %2712, %1233 : index
              %2714 = memref.load %partial[%2713] : memref<?xf32>
              %2715 = arith.cmpi slt, %2706, %2404 : i32
              %2716 = arith.select %2715, %2714, %c73 : f32
              %2717 = arith.addi %2711, %1232 : index
              %2718 = arith.addi %2717, %c23 : index
              %2719 = memref.load %partial[%2718] : memref<?xf32>
              %2720 = arith.addi %2717, %c7 : index
              %2721 = memref.load %partial[%2720] : memref<?xf32>
              %2722 = arith.addi %2717, %c27 : index
              %2723 = memref.load %partial[%2722] : memref<?xf32>
              %2724 = arith.addi %2717, %c28 : index
              %2725 = memref.load %partial[%2724] : memref<?xf32>
              %2726 = arith.addi %2717, %c24 : index
              %2727 = memref.load %partial[%2726] : memref<?xf32>
              %2728 = arith.addi %2717, %c62 : index
              %2729 = memref.load %partial[%2728] : memref<?xf32>
              %2730 = arith.addi %2717, %c63 : index
              %2731 = memref.load %partial[%2730] : memref<?xf32>
              %2732 = arith.addi %2717, %c64 : index
              %2733 = memref.load %partial[%2732] : memref<?xf32>
              %2734 = arith.addi %2717, %c15 : index
              %2735 = memref.load %partial[%2734] : memref<?xf32>
              %2736 = arith.addi %2717, %c65 : index
              %2737 = memref.load %partial[%2736] : memref<?xf32>
              %2738 = arith.addi %2717, %c66 : index
              %2739 = memref.load %partial[%2738] : memref<?xf32>
              %2740 = arith.addi %2717, %c67 : index
              %2741 = memref.load %partial[%2740] : memref<?xf32>
              %2742 = arith.addi %2717, %c68 : index
              %2743 = memref.load %partial[%2742] : memref<?xf32>
              %2744 = arith.addi %2717, %c69 : index
              %2745 = memref.load %partial[%2744] : memref<?xf32>
              %2746 = arith.addi %2717, %c70 : index
              %2747 = memref.load %partial[%2746] : memref<?xf32>
              %2748 = arith.addi %2717, %c71 : index
              %2749 = memref.load %partial[%2748] : memref<?xf32>
              %2750 = arith.addi %2713, %c3 : index
              %2751 = memref.load %partial[%2750] : memref<?xf32>
              %2752 = arith.addi %2409, %c104 : i32
              %2753 = arith.minsi %2752, %2430 : i32
              %2754 = arith.addi %2402, %2753 : i32
              %2755 = arith.index_castui %2754 : i32 to index
              %2756 = arith.addi %2359, %2755 : index
              %2757 = arith.muli %2756, %c6 : index
              %2758 = arith.addi %2757, %c5 : index
              %2759 = arith.addi %2758, %1233 : index
              %2760 = memref.load %partial[%2759] : memref<?xf32>
              %2761 = arith.cmpi slt, %2752, %2404 : i32
              %2762 = arith.select %2761, %2760, %c73 : f32
              %2763 = arith.addi %2757, %1232 : index
              %2764 = arith.addi %2763, %c23 : index
              %2765 = memref.load %partial[%2764] : memref<?xf32>
              %2766 = arith.addi %2763, %c7 : index
              %2767 = memref.load %partial[%2766] : memref<?xf32>
              %2768 = arith.addi %2763, %c27 : index
              %2769 = memref.load %partial[%2768] : memref<?xf32>
              %2770 = arith.addi %2763, %c28 : index
              %2771 = memref.load %partial[%2770] : memref<?xf32>
              %2772 = arith.addi %2763, %c24 : index
              %2773 = memref.load %partial[%2772] : memref<?xf32>
              %2774 = arith.addi %2763, %c62 : index
              %2775 = memref.load %partial[%2774] : memref<?xf32>
              %2776 = arith.addi %2763, %c63 : index
              %2777 = memref.load %partial[%2776] : memref<?xf32>
              %2778 = arith.addi %2763, %c64 : index
              %2779 = memref.load %partial[%2778] : memref<?xf32>
              %2780 = arith.addi %2763, %c15 : index
              %2781 = memref.load %partial[%2780] : memref<?xf32>
              %2782 = arith.addi %2763, %c65 : index
              %2783 = memref.load %partial[%2782] : memref<?xf32>
              %2784 = arith.addi %2763, %c66 : index
              %2785 = memref.load %partial[%2784] : memref<?xf32>
              %2786 = arith.addi %2763, %c67 : index
              %2787 = memref.load %partial[%2786] : memref<?xf32>
              %2788 = arith.addi %2763, %c68 : index
              %2789 = memref.load %partial[%2788] : memref<?xf32>
              %2790 = arith.addi %2763, %c69 : index
              %2791 = memref.load %partial[%2790] : memref<?xf32>
              %2792 = arith.addi %2763, %c70 : index
              %2793 = memref.load %partial[%2792] : memref<?xf32>
              %2794 = arith.addi %2763, %c71 : index
              %2795 = memref.load %partial[%2794] : memref<?xf32>
              %2796 = arith.addi %2759, %c3 : index
              %2797 = memref.load %partial[%2796] : memref<?xf32>
              %2798 = arith.maxnumf %2410, %2440 fastmath<nnan> : f32
              %2799 = arith.subf %2410, %2798 : f32
              %2800 = wave.exp2 %2799 : f32
              %2801 = arith.subf %2440, %2798 : f32
              %2802 = wave.exp2 %2801 : f32
              %2803 = arith.mulf %2411, %2800 : f32
              %2804 = math.fma %2475, %2802, %2803 : f32
              %2805 = arith.mulf %2412, %2800 : f32
              %2806 = math.fma %2443, %2802, %2805 : f32
              %2807 = arith.mulf %2413, %2800 : f32
              %2808 = math.fma %2445, %2802, %2807 : f32
              %2809 = arith.mulf %2414, %2800 : f32
              %2810 = math.fma %2447, %2802, %2809 : f32
              %2811 = arith.mulf %2415, %2800 : f32
              %2812 = math.fma %2449, %2802, %2811 : f32
              %2813 = arith.mulf %2416, %2800 : f32
              %2814 = math.fma %2451, %2802, %2813 : f32
              %2815 = arith.mulf %2417, %2800 : f32
              %2816 = math.fma %2453, %2802, %2815 : f32
              %2817 = arith.mulf %2418, %2800 : f32
              %2818 = math.fma %2455, %2802, %2817 : f32
              %2819 = arith.mulf %2419, %2800 : f32
              %2820 = math.fma %2457, %2802, %2819 : f32
              %2821 = arith.mulf %2420, %2800 : f32
              %2822 = math.fma %2459, %2802, %2821 : f32
              %2823 = arith.mulf %2421, %2800 : f32
              %2824 = math.fma %2461, %2802, %2823 : f32
              %2825 = arith.mulf %2422, %2800 : f32
              %2826 = math.fma %2463, %2802, %2825 : f32
              %2827 = arith.mulf %2423, %2800 : f32
              %2828 = math.fma %2465, %2802, %2827 : f32
              %2829 = arith.mulf %2424, %2800 : f32
              %2830 = math.fma %2467, %2802, %2829 : f32
              %2831 = arith.mulf %2425, %2800 : f32
              %2832 = math.fma %2469, %2802, %2831 : f32
              %2833 = arith.mulf %2426, %2800 : f32
              %2834 = math.fma %2471, %2802, %2833 : f32
              %2835 = arith.mulf %2427, %2800 : f32
              %2836 = math.fma %2473, %2802, %2835 : f32
              %2837 = arith.maxnumf %2798, %2486 fastmath<nnan> : f32
              %2838 = arith.subf %2798, %2837 : f32
              %2839 = wave.exp2 %2838 : f32
              %2840 = arith.subf %2486, %2837 : f32
              %2841 = wave.exp2 %2840 : f32
              %2842 = arith.mulf %2804, %2839 : f32
              %2843 = math.fma %2521, %2841, %2842 : f32
              %2844 = arith.mulf %2806, %2839 : f32
              %2845 = math.fma %2489, %2841, %2844 : f32
              %2846 = arith.mulf %2808, %2839 : f32
              %2847 = math.fma %2491, %2841, %2846 : f32
              %2848 = arith.mulf %2810, %2839 : f32
              %2849 = math.fma %2493, %2841, %2848 : f32
              %2850 = arith.mulf %2812, %2839 : f32
              %2851 = math.fma %2495, %2841, %2850 : f32
              %2852 = arith.mulf %2814, %2839 : f32
              %2853 = math.fma %2497, %2841, %2852 : f32
              %2854 = arith.mulf %2816, %2839 : f32
              %2855 = math.fma %2499, %2841, %2854 : f32
              %2856 = arith.mulf %2818, %2839 : f32
              %2857 = math.fma %2501, %2841, %2856 : f32
              %2858 = arith.mulf %2820, %2839 : f32
              %2859 = math.fma %2503, %2841, %2858 : f32
              %2860 = arith.mulf %2822, %2839 : f32
              %2861 = math.fma %2505, %2841, %2860 : f32
              %2862 = arith.mulf %2824, %2839 : f32
              %2863 = math.fma %2507, %2841, %2862 : f32
              %2864 = arith.mulf %2826, %2839 : f32
              %2865 = math.fma %2509, %2841, %2864 : f32
              %2866 = arith.mulf %2828, %2839 : f32
              %2867 = math.fma %2511, %2841, %2866 : f32
              %2868 = arith.mulf %2830, %2839 : f32
              %2869 = math.fma %2513, %2841, %2868 : f32
              %2870 = arith.mulf %2832, %2839 : f32
              %2871 = math.fma %2515, %2841, %2870 : f32
              %2872 = arith.mulf %2834, %2839 : f32
              %2873 = math.fma %2517, %2841, %2872 : f32
              %2874 = arith.mulf %2836, %2839 : f32
              %2875 = math.fma %2519, %2841, %2874 : f32
              %2876 = arith.maxnumf %2837, %2532 fastmath<nnan> : f32
              %2877 = arith.subf %2837, %2876 : f32
              %2878 = wave.exp2 %2877 : f32
              %2879 = arith.subf %2532, %2876 : f32
              %2880 = wave.exp2 %2879 : f32
              %2881 = arith.mulf %2843, %2878 : f32
              %2882 = math.fma %2567, %2880, %2881 : f32
              %2883 = arith.mulf %2845, %2878 : f32
              %2884 = math.fma %2535, %2880, %2883 : f32
              %2885 = arith.mulf %2847, %2878 : f32
              %2886 = math.fma %2537, %2880, %2885 : f32
              %2887 = arith.mulf %2849, %2878 : f32
              %2888 = math.fma %2539, %2880, %2887 : f32
              %2889 = arith.mulf %2851, %2878 : f32
              %2890 = math.fma %2541, %2880, %2889 : f32
              %2891 = arith.mulf %2853, %2878 : f32
              %2892 = math.fma %2543, %2880, %2891 : f32
              %2893 = arith.mulf %2855, %2878 : f32
              %2894 = math.fma %2545, %2880, %2893 : f32
              %2895 = arith.mulf %2857, %2878 : f32
              %2896 = math.fma %2547, %2880, %2895 : f32
              %2897 = arith.mulf %2859, %2878 : f32
              %2898 = math.fma %2549, %2880, %2897 : f32
              %2899 = arith.mulf %2861, %2878 : f32
              %2900 = math.fma %2551, %2880, %2899 : f32
              %2901 = arith.mulf %2863, %2878 : f32
              %2902 = math.fma %2553, %2880, %2901 : f32
              %2903 = arith.mulf %2865, %2878 : f32
              %2904 = math.fma %2555, %2880, %2903 : f32
              %2905 = arith.mulf %2867, %2878 : f32
              %2906 = math.fma %2557, %2880, %2905 : f32
              %2907 = arith.mulf %2869, %2878 : f32
              %2908 = math.fma %2559, %2880, %2907 : f32
              %2909 = arith.mulf %2871, %2878 : f32
              %2910 = math.fma %2561, %2880, %2909 : f32
              %2911 = arith.mulf %2873, %2878 : f32
              %2912 = math.fma %2563, %2880, %2911 : f32
              %2913 = arith.mulf %2875, %2878 : f32
              %2914 = math.fma %2565, %2880, %2913 : f32
              %2915 = arith.maxnumf %2876, %2578 fastmath<nnan> : f32
              %2916 = arith.subf %2876, %2915 : f32
              %2917 = wave.exp2 %2916 : f32
              %2918 = arith.subf %2578, %2915 : f32
              %2919 = wave.exp2 %2918 : f32
              %2920 = arith.mulf %2882, %2917 : f32
              %2921 = math.fma %2613, %2919, %2920 : f32
              %2922 = arith.mulf %2884, %2917 : f32
              %2923 = math.fma %2581, %2919, %2922 : f32
              %2924 = arith.mulf %2886, %2917 : f32
              %2925 = math.fma %2583, %2919, %2924 : f32
              %2926 = arith.mulf %2888, %2917 : f32
              %2927 = math.fma %2585, %2919, %2926 : f32
              %2928 = arith.mulf %2890, %2917 : f32
              %2929 = math.fma %2587, %2919, %2928 : f32
              %2930 = arith.mulf %2892, %2917 : f32
              %2931 = math.fma %2589, %2919, %2930 : f32
              %2932 = arith.mulf %2894, %2917 : f32
              %2933 = math.fma %2591, %2919, %2932 : f32
              %2934 = arith.mulf %2896, %2917 : f32
              %2935 = math.fma %2593, %2919, %2934 : f32
              %2936 = arith.mulf %2898, %2917 : f32
              %2937 = math.fma %2595, %2919, %2936 : f32
              %2938 = arith.mulf %2900, %2917 : f32
              %2939 = math.fma %2597, %2919, %2938 : f32
              %2940 = arith.mulf %2902, %2917 : f32
              %2941 = math.fma %2599, %2919, %2940 : f32
              %2942 = arith.mulf %2904, %2917 : f32
              %2943 = math.fma %2601, %2919, %2942 : f32
              %2944 = arith.mulf %2906, %2917 : f32
              %2945 = math.fma %2603, %2919, %2944 : f32
              %2946 = arith.mulf %2908, %2917 : f32
              %2947 = math.fma %2605, %2919, %2946 : f32
              %2948 = arith.mulf %2910, %2917 : f32
              %2949 = math.fma %2607, %2919, %2948 : f32
              %2950 = arith.mulf %2912, %2917 : f32
              %2951 = math.fma %2609, %2919, %2950 : f32
              %2952 = arith.mulf %2914, %2917 : f32
              %2953 = math.fma %2611, %2919, %2952 : f32
              %2954 = arith.maxnumf %2915, %2624 fastmath<nnan> : f32
              %2955 = arith.subf %2915, %2954 : f32
              %2956 = wave.exp2 %2955 : f32
              %2957 = arith.subf %2624, %2954 : f32
              %2958 = wave.exp2 %2957 : f32
              %2959 = arith.mulf %2921, %2956 : f32
              %2960 = math.fma %2659, %2958, %2959 : f32
              %2961 = arith.mulf %2923, %2956 : f32
              %2962 = math.fma %2627, %2958, %2961 : f32
              %2963 = arith.mulf %2925, %2956 : f32
              %2964 = math.fma %2629, %2958, %2963 : f32
              %2965 = arith.mulf %2927, %2956 : f32
              %2966 = math.fma %2631, %2958, %2965 : f32
              %2967 = arith.mulf %2929, %2956 : f32
              %2968 = math.fma %2633, %2958, %2967 : f32
              %2969 = arith.mulf %2931, %2956 : f32
              %2970 = math.fma %2635, %2958, %2969 : f32
              %2971 = arith.mulf %2933, %2956 : f32
              %2972 = math.fma %2637, %2958, %2971 : f32
              %2973 = arith.mulf %2935, %2956 : f32
              %2974 = math.fma %2639, %2958, %2973 : f32
              %2975 = arith.mulf %2937, %2956 : f32
              %2976 = math.fma %2641, %2958, %2975 : f32
              %2977 = arith.mulf %2939, %2956 : f32
              %2978 = math.fma %2643, %2958, %2977 : f32
              %2979 = arith.mulf %2941, %2956 : f32
              %2980 = math.fma %2645, %2958, %2979 : f32
              %2981 = arith.mulf %2943, %2956 : f32
              %2982 = math.fma %2647, %2958, %2981 : f32
              %2983 = arith.mulf %2945, %2956 : f32
              %2984 = math.fma %2649, %2958, %2983 : f32
              %2985 = arith.mulf %2947, %2956 : f32
              %2986 = math.fma %2651, %2958, %2985 : f32
              %2987 = arith.mulf %2949, %2956 : f32
              %2988 = math.fma %2653, %2958, %2987 : f32
              %2989 = arith.mulf %2951, %2956 : f32
              %2990 = math.fma %2655, %2958, %2989 : f32
              %2991 = arith.mulf %2953, %2956 : f32
              %2992 = math.fma %2657, %2958, %2991 : f32
              %2993 = arith.maxnumf %2954, %2670 fastmath<nnan> : f32
              %2994 = arith.subf %2954, %2993 : f32
              %2995 = wave.exp2 %2994 : f32
              %2996 = arith.subf %2670, %2993 : f32
              %2997 = wave.exp2 %2996 : f32
              %2998 = arith.mulf %2960, %2995 : f32
              %2999 = math.fma %2705, %2997, %2998 : f32
              %3000 = arith.mulf %2962, %2995 : f32
              %3001 = math.fma %2673, %2997, %3000 : f32
              %3002 = arith.mulf %2964, %2995 : f32
              %3003 = math.fma %2675, %2997, %3002 : f32
              %3004 = arith.mulf %2966, %2995 : f32
              %3005 = math.fma %2677, %2997, %3004 : f32
              %3006 = arith.mulf %2968, %2995 : f32
              %3007 = math.fma %2679, %2997, %3006 : f32
              %3008 = arith.mulf %2970, %2995 : f32
              %3009 = math.fma %2681, %2997, %3008 : f32
              %3010 = arith.mulf %2972, %2995 : f32
              %3011 = math.fma %2683, %2997, %3010 : f32
              %3012 = arith.mulf %2974, %2995 : f32
              %3013 = math.fma %2685, %2997, %3012 : f32
              %3014 = arith.mulf %2976, %2995 : f32
              %3015 = math.fma %2687, %2997, %3014 : f32
              %3016 = arith.mulf %2978, %2995 : f32
              %3017 = math.fma %2689, %2997, %3016 : f32
              %3018 = arith.mulf %2980, %2995 : f32
              %3019 = math.fma %2691, %2997, %3018 : f32
              %3020 = arith.mulf %2982, %2995 : f32
              %3021 = math.fma %2693, %2997, %3020 : f32
              %3022 = arith.mulf %2984, %2995 : f32
              %3023 = math.fma %2695, %2997, %3022 : f32
              %3024 = arith.mulf %2986, %2995 : f32
              %3025 = math.fma %2697, %2997, %3024 : f32
              %3026 = arith.mulf %2988, %2995 : f32
              %3027 = math.fma %2699, %2997, %3026 : f32
              %3028 = arith.mulf %2990, %2995 : f32
              %3029 = math.fma %2701, %2997, %3028 : f32
              %3030 = arith.mulf %2992, %2995 : f32
              %3031 = math.fma %2703, %2997, %3030 : f32
              %3032 = arith.maxnumf %2993, %2716 fastmath<nnan> : f32
              %3033 = arith.subf %2993, %3032 : f32
              %3034 = wave.exp2 %3033 : f32
              %3035 = arith.subf %2716, %3032 : f32
              %3036 = wave.exp2 %3035 : f32
              %3037 = arith.mulf %2999, %3034 : f32
              %3038 = math.fma %2751, %3036, %3037 : f32
              %3039 = arith.mulf %3001, %3034 : f32
              %3040 = math.fma %2719, %3036, %3039 : f32
              %3041 = arith.mulf %3003, %3034 : f32
              %3042 = math.fma %2721, %3036, %3041 : f32
              %3043 = arith.mulf %3005, %3034 : f32
              %3044 = math.fma %2723, %3036, %3043 : f32
              %3045 = arith.mulf %3007, %3034 : f32
              %3046 = math.fma %2725, %3036, %3045 : f32
              %3047 = arith.mulf %3009, %3034 : f32
              %3048 = math.fma %2727, %3036, %3047 : f32
              %3049 = arith.mulf %3011, %3034 : f32
              %3050 = math.fma %2729, %3036, %3049 : f32
              %3051 = arith.mulf %3013, %3034 : f32
              %3052 = math.fma %2731, %3036, %3051 : f32
              %3053 = arith.mulf %3015, %3034 : f32
              %3054 = math.fma %2733, %3036, %3053 : f32
              %3055 = arith.mulf %3017, %3034 : f32
              %3056 = math.fma %2735, %3036, %3055 : f32
              %3057 = arith.mulf %3019, %3034 : f32
              %3058 = math.fma %2737, %3036, %3057 : f32
              %3059 = arith.mulf %3021, %3034 : f32
              %3060 = math.fma %2739, %3036, %3059 : f32
              %3061 = arith.mulf %3023, %3034 : f32
              %3062 = math.fma %2741, %3036, %3061 : f32
              %3063 = arith.mulf %3025, %3034 : f32
              %3064 = math.fma %2743, %3036, %3063 : f32
              %3065 = arith.mulf %3027, %3034 : f32
              %3066 = math.fma %2745, %3036, %3065 : f32
              %3067 = arith.mulf %3029, %3034 : f32
              %3068 = math.fma %2747, %3036, %3067 : f32
              %3069 = arith.mulf %3031, %3034 : f32
              %3070 = math.fma %2749, %3036, %3069 : f32
              %3071 = arith.maxnumf %3032, %2762 fastmath<nnan> : f32
              %3072 = arith.subf %3032, %3071 : f32
              %3073 = wave.exp2 %3072 : f32
              %3074 = arith.subf %2762, %3071 : f32
              %3075 = wave.exp2 %3074 : f32
              %3076 = arith.mulf %3038, %3073 : f32
              %3077 = math.fma %2797, %3075, %3076 : f32
              %3078 = arith.mulf %3040, %3073 : f32
              %3079 = math.fma %2765, %3075, %3078 : f32
              %3080 = arith.mulf %3042, %3073 : f32
              %3081 = math.fma %2767, %3075, %3080 : f32
              %3082 = arith.mulf %3044, %3073 : f32
              %3083 = math.fma %2769, %3075, %3082 : f32
              %3084 = arith.mulf %3046, %3073 : f32
              %3085 = math.fma %2771, %3075, %3084 : f32
              %3086 = arith.mulf %3048, %3073 : f32
              %3087 = math.fma %2773, %3075, %3086 : f32
              %3088 = arith.mulf %3050, %3073 : f32
              %3089 = math.fma %2775, %3075, %3088 : f32
              %3090 = arith.mulf %3052, %3073 : f32
              %3091 = math.fma %2777, %3075, %3090 : f32
              %3092 = arith.mulf %3054, %3073 : f32
              %3093 = math.fma %2779, %3075, %3092 : f32
              %3094 = arith.mulf %3056, %3073 : f32
              %3095 = math.fma %2781, %3075, %3094 : f32
              %3096 = arith.mulf %3058, %3073 : f32
              %3097 = math.fma %2783, %3075, %3096 : f32
              %3098 = arith.mulf %3060, %3073 : f32
              %3099 = math.fma %2785, %3075, %3098 : f32
              %3100 = arith.mulf %3062, %3073 : f32
              %3101 = math.fma %2787, %3075, %3100 : f32
              %3102 = arith.mulf %3064, %3073 : f32
              %3103 = math.fma %2789, %3075, %3102 : f32
              %3104 = arith.mulf %3066, %3073 : f32
              %3105 = math.fma %2791, %3075, %3104 : f32
              %3106 = arith.mulf %3068, %3073 : f32
              %3107 = math.fma %2793, %3075, %3106 : f32
              %3108 = arith.mulf %3070, %3073 : f32
              %3109 = math.fma %2795, %3075, %3108 : f32
              scf.yield %3071, %3077, %3079, %3081, %3083, %3085, %3087, %3089, %3091, %3093, %3095, %3097, %3099, %3101, %3103, %3105, %3107, %3109 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
            }
            %3110 = arith.cmpi eq, %2398, %c17 : i32
            scf.if %3110 {
              %3111 = arith.divf %c126, %2428#1 : f32
              %3112 = arith.addi %17, %1233 : index
              %3113 = arith.cmpi slt, %3112, %groupSize : index
              scf.if %3113 {
                %3114 = arith.muli %15, %groupSize : index
                %3115 = arith.addi %3114, %3112 : index
                %3116 = arith.muli %3115, %c7 : index
                %3117 = arith.muli %heads, %c7 : index
                %3118 = arith.divui %1354, %c3 : index
                %3119 = arith.muli %15, %c7 : index
                %3120 = arith.addi %3119, %3118 : index
                %3121 = memref.load %factors[%3120] : memref<?xf32>
                %3122 = arith.muli %kvHeads, %c7 : index
                %3123 = arith.addi %3120, %3122 : index
                %3124 = memref.load %factors[%3123] : memref<?xf32>
                %3125 = arith.mulf %2428#2, %3111 : f32
                %3126 = math.fma %3125, %3121, %3124 : f32
                %3127 = arith.addi %3116, %3118 : index
                %3128 = arith.divui %24, %outTileRows : index
                %3129 = arith.divui %3117, %c3 : index
                %3130 = arith.muli %3128, %3129 : index
                %3131 = arith.divui %3127, %c3 : index
                %3132 = arith.addi %3130, %3131 : index
                %3133 = arith.muli %3132, %c9 : index
                %3134 = arith.remui %3127, %c3 : index
                %3135 = arith.divui %3134, %c29 : index
                %3136 = arith.addi %3133, %3135 : index
                %3137 = arith.muli %outTileRows, %c29 : index
                %3138 = arith.muli %3136, %3137 : index
                %3139 = arith.remui %24, %outTileRows : index
                %3140 = arith.muli %3139, %c29 : index
                %3141 = arith.addi %3138, %3140 : index
                %3142 = arith.remui %3127, %c29 : index
                %3143 = arith.addi %3141, %3142 : index
                %3144 = arith.addf %3126, %c74 : f32
                %3145 = arith.minimumf %3144, %c128 : f32
                %3146 = arith.maximumf %3145, %c129 : f32
                %3147 = arith.truncf %3146 : f32 to f16
                memref.store %3147, %out[%3143] : memref<?xf16>
                %3148 = arith.divui %1385, %c3 : index
                %3149 = arith.addi %3119, %3148 : index
                %3150 = memref.load %factors[%3149] : memref<?xf32>
                %3151 = arith.addi %3149, %3122 : index
                %3152 = memref.load %factors[%3151] : memref<?xf32>
                %3153 = arith.mulf %2428#3, %3111 : f32
                %3154 = math.fma %3153, %3150, %3152 : f32
                %3155 = arith.addi %3116, %3148 : index
                %3156 = arith.divui %3155, %c3 : index
                %3157 = arith.addi %3130, %3156 : index
                %3158 = arith.muli %3157, %c9 : index
                %3159 = arith.remui %3155, %c3 : index
                %3160 = arith.divui %3159, %c29 : index
                %3161 = arith.addi %3158, %3160 : index
                %3162 = arith.muli %3161, %3137 : index
                %3163 = arith.addi %3162, %3140 : index
                %3164 = arith.remui %3155, %c29 : index
                %3165 = arith.addi %3163, %3164 : index
                %3166 = arith.addf %3154, %c74 : f32
                %3167 = arith.minimumf %3166, %c128 : f32
                %3168 = arith.maximumf %3167, %c129 : f32
                %3169 = arith.truncf %3168 : f32 to f16
                memref.store %3169, %out[%3165] : memref<?xf16>
                %3170 = arith.divui %2365, %c3 : index
                %3171 = arith.addi %3119, %3170 : index
                %3172 = memref.load %factors[%3171] : memref<?xf32>
                %3173 = arith.addi %3171, %3122 : index
                %3174 = memref.load %factors[%3173] : memref<?xf32>
                %3175 = arith.mulf %2428#4, %3111 : f32
                %3176 = math.fma %3175, %3172, %3174 : f32
                %3177 = arith.addi %3116, %3170 : index
                %3178 = arith.divui %3177, %c3 : index
                %3179 = arith.addi %3130, %3178 : index
                %3180 = arith.muli %3179, %c9 : index
                %3181 = arith.remui %3177, %c3 : index
                %3182 = arith.divui %3181, %c29 : index
                %3183 = arith.addi %3180, %3182 : index
                %3184 = arith.muli %3183, %3137 : index
                %3185 = arith.addi %3184, %3140 : index
                %3186 = arith.remui %3177, %c29 : index
                %3187 = arith.addi %3185, %3186 : index
                %3188 = arith.addf %3176, %c74 : f32
                %3189 = arith.minimumf %3188, %c128 : f32
                %3190 = arith.maximumf %3189, %c129 : f32
                %3191 = arith.truncf %3190 : f32 to f16
                memref.store %3191, %out[%3187] : memref<?xf16>
                %3192 = arith.divui %2367, %c3 : index
                %3193 = arith.addi %3119, %3192 : index
                %3194 = memref.load %factors[%3193] : memref<?xf32>
                %3195 = arith.addi %3193, %3122 : index
                %3196 = memref.load %factors[%3195] : memref<?xf32>
                %3197 = arith.mulf %2428#5, %3111 : f32
                %3198 = math.fma %3197, %3194, %3196 : f32
                %3199 = arith.addi %3116, %3192 : index
                %3200 = arith.divui %3199, %c3 : index
                %3201 = arith.addi %3130, %3200 : index
                %3202 = arith.muli %3201, %c9 : index
                %3203 = arith.remui %3199, %c3 : index
                %3204 = arith.divui %3203, %c29 : index
                %3205 = arith.addi %3202, %3204 : index
                %3206 = arith.muli %3205, %3137 : index
                %3207 = arith.addi %3206, %3140 : index
                %3208 = arith.remui %3199, %c29 : index
                %3209 = arith.addi %3207, %3208 : index
                %3210 = arith.addf %3198, %c74 : f32
                %3211 = arith.minimumf %3210, %c128 : f32
                %3212 = arith.maximumf %3211, %c129 : f32
                %3213 = arith.truncf %3212 : f32 to f16
                memref.store %3213, %out[%3209] : memref<?xf16>
                %3214 = arith.divui %2369, %c3 : index
                %3215 = arith.addi %3119, %3214 : index
                %3216 = memref.load %factors[%3215] : memref<?xf32>
                %3217 = arith.addi %3215, %3122 : index
                %3218 = memref.load %factors[%3217] : memref<?xf32>
                %3219 = arith.mulf %2428#6, %3111 : f32
                %3220 = math.fma %3219, %3216, %3218 : f32
                %3221 = arith.addi %3116, %3214 : index
                %3222 = arith.divui %3221, %c3 : index
                %3223 = arith.addi %3130, %3222 : index
                %3224 = arith.muli %3223, %c9 : index
                %3225 = arith.remui %3221, %c3 : index
                %3226 = arith.divui %3225, %c29 : index
                %3227 = arith.addi %3224, %3226 : index
                %3228 = arith.muli %3227, %3137 : index
                %3229 = arith.addi %3228, %3140 : index
                %3230 = arith.remui %3221, %c29 : index
                %3231 = arith.addi %3229, %3230 : index
                %3232 = arith.addf %3220, %c74 : f32
                %3233 = arith.minimumf %3232, %c128 : f32
                %3234 = arith.maximumf %3233, %c129 : f32
                %3235 = arith.truncf %3234 : f32 to f16
                memref.store %3235, %out[%3231] : memref<?xf16>
                %3236 = arith.divui %2371, %c3 : index
                %3237 = arith.addi %3119, %3236 : index
                %3238 = memref.load %factors[%3237] : memref<?xf32>
                %3239 = arith.addi %3237, %3122 : index
                %3240 = memref.load %factors[%3239] : memref<?xf32>
                %3241 = arith.mulf %2428#7, %3111 : f32
                %3242 = math.fma %3241, %3238, %3240 : f32
                %3243 = arith.addi %3116, %3236 : index
                %3244 = arith.divui %3243, %c3 : index
                %3245 = arith.addi %3130, %3244 : index
                %3246 = arith.muli %3245, %c9 : index
                %3247 = arith.remui %3243, %c3 : index
                %3248 = arith.divui %3247, %c29 : index
                %3249 = arith.addi %3246, %3248 : index
                %3250 = arith.muli %3249, %3137 : index
                %3251 = arith.addi %3250, %3140 : index
                %3252 = arith.remui %3243, %c29 : index
                %3253 = arith.addi %3251, %3252 : index
                %3254 = arith.addf %3242, %c74 : f32
                %3255 = arith.minimumf %3254, %c128 : f32
                %3256 = arith.maximumf %3255, %c129 : f32
                %3257 = arith.truncf %3256 : f32 to f16
                memref.store %3257, %out[%3253] : memref<?xf16>
                %3258 = arith.divui %2373, %c3 : index
                %3259 = arith.addi %3119, %3258 : index
                %3260 = memref.load %factors[%3259] : memref<?xf32>
                %3261 = arith.addi %3259, %3122 : index
                %3262 = memref.load %factors[%3261] : memref<?xf32>
                %3263 = arith.mulf %2428#8, %3111 : f32
                %3264 = math.fma %3263, %3260, %3262 : f32
                %3265 = arith.addi %3116, %3258 : index
                %3266 = arith.divui %3265, %c3 : index
                %3267 = arith.addi %3130, %3266 : index
                %3268 = arith.muli %3267, %c9 : index
                %3269 = arith.remui %3265, %c3 : index
                %3270 = arith.divui %3269, %c29 : index
                %3271 = arith.addi %3268, %3270 : index
                %3272 = arith.muli %3271, %3137 : index
                %3273 = arith.addi %3272, %3140 : index
                %3274 = arith.remui %3265, %c29 : index
                %3275 = arith.addi %3273, %3274 : index
                %3276 = arith.addf %3264, %c74 : f32
                %3277 = arith.minimumf %3276, %c128 : f32
                %3278 = arith.maximumf %3277, %c129 : f32
                %3279 = arith.truncf %3278 : f32 to f16
                memref.store %3279, %out[%3275] : memref<?xf16>
                %3280 = arith.divui %2375, %c3 : index
                %3281 = arith.addi %3119, %3280 : index
                %3282 = memref.load %factors[%3281] : memref<?xf32>
                %3283 = arith.addi %3281, %3122 : index
                %3284 = memref.load %factors[%3283] : memref<?xf32>
                %3285 = arith.mulf %2428#9, %3111 : f32
                %3286 = math.fma %3285, %3282, %3284 : f32
                %3287 = arith.addi %3116, %3280 : index
                %3288 = arith.divui %3287, %c3 : index
                %3289 = arith.addi %3130, %3288 : index
                %3290 = arith.muli %3289, %c9 : index
                %3291 = arith.remui %3287, %c3 : index
                %3292 = arith.divui %3291, %c29 : index
                %3293 = arith.addi %3290, %3292 : index
                %3294 = arith.muli %3293, %3137 : index
                %3295 = arith.addi %3294, %3140 : index
                %3296 = arith.remui %3287, %c29 : index
                %3297 = arith.addi %3295, %3296 : index
                %3298 = arith.addf %3286, %c74 : f32
                %3299 = arith.minimumf %3298, %c128 : f32
                %3300 = arith.maximumf %3299, %c129 : f32
                %3301 = arith.truncf %3300 : f32 to f16
                memref.store %3301, %out[%3297] : memref<?xf16>
                %3302 = arith.divui %2377, %c3 : index
                %3303 = arith.addi %3119, %3302 : index
                %3304 = memref.load %factors[%3303] : memref<?xf32>
                %3305 = arith.addi %3303, %3122 : index
                %3306 = memref.load %factors[%3305] : memref<?xf32>
                %3307 = arith.mulf %2428#10, %3111 : f32
                %3308 = math.fma %3307, %3304, %3306 : f32
                %3309 = arith.addi %3116, %3302 : index
                %3310 = arith.divui %3309, %c3 : index
                %3311 = arith.addi %3130, %3310 : index
                %3312 = arith.muli %3311, %c9 : index
                %3313 = arith.remui %3309, %c3 : index
                %3314 = arith.divui %3313, %c29 : index
                %3315 = arith.addi %3312, %3314 : index
                %3316 = arith.muli %3315, %3137 : index
                %3317 = arith.addi %3316, %3140 : index
                %3318 = arith.remui %3309, %c29 : index
                %3319 = arith.addi %3317, %3318 : index
                %3320 = arith.addf %3308, %c74 : f32
                %3321 = arith.minimumf %3320, %c128 : f32
                %3322 = arith.maximumf %3321, %c129 : f32
                %3323 = arith.truncf %3322 : f32 to f16
                memref.store %3323, %out[%3319] : memref<?xf16>
                %3324 = arith.divui %2379, %c3 : index
                %3325 = arith.addi %3119, %3324 : index
                %3326 = memref.load %factors[%3325] : memref<?xf32>
                %3327 = arith.addi %3325, %3122 : index
                %3328 = memref.load %factors[%3327] : memref<?xf32>
                %3329 = arith.mulf %2428#11, %3111 : f32
                %3330 = math.fma %3329, %3326, %3328 : f32
                %3331 = arith.addi %3116, %3324 : index
                %3332 = arith.divui %3331, %c3 : index
                %3333 = arith.addi %3130, %3332 : index
                %3334 = arith.muli %3333, %c9 : index
                %3335 = arith.remui %3331, %c3 : index
                %3336 = arith.divui %3335, %c29 : index
                %3337 = arith.addi %3334, %3336 : index
                %3338 = arith.muli %3337, %3137 : index
                %3339 = arith.addi %3338, %3140 : index
                %3340 = arith.remui %3331, %c29 : index
                %3341 = arith.addi %3339, %3340 : index
                %3342 = arith.addf %3330, %c74 : f32
                %3343 = arith.minimumf %3342, %c128 : f32
                %3344 = arith.maximumf %3343, %c129 : f32
                %3345 = arith.truncf %3344 : f32 to f16
                memref.store %3345, %out[%3341] : memref<?xf16>
                %3346 = arith.divui %2381, %c3 : index
                %3347 = arith.addi %3119, %3346 : index
                %3348 = memref.load %factors[%3347] : memref<?xf32>
                %3349 = arith.addi %3347, %3122 : index
                %3350 = memref.load %factors[%3349] : memref<?xf32>
                %3351 = arith.mulf %2428#12, %3111 : f32
                %3352 = math.fma %3351, %3348, %3350 : f32
                %3353 = arith.addi %3116, %3346 : index
                %3354 = arith.divui %3353, %c3 : index
                %3355 = arith.addi %3130, %3354 : index
                %3356 = arith.muli %3355, %c9 : index
                %3357 = arith.remui %3353, %c3 : index
                %3358 = arith.divui %3357, %c29 : index
                %3359 = arith.addi %3356, %3358 : index
                %3360 = arith.muli %3359, %3137 : index
                %3361 = arith.addi %3360, %3140 : index
                %3362 = arith.remui %3353, %c29 : index
                %3363 = arith.addi %3361, %3362 : index
                %3364 = arith.addf %3352, %c74 : f32
                %3365 = arith.minimumf %3364, %c128 : f32
                %3366 = arith.maximumf %3365, %c129 : f32
                %3367 = arith.truncf %3366 : f32 to f16
                memref.store %3367, %out[%3363] : memref<?xf16>
                %3368 = arith.divui %2383, %c3 : index
                %3369 = arith.addi %3119, %3368 : index
                %3370 = memref.load %factors[%3369] : memref<?xf32>
                %3371 = arith.addi %3369, %3122 : index
                %3372 = memref.load %factors[%3371] : memref<?xf32>
                %3373 = arith.mulf %2428#13, %3111 : f32
                %3374 = math.fma %3373, %3370, %3372 : f32
                %3375 = arith.addi %3116, %3368 : index
                %3376 = arith.divui %3375, %c3 : index
                %3377 = arith.addi %3130, %3376 : index
                %3378 = arith.muli %3377, %c9 : index
                %3379 = arith.remui %3375, %c3 : index
                %3380 = arith.divui %3379, %c29 : index
                %3381 = arith.addi %3378, %3380 : index
                %3382 = arith.muli %3381, %3137 : index
                %3383 = arith.addi %3382, %3140 : index
                %3384 = arith.remui %3375, %c29 : index
                %3385 = arith.addi %3383, %3384 : index
                %3386 = arith.addf %3374, %c74 : f32
                %3387 = arith.minimumf %3386, %c128 : f32
                %3388 = arith.maximumf %3387, %c129 : f32
                %3389 = arith.truncf %3388 : f32 to f16
                memref.store %3389, %out[%3385] : memref<?xf16>
                %3390 = arith.divui %2385, %c3 : index
                %3391 = arith.addi %3119, %3390 : index
                %3392 = memref.load %factors[%3391] : memref<?xf32>
                %3393 = arith.addi %3391, %3122 : index
                %3394 = memref.load %factors[%3393] : memref<?xf32>
                %3395 = arith.mulf %2428#14, %3111 : f32
                %3396 = math.fma %3395, %3392, %3394 : f32
                %3397 = arith.addi %3116, %3390 : index
                %3398 = arith.divui %3397, %c3 : index
                %3399 = arith.addi %3130, %3398 : index
                %3400 = arith.muli %3399, %c9 : index
                %3401 = arith.remui %3397, %c3 : index
                %3402 = arith.divui %3401, %c29 : index
                %3403 = arith.addi %3400, %3402 : index
                %3404 = arith.muli %3403, %3137 : index
                %3405 = arith.addi %3404, %3140 : index
                %3406 = arith.remui %3397, %c29 : index
                %3407 = arith.addi %3405, %3406 : index
                %3408 = arith.addf %3396, %c74 : f32
                %3409 = arith.minimumf %3408, %c128 : f32
                %3410 = arith.maximumf %3409, %c129 : f32
                %3411 = arith.truncf %3410 : f32 to f16
                memref.store %3411, %out[%3407] : memref<?xf16>
                %3412 = arith.divui %2387, %c3 : index
                %3413 = arith.addi %3119, %3412 : index
                %3414 = memref.load %factors[%3413] : memref<?xf32>
                %3415 = arith.addi %3413, %3122 : index
                %3416 = memref.load %factors[%3415] : memref<?xf32>
                %3417 = arith.mulf %2428#15, %3111 : f32
                %3418 = math.fma %3417, %3414, %3416 : f32
                %3419 = arith.addi %3116, %3412 : index
                %3420 = arith.divui %3419, %c3 : index
                %3421 = arith.addi %3130, %3420 : index
                %3422 = arith.muli %3421, %c9 : index
                %3423 = arith.remui %3419, %c3 : index
                %3424 = arith.divui %3423, %c29 : index
                %3425 = arith.addi %3422, %3424 : index
                %3426 = arith.muli %3425, %3137 : index
                %3427 = arith.addi %3426, %3140 : index
                %3428 = arith.remui %3419, %c29 : index
                %3429 = arith.addi %3427, %3428 : index
                %3430 = arith.addf %3418, %c74 : f32
                %3431 = arith.minimumf %3430, %c128 : f32
                %3432 = arith.maximumf %3431, %c129 : f32
                %3433 = arith.truncf %3432 : f32 to f16
                memref.store %3433, %out[%3429] : memref<?xf16>
                %3434 = arith.divui %2389, %c3 : index
                %3435 = arith.addi %3119, %3434 : index
                %3436 = memref.load %factors[%3435] : memref<?xf32>
                %3437 = arith.addi %3435, %3122 : index
                %3438 = memref.load %factors[%3437] : memref<?xf32>
                %3439 = arith.mulf %2428#16, %3111 : f32
                %3440 = math.fma %3439, %3436, %3438 : f32
                %3441 = arith.addi %3116, %3434 : index
                %3442 = arith.divui %3441, %c3 : index
                %3443 = arith.addi %3130, %3442 : index
                %3444 = arith.muli %3443, %c9 : index
                %3445 = arith.remui %3441, %c3 : index
                %3446 = arith.divui %3445, %c29 : index
                %3447 = arith.addi %3444, %3446 : index
                %3448 = arith.muli %3447, %3137 : index
                %3449 = arith.addi %3448, %3140 : index
                %3450 = arith.remui %3441, %c29 : index
                %3451 = arith.addi %3449, %3450 : index
                %3452 = arith.addf %3440, %c74 : f32
                %3453 = arith.minimumf %3452, %c128 : f32
                %3454 = arith.maximumf %3453, %c129 : f32
                %3455 = arith.truncf %3454 : f32 to f16
                memref.store %3455, %out[%3451] : memref<?xf16>
                %3456 = arith.divui %2391, %c3 : index
                %3457 = arith.addi %3119, %3456 : index
                %3458 = memref.load %factors[%3457] : memref<?xf32>
                %3459 = arith.addi %3457, %3122 : index
                %3460 = memref.load %factors[%3459] : memref<?xf32>
                %3461 = arith.mulf %2428#17, %3111 : f32
                %3462 = math.fma %3461, %3458, %3460 : f32
                %3463 = arith.addi %3116, %3456 : index
                %3464 = arith.divui %3463, %c3 : index
                %3465 = arith.addi %3130, %3464 : index
                %3466 = arith.muli %3465, %c9 : index
                %3467 = arith.remui %3463, %c3 : index
                %3468 = arith.divui %3467, %c29 : index
                %3469 = arith.addi %3466, %3468 : index
                %3470 = arith.muli %3469, %3137 : index
                %3471 = arith.addi %3470, %3140 : index
                %3472 = arith.remui %3463, %c29 : index
                %3473 = arith.addi %3471, %3472 : index
                %3474 = arith.addf %3462, %c74 : f32
                %3475 = arith.minimumf %3474, %c128 : f32
                %3476 = arith.maximumf %3475, %c129 : f32
                %3477 = arith.truncf %3476 : f32 to f16
                memref.store %3477, %out[%3473] : memref<?xf16>
              }
            } else {
              %3478 = arith.index_cast %ranges : index to i32
              %3479 = arith.addi %3478, %2399 : i32
              %3480 = arith.index_castui %3479 : i32 to index
              %3481 = arith.addi %2359, %3480 : index
              %3482 = arith.muli %3481, %c6 : index
              %3483 = arith.addi %3482, %1354 : index
              memref.store %2428#2, %partial[%3483] : memref<?xf32>
              %3484 = arith.addi %3482, %1385 : index
              memref.store %2428#3, %partial[%3484] : memref<?xf32>
              %3485 = arith.addi %3482, %2365 : index
              memref.store %2428#4, %partial[%3485] : memref<?xf32>
              %3486 = arith.addi %3482, %2367 : index
              memref.store %2428#5, %partial[%3486] : memref<?xf32>
              %3487 = arith.addi %3482, %2369 : index
              memref.store %2428#6, %partial[%3487] : memref<?xf32>
              %3488 = arith.addi %3482, %2371 : index
              memref.store %2428#7, %partial[%3488] : memref<?xf32>
              %3489 = arith.addi %3482, %2373 : index
              memref.store %2428#8, %partial[%3489] : memref<?xf32>
              %3490 = arith.addi %3482, %2375 : index
              memref.store %2428#9, %partial[%3490] : memref<?xf32>
              %3491 = arith.addi %3482, %2377 : index
              memref.store %2428#10, %partial[%3491] : memref<?xf32>
              %3492 = arith.addi %3482, %2379 : index
              memref.store %2428#11, %partial[%3492] : memref<?xf32>
              %3493 = arith.addi %3482, %2381 : index
              memref.store %2428#12, %partial[%3493] : memref<?xf32>
              %3494 = arith.addi %3482, %2383 : index
              memref.store %2428#13, %partial[%3494] : memref<?xf32>
              %3495 = arith.addi %3482, %2385 : index
              memref.store %2428#14, %partial[%3495] : memref<?xf32>
              %3496 = arith.addi %3482, %2387 : index
              memref.store %2428#15, %partial[%3496] : memref<?xf32>
              %3497 = arith.addi %3482, %2389 : index
              memref.store %2428#16, %partial[%3497] : memref<?xf32>
              %3498 = arith.addi %3482, %2391 : index
              memref.store %2428#17, %partial[%3498] : memref<?xf32>
              scf.if %2393 {
                %3499 = arith.addi %3482, %c5 : index
                %3500 = arith.addi %3499, %1232 : index
                memref.store %2428#0, %partial[%3500] : memref<?xf32>
                %3501 = arith.addi %3500, %c3 : index
                memref.store %2428#1, %partial[%3501] : memref<?xf32>
              }
              %3502 = arith.addi %2401, %groups : index
              %3503 = arith.index_castui %2398 : i32 to index
              %3504 = wave.arrive %counters[%3502], %3503 : memref<?xi32>
              scf.if %3504 {
                %3524:18 = scf.for %3505 = %c78 to %2398 step %c105 iter_args(%3506 = %c73, %3507 = %c74, %3508 = %c74, %3509 = %c74, %3510 = %c74, %3511 = %c74, %3512 = %c74, %3513 = %c74, %3514 = %c74, %3515 = %c74, %3516 = %c74, %3517 = %c74, %3518 = %c74, %3519 = %c74, %3520 = %c74, %3521 = %c74, %3522 = %c74, %3523 = %c74) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
                  %3525 = arith.addi %3505, %c78 : i32
                  %3526 = arith.subi %2398, %c17 : i32
                  %3527 = arith.minsi %3525, %3526 : i32
                  %3528 = arith.addi %3478, %3527 : i32
                  %3529 = arith.index_castui %3528 : i32 to index
                  %3530 = arith.addi %2359, %3529 : index
                  %3531 = arith.muli %3530, %c6 : index
                  %3532 = arith.addi %3531, %c5 : index
                  %3533 = arith.addi %3532, %1233 : index
                  %3534 = memref.load %partial[%3533] : memref<?xf32>
                  %3535 = arith.cmpi slt, %3525, %2398 : i32
                  %3536 = arith.select %3535, %3534, %c73 : f32
                  %3537 = arith.addi %3531, %1232 : index
                  %3538 = arith.addi %3537, %c23 : index
                  %3539 = memref.load %partial[%3538] : memref<?xf32>
                  %3540 = arith.addi %3537, %c7 : index
                  %3541 = memref.load %partial[%3540] : memref<?xf32>
                  %3542 = arith.addi %3537, %c27 : index
                  %3543 = memref.load %partial[%3542] : memref<?xf32>
                  %3544 = arith.addi %3537, %c28 : index
                  %3545 = memref.load %partial[%3544] : memref<?xf32>
                  %3546 = arith.addi %3537, %c24 : index
                  %3547 = memref.load %partial[%3546] : memref<?xf32>
                  %3548 = arith.addi %3537, %c62 : index
                  %3549 = memref.load %partial[%3548] : memref<?xf32>
                  %3550 = arith.addi %3537, %c63 : index
                  %3551 = memref.load %partial[%3550] : memref<?xf32>
                  %3552 = arith.addi %3537, %c64 : index
                  %3553 = memref.load %partial[%3552] : memref<?xf32>
                  %3554 = arith.addi %3537, %c15 : index
                  %3555 = memref.load %partial[%3554] : memref<?xf32>
                  %3556 = arith.addi %3537, %c65 : index
                  %3557 = memref.load %partial[%3556] : memref<?xf32>
                  %3558 = arith.addi %3537, %c66 : index
                  %3559 = memref.load %partial[%3558] : memref<?xf32>
                  %3560 = arith.addi %3537, %c67 : index
                  %3561 = memref.load %partial[%3560] : memref<?xf32>
                  %3562 = arith.addi %3537, %c68 : index
                  %3563 = memref.load %partial[%3562] : memref<?xf32>
                  %3564 = arith.addi %3537, %c69 : index
                  %3565 = memref.load %partial[%3564] : memref<?xf32>
                  %3566 = arith.addi %3537, %c70 : index
                  %3567 = memref.load %partial[%3566] : memref<?xf32>
                  %3568 = arith.addi %3537, %c71 : index
                  %3569 = memref.load %partial[%3568] : memref<?xf32>
                  %3570 = arith.addi %3533, %c3 : index
                  %3571 = memref.load %partial[%3570] : memref<?xf32>
                  %3572 = arith.addi %3505, %c17 : i32
                  %3573 = arith.minsi %3572, %3526 : i32
                  %3574 = arith.addi %3478, %3573 : i32
                  %3575 = arith.index_castui %3574 : i32 to index
                  %3576 = arith.addi %2359, %3575 : index
                  %3577 = arith.muli %3576, %c6 : index
                  %3578 = arith.addi %3577, %c5 : index
                  %3579 = arith.addi %3578, %1233 : index
                  %3580 = memref.load %partial[%3579] : memref<?xf32>
                  %3581 = arith.cmpi slt, %3572, %2398 : i32
                  %3582 = arith.select %3581, %3580, %c73 : f32
                  %3583 = arith.addi %3577, %1232 : index
                  %3584 = arith.addi %3583, %c23 : index
                  %3585 = memref.load %partial[%3584] : memref<?xf32>
                  %3586 = arith.addi %3583, %c7 : index
                  %3587 = memref.load %partial[%3586] : memref<?xf32>
                  %3588 = arith.addi %3583, %c27 : index
                  %3589 = memref.load %partial[%3588] : memref<?xf32>
                  %3590 = arith.addi %3583, %c28 : index
                  %3591 = memref.load %partial[%3590] : memref<?xf32>
                  %3592 = arith.addi %3583, %c24 : index
                  %3593 = memref.load %partial[%3592] : memref<?xf32>
                  %3594 = arith.addi %3583, %c62 : index
                  %3595 = memref.load %partial[%3594] : memref<?xf32>
                  %3596 = arith.addi %3583, %c63 : index
                  %3597 = memref.load %partial[%3596] : memref<?xf32>
                  %3598 = arith.addi %3583, %c64 : index
                  %3599 = memref.load %partial[%3598] : memref<?xf32>
                  %3600 = arith.addi %3583, %c15 : index
                  %3601 = memref.load %partial[%3600] : memref<?xf32>
                  %3602 = arith.addi %3583, %c65 : index
                  %3603 = memref.load %partial[%3602] : memref<?xf32>
                  %3604 = arith.addi %3583, %c66 : index
                  %3605 = memref.load %partial[%3604] : memref<?xf32>
                  %3606 = arith.addi %3583, %c67 : index
                  %3607 = memref.load %partial[%3606] : memref<?xf32>
                  %3608 = arith.addi %3583, %c68 : index
                  %3609 = memref.load %partial[%3608] : memref<?xf32>
                  %3610 = arith.addi %3583, %c69 : index
                  %3611 = memref.load %partial[%3610] : memref<?xf32>
                  %3612 = arith.addi %3583, %c70 : index
                  %3613 = memref.load %partial[%3612] : memref<?xf32>
                  %3614 = arith.addi %3583, %c71 : index
                  %3615 = memref.load %partial[%3614] : memref<?xf32>
                  %3616 = arith.addi %3579, %c3 : index
                  %3617 = memref.load %partial[%3616] : memref<?xf32>
                  %3618 = arith.addi %3505, %c96 : i32
                  %3619 = arith.minsi %3618, %3526 : i32
                  %3620 = arith.addi %3478, %3619 : i32
                  %3621 = arith.index_castui %3620 : i32 to index
                  %3622 = arith.addi %2359, %3621 : index
                  %3623 = arith.muli %3622, %c6 : index
                  %3624 = arith.addi %3623, %c5 : index
                  %3625 = arith.addi %3624, %1233 : index
                  %3626 = memref.load %partial[%3625] : memref<?xf32>
                  %3627 = arith.cmpi slt, %3618, %2398 : i32
                  %3628 = arith.select %3627, %3626, %c73 : f32
                  %3629 = arith.addi %3623, %1232 : index
                  %3630 = arith.addi %3629, %c23 : index
                  %3631 = memref.load %partial[%3630] : memref<?xf32>
                  %3632 = arith.addi %3629, %c7 : index
                  %3633 = memref.load %partial[%3632] : memref<?xf32>
                  %3634 = arith.addi %3629, %c27 : index
                  %3635 = memref.load %partial[%3634] : memref<?xf32>
                  %3636 = arith.addi %3629, %c28 : index
                  %3637 = memref.load %partial[%3636] : memref<?xf32>
                  %3638 = arith.addi %3629, %c24 : index
                  %3639 = memref.load %partial[%3638] : memref<?xf32>
                  %3640 = arith.addi %3629, %c62 : index
                  %3641 = memref.load %partial[%3640] : memref<?xf32>
                  %3642 = arith.addi %3629, %c63 : index
                  %3643 = memref.load %partial[%3642] : memref<?xf32>
                  %3644 = arith.addi %3629, %c64 : index
                  %3645 = memref.load %partial[%3644] : memref<?xf32>
                  %3646 = arith.addi %3629, %c15 : index
                  %3647 = memref.load %partial[%3646] : memref<?xf32>
                  %3648 = arith.addi %3629, %c65 : index
                  %3649 = memref.load %partial[%3648] : memref<?xf32>
                  %3650 = arith.addi %3629, %c66 : index
                  %3651 = memref.load %partial[%3650] : memref<?xf32>
                  %3652 = arith.addi %3629, %c67 : index
                  %3653 = memref.load %partial[%3652] : memref<?xf32>
                  %3654 = arith.addi %3629, %c68 : index
                  %3655 = memref.load %partial[%3654] : memref<?xf32>
                  %3656 = arith.addi %3629, %c69 : index
                  %3657 = memref.load %partial[%3656] : memref<?xf32>
                  %3658 = arith.addi %3629, %c70 : index
                  %3659 = memref.load %partial[%3658] : memref<?xf32>
                  %3660 = arith.addi %3629, %c71 : index
                  %3661 = memref.load %partial[%3660] : memref<?xf32>
                  %3662 = arith.addi %3625, %c3 : index
                  %3663 = memref.load %partial[%3662] : memref<?xf32>
                  %3664 = arith.addi %3505, %c98 : i32
                  %3665 = arith.minsi %3664, %3526 : i32
                  %3666 = arith.addi %3478, %3665 : i32
                  %3667 = arith.index_castui %3666 : i32 to index
                  %3668 = arith.addi %2359, %3667 : index
                  %3669 = arith.muli %3668, %c6 : index
                  %3670 = arith.addi %3669, %c5 : index
                  %3671 = arith.addi %3670, %1233 : index
                  %3672 = memref.load %partial[%3671] : memref<?xf32>
                  %3673 = arith.cmpi slt, %3664, %2398 : i32
                  %3674 = arith.select %3673, %3672, %c73 : f32
                  %3675 = arith.addi %3669, %1232 : index
                  %3676 = arith.addi %3675, %c23 : index
                  %3677 = memref.load %partial[%3676] : memref<?xf32>
                  %3678 = arith.addi %3675, %c7 : index
                  %3679 = memref.load %partial[%3678] : memref<?xf32>
                  %3680 = arith.addi %3675, %c27 : index
                  %3681 = memref.load %partial[%3680] : memref<?xf32>
                  %3682 = arith.addi %3675, %c28 : index
                  %3683 = memref.load %partial[%3682] : memref<?xf32>
                  %3684 = arith.addi %3675, %c24 : index
                  %3685 = memref.load %partial[%3684] : memref<?xf32>
                  %3686 = arith.addi %3675, %c62 : index
                  %3687 = memref.load %partial[%3686] : memref<?xf32>
                  %3688 = arith.addi %3675, %c63 : index
                  %3689 = memref.load %partial[%3688] : memref<?xf32>
                  %3690 = arith.addi %3675, %c64 : index
                  %3691 = memref.load %partial[%3690] : memref<?xf32>
                  %3692 = arith.addi %3675, %c15 : index
                  %3693 = memref.load %partial[%3692] : memref<?xf32>
                  %3694 = arith.addi %3675, %c65 : index
                  %3695 = memref.load %partial[%3694] : memref<?xf32>
                  %3696 = arith.addi %3675, %c66 : index
                  %3697 = memref.load %partial[%3696] : memref<?xf32>
                  %3698 = arith.addi %3675, %c67 : index
                  %3699 = memref.load %partial[%3698] : memref<?xf32>
                  %3700 = arith.addi %3675, %c68 : index
                  %3701 = memref.load %partial[%3700] : memref<?xf32>
                  %3702 = arith.addi %3675, %c69 : index
                  %3703 = memref.load %partial[%3702] : memref<?xf32>
                  %3704 = arith.addi %3675, %c70 : index
                  %3705 = memref.load %partial[%3704] : memref<?xf32>
                  %3706 = arith.addi %3675, %c71 : index
                  %3707 = memref.load %partial[%3706] : memref<?xf32>
                  %3708 = arith.addi %3671, %c3 : index
                  %3709 = memref.load %partial[%3708] : memref<?xf32>
                  %3710 = arith.addi %3505, %c99 : i32
                  %3711 = arith.minsi %3710, %3526 : i32
                  %3712 = arith.addi %3478, %3711 : i32
                  %3713 = arith.index_castui %3712 : i32 to index
                  %3714 = arith.addi %2359, %3713 : index
                  %3715 = arith.muli %3714, %c6 : index
                  %3716 = arith.addi %3715, %c5 : index
                  %3717 = arith.addi %3716, %1233 : index
                  %3718 = memref.load %partial[%3717] : memref<?xf32>
                  %3719 = arith.cmpi slt, %3710, %2398 : i32
                  %3720 = arith.select %3719, %3718, %c73 : f32
                  %3721 = arith.addi %3715, %1232 : index
                  %3722 = arith.addi %3721, %c23 : index
                  %3723 = memref.load %partial[%3722] : memref<?xf32>
                  %3724 = arith.addi %3721, %c7 : index
                  %3725 = memref.load %partial[%3724] : memref<?xf32>
                  %3726 = arith.addi %3721, %c27 : index
                  %3727 = memref.load %partial[%3726] : memref<?xf32>
                  %3728 = arith.addi %3721, %c28 : index
                  %3729 = memref.load %partial[%3728] : memref<?xf32>
                  %3730 = arith.addi %3721, %c24 : index
                  %3731 = memref.load %partial[%3730] : memref<?xf32>
                  %3732 = arith.addi %3721, %c62 : index
                  %3733 = memref.load %partial[%3732] : memref<?xf32>
                  %3734 = arith.addi %3721, %c63 : index
                  %3735 = memref.load %partial[%3734] : memref<?xf32>
                  %3736 = arith.addi %3721, %c64 : index
                  %3737 = memref.load %partial[%3736] : memref<?xf32>
                  %3738 = arith.addi %3721, %c15 : index
                  %3739 = memref.load %partial[%3738] : memref<?xf32>
                  %3740 = arith.addi %3721, %c65 : index
                  %3741 = memref.load %partial[%3740] : memref<?xf32>
                  %3742 = arith.addi %3721, %c66 : index
                  %3743 = memref.load %partial[%3742] : memref<?xf32>
                  %3744 = arith.addi %3721, %c67 : index
                  %3745 = memref.load %partial[%3744] : memref<?xf32>
                  %3746 = arith.addi %3721, %c68 : index
                  %3747 = memref.load %partial[%3746] : memref<?xf32>
                  %3748 = arith.addi %3721, %c69 : index
                  %3749 = memref.load %partial[%3748] : memref<?xf32>
                  %3750 = arith.addi %3721, %c70 : index
                  %3751 = memref.load %partial[%3750] : memref<?xf32>
                  %3752 = arith.addi %3721, %c71 : index
                  %3753 = memref.load %partial[%3752] : memref<?xf32>
                  %3754 = arith.addi %3717, %c3 : index
                  %3755 = memref.load %partial[%3754] : memref<?xf32>
                  %3756 = arith.addi %3505, %c101 : i32
                  %3757 = arith.minsi %3756, %3526 : i32
                  %3758 = arith.addi %3478, %3757 : i32
                  %3759 = arith.index_castui %3758 : i32 to index
                  %3760 = arith.addi %2359, %3759 : index
                  %3761 = arith.muli %3760, %c6 : index
                  %3762 = arith.addi %3761, %c5 : index
                  %3763 = arith.addi %3762, %1233 : index
                  %3764 = memref.load %partial[%3763] : memref<?xf32>
                  %3765 = arith.cmpi slt, %3756, %2398 : i32
                  %3766 = arith.select %3765, %3764, %c73 : f32
                  %3767 = arith.addi %3761, %1232 : index
                  %3768 = arith.addi %3767, %c23 : index
                  %3769 = memref.load %partial[%3768] : memref<?xf32>
                  %3770 = arith.addi %3767, %c7 : index
                  %3771 = memref.load %partial[%3770] : memref<?xf32>
                  %3772 = arith.addi %3767, %c27 : index
                  %3773 = memref.load %partial[%3772] : memref<?xf32>
                  %3774 = arith.addi %3767, %c28 : index
                  %3775 = memref.load %partial[%3774] : memref<?xf32>
                  %3776 = arith.addi %3767, %c24 : index
                  %3777 = memref.load %partial[%3776] : memref<?xf32>
                  %3778 = arith.addi %3767, %c62 : index
                  %3779 = memref.load %partial[%3778] : memref<?xf32>
                  %3780 = arith.addi %3767, %c63 : index
                  %3781 = memref.load %partial[%3780] : memref<?xf32>
                  %3782 = arith.addi %3767, %c64 : index
                  %3783 = memref.load %partial[%3782] : memref<?xf32>
                  %3784 = arith.addi %3767, %c15 : index
                  %3785 = memref.load %partial[%3784] : memref<?xf32>
                  %3786 = arith.addi %3767, %c65 : index
                  %3787 = memref.load %partial[%3786] : memref<?xf32>
                  %3788 = arith.addi %3767, %c66 : index
                  %3789 = memref.load %partial[%3788] : memref<?xf32>
                  %3790 = arith.addi %3767, %c67 : index
                  %3791 = memref.load %partial[%3790] : memref<?xf32>
                  %3792 = arith.addi %3767, %c68 : index
                  %3793 = memref.load %partial[%3792] : memref<?xf32>
                  %3794 = arith.addi %3767, %c69 : index
                  %3795 = memref.load %partial[%3794] : memref<?xf32>
                  %3796 = arith.addi %3767, %c70 : index
                  %3797 = memref.load %partial[%3796] : memref<?xf32>
                  %3798 = arith.addi %3767, %c71 : index
                  %3799 = memref.load %partial[%3798] : memref<?xf32>
                  %3800 = arith.addi %3763, %c3 : index
                  %3801 = memref.load %partial[%3800] : memref<?xf32>
                  %3802 = arith.addi %3505, %c102 : i32
                  %3803 = arith.minsi %3802, %3526 : i32
                  %3804 = arith.addi %3478, %3803 : i32
                  %3805 = arith.index_castui %3804 : i32 to index
                  %3806 = arith.addi %2359, %3805 : index
                  %3807 = arith.muli %3806, %c6 : index
                  %3808 = arith.addi %3807, %c5 : index
                  %3809 = arith.addi %3808, %1233 : index
                  %3810 = memref.load %partial[%3809] : memref<?xf32>
                  %3811 = arith.cmpi slt, %3802, %2398 : i32
                  %3812 = arith.select %3811, %3810, %c73 : f32
                  %3813 = arith.addi %3807, %1232 : index
                  %3814 = arith.addi %3813, %c23 : index
                  %3815 = memref.load %partial[%3814] : memref<?xf32>
                  %3816 = arith.addi %3813, %c7 : index
                  %3817 = memref.load %partial[%3816] : memref<?xf32>
                  %3818 = arith.addi %3813, %c27 : index
                  %3819 = memref.load %partial[%3818] : memref<?xf32>
                  %3820 = arith.addi %3813, %c28 : index
                  %3821 = memref.load %partial[%3820] : memref<?xf32>
                  %3822 = arith.addi %3813, %c24 : index
                  %3823 = memref.load %partial[%3822] : memref<?xf32>
                  %3824 = arith.addi %3813, %c62 : index
                  %3825 = memref.load %partial[%3824] : memref<?xf32>
                  %3826 = arith.addi %3813, %c63 : index
                  %3827 = memref.load %partial[%3826] : memref<?xf32>
                  %3828 = arith.addi %3813, %c64 : index
                  %3829 = memref.load %partial[%3828] : memref<?xf32>
                  %3830 = arith.addi %3813, %c15 : index
                  %3831 = memref.load %partial[%3830] : memref<?xf32>
                  %3832 = arith.addi %3813, %c65 : index
                  %3833 = memref.load %partial[%3832] : memref<?xf32>
                  %3834 = arith.addi %3813, %c66 : index
                  %3835 = memref.load %partial[%3834] : memref<?xf32>
                  %3836 = arith.addi %3813, %c67 : index
                  %3837 = memref.load %partial[%3836] : memref<?xf32>
                  %3838 = arith.addi %3813, %c68 : index
                  %3839 = memref.load %partial[%3838] : memref<?xf32>
                  %3840 = arith.addi %3813, %c69 : index
                  %3841 = memref.load %partial[%3840] : memref<?xf32>
                  %3842 = arith.addi %3813, %c70 : index
                  %3843 = memref.load %partial[%3842] : memref<?xf32>
                  %3844 = arith.addi %3813, %c71 : index
                  %3845 = memref.load %partial[%3844] : memref<?xf32>
                  %3846 = arith.addi %3809, %c3 : index
                  %3847 = memref.load %partial[%3846] : memref<?xf32>
                  %3848 = arith.addi %3505, %c104 : i32
                  %3849 = arith.minsi %3848, %3526 : i32
                  %3850 = arith.addi %3478, %3849 : i32
                  %3851 = arith.index_castui %3850 : i32 to index
                  %3852 = arith.addi %2359, %3851 : index
                  %3853 = arith.muli %3852, %c6 : index
                  %3854 = arith.addi %3853, %c5 : index
                  %3855 = arith.addi %3854, %1233 : index
                  %3856 = memref.load %partial[%3855] : memref<?xf32>
                  %3857 = arith.cmpi slt, %3848, %2398 : i32
                  %3858 = arith.select %3857, %3856, %c73 : f32
                  %3859 = arith.addi %3853, %1232 : index
                  %3860 = arith.addi %3859, %c23 : index
                  %3861 = memref.load %partial[%3860] : memref<?xf32>
                  %3862 = arith.addi %3859, %c7 : index
                  %3863 = memref.load %partial[%3862] : memref<?xf32>
                  %3864 = arith.addi %3859, %c27 : index
                  %3865 = memref.load %partial[%3864] : memref<?xf32>
                  %3866 = arith.addi %3859, %c28 : index
                  %3867 = memref.load %partial[%3866] : memref<?xf32>
                  %3868 = arith.addi %3859, %c24 : index
                  %3869 = memref.load %partial[%3868] : memref<?xf32>
                  %3870 = arith.addi %3859, %c62 : index
                  %3871 = memref.load %partial[%3870] : memref<?xf32>
                  %3872 = arith.addi %3859, %c63 : index
                  %3873 = memref.load %partial[%3872] : memref<?xf32>
                  %3874 = arith.addi %3859, %c64 : index
                  %3875 = memref.load %partial[%3874] : memref<?xf32>
                  %3876 = arith.addi %3859, %c15 : index
                  %3877 = memref.load %partial[%3876] : memref<?xf32>
                  %3878 = arith.addi %3859, %c65 : index
                  %3879 = memref.load %partial[%3878] : memref<?xf32>
                  %3880 = arith.addi %3859, %c66 : index
                  %3881 = memref.load %partial[%3880] : memref<?xf32>
                  %3882 = arith.addi %3859, %c67 : index
                  %3883 = memref.load %partial[%3882] : memref<?xf32>
                  %3884 = arith.addi %3859, %c68 : index
                  %3885 = memref.load %partial[%3884] : memref<?xf32>
                  %3886 = arith.addi %3859, %c69 : index
                  %3887 = memref.load %partial[%3886] : memref<?xf32>
                  %3888 = arith.addi %3859, %c70 : index
                  %3889 = memref.load %partial[%3888] : memref<?xf32>
                  %3890 = arith.addi %3859, %c71 : index
                  %3891 = memref.load %partial[%3890] : memref<?xf32>
                  %3892 = arith.addi %3855, %c3 : index
                  %3893 = memref.load %partial[%3892] : memref<?xf32>
                  %3894 = arith.maxnumf %3506, %3536 fastmath<nnan> : f32
                  %3895 = arith.subf %3506, %3894 : f32
                  %3896 = wave.exp2 %3895 : f32
                  %3897 = arith.subf %3536, %3894 : f32
                  %3898 = wave.exp2 %3897 : f32
                  %3899 = arith.mulf %3507, %3896 : f32
                  %3900 = math.fma %3571, %3898, %3899 : f32
                  %3901 = arith.mulf %3508, %3896 : f32
                  %3902 = math.fma %3539, %3898, %3901 : f32
                  %3903 = arith.mulf %3509, %3896 : f32
                  %3904 = math.fma %3541, %3898, %3903 : f32
                  %3905 = arith.mulf %3510, %3896 : f32
                  %3906 = math.fma %3543, %3898, %3905 : f32
                  %3907 = arith.mulf %3511, %3896 : f32
                  %3908 = math.fma %3545, %3898, %3907 : f32
                  %3909 = arith.mulf %3512, %3896 : f32
                  %3910 = math.fma %3547, %3898, %3909 : f32
                  %3911 = arith.mulf %3513, %3896 : f32
                  %3912 = math.fma %3549, %3898, %3911 : f32
                  %3913 = arith.mulf %3514, %3896 : f32
                  %3914 = math.fma %3551, %3898, %3913 : f32
                  %3915 = arith.mulf %3515, %3896 : f32
                  %3916 = math.fma %3553, %3898, %3915 : f32
                  %3917 = arith.mulf %3516, %3896 : f32
                  %3918 = math.fma %3555, %3898, %3917 : f32
                  %3919 = arith.mulf %3517, %3896 : f32
                  %3920 = math.fma %3557, %3898, %3919 : f32
                  %3921 = arith.mulf %3518, %3896 : f32
                  %3922 = math.fma %3559, %3898, %3921 : f32
                  %3923 = arith.mulf %3519, %3896 : f32
                  %3924 = math.fma %3561, %3898, %3923 : f32
                  %3925 = arith.mulf %3520, %3896 : f32
                  %3926 = math.fma %3563, %3898, %3925 : f32
                  %3927 = arith.mulf %3521, %3896 : f32
                  %3928 = math.fma %3565, %3898, %3927 : f32
                  %3929 = arith.mulf %3522, %3896 : f32
                  %3930 = math.fma %3567, %3898, %3929 : f32
                  %3931 = arith.mulf %3523, %3896 : f32
                  %3932 = math.fma %3569, %3898, %3931 : f32
                  %3933 = arith.maxnumf %3894, %3582 fastmath<nnan> : f32
                  %3934 = arith.subf %3894, %3933 : f32
                  %3935 = wave.exp2 %3934 : f32
                  %3936 = arith.subf %3582, %3933 : f32
                  %3937 = wave.exp2 %3936 : f32
                  %3938 = arith.mulf %3900, %3935 : f32
                  %3939 = math.fma %3617, %3937, %3938 : f32
                  %3940 = arith.mulf %3902, %3935 : f32
                  %3941 = math.fma %3585, %3937, %3940 : f32
                  %3942 = arith.mulf %3904, %3935 : f32
                  %3943 = math.fma %3587, %3937, %3942 : f32
                  %3944 = arith.mulf %3906, %3935 : f32
                  %3945 = math.fma %3589, %3937, %3944 : f32
                  %3946 = arith.mulf %3908, %3935 : f32
                  %3947 = math.fma %3591, %3937, %3946 : f32
                  %3948 = arith.mulf %3910, %3935 : f32
                  %3949 = math.fma %3593, %3937, %3948 : f32
                  %3950 = arith.mulf %3912, %3935 : f32
                  %3951 = math.fma %3595, %3937, %3950 : f32
                  %3952 = arith.mulf %3914, %3935 : f32
                  %3953 = math.fma %3597, %3937, %3952 : f32
                  %3954 = arith.mulf %3916, %3935 : f32
                  %3955 = math.fma %3599, %3937, %3954 : f32
                  %3956 = arith.mulf %3918, %3935 : f32
                  %3957 = math.fma %3601, %3937, %3956 : f32
                  %3958 = arith.mulf %3920, %3935 : f32
                  %3959 = math.fma %3603, %3937, %3958 : f32
                  %3960 = arith.mulf %3922, %3935 : f32
                  %3961 = math.fma %3605, %3937, %3960 : f32
                  %3962 = arith.mulf %3924, %3935 : f32
                  %3963 = math.fma %3607, %3937, %3962 : f32
                  %3964 = arith.mulf %3926, %3935 : f32
                  %3965 = math.fma %3609, %3937, %3964 : f32
                  %3966 = arith.mulf %3928, %3935 : f32
                  %3967 = math.fma %3611, %3937, %3966 : f32
                  %3968 = arith.mulf %3930, %3935 : f32
                  %3969 = math.fma %3613, %3937, %3968 : f32
                  %3970 = arith.mulf %3932, %3935 : f32
                  %3971 = math.fma %3615, %3937, %3970 : f32
                  %3972 = arith.maxnumf %3933, %3628 fastmath<nnan> : f32
                  %3973 = arith.subf %3933, %3972 : f32
                  %3974 = wave.exp2 %3973 : f32
                  %3975 = arith.subf %3628, %3972 : f32
                  %3976 = wave.exp2 %3975 : f32
                  %3977 = arith.mulf %3939, %3974 : f32
                  %3978 = math.fma %3663, %3976, %3977 : f32
                  %3979 = arith.mulf %3941, %3974 : f32
                  %3980 = math.fma %3631, %3976, %3979 : f32
                  %3981 = arith.mulf %3943, %3974 : f32
                  %3982 = math.fma %3633, %3976, %3981 : f32
                  %3983 = arith.mulf %3945, %3974 : f32
                  %3984 = math.fma %3635, %3976, %3983 : f32
                  %3985 = arith.mulf %3947, %3974 : f32
                  %3986 = math.fma %3637, %3976, %3985 : f32
                  %3987 = arith.mulf %3949, %3974 : f32
                  %3988 = math.fma %3639, %3976, %3987 : f32
                  %3989 = arith.mulf %3951, %3974 : f32
                  %3990 = math.fma %3641, %3976, %3989 : f32
                  %3991 = arith.mulf %3953, %3974 : f32
                  %3992 = math.fma %3643, %3976, %3991 : f32
                  %3993 = arith.mulf %3955, %3974 : f32
                  %3994 = math.fma %3645, %3976, %3993 : f32
                  %3995 = arith.mulf %3957, %3974 : f32
                  %3996 = math.fma %3647, %3976, %3995 : f32
                  %3997 = arith.mulf %3959, %3974 : f32
                  %3998 = math.fma %3649, %3976, %3997 : f32
                  %3999 = arith.mulf %3961, %3974 : f32
                  %4000 = math.fma %3651, %3976, %3999 : f32
                  %4001 = arith.mulf %3963, %3974 : f32
                  %4002 = math.fma %3653, %3976, %4001 : f32
                  %4003 = arith.mulf %3965, %3974 : f32
                  %4004 = math.fma %3655, %3976, %4003 : f32
                  %4005 = arith.mulf %3967, %3974 : f32
                  %4006 = math.fma %3657, %3976, %4005 : f32
                  %4007 = arith.mulf %3969, %3974 : f32
                  %4008 = math.fma %3659, %3976, %4007 : f32
                  %4009 = arith.mulf %3971, %3974 : f32
                  %4010 = math.fma %3661, %3976, %4009 : f32
                  %4011 = arith.maxnumf %3972, %3674 fastmath<nnan> : f32
                  %4012 = arith.subf %3972, %4011 : f32
                  %4013 = wave.exp2 %4012 : f32
                  %4014 = arith.subf %3674, %4011 : f32
                  %4015 = wave.exp2 %4014 : f32
                  %4016 = arith.mulf %3978, %4013 : f32
                  %4017 = math.fma %3709, %4015, %4016 : f32
                  %4018 = arith.mulf %3980, %4013 : f32
                  %4019 = math.fma %3677, %4015, %4018 : f32
                  %4020 = arith.mulf %3982, %4013 : f32
                  %4021 = math.fma %3679, %4015, %4020 : f32
                  %4022 = arith.mulf %3984, %4013 : f32
                  %4023 = math.fma %3681, %4015, %4022 : f32
                  %4024 = arith.mulf %3986, %4013 : f32
                  %4025 = math.fma %3683, %4015, %4024 : f32
                  %4026 = arith.mulf %3988, %4013 : f32
                  %4027 = math.fma %3685, %4015, %4026 : f32
                  %4028 = arith.mulf %3990, %4013 : f32
                  %4029 = math.fma %3687, %4015, %4028 : f32
                  %4030 = arith.mulf %3992, %4013 : f32
                  %4031 = math.fma %3689, %4015, %4030 : f32
                  %4032 = arith.mulf %3994, %4013 : f32
                  %4033 = math.fma %3691, %4015, %4032 : f32
                  %4034 = arith.mulf %3996, %4013 : f32
                  %4035 = math.fma %3693, %4015, %4034 : f32
                  %4036 = arith.mulf %3998, %4013 : f32
                  %4037 = math.fma %3695, %4015, %4036 : f32
                  %4038 = arith.mulf %4000, %4013 : f32
                  %4039 = math.fma %3697, %4015, %4038 : f32
                  %4040 = arith.mulf %4002, %4013 : f32
                  %4041 = math.fma %3699, %4015, %4040 : f32
                  %4042 = arith.mulf %4004, %4013 : f32
                  %4043 = math.fma %3701, %4015, %4042 : f32
                  %4044 = arith.mulf %4006, %4013 : f32
                  %4045 = math.fma %3703, %4015, %4044 : f32
                  %4046 = arith.mulf %4008, %4013 : f32
                  %4047 = math.fma %3705, %4015, %4046 : f32
                  %4048 = arith.mulf %4010, %4013 : f32
                  %4049 = math.fma %3707, %4015, %4048 : f32
                  %4050 = arith.maxnumf %4011, %3720 fastmath<nnan> : f32
                  %4051 = arith.subf %4011, %4050 : f32
                  %4052 = wave.exp2 %4051 : f32
                  %4053 = arith.subf %3720, %4050 : f32
                  %4054 = wave.exp2 %4053 : f32
                  %4055 = arith.mulf %4017, %4052 : f32
                  %4056 = math.fma %3755, %4054, %4055 : f32
                  %4057 = arith.mulf %4019, %4052 : f32
                  %4058 = math.fma %3723, %4054, %4057 : f32
                  %4059 = arith.mulf %4021, %4052 : f32
                  %4060 = math.fma %3725, %4054, %4059 : f32
                  %4061 = arith.mulf %4023, %4052 : f32
                  %4062 = math.fma %3727, %4054, %4061 : f32
                  %4063 = arith.mulf %4025, %4052 : f32
                  %4064 = math.fma %3729, %4054, %4063 : f32
                  %4065 = arith.mulf %4027, %4052 : f32
                  %4066 = math.fma %3731, %4054, %4065 : f32
                  %4067 = arith.mulf %4029, %4052 : f32
                  %4068 = math.fma %3733, %4054, %4067 : f32
                  %4069 = arith.mulf %4031, %4052 : f32
                  %4070 = math.fma %3735, %4054, %4069 : f32
                  %4071 = arith.mulf %4033, %4052 : f32
                  %4072 = math.fma %3737, %4054, %4071 : f32
                  %4073 = arith.mulf %4035, %4052 : f32
                  %4074 = math.fma %3739, %4054, %4073 : f32
                  %4075 = arith.mulf %4037, %4052 : f32
                  %4076 = math.fma %3741, %4054, %4075 : f32
                  %4077 = arith.mulf %4039, %4052 : f32
                  %4078 = math.fma %3743, %4054, %4077 : f32
                  %4079 = arith.mulf %4041, %4052 : f32
                  %4080 = math.fma %3745, %4054, %4079 : f32
                  %4081 = arith.mulf %4043, %4052 : f32
                  %4082 = math.fma %3747, %4054, %4081 : f32
                  %4083 = arith.mulf %4045, %4052 : f32
                  %4084 = math.fma %3749, %4054, %4083 : f32
                  %4085 = arith.mulf %4047, %4052 : f32
                  %4086 = math.fma %3751, %4054, %4085 : f32
                  %4087 = arith.mulf %4049, %4052 : f32
                  %4088 = math.fma %3753, %4054, %4087 : f32
                  %4089 = arith.maxnumf %4050, %3766 fastmath<nnan> : f32
                  %4090 = arith.subf %4050, %4089 : f32
                  %4091 = wave.exp2 %4090 : f32
                  %4092 = arith.subf %3766, %4089 : f32
                  %4093 = wave.exp2 %4092 : f32
                  %4094 = arith.mulf %4056, %4091 : f32
                  %4095 = math.fma %3801, %4093, %4094 : f32
                  %4096 = arith.mulf %4058, %4091 : f32
                  %4097 = math.fma %3769, %4093, %4096 : f32
                  %4098 = arith.mulf %4060, %4091 : f32
                  %4099 = math.fma %3771, %4093, %4098 : f32
                  %4100 = arith.mulf %4062, %4091 : f32
                  %4101 = math.fma %3773, %4093, %4100 : f32
                  %4102 = arith.mulf %4064, %4091 : f32
                  %4103 = math.fma %3775, %4093, %4102 : f32
                  %4104 = arith.mulf %4066, %4091 : f32
                  %4105 = math.fma %3777, %4093, %4104 : f32
                  %4106 = arith.mulf %4068, %4091 : f32
                  %4107 = math.fma %3779, %4093, %4106 : f32
                  %4108 = arith.mulf %4070, %4091 : f32
                  %4109 = math.fma %3781, %4093, %4108 : f32
                  %4110 = arith.mulf %4072, %4091 : f32
                  %4111 = math.fma %3783, %4093, %4110 : f32
                  %4112 = arith.mulf %4074, %4091 : f32
                  %4113 = math.fma %3785, %4093, %4112 : f32
                  %4114 = arith.mulf %4076, %4091 : f32
                  %4115 = math.fma %3787, %4093, %4114 : f32
                  %4116 = arith.mulf %4078, %4091 : f32
                  %4117 = math.fma %3789, %4093, %4116 : f32
                  %4118 = arith.mulf %4080, %4091 : f32
                  %4119 = math.fma %3791, %4093, %4118 : f32
                  %4120 = arith.mulf %4082, %4091 : f32
                  %4121 = math.fma %3793, %4093, %4120 : f32
                  %4122 = arith.mulf %4084, %4091 : f32
                  %4123 = math.fma %3795, %4093, %4122 : f32
                  %4124 = arith.mulf %4086, %4091 : f32
                  %4125 = math.fma %3797, %4093, %4124 : f32
                  %4126 = arith.mulf %4088, %4091 : f32
                  %4127 = math.fma %3799, %4093, %4126 : f32
                  %4128 = arith.maxnumf %4089, %3812 fastmath<nnan> : f32
                  %4129 = arith.subf %4089, %4128 : f32
                  %4130 = wave.exp2 %4129 : f32
                  %4131 = arith.subf %3812, %4128 : f32
                  %4132 = wave.exp2 %4131 : f32
                  %4133 = arith.mulf %4095, %4130 : f32
                  %4134 = math.fma %3847, %4132, %4133 : f32
                  %4135 = arith.mulf %4097, %4130 : f32
                  %4136 = math.fma %3815, %4132, %4135 : f32
                  %4137 = arith.mulf %4099, %4130 : f32
                  %4138 = math.fma %3817, %4132, %4137 : f32
                  %4139 = arith.mulf %4101, %4130 : f32
                  %4140 = math.fma %3819, %4132, %4139 : f32
                  %4141 = arith.mulf %4103, %4130 : f32
                  %4142 = math.fma %3821, %4132, %4141 : f32
                  %4143 = arith.mulf %4105, %4130 : f32
                  %4144 = math.fma %3823, %4132, %4143 : f32
                  %4145 = arith.mulf %4107, %4130 : f32
                  %4146 = math.fma %3825, %4132, %4145 : f32
                  %4147 = arith.mulf %4109, %4130 : f32
                  %4148 = math.fma %3827, %4132, %4147 : f32
                  %4149 = arith.mulf %4111, %4130 : f32
                  %4150 = math.fma %3829, %4132, %4149 : f32
                  %4151 = arith.mulf %4113, %4130 : f32
                  %4152 = math.fma %3831, %4132, %4151 : f32
                  %4153 = arith.mulf %4115, %4130 : f32
                  %4154 = math.fma %3833, %4132, %4153 : f32
                  %4155 = arith.mulf %4117, %4130 : f32
                  %4156 = math.fma %3835, %4132, %4155 : f32
                  %4157 = arith.mulf %4119, %4130 : f32
                  %4158 = math.fma %3837, %4132, %4157 : f32
                  %4159 = arith.mulf %4121, %4130 : f32
                  %4160 = math.fma %3839, %4132, %4159 : f32
                  %4161 = arith.mulf %4123, %4130 : f32
                  %4162 = math.fma %3841, %4132, %4161 : f32
                  %4163 = arith.mulf %4125, %4130 : f32
                  %4164 = math.fma %3843, %4132, %4163 : f32
                  %4165 = arith.mulf %4127, %4130 : f32
                  %4166 = math.fma %3845, %4132, %4165 : f32
                  %4167 = arith.maxnumf %4128, %3858 fastmath<nnan> : f32
                  %4168 = arith.subf %4128, %4167 : f32
                  %4169 = wave.exp2 %4168 : f32
                  %4170 = arith.subf %3858, %4167 : f32
                  %4171 = wave.exp2 %4170 : f32
                  %4172 = arith.mulf %4134, %4169 : f32
                  %4173 = math.fma %3893, %4171, %4172 : f32
                  %4174 = arith.mulf %4136, %4169 : f32
                  %4175 = math.fma %3861, %4171, %4174 : f32
                  %4176 = arith.mulf %4138, %4169 : f32
                  %4177 = math.fma %3863, %4171, %4176 : f32
                  %4178 = arith.mulf %4140, %4169 : f32
                  %4179 = math.fma %3865, %4171, %4178 : f32
                  %4180 = arith.mulf %4142, %4169 : f32
                  %4181 = math.fma %3867, %4171, %4180 : f32
                  %4182 = arith.mulf %4144, %4169 : f32
                  %4183 = math.fma %3869, %4171, %4182 : f32
                  %4184 = arith.mulf %4146, %4169 : f32
                  %4185 = math.fma %3871, %4171, %4184 : f32
                  %4186 = arith.mulf %4148, %4169 : f32
                  %4187 = math.fma %3873, %4171, %4186 : f32
                  %4188 = arith.mulf %4150, %4169 : f32
                  %4189 = math.fma %3875, %4171, %4188 : f32
                  %4190 = arith.mulf %4152, %4169 : f32
                  %4191 = math.fma %3877, %4171, %4190 : f32
                  %4192 = arith.mulf %4154, %4169 : f32
                  %4193 = math.fma %3879, %4171, %4192 : f32
                  %4194 = arith.mulf %4156, %4169 : f32
                  %4195 = math.fma %3881, %4171, %4194 : f32
                  %4196 = arith.mulf %4158, %4169 : f32
                  %4197 = math.fma %3883, %4171, %4196 : f32
                  %4198 = arith.mulf %4160, %4169 : f32
                  %4199 = math.fma %3885, %4171, %4198 : f32
                  %4200 = arith.mulf %4162, %4169 : f32
                  %4201 = math.fma %3887, %4171, %4200 : f32
                  %4202 = arith.mulf %4164, %4169 : f32
                  %4203 = math.fma %3889, %4171, %4202 : f32
                  %4204 = arith.mulf %4166, %4169 : f32
                  %4205 = math.fma %3891, %4171, %4204 : f32
                  scf.yield %4167, %4173, %4175, %4177, %4179, %4181, %4183, %4185, %4187, %4189, %4191, %4193, %4195, %4197, %4199, %4201, %4203, %4205 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
                }
                %4206 = arith.divf %c126, %3524#1 : f32
                %4207 = arith.addi %17, %1233 : index
                %4208 = arith.cmpi slt, %4207, %groupSize : index
                scf.if %4208 {
                  %4209 = arith.muli %15, %groupSize : index
                  %4210 = arith.addi %4209, %4207 : index
                  %4211 = arith.muli %4210, %c7 : index
                  %4212 = arith.muli %heads, %c7 : index
                  %4213 = arith.divui %1354, %c3 : index
                  %4214 = arith.muli %15, %c7 : index
                  %4215 = arith.addi %4214, %4213 : index
                  %4216 = memref.load %factors[%4215] : memref<?xf32>
                  %4217 = arith.muli %kvHeads, %c7 : index
                  %4218 = arith.addi %4215, %4217 : index
                  %4219 = memref.load %factors[%4218] : memref<?xf32>
                  %4220 = arith.mulf %3524#2, %4206 : f32
                  %4221 = math.fma %4220, %4216, %4219 : f32
                  %4222 = arith.addi %4211, %4213 : index
                  %4223 = arith.divui %24, %outTileRows : index
                  %4224 = arith.divui %4212, %c3 : index
                  %4225 = arith.muli %4223, %4224 : index
                  %4226 = arith.divui %4222, %c3 : index
                  %4227 = arith.addi %4225, %4226 : index
                  %4228 = arith.muli %4227, %c9 : index
                  %4229 = arith.remui %4222, %c3 : index
                  %4230 = arith.divui %4229, %c29 : index
                  %4231 = arith.addi %4228, %4230 : index
                  %4232 = arith.muli %outTileRows, %c29 : index
                  %4233 = arith.muli %4231, %4232 : index
                  %4234 = arith.remui %24, %outTileRows : index
                  %4235 = arith.muli %4234, %c29 : index
                  %4236 = arith.addi %4233, %4235 : index
                  %4237 = arith.remui %4222, %c29 : index
                  %4238 = arith.addi %4236, %4237 : index
                  %4239 = arith.addf %4221, %c74 : f32
                  %4240 = arith.minimumf %4239, %c128 : f32
                  %4241 = arith.maximumf %4240, %c129 : f32
                  %4242 = arith.truncf %4241 : f32 to f16
                  memref.store %4242, %out[%4238] : memref<?xf16>
                  %4243 = arith.divui %1385, %c3 : index
                  %4244 = arith.addi %4214, %4243 : index
                  %4245 = memref.load %factors[%4244] : memref<?xf32>
                  %4246 = arith.addi %4244, %4217 : index
                  %4247 = memref.load %factors[%4246] : memref<?xf32>
                  %4248 = arith.mulf %3524#3, %4206 : f32
                  %4249 = math.fma %4248, %4245, %4247 : f32
                  %4250 = arith.addi %4211, %4243 : index
                  %4251 = arith.divui %4250, %c3 : index
                  %4252 = arith.addi %4225, %4251 : index
                  %4253 = arith.muli %4252, %c9 : index
                  %4254 = arith.remui %4250, %c3 : index
                  %4255 = arith.divui %4254, %c29 : index
                  %4256 = arith.addi %4253, %4255 : index
                  %4257 = arith.muli %4256, %4232 : index
                  %4258 = arith.addi %4257, %4235 : index
                  %4259 = arith.remui %4250, %c29 : index
                  %4260 = arith.addi %4258, %4259 : index
                  %4261 = arith.addf %4249, %c74 : f32
                  %4262 = arith.minimumf %4261, %c128 : f32
                  %4263 = arith.maximumf %4262, %c129 : f32
                  %4264 = arith.truncf %4263 : f32 to f16
                  memref.store %4264, %out[%4260] : memref<?xf16>
                  %4265 = arith.divui %2365, %c3 : index
                  %4266 = arith.addi %4214, %4265 : index
                  %4267 = memref.load %factors[%4266] : memref<?xf32>
                  %4268 = arith.addi %4266, %4217 : index
                  %4269 = memref.load %factors[%4268] : memref<?xf32>
                  %4270 = arith.mulf %3524#4, %4206 : f32
                  %4271 = math.fma %4270, %4267, %4269 : f32
                  %4272 = arith.addi %4211, %4265 : index
                  %4273 = arith.divui %4272, %c3 : index
                  %4274 = arith.addi %4225, %4273 : index
                  %4275 = arith.muli %4274, %c9 : index
                  %4276 = arith.remui %4272, %c3 : index
                  %4277 = arith.divui %4276, %c29 : index
                  %4278 = arith.addi %4275, %4277 : index
                  %4279 = arith.muli %4278, %4232 : index
                  %4280 = arith.addi %4279, %4235 : index
                  %4281 = arith.remui %4272, %c29 : index
                  %4282 = arith.addi %4280, %4281 : index
                  %4283 = arith.addf %4271, %c74 : f32
                  %4284 = arith.minimumf %4283, %c128 : f32
                  %4285 = arith.maximumf %4284, %c129 : f32
                  %4286 = arith.truncf %4285 : f32 to f16
                  memref.store %4286, %out[%4282] : memref<?xf16>
                  %4287 = arith.divui %2367, %c3 : index
                  %4288 = arith.addi %4214, %4287 : index
                  %4289 = memref.load %factors[%4288] : memref<?xf32>
                  %4290 = arith.addi %4288, %4217 : index
                  %4291 = memref.load %factors[%4290] : memref<?xf32>
                  %4292 = arith.mulf %3524#5, %4206 : f32
                  %4293 = math.fma %4292, %4289, %4291 : f32
                  %4294 = arith.addi %4211, %4287 : index
                  %4295 = arith.divui %4294, %c3 : index
                  %4296 = arith.addi %4225, %4295 : index
                  %4297 = arith.muli %4296, %c9 : index
                  %4298 = arith.remui %4294, %c3 : index
                  %4299 = arith.divui %4298, %c29 : index
                  %4300 = arith.addi %4297, %4299 : index
                  %4301 = arith.muli %4300, %4232 : index
                  %4302 = arith.addi %4301, %4235 : index
                  %4303 = arith.remui %4294, %c29 : index
                  %4304 = arith.addi %4302, %4303 : index
                  %4305 = arith.addf %4293, %c74 : f32
                  %4306 = arith.minimumf %4305, %c128 : f32
                  %4307 = arith.maximumf %4306, %c129 : f32
                  %4308 = arith.truncf %4307 : f32 to f16
                  memref.store %4308, %out[%4304] : memref<?xf16>
                  %4309 = arith.divui %2369, %c3 : index
                  %4310 = arith.addi %4214, %4309 : index
                  %4311 = memref.load %factors[%4310] : memref<?xf32>
                  %4312 = arith.addi %4310, %4217 : index
                  %4313 = memref.load %factors[%4312] : memref<?xf32>
                  %4314 = arith.mulf %3524#6, %4206 : f32
                  %4315 = math.fma %4314, %4311, %4313 : f32
                  %4316 = arith.addi %4211, %4309 : index
                  %4317 = arith.divui %4316, %c3 : index
                  %4318 = arith.addi %4225, %4317 : index
                  %4319 = arith.muli %4318, %c9 : index
                  %4320 = arith.remui %4316, %c3 : index
                  %4321 = arith.divui %4320, %c29 : index
                  %4322 = arith.addi %4319, %4321 : index
                  %4323 = arith.muli %4322, %4232 : index
                  %4324 = arith.addi %4323, %4235 : index
                  %4325 = arith.remui %4316, %c29 : index
                  %4326 = arith.addi %4324, %4325 : index
                  %4327 = arith.addf %4315, %c74 : f32
                  %4328 = arith.minimumf %4327, %c128 : f32
                  %4329 = arith.maximumf %4328, %c129 : f32
                  %4330 = arith.truncf %4329 : f32 to f16
                  memref.store %4330, %out[%4326] : memref<?xf16>
                  %4331 = arith.divui %2371, %c3 : index
                  %4332 = arith.addi %4214, %4331 : index
                  %4333 = memref.load %factors[%4332] : memref<?xf32>
                  %4334 = arith.addi %4332, %4217 : index
                  %4335 = memref.load %factors[%4334] : memref<?xf32>
                  %4336 = arith.mulf %3524#7, %4206 : f32
                  %4337 = math.fma %4336, %4333, %4335 : f32
                  %4338 = arith.addi %4211, %4331 : index
                  %4339 = arith.divui %4338, %c3 : index
                  %4340 = arith.addi %4225, %4339 : index
                  %4341 = arith.muli %4340, %c9 : index
                  %4342 = arith.remui %4338, %c3 : index
                  %4343 = arith.divui %4342, %c29 : index
                  %4344 = arith.addi %4341, %4343 : index
                  %4345 = arith.muli %4344, %4232 : index
                  %4346 = arith.addi %4345, %4235 : index
                  %4347 = arith.remui %4338, %c29 : index
                  %4348 = arith.addi %4346, %4347 : index
                  %4349 = arith.addf %4337, %c74 : f32
                  %4350 = arith.minimumf %4349, %c128 : f32
                  %4351 = arith.maximumf %4350, %c129 : f32
                  %4352 = arith.truncf %4351 : f32 to f16
                  memref.store %4352, %out[%4348] : memref<?xf16>
                  %4353 = arith.divui %2373, %c3 : index
                  %4354 = arith.addi %4214, %4353 : index
                  %4355 = memref.load %factors[%4354] : memref<?xf32>
                  %4356 = arith.addi %4354, %4217 : index
                  %4357 = memref.load %factors[%4356] : memref<?xf32>
                  %4358 = arith.mulf %3524#8, %4206 : f32
                  %4359 = math.fma %4358, %4355, %4357 : f32
                  %4360 = arith.addi %4211, %4353 : index
                  %4361 = arith.divui %4360, %c3 : index
                  %4362 = arith.addi %4225, %4361 : index
                  %4363 = arith.muli %4362, %c9 : index
                  %4364 = arith.remui %4360, %c3 : index
                  %4365 = arith.divui %4364, %c29 : index
                  %4366 = arith.addi %4363, %4365 : index
                  %4367 = arith.muli %4366, %4232 : index
                  %4368 = arith.addi %4367, %4235 : index
                  %4369 = arith.remui %4360, %c29 : index
                  %4370 = arith.addi %4368, %4369 : index
                  %4371 = arith.addf %4359, %c74 : f32
                  %4372 = arith.minimumf %4371, %c128 : f32
                  %4373 = arith.maximumf %4372, %c129 : f32
                  %4374 = arith.truncf %4373 : f32 to f16
                  memref.store %4374, %out[%4370] : memref<?xf16>
                  %4375 = arith.divui %2375, %c3 : index
                  %4376 = arith.addi %4214, %4375 : index
                  %4377 = memref.load %factors[%4376] : memref<?xf32>
                  %4378 = arith.addi %4376, %4217 : index
                  %4379 = memref.load %factors[%4378] : memref<?xf32>
                  %4380 = arith.mulf %3524#9, %4206 : f32
                  %4381 = math.fma %4380, %4377, %4379 : f32
                  %4382 = arith.addi %4211, %4375 : index
                  %4383 = arith.divui %4382, %c3 : index
                  %4384 = arith.addi %4225, %4383 : index
                  %4385 = arith.muli %4384, %c9 : index
                  %4386 = arith.remui %4382, %c3 : index
                  %4387 = arith.divui %4386, %c29 : index
                  %4388 = arith.addi %4385, %4387 : index
                  %4389 = arith.muli %4388, %4232 : index
                  %4390 = arith.addi %4389, %4235 : index
                  %4391 = arith.remui %4382, %c29 : index
                  %4392 = arith.addi %4390, %4391 : index
                  %4393 = arith.addf %4381, %c74 : f32
                  %4394 = arith.minimumf %4393, %c128 : f32
                  %4395 = arith.maximumf %4394, %c129 : f32
                  %4396 = arith.truncf %4395 : f32 to f16
                  memref.store %4396, %out[%4392] : memref<?xf16>
                  %4397 = arith.divui %2377, %c3 : index
                  %4398 = arith.addi %4214, %4397 : index
                  %4399 = memref.load %factors[%4398] : memref<?xf32>
                  %4400 = arith.addi %4398, %4217 : index
                  %4401 = memref.load %factors[%4400] : memref<?xf32>
                  %4402 = arith.mulf %3524#10, %4206 : f32
                  %4403 = math.fma %4402, %4399, %4401 : f32
                  %4404 = arith.addi %4211, %4397 : index
                  %4405 = arith.divui %4404, %c3 : index
                  %4406 = arith.addi %4225, %4405 : index
                  %4407 = arith.muli %4406, %c9 : index
                  %4408 = arith.remui %4404, %c3 : index
                  %4409 = arith.divui %4408, %c29 : index
                  %4410 = arith.addi %4407, %4409 : index
                  %4411 = arith.muli %4410, %4232 : index
                  %4412 = arith.addi %4411, %4235 : index
                  %4413 = arith.remui %4404, %c29 : index
                  %4414 = arith.addi %4412, %4413 : index
                  %4415 = arith.addf %4403, %c74 : f32
                  %4416 = arith.minimumf %4415, %c128 : f32
                  %4417 = arith.maximumf %4416, %c129 : f32
                  %4418 = arith.truncf %4417 : f32 to f16
                  memref.store %4418, %out[%4414] : memref<?xf16>
                  %4419 = arith.divui %2379, %c3 : index
                  %4420 = arith.addi %4214, %4419 : index
                  %4421 = memref.load %factors[%4420] : memref<?xf32>
                  %4422 = arith.addi %4420, %4217 : index
                  %4423 = memref.load %factors[%4422] : memref<?xf32>
                  %4424 = arith.mulf %3524#11, %4206 : f32
                  %4425 = math.fma %4424, %4421, %4423 : f32
                  %4426 = arith.addi %4211, %4419 : index
                  %4427 = arith.divui %4426, %c3 : index
                  %4428 = arith.addi %4225, %4427 : index
                  %4429 = arith.muli %4428, %c9 : index
                  %4430 = arith.remui %4426, %c3 : index
                  %4431 = arith.divui %4430, %c29 : index
                  %4432 = arith.addi %4429, %4431 : index
                  %4433 = arith.muli %4432, %4232 : index
                  %4434 = arith.addi %4433, %4235 : index
                  %4435 = arith.remui %4426, %c29 : index
                  %4436 = arith.addi %4434, %4435 : index
                  %4437 = arith.addf %4425, %c74 : f32
                  %4438 = arith.minimumf %4437, %c128 : f32
                  %4439 = arith.maximumf %4438, %c129 : f32
                  %4440 = arith.truncf %4439 : f32 to f16
                  memref.store %4440, %out[%4436] : memref<?xf16>
                  %4441 = arith.divui %2381, %c3 : index
                  %4442 = arith.addi %4214, %4441 : index
                  %4443 = memref.load %factors[%4442] : memref<?xf32>
                  %4444 = arith.addi %4442, %4217 : index
                  %4445 = memref.load %factors[%4444] : memref<?xf32>
                  %4446 = arith.mulf %3524#12, %4206 : f32
                  %4447 = math.fma %4446, %4443, %4445 : f32
                  %4448 = arith.addi %4211, %4441 : index
                  %4449 = arith.divui %4448, %c3 : index
                  %4450 = arith.addi %4225, %4449 : index
                  %4451 = arith.muli %4450, %c9 : index
                  %4452 = arith.remui %4448, %c3 : index
                  %4453 = arith.divui %4452, %c29 : index
                  %4454 = arith.addi %4451, %4453 : index
                  %4455 = arith.muli %4454, %4232 : index
                  %4456 = arith.addi %4455, %4235 : index
                  %4457 = arith.remui %4448, %c29 : index
                  %4458 = arith.addi %4456, %4457 : index
                  %4459 = arith.addf %4447, %c74 : f32
                  %4460 = arith.minimumf %4459, %c128 : f32
                  %4461 = arith.maximumf %4460, %c129 : f32
                  %4462 = arith.truncf %4461 : f32 to f16
                  memref.store %4462, %out[%4458] : memref<?xf16>
                  %4463 = arith.divui %2383, %c3 : index
                  %4464 = arith.addi %4214, %4463 : index
                  %4465 = memref.load %factors[%4464] : memref<?xf32>
                  %4466 = arith.addi %4464, %4217 : index
                  %4467 = memref.load %factors[%4466] : memref<?xf32>
                  %4468 = arith.mulf %3524#13, %4206 : f32
                  %4469 = math.fma %4468, %4465, %4467 : f32
                  %4470 = arith.addi %4211, %4463 : index
                  %4471 = arith.divui %4470, %c3 : index
                  %4472 = arith.addi %4225, %4471 : index
                  %4473 = arith.muli %4472, %c9 : index
                  %4474 = arith.remui %4470, %c3 : index
                  %4475 = arith.divui %4474, %c29 : index
                  %4476 = arith.addi %4473, %4475 : index
                  %4477 = arith.muli %4476, %4232 : index
                  %4478 = arith.addi %4477, %4235 : index
                  %4479 = arith.remui %4470, %c29 : index
                  %4480 = arith.addi %4478, %4479 : index
                  %4481 = arith.addf %4469, %c74 : f32
                  %4482 = arith.minimumf %4481, %c128 : f32
                  %4483 = arith.maximumf %4482, %c129 : f32
                  %4484 = arith.truncf %4483 : f32 to f16
                  memref.store %4484, %out[%4480] : memref<?xf16>
                  %4485 = arith.divui %2385, %c3 : index
                  %4486 = arith.addi %4214, %4485 : index
                  %4487 = memref.load %factors[%4486] : memref<?xf32>
                  %4488 = arith.addi %4486, %4217 : index
                  %4489 = memref.load %factors[%4488] : memref<?xf32>
                  %4490 = arith.mulf %3524#14, %4206 : f32
                  %4491 = math.fma %4490, %4487, %4489 : f32
                  %4492 = arith.addi %4211, %4485 : index
                  %4493 = arith.divui %4492, %c3 : index
                  %4494 = arith.addi %4225, %4493 : index
                  %4495 = arith.muli %4494, %c9 : index
                  %4496 = arith.remui %4492, %c3 : index
                  %4497 = arith.divui %4496, %c29 : index
                  %4498 = arith.addi %4495, %4497 : index
                  %4499 = arith.muli %4498, %4232 : index
                  %4500 = arith.addi %4499, %4235 : index
                  %4501 = arith.remui %4492, %c29 : index
                  %4502 = arith.addi %4500, %4501 : index
                  %4503 = arith.addf %4491, %c74 : f32
                  %4504 = arith.minimumf %4503, %c128 : f32
                  %4505 = arith.maximumf %4504, %c129 : f32
                  %4506 = arith.truncf %4505 : f32 to f16
                  memref.store %4506, %out[%4502] : memref<?xf16>
                  %4507 = arith.divui %2387, %c3 : index
                  %4508 = arith.addi %4214, %4507 : index
                  %4509 = memref.load %factors[%4508] : memref<?xf32>
                  %4510 = arith.addi %4508, %4217 : index
                  %4511 = memref.load %factors[%4510] : memref<?xf32>
                  %4512 = arith.mulf %3524#15, %4206 : f32
                  %4513 = math.fma %4512, %4509, %4511 : f32
                  %4514 = arith.addi %4211, %4507 : index
                  %4515 = arith.divui %4514, %c3 : index
                  %4516 = arith.addi %4225, %4515 : index
                  %4517 = arith.muli %4516, %c9 : index
                  %4518 = arith.remui %4514, %c3 : index
                  %4519 = arith.divui %4518, %c29 : index
                  %4520 = arith.addi %4517, %4519 : index
                  %4521 = arith.muli %4520, %4232 : index
                  %4522 = arith.addi %4521, %4235 : index
                  %4523 = arith.remui %4514, %c29 : index
                  %4524 = arith.addi %4522, %4523 : index
                  %4525 = arith.addf %4513, %c74 : f32
                  %4526 = arith.minimumf %4525, %c128 : f32
                  %4527 = arith.maximumf %4526, %c129 : f32
                  %4528 = arith.truncf %4527 : f32 to f16
                  memref.store %4528, %out[%4524] : memref<?xf16>
                  %4529 = arith.divui %2389, %c3 : index
                  %4530 = arith.addi %4214, %4529 : index
                  %4531 = memref.load %factors[%4530] : memref<?xf32>
                  %4532 = arith.addi %4530, %4217 : index
                  %4533 = memref.load %factors[%4532] : memref<?xf32>
                  %4534 = arith.mulf %3524#16, %4206 : f32
                  %4535 = math.fma %4534, %4531, %4533 : f32
                  %4536 = arith.addi %4211, %4529 : index
                  %4537 = arith.divui %4536, %c3 : index
                  %4538 = arith.addi %4225, %4537 : index
                  %4539 = arith.muli %4538, %c9 : index
                  %4540 = arith.remui %4536, %c3 : index
                  %4541 = arith.divui %4540, %c29 : index
                  %4542 = arith.addi %4539, %4541 : index
                  %4543 = arith.muli %4542, %4232 : index
                  %4544 = arith.addi %4543, %4235 : index
                  %4545 = arith.remui %4536, %c29 : index
                  %4546 = arith.addi %4544, %4545 : index
                  %4547 = arith.addf %4535, %c74 : f32
                  %4548 = arith.minimumf %4547, %c128 : f32
                  %4549 = arith.maximumf %4548, %c129 : f32
                  %4550 = arith.truncf %4549 : f32 to f16
                  memref.store %4550, %out[%4546] : memref<?xf16>
                  %4551 = arith.divui %2391, %c3 : index
                  %4552 = arith.addi %4214, %4551 : index
                  %4553 = memref.load %factors[%4552] : memref<?xf32>
                  %4554 = arith.addi %4552, %4217 : index
                  %4555 = memref.load %factors[%4554] : memref<?xf32>
                  %4556 = arith.mulf %3524#17, %4206 : f32
                  %4557 = math.fma %4556, %4553, %4555 : f32
                  %4558 = arith.addi %4211, %4551 : index
                  %4559 = arith.divui %4558, %c3 : index
                  %4560 = arith.addi %4225, %4559 : index
                  %4561 = arith.muli %4560, %c9 : index
                  %4562 = arith.remui %4558, %c3 : index
                  %4563 = arith.divui %4562, %c29 : index
                  %4564 = arith.addi %4561, %4563 : index
                  %4565 = arith.muli %4564, %4232 : index
                  %4566 = arith.addi %4565, %4235 : index
                  %4567 = arith.remui %4558, %c29 : index
                  %4568 = arith.addi %4566, %4567 : index
                  %4569 = arith.addf %4557, %c74 : f32
                  %4570 = arith.minimumf %4569, %c128 : f32
                  %4571 = arith.maximumf %4570, %c129 : f32
                  %4572 = arith.truncf %4571 : f32 to f16
                  memref.store %4572, %out[%4568] : memref<?xf16>
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
