import { FOOD_IDS } from '@gramwise/engine/foods/figures.ts';
import { PAN_SIZES } from '@gramwise/engine/pans/pans.ts';
import { PAN_PRESETS } from '@gramwise/engine/pans/presets.ts';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatDate } from '#format/format.ts';
import { CHECKED_MONTH, COMPARED_SITES, type ComparePage } from './compare.ts';
import { compare as de } from './de.ts';
import { compare as en } from './en.ts';
import { compare as es } from './es.ts';
import { compare as fr } from './fr.ts';

const PAGES: Record<Language, ComparePage> = { en, fr, de, es };

/** Our counts, by their placeholders in the text. */
const COUNTS = {
  ingredients: FOOD_IDS.length,
  pans: PAN_SIZES.length,
  presets: PAN_PRESETS.length,
  languages: LANGUAGE_CODES.length,
};

/** The comparison in a language, including what all languages share. */
export function compareIn(language: Language) {
  const page = PAGES[language];
  const rows = page.table.rows.map((row) => ({ ...row, gramwise: fill(row.gramwise, COUNTS) }));
  return {
    ...page,
    table: { ...page.table, rows },
    sites: COMPARED_SITES,
    checked: formatDate(language, CHECKED_MONTH, { day: undefined }),
  };
}
