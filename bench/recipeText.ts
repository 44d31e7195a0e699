import { readLine } from '../src/domain/recipeText/readLine.ts';
import { isMeasure } from '../src/domain/recipeText/units.ts';
import type { RecipeLanguage } from '../src/domain/recipeText/words/recipeWords.ts';

const BENCH_UNITS: Readonly<Record<string, string>> = { metric_pound: 'pfund' };

/** What a line says, in the form of the benchmark (`shared/paste/README.md`). */
export function parse(line: string, language: RecipeLanguage) {
  const { heading, amounts, food } = readLine(line, language);
  const main = amounts.find(({ role }) => role === 'main');
  const [low = null, high] = main?.values ?? [];
  const unit = main?.unit ?? null;
  return {
    quantity: low === null ? null : high === undefined ? low : ([low, high] as [number, number]),
    unit: unit === null ? null : (BENCH_UNITS[unit] ?? unit),
    ingredient: food,
    isHeading: heading,
    measured: isMeasure(unit),
  };
}
