"""Made-up models of every trait and file format against a plain f64 reference.

Weights are random; the tokenizer is that of tiny-qwen3 (the ids of a text are
what matters, and the vocabulary may be larger than it). With KVC_TARGET=gfx1100
they run on the simulator.
"""

import json
import math
import os
import pathlib
import random
import shutil
import struct
import tempfile
import unittest

import kvc
from gguf_file import permute_for_llama, write_gguf
from reference import Decoder

TEXT = "What light through yonder window breaks? It is the east, and Juliet is the sun."
# f32 sums over at most two layers, K and V rounded to f16: the largest difference
# seen is 0.0016.
WITHIN = 0.01
TARGET = os.environ.get("KVC_TARGET", "cpu")
# The simulator is slow; with f16 operands the largest difference seen is 0.0042.
if TARGET != "cpu":
    TEXT, WITHIN = TEXT[:24], 0.03


def to_bf16(value):
    """Bits, rounded to nearest even."""
    bits = struct.unpack("<I", struct.pack("<f", value))[0]
    return (bits + 0x7FFF + ((bits >> 16) & 1)) >> 16


class F32:
    name, ggml, block, size = "F32", 0, 1, 4

    @staticmethod
    def encode(row):
        return struct.pack(f"<{len(row)}f", *row)

    @staticmethod
    def decode(data):
        return list(struct.unpack(f"<{len(data) // 4}f", data))


class F16(F32):
    name, ggml, size = "F16", 1, 2

    @staticmethod
    def encode(row):
        return struct.pack(f"<{len(row)}e", *row)

    @staticmethod
    def decode(data):
        return list(struct.unpack(f"<{len(data) // 2}e", data))


class BF16(F32):
    name, ggml, size = "BF16", 30, 2

    @staticmethod
    def encode(row):
        return struct.pack(f"<{len(row)}H", *map(to_bf16, row))

    @staticmethod
    def decode(data):
        halves = struct.unpack(f"<{len(data) // 2}H", data)
        return [struct.unpack("<f", struct.pack("<I", h << 16))[0] for h in halves]


class Q8_0:
    """GGUF: 32 elements as f16 scale and 32 signed bytes."""

    name, ggml, block, size = "Q8_0", 8, 32, 34

    @staticmethod
    def encode(row):
        out = b""
        for i in range(0, len(row), 32):
            part = row[i : i + 32]
            scale = max(map(abs, part)) / 127 or 1.0
            codes = [max(-127, min(127, round(v / scale))) for v in part]
            out += struct.pack("<e32b", scale, *codes)
        return out

    @staticmethod
    def decode(data):
        out = []
        for i in range(0, len(data), 34):
            scale, *codes = struct.unpack_from("<e32b", data, i)
            out += [scale * c for c in codes]
        return out


class Q4_1:
    """GGUF: 32 elements as f16 scale, f16 minimum, elements k and k + 16 in byte k."""

    name, ggml, block, size = "Q4_1", 3, 32, 20

    @staticmethod
    def encode(row):
        out = b""
        for i in range(0, len(row), 32):
            part = row[i : i + 32]
            low = min(part)
            scale = (max(part) - low) / 15 or 1.0
            codes = [max(0, min(15, round((v - low) / scale))) for v in part]
            packed = bytes(codes[k] | codes[k + 16] << 4 for k in range(16))
            out += struct.pack("<ee", scale, low) + packed
        return out

    @staticmethod
    def decode(data):
        out = []
        for i in range(0, len(data), 20):
            scale, low = struct.unpack_from("<ee", data, i)
            codes = data[i + 4 : i + 20]
            out += [scale * (c & 15) + low for c in codes]
            out += [scale * (c >> 4) + low for c in codes]
        return out


def shapes(config):
    """name -> shape of every tensor of the architecture."""
    hidden, dim = config["hidden_size"], config["head_dim"]
    queries = config["num_attention_heads"] * dim
    keys = config["num_key_value_heads"] * dim
    out = {
        "model.embed_tokens.weight": (config["vocab_size"], hidden),
        "model.norm.weight": (hidden,),
    }
    if not config["tie_word_embeddings"]:
        out["lm_head.weight"] = (config["vocab_size"], hidden)
    for layer in range(config["num_hidden_layers"]):
        prefix = f"model.layers.{layer}."
        for norm in ("input_layernorm", "post_attention_layernorm"):
            out[f"{prefix}{norm}.weight"] = (hidden,)
        for name, rows in (("q", queries), ("k", keys), ("v", keys)):
            out[f"{prefix}self_attn.{name}_proj.weight"] = (rows, hidden)
            if config.get("attention_bias") or config["model_type"] == "qwen2":
                out[f"{prefix}self_attn.{name}_proj.bias"] = (rows,)
            if config["model_type"].startswith("qwen3") and name != "v":
                out[f"{prefix}self_attn.{name}_norm.weight"] = (dim,)
        out[f"{prefix}self_attn.o_proj.weight"] = (hidden, queries)
        blocks, inner = [f"{prefix}mlp."], config.get("intermediate_size")
        if "num_experts" in config:
            out[f"{prefix}mlp.gate.weight"] = (config["num_experts"], hidden)
            blocks = [f"{prefix}mlp.experts.{e}." for e in range(config["num_experts"])]
            inner = config["moe_intermediate_size"]
        for block in blocks:
            out[f"{block}gate_proj.weight"] = (inner, hidden)
            out[f"{block}up_proj.weight"] = (inner, hidden)
            out[f"{block}down_proj.weight"] = (hidden, inner)
    return out


