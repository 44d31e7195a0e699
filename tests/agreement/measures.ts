import type { KitchenUnitId } from '@gramwise/engine/units/units.ts';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';

/** The same sign for a measure in every language and of every size: the number tells them apart. */
export const SIGNS: Readonly<Partial<Record<KitchenUnitId, string>>> = {
  grams: 'g',
  kilograms: 'kg',
  decagram: 'dag',
  milliliters: 'ml',
  centiliter: 'cl',
  deciliter: 'dl',
  liters: 'l',
  fluid_ounces: 'fl oz',
  ounces: 'oz',
  pounds: 'lb',
  metric_pound: 'half kilogram',
  cups: 'cup',
  metric_cup: 'cup',
  tablespoons: 'tbsp',
  metric_tablespoon: 'tbsp',
  australian_tablespoon: 'tbsp',
  teaspoons: 'tsp',
  metric_teaspoon: 'tsp',
  pinch: 'pinch',
  us_gill: 'gill',
  us_pint: 'pint',
  imperial_pint: 'pint',
  us_quart: 'quart',
  imperial_quart: 'quart',
  us_gallon: 'gallon',
  imperial_gallon: 'gallon',
  go: 'go',
};

/** Words of a language with their sign. */
export type MeasureWords = readonly (readonly [word: string, sign: string])[];

const VULGAR = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

/** Plain spaces, points for decimals, fractions in digits, no signs between thousands. */
export function plainNumbers(language: Language, text: string): string {
  const { decimal, group } = LANGUAGES[language];
  const ungrouped = text.replace(new RegExp(`(?<=\\d)\\${group}(?=\\d{3}(?!\\d))`, 'g'), '');
  const spaced = ungrouped.replace(/[\u00a0\u202f\u2009]/g, ' ').replace(/\u2212/g, '-');
  const pointed = decimal === ',' ? spaced.replace(/(?<=\d),(?=\d)/g, '.') : spaced;
  return Object.entries(VULGAR)
    .reduce((all, [sign, digits]) => all.replaceAll(sign, ` ${digits}`), pointed)
    .replace(/ +/g, ' ');
}

const NUMBER = /^ ?(-?\d+ \d+\/\d+|-?\d+\/\d+|-?\d+(?:\.\d+)?) ?/;

/** One measure at the start of a text. */
function measureAt(text: string, words: MeasureWords): { text: string; rest: string } | null {
  const [all = '', number] = NUMBER.exec(text) ?? [];
  if (number === undefined) return null;
  const after = text.slice(all.length).toLowerCase();
  const [found] = words
    .filter(([word]) => after.startsWith(word.toLowerCase()) && !/^\p{L}/u.test(after.slice(word.length)))
    .toSorted(([a], [b]) => b.length - a.length);
  if (!found) return null;
  const [word, sign] = found;
  return { text: `${number} ${sign}`, rest: text.slice(all.length + word.length) };
}

/** The first measure in a text, with those that are added to it: `1/3 cup + 1 tbsp`. Null if it has none. */
export function firstMeasure(language: Language, given: string, words: MeasureWords): string | null {
  const text = plainNumbers(language, given);
  const plain = words.map(([word, sign]) => [plainNumbers(language, word), sign] as const);
  for (const { index } of text.matchAll(/(?<![\d./])-?\d/g)) {
    const first = measureAt(text.slice(index), plain);
    if (!first) continue;
    const parts = [first.text];
    let { rest } = first;
    for (let plus = /^ ?(?:\+|plus|más|mais) ?/.exec(rest); plus; plus = /^ ?(?:\+|plus|más) ?/.exec(rest)) {
      const next = measureAt(rest.slice(plus[0].length), plain);
      if (!next) break;
      parts.push(next.text);
      rest = next.rest;
    }
    return parts.join(' + ');
  }
  return null;
}

/** The last temperature, gas mark or thermostat in a text: `180 °C`, `gas 4`, `th 6-7`. */
export function heatIn(language: Language, given: string, to: string): string {
  const text = plainNumbers(language, given).replaceAll('–', '-');
  if (to !== 'gas-mark' && to !== 'thermostat') {
    const sign = to === 'fahrenheit' ? 'F' : 'C';
    return new RegExp(`-?\\d+(?:\\.\\d+)? ?°${sign}`).exec(text)?.[0]?.replace(/ ?°/, ' °') ?? text;
  }
  const mark = /\d+(?:[-/]\d+)?(?!.*\d)/.exec(text)?.[0];
  return mark === undefined ? text : `${to === 'gas-mark' ? 'gas' : 'th'} ${mark}`;
}
