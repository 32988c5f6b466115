"""GGUF block types end to end: models of random blocks against the f64 reference with
the values that the Python package `gguf` decodes from them."""

import json
import random
import struct
import subprocess
import sys
import tempfile
import unittest

import architectures_test
import kvc
from architectures_test import F32, config_of, shapes
from gguf_file import permute_for_llama, write_gguf

# number in files, elements and bytes of a block, places and sizes of its f16 scales
TYPES = {
    "Q4_0": (2, 32, 18, {0: 0.01}),
    "Q5_0": (6, 32, 22, {0: 0.005}),
    "Q5_1": (7, 32, 24, {0: 0.005, 2: 0.08}),
    "Q2_K": (10, 256, 84, {80: 0.004, 82: 0.005}),
    "IQ4_XS": (23, 256, 136, {0: 0.00005}),
    "IQ4_NL": (20, 32, 18, {0: 0.0008}),
    "Q3_K": (11, 256, 110, {108: 0.0008}),
    "Q4_K": (12, 256, 144, {0: 0.0001, 2: 0.0008}),
    "Q5_K": (13, 256, 176, {0: 0.00005, 2: 0.0008}),
    "Q6_K": (14, 256, 210, {208: 0.00003}),
}
# Q4_K_M and its kin: v and down are finer than the rest.
MIXED = {"v_proj": "Q6_K", "down_proj": "Q6_K"}


def setUpModule():
    global gguf, numpy
    folder = tempfile.TemporaryDirectory()
    unittest.addModuleCleanup(folder.cleanup)
    done = subprocess.run(
        [sys.executable, "-m", "pip", "install", "-q", "--target", folder.name, "gguf"],
        capture_output=True,
        text=True,
    )
    if done.returncode != 0:
        raise unittest.SkipTest("PyPI is not reachable: no package gguf to decode with")
    sys.path.insert(0, folder.name)
    import gguf
    import numpy


class Kind:
    def __init__(self, name):
        self.name = name
        self.ggml, self.block, self.size, self.scales = TYPES[name]

    def random_row(self, source, width):
        row = bytearray(source.randbytes(width // self.block * self.size))
        for block in range(0, len(row), self.size):
            for place, scale in self.scales.items():
                value = scale * source.uniform(0.5, 1)
                struct.pack_into("<e", row, block + place, value)
        return bytes(row)

    def decode(self, row):
        kind = gguf.GGMLQuantizationType[self.name]
        data = numpy.frombuffer(row, numpy.uint8)
        return gguf.dequantize(data, kind).tolist()


def make_weights(config, name_of, seed):
    source = random.Random(seed)
    data, values = {}, {}
    for name, shape in shapes(config).items():
        if len(shape) == 1:
            row = F32.encode([source.uniform(0.7, 1.3) for _ in range(shape[0])])
            data[name], values[name] = (F32, shape, [row]), F32.decode(row)
            continue
        kind = Kind(name_of(name))
        rows = [kind.random_row(source, shape[-1]) for _ in range(shape[0])]
        data[name] = kind, shape, rows
        values[name] = [kind.decode(row) for row in rows]
    return data, values


class GgufTypes(unittest.TestCase):
    # Not the class itself, whose own tests would run here again.
    setUp = architectures_test.Architectures.setUp
    compare = architectures_test.Architectures.compare

    def check(self, name_of, seed):
        config = config_of("LlamaForCausalLM", rope_theta=5e4)
        config |= {"hidden_size": 256, "intermediate_size": 256}
        config["num_hidden_layers"] = 1
        data, values = make_weights(config, name_of, seed)
        tokenizer = kvc.ROOT / "models" / "tiny-qwen3" / "tokenizer.json"
        path = self.folder / "weights.gguf"
        tokenizer = json.loads(tokenizer.read_text())
        write_gguf(path, config, permute_for_llama(config, data), tokenizer)
        self.compare(config, values, path)

    def test_mixed(self):
        self.check(
            lambda name: next((t for n, t in MIXED.items() if n in name), "Q4_K"), 99
        )
        # Together in six bits, not widened.
        manifest = (self.folder / "made-up.kvc" / "manifest.json").read_text()
        self.assertIn('"qkv_q6_k1_', manifest)
        self.assertNotIn('"qkv_f16_', manifest)


def add_case(type_name):
    def test(self):
        self.check(lambda _: type_name, TYPES[type_name][0])

    setattr(GgufTypes, f"test_{type_name}", test)


for type_name in TYPES:
    add_case(type_name)


if __name__ == "__main__":
    unittest.main()
