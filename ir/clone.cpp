// One routine copies a set of blocks into a function, of the same module or another: blocks, edges
// and instructions first, then the operands, which may refer forward. A ModuleCloner
// translates types, constants and symbols; within one module they stay.
#include "ir/clone.h"

#include "ir/cfg.h"
#include "ir/value_observer.h"

namespace minic {

namespace {

/// Types, constants, symbols and names of one module in terms of another.
class ModuleCloner {
 public:
  ModuleCloner(const Module& from, Module& to) : from_(from), to_(to) {}

  void run();

  Type* type(Type* original);
  uint32_t name(uint32_t original) {
    return original ? to_.names.intern(from_.names[original]) : 0;
  }
  ParamAttrs attrs(ParamAttrs original) {
    if (original.pointee) original.pointee = type(original.pointee);
    return original;
  }
  Value* constant(Value* original);

 private:
  Type* newType(Type* original);
  Value* newConstant(Value* original);
  void copySymbol(const GlobalValue& original, GlobalValue& copy);
  GlobalVar* declare(const GlobalVar& original);
  Function* declare(const Function& original);

  const Module& from_;
  Module& to_;
  std::unordered_map<const Type*, Type*> types_;        // looked up only
  std::unordered_map<const Value*, Value*> constants_;  // looked up only; symbols too
};

/// A detached instruction like `inst`, with null operands; a phi has one for each predecessor of
/// `into`.
Inst* copyWithoutOperands(const Inst& inst, Function& function, const Block* into,
                          ModuleCloner* module) {
  Type* type = module ? module->type(inst.type) : inst.type;
  std::vector<Value*> none(inst.numOps);
  Inst* copy =
      inst.is(Op::Phi) ? function.createPhi(type, into) : function.createInst(inst.op, type, none);
  copy->flags = inst.flags;
  copy->sub = inst.sub;
  copy->loc = inst.loc;
  copy->name = module ? module->name(inst.name) : inst.name;
  if (inst.is(Op::Alloca) || inst.is(Op::Gep)) {
    copy->typeArg = module ? module->type(inst.typeArg) : inst.typeArg;
  } else if (inst.is(Op::Call)) {
    copy->call = function.arena.create<CallInfo>(*inst.call);
    copy->call->args = function.arena.copy(std::span<const ParamAttrs>(inst.call->args));
    if (module) {
      copy->call->fnType = module->type(copy->call->fnType);
      copy->call->ret = module->attrs(copy->call->ret);
      for (ParamAttrs& attrs : copy->call->args) attrs = module->attrs(attrs);
    }
  }
  return copy;
}

/// Copies the blocks into `function`. `module` is null within one module.
void copyBlocks(std::span<Block* const> blocks, Function& function, CloneMap& map,
                ModuleCloner* module) {
  for (Block* block : blocks) {
    Block* copy = function.createBlock();
    copy->name = module ? module->name(block->name) : block->name;
    map.set(block, copy);
  }
  copyEdges(blocks, [&](const Block* block) {
    return map.contains(block) ? map[const_cast<Block*>(block)] : nullptr;
  });
  for (Block* block : blocks)
    for (Inst* inst : insts(block)) {
      Block* into = map[block];
      Inst* copy = copyWithoutOperands(*inst, function, into, module);
      map.set(inst, copy);
      append(copy, into);
      if (!module && function.module->valueObserver)
        function.module->valueObserver->copied(inst, copy);
    }
  auto mapped = [&](Value* value) {
    return module && value && value->isConstant() ? module->constant(value) : map[value];
  };
  for (Block* block : blocks)
    for (Inst* inst : insts(block)) {
      Inst* copy = static_cast<Inst*>(map[inst]);
      uint32_t at = 0;
      for (uint32_t i = 0; i < inst->numOps; ++i)
        if (!inst->is(Op::Phi) || map.contains(block->preds[i].block))
          copy->setOperand(at++, mapped(inst->operand(i)));
    }
  if (!module && blocks[0]->function == &function && function.debug)
    for (Block* block : blocks)
      for (Inst* inst : insts(block))
        copyAssignments(inst, static_cast<Inst*>(map[static_cast<Value*>(inst)]), map);
  for (Block* block : blocks)
    for (uint32_t i = 0; i < block->succs.size(); ++i) {
      Edge edge = block->succs[i];
      if (map.contains(edge.block)) continue;
      for (Inst* phi : phis(edge.block))
        phi->setOperand(map[block]->succs[i].index, map[phi->operand(edge.index)]);
    }
}

Type* ModuleCloner::type(Type* original) {
  if (!original) return nullptr;
  Type*& copy = types_[original];
  if (!copy) {
    Type* made = newType(original);
    types_[original] = made;  // `copy` may be stale: the map grew
    return made;
  }
  return copy;
}

Type* ModuleCloner::newType(Type* original) {
  std::vector<Type*> fields;
  for (Type* field : original->fields) fields.push_back(type(field));
  TypeContext& types = to_.types;
  switch (original->kind) {
    case TypeKind::Void: return types.voidTy();
    case TypeKind::Int: return types.intTy(original->bits);
    case TypeKind::Float: return types.floatTy();
    case TypeKind::Double: return types.doubleTy();
    case TypeKind::X86Fp80: return types.x86Fp80();
    case TypeKind::Fp128: return types.fp128();
    case TypeKind::Ptr: return types.ptr();
    case TypeKind::Array: return types.array(type(original->element), original->count);
    case TypeKind::Vector: return types.vector(type(original->element), original->count);
    case TypeKind::Function:
      return types.function(type(original->element), fields, original->variadic);
    case TypeKind::Struct: break;
  }
  if (original->name.empty()) return types.structTy(fields, original->packed);
  Type* copy = types.namedStruct(original->name);
  if (!original->opaque) types.setBody(copy, fields, original->packed);
  return copy;
}

Value* ModuleCloner::constant(Value* original) {
  auto known = constants_.find(original);
  if (known != constants_.end()) return known->second;
  return constants_[original] = newConstant(original);
}

Value* ModuleCloner::newConstant(Value* original) {
  Type* made = type(original->type);
  auto all = [&](std::span<Value* const> parts) {
    std::vector<Value*> copies;
    for (Value* part : parts) copies.push_back(constant(part));
    return copies;
  };
  switch (original->op) {
    case Op::ConstInt: return to_.constInt(made, asConstInt(original)->value);
    case Op::ConstFloat: return to_.constFloatBits(made, asConstFloat(original)->bits);
    case Op::ConstLongDouble: return to_.constLongDouble(made, asConstLongDouble(original)->bits);
    case Op::ConstNull:
    case Op::ConstZero: return to_.zero(made);
    case Op::ConstUndef: return to_.undef(made);
    case Op::ConstPoison: return to_.poison(made);
    case Op::ConstAggregate:
      if (made->isVector()) return to_.constVector(made, all(asConstAggregate(original)->elements));
      return to_.constAggregate(made, all(asConstAggregate(original)->elements));
    case Op::ConstData: return to_.constData(made, asConstData(original)->bytes);
    case Op::BlockAddress: return to_.createBlockAddress();  // run() says of which block
    case Op::ConstExpr: {
      ConstExpr* expr = asConstExpr(original);
      ConstExpr* copy =
          to_.constExpr(expr->exprOp, made, all(expr->operands), type(expr->sourceType));
      copy->flags = expr->flags;
      copy->sub = expr->sub;
      return copy;
    }
    default: MINIC_UNREACHABLE("a symbol that its module does not own");
  }
}

void ModuleCloner::copySymbol(const GlobalValue& original, GlobalValue& copy) {
  copy.section = to_.arena().copy(original.section);
  copy.visibility = original.visibility;
  copy.align = original.align;
}

GlobalVar* ModuleCloner::declare(const GlobalVar& original) {
  GlobalVar* copy = to_.createGlobal(original.name, type(original.valueType), original.linkage);
  copySymbol(original, *copy);
  copy->dsoLocal = original.dsoLocal;
  copy->align = original.align;
  copy->isConstant = original.isConstant;
  copy->isThreadLocal = original.isThreadLocal;
  copy->unnamedAddr = original.unnamedAddr;
  copy->loc = original.loc;
  return copy;
}

Function* ModuleCloner::declare(const Function& original) {
  Function* copy = to_.createFunction(original.name, type(original.fnType), original.linkage);
  copySymbol(original, *copy);
  copy->ret = attrs(original.ret);
  copy->attrs = original.attrs;
  copy->library = original.library;
  copy->isAssembly = original.isAssembly;
  copy->constraints = to_.arena().copy(original.constraints);
  copy->loc = original.loc;
  for (size_t i = 0; i < copy->args.size(); ++i) {
    copy->args[i]->name = name(original.args[i]->name);
    copy->args[i]->attrs = attrs(original.args[i]->attrs);
  }
  return copy;
}

void ModuleCloner::run() {
  to_.sourceFile = from_.sourceFile;
  to_.targetTriple = from_.targetTriple;
  to_.dataLayout = from_.dataLayout;
  for (Type* named : from_.types.namedStructs()) to_.types.namedStruct(named->name);
  for (Type* named : from_.types.namedStructs()) type(named);
  for (const GlobalVar* global : from_.globals) constants_[global] = declare(*global);
  for (const auto& function : from_.functions) constants_[function.get()] = declare(*function);
  for (const GlobalVar* global : from_.globals)
    if (global->init) asGlobalVar(constants_[global])->init = constant(global->init);
  for (const auto& function : from_.functions) {
    Function* copy = asFunction(constants_[function.get()]);
    CloneMap map;
    for (size_t i = 0; i < copy->args.size(); ++i) map.set(function->args[i], copy->args[i]);
    std::vector<Block*> all;
    for (Block* block : blocks(*function)) all.push_back(block);
    copyBlocks(all, *copy, map, this);
    for (Block* block : all)
      if (block->address) Module::setBlock(asBlockAddress(constant(block->address)), map[block]);
  }
}

}  // namespace

void cloneBlocks(std::span<Block* const> blocks, CloneMap& map) {
  if (!blocks.empty()) copyBlocks(blocks, *blocks[0]->function, map, nullptr);
}

void cloneInto(std::span<Block* const> blocks, Function& into, CloneMap& map) {
  copyBlocks(blocks, into, map, nullptr);
}

void copyAssignments(const Inst* inst, const Inst* copy, const CloneMap& map) {
  FunctionDebug* debug = inst->block->function->debug.get();
  if (!debug || debug->assignments.empty()) return;
  auto originals = debug->assignments.before(inst);
  for (DebugAssignment each : std::vector(originals.begin(), originals.end())) {
    each.value = debug->resolve(each.value);
    if (each.value) each.value = map[each.value];
    debug->assignments.add(copy, each);
  }
}

Inst* copyInst(Inst* inst, CloneMap& map) {
  Inst* copy = copyWithoutOperands(*inst, *inst->block->function, nullptr, nullptr);
  for (uint32_t i = 0; i < inst->numOps; ++i) copy->setOperand(i, map[inst->operand(i)]);
  map.set(inst, copy);
  if (ValueObserver* observer = inst->block->function->module->valueObserver)
    observer->copied(inst, copy);
  return copy;
}

std::unique_ptr<Function> cloneFunction(const Function& function, CloneMap& map) {
  auto copy = std::make_unique<Function>();
  copy->op = Op::Function;
  copy->type = function.type;
  copy->module = function.module;
  copy->name = function.name;
  copy->setType(function.fnType);
  copy->ret = function.ret;
  copy->attrs = function.attrs;
  copy->loc = function.loc;
  for (size_t i = 0; i < copy->args.size(); ++i) {
    copy->args[i]->name = function.args[i]->name;
    copy->args[i]->attrs = function.args[i]->attrs;
    map.set(function.args[i], copy->args[i]);
  }
  std::vector<Block*> all;
  for (Block* block : blocks(function)) all.push_back(block);
  copyBlocks(all, *copy, map, nullptr);
  return copy;
}

std::unique_ptr<Module> cloneModule(const Module& module) {
  auto clone = std::make_unique<Module>();
  ModuleCloner(module, *clone).run();
  return clone;
}

}  // namespace minic
