import type { Portions } from '@gramwise/engine/calculators/portions/portions.ts';
import {
  foodsIn,
  type PortionFoodId,
  portionFood,
} from '@gramwise/engine/calculators/portions/portionTable.ts';
import { inJug, onScale } from '@gramwise/engine/rounding/metric.ts';
import type { ShownMeasure } from '@gramwise/engine/rounding/shownMeasure.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber, selectPluralForm } from '#format/format.ts';
import { joinRange } from '#format/joinRange.ts';
import { colon } from '#format/marks.ts';

export type PortionMessages = Pick<Catalog['portions'], 'foods' | 'forGuests' | 'raw' | 'served'>;

/** Portions with the food and the guests that they are for. */
interface AnsweredPortions extends Portions {
  food: PortionFoodId;
  guests: number;
}

/** Meat and fish are weighed raw even where no source says what is left of them. */
export const isWeighedRaw = (food: PortionFoodId) =>
  portionFood(food).served !== undefined || foodsIn('meatAndFish').includes(food);

export const measureNumbers = (language: Language, { values }: ShownMeasure) =>
  joinRange(values.map((value) => formatNumber(language, value, 0, 2)));

/** A kilogram or liter is planned in steps of 10. */
function measure(unit: 'g' | 'ml', values: readonly number[]): ShownMeasure {
  const planned = Math.max(...values) < 1000 ? values : values.map((value) => Math.round(value / 10) * 10);
  return unit === 'g' ? onScale(planned) : inJug(planned);
}

/** `80–100 g`, `1.2 kg`, `200 ml`. */
export function amountText(language: Language, unit: 'g' | 'ml', values: readonly number[]): string {
  const shown = measure(unit, values);
  return `${measureNumbers(language, shown)}\u00a0${shown.unit}`;
}

/** What to buy and what it becomes: the large figure, what is served, and both in a sentence. */
export function portionText(
  language: Language,
  messages: PortionMessages,
  { food, raw, served, unit, guests }: AnsweredPortions,
) {
  const shown = measure(unit, [raw.amount]);
  const forGuests = fill(selectPluralForm(language, guests, messages.forGuests), {
    n: formatNumber(language, guests, 0),
  });
  const number = measureNumbers(language, shown);
  const state = isWeighedRaw(food) ? ` ${messages.raw}` : '';
  const eaten = served && {
    label: messages.served[served.as],
    value: amountText(language, unit, [served.amount]),
  };
  return {
    number,
    unit: `${shown.unit}${state}`,
    eaten,
    text: [
      `${messages.foods[food]}, ${forGuests}${colon(language)}${number}\u00a0${shown.unit}${state}`,
      ...(eaten ? [`${eaten.label}${colon(language)}${eaten.value}`] : []),
    ].join(', '),
  };
}
