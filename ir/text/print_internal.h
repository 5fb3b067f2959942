// What the two printers (opaque pointers, typed pointers) share. Private to ir/print*.cpp.
#pragma once

#include <string>

#include "ir/text/print.h"

namespace minic::irprint {

void appendUInt(std::string& out, uint64_t value);
/// A constant that has no constants inside, or an array of numbers.
void appendLeaf(std::string& out, const Value* value);
/// The words between the opcode and the first type, each after a space.
void appendFlags(std::string& out, const Inst& inst);
/// What follows the operands of an alloca, load or store: the ordering of an atomic access, and the
/// alignment.
void appendAlign(std::string& out, const Inst& inst);
/// Attributes of a parameter, argument or result, each followed by a space. `pointee` is what byval
/// and sret name, already printed.
void appendAttrs(std::string& out, const ParamAttrs& attrs, std::string_view pointee);
std::string_view linkageWord(Linkage linkage, bool isDeclaration);
void appendBlockHead(std::string& out, const Block* block, const ValueNamer& namer, bool comments);
/// { and the fields, each by `appendField`, and }.
void appendStructBody(std::string& out, const Type* type,
                      void (*appendField)(std::string&, const Type*));
/// The definitions of the named structs, after an empty line.
void appendNamedStructs(std::string& out, const Module& module,
                        void (*appendField)(std::string&, const Type*));
/// source_filename and the target lines.
void appendModuleHead(std::string& out, const Module& module);

void printTypedModule(std::string& out, const Module& module, const PrintOptions& options);

}  // namespace minic::irprint
