"""Messages in Chinese: no words of English are left in them, over all programs of tests/diag."""

import glob
import os
import re
import subprocess
import unittest

MINIC = os.path.abspath(os.environ["MINIC"])
DIAG = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "diag")
MESSAGE = re.compile(r"^(?:\S+:\d+:\d+|minic): (?:error|warning|note): (.*)")
# What is no English: the words of C, and names.
C = set(
    """void struct union enum const char int float double long unsigned return switch case for while if do else goto break continue
static extern inline typedef sizeof restrict default register volatile asm _Atomic _Bool offsetof static_assert scanf printf true false
ISO C C99 C2x GNU SysY UTF x87 MMX push pop KIND ignored warning error diagnostic pack pragma hidden internal protected""".split()
)


def english(message):
    """The words of English in a message, without what is quoted and what the program says."""
    text = re.sub(r" \[-[\w,=#+-]*\]$", "", message)
    text = re.sub(r"已弃用: .*|不可用: .*", "", text)
    text = re.sub(r"'[^']*'|\"[^\"]*\"|<[^>]*>|#\w+|\b__\w+|\\\w|0x\w+|\b\d[\w.+]*", "", text)
    return [word for word in re.findall(r"[A-Za-z_]\w*", text) if word not in C]


class Chinese(unittest.TestCase):
    def test_no_english_is_left(self):
        names = sorted(name for kind in ("c", "sy") for name in glob.glob(f"{DIAG}/**/*.{kind}", recursive=True))
        self.assertGreater(len(names), 200)
        seen = set()
        for name in names:
            for more in [], ["-std=sysy"]:
                done = subprocess.run(
                    [MINIC, "--lang=zh", "-fsyntax-only", "-Weverything", "-ferror-limit=0", *more, name],
                    stderr=subprocess.PIPE,
                    stdin=subprocess.DEVNULL,
                    check=False,
                )
                for line in done.stderr.decode(errors="replace").split("\n"):
                    if (
                        (found := MESSAGE.match(line))
                        and "#-" not in found[1]
                        and not self.is_of_program(name, found[1])
                    ):
                        seen.add(found[1])
                        self.assertRegex(found[1], "[\u4e00-\u9fff]", name)
                        self.assertEqual(english(found[1]), [], f"{name}: {found[1]}")
        self.assertGreater(len({re.sub("'[^']*'", "", message) for message in seen}), 400)

    def is_of_program(self, name, message):
        """Whether the message is the text of an #error or #warning of the program."""
        with open(name, encoding="latin-1") as f:
            text = f.read().encode("latin-1").decode(errors="replace")
        return re.sub(r" \[-[\w,=#-]*\]$", "", message) in text


if __name__ == "__main__":
    unittest.main()
