"""Files that are broken or lie: each is refused in a sentence by `kvc compile`, with
status 2, naming the tensor and both numbers, and nothing is left behind."""

import json
import pathlib
import shutil
import struct
import tempfile
import unittest

import gguf_file
import kvc
import serving
from architectures_test import (
    F16,
    F32,
    Q4_1,
    config_of,
    gguf_tokenizer,
    make_weights,
    write_safetensors,
)

BASE = kvc.ROOT / "models" / "tiny-qwen3"
Q = "model.layers.0.self_attn.q_proj.weight"
NORM = "model.layers.0.input_layernorm.weight"
EMBEDDING = "model.embed_tokens.weight"


class Checkpoint:
    """The safetensors file of tiny-qwen3, to be broken."""

    def __init__(self, path=BASE / "model.safetensors"):
        raw = path.read_bytes()
        (length,) = struct.unpack_from("<Q", raw)
        self.header = json.loads(raw[8 : 8 + length])
        self.data = bytearray(raw[8 + length :])

    def bytes(self, text=None):
        text = (text or json.dumps(self.header)).encode()
        return struct.pack("<Q", len(text)) + text + bytes(self.data)

    def put(self, name, at, two_bytes):
        at += self.header[name]["data_offsets"][0]
        self.data[at : at + 2] = two_bytes

    def add(self, name, shape):
        begin = len(self.data)
        count = 1
        for size in shape:
            count *= size
        self.data += bytes(2 * count)
        entry = {
            "dtype": "BF16",
            "shape": shape,
            "data_offsets": [begin, len(self.data)],
        }
        self.header[name] = entry


