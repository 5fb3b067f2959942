"""A box: what a compiler and the program that it made may see, use and leave behind.

Each box belongs to one worker process. In the box runs a process of ours that starts the commands one after another,
watches them, and hands over what it saw. Three means are there, and each is used where the machine has it:

- namespaces of Linux: processes of its own, no network, the file system read-only, and /tmp empty, of a limited size,
  and gone with the box;
- a user of its own, when we are root and not that of a container that knows few users: then it may not do what root may;
- limits of processes (setrlimit), and watching: CPU time, memory and number of all processes of the box.

Without namespaces a subreaper finds the processes that left their parents.
"""

import ctypes
import json
import math
import os
import platform
import resource
import select
import shutil
import signal
import stat
import struct
import tempfile
import time

from .calls import can_refuse, refuse_unmapped_memory
from .secret_places import repositories_of
from .sentences import say
from .trees import MOST_FILES, files_below, remove_tree, special_files

CLONE_NEWNS, CLONE_NEWIPC, CLONE_NEWUSER = 0x20000, 0x8000000, 0x10000000
CLONE_NEWPID, CLONE_NEWNET = 0x20000000, 0x40000000
MS_RDONLY, MS_NOSUID, MS_NODEV, MS_NOEXEC, MS_BIND, MS_PRIVATE = 1, 2, 4, 8, 4096, 1 << 18
AT_FDCWD, AT_RECURSIVE, MOUNT_ATTR_RDONLY = -100, 0x8000, 1
PR_SET_PDEATHSIG, PR_SET_DUMPABLE, PR_CAPBSET_DROP = 1, 4, 24
PR_SET_CHILD_SUBREAPER, PR_SET_NO_NEW_PRIVS = 36, 38
SYS_CLONE = {"x86_64": 56, "aarch64": 220, "riscv64": 220}.get(platform.machine())
SYS_MOUNT_SETATTR = 442
# A user for each worker, where no account is.
FIRST_USER = 2_000_000_000
LARGEST_PROCESS = 1 << 22
MEGABYTE = 1 << 20

libc = ctypes.CDLL(None, use_errno=True)


def system_call(number, *arguments):
    result = libc.syscall(number, *[ctypes.c_long(a) if isinstance(a, int) else a for a in arguments])
    if result < 0:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
    return result


def control(option, value=0):
    if libc.prctl(option, ctypes.c_ulong(value), 0, 0, 0) < 0:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))


def mount(source, target, kind, flags=0, data=""):
    texts = [t.encode() if t else None for t in (source, target, kind)]
    if libc.mount(*texts, ctypes.c_ulong(flags), data.encode() if data else None) < 0:
        raise OSError(ctypes.get_errno(), f"{os.strerror(ctypes.get_errno())}: mount of {kind or source}", target)


def make_read_only(path, recursive):
    set_mount(path, MOUNT_ATTR_RDONLY, 0, MS_PRIVATE if recursive else 0, AT_RECURSIVE if recursive else 0)


def make_writable(path):
    set_mount(path, 0, MOUNT_ATTR_RDONLY, 0, 0)


def set_mount(path, add, remove, propagation, flags):
    attributes = struct.pack("QQQQ", add, remove, propagation, 0)
    system_call(SYS_MOUNT_SETATTR, AT_FDCWD, path.encode(), flags, attributes, len(attributes))


class BoxError(Exception):
    """No box could be made. overlay: it was the overlay that was refused."""

    def __init__(self, text, overlay=False):
        super().__init__(text, overlay)  # both, as it comes out of a worker with these
        self.text, self.overlay = text, overlay

    def __str__(self):
        return self.text


class Limits:
    """seconds: of CPU time for all processes of a command together, and of the clock for a command that only waits.
    memory: bytes in use by all processes; what is only reserved does not count, as Java and Go reserve much.
    files: bytes of one file, of standard output too. folder: bytes of all files together.
    disk: bytes that the submission's own folder may have on the disk while the command runs, where it is no copy."""

    def __init__(
        self,
        seconds=10,
        memory=512 * MEGABYTE,
        files=16 * MEGABYTE,
        folder=256 * MEGABYTE,
        processes=64,
        open_files=256,
        disk=None,
    ):
        self.seconds, self.memory, self.files, self.folder = seconds, memory, files, folder
        self.processes, self.open_files, self.disk = processes, open_files, disk


def run_true(init):
    return init.command(["true"], "/", 5)


