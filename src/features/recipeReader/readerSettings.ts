import { readParam, withParams } from '#browser/query.ts';
import { COUNTRY_IDS, type CountryId, CUPS, type CupId } from '#domain/kitchens/kitchens.ts';
import { readServings, SCALES } from '#domain/recipes/servings.ts';
import { LANGUAGE_CODES, type Language } from '#i18n/languages.ts';
import { type LineChoices, LONGEST_CHOICES, readChoices, writeChoices } from './lineChoices.ts';

export const MEASURES = ['metric', 'us', 'written'] as const;
export type Measures = (typeof MEASURES)[number];

/** What the visitor wrote and chose. */
export interface ReaderSettings {
  text: string;
  /** Of the recipe; '' for the one that is found. */
  language: Language | '';
  /** Null for those of the visitor's kitchen. */
  measures: Measures | null;
  /** Where the recipe is from; '' for the country that its words tell. */
  country: CountryId | '';
  /** What a cup of the recipe holds; '' for the one of its country. Older addresses have it. */
  cup: CupId | '';
  /** Null for as many as the recipe says. */
  servings: number | null;
  scale: number;
  /** Lines that shall be read otherwise. */
  choices: LineChoices;
}

export const INITIAL_SETTINGS: ReaderSettings = {
  text: '',
  language: '',
  measures: null,
  country: '',
  cup: '',
  servings: null,
  scale: 1,
  choices: {},
};

const one = <Id extends string>(ids: readonly Id[], text: string | null) => ids.find((id) => id === text);

/** The settings in an address; the text is a draft of the history entry, or comes after the `#`. */
export function readSettings(query: string, draft: unknown): ReaderSettings {
  const text = typeof draft === 'string' ? draft : '';
  const scale = SCALES.find((known) => String(known) === readParam(query, 'scale'));
  return {
    text,
    language: one(LANGUAGE_CODES, readParam(query, 'lang')) ?? '',
    measures: one(MEASURES, readParam(query, 'measures')) ?? null,
    country: one(COUNTRY_IDS, readParam(query, 'country')) ?? '',
    cup: one(CUPS, readParam(query, 'cup')) ?? '',
    servings: readServings(readParam(query, 'servings') ?? ''),
    scale: scale ?? INITIAL_SETTINGS.scale,
    choices: readChoices(readParam(query, 'lines', LONGEST_CHOICES) ?? ''),
  };
}

/** The query for the settings, without the usual ones. Unrelated parameters stay. */
export function writeSettings(settings: ReaderSettings, query: string): string {
  const { language, measures, country, cup, servings, scale, choices } = settings;
  return withParams(query, {
    lang: language || null,
    measures,
    country: country || null,
    cup: cup || null,
    servings: servings === null ? null : String(servings),
    scale: scale === INITIAL_SETTINGS.scale ? null : String(scale),
    lines: writeChoices(choices),
  });
}
