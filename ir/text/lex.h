// Tokens of LLVM's text form. One token at a time from a text that ends with NUL; comments and
// white space vanish here. Private to the reader.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "ir/value.h"
#include "support/messages.h"

namespace minic::irtext {

enum class Tok : uint8_t {
  Eof,
  Error,      // text() says what is wrong
  Punct,      // one of = , ( ) { } [ ] < > * ! : | ^ in `punct`
  Ellipsis,   // ...
  Word,       // a bare word; `word` tells which
  IntType,    // i32: number
  LocalName,  // %x, %"x y"
  LocalNumber,
  GlobalName,
  GlobalNumber,
  Comdat,       // $x
  Label,        // x:
  LabelNumber,  // 12:
  Integer,      // text, and number if it fits 64 bits
  Float,        // 1.5e3
  HexFloat,     // 0x..., with a letter for the wide kinds
  String,       // "..."
  CString,      // c"..."
  AttrGroup,    // #12
  DebugRecord,  // #dbg_declare
};

// Words that the reader knows; any other is Word::Other.
// clang-format off
#define MINIC_IR_WORDS(X)                                                                          \
  X(void) X(float) X(double) X(x86_fp80) X(fp128) X(ptr) X(label) X(metadata) X(token) X(opaque) X(type) X(x)           \
  X(ret) X(br) X(switch) X(indirectbr) X(invoke) X(callbr) X(resume) X(cleanupret) X(catchret)     \
  X(catchswitch) X(unreachable) X(add) X(sub) X(mul) X(udiv) X(sdiv) X(urem) X(srem) X(shl)        \
  X(lshr) X(ashr) X(and) X(or) X(xor) X(fadd) X(fsub) X(fmul) X(fdiv) X(frem) X(fneg) X(alloca)    \
  X(load) X(store) X(fence) X(cmpxchg) X(atomicrmw) X(getelementptr) X(trunc) X(zext) X(sext)      \
  X(fptrunc) X(fpext) X(fptoui) X(fptosi) X(uitofp) X(sitofp) X(ptrtoint) X(inttoptr) X(bitcast)   \
  X(addrspacecast) X(icmp) X(fcmp) X(phi) X(select) X(call) X(va_arg) X(landingpad) X(catchpad)    \
  X(cleanuppad) X(freeze) X(extractelement) X(insertelement) X(shufflevector) X(extractvalue)      \
  X(insertvalue) X(tail) X(musttail) X(notail)                                                     \
  X(true) X(false) X(null) X(undef) X(poison) X(zeroinitializer) X(none) X(blockaddress) X(asm)    \
  X(dso_local_equivalent) X(no_cfi) X(ptrauth) X(splat) X(vscale)                                         \
  X(nuw) X(nsw) X(exact) X(inbounds) X(nusw) X(inrange) X(nneg) X(disjoint) X(samesign) X(fast)    \
  X(nnan) X(ninf) X(nsz) X(arcp) X(contract) X(afn) X(reassoc) X(volatile) X(atomic) X(syncscope)  \
  X(unordered) X(monotonic) X(acquire) X(release) X(acq_rel) X(seq_cst)                            \
  X(noundef) X(signext) X(zeroext) X(byval) X(sret) X(elementtype) X(align) X(inreg) X(inalloca) X(preallocated)  \
  X(swiftself) X(swifterror) X(swiftasync) X(nest) X(byref)                 \
  X(define) X(declare) X(global) X(constant) X(source_filename) X(target) X(datalayout) X(triple)  \
  X(attributes) X(module) X(alias) X(ifunc) X(unnamed_addr) X(local_unnamed_addr) X(dso_local)     \
  X(dso_preemptable) X(default) X(hidden) X(protected) X(dllimport) X(dllexport) X(thread_local)   \
  X(addrspace) X(externally_initialized) X(section) X(partition) X(comdat) X(prefix) X(prologue)   \
  X(personality) X(gc) X(uselistorder) X(uselistorder_bb) X(to) X(external) X(private) X(internal) \
  X(available_externally) X(linkonce) X(linkonce_odr) X(weak) X(weak_odr) X(common) X(appending)   \
  X(extern_weak) X(ccc) X(fastcc) X(coldcc) X(cc)                                                  \
  X(eq) X(ne) X(ugt) X(uge) X(ult) X(ule) X(sgt) X(sge) X(slt) X(sle)                              \
  X(oeq) X(ogt) X(oge) X(olt) X(ole) X(one) X(ord) X(uno) X(ueq) X(une)
// clang-format on

enum class Word : uint8_t {
  Other,
#define X(word) word##_,
  MINIC_IR_WORDS(X)
#undef X
};

/// The operation whose name the word is; Op::Erased if it is none.
Op opOf(Word word);

struct Token {
  Tok kind = Tok::Eof;
  char punct = 0;
  Word word = Word::Other;
  const char* start = nullptr;
  std::string_view text;  ///< the word, name or string (without quotes, escapes resolved)
  uint64_t number = 0;
};

class Lexer {
 public:
  /// `text` must be followed by a NUL.
  explicit Lexer(std::string_view text)
      : at_(text.data()), begin_(text.data()), end_(text.data() + text.size()) {}

  void next(Token& token);
  /// Goes back (or forward) to a place; the next token is the one there.
  void seek(const char* place) { at_ = place; }
  const char* at() const { return at_; }
  const char* begin() const { return begin_; }
  const char* end() const { return end_; }

  /// Steps over everything up to the bracket that closes the one before at(), which is before at()
  /// then. False at the end of the text.
  bool skipBrackets();
  /// What is wrong with the last token of kind Error.
  const Message& problem() const { return *problem_; }

 private:
  void skipSpace();
  void name(Token& token, Tok named, Tok numbered);
  void number(Token& token);
  void word(Token& token);
  bool quoted(Token& token);
  void error(Token& token, Wording<> wording);

  const char *at_, *begin_, *end_;
  std::string unescaped_[2];  // the last two names with escapes, alternating
  unsigned turn_ = 0;
  std::optional<Message> problem_;
};

}  // namespace minic::irtext
