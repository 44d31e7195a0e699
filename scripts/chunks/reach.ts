/** These and all that they lead to, directly or indirectly, each before what it leads to. */
export function reach<T>(starts: Iterable<T>, next: (one: T) => Iterable<T>, found = new Set<T>()): Set<T> {
  for (const one of starts) {
    if (found.has(one)) continue;
    found.add(one);
    reach(next(one), next, found);
  }
  return found;
}
