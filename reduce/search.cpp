// Tests of candidates in processes of their own, and delta debugging over lists of changes.
#include "reduce/search.h"

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <deque>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <sys/wait.h>
#include <unistd.h>

#include "reduce/tokens.h"
#include "support/hash.h"
#include "support/platform/process.h"

namespace minic::reduce {

namespace {

constexpr double kMinSeconds = 0.5, kMaxSeconds = 10;  // for a test

volatile std::sig_atomic_t stopRequested = 0;

void requestStop(int) { stopRequested = 1; }

void replaceAll(std::string& text, std::string_view from, const std::string& to) {
  for (size_t at = 0; (at = text.find(from, at)) != text.npos; at += to.size())
    text.replace(at, from.size(), to);
}

}  // namespace

size_t countTokens(const std::string& text) {
  size_t count = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    if (std::isspace(static_cast<unsigned char>(text[i]))) continue;
    if (!i || !isWordByte(text[i]) || !isWordByte(text[i - 1])) ++count;
  }
  return count;
}

bool isSmaller(const std::string& a, const std::string& b) {
  size_t left = countTokens(a), right = countTokens(b);
  if (left != right) return left < right;
  return a.size() != b.size() ? a.size() < b.size() : a < b;
}

Search::Search(Language& language, SearchOptions options, std::string text)
    : language_(language), options_(std::move(options)), text_(std::move(text)) {
  timeout_ = options_.timeout.value_or(kMaxSeconds);
  std::string name = (std::filesystem::temp_directory_path() / "minic-reduce-XXXXXX").string();
  if (mkdtemp(name.data())) folder_ = name;
  std::signal(SIGINT, requestStop);
  std::signal(SIGTERM, requestStop);
}

Search::~Search() {
  std::error_code ignored;
  if (!folder_.empty()) std::filesystem::remove_all(folder_, ignored);
}

bool Search::stopped() const {
  std::chrono::duration<double> passed = std::chrono::steady_clock::now() - begin_;
  return stopRequested || (options_.limit && passed.count() > *options_.limit);
}

bool Search::holds(std::string& problem) {
  if (folder_.empty()) {
    problem = "cannot make a temporary folder";
    return false;
  }
  Test test = start(text_, fnv1a(text_));
  wait({&test});
  if (!test.interesting) problem = "the test does not hold on the program itself";
  took(test);
  return test.interesting;
}

void Search::run() {
  for (bool changed = true; changed && !stopped();) {
    changed = false;
    for (size_t kind = 0; kind < language_.kinds(); ++kind)
      for (size_t level = 0; !stopped(); ++level) {
        std::optional<Changes> changes = language_.changes(text_, kind, level);
        if (!changes) break;
        changed |= minimize(*changes);
      }
  }
}

/// Takes as many of the changes as stay interesting together: halves first, then smaller groups.
bool Search::minimize(const Changes& changes) {
  std::vector<size_t> left(changes.count), taken;
  for (size_t i = 0; i < left.size(); ++i) left[i] = i;
  for (size_t size = changes.inGroups ? left.size() : 1; size && !stopped(); size /= 2) {
    std::vector<size_t> refused;
    for (size_t at = 0; at < left.size() && !stopped();) {
      size_t groups = (left.size() - at + size - 1) / size;
      auto endOf = [&](size_t group) { return std::min(at + (group + 1) * size, left.size()); };
      auto make = [&](size_t group) {
        std::vector<size_t> chosen = taken;
        chosen.insert(chosen.end(), left.begin() + at + group * size, left.begin() + endOf(group));
        std::sort(chosen.begin(), chosen.end());
        return changes.apply(chosen);
      };
      std::string found;
      std::optional<size_t> first = firstInteresting(groups, make, found);
      size_t good = at + first.value_or(groups) * size;
      refused.insert(refused.end(), left.begin() + at, left.begin() + std::min(good, left.size()));
      if (!first) break;
      taken.insert(taken.end(), left.begin() + good, left.begin() + endOf(*first));
      text_ = found;
      if (options_.smaller) options_.smaller(text_);
      at = endOf(*first);
    }
    left = std::move(refused);
    std::sort(left.begin(), left.end());
  }
  return !taken.empty();
}

