import type { ListedNames } from '../foods/match/listedNames.ts';
import type { AskLexicon } from './askLexicon.ts';
import type { AskContext } from './kitchenContext.ts';
import type { Question } from './readQuestion.ts';

/** The words of the language that a question is read in, and its names of foods. */
export interface AskLanguage {
  lexicon: AskLexicon;
  names: ListedNames;
}

/** A parsed question, with what it is answered from. */
export interface Asking extends AskLanguage {
  question: Question;
  context: AskContext;
}
