"""kvc-serve with real clients from npm, on Node 20 or newer.

Skips with a line that says why where there is no Node, or npm cannot be reached.
"""

import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

import kvc
import serving

SOURCE = pathlib.Path(__file__).with_name("clients")
# Packages stay in the build folder from run to run.
INSTALLED = pathlib.Path(os.environ.get("KVC_CLIENTS", kvc.BIN.parent / "clients"))


def install():
    """Why the clients cannot be installed; None if they are there."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return "there is no node or npm here"
    version = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    if int(re.match(r"v(\d+)", version)[1]) < 20:
        return f"node is {version.strip()}, the clients need v20 or newer"
    INSTALLED.mkdir(parents=True, exist_ok=True)
    wanted = (SOURCE / "package.json").read_text()
    stamp = INSTALLED / "installed.json"
    if stamp.exists() and stamp.read_text() == wanted:
        return None
    shutil.copy(SOURCE / "package.json", INSTALLED)
    try:
        done = subprocess.run(
            [
                npm,
                "install",
                "--no-audit",
                "--no-fund",
                "--ignore-scripts",
                "--loglevel=error",
            ],
            cwd=INSTALLED,
            capture_output=True,
            text=True,
            timeout=240,
        )
    except subprocess.TimeoutExpired:
        return "npm install took more than 240 s"
    if done.returncode != 0:
        return "npm cannot install the clients: " + done.stderr.strip()[-300:]
    stamp.write_text(wanted)
    return None


class Clients(unittest.TestCase):
    def test_list_chat_stream_complete_and_fail(self):
        missing = install()
        if missing:
            self.skipTest(missing)
        shutil.copy(SOURCE / "clients.mjs", INSTALLED)
        with tempfile.TemporaryDirectory() as folder:
            artifact = kvc.compile_model(
                "tiny-qwen3", pathlib.Path(folder) / "a", "--max-model-len", 512
            )
            with serving.Server(
                artifact, "--served-model-name", "tiny-qwen3", "--api-key", "sk-test"
            ) as server:
                done = subprocess.run(
                    ["node", "clients.mjs"],
                    cwd=INSTALLED,
                    env={**os.environ, "BASE_URL": server.url, "API_KEY": "sk-test"},
                    capture_output=True,
                    text=True,
                    timeout=120,
                )
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertEqual(len(re.findall("^ok ", done.stdout, re.M)), 15, done.stdout)


if __name__ == "__main__":
    unittest.main()
