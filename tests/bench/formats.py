"""Decode speed of weight formats on cpu, on one made-up model of 0.18 billion weights.

    python3 tests/bench/formats.py [--bin build/bin] [--threads N] [FORMAT...]

Writes the model anew in every format, random blocks with small scales (GGUF types) or
AutoAWQ's packing, compiles it for cpu and runs kvc-bench. Prints one line a format:
bits a weight as compiled, tokens/s, bytes of a decode step, and the share of the best
read bandwidth of all runs. Needs 1 GB of disk.
"""

import argparse
import json
import os
import pathlib
import random
import struct
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests" / "e2e"))

from architectures_test import F32, config_of, shapes  # noqa: E402
from gguf_file import permute_for_llama, write_gguf  # noqa: E402
from gguf_types_test import TYPES  # noqa: E402

CONFIG = config_of("LlamaForCausalLM", tie_word_embeddings=True) | {
    "hidden_size": 2048,
    "intermediate_size": 5632,
    "num_hidden_layers": 4,
    "num_attention_heads": 32,
    "num_key_value_heads": 8,
}
GGUF = {
    "F16": (1, 1, 2, {0: 0.02}),
    "Q8_0": (8, 32, 34, {0: 0.0002}),
    "Q4_1": (3, 32, 20, {0: 0.002, 2: 0.01}),
} | TYPES


class Blocks:
    """A type of GGUF: rows of random blocks, not more of them than are told apart."""

    def __init__(self, name):
        self.name = name
        self.ggml, self.block, self.size, self.scales = GGUF[name]

    def row(self, source, width):
        row = bytearray(source.randbytes(width // self.block * self.size))
        for block in range(0, len(row), self.size):
            for place, scale in self.scales.items():
                value = scale * source.uniform(-1, 1)
                struct.pack_into("<e", row, block + place, value)
        return bytes(row)

    def rows(self, source, shape):
        few = [self.row(source, shape[1]) for _ in range(8)]
        return [few[i % 8] for i in range(shape[0])]


def tokenizer():
    path = ROOT / "models" / "tiny-qwen3" / "tokenizer.json"
    return json.loads(path.read_text())


def write_types(folder, name, config):
    source, kind = random.Random(1), Blocks(name)
    data = {}
    for tensor, shape in shapes(config).items():
        if len(shape) == 1:
            data[tensor] = F32, shape, [F32.encode([1.0] * shape[0])]
        else:
            data[tensor] = kind, shape, kind.rows(source, shape)
    data = permute_for_llama(config, data)
    return write_gguf(folder / "m.gguf", config, data, tokenizer()).name


def write_awq(folder, config, group=128):
    weights = folder / "w"
    weights.mkdir()
    quantization = {"quant_method": "awq", "bits": 4, "group_size": group}
    quantization |= {"version": "gemm", "zero_point": True}
    quantization["modules_to_not_convert"] = []
    (weights / "config.json").write_text(
        json.dumps(config | {"quantization_config": quantization})
    )
    (weights / "tokenizer.json").write_text(json.dumps(tokenizer()))
    source, header, blob = random.Random(1), {}, []
    offset = 0

    def add(name, dtype, shape, data):
        nonlocal offset
        entry = {"dtype": dtype, "shape": shape, "data_offsets": [offset, 0]}
        offset += len(data)
        entry["data_offsets"][1] = offset
        header[name] = entry
        blob.append(data)

    def halves(count, scale):
        some = [scale * source.uniform(0.5, 1) for _ in range(min(count, 4096))]
        return struct.pack(f"<{len(some)}e", *some) * (count // len(some))

    for name, shape in shapes(config).items():
        if len(shape) == 1 or "embed" in name:
            count = shape[0] * (shape[1] if len(shape) == 2 else 1)
            add(name, "F16", list(shape), halves(count, 0.02 if len(shape) == 2 else 1))
            continue
        (rows, columns), module = shape, name.removesuffix(".weight")
        groups = columns // group
        codes = [columns, rows // 8]
        add(f"{module}.qweight", "I32", codes, source.randbytes(columns * rows // 2))
        zeros = [groups, rows // 8]
        add(f"{module}.qzeros", "I32", zeros, source.randbytes(groups * rows // 2))
        add(f"{module}.scales", "F16", [groups, rows], halves(groups * rows, 0.002))
    text = json.dumps(header).encode()
    data = struct.pack("<Q", len(text)) + text + b"".join(blob)
    (weights / "model.safetensors").write_bytes(data)
    return "w"


def bench(options, name):
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        config = CONFIG
        weights = (
            write_awq(folder, config)
            if name == "AWQ"
            else write_types(folder, name, config)
        )
        (folder / "m.yaml").write_text(
            f"name: m\nweights: {weights}\nmax_num_seqs: 1\n"
        )
        artifact = folder / "m.kvc"
        command = [options.bin / "kvc", "compile", folder / "m.yaml", "-q"]
        subprocess.run([*command, "-o", artifact], check=True)
        command = [options.bin / "kvc-bench", artifact, "--threads", options.threads]
        command += ["--prompt-tokens", 16, "--decode-tokens", 32, "--repeats", 2]
        done = subprocess.run(list(map(str, command)), check=True, capture_output=True)
        result = json.loads(done.stdout)
        manifest = json.loads((artifact / "manifest.json").read_text())
        counted = sum(
            shape[0] * shape[1] for shape in shapes(config).values() if len(shape) == 2
        )
    result["bits"] = manifest["weights_bytes"] * 8 / counted
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bin", type=pathlib.Path, default=ROOT / "build" / "bin")
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    parser.add_argument("formats", nargs="*", metavar="FORMAT")
    options = parser.parse_args()
    names = options.formats or ["F16", "AWQ", *(n for n in GGUF if n != "F16")]
    results = {name: bench(options, name) for name in names}
    # Other work on the machine moves a single reading of its bandwidth.
    machine = max(r["machine_read_gb_per_second"] for r in results.values())
    print("format    bits  tokens/s   MB/step   GB/s  share")
    for name, result in results.items():
        rate = result["decode_gb_per_second"]
        print(
            f"{name:8} {result['bits']:5.2f} {result['decode_tokens_per_second']:9.1f} "
            f"{result['decode_step_bytes'] / 1e6:9.1f} {rate:6.1f} {rate / machine:6.0%}"
        )
    print(f"{result['device']}; at most {machine:.1f} GB/s were read")


if __name__ == "__main__":
    main()
