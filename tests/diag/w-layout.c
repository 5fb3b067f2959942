// FLAGS: -Wall -Wextra
int f(int a, int b, int c) {
  for (a = 0; a < 3; a++);
  for (a = 0; a < 3; a++);          // warning: for loop has empty body
  { b = 1; }
  while (a < 3);
  while (a > 3);                    // warning: while loop has empty body
    b = 3;
  while (a > 5); { b++; }           // warning: while loop has empty body
  for (;a;)
    ;
  { b = 2; }
  if (a);
  else b = 1;
  do; while (a < 3);
  if (a)
    b = 1;
    c = 2;                          // warning: misleading indentation; statement is not part of the previous 'if'
  while (a)
    b = 1;
    c = 2;                          // warning: misleading indentation; statement is not part of the previous 'while'
  for (; a; )
    b++;
    c++;                            // warning: misleading indentation; statement is not part of the previous 'for'
  if (a) b = 1;
    c = 3;
  if (a)
    b = 2;
  else
    b = 3;
    c = 3;                          // warning: misleading indentation; statement is not part of the previous 'else'
  if (a) {
    b = 1;
  }
    c = 4;
  if (a)
    while (b)
      c++;
      b++;                          // warning: misleading indentation; statement is not part of the previous 'while'
  if (a)
    b = 1;
  else if (b)
    b = 2;
    c = 5;                          // warning: misleading indentation; statement is not part of the previous 'if'
  return b + c;
}
