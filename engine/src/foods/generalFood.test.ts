import { describe, expect, it } from 'vitest';
import { categoryOf, isAnyFood } from './figures.ts';
import type { AnyFoodId } from './foods.ts';
import { generalOf, isKindOf } from './generalFood.ts';
import { KINDS } from './table/generalFoods.ts';
import type { FoodTrait } from './traitIds.ts';
import { hasTrait } from './traits.ts';

const pairs = (Object.entries(KINDS) as [AnyFoodId, readonly AnyFoodId[]][]).flatMap(([general, kinds]) =>
  kinds.map((kind) => [kind, general] as const),
);

/** States after which a food is another one. */
const STATES: readonly FoodTrait[] = ['dried', 'dry', 'cooked', 'canned'];

/** Kinds in another category: it follows the shelf, and these stand beside something else. */
const ELSEWHERE: readonly AnyFoodId[] = [
  'boba-pearls', // cooked like pasta; tapioca pearls stand with the starches
  'candied-cherries', // with dried fruit; mixed candied fruit with sweets
  'candied-peel',
  'crystallized-ginger',
  'garlic-chives', // sold by the bunch as a vegetable; chives as an herb
  'lingonberry-jam', // beside other fillings; jam with sugars
  'marshmallows-mini', // baked with, as sugar; large ones are a sweet
  'seasoned-breadcrumbs', // with bread; the others are for baking
];

describe('general foods', () => {
  it('exist, and are one for each food', () => {
    expect(pairs.flat().filter((id) => !isAnyFood(id))).toEqual([]);
    const kinds = pairs.map(([kind]) => kind);
    expect(kinds.filter((kind, at) => kinds.indexOf(kind) !== at)).toEqual([]);
  });

  it('end: no food is a kind of itself', () => {
    for (const [kind, general] of pairs) {
      const seen = new Set<string>([kind]);
      for (let next: AnyFoodId | null = general; next; next = generalOf(next)) {
        expect(seen, `${kind}: ${[...seen]}`).not.toContain(next);
        seen.add(next);
      }
    }
  });

  it('stand on the same shelf', () => {
    const elsewhere = pairs.filter(([kind, general]) => categoryOf(kind) !== categoryOf(general));
    expect(elsewhere.map(([kind]) => kind).sort()).toEqual([...ELSEWHERE].sort());
  });

  it.each(STATES)('are %s like their kinds', (state) => {
    expect(pairs.filter(([kind, general]) => hasTrait(kind, state) !== hasTrait(general, state))).toEqual([]);
  });
});

describe('isKindOf', () => {
  it.each<[string, AnyFoodId, boolean]>([
    ['salt-flaky', 'salt', true],
    ['salt', 'salt', true],
    ['salt', 'salt-flaky', false],
    ['garlic-salt', 'salt', false],
    ['coconut-milk', 'milk', false],
    ['rice-cooked', 'rice', false],
    ['no-food', 'salt', false],
  ])('%s of %s: %s', (food, general, is) => expect(isKindOf(food, general)).toBe(is));
});
