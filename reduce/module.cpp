// A change is named by numbers of functions, blocks, instructions and operands. To make some, the
// text is read anew, so that a change never sees what an earlier candidate did.
#include "reduce/module.h"

#include <algorithm>
#include <memory>

#include "ir/cfg.h"
#include "ir/function.h"
#include "ir/rpo.h"
#include "ir/text/print.h"
#include "ir/verify/verify.h"
#include "support/check.h"

namespace minic::reduce {

namespace {

enum class IrKind : uint8_t {
  Body,         ///< a function becomes a declaration
  Unused,       ///< declarations and globals that nothing names
  Edge,         ///< a branch goes one way
  Return,       ///< a block ends the function
  Instruction,  ///< is deleted, its uses become zero
  Argument,     ///< its uses become zero
  ByOperand,    ///< an instruction is replaced by an operand of its type
  Operand,      ///< becomes zero
  Flags,        ///< nsw and its kin
  Contents,     ///< a global's initialiser becomes zero
  Merge,        ///< blocks that follow each other become one
  Count
};

struct IrChange {
  uint32_t function, item, option;
};

/// A module with its parts by number.
struct Parts {
  explicit Parts(const std::string& text) : diagnostics(sources) {
    isRead = readModule(module, sources, sources.add("reduced.ll", text), diagnostics);
    if (!isRead) return;
    for (const auto& function : module.functions) {
      functions.push_back(function.get());
      auto& here = instructions.emplace_back();
      auto& blocksHere = blocks.emplace_back();
      for (Block* block : minic::blocks(*function)) {
        blocksHere.push_back(block);
        for (Inst* inst : insts(block)) here.push_back(inst);
      }
    }
  }

