"""AMD's own Python bindings as a client of hipsim's library.

Allocates, copies, loads the code object of a compiled model, launches a kernel of it,
times it with events, captures a graph and replays it. Exits with 77 (skipped) where
PyPI cannot be reached. Arguments: folder of libamdhip64, kvc-compile, a model.yaml,
scratch folder.
"""

import array
import json
import os
import pathlib
import subprocess
import sys

VERSION = "10.0.0.0.1.2"
PACKAGES = [f"rocm-bindings-core=={VERSION}", f"rocm-bindings-hip=={VERSION}"]
SKIPPED = 77


def install(folder: pathlib.Path) -> None:
    """Installs the bindings into a folder of their own, once."""
    if (folder / "rocm").exists():
        return
    command = [sys.executable, "-m", "pip", "install", "--quiet"]
    command += ["--disable-pip-version-check", "--no-deps"]
    command += ["--target", str(folder), *PACKAGES]
    finished = subprocess.run(command, capture_output=True, text=True)
    if finished.returncode != 0:
        print("skipped: cannot install", " ".join(PACKAGES))
        print(finished.stderr[-300:])
        sys.exit(SKIPPED)


def check(result):
    """The values of a call that must succeed."""
    if not isinstance(result, tuple):
        result = (result,)
    assert int(result[0]) == 0, result
    return result[1] if len(result) == 2 else result[1:]


def use(artifact: pathlib.Path) -> None:
    """Runs the norm of one row, a kernel of the artifact's code object."""
    from rocm.bindings import hip

    check(hip.hipInit(0))
    assert check(hip.hipGetDeviceCount()) == 1
    properties = check(hip.hipGetDeviceProperties(0))
    assert properties.gcnArchName == "gfx1100", properties.gcnArchName
    assert properties.warpSize == 32

    manifest = json.loads((artifact / "manifest.json").read_text())
    features = manifest["model"]["hidden_size"]
    facts = next(k for k in manifest["kernels"] if k["template"] == "norm_f16__gfx1100")
    kinds = hip.hipMemcpyKind

    def upload(values: array.array):
        size = values.itemsize * len(values)
        buffer = check(hip.hipMalloc(size))
        check(hip.hipMemcpy(buffer, values, size, kinds.hipMemcpyHostToDevice))
        return buffer

    # One row is there; the row is 1, -1, 1, ..., the weights are 2.
    step = upload(array.array("i", [1] + [0] * 15))
    row = upload(array.array("f", [1.0, -1.0] * (features // 2)))
    weight = upload(array.array("f", [2.0] * features))
    normed = check(hip.hipMalloc(features * 2 * 16))
    size = 8
    factors = check(hip.hipMalloc(size))
    module = check(hip.hipModuleLoad(str(artifact / "kernels.so").encode()))
    kernel = check(hip.hipModuleGetFunction(module, facts["name"].encode()))
    stream = check(hip.hipStreamCreate())

    def launch() -> None:
        arguments = (step, row, weight, normed, factors)
        shape = (1, 1, 1, facts["threads"], 1, 1, 0)
        check(hip.hipModuleLaunchKernel(kernel, *shape, stream, None, arguments))

    def result() -> list[float]:
        """The row's factor and the sum of the squares of its norm."""
        back = array.array("f", [0.0, 0.0])
        check(hip.hipMemcpy(back, factors, size, kinds.hipMemcpyDeviceToHost))
        return list(back)

    def is_right() -> bool:
        factor, squares = result()
        return factor == 1.0 and abs(squares / (4 * features) - 1) < 1e-4

    begin, end = check(hip.hipEventCreate()), check(hip.hipEventCreate())
    check(hip.hipEventRecord(begin, stream))
    launch()
    check(hip.hipEventRecord(end, stream))
    check(hip.hipEventSynchronize(end))
    assert check(hip.hipEventElapsedTime(begin, end)) > 0
    assert is_right(), result()

    check(hip.hipMemset(factors, 0, size))
    mode = hip.hipStreamCaptureMode.hipStreamCaptureModeGlobal
    check(hip.hipStreamBeginCapture(stream, mode))
    launch()
    graph = check(hip.hipStreamEndCapture(stream))
    assert result() == [0.0, 0.0]
    executable = check(hip.hipGraphInstantiateWithFlags(graph, 0))
    check(hip.hipGraphLaunch(executable, stream))
    check(hip.hipStreamSynchronize(stream))
    assert is_right(), result()
    check(hip.hipGraphExecDestroy(executable))
    check(hip.hipFree(row))


def compiled(compiler: str, model: str, folder: pathlib.Path) -> pathlib.Path:
    """The artifact of a model of ours, its kernels alone."""
    artifact = folder / "bindings-test.kvc"
    command = [compiler, model, "--kernels-only", "--target", "gfx1100"]
    subprocess.run([*command, "-q", "-o", str(artifact)], check=True)
    return artifact


def main() -> None:
    library, compiler, model, scratch = sys.argv[1:]
    folder = pathlib.Path(scratch) / f"rocm-bindings-{VERSION}"
    if os.environ.get("LD_LIBRARY_PATH") != library:
        # The loader reads the variable when a process starts.
        install(folder)
        environment = dict(os.environ, LD_LIBRARY_PATH=library)
        os.execve(sys.executable, [sys.executable, *sys.argv], environment)
    sys.path.insert(0, str(folder))
    use(compiled(compiler, model, pathlib.Path(scratch)))
    print("rocm-bindings-hip", VERSION, "works on hipsim")


if __name__ == "__main__":
    main()
