// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Prefill(codec='int8', dim=256)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_int8_d256__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %factors: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) {
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
  %c78 = arith.constant dense<16711935> : vector<4xi32>
  %c79 = arith.constant dense<1677747200> : vector<4xi32>
  %c80 = arith.constant dense<8> : vector<4xi32>
  %c81 = arith.constant dense<0x6480> : vector<16xf16>
  %c82 = arith.constant 320 : index
  %c83 = arith.constant 384 : index
  %c84 = arith.constant 448 : index
  %c85 = arith.constant 576 : index
  %c86 = arith.constant 640 : index
  %c87 = arith.constant 704 : index
  %c88 = arith.constant 832 : index
  %c89 = arith.constant 896 : index
  %c90 = arith.constant 960 : index
  %c91 = arith.constant 1088 : index
  %c92 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c93 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c94 = arith.constant 0x41000000 : f32
  %c95 = arith.constant 0x40C00000 : f32
  %c96 = arith.constant dense<-1> : vector<4xi32>
  %c97 = arith.constant 255 : i32
  %c98 = arith.constant 2 : i32
  %c99 = arith.constant 16711680 : i32
  %c100 = arith.constant 3 : i32
  %c101 = arith.constant 4 : i32
  %c102 = arith.constant 65280 : i32
  %c103 = arith.constant 5 : i32
  %c104 = arith.constant 6 : i32
  %c105 = arith.constant -16777216 : i32
  %c106 = arith.constant 7 : i32
  %c107 = arith.constant 8 : i32
  %c108 = arith.constant 9 : i32
  %c109 = arith.constant 10 : i32
  %c110 = arith.constant 11 : i32
  %c111 = arith.constant 12 : i32
  %c112 = arith.constant 13 : i32
  %c113 = arith.constant 15 : i32
  %c114 = arith.constant 1152 : index
  %c115 = arith.constant 1216 : index
  %c116 = arith.constant 1344 : index
  %c117 = arith.constant 1408 : index
  %c118 = arith.constant 1472 : index
  %c119 = arith.constant 1600 : index
  %c120 = arith.constant 1664 : index
  %c121 = arith.constant 1728 : index
  %c122 = arith.constant 1856 : index
  %c123 = arith.constant 1920 : index
  %c124 = arith.constant 1984 : index
  %c125 = arith.constant 0x3F800000 : f32
  %outTileRows = wave.param "outTileRows" : index
  %c127 = arith.constant 6 : index
  %c128 = arith.constant 10 : index
  %c129 = arith.constant 12 : index
  %c130 = arith.constant 14 : index
  %c131 = arith.constant dense<0x477FE000> : vector<8xf32>
  %c132 = arith.constant dense<0xC77FE000> : vector<8xf32>
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
              %457 = vector.bitcast %456 : vector<16xi8> to vector<4xi32>
              %458 = arith.andi %457, %c78 : vector<4xi32>
              %459 = arith.ori %458, %c79 : vector<4xi32>
              %460 = arith.shrui %457, %c80 : vector<4xi32>
              %461 = arith.andi %460, %c78 : vector<4xi32>
              %462 = arith.ori %461, %c79 : vector<4xi32>
              %463 = vector.shuffle %459, %462 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %464 = vector.bitcast %463 : vector<8xi32> to vector<16xf16>
              %465 = arith.subf %464, %c81 : vector<16xf16>
              %466 = vector.bitcast %391 : vector<4xi32> to vector<16xi8>
              %467 = vector.bitcast %466 : vector<16xi8> to vector<4xi32>
              %468 = arith.andi %467, %c78 : vector<4xi32>
              %469 = arith.ori %468, %c79 : vector<4xi32>
              %470 = arith.shrui %467, %c80 : vector<4xi32>
              %471 = arith.andi %470, %c78 : vector<4xi32>
              %472 = arith.ori %471, %c79 : vector<4xi32>
              %473 = vector.shuffle %469, %472 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %474 = vector.bitcast %473 : vector<8xi32> to vector<16xf16>
              %475 = arith.subf %474, %c81 : vector<16xf16>
              %476 = arith.addi %449, %c9 : index
              %477 = vector.load %4[%476] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %478 = arith.addi %476, %c32 : index
              %479 = vector.load %4[%478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %480 = vector.shuffle %477, %479 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %481 = wave.mma %465, %480, %c75 : vector<16xf16>, vector<8xf32>
              %482 = wave.mma %475, %480, %c75 : vector<16xf16>, vector<8xf32>
              %483 = arith.addi %450, %c32 : index
              %484 = vector.load %kv[%483] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %485 = arith.addi %453, %c32 : index
              %486 = vector.load %kv[%485] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %487 = vector.bitcast %452 : vector<4xi32> to vector<16xi8>
              %488 = vector.bitcast %487 : vector<16xi8> to vector<4xi32>
              %489 = arith.andi %488, %c78 : vector<4xi32>
              %490 = arith.ori %489, %c79 : vector<4xi32>
              %491 = arith.shrui %488, %c80 : vector<4xi32>
              %492 = arith.andi %491, %c78 : vector<4xi32>
              %493 = arith.ori %492, %c79 : vector<4xi32>
              %494 = vector.shuffle %490, %493 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %495 = vector.bitcast %494 : vector<8xi32> to vector<16xf16>
              %496 = arith.subf %495, %c81 : vector<16xf16>
              %497 = vector.bitcast %455 : vector<4xi32> to vector<16xi8>
              %498 = vector.bitcast %497 : vector<16xi8> to vector<4xi32>
              %499 = arith.andi %498, %c78 : vector<4xi32>
              %500 = arith.ori %499, %c79 : vector<4xi32>
              %501 = arith.shrui %498, %c80 : vector<4xi32>
              %502 = arith.andi %501, %c78 : vector<4xi32>
              %503 = arith.ori %502, %c79 : vector<4xi32>
              %504 = vector.shuffle %500, %503 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %505 = vector.bitcast %504 : vector<8xi32> to vector<16xf16>
              %506 = arith.subf %505, %c81 : vector<16xf16>
              %507 = arith.addi %449, %c17 : index
              %508 = vector.load %4[%507] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %509 = arith.addi %507, %c32 : index
              %510 = vector.load %4[%509] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %511 = vector.shuffle %508, %510 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %512 = wave.mma %496, %511, %481 : vector<16xf16>, vector<8xf32>
              %513 = wave.mma %506, %511, %482 : vector<16xf16>, vector<8xf32>
              %514 = arith.addi %450, %c6 : index
              %515 = vector.load %kv[%514] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %516 = arith.addi %453, %c6 : index
              %517 = vector.load %kv[%516] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %518 = vector.bitcast %484 : vector<4xi32> to vector<16xi8>
              %519 = vector.bitcast %518 : vector<16xi8> to vector<4xi32>
              %520 = arith.andi %519, %c78 : vector<4xi32>
              %521 = arith.ori %520, %c79 : vector<4xi32>
              %522 = arith.shrui %519, %c80 : vector<4xi32>
              %523 = arith.andi %522, %c78 : vector<4xi32>
              %524 = arith.ori %523, %c79 : vector<4xi32>
              %525 = vector.shuffle %521, %524 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %526 = vector.bitcast %525 : vector<8xi32> to vector<16xf16>
              %527 = arith.subf %526, %c81 : vector<16xf16>
              %528 = vector.bitcast %486 : vector<4xi32> to vector<16xi8>
              %529 = vector.bitcast %528 : vector<16xi8> to vector<4xi32>
              %530 = arith.andi %529, %c78 : vector<4xi32>
              %531 = arith.ori %530, %c79 : vector<4xi32>
              %532 = arith.shrui %529, %c80 : vector<4xi32>
              %533 = arith.andi %532, %c78 : vector<4xi32>
              %534 = arith.ori %533, %c79 : vector<4xi32>
              %535 = vector.shuffle %531, %534 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %536 = vector.bitcast %535 : vector<8xi32> to vector<16xf16>
              %537 = arith.subf %536, %c81 : vector<16xf16>
              %538 = arith.addi %449, %c52 : index
              %539 = vector.load %4[%538] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %540 = arith.addi %538, %c32 : index
              %541 = vector.load %4[%540] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %542 = vector.shuffle %539, %541 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %543 = wave.mma %527, %542, %512 : vector<16xf16>, vector<8xf32>
              %544 = wave.mma %537, %542, %513 : vector<16xf16>, vector<8xf32>
              %545 = arith.addi %450, %c17 : index
              %546 = vector.load %kv[%545] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %547 = arith.addi %453, %c17 : index
              %548 = vector.load %kv[%547] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %549 = vector.bitcast %515 : vector<4xi32> to vector<16xi8>
              %550 = vector.bitcast %549 : vector<16xi8> to vector<4xi32>
              %551 = arith.andi %550, %c78 : vector<4xi32>
              %552 = arith.ori %551, %c79 : vector<4xi32>
              %553 = arith.shrui %550, %c80 : vector<4xi32>
              %554 = arith.andi %553, %c78 : vector<4xi32>
              %555 = arith.ori %554, %c79 : vector<4xi32>
              %556 = vector.shuffle %552, %555 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %557 = vector.bitcast %556 : vector<8xi32> to vector<16xf16>
              %558 = arith.subf %557, %c81 : vector<16xf16>
              %559 = vector.bitcast %517 : vector<4xi32> to vector<16xi8>
              %560 = vector.bitcast %559 : vector<16xi8> to vector<4xi32>
              %561 = arith.andi %560, %c78 : vector<4xi32>
              %562 = arith.ori %561, %c79 : vector<4xi32>
              %563 = arith.shrui %560, %c80 : vector<4xi32>
              %564 = arith.andi %563, %c78 : vector<4xi32>
              %565 = arith.ori %564, %c79 : vector<4xi32>
              %566 = vector.shuffle %562, %565 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %567 = vector.bitcast %566 : vector<8xi32> to vector<16xf16>
              %568 = arith.subf %567, %c81 : vector<16xf16>
              %569 = arith.addi %449, %c53 : index
              %570 = vector.load %4[%569] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %571 = arith.addi %569, %c32 : index
              %572 = vector.load %4[%571] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %573 = vector.shuffle %570, %572 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %574 = wave.mma %558, %573, %543 : vector<16xf16>, vector<8xf32>
              %575 = wave.mma %568, %573, %544 : vector<16xf16>, vector<8xf32>
              %576 = arith.addi %450, %c82 : index
              %577 = vector.load %kv[%576] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %578 = arith.addi %453, %c82 : index
              %579 = vector.load %kv[%578] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %580 = vector.bitcast %546 : vector<4xi32> to vector<16xi8>
              %581 = vector.bitcast %580 : vector<16xi8> to vector<4xi32>
              %582 = arith.andi %581, %c78 : vector<4xi32>
              %583 = arith.ori %582, %c79 : vector<4xi32>
              %584 = arith.shrui %581, %c80 : vector<4xi32>
              %585 = arith.andi %584, %c78 : vector<4xi32>
              %586 = arith.ori %585, %c79 : vector<4xi32>
              %587 = vector.shuffle %583, %586 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %588 = vector.bitcast %587 : vector<8xi32> to vector<16xf16>
              %589 = arith.subf %588, %c81 : vector<16xf16>
              %590 = vector.bitcast %548 : vector<4xi32> to vector<16xi8>
              %591 = vector.bitcast %590 : vector<16xi8> to vector<4xi32>
              %592 = arith.andi %591, %c78 : vector<4xi32>
              %593 = arith.ori %592, %c79 : vector<4xi32>
              %594 = arith.shrui %591, %c80 : vector<4xi32>
              %595 = arith.andi %594, %c78 : vector<4xi32>
              %596 = arith.ori %595, %c79 : vector<4xi32>
              %597 = vector.shuffle %593, %596 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %598 = vector.bitcast %597 : vector<8xi32> to vector<16xf16>
              %599 = arith.subf %598, %c81 : vector<16xf16>
              %600 = arith.addi %449, %c54 : index
              %601 = vector.load %4[%600] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %602 = arith.addi %600, %c32 : index
              %603 = vector.load %4[%602] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %604 = vector.shuffle %601, %603 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %605 = wave.mma %589, %604, %574 : vector<16xf16>, vector<8xf32>
              %606 = wave.mma %599, %604, %575 : vector<16xf16>, vector<8xf32>
              %607 = arith.addi %450, %c83 : index
              %608 = vector.load %kv[%607] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %609 = arith.addi %453, %c83 : index
              %610 = vector.load %kv[%609] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %611 = vector.bitcast %577 : vector<4xi32> to vector<16xi8>
              %612 = vector.bitcast %611 : vector<16xi8> to vector<4xi32>
              %613 = arith.andi %612, %c78 : vector<4xi32>
              %614 = arith.ori %613, %c79 : vector<4xi32>
              %615 = arith.shrui %612, %c80 : vector<4xi32>
              %616 = arith.andi %615, %c78 : vector<4xi32>
              %617 = arith.ori %616, %c79 : vector<4xi32>
              %618 = vector.shuffle %614, %617 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %619 = vector.bitcast %618 : vector<8xi32> to vector<16xf16>
              %620 = arith.subf %619, %c81 : vector<16xf16>
              %621 = vector.bitcast %579 : vector<4xi32> to vector<16xi8>
              %622 = vector.bitcast %621 : vector<16xi8> to vector<4xi32>
              %623 = arith.andi %622, %c78 : vector<4xi32>
              %624 = arith.ori %623, %c79 : vector<4xi32>
              %625 = arith.shrui %622, %c80 : vector<4xi32>
              %626 = arith.andi %625, %c78 : vector<4xi32>
              %627 = arith.ori %626, %c79 : vector<4xi32>
              %628 = vector.shuffle %624, %627 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %629 = vector.bitcast %628 : vector<8xi32> to vector<16xf16>
              %630 = arith.subf %629, %c81 : vector<16xf16>
              %631 = arith.addi %449, %c55 : index
              %632 = vector.load %4[%631] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %633 = arith.addi %631, %c32 : index
              %634 = vector.load %4[%633] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %635 = vector.shuffle %632, %634 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %636 = wave.mma %620, %635, %605 : vector<16xf16>, vector<8xf32>
              %637 = wave.mma %630, %635, %606 : vector<16xf16>, vector<8xf32>
              %638 = arith.addi %450, %c84 : index
              %639 = vector.load %kv[%638] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %640 = arith.addi %453, %c84 : index
              %641 = vector.load %kv[%640] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %642 = vector.bitcast %608 : vector<4xi32> to vector<16xi8>
              %643 = vector.bitcast %642 : vector<16xi8> to vector<4xi32>
              %644 = arith.andi %643, %c78 : vector<4xi32>
              %645 = arith.ori %644, %c79 : vector<4xi32>
              %646 = arith.shrui %643, %c80 : vector<4xi32>
              %647 = arith.andi %646, %c78 : vector<4xi32>
              %648 = arith.ori %647, %c79 : vector<4xi32>
              %649 = vector.shuffle %645, %648 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %650 = vector.bitcast %649 : vector<8xi32> to vector<16xf16>
              %651 = arith.subf %650, %c81 : vector<16xf16>
              %652 = vector.bitcast %610 : vector<4xi32> to vector<16xi8>
              %653 = vector.bitcast %652 : vector<16xi8> to vector<4xi32>
              %654 = arith.andi %653, %c78 : vector<4xi32>
              %655 = arith.ori %654, %c79 : vector<4xi32>
              %656 = arith.shrui %653, %c80 : vector<4xi32>
              %657 = arith.andi %656, %c78 : vector<4xi32>
              %658 = arith.ori %657, %c79 : vector<4xi32>
              %659 = vector.shuffle %655, %658 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %660 = vector.bitcast %659 : vector<8xi32> to vector<16xf16>
              %661 = arith.subf %660, %c81 : vector<16xf16>
              %662 = arith.addi %449, %c56 : index
              %663 = vector.load %4[%662] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %664 = arith.addi %662, %c32 : index
              %665 = vector.load %4[%664] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %666 = vector.shuffle %663, %665 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %667 = wave.mma %651, %666, %636 : vector<16xf16>, vector<8xf32>
              %668 = wave.mma %661, %666, %637 : vector<16xf16>, vector<8xf32>
              %669 = arith.addi %450, %c52 : index
              %670 = vector.load %kv[%669] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %671 = arith.addi %453, %c52 : index
              %672 = vector.load %kv[%671] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %673 = vector.bitcast %639 : vector<4xi32> to vector<16xi8>
              %674 = vector.bitcast %673 : vector<16xi8> to vector<4xi32>
              %675 = arith.andi %674, %c78 : vector<4xi32>
              %676 = arith.ori %675, %c79 : vector<4xi32>
              %677 = arith.shrui %674, %c80 : vector<4xi32>
              %678 = arith.andi %677, %c78 : vector<4xi32>
              %679 = arith.ori %678, %c79 : vector<4xi32>
              %680 = vector.shuffle %676, %679 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %681 = vector.bitcast %680 : vector<8xi32> to vector<16xf16>
              %682 = arith.subf %681, %c81 : vector<16xf16>
              %683 = vector.bitcast %641 : vector<4xi32> to vector<16xi8>
              %684 = vector.bitcast %683 : vector<16xi8> to vector<4xi32>
              %685 = arith.andi %684, %c78 : vector<4xi32>
              %686 = arith.ori %685, %c79 : vector<4xi32>
              %687 = arith.shrui %684, %c80 : vector<4xi32>
              %688 = arith.andi %687, %c78 : vector<4xi32>
              %689 = arith.ori %688, %c79 : vector<4xi32>
              %690 = vector.shuffle %686, %689 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %691 = vector.bitcast %690 : vector<8xi32> to vector<16xf16>
              %692 = arith.subf %691, %c81 : vector<16xf16>
              %693 = arith.addi %449, %c57 : index
              %694 = vector.load %4[%693] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %695 = arith.addi %693, %c32 : index
              %696 = vector.load %4[%695] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %697 = vector.shuffle %694, %696 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %698 = wave.mma %682, %697, %667 : vector<16xf16>, vector<8xf32>
              %699 = wave.mma %692, %697, %668 : vector<16xf16>, vector<8xf32>
              %700 = arith.addi %450, %c85 : index
              %701 = vector.load %kv[%700] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %702 = arith.addi %453, %c85 : index
              %703 = vector.load %kv[%702] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %704 = vector.bitcast %670 : vector<4xi32> to vector<16xi8>
              %705 = vector.bitcast %704 : vector<16xi8> to vector<4xi32>
              %706 = arith.andi %705, %c78 : vector<4xi32>
              %707 = arith.ori %706, %c79 : vector<4xi32>
              %708 = arith.shrui %705, %c80 : vector<4xi32>
              %709 = arith.andi %708, %c78 : vector<4xi32>
              %710 = arith.ori %709, %c79 : vector<4xi32>
              %711 = vector.shuffle %707, %710 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %712 = vector.bitcast %711 : vector<8xi32> to vector<16xf16>
              %713 = arith.subf %712, %c81 : vector<16xf16>
              %714 = vector.bitcast %672 : vector<4xi32> to vector<16xi8>
              %715 = vector.bitcast %714 : vector<16xi8> to vector<4xi32>
              %716 = arith.andi %715, %c78 : vector<4xi32>
              %717 = arith.ori %716, %c79 : vector<4xi32>
              %718 = arith.shrui %715, %c80 : vector<4xi32>
              %719 = arith.andi %718, %c78 : vector<4xi32>
              %720 = arith.ori %719, %c79 : vector<4xi32>
              %721 = vector.shuffle %717, %720 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %722 = vector.bitcast %721 : vector<8xi32> to vector<16xf16>
              %723 = arith.subf %722, %c81 : vector<16xf16>
              %724 = arith.addi %449, %c16 : index
              %725 = vector.load %4[%724] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %726 = arith.addi %724, %c32 : index
              %727 = vector.load %4[%726] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %728 = vector.shuffle %725, %727 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %729 = wave.mma %713, %728, %698 : vector<16xf16>, vector<8xf32>
              %730 = wave.mma %723, %728, %699 : vector<16xf16>, vector<8xf32>
              %731 = arith.addi %450, %c86 : index
              %732 = vector.load %kv[%731] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %733 = arith.addi %453, %c86 : index
              %734 = vector.load %kv[%733] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %735 = vector.bitcast %701 : vector<4xi32> to vector<16xi8>
              %736 = vector.bitcast %735 : vector<16xi8> to vector<4xi32>
              %737 = arith.andi %736, %c78 : vector<4xi32>
              %738 = arith.ori %737, %c79 : vector<4xi32>
              %739 = arith.shrui %736, %c80 : vector<4xi32>
              %740 = arith.andi %739, %c78 : vector<4xi32>
              %741 = arith.ori %740, %c79 : vector<4xi32>
              %742 = vector.shuffle %738, %741 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %743 = vector.bitcast %742 : vector<8xi32> to vector<16xf16>
              %744 = arith.subf %743, %c81 : vector<16xf16>
              %745 = vector.bitcast %703 : vector<4xi32> to vector<16xi8>
              %746 = vector.bitcast %745 : vector<16xi8> to vector<4xi32>
              %747 = arith.andi %746, %c78 : vector<4xi32>
              %748 = arith.ori %747, %c79 : vector<4xi32>
              %749 = arith.shrui %746, %c80 : vector<4xi32>
              %750 = arith.andi %749, %c78 : vector<4xi32>
              %751 = arith.ori %750, %c79 : vector<4xi32>
              %752 = vector.shuffle %748, %751 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %753 = vector.bitcast %752 : vector<8xi32> to vector<16xf16>
              %754 = arith.subf %753, %c81 : vector<16xf16>
              %755 = arith.addi %449, %c58 : index
              %756 = vector.load %4[%755] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %757 = arith.addi %755, %c32 : index
              %758 = vector.load %4[%757] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %759 = vector.shuffle %756, %758 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %760 = wave.mma %744, %759, %729 : vector<16xf16>, vector<8xf32>
              %761 = wave.mma %754, %759, %730 : vector<16xf16>, vector<8xf32>
              %762 = arith.addi %450, %c87 : index
              %763 = vector.load %kv[%762] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %764 = arith.addi %453, %c87 : index
              %765 = vector.load %kv[%764] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %766 = vector.bitcast %732 : vector<4xi32> to vector<16xi8>
              %767 = vector.bitcast %766 : vector<16xi8> to vector<4xi32>
              %768 = arith.andi %767, %c78 : vector<4xi32>
              %769 = arith.ori %768, %c79 : vector<4xi32>
              %770 = arith.shrui %767, %c80 : vector<4xi32>
              %771 = arith.andi %770, %c78 : vector<4xi32>
              %772 = arith.ori %771, %c79 : vector<4xi32>
              %773 = vector.shuffle %769, %772 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %774 = vector.bitcast %773 : vector<8xi32> to vector<16xf16>
              %775 = arith.subf %774, %c81 : vector<16xf16>
              %776 = vector.bitcast %734 : vector<4xi32> to vector<16xi8>
              %777 = vector.bitcast %776 : vector<16xi8> to vector<4xi32>
              %778 = arith.andi %777, %c78 : vector<4xi32>
              %779 = arith.ori %778, %c79 : vector<4xi32>
              %780 = arith.shrui %777, %c80 : vector<4xi32>
              %781 = arith.andi %780, %c78 : vector<4xi32>
              %782 = arith.ori %781, %c79 : vector<4xi32>
              %783 = vector.shuffle %779, %782 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %784 = vector.bitcast %783 : vector<8xi32> to vector<16xf16>
              %785 = arith.subf %784, %c81 : vector<16xf16>
              %786 = arith.addi %449, %c59 : index
              %787 = vector.load %4[%786] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %788 = arith.addi %786, %c32 : index
              %789 = vector.load %4[%788] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %790 = vector.shuffle %787, %789 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %791 = wave.mma %775, %790, %760 : vector<16xf16>, vector<8xf32>
              %792 = wave.mma %785, %790, %761 : vector<16xf16>, vector<8xf32>
              %793 = arith.addi %450, %c53 : index
              %794 = vector.load %kv[%793] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %795 = arith.addi %453, %c53 : index
              %796 = vector.load %kv[%795] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %797 = vector.bitcast %763 : vector<4xi32> to vector<16xi8>
              %798 = vector.bitcast %797 : vector<16xi8> to vector<4xi32>
              %799 = arith.andi %798, %c78 : vector<4xi32>
              %800 = arith.ori %799, %c79 : vector<4xi32>
              %801 = arith.shrui %798, %c80 : vector<4xi32>
              %802 = arith.andi %801, %c78 : vector<4xi32>
              %803 = arith.ori %802, %c79 : vector<4xi32>
              %804 = vector.shuffle %800, %803 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %805 = vector.bitcast %804 : vector<8xi32> to vector<16xf16>
              %806 = arith.subf %805, %c81 : vector<16xf16>
              %807 = vector.bitcast %765 : vector<4xi32> to vector<16xi8>
              %808 = vector.bitcast %807 : vector<16xi8> to vector<4xi32>
              %809 = arith.andi %808, %c78 : vector<4xi32>
              %810 = arith.ori %809, %c79 : vector<4xi32>
              %811 = arith.shrui %808, %c80 : vector<4xi32>
              %812 = arith.andi %811, %c78 : vector<4xi32>
              %813 = arith.ori %812, %c79 : vector<4xi32>
              %814 = vector.shuffle %810, %813 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %815 = vector.bitcast %814 : vector<8xi32> to vector<16xf16>
              %816 = arith.subf %815, %c81 : vector<16xf16>
              %817 = arith.addi %449, %c60 : index
              %818 = vector.load %4[%817] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %819 = arith.addi %817, %c32 : index
              %820 = vector.load %4[%819] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %821 = vector.shuffle %818, %820 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %822 = wave.mma %806, %821, %791 : vector<16xf16>, vector<8xf32>
              %823 = wave.mma %816, %821, %792 : vector<16xf16>, vector<8xf32>
              %824 = arith.addi %450, %c88 : index
              %825 = vector.load %kv[%824] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %826 = arith.addi %453, %c88 : index
              %827 = vector.load %kv[%826] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %828 = vector.bitcast %794 : vector<4xi32> to vector<16xi8>
              %829 = vector.bitcast %828 : vector<16xi8> to vector<4xi32>
              %830 = arith.andi %829, %c78 : vector<4xi32>
              %831 = arith.ori %830, %c79 : vector<4xi32>
              %832 = arith.shrui %829, %c80 : vector<4xi32>
              %833 = arith.andi %832, %c78 : vector<4xi32>
              %834 = arith.ori %833, %c79 : vector<4xi32>
              %835 = vector.shuffle %831, %834 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %836 = vector.bitcast %835 : vector<8xi32> to vector<16xf16>
              %837 = arith.subf %836, %c81 : vector<16xf16>
              %838 = vector.bitcast %796 : vector<4xi32> to vector<16xi8>
              %839 = vector.bitcast %838 : vector<16xi8> to vector<4xi32>
              %840 = arith.andi %839, %c78 : vector<4xi32>
              %841 = arith.ori %840, %c79 : vector<4xi32>
              %842 = arith.shrui %839, %c80 : vector<4xi32>
              %843 = arith.andi %842, %c78 : vector<4xi32>
              %844 = arith.ori %843, %c79 : vector<4xi32>
              %845 = vector.shuffle %841, %844 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %846 = vector.bitcast %845 : vector<8xi32> to vector<16xf16>
              %847 = arith.subf %846, %c81 : vector<16xf16>
              %848 = arith.addi %449, %c61 : index
              %849 = vector.load %4[%848] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %850 = arith.addi %848, %c32 : index
              %851 = vector.load %4[%850] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %852 = vector.shuffle %849, %851 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %853 = wave.mma %837, %852, %822 : vector<16xf16>, vector<8xf32>
              %854 = wave.mma %847, %852, %823 : vector<16xf16>, vector<8xf32>
              %855 = arith.addi %450, %c89 : index
              %856 = vector.load %kv[%855] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %857 = arith.addi %453, %c89 : index
              %858 = vector.load %kv[%857] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %859 = vector.bitcast %825 : vector<4xi32> to vector<16xi8>
              %860 = vector.bitcast %859 : vector<16xi8> to vector<4xi32>
              %861 = arith.andi %860, %c78 : vector<4xi32>
              %862 = arith.ori %861, %c79 : vector<4xi32>
              %863 = arith.shrui %860, %c80 : vector<4xi32>
              %864 = arith.andi %863, %c78 : vector<4xi32>
              %865 = arith.ori %864, %c79 : vector<4xi32>
              %866 = vector.shuffle %862, %865 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %867 = vector.bitcast %866 : vector<8xi32> to vector<16xf16>
              %868 = arith.subf %867, %c81 : vector<16xf16>
              %869 = vector.bitcast %827 : vector<4xi32> to vector<16xi8>
              %870 = vector.bitcast %869 : vector<16xi8> to vector<4xi32>
              %871 = arith.andi %870, %c78 : vector<4xi32>
              %872 = arith.ori %871, %c79 : vector<4xi32>
              %873 = arith.shrui %870, %c80 : vector<4xi32>
              %874 = arith.andi %873, %c78 : vector<4xi32>
              %875 = arith.ori %874, %c79 : vector<4xi32>
              %876 = vector.shuffle %872, %875 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %877 = vector.bitcast %876 : vector<8xi32> to vector<16xf16>
              %878 = arith.subf %877, %c81 : vector<16xf16>
              %879 = arith.addi %449, %c62 : index
              %880 = vector.load %4[%879] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %881 = arith.addi %879, %c32 : index
              %882 = vector.load %4[%881] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %883 = vector.shuffle %880, %882 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %884 = wave.mma %868, %883, %853 : vector<16xf16>, vector<8xf32>
              %885 = wave.mma %878, %883, %854 : vector<16xf16>, vector<8xf32>
              %886 = arith.addi %450, %c90 : index
              %887 = vector.load %kv[%886] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %888 = arith.addi %453, %c90 : index
              %889 = vector.load %kv[%888] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %890 = vector.bitcast %856 : vector<4xi32> to vector<16xi8>
              %891 = vector.bitcast %890 : vector<16xi8> to vector<4xi32>
              %892 = arith.andi %891, %c78 : vector<4xi32>
              %893 = arith.ori %892, %c79 : vector<4xi32>
              %894 = arith.shrui %891, %c80 : vector<4xi32>
              %895 = arith.andi %894, %c78 : vector<4xi32>
              %896 = arith.ori %895, %c79 : vector<4xi32>
              %897 = vector.shuffle %893, %896 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %898 = vector.bitcast %897 : vector<8xi32> to vector<16xf16>
              %899 = arith.subf %898, %c81 : vector<16xf16>
              %900 = vector.bitcast %858 : vector<4xi32> to vector<16xi8>
              %901 = vector.bitcast %900 : vector<16xi8> to vector<4xi32>
              %902 = arith.andi %901, %c78 : vector<4xi32>
              %903 = arith.ori %902, %c79 : vector<4xi32>
              %904 = arith.shrui %901, %c80 : vector<4xi32>
              %905 = arith.andi %904, %c78 : vector<4xi32>
              %906 = arith.ori %905, %c79 : vector<4xi32>
              %907 = vector.shuffle %903, %906 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %908 = vector.bitcast %907 : vector<8xi32> to vector<16xf16>
              %909 = arith.subf %908, %c81 : vector<16xf16>
              %910 = arith.addi %449, %c63 : index
              %911 = vector.load %4[%910] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %912 = arith.addi %910, %c32 : index
              %913 = vector.load %4[%912] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %914 = vector.shuffle %911, %913 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %915 = wave.mma %899, %914, %884 : vector<16xf16>, vector<8xf32>
              %916 = wave.mma %909, %914, %885 : vector<16xf16>, vector<8xf32>
              %917 = arith.addi %450, %c54 : index
              %918 = vector.load %kv[%917] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %919 = arith.addi %453, %c54 : index
              %920 = vector.load %kv[%919] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %921 = vector.bitcast %887 : vector<4xi32> to vector<16xi8>
              %922 = vector.bitcast %921 : vector<16xi8> to vector<4xi32>
              %923 = arith.andi %922, %c78 : vector<4xi32>
              %924 = arith.ori %923, %c79 : vector<4xi32>
              %925 = arith.shrui %922, %c80 : vector<4xi32>
              %926 = arith.andi %925, %c78 : vector<4xi32>
              %927 = arith.ori %926, %c79 : vector<4xi32>
              %928 = vector.shuffle %924, %927 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %929 = vector.bitcast %928 : vector<8xi32> to vector<16xf16>
              %930 = arith.subf %929, %c81 : vector<16xf16>
              %931 = vector.bitcast %889 : vector<4xi32> to vector<16xi8>
              %932 = vector.bitcast %931 : vector<16xi8> to vector<4xi32>
              %933 = arith.andi %932, %c78 : vector<4xi32>
              %934 = arith.ori %933, %c79 : vector<4xi32>
              %935 = arith.shrui %932, %c80 : vector<4xi32>
              %936 = arith.andi %935, %c78 : vector<4xi32>
              %937 = arith.ori %936, %c79 : vector<4xi32>
              %938 = vector.shuffle %934, %937 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %939 = vector.bitcast %938 : vector<8xi32> to vector<16xf16>
              %940 = arith.subf %939, %c81 : vector<16xf16>
              %941 = arith.addi %449, %c64 : index
              %942 = vector.load %4[%941] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %943 = arith.addi %941, %c32 : index
              %944 = vector.load %4[%943] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %945 = vector.shuffle %942, %944 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %946 = wave.mma %930, %945, %915 : vector<16xf16>, vector<8xf32>
              %947 = wave.mma %940, %945, %916 : vector<16xf16>, vector<8xf32>
              %948 = arith.addi %450, %c91 : index
              %949 = vector.load %kv[%948] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %950 = arith.addi %453, %c91 : index
              %951 = vector.load %kv[%950] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %952 = wave.opaque %946 : vector<8xf32>
              %953 = wave.opaque %947 : vector<8xf32>
              %954 = wave.opaque %413 : i32
              %955 = arith.cmpi sgt, %954, %340 : i32
              %956:2 = scf.if %955 -> (vector<8xf32>, vector<8xf32>) {
                %957 = wave.opaque %c9 : index
                %958 = arith.addi %1, %957 : index
                %959 = memref.load %7[%958] : memref<?xi32>
                %960 = arith.index_cast %2 : index to i32
                %961 = arith.addi %412, %960 : i32
                %962 = arith.subi %959, %961 : i32
                %963 = arith.subi %962, %c69 : i32
                %964 = vector.broadcast %963 : i32 to vector<8xi32>
                %965 = arith.cmpi sgt, %964, %c93 : vector<8xi32>
                %966 = arith.select %965, %952, %c92 : vector<8xi1>, vector<8xf32>
                %967 = arith.subi %962, %c68 : i32
                %968 = vector.broadcast %967 : i32 to vector<8xi32>
                %969 = arith.cmpi sgt, %968, %c93 : vector<8xi32>
                %970 = arith.select %969, %953, %c92 : vector<8xi1>, vector<8xf32>
                scf.yield %966, %970 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %952, %953 : vector<8xf32>, vector<8xf32>
              }
              %971 = wave.opaque %c9 : index
              %972 = arith.addi %1, %971 : index
              %973 = memref.load %6[%972] : memref<?xf32>
              %974 = vector.extract %956#0[0] : f32 from vector<8xf32>
              %975 = vector.extract %956#0[1] : f32 from vector<8xf32>
              %976 = vector.extract %956#0[2] : f32 from vector<8xf32>
              %977 = vector.extract %956#0[3] : f32 from vector<8xf32>
              %978 = vector.extract %956#0[4] : f32 from vector<8xf32>
              %979 = vector.extract %956#0[5] : f32 from vector<8xf32>
              %980 = vector.extract %956#0[6] : f32 from vector<8xf32>
              %981 = vector.extract %956#0[7] : f32 from vector<8xf32>
              %982 = vector.extract %956#1[0] : f32 from vector<8xf32>
              %983 = vector.extract %956#1[1] : f32 from vector<8xf32>
              %984 = vector.extract %956#1[2] : f32 from vector<8xf32>
              %985 = vector.extract %956#1[3] : f32 from vector<8xf32>
              %986 = vector.extract %956#1[4] : f32 from vector<8xf32>
              %987 = vector.extract %956#1[5] : f32 from vector<8xf32>
              %988 = vector.extract %956#1[6] : f32 from vector<8xf32>
              %989 = vector.extract %956#1[7] : f32 from vector<8xf32>
              %990 = arith.maxnumf %974, %975 fastmath<nnan> : f32
              %991 = arith.maxnumf %990, %976 fastmath<nnan> : f32
              %992 = arith.maxnumf %991, %977 fastmath<nnan> : f32
              %993 = arith.maxnumf %992, %978 fastmath<nnan> : f32
              %994 = arith.maxnumf %993, %979 fastmath<nnan> : f32
              %995 = arith.maxnumf %994, %980 fastmath<nnan> : f32
              %996 = arith.maxnumf %995, %981 fastmath<nnan> : f32
              %997 = arith.maxnumf %996, %982 fastmath<nnan> : f32
              %998 = arith.maxnumf %997, %983 fastmath<nnan> : f32
              %999 = arith.maxnumf %998, %984 fastmath<nnan> : f32
              %1000 = arith.maxnumf %999, %985 fastmath<nnan> : f32
              %1001 = arith.maxnumf %1000, %986 fastmath<nnan> : f32
              %1002 = arith.maxnumf %1001, %987 fastmath<nnan> : f32
              %1003 = arith.maxnumf %1002, %988 fastmath<nnan> : f32
              %1004 = arith.maxnumf %1003, %989 fastmath<nnan> : f32
              %1005 = wave.swap_halves %1004 : f32
              %1006 = arith.maxnumf %1004, %1005 fastmath<nnan> : f32
              %1007 = arith.mulf %1006, %973 : f32
              %1008 = arith.addf %392, %c94 : f32
              %1009 = arith.cmpf ogt, %1007, %1008 : f32
              %1010:18 = scf.if %1009 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %1011 = arith.subf %392, %1007 : f32
                %1012 = wave.exp2 %1011 : f32
                %1013 = vector.broadcast %1012 : f32 to vector<8xf32>
                %1014 = arith.mulf %393, %1012 : f32
                %1015 = arith.mulf %394, %1013 : vector<8xf32>
                %1016 = arith.mulf %395, %1013 : vector<8xf32>
                %1017 = arith.mulf %396, %1013 : vector<8xf32>
                %1018 = arith.mulf %397, %1013 : vector<8xf32>
                %1019 = arith.mulf %398, %1013 : vector<8xf32>
                %1020 = arith.mulf %399, %1013 : vector<8xf32>
                %1021 = arith.mulf %400, %1013 : vector<8xf32>
                %1022 = arith.mulf %401, %1013 : vector<8xf32>
                %1023 = arith.mulf %402, %1013 : vector<8xf32>
                %1024 = arith.mulf %403, %1013 : vector<8xf32>
                %1025 = arith.mulf %404, %1013 : vector<8xf32>
                %1026 = arith.mulf %405, %1013 : vector<8xf32>
                %1027 = arith.mulf %406, %1013 : vector<8xf32>
                %1028 = arith.mulf %407, %1013 : vector<8xf32>
                %1029 = arith.mulf %408, %1013 : vector<8xf32>
                %1030 = arith.mulf %409, %1013 : vector<8xf32>
                scf.yield %1007, %1014, %1015, %1016, %1017, %1018, %1019, %1020, %1021, %1022, %1023, %1024, %1025, %1026, %1027, %1028, %1029, %1030 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %392, %393, %394, %395, %396, %397, %398, %399, %400, %401, %402, %403, %404, %405, %406, %407, %408, %409 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %1031 = vector.broadcast %973 : f32 to vector<8xf32>
              %1032 = arith.subf %c95, %1010#0 : f32
              %1033 = vector.broadcast %1032 : f32 to vector<8xf32>
              %1034 = math.fma %956#0, %1031, %1033 : vector<8xf32>
              %1035 = wave.exp2 %1034 : vector<8xf32>
              %1036 = math.fma %956#1, %1031, %1033 : vector<8xf32>
              %1037 = wave.exp2 %1036 : vector<8xf32>
              %1038 = arith.truncf %1035 : vector<8xf32> to vector<8xf16>
              %1039 = vector.bitcast %1038 : vector<8xf16> to vector<4xi32>
              %1040 = wave.swap_halves %1039 : vector<4xi32>
              %1041 = arith.select %3, %1040, %1039 : vector<4xi32>
              %1042 = arith.select %3, %1039, %1040 : vector<4xi32>
              %1043 = vector.shuffle %1041, %1042 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1044 = vector.bitcast %1043 : vector<8xi32> to vector<16xf16>
              %1045 = arith.truncf %1037 : vector<8xf32> to vector<8xf16>
              %1046 = vector.bitcast %1045 : vector<8xf16> to vector<4xi32>
              %1047 = wave.swap_halves %1046 : vector<4xi32>
              %1048 = arith.select %3, %1047, %1046 : vector<4xi32>
              %1049 = arith.select %3, %1046, %1047 : vector<4xi32>
              %1050 = vector.shuffle %1048, %1049 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1051 = vector.bitcast %1050 : vector<8xi32> to vector<16xf16>
              %1052 = arith.addf %1035, %1037 : vector<8xf32>
              %1053 = vector.extract %1052[0] : f32 from vector<8xf32>
              %1054 = vector.extract %1052[1] : f32 from vector<8xf32>
              %1055 = vector.extract %1052[2] : f32 from vector<8xf32>
              %1056 = vector.extract %1052[3] : f32 from vector<8xf32>
              %1057 = vector.extract %1052[4] : f32 from vector<8xf32>
              %1058 = vector.extract %1052[5] : f32 from vector<8xf32>
              %1059 = vector.extract %1052[6] : f32 from vector<8xf32>
              %1060 = vector.extract %1052[7] : f32 from vector<8xf32>
              %1061 = arith.addf %1053, %1057 : f32
              %1062 = arith.addf %1054, %1058 : f32
              %1063 = arith.addf %1055, %1059 : f32
              %1064 = arith.addf %1056, %1060 : f32
              %1065 = arith.addf %1061, %1063 : f32
              %1066 = arith.addf %1062, %1064 : f32
              %1067 = arith.addf %1065, %1066 : f32
              %1068 = arith.addf %1010#1, %1067 : f32
              %1069 = wave.opaque %1068 : f32
              %1070 = wave.opaque %413 : i32
              %1071 = arith.cmpi sgt, %1070, %340 : i32
              %1072:2 = scf.if %1071 -> (vector<4xi32>, vector<4xi32>) {
                %1073 = arith.subi %362, %412 : i32
                %1074 = arith.subi %1073, %c69 : i32
                %1075 = arith.minsi %1074, %c68 : i32
                %1076 = arith.maxsi %1075, %c69 : i32
                %1077 = arith.cmpi sgt, %1076, %c69 : i32
                %1078 = arith.select %1077, %c97, %c69 : i32
                %1079 = arith.ori %c69, %1078 : i32
                %1080 = arith.cmpi sgt, %1076, %c66 : i32
                %1081 = arith.select %1080, %c97, %c69 : i32
                %1082 = arith.ori %c69, %1081 : i32
                %1083 = arith.cmpi sgt, %1076, %c98 : i32
                %1084 = arith.select %1083, %c99, %c69 : i32
                %1085 = arith.ori %1079, %1084 : i32
                %1086 = arith.cmpi sgt, %1076, %c100 : i32
                %1087 = arith.select %1086, %c99, %c69 : i32
                %1088 = arith.ori %1082, %1087 : i32
                %1089 = arith.cmpi sgt, %1076, %c101 : i32
                %1090 = arith.select %1089, %c102, %c69 : i32
                %1091 = arith.ori %1085, %1090 : i32
                %1092 = arith.cmpi sgt, %1076, %c103 : i32
                %1093 = arith.select %1092, %c102, %c69 : i32
                %1094 = arith.ori %1088, %1093 : i32
                %1095 = arith.cmpi sgt, %1076, %c104 : i32
                %1096 = arith.select %1095, %c105, %c69 : i32
                %1097 = arith.ori %1091, %1096 : i32
                %1098 = arith.cmpi sgt, %1076, %c106 : i32
                %1099 = arith.select %1098, %c105, %c69 : i32
                %1100 = arith.ori %1094, %1099 : i32
                %1101 = arith.cmpi sgt, %1076, %c107 : i32
                %1102 = arith.select %1101, %c97, %c69 : i32
                %1103 = arith.ori %c69, %1102 : i32
                %1104 = arith.cmpi sgt, %1076, %c108 : i32
                %1105 = arith.select %1104, %c97, %c69 : i32
                %1106 = arith.ori %c69, %1105 : i32
                %1107 = arith.cmpi sgt, %1076, %c109 : i32
                %1108 = arith.select %1107, %c99, %c69 : i32
                %1109 = arith.ori %1103, %1108 : i32
                %1110 = arith.cmpi sgt, %1076, %c110 : i32
                %1111 = arith.select %1110, %c99, %c69 : i32
                %1112 = arith.ori %1106, %1111 : i32
                %1113 = arith.cmpi sgt, %1076, %c111 : i32
                %1114 = arith.select %1113, %c102, %c69 : i32
                %1115 = arith.ori %1109, %1114 : i32
                %1116 = arith.cmpi sgt, %1076, %c112 : i32
                %1117 = arith.select %1116, %c102, %c69 : i32
                %1118 = arith.ori %1112, %1117 : i32
                %1119 = arith.cmpi sgt, %1076, %c51 : i32
                %1120 = arith.select %1119, %c105, %c69 : i32
                %1121 = arith.ori %1115, %1120 : i32
                %1122 = arith.cmpi sgt, %1076, %c113 : i32
                %1123 = arith.select %1122, %c105, %c69 : i32
                %1124 = arith.ori %1118, %1123 : i32
                %1125 = vector.from_elements %1097, %1121, %1100, %1124 : vector<4xi32>
                %1126 = arith.subi %1073, %c68 : i32
                %1127 = arith.minsi %1126, %c68 : i32
                %1128 = arith.maxsi %1127, %c69 : i32
                %1129 = arith.cmpi sgt, %1128, %c69 : i32
                %1130 = arith.select %1129, %c97, %c69 : i32
                %1131 = arith.ori %c69, %1130 : i32
                %1132 = arith.cmpi sgt, %1128, %c66 : i32
                %1133 = arith.select %1132, %c97, %c69 : i32
                %1134 = arith.ori %c69, %1133 : i32
                %1135 = arith.cmpi sgt, %1128, %c98 : i32
                %1136 = arith.select %1135, %c99, %c69 : i32
                %1137 = arith.ori %1131, %1136 : i32
                %1138 = arith.cmpi sgt, %1128, %c100 : i32
                %1139 = arith.select %1138, %c99, %c69 : i32
                %1140 = arith.ori %1134, %1139 : i32
                %1141 = arith.cmpi sgt, %1128, %c101 : i32
                %1142 = arith.select %1141, %c102, %c69 : i32
                %1143 = arith.ori %1137, %1142 : i32
                %1144 = arith.cmpi sgt, %1128, %c103 : i32
                %1145 = arith.select %1144, %c102, %c69 : i32
                %1146 = arith.ori %1140, %1145 : i32
                %1147 = arith.cmpi sgt, %1128, %c104 : i32
                %1148 = arith.select %1147, %c105, %c69 : i32
                %1149 = arith.ori %1143, %1148 : i32
                %1150 = arith.cmpi sgt, %1128, %c106 : i32
                %1151 = arith.select %1150, %c105, %c69 : i32
                %1152 = arith.ori %1146, %1151 : i32
                %1153 = arith.cmpi sgt, %1128, %c107 : i32
                %1154 = arith.select %1153, %c97, %c69 : i32
                %1155 = arith.ori %c69, %1154 : i32
                %1156 = arith.cmpi sgt, %1128, %c108 : i32
                %1157 = arith.select %1156, %c97, %c69 : i32
                %1158 = arith.ori %c69, %1157 : i32
                %1159 = arith.cmpi sgt, %1128, %c109 : i32
                %1160 = arith.select %1159, %c99, %c69 : i32
                %1161 = arith.ori %1155, %1160 : i32
                %1162 = arith.cmpi sgt, %1128, %c110 : i32
                %1163 = arith.select %1162, %c99, %c69 : i32
                %1164 = arith.ori %1158, %1163 : i32
                %1165 = arith.cmpi sgt, %1128, %c111 : i32
                %1166 = arith.select %1165, %c102, %c69 : i32
                %1167 = arith.ori %1161, %1166 : i32
                %1168 = arith.cmpi sgt, %1128, %c112 : i32
                %1169 = arith.select %1168, %c102, %c69 : i32
                %1170 = arith.ori %1164, %1169 : i32
                %1171 = arith.cmpi sgt, %1128, %c51 : i32
                %1172 = arith.select %1171, %c105, %c69 : i32
                %1173 = arith.ori %1167, %1172 : i32
                %1174 = arith.cmpi sgt, %1128, %c113 : i32
                %1175 = arith.select %1174, %c105, %c69 : i32
                %1176 = arith.ori %1170, %1175 : i32
                %1177 = vector.from_elements %1149, %1173, %1152, %1176 : vector<4xi32>
                scf.yield %1125, %1177 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %c96, %c96 : vector<4xi32>, vector<4xi32>
              }
              %1178 = wave.opaque %413 : i32
              %1179 = arith.cmpi sgt, %1178, %340 : i32
              %1180:2 = scf.if %1179 -> (vector<4xi32>, vector<4xi32>) {
                %1181 = arith.andi %918, %1072#0 : vector<4xi32>
                %1182 = arith.andi %920, %1072#1 : vector<4xi32>
                scf.yield %1181, %1182 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %918, %920 : vector<4xi32>, vector<4xi32>
              }
              %1183 = vector.bitcast %1180#0 : vector<4xi32> to vector<16xi8>
              %1184 = vector.bitcast %1183 : vector<16xi8> to vector<4xi32>
              %1185 = arith.andi %1184, %c78 : vector<4xi32>
              %1186 = arith.ori %1185, %c79 : vector<4xi32>
              %1187 = arith.shrui %1184, %c80 : vector<4xi32>
              %1188 = arith.andi %1187, %c78 : vector<4xi32>
              %1189 = arith.ori %1188, %c79 : vector<4xi32>
              %1190 = vector.shuffle %1186, %1189 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1191 = vector.bitcast %1190 : vector<8xi32> to vector<16xf16>
              %1192 = arith.subf %1191, %c81 : vector<16xf16>
              %1193 = wave.mma %1192, %1044, %1010#2 : vector<16xf16>, vector<8xf32>
              %1194 = vector.bitcast %1180#1 : vector<4xi32> to vector<16xi8>
              %1195 = vector.bitcast %1194 : vector<16xi8> to vector<4xi32>
              %1196 = arith.andi %1195, %c78 : vector<4xi32>
              %1197 = arith.ori %1196, %c79 : vector<4xi32>
              %1198 = arith.shrui %1195, %c80 : vector<4xi32>
              %1199 = arith.andi %1198, %c78 : vector<4xi32>
              %1200 = arith.ori %1199, %c79 : vector<4xi32>
              %1201 = vector.shuffle %1197, %1200 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1202 = vector.bitcast %1201 : vector<8xi32> to vector<16xf16>
              %1203 = arith.subf %1202, %c81 : vector<16xf16>
              %1204 = wave.mma %1203, %1051, %1193 : vector<16xf16>, vector<8xf32>
              %1205 = wave.opaque %1204 : vector<8xf32>
              %1206 = arith.addi %450, %c114 : index
              %1207 = vector.load %kv[%1206] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1208 = arith.addi %453, %c114 : index
              %1209 = vector.load %kv[%1208] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1210 = wave.opaque %413 : i32
              %1211 = arith.cmpi sgt, %1210, %340 : i32
              %1212:2 = scf.if %1211 -> (vector<4xi32>, vector<4xi32>) {
                %1213 = arith.andi %949, %1072#0 : vector<4xi32>
                %1214 = arith.andi %951, %1072#1 : vector<4xi32>
                scf.yield %1213, %1214 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %949, %951 : vector<4xi32>, vector<4xi32>
              }
              %1215 = vector.bitcast %1212#0 : vector<4xi32> to vector<16xi8>
              %1216 = vector.bitcast %1215 : vector<16xi8> to vector<4xi32>
              %1217 = arith.andi %1216, %c78 : vector<4xi32>
              %1218 = arith.ori %1217, %c79 : vector<4xi32>
              %1219 = arith.shrui %1216, %c80 : vector<4xi32>
              %1220 = arith.andi %1219, %c78 : vector<4xi32>
              %1221 = arith.ori %1220, %c79 : vector<4xi32>
              %1222 = vector.shuffle %1218, %1221 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1223 = vector.bitcast %1222 : vector<8xi32> to vector<16xf16>
              %1224 = arith.subf %1223, %c81 : vector<16xf16>
              %1225 = wave.mma %1224, %1044, %1010#3 : vector<16xf16>, vector<8xf32>
              %1226 = vector.bitcast %1212#1 : vector<4xi32> to vector<16xi8>
              %1227 = vector.bitcast %1226 : vector<16xi8> to vector<4xi32>
              %1228 = arith.andi %1227, %c78 : vector<4xi32>
              %1229 = arith.ori %1228, %c79 : vector<4xi32>
              %1230 = arith.shrui %1227, %c80 : vector<4xi32>
              %1231 = arith.andi %1230, %c78 : vector<4xi32>
              %1232 = arith.ori %1231, %c79 : vector<4xi32>
              %1233 = vector.shuffle %1229, %1232 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1234 = vector.bitcast %1233 : vector<8xi32> to vector<16xf16>
              %1235 = arith.subf %1234, %c81 : vector<16xf16>
              %1236 = wave.mma %1235, %1051, %1225 : vector<16xf16>, vector<8xf32>
              %1237 = wave.opaque %1236 : vector<8xf32>
              %1238 = arith.addi %450, %c115 : index
              %1239 = vector.load %kv[%1238] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1240 = arith.addi %453, %c115 : index
              %1241 = vector.load %kv[%1240] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1242 = wave.opaque %413 : i32
              %1243 = arith.cmpi sgt, %1242, %340 : i32
              %1244:2 = scf.if %1243 -> (vector<4xi32>, vector<4xi32>) {
                %1245 = arith.andi %1207, %1072#0 : vector<4xi32>
                %1246 = arith.andi %1209, %1072#1 : vector<4xi32>
                scf.yield %1245, %1246 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1207, %1209 : vector<4xi32>, vector<4xi32>
              }
              %1247 = vector.bitcast %1244#0 : vector<4xi32> to vector<16xi8>
              %1248 = vector.bitcast %1247 : vector<16xi8> to vector<4xi32>
              %1249 = arith.andi %1248, %c78 : vector<4xi32>
              %1250 = arith.ori %1249, %c79 : vector<4xi32>
              %1251 = arith.shrui %1248, %c80 : vector<4xi32>
              %1252 = arith.andi %1251, %c78 : vector<4xi32>
              %1253 = arith.ori %1252, %c79 : vector<4xi32>
              %1254 = vector.shuffle %1250, %1253 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1255 = vector.bitcast %1254 : vector<8xi32> to vector<16xf16>
              %1256 = arith.subf %1255, %c81 : vector<16xf16>
              %1257 = wave.mma %1256, %1044, %1010#4 : vector<16xf16>, vector<8xf32>
              %1258 = vector.bitcast %1244#1 : vector<4xi32> to vector<16xi8>
              %1259 = vector.bitcast %1258 : vector<16xi8> to vector<4xi32>
              %1260 = arith.andi %1259, %c78 : vector<4xi32>
              %1261 = arith.ori %1260, %c79 : vector<4xi32>
              %1262 = arith.shrui %1259, %c80 : vector<4xi32>
              %1263 = arith.andi %1262, %c78 : vector<4xi32>
              %1264 = arith.ori %1263, %c79 : vector<4xi32>
              %1265 = vector.shuffle %1261, %1264 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1266 = vector.bitcast %1265 : vector<8xi32> to vector<16xf16>
              %1267 = arith.subf %1266, %c81 : vector<16xf16>
              %1268 = wave.mma %1267, %1051, %1257 : vector<16xf16>, vector<8xf32>
              %1269 = wave.opaque %1268 : vector<8xf32>
              %1270 = arith.addi %450, %c55 : index
              %1271 = vector.load %kv[%1270] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1272 = arith.addi %453, %c55 : index
              %1273 = vector.load %kv[%1272] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1274 = wave.opaque %413 : i32
              %1275 = arith.cmpi sgt, %1274, %340 : i32
              %1276:2 = scf.if %1275 -> (vector<4xi32>, vector<4xi32>) {
                %1277 = arith.andi %1239, %1072#0 : vector<4xi32>
                %1278 = arith.andi %1241, %1072#1 : vector<4xi32>
                scf.yield %1277, %1278 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1239, %1241 : vector<4xi32>, vector<4xi32>
              }
              %1279 = vector.bitcast %1276#0 : vector<4xi32> to vector<16xi8>
              %1280 = vector.bitcast %1279 : vector<16xi8> to vector<4xi32>
              %1281 = arith.andi %1280, %c78 : vector<4xi32>
              %1282 = arith.ori %1281, %c79 : vector<4xi32>
              %1283 = arith.shrui %1280, %c80 : vector<4xi32>
              %1284 = arith.andi %1283, %c78 : vector<4xi32>
              %1285 = arith.ori %1284, %c79 : vector<4xi32>
              %1286 = vector.shuffle %1282, %1285 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1287 = vector.bitcast %1286 : vector<8xi32> to vector<16xf16>
              %1288 = arith.subf %1287, %c81 : vector<16xf16>
              %1289 = wave.mma %1288, %1044, %1010#5 : vector<16xf16>, vector<8xf32>
              %1290 = vector.bitcast %1276#1 : vector<4xi32> to vector<16xi8>
              %1291 = vector.bitcast %1290 : vector<16xi8> to vector<4xi32>
              %1292 = arith.andi %1291, %c78 : vector<4xi32>
              %1293 = arith.ori %1292, %c79 : vector<4xi32>
              %1294 = arith.shrui %1291, %c80 : vector<4xi32>
              %1295 = arith.andi %1294, %c78 : vector<4xi32>
              %1296 = arith.ori %1295, %c79 : vector<4xi32>
              %1297 = vector.shuffle %1293, %1296 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1298 = vector.bitcast %1297 : vector<8xi32> to vector<16xf16>
              %1299 = arith.subf %1298, %c81 : vector<16xf16>
              %1300 = wave.mma %1299, %1051, %1289 : vector<16xf16>, vector<8xf32>
              %1301 = wave.opaque %1300 : vector<8xf32>
              %1302 = arith.addi %450, %c116 : index
              %1303 = vector.load %kv[%1302] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1304 = arith.addi %453, %c116 : index
              %1305 = vector.load %kv[%1304] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1306 = wave.opaque %413 : i32
              %1307 = arith.cmpi sgt, %1306, %340 : i32
              %1308:2 = scf.if %1307 -> (vector<4xi32>, vector<4xi32>) {
                %1309 = arith.andi %1271, %1072#0 : vector<4xi32>
                %1310 = arith.andi %1273, %1072#1 : vector<4xi32>
                scf.yield %1309, %1310 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1271, %1273 : vector<4xi32>, vector<4xi32>
              }
              %1311 = vector.bitcast %1308#0 : vector<4xi32> to vector<16xi8>
              %1312 = vector.bitcast %1311 : vector<16xi8> to vector<4xi32>
              %1313 = arith.andi %1312, %c78 : vector<4xi32>
              %1314 = arith.ori %1313, %c79 : vector<4xi32>
              %1315 = arith.shrui %1312, %c80 : vector<4xi32>
              %1316 = arith.andi %1315, %c78 : vector<4xi32>
              %1317 = arith.ori %1316, %c79 : vector<4xi32>
              %1318 = vector.shuffle %1314, %1317 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1319 = vector.bitcast %1318 : vector<8xi32> to vector<16xf16>
              %1320 = arith.subf %1319, %c81 : vector<16xf16>
              %1321 = wave.mma %1320, %1044, %1010#6 : vector<16xf16>, vector<8xf32>
              %1322 = vector.bitcast %1308#1 : vector<4xi32> to vector<16xi8>
              %1323 = vector.bitcast %1322 : vector<16xi8> to vector<4xi32>
              %1324 = arith.andi %1323, %c78 : vector<4xi32>
              %1325 = arith.ori %1324, %c79 : vector<4xi32>
              %1326 = arith.shrui %1323, %c80 : vector<4xi32>
              %1327 = arith.andi %1326, %c78 : vector<4xi32>
              %1328 = arith.ori %1327, %c79 : vector<4xi32>
              %1329 = vector.shuffle %1325, %1328 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1330 = vector.bitcast %1329 : vector<8xi32> to vector<16xf16>
              %1331 = arith.subf %1330, %c81 : vector<16xf16>
              %1332 = wave.mma %1331, %1051, %1321 : vector<16xf16>, vector<8xf32>
              %1333 = wave.opaque %1332 : vector<8xf32>
              %1334 = arith.addi %450, %c117 : index
              %1335 = vector.load %kv[%1334] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1336 = arith.addi %453, %c117 : index
              %1337 = vector.load %kv[%1336] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1338 = wave.opaque %413 : i32
              %1339 = arith.cmpi sgt, %1338, %340 : i32
              %1340:2 = scf.if %1339 -> (vector<4xi32>, vector<4xi32>) {
                %1341 = arith.andi %1303, %1072#0 : vector<4xi32>
                %1342 = arith.andi %1305, %1072#1 : vector<4xi32>
                scf.yield %1341, %1342 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1303, %1305 : vector<4xi32>, vector<4xi32>
              }
              %1343 = vector.bitcast %1340#0 : vector<4xi32> to vector<16xi8>
              %1344 = vector.bitcast %1343 : vector<16xi8> to vector<4xi32>
              %1345 = arith.andi %1344, %c78 : vector<4xi32>
              %1346 = arith.ori %1345, %c79 : vector<4xi32>
              %1347 = arith.shrui %1344, %c80 : vector<4xi32>
              %1348 = arith.andi %1347, %c78 : vector<4xi32>
              %1349 = arith.ori %1348, %c79 : vector<4xi32>
              %1350 = vector.shuffle %1346, %1349 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1351 = vector.bitcast %1350 : vector<8xi32> to vector<16xf16>
              %1352 = arith.subf %1351, %c81 : vector<16xf16>
              %1353 = wave.mma %1352, %1044, %1010#7 : vector<16xf16>, vector<8xf32>
              %1354 = vector.bitcast %1340#1 : vector<4xi32> to vector<16xi8>
              %1355 = vector.bitcast %1354 : vector<16xi8> to vector<4xi32>
              %1356 = arith.andi %1355, %c78 : vector<4xi32>
              %1357 = arith.ori %1356, %c79 : vector<4xi32>
              %1358 = arith.shrui %1355, %c80 : vector<4xi32>
              %1359 = arith.andi %1358, %c78 : vector<4xi32>
              %1360 = arith.ori %1359, %c79 : vector<4xi32>
              %1361 = vector.shuffle %1357, %1360 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1362 = vector.bitcast %1361 : vector<8xi32> to vector<16xf16>
              %1363 = arith.subf %1362, %c81 : vector<16xf16>
              %1364 = wave.mma %1363, %1051, %1353 : vector<16xf16>, vector<8xf32>
              %1365 = wave.opaque %1364 : vector<8xf32>
              %1366 = arith.addi %450, %c118 : index
              %1367 = vector.load %kv[%1366] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1368 = arith.addi %453, %c118 : index
              %1369 = vector.load %kv[%1368] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1370 = wave.opaque %413 : i32
              %1371 = arith.cmpi sgt, %1370, %340 : i32
              %1372:2 = scf.if %1371 -> (vector<4xi32>, vector<4xi32>) {
                %1373 = arith.andi %1335, %1072#0 : vector<4xi32>
                %1374 = arith.andi %1337, %1072#1 : vector<4xi32>
                scf.yield %1373, %1374 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1335, %1337 : vector<4xi32>, vector<4xi32>
              }
              %1375 = vector.bitcast %1372#0 : vector<4xi32> to vector<16xi8>
              %1376 = vector.bitcast %1375 : vector<16xi8> to vector<4xi32>
              %1377 = arith.andi %1376, %c78 : vector<4xi32>
              %1378 = arith.ori %1377, %c79 : vector<4xi32>
              %1379 = arith.shrui %1376, %c80 : vector<4xi32>
              %1380 = arith.andi %1379, %c78 : vector<4xi32>
              %1381 = arith.ori %1380, %c79 : vector<4xi32>
              %1382 = vector.shuffle %1378, %1381 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1383 = vector.bitcast %1382 : vector<8xi32> to vector<16xf16>
              %1384 = arith.subf %1383, %c81 : vector<16xf16>
              %1385 = wave.mma %1384, %1044, %1010#8 : vector<16xf16>, vector<8xf32>
              %1386 = vector.bitcast %1372#1 : vector<4xi32> to vector<16xi8>
              %1387 = vector.bitcast %1386 : vector<16xi8> to vector<4xi32>
              %1388 = arith.andi %1387, %c78 : vector<4xi32>
              %1389 = arith.ori %1388, %c79 : vector<4xi32>
              %1390 = arith.shrui %1387, %c80 : vector<4xi32>
              %1391 = arith.andi %1390, %c78 : vector<4xi32>
              %1392 = arith.ori %1391, %c79 : vector<4xi32>
              %1393 = vector.shuffle %1389, %1392 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1394 = vector.bitcast %1393 : vector<8xi32> to vector<16xf16>
              %1395 = arith.subf %1394, %c81 : vector<16xf16>
              %1396 = wave.mma %1395, %1051, %1385 : vector<16xf16>, vector<8xf32>
              %1397 = wave.opaque %1396 : vector<8xf32>
              %1398 = arith.addi %450, %c56 : index
              %1399 = vector.load %kv[%1398] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1400 = arith.addi %453, %c56 : index
              %1401 = vector.load %kv[%1400] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1402 = wave.opaque %413 : i32
              %1403 = arith.cmpi sgt, %1402, %340 : i32
              %1404:2 = scf.if %1403 -> (vector<4xi32>, vector<4xi32>) {
                %1405 = arith.andi %1367, %1072#0 : vector<4xi32>
                %1406 = arith.andi %1369, %1072#1 : vector<4xi32>
                scf.yield %1405, %1406 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1367, %1369 : vector<4xi32>, vector<4xi32>
              }
              %1407 = vector.bitcast %1404#0 : vector<4xi32> to vector<16xi8>
              %1408 = vector.bitcast %1407 : vector<16xi8> to vector<4xi32>
              %1409 = arith.andi %1408, %c78 : vector<4xi32>
              %1410 = arith.ori %1409, %c79 : vector<4xi32>
              %1411 = arith.shrui %1408, %c80 : vector<4xi32>
              %1412 = arith.andi %1411, %c78 : vector<4xi32>
              %1413 = arith.ori %1412, %c79 : vector<4xi32>
              %1414 = vector.shuffle %1410, %1413 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1415 = vector.bitcast %1414 : vector<8xi32> to vector<16xf16>
              %1416 = arith.subf %1415, %c81 : vector<16xf16>
              %1417 = wave.mma %1416, %1044, %1010#9 : vector<16xf16>, vector<8xf32>
              %1418 = vector.bitcast %1404#1 : vector<4xi32> to vector<16xi8>
              %1419 = vector.bitcast %1418 : vector<16xi8> to vector<4xi32>
              %1420 = arith.andi %1419, %c78 : vector<4xi32>
              %1421 = arith.ori %1420, %c79 : vector<4xi32>
              %1422 = arith.shrui %1419, %c80 : vector<4xi32>
              %1423 = arith.andi %1422, %c78 : vector<4xi32>
              %1424 = arith.ori %1423, %c79 : vector<4xi32>
              %1425 = vector.shuffle %1421, %1424 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1426 = vector.bitcast %1425 : vector<8xi32> to vector<16xf16>
              %1427 = arith.subf %1426, %c81 : vector<16xf16>
              %1428 = wave.mma %1427, %1051, %1417 : vector<16xf16>, vector<8xf32>
              %1429 = wave.opaque %1428 : vector<8xf32>
              %1430 = arith.addi %450, %c119 : index
              %1431 = vector.load %kv[%1430] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1432 = arith.addi %453, %c119 : index
              %1433 = vector.load %kv[%1432] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1434 = wave.opaque %413 : i32
              %1435 = arith.cmpi sgt, %1434, %340 : i32
              %1436:2 = scf.if %1435 -> (vector<4xi32>, vector<4xi32>) {
                %1437 = arith.andi %1399, %1072#0 : vector<4xi32>
                %1438 = arith.andi %1401, %1072#1 : vector<4xi32>
                scf.yield %1437, %1438 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1399, %1401 : vector<4xi32>, vector<4xi32>
              }
              %1439 = vector.bitcast %1436#0 : vector<4xi32> to vector<16xi8>
              %1440 = vector.bitcast %1439 : vector<16xi8> to vector<4xi32>
              %1441 = arith.andi %1440, %c78 : vector<4xi32>
              %1442 = arith.ori %1441, %c79 : vector<4xi32>
              %1443 = arith.shrui %1440, %c80 : vector<4xi32>
              %1444 = arith.andi %1443, %c78 : vector<4xi32>
              %1445 = arith.ori %1444, %c79 : vector<4xi32>
              %1446 = vector.shuffle %1442, %1445 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1447 = vector.bitcast %1446 : vector<8xi32> to vector<16xf16>
              %1448 = arith.subf %1447, %c81 : vector<16xf16>
              %1449 = wave.mma %1448, %1044, %1010#10 : vector<16xf16>, vector<8xf32>
              %1450 = vector.bitcast %1436#1 : vector<4xi32> to vector<16xi8>
              %1451 = vector.bitcast %1450 : vector<16xi8> to vector<4xi32>
              %1452 = arith.andi %1451, %c78 : vector<4xi32>
              %1453 = arith.ori %1452, %c79 : vector<4xi32>
              %1454 = arith.shrui %1451, %c80 : vector<4xi32>
              %1455 = arith.andi %1454, %c78 : vector<4xi32>
              %1456 = arith.ori %1455, %c79 : vector<4xi32>
              %1457 = vector.shuffle %1453, %1456 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1458 = vector.bitcast %1457 : vector<8xi32> to vector<16xf16>
              %1459 = arith.subf %1458, %c81 : vector<16xf16>
              %1460 = wave.mma %1459, %1051, %1449 : vector<16xf16>, vector<8xf32>
              %1461 = wave.opaque %1460 : vector<8xf32>
              %1462 = arith.addi %450, %c120 : index
              %1463 = vector.load %kv[%1462] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1464 = arith.addi %453, %c120 : index
              %1465 = vector.load %kv[%1464] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1466 = wave.opaque %413 : i32
              %1467 = arith.cmpi sgt, %1466, %340 : i32
              %1468:2 = scf.if %1467 -> (vector<4xi32>, vector<4xi32>) {
                %1469 = arith.andi %1431, %1072#0 : vector<4xi32>
                %1470 = arith.andi %1433, %1072#1 : vector<4xi32>
                scf.yield %1469, %1470 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1431, %1433 : vector<4xi32>, vector<4xi32>
              }
              %1471 = vector.bitcast %1468#0 : vector<4xi32> to vector<16xi8>
              %1472 = vector.bitcast %1471 : vector<16xi8> to vector<4xi32>
              %1473 = arith.andi %1472, %c78 : vector<4xi32>
              %1474 = arith.ori %1473, %c79 : vector<4xi32>
              %1475 = arith.shrui %1472, %c80 : vector<4xi32>
              %1476 = arith.andi %1475, %c78 : vector<4xi32>
              %1477 = arith.ori %1476, %c79 : vector<4xi32>
              %1478 = vector.shuffle %1474, %1477 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1479 = vector.bitcast %1478 : vector<8xi32> to vector<16xf16>
              %1480 = arith.subf %1479, %c81 : vector<16xf16>
              %1481 = wave.mma %1480, %1044, %1010#11 : vector<16xf16>, vector<8xf32>
              %1482 = vector.bitcast %1468#1 : vector<4xi32> to vector<16xi8>
              %1483 = vector.bitcast %1482 : vector<16xi8> to vector<4xi32>
              %1484 = arith.andi %1483, %c78 : vector<4xi32>
              %1485 = arith.ori %1484, %c79 : vector<4xi32>
              %1486 = arith.shrui %1483, %c80 : vector<4xi32>
              %1487 = arith.andi %1486, %c78 : vector<4xi32>
              %1488 = arith.ori %1487, %c79 : vector<4xi32>
              %1489 = vector.shuffle %1485, %1488 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1490 = vector.bitcast %1489 : vector<8xi32> to vector<16xf16>
              %1491 = arith.subf %1490, %c81 : vector<16xf16>
              %1492 = wave.mma %1491, %1051, %1481 : vector<16xf16>, vector<8xf32>
              %1493 = wave.opaque %1492 : vector<8xf32>
              %1494 = arith.addi %450, %c121 : index
              %1495 = vector.load %kv[%1494] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1496 = arith.addi %453, %c121 : index
              %1497 = vector.load %kv[%1496] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1498 = wave.opaque %413 : i32
              %1499 = arith.cmpi sgt, %1498, %340 : i32
              %1500:2 = scf.if %1499 -> (vector<4xi32>, vector<4xi32>) {
                %1501 = arith.andi %1463, %1072#0 : vector<4xi32>
                %1502 = arith.andi %1465, %1072#1 : vector<4xi32>
                scf.yield %1501, %1502 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1463, %1465 : vector<4xi32>, vector<4xi32>
              }
              %1503 = vector.bitcast %1500#0 : vector<4xi32> to vector<16xi8>
              %1504 = vector.bitcast %1503 : vector<16xi8> to vector<4xi32>
              %1505 = arith.andi %1504, %c78 : vector<4xi32>
              %1506 = arith.ori %1505, %c79 : vector<4xi32>
              %1507 = arith.shrui %1504, %c80 : vector<4xi32>
              %1508 = arith.andi %1507, %c78 : vector<4xi32>
              %1509 = arith.ori %1508, %c79 : vector<4xi32>
              %1510 = vector.shuffle %1506, %1509 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1511 = vector.bitcast %1510 : vector<8xi32> to vector<16xf16>
              %1512 = arith.subf %1511, %c81 : vector<16xf16>
              %1513 = wave.mma %1512, %1044, %1010#12 : vector<16xf16>, vector<8xf32>
              %1514 = vector.bitcast %1500#1 : vector<4xi32> to vector<16xi8>
              %1515 = vector.bitcast %1514 : vector<16xi8> to vector<4xi32>
              %1516 = arith.andi %1515, %c78 : vector<4xi32>
              %1517 = arith.ori %1516, %c79 : vector<4xi32>
              %1518 = arith.shrui %1515, %c80 : vector<4xi32>
              %1519 = arith.andi %1518, %c78 : vector<4xi32>
              %1520 = arith.ori %1519, %c79 : vector<4xi32>
              %1521 = vector.shuffle %1517, %1520 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1522 = vector.bitcast %1521 : vector<8xi32> to vector<16xf16>
              %1523 = arith.subf %1522, %c81 : vector<16xf16>
              %1524 = wave.mma %1523, %1051, %1513 : vector<16xf16>, vector<8xf32>
              %1525 = wave.opaque %1524 : vector<8xf32>
              %1526 = arith.addi %450, %c57 : index
              %1527 = vector.load %kv[%1526] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1528 = arith.addi %453, %c57 : index
              %1529 = vector.load %kv[%1528] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1530 = wave.opaque %413 : i32
              %1531 = arith.cmpi sgt, %1530, %340 : i32
              %1532:2 = scf.if %1531 -> (vector<4xi32>, vector<4xi32>) {
                %1533 = arith.andi %1495, %1072#0 : vector<4xi32>
                %1534 = arith.andi %1497, %1072#1 : vector<4xi32>
                scf.yield %1533, %1534 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1495, %1497 : vector<4xi32>, vector<4xi32>
              }
              %1535 = vector.bitcast %1532#0 : vector<4xi32> to vector<16xi8>
              %1536 = vector.bitcast %1535 : vector<16xi8> to vector<4xi32>
              %1537 = arith.andi %1536, %c78 : vector<4xi32>
              %1538 = arith.ori %1537, %c79 : vector<4xi32>
              %1539 = arith.shrui %1536, %c80 : vector<4xi32>
              %1540 = arith.andi %1539, %c78 : vector<4xi32>
              %1541 = arith.ori %1540, %c79 : vector<4xi32>
              %1542 = vector.shuffle %1538, %1541 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1543 = vector.bitcast %1542 : vector<8xi32> to vector<16xf16>
              %1544 = arith.subf %1543, %c81 : vector<16xf16>
              %1545 = wave.mma %1544, %1044, %1010#13 : vector<16xf16>, vector<8xf32>
              %1546 = vector.bitcast %1532#1 : vector<4xi32> to vector<16xi8>
              %1547 = vector.bitcast %1546 : vector<16xi8> to vector<4xi32>
              %1548 = arith.andi %1547, %c78 : vector<4xi32>
              %1549 = arith.ori %1548, %c79 : vector<4xi32>
              %1550 = arith.shrui %1547, %c80 : vector<4xi32>
              %1551 = arith.andi %1550, %c78 : vector<4xi32>
              %1552 = arith.ori %1551, %c79 : vector<4xi32>
              %1553 = vector.shuffle %1549, %1552 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1554 = vector.bitcast %1553 : vector<8xi32> to vector<16xf16>
              %1555 = arith.subf %1554, %c81 : vector<16xf16>
              %1556 = wave.mma %1555, %1051, %1545 : vector<16xf16>, vector<8xf32>
              %1557 = wave.opaque %1556 : vector<8xf32>
              %1558 = arith.addi %450, %c122 : index
              %1559 = vector.load %kv[%1558] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1560 = arith.addi %453, %c122 : index
              %1561 = vector.load %kv[%1560] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1562 = wave.opaque %413 : i32
              %1563 = arith.cmpi sgt, %1562, %340 : i32
              %1564:2 = scf.if %1563 -> (vector<4xi32>, vector<4xi32>) {
                %1565 = arith.andi %1527, %1072#0 : vector<4xi32>
                %1566 = arith.andi %1529, %1072#1 : vector<4xi32>
                scf.yield %1565, %1566 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1527, %1529 : vector<4xi32>, vector<4xi32>
              }
              %1567 = vector.bitcast %1564#0 : vector<4xi32> to vector<16xi8>
              %1568 = vector.bitcast %1567 : vector<16xi8> to vector<4xi32>
              %1569 = arith.andi %1568, %c78 : vector<4xi32>
              %1570 = arith.ori %1569, %c79 : vector<4xi32>
              %1571 = arith.shrui %1568, %c80 : vector<4xi32>
              %1572 = arith.andi %1571, %c78 : vector<4xi32>
              %1573 = arith.ori %1572, %c79 : vector<4xi32>
              %1574 = vector.shuffle %1570, %1573 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1575 = vector.bitcast %1574 : vector<8xi32> to vector<16xf16>
              %1576 = arith.subf %1575, %c81 : vector<16xf16>
              %1577 = wave.mma %1576, %1044, %1010#14 : vector<16xf16>, vector<8xf32>
              %1578 = vector.bitcast %1564#1 : vector<4xi32> to vector<16xi8>
              %1579 = vector.bitcast %1578 : vector<16xi8> to vector<4xi32>
              %1580 = arith.andi %1579, %c78 : vector<4xi32>
              %1581 = arith.ori %1580, %c79 : vector<4xi32>
              %1582 = arith.shrui %1579, %c80 : vector<4xi32>
              %1583 = arith.andi %1582, %c78 : vector<4xi32>
              %1584 = arith.ori %1583, %c79 : vector<4xi32>
              %1585 = vector.shuffle %1581, %1584 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1586 = vector.bitcast %1585 : vector<8xi32> to vector<16xf16>
              %1587 = arith.subf %1586, %c81 : vector<16xf16>
              %1588 = wave.mma %1587, %1051, %1577 : vector<16xf16>, vector<8xf32>
              %1589 = wave.opaque %1588 : vector<8xf32>
              %1590 = arith.addi %450, %c123 : index
              %1591 = vector.load %kv[%1590] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1592 = arith.addi %453, %c123 : index
              %1593 = vector.load %kv[%1592] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1594 = wave.opaque %413 : i32
              %1595 = arith.cmpi sgt, %1594, %340 : i32
              %1596:2 = scf.if %1595 -> (vector<4xi32>, vector<4xi32>) {
                %1597 = arith.andi %1559, %1072#0 : vector<4xi32>
                %1598 = arith.andi %1561, %1072#1 : vector<4xi32>
                scf.yield %1597, %1598 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1559, %1561 : vector<4xi32>, vector<4xi32>
              }
              %1599 = vector.bitcast %1596#0 : vector<4xi32> to vector<16xi8>
              %1600 = vector.bitcast %1599 : vector<16xi8> to vector<4xi32>
              %1601 = arith.andi %1600, %c78 : vector<4xi32>
              %1602 = arith.ori %1601, %c79 : vector<4xi32>
              %1603 = arith.shrui %1600, %c80 : vector<4xi32>
              %1604 = arith.andi %1603, %c78 : vector<4xi32>
              %1605 = arith.ori %1604, %c79 : vector<4xi32>
              %1606 = vector.shuffle %1602, %1605 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1607 = vector.bitcast %1606 : vector<8xi32> to vector<16xf16>
              %1608 = arith.subf %1607, %c81 : vector<16xf16>
              %1609 = wave.mma %1608, %1044, %1010#15 : vector<16xf16>, vector<8xf32>
              %1610 = vector.bitcast %1596#1 : vector<4xi32> to vector<16xi8>
              %1611 = vector.bitcast %1610 : vector<16xi8> to vector<4xi32>
              %1612 = arith.andi %1611, %c78 : vector<4xi32>
              %1613 = arith.ori %1612, %c79 : vector<4xi32>
              %1614 = arith.shrui %1611, %c80 : vector<4xi32>
              %1615 = arith.andi %1614, %c78 : vector<4xi32>
              %1616 = arith.ori %1615, %c79 : vector<4xi32>
              %1617 = vector.shuffle %1613, %1616 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1618 = vector.bitcast %1617 : vector<8xi32> to vector<16xf16>
              %1619 = arith.subf %1618, %c81 : vector<16xf16>
              %1620 = wave.mma %1619, %1051, %1609 : vector<16xf16>, vector<8xf32>
              %1621 = wave.opaque %1620 : vector<8xf32>
              %1622 = arith.addi %450, %c124 : index
              %1623 = vector.load %kv[%1622] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1624 = arith.addi %453, %c124 : index
              %1625 = vector.load %kv[%1624] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1626 = wave.opaque %413 : i32
              %1627 = arith.cmpi sgt, %1626, %340 : i32
              %1628:2 = scf.if %1627 -> (vector<4xi32>, vector<4xi32>) {
                %1629 = arith.andi %1591, %1072#0 : vector<4xi32>
                %1630 = arith.andi %1593, %1072#1 : vector<4xi32>
                scf.yield %1629, %1630 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1591, %1593 : vector<4xi32>, vector<4xi32>
              }
              %1631 = vector.bitcast %1628#0 : vector<4xi32> to vector<16xi8>
              %1632 = vector.bitcast %1631 : vector<16xi8> to vector<4xi32>
              %1633 = arith.andi %1632, %c78 : vector<4xi32>
              %1634 = arith.ori %1633, %c79 : vector<4xi32>
              %1635 = arith.shrui %1632, %c80 : vector<4xi32>
              %1636 = arith.andi %1635, %c78 : vector<4xi32>
              %1637 = arith.ori %1636, %c79 : vector<4xi32>
              %1638 = vector.shuffle %1634, %1637 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1639 = vector.bitcast %1638 : vector<8xi32> to vector<16xf16>
              %1640 = arith.subf %1639, %c81 : vector<16xf16>
              %1641 = wave.mma %1640, %1044, %1010#16 : vector<16xf16>, vector<8xf32>
              %1642 = vector.bitcast %1628#1 : vector<4xi32> to vector<16xi8>
              %1643 = vector.bitcast %1642 : vector<16xi8> to vector<4xi32>
              %1644 = arith.andi %1643, %c78 : vector<4xi32>
              %1645 = arith.ori %1644, %c79 : vector<4xi32>
              %1646 = arith.shrui %1643, %c80 : vector<4xi32>
              %1647 = arith.andi %1646, %c78 : vector<4xi32>
              %1648 = arith.ori %1647, %c79 : vector<4xi32>
              %1649 = vector.shuffle %1645, %1648 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1650 = vector.bitcast %1649 : vector<8xi32> to vector<16xf16>
              %1651 = arith.subf %1650, %c81 : vector<16xf16>
              %1652 = wave.mma %1651, %1051, %1641 : vector<16xf16>, vector<8xf32>
              %1653 = wave.opaque %1652 : vector<8xf32>
              wave.pin
              %1654 = wave.opaque %413 : i32
              %1655 = arith.cmpi sgt, %1654, %340 : i32
              %1656:2 = scf.if %1655 -> (vector<4xi32>, vector<4xi32>) {
                %1657 = arith.andi %1623, %1072#0 : vector<4xi32>
                %1658 = arith.andi %1625, %1072#1 : vector<4xi32>
                scf.yield %1657, %1658 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1623, %1625 : vector<4xi32>, vector<4xi32>
              }
              %1659 = vector.bitcast %1656#0 : vector<4xi32> to vector<16xi8>
              %1660 = vector.bitcast %1659 : vector<16xi8> to vector<4xi32>
              %1661 = arith.andi %1660, %c78 : vector<4xi32>
              %1662 = arith.ori %1661, %c79 : vector<4xi32>
              %1663 = arith.shrui %1660, %c80 : vector<4xi32>
              %1664 = arith.andi %1663, %c78 : vector<4xi32>
              %1665 = arith.ori %1664, %c79 : vector<4xi32>
              %1666 = vector.shuffle %1662, %1665 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1667 = vector.bitcast %1666 : vector<8xi32> to vector<16xf16>
              %1668 = arith.subf %1667, %c81 : vector<16xf16>
              %1669 = wave.mma %1668, %1044, %1010#17 : vector<16xf16>, vector<8xf32>
              %1670 = vector.bitcast %1656#1 : vector<4xi32> to vector<16xi8>
              %1671 = vector.bitcast %1670 : vector<16xi8> to vector<4xi32>
              %1672 = arith.andi %1671, %c78 : vector<4xi32>
              %1673 = arith.ori %1672, %c79 : vector<4xi32>
              %1674 = arith.shrui %1671, %c80 : vector<4xi32>
              %1675 = arith.andi %1674, %c78 : vector<4xi32>
              %1676 = arith.ori %1675, %c79 : vector<4xi32>
              %1677 = vector.shuffle %1673, %1676 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %1678 = vector.bitcast %1677 : vector<8xi32> to vector<16xf16>
              %1679 = arith.subf %1678, %c81 : vector<16xf16>
              %1680 = wave.mma %1679, %1051, %1669 : vector<16xf16>, vector<8xf32>
              %1681 = wave.opaque %1680 : vector<8xf32>
              wave.pin
              %1682 = wave.opaque %413 : i32
              %1683 = arith.cmpi slt, %1682, %362 : i32
              %1684:2 = scf.if %1683 -> (vector<4xi32>, vector<4xi32>) {
                %1685 = arith.addi %439, %35 : index
                %1686 = arith.addi %1685, %c9 : index
                %1687 = vector.load %kv[%1686] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1688 = arith.addi %447, %35 : index
                %1689 = arith.addi %1688, %c9 : index
                %1690 = vector.load %kv[%1689] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %1687, %1690 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1656#0, %1656#1 : vector<4xi32>, vector<4xi32>
              }
              scf.yield %1684#0, %1684#1, %1010#0, %1069, %1205, %1237, %1269, %1301, %1333, %1365, %1397, %1429, %1461, %1493, %1525, %1557, %1589, %1621, %1653, %1681 : vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %1691 = wave.opaque %c9 : index
            %1692 = arith.addi %0, %1691 : index
            %1693 = arith.cmpi eq, %360, %357 : i32
            %1694 = wave.swap_halves %410#3 : f32
            %1695 = arith.addf %410#3, %1694 : f32
            %1696 = arith.addi %1692, %c9 : index
            %1697:2 = scf.if %1693 -> (f32, f32) {
              scf.yield %c73, %c74 : f32, f32
            } else {
              %1698 = arith.addi %1696, %c9 : index
              %1699 = memref.load %8[%1698] : memref<?xf32>
              %1700 = arith.addi %1696, %c20 : index
              %1701 = memref.load %8[%1700] : memref<?xf32>
              scf.yield %1699, %1701 : f32, f32
            }
            %1702 = arith.maxnumf %1697#0, %410#2 fastmath<nnan> : f32
            %1703 = arith.subf %1697#0, %1702 : f32
            %1704 = wave.exp2 %1703 : f32
            %1705 = arith.subf %410#2, %1702 : f32
            %1706 = wave.exp2 %1705 : f32
            %1707 = arith.mulf %1697#1, %1704 : f32
            %1708 = math.fma %1695, %1706, %1707 : f32
            memref.store %1702, %8[%1696] : memref<?xf32>
            %1709 = arith.addi %1696, %c20 : index
            memref.store %1708, %8[%1709] : memref<?xf32>
            %1710 = vector.broadcast %1704 : f32 to vector<8xf32>
            %1711 = vector.broadcast %1706 : f32 to vector<8xf32>
            scf.if %1693 {
              %1712 = arith.muli %1692, %c12 : index
              %1713 = arith.addi %c9, %1712 : index
              %1714 = arith.addi %1713, %c9 : index
              %1715 = arith.addi %1714, %c9 : index
              %1716 = vector.shuffle %410#4, %410#4 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1716, %5[%1715] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1717 = vector.shuffle %410#4, %410#4 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1718 = arith.addi %1715, %c32 : index
              vector.store %1717, %5[%1718] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1719 = arith.addi %1714, %c17 : index
              %1720 = vector.shuffle %410#5, %410#5 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1720, %5[%1719] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1721 = vector.shuffle %410#5, %410#5 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1722 = arith.addi %1719, %c32 : index
              vector.store %1721, %5[%1722] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1723 = arith.addi %1714, %c52 : index
              %1724 = vector.shuffle %410#6, %410#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1724, %5[%1723] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1725 = vector.shuffle %410#6, %410#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1726 = arith.addi %1723, %c32 : index
              vector.store %1725, %5[%1726] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1727 = arith.addi %1714, %c53 : index
              %1728 = vector.shuffle %410#7, %410#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1728, %5[%1727] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1729 = vector.shuffle %410#7, %410#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1730 = arith.addi %1727, %c32 : index
              vector.store %1729, %5[%1730] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1731 = arith.addi %1714, %c54 : index
              %1732 = vector.shuffle %410#8, %410#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1732, %5[%1731] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1733 = vector.shuffle %410#8, %410#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1734 = arith.addi %1731, %c32 : index
              vector.store %1733, %5[%1734] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1735 = arith.addi %1714, %c55 : index
              %1736 = vector.shuffle %410#9, %410#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1736, %5[%1735] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1737 = vector.shuffle %410#9, %410#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1738 = arith.addi %1735, %c32 : index
              vector.store %1737, %5[%1738] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1739 = arith.addi %1714, %c56 : index
              %1740 = vector.shuffle %410#10, %410#10 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1740, %5[%1739] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1741 = vector.shuffle %410#10, %410#10 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1742 = arith.addi %1739, %c32 : index
              vector.store %1741, %5[%1742] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1743 = arith.addi %1714, %c57 : index
              %1744 = vector.shuffle %410#11, %410#11 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1744, %5[%1743] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1745 = vector.shuffle %410#11, %410#11 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1746 = arith.addi %1743, %c32 : index
              vector.store %1745, %5[%1746] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1747 = arith.addi %1714, %c16 : index
              %1748 = vector.shuffle %410#12, %410#12 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1748, %5[%1747] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1749 = vector.shuffle %410#12, %410#12 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1750 = arith.addi %1747, %c32 : index
              vector.store %1749, %5[%1750] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1751 = arith.addi %1714, %c58 : index
              %1752 = vector.shuffle %410#13, %410#13 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1752, %5[%1751] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1753 = vector.shuffle %410#13, %410#13 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1754 = arith.addi %1751, %c32 : index
              vector.store %1753, %5[%1754] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1755 = arith.addi %1714, %c59 : index
              %1756 = vector.shuffle %410#14, %410#14 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1756, %5[%1755] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1757 = vector.shuffle %410#14, %410#14 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1758 = arith.addi %1755, %c32 : index
              vector.store %1757, %5[%1758] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1759 = arith.addi %1714, %c60 : index
              %1760 = vector.shuffle %410#15, %410#15 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1760, %5[%1759] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1761 = vector.shuffle %410#15, %410#15 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1762 = arith.addi %1759, %c32 : index
              vector.store %1761, %5[%1762] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1763 = arith.addi %1714, %c61 : index
              %1764 = vector.shuffle %410#16, %410#16 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1764, %5[%1763] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1765 = vector.shuffle %410#16, %410#16 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1766 = arith.addi %1763, %c32 : index
              vector.store %1765, %5[%1766] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1767 = arith.addi %1714, %c62 : index
              %1768 = vector.shuffle %410#17, %410#17 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1768, %5[%1767] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1769 = vector.shuffle %410#17, %410#17 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1770 = arith.addi %1767, %c32 : index
              vector.store %1769, %5[%1770] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1771 = arith.addi %1714, %c63 : index
              %1772 = vector.shuffle %410#18, %410#18 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1772, %5[%1771] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1773 = vector.shuffle %410#18, %410#18 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1774 = arith.addi %1771, %c32 : index
              vector.store %1773, %5[%1774] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1775 = arith.addi %1714, %c64 : index
              %1776 = vector.shuffle %410#19, %410#19 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1776, %5[%1775] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1777 = vector.shuffle %410#19, %410#19 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1778 = arith.addi %1775, %c32 : index
              vector.store %1777, %5[%1778] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1779 = arith.muli %1692, %c12 : index
              %1780 = arith.addi %c9, %1779 : index
              %1781 = arith.addi %1780, %c9 : index
              %1782 = arith.addi %1781, %c9 : index
              %1783 = vector.load %5[%1782] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1784 = arith.addi %1782, %c32 : index
              %1785 = vector.load %5[%1784] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1786 = vector.shuffle %1783, %1785 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1787 = arith.mulf %1786, %1710 : vector<8xf32>
              %1788 = math.fma %410#4, %1711, %1787 : vector<8xf32>
              %1789 = vector.shuffle %1788, %1788 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1789, %5[%1782] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1790 = vector.shuffle %1788, %1788 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1790, %5[%1784] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1791 = arith.addi %1781, %c17 : index
              %1792 = vector.load %5[%1791] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1793 = arith.addi %1791, %c32 : index
              %1794 = vector.load %5[%1793] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1795 = vector.shuffle %1792, %1794 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1796 = arith.mulf %1795, %1710 : vector<8xf32>
              %1797 = math.fma %410#5, %1711, %1796 : vector<8xf32>
              %1798 = vector.shuffle %1797, %1797 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1798, %5[%1791] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1799 = vector.shuffle %1797, %1797 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1799, %5[%1793] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1800 = arith.addi %1781, %c52 : index
              %1801 = vector.load %5[%1800] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1802 = arith.addi %1800, %c32 : index
              %1803 = vector.load %5[%1802] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1804 = vector.shuffle %1801, %1803 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1805 = arith.mulf %1804, %1710 : vector<8xf32>
              %1806 = math.fma %410#6, %1711, %1805 : vector<8xf32>
              %1807 = vector.shuffle %1806, %1806 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1807, %5[%1800] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1808 = vector.shuffle %1806, %1806 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1808, %5[%1802] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1809 = arith.addi %1781, %c53 : index
              %1810 = vector.load %5[%1809] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1811 = arith.addi %1809, %c32 : index
              %1812 = vector.load %5[%1811] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1813 = vector.shuffle %1810, %1812 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1814 = arith.mulf %1813, %1710 : vector<8xf32>
              %1815 = math.fma %410#7, %1711, %1814 : vector<8xf32>
              %1816 = vector.shuffle %1815, %1815 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1816, %5[%1809] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1817 = vector.shuffle %1815, %1815 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1817, %5[%1811] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1818 = arith.addi %1781, %c54 : index
              %1819 = vector.load %5[%1818] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1820 = arith.addi %1818, %c32 : index
              %1821 = vector.load %5[%1820] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1822 = vector.shuffle %1819, %1821 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1823 = arith.mulf %1822, %1710 : vector<8xf32>
              %1824 = math.fma %410#8, %1711, %1823 : vector<8xf32>
              %1825 = vector.shuffle %1824, %1824 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1825, %5[%1818] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1826 = vector.shuffle %1824, %1824 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1826, %5[%1820] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1827 = arith.addi %1781, %c55 : index
              %1828 = vector.load %5[%1827] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1829 = arith.addi %1827, %c32 : index
              %1830 = vector.load %5[%1829] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1831 = vector.shuffle %1828, %1830 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1832 = arith.mulf %1831, %1710 : vector<8xf32>
              %1833 = math.fma %410#9, %1711, %1832 : vector<8xf32>
              %1834 = vector.shuffle %1833, %1833 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1834, %5[%1827] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1835 = vector.shuffle %1833, %1833 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1835, %5[%1829] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1836 = arith.addi %1781, %c56 : index
              %1837 = vector.load %5[%1836] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1838 = arith.addi %1836, %c32 : index
              %1839 = vector.load %5[%1838] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1840 = vector.shuffle %1837, %1839 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1841 = arith.mulf %1840, %1710 : vector<8xf32>
              %1842 = math.fma %410#10, %1711, %1841 : vector<8xf32>
              %1843 = vector.shuffle %1842, %1842 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1843, %5[%1836] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1844 = vector.shuffle %1842, %1842 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1844, %5[%1838] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1845 = arith.addi %1781, %c57 : index
              %1846 = vector.load %5[%1845] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1847 = arith.addi %1845, %c32 : index
              %1848 = vector.load %5[%1847] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1849 = vector.shuffle %1846, %1848 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1850 = arith.mulf %1849, %1710 : vector<8xf32>
              %1851 = math.fma %410#11, %1711, %1850 : vector<8xf32>
              %1852 = vector.shuffle %1851, %1851 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1852, %5[%1845] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1853 = vector.shuffle %1851, %1851 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1853, %5[%1847] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1854 = arith.addi %1781, %c16 : index
              %1855 = vector.load %5[%1854] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1856 = arith.addi %1854, %c32 : index
              %1857 = vector.load %5[%1856] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1858 = vector.shuffle %1855, %1857 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1859 = arith.mulf %1858, %1710 : vector<8xf32>
              %1860 = math.fma %410#12, %1711, %1859 : vector<8xf32>
              %1861 = vector.shuffle %1860, %1860 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1861, %5[%1854] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1862 = vector.shuffle %1860, %1860 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1862, %5[%1856] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1863 = arith.addi %1781, %c58 : index
              %1864 = vector.load %5[%1863] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1865 = arith.addi %1863, %c32 : index
              %1866 = vector.load %5[%1865] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1867 = vector.shuffle %1864, %1866 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1868 = arith.mulf %1867, %1710 : vector<8xf32>
              %1869 = math.fma %410#13, %1711, %1868 : vector<8xf32>
              %1870 = vector.shuffle %1869, %1869 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1870, %5[%1863] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1871 = vector.shuffle %1869, %1869 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1871, %5[%1865] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1872 = arith.addi %1781, %c59 : index
              %1873 = vector.load %5[%1872] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1874 = arith.addi %1872, %c32 : index
              %1875 = vector.load %5[%1874] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1876 = vector.shuffle %1873, %1875 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1877 = arith.mulf %1876, %1710 : vector<8xf32>
              %1878 = math.fma %410#14, %1711, %1877 : vector<8xf32>
              %1879 = vector.shuffle %1878, %1878 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1879, %5[%1872] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1880 = vector.shuffle %1878, %1878 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1880, %5[%1874] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1881 = arith.addi %1781, %c60 : index
              %1882 = vector.load %5[%1881] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1883 = arith.addi %1881, %c32 : index
              %1884 = vector.load %5[%1883] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1885 = vector.shuffle %1882, %1884 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1886 = arith.mulf %1885, %1710 : vector<8xf32>
              %1887 = math.fma %410#15, %1711, %1886 : vector<8xf32>
              %1888 = vector.shuffle %1887, %1887 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1888, %5[%1881] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1889 = vector.shuffle %1887, %1887 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1889, %5[%1883] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1890 = arith.addi %1781, %c61 : index
              %1891 = vector.load %5[%1890] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1892 = arith.addi %1890, %c32 : index
              %1893 = vector.load %5[%1892] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1894 = vector.shuffle %1891, %1893 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1895 = arith.mulf %1894, %1710 : vector<8xf32>
              %1896 = math.fma %410#16, %1711, %1895 : vector<8xf32>
              %1897 = vector.shuffle %1896, %1896 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1897, %5[%1890] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1898 = vector.shuffle %1896, %1896 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1898, %5[%1892] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1899 = arith.addi %1781, %c62 : index
              %1900 = vector.load %5[%1899] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1901 = arith.addi %1899, %c32 : index
              %1902 = vector.load %5[%1901] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1903 = vector.shuffle %1900, %1902 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1904 = arith.mulf %1903, %1710 : vector<8xf32>
              %1905 = math.fma %410#17, %1711, %1904 : vector<8xf32>
              %1906 = vector.shuffle %1905, %1905 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1906, %5[%1899] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1907 = vector.shuffle %1905, %1905 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1907, %5[%1901] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1908 = arith.addi %1781, %c63 : index
              %1909 = vector.load %5[%1908] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1910 = arith.addi %1908, %c32 : index
              %1911 = vector.load %5[%1910] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1912 = vector.shuffle %1909, %1911 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1913 = arith.mulf %1912, %1710 : vector<8xf32>
              %1914 = math.fma %410#18, %1711, %1913 : vector<8xf32>
              %1915 = vector.shuffle %1914, %1914 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1915, %5[%1908] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1916 = vector.shuffle %1914, %1914 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1916, %5[%1910] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1917 = arith.addi %1781, %c64 : index
              %1918 = vector.load %5[%1917] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1919 = arith.addi %1917, %c32 : index
              %1920 = vector.load %5[%1919] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1921 = vector.shuffle %1918, %1920 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1922 = arith.mulf %1921, %1710 : vector<8xf32>
              %1923 = math.fma %410#19, %1711, %1922 : vector<8xf32>
              %1924 = vector.shuffle %1923, %1923 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1924, %5[%1917] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1925 = vector.shuffle %1923, %1923 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1925, %5[%1919] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1926 = arith.cmpi sgt, %349, %c71 : i32
          scf.if %1926 {
            %1927 = arith.cmpi eq, %357, %354 : i32
            %1928 = wave.opaque %c9 : index
            %1929 = arith.addi %0, %1928 : index
            %1930 = arith.addi %1929, %c9 : index
            %1931 = arith.addi %1930, %c9 : index
            %1932 = memref.load %8[%1931] : memref<?xf32>
            %1933 = arith.addi %1930, %c20 : index
            %1934 = memref.load %8[%1933] : memref<?xf32>
            %1935 = arith.addi %1929, %c24 : index
            %1936:2 = scf.if %1927 -> (f32, f32) {
              scf.yield %c73, %c74 : f32, f32
            } else {
              %1937 = arith.addi %1935, %c9 : index
              %1938 = memref.load %8[%1937] : memref<?xf32>
              %1939 = arith.addi %1935, %c20 : index
              %1940 = memref.load %8[%1939] : memref<?xf32>
              scf.yield %1938, %1940 : f32, f32
            }
            %1941 = arith.maxnumf %1936#0, %1932 fastmath<nnan> : f32
            %1942 = arith.subf %1936#0, %1941 : f32
            %1943 = wave.exp2 %1942 : f32
            %1944 = arith.subf %1932, %1941 : f32
            %1945 = wave.exp2 %1944 : f32
            %1946 = arith.mulf %1936#1, %1943 : f32
            %1947 = math.fma %1934, %1945, %1946 : f32
            memref.store %1941, %8[%1935] : memref<?xf32>
            %1948 = arith.addi %1935, %c20 : index
            memref.store %1947, %8[%1948] : memref<?xf32>
            %1949 = vector.broadcast %1943 : f32 to vector<8xf32>
            %1950 = vector.broadcast %1945 : f32 to vector<8xf32>
            scf.for %1951 = %c9 to %c3 step %c4 {
              %1952 = arith.muli %1929, %c12 : index
              %1953 = arith.addi %c9, %1952 : index
              %1954 = arith.addi %1953, %c9 : index
              %1955 = arith.muli %1951, %c17 : index
              %1956 = arith.addi %1954, %1955 : index
              %1957 = vector.load %5[%1956] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1958 = arith.addi %1956, %c32 : index
              %1959 = vector.load %5[%1958] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1960 = vector.shuffle %1957, %1959 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1927 {
                %1961 = arith.addi %16, %1952 : index
                %1962 = arith.addi %1961, %c9 : index
                %1963 = arith.addi %1962, %1955 : index
                %1964 = vector.shuffle %1960, %1960 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1964, %partial[%1963] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1965 = vector.shuffle %1960, %1960 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1966 = arith.addi %1963, %c32 : index
                vector.store %1965, %partial[%1966] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1967 = arith.addi %16, %1952 : index
                %1968 = arith.addi %1967, %c9 : index
                %1969 = arith.addi %1968, %1955 : index
                %1970 = vector.load %partial[%1969] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1971 = arith.addi %1969, %c32 : index
                %1972 = vector.load %partial[%1971] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1973 = vector.shuffle %1970, %1972 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1974 = arith.mulf %1973, %1949 : vector<8xf32>
                %1975 = math.fma %1960, %1950, %1974 : vector<8xf32>
                %1976 = vector.shuffle %1975, %1975 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1976, %partial[%1969] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1977 = vector.shuffle %1975, %1975 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1977, %partial[%1971] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %1978 = arith.cmpi sgt, %349, %c70 : i32
        scf.if %1978 {
          %1979 = arith.cmpi eq, %354, %c69 : i32
          %1980 = wave.opaque %c9 : index
          %1981 = arith.addi %0, %1980 : index
          %1982 = arith.addi %1981, %c24 : index
          %1983 = arith.addi %1982, %c9 : index
          %1984 = memref.load %8[%1983] : memref<?xf32>
          %1985 = arith.addi %1982, %c20 : index
          %1986 = memref.load %8[%1985] : memref<?xf32>
          %1987 = arith.addi %1981, %c32 : index
          %1988:2 = scf.if %1979 -> (f32, f32) {
            scf.yield %c73, %c74 : f32, f32
          } else {
            %1989 = arith.addi %1987, %c9 : index
            %1990 = memref.load %8[%1989] : memref<?xf32>
            %1991 = arith.addi %1987, %c20 : index
            %1992 = memref.load %8[%1991] : memref<?xf32>
            scf.yield %1990, %1992 : f32, f32
          }
          %1993 = arith.maxnumf %1988#0, %1984 fastmath<nnan> : f32
          %1994 = arith.subf %1988#0, %1993 : f32
          %1995 = wave.exp2 %1994 : f32
          %1996 = arith.subf %1984, %1993 : f32
          %1997 = wave.exp2 %1996 : f32
          %1998 = arith.mulf %1988#1, %1995 : f32
          %1999 = math.fma %1986, %1997, %1998 : f32
          memref.store %1993, %8[%1987] : memref<?xf32>
          %2000 = arith.addi %1987, %c20 : index
          memref.store %1999, %8[%2000] : memref<?xf32>
          %2001 = vector.broadcast %1995 : f32 to vector<8xf32>
          %2002 = vector.broadcast %1997 : f32 to vector<8xf32>
          scf.for %2003 = %c9 to %c3 step %c4 {
            %2004 = arith.muli %1981, %c12 : index
            %2005 = arith.addi %16, %2004 : index
            %2006 = arith.addi %2005, %c9 : index
            %2007 = arith.muli %2003, %c17 : index
            %2008 = arith.addi %2006, %2007 : index
            %2009 = vector.load %partial[%2008] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2010 = arith.addi %2008, %c32 : index
            %2011 = vector.load %partial[%2010] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2012 = vector.shuffle %2009, %2011 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1979 {
              %2013 = arith.addi %17, %2004 : index
              %2014 = arith.addi %2013, %c9 : index
              %2015 = arith.addi %2014, %2007 : index
              %2016 = vector.shuffle %2012, %2012 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2016, %partial[%2015] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2017 = vector.shuffle %2012, %2012 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %2018 = arith.addi %2015, %c32 : index
              vector.store %2017, %partial[%2018] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %2019 = arith.addi %17, %2004 : index
              %2020 = arith.addi %2019, %c9 : index
              %2021 = arith.addi %2020, %2007 : index
              %2022 = vector.load %partial[%2021] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2023 = arith.addi %2021, %c32 : index
              %2024 = vector.load %partial[%2023] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2025 = vector.shuffle %2022, %2024 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %2026 = arith.mulf %2025, %2001 : vector<8xf32>
              %2027 = math.fma %2012, %2002, %2026 : vector<8xf32>
              %2028 = vector.shuffle %2027, %2027 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %2028, %partial[%2021] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2029 = vector.shuffle %2027, %2027 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %2029, %partial[%2023] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %2030 = wave.opaque %c9 : index
      %2031 = arith.addi %0, %2030 : index
      scf.if %352 {
        %2032 = arith.addi %2031, %c9 : index
        %2033 = arith.addi %2032, %c9 : index
        %2034 = memref.load %8[%2033] : memref<?xf32>
        %2035 = arith.addi %2032, %c20 : index
        %2036 = memref.load %8[%2035] : memref<?xf32>
        %2037 = arith.divf %c125, %2036 : f32
        %2038 = vector.broadcast %2037 : f32 to vector<8xf32>
        %2039 = arith.addi %15, %2030 : index
        %2040 = arith.addi %2039, %1 : index
        %2041 = arith.addi %2040, %c9 : index
        %2042 = arith.minsi %2041, %40 : index
        %2043 = arith.divui %2042, %groupSize : index
        %2044 = arith.addi %24, %2043 : index
        %2045 = arith.remui %2042, %groupSize : index
        %2046 = arith.addi %44, %2045 : index
        %2047 = arith.muli %2046, %c17 : index
        %2048 = arith.addi %2047, %51 : index
        %2049 = arith.muli %heads, %c17 : index
        scf.for %2050 = %c9 to %c3 step %c4 {
          %2051 = arith.muli %2050, %c3 : index
          %2052 = arith.addi %2051, %2 : index
          %2053 = arith.muli %13, %c17 : index
          %2054 = arith.addi %2053, %2052 : index
          %2055 = arith.addi %2054, %c9 : index
          %2056 = memref.load %factors[%2055] : memref<?xf32>
          %2057 = arith.addi %2054, %c10 : index
          %2058 = memref.load %factors[%2057] : memref<?xf32>
          %2059 = arith.addi %2054, %c12 : index
          %2060 = memref.load %factors[%2059] : memref<?xf32>
          %2061 = arith.addi %2054, %c127 : index
          %2062 = memref.load %factors[%2061] : memref<?xf32>
          %2063 = arith.addi %2054, %c18 : index
          %2064 = memref.load %factors[%2063] : memref<?xf32>
          %2065 = arith.addi %2054, %c128 : index
          %2066 = memref.load %factors[%2065] : memref<?xf32>
          %2067 = arith.addi %2054, %c129 : index
          %2068 = memref.load %factors[%2067] : memref<?xf32>
          %2069 = arith.addi %2054, %c130 : index
          %2070 = memref.load %factors[%2069] : memref<?xf32>
          %2071 = vector.from_elements %2056, %2058, %2060, %2062, %2064, %2066, %2068, %2070 : vector<8xf32>
          %2072 = arith.muli %kvHeads, %c17 : index
          %2073 = arith.addi %2054, %2072 : index
          %2074 = arith.addi %2073, %c9 : index
          %2075 = memref.load %factors[%2074] : memref<?xf32>
          %2076 = arith.addi %2073, %c10 : index
          %2077 = memref.load %factors[%2076] : memref<?xf32>
          %2078 = arith.addi %2073, %c12 : index
          %2079 = memref.load %factors[%2078] : memref<?xf32>
          %2080 = arith.addi %2073, %c127 : index
          %2081 = memref.load %factors[%2080] : memref<?xf32>
          %2082 = arith.addi %2073, %c18 : index
          %2083 = memref.load %factors[%2082] : memref<?xf32>
          %2084 = arith.addi %2073, %c128 : index
          %2085 = memref.load %factors[%2084] : memref<?xf32>
          %2086 = arith.addi %2073, %c129 : index
          %2087 = memref.load %factors[%2086] : memref<?xf32>
          %2088 = arith.addi %2073, %c130 : index
          %2089 = memref.load %factors[%2088] : memref<?xf32>
          %2090 = vector.from_elements %2075, %2077, %2079, %2081, %2083, %2085, %2087, %2089 : vector<8xf32>
          %2091 = arith.muli %2031, %c12 : index
          %2092 = arith.addi %c9, %2091 : index
          %2093 = arith.addi %2092, %c9 : index
          %2094 = arith.muli %2050, %c17 : index
          %2095 = arith.addi %2093, %2094 : index
          %2096 = vector.load %5[%2095] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %2097 = arith.addi %2095, %c32 : index
          %2098 = vector.load %5[%2097] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %2099 = vector.shuffle %2096, %2098 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %2100 = arith.mulf %2099, %2038 : vector<8xf32>
          %2101 = math.fma %2100, %2071, %2090 : vector<8xf32>
          %2102 = arith.addf %2101, %c75 : vector<8xf32>
          %2103 = arith.minimumf %2102, %c131 : vector<8xf32>
          %2104 = arith.maximumf %2103, %c132 : vector<8xf32>
          %2105 = arith.truncf %2104 : vector<8xf32> to vector<8xf16>
          %2106 = vector.bitcast %2105 : vector<8xf16> to vector<4xi32>
          %2107 = vector.shuffle %2106, %2106 [0, 1] : vector<4xi32>, vector<4xi32>
          %2108 = vector.shuffle %2106, %2106 [2, 3] : vector<4xi32>, vector<4xi32>
          %2109 = arith.select %3, %2108, %2107 : vector<2xi32>
          %2110 = arith.select %3, %2107, %2108 : vector<2xi32>
          %2111 = wave.swap_halves %2110 : vector<2xi32>
          %2112 = arith.select %3, %2111, %2109 : vector<2xi32>
          %2113 = arith.select %3, %2109, %2111 : vector<2xi32>
          %2114 = vector.bitcast %2112 : vector<2xi32> to vector<4xf16>
          %2115 = vector.bitcast %2113 : vector<2xi32> to vector<4xf16>
          %2116 = vector.shuffle %2114, %2115 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %2117 = arith.addi %2048, %2051 : index
          %2118 = arith.divui %2044, %outTileRows : index
          %2119 = arith.divui %2049, %c3 : index
          %2120 = arith.muli %2118, %2119 : index
          %2121 = arith.divui %2117, %c3 : index
          %2122 = arith.addi %2120, %2121 : index
          %2123 = arith.muli %2122, %c10 : index
          %2124 = arith.remui %2117, %c3 : index
          %2125 = arith.divui %2124, %c18 : index
          %2126 = arith.addi %2123, %2125 : index
          %2127 = arith.muli %outTileRows, %c18 : index
          %2128 = arith.muli %2126, %2127 : index
          %2129 = arith.remui %2044, %outTileRows : index
          %2130 = arith.muli %2129, %c18 : index
          %2131 = arith.addi %2128, %2130 : index
          %2132 = arith.remui %2117, %c18 : index
          %2133 = arith.addi %2131, %2132 : index
          %2134 = arith.cmpi slt, %2041, %36 : index
          scf.if %2134 {
            vector.store %2116, %out[%2133] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %353 {
          %2135 = arith.addi %2031, %c24 : index
          %2136 = arith.addi %2135, %c9 : index
          %2137 = memref.load %8[%2136] : memref<?xf32>
          %2138 = arith.addi %2135, %c20 : index
          %2139 = memref.load %8[%2138] : memref<?xf32>
          %2140 = arith.divf %c125, %2139 : f32
          %2141 = vector.broadcast %2140 : f32 to vector<8xf32>
          %2142 = arith.addi %15, %2030 : index
          %2143 = arith.addi %2142, %1 : index
          %2144 = arith.addi %2143, %c9 : index
          %2145 = arith.minsi %2144, %40 : index
          %2146 = arith.divui %2145, %groupSize : index
          %2147 = arith.addi %24, %2146 : index
          %2148 = arith.remui %2145, %groupSize : index
          %2149 = arith.addi %44, %2148 : index
          %2150 = arith.muli %2149, %c17 : index
          %2151 = arith.addi %2150, %51 : index
          %2152 = arith.muli %heads, %c17 : index
          scf.for %2153 = %c9 to %c3 step %c4 {
            %2154 = arith.muli %2153, %c3 : index
            %2155 = arith.addi %2154, %2 : index
            %2156 = arith.muli %13, %c17 : index
            %2157 = arith.addi %2156, %2155 : index
            %2158 = arith.addi %2157, %c9 : index
            %2159 = memref.load %factors[%2158] : memref<?xf32>
            %2160 = arith.addi %2157, %c10 : index
            %2161 = memref.load %factors[%2160] : memref<?xf32>
            %2162 = arith.addi %2157, %c12 : index
            %2163 = memref.load %factors[%2162] : memref<?xf32>
            %2164 = arith.addi %2157, %c127 : index
            %2165 = memref.load %factors[%2164] : memref<?xf32>
            %2166 = arith.addi %2157, %c18 : index
            %2167 = memref.load %factors[%2166] : memref<?xf32>
            %2168 = arith.addi %2157, %c128 : index
            %2169 = memref.load %factors[%2168] : memref<?xf32>
            %2170 = arith.addi %2157, %c129 : index
            %2171 = memref.load %factors[%2170] : memref<?xf32>
            %2172 = arith.addi %2157, %c130 : index
            %2173 = memref.load %factors[%2172] : memref<?xf32>
            %2174 = vector.from_elements %2159, %2161, %2163, %2165, %2167, %2169, %2171, %2173 : vector<8xf32>
            %2175 = arith.muli %kvHeads, %c17 : index
            %2176 = arith.addi %2157, %2175 : index
            %2177 = arith.addi %2176, %c9 : index
            %2178 = memref.load %factors[%2177] : memref<?xf32>
            %2179 = arith.addi %2176, %c10 : index
            %2180 = memref.load %factors[%2179] : memref<?xf32>
            %2181 = arith.addi %2176, %c12 : index
            %2182 = memref.load %factors[%2181] : memref<?xf32>
            %2183 = arith.addi %2176, %c127 : index
            %2184 = memref.load %factors[%2183] : memref<?xf32>
            %2185 = arith.addi %2176, %c18 : index
            %2186 = memref.load %factors[%2185] : memref<?xf32>
            %2187 = arith.addi %2176, %c128 : index
            %2188 = memref.load %factors[%2187] : memref<?xf32>
            %2189 = arith.addi %2176, %c129 : index
            %2190 = memref.load %factors[%2189] : memref<?xf32>
            %2191 = arith.addi %2176, %c130 : index
            %2192 = memref.load %factors[%2191] : memref<?xf32>
            %2193 = vector.from_elements %2178, %2180, %2182, %2184, %2186, %2188, %2190, %2192 : vector<8xf32>
            %2194 = arith.muli %2031, %c12 : index
            %2195 = arith.addi %16, %2194 : index
            %2196 = arith.addi %2195, %c9 : index
            %2197 = arith.muli %2153, %c17 : index
            %2198 = arith.addi %2196, %2197 : index
            %2199 = vector.load %partial[%2198] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2200 = arith.addi %2198, %c32 : index
            %2201 = vector.load %partial[%2200] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2202 = vector.shuffle %2199, %2201 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2203 = arith.mulf %2202, %2141 : vector<8xf32>
            %2204 = math.fma %2203, %2174, %2193 : vector<8xf32>
            %2205 = arith.addf %2204, %c75 : vector<8xf32>
            %2206 = arith.minimumf %2205, %c131 : vector<8xf32>
            %2207 = arith.maximumf %2206, %c132 : vector<8xf32>
            %2208 = arith.truncf %2207 : vector<8xf32> to vector<8xf16>
            %2209 = vector.bitcast %2208 : vector<8xf16> to vector<4xi32>
            %2210 = vector.shuffle %2209, %2209 [0, 1] : vector<4xi32>, vector<4xi32>
            %2211 = vector.shuffle %2209, %2209 [2, 3] : vector<4xi32>, vector<4xi32>
            %2212 = arith.select %3, %2211, %2210 : vector<2xi32>
            %2213 = arith.select %3, %2210, %2211 : vector<2xi32>
            %2214 = wave.swap_halves %2213 : vector<2xi32>
            %2215 = arith.select %3, %2214, %2212 : vector<2xi32>
            %2216 = arith.select %3, %2212, %2214 : vector<2xi32>
            %2217 = vector.bitcast %2215 : vector<2xi32> to vector<4xf16>
            %2218 = vector.bitcast %2216 : vector<2xi32> to vector<4xf16>
            %2219 = vector.shuffle %2217, %2218 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2220 = arith.addi %2151, %2154 : index
            %2221 = arith.divui %2147, %outTileRows : index
            %2222 = arith.divui %2152, %c3 : index
            %2223 = arith.muli %2221, %2222 : index
            %2224 = arith.divui %2220, %c3 : index
            %2225 = arith.addi %2223, %2224 : index
            %2226 = arith.muli %2225, %c10 : index
            %2227 = arith.remui %2220, %c3 : index
            %2228 = arith.divui %2227, %c18 : index
            %2229 = arith.addi %2226, %2228 : index
            %2230 = arith.muli %outTileRows, %c18 : index
            %2231 = arith.muli %2229, %2230 : index
            %2232 = arith.remui %2147, %outTileRows : index
            %2233 = arith.muli %2232, %c18 : index
            %2234 = arith.addi %2231, %2233 : index
            %2235 = arith.remui %2220, %c18 : index
            %2236 = arith.addi %2234, %2235 : index
            %2237 = arith.cmpi slt, %2144, %36 : index
            scf.if %2237 {
              vector.store %2219, %out[%2236] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %2238 = arith.addi %2031, %c32 : index
          %2239 = arith.addi %2238, %c9 : index
          %2240 = memref.load %8[%2239] : memref<?xf32>
          %2241 = arith.addi %2238, %c20 : index
          %2242 = memref.load %8[%2241] : memref<?xf32>
          %2243 = arith.divf %c125, %2242 : f32
          %2244 = vector.broadcast %2243 : f32 to vector<8xf32>
          %2245 = arith.addi %15, %2030 : index
          %2246 = arith.addi %2245, %1 : index
          %2247 = arith.addi %2246, %c9 : index
          %2248 = arith.minsi %2247, %40 : index
          %2249 = arith.divui %2248, %groupSize : index
          %2250 = arith.addi %24, %2249 : index
          %2251 = arith.remui %2248, %groupSize : index
          %2252 = arith.addi %44, %2251 : index
          %2253 = arith.muli %2252, %c17 : index
          %2254 = arith.addi %2253, %51 : index
          %2255 = arith.muli %heads, %c17 : index
          scf.for %2256 = %c9 to %c3 step %c4 {
            %2257 = arith.muli %2256, %c3 : index
            %2258 = arith.addi %2257, %2 : index
            %2259 = arith.muli %13, %c17 : index
            %2260 = arith.addi %2259, %2258 : index
            %2261 = arith.addi %2260, %c9 : index
            %2262 = memref.load %factors[%2261] : memref<?xf32>
            %2263 = arith.addi %2260, %c10 : index
            %2264 = memref.load %factors[%2263] : memref<?xf32>
            %2265 = arith.addi %2260, %c12 : index
            %2266 = memref.load %factors[%2265] : memref<?xf32>
            %2267 = arith.addi %2260, %c127 : index
            %2268 = memref.load %factors[%2267] : memref<?xf32>
            %2269 = arith.addi %2260, %c18 : index
            %2270 = memref.load %factors[%2269] : memref<?xf32>
            %2271 = arith.addi %2260, %c128 : index
            %2272 = memref.load %factors[%2271] : memref<?xf32>
            %2273 = arith.addi %2260, %c129 : index
            %2274 = memref.load %factors[%2273] : memref<?xf32>
            %2275 = arith.addi %2260, %c130 : index
            %2276 = memref.load %factors[%2275] : memref<?xf32>
            %2277 = vector.from_elements %2262, %2264, %2266, %2268, %2270, %2272, %2274, %2276 : vector<8xf32>
            %2278 = arith.muli %kvHeads, %c17 : index
            %2279 = arith.addi %2260, %2278 : index
            %2280 = arith.addi %2279, %c9 : index
            %2281 = memref.load %factors[%2280] : memref<?xf32>
            %2282 = arith.addi %2279, %c10 : index
            %2283 = memref.load %factors[%2282] : memref<?xf32>
            %2284 = arith.addi %2279, %c12 : index
            %2285 = memref.load %factors[%2284] : memref<?xf32>
            %2286 = arith.addi %2279, %c127 : index
            %2287 = memref.load %factors[%2286] : memref<?xf32>
            %2288 = arith.addi %2279, %c18 : index
            %2289 = memref.load %factors[%2288] : memref<?xf32>
            %2290 = arith.addi %2279, %c128 : index
            %2291 = memref.load %factors[%2290] : memref<?xf32>
            %2292 = arith.addi %2279, %c129 : index
            %2293 = memref.load %factors[%2292] : memref<?xf32>
            %2294 = arith.addi %2279, %c130 : index
            %2295 = memref.load %factors[%2294] : memref<?xf32>
            %2296 = vector.from_elements %2281, %2283, %2285, %2287, %2289, %2291, %2293, %2295 : vector<8xf32>
            %2297 = arith.muli %2031, %c12 : index
            %2298 = arith.addi %17, %2297 : index
            %2299 = arith.addi %2298, %c9 : index
            %2300 = arith.muli %2256, %c17 : index
            %2301 = arith.addi %2299, %2300 : index
            %2302 = vector.load %partial[%2301] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2303 = arith.addi %2301, %c32 : index
            %2304 = vector.load %partial[%2303] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2305 = vector.shuffle %2302, %2304 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2306 = arith.mulf %2305, %2244 : vector<8xf32>
            %2307 = math.fma %2306, %2277, %2296 : vector<8xf32>
            %2308 = arith.addf %2307, %c75 : vector<8xf32>
            %2309 = arith.minimumf %2308, %c131 : vector<8xf32>
            %2310 = arith.maximumf %2309, %c132 : vector<8xf32>
            %2311 = arith.truncf %2310 : vector<8xf32> to vector<8xf16>
            %2312 = vector.bitcast %2311 : vector<8xf16> to vector<4xi32>
            %2313 = vector.shuffle %2312, %2312 [0, 1] : vector<4xi32>, vector<4xi32>
            %2314 = vector.shuffle %2312, %2312 [2, 3] : vector<4xi32>, vector<4xi32>
            %2315 = arith.select %3, %2314, %2313 : vector<2xi32>
            %2316 = arith.select %3, %2313, %2314 : vector<2xi32>
            %2317 = wave.swap_halves %2316 : vector<2xi32>
            %2318 = arith.select %3, %2317, %2315 : vector<2xi32>
            %2319 = arith.select %3, %2315, %2317 : vector<2xi32>
            %2320 = vector.bitcast %2318 : vector<2xi32> to vector<4xf16>
            %2321 = vector.bitcast %2319 : vector<2xi32> to vector<4xf16>
            %2322 = vector.shuffle %2320, %2321 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2323 = arith.addi %2254, %2257 : index
            %2324 = arith.divui %2250, %outTileRows : index
            %2325 = arith.divui %2255, %c3 : index
            %2326 = arith.muli %2324, %2325 : index
            %2327 = arith.divui %2323, %c3 : index
            %2328 = arith.addi %2326, %2327 : index
            %2329 = arith.muli %2328, %c10 : index
            %2330 = arith.remui %2323, %c3 : index
            %2331 = arith.divui %2330, %c18 : index
            %2332 = arith.addi %2329, %2331 : index
            %2333 = arith.muli %outTileRows, %c18 : index
            %2334 = arith.muli %2332, %2333 : index
            %2335 = arith.remui %2250, %outTileRows : index
            %2336 = arith.muli %2335, %c18 : index
            %2337 = arith.addi %2334, %2336 : index
            %2338 = arith.remui %2323, %c18 : index
            %2339 = arith.addi %2337, %2338 : index
            %2340 = arith.cmpi slt, %2247, %36 : index
            scf.if %2340 {
              vector.store %2322, %out[%2339] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}
