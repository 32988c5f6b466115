"""Runs the built programs, for the end-to-end tests. Standard library only."""

import array
import json
import os
import pathlib
import struct
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
BIN = pathlib.Path(os.environ.get("KVC_BIN", ROOT / "build" / "bin"))
SHARED = ROOT.parent / "shared" / "data"
TEXT = ROOT / "tests" / "data" / "tinyshakespeare.txt"
SMOLLM2 = ROOT / "models" / "smollm2" / "SmolLM2-135M-Instruct.Q4_1.gguf"


def run(*arguments, check=True, **keywords):
    """Runs a program of the build; gives the completed process, text captured."""
    done = subprocess.run(
        [str(BIN / arguments[0]), *map(str, arguments[1:])],
        capture_output=True,
        text=True,
        timeout=600,
        **keywords,
    )
    if check and done.returncode != 0:
        raise AssertionError(f"{arguments} gave {done.returncode}: {done.stderr}")
    return done


def compile_model(model, output, *options):
    """`model` is the name of a YAML file in models/."""
    run(
        "kvc",
        "compile",
        ROOT / "models" / f"{model}.yaml",
        "-o",
        output,
        "-q",
        *options,
    )
    return output


def scaled_model(model, folder, factors):
    """A copy of a micro model with the tensors of some modules multiplied by a power
    of two; its YAML file."""
    source = ROOT / "models" / model
    target = pathlib.Path(folder) / "weights"
    target.mkdir()
    for file in source.iterdir():
        if file.name != "model.safetensors":
            (target / file.name).write_bytes(file.read_bytes())
    data = bytearray((source / "model.safetensors").read_bytes())
    (length,) = struct.unpack_from("<Q", data)
    header = json.loads(data[8 : 8 + length])
    for name, entry in header.items():
        for module, shift in factors.items():
            if module in name:
                assert entry["dtype"] == "BF16"
                first, end = (8 + length + at for at in entry["data_offsets"])
                for at in range(first, end, 2):
                    (word,) = struct.unpack_from("<H", data, at)
                    if word & 0x7F80:  # not zero or subnormal
                        struct.pack_into("<H", data, at, word + (shift << 7))
    (target / "model.safetensors").write_bytes(data)
    path = pathlib.Path(folder) / "model.yaml"
    path.write_text(f"name: {model}\nweights: weights\n")
    return path


def generate(artifact, prompt, tokens, *options):
    """Greedy ids, unless the options say otherwise."""
    done = run(
        "kvc",
        "run",
        artifact,
        "--prompt",
        prompt,
        "--max-tokens",
        tokens,
        "--tokens",
        *options,
    )
    return json.loads(done.stdout)


def tokenize(artifact, text):
    """Ids of raw text."""
    return json.loads(run("kvc", "tokenize", artifact, "--prompt", text).stdout)


def perplexity(artifact, *options):
    done = run("kvc", "eval", artifact, "--text", TEXT, "--json", *options)
    return json.loads(done.stdout)


def logits(artifact, prompt, folder, *options):
    """All logits of a prompt: a list of rows."""
    path = pathlib.Path(folder) / "logits.safetensors"
    run("kvc", "eval", artifact, "--prompt", prompt, "--logits", path, *options)
    return read_safetensors(path)["logits"]


def read_safetensors(path):
    """name -> list of rows of f32."""
    data = pathlib.Path(path).read_bytes()
    (length,) = struct.unpack_from("<Q", data)
    tensors = {}
    for name, entry in json.loads(data[8 : 8 + length]).items():
        if name == "__metadata__":
            continue
        begin, end = entry["data_offsets"]
        values = array.array("f")
        values.frombytes(data[8 + length + begin : 8 + length + end])
        width = entry["shape"][-1]
        tensors[name] = [values[i : i + width] for i in range(0, len(values), width)]
    return tensors


def largest_difference(rows, expected):
    assert len(rows) == len(expected), (len(rows), len(expected))
    return max(abs(a - b) for x, y in zip(rows, expected) for a, b in zip(x, y))


def golden_prefix(ids, gaps, least):
    """The golden ids up to the first step that arithmetic may decide otherwise."""
    for step, gap in enumerate(gaps):
        if gap < least:
            return ids[:step]
    return ids
