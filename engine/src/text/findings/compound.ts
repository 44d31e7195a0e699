import { phraseAt } from '../../language/lexicon.ts';
import { skipSpace } from '../../language/tokens.ts';
import { areDifferentSystems, isMeasure, MEASURES, type MeasureId } from '../../units/measureWords.ts';
import { TABLESPOONS_IN_STICK } from '../../units/usMeasures.ts';
import type { Source } from '../source.ts';
import type { Finding } from './finding.ts';

/** Units abbreviated with a dot: `lb.`, `tsp.` */
const SHORT_UNIT = /^\p{L}{1,3}$/u;

/** How many of `unit` one `other` is; null if they cannot be added. */
function ratioOf(unit: MeasureId, other: MeasureId): number | null {
  const [a, b] = [MEASURES[unit], MEASURES[other]];
  if (a.kind === b.kind) return b.size / a.size;
  return unit === 'stick' ? b.size / (TABLESPOONS_IN_STICK * MEASURES.tbsp.size) : null;
}

/** `1 lb 2 oz`: less than one of the first unit, in a smaller unit of the same kind and system. */
export function continuesAmount({ unit: first }: Finding, { unit: more, values }: Finding): boolean {
  if (!isMeasure(first) || !isMeasure(more) || areDifferentSystems(first, more)) return false;
  const [a, b] = [MEASURES[first], MEASURES[more]];
  return a.kind === b.kind && b.size < a.size && (values.at(-1) ?? 0) * b.size < a.size;
}

function sum<Amount extends Finding>(first: Amount, more: Finding): Amount | null {
  const ratio = isMeasure(first.unit) && isMeasure(more.unit) ? ratioOf(first.unit, more.unit) : null;
  if (ratio === null) return null;
  const [extra = 0] = more.values;
  return { ...first, to: more.to, values: first.values.map((value) => value + extra * ratio) };
}

/** `1 lb 2 oz`, `2 lb. 3 oz.` as one amount, in the first unit; null if the second does not continue the first. */
export function joinAmounts<Amount extends Finding>(
  { tokens, lexicon }: Source,
  first: Amount,
  more: Finding,
): Amount | null {
  // After a whole word a dot ends a sentence: `Add 1 cup. 2 tbsp go in later.`
  const unit = tokens[first.to - 1]?.key ?? '';
  const isShort = SHORT_UNIT.test(unit) && !lexicon.list.shortUnits.map.has(unit);
  const beside = tokens
    .slice(first.to, more.from)
    .every(({ kind, key }) => kind === 'space' || (key === '.' && isShort) || key === ',');
  return beside && continuesAmount(first, more) ? sum(first, more) : null;
}

/** Whether only `+` or `plus` is between two amounts. */
export function isPlus({ tokens, lexicon }: Source, from: number, to: number): boolean {
  const at = skipSpace(tokens, tokens[from]?.key === '.' ? from + 1 : from);
  const next = tokens[at]?.key === '+' ? at + 1 : (phraseAt(tokens, at, lexicon.list.plus)?.next ?? null);
  return next !== null && skipSpace(tokens, next) === to;
}

/** `3/4 cup + 2 tbsp` as one amount, in the first unit; null if the second cannot be added. */
export const addAmounts = <Amount extends Finding>(
  source: Source,
  first: Amount,
  more: Finding,
): Amount | null => (isPlus(source, first.to, more.from) ? sum(first, more) : null);
