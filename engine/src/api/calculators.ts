import { eggParts, eggSizes } from '../calculators/eggSizes.ts';
import { countEggs } from '../calculators/eggs.ts';
import { convertGelatin as convertMeasures } from '../calculators/gelatin.ts';
import { gelatinMeasures } from '../calculators/gelatinMeasures.ts';
import { fail, ok, type Result } from '../result.ts';

export { boilingPoint } from '../calculators/boilingPoint.ts';
export { type BrineError, type BrineSalt, brineSalt } from '../calculators/brine.ts';
export {
  type SugarError,
  type SugarReading,
  type SugarStageId,
  sugarStage,
} from '../calculators/sugarStages.ts';
export { convertYeast, type YeastError, type YeastKind } from '../calculators/yeast.ts';
export type { Result } from '../result.ts';

/**
 * How many eggs of a size weigh as much as so many of another, without their shells, unrounded. Sizes are ids such as `us-large`,
 * `eu-medium`, `ca-large`, `au-extraLarge` and `nz-large`; `part` is `whole`, `white` or `yolk`.
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
