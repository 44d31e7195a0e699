/**
 * The words of other names that are in neither the name nor an earlier one, for a filter that matches parts of words:
 * `flour`, `plain flour`, `flours` beside `wheat flour` leave `plain flours`. All texts are normalized for comparison.
 */
export function otherWords(name: string, others: readonly string[]): string {
  let known = ` ${name}`;
  const words = others.flatMap((other) => other.split(/[\s,]+/)).sort((a, b) => b.length - a.length);
  const found: string[] = [];
  for (const word of words) {
    if (known.includes(word.length < 3 ? ` ${word}` : word)) continue;
    known += ` ${word}`;
    found.push(word);
  }
  return found.join(' ');
}
