-- Closures that keep variables, and coroutines.
local functions = {}
for i = 1, 60000 do
  local k = i
  functions[i] = function(x) k = k + x return k end
end
local sum = 0
for round = 1, 6 do
  for i = 1, #functions do sum = sum + functions[i](round) end
end
local next_number = coroutine.wrap(function()
  for i = 1, 250000 do coroutine.yield(i) end
  return 0
end)
for _ = 1, 250000 do sum = sum + next_number() end
print(sum)
