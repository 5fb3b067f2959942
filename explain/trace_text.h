// --trace=mem2reg and --trace=phi in words.
#pragma once

#include "explain/events.h"

namespace minic {

// Each is an EventText::Words.
std::string mem2regText(const Event& event, bool isFirstSection);
std::string phiText(const Event& event, bool isFirstSection);

}  // namespace minic