def can_be_any_user():
    """Root can, but not in a namespace (bubblewrap, a rootless container) in which only some users exist."""

    def exists(user, path):
        with open(path) as f:
            return any(int(first) <= user < int(first) + int(count) for first, _, count in map(str.split, f))

    last = FIRST_USER + LARGEST_PROCESS
    return os.geteuid() == 0 and exists(last, "/proc/self/uid_map") and exists(last, "/proc/self/gid_map")


class Means:
    """What this machine lets us use. root: we can give a box a user of its own."""

    def __init__(self, tree, namespaces=True):
        """tree: an empty folder to try it with."""
        self.root = can_be_any_user()
        self.namespaces = bool(namespaces and SYS_CLONE)
        self.why_not = "" if self.namespaces else "not wanted" if not namespaces else "not known for this processor"
        self.overlay = self.namespaces
        self.filter = can_refuse()
        if self.namespaces:
            try:
                self._probe(tree)
            except (OSError, BoxError) as problem:
                self.namespaces, self.overlay, self.why_not = False, False, str(problem)

    def _probe(self, tree):
        """Runs a command in a box, in a second one if it is only the overlay that is not to be had."""
        box = Box(self, Limits(), [], [])
        try:
            seen = box.run(tree, [], run_true)
        except BoxError as problem:
            if not problem.overlay:
                raise
            self.overlay = False
            seen = box.run(tree, [], run_true)
        if seen.get("status") != 0:
            raise OSError(str(seen.get("problem") or seen["stderr"].decode()))

    def not_enforced(self):
        """Sentences about what a submission can do all the same."""
        uncounted = [] if self.filter else [say("open.memory")]
        if self.namespaces:
            return uncounted if self.overlay else [*uncounted, say("open.copies")]
        who = say("every user") if self.root else say("you")
        why = say("no namespaces", why=self.why_not)
        return [
            say("open.network", why=why),
            say("open.reading", who=who, why=why),
            say("open.writing", who=who, why=why),
            say("open.sizes", why=why),
            *uncounted,
        ] + ([] if self.root else [say("open.processes", why=why), say("open.signals", why=why)])


def start(words, files, cwd, environment, seconds):
    """Starts a command as the head of a session and process group of its own. The limit of processor time is inherited."""
    os.chdir(cwd)
    limit, highest = math.ceil(seconds), resource.getrlimit(resource.RLIMIT_CPU)[1]
    resource.setrlimit(resource.RLIMIT_CPU, (limit if highest < 0 else min(limit, highest), highest))
    # Much less work than a fork of this process.
    return os.posix_spawnp(
        words[0],
        words,
        environment,
        setsid=True,
        file_actions=[(os.POSIX_SPAWN_DUP2, file, number) for number, file in enumerate(files)],
        setsigdef=[signal.SIGPIPE, signal.SIGXFSZ, signal.SIGINT, signal.SIGTERM],
    )


def children(pid):
    found = []
    try:
        for thread in os.listdir(f"/proc/{pid}/task"):
            with open(f"/proc/{pid}/task/{thread}/children") as f:
                found += map(int, f.read().split())
    except OSError:
        pass
    return found


def descendants(pid):
    """The processes below one, with those that lost their parents if it is a subreaper."""
    found = children(pid)
    for at in found:
        found += children(at)
    return found


def reap(keep=None):
    """Collects the ended children but for one."""
    for pid in children(os.getpid()):
        if pid != keep:
            try:
                os.waitpid(pid, os.WNOHANG)
            except ChildProcessError:
                pass


def end_descendants(keep=None):
    """Ends all processes below this one, also those that make new ones meanwhile. One of them is left to be collected."""
    for attempt in range(2000):
        reap(keep)
        rest = descendants(os.getpid())
        # What is stopped makes no new process.
        for number in (signal.SIGSTOP, signal.SIGKILL):
            for pid in rest:
                try:
                    os.kill(pid, number)
                except OSError:
                    pass
        if not [pid for pid in rest if pid != keep]:
            return
        time.sleep(min(0.001 * attempt, 0.02))


def end_box(*_):
    end_descendants()
    os._exit(1)


