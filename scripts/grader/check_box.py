"""`minic-test check-box`: whether this machine contains what a hostile submission may try.

Each attack of the folder attacks is graded in a class of its own, beside an honest submission, by the same command that grades a
class. It is contained if it has the verdict that it should have, the honest one is accepted, the grading came to its end,
and nothing of the attack is left outside of its box.
"""

import argparse
import concurrent.futures
import csv
import fnmatch
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import tomllib

from .commands import end_all, keep_descendants
from .compilers import find_minic, find_runtime
from .grade import takes_plugins
from .isolation import Means
from .results import Results, digest_of_tree, record_key, record_name
from .sentences import colon, say, text_of
from .suite import fail_usage
from .trees import remove_tree, shown_name
from .verdicts import ended

ATTACKS = os.path.join(os.path.dirname(os.path.realpath(__file__)), "attacks")
DESCRIPTION = """Tries on this machine what a hostile submission may try: the network, other submissions, hidden tests, a
fork bomb, memory, the disk, forged numbers of instructions, and more. A minute or two on two cores.

    minic-test check-box

One line an attack: contained, or NOT contained with the reason; at the end what to install or set. An attack does
no harm where it is not contained. Each is a small file in the folder attacks of the grader.

Exit status: 0 each attack that could be tried is contained, 1 one is not, 2 wrong usage.
"""

# An honest compiler, whose program is a script.
HONEST = """#!/bin/sh
# %s
printf '#!/bin/sh\\nexit 7\\n' >"$4" && chmod +x "$4"
"""
# The folder of the student is "attack", but for these: no UTF-8, and it moves the cursor; what a spreadsheet computes.
NAMES = {"submissions/odd-names": os.fsdecode(b"attack \xd5\xc5\x1b[2J"), "submissions/formula": "=1+1"}

ADVICE = {
    "namespaces": (
        "no namespaces: run grade as root, or let users make them (sysctl user.max_user_namespaces=10000; on "
        "Debian kernel.unprivileged_userns_clone=1, on Ubuntu kernel.apparmor_restrict_unprivileged_userns=0; for a container "
        "--security-opt seccomp=unconfined --security-opt apparmor=unconfined); Linux 5.12 or newer",
        "没有命名空间：请以 root 运行，或允许用户创建（sysctl user.max_user_namespaces=10000；Debian 为 "
        "kernel.unprivileged_userns_clone=1，Ubuntu 为 kernel.apparmor_restrict_unprivileged_userns=0；容器用 "
        "--security-opt seccomp=unconfined --security-opt apparmor=unconfined）；需要 Linux 5.12 或更新",
    ),
    "seccomp": (
        "no filters of system calls (seccomp): use a kernel with CONFIG_SECCOMP_FILTER, on x86-64, arm64 or riscv64",
        "没有系统调用过滤（seccomp）：请使用带 CONFIG_SECCOMP_FILTER 的内核（x86-64、arm64 或 riscv64）",
    ),
    None: (
        "all that this needs is there; do not grade unknown submissions on this machine before you know why",
        "所需的条件都具备；在弄清原因之前，不要在本机评测来历不明的提交",
    ),
}
WORDS = {"contained": "已隔离", "NOT contained": "未隔离", "not tried": "未尝试"}


class Attack:
    def __init__(self, row):
        self.file, self.what, self.chinese = row["file"], row["what"], row["chinese"]
        self.kind, self.name = self.file.split("/")
        self.verdict, self.reason, self.needs = (
            row.get("verdict", "accepted"),
            row.get("reason", ""),
            row.get("needs", []),
        )

    def tools(self):
        return {"counting": ("gcc", "cc", "qemu-x86_64"), "passes": ("lli-19",)}.get(self.kind, ())


def read_attacks():
    with open(os.path.join(ATTACKS, "attacks.toml"), "rb") as f:
        return [Attack(row) for row in tomllib.load(f)["attack"]]


