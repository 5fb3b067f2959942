// Reads the file of --explain-quiz; see explain/quiz.h.
#include "explain/quiz.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>

#include "passes/mem2reg/ssa_forms.h"
#include "support/hash.h"
#include "support/messages.h"
#include "support/phase.h"

namespace minic {

namespace {

struct Word {
  std::string_view text;
  SourceLoc loc;
};

/// The words of a line before its comment.
std::vector<Word> wordsOf(std::string_view line, SourceLoc loc) {
  constexpr std::string_view kSpace = " \t\r";
  line = line.substr(0, line.find('#'));
  std::vector<Word> words;
  for (size_t at = 0; (at = line.find_first_not_of(kSpace, at)) != std::string_view::npos;) {
    size_t end = std::min(line.find_first_of(kSpace, at), line.size());
    words.push_back({line.substr(at, end - at), loc + uint32_t(at)});
    at = end;
  }
  return words;
}

}  // namespace

Quiz readQuiz(SourceLoc file, const SourceManager& sources, Diagnostics& diagnostics,
              const Module& module, const std::vector<std::string>& onlyFunctions) {
  Quiz quiz;
  std::string_view text = sources.text(file);
  bool isEmpty = true;
  for (size_t at = text.starts_with("\xEF\xBB\xBF") ? 3 : 0; at < text.size();) {
    size_t end = std::min(text.find('\n', at), text.size());
    SourceLoc start = file + uint32_t(at);
    std::vector<Word> words = wordsOf(text.substr(at, end - at), start);
    at = end + 1;
    if (words.empty()) continue;
    isEmpty = false;
    if (words.size() != 3) {
      diagnostics.error(words.back().loc, {Msg::QuizLine});
      continue;
    }
    const Word &name = words[0], &form = words[1], &count = words[2];
    const Function* function = module.findFunction(name.text);
    if (!function || function->isDeclaration() || !isWanted(name.text, onlyFunctions))
      diagnostics.error(name.loc, {Msg::QuizFunction, name.text});
    if (!ssaFormNamed(form.text)) diagnostics.error(form.loc, {Msg::QuizForm, form.text});
    uint32_t number = 0;
    const char* last = count.text.data() + count.text.size();
    auto [stop, problem] = std::from_chars(count.text.data(), last, number);
    if (problem != std::errc() || stop != last || number < 1 || number > 1'000'000)
      diagnostics.error(count.loc, {Msg::QuizNumber, count.text});
    quiz.questions.push_back(
        {std::string(name.text), std::string(form.text), number, sources.presumed(start).line});
  }
  if (isEmpty) diagnostics.error(file, {Msg::QuizEmpty});
  return quiz;
}

std::string identityOf(std::initializer_list<std::string_view> texts) {
  uint64_t hash = kFnv1aBasis;
  for (std::string_view text : texts) hash = fnv1a("\xff", fnv1a(text, hash));  // no byte of UTF-8
  return fmt::format("{:016x}", hash);
}

}  // namespace minic
