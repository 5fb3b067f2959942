// The file of --explain-quiz: the questions that a class is asked about a program. What each asks
// is the page's (explain/web/src/core/quiz.js); here is which function and form it is about.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "ir/function.h"
#include "support/diagnostics.h"

namespace minic {

struct Quiz {
  struct Question {
    std::string function, form;
    uint32_t number = 0;  ///< where the search for a question begins, from 1
    uint32_t line = 0;    ///< in the file
  };
  std::string id;      ///< the same for the same program, file and minic
  bool isKey = false;  ///< the page shows the right answers, not the questions
  std::vector<Question> questions;
};

/// Reads the file, a text of `sources`: lines of `function form number`, and comments from # on. A
/// function may be one of the module that has a body and is among `onlyFunctions` (empty: all).
/// Errors go to `diagnostics`; the quiz is incomplete then.
Quiz readQuiz(SourceLoc file, const SourceManager& sources, Diagnostics& diagnostics,
              const Module& module, const std::vector<std::string>& onlyFunctions);

/// A number, in hexadecimal digits, that is the same for the same texts.
std::string identityOf(std::initializer_list<std::string_view> texts);

}  // namespace minic
