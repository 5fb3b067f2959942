// The printer for LLVM 14 and older, whose pointers say what they point to.
//
// What is certain: an alloca of T is T*, a global of T is T*, a getelementptr points to what its
// indices reach. In memory and inside other types every pointer is i8*. All other pointer values
// (arguments, results, phis, loads, and allocas that hold nothing but a pointer) fall into classes
// of values that flow into each other; a class whose members are all used as pointers to one type T
// is printed T*; if nothing says, what flows in decides (an array as its element, as in C); else it
// is i8*. Where a pointer is used as another type than it is printed with, a bitcast stands.
#include <fmt/format.h>
#include <numeric>

#include "ir/gep.h"
#include "ir/text/print_internal.h"

namespace minic::irprint {

namespace {

void appendTyped(std::string& out, const Type* type) {
  size_t depth = 0;
  for (; type->isArray(); type = type->element, ++depth) {
    out += '[';
    appendUInt(out, type->count);
    out += " x ";
  }
  if (type->isPtr()) {
    out += "i8*";
  } else if (type->isStruct() && type->name.empty()) {
    appendStructBody(out, type, appendTyped);
  } else if (type->isFunction()) {
    appendTyped(out, type->returnType());
    out += " (";
    for (size_t i = 0; i < type->fields.size(); ++i) {
      if (i) out += ", ";
      appendTyped(out, type->fields[i]);
    }
    if (type->variadic) out += type->fields.empty() ? "..." : ", ...";
    out += ')';
  } else {
    appendType(out, type);
  }
  out.append(depth, ']');
}

std::string typed(const Type* type) {
  std::string out;
  appendTyped(out, type);
  return out;
}

class TypedPrinter {
 public:
  TypedPrinter(std::string& text, const Module& module, const PrintOptions& printOptions)
      : out_(text), module_(module), options_(printOptions) {}

  void run() {
    infer();
    choosePrefix();
    if (!options_.onlyFunctions) {
      appendModuleHead(out_, module_);
      appendNamedStructs(out_, module_, appendTyped);
      printGlobals();
    }
    if (options_.noFunctions) return;
    for (const auto& function : module_.functions) {
      if (function->isDeclaration() && (options_.onlyFunctions || isDropped(*function))) continue;
      if (!out_.empty()) out_ += '\n';
      printFunction(*function);
    }
  }

 private:
  std::string& out_;
  const Module& module_;
  const PrintOptions& options_;

  // ---- classes of pointers (union-find over nodes)

  std::vector<uint32_t> base_;    // by constant id of a function: node of value id 0
  std::vector<uint32_t> result_;  // by constant id of a function: node of what it returns
  std::vector<uint32_t> parent_;  // by node
  struct Seen {                   // pointees: none (null), one, or several
    const Type* pointee = nullptr;
    bool several = false;
    void add(const Type* type) {
      if (!pointee)
        pointee = type;
      else
        several |= pointee != type;
    }
    void add(const Seen& other) {
      if (other.pointee) add(other.pointee);
      several |= other.several;
    }
  };
  std::vector<Seen> used_, given_;  // by root: as what it is used, what flows in
  std::vector<bool> slot_;          // by node: an alloca that holds only a pointer
  std::vector<std::string> text_;   // by root: the printed type, made when first asked for

  /// Each value has two nodes: for itself, and for what it holds if it is such an alloca.
  uint32_t node(const Function& f, const Value* value) const { return base_[f.id] + value->id * 2; }
  uint32_t held(const Function& f, const Value* slot) const { return node(f, slot) + 1; }

  uint32_t find(uint32_t n) {
    while (parent_[n] != n) n = parent_[n] = parent_[parent_[n]];
    return n;
  }
  void unite(uint32_t a, uint32_t b) {
    a = find(a), b = find(b);
    if (a == b) return;
    parent_[b] = a;
    used_[a].add(used_[b]);
    given_[a].add(given_[b]);
  }