  SourceManager sources;
  Diagnostics diagnostics;
  Module module;
  bool isRead;
  std::vector<Function*> functions;
  std::vector<std::vector<Block*>> blocks;
  std::vector<std::vector<Inst*>> instructions;
};

bool hasZero(const Type* type) {
  return type->kind != TypeKind::Void && type->kind != TypeKind::Function;
}

bool isZero(Module& module, const Value* value) {
  return hasZero(value->type) && module.zero(value->type) == value;
}

/// The globals and functions, numbered: globals first.
std::vector<GlobalValue*> symbolsOf(const Module& module) {
  std::vector<GlobalValue*> all(module.globals.begin(), module.globals.end());
  for (const auto& function : module.functions) all.push_back(function.get());
  return all;
}

/// Of the globals and declarations among `candidates` those that no body and no other symbol leads
/// to, by Value::id.
std::vector<bool> unusedOf(const Module& module,
                           const std::vector<const GlobalValue*>& candidates) {
  std::vector<bool> unused;
  for (const GlobalValue* symbol : symbolsOf(module))
    unused.resize(std::max(unused.size(), size_t(symbol->id) + 1));
  for (const GlobalValue* symbol : candidates) unused[symbol->id] = true;
  std::vector<const Value*> left;
  for (const GlobalValue* symbol : symbolsOf(module)) {
    if (const Function* function = asFunction(symbol); function && !function->isDeclaration())
      unused[symbol->id] = false;
    if (!unused[symbol->id]) left.push_back(symbol);
  }
  auto follow = [&](const Value* value) {
    if (!value) return;
    if (value->is(Op::Global) || value->is(Op::Function)) {
      if (!unused[value->id]) return;
      unused[value->id] = false;
    }
    left.push_back(value);
  };
  while (!left.empty()) {
    const Value* value = left.back();
    left.pop_back();
    if (const GlobalVar* global = asGlobalVar(value)) {
      follow(global->init);
      follow(global->aliasee);
    } else if (const Function* function = asFunction(value)) {
      follow(function->aliasee);
      for (Block* block : minic::blocks(*function))
        for (Inst* inst : insts(block))
          for (const Use& use : inst->operands())
            if (!use.value->isInst()) follow(use.value);
    } else {
      for (const Value* part : partsOf(value)) follow(part);
    }
  }
  return unused;
}

/// The changes of a kind that the module has.
std::vector<IrChange> list(Parts& parts, IrKind kind) {
  std::vector<IrChange> all;
  if (kind == IrKind::Merge) return {{0, 0, 0}};
  if (kind == IrKind::Unused) {
    std::vector<GlobalValue*> symbols = symbolsOf(parts.module);
    std::vector<bool> unused = unusedOf(parts.module, {symbols.begin(), symbols.end()});
    for (uint32_t i = 0; i < symbols.size(); ++i)
      if (unused[symbols[i]->id]) all.push_back({0, i, 0});
    return all;
  }
  if (kind == IrKind::Contents) {
    for (uint32_t i = 0; i < parts.module.globals.size(); ++i)
      if (const GlobalVar* global = parts.module.globals[i];
          global->init && !isZero(parts.module, global->init))
        all.push_back({0, i, 0});
    return all;
  }
  for (uint32_t f = 0; f < parts.functions.size(); ++f) {
    Function* function = parts.functions[f];
    if (function->isDeclaration()) continue;
    if (kind == IrKind::Body) all.push_back({f, 0, 0});
    if (kind == IrKind::Argument)
      for (uint32_t i = 0; i < function->args.size(); ++i)
        if (function->args[i]->uses) all.push_back({f, i, 0});
    if (kind == IrKind::Return)
      for (uint32_t i = 0; i < parts.blocks[f].size(); ++i)
        if (parts.blocks[f][i]->terminator()->op != Op::Ret) all.push_back({f, i, 0});
    // From the end, so that users go before what they use.
    for (uint32_t i = uint32_t(parts.instructions[f].size()); i-- > 0;) {
      const Inst* inst = parts.instructions[f][i];
      if (kind == IrKind::Edge && inst->isTerm() && inst->block->succs.size() > 1)
        for (uint32_t edge = 0; edge < inst->block->succs.size(); ++edge)
          all.push_back({f, i, edge});
      if (kind == IrKind::Instruction && !inst->isTerm()) all.push_back({f, i, 0});
      if (kind == IrKind::Flags && inst->flags && isBinary(inst->op)) all.push_back({f, i, 0});
      if (inst->op == Op::Alloca) continue;
      for (uint32_t k = 0; k < inst->numOps; ++k) {
        const Value* operand = inst->operand(k);
        if (!operand || (inst->op == Op::Call && !k)) continue;
        if (kind == IrKind::ByOperand && inst->uses && operand->type == inst->type &&
            operand != inst)
          all.push_back({f, i, k});
        if (kind == IrKind::Operand && hasZero(operand->type) && !isZero(parts.module, operand) &&
            !(inst->op == Op::Switch && k))
          all.push_back({f, i, k});
      }
    }
  }
  return all;
}

void removeUnused(Module& module, const std::vector<IrChange>& all,
                  const std::vector<size_t>& chosen) {
  std::vector<GlobalValue*> symbols = symbolsOf(module);
  std::vector<const GlobalValue*> candidates;
  for (size_t i : chosen) candidates.push_back(symbols[all[i].item]);
  module.removeAll(unusedOf(module, candidates));
}

void merge(Function& function) {
  for (Block* block = function.firstBlock; block; block = block->next)
    while (block->succs.size() == 1 && block->succs[0].block->preds.size() == 1 &&
           block->succs[0].block != block && !block->succs[0].block->address &&
           block->terminator()->op == Op::Br)
      mergeWithSucc(block);
}

void apply(Parts& parts, IrKind kind, const IrChange& change) {
  Module& module = parts.module;
  if (kind == IrKind::Contents) {
    GlobalVar* global = module.globals[change.item];
    global->init = module.zero(global->valueType);
    return;
  }
  if (kind == IrKind::Merge) {
    for (Function* function : parts.functions)
      if (!function->isDeclaration()) merge(*function);
    return;
  }
  Function& function = *parts.functions[change.function];
  if (kind == IrKind::Body) {
    function.dropBody();
    function.linkage = Linkage::External;
    return;
  }
  if (kind == IrKind::Argument) {
    Argument* argument = function.args[change.item];
    replaceAllUses(argument, module.zero(argument->type));
    return;
  }
  if (kind == IrKind::Return) {
    Type* type = function.returnType();
    std::vector<Value*> operands;
    if (type->kind != TypeKind::Void) operands.push_back(module.zero(type));
    setTerminator(parts.blocks[change.function][change.item], Op::Ret, operands, {});
    return;
  }
  Inst* inst = parts.instructions[change.function][change.item];
  switch (kind) {
    case IrKind::Edge: keepEdge(inst->block, change.option); break;
    case IrKind::Flags: inst->flags = 0; break;
    case IrKind::Operand:
      inst->setOperand(change.option, module.zero(inst->operand(change.option)->type));
      break;
    case IrKind::ByOperand: {
      Value* operand = inst->operand(change.option);
      if (operand != inst) replaceWith(inst, operand);
      break;
    }
    default:
      if (hasZero(inst->type))
        replaceWith(inst, module.zero(inst->type));
      else
        erase(inst);
  }
}

std::string toText(const Module& module) {
  std::string text;
  PrintOptions options;
  options.predComments = false;
  printModule(text, module, options);
  return text;
}

/// Of an instruction only one of the changes can be made.
bool isPerInstruction(IrKind kind) { return kind == IrKind::Edge || kind == IrKind::ByOperand; }

std::optional<std::string> applied(const std::string& text, IrKind kind,
                                   const std::vector<IrChange>& all,
                                   const std::vector<size_t>& chosen) {
  try {
    Parts parts(text);
    if (!parts.isRead) return std::nullopt;
    if (kind == IrKind::Unused) removeUnused(parts.module, all, chosen);
    const IrChange* last = nullptr;
    for (size_t i : chosen) {
      if (kind == IrKind::Unused) break;
      const IrChange& change = all[i];
      bool isSame = last && last->function == change.function && last->item == change.item;
      if (!isSame || !isPerInstruction(kind)) apply(parts, kind, change);
      last = &change;
    }
    if (kind == IrKind::Edge || kind == IrKind::Return)
      for (Function* function : parts.functions)
        if (!function->isDeclaration()) removeUnreachable(*function, Rpo::compute(*function));
    std::vector<VerifyError> errors;
    if (!verify(parts.module, errors)) return std::nullopt;
    return toText(parts.module);
  } catch (const InternalError&) {
    return std::nullopt;
  }
}

}  // namespace

bool IrLanguage::begin(std::string& text, std::string& problem) {
  Parts parts(text);
  if (parts.isRead)
    text = toText(parts.module);
  else
    problem = "it is no LLVM IR that minic reads";
  return parts.isRead;
}

size_t IrLanguage::kinds() const { return size_t(IrKind::Count); }

std::optional<Changes> IrLanguage::changes(const std::string& text, size_t number, size_t level) {
  if (level) return std::nullopt;
  const IrKind kind = IrKind(number);
  auto all = std::make_shared<std::vector<IrChange>>();
  Parts parts(text);
  if (parts.isRead) *all = list(parts, kind);
  bool inGroups = !isPerInstruction(kind) && kind != IrKind::Return;
  return Changes{all->size(), inGroups, [text, kind, all](const std::vector<size_t>& chosen) {
                   return applied(text, kind, *all, chosen);
                 }};
}

bool IrLanguage::isValid(const std::string& text) {
  try {
    return Parts(text).isRead;
  } catch (const InternalError&) {
    return false;
  }
}

}  // namespace minic::reduce
