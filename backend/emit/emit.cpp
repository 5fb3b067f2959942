// The interpreter of op templates, and the constants that a function's code refers to.
#include "backend/emit/emit.h"

#include <bit>

#include "backend/emit/data.h"

namespace minic {

void Emitter::symbol(uint32_t id) {
  if (mf.symbols[id].isText || isPlainSymbol(mf.symbols[id].name))
    out.append(mf.symbols[id].name);
  else
    place(".LS", id);
}

void Emitter::operand(const MOperand& op, unsigned size) {
  switch (op.kind) {
    case OperandKind::None: break;
    case OperandKind::Reg: reg(op.asReg(), size); break;
    case OperandKind::Imm: out.append(mf.target.immPrefix, op.asImm()); break;
    case OperandKind::WideImm: out.append(mf.target.immPrefix, mf.wideImms[op.payload]); break;
    case OperandKind::Symbol: mf.target.printSymbol(*this, op); break;
    case OperandKind::Block: label(op.payload); break;
    case OperandKind::Cond: out.append(mf.target.condName(op.payload)); break;
    case OperandKind::Float: floatLabel(op.payload); break;
    case OperandKind::Slot: MINIC_UNREACHABLE("a slot outside of an address");
  }
}

void Emitter::jumpTo(uint32_t block) {
  if (next && next->id == block) return;
  bool far = isFar(block);
  out.append('\t', far ? mf.target.farJumpText : mf.target.jumpText);
  label(block);
  if (far) out.append(mf.target.farJumpEnd);
  out.append('\n');
}

void Emitter::condBranch(const MInst& inst) {
  const OpDesc& desc = mf.target.ops[inst.op];
  uint32_t cond = inst.operandCount - 3;
  uint32_t then = inst[cond + 1].payload, otherwise = inst[cond + 2].payload;
  // Fall through to whichever comes next.
  bool invert = next && next->id == then;
  uint32_t to = invert ? otherwise : then;
  bool far = isFar(to);  // then around a jump, by the opposite condition
  out.append('\t');
  if (invert != far) {
    MInst& changed = const_cast<MInst&>(inst);
    MOperand old = inst[cond];
    changed[cond].payload = mf.target.invertCond(old.payload);
    fromTemplate(inst, desc.text);
    changed[cond] = old;
  } else {
    fromTemplate(inst, desc.text);
  }
  if (far) {
    out.append("1f\n");
    jumpTo(to);
    out.append("1:\n");
  } else {
    label(to);
    out.append('\n');
  }
  if (!invert) jumpTo(otherwise);
}

void Emitter::measure() {
  if (!mf.target.jumpReach) return;
  uint64_t bytes = 0;
  blockPositions.assign(mf.blocks.size(), 0);
  for (const MBlock* block : mf.layout) {
    blockPositions[block->id] = bytes;
    for (const MInst* inst = block->first; inst; inst = inst->next) bytes += mf.target.maxOpBytes;
  }
  if (bytes <= mf.target.jumpReach) blockPositions.clear();
}

bool Emitter::isFar(uint32_t block) const {
  if (blockPositions.empty()) return false;
  uint64_t to = blockPositions[block];
  return (to > position ? to - position : position - to) > mf.target.jumpReach;
}

void Emitter::fromTemplate(const MInst& inst, std::string_view text) {
  const Target& target = mf.target;
  const OpDesc& desc = target.ops[inst.op];
  unsigned log2 = inst.size == 8 ? 3 : inst.size == 4 ? 2 : inst.size == 2 ? 1 : 0;
  char* at = out.room(text.size());
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      *at++ = text[i];
      continue;
    }
    out.end(at);
    char c = text[++i];
    unsigned size = inst.size;
    bool isOperand = true;
    if (c < '0' || c > '9') {
      auto cond = [&] { return inst[uint32_t(text[++i] - '0')].payload; };
      size = c == 'b' ? 1 : c == 'w' ? 2 : c == 'd' ? 4 : c == 'q' ? 8 : 0;
      isOperand = size != 0;
      if (isOperand)
        c = text[++i];
      else if (c == '%')
        out.append('%');
      else if (c == 's')
        out.append(target.memSuffix[log2]);
      else if (c == 'a')
        out.append(target.aluSuffix[log2]);
      else if (c == 'f')
        out.append(target.floatSuffix[log2]);
      else
        out.append(target.condName(c == 'c' ? cond() : target.invertCond(cond())));
    }
    uint32_t index = uint32_t(c - '0');
    if (isOperand && index < desc.operandCount && desc.isAddress(index))
      target.printAddress(*this, inst.operandArray() + index);
    else if (isOperand)
      operand(inst[index], size);
    at = out.room(text.size());
  }
  out.end(at);
}

