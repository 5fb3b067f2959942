# How often each word is there; what is cut, replaced and joined.
{
  gsub(/[^A-Za-z ]+/, " ")
  for (i = 1; i <= NF; i++) {
    word = tolower($i)
    count[word]++
    if (word ~ /^(ba|ro|st).*n$/) chosen++
    if (length(word) > 6) long += index(word, "ar")
  }
}
END {
  for (word in count) {
    words++
    if (count[word] > most || (count[word] == most && word < best)) { most = count[word]; best = word }
  }
  print words, best, most, chosen, long
}
