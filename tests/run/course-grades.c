/* A table of students: read with scanf, sorted with qsort by several keys, searched with bsearch. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_STUDENTS 30
#define EXAMS 3

typedef struct {
    char name[32];
    int matriculation;
    float marks[EXAMS];
} Student;

typedef int (*Comparison)(const void *, const void *);

static float average(const Student *s) {
    float sum = 0.0f;
    for (int i = 0; i < EXAMS; i++) sum += s->marks[i];
    return sum / EXAMS;
}

static int by_name(const void *a, const void *b) {
    return strcmp(((const Student *)a)->name, ((const Student *)b)->name);
}

static int by_number(const void *a, const void *b) {
    const Student *x = a, *y = b;
    return x->matriculation - y->matriculation;
}

static int by_average(const void *a, const void *b) {
    float x = average(a), y = average(b);
    if (x < y) return 1;
    if (x > y) return -1;
    return by_name(a, b);
}

static char grade(float mark) {
    if (mark >= 90) return 'A';
    else if (mark >= 80) return 'B';
    else if (mark >= 70) return 'C';
    else if (mark >= 60) return 'D';
    return 'F';
}

static void table(const Student *s, int n) {
    puts("name         number  average grade");
    for (int i = 0; i < n; i++, s++)
        printf("%-12s %6d %8.2f %3c\n", s->name, s->matriculation, average(s), grade(average(s)));
}

int main(void) {
    Student students[MAX_STUDENTS];
    int n;
    if (scanf("%d", &n) != 1 || n > MAX_STUDENTS) {
        printf("bad count\n");
        return 1;
    }
    for (int i = 0; i < n; i++) {
        Student *s = &students[i];
        if (scanf("%31s %d", s->name, &s->matriculation) != 2) return 2;
        for (int j = 0; j < EXAMS; j++)
            if (scanf("%f", &s->marks[j]) != 1) return 3;
    }
    struct { const char *title; Comparison compare; } orders[3] = {
        {"by name", by_name}, {"by average", &by_average}, {"by number", by_number}};
    for (int i = 0; i < 3; i++) {
        printf("-- %s\n", orders[i].title);
        qsort(students, (size_t)n, sizeof(Student), orders[i].compare);
        table(students, n);
    }
    Student key;
    while (scanf(" #%d", &key.matriculation) == 1) {
        Student *hit = (Student *)bsearch(&key, students, n, sizeof key, by_number);
        if (hit != NULL) printf("%d is %s\n", key.matriculation, hit->name);
        else printf("%d is nobody\n", key.matriculation);
    }
    int histogram['F' - 'A' + 1] = {0};
    for (int i = 0; i < n; i++) histogram[grade(average(students + i)) - 'A']++;
    for (char c = 'A'; c <= 'F'; c++) {
        printf("%c ", c);
        for (int k = 0; k < histogram[c - 'A']; k++) putchar('=');
        putchar('\n');
    }
    return 0;
}
