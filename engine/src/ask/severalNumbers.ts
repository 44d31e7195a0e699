import type { AskAnswer } from './askAnswer.ts';
import { askCompared } from './askCompared.ts';
import { askDifference } from './askDifference.ts';
import { askEach, type SeveralReaders } from './askEach.ts';
import type { AskLexicon } from './askLexicon.ts';
import { parseFactor } from './parseFactor.ts';

/** The answer for two amounts: their difference, or each of two foods; null for any other question. */
function askTwo(text: string, lexicon: AskLexicon, readers: SeveralReaders): AskAnswer | null {
  const result = askDifference(text, { lexicon, readers });
  if (result) return { kind: 'answer', result, choices: [] };
  const choices = askEach(text, lexicon, readers);
  return choices && { kind: 'choose', choices };
}

/** What questions with two numbers need, or with a word such as `twice`. */
export const severalNumbers = { askCompared, askTwo, parseFactor };