  bool isSlot(const Function& f, const Value* value) const {
    return value->is(Op::Alloca) && slot_[node(f, value)];
  }
  /// The value has a class; others have a pointee of their own, or none at all.
  static bool hasClass(const Value* value) {
    return value->is(Op::Argument) ||
           (value->isInst() && !value->is(Op::Alloca) && !value->is(Op::Gep));
  }
  /// Pointee of what hasClass denies; null for null, undef and what depends on a class.
  const Type* ownPointee(const Function& f, const Value* value) const {
    if (value->is(Op::Alloca))
      return isSlot(f, value) ? nullptr : static_cast<const Inst*>(value)->typeArg;
    return constantPointee(value);
  }
  static const Type* constantPointee(const Value* value) {
    if (value->is(Op::Global)) return static_cast<const GlobalVar*>(value)->valueType;
    if (auto gep = GepSteps::of(value)) return gep->target();
    return nullptr;
  }
  /// `value` flows into the class of node `n`.
  void flow(const Function& f, const Value* value, uint32_t n) {
    if (hasClass(value))
      unite(n, node(f, value));
    else if (const Type* pointee = ownPointee(f, value))
      given_[find(n)].add(pointee->isArray() ? pointee->element : pointee);
  }
  void usedAs(const Function& f, const Value* address, const Type* pointee) {
    if (hasClass(address)) used_[find(node(f, address))].add(pointee);
  }

  static bool isOurCall(const Inst* call) {
    const Function* callee = call->calledFunction();
    return callee && callee->fnType == call->call->fnType && callee->intrinsic == Intrinsic::None;
  }

  void infer() {
    base_.resize(module_.numConstants());
    result_.resize(module_.numConstants());
    uint32_t next = 0;
    for (const auto& function : module_.functions) {
      base_[function->id] = next;
      next += function->nextValueId * 2;
      result_[function->id] = next++;
    }
    parent_.resize(next);
    std::iota(parent_.begin(), parent_.end(), 0u);
    used_.resize(next);
    given_.resize(next);
    slot_.resize(next);
    text_.resize(next);
    for (const auto& function : module_.functions) {
      for (const Argument* arg : function->args)
        if (arg->attrs.pointee) usedAs(*function, arg, arg->attrs.pointee);
      for (const Block* block : blocks(*function))
        for (const Inst* inst : insts(block))
          if (inst->is(Op::Alloca)) slot_[node(*function, inst)] = holdsOnlyAPointer(inst);
    }
    for (const auto& function : module_.functions)
      for (const Block* block : blocks(*function))
        for (const Inst* inst : insts(block)) inferInst(*function, inst);
  }

  static bool holdsOnlyAPointer(const Inst* alloca) {
    if (!alloca->typeArg->isPtr() || alloca->numOps) return false;
    for (const Use& use : alloca->useRange()) {
      const Inst* user = use.user;
      bool fine = (user->is(Op::Load) && user->type->isPtr()) ||
                  (user->is(Op::Store) && use.index() == 1 && user->storedValue()->type->isPtr());
      if (!fine) return false;
    }
    return true;
  }

  void inferInst(const Function& f, const Inst* inst) {
    switch (inst->op) {
      case Op::Load:
        if (isSlot(f, inst->address()))
          unite(node(f, inst), held(f, inst->address()));
        else
          usedAs(f, inst->address(), inst->type);
        return;
      case Op::Store:
        if (isSlot(f, inst->address()))
          flow(f, inst->storedValue(), held(f, inst->address()));
        else
          usedAs(f, inst->address(), inst->storedValue()->type);
        return;
      case Op::Gep:
        return usedAs(f, inst->operand(0), inst->typeArg);
      case Op::Phi:
      case Op::Select:
      case Op::Freeze:
        if (!inst->type->isPtr()) return;
        for (uint32_t i = inst->is(Op::Select); i < inst->numOps; ++i)
          flow(f, inst->operand(i), node(f, inst));
        return;
      case Op::ICmp:
        if (inst->operand(0)->type->isPtr() && hasClass(inst->operand(0)))
          flow(f, inst->operand(1), node(f, inst->operand(0)));
        return;
      case Op::Ret:
        if (inst->numOps && inst->operand(0)->type->isPtr())
          flow(f, inst->operand(0), result_[f.id]);
        return;
      case Op::Call: {
        if (!isOurCall(inst)) return;
        const Function& callee = *inst->calledFunction();
        if (inst->type->isPtr()) unite(node(f, inst), result_[callee.id]);
        for (const Argument* param : callee.args)
          if (param->type->isPtr()) flow(f, inst->arg(param->index), node(callee, param));
        return;
      }
      default:
        return;
    }
  }

  // ---- the printed types

