"""Starts kvc-serve and talks to it, for the end-to-end tests. Standard library only."""

import asyncio
import http.client
import json
import os
import re
import signal
import subprocess
import threading
import time

import kvc


class Server:
    """A kvc-serve on a free port; ends with the block that opened it."""

    def __init__(self, artifact, *options, wait=True, environment=None):
        self.process = subprocess.Popen(
            [
                str(kvc.BIN / "kvc-serve"),
                str(artifact),
                "--port",
                "0",
                *map(str, options),
            ],
            stderr=subprocess.PIPE,
            text=True,
            env=environment,
        )
        self.lines = []
        self.port = None
        for line in self.process.stderr:
            self.lines.append(line)
            found = re.search(r"listening on http://[^ ]*:(\d+)", line)
            if found:
                self.port = int(found[1])
                break
        if self.port is None:
            raise AssertionError("".join(self.lines))
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()
        if wait:
            self.wait_ready()

    def _read(self):
        for line in self.process.stderr:
            self.lines.append(line)

    def __enter__(self):
        return self

    def __exit__(self, kind=None, *_):
        """Stops it in order, and looks at what it and its sanitizers had to say."""
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(60)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.reader.join()
        self.process.stderr.close()
        if kind is None:
            said = "".join(self.lines)
            if self.process.returncode != 0 or "Sanitizer" in said:
                raise AssertionError((self.process.returncode, said[-8000:]))

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def wait_ready(self):
        end = time.monotonic() + 60
        while self.get("/ready")[0] != 200:
            if self.process.poll() is not None or time.monotonic() > end:
                raise AssertionError("".join(self.lines))
            time.sleep(0.01)

    def stop(self):
        """SIGTERM; gives the exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(60)

    def request(self, method, path, body=None, headers=None):
        """(status, headers, bytes) of one request on a connection of its own."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=120)
        try:
            if isinstance(body, (dict, list)):
                body = json.dumps(body)
                headers = {"Content-Type": "application/json", **(headers or {})}
            connection.request(method, path, body, headers or {})
            response = connection.getresponse()
            return response.status, response.headers, response.read()
        finally:
            connection.close()

    def get(self, path):
        status, _, data = self.request("GET", path)
        return status, data.decode()

    def post(self, path, body, **headers):
        """(status, parsed JSON)."""
        status, _, data = self.request("POST", path, body, headers)
        return status, json.loads(data)

    def complete(self, **body):
        status, answer = self.post("/v1/completions", body)
        if status != 200:
            raise AssertionError((status, answer))
        return answer["choices"][0]["text"]

    def metrics(self):
        """name, labels included -> value."""
        values = {}
        for line in self.get("/metrics")[1].splitlines():
            if not line.startswith("#"):
                name, value = line.rsplit(" ", 1)
                values[name] = float(value)
        return values

    def resident_kib(self):
        with open(f"/proc/{self.process.pid}/status") as status:
            return int(re.search(r"VmRSS:\s+(\d+)", status.read())[1])

    async def open(self, path, body):
        """Sends a request; gives reader and writer."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        data = json.dumps(body).encode()
        writer.write(
            f"POST {path} HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(data)}\r\nConnection: close\r\n\r\n".encode()
            + data
        )
        return reader, writer

    async def stream(self, path, body):
        """The events of a stream, parsed; [DONE] and comments as they are."""
        reader, writer = await self.open(path, {**body, "stream": True})
        status = await reader.readline()
        events = []
        while line := await reader.readline():
            if line.startswith(b"data: {"):
                events.append(json.loads(line[6:]))
            elif line.startswith((b"data: ", b":")):
                events.append(line.strip().decode())
        writer.close()
        if b" 200 " not in status or events[-1] != "data: [DONE]":
            raise AssertionError((status, events[-1:]))
        return events


def text_of(events):
    """The text of the first choice of a stream."""
    return "".join(
        choice.get("text") or choice.get("delta", {}).get("content") or ""
        for event in events
        if isinstance(event, dict)
        for choice in event["choices"]
        if choice["index"] == 0
    )


def soft_limit(need):
    """Raises the limit of descriptors of this process; gives what it is."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = (
        max(soft, need)
        if hard == resource.RLIM_INFINITY
        else min(max(soft, need), hard)
    )
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


def environment_count(name, fallback):
    return int(os.environ.get(name, fallback))
