// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: AttentionMerge(dim=64)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_merge_d64__cpu(%step: memref<?xi32>, %partial: memref<?xf32>, %factors: memref<?xf32>, %out: memref<?xf32>) {
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c2 = arith.constant 64 : index
  %c3 = arith.constant 2 : index
  %itemsAt = wave.param "itemsAt" : index
  %c5 = arith.constant 4 : index
  %positionsAt = wave.param "positionsAt" : index
  %c7 = arith.constant 1 : index
  %c8 = arith.constant dense<0x00000000> : vector<16xf32>
  %c9 = arith.constant 0 : index
  %c10 = arith.constant 0xF149F2CA : f32
  %c11 = arith.constant 0x00000000 : f32
  %c12 = arith.constant 16 : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 48 : index
  %c15 = arith.constant 511 : index
  %c16 = arith.constant 512 : index
  %heads = wave.param "heads" : index
  %ranges = wave.param "ranges" : index
  %c19 = arith.constant 80 : index
  %c20 = arith.constant 0x3F800000 : f32
  %0 = wave.block 0
  %1 = arith.divui %0, %kvHeads : index
  %2 = arith.remui %0, %kvHeads : index
  %3 = wave.scratch %groupSize : memref<?xf32>
  %4 = wave.scratch %groupSize : memref<?xf32>
  %5 = arith.muli %groupSize, %c2 : index
  %6 = wave.scratch %5 : memref<?xf32>
  %7 = memref.load %step[%c3] : memref<?xi32>
  %8 = arith.index_cast %7 : i32 to index
  %9 = arith.cmpi slt, %1, %8 : index
  scf.if %9 {
    %10 = arith.muli %1, %c5 : index
    %11 = arith.addi %itemsAt, %10 : index
    %12 = memref.load %step[%11] : memref<?xi32>
    %13 = arith.index_cast %12 : i32 to index
    %14 = arith.addi %positionsAt, %13 : index
    %15 = memref.load %step[%14] : memref<?xi32>
    %16 = arith.index_cast %15 : i32 to index
    %17 = arith.addi %16, %c7 : index
    scf.for %18 = %c9 to %groupSize step %c7 {
      memref.store %c10, %3[%18] : memref<?xf32>
      memref.store %c11, %4[%18] : memref<?xf32>
      %19 = arith.muli %18, %c2 : index
      %20 = arith.addi %19, %c9 : index
      vector.store %c8, %6[%20] : memref<?xf32>, vector<16xf32>
      %21 = arith.addi %19, %c12 : index
      vector.store %c8, %6[%21] : memref<?xf32>, vector<16xf32>
      %22 = arith.addi %19, %c13 : index
      vector.store %c8, %6[%22] : memref<?xf32>, vector<16xf32>
      %23 = arith.addi %19, %c14 : index
      vector.store %c8, %6[%23] : memref<?xf32>, vector<16xf32>
    }
    %24 = arith.addi %17, %c15 : index
    %25 = arith.divui %24, %c16 : index
    scf.for %26 = %c9 to %25 step %c7 {
      scf.for %27 = %c9 to %groupSize step %c7 {
        %28 = arith.muli %2, %groupSize : index
        %29 = arith.addi %28, %27 : index
        %30 = arith.muli %13, %heads : index
        %31 = arith.addi %30, %29 : index
        %32 = arith.muli %31, %ranges : index
        %33 = arith.addi %32, %26 : index
        %34 = arith.muli %33, %c19 : index
        %35 = arith.addi %34, %c2 : index
        %36 = memref.load %partial[%35] : memref<?xf32>
        %37 = arith.addi %35, %c7 : index
        %38 = memref.load %partial[%37] : memref<?xf32>
        %39 = memref.load %3[%27] : memref<?xf32>
        %40 = arith.maximumf %39, %36 : f32
        %41 = arith.subf %39, %40 : f32
        %42 = wave.exp2 %41 : f32
        %43 = arith.subf %36, %40 : f32
        %44 = wave.exp2 %43 : f32
        memref.store %40, %3[%27] : memref<?xf32>
        %45 = memref.load %4[%27] : memref<?xf32>
        %46 = arith.mulf %45, %42 : f32
        %47 = math.fma %38, %44, %46 : f32
        memref.store %47, %4[%27] : memref<?xf32>
        %48 = vector.broadcast %42 : f32 to vector<16xf32>
        %49 = vector.broadcast %44 : f32 to vector<16xf32>
        %50 = arith.muli %27, %c2 : index
        %51 = arith.addi %50, %c9 : index
        %52 = vector.load %6[%51] : memref<?xf32>, vector<16xf32>
        %53 = arith.mulf %52, %48 : vector<16xf32>
        %54 = arith.addi %34, %c9 : index
        %55 = vector.load %partial[%54] : memref<?xf32>, vector<16xf32>
        %56 = math.fma %55, %49, %53 : vector<16xf32>
        vector.store %56, %6[%51] : memref<?xf32>, vector<16xf32>
        %57 = arith.addi %50, %c12 : index
        %58 = vector.load %6[%57] : memref<?xf32>, vector<16xf32>
        %59 = arith.mulf %58, %48 : vector<16xf32>
        %60 = arith.addi %34, %c12 : index
        %61 = vector.load %partial[%60] : memref<?xf32>, vector<16xf32>
        %62 = math.fma %61, %49, %59 : vector<16xf32>
        vector.store %62, %6[%57] : memref<?xf32>, vector<16xf32>
        %63 = arith.addi %50, %c13 : index
        %64 = vector.load %6[%63] : memref<?xf32>, vector<16xf32>
        %65 = arith.mulf %64, %48 : vector<16xf32>
        %66 = arith.addi %34, %c13 : index
        %67 = vector.load %partial[%66] : memref<?xf32>, vector<16xf32>
        %68 = math.fma %67, %49, %65 : vector<16xf32>
        vector.store %68, %6[%63] : memref<?xf32>, vector<16xf32>
        %69 = arith.addi %50, %c14 : index
        %70 = vector.load %6[%69] : memref<?xf32>, vector<16xf32>
        %71 = arith.mulf %70, %48 : vector<16xf32>
        %72 = arith.addi %34, %c14 : index
        %73 = vector.load %partial[%72] : memref<?xf32>, vector<16xf32>
        %74 = math.fma %73, %49, %71 : vector<16xf32>
        vector.store %74, %6[%69] : memref<?xf32>, vector<16xf32>
      }
    }
    scf.for %75 = %c9 to %groupSize step %c7 {
      %76 = arith.muli %2, %groupSize : index
      %77 = arith.addi %76, %75 : index
      %78 = arith.muli %13, %heads : index
      %79 = arith.addi %78, %77 : index
      %80 = arith.muli %79, %c2 : index
      %81 = memref.load %4[%75] : memref<?xf32>
      %82 = arith.divf %c20, %81 : f32
      %83 = vector.broadcast %82 : f32 to vector<16xf32>
      %84 = arith.muli %kvHeads, %c9 : index
      %85 = arith.addi %84, %2 : index
      %86 = arith.muli %85, %c2 : index
      %87 = arith.addi %86, %c9 : index
      %88 = vector.load %factors[%87] : memref<?xf32>, vector<16xf32>
      %89 = arith.muli %kvHeads, %c7 : index
      %90 = arith.addi %89, %2 : index
      %91 = arith.muli %90, %c2 : index
      %92 = arith.addi %91, %c9 : index
      %93 = vector.load %factors[%92] : memref<?xf32>, vector<16xf32>
      %94 = arith.muli %75, %c2 : index
      %95 = arith.addi %94, %c9 : index
      %96 = vector.load %6[%95] : memref<?xf32>, vector<16xf32>
      %97 = arith.mulf %96, %83 : vector<16xf32>
      %98 = math.fma %97, %88, %93 : vector<16xf32>
      %99 = arith.addi %80, %c9 : index
      vector.store %98, %out[%99] : memref<?xf32>, vector<16xf32>
      %100 = arith.addi %86, %c12 : index
      %101 = vector.load %factors[%100] : memref<?xf32>, vector<16xf32>
      %102 = arith.addi %91, %c12 : index
      %103 = vector.load %factors[%102] : memref<?xf32>, vector<16xf32>
      %104 = arith.addi %94, %c12 : index
      %105 = vector.load %6[%104] : memref<?xf32>, vector<16xf32>
      %106 = arith.mulf %105, %83 : vector<16xf32>
      %107 = math.fma %106, %101, %103 : vector<16xf32>
      %108 = arith.addi %80, %c12 : index
      vector.store %107, %out[%108] : memref<?xf32>, vector<16xf32>
      %109 = arith.addi %86, %c13 : index
      %110 = vector.load %factors[%109] : memref<?xf32>, vector<16xf32>
      %111 = arith.addi %91, %c13 : index
      %112 = vector.load %factors[%111] : memref<?xf32>, vector<16xf32>
      %113 = arith.addi %94, %c13 : index
      %114 = vector.load %6[%113] : memref<?xf32>, vector<16xf32>
      %115 = arith.mulf %114, %83 : vector<16xf32>
      %116 = math.fma %115, %110, %112 : vector<16xf32>
      %117 = arith.addi %80, %c13 : index
      vector.store %116, %out[%117] : memref<?xf32>, vector<16xf32>
      %118 = arith.addi %86, %c14 : index
      %119 = vector.load %factors[%118] : memref<?xf32>, vector<16xf32>
      %120 = arith.addi %91, %c14 : index
      %121 = vector.load %factors[%120] : memref<?xf32>, vector<16xf32>
      %122 = arith.addi %94, %c14 : index
      %123 = vector.load %6[%122] : memref<?xf32>, vector<16xf32>
      %124 = arith.mulf %123, %83 : vector<16xf32>
      %125 = math.fma %124, %119, %121 : vector<16xf32>
      %126 = arith.addi %80, %c14 : index
      vector.store %125, %out[%126] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
