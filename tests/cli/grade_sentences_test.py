"""What the grader says: each sentence is there in English and in Chinese with the same slots, whoever says one fills them, and the
verdicts of older gradings are read."""

import ast
import glob
import json
import os
import re
import signal
import string
import subprocess
import sys
import tempfile
import unittest

SCRIPTS = os.path.realpath(
    os.environ.get("MINIC_SCRIPTS") or os.path.join(os.path.dirname(__file__), "..", "..", "scripts")
)
sys.path.insert(0, SCRIPTS)
sys.dont_write_bytecode = True
from grader import results, verdicts  # noqa: E402
from grader.merge import best  # noqa: E402
from grader.report import GROUPS  # noqa: E402
from grader.sentences import SENTENCES, VERDICTS, colon, say, text_of, told  # noqa: E402

CHINESE = "[\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]"


def slots(text):
    return sorted(name for _, name, _, _ in string.Formatter().parse(text) if name is not None)


def names_in(argument):
    """The texts that an expression may be, if it is one or chooses among some."""
    if isinstance(argument, ast.IfExp):
        return names_in(argument.body) + names_in(argument.orelse)
    return [argument.value] if isinstance(argument, ast.Constant) else []


class Catalogue(unittest.TestCase):
    def test_both_languages_have_the_same_slots(self):
        for name, (english, chinese) in SENTENCES.items():
            self.assertEqual(slots(english), slots(chinese), name)
            self.assertEqual(len(set(slots(english))), len(slots(english)), name)
            self.assertNotIn("", slots(english), name)
            self.assertNotRegex(english, CHINESE, name)
            for language in "en", "zh":
                text = text_of(say(name, **{slot: f"<{slot}>" for slot in slots(english)}), language)
                self.assertEqual(sorted(re.findall("<(.*?)>", text)), slots(english), name)
            self.assertTrue(
                re.search(CHINESE, chinese) or not re.search("[a-z]", re.sub(r"\{.*?\}", "", english)), name
            )

    def test_whoever_says_a_sentence_fills_its_slots(self):
        used = set(VERDICTS)
        for path in glob.glob(os.path.join(SCRIPTS, "grader", "*.py")):
            with open(path, encoding="utf-8") as f:
                tree = ast.parse(f.read())
            for call in ast.walk(tree):
                called = call.func.id if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) else ""
                place = f"{os.path.basename(path)}:{getattr(call, 'lineno', 0)}"
                if called == "say":
                    for name in (names := names_in(call.args[0])):
                        self.assertIn(name, SENTENCES, place)
                        given = [keyword.arg for keyword in call.keywords]
                        if None not in given:
                            self.assertEqual(sorted(given), slots(SENTENCES[name][0]), place)
                    used.update(names)
                    if not names:
                        self.assertEqual(call.keywords, [], place)
                # These are given the name of a sentence without slots.
                elif called in ("lines_of", "ended", "stopped", "trouble_with"):
                    at = {"stopped": 0, "trouble_with": 2}.get(called, 1)
                    for name in names_in(call.args[at]) if len(call.args) > at else []:
                        self.assertEqual(slots(SENTENCES[name][0]), [], place)
                        used.add(name)
        self.assertGreater(len(used), 80)
        used |= {"before text", "the linker", "the submission"} | {number.name for number in signal.Signals}
        self.assertEqual(set(SENTENCES) - used, set())

    def test_each_verdict_has_its_words(self):
        self.assertEqual(set(GROUPS) - set(VERDICTS), set())

    def test_signals(self):
        for number in signal.Signals:
            text = text_of(verdicts.ended(-number, "the program"))
            self.assertTrue(text.startswith(f"the program was ended by {number.name}"), text)
        self.assertEqual(text_of(verdicts.ended(-99, "the program"), "zh"), "程序被 信号 99 终止")
        self.assertEqual(
            text_of(verdicts.ended(-11, "the build"), "zh"), "构建被 SIGSEGV：它访问了不属于自己的内存 终止"
        )
        self.assertEqual(
            text_of(colon(verdicts.ended(2, "the compiler"), "no {such} thing"), "zh"),
            "编译器以状态 2 结束：no {such} thing",
        )


