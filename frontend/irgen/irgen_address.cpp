// -fsanitize=address: accesses to memory look whether they may be made, in a shadow of it (its
// meaning and the functions called here: runtime/address.c). All this is done to a function when it
// is complete, and to the variables of the file at its end:
//   accesses that are not plainly inside a variable are checked before they are made
//   variables that have such accesses, or whose addresses go elsewhere, move from the stack to a
//     block of their own, a frame, with red zones between them
//   global variables get a red zone after them
#include <algorithm>
#include <unordered_map>

#include "frontend/irgen/irgen_impl.h"
#include "ir/effects.h"
#include "ir/gep.h"
#include "ir/library.h"

namespace minic::irgen {

namespace {

constexpr uint64_t kUnit = 32;  // red zones, and what variables of a frame are aligned to

/// How many bytes an access of the type touches.
uint64_t bytesOf(const Type* type) { return type->isInt() ? (type->bits + 7) / 8 : type->size; }

uint64_t roundUp(uint64_t size, uint64_t to) { return (size + to - 1) / to * to; }

/// Library functions whose arguments are checked, by `__minic_check_NAME`.
constexpr std::string_view kChecked[] = {
    "memcpy", "memmove", "memset", "memcmp",  "memchr",  "strlen",  "strnlen", "strdup",
    "strchr", "strrchr", "strstr", "strcmp",  "strcpy",  "strncpy", "strcat",  "puts",
    "fputs",  "atoi",    "fgets",  "fread",   "fwrite",  "free",    "realloc", "malloc",
    "calloc", "strtok",  "printf", "fprintf", "sprintf", "snprintf"};

/// A letter for each argument behind the `...`, as runtime/address.c reads them.
std::string variadicTypes(const Inst& called) {
  std::string letters;
  for (auto i = uint32_t(called.call->fnType->params().size()); i < called.numArgs(); ++i) {
    if (called.arg(i)->isUndefOrPoison()) continue;  // skips a register before a long double
    const Type* type = called.arg(i)->type;
    const bool isCopy = !called.call->args.empty() && called.call->args[i].byVal;
    letters += type->isInt(32)                                 ? 'i'
               : type->isInt(64)                               ? 'l'
               : type->kind == minic::TypeKind::Double         ? 'd'
               : type->isLongDouble()                          ? 'D'
               : type->kind == minic::TypeKind::Ptr && !isCopy ? 'p'
                                                               : '?';
  }
  return letters;
}

bool isChecked(const Function& function) {
  if (!function.isDeclaration() || function.isLocal()) return false;
  const auto& own = function.module->notLibrary;
  for (const std::string& name : own)
    if (name.empty() || name == function.name) return false;
  return std::find(std::begin(kChecked), std::end(kChecked), function.name) != std::end(kChecked) &&
         hasTypeOf(*findLibraryFunction(function.name), function.fnType);
}

/// An address as so many bytes behind a variable, if that is known.
struct Place {
  const Value* base;
  int64_t offset = 0;
  bool isKnown = true;
};

Place placeOf(const Value* address) {
  Place place{address};
  while (auto steps = GepSteps::of(place.base)) {
    for (GepStep step : *steps) {
      const ConstInt* index = asConstInt(step.index);
      if (step.isField)
        place.offset += int64_t(step.bytes);
      else if (index)
        place.offset += index->value * int64_t(step.bytes);
      else
        place.isKnown = false;
    }
    place.base = steps->base();
  }
  return place;
}

/// The bytes are plainly those of a variable, which lives as long as the function.
bool isInside(const Value* address, uint64_t size) {
  const Place place = placeOf(address);
  uint64_t whole = 0;
  if (const GlobalVar* global = asGlobalVar(place.base))
    whole = global->valueType->size;
  else if (const Inst* variable = asInst(place.base);
           variable && variable->is(Op::Alloca) && variable->numOps == 0)
    whole = variable->typeArg->size;
  return place.isKnown && place.offset >= 0 && uint64_t(place.offset) <= whole &&
         size <= whole - uint64_t(place.offset);
}

/// A part of an instruction's work on memory. The size is a number or a value.
struct Access {
  Inst* at;
  uint32_t operand;  ///< which one is the address
  uint64_t size;
  Value* varying;
  bool isWrite;

  Value* address() const { return at->operand(operand); }
};

class AddressChecks {
 public:
  explicit AddressChecks(FunctionGen& gen) : gen_(gen), build_(gen.builder), types_(gen.types) {}

