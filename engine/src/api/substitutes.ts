import { isAnyFood } from '../foods/figures.ts';
import type { FoodList } from '../foods/lists/foodList.ts';
import { kitchenFor } from '../kitchens/kitchen.ts';
import type { CountryId } from '../kitchens/kitchens.ts';
import type { Allergen } from '../recipes/allergens.ts';
import type { SubstituteDiet } from '../recipes/substituteLimits.ts';
import { fail, ok, type Result } from '../result.ts';
import { cautionsFor, noSubstituteFor, type SubstituteCaution } from '../substitutions/cautions.ts';
import { factsOf } from '../substitutions/foodFacts.ts';
import type { Measured } from '../substitutions/measure.ts';
import { type Offer, offersFor } from '../substitutions/offers.ts';
import { sizeOf } from '../substitutions/scaleMeasured.ts';
import { SUBSTITUTION_SOURCES } from '../substitutions/table/sources.ts';

/** What is missing, and what its substitutes must fit. */
export interface SubstituteSettings {
  /** In any language: their weights compare cups, grams and pieces. */
  foods: FoodList;
  /** How much is missing; a usual amount by default. */
  amount?: Measured;
  /** Whose shops count: what they rarely have comes last. By default the US. */
  country?: CountryId;
  /** All of them must fit. */
  diets?: readonly SubstituteDiet[];
  /** None of them may be in it, by usual ingredients and by those that some brands add. */
  without?: readonly Allergen[];
}

/** A substitute, as published. */
export interface Substitute {
  /** The foods to use together, by id, each with its amount, unrounded. */
  uses: readonly { food: string; amount: Measured }[];
  /** The amount it replaces, where that is not the missing one: no source tells how the two compare. */
  replaces: Measured;
  /** What to do or to expect, such as `letStand`, `acidGone` or `halfOfEggs`: not to be left unsaid. */
  changes: readonly string[];
  allergens: readonly Allergen[];
  /** Who publishes it. */
  source: string;
}

export interface Substitutes {
  missing: Measured;
  /** The closest first. */
  substitutes: readonly Substitute[];
  /** How many more there are that do not fit. */
  hidden: number;
  /** What to say whatever replaces it: `canning`, `rawEggs`, `infants`. */
  cautions: readonly SubstituteCaution[];
}

export type SubstituteError =
  | 'unknown-food'
  | 'no-substitute'
  | 'must-not-be-replaced'
  | 'negative-amount'
  | 'too-large';

/** Grams, milliliters or pieces of one food that no kitchen has. */
const MAX_AMOUNT = 100_000;

const substituteOf = ({ row, uses, only, allergens }: Offer, missing: Measured): Substitute => ({
  uses: uses.map(({ food, amount }) => ({ food: food.id, amount })),
  replaces: only ?? missing,
  changes: row.changes,
  allergens,
  source: SUBSTITUTION_SOURCES[row.source].name,
});

/**
 * What replaces a food, with the amounts for what is missing, as extension services and manufacturers publish them,
 * named in `source`. `food` is an id as `findFood` gives it.
 *
 * Errors: 'unknown-food'; 'no-substitute' for a food that the tables do not have; 'must-not-be-replaced' for the salt
 * of ferments, for pectin, citric acid and gelatin (`convertGelatin`); 'negative-amount' below 0 and for what is not a
 * number; 'too-large' above 100 kg, liters or 100,000 pieces.
 */
export function substitutesFor(
  food: string,
  { foods, amount, country = 'us', diets = [], without = [] }: SubstituteSettings,
): Result<Substitutes, SubstituteError> {
  if (!isAnyFood(food)) return fail('unknown-food');
  if (noSubstituteFor(food)) return fail('must-not-be-replaced');
  const size = amount ? sizeOf(amount) : 0;
  if (!(size >= 0)) return fail('negative-amount');
  if (size > MAX_AMOUNT) return fail('too-large');
  const listed = new Map(foods.foods.map((each) => [each.id, each]));
  const factsById = (id: string) => {
    const found = listed.get(id);
    return found ? factsOf(found) : null;
  };
  const kitchen = kitchenFor(country);
  const found = offersFor(food, amount ?? null, { kitchen, factsOf: factsById, diets, without });
  if (!found) return fail('no-substitute');
  const { missing, offers, hidden } = found;
  return ok({
    missing,
    substitutes: offers.map((offer) => substituteOf(offer, missing)),
    hidden,
    cautions: cautionsFor(food),
  });
}