class BadFiles(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.weights = self.folder / "w"
        self.weights.mkdir()
        for name in ("config.json", "tokenizer.json", "generation_config.json"):
            shutil.copy(BASE / name, self.weights)

    def compile(self, weights="w"):
        model = self.folder / "m.yaml"
        model.write_text(f"name: m\nweights: {weights}\nmax_num_seqs: 1\n")
        command = ("kvc", "compile", "m.yaml", "-q")
        return kvc.run(*command, check=False, cwd=self.folder)

    def refused(self, says, weights="w"):
        done = self.compile(weights)
        self.assertEqual((done.returncode, done.stdout), (2, ""), done.stderr)
        self.assertRegex(done.stderr, rf"^kvc compile: .*{says}")
        self.assertEqual(done.stderr.count("\n"), 1, done.stderr)
        left = {path.name for path in self.folder.iterdir()}
        self.assertLessEqual(left, {"w", "m.yaml", weights}, left)

    def tensors(self, data, says):
        (self.weights / "model.safetensors").write_bytes(data)
        self.refused(says)

    def changed(self, says, **changes):
        checkpoint = Checkpoint()
        checkpoint.header[Q].update(changes)
        self.tensors(checkpoint.bytes(), says)

    def test_truncated_or_too_long(self):
        raw = Checkpoint().bytes()
        self.tensors(b"", "file has 0 bytes, .* at least 8")
        self.tensors(raw[:50], r"header length is \d+ bytes, expected at most 42")
        self.tensors(
            raw[:-100],
            r"tensor '.*': data_offsets \[\d+, \d+\] reach past .* has \d+ bytes",
        )
        self.tensors(raw + b"1234", r"end at byte \d+ of the data, which has \d+ bytes")

    def test_a_tensor_twice(self):
        checkpoint = Checkpoint()
        text = json.dumps(checkpoint.header)
        again = f', "{Q}": {json.dumps(checkpoint.header[Q])}}}'
        self.tensors(checkpoint.bytes(text[:-1] + again), f"'{Q}' is given twice")

    def test_headers_that_lie(self):
        begin, end = Checkpoint().header[Q]["data_offsets"]
        self.changed(
            rf"tensor '{Q}': .* hold 131072 bytes, shape \[512, 64\] of bf16 needs 65536",
            shape=[512, 64],
        )
        self.changed(
            rf"tensor '{Q}': its bytes from {begin - 64} overlap .* end at {begin}",
            data_offsets=[begin - 64, end - 64],
        )
        self.changed(
            rf"tensor '{Q}': .* 131072 bytes, .* needs more than 2\^64",
            shape=[1 << 40, 1 << 40],
        )
        self.changed(rf"tensor '{Q}': found number -1 in 'shape'", shape=[-1, 3])
        self.changed(
            rf"tensor '{Q}': found number 0 in 'shape', expected a positive",
            shape=[0, 128],
            data_offsets=[0, 0],
        )
        self.changed(rf"tensor '{Q}': found dtype 'F64', expected F32", dtype="F64")
        self.changed(
            rf"tensor '{Q}': .* 131072 bytes, .* f32 needs 262144", dtype="F32"
        )

    def test_numbers_that_are_none(self):
        for name, at, value, place in (
            (Q, 2 * (3 * 128 + 5), b"\xc0\x7f", r"\[3, 5\] of \[512, 128\]"),
            (NORM, 2 * 7, b"\x80\xff", r"\[0, 7\] of \[128\]"),
            (EMBEDDING, 0, b"\x80\x7f", r"\[0, 0\] of \[1024, 128\]"),
        ):
            checkpoint = Checkpoint()
            checkpoint.put(name, at, value)
            self.tensors(
                checkpoint.bytes(),
                f"tensor '{name}': element {place} is NaN or infinite",
            )

    def test_an_index_of_shards(self):
        index = self.weights / "model.safetensors.index.json"
        names = [name for name in Checkpoint().header if name != "__metadata__"]

        def shard(name):
            index.write_text(json.dumps({"weight_map": {n: name for n in names}}))

        shard("a.safetensors")
        self.refused(f"shard 'a.safetensors' of tensor '{EMBEDDING}' is not in")
        for path in (
            "../a.safetensors",
            "/a.safetensors",
            "sub/a.safetensors",
            "a.bin",
        ):
            shard(path)
            self.refused(rf"tensor '{EMBEDDING}': found string .*, expected the name")
        index.write_text("{")
        self.refused("index.json:1:2: not valid JSON")
        # A link in the folder is a name like any other.
        shard("a.safetensors")
        (self.weights / "blob").write_bytes(Checkpoint().bytes())
        (self.weights / "a.safetensors").symlink_to("blob")
        self.assertEqual(self.compile().stderr, "")
        shutil.rmtree(self.folder / "m.kvc")
        names.append("model.extra.weight")
        shard("a.safetensors")
        self.refused("tensor 'model.extra.weight' is not in a.safetensors")

    def config(self, **changes):
        config = json.loads((BASE / "config.json").read_text()) | changes
        (self.weights / "config.json").write_text(json.dumps(config))

    def test_a_vocabulary_of_another_size(self):
        (self.weights / "model.safetensors").write_bytes(Checkpoint().bytes())
        self.config(vocab_size=2000)
        self.refused(
            rf"tensor '{EMBEDDING}' has shape \[1024, 128\], expected \[2000, 128\]"
        )
        checkpoint = Checkpoint()
        checkpoint.add("lm_head.weight", [1008, 128])
        (self.weights / "model.safetensors").write_bytes(checkpoint.bytes())
        shapes = r"has shape \[1008, 128\], expected \[1024, 128\]"
        for tied in (True, False):
            self.config(tie_word_embeddings=tied)
            self.refused(f"tensor 'lm_head.weight' {shapes}")

    def test_tied_with_and_without_a_head(self):
        checkpoint = Checkpoint()
        (self.weights / "model.safetensors").write_bytes(checkpoint.bytes())
        self.config(tie_word_embeddings=False)
        self.refused(r"tensor 'lm_head.weight' is missing, .* \[1024, 128\]")
        # The embedding is used, as in transformers.
        self.config()
        checkpoint.add("lm_head.weight", [1024, 128])
        (self.weights / "model.safetensors").write_bytes(checkpoint.bytes())
        self.assertEqual(self.compile().stderr, "")

    def test_configs_that_claim_too_much(self):
        (self.weights / "model.safetensors").write_bytes(Checkpoint().bytes())
        self.config(num_hidden_layers=10**9)
        self.refused("tensor 'model.layers.4.input_layernorm.weight' is missing")
        self.config(num_hidden_layers=-1)
        self.refused("num_hidden_layers: found number -1, expected a positive")
        self.config(rms_norm_eps=float("nan"))
        self.refused("config.json.*not valid JSON")
        self.config(eos_token_id=5000)
        self.refused("token id 5000 .* is not below the vocabulary size 1024")

    def test_broken_tokenizers(self):
        (self.weights / "model.safetensors").write_bytes(Checkpoint().bytes())
        path = self.weights / "tokenizer.json"
        tokenizer = json.loads(path.read_text())
        path.write_text('{"a":')
        self.refused("tokenizer.json: not valid JSON")
        tokenizer["added_tokens"][0]["id"] = 5000
        path.write_text(json.dumps(tokenizer))
        self.refused("token .* has id 5000, the model has 1024 rows of embedding")

    def test_rows_without_a_token_are_never_sampled(self):
        config = config_of("LlamaForCausalLM", num_hidden_layers=1, vocab_size=4096)
        data, _ = make_weights(config, F16, seed=1)
        (self.weights / "config.json").write_text(json.dumps(config))
        write_safetensors(self.weights / "model.safetensors", data)
        self.assertEqual(self.compile().stderr, "")
        options = ("--temperature", 100, "--seed", 3)
        ids = kvc.generate(self.folder / "m.kvc", "Hello", 64, *options)
        tokens = json.loads((BASE / "tokenizer.json").read_text())
        count = len(
            tokens["model"]["vocab"]
            | {token["content"]: 0 for token in tokens["added_tokens"]}
        )
        self.assertLess(max(ids), count)
        with serving.Server(self.folder / "m.kvc") as server:
            status, answer = server.post(
                "/v1/completions",
                {
                    "prompt": "Hello",
                    "max_tokens": 64,
                    "temperature": 2,
                    "top_p": 1,
                    "seed": 3,
                    "return_token_ids": True,
                },
            )
        self.assertEqual(status, 200, answer)
        self.assertLess(max(answer["choices"][0]["token_ids"]), count)

    def test_mixed_quantisation(self):
        """A module with two kinds of weights."""
        source = kvc.ROOT / "models" / "tiny-qwen3-moe-awq"
        for name in ("config.json", "tokenizer.json"):
            shutil.copy(source / name, self.weights)
        checkpoint = Checkpoint(source / "model.safetensors")
        down = "model.layers.0.mlp.experts.1.down_proj"
        packed = checkpoint.header[f"{down}.qweight"]["shape"]
        rows, columns = packed[1] * 8, packed[0]
        checkpoint.add(f"{down}.weight", [rows, columns])
        self.tensors(
            checkpoint.bytes(), f"tensors '{down}.qweight' and '{down}.weight'"
        )
        checkpoint = Checkpoint(source / "model.safetensors")
        scales = checkpoint.header[f"{down}.scales"]
        checkpoint.put(f"{down}.scales", 2, b"\x00\x7c")
        self.assertEqual(scales["dtype"], "F16")
        self.tensors(
            checkpoint.bytes(),
            rf"tensor '{down}.weight': the scale .* element \[1, 0\] .* NaN or infinite",
        )


class BadGguf(BadFiles):
    """The same of a GGUF file."""

    def write(self, format_=F16, change=None):
        config = config_of("LlamaForCausalLM", num_hidden_layers=1, hidden_size=64)
        data, _ = make_weights(config, format_, seed=1)
        if change:
            change(data)
        path = self.folder / "m.gguf"
        gguf_file.write_gguf(path, config, data, gguf_tokenizer())
        return path

    def test_truncated_or_too_long(self):
        path = self.write()
        raw = path.read_bytes()
        for data, says in (
            (b"", "not a GGUF file"),
            (raw[:100], "the file ends at byte 100|bytes are left of the file"),
            (
                raw[:-64],
                r"tensor '.*': \d+ bytes from byte \d+ reach past .* \d+ bytes",
            ),
            (raw + bytes(64), r"end at byte \d+ of the data, which has \d+ bytes"),
        ):
            path.write_bytes(data)
            self.refused(says, "m.gguf")

    def test_a_tensor_twice(self):
        path = self.write()
        raw = path.read_bytes()
        path.write_bytes(raw.replace(b"ffn_gate.weight", b"ffn_norm.weight"))
        self.refused("tensor 'blk.0.ffn_norm.weight' is given twice", "m.gguf")

    def test_headers_that_lie(self):
        path = self.write()
        raw = bytearray(path.read_bytes())
        raw[8:16] = struct.pack("<Q", 1 << 60)
        path.write_bytes(raw)
        self.refused("tensor .*", "m.gguf")

        def cut(data):
            kind, shape, rows = data[EMBEDDING]
            data[EMBEDDING] = kind, (shape[0] // 2, shape[1]), rows[: len(rows) // 2]

        self.write(change=cut)
        self.refused(
            r"tensor 'token_embd.weight' .* has shape \[512, 64\], expected \[1024, 64\]",
            "m.gguf",
        )

    def test_numbers_that_are_none(self):
        def spoil(name, at, two_bytes):
            def change(data):
                kind, shape, rows = data[name]
                row = bytearray(rows[-1])
                row[at : at + 2] = two_bytes
                data[name] = kind, shape, [*rows[:-1], bytes(row)]

            return change

        self.write(F16, spoil(Q, 6, b"\x01\x7e"))
        self.refused(r"tensor 'blk.0.attn_q.weight': element \[255, 3\]", "m.gguf")
        self.write(Q4_1, spoil(Q, 20 + 2, b"\x00\xfc"))
        self.refused(
            r"'blk.0.attn_q.weight': the scale or minimum .* element \[255, 32\]",
            "m.gguf",
        )
        self.write(F32, spoil(NORM, 6, b"\x80\x7f"))
        self.refused(r"tensor 'blk.0.attn_norm.weight': element \[0, 1\]", "m.gguf")

    def test_parts_that_do_not_fit(self):
        config = config_of("LlamaForCausalLM", num_hidden_layers=1)
        data, _ = make_weights(config, F16, seed=1)
        path = self.folder / "m.gguf"
        first = gguf_file.write_gguf(path, config, data, gguf_tokenizer(), parts=3)
        second, third = (
            first.with_name(f"m-0000{part}-of-00003.gguf") for part in (2, 3)
        )
        done = self.compile(second.name)
        self.assertEqual(done.returncode, 2)
        self.assertRegex(done.stderr, "is part 2 of 3, expected the first")
        third.rename(self.folder / "kept")
        done = self.compile(first.name)
        self.assertRegex(done.stderr, "00003-of-00003.gguf: No such file")
        shutil.copy(second, third)
        done = self.compile(first.name)
        self.assertRegex(done.stderr, "key split.no: found number 1, expected 2")

    # What is no matter of the file format.
    test_an_index_of_shards = None
    test_a_vocabulary_of_another_size = None
    test_tied_with_and_without_a_head = None
    test_configs_that_claim_too_much = None
    test_broken_tokenizers = None
    test_mixed_quantisation = None
    test_rows_without_a_token_are_never_sampled = None


if __name__ == "__main__":
    unittest.main()
