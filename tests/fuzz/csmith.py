#!/usr/bin/env python3
"""Random C programs of csmith: what minic makes of each must print what gcc's program prints.

    tests/fuzz/csmith.py --minic build/release/minic [--count 100] [--first 1] [--targets x86_64,riscv64]
                         [--levels O0,O1,O2] [--jobs 1] [--seconds N] [--keep DIR] [--options "..."]

csmith's default features but for volatile bit-fields; packed structs are included. gcc makes the expected
output for each target. A program that runs longer than three seconds when gcc compiled it is left out.
The last line counts: programs, runs that were right, wrong, rejected and crashed. --seconds ends early,
as SIGTERM does.
Exit status 1 if anything was wrong, rejected or crashed; its source then stays in DIR as SEED.c."""
import argparse
import concurrent.futures
import glob
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time

TARGETS = {
    "x86_64": (["gcc"], []),
    "riscv64": (["riscv64-linux-gnu-gcc"], ["qemu-riscv64", "-L", "/usr/riscv64-linux-gnu"]),
}


def run(command, seconds):
    """The exit status (negative: ended by a signal) and what was printed; the seconds are of the processor."""
    def limit():
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    done = subprocess.run(command, capture_output=True, text=True, preexec_fn=limit)
    return done.returncode, done.stdout, done.stderr


def check(seed, options, folder):
    """One program: a list of (kind, words), and None if the program is of no use."""
    source = f"{folder}/{seed}.c"
    generated = subprocess.run(["csmith", "--seed", str(seed)] + options.options.split(),
                               capture_output=True, text=True, cwd=folder)
    if generated.returncode:
        return None
    with open(source, "w") as out:
        out.write(generated.stdout)
    results = []
    for target in options.targets.split(","):
        gcc, emulator = TARGETS[target]
        program = f"{folder}/{seed}.{target}"
        if subprocess.run(gcc + ["-w", "-O1", f"-I{options.headers}", source, "-o", program]).returncode:
            return None
        status, expected, _ = run(emulator + [program], 3 if not emulator else 20)
        if status < 0:
            return None
        for level in options.levels.split(","):
            words = f"{seed} -{level} {target}"
            command = [options.minic, "-w", f"-{level}", f"--target={target}", f"-I{options.headers}", source, "-o", program]
            done, _, errors = run(command, 60)
            if done:
                first = next((line for line in errors.splitlines() if "error" in line), "")
                results.append(("rejected" if done == 1 else "crashed", f"{words}: {first[:160]}"))
                continue
            got = run(emulator + [program], 30 if not emulator else 200)
            results.append(("right", words) if got[:2] == (status, expected)
                           else ("wrong", f"{words}: {got[0]} {got[1].strip()}, expected {expected.strip()}"))
        os.remove(program)
    if all(kind == "right" for kind, _ in results):
        os.remove(source)
    return results


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minic", required=True)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--targets", default="x86_64,riscv64")
    parser.add_argument("--levels", default="O0,O1,O2")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--keep")
    parser.add_argument("--options", default="")
    options = parser.parse_args()
    options.minic = os.path.abspath(options.minic)
    headers = sorted(glob.glob("/usr/include/csmith*"))
    if not headers:
        sys.exit("csmith is not installed")
    options.headers = headers[0]
    counts = {"programs": 0, "right": 0, "wrong": 0, "rejected": 0, "crashed": 0}
    start = time.time()
    stop = []
    signal.signal(signal.SIGTERM, lambda *_: stop.append(True))
    with tempfile.TemporaryDirectory() as scratch, concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        folder = options.keep or scratch
        os.makedirs(folder, exist_ok=True)
        seed = options.first
        last = options.first + options.count
        while seed < last and not stop and not (options.seconds and time.time() - start > options.seconds):
            batch = range(seed, min(seed + options.jobs, last))
            seed = batch[-1] + 1
            for results in pool.map(lambda seed: check(seed, options, folder), batch):
                counts["programs"] += results is not None
                for kind, words in results or []:
                    counts[kind] += 1
                    if kind != "right":
                        print(f"{kind}: {words}", flush=True)
    print(f"seeds {options.first} to {seed - 1}:", ", ".join(f"{number} {kind}" for kind, number in counts.items()))
    return any(counts[kind] for kind in ("wrong", "rejected", "crashed"))


if __name__ == "__main__":
    sys.exit(main())
