"""What the grader says, as a name and arguments, and its words in English and Chinese beside each other.

`say("ended.status", status=3)` is a sentence that is not yet in a language: a table that JSON can hold. An argument is a text,
a number or a sentence. `text_of` makes the text when it is shown. What a compiler or minic has printed is a plain text, and has the
same words in every language; so has a sentence of a grading from before there were names.
"""

import json

# The names of verdicts are their words in English.
VERDICTS = {
    "accepted": "通过",
    "wrong answer": "答案错误",
    "error not found": "未报告错误",
    "requirement not met": "未满足要求",
    "build error": "构建失败",
    "compile error": "编译失败",
    "no output written": "没有生成输出文件",
    "assembler error": "汇编错误",
    "linker error": "链接错误",
    "runtime error": "运行时错误",
    "time limit": "超出时间限制",
    "memory limit": "超出内存限制",
    "output limit": "超出输出限制",
    "process limit": "超出进程数限制",
    "submission too large": "提交过大",
    "missing expectation": "缺少预期结果",
    "not judged": "尚未评测",
}

SENTENCES = {
    **{verdict: (verdict, chinese) for verdict, chinese in VERDICTS.items()},
    # how sentences are put together
    "before text": ("{sentence}: {text}", "{sentence}：{text}"),
    "does": ("{who} {does}", "{who}{does}"),
    "in line": ("line {line}: {text}", "第 {line} 行：{text}"),
    # who did it
    "it": ("it", "它"),
    "the compiler": ("the compiler", "编译器"),
    "the linker": ("the linker", "链接器"),
    "the program": ("the program", "程序"),
    "the build": ("the build", "构建"),
    "the assembler or linker": ("the assembler or linker", "汇编器或链接器"),
    "the submission": ("the submission", "提交"),
    "what the build has left": ("what the build has left", "构建留下的内容"),
    # how commands end
    "ended.status": ("ended with status {status}", "以状态 {status} 结束"),
    "ended.signal": ("was ended by {signal}", "被 {signal} 终止"),
    "SIGSEGV": ("SIGSEGV: it used memory that is not its own", "SIGSEGV：它访问了不属于自己的内存"),
    "SIGFPE": ("SIGFPE: a division by zero or an overflow of one", "SIGFPE：除以零或除法溢出"),
    "SIGABRT": ("SIGABRT: it gave up by abort()", "SIGABRT：它调用了 abort()"),
    "SIGILL": ("SIGILL: an instruction that does not exist", "SIGILL：不存在的指令"),
    "SIGBUS": ("SIGBUS: a wrong address", "SIGBUS：错误的地址"),
    "SIGKILL": ("SIGKILL: it was killed", "SIGKILL：它被杀死"),
    "SIGTRAP": ("SIGTRAP: a trap instruction", "SIGTRAP：陷阱指令"),
    "signal": ("signal {number}", "信号 {number}"),
    "limit.time": ("{who} used more than {seconds} s of processor time", "{who}使用的处理器时间超过 {seconds} 秒"),
    "limit.waits": (
        "{who} waited without computing; it was ended after {seconds} s",
        "{who}只是等待而不计算，{seconds} 秒后被终止",
    ),
    "limit.memory": ("{who} used more than {size} MB of memory", "{who}使用的内存超过 {size} MB"),
    "limit.output": ("{who} wrote a file or an output of more than {size} MB", "{who}写出的文件或输出超过 {size} MB"),
    "limit.folder": ("{who} filled its folder of {size} MB", "{who}写满了 {size} MB 的文件夹"),
    "limit.disk": (
        "{who} had more than {size} MB on the disk, or too many files, while it ran",
        "{who}运行时在磁盘上占用超过 {size} MB，或文件过多",
    ),
    "limit.processes": ("{who} had {count} processes at once", "{who}同时有 {count} 个进程"),
    "left processes": ("{who} left processes behind; they were ended", "{who}留下了进程，它们已被终止"),
    # the compiler
    "wrote.none": ("the compiler ended with status 0 and wrote no file", "编译器以状态 0 结束，但没有写出文件"),
    "wrote.empty": (
        "the compiler ended with status 0 and wrote an empty file",
        "编译器以状态 0 结束，但写出的文件是空的",
    ),
    "error.missed": (
        "the compiler ended with status 0; the program has an error in {place}",
        "编译器以状态 0 结束，而程序在{place}有错误",
    ),
    "error.no line": (
        "the compiler names no line; the program has an error in {place}",
        "编译器没有指出行号；程序在{place}有错误",
    ),
    "error.other line": (
        "the first line that the compiler names is {line}; the program has an error in {place}",
        "编译器指出的第一行是第 {line} 行；程序在{place}有错误",
    ),
    "place": ("line {line}", "第 {line} 行"),
    "place.text": ("line {line} ({text})", "第 {line} 行（{text}）"),
    # assembler and linker
    "assembly": ("line {line} of the assembly: {text}", "汇编代码第 {line} 行：{text}"),
    "no such name": ("there is no function or variable {name}", "没有名为 {name} 的函数或变量"),
    "multiple": ("multiple definition of {text}", "重复定义：{text}"),
    "lli": ("lli does not accept the LLVM IR: {text}", "lli 不接受这段 LLVM IR：{text}"),
    # answers
    "difference": (
        "line {line}, column {column}: expected {expected}, printed {printed}",
        "第 {line} 行第 {column} 列：应为 {expected}，实际为 {printed}",
    ),
    "disagree": (
        "line {line}, column {column}: {first} {one}, {second} {other}",
        "第 {line} 行第 {column} 列：{first} {one}，{second} {other}",
    ),
    "the end": ("the end", "结尾"),
    "no expectation": (
        "the test has no .out or .expected file; this is no fault of the compiler",
        "测试没有 .out 或 .expected 文件；这不是编译器的错",
    ),
    "not judged yet": ("the grading has not come to it", "评测尚未进行到这里"),
    "times minic": (
        "{count} instructions, {times} times those of minic",
        "执行了 {count} 条指令，是 minic 的 {times} 倍",
    ),
    # submissions
    "cannot copy": ("the submission cannot be copied: {why}", "无法复制提交：{why}"),
    "too large": ("{what} has more than {size} MB", "{what}超过 {size} MB"),
    "too many": ("{what} has more than {count} files and folders", "{what}超过 {count} 个文件和文件夹"),
    "too deep": ("{what} has more than {count} folders inside each other", "{what}的文件夹嵌套超过 {count} 层"),
    "too long": ("{what} has a path that is too long", "{what}含有过长的路径"),
    "cannot read": ("{what} cannot be read: {why}", "无法读取{what}：{why}"),
    "cannot judge": ("the grader cannot judge what it has left: {why}", "评测程序无法评测它留下的内容：{why}"),
    "own box": ("it took its own box apart: {why}", "它破坏了自己的沙箱：{why}"),
    # on the test
    "test.undefined": (
        "the test itself is undefined: line {line}: {text}",
        "测试程序本身有未定义行为：第 {line} 行：{text}",
    ),
    "test.order": (
        "the test itself depends on an order that C leaves open: line {line}: {text}",
        "测试程序的结果取决于未规定的求值次序：第 {line} 行：{text}",
    ),
    "test.defined": (
        "the test itself is defined: minic --run=check finds nothing undefined in it",
        "测试程序本身没有问题：minic --run=check 没有发现未定义行为",
    ),
    "printed by": (
        "what is expected there is printed by line {lines} of the program",
        "应有的内容由程序第 {lines} 行输出",
    ),
    "printed next": (
        "the next output would be that of line {lines} of the program; what a program has not flushed when it dies is lost",
        "下一个输出应来自程序第 {lines} 行；程序崩溃时尚未刷新的输出会丢失",
    ),
    "called in": ("{lines}, called in line {line}", "{lines}，在第 {line} 行调用"),
    # requirements
    "not written": ("the compiler has not written {name}", "编译器没有写出 {name}"),
    "unreadable IR": ("minic could not read the IR: {why}", "minic 无法读入这段 IR：{why}"),
    "no phi": (
        "no loop of {function} has a phi in its header ({headers})",
        "{function} 的循环头中都没有 phi（{headers}）",
    ),
    "variable": ("the variable {name} could be a value and is in memory", "变量 {name} 可以是值，却在内存中"),
    "variables": (
        "the variable {name} could be a value and is in memory ({count} such variables)",
        "变量 {name} 可以是值，却在内存中（共 {count} 个这样的变量）",
    ),
    "no variable": (
        "the file that is promoted has no variable in memory, and the program has",
        "作为依据的文件中没有内存变量，而程序中有",
    ),
    "count.instructions": (
        "{count} instructions; at most {most} are allowed{compared}",
        "执行了 {count} 条指令；最多允许 {most} 条{compared}",
    ),
    "count.spills": (
        "{count} accesses of spilled values and other slots of the stack; at most {most} are allowed{compared}",
        "有 {count} 次对溢出值和其他栈槽的访问；最多允许 {most} 次{compared}",
    ),
    "compared": (", which is {factor} times the {count} of minic", "，即 minic 的 {count} 的 {factor} 倍"),
    "not counted": ("the instructions could not be counted: {why}", "无法统计指令数：{why}"),
    "no end": ("the program did not end", "程序没有结束"),
    "starts another": ("the program starts another process", "程序启动了另一个进程"),
    "none run": ("qemu has run none", "qemu 没有执行任何指令"),
    # details
    "until then": ("printed until then:", "此前的输出："),
    "nothing until then": ("It had printed nothing.", "此前没有任何输出。"),
    "to standard error until then": ("printed to standard error:", "标准错误输出："),
    "to standard error": ("to standard error:", "标准错误输出："),
    "by the compiler": ("the compiler printed:", "编译器的输出："),
    "assembly there": ("the assembly there:", "此处的汇编代码："),
    "by the linker": ("the assembler and linker printed:", "汇编器和链接器的输出："),
    "by lli": ("lli printed:", "lli 的输出："),
    "by the build": ("the build printed:", "构建的输出："),
    "by minic": ("minic printed:", "minic 的输出："),
    "by the trial": ("it printed:", "它的输出："),
    "the variables": ("the variables:", "这些变量："),
    "first difference": ("first difference in line {line}:", "第一处不同在第 {line} 行："),
    "signs": ("  (- expected, + printed)", "  （- 应为，+ 实际）"),
    "more lines": ("  | ... {count} more lines", "  | ……还有 {count} 行"),
    "status": ("{line}   (the exit status)", "{line}   （退出状态）"),
    "no more": ("{sign}(end of output)", "{sign}（输出结束）"),
    "cut": ("{line}...   (column {column})", "{line}……   （第 {column} 列）"),
    # what the machine cannot do
    "open.memory": (
        "Memory that no process maps is not counted (no seccomp).",
        "不计入没有进程映射的内存（没有 seccomp）。",
    ),
    "open.network": ("The network is not closed{why}.", "网络没有关闭{why}。"),
    "open.reading": (
        "Files that {who} may read can be read, other submissions and expected outputs too{why}.",
        "可以读到{who}可读的文件，包括其他提交和预期输出{why}。",
    ),
    "open.writing": (
        "Files that {who} may write can be written, outside of the submission's own folder too{why}.",
        "可以写入{who}可写的文件，包括提交文件夹之外的{why}。",
    ),
    "every user": ("every user", "所有用户"),
    "you": ("you", "你"),
    "no namespaces": (" (namespaces: {why})", "（命名空间：{why}）"),
    "open.sizes": (
        "The size of one file is limited, but not that of all files of a folder{why}.",
        "限制了单个文件的大小，但没有限制文件夹中所有文件的总大小{why}。",
    ),
    "open.processes": ("The number of processes is limited only by watching{why}.", "进程数只靠监视来限制{why}。"),
    "open.signals": ("Your own processes can be ended{why}.", "你自己的进程可能被终止{why}。"),
    "open.copies": (
        "Each test works on a whole copy of the submission, as there is no overlay: slower.",
        "没有 overlay，每个测试使用提交的完整副本：较慢。",
    ),
    # check-box
    "attack.verdict": ("its verdict is {verdict}", "它的结果是“{verdict}”"),
    "honest.verdict": ("the honest submission has the verdict {verdict}", "诚实的提交的结果是“{verdict}”"),
    "no verdict": ("there is no verdict on {name}", "{name}没有结果"),
    "grading.hangs": ("the grading has not ended after {seconds} s", "评测在 {seconds} 秒后仍未结束"),
    "the grading": ("the grading", "评测"),
    "silent": ("it has printed nothing", "它没有任何输出"),
    "the table": ("the table of marks", "成绩表"),
    "changed": ("it has changed the files of the teacher", "它改变了教师的文件"),
    "has left": ("it has left {path}", "它留下了 {path}"),
    "lives on": ("a process of it lives on", "它的一个进程仍在运行"),
    "formula": ("the table of marks has the formula {text}", "成绩表中有公式 {text}"),
    "not installed": ("{tools}: not installed; grade refuses what needs it", "{tools}：未安装；grade 拒绝需要它的评测"),
}

