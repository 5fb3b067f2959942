// -fsanitize=address: accesses to memory look whether they may be made, in a shadow of it (its
// meaning and the functions called here: runtime/address.c). Two passes, which come before all
// others, because these move accesses and variables.
//
// instrument-address: a function that is marked `sanitize_address`
//   accesses that are not plainly inside a variable are checked before they are made
//   variables that have such accesses, or whose addresses go elsewhere, move from the stack to a
//     block of their own, a frame, with red zones between them
//   calls of functions that support/c_library.def says to be Sanitized have their arguments checked
// instrument-globals: the variables of the module get a red zone after them, and a function that
//   runs before main tells the runtime where they are
//
// Before: IR as the front end makes it; llvm.lifetime.* say where variables live. Messages name a
// variable by its name in the IR, and show the places of instructions and variables in the source.
// After: no function has the mark, so nothing is instrumented twice.
//
//   %v = load i32, i32* %p      =>      %2 = load i8, i8* <the shadow of %p>
//                                       %3 = icmp ne i8 %2, 0
//                                       br i1 %3, label %suspect, label %accessed
//                                     suspect:
//                                       call void @__minic_access(i64 <%p>, i64 8, i8* @check)
//                                       br label %accessed
//                                     accessed:
//                                       %v = load i32, i32* %p
//
// Source: Serebryany and others, "AddressSanitizer: A Fast Address Sanity Checker" (2012). There a
// frame lies on the stack; here it is a block of the heap, so that accesses to a frame that was
// left are seen.
#include <algorithm>
#include <string>
#include <vector>

#include "ir/builder.h"
#include "ir/effects.h"
#include "ir/gep.h"
#include "ir/library.h"
#include "passes/passes.h"
#include "passes/target_option.h"

