"""kvc plan: what it foretells is what kvc-serve does, to the page."""

import json
import os
import pathlib
import re
import shutil
import tempfile
import unittest

import kvc
import serving

MICRO = {
    "tiny-llama": "f16",
    "tiny-qwen2": "fp8_e4m3",
    "tiny-qwen3": "fp8_e5m2",
    "tiny-qwen3-moe": "f16",
    "tiny-qwen3-moe-awq": "fp8_e4m3",
}
CODER = kvc.SHARED / "qwen3-coder-awq" / "config.json"
HIPSIM = os.environ.get("KVC_HIPSIM", "")


def yaml(model):
    return kvc.ROOT / "models" / f"{model}.yaml"


def plan(model, *options):
    return json.loads(kvc.run("kvc", "plan", yaml(model), "--json", *options).stdout)


def served(artifact, *options, environment=None):
    """(pages, tokens) that kvc-serve says it has."""
    with serving.Server(artifact, *options, environment=environment) as server:
        said = "".join(server.lines)
    found = re.search(r"KV cache: .* (\d+) pages, (\d+) tokens", said)
    return int(found[1]), int(found[2])


class Plan(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def compile(self, model, *options):
        return kvc.compile_model(model, self.folder / model, *options)

    def same(self, model, dtype, *options):
        """On cpu, limited by sequences and limited by memory."""
        options = ("--kv-cache-dtype", dtype, *options)
        artifact = self.compile(model, *options)
        whole = plan(model, "--vram", "24GiB", *options)
        expected = (whole["pages"][dtype], whole["tokens"][dtype])
        self.assertEqual(whole["limited_by"][dtype], "sequences")
        self.assertEqual(served(artifact, "--vram", "24GiB"), expected)
        self.assertEqual(served(artifact), expected)

        reserve = whole["reserve_bytes"]
        page = whole["kv_bytes_per_token"][dtype] * whole["page_tokens"]
        vram = reserve + whole["weights_bytes"][dtype] + 20 * page - 1
        sizes = ("--vram", f"{vram}B", "--reserve", "1GiB")
        tight = plan(model, *sizes, *options)
        self.assertEqual(tight["pages"][dtype], 19)
        self.assertEqual(tight["limited_by"][dtype], "memory")
        self.assertEqual(served(artifact, *sizes), (19, 19 * 16))
        manifest = json.loads((artifact / "manifest.json").read_text())
        self.assertEqual(whole["weights_bytes"][dtype], manifest["weights_bytes"])
        self.assertEqual(whole["reserve"]["workspace"], manifest["arena_bytes"])

    def test_equals_what_kvc_serve_reports_on_micro_models(self):
        for model, dtype in MICRO.items():
            with self.subTest(model=model):
                self.same(model, dtype)

    @unittest.skipUnless(kvc.SMOLLM2.exists(), "models/smollm2 is not there")
    def test_equals_what_kvc_serve_reports_on_smollm2(self):
        self.same("smollm2-135m-instruct", "fp8_e4m3")

    @unittest.skipUnless(HIPSIM, "KVC_HIPSIM is not set")
    def test_equals_what_kvc_serve_reports_on_a_card(self):
        options = ("--target", "gfx1100")
        artifact = self.compile("tiny-qwen3", *options)
        whole = plan("tiny-qwen3", "--vram", "24GiB", *options)
        page = whole["kv_bytes_per_token"]["f16"] * 16
        vram = (1 << 30) + whole["weights_bytes"]["f16"] + 30 * page + 5
        environment = {
            **os.environ,
            "LD_LIBRARY_PATH": HIPSIM,
            "HIPSIM_MEMORY_BYTES": str(vram),
        }
        tight = plan("tiny-qwen3", "--vram", f"{vram}B", *options)
        self.assertEqual(tight["pages"]["f16"], 30)
        self.assertEqual(
            served(artifact, "--reserve", "1GiB", environment=environment),
            (30, 480),
        )

    @unittest.skipUnless(CODER.exists(), "../shared/data is not there")
    def test_a_card_holds_160000_tokens_beside_qwen3_coder(self):
        found = plan(
            "qwen3-coder-30b-a3b-awq", "--vram", "24560MiB", "--reserve", "1GiB"
        )
        self.assertEqual(found["source"], "config.json alone")
        self.assertGreaterEqual(found["tokens"]["fp8_e4m3"], 160_000)
        self.assertEqual(found["tokens"]["fp8_e5m2"], found["tokens"]["fp8_e4m3"])
        half = found["tokens"]["fp8_e4m3"] / 2
        self.assertLessEqual(abs(found["tokens"]["f16"] - half), 16)
        self.assertEqual(found["kv_bytes_per_token"]["f16"], 48 * 2 * 4 * 128 * 2)
        self.assertEqual(
            sum(found["weights"].values()), found["weights_bytes"]["fp8_e4m3"]
        )
        self.assertEqual(sum(found["reserve"].values()), found["reserve_bytes"])
        self.assertFalse(any(option["available"] for option in found["options"]))

    def test_the_table_says_the_same(self):
        done = kvc.run("kvc", "plan", yaml("tiny-qwen3"), "--vram", "2GiB")
        for said in (
            r"tiny-qwen3 \(Qwen3ForCausalLM, target cpu\), from the checkpoint",
            r"memory +2147483648 bytes \(2048\.0 MiB\)",
            r"  embedding and lm_head +\d+ bytes",
            r"reserve +1073741824 bytes",
            r"graphs and code +67108864 bytes",
            r"f16 +2048 +\d+ +\d+  8 sequences of 2048; memory holds \d+",
            r"fp8_e4m3 +1024 ",
        ):
            self.assertRegex(done.stdout, said)

    def refused(self, *arguments, says):
        done = kvc.run("kvc", "plan", *arguments, check=False, cwd=self.folder)
        self.assertEqual((done.returncode, done.stdout), (2, ""), done.stderr)
        self.assertRegex(done.stderr, says)

    def test_refuses_what_does_not_fit(self):
        tiny = yaml("tiny-qwen3")
        self.refused(
            tiny,
            "--vram",
            "2GiB",
            "--reserve",
            "64MiB",
            says=r"a reserve of 67108864 bytes .* does not hold the \d+ bytes",
        )
        self.refused(
            tiny,
            "--vram",
            "1GiB",
            says=r"weights of \d+ bytes .* do not fit into the \d+ bytes",
        )

    def test_refuses_sizes_and_files(self):
        tiny = yaml("tiny-qwen3")
        for size in ("24", "24GB", "-1GiB", "1.5GiB", "99999999999TiB"):
            self.refused(tiny, f"--vram={size}", says=r"--vram: found '.*', expected")
        self.refused(tiny, says="--vram is required")
        self.refused("none.yaml", "--vram", "1GiB", says="none.yaml: No such file")

    def index_model(self, names):
        shutil.copy(kvc.ROOT / "models" / "tiny-qwen3" / "config.json", self.folder)
        (self.folder / "model.safetensors.index.json").write_text(
            json.dumps({"weight_map": {name: "a.safetensors" for name in names}})
        )
        (self.folder / "m.yaml").write_text("name: m\nweights: .\n")
        return self.folder / "m.yaml"

    def test_an_index_without_its_shards_is_read(self):
        path = kvc.ROOT / "models" / "tiny-qwen3" / "model.safetensors"
        data = path.read_bytes()
        length = int.from_bytes(data[:8], "little")
        names = [n for n in json.loads(data[8 : 8 + length]) if n[0] != "_"]
        sizes = ("--vram", "24GiB", "--json")
        done = kvc.run("kvc", "plan", self.index_model(names), *sizes)
        found = json.loads(done.stdout)
        self.assertEqual(found["source"], "config.json and the index")
        whole = plan("tiny-qwen3", "--vram", "24GiB")
        self.assertEqual(found["weights_bytes"], whole["weights_bytes"])
        model = self.index_model(names[1:])
        self.refused(model, *sizes, says=f"tensor '{names[0]}' is missing")


if __name__ == "__main__":
    unittest.main()