# The words of the page.
PAGE = {
    "Students": "学生",
    "Tests": "测试",
    "student": "学生",
    "test": "测试",
    "score": "得分",
    "accepted": "通过",
    "verdicts": "结果",
    "not accepted": "未通过",
    "accepted by": "通过率",
    "points": "分值",
    "students": "学生",
    "tests": "测试",
    "median score": "得分中位数",
    "mean score": "平均得分",
    "students with every test accepted": "通过全部测试的学生",
    "Find a student": "查找学生",
    "Find a test": "查找测试",
    "{0} students": "{0} 名学生",
    "{0} tests, the hardest first": "{0} 个测试，最难的在前",
    "{0} of {1} shown": "显示 {1} 个中的 {0} 个",
    "wrong answers": "答案错误",
    "crashes": "崩溃",
    "limits": "超出限制",
    "nothing to run": "没有可运行的程序",
    "no verdict": "没有结果",
    "score of 100": "百分制得分",
    "tests accepted": "通过的测试",
    "Not accepted": "未通过",
    "Accepted": "通过",
    "seconds": "秒",
    "notes": "备注",
    "note": "备注",
    "previous": "上一个",
    "next": "下一个",
    "neighbours": "相邻",
    "of the students accepted": "的学生通过",
    "The first {0} of {1} that are not accepted": "未通过的 {1} 个中的前 {0} 个",
    "{0} s of processor time on {1}": "处理器时间 {0} 秒，主机 {1}",
    "Light": "浅色",
    "Dark": "深色",
    ", ": "，",
}


def say(name, /, **arguments):
    """A sentence by its name. It has the arguments that its words have slots for."""
    return {"say": name, **arguments}


def colon(sentence, text):
    """The sentence, and after a colon a text or another sentence."""
    return say("before text", sentence=sentence, text=text)


def text_of(sentence, language="en"):
    """The text of a sentence, of a plain text itself. One that this grader does not know is shown as it is kept."""
    if not isinstance(sentence, dict):
        return str(sentence)
    try:
        slots = {slot: text_of(value, language) for slot, value in sentence.items() if slot != "say"}
        return SENTENCES[sentence["say"]][language == "zh"].format(**slots)
    except (KeyError, TypeError):
        return json.dumps(sentence, ensure_ascii=False, sort_keys=True)


def told(record, language="en"):
    """The record of a verdict with reason, details and notes as texts, in Chinese the verdict as `words`."""
    texts = dict(
        record,
        reason=text_of(record["reason"], language),
        details=[text_of(line, language) for line in record["details"]],
        notes=[text_of(note, language) for note in record["notes"]],
    )
    return dict(texts, words=VERDICTS.get(record["verdict"], record["verdict"])) if language == "zh" else texts
