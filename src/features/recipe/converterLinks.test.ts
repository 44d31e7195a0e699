import { foodName } from '@gramwise/engine/foods/names/names.ts';
import type { IngredientLine } from '@gramwise/engine/recipes/recipe.ts';
import { type Amount, count, grams, milliliters, spoons } from '@gramwise/engine/recipes/values.ts';
import { describe, expect, it } from 'vitest';
import { englishHref } from '#site/paths.ts';
import { converterTarget } from './converterLink.ts';
import { findConverterLink } from './converterLinks.ts';

type Part = Partial<IngredientLine> & Pick<IngredientLine, 'food'>;
const linkOf = (line: Part) =>
  findConverterLink({ key: 'a', name: 'of it', ...line }, (food) => `Convert ${foodName('en', food)}`);

const url = (line: Part, view: 'metric' | 'us', factor = 1, decimal: '.' | ',' = '.') => {
  const link = linkOf(line);
  return link && englishHref(converterTarget(link[view], factor, decimal));
};

const to = (query: string) => `/?ingredient=${query}#converter`;

describe('the conversion of an ingredient', () => {
  it.each<[IngredientLine['food'], Amount, metric: string, us: string]>([
    [
      'flour',
      grams(250, [2, 'cup']),
      to('flour&amount=250&from=grams&to=cups'),
      to('flour&amount=2&from=cups&to=grams'),
    ],
    [
      'water',
      milliliters(60, [0.25, 'cup']),
      to('water&amount=60&from=milliliters&to=grams'),
      to('water&amount=0.25&from=cups&to=grams'),
    ],
    // The converter has no quarts.
    [
      'water',
      milliliters(3000, [3, 'qt']),
      to('water&amount=3000&from=milliliters&to=grams'),
      to('water&amount=12&from=cups&to=grams'),
    ],
    // Its measured weight is far from the converter's default.
    [
      'salt',
      spoons(1.5, 'tsp'),
      to('salt&amount=1.5&from=teaspoons&to=grams&figure=measured'),
      to('salt&amount=1.5&from=teaspoons&to=grams&figure=measured'),
    ],
    // 3 1/4 oz are 92 g, 1 1/2 oz 43 g: below 50 g in tablespoons.
    [
      'salt',
      grams(90, [3.25, 'oz']),
      to('salt&amount=90&from=grams&to=cups&figure=measured'),
      to('salt&amount=3.25&from=ounces&to=cups&figure=measured'),
    ],
    [
      'butter',
      grams(43, [1.5, 'oz']),
      to('butter&amount=43&from=grams&to=tablespoons'),
      to('butter&amount=1.5&from=ounces&to=tablespoons'),
    ],
    [
      'butter',
      grams(20, [1.5, 'tbsp']),
      to('butter&amount=20&from=grams&to=tablespoons'),
      to('butter&amount=1.5&from=tablespoons&to=grams'),
    ],
    [
      'butter',
      grams(450, [1, 'lb']),
      to('butter&amount=450&from=grams&to=cups'),
      to('butter&amount=1&from=pounds&to=cups'),
    ],
    [
      'butter',
      grams(50),
      to('butter&amount=50&from=grams&to=cups'),
      to('butter&amount=50&from=grams&to=cups'),
    ],
  ])('of %s: %j', (food, amount, metric, us) => {
    expect(url({ food, amount }, 'metric')).toBe(metric);
    expect(url({ food, amount }, 'us')).toBe(us);
  });

  it.each<[string, Part]>([
    ['what is counted', { food: 'whole-egg', amount: count(2), gramsEach: 50 }],
    ['what is to taste', { food: 'salt' }],
    ['a food the converter lacks', { food: 'beef-chuck', amount: grams(900, [2, 'lb']) }],
  ])('is none for %s', (_, line) => {
    expect(linkOf(line)).toBeNull();
  });

  it("uses the page's scale and decimal separator", () => {
    expect(url({ food: 'flour', amount: grams(250) }, 'metric', 0.5)).toContain('amount=125&');
    expect(url({ food: 'salt', amount: spoons(1, 'tsp') }, 'us', 1 / 3, ',')).toContain('amount=0%2C3333&');
  });

  it('marks amounts that do not scale', () => {
    const line = { food: 'butter', amount: spoons(1, 'tbsp') } as const;
    expect([linkOf({ ...line, fixed: true })?.fixed, linkOf(line)?.fixed]).toEqual([true, undefined]);
  });

  it('says what it converts', () => {
    expect(linkOf({ food: 'butter', amount: grams(20) })?.label).toBe('Convert Butter');
  });
});
