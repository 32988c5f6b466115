"""kvcgen: names, headers and the freshness check of the generated kernels."""

import contextlib
import io
import pathlib
import re
import sys
import tempfile
import unittest
from unittest import mock

from kvcgen import __main__ as kvcgen

NAME = re.compile(r"[a-z0-9]+(_[a-z0-9]+)*__(cpu|gfx1100)")


class GeneratedKernels(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.files = kvcgen.render_all()
        cls.kernels = {
            path: text for path, text in cls.files.items() if path != "MANIFEST"
        }

    def test_names_are_unique_over_all_families(self):
        names = [config.name for family in kvcgen.FAMILIES for config in family.CONFIGS]
        self.assertEqual(len(names), len(set(names)))
        self.assertEqual(len(names), len(self.kernels))

    def test_a_second_configuration_of_a_name_is_an_error(self):
        family = kvcgen.FAMILIES[0]
        twice = [*family.CONFIGS, family.CONFIGS[0]]
        with (
            mock.patch.object(family, "CONFIGS", twice),
            self.assertRaisesRegex(ValueError, "^two configurations are named "),
        ):
            kvcgen.render_all()

    def test_file_folder_and_symbol_say_the_same(self):
        for path, text in self.kernels.items():
            with self.subTest(path):
                folder, name = path.removesuffix(".mlir").split("/")
                self.assertRegex(name, NAME)
                self.assertTrue(name.endswith(f"__{folder}"))
                self.assertEqual(
                    re.findall(r"^wave\.kernel @(\w+)\(", text, re.MULTILINE), [name]
                )

    def test_headers_name_their_template_and_configuration(self):
        root = kvcgen.ROOT
        for path, text in self.kernels.items():
            with self.subTest(path):
                first, second, third = text.splitlines()[:3]
                source = re.fullmatch(r"// GENERATED from (\S+); do not edit\.", first)[
                    1
                ]
                self.assertTrue((root / source).is_file())
                self.assertRegex(second, r"^// Config: \w+\(.*\)$")
                self.assertRegex(third, r"^// Write: .* --check$")

    def test_rendering_twice_gives_the_same_bytes(self):
        self.assertEqual(self.files, kvcgen.render_all())

    def test_the_manifest_lists_every_kernel_in_order(self):
        lines = self.files["MANIFEST"].splitlines()
        self.assertEqual([line.split("  ")[1] for line in lines], sorted(self.kernels))

    def test_no_native_fp8_type_appears(self):
        for path, text in self.kernels.items():
            self.assertNotRegex(text, r"\bf8E", path)


class Check(unittest.TestCase):
    """`--check` sees a file that is missing, changed or left over."""

    def setUp(self):
        # One family is enough, and quick.
        families = mock.patch.object(kvcgen, "FAMILIES", [kvcgen.rows])
        families.start()
        self.addCleanup(families.stop)
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.out = pathlib.Path(scratch.name)
        self.assertEqual(self.run_kvcgen()[0], 0)

    def run_kvcgen(self, *arguments):
        said = io.StringIO()
        with (
            mock.patch.object(
                sys, "argv", ["kvcgen", "--out", str(self.out), *arguments]
            ),
            contextlib.redirect_stdout(said),
            contextlib.redirect_stderr(said),
        ):
            return kvcgen.main(), said.getvalue()

    def test_what_was_written_is_fresh(self):
        self.assertEqual(self.run_kvcgen("--check"), (0, ""))

    def test_writing_again_writes_nothing(self):
        status, said = self.run_kvcgen()
        self.assertEqual(status, 0)
        self.assertRegex(said, r"^\d+ files, 0 written, 0 removed$")

    def test_a_changed_file_is_not_fresh(self):
        path = self.out / "cpu" / "rms_norm_f32__cpu.mlir"
        path.write_text(path.read_text() + "\n")
        status, said = self.run_kvcgen("--check")
        self.assertEqual((status, said), (1, "not fresh: cpu/rms_norm_f32__cpu.mlir\n"))

    def test_a_missing_file_is_not_fresh(self):
        (self.out / "cpu" / "embed_f32__cpu.mlir").unlink()
        status, said = self.run_kvcgen("--check")
        self.assertEqual((status, said), (1, "not fresh: cpu/embed_f32__cpu.mlir\n"))

    def test_a_file_left_over_is_named_and_then_removed(self):
        extra = self.out / "cpu" / "softmax_f32__cpu.mlir"
        extra.write_text("")
        status, said = self.run_kvcgen("--check")
        self.assertEqual(
            (status, said), (1, "not generated any more: cpu/softmax_f32__cpu.mlir\n")
        )
        self.run_kvcgen()
        self.assertFalse(extra.exists())


if __name__ == "__main__":
    unittest.main()
