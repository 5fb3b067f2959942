// Locals: the values and blocks of the function that is read, by their names and numbers.
//
// A local that is used before it is defined is a Forward of the type that the use names; the
// definition replaces it.
#include "ir/text/parse_internal.h"

namespace minic::irparse {

void Reader::startLocals(Function* function) {
  fn = function;
  ++epoch;
  nextNumber = 0;
  numbered.clear();
  beyond.clear();
  forwards.clear();
  blockPlace.clear();
  blockUse.clear();
}

/// The slot of the local that the current token names. Null after an error.
Reader::Slot* Reader::currentSlot() {
  if (tok.kind == Tok::LocalName) return &slotOf(m.names.intern(tok.text));
  if (tok.number >= UINT32_MAX) return fail(Msg::IrLocalNumberTooLarge, tok.text), nullptr;
  return &numberedSlot(uint32_t(tok.number));
}

/// A number far beyond the end of the vector goes to a map, so that it costs no more than a small
/// one.
Reader::Slot& Reader::numberedSlot(uint32_t number) {
  if (number < numbered.size()) return numbered[number];
  if (number > 2 * numbered.size() + 64) return beyond[number];
  numbered.resize(std::max<size_t>(number + 1, numbered.size() * 2));
  auto it = beyond.begin();
  for (; it != beyond.end() && it->first < numbered.size(); it = beyond.erase(it))
    numbered[it->first] = it->second;
  return numbered[number];
}

bool Reader::skipTo(const Token& number, std::string_view what) {
  if (number.number >= UINT32_MAX)
    failAt(number.start, Msg::IrNumberTooLarge, what);
  else if (number.number < nextNumber)
    failAt(number.start, Msg::IrNumberOutOfOrder, what, nextNumber);
  else
    nextNumber = uint32_t(number.number);
  return !failed;
}

std::string Reader::describe(const Token& name) {
  return fmt::format("%{}", name.kind == Tok::LabelNumber || name.kind == Tok::LocalNumber
                                ? std::to_string(name.number)
                                : std::string(name.text));
}

std::string Reader::nameText(const Token& name) {
  if (name.kind == Tok::LocalName || name.kind == Tok::LocalNumber)
    return fmt::format("'{}'", describe(name));
  return fmt::format("'%{}'", nextNumber - 1);
}

Message Reader::blockName(const Block* b) {
  if (b->name) return verbatim(fmt::format("'%{}'", m.names[b->name]));
  for (size_t i = 0; i < numbered.size() && i < nextNumber; ++i)
    if (numbered[i].what == b) return verbatim(fmt::format("'%{}'", i));
  for (const auto& [number, slot] : beyond)
    if (slot.what == b) return verbatim(fmt::format("'%{}'", number));
  return Message(MsgWord::IrABlock);
}

Block* Reader::newBlock(const char* use) {
  Block* made = fn->createBlock();
  blockPlace.resize(fn->nextBlockId, nullptr);
  blockUse.resize(fn->nextBlockId, nullptr);
  blockUse[made->id] = use;
  return made;
}

Block* Reader::parseBlockName() {
  if (tok.kind != Tok::LocalName && tok.kind != Tok::LocalNumber)
    return fail(Msg::IrBlockNameExpected, found()), nullptr;
  Slot* slot = currentSlot();
  if (!slot) return nullptr;
  if (slot->bound == Bound::Nothing) {
    slot->what = newBlock(tok.start);
    slot->bound = Bound::Block;
    if (tok.kind == Tok::LocalName)
      static_cast<Block*>(slot->what)->name = m.names.intern(tok.text);
  } else if (slot->bound != Bound::Block)
    return fail(Msg::IrValueNotBlock, describe(tok)), nullptr;
  next();
  return static_cast<Block*>(slot->what);
}

void Reader::bindBlockAddresses() {
  Token current = tok;
  auto at = early.lower_bound({fn->id, {}});
  for (; at != early.end() && at->first.first == fn->id; at = early.erase(at)) {
    tok = at->second.first;
    const char* after = lex.at();
    Block* to = parseBlockName();
    lex.seek(after);
    if (!to) return;
    Module::setBlock(at->second.second, to);
  }
  tok = current;
}

/// `blockaddress(@f, %b)`
Value* Reader::parseBlockAddress() {
  next();
  expectPunct('(');
  const char* place = tok.start;
  Value* symbol = valueOf(types.ptr());
  Function* function = asFunction(symbol);
  if (!failed && !function) failAt(place, Msg::IrFunctionExpected);
  expectPunct(',');
  if (failed) return nullptr;
  if (tok.kind != Tok::LocalName && tok.kind != Tok::LocalNumber)
    return fail(Msg::IrBlockNameExpected, found()), nullptr;
  Value* result = nullptr;
  if (function == fn) {
    Block* to = parseBlockName();
    if (to) result = m.blockAddress(to);
  } else if (function->isDeclaration()) {
    auto& [name, address] = early[{function->id, describe(tok)}];
    if (!address) {
      name = tok;
      address = m.createBlockAddress();
    }
    result = address;
    next();
  } else {
    for (Block* to : blocks(*function))
      if (to->name && tok.kind == Tok::LocalName && m.names[to->name] == tok.text)
        result = m.blockAddress(to);
    if (!result) return fail(Msg::IrBlockOfFunction, describe(tok)), nullptr;
    next();
  }
  expectPunct(')');
  return result;
}

Block* Reader::parseLabel() {
  expectWord(Word::label_, "label");
  return failed ? nullptr : parseBlockName();
}

void Reader::bind(const Token& name, uint32_t nameId, Value* value) {
  Slot* slot;
  if (name.kind == Tok::LocalName) {
    slot = &slotOf(nameId);
  } else {
    if (name.kind == Tok::LocalNumber && !skipTo(name, fmt::format("'%{}'", name.text))) return;
    slot = &numberedSlot(nextNumber++);
  }
  if (slot->bound == Bound::Forward) {
    auto* forward = static_cast<Forward*>(slot->what);
    if (forward->type != value->type)
      return failAt(forward->place, Msg::IrTypeWhenDefined, nameText(name), toString(forward->type),
                    toString(value->type));
    forward->resolved = true;
    replaceAllUses(forward, value);
  } else if (slot->bound == Bound::Block) {
    if (name.kind == Tok::LocalName) return failAt(name.start, Msg::IrBlockAlready, nameText(name));
    return failAt(blockUse[static_cast<Block*>(slot->what)->id], Msg::IrValueNumberAsBlock,
                  nextNumber - 1);
  } else if (slot->bound == Bound::Value)
    return failAt(name.start, Msg::IrLocalTwice, nameText(name));
  slot->what = value;
  slot->bound = Bound::Value;
}

Value* Reader::parseLocal(Type* type) {
  Slot* slot = currentSlot();
  if (!slot) return nullptr;
  switch (slot->bound) {
    case Bound::Value:
    case Bound::Forward: break;
    case Bound::Block: return fail(Msg::IrBlockNotValue, describe(tok)), nullptr;
    case Bound::Nothing: {
      auto* forward = forwardArena.create<Forward>();
      forward->op = Op::Argument;
      forward->type = type;
      forward->place = tok.start;
      forwards.push_back(forward);
      slot->what = forward;
      slot->bound = Bound::Forward;
      next();
      return forward;
    }
  }
  Value* value = slot->bound == Bound::Forward ? static_cast<Forward*>(slot->what)
                                               : static_cast<Value*>(slot->what);
  if (value->type != type)
    return fail(Msg::IrValueType, describe(tok), toString(value->type), toString(type)), nullptr;
  next();
  return value;
}

}  // namespace minic::irparse
