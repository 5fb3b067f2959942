// One function per kind of instruction; each only fills in the Inst.
#include "ir/builder.h"

#include <vector>

namespace minic {

Inst* Builder::insert(Inst* inst, std::string_view name) {
  if (!name.empty()) inst->name = module.names.intern(name);
  insertBefore(inst, block_, before_);
  return inst;
}

Inst* Builder::make(Op op, Type* type, std::span<Value* const> operands, std::string_view name) {
  return insert(function.createInst(op, type, operands, loc), name);
}

Inst* Builder::binary(Op op, Value* left, Value* right, std::string_view name) {
  MINIC_DCHECK(left->type == right->type);
  return make(op, left->type, std::array{left, right}, name);
}

Inst* Builder::fneg(Value* value, std::string_view name) {
  return make(Op::FNeg, value->type, std::array{value}, name);
}

Inst* Builder::cast(Op op, Value* value, Type* to, std::string_view name) {
  return make(op, to, std::array{value}, name);
}

Inst* Builder::freeze(Value* value) { return make(Op::Freeze, value->type, std::array{value}, {}); }

Inst* Builder::extractValue(Value* aggregate, uint32_t index) {
  Type* type =
      aggregate->type->isArray() ? aggregate->type->element : aggregate->type->fields[index];
  Value* at = module.constI32(int32_t(index));
  return make(Op::ExtractValue, type, std::array{aggregate, at}, {});
}

Inst* Builder::insertValue(Value* aggregate, Value* member, uint32_t index) {
  Value* at = module.constI32(int32_t(index));
  return make(Op::InsertValue, aggregate->type, std::array{aggregate, member, at}, {});
}

Inst* Builder::icmp(IntPred pred, Value* left, Value* right, std::string_view name) {
  MINIC_DCHECK(left->type == right->type);
  Type* type = module.types.like(left->type, module.types.i1());
  Inst* inst = make(Op::ICmp, type, std::array{left, right}, name);
  inst->sub = uint16_t(pred);
  return inst;
}

Inst* Builder::fcmp(FloatPred pred, Value* left, Value* right, std::string_view name) {
  MINIC_DCHECK(left->type == right->type);
  Type* type = module.types.like(left->type, module.types.i1());
  Inst* inst = make(Op::FCmp, type, std::array{left, right}, name);
  inst->sub = uint16_t(pred);
  return inst;
}

Inst* Builder::select(Value* condition, Value* ifTrue, Value* ifFalse, std::string_view name) {
  return make(Op::Select, ifTrue->type, std::array{condition, ifTrue, ifFalse}, name);
}

Inst* Builder::alloca_(Type* type, std::string_view name, Value* count, uint32_t align) {
  Inst* inst =
      make(Op::Alloca, module.types.ptr(), std::span<Value* const>(&count, count ? 1 : 0), name);
  inst->typeArg = type;
  if (align) inst->setAlign(align);
  return inst;
}

Inst* Builder::load(Type* type, Value* address, std::string_view name, bool isVolatile) {
  Inst* inst = make(Op::Load, type, std::array{address}, name);
  if (isVolatile) inst->flags |= vflags::Volatile;
  return inst;
}

Inst* Builder::store(Value* value, Value* address, bool isVolatile) {
  Inst* inst = make(Op::Store, module.types.voidTy(), std::array{value, address}, {});
  if (isVolatile) inst->flags |= vflags::Volatile;
  return inst;
}

Inst* Builder::fence() { return make(Op::Fence, module.types.voidTy(), {}, {}); }

Inst* Builder::atomicRmw(RmwOp op, Value* address, Value* value) {
  Inst* inst = make(Op::AtomicRmw, value->type, std::array{address, value}, {});
  inst->sub = uint16_t(op);
  return inst;
}

Inst* Builder::cmpXchg(Value* address, Value* expected, Value* desired) {
  Type* type = module.types.structTy(std::array{expected->type, module.types.i1()});
  return make(Op::CmpXchg, type, std::array{address, expected, desired}, {});
}

Inst* Builder::gep(Type* sourceType, Value* base, std::span<Value* const> indices,
                   std::string_view name, bool inBounds) {
  std::vector<Value*> operands{base};
  operands.insert(operands.end(), indices.begin(), indices.end());
  Inst* inst = make(Op::Gep, module.types.ptr(), operands, name);
  inst->typeArg = sourceType;
  if (inBounds) inst->flags |= vflags::InBounds;
  return inst;
}

Inst* Builder::call(Type* fnType, Value* callee, std::span<Value* const> args,
                    std::string_view name) {
  std::vector<Value*> operands{callee};
  operands.insert(operands.end(), args.begin(), args.end());
  Inst* inst = make(Op::Call, fnType->returnType(), operands, name);
  inst->call = function.arena.create<CallInfo>();
  inst->call->fnType = fnType;
  return inst;
}

Inst* Builder::call(Function* callee, std::span<Value* const> args, std::string_view name) {
  Inst* inst = call(callee->fnType, callee, args, name);
  inst->call->ret = callee->ret;
  bool plain = true;
  for (const Argument* arg : callee->args) plain &= !arg->attrs.signExt && !arg->attrs.zeroExt;
  if (!plain) {
    ParamAttrs* attrs = function.arena.createArray<ParamAttrs>(args.size());
    for (size_t i = 0; i < callee->args.size() && i < args.size(); ++i)
      attrs[i] = callee->args[i]->attrs;
    inst->call->args = {attrs, args.size()};
  }
  return inst;
}

Inst* Builder::phi(Type* type, std::string_view name) {
  Inst* inst = function.createPhi(type, block_);
  inst->loc = loc;
  if (!name.empty()) inst->name = module.names.intern(name);
  insertBefore(inst, block_, block_->firstNonPhi());
  return inst;
}

Value* Builder::splat(Value* value, uint32_t lanes, std::string_view name) {
  Type* type = module.types.vector(value->type, lanes);
  if (value->isConstant()) return module.splat(type, value);
  Inst* first = insertElement(module.poison(type), value, 0u);
  return shuffle(first, module.poison(type), std::vector<int32_t>(lanes, 0), name);
}

Inst* Builder::extractElement(Value* vector, Value* lane, std::string_view name) {
  return make(Op::ExtractElement, vector->type->element, std::array{vector, lane}, name);
}

Inst* Builder::extractElement(Value* vector, uint32_t lane, std::string_view name) {
  return extractElement(vector, module.constI32(int32_t(lane)), name);
}

Inst* Builder::insertElement(Value* vector, Value* value, Value* lane, std::string_view name) {
  MINIC_DCHECK(vector->type->element == value->type);
  return make(Op::InsertElement, vector->type, std::array{vector, value, lane}, name);
}

Inst* Builder::insertElement(Value* vector, Value* value, uint32_t lane, std::string_view name) {
  return insertElement(vector, value, module.constI32(int32_t(lane)), name);
}

Inst* Builder::shuffle(Value* left, Value* right, std::span<const int32_t> lanes,
                       std::string_view name) {
  MINIC_DCHECK(left->type == right->type);
  Type* type = module.types.vector(left->type->element, lanes.size());
  return make(Op::ShuffleVector, type, std::array{left, right, module.shuffleMask(lanes)}, name);
}

Inst* Builder::ret(Value* value) {
  return setTerminator(block_, Op::Ret, std::span<Value* const>(&value, value ? 1 : 0), {}, loc);
}

Inst* Builder::br(Block* target) {
  return setTerminator(block_, Op::Br, {}, std::array{target}, loc);
}

Inst* Builder::condBr(Value* condition, Block* ifTrue, Block* ifFalse) {
  return setTerminator(block_, Op::CondBr, std::array{condition}, std::array{ifTrue, ifFalse}, loc);
}

Inst* Builder::switch_(Value* value, Block* defaultTarget, std::span<ConstInt* const> cases,
                       std::span<Block* const> targets) {
  std::vector<Value*> operands{value};
  operands.insert(operands.end(), cases.begin(), cases.end());
  std::vector<Block*> succs{defaultTarget};
  succs.insert(succs.end(), targets.begin(), targets.end());
  return setTerminator(block_, Op::Switch, operands, succs, loc);
}

Inst* Builder::indirectBr(Value* address, std::span<Block* const> targets) {
  return setTerminator(block_, Op::IndirectBr, std::array{address}, targets, loc);
}

Inst* Builder::unreachable() { return setTerminator(block_, Op::Unreachable, {}, {}, loc); }

Value* addressAt(Builder& build, Value* base, uint64_t bytes) {
  if (bytes == 0) return base;
  Module& module = build.module;
  return build.gep(module.types.i8(), base,
                   std::array<Value*, 1>{module.constInt(module.types.i64(), int64_t(bytes))});
}

void accessLike(Inst* part, const Inst* whole, uint64_t bytes) {
  part->flags |= whole->flags & (vflags::Volatile | vflags::Atomic);
  uint64_t align = whole->align();
  while (bytes % align) align /= 2;
  if (align < part->align()) part->setAlign(uint32_t(align));
}

}  // namespace minic
