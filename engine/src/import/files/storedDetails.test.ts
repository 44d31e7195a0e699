import { expect, test } from 'vitest';
import { packsFrom } from '../../../tests/packs.ts';
import { recipesInText } from './recipesInText.ts';

const TOOLS = { languages: packsFrom('en'), parseHtml: null, limit: 5_000_000 };
const read = (name: string, text: string) => recipesInText({ name, text }, TOOLS);
const json = (value: unknown) => JSON.stringify(value);

test.each<[string, name: string, text: string, inside: string]>([
  [
    'Paprika has notes',
    'a.paprikarecipe',
    json({ name: 'A', ingredients: '2 eggs', directions: 'Boil.', notes: 'Or\nnot.' }),
    'Boil.\n\nNotes\nOr\nnot.',
  ],
  [
    'Mela has groups',
    'a.melarecipe',
    json({ title: 'A', ingredients: '# Dough\n2 eggs\n## For *the* top\n1 lemon', instructions: '' }),
    'Dough:\n2 eggs\nFor the top:\n1 lemon',
  ],
  [
    'Crouton has sections',
    'a.crumb',
    json({
      name: 'A',
      ingredients: [],
      steps: [
        { order: 0, step: 'Top', isSection: true },
        { order: 1, step: 'Mix.', isSection: false },
      ],
    }),
    'Top:\nMix.',
  ],
  [
    'Crouton has units of its own',
    'a.crumb',
    json({
      name: 'A',
      ingredients: [
        { ingredient: { name: 'flour' }, quantity: { amount: 225, quantityType: 'GRAMS' } },
        { ingredient: { name: 'milk' }, quantity: { amount: 0.25, quantityType: 'KGS' } },
        { ingredient: { name: 'cream' }, quantity: { amount: 8, quantityType: 'FLUID_OUNCE' } },
        { ingredient: { name: 'salt' } },
      ],
      steps: [],
    }),
    '225 g flour\n1/4 kg milk\n8 fl oz cream\nsalt',
  ],
  [
    'Mealie has lines as typed',
    'a.json',
    json({
      name: 'A',
      recipe_ingredient: [
        { title: 'Dough', note: '240 g flour', unit: null, food: null, disable_amount: true, quantity: 1 },
      ],
    }),
    'Dough:\n240 g flour',
  ],
  [
    'Mealie has notes without the quantity of 1 that it stores for them',
    'a.json',
    json({
      name: 'A',
      settings: { disableAmount: true },
      recipeIngredient: [
        { quantity: 1, unit: null, food: { name: 'salt' }, note: '' },
        { quantity: 1, unit: null, food: null, note: 'a pinch of sugar', isFood: false },
        { quantity: 2, unit: null, food: null, note: 'eggs' },
      ],
    }),
    'Ingredients\nsalt\na pinch of sugar\n2 eggs',
  ],
  [
    'Mealie may have nothing but what it shows',
    'a.json',
    json({ name: 'A', recipeIngredient: [{ note: '', food: null, display: '1 ¹/₂ cups rice' }] }),
    'Ingredients\n1 1/2 cups rice',
  ],
  [
    'Mealie has no amount for 0',
    'a.json',
    json({ name: 'A', recipeIngredient: [{ note: '', unit: null, food: { name: 'salt' }, quantity: 0 }] }),
    'Ingredients\nsalt',
  ],
  [
    'Tandoor has headings and lines without an amount',
    'a.json',
    json({
      name: 'A',
      steps: [
        {
          instruction: 'Add {{ ingredients[1] }}.',
          ingredients: [
            { is_header: true, note: 'Dough', amount: 0, food: null, unit: null },
            { food: { name: 'flour' }, unit: { name: 'cup' }, amount: 1, note: '' },
            { food: { name: 'salt' }, unit: { name: 'g' }, amount: 0, no_amount: true, note: '' },
          ],
        },
      ],
    }),
    'Dough:\n1 cup flour\nsalt\n\nInstructions\nAdd 1 cup flour.',
  ],
  [
    'Tandoor has named steps',
    'a.json',
    json({
      name: 'A',
      steps: [
        {
          name: 'Dough',
          instruction: 'Mix.',
          ingredients: [{ food: { name: 'flour' }, unit: null, amount: 0 }],
        },
        {
          name: 'Top',
          instruction: 'Spread.',
          ingredients: [{ food: { name: 'jam' }, unit: null, amount: 0 }],
        },
      ],
    }),
    'Dough:\nflour\nTop:\njam\n\nInstructions\nDough:\nMix.\nTop:\nSpread.',
  ],
  [
    'Plan to Eat has headings',
    'a.csv',
    'Title,Ingredients,Directions\nA,", Dough\n2 pkg yeast",Mix.\n',
    'Dough:\n2 pkg yeast',
  ],
  [
    'Jekyll has parts',
    'a.md',
    '---\ntitle: A\ningredients:\n  Dough:\n  - 2 eggs\n  Top:\n  - 1 lemon\n---\nMix.',
    'Dough:\n2 eggs\nTop:\n1 lemon\n\nInstructions\nMix.',
  ],
])('%s', (_, name, text, inside) => {
  const found = read(name, text);
  expect(found.ok && found.value[0]?.text).toContain(inside);
});
