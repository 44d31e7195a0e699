// @module-tag sweep
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lexiconIn, PACK_CODES, packsFrom } from '../../tests/packs.ts';
import { processorTime } from '../../tests/processorTime.ts';
import { foodIndex } from '../foods/match/foodIndex.ts';
import { matchFood } from '../foods/match/matchFood.ts';
import { convertText } from './convert/convertText.ts';
import { findMentions } from './findings/findMentions.ts';
import { readLine } from './line/readLine.ts';
import { readRecipe } from './recipe/readRecipe.ts';

const PIECES =
  '1|2|350|1/2|½|1,5|1.000|00|9999999|a|un|eine|media|half a|cup|cups|c. à soupe|EL|taza|g|kg|oz|lb|in|"|inch|cm|°|°C|F|degrees|th. 6|x|by|-|–|to|à|bis|(|)|,|:|/|+|plus|y media|of|de|d’|flour|farine|Mehl|sal|%|min|every|.|\n| '.split(
    '|',
  );
const pieces = fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }).map((words) => words.join(' '));
const glued = fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }).map((words) => words.join(''));
const anyText = fc.oneof(pieces, glued, fc.string({ unit: 'binary', maxLength: 200 }));
const language = fc.constantFrom(...PACK_CODES);
const system = fc.constantFrom('metric' as const, 'us' as const);
const RUNS = { numRuns: 600 };

describe('any text', () => {
  it('is the sum of its parts', () => {
    fc.assert(
      fc.property(anyText, language, (text, lang) => {
        const { parts, amounts, food } = readLine(text, lexiconIn(lang));
        expect(parts.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
        expect(food).not.toMatch(/NaN|undefined/);
        for (const { values, start, end } of amounts) {
          expect(end).toBeGreaterThan(start);
          expect(values.length === 1 || values.length === 2).toBe(true);
          expect(values.every((value) => Number.isFinite(value) && value > 0)).toBe(true);
        }
      }),
      RUNS,
    );
  });

  it('has mentions that never overlap', () => {
    fc.assert(
      fc.property(anyText, language, (text, lang) => {
        let last = 0;
        for (const { start, end, values, numbers, units } of findMentions(text, lexiconIn(lang))) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          for (const span of [...numbers, ...units])
            expect(span.start >= start && span.end <= end).toBe(true);
          expect(values.every(Number.isFinite)).toBe(true);
          last = end;
        }
      }),
      RUNS,
    );
  });

  it('converts without NaN, and the second time to itself', () => {
    fc.assert(
      fc.property(pieces, language, system, (text, lang, to) => {
        const once = convertText(text, lexiconIn(lang), { system: to });
        expect(once).not.toMatch(/NaN|undefined|Infinity/);
        expect(convertText(once, lexiconIn(lang), { system: to })).toBe(once);
      }),
      RUNS,
    );
  });

  it('reads as a recipe or gives a reason', () => {
    const index = foodIndex([{ id: 'flour', names: ['flour'] }], lexiconIn('en'));
    fc.assert(
      fc.property(anyText, language, (text, lang) => {
        const result = readRecipe(text, packsFrom(lang));
        if (result.ok)
          for (const line of result.value.lines) expect(text.slice(line.start, line.end)).toBe(line.text);
        matchFood(text, index, [text]);
      }),
      RUNS,
    );
  });
});

/** Texts that make careless patterns slow, repeated four times as often: time may only grow in proportion. */
describe('time', () => {
  it.each([
    '9',
    '1 ',
    '1/',
    '(',
    'a ',
    '1-',
    '. ',
    'un ',
    '1 x ',
    '° ',
    '½',
    'cup ',
    '1 lb 2 oz ',
    '1 cup or ',
    '2 g / ',
    '180°C / ',
    '1 cup milk with 2 eggs, ',
    '1 g a | ',
    '1 egg and ',
  ])('of %j is linear', (piece) => {
    const time = (length: number) => {
      const text = piece.repeat(Math.ceil(length / piece.length));
      return processorTime(() => {
        findMentions(text, lexiconIn('en'));
        readRecipe(text, packsFrom('fr'));
      });
    };
    time(10_000);
    // The compiler of the first run and other work that shares the caches hardly slow down the best of several.
    const turns = Array.from({ length: 2 }, () => [time(10_000), time(40_000)] as const);
    const short = Math.min(...turns.map(([first]) => first));
    const long = Math.min(...turns.map(([, second]) => second));
    // Four times the text: quadratic would be 16 times.
    expect(long).toBeLessThan(Math.max(12 * short, 200));
  });
});
