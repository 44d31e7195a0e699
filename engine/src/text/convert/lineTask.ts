import type { RecipeLanguage } from '../../language/recipeWords/recipeWords.ts';
import { measureText } from '../../language/writing/measureText.ts';
import { writingOf } from '../../language/writing/writings.ts';
import {
  isMeasure,
  METRIC_ONLY_MEASURES,
  type MeasureId,
  US_ONLY_MEASURES,
} from '../../units/measureWords.ts';
import type { LineAmount, ReadLine } from '../line/readLine.ts';
import { type Edit, pastDot } from './edits.ts';
import { sumOf } from './lineBase.ts';
import { type LineFood, type LineOptions, target } from './lineTarget.ts';
import { eachOf } from './lineWords.ts';

/** An ingredient line to convert. */
export interface LineTask {
  text: string;
  language: RecipeLanguage;
  read: ReadLine;
  food: LineFood | null;
  options: LineOptions;
}

/** What changes in a line. */
export interface LinePlan {
  edits: Edit[];
  /** Grams by the lowest and the highest source, if a volume becomes a weight and they differ. */
  range: readonly [number, number] | null;
}

/** The measures of the wanted system that the other one does not have. */
export const wantedMeasures = ({ system }: LineOptions): ReadonlySet<MeasureId> =>
  system === 'metric' ? METRIC_ONLY_MEASURES : US_ONLY_MEASURES;

/** An amount for itself, in the wanted system. */
export function ownEdit({ text, language, food, options }: LineTask, amount: LineAmount): Edit[] {
  const base = sumOf([amount], options);
  const shown = base && isMeasure(amount.unit) ? target(amount.unit, base, food, options) : null;
  if (!shown) return [];
  const written = measureText(shown, writingOf(language)) + eachOf(text, amount, language);
  return [{ start: amount.start, end: pastDot(text, amount.end, true), text: written }];
}
