import { type Portions, portions } from '../calculators/portions/portions.ts';
import { PORTION_FOOD_IDS } from '../calculators/portions/portionTable.ts';
import type { CountryId } from '../kitchens/kitchens.ts';
import { rangeText } from '../language/writing/numberText.ts';
import { fail, ok, type Result } from '../result.ts';
import { inJug, onScale } from '../rounding/metric.ts';
import { type KitchenUnitId, UNITS } from '../units/units.ts';
import { type CookLanguage, formatNumber } from './commandLanguages.ts';
import { measureText } from './measureText.ts';

/** How it is asked, the same in every language. */
export const PORTIONS_USAGE = `gramwise portions FOOD GUESTS [CHILDREN] --country us|gb|de|...\nFOOD: ${PORTION_FOOD_IDS.join(' ')}`;

interface AskedPortions extends Portions {
  guests: number;
  children: number;
}

/**
 * `pasta 6`, or `pasta 6 2` where two of the six are children.
 *
 * Errors: 'portions' for anything else, whose message is the usage.
 */
export function answerPortions(
  words: readonly string[],
  country: CountryId,
): Result<AskedPortions, 'portions'> {
  const [food = '', guests = '', children = '0', ...more] = words;
  const found = portions({ food, country, guests: Number(guests), children: Number(children) });
  return found.ok && more.length === 0
    ? ok({ ...found.value, guests: Number(guests), children: Number(children) })
    : fail('portions');
}

/** `80–100 g`, `1.2 kg`, `200 ml`. */
export function amountRange(language: CookLanguage, values: readonly number[], unit: 'g' | 'ml'): string {
  const shown = unit === 'g' ? onScale(values) : inJug(values);
  return `${rangeText(shown.values.map((value) => formatNumber(language, value, 2)))} ${shown.unit}`;
}

/** The answer as one line: `720–900 g → 1.71–2.14 kg (120–150 g, EDEKA)`, raw and cooked, and what an adult gets. */
export function portionsLine(
  language: CookLanguage,
  { raw, served, adult, unit, source }: Portions,
  named: KitchenUnitId | null = null,
): string {
  const text = ({ least, most }: { least: number; most: number }) => {
    if (named) {
      const values = [least, most].map((value) => value / UNITS[named].size);
      return measureText(language, { values, unit: named });
    }
    return amountRange(language, [least, most], unit);
  };
  const all = served ? `${text(raw)} → ${text(served)}` : text(raw);
  return `${all} (${text(adult)}, ${source})`;
}