  void run() {
    std::vector<Inst*> variables, returns, again, library, lives;
    std::vector<Access> accesses;
    for (Block* block : blocks(gen_.function))
      for (Inst* inst : insts(block)) {
        const Function* called = inst->is(Op::Call) ? inst->calledFunction() : nullptr;
        if (inst->is(Op::Alloca) && inst->numOps == 0 && inst->typeArg->size &&
            inst->align() <= kUnit)
          variables.push_back(inst);
        else if (inst->is(Op::Ret))
          returns.push_back(inst);
        else if (called && (called->intrinsic == Intrinsic::LifetimeStart ||
                            called->intrinsic == Intrinsic::LifetimeEnd))
          lives.push_back(inst);
        else if (called && returnsTwice(*called))
          again.push_back(inst);
        else if (called && isChecked(*called))
          library.push_back(inst);
        else
          addAccesses(inst, accesses);
      }
    std::erase_if(variables, [&](Inst* variable) { return staysOnStack(variable); });
    std::erase_if(accesses, [&](const Access& access) {
      const Value* base = placeOf(access.address()).base;
      bool mayEnd =
          std::find(variables.begin(), variables.end(), base) != variables.end() &&
          std::any_of(lives.begin(), lives.end(), [&](Inst* life) { return life->arg(1) == base; });
      return !mayEnd && !access.varying && isInside(access.address(), access.size);
    });
    Value* frame = variables.empty() && again.empty() ? nullptr : makeFrame(variables);
    for (Inst* life : lives) endOrBegin(life);
    for (Inst* call : library) checkArguments(call);
    for (const Access& access : accesses) check(access);
    if (!frame) return;
    for (Inst* ret : returns) {
      build_.at(ret);
      call("__minic_leave", {frame});
    }
    for (Inst* twice : again) {
      build_.at(twice->next);
      call("__minic_returned", {frame});
    }
  }

 private:
  static void addAccesses(Inst* inst, std::vector<Access>& accesses) {
    auto add = [&](uint32_t operand, uint64_t size, Value* varying, bool isWrite) {
      if (size || varying) accesses.push_back({inst, operand, size, varying, isWrite});
    };
    if (inst->is(Op::Load)) add(0, bytesOf(inst->type), nullptr, false);
    if (inst->is(Op::Store)) add(1, bytesOf(inst->storedValue()->type), nullptr, true);
    if (inst->isReadWrite()) add(0, bytesOf(inst->operand(1)->type), nullptr, true);
    const Function* called = inst->is(Op::Call) ? inst->calledFunction() : nullptr;
    if (!called) return;
    const bool copies =
        called->intrinsic == Intrinsic::Memcpy || called->intrinsic == Intrinsic::Memmove;
    if (!copies && called->intrinsic != Intrinsic::Memset) return;
    const ConstInt* size = asConstInt(inst->arg(2));
    Value* varying = size ? nullptr : inst->arg(2);
    if (copies) add(2, size ? size->zext() : 0, varying, false);
    add(1, size ? size->zext() : 0, varying, true);
  }

  /// The variable is only accessed, and plainly inside.
  static bool staysOnStack(Inst* address) {
    for (Use& use : address->useRange()) {
      Inst* user = use.user;
      if (user->is(Op::Gep)) {
        if (use.index() != 0 || !staysOnStack(user)) return false;
        continue;
      }
      if (user->is(Op::Load) || (user->is(Op::Store) && use.index() == 1)) {
        if (!isInside(address, bytesOf(user->accessedType()))) return false;
        continue;
      }
      const Function* called = user->is(Op::Call) ? user->calledFunction() : nullptr;
      if (!called) return false;
      switch (called->intrinsic) {
        case Intrinsic::LifetimeStart:
        case Intrinsic::LifetimeEnd: continue;
        case Intrinsic::Memcpy:
        case Intrinsic::Memmove:
        case Intrinsic::Memset: {
          const ConstInt* size = asConstInt(user->arg(2));
          if (!size || !isInside(address, size->zext())) return false;
          continue;
        }
        default: return false;
      }
    }
    return true;
  }

  Value* number(uint64_t n) { return gen_.int64(int64_t(n)); }

  GlobalVar* text(SourceLoc loc) {
    if (!loc.valid()) loc = gen_.decl.loc;
    return gen_.moduleGen.checkText(gen_.moduleGen.checks.place(loc));
  }

