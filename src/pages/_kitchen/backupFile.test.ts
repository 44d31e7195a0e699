import { defaultKitchen, type Kitchen, kitchenFor } from '@gramwise/engine/kitchens/kitchen.ts';
import { COUNTRY_IDS, OVENS, PREFERRED_MEASURES, TABLESPOONS } from '@gramwise/engine/kitchens/kitchens.ts';
import { CUPS } from '@gramwise/engine/units/cups.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BAD_INPUT } from '#tests/badInput.ts';
import { parseBackup, serializeBackup } from './backupFile.ts';

const NEW = { home: 'de', now: '2026-11-26T21:30:00.000Z' } as const;
const RICE = { title: 'Rice', text: '2 cups rice', settings: '?scale=2', kept: '2026-01-02T03:04:05.000Z' };
const MINE: Kitchen = { ...kitchenFor('au'), oven: 'fan', cups: { flour: 140 } };

const file = (part: object) =>
  JSON.stringify({ format: 'gramwise', version: 1, kitchen: {}, recipes: [], ...part });

it('what is written is read again', () => {
  const text = serializeBackup(MINE, [{ id: 7, ...RICE }]);
  expect(JSON.parse(text)).toEqual({
    format: 'gramwise',
    version: 1,
    kitchen: {
      country: 'au',
      cup: 'metric_cup',
      tablespoon: 'australian_tablespoon',
      oven: 'fan',
      measures: 'cups',
      cups: { flour: 140 },
    },
    recipes: [RICE],
  });
  expect(parseBackup(text, NEW)).toEqual({ ok: true, value: { kitchen: MINE, recipes: [RICE], unread: 0 } });
});

it('whatever a device keeps comes back as it was', () => {
  const kitchen = fc.record({
    country: fc.constantFrom(...COUNTRY_IDS),
    cup: fc.constantFrom(...CUPS, null),
    tablespoon: fc.constantFrom(...TABLESPOONS),
    oven: fc.constantFrom(...OVENS),
    measures: fc.constantFrom(...PREFERRED_MEASURES),
    chosen: fc.constant(true),
    cups: fc.dictionary(
      fc.stringMatching(/^[a-z][a-z\d-]{0,20}$/),
      fc.double({ min: 0.1, max: 5000, noNaN: true }),
      {
        noNullPrototype: true,
      },
    ),
  });
  const unchosen = fc.constant({ ...defaultKitchen('de'), cups: { flour: 140 } });
  const recipe = fc.record({
    id: fc.nat(),
    title: fc.stringMatching(/^\S{1,20}$/),
    text: fc.string({ unit: 'binary' }).filter((text) => text.trim() !== ''),
    settings: fc.string({ maxLength: 100 }),
    kept: fc
      .date({ min: new Date(0), max: new Date(NEW.now), noInvalidDate: true })
      .map((day) => day.toISOString()),
  });
  fc.assert(
    fc.property(fc.oneof(kitchen, unchosen), fc.array(recipe, { maxLength: 5 }), (mine, recipes) => {
      const again = parseBackup(serializeBackup(mine, recipes), NEW);
      expect(again).toEqual({
        ok: true,
        value: { kitchen: mine, recipes: recipes.map(({ id: _, ...rest }) => rest), unread: 0 },
      });
    }),
  );
});

describe('a file', () => {
  it.each<[string, text: string, part: object]>([
    [
      'of an empty device',
      serializeBackup(defaultKitchen('us'), []),
      { kitchen: defaultKitchen('de'), recipes: [] },
    ],
    [
      'with recipes only',
      JSON.stringify({ format: 'gramwise-recipes', version: 1, recipes: [RICE] }),
      { kitchen: defaultKitchen('de'), recipes: [RICE] },
    ],
    [
      'with a kitchen that cannot be',
      file({ kitchen: { country: 'atlantis', cup: 5, cups: { flour: -1, rice: 'x' } } }),
      { kitchen: defaultKitchen('de') },
    ],
    [
      'with an unknown oven',
      file({ kitchen: { country: 'us', oven: 'sun' } }),
      { kitchen: kitchenFor('us') },
    ],
    ['without recipes', file({ recipes: null }), { recipes: [] }],
    [
      'with entries that are no recipes',
      file({ recipes: [RICE, 5, { text: '' }] }),
      { recipes: [RICE], unread: 2 },
    ],
  ])('%s is read', (_, text, part) => {
    expect(parseBackup(text, NEW)).toMatchObject({ ok: true, value: part });
  });

  it.each([
    ...BAD_INPUT.map((text) => [text, 'not-ours'] as const),
    ['{}', 'not-ours'],
    [file({ format: 'other' }), 'not-ours'],
    [file({ version: 2 }), 'newer'],
    [file({ recipes: Array(10_001).fill(RICE) }), 'too-large'],
  ] as const)('%j is refused: %s', (text, code) => {
    expect(parseBackup(text, NEW)).toEqual({ ok: false, code });
  });

  it('of any JSON gives a kitchen and recipes, or a code', () => {
    const part = fc.record(
      { kitchen: fc.jsonValue(), recipes: fc.jsonValue(), version: fc.jsonValue() },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string(), part.map(file)), (text) => {
        const found = parseBackup(text, NEW);
        if (found.ok) expect(COUNTRY_IDS).toContain(found.value.kitchen.country);
      }),
    );
  });
});
