import { describe, expect, it } from 'vitest';
import { dietsOf } from './dietsOf.ts';
import { PANTRY, type PantryId } from './pantry.ts';

const IDS = Object.keys(PANTRY) as PantryId[];

describe('the diets that a list of foods fits', () => {
  it.each<[foods: PantryId[], vegetarian: boolean, vegan: boolean, glutenFree: boolean]>([
    [[], true, true, true],
    [['potatoes-diced', 'oil', 'salt'], true, true, true],
    [['milk'], true, false, true],
    [['butter'], true, false, true],
    [['whole-egg'], true, false, true],
    [['egg-yolk'], true, false, true],
    [['mayonnaise'], true, false, true],
    [['honey'], true, false, true],
    [['maple-syrup'], true, true, true],
    [['beef-chuck'], false, false, true],
    [['chicken-stock'], false, false, true],
    [['vegetable-stock'], true, true, true],
    [['salmon'], false, false, true],
    [['prawns'], false, false, true],
    [['fish-sauce'], false, false, true],
    [['bonito-flakes'], false, false, true],
    // Gruyère is made with animal rennet (its specification, AOP).
    [['gruyere-shredded'], false, false, true],
    [['vegetarian-hard-cheese'], true, false, true],
    [['flour'], true, true, false],
    [['soy-sauce'], true, true, false],
    [['egg-noodles-dry'], true, false, false],
    [['rice-noodles'], true, true, true],
    [['asafoetida-gluten-free'], true, true, true],
    [['potatoes-diced', 'beef-chuck', 'flour'], false, false, false],
  ])('%j', (foods, vegetarian, vegan, glutenFree) => {
    const diets = dietsOf(foods, false);
    expect(['Vegetarian', 'Vegan', 'Gluten-Free'].map((diet) => diets.includes(diet as never))).toEqual([
      vegetarian,
      vegan,
      glutenFree,
    ]);
  });

  it('takes low-carb from the recipe, and lists diets in a fixed order', () => {
    expect(dietsOf(['tofu-firm'], true)).toEqual(['Vegetarian', 'Vegan', 'Gluten-Free', 'Low-Carb']);
    expect(dietsOf(['beef-chuck', 'flour'], true)).toEqual(['Low-Carb']);
    expect(dietsOf(['beef-chuck', 'flour'], false)).toEqual([]);
  });

  it('never calls non-vegetarian food vegan, and depends on a single food', () => {
    for (const food of IDS) {
      const diets = dietsOf([food], false);
      if (diets.includes('Vegan')) expect(diets, food).toContain('Vegetarian');
      expect(dietsOf(['water', food, 'salt'], false), food).toEqual(diets);
    }
  });
});
