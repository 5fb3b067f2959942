// The whole text of some messages.
// RUN: %minic -fsyntax-only -fdiagnostics-color=never %s
// EXIT: 1
int count = 0;
int add(int a, int b) {
	int sum = a + b
	return sum + cuont;
}
int main() { return add(1, "二", 3) + putin(1); }
// OUTPUT:
// %s:6:17: error: expected ';' at end of declaration
//         int sum = a + b
//                        ^
//                        ;
// %s:7:15: error: use of undeclared identifier 'cuont'; did you mean 'count'?
//         return sum + cuont;
//                      ^~~~~
//                      count
// %s:4:5: note: 'count' declared here
// int count = 0;
//     ^
// %s:9:35: error: too many arguments to function call, expected 2, have 3
// int main() { return add(1, "二", 3) + putin(1); }
//                                  ^
// %s:5:5: note: 'add' declared here
// int add(int a, int b) {
//     ^
// %s:9:40: warning: call to undeclared function 'putin'; did you mean 'putint'? [-Wimplicit-function-declaration]
// int main() { return add(1, "二", 3) + putin(1); }
//                                       ^~~~~
//                                       putint
// 1 warning and 3 errors generated.
