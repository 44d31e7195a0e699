import { ask } from './ask.ts';
import { askLexicon } from './askLexicon.ts';
import { findLoneFood } from './loneFood.ts';
import { sidesOf } from './otherFood.ts';
import { answerChoice, parseIn } from './readInLanguage.ts';
import { targetAt } from './target.ts';
import { sumInBaseUnits } from './usefulUnits.ts';

/** What every question is read with; passed to what answers few, so that code loaded before is not loaded again. */
export const READERS = {
  ask,
  answerChoice,
  askLexicon,
  findLoneFood,
  parseIn,
  sidesOf,
  sumInBaseUnits,
  targetAt,
};

export type AskReaders = typeof READERS;