  const std::string& classText(uint32_t n) {
    n = find(n);
    if (!text_[n].empty()) return text_[n];
    const Seen& seen = used_[n].pointee ? used_[n] : given_[n];
    return text_[n] = (seen.pointee && !seen.several ? typed(seen.pointee) : "i8") + "*";
  }

  std::string resultText(const Function& f) {
    return f.returnType()->isPtr() && f.intrinsic == Intrinsic::None ? classText(result_[f.id])
                                                                     : typed(f.returnType());
  }
  std::string paramText(const Function& f, const Argument* param) {
    return param->type->isPtr() && f.intrinsic == Intrinsic::None ? classText(node(f, param))
                                                                  : typed(param->type);
  }
  std::string signature(const Function& f) {
    std::string text = resultText(f) + " (";
    for (const Argument* param : f.args) {
      if (param->index) text += ", ";
      text += paramText(f, param);
    }
    if (f.fnType->variadic) text += f.args.empty() ? "..." : ", ...";
    return text + ")";
  }

  /// The type a value is printed with where it is defined.
  std::string textOf(const Value* value) {
    if (!value->type->isPtr()) return typed(value->type);
    if (const Function* function = asFunction(value)) return signature(*function) + "*";
    if (value->isConstant()) {
      const Type* pointee = constantPointee(value);
      return pointee ? typed(pointee) + "*" : "i8*";
    }
    if (isSlot(*fn_, value)) return classText(held(*fn_, value)) + "*";
    if (hasClass(value)) return classText(node(*fn_, value));
    return typed(ownPointee(*fn_, value)) + "*";
  }

  // ---- operands

  const Function* fn_ = nullptr;  // being printed
  const ValueNamer* namer_ = nullptr;
  std::string before_, line_;  // casts before the instruction, and the instruction
  std::string prefix_ = "typed.";
  uint32_t casts_ = 0;

  /// Names of casts begin with something that no name of the module, nor a version of one, begins
  /// with.
  void choosePrefix() {
    for (uint32_t i = 1; i < module_.names.size(); ++i) {
      std::string_view name = module_.names[i];
      while (name.starts_with(prefix_) ||
             (prefix_.starts_with(name) && prefix_.size() == name.size() + 1))
        prefix_ += '.';
    }
  }

  std::string newName() { return fmt::format("%{}{}", prefix_, casts_++); }

  std::string cast(const std::string& from, const std::string& name, const std::string& to) {
    std::string result = newName();
    before_.append("  ").append(result).append(" = bitcast ").append(from).append(" ").append(name);
    before_.append(" to ").append(to).append("\n");
    return result;
  }

  void appendConstant(std::string& out, const Value* root, const std::string& wanted) {
    if (root->type->isPtr()) return appendPointer(out, root, wanted);
    // Aggregates nest as deep as arrays have dimensions.
    struct Frame {
      const Value* value;
      size_t next;
    };
    std::vector<Frame> stack;
    auto open = [&](const Value* value) {
      out += value->type->isArray() ? "[" : value->type->packed ? "<{ " : "{ ";
      stack.push_back({value, 0});
    };
    auto leaf = [&](const Value* value) {
      if (value->type->isPtr())
        appendPointer(out, value, "i8*");
      else if (value->is(Op::ConstExpr) && (!value->type->isInt() || value->type->bits <= 64))
        appendExpression(out, static_cast<const ConstExpr*>(value));
      else
        appendLeaf(out, value);
    };
    if (!root->is(Op::ConstAggregate)) return leaf(root);
    open(root);
    while (!stack.empty()) {
      Frame& frame = stack.back();
      auto elements = static_cast<const ConstAggregate*>(frame.value)->elements;
      if (frame.next == elements.size()) {
        const Type* type = frame.value->type;
        out += type->isArray() ? "]" : type->packed ? " }>" : " }";
        stack.pop_back();
        continue;
      }
      if (frame.next) out += ", ";
      const Value* element = elements[frame.next++];
      appendTyped(out, element->type);
      out += ' ';
      if (element->is(Op::ConstAggregate))
        open(element);
      else
        leaf(element);
    }
  }

