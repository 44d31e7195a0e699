import type { AskOutcome, ask } from '@gramwise/engine/ask/ask.ts';
import type { AskContext } from '@gramwise/engine/ask/askContext.ts';
import type { askLexicon } from '@gramwise/engine/ask/askLexicon.ts';
import type { findLoneFood } from '@gramwise/engine/ask/loneFood.ts';
import type { sumInBaseUnits } from '@gramwise/engine/ask/usefulUnits.ts';
import type { FoodList } from '@gramwise/engine/foods/listedFood.ts';
import type { AskWords } from '@gramwise/engine/language/askWords/askWords.ts';
import type { Language } from '#catalogs/languages.ts';
import type { formatAskedAmount, formatShortAmount } from './answerAmounts.ts';
import type { AskView } from './answerView.ts';
import type { buildAskView, buildHint, choiceLabel, choicesTitle } from './askView.ts';
import type { AskMessages } from './messages.ts';
import type { linkToTool } from './toolLink.ts';

/** What every question is read with; passed, so that code loaded before is not loaded again. */
interface PartReaders {
  ask: typeof ask;
  askLexicon: typeof askLexicon;
  findLoneFood: typeof findLoneFood;
  sumInBaseUnits: typeof sumInBaseUnits;
}

/** What every answer is written with, passed likewise. */
interface PartWriters {
  buildAskView: typeof buildAskView;
  buildHint: typeof buildHint;
  formatAskedAmount: typeof formatAskedAmount;
  formatShortAmount: typeof formatShortAmount;
  choiceLabel: typeof choiceLabel;
  choicesTitle: typeof choicesTitle;
  linkToTool: typeof linkToTool;
}

/** A question, for code that answers one kind of questions and loads when one is asked. */
export interface PartQuestion {
  language: Language;
  messages: AskMessages;
  question: string;
  context: AskContext;
  /** The foods of the page's language, and the words of the loaded languages. */
  foods: FoodList;
  words: readonly AskWords[];
  readers: PartReaders;
  write: PartWriters;
}

/** What is shown, and what the search and other languages need to know of it. */
export interface PartAnswer {
  view: AskView;
  asked: Pick<AskOutcome, 'exact' | 'missing'>;
}
