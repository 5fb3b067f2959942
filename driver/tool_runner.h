// Has other programs do their part: the C compiler, which preprocesses assembly, assembles and
// links, the program that was linked, and `dot`.
#pragma once

#include <string>
#include <vector>

#include "driver/outcome.h"
#include "driver/toolchain.h"

namespace minic {

class ToolRunner {
 public:
  ToolRunner(const Options& options, Session& session)
      : options_(options), session_(session), tools_(toolchain(*options.target)) {}

  /// The path of a file that goes when this object does.
  ExitStatus temporaryFile(const std::string& name, std::string& path);
  /// The assembly file was written by minic: if the assembler refuses it, that is minic's fault.
  void noteOwn(const std::string& assembly) { own_.push_back(assembly); }

  /// Appends the text of preprocessed assembly, or the rule of make that the flags ask for.
  ExitStatus preprocess(const std::string& name, const std::vector<std::string>& cppFlags,
                        OutputFile& out);
  ExitStatus assemble(const std::string& assembly, const std::string& name,
                      const std::vector<std::string>& cppFlags = {});
  /// `items`: objects, assembly, archives and the linker's options, in order.
  ExitStatus link(const std::vector<std::string>& items, const std::string& name);
  /// Returns the program's exit status.
  int linkAndRun(const std::vector<std::string>& items);
  ExitStatus drawSvg(const std::string& dotFile, const std::string& name);

 private:
  /// Of all inputs. What was compiled before may have been SysY.
  LibraryNeeds libraryNeeds() const;
  ExitStatus execute(const std::vector<std::string>& command);
  ExitStatus assemblerFailed() const;
  bool ownAssemblyIsFine() const;

  const Options& options_;
  Session& session_;
  Toolchain tools_;
  TemporaryDirectory temporary_;
  std::vector<std::string> own_;
  bool refused_ = false;  // the last tool ran, and ended with an error
};

}  // namespace minic
