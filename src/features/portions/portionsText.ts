import {
  foodsIn,
  PORTION_COUNTRIES,
  type PortionFoodId,
} from '@gramwise/engine/calculators/portions/portionTable.ts';
import { inJug, onScale } from '@gramwise/engine/rounding/metric.ts';
import { inPoundsAndOunces } from '@gramwise/engine/rounding/pounds.ts';
import type { ShownMeasure } from '@gramwise/engine/rounding/shownMeasure.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { countriesFor } from '#catalogs/countries.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber, selectPluralForm } from '#format/format.ts';
import { joinRange } from '#format/joinRange.ts';
import { colon } from '#format/marks.ts';
import type { LiveResult } from '#tools/live/LiveTool.tsx';
import type { PortionAnswer } from './portionsForm.ts';

type Messages = Catalog['portions'];
export type CountryNames = Catalog['kitchen']['countries'];

export interface PortionWords {
  messages: Messages;
  countries: CountryNames;
  /** Whether cooks weigh in pounds, too. */
  customary: boolean;
}

/** Countries with portions of their own, those of the language's cooks first. */
export const countriesWithPortions = (language: Language) =>
  countriesFor(language).filter((id) => PORTION_COUNTRIES.includes(id));

/** Meat and fish are weighed raw even where no source says what is left of them. */
const isWeighedRaw = (food: PortionFoodId, served: boolean) =>
  served || foodsIn('meatAndFish').includes(food);

const numbers = (language: Language, { values }: ShownMeasure) =>
  joinRange(values.map((value) => formatNumber(language, value, 0, 2)));

/** A kilogram or liter is planned in steps of 10. */
function measure(unit: 'g' | 'ml', values: readonly number[]): ShownMeasure {
  const planned = Math.max(...values) < 1000 ? values : values.map((value) => Math.round(value / 10) * 10);
  return unit === 'g' ? onScale(planned) : inJug(planned);
}

/** `80–100 g`, `1.2 kg`, `200 ml`. */
export function amountText(language: Language, unit: 'g' | 'ml', values: readonly number[]): string {
  const shown = measure(unit, values);
  return `${numbers(language, shown)}\u00a0${shown.unit}`;
}

/** What to buy, what it becomes, and whose portion it is. */
export function portionsResult(
  language: Language,
  { messages, countries, customary }: PortionWords,
  answer: PortionAnswer,
): LiveResult {
  const { food, raw, served, adult, unit, country, asked, source } = answer;
  const shown = measure(unit, [raw.amount]);
  const name = messages.foods[food];
  const guests = fill(selectPluralForm(language, answer.guests, messages.forGuests), {
    n: formatNumber(language, answer.guests, 0),
  });
  const number = numbers(language, shown);
  const state = isWeighedRaw(food, served !== null) ? ` ${messages.raw}` : '';
  const after = served && amountText(language, unit, [served.amount]);
  const pounds = customary && unit === 'g' ? inPoundsAndOunces([raw.amount]) : null;
  const eaten = served && after ? [{ label: messages.served[served.as], value: after }] : [];
  return {
    number,
    unit: `${shown.unit}${state}`,
    text: [
      `${name}, ${guests}${colon(language)}${number}\u00a0${shown.unit}${state}`,
      ...eaten.map(({ label, value }) => `${label}${colon(language)}${value}`),
    ].join(', '),
    facts: [
      ...eaten,
      ...(pounds
        ? [{ label: messages.pounds, value: `${numbers(language, pounds)}\u00a0${pounds.unit}` }]
        : []),
      { label: messages.adult, value: amountText(language, unit, [adult.least, adult.most]) },
      { label: messages.from, value: countries[country] },
      { label: messages.by, value: source },
    ],
    remark:
      country === asked
        ? undefined
        : fill(messages.borrowed, { asked: countries[asked], country: countries[country] }),
  };
}
