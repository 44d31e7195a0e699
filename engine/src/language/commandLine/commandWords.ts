import type { KitchenUnitId } from '../../units/units.ts';
import type { HouseholdId } from '../../vessels/householdMeasures.ts';

/** Units that languages have words for; metric ones have symbols. */
export type NamedUnit = Exclude<
  KitchenUnitId,
  'milliliters' | 'centiliter' | 'deciliter' | 'liters' | 'milligram' | 'grams' | 'decagram' | 'kilograms'
>;

/** Why a command failed, apart from errors in questions. */
export type CommandFailure =
  | 'no-recipe'
  | 'no-parser'
  | 'several-recipes'
  | 'damaged'
  | 'archive'
  | 'not-text'
  | 'too-large'
  | 'too-long'
  | 'too-many-lines'
  | 'unreadable'
  | 'nothing-known'
  | 'no-file'
  | 'options';

/**
 * The texts of the command line in one language, with placeholders in braces. The ids of pieces, choices and hints are
 * type parameters.
 */
export interface CommandWords<
  Piece extends string = string,
  Choice extends string = string,
  Hint extends string = string,
> {
  units: Readonly<Record<NamedUnit, readonly [one: string, more: string]>>;
  inch: string;
  of: string;
  pieces: string;
  piece: Readonly<Partial<Record<Piece, string>>>;
  vessels: Readonly<Record<HouseholdId, string>>;
  measured: string;
  bySource: string;
  bySize: string;
  level: string;
  drained: string;
  also: string;
  exactly: string;
  gasMark: string;
  nearestGasMark: string;
  fan: string;
  thermostat: string;
  choose: Readonly<Record<Choice, string>>;
  hints: Readonly<Record<Hint, string>>;
  failures: Readonly<Record<CommandFailure, string>>;
  kept: string;
  servings: string;
  /** Before a yield in the recipe's own words, `{n}`. */
  makes: string;
  nutrition: {
    perServing: string;
    per100g: string;
    figures: Readonly<
      Record<
        | 'energy'
        | 'protein'
        | 'fat'
        | 'saturated'
        | 'carbohydrate'
        | 'sugars'
        | 'fiber'
        | 'sodium'
        | 'salt'
        | 'alcohol'
        | 'water',
        string
      >
    >;
    /** `{figure}` is the lower bound, where too little is known for a figure. */
    atLeast: string;
    known: string;
    notCounted: string;
    reasons: Readonly<
      Record<
        | 'no-amount'
        | 'unknown-food'
        | 'no-weight'
        | 'no-nutrients'
        | 'poured-away'
        | 'frying'
        | 'similar-food',
        string
      >
    >;
  };
  /** `{languages}` is replaced by the language codes. */
  help: string;
}
