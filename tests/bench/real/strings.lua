-- Formats, patterns, substitutions and concatenation.
local parts = {}
for i = 1, 20000 do parts[#parts + 1] = string.format("%d:%s:%x:%5.2f", i, ("k" .. i):rep(2), i * 7919, i / 7) end
local all = table.concat(parts, ",")
local count, length = 0, 0
for word in all:gmatch("[^,:]+") do
  if word:find("k(%d+)k") then count = count + #word end
end
local changed = all:gsub("%d", function(d) return d == "7" and "seven" or nil end)
for key, value in all:gmatch("(%w+):(%w+)") do length = length + #key * #value end
print(#all, count, #changed, length, all:upper():byte(1000), all:reverse():sub(1, 20))
