import type { Language } from '#catalogs/languages.ts';

/** One number in a text, converted to grams, milliliters, seconds or centimeters if it has a unit. */
export interface Found {
  unit: string;
  value: number;
}

/** A unit's names, and its size in the base unit. Longer names come first. */
const UNITS: Readonly<Record<Language, readonly (readonly [name: string, unit: string, times: number])[]>> = {
  en: [
    ['hours?', 's', 3600],
    ['minutes?', 's', 60],
    ['seconds?', 's', 1],
    ['cups?', 'cup', 1],
    ['tbsp', 'tbsp', 1],
    ['tsp', 'tsp', 1],
    ['quarts?', 'qt', 1],
    ['pinch', 'pinch', 1],
    ['in', 'inch', 1],
    ['°C fan', 'fan', 1],
  ],
  fr: [
    ['heures?', 's', 3600],
    ['minutes?', 's', 60],
    ['secondes?', 's', 1],
    ['tasses?', 'cup', 1],
    ['c\\. à s\\.', 'tbsp', 1],
    ['c\\. à c\\.', 'tsp', 1],
    ['quarts? \\(US\\)', 'qt', 1],
    ['pincée', 'pinch', 1],
    ['po', 'inch', 1],
    ['°C en chaleur tournante', 'fan', 1],
  ],
  de: [
    ['Stunden?', 's', 3600],
    ['Minuten?', 's', 60],
    ['Sekunden?', 's', 1],
    ['US-Tassen?', 'cup', 1],
    ['EL', 'tbsp', 1],
    ['TL', 'tsp', 1],
    ['US-Quarts?', 'qt', 1],
    ['Prise', 'pinch', 1],
    ['Zoll', 'inch', 1],
    ['°C Umluft', 'fan', 1],
  ],
  es: [
    ['horas?', 's', 3600],
    ['minutos?', 's', 60],
    ['segundos?', 's', 1],
    ['tazas?', 'cup', 1],
    ['cdtas?', 'tsp', 1],
    ['cdas?', 'tbsp', 1],
    ['cuartos? de galón', 'qt', 1],
    ['pizca', 'pinch', 1],
    ['pulg\\.', 'inch', 1],
    ['°C con ventilador', 'fan', 1],
  ],
};
const EVERYWHERE = [
  ['kg', 'g', 1000],
  ['g', 'g', 1],
  ['ml', 'ml', 1],
  ['cl', 'ml', 10],
  ['l', 'ml', 1000],
  ['lb', 'lb', 1],
  ['oz', 'oz', 1],
  ['cm', 'cm', 1],
  ['mm', 'cm', 0.1],
  ['°C', 'C', 1],
  ['°F', 'F', 1],
] as const;

/** Before the number, if the scale comes first. */
const SCALES: Readonly<Record<Language, readonly (readonly [name: string, unit: string])[]>> = {
  en: [['gas mark', 'mark']],
  fr: [['th\\.', 'thermostat']],
  de: [],
  es: [],
};

const DECIMAL: Readonly<Record<Language, string>> = { en: '\\.', fr: ',', de: ',', es: ',' };
const RANGE = '(?: to | à |[–-])';

/** `1`, `2.5`, `3/4`, `1 3/4`. */
function numberIn(text: string): number {
  return text
    .split(' ')
    .map((part) => {
      const [above = '', below = '1'] = part.split('/');
      return Number(above.replace(',', '.')) / Number(below);
    })
    .reduce((sum, part) => sum + part, 0);
}

/**
 * The numbers in a recipe's text, read without any of the site's code; a range is two of them, `1 hour 30 minutes` one.
 * Flour types do not count.
 */
export function readNumbers(language: Language, text: string): Found[] {
  const units = [...UNITS[language], ...EVERYWHERE];
  const plain = text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\b[TW]\d{2,3}\b|\bType \d{3}\b/g, '')
    .replace(/\(Umluft (\d+) °C/g, '($1 °C Umluft');
  const number = `\\d+(?: \\d+/\\d+|/\\d+|${DECIMAL[language]}\\d+)?`;
  const before = SCALES[language].map(([name]) => name).join('|') || '(?!)';
  const after = units.map(([name]) => name).join('|');
  const pattern = new RegExp(
    `(?:(${before}) )?(?<![\\d])(${number})(?:${RANGE}(${number}))?(?: (${after})(?![\\p{L}]))?`,
    'gu',
  );
  const found: (Found & { end: number; single: boolean })[] = [];
  for (const match of plain.matchAll(pattern)) {
    const [whole, scale, low = '', high, name] = match;
    const named = (names: readonly (readonly [string, string, number?])[], word?: string) =>
      names.find(([part]) => word !== undefined && new RegExp(`^(?:${part})$`).test(word));
    const [, unit = 'number', times = 1] = named(SCALES[language], scale) ?? named(units, name) ?? [];
    const previous = found.at(-1);
    const joins =
      unit === 's' && previous?.unit === 's' && previous.single && previous.end + 1 === match.index;
    if (joins && previous) previous.value += numberIn(low) * times;
    const end = match.index + whole.length;
    if (joins && previous) previous.end = end;
    else
      for (const one of high === undefined ? [low] : [low, high])
        found.push({ unit, value: numberIn(one) * times, end, single: high === undefined });
  }
  return found.map(({ unit, value }) => ({ unit, value }));
}
