"""The programs on machines without a card: GPU artifacts, and kvc doctor.

The HIP runtimes are fakes of the build (tests/runtime/fakehip), files that are
no library, and the distribution's own where it is installed.
"""

import json
import os
import pathlib
import tempfile
import unittest

import kvc

FAKEHIP = pathlib.Path(os.environ.get("KVC_FAKEHIP", ""))
DISTRIBUTION = pathlib.Path("/usr/lib/x86_64-linux-gnu/libamdhip64.so.5")
NAMES = ("libamdhip64.so.7", "libamdhip64.so.6", "libamdhip64.so.5", "libamdhip64.so")


class Programs(unittest.TestCase):
    def kvc(self, *arguments, hip=None, program="kvc", **variables):
        """`hip` is the folder in which the runtime is looked for first."""
        environment = {k: v for k, v in os.environ.items() if k != "LD_LIBRARY_PATH"}
        if hip:
            environment["LD_LIBRARY_PATH"] = str(hip)
        return kvc.run(program, *arguments, check=False, env=environment | variables)


class Artifacts(Programs):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = pathlib.Path(folder.name)
        cls.artifact = kvc.compile_model("tiny-qwen3", cls.folder / "a.kvc")

    def retarget(self, target):
        """The cpu artifact, with another target in its manifest."""
        path = self.artifact / "manifest.json"
        path.write_text(json.dumps(json.loads(path.read_text()) | {"target": target}))

    def refused(self, *options, says, **keywords):
        """One sentence on stderr, nothing on stdout, exit status 2; for each
        command that runs artifacts."""
        for program, *arguments in (
            ("kvc", "run", self.artifact, "--prompt", "x"),
            ("kvc", "eval", self.artifact, "--text", kvc.TEXT),
            ("kvc-serve", self.artifact, "--port", "0"),
        ):
            done = self.kvc(*arguments, *options, program=program, **keywords)
            self.assertEqual(done.returncode, 2, done.stderr)
            self.assertEqual(done.stdout, "")
            # The server's log also tells that it listens.
            lines = [x for x in done.stderr.splitlines() if " info " not in x]
            self.assertEqual(len(lines), 1, done.stderr)
            self.assertRegex(lines[0], says)

    def distribution(self):
        """Skips where the distribution's runtime is missing or finds a card."""
        if not DISTRIBUTION.exists():
            self.skipTest("libamdhip64-5 is not installed")
        facts = json.loads(self.kvc("doctor", "--json").stdout)
        if facts["library"] != DISTRIBUTION.name or facts["devices"]:
            self.skipTest("another runtime is installed, or a card")

    def test_no_library(self):
        self.retarget("gfx1100")
        (self.folder / "broken").mkdir(exist_ok=True)
        for name in NAMES:
            (self.folder / "broken" / name).touch()
        self.refused(
            hip=self.folder / "broken",
            says=r"load .*a\.kvc: built for gfx1100: no HIP runtime was found \("
            + "; ".join(rf".*/{name}: file too short" for name in NAMES),
        )

    def test_a_library_without_a_function(self):
        self.retarget("gfx1102")
        self.refused(
            hip=FAKEHIP / "incomplete",
            says=r"built for gfx1102: libamdhip64\.so\.7: it has no hipGraphLaunch$",
        )

    def test_no_device(self):
        self.retarget("gfx1100")
        self.refused(
            hip=FAKEHIP / "rocm6",
            FAKEHIP_DEVICES="0",
            says=r"libamdhip64\.so\.6 \(HIP 6\.3\.42133\) finds no device; kvc doctor",
        )

    def test_the_distributions_runtime(self):
        self.distribution()
        self.retarget("gfx1100")
        self.refused(says=r"libamdhip64\.so\.5 \(HIP 5\.[\d.]+\) finds no device")
        done = self.kvc("doctor")
        self.assertEqual(done.returncode, 2)
        self.assertRegex(
            done.stdout,
            r"(?m)^verdict +libamdhip64\.so\.5 \(HIP 5\.[\d.]+\) finds no device; ",
        )

    def test_another_device_than_asked_for(self):
        self.retarget("gfx1100")
        hip = FAKEHIP / "rocm5"
        self.refused("--device", 2, hip=hip, says="device 2 is not there: there is 1")
        self.refused(
            hip=hip,
            FAKEHIP_TARGET="gfx1101",
            says="built for gfx1100, device 0 is gfx1101 .*--target=gfx1101",
        )
        for part in ("0", "1.5", "nan"):
            self.refused(
                "--gpu-memory-utilization",
                part,
                hip=hip,
                says=f"a GPU memory utilization of {part}, expected more than 0",
            )
        # What is no code object for the card is refused before it is launched.
        self.refused(hip=hip, says="kernels.so: no code object for an AMD GPU$")

    def test_another_target(self):
        self.retarget("gfx942")
        self.refused(
            says="built for gfx942, this kvc runs cpu, gfx1100, gfx1101 or gfx1102$"
        )

    def test_gpu_options_of_a_cpu_artifact(self):
        self.retarget("cpu")
        for option in (("--device", 0), ("--gpu-memory-utilization", 0.5)):
            self.refused(*option, says="built for cpu; --device and --gpu-memory")


class Doctor(Programs):
    def test_a_card(self):
        done = self.kvc("doctor", hip=FAKEHIP / "rocm6")
        self.assertEqual(done.returncode, 0, done.stdout)
        for line in (
            "system   .* GiB of memory",
            r"runtime  libamdhip64\.so\.6, HIP 6\.3\.42133, driver 6\.3\.42133",
            r"device 0 Fake Radeon, gfx1100, 48 multiprocessors, "
            r"24\.0 of 24\.0 GiB free, 2[01]\.\d GiB usable",
            "verdict  this machine runs .*gfx1100 artifacts on device 0",
        ):
            self.assertRegex(done.stdout, f"(?m)^{line}")

    def test_json(self):
        hip = FAKEHIP / "rocm5"
        done = self.kvc("doctor", "--json", hip=hip, FAKEHIP_FREE="2000000000")
        facts = json.loads(done.stdout)
        self.assertTrue(facts["ok"])
        self.assertEqual(facts["runtime_version"], "5.2.21153")
        (device,) = facts["devices"]
        self.assertEqual(device["target"], "gfx1100")
        self.assertEqual(device["free_bytes"], 2000000000)
        self.assertRegex("\n".join(facts["advice"]), "in use by other programs")

    def test_a_device_that_is_not_there(self):
        for hip, device, status in (
            ("rocm6", 0, 0),
            ("rocm6", 1, 2),
            ("incomplete", 0, 2),
        ):
            done = self.kvc("doctor", "--device", device, hip=FAKEHIP / hip)
            self.assertEqual(done.returncode, status, done.stdout)

    def test_no_runtime_is_no_fault(self):
        done = self.kvc("doctor", hip=FAKEHIP / "incomplete")
        self.assertIn("libamdhip64.so.7: it has no hipGraphLaunch", done.stdout)
        self.assertEqual(done.returncode, 0 if "cpu artifacts" in done.stdout else 2)


if __name__ == "__main__":
    unittest.main()
