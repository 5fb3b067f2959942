// Functions that glibc's headers give other names, for large files and for older standards.
#define _XOPEN_SOURCE 600
#define _FILE_OFFSET_BITS 64
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

static int caught;
static void handle(int number) { caught += number == SIGINT; }

int main(void) {
  char name[L_tmpnam];
  if (!tmpnam(name)) return 1;
  FILE *f = fopen(name, "w+");
  if (!f) return 2;
  flockfile(f);
  fputs("one two\n", f);
  funlockfile(f);
  off_t end = ftello(f);
  fseeko(f, 4, SEEK_SET);
  char word[8];
  int read = fscanf(f, "%7s", word);
  printf("%d %d %s\n", (int)end, read, word);
  fclose(f);
  remove(name);

  signal(SIGINT, handle);
  raise(SIGINT);
  struct sigaction before, ignored;
  ignored.sa_handler = SIG_IGN;
  ignored.sa_flags = 0;
  sigemptyset(&ignored.sa_mask);
  if (sigaction(SIGINT, &ignored, &before)) return 3;
  raise(SIGINT);
  sigaction(SIGINT, &before, NULL);
  signal(SIGINT, handle);
  raise(SIGINT);
  printf("%d\n", caught);

  FILE *shell = popen("echo of the shell", "r");
  char line[32];
  if (shell && fgets(line, sizeof line, shell)) fputs(line, stdout);
  printf("%d\n", shell ? pclose(shell) : -1);
  printf("%d %d\n", system(NULL) != 0, system("exit 3") >> 8);
}
