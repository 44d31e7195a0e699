// @module-tag sweep
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PackCode, packsFrom } from '../../tests/packs.ts';
import { readRecipe } from '../text/recipe/readRecipe.ts';
import { extractRecipe } from './extractRecipe.ts';

/** What the lines of recipes are made of, and what starts other parts of one. */
const PIECES: Readonly<Record<PackCode, readonly string[]>> = {
  en: [
    '2 cups',
    'flour',
    'Serves 4',
    'Makes 12',
    'Prep: 20 minutes',
    'Cook 1-2 hours',
    'Instructions',
    'Notes',
  ],
  fr: [
    '250 g',
    'de farine',
    'Pour 6 personnes',
    'Cuisson 20 minutes',
    'Préparation',
    'Ingrédients',
    'Astuces',
  ],
  de: [
    '2 Stück',
    'Mehl',
    '4 Portionen',
    'Backzeit 40 Min.',
    'Zubereitung',
    'Zutaten',
    'Tipps',
    'Für den Teig',
  ],
  es: [
    '2 tazas',
    'de harina',
    'Para 4 personas',
    'Tiempo: 20 minutos',
    'Elaboración',
    'Ingredientes',
    'Notas',
  ],
};
const ANY = [
  '1',
  '½',
  '- ',
  '• ',
  '1. ',
  '#',
  '*',
  '(200 kcal)',
  '&amp;',
  'Mix.',
  'and stir until it is smooth',
  'sal',
  '1,5',
  '°C',
];

/** A line's words and numbers: bullets, numbers of steps, entities and white space are not kept. */
const wordsOf = (line: string) =>
  line
    .replace(/&amp;/g, ' ')
    .replace(/^(?:\W|\d{1,2}[.)]\s)+/u, '')
    .match(/[\p{L}\p{N}½]+/gu)
    ?.join(' ') ?? '';

const lineIn = (code: PackCode) =>
  fc
    .array(fc.constantFrom(...PIECES[code], ...ANY), { minLength: 1, maxLength: 12 })
    .map((pieces) => pieces.join(' '))
    .filter((line) => /\p{L}/u.test(wordsOf(line)));

const recipeIn = (code: PackCode) =>
  fc.record({
    '@type': fc.constant('Recipe'),
    name: lineIn(code),
    recipeIngredient: fc.array(lineIn(code), { maxLength: 6 }),
    recipeInstructions: fc.array(lineIn(code), { maxLength: 6 }),
  });

describe.each(['en', 'fr', 'de', 'es'] as const)('every line of data in %s', (code) => {
  const read = (recipe: object) => {
    const text = extractRecipe(JSON.stringify(recipe), packsFrom(code), null);
    const found = readRecipe(text, packsFrom(code));
    return found.ok ? found.value.lines : [];
  };

  it('comes out as what the data calls it', () => {
    fc.assert(
      fc.property(recipeIn(code), (recipe) => {
        const lines = read(recipe);
        const textsOf = (kinds: readonly string[]) =>
          lines.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => wordsOf(text));
        // A group's heading stands in the list of ingredients.
        const ingredients = textsOf(['ingredient', 'heading']);
        const steps = textsOf(['step']);
        for (const line of recipe.recipeIngredient) expect(ingredients).toContain(wordsOf(line));
        for (const line of recipe.recipeInstructions) expect(steps).toContain(wordsOf(line));
      }),
      { numRuns: 300 },
    );
  });
});
