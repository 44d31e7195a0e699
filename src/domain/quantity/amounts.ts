import { extractMeasurements, type Measurement, parseIngredient } from 'parse-ingredient';
import { COUNTING_WORDS } from './kitchenAmount.ts';
import { NUMBER, RANGE_SIGN } from './notation.ts';
import { parseQuantity } from './parse.ts';

/** An amount in an ingredient line: its position, numbers and unit. */
export interface Amount {
  start: number;
  end: number;
  /** One number, or the two of a range. */
  values: readonly number[];
  /** The unit as written, '' for counted things. */
  unit: string;
  /** What parse-ingredient calls the unit; null for counted things. */
  unitId: string | null;
  type: Measurement['unitType'];
}

const OPTIONS = { round: false, additionalUOMs: COUNTING_WORDS } as const;
const COUNT = new RegExp(
  `(?<![\\p{L}\\d.,/])(${NUMBER})(?:${RANGE_SIGN}(${NUMBER}))?(?![\\d.,/%]|\\s?%)`,
  'gu',
);
const SIZES = new Set(['small', 'medium', 'large']);
/** The weight after one of these words is the size of one container, so it does not scale. */
const CONTAINERS = /^\s*(?:bag|block|bottle|box|can|carton|container|jar|pack|package|packet|tin)(?:e?s)?\b/;

/** Whether the amount counts things: `2`, `2 large`, `2 cloves`. */
function isCount(amount: Amount): boolean {
  return amount.type === 'count' || hasSize(amount);
}

/** Whether the unit is only a size (`2 large eggs`), so that the noun after it is counted. */
export function hasSize(amount: Amount): boolean {
  return SIZES.has(amount.unit);
}

function fromMeasurement(found: Measurement): Amount {
  return {
    start: found.startIndex,
    end: found.endIndex,
    values: found.quantity2 === null ? [found.quantity] : [found.quantity, found.quantity2],
    unit: found.unitOfMeasure,
    unitId: found.unitOfMeasureID,
    type: found.unitType,
  };
}

/** Joins `1 lb 2 oz` into one amount in pounds. */
function joinPounds(line: string, amounts: readonly Amount[]): Amount[] {
  const joined: Amount[] = [];
  for (const amount of amounts) {
    const last = joined.at(-1);
    const [pounds = 0, more] = last?.values ?? [];
    const [ounces = 0] = amount.values;
    const follows =
      last?.unitId === 'pound' && more === undefined && line.slice(last.end, amount.start) === ' ';
    if (last && follows && amount.unitId === 'ounce') {
      joined[joined.length - 1] = { ...last, end: amount.end, values: [pounds + ounces / 16] };
    } else joined.push(amount);
  }
  return joined;
}

/** Finds the count in `4–6 chicken thighs` or `Juice of 2 lemons`. */
function findCount(line: string): Amount | null {
  const [ingredient] = parseIngredient(line, OPTIONS);
  if (!ingredient || ingredient.quantity === null) return null;
  for (const match of line.matchAll(COUNT)) {
    const [text, ...numbers] = match;
    const values = numbers.flatMap((number) => (number ? [parseQuantity(number, '.') ?? 0] : []));
    if (Math.abs((values[0] ?? 0) - ingredient.quantity) > 1e-9) continue;
    return {
      start: match.index,
      end: match.index + text.length,
      values,
      unit: '',
      unitId: null,
      type: 'count',
    };
  }
  return null;
}

/** Whether an amount restates or continues the previous one, and so scales with it. */
function belongsTo(last: Amount, amount: Amount, line: string): boolean {
  const between = line.slice(last.end, amount.start);
  const isQuantity = amount.type === 'mass' || amount.type === 'volume';
  // `1 tbsp plus 1 tsp`, and the second end of `1 lb–2 lb`
  if (/(?:^|[\s(])(?:plus|and|\+)(?: about)? $|^(?: ?[–—-] ?| to )$/.test(between)) return isQuantity;
  // `250 g (2 cups)`
  if (!isCount(last)) return /^ \((?:about )?$/.test(between);
  // `2 onions (300 g)` is their total weight; `1 (400 g) tin` and `2 cans (400 g each)` are sizes
  if (!isQuantity || !/^[^\d(]*\((?:about )?$/.test(between)) return false;
  if (/^[^)]*\b(?:each|per)\b/.test(line.slice(amount.end))) return false;
  if (last.unitId !== null) return !CONTAINERS.test(last.unit);
  return !/^\s*\($/.test(between) && !CONTAINERS.test(between);
}

/**
 * The amounts in an ingredient line that scale with the recipe, in order: the first one and those that belong to it.
 * Sizes of pieces, cuts and cans are excluded. Empty if the line has no amount.
 */
export function findAmounts(line: string): Amount[] {
  const measured = joinPounds(line, extractMeasurements(line, OPTIONS).map(fromMeasurement));
  const head = measured.find((amount) => amount.start === 0) ?? findCount(line);
  if (!head) return [];
  const found = [head];
  let last = head;
  for (const amount of measured) {
    if (amount.start < last.end || !belongsTo(last, amount, line)) continue;
    found.push(amount);
    last = amount;
  }
  return found;
}
