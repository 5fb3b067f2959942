"""The sub-commands of minic-test. Without one it is `run`."""

import importlib

COMMANDS = ("run", "grade", "merge", "report", "check-suite", "task", "answers")


def main(description, arguments):
    name = "run"
    if arguments and arguments[0] in COMMANDS:
        name, *arguments = arguments
    # Only the command that is asked for is loaded.
    command = importlib.import_module("." + name.replace("-", "_"), __package__)
    return command.main(description, arguments)
