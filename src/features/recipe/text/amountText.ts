import { fractionText } from '@gramwise/engine/language/writing/fractionText.ts';
import { type AmountPart, type MeasuredFood, shownAmount } from '@gramwise/engine/recipes/shownAmount.ts';
import type { Amount } from '@gramwise/engine/recipes/values.ts';
import { onScale } from '@gramwise/engine/rounding/metric.ts';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber, selectFractionForm } from '#format/format.ts';
import type { RecipeTextMessages } from '../messages.ts';
import { type RecipeTextView, showsBoth } from './textView.ts';

const NO_BREAK_SPACE = '\u00a0';
const METRIC_UNITS = new Set(['g', 'kg', 'ml', 'cl', 'dl', 'l']);
/** Rounded amounts have no more decimals. */
const MAX_DECIMALS = 4;

/** A number as recipes print it, with fractions: `1 3/4`, `2`. */
export const formatRecipeFraction = (language: Language, value: number): string =>
  fractionText(value, LANGUAGES[language]).replace(' ', NO_BREAK_SPACE);

/** How a language writes a range: `{low} to {high}`. */
export interface RangeMessage {
  readonly range: `${string}{low}${string}{high}${string}`;
}

/** One number, or a range of two that differ. */
export function formatMessageRange(messages: RangeMessage, low: string, high: string): string {
  return low === high ? low : fill(messages.range, { low, high });
}

function formatPart(language: Language, messages: RecipeTextMessages, part: AmountPart): string {
  const [low = 0, high = low] = part.values;
  if (METRIC_UNITS.has(part.unit)) {
    const n = formatNumber(language, low, 0, MAX_DECIMALS);
    return fill(messages.units[part.unit as 'g'], { n }).replaceAll(' ', NO_BREAK_SPACE);
  }
  const n = formatMessageRange(
    messages,
    formatRecipeFraction(language, low),
    formatRecipeFraction(language, high),
  );
  if (part.unit === 'piece') return n;
  const forms = messages.units[part.unit as 'cup'];
  return fill(selectFractionForm(language, high, forms), { n }).replaceAll(' ', NO_BREAK_SPACE);
}

/** A weight rounded as a scale shows it; never zero. */
export const formatScaleGrams = (language: Language, messages: RecipeTextMessages, grams: number) =>
  formatPart(language, messages, onScale([grams]));

/** An amount in one system. */
function formatInSystem(
  language: Language,
  messages: RecipeTextMessages,
  amount: Amount,
  food: MeasuredFood,
  view: RecipeTextView,
  system: 'metric' | 'us',
): string {
  return shownAmount(amount, food, { ...view, system })
    .map((part) => formatPart(language, messages, part))
    .reduce((first, more) => fill(messages.plus, { first, more }));
}

/** What cooks of every country with a cup have. */
const CUPS_AND_SPOONS = new Set<string>(['cup', 'tbsp', 'tsp']);

/** An amount in the visitor's measures, or in both systems if they differ: `220 g (1 3/4 cups)`. */
export function formatAmount(
  language: Language,
  messages: RecipeTextMessages,
  amount: Amount,
  food: MeasuredFood,
  view: RecipeTextView,
): string {
  const [metric, us] = (['metric', 'us'] as const).map((system) =>
    formatInSystem(language, messages, amount, food, view, system),
  ) as [string, string];
  if (view.system !== 'written') return view.system === 'us' ? us : metric;
  const isMeasured = amount.us?.every(([, unit]) => CUPS_AND_SPOONS.has(unit));
  return metric === us || !(isMeasured || showsBoth(view)) ? metric : fill(messages.both, { metric, us });
}
