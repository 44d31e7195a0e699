import type { AskedNutrient } from '../language/askWords/askWords.ts';
import type { AmountAnswer } from './askAnswer.ts';

/** Nutrients per 100 g of a food: kilocalories, grams, and milligrams of sodium; null where no source lists them. */
export interface NutrientSource {
  /** Its NDB number; in a table other than the USDA's, its name there. */
  row: number | string;
  energy: number;
  protein: number;
  fat: number;
  saturated: number | null;
  carbohydrate: number;
  sugars: number | null;
  fiber: number | null;
  /** Milligrams. */
  sodium: number | null;
}

/** What an amount of a food holds. */
export interface NutrientAnswer {
  kind: 'nutrient';
  nutrient: AskedNutrient;
  of: AmountAnswer;
  /** Null where no source lists it, or weighs the amount: only in a choice. */
  found: {
    /** What the amount weighs. */
    grams: readonly number[];
    /** Kilocalories, grams, or milligrams of sodium in it, unrounded. */
    values: readonly number[];
    /** The source's row, as `NutrientSource` has it. */
    row: NutrientSource['row'];
  } | null;
}