  void appendPointer(std::string& out, const Value* value, const std::string& wanted) {
    const auto* expr = value->is(Op::ConstExpr) ? static_cast<const ConstExpr*>(value) : nullptr;
    if (expr && expr->exprOp == Op::IntToPtr) {
      out.append("inttoptr (").append(typed(expr->operands[0]->type)).append(" ");
      appendConstant(out, expr->operands[0], {});
      out.append(" to ").append(wanted).append(")");
      return;
    }
    if (!expr && !value->is(Op::Global) && !value->is(Op::Function)) return appendLeaf(out, value);
    std::string own = textOf(value);
    if (own != wanted) out.append("bitcast (").append(own).append(" ");
    if (expr)
      appendExpression(out, expr);
    else
      appendLeaf(out, value);
    if (own != wanted) out.append(" to ").append(wanted).append(")");
  }

  void appendExpression(std::string& out, const ConstExpr* expr) {
    out += opInfo(expr->exprOp).text;
    if (expr->exprOp == Op::Gep && (expr->flags & vflags::InBounds)) out += " inbounds";
    if (isBinary(expr->exprOp)) {
      if (expr->flags & vflags::NUW) out += " nuw";
      if (expr->flags & vflags::NSW) out += " nsw";
    }
    out += " (";
    if (expr->exprOp == Op::Gep) out.append(typed(expr->sourceType)).append(", ");
    for (size_t i = 0; i < expr->operands.size(); ++i) {
      if (i) out += ", ";
      const Value* operand = expr->operands[i];
      std::string text = expr->exprOp == Op::Gep && i == 0 ? typed(expr->sourceType) + "*"
                         : operand->is(Op::Function)       ? "i8*"
                                                           : textOf(operand);
      out.append(text).append(" ");
      appendConstant(out, operand, text);
    }
    if (isCast(expr->exprOp)) out.append(" to ").append(typed(expr->type));
    out += ')';
  }

  /// The value as `wanted`, without its type.
  std::string operand(const Value* value, const std::string& wanted) {
    if (value->isConstant()) {
      std::string text;
      appendConstant(text, value, wanted);
      return text;
    }
    std::string name = (*namer_)(value);
    if (!value->type->isPtr()) return name;
    std::string own = textOf(value);
    return own == wanted ? name : cast(own, name, wanted);
  }

  void use(const Value* value, const std::string& wanted) {
    line_ += wanted + " " + operand(value, wanted);
  }
  /// As its own type; null and the like as i8*.
  void use(const Value* value) { use(value, textOf(value)); }
  /// As it stands in memory.
  std::string memoryText(const Value* value) { return typed(value->type); }

  // ---- the module

  void printGlobals() {
    if (!module_.globals.empty()) out_ += '\n';
    for (const GlobalVar* global : module_.globals) {
      out_ += '@';
      appendName(out_, global->name);
      out_ += " = ";
      appendLinkage(out_, *global, !global->init);
      if (global->unnamedAddr) out_ += "unnamed_addr ";
      out_ += global->isConstant ? "constant " : "global ";
      appendTyped(out_, global->valueType);
      if (global->init) {
        out_ += ' ';
        appendConstant(out_, global->init, typed(global->valueType));
      }
      appendSection(out_, *global, ", ");
      out_ += ", align ";
      appendUInt(out_, global->align ? global->align : global->valueType->align);
      out_ += '\n';
    }
  }

  static bool isDropped(const Function& f) { return f.intrinsic == Intrinsic::DbgInfo; }

  /// Intrinsics are named after their types: p0 is p0i8 here.
  static std::string symbol(const Function& f) {
    std::string name(f.name);
    if (name.starts_with("llvm."))
      for (size_t at = name.find(".p0"); at != std::string::npos; at = name.find(".p0", at + 5))
        if (at + 3 == name.size() || name[at + 3] == '.') name.insert(at + 3, "i8");
    std::string out = "@";
    appendName(out, name);
    return out;
  }

  static std::string pointeeText(const ParamAttrs& attrs) {
    return attrs.pointee ? typed(attrs.pointee) : "";
  }

