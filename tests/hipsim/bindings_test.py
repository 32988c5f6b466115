"""AMD's own Python bindings as a client of hipsim's library.

Allocates, copies, loads a code object, launches, times with events, captures a
graph and replays it. Exits with 77 (skipped) where PyPI cannot be reached.
Arguments: folder of libamdhip64, code object with vector_add, scratch folder.
"""

import array
import ctypes
import os
import pathlib
import subprocess
import sys

VERSION = "10.0.0.0.1.2"
PACKAGES = [f"rocm-bindings-core=={VERSION}", f"rocm-bindings-hip=={VERSION}"]
SKIPPED = 77
COUNT = 1000


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


def use(kernels: str) -> None:
    from rocm.bindings import hip

    check(hip.hipInit(0))
    assert check(hip.hipGetDeviceCount()) == 1
    properties = check(hip.hipGetDeviceProperties(0))
    assert properties.gcnArchName == "gfx1100", properties.gcnArchName
    assert properties.warpSize == 32

    data = array.array("f", [1.5] * COUNT)
    size = 4 * COUNT
    source, target = check(hip.hipMalloc(size)), check(hip.hipMalloc(size))
    kinds = hip.hipMemcpyKind
    check(hip.hipMemcpy(source, data, size, kinds.hipMemcpyHostToDevice))
    module = check(hip.hipModuleLoad(kernels.encode()))
    kernel = check(hip.hipModuleGetFunction(module, b"vector_add"))
    stream = check(hip.hipStreamCreate())

    def launch() -> None:
        arguments = (source, source, target, ctypes.c_uint32(COUNT))
        shape = (4, 1, 1, 256, 1, 1, 0)
        check(hip.hipModuleLaunchKernel(kernel, *shape, stream, None, arguments))

    def result() -> list[float]:
        back = array.array("f", [0.0] * COUNT)
        check(hip.hipMemcpy(back, target, size, kinds.hipMemcpyDeviceToHost))
        return list(back)

    begin, end = check(hip.hipEventCreate()), check(hip.hipEventCreate())
    check(hip.hipEventRecord(begin, stream))
    launch()
    check(hip.hipEventRecord(end, stream))
    check(hip.hipEventSynchronize(end))
    assert check(hip.hipEventElapsedTime(begin, end)) > 0
    assert result() == [3.0] * COUNT

    check(hip.hipMemset(target, 0, size))
    mode = hip.hipStreamCaptureMode.hipStreamCaptureModeGlobal
    check(hip.hipStreamBeginCapture(stream, mode))
    launch()
    graph = check(hip.hipStreamEndCapture(stream))
    assert result() == [0.0] * COUNT
    executable = check(hip.hipGraphInstantiateWithFlags(graph, 0))
    check(hip.hipGraphLaunch(executable, stream))
    check(hip.hipStreamSynchronize(stream))
    assert result() == [3.0] * COUNT
    check(hip.hipGraphExecDestroy(executable))
    check(hip.hipFree(source))


def main() -> None:
    library, kernels, scratch = sys.argv[1:]
    folder = pathlib.Path(scratch) / f"rocm-bindings-{VERSION}"
    if os.environ.get("LD_LIBRARY_PATH") != library:
        # The loader reads the variable when a process starts.
        install(folder)
        environment = dict(os.environ, LD_LIBRARY_PATH=library)
        os.execve(sys.executable, [sys.executable, *sys.argv], environment)
    sys.path.insert(0, str(folder))
    use(kernels)
    print("rocm-bindings-hip", VERSION, "works on hipsim")


if __name__ == "__main__":
    main()
