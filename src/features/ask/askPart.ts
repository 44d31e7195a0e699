import type { AskOutcome } from '@gramwise/engine/ask/ask.ts';
import type { AskContext } from '@gramwise/engine/ask/askContext.ts';
import type { AskReaders } from '@gramwise/engine/ask/readers.ts';
import type { FoodList } from '@gramwise/engine/foods/listedFood.ts';
import type { LimitedAskWords } from '@gramwise/engine/language/substituteLimits/substituteLimitWords.ts';
import type { Language } from '#catalogs/languages.ts';
import type { AskView } from './answerView.ts';
import type { AskMessages } from './messages.ts';
import type { WRITERS } from './partWriters.ts';

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
  write: typeof WRITERS;
}

/** What is shown, and what the search and other languages need to know of it. */
export interface PartAnswer {
  view: AskView;
  asked: Pick<AskOutcome, 'exact' | 'missing'>;
}
