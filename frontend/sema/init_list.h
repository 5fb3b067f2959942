// The account of an initialiser: what it stores where, in source order, and what a later part of it
// takes back. resolve() leaves each leaf with the last store to it.
#pragma once

#include <functional>
#include <vector>

#include "frontend/ast/ast.h"

namespace minic {

class InitList {
 public:
  /// A store, or until resolve() a note between the stores.
  struct Element : ast::InitElement {
    enum Kind : uint8_t {
      Store,
      BeginAnew,     ///< what was stored in the object at `offset` is void
      ChooseMember,  ///< `field` is the member of the union that has a value from here on
      Nothing,
    };
    Kind kind = Store;
  };

  std::vector<Element> elements;
  /// Of an array of unknown length: the end in bytes of its last element named.
  uint64_t extent = 0;
  /// A designator has been read: later elements may override earlier ones.
  bool designated = false;
  bool isStatic = false;  ///< the values must be constants
  bool isZero = false;    ///< the braces being read are `{0}`
  bool repeats = false;   ///< a range stands for several elements with one value
  bool failed = false;

  void append(const Element& element);
  /// Braces initialise the whole object: what was stored in it before is void.
  void beginAnew(const ast::Type* type, uint64_t offset);
  void chooseMember(const ast::Type* unionType, uint64_t offset, const ast::Field& member);
  /// The elements from `from` on come again, `count` times, `stride` bytes apart.
  void repeat(size_t from, uint64_t stride, uint64_t count);

  struct Override {
    const ast::Expr *value, *before;
  };
  /// Orders the elements by their place and drops what is overridden, whole or, but for strings, in
  /// part. `slice` makes the string of an element's bytes [from, to). Returns the pairs of a value
  /// and the earlier one of the same subobject, in source order.
  std::vector<Override> resolve(
      const std::function<Element(const Element&, uint64_t, uint64_t)>& slice);

 private:
  void resolveUnions();

  uint64_t end_ = 0;        ///< in bits: nothing is stored from here on
  uint64_t chosenEnd_ = 0;  ///< in bytes: no member of a union is chosen from here on
  bool inOrder_ = true;
  bool hasNotes_ = false;
};

}  // namespace minic
