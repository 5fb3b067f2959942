// The clauses of promotion_why.def in the language that a story is wanted in.
#pragma once

#include <cstdint>
#include <string_view>

#include "support/message.h"

namespace minic {

enum class PromotionWhy : uint8_t {
#define CLAUSE(id, ...) id,
#include "passes/prove/promotion_why.def"
};

/// "the blocks end in different ways"
std::string_view clause(PromotionWhy why, MessageLanguage language = MessageLanguage::English);

}  // namespace minic
