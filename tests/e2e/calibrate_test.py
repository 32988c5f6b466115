"""`kvc calibrate`: what its scales do to a model whose K no FP8 number holds, to
SmolLM2 against the stated bounds, on the simulator as on cpu, and its errors."""

import json
import os
import pathlib
import struct
import tempfile
import unittest

import kvc

HIPSIM = os.environ.get("KVC_HIPSIM", str(kvc.BIN.parent / "lib" / "hipsim"))


def calibrate(model, output, *options, **keywords):
    """The JSON summary; caches by (dtype, parameters)."""
    done = kvc.run(
        *("kvc", "calibrate", model, "--text", kvc.TEXT, "-o", output, "--json"),
        *options,
        **keywords,
    )
    summary = json.loads(done.stdout)
    rows = {(row["dtype"], row["parameters"]): row for row in summary["caches"]}
    return summary, rows


class Calibrate(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.scales = self.folder / "scales.safetensors"

    # K is 256 times what it was and q a 256th: the same function, but far outside
    # of +-448. Both kinds of FP8 scales bring it back.
    def test_keys_that_fp8_does_not_hold(self):
        model = kvc.scaled_model("tiny-llama", self.folder, {"k_proj": 8, "q_proj": -8})
        _, rows = calibrate(model, self.scales, "--limit", 8)
        exact = rows["f16", "-"]["perplexity"]
        change = lambda *row: rows[row]["perplexity"] / exact - 1
        print({row: f"{100 * change(*row):+.3f} %" for row in rows})
        self.assertGreater(change("fp8_e4m3", "1.0"), 0.05)
        self.assertTrue(rows["fp8_e4m3", "1.0"]["saturating"])
        for row in rows:
            if row[1] != "1.0" and row[0] in ("fp8_e4m3", "int8"):
                self.assertLess(abs(change(*row)), 0.003, row)
                self.assertLess(max(rows[row]["clipped"]), 0.01, row)
        self.assertEqual(sum(rows["f16", "-"]["clipped"]), 0)

    # Scales compiled in and scales given at load are the same bits; the file has
    # what others read.
    def test_scales_are_accepted(self):
        model = kvc.ROOT / "models" / "tiny-qwen3.yaml"
        summary, rows = calibrate(model, self.scales, "--limit", 2)
        self.assertEqual(summary["recommended"]["dtype"], "int8")
        tensors = kvc.read_safetensors(self.scales)
        self.assertIn("model.layers.0.self_attn.k_scale", tensors)
        for dtype in ("fp8_e4m3", "int8"):
            options = ("--kv-cache-dtype", dtype, "--kv-cache-scales", self.scales)
            given = kvc.compile_model("tiny-qwen3", self.folder / "a.kvc", *options)
            window = ("--limit", 2, "--window", 128)
            expected = kvc.perplexity(given, *window)["perplexity"]
            other = self.folder / "other.safetensors"
            _, _ = calibrate(
                model, other, "--calibration-tokens", 64, "--limit", 1, "--window", 64
            )
            options = (*options[:3], other)
            artifact = kvc.compile_model("tiny-qwen3", self.folder / "b.kvc", *options)
            self.assertNotEqual(
                kvc.perplexity(artifact, *window)["perplexity"], expected
            )
            loaded = kvc.perplexity(artifact, *window, "--kv-cache-scales", self.scales)
            self.assertEqual(loaded["perplexity"], expected)

    # An f16 artifact gives the same scales as its YAML file, and on the simulator
    # nearly the same.
    def test_artifacts(self):
        artifact = kvc.compile_model("tiny-llama", self.folder / "cpu.kvc")
        options = ("--calibration-tokens", 128, "--limit", 1, "--window", 64)
        summary, rows = calibrate(artifact, self.scales, *options)
        self.assertEqual(list(rows), [("f16", "-")])
        self.assertNotIn("recommended", summary)
        cpu = kvc.read_safetensors(self.scales)
        model = kvc.ROOT / "models" / "tiny-llama.yaml"
        calibrate(model, self.scales, *options, "--kv-cache-dtypes", "int8")
        self.assertEqual(kvc.read_safetensors(self.scales), cpu)
        _, rows = calibrate(
            model,
            self.scales,
            *options,
            *("--target", "gfx1100"),
            env=os.environ | {"LD_LIBRARY_PATH": HIPSIM, "HIPSIM_CHECK": "1"},
        )
        worst = max(
            abs(a / b - 1)
            for name, card in kvc.read_safetensors(self.scales).items()
            if name.endswith(("self_attn.k_scale", "self_attn.v_scale"))
            for x, y in zip(card, cpu[name])
            for a, b in zip(x, y)
        )
        print(f"scales on the simulator differ by {100 * worst:.2f} %")
        self.assertLess(worst, 0.02)
        self.assertLess(
            rows["int8", "scale and center per channel"]["kl_divergence"], 1e-3
        )

    def test_errors(self):
        model = kvc.ROOT / "models" / "tiny-llama.yaml"
        fp8 = kvc.compile_model(
            "tiny-llama", self.folder / "fp8.kvc", "--kv-cache-dtype", "fp8_e4m3"
        )
        short = self.folder / "short.txt"
        short.write_text("To be, or not to be")
        text = ("--text", kvc.TEXT)
        for arguments, said in (
            ((model,), "--text is required"),
            ((model, "--text", "no.txt"), "File does not exist: no.txt"),
            (("no.yaml", *text), "Path does not exist: no.yaml"),
            ((model, "--text", short), "(--calibration-tokens) and a window of 512"),
            ((fp8, *text), "statistics come from an f16 cache, the artifact's is fp8"),
            ((model, *text, "--kv-cache-dtypes", "int4"), "int4 not in"),
            ((kvc.TEXT, *text), "not valid YAML"),
            ((model, *text, "-o", "no/folder/x"), "cannot write no/folder/x"),
        ):
            done = kvc.run("kvc", "calibrate", *arguments, check=False)
            self.assertEqual(done.returncode, 2, done.stderr)
            self.assertIn(said, done.stdout + done.stderr)
        done = kvc.run(
            *("kvc", "compile", model, "--kv-cache-dtype", "int8"), check=False
        )
        self.assertEqual(done.returncode, 2)
        self.assertIn("an int8 cache needs scales", done.stderr)
        broken = self.folder / "broken.safetensors"
        broken.write_bytes(struct.pack("<Q", 1 << 40) + b"{}")
        done = kvc.run(
            *("kvc", "run", fp8, "--prompt", "a", "--kv-cache-scales", broken),
            check=False,
        )
        self.assertEqual(done.returncode, 2)
        self.assertIn("is no safetensors file", done.stderr)


@unittest.skipUnless(kvc.SMOLLM2.exists(), f"{kvc.SMOLLM2.name} is not there")
class SmolLM2(unittest.TestCase):
    # The 16 held-out windows of the golden data; KL from f16.
    def test_codecs(self):
        with tempfile.TemporaryDirectory() as folder:
            _, rows = calibrate(
                kvc.ROOT / "models" / "smollm2-135m-instruct.yaml",
                f"{folder}/scales.safetensors",
                *("--heldout", 0.05, "--limit", 16, "--calibration-context", 512),
                *("--kv-cache-dtypes", "fp8_e4m3,int8"),
            )
        found = {row: round(rows[row]["kl_divergence"], 5) for row in rows}
        print(found)
        self.assertAlmostEqual(found["fp8_e4m3", "1.0"], 0.0081, delta=0.0006)
        self.assertLess(found["fp8_e4m3", "scales and centers"], 0.0066)
        self.assertLess(found["int8", "scale and center per channel"], 0.0018)


if __name__ == "__main__":
    unittest.main()
