"""Expectations from a compiler that is trusted."""

import concurrent.futures
import os
import tempfile

from .compare import with_status
from .compilers import fill
from .commands import run_limited, stderr_lines
from .suite import fail_usage

HELP = """what a test prints that has no .out: the output of what this command makes, as in 'gcc -O0 {in} -o {exe}'; `minic` is
minic"""


def expect_from(template, programs, options):
    """Runs the programs that have no expectation. A program that does not run is the teacher's error."""
    wanting = [program for program in programs if not program.judged]
    if template == "minic":
        template = "{minic} -w {in} -o {exe}"
    if "{in}" not in template or "{exe}" not in template:
        fail_usage("--expect-from must contain {in} and {exe}, or be minic")

    def work(program):
        with tempfile.TemporaryDirectory(prefix="minic-test-") as folder:
            names = {
                "in": os.path.abspath(program.source),
                "exe": os.path.join(folder, "program"),
                "dir": folder,
                "minic": options.minic,
                "runtime": options.runtime,
            }
            made = run_limited(fill(template, names), None, options.compile_timeout)
            if made.status or made.timed_out or not os.path.exists(names["exe"]):
                return program, "does not compile it", made
            done = run_limited([names["exe"], *program.arguments()], program.input, options.timeout)
            if done.status < 0 or done.timed_out:
                return program, "makes a program that fails", done
            program.printed = with_status(done.stdout, done.status, True)
            return program, None, done

    with concurrent.futures.ThreadPoolExecutor(max(1, options.jobs)) as pool:
        for program, problem, outcome in pool.map(work, wanting):
            if problem:
                fail_usage(
                    "\n".join(
                        [
                            f"{program.source}: the compiler of --expect-from {problem}: {outcome.ended()}",
                            *stderr_lines(outcome),
                        ]
                    )
                )
