import { expect, it } from 'vitest';
import { contextIn } from '../../tests/ask/context.ts';
import { lineIn } from '../../tests/lineIn.ts';
import { PACKS, type PackCode } from '../../tests/packs.ts';
import { MEASURES } from '../units/measureWords.ts';
import { ask } from './ask.ts';
import { parseTypedAmount } from './parseTypedAmount.ts';

const inRecipe = (language: PackCode, text: string) =>
  lineIn(language, text)?.requiredQuantity?.grams?.value ?? null;

function asked(language: PackCode, text: string): number | null {
  const { answer } = ask(`${text} = g`, contextIn(language));
  if (answer.kind !== 'answer' || answer.result.kind !== 'amount') return null;
  const { unit, values } = answer.result.main;
  return unit === 'grams' ? values.reduce((sum, value) => sum + value, 0) / values.length : null;
}

/** What the converter's field reads of it; null where it counts something. */
function typed(language: PackCode, text: string): number | null {
  const names = contextIn(language).data[language]?.names;
  const found = names && parseTypedAmount(text, names, PACKS[language].country);
  const way = found?.food?.way;
  if (!found || !way) return null;
  const { kind, size } = MEASURES[found.measure];
  const spoon = language === 'en' ? 1 : 5 / MEASURES.tsp.size;
  const base = Number(found.number) * size;
  return kind === 'weight' ? base : (base * spoon * way.cup) / 236.5882365;
}

const METRIC_TEASPOON = 5 / 236.5882365;

// Grams of a US cup: paprika 108.8; pieces by their table, null where no source weighs them
it.each([
  ['de', '1 TL Paprika', 108.8 * METRIC_TEASPOON],
  ['en', '200 g flour', 200],
  ['es', '1 cucharadita de pimiento', 108.8 * METRIC_TEASPOON],
  ['en', '2 onions, in large chunks', 320],
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
  ['en', '1-2 onions', 240],
  ['en', '2 inches of ginger', 28],
  ['de', '2 Stück Kürbis', null],
  ['en', '1 sheet gelatin', 1.7],
  // NDB 18364: 30 g of 6 inches across, 49 of 7 to 8, 72 of 10
  ['en', '8 6-inch flour tortillas', 240],
  ['en', '8 (6-inch) flour tortillas', 240],
  ['en', '6 8" flour tortillas', 294],
  ['en', '4 flour tortillas (10 inches)', 288],
  ['de', '8 Weizentortillas (25 cm)', 576],
  ['en', '4 large flour tortillas', 288],
  // Pieces of meat are whole ones, those of a root are not
  ['en', '2 pieces chicken breast', 340],
  ['en', '2 pieces of chicken breast', 340],
  ['en', '2 pieces pork chops', 340],
  ['es', '2 trozos de pechuga de pollo', 340],
  ['en', '2 pieces of ginger', null],
  ['en', '3 pieces of bacon', 84],
  // A box of cake mix is one packet (NDB 18124), but sachets of 16 g come several to a box
  ['en', '1 box cake mix', 432],
  ['de', '1 Schachtel Backpulver', null],
  ['de', '1 Päckchen Backpulver', 16],
  // A pinch has a size, a dash has none; a source says how much oil cooks pour, not what else
  ['en', '1 pinch of salt', 0.38],
  ['en', '1 dash of salt', null],
  ['es', '1 chorrito de aceite', 14],
  ['es', '2 chorros de aceite de oliva', 28],
  ['es', '1 chorrito de vinagre', null],
] as const)('%s: %s weighs in a question and a field what it weighs in a recipe', (language, text, grams) => {
  const weights = [asked(language, text), inRecipe(language, text)];
  expect(typed(language, text) ?? grams ?? 0).toBeCloseTo(grams ?? 0, 2);
  const rounded = (value: number | null) => value && Number(value.toFixed(2));
  expect(weights.map(rounded)).toEqual([rounded(grams), rounded(grams)]);
});
