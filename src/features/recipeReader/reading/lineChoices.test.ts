import { allFoods } from '@gramwise/engine/foods/listFoods.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recipe } from '../../../../tests/reader/converted.ts';
import {
  formatChoices,
  type LineChoice,
  type LineChoices,
  NO_FOOD,
  parseChoices,
  remapChoices,
  withChoice,
} from './lineChoices.ts';
import { mapLines } from './mapLines.ts';

describe('the choices in a URL', () => {
  it.each<[text: string, choices: LineChoices, written: string | null]>([
    ['', {}, null],
    ['4~almond-flour', { 4: { food: 'almond-flour' } }, '4~almond-flour'],
    ['4~brown-sugar~packed', { 4: { food: 'brown-sugar', way: 'packed' } }, '4~brown-sugar~packed'],
    ['0~keep,7~~~metric_cup', { 0: { keep: true }, 7: { unit: 'metric_cup' } }, '0~keep,7~~~metric_cup'],
    [
      '4~keep,4.1~almond-flour',
      { 4: { keep: true }, '4.1': { food: 'almond-flour' } },
      '4~keep,4.1~almond-flour',
    ],
    ['3~none~~japanese_cup', { 3: { food: 'none', unit: 'japanese_cup' } }, '3~none~~japanese_cup'],
    // None of these is a line, a food or a measure.
    ['x~flour,-1~flour,99999~flour,2~<b>,5,6~~~bucket,7~~packed', {}, null],
  ])('%j', (text, choices, written) => {
    expect(parseChoices(text)).toEqual(choices);
    expect(formatChoices(choices)).toBe(written);
  });

  it('in any text are none, or can be written and read back', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'019~,-_abkep cup') }), (text) => {
        const choices = parseChoices(text);
        expect(parseChoices(formatChoices(choices) ?? '')).toEqual(choices);
      }),
    );
  });

  it('use words for no food and for keeping a line that are not ids of foods', () => {
    const ids = allFoods('en').map(({ id }) => id);
    expect(ids).not.toContain(NO_FOOD);
    expect(ids).not.toContain('keep');
  });
});

describe('the choices after an edit', () => {
  const CHOICES = { 1: { keep: true }, 3: { food: 'rice' } } as const;
  it.each<[what: string, after: string, choices: LineChoices]>([
    ['of another line', 'a!\nb\nc\nd\ne', CHOICES],
    ['that puts lines before them', 'x\ny\na\nb\nc\nd\ne', { 3: { keep: true }, 5: { food: 'rice' } }],
    ['between them', 'a\nb\nx\nc\nd\ne', { 1: { keep: true }, 4: { food: 'rice' } }],
    ['of their own line', 'a\nB\nc\nd\ne', { 3: { food: 'rice' } }],
    ['that takes a line away', 'a\nc\nd\ne', { 2: { food: 'rice' } }],
    ['that changes all', 'v\nw\nx\ny\nz', {}],
    ['that leaves nothing', '', {}],
  ])('%s', (_, after, choices) => {
    expect(remapChoices(CHOICES, mapLines('a\nb\nc\nd\ne', after))).toEqual(choices);
  });

  it('stay with the second food of a line, by its very number', () => {
    const lines = Array.from({ length: 17 }, (_, at) => `${at + 1} eggs`);
    const place = mapLines(lines.join('\n'), lines.slice(10).join('\n'));
    expect(['16.1', '16.2', '12.3', '10'].map(place)).toEqual(['6.1', '6.2', '2.3', '0']);
  });

  it('stay with the lines they were made for', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const all = Object.fromEntries(before.map((_, row) => [row, { food: `f${row}` }]));
        for (const [row, { food = '' }] of Object.entries<LineChoice>(
          remapChoices(all, mapLines(before.join('\n'), after.join('\n'))),
        ))
          expect(after[Number(row)]).toBe(before[Number(food.slice(1))]);
      }),
    );
  });
});

describe('a line that is read differently', () => {
  const TEXT = 'Ingredients\n1 cup peanut flour\n1 cup flour\n1 cup flour';
  const read = (choice: LineChoice, row = 2) =>
    recipe(TEXT, 'en', { choices: { [row]: choice } }).lines.slice(1);

  it.each<[LineChoice, string]>([
    [{}, '125 g flour'],
    [{ food: 'sugar' }, '200 g flour'],
    [{ food: 'brown-sugar', way: 'packed' }, '220 g flour'],
    [{ food: NO_FOOD }, '235 ml flour'],
    [{ food: 'unheard-of' }, '235 ml flour'],
    [{ unit: 'japanese_cup' }, '106 g flour'], // 200 / 236.588 x 125 = 105.7
    [{ unit: 'australian_tablespoon' }, '125 g flour'],
    [{ keep: true }, '1 cup flour'],
  ])('%j: %s, and nothing else is', (choice, line) => {
    const [changed, other] = read(choice);
    expect(changed).toBe(line);
    expect(other).toBe('125 g flour');
  });

  it('is marked as changed', () => {
    const { ingredients } = recipe(TEXT, 'en', { choices: { 2: { keep: true } } });
    expect(ingredients.map(({ chosen }) => chosen)).toEqual([false, true, false]);
  });

  it('may not exist', () => {
    expect(read({ keep: true }, 77)).toEqual(read({}));
  });

  it('can be undone', () => {
    const choices = withChoice(withChoice({}, '2', { keep: true }), '3', { food: 'rice' });
    expect(withChoice(choices, '2', null)).toEqual({ 3: { food: 'rice' } });
    expect(withChoice({ 3: { food: 'rice' } }, '3', {})).toEqual({});
  });
});
