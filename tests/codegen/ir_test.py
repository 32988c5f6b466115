"""kvcgen.ir: the text a Kernel writes, and what it refuses."""

import unittest

from kvcgen.ir import Kernel


def body(kernel):
    """The lines between the kernel's head and its return, without indentation."""
    lines = [line.strip() for line in kernel.text().splitlines()]
    return lines[1:-2]


class KernelText(unittest.TestCase):
    def test_an_empty_kernel_has_head_and_return(self):
        kernel = Kernel("copy__cpu", {"x": "f32", "codes": "i8"})
        self.assertEqual(
            kernel.text(),
            "wave.kernel @copy__cpu(%x: memref<?xf32>, %codes: memref<?xi8>) {\n"
            "  wave.return\n"
            "}\n",
        )

    def test_arguments_are_attributes(self):
        kernel = Kernel("k", {"x": "f32"})
        self.assertEqual((kernel.x.name, kernel.x.type), ("%x", "memref<?xf32>"))
        with self.assertRaisesRegex(AttributeError, "^y$"):
            kernel.y  # noqa: B018

    def test_constants_and_parameters_are_written_once_at_the_top(self):
        kernel = Kernel("k", {"x": "i32"})
        row = kernel.block(0)
        features = kernel.param("features")
        at = row * features + 16
        again = row * kernel.param("features") + 16
        kernel.store(kernel.load(kernel.x, at), kernel.x, again)
        self.assertEqual(
            body(kernel),
            [
                '%features = wave.param "features" : index',
                "%c1 = arith.constant 16 : index",
                "%0 = wave.block 0",
                "%1 = arith.muli %0, %features : index",
                "%2 = arith.addi %1, %c1 : index",
                "%3 = memref.load %x[%2] : memref<?xi32>",
                "memref.store %3, %x[%2] : memref<?xi32>",
            ],
        )

    def test_what_a_region_writes_is_written_again_behind_it(self):
        kernel = Kernel("k", {"x": "f32"})
        row = kernel.block(0)
        with kernel.when(row.compare("slt", 4)):
            inside = row + 1
        behind = row + 1
        self.assertNotEqual(inside.name, behind.name)
        self.assertIs(row + 1, behind)

    def test_loads_are_never_taken_for_each_other(self):
        kernel = Kernel("k", {"x": "f32"})
        self.assertIsNot(kernel.load(kernel.x, 0), kernel.load(kernel.x, 0))

    def test_an_integer_and_a_float_of_one_value_are_two_constants(self):
        kernel = Kernel("k", {})
        self.assertNotEqual(kernel.const(1, "i32").name, kernel.const(1, "i16").name)
        self.assertIs(kernel.const(1, "i32"), kernel.const(1, "i32"))

    def test_vectors_are_loaded_and_stored_with_their_length(self):
        kernel = Kernel("k", {"x": "f32"})
        kernel.vstore(kernel.vload(kernel.x, 0, 16), kernel.x, 16)
        self.assertEqual(
            body(kernel)[2:],
            [
                "%0 = vector.load %x[%c0] : memref<?xf32>, vector<16xf32>",
                "vector.store %0, %x[%c1] : memref<?xf32>, vector<16xf32>",
            ],
        )


class Waves(unittest.TestCase):
    """What only a target of many lanes has."""

    def test_waves_and_constant_arguments_are_in_the_head(self):
        kernel = Kernel("k", {"x": "f32", "y": "i8"}, waves=8, constant=("y",))
        self.assertEqual(
            kernel.text().splitlines()[0],
            "wave.kernel @k(%x: memref<?xf32>, %y: memref<?xi8> {wave.constant})"
            " attributes {waves = 8 : i64} {",
        )

    def test_operations_between_lanes_and_waves(self):
        kernel = Kernel("k", {"x": "f16", "codes": "i8", "n": "i32"})
        at = kernel.opaque(kernel.wave())
        a = kernel.fp8_decode("e4m3", kernel.vload(kernel.codes, at, 16), "f16", True)
        low = kernel.vload(kernel.x, at, 8)
        b = kernel.concat(low, low)
        d = kernel.mma(a, b, kernel.const(0.0, "vector<8xf32>"))
        one = kernel.swap_halves(kernel.extract(d, 3))
        kernel.pack([one, one])
        kernel.barrier()
        kernel.arrive(kernel.n, at, 5)
        order = ", ".join(map(str, range(16)))
        self.assertEqual(
            body(kernel)[2:],
            [
                "%0 = wave.wave",
                "%1 = wave.opaque %0 : index",
                "%2 = vector.load %codes[%1] : memref<?xi8>, vector<16xi8>",
                '%3 = wave.fp8_decode "e4m3" packed %2 : vector<16xi8> -> vector<16xf16>',
                "%4 = vector.load %x[%1] : memref<?xf16>, vector<8xf16>",
                f"%5 = vector.shuffle %4, %4 [{order}] : vector<8xf16>, vector<8xf16>",
                "%6 = wave.mma %3, %5, %c0 : vector<16xf16>, vector<8xf32>",
                "%7 = vector.extract %6[3] : f32 from vector<8xf32>",
                "%8 = wave.swap_halves %7 : f32",
                "%9 = vector.from_elements %8, %8 : vector<2xf32>",
                "wave.barrier",
                "%10 = wave.arrive %n[%1], %c1 : memref<?xi32>",
            ],
        )