  void printFunction(const Function& f) {
    fn_ = &f;
    ValueNamer namer(f);
    namer_ = &namer;
    casts_ = 0;
    bool declaration = f.isDeclaration();
    out_ += declaration ? "declare " : "define ";
    appendLinkage(out_, f, declaration);
    appendAttrs(out_, f.ret, pointeeText(f.ret));
    out_ += resultText(f) + " " + symbol(f) + "(";
    for (const Argument* arg : f.args) {
      if (arg->index) out_ += ", ";
      out_ += paramText(f, arg) + " ";
      appendAttrs(out_, arg->attrs, pointeeText(arg->attrs));
      if (declaration)
        out_.pop_back();
      else
        namer.append(out_, arg);
    }
    if (f.fnType->variadic) out_ += f.args.empty() ? "..." : ", ...";
    out_ += ')';
    appendFnAttrs(out_, f.attrs, true);
    appendSection(out_, f, " ");
    if (declaration) {
      out_ += '\n';
      return;
    }
    out_ += " {\n";
    castForPhis(f);
    for (const Block* block : blocks(f)) {
      if (block != f.entry()) out_ += '\n';
      appendBlockHead(out_, block, namer, options_.predComments);
      for (const Inst* inst : insts(block)) {
        before_.clear();
        line_.clear();
        if (inst->isTerm()) out_ += atEnd_[block->id];
        printInst(inst);
        out_ += before_;
        if (!line_.empty()) out_.append("  ").append(line_).append("\n");
        out_ += after_;
        after_.clear();
      }
    }
    out_ += "}\n";
  }

  // ---- phis: casts stand at the end of the predecessors

  std::vector<std::string> atEnd_;  // by block id
  std::string after_;               // a cast of the instruction's raw result
  std::unordered_map<const Use*, std::string> phiOperand_;  // looked up only

  void castForPhis(const Function& f) {
    atEnd_.assign(f.nextBlockId, {});
    phiOperand_.clear();
    std::unordered_map<const Block*, std::string>
        done;  // of one phi: edges from one block share the cast
    for (const Block* block : blocks(f)) {
      for (const Inst* phi : phis(block)) {
        if (!phi->type->isPtr()) continue;
        std::string wanted = textOf(phi);
        done.clear();
        for (const Use& use : phi->operands()) {
          const Value* value = use.value;
          if (value->isConstant() || textOf(value) == wanted) continue;
          const Block* pred = block->preds[use.index()].block;
          std::string& name = done[pred];
          if (name.empty()) {
            before_.clear();
            name = cast(textOf(value), (*namer_)(value), wanted);
            atEnd_[pred->id] += before_;
            before_.clear();
          }
          phiOperand_[&use] = name;
        }
      }
    }
  }

  // ---- instructions

  void label(const Inst* inst, uint32_t succ) {
    line_ += "label ";
    namer_->append(line_, inst->block->succs[succ].block);
  }

  /// Begins the instruction; its result has type `actual`, which may differ from what its class
  /// says.
  void begin(const Inst* inst, const std::string& actual = {}) {
    if (!inst->type->isVoid()) {
      std::string name = (*namer_)(inst);
      if (inst->type->isPtr() && !actual.empty() && actual != textOf(inst)) {
        std::string raw = newName();
        after_ = "  " + name + " = bitcast " + actual + " " + raw + " to " + textOf(inst) + "\n";
        name = raw;
      }
      line_ += name + " = ";
    }
    if (inst->is(Op::Call) && inst->call->tail) line_ += "tail ";
    line_ += opInfo(inst->op).text;
    appendFlags(line_, *inst);
    line_ += ' ';
  }

