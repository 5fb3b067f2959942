/* A plugin for qemu-user that counts executed guest instructions and writes the number to the file
   given as out=FILE when the program ends. scripts/bench and minic-test grade build and load it:
     gcc -O2 -shared -fPIC -o count_insns.so count_insns.c
     qemu-riscv64 -plugin ./count_insns.so,out=FILE program
   Instructions are counted per translated block by an inline addition, so the run is only a little
   slower and the number is the same every time. Debian ships no header for QEMU's plugin interface
   (version 1); the few names needed are declared here. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

typedef uint64_t qemu_plugin_id_t;
struct qemu_plugin_tb;
enum qemu_plugin_op { QEMU_PLUGIN_INLINE_ADD_U64 };

size_t qemu_plugin_tb_n_insns(const struct qemu_plugin_tb *block);
void qemu_plugin_register_vcpu_tb_exec_inline(struct qemu_plugin_tb *block, enum qemu_plugin_op op,
                                              void *counter, uint64_t amount);
void qemu_plugin_register_vcpu_tb_trans_cb(qemu_plugin_id_t id,
                                           void (*callback)(qemu_plugin_id_t,
                                                            struct qemu_plugin_tb *));
void qemu_plugin_register_atexit_cb(qemu_plugin_id_t id,
                                    void (*callback)(qemu_plugin_id_t, void *), void *data);

int qemu_plugin_version = 1;

static uint64_t executed;
static char path[4096];

static void onTranslation(qemu_plugin_id_t id, struct qemu_plugin_tb *block) {
  (void)id;
  qemu_plugin_register_vcpu_tb_exec_inline(block, QEMU_PLUGIN_INLINE_ADD_U64, &executed,
                                           qemu_plugin_tb_n_insns(block));
}

static void onExit(qemu_plugin_id_t id, void *data) {
  (void)id, (void)data;
  FILE *file = fopen(path, "w");
  if (!file) return;
  fprintf(file, "%" PRIu64 "\n", executed);
  fclose(file);
}

int qemu_plugin_install(qemu_plugin_id_t id, const void *info, int argc, char **argv) {
  (void)info;
  for (int i = 0; i < argc; i++)
    if (strncmp(argv[i], "out=", 4) == 0) snprintf(path, sizeof path, "%s", argv[i] + 4);
  qemu_plugin_register_vcpu_tb_trans_cb(id, onTranslation);
  qemu_plugin_register_atexit_cb(id, onExit, NULL);
  return 0;
}
