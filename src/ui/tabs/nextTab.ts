/** The tab that a key moves to from `open` among `count`; null for keys that do not move. Arrows wrap around. */
export function nextTab(key: string, open: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (open + 1) % count;
    case 'ArrowLeft':
      return (open + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
