import type { OvenId } from '@gramwise/engine/kitchens/kitchens.ts';
import type { Heat, Length, Time, Value } from '@gramwise/engine/recipes/values.ts';
import { nearestGasMark } from '@gramwise/engine/temperature/gasMark.ts';
import { fanSetting } from '@gramwise/engine/temperature/ovenHeat.ts';
import { celsiusToThermostat } from '@gramwise/engine/temperature/thermostat.ts';
import { SECONDS_PER, splitDuration, type TimeUnit } from '@gramwise/engine/time/duration.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatDurationParts } from '#format/duration.ts';
import { formatNumber, selectPluralForm } from '#format/format.ts';
import type { RecipeTextMessages } from '../messages.ts';
import { formatAmount, formatMessageRange, formatRecipeFraction, type RangeMessage } from './amountText.ts';
import { type RecipeTextView, showsBoth } from './textView.ts';

interface CountForms {
  readonly one: `${string}{n}${string}`;
  readonly other: `${string}{n}${string}`;
}
type TimeForms = Partial<Record<TimeUnit, CountForms>>;

const nonbreaking = (text: string) => text.replaceAll(' ', '\u00a0');

/** A time in the units that `forms` has: `30 to 35 minutes`, `1 hour 30 minutes`. */
export function formatTimeValue(
  language: Language,
  messages: RangeMessage,
  forms: TimeForms,
  { low, high }: Time,
): string {
  const units = (Object.keys(SECONDS_PER) as TimeUnit[]).filter((unit) => forms[unit]);
  const formsOf = (unit: TimeUnit): CountForms => {
    const { one, other } = forms[unit] ?? { one: '{n}', other: '{n}' };
    return { one: nonbreaking(one) as CountForms['one'], other: nonbreaking(other) as CountForms['other'] };
  };
  if (low === high) {
    const written = {
      day: formsOf('day'),
      hour: formsOf('hour'),
      minute: formsOf('minute'),
      second: formsOf('second'),
    };
    return formatDurationParts(language, written, splitDuration(low, units));
  }
  const number = (count: number) => formatNumber(language, count, 0);
  const unit =
    units.find((candidate) => low % SECONDS_PER[candidate] === 0 && high % SECONDS_PER[candidate] === 0) ??
    'minute';
  const [from, to] = [low / SECONDS_PER[unit], high / SECONDS_PER[unit]];
  const n = fill(messages.range, { low: number(from), high: number(to) });
  return nonbreaking(fill(selectPluralForm(language, to, formsOf(unit)), { n }));
}

function formatLength(
  language: Language,
  messages: RecipeTextMessages,
  { centimeters, inches }: Length,
  view: RecipeTextView,
): string {
  const small = centimeters < 1;
  const n = formatNumber(language, small ? centimeters * 10 : centimeters, 0, 1);
  const metric = nonbreaking(fill(messages.lengths[small ? 'mm' : 'cm'], { n }));
  const us = nonbreaking(fill(messages.lengths.in, { n: formatRecipeFraction(language, inches) }));
  if (showsBoth(view)) return fill(messages.both, { metric, us });
  return view.system === 'us' ? us : metric;
}

/** A setting on one oven scale; null if the scale has no such setting. */
function formatSetting(
  messages: RecipeTextMessages['oven'],
  scale: OvenId,
  { celsius, fahrenheit }: Heat,
): string | null {
  // Long German words must still be able to wrap.
  const text = (n: number | string) =>
    fill(messages[scale], { n }).replace(/(\d) (?=°)| (?=\d)/g, '$1\u00a0');
  if (scale === 'celsius') return text(celsius);
  if (scale === 'fahrenheit') return text(fahrenheit);
  if (scale === 'fan') {
    const fan = fanSetting(celsius);
    return fan === null ? null : text(fan);
  }
  const mark = scale === 'gas-mark' ? nearestGasMark(fahrenheit) : celsiusToThermostat(celsius);
  if (!mark.ok) return null;
  return text('id' in mark.value ? mark.value.id : mark.value.text);
}

/** The oven setting, the visitor's own scale first, the others in parentheses. */
function formatOven(messages: RecipeTextMessages, heat: Heat, view: RecipeTextView): string {
  const usual = messages.scales.split(' ') as OvenId[];
  const [first, ...others] = usual;
  const shown =
    view.system === 'us'
      ? (['fahrenheit'] as const)
      : [first ?? 'celsius', ...(showsBoth(view) ? (['fahrenheit'] as const) : []), ...others];
  const scales = new Set<OvenId>([...(view.oven ? [view.oven] : []), ...shown]);
  const [metric = '', ...rest] = [...scales].flatMap(
    (scale) => formatSetting(messages.oven, scale, heat) ?? [],
  );
  return rest.length === 0 ? metric : fill(messages.both, { metric, us: rest.join(', ') });
}

function formatHeat(messages: RecipeTextMessages, heat: Heat, view: RecipeTextView): string {
  if (heat.is === 'oven') return formatOven(messages, heat, view);
  const metric = nonbreaking(fill(messages.heat.celsius, { n: heat.celsius }));
  const us = nonbreaking(fill(messages.heat.fahrenheit, { n: heat.fahrenheit }));
  if (showsBoth(view)) return fill(messages.both, { metric, us });
  return view.system === 'us' ? us : metric;
}

/** A placeholder's value as text. */
export function formatValue(
  language: Language,
  messages: RecipeTextMessages,
  value: Value,
  view: RecipeTextView,
): string {
  switch (value.is) {
    case 'amount':
      return formatAmount(language, messages, value, {}, view);
    case 'time':
      return formatTimeValue(language, messages, messages.times, value);
    case 'length':
      return formatLength(language, messages, value, view);
    case 'number': {
      const write = (n: number) => formatNumber(language, n, 0, 2);
      return formatMessageRange(messages, write(value.low), write(value.high));
    }
    default:
      return formatHeat(messages, value, view);
  }
}
