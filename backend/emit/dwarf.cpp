// DWARF entries for the compile unit, functions, scopes, variables and types. Numbers are those of
// the DWARF 4 standard, section 7.5.
#include "backend/emit/dwarf.h"

#include <algorithm>
#include <fmt/format.h>
#include <numeric>

#include "backend/emit/emit.h"

namespace minic {

namespace {

enum Tag : uint8_t {
  TagArray = 0x01,
  TagEnum = 0x04,
  TagParameter = 0x05,
  TagBlock = 0x0b,
  TagMember = 0x0d,
  TagPointer = 0x0f,
  TagCompileUnit = 0x11,
  TagStruct = 0x13,
  TagSubroutineType = 0x15,
  TagTypedef = 0x16,
  TagUnion = 0x17,
  TagUnspecified = 0x18,
  TagSubrange = 0x21,
  TagBase = 0x24,
  TagConst = 0x26,
  TagEnumerator = 0x28,
  TagSubprogram = 0x2e,
  TagVariable = 0x34,
  TagVolatile = 0x35,
};

enum Attribute : uint8_t {
  AtLocation = 0x02,
  AtName = 0x03,
  AtByteSize = 0x0b,
  AtStmtList = 0x10,
  AtLowPc = 0x11,
  AtHighPc = 0x12,
  AtLanguage = 0x13,
  AtCompDir = 0x1b,
  AtConstValue = 0x1c,
  AtBitSize = 0x0d,
  AtProducer = 0x25,
  AtPrototyped = 0x27,
  AtCount = 0x37,
  AtMemberLocation = 0x38,
  AtDeclFile = 0x3a,
  AtDeclLine = 0x3b,
  AtDeclaration = 0x3c,
  AtEncoding = 0x3e,
  AtExternal = 0x3f,
  AtFrameBase = 0x40,
  AtType = 0x49,
  AtRanges = 0x55,
  AtDataBitOffset = 0x6b,
};

enum Form : uint8_t {
  FormAddr = 0x01,
  FormString = 0x08,
  FormSdata = 0x0d,
  FormStrp = 0x0e,
  FormUdata = 0x0f,
  FormRef4 = 0x13,
  FormSecOffset = 0x17,
  FormExprloc = 0x18,
  FormFlagPresent = 0x19,
};

constexpr unsigned kLanguageC99 = 0x0c;
// gdb trusts the line table for the end of a prologue if the producer's name begins like this.
constexpr std::string_view kProducer = "clang compatible: minic";

/// DW_ATE_*
unsigned encodingOf(DebugType::Encoding encoding) {
  switch (encoding) {
    case DebugType::Encoding::Boolean: return 2;
    case DebugType::Encoding::Float: return 4;
    case DebugType::Encoding::Signed: return 5;
    case DebugType::Encoding::SignedChar: return 6;
    case DebugType::Encoding::Unsigned: return 7;
    case DebugType::Encoding::UnsignedChar: return 8;
  }
  MINIC_UNREACHABLE("an encoding");
}

unsigned slebSize(int64_t value) {
  unsigned size = 1;
  for (; value < -64 || value > 63; value >>= 7) ++size;
  return size;
}

std::string symbolText(std::string_view name) {
  AsmBuffer buffer;
  appendSymbol(buffer, name);
  return std::string(buffer.view());
}

/// A string in quotes, as the assembler reads it.
std::string quoted(std::string_view text) {
  std::string result = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\') result += '\\';
    if (uint8_t(c) < 32)
      result += fmt::format("\\{:03o}", uint8_t(c));
    else
      result += c;
  }
  return result + '"';
}

}  // namespace

DwarfWriter::DwarfWriter(const Module& module, const BackendOptions& options,
                         std::function<uint32_t(std::string_view)> fileNumber)
    : module_(module), options_(options), fileNumber_(std::move(fileNumber)) {}

// ---- entries

void DwarfWriter::attribute(Entry& entry, uint8_t name, uint8_t form, std::string_view text) {
  entry.shape += fmt::format("\t.uleb128\t{}\n\t.uleb128\t{}\n", name, form);
  entry.text += text;
}

void DwarfWriter::number(Entry& entry, uint8_t name, uint64_t value) {
  attribute(entry, name, FormUdata, fmt::format("\t.uleb128\t{}\n", value));
}

void DwarfWriter::flag(Entry& entry, uint8_t name) { attribute(entry, name, FormFlagPresent, ""); }