class Texts(unittest.TestCase):
    def test_sentences_in_sentences(self):
        lines = say("called in", lines=say("called in", lines=3, line=7), line=9)
        self.assertEqual(
            text_of(say("printed by", lines=lines)),
            "what is expected there is printed by line 3, called in line 7, called in line 9 of the program",
        )
        self.assertEqual(
            text_of(say("printed by", lines=lines), "zh"), "应有的内容由程序第 3，在第 7 行调用，在第 9 行调用 行输出"
        )

    def test_what_a_compiler_prints_is_not_translated(self):
        for text in (
            "the program",
            "line 3",
            "accepted",
            "line 1, column 2: expected 3, printed 4",
            "{who}",
            '{"say": "it"}',
        ):
            self.assertEqual(text_of(text, "zh"), text)
            self.assertEqual(text_of(colon(say("it"), text), "zh"), f"它：{text}")

    def test_what_this_grader_does_not_know_is_shown_as_it_is(self):
        for unknown in ({"say": "of tomorrow", "n": 1}, {"say": "does"}, {"say": []}, {"says": "it"}, {}):
            for language in "en", "zh":
                self.assertEqual(json.loads(text_of(unknown, language)), unknown)
        self.assertEqual(
            told({"verdict": "of tomorrow", "reason": "", "details": [], "notes": []}, "zh")["words"], "of tomorrow"
        )


class Older(unittest.TestCase):
    """Before sentences had names, a record had their English."""

    OLD = {
        "verdict": "wrong answer",
        "reason": 'line 1, column 1: expected "7", printed "1"',
        "details": ["first difference in line 1:", "  - 7"],
        "notes": ["the compiler left processes behind; they were ended"],
        "cpu": {"run": 0.1},
        "host": "h",
    }

    def test_merged_with_newer_ones(self):
        accepted = dict(self.OLD, verdict="accepted", reason="", notes=[], details=[])
        newer = dict(self.OLD, reason=say("difference", line=1, column=1, expected='"7"', printed='"1"'))
        self.assertEqual(best([self.OLD, newer]), best([newer, self.OLD]))
        with tempfile.TemporaryDirectory() as folder:
            tests = [
                {"name": name, "hash": name, "group": None, "points": 1, "curve": None}
                for name in ("old", "new", "right", "not judged")
            ]
            group = {
                "configuration": {},
                "tools": {},
                "submissions": [{"name": "s", "hash": "s"}],
                "tests": tests,
                "weights": {},
            }
            place = results.Results(folder)
            place.write("class.json", group)
            place.write(
                "runs/h.json", {"not enforced": ["The network is not closed (namespaces: none).", say("open.memory")]}
            )
            for test, record in zip(tests, (self.OLD, newer, accepted)):
                key = results.record_key(group, group["submissions"][0], test)
                place.write(results.record_name(key), dict(record, key=key))
            printed = {}
            for language in "en", "zh":
                for words in (
                    ["merge", folder, "-o", f"{folder}/all.json", "-o", f"{folder}/all.xml"],
                    ["report", folder, "-o", f"{folder}/page.html"],
                ):
                    subprocess.run(
                        [sys.executable, os.path.join(SCRIPTS, "minic-test"), *words, "--language", language],
                        stdout=subprocess.DEVNULL,
                    )
                with open(f"{folder}/all.json", encoding="utf-8") as f:
                    printed[language] = [
                        (r["reason"], r.get("words")) for r in json.load(f)["submissions"][0]["records"][:2]
                    ]
            with open(f"{folder}/page.html", encoding="utf-8") as f:
                page = f.read()
            with open(f"{folder}/all.xml", encoding="utf-8") as f:
                junit = f.read()
        self.assertEqual(printed["en"], [(self.OLD["reason"], None)] * 2)
        self.assertEqual(
            printed["zh"], [(self.OLD["reason"], "答案错误"), ('第 1 行第 1 列：应为 "7"，实际为 "1"', "答案错误")]
        )
        self.assertIn('<failure message="答案错误">', junit)
        self.assertIn('tests="4" failures="2" skipped="1"', junit)
        self.assertIn("The network is not closed (namespaces: none).", page)
        self.assertIn("不计入没有进程映射的内存", page)


if __name__ == "__main__":
    unittest.main()
