/** Maps each line to its index after an edit, by the unchanged lines before and after it; null where it changed. */
export function mapLines(before: string, after: string): (row: number) => number | null {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const shorter = Math.min(old.length, now.length);
  let head = 0;
  while (head < shorter && old[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && old[old.length - 1 - tail] === now[now.length - 1 - tail]) tail += 1;
  return (row) => {
    if (row < head) return row;
    if (row < old.length - tail || row >= old.length) return null;
    // The second food of line 16 is at 16.1, and must be at 6.1, not near it
    const line = Math.floor(row);
    return line - old.length + now.length + Math.round((row - line) * 10) / 10;
  };
}
