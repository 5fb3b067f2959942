-- Sorting with and without a function, and queens on a board.
local state = 42
local function random()
  state = (state * 1103515245 + 12345) & 0x7fffffff
  return state
end
local numbers, strings = {}, {}
for i = 1, 80000 do numbers[i] = random() end
table.sort(numbers)
for i = 1, 20000 do strings[i] = tostring(random()) end
table.sort(strings, function(p, q) return #p < #q or (#p == #q and p < q) end)
local queens, solutions = {}, 0
local function fits(n, column)
  for i = 1, n - 1 do
    local c = queens[i]
    if c == column or c - i == column - n or c + i == column + n then return false end
  end
  return true
end
local function place(n)
  if n > 8 then solutions = solutions + 1 return end
  for column = 1, 8 do
    if fits(n, column) then queens[n] = column place(n + 1) end
  end
end
place(1)
print(numbers[1], numbers[#numbers], strings[1], strings[#strings], solutions)
