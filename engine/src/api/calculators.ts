import {
  type BakersFormula,
  bakersFormula as computeFormula,
  type FormulaError,
} from '../calculators/bakersFormula.ts';
import { doughFoods } from '../calculators/doughFoods.ts';
import { eggParts, eggSizes } from '../calculators/eggSizes.ts';
import { countEggs } from '../calculators/eggs.ts';
import { convertGelatin as convertMeasures } from '../calculators/gelatin.ts';
import { gelatinMeasures } from '../calculators/gelatinMeasures.ts';
import type { FoodList } from '../foods/lists/foodList.ts';
import type { LanguagePack } from '../language/languagePack.ts';
import { fail, ok, type Result } from '../result.ts';
import { type FormulaLine, readFormula } from './readFormula.ts';

export { type AltitudeBand, type AltitudeChanges, altitudeChanges } from '../calculators/altitudeBaking.ts';
export type { BakersFormula, FormulaError } from '../calculators/bakersFormula.ts';
export { boilingPoint } from '../calculators/boilingPoint.ts';
export { type BrineError, type BrineSalt, brineSalt } from '../calculators/brine.ts';
export { type PortionError, type Portions, portions } from '../calculators/portions/portions.ts';
export {
  MAX_FRIES_CELSIUS,
  SAFE_TEMPERATURES,
  STRICTER_TEMPERATURE,
} from '../calculators/safeTemperatures.ts';
export {
  type SugarError,
  type SugarReading,
  type SugarStageId,
  sugarStage,
} from '../calculators/sugarStages.ts';
export { type DoughTemperatures, waterTemperature } from '../calculators/waterTemperature.ts';
export { convertYeast, type YeastError, type YeastKind } from '../calculators/yeast.ts';
export type { FoodList } from '../foods/lists/foodList.ts';
export type { LanguagePack } from '../language/languagePack.ts';
export type { Allergen } from '../recipes/allergens.ts';
export type { SubstituteDiet } from '../recipes/substituteLimits.ts';
export type { Result } from '../result.ts';
export type { SubstituteCaution } from '../substitutions/cautions.ts';
export type { Measured } from '../substitutions/measure.ts';
export { fillVessels, vesselsOf } from '../vessels/countedVessels.ts';
export type { FormulaLine } from './readFormula.ts';
export {
  type Substitute,
  type SubstituteError,
  type SubstituteSettings,
  type Substitutes,
  substitutesFor,
} from './substitutes.ts';

/**
 * How many eggs of a size weigh as much as a number of another, without their shells, unrounded. Sizes are ids such as
 * `us-large`, `eu-medium`, `ca-large`, `au-extraLarge` and `nz-large`; `part` is `whole`, `white` or `yolk`.
 *
 * Errors: 'unknown-size', 'unknown-part'; 'negative-amount' below 0 and for what is not a number; 'too-large' above
 * 100 kg.
 */
export function convertEggs(
  { count, from, to }: { count: number; from: string; to: string },
  part = 'whole',
): Result<number, 'unknown-size' | 'unknown-part' | 'negative-amount' | 'too-large'> {
  const sizes = eggSizes();
  const source = sizes.find(({ id }) => id === from);
  const target = sizes.find(({ id }) => id === to);
  const of = eggParts().find(({ id }) => id === part);
  if (!source || !target) return fail('unknown-size');
  if (!of) return fail('unknown-part');
  const counted = countEggs(count * source.grams * of.share, target, of);
  return counted.ok ? ok(counted.value.count) : counted;
}

/**
 * How many of a measure of gelatin set as much as an amount in another, unrounded. Measures are leaves by grade
 * (`sheet-gold`, `sheet-silver` ...), grams by bloom (`powder-200`, `powder-225`, `powder-250`), packets (`packet-us`,
 * `packet-de`) and `agar`, grams of which are counted by the liquid: it is another jelly.
 *
 * Errors: 'unknown-measure'; 'negative-amount' below 0 and for what is not a number; 'too-large'.
 */
export function convertGelatin(
  amount: number,
  from: string,
  to: string,
): Result<number, 'unknown-measure' | 'negative-amount' | 'too-large'> {
  const measures = gelatinMeasures();
  const source = measures.find(({ id }) => id === from);
  const target = measures.find(({ id }) => id === to);
  return source && target ? convertMeasures(amount, source, target) : fail('unknown-measure');
}

/** A formula's language and foods, and what to make of it. */
export interface FormulaSettings {
  language: LanguagePack;
  foods: FoodList;
  /** Grams of dough, and the hydration in percent; as typed by default. */
  total?: number;
  hydration?: number;
  /** Grams of water on 100 g of flour in starters that do not say their own; 100 by default. */
  starterHydration?: number;
}

/**
 * A dough typed line by line (`1 kg flour`, `65 % water`, `200 g levain`), in grams and baker's percentages by the
 * standard of the Bread Bakers Guild of America: all flour is 100 %, that of starters included. `lines` are those of
 * the text, `formula.parts` those with an amount, in order. Its hydration counts the water of milk, eggs, honey and
 * butter; an unknown food or water counts as dry.
 *
 * Errors: those of the rule: 'no-flour', 'negative-amount', 'too-large', 'no-hydration', 'no-water', 'too-dry'.
 */
export function bakersFormula(
  text: string,
  { language, foods, starterHydration = 100, ...wanted }: FormulaSettings,
): Result<{ lines: readonly FormulaLine[]; formula: BakersFormula }, FormulaError> {
  const lines = readFormula(text, { language, foods, roles: doughFoods() });
  const parts = lines.flatMap(({ part }) => (part ? [{ hydration: starterHydration, ...part }] : []));
  const formula = computeFormula(parts, wanted);
  return formula.ok ? ok({ lines, formula: formula.value }) : formula;
}
