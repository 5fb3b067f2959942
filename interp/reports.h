// What the checking interpreter reports: kinds of undefined behaviour, and sentences about objects
// and origins. Private to interp/.
#pragma once

#include <string>
#include <vector>

#include "interp/code.h"
#include "interp/objects.h"
#include "interp/origins.h"
#include "ir/undefined_text.h"

namespace minic::interp {

class Reports {
 public:
  enum Kind : uint8_t {
#define UNDEFINED(name, ...) name,
#include "ir/undefined.def"
  };

  Reports(Interp& interp, const Module& module) : interp_(interp), module_(module) {}

  /// Records undefined behaviour at the current code; false if the run is to end.
  bool report(Kind kind, std::string message, std::vector<RunReport::Note> notes = {});
  /// A sentence in the language of the reports.
  std::string_view said(Say id) const { return minic::said(id, interp_.options().inChinese); }
  template <Say id, class... Args>
  std::string say(const Args&... args) const {
    return minic::say<id>(interp_.options().inChinese, args...);
  }
  std::string bytesText(uint64_t n) const {
    return n == 1 ? say<Say::OneByte>() : say<Say::Bytes>(n);
  }
  std::string typeText(const Type* type) const;
  std::string describe(const Object& object) const;
  std::vector<RunReport::Note> notesOf(const Object& object) const;

 protected:
  Interp& interp_;
  const Module& module_;
};

}  // namespace minic::interp
