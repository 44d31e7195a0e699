import { expect, it } from 'vitest';
import { frontMatterRecipe } from './frontMatterRecipe.ts';

const ingredientsOf = (list: string) =>
  frontMatterRecipe(`---\ntitle: Bites\ningredients:\n${list}\n---\nMix them.`)?.ingredients;

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
