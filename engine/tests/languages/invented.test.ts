import { expect, it } from 'vitest';
import { ask } from '../../src/api/ask.ts';
import { readQuantity } from '../../src/api/main.ts';
import { toText } from '../../src/api/recipes.ts';
import { convertRecipe, readLine, readRecipe } from '../../src/api/text.ts';
import { en } from '../../src/language/en.ts';
import { inventedFoods, inventedPack } from './invented.ts';

const languages = [en, inventedPack];

it('a language that no code knows reads a line', () => {
  expect(readLine('1,5 kaloka da muka tiko', inventedPack)).toMatchObject({
    quantity: { lowest: 1.5, highest: 1.5 },
    unit: 'cups',
    food: 'muka',
  });
  expect(readLine('du kaloka i polu da lato', inventedPack).quantity).toEqual({ lowest: 2.5, highest: 2.5 });
});

it('its recipe is told from others, read and converted', () => {
  const text = 'Torta\n\nPartaka\n2 kaloka da muka\n1 lusi da lato\n\nFaro\nMiko muka i lato na 200 gradu.';
  const recipe = readRecipe(text, { languages, foods: [inventedFoods], country: 'nz' });
  if (!recipe.ok) throw new Error(recipe.code);
  expect(recipe.value.language).toBe(inventedPack);
  expect(recipe.value.lines.flatMap(({ food }) => food?.id ?? [])).toEqual(['flour', 'milk']);
  // 2 cups of 250 ml: 500 ml of flour, of which USDA's cup of 236.588 ml weighs 125 g, are 264.2 g
  expect(toText(convertRecipe(recipe.value, { to: 'metric', kitchen: 'fr' }))).toBe(
    'Torta\n\nPartaka\n264 g da muka\n1 lusi da lato\n\nFaro\nMiko muka i lato na 200 gradu.',
  );
  expect(toText(convertRecipe(recipe.value, { to: 'us', kitchen: 'us' }))).toContain('2 kaloka da muka');
});

it('its questions are answered, in its own cups', () => {
  const asked = ask('2 kaloka da muka na g', { languages, foods: [inventedFoods], kitchen: 'fr' });
  expect(asked).toMatchObject({
    ok: true,
    value: {
      language: { code: 'qaa' },
      answer: { food: { id: 'flour', name: 'Muka' }, main: { unit: 'grams' } },
    },
  });
  const length = ask('10 tumi na cm', { languages, foods: [inventedFoods], kitchen: 'fr' });
  expect(length).toMatchObject({ ok: true, value: { answer: { kind: 'length', results: [25.4] } } });
});

it('its numbers are read', () => {
  expect(readQuantity('1,5', inventedPack)).toEqual({ ok: true, value: { value: 1.5, other: null } });
});
