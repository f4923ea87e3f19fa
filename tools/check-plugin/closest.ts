/** The known word that was most likely meant, at most two edits away. */
export function closest(typed: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((word) => ({ word, off: distance(typed.toLowerCase(), word.toLowerCase()) }))
    .filter(({ off }) => off <= 2)
    .sort((a, b) => a.off - b.off);
  return best?.word;
}

/** Levenshtein distance: the number of letters to add, drop or change. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const changed = row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(changed, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[to.length]!;
}
