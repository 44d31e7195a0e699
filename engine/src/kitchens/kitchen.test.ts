import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CUPS } from '../units/cups.ts';
import {
  customDensity,
  defaultKitchen,
  type Kitchen,
  kitchenFor,
  readKitchen,
  referenceCup,
  resetKitchen,
  updateKitchen,
  validateCustomCup,
  withCustomCup,
  writeKitchen,
} from './kitchen.ts';
import { COUNTRY_IDS, OVENS, PREFERRED_MEASURES, TABLESPOONS } from './kitchens.ts';

const US = kitchenFor('us');

describe('choose', () => {
  it('takes everything from a country', () => {
    expect(updateKitchen({ ...US, cups: { honey: 340 } }, { country: 'gb' })).toEqual({
      ...kitchenFor('gb'),
      cups: { honey: 340 },
    });
  });

  it('leaves the rest of an unchosen kitchen as it is', () => {
    expect(updateKitchen(defaultKitchen('us'), { oven: 'celsius' })).toEqual({
      ...kitchenFor('us'),
      oven: 'celsius',
      measures: 'written',
    });
  });

  it.each([
    ['us', 'written'],
    ['fr', 'grams'],
    ['de', 'grams'],
    ['es', 'grams'],
  ] as const)('in an unchosen kitchen of %s, recipes are in %s', (country, measures) => {
    expect(defaultKitchen(country)).toMatchObject({ country, measures, chosen: false });
    expect(resetKitchen(kitchenFor('jp'), country)).toEqual(defaultKitchen(country));
  });

  it('changes one thing by hand', () => {
    const kitchen = updateKitchen(updateKitchen(US, { country: 'au' }), { oven: 'fan' });
    expect(kitchen).toMatchObject({ country: 'au', cup: 'metric_cup', oven: 'fan', chosen: true });
    expect(updateKitchen(kitchen, { cup: null }).cup).toBeNull();
  });

  it("adjusts own figures to another cup: the food's density stays the same", () => {
    const custom = withCustomCup(US, 'flour', 130);
    const metric = updateKitchen(custom, { cup: 'metric_cup' });
    expect(metric.cups['flour']).toBeCloseTo((130 * 250) / 236.5882365, 9);
    expect(customDensity(metric, 'flour')).toBeCloseTo(customDensity(custom, 'flour') ?? 0, 12);
    expect(updateKitchen(metric, { cup: 'cups' }).cups['flour']).toBeCloseTo(130, 9);
    expect(referenceCup(updateKitchen(metric, { cup: null }))).toBe('cups');
  });

  it('starts over, but keeps own figures', () => {
    const custom = withCustomCup(updateKitchen(US, { country: 'jp' }), 'flour', 110);
    const fresh = resetKitchen(custom, 'us');
    expect(fresh).toMatchObject({
      ...defaultKitchen('us'),
      cups: { flour: expect.closeTo((110 * 236.5882365) / 200, 9) },
    });
    expect(resetKitchen(updateKitchen(US, { oven: 'fan' }), 'us')).toEqual(defaultKitchen('us'));
  });
});

describe('own figures', () => {
  it('are added, replaced and removed', () => {
    const custom = withCustomCup(withCustomCup(withCustomCup(US, 'flour', 130), 'honey', 340), 'flour', 128);
    expect(custom.cups).toEqual({ flour: 128, honey: 340 });
    expect(withCustomCup(custom, 'flour', null).cups).toEqual({ honey: 340 });
    expect(customDensity(custom, 'flour')).toBeCloseTo(128 / 236.5882365, 12);
    for (const id of ['sugar', 'constructor', '__proto__', '']) expect(customDensity(custom, id)).toBeNull();
  });

  it.each([
    [130, 'ok'],
    [375, 'ok'],
    [42, 'ok'],
    [376, 'too-heavy'],
    [41, 'too-light'],
    [1e9, 'too-heavy'],
    [0, 'not-positive'],
    [-125, 'not-positive'],
    [null, 'not-positive'],
    [Number.NaN, 'not-positive'],
  ])('%j g of a food of 125 g: %s', (grams, verdict) => expect(validateCustomCup(grams, 125)).toBe(verdict));
});

describe('the stored text', () => {
  const kitchen: fc.Arbitrary<Kitchen> = fc.record({
    country: fc.constantFrom(...COUNTRY_IDS),
    cup: fc.constantFrom(...CUPS, null),
    tablespoon: fc.constantFrom(...TABLESPOONS),
    oven: fc.constantFrom(...OVENS),
    measures: fc.constantFrom(...PREFERRED_MEASURES),
    chosen: fc.constant(true),
    cups: fc.dictionary(
      fc.constantFrom('flour', 'honey', 'powdered-sugar'),
      fc.integer({ min: 1, max: 500 }),
      {
        noNullPrototype: true,
      },
    ),
  });

  it('gives every kitchen back', () => {
    fc.assert(
      fc.property(kitchen, (chosen) => {
        expect(readKitchen(writeKitchen(chosen), 'de')).toEqual(chosen);
      }),
    );
  });

  it('is null for an unchosen kitchen, and may hold own figures only', () => {
    const fresh = defaultKitchen('us');
    expect(writeKitchen(fresh)).toBeNull();
    const text = writeKitchen(withCustomCup(fresh, 'flour', 130));
    expect(text).toBe('{"cups":{"flour":130}}');
    expect(readKitchen(text, 'fr')).toEqual({ ...defaultKitchen('fr'), cups: { flour: 130 } });
  });

  it.each([
    null,
    '',
    'au',
    '{',
    'null',
    '[]',
    '1',
    '"au"',
    '{"country":"atlantis"}',
    '{"country":["au"]}',
    '{"country":"__proto__"}',
    '{"cup":"metric_cup"}',
    '{"cups":5}',
    '{"cups":["flour"]}',
    '{"cups":{"flour":"130","honey":0,"salt":-1,"rice":1e300,"<b>":5,"Flour":120}}',
    `{"country":"au","pad":"${'x'.repeat(60_000)}"}`,
  ])('%j is the kitchen of the language', (text) => {
    expect(readKitchen(text, 'fr')).toEqual(defaultKitchen('fr'));
  });

  it('keeps the valid parts', () => {
    const text =
      '{"country":"au","cup":"bucket","tablespoon":"metric_tablespoon","oven":5,"cups":{"flour":140,"x":null}}';
    expect(readKitchen(text, 'us')).toEqual({
      ...kitchenFor('au'),
      tablespoon: 'metric_tablespoon',
      cups: { flour: 140 },
    });
  });

  it('never throws, and always gives a valid kitchen', () => {
    const choice = fc.oneof(fc.json(), fc.string());
    fc.assert(
      fc.property(choice, (text) => {
        const read = readKitchen(text, 'us');
        expect(COUNTRY_IDS).toContain(read.country);
        expect(Object.values(read.cups).every((grams) => grams > 0)).toBe(true);
      }),
    );
  });
});
