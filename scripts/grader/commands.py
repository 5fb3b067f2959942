"""Running one command of the teacher's own, outside of a box."""

import math
import os
import resource
import select
import signal
import subprocess
import tempfile
import time

from .isolation import PR_SET_CHILD_SUBREAPER, control, end_descendants
from .trees import remove_tree


class Outcome:
    """seconds: on the clock. cpu: seconds of processor time. consumed: whether it has read from its input."""

    def __init__(self, status, stdout, stderr, seconds, timed_out, cpu=0.0, consumed=False):
        self.status, self.stdout, self.stderr = status, stdout, stderr
        self.seconds, self.timed_out, self.cpu, self.consumed = seconds, timed_out, cpu, consumed

    def ended(self):
        if self.timed_out:
            return f"no end after {self.seconds:.0f} s"
        if self.status < 0:
            try:
                return f"ended by {signal.Signals(-self.status).name}"
            except ValueError:
                return f"ended by signal {-self.status}"
        return f"exit status {self.status}"


def keep_descendants(folder):
    """Processes that lose their parents become ours, so that `end_all` finds them. Signals that end us end them, too."""

    def end(number, _):
        end_all(folder)
        os._exit(128 + number)

    control(PR_SET_CHILD_SUBREAPER, 1)
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT):
        signal.signal(number, end)


def end_all(folder):
    """Ends what was started, and removes the folder with what it has made."""
    # Threads of ours may still be at work: they find it no more.
    gone = folder + "-gone"
    os.rename(folder, gone)
    end_descendants()
    remove_tree(gone)


def run_limited(command, stdin_path, limit, output_limit=64 << 20, cwd=None, env=None):
    """Runs a command (a list) in a process group of its own. limit: seconds of CPU time for each of its processes.
    The group is killed after ten times as long on the wall clock, which only a process that sleeps needs, and what is left of
    it when the command ends."""

    def limit_time():
        resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(limit), math.ceil(limit) + 1))

    start = time.monotonic()
    with (
        open(stdin_path or os.devnull, "rb") as stdin,
        tempfile.TemporaryFile() as out,
        tempfile.TemporaryFile() as err,
    ):
        try:
            process = subprocess.Popen(
                command,
                stdin=stdin,
                stdout=out,
                stderr=err,
                start_new_session=True,
                preexec_fn=limit_time,
                cwd=cwd,
                env=env,
            )
        except OSError as problem:
            return Outcome(127, b"", str(problem).encode(), 0, False)
        handle = os.pidfd_open(process.pid)
        waiting = select.poll()
        waiting.register(handle, select.POLLIN)
        timed_out = not waiting.poll(10000 * limit)
        os.close(handle)
        # Until it is collected no other group has its number.
        os.killpg(process.pid, signal.SIGKILL)
        _, status, used = os.wait4(process.pid, 0)
        status = process.returncode = os.waitstatus_to_exitcode(status)
        timed_out = timed_out or status in (-signal.SIGXCPU, 128 + signal.SIGXCPU)
        out.seek(0)
        err.seek(0)
        return Outcome(
            status,
            out.read(output_limit),
            err.read(1 << 20),
            time.monotonic() - start,
            timed_out,
            used.ru_utime + used.ru_stime,
            bool(stdin_path and os.lseek(stdin.fileno(), 0, os.SEEK_CUR)),
        )


def stderr_lines(outcome, count=12):
    lines = outcome.stderr.decode("utf-8", "backslashreplace").splitlines()
    shown = [f"  | {l[:200]}" for l in lines[:count]]
    return shown + ([f"  | ... {len(lines) - count} more lines"] if len(lines) > count else [])
