import { type Token, tokensOf } from '../language/tokens.ts';
import type { AskAnswer } from './askAnswer.ts';
import { askDifference } from './askDifference.ts';
import { askEach, type SeveralReaders } from './askEach.ts';
import type { AskLexicon } from './askLexicon.ts';
import { parseFactor } from './parseFactor.ts';
import { joinTokens, removeFirst, trimTokens } from './phraseRuns.ts';

/** The sum of amounts beside words that only ask for it: `250 g and 1/4 kg in total`; null for any other question. */
function askTotal(text: string, { list, recipe }: AskLexicon, { reask }: SeveralReaders): AskAnswer | null {
  let { tokens, found } = removeFirst(tokensOf(text), list.total);
  if (!found) return null;
  for (; found; ) ({ tokens, found } = removeFirst(tokens, list.total));
  // `suma 200 g y 1/4 kilo`
  const plus = (token: Token) => (recipe.list.plus.map.has(token.key) ? { ...token, text: '+' } : token);
  const left = trimTokens(tokens);
  const result = reask(joinTokens(left)) ?? reask(joinTokens(left.map(plus)));
  return result?.kind === 'amount' && result.given.kind === 'amounts' && result.given.amounts.length > 1
    ? { kind: 'answer', result, choices: [] }
    : null;
}

/** The answer for two amounts: their difference, or each of two foods; null for any other question. */
function askTwo(text: string, lexicon: AskLexicon, readers: SeveralReaders): AskAnswer | null {
  const result = askDifference(text, { lexicon, readers });
  if (result) return { kind: 'answer', result, choices: [] };
  const choices = askEach(text, lexicon, readers);
  return choices && { kind: 'choose', choices };
}

/** What questions with two numbers need, or with a word such as `twice`. */
export const severalNumbers = { askTotal, askTwo, parseFactor };