void DwarfWriter::name(Entry& entry, std::string_view name) {
  if (name.empty()) return;
  auto [known, isNew] = stringLabels_.try_emplace(std::string(name), stringLabels_.size());
  if (isNew) stringText_ += fmt::format(".Lds{}:\n\t.string\t{}\n", known->second, quoted(name));
  attribute(entry, AtName, FormStrp, fmt::format("\t.long\t.Lds{}\n", known->second));
}

void DwarfWriter::type(Entry& entry, const DebugType* type) {
  if (!type) return;
  need(type);
  attribute(entry, AtType, FormRef4, fmt::format("\t.long\t.Ldt{}-.Ldinfo\n", type->id));
}

void DwarfWriter::place(Entry& entry, SourceLoc loc) {
  if (!loc.valid()) return;
  PresumedLoc at = options_.sources->presumed(loc);
  number(entry, AtDeclFile, fileNumber_(at.file));
  number(entry, AtDeclLine, at.line);
}

void DwarfWriter::frameLocation(Entry& entry, int64_t offset) {
  attribute(
      entry, AtLocation, FormExprloc,
      fmt::format("\t.uleb128\t{}\n\t.byte\t0x91\n\t.sleb128\t{}\n", 1 + slebSize(offset), offset));
}

void DwarfWriter::symbolLocation(Entry& entry, std::string_view symbol, bool isThreadLocal) {
  if (isThreadLocal) {
    // DW_OP_const8u offset, DW_OP_GNU_push_tls_address
    auto [before, after] = options_.target->threadOffset;
    return attribute(entry, AtLocation, FormExprloc,
                     fmt::format("\t.uleb128\t10\n\t.byte\t0x0e\n{}{}{}\n\t.byte\t0xe0\n", before,
                                 symbolText(symbol), after));
  }
  attribute(entry, AtLocation, FormExprloc,
            fmt::format("\t.uleb128\t9\n\t.byte\t0x03\n\t.quad\t{}\n", symbolText(symbol)));
}

void DwarfWriter::write(const Entry& entry) {
  std::string shape =
      fmt::format("\t.uleb128\t{}\n\t.byte\t{}\n", entry.tag, int(entry.hasChildren)) + entry.shape;
  auto [known, isNew] =
      abbreviations_.try_emplace(std::move(shape), uint32_t(abbreviations_.size() + 1));
  if (isNew)
    abbreviationText_ +=
        fmt::format("\t.uleb128\t{}\n{}\t.byte\t0\n\t.byte\t0\n", known->second, known->first);
  info_ += fmt::format("\t.uleb128\t{}\n", known->second);
  info_ += entry.text;
}

// ---- the unit

void DwarfWriter::begin(AsmBuffer& out) {
  out.append("\t.section\t.debug_line,\"\",@progbits\n.Ldline:\n");
  fileNumber_(module_.sourceFile);
  Entry unit = entry(TagCompileUnit, true);
  attribute(unit, AtProducer, FormString, fmt::format("\t.string\t{}\n", quoted(kProducer)));
  number(unit, AtLanguage, kLanguageC99);
  name(unit, mapPrefix(module_.sourceFile, options_.debugPrefixMaps));
  if (std::string folder = mapPrefix(options_.folder, options_.debugPrefixMaps); !folder.empty())
    attribute(unit, AtCompDir, FormString, fmt::format("\t.string\t{}\n", quoted(folder)));
  attribute(unit, AtStmtList, FormSecOffset, "\t.long\t.Ldline\n");
  attribute(unit, AtLowPc, FormAddr, "\t.quad\t0\n");
  attribute(unit, AtRanges, FormSecOffset, "\t.long\t.Ldranges\n");
  write(unit);
}

