import type { Language } from '#catalogs/languages.ts';
import { selectPluralForm } from './format.ts';

/** The names of a unit in one language. */
interface UnitNames {
  one: string;
  name: string;
  short: string;
  /** The plural of `short`, where it may have one. */
  shorts?: string;
}

/** The name of a unit after a number, rounded as it is shown: `1 cup`, `1.00 cups`, `0,50 tasse`. */
export const longUnitName = (language: Language, { one, name }: UnitNames, shown: number, decimals = 0) =>
  selectPluralForm(language, shown, { one, other: name }, decimals);

/** The name of a unit in a menu, which may be narrow: abbreviated where that says its size or country, too. */
export const menuUnitName = ({ one, name, short }: UnitNames) =>
  short.includes('(') && short !== one ? short : name;

/** The abbreviation of a unit by number, for a fraction: `1/2 cda`, `2 cdas`. */
export const shortForms = ({ short, shorts = short }: UnitNames) => ({ one: short, other: shorts });

/** The abbreviated name of a unit, where it has one: `2 tbsp`, `2 cups`. */
export const shortUnitName = (language: Language, unit: UnitNames, shown: number, decimals = 0) =>
  [unit.one, unit.name].includes(unit.short)
    ? longUnitName(language, unit, shown, decimals)
    : selectPluralForm(language, shown, shortForms(unit), decimals);
