"""What a submission must not read: keys and passwords of the home folder, and the history of repositories."""

import os

# Of the home folder: keys and passwords.
SECRETS = (
    ".ssh",
    ".gnupg",
    ".password-store",
    ".aws",
    ".azure",
    ".kube",
    ".docker",
    ".config",
    ".mozilla",
    ".thunderbird",
    ".local/share/keyrings",
    ".git-credentials",
    ".netrc",
    ".pgpass",
    ".pypirc",
    ".npmrc",
    ".bash_history",
    ".zsh_history",
    ".python_history",
    ".lesshst",
    ".viminfo",
)


def secrets_of(home):
    """Those that are there."""
    return [os.path.realpath(path) for path in (os.path.join(home, name) for name in SECRETS) if os.path.exists(path)]


REPOSITORIES = (".git", ".hg", ".svn", ".bzr", ".jj", "_darcs", "_MTN", ".pijul", ".fossil", "CVS")


def repositories_of(folder):
    """Where a version control keeps what the folder has and had: in a folder above it, or where that says."""
    found, place = [], os.path.realpath(folder)
    while True:
        for name in REPOSITORIES:
            path = os.path.join(place, name)
            found += git_folders(path) if name == ".git" else [path] if os.path.isdir(path) else []
        if place == os.path.dirname(place):
            return found
        place = os.path.dirname(place)


def git_folders(path):
    """Of .git the folder itself, or that of a worktree or submodule with the one that it shares, and what they borrow from."""
    found, waiting = [], [path]
    while waiting:
        path = os.path.realpath(waiting.pop())
        if path in found:
            continue
        if os.path.isdir(path):
            found.append(path)
            for name in "commondir", "objects/info/alternates", "info/alternates":
                base = os.path.join(path, "objects") if name.startswith("objects") else path
                waiting += [os.path.join(base, line) for line in lines_of_file(os.path.join(path, name))]
        else:
            waiting += [
                os.path.join(os.path.dirname(path), line[8:])
                for line in lines_of_file(path)
                if line.startswith("gitdir: ")
            ]
    return found


def lines_of_file(path):
    try:
        with open(path, encoding="utf-8", errors="surrogateescape") as f:
            return f.read(1 << 16).splitlines()
    except OSError:
        return []
