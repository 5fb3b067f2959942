"""The folder of results. Each verdict is a file of its own, whose name is the hash of all that the verdict depends on.

    class.json            who is judged by what: submissions, tests, configuration, tools
    runs/RUN.json         one for each process that judged: its host, shard, and what it could not enforce
    builds/KEY.json       how a submission was built
    counts/KEY.json       what minic's own program needs in a test
    referee/KEY.json      what `minic --run=check` says of a test
    records/KE/KEY.json   the verdict on one submission in one test

What they say is kept as sentences (sentences.py), which are in no language yet.

A file is written under another name and then renamed: it is there as a whole or not at all. So a run that is ended at any
time can be started again, and folders of several machines can be copied together.
"""

import hashlib
import json
import os
import stat

from .trees import entries


def digest(*parts):
    """A hash of texts and bytes in which each keeps its place."""
    whole = hashlib.sha256()
    for part in parts:
        data = part if isinstance(part, bytes) else part.encode("utf-8", "surrogateescape")
        whole.update(len(data).to_bytes(8, "little") + data)
    return whole.hexdigest()[:32]


def digest_of_file(path):
    with open(path, "rb") as f:
        return hashlib.file_digest(f, "sha256").hexdigest()[:32]


def digest_of_tree(folder):
    """Names, contents, executable bits and links. A .git is no part of a submission."""
    parts = []
    for name, info, _ in entries(folder, skip=(".git",)):
        path, mode = os.path.join(folder, name), info.st_mode
        parts.append(name + ("/" if stat.S_ISDIR(mode) else ""))
        if stat.S_ISLNK(mode):
            parts.append("link " + os.readlink(path))
        elif stat.S_ISREG(mode):
            parts.append(("program " if mode & 0o111 else "file ") + digest_of_file(path))
    return digest(*parts)


class Results:
    def __init__(self, folder):
        self.folder = folder

    def path(self, *names):
        return os.path.join(self.folder, *names)

    def write(self, name, value):
        path = self.path(name)
        temporary = f"{path}.{os.uname().nodename}.{os.getpid()}.new"
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(temporary, "w", encoding="utf-8", errors="replace") as f:
            json.dump(value, f, ensure_ascii=False, sort_keys=True)
            f.write("\n")
        os.replace(temporary, path)

    def read(self, name):
        """None if there is no such file, or only a part of it after a failure of the machine."""
        try:
            with open(self.path(name), encoding="utf-8") as f:
                return json.load(f)
        except (FileNotFoundError, ValueError):
            return None


def record_name(key):
    return f"records/{key[:2]}/{key}.json"


def record_key(group, submission, test):
    """group: the class.json. The key has all that a verdict depends on, and no name of a person or of a host."""
    setting = json.dumps([group["configuration"], group["tools"]], sort_keys=True)
    return digest(setting, submission["hash"], test["hash"])


def build_key(group, submission):
    return digest(json.dumps(group["configuration"], sort_keys=True), submission["hash"])
