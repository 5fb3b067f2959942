-- Arrays and hash tables.
local N = 500000
local sieve, primes = {}, 0
for i = 2, N do sieve[i] = true end
for i = 2, N do
  if sieve[i] then
    primes = primes + 1
    for j = i * i, N, i do sieve[j] = false end
  end
end
local sums = {}
for i = 1, 150000 do
  local key = "x" .. (i * 2654435761 % 30011)
  sums[key] = (sums[key] or 0) + i
end
local mix, count = 0, 0
for _, value in pairs(sums) do mix, count = mix ~ value, count + 1 end
local queue = {}
for i = 1, 100000 do table.insert(queue, i) if i % 3 == 0 then table.remove(queue) end end
print(primes, mix, count, #queue)
