import { CUPS } from '../units/cups.ts';
import { type KitchenUnitId, UNITS } from '../units/units.ts';
import { US_MEASURES } from '../units/usMeasures.ts';
import { type MeasuredVolume, type MeasureSizes, measurerFor } from './spoons.ts';

const US_UNITS: readonly KitchenUnitId[] = ['cups', 'tablespoons', 'teaspoons'];
const METRIC_SPOONS: readonly KitchenUnitId[] = [
  'metric_tablespoon',
  'australian_tablespoon',
  'dessertspoon',
  'metric_teaspoon',
];

/** The cook's tablespoon. */
interface Spoons {
  tablespoon: KitchenUnitId;
}

export const isCup = (unit: KitchenUnitId): boolean => (CUPS as readonly KitchenUnitId[]).includes(unit);

/** The set of measures that a unit belongs to; null for units without a measure. */
function sizesFor(unit: KitchenUnitId, { tablespoon }: Spoons): MeasureSizes | null {
  if (US_UNITS.includes(unit)) return US_MEASURES;
  if (!isCup(unit) && !METRIC_SPOONS.includes(unit)) return null;
  const spoon = unit === 'australian_tablespoon' || tablespoon === 'australian_tablespoon' ? 20 : 15;
  return { cup: isCup(unit) ? UNITS[unit].size : null, tablespoon: spoon, teaspoon: 5 };
}

/**
 * An amount of a unit in the set of measures it belongs to: 1.6 cups are `1 1/2 cups + 2 tbsp`. Null where it has none.
 */
export function measureUnit(
  { value, unit }: { value: number; unit: KitchenUnitId },
  spoons: Spoons,
): MeasuredVolume | null {
  const sizes = sizesFor(unit, spoons);
  return sizes && measurerFor(sizes)(value * UNITS[unit].size);
}

/**
 * Whether measures answer a question in cups: they do if a cup is among them, or if the question named no unit. Who
 * asks for cups wants them even where a cook would measure with spoons: `0.18 cups`.
 */
export const answersInCups = ({ measures }: MeasuredVolume, named: boolean): boolean =>
  !named || measures.some(({ unit }) => unit === 'cup');
