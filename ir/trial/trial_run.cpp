// The inputs of trials, and a run on one.
#include "ir/trial/trial_run.h"

#include "ir/trial/trial_runner.h"

namespace minic {

/// The address of an object that all pointers of the input lead to.
static uint64_t meetingPlace(TrialImage& image, unsigned meeting) {
  const auto& globals = image.hints().globals;
  if (meeting % 2 == 0 && !globals.empty())
    return image.addressOf(*globals[trialHash(image.seed(), 8) % globals.size()]);
  return image.newBuffer() + TrialImage::kBufferSize / 4;
}

/// How far from there a pointer after the first one leads.
static uint64_t distance(const TrialImage& image, unsigned meeting, uint64_t salt) {
  constexpr int64_t kDistances[] = {0, 4, -4, 8, -8, 0, 16, 1};
  return uint64_t(meeting < 2 ? 0 : kDistances[trialHash(image.seed(), salt, 2) % 8]);
}

std::vector<TrialBits> makeTrialArguments(const Function& function, TrialImage& image) {
  std::vector<TrialBits> values;
  uint64_t salt = 1000, earlier = 0;
  const Type* lastNumber = nullptr;
  size_t last = 0;
  for (const Argument* argument : function.args) {
    wordsOf(argument->type);  // not too many
    std::vector<const Type*> scalars;
    TrialRunner::appendScalars(argument->type, scalars);
    for (const Type* type : scalars) {
      ++salt;
      if (!type->isPtr()) {
        // Sometimes the same number as before: passes know what follows from that.
        const bool repeats =
            !values.empty() && lastNumber == type && trialHash(image.seed(), salt, 3) % 4 == 0;
        values.push_back(repeats ? values[last] : TrialBits{image.madeUp(type, salt)});
        lastNumber = type, last = values.size() - 1;
        continue;
      }
      // Sometimes null, and sometimes into the same object as an argument before.
      const ParamAttrs& attrs = argument->attrs;
      const uint64_t choice = trialHash(image.seed(), salt) % 8;
      const bool isPassed = attrs.byVal || attrs.sret || attrs.noAlias;
      if (auto meeting = image.meeting(); meeting && !isPassed) {
        if (earlier) values.push_back({earlier + distance(image, *meeting, salt)});
        if (!earlier) values.push_back({earlier = meetingPlace(image, *meeting)});
      } else if (choice == 0 && !isPassed) {
        values.push_back({0});
      } else if (choice == 1 && earlier && !isPassed) {
        values.push_back({earlier + trialHash(image.seed(), salt, 1) % 4 * 8});
      } else {
        uint64_t size =
            attrs.pointee ? std::max<uint64_t>(attrs.pointee->size, 1) : TrialImage::kBufferSize;
        values.push_back({image.newBuffer(size)});
        if (!isPassed) earlier = values.back().bits;
      }
    }
  }
  return values;
}

TrialTrace runTrial(const Function& function, const Function& original,
                    const std::vector<TrialBits>& arguments, TrialImage& image,
                    const TrialLimits& limits, bool freezes) {
  TrialTrace trace;
  trace.memory = std::make_unique<TrialMemory>(image);
  TrialRunner::appendScalars(function.returnType(), trace.resultTypes);
  try {
    TrialRunner runner(function, original, image, *trace.memory, trace, limits, freezes);
    trace.result = runner.call(function, arguments);
  } catch (TrialStop& stop) {
    trace.end = stop.end;
    trace.why = std::move(stop.why);
  }
  return trace;
}

}  // namespace minic
