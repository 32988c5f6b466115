"""The programs as a user meets them: what they print, where, and how they fail."""

import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile
import time
import unittest

import kvc

TINY = kvc.ROOT / "models" / "tiny-qwen3.yaml"
PROMPT = "ROMEO:\n"


def contents(folder):
    """name -> bytes of every file."""
    return {p.name: p.read_bytes() for p in sorted(pathlib.Path(folder).iterdir())}


class Programs(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def refused(self, *arguments, says, **keywords):
        """The program must exit with 2 and say this on stderr, nothing on stdout."""
        done = kvc.run(*arguments, check=False, cwd=self.folder, **keywords)
        self.assertEqual(done.returncode, 2, done.stderr)
        self.assertEqual(done.stdout, "")
        self.assertRegex(done.stderr, says)


class Compile(Programs):
    def test_writes_name_kvc_here_and_a_summary(self):
        done = kvc.run("kvc", "compile", TINY, cwd=self.folder)
        self.assertTrue((self.folder / "tiny-qwen3.kvc" / "manifest.json").exists())
        for said in (
            r"kernels +\d+",
            r"launches per layer +decode_1 8",
            r"weights +\d+ bytes",
            r"workspace +\d+ bytes",
            r"KV cache +f16, 2048 bytes per token",
            r"time +[\d.]+ s",
        ):
            self.assertRegex(done.stdout, said)

    def test_output_names_the_artifact_itself(self):
        kvc.compile_model("tiny-qwen3", self.folder / "a", "--name", "other")
        self.assertTrue((self.folder / "a" / "manifest.json").exists())
        self.assertEqual([p.name for p in self.folder.iterdir()], ["a"])

    def test_an_option_wins_over_its_field(self):
        artifact = kvc.compile_model(
            "tiny-qwen3", self.folder / "a", "--kv-cache-dtype", "fp8_e4m3"
        )
        manifest = json.loads((artifact / "manifest.json").read_text())
        self.assertEqual(manifest["kv_cache"]["dtype"], "fp8_e4m3")

    def test_fp8_without_scales_warns(self):
        command = ("kvc", "compile", TINY, "-q", "-o", self.folder / "a")
        self.assertEqual(kvc.run(*command).stderr, "")
        warned = kvc.run(*command, "--kv-cache-dtype", "fp8_e4m3").stderr
        self.assertRegex(warned, r"^kvc compile: warning: no KV scales .* 1\.0 is used")

    def kernels_of(self, **changes):
        """`kvc compile --kernels-only` for gfx1100 of a Llama of 8 B, two layers."""
        config = {
            "architectures": ["LlamaForCausalLM"],
            "hidden_size": 4096,
            "intermediate_size": 14336,
            "num_hidden_layers": 2,
            "num_attention_heads": 32,
            "num_key_value_heads": 8,
            "vocab_size": 128256,
            "max_position_embeddings": 8192,
            "rms_norm_eps": 1e-5,
            "rope_theta": 500000.0,
            "hidden_act": "silu",
            "eos_token_id": 128001,
        }
        (self.folder / "weights").mkdir(exist_ok=True)
        (self.folder / "weights" / "config.json").write_text(
            json.dumps(config | changes)
        )
        (self.folder / "m.yaml").write_text("name: m\nweights: weights\n")
        return ("kvc", "compile", "m.yaml", "-q", "--kernels-only", "--target=gfx1100")

    # Several long rows and the sums beside them must fit the LDS of a workgroup.
    def test_kernels_of_wide_layers_fit_lds(self):
        kvc.run(*self.kernels_of(), cwd=self.folder)
        manifest = json.loads((self.folder / "m.kvc" / "manifest.json").read_text())
        taken = {k["template"]: k["lds_bytes"] for k in manifest["kernels"]}
        self.assertGreater(max(taken.values()), 0)
        self.assertLessEqual(max(taken.values()), 65536, taken)

    def test_kernels_of_wide_experts_fit_lds(self):
        experts = {
            "architectures": ["Qwen3MoeForCausalLM"],
            "num_experts": 8,
            "num_experts_per_tok": 2,
            "moe_intermediate_size": 8192,
            "norm_topk_prob": True,
            "head_dim": 128,
        }
        kvc.run(*self.kernels_of(**experts), cwd=self.folder)
        manifest = json.loads((self.folder / "m.kvc" / "manifest.json").read_text())
        taken = {k["template"]: k["lds_bytes"] for k in manifest["kernels"]}
        self.assertLessEqual(max(taken.values()), 65536, taken)

    def test_an_artifact_is_replaced_and_anything_else_is_not(self):
        artifact = kvc.compile_model("tiny-qwen3", self.folder / "a")
        kvc.compile_model("tiny-llama", artifact)
        self.assertEqual(
            json.loads((artifact / "manifest.json").read_text())["name"], "tiny-llama"
        )
        (self.folder / "notes").mkdir()
        (self.folder / "notes" / "mine.txt").write_text("keep")
        self.refused(
            "kvc", "compile", TINY, "-o", "notes", says="exists and is not an artifact"
        )
        self.assertEqual((self.folder / "notes" / "mine.txt").read_text(), "keep")

    def test_two_compilations_are_byte_identical(self):
        # The second one has an empty kernel cache and another folder.
        first = kvc.compile_model("tiny-qwen3", self.folder / "one.kvc")
        os.mkdir(self.folder / "deeper")
        environment = {**os.environ, "XDG_CACHE_HOME": str(self.folder / "cache")}
        kvc.run(
            "kvc",
            "compile",
            TINY,
            "-q",
            "-o",
            "deeper/two",
            cwd=self.folder,
            env=environment,
        )
        self.assertEqual(contents(first), contents(self.folder / "deeper" / "two"))

    def test_the_artifact_names_no_path_host_or_user(self):
        artifact = kvc.compile_model("tiny-qwen3", self.folder / "a")
        for name, data in contents(artifact).items():
            for word in (str(self.folder), str(kvc.ROOT), os.uname().nodename):
                self.assertNotIn(word.encode(), data, name)

    def test_kill_leaves_nothing_that_loads(self):
        environment = {**os.environ, "XDG_CACHE_HOME": str(self.folder / "cache")}
        for delay in (0.05, 0.15, 0.3, 0.5, 0.8):
            output = self.folder / f"killed-{delay}"
            process = subprocess.Popen(
                [kvc.BIN / "kvc", "compile", TINY, "-q", "-o", output], env=environment
            )
            time.sleep(delay)
            process.kill()
            if process.wait() == 0:
                continue
            self.assertFalse(output.exists())
            for partial in self.folder.glob(f".killed-{delay}.partial-*"):
                done = kvc.run("kvc", "run", partial, "--prompt", "x", check=False)
                self.assertEqual(done.returncode, 2)
            shutil.rmtree(self.folder / "cache", ignore_errors=True)

    def test_interrupt_cleans_up(self):
        environment = {**os.environ, "XDG_CACHE_HOME": str(self.folder / "cache")}
        output = self.folder / "out"
        process = subprocess.Popen(
            [kvc.BIN / "kvc", "compile", TINY, "-q", "-o", output],
            env=environment,
            stderr=subprocess.PIPE,
            text=True,
        )
        time.sleep(0.3)
        process.send_signal(signal.SIGINT)
        _, said = process.communicate()
        if process.returncode != 0:
            self.assertEqual(process.returncode, 130)
            self.assertIn("interrupted", said)
            left = [p.name for p in self.folder.iterdir() if p.name != "cache"]
            self.assertEqual(left, [])

    def test_errors_say_where_and_what(self):
        bad = self.folder / "bad.yaml"
        bad.write_text(f"name: x\nweights: {kvc.ROOT}/models/tiny-qwen3\ntargt: cpu\n")
        self.refused("kvc", "compile", bad, says=r"bad\.yaml:3:1: .*targt.*target")
        self.refused("kvc", "compile", "none.yaml", says="none.yaml")
        self.refused("kvc", "compile", says="MODEL is required")
        self.refused("kvc", "compile", TINY, "--wrong", says="--wrong")
        self.refused(
            "kvc",
            "compile",
            TINY,
            "--stop-after",
            "x",
            says="found 'x', expected one of import",
        )
        self.refused(
            "kvc",
            "compile",
            TINY,
            "--cpu-features",
            "sse",
            says="expected avx2 or avx512",
        )
        self.refused(
            "kvc", "compile", TINY, "--kv-cache-dtype", "fp4", says="fp4.*fp8_e4m3"
        )
        self.refused("kvc", "compile", TINY, "-o", "no/where", says="'no' is not there")
        self.refused("kvc", "compile", TINY, "--target", "gfx900", says="gfx900")
        self.assertEqual([p.name for p in self.folder.iterdir()], ["bad.yaml"])

    def test_help_explains_itself(self):
        self.assertRegex(kvc.run("kvc", "--help").stdout, r"(?s)compile.*run.*eval")
        for command in ("compile", "run", "eval", "tokenize", "doctor"):
            self.assertIn("--help", kvc.run("kvc", command, "--help").stdout)


class Stages(Programs):
    def test_stop_after_prints_the_module(self):
        for stage, holds in (
            ("import", "llm.paged_attention"),
            ("llm", "llm.qkv"),
            ("bucket", "@decode_1"),
            ("select", "launch.dispatch"),
            ("launch", "launch.call"),
        ):
            done = kvc.run(
                "kvc", "compile", TINY, "--stop-after", stage, cwd=self.folder
            )
            self.assertIn(holds, done.stdout)
            text = self.folder / "module.mlir"
            text.write_text(done.stdout)
            kvc.run("kvc-opt", text, "-o", os.devnull)
        self.assertFalse((self.folder / "tiny-qwen3.kvc").exists())

    def test_emit_ir_is_numbered_and_keeps_locations_to_the_end(self):
        ir = self.folder / "ir"
        kvc.compile_model("tiny-qwen3", self.folder / "a", "--emit-ir", ir)
        modules = sorted(p.name for p in ir.glob("[0-9][0-9]-*.mlir"))
        self.assertEqual([int(name[:2]) for name in modules], list(range(len(modules))))
        self.assertEqual(modules[0], "00-stage-import.mlir")
        self.assertTrue(modules[-1].endswith("-stage-launch.mlir"))
        last = (ir / modules[-1]).read_text()
        aliases = dict(re.findall(r"^(#loc\d*) = (loc\(.*\))$", last, re.M))

        def spell(location):
            return re.sub(r"#loc\d*", lambda m: spell(aliases.get(m[0], "")), location)

        calls = [line for line in last.splitlines() if "launch.call" in line]
        self.assertGreater(len(calls), 100)
        for call in calls:
            location = spell(call[call.rindex("loc(") :])
            self.assertRegex(location, r"model\.|lm_head")
            self.assertIn("tiny-qwen3.yaml", location)
        for kind in ("cpu.mlir", "llvm.mlir", "optimised.ll", "s"):
            self.assertTrue(list(ir.glob(f"linear_*.{kind}")), kind)

    def test_emit_ir_that_cannot_be_written_is_an_error(self):
        (self.folder / "ir" / "00-stage-import.mlir").mkdir(parents=True)
        command = ("kvc", "compile", TINY, "-q", "-o", "a", "--emit-ir", "ir")
        self.refused(*command, says=r"ir: write 00-stage-import\.mlir for --emit-ir: ")
        self.assertFalse((self.folder / "a").exists())


class Run(Programs):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.artifact = kvc.compile_model(
            "tiny-qwen3", pathlib.Path(folder.name) / "a.kvc"
        )

    def test_text_goes_to_stdout_and_figures_to_stderr(self):
        done = kvc.run(
            "kvc", "run", self.artifact, "--prompt", PROMPT, "--max-tokens", 8
        )
        self.assertIn("tokens/s", done.stderr)
        self.assertRegex(done.stderr, r"(?m)^cpu, avx\w+, \d+ threads; KV cache f16$")
        self.assertNotIn("tokens/s", done.stdout)
        ids = kvc.generate(self.artifact, PROMPT, 8)
        self.assertEqual(len(ids), 8)

    def test_a_seed_decides_the_sample(self):
        def sample(seed):
            return kvc.generate(
                self.artifact,
                PROMPT,
                24,
                "--temperature",
                1.0,
                "--top-p",
                0.9,
                "--top-k",
                40,
                "--seed",
                seed,
            )

        self.assertEqual(sample(7), sample(7))
        self.assertNotEqual(sample(7), sample(8))

    def test_special_tokens_of_the_prompt_are_read(self):
        ids = kvc.tokenize(self.artifact, "<|im_start|>x")
        self.assertEqual(ids[0], 1022)

    def test_logits_do_not_depend_on_the_chunk(self):
        prompt = "What, is the man a fool? " * 4
        whole = kvc.logits(self.artifact, prompt, self.folder)
        for chunk in (1, 7, 16):
            rows = kvc.logits(
                self.artifact, prompt, self.folder, "--prefill-chunk", chunk
            )
            self.assertEqual([bytes(r) for r in rows], [bytes(r) for r in whole])

    def test_bad_input_is_refused_in_a_sentence(self):
        run = ("kvc", "run", self.artifact)
        self.refused(*run, says="--prompt is required")
        self.refused(*run, "--prompt", "", says="the prompt has no tokens")
        self.refused(
            *run,
            "--prompt",
            "a " * 3000,
            says=r"the prompt has \d+ tokens, the model's length is 2048",
        )
        self.refused(*run, "--prompt", "x", "--top-p", 2, says="top_p")
        self.refused(*run, "--prompt", "x", "--max-tokens", 0, says="max-tokens")
        self.refused(
            "kvc", "run", "none.kvc", "--prompt", "x", says="there is no such artifact"
        )
        self.refused("kvc", "run", ".", "--prompt", "x", says="not an artifact")
        self.refused(
            "kvc",
            "runn",
            says="unknown command 'runn'; expected one of compile, plan, run",
        )
        evaluate = ("kvc", "eval", self.artifact)
        self.refused(*evaluate, says="one of --text and --prompt")
        self.refused(*evaluate, "--text", "none.txt", says="none.txt")
        self.refused(*evaluate, "--text", kvc.TEXT, "--window", 4096, says="4096.*2048")
        short = self.folder / "short.txt"
        short.write_text("To be")
        self.refused(
            *evaluate, "--text", short, says=r"gives \d+ tokens, a window needs 512"
        )

    def test_eval_prints_one_json_object(self):
        result = kvc.perplexity(self.artifact, "--window", 64, "--limit", 2)
        self.assertEqual(
            list(result), ["perplexity", "tokens", "windows", "tokens_per_second"]
        )
        self.assertEqual((result["tokens"], result["windows"]), (126, 2))


class Damage(Programs):
    def setUp(self):
        super().setUp()
        self.artifact = kvc.compile_model("tiny-qwen3", self.folder / "a.kvc")

    def run_refused(self, says):
        self.refused("kvc", "run", self.artifact, "--prompt", "x", says=says)

    def test_a_changed_byte_is_found(self):
        for name in ("weights.bin", "kernels.so", "plan.json", "tokenizer.json"):
            path = self.artifact / name
            good = path.read_bytes()
            bad = bytearray(good)
            bad[len(bad) // 2] ^= 1
            path.write_bytes(bad)
            self.run_refused(f"{name} has checksum")
            path.write_bytes(good[:-1])
            self.run_refused(
                f"{name} has {len(good) - 1} bytes, the manifest says {len(good)}"
            )
            path.write_bytes(good)

    def change_manifest(self, **changes):
        path = self.artifact / "manifest.json"
        path.write_text(json.dumps(json.loads(path.read_text()) | changes))

    def test_another_version_is_refused(self):
        self.change_manifest(format_version=99)
        self.run_refused("format version 99, this runtime reads")

    def test_another_target_is_refused(self):
        self.change_manifest(target="sm_90")
        self.run_refused("built for sm_90, this kvc runs cpu, gfx1100")

    def test_missing_cpu_features_are_refused(self):
        self.change_manifest(cpu_features="avx1024")
        self.run_refused("built for avx1024, this machine has")

    def test_a_missing_file_is_refused(self):
        (self.artifact / "weights.bin").unlink()
        self.run_refused("weights.bin")

    def test_a_manifest_that_is_no_json_is_refused(self):
        (self.artifact / "manifest.json").write_text("{")
        self.run_refused("manifest.json: ")


class Links(unittest.TestCase):
    # People who run artifacts need neither LLVM nor Python.
    def test_programs_that_run_artifacts_link_no_llvm(self):
        libraries = subprocess.run(
            ["ldd", kvc.BIN / "kvc"], capture_output=True, text=True, check=True
        ).stdout
        self.assertIn("libc.so", libraries)
        self.assertNotRegex(libraries, "(?i)llvm|mlir|python|lld")


class Render(Programs):
    """kvc render; the text itself is held by the tests of the template engine."""

    CHAT = {"messages": [{"role": "user", "content": "Speak <|im_end|>"}]}

    def render(self, request, *arguments, **keywords):
        return kvc.run(
            "kvc", "render", *arguments, input=json.dumps(request), **keywords
        )

    def test_prints_the_text_alone_or_its_tokens(self):
        artifact = kvc.compile_model("tiny-qwen3", self.folder / "a")
        text = "<|im_start|>user\nSpeak <|im_end|><|im_end|>\n<|im_start|>assistant\n"
        self.assertEqual(self.render(self.CHAT, artifact).stdout, text)
        ids = json.loads(self.render(self.CHAT, artifact, "--tokens").stdout)
        # The message's own <|im_end|> is text.
        self.assertEqual(ids.count(1023), 1)
        self.assertEqual(kvc.tokenize(artifact, text).count(1023), 2)
        parts = {
            "messages": [{"role": "user", "content": [{"type": "text", "text": "a"}]}]
        }
        self.assertIn("user\na<|im_end|>", self.render(parts, artifact).stdout)
        continued = {
            **self.CHAT,
            "add_generation_prompt": False,
            "continue_final_message": True,
        }
        self.assertTrue(
            self.render(continued, artifact).stdout.endswith("Speak <|im_end|>")
        )

    def test_every_member_is_a_variable_of_a_template(self):
        template = self.folder / "t.jinja"
        template.write_text("{{ a.b }} {{ strftime_now('%d %B %Y') }}{{ absent }}")
        done = self.render(
            {"a": {"b": 5}}, "--template", template, "--date", "2026-12-01"
        )
        self.assertEqual(done.stdout, "5 01 December 2026")

    def test_real_templates_render_as_recorded(self):
        folder = kvc.SHARED / "chat-templates"
        if not folder.exists():
            self.skipTest(f"no {folder}")
        golden = json.loads((folder / "golden.json").read_text())
        for case in golden["cases"][::20]:
            request = {
                **golden["scenarios"][case["scenario"]],
                **golden["extra_context"],
            }
            done = self.render(
                request,
                *("--template", folder / case["template"], "--date", "2026-12-01"),
                check=False,
            )
            if "text" in case:
                self.assertEqual((done.returncode, done.stdout), (0, case["text"]))
            else:
                self.assertEqual((done.returncode, done.stdout), (2, ""))

    def test_says_what_is_wrong(self):
        template = self.folder / "t.jinja"
        template.write_text("a\n{{ raise_exception('no system role') }}")
        for request, arguments, says in (
            (
                "{}",
                ("--template", template),
                "line 2: the template refuses the request: no system",
            ),
            ("{", ("--template", template), "request: the body is no JSON"),
            ("{}", ("--template", self.folder / "none"), "none"),
            (
                "{}",
                ("--template", template, "--date", "tomorrow"),
                "expected YYYY-MM-DD",
            ),
            (
                "{}",
                ("--template", template, "--tokens"),
                "--tokens needs the tokenizer",
            ),
            ("{}", (), "expected one of DIR and --template"),
        ):
            self.refused("kvc", "render", *arguments, input=request, says=says)


if __name__ == "__main__":
    unittest.main()
