// C17 6.5.8 Relational operators
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
void t1(void){s<s;}  // error: invalid operands to binary expression ('struct S' and 'struct S')
void t2(void){p<i;}  // error: ordered comparison between pointer and integer ('int *' and 'int') [-Werror,-Wpointer-integer-compare]
void t3(void){p<c;}  // error: comparison of distinct pointer types ('int *' and 'char *') [-Werror,-Wcompare-distinct-pointer-types]
void t4(void){s>1;}  // error: invalid operands to binary expression ('struct S' and 'int')
void t5(void){p<d;}  // error: invalid operands to binary expression ('int *' and 'double')
