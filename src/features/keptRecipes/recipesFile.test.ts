import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BAD_INPUT } from '../../../tests/badInput.ts';
import { MAX_TITLE_LENGTH } from './keptRecipe.ts';
import { parseRecipesFile, serializeRecipes } from './recipesFile.ts';

const NOW = '2026-11-23T10:00:00.000Z';
const RICE = { title: 'Rice', text: '2 cups rice', settings: '?scale=2', kept: '2026-01-02T03:04:05.000Z' };

const file = (recipes: unknown, format: unknown = 'gramwise-recipes') =>
  JSON.stringify({ format, version: 1, recipes });

it('what is written is read again, without its number', () => {
  const text = serializeRecipes([{ id: 7, ...RICE }]);
  expect(JSON.parse(text)).toEqual({ format: 'gramwise-recipes', version: 1, recipes: [RICE] });
  expect(parseRecipesFile(text, NOW)).toEqual({ ok: true, value: { recipes: [RICE], unread: 0 } });
});

describe('an entry', () => {
  it.each<[unknown, Partial<typeof RICE>]>([
    [{ text: '2 cups rice' }, { title: '2 cups rice', settings: '', kept: NOW }],
    [
      { ...RICE, title: 5, settings: {}, kept: 5 },
      { title: '2 cups rice', settings: '', kept: NOW },
    ],
    [{ ...RICE, settings: 'x'.repeat(5000) }, { settings: '' }],
    // Tomorrow, never, and before there were computers.
    [{ ...RICE, kept: '2026-11-24' }, { kept: NOW }],
    [{ ...RICE, kept: 'soon' }, { kept: NOW }],
    [{ ...RICE, kept: '-271821-04-20' }, { kept: NOW }],
    [{ ...RICE, title: '<b>Rice</b>', id: 1, more: true }, { title: '<b>Rice</b>' }],
  ])('%j is a recipe', (entry, part) => {
    expect(parseRecipesFile(file([entry]), NOW)).toEqual({
      ok: true,
      value: { recipes: [{ ...RICE, ...part }], unread: 0 },
    });
  });

  it.each([null, 5, 'rice', [], {}, { text: 5 }, { text: ' \n' }])('%j is not a recipe', (entry) => {
    expect(parseRecipesFile(file([entry, RICE]), NOW)).toEqual({
      ok: true,
      value: { recipes: [RICE], unread: 1 },
    });
  });
});

describe('a file', () => {
  it.each([
    ...BAD_INPUT,
    '{}',
    '[]',
    file([RICE], 'other'),
    file({}),
    file(undefined),
    JSON.stringify([RICE]),
  ])('%j is not one of ours', (text) => {
    expect(parseRecipesFile(text, NOW)).toEqual({ ok: false, code: 'not-recipes' });
  });

  it('with everything of a device has recipes, too', () => {
    expect(parseRecipesFile(file([RICE], 'gramwise'), NOW)).toEqual({
      ok: true,
      value: { recipes: [RICE], unread: 0 },
    });
  });

  it('with too many recipes is not read', () => {
    expect(parseRecipesFile(file(Array(10_001).fill(RICE)), NOW)).toEqual({ ok: false, code: 'too-large' });
  });

  it('of any JSON gives recipes with a text, or an error', () => {
    const entry = fc.oneof(
      fc.jsonValue(),
      fc.record(
        { title: fc.jsonValue(), text: fc.string(), settings: fc.jsonValue(), kept: fc.jsonValue() },
        { requiredKeys: [] },
      ),
    );
    const json = fc.oneof(
      fc.json(),
      fc.string(),
      fc.array(entry, { maxLength: 5 }).map((entries) => file(entries)),
    );
    fc.assert(
      fc.property(json, (text) => {
        const found = parseRecipesFile(text, NOW);
        if (!found.ok) return;
        for (const { title, text: own, settings, kept } of found.value.recipes) {
          expect(own.trim()).not.toBe('');
          expect([title.length > 0, title.length <= MAX_TITLE_LENGTH, typeof settings]).toEqual([
            true,
            true,
            'string',
          ]);
          expect(new Date(kept).toISOString()).toBe(kept);
        }
      }),
      { numRuns: 500 },
    );
  });
});
