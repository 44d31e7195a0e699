import type { Kitchen } from '../kitchens/kitchen.ts';
import type { Allergen } from '../recipes/allergens.ts';
import type { SubstituteDiet } from '../recipes/substituteLimits.ts';
import { allergensIn, dietsOf, foodsIn } from './contains.ts';
import type { FoodFacts } from './foodFacts.ts';
import { MAX_SPOONS_ML, type Measured, parseMeasure } from './measure.ts';
import { forPantry } from './pantries.ts';
import { factorOf, scaleMeasured } from './scaleMeasured.ts';
import { type SubstitutionRow, substitutionsFor, usedIn } from './substitutions.ts';

/** A replacement for the amount that is missing. */
export interface Offer {
  row: SubstitutionRow;
  /** What to use, each with its amount. */
  uses: readonly { food: FoodFacts; amount: Measured }[];
  /** The amount it is for, where it cannot be that which is missing: the two are measured differently. */
  only: Measured | null;
  allergens: readonly Allergen[];
}

export interface Offers {
  food: FoodFacts;
  /** The amount that is replaced. */
  missing: Measured;
  offers: readonly Offer[];
  /** How many more there are that do not fit. */
  hidden: number;
}

export interface Wanted {
  /** All of them, where a question and the filter name one each. */
  diets: readonly SubstituteDiet[];
  without: readonly Allergen[];
}

interface Pantry {
  kitchen: Pick<Kitchen, 'country' | 'cup'>;
  /** Knows every food of the table. */
  factsOf: (id: string) => FoodFacts | null;
}

function fits(row: SubstitutionRow, { diets, without }: Wanted): boolean {
  const foods = foodsIn(row);
  const allergens = allergensIn(foods);
  const suited = dietsOf(foods);
  return (
    diets.every((diet) => suited.includes(diet)) && !without.some((allergen) => allergens.includes(allergen))
  );
}

/** From here on, amounts are published in cups. */
const MIN_CUP_ML = MAX_SPOONS_ML;

/**
 * The published amount; where cooks weigh, one that scales and jugs show instead of cups and ounces: 250 ml of what is
 * poured, else 100 g.
 */
function startingAmount(text: string, { liquid, density }: FoodFacts, { cup }: Pantry['kitchen']): Measured {
  const published = parseMeasure(text);
  const isVolume = published.kind === 'volume';
  const isForeign = isVolume ? published.milliliters >= MIN_CUP_ML : text.endsWith(' oz');
  if (cup !== null || !isForeign) return published;
  return isVolume && (liquid || density === null)
    ? { kind: 'volume', milliliters: 250 }
    : { kind: 'weight', grams: 100 };
}

/** What replaces an amount of a food, or a usual one if none is given. Null for a food without substitutes. */
export function offersFor(
  id: string,
  amount: Measured | null,
  { kitchen, factsOf, ...wanted }: Pantry & Wanted,
): Offers | null {
  const rows = forPantry(substitutionsFor(id), kitchen.country);
  const [first] = rows;
  const food = factsOf(id);
  if (!first || !food) return null;
  const missing = amount ?? startingAmount(first.for, food, kitchen);
  const offer = (row: SubstitutionRow): Offer => {
    const published = parseMeasure(row.for);
    const factor = factorOf(missing, published, food);
    return {
      row,
      uses: usedIn(row).flatMap(([used, text]) => {
        const facts = factsOf(used);
        return facts ? [{ food: facts, amount: scaleMeasured(parseMeasure(text), factor ?? 1) }] : [];
      }),
      only: factor === null ? published : null,
      allergens: allergensIn(foodsIn(row)),
    };
  };
  const fitting = rows.filter((row) => fits(row, wanted));
  return { food, missing, offers: fitting.map(offer), hidden: rows.length - fitting.length };
}
