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
    return row >= old.length - tail && row < old.length ? row - old.length + now.length : null;
  };
}
