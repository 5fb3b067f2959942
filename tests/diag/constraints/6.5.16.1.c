// C17 6.5.16.1 Simple assignment
// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0 -Wno-unused-value -Wno-unused-comparison -Wno-empty-body
struct S{int a;}s,*ps;struct I;struct I*pi;int i,*p,ar[3];unsigned*up;const int k=1;double d;char*c;void*vp;void v(void);int g(int);
void t1(void){p=c;}  // error: incompatible pointer types assigning to 'int *' from 'char *' [-Werror,-Wincompatible-pointer-types]
void t2(void){p=i;}  // error: incompatible integer to pointer conversion assigning to 'int *' from 'int'; take the address with & [-Werror,-Wint-conversion]
void t3(void){i=p;}  // error: incompatible pointer to integer conversion assigning to 'int' from 'int *'; dereference with * [-Werror,-Wint-conversion]
void t4(void){p=&k;}  // error: assigning to 'int *' from 'const int *' discards qualifiers [-Werror,-Wincompatible-pointer-types-discards-qualifiers]
void t5(void){up=p;}  // error: assigning to 'unsigned int *' from 'int *' converts between pointers to integer types with different sign [-Werror,-Wpointer-sign]
void t6(void){s=1;}  // error: assigning to 'struct S' from incompatible type 'int'
void t7(void){i=s;}  // error: assigning to 'int' from incompatible type 'struct S'
void t8(void){p=d;}  // error: assigning to 'int *' from incompatible type 'double'
void t9(void){pi=ps;}  // error: incompatible pointer types assigning to 'struct I *' from 'struct S *' [-Werror,-Wincompatible-pointer-types]
void t10(void){p=g;}  // error: incompatible pointer types assigning to 'int *' from 'int (int)' [-Werror,-Wincompatible-pointer-types]
