import type { AskAnswer } from './askAnswer.ts';
import { askCompared } from './askCompared.ts';
import type { SeveralReaders } from './askEach.ts';
import type { AskLexicon } from './askLexicon.ts';
import { askUnlikeSum } from './askUnlikeSum.ts';

/** What only the site answers of two amounts: which is more, or the sum of a weight and a volume. */
export const askBeside = (text: string, lexicon: AskLexicon, readers: SeveralReaders): AskAnswer | null =>
  askCompared(text, lexicon, readers) ?? askUnlikeSum(text, lexicon, readers);
