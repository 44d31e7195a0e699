import { readParam, withParams } from '#browser/query.ts';
import { CUPS, type CupId } from '#domain/kitchens/kitchens.ts';
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
  /** What a cup of the recipe holds; '' for the one that is usual in its language. */
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
    cup: one(CUPS, readParam(query, 'cup')) ?? '',
    servings: readServings(readParam(query, 'servings') ?? ''),
    scale: scale ?? INITIAL_SETTINGS.scale,
    choices: readChoices(readParam(query, 'lines', LONGEST_CHOICES) ?? ''),
  };
}

/** The query for the settings, without the usual ones. Unrelated parameters stay. */
export function writeSettings(settings: ReaderSettings, query: string): string {
  const { language, measures, cup, servings, scale, choices } = settings;
  return withParams(query, {
    lang: language || null,
    measures,
    cup: cup || null,
    servings: servings === null ? null : String(servings),
    scale: scale === INITIAL_SETTINGS.scale ? null : String(scale),
    lines: writeChoices(choices),
  });
}
