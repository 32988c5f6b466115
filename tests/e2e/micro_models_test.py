"""The micro models against their golden outputs (models/MICRO-MODELS.md)."""

import json
import tempfile
import unittest

import kvc

# Largest difference to the golden f32 logits that was seen, f16 cache, all
# prompts: tiny-llama 0.0030, tiny-qwen2 0.0023, tiny-qwen3 0.0024,
# tiny-qwen3-moe 0.0026, tiny-qwen3-moe-awq 0.0028.
LOGITS_WITHIN = 0.03
# A top-2 gap below this may be decided otherwise by correct arithmetic.
LEAST_GAP = 0.02
PERPLEXITY_WITHIN = 0.0003

MODELS = [
    "tiny-llama",
    "tiny-qwen2",
    "tiny-qwen3",
    "tiny-qwen3-moe",
    "tiny-qwen3-moe-awq",
]


class MicroModels(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def each(self, dtype):
        for model in MODELS:
            with self.subTest(model=model, dtype=dtype):
                golden = json.loads(
                    (kvc.ROOT / "models" / model / "golden.json").read_text()
                )
                artifact = kvc.compile_model(
                    model, f"{self.folder}/{model}.kvc", "--kv-cache-dtype", dtype
                )
                yield model, golden, artifact

    def check_greedy(self, golden, artifact, ids, gaps):
        for prompt in golden["prompts"]:
            expected = kvc.golden_prefix(prompt[ids], prompt[gaps], LEAST_GAP)
            found = kvc.generate(artifact, prompt["text"], len(prompt[ids]))
            self.assertEqual(found[: len(expected)], expected, prompt["text"])

    def check_perplexity(self, artifact, expected):
        result = kvc.perplexity(artifact, "--heldout", 0.05, "--limit", 16)
        self.assertEqual((result["windows"], result["tokens"]), (16, 16 * 511))
        print(f"  perplexity {result['perplexity']:.5f}, golden {expected:.5f}")
        self.assertLess(abs(result["perplexity"] / expected - 1), PERPLEXITY_WITHIN)

    # Weights keep their checkpoint precision, K and V are f16.
    def test_f16_cache(self):
        for model, golden, artifact in self.each("f16"):
            expected = kvc.read_safetensors(
                kvc.ROOT / "models" / model / "golden_logits.safetensors"
            )
            worst = 0.0
            for index, prompt in enumerate(golden["prompts"]):
                rows = kvc.logits(artifact, prompt["text"], self.folder)
                worst = max(
                    worst, kvc.largest_difference(rows, expected[f"logits_{index}"])
                )
            print(f"{model}: largest logit difference {worst:.5f}")
            self.assertLess(worst, LOGITS_WITHIN)
            self.check_greedy(golden, artifact, "greedy", "top2_gap")
            self.check_perplexity(artifact, golden["heldout"]["ppl"])

    # Keys after RoPE and values rounded to E4M3 with scale 1.
    def test_fp8_e4m3_cache(self):
        for model, golden, artifact in self.each("fp8_e4m3"):
            self.check_greedy(
                golden, artifact, "greedy_kv_fp8_e4m3_unit", "top2_gap_kv_fp8_e4m3_unit"
            )
            self.check_perplexity(
                artifact, golden["heldout"]["ppl_kv_fp8_e4m3_unit_scale"]
            )

    def test_fp8_e5m2_cache(self):
        for model, golden, artifact in self.each("fp8_e5m2"):
            self.check_perplexity(
                artifact, golden["heldout"]["ppl_kv_fp8_e5m2_unit_scale"]
            )


if __name__ == "__main__":
    unittest.main()
