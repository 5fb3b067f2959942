// Small programs on which the classic mistakes of mem2reg show: each goes wrong with the mistake
// that it is for, on its input. Their library is SysY's (getint, putint).
#pragma once

namespace minic {

struct MistakeExample {
  const char *mistake, *input, *text;
};

inline constexpr MistakeExample kMistakeExamples[] = {
    // The loop is in its own frontier: it defines s and meets it again at its head.
    {"df-of-n4", "1 2 3 0", R"(int main() {
  int sum = 0, n;
  do {
    n = getint();
    sum = sum + n;
  } while (n != 0);
  return sum;
}
)"},
    // Only the body touches last, but it reads what its previous iteration has written.
    {"one-block-no-phi", "5 7 7 0", R"(int main() {
  int last, n;
  do {
    n = getint();
    putint(n == last);
    last = n;
  } while (n != 0);
  return 0;
}
)"},
    // Two edges enter the cycle of a, b and c: after two passes a still seems to be dominated by
    // the block before it.
    {"early-dominators", "1 0 1 0 1", R"(int main() {
  int v = 1;
  if (getint() != 0) goto c;
a:
  putint(v);
  goto b;
c:
  v = v + 10;
  if (getint() != 0) return v;
b:
  if (getint() != 0) goto a;
  goto c;
}
)"},
    {"sequential-copies", "1 1 1 0", R"(int main() {
  int x = 1, y = 2;
  do {
    int t = x;
    x = y;
    y = t;
  } while (getint() != 0);
  return 10 * x + y;
}
)"},
    // The old value outlives the phi that holds it: the lost copy.
    {"edge-not-split", "", R"(int main() {
  int x = 1, old;
  do {
    old = x;
    x = x + 1;
  } while (x < 6);
  return old;
}
)"},
    {"phi-not-pushed", "7 7 7 0", R"(int main() {
  int count = 0;
  while (getint() != 0) count = count + 1;
  return count;
}
)"},
    // The walk comes to the else branch after the then branch.
    {"no-pop", "0", R"(int main() {
  int x = 1;
  if (getint() != 0)
    x = 2;
  else
    putint(x);
  return x;
}
)"},
    {"visited-not-filled", "7 7 7 0", R"(int main() {
  int count = 0;
  while (getint() != 0) count = count + 1;
  return count;
}
)"},
    // The head of the loop needs a phi because of the phi after the if.
    {"not-iterated", "3 8 9 0", R"(int main() {
  int sum = 0, n = getint();
  while (n != 0) {
    if (n > 5) sum = sum + n;
    n = getint();
  }
  return sum;
}
)"},
    // Both branches are just below the block that decides.
    {"df-one-short", "1", R"(int main() {
  int x = 1;
  if (getint() != 0)
    x = 2;
  else
    x = 3;
  return x;
}
)"},
};

}  // namespace minic
