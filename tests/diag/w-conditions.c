int f(int a, int b) {
  if (a = b) a = 1;      // warning: using the result of an assignment as a condition without parentheses
  while ((a = b)) b = 0;
  if (a == b);           // warning: if statement has empty body
  if (a)
    if (b) a = 1;
    else a = 2;          // warning: add explicit braces to avoid dangling else
  return a;
}
