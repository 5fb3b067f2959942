/* Files: write a text file, read it by lines, by numbers and by bytes, seek, append, binary records, remove. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct record { int id; double score; char tag[8]; };

static FILE *open_or_die(const char *name, const char *mode) {
    FILE *f = fopen(name, mode);
    if (!f) {
        printf("cannot open in mode %s\n", mode);
        exit(1);
    }
    return f;
}

static void write_table(const char *name) {
    FILE *f = open_or_die(name, "w");
    for (int i = 1; i <= 5; i++) fprintf(f, "%d %s %.2f\n", i, i % 2 ? "odd" : "even", i * 1.5);
    fclose(f);
    f = open_or_die(name, "a");
    fputs("6 last 0.25\n", f);
    fputc('#', f);
    fclose(f);
}

static long print_lines(const char *name) {
    char line[64];
    int number = 0;
    FILE *f = open_or_die(name, "r");
    while (fgets(line, sizeof line, f)) {
        size_t n = strlen(line);
        if (n && line[n - 1] == '\n') line[n - 1] = '\0';
        printf("%d: [%s]\n", ++number, line);
    }
    printf("end of file: %d, error: %d\n", feof(f) != 0, ferror(f) != 0);
    fseek(f, 0, SEEK_END);
    long size = ftell(f);
    rewind(f);
    printf("first byte '%c'\n", fgetc(f));
    fclose(f);
    return size;
}

static void sum_table(const char *name) {
    FILE *f = open_or_die(name, "r");
    int id, rows = 0;
    char word[16];
    double value, sum = 0;
    while (fscanf(f, "%d %15s %lf", &id, word, &value) == 3) {
        rows++;
        sum += value;
        if (strcmp(word, "last") == 0) break;
    }
    printf("%d rows, sum %.3f\n", rows, sum);
    fclose(f);
}

static void binary(const char *name) {
    struct record out[4], in;
    memset(out, 0, sizeof out);
    for (int i = 0; i < 4; i++) {
        out[i].id = i * 11;
        out[i].score = i / 4.0;
        sprintf(out[i].tag, "tag-%d", i);
    }
    FILE *f = open_or_die(name, "wb+");
    printf("wrote %d\n", (int)fwrite(out, sizeof *out, 4, f));
    for (int i = 3; i >= 0; i -= 2) {
        fseek(f, i * (long)sizeof in, SEEK_SET);
        if (fread(&in, sizeof in, 1, f) == 1) printf("%d %.2f %s\n", in.id, in.score, in.tag);
    }
    fclose(f);
}

int main(int argc, char **argv) {
    char name[FILENAME_MAX] = "/tmp/course-files-XXXXXX";
    if (argc > 1) strcpy(name, argv[1]);
    else if (close(mkstemp(name)) != 0) return 1;
    write_table(name);
    printf("size %ld\n", print_lines(name));
    sum_table(name);
    binary(name);
    printf("removed: %d\n", remove(name));
    errno = 0;
    FILE *gone = fopen(name, "r");
    printf("opened: %d, no such file: %d\n", gone != NULL, errno == ENOENT);
    return 0;
}
