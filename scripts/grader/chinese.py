"""Verdicts, reasons and the report in Chinese. Results are kept in English; they are translated when they are shown."""

import re

VERDICTS = {
    "accepted": "通过", "wrong answer": "答案错误", "error not found": "未报告错误", "requirement not met": "未满足要求",
    "build error": "构建失败", "compile error": "编译失败", "no output written": "没有生成输出文件", "assembler error": "汇编错误",
    "linker error": "链接错误", "runtime error": "运行时错误", "time limit": "超出时间限制", "memory limit": "超出内存限制",
    "output limit": "超出输出限制", "process limit": "超出进程数限制", "submission too large": "提交过大", "missing expectation": "缺少预期结果", "not judged": "尚未评测",
}

# {} stands for any text, which is translated itself if there is a rule for it. The first rule that fits is taken.
RULES = [
    *VERDICTS.items(),
    # check-box
    ("its verdict is {}: {}", "它的结果是“{}”：{}"), ("its verdict is {}", "它的结果是“{}”"),
    ("the honest submission has the verdict {}: {}", "诚实的提交的结果是“{}”：{}"), ("there is no verdict on {}", "{}没有结果"),
    ("the grading has not ended after {} s", "评测在 {} 秒后仍未结束"), ("the grading {}: {}", "评测{}：{}"), ("ended with status {}", "以状态 {} 结束"),
    ("was ended by {}", "被 {} 终止"),
    ("it has changed the files of the teacher", "它改变了教师的文件"), ("it has left {}", "它留下了 {}"), ("a process of it lives on", "它的一个进程仍在运行"),
    ("the table of marks has the formula {}", "成绩表中有公式 {}"), ("the table of marks {}", "成绩表{}"),
    ("{}: not installed; grade refuses what needs it", "{}：未安装；grade 拒绝需要它的评测"),
    # how commands end
    ("{} used more than {} s of processor time", "{}使用的处理器时间超过 {} 秒"),
    ("{} waited without computing; it was ended after {} s", "{}只是等待而不计算，{} 秒后被终止"),
    ("{} used more than {} MB of memory", "{}使用的内存超过 {} MB"),
    ("{} wrote a file or an output of more than {} MB", "{}写出的文件或输出超过 {} MB"),
    ("{} filled its folder of {} MB", "{}写满了 {} MB 的文件夹"),
    ("{} had more than {} MB on the disk, or too many files, while it ran", "{}运行时在磁盘上占用超过 {} MB，或文件过多"),
    ("{} had {} processes at once", "{}同时有 {} 个进程"),
    ("{} left processes behind; they were ended", "{}留下了进程，它们已被终止"),
    ("the compiler", "编译器"), ("the linker", "链接器"), ("the program", "程序"), ("the build", "构建"),
    ("the assembler or linker", "汇编器或链接器"),
    ("the compiler ended with status 0 and wrote no file", "编译器以状态 0 结束，但没有写出文件"),
    ("the compiler ended with status 0 and wrote an empty file", "编译器以状态 0 结束，但写出的文件是空的"),
    ("the compiler ended with status 0; the program has an error in {}", "编译器以状态 0 结束，而程序在{}有错误"),
    ("the compiler names no line; the program has an error in {}", "编译器没有指出行号；程序在{}有错误"),
    ("the first line that the compiler names is {}; the program has an error in {}", "编译器指出的第一行是第 {} 行；程序在{}有错误"),
    ("the compiler ended with status {}", "编译器以状态 {} 结束"), ("the build ended with status {}", "构建以状态 {} 结束"),
    ("{} was ended by {}", "{}被 {} 终止"),
    ("SIGSEGV: it used memory that is not its own{}", "SIGSEGV：它访问了不属于自己的内存{}"),
    ("SIGFPE: a division by zero or an overflow of one{}", "SIGFPE：除以零或除法溢出{}"),
    ("SIGABRT: it gave up by abort(){}", "SIGABRT：它调用了 abort(){}"),
    ("SIGILL: an instruction that does not exist{}", "SIGILL：不存在的指令{}"),
    ("SIGBUS: a wrong address{}", "SIGBUS：错误的地址{}"), ("SIGKILL: it was killed{}", "SIGKILL：它被杀死{}"),
    ("SIGTRAP: a trap instruction{}", "SIGTRAP：陷阱指令{}"), ("signal {}", "信号 {}"),
    ("{} ended with status {}", "{}以状态 {} 结束"), ("it {}", "它{}"),
    # assembler and linker
    ("line {} of the assembly: {}", "汇编代码第 {} 行：{}"),
    ("there is no function or variable {}", "没有名为 {} 的函数或变量"), ("multiple definition of {}", "重复定义：{}"),
    ("lli does not accept the LLVM IR: {}", "lli 不接受这段 LLVM IR：{}"),
    # answers
    ("line {}, column {}: expected {}, printed {}", "第 {} 行第 {} 列：应为 {}，实际为 {}"),
    ("line {}", "第 {} 行"), ("the end", "结尾"),
    ("the test has no .out or .expected file; this is no fault of the compiler", "测试没有 .out 或 .expected 文件；这不是编译器的错"),
    ("the grading has not come to it", "评测尚未进行到这里"),
    ("the submission cannot be copied: {}", "无法复制提交：{}"), ("the submission", "提交"), ("what the build has left", "构建留下的内容"),
    ("{} has more than {} MB", "{}超过 {} MB"), ("{} has more than {} files and folders", "{}超过 {} 个文件和文件夹"),
    ("{} has more than {} folders inside each other", "{}的文件夹嵌套超过 {} 层"), ("{} has a path that is too long", "{}含有过长的路径"),
    ("{} cannot be read: {}", "无法读取{}：{}"), ("the grader cannot judge what it has left: {}", "评测程序无法评测它留下的内容：{}"),
    ("it took its own box apart: {}", "它破坏了自己的沙箱：{}"),
    # on the test
    ("the test itself is undefined: line {}: {}", "测试程序本身有未定义行为：第 {} 行：{}"),
    ("the test itself depends on an order that C leaves open: line {}: {}", "测试程序的结果取决于未规定的求值次序：第 {} 行：{}"),
    ("the test itself is defined: minic --run=check finds nothing undefined in it", "测试程序本身没有问题：minic --run=check 没有发现未定义行为"),
    ("what is expected there is printed by line {} of the program", "应有的内容由程序第 {} 行输出"),
    ("the next output would be that of line {} of the program; what a program has not flushed when it dies is lost",
     "下一个输出应来自程序第 {} 行；程序崩溃时尚未刷新的输出会丢失"),
    ("{}, called in line {}", "{}，在第 {} 行调用"),
    # requirements
    ("{}: the compiler has not written {}", "{}：编译器没有写出 {}"),
    ("{}: minic could not read the IR: {}", "{}：minic 无法读入这段 IR：{}"),
    ("{}: no loop of {} has a phi in its header ({})", "{}：{} 的循环头中都没有 phi（{}）"),
    ("the instructions could not be counted: {}", "无法统计指令数：{}"), ("the program did not end", "程序没有结束"),
    ("the program starts another process", "程序启动了另一个进程"), ("qemu has run none", "qemu 没有执行任何指令"),
    ("{}: the variable {} could be a value and is in memory ({} such variables)", "{}：变量 {} 可以是值，却在内存中（共 {} 个这样的变量）"),
    ("{}: the variable {} could be a value and is in memory", "{}：变量 {} 可以是值，却在内存中"),
    ("{}: the file that is promoted has no variable in memory, and the program has", "{}：作为依据的文件中没有内存变量，而程序中有"),
    ("{}: {} instructions; at most {} are allowed{}", "{}：执行了 {} 条指令；最多允许 {} 条{}"),
    ("{}: {} accesses of spilled values and other slots of the stack; at most {} are allowed{}", "{}：有 {} 次对溢出值和其他栈槽的访问；最多允许 {} 次{}"),
    ("{} instructions, {} times those of minic", "执行了 {} 条指令，是 minic 的 {} 倍"),
    (", which is {} times the {} of minic", "，即 minic 的 {1} 的 {0} 倍"),
    ("{}: line {}: {}", "{}：第 {} 行：{}"),
    # details
    ("printed until then:", "此前的输出："), ("It had printed nothing.", "此前没有任何输出。"),
    ("printed to standard error:", "标准错误输出："), ("to standard error:", "标准错误输出："), ("the compiler printed:", "编译器的输出："),
    ("the assembly there:", "此处的汇编代码："), ("the assembler and linker printed:", "汇编器和链接器的输出："), ("lli printed:", "lli 的输出："),
    ("the build printed:", "构建的输出："), ("minic printed:", "minic 的输出："), ("the variables:", "这些变量："),
    ("first difference in line {}:", "第一处不同在第 {} 行："), ("  (- expected, + printed)", "  （- 应为，+ 实际）"),
    ("  | ... {} more lines", "  | ……还有 {} 行"), ("{}   (the exit status)", "{}   （退出状态）"), ("  - (end of output)", "  - （输出结束）"),
    ("  + (end of output)", "  + （输出结束）"),
    # what the machine cannot do
    ("Memory that no process maps is not counted (no seccomp).", "不计入没有进程映射的内存（没有 seccomp）。"),
    ("The network is not closed{}.", "网络没有关闭{}。"),
    ("Files that {} may read can be read, other submissions and expected outputs too{}.", "可以读到{}可读的文件，包括其他提交和预期输出{}。"),
    ("Files that {} may write can be written, outside of the submission's own folder too{}.", "可以写入{}可写的文件，包括提交文件夹之外的{}。"),
    ("every user", "所有用户"), ("you", "你"), (" (namespaces: {})", "（命名空间：{}）"),
    ("The size of one file is limited, but not that of all files of a folder{}.", "限制了单个文件的大小，但没有限制文件夹中所有文件的总大小{}。"),
    ("The number of processes is limited only by watching{}.", "进程数只靠监视来限制{}。"), ("Your own processes can be ended{}.", "你自己的进程可能被终止{}。"),
    ("Each test works on a whole copy of the submission, as there is no overlay: slower.", "没有 overlay，每个测试使用提交的完整副本：较慢。"),
]

