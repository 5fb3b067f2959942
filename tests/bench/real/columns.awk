# Sums by group, and the largest groups by insertion.
{
  split($2, date, "-")
  sum[$3] += $4 * $5
  months[date[1] "/" date[2]]++
  if ($6 < 0) below++
  else square += $6 * $6 % 1009
  if ($1 == last) again++
  last = $1
  line = sprintf("%s|%08.3f|%5d", substr($1, 2, 3), $5, $6)
  size += length(line)
}
END {
  for (name in sum) {
    for (i = n++; i > 0 && (sum[top[i]] < sum[name] || (sum[top[i]] == sum[name] && top[i] > name)); i--) top[i + 1] = top[i]
    top[i + 1] = name
  }
  for (i = 1; i <= 10; i++) printf "%s %.2f\n", top[i], sum[top[i]]
  for (month in months) distinct++
  print n, distinct, below, square, again, size
}
