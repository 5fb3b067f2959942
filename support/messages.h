// The messages of the front end and the driver by name, from support/messages.def.
#pragma once

#include "support/diagnostics.h"

namespace minic {

enum class Msg : uint16_t {
#define MESSAGE(id, ...) id,
#include "support/messages.def"
};
enum class MsgWord : uint16_t {
#define WORD(id, ...) id,
#include "support/messages.def"
};

inline constexpr uint8_t kMessageSlots[] = {
#define MESSAGE(id, english, chinese) uint8_t(argumentsOf(english)),
#include "support/messages.def"
};
/// How many arguments the message takes.
constexpr size_t slotCount(Msg message) { return kMessageSlots[size_t(message)]; }

}  // namespace minic