def make_weights(config, format_, seed):
    """(name -> rows as bytes of the format, name -> rows as floats)."""
    source = random.Random(seed)
    data, values = {}, {}
    for name, shape in shapes(config).items():
        vector = len(shape) == 1
        width = shape[-1]
        spread = 0.3 if vector else 1.2 / math.sqrt(width)
        middle = 1.0 if "norm" in name else 0.0
        # Vectors stay f32, as in GGUF files.
        kind = F32 if vector and format_.block > 1 else format_
        rows = [
            kind.encode(
                [source.uniform(-spread, spread) + middle for _ in range(width)]
            )
            for _ in range(1 if vector else shape[0])
        ]
        data[name] = (kind, shape, rows)
        decoded = [kind.decode(row) for row in rows]
        values[name] = decoded[0] if vector else decoded
    return data, values


def write_safetensors(path, data):
    header, offset, blob = {}, 0, b""
    for name, (kind, shape, rows) in data.items():
        tensor = b"".join(rows)
        header[name] = {
            "dtype": kind.name,
            "shape": list(shape),
            "data_offsets": [offset, offset + len(tensor)],
        }
        offset += len(tensor)
        blob += tensor
    text = json.dumps(header).encode()
    path.write_bytes(struct.pack("<Q", len(text)) + text + blob)


BASE = {
    "hidden_size": 64,
    "intermediate_size": 96,
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
    "num_key_value_heads": 2,
    "head_dim": 64,
    "vocab_size": 1024,
    "rms_norm_eps": 1e-5,
    "hidden_act": "silu",
    "max_position_embeddings": 1024,
    "rope_theta": 10000.0,
    "tie_word_embeddings": True,
}


def config_of(architecture, **changes):
    kind = {
        "LlamaForCausalLM": "llama",
        "MistralForCausalLM": "mistral",
        "Qwen2ForCausalLM": "qwen2",
        "Qwen3ForCausalLM": "qwen3",
        "Qwen3MoeForCausalLM": "qwen3_moe",
    }[architecture]
    return {**BASE, "architectures": [architecture], "model_type": kind, **changes}


LLAMA3 = {
    "rope_type": "llama3",
    "factor": 4.0,
    "low_freq_factor": 1.0,
    "high_freq_factor": 4.0,
    "original_max_position_embeddings": 128,
}
YARN = {"rope_type": "yarn", "factor": 4.0, "original_max_position_embeddings": 128}
MOE = {
    "num_experts": 6,
    "num_experts_per_tok": 3,
    "moe_intermediate_size": 48,
    "mlp_only_layers": [],
    "decoder_sparse_step": 1,
}

CASES = {
    "llama, llama3 rope, biases, f16": (
        config_of("LlamaForCausalLM", attention_bias=True, rope_scaling=LLAMA3), F16),
    "llama, head size 80, GQA 3, untied, odd vocabulary, f32": (
        config_of("LlamaForCausalLM", head_dim=80, num_attention_heads=3, num_key_value_heads=1,
                  tie_word_embeddings=False, vocab_size=1030), F32),
    "mistral, head size 96, linear rope, bf16": (
        config_of("MistralForCausalLM", head_dim=96, sliding_window=None,
                  rope_scaling={"rope_type": "linear", "factor": 2.0}), BF16),
    "qwen2, no grouping, bf16": (
        config_of("Qwen2ForCausalLM", num_key_value_heads=4, use_sliding_window=False), BF16),
    "qwen3, head size 256, yarn, f16": (
        config_of("Qwen3ForCausalLM", head_dim=256, num_attention_heads=2, num_key_value_heads=1,
                  rope_scaling=YARN), F16),
    "qwen3-moe, normalised, f32": (
        config_of("Qwen3MoeForCausalLM", norm_topk_prob=True, **MOE), F32),
    "qwen3-moe, not normalised, untied, bf16": (
        config_of("Qwen3MoeForCausalLM", norm_topk_prob=False, tie_word_embeddings=False, **MOE), BF16),
}  # fmt: skip


