import type { KitchenUnitId } from '@gramwise/engine/units/units.ts';
import { describe, expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { formatCookAnswer } from './cookAnswer.ts';

const say = (to: KitchenUnitId, value: number, language: Language = 'en') => {
  const messages = messagesFor(language, 'converter', 'units', 'fills', 'foodField');
  const { text, unit, remark } = formatCookAnswer(
    language,
    messages,
    { tablespoon: 'tablespoons' },
    { value, unit: to },
  );
  return [unit ? `${text} ${unit}` : text, remark].filter(Boolean).join('; ').replaceAll('\u00a0', ' ');
};

describe('formatCookAnswer', () => {
  it.each<[KitchenUnitId, number, string]>([
    ['grams', 282.13, '282 g'],
    ['grams', 503, '505 g'],
    ['grams', 7.33, '7.3 g'],
    ['milliliters', 100, '100 ml'],
    ['cups', 1.75, '1 3/4 cups'],
    ['cups', 1, '1 cup'],
    // 1/3 cup and 1 tablespoon are 19/48 of a cup.
    ['cups', 0.3958333, '1/3 cup + 1 tbsp'],
    ['metric_cup', 0.5, '1/2 metric cup'],
    ['ounces', 2.116, '2.12 oz'],
    ['tablespoons', 4, '4.00 tbsp; 1/4 cup'],
  ])('%s %d', (to, value, expected) => expect(say(to, value)).toBe(expected));

  it('says what rounding costs from 1 % on', () => {
    // 0.05 cups are 2.4 teaspoons; 2 1/2 are 4 % more.
    expect(say('cups', 0.052)).toMatch(/^2 1\/2 tsp/);
    expect(say('teaspoons', 0.3, 'de')).toContain('TL');
  });
});
