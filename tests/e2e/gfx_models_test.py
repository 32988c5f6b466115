"""Models compiled for gfx1100 and run on the simulator, in checked mode, against
their golden outputs."""

import json
import os
import pathlib
import tempfile
import unittest

import kvc

HIPSIM = os.environ.get("KVC_HIPSIM", str(kvc.BIN.parent / "lib" / "hipsim"))
# A top-2 gap below this may be decided otherwise by correct arithmetic.
LEAST_GAP = 0.02
# Largest difference to the golden f32 logits that was seen, f16 cache, first
# prompt: tiny-llama 0.0062, tiny-qwen2 0.0029, tiny-qwen3 0.0043, tiny-qwen3-moe
# 0.0046, tiny-qwen3-moe-awq 0.0047.
LOGITS_WITHIN = 0.03


class OnSimulator(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def run_on_card(self, *arguments, **variables):
        """A process with findings ends with a status of its own."""
        environment = os.environ | {"LD_LIBRARY_PATH": HIPSIM, "HIPSIM_CHECK": "1"}
        return kvc.run(*arguments, env=environment | variables)

    def generate(self, artifact, prompt, tokens, *options, **variables):
        arguments = ("--prompt", prompt, "--max-tokens", tokens, "--tokens", *options)
        done = self.run_on_card("kvc", "run", artifact, *arguments, **variables)
        return json.loads(done.stdout)

    def compiled(self, model, dtype):
        return kvc.compile_model(
            model,
            self.folder / f"{model}-{dtype}.kvc",
            *("--target", "gfx1100", "--kv-cache-dtype", dtype),
        )


class MicroModels(OnSimulator):
    def check(self, model, fp8_prompts=(0, 1)):
        folder = kvc.ROOT / "models" / model
        golden = json.loads((folder / "golden.json").read_text())
        fp8 = ("greedy_kv_fp8_e4m3_unit", "top2_gap_kv_fp8_e4m3_unit")
        for dtype, prompts, ids, gaps in (
            ("f16", (0, 1), "greedy", "top2_gap"),
            ("fp8_e4m3", fp8_prompts, *fp8),
        ):
            with self.subTest(model=model, dtype=dtype):
                artifact = self.compiled(model, dtype)
                for index, number in enumerate(prompts):
                    prompt = golden["prompts"][number]
                    expected = kvc.golden_prefix(prompt[ids], prompt[gaps], LEAST_GAP)
                    options = ("--enforce-eager",) if index else ()
                    found = self.generate(
                        artifact, prompt["text"], len(expected), *options
                    )
                    self.assertEqual(found, expected, prompt["text"])
                if dtype == "f16":
                    self.check_logits(folder, golden["prompts"][0], artifact)

    def check_logits(self, folder, prompt, artifact):
        path = self.folder / "logits.safetensors"
        self.run_on_card(
            *("kvc", "eval", artifact, "--prompt", prompt["text"], "--logits", path)
        )
        rows = kvc.read_safetensors(path)["logits"]
        expected = kvc.read_safetensors(folder / "golden_logits.safetensors")
        worst = kvc.largest_difference(rows, expected["logits_0"])
        print(f"  largest logit difference {worst:.4f}")
        self.assertLess(worst, LOGITS_WITHIN)

    def test_tiny_llama(self):
        self.check("tiny-llama")

    def test_tiny_qwen2(self):
        self.check("tiny-qwen2")

    def test_tiny_qwen3(self):
        self.check("tiny-qwen3")

    def test_tiny_qwen3_moe(self):
        self.check("tiny-qwen3-moe")

    # In prompt 0 with an FP8 cache the second and third expert of position 12 are
    # 0.001 apart in the router's logits: f16 operands may choose either.
    def test_tiny_qwen3_moe_awq(self):
        self.check("tiny-qwen3-moe-awq", fp8_prompts=(1, 2))


class SmolLm2(OnSimulator):
    # Its group-quantised weights are read as they are.
    def test_first_tokens_of_two_prompts(self):
        if not kvc.SMOLLM2.exists() or not (kvc.SHARED / "smollm2").exists():
            self.skipTest("SmolLM2 or its golden data is not here")
        golden = json.loads((kvc.SHARED / "smollm2" / "golden.json").read_text())
        artifact = kvc.compile_model(
            "smollm2-135m-instruct",
            self.folder / "smollm2.kvc",
            *("--target", "gfx1100", "--max-model-len", "512"),
        )
        for prompt in golden["prompts"][2:4]:
            found = self.generate(artifact, prompt["text"], 8, HIPSIM_CHECK="")
            self.assertEqual(found, prompt["greedy"][:8], prompt["text"])


if __name__ == "__main__":
    unittest.main()
