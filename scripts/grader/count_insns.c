/* A plugin for qemu-user that counts executed guest instructions. scripts/bench and minic-test grade build and load it:
     gcc -O2 -shared -fPIC -o count_insns.so count_insns.c
     qemu-riscv64 -plugin ./count_insns.so,out=FILE program
     qemu-riscv64 -plugin ./count_insns.so,memory=FD program
   out=FILE: the number is written to the file when the program ends. memory=FD: the descriptor of memory that the caller shares
   (two 64-bit numbers: the instructions, and 1 if there were some that could not be counted). The descriptor is closed before
   the first instruction of the program, so no system call of the program reaches the number.
   Instructions are counted per translated block by an inline addition, so the run is only a little
   slower and the number is the same every time. A program with threads is counted by a call that adds atomically. What another
   process does is not counted, and is said: a child, or a program that runs outside of QEMU after execve.
   Debian ships no header for QEMU's plugin interface (version 1); the few names needed are declared here. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

typedef uint64_t qemu_plugin_id_t;
struct qemu_plugin_tb;
enum qemu_plugin_op { QEMU_PLUGIN_INLINE_ADD_U64 };
enum qemu_plugin_cb_flags { QEMU_PLUGIN_CB_NO_REGS };
struct qemu_info {
  const char *target;
};

size_t qemu_plugin_tb_n_insns(const struct qemu_plugin_tb *block);
void qemu_plugin_register_vcpu_tb_exec_inline(struct qemu_plugin_tb *block, enum qemu_plugin_op op,
                                              void *counter, uint64_t amount);
void qemu_plugin_register_vcpu_tb_exec_cb(struct qemu_plugin_tb *block,
                                          void (*callback)(unsigned, void *),
                                          enum qemu_plugin_cb_flags flags, void *data);
void qemu_plugin_register_vcpu_tb_trans_cb(qemu_plugin_id_t id,
                                           void (*callback)(qemu_plugin_id_t,
                                                            struct qemu_plugin_tb *));
void qemu_plugin_register_vcpu_syscall_cb(qemu_plugin_id_t id,
                                          void (*callback)(qemu_plugin_id_t, unsigned, int64_t, uint64_t,
                                                           uint64_t, uint64_t, uint64_t, uint64_t,
                                                           uint64_t, uint64_t, uint64_t));
void qemu_plugin_register_atexit_cb(qemu_plugin_id_t id,
                                    void (*callback)(qemu_plugin_id_t, void *), void *data);

int qemu_plugin_version = 1;

/* The numbers of system calls. */
struct calls {
  int64_t clone, fork, vfork, execve, execveat;
};
static const struct calls x86 = {56, 57, 58, 59, 322}, riscv = {220, -1, -1, 221, 281}, *calls;
enum { CloneMemory = 0x100, CloneVfork = 0x4000 };

static uint64_t own[2];
/* [0]: instructions, [1]: whether another process has had some. */
static uint64_t *counts = own;
static int threads;
static char path[4096];

static void onExecution(unsigned cpu, void *instructions) {
  (void)cpu;
  __atomic_fetch_add(&counts[0], (uint64_t)instructions, __ATOMIC_RELAXED);
}

static void onTranslation(qemu_plugin_id_t id, struct qemu_plugin_tb *block) {
  (void)id;
  size_t instructions = qemu_plugin_tb_n_insns(block);
  if (threads)
    qemu_plugin_register_vcpu_tb_exec_cb(block, onExecution, QEMU_PLUGIN_CB_NO_REGS, (void *)instructions);
  else
    qemu_plugin_register_vcpu_tb_exec_inline(block, QEMU_PLUGIN_INLINE_ADD_U64, &counts[0], instructions);
}

static void onSystemCall(qemu_plugin_id_t id, unsigned cpu, int64_t number, uint64_t first, uint64_t a2,
                         uint64_t a3, uint64_t a4, uint64_t a5, uint64_t a6, uint64_t a7, uint64_t a8) {
  (void)id, (void)cpu, (void)a2, (void)a3, (void)a4, (void)a5, (void)a6, (void)a7, (void)a8;
  if (number < 0) return;
  /* QEMU translates all blocks again before it starts the first thread. */
  if (number == calls->clone && (first & CloneMemory) && !(first & CloneVfork))
    threads = 1;
  else if (number == calls->clone || number == calls->fork || number == calls->vfork ||
           number == calls->execve || number == calls->execveat)
    counts[1] = 1;
}

static void onExit(qemu_plugin_id_t id, void *data) {
  (void)id, (void)data;
  FILE *file = *path ? fopen(path, "w") : NULL;
  if (!file) return;
  fprintf(file, "%" PRIu64 "\n", counts[0]);
  fclose(file);
}

int qemu_plugin_install(qemu_plugin_id_t id, const struct qemu_info *info, int argc, char **argv) {
  calls = strcmp(info->target, "riscv64") == 0 ? &riscv : &x86;
  for (int i = 0; i < argc; i++)
    if (strncmp(argv[i], "out=", 4) == 0) {
      snprintf(path, sizeof path, "%s", argv[i] + 4);
    } else if (strncmp(argv[i], "memory=", 7) == 0) {
      int fd = atoi(argv[i] + 7);
      counts = mmap(NULL, sizeof own, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
      if (counts == MAP_FAILED || close(fd) != 0) return 1;
    }
  qemu_plugin_register_vcpu_tb_trans_cb(id, onTranslation);
  qemu_plugin_register_vcpu_syscall_cb(id, onSystemCall);
  qemu_plugin_register_atexit_cb(id, onExit, NULL);
  return 0;
}
