// C17 6.5p2: what is changed twice, or changed and read, with no sequence point between.
struct P { int x, y; } p2;
int f(int i, int j, const char *s) {
  int a[3];
  i = i++;  // warning: multiple unsequenced modifications to 'i'
  i = i++ + 1;  // warning: multiple unsequenced modifications to 'i'
  j = i + i++;  // warning: unsequenced modification and access to 'i'
  i = ++i;  // warning: multiple unsequenced modifications to 'i'
  a[i] = i++;  // warning: unsequenced modification and access to 'i'
  f(i++, i, s);  // warning: unsequenced modification and access to 'i'
  f(i++, i++, s);  // warning: multiple unsequenced modifications to 'i'
  i = (i++, i);
  i++ && i++;
  j = i ? i++ : i--;
  j = i++ + (j && i);  // warning: unsequenced modification and access to 'i'
  i += i++;  // warning: unsequenced modification and access to 'i'
  (void)(i++ | f(i,1,s));  // warning: unsequenced modification and access to 'i'
  j = (i = 1) + i;  // warning: unsequenced modification and access to 'i'
  j = j + (j = 2);  // warning: unsequenced modification and access to 'j'
  p2.x = p2.x++;
  int k = i++ + i++;  // warning: multiple unsequenced modifications to 'i'
  if (i++ == i) return i++ + i;  // warning: unsequenced modification and access to 'i'  // warning: unsequenced modification and access to 'i'
  a[i++] = i;  // warning: unsequenced modification and access to 'i'
  i = a[i++];  // warning: multiple unsequenced modifications to 'i'
  i = f(i++, 1, s);
  return j + k;
}
