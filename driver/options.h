// The command line as data: arguments are parsed by the rows of options.def into one Options value.
// Only `@file` arguments are read, no input file.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "compiler/session.h"
#include "passes/prove/promotion.h"

namespace minic {

/// The exit statuses, all of them: ExitFailure for errors in the program and for files that cannot
/// be read or written (as gcc and clang do), ExitUsage for a command line that is wrong by itself.
enum ExitStatus : int { ExitOk = 0, ExitFailure = 1, ExitUsage = 2, ExitInternalError = 70 };

enum class Action : uint8_t {
  Link,
  Object,
  Assembly,
  Llvm,
  Tokens,
  Ast,
  SyntaxOnly,
  Preprocess,
  Run,
  RunNative,
  Explain,
  Picture,
  CheckPromotion
};
enum class PictureKind : uint8_t { Cfg, Dom, Df, CallGraph, MachineCfg };
enum class ExplainKind : uint8_t { Passes, Json, PassesJson, Gallery, Page };
/// The bare log, without the page.
inline bool isJson(ExplainKind kind) {
  return kind == ExplainKind::Json || kind == ExplainKind::PassesJson;
}
enum class TraceFormat : uint8_t { None, Text, Json };
enum class InputKind : uint8_t {
  Auto,              ///< not decided yet: by the extension
  C,                 ///< source text, the C dialect
  Sysy,              ///< source text, the SysY dialect
  Ir,                ///< LLVM IR text
  Assembler,         ///< for the assembler of the target
  AssemblerWithCpp,  ///< to be preprocessed before
  Linker,            ///< an object, an archive or an option of the linker, passed on in its place
};

/// Compiled by minic.
inline bool isSource(InputKind kind) {
  return kind == InputKind::C || kind == InputKind::Sysy || kind == InputKind::Ir;
}
inline bool isAssembly(InputKind kind) {
  return kind == InputKind::Assembler || kind == InputKind::AssemblerWithCpp;
}

enum class DiagnosticFormat : uint8_t { Clang, Json, Sarif, JsonFile, SarifFile };
enum class ColorMode : uint8_t { Auto, Always, Never };

struct Input {
  std::string name;  ///< a path, "-" for stdin, or an option of the linker such as -lm
  InputKind kind = InputKind::Auto;
};

/// The options of the library and of the driver.
struct Options : SessionOptions {
  std::vector<Input> inputs;
  std::string output;            ///< empty: named after the input
  std::optional<Action> action;  ///< unset: chosen by the extension of the output
  bool fromNested = false;       ///< -emit-llvm came by -Xclang and outranks -fsyntax-only
  std::vector<std::string> programArguments;  ///< of --run
  bool keepsGoing = false;                    ///< of --run=check
  uint64_t maxSteps = 0;                      ///< of --run; 0: no limit
  std::string outputMap;                      ///< of --run: the file for it; empty: none

  InputKind dialect = InputKind::Auto;  ///< -std=: C or Sysy

  std::vector<std::string> includeFolders, systemFolders;  ///< -I, -isystem
  std::vector<std::string> afterFolders;                   ///< -idirafter
  bool noStdInc = false;         ///< -nostdinc: only the folders named above
  bool noStdLibInc = false;      ///< -nostdlibinc: minic's own headers, but not the system's
  PreprocessOptions preprocess;  ///< of Action::Preprocess
  /// -M and its family: rules of make.
  struct Dependencies {
    bool isWanted = false, onlyRule = false;  ///< -MD; -M: nothing else is made
    bool withSystem = true, phony = false;    ///< not -MM, -MMD; -MP
    std::string file, targets;                ///< -MF; -MT and -MQ, as the rule has them
  } dependencies;

  PictureKind picture = PictureKind::Cfg;  ///< of Action::Picture
  std::string explainInput;   ///< the file that the explained program reads; empty: none
  std::string explainQuiz;    ///< the file of a class's questions; empty: none
  bool wantsQuizKey = false;  ///< their right answers
  ExplainKind explain = ExplainKind::Page;  ///< of Action::Explain
  std::string explainPasses;                ///< the second page, of all passes; empty: none
  std::string promoted;      ///< of Action::CheckPromotion: what the input shall have become
  PromotionOptions allowed;  ///< of Action::CheckPromotion
  bool ssaCompare = false;   ///< print how many phis each SSA form places
  TokenStyle tokens = TokenStyle(0);      ///< of Action::Tokens
  AstStyle ast = AstStyle(0);             ///< of Action::Ast
  bool inOut = false;                     ///< the second input is the output
  InputKind stdinKind = InputKind::Auto;  ///< -x, for stdin when no file is named
  bool toStdout = false;                  ///< text goes to stdout unless -o is given
  TraceFormat traceMem2reg = TraceFormat::None, tracePhi = TraceFormat::None;

  /// -fasynchronous-unwind-tables and -funwind-tables: either makes unwindTables true.
  std::optional<bool> asyncTables, syncTables;

  std::vector<std::string> linkFlags, asmFlags;
  std::vector<std::string> cppFlags;  ///< for the C compiler, when it preprocesses assembly
  bool noStdLib = false, noSysyLib = false;
  bool noDefaultLibs = false, relocatable = false;  ///< -nodefaultlibs, -r
  bool saveTemps = false, verbose = false, dryRun = false;
  std::string semanticsLog;  ///< file for what -verify-each=semantics finds; empty: it stops there
  /// Where an internal error leaves what repeats it; empty: nowhere.
  std::string crashFolder;
  struct CrashPlace {
    std::string pass, function;  ///< either may be empty
  };
  std::optional<CrashPlace> crashed;  ///< this process is to save what repeats a failed one
  std::string debugCrash;  ///< fail on purpose in this stage; the tests of the crash handler use it

  DiagnosticFormat format = DiagnosticFormat::Clang;
  ColorMode color = ColorMode::Auto;  ///< Auto: stderr is a terminal, TERM is not dumb, no NO_COLOR
  std::vector<std::string> ignored;   ///< of the rows Ignored: -Wunsupported-option
  std::vector<std::string> unused;    ///< accepted, but without effect here: worth a warning

  enum class Info : uint8_t {
    None,
    Help,
    HelpHidden,
    Version,
    DumpVersion,
    DumpMachine,
    Passes,
    Pipeline,
    Manual,
    Completion,
    Tool  ///< what the C compiler says to toolQuestion
  };
  Info info = Info::None;
  std::string shell;         ///< of Info::Completion
  std::string toolQuestion;  ///< -print-file-name=crt1.o, ...
};

/// Parses argv[1..]. `program` is argv[0]: a name such as riscv64-linux-gnu-minic chooses the
/// target, one of driver/names.def adds its arguments before the others. `passNames` are the words
/// that mean -passes=WORD when written with a dash. On wrong usage returns nothing and sets `error`
/// to the text after "minic: error: ".
std::optional<Options> parseOptions(std::string_view program,
                                    const std::vector<std::string>& arguments,
                                    const std::vector<std::string_view>& passNames,
                                    std::string& error);

/// The grouped list of `--help`; `hidden` adds the spellings without a help text.
std::string helpText(bool hidden);

/// The manual page, in roff.
std::string manualPage();

/// The completion script of a shell: "bash", "zsh" or "fish"; empty for another one.
std::string completionText(std::string_view shell);

}  // namespace minic
