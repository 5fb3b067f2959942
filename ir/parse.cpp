// A recursive-descent reader of LLVM's text that recurses only where the text cannot nest deep.
//
// Order of events. A first scan of line beginnings finds the type definitions and makes an object
// for each global and function, so that every reference to them finds it whatever the order. Then
// one pass over the text. In a function, a local that is used before it is defined is a stand-in of
// the type that the use names; the definition replaces it. Phis are kept aside until all edges
// exist, then their operands are put in the order of the predecessors. The first error ends
// everything: the current token becomes Eof, so every loop ends by itself.
#include "ir/parse.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <fmt/format.h>

#include "ir/cfg.h"
#include "ir/lex.h"
#include "ir/verify.h"

namespace minic {

namespace {

using irtext::Lexer;
using irtext::Tok;
using irtext::Token;
using irtext::Word;

constexpr unsigned kNestingLimit = 500;  // of struct types, function types, constant expressions

class Parser {
 public:
  Parser(Module& module, const SourceManager& sources, SourceLoc file, Diagnostics& diagnostics)
      : m(module), types(module.types), lex(sources.text(file)), base(file), diags(diagnostics) {}

  bool run() {
    scanTopLevel();
    next();
    while (tok.kind != Tok::Eof && !failed) parseTopLevel();
    if (!failed) finishModule();
    return !failed;
  }

 private:
  Module& m;
  TypeContext& types;
  Lexer lex;
  Token tok;
  SourceLoc base;
  Diagnostics& diags;
  bool failed = false;

  // ---- errors and tokens

  SourceLoc locOf(const char* place) const { return base + uint32_t(place - lex.begin()); }
  SourceLoc here() const { return locOf(tok.start); }

  void fail(const char* place, std::string message) {
    if (failed) return;
    failed = true;
    diags.error(locOf(place), std::move(message));
    tok = Token{};
    tok.start = lex.end();
  }
  void fail(std::string message) { fail(tok.start, std::move(message)); }

  void next() {
    if (failed) return;
    lex.next(tok);
    if (tok.kind == Tok::Error) fail(std::string(tok.text));
  }

  bool isPunct(char c) const { return tok.punct == c; }
  bool isWord(Word word) const { return tok.word == word; }
  bool takePunct(char c) {
    if (tok.punct != c) return false;
    next();
    return true;
  }
  bool takeWord(Word word) {
    if (tok.word != word) return false;
    next();
    return true;
  }

  /// What the text has at the current place, for messages.
  std::string found() const {
    if (tok.kind == Tok::Eof) return "the end of the text";
    size_t length = std::max<size_t>(1, size_t(lex.at() - tok.start));
    return fmt::format("'{}'", std::string_view(tok.start, std::min<size_t>(length, 40)));
  }

  void expectPunct(char c) {
    if (tok.punct == c)
      next();
    else
      fail(fmt::format("expected '{}' before {}", c, found()));
  }
  void expectWord(Word word, std::string_view text) {
    if (tok.word == word)
      next();
    else
      fail(fmt::format("expected '{}' before {}", text, found()));
  }
  uint64_t expectInteger(std::string_view what) {
    uint64_t value = tok.number;
    if (tok.kind == Tok::Integer)
      next();
    else
      fail(fmt::format("expected {} before {}", what, found()));
    return value;
  }
  std::string expectString() {
    std::string text(tok.text);
    if (tok.kind == Tok::String)
      next();
    else
      fail(fmt::format("expected a string before {}", found()));
    return text;
  }
  /// `(` is the current token: goes behind the matching `)`.
  void skipBrackets() {
    if (failed) return;
    const char* open = tok.start;
    if (!lex.skipBrackets()) return fail(open, "this bracket is never closed");
    next();
  }

  void notSupported(std::string_view what) { fail(fmt::format("'{}' is not supported", what)); }

  // ---- the first scan

  struct TypeDef {
    const char* body;  // behind `type`
    enum { Unread, Reading, Read } state = Unread;
  };
  std::unordered_map<const Type*, TypeDef> typeDefs;     // looked up only
  std::vector<GlobalValue*> scanned;                     // found by the scan
  std::unordered_map<const GlobalValue*, bool> defined;  // looked up only

  static const char* skipBlanks(const char* at) {
    while (*at == ' ' || *at == '\t') ++at;
    return at;
  }

