// Calls: of functions, intrinsics and assembly.
#include "ir/text/parse_internal.h"

namespace minic::irparse {

/// `asm sideeffect "text", "constraints"`: a declaration of its own for a call of these arguments.
/// It is made when their types are known.
struct Reader::Assembly {
  std::string text, constraints;
};

std::optional<Reader::Assembly> Reader::parseAssembly() {
  if (!takeWord(Word::asm_)) return std::nullopt;
  while (tok.kind == Tok::Word) next();  // sideeffect, alignstack, inteldialect
  Assembly result{expectString(), {}};
  expectPunct(',');
  result.constraints = expectString();
  return result;
}

Value* Reader::parseCall(bool tail) {
  uint8_t flags = fastMath();
  parseConvention();
  ParamAttrs ret;
  parseAttrs(ret, nullptr);
  if (isWord(Word::addrspace_)) parseAddressSpace();
  Type* type = parseAnyType();
  Type* fnType = type->isFunction() ? type : nullptr;
  if (!fnType && pointee && pointee->isFunction() && pointee->variadic)
    fnType = pointee;  // LLVM <= 3.6
  std::optional<Assembly> assembly = parseAssembly();
  bool direct = tok.kind == Tok::GlobalName;
  if (direct && isDropped(tok.text)) {
    next();
    if (isPunct('('))
      skipBrackets();
    else
      expectPunct('(');
    parseCallAttributes();
    return nullptr;
  }
  Function* implicit = direct ? declareIntrinsic() : nullptr;
  Value* callee = assembly ? nullptr : valueOf(types.ptr());
  const char* place = tok.start;
  expectPunct('(');
  std::vector<Value*>& operands = callOperands;
  operands.assign(1, callee);
  callAttrs.clear();
  bool plain = true;
  while (!isPunct(')') && !failed) {
    if (tok.kind == Tok::Ellipsis) {  // musttail of a variadic function
      return fail(Msg::IrForwardedArguments), nullptr;
    }
    Type* argType = parseType();
    ParamAttrs attrs;
    if (tok.kind == Tok::Word) {
      parseAttrs(attrs, pointee);
      plain &= attrs == ParamAttrs();
    }
    callAttrs.push_back(attrs);
    operands.push_back(valueOf(argType));
    if (!takePunct(',')) break;
  }
  expectPunct(')');
  FnAttrs fnAttrs = parseCallAttributes();
  if (isPunct('[')) {
    const Function* known = asFunction(callee);
    if (!known || known->intrinsic != Intrinsic::Assume) fail(Msg::IrOperandBundles);
    skipBrackets();
  }
  if (failed) return nullptr;
  if (!fnType) {
    argTypes.clear();
    for (size_t i = 1; i < operands.size(); ++i) argTypes.push_back(operands[i]->type);
    fnType = types.function(type, argTypes);
  } else if (!checkArguments(fnType, operands, place)) {
    return nullptr;
  }
  if (implicit) implicit->setType(fnType);
  const Function* known = callee ? asFunction(callee) : nullptr;
  if (known && known->intrinsic != Intrinsic::None)
    if (Value* made = expandCall(*known, fnType->returnType(), std::span(operands).subspan(1)))
      return made;
  if (assembly) operands[0] = m.assemblyFunction(assembly->text, assembly->constraints, fnType);
  Inst* inst = make(Op::Call, fnType->returnType(), operands);
  inst->call = fn->arena.create<CallInfo>();
  inst->call->fnType = fnType;
  inst->call->ret = ret;
  inst->call->tail = tail;
  inst->call->attrs = fnAttrs;
  for (uint64_t group : groupsOfCall) callGroupUses.push_back({inst->call, group});
  if (!plain) inst->call->args = fn->arena.copy(std::span<const ParamAttrs>(callAttrs));
  if (inst->type->isAnyFloat()) inst->flags = flags;
  return inst;
}

/// An intrinsic need not be declared, as in LLVM: its first call does that. Null if the function
/// that the current token names is something else, or known.
Function* Reader::declareIntrinsic() {
  if (!tok.text.starts_with("llvm.")) return nullptr;
  std::string name = canonicalName(tok.text);
  return m.find(name) ? nullptr : m.createFunction(name, types.function(types.voidTy(), {}));
}

bool Reader::checkArguments(const Type* fnType, std::span<Value* const> operands,
                            const char* place) {
  auto params = fnType->params();
  size_t count = operands.size() - 1;
  if (count < params.size() || (count > params.size() && !fnType->variadic))
    return failAt(place, Msg::IrArgumentCount, count, toString(fnType), params.size()), false;
  for (size_t i = 0; i < params.size(); ++i) {
    if (operands[i + 1]->type == params[i]) continue;
    return failAt(place, Msg::IrArgumentType, i + 1, toString(operands[i + 1]->type),
                  toString(params[i])),
           false;
  }
  return true;
}

void Reader::checkMustTails() {
  for (auto [call, place] : mustTails) {
    call->call->mustTail = true;
    if (call->call->fnType != fn->fnType)
      return failAt(place, Msg::IrMusttailType, toString(call->call->fnType), toString(fn->fnType));
    if (const Function* callee = call->calledFunction();
        callee && (callee->isAssembly || callee->intrinsic != Intrinsic::None))
      return failAt(place, Msg::IrMusttailCallee);
    for (uint32_t i = 0; i < call->numArgs(); ++i) {
      const ParamAttrs& own = fn->args[i]->attrs;
      const ParamAttrs given = call->call->args.empty() ? ParamAttrs() : call->call->args[i];
      if (own.byVal != given.byVal || own.sret != given.sret)
        return failAt(place, Msg::IrMusttailArgument, i);
    }
    if (!call->isMustTail()) return failAt(place, Msg::IrMusttailReturn);
  }
}

/// Function attributes after a call. Those of groups are filled in when all have been read.
FnAttrs Reader::parseCallAttributes() {
  FnAttrs attrs;
  groupsOfCall.clear();
  for (;;) {
    if (tok.kind == Tok::AttrGroup) {
      groupsOfCall.push_back(tok.number);
      next();
    } else if (takeWord(Word::align_)) {
      alignment();
    } else if (!takeFnAttr(attrs) && !skipUnknownAttribute()) {
      return attrs;
    }
  }
}

}  // namespace minic::irparse