  Inst* call(std::string_view name, std::initializer_list<Value*> args, bool isPointer = false) {
    return call(name, std::span<Value* const>(args.begin(), args.size()), isPointer);
  }
  Inst* call(std::string_view name, std::span<Value* const> args, bool isPointer = false) {
    std::vector<Type*> params;
    for (Value* arg : args) params.push_back(arg->type);
    Type* type = types_.function(isPointer ? types_.ptr() : types_.voidTy(), params);
    return build_.call(type, gen_.moduleGen.libraryFunction(name, type), args);
  }

  /// Moves the variables to one block.
  Value* makeFrame(const std::vector<Inst*>& variables) {
    std::vector<Value*> described, addresses;
    uint64_t size = 0;
    Type* members[] = {types_.i64(), types_.i64(), types_.ptr(), types_.ptr()};
    Type* row = types_.structTy(members);
    Inst* first = gen_.lastAlloca ? gen_.lastAlloca->next : gen_.function.entry()->first;
    build_.setInsertPoint(first);
    build_.loc = gen_.decl.loc;
    std::vector<uint64_t> offsets;
    for (Inst* variable : variables) {
      std::string_view name = gen_.module.names[variable->name];
      if (name.ends_with(".addr")) name.remove_suffix(5);
      if (name.starts_with('.')) name = "";
      Value* about[] = {number(size), number(variable->typeArg->size),
                        gen_.moduleGen.checkText(name),
                        name.empty() ? gen_.moduleGen.checkText("") : text(variable->loc)};
      described.push_back(gen_.module.constAggregate(row, about));
      offsets.push_back(size);
      size += roundUp(variable->typeArg->size, kUnit) + kUnit;
    }
    Type* rows = types_.array(row, described.size());
    Type* all[] = {types_.i64(), types_.i64(), rows};
    Value* values[] = {
        number(size), number(described.size()),
        described.empty() ? gen_.module.zero(rows) : gen_.module.constAggregate(rows, described)};
    GlobalVar* about = gen_.moduleGen.privateConstant(
        "frame", gen_.module.constAggregate(types_.structTy(all), values), 8);
    Value* frame = call("__minic_enter", {about}, true);
    for (size_t i = 0; i < variables.size(); ++i) {
      Inst* address =
          build_.gep(types_.i8(), frame, std::initializer_list<Value*>{number(offsets[i])}, {});
      if (gen_.function.debug)
        for (DebugVariable& known : gen_.function.debug->variables)
          if (known.address == variables[i]) known.address = address;
      if (gen_.lastAlloca == variables[i]) gen_.lastAlloca = nullptr;
      replaceWith(variables[i], address);
    }
    return frame;
  }

  void endOrBegin(Inst* life) {
    const bool begins = life->calledFunction()->intrinsic == Intrinsic::LifetimeStart;
    if (!life->arg(1)->is(Op::Alloca)) {
      build_.at(life);
      call(begins ? "__minic_begin" : "__minic_end", {life->arg(1), life->arg(0)});
    }
    erase(life);
  }

  void checkArguments(Inst* called) {
    build_.at(called);
    const Type* type = called->call->fnType;
    std::vector<Value*> args{text(called->loc)};
    if (type->variadic) args.push_back(gen_.moduleGen.checkText(variadicTypes(*called)));
    std::vector<Type*> params;
    for (Value* arg : args) params.push_back(arg->type);
    for (uint32_t i = 0; i < called->numArgs(); ++i) args.push_back(called->arg(i));
    params.insert(params.end(), type->params().begin(), type->params().end());
    Type* checks = types_.function(types_.voidTy(), params, type->variadic);
    const std::string name = "__minic_check_" + std::string(called->calledFunction()->name);
    build_.call(checks, gen_.moduleGen.libraryFunction(name, checks), args);
  }

  void check(const Access& access) {
    build_.at(access.at);
    Value* about =
        access.varying
            ? build_.binary(Op::Shl, gen_.resize(access.varying, types_.i64(), false), number(1))
            : number(access.size * 2 + access.isWrite);
    if (access.varying && access.isWrite) about = build_.binary(Op::Or, about, number(1));
    Value* address = build_.cast(Op::PtrToInt, access.address(), types_.i64());
    GlobalVar* where = text(access.at->loc);
    const bool isAligned = access.at->is(Op::Load) || access.at->is(Op::Store)
                               ? access.at->align() >= access.size
                               : access.at->isReadWrite();
    if (access.varying || access.size > 8 || !isAligned) {
      call("__minic_access", {address, about, where});
      return;
    }
    // One look at the shadow of all its bytes.
    Value* unit = build_.binary(Op::LShr, address, number(3));
    Value* shadow = build_.binary(Op::Add, unit, number(gen_.moduleGen.target().shadowMemory));
    Value* state = build_.load(types_.i8(), build_.cast(Op::IntToPtr, shadow, types_.ptr()));
    Value* isSuspect = build_.icmp(IntPred::NE, state, gen_.module.zero(types_.i8()));
    Block* before = access.at->block;
    Block* after = splitBefore(access.at, "accessed");
    Block* suspect = gen_.function.createBlock("suspect");
    build_.setInsertPoint(before);
    build_.condBr(isSuspect, suspect, after);
    build_.setInsertPoint(suspect);
    call("__minic_access", {address, about, where});
    build_.br(after);
  }