  void printInst(const Inst* inst) {
    switch (inst->op) {
      case Op::Ret:
        begin(inst);
        if (inst->numOps)
          use(inst->operand(0), resultText(*fn_));
        else
          line_ += "void";
        return;
      case Op::Br:
        begin(inst);
        return label(inst, 0);
      case Op::CondBr:
        begin(inst);
        use(inst->operand(0));
        line_ += ", ";
        label(inst, 0);
        line_ += ", ";
        return label(inst, 1);
      case Op::Switch:
        begin(inst);
        use(inst->operand(0));
        line_ += ", ";
        label(inst, 0);
        line_ += " [";
        for (uint32_t i = 1; i < inst->numOps; ++i) {
          line_ += "\n    ";
          use(inst->operand(i));
          line_ += ", ";
          label(inst, i);
        }
        line_ += "\n  ]";
        return;
      case Op::Unreachable:
        line_ += "unreachable";
        return;
      case Op::Alloca:
        begin(inst);
        line_ += isSlot(*fn_, inst) ? classText(held(*fn_, inst)) : typed(inst->typeArg);
        if (inst->numOps) {
          line_ += ", ";
          use(inst->operand(0));
        }
        return appendAlign(line_, *inst);
      case Op::Load: {
        bool slot = isSlot(*fn_, inst->address());
        std::string actual = slot ? classText(held(*fn_, inst->address())) : memoryText(inst);
        begin(inst, actual);
        line_ += actual + ", ";
        use(inst->address(), actual + "*");
        return appendAlign(line_, *inst);
      }
      case Op::Store: {
        bool slot = isSlot(*fn_, inst->address());
        std::string text =
            slot ? classText(held(*fn_, inst->address())) : memoryText(inst->storedValue());
        begin(inst);
        use(inst->storedValue(), text);
        line_ += ", ";
        use(inst->address(), text + "*");
        return appendAlign(line_, *inst);
      }
      case Op::Gep:
        begin(inst);
        line_ += typed(inst->typeArg) + ", ";
        use(inst->operand(0), typed(inst->typeArg) + "*");
        for (uint32_t i = 1; i < inst->numOps; ++i) {
          line_ += ", ";
          use(inst->operand(i));
        }
        return;
      case Op::ICmp:
      case Op::FCmp: {
        begin(inst);
        line_ += inst->is(Op::ICmp) ? predName(inst->intPred()) : predName(inst->floatPred());
        line_ += ' ';
        std::string text = textOf(inst->operand(0));
        use(inst->operand(0), text);
        line_ += ", " + operand(inst->operand(1), text);
        return;
      }
      case Op::Phi: {
        begin(inst);
        std::string text = textOf(inst);
        line_ += text;
        for (const Use& use : inst->operands()) {
          line_ += use.index() ? ", [ " : " [ ";
          auto ready = phiOperand_.find(&use);
          line_ += ready != phiOperand_.end() ? ready->second : operand(use.value, text);
          line_ += ", ";
          namer_->append(line_, inst->block->preds[use.index()].block);
          line_ += " ]";
        }
        return;
      }
      case Op::Select:
        begin(inst);
        use(inst->operand(0));
        for (uint32_t i = 1; i < 3; ++i) {
          line_ += ", ";
          use(inst->operand(i), textOf(inst));
        }
        return;
      case Op::Freeze:
        begin(inst);
        return use(inst->operand(0), textOf(inst));
      case Op::Call:
        return printCall(inst);
      case Op::ExtractValue:
        begin(inst, memoryText(inst));
        use(inst->operand(0));
        return appendIndices(inst, 1);
      case Op::InsertValue:
        begin(inst);
        use(inst->operand(0));
        line_ += ", ";
        use(inst->operand(1), memoryText(inst->operand(1)));
        return appendIndices(inst, 2);
      default:
        break;
    }
    begin(inst);
    use(inst->operand(0));
    if (isCast(inst->op)) line_ += " to " + textOf(inst);
    if (isBinary(inst->op)) line_ += ", " + operand(inst->operand(1), textOf(inst));
  }

  void appendIndices(const Inst* inst, uint32_t from) {
    for (uint32_t i = from; i < inst->numOps; ++i) {
      line_ += ", ";
      appendLeaf(line_, inst->operand(i));
    }
  }

  void printCall(const Inst* inst) {
    const CallInfo& call = *inst->call;
    const Function* callee = inst->calledFunction();
    bool direct = callee && callee->fnType == call.fnType;
    std::string result = direct ? resultText(*callee) : typed(call.fnType->returnType());
    begin(inst, result);
    appendAttrs(line_, call.ret, pointeeText(call.ret));
    if (call.fnType->variadic)
      line_ += direct ? signature(*callee) : typed(call.fnType);
    else
      line_ += result;
    line_ += ' ';
    line_ += direct ? symbol(*callee) : operand(inst->callee(), typed(call.fnType) + "*");
    line_ += '(';
    for (uint32_t i = 0; i < inst->numArgs(); ++i) {
      if (i) line_ += ", ";
      const Value* arg = inst->arg(i);
      bool fixed = i < call.fnType->params().size();
      std::string text = !fixed   ? textOf(arg)
                         : direct ? paramText(*callee, callee->args[i])
                                  : typed(call.fnType->params()[i]);
      line_ += text + " ";
      if (i < call.args.size()) appendAttrs(line_, call.args[i], pointeeText(call.args[i]));
      line_ += operand(arg, text);
    }
    line_ += ')';
    appendFnAttrs(line_, call.attrs, true);
  }
};

}  // namespace

void printTypedModule(std::string& out, const Module& module, const PrintOptions& options) {
  TypedPrinter(out, module, options).run();
}

}  // namespace minic::irprint
