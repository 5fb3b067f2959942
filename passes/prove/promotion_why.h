// The clauses of promotion_why.def in the language that a story is wanted in.
#pragma once

#include <cstdint>
#include <string_view>

namespace minic {

enum class StoryLanguage : uint8_t { English, Chinese };

enum class PromotionWhy : uint8_t {
#define CLAUSE(id, ...) id,
#include "passes/prove/promotion_why.def"
};

/// "the blocks end in different ways"
std::string_view clause(PromotionWhy why, StoryLanguage language = StoryLanguage::English);

}  // namespace minic
