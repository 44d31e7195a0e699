import { nameInText } from '@gramwise/engine/language/nameInText.ts';
import type { Offers } from '@gramwise/engine/substitutions/offers.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import type { AmountWriter } from './amountWriter.ts';

interface Titles {
  readonly instead: `${string}{amount}${string}` | `${string}{food}${string}`;
  readonly insteadOfPieces: Titles['instead'];
}

/** `Instead of 1 cup buttermilk`; the name keeps its capital where it comes first. */
export function titleText(
  language: Language,
  titles: Titles,
  { food, missing, write }: Pick<Offers, 'food' | 'missing'> & { write: AmountWriter },
): string {
  const template: string = missing.kind === 'pieces' ? titles.insteadOfPieces : titles.instead;
  const name = template.startsWith('{food}') ? food.name : nameInText(language, food.inText ?? food.name);
  return fill(template, { amount: write(missing, food), food: name });
}
