import { roundForJug, roundForScale } from '@gramwise/engine/rounding/metric.ts';
import { convertTemperature } from '@gramwise/engine/temperature/scales.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber, selectFractionForm } from '#format/format.ts';
import { fractionText } from '#format/fractionText.ts';
import { joinRange } from '#format/joinRange.ts';
import { colon } from '#format/marks.ts';
import type { LiveResult } from '#tools/live/LiveTool.tsx';
import type { AltitudeAnswer, AmountName, ChangedAmount, Measures } from './altitudeForm.ts';

type Messages = Catalog['altitude'];

/** Ovens are set in steps of five degrees. */
const OVEN_STEP = 5;
const TABLESPOONS_PER_CUP = 16; // by definition

const range = (values: readonly number[], write: (value: number) => string) => joinRange(values.map(write));

/** Degrees and minutes, alike in both kinds of kitchen. */
function heatText(language: Language, { name, to }: ChangedAmount, measures: Measures): string {
  if (name === 'minutes') return `${range(to, (value) => formatNumber(language, value, 0))}\u00a0min`;
  const step = (value: number) => formatNumber(language, Math.round(value / OVEN_STEP) * OVEN_STEP, 0);
  return `${range(to, step)}\u00a0${measures === 'us' ? '°F' : '°C'}`;
}

function metricText(language: Language, { name, to }: ChangedAmount): string {
  const [round, unit] = name === 'liquid' ? ([roundForJug, 'ml'] as const) : ([roundForScale, 'g'] as const);
  return `${range(to, (value) => formatNumber(language, round(value) ?? value, 0, 1))}\u00a0${unit}`;
}

/** Spoons or cups, from the smaller number to the larger: `1 cup`, `2–4 tbsp`. */
function counted(
  language: Language,
  forms: Messages['tsp' | 'cups' | 'tbsp'],
  values: readonly number[],
): string {
  const n = range(values, (value) => fractionText(language, value));
  return fill(selectFractionForm(language, Math.max(...values), forms), { n });
}

/** `2 cups less 2–4 tbsp`: nobody measures 1.875 cups. */
function cupText(language: Language, messages: Messages, { name, from, to }: ChangedAmount): string {
  if (name === 'leavening') return counted(language, messages.tsp, to);
  const amount = counted(language, messages.cups, [from]);
  const spoons = to.map((value) => Math.abs(value - from) * TABLESPOONS_PER_CUP).sort((a, b) => a - b);
  if ((spoons[1] ?? 0) === 0) return amount;
  const change = counted(language, messages.tbsp, spoons);
  return fill(name === 'sugar' ? messages.less : messages.more, { amount, change });
}

export function amountText(
  language: Language,
  messages: Messages,
  { amount, measures }: { amount: ChangedAmount; measures: Measures },
): string {
  if (amount.name === 'oven' || amount.name === 'minutes') return heatText(language, amount, measures);
  return measures === 'us' ? cupText(language, messages, amount) : metricText(language, amount);
}

/** Degrees Celsius in the scale of the recipe. */
export function boilsText(language: Language, celsius: number, measures: Measures): string {
  if (measures === 'metric') return `${formatNumber(language, celsius, 0)}\u00a0°C`;
  const fahrenheit = convertTemperature(celsius, 'celsius', 'fahrenheit');
  return fahrenheit.ok ? `${formatNumber(language, fahrenheit.value, 0)}\u00a0°F` : '';
}

/** The first amount large, the others below it. */
export function altitudeResult(
  language: Language,
  messages: Messages,
  { answer, measures }: { answer: AltitudeAnswer; measures: Measures },
): LiveResult {
  const label = (name: AmountName) => messages.amounts[name];
  const shown = answer.amounts.map((amount) => ({
    label: label(amount.name),
    value: amountText(language, messages, { amount, measures }),
  }));
  const boils = { label: messages.boils, value: boilsText(language, answer.boils, measures) };
  if (!answer.band)
    return { number: messages.unchanged, text: messages.unchanged, facts: [boils], remark: messages.low };
  const [first, ...others] = shown;
  return {
    number: first?.value ?? '',
    unit: first?.label ?? '',
    text: shown.map((row) => `${row.label}${colon(language)}${row.value}`).join(', '),
    facts: [...others, boils],
    remark: answer.beyond ? messages.beyond : messages.start,
  };
}
