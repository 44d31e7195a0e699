import type { AskOutcome } from '@gramwise/engine/ask/ask.ts';
import type { AskContext } from '@gramwise/engine/ask/askContext.ts';
import type { AskReaders } from '@gramwise/engine/ask/readers.ts';
import type { FoodList } from '@gramwise/engine/foods/listedFood.ts';
import type { LimitedAskWords } from '@gramwise/engine/language/substituteLimits/substituteLimitWords.ts';
import type { Language } from '#catalogs/languages.ts';
import type {
  formatAlso,
  formatAskedAmount,
  formatCount,
  formatPieces,
  formatShortAmount,
  formatUnrounded,
} from './answerAmounts.ts';
import type { AskView } from './answerView.ts';
import type { buildAskView, buildHint, choiceLabel, choicesTitle } from './askView.ts';
import type { AskMessages } from './messages.ts';
import type { linkToTool } from './toolLink.ts';

/** What every answer is written with; passed, so that code loaded before is not loaded again. */
interface PartWriters {
  buildAskView: typeof buildAskView;
  buildHint: typeof buildHint;
  formatAlso: typeof formatAlso;
  formatAskedAmount: typeof formatAskedAmount;
  formatCount: typeof formatCount;
  formatPieces: typeof formatPieces;
  formatShortAmount: typeof formatShortAmount;
  formatUnrounded: typeof formatUnrounded;
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
  words: readonly LimitedAskWords[];
  readers: AskReaders;
  write: PartWriters;
}

/** What is shown, and what the search and other languages need to know of it. */
export interface PartAnswer {
  view: AskView;
  asked: Pick<AskOutcome, 'exact' | 'missing'>;
}
