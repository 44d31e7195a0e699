import { lexiconIn, PACKS } from '@gramwise/engine/tests/packs.ts';
import { sumAmounts } from '@gramwise/engine/text/convert/lineQuantity.ts';
import { hasEach } from '@gramwise/engine/text/line/amountsInParentheses.ts';
import { readLine } from '@gramwise/engine/text/line/readLine.ts';
import { sourceOf } from '@gramwise/engine/text/source.ts';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import { recipe } from '../../../../tests/reader/converted.ts';
import { de } from '../../../../tests/reader/harmfulShapes/de.ts';
import { en } from '../../../../tests/reader/harmfulShapes/en.ts';
import { es } from '../../../../tests/reader/harmfulShapes/es.ts';
import { fr } from '../../../../tests/reader/harmfulShapes/fr.ts';
import type { HarmfulShapes } from '../../../../tests/reader/harmfulShapes/shapes.ts';

const SHAPES: Readonly<Record<Language, HarmfulShapes>> = { en, fr, de, es };
const COUNTRIES = { en: 'us', fr: 'fr', de: 'de', es: 'es' } as const;

/** How far the kitchen's rounding goes: 567 g of two bags are 280 g each, 125 ml are shown as 130 ml. */
const isNear = (shownValue: number, value: number) =>
  Math.abs(shownValue - value) <= Math.max(value * 0.03, Math.min(5, value * 0.05));

const linesOf = (table: string) => table.trim().replaceAll('\\u00A0', '\u00A0').split('\n');
const labeled = (language: Language, shape: keyof HarmfulShapes) =>
  linesOf(SHAPES[language][shape]).map((line) => line.split(' => ') as [line: string, label: string]);

/** A line among a recipe's ingredients, as it is shown in metric. */
function shown(line: string, language: Language) {
  const [one] = recipe(`${PACKS[language].recipe.headings.ingredients}\n${line}`, language, {
    language,
    country: COUNTRIES[language],
  }).ingredients;
  if (!one) throw new Error(`nothing shown of ${line}`);
  return one;
}

const sizesOf = (language: Language) => (language === 'en' ? {} : { tbsp: 15, tsp: 5 });

/** The amount of a whole line in grams or milliliters: `907 g` of `2 boxes (16 oz each)`. */
function amountOf(text: string, language: Language): { values: readonly number[]; unit: string } | null {
  const { amounts } = readLine(text, lexiconIn(language));
  const [main, ...others] = amounts;
  const size = others.find(({ role }) => role === 'size');
  const count = size && main ? (main.values[0] ?? 1) : 1;
  const sum = others.filter(({ role }) => role === 'plus');
  const sizes = sizesOf(language);
  const counted = main && sumAmounts([main, ...sum], { factor: 1, sizes });
  const base = counted ?? others.map((one) => sumAmounts([one], { factor: count, sizes })).find(Boolean);
  return base ? { values: base.values, unit: base.kind === 'weight' ? 'g' : 'ml' } : null;
}

/** Whether a line is shown as one of the amounts of a label. */
function isRight(line: string, label: string, language: Language): boolean {
  const { text, unread, original } = shown(line, language);
  const amount = amountOf(text, language);
  return label.split(' / ').some((one) => {
    if (one === 'kept') return text === original && unread;
    const [values = '', unit] = one.split(' ');
    const wanted = values.split('-').map(Number);
    return (
      !unread &&
      amount?.unit === unit &&
      amount?.values.length === wanted.length &&
      wanted.every((value, at) => isNear(amount.values[at] ?? 0, value))
    );
  });
}

const answerTo = (line: string, language: Language) => {
  const { text, unread } = shown(line, language);
  return unread ? `${text} (kept)` : text;
};

