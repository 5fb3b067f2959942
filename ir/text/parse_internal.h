// What reads LLVM's text: one state, and the functions that work on it, a file for each group
// below. Private to ir/text/parse*.cpp.
#pragma once

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "ir/builder.h"
#include "ir/function.h"
#include "ir/text/lex.h"
#include "support/diagnostics.h"

namespace minic::irparse {

/// <n x i1>
inline bool isMask(const Type* type) { return type->isVector() && type->element->isInt(1); }

using irtext::Tok;
using irtext::Token;
using irtext::Word;

class Reader {
 public:
  Reader(Module& module, const SourceManager& sources, SourceLoc file, Diagnostics& diagnostics)
      : m(module), types(module.types), lex(sources.text(file)), base(file), diags(diagnostics) {}
  /// False after an error.
  bool run();

 private:
  Module& m;
  TypeContext& types;

  // ---- parse_tokens.cpp: the current token. The first error ends everything: the token becomes
  // Eof and stays it, so every loop ends by itself.

  irtext::Lexer lex;
  Token tok;
  bool failed = false;
  SourceLoc base;
  Diagnostics& diags;

  SourceLoc locOf(const char* place) const { return base + uint32_t(place - lex.begin()); }
  SourceLoc here() const { return locOf(tok.start); }

  /// At the current token unless a place is given.
  template <class... Args>
  void fail(Wording<std::type_identity_t<Args>...> wording, const Args&... args) {
    report(here(), {wording, args...});
  }
  template <class... Args>
  void failAt(const char* place, Wording<std::type_identity_t<Args>...> wording,
              const Args&... args) {
    report(locOf(place), {wording, args...});
  }
  void report(SourceLoc loc, Message message);
  // Not inline: next() and what uses it are to be small.
  void failToken();
  void failWithout(std::string_view text);
  void notSupported(std::string_view what);
  /// What the text has at the current place, for messages.
  Message found() const;

  void next() {
    if (failed) return;
    lex.next(tok);
    if (tok.kind == Tok::Error) failToken();
  }
  void backTo(const char* place);

  bool isPunct(char c) const { return tok.punct == c; }
  bool isWord(Word word) const { return tok.word == word; }
  bool isOneOf(std::initializer_list<Word> words) const {
    return std::find(words.begin(), words.end(), tok.word) != words.end();
  }
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
  void expectPunct(char c) {
    if (!takePunct(c)) failWithout({&c, 1});
  }
  void expectWord(Word word, std::string_view text) {
    if (!takeWord(word)) failWithout(text);
  }
  uint64_t expectInteger(MsgWord what);
  std::string expectString();

  /// `,`, and something after it that is no attachment. Attachments are left where they are.
  bool nextOperand();
  /// An attribute that the IR does not know: "name"="value", name, name(...). False: none is there.
  bool skipUnknownAttribute();
  /// `(` is the current token: skips to after the matching `)`.
  void skipBrackets();
  void skipUseListOrder();

  // ---- parse_types.cpp: types, type definitions, attributes of parameters

  struct TypeDef {
    const char* body;  // after `type`
    enum { Unread, Reading, Read } state = Unread;
  };
  // Of struct types, function types, constant expressions.
  static constexpr unsigned kMaxNesting = 500;
  struct Nested {  // guards recursion
    Reader& reader;
    explicit Nested(Reader& r) : reader(r) {
      if (++reader.nesting > kMaxNesting) reader.fail(Msg::IrNestsTooDeep);
    }
    ~Nested() { --reader.nesting; }
  };

  std::unordered_map<const Type*, TypeDef> typeDefs;  // found by the scan; looked up only
  Type* pointee = nullptr;  // what the pointer type read last points to, if it was a typed one
  unsigned nesting = 0;

  Type* fallbackType() { return types.i32(); }
  /// Any type, function types included.
  Type* parseAnyType();
  /// The type of a value.
  Type* parseType();
  Type* expectValueType(const char* place, Type* type);
  void refuseWide(const char* place, const Type* type);
  Type* suffixes(Type* type);
  Type* parseFunctionType(Type* result);
  void checkElement(Type* type);
  Type* parseBaseType();
  Type* parseVectorType();
  void parseTypeDefinition();
  void define(Type* type);
  void parseTypeBody(Type* type);
  Type* parseStructBody(Type* named, bool packed);
  void parseAddressSpace();
  uint32_t alignment();
  void parseConvention();
  /// Takes the current word if it is an attribute of functions that the IR models.
  bool takeFnAttr(FnAttrs& attrs);
  /// Attributes of a parameter, argument or result. Unknown ones promise things: they are ignored.
  void parseAttrs(ParamAttrs& attrs, Type* typedPointee);

  // ---- parse_locals.cpp: the values and blocks of a function

  enum class Bound : uint8_t { Nothing, Value, Forward, Block };
  struct Slot {
    void* what = nullptr;
    uint32_t epoch = 0;
    Bound bound = Bound::Nothing;
  };
  struct Forward : Argument {  // a placeholder for a local that is not defined yet
    const char* place;
    bool resolved;
  };

