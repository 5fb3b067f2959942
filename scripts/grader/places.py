"""One folder for all that a command makes for a while. It goes with the command, also if that is ended by a signal."""

import fcntl
import os
import re
import tempfile

from .trees import remove_tree

# Where temporary files are when nothing is said.
ORIGINAL = tempfile.gettempdir()


def work_folder(command):
    """A folder for the copies of the submissions and for all that is temporary. Those that ended runs have left are removed."""
    place = tempfile.gettempdir()
    for name in os.listdir(place):
        path = os.path.join(place, name)
        if not re.match("minic-test-(grade|run|check-suite)-", name):
            continue
        try:
            if os.lstat(path).st_uid != os.geteuid() or os.path.islink(path):
                continue
            handle = os.open(path, os.O_RDONLY)
        except FileNotFoundError:  # another run was quicker
            continue
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            remove_tree(path)
        except OSError:
            pass
        os.close(handle)
    # It gets its name when it is locked, so that no other run takes it for one that was left.
    made = tempfile.mkdtemp(prefix="minic-test-new-")
    handle = os.open(made, os.O_RDONLY)
    fcntl.flock(handle, fcntl.LOCK_EX)
    path = os.path.join(place, f"minic-test-{command}-" + made.rsplit("-", 1)[1])
    os.rename(made, path)
    tempfile.tempdir = path  # what else is made for a moment must not stay if we are killed
    return path
