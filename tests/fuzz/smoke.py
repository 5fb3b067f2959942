#!/usr/bin/env python3
"""A few programs of every generator, with fresh seeds: what ctest runs as fuzz.smoke.

    tests/fuzz/smoke.py --minic build/release/minic [--seed N] [--count N] [--minutes 1] [--only NAME,...] [--targets check] [--flags=-verify-each]

Each program runs at -O0 to -O3 on both targets and in the interpreter. The seeds come from the clock and are printed;
after a difference the command that repeats it stands in the output. --minutes bounds each generator. Exit status 1 if
anything differs."""

import argparse
import concurrent.futures
import sys

import generators


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minic", required=True)
    parser.add_argument("--seed", type=int, help="instead of the clock's")
    parser.add_argument("--minutes", type=float, default=1)
    parser.add_argument("--count", type=int, help="programs of each generator, instead of the usual number")
    parser.add_argument("--only", help="names of generators, with commas")
    parser.add_argument(
        "--targets", help="instead of the generator's; check means --run=check, which must not complain"
    )
    parser.add_argument("--flags", default="", help="more options for minic")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    only = options.only.split(",") if options.only else []
    chosen = [g for g in generators.GENERATORS if (g.name in only if only else options.count or g.smoke)]
    seed = options.seed if options.seed is not None else generators.fresh_seed()

    def one(generator):
        more = [
            "--seed",
            str(seed),
            "--count",
            str(options.count or generator.smoke or 1),
            "--minutes",
            str(options.minutes),
        ]
        more += [f"--{name}={text}" for name in ("flags", "targets") if (text := getattr(options, name))]
        return generators.run(generator, options.minic, more)

    failed = 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for generator, (_, output, counts) in zip(chosen, pool.map(one, chosen)):
            bad = counts is None or counts[2] != 0 or counts[0] == 0
            failed += bad
            words = (
                "%d programs, %d runs, %d differences, %d skipped" % counts if counts else "ended without its counts"
            )
            print(f"{generator.name}: seed {seed}: {words}")
            if bad:
                print(output, end="" if output.endswith("\n") else "\n", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
