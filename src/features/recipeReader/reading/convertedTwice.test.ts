import { lexiconIn } from '@gramwise/engine/tests/packs.ts';
import { findMentions } from '@gramwise/engine/text/findings/findMentions.ts';
import { readLine } from '@gramwise/engine/text/line/readLine.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import { recipe } from '../../../../tests/reader/converted.ts';
import { PASTED } from '../../../../tests/reader/pasted.ts';

const UNITS = {
  en: ['g flour', 'g sugar', 'ml milk', 'g butter', 'g rice'],
  fr: ['g de farine', 'g de sucre', 'ml de lait', 'g de beurre', 'g de riz'],
  de: ['g Mehl', 'g Zucker', 'ml Milch', 'g Butter', 'g Reis'],
  es: ['g de harina', 'g de azúcar', 'ml de leche', 'g de mantequilla', 'g de arroz'],
} as const satisfies Record<Language, readonly string[]>;

const numberIn = (line: string) =>
  Number(/^[\d.,]+/.exec(line)?.[0].replace(',', '.')) * (/^\S+ (?:kg|l)\b/.test(line) ? 1000 : 1);

/** From half a cup on, a quarter cup is the finest step; half a step is an eighth either way. */
const ROUNDING = 0.13;

describe('metric, then US cups, then metric', () => {
  it.each(LANGUAGE_CODES)('is the same except for rounding, in %s', (language) => {
    const amount = fc.integer({ min: 30, max: 1500 });
    fc.assert(
      fc.property(amount, fc.constantFrom(...UNITS[language]), (grams, food) => {
        const settings = { language, country: 'us' as const };
        const [cups = ''] = recipe(`${grams} ${food}\n`, language, { ...settings, measures: 'us' }).lines;
        const [back = ''] = recipe(`${cups}\n`, language, settings).lines;
        // A few spoons stay spoons.
        if (!/^[\d.,]+ (?:g|kg|ml|l)\b/.test(back)) return;
        expect(Math.abs(numberIn(back) - grams) / grams, `${grams} ${food}, ${cups}, ${back}`).toBeLessThan(
          ROUNDING,
        );
      }),
    );
  });
});

describe('US cups, then US cups', () => {
  it.each(PASTED)('are the same, in %s', (language, text) => {
    const settings = { language, country: 'us' as const, measures: 'us' as const };
    const once = recipe(text, language, settings);
    const lines = [...once.lines, ...once.instructions];
    const twice = recipe(lines.join('\n'), language, settings);
    expect([...twice.lines, ...twice.instructions]).toEqual(lines);
  });
});

describe('any line', () => {
  const piece = fc.constantFrom(
    ...[
      '1',
      '2½',
      '1/2',
      '3-4',
      '100',
      'g',
      'cups',
      'tbsp',
      'oz',
      '(',
      ')',
      'flour',
      'or',
      'plus',
      '°F',
      'inch',
    ],
    ...['350', 'x', ',', 'tasse', 'EL', 'à', 'milk', '\t', '–', 'to'],
  );
  const text = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(' '));

  it('is read in parts that never overlap, and stays beneath its conversion', () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...LANGUAGE_CODES), (line, language) => {
        const { parts } = readLine(line, lexiconIn(language));
        expect(parts.map(({ start, end }) => line.slice(start, end)).join('')).toBe(line);
        let end = 0;
        for (const mention of findMentions(line, lexiconIn(language))) {
          expect(mention.start).toBeGreaterThanOrEqual(end);
          end = mention.end;
        }
      }),
    );
  });

  it('is kept, and the others with it', () => {
    const lines = fc.array(text, { minLength: 1, maxLength: 6 }).map((all) => all.join('\n'));
    fc.assert(
      fc.property(lines, fc.constantFrom(...LANGUAGE_CODES), (pasted, language) => {
        fc.pre(pasted.trim() !== '');
        const { ingredients, steps } = recipe(pasted, language, { scale: 2 });
        const rows = pasted.split('\n');
        for (const { id, original } of [...ingredients, ...steps])
          expect(rows[Number.parseInt(id, 10)]).toContain(original);
      }),
    );
  });
});