class Functions(unittest.TestCase):
    def test_bodies_that_differ_in_what_they_take_are_one_function(self):
        kernel = Kernel("k", {"x": "f32"})
        first, second = kernel.block(0), kernel.block(1)
        for at in (first, second):
            (value,) = kernel.shared(lambda: [kernel.load(kernel.x, at + 16)])
            kernel.shared(lambda: kernel.store(value, kernel.x, at))
        self.assertEqual(
            kernel.text().splitlines(),
            [
                "func.func private @k.0(%x0: index, %x1: memref<?xf32>) -> (f32) {",
                "  %fc0 = arith.constant 16 : index",
                "  %f0 = arith.addi %x0, %fc0 : index",
                "  %f1 = memref.load %x1[%f0] : memref<?xf32>",
                "  func.return %f1 : f32",
                "}",
                "func.func private @k.1(%x0: f32, %x1: memref<?xf32>, %x2: index) {",
                "  memref.store %x0, %x1[%x2] : memref<?xf32>",
                "  func.return",
                "}",
                "wave.kernel @k(%x: memref<?xf32>) {",
                "  %0 = wave.block 0",
                "  %1 = wave.block 1",
                "  %2 = func.call @k.0(%0, %x) : (index, memref<?xf32>) -> (f32)",
                "  func.call @k.1(%2, %x, %0) : (f32, memref<?xf32>, index) -> ()",
                "  %3 = func.call @k.0(%1, %x) : (index, memref<?xf32>) -> (f32)",
                "  func.call @k.1(%3, %x, %1) : (f32, memref<?xf32>, index) -> ()",
                "  wave.return",
                "}",
            ],
        )

    def test_a_body_that_writes_something_else_is_another_function(self):
        kernel = Kernel("k", {"x": "f32"})
        for offset in (1, 2):
            kernel.shared(lambda: [kernel.load(kernel.x, offset)])
        self.assertIn("@k.1", kernel.text())


class Literals(unittest.TestCase):
    def literal(self, number, type_):
        kernel = Kernel("k", {})
        kernel.const(number, type_)
        return (
            body(kernel)[0]
            .removeprefix("%c0 = arith.constant ")
            .removesuffix(f" : {type_}")
        )

    def test_f32_is_written_bit_by_bit(self):
        # A decimal of f64 would round twice.
        self.assertEqual(self.literal(1.0, "f32"), "0x3F800000")
        self.assertEqual(self.literal(0.1, "f32"), "0x3DCCCCCD")
        self.assertEqual(self.literal(float("-inf"), "f32"), "0xFF800000")

    def test_vectors_are_dense(self):
        self.assertEqual(self.literal(0.0, "vector<16xf32>"), "dense<0x00000000>")
        self.assertEqual(self.literal(3, "vector<16xi32>"), "dense<3>")
        self.assertEqual(
            self.literal([1, 2, 3, 4], "vector<4xi32>"), "dense<[1, 2, 3, 4]>"
        )


