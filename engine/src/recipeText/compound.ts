import { isMeasure, MEASURES } from '../units/measureWords.ts';
import type { Finding } from './finding.ts';
import type { Token } from './tokens.ts';

const measureOf = (finding: Finding) => (isMeasure(finding.unit) ? MEASURES[finding.unit] : null);

/** `1 lb 2 oz`: a smaller unit of the same kind. */
export function continues(first: Finding, more: Finding): boolean {
  const [a, b] = [measureOf(first), measureOf(more)];
  return a !== null && b !== null && a.kind === b.kind && b.size < a.size;
}

/** `1 lb 2 oz` as one amount, in the first unit; null if the second does not continue the first. */
export function joined<Amount extends Finding>(
  tokens: readonly Token[],
  first: Amount,
  more: Finding,
): Amount | null {
  const [a, b] = [measureOf(first), measureOf(more)];
  const beside = tokens.slice(first.to, more.from).every(({ kind }) => kind === 'space');
  if (!a || !b || !beside || !continues(first, more)) return null;
  const [extra = 0] = more.values;
  return { ...first, to: more.to, values: first.values.map((value) => value + (extra * b.size) / a.size) };
}
