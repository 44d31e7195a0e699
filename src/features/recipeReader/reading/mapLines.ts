/** Maps the id of each line to that after an edit, by the unchanged lines before and after it; null where it changed. */
export function mapLines(before: string, after: string): (id: string) => string | null {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const shorter = Math.min(old.length, now.length);
  let head = 0;
  while (head < shorter && old[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && old[old.length - 1 - tail] === now[now.length - 1 - tail]) tail += 1;
  return (id) => {
    const [row = '', ...part] = id.split('.');
    const at = Number(row);
    if (at < head) return id;
    if (at < old.length - tail || at >= old.length) return null;
    return [at - old.length + now.length, ...part].join('.');
  };
}
