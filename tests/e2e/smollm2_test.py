"""SmolLM2-135M-Instruct Q4_1 against a float64 evaluation of the same file.

Needs models/smollm2 (tools/fetch-smollm2) and the golden data beside the
checkout; without them the tests skip.
"""

import json
import tempfile
import unittest

import kvc

GOLDEN = kvc.SHARED / "smollm2"
# Largest difference of last-position logits seen: 0.016 (an f16 cache, 30 layers).
LOGITS_WITHIN = 0.05
LEAST_GAP = 0.02


@unittest.skipUnless(kvc.SMOLLM2.exists(), f"{kvc.SMOLLM2.name} is not there")
@unittest.skipUnless(GOLDEN.exists(), "no golden data for SmolLM2 beside this checkout")
class SmolLM2(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = folder.name
        cls.golden = json.loads((GOLDEN / "golden.json").read_text())
        cls.artifact = kvc.compile_model(
            "smollm2-135m-instruct", f"{cls.folder}/f16.kvc"
        )

    # Every vector, as raw text: special tokens in it are recognised.
    def test_tokenizer_vectors(self):
        for vector in self.golden["tokenizer_vectors"]:
            self.assertEqual(kvc.tokenize(self.artifact, vector["text"]), vector["ids"])

    def test_last_logits(self):
        expected = kvc.read_safetensors(GOLDEN / "golden_logits.safetensors")
        worst = 0.0
        for index, prompt in enumerate(self.golden["prompts"]):
            rows = kvc.logits(self.artifact, prompt["text"], self.folder)
            self.assertEqual(len(rows), len(prompt["ids"]))
            worst = max(
                worst, kvc.largest_difference(rows[-1:], expected[f"logits_{index}"])
            )
        print(f"largest logit difference {worst:.5f}")
        self.assertLess(worst, LOGITS_WITHIN)

    def test_greedy(self):
        for prompt in self.golden["prompts"]:
            expected = kvc.golden_prefix(
                prompt["greedy"], prompt["top2_gap"], LEAST_GAP
            )
            found = kvc.generate(self.artifact, prompt["text"], len(prompt["greedy"]))
            self.assertEqual(found[: len(expected)], expected, prompt["text"])

    def check_perplexity(self, artifact, expected, within):
        result = kvc.perplexity(artifact, "--heldout", 0.05, "--limit", 16)
        self.assertEqual((result["windows"], result["tokens"]), (16, 16 * 511))
        off = result["perplexity"] / expected - 1
        print(
            f"perplexity {result['perplexity']:.5f}, golden {expected:.5f}, {off:+.4%}"
        )
        self.assertLess(abs(off), within)

    def test_perplexity_f16(self):
        self.check_perplexity(self.artifact, self.golden["heldout"]["ppl"], 0.0003)

    # A rounding flip cascades through 30 layers: correct float evaluations
    # spread over 0.06 %.
    def test_perplexity_fp8(self):
        artifact = kvc.compile_model(
            "smollm2-135m-instruct",
            f"{self.folder}/fp8.kvc",
            "--kv-cache-dtype",
            "fp8_e4m3",
        )
        expected = self.golden["heldout"]["ppl_kv_fp8_e4m3_unit_scale"]
        self.check_perplexity(artifact, expected, 0.003)


if __name__ == "__main__":
    unittest.main()
