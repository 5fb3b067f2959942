// Ranges are flat arrays: the virtual register, the first point, the point after the last one, and
// so on. Points are those of backend/regalloc/live_ranges.h.
#include "explain/allocation_log.h"

#include <fmt/format.h>

#include "explain/budget.h"

namespace minic {

namespace {

/// Four digits are enough to be shown.
Json rounded(float value) { return std::stod(fmt::format("{:.4g}", value)); }

/// Of a class of registers: those that the allocator may give, preferred ones first, and which of
/// them belong to the caller's caller.
Json classOf(const MFunction& mf, const RegClassInfo& info) {
  Json order = Json::array(), saved = Json::array();
  for (Reg reg : info.order) {
    if (mf.hasFramePointer && reg == mf.target.regs.framePointer) continue;
    order.push_back(printReg(mf, reg));
    if (mf.target.cc.calleeSaved.contains(reg)) saved.push_back(printReg(mf, reg));
  }
  return {{"order", std::move(order)}, {"saved", std::move(saved)}};
}

}  // namespace

void AllocationLog::begin(const MFunction& mf, const Liveness& liveness, const FixedRanges& fixed,
                          const Bundles& bundles) {
  mf_ = &mf;
  bundles_ = &bundles;
  log_ = Json{{"kind", "allocation"}};
  for (const RegClassInfo& info : mf.target.regs.classes)
    log_["classes"][std::string(1, info.letter)] = classOf(mf, info);
  log_["fixed"] = Json::object();
  for (uint32_t reg = 0; reg < fixed.ofReg.size(); ++reg) {
    if (fixed.ofReg[reg].empty()) continue;
    Json& ranges = log_["fixed"][printReg(mf, Reg{reg})] = Json::array();
    for (auto [start, end] : fixed.ofReg[reg]) {
      ranges.push_back(start);
      ranges.push_back(end);
    }
  }
  log_["calls"] = fixed.calls;
  log_["remade"] = Json::array();
  for (uint32_t v = 0; v < liveness.numVRegs(); ++v)
    if (liveness.remat[v]) log_["remade"].push_back(printReg(mf, Reg::virtual_(v)));
  log_["frequency"] = Json::array();
  for (const MBlock* block : mf.layout) log_["frequency"].push_back(rounded(block->frequency));
  log_["bundles"] = Json::array();
  for (uint32_t id = 0; id < bundles.bundles.size() && id <= EventBudget::kInside; ++id)
    log_["bundles"].push_back(describe(id));
  log_["events"] = Json::array();
}

Json AllocationLog::flat(std::span<const LiveRange> ranges) const {
  Json all = Json::array();
  for (const LiveRange& range : ranges) {
    all.push_back(printReg(*mf_, Reg::virtual_(range.vreg)));
    all.push_back(range.start);
    all.push_back(range.end);
  }
  return all;
}

Json AllocationLog::describe(uint32_t bundle) const {
  const Bundle& described = bundles_->bundles[bundle];
  return {{"bundle", bundle},
          {"weight", described.minimal ? Json() : rounded(described.weight)},
          {"ranges", flat(described.ranges)}};
}

void AllocationLog::assign(uint32_t bundle, Reg reg, std::span<const uint32_t> evicted) {
  log_["events"].push_back(
      {{"event", "assign"}, {"bundle", bundle}, {"register", printReg(*mf_, reg)}});
  if (!evicted.empty())
    log_["events"].back()["evicted"] = std::vector(evicted.begin(), evicted.end());
}

void AllocationLog::passOver(uint32_t) { isPassedOver_ = true; }

void AllocationLog::split(uint32_t bundle, Cut cut) {
  constexpr const char* kNames[] = {"regions", "blocks", "calls", "uses"};
  log_["events"].push_back({{"event", "split"},
                            {"bundle", bundle},
                            {"cut", kNames[size_t(cut)]},
                            {"parts", Json::array()},
                            {"spilled", Json::array()}});
  notePassedOver();
}

void AllocationLog::notePassedOver() {
  if (std::exchange(isPassedOver_, false)) log_["events"].back()["passedOver"] = true;
}

void AllocationLog::part(uint32_t bundle, Reg reg, std::span<const uint32_t> evicted) {
  Json& parts = log_["events"].back()["parts"];
  parts.push_back(describe(bundle));
  if (reg.valid()) parts.back()["register"] = printReg(*mf_, reg);
  if (!evicted.empty()) parts.back()["evicted"] = std::vector(evicted.begin(), evicted.end());
}

void AllocationLog::spill(uint32_t bundle, std::span<const LiveRange> ranges) {
  Json& events = log_["events"];
  if (!events.empty() && events.back()["event"] == "split" && events.back()["bundle"] == bundle) {
    events.back()["spilled"].push_back(flat(ranges));
    return;
  }
  events.push_back({{"event", "spill"}, {"bundle", bundle}});
  notePassedOver();
}

Json AllocationLog::take() {
  Json taken = std::exchange(log_, nullptr);
  if (taken.is_null() || taken["bundles"].empty() || taken["bundles"].size() > EventBudget::kInside)
    return nullptr;
  return taken;
}

}  // namespace minic
