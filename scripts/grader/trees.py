"""Folders that others have filled: nothing in them may end the grader, however deep, large or oddly named it is.

No walk here recurses, and none reads what it need not.
"""

import errno
import os
import re
import stat

from .sentences import say

# Of a submission. A build of theirs may leave more bytes (BUILT times), but no deeper folders.
DEEPEST, MOST_FILES, BUILT = 100, 200_000, 4
# In MB, of one text.
LARGEST_TEXT = 16
MEGABYTE = 1 << 20
OPEN_FOLDER = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC
OPEN_PLACE = os.O_PATH | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC


def entries(folder, enter=None, skip=()):
    """(name below the folder, its lstat, how many folders it is in) of all files, links and folders; a folder comes before what
    is in it. enter: called with each folder before it is read."""
    waiting = [("", 0)]
    while waiting:
        place, depth = waiting.pop()
        path = os.path.join(folder, place)
        if enter:
            enter(path)
        with os.scandir(path) as found:
            below = sorted((entry.name, entry.stat(follow_symlinks=False)) for entry in found if entry.name not in skip)
        for name, info in below:
            name = os.path.join(place, name)
            yield name, info, depth
            if stat.S_ISDIR(info.st_mode):
                waiting.append((name, depth + 1))


def files_below(folder, most=MOST_FILES, opening=False):
    """(path, lstat) of files; what cannot be read is left out, and what comes after many others. opening: folders of ours that
    are closed to us are opened."""
    waiting, seen = [folder], 0
    while waiting and seen < most:
        path = waiting.pop()
        try:
            if opening and not os.access(path, os.R_OK | os.X_OK):
                os.chmod(path, 0o700)
            with os.scandir(path) as found:
                for entry in found:
                    seen += 1
                    info = entry.stat(follow_symlinks=False)
                    if stat.S_ISDIR(info.st_mode):
                        waiting.append(entry.path)
                    elif stat.S_ISREG(info.st_mode):
                        yield entry.path, info
        except OSError:
            pass


def trouble_with(folder, megabytes, subject, enter=None):
    """None, or the verdict and reason why a folder cannot be a submission. It is not read to its end if it is too large.
    subject: the name of the sentence for the folder."""
    count, size, what = 0, 0, say(subject)
    try:
        for _, info, depth in entries(folder, enter, skip=(".git",)):
            count, size = count + 1, size + (info.st_size if stat.S_ISREG(info.st_mode) else 0)
            if size > megabytes * MEGABYTE:
                return "submission too large", say("too large", what=what, size=f"{megabytes:g}")
            if count > MOST_FILES:
                return "submission too large", say("too many", what=what, count=MOST_FILES)
            if depth > DEEPEST:
                return "submission too large", say("too deep", what=what, count=DEEPEST)
    except OSError as problem:
        if problem.errno == errno.ENAMETOOLONG:
            return "submission too large", say("too long", what=what)
        return "build error", say("cannot read", what=what, why=problem.strerror)
    return None


def remove_tree(path):
    """Removes a folder, also one in which rights were taken away from us. It goes down and up step by step: no path is long, and
    no more than two folders are open, however deep they are. Nobody may move the folders meanwhile."""
    try:
        os.chmod(path, 0o700)
        here = os.open(path, OPEN_FOLDER)
    except OSError:
        return
    above, folders = [], remove_files(here)
    while True:
        if folders:
            name = folders.pop()
            try:
                below = open_folder(name, here)
            except OSError:
                continue
            above.append((name, folders))
            os.close(here)
            here, folders = below, remove_files(below)
        elif above:
            below, here = here, os.open("..", OPEN_FOLDER, dir_fd=here)
            os.close(below)
            name, folders = above.pop()
            remove(os.rmdir, name, here)
        else:
            break
    os.close(here)
    remove(os.rmdir, path, None)


def open_folder(name, folder):
    """With all rights on it, which its owner can have."""
    below = os.open(name, OPEN_PLACE, dir_fd=folder)
    try:
        if os.fstat(below).st_mode & 0o700 != 0o700:
            os.chmod(name, 0o700, dir_fd=folder)
    finally:
        os.close(below)
    return os.open(name, OPEN_FOLDER, dir_fd=folder)


def remove(by, name, folder):
    try:
        by(name, dir_fd=folder)
    except OSError:
        pass


def remove_files(folder):
    """Removes what is in an open folder but for the folders. Returns these."""
    with os.scandir(folder) as found:
        below = [(entry.name, entry.is_dir(follow_symlinks=False)) for entry in found]
    for name, is_folder in below:
        if not is_folder:
            remove(os.unlink, name, folder)
    return [name for name, is_folder in below if is_folder]


def special_files(folder, names):
    """Those that are no file, folder or link, as shutil.copytree asks for what it shall leave out."""
    modes = [(name, os.lstat(os.path.join(folder, name)).st_mode) for name in names]
    return [name for name, mode in modes if not (stat.S_ISREG(mode) or stat.S_ISDIR(mode) or stat.S_ISLNK(mode))]


def read_text(path):
    """What a student has handed in as one file. It does not wait at a pipe, and reads no more than is sensible."""
    with open(os.open(path, os.O_RDONLY | os.O_NONBLOCK), "rb") as f:
        info = os.fstat(f.fileno())
        if not stat.S_ISREG(info.st_mode):
            raise OSError(errno.EINVAL, "it is no file")
        if info.st_size > LARGEST_TEXT * MEGABYTE:
            raise OSError(errno.EFBIG, f"it is larger than {LARGEST_TEXT} MB")
        return f.read().decode("utf-8-sig", "replace")


def escaped(character):
    number = ord(character)
    return f"\\x{number - 0xDC00:02x}" if 0xDC80 <= number < 0xDD00 else character.encode("unicode_escape").decode()


def shown_name(name):
    """A name for a reader: bytes that are no UTF-8, and what moves the cursor, are written as \\x1b."""
    return re.sub(
        "[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]", lambda m: escaped(m[0]), name
    )


def shown_names(names):
    """Each as it is shown, no two alike."""
    found = {}
    for name in names:
        shown = shown_name(name)
        while shown in found.values():
            shown += "'"
        found[name] = shown
    return found
