"""Messages in Chinese: no words of English are left in them, over all programs of tests/diag, and over runs that end early."""

import glob
import os
import re
import subprocess
import tempfile
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


# Bodies of main that end a run of the interpreter early, and why in both languages.
ENDS = [
    ("int z = argc - 1; return 1 / z;", "division by zero", "除以零"),
    (
        "int z = -argc; return (-2147483647 - 1) / z;",
        "division overflows: the smallest integer divided by -1",
        "除法溢出: 最小的整数除以 -1",
    ),
    ("return *(int *)(long)(argc * 8);", "access to memory that is not the program's", "访问了不属于程序的内存"),
    ("__builtin_trap();", "the program stopped itself by llvm.trap", "程序用 llvm.trap 终止了自己"),
    ("for (;;) {}", "the program did not end after 1000000 steps", "程序执行 1000000 步之后仍未结束"),
    (
        "return nobody();",
        "the function 'nobody' is called, but it is defined nowhere",
        "调用了函数 'nobody', 但没有定义",
    ),
    (
        "return nothing;",
        "the variable 'nothing' is used, but it is defined nowhere",
        "使用了变量 'nothing', 但没有定义",
    ),
    (
        "int (*f)(void) = (int (*)(void))(long)(argc - 1); return f();",
        "a call through a null pointer",
        "通过空指针调用函数",
    ),
    (
        "int (*f)(void) = (int (*)(void))(long)argc; return f();",
        "a call through a pointer that points to no function",
        "通过指针调用, 而指针指向的不是函数",
    ),
    (
        "char *p = malloc(3); free(p); free(p);",
        "'free' of a block that was freed before",
        "传给 'free' 的是已释放的内存块",
    ),
    (
        "char *p = malloc(3); p[3] = 1; free(p);",
        "'free' of a block of 3 bytes past whose end the program has written",
        "传给 'free' 的是大小为 3 字节的内存块, 程序写到了它的末尾之后",
    ),
    (
        "char *p = malloc(3); free(p + 1);",
        "'free' of an address 1 byte into its block",
        "传给 'free' 的是内存块中偏移 1 字节处的地址",
    ),
    ("free(&argc);", "'free' of a local variable", "传给 'free' 的是局部变量"),
    ("abort();", "the program called abort", "程序调用了 abort"),
    ("raise(SIGSEGV);", "the program raised the signal 11 (Segmentation fault)", "程序引发了信号 11 (段错误)"),
    ("assert(argc == 7);", "f.c:9: assertion `argc == 7' failed", "f.c:9: 断言 `argc == 7' 不成立"),
    (
        'printf("%d%d", argc);',
        "printf: the format asks for more arguments than there are",
        "printf: 格式需要的实参比给出的多",
    ),
    (
        "longjmp(unset, 1);",
        "'longjmp' is given a buffer that no active function gave to 'setjmp'",
        "传给 'longjmp' 的缓冲区并非由仍在执行的函数交给 'setjmp'",
    ),
    (
        "return deep(argc);",
        "stack overflow: more than 1000000 calls inside each other",
        "栈溢出: 嵌套的调用超过 1000000 层",
    ),
    (
        "volatile char a[(1ul << 40) * argc]; return a[0];",
        "stack overflow: a local variable of 1099511627776 times 1 bytes",
        "栈溢出: 一个局部变量有 1099511627776 个元素, 每个 1 字节",
    ),
]
PROGRAM = """#include <assert.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
int nobody(void); extern int nothing; jmp_buf unset;
int deep(int n) { return n ? 1 + deep(n + 1) : 0; }
int main(int argc, char **argv) {
  %s
}
"""


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

    def test_why_a_run_ended_early(self):
        """In both languages, with and without checks; --run=check says of most that they are undefined."""
        with tempfile.TemporaryDirectory() as folder:
            for body, *both in ENDS:
                with open(os.path.join(folder, "f.c"), "w", encoding="utf-8") as f:
                    f.write(PROGRAM % body)
                for language, words, failed, place in (
                    ("en", both[0], "the program failed: ", "  in main at f.c:9:"),
                    ("zh", both[1], "程序出错: ", "  在函数 main 中, f.c:9:"),
                ):
                    for how in "--run", "--run=check":
                        with self.subTest(body=body, language=language, how=how):
                            done = subprocess.run(
                                [
                                    MINIC,
                                    f"--lang={language}",
                                    "-w",
                                    "--max-steps=1000000" if "for" in body else "-O0",
                                    how,
                                    "f.c",
                                ],
                                cwd=folder,
                                capture_output=True,
                                check=False,
                            )
                            lines = done.stderr.decode().split("\n")
                            if how == "--run=check" and " error: " in lines[0]:
                                continue
                            self.assertEqual(lines[0], f"minic: {failed}{words}")
                            self.assertTrue("deep" in body or lines[1].startswith(place), lines)
                            if language == "zh":
                                for line in lines:
                                    self.assertEqual(
                                        set(english(line))
                                        - {"minic", "f", "c", "in", "main", "deep", "llvm", "trap", "abort", "argc"},
                                        set(),
                                        line,
                                    )

    def is_of_program(self, name, message):
        """Whether the message is the text of an #error or #warning of the program."""
        with open(name, encoding="latin-1") as f:
            text = f.read().encode("latin-1").decode(errors="replace")
        return re.sub(r" \[-[\w,=#-]*\]$", "", message) in text


if __name__ == "__main__":
    unittest.main()
