"""System calls that a box refuses: those that get memory which belongs to no process, so that watching cannot count it."""

import ctypes
import errno
import os
import platform
import struct

PR_SET_NO_NEW_PRIVS, PR_SET_SECCOMP, MODE_FILTER = 38, 22, 2
LOAD, AND, IF_EQUAL, RETURN = 0x20, 0x54, 0x15, 0x06
ALLOW, ERROR = 0x7FFF0000, 0x00050000
# A bit in the numbers of the calls of x32, which are those of x86-64.
X32 = 0x40000000
# For each architecture whose programs the machine runs: memfd_create, memfd_secret, shmget, and where there is one ipc.
GENERIC = (279, 447, 194)
REFUSED = {
    "x86_64": {0xC000003E: (319, 447, 29), 0x40000003: (356, 447, 395, 117)},
    "aarch64": {0xC00000B7: GENERIC, 0x40000028: (385, 447, 307)},
    "riscv64": {0xC00000F3: GENERIC},
}


def filter_program(machine):
    """A filter of Linux (seccomp) that answers these calls with "no such call"."""
    code = []
    for architecture, numbers in REFUSED[machine].items():
        block = [(LOAD, 0, 0, 0), (AND, 0, 0, ~X32 & 0xFFFFFFFF)]
        for number in numbers:
            block += [(IF_EQUAL, 0, 1, number), (RETURN, 0, 0, ERROR | errno.ENOSYS)]
        block.append((RETURN, 0, 0, ALLOW))
        code += [(LOAD, 0, 0, 4), (IF_EQUAL, 0, len(block), architecture), *block]
    code.append((RETURN, 0, 0, ALLOW))
    return b"".join(struct.pack("=HBBI", *line) for line in code), len(code)


def refuse_unmapped_memory():
    """For this process and all that it starts. It may have no new privileges from then on."""
    libc = ctypes.CDLL(None, use_errno=True)
    code, length = filter_program(platform.machine())
    buffer = ctypes.create_string_buffer(code, len(code))
    program = ctypes.create_string_buffer(
        struct.pack("HxxxxxxP" if struct.calcsize("P") == 8 else "HxxP", length, ctypes.addressof(buffer))
    )
    if libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) or libc.prctl(PR_SET_SECCOMP, MODE_FILTER, program, 0, 0):
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))


def can_refuse():
    """Tried in a process that ends then."""
    if platform.machine() not in REFUSED:
        return False
    pid = os.fork()
    if pid == 0:
        try:
            refuse_unmapped_memory()
            os._exit(0)
        finally:
            os._exit(1)
    return os.waitpid(pid, 0)[1] == 0
