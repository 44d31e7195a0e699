import type { FormulaLine } from '@gramwise/engine/api/readFormula.ts';
import {
  type BakersFormula,
  bakersFormula,
  type FormulaError,
} from '@gramwise/engine/calculators/bakersFormula.ts';
import { parseQuantity } from '@gramwise/engine/quantity/parse.ts';
import { fail, type Result } from '@gramwise/engine/result.ts';
import type { LiveConfig } from '#tools/live/liveFields.ts';

export type BakersFields = { formula: string; total: string; hydration: string; starter: string };

/** A formula of thirty long lines. */
export const MAX_FORMULA_LENGTH = 2000;

export const bakersConfig = (example: string): LiveConfig<BakersFields> => ({
  start: { formula: example, total: '', hydration: '', starter: '100' },
  choices: {},
  lengths: { formula: MAX_FORMULA_LENGTH },
});

/** The number in a field; undefined while it is empty, NaN for what is none. */
function optional(text: string, decimal: '.' | ','): number | undefined {
  if (text.trim() === '') return undefined;
  return parseQuantity(text, decimal) ?? Number.NaN;
}

/** A percentage, whose sign may be typed. */
const percentIn = (text: string, decimal: '.' | ',') => optional(text.replace(/\s*%\s*$/u, ''), decimal);

/** The formula of lines that were read; null while there are none. */
export function computeFormula(
  { total, hydration, starter }: Omit<BakersFields, 'formula'>,
  lines: readonly FormulaLine[],
  decimal: '.' | ',',
): Result<BakersFormula, FormulaError> | null {
  if (lines.length === 0) return null;
  const water = percentIn(starter, decimal);
  // Only a starter needs its hydration, and 100 % is the usual one.
  if (Number.isNaN(water)) return fail('no-hydration');
  const parts = lines.flatMap(({ part }) => (part ? [{ hydration: water ?? 100, ...part }] : []));
  return bakersFormula(parts, { total: optional(total, decimal), hydration: percentIn(hydration, decimal) });
}
