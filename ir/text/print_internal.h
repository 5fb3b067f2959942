// The pieces of LLVM's text that hold no operand. Private to ir/text/print*.cpp.
#pragma once

#include <string>

#include "ir/text/print.h"

namespace minic::irprint {

void appendUInt(std::string& out, uint64_t value);
/// A constant that has no constants inside, or an array of numbers.
void appendLeaf(std::string& out, const Value* value);
/// blockaddress(@f, %block), by the names of the function.
void appendBlockAddress(std::string& out, const BlockAddress& address, const ValueNamer& names);
/// nuw, nsw.
void appendWrapFlags(std::string& out, uint8_t flags);
/// The words between the opcode and the first type, each after a space.
void appendFlags(std::string& out, const Inst& inst);
/// What follows the operands of an alloca, load or store: the ordering of an atomic access, and the
/// alignment.
void appendAlign(std::string& out, const Inst& inst);
/// Attributes of a parameter, argument or result, each followed by a space. `pointee` is what byval
/// and sret name, already printed.
void appendAttrs(std::string& out, const ParamAttrs& attrs, std::string_view pointee);
/// The words between the name (or `define`) and the type: linkage and visibility, each with a
/// space.
void appendLinkage(std::string& out, const GlobalValue& symbol, bool isDeclaration);
/// `, section "name"`, if the symbol names one; a function's comes without the comma.
void appendSection(std::string& out, const GlobalValue& symbol, std::string_view before);
/// Attributes of a function or a call, each after a space. LLVM 14 and older know only the old
/// words.
void appendFnAttrs(std::string& out, FnAttrs attrs, bool oldWordsOnly = false);
void appendBlockHead(std::string& out, const Block* block, const ValueNamer& namer, bool comments);
/// The definitions of the named structs, after an empty line. `pointer` is the type of pointers.
void appendNamedStructs(std::string& out, const Module& module, std::string_view pointer);
/// source_filename, the target lines and the assembly at file scope.
void appendModuleHead(std::string& out, const Module& module);
/// `asm sideeffect "...", "..."`
void appendAssembly(std::string& out, std::string_view text, std::string_view constraints);

}  // namespace minic::irprint