def parse_arguments(arguments):
    parser = argparse.ArgumentParser(
        prog="minic-test check-box", description=DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", action="append", metavar="NAME", help="only these attacks, as in --only 'counting/*'")
    parser.add_argument(
        "--place",
        metavar="DIR",
        help="where to make the folder for the attacks (default: here, or the home folder); "
        "not below /tmp, of which a box sees nothing anyway",
    )
    parser.add_argument(
        "--wait",
        type=float,
        default=60,
        metavar="SECONDS",
        help="for the end of a grading; one that needs longer is caught in the attack (default 60)",
    )
    parser.add_argument("-j", "--jobs", type=int, default=min(4, os.cpu_count() or 1), help="attacks at once")
    parser.add_argument("--minic", help="the minic that judges promotion and counts (default: that beside minic-test)")
    parser.add_argument("--runtime", metavar="DIR", help="the folder of the runtime libraries (default: minic's)")
    parser.add_argument(
        "--no-namespaces", action="store_true", help="do without them: shows what is not contained then"
    )
    parser.add_argument("--language", choices=("en", "zh"), default="en", help="of what is printed (default: en)")
    options = parser.parse_args(arguments)
    options.minic = find_minic(options.minic)
    options.runtime = find_runtime(options.runtime, options.minic)
    return options


def make_place(options):
    """A new folder, if it can be had in one of which a box would see something, which others may enter."""
    for folder in [options.place] if options.place else [os.getcwd(), os.path.expanduser("~"), tempfile.gettempdir()]:
        try:
            path = tempfile.mkdtemp(prefix="minic-check-box-", dir=os.path.realpath(folder))
            os.chmod(path, 0o755)
            return path
        except OSError as problem:
            if options.place:
                fail_usage(problem)
    fail_usage("no folder can be made; name one by --place")


def say_machine(means, place, chinese):
    release, account = os.uname().release, "root" if os.geteuid() == 0 else "user"
    unified = os.path.exists("/sys/fs/cgroup/cgroup.controllers")
    why = f" ({means.why_not})" if means.why_not else ""
    rows = [
        (
            f"Linux {release}",
            {"root": "as root", "user": "as a user"}[account],
            {"root": "以 root 运行", "user": "以普通用户运行"}[account],
        ),
        ("namespaces", *(("yes", "有") if means.namespaces else ("no" + why, "没有" + why))),
        (
            "overlay",
            *(
                ("yes", "有")
                if means.overlay
                else ("no: each test works on a whole copy", "没有：每个测试使用完整副本")
            ),
        ),
        (
            "seccomp",
            *(
                ("yes", "有")
                if means.filter
                else ("no: memory that no process maps is not counted", "没有：不计入没有进程映射的内存")
            ),
        ),
        (
            "account of its own",
            *(
                ("yes", "有")
                if means.root
                else ("no: a box has the rights of this user", "没有：沙箱拥有当前用户的权限")
            ),
        ),
        (
            "cgroup v2",
            *(
                ("yes; it is not needed: processes are watched", "有；并不需要：进程由评测程序监视")
                if unified
                else ("no; it is not needed: processes are watched", "没有；并不需要：进程由评测程序监视")
            ),
        ),
    ]
    titles = {"namespaces": "命名空间", "account of its own": "独立用户"}
    for title, english, text in rows:
        print(f"{titles.get(title, title) if chinese else title}: {text if chinese else english}")
    if place.startswith(("/tmp/", "/var/tmp/", "/dev/shm/")):
        print(
            f"注意：{place} 在沙箱看不到的位置；请用 --place 指定其他文件夹"
            if chinese
            else f"note: {place} is where a box sees nothing anyway; name another folder by --place"
        )


def minic_test():
    """The words that call this program again. Its interpreter may be where only another user may enter."""
    return [
        sys.executable if os.access(sys.executable, os.X_OK) else shutil.which("python3"),
        os.path.realpath(sys.argv[0]),
    ]


class Trial:
    """One attack: its class, the grading, and what is seen of it afterwards."""

    def __init__(self, attack, options, means, place):
        self.attack, self.options, self.means = attack, options, means
        self.student = NAMES.get(attack.file, "attack")
        self.place = os.path.join(place, attack.file.replace("/", "-"))
        self.mark = f"minic-attack-{os.getpid()}-{attack.kind}-{attack.name}"

    def path(self, *names):
        return os.path.join(self.place, *names)

    def write(self, name, text, mode=0o644):
        os.makedirs(os.path.dirname(self.path(name)), exist_ok=True)
        with open(self.path(name), "w") as f:
            f.write(text)
        os.chmod(self.path(name), mode)

    def give(self, name):
        """Puts the file of the attack somewhere."""
        os.makedirs(os.path.dirname(self.path(name)), exist_ok=True)
        shutil.copyfile(os.path.join(ATTACKS, self.attack.file), self.path(name))
        os.chmod(self.path(name), 0o755)

    def lay_out(self, port, name):
        kind = self.attack.kind
        if kind in ("counting", "passes"):
            honest = {"counting": "honest", "passes": "right"}[kind]
            shutil.copytree(os.path.join(ATTACKS, kind + "-suite"), self.path("course", "tests"))
            program = {"counting": "compiler", "passes": "pass"}[kind]
            self.give(os.path.join("class", self.student, program))
            os.makedirs(self.path("class", "honest"))
            shutil.copyfile(os.path.join(ATTACKS, kind, honest), self.path("class", "honest", program))
            os.chmod(self.path("class", "honest", program), 0o755)
            return
        self.write("course/tests/seven.c", "int main(void) { return 7; }\n")
        self.write("course/tests/seven.out", "7\n")
        self.write("course/.git/HEAD", "ref: refs/heads/main\n")
        self.write("home/.ssh/id_ed25519", "a key\n")
        self.write("home/.git-credentials", "a password\n")
        os.chmod(self.path("home"), 0o777)  # that it is read-only is all that is in the way
        self.write("class/honest/compiler", HONEST % "honest", 0o755)
        if kind == "readers":
            self.write(os.path.join("class", self.student, "honest"), HONEST % "attack", 0o755)
        if kind in ("readers", "compilers"):
            self.give(os.path.join("class", self.student, "compiler"))
        else:
            self.write(os.path.join("class", self.student, "compiler"), HONEST % "attack", 0o755)
        if kind == "builds":
            self.give(os.path.join("class", self.student, "build"))
        if kind == "submissions":
            # A copy could not be called while a process that another thread has just forked still has it open for writing.
            maker = os.path.join(ATTACKS, self.attack.file)
            with open(maker, encoding="utf-8") as f:
                interpreter = f.readline().removeprefix("#!").split()
            subprocess.run([*interpreter, maker], cwd=self.path("class", self.student), check=True)
        os.mkdir(self.path("results"))
        self.write("results/kept.json", "{}\n")
        targets = {
            "port": port,
            "socket": name,
            "other": self.path("class/honest/compiler"),
            "tests": self.path("course/tests"),
            "expected": self.path("course/tests/seven.out"),
            "repository": self.path("course/.git"),
            "results": self.path("results"),
            "class": self.path("class"),
            "home": self.path("home"),
            "minic": os.path.dirname(self.options.minic),
            "temporary": tempfile.gettempdir(),
            "mark": self.mark,
            "place": self.place,
        }
        self.write(os.path.join("class", self.student, "targets.json"), json.dumps(targets))

    def words(self):
        """The command that grades the class."""
        kind = self.attack.kind
        words = [
            *minic_test(),
            "grade",
            self.path("class"),
            self.path("course", "tests"),
            "--results",
            self.path("results"),
            "--minic",
            self.options.minic,
            "--runtime",
            self.options.runtime,
            "-j",
            "1",
            "-q",
            "--timeout",
            "1",
            "--compile-timeout",
            "3",
            "--build-timeout",
            "5",
            "--folder",
            "32",
        ]
        if kind == "counting":
            words += [
                "--kind",
                "x86_64",
                "--compiler",
                "./compiler {in} {out} {minic}",
                "--require",
                "max-instructions=1.2*minic",
            ]
        elif kind == "passes":
            words += [
                "--kind",
                "llvm",
                "--compiler",
                "./pass {in} {out}",
                "--require",
                "mem2reg-of={in}",
                "--env",
                f"MINIC={self.options.minic}",
            ]
        else:
            words += ["--kind", "exe", "--compiler", "./compiler -S {in} -o {exe}", "--memory", "256"]
        if kind == "builds":
            words += ["--build", "if [ -x build ]; then ./build; fi", "--submission", "32"]
        return words + (["--no-namespaces"] if self.options.no_namespaces else [])

    def run(self):
        """None, or why the attack is not contained."""
        with socket.create_server(("127.0.0.1", 0)) as server, socket.socket(socket.AF_UNIX) as named:
            name = "minic-check-box-" + os.path.basename(self.place) + str(os.getpid())
            named.bind("\0" + name)
            named.listen()
            os.mkdir(self.place, 0o755)
            try:
                self.lay_out(server.getsockname()[1], name)
                before = self.of_the_teacher()
                problem = self.grade()
                left = self.leavings()
                if not problem and self.of_the_teacher() != before:
                    problem = say("changed")
                return problem or left or self.judge() or self.formula()
            finally:
                remove_tree(self.place)

    def of_the_teacher(self):
        return digest_of_tree(self.path("course")), digest_of_tree(self.path("class", "honest"))

    def grade(self):
        """None, or why the grading has failed. It has open what a shell or another program may have left it."""
        handles = [os.open(self.path("course", name), os.O_RDONLY) for name in ("", "tests")]
        environment = dict(os.environ, HOME=self.path("home")) if os.path.isdir(self.path("home")) else None
        process = subprocess.Popen(
            self.words(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=environment,
            pass_fds=handles,
            start_new_session=True,
        )
        try:
            printed = process.communicate(timeout=self.options.wait)[0].decode("utf-8", "backslashreplace").strip()
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            return say("grading.hangs", seconds=f"{self.options.wait:g}")
        finally:
            for handle in handles:
                os.close(handle)
        if process.returncode:
            return colon(
                ended(process.returncode, "the grading"), printed.splitlines()[-1] if printed else say("silent")
            )
        return None

    def leavings(self):
        """Removes what is left outside of the box. None, or what it was."""
        found = None
        for folder in "/tmp", "/var/tmp", "/dev/shm":
            path = os.path.join(folder, self.mark)
            if os.path.lexists(path):
                found = say("has left", path=path)
                os.unlink(path)
        for name in filter(str.isdigit, os.listdir("/proc")):
            try:
                with open(f"/proc/{name}/cmdline", "rb") as f:
                    if f.read().startswith(self.mark.encode() + b"\0"):
                        found = say("lives on")
                        os.kill(int(name), signal.SIGKILL)
            except OSError:
                pass
        return found

    def judge(self):
        """None if the verdicts are those that they should be."""
        results = Results(self.path("results"))
        group = results.read("class.json")
        records = {
            submission["name"]: results.read(record_name(record_key(group, submission, group["tests"][0])))
            for submission in group["submissions"]
        }
        for name, verdict, reason in (
            ("honest", "accepted", ""),
            (shown_name(self.student), self.attack.verdict, self.attack.reason),
        ):
            record = records.get(name)
            if not record:
                return say("no verdict", name=name)
            if not re.fullmatch(verdict, record["verdict"]) or not re.search(reason, text_of(record["reason"])):
                found = say(record["verdict"])
                sentence = (
                    say("honest.verdict", verdict=found) if name == "honest" else say("attack.verdict", verdict=found)
                )
                return colon(sentence, record["reason"]) if record["reason"] else sentence
        return None

    def formula(self):
        """None, or that a spreadsheet would compute what it reads in the table of marks."""
        if self.attack.kind != "submissions":
            return None
        table = self.path("marks.csv")
        done = subprocess.run(
            [*minic_test(), "merge", self.path("results"), "-o", table],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        if done.returncode:
            return ended(done.returncode, "the table")
        with open(table, encoding="utf-8", newline="") as f:
            found = next(
                (
                    text
                    for row in csv.reader(f)
                    for text in row
                    if re.match("[\t\r\n]|\\s*[-=+@\uff0d\uff1d\uff0b\uff20]", text)
                ),
                None,
            )
        return say("formula", text=found) if found else None


def untried(attack, options):
    """What is missing for the kind of judging that it attacks."""
    missing = [tool for tool in attack.tools() if not shutil.which(tool)]
    if not missing and attack.kind == "counting" and not takes_plugins("qemu-x86_64"):
        missing.append("qemu-x86_64 with plugins")
    if attack.tools() and not os.access(options.minic, os.X_OK):
        missing.append("minic")
    return missing


def missing_means(attack, means):
    """Which of the means that contain it this machine has not, or None."""
    had = {"namespaces": means.namespaces, "seccomp": means.filter}
    return next((need for need in attack.needs if not had[need]), None)


def show(attack, state, more, chinese):
    word = WORDS[state] if chinese else state
    print(f"{word:14}{attack.file:36}{attack.chinese if chinese else attack.what}", flush=True)
    for sentence in more:
        line = text_of(sentence, "zh" if chinese else "en")
        print(" " * 14 + (line if len(line) <= 300 else line[:300] + "..."), flush=True)


def main(_, arguments):
    options = parse_arguments(arguments)
    chinese = options.language == "zh"
    attacks = [
        attack
        for attack in read_attacks()
        if not options.only or any(fnmatch.fnmatch(attack.file, name) for name in options.only)
    ]
    if not attacks:
        fail_usage(f"no attack is called {' or '.join(options.only)}")
    place, begin = make_place(options), time.monotonic()
    counts, missing = dict.fromkeys(WORDS, 0), {}
    keep_descendants(place)
    try:
        trial = os.path.join(place, "trial")
        os.mkdir(trial)
        means = Means(trial, not options.no_namespaces)
        say_machine(means, place, chinese)

        def attempt(attack):
            absent = untried(attack, options)
            if absent:
                return "not tried", [say("not installed", tools=", ".join(absent))]
            why = Trial(attack, options, means, place).run()
            return ("NOT contained", [why]) if why else ("contained", [])

        with concurrent.futures.ThreadPoolExecutor(max(1, options.jobs)) as pool:
            for attack, (state, more) in zip(attacks, pool.map(attempt, attacks)):
                counts[state] += 1
                show(attack, state, more, chinese)
                if state == "NOT contained":
                    missing.setdefault(missing_means(attack, means), []).append(attack.file)
    except KeyboardInterrupt:
        end_all(place)
        os._exit(2)
    finally:
        end_all(place)
    seconds = time.monotonic() - begin
    if chinese:
        print(
            f"{len(attacks)} 种攻击："
            + "，".join(f"{WORDS[state]} {count}" for state, count in counts.items())
            + f"（{seconds:.0f} 秒）"
        )
    else:
        print(
            f"{len(attacks)} attacks: "
            + ", ".join(f"{count} {state}" for state, count in counts.items())
            + f" ({seconds:.0f} s)"
        )
    for means_name, files in missing.items():
        print(f"{', '.join(files)}:\n    {ADVICE[means_name][chinese]}")
    return 1 if missing else 0