void DwarfWriter::end(AsmBuffer& out) {
  for (const DebugVariable& global : module_.debug->globals) writeGlobal(global);
  while (!worklist_.empty()) {
    const DebugType* type = worklist_.back();
    worklist_.pop_back();
    writeType(*type);
  }
  if (needsIndexType_) {
    info_ += ".Ldtindex:\n";
    Entry index = entry(TagBase, false);
    name(index, "unsigned long");
    number(index, AtByteSize, 8);
    number(index, AtEncoding, encodingOf(DebugType::Encoding::Unsigned));
    write(index);
  }
  close();
  out.append(
      "\t.section\t.debug_info,\"\",@progbits\n.Ldinfo:\n"
      "\t.long\t.Ldinfo_end-.Ldinfo_start\n.Ldinfo_start:\n"
      "\t.2byte\t4\n\t.long\t.Ldabbrev\n\t.byte\t8\n");
  out.append(info_);
  out.append(".Ldinfo_end:\n\t.section\t.debug_abbrev,\"\",@progbits\n.Ldabbrev:\n");
  out.append(abbreviationText_);
  out.append("\t.byte\t0\n\t.section\t.debug_ranges,\"\",@progbits\n.Ldranges:\n");
  out.append(ranges_);
  if (!locations_.empty()) {
    out.append("\t.section\t.debug_loc,\"\",@progbits\n");
    out.append(locations_);
    out.append("\t.section\t.debug_ranges,\"\",@progbits\n");
  }
  out.append("\t.quad\t0\n\t.quad\t0\n\t.section\t.debug_str,\"MS\",@progbits,1\n");
  out.append(stringText_);
}

void DwarfWriter::writeGlobal(const DebugVariable& variable) {
  auto* symbol = static_cast<const GlobalVar*>(variable.address);
  // A pass may have removed it.
  if (module_.find(symbol->name) != symbol) return;
  Entry die = entry(TagVariable, false);
  name(die, variable.name);
  type(die, variable.type);
  place(die, variable.loc);
  if (variable.isExternal) flag(die, AtExternal);
  symbolLocation(die, symbol->name, symbol->isThreadLocal);
  write(die);
}

// ---- functions

std::string DwarfWriter::labelText(uint32_t label) const {
  return fmt::format(".Ldb{}_{}", mf_->number, label);
}

uint32_t DwarfWriter::labelBefore(const MInst* inst) {
  return labels_.try_emplace(inst, uint32_t(labels_.size() + 1)).first->second;
}

void DwarfWriter::label(AsmBuffer& out, const MInst& inst) {
  if (auto known = labels_.find(&inst); known != labels_.end())
    out.line(labelText(known->second), ':');
}

void DwarfWriter::beginFunction(const Function& function, const MFunction& mf) {
  function_ = &function;
  mf_ = &mf;
  labels_.clear();
  placeScopes();
  placeValues();
  for (const Extent& extent : extents_) {
    if (!extent.any) continue;
    labelBefore(extent.first);
    if (extent.end) labelBefore(extent.end);
  }
}

/// Where the values of variables are that live in no memory.
void DwarfWriter::placeValues() {
  values_ = findValueRanges(*mf_);
  std::stable_sort(values_.begin(), values_.end(), [](const ValueRange& a, const ValueRange& b) {
    return a.variable < b.variable;
  });
  for (const ValueRange& range : values_) {
    labelBefore(range.begin);
    if (range.end) labelBefore(range.end);
  }
}

/// The scope around a place in the source: the last one that begins before it and has not ended.
uint32_t DwarfWriter::innermost(SourceLoc loc) const {
  const std::vector<DebugScope>& scopes = function_->debug->scopes;
  const SourceManager& sources = *options_.sources;
  uint32_t raw = sources.expansionLoc(loc).raw;
  // Scopes are in the order of their beginnings.
  size_t low = 0, high = scopes.size();
  while (high - low > 1) {
    size_t middle = (low + high) / 2;
    (sources.expansionLoc(scopes[middle].begin).raw <= raw ? low : high) = middle;
  }
  uint32_t scope = uint32_t(low);
  while (scope && sources.expansionLoc(scopes[scope].end).raw < raw) scope = scopes[scope].parent;
  return scope;
}

/// From the first to the last instruction of each scope that has variables.
void DwarfWriter::placeScopes() {
  const FunctionDebug& debug = *function_->debug;
  extents_.assign(debug.scopes.size(), {});
  std::vector<bool> hasVariables(debug.scopes.size());
  for (const DebugVariable& variable : debug.variables)
    for (uint32_t s = variable.scope; !hasVariables[s]; s = debug.scopes[s].parent) {
      hasVariables[s] = true;
      if (s == 0) break;
    }
  uint32_t scope = 0, loc = 0;
  std::vector<const MInst*> all;
  std::vector<std::pair<size_t, size_t>> found(debug.scopes.size(), {SIZE_MAX, 0});
  for (const MBlock* block : mf_->layout)
    for (const MInst* inst = block->first; inst; inst = inst->next) {
      if (inst->loc && inst->loc != loc) scope = innermost(SourceLoc{loc = inst->loc});
      for (uint32_t s = scope; s; s = debug.scopes[s].parent) {
        found[s].first = std::min(found[s].first, all.size());
        found[s].second = all.size();
      }
      all.push_back(inst);
    }
  for (size_t s = 1; s < found.size(); ++s) {
    auto [first, last] = found[s];
    if (!hasVariables[s] || first > last) continue;
    extents_[s] = {all[first], last + 1 < all.size() ? all[last + 1] : nullptr, true};
  }
}