class Init:
    """Our process in a box: it runs commands and sees to their limits."""

    def __init__(self, limits, means, folder, environment):
        self.limits, self.means, self.folder = limits, means, folder
        self.environment = environment
        self.spent = {}  # what each process of the command had spent itself when it was seen last, in ticks

    def processes(self):
        if self.means.namespaces:
            return [int(name) for name in os.listdir("/proc") if name.isdigit() and name != "1"]
        return descendants(os.getpid())

    def usage(self):
        """Number and bytes of memory of all processes in the box that live, CPU seconds of all that were seen, and whether one of
        them would go on at once if the machine let it. A parent that does not wait for its children has not their seconds."""
        ticks, pages, count, ready = 0, 0, 0, False
        for pid in self.processes():
            try:
                with open(f"/proc/{pid}/stat", "rb") as f:
                    fields = f.read().rsplit(b")", 1)[1].split()
                with open(f"/proc/{pid}/statm", "rb") as f:
                    pages += int(f.read().split()[1])
            except (OSError, IndexError):
                continue
            if fields[0] != b"Z":
                count += 1
            ready |= fields[0] in (b"R", b"D")
            own, collected = sum(map(int, fields[11:13])), sum(map(int, fields[13:15]))
            ticks += own + collected
            self.spent[pid, fields[19]] = own
        ticks = max(ticks, sum(self.spent.values()))
        return count, ticks / os.sysconf("SC_CLK_TCK"), pages * resource.getpagesize(), ready

    def has_filled_disk(self):
        """Whether the files of the submission's folder and those without a name that processes have open are too large or too many."""
        sizes = {}
        for info in (
            *(info for _, info in files_below(os.path.join(self.folder, "compiler"), MOST_FILES + 1, opening=True)),
            *self.open_files(),
        ):
            sizes[info.st_dev, info.st_ino] = 512 * info.st_blocks
        return len(sizes) > MOST_FILES or sum(sizes.values()) > self.limits.disk

    def open_files(self):
        for pid in self.processes():
            try:
                with os.scandir(f"/proc/{pid}/fd") as found:
                    for entry in found:
                        info = entry.stat()
                        if stat.S_ISREG(info.st_mode) and not info.st_nlink:
                            yield info
            except OSError:
                pass

    def command(self, words, cwd, seconds, stdin=None, more=None):
        """Runs one command to its end and ends what it leaves. Returns what was seen; the outputs are bytes.
        more: a descriptor that the command has as number 3."""
        limits = self.limits
        names = [os.path.join(self.folder, name) for name in ("stdout", "stderr")]
        files = [os.open(name, os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC, 0o600) for name in names]
        for name in names:
            os.unlink(name)
        source = os.open(stdin or os.devnull, os.O_RDONLY | os.O_CLOEXEC)
        begin = time.monotonic()
        self.spent.clear()
        try:
            pid = start(words, [source, *files] + ([] if more is None else [more]), cwd, self.environment, seconds)
        except OSError as problem:
            return {
                "status": 127,
                "stopped": "",
                "left": False,
                "cpu": 0.0,
                "stdout": b"",
                "stderr": f"{words[0]}: {problem.strerror}\n".encode(),
            }
        stopped, peak, cpu = "", 0, 0.0
        waiting = select.poll()
        handle = os.pidfd_open(pid)
        waiting.register(handle, select.POLLIN)
        pause, look, measure = 0.02, begin + max(1.0, seconds), begin
        while not waiting.poll(pause * 1000):
            count, cpu, memory, ready = self.usage()
            peak = max(peak, memory)
            passed = time.monotonic() - begin
            if count >= limits.processes:
                stopped = "processes"
            elif memory > limits.memory:
                stopped = "memory"
            elif cpu > seconds:
                stopped = "time"
            elif time.monotonic() > look:
                # One that waits has had no share of the processor, and wants none. On a loaded machine a busy one may have
                # had none either.
                if cpu < passed / 50 and not ready:
                    stopped = "waits"
                elif passed > 20 * seconds:
                    stopped = "time"
                look += max(1.0, seconds)
            if limits.disk and not stopped and time.monotonic() > measure:
                start_of_measure = time.monotonic()
                stopped = "disk" if self.has_filled_disk() else ""
                # No more than a tenth of the time.
                measure = time.monotonic() + max(0.1, 9 * (time.monotonic() - start_of_measure))
            if stopped:
                break
            pause = min(pause * 1.5, 0.1)
        os.close(handle)
        left = self.left_behind() if not stopped else 0
        if left >= limits.processes - 1:
            stopped = "processes"
        if stopped or left:
            self.sweep(pid)
        _, status, used = os.wait4(pid, 0)
        reap()
        os.close(source)
        outputs = []
        for file in files:
            size = os.fstat(file).st_size
            outputs.append(os.pread(file, min(size, limits.files), 0))
            if size >= limits.files and not stopped:
                stopped = "output"
            os.close(file)
        status = os.waitstatus_to_exitcode(status)
        peak = max(peak, used.ru_maxrss * 1024)
        cpu = max(cpu, used.ru_utime + used.ru_stime)
        if not stopped:
            if status in (-signal.SIGXCPU, 128 + signal.SIGXCPU) or (status == -signal.SIGKILL and cpu >= seconds):
                stopped = "time"
            elif status in (-signal.SIGXFSZ, 128 + signal.SIGXFSZ):
                stopped = "output"
            elif status and peak > limits.memory:
                stopped = "memory"
            elif status and self.means.namespaces and os.statvfs(self.folder).f_bavail < 16:
                stopped = "folder"
            elif status and self.has_large_file():
                stopped = "output"
        return {
            "status": status,
            "stopped": stopped,
            "left": bool(left and not stopped),
            "cpu": cpu,
            "stdout": outputs[0],
            "stderr": outputs[1],
        }

    def has_large_file(self):
        """Whether a file has reached the limit: a program that ignores the signal sees only an error. What is mounted
        read-only, as a minic that lies below /tmp, no program has written."""
        return any(
            info.st_size >= self.limits.files and not os.statvfs(path).f_flag & os.ST_RDONLY
            for path, info in files_below(self.folder)
        )

    def left_behind(self):
        """The number of processes that outlive the command. Those that are about to end have a moment to do so."""
        for _ in range(10):
            count = self.usage()[0]
            if not count:
                break
            time.sleep(0.005)
        return count

    def sweep(self, command):
        """Ends all other processes of the box. That of the command itself is left to be collected."""
        if self.means.namespaces:
            try:
                os.kill(-1, signal.SIGKILL)
            except ProcessLookupError:
                pass
            rest = [pid for pid in self.processes() if pid != command]
            while rest:
                reap(command)
                rest = [pid for pid in self.processes() if pid != command]
                time.sleep(0.001)
        else:
            end_descendants(command)


