// The search for a smaller program that a command still finds interesting: delta debugging
// (Zeller and Hildebrandt, 2002) over lists of changes that a language offers.
//
// Candidates are tested several at once, and the first interesting one in order is taken, so that
// the result does not depend on how many run together, unless a test takes about as long as it may.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace minic::reduce {

/// Changes of one text, numbered in the order in which they are to be tried.
struct Changes {
  size_t count = 0;
  /// Many may be made together, so that groups are tried before single ones.
  bool inGroups = true;
  /// The text with the changes of these numbers (ascending); none: they make no program.
  std::function<std::optional<std::string>(const std::vector<size_t>&)> apply;
};

/// How programs of a language are made smaller.
class Language {
 public:
  virtual ~Language() = default;
  /// The program as the search begins with it, in the layout of all candidates. False: it is none,
  /// `problem` says why.
  virtual bool begin(std::string& text, std::string& problem) = 0;
  /// The changes of a kind at a level of nesting; none: there is no such kind or level.
  virtual std::optional<Changes> changes(const std::string& text, size_t kind, size_t level) = 0;
  virtual size_t kinds() const = 0;
  /// Whether the compiler takes the text.
  virtual bool isValid(const std::string& text) = 0;
};

struct SearchOptions {
  std::string command;  ///< for the shell; `{}` stands for the candidate's path
  std::string vet;      ///< another one, run if the first succeeds; may be empty
  std::string name;     ///< of the candidates' files
  unsigned jobs = 1;
  /// Seconds for a test; none: four times the shortest one that held, but at least half a second
  /// and at most ten.
  std::optional<double> timeout;
  std::optional<double> limit;  ///< seconds for the search
  bool checks = true;           ///< only candidates that the compiler takes are tested
  /// Gets each smaller program.
  std::function<void(const std::string&)> smaller;
};

/// Orders texts: fewer tokens, then fewer bytes, then the earlier in the alphabet.
bool isSmaller(const std::string& a, const std::string& b);
size_t countTokens(const std::string& text);

class Search {
 public:
  Search(Language& language, SearchOptions options, std::string text);
  ~Search();

  /// Whether the command holds on the text; false with a reason if it could not be run.
  bool holds(std::string& problem);
  /// Makes the program smaller until no change is left, or until the limit or a signal.
  void run();

  const std::string& text() const { return text_; }
  size_t tests() const { return tests_; }
  bool stopped() const;

 private:
  struct Test {
    uint64_t hash;
    size_t number;
    int process = -1;  ///< -1: it has ended
    bool interesting = false;
    std::optional<double> seconds;  ///< none: it was not waited for
    std::chrono::steady_clock::time_point start;
  };
  bool minimize(const Changes& changes);
  std::optional<size_t> firstInteresting(
      size_t count, const std::function<std::optional<std::string>(size_t)>& make,
      std::string& found);
  void took(const Test& test);
  Test start(const std::string& text, uint64_t hash);
  void end(Test& test, bool killed);
  void wait(const std::vector<Test*>& tests);

  Language& language_;
  SearchOptions options_;
  std::string text_, folder_;
  double timeout_;
  size_t tests_ = 0;
  std::unordered_map<uint64_t, bool> known_;  ///< by hash of the text: interesting or not
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

}  // namespace minic::reduce
