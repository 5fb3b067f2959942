/* Matrices on the heap as an array of row pointers: product, transpose, determinant, solving by Gauss. */
#include <stdio.h>
#include <stdlib.h>
#include <math.h>

typedef struct { int rows, cols; double **at; } Matrix;

static Matrix make(int rows, int cols) {
    Matrix m = {rows, cols, malloc(rows * sizeof(double *))};
    for (int i = 0; i < rows; i++) m.at[i] = calloc(cols, sizeof **m.at);
    return m;
}

static void release(Matrix *m) {
    for (int i = 0; i < m->rows; i++) free(m->at[i]);
    free(m->at);
    m->at = NULL;
}

static Matrix fill(int rows, int cols, const double *values) {
    Matrix m = make(rows, cols);
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < cols; j++) m.at[i][j] = *values++;
    return m;
}

static Matrix product(const Matrix *a, const Matrix *b) {
    Matrix m = make(a->rows, b->cols);
    for (int i = 0; i < a->rows; i++)
        for (int j = 0; j < b->cols; j++) {
            double sum = 0.0;
            for (int k = 0; k < a->cols; k++) sum += a->at[i][k] * b->at[k][j];
            m.at[i][j] = sum;
        }
    return m;
}

static Matrix transpose(Matrix a) {
    Matrix t = make(a.cols, a.rows);
    for (int i = 0; i < a.rows; i++)
        for (int j = 0; j < a.cols; j++) t.at[j][i] = a.at[i][j];
    return t;
}

static double eliminate(Matrix *m) {
    double det = 1;
    for (int c = 0; c < m->rows; c++) {
        int pivot = c;
        for (int r = c + 1; r < m->rows; r++)
            if (fabs(m->at[r][c]) > fabs(m->at[pivot][c])) pivot = r;
        if (fabs(m->at[pivot][c]) < 1e-12) return 0;
        if (pivot != c) {
            double *row = m->at[c];
            m->at[c] = m->at[pivot];
            m->at[pivot] = row;
            det = -det;
        }
        det *= m->at[c][c];
        for (int r = c + 1; r < m->rows; r++) {
            double factor = m->at[r][c] / m->at[c][c];
            for (int k = c; k < m->cols; k++) m->at[r][k] -= factor * m->at[c][k];
        }
    }
    return det;
}

static void solve(const Matrix *m, double x[]) {
    for (int i = m->rows - 1; i >= 0; --i) {
        x[i] = m->at[i][m->rows];
        for (int j = i + 1; j < m->rows; ++j) x[i] -= m->at[i][j] * x[j];
        x[i] /= m->at[i][i];
    }
}

static void print(const char *name, Matrix m) {
    printf("%s (%d x %d)\n", name, m.rows, m.cols);
    for (int i = 0; i < m.rows; i++)
        for (int j = 0; j < m.cols; j++) printf("%8.3f%c", m.at[i][j], j + 1 < m.cols ? ' ' : '\n');
}

int main(void) {
    double values[] = {1, 2, 3, 4, 5, 6}, system[3][4] = {{2, 1, -1, 8}, {-3, -1, 2, -11}, {-2, 1, 2, -3}}, x[3];
    Matrix a = fill(2, 3, values), t = transpose(a), p = product(&a, &t), q = product(&t, &a);
    print("a", a);
    print("a^T", t);
    print("a a^T", p);
    printf("determinants %.3f %.3f\n", eliminate(&p), eliminate(&q));
    Matrix s = fill(3, 4, &system[0][0]);
    double det = eliminate(&s);
    solve(&s, x);
    print("triangle", s);
    printf("det %.2f, x = (%.2f, %.2f, %.2f)\n", det, x[0], x[1], x[2]);
    release(&a); release(&t); release(&p); release(&q); release(&s);
    return 0;
}
