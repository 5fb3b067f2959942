-- Calls of functions: recursion with numbers, with tables, and a method through a metatable.
local function fib(n)
  if n < 2 then return n end
  return fib(n - 1) + fib(n - 2)
end
local function tree(depth)
  if depth == 0 then return {} end
  return { tree(depth - 1), tree(depth - 1) }
end
local function nodes(t)
  if not t[1] then return 1 end
  return 1 + nodes(t[1]) + nodes(t[2])
end
local Counter = {}
Counter.__index = Counter
function Counter:add(n) self.sum = self.sum + n return self end
local counter = setmetatable({ sum = 0 }, Counter)
for i = 1, 400000 do counter:add(i):add(-1) end
local n = 0
for _ = 1, 4 do n = n + nodes(tree(13)) end
print(fib(26), n, counter.sum)