def closed_folder(path):
    """The highest folder above a path that the user of a box may not enter, as /root often is."""
    place, found = os.path.dirname(path), None
    while place != os.path.dirname(place):
        found = found if os.stat(place).st_mode & 0o001 else place
        place = os.path.dirname(place)
    return found


def close_inherited(keep):
    """Closes all descriptors but one, and puts nothing in the place of the first three."""
    null = os.open(os.devnull, os.O_RDWR)
    for number in range(3):
        os.dup2(null, number, inheritable=False)
    for number in map(int, os.listdir("/proc/self/fd")):
        if number > 2 and number != keep:
            try:
                os.close(number)
            except OSError:  # that of the list itself
                pass


def forget_command_line():
    """Every process may read that of any other. Ours has the paths of what is hidden."""
    with open("/proc/self/stat", "rb") as f:
        fields = f.read().rsplit(b")", 1)[1].split()
    begin, end = int(fields[45]), int(fields[46])
    if begin and end > begin:
        ctypes.memset(begin, 0, end - begin)


class Box:
    """hidden: folders and files that are empty in the box. visible: files and folders that must be there all the same, also if
    they are in a folder that only root may enter, but without namespaces.
    place: where the folder of the box is without namespaces; a user of its own must be able to enter it."""

    def __init__(self, means, limits, hidden, visible, environment=(), place=None):
        self.means, self.limits, self.visible, self.place = means, limits, visible, place
        self.hidden = sorted(
            {*hidden, *(path for folder in hidden for path in repositories_of(folder)), *self._closed_folders()}
        )
        # No pipe of ours may be descriptor 0, 1 or 2: each command has its own there.
        while (number := os.open(os.devnull, os.O_RDWR | os.O_CLOEXEC)) < 3:
            pass
        os.close(number)
        self.user = FIRST_USER + os.getpid() if means.root else os.geteuid()
        self.group = self.user if means.root else os.getegid()
        self.environment = {"PATH": os.environ.get("PATH", os.defpath), "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
        self.environment.update(environment)

    def _closed_folders(self):
        """They are covered, and what must be visible is put into them. In /tmp it is put there anyway."""
        found = {closed_folder(path): path for path in self.visible} if self.means.root else {}
        found = {folder: path for folder, path in found.items() if folder and not f"{folder}/".startswith("/tmp/")}
        if found and not self.means.namespaces:
            folder, path = found.popitem()
            raise BoxError(
                f"only root may enter {folder}; without namespaces {path} must be where every user can read it"
            )
        return found

    def run(self, tree, files, work, writable=False):
        """Calls work(init) in a new box and returns what it returns, a dict of JSON values and bytes. If there is
        something in the way, the dict has only `problem`. If no box could be made it is an error of the machine.
        tree: the submission; the box has a copy of it, or itself if writable. files: (name, bytes) for the folder test, and True
        if it is a program.
        """
        receive, send = os.pipe2(os.O_CLOEXEC)
        folder = "/tmp"
        if not self.means.namespaces:
            folder = tempfile.mkdtemp(prefix="minic-test-", dir=self.place)
        try:
            flags = 0
            if self.means.namespaces:
                flags = (
                    CLONE_NEWNS | CLONE_NEWIPC | CLONE_NEWPID | CLONE_NEWNET | (0 if self.means.root else CLONE_NEWUSER)
                )
                pid = system_call(SYS_CLONE, flags | signal.SIGCHLD, 0, 0, 0, 0)
            else:
                pid = os.fork()
            if pid == 0:
                try:
                    os.close(receive)
                    self._inside(folder, tree, files, work, writable, send)
                finally:
                    os._exit(1)
            os.close(send)
            send = None
            with os.fdopen(receive, "rb") as stream:
                seen = read_message(stream)
            os.waitpid(pid, 0)
            if not self.means.namespaces:
                end_descendants()
            seen = seen or {"problem": "the process that watches was ended from inside"}
            if "setting" in seen:
                raise BoxError(seen["setting"], seen["overlay"])
            return seen
        finally:
            if send is not None:
                os.close(send)
            if not self.means.namespaces:
                remove_tree(folder)

    def _inside(self, folder, tree, files, work, writable, send):
        overlay = False
        try:
            close_inherited(keep=send)
            forget_command_line()
            if self.means.namespaces:
                self._mounts(tree)
            for name in ("home", "test"):
                os.mkdir(os.path.join(folder, name))
            compiler = os.path.join(folder, "compiler")
            if self.means.namespaces and (writable or self.means.overlay):
                os.mkdir(compiler)
                # The tree may be below /tmp, which is covered by now.
                source = f"/proc/self/fd/{self.tree_handle}"
                if writable:
                    mount(source, compiler, None, MS_BIND)
                    make_writable(compiler)
                else:
                    overlay = True
                    for name in (".upper", ".work"):
                        os.mkdir(os.path.join(folder, name))
                        os.chown(os.path.join(folder, name), self.user, self.group)
                    mount(
                        "overlay",
                        compiler,
                        "overlay",
                        MS_NOSUID | MS_NODEV,
                        f"lowerdir={source},upperdir={folder}/.upper,workdir={folder}/.work"
                        + ("" if self.means.root else ",userxattr"),
                    )
                    overlay = False
            elif writable:
                os.symlink(tree, compiler)
            else:
                shutil.copytree(tree, compiler, symlinks=True, ignore=special_files)
            for name, data, *program in files:
                with open(os.path.join(folder, "test", name), "wb") as f:
                    f.write(data)
                    os.fchmod(f.fileno(), 0o755 if program and program[0] else 0o644)
            if self.means.root:
                for path in (folder, os.path.join(folder, "home"), os.path.join(folder, "test")):
                    os.chown(path, self.user, self.group)
            self._give_up_rights()
        except OSError as problem:
            self._answer(send, {"setting": str(problem), "overlay": overlay})
        try:
            environment = dict(self.environment, HOME=os.path.join(folder, "home"), TMPDIR=folder)
            seen = work(Init(self.limits, self.means, folder, environment))
        except OSError as problem:
            # Files of the box are in a compiler's hands, and may not be what they were.
            seen = {"problem": str(problem)}
        except Exception as problem:
            # The box was made; what failed now failed by what a submission has put there.
            seen = {"problem": repr(problem)}
        self._answer(send, seen)

    def _answer(self, send, seen):
        with os.fdopen(send, "wb") as stream:
            write_message(stream, seen)
        os._exit(0)

    def _mounts(self, tree):
        if not self.means.root:
            for name, text in (
                ("setgroups", "deny"),
                ("uid_map", f"{self.user} {self.user} 1"),
                ("gid_map", f"{self.group} {self.group} 1"),
            ):
                with open("/proc/self/" + name, "w") as f:
                    f.write(text)
        self.tree_handle = os.open(tree, os.O_PATH)
        kept = [(path, os.open(path, os.O_PATH)) for path in self.visible]
        # A folder inside of one that is covered is not there any more.
        hidden = [
            path for path in self.hidden if not any(path.startswith(other + "/") for other in ["/tmp", *self.hidden])
        ]
        make_read_only("/", recursive=True)
        for path in hidden:
            if os.path.isdir(path):
                mount("none", path, "tmpfs", MS_NOSUID | MS_NODEV, "size=64k,mode=755")
            else:
                mount(os.devnull, path, None, MS_BIND)
        hidden = [path for path in hidden if os.path.isdir(path)]
        mount("box", "/tmp", "tmpfs", MS_NOSUID | MS_NODEV, f"size={self.limits.folder},nr_inodes=50k,mode=755")
        for path, handle in kept:
            if any(path.startswith(place + "/") for place in ["/tmp"] + hidden):
                if os.path.isdir(f"/proc/self/fd/{handle}"):
                    os.makedirs(path, exist_ok=True)
                else:
                    os.makedirs(os.path.dirname(path), exist_ok=True)
                    with open(path, "x"):
                        pass
                mount(f"/proc/self/fd/{handle}", path, None, MS_BIND)
                make_read_only(path, recursive=False)
            os.close(handle)
        # The terminals and message queues of this machine.
        for path in ("/dev/pts", "/dev/mqueue"):
            if os.path.isdir(path):
                mount("none", path, "tmpfs", MS_NOSUID | MS_NODEV, "size=64k,mode=755")
                hidden.append(path)
        for path in hidden:
            make_read_only(path, recursive=False)
        for path in ("/dev/shm", "/var/tmp"):
            if os.path.isdir(path):
                mount("/tmp", path, None, MS_BIND)
        mount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC | MS_RDONLY)

    def _give_up_rights(self):
        if self.means.namespaces:
            for capability in range(64):
                if libc.prctl(PR_CAPBSET_DROP, capability, 0, 0, 0) < 0:
                    break
        if self.means.root:
            os.setgroups([])
            os.setresgid(self.group, self.group, self.group)
            os.setresuid(self.user, self.user, self.user)
        control(PR_SET_NO_NEW_PRIVS, 1)
        if self.means.filter:
            refuse_unmapped_memory()
        control(PR_SET_DUMPABLE, 0)
        # The end of the worker ends the box. Without namespaces it is the box that ends what is in it.
        control(PR_SET_PDEATHSIG, signal.SIGKILL if self.means.namespaces else signal.SIGTERM)
        if not self.means.namespaces:
            control(PR_SET_CHILD_SUBREAPER, 1)
            signal.signal(signal.SIGTERM, end_box)
        limits = [
            (resource.RLIMIT_FSIZE, self.limits.files),
            (resource.RLIMIT_NOFILE, self.limits.open_files),
            (resource.RLIMIT_CORE, 0),
        ]
        # The processes of a user are counted together, so a limit is for a user of the box's own.
        if self.means.root or self.means.namespaces:
            limits.append((resource.RLIMIT_NPROC, self.limits.processes + 1))
        for kind, value in limits:
            highest = resource.getrlimit(kind)[1]
            value = value if highest < 0 else min(value, highest)
            resource.setrlimit(kind, (value, value))


def write_message(stream, value):
    """A line of JSON in which bytes are replaced by their sizes, and the bytes after it."""
    blocks = []

    def encode(part):
        if isinstance(part, bytes):
            blocks.append(part)
            return {"bytes": len(part)}
        if isinstance(part, dict):
            return {key: encode(item) for key, item in part.items()}
        return [encode(item) for item in part] if isinstance(part, list) else part

    stream.write(json.dumps(encode(value)).encode() + b"\n" + b"".join(blocks))


def read_message(stream):
    line = stream.readline()
    if not line.endswith(b"\n"):
        return None

    def decode(part):
        if isinstance(part, dict):
            if list(part) == ["bytes"]:
                return stream.read(part["bytes"])
            return {key: decode(item) for key, item in part.items()}
        return [decode(item) for item in part] if isinstance(part, list) else part

    return decode(json.loads(line))
