// Overriding in initialisers (C17 6.7.9p19). The notes about unions become notes about objects that
// begin anew; then a walk from the last element to the first keeps the parts that nothing later
// covers. Without designators that go back there is nothing to do. O(n log n) with them.
#include "frontend/sema/init_list.h"

#include <algorithm>
#include <map>
#include <unordered_map>
#include <unordered_set>

namespace minic {

using ast::Field;
using Element = InitList::Element;
using ast::Type;

namespace {

bool isBitField(const Element& element) { return element.kind == Element::Store && element.field; }

uint64_t beginBit(const Element& element) {
  return element.offset * 8 + (isBitField(element) ? element.field->bitOffset : 0);
}

uint64_t bits(const Element& element) {
  return isBitField(element) ? element.field->bitWidth : element.type->size * 8;
}

/// A set of bits as disjoint intervals that do not touch.
class Intervals {
 public:
  void insert(uint64_t begin, uint64_t end) {
    if (begin == end) return;
    auto at = ends_.upper_bound(begin);
    if (at != ends_.begin() && std::prev(at)->second >= begin) --at;
    while (at != ends_.end() && at->first <= end) {
      begin = std::min(begin, at->first);
      end = std::max(end, at->second);
      at = ends_.erase(at);
    }
    ends_.emplace(begin, end);
  }

  /// Calls `use(begin, end)` for each part of the interval that is not in the set.
  template <class Use>
  void forGaps(uint64_t begin, uint64_t end, Use use) const {
    auto at = ends_.upper_bound(begin);
    if (at != ends_.begin()) begin = std::max(begin, std::prev(at)->second);
    for (; begin < end; ++at) {
      uint64_t to = at == ends_.end() ? end : std::min(end, at->first);
      if (begin < to) use(begin, to);
      if (at == ends_.end()) return;
      begin = at->second;
    }
  }

 private:
  std::map<uint64_t, uint64_t> ends_;  ///< from the begin to the end of each
};

/// The member that an initialiser without a designator is for.
const Field* firstMember(const Type* type) {
  for (const Field& field : type->record->fields)
    if (!field.isBitField || !field.name.empty()) return &field;
  return nullptr;
}

}  // namespace

void InitList::append(const Element& element) {
  uint64_t begin = beginBit(element);
  inOrder_ &= begin >= end_;
  if (element.kind == Element::ChooseMember)
    chosenEnd_ = std::max(chosenEnd_, element.offset + 1);
  else
    end_ = std::max(end_, begin + bits(element));
  hasNotes_ |= element.kind != Element::Store;
  elements.push_back(element);
}

void InitList::beginAnew(const Type* type, uint64_t offset) {
  if (designated && offset * 8 < end_)
    append({{offset, nullptr, type, nullptr}, Element::BeginAnew});
}

void InitList::chooseMember(const Type* unionType, uint64_t offset, const Field& member) {
  bool isFirst = offset * 8 >= end_ && offset >= chosenEnd_ && &member == firstMember(unionType);
  if (designated && !isFirst)
    append({{offset, nullptr, unionType, &member}, Element::ChooseMember});
}

void InitList::repeat(size_t from, uint64_t stride, uint64_t count) {
  if (!count) return;
  repeats = true;
  size_t to = elements.size();
  elements.reserve(to + (to - from) * count);
  for (uint64_t i = 1; i <= count; ++i)
    for (size_t k = from; k < to; ++k) {
      Element element = elements[k];
      element.offset += i * stride;
      append(element);
    }
}

void InitList::resolveUnions() {
  std::map<std::pair<uint64_t, uint32_t>, const Field*> chosen;
  std::unordered_map<const Type*, uint32_t> numbers;
  for (Element& element : elements) {
    if (element.kind != Element::ChooseMember) continue;
    const Type* type = element.type->unqualified;
    uint32_t number = numbers.try_emplace(type, uint32_t(numbers.size())).first->second;
    auto [at, isNew] = chosen.try_emplace({element.offset, number}, firstMember(type));
    bool same = at->second->index == element.field->index;
    at->second = element.field;
    element.kind = same ? Element::Nothing : Element::BeginAnew;
  }
}

std::vector<InitList::Override> InitList::resolve(
    const std::function<Element(const Element&, uint64_t, uint64_t)>& slice) {
  if (inOrder_) {
    if (hasNotes_)
      std::erase_if(elements, [](const Element& e) { return e.kind != Element::Store; });
    return {};
  }
  resolveUnions();
  Intervals covered;
  std::vector<Element> kept;
  std::vector<std::pair<const Element*, const Element*>> pairs;
  std::unordered_map<uint64_t, const Element*> later;  // by place
  for (size_t i = elements.size(); i-- > 0;) {
    const Element& element = elements[i];
    if (element.kind == Element::Nothing) continue;
    uint64_t begin = beginBit(element), end = begin + bits(element);
    if (element.kind == Element::Store) {
      const Element*& over = later[begin];
      if (over && over->type == element.type) pairs.emplace_back(over, &element);
      over = &element;
      size_t from = kept.size();
      covered.forGaps(begin, end, [&](uint64_t gap, uint64_t to) {
        if (gap == begin && to == end)
          kept.push_back(element);
        else if (element.value->kind == ast::ExprKind::StringLiteral)
          kept.push_back(slice(element, (gap - begin) / 8, (to - begin) / 8));
      });
      if (begin == end) kept.push_back(element);
      std::reverse(kept.begin() + ptrdiff_t(from), kept.end());
    }
    covered.insert(begin, end);
  }
  std::reverse(kept.begin(), kept.end());
  std::stable_sort(kept.begin(), kept.end(),
                   [](const Element& a, const Element& b) { return beginBit(a) < beginBit(b); });
  std::sort(pairs.begin(), pairs.end());  // both are in `elements`, which is in source order
  std::vector<Override> overrides;
  for (auto [value, before] : pairs) overrides.push_back({value->value, before->value});
  elements = std::move(kept);
  return overrides;
}

}  // namespace minic
