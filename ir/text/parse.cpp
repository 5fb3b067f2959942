// A recursive-descent reader of LLVM's text that recurses only where the text cannot nest deep.
// This file reads the module, its globals and the heads of its functions; ir/text/parse_internal.h
// says where the rest is. Before: the module is empty; after: it is what the text says, or there
// was an error.
//
// Order of events. A first scan of line beginnings finds the type definitions and makes an object
// for each global and function, so that every reference to them finds it whatever the order. Then
// one pass over the text. In a function, a local that is used before it is defined is a stand-in of
// the type that the use names; the definition replaces it. Phis are kept aside until all edges
// exist, then their operands are put in the order of the predecessors. The first error ends
// everything: the current token becomes Eof, so every loop ends by itself.
#include "ir/text/parse.h"

#include <array>
#include <cstring>

#include "ir/library.h"
#include "ir/text/parse_internal.h"

namespace minic {

namespace irparse {

bool Reader::run() {
  scanTopLevel();
  next();
  while (tok.kind != Tok::Eof && !failed) parseTopLevel();
  if (!failed) finishModule();
  return !failed;
}

// ---- the first scan

static const char* skipBlanks(const char* at) {
  while (*at == ' ' || *at == '\t') ++at;
  return at;
}

void Reader::scanTopLevel() {
  const char* end = lex.end();
  for (const char* line = lex.begin(); line < end;) {
    const char* at = skipBlanks(line);
    if (*at == '%')
      scanType(at);
    else if (*at == '@')
      scanSymbol(at, false);
    else if (!std::strncmp(at, "define ", 7) || !std::strncmp(at, "declare ", 8))
      scanFunction(at);
    const void* newline = std::memchr(line, '\n', size_t(end - line));
    if (!newline) break;
    line = static_cast<const char*>(newline) + 1;
  }
}

/// `%name = type ...`, and not an instruction.
void Reader::scanType(const char* at) {
  const char* c = at + 1;
  if (*c == '"') {
    ++c;
    while (*c && *c != '"' && *c != '\n') ++c;
    if (*c == '"') ++c;
  } else {
    while (*c && *c != ' ' && *c != '=' && *c != '\n' && *c != '\t') ++c;
  }
  c = skipBlanks(c);
  if (*c != '=') return;
  c = skipBlanks(c + 1);
  if (std::strncmp(c, "type", 4) != 0 ||
      (c[4] != ' ' && c[4] != '\t' && c[4] != '{' && c[4] != '<'))
    return;
  Token name;
  lex.seek(at);
  lex.next(name);
  lex.seek(lex.begin());
  if (name.kind != Tok::LocalName && name.kind != Tok::LocalNumber) return;
  typeDefs.try_emplace(types.namedStruct(name.text), TypeDef{c + 4});
}

void Reader::scanSymbol(const char* at, bool function) {
  Token name;
  lex.seek(at);
  lex.next(name);
  bool symbol = name.kind == Tok::GlobalName || name.kind == Tok::GlobalNumber;
  std::string text = symbol ? canonicalName(name.text) : "";
  if (symbol && !function) {
    lex.next(name);
    symbol = name.punct == '=';
    // `@g = alias i32 (), ptr @f`
    std::string_view line(at, size_t(std::strchr(at, '\n') ? std::strchr(at, '\n') - at : 0));
    size_t alias = line.find(" alias ");
    function = alias != line.npos && line.find('(', alias) != line.npos;
  }
  lex.seek(lex.begin());
  if (symbol && !isDropped(text)) symbolFor(text, function);
}

void Reader::scanFunction(const char* at) {
  for (; *at && *at != '\n'; ++at) {
    if (*at == '"') {
      ++at;
      while (*at && *at != '"' && *at != '\n') ++at;
    }
    if (*at == '@') return scanSymbol(at, true);
    if (!*at || *at == '\n') return;
  }
}

GlobalValue* Reader::symbolFor(const std::string& name, bool function) {
  if (GlobalValue* known = m.find(name)) return known;
  GlobalValue* made;
  if (function)
    made = m.createFunction(name, types.function(types.voidTy(), {}));
  else
    made = m.createGlobal(name, types.i8());
  scanned.push_back(made);
  return made;
}

// ---- the top level

void Reader::parseTopLevel() {
  switch (tok.kind) {
    case Tok::Word:
      switch (tok.word) {
        case Word::define_: return parseDefine();
        case Word::declare_: return parseDeclare();
        case Word::source_filename_:
          next();
          expectPunct('=');
          m.sourceFile = expectString();
          return;
        case Word::target_: {
          next();
          bool triple = isWord(Word::triple_);
          if (!triple && !isWord(Word::datalayout_)) return fail(Msg::IrTripleExpected);
          next();
          expectPunct('=');
          (triple ? m.targetTriple : m.dataLayout) = expectString();
          return;
        }
        case Word::attributes_: return parseAttributeGroup();
        case Word::module_:
          next();
          if (tok.kind != Tok::Word || tok.text != "asm") return fail(Msg::IrAsmExpected);
          next();
          m.assembly.push_back(expectString());
          return;
        case Word::uselistorder_:
        case Word::uselistorder_bb_: return skipUseListOrder();
        default: break;
      }
      return fail(Msg::IrDefinitionExpected, found());
    case Tok::LocalName:
    case Tok::LocalNumber: return parseTypeDefinition();
    case Tok::GlobalName:
    case Tok::GlobalNumber: return parseGlobal();
    case Tok::Comdat:  // $name = comdat any
      next();
      expectPunct('=');
      next();
      next();
      return;
    case Tok::Punct:
      if (isPunct('!')) return skipMetadataDefinition();
      if (isPunct('^')) {
        next();
        next();
        expectPunct('=');
        while (!isPunct('(') && tok.kind != Tok::Eof) next();
        return skipBrackets();
      }
      [[fallthrough]];
    default: return fail(Msg::IrDefinitionExpected, found());
  }
}

/// `!name = ...` or `!0 = ...`
void Reader::skipMetadataDefinition() {
  next();
  next();
  expectPunct('=');
  if (tok.kind == Tok::Word && tok.text == "distinct") next();
  skipMetadataValue();
}

void Reader::parseAttributeGroup() {
  next();
  uint64_t number = tok.number;
  if (tok.kind != Tok::AttrGroup) return fail(Msg::IrAttributeGroupExpected);
  next();
  expectPunct('=');
  expectPunct('{');
  FnAttrs& group = groups[number];
  while (!isPunct('}') && tok.kind != Tok::Eof) {
    if (takeFnAttr(group)) continue;
    if (isPunct('('))
      skipBrackets();
    else
      next();
  }
  expectPunct('}');
}

Linkage Reader::parseLinkage() {
  constexpr std::pair<Word, Linkage> kLinkages[] = {
      {Word::external_, Linkage::External},
      {Word::appending_, Linkage::External},
      {Word::private_, Linkage::Private},
      {Word::internal_, Linkage::Internal},
      {Word::available_externally_, Linkage::AvailableExternally},
      {Word::linkonce_, Linkage::LinkOnce},
      {Word::linkonce_odr_, Linkage::LinkOnce},
      {Word::weak_, Linkage::Weak},
      {Word::weak_odr_, Linkage::Weak},
      {Word::extern_weak_, Linkage::Weak},
      {Word::common_, Linkage::Common},
  };
  for (auto [word, linkage] : kLinkages)
    if (takeWord(word)) return linkage;
  return Linkage::External;
}

/// Words for the linkage and visibility of a symbol.
Visibility Reader::parseVisibility() {
  Visibility visibility = Visibility::Default;
  for (;; next()) {
    if (isWord(Word::hidden_))
      visibility = Visibility::Hidden;
    else if (isWord(Word::protected_))
      visibility = Visibility::Protected;
    else if (!isOneOf({Word::dso_local_, Word::dso_preemptable_, Word::default_, Word::dllimport_,
                       Word::dllexport_}))
      break;
  }
  return visibility;
}

void Reader::markDefined(GlobalValue* symbol, const char* place) {
  if (!defined.try_emplace(symbol, true).second) failAt(place, Msg::IrGlobalTwice, symbol->name);
}

/// A mask is in memory as an integer of as many bits.
void Reader::packMask(GlobalVar& global) {
  uint64_t bits = 0;
  for (uint32_t i = 0; i < global.valueType->count; ++i) {
    const ConstInt* lane = asConstInt(m.laneOf(global.init, i));
    bits |= uint64_t(lane && !lane->isZero()) << i;
  }
  global.valueType = types.intTy(global.valueType->bits);
  global.init = m.constInt(global.valueType, int64_t(bits));
}

void Reader::parseGlobal() {
  const char* place = tok.start;
  std::string name = canonicalName(tok.text);
  next();
  expectPunct('=');
  bool external = isWord(Word::external_) || isWord(Word::extern_weak_);
  Linkage linkage = parseLinkage();
  Visibility visibility = parseVisibility();
  bool unnamed = false;
  bool isThreadLocal = takeWord(Word::thread_local_);
  if (isThreadLocal && isPunct('(')) skipBrackets();
  for (;;) {
    if (isWord(Word::addrspace_))
      parseAddressSpace();
    else if (takeWord(Word::unnamed_addr_))
      unnamed = true;
    else if (!takeWord(Word::local_unnamed_addr_) && !takeWord(Word::externally_initialized_))
      break;
  }
  if (isWord(Word::ifunc_)) return notSupported(tok.text);
  if (isWord(Word::alias_)) return parseAlias(name, place, linkage, visibility);
  bool constant = isWord(Word::constant_);
  if (!constant && !isWord(Word::global_)) return fail(Msg::IrGlobalExpected);
  next();
  GlobalValue* symbol = symbolFor(name, false);
  if (!symbol->is(Op::Global)) return failAt(place, Msg::IrAlsoFunction, name);
  auto* global = static_cast<GlobalVar*>(symbol);
  markDefined(global, place);
  global->loc = locOf(place);
  global->linkage = linkage;
  global->visibility = visibility;
  global->isConstant = constant;
  global->isThreadLocal = isThreadLocal;
  global->unnamedAddr = unnamed;
  global->valueType = parseType();
  if (!external) {
    const char* at = tok.start;
    global->init = parseValue(global->valueType);
    if (global->init && !global->init->isConstant()) failAt(at, Msg::IrConstantExpected);
    if (!failed && isMask(global->valueType)) packMask(*global);
  }
  if (linkage == Linkage::Common && (constant || global->init != m.zero(global->valueType)))
    return failAt(place, Msg::IrCommonNotZero);
  while (takePunct(',') && !failed) {
    if (takeWord(Word::align_)) {
      global->align = alignment();
    } else if (isPunct('!')) {
      skipAttachment();
    } else if (takeWord(Word::section_)) {
      global->section = m.arena().copy(expectString());
    } else if (isWord(Word::comdat_)) {
      next();
      if (isPunct('(')) skipBrackets();
    } else {
      next();  // partition "...", code_model "...", no_sanitize_...
      if (tok.kind == Tok::String) next();
    }
  }
  if (name == "llvm.global_ctors" || name == "llvm.global_dtors")
    return readStartFunctions(*global, name == "llvm.global_dtors", place);
  if (name == "llvm.used" || name == "llvm.compiler.used") {
    if (const ConstAggregate* all = global->init ? asConstAggregate(global->init) : nullptr)
      for (Value* value : all->elements)
        if (value->is(Op::Global) || value->is(Op::Function))
          static_cast<GlobalValue*>(value)->isUsed = true;
    m.remove(global);
  }
}

/// `alias i32 (), ptr @f`
void Reader::parseAlias(const std::string& name, const char* place, Linkage linkage,
                        Visibility visibility) {
  next();
  Type* type = parseAnyType();
  expectPunct(',');
  Type* pointer = parseType();
  const char* at = tok.start;
  Value* target = parseValue(pointer);
  if (failed) return;
  bool isSymbol = target && (target->is(Op::Global) || target->is(Op::Function));
  if (!isSymbol || target->is(Op::Function) != type->isFunction())
    return failAt(at, Msg::IrAliasOfOther);
  GlobalValue* symbol = symbolFor(name, type->isFunction());
  if (symbol->is(Op::Function) != type->isFunction()) return failAt(place, Msg::IrAlsoOther, name);
  markDefined(symbol, place);
  symbol->linkage = linkage;
  symbol->visibility = visibility;
  symbol->aliasee = static_cast<GlobalValue*>(target);
  symbol->isUsed = symbol->aliasee->isUsed = true;
  if (Function* function = asFunction(symbol))
    function->setType(type);
  else
    static_cast<GlobalVar*>(symbol)->valueType = type;
}

/// The entries `{ i32 priority, ptr function, ptr null }` of llvm.global_ctors or
/// llvm.global_dtors.
void Reader::readStartFunctions(GlobalVar& table, bool atExit, const char* place) {
  const ConstAggregate* all = table.init ? asConstAggregate(table.init) : nullptr;
  for (Value* value : all ? all->elements : std::span<Value*>()) {
    const ConstAggregate* entry = asConstAggregate(value);
    auto* priority =
        entry && entry->elements.size() >= 2 ? asConstInt(entry->elements[0]) : nullptr;
    Function* function = priority ? asFunction(entry->elements[1]) : nullptr;
    if (!function) return failAt(place, Msg::IrEntryNoFunction, table.name);
    function->isUsed = true;
    m.startFunctions.push_back({function, uint32_t(priority->zext()), atExit});
  }
  m.remove(&table);
}

// ---- functions

/// From the linkage to the attributes after the parameters.
Reader::Head Reader::parseHead(bool definition) {
  Head head;
  Linkage linkage = parseLinkage();
  Visibility visibility = parseVisibility();
  parseConvention();
  ParamAttrs ret;
  parseAttrs(ret, nullptr);
  const char* typePlace = tok.start;
  Type* result = parseAnyType();
  if (!result->isInt()) refuseWide(typePlace, result);
  if (result->isFunction()) failAt(typePlace, Msg::IrFunctionReturned);
  const char* place = tok.start;
  if (tok.kind != Tok::GlobalName && tok.kind != Tok::GlobalNumber)
    return fail(Msg::IrFunctionNameExpected, found()), head;
  std::string name = canonicalName(tok.text);
  next();
  if (isDropped(name)) {
    head.dropped = true;
    if (isPunct('(')) skipBrackets();
    skipFunctionAttributes(nullptr);
    return head;
  }
  std::vector<Type*> params;
  std::vector<ParamAttrs> attrs;
  bool variadic = false;
  expectPunct('(');
  while (!isPunct(')') && !failed) {
    if (tok.kind == Tok::Ellipsis) {
      variadic = true;
      next();
      break;
    }
    const char* paramPlace = tok.start;
    params.push_back(parseType());
    if (!params.back()->isInt()) refuseWide(paramPlace, params.back());
    attrs.emplace_back();
    parseAttrs(attrs.back(), pointee);
    Token paramName;
    uint32_t id = 0;
    if (tok.kind == Tok::LocalName || tok.kind == Tok::LocalNumber) {
      paramName = tok;
      if (tok.kind == Tok::LocalName) id = m.names.intern(tok.text);
      next();
    }
    head.names.push_back(paramName);
    head.nameIds.push_back(id);
    if (!takePunct(',')) break;
  }
  expectPunct(')');
  if (failed) return head;
  GlobalValue* symbol = symbolFor(name, true);
  if (!symbol->is(Op::Function)) return failAt(place, Msg::IrAlsoVariable, name), head;
  auto* function = static_cast<Function*>(symbol);
  Type* fnType = types.function(result, params, variadic);
  if (defined.contains(function) && !definition && function->fnType == fnType &&
      function->intrinsic != Intrinsic::None) {
    skipFunctionAttributes(nullptr);  // two typed forms of one intrinsic
    return head;
  }
  markDefined(function, place);
  if (failed) return head;
  function->setType(fnType);
  function->linkage = linkage;
  function->visibility = visibility;
  function->ret = ret;
  function->loc = locOf(place);
  for (size_t i = 0; i < attrs.size(); ++i) function->args[i]->attrs = attrs[i];
  skipFunctionAttributes(function);
  head.function = function;
  return head;
}

/// Behind the parameters, up to the body or the next definition.
void Reader::skipFunctionAttributes(Function* function) {
  FnAttrs ignored;
  for (;;) {
    if (tok.kind == Tok::AttrGroup) {
      if (function) groupUses.push_back({function, tok.number});
      next();
    } else if (takeWord(Word::align_)) {
      takePunct('=');
      uint32_t bytes = alignment();
      if (function) function->align = bytes;
    } else if (takeWord(Word::comdat_)) {
      if (isPunct('(')) skipBrackets();
    } else if (function && tok.kind == Tok::String && tok.text == "sysy") {
      function->library = findSysyFunction(function->name);
      next();
    } else if (takeWord(Word::section_)) {
      std::string section = expectString();
      if (function) function->section = m.arena().copy(section);
    } else if (takeWord(Word::partition_) || takeWord(Word::gc_)) {
      expectString();
    } else if (takeWord(Word::personality_)) {
      parseTypeAndValue();
    } else if (isWord(Word::prefix_) || isWord(Word::prologue_)) {
      return notSupported(tok.text);
    } else if (isWord(Word::addrspace_)) {
      parseAddressSpace();
    } else if (!takeWord(Word::unnamed_addr_) && !takeWord(Word::local_unnamed_addr_) &&
               !takeFnAttr(function ? function->attrs : ignored) && !skipUnknownAttribute()) {
      return;
    }
  }
}

void Reader::parseDefine() {
  next();
  Head head = parseHead(true);
  if (failed) return;
  if (head.dropped || !head.function) return fail(Msg::IrNoBodyAllowed);
  while (isPunct('!')) skipAttachment();
  parseBody(head);
}

void Reader::parseDeclare() {
  next();
  while (isPunct('!')) skipAttachment();
  parseHead(false);
}

void Reader::finishModule() {
  for (auto [function, number] : groupUses) {
    auto group = groups.find(number);
    if (group == groups.end()) continue;
    function->attrs = function->attrs & group->second;
  }
  for (auto [call, number] : callGroupUses) {
    auto group = groups.find(number);
    if (group != groups.end()) call->attrs = call->attrs & group->second;
  }
  for (GlobalValue* symbol : scanned)
    if (!defined.contains(symbol))
      m.remove(symbol);  // the scan took something else for a definition
  if (comparesLeft) replaceCompares();
}

}  // namespace irparse

bool parseModule(Module& module, const SourceManager& sources, SourceLoc file,
                 Diagnostics& diagnostics) {
  return irparse::Reader(module, sources, file, diagnostics).run();
}

}  // namespace minic
