import { phraseAt } from '../../language/lexicon.ts';
import { skipSpace, type Token } from '../../language/tokens.ts';
import type { AmountFinding, AmountRole, LengthFinding, RoleFinding } from '../findings/finding.ts';
import type { NumberedLine } from './lineFindings.ts';

/** A line's first amount and those around it, in order. */
export interface Cluster {
  amounts: RoleFinding[];
  /** The token after the last of them. */
  to: number;
}

/** A cluster under construction. */
export interface GrowingCluster {
  head: RoleFinding;
  others: readonly RoleFinding[];
  to: number;
  /** Where it ended when a length was skipped; -1 if there was none. */
  lengthTo: number;
  done: boolean;
}

/** The position at the end of a growing cluster. */
export interface ClusterEnd {
  line: NumberedLine;
  cluster: GrowingCluster;
  /** The next token after white space and the dot of a unit. */
  at: number;
  key: string;
}

/** Extends the cluster by what is at its end; null if the rule does not apply. */
export type ClusterRule = (end: ClusterEnd) => GrowingCluster | null;

export const addAmount = (
  { others, ...cluster }: GrowingCluster,
  finding: AmountFinding | LengthFinding,
  role: AmountRole,
): GrowingCluster => ({ ...cluster, others: [...others, { ...finding, role }], to: finding.to });

/** Skips a length, such as that of a piece, which is not an amount. */
export const skipLength = (cluster: GrowingCluster, { to }: LengthFinding): GrowingCluster => ({
  ...cluster,
  to,
});

/** Skips `about`, `=` and the like before an amount. */
function afterAbout({ tokens, lexicon: { list }, starts }: NumberedLine, at: number): number {
  let next = skipSpace(tokens, at);
  for (let steps = 0; steps < 5 && !starts.has(next); steps++) {
    const word =
      phraseAt(tokens, next, list.about) ??
      phraseAt(tokens, next, list.or) ??
      phraseAt(tokens, next, list.each) ??
      phraseAt(tokens, next, list.the);
    if (word) next = word.next;
    else if (/^[~=.:'≈@(]$/u.test(tokens[next]?.key ?? '')) next += 1;
    else break;
    next = skipSpace(tokens, next);
  }
  return next;
}

/** The number at token `at`, or after `about` and the like. */
export const numberNear = (line: NumberedLine, at: number) => line.starts.get(afterAbout(line, at));

/** The token that closes the parenthesis opened at `at`; the last token if none does. */
export function closingParenthesis(tokens: readonly Token[], at: number): number {
  let depth = 0;
  for (let index = at; index < tokens.length; index++) {
    if (tokens[index]?.key === '(') depth += 1;
    if (tokens[index]?.key === ')') depth -= 1;
    if (depth === 0) return index;
  }
  return tokens.length - 1;
}