class Architectures(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def compare(self, config, values, weights):
        """Compiles the checkpoint at `weights` and compares all logits of TEXT."""
        model = self.folder / "model.yaml"
        model.write_text(
            f"name: made-up\nweights: {weights.name}\nmax_model_len: 1024\n"
        )
        artifact = self.folder / "made-up.kvc"
        kvc.run("kvc", "compile", model, "-q", "-o", artifact, "--target", TARGET)
        ids = kvc.tokenize(artifact, TEXT)
        rows = kvc.logits(artifact, TEXT, self.folder)
        worst = kvc.largest_difference(rows, Decoder(config, values).logits(ids))
        print(f"  largest difference {worst:.5f}")
        self.assertLess(worst, WITHIN)
        # One token at a time goes through the decode kernels, split attention
        # among them: the same bits.
        single = kvc.logits(artifact, TEXT, self.folder, "--prefill-chunk", 1)
        self.assertEqual([bytes(r) for r in single], [bytes(r) for r in rows])

    def checkpoint_folder(self, config):
        folder = self.folder / "weights"
        folder.mkdir()
        (folder / "config.json").write_text(json.dumps(config))
        shutil.copy(kvc.ROOT / "models" / "tiny-qwen3" / "tokenizer.json", folder)
        return folder

    def test_sharded(self):
        config = config_of("LlamaForCausalLM")
        data, values = make_weights(config, F16, seed=100)
        folder = self.checkpoint_folder(config)
        names = sorted(data)
        shards = {"a.safetensors": names[::2], "b.safetensors": names[1::2]}
        for shard, held in shards.items():
            write_safetensors(folder / shard, {name: data[name] for name in held})
        index = {
            "weight_map": {
                name: shard for shard, held in shards.items() for name in held
            }
        }
        (folder / "model.safetensors.index.json").write_text(json.dumps(index))
        self.compare(config, values, folder)


def add_case(number, title, config, format_):
    def test(self):
        data, values = make_weights(config, format_, seed=number)
        folder = self.checkpoint_folder(config)
        write_safetensors(folder / "model.safetensors", data)
        self.compare(config, values, folder)

    test.__doc__ = title
    setattr(Architectures, f"test_case_{number}", test)


def gguf_tokenizer():
    path = kvc.ROOT / "models" / "tiny-qwen3" / "tokenizer.json"
    return json.loads(path.read_text())


def add_gguf_case(format_, tied):
    def test(self):
        config = config_of("LlamaForCausalLM", rope_theta=5e4, tie_word_embeddings=tied)
        config["hidden_size"], config["num_attention_heads"] = 256, 4
        config["num_hidden_layers"] = 1
        data, values = make_weights(config, format_, seed=format_.ggml)
        path = self.folder / "weights.gguf"
        write_gguf(path, config, permute_for_llama(config, data), gguf_tokenizer())
        self.compare(config, values, path)

    setattr(
        Architectures, f"test_gguf_{format_.name}_{'tied' if tied else 'untied'}", test
    )


GGUF_CASES = {
    "qwen2": (config_of("Qwen2ForCausalLM", num_hidden_layers=1), Q4_1, 1),
    "qwen3_in_three_parts": (config_of("Qwen3ForCausalLM"), F16, 3),
    "qwen3moe_in_two_parts": (
        config_of("Qwen3MoeForCausalLM", norm_topk_prob=True, tie_word_embeddings=False,
                  **(MOE | {"moe_intermediate_size": 64})), Q8_0, 2),
    "qwen3moe_unquantised": (
        config_of("Qwen3MoeForCausalLM", norm_topk_prob=True, num_hidden_layers=1, **MOE), BF16, 1),
}  # fmt: skip


def add_gguf_architecture(title, config, format_, parts):
    def test(self):
        data, values = make_weights(config, format_, seed=parts)
        path = self.folder / "weights.gguf"
        self.compare(
            config,
            values,
            write_gguf(path, config, data, gguf_tokenizer(), parts=parts),
        )

    setattr(Architectures, f"test_gguf_{title}", test)


for number, (title, (config, format_)) in enumerate(CASES.items()):
    add_case(number, title, config, format_)
for format_, tied in (
    (F32, True),
    (F16, False),
    (BF16, True),
    (Q8_0, True),
    (Q4_1, False),
):
    add_gguf_case(format_, tied)
for title, case in GGUF_CASES.items():
    add_gguf_architecture(title, *case)


if __name__ == "__main__":
    unittest.main()
