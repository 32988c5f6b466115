"""Writes kernels-generated/, or checks with --check that it is what would be written.

PYTHONPATH=codegen python3 -m kvcgen [--check]
"""

import argparse
import hashlib
import pathlib
import sys

from . import (
    attention,
    gfx_attention,
    gfx_linear,
    gfx_moe,
    gfx_qkv,
    gfx_route,
    gfx_rows,
    gfx_tile,
    linear,
    moe,
    qkv,
    rows,
)

FAMILIES = [
    rows,
    linear,
    qkv,
    attention,
    moe,
    gfx_rows,
    gfx_tile,
    gfx_linear,
    gfx_route,
    gfx_moe,
    gfx_qkv,
    gfx_attention,
]
ROOT = pathlib.Path(__file__).resolve().parents[2]


def render_all():
    """Relative path -> text of every generated file."""
    files = {}
    for family in FAMILIES:
        source = f"codegen/kvcgen/{family.__name__.rsplit('.', 1)[1]}.py"
        for config in family.CONFIGS:
            target = config.name.rsplit("__", 1)[1]
            header = (
                f"// GENERATED from {source}; do not edit.\n"
                f"// Config: {config}\n"
                "// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check\n"
            )
            path = f"{target}/{config.name}.mlir"
            if path in files:
                raise ValueError(f"two configurations are named {config.name}")
            files[path] = header + config.render()
    sums = [
        f"{hashlib.sha256(text.encode()).hexdigest()}  {path}"
        for path, text in sorted(files.items())
    ]
    files["MANIFEST"] = "\n".join(sums) + "\n"
    return files


def main():
    parser = argparse.ArgumentParser(prog="kvcgen", description=__doc__.splitlines()[0])
    parser.add_argument(
        "--check", action="store_true", help="write nothing; exit 1 if not fresh"
    )
    parser.add_argument("--out", type=pathlib.Path, default=ROOT / "kernels-generated")
    options = parser.parse_args()
    files = render_all()
    present = {
        str(p.relative_to(options.out)): p
        for p in options.out.rglob("*")
        if p.is_file() and p.name != "README.md"
    }
    stale = sorted(set(present) - set(files))
    changed = sorted(
        path
        for path, text in files.items()
        if path not in present or present[path].read_text() != text
    )
    if options.check:
        for path in changed:
            print(f"not fresh: {path}", file=sys.stderr)
        for path in stale:
            print(f"not generated any more: {path}", file=sys.stderr)
        return 1 if changed or stale else 0
    for path in stale:
        present[path].unlink()
    for path in changed:
        (options.out / path).parent.mkdir(parents=True, exist_ok=True)
        (options.out / path).write_text(files[path])
    print(f"{len(files)} files, {len(changed)} written, {len(stale)} removed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