  Function* fn = nullptr;
  std::vector<Slot> named;          // by name number
  std::vector<Slot> numbered;       // by number
  std::map<uint32_t, Slot> beyond;  // those far beyond the end of `numbered`
  uint32_t nextNumber = 0, epoch = 0;
  std::vector<Forward*> forwards;
  Arena forwardArena;
  std::vector<const char*> blockPlace;  // by block id: where it is defined, or null
  std::vector<const char*> blockUse;    // by block id: where it is first used
  /// Addresses of blocks of functions whose bodies come later, by the function and the block's
  /// name.
  std::map<std::pair<uint32_t, std::string>, std::pair<Token, BlockAddress*>> early;

  /// The locals are from now on those of `function`.
  void startLocals(Function* function);
  Slot& slotOf(uint32_t name) {
    if (name >= named.size()) named.resize(std::max<size_t>(name + 1, named.size() * 2));
    Slot& slot = named[name];
    if (slot.epoch != epoch) slot = {nullptr, epoch, Bound::Nothing};
    return slot;
  }
  Slot& numberedSlot(uint32_t number);
  Slot* currentSlot();
  /// A definition is written with this number: false after an error. Numbers may be left out.
  bool skipTo(const Token& number, std::string_view what);
  Block* newBlock(const char* use);
  /// Gives a value its name or number; earlier uses of it are replaced.
  void bind(const Token& name, uint32_t nameId, Value* value);
  Value* parseLocal(Type* type);
  /// `%x` as a block.
  Block* parseBlockName();
  Block* parseLabel();
  Value* parseBlockAddress();
  /// The blocks of `fn` whose addresses were named before its body.
  void bindBlockAddresses();
  std::string describe(const Token& name);
  std::string nameText(const Token& name);
  Message blockName(const Block* block);

  // ---- parse_values.cpp: values and constants, metadata

  struct Aggregate {
    Type* type;
    char open;  // [ { or <; v: the < of a vector
    std::vector<Value*> elements;
    /// The bracket that ends it.
    char closing() const { return open == '[' ? ']' : open == 'v' ? '>' : '}'; }
  };

  /// There are constant expressions that compare or select: finishModule() makes something else of
  /// them.
  bool comparesLeft = false;

  Value* parseValue(Type* type);
  /// A value that must be there: after an error something of the type, so that callers need no
  /// checks.
  Value* valueOf(Type* type) {
    Value* value = parseValue(type);
    return value ? value : m.undef(type);
  }
  Value* parseTypeAndValue() { return valueOf(parseType()); }
  Value* integer(Type* type);
  Value* parseConstant(Type* type);
  bool openAggregate(std::vector<Aggregate>& open, Type* type);
  Value* closeAggregate(std::vector<Aggregate>& open);
  Value* asData(const Aggregate& aggregate);
  Value* parseSimpleConstant(Type* type);
  Value* parseFloat(Type* type);
  Value* parseLongDouble(Type* type);
  Value* parseConstantOperand();
  bool parseConstantOperands(std::span<Value*> operands);
  Value* parseExpression(Type* type);
  Value* parseGepExpression();
  Value* parseCompareExpression();
  Value* parseSelectExpression();
  /// The predicate of an icmp or fcmp.
  uint16_t predicateOf(Op op);
  /// A valid cast of a constant, carried out if it is a number; null if it is of a vector or a
  /// long double and cannot be carried out.
  Value* castConstant(Op op, Value* from, Type* to);
  /// nuw, nsw, exact.
  uint8_t wrapFlags();
  bool gepFlags();
  /// `T, ptr base` or, as before LLVM 3.7, `T* base`: the type indexed and the base.
  Type* parseGepBase(Value*& baseValue);
  /// Calls of these are dropped with their metadata.
  static bool isDropped(std::string_view name) { return name.starts_with("llvm.dbg."); }
  /// Intrinsics are named after their types; typed pointers (p0i8) are now all p0.
  static std::string canonicalName(std::string_view name);
  /// `!{...}`, `!DIFile(...)`, `!12`, `!"text"`, `i32 7`.
  void skipMetadataValue();
  /// `!dbg !12` after a comma.
  void skipAttachment();

  // ---- parse_instructions.cpp: one instruction

  struct PendingPhi {
    Inst* phi;
    Block* block;
    uint32_t firstEntry;  // into phiBlocks
    const char* place;
  };

  Block* block = nullptr;      // the open one: a terminator makes it null
  Inst* terminator = nullptr;  // if the instruction that is being read is one
  std::vector<PendingPhi> pendingPhis;
  std::vector<Block*> phiBlocks;
  std::vector<Inst*> lateCasts;  // bitcasts of pointers that were not defined yet
  std::vector<Value*> operandsScratch;
  bool hasIndirectBr = false;
  SourceLoc instLoc;