  FunctionGen& gen_;
  Builder& build_;
  TypeContext& types_;
};

/// A red zone can follow it: the variable is this module's alone to lay out.
bool mayGrow(const GlobalVar& global) {
  const bool isString = global.linkage == Linkage::Private && global.name.starts_with(".str");
  return global.init && !global.isThreadLocal && global.section.empty() && !global.aliasee &&
         global.valueType->size &&
         (isString || global.linkage == Linkage::External || global.linkage == Linkage::Internal);
}

}  // namespace

void checkAddresses(FunctionGen& gen) {
  if (gen.moduleGen.checks.address) AddressChecks(gen).run();
}

Function* guardGlobals(ModuleGen& gen) {
  Module& module = gen.module;
  TypeContext& types = gen.types;
  Type* members[] = {types.ptr(), types.i64(), types.i64(), types.ptr(), types.ptr()};
  Type* row = types.structTy(members);
  std::vector<Value*> rows;
  auto note = [&](GlobalVar* global, uint64_t size, uint64_t whole, std::string_view name,
                  std::string_view place) {
    Value* about[] = {global, module.constInt(types.i64(), int64_t(size)),
                      module.constInt(types.i64(), int64_t(whole)), gen.checkText(name),
                      gen.checkText(place)};
    rows.push_back(module.constAggregate(row, about));
  };
  const size_t count = module.globals.size();  // texts come after them
  for (size_t i = 0; i < count; ++i) {
    GlobalVar* global = module.globals[i];
    if (!mayGrow(*global)) continue;
    const uint64_t size = global->valueType->size, whole = roundUp(size + kUnit / 2, kUnit);
    global->align = uint32_t(std::max<uint64_t>({global->align, global->valueType->align, kUnit}));
    const bool isString = global->linkage == Linkage::Private;
    std::string place = global->loc.valid() ? gen.checks.place(global->loc) : "";
    note(global, size, whole, isString ? "\"" : global->name, place);
    Type* zone = types.array(types.i8(), whole - size);
    Type* both[] = {global->valueType, zone};
    Value* values[] = {global->init, module.zero(zone)};
    global->valueType = types.structTy(both, true);
    global->init = module.constAggregate(global->valueType, values);
  }
  if (rows.empty()) return nullptr;
  // The first variable of each section has one before it, too.
  const std::string bytes(kUnit, '\1');
  Type* zone = types.array(types.i8(), kUnit);
  for (bool isConstant : {false, true})
    for (Value* init : {module.zero(zone), static_cast<Value*>(module.constData(zone, bytes))}) {
      GlobalVar* guard = gen.privateConstant("guard", init, kUnit);
      guard->isConstant = isConstant;
      guard->unnamedAddr = false;
      std::rotate(module.globals.begin(), module.globals.end() - 1, module.globals.end());
      note(guard, 0, kUnit, "", "");
    }
  Type* table = types.array(row, rows.size());
  Type* all[] = {types.ptr(), types.i64(), table};
  Value* values[] = {module.nullPtr(), module.constInt(types.i64(), int64_t(rows.size())),
                     module.constAggregate(table, rows)};
  GlobalVar* known =
      gen.privateConstant("globals", module.constAggregate(types.structTy(all), values), 8);
  known->isConstant = false;
  Type* noted[] = {types.ptr()};
  Type* noteType = types.function(types.voidTy(), noted);
  Function* start =
      module.createFunction("minic.start", types.function(types.voidTy(), {}), Linkage::Internal);
  start->isUsed = true;
  Builder build(module, *start);
  build.setInsertPoint(start->createBlock("entry"));
  build.call(noteType, gen.libraryFunction("__minic_globals", noteType),
             std::initializer_list<Value*>{known});
  build.ret(nullptr);
  module.startFunctions.push_back({start, 1, false});
  return start;
}

}  // namespace minic::irgen
