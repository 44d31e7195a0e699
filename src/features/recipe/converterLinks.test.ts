import { describe, expect, it } from 'vitest';
import { ingredients } from '#i18n/en/ingredients.ts';
import { englishAddress } from '#site/paths.ts';
import { converterTarget } from './converterLink.ts';
import { converterLinksOf } from './converterLinks.ts';

const address = (line: string, view: 'metric' | 'us', factor = 1, decimal: '.' | ',' = '.') => {
  const [link] = converterLinksOf([line], ingredients);
  return link ? englishAddress(converterTarget(link, link[view], factor, decimal)) : null;
};

describe('the conversion of an ingredient line', () => {
  it.each<[line: string, metric: string | null, us: string | null]>([
    [
      '250 g (2 cups) all-purpose flour, sifted',
      '/?ingredient=flour&amount=250&from=grams&to=cups#converter',
      '/?ingredient=flour&amount=2&from=cups&to=grams#converter',
    ],
    [
      '60 ml (1/4 cup) olive oil',
      '/?ingredient=oil&amount=60&from=milliliters&to=grams#converter',
      '/?ingredient=oil&amount=0.25&from=cups&to=grams#converter',
    ],
    [
      '3 l (3 quarts) water, for the pasta',
      '/?ingredient=water&amount=3&from=liters&to=grams#converter',
      '/?ingredient=water&amount=3&from=liters&to=grams#converter',
    ],
    [
      '1 1/2 tsp fine salt',
      '/?ingredient=salt&amount=1.5&from=teaspoons&to=grams&figure=measured#converter',
      '/?ingredient=salt&amount=1.5&from=teaspoons&to=grams&figure=measured#converter',
    ],
    [
      '90 g (3 1/4 oz) fine salt',
      '/?ingredient=salt&amount=90&from=grams&to=cups&figure=measured#converter',
      '/?ingredient=salt&amount=3.25&from=ounces&to=cups&figure=measured#converter',
    ],
    [
      '20 g (1 1/2 tbsp) butter',
      '/?ingredient=butter&amount=20&from=grams&to=tablespoons#converter',
      '/?ingredient=butter&amount=1.5&from=tablespoons&to=grams#converter',
    ],
    ['2 large eggs', null, null],
    ['400 g (14 oz) carrots', null, null],
    ['Salt, to taste', null, null],
    ['2 butter lettuces', null, null],
  ])('%s', (line, metric, us) => {
    expect(address(line, 'metric')).toBe(metric);
    expect(address(line, 'us')).toBe(us);
  });

  it("uses the page's scale and decimal separator", () => {
    expect(address('250 g (2 cups) all-purpose flour', 'metric', 0.5)).toContain('amount=125&');
    expect(address('1 tsp fine salt', 'metric', 1 / 3, ',')).toContain('amount=0%2C3333&');
  });

  it('names the ingredient', () => {
    expect(converterLinksOf(['3 tbsp butter, softened'], ingredients)[0]?.name).toBe('Butter');
  });
});
