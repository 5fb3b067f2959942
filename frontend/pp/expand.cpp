// The expansion of macros: C17 6.10.3 with GNU's rules for variadic ones.
#include <algorithm>
#include <utility>

#include "frontend/pp/preprocessor.h"
#include "support/messages.h"

namespace minic {
namespace {

bool hasText(const Token& token) { return token.kind != Tok::Placemarker; }

bool mayExpand(const Token& token) {
  return token.kind == Tok::Identifier && token.name->macro && !token.noExpand;
}

/// The end of the tokens from `run` on whose places are near enough to share one expansion, and its
/// length.
template <class T>
std::pair<T*, uint32_t> endOfRun(T* run, T* end) {
  constexpr uint32_t closest = 64;
  T* after = run + 1;
  uint32_t last = run->end().raw;
  while (after != end && after->loc.raw >= run->loc.raw &&
         after->loc.isMacro() == run->loc.isMacro() && after->loc.raw < last + closest) {
    last = std::max(last, after->end().raw);
    ++after;
  }
  return {after, last - run->loc.raw};
}

struct Blanks {
  bool before = false, after = false;
};

/// Removes the placemarkers of an expansion; a blank before one is a blank before the next token.
/// Returns whether there is one between a placemarker at the start and the first token, and one
/// after the last token.
Blanks removePlacemarkers(std::vector<Token>& tokens) {
  if (std::all_of(tokens.begin(), tokens.end(), hasText)) return {};
  bool startsEmpty = !hasText(tokens.front());
  // The blank before an expansion is the one before the macro's name.
  if (startsEmpty) tokens.front().leadingSpace = false;
  bool space = false;
  size_t kept = 0;
  for (const Token& token : tokens) {
    space |= token.leadingSpace;
    if (!hasText(token)) continue;
    tokens[kept] = token;
    tokens[kept++].leadingSpace = space;
    space = false;
  }
  tokens.resize(kept);
  return {startsEmpty && kept != 0 && tokens.front().leadingSpace, space};
}

void noteDefinition(const Macro& macro, Diagnostics& diagnostics) {
  diagnostics.note(macro.loc, {Msg::MacroDefinedHere, macro.name->text});
}

/// Gives an expansion its own places: returns the offset from those of the body's tokens, 0 if
/// there is no room left.
uint32_t placeBody(const Macro& macro, SourceLoc use, SourceManager& sources) {
  if (macro.body.empty() || !sources.hasRoomForExpansion(macro.length + 1)) return 0;
  SourceLoc start = sources.addExpansion(macro.bodyStart(), use, macro.length, false);
  return start.raw - macro.bodyStart().raw;
}

/// Replaces the neighbouring tokens of an expanded argument that share their expansions by runs, so
/// that they are not read and copied again in each call around it. Macros' names that another
/// reading may expand or disable stay.
void makeRuns(std::vector<Token>& tokens, std::deque<std::vector<Token>>& runs) {
  Token *kept = tokens.data(), *end = kept + tokens.size();
  auto stays = [](const Token& token) { return !hasText(token) || mayExpand(token); };
  for (Token* run = kept; run != end;) {
    for (Token* stop = std::find_if(run, end, stays); run != stop;) {
      auto [after, length] = endOfRun(run, stop);
      Token token = *run;
      if (after - run > 1) {
        token.kind = Tok::Run;
        token.length = length;
        token.isNamed = token.noExpand = false;
        token.run = &runs.emplace_back(run, after);
      }
      *kept++ = token;
      run = after;
    }
    if (run != end) *kept++ = *run++;
  }
  tokens.resize(size_t(kept - tokens.data()));
}

/// Appends the tokens of an argument for a parameter, a placemarker if there is none. Neighbouring
/// tokens get one expansion.
void appendArgument(std::span<const Token> tokens, const Token& parameter, SourceLoc at,
                    SourceManager& sources, std::vector<Token>& out) {
  size_t first = out.size();
  const Token* end = tokens.data() + tokens.size();
  for (const Token* run = tokens.data(); run != end;) {
    auto [after, length] = endOfRun(run, end);
    uint32_t delta = 0;
    if (sources.hasRoomForExpansion(length))
      delta = sources.addExpansion(run->loc, at, length, true).raw - run->loc.raw;
    for (; run != after; ++run) {
      out.push_back(*run);
      out.back().loc.raw += delta;
    }
  }
  if (first == out.size()) {
    out.push_back(parameter);
    out.back().kind = Tok::Placemarker;
  }
  out[first].leadingSpace = parameter.leadingSpace;
  out[first].startsLine = false;
}

/// `#`: the spelling of an argument as a string.
Token stringify(const Token& hash, std::span<const Token> operand, Arena& arena,
                Diagnostics& diagnostics) {
  std::string text = "\"";
  bool space = false;
  for (const Token& token : operand) {
    space |= token.leadingSpace || token.startsLine;
    if (!hasText(token)) continue;
    if (space && text.size() > 1) text += ' ';
    space = false;
    bool isLiteral = token.kind == Tok::String || token.kind == Tok::Character ||
                     token.kind == Tok::Unterminated;
    for (char c : token.spelling()) {
      if (isLiteral && (c == '"' || c == '\\')) text += '\\';
      text += c;
    }
  }
  size_t backslashes = 0;
  while (text[text.size() - 1 - backslashes] == '\\') ++backslashes;
  if (backslashes % 2) {
    text.pop_back();
    diagnostics.warning("invalid-pp-token", hash.loc, {Msg::StrayBackslashInString});
  }
  text += '"';
  return makeToken(Tok::String, text, hash, arena);
}

/// `##` at `at`: makes `left` the one token that both spell; false, after a message, if they spell
/// none.
bool paste(Token& left, const Token& right, SourceLoc at, Arena& arena, IdentifierTable& names,
           Diagnostics& diagnostics) {
  std::string_view first = left.spelling(), second = right.spelling();
  char* spelling = static_cast<char*>(arena.allocate(first.size() + second.size() + 1, 1));
  first.copy(spelling, first.size());
  second.copy(spelling + first.size(), second.size());
  std::string_view joined(spelling, first.size() + second.size());
  spelling[joined.size()] = '\0';
  bool good = !(joined.starts_with("//") || joined.starts_with("/*"));
  if (good) {
    Scanner scanner(joined, left.loc, names, diagnostics, true);
    Token token = scanner.next();
    good = token.kind != Tok::Unterminated && scanner.isAtEnd();
    if (good) {
      token.loc = left.loc;
      token.startsLine = left.startsLine;
      token.leadingSpace = left.leadingSpace;
      left = token;
    }
  }
  if (!good) diagnostics.error(at, {Msg::PastingFormedInvalid, joined});
  return good;
}

}  // namespace

Token MacroExpander::next() {
  for (;;) {
    Token token = take();
    if (!mayExpand(token) || !expand(token)) return token;
  }
}

template <bool opensRuns>
Token MacroExpander::take() {
  while (!contexts_.empty()) {
    Context& context = contexts_.back();
    if (context.at != context.end) {
      Token token = *context.at++;
      token.loc.raw += context.delta;
      if (context.isFirst) {
        context.isFirst = false;
        token.startsLine = context.startsLine;
        token.leadingSpace = context.leadingSpace;
      }
      if (hasPendingFlags_) [[unlikely]]
        givePendingFlags(token);
      if (opensRuns && token.kind == Tok::Run) [[unlikely]] {
        openRun(token);
        continue;
      }
      return token;
    }
    if (context.isBarrier) return {};
    pop();
  }
  Token token = pp_.takeFromFile(collecting_ != 0);
  if (hasPendingFlags_) [[unlikely]]
    givePendingFlags(token);
  return token;
}

template Token MacroExpander::take<true>();

/// The tokens of a run are read next.
void MacroExpander::openRun(const Token& run) {
  Context& context = push(*run.run, run, nullptr);
  context.delta = run.loc.raw - context.at->loc.raw;
}

/// White space before a macro with an empty expansion is before the next token.
void MacroExpander::givePendingFlags(Token& token) {
  token.startsLine |= pendingStartsLine_;
  token.leadingSpace |= pendingSpace_;
  hasPendingFlags_ = pendingStartsLine_ = pendingSpace_ = false;
}

void MacroExpander::pop() {
  Context& context = contexts_.back();
  if (context.macro) context.macro->isDisabled = false;
  if (context.isFirst) {
    sawEmptyExpansion_ = true;
    pendingStartsLine_ |= context.startsLine;
    pendingSpace_ |= context.leadingSpace;
  }
  pendingSpace_ |= context.endsInSpace;
  hasPendingFlags_ = pendingStartsLine_ || pendingSpace_;
  if (context.tokens) lists_.give(std::move(context.tokens));
  contexts_.pop_back();
}

/// `tokens` are read next, the first with the flags of `name`; `macro` is disabled meanwhile.
MacroExpander::Context& MacroExpander::push(std::vector<Token>& tokens, const Token& name,
                                            Macro* macro) {
  Context& context = contexts_.emplace_back();
  context.at = tokens.data();
  context.end = context.at + tokens.size();
  context.macro = macro;
  if (macro) macro->isDisabled = true;
  context.isFirst = true;
  context.startsLine = name.startsLine;
  context.leadingSpace = name.leadingSpace;
  return context;
}

void MacroExpander::drop() {
  while (!contexts_.empty()) pop();
  dropPendingFlags();
}

bool MacroExpander::isInArgument() const {
  return std::any_of(contexts_.begin(), contexts_.end(),
                     [](const Context& context) { return context.isBarrier; });
}

TokenLists::List TokenLists::take() {
  if (spare_.empty()) return std::make_unique<std::vector<Token>>();
  auto list = std::move(spare_.back());
  spare_.pop_back();
  return list;
}

/// Keeps a list for later. A nest of calls has as many lists as levels, so long ones are freed.
void TokenLists::give(List list) {
  constexpr size_t longest = 1024;
  if (list->capacity() > longest) return;
  list->clear();
  spare_.push_back(std::move(list));
}

/// Expands the name of a macro. True: its expansion is read next. False: `name` is the next token,
/// the name itself or the only token of the expansion.
bool MacroExpander::expand(Token& name) {
  Macro& macro = *name.name->macro;
  if (macro.isDisabled) {
    name.noExpand = true;
    return false;
  }
  if (macro.builtin != BuiltinMacro::None) return pp_.expandBuiltin(name, macro.builtin);
  if (!macro.isFunctionLike) {
    uint32_t delta = placeBody(macro, name.loc, pp_.sources_);
    if (macro.hasOperators) {
      Arguments none;
      auto tokens = lists_.take();
      substitute(macro, macro.body, none, delta, *tokens);
      removePlacemarkers(*tokens);
      push(*tokens, name, &macro).tokens = std::move(tokens);
      return true;
    }
    if (macro.body.size() == 1) {
      const Token& only = macro.body[0];
      if (only.kind != Tok::Identifier || !only.name->macro) {
        bool startsLine = name.startsLine, leadingSpace = name.leadingSpace;
        name = only;
        name.loc.raw += delta;
        name.startsLine = startsLine;
        name.leadingSpace = leadingSpace;
        return false;
      }
    }
    push(macro.body, name, &macro).delta = delta;
    return true;
  }
  if (!nextIsParenthesis()) return false;
  Arguments arguments;
  auto collected = lists_.take();
  bool good =
      (findArguments(macro, arguments) || collectArguments(name, macro, arguments, *collected)) &&
      checkArguments(name, macro, arguments);
  if (good) {
    if (contexts_.empty()) runs_.clear();
    auto tokens = lists_.take();
    substitute(macro, macro.body, arguments, placeBody(macro, name.loc, pp_.sources_), *tokens);
    Blanks blanks = removePlacemarkers(*tokens);
    name.leadingSpace |= blanks.before;
    Context& context = push(*tokens, name, &macro);
    context.endsInSpace = blanks.after;
    context.tokens = std::move(tokens);
  }
  lists_.give(std::move(collected));
  return good;
}

bool MacroExpander::nextIsParenthesis() {
  while (!contexts_.empty()) {
    Context& context = contexts_.back();
    if (context.at != context.end) {
      if (context.at->kind == Tok::Run) {
        openRun(take<false>());
        continue;
      }
      if (context.at->kind != Tok::LParen) return false;
      ++context.at;
      context.isFirst = false;
      dropPendingFlags();
      return true;
    }
    if (context.isBarrier) return false;
    pop();
  }
  return !pp_.files_.empty() && pp_.scanner().takeParenthesis();
}

/// Where the arguments of a call end, and the call.
struct MacroExpander::ArgumentEnds {
  const Macro& macro;
  std::vector<Argument>& items;
  size_t begin = 0, depth = 0;