class Arithmetic(unittest.TestCase):
    def test_the_type_decides_the_operation(self):
        kernel = Kernel("k", {"x": "f32", "n": "i32"})
        f, i = kernel.load(kernel.x, 0), kernel.load(kernel.n, 0)
        for value, expected in [
            (f + f, "arith.addf %0, %0 : f32"),
            (f - f, "arith.subf %0, %0 : f32"),
            (f * f, "arith.mulf %0, %0 : f32"),
            (f / f, "arith.divf %0, %0 : f32"),
            (f.min(f), "arith.minimumf %0, %0 : f32"),
            (f.max(f), "arith.maximumf %0, %0 : f32"),
            (f.compare("olt", f), "arith.cmpf olt, %0, %0 : f32"),
            (i + i, "arith.addi %1, %1 : i32"),
            (i - i, "arith.subi %1, %1 : i32"),
            (i * i, "arith.muli %1, %1 : i32"),
            (i // i, "arith.divui %1, %1 : i32"),
            (i % i, "arith.remui %1, %1 : i32"),
            (i & i, "arith.andi %1, %1 : i32"),
            (i << i, "arith.shli %1, %1 : i32"),
            (i >> i, "arith.shrui %1, %1 : i32"),
            (i.min(i), "arith.minsi %1, %1 : i32"),
            (i.max(i), "arith.maxsi %1, %1 : i32"),
            (i.compare("slt", i), "arith.cmpi slt, %1, %1 : i32"),
        ]:
            with self.subTest(expected):
                self.assertIn(f"{value.name} = {expected}", body(kernel))

    def test_types_do_not_mix(self):
        kernel = Kernel("k", {"x": "f32", "n": "i32"})
        with self.assertRaisesRegex(TypeError, "^f32 against i32$"):
            kernel.load(kernel.x, 0) + kernel.load(kernel.n, 0)

    def test_a_comparison_of_vectors_is_a_vector_of_bits(self):
        kernel = Kernel("k", {"x": "f32"})
        v = kernel.vload(kernel.x, 0, 8)
        less = v.compare("olt", 0.0)
        self.assertEqual(less.type, "vector<8xi1>")
        chosen = kernel.select(less, v, v)
        self.assertEqual(chosen.type, "vector<8xf32>")
        self.assertIn(
            "arith.select %1, %0, %0 : vector<8xi1>, vector<8xf32>", body(kernel)[-1]
        )

    def test_fma_of_vectors_and_of_scalars(self):
        kernel = Kernel("k", {"x": "f32"})
        s, v = kernel.load(kernel.x, 0), kernel.vload(kernel.x, 0, 8)
        kernel.fma(s, s, s)
        kernel.fma(v, v, v)
        self.assertEqual(
            body(kernel)[-2:],
            [
                "%2 = math.fma %0, %0, %0 : f32",
                "%3 = math.fma %1, %1, %1 : vector<8xf32>",
            ],
        )


class Control(unittest.TestCase):
    def test_a_loop_carries_several_values(self):
        kernel = Kernel("k", {"x": "f32"})
        zero = kernel.const(0.0, "f32")
        with kernel.loop(0, 8, carry=(zero, zero)) as loop:
            total, largest = loop.carried
            x = kernel.load(kernel.x, loop.index)
            loop.carry_on((total + x, largest.max(x)))
        kernel.store(loop.results[1], kernel.x, 0)
        text = kernel.text()
        self.assertIn(
            "%3:2 = scf.for %0 = %c1 to %c2 step %c3"
            " iter_args(%1 = %c0, %2 = %c0) -> (f32, f32) {",
            text,
        )
        self.assertIn("    scf.yield %5, %6 : f32, f32\n  }\n", text)
        self.assertIn("memref.store %3#1, %x[%c1]", text)

    def test_a_loop_that_carries_nothing_yields_nothing(self):
        kernel = Kernel("k", {"x": "f32"})
        with kernel.loop(0, 8) as loop:
            kernel.store(kernel.load(kernel.x, loop.index), kernel.x, loop.index)
        self.assertNotIn("iter_args", kernel.text())
        self.assertNotIn("scf.yield", kernel.text())

    def test_otherwise_belongs_to_the_branch_just_closed(self):
        kernel = Kernel("k", {"n": "i32"})
        n = kernel.load(kernel.n, 0)
        with kernel.when(n.compare("eq", 0)):
            kernel.store(n, kernel.n, 0)
        with kernel.otherwise():
            kernel.store(n, kernel.n, 0)
        self.assertEqual(
            body(kernel)[-5:],
            [
                "scf.if %1 {",
                "memref.store %0, %n[%c0] : memref<?xi32>",
                "} else {",
                "memref.store %0, %n[%c0] : memref<?xi32>",
                "}",
            ],
        )

    def test_otherwise_without_a_branch_is_refused(self):
        kernel = Kernel("k", {"n": "i32"})
        kernel.store(kernel.load(kernel.n, 0), kernel.n, 0)
        with self.assertRaises(AssertionError), kernel.otherwise():
            pass


if __name__ == "__main__":
    unittest.main()
