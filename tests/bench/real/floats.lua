-- Floating numbers: a spectral norm, and a map that is iterated.
local function a(i, j)
  local k = i + j - 1
  return 1.0 / (k * (k - 1) * 0.5 + i)
end
local function multiply(from, to, n)
  for i = 1, n do
    local sum = 0
    for j = 1, n do sum = sum + from[j] * a(i, j) end
    to[i] = sum
  end
end
local n, u, v = 200, {}, {}
for i = 1, n do u[i] = 1 end
for _ = 1, 8 do multiply(u, v, n) multiply(v, u, n) end
local dot = 0
for i = 1, n do dot = dot + u[i] * v[i] end
local x, y, z, energy = 0.1, 0.2, 0.3, 0
for _ = 1, 600000 do
  x, y, z = y * 0.9 + z * 0.1, x * (1 - x) * 3.5, (x - y * z) / 2
  energy = energy + x * x
end
print(string.format("%.9g %.9g", dot, energy))