/// The number of the first candidate that is smaller and interesting, and its text.
std::optional<size_t> Search::firstInteresting(
    size_t count, const std::function<std::optional<std::string>(size_t)>& make,
    std::string& found) {
  struct Running {
    size_t candidate;
    std::string text;
    Test test;
  };
  std::deque<Running> running;  // in order; the first decides
  std::optional<size_t> result;
  size_t next = 0;
  while (!result && !stopped()) {
    while (next < count && running.size() < options_.jobs) {
      size_t candidate = next++;
      std::optional<std::string> text = make(candidate);
      if (!text || !isSmaller(*text, text_)) continue;
      uint64_t hash = fnv1a(*text);
      auto known = known_.find(hash);
      Test test{hash, 0};
      if (known != known_.end()) {
        if (!known->second) continue;
        test.interesting = true;
      } else if (options_.checks && !language_.isValid(*text)) {
        known_[hash] = false;
        continue;
      } else {
        test = start(*text, hash);
      }
      running.push_back({candidate, std::move(*text), test});
    }
    if (running.empty()) break;
    std::vector<Test*> tests;
    for (Running& one : running) tests.push_back(&one.test);
    if (running.front().test.process >= 0) wait(tests);
    while (!running.empty() && running.front().test.process < 0 && !result) {
      if (running.front().test.interesting) {
        result = running.front().candidate;
        found = std::move(running.front().text);
        took(running.front().test);
      }
      running.pop_front();
    }
  }
  for (Running& one : running)
    if (one.test.process >= 0) end(one.test, true);
  return result;
}

/// Smaller programs take less, and many that are cut never end. (Tests beside the one that is taken
/// have no say: there are none when one runs at a time.)
void Search::took(const Test& test) {
  if (test.seconds && !options_.timeout)
    timeout_ = std::min(timeout_, std::max(4 * *test.seconds, kMinSeconds));
}

/// Starts the command on the text, in a folder of the test's own.
Search::Test Search::start(const std::string& text, uint64_t hash) {
  Test test{hash, ++tests_};
  test.start = std::chrono::steady_clock::now();
  std::filesystem::path folder = folder_ + "/" + std::to_string(test.number);
  std::filesystem::create_directory(folder);
  std::string path = (folder / options_.name).string();
  std::ofstream(path, std::ios::binary) << text;
  std::string command = options_.command;
  const bool namesPath = command.find("{}") != command.npos;
  replaceAll(command, "{}", quoteCommand({path}));
  if (!options_.vet.empty()) {
    std::string vet = options_.vet;
    replaceAll(vet, "{}", quoteCommand({path}));
    command = "( " + command + "\n) && { " + vet + "\n}";
  }
  pid_t process = fork();
  if (process == 0) {
    setpgid(0, 0);
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
    int null = open("/dev/null", O_RDWR);
    for (int fd : {0, 1, 2}) dup2(null, fd);
    if (!namesPath && chdir(folder.c_str())) _exit(127);
    execl("/bin/sh", "sh", "-c", command.c_str(), static_cast<char*>(nullptr));
    _exit(127);
  }
  test.process = process;
  if (process < 0) end(test, true);
  return test;
}

/// The end of a test: what it has left running, its folder.
void Search::end(Test& test, bool killed) {
  if (test.process > 0) {
    kill(-test.process, SIGKILL);
    if (killed) {
      kill(test.process, SIGKILL);
      waitpid(test.process, nullptr, 0);
    }
  }
  test.process = -1;
  std::error_code ignored;
  std::filesystem::remove_all(folder_ + "/" + std::to_string(test.number), ignored);
}

/// Returns when one of the tests has ended that had not, or when the search is to stop.
void Search::wait(const std::vector<Test*>& tests) {
  for (bool ended = false; !ended;) {
    const bool isStopping = stopped();
    for (Test* test : tests) {
      if (test->process < 0) continue;
      int status = 0;
      if (waitpid(test->process, &status, WNOHANG) == test->process) {
        test->interesting = WIFEXITED(status) && WEXITSTATUS(status) == 0;
        end(*test, false);
        std::chrono::duration<double> took = std::chrono::steady_clock::now() - test->start;
        test->seconds = took.count();
      } else {
        std::chrono::duration<double> passed = std::chrono::steady_clock::now() - test->start;
        if (passed.count() < timeout_ && !isStopping) continue;
        end(*test, true);
      }
      if (!isStopping) known_[test->hash] = test->interesting;
      ended = true;
    }
    if (isStopping) return;
    if (!ended) usleep(500);
  }
}

}  // namespace minic::reduce
