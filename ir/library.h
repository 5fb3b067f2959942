// The effects of the functions of the C library and of SysY's, by the rows of
// support/c_library.def and support/sysy_library.def.
#pragma once

#include <cstdint>
#include <string_view>

namespace minic {

struct Type;

struct LibraryFunction {
  std::string_view name;
  std::string_view type;  ///< result and parameters, a letter each; see the tables
  uint8_t memory;         ///< memory that a call may access (mem::)
  uint8_t flags;          ///< fnattrs
  bool isUnrepeatable;
  bool isSanitized;           ///< -fsanitize=address checks the arguments of a call
  std::string_view contract;  ///< what a call must keep; see support/c_library.def

  bool isKnown() const { return flags; }  ///< what a call does
};

/// The C library's function of that name, or null.
const LibraryFunction* findLibraryFunction(std::string_view name);
/// The same in SysY's library, of those whose calls are known.
const LibraryFunction* findSysyFunction(std::string_view name);
/// What either library's function of that name does or returns is not the same in each run, or
/// others than the program see it.
bool isUnrepeatable(std::string_view name);
/// strcpy of __strcpy_chk, which is told how much memory there is; other names as they are.
std::string_view uncheckedName(std::string_view name);
/// The function has the type of the row.
bool hasTypeOf(const LibraryFunction& row, const Type* fnType);
/// The function is one of SysY's library, by its name and a type under which a C program may call
/// it: that of the row, but with any result where the row has none, or without a prototype.
bool isSysyFunction(std::string_view name, const Type* fnType);

}  // namespace minic