namespace minic {

namespace {

constexpr uint64_t kUnit = 32;  // red zones, and what variables of a frame are aligned to

/// How many bytes an access of the type touches.
uint64_t bytesOf(const Type* type) { return type->isInt() ? (type->bits + 7) / 8 : type->size; }

uint64_t roundUp(uint64_t size, uint64_t to) { return (size + to - 1) / to * to; }

/// A letter for each argument behind the `...`, as runtime/address_library.h reads them.
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

/// A function of the library whose arguments `__minic_check_NAME` checks.
bool isChecked(const Function& function) {
  if (!function.isDeclaration() || function.isLocal()) return false;
  const auto& own = function.module->notLibrary;
  for (const std::string& name : own)
    if (name.empty() || name == function.name) return false;
  const LibraryFunction* row = findLibraryFunction(function.name);
  return row && row->isSanitized && hasTypeOf(*row, function.fnType);
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
    const std::optional<int64_t> bytes = steps->constantBytes();
    place.isKnown &= bytes.has_value();
    place.offset += bytes.value_or(0);
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
  AddressChecks(Function& function, PassContext& context)
      : function_(function),
        context_(context),
        module_(*function.module),
        types_(module_.types),
        build_(module_, function) {}

  void run() {
    std::vector<Inst*> variables, returns, again, library, lives;
    std::vector<Access> accesses;
    for (Block* block : blocks(function_))
      for (Inst* inst : insts(block)) {
        const Function* called = inst->is(Op::Call) ? inst->calledFunction() : nullptr;
        if (isVariable(inst) && inst->typeArg->size && inst->align() <= kUnit)
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
      // Nothing comes between such a call and the return; it needs no variable of the caller.
      build_.at(ret->prev && ret->prev->isMustTail() ? ret->prev : ret);
      call("__minic_leave", {frame});
    }
    for (Inst* twice : again) {
      build_.at(twice->next);
      call("__minic_returned", {frame});
    }
  }

 private:
  /// One object for each time that the function runs.
  bool isVariable(const Inst* inst) const {
    return inst->is(Op::Alloca) && inst->numOps == 0 && inst->block == function_.entry();
  }

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

  Value* number(uint64_t n) { return module_.constInt(types_.i64(), int64_t(n)); }

  GlobalVar* text(SourceLoc loc) {
    return module_.privateText(context_.place(loc.valid() ? loc : function_.loc));
  }

  Inst* call(std::string_view name, std::initializer_list<Value*> args, bool isPointer = false) {
    return call(name, std::span<Value* const>(args.begin(), args.size()), isPointer);
  }
  Inst* call(std::string_view name, std::span<Value* const> args, bool isPointer = false) {
    std::vector<Type*> params;
    for (Value* arg : args) params.push_back(arg->type);
    Type* type = types_.function(isPointer ? types_.ptr() : types_.voidTy(), params);
    return build_.call(type, module_.libraryFunction(name, type), args);
  }

  /// Moves the variables to one block.
  Value* makeFrame(const std::vector<Inst*>& variables) {
    std::vector<Value*> described, addresses;
    uint64_t size = 0;
    Type* members[] = {types_.i64(), types_.i64(), types_.ptr(), types_.ptr()};
    Type* row = types_.structTy(members);
    Inst* first = function_.entry()->first;
    while (isVariable(first)) first = first->next;
    build_.setInsertPoint(first);
    build_.loc = function_.loc;
    std::vector<uint64_t> offsets;
    for (Inst* variable : variables) {
      std::string_view name = module_.names[variable->name];
      if (name.ends_with(".addr")) name.remove_suffix(5);
      if (name.starts_with('.')) name = "";
      Value* about[] = {number(size), number(variable->typeArg->size), module_.privateText(name),
                        name.empty() ? module_.privateText("") : text(variable->loc)};
      described.push_back(module_.constAggregate(row, about));
      offsets.push_back(size);
      size += roundUp(variable->typeArg->size, kUnit) + kUnit;
    }
    Type* rows = types_.array(row, described.size());
    Type* all[] = {types_.i64(), types_.i64(), rows};
    Value* values[] = {
        number(size), number(described.size()),
        described.empty() ? module_.zero(rows) : module_.constAggregate(rows, described)};
    GlobalVar* about =
        module_.privateConstant("frame", module_.constAggregate(types_.structTy(all), values), 8);
    Value* frame = call("__minic_enter", {about}, true);
    for (size_t i = 0; i < variables.size(); ++i) {
      Inst* address =
          build_.gep(types_.i8(), frame, std::initializer_list<Value*>{number(offsets[i])}, {});
      if (function_.debug)
        for (DebugVariable& known : function_.debug->variables)
          if (known.address == variables[i]) known.address = address;
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
    if (type->variadic) args.push_back(module_.privateText(variadicTypes(*called)));
    std::vector<Type*> params;
    for (Value* arg : args) params.push_back(arg->type);
    for (uint32_t i = 0; i < called->numArgs(); ++i) args.push_back(called->arg(i));
    params.insert(params.end(), type->params().begin(), type->params().end());
    Type* checks = types_.function(types_.voidTy(), params, type->variadic);
    const std::string name = "__minic_check_" + std::string(called->calledFunction()->name);
    build_.call(checks, module_.libraryFunction(name, checks), args);
  }

  void check(const Access& access) {
    build_.at(access.at);
    Value* about = number(access.size * 2 + access.isWrite);
    if (Value* size = access.varying) {
      if (!size->type->isInt(64)) size = build_.cast(Op::ZExt, size, types_.i64());
      about = build_.binary(Op::Shl, size, number(1));
      if (access.isWrite) about = build_.binary(Op::Or, about, number(1));
    }
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
    Value* shadow =
        build_.binary(Op::Add, unit, number(context_.options<TargetOption>().target->shadowMemory));
    Value* state = build_.load(types_.i8(), build_.cast(Op::IntToPtr, shadow, types_.ptr()));
    Value* isSuspect = build_.icmp(IntPred::NE, state, module_.zero(types_.i8()));
    Block* before = access.at->block;
    Block* after = splitBefore(access.at, "accessed");
    Block* suspect = function_.createBlock("suspect");
    build_.setInsertPoint(before);
    build_.condBr(isSuspect, suspect, after);
    build_.setInsertPoint(suspect);
    call("__minic_access", {address, about, where});
    build_.br(after);
  }

  Function& function_;
  PassContext& context_;
  Module& module_;
  TypeContext& types_;
  Builder build_;
};

/// A red zone can follow it: the variable is this module's alone to lay out.
bool mayGrow(const GlobalVar& global) {
  const bool isString = global.linkage == Linkage::Private && global.name.starts_with(".str");
  return global.init && !global.isThreadLocal && global.section.empty() && !global.aliasee &&
         global.valueType->size &&
         (isString || global.linkage == Linkage::External || global.linkage == Linkage::Internal);
}

/// Gives the variables of a module their red zones, and notes them in a table for the runtime.
class GlobalGuards {
 public:
  GlobalGuards(Module& module, ModuleContext& context)
      : module_(module), context_(context), types_(module.types) {
    Type* members[] = {types_.ptr(), types_.i64(), types_.i64(), types_.ptr(), types_.ptr()};
    row_ = types_.structTy(members);
  }

  bool run() {
    if (module_.find(kRuntime)) return false;     // they have them
    const size_t count = module_.globals.size();  // texts come after them
    for (size_t i = 0; i < count; ++i)
      if (mayGrow(*module_.globals[i])) grow(*module_.globals[i]);
    if (rows_.empty()) return false;
    guardSections();
    tellRuntime();
    return true;
  }

 private:
  static constexpr std::string_view kRuntime = "__minic_globals";

  Value* number(uint64_t n) { return module_.constInt(types_.i64(), int64_t(n)); }

  void note(GlobalVar& global, uint64_t size, uint64_t whole, std::string_view name,
            std::string_view place) {
    GlobalVar* nameText = module_.privateText(name);
    Value* about[] = {&global, number(size), number(whole), nameText, module_.privateText(place)};
    rows_.push_back(module_.constAggregate(row_, about));
  }

  void grow(GlobalVar& global) {
    const uint64_t size = global.valueType->size, whole = roundUp(size + kUnit / 2, kUnit);
    global.align = uint32_t(std::max<uint64_t>({global.align, global.valueType->align, kUnit}));
    const bool isString = global.linkage == Linkage::Private;
    note(global, size, whole, isString ? "\"" : global.name, context_.place(global.loc));
    Type* zone = types_.array(types_.i8(), whole - size);
    Type* both[] = {global.valueType, zone};
    Value* values[] = {global.init, module_.zero(zone)};
    global.valueType = types_.structTy(both, true);
    global.init = module_.constAggregate(global.valueType, values);
  }

  /// The first variable of each section has a red zone before it, too.
  void guardSections() {
    const std::string bytes(kUnit, '\1');
    Type* zone = types_.array(types_.i8(), kUnit);
    for (bool isConstant : {false, true})
      for (Value* init :
           {module_.zero(zone), static_cast<Value*>(module_.constData(zone, bytes))}) {
        GlobalVar* guard = module_.privateConstant("guard", init, kUnit);
        guard->isConstant = isConstant;
        guard->unnamedAddr = false;
        std::rotate(module_.globals.begin(), module_.globals.end() - 1, module_.globals.end());
        note(*guard, 0, kUnit, "", "");
      }
  }

  void tellRuntime() {
    Type* table = types_.array(row_, rows_.size());
    Type* all[] = {types_.ptr(), types_.i64(), table};
    Value* values[] = {module_.nullPtr(), number(rows_.size()),
                       module_.constAggregate(table, rows_)};
    GlobalVar* known =
        module_.privateConstant("globals", module_.constAggregate(types_.structTy(all), values), 8);
    known->isConstant = false;
    Type* noted[] = {types_.ptr()};
    Type* noteType = types_.function(types_.voidTy(), noted);
    Function* start = module_.createFunction("minic.start", types_.function(types_.voidTy(), {}),
                                             Linkage::Internal);
    start->isUsed = true;
    Builder build(module_, *start);
    build.setInsertPoint(start->createBlock("entry"));
    build.call(noteType, module_.libraryFunction(kRuntime, noteType),
               std::initializer_list<Value*>{known});
    build.ret(nullptr);
    module_.startFunctions.push_back({start, 1, false});
  }

  Module& module_;
  ModuleContext& context_;
  TypeContext& types_;
  Type* row_;
  std::vector<Value*> rows_;
};

}  // namespace

bool instrumentAddress(Function& function, PassContext& context) {
  if (!function.attrs.has(fnattrs::SanitizeAddress)) return false;
  function.attrs.flags &= uint16_t(~fnattrs::SanitizeAddress);
  AddressChecks(function, context).run();
  return true;
}

bool instrumentGlobals(Module& module, ModuleContext& context) {
  return GlobalGuards(module, context).run();
}

}  // namespace minic
