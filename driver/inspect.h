// What the driver does with a module that the library made: draws it, explains it, proves its
// promotion.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "compiler/session.h"
#include "driver/options.h"
#include "explain/form_table.h"
#include "explain/pictures.h"
#include "explain/traces.h"
#include "ir/function.h"
#include "support/platform/files.h"

namespace minic {

/// --emit=: draws functions. A machine function is seen only while the back end works on it, so
/// the session must hand its phases on to see().
class Pictures {
 public:
  explicit Pictures(const Options& options) : options_(options) {}
  void see(const MFunction& function);
  /// The pictures of all functions to `out` with -o or from stdin, else each to a file of its own,
  /// called as LLVM calls them.
  ExitStatus draw(Session& session, Source source, OutputFile& out);

 private:
  /// A picture with the name of its file.
  struct Picture {
    std::string name, text;
  };
  bool isWanted(std::string_view function) const;
  void finish(std::string_view function);
  ExitStatus write();

  const Options& options_;
  bool together_ = false;  // in one file
  Drawing drawing_;
  std::vector<Picture> pictures_;
};

/// --trace= and --ssa=compare: texts of the events of mem2reg and of the phis, on stdout.
class Traces {
 public:
  explicit Traces(const Options& options);
  /// The observers to give to the session; null where --trace= and --ssa= ask for no text.
  PromotionObserver* promotion() const { return promotionTrace_.get(); }
  PhiObserver* phis() const { return phiTrace_.get(); }
  /// Before each compilation.
  void begin();
  /// After a compilation that has worked.
  void end();

 private:
  const Options& options_;
  EventSink promotionEvents_, phiEvents_;
  std::unique_ptr<PromotionObserver> promotionTrace_;
  std::unique_ptr<PhiObserver> phiTrace_;
  std::optional<EventText> mem2reg_, phi_;
  std::optional<FormTable> forms_;
};

/// --explain=gallery: a page per worked example, and an index, into the folder of -o.
ExitStatus writeGallery(const Options& options);

/// The option that asks for more passes than mem2reg, as -O2; empty: none does.
std::string pipelineAsked(const Options& options);
/// --explain: the page or its data, and the second page if one is wanted.
ExitStatus writeExplanation(const Options& options, Session& session, Source source,
                            OutputFile& out);
/// --check-promotion: whether the functions of one program are those of the other with variables
/// promoted. Says so on stdout, or where not, in messages.
ExitStatus checkPromotions(Session& session, Source before, Source after,
                           const PromotionOptions& options, MessageLanguage language);

}  // namespace minic
