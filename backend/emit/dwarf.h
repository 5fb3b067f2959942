// DWARF 4 as assembler directives: .debug_info, .debug_abbrev, .debug_str, .debug_ranges; the
// assembler makes .debug_line from .file and .loc. Reads what the front end left in Module::debug
// and Function::debug, and the frame of the machine functions.
//
// Before: machine functions with their frames laid out, given one after the other. After: end() has
// written all sections. Labels are made in the code where scopes begin and end; no code changes.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "backend/emit/value_locations.h"
#include "backend/mir/mir.h"
#include "backend/mir/options.h"
#include "ir/debug_info.h"
#include "ir/function.h"

namespace minic {

class DwarfWriter {
 public:
  /// `fileNumber` gives the number of a file in .file directives.
  DwarfWriter(const Module& module, const BackendOptions& options,
              std::function<uint32_t(std::string_view)> fileNumber);

  void begin(AsmBuffer& out);
  /// Before the text of a function that has a description. Both live until endFunction().
  void beginFunction(const Function& function, const MFunction& mf);
  /// To be called before each instruction of it is written.
  void label(AsmBuffer& out, const MInst& inst);
  /// After its text.
  void endFunction(AsmBuffer& out);
  void end(AsmBuffer& out);

 private:
  /// An entry of .debug_info: attributes are added, then it is written.
  struct Entry {
    uint8_t tag;
    bool hasChildren;
    std::string shape, text;
  };

  Entry entry(uint8_t tag, bool hasChildren) const { return {tag, hasChildren, {}, {}}; }
  static void attribute(Entry& entry, uint8_t name, uint8_t form, std::string_view text);
  static void number(Entry& entry, uint8_t name, uint64_t value);
  static void flag(Entry& entry, uint8_t name);
  void name(Entry& entry, std::string_view name);
  void type(Entry& entry, const DebugType* type);
  void place(Entry& entry, SourceLoc loc);
  /// DW_AT_location of a place in the frame, or of a symbol.
  static void frameLocation(Entry& entry, int64_t offset);
  void symbolLocation(Entry& entry, std::string_view symbol, bool isThreadLocal);
  void write(const Entry& entry);
  void close() { info_ += "\t.byte\t0\n"; }

  void placeScopes();
  void placeValues();
  uint32_t innermost(SourceLoc loc) const;
  std::string labelText(uint32_t label) const;
  uint32_t labelBefore(const MInst* inst);
  void writeScopes();
  void writeVariable(const DebugVariable& variable, size_t index);
  void writeGlobal(const DebugVariable& variable);
  void locationList(Entry& entry, uint32_t variable);
  void need(const DebugType* type);
  void writeType(const DebugType& type);
  void writeMembers(const DebugType& type);

  const Module& module_;
  const BackendOptions& options_;
  std::function<uint32_t(std::string_view)> fileNumber_;
  std::string info_;                                         // the text of .debug_info so far
  std::unordered_map<std::string, uint32_t> abbreviations_;  // shape -> number; looked up only
  std::string abbreviationText_;
  std::unordered_map<std::string, uint32_t> stringLabels_;  // looked up only
  std::string stringText_;
  std::string ranges_;
  std::string locations_;     // the text of .debug_loc
  uint32_t lists_ = 0;        // in it
  std::vector<bool> needed_;  // by DebugType::id
  std::vector<const DebugType*> worklist_;
  bool needsIndexType_ = false;

  // The function being written.
  const Function* function_ = nullptr;
  const MFunction* mf_ = nullptr;
  struct Extent {
    const MInst* first = nullptr;
    const MInst* end = nullptr;  ///< null: the function's end
    bool any = false;
  };
  std::vector<Extent> extents_;                        // by scope
  std::vector<ValueRange> values_;                     // by variable
  std::unordered_map<const MInst*, uint32_t> labels_;  // looked up only
};

}  // namespace minic
