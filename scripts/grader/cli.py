"""The sub-commands of minic-test. Without one it is `run`."""

import importlib
import os

COMMANDS = ("run", "grade", "merge", "report", "check-suite", "check-box", "task", "answers")
# What they run has no box, and is ended with them, as their folder is.
WITHOUT_BOX = ("run", "check-suite")


def main(description, arguments):
    name = "run"
    if arguments and arguments[0] in COMMANDS:
        name, *arguments = arguments
    # Only the command that is asked for is loaded.
    command = importlib.import_module("." + name.replace("-", "_"), __package__)
    if name not in WITHOUT_BOX:
        return command.main(description, arguments)
    commands = importlib.import_module(".commands", __package__)
    folder = importlib.import_module(".places", __package__).work_folder(name)
    os.environ["TMPDIR"] = folder  # what the compilers that are called make and, if they are ended, leave
    commands.keep_descendants(folder)
    try:
        return command.main(description, arguments)
    finally:
        commands.end_all(folder)