  void parseInst();
  /// Null: a terminator has no result.
  Value* terminate(Op op, std::span<Value* const> operands, std::span<Block* const> targets);
  Inst* make(Op op, Type* type, std::span<Value* const> operands);
  uint8_t fastMath();
  Value* parseOperation();
  Value* parseVaArg(const char* place);
  Value* parseRegular(Op op, const char* place);
  Type* typeOf(Op op, Type* type, std::span<Value* const> operands, const char* place);
  Value* parseRet();
  Value* parseBr();
  Value* parseSwitch();
  Value* parseIndirectBr(const char* place);
  Value* parseAlloca();
  uint8_t accessFlags();
  void parseOrdering(Inst* inst);
  void accessTail(Inst* inst, const Type* type);
  Value* parseLoad();
  Value* parseStore();
  Inst* parseFence();
  Value* parseAtomicRmw();
  Value* parseCmpXchg();
  void readWriteTail(unsigned orderings);
  bool isReadWriteType(const Type* type, bool orPointer, const char* place);
  Value* parseGep();
  Value* parseCompare(Op op, const char* place);
  Value* parsePhi(const char* place);
  Value* parseMember(Op op, const char* place);

  // ---- parse_calls.cpp: calls of functions, intrinsics and assembly

  std::vector<Value*> callOperands;
  std::vector<ParamAttrs> callAttrs;
  struct MustTail {
    Inst* call;
    const char* place;
  };
  std::vector<MustTail> mustTails;  // of this function
  /// They follow LLVM's rules, without which the callee cannot take the caller's place.
  void checkMustTails();
  std::vector<uint64_t> groupsOfCall;  // attribute groups of the call that was read last
  std::vector<Type*> argTypes;
  std::vector<std::pair<CallInfo*, uint64_t>> callGroupUses;  // calls and attribute groups

  struct Assembly;
  Value* parseCall(bool tail);
  std::optional<Assembly> parseAssembly();
  Function* declareIntrinsic();
  bool checkArguments(const Type* fnType, std::span<Value* const> operands, const char* place);
  FnAttrs parseCallAttributes();

  // ---- parse_expansions.cpp: what the IR has only as several instructions

  /// The result of a call of an intrinsic on values that the IR's intrinsics do not take; null if
  /// there is to be a call.
  Value* expandCall(const Function& callee, Type* type, std::span<Value* const> args);
  /// A bitcast of which one side is a mask.
  Value* castMask(Value* from, Type* to);

  // ---- parse_function.cpp: the body of a function: blocks, phis

  struct Head {
    Function* function = nullptr;
    std::vector<Token> names;  // of the parameters: LocalName, LocalNumber or nothing
    std::vector<uint32_t> nameIds;
    bool dropped = false;
  };

  Block* lastDefined = nullptr;
  std::vector<std::pair<uint32_t, uint32_t>> entryOfBlock;  // by block id: (stamp, entry)
  uint32_t stamp = 0;

  /// From the `{` after the head to the `}`.
  void parseBody(const Head& head);
  void parseStatement();
  void enterBlock(Block* to, const char* place);
  void startBlock();
  void startNumberedBlock(const char* place);
  void finishFunction(const char* end);
  void placePhis();
  void orderPreds(Block* to, Block* const* entries, uint32_t count);
  void reorder(const PendingPhi& pending, Block* const* entries, uint32_t count);

  // ---- parse.cpp: the first scan, the top level, heads of functions

  std::vector<GlobalValue*> scanned;                      // found by the scan
  std::unordered_map<const GlobalValue*, bool> defined;   // looked up only
  std::vector<std::pair<Function*, uint64_t>> groupUses;  // function and attribute group
  std::unordered_map<uint64_t, FnAttrs> groups;           // looked up only

  void scanTopLevel();
  void scanType(const char* at);
  void scanSymbol(const char* at, bool function);
  void scanFunction(const char* at);
  GlobalValue* symbolFor(const std::string& name, bool function);
  void parseTopLevel();
  void skipMetadataDefinition();
  void parseAttributeGroup();
  Linkage parseLinkage();
  Visibility parseVisibility();
  void markDefined(GlobalValue* symbol, const char* place);
  void packMask(GlobalVar& global);
  void parseGlobal();
  void parseAlias(const std::string& name, const char* place, Linkage linkage,
                  Visibility visibility);
  void readStartFunctions(GlobalVar& table, bool atExit, const char* place);
  Head parseHead(bool definition);
  void skipFunctionAttributes(Function* function);
  void parseDefine();
  void parseDeclare();
  void finishModule();

  // ---- parse_compares.cpp: constants that the IR does not have

  std::unordered_map<const Value*, bool> compares_;  // looked up only

  bool compares(const Value* constant);
  Value* withoutCompares(Value* constant, Builder* at);
  void replaceCompares();
  void replaceCompares(Function& function);
};

}  // namespace minic::irparse
