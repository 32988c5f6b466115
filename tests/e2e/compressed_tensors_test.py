"""The int4 micro model as compressed-tensors would write it: the same artifact."""

import json
import pathlib
import shutil
import struct
import tempfile
import unittest

import kvc

SOURCE = kvc.ROOT / "models" / "tiny-qwen3-moe-awq"
# Column 8 j + i of an AutoAWQ word is its nibble NIBBLE[i].
NIBBLE = (0, 4, 1, 5, 2, 6, 3, 7)


def read(path):
    """name -> (dtype, shape, bytes)."""
    raw = path.read_bytes()
    (length,) = struct.unpack_from("<Q", raw)
    out = {}
    for name, entry in json.loads(raw[8 : 8 + length]).items():
        if name != "__metadata__":
            begin, end = entry["data_offsets"]
            data = raw[8 + length + begin : 8 + length + end]
            out[name] = entry["dtype"], entry["shape"], data
    return out


def write(path, tensors):
    header, blob = {}, b""
    for name, (dtype, shape, data) in tensors.items():
        offsets = [len(blob), len(blob) + len(data)]
        header[name] = {"dtype": dtype, "shape": shape, "data_offsets": offsets}
        blob += data
    text = json.dumps(header).encode()
    path.write_bytes(struct.pack("<Q", len(text)) + text + blob)


def columns(tensor):
    """Rows of codes of an AutoAWQ tensor, R x N, as N columns."""
    _, (rows, words), data = tensor
    values = struct.unpack(f"<{rows * words}I", data)
    return [
        [values[r * words + n // 8] >> 4 * NIBBLE[n % 8] & 15 for r in range(rows)]
        for n in range(words * 8)
    ]


def pack(codes):
    """Eight codes a word, the first lowest."""
    words = [
        sum(code << 4 * i for i, code in enumerate(codes[at : at + 8]))
        for at in range(0, len(codes), 8)
    ]
    return struct.pack(f"<{len(words)}I", *words)


def transposed(data, rows, columns_, size):
    return b"".join(
        data[(r * columns_ + c) * size : (r * columns_ + c + 1) * size]
        for c in range(columns_)
        for r in range(rows)
    )


def converted(tensors):
    out = {}
    for name, tensor in tensors.items():
        module, part = name.rsplit(".", 1)
        if part == "qweight":
            inputs, outputs = tensor[1][0], tensor[1][1] * 8
            data = b"".join(pack(codes) for codes in columns(tensor))
            out[f"{module}.weight_packed"] = "I32", [outputs, inputs // 8], data
            shape = struct.pack("<2q", outputs, inputs)
            out[f"{module}.weight_shape"] = "I64", [2], shape
        elif part == "scales":
            groups, outputs = tensor[1]
            data = transposed(tensor[2], groups, outputs, 2)
            out[f"{module}.weight_scale"] = "F16", [outputs, groups], data
        elif part == "qzeros":
            groups, zeros = tensor[1][0], columns(tensor)
            data = b"".join(
                pack([zeros[n + i][g] for i in range(8)])
                for n in range(0, len(zeros), 8)
                for g in range(groups)
            )
            name = f"{module}.weight_zero_point"
            out[name] = "I32", [len(zeros) // 8, groups], data
        else:
            out[name] = tensor
    return out


class CompressedTensors(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.weights = self.folder / "w"
        self.weights.mkdir()
        shutil.copy(SOURCE / "tokenizer.json", self.weights)
        self.tensors = converted(read(SOURCE / "model.safetensors"))
        self.scheme = {"num_bits": 4, "type": "int", "symmetric": False}
        self.scheme |= {"strategy": "group", "group_size": 128}

    def compile(self, target, **changes):
        config = json.loads((SOURCE / "config.json").read_text())
        group = {"weights": self.scheme | changes, "targets": ["Linear"]}
        config["quantization_config"] = {
            "quant_method": "compressed-tensors",
            "format": "pack-quantized",
            "config_groups": {"group_0": group},
            "ignore": ["lm_head", "re:.*mlp.gate$"],
        }
        (self.weights / "config.json").write_text(json.dumps(config))
        write(self.weights / "model.safetensors", self.tensors)
        model = self.folder / "m.yaml"
        model.write_text("name: m\nweights: w\n")
        artifact = self.folder / "m.kvc"
        command = ("kvc", "compile", model, "-q", "-o", artifact, "--target", target)
        return artifact, kvc.run(*command, check=False)

    def test_gives_the_weights_of_the_same_numbers_in_awq(self):
        for target in ("cpu", "gfx1100"):
            artifact, done = self.compile(target)
            self.assertEqual(done.stderr, "")
            awq = self.folder / "awq.kvc"
            kvc.compile_model("tiny-qwen3-moe-awq", awq, "--target", target)
            self.assertEqual(
                (artifact / "weights.bin").read_bytes(),
                (awq / "weights.bin").read_bytes(),
            )

    def test_symmetric_zeros_are_eight(self):
        name = next(n for n in self.tensors if n.endswith(".weight_zero_point"))
        _, done = self.compile("cpu", symmetric=True)
        self.assertEqual(done.returncode, 2)
        self.assertRegex(done.stderr, r"weight_zero_point' is there, but .* symmetric")
        awq = read(SOURCE / "model.safetensors")
        for other, (dtype, shape, data) in awq.items():
            if other.endswith(".qzeros"):
                awq[other] = dtype, shape, b"\x88" * len(data)
        shutil.copytree(SOURCE, self.folder / "awq")
        write(self.folder / "awq" / "model.safetensors", awq)
        for other in [n for n in self.tensors if n.endswith("_zero_point")]:
            del self.tensors[other]
        self.assertNotIn(name, self.tensors)
        artifact, done = self.compile("cpu", symmetric=True)
        self.assertEqual(done.stderr, "")
        twin = self.folder / "twin.kvc"
        options = ("--weights", self.folder / "awq")
        kvc.compile_model("tiny-qwen3-moe-awq", twin, *options)
        self.assertEqual(
            (artifact / "weights.bin").read_bytes(), (twin / "weights.bin").read_bytes()
        )

    def test_refuses_other_schemes(self):
        for changes, says in (
            ({"num_bits": 8}, "bits: found 8, expected 4"),
            ({"strategy": "channel"}, "strategy: 'channel' is not supported"),
            ({"type": "float"}, "type: 'float' is not supported"),
            ({"group_size": 96}, "group_size: found 96, expected 32, 64 or 128"),
            ({"actorder": "group"}, "actorder: groups in the order of activations"),
        ):
            _, done = self.compile("cpu", **changes)
            self.assertEqual(done.returncode, 2)
            self.assertRegex(done.stderr, says)
        name = next(n for n in self.tensors if n.endswith(".weight_scale"))
        del self.tensors[name]
        _, done = self.compile("cpu")
        self.assertRegex(done.stderr, f"'{name}' is missing, expected all of")


if __name__ == "__main__":
    unittest.main()
