import type { Kitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import { formatFraction } from '@gramwise/engine/quantity/fraction.ts';
import { answersInCups, isCup, measureUnit } from '@gramwise/engine/rounding/measured.ts';
import { decimalsFor, shownNumber } from '@gramwise/engine/rounding/numbers.ts';
import type { MeasuredVolume } from '@gramwise/engine/rounding/spoons.ts';
import type { KitchenUnitId } from '@gramwise/engine/units/units.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber, formatPrecise, selectFractionForm } from './format.ts';
import { shortForms, shortUnitName } from './unitName.ts';

/** The messages that a cook's answer is written with. */
export interface CookTextMessages {
  converter: Pick<Catalog['converter'], 'precisely' | 'more' | 'less'>;
  units: Catalog['units'];
}

/** Relative rounding errors below this are not mentioned. */
const MIN_NOTABLE_ERROR = 0.01;

/** An amount in a form a cook can measure. */
export interface CookAnswer {
  /** The answer in a cook's terms, with its unit separate if it has only one: `282` `g`, `1/3 cup + 1 tbsp`. */
  text: string;
  unit: string | null;
  /** The same amount in another unit, or the rounding error. */
  remark: string | null;
}

/** An amount to express in a cook's terms. */
interface CookAmount {
  value: number;
  unit: KitchenUnitId;
  /** The question named the unit, so the answer keeps it. */
  named?: boolean;
  /** The amount is the size of a unit, so no food is involved. */
  isSize?: boolean;
}

/** Formats an amount the way a cook would measure it: in the kitchen's measures, or as a scale or jug shows it. */
export function formatCookAnswer(
  language: Language,
  messages: CookTextMessages,
  kitchen: Pick<Kitchen, 'tablespoon'>,
  { value, unit: to, named = false, isSize = false }: CookAmount,
): CookAnswer {
  const { converter, units } = messages;
  if (to === 'grams' || to === 'milliliters') {
    const rounded = shownNumber(value, to, isSize);
    const text = formatNumber(language, rounded, 0, decimalsFor(rounded));
    return { text, unit: units[to].short, remark: null };
  }
  const measured = measureUnit({ value, unit: to }, kitchen);
  const unit = shortUnitName(language, units[to], Number(value.toFixed(2)), 2);
  const precise = value < 0.1 ? formatPrecise(language, value) : null;
  const tiny = precise && fill(converter.precisely, { amount: `${precise}\u00a0${unit}` });
  const decimals = { text: formatNumber(language, value, 2), unit };
  if (!measured) return { ...decimals, remark: tiny };
  const text = formatMeasures(language, messages, isCup(to) ? to : 'cups', measured);
  if (!isCup(to)) return { ...decimals, remark: text === `${decimals.text}\u00a0${unit}` ? tiny : text };
  return answersInCups(measured, named)
    ? { text, unit: null, remark: tiny ?? formatError(language, messages, measured.error) }
    : { text: precise ?? decimals.text, unit, remark: text };
}

/** `1/3 cup + 1 tbsp`. */
function formatMeasures(
  language: Language,
  { units }: CookTextMessages,
  cup: KitchenUnitId,
  { measures }: MeasuredVolume,
): string {
  return measures
    .map(({ unit, whole, numerator, denominator }) => {
      const amount = formatFraction({ whole, numerator, denominator, exact: true });
      const count = whole + numerator / denominator;
      const { one, name: other } = unit === 'pinch' ? units.pinch : units[cup];
      const forms = {
        cup: { one, other },
        tablespoon: shortForms(units.tablespoons),
        teaspoon: shortForms(units.teaspoons),
        pinch: { one, other },
      }[unit];
      return `${amount}\u00a0${selectFractionForm(language, count, forms)}`;
    })
    .join(' + ');
}

function formatError(language: Language, { converter }: CookTextMessages, error: number): string | null {
  if (Math.abs(error) < MIN_NOTABLE_ERROR) return null;
  const percent = formatNumber(language, Math.abs(error) * 100, 0);
  return fill(error > 0 ? converter.more : converter.less, { percent });
}