  /// The token number `at`. True: the argument ends before it, which is no part of the next.
  bool endBefore(const Token& token, size_t at, bool& isLast) {
    isLast = token.kind == Tok::RParen && depth == 0;
    bool separates = token.kind == Tok::Comma && depth == 0 &&
                     !(macro.isVariadic && items.size() + 1 == macro.parameters.size());
    if (token.kind == Tok::LParen) ++depth;
    if (token.kind == Tok::RParen && !isLast) --depth;
    if (!isLast && !separates) return false;
    items.push_back({begin, at});
    return true;
  }
};

/// Takes the arguments where they stand, without a copy, if all of a call is in the argument that
/// is being expanded: its tokens were made ready when they were collected, and no macro is disabled
/// that was not then.
bool MacroExpander::findArguments(const Macro& macro, Arguments& arguments) {
  if (contexts_.empty() || !contexts_.back().isBarrier) return false;
  Context& context = contexts_.back();
  ArgumentEnds ends{macro, arguments.items};
  bool isLast = false;
  openParentheses_.clear();
  for (Token* token = context.at; token != context.end; ++token) {
    if (token->kind == Tok::LParen) {
      if (token->parameter) {
        token += token->parameter;
        continue;
      }
      openParentheses_.push_back(token);
    } else if (token->kind == Tok::RParen && !openParentheses_.empty()) {
      Token* open = openParentheses_.back();
      openParentheses_.pop_back();
      if (token - open <= UINT16_MAX) open->parameter = uint16_t(token - open);
    }
    if (!ends.endBefore(*token, size_t(token - context.at), isLast)) continue;
    ends.begin = size_t(token - context.at) + 1;
    if (!isLast) continue;
    arguments.tokens = context.at;
    context.at = token + 1;
    return true;
  }
  arguments.items.clear();
  return false;
}

/// Reads up to the closing parenthesis.
bool MacroExpander::collectArguments(const Token& name, const Macro& macro, Arguments& arguments,
                                     std::vector<Token>& collected) {
  ArgumentEnds ends{macro, arguments.items};
  bool isLast = false;
  ++collecting_;
  for (;;) {
    Token token = take();
    if (token.kind == Tok::End || token.kind == Tok::LineEnd) {
      --collecting_;
      pp_.diagnostics_.error(name.loc, {Msg::UnterminatedMacroCall});
      noteDefinition(macro, pp_.diagnostics_);
      return false;
    }
    if (ends.endBefore(token, collected.size(), isLast)) {
      if (isLast) break;
      ends.begin = collected.size();
      continue;
    }
    if (token.kind == Tok::Identifier && token.name->macro && token.name->macro->isDisabled)
      token.noExpand = true;
    if (token.startsLine) {
      token.startsLine = false;
      token.leadingSpace = true;
    }
    token.parameter = 0;
    collected.push_back(token);
  }
  --collecting_;
  arguments.tokens = collected.data();
  return true;
}

bool MacroExpander::checkArguments(const Token& name, const Macro& macro, Arguments& arguments) {
  size_t given = arguments.items.size(), wanted = macro.parameters.size();
  if (given == 1 && wanted == 0 && arguments.items[0].isEmpty()) return true;
  // GNU C drops the comma of `, ## __VA_ARGS__` if there is no argument at all for it.
  if (macro.isVariadic)
    arguments.omitsVariadic =
        given < wanted || (given == 1 && arguments.items[0].isEmpty() && pp_.options_.gnu);
  if (given == wanted) return true;
  if (given + 1 == wanted && macro.isVariadic) {
    size_t end = arguments.items.empty() ? 0 : arguments.items.back().end;
    arguments.items.push_back({end, end});
    return true;
  }
  // The place is the first argument too many, if it has tokens.
  bool few = given < wanted;
  bool atName = few || arguments.items[wanted].isEmpty();
  pp_.diagnostics_.error(atName ? name.loc : arguments.of(arguments.items[wanted])[0].loc,
                         either(few, Msg::TooFewMacroArguments, Msg::TooManyMacroArguments));
  noteDefinition(macro, pp_.diagnostics_);
  return false;
}

/// The expansion of the argument's tokens by themselves. A placemarker at its start or end is for a
/// macro without tokens there: a blank on its other side is inside the argument.
const std::vector<Token>& MacroExpander::expandArgument(const Macro& macro, Arguments& arguments,
                                                        Argument& argument) {
  if (argument.isExpanded) return argument.expanded;
  argument.isExpanded = true;
  Token* begin = arguments.tokens + argument.begin;
  Token* end = arguments.tokens + argument.end;
  if (std::none_of(begin, end, mayExpand)) {
    argument.expanded.assign(begin, end);
    return argument.expanded;
  }
  Context& barrier = contexts_.emplace_back();
  barrier.at = begin;
  barrier.end = end;
  barrier.isBarrier = true;
  barrier.isFirst = true;  // a blank before the argument is not part of it
  Token marker;
  marker.kind = Tok::Placemarker;
  marker.loc = begin->loc;
  bool outer = std::exchange(sawEmptyExpansion_, false);
  for (;;) {
    // The operands of # and ## in __VA_OPT__ are single tokens.
    Token token = macro.hasOptional ? take() : take<false>();
    if (token.kind == Tok::End) break;
    if (mayExpand(token) && expand(token)) continue;
    if (argument.expanded.empty() && sawEmptyExpansion_) argument.expanded.push_back(marker);
    argument.expanded.push_back(token);
  }
  sawEmptyExpansion_ = outer;
  marker.leadingSpace = true;
  if (pendingSpace_ && !argument.expanded.empty()) argument.expanded.push_back(marker);
  dropPendingFlags();
  pop();
  constexpr size_t longest = 16;
  if (argument.expanded.size() > longest && !macro.hasOptional) makeRuns(argument.expanded, runs_);
  return argument.expanded;
}

/// The tokens in the parentheses after `__VA_OPT__` at `body[i]`; none if the variable argument is
/// empty. Afterwards `i` is at the closing parenthesis.
std::span<const Token> MacroExpander::optionalPart(const Macro& macro, std::span<const Token> body,
                                                   size_t& i, Arguments& arguments) {
  size_t begin = i += 2;
  for (int depth = 1;; ++i) {
    depth += body[i].kind == Tok::LParen ? 1 : body[i].kind == Tok::RParen ? -1 : 0;
    if (depth == 0) break;
  }
  Argument& variable = arguments.items[macro.parameters.size() - 1];
  if (expandArgument(macro, arguments, variable).empty()) return {};
  return body.subspan(begin, i - begin);
}

/// A body, or a part of it, with the arguments inserted and placemarkers for those without tokens.
/// `delta`: from the body's places to the expansion's. `firstPastedAt`: the `##` that joins the
/// first token to the last of `out`, if there is one. Pastes from the left to the right, through
/// `__VA_OPT__` too.
void MacroExpander::substitute(const Macro& macro, std::span<const Token> body,
                               Arguments& arguments, uint32_t delta, std::vector<Token>& out,
                               SourceLoc firstPastedAt) {
  auto isPaste = [&](size_t i) { return i < body.size() && body[i].kind == Tok::HashHash; };
  for (size_t i = 0; i < body.size(); ++i) {
    const Token& token = body[i];
    if (token.kind == Tok::HashHash) continue;
    bool pastesLeft = i > 0 && isPaste(i - 1), pastesRight = isPaste(i + 1);
    size_t start = out.size();
    SourceLoc pastedAt = pastesLeft ? SourceLoc{body[i - 1].loc.raw + delta}
                         : i == 0   ? firstPastedAt
                                    : SourceLoc{};
    if (token.kind == Tok::Hash && macro.isFunctionLike) {
      Token hash = token;
      hash.loc.raw += delta;
      std::vector<Token> optional;
      std::span<const Token> operand;
      if (body[++i].parameter) {
        operand = arguments.of(arguments.items[body[i].parameter - 1u]);
      } else {
        substitute(macro, optionalPart(macro, body, i, arguments), arguments, delta, optional);
        operand = optional;
      }
      out.push_back(stringify(hash, operand, pp_.arena_, pp_.diagnostics_));
    } else if (macro.hasOptional && token.kind == Tok::Identifier && token.name == pp_.vaOpt_) {
      std::span<const Token> part = optionalPart(macro, body, i, arguments);
      if (!part.empty()) {
        substitute(macro, part, arguments, delta, out, pastedAt);
        if (!pastedAt.valid() && out.size() > start) out[start].leadingSpace = token.leadingSpace;
        continue;
      }
      out.push_back(token);
      out.back().kind = Tok::Placemarker;
    } else if (token.parameter) {
      Argument& argument = arguments.items[token.parameter - 1u];
      SourceLoc at{token.loc.raw + delta};
      // GNU C: `, ## __VA_ARGS__` pastes nothing, wherever the comma is from.
      bool followsComma = pastesLeft && macro.isVariadic &&
                          token.parameter == macro.parameters.size() && !out.empty() &&
                          out.back().kind == Tok::Comma;
      if (followsComma && arguments.omitsVariadic && !pastesRight) {
        out.pop_back();
        continue;
      }
      if (pastesLeft || pastesRight) {
        std::span<const Token> tokens = arguments.of(argument);
        appendArgument(tokens, token, at, pp_.sources_, out);
        if (followsComma) {
          out[start].leadingSpace = !tokens.empty() && tokens[0].leadingSpace;
          continue;
        }
      } else {
        appendArgument(expandArgument(macro, arguments, argument), token, at, pp_.sources_, out);
      }
    } else {
      out.push_back(token);
      out.back().loc.raw += delta;
    }
    if (!pastedAt.valid() || start == 0) continue;
    Token& left = out[start - 1];
    if (!hasText(left)) {
      bool leadingSpace = left.leadingSpace;
      left = out[start];
      left.leadingSpace = leadingSpace;
    } else if (hasText(out[start]) &&
               !paste(left, out[start], pastedAt, pp_.arena_, pp_.names_, pp_.diagnostics_)) {
      out[start].leadingSpace = false;
      continue;
    }
    out.erase(out.begin() + ptrdiff_t(start));
  }
}

}  // namespace minic
