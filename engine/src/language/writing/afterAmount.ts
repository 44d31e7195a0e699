import { elidesBefore } from './elision.ts';
import { writingOf } from './writings.ts';

/** A food after its amount: `milk`, `Milch`, `de lait`, `d’eau`, `de leche`. */
export function afterAmount(language: Parameters<typeof writingOf>[0], food: string): string {
  const { joins, of } = writingOf(language);
  if (joins.length === 0) return food;
  const [usual, beforeVowel] = of;
  return (elidesBefore(food) ? beforeVowel : usual) + food;
}
