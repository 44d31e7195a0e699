import { expect, it } from 'vitest';
import { contextIn } from '../../tests/ask/context.ts';
import { lineIn } from '../../tests/lineIn.ts';
import type { PackCode } from '../../tests/packs.ts';
import { ask } from './ask.ts';

const inRecipe = (language: PackCode, text: string) =>
  lineIn(language, text)?.requiredQuantity?.grams?.value ?? null;

function asked(language: PackCode, text: string): number | null {
  const { answer } = ask(`${text} = g`, contextIn(language));
  if (answer.kind !== 'answer' || answer.result.kind !== 'amount') return null;
  const { unit, values } = answer.result.main;
  return unit === 'grams' ? values.reduce((sum, value) => sum + value, 0) / values.length : null;
}

const METRIC_TEASPOON = 5 / 236.5882365;

// Grams of a US cup: paprika 108.8; pieces by their table, null where no source weighs them
it.each([
  ['de', '1 TL Paprika', 108.8 * METRIC_TEASPOON],
  ['es', '1 cucharadita de pimiento', 108.8 * METRIC_TEASPOON],
  ['en', '2 onions, in large chunks', 220],
  ['fr', '2 oignons, coupés en gros morceaux', 220],
  ['de', '4 Gurkenscheiben', null],
  ['en', '8 cucumber slices', null],
  ['de', '4 große Kohlblätter', 92],
  ['fr', '10 feuilles de basilic', 5],
  ['de', '1 Kopf Brokkoli (500 g)', 500],
  ['en', '1 onion (90 g)', 90],
  ['en', '2 onions (250 g)', 250],
  ['fr', '6 à 8 pommes (1,2 à 1,5 kg)', 1350],
  ['en', '1 can (14 oz) sweetened condensed milk', 396.893],
  ['es', '2 cebolletas', null],
  ['es', '4 lomos de merluza', null],
  ['en', '1-2 onions', 165],
  ['en', '2 inches of ginger', 14],
  ['de', '2 Stück Kürbis', null],
  ['en', '1 sheet gelatin', 1.7],
] as const)('%s: %s weighs in a question what it weighs in a recipe', (language, text, grams) => {
  const weights = [asked(language, text), inRecipe(language, text)];
  const rounded = (value: number | null) => value && Number(value.toFixed(2));
  expect(weights.map(rounded)).toEqual([rounded(grams), rounded(grams)]);
});
