import { expect, it } from 'vitest';
import { contextIn } from '../../tests/ask/context.ts';
import type { PackCode } from '../../tests/packs.ts';
import { dividedAmount } from './dividedAmount.ts';
import { READERS } from './readers.ts';

it.each<[language: PackCode, question: string, divided: string | null]>([
  ['en', 'split 1.2kg dough into 8 balls', '1.2kg / 8'],
  ['en', '900 g dough divided into 6 rolls', '900 g / 6'],
  ['en', 'divide 2 lb ground beef by 6 patties in oz', '2 lb / 6 in oz'],
  ['de', '1,2 kg Teig in 8 Stücke teilen', '1,2 kg / 8'],
  ['fr', '900 g de pâte divisés en 6 boules', '900 g / 6'],
  ['es', 'dividir 900 g de masa en 6 bolas', '900 g / 6'],
  ['en', 'share 2.4 kg of dough between 9 people', '2.4 kg / 9'],
  ['de', '750 g auf 6 Personen verteilt', '750 g / 6'],
  ['es', 'repartir 3/4 kg en 5', '3/4 kg / 5'],
  ['es', '1 kg de masa repartido entre 8', '1 kg / 8'],
  ['en', 'divide 2 lb chicken into 2 cups', null],
  ['en', 'divide 2 lb dough and 1 lb cheese into 6', null],
  ['en', '2 lb dough in 6 balls', null],
])('in %s, "%s" divides %s', (language, question, divided) => {
  expect(dividedAmount(question, contextIn(language), READERS)).toBe(divided);
});
