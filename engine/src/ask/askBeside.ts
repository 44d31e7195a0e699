import type { AskAnswer } from './askAnswer.ts';
import { askCompared } from './askCompared.ts';
import type { SeveralReaders } from './askEach.ts';
import { askEqual } from './askEqual.ts';
import type { AskLexicon } from './askLexicon.ts';
import { askUnlikeSum } from './askUnlikeSum.ts';

/** What only the site answers of two amounts: which is more, whether one is the other, the sum of a weight and a volume. */
export const askBeside = (text: string, lexicon: AskLexicon, readers: SeveralReaders): AskAnswer | null =>
  askCompared(text, lexicon, readers) ??
  askEqual(text, lexicon, readers) ??
  askUnlikeSum(text, lexicon, readers);
