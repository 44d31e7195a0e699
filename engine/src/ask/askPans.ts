import type { PanShapeAnswer, PanSwapAnswer } from './askAnswer.ts';
import type { AskLexicon } from './askLexicon.ts';
import { askPanShape } from './panShape.ts';
import { askPanSwap } from './panSwap.ts';
import type { Question } from './parseQuestion.ts';

/** Reads a question for one pan instead of another, or for one of another shape; null for any other question. */
export const askPans = (question: Question, lexicon: AskLexicon): PanSwapAnswer | PanShapeAnswer | null =>
  askPanSwap(question, lexicon) ?? askPanShape(question, lexicon);
