import { expect, it, test } from 'vitest';
import { packsFrom } from '../../../tests/packs.ts';
import { frontMatterRecipe } from './frontMatterRecipe.ts';

const ingredientsOf = (list: string) =>
  frontMatterRecipe(`---\ntitle: Bites\ningredients:\n${list}\n---\nMix them.`, [])?.ingredients;

it('ingredients as fields become lines', () => {
  const list = [
    '  - item: flour',
    '    qty: 470-530',
    '    unit: g',
    '  - name: unsalted butter',
    '    quantity: 1',
    '    unit: tbsp',
    '    prep: melted',
    '  - item: eggs',
    '    amount: 3',
    '  - coarse salt',
    '  - note: keep some flour back',
  ].join('\n');
  expect(ingredientsOf(list)).toEqual([
    '470-530 g flour',
    '1 tbsp unsalted butter, melted',
    '3 eggs',
    'coarse salt',
    'note: keep some flour back',
  ]);
});

test.each([
  [
    'French',
    'portions: 6\ntemps-preparation: 15 min\ntemps_de_cuisson: "40 min"\ntemps: 55 min\ningrédients:\n  - 200 g de farine\nétapes:\n  - Mélanger.',
    '6',
    ['200 g de farine'],
    ['Mélanger.'],
  ],
  [
    'German',
    'Portionen: 6\nZubereitungszeit: 15 min\nBackzeit: 40 min\nGesamtzeit: 55 min\nZutaten:\n  - 200 g Mehl\nZubereitung:\n  - Mischen.',
    '6',
    ['200 g Mehl'],
    ['Mischen.'],
  ],
  [
    'Spanish',
    'raciones: 6\ntiempo_preparacion: 15 min\ntiempo de cocción: 40 min\ntiempo: 55 min\ningredientes: [200 g de harina]\npasos:\n  - Mezclar.',
    '6',
    ['200 g de harina'],
    ['Mezclar.'],
  ],
])('%s keys say what English ones do', (_, block, yields, ingredients, steps) => {
  expect(frontMatterRecipe(`---\ntitle: A\n${block}\n---\n`, packsFrom('en'))).toEqual({
    name: 'A',
    yields,
    times: { prep: '15 min', cook: '40 min', total: '55 min' },
    ingredients,
    steps,
    notes: [],
  });
});
