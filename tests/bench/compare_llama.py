"""Runs llama.cpp's llama-bench and kvc on the same file, threads and lengths.

    python3 tests/bench/compare_llama.py --llama-bench PATH [--gguf FILE]
        [--bin build/bin] [--threads N] [--prompt-tokens 512] [--decode-tokens 128]

Prints one line for each of decode and prefill with both figures and their
ratio, and the share of the machine's read bandwidth that kvc's decode reaches.
The two run one after the other, alternating, best of `--rounds`.
"""

import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
GGUF = ROOT / "models" / "smollm2" / "SmolLM2-135M-Instruct.Q4_1.gguf"


def output_of(command):
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{command[0]} gave {done.returncode}: {done.stderr.strip()}")
    return json.loads(done.stdout)


def run_llama(options):
    """(prefill, decode) in tokens/s."""
    rows = output_of(
        [
            options.llama_bench, "-m", options.gguf, "-t", options.threads, "-ngl", 0,
            "-p", options.prompt_tokens, "-n", options.decode_tokens,
            "-r", 3, "-o", "json",
        ]
    )  # fmt: skip
    prefill = max(row["avg_ts"] for row in rows if row["n_gen"] == 0)
    decode = max(row["avg_ts"] for row in rows if row["n_gen"] > 0)
    return prefill, decode


def run_kvc(options, artifact):
    # llama-bench decodes from an empty context; so does this.
    decode = output_of(
        [
            options.bin / "kvc-bench", artifact, "--prompt-tokens", 1,
            "--decode-tokens", options.decode_tokens, "--threads", options.threads,
        ]
    )  # fmt: skip
    prefill = output_of(
        [
            options.bin / "kvc-bench", artifact, "--prompt-tokens", options.prompt_tokens,
            "--decode-tokens", 1, "--threads", options.threads,
        ]
    )  # fmt: skip
    return prefill["prefill_tokens_per_second"], decode


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--llama-bench", type=pathlib.Path, required=True)
    parser.add_argument("--gguf", type=pathlib.Path, default=GGUF)
    parser.add_argument("--bin", type=pathlib.Path, default=ROOT / "build" / "bin")
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    parser.add_argument("--prompt-tokens", type=int, default=512)
    parser.add_argument("--decode-tokens", type=int, default=128)
    parser.add_argument("--rounds", type=int, default=2)
    options = parser.parse_args()
    for path in (options.llama_bench, options.gguf, options.bin / "kvc-bench"):
        if not path.exists():
            sys.exit(f"{path} is not there")

    with tempfile.TemporaryDirectory() as folder:
        artifact = f"{folder}/model.kvc"
        model = ROOT / "models" / "smollm2-135m-instruct.yaml"
        subprocess.run(
            [
                options.bin / "kvc",
                "compile",
                model,
                "--weights",
                options.gguf,
                "-q",
                "-o",
                artifact,
            ],
            check=True,
        )
        best = {}
        for _ in range(options.rounds):
            llama = run_llama(options)
            prefill, decode = run_kvc(options, artifact)
            for name, value in (
                ("llama prefill", llama[0]),
                ("llama decode", llama[1]),
                ("kvc prefill", prefill),
                ("kvc decode", decode["decode_tokens_per_second"]),
                ("share", decode["share_of_machine"]),
                ("machine", decode["machine_read_gb_per_second"]),
            ):
                best[name] = max(best.get(name, 0), value)
    print(f"{options.gguf.name}, {options.threads} threads, best of {options.rounds}")
    for what, length in (
        ("decode", options.decode_tokens),
        ("prefill", options.prompt_tokens),
    ):
        ours, theirs = best[f"kvc {what}"], best[f"llama {what}"]
        print(
            f"{what} of {length}: kvc {ours:.1f} tokens/s, llama.cpp {theirs:.1f}, "
            f"ratio {ours / theirs:.2f}"
        )
    print(f"kvc decode reads {best['share']:.0%} of {best['machine']:.1f} GB/s")


if __name__ == "__main__":
    main()
