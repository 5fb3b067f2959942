"""Fetches the sources of real programs and builds them, each with several compilers, for scripts/bench --real."""

import concurrent.futures
import glob
import hashlib
import json
import os
import pathlib
import shlex
import shutil
import subprocess

import programs

HERE = pathlib.Path(__file__).resolve().parent
# Products and sums of floating numbers stay two operations, so that all compilers print the same.
COMMON = "-w -ffp-contract=off"
GCC = {"x86_64": "gcc", "riscv64": "riscv64-linux-gnu-gcc"}
SECONDS = 1800  # of a command


class Failure(Exception):
    pass


def run(command, folder, what):
    done = subprocess.run(
        command,
        cwd=folder,
        shell=isinstance(command, str),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=SECONDS,
    )
    if done.returncode:
        shown = command if isinstance(command, str) else shlex.join(command)
        shown = shown if len(shown) <= 300 else shown[:300] + " ..."
        raise Failure(f"{what}: '{shown}' ends with {done.returncode}\n{done.stderr.decode(errors='replace')[-800:]}")
    return done.stdout.decode(errors="replace")


def sources_of(source, folder):
    """Where the unchanged sources are; fetches them into the folder if they are not there."""
    if isinstance(source, programs.Folder):
        return source.path
    if isinstance(source, programs.Git):
        path = os.path.join(folder, source.name)
        if not os.path.exists(path):
            part = path + ".part"
            shutil.rmtree(part, ignore_errors=True)
            os.makedirs(folder, exist_ok=True)
            run(["git", "init", "-q", part], folder, source.name)
            run(["git", "fetch", "-q", "--depth", "1", source.url, source.commit], part, source.name)
            run(["git", "checkout", "-q", "FETCH_HEAD"], part, source.name)
            os.rename(part, path)
        return path
    upstream = source.version.split(":")[-1].rsplit("-", 1)[0]
    path = os.path.join(folder, f"{source.name}-{upstream}")
    if not os.path.exists(path):
        os.makedirs(folder, exist_ok=True)
        run(["apt-get", "source", "-qq", f"{source.name}={source.version}"], folder, source.name)
    return path


def prepare(program, sources, work):
    """A copy of the sources with what the program's script makes, and a key of it. It is made once."""
    if isinstance(program.source, programs.Folder) and not program.prepare:
        return program.source.path, None
    key = json.dumps([program.source, program.prepare])
    copy = os.path.join(work, "prepared", program.name)
    stamp = copy + ".key"
    if not os.path.exists(stamp) or pathlib.Path(stamp).read_text() != key:
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(sources_of(program.source, sources), copy, symlinks=True, ignore=shutil.ignore_patterns(".git"))
        if program.prepare:
            run(["bash", "-ec", program.prepare], copy, program.name)
        pathlib.Path(stamp).write_text(key)
    return copy, key


def files_of(program, folder):
    found = []
    for pattern in program.files:
        left_out = pattern.startswith("!")
        names = sorted(glob.glob(os.path.join(folder, pattern.lstrip("!").replace("{here}", str(HERE)))))
        if not names:
            raise Failure(f"{program.name}: {folder} has no {pattern}")
        if left_out:
            found = [name for name in found if name not in names]
        else:
            found += [name for name in names if name not in found]
    return found


class Compiler:
    """A compiler at a level for a target. identity: what tells its code from that of another release."""

    def __init__(self, kind, command, level, target):
        self.name, self.kind, self.level = f"{kind}-{level}", kind, level
        self.command = [*command, f"-{level}", *shlex.split(COMMON)]
        program = shutil.which(command[0])
        if not program:
            raise Failure(f"{command[0]} is not installed")
        if kind == "minic":
            self.identity = hashlib.sha256(pathlib.Path(program).read_bytes()).hexdigest()
        else:
            self.identity = subprocess.run([program, "--version"], capture_output=True, text=True).stdout.split("\n")[0]
        self.link = [GCC[target], *(["-static"] if target == "riscv64" else [])]
        self.size = "size" if target == "x86_64" else "riscv64-linux-gnu-size"


def text_size(tool, objects):
    """Bytes of machine code in the program's own objects, without those of libraries."""
    out = subprocess.run([tool, "-A", *objects], capture_output=True, text=True, check=True).stdout
    return sum(int(line.split()[1]) for line in out.splitlines() if line.startswith(".text"))


def build(program, folder, key, compiler, target, work, jobs):
    """(executable, bytes of text). What the same compiler has built of the same sources is used again."""
    place = os.path.join(work, target, f"{program.name}-{compiler.name}")
    files = files_of(program, folder)
    objects = [os.path.join(place, f"{i}-{pathlib.Path(name).stem}.o") for i, name in enumerate(files)]
    exe = os.path.join(place, program.name)
    commands = [
        [*compiler.command, *shlex.split(program.flags), "-c", name, "-o", object_file]
        for name, object_file in zip(files, objects)
    ]
    stamp = os.path.join(place, "key")
    ours = [pathlib.Path(name).read_text() for name in files if name.startswith(str(HERE))]
    wanted = json.dumps([key, compiler.identity, commands, program.libs, ours])
    if key and os.path.exists(stamp) and pathlib.Path(stamp).read_text() == wanted:
        return exe, text_size(compiler.size, objects)
    shutil.rmtree(place, ignore_errors=True)
    os.makedirs(place)
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        list(pool.map(lambda command: run(command, folder, f"{program.name}, {compiler.name}"), commands))
    run([*compiler.link, "-o", exe, *objects, *shlex.split(program.libs)], folder, f"{program.name}, {compiler.name}")
    pathlib.Path(stamp).write_text(wanted)
    return exe, text_size(compiler.size, objects)
