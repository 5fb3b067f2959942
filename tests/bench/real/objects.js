// Objects, classes, closures, arrays and maps.
class Shape {
  constructor(size) {
    this.size = size;
  }
  area() {
    return 0;
  }
}
class Square extends Shape {
  area() {
    return this.size * this.size;
  }
}
class Circle extends Shape {
  area() {
    return (this.size * this.size * 355) / 113;
  }
}
const shapes = [];
for (let i = 0; i < 30000; i++) shapes.push(i % 3 ? new Square(i % 100) : new Circle(i % 50));
let total = 0;
for (let round = 0; round < 8; round++) for (const shape of shapes) total += shape.area();
const fib = (n) => (n < 2 ? n : fib(n - 1) + fib(n - 2));
const counts = new Map();
for (let i = 0; i < 100000; i++) {
  const key = (i * 7919) % 1009;
  counts.set(key, (counts.get(key) ?? 0) + i);
}
const bytes = new Uint32Array(4096);
for (let i = 0; i < 300000; i++) bytes[i & 4095] = (bytes[(i * 31) & 4095] ^ (i << 3)) >>> 1;
const sorted = shapes.map((shape) => shape.size).sort((a, b) => a - b);
const evens = sorted.filter((x) => x % 2 === 0).reduce((sum, x) => sum + x, 0);
console.log(total.toFixed(3), fib(22), counts.size, counts.get(17), bytes[77], evens);