describe.each(LANGUAGE_CODES)('in %s', (language) => {
  test.each(['doubled', 'each', 'lostGap', 'orNoun', 'behind', 'nested'] as const)('%s', (shape) => {
    const lines = labeled(language, shape);
    const wrong = lines.filter(([line, label]) => !isRight(line, label, language));
    expect(wrong.map(([line, label]) => [line, label, answerTo(line, language)])).toEqual([]);
    expect(lines.length).toBeGreaterThanOrEqual(20);
  });

  it('says of an amount that it is that of one', () => {
    const silent = labeled(language, 'each').filter(([line]) => {
      const source = sourceOf(shown(line, language).text, lexiconIn(language));
      return !hasEach(source, { from: 0, to: source.tokens.length });
    });
    expect(silent).toEqual([]);
  });

  test.each(['Windows-1252', 'Latin-1'] as const)('broken letters, read as %s', (encoding) => {
    const lines = labeled(language, 'letters');
    const wrong = lines.filter(
      ([line, label]) =>
        !isRight(broken(line, encoding), label, language) ||
        shown(broken(line, encoding), language).text !== shown(line, language).text,
    );
    expect(wrong.map(([line, label]) => [line, label, answerTo(broken(line, encoding), language)])).toEqual(
      [],
    );
    expect(lines.length).toBeGreaterThanOrEqual(20);
  });

  test.each(['steps', 'counted'] as const)('%s never vanish', (shape) => {
    const { ingredients, steps } = PACKS[language].recipe.headings;
    const lines = linesOf(SHAPES[language][shape]);
    const inSteps = shape === 'steps';
    const text = `${ingredients}\n100 g Zucchini\n${inSteps ? '' : lines.join('\n')}\n\n${steps}\nMix.\n${inSteps ? lines.join('\n') : ''}`;
    const result = recipe(text, language, { language, measures: 'written' });
    expect(inSteps ? result.instructions.slice(1) : result.lines.slice(1)).toEqual(lines);
    expect(lines.length).toBeGreaterThanOrEqual(20);
  });
});

/** Where Windows-1252 shows a sign for a byte from 0x80: the WHATWG's index-windows-1252.txt. */
const SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** A text whose UTF-8 was read in another encoding. */
const broken = (text: string, encoding: 'Windows-1252' | 'Latin-1') =>
  Array.from(new TextEncoder().encode(text), (byte) => {
    const sign = encoding === 'Latin-1' ? undefined : SIGNS[byte - 0x80];
    return sign ?? String.fromCharCode(byte);
  }).join('');

describe('two figures of two systems', () => {
  /** Milliliters or grams; a cup is at most 250 ml. */
  const KINDS = [
    { own: { lb: 453.59, oz: 28.35 }, metric: { g: 1, kg: 1000 }, of: 'tofu' },
    { own: { cup: 250 }, metric: { ml: 1, cl: 10, l: 1000 }, of: 'tonic' },
  ] as const;
  const CUP = { en: 'cups', fr: 'tasses', de: 'Tassen', es: 'tazas' } as const;

  const figure = (sizes: Readonly<Record<string, number>>, most: number) =>
    fc
      .tuple(fc.constantFrom(...Object.entries(sizes)), fc.integer({ min: 1, max: most }))
      .map(([[unit, size], count]) => ({ unit, count, most: count * size }));

  it.each(KINDS)('are never more than the larger one: $of', ({ own, metric, of }) => {
    const language = fc.constantFrom(...LANGUAGE_CODES);
    const between = fc.constantFrom(' ', '  ', '. ', ' (', ' ((', '/', ' / ', ', ', ' = ', ' - ');
    const lines = fc.tuple(language, figure(own, 40), figure(metric, 900), between, fc.boolean());
    fc.assert(
      fc.property(lines, ([code, one, other, sign, first]) => {
        const texts = [one, other].map(({ unit, count }) => `${count} ${unit === 'cup' ? CUP[code] : unit}`);
        const [a = '', b = ''] = first ? texts : texts.reverse();
        const line = `${a}${sign}${b}${sign.trim().replaceAll('(', ')').replace(/[^)]/g, '')} ${of}`;
        const amount = amountOf(shown(line, code).text, code);
        expect(Math.max(0, ...(amount?.values ?? []))).toBeLessThanOrEqual(
          Math.max(one.most, other.most) * 1.1,
        );
      }),
      { numRuns: 300 },
    );
  });
});
