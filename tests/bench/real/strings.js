// Strings, regular expressions, JSON and big integers.
const words = [];
for (let i = 0; i < 12000; i++) words.push(`${(i * 48271) % 65537}-${i.toString(36)}`);
const text = words.join(" ");
const found = text.match(/\b(\d+)-([a-z]\w*)\b/g).length;
const changed = text.replace(/(\d)(\d)/g, (all, a, b) => b + a);
const tree = { list: words.slice(0, 6000).map((word, i) => ({ word, i, half: i / 2, even: i % 2 === 0 })) };
const copy = JSON.parse(JSON.stringify(tree));
let hash = 0;
for (let i = 0; i < changed.length; i++) hash = (Math.imul(hash, 31) + changed.charCodeAt(i)) | 0;
let product = 1n;
for (let i = 2n; i < 700n; i++) product *= i;
const parts = text.split("-").map((part) => part.trim().toUpperCase().padStart(9, "."));
console.log(found, hash, copy.list.length, copy.list[77].word, product.toString().length, parts.join("").length);
