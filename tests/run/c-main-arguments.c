// main with arguments: at least the name of the program.
int main(int argc, char **argv) {
  int n = 0;
  while (argv[n]) n++;
  putint(n == argc); putint(argc >= 1); putint(argv[argc] == 0); putint(argv[0][0] != 0);
  return 0;
}
