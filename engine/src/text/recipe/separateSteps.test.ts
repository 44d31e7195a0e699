import { describe, expect, it } from 'vitest';
import type { PackCode } from '../../../tests/packs.ts';
import { PACKS } from '../../../tests/packs.ts';
import { readRecipe } from './readRecipe.ts';
import { separateSteps } from './separateSteps.ts';

const rows = (...likenesses: number[]) => likenesses.map((likeness) => ({ likeness, apart: false }));
const NONE = { ingredientsAbove: false, stepsBelow: false };

describe('separateSteps', () => {
  it.each<[string, number[], boolean[]]>([
    ['nothing', [], []],
    ['one row as it looks', [-1], [true]],
    ['an unlikely row between ingredients as one', [4, -2, 4], [false, false, false]],
    ['an unlikely row between steps as one', [4, 4, -5, 3, -5], [false, false, true, true, true]],
    ['unclear rows with the list before them', [4, 0, -4, -4], [false, false, true, true]],
    [
      'a second list and its steps',
      [4, 4, -6, -6, 4, 4, 4, -6],
      [false, false, true, true, false, false, false, true],
    ],
  ])('takes %s', (_, likenesses, steps) => {
    expect(separateSteps(rows(...likenesses), NONE)).toEqual(steps);
  });

  it('ends a list at a blank row rather than before it', () => {
    const list = rows(4, 0, 0, -4);
    expect(separateSteps(list, NONE)).toEqual([false, false, false, true]);
    const apart = list.map((row, at) => ({
      ...row,
      apart: at === 2,
      likeness: at === 2 ? -1 : row.likeness,
    }));
    expect(separateSteps(apart, NONE)).toEqual([false, false, true, true]);
  });

  it('believes the headings above and below', () => {
    expect(separateSteps(rows(-3, 4), { ingredientsAbove: true, stepsBelow: false })).toEqual([false, false]);
    expect(separateSteps(rows(4, -3), { ingredientsAbove: false, stepsBelow: true })).toEqual([false, false]);
  });
});

interface Recipe {
  language: PackCode;
  title: string;
  headings: [ingredients: string, steps: string];
  ingredients: string[];
  steps: string[];
}

const RECIPES: Recipe[] = [
  {
    language: 'en',
    title: 'Lamb with mushrooms',
    headings: ['Ingredients', 'Method'],
    ingredients: [
      '1.2kg lamb shoulder',
      'sea salt and freshly ground black pepper',
      'knob of butter',
      'a few sprigs of thyme',
      '2 x 400g cans chickpeas',
      'chopped fresh parsley and lemon wedges',
      '1/2 a lemon',
    ],
    steps: [
      'Heat oven to 180C/160C fan. Fry the onion for 10 mins.',
      'Add 2 cups water, then simmer for 1 hour',
      'Serve with rice.',
    ],
  },
  {
    language: 'fr',
    title: 'Gratin de ma tante',
    headings: ['Ingrédients', 'Préparation'],
    ingredients: [
      '1 kg de pommes de terre',
      'noix de muscade, sel et poivre du moulin',
      '40 cl de crème',
      'du beurre pour le plat et un peu de chapelure',
      '2 gousses d’ail',
    ],
    steps: [
      'Préchauffer le four à 160 °C.',
      'Ajoutez 10 cl de lait, salez et poivrez',
      'Gratinez 5 mn sous le gril.',
    ],
  },
  {
    language: 'de',
    title: 'Linsen mit Spätzle',
    headings: ['Zutaten', 'Zubereitung'],
    ingredients: [
      '250 g Tellerlinsen',
      'Salz, frisch gemahlener Pfeffer und etwas Muskat',
      'Butter für die Form',
      '1 Bund Suppengrün',
      'Mehl zum Bestäuben der Arbeitsfläche',
      '1 EL Tomatenmark',
    ],
    steps: [
      'Linsen waschen und mit 1 l Wasser aufsetzen',
      'Suppengrün klein schneiden',
      'Bei 180 °C 20 Minuten backen.',
    ],
  },
  {
    language: 'es',
    title: 'Tortilla de mi abuela',
    headings: ['Ingredientes', 'Preparación'],
    ingredients: [
      '6 huevos',
      'pimienta negra recién molida, comino y orégano seco',
      'sal al gusto',
      '1 kg de patatas',
      'aceite de oliva virgen extra para freír las patatas',
      'una cebolla mediana',
    ],
    steps: [
      'Pelar las patatas y cortarlas en rodajas.',
      'Freír a fuego medio durante 20 minutos',
      'Hornear 30 minutos a 180 °C.',
    ],
  },
];

const LAYOUTS: [name: string, layout: (recipe: Recipe) => string[]][] = [
  ['blank rows', ({ title, ingredients, steps }) => [title, '', ...ingredients, '', ...steps]],
  ['nothing between', ({ title, ingredients, steps }) => [title, ...ingredients, ...steps]],
  [
    'a heading of steps',
    ({ title, headings, ingredients, steps }) => [title, ...ingredients, headings[1], ...steps],
  ],
  [
    'a heading of ingredients',
    ({ title, headings, ingredients, steps }) => [title, headings[0], ...ingredients, ...steps],
  ],
  [
    'both headings',
    ({ title, headings, ingredients, steps }) => [title, headings[0], ...ingredients, headings[1], ...steps],
  ],
];

describe.each(LAYOUTS)('a recipe with %s', (_, layout) => {
  it.each(RECIPES.map((recipe) => [recipe.language, recipe] as const))(
    'in %s keeps each row in its part',
    (_, recipe) => {
      const read = readRecipe(layout(recipe).join('\n'), [PACKS[recipe.language]]);
      const linesOf = (kind: string) =>
        read.ok ? read.value.lines.filter((line) => line.kind === kind).map(({ text }) => text) : [];
      expect(linesOf('ingredient')).toEqual(recipe.ingredients);
      expect(linesOf('step')).toEqual(recipe.steps);
    },
  );
});