void emitBody(const MFunction& mf, AsmBuffer& out, bool verbose, const LineTable* lines,
              const InstNote& note) {
  const Target& target = mf.target;
  Emitter emitter(out, mf);
  emitter.measure();
  // Labels only on targets of jumps.
  std::vector<bool> wanted(mf.blocks.size(), false);
  for (size_t i = 0; i < mf.layout.size(); ++i) {
    const MBlock* next = i + 1 < mf.layout.size() ? mf.layout[i + 1] : nullptr;
    const MInst* last = mf.layout[i]->last;
    bool several = mf.layout[i]->succs.size() > 2 ||
                   (last && last->prev && target.ops[last->prev->op].has(OpTerminator));
    for (const MBlock* succ : mf.layout[i]->succs)
      if (succ != next || several || (last && target.ops[last->op].variadic))
        wanted[succ->id] = true;
  }
  for (const auto& table : mf.jumpTables)
    for (uint32_t block : table.targets) wanted[block] = true;
  std::vector<std::vector<std::string_view>> names(mf.labels.empty() ? 0 : mf.blocks.size() + 1);
  std::vector<bool> isPlaced(names.size());
  for (const MBlock* block : mf.layout)
    if (!names.empty()) isPlaced[block->id] = true;
  for (const MFunction::Label& label : mf.labels) {
    bool hasCode = label.block != MFunction::kNowhere && isPlaced[label.block];
    names[hasCode ? label.block : mf.blocks.size()].push_back(label.name);
  }
  auto placeNames = [&](size_t block) {
    if (names.empty()) return;
    for (std::string_view name : names[block]) out.line(name, ":");
  };
  uint32_t lastLoc = 0;
  for (size_t i = 0; i < mf.layout.size(); ++i) {
    const MBlock* block = mf.layout[i];
    emitter.next = i + 1 < mf.layout.size() ? mf.layout[i + 1] : nullptr;
    if (wanted[block->id]) {
      if (block->align && target.alignsLoops) {
        out.append("\t.p2align\t4,,10\n");
        if (block->align > 1) out.line("\t.p2align\t6,,", block->align - 1);  // or no byte
      }
      emitter.label(block->id);
      out.append(':');
      if (verbose && !block->name.empty()) {
        out.append("\t", target.commentPrefix, " %", block->name);
      }
      out.append('\n');
    }
    placeNames(block->id);
    for (const MInst* inst = block->first; inst; inst = inst->next) {
      const OpDesc& desc = target.ops[inst->op];
      emitter.advance();
      if (lines && inst->loc && inst->loc != lastLoc) {
        lastLoc = inst->loc;
        lines->locate(lines->context, out, inst->loc);
      }
      if (note) note(out, *inst);
      if (desc.has(OpJump)) {
        emitter.jumpTo((*inst)[0].payload);
        continue;
      }
      if (target.emitSpecial(emitter, *inst)) continue;
      if (desc.has(OpCondBranch)) {
        emitter.condBranch(*inst);
        continue;
      }
      if (desc.text.empty()) continue;
      out.append('\t');
      emitter.fromTemplate(*inst, desc.text);
      out.append('\n');
    }
  }
  placeNames(mf.blocks.size());  // of blocks that have no code: nothing goes there
}

void emitConstants(const MFunction& mf, AsmBuffer& out, std::string_view tables) {
  Emitter emitter(out, mf);
  for (uint32_t i = 0; i < mf.symbols.size(); ++i) {
    if (mf.symbols[i].isText || isPlainSymbol(mf.symbols[i].name)) continue;
    out.append("\t.set\t");
    emitter.symbol(i);
    out.append(", ");
    appendSymbol(out, mf.symbols[i].name);
    out.append('\n');
  }
  for (unsigned size : {4u, 8u, 16u}) {
    bool any = false;
    for (uint32_t i = 0; i < mf.floatConstants.size(); ++i) {
      const auto& constant = mf.floatConstants[i];
      if (constant.size != size) continue;
      if (!any) {
        out.append(size == 4   ? "\t.section\t.rodata.cst4,\"aM\",@progbits,4\n\t.p2align\t2\n"
                   : size == 8 ? "\t.section\t.rodata.cst8,\"aM\",@progbits,8\n\t.p2align\t3\n"
                               : "\t.section\t.rodata.cst16,\"aM\",@progbits,16\n\t.p2align\t4\n");
        any = true;
      }
      emitter.floatLabel(i);
      out.line(size == 4 ? ":\n\t.long\t" : ":\n\t.quad\t", constant.bits);
      if (size == 16) out.line("\t.quad\t", constant.high);
    }
  }
  if (mf.jumpTables.empty()) return;
  if (tables == ".rodata")
    out.append("\t.section\t.rodata\n");
  else
    emitSection(out, tables, "a");
  out.append("\t.p2align\t2\n");
  for (uint32_t i = 0; i < mf.jumpTables.size(); ++i) {
    emitter.tableLabel(i);
    out.append(":\n");
    for (uint32_t block : mf.jumpTables[i].targets) {
      out.append("\t.long\t");
      emitter.label(block);
      out.append('-');
      emitter.tableLabel(i);
      out.append('\n');
    }
  }
}

}  // namespace minic
