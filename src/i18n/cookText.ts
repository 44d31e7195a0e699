import type { Kitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import { formatFraction } from '@gramwise/engine/quantity/fraction.ts';
import { shownGrams, shownMilliliters } from '@gramwise/engine/rounding/metric.ts';
import { type Measured, type MeasureSizes, measuring } from '@gramwise/engine/rounding/spoons.ts';
import { type KitchenUnitId, UNITS } from '@gramwise/engine/units/units.ts';
import { US_MEASURES } from '@gramwise/engine/units/usMeasures.ts';
import type { Catalog } from './catalog.ts';
import { formatNumber, formatPrecise, fractionForm } from './format.ts';
import type { Language } from './languages.ts';
import { fill } from './template.ts';
import { shortUnit } from './unitText.ts';

/** The messages that a cook's answer is written with. */
export interface CookTextMessages {
  converter: Pick<Catalog['converter'], 'precisely' | 'more' | 'less'>;
  units: Catalog['units'];
}

const US_UNITS: readonly KitchenUnitId[] = ['cups', 'tablespoons', 'teaspoons'];
const CUPS: readonly KitchenUnitId[] = ['us_legal_cup', 'metric_cup', 'imperial_cup', 'japanese_cup'];
const METRIC_SPOONS: readonly KitchenUnitId[] = [
  'metric_tablespoon',
  'australian_tablespoon',
  'dessertspoon',
  'metric_teaspoon',
];

/** The set of measures that a unit belongs to; null for units that no cook has a measure of. */
function sizesFor(unit: KitchenUnitId, { tablespoon }: Pick<Kitchen, 'tablespoon'>): MeasureSizes | null {
  if (US_UNITS.includes(unit)) return US_MEASURES;
  const isCup = CUPS.includes(unit);
  if (!isCup && !METRIC_SPOONS.includes(unit)) return null;
  const spoon = unit === 'australian_tablespoon' || tablespoon === 'australian_tablespoon' ? 20 : 15;
  return { cup: isCup ? UNITS[unit].size : null, tablespoon: spoon, teaspoon: 5 };
}

/** An error from which on it is said. */
const NOTABLE = 0.01;

/** What a cook does with the answer. */
export interface CookAnswer {
  /** The answer as a cook says it, with its unit apart where it has only one: `282` `g`, `1/3 cup + 1 tbsp`. */
  text: string;
  unit: string | null;
  /** Another way to say it, or what the rounding costs. */
  remark: string | null;
}

/** The answer in the unit that was asked for, even where a cook would measure with spoons: `0.18 cups`. */
export function answerInUnit(
  language: Language,
  messages: CookTextMessages,
  kitchen: Pick<Kitchen, 'tablespoon'>,
  to: KitchenUnitId,
  value: number,
): CookAnswer {
  const cook = cookAnswer(language, messages, kitchen, to, value);
  const { one, name } = messages.units[to];
  if (cook.unit !== null || cook.text.includes(one) || cook.text.includes(name)) return cook;
  const unit = shortUnit(language, messages.units[to], Number(value.toFixed(2)), 2);
  const text = value < 0.1 ? formatPrecise(language, value) : formatNumber(language, value, 2);
  return { text, unit, remark: cook.text };
}

/** Says `value` of the unit `to` as a cook would: in measures of the kitchen, or as a scale shows it. */
export function cookAnswer(
  language: Language,
  messages: CookTextMessages,
  kitchen: Pick<Kitchen, 'tablespoon'>,
  to: KitchenUnitId,
  value: number,
): CookAnswer {
  const { converter, units } = messages;
  if (to === 'grams' || to === 'milliliters') {
    const rounded = to === 'grams' ? shownGrams(value) : shownMilliliters(value);
    const text = rounded < 0.1 ? formatPrecise(language, rounded) : formatNumber(language, rounded, 0, 1);
    return { text, unit: units[to].short, remark: null };
  }
  const sizes = sizesFor(to, kitchen);
  const measured = sizes && measuring(sizes)(value * UNITS[to].size);
  const isCup = to === 'cups' || CUPS.includes(to);
  const unit = shortUnit(language, units[to], Number(value.toFixed(2)), 2);
  const tiny =
    value < 0.1
      ? fill(converter.precisely, { amount: `${formatPrecise(language, value)}\u00a0${unit}` })
      : null;
  const decimals = { text: formatNumber(language, value, 2), unit };
  if (!measured) return { ...decimals, remark: tiny };
  const text = measuresText(language, messages, isCup ? to : 'cups', measured);
  if (isCup) return { text, unit: null, remark: tiny ?? errorText(language, messages, measured.error) };
  return { ...decimals, remark: text === `${decimals.text}\u00a0${unit}` ? tiny : text };
}

/** `1/3 cup + 1 tbsp`. */
function measuresText(
  language: Language,
  { units }: CookTextMessages,
  cup: KitchenUnitId,
  { measures }: Measured,
): string {
  return measures
    .map(({ unit, whole, numerator, denominator }) => {
      const amount = formatFraction({ whole, numerator, denominator, exact: true });
      const count = whole + numerator / denominator;
      const { one, name: other } = units[cup];
      const name = {
        cup: fractionForm(language, count, { one, other }),
        tablespoon: units.tablespoons.short,
        teaspoon: units.teaspoons.short,
        pinch: units.pinch.one,
      }[unit];
      return `${amount}\u00a0${name}`;
    })
    .join(' + ');
}

function errorText(language: Language, { converter }: CookTextMessages, error: number): string | null {
  if (Math.abs(error) < NOTABLE) return null;
  const percent = formatNumber(language, Math.abs(error) * 100, 0);
  return fill(error > 0 ? converter.more : converter.less, { percent });
}
