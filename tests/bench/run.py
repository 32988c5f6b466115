"""Compile time, load time and speed of SmolLM2 and the micro models, in one run.

    python3 tests/bench/run.py [--bin build/bin] [--threads N]

Prints one line a model: seconds to compile with an empty kernel cache and with a
full one, milliseconds to load and to the first token, prefill and decode
tokens/s, the bytes of a decode step over the ideal (each weight and each K and V
of the context once), and the share of the machine's read bandwidth that decode
reaches. Models whose weights are not there are left out with a line.
"""

import argparse
import json
import os
import pathlib
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
MODELS = [
    "tiny-llama",
    "tiny-qwen2",
    "tiny-qwen3",
    "tiny-qwen3-moe",
    "smollm2-135m-instruct",
]
HEADER = (
    f"{'model':22} {'cache':9} {'cold s':>6} {'warm s':>6} {'load ms':>7} {'first':>6} "
    f"{'prefill/s':>9} {'decode/s':>8} {'bytes':>6} {'GB/s':>6} {'share':>6}"
)


def compile_seconds(options, model, dtype, artifact, cache):
    start = time.monotonic()
    path = ROOT / "models" / f"{model}.yaml"
    command = [
        options.bin / "kvc",
        "compile",
        path,
        "-q",
        "-o",
        artifact,
        "--kv-cache-dtype",
        dtype,
    ]
    subprocess.run(command, check=True, env={**os.environ, "XDG_CACHE_HOME": cache})
    return time.monotonic() - start


def bench(options, model, dtype):
    with tempfile.TemporaryDirectory() as folder:
        artifact = f"{folder}/model.kvc"
        cold = compile_seconds(options, model, dtype, artifact, folder)
        warm = compile_seconds(options, model, dtype, artifact, folder)
        command = [
            options.bin / "kvc-bench",
            artifact,
            "--threads",
            str(options.threads),
        ]
        result = json.loads(
            subprocess.run(command, check=True, capture_output=True).stdout
        )
    print(
        f"{model:22} {dtype:9} {cold:6.2f} {warm:6.2f} {result['load_ms']:7.0f} "
        f"{result['first_token_ms']:6.0f} {result['prefill_tokens_per_second']:9.0f} "
        f"{result['decode_tokens_per_second']:8.0f} {result['decode_step_bytes_over_ideal']:6.2f} "
        f"{result['decode_gb_per_second']:6.1f} {result['share_of_machine']:6.0%}",
        flush=True,
    )
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bin", type=pathlib.Path, default=ROOT / "build" / "bin")
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    options = parser.parse_args()
    print(HEADER)
    for model in MODELS:
        weights = (
            ROOT / "models" / ("smollm2" if model.startswith("smollm2") else model)
        )
        if not weights.exists():
            print(
                f"{model:22} left out: {weights.name} is not there (tools/fetch-smollm2)"
            )
            continue
        for dtype in ("f16", "fp8_e4m3"):
            result = bench(options, model, dtype)
    print(
        f"{result['device']}; {result['machine_read_gb_per_second']:.1f} GB/s can be read"
    )


if __name__ == "__main__":
    main()
