// Calls, parameters and results as the target's calling convention has them (target/abi.h). What
// has no struct in it is passed as it is: the IR's scalar types say all that the back end needs.
#include <algorithm>

#include "frontend/ast/properties.h"
#include "frontend/irgen/irgen_impl.h"
#include "ir/effects.h"
#include "ir/va_arg.h"

namespace minic::irgen {

using ast::CastKind;
using ast::TypeKind;

// ---- types seen by the calling convention

namespace {

/// All that a convention asks about a type is known: it is larger than two registers, and has more
/// scalars than two.
bool isDescribed(const AbiShape& shape) { return shape.size > 16 && shape.leaves.size() > 2; }

void addLeaves(const ast::Type* type, uint64_t offset, AbiShape& shape);

void addMembers(const ast::Type* record, uint64_t offset, AbiShape& shape) {
  for (const ast::Field& field : record->record->fields) {
    if (isDescribed(shape)) return;
    if (!field.isBitField) {
      size_t first = shape.leaves.size();
      addLeaves(field.type, offset + field.offset, shape);
      if (shape.size) shape.endMember(first);
    } else if (bool isUnion = record->kind == TypeKind::Union; isUnion || field.bitWidth) {
      uint64_t bit = (offset + field.offset) * 8 + field.bitOffset;
      shape.leaves.push_back(isUnion ? AbiLeaf::bitFieldOfUnion(offset, field.bitWidth)
                                     : AbiLeaf::bitField(bit, field.bitWidth));
      shape.leaves.back().isUnnamed = field.name.empty();
    }
  }
}

void addLeaves(const ast::Type* type, uint64_t offset, AbiShape& shape) {
  if (type->isPointer()) {
    shape.leaves.push_back({offset, uint32_t(type->size), AbiKind::Pointer});
    return;
  }
  shape.hasFlexibleArray |= type->kind == TypeKind::IncompleteArray;
  if (shape.hasFlexibleArray) return;
  if (type->size == 0 && (type->isArray() || type->kind == TypeKind::Union)) {
    AbiShape inside;
    if (type->isArray())
      addLeaves(type->element, offset, inside);
    else
      addMembers(type, offset, inside);
    for (const AbiShape::EmptyMember& member : inside.emptyMembers)
      inside.leaves.insert(inside.leaves.end(), member.leaves.begin(), member.leaves.end());
    shape.emptyMembers.push_back({offset, std::move(inside.leaves)});
    return;
  }
  if (type->isArray()) {
    for (uint64_t i = 0; i < type->count && !isDescribed(shape); ++i)
      addLeaves(type->element, offset + i * type->element->size, shape);
    return;
  }
  if (type->isRecord()) {
    shape.hasUnion |= type->kind == TypeKind::Union;
    if (type->size) shape.leastAlign = std::min(shape.leastAlign, type->align);
    return addMembers(type, offset, shape);
  }
  AbiKind kind = type->kind == TypeKind::LongDouble ? AbiKind::LongDouble
                 : type->isFloating()               ? AbiKind::Float
                 : type->isSigned()                 ? AbiKind::SignedInt
                                                    : AbiKind::UnsignedInt;
  shape.leaves.push_back({offset, uint32_t(type->size), kind});
}

}  // namespace

AbiShape shapeOf(const ast::Type* type) {
  AbiShape shape;
  if (type->isVoid()) return shape;
  shape.size = type->size;
  shape.align = shape.leastAlign = type->align;
  shape.isRecord = type->isRecord();
  addLeaves(type, 0, shape);
  return shape;
}

Type* ModuleGen::pieceType(const AbiPiece& piece) {
  if (piece.type == AbiPiece::Int) return types.intTy(piece.size * 8);
  if (piece.type == AbiPiece::LongDouble) return types.x86Fp80();
  return piece.size == 4 ? types.floatTy() : types.doubleTy();
}

/// The type as which a piece is passed: riscv64 extends scalars of less than a register, which its
/// code relies on, but not the rest of a struct.
Type* ModuleGen::passedType(const AbiPiece& piece) {
  bool isWhole = piece.type == AbiPiece::Int && target_.arguments.records != RecordRule::Eightbytes;
  return isWhole ? types.i64() : pieceType(piece);
}

/// The type of a result that travels as `how` says.
Type* ModuleGen::resultType(const ast::Type* type, const AbiPassing& how) {
  if (!type->isRecord()) return valueType(type);
  if (how.kind != AbiPassing::Direct) return types.voidTy();
  if (how.count == 1) return passedType(how.pieces[0]);
  Type* fields[] = {passedType(how.pieces[0]), passedType(how.pieces[1])};
  return types.structTy(fields);
}

/// Sets the result type in the IR of a function that returns `type`. A result in memory adds the
/// parameter with its address.
void ModuleGen::addResult(const ast::Type* type, const AbiPassing& how, Signature& signature) {
  signature.result = resultType(type, how);
  if (!type->isRecord()) signature.ret = attributesOf(type);
  if (how.kind == AbiPassing::Memory)
    signature.add(types.ptr(), {.sret = true, .align = how.align, .pointee = memoryType(type)});
}

/// Appends the parameters in the IR that a parameter of type `type` becomes.
void ModuleGen::addParameter(const ast::Type* type, const AbiPassing& how, Signature& signature) {
  if (how.padding) signature.add(types.i64());
  if (!type->isRecord()) return signature.add(valueType(type), attributesOf(type));
  switch (how.kind) {
    case AbiPassing::Ignore: return;
    case AbiPassing::Direct:
      for (const AbiPiece& piece : how.parts()) signature.add(passedType(piece));
      return;
    case AbiPassing::Memory:
      return signature.add(types.ptr(),
                           {.byVal = true, .align = how.align, .pointee = memoryType(type)});
    case AbiPassing::Pointer: return signature.add(types.ptr());
  }
}

ModuleGen::Signature ModuleGen::signature(const ast::Type* type) {
  Signature result;
  AbiClassifier abi(target_);
  AbiPassing how = abi.result(shapeOf(type->element));
  addResult(type->element, how, result);
  for (const ast::Type* param : type->params)
    addParameter(param, abi.argument(shapeOf(param)), result);
  return result;
}

// ---- values in pieces

/// The piece of a value at `address`, which is as aligned as `align` says.
static LValue pieceAt(FunctionGen& gen, Value* address, const AbiPiece& piece, uint32_t align) {
  LValue result;
  result.address = addressAt(gen.builder, address, piece.offset);
  result.align = std::min(alignBehind(align, piece.offset), gen.moduleGen.pieceType(piece)->align);
  return result;
}

static Value* loadPiece(FunctionGen& gen, Value* address, const AbiPiece& piece, uint32_t align) {
  LValue place = pieceAt(gen, address, piece, align);
  Inst* value = gen.builder.load(gen.moduleGen.pieceType(piece), place.address);
  value->setAlign(place.align);
  Type* passed = gen.moduleGen.passedType(piece);
  return value->type == passed ? value : gen.builder.cast(Op::ZExt, value, passed);
}

static void storePiece(FunctionGen& gen, Value* value, Value* address, const AbiPiece& piece,
                       uint32_t align) {
  LValue place = pieceAt(gen, address, piece, align);
  if (Type* type = gen.moduleGen.pieceType(piece); value->type != type)
    value = gen.builder.cast(Op::Trunc, value, type);
  gen.builder.store(value, place.address)->setAlign(place.align);
}

/// The struct or union at `address` as the value that a function returns.
static Value* loadResult(FunctionGen& gen, Value* address, const ast::Type* type,
                         const AbiPassing& how) {
  if (how.count == 1) return loadPiece(gen, address, how.pieces[0], type->align);
  Value* whole = gen.module.undef(gen.moduleGen.resultType(type, how));
  for (uint32_t i = 0; i < 2; ++i) {
    Value* piece = loadPiece(gen, address, how.pieces[i], type->align);
    whole = gen.builder.insertValue(whole, piece, i);
  }
  return whole;
}

static void storeResult(FunctionGen& gen, Value* value, Value* address, const ast::Type* type,
                        const AbiPassing& how) {
  if (how.count == 1) return storePiece(gen, value, address, how.pieces[0], type->align);
  for (uint32_t i = 0; i < how.count; ++i) {
    Value* piece = gen.builder.extractValue(value, i);
    storePiece(gen, piece, address, how.pieces[i], type->align);
  }
}

// ---- calls

/// Where the value of a struct or union lies: an object that has it, or a new one.
static LValue placeOf(FunctionGen& gen, const ast::Expr* e) {
  auto* load = e->tryAs<ast::CastExpr>();
  if (load && load->cast == CastKind::LValueToRValue && !load->operand->type->isAtomic())
    return lvalue(gen, load->operand);
  return {temporaryOf(gen, e), e->type};
}

static void passRecord(FunctionGen& gen, const ast::Expr* arg, const AbiPassing& how,
                       std::vector<Value*>& values) {
  LValue place = placeOf(gen, arg);
  gen.at(arg->loc);
  uint32_t align = place.align ? place.align : arg->type->align;
  switch (how.kind) {
    case AbiPassing::Ignore: return;
    case AbiPassing::Direct:
      for (const AbiPiece& piece : how.parts())
        values.push_back(loadPiece(gen, place.address, piece, align));
      return;
    case AbiPassing::Memory: return values.push_back(place.address);
    case AbiPassing::Pointer: {
      Inst* copied = gen.allocate(arg->type, "byval-temp", arg->loc);
      if (how.align > copied->align()) copied->setAlign(how.align);
      copyRecord(gen, copied, place.address, place);
      return values.push_back(copied);
    }
  }
}

/// A call whose result is a struct is given the object `slot` for it and returns null.
Value* call(FunctionGen& gen, const ast::CallExpr* e, Value* slot) {
  const ast::Type* type = e->functionType();
  Value* callee;
  if (const ast::FunctionDecl* direct = e->direct())
    callee = gen.moduleGen.function(*direct);
  else
    callee = scalar(gen, e->callee);
  AbiClassifier abi(gen.moduleGen.target());
  AbiPassing result = abi.result(shapeOf(type->element));
  std::vector<Value*> values;
  ModuleGen::Signature signature;
  gen.moduleGen.addResult(type->element, result, signature);
  if (result.kind == AbiPassing::Memory) values.push_back(slot);
  std::vector<Value*> early(e->args.size());  // scalars that come before their turn
  if (isReversed(gen, e->loc, e->args))
    for (size_t i = e->args.size(); i-- > 0;)
      if (!e->args[i]->type->isRecord()) early[i] = scalar(gen, e->args[i]);
  for (size_t i = 0; i < e->args.size(); ++i) {
    const ast::Expr* arg = e->args[i];
    bool isNamed = type->unprototyped || i < type->params.size();
    AbiPassing how = abi.argument(shapeOf(arg->type), !isNamed);
    if (how.padding) values.push_back(gen.module.undef(gen.types.i64()));
    if (arg->type->isRecord())
      passRecord(gen, arg, how, values);
    else
      values.push_back(early[i] ? early[i] : scalar(gen, arg));
    gen.moduleGen.addParameter(arg->type, how, signature);
    // Promoted arguments need no word on how they are extended.
    if (!isNamed || type->unprototyped)
      if (!arg->type->isRecord()) signature.attrs.back() = {};
  }
  gen.at(e->loc);
  Type* fnType = type->unprototyped ? gen.types.function(signature.result, signature.params)
                                    : gen.moduleGen.memoryType(type);
  Inst* inst = gen.builder.call(fnType, callee, values);
  // Between the two returns of such a call variables may change, which no edge of the flow graph
  // shows: they stay in memory.
  if (const Function* called = inst->calledFunction();
      called && (returnsTwice(*called) || gen.moduleGen.likeSetjmp.contains(called)))
    gen.function.attrs.flags |= fnattrs::OptNone;
  inst->call->ret = signature.ret;
  if (std::any_of(signature.attrs.begin(), signature.attrs.end(),
                  [](const ParamAttrs& attrs) { return attrs != ParamAttrs(); }))
    inst->call->args = gen.function.arena.copy(std::span<const ParamAttrs>(signature.attrs));
  if (e->direct() && neverReturns(*e->direct())) {
    gen.endUnreachable();
    return type->element->isRecord() ? nullptr : inst;
  }
  if (!type->element->isRecord()) {
    const Function* called = inst->calledFunction();
    bool isLibrary = called && called->library;
    if (gen.moduleGen.checks.isCompiled() && !inst->type->isVoid() && !isLibrary)
      gen.calls.push_back(inst);
    return inst;
  }
  if (result.kind == AbiPassing::Direct) storeResult(gen, inst, slot, type->element, result);
  return nullptr;
}

// ---- the other side

void enterFunction(FunctionGen& gen) {
  gen.emitBlock(gen.newBlock("entry"));
  gen.at(gen.decl.loc);
  AbiClassifier abi(gen.moduleGen.target());
  gen.result = abi.result(shapeOf(gen.decl.resultType()));
  uint32_t next = gen.result.kind == AbiPassing::Memory ? 1 : 0;
  if (next) gen.resultSlot = gen.function.args[0];
  std::vector<std::pair<const ast::VarDecl*, AbiPassing>> params;
  std::string name;
  for (size_t i = 0; i < gen.decl.params.size(); ++i) {
    const ast::VarDecl* param = gen.decl.params[i];
    params.emplace_back(param, abi.argument(shapeOf(gen.decl.type->params[i])));
    const AbiPassing& how = params.back().second;
    // A copy in memory is the parameter itself.
    if (param->type->isRecord() && how.kind != AbiPassing::Direct && how.kind != AbiPassing::Ignore)
      continue;
    name.assign(param->name.substr(0, kMaxNameLength));
    if (!name.empty()) name += ".addr";
    gen.locals[param->id] = gen.allocate(param->type, name, param->loc);
    gen.describe(*param, gen.locals[param->id]);
  }
  for (const auto& [param, how] : params) {
    if (how.padding) ++next;
    if (param->type->isRecord() && how.kind == AbiPassing::Ignore) continue;
    Argument* argument = gen.function.args[next++];
    argument->name = gen.module.names.intern(param->name.substr(0, kMaxNameLength));
    // For debuggers this is part of the prologue.
    gen.at(gen.function.debug ? gen.decl.loc : param->loc);
    if (param->type->isRecord()) {
      if (how.kind != AbiPassing::Direct) {
        gen.locals[param->id] = argument;
        gen.describe(*param, argument);
        continue;
      }
      Value* object = gen.locals[param->id];
      storePiece(gen, argument, object, how.pieces[0], param->type->align);
      if (how.count == 2)
        storePiece(gen, gen.function.args[next++], object, how.pieces[1], param->type->align);
      continue;
    }
    argument->attrs.noAlias |= param->isRestrict;
    Value* value = argument;
    // In the old style arguments are promoted.
    if (gen.moduleGen.valueType(param->type) != argument->type)
      value = gen.builder.cast(argument->type->isFloatingPoint() ? Op::FPTrunc : Op::Trunc, value,
                               gen.moduleGen.valueType(param->type));
    gen.store(value, gen.local(*param));
  }
}

/// Returns a struct or union: it is made where the result goes, or in a variable.
void leaveWithRecord(FunctionGen& gen, const ast::Expr* value) {
  if (!gen.resultSlot) gen.resultSlot = gen.allocate(gen.decl.resultType(), "retval", gen.decl.loc);
  if (value)
    aggregate(gen, value, gen.resultSlot);
  else
    markNoResult(gen);
  runCleanups(gen);
  if (!gen.returnBlock) gen.returnBlock = gen.newBlock("return");
  gen.branch(gen.returnBlock);
}

void emitReturnOfRecord(FunctionGen& gen) {
  gen.emitBlock(gen.returnBlock);
  bool isDirect = gen.result.kind == AbiPassing::Direct;
  gen.builder.ret(isDirect ? loadResult(gen, gen.resultSlot, gen.decl.resultType(), gen.result)
                           : nullptr);
}

// ---- variable arguments

/// The address of the next argument of that type.
Value* nextArgument(FunctionGen& gen, const ast::VaArgExpr* e) {
  Value* list = vaListAddress(gen, e->list);
  gen.at(e->loc);
  Value* address = emitVaArg(gen.builder, gen.moduleGen.target(), list, shapeOf(e->type));
  checkVaArg(gen, address, e->type);
  return address;
}

/// Of a va_list given as an lvalue, or as the pointer that a parameter of that type is on x86-64.
Value* vaListAddress(FunctionGen& gen, const ast::Expr* e) {
  if (!e->isLValue) return scalar(gen, e);
  LValue object = lvalue(gen, e);
  bool isParameter = object.type->isPointer() && object.type->element->isRecord();
  return isParameter ? gen.load(object) : object.address;
}

}  // namespace minic::irgen
