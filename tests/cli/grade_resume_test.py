"""minic-test grade: gradings that are ended and go on, in shards and on several machines."""

import csv
import json
import os
import random
import signal
import socket
import subprocess
import time
import unittest
import xml.etree.ElementTree

import grade_case
from grade_case import ANSWER


class Resume(grade_case.GradeTest):
    def setUp(self):
        super().setUp()
        for number in range(6):
            self.compiler(f"s{number}", ANSWER % number if number % 3 else "#!/bin/sh\nexit %d\n" % number)
        self.compiler("twin", ANSWER % 1)
        for number in range(6):
            self.write(f"suite/t{number}.sy", f"int main() {{ return 7; }} // {number}\n")
            self.write(f"suite/t{number}.out", f"{7 if number % 2 else 8}\n")

    def stable(self, *results):
        return {
            key: {part: value for part, value in record.items() if part not in ("cpu", "host")}
            for key, record in self.records(*results).items()
        }

    def test_a_killed_grading_goes_on(self):
        self.grade("-j", "2")
        whole = self.stable("results")
        self.assertEqual(len(whole), 49)
        os.mkdir(self.path("temporary"), 0o755)
        environment = dict(os.environ, TMPDIR=self.path("temporary"))
        for _ in range(4):
            process = subprocess.Popen(
                self.command("-j", "2", "--shard", "1/2", results="first"),
                env=environment,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
            time.sleep(random.uniform(0.2, 0.7))
            process.send_signal(signal.SIGKILL)
            process.wait()
        # The last worker that was ended may still hold its folder for a moment.
        time.sleep(0.5)
        subprocess.run(
            self.command("--shard", "1/2", results="first"), env=environment, stdout=subprocess.DEVNULL, check=True
        )
        self.assertEqual(os.listdir(self.path("temporary")), [])
        self.grade("--shard", "2/2", results="second")
        self.assertEqual(self.stable("first", "second"), whole)
        self.assertEqual(self.stable("second", "first", "results"), whole)
        again = self.grade("--shard", "2/2", results="second")
        self.assertIn("tests: 0 judged", again)
        self.assertIn("not judged", self.merge(self.path("second"), status=1))

    def test_a_killed_grading_leaves_no_process(self):
        for variant in [], ["--no-namespaces"]:
            mark = f"6{os.getpid()}"
            self.compiler("s0", f"#!/bin/sh\nsetsid sleep {mark} &\nsleep {mark}\n")
            process = subprocess.Popen(
                self.command("-j", "1", *variant, "--compile-timeout", "60", results="killed"),
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
            deadline = time.monotonic() + 60
            while self.sleeping(mark) < 2 and time.monotonic() < deadline:
                time.sleep(0.05)
            self.assertEqual(self.sleeping(mark), 2)
            process.kill()
            process.wait()
            while self.sleeping(mark) and time.monotonic() < deadline:
                time.sleep(0.05)
            self.assertEqual(self.sleeping(mark), 0)

    def sleeping(self, mark):
        lines = subprocess.run(["ps", "-eo", "args"], stdout=subprocess.PIPE, text=True).stdout.splitlines()
        return lines.count("sleep " + mark)

    def test_forms(self):
        self.grade()
        forms = [self.path("out" + end) for end in (".csv", ".xml", ".json")]
        self.merge(
            self.path("results"),
            *(word for form in forms for word in ("-o", form)),
            "--gradescope",
            self.path("gs"),
            "--classroom",
            self.path("gs"),
        )
        with open(forms[0], newline="") as f:
            rows = {row["submission"]: row for row in csv.DictReader(f)}
        self.assertEqual(
            (rows["s1"]["score"], rows["s1"]["accepted"], rows["s1"]["t0.sy"]), ("57.14", "4", "wrong answer")
        )
        self.assertEqual(rows["s1"] | {"submission": ""}, rows["twin"] | {"submission": ""})
        suites = xml.etree.ElementTree.parse(forms[1]).getroot()
        self.assertEqual([suite.get("failures") for suite in suites], ["7", "3", "3", "7", "3", "3", "3"])
        with open(self.path("gs", "s1", "results.json")) as f:
            document = json.load(f)
        self.assertEqual(sum(test["score"] for test in document["tests"]), 4)
        with open(self.path("gs", "s1", "classroom.json")) as f:
            document = json.load(f)
        self.assertEqual((document["max_score"], document["status"]), (7, "fail"))


class Machines(Resume):
    """GNU parallel hands out the shards, to processes and to two hosts that are this machine at two addresses."""

    PREFIX = "grade-test-"  # parallel takes the words of a login apart at blanks
    test_forms = test_a_killed_grading_goes_on = test_a_killed_grading_leaves_no_process = None

    def shards(self, *more, results):
        command = self.command("-j", "1", "--shard", "{}/4", "-q", results=results)
        # The braces of the template are not for parallel, which has @@ in place of {}.
        words = [word if word != "{}/4" else "@@/4" for word in command]
        return [
            "parallel",
            "--will-cite",
            "-I",
            "@@",
            "--quote",
            "--joblog",
            self.path("log"),
            *more,
            *words,
            ":::",
            "1",
            "2",
            "3",
            "4",
        ]

    def test_processes(self):
        self.grade("-q", results="whole")
        process = subprocess.Popen(
            self.shards("-j", "2", results="parts"),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=self.dir,
            start_new_session=True,
        )
        time.sleep(1.5)
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        # The log has the shards that came to their end; the others are started again, and do what is missing.
        self.run_command(self.shards("-j", "2", "--resume", results="parts"))
        self.assertEqual(self.stable("parts"), self.stable("whole"))
        with open(self.path("log")) as f:
            self.assertEqual(sorted(line.split("\t")[6] for line in f.read().splitlines()[1:]), ["0"] * 4)

    def test_hosts(self):
        self.grade("-q", results="whole")
        logins = ",".join(f"1/ssh -F {self.path('ssh_config')} host{n}" for n in self.start_server())
        # Each host has done some of the shards, into the folder that both see.
        self.run_command(self.shards("--sshlogin", logins, "--workdir", self.dir, results="hosts"))
        with open(self.path("log")) as f:
            hosts = {line.split("\t")[1].split()[-1] for line in f.read().splitlines()[1:]}
        self.assertEqual(hosts, {"host1", "host2"})
        self.assertEqual(self.stable("hosts"), self.stable("whole"))

    def start_server(self):
        """A server of ours with keys of our own, at two addresses."""
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        for name in "host_key", "key":
            subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", self.path(name)], check=True)
        self.write(
            "sshd_config",
            f'Port {port}\nListenAddress 127.0.0.1\nListenAddress 127.0.0.2\nHostKey "{self.path("host_key")}"\n'
            f'AuthorizedKeysFile "{self.path("key.pub")}"\nStrictModes no\nUsePAM no\nPidFile none\n'
            "PasswordAuthentication no\nPermitRootLogin prohibit-password\nMaxStartups 100\n",
        )
        self.write(
            "ssh_config",
            "".join(f"Host host{n}\n  HostName 127.0.0.{n}\n" for n in (1, 2))
            + f'Host *\n  Port {port}\n  IdentityFile "{self.path("key")}"\n  IdentitiesOnly yes\n  UserKnownHostsFile /dev/null\n'
            "  StrictHostKeyChecking no\n  LogLevel ERROR\n  BatchMode yes\n",
        )
        if os.geteuid() == 0:
            os.makedirs("/run/sshd", exist_ok=True)
        with open(self.path("sshd.log"), "w") as log:
            server = subprocess.Popen(
                ["/usr/sbin/sshd", "-D", "-e", "-f", self.path("sshd_config")], stdout=log, stderr=log
            )
        self.addCleanup(server.wait)
        self.addCleanup(server.terminate)
        deadline = time.monotonic() + 20
        while subprocess.run(
            ["ssh", "-F", self.path("ssh_config"), "host2", "true"], stderr=subprocess.DEVNULL
        ).returncode:
            self.assertLess(time.monotonic(), deadline, "no server")
            time.sleep(0.1)
        return 1, 2


if __name__ == "__main__":
    unittest.main(verbosity=2)  # so that the reason of a skip is printed
