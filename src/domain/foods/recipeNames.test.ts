import { describe, expect, it } from 'vitest';
import { INGREDIENT_IDS, type IngredientId } from './ingredients.ts';
import { ingredientNamed } from './recipeNames.ts';

const CASES: readonly (readonly [food: string, id: IngredientId | null])[] = [
  ['water', 'water'],
  ['ice-cold water', 'water'],
  ['cold water, for the dressing', 'water'],
  ['soda water, well chilled', null],
  ['ice-cold sparkling water', null],
  ['whole milk', 'milk'],
  ['milk, for the frosting', 'milk'],
  ['coconut milk', null],
  ['buttermilk', null],
  ['milk chocolate', null],
  ['all-purpose flour, sifted', 'flour'],
  ['all-purpose flour or a gluten-free blend', 'flour'],
  ['glutinous rice flour', null],
  ['sugar', 'sugar'],
  ['granulated sugar', 'sugar'],
  ['powdered sugar, sifted', null],
  ['brown sugar', null],
  ['sugar pumpkin, in wedges', null],
  ['butter', 'butter'],
  ['butter, cold and diced', 'butter'],
  ['butter beans', null],
  ['vegan butter', null],
  ['peanut butter', null],
  ['extra-virgin olive oil', 'oil'],
  ['neutral oil with a high smoke point, for splashing', 'oil'],
  ['mustard oil, or a neutral oil such as sunflower', 'oil'],
  ['Sichuan red chili oil, with some of its sediment', null],
  ['mild honey', 'honey'],
  ['honeydew melon', null],
  ['fine salt', 'salt'],
  ['fine salt, for the dough', 'salt'],
  ['coarse sea salt, without iodine', null],
  ['flaky sea salt, to serve', null],
  ['basmati rice', 'rice'],
  ['long-grain white rice', 'rice'],
  ['white rice miso', null],
  ['rice vinegar', null],
  ['dried flat rice noodles', null],
  ['plain yogurt', 'yogurt'],
  ['heavy cream', 'cream'],
  ['cream of tartar', null],
  ['sour cream', null],
  ['cornstarch', 'cornstarch'],
  ['unsweetened cocoa powder, for the cake', 'cocoa'],
  ['fine dry breadcrumbs', 'breadcrumbs'],
  ['panko breadcrumbs', null],
  ['rolled oats', 'oats'],
  ['onions, chopped', null],
  ['', null],
];

describe('ingredientNamed', () => {
  it.each(CASES)('%s: %s', (food, id) => {
    expect(ingredientNamed(food)).toBe(id);
  });

  it('knows a name for each ingredient of the table', () => {
    const named = new Set(CASES.map(([, id]) => id));
    expect(INGREDIENT_IDS.filter((id) => !named.has(id))).toEqual([]);
  });
});