# The words of the page.
PAGE = {
    "Students": "学生", "Tests": "测试", "student": "学生", "test": "测试", "score": "得分", "accepted": "通过", "verdicts": "结果",
    "not accepted": "未通过", "accepted by": "通过率", "points": "分值", "students": "学生", "tests": "测试", "median score": "得分中位数",
    "mean score": "平均得分", "students with every test accepted": "通过全部测试的学生", "Find a student": "查找学生", "Find a test": "查找测试",
    "{0} students": "{0} 名学生", "{0} tests, the hardest first": "{0} 个测试，最难的在前", "{0} of {1} shown": "显示 {1} 个中的 {0} 个",
    "wrong answers": "答案错误", "crashes": "崩溃", "limits": "超出限制", "nothing to run": "没有可运行的程序", "no verdict": "没有结果",
    "score of 100": "百分制得分", "tests accepted": "通过的测试", "Not accepted": "未通过", "Accepted": "通过", "seconds": "秒", "notes": "备注",
    "note": "备注", "previous": "上一个", "next": "下一个", "neighbours": "相邻", "of the students accepted": "的学生通过",
    "The first {0} of {1} that are not accepted": "未通过的 {1} 个中的前 {0} 个", "{0} s of processor time on {1}": "处理器时间 {0} 秒，主机 {1}",
    "Light": "浅色", "Dark": "深色", ", ": "，",
}


def compiled(english):
    return re.compile("(.*?)".join(map(re.escape, english.split("{}"))), re.S)


PATTERNS = [(compiled(english), translation) for english, translation in RULES]
# The rest of these is the words of a compiler: there is a rule for what stands before it.
QUOTING = re.compile(r"((?:the compiler|the build|it) (?:ended with status \d+|was ended by SIG\w+(?:: [a-z() -]+)?)): (.*)", re.S)


def sentence(text):
    """The text itself if there is no rule for it, as for what a compiler has printed."""
    quoted = QUOTING.fullmatch(text)
    if quoted:
        return f"{sentence(quoted[1])}：{quoted[2]}"
    for pattern, translation in PATTERNS:
        found = pattern.fullmatch(text)
        if found:
            return re.sub(r"\{(\d?)\}", lambda m, parts=iter(found.groups()): found[int(m[1]) + 1] if m[1] else sentence(next(parts)), translation)
    return text


def record(english):
    """The record with reason, details and notes in Chinese, and the verdict's name as `words`."""
    return dict(english, words=VERDICTS[english["verdict"]], reason=sentence(english["reason"]),
                details=[sentence(line) for line in english["details"]], notes=[sentence(note) for note in english["notes"]])
