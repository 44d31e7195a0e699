import { describe, expect, it } from 'vitest';
import type { Allergen } from './allergens.ts';
import { allergensOf } from './allergensOf.ts';
import { PANTRY, type PantryId } from './pantry.ts';

describe('the allergens in a list of foods', () => {
  it.each<[foods: PantryId[], allergens: Allergen[]]>([
    [[], []],
    [['potatoes-diced', 'oil', 'salt'], []],
    [['milk'], ['Milk']],
    [['cotija'], ['Milk']],
    [['egg-yolk'], ['Eggs']],
    [['mayonnaise'], ['Eggs', 'Mustard']],
    [['flour'], ['Wheat']],
    [['panko'], ['Wheat']],
    [['sweet-rice-flour'], []],
    [['chickpea-flour'], []],
    [['egg-noodles-dry'], ['Eggs', 'Wheat']],
    [['rice-noodles'], []],
    [['soy-sauce'], ['Wheat', 'Soy']],
    [['doubanjiang'], ['Wheat', 'Soy']],
    [['miso'], ['Soy']],
    [['tofu-soft'], ['Soy']],
    [['bean-sprouts'], []],
    [['fish-sauce'], ['Fish']],
    [['prawns'], ['Crustaceans', 'Sulfites']],
    [['peanuts'], ['Peanuts']],
    [['pine-nuts'], ['Nuts']],
    [['nutmeg-ground'], []],
    [['tahini'], ['Sesame']],
    [['mustard-oil'], ['Mustard']],
    [['mustard-prepared'], ['Mustard', 'Sulfites']],
    [['dill-pickles'], ['Mustard']],
    [['celery-chopped'], ['Celery']],
    [['beef-stock'], ['Celery']],
    [['red-wine'], ['Sulfites']],
    [['black-vinegar'], ['Wheat']],
    // Each once, in the order of the law, where wine's comes last.
    [
      ['white-wine', 'red-wine', 'soy-sauce', 'butter', 'milk', 'flour'],
      ['Milk', 'Wheat', 'Soy', 'Sulfites'],
    ],
  ])('%j', (foods, allergens) => {
    expect(allergensOf(foods)).toEqual(allergens);
  });

  it('depends on a single food, wherever it is in the list', () => {
    for (const food of Object.keys(PANTRY) as PantryId[]) {
      expect(allergensOf(['water', food, food, 'salt']), food).toEqual(allergensOf([food]));
    }
  });
});