  void scanTopLevel() {
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
  void scanType(const char* at) {
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

  void scanSymbol(const char* at, bool function) {
    Token name;
    lex.seek(at);
    lex.next(name);
    bool symbol = name.kind == Tok::GlobalName || name.kind == Tok::GlobalNumber;
    std::string text = symbol ? canonicalName(name.text) : "";
    if (symbol && !function) {
      lex.next(name);
      symbol = name.punct == '=';
    }
    lex.seek(lex.begin());
    if (symbol && !isDropped(text)) symbolFor(text, function);
  }

  void scanFunction(const char* at) {
    for (; *at && *at != '\n'; ++at) {
      if (*at == '"') {
        ++at;
        while (*at && *at != '"' && *at != '\n') ++at;
      }
      if (*at == '@') return scanSymbol(at, true);
      if (!*at || *at == '\n') return;
    }
  }

  GlobalValue* symbolFor(const std::string& name, bool function) {
    if (GlobalValue* known = m.find(name)) return known;
    GlobalValue* made;
    if (function)
      made = m.createFunction(name, types.function(types.voidTy(), {}));
    else
      made = m.createGlobal(name, types.i8());
    scanned.push_back(made);
    return made;
  }

  /// Calls of these are dropped with their metadata.
  static bool isDropped(std::string_view name) { return name.starts_with("llvm.dbg."); }

  /// Intrinsics are named after their types; typed pointers (p0i8) are now all p0.
  static std::string canonicalName(std::string_view name) {
    std::string out(name);
    if (!name.starts_with("llvm.")) return out;
    for (size_t at = out.find(".p0"); at != std::string::npos; at = out.find(".p0", at + 1)) {
      size_t end = out.find('.', at + 1);
      if (end == std::string::npos) end = out.size();
      if (end > at + 3 && !(out[at + 3] >= '0' && out[at + 3] <= '9'))
        out.erase(at + 3, end - at - 3);
    }
    return out;
  }

  // ---- types

  Type* pointee = nullptr;  // what the pointer type read last points to, if it was a typed one
  unsigned nesting = 0;

  struct Nested {  // guards what recurses
    Parser& parser;
    explicit Nested(Parser& p) : parser(p) {
      if (++parser.nesting > kNestingLimit) parser.fail("this nests too deep");
    }
    ~Nested() { --parser.nesting; }
  };

  Type* fallbackType() { return types.i32(); }

  /// Any type, function types included.
  Type* parseAnyType() {
    std::vector<uint64_t> counts;  // of the arrays around
    while (isPunct('[')) {
      next();
      counts.push_back(expectInteger("the number of elements"));
      expectWord(Word::x_, "x");
    }
    Type* type = suffixes(parseBaseType());
    while (!counts.empty() && !failed) {
      if (isPunct(']')) checkElement(type);
      expectPunct(']');
      if (failed) break;
      uint64_t size;
      if (__builtin_mul_overflow(type->size, counts.back(), &size) || size > uint64_t(1) << 62)
        fail("this array is too large");
      type = suffixes(types.array(type, counts.back()));
      counts.pop_back();
    }
    return type;
  }

  /// The type of a value.
  Type* parseType() {
    const char* place = tok.start;
    return expectValueType(place, parseAnyType());
  }

  Type* expectValueType(const char* place, Type* type) {
    if (type->isVoid() || type->isFunction()) {
      fail(place, fmt::format("no value has type {}", toString(type)));
      return fallbackType();
    }
    return type;
  }

  Type* suffixes(Type* type) {
    pointee = nullptr;
    for (;;) {
      if (isPunct('*')) {
        next();
        pointee = type;
        type = types.ptr();
      } else if (isPunct('(')) {
        type = parseFunctionType(type);
        pointee = nullptr;
      } else if (isWord(Word::addrspace_)) {
        parseAddressSpace();
      } else {
        return type;
      }
    }
  }

  void parseAddressSpace() {
    next();
    expectPunct('(');
    if (tok.kind == Tok::Integer && tok.number != 0)
      return fail("address spaces are not supported");
    expectInteger("an address space");
    expectPunct(')');
  }

  Type* parseFunctionType(Type* result) {
    Nested guard(*this);
    next();
    std::vector<Type*> params;
    bool variadic = false;
    while (!isPunct(')') && !failed) {
      if (tok.kind == Tok::Ellipsis) {
        variadic = true;
        next();
        break;
      }
      params.push_back(parseType());
      if (!takePunct(',')) break;
    }
    expectPunct(')');
    return types.function(result, params, variadic);
  }

  void checkElement(Type* type) {
    if (type->isVoid() || type->isFunction())
      fail(fmt::format("{} cannot be an element", toString(type)));
    else if (type->opaque)
      fail(fmt::format("the type {} has no size here: it contains itself or has no body",
                       toString(type)));
  }

  Type* parseBaseType() {
    switch (tok.kind) {
      case Tok::IntType: {
        Type* type = types.intTy(uint32_t(tok.number));
        if (!type) {
          fail(fmt::format("integers of {} bits are not supported (only 1, 8, 16, 32, 64)",
                           tok.number));
          return fallbackType();
        }
        next();
        return type;
      }
      case Tok::Word:
        switch (tok.word) {
          case Word::void_:
            next();
            return types.voidTy();
          case Word::float_:
            next();
            return types.floatTy();
          case Word::double_:
            next();
            return types.doubleTy();
          case Word::ptr_:
            next();
            return types.ptr();
          case Word::label_:
          case Word::metadata_:
          case Word::token_:
            fail(fmt::format("values of type '{}' are not supported", tok.text));
            break;
          default:
            for (std::string_view known :
                 {"half", "bfloat", "fp128", "x86_fp80", "ppc_fp128", "x86_mmx", "x86_amx"})
              if (tok.text == known) fail(fmt::format("the type '{}' is not supported", known));
            fail(fmt::format("expected a type before {}", found()));
        }
        return fallbackType();
      case Tok::LocalName:
      case Tok::LocalNumber: {
        Type* type = types.namedStruct(tok.text);
        next();
        if (!isPunct('*')) define(type);  // a pointer needs no size
        return type;
      }
      case Tok::Punct:
        if (tok.punct == '{') return parseStructBody(nullptr, false);
        if (tok.punct == '<') {
          next();
          if (isPunct('{')) {
            Type* type = parseStructBody(nullptr, true);
            expectPunct('>');
            return type;
          }
          fail("vector types are not supported");
          return fallbackType();
        }
        [[fallthrough]];
      default:
        fail(fmt::format("expected a type before {}", found()));
        return fallbackType();
    }
  }

  /// Reads the body of a named type at its place, if that has not happened yet.
  void define(Type* type) {
    auto found = typeDefs.find(type);
    if (found == typeDefs.end() || found->second.state != TypeDef::Unread) return;
    found->second.state = TypeDef::Reading;
    Nested guard(*this);
    const char* place = tok.start;
    lex.seek(found->second.body);
    next();
    parseTypeBody(type);
    typeDefs.find(type)->second.state = TypeDef::Read;
    backTo(place);
  }

  void parseTypeBody(Type* type) {
    if (takeWord(Word::opaque_)) return;
    bool packed = takePunct('<');
    if (!isPunct('{')) return fail("only struct types can have a name here");
    parseStructBody(type, packed);
    if (packed) expectPunct('>');
  }

  /// `{ ... }`; of a named type if one is given.
  Type* parseStructBody(Type* named, bool packed) {
    Nested guard(*this);
    expectPunct('{');
    std::vector<Type*> fields;
    while (!isPunct('}') && !failed) {
      fields.push_back(parseAnyType());
      checkElement(fields.back());
      if (!takePunct(',')) break;
    }
    expectPunct('}');
    if (failed) return fallbackType();
    if (!named) return types.structTy(fields, packed);
    types.setBody(named, fields, packed);
    return named;
  }

  // ---- the top level

  std::vector<std::pair<Function*, uint64_t>> groupUses;  // function and attribute group
  struct Group {
    bool optNone = false, noReturn = false;
  };
  std::unordered_map<uint64_t, Group> groups;  // looked up only

  void parseTopLevel() {
    switch (tok.kind) {
      case Tok::Word:
        switch (tok.word) {
          case Word::define_:
            return parseDefine();
          case Word::declare_:
            return parseDeclare();
          case Word::source_filename_:
            next();
            expectPunct('=');
            m.sourceFile = expectString();
            return;
          case Word::target_: {
            next();
            bool triple = isWord(Word::triple_);
            if (!triple && !isWord(Word::datalayout_))
              return fail("expected 'triple' or 'datalayout'");
            next();
            expectPunct('=');
            (triple ? m.targetTriple : m.dataLayout) = expectString();
            return;
          }
          case Word::attributes_:
            return parseAttributeGroup();
          case Word::module_:
            return notSupported("module asm");
          case Word::uselistorder_:
          case Word::uselistorder_bb_:
            return skipUseListOrder();
          default:
            break;
        }
        return fail(fmt::format("expected a definition before {}", found()));
      case Tok::LocalName:
      case Tok::LocalNumber:
        return parseTypeDefinition();
      case Tok::GlobalName:
      case Tok::GlobalNumber:
        return parseGlobal();
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
      default:
        return fail(fmt::format("expected a definition before {}", found()));
    }
  }

  void skipUseListOrder() {
    while (!isPunct('{') && tok.kind != Tok::Eof) next();
    skipBrackets();
  }

  void parseTypeDefinition() {
    const char* place = tok.start;
    Type* type = types.namedStruct(tok.text);
    next();
    expectPunct('=');
    if (!isWord(Word::type_)) return fail(place, "an instruction outside a function");
    TypeDef& def = typeDefs.try_emplace(type, TypeDef{lex.at()}).first->second;
    if (def.body != lex.at())
      return fail(place, fmt::format("the type {} is defined twice", toString(type)));
    next();
    if (def.state == TypeDef::Read) {  // its body is known: step over it
      if (takeWord(Word::opaque_)) return;
      bool packed = takePunct('<');
      skipBrackets();
      if (packed) expectPunct('>');
      return;
    }
    def.state = TypeDef::Reading;
    parseTypeBody(type);
    typeDefs.find(type)->second.state = TypeDef::Read;
  }

  /// `!name = ...` or `!0 = ...`
  void skipMetadataDefinition() {
    next();
    next();
    expectPunct('=');
    if (tok.kind == Tok::Word && tok.text == "distinct") next();
    skipMetadataValue();
  }

  /// `!{...}`, `!DIFile(...)`, `!12`, `!"text"`, `i32 7`.
  void skipMetadataValue() {
    if (takePunct('!')) {
      if (tok.kind == Tok::Word) next();
      if (isPunct('(') || isPunct('{')) return skipBrackets();
      if (tok.kind == Tok::String || tok.kind == Tok::Integer) next();
      return;
    }
    Type* type = parseAnyType();
    parseValue(type);
  }

  void parseAttributeGroup() {
    next();
    uint64_t number = tok.number;
    if (tok.kind != Tok::AttrGroup) return fail("expected the number of an attribute group");
    next();
    expectPunct('=');
    expectPunct('{');
    Group& group = groups[number];
    while (!isPunct('}') && tok.kind != Tok::Eof) {
      if (isWord(Word::optnone_)) group.optNone = true;
      if (isWord(Word::noreturn_)) group.noReturn = true;
      if (isPunct('('))
        skipBrackets();
      else
        next();
    }
    expectPunct('}');
  }

  Linkage parseLinkage() {
    Linkage linkage = Linkage::External;
    switch (tok.word) {
      case Word::external_:
        break;
      case Word::private_:
        linkage = Linkage::Private;
        break;
      case Word::internal_:
        linkage = Linkage::Internal;
        break;
      case Word::available_externally_:
        linkage = Linkage::AvailableExternally;
        break;
      case Word::linkonce_:
      case Word::linkonce_odr_:
        linkage = Linkage::LinkOnce;
        break;
      case Word::weak_:
      case Word::weak_odr_:
      case Word::extern_weak_:
        linkage = Linkage::Weak;
        break;
      case Word::common_:
        linkage = Linkage::Common;
        break;
      case Word::appending_:
        break;
      default:
        return linkage;
    }
    next();
    return linkage;
  }

  /// Words that say how other modules see a symbol.
  void skipVisibility() {
    for (;;) {
      switch (tok.word) {
        case Word::dso_local_:
        case Word::dso_preemptable_:
        case Word::default_:
        case Word::hidden_:
        case Word::protected_:
        case Word::dllimport_:
        case Word::dllexport_:
          next();
          continue;
        case Word::thread_local_:
          return notSupported("thread_local");
        default:
          return;
      }
    }
  }

  void markDefined(GlobalValue* symbol, const char* place) {
    if (!defined.try_emplace(symbol, true).second)
      fail(place, fmt::format("'@{}' is defined twice", symbol->name));
  }

  void parseGlobal() {
    const char* place = tok.start;
    std::string name = canonicalName(tok.text);
    next();
    expectPunct('=');
    bool external = isWord(Word::external_) || isWord(Word::extern_weak_);
    Linkage linkage = parseLinkage();
    skipVisibility();
    bool unnamed = false;
    for (;;) {
      if (isWord(Word::unnamed_addr_)) unnamed = true;
      if (isWord(Word::addrspace_)) {
        parseAddressSpace();
      } else if (isWord(Word::unnamed_addr_) || isWord(Word::local_unnamed_addr_) ||
                 isWord(Word::externally_initialized_)) {
        next();
      } else {
        break;
      }
    }
    if (isWord(Word::alias_) || isWord(Word::ifunc_)) return notSupported(tok.text);
    bool constant = isWord(Word::constant_);
    if (!constant && !isWord(Word::global_)) return fail("expected 'global' or 'constant'");
    next();
    GlobalValue* symbol = symbolFor(name, false);
    if (!symbol->is(Op::Global)) return fail(place, fmt::format("'@{}' is also a function", name));
    auto* global = static_cast<GlobalVar*>(symbol);
    markDefined(global, place);
    if (name == "llvm.global_ctors" || name == "llvm.global_dtors")
      return fail(place, fmt::format("'{}' is not supported", name));
    global->loc = locOf(place);
    global->linkage = linkage;
    global->isConstant = constant;
    global->unnamedAddr = unnamed;
    global->valueType = parseType();
    if (!external) {
      const char* at = tok.start;
      global->init = parseValue(global->valueType);
      if (global->init && !global->init->isConstant()) fail(at, "expected a constant");
    }
    while (takePunct(',') && !failed) {
      if (takeWord(Word::align_)) {
        global->align = alignment();
      } else if (isPunct('!')) {
        skipAttachment();
      } else if (isWord(Word::comdat_)) {
        next();
        if (isPunct('(')) skipBrackets();
      } else {
        next();  // section "...", partition "...", code_model "...", no_sanitize_...
        if (tok.kind == Tok::String) next();
      }
    }
    if (name == "llvm.used" || name == "llvm.compiler.used") m.remove(global);
  }

  uint32_t alignment() {
    bool paren = takePunct('(');
    const char* place = tok.start;
    uint64_t value = expectInteger("an alignment");
    if (paren) expectPunct(')');
    if (!std::has_single_bit(value) || value > (uint64_t(1) << 32)) {
      fail(place, "an alignment is a power of two");
      return 1;
    }
    return uint32_t(std::min<uint64_t>(value, uint64_t(1) << 31));
  }

  /// `!dbg !12` behind a comma.
  void skipAttachment() {
    next();
    if (tok.kind == Tok::Word) next();
    skipMetadataValue();
  }

  // ---- function heads

  bool isUnknownConvention() {
    if (tok.kind != Tok::Word || tok.word != Word::Other) return false;
    for (std::string_view text : {"tailcc",          "ghccc",
                                  "cfguard_checkcc", "preserve_mostcc",
                                  "preserve_allcc",  "preserve_nonecc",
                                  "swiftcc",         "swifttailcc",
                                  "cxx_fast_tlscc",  "anyregcc",
                                  "x86_stdcallcc",   "x86_fastcallcc",
                                  "x86_thiscallcc",  "x86_vectorcallcc",
                                  "x86_regcallcc",   "arm_apcscc",
                                  "arm_aapcscc",     "arm_aapcs_vfpcc",
                                  "win64cc",         "webkit_jscc",
                                  "x86_64_sysvcc",   "x86_intrcc",
                                  "hhvmcc",          "spir_func",
                                  "spir_kernel",     "amdgpu_kernel",
                                  "ptx_kernel"})
      if (tok.text == text) return true;
    return false;
  }

  void parseConvention() {
    if (isWord(Word::ccc_) || isWord(Word::fastcc_) || isWord(Word::coldcc_)) return next();
    if (isWord(Word::cc_)) return fail("numbered calling conventions are not supported");
    if (isUnknownConvention()) notSupported(tok.text);
  }

  /// Attributes of a parameter, argument or result. Unknown ones promise things: they are ignored.
  void parseAttrs(ParamAttrs& attrs, Type* typedPointee) {
    for (;;) {
      switch (tok.kind) {
        case Tok::String:
          next();
          if (takePunct('=')) expectString();
          continue;
        case Tok::Word:
          break;
        default:
          return;
      }
      switch (tok.word) {
        case Word::Other:
          next();
          if (isPunct('(')) skipBrackets();
          continue;
        case Word::noundef_:
          attrs.noUndef = true;
          break;
        case Word::signext_:
          attrs.signExt = true;
          break;
        case Word::zeroext_:
          attrs.zeroExt = true;
          break;
        case Word::byval_:
        case Word::sret_: {
          bool byVal = isWord(Word::byval_);
          next();
          attrs.pointee = typedPointee;
          if (takePunct('(')) {
            attrs.pointee = parseType();
            expectPunct(')');
          }
          (byVal ? attrs.byVal : attrs.sret) = true;
          if (!attrs.pointee) fail("byval and sret must name a type");
          continue;
        }
        case Word::align_:
          next();
          attrs.align = alignment();
          continue;
        case Word::inreg_:
        case Word::inalloca_:
        case Word::preallocated_:
        case Word::swiftself_:
        case Word::swifterror_:
        case Word::swiftasync_:
        case Word::nest_:
        case Word::byref_:
          return notSupported(tok.text);
        default:
          return;
      }
      next();
    }
  }

  struct Head {
    Function* function = nullptr;
    std::vector<Token> names;  // of the parameters: LocalName, LocalNumber or nothing
    std::vector<uint32_t> nameIds;
    bool dropped = false;
  };

  /// From the linkage to the attributes behind the parameters.
  Head parseHead(bool definition) {
    Head head;
    Linkage linkage = parseLinkage();
    skipVisibility();
    parseConvention();
    ParamAttrs ret;
    parseAttrs(ret, nullptr);
    const char* typePlace = tok.start;
    Type* result = parseAnyType();
    if (result->isFunction()) fail(typePlace, "a function cannot return a function");
    const char* place = tok.start;
    if (tok.kind != Tok::GlobalName && tok.kind != Tok::GlobalNumber) {
      fail(fmt::format("expected the name of a function before {}", found()));
      return head;
    }
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
      params.push_back(parseType());
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
    if (!symbol->is(Op::Function)) {
      fail(place, fmt::format("'@{}' is also a variable", name));
      return head;
    }
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
    function->ret = ret;
    function->loc = locOf(place);
    for (size_t i = 0; i < attrs.size(); ++i) function->args[i]->attrs = attrs[i];
    skipFunctionAttributes(function);
    head.function = function;
    return head;
  }

  /// Behind the parameters, up to the body or the next definition.
  void skipFunctionAttributes(Function* function) {
    for (;;) {
      switch (tok.kind) {
        case Tok::AttrGroup:
          if (function) groupUses.push_back({function, tok.number});
          next();
          continue;
        case Tok::String:
          next();
          if (takePunct('=')) expectString();
          continue;
        case Tok::Word:
          break;
        default:
          return;
      }
      switch (tok.word) {
        case Word::optnone_:
          if (function) function->optNone = true;
          break;
        case Word::noreturn_:
          if (function) function->noReturn = true;
          break;
        case Word::align_:
          next();
          takePunct('=');
          alignment();
          continue;
        case Word::comdat_:
          next();
          if (isPunct('(')) skipBrackets();
          continue;
        case Word::section_:
        case Word::partition_:
        case Word::gc_:
          next();
          expectString();
          continue;
        case Word::personality_:
        case Word::prefix_:
        case Word::prologue_: {
          if (!isWord(Word::personality_)) return notSupported(tok.text);
          next();
          Type* type = parseType();
          parseValue(type);
          continue;
        }
        case Word::unnamed_addr_:
        case Word::local_unnamed_addr_:
          break;
        case Word::addrspace_:
          parseAddressSpace();
          continue;
        case Word::Other:
          next();
          if (takePunct('=')) next();
          if (isPunct('(')) skipBrackets();
          continue;
        default:
          return;
      }
      next();
    }
  }

  void parseDeclare() {
    next();
    while (isPunct('!')) skipAttachment();
    parseHead(false);
  }

  void finishModule() {
    for (auto [function, number] : groupUses) {
      auto group = groups.find(number);
      if (group == groups.end()) continue;
      function->optNone |= group->second.optNone;
      function->noReturn |= group->second.noReturn;
    }
    for (GlobalValue* symbol : scanned)
      if (!defined.contains(symbol))
        m.remove(symbol);  // the scan took something else for a definition
  }

  // ---- functions

  enum class Bound : uint8_t { Nothing, Value, Forward, Block };
  struct Slot {
    void* what = nullptr;
    uint32_t epoch = 0;
    Bound bound = Bound::Nothing;
  };
  struct Forward : Argument {  // stands for a local that is not defined yet
    const char* place;
    bool resolved;
  };
  struct PendingPhi {
    Inst* phi;
    Block* block;
    uint32_t firstEntry;  // into phiBlocks
    const char* place;
  };

  Function* fn = nullptr;
  Block* block = nullptr;
  Block* lastDefined = nullptr;
  uint32_t epoch = 0;
  std::vector<Slot> named;     // by name number
  std::vector<Slot> numbered;  // by number
  uint32_t nextNumber = 0;
  Arena forwardArena;
  std::vector<Forward*> forwards;
  std::vector<const char*> blockPlace;  // by block id: where it is defined, or null
  std::vector<const char*> blockUse;    // by block id: where it is first used
  std::vector<PendingPhi> pendingPhis;
  std::vector<Block*> phiBlocks;
  std::vector<Inst*> lateCasts;  // bitcasts of pointers that were not defined yet
  std::vector<Value*> operandsScratch;

  Slot& slotOf(uint32_t name) {
    if (name >= named.size()) named.resize(std::max<size_t>(name + 1, named.size() * 2));
    Slot& slot = named[name];
    if (slot.epoch != epoch) slot = {nullptr, epoch, Bound::Nothing};
    return slot;
  }

  /// The slot of the local that the current token names. Null after an error.
  Slot* currentSlot() {
    if (tok.kind == Tok::LocalName) return &slotOf(m.names.intern(tok.text));
    if (tok.number > nextNumber + uint64_t(lex.end() - tok.start)) {
      fail(fmt::format("'%{}' cannot be defined: the rest of the text has not so many values",
                       tok.number));
      return nullptr;
    }
    if (tok.number >= numbered.size())
      numbered.resize(std::max<size_t>(tok.number + 1, numbered.size() * 2));
    return &numbered[tok.number];
  }

  std::string describe(const Token& name) {
    return fmt::format("%{}", name.kind == Tok::LabelNumber || name.kind == Tok::LocalNumber
                                  ? std::to_string(name.number)
                                  : std::string(name.text));
  }

  void parseDefine() {
    next();
    Head head = parseHead(true);
    if (failed) return;
    if (head.dropped || !head.function) return fail("this function cannot have a body");
    while (isPunct('!')) skipAttachment();
    fn = head.function;
    ++epoch;
    nextNumber = 0;
    numbered.clear();
    forwards.clear();
    pendingPhis.clear();
    phiBlocks.clear();
    lateCasts.clear();
    blockPlace.clear();
    blockUse.clear();
    block = lastDefined = nullptr;
    for (size_t i = 0; i < head.names.size() && !failed; ++i) {
      fn->args[i]->name = head.nameIds[i];
      bind(head.names[i], head.nameIds[i], fn->args[i]);
    }
    if (!isPunct('{'))
      return fail(fmt::format("expected the body of the function before {}", found()));
    next();
    if (isPunct('}')) return fail("a function body needs at least one block");
    while (!isPunct('}') && !failed) {
      if (tok.kind == Tok::Eof) return fail("the body of this function never ends");
      if (isWord(Word::uselistorder_) || isWord(Word::uselistorder_bb_)) {
        skipUseListOrder();
        continue;
      }
      parseStatement();
    }
    if (failed) return;
    const char* end = tok.start;
    next();
    if (!failed) finishFunction(end);
  }

  void parseStatement() {
    if (tok.kind == Tok::Label || tok.kind == Tok::LabelNumber) return startBlock();
    if (tok.kind == Tok::DebugRecord) {
      next();
      if (isPunct('(')) return skipBrackets();
      return fail("expected '(' behind a debug record");
    }
    if (!block) startNumberedBlock();
    parseInst();
  }

  Block* newBlock(const char* use) {
    Block* made = fn->createBlock();
    blockPlace.resize(fn->nextBlockId, nullptr);
    blockUse.resize(fn->nextBlockId, nullptr);
    blockUse[made->id] = use;
    return made;
  }

  void enterBlock(Block* to, const char* place) {
    if (block) {
      return fail(place,
                  "the block before this label has no terminator (ret, br, switch or unreachable)");
    }
    blockPlace[to->id] = place;
    if (lastDefined) fn->moveBlockAfter(to, lastDefined);
    lastDefined = block = to;
  }

  void startBlock() {
    if (tok.kind == Tok::LabelNumber) {
      if (tok.number != nextNumber)
        return failNumber(tok.start, fmt::format("label '{}:'", tok.text));
      const char* place = tok.start;
      next();
      if (block) return enterBlock(block, place);
      return startNumberedBlockAt(place);
    }
    uint32_t name = m.names.intern(tok.text);
    const char* place = tok.start;
    Slot& slot = slotOf(name);
    if (slot.bound != Bound::Nothing && slot.bound != Bound::Block)
      return fail(fmt::format("'%{}' is a value, but here it is a label", tok.text));
    Block* to = static_cast<Block*>(slot.what);
    if (!to) {
      to = newBlock(nullptr);
      slot.what = to;
      slot.bound = Bound::Block;
    } else if (blockPlace[to->id]) {
      return fail(fmt::format("the label '{}' is defined twice", tok.text));
    }
    to->name = name;
    next();
    enterBlock(to, place);
  }

  void startNumberedBlock() { startNumberedBlockAt(tok.start); }

  void startNumberedBlockAt(const char* place) {
    if (nextNumber >= numbered.size())
      numbered.resize(std::max<size_t>(nextNumber + 1, numbered.size() * 2));
    Slot& slot = numbered[nextNumber];
    if (slot.bound == Bound::Forward)
      return fail(
          static_cast<Forward*>(slot.what)->place,
          fmt::format(
              "'%{0}' is used as a value, but {0} is the number of a block: numbers count every "
              "unnamed argument, block and result in order",
              nextNumber));
    if (slot.bound == Bound::Nothing) slot = {newBlock(nullptr), 0, Bound::Block};
    ++nextNumber;
    enterBlock(static_cast<Block*>(slot.what), place);
  }

  void failNumber(const char* place, std::string_view what) {
    fail(place,
         fmt::format(
             "{} stands where '%{}' is expected: numbers count every unnamed argument, block "
             "and result in order",
             what, nextNumber));
  }

  /// `%x` as a block.
  Block* parseBlockName() {
    if (tok.kind != Tok::LocalName && tok.kind != Tok::LocalNumber) {
      fail(fmt::format("expected the name of a block before {}", found()));
      return nullptr;
    }
    Slot* slot = currentSlot();
    if (!slot) return nullptr;
    if (slot->bound == Bound::Nothing) {
      slot->what = newBlock(tok.start);
      slot->bound = Bound::Block;
      if (tok.kind == Tok::LocalName)
        static_cast<Block*>(slot->what)->name = m.names.intern(tok.text);
    } else if (slot->bound != Bound::Block) {
      fail(fmt::format("'{}' is a value, not a block", describe(tok)));
      return nullptr;
    }
    next();
    return static_cast<Block*>(slot->what);
  }

  Block* parseLabel() {
    expectWord(Word::label_, "label");
    return failed ? nullptr : parseBlockName();
  }

  /// Gives a value its name or number; whoever used it before gets it now.
  void bind(const Token& name, uint32_t nameId, Value* value) {
    Slot* slot;
    if (name.kind == Tok::LocalName) {
      slot = &slotOf(nameId);
    } else {
      if (name.kind == Tok::LocalNumber && name.number != nextNumber)
        return failNumber(name.start, fmt::format("'%{}'", name.number));
      if (nextNumber >= numbered.size())
        numbered.resize(std::max<size_t>(nextNumber + 1, numbered.size() * 2));
      slot = &numbered[nextNumber++];
    }
    if (slot->bound == Bound::Forward) {
      auto* forward = static_cast<Forward*>(slot->what);
      if (forward->type != value->type)
        return fail(forward->place,
                    fmt::format("{} is used as {}, but it is defined as {}", nameText(name),
                                toString(forward->type), toString(value->type)));
      forward->resolved = true;
      replaceAllUses(forward, value);
    } else if (slot->bound == Bound::Block) {
      if (name.kind == Tok::LocalName)
        return fail(name.start, fmt::format("{} is a block already", nameText(name)));
      return fail(
          blockUse[static_cast<Block*>(slot->what)->id],
          fmt::format(
              "'%{0}' is used as a block, but {0} is the number of a value: numbers count every "
              "unnamed argument, block and result in order",
              nextNumber - 1));
    } else if (slot->bound == Bound::Value) {
      return fail(name.start, fmt::format("{} is defined twice", nameText(name)));
    }
    slot->what = value;
    slot->bound = Bound::Value;
  }

  std::string nameText(const Token& name) {
    if (name.kind == Tok::LocalName || name.kind == Tok::LocalNumber)
      return fmt::format("'{}'", describe(name));
    return fmt::format("'%{}'", nextNumber - 1);
  }

  Value* parseLocal(Type* type) {
    Slot* slot = currentSlot();
    if (!slot) return nullptr;
    switch (slot->bound) {
      case Bound::Value:
      case Bound::Forward:
        break;
      case Bound::Block:
        fail(fmt::format("'{}' is a block, not a value", describe(tok)));
        return nullptr;
      case Bound::Nothing: {
        auto* forward = forwardArena.create<Forward>();
        forward->op = Op::Argument;
        forward->type = type;
        forward->place = tok.start;
        forwards.push_back(forward);
        slot->what = static_cast<Value*>(forward);
        slot->what = forward;
        slot->bound = Bound::Forward;
        next();
        return forward;
      }
    }
    Value* value = slot->bound == Bound::Forward ? static_cast<Forward*>(slot->what)
                                                 : static_cast<Value*>(slot->what);
    if (value->type != type) {
      fail(fmt::format("'{}' has type {}, but here it is said to be {}", describe(tok),
                       toString(value->type), toString(type)));
      return nullptr;
    }
    next();
    return value;
  }

  // ---- the end of a function

  void finishFunction(const char* end) {
    if (block)
      return fail(end, "the last block has no terminator (ret, br, switch or unreachable)");
    for (const Forward* forward : forwards) {
      if (forward->resolved) continue;
      Token name;
      lex.seek(forward->place);
      lex.next(name);
      if (name.kind == Tok::LocalNumber)
        return fail(
            forward->place,
            fmt::format(
                "'%{}' is used, but never defined: numbers count every unnamed argument, block and "
                "result in order, and the last one here is %{}",
                name.number, nextNumber - 1));
      return fail(forward->place, fmt::format("'%{}' is used, but never defined", name.text));
    }
    for (Block* b : blocks(*fn)) {
      if (blockPlace[b->id]) continue;
      Token name;
      lex.seek(blockUse[b->id]);
      lex.next(name);
      return fail(blockUse[b->id],
                  fmt::format("the label '{}' is used, but never defined", describe(name)));
    }
    placePhis();
    for (Inst* cast : lateCasts) {
      if (failed || cast->operand(0) == cast) continue;
      replaceAllUses(cast, cast->operand(0));
      erase(cast);
    }
  }

  std::vector<std::pair<uint32_t, uint32_t>> entryOfBlock;  // by block id: (stamp, entry)
  uint32_t stamp = 0;

  /// All edges exist: brings the operands of phis in the order of the preds and links the phis in.
  void placePhis() {
    entryOfBlock.resize(std::max<size_t>(entryOfBlock.size(), fn->nextBlockId));
    Inst* anchor = nullptr;
    Block* current = nullptr;
    for (const PendingPhi& pending : pendingPhis) {
      if (failed) return;
      Block* to = pending.block;
      if (to != current) {
        current = to;
        anchor = to->first;
      }
      Block* const* entries = phiBlocks.data() + pending.firstEntry;
      uint32_t count = pending.phi->numOps;
      bool inOrder = count == to->preds.size();
      for (uint32_t i = 0; inOrder && i < count; ++i) inOrder = entries[i] == to->preds[i].block;
      if (!inOrder) reorder(pending, entries, count);
      insertBefore(pending.phi, to, anchor);
    }
  }

  void reorder(const PendingPhi& pending, Block* const* entries, uint32_t count) {
    Inst* phi = pending.phi;
    Block* to = pending.block;
    ++stamp;
    for (uint32_t i = 0; i < count; ++i) {
      auto& entry = entryOfBlock[entries[i]->id];
      if (entry.first == stamp && phi->operand(entry.second) != phi->operand(i))
        return fail(pending.place,
                    fmt::format("the phi has two different values for {}", blockName(entries[i])));
      entry = {stamp, i};
    }
    operandsScratch.clear();
    for (const Edge& edge : to->preds) {
      const auto& entry = entryOfBlock[edge.block->id];
      if (entry.first != stamp)
        return fail(pending.place,
                    fmt::format("the phi has no value for {}, which branches to its block",
                                blockName(edge.block)));
      operandsScratch.push_back(phi->operand(entry.second));
    }
    if (count != to->preds.size()) {
      for (const Edge& edge : to->preds) entryOfBlock[edge.block->id].first = 0;
      for (uint32_t i = 0; i < count; ++i)
        if (entryOfBlock[entries[i]->id].first == stamp)
          return fail(pending.place,
                      fmt::format("the phi has a value for {}, which does not branch to its block",
                                  blockName(entries[i])));
      return fail(pending.place,
                  fmt::format("the phi has {} values, but {} edges come to its block", count,
                              to->preds.size()));
    }
    for (uint32_t i = 0; i < count; ++i) phi->setOperand(i, operandsScratch[i]);
  }

  std::string blockName(const Block* b) {
    if (b->name) return fmt::format("'%{}'", m.names[b->name]);
    for (size_t i = 0; i < numbered.size() && i < nextNumber; ++i)
      if (numbered[i].what == b) return fmt::format("'%{}'", i);
    return "a block";
  }

  // ---- values

  Value* parseValue(Type* type) {
    switch (tok.kind) {
      case Tok::LocalName:
      case Tok::LocalNumber:
        if (!fn) {
          fail("a local value outside a function");
          return nullptr;
        }
        return parseLocal(type);
      case Tok::Integer: {
        if (!type->isInt()) {
          fail(fmt::format("an integer constant for a value of type {}", toString(type)));
          return nullptr;
        }
        Value* value = m.constInt(type, int64_t(tok.number));
        next();
        return value;
      }
      default:
        return parseConstant(type);
    }
  }

  /// A value that must be there: after an error something of the type, so that callers need no
  /// checks.
  Value* valueOf(Type* type) {
    Value* value = parseValue(type);
    return value ? value : m.undef(type);
  }
  Value* parseTypeAndValue() {
    Type* type = parseType();
    return valueOf(type);
  }

  struct Aggregate {
    Type* type;
    char open;  // [ { or <
    std::vector<Value*> elements;
  };

  /// Aggregates nest as deep as arrays have dimensions: a stack of open ones.
  Value* parseConstant(Type* type) {
    if (!isPunct('[') && !isPunct('{') && !isPunct('<')) return parseSimpleConstant(type);
    std::vector<Aggregate> open;
    Type* wanted = type;
    Value* value = nullptr;
    for (;;) {
      if (isPunct('[') || isPunct('{') || isPunct('<')) {
        if (!openAggregate(open, wanted)) return nullptr;
        char close = open.back().open == '[' ? ']' : '}';
        if (!isPunct(close)) {
          wanted = parseType();
          continue;
        }
        value = closeAggregate(open);
      } else {
        value = parseSimpleConstant(wanted);
      }
      // A value is complete: it belongs to the aggregates around it.
      for (;;) {
        if (failed) return nullptr;
        if (open.empty()) return value;
        open.back().elements.push_back(value);
        if (takePunct(',')) break;
        value = closeAggregate(open);
      }
      wanted = parseType();
    }
  }

  bool openAggregate(std::vector<Aggregate>& open, Type* type) {
    char c = tok.punct;
    next();
    bool packed = c == '<';
    if (packed && !takePunct('{')) {
      fail("vector constants are not supported");
      return false;
    }
    bool fits =
        c == '[' ? type->isArray() : type->isStruct() && type->packed == packed && !type->opaque;
    if (!fits) {
      fail(fmt::format("this constant does not have type {}", toString(type)));
      return false;
    }
    open.push_back({type, c, {}});
    return true;
  }

  Value* closeAggregate(std::vector<Aggregate>& open) {
    Aggregate done = std::move(open.back());
    open.pop_back();
    Type* type = done.type;
    const char* place = tok.start;
    expectPunct(done.open == '[' ? ']' : '}');
    if (done.open == '<') expectPunct('>');
    if (failed) return nullptr;
    uint64_t count = type->isArray() ? type->count : type->fields.size();
    if (done.elements.size() != count) {
      fail(place, fmt::format("{} elements for {}, which has {}", done.elements.size(),
                              toString(type), count));
      return nullptr;
    }
    for (size_t i = 0; i < count; ++i) {
      const Type* want = type->isArray() ? type->element : type->fields[i];
      if (done.elements[i]->type == want) continue;
      fail(place, fmt::format("element {} has type {}, but {} has {} there", i,
                              toString(done.elements[i]->type), toString(type), toString(want)));
      return nullptr;
    }
    if (count == 0) return m.zero(type);
    if (Value* data = asData(done)) return data;
    return m.constAggregate(type, done.elements);
  }

  /// Arrays of plain numbers are kept as bytes.
  Value* asData(const Aggregate& aggregate) {
    Type* type = aggregate.type;
    if (!type->isArray()) return nullptr;
    Type* element = type->element;
    bool integer = element->isInt() && element->bits >= 8;
    if (!integer && !element->isFloatingPoint()) return nullptr;
    std::string bytes(type->size, '\0');
    size_t at = 0;
    for (Value* value : aggregate.elements) {
      uint64_t bits;
      if (const ConstInt* number = asConstInt(value))
        bits = uint64_t(number->value);
      else if (const ConstFloat* real = asConstFloat(value))
        bits = real->bits;
      else
        return nullptr;
      std::memcpy(bytes.data() + at, &bits, element->size);
      at += element->size;
    }
    return m.constData(type, bytes);
  }

  Value* parseSimpleConstant(Type* type) {
    Value* value = nullptr;
    auto wrong = [&]() -> Value* {
      fail(fmt::format("{} is no value of type {}", found(), toString(type)));
      return nullptr;
    };
    switch (tok.kind) {
      case Tok::Integer:
        if (!type->isInt()) return wrong();
        value = m.constInt(type, int64_t(tok.number));
        break;
      case Tok::Float:
      case Tok::HexFloat:
        return parseFloat(type);
      case Tok::GlobalName:
      case Tok::GlobalNumber: {
        if (!type->isPtr()) return wrong();
        value = m.find(tok.kind == Tok::GlobalName && tok.text.starts_with("llvm.")
                           ? canonicalName(tok.text)
                           : tok.text);
        if (!value) {
          fail(fmt::format("'@{}' is used, but never defined or declared", tok.text));
          return nullptr;
        }
        break;
      }
      case Tok::CString:
        if (!type->isArray() || !type->element->isInt(8) || type->count != tok.text.size()) {
          fail(fmt::format("a string of {} bytes for a value of type {}", tok.text.size(),
                           toString(type)));
          return nullptr;
        }
        value = m.constData(type, tok.text);
        break;
      case Tok::Word:
        switch (tok.word) {
          case Word::true_:
          case Word::false_:
            if (!type->isInt(1)) return wrong();
            value = m.constBool(isWord(Word::true_));
            break;
          case Word::null_:
            if (!type->isPtr()) return wrong();
            value = m.nullPtr();
            break;
          case Word::undef_:
            value = m.undef(type);
            break;
          case Word::poison_:
            value = m.poison(type);
            break;
          case Word::zeroinitializer_:
            value = m.zero(type);
            break;
          default:
            return parseExpression(type);
        }
        break;
      default:
        fail(fmt::format("expected a value before {}", found()));
        return nullptr;
    }
    next();
    return value;
  }

  Value* parseFloat(Type* type) {
    if (!type->isFloatingPoint()) {
      fail(fmt::format("a floating-point constant for a value of type {}", toString(type)));
      return nullptr;
    }
    double value;
    std::string text(tok.text);
    if (tok.kind == Tok::HexFloat) {
      if (text.size() > 2 && std::strchr("KLMHR", text[2])) {
        fail("floating-point constants of this width are not supported");
        return nullptr;
      }
      value = std::bit_cast<double>(uint64_t(std::strtoull(text.c_str() + 2, nullptr, 16)));
    } else {
      value = std::strtod(text.c_str(), nullptr);
    }
    Value* constant;
    if (type->kind == TypeKind::Double) {
      constant = m.constFloatBits(type, std::bit_cast<uint64_t>(value));
    } else if (std::isnan(value)) {
      // By hand: a conversion would make a signalling NaN quiet.
      auto bits = std::bit_cast<uint64_t>(value);
      uint64_t payload = bits >> 29 & 0x7FFFFF;
      constant =
          m.constFloatBits(type, (bits >> 63 << 31) | 0x7F800000 | (payload ? payload : 0x400000));
    } else {
      auto narrow = float(value);
      if (double(narrow) != value) {
        fail(fmt::format(
            "{} has no exact value of type float (write it as the hexadecimal bits of a double)",
            text));
        return nullptr;
      }
      constant = m.constFloat(narrow);
    }
    next();
    return constant;
  }

  Op opOf(Word word) {
    switch (word) {
      case Word::add_:
        return Op::Add;
      case Word::sub_:
        return Op::Sub;
      case Word::mul_:
        return Op::Mul;
      case Word::udiv_:
        return Op::UDiv;
      case Word::sdiv_:
        return Op::SDiv;
      case Word::urem_:
        return Op::URem;
      case Word::srem_:
        return Op::SRem;
      case Word::shl_:
        return Op::Shl;
      case Word::lshr_:
        return Op::LShr;
      case Word::ashr_:
        return Op::AShr;
      case Word::and_:
        return Op::And;
      case Word::or_:
        return Op::Or;
      case Word::xor_:
        return Op::Xor;
      case Word::fadd_:
        return Op::FAdd;
      case Word::fsub_:
        return Op::FSub;
      case Word::fmul_:
        return Op::FMul;
      case Word::fdiv_:
        return Op::FDiv;
      case Word::frem_:
        return Op::FRem;
      case Word::trunc_:
        return Op::Trunc;
      case Word::zext_:
        return Op::ZExt;
      case Word::sext_:
        return Op::SExt;
      case Word::fptrunc_:
        return Op::FPTrunc;
      case Word::fpext_:
        return Op::FPExt;
      case Word::fptoui_:
        return Op::FPToUI;
      case Word::fptosi_:
        return Op::FPToSI;
      case Word::uitofp_:
        return Op::UIToFP;
      case Word::sitofp_:
        return Op::SIToFP;
      case Word::ptrtoint_:
        return Op::PtrToInt;
      case Word::inttoptr_:
        return Op::IntToPtr;
      case Word::bitcast_:
        return Op::BitCast;
      default:
        return Op::Erased;
    }
  }

  Value* parseConstantOperand() {
    const char* place = tok.start;
    Type* type = parseType();
    Value* value = valueOf(type);
    if (!value->isConstant()) fail(place, "expected a constant");
    return value;
  }

  Value* parseExpression(Type* type) {
    Nested guard(*this);
    const char* place = tok.start;
    Word word = tok.word;
    std::string_view text = tok.text;
    Value* value = nullptr;
    if (word == Word::getelementptr_) {
      value = parseGepExpression();
    } else if (Op op = opOf(word); isCast(op)) {
      next();
      expectPunct('(');
      Value* from = parseConstantOperand();
      expectWord(Word::to_, "to");
      Type* to = parseType();
      expectPunct(')');
      if (failed) return nullptr;
      value = castConstant(op, from, to, place);
    } else if (op >= Op::Add && op <= Op::Xor) {
      if (op != Op::Add && op != Op::Sub && op != Op::Mul && op != Op::And && op != Op::Or &&
          op != Op::Xor) {
        fail(fmt::format("constant expressions of '{}' are not supported", text));
        return nullptr;
      }
      next();
      uint8_t flags = wrapFlags();
      expectPunct('(');
      std::array<Value*, 2> operands;
      operands[0] = parseConstantOperand();
      expectPunct(',');
      operands[1] = parseConstantOperand();
      expectPunct(')');
      if (failed) return nullptr;
      if (!operands[0]->type->isInt() || operands[0]->type != operands[1]->type) {
        fail(place, fmt::format("'{}' takes two integers of one type", text));
        return nullptr;
      }
      ConstExpr* expr = m.constExpr(op, operands[0]->type, operands);
      expr->flags = flags;
      value = expr;
    } else {
      for (Word known : {Word::blockaddress_, Word::asm_, Word::dso_local_equivalent_,
                         Word::no_cfi_, Word::ptrauth_, Word::splat_, Word::icmp_, Word::fcmp_,
                         Word::select_, Word::addrspacecast_, Word::extractelement_,
                         Word::insertelement_, Word::shufflevector_, Word::none_}) {
        if (word != known) continue;
        fail(fmt::format("'{}' as a constant is not supported", text));
        return nullptr;
      }
      fail(fmt::format("expected a value before {}", found()));
      return nullptr;
    }
    if (value && value->type != type) {
      fail(place, fmt::format("this has type {}, but here it is said to be {}",
                              toString(value->type), toString(type)));
      return nullptr;
    }
    return value;
  }

  Value* castConstant(Op op, Value* from, Type* to, const char* place) {
    const Type* source = from->type;
    const ConstInt* number = asConstInt(from);
    bool ints = source->isInt() && to->isInt();
    switch (op) {
      case Op::BitCast:
        if (source == to) return from;
        if (source->isPtr() || to->isPtr() || !source->isScalar() || !to->isScalar() ||
            source->bits != to->bits)
          break;
        return m.constExpr(op, to, std::array<Value*, 1>{from});
      case Op::PtrToInt:
        if (!source->isPtr() || !to->isInt()) break;
        if (from->is(Op::ConstNull)) return m.constInt(to, 0);
        return m.constExpr(op, to, std::array<Value*, 1>{from});
      case Op::IntToPtr:
        if (!source->isInt() || !to->isPtr()) break;
        if (number && number->isZero()) return m.nullPtr();
        return m.constExpr(op, to, std::array<Value*, 1>{from});
      case Op::Trunc:
        if (!ints || source->bits <= to->bits) break;
        return number ? static_cast<Value*>(m.constInt(to, number->value))
                      : m.constExpr(op, to, std::array<Value*, 1>{from});
      case Op::ZExt:
      case Op::SExt:
        if (!ints || source->bits >= to->bits) break;
        if (!number) return m.constExpr(op, to, std::array<Value*, 1>{from});
        return m.constInt(to, op == Op::ZExt ? int64_t(number->zext()) : number->value);
      default:
        fail(place, fmt::format("constant expressions of '{}' are not supported", opInfo(op).text));
        return nullptr;
    }
    fail(place, fmt::format("{} cannot go from {} to {}", opInfo(op).text, toString(source),
                            toString(to)));
    return nullptr;
  }

  /// nuw, nsw, exact.
  uint8_t wrapFlags() {
    uint8_t flags = 0;
    for (;; next()) {
      if (isWord(Word::nuw_))
        flags |= vflags::NUW;
      else if (isWord(Word::nsw_))
        flags |= vflags::NSW;
      else if (isWord(Word::exact_))
        flags |= vflags::Exact;
      else if (!isWord(Word::disjoint_) && !isWord(Word::nneg_) && !isWord(Word::samesign_))
        return flags;
    }
  }

  bool gepFlags() {
    bool inBounds = false;
    for (;;) {
      if (takeWord(Word::inbounds_)) {
        inBounds = true;
      } else if (isWord(Word::inrange_)) {
        next();
        if (isPunct('(')) skipBrackets();
      } else if (!takeWord(Word::nusw_) && !takeWord(Word::nuw_)) {
        return inBounds;
      }
    }
  }

  /// `T, ptr base` or, as before LLVM 3.7, `T* base`: the type indexed and the base.
  Type* parseGepBase(Value*& baseValue) {
    Type* source = parseAnyType();
    Type* old = pointee;
    if (takePunct(',')) {
      const char* place = tok.start;
      Type* type = parseType();
      if (!type->isPtr())
        fail(place,
             fmt::format("the base of a getelementptr is a pointer, not {}", toString(type)));
      baseValue = valueOf(type);
      return source;
    }
    if (!old) fail(fmt::format("expected ',' before {}", found()));
    baseValue = valueOf(types.ptr());
    return old ? old : fallbackType();
  }

  Value* parseGepExpression() {
    next();
    bool inBounds = gepFlags();
    expectPunct('(');
    std::vector<Value*> operands(1);
    Type* source = parseGepBase(operands[0]);
    bool allZero = true;
    const Type* at = source;
    while (takePunct(',') && !failed) {
      takeWord(Word::inrange_);
      const char* place = tok.start;
      operands.push_back(parseConstantOperand());
      if (failed) return nullptr;
      const ConstInt* index = asConstInt(operands.back());
      if (!operands.back()->type->isInt()) fail(place, "an index is an integer");
      allZero &= index && index->isZero();
      if (operands.size() == 2) continue;
      if (at->isArray()) {
        at = at->element;
      } else if (at->isStruct() && index && index->zext() < at->fields.size()) {
        at = at->fields[index->zext()];
      } else {
        fail(place, fmt::format("this index names no element of {}", toString(at)));
        return nullptr;
      }
    }
    expectPunct(')');
    if (failed) return nullptr;
    if (!operands[0]->isConstant()) {
      fail("the base of a constant getelementptr is a constant");
      return nullptr;
    }
    if (allZero) return operands[0];
    ConstExpr* expr = m.constExpr(Op::Gep, types.ptr(), operands, source);
    if (inBounds) expr->flags = vflags::InBounds;
    return expr;
  }

  // ---- instructions

  SourceLoc instLoc;

  Inst* make(Op op, Type* type, std::span<Value* const> operands) {
    Inst* inst = fn->createInst(op, type, operands, instLoc);
    append(inst, block);
    return inst;
  }

  uint8_t fastMath() {
    using namespace vflags;
    uint8_t flags = 0;
    for (;; next()) {
      switch (tok.word) {
        case Word::fast_:
          flags |= FFast;
          break;
        case Word::nnan_:
          flags |= FNNaN;
          break;
        case Word::ninf_:
          flags |= FNInf;
          break;
        case Word::nsz_:
          flags |= FNSz;
          break;
        case Word::arcp_:
          flags |= FArcp;
          break;
        case Word::contract_:
          flags |= FContract;
          break;
        case Word::afn_:
          flags |= FAfn;
          break;
        case Word::reassoc_:
          flags |= FReassoc;
          break;
        default:
          return flags;
      }
    }
  }

  void parseInst() {
    Token name;
    uint32_t nameId = 0;
    instLoc = here();
    if (tok.kind == Tok::LocalName || tok.kind == Tok::LocalNumber) {
      name = tok;
      if (tok.kind == Tok::LocalName) nameId = m.names.intern(tok.text);
      next();
      expectPunct('=');
      if (nameId) name.text = m.names[nameId];
    }
    const char* place = tok.start;
    Value* result = parseOperation();
    if (failed) return;
    while (isPunct(',')) {
      next();
      if (!isPunct('!')) return fail(fmt::format("unexpected {} behind an instruction", found()));
      skipAttachment();
    }
    if (!result) {
      if (name.kind != Tok::Eof)
        fail(name.start, "this instruction has no result that could be named");
      return;
    }
    if (result->type->isVoid()) {
      if (name.kind != Tok::Eof)
        fail(name.start, fmt::format("'{}' names a result, but this instruction has none",
                                     std::string_view(place, size_t(std::strcspn(place, " \n")))));
      return;
    }
    if (Inst* inst = asInst(result); inst && nameId && !inst->name) inst->name = nameId;
    bind(name, nameId, result);
  }

  /// The instruction behind the `=`, up to its attachments. Null: nothing that could have a name.
  Value* parseOperation() {
    if (tok.kind != Tok::Word) {
      fail(fmt::format("expected an instruction before {}", found()));
      return nullptr;
    }
    Word word = tok.word;
    std::string_view text = tok.text;
    const char* place = tok.start;
    switch (word) {
      case Word::ret_:
        next();
        return parseRet();
      case Word::br_:
        next();
        return parseBr();
      case Word::switch_:
        next();
        return parseSwitch();
      case Word::unreachable_:
        next();
        terminate(Op::Unreachable, {}, {});
        return nullptr;
      case Word::add_:
      case Word::sub_:
      case Word::mul_:
      case Word::shl_:
      case Word::sdiv_:
      case Word::udiv_:
      case Word::lshr_:
      case Word::ashr_:
      case Word::srem_:
      case Word::urem_:
      case Word::and_:
      case Word::or_:
      case Word::xor_: {
        next();
        uint8_t flags = wrapFlags();
        return parseBinary(opOf(word), flags, place);
      }
      case Word::fadd_:
      case Word::fsub_:
      case Word::fmul_:
      case Word::fdiv_:
      case Word::frem_: {
        next();
        uint8_t flags = fastMath();
        return parseBinary(opOf(word), flags, place);
      }
      case Word::fneg_: {
        next();
        uint8_t flags = fastMath();
        Value* value = parseTypeAndValue();
        if (!failed && !value->type->isFloatingPoint())
          fail(place, "fneg is for floating-point numbers");
        if (failed) return nullptr;
        Inst* inst = make(Op::FNeg, value->type, std::array{value});
        inst->flags = flags;
        return inst;
      }
      case Word::alloca_:
        next();
        return parseAlloca();
      case Word::load_:
        next();
        return parseLoad();
      case Word::store_:
        next();
        return parseStore();
      case Word::getelementptr_:
        next();
        return parseGep();
      case Word::trunc_:
      case Word::zext_:
      case Word::sext_:
      case Word::fptrunc_:
      case Word::fpext_:
      case Word::fptoui_:
      case Word::fptosi_:
      case Word::uitofp_:
      case Word::sitofp_:
      case Word::ptrtoint_:
      case Word::inttoptr_:
      case Word::bitcast_:
        next();
        return parseCast(opOf(word), place);
      case Word::icmp_:
        next();
        return parseICmp(place);
      case Word::fcmp_:
        next();
        return parseFCmp(place);
      case Word::phi_:
        next();
        return parsePhi(place);
      case Word::select_: {
        next();
        uint8_t flags = fastMath();
        std::array<Value*, 3> operands;
        operands[0] = parseTypeAndValue();
        expectPunct(',');
        operands[1] = parseTypeAndValue();
        expectPunct(',');
        operands[2] = parseTypeAndValue();
        if (failed) return nullptr;
        if (!operands[0]->type->isInt(1)) fail(place, "the condition of a select is an i1");
        if (operands[1]->type != operands[2]->type)
          fail(place, "the values of a select have one type");
        Inst* inst = make(Op::Select, operands[1]->type, operands);
        if (inst->type->isFloatingPoint()) inst->flags = flags;
        return inst;
      }
      case Word::freeze_: {
        next();
        Value* value = parseTypeAndValue();
        return failed ? nullptr : make(Op::Freeze, value->type, std::array{value});
      }
      case Word::tail_:
      case Word::musttail_:
      case Word::notail_:
        next();
        if (!isWord(Word::call_)) {
          fail(fmt::format("expected 'call' before {}", found()));
          return nullptr;
        }
        next();
        return parseCall(word != Word::notail_);
      case Word::call_:
        next();
        return parseCall(false);
      case Word::extractvalue_:
        next();
        return parseMember(Op::ExtractValue, place);
      case Word::insertvalue_:
        next();
        return parseMember(Op::InsertValue, place);
      case Word::indirectbr_:
      case Word::invoke_:
      case Word::callbr_:
      case Word::resume_:
      case Word::cleanupret_:
      case Word::catchret_:
      case Word::catchswitch_:
      case Word::fence_:
      case Word::cmpxchg_:
      case Word::atomicrmw_:
      case Word::addrspacecast_:
      case Word::va_arg_:
      case Word::landingpad_:
      case Word::catchpad_:
      case Word::cleanuppad_:
      case Word::extractelement_:
      case Word::insertelement_:
      case Word::shufflevector_:
        notSupported(text);
        return nullptr;
      default:
        fail(fmt::format("'{}' is no instruction", text));
        return nullptr;
    }
  }

  Value* parseBinary(Op op, uint8_t flags, const char* place) {
    Type* type = parseType();
    std::array<Value*, 2> operands;
    operands[0] = valueOf(type);
    expectPunct(',');
    operands[1] = valueOf(type);
    if (failed) return nullptr;
    bool floating = op >= Op::FAdd && op <= Op::FRem;
    if (floating ? !type->isFloatingPoint() : !type->isInt()) {
      fail(place, fmt::format("{} is for {}, not for {}", opInfo(op).text,
                              floating ? "floating-point numbers" : "integers", toString(type)));
      return nullptr;
    }
    Inst* inst = make(op, type, operands);
    inst->flags = flags;
    return inst;
  }

  // ---- terminators

  void terminate(Op op, std::span<Value* const> operands, std::span<Block* const> targets) {
    if (failed) return;
    make(op, types.voidTy(), operands);
    setSuccs(block, targets);
    block = nullptr;
  }

  Value* parseRet() {
    const char* place = tok.start;
    Type* type = parseAnyType();  // `void`, or a value's, which may begin with it: `void ()*`
    if (type->isVoid()) {
      terminate(Op::Ret, {}, {});
      return nullptr;
    }
    Value* value = valueOf(expectValueType(place, type));
    terminate(Op::Ret, std::array{value}, {});
    return nullptr;
  }

  Value* parseBr() {
    if (isWord(Word::label_)) {
      Block* target = parseLabel();
      terminate(Op::Br, {}, std::array{target});
      return nullptr;
    }
    const char* place = tok.start;
    Value* condition = parseTypeAndValue();
    if (!failed && !condition->type->isInt(1)) fail(place, "the condition of a branch is an i1");
    expectPunct(',');
    Block* ifTrue = parseLabel();
    expectPunct(',');
    Block* ifFalse = parseLabel();
    terminate(Op::CondBr, std::array{condition}, std::array{ifTrue, ifFalse});
    return nullptr;
  }

  Value* parseSwitch() {
    std::vector<Value*> operands{parseTypeAndValue()};
    expectPunct(',');
    std::vector<Block*> targets{parseLabel()};
    expectPunct('[');
    while (!isPunct(']') && !failed) {
      const char* place = tok.start;
      operands.push_back(parseTypeAndValue());
      if (!failed &&
          (!operands.back()->is(Op::ConstInt) || operands.back()->type != operands[0]->type))
        fail(place, "a case is a constant of the type that the switch selects by");
      expectPunct(',');
      targets.push_back(parseLabel());
    }
    expectPunct(']');
    terminate(Op::Switch, operands, targets);
    return nullptr;
  }

  // ---- memory

  Value* parseAlloca() {
    const char* place = tok.start;
    if (isWord(Word::inalloca_) || isWord(Word::swifterror_)) {
      notSupported(tok.text);
      return nullptr;
    }
    Type* type = parseType();
    Value* count = nullptr;
    uint32_t align = 0;
    while (isPunct(',') && !failed) {
      const char* comma = tok.start;
      next();
      if (takeWord(Word::align_)) {
        align = alignment();
      } else if (isWord(Word::addrspace_)) {
        parseAddressSpace();
      } else if (isPunct('!')) {
        backTo(comma);
        break;
      } else {
        count = parseTypeAndValue();
      }
    }
    if (failed) return nullptr;
    if (type->opaque) fail(place, fmt::format("the type {} has no size", toString(type)));
    if (count && count->is(Op::ConstInt) && asConstInt(count)->value == 1) count = nullptr;
    Inst* inst = make(Op::Alloca, types.ptr(), std::span<Value* const>(&count, count ? 1 : 0));
    inst->typeArg = type;
    if (align && align != type->align) inst->setAlign(align);
    return inst;
  }

  void backTo(const char* place) {
    if (failed) return;
    lex.seek(place);
    next();
  }

  uint8_t accessFlags() {
    uint8_t flags = 0;
    if (takeWord(Word::atomic_)) flags |= vflags::Atomic;
    if (takeWord(Word::volatile_)) flags |= vflags::Volatile;
    return flags;
  }

  void parseOrdering(Inst* inst) {
    if (takeWord(Word::syncscope_) && isPunct('(')) skipBrackets();
    switch (tok.word) {
      case Word::unordered_:
        inst->setAtomic(Ordering::Unordered);
        break;
      case Word::monotonic_:
        inst->setAtomic(Ordering::Monotonic);
        break;
      case Word::acquire_:
      case Word::release_:
      case Word::acq_rel_:
        if (isWord(inst->is(Op::Load) ? Word::acquire_ : Word::release_))
          inst->setAtomic(Ordering::AcquireRelease);
        else
          fail(fmt::format("a {} cannot be ordered '{}'", opInfo(inst->op).text, tok.text));
        break;
      case Word::seq_cst_:
        inst->setAtomic(Ordering::SeqCst);
        break;
      default:
        fail(fmt::format("expected the ordering of an atomic access before {}", found()));
    }
    next();
  }

  /// syncscope, ordering, alignment.
  void accessTail(Inst* inst, const Type* type) {
    if (inst->flags & vflags::Atomic) parseOrdering(inst);
    while (isPunct(',') && !failed) {
      const char* comma = tok.start;
      next();
      if (!takeWord(Word::align_)) {
        backTo(comma);
        return;
      }
      uint32_t align = alignment();
      if (!failed && align != type->align) inst->setAlign(align);
    }
  }

  Value* parseLoad() {
    uint8_t flags = accessFlags();
    const char* place = tok.start;
    Type* type = parseType();
    Type* old = pointee;
    Value* address;
    if (takePunct(',')) {
      const char* at = tok.start;
      Type* addressType = parseType();
      if (!addressType->isPtr())
        fail(at, fmt::format("a load is from a pointer, not from {}", toString(addressType)));
      address = valueOf(addressType);
    } else {  // load i32* %p, as before LLVM 3.7
      if (!old) fail(fmt::format("expected ',' before {}", found()));
      address = valueOf(types.ptr());
      type = old ? old : type;
    }
    if (failed) return nullptr;
    if (type->opaque || type->isVoid() || type->isFunction()) {
      fail(place, fmt::format("no value of type {} can be loaded", toString(type)));
      return nullptr;
    }
    Inst* inst = make(Op::Load, type, std::array{address});
    inst->flags = flags;
    accessTail(inst, type);
    return inst;
  }

  Value* parseStore() {
    uint8_t flags = accessFlags();
    Value* value = parseTypeAndValue();
    expectPunct(',');
    const char* place = tok.start;
    Value* address = parseTypeAndValue();
    if (failed) return nullptr;
    if (!address->type->isPtr()) {
      fail(place, fmt::format("a store is to a pointer, not to {}", toString(address->type)));
      return nullptr;
    }
    Inst* inst = make(Op::Store, types.voidTy(), std::array{value, address});
    inst->flags = flags;
    accessTail(inst, value->type);
    return inst;
  }

  Value* parseGep() {
    bool inBounds = gepFlags();
    const char* place = tok.start;
    operandsScratch.assign(1, nullptr);
    Type* source = parseGepBase(operandsScratch[0]);
    const Type* at = source;
    while (isPunct(',') && !failed) {
      const char* comma = tok.start;
      next();
      if (isPunct('!')) {
        backTo(comma);
        break;
      }
      const char* indexPlace = tok.start;
      Value* index = parseTypeAndValue();
      if (failed) return nullptr;
      operandsScratch.push_back(index);
      if (!index->type->isInt())
        fail(indexPlace, fmt::format("an index is an integer, not {}", toString(index->type)));
      if (operandsScratch.size() == 2) continue;
      const ConstInt* field = asConstInt(index);
      if (at->isArray()) {
        at = at->element;
      } else if (at->isStruct() && field && field->type->isInt(32) &&
                 field->zext() < at->fields.size()) {
        at = at->fields[field->zext()];
      } else {
        fail(indexPlace, fmt::format("this index names no element of {}", toString(at)));
        return nullptr;
      }
    }
    if (failed) return nullptr;
    if (source->opaque || source->isVoid() || source->isFunction()) {
      fail(place, fmt::format("the type {} has no size", toString(source)));
      return nullptr;
    }
    Inst* inst = make(Op::Gep, types.ptr(), operandsScratch);
    inst->typeArg = source;
    if (inBounds) inst->flags = vflags::InBounds;
    return inst;
  }

  // ---- casts, comparisons, phis

  Value* parseCast(Op op, const char* place) {
    fastMath();
    wrapFlags();
    Value* value = parseTypeAndValue();
    expectWord(Word::to_, "to");
    Type* to = parseType();
    if (failed) return nullptr;
    if (op == Op::BitCast && value->type == to) {
      // Pointers have one type: the cast is the value itself, once that is known.
      bool forward = value->is(Op::Argument) && !isArgument(value);
      if (!forward) return value;
      lateCasts.push_back(make(op, to, std::array{value}));
      return lateCasts.back();
    }
    if (!isValidCast(op, value->type, to)) {
      fail(place, fmt::format("{} cannot go from {} to {}", opInfo(op).text, toString(value->type),
                              toString(to)));
      return nullptr;
    }
    return make(op, to, std::array{value});
  }

  bool isArgument(const Value* value) const {
    const auto* arg = static_cast<const Argument*>(value);
    return arg->function == fn;
  }

  Value* parseICmp(const char* place) {
    takeWord(Word::samesign_);
    IntPred pred;
    switch (tok.word) {
      case Word::eq_:
        pred = IntPred::EQ;
        break;
      case Word::ne_:
        pred = IntPred::NE;
        break;
      case Word::ugt_:
        pred = IntPred::UGT;
        break;
      case Word::uge_:
        pred = IntPred::UGE;
        break;
      case Word::ult_:
        pred = IntPred::ULT;
        break;
      case Word::ule_:
        pred = IntPred::ULE;
        break;
      case Word::sgt_:
        pred = IntPred::SGT;
        break;
      case Word::sge_:
        pred = IntPred::SGE;
        break;
      case Word::slt_:
        pred = IntPred::SLT;
        break;
      case Word::sle_:
        pred = IntPred::SLE;
        break;
      default:
        fail(fmt::format("expected a predicate of icmp before {}", found()));
        return nullptr;
    }
    next();
    Type* type = parseType();
    if (!failed && !type->isInt() && !type->isPtr())
      fail(place, fmt::format("icmp compares integers or pointers, not {}", toString(type)));
    return parseCompare(Op::ICmp, type, uint16_t(pred));
  }

  Value* parseFCmp(const char* place) {
    uint8_t flags = fastMath();
    FloatPred pred;
    switch (tok.word) {
      case Word::false_:
        pred = FloatPred::False;
        break;
      case Word::oeq_:
        pred = FloatPred::OEQ;
        break;
      case Word::ogt_:
        pred = FloatPred::OGT;
        break;
      case Word::oge_:
        pred = FloatPred::OGE;
        break;
      case Word::olt_:
        pred = FloatPred::OLT;
        break;
      case Word::ole_:
        pred = FloatPred::OLE;
        break;
      case Word::one_:
        pred = FloatPred::ONE;
        break;
      case Word::ord_:
        pred = FloatPred::ORD;
        break;
      case Word::uno_:
        pred = FloatPred::UNO;
        break;
      case Word::ueq_:
        pred = FloatPred::UEQ;
        break;
      case Word::ugt_:
        pred = FloatPred::UGT;
        break;
      case Word::uge_:
        pred = FloatPred::UGE;
        break;
      case Word::ult_:
        pred = FloatPred::ULT;
        break;
      case Word::ule_:
        pred = FloatPred::ULE;
        break;
      case Word::une_:
        pred = FloatPred::UNE;
        break;
      case Word::true_:
        pred = FloatPred::True;
        break;
      default:
        fail(fmt::format("expected a predicate of fcmp before {}", found()));
        return nullptr;
    }
    next();
    Type* type = parseType();
    if (!failed && !type->isFloatingPoint())
      fail(place, fmt::format("fcmp compares floating-point numbers, not {}", toString(type)));
    Inst* inst = parseCompare(Op::FCmp, type, uint16_t(pred));
    if (inst) inst->flags = flags;
    return inst;
  }

  Inst* parseCompare(Op op, Type* type, uint16_t pred) {
    std::array<Value*, 2> operands;
    operands[0] = valueOf(type);
    expectPunct(',');
    operands[1] = valueOf(type);
    if (failed) return nullptr;
    Inst* inst = make(op, types.i1(), operands);
    inst->sub = pred;
    return inst;
  }

  Value* parsePhi(const char* place) {
    uint8_t flags = fastMath();
    if (block->first) {
      fail(place, "phis stand at the beginning of a block, before all other instructions");
      return nullptr;
    }
    Type* type = parseType();
    operandsScratch.clear();
    auto firstEntry = uint32_t(phiBlocks.size());
    do {
      expectPunct('[');
      operandsScratch.push_back(valueOf(type));
      expectPunct(',');
      Block* from = parseBlockName();
      expectPunct(']');
      if (failed) return nullptr;
      phiBlocks.push_back(from);
    } while (nextPhiEntry());
    if (failed) return nullptr;
    Inst* inst = fn->createInst(Op::Phi, type, operandsScratch, instLoc);
    if (type->isFloatingPoint()) inst->flags = flags;
    pendingPhis.push_back({inst, block, firstEntry, place});
    return inst;
  }

  bool nextPhiEntry() {
    if (!isPunct(',')) return false;
    const char* comma = tok.start;
    next();
    if (isPunct('[')) return true;
    backTo(comma);  // an attachment
    return false;
  }

  // ---- calls and aggregates

  Value* parseCall(bool tail) {
    uint8_t flags = fastMath();
    parseConvention();
    ParamAttrs ret;
    parseAttrs(ret, nullptr);
    if (isWord(Word::addrspace_)) parseAddressSpace();
    Type* type = parseAnyType();
    Type* fnType = type->isFunction() ? type : nullptr;
    if (!fnType && pointee && pointee->isFunction() && pointee->variadic)
      fnType = pointee;  // LLVM <= 3.6
    if (isWord(Word::asm_)) {
      fail("inline assembly is not supported");
      return nullptr;
    }
    bool direct = tok.kind == Tok::GlobalName;
    if (direct && isDropped(tok.text)) {
      next();
      if (isPunct('('))
        skipBrackets();
      else
        expectPunct('(');
      skipCallAttributes();
      return nullptr;
    }
    Function* implicit = direct ? declareIntrinsic() : nullptr;
    Value* callee = valueOf(types.ptr());
    const char* place = tok.start;
    expectPunct('(');
    std::vector<Value*>& operands = callOperands;
    operands.assign(1, callee);
    callAttrs.clear();
    bool plain = true;
    while (!isPunct(')') && !failed) {
      if (tok.kind == Tok::Ellipsis) {  // musttail of a variadic function
        fail("forwarding of variadic arguments is not supported");
        return nullptr;
      }
      Type* argType = parseType();
      ParamAttrs attrs;
      if (tok.kind == Tok::Word) {
        parseAttrs(attrs, pointee);
        plain &= !attrs.signExt && !attrs.zeroExt && !attrs.noUndef && !attrs.byVal &&
                 !attrs.sret && !attrs.align;
      }
      callAttrs.push_back(attrs);
      operands.push_back(valueOf(argType));
      if (!takePunct(',')) break;
    }
    expectPunct(')');
    skipCallAttributes();
    if (isPunct('[')) {
      const Function* known = asFunction(callee);
      if (!known || known->intrinsic != Intrinsic::Assume)
        fail("operand bundles are not supported");
      skipBrackets();
    }
    if (failed) return nullptr;
    if (!fnType) {
      argTypes.clear();
      for (size_t i = 1; i < operands.size(); ++i) argTypes.push_back(operands[i]->type);
      fnType = types.function(type, argTypes);
    } else if (!checkArguments(fnType, operands, place)) {
      return nullptr;
    }
    if (implicit) implicit->setType(fnType);
    Inst* inst = make(Op::Call, fnType->returnType(), operands);
    inst->call = fn->arena.create<CallInfo>();
    inst->call->fnType = fnType;
    inst->call->ret = ret;
    inst->call->tail = tail;
    if (!plain) inst->call->args = fn->arena.copy(std::span<const ParamAttrs>(callAttrs));
    if (inst->type->isFloatingPoint()) inst->flags = flags;
    return inst;
  }
  std::vector<Value*> callOperands;
  std::vector<ParamAttrs> callAttrs;
  std::vector<Type*> argTypes;

  /// An intrinsic need not be declared, as in LLVM: its first call does that. Null if the function
  /// that the current token names is something else, or known.
  Function* declareIntrinsic() {
    if (!tok.text.starts_with("llvm.")) return nullptr;
    std::string name = canonicalName(tok.text);
    return m.find(name) ? nullptr : m.createFunction(name, types.function(types.voidTy(), {}));
  }

  bool checkArguments(const Type* fnType, std::span<Value* const> operands, const char* place) {
    auto params = fnType->params();
    size_t count = operands.size() - 1;
    if (count < params.size() || (count > params.size() && !fnType->variadic)) {
      fail(place, fmt::format("{} arguments for {}, which takes {}", count, toString(fnType),
                              params.size()));
      return false;
    }
    for (size_t i = 0; i < params.size(); ++i) {
      if (operands[i + 1]->type == params[i]) continue;
      fail(place, fmt::format("argument {} has type {}, but {} is wanted", i + 1,
                              toString(operands[i + 1]->type), toString(params[i])));
      return false;
    }
    return true;
  }

  /// Function attributes behind a call: promises, except optnone and such, which mean nothing here.
  void skipCallAttributes() {
    for (;;) {
      switch (tok.kind) {
        case Tok::AttrGroup:
          next();
          continue;
        case Tok::String:
          next();
          if (takePunct('=')) expectString();
          continue;
        case Tok::Word:
          if (tok.word != Word::Other && tok.word != Word::noreturn_ && tok.word != Word::align_)
            return;
          if (tok.word == Word::align_) {
            next();
            alignment();
            continue;
          }
          next();
          if (isPunct('(')) skipBrackets();
          continue;
        default:
          return;
      }
    }
  }

  Value* parseMember(Op op, const char* place) {
    operandsScratch.clear();
    Value* aggregate = parseTypeAndValue();
    Value* inserted = nullptr;
    if (op == Op::InsertValue) {
      expectPunct(',');
      inserted = parseTypeAndValue();
    }
    if (failed) return nullptr;
    operandsScratch.push_back(aggregate);
    if (inserted) operandsScratch.push_back(inserted);
    Type* member = aggregate->type;
    bool any = false;
    while (isPunct(',') && !failed) {
      const char* comma = tok.start;
      next();
      if (isPunct('!')) {
        backTo(comma);
        break;
      }
      uint64_t index = expectInteger("an index");
      any = true;
      if (member->isArray() && index < member->count) {
        member = member->element;
      } else if (member->isStruct() && index < member->fields.size()) {
        member = member->fields[index];
      } else {
        fail(place, fmt::format("the indices name no member of {}", toString(aggregate->type)));
        return nullptr;
      }
      if (index > INT32_MAX) fail(place, "this index is too large");
      operandsScratch.push_back(m.constI32(int32_t(index)));
    }
    if (!any) fail(place, "it must name a member");
    if (inserted && inserted->type != member)
      fail(place, fmt::format("the member has type {}, not {}", toString(member),
                              toString(inserted->type)));
    return failed ? nullptr
                  : make(op, op == Op::ExtractValue ? member : aggregate->type, operandsScratch);
  }
};

}  // namespace

bool parseModule(Module& module, const SourceManager& sources, SourceLoc file,
                 Diagnostics& diagnostics, const ParseOptions& options) {
  if (!Parser(module, sources, file, diagnostics).run()) return false;
  if (!options.verify) return true;
  std::vector<VerifyError> errors;
  if (verify(module, errors)) return true;
  for (VerifyError& error : errors)
    diagnostics.error(error.loc.valid() ? error.loc : file, std::move(error.message));
  return false;
}

}  // namespace minic
