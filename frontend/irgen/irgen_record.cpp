// Structs and unions: their types in the IR, their members as objects, bit-fields, and values of
// such types, which are always evaluated into memory.
#include <algorithm>

#include "frontend/irgen/irgen_impl.h"

namespace minic::irgen {

using ast::CastKind;
using ast::ExprKind;
using ast::TypeKind;

// ---- types -------------------------------------------------------------------------------------

namespace {

uint64_t alignUp(uint64_t value, uint64_t to) { return (value + to - 1) / to * to; }

}  // namespace

/// The fields of a struct in the IR: members that are no bit-fields, with bytes between them where
/// the natural layout would not put them. False if only a packed struct can have this layout.
bool ModuleGen::layOutStruct(const ast::Type* type, bool packed, RecordLayout& layout,
                             std::vector<Type*>& fields) {
  uint64_t position = 0;
  uint32_t align = 1;
  auto pad = [&](uint64_t to) {
    if (position < to) fields.push_back(types.array(types.i8(), to - position));
    position = to;
  };
  for (const ast::Field& field : type->record->fields) {
    if (field.isBitField) continue;
    Type* member = memoryType(field.type);
    uint32_t memberAlign = packed ? 1 : member->align;
    if (alignUp(position, memberAlign) != field.offset) pad(field.offset);
    if (field.offset % memberAlign != 0) return false;
    layout.index[field.index] = int32_t(fields.size());
    fields.push_back(member);
    position = field.offset + member->size;
    align = std::max(align, memberAlign);
  }
  if (alignUp(position, align) != type->size) pad(type->size);
  return type->size % align == 0;
}

/// A union is its most aligned member and bytes; the address of every member is its own.
void ModuleGen::layOutUnion(const ast::Type* type, std::vector<Type*>& fields, bool& packed) {
  Type* most = nullptr;
  for (const ast::Field& field : type->record->fields) {
    if (field.isBitField) continue;
    Type* member = memoryType(field.type);
    if (!most || member->align > most->align ||
        (member->align == most->align && member->size > most->size))
      most = member;
  }
  uint64_t filled = 0;
  if (most) {
    fields.push_back(most);
    filled = most->size;
    packed = type->size % most->align != 0;
  }
  if (filled < type->size) fields.push_back(types.array(types.i8(), type->size - filled));
}

Type* ModuleGen::recordType(const ast::Type* type) {
  const ast::RecordInfo* record = type->record;
  if (auto known = records_.find(record); known != records_.end()) return known->second.type;
  std::string name = type->kind == TypeKind::Union ? "union." : "struct.";
  name += !record->tag.empty()           ? record->tag
          : !record->typedefName.empty() ? record->typedefName
                                         : std::string_view("anon");
  std::string unique = name;
  for (unsigned i = 0; recordNames_.contains(unique); ++i) unique = name + "." + std::to_string(i);
  recordNames_.insert(unique);
  RecordLayout layout;
  layout.index.resize(record->fields.size(), -1);
  std::vector<Type*> fields;
  bool packed = false;
  if (type->kind == TypeKind::Union) {
    layOutUnion(type, fields, packed);
  } else if (!layOutStruct(type, false, layout, fields)) {
    packed = true;
    fields.clear();
    layOutStruct(type, true, layout, fields);
  }
  layout.type = types.namedStruct(unique);
  types.setBody(layout.type, fields, packed);
  // Without a layout LLVM's tools align integers of 64 bits to 4 bytes.
  if (!packed && type->align >= 8) module.dataLayout = target_.dataLayout;
  MINIC_CHECK(layout.type->size == type->size, "a record's layout in the IR differs from C's");
  return records_.emplace(record, std::move(layout)).first->second.type;
}

int32_t ModuleGen::fieldIndex(const ast::Type* record, const ast::Field& field) {
  memoryType(record->unqualified);
  return records_.at(record->record).index[field.index];
}

// ---- members -----------------------------------------------------------------------------------

LValue FunctionGen::member(const ast::MemberExpr* e) {
  LValue base = e->base->isLValue || e->base->kind == ExprKind::Member
                    ? lvalue(e->base)
                    : LValue{temporaryOf(e->base), e->base->type};
  at(e->loc);
  LValue result = memberOf(base, *e->field);
  result.type = e->type;
  return result;
}

/// The member `field` of an object of struct or union type.
LValue FunctionGen::memberOf(LValue base, const ast::Field& field) {
  LValue result;
  result.type = field.type;
  result.bits = field.isBitField ? &field : nullptr;
  uint32_t baseAlign = base.align ? base.align : base.type->align;
  uint32_t align = field.offset == 0
                       ? baseAlign
                       : uint32_t(std::min<uint64_t>(baseAlign, field.offset & (0 - field.offset)));
  if (field.isBitField || align < field.type->align) result.align = align;
  int32_t index = gen_.fieldIndex(base.type, field);
  if (base.type->kind == TypeKind::Union || (index < 0 && field.offset == 0))
    result.address = base.address;
  else if (index < 0)
    result.address = gep(types_.i8(), base.address, {int64(int64_t(field.offset))});
  else
    result.address =
        gep(gen_.memoryType(base.type), base.address,
            {module_.constInt(types_.i32(), 0), module_.constInt(types_.i32(), index)});
  return result;
}

// ---- bit-fields --------------------------------------------------------------------------------

/// The first 64 bits of a packed bit-field that lies in nine bytes, and the byte after them. Every
/// piece is as wide as the machine can read.
struct FunctionGen::Split {
  Value *low, *high;           ///< addresses
  unsigned lowBits, highBits;  ///< how much of the bit-field each holds
};

FunctionGen::Split FunctionGen::split(LValue object) {
  const ast::Field& field = *object.bits;
  unsigned low = 64u - field.bitOffset;
  return {object.address, gep(types_.i8(), object.address, {int64(8)}), low, field.bitWidth - low};
}

Value* FunctionGen::loadSplitBits(LValue object) {
  Split parts = split(object);
  Inst* low = builder_.load(types_.i64(), parts.low, {}, object.isVolatile());
  low->setAlign(1);
  Inst* high = builder_.load(types_.i8(), parts.high, {}, object.isVolatile());
  Value* rest = int64(object.bits->bitOffset);
  Value* unused = int64(64 - int64_t(parts.highBits));
  Value* value = builder_.binary(Op::Shl, builder_.cast(Op::ZExt, high, types_.i64()), unused);
  value = builder_.binary(object.type->isSigned() ? Op::AShr : Op::LShr, value, unused);
  value = builder_.binary(Op::Shl, value, int64(parts.lowBits));
  return builder_.binary(Op::Or, value, builder_.binary(Op::LShr, low, rest));
}

void FunctionGen::storeSplitBits(Value* value, LValue object) {
  Split parts = split(object);
  Inst* low = builder_.load(types_.i64(), parts.low, {}, object.isVolatile());
  low->setAlign(1);
  Value* kept = builder_.binary(Op::And, low, mask(types_.i64(), object.bits->bitOffset));
  Value* shifted = builder_.binary(Op::Shl, value, int64(object.bits->bitOffset));
  Value* word = builder_.binary(Op::Or, kept, shifted);
  builder_.store(word, parts.low, object.isVolatile())->setAlign(1);
  Value* byte = builder_.binary(Op::LShr, value, int64(parts.lowBits));
  byte = builder_.binary(Op::And, builder_.cast(Op::Trunc, byte, types_.i8()),
                         mask(types_.i8(), parts.highBits));
  Inst* high = builder_.load(types_.i8(), parts.high, {}, object.isVolatile());
  Value* others = module_.constInt(types_.i8(), -1 << parts.highBits);
  Value* rest = builder_.binary(Op::And, high, others);
  builder_.store(builder_.binary(Op::Or, rest, byte), parts.high, object.isVolatile());
}

/// The value of a bit-field as its declared type.
Value* FunctionGen::loadBits(LValue object) {
  const ast::Field& field = *object.bits;
  if (field.unitSize > 8) return loadSplitBits(object);
  Type* unit = types_.intTy(field.unitSize * 8u);
  Inst* whole = builder_.load(unit, object.address, {}, object.isVolatile());
  whole->setAlign(std::min<uint32_t>(object.align, unit->align));
  unsigned width = field.bitWidth, rest = unit->bits - field.bitOffset - width;
  Value* value = whole;
  if (object.type->isSigned()) {
    if (rest) value = builder_.binary(Op::Shl, value, module_.constInt(unit, int64_t(rest)));
    if (unsigned by = rest + field.bitOffset)
      value = builder_.binary(Op::AShr, value, module_.constInt(unit, int64_t(by)));
  } else {
    if (field.bitOffset)
      value = builder_.binary(Op::LShr, value, module_.constInt(unit, field.bitOffset));
    if (rest) value = builder_.binary(Op::And, value, mask(unit, width));
  }
  Type* type = gen_.memoryType(object.type);
  if (type->bits < unit->bits)
    value = builder_.cast(Op::Trunc, value, type);
  else if (type->bits > unit->bits)
    value = builder_.cast(object.type->isSigned() ? Op::SExt : Op::ZExt, value, type);
  if (object.type->kind == TypeKind::Bool) value = builder_.cast(Op::Trunc, value, types_.i1());
  return value;
}

/// The constant of the type whose lowest `width` bits are set.
Value* FunctionGen::mask(Type* type, unsigned width) {
  return module_.constInt(type, width < 64 ? int64_t((uint64_t(1) << width) - 1) : -1);
}

/// Stores into a bit-field; returns the value it holds then.
Value* FunctionGen::storeBits(Value* value, LValue object) {
  const ast::Field& field = *object.bits;
  if (field.unitSize > 8) {
    storeSplitBits(value, object);
    return inBits(value, object);
  }
  Type* unit = types_.intTy(field.unitSize * 8u);
  unsigned width = field.bitWidth;
  bool isBool = object.type->kind == TypeKind::Bool;
  if (value->type == types_.i1()) value = extendBool(value, object.type);
  Value* wide = value;
  if (unit->bits < value->type->bits)
    wide = cast(Op::Trunc, value, unit);
  else if (unit->bits > value->type->bits)
    wide = cast(Op::ZExt, value, unit);
  uint32_t align = std::min<uint32_t>(object.align, unit->align);
  if (width < unit->bits) {
    Value* keep = mask(unit, width);
    wide = builder_.binary(Op::And, wide, keep);
    if (field.bitOffset) {
      Value* by = module_.constInt(unit, field.bitOffset);
      wide = builder_.binary(Op::Shl, wide, by);
      keep = builder_.binary(Op::Shl, keep, by);
    }
    Inst* old = builder_.load(unit, object.address, {}, object.isVolatile());
    old->setAlign(align);
    Value* clear = builder_.binary(Op::Xor, keep, module_.constInt(unit, -1));
    Value* others = builder_.binary(Op::And, old, clear);
    wide = builder_.binary(Op::Or, others, wide);
  }
  builder_.store(wide, object.address, object.isVolatile())->setAlign(align);
  if (isBool) return builder_.cast(Op::Trunc, value, types_.i1());
  return inBits(value, object);
}

/// What a bit-field holds after `value` was stored into it.
Value* FunctionGen::inBits(Value* value, LValue object) {
  Type* type = value->type;
  unsigned width = object.bits->bitWidth;
  if (width >= type->bits) return value;
  Value* by = module_.constInt(type, int64_t(type->bits - width));
  if (!object.type->isSigned()) return builder_.binary(Op::And, value, mask(type, width));
  return builder_.binary(Op::AShr, builder_.binary(Op::Shl, value, by), by);
}

// ---- values in memory --------------------------------------------------------------------------

/// A new object with the value of a struct or union.
Value* FunctionGen::temporaryOf(const Expr* e) {
  Inst* slot = allocate(e->type, "tmp", e->loc);
  slot->setAlign(std::max(slot->align(), e->type->align));
  aggregate(e, slot);
  return slot;
}

void FunctionGen::copyRecord(Value* to, Value* from, LValue like) {
  if (like.type->size == 0) return;
  uint32_t align = like.align ? like.align : like.type->align;
  copy({to, like.type}, to, from, like.type->size, align);
}

/// Stores the value of a struct or union at `slot`.
void FunctionGen::aggregate(const Expr* e, Value* slot) {
  switch (e->kind) {
    case ExprKind::Cast: {
      auto* cast = e->as<ast::CastExpr>();
      if (cast->cast == CastKind::NoOp) return aggregate(cast->operand, slot);
      MINIC_CHECK(cast->cast == CastKind::LValueToRValue);
      LValue from = lvalue(cast->operand);
      at(e->loc);
      if (from.type->isAtomic()) return readAtomically(from, slot);
      return copyRecord(slot, from.address, from);
    }
    case ExprKind::Builtin:
      atomicBuiltin(e->as<ast::BuiltinExpr>(), slot);
      return;
    case ExprKind::Assign: {
      LValue object = assignRecord(e->as<ast::AssignExpr>());
      return copyRecord(slot, object.address, object);
    }
    case ExprKind::Binary: {
      auto* binary = e->as<ast::BinaryExpr>();
      discard(binary->lhs);
      return aggregate(binary->rhs, slot);
    }
    case ExprKind::Statement: {
      auto* block = e->as<ast::StatementExpr>();
      const ast::VarDecl* outerArray = liveArray_;
      for (const ast::Stmt* each : block->body->stmts) stmt(each);
      ensureInsertPoint();
      aggregate(block->result, slot);
      return leaveArrayScope(outerArray);
    }
    case ExprKind::Conditional: {
      auto* choice = e->as<ast::ConditionalExpr>();
      if (std::optional<bool> known = constantCondition(choice->condition))
        return aggregate(*known ? choice->thenExpr : choice->elseExpr, slot);
      Block* then = newBlock("cond.true");
      Block* otherwise = newBlock("cond.false");
      Block* end = newBlock("cond.end");
      condition(choice->condition, then, otherwise);
      if (emitBlockIfUsed(then)) {
        aggregate(choice->thenExpr, slot);
        branch(end);
      }
      if (emitBlockIfUsed(otherwise)) {
        aggregate(choice->elseExpr, slot);
        branch(end);
      }
      return emitBlock(end);
    }
    case ExprKind::Call:
      call(e->as<ast::CallExpr>(), slot);
      return;
    case ExprKind::VaArg: {
      Value* from = nextArgument(e->as<ast::VaArgExpr>());
      return copyRecord(slot, from, {from, e->type, nullptr, std::min(e->type->align, 8u)});
    }
    default:
      MINIC_UNREACHABLE("value of a struct that the front end does not make");
  }
}

/// Assigns a struct or union; an object with the value that was assigned.
LValue FunctionGen::assignRecord(const ast::AssignExpr* e) {
  // The right side may read what the left side is, so it is complete before anything is written.
  auto* load = e->rhs->tryAs<ast::CastExpr>();
  bool isRead = load && load->cast == CastKind::LValueToRValue;
  if (isRead && !load->operand->type->isAtomic() && !e->lhs->type->isAtomic()) {
    LValue from = lvalue(load->operand);
    LValue object = lvalue(e->lhs);
    at(e->loc);
    LValue least = object;
    uint32_t a = from.align ? from.align : from.type->align;
    uint32_t b = object.align ? object.align : object.type->align;
    least.align = std::min(a, b);
    copyRecord(object.address, from.address, least);
    return object;
  }
  Value* value = temporaryOf(e->rhs);
  LValue object = lvalue(e->lhs);
  at(e->loc);
  if (object.type->isAtomic()) {
    writeAtomically(object, value);
    return {value, e->type};
  }
  copyRecord(object.address, value, object);
  return object;
}

void FunctionGen::discardRecord(const Expr* e) {
  auto* cast = e->tryAs<ast::CastExpr>();
  if (auto* assignment = e->tryAs<ast::AssignExpr>())
    assignRecord(assignment);
  else if (cast && cast->cast == CastKind::LValueToRValue)
    discard(cast->operand);
  else
    temporaryOf(e);
}

LValue FunctionGen::compoundLiteral(const ast::CompoundLiteralExpr* e) {
  LValue object = local(*e->variable);
  if (e->variable->init) initialize(object, *e->variable);
  return object;
}

}  // namespace minic::irgen
