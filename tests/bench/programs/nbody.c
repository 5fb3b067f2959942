// Five bodies under gravity, double precision, symplectic steps.
int printf(const char *format, ...);
double sqrt(double x);

double x[5] = {0, 4.84143144246472090, 8.34336671824457987, 12.8943695621391310, 15.3796971148509165};
double y[5] = {0, -1.16032004402742839, 4.12479856412430479, -15.1111514016986312, -25.9193146099879641};
double z[5] = {0, -0.103622044471123109, -0.403523417114321381, -0.223307578892655734, 0.179258772950371181};
double vx[5] = {0, 0.606326392995832, -1.01077434617879236, 1.08279100644153536, 0.979090732243897976};
double vy[5] = {0, 2.81198684491626016, 1.82566237123041186, 0.868713018169608219, 0.594698998647676060};
double vz[5] = {0, -0.0252183616598876288, 0.00841576137658415351, -0.0108326374013636358, -0.0347559555039078103};
double mass[5] = {39.47841760435743, 0.03769367487038949, 0.011286326131968767, 0.0017237240570597112, 0.0020336868699246304};

void advance(double dt) {
  for (int i = 0; i < 5; i++) {
    for (int j = i + 1; j < 5; j++) {
      double dx = x[i] - x[j], dy = y[i] - y[j], dz = z[i] - z[j];
      double square = dx * dx + dy * dy + dz * dz;
      double magnitude = dt / (square * sqrt(square));
      vx[i] -= dx * mass[j] * magnitude;
      vy[i] -= dy * mass[j] * magnitude;
      vz[i] -= dz * mass[j] * magnitude;
      vx[j] += dx * mass[i] * magnitude;
      vy[j] += dy * mass[i] * magnitude;
      vz[j] += dz * mass[i] * magnitude;
    }
  }
  for (int i = 0; i < 5; i++) {
    x[i] += dt * vx[i];
    y[i] += dt * vy[i];
    z[i] += dt * vz[i];
  }
}

int main() {
  for (int i = 0; i < 3000000; i++) advance(0.001);
  printf("%.6f %.6f %.6f\n", x[0], y[1], z[2]);
  return 0;
}
