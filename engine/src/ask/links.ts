import { skipSpace } from '../language/tokens.ts';
import { numberAt } from '../text/findings/numbers.ts';
import type { AskLexicon } from './askLexicon.ts';
import { phraseEnd, type Tokens } from './phraseRuns.ts';
import type { Target } from './target.ts';

/** A question split into its target unit and the rest. */
export interface QuestionParts {
  rest: Tokens;
  target: Target | null;
  targetText: string;
}

/** Signs between what is given and what is wanted: `2 cups flour = g`. */
export const ARROWS: ReadonlySet<string | undefined> = new Set(['=', '>', '→']);

export const isAmountAt = (tokens: Tokens, at: number, { recipe }: AskLexicon) =>
  numberAt(tokens, at, recipe) !== null;

/** Skips phrases such as `are in`, one after another, and a word such as `about`; null if there is none at `at`. */
export function skipLinkWords(tokens: Tokens, at: number, { list }: AskLexicon): number | null {
  let next = at;
  for (let steps = 0; steps < 3; steps++) {
    const from = skipSpace(tokens, next);
    const equals = tokens[from]?.key === '=' ? from + 1 : null;
    const end = equals ?? phraseEnd(tokens, from, list.has);
    if (end === null) break;
    next = end;
  }
  if (next === at) return null;
  const about = phraseEnd(tokens, skipSpace(tokens, next), list.fill) ?? next;
  return skipSpace(tokens, tokens[about]?.key === '.' ? about + 1 : about);
}