void DwarfWriter::endFunction(AsmBuffer& out) {
  const FunctionDebug& debug = *function_->debug;
  std::string begin = symbolText(function_->name), end = labelText(0);
  out.line(end, ':');
  ranges_ += fmt::format("\t.quad\t{}\n\t.quad\t{}\n", begin, end);
  Entry die = entry(TagSubprogram, true);
  name(die, function_->name);
  place(die, function_->loc);
  type(die, debug.type->element);
  if (debug.type->isPrototyped) flag(die, AtPrototyped);
  if (debug.isExternal) flag(die, AtExternal);
  attribute(die, AtLowPc, FormAddr, fmt::format("\t.quad\t{}\n", begin));
  attribute(die, AtHighPc, FormAddr, fmt::format("\t.quad\t{}\n", end));
  // DW_OP_call_frame_cfa
  attribute(die, AtFrameBase, FormExprloc, "\t.uleb128\t1\n\t.byte\t0x9c\n");
  write(die);
  writeScopes();
  if (debug.type->isVariadic) write(entry(TagUnspecified, false));
  close();
}

/// The variables of the function and its blocks, which are in the order of their beginnings.
void DwarfWriter::writeScopes() {
  const FunctionDebug& debug = *function_->debug;
  std::vector<uint32_t> order(debug.variables.size());
  std::iota(order.begin(), order.end(), 0u);
  std::stable_sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) {
    return debug.variables[a].scope < debug.variables[b].scope;
  });
  std::vector<uint32_t> open;
  size_t next = 0;
  for (uint32_t scope = 0; scope < debug.scopes.size(); ++scope) {
    const Extent& extent = extents_[scope];
    if (scope && !extent.any) {
      // No code: its variables cannot be asked for.
      while (next < order.size() && debug.variables[order[next]].scope == scope) ++next;
      continue;
    }
    for (; scope && open.back() != debug.scopes[scope].parent; open.pop_back()) close();
    open.push_back(scope);
    if (scope) {
      Entry die = entry(TagBlock, true);
      std::string first = labelText(labels_.at(extent.first));
      std::string end = labelText(extent.end ? labels_.at(extent.end) : 0);
      attribute(die, AtLowPc, FormAddr, fmt::format("\t.quad\t{}\n", first));
      attribute(die, AtHighPc, FormAddr, fmt::format("\t.quad\t{}\n", end));
      write(die);
    }
    for (; next < order.size() && debug.variables[order[next]].scope == scope; ++next)
      writeVariable(debug.variables[order[next]], order[next]);
  }
  for (size_t i = 1; i < open.size(); ++i) close();
}

void DwarfWriter::writeVariable(const DebugVariable& variable, size_t index) {
  if (variable.address && variable.address->is(Op::Global)) return writeGlobal(variable);
  Entry die = entry(variable.isParameter ? TagParameter : TagVariable, false);
  name(die, variable.name);
  type(die, variable.type);
  place(die, variable.loc);
  const MFunction::VariablePlace& memory = mf_->variablePlaces[index];
  if (memory.slot != ~0u && options_.localsAreCurrent())
    frameLocation(die, mf_->slots[memory.slot].offset + memory.offset - mf_->frameAddress);
  else
    locationList(die, uint32_t(index));
  write(die);
}

