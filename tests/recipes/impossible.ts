import type { RecipeFacts, RecipePan } from '@gramwise/engine/recipes/facts.ts';
import { MAX_SERVINGS } from '@gramwise/engine/recipes/servings.ts';
import type { Value } from '@gramwise/engine/recipes/values.ts';
import { valuesOf } from './valuesOf.ts';

const positive = (size: number) => Number.isFinite(size) && size > 0;
const rises = (low: number, high: number) => Number.isFinite(high - low) && low <= high;

function isPossible(value: Value): boolean {
  switch (value.is) {
    case 'amount': {
      const { us = [], grams, milliliters, count, to } = value;
      const sizes = [grams, milliliters, count, to, ...us.map(([size]) => size)].filter(
        (size) => size !== undefined,
      );
      return sizes.length > 0 && sizes.every(positive) && rises(count ?? 0, to ?? count ?? 0);
    }
    case 'time':
      return value.low >= 0 && rises(value.low, value.high);
    case 'number':
      return rises(value.low, value.high);
    case 'length':
      return positive(value.centimeters) && positive(value.inches);
    default:
      return Number.isFinite(value.celsius) && Number.isFinite(value.fahrenheit);
  }
}

function isPossiblePan({ pan, count }: RecipePan): boolean {
  const sizes = Object.values(pan).filter((size) => typeof size === 'number');
  return [...sizes, count].every(positive) && Number.isInteger(count);
}

/** Where a recipe's facts have numbers that fit their types but cannot be, and that nothing else would refuse. */
export function impossible(facts: RecipeFacts): string[] {
  const { ingredients, times, servings = 1, pan, metric } = facts;
  const amounts = Object.entries(ingredients).flatMap(([where, { amount }]) =>
    amount ? [{ where, value: amount }] : [],
  );
  const waits = [times, metric?.times ?? {}].flatMap((all) =>
    Object.entries(all).map(([where, value]) => ({ where, value })),
  );
  const shares = Object.entries(ingredients).filter(([, { eaten = 1 }]) => !(eaten >= 0 && eaten <= 1));
  return [
    ...[...valuesOf(facts), ...amounts, ...waits]
      .filter(({ value }) => !isPossible(value))
      .map(({ where }) => where),
    ...shares.map(([key]) => `${key} eaten`),
    ...(Number.isInteger(servings) && servings > 0 && servings <= MAX_SERVINGS ? [] : ['servings']),
    ...(pan && !isPossiblePan(pan) ? ['pan'] : []),
    ...(metric && !isPossiblePan(metric.pan) ? ['metric pan'] : []),
  ];
}
