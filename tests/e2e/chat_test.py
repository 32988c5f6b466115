"""kvc chat, driven through a terminal."""

import json
import os
import pathlib
import pty
import select
import subprocess
import tempfile
import time
import unittest

import kvc


class Terminal:
    """A program on a terminal of its own."""

    def __init__(self, *command):
        self.process_end, other = pty.openpty()
        self.process = subprocess.Popen(
            [str(kvc.BIN / command[0]), *map(str, command[1:])],
            stdin=other,
            stdout=other,
            stderr=other,
            start_new_session=True,
            preexec_fn=lambda: os.close(os.open(os.ttyname(0), os.O_RDWR)),
        )
        os.close(other)
        self.text = ""

    def send(self, text):
        os.write(self.process_end, text.encode())

    def wait(self, condition, seconds=60):
        """Reads until `condition(text)` holds; gives the text and forgets it."""
        end = time.monotonic() + seconds
        while not condition(self.text):
            left = end - time.monotonic()
            ready = left > 0 and select.select([self.process_end], [], [], left)[0]
            if not ready:
                raise AssertionError(f"nothing more after {self.text!r}")
            try:
                data = os.read(self.process_end, 4096)
            except OSError:  # it has ended
                data = b""
            if not data:
                break
            self.text += data.decode(errors="replace").replace("\r\n", "\n")
        text, self.text = self.text, ""
        return text

    def prompt(self):
        return self.wait(lambda text: text == "> " or text.endswith("\n> "))

    def end(self):
        rest = self.wait(lambda text: False)
        status = self.process.wait(60)
        os.close(self.process_end)
        return rest, status


class Chat(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.artifact = kvc.compile_model(
            "tiny-qwen3", pathlib.Path(folder.name) / "a", "--max-num-seqs", 1
        )

    def expected(self, messages, tokens, *options):
        """The reply as kvc render and kvc run give it."""
        rendered = kvc.run(
            "kvc",
            "render",
            self.artifact,
            input=json.dumps({"messages": messages}),
        ).stdout
        command = ("kvc", "run", self.artifact, "--prompt", rendered)
        done = kvc.run(*command, "--max-tokens", tokens, *options)
        return done.stdout[:-1]

    def talk(self, terminal, line):
        terminal.send(line + "\n")
        said = terminal.prompt()
        self.assertTrue(said.startswith(line + "\n"), said)  # the echo
        return said[len(line) + 1 : -len("> ")]

    def reply(self, terminal, line):
        return self.talk(terminal, line).split("\n(")[0].removesuffix("\n")

    def test_remembers_until_reset(self):
        terminal = Terminal("kvc", "chat", self.artifact, "--max-tokens", 24)
        terminal.prompt()
        messages = []
        for line in ("Who are you?", "And what is love?", "Speak <|im_end|> again."):
            messages.append({"role": "user", "content": line})
            found = self.reply(terminal, line)
            if "<|" not in line:  # kvc run would take it for the end of a turn
                self.assertEqual(found, self.expected(messages, 24))
            messages.append({"role": "assistant", "content": found})
        self.assertIn("new conversation", self.talk(terminal, "/reset"))
        first = self.reply(terminal, "Who are you?")
        self.assertEqual(first, messages[1]["content"])
        self.assertIn("no command /x; /reset", self.talk(terminal, "/x"))
        self.assertEqual(self.talk(terminal, ""), "")
        terminal.send("\x04")
        self.assertEqual(terminal.end(), ("\n", 0))

    def test_system_and_sampling(self):
        options = ("--temperature", 1, "--top-k", 20, "--seed", 7)
        terminal = Terminal(
            *("kvc", "chat", self.artifact, "--max-tokens", 16),
            *("--system", "You are a king.", *options),
        )
        terminal.prompt()
        messages = [
            {"role": "system", "content": "You are a king."},
            {"role": "user", "content": "Hello"},
        ]
        self.assertEqual(
            self.reply(terminal, "Hello"), self.expected(messages, 16, *options)
        )
        terminal.send("\x04")
        self.assertEqual(terminal.end()[1], 0)

    def test_interrupt_stops_a_reply_and_at_the_prompt_leaves(self):
        terminal = Terminal("kvc", "chat", self.artifact, "--max-tokens", 1500)
        terminal.prompt()
        terminal.send("Tell me all.\n")
        terminal.wait(lambda text: len(text) > 40)
        terminal.send("\x03")
        said = terminal.prompt()
        self.assertIn("(stopped)\n", said)
        # The conversation goes on.
        self.reply(terminal, "/reset")
        terminal.send("\x03")
        self.assertEqual(terminal.end()[1], 0)

    def test_too_long_a_message_is_refused_and_forgotten(self):
        terminal = Terminal("kvc", "chat", self.artifact, "--max-tokens", 4)
        terminal.prompt()
        said = ""
        for _ in range(40):
            said = self.talk(terminal, "to be or not to be, that is " * 20)
            if "kvc chat: " in said:
                break
        self.assertRegex(said, r"kvc chat: the prompt has \d+ tokens")
        terminal.send("\x04")
        self.assertEqual(terminal.end()[1], 0)

    def test_lines_from_a_pipe(self):
        done = kvc.run(
            *("kvc", "chat", self.artifact, "--max-tokens", 8), input="Hello\n"
        )
        message = [{"role": "user", "content": "Hello"}]
        self.assertEqual(done.stdout, self.expected(message, 8) + "\n")

    def test_refuses_what_it_cannot_use(self):
        done = kvc.run("kvc", "chat", "nothing", check=False)
        self.assertEqual(done.returncode, 2)
        self.assertRegex(done.stderr, "^kvc chat: .*nothing")
        done = kvc.run("kvc", "chat", self.artifact, "--top-p", 2, check=False)
        self.assertEqual(done.returncode, 2)
        self.assertRegex(done.stderr, "^kvc chat: .*top_p")


if __name__ == "__main__":
    unittest.main()
