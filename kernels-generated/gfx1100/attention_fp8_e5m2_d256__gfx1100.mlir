// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Prefill(codec='fp8_e5m2', dim=256)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_fp8_e5m2_d256__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %factors: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 4096 : index
  %c6 = arith.constant 192 : index
  %columnBlocks = wave.param "columnBlocks" : index
  %c8 = arith.constant 8192 : index
  %c9 = arith.constant 0 : index
  %c10 = arith.constant 2 : index
  %itemsAt = wave.param "itemsAt" : index
  %c12 = arith.constant 4 : index
  %blockTablesAt = wave.param "blockTablesAt" : index
  %pagesPerSequence = wave.param "pagesPerSequence" : index
  %pageBytes = wave.param "pageBytes" : index
  %c16 = arith.constant 2048 : index
  %c17 = arith.constant 256 : index
  %c18 = arith.constant 8 : index
  %c19 = arith.constant 20 : index
  %c20 = arith.constant 32 : index
  %c21 = arith.constant 36 : index
  %c22 = arith.constant 48 : index
  %c23 = arith.constant 52 : index
  %c24 = arith.constant 64 : index
  %c25 = arith.constant 68 : index
  %c26 = arith.constant 80 : index
  %c27 = arith.constant 84 : index
  %c28 = arith.constant 96 : index
  %c29 = arith.constant 100 : index
  %c30 = arith.constant 112 : index
  %c31 = arith.constant 116 : index
  %c32 = arith.constant 128 : index
  %c33 = arith.constant 132 : index
  %c34 = arith.constant 144 : index
  %c35 = arith.constant 148 : index
  %c36 = arith.constant 160 : index
  %c37 = arith.constant 164 : index
  %c38 = arith.constant 176 : index
  %c39 = arith.constant 180 : index
  %c40 = arith.constant 196 : index
  %c41 = arith.constant 208 : index
  %c42 = arith.constant 212 : index
  %c43 = arith.constant 224 : index
  %c44 = arith.constant 228 : index
  %c45 = arith.constant 240 : index
  %c46 = arith.constant 244 : index
  %c47 = arith.constant 23 : i32
  %c48 = arith.constant 64 : i32
  %c49 = arith.constant 253 : i32
  %c50 = arith.constant 268 : i32
  %c51 = arith.constant 14 : i32
  %c52 = arith.constant 512 : index
  %c53 = arith.constant 768 : index
  %c54 = arith.constant 1024 : index
  %c55 = arith.constant 1280 : index
  %c56 = arith.constant 1536 : index
  %c57 = arith.constant 1792 : index
  %c58 = arith.constant 2304 : index
  %c59 = arith.constant 2560 : index
  %c60 = arith.constant 2816 : index
  %c61 = arith.constant 3072 : index
  %c62 = arith.constant 3328 : index
  %c63 = arith.constant 3584 : index
  %c64 = arith.constant 3840 : index
  %positionsAt = wave.param "positionsAt" : index
  %c66 = arith.constant 1 : i32
  %c67 = arith.constant 15 : index
  %c68 = arith.constant 16 : i32
  %c69 = arith.constant 0 : i32
  %c70 = arith.constant 8192 : i32
  %c71 = arith.constant 1024 : i32
  %c72 = arith.constant 128 : i32
  %c73 = arith.constant 0xF149F2CA : f32
  %c74 = arith.constant 0x00000000 : f32
  %c75 = arith.constant dense<0x00000000> : vector<8xf32>
  %c76 = arith.constant 31 : i32
  %c77 = arith.constant 32 : i32
  %c78 = arith.constant 320 : index
  %c79 = arith.constant 384 : index
  %c80 = arith.constant 448 : index
  %c81 = arith.constant 576 : index
  %c82 = arith.constant 640 : index
  %c83 = arith.constant 704 : index
  %c84 = arith.constant 832 : index
  %c85 = arith.constant 896 : index
  %c86 = arith.constant 960 : index
  %c87 = arith.constant 1088 : index
  %c88 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c89 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c90 = arith.constant 0x41000000 : f32
  %c91 = arith.constant 0x40C00000 : f32
  %c92 = arith.constant dense<-1> : vector<4xi32>
  %c93 = arith.constant 255 : i32
  %c94 = arith.constant 2 : i32
  %c95 = arith.constant 16711680 : i32
  %c96 = arith.constant 3 : i32
  %c97 = arith.constant 4 : i32
  %c98 = arith.constant 65280 : i32
  %c99 = arith.constant 5 : i32
  %c100 = arith.constant 6 : i32
  %c101 = arith.constant -16777216 : i32
  %c102 = arith.constant 7 : i32
  %c103 = arith.constant 8 : i32
  %c104 = arith.constant 9 : i32
  %c105 = arith.constant 10 : i32
  %c106 = arith.constant 11 : i32
  %c107 = arith.constant 12 : i32
  %c108 = arith.constant 13 : i32
  %c109 = arith.constant 15 : i32
  %c110 = arith.constant 1152 : index
  %c111 = arith.constant 1216 : index
  %c112 = arith.constant 1344 : index
  %c113 = arith.constant 1408 : index
  %c114 = arith.constant 1472 : index
  %c115 = arith.constant 1600 : index
  %c116 = arith.constant 1664 : index
  %c117 = arith.constant 1728 : index
  %c118 = arith.constant 1856 : index
  %c119 = arith.constant 1920 : index
  %c120 = arith.constant 1984 : index
  %c121 = arith.constant 0x3F800000 : f32
  %outTileRows = wave.param "outTileRows" : index
  %c123 = arith.constant 6 : index
  %c124 = arith.constant 10 : index
  %c125 = arith.constant 12 : index
  %c126 = arith.constant 14 : index
  %c127 = arith.constant dense<0x477FE000> : vector<8xf32>
  %c128 = arith.constant dense<0xC77FE000> : vector<8xf32>
  %0 = wave.lane
  %1 = arith.remui %0, %c3 : index
  %2 = arith.divui %0, %c3 : index
  %3 = arith.cmpi eq, %2, %c4 : index
  %4 = wave.scratch %c5 : memref<?xf16>
  %5 = wave.scratch %c5 : memref<?xf32>
  %6 = wave.scratch %c3 : memref<?xf32>
  %7 = wave.scratch %c3 : memref<?xi32>
  %8 = wave.scratch %c6 : memref<?xf32>
  %9 = wave.block 0
  %10 = arith.muli %kvHeads, %columnBlocks : index
  %11 = arith.divui %9, %10 : index
  %12 = arith.divui %9, %columnBlocks : index
  %13 = arith.remui %12, %kvHeads : index
  %14 = arith.remui %9, %columnBlocks : index
  %15 = arith.muli %14, %c3 : index
  %16 = arith.muli %9, %c8 : index
  %17 = arith.addi %16, %c5 : index
  %18 = memref.load %step[%c10] : memref<?xi32>
  %19 = arith.index_cast %18 : i32 to index
  %20 = arith.cmpi slt, %11, %19 : index
  scf.if %20 {
    %21 = arith.muli %11, %c12 : index
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
    %34 = arith.muli %13, %c16 : index
    %35 = arith.muli %1, %c12 : index
    %36 = arith.muli %27, %groupSize : index
    %37 = arith.cmpi slt, %15, %36 : index
    scf.if %37 {
      %38 = arith.addi %15, %1 : index
      %39 = arith.addi %38, %c9 : index
      %40 = arith.subi %36, %c4 : index
      %41 = arith.minsi %39, %40 : index
      %42 = arith.divui %41, %groupSize : index
      %43 = arith.addi %24, %42 : index
      %44 = arith.muli %13, %groupSize : index
      %45 = arith.remui %41, %groupSize : index
      %46 = arith.addi %44, %45 : index
      %47 = arith.addi %1, %c9 : index
      %48 = arith.muli %43, %heads : index
      %49 = arith.addi %48, %46 : index
      %50 = arith.muli %49, %c17 : index
      %51 = arith.muli %2, %c18 : index
      %52 = arith.addi %51, %c9 : index
      %53 = arith.addi %50, %52 : index
      %54 = vector.load %q[%53] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %55 = arith.addi %51, %c12 : index
      %56 = arith.addi %50, %55 : index
      %57 = vector.load %q[%56] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %58 = arith.addi %51, %c3 : index
      %59 = arith.addi %50, %58 : index
      %60 = vector.load %q[%59] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %61 = arith.addi %51, %c19 : index
      %62 = arith.addi %50, %61 : index
      %63 = vector.load %q[%62] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %64 = arith.addi %51, %c20 : index
      %65 = arith.addi %50, %64 : index
      %66 = vector.load %q[%65] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %67 = arith.addi %51, %c21 : index
      %68 = arith.addi %50, %67 : index
      %69 = vector.load %q[%68] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %70 = arith.addi %51, %c22 : index
      %71 = arith.addi %50, %70 : index
      %72 = vector.load %q[%71] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %73 = arith.addi %51, %c23 : index
      %74 = arith.addi %50, %73 : index
      %75 = vector.load %q[%74] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %76 = arith.addi %51, %c24 : index
      %77 = arith.addi %50, %76 : index
      %78 = vector.load %q[%77] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %79 = arith.addi %51, %c25 : index
      %80 = arith.addi %50, %79 : index
      %81 = vector.load %q[%80] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %82 = arith.addi %51, %c26 : index
      %83 = arith.addi %50, %82 : index
      %84 = vector.load %q[%83] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %85 = arith.addi %51, %c27 : index
      %86 = arith.addi %50, %85 : index
      %87 = vector.load %q[%86] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %88 = arith.addi %51, %c28 : index
      %89 = arith.addi %50, %88 : index
      %90 = vector.load %q[%89] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %91 = arith.addi %51, %c29 : index
      %92 = arith.addi %50, %91 : index
      %93 = vector.load %q[%92] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %94 = arith.addi %51, %c30 : index
      %95 = arith.addi %50, %94 : index
      %96 = vector.load %q[%95] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %97 = arith.addi %51, %c31 : index
      %98 = arith.addi %50, %97 : index
      %99 = vector.load %q[%98] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %100 = arith.addi %51, %c32 : index
      %101 = arith.addi %50, %100 : index
      %102 = vector.load %q[%101] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %103 = arith.addi %51, %c33 : index
      %104 = arith.addi %50, %103 : index
      %105 = vector.load %q[%104] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %106 = arith.addi %51, %c34 : index
      %107 = arith.addi %50, %106 : index
      %108 = vector.load %q[%107] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %109 = arith.addi %51, %c35 : index
      %110 = arith.addi %50, %109 : index
      %111 = vector.load %q[%110] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %112 = arith.addi %51, %c36 : index
      %113 = arith.addi %50, %112 : index
      %114 = vector.load %q[%113] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %115 = arith.addi %51, %c37 : index
      %116 = arith.addi %50, %115 : index
      %117 = vector.load %q[%116] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %118 = arith.addi %51, %c38 : index
      %119 = arith.addi %50, %118 : index
      %120 = vector.load %q[%119] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %121 = arith.addi %51, %c39 : index
      %122 = arith.addi %50, %121 : index
      %123 = vector.load %q[%122] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %124 = arith.addi %51, %c6 : index
      %125 = arith.addi %50, %124 : index
      %126 = vector.load %q[%125] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %127 = arith.addi %51, %c40 : index
      %128 = arith.addi %50, %127 : index
      %129 = vector.load %q[%128] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %130 = arith.addi %51, %c41 : index
      %131 = arith.addi %50, %130 : index
      %132 = vector.load %q[%131] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %133 = arith.addi %51, %c42 : index
      %134 = arith.addi %50, %133 : index
      %135 = vector.load %q[%134] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %136 = arith.addi %51, %c43 : index
      %137 = arith.addi %50, %136 : index
      %138 = vector.load %q[%137] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %139 = arith.addi %51, %c44 : index
      %140 = arith.addi %50, %139 : index
      %141 = vector.load %q[%140] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %142 = arith.addi %51, %c45 : index
      %143 = arith.addi %50, %142 : index
      %144 = vector.load %q[%143] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %145 = arith.addi %51, %c46 : index
      %146 = arith.addi %50, %145 : index
      %147 = vector.load %q[%146] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %148 = math.absf %54 : vector<4xf32>
      %149 = math.absf %57 : vector<4xf32>
      %150 = arith.maxnumf %148, %149 fastmath<nnan> : vector<4xf32>
      %151 = math.absf %60 : vector<4xf32>
      %152 = arith.maxnumf %150, %151 fastmath<nnan> : vector<4xf32>
      %153 = math.absf %63 : vector<4xf32>
      %154 = arith.maxnumf %152, %153 fastmath<nnan> : vector<4xf32>
      %155 = math.absf %66 : vector<4xf32>
      %156 = arith.maxnumf %154, %155 fastmath<nnan> : vector<4xf32>
      %157 = math.absf %69 : vector<4xf32>
      %158 = arith.maxnumf %156, %157 fastmath<nnan> : vector<4xf32>
      %159 = math.absf %72 : vector<4xf32>
      %160 = arith.maxnumf %158, %159 fastmath<nnan> : vector<4xf32>
      %161 = math.absf %75 : vector<4xf32>
      %162 = arith.maxnumf %160, %161 fastmath<nnan> : vector<4xf32>
      %163 = math.absf %78 : vector<4xf32>
      %164 = arith.maxnumf %162, %163 fastmath<nnan> : vector<4xf32>
      %165 = math.absf %81 : vector<4xf32>
      %166 = arith.maxnumf %164, %165 fastmath<nnan> : vector<4xf32>
      %167 = math.absf %84 : vector<4xf32>
      %168 = arith.maxnumf %166, %167 fastmath<nnan> : vector<4xf32>
      %169 = math.absf %87 : vector<4xf32>
      %170 = arith.maxnumf %168, %169 fastmath<nnan> : vector<4xf32>
      %171 = math.absf %90 : vector<4xf32>
      %172 = arith.maxnumf %170, %171 fastmath<nnan> : vector<4xf32>
      %173 = math.absf %93 : vector<4xf32>
      %174 = arith.maxnumf %172, %173 fastmath<nnan> : vector<4xf32>
      %175 = math.absf %96 : vector<4xf32>
      %176 = arith.maxnumf %174, %175 fastmath<nnan> : vector<4xf32>
      %177 = math.absf %99 : vector<4xf32>
      %178 = arith.maxnumf %176, %177 fastmath<nnan> : vector<4xf32>
      %179 = math.absf %102 : vector<4xf32>
      %180 = arith.maxnumf %178, %179 fastmath<nnan> : vector<4xf32>
      %181 = math.absf %105 : vector<4xf32>
      %182 = arith.maxnumf %180, %181 fastmath<nnan> : vector<4xf32>
      %183 = math.absf %108 : vector<4xf32>
      %184 = arith.maxnumf %182, %183 fastmath<nnan> : vector<4xf32>
      %185 = math.absf %111 : vector<4xf32>
      %186 = arith.maxnumf %184, %185 fastmath<nnan> : vector<4xf32>
      %187 = math.absf %114 : vector<4xf32>
      %188 = arith.maxnumf %186, %187 fastmath<nnan> : vector<4xf32>
      %189 = math.absf %117 : vector<4xf32>
      %190 = arith.maxnumf %188, %189 fastmath<nnan> : vector<4xf32>
      %191 = math.absf %120 : vector<4xf32>
      %192 = arith.maxnumf %190, %191 fastmath<nnan> : vector<4xf32>
      %193 = math.absf %123 : vector<4xf32>
      %194 = arith.maxnumf %192, %193 fastmath<nnan> : vector<4xf32>
      %195 = math.absf %126 : vector<4xf32>
      %196 = arith.maxnumf %194, %195 fastmath<nnan> : vector<4xf32>
      %197 = math.absf %129 : vector<4xf32>
      %198 = arith.maxnumf %196, %197 fastmath<nnan> : vector<4xf32>
      %199 = math.absf %132 : vector<4xf32>
      %200 = arith.maxnumf %198, %199 fastmath<nnan> : vector<4xf32>
      %201 = math.absf %135 : vector<4xf32>
      %202 = arith.maxnumf %200, %201 fastmath<nnan> : vector<4xf32>
      %203 = math.absf %138 : vector<4xf32>
      %204 = arith.maxnumf %202, %203 fastmath<nnan> : vector<4xf32>
      %205 = math.absf %141 : vector<4xf32>
      %206 = arith.maxnumf %204, %205 fastmath<nnan> : vector<4xf32>
      %207 = math.absf %144 : vector<4xf32>
      %208 = arith.maxnumf %206, %207 fastmath<nnan> : vector<4xf32>
      %209 = math.absf %147 : vector<4xf32>
      %210 = arith.maxnumf %208, %209 fastmath<nnan> : vector<4xf32>
      %211 = vector.extract %210[0] : f32 from vector<4xf32>
      %212 = vector.extract %210[1] : f32 from vector<4xf32>
      %213 = vector.extract %210[2] : f32 from vector<4xf32>
      %214 = vector.extract %210[3] : f32 from vector<4xf32>
      %215 = arith.maxnumf %211, %212 fastmath<nnan> : f32
      %216 = arith.maxnumf %215, %213 fastmath<nnan> : f32
      %217 = arith.maxnumf %216, %214 fastmath<nnan> : f32
      %218 = wave.swap_halves %217 : f32
      %219 = arith.maxnumf %217, %218 fastmath<nnan> : f32
      %220 = arith.bitcast %219 : f32 to i32
      %221 = arith.shrui %220, %c47 : i32
      %222 = arith.maxsi %221, %c48 : i32
      %223 = arith.minsi %222, %c49 : i32
      %224 = arith.subi %c50, %223 : i32
      %225 = arith.shli %224, %c47 : i32
      %226 = arith.bitcast %225 : i32 to f32
      %227 = arith.subi %223, %c51 : i32
      %228 = arith.shli %227, %c47 : i32
      %229 = arith.bitcast %228 : i32 to f32
      %230 = vector.broadcast %226 : f32 to vector<4xf32>
      %231 = arith.muli %1, %c18 : index
      %232 = arith.muli %2, %c32 : index
      %233 = arith.addi %231, %232 : index
      %234 = arith.mulf %54, %230 : vector<4xf32>
      %235 = arith.truncf %234 : vector<4xf32> to vector<4xf16>
      %236 = arith.mulf %57, %230 : vector<4xf32>
      %237 = arith.truncf %236 : vector<4xf32> to vector<4xf16>
      %238 = vector.shuffle %235, %237 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %239 = arith.addi %233, %c9 : index
      vector.store %238, %4[%239] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %240 = arith.mulf %60, %230 : vector<4xf32>
      %241 = arith.truncf %240 : vector<4xf32> to vector<4xf16>
      %242 = arith.mulf %63, %230 : vector<4xf32>
      %243 = arith.truncf %242 : vector<4xf32> to vector<4xf16>
      %244 = vector.shuffle %241, %243 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %245 = arith.addi %233, %c17 : index
      vector.store %244, %4[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %246 = arith.mulf %66, %230 : vector<4xf32>
      %247 = arith.truncf %246 : vector<4xf32> to vector<4xf16>
      %248 = arith.mulf %69, %230 : vector<4xf32>
      %249 = arith.truncf %248 : vector<4xf32> to vector<4xf16>
      %250 = vector.shuffle %247, %249 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %251 = arith.addi %233, %c52 : index
      vector.store %250, %4[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %252 = arith.mulf %72, %230 : vector<4xf32>
      %253 = arith.truncf %252 : vector<4xf32> to vector<4xf16>
      %254 = arith.mulf %75, %230 : vector<4xf32>
      %255 = arith.truncf %254 : vector<4xf32> to vector<4xf16>
      %256 = vector.shuffle %253, %255 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %257 = arith.addi %233, %c53 : index
      vector.store %256, %4[%257] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %258 = arith.mulf %78, %230 : vector<4xf32>
      %259 = arith.truncf %258 : vector<4xf32> to vector<4xf16>
      %260 = arith.mulf %81, %230 : vector<4xf32>
      %261 = arith.truncf %260 : vector<4xf32> to vector<4xf16>
      %262 = vector.shuffle %259, %261 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %263 = arith.addi %233, %c54 : index
      vector.store %262, %4[%263] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %264 = arith.mulf %84, %230 : vector<4xf32>
      %265 = arith.truncf %264 : vector<4xf32> to vector<4xf16>
      %266 = arith.mulf %87, %230 : vector<4xf32>
      %267 = arith.truncf %266 : vector<4xf32> to vector<4xf16>
      %268 = vector.shuffle %265, %267 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %269 = arith.addi %233, %c55 : index
      vector.store %268, %4[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %270 = arith.mulf %90, %230 : vector<4xf32>
      %271 = arith.truncf %270 : vector<4xf32> to vector<4xf16>
      %272 = arith.mulf %93, %230 : vector<4xf32>
      %273 = arith.truncf %272 : vector<4xf32> to vector<4xf16>
      %274 = vector.shuffle %271, %273 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %275 = arith.addi %233, %c56 : index
      vector.store %274, %4[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %276 = arith.mulf %96, %230 : vector<4xf32>
      %277 = arith.truncf %276 : vector<4xf32> to vector<4xf16>
      %278 = arith.mulf %99, %230 : vector<4xf32>
      %279 = arith.truncf %278 : vector<4xf32> to vector<4xf16>
      %280 = vector.shuffle %277, %279 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %281 = arith.addi %233, %c57 : index
      vector.store %280, %4[%281] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %282 = arith.mulf %102, %230 : vector<4xf32>
      %283 = arith.truncf %282 : vector<4xf32> to vector<4xf16>
      %284 = arith.mulf %105, %230 : vector<4xf32>
      %285 = arith.truncf %284 : vector<4xf32> to vector<4xf16>
      %286 = vector.shuffle %283, %285 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %287 = arith.addi %233, %c16 : index
      vector.store %286, %4[%287] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %288 = arith.mulf %108, %230 : vector<4xf32>
      %289 = arith.truncf %288 : vector<4xf32> to vector<4xf16>
      %290 = arith.mulf %111, %230 : vector<4xf32>
      %291 = arith.truncf %290 : vector<4xf32> to vector<4xf16>
      %292 = vector.shuffle %289, %291 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %293 = arith.addi %233, %c58 : index
      vector.store %292, %4[%293] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %294 = arith.mulf %114, %230 : vector<4xf32>
      %295 = arith.truncf %294 : vector<4xf32> to vector<4xf16>
      %296 = arith.mulf %117, %230 : vector<4xf32>
      %297 = arith.truncf %296 : vector<4xf32> to vector<4xf16>
      %298 = vector.shuffle %295, %297 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %299 = arith.addi %233, %c59 : index
      vector.store %298, %4[%299] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %300 = arith.mulf %120, %230 : vector<4xf32>
      %301 = arith.truncf %300 : vector<4xf32> to vector<4xf16>
      %302 = arith.mulf %123, %230 : vector<4xf32>
      %303 = arith.truncf %302 : vector<4xf32> to vector<4xf16>
      %304 = vector.shuffle %301, %303 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %305 = arith.addi %233, %c60 : index
      vector.store %304, %4[%305] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %306 = arith.mulf %126, %230 : vector<4xf32>
      %307 = arith.truncf %306 : vector<4xf32> to vector<4xf16>
      %308 = arith.mulf %129, %230 : vector<4xf32>
      %309 = arith.truncf %308 : vector<4xf32> to vector<4xf16>
      %310 = vector.shuffle %307, %309 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %311 = arith.addi %233, %c61 : index
      vector.store %310, %4[%311] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %312 = arith.mulf %132, %230 : vector<4xf32>
      %313 = arith.truncf %312 : vector<4xf32> to vector<4xf16>
      %314 = arith.mulf %135, %230 : vector<4xf32>
      %315 = arith.truncf %314 : vector<4xf32> to vector<4xf16>
      %316 = vector.shuffle %313, %315 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %317 = arith.addi %233, %c62 : index
      vector.store %316, %4[%317] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %318 = arith.mulf %138, %230 : vector<4xf32>
      %319 = arith.truncf %318 : vector<4xf32> to vector<4xf16>
      %320 = arith.mulf %141, %230 : vector<4xf32>
      %321 = arith.truncf %320 : vector<4xf32> to vector<4xf16>
      %322 = vector.shuffle %319, %321 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %323 = arith.addi %233, %c63 : index
      vector.store %322, %4[%323] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %324 = arith.mulf %144, %230 : vector<4xf32>
      %325 = arith.truncf %324 : vector<4xf32> to vector<4xf16>
      %326 = arith.mulf %147, %230 : vector<4xf32>
      %327 = arith.truncf %326 : vector<4xf32> to vector<4xf16>
      %328 = vector.shuffle %325, %327 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %329 = arith.addi %233, %c64 : index
      vector.store %328, %4[%329] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      memref.store %229, %6[%47] : memref<?xf32>
      %330 = arith.addi %positionsAt, %43 : index
      %331 = memref.load %step[%330] : memref<?xi32>
      %332 = arith.addi %331, %c66 : i32
      memref.store %332, %7[%47] : memref<?xi32>
      wave.barrier
      %333 = arith.minsi %15, %40 : index
      %334 = arith.divui %333, %groupSize : index
      %335 = arith.addi %24, %334 : index
      %336 = arith.remui %333, %groupSize : index
      %337 = arith.addi %44, %336 : index
      %338 = arith.addi %positionsAt, %335 : index
      %339 = memref.load %step[%338] : memref<?xi32>
      %340 = arith.addi %339, %c66 : i32
      %341 = arith.addi %15, %c67 : index
      %342 = arith.minsi %341, %40 : index
      %343 = arith.divui %342, %groupSize : index
      %344 = arith.addi %24, %343 : index
      %345 = arith.remui %342, %groupSize : index
      %346 = arith.addi %44, %345 : index
      %347 = arith.addi %positionsAt, %344 : index
      %348 = memref.load %step[%347] : memref<?xi32>
      %349 = arith.addi %348, %c66 : i32
      %350 = arith.subi %349, %c66 : i32
      %351 = arith.divui %350, %c68 : i32
      %352 = arith.cmpi sle, %349, %c71 : i32
      %353 = arith.cmpi sle, %349, %c70 : i32
      scf.for %354 = %c69 to %349 step %c70 : i32 {
        %355 = arith.addi %354, %c70 : i32
        %356 = arith.minsi %355, %349 : i32
        scf.for %357 = %354 to %356 step %c71 : i32 {
          %358 = arith.addi %357, %c71 : i32
          %359 = arith.minsi %358, %349 : i32
          scf.for %360 = %357 to %359 step %c72 : i32 {
            %361 = arith.addi %360, %c72 : i32
            %362 = arith.minsi %361, %359 : i32
            %363 = arith.subi %362, %360 : i32
            %364 = arith.addi %363, %c76 : i32
            %365 = arith.divui %364, %c77 : i32
            %366 = arith.divui %360, %c68 : i32
            %367 = arith.addi %366, %c69 : i32
            %368 = arith.minsi %367, %351 : i32
            %369 = arith.index_castui %368 : i32 to index
            %370 = arith.addi %32, %369 : index
            %371 = memref.load %step[%370] : memref<?xi32>
            %372 = arith.index_cast %371 : i32 to index
            %373 = arith.muli %372, %33 : index
            %374 = arith.addi %373, %34 : index
            %375 = arith.addi %366, %c66 : i32
            %376 = arith.minsi %375, %351 : i32
            %377 = arith.index_castui %376 : i32 to index
            %378 = arith.addi %32, %377 : index
            %379 = memref.load %step[%378] : memref<?xi32>
            %380 = arith.index_cast %379 : i32 to index
            %381 = arith.muli %380, %33 : index
            %382 = arith.addi %381, %34 : index
            %383 = arith.addi %374, %35 : index
            %384 = arith.addi %383, %c9 : index
            %385 = vector.load %kv[%384] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %386 = arith.addi %382, %35 : index
            %387 = arith.addi %386, %c9 : index
            %388 = vector.load %kv[%387] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %410:20 = scf.for %389 = %c69 to %365 step %c66 iter_args(%390 = %385, %391 = %388, %392 = %c73, %393 = %c74, %394 = %c75, %395 = %c75, %396 = %c75, %397 = %c75, %398 = %c75, %399 = %c75, %400 = %c75, %401 = %c75, %402 = %c75, %403 = %c75, %404 = %c75, %405 = %c75, %406 = %c75, %407 = %c75, %408 = %c75, %409 = %c75) -> (vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
              %411 = arith.muli %389, %c77 : i32
              %412 = arith.addi %360, %411 : i32
              %413 = arith.addi %412, %c77 : i32
              %414 = arith.divui %412, %c68 : i32
              %415 = arith.addi %414, %c69 : i32
              %416 = arith.minsi %415, %351 : i32
              %417 = arith.index_castui %416 : i32 to index
              %418 = arith.addi %32, %417 : index
              %419 = memref.load %step[%418] : memref<?xi32>
              %420 = arith.index_cast %419 : i32 to index
              %421 = arith.muli %420, %33 : index
              %422 = arith.addi %421, %34 : index
              %423 = arith.addi %414, %c66 : i32
              %424 = arith.minsi %423, %351 : i32
              %425 = arith.index_castui %424 : i32 to index
              %426 = arith.addi %32, %425 : index
              %427 = memref.load %step[%426] : memref<?xi32>
              %428 = arith.index_cast %427 : i32 to index
              %429 = arith.muli %428, %33 : index
              %430 = arith.addi %429, %34 : index
              %431 = arith.divui %413, %c68 : i32
              %432 = arith.addi %431, %c69 : i32
              %433 = arith.minsi %432, %351 : i32
              %434 = arith.index_castui %433 : i32 to index
              %435 = arith.addi %32, %434 : index
              %436 = memref.load %step[%435] : memref<?xi32>
              %437 = arith.index_cast %436 : i32 to index
              %438 = arith.muli %437, %33 : index
              %439 = arith.addi %438, %34 : index
              %440 = arith.addi %431, %c66 : i32
              %441 = arith.minsi %440, %351 : i32
              %442 = arith.index_castui %441 : i32 to index
              %443 = arith.addi %32, %442 : index
              %444 = memref.load %step[%443] : memref<?xi32>
              %445 = arith.index_cast %444 : i32 to index
              %446 = arith.muli %445, %33 : index
              %447 = arith.addi %446, %34 : index
              %448 = wave.opaque %c9 : index
              %449 = arith.addi %448, %231 : index
              %450 = arith.addi %422, %35 : index
              %451 = arith.addi %450, %c24 : index
              %452 = vector.load %kv[%451] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %453 = arith.addi %430, %35 : index
              %454 = arith.addi %453, %c24 : index
              %455 = vector.load %kv[%454] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %456 = vector.bitcast %390 : vector<4xi32> to vector<16xi8>
              %457 = wave.fp8_decode "e5m2" packed %456 : vector<16xi8> -> vector<16xf16>
              %458 = vector.bitcast %391 : vector<4xi32> to vector<16xi8>
              %459 = wave.fp8_decode "e5m2" packed %458 : vector<16xi8> -> vector<16xf16>
              %460 = arith.addi %449, %c9 : index
              %461 = vector.load %4[%460] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %462 = arith.addi %460, %c32 : index
              %463 = vector.load %4[%462] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %464 = vector.shuffle %461, %463 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %465 = wave.mma %457, %464, %c75 : vector<16xf16>, vector<8xf32>
              %466 = wave.mma %459, %464, %c75 : vector<16xf16>, vector<8xf32>
              %467 = arith.addi %450, %c32 : index
              %468 = vector.load %kv[%467] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %469 = arith.addi %453, %c32 : index
              %470 = vector.load %kv[%469] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %471 = vector.bitcast %452 : vector<4xi32> to vector<16xi8>
              %472 = wave.fp8_decode "e5m2" packed %471 : vector<16xi8> -> vector<16xf16>
              %473 = vector.bitcast %455 : vector<4xi32> to vector<16xi8>
              %474 = wave.fp8_decode "e5m2" packed %473 : vector<16xi8> -> vector<16xf16>
              %475 = arith.addi %449, %c17 : index
              %476 = vector.load %4[%475] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %477 = arith.addi %475, %c32 : index
              %478 = vector.load %4[%477] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %479 = vector.shuffle %476, %478 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %480 = wave.mma %472, %479, %465 : vector<16xf16>, vector<8xf32>
              %481 = wave.mma %474, %479, %466 : vector<16xf16>, vector<8xf32>
              %482 = arith.addi %450, %c6 : index
              %483 = vector.load %kv[%482] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %484 = arith.addi %453, %c6 : index
              %485 = vector.load %kv[%484] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %486 = vector.bitcast %468 : vector<4xi32> to vector<16xi8>
              %487 = wave.fp8_decode "e5m2" packed %486 : vector<16xi8> -> vector<16xf16>
              %488 = vector.bitcast %470 : vector<4xi32> to vector<16xi8>
              %489 = wave.fp8_decode "e5m2" packed %488 : vector<16xi8> -> vector<16xf16>
              %490 = arith.addi %449, %c52 : index
              %491 = vector.load %4[%490] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %492 = arith.addi %490, %c32 : index
              %493 = vector.load %4[%492] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %494 = vector.shuffle %491, %493 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %495 = wave.mma %487, %494, %480 : vector<16xf16>, vector<8xf32>
              %496 = wave.mma %489, %494, %481 : vector<16xf16>, vector<8xf32>
              %497 = arith.addi %450, %c17 : index
              %498 = vector.load %kv[%497] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %499 = arith.addi %453, %c17 : index
              %500 = vector.load %kv[%499] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %501 = vector.bitcast %483 : vector<4xi32> to vector<16xi8>
              %502 = wave.fp8_decode "e5m2" packed %501 : vector<16xi8> -> vector<16xf16>
              %503 = vector.bitcast %485 : vector<4xi32> to vector<16xi8>
              %504 = wave.fp8_decode "e5m2" packed %503 : vector<16xi8> -> vector<16xf16>
              %505 = arith.addi %449, %c53 : index
              %506 = vector.load %4[%505] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %507 = arith.addi %505, %c32 : index
              %508 = vector.load %4[%507] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %509 = vector.shuffle %506, %508 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %510 = wave.mma %502, %509, %495 : vector<16xf16>, vector<8xf32>
              %511 = wave.mma %504, %509, %496 : vector<16xf16>, vector<8xf32>
              %512 = arith.addi %450, %c78 : index
              %513 = vector.load %kv[%512] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %514 = arith.addi %453, %c78 : index
              %515 = vector.load %kv[%514] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %516 = vector.bitcast %498 : vector<4xi32> to vector<16xi8>
              %517 = wave.fp8_decode "e5m2" packed %516 : vector<16xi8> -> vector<16xf16>
              %518 = vector.bitcast %500 : vector<4xi32> to vector<16xi8>
              %519 = wave.fp8_decode "e5m2" packed %518 : vector<16xi8> -> vector<16xf16>
              %520 = arith.addi %449, %c54 : index
              %521 = vector.load %4[%520] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %522 = arith.addi %520, %c32 : index
              %523 = vector.load %4[%522] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %524 = vector.shuffle %521, %523 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %525 = wave.mma %517, %524, %510 : vector<16xf16>, vector<8xf32>
              %526 = wave.mma %519, %524, %511 : vector<16xf16>, vector<8xf32>
              %527 = arith.addi %450, %c79 : index
              %528 = vector.load %kv[%527] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %529 = arith.addi %453, %c79 : index
              %530 = vector.load %kv[%529] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %531 = vector.bitcast %513 : vector<4xi32> to vector<16xi8>
              %532 = wave.fp8_decode "e5m2" packed %531 : vector<16xi8> -> vector<16xf16>
              %533 = vector.bitcast %515 : vector<4xi32> to vector<16xi8>
              %534 = wave.fp8_decode "e5m2" packed %533 : vector<16xi8> -> vector<16xf16>
              %535 = arith.addi %449, %c55 : index
              %536 = vector.load %4[%535] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %537 = arith.addi %535, %c32 : index
              %538 = vector.load %4[%537] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %539 = vector.shuffle %536, %538 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %540 = wave.mma %532, %539, %525 : vector<16xf16>, vector<8xf32>
              %541 = wave.mma %534, %539, %526 : vector<16xf16>, vector<8xf32>
              %542 = arith.addi %450, %c80 : index
              %543 = vector.load %kv[%542] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %544 = arith.addi %453, %c80 : index
              %545 = vector.load %kv[%544] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %546 = vector.bitcast %528 : vector<4xi32> to vector<16xi8>
              %547 = wave.fp8_decode "e5m2" packed %546 : vector<16xi8> -> vector<16xf16>
              %548 = vector.bitcast %530 : vector<4xi32> to vector<16xi8>
              %549 = wave.fp8_decode "e5m2" packed %548 : vector<16xi8> -> vector<16xf16>
              %550 = arith.addi %449, %c56 : index
              %551 = vector.load %4[%550] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %552 = arith.addi %550, %c32 : index
              %553 = vector.load %4[%552] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %554 = vector.shuffle %551, %553 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %555 = wave.mma %547, %554, %540 : vector<16xf16>, vector<8xf32>
              %556 = wave.mma %549, %554, %541 : vector<16xf16>, vector<8xf32>
              %557 = arith.addi %450, %c52 : index
              %558 = vector.load %kv[%557] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %559 = arith.addi %453, %c52 : index
              %560 = vector.load %kv[%559] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %561 = vector.bitcast %543 : vector<4xi32> to vector<16xi8>
              %562 = wave.fp8_decode "e5m2" packed %561 : vector<16xi8> -> vector<16xf16>
              %563 = vector.bitcast %545 : vector<4xi32> to vector<16xi8>
              %564 = wave.fp8_decode "e5m2" packed %563 : vector<16xi8> -> vector<16xf16>
              %565 = arith.addi %449, %c57 : index
              %566 = vector.load %4[%565] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %567 = arith.addi %565, %c32 : index
              %568 = vector.load %4[%567] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %569 = vector.shuffle %566, %568 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %570 = wave.mma %562, %569, %555 : vector<16xf16>, vector<8xf32>
              %571 = wave.mma %564, %569, %556 : vector<16xf16>, vector<8xf32>
              %572 = arith.addi %450, %c81 : index
              %573 = vector.load %kv[%572] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %574 = arith.addi %453, %c81 : index
              %575 = vector.load %kv[%574] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %576 = vector.bitcast %558 : vector<4xi32> to vector<16xi8>
              %577 = wave.fp8_decode "e5m2" packed %576 : vector<16xi8> -> vector<16xf16>
              %578 = vector.bitcast %560 : vector<4xi32> to vector<16xi8>
              %579 = wave.fp8_decode "e5m2" packed %578 : vector<16xi8> -> vector<16xf16>
              %580 = arith.addi %449, %c16 : index
              %581 = vector.load %4[%580] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %582 = arith.addi %580, %c32 : index
              %583 = vector.load %4[%582] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %584 = vector.shuffle %581, %583 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %585 = wave.mma %577, %584, %570 : vector<16xf16>, vector<8xf32>
              %586 = wave.mma %579, %584, %571 : vector<16xf16>, vector<8xf32>
              %587 = arith.addi %450, %c82 : index
              %588 = vector.load %kv[%587] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %589 = arith.addi %453, %c82 : index
              %590 = vector.load %kv[%589] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %591 = vector.bitcast %573 : vector<4xi32> to vector<16xi8>
              %592 = wave.fp8_decode "e5m2" packed %591 : vector<16xi8> -> vector<16xf16>
              %593 = vector.bitcast %575 : vector<4xi32> to vector<16xi8>
              %594 = wave.fp8_decode "e5m2" packed %593 : vector<16xi8> -> vector<16xf16>
              %595 = arith.addi %449, %c58 : index
              %596 = vector.load %4[%595] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %597 = arith.addi %595, %c32 : index
              %598 = vector.load %4[%597] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %599 = vector.shuffle %596, %598 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %600 = wave.mma %592, %599, %585 : vector<16xf16>, vector<8xf32>
              %601 = wave.mma %594, %599, %586 : vector<16xf16>, vector<8xf32>
              %602 = arith.addi %450, %c83 : index
              %603 = vector.load %kv[%602] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %604 = arith.addi %453, %c83 : index
              %605 = vector.load %kv[%604] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %606 = vector.bitcast %588 : vector<4xi32> to vector<16xi8>
              %607 = wave.fp8_decode "e5m2" packed %606 : vector<16xi8> -> vector<16xf16>
              %608 = vector.bitcast %590 : vector<4xi32> to vector<16xi8>
              %609 = wave.fp8_decode "e5m2" packed %608 : vector<16xi8> -> vector<16xf16>
              %610 = arith.addi %449, %c59 : index
              %611 = vector.load %4[%610] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %612 = arith.addi %610, %c32 : index
              %613 = vector.load %4[%612] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %614 = vector.shuffle %611, %613 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %615 = wave.mma %607, %614, %600 : vector<16xf16>, vector<8xf32>
              %616 = wave.mma %609, %614, %601 : vector<16xf16>, vector<8xf32>
              %617 = arith.addi %450, %c53 : index
              %618 = vector.load %kv[%617] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %619 = arith.addi %453, %c53 : index
              %620 = vector.load %kv[%619] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %621 = vector.bitcast %603 : vector<4xi32> to vector<16xi8>
              %622 = wave.fp8_decode "e5m2" packed %621 : vector<16xi8> -> vector<16xf16>
              %623 = vector.bitcast %605 : vector<4xi32> to vector<16xi8>
              %624 = wave.fp8_decode "e5m2" packed %623 : vector<16xi8> -> vector<16xf16>
              %625 = arith.addi %449, %c60 : index
              %626 = vector.load %4[%625] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %627 = arith.addi %625, %c32 : index
              %628 = vector.load %4[%627] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %629 = vector.shuffle %626, %628 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %630 = wave.mma %622, %629, %615 : vector<16xf16>, vector<8xf32>
              %631 = wave.mma %624, %629, %616 : vector<16xf16>, vector<8xf32>
              %632 = arith.addi %450, %c84 : index
              %633 = vector.load %kv[%632] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %634 = arith.addi %453, %c84 : index
              %635 = vector.load %kv[%634] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %636 = vector.bitcast %618 : vector<4xi32> to vector<16xi8>
              %637 = wave.fp8_decode "e5m2" packed %636 : vector<16xi8> -> vector<16xf16>
              %638 = vector.bitcast %620 : vector<4xi32> to vector<16xi8>
              %639 = wave.fp8_decode "e5m2" packed %638 : vector<16xi8> -> vector<16xf16>
              %640 = arith.addi %449, %c61 : index
              %641 = vector.load %4[%640] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %642 = arith.addi %640, %c32 : index
              %643 = vector.load %4[%642] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %644 = vector.shuffle %641, %643 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %645 = wave.mma %637, %644, %630 : vector<16xf16>, vector<8xf32>
              %646 = wave.mma %639, %644, %631 : vector<16xf16>, vector<8xf32>
              %647 = arith.addi %450, %c85 : index
              %648 = vector.load %kv[%647] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %649 = arith.addi %453, %c85 : index
              %650 = vector.load %kv[%649] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %651 = vector.bitcast %633 : vector<4xi32> to vector<16xi8>
              %652 = wave.fp8_decode "e5m2" packed %651 : vector<16xi8> -> vector<16xf16>
              %653 = vector.bitcast %635 : vector<4xi32> to vector<16xi8>
              %654 = wave.fp8_decode "e5m2" packed %653 : vector<16xi8> -> vector<16xf16>
              %655 = arith.addi %449, %c62 : index
              %656 = vector.load %4[%655] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %657 = arith.addi %655, %c32 : index
              %658 = vector.load %4[%657] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %659 = vector.shuffle %656, %658 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %660 = wave.mma %652, %659, %645 : vector<16xf16>, vector<8xf32>
              %661 = wave.mma %654, %659, %646 : vector<16xf16>, vector<8xf32>
              %662 = arith.addi %450, %c86 : index
              %663 = vector.load %kv[%662] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %664 = arith.addi %453, %c86 : index
              %665 = vector.load %kv[%664] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %666 = vector.bitcast %648 : vector<4xi32> to vector<16xi8>
              %667 = wave.fp8_decode "e5m2" packed %666 : vector<16xi8> -> vector<16xf16>
              %668 = vector.bitcast %650 : vector<4xi32> to vector<16xi8>
              %669 = wave.fp8_decode "e5m2" packed %668 : vector<16xi8> -> vector<16xf16>
              %670 = arith.addi %449, %c63 : index
              %671 = vector.load %4[%670] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %672 = arith.addi %670, %c32 : index
              %673 = vector.load %4[%672] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %674 = vector.shuffle %671, %673 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %675 = wave.mma %667, %674, %660 : vector<16xf16>, vector<8xf32>
              %676 = wave.mma %669, %674, %661 : vector<16xf16>, vector<8xf32>
              %677 = arith.addi %450, %c54 : index
              %678 = vector.load %kv[%677] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %679 = arith.addi %453, %c54 : index
              %680 = vector.load %kv[%679] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %681 = vector.bitcast %663 : vector<4xi32> to vector<16xi8>
              %682 = wave.fp8_decode "e5m2" packed %681 : vector<16xi8> -> vector<16xf16>
              %683 = vector.bitcast %665 : vector<4xi32> to vector<16xi8>
              %684 = wave.fp8_decode "e5m2" packed %683 : vector<16xi8> -> vector<16xf16>
              %685 = arith.addi %449, %c64 : index
              %686 = vector.load %4[%685] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %687 = arith.addi %685, %c32 : index
              %688 = vector.load %4[%687] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %689 = vector.shuffle %686, %688 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %690 = wave.mma %682, %689, %675 : vector<16xf16>, vector<8xf32>
              %691 = wave.mma %684, %689, %676 : vector<16xf16>, vector<8xf32>
              %692 = arith.addi %450, %c87 : index
              %693 = vector.load %kv[%692] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %694 = arith.addi %453, %c87 : index
              %695 = vector.load %kv[%694] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %696 = wave.opaque %690 : vector<8xf32>
              %697 = wave.opaque %691 : vector<8xf32>
              %698 = wave.opaque %413 : i32
              %699 = arith.cmpi sgt, %698, %340 : i32
              %700:2 = scf.if %699 -> (vector<8xf32>, vector<8xf32>) {
                %701 = wave.opaque %c9 : index
                %702 = arith.addi %1, %701 : index
                %703 = memref.load %7[%702] : memref<?xi32>
                %704 = arith.index_cast %2 : index to i32
                %705 = arith.addi %412, %704 : i32
                %706 = arith.subi %703, %705 : i32
                %707 = arith.subi %706, %c69 : i32
                %708 = vector.broadcast %707 : i32 to vector<8xi32>
                %709 = arith.cmpi sgt, %708, %c89 : vector<8xi32>
                %710 = arith.select %709, %696, %c88 : vector<8xi1>, vector<8xf32>
                %711 = arith.subi %706, %c68 : i32
                %712 = vector.broadcast %711 : i32 to vector<8xi32>
                %713 = arith.cmpi sgt, %712, %c89 : vector<8xi32>
                %714 = arith.select %713, %697, %c88 : vector<8xi1>, vector<8xf32>
                scf.yield %710, %714 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %696, %697 : vector<8xf32>, vector<8xf32>
              }
              %715 = wave.opaque %c9 : index
              %716 = arith.addi %1, %715 : index
              %717 = memref.load %6[%716] : memref<?xf32>
              %718 = vector.extract %700#0[0] : f32 from vector<8xf32>
              %719 = vector.extract %700#0[1] : f32 from vector<8xf32>
              %720 = vector.extract %700#0[2] : f32 from vector<8xf32>
              %721 = vector.extract %700#0[3] : f32 from vector<8xf32>
              %722 = vector.extract %700#0[4] : f32 from vector<8xf32>
              %723 = vector.extract %700#0[5] : f32 from vector<8xf32>
              %724 = vector.extract %700#0[6] : f32 from vector<8xf32>
              %725 = vector.extract %700#0[7] : f32 from vector<8xf32>
              %726 = vector.extract %700#1[0] : f32 from vector<8xf32>
              %727 = vector.extract %700#1[1] : f32 from vector<8xf32>
              %728 = vector.extract %700#1[2] : f32 from vector<8xf32>
              %729 = vector.extract %700#1[3] : f32 from vector<8xf32>
              %730 = vector.extract %700#1[4] : f32 from vector<8xf32>
              %731 = vector.extract %700#1[5] : f32 from vector<8xf32>
              %732 = vector.extract %700#1[6] : f32 from vector<8xf32>
              %733 = vector.extract %700#1[7] : f32 from vector<8xf32>
              %734 = arith.maxnumf %718, %719 fastmath<nnan> : f32
              %735 = arith.maxnumf %734, %720 fastmath<nnan> : f32
              %736 = arith.maxnumf %735, %721 fastmath<nnan> : f32
              %737 = arith.maxnumf %736, %722 fastmath<nnan> : f32
              %738 = arith.maxnumf %737, %723 fastmath<nnan> : f32
              %739 = arith.maxnumf %738, %724 fastmath<nnan> : f32
              %740 = arith.maxnumf %739, %725 fastmath<nnan> : f32
              %741 = arith.maxnumf %740, %726 fastmath<nnan> : f32
              %742 = arith.maxnumf %741, %727 fastmath<nnan> : f32
              %743 = arith.maxnumf %742, %728 fastmath<nnan> : f32
              %744 = arith.maxnumf %743, %729 fastmath<nnan> : f32
              %745 = arith.maxnumf %744, %730 fastmath<nnan> : f32
              %746 = arith.maxnumf %745, %731 fastmath<nnan> : f32
              %747 = arith.maxnumf %746, %732 fastmath<nnan> : f32
              %748 = arith.maxnumf %747, %733 fastmath<nnan> : f32
              %749 = wave.swap_halves %748 : f32
              %750 = arith.maxnumf %748, %749 fastmath<nnan> : f32
              %751 = arith.mulf %750, %717 : f32
              %752 = arith.addf %392, %c90 : f32
              %753 = arith.cmpf ogt, %751, %752 : f32
              %754:18 = scf.if %753 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %755 = arith.subf %392, %751 : f32
                %756 = wave.exp2 %755 : f32
                %757 = vector.broadcast %756 : f32 to vector<8xf32>
                %758 = arith.mulf %393, %756 : f32
                %759 = arith.mulf %394, %757 : vector<8xf32>
                %760 = arith.mulf %395, %757 : vector<8xf32>
                %761 = arith.mulf %396, %757 : vector<8xf32>
                %762 = arith.mulf %397, %757 : vector<8xf32>
                %763 = arith.mulf %398, %757 : vector<8xf32>
                %764 = arith.mulf %399, %757 : vector<8xf32>
                %765 = arith.mulf %400, %757 : vector<8xf32>
                %766 = arith.mulf %401, %757 : vector<8xf32>
                %767 = arith.mulf %402, %757 : vector<8xf32>
                %768 = arith.mulf %403, %757 : vector<8xf32>
                %769 = arith.mulf %404, %757 : vector<8xf32>
                %770 = arith.mulf %405, %757 : vector<8xf32>
                %771 = arith.mulf %406, %757 : vector<8xf32>
                %772 = arith.mulf %407, %757 : vector<8xf32>
                %773 = arith.mulf %408, %757 : vector<8xf32>
                %774 = arith.mulf %409, %757 : vector<8xf32>
                scf.yield %751, %758, %759, %760, %761, %762, %763, %764, %765, %766, %767, %768, %769, %770, %771, %772, %773, %774 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %392, %393, %394, %395, %396, %397, %398, %399, %400, %401, %402, %403, %404, %405, %406, %407, %408, %409 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %775 = vector.broadcast %717 : f32 to vector<8xf32>
              %776 = arith.subf %c91, %754#0 : f32
              %777 = vector.broadcast %776 : f32 to vector<8xf32>
              %778 = math.fma %700#0, %775, %777 : vector<8xf32>
              %779 = wave.exp2 %778 : vector<8xf32>
              %780 = math.fma %700#1, %775, %777 : vector<8xf32>
              %781 = wave.exp2 %780 : vector<8xf32>
              %782 = arith.truncf %779 : vector<8xf32> to vector<8xf16>
              %783 = vector.bitcast %782 : vector<8xf16> to vector<4xi32>
              %784 = wave.swap_halves %783 : vector<4xi32>
              %785 = arith.select %3, %784, %783 : vector<4xi32>
              %786 = arith.select %3, %783, %784 : vector<4xi32>
              %787 = vector.shuffle %785, %786 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %788 = vector.bitcast %787 : vector<8xi32> to vector<16xf16>
              %789 = arith.truncf %781 : vector<8xf32> to vector<8xf16>
              %790 = vector.bitcast %789 : vector<8xf16> to vector<4xi32>
              %791 = wave.swap_halves %790 : vector<4xi32>
              %792 = arith.select %3, %791, %790 : vector<4xi32>
              %793 = arith.select %3, %790, %791 : vector<4xi32>
              %794 = vector.shuffle %792, %793 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %795 = vector.bitcast %794 : vector<8xi32> to vector<16xf16>
              %796 = arith.addf %779, %781 : vector<8xf32>
              %797 = vector.extract %796[0] : f32 from vector<8xf32>
              %798 = vector.extract %796[1] : f32 from vector<8xf32>
              %799 = vector.extract %796[2] : f32 from vector<8xf32>
              %800 = vector.extract %796[3] : f32 from vector<8xf32>
              %801 = vector.extract %796[4] : f32 from vector<8xf32>
              %802 = vector.extract %796[5] : f32 from vector<8xf32>
              %803 = vector.extract %796[6] : f32 from vector<8xf32>
              %804 = vector.extract %796[7] : f32 from vector<8xf32>
              %805 = arith.addf %797, %801 : f32
              %806 = arith.addf %798, %802 : f32
              %807 = arith.addf %799, %803 : f32
              %808 = arith.addf %800, %804 : f32
              %809 = arith.addf %805, %807 : f32
              %810 = arith.addf %806, %808 : f32
              %811 = arith.addf %809, %810 : f32
              %812 = arith.addf %754#1, %811 : f32
              %813 = wave.opaque %812 : f32
              %814 = wave.opaque %413 : i32
              %815 = arith.cmpi sgt, %814, %340 : i32
              %816:2 = scf.if %815 -> (vector<4xi32>, vector<4xi32>) {
                %817 = arith.subi %362, %412 : i32
                %818 = arith.subi %817, %c69 : i32
                %819 = arith.minsi %818, %c68 : i32
                %820 = arith.maxsi %819, %c69 : i32
                %821 = arith.cmpi sgt, %820, %c69 : i32
                %822 = arith.select %821, %c93, %c69 : i32
                %823 = arith.ori %c69, %822 : i32
                %824 = arith.cmpi sgt, %820, %c66 : i32
                %825 = arith.select %824, %c93, %c69 : i32
                %826 = arith.ori %c69, %825 : i32
                %827 = arith.cmpi sgt, %820, %c94 : i32
                %828 = arith.select %827, %c95, %c69 : i32
                %829 = arith.ori %823, %828 : i32
                %830 = arith.cmpi sgt, %820, %c96 : i32
                %831 = arith.select %830, %c95, %c69 : i32
                %832 = arith.ori %826, %831 : i32
                %833 = arith.cmpi sgt, %820, %c97 : i32
                %834 = arith.select %833, %c98, %c69 : i32
                %835 = arith.ori %829, %834 : i32
                %836 = arith.cmpi sgt, %820, %c99 : i32
                %837 = arith.select %836, %c98, %c69 : i32
                %838 = arith.ori %832, %837 : i32
                %839 = arith.cmpi sgt, %820, %c100 : i32
                %840 = arith.select %839, %c101, %c69 : i32
                %841 = arith.ori %835, %840 : i32
                %842 = arith.cmpi sgt, %820, %c102 : i32
                %843 = arith.select %842, %c101, %c69 : i32
                %844 = arith.ori %838, %843 : i32
                %845 = arith.cmpi sgt, %820, %c103 : i32
                %846 = arith.select %845, %c93, %c69 : i32
                %847 = arith.ori %c69, %846 : i32
                %848 = arith.cmpi sgt, %820, %c104 : i32
                %849 = arith.select %848, %c93, %c69 : i32
                %850 = arith.ori %c69, %849 : i32
                %851 = arith.cmpi sgt, %820, %c105 : i32
                %852 = arith.select %851, %c95, %c69 : i32
                %853 = arith.ori %847, %852 : i32
                %854 = arith.cmpi sgt, %820, %c106 : i32
                %855 = arith.select %854, %c95, %c69 : i32
                %856 = arith.ori %850, %855 : i32
                %857 = arith.cmpi sgt, %820, %c107 : i32
                %858 = arith.select %857, %c98, %c69 : i32
                %859 = arith.ori %853, %858 : i32
                %860 = arith.cmpi sgt, %820, %c108 : i32
                %861 = arith.select %860, %c98, %c69 : i32
                %862 = arith.ori %856, %861 : i32
                %863 = arith.cmpi sgt, %820, %c51 : i32
                %864 = arith.select %863, %c101, %c69 : i32
                %865 = arith.ori %859, %864 : i32
                %866 = arith.cmpi sgt, %820, %c109 : i32
                %867 = arith.select %866, %c101, %c69 : i32
                %868 = arith.ori %862, %867 : i32
                %869 = vector.from_elements %841, %865, %844, %868 : vector<4xi32>
                %870 = arith.subi %817, %c68 : i32
                %871 = arith.minsi %870, %c68 : i32
                %872 = arith.maxsi %871, %c69 : i32
                %873 = arith.cmpi sgt, %872, %c69 : i32
                %874 = arith.select %873, %c93, %c69 : i32
                %875 = arith.ori %c69, %874 : i32
                %876 = arith.cmpi sgt, %872, %c66 : i32
                %877 = arith.select %876, %c93, %c69 : i32
                %878 = arith.ori %c69, %877 : i32
                %879 = arith.cmpi sgt, %872, %c94 : i32
                %880 = arith.select %879, %c95, %c69 : i32
                %881 = arith.ori %875, %880 : i32
                %882 = arith.cmpi sgt, %872, %c96 : i32
                %883 = arith.select %882, %c95, %c69 : i32
                %884 = arith.ori %878, %883 : i32
                %885 = arith.cmpi sgt, %872, %c97 : i32
                %886 = arith.select %885, %c98, %c69 : i32
                %887 = arith.ori %881, %886 : i32
                %888 = arith.cmpi sgt, %872, %c99 : i32
                %889 = arith.select %888, %c98, %c69 : i32
                %890 = arith.ori %884, %889 : i32
                %891 = arith.cmpi sgt, %872, %c100 : i32
                %892 = arith.select %891, %c101, %c69 : i32
                %893 = arith.ori %887, %892 : i32
                %894 = arith.cmpi sgt, %872, %c102 : i32
                %895 = arith.select %894, %c101, %c69 : i32
                %896 = arith.ori %890, %895 : i32
                %897 = arith.cmpi sgt, %872, %c103 : i32
                %898 = arith.select %897, %c93, %c69 : i32
                %899 = arith.ori %c69, %898 : i32
                %900 = arith.cmpi sgt, %872, %c104 : i32
                %901 = arith.select %900, %c93, %c69 : i32
                %902 = arith.ori %c69, %901 : i32
                %903 = arith.cmpi sgt, %872, %c105 : i32
                %904 = arith.select %903, %c95, %c69 : i32
                %905 = arith.ori %899, %904 : i32
                %906 = arith.cmpi sgt, %872, %c106 : i32
                %907 = arith.select %906, %c95, %c69 : i32
                %908 = arith.ori %902, %907 : i32
                %909 = arith.cmpi sgt, %872, %c107 : i32
                %910 = arith.select %909, %c98, %c69 : i32
                %911 = arith.ori %905, %910 : i32
                %912 = arith.cmpi sgt, %872, %c108 : i32
                %913 = arith.select %912, %c98, %c69 : i32
                %914 = arith.ori %908, %913 : i32
                %915 = arith.cmpi sgt, %872, %c51 : i32
                %916 = arith.select %915, %c101, %c69 : i32
                %917 = arith.ori %911, %916 : i32
                %918 = arith.cmpi sgt, %872, %c109 : i32
                %919 = arith.select %918, %c101, %c69 : i32
                %920 = arith.ori %914, %919 : i32
                %921 = vector.from_elements %893, %917, %896, %920 : vector<4xi32>
                scf.yield %869, %921 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %c92, %c92 : vector<4xi32>, vector<4xi32>
              }
              %922 = wave.opaque %413 : i32
              %923 = arith.cmpi sgt, %922, %340 : i32
              %924:2 = scf.if %923 -> (vector<4xi32>, vector<4xi32>) {
                %925 = arith.andi %678, %816#0 : vector<4xi32>
                %926 = arith.andi %680, %816#1 : vector<4xi32>
                scf.yield %925, %926 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %678, %680 : vector<4xi32>, vector<4xi32>
              }
              %927 = vector.bitcast %924#0 : vector<4xi32> to vector<16xi8>
              %928 = wave.fp8_decode "e5m2" packed %927 : vector<16xi8> -> vector<16xf16>
              %929 = wave.mma %928, %788, %754#2 : vector<16xf16>, vector<8xf32>
              %930 = vector.bitcast %924#1 : vector<4xi32> to vector<16xi8>
              %931 = wave.fp8_decode "e5m2" packed %930 : vector<16xi8> -> vector<16xf16>
              %932 = wave.mma %931, %795, %929 : vector<16xf16>, vector<8xf32>
              %933 = wave.opaque %932 : vector<8xf32>
              %934 = arith.addi %450, %c110 : index
              %935 = vector.load %kv[%934] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %936 = arith.addi %453, %c110 : index
              %937 = vector.load %kv[%936] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %938 = wave.opaque %413 : i32
              %939 = arith.cmpi sgt, %938, %340 : i32
              %940:2 = scf.if %939 -> (vector<4xi32>, vector<4xi32>) {
                %941 = arith.andi %693, %816#0 : vector<4xi32>
                %942 = arith.andi %695, %816#1 : vector<4xi32>
                scf.yield %941, %942 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %693, %695 : vector<4xi32>, vector<4xi32>
              }
              %943 = vector.bitcast %940#0 : vector<4xi32> to vector<16xi8>
              %944 = wave.fp8_decode "e5m2" packed %943 : vector<16xi8> -> vector<16xf16>
              %945 = wave.mma %944, %788, %754#3 : vector<16xf16>, vector<8xf32>
              %946 = vector.bitcast %940#1 : vector<4xi32> to vector<16xi8>
              %947 = wave.fp8_decode "e5m2" packed %946 : vector<16xi8> -> vector<16xf16>
              %948 = wave.mma %947, %795, %945 : vector<16xf16>, vector<8xf32>
              %949 = wave.opaque %948 : vector<8xf32>
              %950 = arith.addi %450, %c111 : index
              %951 = vector.load %kv[%950] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %952 = arith.addi %453, %c111 : index
              %953 = vector.load %kv[%952] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %954 = wave.opaque %413 : i32
              %955 = arith.cmpi sgt, %954, %340 : i32
              %956:2 = scf.if %955 -> (vector<4xi32>, vector<4xi32>) {
                %957 = arith.andi %935, %816#0 : vector<4xi32>
                %958 = arith.andi %937, %816#1 : vector<4xi32>
                scf.yield %957, %958 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %935, %937 : vector<4xi32>, vector<4xi32>
              }
              %959 = vector.bitcast %956#0 : vector<4xi32> to vector<16xi8>
              %960 = wave.fp8_decode "e5m2" packed %959 : vector<16xi8> -> vector<16xf16>
              %961 = wave.mma %960, %788, %754#4 : vector<16xf16>, vector<8xf32>
              %962 = vector.bitcast %956#1 : vector<4xi32> to vector<16xi8>
              %963 = wave.fp8_decode "e5m2" packed %962 : vector<16xi8> -> vector<16xf16>
              %964 = wave.mma %963, %795, %961 : vector<16xf16>, vector<8xf32>
              %965 = wave.opaque %964 : vector<8xf32>
              %966 = arith.addi %450, %c55 : index
              %967 = vector.load %kv[%966] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %968 = arith.addi %453, %c55 : index
              %969 = vector.load %kv[%968] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %970 = wave.opaque %413 : i32
              %971 = arith.cmpi sgt, %970, %340 : i32
              %972:2 = scf.if %971 -> (vector<4xi32>, vector<4xi32>) {
                %973 = arith.andi %951, %816#0 : vector<4xi32>
                %974 = arith.andi %953, %816#1 : vector<4xi32>
                scf.yield %973, %974 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %951, %953 : vector<4xi32>, vector<4xi32>
              }
              %975 = vector.bitcast %972#0 : vector<4xi32> to vector<16xi8>
              %976 = wave.fp8_decode "e5m2" packed %975 : vector<16xi8> -> vector<16xf16>
              %977 = wave.mma %976, %788, %754#5 : vector<16xf16>, vector<8xf32>
              %978 = vector.bitcast %972#1 : vector<4xi32> to vector<16xi8>
              %979 = wave.fp8_decode "e5m2" packed %978 : vector<16xi8> -> vector<16xf16>
              %980 = wave.mma %979, %795, %977 : vector<16xf16>, vector<8xf32>
              %981 = wave.opaque %980 : vector<8xf32>
              %982 = arith.addi %450, %c112 : index
              %983 = vector.load %kv[%982] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %984 = arith.addi %453, %c112 : index
              %985 = vector.load %kv[%984] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %986 = wave.opaque %413 : i32
              %987 = arith.cmpi sgt, %986, %340 : i32
              %988:2 = scf.if %987 -> (vector<4xi32>, vector<4xi32>) {
                %989 = arith.andi %967, %816#0 : vector<4xi32>
                %990 = arith.andi %969, %816#1 : vector<4xi32>
                scf.yield %989, %990 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %967, %969 : vector<4xi32>, vector<4xi32>
              }
              %991 = vector.bitcast %988#0 : vector<4xi32> to vector<16xi8>
              %992 = wave.fp8_decode "e5m2" packed %991 : vector<16xi8> -> vector<16xf16>
              %993 = wave.mma %992, %788, %754#6 : vector<16xf16>, vector<8xf32>
              %994 = vector.bitcast %988#1 : vector<4xi32> to vector<16xi8>
              %995 = wave.fp8_decode "e5m2" packed %994 : vector<16xi8> -> vector<16xf16>
              %996 = wave.mma %995, %795, %993 : vector<16xf16>, vector<8xf32>
              %997 = wave.opaque %996 : vector<8xf32>
              %998 = arith.addi %450, %c113 : index
              %999 = vector.load %kv[%998] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1000 = arith.addi %453, %c113 : index
              %1001 = vector.load %kv[%1000] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1002 = wave.opaque %413 : i32
              %1003 = arith.cmpi sgt, %1002, %340 : i32
              %1004:2 = scf.if %1003 -> (vector<4xi32>, vector<4xi32>) {
                %1005 = arith.andi %983, %816#0 : vector<4xi32>
                %1006 = arith.andi %985, %816#1 : vector<4xi32>
                scf.yield %1005, %1006 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %983, %985 : vector<4xi32>, vector<4xi32>
              }
              %1007 = vector.bitcast %1004#0 : vector<4xi32> to vector<16xi8>
              %1008 = wave.fp8_decode "e5m2" packed %1007 : vector<16xi8> -> vector<16xf16>
              %1009 = wave.mma %1008, %788, %754#7 : vector<16xf16>, vector<8xf32>
              %1010 = vector.bitcast %1004#1 : vector<4xi32> to vector<16xi8>
              %1011 = wave.fp8_decode "e5m2" packed %1010 : vector<16xi8> -> vector<16xf16>
              %1012 = wave.mma %1011, %795, %1009 : vector<16xf16>, vector<8xf32>
              %1013 = wave.opaque %1012 : vector<8xf32>
              %1014 = arith.addi %450, %c114 : index
              %1015 = vector.load %kv[%1014] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1016 = arith.addi %453, %c114 : index
              %1017 = vector.load %kv[%1016] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1018 = wave.opaque %413 : i32
              %1019 = arith.cmpi sgt, %1018, %340 : i32
              %1020:2 = scf.if %1019 -> (vector<4xi32>, vector<4xi32>) {
                %1021 = arith.andi %999, %816#0 : vector<4xi32>
                %1022 = arith.andi %1001, %816#1 : vector<4xi32>
                scf.yield %1021, %1022 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %999, %1001 : vector<4xi32>, vector<4xi32>
              }
              %1023 = vector.bitcast %1020#0 : vector<4xi32> to vector<16xi8>
              %1024 = wave.fp8_decode "e5m2" packed %1023 : vector<16xi8> -> vector<16xf16>
              %1025 = wave.mma %1024, %788, %754#8 : vector<16xf16>, vector<8xf32>
              %1026 = vector.bitcast %1020#1 : vector<4xi32> to vector<16xi8>
              %1027 = wave.fp8_decode "e5m2" packed %1026 : vector<16xi8> -> vector<16xf16>
              %1028 = wave.mma %1027, %795, %1025 : vector<16xf16>, vector<8xf32>
              %1029 = wave.opaque %1028 : vector<8xf32>
              %1030 = arith.addi %450, %c56 : index
              %1031 = vector.load %kv[%1030] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1032 = arith.addi %453, %c56 : index
              %1033 = vector.load %kv[%1032] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1034 = wave.opaque %413 : i32
              %1035 = arith.cmpi sgt, %1034, %340 : i32
              %1036:2 = scf.if %1035 -> (vector<4xi32>, vector<4xi32>) {
                %1037 = arith.andi %1015, %816#0 : vector<4xi32>
                %1038 = arith.andi %1017, %816#1 : vector<4xi32>
                scf.yield %1037, %1038 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1015, %1017 : vector<4xi32>, vector<4xi32>
              }
              %1039 = vector.bitcast %1036#0 : vector<4xi32> to vector<16xi8>
              %1040 = wave.fp8_decode "e5m2" packed %1039 : vector<16xi8> -> vector<16xf16>
              %1041 = wave.mma %1040, %788, %754#9 : vector<16xf16>, vector<8xf32>
              %1042 = vector.bitcast %1036#1 : vector<4xi32> to vector<16xi8>
              %1043 = wave.fp8_decode "e5m2" packed %1042 : vector<16xi8> -> vector<16xf16>
              %1044 = wave.mma %1043, %795, %1041 : vector<16xf16>, vector<8xf32>
              %1045 = wave.opaque %1044 : vector<8xf32>
              %1046 = arith.addi %450, %c115 : index
              %1047 = vector.load %kv[%1046] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1048 = arith.addi %453, %c115 : index
              %1049 = vector.load %kv[%1048] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1050 = wave.opaque %413 : i32
              %1051 = arith.cmpi sgt, %1050, %340 : i32
              %1052:2 = scf.if %1051 -> (vector<4xi32>, vector<4xi32>) {
                %1053 = arith.andi %1031, %816#0 : vector<4xi32>
                %1054 = arith.andi %1033, %816#1 : vector<4xi32>
                scf.yield %1053, %1054 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1031, %1033 : vector<4xi32>, vector<4xi32>
              }
              %1055 = vector.bitcast %1052#0 : vector<4xi32> to vector<16xi8>
              %1056 = wave.fp8_decode "e5m2" packed %1055 : vector<16xi8> -> vector<16xf16>
              %1057 = wave.mma %1056, %788, %754#10 : vector<16xf16>, vector<8xf32>
              %1058 = vector.bitcast %1052#1 : vector<4xi32> to vector<16xi8>
              %1059 = wave.fp8_decode "e5m2" packed %1058 : vector<16xi8> -> vector<16xf16>
              %1060 = wave.mma %1059, %795, %1057 : vector<16xf16>, vector<8xf32>
              %1061 = wave.opaque %1060 : vector<8xf32>
              %1062 = arith.addi %450, %c116 : index
              %1063 = vector.load %kv[%1062] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1064 = arith.addi %453, %c116 : index
              %1065 = vector.load %kv[%1064] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1066 = wave.opaque %413 : i32
              %1067 = arith.cmpi sgt, %1066, %340 : i32
              %1068:2 = scf.if %1067 -> (vector<4xi32>, vector<4xi32>) {
                %1069 = arith.andi %1047, %816#0 : vector<4xi32>
                %1070 = arith.andi %1049, %816#1 : vector<4xi32>
                scf.yield %1069, %1070 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1047, %1049 : vector<4xi32>, vector<4xi32>
              }
              %1071 = vector.bitcast %1068#0 : vector<4xi32> to vector<16xi8>
              %1072 = wave.fp8_decode "e5m2" packed %1071 : vector<16xi8> -> vector<16xf16>
              %1073 = wave.mma %1072, %788, %754#11 : vector<16xf16>, vector<8xf32>
              %1074 = vector.bitcast %1068#1 : vector<4xi32> to vector<16xi8>
              %1075 = wave.fp8_decode "e5m2" packed %1074 : vector<16xi8> -> vector<16xf16>
              %1076 = wave.mma %1075, %795, %1073 : vector<16xf16>, vector<8xf32>
              %1077 = wave.opaque %1076 : vector<8xf32>
              %1078 = arith.addi %450, %c117 : index
              %1079 = vector.load %kv[%1078] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1080 = arith.addi %453, %c117 : index
              %1081 = vector.load %kv[%1080] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1082 = wave.opaque %413 : i32
              %1083 = arith.cmpi sgt, %1082, %340 : i32
              %1084:2 = scf.if %1083 -> (vector<4xi32>, vector<4xi32>) {
                %1085 = arith.andi %1063, %816#0 : vector<4xi32>
                %1086 = arith.andi %1065, %816#1 : vector<4xi32>
                scf.yield %1085, %1086 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1063, %1065 : vector<4xi32>, vector<4xi32>
              }
              %1087 = vector.bitcast %1084#0 : vector<4xi32> to vector<16xi8>
              %1088 = wave.fp8_decode "e5m2" packed %1087 : vector<16xi8> -> vector<16xf16>
              %1089 = wave.mma %1088, %788, %754#12 : vector<16xf16>, vector<8xf32>
              %1090 = vector.bitcast %1084#1 : vector<4xi32> to vector<16xi8>
              %1091 = wave.fp8_decode "e5m2" packed %1090 : vector<16xi8> -> vector<16xf16>
              %1092 = wave.mma %1091, %795, %1089 : vector<16xf16>, vector<8xf32>
              %1093 = wave.opaque %1092 : vector<8xf32>
              %1094 = arith.addi %450, %c57 : index
              %1095 = vector.load %kv[%1094] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1096 = arith.addi %453, %c57 : index
              %1097 = vector.load %kv[%1096] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1098 = wave.opaque %413 : i32
              %1099 = arith.cmpi sgt, %1098, %340 : i32
              %1100:2 = scf.if %1099 -> (vector<4xi32>, vector<4xi32>) {
                %1101 = arith.andi %1079, %816#0 : vector<4xi32>
                %1102 = arith.andi %1081, %816#1 : vector<4xi32>
                scf.yield %1101, %1102 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1079, %1081 : vector<4xi32>, vector<4xi32>
              }
              %1103 = vector.bitcast %1100#0 : vector<4xi32> to vector<16xi8>
              %1104 = wave.fp8_decode "e5m2" packed %1103 : vector<16xi8> -> vector<16xf16>
              %1105 = wave.mma %1104, %788, %754#13 : vector<16xf16>, vector<8xf32>
              %1106 = vector.bitcast %1100#1 : vector<4xi32> to vector<16xi8>
              %1107 = wave.fp8_decode "e5m2" packed %1106 : vector<16xi8> -> vector<16xf16>
              %1108 = wave.mma %1107, %795, %1105 : vector<16xf16>, vector<8xf32>
              %1109 = wave.opaque %1108 : vector<8xf32>
              %1110 = arith.addi %450, %c118 : index
              %1111 = vector.load %kv[%1110] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1112 = arith.addi %453, %c118 : index
              %1113 = vector.load %kv[%1112] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1114 = wave.opaque %413 : i32
              %1115 = arith.cmpi sgt, %1114, %340 : i32
              %1116:2 = scf.if %1115 -> (vector<4xi32>, vector<4xi32>) {
                %1117 = arith.andi %1095, %816#0 : vector<4xi32>
                %1118 = arith.andi %1097, %816#1 : vector<4xi32>
                scf.yield %1117, %1118 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1095, %1097 : vector<4xi32>, vector<4xi32>
              }
              %1119 = vector.bitcast %1116#0 : vector<4xi32> to vector<16xi8>
              %1120 = wave.fp8_decode "e5m2" packed %1119 : vector<16xi8> -> vector<16xf16>
              %1121 = wave.mma %1120, %788, %754#14 : vector<16xf16>, vector<8xf32>
              %1122 = vector.bitcast %1116#1 : vector<4xi32> to vector<16xi8>
              %1123 = wave.fp8_decode "e5m2" packed %1122 : vector<16xi8> -> vector<16xf16>
              %1124 = wave.mma %1123, %795, %1121 : vector<16xf16>, vector<8xf32>
              %1125 = wave.opaque %1124 : vector<8xf32>
              %1126 = arith.addi %450, %c119 : index
              %1127 = vector.load %kv[%1126] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1128 = arith.addi %453, %c119 : index
              %1129 = vector.load %kv[%1128] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1130 = wave.opaque %413 : i32
              %1131 = arith.cmpi sgt, %1130, %340 : i32
              %1132:2 = scf.if %1131 -> (vector<4xi32>, vector<4xi32>) {
                %1133 = arith.andi %1111, %816#0 : vector<4xi32>
                %1134 = arith.andi %1113, %816#1 : vector<4xi32>
                scf.yield %1133, %1134 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1111, %1113 : vector<4xi32>, vector<4xi32>
              }
              %1135 = vector.bitcast %1132#0 : vector<4xi32> to vector<16xi8>
              %1136 = wave.fp8_decode "e5m2" packed %1135 : vector<16xi8> -> vector<16xf16>
              %1137 = wave.mma %1136, %788, %754#15 : vector<16xf16>, vector<8xf32>
              %1138 = vector.bitcast %1132#1 : vector<4xi32> to vector<16xi8>
              %1139 = wave.fp8_decode "e5m2" packed %1138 : vector<16xi8> -> vector<16xf16>
              %1140 = wave.mma %1139, %795, %1137 : vector<16xf16>, vector<8xf32>
              %1141 = wave.opaque %1140 : vector<8xf32>
              %1142 = arith.addi %450, %c120 : index
              %1143 = vector.load %kv[%1142] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1144 = arith.addi %453, %c120 : index
              %1145 = vector.load %kv[%1144] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1146 = wave.opaque %413 : i32
              %1147 = arith.cmpi sgt, %1146, %340 : i32
              %1148:2 = scf.if %1147 -> (vector<4xi32>, vector<4xi32>) {
                %1149 = arith.andi %1127, %816#0 : vector<4xi32>
                %1150 = arith.andi %1129, %816#1 : vector<4xi32>
                scf.yield %1149, %1150 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1127, %1129 : vector<4xi32>, vector<4xi32>
              }
              %1151 = vector.bitcast %1148#0 : vector<4xi32> to vector<16xi8>
              %1152 = wave.fp8_decode "e5m2" packed %1151 : vector<16xi8> -> vector<16xf16>
              %1153 = wave.mma %1152, %788, %754#16 : vector<16xf16>, vector<8xf32>
              %1154 = vector.bitcast %1148#1 : vector<4xi32> to vector<16xi8>
              %1155 = wave.fp8_decode "e5m2" packed %1154 : vector<16xi8> -> vector<16xf16>
              %1156 = wave.mma %1155, %795, %1153 : vector<16xf16>, vector<8xf32>
              %1157 = wave.opaque %1156 : vector<8xf32>
              wave.pin
              %1158 = wave.opaque %413 : i32
              %1159 = arith.cmpi sgt, %1158, %340 : i32
              %1160:2 = scf.if %1159 -> (vector<4xi32>, vector<4xi32>) {
                %1161 = arith.andi %1143, %816#0 : vector<4xi32>
                %1162 = arith.andi %1145, %816#1 : vector<4xi32>
                scf.yield %1161, %1162 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1143, %1145 : vector<4xi32>, vector<4xi32>
              }
              %1163 = vector.bitcast %1160#0 : vector<4xi32> to vector<16xi8>
              %1164 = wave.fp8_decode "e5m2" packed %1163 : vector<16xi8> -> vector<16xf16>
              %1165 = wave.mma %1164, %788, %754#17 : vector<16xf16>, vector<8xf32>
              %1166 = vector.bitcast %1160#1 : vector<4xi32> to vector<16xi8>
              %1167 = wave.fp8_decode "e5m2" packed %1166 : vector<16xi8> -> vector<16xf16>
              %1168 = wave.mma %1167, %795, %1165 : vector<16xf16>, vector<8xf32>
              %1169 = wave.opaque %1168 : vector<8xf32>
              wave.pin
              %1170 = wave.opaque %413 : i32
              %1171 = arith.cmpi slt, %1170, %362 : i32
              %1172:2 = scf.if %1171 -> (vector<4xi32>, vector<4xi32>) {
                %1173 = arith.addi %439, %35 : index
                %1174 = arith.addi %1173, %c9 : index
                %1175 = vector.load %kv[%1174] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1176 = arith.addi %447, %35 : index
                %1177 = arith.addi %1176, %c9 : index
                %1178 = vector.load %kv[%1177] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %1175, %1178 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1160#0, %1160#1 : vector<4xi32>, vector<4xi32>
              }
              scf.yield %1172#0, %1172#1, %754#0, %813, %933, %949, %965, %981, %997, %1013, %1029, %1045, %1061, %1077, %1093, %1109, %1125, %1141, %1157, %1169 : vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %1179 = wave.opaque %c9 : index
            %1180 = arith.addi %0, %1179 : index
            %1181 = arith.cmpi eq, %360, %357 : i32
            %1182 = wave.swap_halves %410#3 : f32
            %1183 = arith.addf %410#3, %1182 : f32
            %1184 = arith.addi %1180, %c9 : index
            %1185:2 = scf.if %1181 -> (f32, f32) {
              scf.yield %c73, %c74 : f32, f32
            } else {
              %1186 = arith.addi %1184, %c9 : index
              %1187 = memref.load %8[%1186] : memref<?xf32>
              %1188 = arith.addi %1184, %c20 : index
              %1189 = memref.load %8[%1188] : memref<?xf32>
              scf.yield %1187, %1189 : f32, f32
            }
            %1190 = arith.maxnumf %1185#0, %410#2 fastmath<nnan> : f32
            %1191 = arith.subf %1185#0, %1190 : f32
            %1192 = wave.exp2 %1191 : f32
            %1193 = arith.subf %410#2, %1190 : f32
            %1194 = wave.exp2 %1193 : f32
            %1195 = arith.mulf %1185#1, %1192 : f32
            %1196 = math.fma %1183, %1194, %1195 : f32
            memref.store %1190, %8[%1184] : memref<?xf32>
            %1197 = arith.addi %1184, %c20 : index
            memref.store %1196, %8[%1197] : memref<?xf32>
            %1198 = vector.broadcast %1192 : f32 to vector<8xf32>
            %1199 = vector.broadcast %1194 : f32 to vector<8xf32>
            scf.if %1181 {
              %1200 = arith.muli %1180, %c12 : index
              %1201 = arith.addi %c9, %1200 : index
              %1202 = arith.addi %1201, %c9 : index
              %1203 = arith.addi %1202, %c9 : index
              %1204 = vector.shuffle %410#4, %410#4 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1204, %5[%1203] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1205 = vector.shuffle %410#4, %410#4 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1206 = arith.addi %1203, %c32 : index
              vector.store %1205, %5[%1206] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1207 = arith.addi %1202, %c17 : index
              %1208 = vector.shuffle %410#5, %410#5 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1208, %5[%1207] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1209 = vector.shuffle %410#5, %410#5 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1210 = arith.addi %1207, %c32 : index
              vector.store %1209, %5[%1210] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1211 = arith.addi %1202, %c52 : index
              %1212 = vector.shuffle %410#6, %410#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1212, %5[%1211] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1213 = vector.shuffle %410#6, %410#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1214 = arith.addi %1211, %c32 : index
              vector.store %1213, %5[%1214] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1215 = arith.addi %1202, %c53 : index
              %1216 = vector.shuffle %410#7, %410#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1216, %5[%1215] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1217 = vector.shuffle %410#7, %410#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1218 = arith.addi %1215, %c32 : index
              vector.store %1217, %5[%1218] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1219 = arith.addi %1202, %c54 : index
              %1220 = vector.shuffle %410#8, %410#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1220, %5[%1219] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1221 = vector.shuffle %410#8, %410#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1222 = arith.addi %1219, %c32 : index
              vector.store %1221, %5[%1222] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1223 = arith.addi %1202, %c55 : index
              %1224 = vector.shuffle %410#9, %410#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1224, %5[%1223] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1225 = vector.shuffle %410#9, %410#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1226 = arith.addi %1223, %c32 : index
              vector.store %1225, %5[%1226] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1227 = arith.addi %1202, %c56 : index
              %1228 = vector.shuffle %410#10, %410#10 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1228, %5[%1227] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1229 = vector.shuffle %410#10, %410#10 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1230 = arith.addi %1227, %c32 : index
              vector.store %1229, %5[%1230] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1231 = arith.addi %1202, %c57 : index
              %1232 = vector.shuffle %410#11, %410#11 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1232, %5[%1231] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1233 = vector.shuffle %410#11, %410#11 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1234 = arith.addi %1231, %c32 : index
              vector.store %1233, %5[%1234] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1235 = arith.addi %1202, %c16 : index
              %1236 = vector.shuffle %410#12, %410#12 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1236, %5[%1235] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1237 = vector.shuffle %410#12, %410#12 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1238 = arith.addi %1235, %c32 : index
              vector.store %1237, %5[%1238] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1239 = arith.addi %1202, %c58 : index
              %1240 = vector.shuffle %410#13, %410#13 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1240, %5[%1239] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1241 = vector.shuffle %410#13, %410#13 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1242 = arith.addi %1239, %c32 : index
              vector.store %1241, %5[%1242] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1243 = arith.addi %1202, %c59 : index
              %1244 = vector.shuffle %410#14, %410#14 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1244, %5[%1243] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1245 = vector.shuffle %410#14, %410#14 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1246 = arith.addi %1243, %c32 : index
              vector.store %1245, %5[%1246] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1247 = arith.addi %1202, %c60 : index
              %1248 = vector.shuffle %410#15, %410#15 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1248, %5[%1247] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1249 = vector.shuffle %410#15, %410#15 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1250 = arith.addi %1247, %c32 : index
              vector.store %1249, %5[%1250] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1251 = arith.addi %1202, %c61 : index
              %1252 = vector.shuffle %410#16, %410#16 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1252, %5[%1251] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1253 = vector.shuffle %410#16, %410#16 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1254 = arith.addi %1251, %c32 : index
              vector.store %1253, %5[%1254] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1255 = arith.addi %1202, %c62 : index
              %1256 = vector.shuffle %410#17, %410#17 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1256, %5[%1255] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1257 = vector.shuffle %410#17, %410#17 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1258 = arith.addi %1255, %c32 : index
              vector.store %1257, %5[%1258] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1259 = arith.addi %1202, %c63 : index
              %1260 = vector.shuffle %410#18, %410#18 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1260, %5[%1259] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1261 = vector.shuffle %410#18, %410#18 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1262 = arith.addi %1259, %c32 : index
              vector.store %1261, %5[%1262] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1263 = arith.addi %1202, %c64 : index
              %1264 = vector.shuffle %410#19, %410#19 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1264, %5[%1263] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1265 = vector.shuffle %410#19, %410#19 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1266 = arith.addi %1263, %c32 : index
              vector.store %1265, %5[%1266] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1267 = arith.muli %1180, %c12 : index
              %1268 = arith.addi %c9, %1267 : index
              %1269 = arith.addi %1268, %c9 : index
              %1270 = arith.addi %1269, %c9 : index
              %1271 = vector.load %5[%1270] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1272 = arith.addi %1270, %c32 : index
              %1273 = vector.load %5[%1272] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1274 = vector.shuffle %1271, %1273 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1275 = arith.mulf %1274, %1198 : vector<8xf32>
              %1276 = math.fma %410#4, %1199, %1275 : vector<8xf32>
              %1277 = vector.shuffle %1276, %1276 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1277, %5[%1270] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1278 = vector.shuffle %1276, %1276 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1278, %5[%1272] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1279 = arith.addi %1269, %c17 : index
              %1280 = vector.load %5[%1279] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1281 = arith.addi %1279, %c32 : index
              %1282 = vector.load %5[%1281] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1283 = vector.shuffle %1280, %1282 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1284 = arith.mulf %1283, %1198 : vector<8xf32>
              %1285 = math.fma %410#5, %1199, %1284 : vector<8xf32>
              %1286 = vector.shuffle %1285, %1285 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1286, %5[%1279] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1287 = vector.shuffle %1285, %1285 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1287, %5[%1281] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1288 = arith.addi %1269, %c52 : index
              %1289 = vector.load %5[%1288] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1290 = arith.addi %1288, %c32 : index
              %1291 = vector.load %5[%1290] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1292 = vector.shuffle %1289, %1291 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1293 = arith.mulf %1292, %1198 : vector<8xf32>
              %1294 = math.fma %410#6, %1199, %1293 : vector<8xf32>
              %1295 = vector.shuffle %1294, %1294 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1295, %5[%1288] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1296 = vector.shuffle %1294, %1294 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1296, %5[%1290] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1297 = arith.addi %1269, %c53 : index
              %1298 = vector.load %5[%1297] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1299 = arith.addi %1297, %c32 : index
              %1300 = vector.load %5[%1299] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1301 = vector.shuffle %1298, %1300 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1302 = arith.mulf %1301, %1198 : vector<8xf32>
              %1303 = math.fma %410#7, %1199, %1302 : vector<8xf32>
              %1304 = vector.shuffle %1303, %1303 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1304, %5[%1297] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1305 = vector.shuffle %1303, %1303 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1305, %5[%1299] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1306 = arith.addi %1269, %c54 : index
              %1307 = vector.load %5[%1306] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1308 = arith.addi %1306, %c32 : index
              %1309 = vector.load %5[%1308] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1310 = vector.shuffle %1307, %1309 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1311 = arith.mulf %1310, %1198 : vector<8xf32>
              %1312 = math.fma %410#8, %1199, %1311 : vector<8xf32>
              %1313 = vector.shuffle %1312, %1312 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1313, %5[%1306] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1314 = vector.shuffle %1312, %1312 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1314, %5[%1308] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1315 = arith.addi %1269, %c55 : index
              %1316 = vector.load %5[%1315] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1317 = arith.addi %1315, %c32 : index
              %1318 = vector.load %5[%1317] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1319 = vector.shuffle %1316, %1318 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1320 = arith.mulf %1319, %1198 : vector<8xf32>
              %1321 = math.fma %410#9, %1199, %1320 : vector<8xf32>
              %1322 = vector.shuffle %1321, %1321 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1322, %5[%1315] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1323 = vector.shuffle %1321, %1321 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1323, %5[%1317] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1324 = arith.addi %1269, %c56 : index
              %1325 = vector.load %5[%1324] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1326 = arith.addi %1324, %c32 : index
              %1327 = vector.load %5[%1326] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1328 = vector.shuffle %1325, %1327 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1329 = arith.mulf %1328, %1198 : vector<8xf32>
              %1330 = math.fma %410#10, %1199, %1329 : vector<8xf32>
              %1331 = vector.shuffle %1330, %1330 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1331, %5[%1324] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1332 = vector.shuffle %1330, %1330 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1332, %5[%1326] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1333 = arith.addi %1269, %c57 : index
              %1334 = vector.load %5[%1333] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1335 = arith.addi %1333, %c32 : index
              %1336 = vector.load %5[%1335] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1337 = vector.shuffle %1334, %1336 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1338 = arith.mulf %1337, %1198 : vector<8xf32>
              %1339 = math.fma %410#11, %1199, %1338 : vector<8xf32>
              %1340 = vector.shuffle %1339, %1339 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1340, %5[%1333] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1341 = vector.shuffle %1339, %1339 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1341, %5[%1335] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1342 = arith.addi %1269, %c16 : index
              %1343 = vector.load %5[%1342] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1344 = arith.addi %1342, %c32 : index
              %1345 = vector.load %5[%1344] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1346 = vector.shuffle %1343, %1345 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1347 = arith.mulf %1346, %1198 : vector<8xf32>
              %1348 = math.fma %410#12, %1199, %1347 : vector<8xf32>
              %1349 = vector.shuffle %1348, %1348 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1349, %5[%1342] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1350 = vector.shuffle %1348, %1348 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1350, %5[%1344] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1351 = arith.addi %1269, %c58 : index
              %1352 = vector.load %5[%1351] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1353 = arith.addi %1351, %c32 : index
              %1354 = vector.load %5[%1353] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1355 = vector.shuffle %1352, %1354 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1356 = arith.mulf %1355, %1198 : vector<8xf32>
              %1357 = math.fma %410#13, %1199, %1356 : vector<8xf32>
              %1358 = vector.shuffle %1357, %1357 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1358, %5[%1351] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1359 = vector.shuffle %1357, %1357 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1359, %5[%1353] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1360 = arith.addi %1269, %c59 : index
              %1361 = vector.load %5[%1360] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1362 = arith.addi %1360, %c32 : index
              %1363 = vector.load %5[%1362] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1364 = vector.shuffle %1361, %1363 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1365 = arith.mulf %1364, %1198 : vector<8xf32>
              %1366 = math.fma %410#14, %1199, %1365 : vector<8xf32>
              %1367 = vector.shuffle %1366, %1366 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1367, %5[%1360] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1368 = vector.shuffle %1366, %1366 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1368, %5[%1362] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1369 = arith.addi %1269, %c60 : index
              %1370 = vector.load %5[%1369] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1371 = arith.addi %1369, %c32 : index
              %1372 = vector.load %5[%1371] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1373 = vector.shuffle %1370, %1372 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1374 = arith.mulf %1373, %1198 : vector<8xf32>
              %1375 = math.fma %410#15, %1199, %1374 : vector<8xf32>
              %1376 = vector.shuffle %1375, %1375 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1376, %5[%1369] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1377 = vector.shuffle %1375, %1375 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1377, %5[%1371] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1378 = arith.addi %1269, %c61 : index
              %1379 = vector.load %5[%1378] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1380 = arith.addi %1378, %c32 : index
              %1381 = vector.load %5[%1380] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1382 = vector.shuffle %1379, %1381 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1383 = arith.mulf %1382, %1198 : vector<8xf32>
              %1384 = math.fma %410#16, %1199, %1383 : vector<8xf32>
              %1385 = vector.shuffle %1384, %1384 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1385, %5[%1378] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1386 = vector.shuffle %1384, %1384 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1386, %5[%1380] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1387 = arith.addi %1269, %c62 : index
              %1388 = vector.load %5[%1387] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1389 = arith.addi %1387, %c32 : index
              %1390 = vector.load %5[%1389] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1391 = vector.shuffle %1388, %1390 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1392 = arith.mulf %1391, %1198 : vector<8xf32>
              %1393 = math.fma %410#17, %1199, %1392 : vector<8xf32>
              %1394 = vector.shuffle %1393, %1393 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1394, %5[%1387] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1395 = vector.shuffle %1393, %1393 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1395, %5[%1389] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1396 = arith.addi %1269, %c63 : index
              %1397 = vector.load %5[%1396] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1398 = arith.addi %1396, %c32 : index
              %1399 = vector.load %5[%1398] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1400 = vector.shuffle %1397, %1399 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1401 = arith.mulf %1400, %1198 : vector<8xf32>
              %1402 = math.fma %410#18, %1199, %1401 : vector<8xf32>
              %1403 = vector.shuffle %1402, %1402 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1403, %5[%1396] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1404 = vector.shuffle %1402, %1402 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1404, %5[%1398] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1405 = arith.addi %1269, %c64 : index
              %1406 = vector.load %5[%1405] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1407 = arith.addi %1405, %c32 : index
              %1408 = vector.load %5[%1407] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1409 = vector.shuffle %1406, %1408 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1410 = arith.mulf %1409, %1198 : vector<8xf32>
              %1411 = math.fma %410#19, %1199, %1410 : vector<8xf32>
              %1412 = vector.shuffle %1411, %1411 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1412, %5[%1405] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1413 = vector.shuffle %1411, %1411 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1413, %5[%1407] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1414 = arith.cmpi sgt, %349, %c71 : i32
          scf.if %1414 {
            %1415 = arith.cmpi eq, %357, %354 : i32
            %1416 = wave.opaque %c9 : index
            %1417 = arith.addi %0, %1416 : index
            %1418 = arith.addi %1417, %c9 : index
            %1419 = arith.addi %1418, %c9 : index
            %1420 = memref.load %8[%1419] : memref<?xf32>
            %1421 = arith.addi %1418, %c20 : index
            %1422 = memref.load %8[%1421] : memref<?xf32>
            %1423 = arith.addi %1417, %c24 : index
            %1424:2 = scf.if %1415 -> (f32, f32) {
              scf.yield %c73, %c74 : f32, f32
            } else {
              %1425 = arith.addi %1423, %c9 : index
              %1426 = memref.load %8[%1425] : memref<?xf32>
              %1427 = arith.addi %1423, %c20 : index
              %1428 = memref.load %8[%1427] : memref<?xf32>
              scf.yield %1426, %1428 : f32, f32
            }
            %1429 = arith.maxnumf %1424#0, %1420 fastmath<nnan> : f32
            %1430 = arith.subf %1424#0, %1429 : f32
            %1431 = wave.exp2 %1430 : f32
            %1432 = arith.subf %1420, %1429 : f32
            %1433 = wave.exp2 %1432 : f32
            %1434 = arith.mulf %1424#1, %1431 : f32
            %1435 = math.fma %1422, %1433, %1434 : f32
            memref.store %1429, %8[%1423] : memref<?xf32>
            %1436 = arith.addi %1423, %c20 : index
            memref.store %1435, %8[%1436] : memref<?xf32>
            %1437 = vector.broadcast %1431 : f32 to vector<8xf32>
            %1438 = vector.broadcast %1433 : f32 to vector<8xf32>
            scf.for %1439 = %c9 to %c3 step %c4 {
              %1440 = arith.muli %1417, %c12 : index
              %1441 = arith.addi %c9, %1440 : index
              %1442 = arith.addi %1441, %c9 : index
              %1443 = arith.muli %1439, %c17 : index
              %1444 = arith.addi %1442, %1443 : index
              %1445 = vector.load %5[%1444] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1446 = arith.addi %1444, %c32 : index
              %1447 = vector.load %5[%1446] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1448 = vector.shuffle %1445, %1447 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1415 {
                %1449 = arith.addi %16, %1440 : index
                %1450 = arith.addi %1449, %c9 : index
                %1451 = arith.addi %1450, %1443 : index
                %1452 = vector.shuffle %1448, %1448 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1452, %partial[%1451] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1453 = vector.shuffle %1448, %1448 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1454 = arith.addi %1451, %c32 : index
                vector.store %1453, %partial[%1454] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1455 = arith.addi %16, %1440 : index
                %1456 = arith.addi %1455, %c9 : index
                %1457 = arith.addi %1456, %1443 : index
                %1458 = vector.load %partial[%1457] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1459 = arith.addi %1457, %c32 : index
                %1460 = vector.load %partial[%1459] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1461 = vector.shuffle %1458, %1460 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1462 = arith.mulf %1461, %1437 : vector<8xf32>
                %1463 = math.fma %1448, %1438, %1462 : vector<8xf32>
                %1464 = vector.shuffle %1463, %1463 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1464, %partial[%1457] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1465 = vector.shuffle %1463, %1463 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1465, %partial[%1459] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %1466 = arith.cmpi sgt, %349, %c70 : i32
        scf.if %1466 {
          %1467 = arith.cmpi eq, %354, %c69 : i32
          %1468 = wave.opaque %c9 : index
          %1469 = arith.addi %0, %1468 : index
          %1470 = arith.addi %1469, %c24 : index
          %1471 = arith.addi %1470, %c9 : index
          %1472 = memref.load %8[%1471] : memref<?xf32>
          %1473 = arith.addi %1470, %c20 : index
          %1474 = memref.load %8[%1473] : memref<?xf32>
          %1475 = arith.addi %1469, %c32 : index
          %1476:2 = scf.if %1467 -> (f32, f32) {
            scf.yield %c73, %c74 : f32, f32
          } else {
            %1477 = arith.addi %1475, %c9 : index
            %1478 = memref.load %8[%1477] : memref<?xf32>
            %1479 = arith.addi %1475, %c20 : index
            %1480 = memref.load %8[%1479] : memref<?xf32>
            scf.yield %1478, %1480 : f32, f32
          }
          %1481 = arith.maxnumf %1476#0, %1472 fastmath<nnan> : f32
          %1482 = arith.subf %1476#0, %1481 : f32
          %1483 = wave.exp2 %1482 : f32
          %1484 = arith.subf %1472, %1481 : f32
          %1485 = wave.exp2 %1484 : f32
          %1486 = arith.mulf %1476#1, %1483 : f32
          %1487 = math.fma %1474, %1485, %1486 : f32
          memref.store %1481, %8[%1475] : memref<?xf32>
          %1488 = arith.addi %1475, %c20 : index
          memref.store %1487, %8[%1488] : memref<?xf32>
          %1489 = vector.broadcast %1483 : f32 to vector<8xf32>
          %1490 = vector.broadcast %1485 : f32 to vector<8xf32>
          scf.for %1491 = %c9 to %c3 step %c4 {
            %1492 = arith.muli %1469, %c12 : index
            %1493 = arith.addi %16, %1492 : index
            %1494 = arith.addi %1493, %c9 : index
            %1495 = arith.muli %1491, %c17 : index
            %1496 = arith.addi %1494, %1495 : index
            %1497 = vector.load %partial[%1496] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1498 = arith.addi %1496, %c32 : index
            %1499 = vector.load %partial[%1498] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1500 = vector.shuffle %1497, %1499 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1467 {
              %1501 = arith.addi %17, %1492 : index
              %1502 = arith.addi %1501, %c9 : index
              %1503 = arith.addi %1502, %1495 : index
              %1504 = vector.shuffle %1500, %1500 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1504, %partial[%1503] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1505 = vector.shuffle %1500, %1500 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1506 = arith.addi %1503, %c32 : index
              vector.store %1505, %partial[%1506] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1507 = arith.addi %17, %1492 : index
              %1508 = arith.addi %1507, %c9 : index
              %1509 = arith.addi %1508, %1495 : index
              %1510 = vector.load %partial[%1509] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1511 = arith.addi %1509, %c32 : index
              %1512 = vector.load %partial[%1511] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1513 = vector.shuffle %1510, %1512 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1514 = arith.mulf %1513, %1489 : vector<8xf32>
              %1515 = math.fma %1500, %1490, %1514 : vector<8xf32>
              %1516 = vector.shuffle %1515, %1515 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1516, %partial[%1509] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1517 = vector.shuffle %1515, %1515 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1517, %partial[%1511] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %1518 = wave.opaque %c9 : index
      %1519 = arith.addi %0, %1518 : index
      scf.if %352 {
        %1520 = arith.addi %1519, %c9 : index
        %1521 = arith.addi %1520, %c9 : index
        %1522 = memref.load %8[%1521] : memref<?xf32>
        %1523 = arith.addi %1520, %c20 : index
        %1524 = memref.load %8[%1523] : memref<?xf32>
        %1525 = arith.divf %c121, %1524 : f32
        %1526 = vector.broadcast %1525 : f32 to vector<8xf32>
        %1527 = arith.addi %15, %1518 : index
        %1528 = arith.addi %1527, %1 : index
        %1529 = arith.addi %1528, %c9 : index
        %1530 = arith.minsi %1529, %40 : index
        %1531 = arith.divui %1530, %groupSize : index
        %1532 = arith.addi %24, %1531 : index
        %1533 = arith.remui %1530, %groupSize : index
        %1534 = arith.addi %44, %1533 : index
        %1535 = arith.muli %1534, %c17 : index
        %1536 = arith.addi %1535, %51 : index
        %1537 = arith.muli %heads, %c17 : index
        scf.for %1538 = %c9 to %c3 step %c4 {
          %1539 = arith.muli %1538, %c3 : index
          %1540 = arith.addi %1539, %2 : index
          %1541 = arith.muli %13, %c17 : index
          %1542 = arith.addi %1541, %1540 : index
          %1543 = arith.addi %1542, %c9 : index
          %1544 = memref.load %factors[%1543] : memref<?xf32>
          %1545 = arith.addi %1542, %c10 : index
          %1546 = memref.load %factors[%1545] : memref<?xf32>
          %1547 = arith.addi %1542, %c12 : index
          %1548 = memref.load %factors[%1547] : memref<?xf32>
          %1549 = arith.addi %1542, %c123 : index
          %1550 = memref.load %factors[%1549] : memref<?xf32>
          %1551 = arith.addi %1542, %c18 : index
          %1552 = memref.load %factors[%1551] : memref<?xf32>
          %1553 = arith.addi %1542, %c124 : index
          %1554 = memref.load %factors[%1553] : memref<?xf32>
          %1555 = arith.addi %1542, %c125 : index
          %1556 = memref.load %factors[%1555] : memref<?xf32>
          %1557 = arith.addi %1542, %c126 : index
          %1558 = memref.load %factors[%1557] : memref<?xf32>
          %1559 = vector.from_elements %1544, %1546, %1548, %1550, %1552, %1554, %1556, %1558 : vector<8xf32>
          %1560 = arith.muli %kvHeads, %c17 : index
          %1561 = arith.addi %1542, %1560 : index
          %1562 = arith.addi %1561, %c9 : index
          %1563 = memref.load %factors[%1562] : memref<?xf32>
          %1564 = arith.addi %1561, %c10 : index
          %1565 = memref.load %factors[%1564] : memref<?xf32>
          %1566 = arith.addi %1561, %c12 : index
          %1567 = memref.load %factors[%1566] : memref<?xf32>
          %1568 = arith.addi %1561, %c123 : index
          %1569 = memref.load %factors[%1568] : memref<?xf32>
          %1570 = arith.addi %1561, %c18 : index
          %1571 = memref.load %factors[%1570] : memref<?xf32>
          %1572 = arith.addi %1561, %c124 : index
          %1573 = memref.load %factors[%1572] : memref<?xf32>
          %1574 = arith.addi %1561, %c125 : index
          %1575 = memref.load %factors[%1574] : memref<?xf32>
          %1576 = arith.addi %1561, %c126 : index
          %1577 = memref.load %factors[%1576] : memref<?xf32>
          %1578 = vector.from_elements %1563, %1565, %1567, %1569, %1571, %1573, %1575, %1577 : vector<8xf32>
          %1579 = arith.muli %1519, %c12 : index
          %1580 = arith.addi %c9, %1579 : index
          %1581 = arith.addi %1580, %c9 : index
          %1582 = arith.muli %1538, %c17 : index
          %1583 = arith.addi %1581, %1582 : index
          %1584 = vector.load %5[%1583] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1585 = arith.addi %1583, %c32 : index
          %1586 = vector.load %5[%1585] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1587 = vector.shuffle %1584, %1586 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1588 = arith.mulf %1587, %1526 : vector<8xf32>
          %1589 = math.fma %1588, %1559, %1578 : vector<8xf32>
          %1590 = arith.addf %1589, %c75 : vector<8xf32>
          %1591 = arith.minimumf %1590, %c127 : vector<8xf32>
          %1592 = arith.maximumf %1591, %c128 : vector<8xf32>
          %1593 = arith.truncf %1592 : vector<8xf32> to vector<8xf16>
          %1594 = vector.bitcast %1593 : vector<8xf16> to vector<4xi32>
          %1595 = vector.shuffle %1594, %1594 [0, 1] : vector<4xi32>, vector<4xi32>
          %1596 = vector.shuffle %1594, %1594 [2, 3] : vector<4xi32>, vector<4xi32>
          %1597 = arith.select %3, %1596, %1595 : vector<2xi32>
          %1598 = arith.select %3, %1595, %1596 : vector<2xi32>
          %1599 = wave.swap_halves %1598 : vector<2xi32>
          %1600 = arith.select %3, %1599, %1597 : vector<2xi32>
          %1601 = arith.select %3, %1597, %1599 : vector<2xi32>
          %1602 = vector.bitcast %1600 : vector<2xi32> to vector<4xf16>
          %1603 = vector.bitcast %1601 : vector<2xi32> to vector<4xf16>
          %1604 = vector.shuffle %1602, %1603 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1605 = arith.addi %1536, %1539 : index
          %1606 = arith.divui %1532, %outTileRows : index
          %1607 = arith.divui %1537, %c3 : index
          %1608 = arith.muli %1606, %1607 : index
          %1609 = arith.divui %1605, %c3 : index
          %1610 = arith.addi %1608, %1609 : index
          %1611 = arith.muli %1610, %c10 : index
          %1612 = arith.remui %1605, %c3 : index
          %1613 = arith.divui %1612, %c18 : index
          %1614 = arith.addi %1611, %1613 : index
          %1615 = arith.muli %outTileRows, %c18 : index
          %1616 = arith.muli %1614, %1615 : index
          %1617 = arith.remui %1532, %outTileRows : index
          %1618 = arith.muli %1617, %c18 : index
          %1619 = arith.addi %1616, %1618 : index
          %1620 = arith.remui %1605, %c18 : index
          %1621 = arith.addi %1619, %1620 : index
          %1622 = arith.cmpi slt, %1529, %36 : index
          scf.if %1622 {
            vector.store %1604, %out[%1621] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %353 {
          %1623 = arith.addi %1519, %c24 : index
          %1624 = arith.addi %1623, %c9 : index
          %1625 = memref.load %8[%1624] : memref<?xf32>
          %1626 = arith.addi %1623, %c20 : index
          %1627 = memref.load %8[%1626] : memref<?xf32>
          %1628 = arith.divf %c121, %1627 : f32
          %1629 = vector.broadcast %1628 : f32 to vector<8xf32>
          %1630 = arith.addi %15, %1518 : index
          %1631 = arith.addi %1630, %1 : index
          %1632 = arith.addi %1631, %c9 : index
          %1633 = arith.minsi %1632, %40 : index
          %1634 = arith.divui %1633, %groupSize : index
          %1635 = arith.addi %24, %1634 : index
          %1636 = arith.remui %1633, %groupSize : index
          %1637 = arith.addi %44, %1636 : index
          %1638 = arith.muli %1637, %c17 : index
          %1639 = arith.addi %1638, %51 : index
          %1640 = arith.muli %heads, %c17 : index
          scf.for %1641 = %c9 to %c3 step %c4 {
            %1642 = arith.muli %1641, %c3 : index
            %1643 = arith.addi %1642, %2 : index
            %1644 = arith.muli %13, %c17 : index
            %1645 = arith.addi %1644, %1643 : index
            %1646 = arith.addi %1645, %c9 : index
            %1647 = memref.load %factors[%1646] : memref<?xf32>
            %1648 = arith.addi %1645, %c10 : index
            %1649 = memref.load %factors[%1648] : memref<?xf32>
            %1650 = arith.addi %1645, %c12 : index
            %1651 = memref.load %factors[%1650] : memref<?xf32>
            %1652 = arith.addi %1645, %c123 : index
            %1653 = memref.load %factors[%1652] : memref<?xf32>
            %1654 = arith.addi %1645, %c18 : index
            %1655 = memref.load %factors[%1654] : memref<?xf32>
            %1656 = arith.addi %1645, %c124 : index
            %1657 = memref.load %factors[%1656] : memref<?xf32>
            %1658 = arith.addi %1645, %c125 : index
            %1659 = memref.load %factors[%1658] : memref<?xf32>
            %1660 = arith.addi %1645, %c126 : index
            %1661 = memref.load %factors[%1660] : memref<?xf32>
            %1662 = vector.from_elements %1647, %1649, %1651, %1653, %1655, %1657, %1659, %1661 : vector<8xf32>
            %1663 = arith.muli %kvHeads, %c17 : index
            %1664 = arith.addi %1645, %1663 : index
            %1665 = arith.addi %1664, %c9 : index
            %1666 = memref.load %factors[%1665] : memref<?xf32>
            %1667 = arith.addi %1664, %c10 : index
            %1668 = memref.load %factors[%1667] : memref<?xf32>
            %1669 = arith.addi %1664, %c12 : index
            %1670 = memref.load %factors[%1669] : memref<?xf32>
            %1671 = arith.addi %1664, %c123 : index
            %1672 = memref.load %factors[%1671] : memref<?xf32>
            %1673 = arith.addi %1664, %c18 : index
            %1674 = memref.load %factors[%1673] : memref<?xf32>
            %1675 = arith.addi %1664, %c124 : index
            %1676 = memref.load %factors[%1675] : memref<?xf32>
            %1677 = arith.addi %1664, %c125 : index
            %1678 = memref.load %factors[%1677] : memref<?xf32>
            %1679 = arith.addi %1664, %c126 : index
            %1680 = memref.load %factors[%1679] : memref<?xf32>
            %1681 = vector.from_elements %1666, %1668, %1670, %1672, %1674, %1676, %1678, %1680 : vector<8xf32>
            %1682 = arith.muli %1519, %c12 : index
            %1683 = arith.addi %16, %1682 : index
            %1684 = arith.addi %1683, %c9 : index
            %1685 = arith.muli %1641, %c17 : index
            %1686 = arith.addi %1684, %1685 : index
            %1687 = vector.load %partial[%1686] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1688 = arith.addi %1686, %c32 : index
            %1689 = vector.load %partial[%1688] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1690 = vector.shuffle %1687, %1689 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1691 = arith.mulf %1690, %1629 : vector<8xf32>
            %1692 = math.fma %1691, %1662, %1681 : vector<8xf32>
            %1693 = arith.addf %1692, %c75 : vector<8xf32>
            %1694 = arith.minimumf %1693, %c127 : vector<8xf32>
            %1695 = arith.maximumf %1694, %c128 : vector<8xf32>
            %1696 = arith.truncf %1695 : vector<8xf32> to vector<8xf16>
            %1697 = vector.bitcast %1696 : vector<8xf16> to vector<4xi32>
            %1698 = vector.shuffle %1697, %1697 [0, 1] : vector<4xi32>, vector<4xi32>
            %1699 = vector.shuffle %1697, %1697 [2, 3] : vector<4xi32>, vector<4xi32>
            %1700 = arith.select %3, %1699, %1698 : vector<2xi32>
            %1701 = arith.select %3, %1698, %1699 : vector<2xi32>
            %1702 = wave.swap_halves %1701 : vector<2xi32>
            %1703 = arith.select %3, %1702, %1700 : vector<2xi32>
            %1704 = arith.select %3, %1700, %1702 : vector<2xi32>
            %1705 = vector.bitcast %1703 : vector<2xi32> to vector<4xf16>
            %1706 = vector.bitcast %1704 : vector<2xi32> to vector<4xf16>
            %1707 = vector.shuffle %1705, %1706 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1708 = arith.addi %1639, %1642 : index
            %1709 = arith.divui %1635, %outTileRows : index
            %1710 = arith.divui %1640, %c3 : index
            %1711 = arith.muli %1709, %1710 : index
            %1712 = arith.divui %1708, %c3 : index
            %1713 = arith.addi %1711, %1712 : index
            %1714 = arith.muli %1713, %c10 : index
            %1715 = arith.remui %1708, %c3 : index
            %1716 = arith.divui %1715, %c18 : index
            %1717 = arith.addi %1714, %1716 : index
            %1718 = arith.muli %outTileRows, %c18 : index
            %1719 = arith.muli %1717, %1718 : index
            %1720 = arith.remui %1635, %outTileRows : index
            %1721 = arith.muli %1720, %c18 : index
            %1722 = arith.addi %1719, %1721 : index
            %1723 = arith.remui %1708, %c18 : index
            %1724 = arith.addi %1722, %1723 : index
            %1725 = arith.cmpi slt, %1632, %36 : index
            scf.if %1725 {
              vector.store %1707, %out[%1724] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %1726 = arith.addi %1519, %c32 : index
          %1727 = arith.addi %1726, %c9 : index
          %1728 = memref.load %8[%1727] : memref<?xf32>
          %1729 = arith.addi %1726, %c20 : index
          %1730 = memref.load %8[%1729] : memref<?xf32>
          %1731 = arith.divf %c121, %1730 : f32
          %1732 = vector.broadcast %1731 : f32 to vector<8xf32>
          %1733 = arith.addi %15, %1518 : index
          %1734 = arith.addi %1733, %1 : index
          %1735 = arith.addi %1734, %c9 : index
          %1736 = arith.minsi %1735, %40 : index
          %1737 = arith.divui %1736, %groupSize : index
          %1738 = arith.addi %24, %1737 : index
          %1739 = arith.remui %1736, %groupSize : index
          %1740 = arith.addi %44, %1739 : index
          %1741 = arith.muli %1740, %c17 : index
          %1742 = arith.addi %1741, %51 : index
          %1743 = arith.muli %heads, %c17 : index
          scf.for %1744 = %c9 to %c3 step %c4 {
            %1745 = arith.muli %1744, %c3 : index
            %1746 = arith.addi %1745, %2 : index
            %1747 = arith.muli %13, %c17 : index
            %1748 = arith.addi %1747, %1746 : index
            %1749 = arith.addi %1748, %c9 : index
            %1750 = memref.load %factors[%1749] : memref<?xf32>
            %1751 = arith.addi %1748, %c10 : index
            %1752 = memref.load %factors[%1751] : memref<?xf32>
            %1753 = arith.addi %1748, %c12 : index
            %1754 = memref.load %factors[%1753] : memref<?xf32>
            %1755 = arith.addi %1748, %c123 : index
            %1756 = memref.load %factors[%1755] : memref<?xf32>
            %1757 = arith.addi %1748, %c18 : index
            %1758 = memref.load %factors[%1757] : memref<?xf32>
            %1759 = arith.addi %1748, %c124 : index
            %1760 = memref.load %factors[%1759] : memref<?xf32>
            %1761 = arith.addi %1748, %c125 : index
            %1762 = memref.load %factors[%1761] : memref<?xf32>
            %1763 = arith.addi %1748, %c126 : index
            %1764 = memref.load %factors[%1763] : memref<?xf32>
            %1765 = vector.from_elements %1750, %1752, %1754, %1756, %1758, %1760, %1762, %1764 : vector<8xf32>
            %1766 = arith.muli %kvHeads, %c17 : index
            %1767 = arith.addi %1748, %1766 : index
            %1768 = arith.addi %1767, %c9 : index
            %1769 = memref.load %factors[%1768] : memref<?xf32>
            %1770 = arith.addi %1767, %c10 : index
            %1771 = memref.load %factors[%1770] : memref<?xf32>
            %1772 = arith.addi %1767, %c12 : index
            %1773 = memref.load %factors[%1772] : memref<?xf32>
            %1774 = arith.addi %1767, %c123 : index
            %1775 = memref.load %factors[%1774] : memref<?xf32>
            %1776 = arith.addi %1767, %c18 : index
            %1777 = memref.load %factors[%1776] : memref<?xf32>
            %1778 = arith.addi %1767, %c124 : index
            %1779 = memref.load %factors[%1778] : memref<?xf32>
            %1780 = arith.addi %1767, %c125 : index
            %1781 = memref.load %factors[%1780] : memref<?xf32>
            %1782 = arith.addi %1767, %c126 : index
            %1783 = memref.load %factors[%1782] : memref<?xf32>
            %1784 = vector.from_elements %1769, %1771, %1773, %1775, %1777, %1779, %1781, %1783 : vector<8xf32>
            %1785 = arith.muli %1519, %c12 : index
            %1786 = arith.addi %17, %1785 : index
            %1787 = arith.addi %1786, %c9 : index
            %1788 = arith.muli %1744, %c17 : index
            %1789 = arith.addi %1787, %1788 : index
            %1790 = vector.load %partial[%1789] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1791 = arith.addi %1789, %c32 : index
            %1792 = vector.load %partial[%1791] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1793 = vector.shuffle %1790, %1792 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1794 = arith.mulf %1793, %1732 : vector<8xf32>
            %1795 = math.fma %1794, %1765, %1784 : vector<8xf32>
            %1796 = arith.addf %1795, %c75 : vector<8xf32>
            %1797 = arith.minimumf %1796, %c127 : vector<8xf32>
            %1798 = arith.maximumf %1797, %c128 : vector<8xf32>
            %1799 = arith.truncf %1798 : vector<8xf32> to vector<8xf16>
            %1800 = vector.bitcast %1799 : vector<8xf16> to vector<4xi32>
            %1801 = vector.shuffle %1800, %1800 [0, 1] : vector<4xi32>, vector<4xi32>
            %1802 = vector.shuffle %1800, %1800 [2, 3] : vector<4xi32>, vector<4xi32>
            %1803 = arith.select %3, %1802, %1801 : vector<2xi32>
            %1804 = arith.select %3, %1801, %1802 : vector<2xi32>
            %1805 = wave.swap_halves %1804 : vector<2xi32>
            %1806 = arith.select %3, %1805, %1803 : vector<2xi32>
            %1807 = arith.select %3, %1803, %1805 : vector<2xi32>
            %1808 = vector.bitcast %1806 : vector<2xi32> to vector<4xf16>
            %1809 = vector.bitcast %1807 : vector<2xi32> to vector<4xf16>
            %1810 = vector.shuffle %1808, %1809 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1811 = arith.addi %1742, %1745 : index
            %1812 = arith.divui %1738, %outTileRows : index
            %1813 = arith.divui %1743, %c3 : index
            %1814 = arith.muli %1812, %1813 : index
            %1815 = arith.divui %1811, %c3 : index
            %1816 = arith.addi %1814, %1815 : index
            %1817 = arith.muli %1816, %c10 : index
            %1818 = arith.remui %1811, %c3 : index
            %1819 = arith.divui %1818, %c18 : index
            %1820 = arith.addi %1817, %1819 : index
            %1821 = arith.muli %outTileRows, %c18 : index
            %1822 = arith.muli %1820, %1821 : index
            %1823 = arith.remui %1738, %outTileRows : index
            %1824 = arith.muli %1823, %c18 : index
            %1825 = arith.addi %1822, %1824 : index
            %1826 = arith.remui %1811, %c18 : index
            %1827 = arith.addi %1825, %1826 : index
            %1828 = arith.cmpi slt, %1735, %36 : index
            scf.if %1828 {
              vector.store %1810, %out[%1827] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}
