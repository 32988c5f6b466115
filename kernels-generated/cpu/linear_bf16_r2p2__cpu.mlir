// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='bf16', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_bf16_r2p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  %f5 = arith.addi %x7, %x1 : index
  %f6 = memref.load %x2[%f5] : memref<?xf32>
  %f7 = vector.broadcast %f6 : f32 to vector<16xf32>
  %f8 = math.fma %f7, %x3, %x8 : vector<16xf32>
  %f9 = math.fma %f7, %x5, %x9 : vector<16xf32>
  func.return %f3, %f4, %f8, %f9 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @linear_bf16_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 512 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 128 : index
  %c13 = arith.constant dense<16> : vector<16xi32>
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 64 : index
  %c16 = arith.constant 96 : index
  %c17 = arith.constant 3 : index
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.divui %inputFeatures, %c4 : index
  %2 = arith.muli %1, %c5 : index
  %3 = wave.block 0
  %4 = wave.block 1
  %5 = arith.muli %3, %c6 : index
  %6 = arith.addi %5, %c7 : index
  %7 = arith.muli %6, %2 : index
  %8 = arith.addi %5, %c1 : index
  %9 = arith.muli %8, %2 : index
  %10 = memref.load %step[%countAt] : memref<?xi32>
  %11 = arith.index_cast %10 : i32 to index
  %12 = arith.muli %4, %rowsPerBlock : index
  %13 = arith.addi %12, %rowsPerBlock : index
  %14 = arith.minsi %13, %11 : index
  scf.for %15 = %12 to %14 step %c6 {
    %16 = arith.subi %14, %c1 : index
    %17 = arith.addi %15, %c7 : index
    %18 = arith.minsi %17, %16 : index
    %19 = arith.addi %15, %c1 : index
    %20 = arith.minsi %19, %16 : index
    %21 = arith.muli %18, %inputFeatures : index
    %22 = arith.muli %20, %inputFeatures : index
    %28:4 = scf.for %23 = %c7 to %1 step %c1 iter_args(%24 = %c10, %25 = %c10, %26 = %c10, %27 = %c10) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %29 = arith.muli %23, %c5 : index
      %30 = arith.addi %7, %29 : index
      %31 = arith.addi %9, %29 : index
      %32 = arith.muli %23, %c4 : index
      %38:4 = scf.for %33 = %c7 to %c11 step %c1 iter_args(%34 = %24, %35 = %25, %36 = %26, %37 = %27) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %39 = arith.muli %33, %c11 : index
        %40 = arith.addi %32, %39 : index
        %41 = arith.muli %33, %c12 : index
        %42 = arith.addi %30, %41 : index
        %43 = arith.addi %42, %c7 : index
        %44 = vector.load %w[%43] : memref<?xi8>, vector<32xi8>
        %45 = vector.bitcast %44 : vector<32xi8> to vector<16xi16>
        %46 = arith.extui %45 : vector<16xi16> to vector<16xi32>
        %47 = arith.shli %46, %c13 : vector<16xi32>
        %48 = arith.bitcast %47 : vector<16xi32> to vector<16xf32>
        %49 = arith.addi %31, %41 : index
        %50 = arith.addi %49, %c7 : index
        %51 = vector.load %w[%50] : memref<?xi8>, vector<32xi8>
        %52 = vector.bitcast %51 : vector<32xi8> to vector<16xi16>
        %53 = arith.extui %52 : vector<16xi16> to vector<16xi32>
        %54 = arith.shli %53, %c13 : vector<16xi32>
        %55 = arith.bitcast %54 : vector<16xi32> to vector<16xf32>
        %56 = arith.addi %40, %c7 : index
        %57:4 = func.call @linear_bf16_r2p2__cpu.0(%21, %56, %x, %48, %34, %55, %35, %22, %36, %37) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %58 = arith.addi %42, %c14 : index
        %59 = vector.load %w[%58] : memref<?xi8>, vector<32xi8>
        %60 = vector.bitcast %59 : vector<32xi8> to vector<16xi16>
        %61 = arith.extui %60 : vector<16xi16> to vector<16xi32>
        %62 = arith.shli %61, %c13 : vector<16xi32>
        %63 = arith.bitcast %62 : vector<16xi32> to vector<16xf32>
        %64 = arith.addi %49, %c14 : index
        %65 = vector.load %w[%64] : memref<?xi8>, vector<32xi8>
        %66 = vector.bitcast %65 : vector<32xi8> to vector<16xi16>
        %67 = arith.extui %66 : vector<16xi16> to vector<16xi32>
        %68 = arith.shli %67, %c13 : vector<16xi32>
        %69 = arith.bitcast %68 : vector<16xi32> to vector<16xf32>
        %70 = arith.addi %40, %c1 : index
        %71:4 = func.call @linear_bf16_r2p2__cpu.0(%21, %70, %x, %63, %57#0, %69, %57#1, %22, %57#2, %57#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %72 = arith.addi %42, %c15 : index
        %73 = vector.load %w[%72] : memref<?xi8>, vector<32xi8>
        %74 = vector.bitcast %73 : vector<32xi8> to vector<16xi16>
        %75 = arith.extui %74 : vector<16xi16> to vector<16xi32>
        %76 = arith.shli %75, %c13 : vector<16xi32>
        %77 = arith.bitcast %76 : vector<16xi32> to vector<16xf32>
        %78 = arith.addi %49, %c15 : index
        %79 = vector.load %w[%78] : memref<?xi8>, vector<32xi8>
        %80 = vector.bitcast %79 : vector<32xi8> to vector<16xi16>
        %81 = arith.extui %80 : vector<16xi16> to vector<16xi32>
        %82 = arith.shli %81, %c13 : vector<16xi32>
        %83 = arith.bitcast %82 : vector<16xi32> to vector<16xf32>
        %84 = arith.addi %40, %c6 : index
        %85:4 = func.call @linear_bf16_r2p2__cpu.0(%21, %84, %x, %77, %71#0, %83, %71#1, %22, %71#2, %71#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %86 = arith.addi %42, %c16 : index
        %87 = vector.load %w[%86] : memref<?xi8>, vector<32xi8>
        %88 = vector.bitcast %87 : vector<32xi8> to vector<16xi16>
        %89 = arith.extui %88 : vector<16xi16> to vector<16xi32>
        %90 = arith.shli %89, %c13 : vector<16xi32>
        %91 = arith.bitcast %90 : vector<16xi32> to vector<16xf32>
        %92 = arith.addi %49, %c16 : index
        %93 = vector.load %w[%92] : memref<?xi8>, vector<32xi8>
        %94 = vector.bitcast %93 : vector<32xi8> to vector<16xi16>
        %95 = arith.extui %94 : vector<16xi16> to vector<16xi32>
        %96 = arith.shli %95, %c13 : vector<16xi32>
        %97 = arith.bitcast %96 : vector<16xi32> to vector<16xf32>
        %98 = arith.addi %40, %c17 : index
        %99:4 = func.call @linear_bf16_r2p2__cpu.0(%21, %98, %x, %91, %85#0, %97, %85#1, %22, %85#2, %85#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %99#0, %99#1, %99#2, %99#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %38#0, %38#1, %38#2, %38#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %100 = arith.cmpi slt, %17, %14 : index
    scf.if %100 {
      %101 = arith.muli %17, %outputFeatures : index
      %102 = arith.muli %3, %c14 : index
      %103 = arith.addi %101, %102 : index
      scf.if %0 {
        %104 = arith.addi %103, %c7 : index
        %105 = vector.load %residual[%104] : memref<?xf32>, vector<16xf32>
        %106 = arith.addf %105, %28#0 : vector<16xf32>
        vector.store %106, %out[%104] : memref<?xf32>, vector<16xf32>
      } else {
        %107 = arith.addi %103, %c7 : index
        vector.store %28#0, %out[%107] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %108 = arith.addi %103, %c4 : index
        %109 = vector.load %residual[%108] : memref<?xf32>, vector<16xf32>
        %110 = arith.addf %109, %28#1 : vector<16xf32>
        vector.store %110, %out[%108] : memref<?xf32>, vector<16xf32>
      } else {
        %111 = arith.addi %103, %c4 : index
        vector.store %28#1, %out[%111] : memref<?xf32>, vector<16xf32>
      }
    }
    %112 = arith.cmpi slt, %19, %14 : index
    scf.if %112 {
      %113 = arith.muli %19, %outputFeatures : index
      %114 = arith.muli %3, %c14 : index
      %115 = arith.addi %113, %114 : index
      scf.if %0 {
        %116 = arith.addi %115, %c7 : index
        %117 = vector.load %residual[%116] : memref<?xf32>, vector<16xf32>
        %118 = arith.addf %117, %28#2 : vector<16xf32>
        vector.store %118, %out[%116] : memref<?xf32>, vector<16xf32>
      } else {
        %119 = arith.addi %115, %c7 : index
        vector.store %28#2, %out[%119] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %120 = arith.addi %115, %c4 : index
        %121 = vector.load %residual[%120] : memref<?xf32>, vector<16xf32>
        %122 = arith.addf %121, %28#3 : vector<16xf32>
        vector.store %122, %out[%120] : memref<?xf32>, vector<16xf32>
      } else {
        %123 = arith.addi %115, %c4 : index
        vector.store %28#3, %out[%123] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