/// DW_AT_location of a variable that is in registers and spill slots, a range after the other.
void DwarfWriter::locationList(Entry& die, uint32_t variable) {
  auto first = std::lower_bound(
      values_.begin(), values_.end(), variable,
      [](const ValueRange& range, uint32_t wanted) { return range.variable < wanted; });
  if (first == values_.end() || first->variable != variable) return;
  attribute(die, AtLocation, FormSecOffset, fmt::format("\t.long\t.Ldl{}\n", lists_));
  locations_ += fmt::format(".Ldl{}:\n", lists_++);
  for (; first != values_.end() && first->variable == variable; ++first) {
    std::string end = labelText(first->end ? labels_.at(first->end) : 0);
    locations_ += fmt::format("\t.quad\t{}\n\t.quad\t{}{}\n", labelText(labels_.at(first->begin)),
                              end, first->endsInCall ? "-1" : "");
    if (first->kind == ValueRange::Kind::Constant) {
      // DW_OP_implicit_value
      locations_ += fmt::format("\t.2byte\t{}\n\t.byte\t0x9e\n\t.uleb128\t{}\n\t.byte\t",
                                2 + first->size, first->size);
      for (unsigned i = 0; i < first->size; ++i)
        locations_ += fmt::format("{}{}", i ? "," : "", first->value >> 8 * i & 255);
      locations_ += "\n";
    } else if (first->kind == ValueRange::Kind::Slot) {
      int64_t offset = mf_->slots[first->value].offset - mf_->frameAddress;
      locations_ += fmt::format("\t.2byte\t{}\n\t.byte\t0x91\n\t.sleb128\t{}\n",
                                1 + slebSize(offset), offset);
    } else {
      uint32_t number = mf_->target.dwarfRegister(uint32_t(first->value));
      // DW_OP_reg0 and so on, and DW_OP_regx beyond 31
      locations_ += number < 32
                        ? fmt::format("\t.2byte\t1\n\t.byte\t{}\n", 0x50 + number)
                        : fmt::format("\t.2byte\t2\n\t.byte\t0x90\n\t.uleb128\t{}\n", number);
    }
  }
  locations_ += "\t.quad\t0\n\t.quad\t0\n";
}

// ---- types

void DwarfWriter::need(const DebugType* type) {
  if (!type) return;
  if (type->id >= needed_.size()) needed_.resize(module_.debug->types.size());
  if (needed_[type->id]) return;
  needed_[type->id] = true;
  worklist_.push_back(type);
}

void DwarfWriter::writeType(const DebugType& made) {
  using enum DebugType::Kind;
  info_ += fmt::format(".Ldt{}:\n", made.id);
  auto reference = [&](uint8_t tag) {
    Entry die = entry(tag, false);
    name(die, made.name);
    if (tag == TagPointer) number(die, AtByteSize, made.size);
    type(die, made.element);
    write(die);
  };
  switch (made.kind) {
    case Base: {
      Entry die = entry(TagBase, false);
      name(die, made.name);
      number(die, AtByteSize, made.size);
      number(die, AtEncoding, encodingOf(made.encoding));
      return write(die);
    }
    case Pointer: return reference(TagPointer);
    case Const: return reference(TagConst);
    case Volatile: return reference(TagVolatile);
    case Typedef: return reference(TagTypedef);
    case Array: {
      Entry die = entry(TagArray, true);
      type(die, made.element);
      write(die);
      needsIndexType_ = true;
      Entry range = entry(TagSubrange, false);
      attribute(range, AtType, FormRef4, "\t.long\t.Ldtindex-.Ldinfo\n");
      if (!made.isIncomplete) number(range, AtCount, made.count);
      write(range);
      return close();
    }
    default: return writeMembers(made);
  }
}

/// Records, enums and functions: an entry with children.
void DwarfWriter::writeMembers(const DebugType& made) {
  using enum DebugType::Kind;
  const bool isFunction = made.kind == Function, isEnum = made.kind == Enum;
  Entry die = entry(isFunction            ? TagSubroutineType
                    : isEnum              ? TagEnum
                    : made.kind == Struct ? TagStruct
                                          : TagUnion,
                    true);
  name(die, made.name);
  if (isFunction || isEnum) type(die, made.element);
  if (isFunction && made.isPrototyped) flag(die, AtPrototyped);
  if (!isFunction && made.isIncomplete)
    flag(die, AtDeclaration);
  else if (!isFunction)
    number(die, AtByteSize, made.size);
  write(die);
  for (const DebugMember& member : made.members) {
    Entry part = entry(isFunction ? TagParameter : isEnum ? TagEnumerator : TagMember, false);
    name(part, member.name);
    type(part, member.type);
    if (isEnum)
      attribute(part, AtConstValue, FormSdata, fmt::format("\t.sleb128\t{}\n", member.value));
    if (member.bitWidth) {
      number(part, AtBitSize, member.bitWidth);
      number(part, AtDataBitOffset, member.bitOffset);
    } else if (!isFunction && !isEnum) {
      number(part, AtMemberLocation, member.bitOffset / 8);
    }
    write(part);
  }
  if (isFunction && made.isVariadic) write(entry(TagUnspecified, false));
  close();
}

}  // namespace minic
