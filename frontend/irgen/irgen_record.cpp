// Structs and unions: their types in the IR, their members as objects, bit-fields, and values of
// such types, which are always evaluated into memory.
#include <algorithm>

#include "frontend/irgen/irgen_impl.h"

namespace minic::irgen {

using ast::CastKind;
using ast::ExprKind;
using ast::TypeKind;

// ---- types -------------------------------------------------------------------------------------

static uint64_t alignUp(uint64_t value, uint64_t to) { return (value + to - 1) / to * to; }

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

LValue member(FunctionGen& gen, const ast::MemberExpr* e) {
  LValue base = e->base->isLValue || e->base->kind == ExprKind::Member
                    ? lvalue(gen, e->base)
                    : LValue{temporaryOf(gen, e->base), e->base->type};
  gen.at(e->loc);
  const ast::Field& field = *e->field;
  LValue result;
  result.type = e->type;
  result.bits = field.isBitField ? &field : nullptr;
  uint32_t align = alignBehind(base.alignment(), field.offset);
  if (field.isBitField || align < field.type->align) result.align = align;
  int32_t index = gen.moduleGen.fieldIndex(base.type, field);
  if (base.type->kind == TypeKind::Union || (index < 0 && field.offset == 0))
    result.address = base.address;
  else if (index < 0)
    result.address = gen.gep(gen.types.i8(), base.address, {gen.int64(int64_t(field.offset))});
  else
    result.address = gen.gep(
        gen.moduleGen.memoryType(base.type), base.address,
        {gen.module.constInt(gen.types.i32(), 0), gen.module.constInt(gen.types.i32(), index)});
  return result;
}

// ---- bit-fields --------------------------------------------------------------------------------

/// The constant of the type whose lowest `width` bits are set.
static Value* mask(FunctionGen& gen, Type* type, unsigned width) {
  return gen.module.constInt(type, width < 64 ? int64_t((uint64_t(1) << width) - 1) : -1);
}

/// What a bit-field holds after `value` was stored into it.
static Value* inBits(FunctionGen& gen, Value* value, LValue object) {
  Type* type = value->type;
  unsigned width = object.bits->bitWidth;
  if (width >= type->bits) return value;
  Value* by = gen.module.constInt(type, int64_t(type->bits - width));
  if (!object.type->isSigned()) return gen.builder.binary(Op::And, value, mask(gen, type, width));
  return gen.builder.binary(Op::AShr, gen.builder.binary(Op::Shl, value, by), by);
}

namespace {

/// The first 64 bits of a packed bit-field that lies in nine bytes, and the byte after them. Every
/// piece is as wide as the machine can read.
struct Split {
  Value *low, *high;           ///< addresses
  unsigned lowBits, highBits;  ///< how much of the bit-field each holds
};

}  // namespace

static Split split(FunctionGen& gen, LValue object) {
  const ast::Field& field = *object.bits;
  unsigned low = 64u - field.bitOffset;
  return {object.address, gen.gep(gen.types.i8(), object.address, {gen.int64(8)}), low,
          field.bitWidth - low};
}

static Value* loadSplitBits(FunctionGen& gen, LValue object) {
  Split parts = split(gen, object);
  Inst* low = gen.builder.load(gen.types.i64(), parts.low, {}, object.isVolatile());
  low->setAlign(1);
  Inst* high = gen.builder.load(gen.types.i8(), parts.high, {}, object.isVolatile());
  Value* rest = gen.int64(object.bits->bitOffset);
  Value* unused = gen.int64(64 - int64_t(parts.highBits));
  Value* value =
      gen.builder.binary(Op::Shl, gen.builder.cast(Op::ZExt, high, gen.types.i64()), unused);
  value = gen.builder.binary(object.type->isSigned() ? Op::AShr : Op::LShr, value, unused);
  value = gen.builder.binary(Op::Shl, value, gen.int64(parts.lowBits));
  return gen.builder.binary(Op::Or, value, gen.builder.binary(Op::LShr, low, rest));
}

static void storeSplitBits(FunctionGen& gen, Value* value, LValue object) {
  Split parts = split(gen, object);
  Inst* low = gen.builder.load(gen.types.i64(), parts.low, {}, object.isVolatile());
  low->setAlign(1);
  Value* kept =
      gen.builder.binary(Op::And, low, mask(gen, gen.types.i64(), object.bits->bitOffset));
  Value* shifted = gen.builder.binary(Op::Shl, value, gen.int64(object.bits->bitOffset));
  Value* word = gen.builder.binary(Op::Or, kept, shifted);
  gen.builder.store(word, parts.low, object.isVolatile())->setAlign(1);
  Value* byte = gen.builder.binary(Op::LShr, value, gen.int64(parts.lowBits));
  byte = gen.builder.binary(Op::And, gen.builder.cast(Op::Trunc, byte, gen.types.i8()),
                            mask(gen, gen.types.i8(), parts.highBits));
  Inst* high = gen.builder.load(gen.types.i8(), parts.high, {}, object.isVolatile());
  Value* others = gen.module.constInt(gen.types.i8(), -1 << parts.highBits);
  Value* rest = gen.builder.binary(Op::And, high, others);
  gen.builder.store(gen.builder.binary(Op::Or, rest, byte), parts.high, object.isVolatile());
}

/// The value of a bit-field as its declared type.
Value* loadBits(FunctionGen& gen, LValue object) {
  const ast::Field& field = *object.bits;
  if (field.unitSize > 8) return loadSplitBits(gen, object);
  Type* unit = gen.types.intTy(field.unitSize * 8u);
  Inst* whole = gen.builder.load(unit, object.address, {}, object.isVolatile());
  whole->setAlign(std::min<uint32_t>(object.align, unit->align));
  unsigned width = field.bitWidth, rest = unit->bits - field.bitOffset - width;
  Value* value = whole;
  if (object.type->isSigned()) {
    if (rest) value = gen.builder.binary(Op::Shl, value, gen.module.constInt(unit, int64_t(rest)));
    if (unsigned by = rest + field.bitOffset)
      value = gen.builder.binary(Op::AShr, value, gen.module.constInt(unit, int64_t(by)));
  } else {
    if (field.bitOffset)
      value = gen.builder.binary(Op::LShr, value, gen.module.constInt(unit, field.bitOffset));
    if (rest) value = gen.builder.binary(Op::And, value, mask(gen, unit, width));
  }
  value = gen.resize(value, gen.moduleGen.memoryType(object.type), object.type->isSigned());
  if (object.type->kind == TypeKind::Bool)
    value = gen.builder.cast(Op::Trunc, value, gen.types.i1());
  return value;
}

/// Stores into a bit-field; returns the value it holds then.
Value* storeBits(FunctionGen& gen, Value* value, LValue object) {
  const ast::Field& field = *object.bits;
  if (field.unitSize > 8) {
    storeSplitBits(gen, value, object);
    return inBits(gen, value, object);
  }
  Type* unit = gen.types.intTy(field.unitSize * 8u);
  unsigned width = field.bitWidth;
  bool isBool = object.type->kind == TypeKind::Bool;
  if (value->type == gen.types.i1()) value = extendBool(gen, value, object.type);
  Value* wide = gen.resize(value, unit, false);
  uint32_t align = std::min<uint32_t>(object.align, unit->align);
  if (width < unit->bits) {
    Value* keep = mask(gen, unit, width);
    wide = gen.builder.binary(Op::And, wide, keep);
    if (field.bitOffset) {
      Value* by = gen.module.constInt(unit, field.bitOffset);
      wide = gen.builder.binary(Op::Shl, wide, by);
      keep = gen.builder.binary(Op::Shl, keep, by);
    }
    Inst* old = gen.builder.load(unit, object.address, {}, object.isVolatile());
    old->setAlign(align);
    Value* clear = gen.builder.binary(Op::Xor, keep, gen.module.constInt(unit, -1));
    Value* others = gen.builder.binary(Op::And, old, clear);
    wide = gen.builder.binary(Op::Or, others, wide);
  }
  gen.builder.store(wide, object.address, object.isVolatile())->setAlign(align);
  if (isBool) return gen.builder.cast(Op::Trunc, value, gen.types.i1());
  return inBits(gen, value, object);
}

// ---- values in memory --------------------------------------------------------------------------

/// A new object with the value of a struct or union.
Value* temporaryOf(FunctionGen& gen, const ast::Expr* e) {
  Inst* slot = gen.allocate(e->type, "tmp", e->loc);
  slot->setAlign(std::max(slot->align(), e->type->align));
  aggregate(gen, e, slot);
  return slot;
}

void copyRecord(FunctionGen& gen, Value* to, Value* from, LValue like) {
  if (like.type->size == 0) return;
  copy(gen, {to, like.type}, to, from, like.type->size, like.alignment());
}

/// Assigns a struct or union; an object with the value that was assigned.
static LValue assignRecord(FunctionGen& gen, const ast::AssignExpr* e) {
  // The right side may read what the left side is, so it is complete before anything is written.
  auto* load = e->rhs->tryAs<ast::CastExpr>();
  bool isRead = load && load->cast == CastKind::LValueToRValue;
  if (isRead && !load->operand->type->isAtomic() && !e->lhs->type->isAtomic()) {
    LValue from = lvalue(gen, load->operand);
    LValue object = lvalue(gen, e->lhs);
    gen.at(e->loc);
    LValue least = object;
    least.align = std::min(from.alignment(), object.alignment());
    copyRecord(gen, object.address, from.address, least);
    return object;
  }
  Value* value = temporaryOf(gen, e->rhs);
  LValue object = lvalue(gen, e->lhs);
  gen.at(e->loc);
  if (object.type->isAtomic()) {
    writeAtomically(gen, object, value);
    return {value, e->type};
  }
  copyRecord(gen, object.address, value, object);
  return object;
}

/// Stores the value of a struct or union at `slot`.
void aggregate(FunctionGen& gen, const ast::Expr* e, Value* slot) {
  switch (e->kind) {
    case ExprKind::Cast: {
      auto* cast = e->as<ast::CastExpr>();
      if (cast->cast == CastKind::NoOp) return aggregate(gen, cast->operand, slot);
      MINIC_CHECK(cast->cast == CastKind::LValueToRValue);
      LValue from = lvalue(gen, cast->operand);
      gen.at(e->loc);
      if (from.type->isAtomic()) return readAtomically(gen, from, slot);
      return copyRecord(gen, slot, from.address, from);
    }
    case ExprKind::Builtin: atomicBuiltin(gen, e->as<ast::BuiltinExpr>(), slot); return;
    case ExprKind::Assign: {
      LValue object = assignRecord(gen, e->as<ast::AssignExpr>());
      return copyRecord(gen, slot, object.address, object);
    }
    case ExprKind::Binary: {
      auto* binary = e->as<ast::BinaryExpr>();
      discard(gen, binary->lhs);
      return aggregate(gen, binary->rhs, slot);
    }
    case ExprKind::Statement: {
      auto* block = e->as<ast::StatementExpr>();
      const ast::VarDecl* outerArray = gen.liveArray;
      for (const ast::Stmt* each : block->body->stmts) stmt(gen, each);
      gen.ensureInsertPoint();
      aggregate(gen, block->result, slot);
      return leaveArrayScope(gen, outerArray);
    }
    case ExprKind::Conditional:
      conditional(gen, e->as<ast::ConditionalExpr>(), [&](const ast::Expr* arm) -> Value* {
        aggregate(gen, arm, slot);
        return nullptr;
      });
      return;
    case ExprKind::Call: call(gen, e->as<ast::CallExpr>(), slot); return;
    case ExprKind::VaArg: {
      Value* from = nextArgument(gen, e->as<ast::VaArgExpr>());
      return copyRecord(gen, slot, from, {from, e->type, nullptr, std::min(e->type->align, 8u)});
    }
    default: MINIC_UNREACHABLE("value of a struct that the front end does not make");
  }
}

void discardRecord(FunctionGen& gen, const ast::Expr* e) {
  auto* cast = e->tryAs<ast::CastExpr>();
  if (auto* assignment = e->tryAs<ast::AssignExpr>())
    assignRecord(gen, assignment);
  else if (cast && cast->cast == CastKind::LValueToRValue)
    discard(gen, cast->operand);
  else
    temporaryOf(gen, e);
}

LValue compoundLiteral(FunctionGen& gen, const ast::CompoundLiteralExpr* e) {
  LValue object = gen.local(*e->variable);
  startLife(gen, *e->variable);
  if (e->variable->init) initialize(gen, object, *e->variable);
  return object;
}

}  // namespace minic::irgen
