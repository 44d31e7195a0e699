import { COUNTRY_IDS, type CountryId } from '@gramwise/engine/kitchens/kitchens.ts';
import { parseScale, parseServings } from '@gramwise/engine/recipes/servings.ts';
import { parseStock, type Stock } from '@gramwise/engine/recipes/stock.ts';
import { CUPS, type CupId } from '@gramwise/engine/units/cups.ts';
import { readParam, withParams } from '#browser/query.ts';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import {
  formatChoices,
  type LineChoices,
  MAX_CHOICES_LENGTH,
  parseChoices,
  parseLineId,
} from './lineChoices.ts';

export const READER_MEASURES = ['metric', 'us', 'written'] as const;
export type ReaderMeasures = (typeof READER_MEASURES)[number];

/** What the visitor wrote and chose. */
export interface ReaderSettings {
  text: string;
  /** The recipe's language; '' for the detected one. */
  language: Language | '';
  /** Null for those of the visitor's kitchen. */
  measures: ReaderMeasures | null;
  /** Where the recipe is from; '' for the country its words suggest. */
  country: CountryId | '';
  /** What the recipe's cup holds; '' for its country's cup. Found in older URLs. */
  cup: CupId | '';
  /** Null for the recipe's own. Of this and the next three at most one differs from the recipe. */
  servings: number | null;
  scale: number;
  /** What to use up, by the line of its ingredient in the pasted text. */
  stock: Stock | null;
  /** The id of another pan. */
  pan: string | null;
  /** Lines to be read differently. */
  choices: LineChoices;
  /** Whether the ingredients are shown in the language of the page. */
  translated: boolean;
}

/** The recipe unscaled. */
export const UNSCALED = { servings: null, scale: 1, stock: null, pan: null } as const;

export const INITIAL_SETTINGS: ReaderSettings = {
  text: '',
  language: '',
  measures: null,
  country: '',
  cup: '',
  ...UNSCALED,
  choices: {},
  translated: false,
};

const findOption = <Id extends string>(ids: readonly Id[], text: string | null) =>
  ids.find((id) => id === text);

/** The settings in a URL; the text is a draft of the history entry, or comes after the `#`. */
export function readSettings(query: string, draft: unknown): ReaderSettings {
  const text = typeof draft === 'string' ? draft : '';
  const scale = parseScale(readParam(query, 'scale') ?? '');
  const stockLine = parseLineId(readParam(query, 'of') ?? '');
  const pan = readParam(query, 'pan') ?? '';
  return {
    text,
    language: findOption(LANGUAGE_CODES, readParam(query, 'lang')) ?? '',
    measures: findOption(READER_MEASURES, readParam(query, 'measures')) ?? null,
    country: findOption(COUNTRY_IDS, readParam(query, 'country')) ?? '',
    cup: findOption(CUPS, readParam(query, 'cup')) ?? '',
    servings: parseServings(readParam(query, 'servings') ?? ''),
    scale: scale ?? UNSCALED.scale,
    stock: stockLine === null ? null : parseStock(stockLine, readParam(query, 'have')),
    pan: /^[a-z\d.-]{1,40}$/.test(pan) ? pan : null,
    choices: parseChoices(readParam(query, 'lines', MAX_CHOICES_LENGTH) ?? ''),
    translated: readParam(query, 'translate') === 'yes',
  };
}

/** The query for the settings, without defaults. Unrelated parameters stay. */
export function writeSettings(settings: ReaderSettings, query: string): string {
  const { language, measures, country, cup, servings, scale, stock, pan, choices, translated } = settings;
  return withParams(query, {
    lang: language || null,
    measures,
    country: country || null,
    cup: cup || null,
    servings: servings === null ? null : String(servings),
    scale: scale === UNSCALED.scale ? null : String(scale),
    of: stock?.of ?? null,
    have: stock ? String(stock.amount) : null,
    pan,
    lines: formatChoices(choices),
    translate: translated ? 'yes' : null,
  });
}
