// The compiler as a library: source text in; IR text, assembly text, a module, messages and reports
// out. It opens no file but headers; no stderr or stdout, no exit, no signals. See docs/library.md.
//
//   Session session(options, {.diagnostics = collectingConsumer(messages)});
//   session.toAssembly({"f.c", text}, [&](std::string_view piece) { assembly += piece; });
//
// A session keeps the texts that it was given, so that places in messages and modules can be shown
// as long as it lives. Sessions share nothing: one thread each may use several at once.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "frontend/pp/print.h"
#include "ir/open_order.h"
#include "passes/pass_manager.h"
#include "support/diagnostic_text.h"
#include "support/diagnostics.h"
#include "support/source.h"
#include "support/stage_times.h"
#include "target/codegen_options.h"
#include "target/target_info.h"

/// Where minic's own headers are (stddef.h and its kin). The build of minic says it; an installed
/// library has them at a fixed place beside this file.
#ifndef MINIC_HEADERS
#define MINIC_HEADERS installedHeaders(__FILE__)
#endif

namespace minic {

/// PREFIX/lib/minic/include, if `header` is PREFIX/include/minic/compiler/session.h.
std::string installedHeaders(std::string_view header);

class MFunction;
class PhiObserver;
class PromotionObserver;
/// Takes a text piece by piece.
using TextSink = std::function<void(std::string_view)>;

enum class Language : uint8_t { C, Sysy, Ir };
enum class TokenStyle : uint8_t;
enum class AstStyle : uint8_t;

struct Source {
  std::string name;  ///< for messages
  std::string text;
  Language language = Language::C;
  bool wholeProgram = false;  ///< is going to be linked or run: must have a main
};

struct SessionOptions : CodegenOptions {
  const TargetInfo* target = &kDefaultTarget;
  uint16_t extensions = 0;             ///< that every function may use (target/extensions.h)
  std::optional<std::string> passes;   ///< a pipeline as opt writes it, instead of the level's
  std::vector<const Pass*> ownPasses;  ///< function passes to run after all others
  Visibility visibility = Visibility::Default;  ///< of definitions that say nothing of it
  bool checksUndefined = false;                 ///< the module is for the checking interpreter
  std::shared_ptr<OpenOrder> openOrder;         ///< for it: the order of operands
  bool sanitizesUndefined = false;              ///< the program checks itself: -fsanitize=undefined
  bool sanitizesAddress = false;                ///< -fsanitize=address
  bool wraps = false;          ///< for both: no overflow of signed integers is undefined
  bool strictAliasing = true;  ///< for the interpreter: accesses must have their object's type
  bool common = false;         ///< tentative definitions may meet others of the name in the linker
  /// Functions of these names are the program's own, not the C library's; "": all are.
  std::vector<std::string> notLibrary;
  bool typedPointers = false;  ///< in LLVM IR: i32*, for LLVM 14 and older
  /// Of C: macros, folders of headers and how to read them. Without a reader headers are read from
  /// the disk, and without folders those of minic and of the system are searched.
  PreprocessorOptions preprocessor;
  std::string headers = MINIC_HEADERS;  ///< the folder of minic's own headers
  PassManagerOptions passManager;       ///< dumps, remarks, statistics, ... of all phases
  DiagnosticOptions diagnostics;
};

/// The receivers of everything but the product. A receiver may be empty.
struct SessionOutput {
  DiagnosticConsumer diagnostics;
  TextSink reports;                        ///< dumps and statistics
  TextSink differences;                    ///< see PhaseManager::differences
  PromotionObserver* promotion = nullptr;  ///< told of the steps of mem2reg
  PhiObserver* phis = nullptr;             ///< told of the phis' way out of SSA form
  /// Each file that a C program was read from, the main one first, when all is read.
  std::function<void(const ReadFile&)> files;
  /// Each function as the front end or the reader made it.
  std::function<void(Function&)> functions;
  /// Each machine function after each stage of the back end.
  std::function<void(const MFunction&, std::string_view stage)> machineFunctions;
};

/// The libraries beside C's own that a program has to be linked with.
struct LibraryNeeds {
  bool sysy = false;         ///< it calls a predeclared function, or checks itself
  bool mathematics = false;  ///< it includes math.h, or calls a function that has that one's type
};

enum class Status : uint8_t {
  Ok,
  Errors,        ///< in the program; they were reported
  BadOptions,    ///< problem() says which
  InternalError  ///< of the compiler; problem() is the report
};

class Session {
 public:
  explicit Session(SessionOptions options, SessionOutput output = {});
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  /// Preprocesses a C program: its text goes to `out`.
  Status preprocess(Source source, const PreprocessOptions& how, const TextSink& out);
  /// Parses and checks, and runs the passes for the sake of their warnings.
  Status check(Source source);
  /// LLVM IR text after the passes. Pieces go to `out` as they are made, so that a large program
  /// never exists as a whole; they are valid only if Ok is returned.
  Status toIr(Source source, const TextSink& out);
  /// Assembly text in the same way.
  Status toAssembly(Source source, const TextSink& out);
  /// The tokens of a source text, one line each; not of LLVM IR.
  Status toTokens(Source source, TokenStyle style, const TextSink& out);
  /// The checked AST of a source text, in pieces like IR text; not of LLVM IR.
  Status toAst(Source source, AstStyle style, const TextSink& out);
  /// The program in `module`, which is empty, after the passes or as the front end made it.
  Status toModule(Source source, Module& module, bool runsPasses = true);

  /// The pipeline that the options name; false if they name none (problem() says why).
  bool pipeline(Pipeline& pipeline);
  /// What the options add before it; nothing if they name a pipeline by its passes.
  Instrumentation instrumentation() const;
  /// What the options say to its passes.
  const PassOptions& passOptions() const { return options_.passManager.passes; }

  const SourceManager& sources() const { return sources_; }
  /// Adds a text that is none of the program's, for messages about places in it.
  SourceLoc addText(std::string name, std::string text) {
    return sources_.add(std::move(name), std::move(text));
  }
  Diagnostics& diagnostics() { return diagnostics_; }
  /// The time spent in the stages so far, if options.passManager.timePasses; a caller may add its
  /// own.
  StageTimes& times() { return times_; }
  /// Some program compiled has assembly of its own, so the assembler's errors may be the program's.
  bool hasAssembly() const { return hasAssembly_; }
  /// What all programs compiled need together. Of SysY and LLVM IR it is taken to be everything.
  const LibraryNeeds& libraryNeeds() const { return libraryNeeds_; }
  /// Why the last call returned BadOptions or InternalError.
  const std::string& problem() const { return problem_; }

 private:
  enum class Product : uint8_t { Check, Llvm, Assembly, Module, RawModule };
  class Compilation;
  Status compile(Source source, Product product, Module& module, const TextSink& out);
  SourceLoc add(Source& source);
  Status guarded(Source source, const std::function<Status(const Source&, SourceLoc)>& work);

  SessionOptions options_;
  SessionOutput output_;
  SourceManager sources_;
  Diagnostics diagnostics_;
  StageTimes times_;
  std::string problem_;
  bool hasAssembly_ = false;
  LibraryNeeds libraryNeeds_;
};

}  // namespace minic
